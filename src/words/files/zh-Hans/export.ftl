# For a learning platform
m-for-a-learning-platform-c7gycy = 用于学习平台

# One file that Moodle, Canvas, ILIAS and Blackboard take as a SCORM package: this page and what it asks. The gradebook gets score, completion, time and every answer. There is no server of ours in it.
m-one-file-that-moodle-canvas-vfiquk = 一个 Moodle、Canvas、ILIAS 和 Blackboard 可作为 SCORM 包接收的文件：本页及其问题。成绩册得到分数、完成情况、时间和每个答案。其中没有我们的服务器。

# Save the package
m-save-the-package-4txd7r = 保存该包

# Saved: {size} MB.
m-saved-size-mb-5o5ixe = 已保存：{ $size } MB。

# The package could not be made.
m-the-package-could-not-be-sxqxn8 = 无法生成该包。

# Your course has not taken your last answers yet: they are kept here and are sent again.
m-your-course-has-not-taken-9gpauq = 您的课程还没有收到您最近的答案：它们保存在此并会再次发送。

# Throughput over {span}, Mbit/s
m-throughput-over-span-mbit-s-f6u0nd = 吞吐量，{ $span }，Mbit/s

# Name
m-name-4el6o6 = 姓名

# Date
m-date-ggjuyh = 日期

# Set-up
m-set-up-1a1rxj = 设置

# What happened
m-what-happened-deylyo = 发生了什么

# What you expect of it when something is changed
m-what-you-expect-of-it-iq3gbf = 改变某处后您预期如何

# Draw what you expect
m-draw-what-you-expect-4rulwx = 画出您的预期

# Stop
m-stop-ky4lc5 = 停止

# Timed changes
m-timed-changes-d24ooh = 定时更改

# Named
m-named-qq9b9i = 已命名

# Recent
m-recent-mg65fi = 最近

# One more cannot be read and is left out.
m-one-more-cannot-be-read-ghl8eq = 还有一个无法读取，已略去。

# One more has a rule and is kept: the part of the page that reads rules could not be fetched. Close this and open it again to try again.
m-one-more-has-a-rule-krngoc = 还有一个带有规则，仍然保存着：无法取得页面中读取规则的部分。请关闭后再打开重试。

# {count} more have a rule and are kept: the part of the page that reads rules could not be fetched. Close this and open it again to try again.
m-count-more-have-a-rule-huafqv = 另有 { $count } 个带有规则，仍然保存着：无法取得页面中读取规则的部分。请关闭后再打开重试。

# Delete what cannot be read
m-delete-what-cannot-be-read-9bupdc = 删除无法读取的

# This browser does not let the page keep anything: what you make is in the address.
m-this-browser-does-not-let-145nmm = 此浏览器不允许页面保存任何内容：您所做的都在地址中。

# Delete everything kept here
m-delete-everything-kept-here-9x628l = 删除此处保存的全部内容

# Name the scenario on show
m-name-the-scenario-on-show-g41vlj = 为所示情景命名

# Replace it
m-replace-it-8clibw = 替换

# Keep it
m-keep-it-b1e2ut = 保留

# Delete
m-delete-oay2cq = 删除

# No
m-no-r5wqai = 否

# Made, not recorded: packets leave by a Poisson process whose rate wanders by a Brownian motion and now and then sticks at 0, as Sprout models a mobile link (Winstein et al. 2013).
m-made-not-recorded-packets-leave-vt108q = 人工生成，非实录：分组按泊松过程离开，其速率按布朗运动漂移，偶尔停在 0，正如 Sprout 对移动链路的建模（Winstein 等，2013）。

# Wi-Fi-like
m-wi-fi-like-sgu6hz = 类 Wi-Fi

# Made, not recorded: a station waits while up to 5 others hold the channel, then sends 5 to 8 frames at once; a fade now and then leaves room for one or two.
m-made-not-recorded-a-station-c9q9e9 = 人工生成，非实录：最多 5 个其他站占用信道时，本站等待，然后一次发送 5 到 8 个帧；偶尔的衰落只容得下一两个。

# Satellite-like
m-satellite-like-fsg66u = 类卫星

# Made, not recorded: every 15 s another satellite is taken, which gives between 2 and 8 Mbit/s, after a break of up to 0.2 s.
m-made-not-recorded-every-15-6pfz1a = 人工生成，非实录：每 15 s 换用另一颗卫星，提供 2 至 8 Mbit/s，其间中断至多 0.2 s。

# missing
m-missing-ergumf = 缺失

# Sentences · Sawtooth
m-sentences-sawtooth-hig4jp = 语句 · Sawtooth

# This language could not be fetched.
m-this-language-could-not-be-i9n5gb = 无法获取该语言。

# Sawtooth: sentences
m-sawtooth-sentences-qo1xr4 = Sawtooth：语句

# What the page says
m-what-the-page-says-ezzvtl = 页面所说的话

# Every sentence in two languages. Drop a translation of your own here, a file in Fluent’s syntax, and see what it says, what is missing, and what breaks.
m-every-sentence-in-two-languages-d0yzjp = 每句话用两种语言显示。把您自己的翻译（Fluent 语法的文件）拖到这里，看看它说什么、缺什么、哪里有错。

# Beside English
m-beside-english-9418pb = 与英语并列

# A file of your own
m-a-file-of-your-own-szju6u = 您自己的文件

# Show the page in it
m-show-the-page-in-it-c9hgga = 用它显示页面

# Leave it
m-leave-it-xplfql = 退出

# Sentences
m-sentences-y3zmat = 语句

# Find a sentence
m-find-a-sentence-j0u032 = 查找语句

# all: {count}
m-all-count-arskmp = 全部：{ $count }

# translated: {count}
m-translated-count-kc06uo = 已翻译：{ $count }

# missing: {count}
m-missing-count-p5yc90 = 缺失：{ $count }

# broken: {count}
m-broken-count-gl5l65 = 有错：{ $count }

# stale: {count}
m-stale-count-md1v8j = 过时：{ $count }

# Part
m-part-r2xdf8 = 部分

# Save the {count} that are missing as a file to fill in
m-save-the-count-that-are-w29szx = 把缺失的 { $count } 句保存为待填写的文件

# These are of no sentence that stands in this list.
m-these-are-of-no-sentence-1j4912 = 这些不属于此列表中的任何语句。

# The part of the page that reads files could not be fetched. Nothing was changed.
m-the-part-of-the-page-k9vvq5 = 无法获取读取文件的部分。没有任何更改。

# {count} measured runs are behind this one, and no more can be. Remove one first.
m-count-measured-runs-are-behind-r9oibu = 此运行后面已有 { $count } 次实测，不能再多。请先移除一次。

# {file} lies behind the run, in grey: {count} row of {what}, up to {end} s.
m-file-lies-behind-the-run-q3krvi = { $file } 以灰色显示在运行后面：{ $count } 行 { $what }，直到 { $end } s。

# {file} lies behind the run, in grey: {count} rows of {what}, up to {end} s.
m-file-lies-behind-the-run-jn7rhd = { $file } 以灰色显示在运行后面：{ $count } 行 { $what }，直到 { $end } s。

# {name}: {why} Nothing was changed.
m-name-why-nothing-was-changed-9tjk8c = { $name }：{ $why } 没有任何更改。

# {size} MB are too many; at most {most} MB are read.
m-size-mb-are-too-many-azksyp = { $size } MB 太多；至多读取 { $most } MB。

# it was not read to its end.
m-it-was-not-read-to-h2lbmw = 没有读到结尾。

# it cannot be read.
m-it-cannot-be-read-o1tx1i = 无法读取。

# No link holds it; this tab keeps it.
m-no-link-holds-it-this-uxdk2u = 它太大，放不进链接；由此标签页保存。

# Reading {name}: {percent} % …
m-reading-name-percent-kjy7yq = 正在读取 { $name }：{ $percent } % …

# The link{at} follows {name}, over and over: {seconds}, {rate} on average.
m-the-link-at-follows-name-ex3t1e = 链路{ $at }循环跟随 { $name }：{ $seconds }，平均 { $rate }。

# Opened {name}.
m-opened-name-22s1m9 = 已打开 { $name }。

# 1 sample
m-1-sample-a0g27y = 1 个采样

# {count} samples
m-count-samples-omnmzj = { $count } 个采样

# It was made by engine {engine}; this page has {own}, so the curves may differ.
m-it-was-made-by-engine-1my20v = 它由引擎 { $engine } 生成；本页为 { $own }，曲线可能不同。

# Opened the two runs that {name} is of: seeds {seed} and {second}, {rows} in the file. They are computed again here.
m-opened-the-two-runs-that-p4acae = 已打开 { $name } 的两次运行：种子 { $seed } 和 { $second }，文件中有 { $rows }。在此重新计算。

# Opened the run that {name} is of: seed {seed}, {rows} in the file. It is computed again here.
m-opened-the-run-that-name-u5qn98 = 已打开 { $name } 的运行：种子 { $seed }，文件中有 { $rows }。在此重新计算。

# This tab has kept the run over the reload: its address does not hold it.
m-this-tab-has-kept-the-2mbjoi = 此标签页在重新加载后保留了运行：其地址中并不包含它。

# Seed {seed}. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-simulated-packet-by-bj9efo = 种子 { $seed }。由 Sawtooth 逐个分组模拟，引擎 { $engine }。

# Seed {seed}, the network at {now} s. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-the-network-at-3zdxp1 = 种子 { $seed }，{ $now } s 时的网络。由 Sawtooth 逐个分组模拟，引擎 { $engine }。

# Seed {seed}, at {now} s of {duration}. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-at-now-s-xp1llp = 种子 { $seed }，{ $now } s，共 { $duration }。由 Sawtooth 逐个分组模拟，引擎 { $engine }。

# Seed {seed}, {from} to {to} s of {duration}. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-from-to-to-u68i2i = 种子 { $seed }，{ $from } 至 { $to } s，共 { $duration }。由 Sawtooth 逐个分组模拟，引擎 { $engine }。

# Seed {seed}, {from} to {to} s of {duration}, the network at {now} s. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-from-to-to-5psvwb = 种子 { $seed }，{ $from } 至 { $to } s，共 { $duration }，{ $now } s 时的网络。由 Sawtooth 逐个分组模拟，引擎 { $engine }。

# Grey: measured, {runs}.
m-grey-measured-runs-b3dwqs = 灰色：实测，{ $runs }。

# Dashed: the textbook’s model, in which all flows lose at once when the link alone cannot hold their windows.
m-dashed-the-textbook-s-model-st0v4y = 虚线：教科书模型，当链路本身容不下各窗口时，所有流同时丢失。

# Dashed: the textbook’s model, in which all flows lose at once when the link and its queue cannot hold their windows.
m-dashed-the-textbook-s-model-6hkppv = 虚线：教科书模型，当链路及其队列容不下各窗口时，所有流同时丢失。

# Seed {seed}, Sawtooth, engine {engine}.
m-seed-seed-sawtooth-engine-engine-1m93nc = 种子 { $seed }，Sawtooth，引擎 { $engine }。

# This is run {name}. Run {other} differs by: {differ}.
m-this-is-run-name-run-ov39us = 这是运行 { $name }。运行 { $other } 的不同之处：{ $differ }。

# Window, packets
m-window-packets-utwf5u = 窗口，分组

# {what}: {up} against {across}.
m-what-up-against-across-4gu4a2 = { $what }：{ $up } 对 { $across }。

# The dot is {now} s, the line the {trail} s before it, thin where they are longer past; faint, the way from the beginning.
m-the-dot-is-now-s-ijsnyz = 圆点为 { $now } s，线为之前的 { $trail } s，越久越细；浅色为自开始以来的轨迹。

# Dotted: {lines}.
m-dotted-lines-6xyjw0 = 点线：{ $lines }。

# With {count} timed changes.
m-with-count-timed-changes-p2hmdu = 含 { $count } 项定时更改。

# {change} at {time} s
m-change-at-time-s-g9rclw = { $time } s 时 { $change }

# Changed: {changes}.
m-changed-changes-46jom4 = 已更改：{ $changes }。

# {shown} of {count} are shown: {more} more
m-shown-of-count-are-shown-9mo11v = 共 { $count } 个，显示 { $shown } 个：再显示 { $more } 个

# Above, the network at {time} s, packet by packet; below, what led to it.
m-above-the-network-at-time-8m2pr4 = 上方为 { $time } s 时的网络，逐个分组显示；下方为其来龙去脉。

# This run, live: {link}
m-this-run-live-link-o61leg = 这次运行的实时链接：{ $link }

# Seed {seed}. Simulated packet by packet by Sawtooth, engine {engine}. The same link gives the same run, to the last bit.
m-seed-seed-simulated-packet-by-46ur92 = 种子 { $seed }。由 Sawtooth 逐个分组模拟，引擎 { $engine }。同一链接给出同样的运行，每个比特都相同。

# Numbers of each scheme, means from {from} to {to} s
m-numbers-of-each-scheme-means-152k4p = 每种方案的数字，{ $from } 至 { $to } s 的平均

# Numbers of each scheme, to be filled in
m-numbers-of-each-scheme-to-vd7k6r = 每种方案的数字，待填写

# At {time} s
m-at-time-s-ec0n82 = { $time } s 时

# “{name}” is deleted.
m-name-is-deleted-s3tczk = 已删除“{ $name }”。

# It is deleted.
m-it-is-deleted-r3lb8h = 已删除。

# {count} more cannot be read and are left out.
m-count-more-cannot-be-read-abgnmh = 另有 { $count } 个无法读取，已略去。

# What could not be read is deleted.
m-what-could-not-be-read-ls41p9 = 无法读取的已删除。

# What you change and run appears here.
m-what-you-change-and-run-ymmm0e = 您更改并运行的内容会出现在这里。

# Kept by this browser, on this machine only.
m-kept-by-this-browser-on-aqbflo = 由此浏览器保存，只在这台机器上。

# So is this page: it opens without a network.
m-so-is-this-page-it-ywohf9 = 本页也是如此：没有网络也能打开。

# Delete everything
m-delete-everything-ovrh3r = 全部删除

# Everything kept here is deleted.
m-everything-kept-here-is-deleted-0wpq7b = 此处保存的全部内容已删除。

# Kept as “{name}”.
m-kept-as-name-n4dagh = 已保存为“{ $name }”。

# Delete it
m-delete-it-3tz6fn = 删除

# Delete “{name}”
m-delete-name-pehsia = 删除“{ $name }”

# Delete the one of {date}
m-delete-the-one-of-date-w9ngeq = 删除 { $date } 的那个

# 1 change while it runs.
m-1-change-while-it-runs-sdvtde = 运行期间有 1 项更改。

# {count} changes while it runs.
m-count-changes-while-it-runs-gd9bal = 运行期间有 { $count } 项更改。

# This browser does not let the page keep anything.
m-this-browser-does-not-let-301zip = 此浏览器不允许页面保存任何内容。

# A name has 1 to {most} characters; this one has {length}.
m-a-name-has-1-to-a7tmh7 = 名称应有 1 至 { $most } 个字符；这个有 { $length } 个。

# {most} scenarios are kept by name, and no more can be. Delete one first.
m-most-scenarios-are-kept-by-2knicu = 已有 { $most } 个情景以名称保存，不能再多。请先删除一个。

# There is no room left for it. Delete something that is kept first.
m-there-is-no-room-left-ep5agg = 没有空间保存它。请先删除已保存的内容。

# The browser could not make this picture.
m-the-browser-could-not-make-8peaym = 浏览器无法生成这幅图。

# The screen is blank
m-the-screen-is-blank-x266pa = 已黑屏

# B or Esc brings the page back.
m-b-or-esc-brings-the-haco19 = 按 B 或 Esc 恢复页面。

# Table of the data in view
m-table-of-the-data-in-9qdwwx = 所示数据的表格

# Bring up to date
m-bring-up-to-date-k5m5cb = 更新

# Nothing has been measured in this stretch of time yet.
m-nothing-has-been-measured-in-7m7daq = 这段时间内还没有测量到任何数据。

# The window by rounds
m-the-window-by-rounds-gg752y = 按轮次看窗口

# The packets one by one
m-the-packets-one-by-one-7ce4wm = 逐个看分组

# The numbers of a stretch
m-the-numbers-of-a-stretch-60e4r5 = 一段时间的数字

# Print
m-print-sfc3s8 = 打印

# Network and charts
m-network-and-charts-ucd6ex = 网络与图表

# Network
m-network-t9d9b9 = 网络

# Slide
m-slide-yyx1mu = 幻灯片

# Figure
m-figure-ajdw6h = 图

# Of the
m-of-the-34c977 = 内容

# For a
m-for-a-buz4w3 = 用于

# Names of the axes
m-names-of-the-axes-1ry5fg = 坐标轴名称

# In the figure, in place of the page’s own; empty ones stay as they are.
m-in-the-figure-in-place-o37hke = 在图中代替页面自己的名称；留空则保持不变。

# Copy as picture
m-copy-as-picture-2tzo46 = 复制为图片

# Numbers
m-numbers-nfy1mx = 数字

# What
m-what-28qngv = 内容

# All that is sampled
m-all-that-is-sampled-551r1h = 全部采样

# When
m-when-0l5nax = 时间

# The whole run so far
m-the-whole-run-so-far-wkjwuh = 到目前为止的整个运行

# Nothing has been measured yet.
m-nothing-has-been-measured-yet-if0bbk = 还没有测量到任何数据。

# Scenario
m-scenario-fw9g7j = 情景

# Scenario file
m-scenario-file-cnu6or = 情景文件

# Script for ns-2.35
m-script-for-ns-2-35-y9okin = ns-2.35 脚本

# The script says all that the scenario does.
m-the-script-says-all-that-usr6gn = 脚本包含了该情景的全部行为。

# What ns-2.35 does not have, or does otherwise; the script’s head says it too:
m-what-ns-2-35-does-9vyklh = ns-2.35 没有或做法不同的部分；脚本开头也有说明：

# Lab sheet
m-lab-sheet-bzy8wf = 实验单

# Drawn
m-drawn-9zw8yv = 已绘制

# Empty axes
m-empty-axes-bz0ra3 = 空坐标轴

# Both
m-both-mkyb42 = 两者

# Filled in
m-filled-in-gvwti0 = 已填写

# Empty
m-empty-m31imm = 空白

# None
m-none-deku7v = 无

# Question, with lines for the answer
m-question-with-lines-for-the-jibdmw = 问题，附答题横线

# Open a scenario
m-open-a-scenario-57asvc = 打开情景

# From the papers, and how the page begins
m-from-the-papers-and-how-yp0qpg = 来自论文，以及页面最初的场景

# Experiments
m-experiments-dxciab = 实验

# A file: a scenario, an experiment, results exported here, a lesson, a link’s trace, or what you measured
m-a-file-a-scenario-an-msijsz = 文件：情景、实验、在此导出的结果、课程、链路轨迹，或您自己的测量

# Save this scenario
m-save-this-scenario-6dc2ye = 保存此情景

# From round
m-from-round-gg66q5 = 从第几轮

# At most
m-at-most-if49dz = 最多

# Hide phases
m-hide-phases-8tousz = 隐藏阶段

# Look at it packet by packet
m-look-at-it-packet-by-djavej = 逐个分组查看

# A round begins with the first packet sent after the ACK of the first packet of the round before, or when a packet is sent again for three duplicate ACKs or a timeout. The window is that under which its last packets went. Reno and NewReno have three packets more in fast recovery, for the three duplicate ACKs, and one more for each that follows: the dotted arrow and “to” say how far that inflates it (RFC 5681, Section 3.2). Segments are counted from 1, packets as their sender numbers them.
m-a-round-begins-with-the-qe4nw0 = 一轮从上一轮第一个分组的 ACK 之后发送的第一个分组开始，或者从因三个重复 ACK 或超时而重传一个分组时开始。窗口是发送本轮最后几个分组时的窗口。Reno 和 NewReno 在快速恢复中因三个重复 ACK 而多出三个分组，之后每来一个再多一个：虚线箭头和“至”表示窗口因此膨胀多少（RFC 5681 第 3.2 节）。报文段从 1 开始计数，分组按发送方的编号。

# transmission round
m-transmission-round-3ulml9 = 传输轮次

# round
m-round-lxkm63 = 轮次

# time, s
m-time-s-2h7erl = 时间，s

# window
m-window-8snrod = 窗口

# new packets
m-new-packets-5f88t0 = 新分组

# segments
m-segments-mkwia7 = 报文段

# sent again
m-sent-again-cf40ef = 重传

# ended by
m-ended-by-ms6kbk = 结束原因

# lose
m-lose-m1onzs = 丢失

# Whole round
m-whole-round-hs0wyk = 整轮

# Sequence plot
m-sequence-plot-l50xjb = 序号图

# Ladder
m-ladder-jjqtah = 时序阶梯图

# Show
m-show-bi2jq4 = 显示

# The stretch on show
m-the-stretch-on-show-2ni8vj = 所示时段

# Earlier
m-earlier-ioa20r = 更早

# Closer
m-closer-gne8pv = 放大

# Wider
m-wider-ku5lns = 缩小

# All
m-all-wnjk2s = 全部

# Hide labels
m-hide-labels-o0tbmc = 隐藏标签

# One moment: the run is computed again, and its packets are recorded.
m-one-moment-the-run-is-hhwzye = 请稍候：正在重新计算运行并记录其分组。

# No packet has been sent yet. Play, and they come.
m-no-packet-has-been-sent-yzt5en = 还没有发送分组。按“播放”，它们就会出现。

# report
m-report-750t7v = 报告

# Drag over a stretch to see it closer; press a mark: Why?
m-drag-over-a-stretch-to-7kq1ar = 拖过一段可放大查看；点按标记：为什么？

# packet number
m-packet-number-ht5j8i = 分组序号

# sent, s
m-sent-s-c27mko = 发送，s

# received, s
m-received-s-nuit2f = 接收，s

# acknowledged, s
m-acknowledged-s-r7qefq = 确认，s

# times sent
m-times-sent-u4an2x = 发送次数

# fate
m-fate-4voa8z = 结局

# why
m-why-6x92k9 = 原因

# Save the scenario
m-save-the-scenario-onm8nv = 保存情景

# A long link: scan it from near.
m-a-long-link-scan-it-4xkzvu = 链接较长：请靠近扫描。

# Plays at once
m-plays-at-once-uxg82y = 立即播放

# Numbers of a stretch
m-numbers-of-a-stretch-2josmo = 一段时间的数字

# From, s
m-from-s-cwm0om = 从，s

# to, s
m-to-s-wsa475 = 到，s

# To, s
m-to-s-3qtl9d = 到，s

# All since the warm-up
m-all-since-the-warm-up-a2bw4s = 预热之后的全部

# Every measure…
m-every-measure-u7b8gm = 所有指标…

# No sample lies whole in this stretch yet.
m-no-sample-lies-whole-in-j27f7o = 这段时间内还没有完整的采样。

# Nothing has been measured yet. Press Play, and open this again.
m-nothing-has-been-measured-yet-tzd1v6 = 还没有测量到任何数据。按“播放”，然后再打开这里。

# Queues
m-queues-371eb5 = 队列

# Probes
m-probes-otie86 = 探测

# max-min fair share, Mbit/s
m-max-min-fair-share-mbit-5a1765 = 最大最小公平份额，Mbit/s

# proportionally fair, Mbit/s
m-proportionally-fair-mbit-s-tx01z9 = 比例公平，Mbit/s

# the end
m-the-end-g0k1u1 = 结束

# paused
m-paused-2svw0b = 已暂停

# leave
m-leave-nfkhj4 = 离开

# Sound
m-sound-dvvwok = 声音

# Volume
m-volume-wg9oz3 = 音量

# Sound off
m-sound-off-g91nz5 = 关闭声音

# nothing asked
m-nothing-asked-76k79e = 没有问题

# Begins at {time} s
m-begins-at-time-s-039sua = 从 { $time } s 开始

# keys
m-keys-x62w25 = 按键

# {why} Nothing was saved.
m-why-nothing-was-saved-yjyxsy = { $why } 没有保存任何内容。

# These numbers cannot be had: {why}.
m-these-numbers-cannot-be-had-ac9i3j = 无法得到这些数值：{ $why }。

# Data in view of run {run} at {time} s
m-data-in-view-of-run-5yl8kb = 运行 { $run } 在 { $time } s 的所示数据

# Data in view at {time} s
m-data-in-view-at-time-2xvi54 = { $time } s 的所示数据

# Seed {seed}. {link}
m-seed-seed-link-w6wb2d = 种子 { $seed }。{ $link }

# On white in every theme. 13.33 × 7.5 inches, type of 20 points and more; below, in small print, where the run is found.
m-on-white-in-every-theme-6qezpr = 任何主题下都为白底。13.33 × 7.5 英寸，字号 20 磅及以上；下方小字注明运行的出处。

# One row has no room: the first rows of the page are shown.
m-one-row-has-no-room-x7iw4j = 有一行放不下：只显示页面的前几行。

# {left} rows have no room: the first rows of the page are shown.
m-left-rows-have-no-room-9kinlr = 有 { $left } 行放不下：只显示页面的前几行。

# On white in every theme. {width} × {height} px; a PNG at 3× is {cm} cm wide at 300 dots an inch.
m-on-white-in-every-theme-cmb5is = 任何主题下都为白底。{ $width } × { $height } px；3× 的 PNG 在 300 dpi 下宽 { $cm } cm。

# Of this long run the page keeps its last part in full; a row of the part before is the mean of several samples, and the file says so. The command line keeps all.
m-of-this-long-run-the-4jhd6h = 对这样长的运行，页面只完整保留最后一部分；之前部分的一行是几个采样的平均，文件中也有说明。命令行保留全部。

# {rows} of {columns}, with units.
m-rows-of-columns-with-units-xdq35z = { $rows }，{ $columns }，附单位。

# 1 row
m-1-row-b0w44w = 1 行

# {count} rows
m-count-rows-gj34yp = { $count } 行

# 1 column
m-1-column-epaydi = 1 列

# {count} columns
m-count-columns-mq403b = { $count } 列

# The file says the link, each run’s own link and seed, and the engine’s version, and opens again on this page.
m-the-file-says-the-link-4ftqdf = 文件写明链接、每次运行自己的链接和种子以及引擎版本，可在本页重新打开。

# The file says the link, the seed and the engine’s version, and opens again on this page.
m-the-file-says-the-link-09ufjf = 文件写明链接、种子和引擎版本，可在本页重新打开。

# The file says the whole scenario, each run’s own link and seed, and the engine’s version, and opens again on this page.
m-the-file-says-the-whole-2ngpn2 = 文件写明整个情景、每次运行自己的链接和种子以及引擎版本，可在本页重新打开。

# The file says the whole scenario, the seed and the engine’s version, and opens again on this page.
m-the-file-says-the-whole-1zo4bc = 文件写明整个情景、种子和引擎版本，可在本页重新打开。

# Charts and numbers are of both runs; network, phase plane, scenario and script are of run {compared}, which the page sets.
m-charts-and-numbers-are-of-anqml0 = 图表和数字包含两次运行；网络、相平面、情景和脚本属于页面正在设置的运行 { $compared }。

# Left out: {line}
m-left-out-line-q6rnog = 略去：{ $line }

# The file is what <code>npm run sim</code> runs, and opens again on this page. The script runs as it is: <code>ns FILE.tcl</code>.
m-the-file-is-what-code-t1c6nq = 该文件可由 <code>npm run sim</code> 运行，也可在本页重新打开。脚本可直接运行：<code>ns FILE.tcl</code>。

# <lessons>Lessons</lessons>: say what a run will do, then see it run. <papers>Papers</papers>: the figures of four papers, live. <terms>Terms</terms>: the words of the field. <games>Games</games>: take the wheel of a flow, or be the network.
m-lessons-lessons-lessons-say-what-oasgdx = <lessons>课程</lessons>：先说出运行会怎样，再看它运行。<papers>论文</papers>：四篇论文的图，现场运行。<terms>术语</terms>：本领域的词汇。<games>游戏</games>：亲手控制一条流，或扮演网络。

# <begin>A new one with this run</begin>: vary a setting of it, over several seeds
m-begin-a-new-one-with-w67bot = <begin>用这次运行新建</begin>：改变其中一项设置，使用多个随机种子

# <race>A race</race>: rules of your own and built-in schemes on seven links
m-race-a-race-race-rules-02fphn = <race>竞赛</race>：自己的规则与内置方案在七条链路上比拼

# {cause}, packet {packet}
m-cause-packet-packet-lc0lhk = { $cause }，分组 { $packet }

# {text}, to {inflated}
m-text-to-inflated-rok8b8 = { $text }，至 { $inflated }

# Window of {name} by transmission round
m-window-of-name-by-transmission-x7h7ng = { $name } 的窗口，按传输轮次

# {value} rounds
m-value-rounds-eu3d5r = { $value } 轮

# Rounds 1 to {forgotten} are no longer recorded: so much is kept of the latest ones.
m-rounds-1-to-forgotten-are-krtten = 第 1 至 { $forgotten } 轮已不再有记录：只保留最近的若干轮。

# Lose the first packet of a round, and three duplicate ACKs tell of it; lose the whole round, and only the timer does. The run is computed again to where it is now. A textbook counts in whole packets; here each ACK adds its part as it comes.
m-lose-the-first-packet-of-v2qmza = 丢失一轮的第一个分组，会由三个重复 ACK 报告；丢失整轮，则只能由计时器发现。运行会重新计算到现在的时刻。教科书以整分组计；这里每个 ACK 到来时各加一部分。

# So TCP grows by a little less than one packet a round. A loss halves its window, where RFC 5681 halves what is under way, and at the end of fast recovery what duplicate ACKs have added is gone.
m-so-tcp-grows-by-a-536pvk = 因此 TCP 每轮增长略少于一个分组。丢包使它的窗口减半，而 RFC 5681 是将在途量减半；快速恢复结束时，重复 ACK 所加的部分就没了。

# By the rule of {scheme}: {law}. A textbook's figure is TCP's: another law has other steps, and a flow that paces its packets sends a round evenly.
m-by-the-rule-of-scheme-bwfy3a = 按 { $scheme } 的规则：{ $law }。教科书的图是 TCP 的：规则不同，步长也不同；平滑发送的流则在一轮内均匀发送。

# this scheme
m-this-scheme-qpgzaw = 此方案

# {scheme} sends by a rate, one packet after the other by a timer: it has no window that a round of ACKs lets out, so there are no transmission rounds. Its graph over time is the chart of windows and rates, where its rate times the round trip stands for a window.
m-scheme-sends-by-a-rate-bbhg98 = { $scheme } 按速率发送，由计时器逐个放行分组：它没有由一轮 ACK 放行的窗口，因此没有传输轮次。它随时间的图就是窗口与速率图，其中速率乘以往返时间代替窗口。

# No round from number {from} on is over: {known} are.
m-no-round-from-number-from-4ewc6r = 从第 { $from } 轮起还没有结束的轮次：已结束 { $known } 轮。

# No round is over yet. Play, and they come.
m-no-round-is-over-yet-v1g9sp = 还没有结束的轮次。按“播放”，它们就会出现。

# receive window {window}
m-receive-window-window-46hx86 = 接收窗口 { $window }

# to {inflated}
m-to-inflated-s8ih2f = 至 { $inflated }

# Window by transmission round, {first} to {last}
m-window-by-transmission-round-first-ggnxkt = 按传输轮次的窗口，第 { $first } 至 { $last } 轮

# {phase} in round {from}
m-phase-in-round-from-prqptl = 第 { $from } 轮{ $phase }

# {phase} in rounds {from} to {to}
m-phase-in-rounds-from-to-32r9ek = 第 { $from } 至 { $to } 轮{ $phase }

# Window by transmission round, {first} to {last}: {phases}
m-window-by-transmission-round-first-k7vanr = 按传输轮次的窗口，第 { $first } 至 { $last } 轮：{ $phases }

# Lose packet {first}, of round {round}
m-lose-packet-first-of-round-28esi3 = 丢掉第 { $round } 轮的分组 { $first }

# Packet {first}
m-packet-first-3123yp = 分组 { $first }

# Lose the whole round {round}
m-lose-the-whole-round-round-jmnfla = 丢掉整个第 { $round } 轮

# Packets of {name} over time
m-packets-of-name-over-time-rf7c0v = { $name } 的分组随时间的变化

# Sender and receiver of {name}
m-sender-and-receiver-of-name-6j6u4s = { $name } 的发送方与接收方

# {value} round trips
m-value-round-trips-q1o1ra = { $value } 个 RTT

# {arrows} arrows would lie on one another here: choose fewer round trips, or look at the sequence plot.
m-arrows-arrows-would-lie-on-dm1gt2 = 这里会有 { $arrows } 个箭头重叠：请选择更少的 RTT，或查看序号图。

# Packets before {since} are no longer recorded.
m-packets-before-since-are-no-c9mwwt = { $since } 之前的分组已不再有记录。

# Time goes down. A packet goes from left to right, its ACK back; one that is lost ends in a cross at the hop where it fell, and one that is still on its way has but begun. Press an arrow: Why?
m-time-goes-down-a-packet-to0d0v = 时间向下。分组从左到右，其 ACK 返回；丢失的分组在丢失的那一跳以叉结束，仍在途中的只画出开头。点按箭头：为什么？

# A packet stands at its number when it is sent. How far the line of ACKs is below it is what is on its way; how far to the right, a round trip.
m-a-packet-stands-at-its-4li5kr = 分组在发送时画在其序号处。ACK 线在它下方多远，就是在途量；在它右方多远，就是一个往返时间。

# An ACK names the packet that it answers; a report names none.
m-an-ack-names-the-packet-1ost25 = ACK 写明它所应答的分组；报告不写明。

# An ACK of number n says that all packets up to n have come: four of the same number are three duplicates, upon which the missing packet is sent again.
m-an-ack-of-number-n-wvcjnl = 编号为 n 的 ACK 表示直到 n 的所有分组都已到达：四个相同编号就是三个重复，于是重传缺失的分组。

# ACKs are delayed: one for two packets, or after 0.1 s.
m-acks-are-delayed-one-for-61c8sy = 延迟 ACK：每两个分组一个，或在 0.1 s 之后。

# Sent and acknowledged are times at the sender, received at the receiver.
m-sent-and-acknowledged-are-times-ymly4t = 发送和确认为发送方的时间，接收为接收方的时间。

# Drag over a stretch, turn the wheel, or use arrows, + and − to see it closer; a double press shows all.
m-drag-over-a-stretch-turn-b80j3g = 拖过一段、滚动滚轮，或用方向键、+ 和 − 放大查看；双击显示全部。

# {from} to {to} s: the first {most} packets. A round trip without queue is {rtt} ms.
m-from-to-to-s-the-tbcr1g = { $from } 至 { $to } s：前 { $most } 个分组。无排队的往返时间为 { $rtt } ms。

# {from} to {to} s. A round trip without queue is {rtt} ms.
m-from-to-to-s-a-f00qhj = { $from } 至 { $to } s。无排队的往返时间为 { $rtt } ms。

# Sender and receiver, time downwards from {from} to {to} s: {packets}, {acks}
m-sender-and-receiver-time-downwards-luvgcm = 发送方与接收方，时间向下，{ $from } 至 { $to } s：{ $packets }，{ $acks }

# Packet number over time, {from} to {to} s: {sent} sent, {again} sent again, {lost} lost. Keys: arrows move, + and − zoom, 0 shows all.
m-packet-number-over-time-from-shzbyl = 分组序号随时间的变化，{ $from } 至 { $to } s：发送 { $sent }，重传 { $again } 个，丢失 { $lost } 个。按键：方向键移动，+ 和 − 缩放，0 显示全部。

# Packet {packet} sent at {time} s. Press it: Why?
m-packet-packet-sent-at-time-ypqvql = 分组 { $packet } 在 { $time } s 发送。点按：为什么？

# Packet {packet} sent again at {time} s. Press it: Why?
m-packet-packet-sent-again-at-f94tsl = 分组 { $packet } 在 { $time } s 重传。点按：为什么？

# Packet {packet} received at {time} s. Press it: Why?
m-packet-packet-received-at-time-thwsgg = 分组 { $packet } 在 { $time } s 接收。点按：为什么？

# Packet {packet} lost at {time} s. Press it: Why?
m-packet-packet-lost-at-time-anhn89 = 分组 { $packet } 在 { $time } s 丢失。点按：为什么？

# Why, packet {packet}
m-why-packet-packet-e22t4v = 为什么，分组 { $packet }

# {fate}, lost once
m-fate-lost-once-h6lexe = { $fate }，丢失一次

# {fate}, lost {count} times
m-fate-lost-count-times-dree50 = { $fate }，丢失 { $count } 次

# {problem} A reload of this tab keeps it.
m-problem-a-reload-of-this-4zq7rz = { $problem }重新加载此标签页时仍会保留。

# The whole run is in it: every setting, the seed, what you changed while it ran, and how it is shown.
m-the-whole-run-is-in-mmgvho = 整个运行都在其中：所有设置、种子、您在运行期间的更改，以及显示方式。

# {count} characters.
m-count-characters-0b1vje = { $count } 个字符。

# <make>Make a lesson</make>: questions about this run and others, step by step.
m-make-make-a-lesson-make-4ovz7r = <make>制作课程</make>：关于这次和其他运行的问题，一步一步来。

# a note
m-a-note-dpm9sg = 一条备注

# a question
m-a-question-68jk2g = 一个问题

# {count} locked
m-count-locked-gqpuaq = 锁定 { $count } 项

# {count} hidden
m-count-hidden-gl5gww = 隐藏 { $count } 项

# Numbers from {from} to {to} s
m-numbers-from-from-to-to-p4dblc = { $from } 至 { $to } s 的数字

# A drag over the charts chooses the stretch too, and the link holds it. Counted are whole samples; of its first part only bins of them are kept.
m-a-drag-over-the-charts-g108rv = 在图表上拖动也可选择时段，链接中会保存。只统计完整的采样；其最初部分只保留合并后的采样。

# A drag over the charts chooses the stretch too, and the link holds it. Counted are whole samples.
m-a-drag-over-the-charts-donjdn = 在图表上拖动也可选择时段，链接中会保存。只统计完整的采样。

# Nobody could get more without taking from one who has no more: of each flow, by the rates and flows at the end, less what constant streams send
m-nobody-could-get-more-without-ssna1s = 谁要想得到更多，就必须从不比自己多的那一方拿走：各流的值，按结束时的速率和流数，减去恒定流发送的部分

# The sum of the logarithms is greatest: who crosses more full links gets less; of each flow, by the rates and flows at the end, less what constant streams send
m-the-sum-of-the-logarithms-y1rmm8 = 对数之和最大：经过满载链路越多的流得到越少；各流的值，按结束时的速率和流数，减去恒定流发送的部分

# {count} ACKs
m-count-acks-ijkooi = { $count } 个 ACK

# {places}. The higher, the more of the link. A click is a drop.
m-places-the-higher-the-more-iiq48q = { $places }。音越高，占用链路越多。咔嗒一声是一次丢弃。

# {name} left
m-name-left-fnovf1 = { $name } 在左

# {name} right
m-name-right-wxuhfq = { $name } 在右

# {name} in the middle
m-name-in-the-middle-mt214d = { $name } 居中
