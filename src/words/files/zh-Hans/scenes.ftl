# Mobile-like
m-mobile-like-a9hdol = 类移动网络

# Lab: a long flow, a page every three seconds, and a ping
m-lab-a-long-flow-a-3f2z8d = 实验：一条长流、每三秒一个网页和一个 ping

# Exercise: congestion collapse
m-exercise-congestion-collapse-a2kswl = 练习：拥塞崩溃

# Exercise: the path becomes longer
m-exercise-the-path-becomes-longer-pl09ja = 练习：路径变长

# Exercise: an ACK for every second packet
m-exercise-an-ack-for-every-xu9eor = 练习：每两个分组一个 ACK

# ACK for each
m-ack-for-each-828aem = 逐个 ACK

# every second
m-every-second-j2fiwo = 每两个

# Exercise: when the receive window is full
m-exercise-when-the-receive-window-lxm4xo = 练习：接收窗口已满时

# Lab: Reno and CUBIC on a long path that spoils packets
m-lab-reno-and-cubic-on-890jeu = 实验：在损坏分组的长路径上的 Reno 与 CUBIC

# Exercise: two links, three sessions, max-min shares
m-exercise-two-links-three-sessions-m1tesg = 练习：两条链路、三个会话、最大最小份额

# Lab: RED’s average queue and the windows
m-lab-red-s-average-queue-4k7kqa = 实验：RED 的平均队列与窗口

# Lab: groups that come and go
m-lab-groups-that-come-and-8dz3eu = 实验：来来去去的组

# Lab: TCP beside a constant stream
m-lab-tcp-beside-a-constant-xy48ei = 实验：恒定流旁边的 TCP

# Lab: a stream on the second of three links
m-lab-a-stream-on-the-izsgvz = 实验：三条链路中第二条上的恒定流

# Lab: the window of Tahoe, and its largest value
m-lab-the-window-of-tahoe-ytveul = 实验：Tahoe 的窗口及其最大值

# Lab: Tahoe, Reno and Vegas where packets are spoiled
m-lab-tahoe-reno-and-vegas-3pri1i = 实验：分组被损坏时的 Tahoe、Reno 与 Vegas

# Exercise: how long does a page take?
m-exercise-how-long-does-a-nddnq0 = 练习：一个网页要多久？

# Exercise: the window, round by round
m-exercise-the-window-round-by-rl4a8l = 练习：逐轮看窗口

# One flow
m-one-flow-pcoua5 = 一条流

# Who gets what
m-who-gets-what-4mruce = 谁得到什么

# Buffers and queues
m-buffers-and-queues-ynyypf = 缓冲区与队列

# When things change
m-when-things-change-nb4km6 = 情况变化时

# Later schemes
m-later-schemes-lnz56h = 后来的方案

# Low latency
m-low-latency-v2yvsb = 低时延

# Set in courses
m-set-in-courses-baibxs = 课程作业

# BBR against CUBIC
m-bbr-against-cubic-ph2rc4 = BBR 对 CUBIC

# BBR’s start
m-bbr-s-start-2m7x1h = BBR 的起步

# BBR beside loss-based TCP
m-bbr-beside-loss-based-tcp-b5zp91 = BBR 与基于丢包的 TCP 并存

# What BBRv3 gives back
m-what-bbrv3-gives-back-n6wp8j = BBRv3 归还了什么

# Buffer sizing: as much as the pipe holds
m-buffer-sizing-as-much-as-fljr41 = 缓冲区大小：与路径容量相同

# Bufferbloat: four buffers
m-bufferbloat-four-buffers-hduh0u = 缓冲膨胀：四种缓冲区

# CoDel against PIE, and no manager at all
m-codel-against-pie-and-no-mhz5aw = CoDel 对 PIE，以及完全不管理

# TCP alone against a constant stream
m-tcp-alone-against-a-constant-d46efv = TCP 独对恒定流

# CUBIC against Reno
m-cubic-against-reno-6lz6rs = CUBIC 对 Reno

# CUBIC on a long, fast path
m-cubic-on-a-long-fast-vxtlji = 长而快的路径上的 CUBIC

# ECN: a mark instead of a drop
m-ecn-a-mark-instead-of-8dlp2q = ECN：以标记代替丢弃

# Without ECN
m-without-ecn-ddsqe9 = 无 ECN

# With ECN
m-with-ecn-1ho4n3 = 有 ECN

# Fair queueing: a queue for each flow
m-fair-queueing-a-queue-for-dt5b16 = 公平排队：每条流一个队列

# GAIMD, SQRT and IIAD side by side
m-gaimd-sqrt-and-iiad-side-45rlck = GAIMD、SQRT 与 IIAD 并列

# A flash crowd of short transfers
m-a-flash-crowd-of-short-mnfxs2 = 短传输的突发访问（flash crowd）

# FQ-CoDel against bufferbloat
m-fq-codel-against-bufferbloat-37u4zd = FQ-CoDel 对付缓冲膨胀

# Incast with DCTCP
m-incast-with-dctcp-rv31yv = 使用 DCTCP 的 incast

# Incast: all servers answer at once
m-incast-all-servers-answer-at-1uhkvy = Incast：所有服务器同时应答

# LEDBAT gives way
m-ledbat-gives-way-ozavek = LEDBAT 让路

# Linux of today
m-linux-of-today-lcqen3 = 当今的 Linux

# Lost ACKs
m-lost-acks-7hi7nj = 丢失的 ACK

# Your own measurement
m-your-own-measurement-7qgyu6 = 您自己的测量

# A mobile link
m-a-mobile-link-lw496a = 移动链路

# The parking lot: three bottlenecks in a row
m-the-parking-lot-three-bottlenecks-6z65fd = 停车场：三个瓶颈串联

# Why halving makes shares equal: the phase plane
m-why-halving-makes-shares-equal-j9t8t5 = 为何减半使份额相等：相平面

# Prague and CUBIC share
m-prague-and-cubic-share-w6h219 = Prague 与 CUBIC 分享

# The same name, another result
m-the-same-name-another-result-8hn4ht = 同名不同果

# Global synchronization, and RED
m-global-synchronization-and-red-ru6jns = 全局同步与 RED

# ACKs on a congested reverse path
m-acks-on-a-congested-reverse-hvihpe = 拥塞的反向路径上的 ACK

# A satellite link
m-a-satellite-link-wxkz9n = 卫星链路

# The TCP sawtooth
m-the-tcp-sawtooth-05iv7k = TCP 锯齿

# SIMD climbs ever faster
m-simd-climbs-ever-faster-ijyce7 = SIMD 增长越来越快

# Smooth against quick: TCP, TFRC and TEAR
m-smooth-against-quick-tcp-tfrc-tfxj48 = 平滑对敏捷：TCP、TFRC 与 TEAR

# A square wave: bandwidth that comes and goes
m-a-square-wave-bandwidth-that-6lzus2 = 方波：来去不定的带宽

# Timeouts: when no ACK comes to tell
m-timeouts-when-no-ack-comes-s3mrni = 超时：没有 ACK 告知时

# Two queues: 1 ms beside 15 ms
m-two-queues-1-ms-beside-cb9mio = 两个队列：1 ms 与 15 ms 并存

# TCP against UDP
m-tcp-against-udp-7u1cxk = TCP 对 UDP

# Vegas beside Reno
m-vegas-beside-reno-0e599t = Vegas 与 Reno 并存

# Who shares? A second flow joins
m-who-shares-a-second-flow-xixwys = 谁来分享？第二条流加入

# Loss is not congestion: a wireless link
m-loss-is-not-congestion-a-evg4x3 = 丢包不等于拥塞：无线链路

# Exercise: mean window, and the buffer that keeps a link busy
m-exercise-mean-window-and-the-numwah = 练习：平均窗口，以及使链路保持忙碌的缓冲区

# Both links
m-both-links-snbjcn = 两条链路

# First only
m-first-only-g2ijyl = 仅第一条

# Second only
m-second-only-26nckp = 仅第二条

# Client 1
m-client-1-fsb1ht = 客户端 1

# Client 2
m-client-2-eyc8ew = 客户端 2

# Client 3
m-client-3-f8bu3v = 客户端 3

# Window of 1
m-window-of-1-js03e5 = 窗口为 1

# Window of 10
m-window-of-10-4r4q7b = 窗口为 10

# Near
m-near-n4w5yn = 近

# Far
m-far-8qt7da = 远

# Long
m-long-jaza7n = 长

# Crowd
m-crowd-kf75ym = 突发访问

# Upload
m-upload-06vtz0 = 上传

# Keystrokes
m-keystrokes-68dwh5 = 按键

# Servers
m-servers-kw6xw3 = 服务器

# Update
m-update-uk4kus = 更新

# Download
m-download-t8quxl = 下载

# Long way
m-long-way-hdyijs = 长路径

# Rich
m-rich-4ndikn = 富

# Poor
m-poor-wglo59 = 贫

# accurate
m-accurate-nevsan = 精确

# echo
m-echo-mzrm9w = 回显

# AIMD, 1/16 cut
m-aimd-1-16-cut-o9obdh = AIMD，削减 1/16

# SIMD, 1/16 cut
m-simd-1-16-cut-nhcsyb = SIMD，削减 1/16

# First
m-first-u3pgbl = 第一

# Second
m-second-vui5tp = 第二

# The buffer holds {depth} times what the path holds. CUBIC fills it and backs off when packets are lost; BBR has at most twice the path’s packets on their way, however long the queue is. BBR, which came at 10 s, has {bbr} of the throughput, and a packet waits {wait} on average.
m-the-buffer-holds-depth-times-k38rce = 缓冲区容纳路径容量的 { $depth } 倍。CUBIC 把它填满，丢失分组时退让；无论队列多长，BBR 的在途量至多为路径容量的两倍。10 s 时到来的 BBR 占吞吐量的 { $bbr }，一个分组平均等待 { $wait }。

# BBR begins as slow start does: twice as fast each round trip, until the rate at which its packets arrive no longer rises. By then up to {most} packets wait. It sends slower until they have left, and goes on at the rate that it has measured: {used} of the link, with {wait} packets waiting on average.
m-bbr-begins-as-slow-start-xa45h2 = BBR 像慢启动那样开始：每个 RTT 加快一倍，直到分组到达的速率不再上升。那时至多有 { $most } 个分组在等待。它放慢发送直到这些分组离开，再按测得的速率继续：使用链路的 { $used }，平均有 { $wait } 个分组等待。

# BBR sends at the rate that it has measured and does not cut at a loss; TCP halves at every one. The buffer is small, losses are many: BBR, which came at 10 s, has {bbr} of the throughput.
m-bbr-sends-at-the-rate-1hbkyz = BBR 按测得的速率发送，丢包时不削减；TCP 每次丢包都减半。缓冲区小，丢包多：10 s 时到来的 BBR 占吞吐量的 { $bbr }。

# A buffer of half a bandwidth-delay product. BBR of 2016 (A) does not ask what its losses mean: {lostA} of its packets are lost, and CUBIC has {cubicA}. BBRv3 (B) ends a probe that loses over 2 % and keeps below what was too much: {lostB} are lost, CUBIC has {cubicB}. How much it gives back differs from one implementation to the next.
m-a-buffer-of-half-a-qut7a3 = 缓冲区为半个带宽时延积。2016 年的 BBR（A）不问丢包意味着什么：它丢失 { $lostA } 的分组，CUBIC 得到 { $cubicA }。BBRv3（B）在丢失超过 2 % 时结束探测，并保持在过多的量以下：丢失 { $lostB }，CUBIC 得到 { $cubicB }。它让回多少，因实现而异。

# Fifty packets fill this pipe (its bandwidth-delay product, BDP). A buffer of as many keeps {whole} of the link in use while TCP halves its window; with half of that it is {half}, with an eighth {eighth}.
m-fifty-packets-fill-this-pipe-nr875q = 五十个分组填满这条路径（其带宽时延积，BDP）。缓冲区同样大时，即使 TCP 的窗口减半，链路利用率仍有 { $whole }；只有一半时为 { $half }，八分之一时为 { $eighth }。

# Four links, alike but for their buffers. With room for 5 packets TCP uses {small} of its link, with 20 or more all of it. With 1000 it gets nothing more, but its packets wait: a round trip of 60 ms has taken {bloat} on average so far, and gets longer until the buffer is full, which is 2.7 s of waiting.
m-four-links-alike-but-for-xv82sy = 四条链路，除缓冲区外都相同。可容纳 5 个分组时 TCP 使用链路的 { $small }，20 个或更多时全部使用。1000 个时并没有得到更多，但分组要等待：60 ms 的往返时间至今平均为 { $bloat }，并继续变长，直到缓冲区满，即等待 2.7 s。

# Three links, each with room for many packets. Drop-tail fills its buffer: a packet waits {droptail}. CoDel drops early, and it waits {codel}; PIE aims at 15 ms and gets {pie}. Their links are in use all the same: {used}.
m-three-links-each-with-room-8j00x0 = 三条链路，各可容纳许多分组。队尾丢弃填满缓冲区：一个分组等待 { $droptail }。CoDel 提前丢弃，等待 { $codel }；PIE 以 15 ms 为目标，得到 { $pie }。它们的链路照样被使用：{ $used }。

# A stream of 1 Mbit/s that heeds no loss takes half of the link. TCP finds what is left, and no more: {tcp} Mbit/s. Its losses do not make the stream slower; only TCP answers them.
m-a-stream-of-1-mbit-o6tu7s = 不理会丢包的 1 Mbit/s 恒定流占去链路的一半。TCP 找到剩下的部分，仅此而已：{ $tcp } Mbit/s。丢包不会使恒定流减速；只有 TCP 响应丢包。

# One path and one queue, {rtt} there and back when it is empty. At a loss Reno goes on with {reno} of its window and CUBIC with {kept}, and CUBIC hurries back to where it was: it has {cubic} of the throughput.
m-one-path-and-one-queue-mtbihx = 一条路径，一个队列，队列为空时往返时间为 { $rtt }。丢包时 Reno 以窗口的 { $reno } 继续，CUBIC 以 { $kept } 继续，而且 CUBIC 快速回到原处：它占吞吐量的 { $cubic }。

# Two links with a round trip of 300 ms. After a cut TCP climbs back by one packet each round trip, for {climb} s; CUBIC hurries to where it last lost, waits there, and goes on. TCP uses {tcp} of its link, CUBIC {cubic}.
m-two-links-with-a-round-4ebn22 = 两条往返时间为 300 ms 的链路。削减之后 TCP 每个 RTT 爬升一个分组，用时 { $climb } s；CUBIC 迅速回到上次丢包之处，在那里稍等，再继续。TCP 使用链路的 { $tcp }，CUBIC 使用 { $cubic }。

# Two links with the same RED queue. It tells flows with ECN to slow down by a mark in a packet that arrives, the others by dropping one: {drops} packets are dropped on the first link, {marks} on the second.
m-two-links-with-the-same-f6iqja = 两条链路，RED 队列相同。它对支持 ECN 的流在到达的分组上打标记来要求减速，对其他流则丢弃分组：第一条链路上丢弃 { $drops } 个分组，第二条上 { $marks } 个。

# Two TCP flows, a near and a far one, and a stream that sends 4 Mbit/s without a break share 6 Mbit/s. With one queue for all (A) far gets {one}. With a queue for each, served in turn (B), near gets {near}, far {far}, and the stream loses what it sends beyond its share.
m-two-tcp-flows-a-near-m1dpqi = 一近一远两条 TCP 流，与不停发送 4 Mbit/s 的恒定流分享 6 Mbit/s。所有流共用一个队列时（A），远的得到 { $one }。每流一个队列并轮流服务时（B），近的得到 { $near }，远的得到 { $far }，恒定流丢失超出其份额的部分。

# Each has a link of its own. TCP keeps {tcp} of its window at a loss, GAIMD {gaimd}, SQRT {sqrt}, IIAD {iiad}: who cuts less climbs more slowly, and is smoother.
m-each-has-a-link-of-qyor0j = 各有自己的链路。丢包时 TCP 保留窗口的 { $tcp }，GAIMD { $gaimd }，SQRT { $sqrt }，IIAD { $iiad }：削减越少，爬升越慢，也越平滑。

# At 12 s a crowd comes: 100 transfers of 30 packets within 5 s. Each is in slow start, and over before it has found its share. Together they overflow the queue: {lost} of their packets are dropped, and the two long flows fall from {before} to {during} Mbit/s together and then come back.
m-at-12-s-a-crowd-8rpke1 = 12 s 时突发访问到来：5 s 内有 100 次传输，每次 30 个分组。每次都在慢启动中，还没找到自己的份额就结束了。它们合起来使队列溢出：丢弃其 { $lost } 的分组，两条长流合计从 { $before } 降到 { $during } Mbit/s，然后恢复。

# Two uploads fill a link on which somebody types, a small packet at a time. In one large buffer (A) an echo is back after {bloat}. FQ-CoDel (B) keeps the uploads apart from the keystrokes and their queue short: it takes {keys}, and the uploads lose nothing by it: {upA} in A, {upB} in B.
m-two-uploads-fill-a-link-59gq2z = 两个上传填满链路，同时有人在打字，每次一个小分组。在一个大缓冲区中（A），回显需要 { $bloat }。FQ-CoDel（B）把上传与按键分开，并保持其队列很短：回显需要 { $keys }，上传也没有损失：A 中 { $upA }，B 中 { $upB }。

# Sixteen servers answer one request, with 128 ms worth of data. TCP (A) fills the buffer, loses whole windows, waits for timers of 200 ms, and needs {tcp}. In B the switch marks while 20 packets or more wait, and DCTCP cuts by as much as is marked: nothing is lost, and the last answer is there after {done}.
m-sixteen-servers-answer-one-request-k7i0p3 = 十六台服务器应答同一请求，数据量相当于链路发送 128 ms。TCP（A）填满缓冲区，丢失整个窗口，等待 200 ms 的计时器，需要 { $tcp }。B 中等待达到 20 个分组时交换机标记，DCTCP 按标记的比例削减：没有丢包，最后的应答在 { $done } 后到达。

# Thirty-two servers answer one request at the same time, with 77 ms worth of data. The small buffer overflows at once, whole windows are lost, and the link lies idle until timers of 200 ms run out: the last answer is there after {done}.
m-thirty-two-servers-answer-one-l6u94y = 三十二台服务器同时应答一个请求，数据量相当于链路发送 77 ms。小缓冲区立即溢出，整个窗口丢失，链路空闲到 200 ms 的计时器到期：最后的应答在 { $done } 后到达。

# An update by LEDBAT has the link for itself and lets its packets wait {wait}, no more. At 20 s a TCP flow comes and fills the buffer; LEDBAT sees the delay grow and leaves it the link: TCP gets {tcp}. When TCP has gone at 45 s, the update takes the link again: {after} of it in the last ten seconds.
m-an-update-by-ledbat-has-xdhjqg = 使用 LEDBAT 的更新独占链路，只让分组等待 { $wait }。20 s 时来了一条 TCP 流，填满缓冲区；LEDBAT 看到时延增长，把链路让给它：TCP 得到 { $tcp }。45 s 时 TCP 离开后，更新重新占用链路：最后十秒为其 { $after }。

# A download begins. By the book (A) slow start doubles its window until the buffer overflows: {lostA} packets are lost, and it begins again from one packet. As Linux sends today (B), HyStart ends slow start before: {lostB} are lost so far. After 5 s {gotA} have come in A, {gotB} in B.
m-a-download-begins-by-the-gkwe4f = 下载开始。按教科书（A），慢启动使窗口加倍直到缓冲区溢出：丢失 { $lostA } 个分组，再从一个分组开始。按当今 Linux 的做法（B），HyStart 提前结束慢启动：至今丢失 { $lostB } 个。5 s 后 A 收到 { $gotA }，B 收到 { $gotB }。

# Of run A three ACKs in ten are lost on their way back, of run B none. An ACK says all that has arrived, so the next one makes up for a lost one, and A uses {used} of its link, B {beside}. But each ACK opens the window by a step, and to A fewer come: its window opens more slowly, and B has cut its own {times} times as often.
m-of-run-a-three-acks-3a0z8g = 运行 A 的 ACK 每十个在返回途中丢失三个，运行 B 一个不丢。ACK 说明所有已到达的，所以下一个可弥补丢失的，A 使用链路的 { $used }，B 使用 { $beside }。但每个 ACK 使窗口增大一步，而 A 收到的更少：它的窗口增大更慢，B 的削减次数是它的 { $times } 倍。

# The grey lines are measured: Linux’s own Reno over a link like this one, its window and round trip as ss shows them. There a tooth takes {linux} s, in this run {tooth} s. Drop a table of yours on the page (time, cwnd, rtt, queue), and it lies here.
m-the-grey-lines-are-measured-5uhq5d = 灰线为实测：Linux 自己的 Reno 在类似链路上，由 ss 显示的窗口和往返时间。那里一个锯齿用时 { $linux } s，本次运行为 { $tooth } s。把您的表格（time、cwnd、rtt、queue）拖到页面上，它就显示在这里。

# This link follows a trace (made, not recorded): the grey area is what it carries, from 9 Mbit/s to nothing. The sender learns of it late: the round trip is 50 ms on the empty path and grew to {longest} ms in the buffer. Choose CoDel as the queue, and see it fall.
m-this-link-follows-a-trace-qmrmmx = 此链路跟随一条轨迹（人工生成，非实录）：灰色区域为其承载量，从 9 Mbit/s 到零。发送方得知得晚：空路径往返时间为 50 ms，在缓冲区中增长到 { $longest } ms。把队列换成 CoDel，看它下降。

# One flow crosses three full links, at each of which another competes with it. The distances are alike; but the long way waits in three queues, which makes its round trip {longer} times theirs, and loses packets at three places: it gets {long} Mbit/s where half of a link would be 1.5.
m-one-flow-crosses-three-full-dcr49f = 一条流经过三条满载的链路，在每条上都有另一条流竞争。距离相同；但长路径在三个队列中等待，往返时间是它们的 { $longer } 倍，并在三处丢失分组：它得到 { $long } Mbit/s，而链路的一半是 1.5。

# Each point is the two windows at one time. Climbing, both gain the same; halving, the rich one gives up more than the poor one: from {before} of the throughput in the first 3 s the poor one comes to {after}.
m-each-point-is-the-two-ndad1z = 每个点是某一时刻的两个窗口。爬升时两者增加相同；减半时富者比贫者让出更多：贫者从最初 3 s 吞吐量的 { $before } 达到 { $after }。

# The same mark means a halving to CUBIC and a nudge to Prague. Behind one queue that marks both alike (A) Prague takes {pragueA} and leaves CUBIC {cubicA}. Two queues that are coupled (B) mark Prague twice the root of what CUBIC gets: {pragueB} and {cubicB}.
m-the-same-mark-means-a-v943u1 = 同样的标记对 CUBIC 意味着减半，对 Prague 只是轻推。在对两者同样标记的一个队列之后（A），Prague 取得 { $pragueA }，留给 CUBIC { $cubicA }。耦合的两个队列（B）对 Prague 的标记概率是 CUBIC 所受概率的平方根的两倍：{ $pragueB } 和 { $cubicB }。

# One Prague, one queue, one ACK for every two packets. Where ACKs count the marks (A) Prague has {ratioA} times what CUBIC has. Where each ACK says only whether its own packet was marked (B) half of the marks are never heard of: {ratioB} times.
m-one-prague-one-queue-one-ele5rs = 同一个 Prague，同一个队列，每两个分组一个 ACK。ACK 统计标记时（A），Prague 是 CUBIC 的 { $ratioA } 倍。每个 ACK 只说自己的分组是否被标记时（B），一半的标记从未得知：{ $ratioB } 倍。

# When the drop-tail queue of A overflows, {together} of the eight flows lose packets and halve together, and the queue swings between {low} and {high} packets. RED in B drops one here and one there before it is full: from {redLow} to {redHigh}.
m-when-the-drop-tail-queue-qacjn8 = A 的队尾丢弃队列溢出时，八条流中有 { $together } 条同时丢失并减半，队列在 { $low } 与 { $high } 个分组之间摆动。B 中的 RED 在未满之前这里丢一个、那里丢一个：从 { $redLow } 到 { $redHigh }。

# At 20 s an upload begins to send the other way, where the link is narrow. It takes nothing from the download’s link; but the ACKs now wait and are lost behind its packets, and the download falls from {before} to {during} Mbit/s.
m-at-20-s-an-upload-fp2qy3 = 20 s 时一个上传开始向反方向发送，那里的链路很窄。它并不占用下载的链路；但 ACK 现在排在它的分组后面等待和丢失，下载从 { $before } 降到 { $during } Mbit/s。

# Each flow adds one packet per round trip of its own: the one with a quarter of the distance adds them oftener, and gets {ratio} times the throughput of the other.
m-each-flow-adds-one-packet-w6enpn = 每条流在自己的每个 RTT 加一个分组：距离为四分之一的那条加得更频繁，吞吐量是另一条的 { $ratio } 倍。

# A round trip by satellite takes 560 ms. It takes {fill} s until TCP fills the link; and when one single packet is lost, at 20 s, it needs {back} s to have back what it gave up.
m-a-round-trip-by-satellite-8i2tf8 = 经卫星的往返时间为 560 ms。TCP 填满链路需要 { $fill } s；20 s 时仅丢失一个分组，就要 { $back } s 才能赢回让出的部分。

# The window grows by one packet each round trip. When the queue is full a packet is dropped, and TCP goes on with {kept} of its window: so it goes up and down for ever, and {used} of the link is in use.
m-the-window-grows-by-one-ia6m1d = 窗口每个 RTT 增长一个分组。队列满时丢弃一个分组，TCP 以窗口的 { $kept } 继续：如此永远起落，链路利用率为 { $used }。

# At 20 s each link becomes three times as fast. Schemes of small cuts are slow to notice; SIMD adds more the longer nothing is lost, and has the whole link after {simd} s, when AIMD, of the same cut, has {aimd} of its own and IIAD {iiad}.
m-at-20-s-each-link-tob0nu = 20 s 时每条链路变为三倍快。削减小的方案察觉得慢；没有丢包的时间越长 SIMD 加得越多，{ $simd } s 后占满链路，而削减相同的 AIMD 此时只有自己链路的 { $aimd }，IIAD 为 { $iiad }。

# The window doubles each round trip: from 1 packet to the 100 that fill the link within {fill} s. It doubles once more before the sender hears of the first loss, and {lost} packets are dropped.
m-the-window-doubles-each-round-nfm0dw = 窗口每个 RTT 加倍：在 { $fill } s 内从 1 个分组到填满链路的 100 个。在发送方得知首次丢包之前又加倍一次，于是丢弃 { $lost } 个分组。

# All six flows share one link. What a TCP flow sends in a round trip varies by {tcp} (coefficient of variation), TFRC by {tfrc}, TEAR by {tear}: they average over many losses, so they are smooth, and slow to react.
m-all-six-flows-share-one-id907r = 六条流分享一条链路。TCP 流每个 RTT 发送量的变动为 { $tcp }（变异系数），TFRC 为 { $tfrc }，TEAR 为 { $tear }：它们对许多次丢包取平均，因此平滑而反应慢。

# A sender takes two thirds of the link for 2 s, leaves it for 2 s, and so on. TCP takes up at once what is free; TFRC averages, and comes too late: two TCP flows get {tcp}, two of TFRC {tfrc}.
m-a-sender-takes-two-thirds-n5xl6w = 一个发送方先用 2 s 占用链路的三分之二，再离开 2 s，如此往复。TCP 立即占用空闲部分；TFRC 取平均，来得太晚：两条 TCP 流得到 { $tcp }，两条 TFRC 得到 { $tfrc }。

# Of 100 packets 15 are lost. With so few on the way three duplicate ACKs seldom come back to tell of a loss: the sender waits for its timer and begins again with one packet. Before it knows a round trip the timer is set to 3 s, and the very first packet was lost: {first} of silence. Later it is up to {later}.
m-of-100-packets-15-are-i4985k = 100 个分组中丢失 15 个。在途这么少，很少有三个重复 ACK 返回来报告丢包：发送方等待计时器，再从一个分组开始。在知道往返时间之前计时器设为 3 s，而第一个分组就丢失了：静默 { $first }。之后最长为 { $later }。

# One link, two queues. Prague answers each mark a little: it waits {low} in the low-latency queue, {marked} of its packets marked. CUBIC waits {classic} in the classic one. One controller marks one and drops from the other: {prague} and {cubic}.
m-one-link-two-queues-prague-4buy67 = 一条链路，两个队列。Prague 对每个标记略作响应：它在低时延队列中等待 { $low }，{ $marked } 的分组被标记。CUBIC 在经典队列中等待 { $classic }。一个控制器标记前者、丢弃后者：{ $prague } 和 { $cubic }。

# At 15 s a sender that heeds no loss begins to send 3 Mbit/s. The three TCP flows give way to it, from {before} to {during} Mbit/s together; it does not.
m-at-15-s-a-sender-w9vlq3 = 15 s 时，一个不理会丢包的发送方开始发送 3 Mbit/s。三条 TCP 流给它让路，合计从 { $before } 降到 { $during } Mbit/s；它却不让。

# Vegas alone keeps a few packets in the queue and loses none. At 20 s Reno comes and fills the queue until it overflows; Vegas takes the longer round trip for congestion, gives way, and is left with {vegas} of the throughput.
m-vegas-alone-keeps-a-few-shc3vh = Vegas 单独运行时在队列中保持几个分组，没有丢包。20 s 时 Reno 到来，填满队列直到溢出；Vegas 把变长的往返时间当作拥塞而让路，只剩吞吐量的 { $vegas }。

# Nobody tells the first flow that a second one has come at 10 s. It loses packets, gives way, and in the end has {first} of the throughput, the second {second}.
m-nobody-tells-the-first-flow-f3xn1e = 没有人告诉第一条流，10 s 时来了第二条。它丢失分组，让路，最后占吞吐量的 { $first }，第二条占 { $second }。

# From 20 s on the radio spoils 1 packet in 100. TCP takes each loss for congestion and halves its window: the queue is empty, and yet only {used} of the link is in use.
m-from-20-s-on-the-2iprbi = 从 20 s 起无线链路损坏 100 个分组中的 1 个。TCP 把每次丢包当作拥塞并将窗口减半：队列是空的，链路利用率却只有 { $used }。

# How many packets fill the path? How large must the queue be so that the link is never idle after a cut? Then halve the queue, and halve it again: how much of the link is used?
m-how-many-packets-fill-the-4kw2w8 = 填满路径需要多少分组？队列必须多大，链路在削减之后才从不空闲？然后把队列减半，再减半：链路利用率是多少？

# A queue of 125 packets, as many as fill the path, keeps {used} of the link in use; the window swings between {low} and {high} packets.
m-a-queue-of-125-packets-di2hw1 = 125 个分组的队列（与填满路径的一样多）使链路利用率达到 { $used }；窗口在 { $low } 与 { $high } 个分组之间摆动。

# How long does a page take behind 100 packets, and how long behind 20 (mean and spread)? Why is the smaller buffer quicker? Give the round trip as a formula of the packets that wait. What changes with an initial window of 10?
m-how-long-does-a-page-6frkyf = 缓冲区为 100 个分组时网页需要多久，为 20 个时需要多久（平均与离散程度）？为什么较小的缓冲区更快？把往返时间写成等待分组数的公式。初始窗口为 10 时有何变化？

# Behind a buffer of 100 packets a ping takes {pingLarge} ms and a page {pageLarge} s; behind 20 it is {pingSmall} ms and {pageSmall} s, on a link as fast.
m-behind-a-buffer-of-100-wsmsx4 = 缓冲区为 100 个分组时，ping 需要 { $pingLarge } ms，网页需要 { $pageLarge } s；为 20 个时则为 { $pingSmall } ms 和 { $pageSmall } s，链路同样快。

# What does Vegas take the longer round trip for, and what does it do? What does its throughput come to, and why does it stay there? How could it tell the two apart?
m-what-does-vegas-take-the-dqu8oi = Vegas 把变长的往返时间当作什么，它怎么做？它的吞吐量变为多少，为什么停在那里？它怎样才能区分两者？

# Vegas takes the longer path for a queue: its window comes down to {window} packets, and of the {before} Mbit/s that it had it keeps {after}, though nobody else is there.
m-vegas-takes-the-longer-path-wvubg5 = Vegas 把变长的路径当作队列：窗口降到 { $window } 个分组，原有的 { $before } Mbit/s 只保留 { $after }，尽管没有别人。

# The window grows with each ACK, by 1/W. What if there is an ACK for every second packet only: how much does it grow in a round trip?
m-the-window-grows-with-each-x11yy1 = 每个 ACK 使窗口增长 1/W。如果每两个分组才有一个 ACK：一个 RTT 增长多少？

# How long does it take until the first full window can be sent? What is the throughput from then on?
m-how-long-does-it-take-ss5cmo = 要多久才能发送第一个完整的窗口？此后吞吐量是多少？

# How much of 100 Mbit/s does each get, and why so little? Take the losses away: who profits more, and why?
m-how-much-of-100-mbit-tgyclt = 在 100 Mbit/s 中各得多少，为什么这么少？去掉丢包：谁获益更多，为什么？

# What are the max-min fair shares of the three? Which link is whose bottleneck? What does TCP make of it, and why?
m-what-are-the-max-min-tosa6n = 三者的最大最小公平份额是多少？哪条链路是谁的瓶颈？TCP 的结果如何，为什么？

# Where does the average queue settle? Does RED drop anything, and why not? What happens if the windows may be 64?
m-where-does-the-average-queue-3vy5cz = 平均队列稳定在哪里？RED 有没有丢弃，为什么没有？窗口可为 64 时会怎样？

# What is the largest window, and what does the sender do then? How often does that happen in a minute? Then, under Flows, bring the largest window down until it happens no more.
m-what-is-the-largest-window-b0iwg3 = 最大窗口是多少，之后发送方怎么做？一分钟内发生几次？然后在“流”中降低最大窗口，直到不再发生。

# Which of the three gets most through? Why do the losses hurt Tahoe more than Reno? What does Vegas go by besides?
m-which-of-the-three-gets-uy01ye = 三者中谁通过最多？为什么丢包对 Tahoe 的损害大于 Reno？Vegas 还依据什么？

# In the mean Tahoe gets {tahoe} Mbit/s, Reno {reno} and Vegas {vegas}.
m-in-the-mean-tahoe-gets-yoi0zg = 平均 Tahoe 得到 { $tahoe } Mbit/s，Reno { $reno }，Vegas { $vegas }。

# In which rounds is it in slow start, in which in congestion avoidance? What happened after round 17, and what after round 25? What is ssthresh in rounds 1, 19 and 27?
m-in-which-rounds-is-it-1iz7mk = 哪些轮处于慢启动，哪些轮处于拥塞避免？第 17 轮之后发生了什么，第 25 轮之后呢？第 1、19 和 27 轮的 ssthresh 是多少？

# The window is {top} packets in round 16. Three duplicate ACKs bring it to half, and the timeout to {least}.
m-the-window-is-top-packets-e5rh9t = 第 16 轮窗口为 { $top } 个分组。三个重复 ACK 使它减半，超时使它降到 { $least }。

# How much of the first link is of use to somebody? Draw TCP’s throughput and what the stream delivers over the stream’s rate (Vary …, beside the rate). What changes if the stream is TCP too?
m-how-much-of-the-first-x4ol6n = 第一条链路的传输中有多少真正有用？以恒定流的速率为横轴（速率旁的“改变…”），画出 TCP 的吞吐量和恒定流的交付量。如果恒定流也是 TCP，有何变化？

# The stream takes {taken} of 1.5 Mbit/s, and {arrives} of it arrive: the rest is carried over the first link to be dropped at the second. TCP has {tcp}.
m-the-stream-takes-taken-of-eb9rzo = 恒定流占用 1.5 Mbit/s 中的 { $taken }，到达 { $arrives }：其余经第一条链路传送，只为在第二条处被丢弃。TCP 得到 { $tcp }。

# Without losses, after {time} s the one window is {each} packets and the other {second}: half as many ACKs, half the growth.
m-without-losses-after-time-s-gf7frq = 没有丢包时，{ $time } s 后一个窗口为 { $each } 个分组，另一个为 { $second }：ACK 减半，增长减半。

# 1, 2, 4, 8 segments, and then 12, which fill 24 kB: at {full} ms. From then on 24 kB leave each 10 ms: {rate} Mbit/s, and no more, however fast the link is.
m-1-2-4-8-segments-pxkpw4 = 1、2、4、8 个报文段，然后 12 个，填满 24 kB：在 { $full } ms。此后每 10 ms 发出 24 kB：{ $rate } Mbit/s，无论链路多快都不会更多。

# At 5 % losses Reno gets {reno} kbit/s and CUBIC {cubic}, of 100,000. At a loss, timeouts included, Reno goes on with {renoKept} of its window and CUBIC with {cubicKept}; both are cut again long before they can fill the path.
m-at-5-losses-reno-gets-ogwgzd = 丢包率为 5 % 时，100,000 kbit/s 中 Reno 得到 { $reno } kbit/s，CUBIC 得到 { $cubic }。丢包时（含超时）Reno 以窗口的 { $renoKept } 继续，CUBIC 以 { $cubicKept }；远在填满路径之前两者就又被削减。

# Max-min fair would be 2, 8 and 2 Mbit/s. TCP gives {both}, {first} and {second}: whoever crosses both links waits in both queues, which makes its round trip {longer} times that of the second, and loses packets at both.
m-max-min-fair-would-be-jnczn7 = 最大最小公平应为 2、8 和 2 Mbit/s。TCP 给出 { $both }、{ $first } 和 { $second }：经过两条链路的流在两个队列中等待，往返时间是第二条的 { $longer } 倍，并在两处丢失分组。

# Twenty windows of 32 packets are 640, and 575 fill the path: the queue holds {queue} on average, below RED’s first threshold of 75. So RED has nothing to do: it has dropped {dropped}.
m-twenty-windows-of-32-packets-8psr93 = 二十个 32 分组的窗口是 640，填满路径需 575：队列平均为 { $queue }，低于 RED 的第一阈值 75。所以 RED 无事可做：它丢弃了 { $dropped }。

# What does a client get while it is alone, with one other, with two? How soon is the link shared equally after each comes, and how soon is it full again after each goes?
m-what-does-a-client-get-geb8r0 = 客户端独自、与另一个、与另两个并存时各得多少？每次有客户端到来后多久链路被均分，离开后多久又满载？

# Alone client 1 has {alone} Mbit/s, with one other {two}, with two {three}.
m-alone-client-1-has-alone-egdl9v = 独自时客户端 1 有 { $alone } Mbit/s，与另一个并存时 { $two }，与另两个时 { $three }。

# Draw TCP’s throughput, its losses and its round trip over the rate of the stream (Vary …, beside the rate). Which of Tahoe, Reno, NewReno and Vegas does best?
m-draw-tcp-s-throughput-its-8cufw2 = 以恒定流的速率为横轴（速率旁的“改变…”），画出 TCP 的吞吐量、丢包和往返时间。Tahoe、Reno、NewReno 和 Vegas 中哪个最好？

# Beside a stream of 8 Mbit/s TCP has {rate} Mbit/s: what is left.
m-beside-a-stream-of-8-5k7wb7 = 在 8 Mbit/s 的恒定流旁，TCP 有 { $rate } Mbit/s：剩下的部分。

# At which link do packets wait? What do the three get at stream rates of 2, 5, 8 and 9.5 Mbit/s?
m-at-which-link-do-packets-nnf9ox = 分组在哪条链路处等待？恒定流速率为 2、5、8 和 9.5 Mbit/s 时三者各得多少？

# The stream takes 5 of the second link’s 10 Mbit/s. NewReno gets {newreno} Mbit/s, Reno {reno} and Vegas {vegas}; {waiting} packets wait at the second link on average and {first} at the first.
m-the-stream-takes-5-of-vyy481 = 恒定流占用第二条链路 10 Mbit/s 中的 5。NewReno 得到 { $newreno } Mbit/s，Reno { $reno }，Vegas { $vegas }；第二条链路处平均等待 { $waiting } 个分组，第一条处 { $first } 个。

# How many round trips does the page take from a window of 1, and how many from one of 10? What would it take if the link alone set the pace? Which of the two does a link ten times as fast help?
m-how-many-round-trips-does-kxurz3 = 窗口从 1 开始，网页需要多少个 RTT，从 10 开始呢？如果只由链路决定节奏，需要多久？十倍快的链路对哪一个有帮助？

# From a window of 1 the page takes {one} s, from one of 10 {ten} s; at the full rate of the link its packets are sent in 0.03 s.
m-from-a-window-of-1-hgoes7 = 窗口从 1 开始时网页需要 { $one } s，从 10 开始时 { $ten } s；按链路的全速率，其分组在 0.03 s 内发完。

# After problems of Kurose and Ross, chapter 3: 10 Mbit/s, 1500 bytes, 150 ms.
m-after-problems-of-kurose-and-sv50ah = 改编自 Kurose 与 Ross 第 3 章的习题：10 Mbit/s、1500 字节、150 ms。

# After the bufferbloat lab of Stanford CS 144, also set in Toronto and at Washington: 1.5 Mbit/s, 20 ms, a page every 3 s, a ping every 0.1 s, behind 20 packets and behind 100. The initial window is 3, as it was then.
m-after-the-bufferbloat-lab-of-k5mfjm = 改编自斯坦福 CS 144 的缓冲膨胀实验，多伦多和华盛顿的课程也布置：1.5 Mbit/s、20 ms，每 3 s 一个网页，每 0.1 s 一个 ping，缓冲区为 20 个和 100 个分组。初始窗口为 3，与当时相同。

# After Floyd and Fall (1999): TCP over 1.5 Mbit/s, beside it a constant stream that goes on over a link of 128 kbit/s.
m-after-floyd-and-fall-1999-caz7dm = 改编自 Floyd 与 Fall（1999）：1.5 Mbit/s 上的 TCP，旁边的恒定流还要继续经过一条 128 kbit/s 的链路。

# After a problem of Peterson and Davie, chapter 6: TCP Vegas on a path whose round trip becomes longer while it runs: twice as long there, here 110 ms in place of 60 from 25 s on.
m-after-a-problem-of-peterson-0pa0f5 = 改编自 Peterson 与 Davie 第 6 章的习题：TCP Vegas，路径的往返时间在运行中变长：原题为两倍，这里从 25 s 起由 60 ms 变为 110 ms。

# After exercises of Peterson and Davie, chapter 6.
m-after-exercises-of-peterson-and-pvulfo = 改编自 Peterson 与 Davie 第 6 章的练习。

# After Tanenbaum: round trip 10 ms, receive window 24 kB, segments of 2 kB.
m-after-tanenbaum-round-trip-10-0qnvzc = 改编自 Tanenbaum：往返时间 10 ms，接收窗口 24 kB，报文段 2 kB。

# After the TCP assignment of GENI: 100 Mbit/s, 300 ms, 5 % of the packets lost.
m-after-the-tcp-assignment-of-vyq07j = 改编自 GENI 的 TCP 作业：100 Mbit/s、300 ms，丢包率 5 %。

# After an exercise that many courses set: sessions on links of 10 and 4 Mbit/s.
m-after-an-exercise-that-many-wle7w4 = 改编自许多课程布置的练习：10 和 4 Mbit/s 链路上的会话。

# After lab 4 of simulation modelling, RUDN University, Moscow: 20 flows, windows of at most 32 packets, RED of 75 and 150.
m-after-lab-4-of-simulation-glq3hy = 改编自莫斯科 RUDN 大学仿真建模课程的实验 4：20 条流，窗口至多 32 个分组，RED 阈值为 75 和 150。

# After assignment 2 of CS 331, IIT Gandhinagar: ten flows each, 0 to 150 s, 15 to 135 s, 30 to 120 s, on 50 Mbit/s.
m-after-assignment-2-of-cs-20dbq0 = 改编自 IIT Gandhinagar CS 331 的作业 2：每组十条流，0 至 150 s、15 至 135 s、30 至 120 s，共用 50 Mbit/s。

# After project 3 of CS 5700, Northeastern University: all links 10 Mbit/s, one TCP, and a constant stream of 1 to 10 Mbit/s.
m-after-project-3-of-cs-y5q5nt = 改编自 Northeastern University CS 5700 的项目 3：所有链路 10 Mbit/s，一条 TCP 和一条 1 至 10 Mbit/s 的恒定流。

# After a lab of a Chinese course on ns-3: a chain of routers, TCP over all links, UDP over one in the middle.
m-after-a-lab-of-a-gs3n8z = 改编自一门中国 ns-3 课程的实验：一串路由器，TCP 经过所有链路，UDP 只经过中间的一条。

# After lab 5 of COMP3331, UNSW Sydney.
m-after-lab-5-of-comp3331-vlodq4 = 改编自悉尼 UNSW COMP3331 的实验 5。

# The window first reaches {peak} packets; {falls} times it falls to one. In a second {rate} packets arrive, of the 231 that the link could carry. A student’s report of ns-2 has 100 packets, 7 falls and 185 a second.
m-the-window-first-reaches-peak-farjd6 = 窗口最初达到 { $peak } 个分组；有 { $falls } 次降到一。每秒到达 { $rate } 个分组，而链路每秒能承载 231 个。一份学生的 ns-2 报告为 100 个分组、7 次下降、每秒 185 个。

# After a lab that many courses set (UC Riverside, Northeastern): one flow each, the same link, 1 % of the packets spoiled.
m-after-a-lab-that-many-nqs2r9 = 改编自许多课程布置的实验（UC Riverside、Northeastern）：各一条流，链路相同，1 % 的分组被损坏。

# After the delay models of a page over HTTP (Kurose and Ross): 40 kB in 40 packets, 10 Mbit/s, a round trip of 100 ms; from a window of 1 and, over a link of its own, from one of 10.
m-after-the-delay-models-of-nby4dh = 改编自 HTTP 网页的时延模型（Kurose 与 Ross）：40 kB 分为 40 个分组，10 Mbit/s，往返时间 100 ms；窗口从 1 开始，另一条独立链路上从 10 开始。

# After a problem that stands in most textbooks (Kurose and Ross, chapter 3). “By rounds” has the graph and the table, and prints them without their phases.
m-after-a-problem-that-stands-6w7na9 = 改编自多数教科书都有的习题（Kurose 与 Ross 第 3 章）。“按轮次”给出图和表，并可不带阶段打印。
