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
m-set-in-courses-baibxs = 课程所布置

# BBR against CUBIC
m-bbr-against-cubic-ph2rc4 = BBR 对 CUBIC

# BBR’s start
m-bbr-s-start-2m7x1h = BBR 的起步

# BBR beside loss-based TCP
m-bbr-beside-loss-based-tcp-b5zp91 = BBR 与基于丢失的 TCP 并存

# What BBRv3 gives back
m-what-bbrv3-gives-back-n6wp8j = BBRv3 归还了什么

# Buffer sizing: as much as the pipe holds
m-buffer-sizing-as-much-as-fljr41 = 缓冲区大小：管道能容纳多少

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
m-a-flash-crowd-of-short-mnfxs2 = 短传输的瞬时人群

# FQ-CoDel against bufferbloat
m-fq-codel-against-bufferbloat-37u4zd = FQ-CoDel 对付缓冲膨胀

# Incast with DCTCP
m-incast-with-dctcp-rv31yv = 使用 DCTCP 的 incast

# Incast: all servers answer at once
m-incast-all-servers-answer-at-1uhkvy = Incast：所有服务器同时应答

# LEDBAT gives way
m-ledbat-gives-way-ozavek = LEDBAT 让路

# Linux of today
m-linux-of-today-lcqen3 = 今天的 Linux

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
m-loss-is-not-congestion-a-evg4x3 = 丢失不等于拥塞：无线链路

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
m-crowd-kf75ym = 人群

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
