# paper says
m-paper-says-qd8f8v = 论文所述

# ns-2.35 gives
m-ns-2-35-gives-0knug7 = ns-2.35 结果

# The reference runs of ns-2.35 do not hold this quantity.
m-the-reference-runs-of-ns-an316m = ns-2.35 的参考运行不含此量。

# we measure
m-we-measure-4uwgap = 我们测得

# we compute
m-we-compute-bwagw4 = 我们算得

# verdict
m-verdict-n8ltue = 判定

# not run yet
m-not-run-yet-p91jtx = 尚未运行

# how it is judged
m-how-it-is-judged-hcg7p3 = 如何判定

# Take the cause away
m-take-the-cause-away-pmcxsk = 去掉原因

# What the paper claims
m-what-the-paper-claims-5s18ov = 论文的论断

# The claims could not be fetched. Reload the page to try again.
m-the-claims-could-not-be-nqakv0 = 无法获取论断。请重新加载页面再试。

# What can be seen
m-what-can-be-seen-iv7k55 = 可以看到什么

# The claims are about the paper’s set-up; what you have changed does not count for them.
m-the-claims-are-about-the-fomdy3 = 论断针对论文的设置；您所作的更改对它们不算数。

# Run them
m-run-them-vd8ny0 = 运行

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

# , of a group
m-of-a-group-92fwbw = ，某一组的

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

# Parquet
m-parquet-vqq5pn = Parquet

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

# Move a parameter
m-move-a-parameter-s078i8 = 移动一个参数

# Open in the playground:
m-open-in-the-playground-w0dz9q = 在实验场中打开：

# this run
m-this-run-0hejhw = 这次运行

# Table
m-table-no2um7 = 表格

# Claims and set-up
m-claims-and-set-up-o7r95p = 论断与设置

# Make it mine
m-make-it-mine-hdaawj = 改成我的

# The same runs as an experiment that you can change
m-the-same-runs-as-an-n2f12a = 同样的运行，作为可更改的实验

# Pale: the paper’s set-up, before your change.
m-pale-the-paper-s-set-fpnxu2 = 浅色：论文的设置，在您更改之前。

# seeds:
m-seeds-rwyfmd = 种子：

# The papers, live
m-the-papers-live-fhc755 = 论文，现场运行

# Every figure and table of four classic papers on TCP-friendly congestion control. Open one and it is run again, packet by packet, on this machine.
m-every-figure-and-table-of-rmgk49 = 四篇关于 TCP 友好拥塞控制的经典论文中的全部图表。打开其中之一，它就会在本机上逐个分组地重新运行。

# Figures
m-figures-rtsmni = 图

# Show all
m-show-all-1brnan = 显示全部

# not computed yet
m-not-computed-yet-fy406r = 尚未计算

# log scale
m-log-scale-08gjzv = 对数刻度

# Here:
m-here-s5rs3n = 这里：

# The paper
m-the-paper-s82652 = 论文

# Find a number
m-find-a-number-gyogjq = 查找数值

# Find a number: loss, fairness, RTT
m-find-a-number-loss-fairness-wembhg = 查找数值：丢失、公平、RTT

# Difference
m-difference-zz2naa = 差

# All figures and tables
m-all-figures-and-tables-erdp8l = 所有图表

# chance of a mark
m-chance-of-a-mark-ugpc6m = 标记概率

# window at the loss
m-window-at-the-loss-2pcsdk = 丢失时的窗口

# part cut
m-part-cut-912rec = 削减比例

# first share of user 1
m-first-share-of-user-1-qphogd = 用户 1 的初始份额

# first share of user 2
m-first-share-of-user-2-pvivdg = 用户 2 的初始份额

# The race
m-the-race-cw5dgh = 比赛

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
m-this-race-cannot-be-opened-tgiv2f = 无法打开此比赛

# A new race
m-a-new-race-sa7szv = 新的比赛

# Race
m-race-44yhmg = 开赛

# Nobody races yet: add a rule or a built-in scheme.
m-nobody-races-yet-add-a-vdwvun = 还没有参赛者：请添加规则或内置方案。

# The first points come when every link has run once.
m-the-first-points-come-when-6f9le2 = 每条链路都运行一次之后，才会出现第一批点。

# No run is over yet.
m-no-run-is-over-yet-ow477b = 还没有运行完成。

# Means over the seeds ± their 95 % interval (Student’s t). Press a head to sort by it; a third press brings the order of the race back.
m-means-over-the-seeds-their-2ayzxc = 各种子的平均 ± 95 % 置信区间（学生 t）。点按表头按该列排序；第三次点按恢复比赛的顺序。

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
m-what-the-papers-measure-of-3eh8w6 = 用规则代替方案，测量论文对方案所测的内容：相同丢失下与 TCP 并行时的速率、有多平滑、占用空出带宽（f(k)）和让路有多快，以及两条它的流多快达到均分。或在随机网络中试验它，看看什么使它失效。

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

# Runs
m-runs-6tz87v = 运行

# Runs that are over
m-runs-that-are-over-du981w = 已完成的运行

# one run has failed
m-one-run-has-failed-rf9kg3 = 一次运行失败

# Another seed
m-another-seed-j9ejxl = 换一个种子

# Run 10 seeds
m-run-10-seeds-9hffb1 = 运行 10 个种子

# Show 3 seeds
m-show-3-seeds-bghbjn = 显示 3 个种子

# Open in the playground
m-open-in-the-playground-fdhw1s = 在实验场中打开

# Back to the paper’s
m-back-to-the-paper-s-a7454m = 恢复论文的设置

# Change a number: the figure runs again
m-change-a-number-the-figure-30oe5a = 更改一个数值：图会重新运行

# The paper gives all of it.
m-the-paper-gives-all-of-ucxqsd = 论文全部给出。

# Dotted: assumed, because the paper does not say.
m-dotted-assumed-because-the-paper-n3ko17 = 虚点：论文未说明，为假设值。

# What the paper gives
m-what-the-paper-gives-4bf5ts = 论文给出的内容

# Each cell: what we get, and below it what the paper prints.
m-each-cell-what-we-get-p541m2 = 每格：我们的结果，下方为论文所印。

# (the same)
m-the-same-ifrvyz = （相同）

# Of the whole run
m-of-the-whole-run-ad817p = 整个运行的

# The numbers of this run
m-the-numbers-of-this-run-q36s5g = 这次运行的数值

# one high and one low time together
m-one-high-and-one-low-wuiaxf = 一段高与一段低合计

# time on, and as long off
m-time-on-and-as-long-gnvexp = 开启时间，关闭同样久

# slowness: 1/b, or loss intervals
m-slowness-1-b-or-loss-bvbs7t = 缓慢程度：1/b，或丢失间隔数

# time to 0.1-fairness
m-time-to-0-1-fairness-7wxg1m = 达到 0.1 公平的时间

# throughput over the fair share
m-throughput-over-the-fair-share-2p6chp = 吞吐量与公平份额之比

# throughput of all ten over what is left
m-throughput-of-all-ten-over-kv2tyd = 十条流的总吞吐量与剩余带宽之比

# throughput over what is left
m-throughput-over-what-is-left-cde4jy = 吞吐量与剩余带宽之比

# Drop rate of ten flows of one scheme under the same swings
m-drop-rate-of-ten-flows-03vlod = 同样波动下，同一方案十条流的丢弃率

# The packet drop rate in the runs of Figure 14.
m-the-packet-drop-rate-in-vy5e4h = 图 14 各次运行中的分组丢弃率。

# drop rate
m-drop-rate-pkmtdi = 丢弃率

# Time until two TCP(b) flows share fairly
m-time-until-two-tcp-b-krw27x = 两条 TCP(b) 流达到公平分享的时间

# The gentler the cut, the longer two unequal flows stay unequal.
m-the-gentler-the-cut-the-olkhj2 = 削减越温和，两条不等的流保持不等越久。

# Time until two TFRC flows share fairly
m-time-until-two-tfrc-flows-nt6b3e = 两条 TFRC 流达到公平分享的时间

# The time does not grow with slowness as rapidly as TCP(b)’s, because TFRC relies on a fixed number of loss intervals.
m-the-time-does-not-grow-e3u94l = 该时间随缓慢程度的增长不像 TCP(b) 那样快，因为 TFRC 依靠固定数目的丢失间隔。

# loss intervals
m-loss-intervals-f38hqg = 丢失间隔数

# ACKs to 0.1-fairness in a model of two AIMD flows
m-acks-to-0-1-fairness-rzximx = 两条 AIMD 流的模型中，达到 0.1 公平的 ACK 数

# At a drop rate of 10 % two flows come fairly rapidly to fair shares for b of about 0.2 and more; for smaller b it takes exponentially longer.
m-at-a-drop-rate-of-c931gk = 丢弃率为 10 % 时，b 约为 0.2 及以上，两条流较快达到公平份额；b 更小时所需时间呈指数增长。

# b, the part cut
m-b-the-part-cut-sn6up1 = b，削减比例

# Part of the link that is used in the first 20 and 200 round trips after half of the flows stop
m-part-of-the-link-that-2p73jh = 一半的流停止之后，最初 20 个和 200 个往返内链路被使用的比例

# The slower a scheme, the more sluggish it is in taking advantage of a sudden increase of the available bandwidth.
m-the-slower-a-scheme-the-q5c4bw = 方案越缓慢，利用可用带宽的突然增加就越迟钝。

# utilization
m-utilization-09ugcf = 利用率

# Rate of TFRC and of TCP(1/8) under a mildly bursty pattern of losses
m-rate-of-tfrc-and-of-q814t0 = 轻度突发的丢失模式下 TFRC 与 TCP(1/8) 的速率

# TFRC and TCP(1/8) with a mildly bursty loss pattern.
m-tfrc-and-tcp-1-8-8ugyn3 = 轻度突发的丢失模式下的 TFRC 与 TCP(1/8)。

# among TCP
m-among-tcp-t4aqrw = 在 TCP 之间

# within a tenth of the number
m-within-a-tenth-of-the-w0awv9 = 与该数相差不到十分之一

# throughput
m-throughput-fuf8u7 = 吞吐量

# time
m-time-pvbdgk = 时间

# sending rate
m-sending-rate-36lkep = 发送速率

# chance of a loss
m-chance-of-a-loss-k7w8ws = 丢失概率

# By which policies it goes
m-by-which-policies-it-goes-6i2z94 = 依据哪些策略

# round trips after the loss
m-round-trips-after-the-loss-18hovx = 丢失之后的往返数

# How windows climb after a loss
m-how-windows-climb-after-a-yxe2jb = 丢失之后窗口如何爬升

# SIMD’s window grows super-linearly with the time since the last loss; those of other schemes linearly or sub-linearly.
m-simd-s-window-grows-super-3ogjn1 = SIMD 的窗口随上次丢失以来的时间超线性增长；其他方案为线性或次线性。

# The window of SIMD over several epochs
m-the-window-of-simd-over-e5y84q = SIMD 在若干时期内的窗口

# In each epoch the window is cut to 1 − β of what it was and increased until the first loss.
m-in-each-epoch-the-window-hevt97 = 每个时期窗口削减到原来的 1 − β，再增长到首次丢失。

# Throughput over TCP’s on a link that drops at random
m-throughput-over-tcp-s-on-7vqgld = 随机丢弃的链路上，吞吐量与 TCP 之比

# All curves have a dip at moderate loss rates; in the worst case, around 15 %, SIMD(1/16) has at least 75 % of TCP’s throughput.
m-all-curves-have-a-dip-lmx2gi = 所有曲线在中等丢失率处都有低谷；最差时（约 15 %），SIMD(1/16) 至少有 TCP 吞吐量的 75 %。

# loss rate
m-loss-rate-7kt6ks = 丢失率

# throughput over TCP’s
m-throughput-over-tcp-s-y328iw = 吞吐量与 TCP 之比

# Three links in a row on which two flows converge
m-three-links-in-a-row-xiyhru = 三条链路串联，两条流在其上收敛

# At 400 s all background flows end; two flows stay and compete for the middle link.
m-at-400-s-all-background-mxxcjs = 400 s 时所有背景流结束；剩下两条流竞争中间的链路。

# b1 to b2
m-b1-to-b2-wcox9z = b1 到 b2

# b2 to b3
m-b2-to-b3-ruqsqt = b2 到 b3

# b3 to b4
m-b3-to-b4-3npogn = b3 到 b4

# Windows of two flows that come to a fair share
m-windows-of-two-flows-that-srm22g = 两条流趋向公平份额时的窗口

# TCP converges fastest; IIAD is the smoothest and least responsive; SIMD converges much faster than AIMD.
m-tcp-converges-fastest-iiad-is-mufnpd = TCP 收敛最快；IIAD 最平滑、响应最慢；SIMD 收敛比 AIMD 快得多。

# Windows of two flows that come to full use
m-windows-of-two-flows-that-5s747y = 两条流趋向充分利用时的窗口

# With SIMD two flows come smoothly and quickly to the fair state, since the one with the smaller window grows more aggressively.
m-with-simd-two-flows-come-no63vy = 使用 SIMD，两条流平滑而迅速地达到公平状态，因为窗口较小的一方增长更激进。

# Two users on their way to a fair share: AIMD and SIMD
m-two-users-on-their-way-pc5wxb = 两个用户趋向公平份额：AIMD 与 SIMD

# AIMD increases parallel to the fairness line; SIMD’s trajectory has the slope x₁/x₂ and comes nearer to it.
m-aimd-increases-parallel-to-the-oyayp5 = AIMD 平行于公平线增长；SIMD 轨迹的斜率为 x₁/x₂，并向其靠近。

# From where SIMD is sooner fair than AIMD
m-from-where-simd-is-sooner-n4104l = 从哪里出发 SIMD 比 AIMD 更早达到公平

# In most cases SIMD converges faster than AIMD; IIAD is much slower than both in all cases.
m-in-most-cases-simd-converges-ohh9z4 = 大多数情况下 SIMD 收敛比 AIMD 快；IIAD 在所有情况下都比两者慢得多。

# smaller window
m-smaller-window-t8rirl = 较小的窗口

# time to full use, larger window 50 packets
m-time-to-full-use-larger-bwe4zu = 到充分利用的时间，较大窗口为 50 个分组

# larger window
m-larger-window-4bgjwq = 较大的窗口

# flows of each kind
m-flows-of-each-kind-l562x6 = 每种流的数目

# marked or dropped
m-marked-or-dropped-zifk54 = 被标记或丢弃

# What all simulations have in common
m-what-all-simulations-have-in-8slxj2 = 所有仿真的共同之处

# Unless explicitly specified, RED was used as the queue management policy at the bottleneck link.
m-unless-explicitly-specified-red-was-50wxdt = 除非另有说明，瓶颈链路的队列管理策略为 RED。

# round trips
m-round-trips-7xbu4n = 往返数

# Closed forms of the time to full use, the difference there, and the time to fairness
m-closed-forms-of-the-time-sqnku5 = 到充分利用的时间、那里的差以及到公平的时间的闭式表达式

# From 10 and 30 packets on a link that holds 110 SIMD is slower than TCP and quicker than AIMD and IIAD.
m-from-10-and-30-packets-px4t0m = 在容纳 110 个分组的链路上，从 10 和 30 个分组开始，SIMD 慢于 TCP，快于 AIMD 和 IIAD。

# Convergence in runs and in closed form
m-convergence-in-runs-and-in-cry3uh = 运行中与闭式表达式中的收敛

# All measured times to fairness are smaller than the theoretical ones, and SIMD’s much smaller.
m-all-measured-times-to-fairness-nelsf6 = 所有测得的到公平的时间都短于理论值，SIMD 的短得多。

# reverse TCP
m-reverse-tcp-kp9dle = 反向 TCP

# Throughput over TCP’s when losses come at irregular times
m-throughput-over-tcp-s-when-bp598p = 丢失时刻不规则时，吞吐量与 TCP 之比

# With non-periodic losses no scheme meets TCP-equivalence; SIMD and TFRCP have a different trend from the others.
m-with-non-periodic-losses-no-7nufbe = 非周期丢失下没有方案满足 TCP 等价；SIMD 与 TFRCP 的趋势与其他不同。

# CV of the time between losses
m-cv-of-the-time-between-gk0nvm = 丢失间隔时间的 CV

# CV of the round trips
m-cv-of-the-round-trips-qxvsnq = 往返时间的 CV

# Shares and losses of eight flows of a scheme beside eight TCP flows as round trips spread
m-shares-and-losses-of-eight-4zjs1l = 往返时间分散时，某方案八条流与八条 TCP 流并行的份额与丢失

# GAIMD and SIMD take 1.5 to 4 times TCP’s bandwidth on average, and more than 10 times where round trips are equal; the rate-based schemes meet equal share above a CV of 0.05.
m-gaimd-and-simd-take-1-xf04d5 = GAIMD 与 SIMD 平均占用 TCP 带宽的 1.5 至 4 倍，往返时间相等处超过 10 倍；基于速率的方案在 CV 大于 0.05 时满足等份额。

# loss rate over TCP’s, flows of the shortest round trip
m-loss-rate-over-tcp-s-dpwwph = 丢失率与 TCP 之比，往返时间最短的流

# bottlenecks in a row
m-bottlenecks-in-a-row-jmoec1 = 串联的瓶颈数

# Throughput when losses become rare at 100 s and frequent again at 800 s
m-throughput-when-losses-become-rare-7xie95 = 丢失在 100 s 变稀、800 s 又变频繁时的吞吐量

# IIAD and AIAD/H take 700 s to increase to the new steady throughput; the other six reach it within 100 s.
m-iiad-and-aiad-h-take-rvxd8g = IIAD 和 AIAD/H 需要 700 s 才升到新的稳态吞吐量；其他六个在 100 s 内达到。

# Throughput beside a source of two rates, and loss events on the way down
m-throughput-beside-a-source-of-ejkfq7 = 与两速率流量源并行时的吞吐量，以及下降途中的丢失事件

# SIMD uses what is available as quickly as TCP and is smooth afterwards, TFRCP oscillates, and TFRC and TEAR meet fewer losses on the way down than SIMD and GAIMD.
m-simd-uses-what-is-available-38fm2e = SIMD 像 TCP 一样快地利用可用带宽，随后平滑；TFRCP 振荡；下降途中 TFRC 和 TEAR 遇到的丢失少于 SIMD 和 GAIMD。

# fairness, irregular losses
m-fairness-irregular-losses-me33f8 = 公平性，不规则丢失

# fairness, TCP-equivalence, non-periodic losses
m-fairness-tcp-equivalence-non-periodic-c2tyg8 = 公平性，TCP 等价，非周期丢失

# fairness, equal round trips
m-fairness-equal-round-trips-2459ds = 公平性，往返时间相等

# fairness, equal share, low multiplexing with equal round trips
m-fairness-equal-share-low-multiplexing-rrjv3z = 公平性，等份额，低复用度、往返时间相等

# fairness, different round trips
m-fairness-different-round-trips-nq88rx = 公平性，往返时间不同

# fairness, equal share, low multiplexing with different round trips
m-fairness-equal-share-low-multiplexing-caofz2 = 公平性，等份额，低复用度、往返时间不同

# aggressiveness, two-state losses
m-aggressiveness-two-state-losses-1isi27 = 激进性，两状态丢失

# aggressiveness, TCP-equivalence, two-state losses
m-aggressiveness-tcp-equivalence-two-state-zttzqh = 激进性，TCP 等价，两状态丢失

# aggressiveness, bursty losses
m-aggressiveness-bursty-losses-j1qdeu = 激进性，突发丢失

# aggressiveness, equal share, bursty losses
m-aggressiveness-equal-share-bursty-losses-hkf387 = 激进性，等份额，突发丢失

# responsiveness, two-state losses
m-responsiveness-two-state-losses-l1teex = 响应性，两状态丢失

# responsiveness, TCP-equivalence, two-state losses
m-responsiveness-tcp-equivalence-two-state-d6tlv3 = 响应性，TCP 等价，两状态丢失

# responsiveness, bursty losses
m-responsiveness-bursty-losses-u7poks = 响应性，突发丢失

# responsiveness, equal share, bursty losses
m-responsiveness-equal-share-bursty-losses-ubri1d = 响应性，等份额，突发丢失

# Verdicts on eight schemes, cell by cell
m-verdicts-on-eight-schemes-cell-950kv4 = 对八个方案的逐格判定

# TFRC meets both criteria under more testing scenarios than the others.
m-tfrc-meets-both-criteria-under-su07h3 = TFRC 在比其他方案更多的测试场景中满足两项标准。

# What three notions of TCP-friendliness ask for
m-what-three-notions-of-tcp-i575sq = 三种 TCP 友好概念的要求

# Equal share is more realistic and more challenging than equivalence: to compete for the same bottleneck does not imply identical network conditions.
m-equal-share-is-more-realistic-yxhzvz = 等份额比等价更现实、更苛刻：竞争同一瓶颈并不意味着网络条件相同。

# Constants of the eight schemes
m-constants-of-the-eight-schemes-7k4is3 = 八个方案的常数

# The control parameters used in each scheme.
m-the-control-parameters-used-in-jrft87 = 各方案使用的控制参数。

# How the eight schemes seek fairness, climb and remember
m-how-the-eight-schemes-seek-0iwvxr = 八个方案如何追求公平、爬升和记忆

# No scheme takes all three recommended policies at once.
m-no-scheme-takes-all-three-j16k0r = 没有方案同时采用全部三种推荐策略。

# How much the rate varies as random losses become frequent
m-how-much-the-rate-varies-ztb1dm = 随机丢失变频繁时速率的变动有多大

# At 1 % of losses TCP has the largest CoV, GAIMD the second and TFRC and TEAR similar ones; at 20 % TFRC has the highest.
m-at-1-of-losses-tcp-9tgglz = 丢失为 1 % 时 TCP 的变异系数最大，GAIMD 次之，TFRC 与 TEAR 相近；20 % 时 TFRC 最高。

# CoV over time, bins of one round trip
m-cov-over-time-bins-of-aapisu = 随时间的变异系数，按一个往返分段

# round trips after the change
m-round-trips-after-the-change-ty9s7y = 变化之后的往返数

# part of the step done
m-part-of-the-step-done-7e41q4 = 已完成的阶跃比例

# The states of a flow that lives on timeouts
m-the-states-of-a-flow-8dg5fh = 靠超时维持的流的各状态

# Each state is one back-off of the timer: in state 1 a flow sends one packet in t round trips, in state 2 one in 2t, and so on.
m-each-state-is-one-back-4o3ous = 每个状态对应计时器的一次退避：状态 1 中流每 t 个往返发送一个分组，状态 2 中每 2t 个，依此类推。

# timer, times its first value
m-timer-times-its-first-value-na5kj5 = 计时器，首值的倍数

# chance of the state
m-chance-of-the-state-l5n6v8 = 状态的概率

# How much time TFRC spends at each length of a loss interval
m-how-much-time-tfrc-spends-f31z31 = TFRC 在各种丢失间隔长度上停留的时间

# The higher the rate, the faster TFRC leaves the state.
m-the-higher-the-rate-the-0go2dr = 速率越高，TFRC 离开该状态越快。

# loss interval
m-loss-interval-5nsrxn = 丢失间隔

# part of the time
m-part-of-the-time-7hvbbz = 时间比例

# How the rates follow a step of the loss rate from 1 % to 4 %, in theory
m-how-the-rates-follow-a-2cf8w0 = 理论上，速率如何跟随丢失率从 1 % 到 4 % 的阶跃

# TCP is the fastest; the other three look similar, except that GAIMD becomes slower after 10 round trips.
m-tcp-is-the-fastest-the-zd45tc = TCP 最快；其他三个看上去相近，只是 GAIMD 在 10 个往返之后变慢。

# How the rates follow a fall of the loss rate, in theory
m-how-the-rates-follow-a-nnxslt = 理论上，速率如何跟随丢失率的下降

# The analytical responding speed, by the derivations of Section 4.1.
m-the-analytical-responding-speed-by-5cie9h = 解析的响应速度，依第 4.1 节的推导。

# The network: one bottleneck between ample access links
m-the-network-one-bottleneck-between-hjhf3h = 网络：充裕的接入链路之间有一个瓶颈

# Packets are dropped only at the bottleneck of 2.5 Mbit/s and 30 ms, which has a buffer of 50 packets; all access links take 10 ms.
m-packets-are-dropped-only-at-5sdddn = 分组只在 2.5 Mbit/s、30 ms、缓冲区为 50 个分组的瓶颈处被丢弃；所有接入链路为 10 ms。

# bottleneck
m-bottleneck-ehdgmu = 瓶颈

# access links
m-access-links-rekdr6 = 接入链路

# Two ways to read a table of rates: along a flow, or across flows
m-two-ways-to-read-a-geh2jq = 阅读速率表的两种方式：沿一条流，或跨各条流

# The rates of one flow over time measure its smoothness; those of all flows in the same round trip their short-term fairness.
m-the-rates-of-one-flow-ht3mjc = 一条流随时间的速率衡量其平滑度；同一往返内所有流的速率衡量短期公平。

# Fairness, smoothness, responsiveness and aggressiveness of four schemes
m-fairness-smoothness-responsiveness-and-aggressiveness-mhvi6r = 四个方案的公平性、平滑度、响应性与激进性

# At low loss TFRC and TEAR are fairer and smoother; TCP is the most responsive and the fastest to use extra bandwidth.
m-at-low-loss-tfrc-and-s31e05 = 丢失少时 TFRC 和 TEAR 更公平、更平滑；TCP 响应最快，利用额外带宽也最快。

# Rates when every 20th packet is lost
m-rates-when-every-20th-packet-wmikxz = 每 20 个分组丢失一个时的速率

# At a low rate of periodic losses TFRC and TEAR are smoother than TCP and GAIMD.
m-at-a-low-rate-of-tk0vga = 周期丢失率低时，TFRC 和 TEAR 比 TCP 和 GAIMD 更平滑。

# Rates when each packet is lost with chance 5 %
m-rates-when-each-packet-is-975brh = 每个分组以 5 % 的概率丢失时的速率

# With random losses at the same rate all four fluctuate much more than with periodic ones.
m-with-random-losses-at-the-hhtoec = 同样丢失率的随机丢失下，四者的波动都比周期丢失时大得多。

# Rates when each packet is lost with chance 20 %
m-rates-when-each-packet-is-p99pgu = 每个分组以 20 % 的概率丢失时的速率

# At 20 % of losses TFRC’s rate drops to almost 0, and TEAR’s is on average much higher than TCP’s and GAIMD’s.
m-at-20-of-losses-tfrc-24wgwl = 丢失为 20 % 时 TFRC 的速率几乎降到 0，TEAR 的平均远高于 TCP 和 GAIMD。

# Rates beside five ON/OFF sources
m-rates-beside-five-on-off-d5io3v = 与五个开关型流量源并行时的速率

# With ON/OFF traffic smoothness is slightly worse than with random losses.
m-with-on-off-traffic-smoothness-2vdi85 = 在开关型流量下，平滑度比随机丢失时略差。

# The queue beside five ON/OFF sources
m-the-queue-beside-five-on-9n4jgu = 与五个开关型流量源并行时的队列

# ON/OFF traffic causes large fluctuations of the queue.
m-on-off-traffic-causes-large-op0ep8 = 开关型流量使队列大幅波动。

# Rates of a lone flow
m-rates-of-a-lone-flow-ji3iqu = 单独一条流的速率

# The rates of TCP and GAIMD are limited by ACK arrivals: stable at the speed of the bottleneck until a loss takes the window below 30 packets.
m-the-rates-of-tcp-and-18g6mj = TCP 和 GAIMD 的速率受 ACK 到达的限制：稳定在瓶颈的速度，直到丢失使窗口降到 30 个分组以下。

# Window of a lone flow
m-window-of-a-lone-flow-78z9wh = 单独一条流的窗口

# Most of the time the window allows a higher rate than the bottleneck’s; when it exceeds 80 packets, one is dropped.
m-most-of-the-time-the-b01m5z = 大部分时间窗口允许的速率高于瓶颈；超过 80 个分组时丢弃一个。

# The queue of a lone flow
m-the-queue-of-a-lone-3spjev = 单独一条流的队列

# TCP fills the queue and drains it; GAIMD’s and TFRC’s fluctuate less; TEAR’s cycle takes about two times TCP’s.
m-tcp-fills-the-queue-and-yjmo6j = TCP 填满队列又将其排空；GAIMD 和 TFRC 的波动较小；TEAR 的周期约为 TCP 的两倍。

# Rates among seven TCP flows
m-rates-among-seven-tcp-flows-rmhf2z = 在七条 TCP 流之间的速率

# Among seven TCP flows TFRC and TEAR keep relatively smooth rates, while those of TCP and GAIMD fluctuate.
m-among-seven-tcp-flows-tfrc-mpp15v = 在七条 TCP 流之间，TFRC 和 TEAR 保持较平滑的速率，而 TCP 和 GAIMD 的波动。

# Fairness index among seven TCP flows
m-fairness-index-among-seven-tcp-203i5r = 在七条 TCP 流之间的公平指数

# The index fluctuates around 0.7, the value that TCP’s CoV predicts.
m-the-index-fluctuates-around-0-t905sa = 指数在 0.7 附近波动，即由 TCP 的变异系数预测的值。

# The queue among seven TCP flows
m-the-queue-among-seven-tcp-fbkyng = 在七条 TCP 流之间的队列

# The queue behaves as that of a single TCP flow, with shorter cycles.
m-the-queue-behaves-as-that-h0lwxz = 队列的表现与单独一条 TCP 流时相同，只是周期更短。

# Rates among eight flows of one scheme
m-rates-among-eight-flows-of-dmkuou = 在同一方案的八条流之间的速率

# Among their own kind GAIMD, TFRC and TEAR are smoother than among TCP flows.
m-among-their-own-kind-gaimd-m1k1qv = 在同类之间，GAIMD、TFRC 和 TEAR 比在 TCP 流之间更平滑。

# Fairness index among eight flows of one scheme
m-fairness-index-among-eight-flows-ynlkgi = 在同一方案的八条流之间的公平指数

# The index of TFRC and of TEAR is close to 1 and does not vary much: they are fairer in the short term than TCP.
m-the-index-of-tfrc-and-7q6tap = TFRC 和 TEAR 的指数接近 1，变动不大：短期内比 TCP 更公平。

# The queue among eight flows of one scheme
m-the-queue-among-eight-flows-hkmvvh = 在同一方案的八条流之间的队列

# TFRC or TEAR alone keep the queue high and stable, GAIMD relatively so.
m-tfrc-or-tear-alone-keep-vtmjes = 只有 TFRC 或 TEAR 时，队列高而稳定，GAIMD 也较为如此。

# Rates when periodic losses rise from 1 % to 4 %
m-rates-when-periodic-losses-rise-af0zg3 = 周期丢失从 1 % 升到 4 % 时的速率

# TCP responds first but over-reacts and drops to almost 0, so that it takes as long as the other three to its new state.
m-tcp-responds-first-but-over-2igilh = TCP 最先响应，但反应过度，几乎降到 0，因此到达新状态所需的时间与其他三个相同。

# Rates when every packet is lost from one moment on
m-rates-when-every-packet-is-8gnewk = 从某一刻起每个分组都丢失时的速率

# TCP is the first to be down to almost 0 and GAIMD the second; TFRC is the third, with a reasonable speed; TEAR is very slow.
m-tcp-is-the-first-to-hpgrf4 = TCP 最先几乎降到 0，GAIMD 第二；TFRC 第三，速度尚可；TEAR 很慢。

# Rates when random losses rise from 1 % to 4 %
m-rates-when-random-losses-rise-tb1j69 = 随机丢失从 1 % 升到 4 % 时的速率

# TCP responds first and drops below its new rate; GAIMD, TFRC and TEAR are slower, and none of them over-reacts.
m-tcp-responds-first-and-drops-nswa78 = TCP 最先响应并降到新速率以下；GAIMD、TFRC 和 TEAR 更慢，但都没有反应过度。

# Rates when eight TCP flows join
m-rates-when-eight-tcp-flows-om1757 = 八条 TCP 流加入时的速率

# No substantial difference from Figure 26, where the eight that join are of the flow’s own protocol.
m-no-substantial-difference-from-figure-es5o9b = 与图 26 没有实质差别，那里加入的八条流使用该流自己的协议。

# The queue when eight TCP flows join
m-the-queue-when-eight-tcp-bdsyv4 = 八条 TCP 流加入时的队列

# At about round trip 1025 the queue shows a large dip for all four protocols, as the old flows back off.
m-at-about-round-trip-1025-y19m7r = 约在第 1025 个往返，四种协议的队列都出现大的下陷，因为原有的流退让。

# Rates when eight flows of the same scheme join
m-rates-when-eight-flows-of-n0iifz = 同一方案的八条流加入时的速率

# TCP and GAIMD respond very fast but overshoot to 0; TFRC and TEAR are slower and come down gradually.
m-tcp-and-gaimd-respond-very-411ri6 = TCP 和 GAIMD 响应很快，但过冲到 0；TFRC 和 TEAR 较慢，逐渐下降。

# The queue when eight flows of the same scheme join
m-the-queue-when-eight-flows-7odl9a = 同一方案的八条流加入时的队列

# Around round trip 1050 TEAR’s queue has a large dip: its flows respond much later.
m-around-round-trip-1050-tear-8ai7ng = 约在第 1050 个往返，TEAR 的队列大幅下陷：它的流响应晚得多。

# Fairness index when eight flows of the same scheme join
m-fairness-index-when-eight-flows-wv7fvf = 同一方案的八条流加入时的公平指数

# The index of TFRC and TEAR falls from close to 1 to 0.5 and comes back gradually, TEAR’s slowly; TCP’s and GAIMD’s is lower afterwards.
m-the-index-of-tfrc-and-7h9ocg = TFRC 和 TEAR 的指数从接近 1 降到 0.5，再逐渐恢复，TEAR 恢复得慢；TCP 和 GAIMD 的此后更低。

# Rates when periodic losses fall from 4 % to 1 %
m-rates-when-periodic-losses-fall-ta1vc5 = 周期丢失从 4 % 降到 1 % 时的速率

# TCP is the fastest to use new bandwidth; GAIMD is slightly faster than TFRC with history discounting; TEAR is the slowest.
m-tcp-is-the-fastest-to-c6tkpq = TCP 利用新带宽最快；GAIMD 略快于带历史折扣的 TFRC；TEAR 最慢。

# Rates when periodic losses fall from 3 % to 2 %
m-rates-when-periodic-losses-fall-ab09dn = 周期丢失从 3 % 降到 2 % 时的速率

# History discounting is not activated, and TEAR and TFRC become similar.
m-history-discounting-is-not-activated-j6j5n5 = 历史折扣未启用，TEAR 与 TFRC 变得相近。

# Rates when random losses of 10 % end
m-rates-when-random-losses-of-ipc1q2 = 10 % 的随机丢失结束时的速率

# Without losses history discounting makes TFRC faster than usual; TCP is the fastest, GAIMD faster than TFRC, TEAR very slow.
m-without-losses-history-discounting-makes-st377g = 没有丢失时，历史折扣使 TFRC 比平常更快；TCP 最快，GAIMD 快于 TFRC，TEAR 很慢。

# Rates when random losses fall from 4 % to 1 %
m-rates-when-random-losses-fall-qzceqn = 随机丢失从 4 % 降到 1 % 时的速率

# From round trip 1000 to 1050 TCP rises fastest; GAIMD, TFRC and TEAR follow it.
m-from-round-trip-1000-to-h9l9os = 从第 1000 到 1050 个往返，TCP 上升最快；GAIMD、TFRC 和 TEAR 随后。

# Rates when 8 of 15 TCP flows stop
m-rates-when-8-of-15-1dbjgh = 15 条 TCP 流中 8 条停止时的速率

# The rates should double: TCP and GAIMD respond almost instantaneously, TFRC and TEAR take much longer.
m-the-rates-should-double-tcp-yz4lsm = 速率应当加倍：TCP 和 GAIMD 几乎立即响应，TFRC 和 TEAR 要久得多。

# Fairness index when 8 of 16 flows stop
m-fairness-index-when-8-of-4hc23n = 16 条流中 8 条停止时的公平指数

# When half of the flows stop, the index of TFRC and TEAR does not change; that of TCP and GAIMD rises almost instantaneously.
m-when-half-of-the-flows-480vnb = 一半的流停止时，TFRC 和 TEAR 的指数不变；TCP 和 GAIMD 的几乎立即上升。

# The queue when 8 of 16 flows stop
m-the-queue-when-8-of-dkt2sk = 16 条流中 8 条停止时的队列

# To fill the queue again takes TCP 20 round trips, GAIMD 42, TFRC 45 and TEAR more than 200.
m-to-fill-the-queue-again-3a1mzx = 重新填满队列，TCP 需要 20 个往返，GAIMD 42 个，TFRC 45 个，TEAR 超过 200 个。

# Paper
m-paper-ynpwih = 论文

# Kind
m-kind-hqumoz = 类型

# Lesson
m-lesson-rddd41 = 课程

# round trip in which rates are counted
m-round-trip-in-which-rates-twpgxv = 统计速率所用的往返时间

# length of a run
m-length-of-a-run-vijweg = 一次运行的长度

# left out at its start
m-left-out-at-its-start-sloqk7 = 开头略去的部分

# CV of the times
m-cv-of-the-times-i20ncc = 时间的 CV

# mean round trip
m-mean-round-trip-sbuscn = 平均往返时间

# one high and one low time
m-one-high-and-one-low-gq33hv = 一段高与一段低

# time on
m-time-on-rfh8yd = 开启时间

# rate over that of TCP beside it (1: TCP-friendly)
m-rate-over-that-of-tcp-v7upaa = 速率与旁边 TCP 之比（1：TCP 友好）

# part of a doubled link used within k round trips, f(k)
m-part-of-a-doubled-link-vq7zqw = 加倍的链路在 k 个往返内被使用的比例，f(k)

# round trips of loss until the rate is half
m-round-trips-of-loss-until-4309s7 = 速率减半所需的丢失往返数

# time until two flows share 55 to 45, s
m-time-until-two-flows-share-14g9lr = 两条流达到 55 比 45 的时间，s
