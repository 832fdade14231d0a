# Fairness
m-fairness-5vmvis = 公平

# Mean queue
m-mean-queue-vz7ufn = 平均队列

# Packets that wait at the link, the one in transmission not counted: mean over time.
m-packets-that-wait-at-the-uyvbf7 = 在链路处等待的分组，不计正在传输的：按时间平均。

# Longest queue
m-longest-queue-sm825i = 最长队列

# The most packets that waited at the link at one time.
m-the-most-packets-that-waited-lrv9v5 = 同一时刻在链路处等待的最多分组数。

# Mean wait
m-mean-wait-9m6e3h = 平均等待

# How long a packet that the link sent had waited for its turn, on average, by Little’s law.
m-how-long-a-packet-that-m7oz1i = 链路所发送的分组平均等待了多久，依利特尔定律。

# Use of the link
m-use-of-the-link-sj9iri = 链路利用

# Part of what the link could have sent that it sent, all traffic together.
m-part-of-what-the-link-80qm05 = 链路实际发送占其所能发送的比例，所有流量合计。

# Loss
m-loss-tdd92y = 丢包

# Part of the packets that flows sent that was lost or dropped on the way.
m-part-of-the-packets-that-127mr7 = 各流发送的分组中途中丢失或被丢弃的比例。

# What receivers got in order, each packet once, of all the flows together.
m-what-receivers-got-in-order-d4p2vy = 接收方按序收到的内容，每个分组计一次，所有流合计。

# The throughput of a group as a part of that of all flows.
m-the-throughput-of-a-group-mkdupm = 一个组的吞吐量占所有流的比例。

# Jain’s index
m-jain-s-index-np9ur7 = Jain 指数

# How equal the throughputs of all flows are over the window: 1 is equal, 1/n is one flow has all.
m-how-equal-the-throughputs-of-3yoctn = 该时段内所有流的吞吐量有多相等：1 为相等，1/n 为一条流全占。

# CoV of the rate
m-cov-of-the-rate-jdll93 = 速率的变异系数

# Coefficient of variation of the packets that a flow sends per sample: mean of the flows; 0 is smooth.
m-coefficient-of-variation-of-the-uyz9pc = 一条流每个采样发送的分组数的变异系数：对各流取平均；0 为平滑。

# Mean round trip
m-mean-round-trip-8gfyjr = 平均往返时间

# Round-trip time that the senders measured, mean of the flows.
m-round-trip-time-that-the-s82s04 = 各发送方测得的往返时间，对各流取平均。

# Completion time
m-completion-time-2ojpvo = 完成时间

# From the first packet of a transfer to the ACK of its last one: mean of the transfers that are over.
m-from-the-first-packet-of-cubyyf = 从一次传输的第一个分组到最后一个分组的 ACK：对已完成的传输取平均。

# Times that flows cut their windows or rates: for lost packets, timeouts or marks.
m-times-that-flows-cut-their-b914rn = 各流削减窗口或速率的次数：因分组丢失、超时或标记。

# Times that a retransmission timer of a flow ran out.
m-times-that-a-retransmission-timer-ycrmou = 流的重传计时器到期的次数。

# Marks
m-marks-bkgwy1 = 标记

# Part of the packets arriving at the link that its queue marked (ECN).
m-part-of-the-packets-arriving-qlysic = 到达链路的分组中被其队列标记（ECN）的比例。

# A link that breaks it
m-a-link-that-breaks-it-yt747g = 使它失效的链路

# Starves itself
m-starves-itself-b454tc = 自己饿死

# It gets less than a quarter of what TCP gets in its place.
m-it-gets-less-than-a-r4yo9h = 它所得不到 TCP 在其位置所得的四分之一。

# Starves TCP
m-starves-tcp-igkuum = 饿死 TCP

# TCP beside it gets less than a quarter of what it gets beside TCP.
m-tcp-beside-it-gets-less-x98udl = 它旁边的 TCP 所得不到在 TCP 旁边时的四分之一。

# Loses much
m-loses-much-4dvply = 丢包很多

# It loses more than 5 % of its packets, and more than three times what TCP loses in its place.
m-it-loses-more-than-5-4wj6wa = 它丢失超过 5 % 的分组，且超过 TCP 在其位置所丢的三倍。

# Never settles
m-never-settles-35lep9 = 从不趋稳

# The CoV of its rate is above 1, and more than twice that of TCP in its place.
m-the-cov-of-its-rate-5k7wap = 其速率的变异系数大于 1，且超过 TCP 在其位置的两倍。

# Keeps the queue full
m-keeps-the-queue-full-4587ju = 使队列一直是满的

# On average less than a tenth of the buffer is free, and less than half of what TCP leaves free in its place.
m-on-average-less-than-a-02fm6z = 平均空闲的缓冲区不到十分之一，且不到 TCP 在其位置所留空闲的一半。

# Part of its packets that was lost or dropped.
m-part-of-its-packets-that-geinsb = 其分组中丢失或被丢弃的比例。

# TCP beside it
m-tcp-beside-it-g0bzqj = 旁边的 TCP

# What two TCP flows get beside two of it, of what they get beside two more of TCP: below 100 it takes from them.
m-what-two-tcp-flows-get-qbjgfm = 两条 TCP 流在两条它的流旁边所得，相对于在另两条 TCP 旁边所得：低于 100 表示它抢占了它们的份额。

# What the receivers of its flows got in order, after the warm-up.
m-what-the-receivers-of-its-bzkzm7 = 预热之后，其各流的接收方按序收到的内容。

# As its senders measured it, queue included.
m-as-its-senders-measured-it-47uie9 = 由其发送方测得，含排队。

# Of the whole link, beside TCP of half of it: mean over the links. Above 100 it takes from others.
m-of-the-whole-link-beside-d3utky = 占整条链路，有 TCP 在旁时占其一半：对各链路取平均。高于 100 表示它抢占别人的份额。

# As a multiple of the round trip with an empty queue: mean over the links.
m-as-a-multiple-of-the-3wqsxb = 队列为空时往返时间的倍数：对各链路取平均。

# Basic
m-basic-npfg7x = 基本

# Two flows of the entry on 10 Mbit/s, 50 ms and a buffer of one path: what every textbook draws.
m-two-flows-of-the-entry-rwyr07 = 参赛者的两条流，10 Mbit/s、50 ms、缓冲区等于一个路径容量：每本教科书都画的情形。

# Data centre
m-data-centre-tyumxo = 数据中心

# Eight flows on 1 Gbit/s within 0.2 ms; the switch marks while more than 20 packets wait, and drops beyond 100.
m-eight-flows-on-1-gbit-uyduq2 = 1 Gbit/s、0.2 ms 之内的八条流；等待超过 20 个分组时交换机标记，超过 100 个时丢弃。

# Rate, round trip, buffer, losses and number of flows are drawn from the seed of the race.
m-rate-round-trip-buffer-losses-d7mfy0 = 速率、往返时间、缓冲区、丢包和流数都由竞赛的种子抽取。

# Long and fat
m-long-and-fat-ilz7rp = 长而肥（long fat）

# Two flows on 40 Mbit/s across 180 ms, a third of a path in the buffer: one packet a round trip is slow here.
m-two-flows-on-40-mbit-80kbn9 = 40 Mbit/s、180 ms 上的两条流，缓冲区为路径容量的三分之一：在这里每个 RTT 一个分组很慢。

# Mobile
m-mobile-h7r72v = 移动网络

# One flow on a trace of our own making: 9 Mbit/s, nothing, and all between, with a deep buffer.
m-one-flow-on-a-trace-rh68vh = 我们自制轨迹上的一条流：9 Mbit/s、零以及介于其间的一切，缓冲区很深。

# Shared with TCP
m-shared-with-tcp-ngnfoj = 与 TCP 分享

# Two flows of the entry beside two of TCP (SACK): who takes what from whom.
m-two-flows-of-the-entry-9exi00 = 参赛者的两条流与两条 TCP（SACK）流并行：谁抢占谁的份额。

# All links
m-all-links-wywfi5 = 所有链路

# Means over all links. On each a rule stands elsewhere: look at the links one by one before you believe a mean of them.
m-means-over-all-links-on-w42jnl = 对所有链路的平均。规则在每条链路上位置各异：相信平均之前，请逐条查看链路。

# Windows
m-windows-1qfh56 = 窗口

# Let them race
m-let-them-race-q6b22l = 让它们竞赛

# not run yet
m-not-run-yet-p91jtx = 尚未运行

# The experiment
m-the-experiment-2k46dr = 实验

# What varies
m-what-varies-ql8hi9 = 变量

# Drawn as
m-drawn-as-6bqyz1 = 绘制为

# Lines
m-lines-2bghr0 = 折线

# Map
m-map-j1sac1 = 热图

# Seeds
m-seeds-qulbql = 种子

# Number of seeds
m-number-of-seeds-inovtj = 种子数

# Theory
m-theory-8015wo = 理论

# Beside it
m-beside-it-znh3pw = 旁边显示

# Theory’s curve
m-theory-s-curve-82ksob = 理论曲线

# Over time
m-over-time-dwnlvg = 随时间

# Mean of the seeds
m-mean-of-the-seeds-cbbclg = 各种子的平均

# With up to six points their runs can be drawn over time in one figure, a line each.
m-with-up-to-six-points-54rczz = 至多六个点时，可在一幅图中随时间绘制它们的运行，每个一条线。

# What must hold
m-what-must-hold-7ioyyl = 必须成立的

# Must hold
m-must-hold-p8wm5x = 必须成立

# Add a statement
m-add-a-statement-gknely = 添加论断

# Title and file
m-title-and-file-16xvz6 = 标题与文件

# Vary
m-vary-i70tb9 = 改变

# Vary as well
m-vary-as-well-092glx = 同时改变

# choose a setting
m-choose-a-setting-ga8fu7 = 选择一项设置

# Open a file
m-open-a-file-n8kdq4 = 打开文件

# Measures
m-measures-p5kctg = 指标

# Measured of each run
m-measured-of-each-run-tqho5e = 每次运行所测

# Add a measure…
m-add-a-measure-933g2j = 添加指标…

# all sources
m-all-sources-1xgpku = 所有流量源

# Find a measure
m-find-a-measure-jb7f3p = 查找指标

# Find a measure: fairness, delay, window
m-find-a-measure-fairness-delay-ozavdp = 查找指标：公平、时延、窗口

# This experiment cannot be opened
m-this-experiment-cannot-be-opened-pmru3l = 无法打开此实验

# The playground
m-the-playground-whrcup = 实验场

# Where this is
m-where-this-is-agtdq4 = 所在位置

# Experiment
m-experiment-h34eia = 实验

# Change it
m-change-it-bamrei = 更改

# Open this run
m-open-this-run-15usee = 打开这次运行

# One seed is enough
m-one-seed-is-enough-ie3nfk = 一个种子就够

# JSON lines
m-json-lines-slfesw = JSON 行

# File
m-file-bygjtv = 文件

# Another 10 seeds
m-another-10-seeds-2deaer = 再加 10 个种子

# List
m-list-360n8h = 列表

# Range
m-range-98uyr6 = 范围

# from
m-from-5kc5th = 从

# points
m-points-gbpj2e = 点数

# Logarithmic
m-logarithmic-hkz89w = 对数

# Values
m-values-37f3h7 = 取值

# Add
m-add-7rv3f8 = 添加

# choose
m-choose-jp6mgw = 选择

# on
m-on-qyxx3k = 开

# On paper
m-on-paper-9nkgsy = 纸面

# What varied
m-what-varied-mfeg3o = 改变了什么

# What was measured of each run
m-what-was-measured-of-each-cqdmx9 = 每次运行测量了什么

# What was assumed
m-what-was-assumed-621cmk = 作了哪些假设

# The same again
m-the-same-again-gzezem = 重做一次

# Its link is too long for paper. The file of the experiment holds all of it.
m-its-link-is-too-long-3vqaxh = 链接太长，无法印在纸上。实验文件包含全部内容。

# Stretch
m-stretch-1286oa = 时段

# Measured
m-measured-tbee81 = 测得

# from, s
m-from-s-r1lzva = 从，s

# The runs end there. What comes before counts as warm-up.
m-the-runs-end-there-what-4q7onc = 运行在那里结束。之前的部分算作预热。

# What the seeds tell
m-what-the-seeds-tell-xobqtp = 各种子说明什么

# The race
m-the-race-cw5dgh = 竞赛

# Who races
m-who-races-0pjpjt = 参赛者

# Add a built-in scheme
m-add-a-built-in-scheme-xber4c = 添加内置方案

# choose…
m-choose-btd21e = 选择…

# Runs of each entry on each link
m-runs-of-each-entry-on-1prc15 = 每个参赛者在每条链路上的运行次数

# The first seed
m-the-first-seed-cy4yd3 = 首个种子

# Drawn 1
m-drawn-1-3qaq70 = 抽取 1

# Drawn 2
m-drawn-2-4k9j9x = 抽取 2

# What was handed in
m-what-was-handed-in-scw9p5 = 已提交的内容

# What a class hands in
m-what-a-class-hands-in-dahv9t = 全班提交的内容

# Rules or links with a rule, names in front; or drop a table here
m-rules-or-links-with-a-wv81r1 = 规则或含规则的链接，前面写姓名；或把表格拖到这里

# Reading…
m-reading-9n9lzb = 正在读取…

# or a file
m-or-a-file-s7wf03 = 或一个文件

# This race cannot be opened
m-this-race-cannot-be-opened-tgiv2f = 无法打开此竞赛

# A new race
m-a-new-race-sa7szv = 新的竞赛

# Race
m-race-44yhmg = 竞赛

# Nobody races yet: add a rule or a built-in scheme.
m-nobody-races-yet-add-a-vdwvun = 还没有参赛者：请添加规则或内置方案。

# The first points come when every link has run once.
m-the-first-points-come-when-6f9le2 = 每条链路都运行一次之后，才会出现第一批点。

# No run is over yet.
m-no-run-is-over-yet-ow477b = 还没有运行完成。

# Means over the seeds ± their 95 % interval (Student’s t). Press a head to sort by it; a third press brings the order of the race back.
m-means-over-the-seeds-their-2ayzxc = 各种子的平均 ± 95 % 置信区间（学生 t）。点按表头按该列排序；第三次点按恢复竞赛的顺序。

# Entry
m-entry-7hq90z = 参赛者

# By name
m-by-name-68pofr = 按名称

# runs
m-runs-79oz7f = 运行

# Links that break
m-links-that-break-vnhg18 = 使之失效的链路

# What counts as breaking
m-what-counts-as-breaking-cwa39o = 什么算作失效

# Open the run
m-open-the-run-hhur57 = 打开运行

# The card of a rule
m-the-card-of-a-rule-cqswya = 规则的卡片

# What the papers measure of a scheme, of the rule in its place: its rate beside TCP under the same losses, how smooth it is, how fast it takes what becomes free (f(k)) and gives way, and how soon two of it share. Or try it in random networks, and see what breaks it.
m-what-the-papers-measure-of-3eh8w6 = 用规则代替方案，测量论文对方案所测的内容：相同丢包下与 TCP 并行时的速率、有多平滑、占用空出带宽（f(k)）和退让有多快，以及两条它的流多快达到均分。或在随机网络中试验它，看看什么使它失效。

# Of
m-of-t3qsnc = 对象

# Measure it
m-measure-it-cv9xs8 = 测量

# Find a link that breaks it
m-find-a-link-that-breaks-n5l4k9 = 寻找使它失效的链路

# Tsao et al., Table 3
m-tsao-et-al-table-3-l8ttrh = Tsao 等，表 3

# Non-historical
m-non-historical-88nmbr = 无历史

# fixed
m-fixed-dxjyt5 = 固定

# variable
m-variable-6zwyrp = 可变

# Scheme
m-scheme-7fvnhe = 方案

# Loss events
m-loss-events-ma6pt7 = 丢包事件

# There is no score. Every known single number for throughput and delay is won by whoever starves the others: read the plane together with Fairness and with what TCP gets beside it.
m-there-is-no-score-every-crupxb = 这里没有总分。任何已知的吞吐量与时延的单一数值，都会由饿死别人者胜出：请把平面图与公平以及旁边的 TCP 所得一起阅读。

# {why} This tab keeps it meanwhile.
m-why-this-tab-keeps-it-9gwcxj = { $why }暂由此标签页保存。

# the axis
m-the-axis-4glt6t = 作为横轴

# a row each
m-a-row-each-nxhwrt = 每个一行

# a line each
m-a-line-each-2hhh1r = 每个一条线

# Columns and rows the other way round
m-columns-and-rows-the-other-tvyzfc = 行列互换

# Axis and lines the other way round
m-axis-and-lines-the-other-54kchs = 横轴与折线互换

# {statement}, in {percent} % of the seeds
m-statement-in-percent-of-the-cx3ilx = { $statement }，在 { $percent } % 的种子中成立

# As in lessons, of what is measured: <queue>mean-queue()</queue>, or <use>link-use()</use>, of a group <group>loss()</group>. At every point, in every seed.
m-as-in-lessons-of-what-10ikxn = 写法与课程相同，针对所测的量：<queue>mean-queue()</queue> 或 <use>link-use()</use>，某一组的则为 <group>loss()</group>。在每个点、每个种子上都检验。

# As in lessons, of what is measured: <queue>mean-queue()</queue>, or <use>link-use()</use>. At every point, in every seed.
m-as-in-lessons-of-what-3w5kc7 = 写法与课程相同，针对所测的量：<queue>mean-queue()</queue> 或 <use>link-use()</use>。在每个点、每个种子上都检验。

# The same file runs on the command line: <code>npm run --silent experiment -- FILE.json</code>.
m-the-same-file-runs-on-4ey6yc = 同一文件也可在命令行运行：<code>npm run --silent experiment -- FILE.json</code>。

# {runs}, of one seed.
m-runs-of-one-seed-fejyzn = { $runs }，使用一个种子。

# {runs}, each with another seed.
m-runs-each-with-another-seed-dooi2w = { $runs }，各用不同的种子。

# {runs}: {points} points of one seed. What is left to chance is not seen.
m-runs-points-points-of-one-zchkyz = { $runs }：{ $points } 个点，使用一个种子。看不出随机性的影响。

# {runs}: {points} points, each with the same {seeds} seeds, so that differences are compared seed by seed.
m-runs-points-points-each-with-8o558q = { $runs }：{ $points } 个点，每个点使用相同的 { $seeds } 个种子，因此可逐个种子比较差异。

# at most {most} MB are read
m-at-most-most-mb-are-oprsov = 至多读取 { $most } MB

# {file}: {why}. Nothing was changed.
m-file-why-nothing-was-changed-sjppub = { $file }：{ $why }。没有任何更改。

# Of which flows: {measure}
m-of-which-flows-measure-5xa874 = 哪些流：{ $measure }

# At which bottleneck: {measure}
m-at-which-bottleneck-measure-2y9tlw = 在哪个瓶颈：{ $measure }

# back {number}
m-back-number-ni8eip = 反向路径 { $number }

# Of which source: {measure}
m-of-which-source-measure-7uba52 = 哪个流量源：{ $measure }

# {first}. {next}
m-first-next-pssdze = { $first }。{ $next }

# Varied of it: {varied}.
m-varied-of-it-varied-j36qw3 = 其中改变：{ $varied }。

# Nothing varies yet: choose a setting under <b>What varies</b>, or press <i>Vary…</i> beside a control of the playground.
m-nothing-varies-yet-choose-a-lvoq73 = 还没有改变任何设置：请在<b>变量</b>下选择一项设置，或在实验场的控件旁点按<i>改变…</i>。

# Dotted: theory, from what is set alone, without any run. {forms}. R: the round trip with an empty queue.
m-dotted-theory-from-what-is-re05k2 = 虚点：理论值，只由设置得出，无需运行。{ $forms }。R：队列为空时的往返时间。

# Over time, {what}
m-over-time-what-6yas0y = 随时间，{ $what }

# What writes Parquet could not be fetched: is there a network?
m-what-writes-parquet-could-not-xgnyzj = 无法取得写入 Parquet 的部分：网络是否连通？

# seed {seed}
m-seed-seed-sbd5uz = 种子 { $seed }

# mean of the first {count} seeds; pale: its 95 % interval
m-mean-of-the-first-count-3xdxjk = 前 { $count } 个种子的平均；浅色：其 95 % 区间

# mean of {count} seeds; pale: its 95 % interval
m-mean-of-count-seeds-pale-mpqtqb = { $count } 个种子的平均；浅色：其 95 % 区间

# Values of {name}
m-values-of-name-6269wx = { $name } 的取值

# Values, with commas between, {unit}
m-values-with-commas-between-unit-hieaef = 取值，以逗号分隔，{ $unit }

# Values, with commas between
m-values-with-commas-between-3z8izx = 取值，以逗号分隔

# {label}, {unit}
m-label-unit-fn318x = { $label }，{ $unit }

# Leave out {name}
m-leave-out-name-qxfpf5 = 去掉 { $name }

# {setting}: {values}
m-setting-values-k9yexl = { $setting }：{ $values }

# Sawtooth, engine {engine}: the same scenario and seed give the same run, to the last bit.
m-sawtooth-engine-engine-the-same-a8bcv5 = Sawtooth，引擎 { $engine }：同一场景同一种子给出同样的运行，每个比特都相同。

# Seeds: seed {from}, the same at every point; {runs} in all
m-seeds-seed-from-the-same-qr3hc2 = 种子：种子 { $from }，每个点都相同；共 { $runs }

# Seeds: seeds {from} to {to}, the same at every point; {runs} in all
m-seeds-seeds-from-to-to-4tazj1 = 种子：种子 { $from } 至 { $to }，每个点都相同；共 { $runs }

# What comes before {warmup} s is warm-up; the runs end at {end} s.
m-what-comes-before-warmup-s-lkcuer = { $warmup } s 之前为预热；运行在 { $end } s 结束。

# The seeds are independent draws of the same experiment. An interval is the mean ± Student’s t times s/√n, 95 %, two-sided: it takes the values as nearly normal, and where the median lies outside of it they are skewed.
m-the-seeds-are-independent-draws-iebv81 = 各种子是同一实验的独立抽样。区间为平均 ± 学生 t 乘以 s/√n，95 %，双侧：它假定数值近似正态分布；若中位数落在区间之外，则分布是偏斜的。

# Two points are compared seed by seed: a difference is told where its interval does not hold 0.
m-two-points-are-compared-seed-j621c8 = 两个点逐个种子比较：差值的区间不含 0 时，才报告有差异。

# One seed: no interval can be given.
m-one-seed-no-interval-can-y6u3mu = 只有一个种子：无法给出区间。

# ACKs wait in no queue and none is lost.
m-acks-wait-in-no-queue-iccsha = ACK 不排队，也不会丢失。

# What is not named above is as the format has it where nothing is said (docs/scenario.md).
m-what-is-not-named-above-rr9ww6 = 以上未列出的，均为格式中不写时的默认值（docs/scenario.md）。

# The address could not be written.
m-the-address-could-not-be-eadw04 = 无法写入地址。

# This experiment cannot be opened.
m-this-experiment-cannot-be-opened-ym3qu5 = 无法打开此实验。

# {why}. Nothing was changed.
m-why-nothing-was-changed-y2bzcv = { $why }。没有任何更改。

# {name} begins at {time}: the means hold time without it.
m-name-begins-at-time-the-yqusbq = { $name } 从 { $time } 开始：平均值包含没有它的时间。

# Measure from {time}
m-measure-from-time-lrefw8 = 从 { $time } 起测量

# Of one seed.
m-of-one-seed-nipxxp = 使用一个种子。

# Mean over {seeds} seeds ± its 95 % interval (Student’s t).
m-mean-over-seeds-seeds-its-wcw1w1 = { $seeds } 个种子的平均 ± 95 % 区间（学生 t）。

# Mean over {seeds} seeds ± its 95 % interval (Student’s t); below it the difference from the first row, seed by seed.
m-mean-over-seeds-seeds-its-fdrazm = { $seeds } 个种子的平均 ± 95 % 区间（学生 t）；下方为与第一行的差值，逐个种子比较。

# {measure}, {unit}
m-measure-unit-qihbyr = { $measure }，{ $unit }

# none: {why}
m-none-why-dzlgr3 = 无：{ $why }

# {known} of {seeds} seeds
m-known-of-seeds-seeds-1pvrbz = { $seeds } 个种子中的 { $known } 个

# theory
m-theory-ok287c = 理论

# {measure}: {forms}
m-measure-forms-50q78u = { $measure }：{ $forms }

# Jain
m-jain-vpaq0b = Jain

# % of its fair part
m-of-its-fair-part-j1ngg0 = 占公平份额的 %

# × empty
m-empty-z6jalj = × 空路径

# Begin from
m-begin-from-6t1bge = 起点

# a rule of your own
m-a-rule-of-your-own-v54xbi = 自己的规则

# What may be meant
m-what-may-be-meant-y30cu8 = 可能的意思

# a param of this rule
m-a-param-of-this-rule-h5vqyk = 此规则的参数

# set by this rule
m-set-by-this-rule-hahebe = 由此规则设定

# Its card, and links that break it
m-its-card-and-links-that-sz7i4s = 它的卡片，以及使它失效的链路

# grey: TCP
m-grey-tcp-yfps1v = 灰色：TCP
