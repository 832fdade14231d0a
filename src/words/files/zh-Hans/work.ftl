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
m-use-of-the-link-sj9iri = 链路利用率

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

# Leave out {name}
m-leave-out-name-qxfpf5 = 去掉 { $name }

# {setting}: {values}
m-setting-values-k9yexl = { $setting }：{ $values }

# Sawtooth, engine {engine}: the same scenario and seed give the same run, to the last bit.
m-sawtooth-engine-engine-the-same-a8bcv5 = Sawtooth，引擎 { $engine }：同一情景同一种子给出同样的运行，每个比特都相同。

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

# {name}, {unit}
m-name-unit-0oxtqi = { $name }，{ $unit }

# Without {name}
m-without-name-8rp5zc = 去掉 { $name }

# The links <i>Drawn 1</i> and <i>Drawn 2</i> are drawn from the first seed: with another one nobody knows them before.
m-the-links-i-drawn-1-53y7a2 = 链路<i>抽取 1</i>和<i>抽取 2</i>由首个种子抽取：换一个种子，事先就没有人知道它们。

# An empty line ends a rule.
m-an-empty-line-ends-a-tc0rq8 = 空行表示一条规则结束。

# Nothing leaves this page; names stay here and in its link.
m-nothing-leaves-this-page-names-is3tyt = 任何内容都不会离开本页；姓名只留在这里和它的链接中。

# 1 rule read.
m-1-rule-read-8gzv54 = 已读取 1 条规则。

# {count} rules read.
m-count-rules-read-hf711h = 已读取 { $count } 条规则。

# 1 broken one: the table says why.
m-1-broken-one-the-table-9431d6 = 1 条有错：原因见表格。

# {count} broken ones: the table says why.
m-count-broken-ones-the-table-hspd5v = { $count } 条有错：原因见表格。

# The first {count} race: a race has at most {most} entries.
m-the-first-count-race-a-sl1t1d = 前 { $count } 条参赛：一次竞赛至多 { $most } 个参赛者。

# {count} handed in twice.
m-count-handed-in-twice-kwwmcb = { $count } 条重复提交。

# {count} more left out: the first {most} are read.
m-count-more-left-out-the-ic1kaa = 另外 { $count } 条略去：只读取前 { $most } 条。

# 1 line passed over, longer than {most} characters.
m-1-line-passed-over-longer-qzbuxf = 跳过 1 行，超过 { $most } 个字符。

# {count} lines passed over, longer than {most} characters.
m-count-lines-passed-over-longer-6d6wzy = 跳过 { $count } 行，超过 { $most } 个字符。

# this link cannot be opened
m-this-link-cannot-be-opened-p6bc9o = 无法打开此链接

# Boxes: 95 % intervals over the seeds. Dashed: the hull, which nobody stands above. A press on a mark opens its run on the first link.
m-boxes-95-intervals-over-the-46aym0 = 方框：各种子的 95 % 区间。虚线：包络线，没有谁在它之上。点按标记可打开其在第一条链路上的运行。

# Boxes: 95 % intervals over the seeds. Dashed: the hull, which nobody stands above. A press on a mark opens its run.
m-boxes-95-intervals-over-the-p640h8 = 方框：各种子的 95 % 区间。虚线：包络线，没有谁在它之上。点按标记可打开其运行。

# {name}: throughput against round trip of {count} entries; the table below has the numbers
m-name-throughput-against-round-trip-sulb8m = { $name }：{ $count } 个参赛者的吞吐量与往返时间；数值见下表

# {axis}; better: up and to the left
m-axis-better-up-and-to-9lfy82 = { $axis }；越靠左上越好

# This race cannot be opened.
m-this-race-cannot-be-opened-3fm8y3 = 无法打开此竞赛。

# {name} in numbers
m-name-in-numbers-c9ncn9 = { $name } 的数值

# One by one:
m-one-by-one-xjaauu = 逐条：

# Links that break {rule}
m-links-that-break-rule-qkkhb6 = 使 { $rule } 失效的链路

# Links that break <rule>it</rule>
m-links-that-break-rule-it-8fj90k = 使<rule>它</rule>失效的链路

# Each runs twice, with the rule and with TCP (SACK) in its place: where TCP fails as well, it is the network.
m-each-runs-twice-with-the-kqfz49 = 每个网络运行两次，一次用该规则，一次由 TCP（SACK）代替：若 TCP 也失效，就是网络的问题。

# Open the run: {network}
m-open-the-run-network-8cc75n = 打开运行：{ $network }

# Why? {network}
m-why-network-8tivbq = 为什么？{ $network }

# The run has failed: {why}
m-the-run-has-failed-why-ebswyk = 运行失败：{ $why }

# No network has been tried yet.
m-no-network-has-been-tried-65k5a2 = 还没有试过任何网络。

# {failure} in {count}
m-failure-in-count-wkguhh = { $failure }（{ $count } 个）

# None of {networks} networks breaks it.
m-none-of-networks-networks-breaks-cucspt = { $networks } 个网络中没有一个使它失效。

# None of {tried} that have been tried, of {networks} networks breaks it.
m-none-of-tried-that-have-0k4e9v = 在 { $networks } 个网络中已试的 { $tried } 个里，没有一个使它失效。

# 1 of {networks} networks breaks it: it {kinds}.
m-1-of-networks-networks-breaks-nf9yku = { $networks } 个网络中有 1 个使它失效：{ $kinds }。

# 1 of {tried} that have been tried, of {networks} networks breaks it: it {kinds}.
m-1-of-tried-that-have-hpsw86 = 在 { $networks } 个网络中已试的 { $tried } 个里，有 1 个使它失效：{ $kinds }。

# {count} of {networks} networks break it: it {kinds}.
m-count-of-networks-networks-break-4hgv5v = { $networks } 个网络中有 { $count } 个使它失效：{ $kinds }。

# {count} of {tried} that have been tried, of {networks} networks break it: it {kinds}.
m-count-of-tried-that-have-mdth7v = 在 { $networks } 个网络中已试的 { $tried } 个里，有 { $count } 个使它失效：{ $kinds }。

# The worst first: where most of these come together, then where one is furthest beyond its bound.
m-the-worst-first-where-most-jony2h = 最差的在前：先看同时出现的种类最多的，再看超出界限最远的。

# Fairness by
m-fairness-by-iw3p3t = 公平的依据

# Step of the climb
m-step-of-the-climb-ekm9gu = 增长的步长

# Curve of the climb
m-curve-of-the-climb-yk9g5r = 增长的曲线

# Memory of the fall
m-memory-of-the-fall-8ij949 = 降低的记忆

# Its place in the taxonomy of <table>Tsao et al., Table 3</table>, read off a run alone with one packet in 300 lost, then none, then one in 1600. <i>Non-historical</i>: the same step, or factor, whatever was lost before; the same fall from any window. That only the last few losses count (<i>fixed</i> there) is not told from <i>variable</i>.
m-its-place-in-the-taxonomy-8enb57 = 它在 <table>Tsao 等，表 3</table> 分类中的位置，由一次单独运行读出：先每 300 个分组丢一个，然后不丢，再每 1600 个丢一个。<i>无历史</i>：无论之前丢失多少，步长或因子都相同；从任何窗口的降低也相同。只计最近几次丢包的情形（那里的<i>固定</i>）与<i>可变</i>无法区分。

# historical
m-historical-e77hpl = 有历史

# non-historical
m-non-historical-h0xz53 = 无历史

# linear
m-linear-lpvdts = 线性

# sublinear
m-sublinear-vauomo = 次线性

# superlinear
m-superlinear-wm6v1x = 超线性

# cannot be told: {why}
m-cannot-be-told-why-6yt1ge = 无法判断：{ $why }

# {rate} Mbit/s, {trip} ms, {queue}, {packets} packets, {lost} % lost at random; {own} of it, {others} of TCP
m-rate-mbit-s-trip-ms-fl732o = { $rate } Mbit/s，{ $trip } ms，{ $queue }，{ $packets } 个分组，随机丢失 { $lost } %；它的流 { $own } 条，TCP { $others } 条

# {rate} Mbit/s, {trip} ms, {queue}, {packets} packets; {own} of it, {others} of TCP
m-rate-mbit-s-trip-ms-7l848j = { $rate } Mbit/s，{ $trip } ms，{ $queue }，{ $packets } 个分组；它的流 { $own } 条，TCP { $others } 条

# it gets {own}, TCP in its place {tcp}
m-it-gets-own-tcp-in-0f9tpz = 它得到 { $own }，TCP 在其位置得到 { $tcp }

# TCP beside it gets {beside}, beside TCP {tcp}
m-tcp-beside-it-gets-beside-bfc1rs = 它旁边的 TCP 得到 { $beside }，在 TCP 旁边则为 { $tcp }

# it loses {own}, TCP in its place {tcp}
m-it-loses-own-tcp-in-9gheig = 它丢失 { $own }，TCP 在其位置丢失 { $tcp }

# the CoV of its rate is {own}, of TCP in its place {tcp}
m-the-cov-of-its-rate-ex7jqi = 其速率的变异系数为 { $own }，TCP 在其位置为 { $tcp }

# {own} of the buffer is free, with TCP in its place {tcp}
m-own-of-the-buffer-is-639fcx = 缓冲区空闲 { $own }，TCP 在其位置时为 { $tcp }

# {networks} networks of one link: {rates} Mbit/s, {roundTrips} ms, a buffer of {buffers} paths, drop-tail in half of them, RED or CoDel in the others, random losses of {losses} % in a third, {flows} flows of the rule beside {flows} of TCP.
m-networks-networks-of-one-link-a6zxzg = { $networks } 个单链路网络：{ $rates } Mbit/s，{ $roundTrips } ms，缓冲区为路径容量的 { $buffers } 倍，一半为队尾丢弃，其余为 RED 或 CoDel，三分之一有 { $losses } % 的随机丢包，规则的 { $flows } 条流与 TCP 的 { $flows } 条流并行。

# Jain’s index over its flows and those of TCP: 1 is equal.
m-jain-s-index-over-its-ly9ycl = 对它的流和 TCP 的流计算的 Jain 指数：1 为相等。

# Jain’s index over its flows: 1 is equal.
m-jain-s-index-over-its-tzreaz = 对它的流计算的 Jain 指数：1 为相等。

# Part of its packets that was lost or dropped: mean over the links.
m-part-of-its-packets-that-qexlni = 其分组中丢失或被丢弃的比例：对各链路取平均。

# Jain’s index over all flows of a link: mean over the links with several.
m-jain-s-index-over-all-adkys2 = 对一条链路上所有流计算的 Jain 指数：对有多条流的链路取平均。

# ∫ q(t) dt / T
m-q-t-dt-t-ps6o7t = ∫ q(t) dt / T

# nothing was sent in the window
m-nothing-was-sent-in-the-rnenm3 = 该时段内没有发送任何内容

# max q(t)
m-max-q-t-ggqa8h = max q(t)

# mean queue · T / packets sent
m-mean-queue-t-packets-sent-u1bdg8 = 平均队列 · T / 发送的分组数

# the link sent nothing in the window
m-the-link-sent-nothing-in-mheb6j = 该时段内链路没有发送任何内容

# bits sent / (rate · T)
m-bits-sent-rate-t-pvlgne = 发送的比特数 / (速率 · T)

# the rate of the link has no limit
m-the-rate-of-the-link-cr6e70 = 链路速率没有限制

# packets lost / packets sent
m-packets-lost-packets-sent-9hy6xq = 丢失的分组数 / 发送的分组数

# Σ bits delivered in order / T
m-bits-delivered-in-order-t-uycmkw = Σ 按序交付的比特数 / T

# throughput of the group / throughput of all flows
m-throughput-of-the-group-throughput-l8k4s0 = 该组的吞吐量 / 所有流的吞吐量

# no flow delivered anything in the window
m-no-flow-delivered-anything-in-4t6ur8 = 该时段内没有流交付任何内容

# there is one flow alone
m-there-is-one-flow-alone-egoaye = 只有一条流

# standard deviation / mean, over samples
m-standard-deviation-mean-over-samples-mm1y62 = 标准差 / 平均，对各采样

# mean of the samples
m-mean-of-the-samples-owtu2t = 各采样的平均

# no flow measured a round trip in the window
m-no-flow-measured-a-round-k3g3co = 该时段内没有流测得往返时间

# mean of end − start
m-mean-of-end-start-3kvemm = 结束 − 开始的平均

# no transfer of a set size was over by the end
m-no-transfer-of-a-set-z3w94e = 到结束时没有定量的传输完成

# count
m-count-g0ap6c = 计数

# marks / arrivals
m-marks-arrivals-bpsyna = 标记数 / 到达的分组数

# One packet more each round trip, half at a loss: the sawtooth that all others are measured by.
m-one-packet-more-each-round-l80kps = 每个 RTT 加一个分组，丢包时减半：这就是用来衡量其他一切的锯齿。

# A smaller cut is smoother; the climb must shrink with it, or TCP starves.
m-a-smaller-cut-is-smoother-fc3q13 = 削减越小越平滑；增长必须随之变小，否则会饿死 TCP。

# Climb and cut both go with the root of the window: exponents that add up to 1 keep it TCP-friendly.
m-climb-and-cut-both-go-hxd421 = 增长和削减都随窗口的平方根变化：指数之和为 1，才保持 TCP 友好。

# A loss takes two thirds of a packet, whatever the window is: very smooth, and very slow to yield.
m-a-loss-takes-two-thirds-tohpyg = 无论窗口多大，一次丢包只减三分之二个分组：非常平滑，退让也非常慢。

# It remembers where its climb began, and climbs faster the longer nothing is lost.
m-it-remembers-where-its-climb-44u0hm = 它记住增长从何处开始，没有丢包的时间越长，增长越快。

# A fixed part of a packet per ACK, an eighth off at a loss: the time to recover does not grow with the link.
m-a-fixed-part-of-a-7c2mow = 每个 ACK 加一个分组的固定部分，丢包时减八分之一：恢复时间不随链路变快而增长。

# TCP up to 38 packets; beyond, the larger the window, the bolder the climb and the gentler the cut (RFC 3649).
m-tcp-up-to-38-packets-iyc1ci = 38 个分组以内与 TCP 相同；超过后窗口越大，增长越大胆，削减越温和（RFC 3649）。

# It measures how much arrives a second; at a loss it keeps what just fills the path without a queue.
m-it-measures-how-much-arrives-lazjt8 = 它测量每秒到达多少；丢包时保留恰好填满路径而不排队的量。

# Long round trips climb as if they were short: ρ is the shortest of them over a reference of 25 ms. What it sends at once grows as much: alone behind a drop-tail queue it loses whole windows.
m-long-round-trips-climb-as-m1bddu = 往返时间长的也像短的一样增长：ρ 为最短往返时间除以 25 ms 的参考值。一次发送的量也随之增大：单独处于队尾丢弃队列之后时，它会丢失整个窗口。

# The window is a curve of time, not of round trips: back to where the loss was, then carefully beyond.
m-the-window-is-a-curve-t22nhn = 窗口是时间的函数，而不是 RTT 数的函数：先回到丢包处，再谨慎地越过。

# By delay
m-by-delay-sxw86z = 按时延

# It counts its own packets in the queue, as Vegas does, and keeps two to four: no loss, and no chance beside TCP.
m-it-counts-its-own-packets-0342a4 = 它像 Vegas 那样统计自己在队列中的分组，保持二至四个：没有丢包，但在 TCP 旁边毫无机会。

# By rate
m-by-rate-j47scu = 按速率

# No window, a pace: one packet a round trip faster each round trip, half at a loss. RAP’s law, over TCP’s recovery.
m-no-window-a-pace-one-k2x4j0 = 没有窗口，只有节奏：每个 RTT 使每个 RTT 多发一个分组，丢包时减半。这是 RAP 的规则，加上 TCP 的丢包恢复。

# Ten per cent more each round trip, half at a loss: two flows never come to share (Chiu and Jain 1989).
m-ten-per-cent-more-each-nsa661 = 每个 RTT 增加百分之十，丢包时减半：两条流永远不会均分（Chiu 与 Jain 1989）。

# the least of them
m-the-least-of-them-uh7bm8 = 其中最小的

# the greatest of them
m-the-greatest-of-them-sz5c9a = 其中最大的

# square root
m-square-root-c7jdnq = 平方根

# cube root
m-cube-root-4xumig = 立方根

# without its sign
m-without-its-sign-7t0n9u = 绝对值

# the whole number below
m-the-whole-number-below-wsbifp = 向下取整

# natural logarithm
m-natural-logarithm-h67x7p = 自然对数

# e to that power
m-e-to-that-power-cd4h67 = e 的该次幂

# The window. On a loss, the window in use.
m-the-window-on-a-loss-8itwpo = 窗口。丢包时为正在使用的窗口。

# The threshold: below it slow start goes on. It is rounded down to whole packets, 2 at least.
m-the-threshold-below-it-slow-rc0kya = 阈值：低于它时慢启动继续。向下取整为整分组，至少为 2。

# The pace. 0, as it begins: packets go as the window lets them. A rule that sets it has them go one by one, 1/rate apart at least, while the window has room.
m-the-pace-0-as-it-ogpgly = 发送节奏。初始为 0：分组按窗口放行。规则设定它之后，只要窗口有空间，分组就逐个发出，间隔至少为 1/rate。

# The last round trip that was measured; 0 before the first.
m-the-last-round-trip-that-8v4t8c = 最近测得的往返时间；首次测得之前为 0。

# The shortest round trip so far; 0 before the first.
m-the-shortest-round-trip-so-hu7atx = 至今最短的往返时间；首次测得之前为 0。

# The smoothed round trip; 0 before the first.
m-the-smoothed-round-trip-0-2lkrdb = 平滑往返时间；首次测得之前为 0。

# Packets that this ACK acknowledges.
m-packets-that-this-ack-acknowledges-30bl01 = 此 ACK 确认的分组数。

# Packets acknowledged so far.
m-packets-acknowledged-so-far-smcah1 = 至今已确认的分组数。

# Packets sent again so far.
m-packets-sent-again-so-far-1ws7fv = 至今重传的分组数。

# ACKs so far that told of a mark.
m-acks-so-far-that-told-ob3643 = 至今报告标记的 ACK 数。

# Time since the last loss, mark or timeout; since the start before the first.
m-time-since-the-last-loss-arz9w1 = 距上次丢包、标记或超时的时间；首次之前为距开始的时间。

# Time since the run began.
m-time-since-the-run-began-u95rq5 = 运行开始以来的时间。

# The largest window that the scenario allows.
m-the-largest-window-that-the-474bao = 情景允许的最大窗口。

# Once, before the first packet. Memories begin here: the first value of each.
m-once-before-the-first-packet-pqzspy = 一次，在第一个分组之前。记忆变量在此开始：各自的初值。

# At an ACK while W is below ssthresh, in place of `on ack`.
m-at-an-ack-while-w-br7voc = W 低于 ssthresh 时，每收到一个 ACK 执行，代替 `on ack`。

# At an ACK of new data in congestion avoidance, while nothing is being repaired.
m-at-an-ack-of-new-r63lmy = 在拥塞避免中，没有修复丢包时，每收到确认新数据的 ACK 执行。

# Behind the ACK with which a window of packets has been answered: once a round trip, slow start included.
m-behind-the-ack-with-which-tl6lja = 在一个窗口的分组全部得到应答的那个 ACK 之后执行：每个 RTT 一次，慢启动也包括在内。

# Once for all packets missing of one window. W never gets larger. What is missing is sent again as TCP does.
m-once-for-all-packets-missing-jpn2rn = 对同一窗口中所有缺失的分组只执行一次。W 绝不会变大。缺失的分组像 TCP 那样重传。

# At an ACK that tells of a mark, at most once a window; groups with ECN alone.
m-at-an-ack-that-tells-raorho = 收到报告标记的 ACK 时执行，每个窗口至多一次；仅限启用 ECN 的组。

# When the timer expires. Without an ssthresh of its own the threshold is half the window.
m-when-the-timer-expires-without-vxt9pp = 计时器到期时执行。规则没有设定 ssthresh 时，阈值为窗口的一半。

# There are no memories.
m-there-are-no-memories-d10iix = 没有记忆变量。

# As TCP: `W = W + 1`.
m-as-tcp-w-w-1-t2b4z7 = 与 TCP 相同：`W = W + 1`。

# As TCP: `W = W + 1 / W`.
m-as-tcp-w-w-1-guvqwj = 与 TCP 相同：`W = W + 1 / W`。

# Nothing.
m-nothing-fa2s7g = 不做任何事。

# As TCP: `W = W / 2`.
m-as-tcp-w-w-2-vpix22 = 与 TCP 相同：`W = W / 2`。

# As on a loss.
m-as-on-a-loss-mn5ghm = 与丢包时相同。

# As TCP: `ssthresh = W / 2`, `W = 1`.
m-as-tcp-ssthresh-w-2-x8xv3c = 与 TCP 相同：`ssthresh = W / 2`，`W = 1`。

# {low} to {high}
m-low-to-high-mtp93k = { $low } 至 { $high }

# {mean} ± {half}
m-mean-half-wmhs90 = { $mean } ± { $half }

# A race of rules
m-a-race-of-rules-3td6it = 规则竞赛

# {why} The run keeps the last rule that could be read.
m-why-the-run-keeps-the-l89oyp = { $why }运行保留最后一条可读取的规则。

# {help} In {unit}.
m-help-in-unit-kyr4sv = { $help }单位为 { $unit }。

# Drawn: the rule before.
m-drawn-the-rule-before-les74l = 所画为之前的规则。

# This one could not be tried.
m-this-one-could-not-be-y9vqxk = 无法试运行这条规则。

# delivered, packets/s
m-delivered-packets-s-glnu66 = 交付，分组/s

# A run of this rule alone, {duration} s: {what}, at most {most}
m-a-run-of-this-rule-73u5vz = 此规则单独运行 { $duration } s：{ $what }，最多 { $most }

# {what}: {most}
m-what-most-mverv0 = { $what }：{ $most }

# This rule alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets…
m-this-rule-alone-on-rate-w0ejca = 此规则单独运行：{ $rate } Mbit/s、{ $trip } ms、队列 { $queue } 个分组…

# Alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets it gets {got} Mbit/s; {waiting} packets wait, none is dropped.
m-alone-on-rate-mbit-s-8cf3w2 = 单独运行于 { $rate } Mbit/s、{ $trip } ms、队列 { $queue } 个分组时，它得到 { $got } Mbit/s；{ $waiting } 个分组等待，没有丢弃。

# Alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets it gets {got} Mbit/s; {waiting} packets wait, 1 is dropped.
m-alone-on-rate-mbit-s-f48n77 = 单独运行于 { $rate } Mbit/s、{ $trip } ms、队列 { $queue } 个分组时，它得到 { $got } Mbit/s；{ $waiting } 个分组等待，丢弃 1 个。

# Alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets it gets {got} Mbit/s; {waiting} packets wait, {drops} are dropped.
m-alone-on-rate-mbit-s-7aw1mu = 单独运行于 { $rate } Mbit/s、{ $trip } ms、队列 { $queue } 个分组时，它得到 { $got } Mbit/s；{ $waiting } 个分组等待，丢弃 { $drops } 个。

# The first races: a race has at most {most} entries.
m-the-first-races-a-race-ugyvbb = 第一条参赛：一次竞赛至多 { $most } 个参赛者。

# {name}: throughput against round trip of one entry; the table below has the numbers
m-name-throughput-against-round-trip-i1ee9n = { $name }：一个参赛者的吞吐量与往返时间；数值见下表
