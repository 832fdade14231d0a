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
