# {mean}, {delay} ms
m-mean-delay-ms-piehmn = { $mean }，{ $delay } ms

# Copy code
m-copy-code-06qgkp = 复制代码

# equal shares
m-equal-shares-i2ic9l = 份额相等

# full link
m-full-link-yzvhs4 = 链路满载

# bottleneck
m-bottleneck-ehdgmu = 瓶颈

# 1 packet
m-1-packet-kizm3w = 1 个分组

# {count} packets
m-count-packets-356z9h = { $count } 个分组

# The set-up in words
m-the-set-up-in-words-5h6h2w = 用文字描述的设置

# The set-up
m-the-set-up-kdd66u = 设置

# The bar of time
m-the-bar-of-time-pcblqr = 时间条

# The comparison in numbers
m-the-comparison-in-numbers-n9ot22 = 数字对比

# The textbook’s model in words
m-the-textbook-s-model-in-62raej = 教科书模型的文字说明

# Why?
m-why-mfl4pe = 为什么？

# The narrator
m-the-narrator-stqjct = 解说

# Playground
m-playground-7p1ky4 = 实验场

# Skip to the charts
m-skip-to-the-charts-7r1m41 = 跳到图表

# Set up
m-set-up-isr2rg = 设置

# now {time}
m-now-time-woxpcy = 现在 { $time }

# round trips, empty path
m-round-trips-empty-path-vixahj = RTT 数（空路径）

# Completion times
m-completion-times-crw7x1 = 完成时间

# How long each transfer took, from its first packet to the ACK of its last one: a point where it ended.
m-how-long-each-transfer-took-fixnb3 = 每次传输用了多久，从它的第一个分组到最后一个分组的 ACK：在结束处画一个点。

# the mean completion time of the transfers that ended in it
m-the-mean-completion-time-of-yth2yp = 其中结束的传输的平均完成时间

# Delivered so far
m-delivered-so-far-q0iy9y = 累计交付

# The bytes that each flow and source has delivered since the run began: a line that is steep where much gets through.
m-the-bytes-that-each-flow-n6d4u7 = 自运行开始以来每条流和每个流量源交付的字节数：通过得多的地方线就陡。

# Delivered by each flow
m-delivered-by-each-flow-d42dzf = 每条流的交付量

# Lost so far
m-lost-so-far-mopp96 = 累计丢失

# The packets of each flow and source that have been dropped since the run began, by queues and on the way.
m-the-packets-of-each-flow-mk9nxo = 自运行开始以来每条流和每个流量源被丢弃的分组，包括队列丢弃和途中丢失。

# packets
m-packets-99jfja = 分组

# Lost by each flow
m-lost-by-each-flow-wduauf = 每条流的丢失量

# Fairness index
m-fairness-index-2xa914 = 公平指数

# Jain’s index of what the flows sent: 1 if all sent the same, 1/n if one of n sent all. It compares flows that sent all the time: one alone has none.
m-jain-s-index-of-what-fq2x8s = 各流发送量的 Jain 指数：全部相同则为 1，n 条中只有一条发送则为 1/n。只比较始终在发送的流：单独一条没有指数。

# fairness index of the sample
m-fairness-index-of-the-sample-s1n47k = 该采样的公平指数

# mean fairness index
m-mean-fairness-index-1mg3d5 = 平均公平指数

# , and in {every} (thin)
m-and-in-every-thin-kn8240 = ，以及 { $every } 内（细线）

# of what the flows sent over {span}{thin}; 1 is equal
m-of-what-the-flows-sent-14f8sf = ，{ $span }各流发送量{ $thin }；1 表示相等

# mean {value}
m-mean-value-4ug4c5 = 平均 { $value }

# mean {value} since {since} s
m-mean-value-since-since-s-gx7sqm = 平均 { $value }，自 { $since } s

# needs two flows for {span}
m-needs-two-flows-for-span-qa2vq2 = 需要两条流持续 { $span }

# needs two for {span}
m-needs-two-for-span-pa9y01 = 需要两条流 { $span }

# needs two
m-needs-two-umq0d8 = 需要两条

# Inside of a flow
m-inside-of-a-flow-kcev3n = 流的内部

# State of the observed flow: what its scheme knows and decides, such as cwnd and ssthresh.
m-state-of-the-observed-flow-ggqrf9 = 被观察流的状态：其方案所知道和决定的，例如 cwnd 和 ssthresh。

# of the inside of a flow, what stood at its end
m-of-the-inside-of-a-vz9xxw = 流的内部，结束时的值

# Queues of all hops
m-queues-of-all-hops-s7ylmn = 所有跳的队列

# Packets waiting in the queue of every hop, a line for each, and the packets that each dropped.
m-packets-waiting-in-the-queue-4e6l8t = 每一跳的队列中等待的分组，各画一条线，以及各自丢弃的分组。

# mean queue of every hop and packets that it dropped
m-mean-queue-of-every-hop-u67kuw = 每一跳的平均队列和丢弃的分组

# Link used
m-link-used-zmifka = 链路利用率

# Utilization of the link in view: the part of its rate that packets take up.
m-utilization-of-the-link-in-qmwwzq = 所示链路的利用率：分组占用其速率的比例。

# the utilization at its end
m-the-utilization-at-its-end-mefgb2 = 结束时的利用率

# , per cent over {span}
m-per-cent-over-span-ehihls = ，百分比，{ $span }

# Losses
m-losses-kioqmy = 丢包

# Loss events as the flows see them: one mark for each round trip in which a flow lost packets.
m-loss-events-as-the-flows-kppeqa = 各流所见的丢包事件：一条流在一个 RTT 中有分组丢失，就画一个标记。

# loss events
m-loss-events-866j63 = 丢包事件

# Queue
m-queue-6wbfbs = 队列

# Packets waiting in the queue of the hop in view, with its limit and thresholds, and the packets that it dropped.
m-packets-waiting-in-the-queue-53bk9g = 所示跳的队列中等待的分组，及其上限和阈值，以及它丢弃的分组。

# mean queue and packets that it dropped
m-mean-queue-and-packets-that-129k4n = 平均队列和丢弃的分组

# each round trip
m-each-round-trip-0nfjij = 每个 RTT

# every {span}
m-every-span-s5p50k = 每 { $span }

# , {queue}’s average bold
m-queue-s-average-bold-adk2m2 = ，{ $queue } 的平均为粗线

# , packets waiting: least to most, mean as a line{average}; drops above
m-packets-waiting-least-to-most-hj6id9 = ，等待的分组：最少到最多，平均为线{ $average }；上方为丢弃

# , packets waiting: most in {every}, mean shaded{average}; drops above
m-packets-waiting-most-in-every-zjjahb = ，等待的分组：{ $every } 内最多，阴影为平均{ $average }；上方为丢弃

# of {limit}
m-of-limit-4fu99r = / { $limit }

# empty path {span}
m-empty-path-span-7w14kn = 空路径 { $span }

# empty {span}
m-empty-span-8upxwu = 空 { $span }

# Round trip
m-round-trip-z4u1wu = 往返时间

# How long a packet of each flow and its ACK take: the path, and the queues on it. What the sender knows of it, smoothed (srtt), comes later; behind a queue per flow the row shows that.
m-how-long-a-packet-of-y7o8rn = 每条流的一个分组及其 ACK 用时多久：路径以及沿途的队列。发送方所知的平滑值（srtt）来得更晚；若每条流各有队列，则此行显示该值。

# the round trip at its end
m-the-round-trip-at-its-m9the3 = 结束时的往返时间

# , {unit} since the run began
m-unit-since-the-run-began-fv0que = ，自运行开始以来的{ $unit }

# , Mbit/s over {span}
m-mbit-s-over-span-iikvlj = ，Mbit/s，{ $span }

# link {rate}
m-link-rate-54av4t = 链路 { $rate }

# Throughput
m-throughput-2uuq3j = 吞吐量

# What each flow delivers, averaged over about a second, with the fair share; over several bottlenecks by max-min and proportional fairness.
m-what-each-flow-delivers-averaged-30xpw3 = 每条流交付多少，约按一秒平均，并标出公平份额；有多个瓶颈时按最大最小公平和比例公平。

# fair share
m-fair-share-ihowa4 = 公平份额

# mean throughput
m-mean-throughput-nihrcm = 平均吞吐量

# fair share {rate}
m-fair-share-rate-c36rsm = 公平份额 { $rate }

# share {rate}
m-share-rate-354ws2 = 份额 { $rate }

# receive window {packets}
m-receive-window-packets-693cmn = 接收窗口 { $packets }

# receive {packets}
m-receive-packets-x64p8n = 接收 { $packets }

# BDP ÷ {flows} flows {packets}
m-bdp-flows-flows-packets-8l5hw5 = BDP ÷ { $flows } 条流 { $packets }

# Window or rate
m-window-or-rate-9bwi14 = 窗口或速率

# The congestion window of each flow (cwnd); of a scheme without one, its rate times the round trip.
m-the-congestion-window-of-each-yg4a9m = 每条流的拥塞窗口（cwnd）；没有窗口的方案则为其速率乘以往返时间。

# the window at its end
m-the-window-at-its-end-xr682e = 结束时的窗口

# By rounds…
m-by-rounds-z31ie9 = 按轮次…

# Packet by packet…
m-packet-by-packet-kbseks = 逐个分组…

# Numbers of a stretch…
m-numbers-of-a-stretch-k9hski = 一段时间的数字…

# Experiment…
m-experiment-0wgri4 = 实验…

# Open…
m-open-n287h9 = 打开…

# Share…
m-share-cg01cq = 分享…

# Print…
m-print-5c76kq = 打印…

# Light or dark
m-light-or-dark-l5c7hk = 浅色或深色

# The first scene
m-the-first-scene-ov2lwe = 最初的场景

# Time
m-time-q4eyv8 = 时间

# play or pause
m-play-or-pause-hkgjya = 播放或暂停

# one step forward
m-one-step-forward-r17p16 = 前进一步

# one step back
m-one-step-back-vicww2 = 后退一步

# on by a loss, or by a round trip
m-on-by-a-loss-or-r8469p = 前进到一次丢包或一个 RTT

# back by a loss, or by a round trip
m-back-by-a-loss-or-j2z7ub = 后退到一次丢包或一个 RTT

# next loss
m-next-loss-jx0v7r = 下一次丢包

# previous loss
m-previous-loss-7llebr = 上一次丢包

# next prepared moment
m-next-prepared-moment-w2z987 = 下一个预设时刻

# previous prepared moment
m-previous-prepared-moment-lm6c3b = 上一个预设时刻

# slower
m-slower-61ukr3 = 更慢

# faster
m-faster-azoack = 更快

# to the start
m-to-the-start-7612vr = 回到开始

# follow the run
m-follow-the-run-ucpfry = 跟随运行

# Run
m-run-37u7vu = 运行

# drop a packet
m-drop-a-packet-8ppxl5 = 丢弃一个分组

# compare two runs
m-compare-two-runs-vey7v4 = 比较两次运行

# undo
m-undo-v3fpnz = 撤销

# redo
m-redo-vo98zt = 重做

# Rows of the chart
m-rows-of-the-chart-27jhb2 = 图表的行

# Charts
m-charts-wn7420 = 图表

# the whole run
m-the-whole-run-33f0ay = 整个运行

# phase plane
m-phase-plane-5bj81m = 相平面

# seconds or round trips
m-seconds-or-round-trips-akfpkb = 秒或 RTT

# table of the data
m-table-of-the-data-xz7j0x = 数据表

# say how it stands
m-say-how-it-stands-8e4ws8 = 朗读当前状态

# why is the window what it is
m-why-is-the-window-what-pa6aip = 窗口为何如此

# hear the throughput
m-hear-the-throughput-dbkptw = 聆听吞吐量

# Page
m-page-sfsa6u = 页面

# present
m-present-8gnrvw = 演示

# hide or show the set-up
m-hide-or-show-the-set-la3q5a = 隐藏或显示设置

# hide or show the network
m-hide-or-show-the-network-vfkv1e = 隐藏或显示网络

# narrator on or off
m-narrator-on-or-off-35t0q3 = 打开或关闭解说

# blank the screen
m-blank-the-screen-tz7wbi = 黑屏

# export
m-export-xnhe43 = 导出

# go to a control, scheme or scenario
m-go-to-a-control-scheme-j1mjfk = 转到控件、方案或情景

# this list
m-this-list-qvg9ob = 本列表

# close, or stop presenting
m-close-or-stop-presenting-ddb7l3 = 关闭，或结束演示

# Take the wheel of a flow
m-take-the-wheel-of-a-06f398 = 亲手控制一条流

# Be the network
m-be-the-network-yqlzk1 = 扮演网络

# Let rules race
m-let-rules-race-3rkgpa = 让规则竞赛

# Go to
m-go-to-ev0a0g = 转到

# Go to a scene, a control, a scheme, a scenario or a key
m-go-to-a-scene-a-01rs7v = 转到场景、控件、方案、情景或按键

# Go to a scene, a term, a figure or a set-up
m-go-to-a-scene-a-i9lykl = 转到场景、术语、图或设置

# Go to a scene, control, scheme or key
m-go-to-a-scene-control-jd8bc3 = 转到场景、控件、方案或按键

# Go to a scene, term, figure or set-up
m-go-to-a-scene-term-t0g3ic = 转到场景、术语、图或设置

# What there is
m-what-there-is-rlqlqr = 有哪些内容

# Nothing here is called so.
m-nothing-here-is-called-so-ko1cz5 = 没有叫这个名字的内容。

# Terms, figures and set-ups of the papers could not be fetched.
m-terms-figures-and-set-ups-3zp988 = 无法取得论文的术语、图和设置。

# Close
m-close-l0xxoj = 关闭

# Phase plane
m-phase-plane-o49uai = 相平面

# Copied
m-copied-3bzcw5 = 已复制

# What the charts show
m-what-the-charts-show-xtj3s2 = 图表所示

# In view
m-in-view-6h7w6r = 所示时段

# Export
m-export-sh99lf = 导出

# This part of the page could not be fetched. Reload the page to try again.
m-this-part-of-the-page-5begu6 = 无法取得页面的这一部分。请重新加载页面再试。

# One moment…
m-one-moment-llf0x5 = 请稍候…

# Pause
m-pause-j4z771 = 暂停

# Play
m-play-bk85tv = 播放

# Keys
m-keys-qolp7x = 按键

# Letters, digits and signs are keys of the page
m-letters-digits-and-signs-are-7zbwte = 字母、数字和符号是页面的按键

# or
m-or-puzibo = 或

# Open
m-open-n6hn1l = 打开

# Lessons
m-lessons-84odjq = 课程

# Papers
m-papers-3avj4u = 论文

# Terms
m-terms-54fb2k = 术语

# Games
m-games-w6fxh8 = 游戏

# By rounds
m-by-rounds-x85xgd = 按轮次

# Scenes
m-scenes-2xy1q8 = 场景

# Find a scene
m-find-a-scene-b4et9h = 查找场景

# Find: bufferbloat, wifi, UDP …
m-find-bufferbloat-wifi-udp-lfpc6i = 查找：bufferbloat、wifi、UDP…

# No scene is called so.
m-no-scene-is-called-so-9355wz = 没有叫这个名字的场景。

# Elsewhere on this page
m-elsewhere-on-this-page-6dknsr = 本页其他地方

# Packet by packet
m-packet-by-packet-urdkma = 逐个分组

# View
m-view-q5w460 = 视图

# one round trip
m-one-round-trip-sl99va = 一个 RTT

# Later
m-later-wsths9 = 更晚

# packet
m-packet-udqjsh = 分组

# Share
m-share-m2bcgo = 分享

# Link
m-link-3equ89 = 链接

# Send…
m-send-gyhozv = 发送…

# Try it
m-try-it-c7r8bb = 试一试

# Press it for the back row.
m-press-it-for-the-back-c2zdmi = 点按可供后排观看。

# For a class
m-for-a-class-4iy0eb = 用于课堂

# In a page of yours
m-in-a-page-of-yours-6grv0h = 嵌入您的网页

# Flows
m-flows-lkah82 = 流

# What to notice
m-what-to-notice-8nebo0 = 请注意

# Speed
m-speed-2w2xwg = 速度

# Now change it
m-now-change-it-uqh2ei = 现在改变它

# Undo
m-undo-vmlwpb = 撤销

# Mix in another scheme
m-mix-in-another-scheme-wzwf32 = 混入另一种方案

# What if the buffer were bigger?
m-what-if-the-buffer-were-narlcr = 如果缓冲区更大呢？

# Add a square wave
m-add-a-square-wave-jleq9f = 添加方波

# What now
m-what-now-ps6vmn = 接下来

# a lesson
m-a-lesson-ey9mso = 一课

# Say what a run will do, then see it run
m-say-what-a-run-will-apejjn = 先预测运行结果，再看它运行

# a scene
m-a-scene-ywewho = 一个场景

# A run by the name that lecturers use
m-a-run-by-the-name-q0ahx7 = 以授课者常用的名字命名的运行

# your own
m-your-own-qc5fue = 您自己的

# Every setting of this run
m-every-setting-of-this-run-yp7qwm = 这次运行的所有设置

# course work
m-course-work-m8ol79 = 课程作业

# Lessons in the order of a course, and how to make one
m-lessons-in-the-order-of-7dg121 = 按课程顺序排列的课，以及如何制作

# the last second
m-the-last-second-ryfzk8 = 最近一秒

# the last {span} s
m-the-last-span-s-vem4xp = 最近 { $span } s

# no packet
m-no-packet-bc9wiu = 没有分组

# as fast as it goes
m-as-fast-as-it-goes-0eouv2 = 尽可能快

# {speed}× real
m-speed-real-t9h0ff = { $speed }× 实时

# From the maker of this link
m-from-the-maker-of-this-0c5547 = 来自此链接的制作者

# Sawtooth: the playground
m-sawtooth-the-playground-o3sn7y = Sawtooth：实验场

# go to a figure, a term, a scene or a set-up
m-go-to-a-figure-a-v3ijm1 = 转到图、术语、场景或设置

# close
m-close-b1hmw3 = 关闭

# On a figure
m-on-a-figure-up5p4d = 在图上

# The link, its code for a room, an embed, a question
m-the-link-its-code-for-a3rpft = 链接、供教室使用的二维码、嵌入、问题

# Open the prepared scenario that it names
m-open-the-prepared-scenario-that-mz619l = 打开它指名的预设情景

# start again
m-start-again-uiks4n = 重新开始

# {count} side by side
m-count-side-by-side-uoi13r = { $count } 个并列

# {count} in series
m-count-in-series-51tehw = { $count } 个串联

# no limit
m-no-limit-8091b1 = 无限制

# Bottlenecks
m-bottlenecks-7xuwsf = 瓶颈

# Bottleneck
m-bottleneck-gdwfbq = 瓶颈

# Which one
m-which-one-xautny = 哪一个

# Round trip, empty queue
m-round-trip-empty-queue-p594so = 往返时间（空队列）

# {span} when full, {share} of the bandwidth–delay product ({packets}).
m-span-when-full-share-of-hy2sex = 满时 { $span }，为带宽时延积的 { $share } 倍（{ $packets }）。

# The path
m-the-path-xxil4z = 路径

# {count} bottlenecks
m-count-bottlenecks-s6p6x8 = { $count } 个瓶颈

# one bottleneck
m-one-bottleneck-a3jufi = 一个瓶颈

# ideal reverse path
m-ideal-reverse-path-5z48lb = 理想反向路径

# real reverse path
m-real-reverse-path-lhfaua = 真实反向路径

# Back to the beginning
m-back-to-the-beginning-ho1d9r = 回到开始

# {row}. Now {values}
m-row-now-values-ak9hwp = { $row }。现在 { $values }

# no value
m-no-value-ukpt1r = 无数值

# The table of numbers
m-the-table-of-numbers-tfgzff = 数字表

# Hop in view
m-hop-in-view-0x2hrc = 所示的跳

# Chart
m-chart-08pjvv = 图表

# Left and Right move a cursor in time, Up and Down point at a flow, Enter goes to the time of the cursor.
m-left-and-right-move-a-vv1lp4 = 左右键在时间上移动光标，上下键指向某条流，回车转到光标处的时间。

# fairness index
m-fairness-index-c0lspk = 公平指数

# link used
m-link-used-0hmf56 = 链路利用率

# The whole run: A, B, and the difference of means
m-the-whole-run-a-b-gtlanp = 整个运行：A、B 以及平均值之差

# Round trip × 2
m-round-trip-2-aht6qd = 往返时间 × 2

# Round trip ÷ 2
m-round-trip-2-io1839 = 往返时间 ÷ 2

# Inside a flow
m-inside-a-flow-f3hy8i = 流的内部

# Inside of
m-inside-of-apwpfu = 内部：

# no flow
m-no-flow-a5n9qy = 没有流

# Its window by transmission round, as textbooks draw it
m-its-window-by-transmission-round-6onm68 = 按传输轮次画出窗口，如教科书那样

# Each packet and ACK: sequence plot and ladder
m-each-packet-and-ack-sequence-ea88hl = 每个分组和 ACK：序号图和阶梯图

# Press a name to draw it over time.
m-press-a-name-to-draw-ewyydj = 点按名称即可画出其随时间的变化。

# none yet
m-none-yet-kkfxsp = 还没有

# Add a scheme
m-add-a-scheme-qhtu3m = 添加方案

# Number of {flows}
m-number-of-flows-pmnl7g = { $flows } 的数量

# Remove {name}
m-remove-name-yntp1y = 移除 { $name }

# Another scheme
m-another-scheme-fz6onf = 换一种方案

# As in
m-as-in-60824c = 参照

# none: set by hand
m-none-set-by-hand-k820yt = 无：手动设置

# Transport
m-transport-13o52q = 传输层

# Sends
m-sends-4f0tf8 = 发送方式

# As set below
m-as-set-below-cx5vt0 = 按下方设置

# As Linux of today
m-as-linux-of-today-ftb5yx = 如当今的 Linux

# Linux of today: an initial window of 10, all repairs, windows in whole packets, a timer that counts milliseconds and, of CUBIC, HyStart and whole steps.
m-linux-of-today-an-initial-k2223u = 当今的 Linux：初始窗口为 10，全部修复机制，窗口以整分组计，计时器以毫秒计，CUBIC 还有 HyStart 和整步增长。

# As all flows have it
m-as-all-flows-have-it-5fvuag = 与所有流相同

# What was held in this run
m-what-was-held-in-this-4y0wdh = 此运行中被限制的内容

# The field of a rule
m-the-field-of-a-rule-8ohmfg = 规则输入框

# Lost in front of the queue of
m-lost-in-front-of-the-o1fd5z = 在哪个队列之前丢失

# Packets are lost
m-packets-are-lost-kfzjoy = 分组丢失

# {name} in papers
m-name-in-papers-hqs6ka = 论文中的{ $name }

# Add a {item}
m-add-a-item-2hiiv8 = 添加{ $item }

# Remove the last
m-remove-the-last-z5fx4a = 移除最后一个

# Remove this {item}
m-remove-this-item-wbmhgk = 移除此{ $item }

# Exactly these packets
m-exactly-these-packets-qcfmn1 = 就是这些分组

# Of the flow
m-of-the-flow-netdc9 = 所属的流

# The ACKs of these packets
m-the-acks-of-these-packets-krekox = 这些分组的 ACK

# Numbers of the packets
m-numbers-of-the-packets-o80c30 = 分组的编号

# Measured runs behind this one
m-measured-runs-behind-this-one-bpl6r9 = 此运行后面的实测数据

# Remove
m-remove-9c35st = 移除

# How many flows
m-how-many-flows-kgkftd = 多少条流

# Flows of which group
m-flows-of-which-group-nubiyh = 哪一组的流

# Stop {count}
m-stop-count-c4jvey = 停止 { $count } 条

# Start {count}
m-start-count-9dpa7w = 启动 { $count } 条

# {sending} of {count} {name} send now.
m-sending-of-count-name-send-98d0zs = { $count } 条 { $name } 中现有 { $sending } 条在发送。

# Rate, losses and delay at
m-rate-losses-and-delay-at-rvnq5n = 速率、丢包和时延，位于

# Lose 1 in 100
m-lose-1-in-100-nu4ial = 每 100 个丢 1 个

# Twice the losses
m-twice-the-losses-fdne33 = 丢包加倍

# Half the losses
m-half-the-losses-9yxvfm = 丢包减半

# No losses
m-no-losses-k0v4i5 = 无丢包

# Link down
m-link-down-wx71pj = 链路断开

# Link up
m-link-up-xyj1ni = 链路恢复

# Do it now
m-do-it-now-ym8xp9 = 立即操作

# Drop a packet
m-drop-a-packet-a7uu09 = 丢弃一个分组

# Of which group
m-of-which-group-y3qrve = 哪一组的

# Stop half
m-stop-half-z877j6 = 停止一半

# Start all
m-start-all-u50858 = 全部启动

# Halve the rate
m-halve-the-rate-2vkpuy = 速率减半

# Double the rate
m-double-the-rate-bvwcgr = 速率加倍

# Some flows, losses, delay
m-some-flows-losses-delay-ere79m = 部分流、丢包、时延

# Numbers of each scheme
m-numbers-of-each-scheme-q8duhe = 每种方案的数字

# means since {since} s
m-means-since-since-s-032z0u = 自 { $since } s 起的平均

# Numbers of this stretch
m-numbers-of-this-stretch-lacuuj = 此时段的数字

# Each scheme’s flows together, means since {since} s, and what theory says of them
m-each-scheme-s-flows-together-foj0oe = 每种方案所有流合计，自 { $since } s 起的平均，以及理论值

# Time on show
m-time-on-show-3he1pe = 所示时间

# Values of {name} in papers
m-values-of-name-in-papers-k3g80j = 论文中 { $name } 的取值

# The slider goes from {min} to {max}.
m-the-slider-goes-from-min-hg29vs = 滑块从 { $min } 到 { $max }。

# From {min} to {max}.
m-from-min-to-max-xkqj9i = 从 { $min } 到 { $max }。

# Add a bottleneck
m-add-a-bottleneck-byitue = 添加瓶颈

# Reverse path
m-reverse-path-079eqg = 反向路径

# Ideal
m-ideal-2ql42q = 理想

# Real
m-real-o5hif1 = 真实

# ACKs come back after their delay, none is lost.
m-acks-come-back-after-their-2q0qyt = ACK 经过时延后返回，不会丢失。

# ACKs wait in queues on their way back and may be dropped; flows can send in the reverse direction.
m-acks-wait-in-queues-on-sp9ekg = ACK 在返回途中排队，可能被丢弃；流也可以反向发送。

# Of each flow the
m-of-each-flow-the-ly1mmc = 每条流的

# Press a point of the square: both flows begin there anew, without slow start.
m-press-a-point-of-the-bxdcq7 = 点按方框中的一点：两条流从那里重新开始，不经慢启动。

# Disturbance
m-disturbance-2exshn = 干扰

# Transport of all flows
m-transport-of-all-flows-dbzsmt = 所有流的传输层

# all flows
m-all-flows-07lyut = 所有流

# {span}, seed {seed}
m-span-seed-seed-4qf6zr = { $span }，种子 { $seed }

# Seed
m-seed-lu3q30 = 随机种子

# Another
m-another-ycao50 = 换一个

# Restart
m-restart-d45qj0 = 重新开始

# Without my changes
m-without-my-changes-s1rwci = 去掉我的更改

# Changes in this run
m-changes-in-this-run-3x3im6 = 此运行中的更改

# Control
m-control-0fbl8e = 控制方式

# by a window: ACKs let packets out
m-by-a-window-acks-let-urokpl = 按窗口：ACK 放行分组

# by a rate: a timer lets packets out
m-by-a-rate-a-timer-1bor94 = 按速率：计时器放行分组

# Policies
m-policies-raqot3 = 策略

# Source
m-source-r5qyuw = 来源

# Choose another scheme
m-choose-another-scheme-0maldq = 选择另一种方案

# Find a scheme
m-find-a-scheme-k4odmc = 查找方案

# Schemes
m-schemes-k45vcz = 方案

# No scheme is called so, nor any of its settings.
m-no-scheme-is-called-so-bbvs7n = 没有叫这个名字的方案，也没有这样的设置。

# Card of {name}
m-card-of-name-16tjl1 = { $name } 卡片

# Number of flows
m-number-of-flows-xo9pro = 流的数量

# Cancel
m-cancel-ew9em3 = 取消

# {thing}: change
m-thing-change-h95asj = { $thing }：更改

# Numbers and theory
m-numbers-and-theory-a45kf9 = 数字与理论

# measured
m-measured-6nq9nl = 测量

# All together
m-all-together-4youse = 合计

# link used, %
m-link-used-ckzps9 = 链路利用率，%

# Part of the link’s rate in use
m-part-of-the-link-s-fdtpv4 = 链路速率被使用的比例

# Have it from the start
m-have-it-from-the-start-ok26yv = 从一开始就如此

# Begin again with all that was set while the run went on
m-begin-again-with-all-that-7fxzsz = 以运行中的全部设置重新开始

# The link, its code for a room, an embed
m-the-link-its-code-for-kh59ys = 链接、供教室使用的二维码、嵌入

# Figures, numbers, files, a lab sheet
m-figures-numbers-files-a-lab-qq8d4e = 图、数字、文件、实验单

# Large, for a projector (P)
m-large-for-a-projector-p-d870jn = 放大显示，供投影（P）

# More
m-more-lz65mo = 更多

# Undo (Ctrl+Z)
m-undo-ctrl-z-8a25w2 = 撤销（Ctrl+Z）

# Redo (Ctrl+Shift+Z)
m-redo-ctrl-shift-z-ck73l9 = 重做（Ctrl+Shift+Z）

# Redo
m-redo-w7fg15 = 重做

# Compare
m-compare-n8cxuc = 比较

# Set a second run beside this one (C)
m-set-a-second-run-beside-p6jlaj = 在旁边放第二次运行（C）

# steady
m-steady-8m5kb7 = 恒定

# follows a trace from a file…
m-follows-a-trace-from-a-lwaw4q = 按文件中的轨迹…

# A trace in Mahimahi’s format
m-a-trace-in-mahimahi-s-1525fj = Mahimahi 格式的轨迹

# Repeats at its end
m-repeats-at-its-end-y0tg0n = 到末尾后重复

# Traffic that does not slow down. Add:
m-traffic-that-does-not-slow-fczb1j = 不会减速的流量。添加：

# Add another:
m-add-another-m872af = 再添加：

# Flash crowd
m-flash-crowd-58exrc = 突发访问（flash crowd）

# When and where
m-when-and-where-g4yv67 = 何时何地

# Play again from the start
m-play-again-from-the-start-s2lbqq = 从头再播放

# Previous loss (Shift+L)
m-previous-loss-shift-l-uynimx = 上一次丢包（Shift+L）

# Step back {by} (←)
m-step-back-by-dtkute = 后退：{ $by }（←）

# Step forward {by} (→)
m-step-forward-by-w2kyng = 前进：{ $by }（→）

# Next loss (L)
m-next-loss-l-elpd6g = 下一次丢包（L）

# Follow
m-follow-2h7nv4 = 跟随

# Go to the latest time, and fit the axes (F)
m-go-to-the-latest-time-66r1pk = 转到最新时间并调整坐标轴（F）

# round trip {number}
m-round-trip-number-9q66fh = 第 { $number } 个 RTT

# fastest
m-fastest-vjpzqx = 最快

# running at {part} of that
m-running-at-part-of-that-rzqizm = 实际为其 { $part }

# Vary…
m-vary-grqjy1 = 改变…

# Vary… {name}
m-vary-name-ddasfu = 改变… { $name }

# queue
m-queue-vxz6ig = 队列

# an example
m-an-example-65ayfg = 示例

# now, Mbit/s
m-now-mbit-s-2vqlbr = 现在，Mbit/s

# What all flows of the scheme get together, over {span}
m-what-all-flows-of-the-n8ip6s = 该方案所有流合计得到的，{ $span }

# mean, Mbit/s
m-mean-mbit-s-nt00hw = 平均，Mbit/s

# The same, on average
m-the-same-on-average-p7fvp4 = 同上，取平均

# share, %
m-share-an13dv = 份额，%

# Of what all flows get
m-of-what-all-flows-get-n2j0ks = 占所有流所得的比例

# CoV
m-cov-y5kov7 = 变异系数

# Coefficient of variation of what one flow sends in {span} ms, mean over the flows: 0 is perfectly smooth
m-coefficient-of-variation-of-what-p0dimi = 一条流每 { $span } ms 发送量的变异系数，对各流取平均：0 为完全平滑

# lost, %
m-lost-j75qu6 = 丢包率，%

# Packets dropped, of those sent
m-packets-dropped-of-those-sent-osokm2 = 被丢弃的分组占已发送的比例

# loss events, %
m-loss-events-5vl6j2 = 丢包事件，%

# Loss events of packets sent, p: the drops of one round trip are one event
m-loss-events-of-packets-sent-wdwgn0 = 丢包事件与发送分组之比 p：一个 RTT 内的丢弃算一次事件

# Mean of the round trips that the flows made
m-mean-of-the-round-trips-t4ksh2 = 各流往返时间的平均

# of flows, %
m-of-flows-pwxnvc = 占流，%

# Of what all flows get together; streams are not among them
m-of-what-all-flows-get-9tr2e9 = 占所有流合计所得的比例；流量源不计在内

# of link, %
m-of-link-uq1xrn = 占链路，%

# Of what the link can carry
m-of-what-the-link-can-9i26x2 = 占链路承载能力的比例

# throughput, Mbit/s
m-throughput-mbit-s-35768v = 吞吐量，Mbit/s

# Mean of what all its flows get together
m-mean-of-what-all-its-8cqybh = 其所有流合计所得的平均

# highest, Mbit/s
m-highest-mbit-s-1nty9b = 最高，Mbit/s

# Highest of it, over the span that the charts average over
m-highest-of-it-over-the-hfe1j6 = 按图表平均时段计的最高值

# packets/s
m-packets-s-zvc094 = 分组/s

# Packets that arrive in a second, all its flows together
m-packets-that-arrive-in-a-k8walg = 每秒到达的分组，其所有流合计

# received, kB
m-received-kb-r7i4vb = 已接收，kB

# Bytes that arrived, headers included; 1 kB is 1000 bytes
m-bytes-that-arrived-headers-included-c2uz73 = 到达的字节，含首部；1 kB 为 1000 字节

# packets sent
m-packets-sent-oo085s = 已发送分组

# New and again
m-new-and-again-qg57a8 = 新的和重传的

# dropped
m-dropped-heizvp = 丢弃

# Packets dropped or lost, at all hops
m-packets-dropped-or-lost-at-q6cwct = 在所有跳被丢弃或丢失的分组

# Mean window of a flow that sends
m-mean-window-of-a-flow-3twvaw = 正在发送的流的平均窗口

# highest window
m-highest-window-wp01xh = 最大窗口

# Highest window that one of its flows reached, at the end of a sample
m-highest-window-that-one-of-jmtfd5 = 其某条流在采样结束时达到的最大窗口

# Mean over the samples and its flows
m-mean-over-the-samples-and-ri4ok0 = 对采样及其流取平均

# one way, ms
m-one-way-ms-mj9q64 = 单程，ms

# Mean delay from sender to receiver; none where ACKs wait in queues too
m-mean-delay-from-sender-to-clszky = 从发送方到接收方的平均时延；若 ACK 也要排队则没有

# queueing delay, ms: median
m-queueing-delay-ms-median-sb0tk3 = 排队时延，ms：中位数

# probes sent
m-probes-sent-et564w = 已发送探测

# One every so often, whatever became of the one before
m-one-every-so-often-whatever-7cc612 = 按固定间隔，无论前一个结果如何

# lost
m-lost-qrhwsb = 丢失

# On the way there or back
m-on-the-way-there-or-nbm58m = 去程或回程

# round trip, ms: least
m-round-trip-ms-least-n3iyk1 = 往返时间，ms：最小

# Of the probes that came back in the stretch
m-of-the-probes-that-came-mzyphn = 在该时段返回的探测

# median
m-median-5rsujb = 中位数

# Mean over time
m-mean-over-time-m2ubwb = 对时间取平均

# highest
m-highest-yq877z = 最高

# Most packets that waited at once
m-most-packets-that-waited-at-map4jq = 同时等待的最多分组

# arrived
m-arrived-ud31ou = 到达

# Packets of all flows and sources that came to the queue
m-packets-of-all-flows-and-ep2254 = 到达队列的所有流和流量源的分组

# Packets that the queue dropped
m-packets-that-the-queue-dropped-cgadxp = 被队列丢弃的分组

# dropped, %
m-dropped-j1lp5o = 丢弃率，%

# Of those that came to the queue
m-of-those-that-came-to-fywn11 = 占到达队列的比例

# marked
m-marked-ixgrdt = 标记

# Packets that the queue marked (ECN)
m-packets-that-the-queue-marked-3n6cvs = 被队列标记的分组（ECN）

# RED’s average
m-red-s-average-s997aj = RED 的平均

# The queue’s length as RED averages it, mean over the samples
m-the-queue-s-length-as-2cb4bq = RED 所平均的队列长度，对采样取平均

# RED’s chance, %
m-red-s-chance-xqeg0j = RED 的概率，%

# Of an early drop or mark at that average (p, before drops are spaced), mean over the samples
m-of-an-early-drop-or-c0jsct = 在该平均下提前丢弃或标记的概率（p，未拉开间隔之前），对采样取平均

# Well known
m-well-known-jb5i5e = 常见

# One GAIMD flow among seven TCP flows (Yang et al. 2000, Figures 12 to 14)
m-one-gaimd-flow-among-seven-yjctho = 七条 TCP 流中的一条 GAIMD 流（Yang 等，2000，图 12 至 14）

# TCP and TCP(1/8) against a square wave (Bansal et al. 2001, Figure 8)
m-tcp-and-tcp-1-8-1few1u = TCP 和 TCP(1/8) 对抗方波（Bansal 等，2001，图 8）

# {flows} from {span}
m-flows-from-span-876a8m = { $flows }，从 { $span }

# {label}: one more
m-label-one-more-9j1ou0 = { $label }：加一

# round trip {span}
m-round-trip-span-q12z66 = 往返时间 { $span }

# link without limit
m-link-without-limit-fnorqi = 无限制的链路

# link that follows a trace
m-link-that-follows-a-trace-q0ex82 = 按轨迹变化的链路

# {rate} link
m-rate-link-aaon41 = { $rate } 链路

# {queue} queue of {packets}
m-queue-queue-of-packets-hvji9h = 队列（{ $queue }），{ $packets }

# Set run
m-set-run-tuqjom = 要设置的运行

# End the comparison
m-end-the-comparison-520tf2 = 结束比较

# The textbook’s model
m-the-textbook-s-model-b8xi8j = 教科书模型

# Textbook’s model, dashed
m-textbook-s-model-dashed-azn69b = 教科书模型，虚线

# Why is that so?
m-why-is-that-so-o2pjnf = 为什么会这样？

# Off
m-off-3tlu3u = 关闭

# Narrator off
m-narrator-off-l7icbp = 关闭解说

# Do not say what happens
m-do-not-say-what-happens-uob66x = 不说明发生了什么

# Open the default
m-open-the-default-9sr0fr = 打开默认情景

# Reload
m-reload-7acg4s = 重新加载

# Dismiss
m-dismiss-an1pf7 = 知道了

# mean window, packets
m-mean-window-packets-1w8c1x = 平均窗口，分组

# all others together
m-all-others-together-5xrum7 = 其他全部合计

# This link changes the scene.
m-this-link-changes-the-scene-qogent = 此链接更改了场景。

# See it without
m-see-it-without-e5nqkx = 查看未更改的

# Back to it
m-back-to-it-rv4utg = 返回

# In this run it came out differently.
m-in-this-run-it-came-uz85ua = 这次运行的结果不同。

# Run A:
m-run-a-hxr48l = 运行 A：

# {span} ago
m-span-ago-x0ypmw = { $span } 前

# dropped in {span}
m-dropped-in-span-q3sv1g = { $span } 内丢弃

# , a mark every {count}
m-a-mark-every-count-2swr7p = ，每 { $count } 个一格

# {count} of {limit} packets in view
m-count-of-limit-packets-in-5kgs8f = 显示 { $limit } 个中的 { $count } 个

# holds {packets}
m-holds-packets-gxh1rg = 可容纳 { $packets }

# gets, {unit}
m-gets-unit-ikgqeq = 得到，{ $unit }

# sends, {unit}
m-sends-unit-inyk7e = 发送，{ $unit }

# window or {unit}
m-window-or-unit-hly6d8 = 窗口或 { $unit }

# sends {rate}
m-sends-rate-rxxhse = 发送 { $rate }

# silent
m-silent-rqc1dw = 静默

# send {rate}
m-send-rate-u8o30n = 发送 { $rate }

# windows {window}
m-windows-window-1yzs9y = 窗口 { $window }

# window {window}
m-window-window-l8i4gf = 窗口 { $window }

# full: the next one falls
m-full-the-next-one-falls-ms84aw = 已满：下一个将被丢弃

# room for {count}
m-room-for-count-t89joq = 还可容纳 { $count } 个

# {span} of link
m-span-of-link-w59lla = 链路 { $span }

# fairness
m-fairness-pshtkk = 公平性

# used
m-used-tji4kw = 已用

# 1 loss event
m-1-loss-event-0mi8sz = 1 次丢包事件

# {count} loss events
m-count-loss-events-x117q0 = { $count } 次丢包事件

# nobody waits
m-nobody-waits-uhz5fo = 无分组等待

# {count} dropped
m-count-dropped-h97fei = 丢弃 { $count } 个

# {count} waiting
m-count-waiting-uibsfn = { $count } 个等待

# , {span} back
m-span-back-gvk0os = ，返回 { $span }

# , {least} to {most} ms back
m-least-to-most-ms-back-fr7ctv = ，返回 { $least } 至 { $most } ms

# Note
m-note-5mau71 = 备注

# Its answer, behind a press
m-its-answer-behind-a-press-lu31pp = 答案，点按后显示

# What the class hands in, in one place
m-what-the-class-hands-in-h6cvgp = 全班提交的内容，集中一处

# What readers may change
m-what-readers-may-change-0hotae = 读者可更改的内容

# Lock all
m-lock-all-au46at = 全部锁定

# Free all
m-free-all-zpn8uw = 全部开放

# Free
m-free-7va5tn = 开放

# Locked
m-locked-hvffeb = 锁定

# Hidden
m-hidden-gp48rd = 隐藏

# What they see
m-what-they-see-jaxdqo = 他们看到的内容

# Colours
m-colours-79cfmy = 颜色

# Their own
m-their-own-yqcgdb = 各自的

# Light
m-light-2iob7z = 浅色

# Dark
m-dark-j8m6w5 = 深色

# A lock keeps hands off, and is no secret: all of this, the answer too, stands in the link for whoever can read one.
m-a-lock-keeps-hands-off-p387e1 = 锁定只是防止改动，并不保密：这一切，包括答案，都在链接里，会读的人就能读到。

# {label}: one less
m-label-one-less-1fqy1s = { $label }：减一

# locked
m-locked-l6jm37 = 已锁定

# {title}, locked
m-title-locked-3ijx4h = { $title }，已锁定

# Selected; copy it with Ctrl+C
m-selected-copy-it-with-ctrl-8ah11k = 已选中；按 Ctrl+C 复制

# Keys (?)
m-keys-mkfatp = 按键（?）

# Show the next
m-show-the-next-chqenc = 显示下一个

# Language
m-language-6us7mj = 语言

# This language could not be fetched. Try it again when the network is back.
m-this-language-could-not-be-ile2t7 = 无法取得此语言。网络恢复后请再试。

# This translation has not yet been read by a native speaker; {share} % of the page is in it.
m-this-translation-has-not-yet-cpkfrj = 此译文尚未经母语者审读；已翻译页面的 { $share } %。

# Parts of the page
m-parts-of-the-page-9qfpjw = 页面各部分

# The answer
m-the-answer-89kz6u = 答案

# This is too long for a QR code; the text holds it.
m-this-is-too-long-for-knpj7r = 内容太长，无法生成二维码；文字中包含它。

# For the room
m-for-the-room-31czm6 = 供教室使用

# Show the QR code large
m-show-the-qr-code-large-rw1c4o = 放大显示二维码

# Smaller
m-smaller-h72qcb = 缩小

# Switch between light and dark
m-switch-between-light-and-dark-m9vpnk = 切换浅色与深色

# Textbook’s model
m-textbook-s-model-nu4iy2 = 教科书模型

# link alone
m-link-alone-j46jfi = 仅链路

# link and queue
m-link-and-queue-4lj5ob = 链路和队列

# Narrator: what happens, in words
m-narrator-what-happens-in-words-3icvlf = 解说：用文字说明发生了什么

# In
m-in-i0czwe = 单位

# Seconds
m-seconds-yzbgqy = 秒

# Round trips
m-round-trips-drz4o7 = RTT

# , packets that may be on their way at once
m-packets-that-may-be-on-p8cvel = ，可同时在途的分组数

# Window of each flow
m-window-of-each-flow-2vtkll = 每条流的窗口

# , packets
m-packets-4cvumy = ，分组

# Throughput of each flow
m-throughput-of-each-flow-49xxif = 每条流的吞吐量

# , 1 is equal
m-1-is-equal-ia138w = ，1 表示相等

# Window or rate × round trip
m-window-or-rate-round-trip-8o6kpc = 窗口或速率 × 往返时间

# of each flow, packets
m-of-each-flow-packets-6wtod8 = ，每条流，分组

# , packets waiting; drops above
m-packets-waiting-drops-above-7g8brt = ，等待的分组；上方为丢弃

# as the flows see them: a mark in each round trip with one
m-as-the-flows-see-them-e3vlm5 = ，各流所见：每个有丢包的 RTT 画一个标记

# as the flows of each scheme see them: a mark in each round trip with one
m-as-the-flows-of-each-kpvxgw = ，每种方案的流所见：每个有丢包的 RTT 画一个标记

# of each flow’s packets: path and queues
m-of-each-flow-s-packets-0lmde2 = ，每条流的分组：路径和队列

# that each sender measures, smoothed
m-that-each-sender-measures-smoothed-k5b9l0 = ，各发送方测得，已平滑

# , per cent
m-per-cent-70xsm6 = ，百分比

# empty
m-empty-6u9vqm = 空

# not sending
m-not-sending-3z2a8k = 未发送

# now
m-now-bah8fr = 现在

# Simulated packet by packet; at this speed the picture shows rates.
m-simulated-packet-by-packet-at-6rj4pt = 逐个分组模拟；在此速度下画面显示速率。

# Simulated packet by packet, in this page.
m-simulated-packet-by-packet-in-sk6ruy = 逐个分组模拟，就在本页。

# Lessons, papers, terms
m-lessons-papers-terms-es3nao = 课程、论文、术语

# one packet
m-one-packet-rxfbyx = 一个分组

# to the loss
m-to-the-loss-bep4gy = 到下一次丢包

# none
m-none-c6lasb = 无

# none added: choose a model
m-none-added-choose-a-model-vek4lc = 未添加：选择模型

# others
m-others-9w2nzm = 其他

# window, packets
m-window-packets-cjw52a = 窗口，分组

# round trip
m-round-trip-h7hci6 = 往返时间

# round trip, ms
m-round-trip-ms-ti0qre = 往返时间，ms

# queue, packets
m-queue-packets-n28nvx = 队列，分组

# Question
m-question-06ikx1 = 问题

# in theory
m-in-theory-42rrhn = 理论值

# Window
m-window-s8mpdp = 窗口

# Rate
m-rate-cycex3 = 速率

# Present
m-present-m3e00c = 演示

# Hand it in
m-hand-it-in-r2pnx8 = 提交

# Your answer as a code
m-your-answer-as-a-code-siia6w = 以代码形式给出您的答案

# Collect answers
m-collect-answers-xlgbeq = 收集答案

# the run
m-the-run-vclxtd = 运行

# What do you think?
m-what-do-you-think-cws5u4 = 您怎么看？

# That is my answer
m-that-is-my-answer-gkoono = 这就是我的答案

# Why a sawtooth
m-why-a-sawtooth-kslgof = 为什么是锯齿

# One sender looks for the right window.
m-one-sender-looks-for-the-2mau50 = 一个发送方寻找合适的窗口。

# Slow start, three duplicate ACKs, a timeout
m-slow-start-three-duplicate-acks-nu7yvv = 慢启动、三个重复 ACK、一次超时

# The picture of every textbook, bend by bend.
m-the-picture-of-every-textbook-4dszex = 每本教科书里的那幅图，一个拐点一个拐点地看。

# Rate and window are not the same
m-rate-and-window-are-not-yoyn74 = 速率和窗口不是一回事

# What a round trip has to do with throughput, and what a larger window buys.
m-what-a-round-trip-has-e2mnxt = 往返时间与吞吐量有什么关系，更大的窗口能换来什么。

# Flow control and congestion control
m-flow-control-and-congestion-control-x960tl = 流量控制与拥塞控制

# Two windows, and the smaller one counts.
m-two-windows-and-the-smaller-jno298 = 两个窗口，较小的起作用。

# Who shares?
m-who-shares-15ymxe = 谁来分享？

# Two flows, one link, and nobody in charge.
m-two-flows-one-link-and-arr61l = 两条流，一条链路，没人做主。

# How big a buffer?
m-how-big-a-buffer-xuthjf = 缓冲区要多大？

# Too small wastes the link, too large wastes time.
m-too-small-wastes-the-link-tyleqr = 太小浪费链路，太大浪费时间。

# How big a buffer, with many flows
m-how-big-a-buffer-with-0m8q88 = 流很多时，缓冲区要多大

# The root of their number, and when that fails.
m-the-root-of-their-number-hrnawj = 流数的平方根，以及它何时失效。

# Unequal round trips
m-unequal-round-trips-mav8xe = 不相等的往返时间

# The same rule for all, and yet the near one gets more.
m-the-same-rule-for-all-cm37xa = 规则对所有流相同，近的却得到更多。

# Losses that are not congestion
m-losses-that-are-not-congestion-1tsz7z = 并非拥塞的丢包

# A radio spoils a few packets, and most of the link is gone.
m-a-radio-spoils-a-few-9b7abc = 无线信道损坏几个分组，链路的大部分就浪费了。

# CUBIC, what your laptop does
m-cubic-what-your-laptop-does-1pw7z7 = CUBIC：您的电脑在用的算法

# A climb that goes by time, and where it is Reno after all.
m-a-climb-that-goes-by-mgiaz4 = 按时间增长的窗口，以及它在哪里终究还是 Reno。

# Fair to whom?
m-fair-to-whom-0d2pns = 对谁公平？

# Between flows, between people, between paths.
m-between-flows-between-people-between-tk1quj = 在流之间，在人之间，在路径之间。

# Queues that speak early
m-queues-that-speak-early-utje4f = 提早示警的队列

# RED, CoDel, PIE, and marks in place of losses.
m-red-codel-pie-and-marks-z7jsls = RED、CoDel、PIE，以及以标记代替丢包。

# Smooth or quick
m-smooth-or-quick-xa4cpn = 平滑还是敏捷

# Give up less, and be slower to notice: the question of the four papers.
m-give-up-less-and-be-yu2yt7 = 少让一点，也迟钝一点：四篇论文的问题。

# What TCP-friendly means
m-what-tcp-friendly-means-8004ve = 什么是 TCP 友好

# A good neighbour at steady losses, and where that fails.
m-a-good-neighbour-at-steady-drvche = 丢包稳定时的好邻居，以及它在哪里失效。

# Learning from delay and from rate
m-learning-from-delay-and-from-k8eqhh = 从时延和速率中学习

# Vegas, BBR, and what they do to TCP, and TCP to them.
m-vegas-bbr-and-what-they-bdl1p8 = Vegas、BBR，它们怎样对待 TCP，TCP 又怎样对待它们。

# Low latency for everybody
m-low-latency-for-everybody-t2k7pj = 人人低时延

# Two queues on one link: a millisecond beside fifteen, and nobody starves.
m-two-queues-on-one-link-b2g66l = 一条链路上的两个队列：一毫秒与十五毫秒并存，谁也不会饿死。

# Measure it yourself
m-measure-it-yourself-mgkj4t = 亲自测量

# Even, equal, soon up, soon down: say what they are and read them off.
m-even-equal-soon-up-soon-kix0un = 平稳、相等、快升、快降：说出它们的含义并读出数值。

# Reload to use it
m-reload-to-use-it-iaa1if = 重新加载以使用

# Done
m-done-3cn9g1 = 完成

# off
m-off-bicsne = 关

# Copy link
m-copy-link-9zccf0 = 复制链接

# Copy embed
m-copy-embed-gzas5t = 复制嵌入代码

# of {name}
m-of-name-bt0frx = { $name } 的

# Copy this link
m-copy-this-link-r8jrmw = 复制此链接

# Copy as CSV
m-copy-as-csv-1o2q64 = 复制为 CSV

# Theory: {reason}.
m-theory-reason-8w5jaw = 理论：{ $reason }。

# the last 5 s
m-the-last-5-s-scfuee = 最近 5 s

# the last 10 s
m-the-last-10-s-7o6mis = 最近 10 s

# the last 20 s
m-the-last-20-s-dl9ut7 = 最近 20 s

# the last 40 s
m-the-last-40-s-g5f0zl = 最近 40 s

# the last 120 s
m-the-last-120-s-uat7vg = 最近 120 s

# The network. Up and down choose a flow, Enter shows its state.
m-the-network-up-and-down-ux0arl = 网络。上下键选择流，回车显示其状态。

# The network.
m-the-network-kxbuh8 = 网络。

# {what} (Space)
m-what-space-3x1eri = { $what }（空格）

# More of {name}
m-more-of-name-psl79u = { $name } 的更多设置

# follows a trace: {name}
m-follows-a-trace-name-a9vy04 = 按轨迹：{ $name }

# Its rate
m-its-rate-0lcxnl = 其速率

# flows
m-flows-aly8eq = 流

# A bottleneck that one group alone crosses is its own access link: the others cross from the next one on.
m-a-bottleneck-that-one-group-sywyw9 = 只有一组流经过的瓶颈是该组自己的接入链路：其他组从下一个瓶颈起经过。

# Try a translation of your own, a file in Fluent’s syntax
m-try-a-translation-of-your-t6hbwp = 试用您自己的翻译：Fluent 语法的文件

# Code {number} of {count}
m-code-number-of-count-o6li6f = 第 { $number } 个代码，共 { $count } 个

# All sentences, in two languages
m-all-sentences-in-two-languages-1jaxwg = 全部语句，两种语言

# The file has {size} bytes; at most {most} are read.
m-the-file-has-size-bytes-k1vlcw = 文件有 { $size } 字节；至多读取 { $most } 字节。

# The file has {lines} lines; at most {most} are read.
m-the-file-has-lines-lines-nf8i5g = 文件有 { $lines } 行；至多读取 { $most } 行。

# Line {line} has {length} characters; at most {most} are read.
m-line-line-has-length-characters-4cn2jh = 第 { $line } 行有 { $length } 个字符；至多读取 { $most } 个。

# Line {line}: more than {most} spaces or empty lines in a row are not read.
m-line-line-more-than-most-ib4fhb = 第 { $line } 行：连续超过 { $most } 个空格或空行不予读取。

# Line {line}: here begins message {count}; at most {most} are read.
m-line-line-here-begins-message-fnbc99 = 第 { $line } 行：从这里开始是第 { $count } 条消息；至多读取 { $most } 条。

# Line {line}: braces stand {depth} deep; at most {most} are read.
m-line-line-braces-stand-depth-10n3iw = 第 { $line } 行：花括号嵌套 { $depth } 层；至多读取 { $most } 层。

# There is no message in this file: a line of it would be “m-share-m2bcgo = …”.
m-there-is-no-message-in-qvsr7x = 此文件中没有消息：其中应有形如“m-share-m2bcgo = …”的行。

# {hop} queue, packets
m-hop-queue-packets-oh61y8 = { $hop } 队列，分组

# {hop} dropped, packets
m-hop-dropped-packets-kqq3gn = { $hop } 丢弃，分组

# Link used{at}, %
m-link-used-at-rcyr4w = 链路利用率{ $at }，%

# Queue{at}, packets
m-queue-at-packets-ngrqew = 队列{ $at }，分组

# Dropped{at}, packets
m-dropped-at-packets-8t0eur = 丢弃{ $at }，分组

# the flows
m-the-flows-aqd9yl = 流

# the packets that are lost
m-the-packets-that-are-lost-j2acg2 = 丢失的分组

# game
m-game-ie4x6v = 游戏

# lesson
m-lesson-7xc7sx = 课程

# term
m-term-967r2v = 术语

# figure of a paper
m-figure-of-a-paper-xbn5wf = 论文中的图

# what was measured
m-what-was-measured-7ltbrm = 实测数据

# {first}, {next}
m-first-next-ujq1l8 = { $first }、{ $next }

# {first} {next}
m-first-next-msc49q = { $first }{ $next }

# what the link follows
m-what-the-link-follows-uvtfh2 = 链路所跟随的轨迹

# A new version is here.
m-a-new-version-is-here-90onxe = 有新版本。

# the link rate{at}
m-the-link-rate-at-oc8n4l = 链路速率{ $at }

# the round trip
m-the-round-trip-x0hdbj = 往返时间

# the queue
m-the-queue-ozhbff = 队列

# the queue{at}
m-the-queue-at-kd93go = 队列{ $at }

# The delay cannot change here: it {rule}.
m-the-delay-cannot-change-here-wcetoj = 这里的时延无法更改：{ $rule }。

# the delay{at}
m-the-delay-at-jog8pc = 时延{ $at }

# the number of {flows}
m-the-number-of-flows-aedkxj = { $flows } 的数量

# the losses{at}
m-the-losses-at-m7tn4w = 丢包{ $at }

# Losses{at} now: {losses}.
m-losses-at-now-losses-szeip0 = 现在的丢包{ $at }：{ $losses }。

# Stopped: {flows}.
m-stopped-flows-r86c5t = 已停止：{ $flows }。

# {source} off
m-source-off-sofjpj = { $source } 关闭

# {source} on
m-source-on-0uljk3 = { $source } 打开

# {first} and {last}
m-first-and-last-bi4ob6 = { $first } 和 { $last }

# {first} to {last}
m-first-to-last-s9aq8s = { $first } 至 { $last }

# the path
m-the-path-ndayqr = 路径

# {label}{at}
m-label-at-0djwc4 = { $label }{ $at }

# Remove no. {number}
m-remove-no-number-2gxv6d = 移除第 { $number } 个

# the reverse path
m-the-reverse-path-ddxw3x = 反向路径

# The changes now come in the order that seed {seed} draws.
m-the-changes-now-come-in-9krl4p = 现在各项更改按种子 { $seed } 抽取的顺序发生。

# Shuffle the {count} phases
m-shuffle-the-count-phases-y08cny = 打乱 { $count } 个阶段

# A phase is all that changes at one time. The run’s seed ({seed}) draws which comes when; another seed draws another order when you press again.
m-a-phase-is-all-that-lt9fkv = 一个阶段是同一时刻发生的全部更改。运行的种子（{ $seed }）抽取各阶段的先后；换一个种子，再按一次就得到另一种顺序。

# where the two flows begin
m-where-the-two-flows-begin-hc91kl = 两条流的起点

# the run’s settings
m-the-run-s-settings-1osw6m = 运行的设置

# the transport of all flows
m-the-transport-of-all-flows-rsvp1o = 所有流的传输设置

# the seed
m-the-seed-xq474x = 种子

# This trace could not be fetched. Nothing was changed.
m-this-trace-could-not-be-x98qe8 = 无法获取此轨迹。没有任何更改。

# Its rate{at}
m-its-rate-at-5kbpqa = 其速率{ $at }

# the disturbance
m-the-disturbance-i1s9to = 干扰

# This cannot be varied: {why}.
m-this-cannot-be-varied-why-2jmvqy = 无法改变此项：{ $why }。

# These two runs need up to {size} MB of memory, so nothing has been started. Press play to run them all the same.
m-these-two-runs-need-up-pvzhjh = 这两次运行最多需要 { $size } MB 内存，因此没有启动。按“播放”仍可运行。

# This run needs up to {size} MB of memory, so nothing has been started. Press play to run it all the same.
m-this-run-needs-up-to-qzt4dh = 这次运行最多需要 { $size } MB 内存，因此没有启动。按“播放”仍可运行。

# Two runs beside each other may need at most {most} MB of memory; these need up to {size} MB.
m-two-runs-beside-each-other-i5e2v1 = 并列的两次运行至多可用 { $most } MB 内存；这两次最多需要 { $size } MB。

# B is a copy of A, on the same clock and with the same seed. What you change now is changed in B.
m-b-is-a-copy-of-sayqti = B 是 A 的副本，时钟与种子相同。您现在的更改都作用于 B。

# Restarted without the changes made while it ran.
m-restarted-without-the-changes-made-ic2blr = 已重新开始，不含运行期间的更改。

# what was set
m-what-was-set-dvkdue = 所作的设置

# Restarted: what was set while it ran holds from the start.
m-restarted-what-was-set-while-ju6oy6 = 已重新开始：运行期间的设置从一开始就生效。

# Restarted, and gone on to {goal} s: {what} changed.
m-restarted-and-gone-on-to-9x6zvl = 已重新开始并继续到 { $goal } s；更改了：{ $what }。

# Restarted: {what} changed.
m-restarted-what-changed-rrqrr1 = 已重新开始；更改了：{ $what }。

# The change made while it ran ended with it.
m-the-change-made-while-it-ub2xtx = 运行期间的更改已随之结束。

# The {count} changes made while it ran ended with it.
m-the-count-changes-made-while-ax67jn = 运行期间的 { $count } 项更改已随之结束。

# Line {line} of the rule gave no number, so {name} kept its value: first at {time} s
m-line-line-of-the-rule-5k94o3 = 规则第 { $line } 行没有给出数值，因此 { $name } 保持原值：首次在 { $time } s

# Line {line} of the rule gave less than {name} can be, so it was set to the least: first at {time} s
m-line-line-of-the-rule-k00ddm = 规则第 { $line } 行给出的小于 { $name } 的下限，因此取最小值：首次在 { $time } s

# Line {line} of the rule gave more than {name} can be, so it was set to the most: first at {time} s
m-line-line-of-the-rule-vuoxbw = 规则第 { $line } 行给出的大于 { $name } 的上限，因此取最大值：首次在 { $time } s

# {held}. The rule’s form counts on.
m-held-the-rule-s-form-komijm = { $held }。规则表单会继续计数。

# The engine failed: {message}. Restart, or change the scenario.
m-the-engine-failed-message-restart-bq6l6z = 引擎出错：{ $message }。请重新开始，或更改情景。

# The engine failed in run {run}: {message}. Restart, or end the comparison.
m-the-engine-failed-in-run-rxqpyi = 引擎在运行 { $run } 中出错：{ $message }。请重新开始，或结束比较。

# The engine stopped answering and was started again; the run was replayed to where it was.
m-the-engine-stopped-answering-and-ktj4g0 = 引擎停止响应，已重新启动；运行已重放到原处。

# The engine stopped and could not be started again. Reload the page to go on; the address holds the run.
m-the-engine-stopped-and-could-kp3jkp = 引擎已停止，无法重新启动。请重新加载页面以继续；地址中保存着运行。

# The engine did not start: it runs in a Web Worker, whose file has not come or which this browser or an extension of it refuses. Reload the page to go on; the address holds the run.
m-the-engine-did-not-start-lbo6uv = 引擎没有启动：它在 Web Worker 中运行，其文件未能加载，或被此浏览器或其扩展阻止。请重新加载页面以继续；地址中保存着运行。

# B is A without that, and nothing else: the same seed, the same chance.
m-b-is-a-without-that-mipi27 = B 就是去掉它的 A，别无不同：种子相同，随机性相同。

# {refusal}. Nothing was changed.
m-refusal-nothing-was-changed-7pbk9d = { $refusal }。没有任何更改。

# every packet
m-every-packet-w1guc4 = 每个分组

# lost: {losses}
m-lost-losses-unono8 = 丢失：{ $losses }

# {change}{at}
m-change-at-q25lai = { $change }{ $at }

# losses{at}: {losses}
m-losses-at-losses-4vfgc6 = 丢包{ $at }：{ $losses }

# The link{at} goes down: nothing comes through.
m-the-link-at-goes-down-p2pic6 = 链路{ $at }中断：什么都无法通过。

# The link{at} is up again.
m-the-link-at-is-up-ynw6d4 = 链路{ $at }恢复。

# The losses on the way{at} change.
m-the-losses-on-the-way-6b6c4h = 途中的丢包{ $at }发生改变。

# link down
m-link-down-xsb1af = 链路中断

# link up
m-link-up-bhk9ha = 链路恢复

# {count} sources
m-count-sources-mjvin2 = { $count } 个流量源

# a packet
m-a-packet-pixg7w = 一个分组

# source
m-source-7ps15k = 流量源

# reverse path
m-reverse-path-ulpl14 = 反向路径

# reverse path {number}
m-reverse-path-number-cuomuj = 反向路径 { $number }

# bottleneck {number}
m-bottleneck-number-8xqbk5 = 瓶颈 { $number }

# at {hop}
m-at-hop-29f8kz = （{ $hop }）

# {name} flows
m-name-flows-xziq4l = { $name } 流

# flows “{name}”
m-flows-name-kxhh1m = “{ $name }”流

# These flows are not in the run any more.
m-these-flows-are-not-in-unbuf8 = 这些流已不在运行中。

# {scheme} sends by a rate and has no window to begin with.
m-scheme-sends-by-a-rate-m147oj = { $scheme } 按速率发送，没有起始窗口。

# Both axes are of one flow. Choose two.
m-both-axes-are-of-one-39m70v = 两个坐标轴属于同一条流。请选择两条。

# The sentence
m-the-sentence-k9nc8h = 语句

# The network
m-the-network-6hdiei = 网络

# The charts
m-the-charts-353asd = 图表

# The numbers
m-the-numbers-q3i4le = 数值

# {run} {quantity}
m-run-quantity-cfjyzl = { $run } { $quantity }

# nothing has been measured yet.
m-nothing-has-been-measured-yet-nf2k6o = 还没有测量到任何数据。

# {run}: {state}
m-run-state-dwer11 = { $run }：{ $state }

# At {time} s: {state}
m-at-time-s-state-u0v105 = { $time } s 时：{ $state }

# queue{at} {queue} of {limit}
m-queue-at-queue-of-limit-0msowm = 队列{ $at } { $queue }，上限 { $limit }

# fairness {index}
m-fairness-index-toscbm = 公平指数 { $index }

# {rates} of {rate} Mbit/s free
m-rates-of-rate-mbit-s-p6o9hn = { $rates }，可用 { $rate } Mbit/s

# {rates} of {rate} Mbit/s
m-rates-of-rate-mbit-s-ypdaaf = { $rates }，共 { $rate } Mbit/s

# Each row is the {span} before its time: {parts}.
m-each-row-is-the-span-tnpee3 = 每行为其时刻之前的 { $span }：{ $parts }。

# {first}; {next}
m-first-next-as4g0f = { $first }；{ $next }

# Time, s
m-time-s-0m65k1 = 时间，s

# Time, round trips
m-time-round-trips-d555q0 = 时间，RTT

# their part of the link
m-their-part-of-the-link-7hi3zy = 它们占链路的部分

# and of its queue
m-and-of-its-queue-erjfji = 及其队列的部分

# full queue
m-full-queue-etvwvv = 队列满

# equal windows
m-equal-windows-w1wz8i = 窗口相等

# Inside of {flow}: {name}
m-inside-of-flow-name-vmumb1 = { $flow } 的内部：{ $name }

# Inside of {flow}: {name}, {unit}
m-inside-of-flow-name-unit-yem3xj = { $flow } 的内部：{ $name }，{ $unit }

# Inside of {flow}: {values}.
m-inside-of-flow-values-vifd7c = { $flow } 的内部：{ $values }。

# it sends nothing
m-it-sends-nothing-p7snp6 = 它不发送

# Add {scheme}
m-add-scheme-iqbw99 = 添加 { $scheme }

# {count} more
m-count-more-1k1vkl = 另外 { $count } 个

# Changed: {changes}
m-changed-changes-3mso0q = 已更改：{ $changes }

# Back to “{title}”
m-back-to-title-8lsixc = 回到“{ $title }”

# {now} s of {duration} s, known up to {known} s
m-now-s-of-duration-s-8bdbph = { $now } s，共 { $duration } s，已知到 { $known } s

# {now} s of {duration} s
m-now-s-of-duration-s-mgwm3i = { $now } s，共 { $duration } s

# Use {scheme}
m-use-scheme-s6mky5 = 使用 { $scheme }

# Add {count} {scheme}
m-add-count-scheme-3tzi2w = 添加 { $count } 条 { $scheme }

# This is the scene “{scene}” with changes.
m-this-is-the-scene-scene-h7br00 = 这是场景“{ $scene }”，有更改。

# You have changed the scene “{scene}”.
m-you-have-changed-the-scene-n7befa = 您更改了场景“{ $scene }”。

# {count} packets
m-count-packets-p5fvyd = { $count } 个分组

# {rest}; dots: probes, crosses: lost ones, ms
m-rest-dots-probes-crosses-lost-e1rc48 = { $rest }；点：探测，叉：丢失的探测，ms

# {count} bottlenecks side by side
m-count-bottlenecks-side-by-side-xzviqn = { $count } 个并列的瓶颈

# {count} bottlenecks in series
m-count-bottlenecks-in-series-35vwzg = { $count } 个串联的瓶颈

# of each flow’s packets; where flows have queues of their own, as senders measure it
m-of-each-flow-s-packets-3zgk2b = 每条流的分组；各流有自己的队列时，以发送方测得的为准

# {setting} {value}
m-setting-value-jt1irw = { $setting } { $value }

# fed at {rate} on average
m-fed-at-rate-on-average-0i131d = 平均以 { $rate } 写入

# fed at {rate}
m-fed-at-rate-0a787d = 以 { $rate } 写入

# read at {rate}
m-read-at-rate-ftn6eg = 以 { $rate } 读取

# from {span}
m-from-span-7hmwt7 = 从 { $span } 起

# one every {span}
m-one-every-span-6g5kvw = 每 { $span } 一条

# until {span}
m-until-span-d7z9gd = 到 { $span } 为止

# as Linux of today
m-as-linux-of-today-3vvcih = 与当今的 Linux 相同

# on the reverse path
m-on-the-reverse-path-1826gc = 在反向路径上

# bottleneck {number} only
m-bottleneck-number-only-018f0h = 仅瓶颈 { $number }

# bottlenecks {from} to {to}
m-bottlenecks-from-to-to-p30b15 = 瓶颈 { $from } 至 { $to }

# {packets} each
m-packets-each-7iybrn = 每条 { $packets }

# {packets} every {span}
m-packets-every-span-syhyqr = 每 { $span } 发 { $packets }

# {packets} every {span} on average
m-packets-every-span-on-average-m3dtbf = 平均每 { $span } 发 { $packets }

# {packets} again {span} after the last
m-packets-again-span-after-the-d9qogt = 上一次结束 { $span } 后再发 { $packets }

# details
m-details-ot1vol = 细节

# without {was}
m-without-was-esolzq = 去掉 { $was }

# without {what} (was {was})
m-without-what-was-was-ubkpz8 = 去掉{ $what }（原为 { $was }）

# {what} {is}
m-what-is-kskmu1 = { $what } { $is }

# {what} {is} (was {was})
m-what-is-was-was-9e3pbq = { $what } { $is }（原为 { $was }）

# timed changes
m-timed-changes-2rfpld = 定时更改

# {of}: {name}
m-of-name-b2zsu5 = { $of }：{ $name }

# {count} {flows}
m-count-flows-sdefxp = { $count } 条 { $flows }

# {thing} of {hop}
m-thing-of-hop-1j2z0t = { $thing }（{ $hop }）

# link
m-link-3uedm1 = 链路

# {queue} of {packets}
m-queue-of-packets-o18tak = { $queue }，{ $packets }

# queue settings
m-queue-settings-o6klud = 队列设置

# loss
m-loss-s5fx96 = 丢包

# ideal
m-ideal-ysygqq = 理想

# real
m-real-nmbbdp = 真实

# without
m-without-hqqig3 = 去掉

# {packet} of {flow} not delayed at {time} s
m-packet-of-flow-not-delayed-0af66o = { $flow } 的 { $packet } 在 { $time } s 不被延迟

# {packet} of {flow} spared at {time} s
m-packet-of-flow-spared-at-hk3ree = { $flow } 的 { $packet } 在 { $time } s 得以保留

# transport
m-transport-mlgw0i = 传输层

# as in {profile}
m-as-in-profile-htaan5 = 与 { $profile } 相同

# mean {mean}, after {trace}
m-mean-mean-after-trace-it0fha = 平均 { $mean }，按轨迹 { $trace }

# mean {mean}, after a trace
m-mean-mean-after-a-trace-tsmmh1 = 平均 { $mean }，按轨迹

# {name} on
m-name-on-h19485 = { $name }：开

# {name} off
m-name-off-6h6fcx = { $name }：关

# {part} cut
m-part-cut-d6lv72 = 削减 { $part }

# {part} kept
m-part-kept-q7oww2 = 保留 { $part }

# {own} is as {other}. Change something: it changes {own} only.
m-own-is-as-other-change-lpxwv3 = { $own } 与 { $other } 相同。请更改某处：只会更改 { $own }。

# means since {first} and {since} s
m-means-since-first-and-since-o8vqu7 = 自 { $first } 和 { $since } s 起的平均

# Measured since {since} s. The forms get the loss event rate <i>p</i> and the round trip <i>R</i> that are measured; nothing is fitted. Where what a form assumes does not hold, it is left out, and the reason stands in its place.
m-measured-since-since-s-the-gy77wl = 自 { $since } s 起测量。公式代入测得的丢包事件率 <i>p</i> 和往返时间 <i>R</i>，没有任何拟合。公式的假设不成立时，不列出该公式，并在原处说明原因。

# bytes
m-bytes-s7sr9g = 字节

# bit/s
m-bit-s-dg5kwq = bit/s

# 1 run
m-1-run-90uwhd = 1 次运行

# {count} runs
m-count-runs-d8rb72 = { $count } 次运行

# rtt
m-rtt-f7hpvp = RTT

# first sample at {time}
m-first-sample-at-time-tybyk5 = 第一个采样在 { $time }

# {row} on or off
m-row-on-or-off-vnihh6 = 显示或隐藏{ $row }

# {name}, all {count}
m-name-all-count-aufc8g = { $name }，全部 { $count } 条

# A BBR flow joins now.
m-a-bbr-flow-joins-now-dtxhub = 现在一条 BBR 流加入。

# The queue holds {packets}, from the start of the run.
m-the-queue-holds-packets-from-w4387c = 从运行开始起，队列容纳 { $packets }。

# A square wave takes part of the link from now on.
m-a-square-wave-takes-part-0qyrxo = 从现在起，方波占用链路的一部分。

# the link
m-the-link-qybuas = 链接

# QR code of {what}
m-qr-code-of-what-mf3g3y = 二维码：{ $what }

# without limit
m-without-limit-s9gq08 = 无限制

# on
m-on-qyxx3k = 开

# no. {number}
m-no-number-0brye7 = 第 { $number } 号

# Source {number}
m-source-number-ekmjqj = 流量源 { $number }

# link ÷ {flows}
m-link-flows-tlnqvx = 链路 ÷ { $flows }

# {time} s, round trip {number}
m-time-s-round-trip-number-5ad5yn = { $time } s，RTT { $number }

# model
m-model-czgcii = 模型

# model {flow}
m-model-flow-h7zqde = 模型 { $flow }

# {rest}: median, and the band that holds 8 in 10
m-rest-median-and-the-band-5lfsh9 = { $rest }：中位数，以及10 个中有 8 个落在其中的带

# {rest}: mean, least to most as a band
m-rest-mean-least-to-most-7s0q1v = { $rest }：平均值，最小到最大为带

# {first} and {next}
m-first-and-next-684rv1 = { $first } 和 { $next }

# Inside of {flow}: {list}
m-inside-of-flow-list-hr38go = { $flow } 的内部：{ $list }

# Inside of {flow}
m-inside-of-flow-g6ah82 = { $flow } 的内部

# {flow} sends nothing in this stretch of time
m-flow-sends-nothing-in-this-wujjet = { $flow } 在这段时间内不发送

# It does not send here
m-it-does-not-send-here-073mak = 此处它不发送

# , packets waiting: most in {every}; drops of each above
m-packets-waiting-most-in-every-kgxguk = ，等待的分组：每 { $every } 的最大值；上方为各跳的丢弃

# , packets waiting: most in {every}; drops of all above
m-packets-waiting-most-in-every-ezjhoa = ，等待的分组：每 { $every } 的最大值；上方为所有跳的丢弃

# Queue of each hop
m-queue-of-each-hop-ael345 = 各跳的队列

# {queue}’s average {packets}
m-queue-s-average-packets-irkxo2 = { $queue } 的平均值 { $packets }

# before
m-before-fm3l1a = 之前

# low latency {low}, classic {classic}
m-low-latency-low-classic-classic-p3i9i7 = 低时延 { $low }，经典 { $classic }

# Show {what}
m-show-what-kzcdsu = 显示{ $what }

# {name}, in B {other}: run A, run B, and the difference
m-name-in-b-other-run-8r0dbz = { $name }，在 B 中为 { $other }：运行 A、运行 B 及其差

# {name}: run A, run B, and the difference
m-name-run-a-run-b-ylasca = { $name }：运行 A、运行 B 及其差

# An empty path takes {span} there and back now.
m-an-empty-path-takes-span-woz7vu = 现在空路径往返需要 { $span }。

# A run has one flow at least. For the sources alone let it wait: <wait>Start at the end</wait>
m-a-run-has-one-flow-b5mctn = 一次运行至少有一条流。若只要流量源，让它等待：<wait>在结束时开始</wait>

# {what}, once so far.
m-what-once-so-far-2er721 = { $what }，至今一次。

# {what}, {count} times so far.
m-what-count-times-so-far-ci5fbj = { $what }，至今 { $count } 次。

# Such as 9, 25, 30-41; at most {most}. Each is lost once: what repairs it passes. Number 0 is the handshake, where there is one.
m-such-as-9-25-30-praut5 = 例如 9, 25, 30-41；最多 { $most } 个。每个只丢失一次：重传的会通过。有握手时，编号 0 是握手。

# ACKs are lost on a reverse path with links of its own.
m-acks-are-lost-on-a-rba410 = ACK 在有自己链路的反向路径上丢失。

# Behind it, measured: {name}
m-behind-it-measured-name-g5t329 = 背后是测量值：{ $name }

# {of}, in theory: show the formulas
m-of-in-theory-show-the-3y8cnd = { $of }，理论值：显示公式

# {up} against {across}: the window of each, with the diagonal and the lines of a full link
m-up-against-across-the-window-ba1h6p = { $up } 对 { $across }：各自的窗口，以及对角线和链路占满的线

# {up} against {across}: the rate of each, with the diagonal and the lines of a full link
m-up-against-across-the-rate-0tm3sz = { $up } 对 { $across }：各自的速率，以及对角线和链路占满的线

# {packets} simulated. Fingerprint of all samples: <digest>{digest}</digest>. The same scenario gives the same one, everywhere.
m-packets-simulated-fingerprint-of-all-sjfo2e = 已模拟 { $packets }。所有采样的摘要：<digest>{ $digest }</digest>。同一情景在任何地方都得到同一摘要。

# From {time} on.
m-from-time-on-9utrj9 = 从 { $time } 起。

# {name} over {hop}
m-name-over-hop-cwjind = { $name } 经过 { $hop }

# {name} from {first} to {last}
m-name-from-first-to-last-wxdwk3 = { $name } 从 { $first } 到 { $last }

# {way}, back
m-way-back-s546o3 = { $way }，返回

# One bottleneck: {lines}
m-one-bottleneck-lines-rqunt7 = 一个瓶颈：{ $lines }

# {count} hops side by side: {lines}
m-count-hops-side-by-side-or7ri0 = { $count } 跳并列：{ $lines }

# {count} hops in series: {lines}
m-count-hops-in-series-lines-6extwp = { $count } 跳串联：{ $lines }

# Losses {loss}
m-losses-loss-8ia15j = 丢包 { $loss }

# {part} lost, an example
m-part-lost-an-example-odtk6p = 丢失 { $part }，一个例子

# {part} lost
m-part-lost-farwf0 = 丢失 { $part }

# an example of {what}
m-an-example-of-what-8rxt8p = 例子：{ $what }

# {caption}, {count} lost
m-caption-count-lost-vcaa0k = { $caption }，丢失 { $count } 个

# {count} lost
m-count-lost-ousv96 = 丢失 { $count } 个

# Losses in time: {count} in {span}
m-losses-in-time-count-in-tvwrdy = 丢包的时间分布：{ $span } 内 { $count } 个

# about {part} at full rate
m-about-part-at-full-rate-fdfo63 = 全速时约 { $part }

# {source}, over {span}
m-source-over-span-ovavbc = { $source }，{ $span } 内

# all the time
m-all-the-time-dzfacs = 一直

# {source}: an example of {span}
m-source-an-example-of-span-ivowhe = { $source }：{ $span } 的例子

# {lanes} of {sources} sources, {rate} while on
m-lanes-of-sources-sources-rate-ljhvt5 = { $sources } 个流量源中的 { $lanes } 个，开启时 { $rate }

# each source, {rate} while on
m-each-source-rate-while-on-p8as2f = 每个流量源，开启时 { $rate }

# 95th percentile
m-95th-percentile-rpm6ri = 第 95 百分位

# 99th percentile
m-99th-percentile-z17haq = 第 99 百分位

# You said: {said}
m-you-said-said-h8ilxs = 您说：{ $said }

# {name} is a folder: drop a file that is in it.
m-name-is-a-folder-drop-t8aobo = { $name } 是文件夹：请拖入其中的一个文件。

# {name} cannot be read.
m-name-cannot-be-read-kvk4wq = 无法读取 { $name }。

# flow
m-flow-gnobdh = 流

# byte
m-byte-rudtsv = 字节

# round trip
m-round-trip-4exudq = 个 RTT

# interval
m-interval-lebipk = 个间隔

# This file has {size} bytes; at most {most} are read here.
m-this-file-has-size-bytes-tlt1z9 = 此文件有 { $size } 字节；这里至多读取 { $most } 字节。

# Completion time of each transfer
m-completion-time-of-each-transfer-b1h1td = 每次传输的完成时间

# all flows send without end
m-all-flows-send-without-end-4moqz0 = 所有流都不停地发送

# No flow is chosen: press one in the network, or the name of its line
m-no-flow-is-chosen-press-bwo6v1 = 未选择流：请点按网络中的一个流，或其曲线的名称

# No flow is chosen: press one in the network
m-no-flow-is-chosen-press-v06bnl = 未选择流：请点按网络中的一个流

# Press a flow in the network
m-press-a-flow-in-the-t42xul = 请点按网络中的一个流

# cannot be counted in packets: packets differ in size, ACKs are among them, or the rate is unlimited
m-cannot-be-counted-in-packets-kbo03h = 无法按分组计数：分组大小不一、其中有 ACK，或速率不受限

# , packets waiting: low latency bold, classic thin, mean of both shaded; drops above
m-packets-waiting-low-latency-bold-f9rwn9 = ，等待的分组：低时延为粗线，经典为细线，两者平均为阴影；上方为丢弃

# {done} Means of the last seconds: before, and with it.
m-done-means-of-the-last-smvtan = { $done }最近几秒的平均值：之前与之后。

# All, on average
m-all-on-average-fkxcv2 = 全部，平均

# partly of its own
m-partly-of-its-own-4x3776 = 部分自有

# as all flows have it
m-as-all-flows-have-it-83xt2w = 与所有流相同

# ACKs alone are lost where the reverse path is real (Bottleneck, The path).
m-acks-alone-are-lost-where-0plavj = 只有反向路径为真实时，ACK 才会单独丢失（瓶颈，路径）。

# at {count} hops
m-at-count-hops-ye7fy9 = 在 { $count } 跳上

# at another hop
m-at-another-hop-sem8mc = 在另一跳

# follows a trace
m-follows-a-trace-u0wes7 = 按轨迹

# transfers
m-transfers-35zjjj = 传输次数

# Transfers that are over
m-transfers-that-are-over-halqig = 已完成的传输

# took, s
m-took-s-f47svn = 用时，s

# Completion time: from a transfer’s first packet to the ACK of its last, mean
m-completion-time-from-a-transfer-rlvab1 = 完成时间：从一次传输的第一个分组到其最后一个分组的 ACK，平均值

# spread, s
m-spread-s-l28ucz = 离散，s

# Standard deviation of the completion times
m-standard-deviation-of-the-completion-kyz01x = 完成时间的标准差

# 95th, s
m-95th-s-qzgjk0 = 第 95，s

# 95 in 100 transfers took no longer
m-95-in-100-transfers-took-qfwjdo = 100 次传输中有 95 次不超过此时间

# 99th, s
m-99th-s-m82r24 = 第 99，s

# 99 in 100 transfers took no longer
m-99-in-100-transfers-took-f3sjzc = 100 次传输中有 99 次不超过此时间

# All flows of a group begin alike: give {scheme} a group for each flow.
m-all-flows-of-a-group-99gfdd = 同一组的所有流起点相同：请为 { $scheme } 的每个流各建一组。

# Both flows are of one group, whose spread round trips or timed changes cannot be shared out: make two groups of it.
m-both-flows-are-of-one-w7ppik = 两个流属于同一组，其分散的往返时间或定时变更无法拆分：请将其分成两组。

# highest bar {count}
m-highest-bar-count-0qc5h5 = 最高柱 { $count }

# ; one flow goes this way
m-one-flow-goes-this-way-3jumhr = ；一个流走此方向

# ; {count} flows go this way
m-count-flows-go-this-way-lnqwi1 = ；{ $count } 个流走此方向

# reverse path: {counts} waiting
m-reverse-path-counts-waiting-ukzvpp = 反向路径：{ $counts } 等待

# low latency
m-low-latency-m9l0az = 低时延

# classic
m-classic-k0lxlf = 经典

# , {percent} % marked
m-percent-marked-2xbivn = ，{ $percent } % 被标记

# {name}: waits {wait}{marks}
m-name-waits-wait-marks-ac8p55 = { $name }：等待 { $wait }{ $marks }
