# Your own hands
m-your-own-hands-80lnp8 = 您亲手控制

# Lost
m-lost-rzf8m3 = 丢失

# Steps
m-steps-mxszis = 步骤

# Yours
m-yours-aloawr = 您的

# Title
m-title-a7vsmh = 标题

# to
m-to-idyip0 = 至

# Link rate
m-link-rate-vhq6vl = 链路速率

# Initial window
m-initial-window-gknd3d = 初始窗口

# Packet
m-packet-pw9k29 = 分组

# Its number.
m-its-number-i1c2nw = 它的编号。

# As the sender counts them.
m-as-the-sender-counts-them-if4w8d = 按发送方的计数。

# From its time on, each packet of one flow of the group with one of these numbers is lost the first time that it comes to the first hop it enters; with `ack` the ACKs of these packets are, where the reverse path has hops.
m-from-its-time-on-each-2s638h = 从其时间起，该组某条流中编号为其中之一的每个分组，在第一次到达它进入的第一跳时丢失；带 `ack` 时，若反向路径有跳，则丢失这些分组的 ACK。

# The ACKs of these packets, and not the packets.
m-the-acks-of-these-packets-izxzv5 = 丢失这些分组的 ACK，而不是分组。

# Chance that a packet is lost; it does not depend on those before it.
m-chance-that-a-packet-is-lqz2br = 分组丢失的概率；与之前的分组无关。

# at random
m-at-random-nw7ufj = 随机

# Bernoulli losses
m-bernoulli-losses-idhr9y = 伯努利丢包

# Each packet is lost with the same chance, independently of all others.
m-each-packet-is-lost-with-3ibyah = 每个分组以相同概率丢失，与其他分组无关。

# Counted in
m-counted-in-15o2xw = 计数方式

# Whether the state changes with some packets or with time.
m-whether-the-state-changes-with-1ul2au = 状态是随若干分组还是随时间改变。

# A burst begins once in
m-a-burst-begins-once-in-th2lqg = 突发丢包平均每隔

# Mean packets in the good state: after each, the state changes with chance p.
m-mean-packets-in-the-good-kn2x7r = 好状态下的平均分组数：每个分组之后以概率 p 改变状态。

# It lasts, on average
m-it-lasts-on-average-eroqkf = 平均持续

# Mean packets in the bad state: after each, the state changes with chance r.
m-mean-packets-in-the-bad-m9vdc5 = 坏状态下的平均分组数：每个分组之后以概率 r 改变状态。

# Between bursts, on average
m-between-bursts-on-average-87k6nw = 突发之间，平均

# Mean time in the good state, exponentially distributed.
m-mean-time-in-the-good-3ahxo4 = 好状态的平均时间，服从指数分布。

# A burst lasts, on average
m-a-burst-lasts-on-average-lem19h = 一次突发平均持续

# Mean time in the bad state, exponentially distributed.
m-mean-time-in-the-bad-xu462c = 坏状态的平均时间，服从指数分布。

# Lost within a burst
m-lost-within-a-burst-jfd8iv = 突发内的丢包

# Chance of loss in the bad state.
m-chance-of-loss-in-the-523syp = 坏状态下的丢包概率。

# Lost outside
m-lost-outside-4daoqo = 突发外的丢包

# Chance of loss in the good state.
m-chance-of-loss-in-the-xngmnl = 好状态下的丢包概率。

# in bursts
m-in-bursts-0ax3t5 = 成串

# Gilbert–Elliott losses
m-gilbert-elliott-losses-bijwaz = Gilbert–Elliott 丢包

# The link is in a good or in a bad state, each with its own chance of loss, and changes between them by chance: losses come in bursts, as on radio links.
m-the-link-is-in-a-opghf4 = 链路处于好或坏的状态，各有自己的丢包概率，并随机切换：丢包成串出现，如在无线链路上。

# Mean time between losses
m-mean-time-between-losses-t5au9k = 丢包之间的平均时间

# From one loss to the time at which the next one is due; the first packet at or after it is lost.
m-from-one-loss-to-the-0bklq8 = 从一次丢包到下一次应发生的时间；在该时刻或之后的第一个分组丢失。

# Spread of the times
m-spread-of-the-times-jt6nxa = 时间的离散程度

# Coefficient of variation: 0 is like a clock, 1 is wholly random (exponential).
m-coefficient-of-variation-0-is-j2rx2f = 变异系数：0 如时钟般规则，1 为完全随机（指数）。

# at random times
m-at-random-times-j6otdp = 在随机时刻

# Losses by time
m-losses-by-time-i8llxg = 按时间丢包

# A packet is lost after a time, not after a number of packets: whoever sends more does not lose more. The times may be even or spread like those of a Poisson process.
m-a-packet-is-lost-after-a2zkcq = 分组在一段时间之后丢失，而不是在若干分组之后：发得多的不会丢得多。时间可以均匀，也可以像泊松过程那样分散。

# No artificial losses
m-no-artificial-losses-vrgs4x = 没有人为丢包

# Packets are lost where a queue drops them, and nowhere else.
m-packets-are-lost-where-a-j4puxz = 分组只在队列丢弃它们的地方丢失，别处不丢。

# Packets from loss to loss
m-packets-from-loss-to-loss-pr1ia9 = 相邻两次丢包间的分组数

# Over and over: 50, 400 loses the 50th packet, then the 400th after it.
m-over-and-over-50-400-tlzzvg = 循环往复：50, 400 先丢第 50 个分组，再丢其后第 400 个。

# Gap
m-gap-bce54f = 间隔

# Packets from one loss to the next, which is counted.
m-packets-from-one-loss-to-cfltyn = 从一次丢包到下一次丢包的分组数，含后者。

# Mildly bursty
m-mildly-bursty-z0s2h5 = 轻度突发

# Even
m-even-mofdqp = 均匀

# In pairs
m-in-pairs-vwtqnf = 成对

# in a pattern
m-in-a-pattern-kbsbej = 按模式

# Losses by a pattern of counts
m-losses-by-a-pattern-of-xe55ih = 按计数模式丢包

# The gaps between losses are given one by one and repeat: bursts of losses without chance.
m-the-gaps-between-losses-are-5e2t67 = 丢包之间的间隔逐个给出并循环：没有随机性的成串丢包。

# One packet in
m-one-packet-in-1qztjc = 每多少个分组丢一个

# This many packets after a lost one the next one is lost.
m-this-many-packets-after-a-ubcjoq = 丢失一个之后，数到第这么多个分组时丢下一个。

# First one
m-first-one-ywhw0h = 第一个

# Number of the first packet that is lost, counted from 1.
m-number-of-the-first-packet-fuxgqc = 第一个丢失分组的编号，从 1 计数。

# evenly
m-evenly-3mm14q = 均匀地

# Periodic losses
m-periodic-losses-7e7wpf = 周期性丢包

# Every n-th packet is lost. Chance has no part in it: the losses that the simplest models of TCP assume.
m-every-n-th-packet-is-1smzzw = 每 n 个分组丢一个，总是第 n 个。没有随机成分：这是最简单的 TCP 模型所假设的丢包。

# Phases
m-phases-icgsmp = 阶段

# One after the other, over and over.
m-one-after-the-other-over-gf1rzr = 一个接一个，循环往复。

# Lasts
m-lasts-l5rfjy = 持续

# How long the phase lasts.
m-how-long-the-phase-lasts-sby3si = 该阶段持续多久。

# In this phase one packet in this many is lost, at even distances; the count starts again with each phase.
m-in-this-phase-one-packet-levon0 = 在此阶段每这么多分组丢一个，间距相等；每个阶段重新计数。

# in phases
m-in-phases-gtfonq = 分阶段

# Periodic losses by phases
m-periodic-losses-by-phases-0udjgk = 分阶段的周期性丢包

# Spans of time follow one another and repeat; in each of them every n-th packet is lost, or none.
m-spans-of-time-follow-one-zvjklx = 时间段依次出现并循环；每段内每 n 个分组丢一个，或不丢包。

# Each model holds from its time on until the next one’s.
m-each-model-holds-from-its-qkfjor = 每个模型从其时间起有效，直到下一个的时间。

# From
m-from-6s9hn9 = 从

# When it begins. Steps stand in order of time.
m-when-it-begins-steps-stand-dfchdk = 何时开始。各步按时间排列。

# What holds from then on.
m-what-holds-from-then-on-2vlo33 = 从那时起有效的内容。

# in time steps
m-in-time-steps-84799k = 按时间步

# A schedule of loss models
m-a-schedule-of-loss-models-ivflt1 = 丢包模型的时间表

# One loss model after the other, each from its time on. Before the first one nothing is lost.
m-one-loss-model-after-the-nsijl6 = 丢包模型一个接一个，各从其时间起。第一个之前不丢包。

# A turn is worth
m-a-turn-is-worth-kb6m79 = 每轮的份额（quantum）

# Bytes that a flow may send before it is the next one’s turn.
m-bytes-that-a-flow-may-oywm88 = 轮到下一条流之前，一条流可以发送的字节数。

# Marks instead of dropping (ECN)
m-marks-instead-of-dropping-ecn-3yvgss = 以标记代替丢弃（ECN）

# Marks while the chance is below
m-marks-while-the-chance-is-ju3q1e = 概率低于此值时标记

# From this chance on packets are dropped although they could be marked.
m-from-this-chance-on-packets-uc7dbd = 从此概率起，即使可以标记也会丢弃。

# Waiting it lets pass
m-waiting-it-lets-pass-ui68z2 = 允许的等待时间

# Time that a packet may wait. Nothing is dropped while some packet has waited less.
m-time-that-a-packet-may-ch0ls7 = 分组可以等待的时间。只要有分组等待得更短，就不丢弃。

# Drops after so long above it
m-drops-after-so-long-above-3wf15b = 持续超过多久后丢弃

# Time for which every packet has waited longer before the first drop: about the longest usual round trip.
m-time-for-which-every-packet-fnux5g = 首次丢弃之前，所有分组都等待得更久的时间：约为通常最长的往返时间。

# Looks at how long packets have waited, not at how many wait. Once all of them have waited too long for a while, it drops packets at the head of the queue, more and more often, until one has waited less.
m-looks-at-how-long-packets-mx7lbs = 它看的是分组等了多久，而不是有多少在等。当所有分组都等得太久并持续一段时间，它就从队首丢弃分组，越来越频繁，直到有一个等得较短。

# Drop-head
m-drop-head-1hzhu1 = 队首丢弃（drop-head）

# First come, first served: what arrives when the queue is full is taken, and the packet that has waited longest is dropped for it. What comes behind the gap is sent at once, so the sender hears of the loss sooner than of one at the tail: by the time that the full queue takes to empty.
m-first-come-first-served-what-8glsxk = 先来先服务：队列满时到达的分组被接收，为此丢弃等待最久的分组。缺口之后的分组立即发送，因此发送方比队尾丢弃时更早得知丢失：提前的正是满队列排空的时间。

# First come, first served: what arrives when the queue is full is dropped. It signals nothing before it is full, so it is often nearly full.
m-first-come-first-served-what-dvhudq = 先来先服务：队列满时到达的分组被丢弃。在满之前它不发出任何信号，因此常常接近全满。

# fair
m-fair-0392k3 = 公平

# Fair queueing (deficit round robin)
m-fair-queueing-deficit-round-robin-1hfdhp = 公平排队（差额轮询，DRR）

# A queue for each flow, served in turn: a flow that sends more than its share only makes its own queue longer. When the buffer is full, the flow with the longest queue loses a packet.
m-a-queue-for-each-flow-1dr3y1 = 每条流一个队列，轮流服务：发送超过其份额的流只会让自己的队列变长。缓冲区满时，队列最长的流丢失一个分组。

# Waiting it aims at (classic)
m-waiting-it-aims-at-classic-027idh = 目标等待时间（经典）

# The controller raises its chance while packets wait longer than this, and lowers it while they wait less.
m-the-controller-raises-its-chance-ronz9f = 分组等待超过此值时控制器提高其概率，低于此值时降低。

# Marks after so long (low latency)
m-marks-after-so-long-low-2rukqo = 等待多久后标记（低时延）

# A packet of the low-latency queue that has waited longer is marked.
m-a-packet-of-the-low-y02k4y = 低时延队列中等待更久的分组会被标记。

# Coupling
m-coupling-11aap2 = 耦合

# The low-latency queue marks with k times the chance whose square the classic queue drops with: so a flow of either gets about as much.
m-the-low-latency-queue-marks-qjblmf = 低时延队列的标记概率是某个概率的 k 倍，而经典队列以该概率的平方丢弃：因此两边的流所得大致相同。

# Marks all after so much more
m-marks-all-after-so-much-coh0d4 = 再多久后全部标记

# From the threshold on the chance rises over so much more waiting to 1; 0 is a step.
m-from-the-threshold-on-the-yncgey = 从阈值起，概率在这么长的额外等待内升至 1；0 为阶跃。

# Marks for its wait only with this many behind
m-marks-for-its-wait-only-kg4dic = 仅当其后至少有这么多时才因等待而标记

# A slow link takes longer for one packet than the threshold is: fewer packets in the low-latency queue are no queue.
m-a-slow-link-takes-longer-zfuqc8 = 慢链路发送一个分组的时间就超过阈值：低时延队列中分组更少就不算排队。

# Updates every
m-updates-every-id321e = 更新间隔

# Time between updates of the chance.
m-time-between-updates-of-the-xfic7m = 两次更新概率之间的时间。

# Gain of the distance
m-gain-of-the-distance-z9s1mz = 偏差增益

# Each update adds this times how far the wait is from the target.
m-each-update-adds-this-times-7vw1ze = 每次更新加上此值乘以等待与目标之差。

# Gain of the change
m-gain-of-the-change-bqi4i0 = 变化增益

# Each update adds this times how much the wait has changed.
m-each-update-adds-this-times-ec8unk = 每次更新加上此值乘以等待的变化量。

# Drops none while less than two packets stay behind
m-drops-none-while-less-than-nerspo = 剩余不足两个分组时不丢弃

# The classic queue does not signal while less than 3000 bytes stay behind the packet, as in Linux.
m-the-classic-queue-does-not-qx9q5z = 分组之后剩余不足 3000 字节时，经典队列不发信号，与 Linux 相同。

# Dual-queue coupled AQM
m-dual-queue-coupled-aqm-3lj4y4 = 双队列耦合 AQM

# Two queues on one link. What answers marks in proportion (Prague) waits in a queue of its own and is marked after a millisecond; all others wait in the classic queue, at about 15 ms. One controller signals both, the low-latency queue so much more often that each flow gets about as much.
m-two-queues-on-one-link-equdsj = 一条链路上的两个队列。按比例响应标记的（Prague）在自己的队列中等待，一毫秒后即被标记；其他都在经典队列中等待，约 15 ms。一个控制器同时管理两者，对低时延队列发信号更频繁，使每条流所得大致相同。

# A queue for each flow, served in turn, and CoDel in each of them. A flow that sends little is served first and hardly waits, however much the others send. The usual cure for bufferbloat at home.
m-a-queue-for-each-flow-t30if2 = 每条流一个队列，轮流服务，每个队列都用 CoDel。发送少的流先得到服务，几乎不等待，无论别的流发送多少。这是家用网络缓冲膨胀的常用解药。

# Waiting it aims at
m-waiting-it-aims-at-14woxe = 目标等待时间

# Queueing delay to be held.
m-queueing-delay-to-be-held-tw22t6 = 要保持的排队时延。

# Sets its drop chance every
m-sets-its-drop-chance-every-efw2xu = 设定丢弃概率的间隔

# Weight of the waiting
m-weight-of-the-waiting-eracfi = 等待的权重

# Change of the chance at an update per second of delay above the target.
m-change-of-the-chance-at-dgfs7e = 每次更新中，时延每超出目标一秒，概率的变化。

# Weight of its growth
m-weight-of-its-growth-rq3db7 = 增长的权重

# Change of the chance at an update per second by which the delay has grown since the last one.
m-change-of-the-chance-at-i4yuhz = 每次更新中，时延自上次以来每增长一秒，概率的变化。

# Lets a burst pass for
m-lets-a-burst-pass-for-x8qgq4 = 允许突发通过的时间

# Time from an idle queue on for which nothing is dropped early.
m-time-from-an-idle-queue-oxx9vf = 从空闲队列算起，不做提前丢弃的时间。

# Drops arriving packets by a chance. Many times a second a controller raises the chance while packets wait longer than they should, or begin to, and lowers it while they wait less.
m-drops-arriving-packets-by-a-rwu8sj = 以一定概率丢弃到达的分组。控制器每秒多次调整：分组等待超过应有的时间或开始如此时提高概率，等待较短时降低。

# Early drops from an average of
m-early-drops-from-an-average-bggifb = 平均值达到此值起提前丢弃

# Average queue length from which on packets are dropped early.
m-average-queue-length-from-which-tqycv9 = 从此平均队列长度起提前丢弃分组。

# Most of them from an average of
m-most-of-them-from-an-1nb75s = 平均值达到此值起大多丢弃

# Average queue length at which the chance of an early drop reaches max_p.
m-average-queue-length-at-which-noo8vw = 提前丢弃概率达到 max_p 时的平均队列长度。

# Drop chance at the upper threshold
m-drop-chance-at-the-upper-u770ap = 上阈值处的丢弃概率

# The chance climbs to it in a straight line between the thresholds.
m-the-chance-climbs-to-it-32kurl = 概率在两个阈值之间直线上升到此值。

# Weight of the newest length
m-weight-of-the-newest-length-l9797b = 最新长度的权重

# In the average that RED goes by; a small weight is a long memory.
m-in-the-average-that-red-jnoj1k = 在 RED 所依据的平均中；权重小则记忆长。

# The chance climbs on to 1
m-the-chance-climbs-on-to-wx0ww7 = 概率继续升至 1

# Above max_th the chance climbs from max_p to 1 at twice the threshold; else it jumps to 1 there.
m-above-max-th-the-chance-k7wrie = 超过 max_th 后，概率从 max_p 升到两倍阈值处的 1；否则在该处跳到 1。

# Spaces its drops apart
m-spaces-its-drops-apart-rnk7gk = 拉开丢弃的间隔

# Between two early drops lie at least 1/p packets.
m-between-two-early-drops-lie-bs5qgv = 两次提前丢弃之间至少隔 1/p 个分组。

# Drops packets by chance before the queue is full. The chance follows an average of the queue length, so that short bursts pass and a standing queue does not.
m-drops-packets-by-chance-before-h1wkyl = 在队列满之前随机丢弃分组。概率跟随队列长度的平均，因此短暂的突发可以通过，而持续的队列不能。

# Marks from this queue on
m-marks-from-this-queue-on-8jslin = 从此队列长度起标记

# An arriving packet is marked if at least this many wait; one that cannot be marked passes.
m-an-arriving-packet-is-marked-ka2720 = 若至少有这么多在等待，到达的分组就被标记；不能标记的则通过。

# step marking
m-step-marking-hperhs = 阶跃标记

# Marking from a threshold on
m-marking-from-a-threshold-on-3u7p39 = 从阈值起标记

# Drop-tail that marks: every packet that comes while K or more wait is marked (ECN). The switches of data centres do it; DCTCP is made for it.
m-drop-tail-that-marks-every-cdlo5f = 会标记的队尾丢弃：在 K 个或更多分组等待时到达的每个分组都被标记（ECN）。数据中心的交换机如此工作；DCTCP 正是为此而设计。

# Wave
m-wave-cddyic = 波形

# constant
m-constant-1tmiw5 = 恒定

# square
m-square-e52nuu = 方波

# sawtooth
m-sawtooth-mjjdh8 = 锯齿波

# reverse sawtooth
m-reverse-sawtooth-a8u0iu = 反向锯齿波

# How the rate moves: not at all, up and down at once, rising over and over, or falling.
m-how-the-rate-moves-not-dq5e20 = 速率如何变化：不变、突然升降、反复上升，或下降。

# At its height takes
m-at-its-height-takes-cuwqol = 最高时占用

# Its rate, or the highest rate of its wave.
m-its-rate-or-the-highest-s8pgpv = 它的速率，或其波形的最高速率。

# At its lowest
m-at-its-lowest-44tmac = 最低时

# The lowest rate of its wave; 0 is silence.
m-the-lowest-rate-of-its-h2hlsq = 其波形的最低速率；0 为静默。

# On for
m-on-for-7m6pen = 开启时长

# Of a square wave the time at its height, of a sawtooth the time of a ramp.
m-of-a-square-wave-the-c1zb3y = 方波为处于高位的时间，锯齿波为一个斜坡的时间。

# Off for
m-off-for-at1nxx = 关闭时长

# Time at its lowest.
m-time-at-its-lowest-qpchrb = 处于最低位的时间。

# Unevenness of the gaps
m-unevenness-of-the-gaps-3v4kme = 间隔的不均匀程度

# Each gap between packets is stretched by a random factor, uniform within 1 ± this.
m-each-gap-between-packets-is-9fueho = 分组间的每个间隔乘以一个随机因子，在 1 ± 此值内均匀分布。

# Says that it answers marks in proportion (ECT(1))
m-says-that-it-answers-marks-0ks71a = 声称按比例响应标记（ECT(1)）

# A queue of two takes its packets for low latency and marks them; it does not answer.
m-a-queue-of-two-takes-4jb6zp = 双队列会把它的分组当作低时延分组并标记；它并不响应。

# constant bit rate
m-constant-bit-rate-t3ao6k = 恒定比特率

# Constant bit rate and waves
m-constant-bit-rate-and-waves-95du3j = 恒定比特率与波形

# Packets at a rate that listens to nobody: constant, or a wave that takes part of the link away and gives it back.
m-packets-at-a-rate-that-qn6uhl = 以不受任何反馈影响的速率发送分组：速率恒定，或呈波形，占用部分链路再让出。

# Left of the link, off : on
m-left-of-the-link-off-v3te3q = 链路剩余，关 : 开

# Sources
m-sources-95ydw1 = 流量源

# How many there are; each has bursts of its own.
m-how-many-there-are-each-oj2ewe = 有多少个；各有自己的突发。

# Each sends
m-each-sends-xian27 = 每个发送

# Rate of one of them within a burst.
m-rate-of-one-of-them-gdsto5 = 其中一个在突发内的速率。

# On for, on average
m-on-for-on-average-9t7lpd = 平均开启时长

# Mean length of a burst.
m-mean-length-of-a-burst-yem58y = 一次突发的平均长度。

# Off for, on average
m-off-for-on-average-b4tgkz = 平均关闭时长

# Mean length of the silence between two bursts.
m-mean-length-of-the-silence-hrns2s = 两次突发之间静默的平均长度。

# Lengths
m-lengths-yigboy = 长度分布

# Heavy tail
m-heavy-tail-slcr02 = 重尾

# Exponential
m-exponential-4tm2o8 = 指数

# Distribution of both lengths: Pareto, with rare very long ones, or exponential.
m-distribution-of-both-lengths-pareto-8we9n8 = 两种长度的分布：帕累托（偶有极长者），或指数。

# Shape of the tail (Pareto)
m-shape-of-the-tail-pareto-r642u8 = 尾部形状（帕累托）

# Between 1 and 2 the variance is infinite; the smaller, the heavier the tail.
m-between-1-and-2-the-bbet6h = 在 1 和 2 之间方差无穷大；越小尾部越重。

# Starts spread over
m-starts-spread-over-4t7ikz = 起始时间分散于

# Each source starts after a random part of this time.
m-each-source-starts-after-a-n7r46h = 每个流量源在此时间的随机一部分之后开始。

# bursty sources
m-bursty-sources-iblu4a = 突发流量源

# On/off sources
m-on-off-sources-sgpdaw = 开关型流量源

# Several sources that send bursts at a fixed rate and fall silent in between, as web traffic does. With heavy-tailed lengths a few bursts are very long, and the sum stays uneven however many sources there are.
m-several-sources-that-send-bursts-5yqpig = 若干流量源以固定速率发送突发，其间静默，如网页流量。长度为重尾时，少数突发非常长，无论有多少源，总和仍不均匀。

# bursts
m-bursts-uivyja = 突发

# A probe every
m-a-probe-every-ym28up = 探测间隔

# From one probe to the next, whatever has become of it.
m-from-one-probe-to-the-dzju31 = 从一次探测到下一次，无论其结果如何。

# Small probes at even intervals through the same links and queues, each answered at once: how long a packet takes there and back, and how many are lost.
m-small-probes-at-even-intervals-lr1e4z = 以均匀间隔通过相同链路和队列的小探测，每个都立即得到应答：分组往返用时多久，丢失多少。

# Begins with a handshake
m-begins-with-a-handshake-2sj0p7 = 以握手开始

# A packet of 40 bytes goes first, and the window is 1 until its ACK is back.
m-a-packet-of-40-bytes-c7ylnt = 先发一个 40 字节的分组，其 ACK 返回之前窗口为 1。

# What the run is called where it is kept, compared or printed.
m-what-the-run-is-called-k3rhfu = 运行在保存、比较或打印处的名称。

# A sentence that stands under the run’s settings.
m-a-sentence-that-stands-under-a5rwr6 = 显示在运行设置之下的一句话。

# Where all random numbers of the run come from: another seed is another draw of the same experiment.
m-where-all-random-numbers-of-qac09l = 运行中所有随机数的来源：换一个种子就是同一实验的另一次抽样。

# Simulated time from the first packet to the end.
m-simulated-time-from-the-first-7sxk7i = 从第一个分组到结束的模拟时间。

# Warm-up
m-warm-up-5bn7ne = 预热

# The first seconds, which means over the run leave out.
m-the-first-seconds-which-means-te3bxt = 最初的几秒，运行的平均值不计入。

# A sample every
m-a-sample-every-dj3pu1 = 采样间隔

# Samples at a period of its own
m-samples-at-a-period-of-09btxu = 自定采样周期

# How often the charts get a point; if not set, once in the flows’ mean round trip without queueing.
m-how-often-the-charts-get-dk7mtf = 图表多久得到一个点；若不设置，则为各流无排队平均往返时间一次。

# Limited rate
m-limited-rate-iyqrk5 = 限制速率

# Bits that leave the queue in a second; without limit nobody waits.
m-bits-that-leave-the-queue-30zd28 = 每秒离开队列的比特数；无限制时无需等待。

# How long a packet travels on this link, besides waiting for it.
m-how-long-a-packet-travels-05150q = 除等待之外，分组在此链路上传播多久。

# Starts at
m-starts-at-wr7nix = 开始于

# When it begins to send.
m-when-it-begins-to-send-b8tj19 = 何时开始发送。

# Stops at
m-stops-at-f8prgj = 停止于

# Stops before the end
m-stops-before-the-end-m7j2jj = 在结束前停止

# never
m-never-2zqpvt = 从不

# From then on it sends nothing new.
m-from-then-on-it-sends-m6i8rk = 从那时起不再发送新内容。

# Packet size
m-packet-size-ya5jvm = 分组大小

# On the link, headers included.
m-on-the-link-headers-included-dl229r = 在链路上，含首部。

# Crosses from
m-crosses-from-099ofd = 从何处穿过

# The first bottleneck that its packets pass.
m-the-first-bottleneck-that-its-rjf9h8 = 其分组经过的第一个瓶颈。

# The last bottleneck that its packets pass.
m-the-last-bottleneck-that-its-s8ucqu = 其分组经过的最后一个瓶颈。

# Flows of the group, all alike.
m-flows-of-the-group-all-e5dni4 = 该组的流，全部相同。

# Each flow waits a random time longer, at most this, so that not all start at once.
m-each-flow-waits-a-random-fsxtkt = 每条流再随机等待一段时间，至多如此，以免同时开始。

# Own delay, one way
m-own-delay-one-way-l8wubj = 自身时延，单程

# Of the group’s own links beside the path, half at the sender and half at the receiver.
m-of-the-group-s-own-au8ivy = 该组路径之外自有链路的时延，一半在发送方，一半在接收方。

# Spread of round trips
m-spread-of-round-trips-iiqbkj = 往返时间的离散

# How much the flows’ round trips differ: their standard deviation over their mean. 0 is all alike.
m-how-much-the-flows-round-mst4k7 = 各流往返时间相差多少：标准差除以平均。0 为全部相同。

# Understands marks (ECN)
m-understands-marks-ecn-45iexn = 理解标记（ECN）

# A queue that marks lets its packets pass marked in place of dropping them, and it slows down alike.
m-a-queue-that-marks-lets-ccxxie = 会标记的队列让它的分组带标记通过而不丢弃，而它同样减速。

# Direction
m-direction-r6us5m = 方向

# Forward
m-forward-rjqz7e = 正向

# Reverse
m-reverse-mqvh5x = 反向

# Reverse sends the data the way of the others’ ACKs, which makes the reverse path real.
m-reverse-sends-the-data-the-igvfeh = 反向时数据沿其他流的 ACK 所走的方向发送，因此反向路径是真实的。

# Each flow sends
m-each-flow-sends-wcp2jr = 每条流发送

# Sends a limited amount
m-sends-a-limited-amount-eugy8b = 发送有限的量

# without end
m-without-end-21fq72 = 不限量

# Packets of the transfer, after which the flow is done.
m-packets-of-the-transfer-after-i1he17 = 传输的分组数，之后该流结束。

# Called
m-called-70f5k0 = 名称

# A name of your own for the group; empty, it is called as its scheme is.
m-a-name-of-your-own-eknz6r = 您为该组起的名称；留空则用其方案的名称。

# Starts one after another, every
m-starts-one-after-another-every-48p3jg = 依次开始，间隔

# Each flow starts so much later than the one before.
m-each-flow-starts-so-much-wl8eq7 = 每条流比前一条晚这么久开始。

# Sends its amount
m-sends-its-amount-cwi0tq = 发送其数量

# Once
m-once-4wvbok = 一次

# Every
m-every-oueaas = 每隔

# Poisson
m-poisson-wjkvvw = 泊松

# After
m-after-akqxyh = 之后

# Each time over a new connection; what falls due meanwhile begins when that is over.
m-each-time-over-a-new-vn2rby = 每次用新的连接；其间到期的传输等当前这次结束后再开始。

# Between transfers
m-between-transfers-bux5nr = 传输之间

# From one beginning to the next, or from an end.
m-from-one-beginning-to-the-0ag3qs = 从一次开始到下一次开始，或从一次结束算起。

# The application writes
m-the-application-writes-70bapa = 应用写入

# All at once
m-all-at-once-gmczpa = 一次性全部

# At a rate
m-at-a-rate-pozuz7 = 按速率

# What is not written cannot be sent, and a window that is not used does not grow (RFC 7661).
m-what-is-not-written-cannot-wvhpf7 = 未写入的不能发送，未使用的窗口不会增长（RFC 7661）。

# Writes
m-writes-djqpst = 写入

# Headers included; of each flow, on average.
m-headers-included-of-each-flow-s3c3q6 = 含首部；每条流的平均。

# Its receiver reads
m-its-receiver-reads-ebq183 = 其接收方读取

# Its receiver reads slowly
m-its-receiver-reads-slowly-60v58j = 其接收方读取缓慢

# at once
m-at-once-vwzx3t = 立即

# From a buffer of the largest window: ACKs say how much room is left.
m-from-a-buffer-of-the-vh84qs = 从最大窗口大小的缓冲区中读取：ACK 告知还剩多少空间。

# TCP as in
m-tcp-as-in-jzqnin = TCP 版本

# ns-2 of 2000
m-ns-2-of-2000-jjmzns = 2000 年的 ns-2

# Where what is not set below comes from: the release of 2011, or the version of the papers, with a coarse timer, no least timeout and an initial window of 1.
m-where-what-is-not-set-9f054d = 以下未设置者取自何处：2011 年的版本，或论文所用版本，计时器粗糙、无最小超时、初始窗口为 1。

# Packets that a flow may send before the first ACK of data comes.
m-packets-that-a-flow-may-h1jo38 = 在第一个数据 ACK 到来之前流可以发送的分组数。

# Tick of the timer
m-tick-of-the-timer-9d7vd3 = 计时器粒度

# The sender’s clock goes by such steps: times between them are not told apart.
m-the-sender-s-clock-goes-3hc3h6 = 发送方的时钟按此步长走：其间的时间不加区分。

# Shortest timeout
m-shortest-timeout-l4cmk8 = 最短超时

# The retransmission timer waits no less than this.
m-the-retransmission-timer-waits-no-xovi7n = 重传计时器的等待不短于此。

# … beyond the round trip
m-beyond-the-round-trip-6ha3ma = ……在往返时间之外

# The shortest timeout is what the timer waits beyond the smoothed round trip, as in Linux.
m-the-shortest-timeout-is-what-jtj1le = 最短超时是计时器在平滑往返时间之外的等待，与 Linux 相同。

# Longest timeout
m-longest-timeout-ga4fxe = 最长超时

# The retransmission timer waits no more than this, however often it has doubled.
m-the-retransmission-timer-waits-no-b72vzr = 重传计时器的等待不长于此，无论加倍多少次。

# First timeout
m-first-timeout-fnrghq = 首次超时

# What the timer waits before the first round trip is measured.
m-what-the-timer-waits-before-kyddkw = 在测得第一个往返时间之前计时器的等待。

# Doubles the shortest timeout
m-doubles-the-shortest-timeout-9jlwsv = 加倍最短超时

# The shortest timeout is applied before the timer is doubled (RFC 2988), not after.
m-the-shortest-timeout-is-applied-r0m02s = 最短超时在计时器加倍之前应用（RFC 2988），而不是之后。

# A new packet goes on the first and on the second duplicate ACK, so that a third can come (RFC 3042).
m-a-new-packet-goes-on-6qy0fb = 在第一个和第二个重复 ACK 时各发送一个新分组，以便能有第三个（RFC 3042）。

# Cuts to whole packets
m-cuts-to-whole-packets-lubtln = 削减到整数分组

# A window that is cut is rounded down to whole packets.
m-a-window-that-is-cut-y9du23 = 削减后的窗口向下取整为整数个分组。

# Slow start ends at
m-slow-start-ends-at-2hxa1z = 慢启动结束于

# First slow start ends at a threshold
m-first-slow-start-ends-at-9so8vp = 首次慢启动结束于阈值

# the largest window
m-the-largest-window-0qtxh4 = 最大窗口

# From this window on the first climb is slow; without it slow start goes on until something is lost.
m-from-this-window-on-the-5yg4mr = 从此窗口起首次增长变慢；没有它则慢启动一直持续到有丢失为止。

# Delayed ACKs
m-delayed-acks-8s1gth = 延迟 ACK

# The receiver acknowledges every second packet, or one alone after 0.1 s.
m-the-receiver-acknowledges-every-second-lwm84h = 接收方每两个分组确认一次，或单个分组在 0.1 s 后确认。

# Largest window
m-largest-window-fg84i1 = 最大窗口

# The receiver takes no more than this at a time: however large its window, a flow has no more packets under way. With an initial window as large it is a fixed window, until something is lost.
m-the-receiver-takes-no-more-biwfop = 接收方一次至多接收这么多：无论窗口多大，流在途的分组不会更多。若初始窗口同样大，则为固定窗口，直到有丢失为止。

# Proportional rate reduction
m-proportional-rate-reduction-q1fdjh = 比例速率降低（PRR）

# After a loss the window comes down with each ACK, so that some packets go for those that arrive, where else none goes until the window has room (RFC 6937).
m-after-a-loss-the-window-ibfqs0 = 丢包之后窗口随每个 ACK 下降，因此随到达的分组仍有一些发出，否则在窗口有空间之前一个也不发（RFC 6937）。

# Loss by time
m-loss-by-time-15v9gk = 按时间判断丢失（RACK）

# A packet is lost if one that was sent later has arrived, and a quarter of a round trip has passed or three more have arrived. Finds lost retransmissions too, which else take a timeout (RFC 8985).
m-a-packet-is-lost-if-pphnnz = 若后发的分组已到达，且已过四分之一往返时间或又有三个到达，则判定该分组丢失。也能发现丢失的重传，否则需要超时（RFC 8985）。

# Tail loss probe
m-tail-loss-probe-u51kno = 尾部丢包探测（TLP）

# If nothing comes back for two round trips, one packet more is sent, whose ACK tells what is missing: a loss at the end of a transfer needs no timeout (RFC 8985).
m-if-nothing-comes-back-for-1uidej = 若两个往返时间内没有任何返回，就再发一个分组，其 ACK 告知缺了什么：传输末尾的丢失不需要超时（RFC 8985）。

# Random delay before sending
m-random-delay-before-sending-knd7r2 = 发送前的随机时延

# Each opportunity to send waits a random time, at most this: flows that are all alike do not keep step then. TFRC, TFRCP and TEAR have none.
m-each-opportunity-to-send-waits-03ad2d = 每次发送机会随机等待一段时间，至多如此：完全相同的流就不会步调一致。TFRC、TFRCP 和 TEAR 没有。

# Window, with memory
m-window-with-memory-oo8qnk = 窗口，有记忆

# A loss costs a fixed fraction of one packet, at any window. The slope of the climb is chosen from the window at the last loss so that the average is TCP's. Nothing is smoother; nothing is slower when conditions change.
m-a-loss-costs-a-fixed-4mvadr = 无论窗口多大，一次丢包只损失一个分组的固定部分。增长的斜率按上次丢包时的窗口选取，使平均与 TCP 相同。没有比它更平滑的；条件变化时也没有比它更慢的。

# Cut
m-cut-onu7hf = 削减

# Packets given up at a loss (the part cut).
m-packets-given-up-at-a-rm8gpi = 丢包时放弃的分组（被削减的部分）。

# Window, no memory
m-window-no-memory-op9v9x = 窗口，无记忆

# The same sawtooth with another slope and another cut. A smaller cut makes the rate smoother; to stay as fast as TCP on average the climb must shrink too, so the scheme is slower to use freed capacity and slower to yield.
m-the-same-sawtooth-with-another-vzva6g = 同样的锯齿，斜率和削减不同。削减小则速率更平滑；要在平均上与 TCP 一样快，增长也须变小，因此它利用释放出来的容量更慢，退让也更慢。

# Climb
m-climb-sp3vhm = 增长

# Packets added to the window in each round trip without loss. TCP adds 1.
m-packets-added-to-the-window-9ldfza = 每个无丢包的 RTT 中窗口增加的分组数。TCP 增加 1。

# Part of the window given up at a loss (the part cut, not the part kept). TCP cuts 1/2.
m-part-of-the-window-given-nwehl1 = 丢包时放弃的窗口比例（被削减的，不是保留的）。TCP 削减 1/2。

# bandwidth
m-bandwidth-4cvhpu = 带宽

# smallest round trip
m-smallest-round-trip-xgu9l3 = 最小往返时间

# pacing gain
m-pacing-gain-owdfxs = 发送节奏增益

# Beyond the papers
m-beyond-the-papers-lqvx5w = 论文之外

# BBR does not wait for losses or queues. It measures how fast packets are really delivered and how short the round trip can be, sends at the one and keeps no more than twice their product under way. Now and then it probes faster, and now and then it drains the queue to see the true round trip. As in Linux, it does not respond to ECN marks. Left out: the detection of traffic policers, and all of versions 2 and 3.
m-bbr-does-not-wait-for-gszcdy = BBR 不等待丢包或排队。它测量分组实际交付有多快、往返时间能有多短，以前者的速率发送，在途不超过两者之积的两倍。它不时加快探测，也不时排空队列以看到真实的往返时间。与 Linux 相同，它不响应 ECN 标记。未包含：流量管制器的检测，以及版本 2 和 3 的全部内容。

# Bandwidth memory
m-bandwidth-memory-be5w0h = 带宽记忆

# The bandwidth is the largest delivery rate of this many round trips.
m-the-bandwidth-is-the-largest-7nbei6 = 带宽是这么多个 RTT 中的最大交付速率。

# Round-trip memory
m-round-trip-memory-j62arg = 往返时间记忆

# The smallest round trip of this many seconds.
m-the-smallest-round-trip-of-ptivhv = 这么多秒内的最小往返时间。

# Probe the round trip
m-probe-the-round-trip-ohcy25 = 探测往返时间

# Drain the queue when no smaller round trip was seen for that long.
m-drain-the-queue-when-no-emu4il = 若这么久没有见到更小的往返时间，就排空队列。

# Room for lumps of ACKs
m-room-for-lumps-of-acks-vans47 = 为成团的 ACK 留余地

# The window is larger by the packets that were acknowledged faster than the bandwidth explains, as in Linux since 5.1. The draft has no such room.
m-the-window-is-larger-by-19n17m = 窗口再加上确认得比带宽所能解释的更快的那些分组，Linux 自 5.1 起如此。草案没有这样的余地。

# Details of
m-details-of-ubcoo2 = 细节依照

# the draft
m-the-draft-2kdyhj = 草案

# long-term bound
m-long-term-bound-q4g9ug = 长期上限

# short-term bound
m-short-term-bound-es30ty = 短期上限

# The draft’s own bursts; without them each packet goes by itself, the smallest that is feasible here.
m-the-draft-s-own-bursts-3viise = 草案自己的突发；没有它则逐个发送分组，这是这里可行的最小突发。

# Window, step by size
m-window-step-by-size-2xnxu1 = 窗口，步长随大小

# TCP always climbs by one packet and always halves. Here both steps depend on the window: the larger it is, the slower the climb, and the cut grows less than the window does. SQRT cuts a large window by a few packets; IIAD by two thirds of one packet, so it is very smooth and very slow.
m-tcp-always-climbs-by-one-0ufizy = TCP 总是增长一个分组，总是减半。这里两个步长都取决于窗口：窗口越大增长越慢，而削减的增长不及窗口。SQRT 将大窗口削减几个分组；IIAD 削减三分之二个分组，因此非常平滑也非常慢。

# Climb exponent
m-climb-exponent-ba8s4h = 增长指数

# The climb is α/W^k packets per round trip.
m-the-climb-is-w-k-jmwfcg = 每个 RTT 增长 α/W^k 个分组。

# Cut exponent
m-cut-exponent-bur8e2 = 削减指数

# The cut is β W^l packets. TCP-friendly if k + l = 1.
m-the-cut-is-w-l-16ro0c = 削减 β W^l 个分组。若 k + l = 1 则 TCP 友好。

# Factor of the climb.
m-factor-of-the-climb-wc1nnl = 增长的系数。

# Factor of the cut (the part cut, not the part kept).
m-factor-of-the-cut-the-sjxu16 = 削减的系数（被削减的部分，不是保留的）。

# What most of today's Internet runs. After a loss it remembers the window where it happened, climbs back quickly, flattens near that point, then probes further with growing steps: a curve of time, not of round trips. Where TCP Reno would be faster it acts like Reno.
m-what-most-of-today-s-qokyyb = 当今互联网大多使用它。丢包之后它记住当时的窗口，快速爬回，在该点附近变平，然后以越来越大的步长继续探测：这条曲线随时间变化，而不是按 RTT 变化。在 TCP Reno 会更快的地方，它的行为与 Reno 相同。

# Steepness
m-steepness-xos8ln = 陡峭度

# How fast the curve rises.
m-how-fast-the-curve-rises-krkhxr = 曲线上升多快。

# Kept
m-kept-lzn1ix = 保留

# Part of the window kept at a loss (the part kept, not the part cut).
m-part-of-the-window-kept-a92fop = 丢包时保留的窗口比例（保留的，不是被削减的）。

# Fast convergence
m-fast-convergence-ro089y = 快速收敛

# A flow that loses before it is back at its old window gives up more, for newcomers.
m-a-flow-that-loses-before-293hsi = 在回到旧窗口之前又丢失的流多让出一些，给新来者。

# Reno-friendly region
m-reno-friendly-region-keawwj = Reno 友好区

# Never slower than Reno would be.
m-never-slower-than-reno-would-mn27fu = 从不比 Reno 慢。

# Full step above the old window
m-full-step-above-the-old-k6mfk7 = 超过旧窗口后整步增长

# Above the window that it lost, that Reno climbs by a whole packet per round trip (RFC 9438), not by the smaller step that balances the smaller cut. Linux: off.
m-above-the-window-that-it-hpa8qa = 超过丢包时的窗口后，该 Reno 每个 RTT 增长一个整分组（RFC 9438），而不是为平衡较小削减的较小步长。Linux：关。

# Slow start ends before the queue overflows, as in Linux: when the ACKs of a round come in one train for half a round trip, or when even the shortest round trip grows. Until the first loss the window then grows by a twentieth per round trip at least.
m-slow-start-ends-before-the-0jtsa6 = 慢启动在队列溢出之前结束，与 Linux 相同：一轮的 ACK 连成一串达半个往返时间，或连最短的往返时间也在增长时。此后直到第一次丢包，窗口每个 RTT 至少增长二十分之一。

# Whole steps
m-whole-steps-vz2hdz = 整步

# The window grows by a whole packet after a number of ACKs, which is reckoned once the window has grown and every 31 ms, in whole numbers. Linux: on.
m-the-window-grows-by-a-gu26cm = 窗口在若干 ACK 之后增长一个整分组，该数目在窗口增长后以及每 31 ms 以整数重新计算。Linux：开。

# CUBIC of Linux 2.6.22
m-cubic-of-linux-2-6-cenras = Linux 2.6.22 的 CUBIC

# TCP halves its window whether one packet was marked or all of them. DCTCP cuts by as much as was marked: a few marks, a small cut. Beside a queue that marks from a few packets on it keeps the link busy and the queue short. Made for data centres; TCP beside it gets little.
m-tcp-halves-its-window-whether-2xd02t = 无论标记了一个还是全部分组，TCP 都将窗口减半。DCTCP 按标记的多少削减：标记少，削减少。在从几个分组起就标记的队列旁，它让链路繁忙而队列很短。为数据中心设计；旁边的 TCP 所得很少。

# Weight of the newest window
m-weight-of-the-newest-window-9bq1af = 最新窗口的权重

# How fast the estimate of the part marked follows it.
m-how-fast-the-estimate-of-4m0vzm = 标记比例的估计跟随它有多快。

# rate
m-rate-cf67vr = 速率

# Hands, rate
m-hands-rate-w0tdxr = 手动，速率

# Your own hands, on a rate
m-your-own-hands-on-a-y4nto8 = 您亲手控制速率

# Your own
m-your-own-jexqmu = 您自己的

# You set the rate yourself, ten times a second, while the run goes: tens of packets per second, at even gaps. Nothing is sent again, and a loss changes nothing of the rate: that is for you to do.
m-you-set-the-rate-yourself-d67271 = 您在运行中每秒十次亲自设定速率：以每秒十个分组为一档，间隔均匀。不重传，丢失也不改变速率：那由您决定。

# Hold
m-hold-cqyh94 = 保持

# To 1
m-to-1-3nnomf = 设为 1

# Hands
m-hands-b4d361 = 手动

# You set the window yourself, ten times a second, while the run goes. What is missing is found and sent again as TCP does; a loss changes nothing of the window: that is for you to do.
m-you-set-the-window-yourself-pqdvds = 您在运行中每秒十次亲自设定窗口。缺失的分组像 TCP 那样被发现和重传；丢失不改变窗口：那由您决定。

# queueing delay
m-queueing-delay-q9vnq7 = 排队时延

# smallest delay
m-smallest-delay-ylf1jv = 最小时延

# For what can wait: updates, backups, file sharing. It compares each one-way delay with the smallest it knows; the rest is queueing. Below the target it opens its window, above it closes it, so that flows which fill the queue push it aside. Alone it keeps the target in the queue, and a newcomer takes that queue for the path.
m-for-what-can-wait-updates-ydb94v = 用于可以等待的：更新、备份、文件共享。它将每个单程时延与已知最小值比较；其余就是排队。低于目标时增大窗口，高于目标时减小，因此填满队列的流会把它挤开。单独运行时它使排队时延保持在目标值，而新来者会把这段队列当作路径的一部分。

# Queueing delay it aims at
m-queueing-delay-it-aims-at-2p3bxz = 目标排队时延

# It stops climbing there; with more it shrinks.
m-it-stops-climbing-there-with-yleco5 = 到此停止增长；更多则收缩。

# Gain
m-gain-759hr2 = 增益

# With an empty queue the window opens by this many packets per round trip.
m-with-an-empty-queue-the-inkxgl = 队列为空时，窗口每个 RTT 增大这么多分组。

# Begins with slow start
m-begins-with-slow-start-scltem = 以慢启动开始

# RFC 6817 allows it; ns-3 does it.
m-rfc-6817-allows-it-ns-056kll = RFC 6817 允许；ns-3 如此。

# pace
m-pace-vfz5yi = 节奏

# held back
m-held-back-rynsfd = 被限制

# last held
m-last-held-ea54vo = 上次受限

# Rule
m-rule-yi4uer = 规则

# What the window does, in a few lines. What a rule does not say TCP does.
m-what-the-window-does-in-5mqajs = 用几行说明窗口怎么变。规则没说的由 TCP 来做。

# A rule of your own
m-a-rule-of-your-own-50p93i = 您自己的规则

# Write a congestion control in a few lines and let it compete. You say what an ACK, a loss, a mark, a timeout and a round trip make of the window; what is missing is found and sent again as TCP does, and what you leave out TCP decides.
m-write-a-congestion-control-in-k7btjy = 用几行写一个拥塞控制并让它参加竞争。您说明每个 ACK、丢包、标记、超时和 RTT 怎样改变窗口；缺失的像 TCP 那样被发现和重传，您没写的由 TCP 决定。

# Acts as with a round trip of at least
m-acts-as-with-a-round-ml0e69 = 按不低于此的往返时间行事

# Flows with shorter round trips than this get as much as each other.
m-flows-with-shorter-round-trips-arxiqe = 往返时间短于此的流所得彼此相同。

# Weight of the newest round trip
m-weight-of-the-newest-round-3ozrhc = 最新往返时间的权重

# Its ACKs carry
m-its-acks-carry-jh6g2q = 其 ACK 携带

# the number of marked packets (AccECN)
m-the-number-of-marked-packets-daxszl = 被标记分组的数目（AccECN）

# the mark of the last packet
m-the-mark-of-the-last-chjop5 = 最后一个分组的标记

# With delayed ACKs one bit per ACK hides every second mark, and Prague takes more than its share.
m-with-delayed-acks-one-bit-v3i01n = 在延迟 ACK 下，每个 ACK 一位会掩盖每两个标记中的一个，Prague 就会占用超过其份额。

# gap
m-gap-k039an = 间隔

# timeout
m-timeout-65wyh4 = 超时

# Rate, AIMD
m-rate-aimd-l0nsl8 = 速率，AIMD

# TCP's sawtooth without a window: packets leave at even gaps. Once per round trip without loss the gap shrinks so that one more packet fits; at a loss it doubles. Nothing is sent again and there is no slow start.
m-tcp-s-sawtooth-without-a-2smzpq = 没有窗口的 TCP 锯齿：分组以均匀间隔发出。每个无丢包的 RTT 缩短一次间隔，使其多容纳一个分组；丢包时间隔加倍。不重传，也没有慢启动。

# Packets per round trip added in each round trip without loss.
m-packets-per-round-trip-added-p89tdy = 每过一个无丢包的 RTT，每个 RTT 多发的分组数。

# Part of the rate kept at a loss (the part kept, not the part cut).
m-part-of-the-rate-kept-k9s79r = 丢包时保留的速率比例（保留的，不是被削减的）。

# Fine-grain adaptation
m-fine-grain-adaptation-duvfgw = 细粒度适应

# The gap also follows the ratio of a short to a long average of the round trip.
m-the-gap-also-follows-the-trob1l = 间隔还跟随往返时间短期平均与长期平均之比。

# Loss recovery
m-loss-recovery-vf3max = 丢包恢复

# How missing packets are found and sent again. Reno often needs a timeout when two packets of a window are lost; SACK rarely does.
m-how-missing-packets-are-found-uhcsg2 = 缺失的分组如何被发现和重传。一个窗口丢两个分组时 Reno 常需超时；SACK 很少需要。

# After a loss SIMD gives up little, climbs gently at first and then faster and faster, with the square of the time since the loss. In steady state the climb is over before it gets steep; where capacity has been freed it becomes very fast. How steep is set by the window at the last loss, so small flows climb faster.
m-after-a-loss-simd-gives-suc4cg = 丢包之后 SIMD 让出很少，先缓慢增长，再越来越快，随丢包以来时间的平方增长。稳态下增长在变陡之前就结束；有容量释放时它变得非常快。多陡由上次丢包时的窗口决定，因此小流增长更快。

# Part of the window given up at a loss (the part cut, not the part kept).
m-part-of-the-window-given-c6m371 = 丢包时放弃的窗口比例（被削减的，不是保留的）。

# Tuned for periodic losses
m-tuned-for-periodic-losses-zlxly6 = 按周期性丢包调校

# The climb that equals TCP when losses come at even intervals (tsao2007: SIMD/period); off, when they come at random.
m-the-climb-that-equals-tcp-628y0y = 丢包以均匀间隔到来时与 TCP 相当的增长（tsao2007：SIMD/period）；关闭则对应随机丢包。

# TCP lets a window of W packets travel at once. As long as nothing is lost it opens the window by one packet per round trip; when a packet is lost it halves it. The result is the sawtooth that this page is named after.
m-tcp-lets-a-window-of-kofl89 = TCP 允许 W 个分组的窗口同时在途。没有丢包时，每个 RTT 将窗口增大一个分组；丢失一个分组时将其减半。结果就是本页得名的锯齿（sawtooth）。

# Rate, by emulation
m-rate-by-emulation-4ot5eq = 速率，由仿真得出

# The receiver watches packets arrive and imagines the window of a TCP sender that would have sent them. Instead of that window it reports a long weighted average of it, and the sender keeps to that rate: TCP's average without TCP's sawtooth.
m-the-receiver-watches-packets-arrive-4eu4sf = 接收方看着分组到达，假想发送它们的 TCP 发送方的窗口。它报告的不是这个窗口，而是其长期加权平均，发送方保持该速率：TCP 的平均，没有 TCP 的锯齿。

# Timeouts
m-timeouts-o8u7gh = 超时

# Added by yang2000: react when nothing arrives. The original hears nothing and goes on sending.
m-added-by-yang2000-react-when-55bbb7 = yang2000 所加：没有任何到达时作出反应。原版什么也听不到，继续发送。

# Time between reports
m-time-between-reports-c06k13 = 报告之间的时间

# Good news waits so long; a rate that has fallen is reported at once. yang2000 calls it delayed feedback.
m-good-news-waits-so-long-2j361z = 好消息等待这么久；速率下降则立即报告。yang2000 称之为 delayed feedback。

# Weight of a new round trip
m-weight-of-a-new-round-5aao16 = 新往返时间的权重

# Part that a new sample has in the mean round trip by which the rate is found. None of the papers gives it.
m-part-that-a-new-sample-5erqax = 新采样在用于求速率的平均往返时间中的比重。各论文都没有给出。

# loss event rate p
m-loss-event-rate-p-k8qroc = 丢包事件率 p

# average interval
m-average-interval-nu8im9 = 平均间隔

# equation
m-equation-54mlsj = 方程

# state
m-state-xckdti = 状态

# Rate, by equation
m-rate-by-equation-b03uq0 = 速率，按方程

# Instead of probing with a sawtooth, the receiver measures how often losses happen and the sender puts that frequency and the round-trip time into the formula of TCP's average throughput. Averaging over the last k loss intervals makes the rate smooth; the price is that it is slow to speed up.
m-instead-of-probing-with-a-yw76ti = 接收方不用锯齿探测，而是测量丢包发生的频率，发送方将该频率和往返时间代入 TCP 平均吞吐量公式。对最近 k 个丢包间隔取平均使速率平滑；代价是加速慢。

# Loss intervals averaged
m-loss-intervals-averaged-bdqlgx = 平均的丢包间隔数

# The longer the memory, the smoother and the slower. An odd number counts as the next even one, as in ns-2.
m-the-longer-the-memory-the-zp2ehl = 记忆越长越平滑也越慢。奇数按下一个偶数计，与 ns-2 相同。

# History discounting
m-history-discounting-h80eii = 历史折扣

# When the present interval is already over twice the average, older ones count less.
m-when-the-present-interval-is-wpbt0h = 当前间隔已超过平均的两倍时，较旧的权重降低。

# Self-clocking
m-self-clocking-1z4grs = 自时钟（self-clocking）

# After a loss send no faster than packets arrive (bansal2001).
m-after-a-loss-send-no-m93n1p = 丢包之后，发送不快于分组到达（bansal2001）。

# Random spacing
m-random-spacing-mrt2l7 = 随机间距

# Each gap is stretched by a random factor within 1 ± o, against phase effects (ns-2 overhead_).
m-each-gap-is-stretched-by-rds9dq = 每个间隔乘以 1 ± o 内的随机因子，以消除相位效应（ns-2 overhead_）。

# p of the last interval
m-p-of-the-last-interval-io32pq = 最近间隔的 p

# loss events since
m-loss-events-since-0nz80x = 此后的丢包事件

# The forerunner of TFRC. Every few seconds it looks back: if nothing was lost it doubles its rate, otherwise it puts the interval's loss frequency into TCP's throughput formula. No smoothing, and no memory beyond one interval.
m-the-forerunner-of-tfrc-every-yw36hx = TFRC 的前身。每隔几秒回顾一次：若没有丢包则速率加倍，否则将该间隔的丢包频率代入 TCP 吞吐量公式。没有平滑，也没有超过一个间隔的记忆。

# Interval
m-interval-oxtjmg = 间隔

# How often the rate is set.
m-how-often-the-rate-is-y9wyq2 = 多久设定一次速率。

# Growth
m-growth-cr7p3a = 增长

# Factor of the rate after an interval without loss.
m-factor-of-the-rate-after-nnxoj7 = 无丢包间隔之后速率的倍数。

# backlog Δ
m-backlog-vjguis = 积压 Δ

# Vegas needs no losses. It remembers the smallest round trip it ever saw; when packets take longer they must be standing in a queue, and Vegas counts how many of its own do. It keeps between α and β of them there. Beside flows that fill the queue it starves.
m-vegas-needs-no-losses-it-fo82ff = Vegas 不需要丢失。它记住见过的最小往返时间；分组用时更长，就一定在排队，Vegas 计算自己有多少在排队，并保持在 α 与 β 之间。在填满队列的流旁边它会饿死。

# At least in queues
m-at-least-in-queues-8tlgl8 = 队列中至少

# With fewer of its packets in queues it climbs.
m-with-fewer-of-its-packets-wu5l7w = 队列中自己的分组较少时增长。

# At most in queues
m-at-most-in-queues-58ljiy = 队列中至多

# With more of its packets in queues it yields. Not a cut: Vegas gives up one packet.
m-with-more-of-its-packets-d3i70l = 队列中自己的分组较多时退让。不是削减：Vegas 让出一个分组。

# End of slow start
m-end-of-slow-start-pu14t8 = 慢启动的结束

# Slow start ends when more than this many stand in queues.
m-slow-start-ends-when-more-mo1qym = 排队的分组超过这么多时慢启动结束。

# all
m-all-5b8o90 = 全部

# On
m-on-qvtz3k = 开

# Delay, one way
m-delay-one-way-o0lluf = 单程时延

# Packets
m-packets-3llc7a = 分组

# Group
m-group-1ihp9o = 组

# Some of them
m-some-of-them-jmvrqs = 其中一部分

# Holds
m-holds-yzxd81 = 容量

# Packets that may wait; the one in transmission does not count.
m-packets-that-may-wait-the-29vald = 可以等待的分组数；正在发送的不计。

# Delay
m-delay-93m73s = 时延

# Drop-tail
m-drop-tail-m765pl = 队尾丢弃

# From then on one flow of the group neither starts nor sends.
m-from-then-on-one-flow-lwaspq = 从那时起，该组的一条流既不开始也不发送。

# Switches an unresponsive source on or off.
m-switches-an-unresponsive-source-on-3vqx51 = 打开或关闭一个不响应的流量源。

# Its place in traffic, from 0.
m-its-place-in-traffic-from-ak9j6e = 它在 traffic 中的位置，从 0 起。

# Whether it sends.
m-whether-it-sends-x9wy2i = 它是否发送。

# Of the link.
m-of-the-link-rlxxop = 链路的。

# How long packets travel on a hop’s link, one way, from then on; where the reverse path is ideal ACKs too. A packet whose transmission has begun, and an ACK that is under way, keep the delay that they had, and nothing overtakes them.
m-how-long-packets-travel-on-kr7wrr = 从那时起分组在某一跳的链路上单向传播多久；反向路径理想时 ACK 也如此。已开始传输的分组和在途的 ACK 保持原有的时延，且不会被超越。

# Drops the next `count` packets of one flow of the group at the entry of the first hop it enters.
m-drops-the-next-count-packets-h9gsxe = 在该组一条流进入的第一跳入口处，丢弃它接下来的 `count` 个分组。

# How many packets.
m-how-many-packets-yyh0al = 多少个分组。

# Id of a flow group.
m-id-of-a-flow-group-ti1e8p = 流组的标识。

# One flow of the group, from 0.
m-one-flow-of-the-group-ogtyy8 = 该组的一条流，从 0 起。

# How many flows of the group.
m-how-many-flows-of-the-bimmws = 该组的多少条流。

# Hop
m-hop-pw046g = 跳

# A hop of the path, or behind them one of the reverse path.
m-a-hop-of-the-path-iayazk = 路径上的一跳，或其后反向路径上的一跳。

# ACKs
m-acks-6x0jb7 = ACK

# What a hop loses before its queue, from then on.
m-what-a-hop-loses-before-ftv3gh = 从那时起某一跳在其队列之前丢失什么。

# Settings of a loss model.
m-settings-of-a-loss-model-otp77y = 丢包模型的设置。

# How many packets may wait at a hop from then on. Those that wait beyond it stay until they are sent; a queue that serves flows in turn drops from the longest flow’s for each that comes.
m-how-many-packets-may-wait-ua76bc = 从那时起某一跳可以有多少分组等待。超出的继续等待直到被发送；轮流服务各流的队列，每到来一个就从最长的流的队列中丢弃一个。

# The rate of a hop’s link from then on, bit/s. A transmission that has begun keeps its rate.
m-the-rate-of-a-hop-xfqjyx = 从那时起某一跳链路的速率，bit/s。已开始的传输保持原速率。

# The packet with that number (of an ACK: what it acknowledges) is neither lost nor dropped nor marked at the hop at exactly the event’s time; with `delay` it does not wait there either: what waits before it is sent at once.
m-the-packet-with-that-number-z8wju6 = 该编号的分组（对 ACK：它所确认的）恰在事件时刻于该跳既不丢失、也不被丢弃或标记；带 `delay` 时它也不在那里等待：在它前面等待的立即发送。

# It does not wait there either.
m-it-does-not-wait-there-39vu5u = 它在那里也不等待。

# Starts (again) `count` idle flows of the group, the first ones first; null is all.
m-starts-again-count-idle-flows-76411r = （重新）启动该组 `count` 条空闲的流，靠前的先启动；null 表示全部。

# Stops `count` running flows of the group, the last ones first; null is all.
m-stops-count-running-flows-of-tlyxrr = 停止该组 `count` 条正在运行的流，靠后的先停止；null 表示全部。

# Controlled Delay
m-controlled-delay-tlypfs = 受控时延（Controlled Delay）

# Flow queue CoDel
m-flow-queue-codel-gc98kp = 分流队列 CoDel（Flow queue CoDel）

# Proportional Integral controller Enhanced
m-proportional-integral-controller-enhanced-ioc3pw = 增强的比例积分控制器

# Random Early Detection
m-random-early-detection-8va0vq = 随机早期检测（Random Early Detection）

# ping
m-ping-67f0qx = ping

# Ping
m-ping-zfqt2h = Ping

# Limited transmit
m-limited-transmit-5yqmx3 = 受限传输（limited transmit）

# Additive increase, additive decrease, with history
m-additive-increase-additive-decrease-with-sfbukl = 加性增、加性减，带历史

# General additive increase, multiplicative decrease (GAIMD)
m-general-additive-increase-multiplicative-decrease-w0phey = 广义加性增、乘性减（GAIMD）

# GAIMD(0.31, 7/8 kept)
m-gaimd-0-31-7-8-ryre9u = GAIMD(0.31，保留 7/8)

# AIMD(0.2, 1/8 cut)
m-aimd-0-2-1-8-n6ktrl = AIMD(0.2，削减 1/8)

# BBR version 1
m-bbr-version-1-uvin9y = BBR 第 1 版

# Linux paces 1 % below gain × bandwidth, so that queues drain, rounds its window up to an even number, adds two packets while it probes at 5/4, and renews its memory of the round trip only by a shorter one, so that even alone it probes the round trip every T. The draft does nothing of this.
m-linux-paces-1-below-gain-sxq1qc = Linux 的发送速率比增益 × 带宽低 1 %，使队列得以排空；它把窗口向上取为偶数，以 5/4 探测时加两个分组，并且只用更短的往返时间来更新其记忆，因此即使独自运行也每隔 T 探测一次往返时间。草案没有这些做法。

# BBR version 3
m-bbr-version-3-ubjfw0 = BBR 第 3 版

# BBR that gives way. It cruises at the bandwidth it has measured, with some room below what it knows to be too much; every two or three seconds, or as often as a TCP of its window would fill the queue, it probes for more, and takes it back when over 2 % of the packets are lost. Every five seconds it halves its window to see the true round trip. How it shares with CUBIC is not proven: implementations differ by a factor of two and more. Left out: marks (the draft has no rule for them, so its packets say that they cannot carry any).
m-bbr-that-gives-way-it-q13ds3 = 会退让的 BBR。它保持测得的带宽，与已知过多的量留有余地；每两三秒，或按相同窗口的 TCP 填满队列的频度，它探测更多，超过 2 % 的分组丢失时就收回。每五秒它把窗口减半，以看到真实的往返时间。它如何与 CUBIC 分享尚无定论：不同实现之间相差两倍以上。略去：标记（草案没有相应规则，所以它的分组声明不能携带标记）。

# Sends bursts of 1 ms, as with segmentation offload
m-sends-bursts-of-1-ms-nwcvai = 以 1 ms 为一串突发发送，如同分段卸载

# Binomial
m-binomial-ikqkp8 = 二项式

# Binomial congestion control: SQRT, IIAD and all between
m-binomial-congestion-control-sqrt-iiad-b1iwkj = 二项式拥塞控制：SQRT、IIAD 以及介于其间的一切

# Data Center TCP
m-data-center-tcp-f4whod = 数据中心 TCP（Data Center TCP）

# Low Extra Delay Background Transport
m-low-extra-delay-background-transport-wk31m1 = 低额外时延后台传输（Low Extra Delay Background Transport）

# DCTCP made fit for the Internet: it says on its packets that it answers marks in proportion (ECT(1)), so that a queue of two keeps them apart and marks them at once; its ACKs count every mark; it paces its packets; and with a short round trip it climbs no faster than with one of 25 ms. Without marks it halves at a loss, as TCP. Left out: the search for queues that mark as seldom as TCP needs it (classic ECN), and giving way there as TCP does. RFC 9331 asks for the search; the draft describes one, and Linux leaves it off. Without it Prague answers such a mark by a little where TCP halves, and takes most of the link.
m-dctcp-made-fit-for-the-bj045k = 适用于互联网的 DCTCP：它在分组上声明自己按比例响应标记（ECT(1)），使双队列把它们分开并立即标记；它的 ACK 对每个标记计数；它平滑发送分组；往返时间短时，增长不快于往返时间为 25 ms 时。没有标记时，它像 TCP 一样在丢包时减半。略去：寻找像 TCP 所需那样很少标记的队列（经典 ECN），并在那里像 TCP 那样退让。RFC 9331 要求这种寻找；草案描述了一种，而 Linux 默认关闭。没有它，对这样的标记 TCP 减半而 Prague 只略作响应，于是占去链路的大部分。

# Rate Adaptation Protocol
m-rate-adaptation-protocol-2qvwhk = 速率自适应协议（Rate Adaptation Protocol）

# Square increase, multiplicative decrease
m-square-increase-multiplicative-decrease-iov9fw = 平方增、乘性减

# Transmission Control Protocol
m-transmission-control-protocol-ykul50 = 传输控制协议

# TCP Emulation At Receivers
m-tcp-emulation-at-receivers-jjmpd3 = 接收端 TCP 仿真（TCP Emulation At Receivers）

# TCP-Friendly Rate Control
m-tcp-friendly-rate-control-ni4hqn = TCP 友好速率控制

# TCP-Friendly Rate Control Protocol, fixed intervals
m-tcp-friendly-rate-control-protocol-s3tz6n = TCP 友好速率控制协议，固定间隔

# send window
m-send-window-eyie05 = 发送窗口

# imagined cwnd
m-imagined-cwnd-ym6uyf = 假想的 cwnd

# average window
m-average-window-kej51g = 平均窗口

# epochs
m-epochs-h56jkf = 时期

# receive window
m-receive-window-i8d1wa = 接收窗口

# Marks (ECN) the next `count` packets of one flow of the group that can carry a mark, at the entry of the first hop it enters. A group without `ecn` has none that can.
m-marks-ecn-the-next-count-co4ceo = 在该组一条流进入的第一跳入口处，标记（ECN）它接下来能携带标记的 `count` 个分组。没有 `ecn` 的组没有这样的分组。

# SIMD/period
m-simd-period-6pml3g = SIMD/周期

# TEAR(original)
m-tear-original-ni7bgb = TEAR（原版）

# without {flow}
m-without-flow-s44zbx = 去掉 { $flow }

# {source} on from {time}
m-source-on-from-time-johod0 = { $source } 从 { $time } 起打开

# {source} off from {time}
m-source-off-from-time-rgo88w = { $source } 从 { $time } 起关闭

# link delay {span}{at}
m-link-delay-span-at-frchd5 = 链路时延 { $span }{ $at }

# a link delay of {span}{at} from {time}
m-a-link-delay-of-span-uxgd3k = 链路时延 { $span }{ $at }，从 { $time } 起

# The delay of the link{at} is now {span}.
m-the-delay-of-the-link-9wssk8 = 链路{ $at }的时延现在为 { $span }。

# dropped {packets} of {flow}
m-dropped-packets-of-flow-ei5tmn = 丢弃 { $flow } 的 { $packets }

# {packets} of {flow} dropped at {time}
m-packets-of-flow-dropped-at-5dy4tz = { $time } 丢弃 { $flow } 的 { $packets }

# loses {packets} of {flow}
m-loses-packets-of-flow-gufudn = 丢失 { $flow } 的 { $packets }

# {packets} of {flow} lost
m-packets-of-flow-lost-5g6gmx = { $flow } 的 { $packets } 丢失

# the ACK of packet {packet}
m-the-ack-of-packet-packet-c6ey6m = 分组 { $packet } 的 ACK

# packet {packet}
m-packet-packet-isktvb = 分组 { $packet }

# the ACKs of {count} packets
m-the-acks-of-count-packets-3kxdyl = { $count } 个分组的 ACK

# the ACKs of packets {list}
m-the-acks-of-packets-list-h3rtaa = 分组 { $list } 的 ACK

# packets {list}
m-packets-list-wxdfd6 = 分组 { $list }

# {losses}, from {time}
m-losses-from-time-5tdwav = { $losses }，从 { $time } 起

# queue of {packets}{at}
m-queue-of-packets-at-guf29j = 队列 { $packets }{ $at }

# a queue of {packets}{at} from {time}
m-a-queue-of-packets-at-d4czo1 = 队列 { $packets }{ $at }，从 { $time } 起

# The queue{at} holds one packet from now on.
m-the-queue-at-holds-one-vreq0v = 从现在起队列{ $at }容纳一个分组。

# The queue{at} holds {packets} from now on.
m-the-queue-at-holds-packets-5kyltk = 从现在起队列{ $at }容纳 { $packets }。

# link {rate}{at}
m-link-rate-at-1aa24u = 链路 { $rate }{ $at }

# link {rate}{at} from {time}
m-link-rate-at-from-time-i55b5x = 链路 { $rate }{ $at }，从 { $time } 起

# The link{at} changes to {rate}.
m-the-link-at-changes-to-kg35pb = 链路{ $at }变为 { $rate }。

# spared the delay of packet {packet} of {flow}
m-spared-the-delay-of-packet-v9fk0i = 免除 { $flow } 的分组 { $packet } 的时延

# spared packet {packet} of {flow}
m-spared-packet-packet-of-flow-cuvdkb = 保留 { $flow } 的分组 { $packet }

# started all {group}
m-started-all-group-yaspbm = 启动全部 { $group }

# started {count} {group}
m-started-count-group-cdzsr2 = 启动 { $count } 条 { $group }

# all {group} started at {time}
m-all-group-started-at-time-lbue0e = { $time } 启动全部 { $group }

# {count} {group} started at {time}
m-count-group-started-at-time-0jm68e = { $time } 启动 { $count } 条 { $group }

# stopped all {group}
m-stopped-all-group-nie8le = 停止全部 { $group }

# stopped {count} {group}
m-stopped-count-group-qhaq5a = 停止 { $count } 条 { $group }

# all {group} stopped at {time}
m-all-group-stopped-at-time-th16ha = { $time } 停止全部 { $group }

# {count} {group} stopped at {time}
m-count-group-stopped-at-time-iq2372 = { $time } 停止 { $count } 条 { $group }

# 1 in {count}, at random
m-1-in-count-at-random-faaoq4 = { $count } 个中 1 个，随机

# no, at random
m-no-at-random-49ir1i = 无，随机

# 1 in {count} lost
m-1-in-count-lost-w5g0fq = { $count } 个中丢 1 个

# no lost
m-no-lost-25r1v8 = 无丢包

# about every {span}
m-about-every-span-qjai6f = 约每 { $span }

# losses off
m-losses-off-5lp1t7 = 关闭丢包

# {count} in {packets}
m-count-in-packets-5gdg6m = { $packets } 个中 { $count } 个

# 1 in {count}, evenly
m-1-in-count-evenly-yma133 = { $count } 个中 1 个，均匀

# every {ordinal} lost
m-every-ordinal-lost-8e6gr1 = 丢失：每第 { $ordinal } 个

# in {count} phases
m-in-count-phases-0j6fib = 分 { $count } 个阶段

# {count} steps in time
m-count-steps-in-time-frdbjf = { $count } 个时间步

# losses change with time
m-losses-change-with-time-wqfe9j = 丢包随时间变化

# Packets that can carry a mark are marked instead of dropped.
m-packets-that-can-carry-a-dc165x = 能携带标记的分组被标记而不是丢弃。

# The full buffer empties before a packet has waited for the target: the classic queue drops when it is full.
m-the-full-buffer-empties-before-z3b64n = 满的缓冲区在分组等待到目标之前就已排空：经典队列满时丢弃。

# The full buffer empties before a packet has waited for the threshold: none is marked for its wait, and both queues drop when the buffer is full.
m-the-full-buffer-empties-before-89p5qy = 满的缓冲区在分组等待到阈值之前就已排空：没有分组因等待而被标记，缓冲区满时两个队列都丢弃。

# Packets that can carry a mark are marked instead of dropped early.
m-packets-that-can-carry-a-z5yeus = 能携带标记的分组被标记而不是提前丢弃。

# PIE drops packet {packet} early, by a chance of {chance:chance}.
m-pie-drops-packet-packet-early-fjr4mb = PIE 以概率 { $chance } 提前丢弃分组 { $packet }。

# RED drops packet {packet} early: on average {average:packets} packets wait.
m-red-drops-packet-packet-early-3fxv9j = RED 提前丢弃分组 { $packet }：平均有 { $average } 个分组在等待。

# {shape}, {rate}
m-shape-rate-uarces = { $shape }，{ $rate }

# {sources} × {rate} in bursts
m-sources-rate-in-bursts-fjvafq = { $sources } × { $rate }，突发

# ping, every {span}
m-ping-every-span-3bia4s = ping，每 { $span }

# When and how much
m-when-and-how-much-hjagov = 何时与多少

# Name and packets
m-name-and-packets-858e42 = 名称与分组

# How far and which way
m-how-far-and-which-way-uf8mtr = 经过哪些跳与方向

# W ← W + α/W at every ACK, α = 3β/(2 Wmax − β)
m-w-w-w-at-every-us06we = 每个 ACK 时 W ← W + α/W，α = 3β/(2 Wmax − β)

# W ← W − β at a loss
m-w-w-at-a-loss-feeti6 = 丢包时 W ← W − β

# if first or W < ssthresh then W / 2 else
m-if-first-or-w-ssthresh-0wr2vy = 若为首次或 W < ssthresh，则 W / 2，否则

# W ← W + a/W at every ACK
m-w-w-a-w-at-jiyrde = 每个 ACK 时 W ← W + a/W

# W ← (1 − b) W at a loss
m-w-1-b-w-at-mtdmms = 丢包时 W ← (1 − b) W

# {Flow} paces by the bandwidth it measures: now {rate:packets} packets/s.
m-flow-paces-by-the-bandwidth-ngzygq = { $Flow } 按测得的带宽平滑发送：现在 { $rate } 分组/s。

# {Flow} lets the queue empty, to see the true round trip.
m-flow-lets-the-queue-empty-z8hvz0 = { $Flow } 让队列排空，以看到真实的往返时间。

# rate = gain × largest delivery rate of n round trips
m-rate-gain-largest-delivery-rate-11o1x7 = 速率 = 增益 × n 个 RTT 内的最大交付速率

# window ≤ 2 × that rate × smallest round trip of T
m-window-2-that-rate-smallest-679523 = 窗口 ≤ 2 × 该速率 × T 内最小的往返时间

# {Flow} halves what is in flight, to see the true round trip.
m-flow-halves-what-is-in-2x5q6p = { $Flow } 将在途量减半，以看到真实的往返时间。

# {Flow} probes: it sends a quarter more than it measures.
m-flow-probes-it-sends-a-v0cu79 = { $Flow } 在探测：发送比测得的多四分之一。

# rate = gain × bandwidth, the largest delivery rate of two probes, less after losses
m-rate-gain-bandwidth-the-largest-yrhnu8 = 速率 = 增益 × 带宽，即两次探测的最大交付速率，丢包之后更小

# window ≤ 2 × bandwidth × smallest round trip, and ≤ what the last probe with over 2 % lost had in flight
m-window-2-bandwidth-smallest-round-refidz = 窗口 ≤ 2 × 带宽 × 最小往返时间，且 ≤ 上次丢失超过 2 % 的探测的在途量

# W ← W + α/W^(k+1) at every ACK
m-w-w-w-k-1-kx5ke8 = 每个 ACK 时 W ← W + α/W^(k+1)

# W ← W − β W^l at a loss
m-w-w-w-l-at-1dt7j1 = 丢包时 W ← W − β W^l

# W(t) = C (t − K)³ + Wmax: {c:3} × ({t:3} − {k:3})³ + {plateau:.2} = {curve:.2} is what it grows to.
m-w-t-c-t-k-5hwqnl = W(t) = C (t − K)³ + Wmax：它增长到 { $c } × ({ $t } − { $k })³ + { $plateau } = { $curve }。

# W(t) = C (t − K)³ + Wmax: {c:3} × ({t:3} − {k:3})³ + {plateau:.2} = {curve:.2}, or as TCP where that is more.
m-w-t-c-t-k-x0quve = W(t) = C (t − K)³ + Wmax：{ $c } × ({ $t } − { $k })³ + { $plateau } = { $curve }，若 TCP 更大则与 TCP 相同。

# W(t) = C (t − K)³ + Wmax: {c:3} × ({t:3} − {k:3})³ + {plateau:.2} is below what TCP would have, {reno:.2}: it grows as TCP.
m-w-t-c-t-k-d8oqk8 = W(t) = C (t − K)³ + Wmax：{ $c } × ({ $t } − { $k })³ + { $plateau } 低于 TCP 会有的 { $reno }：它像 TCP 一样增长。

# It grows by one packet after {acks} ACKs.
m-it-grows-by-one-packet-f5y7mt = 它在 { $acks } 个 ACK 之后增长一个分组。

# W(t) = C (t − K)³ + Wmax, t in seconds since the last loss
m-w-t-c-t-k-r2r0fs = W(t) = C (t − K)³ + Wmax，t 为上次丢包以来的秒数

# W ← β W at a loss
m-w-w-at-a-loss-xy1su0 = 丢包时 W ← β W

# W ← W + 1/W at every ACK
m-w-w-1-w-at-hm0c3m = 每个 ACK 时 W ← W + 1/W

# W ← (1 − α/2) W at a mark, W/2 at a loss; α is the part of the packets marked
m-w-1-2-w-at-7totu6 = 标记时 W ← (1 − α/2) W，丢包时 W/2；α 为被标记分组的比例

# X ← what the hand says, ten times a second
m-x-what-the-hand-says-6akcg9 = X ← 手动所设，每秒十次

# W ← what the hand says, ten times a second
m-w-what-the-hand-says-5zm5o2 = W ← 手动所设，每秒十次

# W ← W + G (T − q)/T / W at every ACK; q is the time its packets wait
m-w-w-g-t-q-n02jjh = 每个 ACK 时 W ← W + G (T − q)/T / W；q 为其分组的等待时间

# W ← W/2 at a loss
m-w-w-2-at-a-4gyiyr = 丢包时 W ← W/2

# Its rule leaves the window as it is.
m-its-rule-leaves-the-window-7iv62z = 它的规则不改变窗口。

# As TCP, for its rule does not say: {text}; that gives {gave:4}.
m-as-tcp-for-its-rule-834i1c = 规则未作规定，按 TCP：{ $text }；结果为 { $gave }。

# As TCP, for its rule does not say: {text}, with {list}; that gives {gave:4}.
m-as-tcp-for-its-rule-1xao6y = 规则未作规定，按 TCP：{ $text }，其中 { $list }；结果为 { $gave }。

# Line {line} of its rule: {text}; that gives {gave:4}.
m-line-line-of-its-rule-ldklmu = 规则第 { $line } 行：{ $text }；结果为 { $gave }。

# Line {line} of its rule: {text}, with {list}; that gives {gave:4}.
m-line-line-of-its-rule-qmnhrc = 规则第 { $line } 行：{ $text }，其中 { $list }；结果为 { $gave }。

# As TCP, for its rule does not say: {text}; that gives {gave:4} packets/s.
m-as-tcp-for-its-rule-d03g4h = 规则未作规定，按 TCP：{ $text }；结果为 { $gave } 分组/s。

# As TCP, for its rule does not say: {text}, with {list}; that gives {gave:4} packets/s.
m-as-tcp-for-its-rule-n2mbdb = 规则未作规定，按 TCP：{ $text }，其中 { $list }；结果为 { $gave } 分组/s。

# Line {line} of its rule: {text}; that gives {gave:4} packets/s.
m-line-line-of-its-rule-c7b5yb = 规则第 { $line } 行：{ $text }；结果为 { $gave } 分组/s。

# Line {line} of its rule: {text}, with {list}; that gives {gave:4} packets/s.
m-line-line-of-its-rule-hnk3q1 = 规则第 { $line } 行：{ $text }，其中 { $list }；结果为 { $gave } 分组/s。

# As TCP, for its rule does not say: {text}; that gives {gave:4}, so the threshold is {t:packets}.
m-as-tcp-for-its-rule-bwne5n = 规则未作规定，按 TCP：{ $text }；结果为 { $gave }，因此阈值为 { $t }。

# As TCP, for its rule does not say: {text}, with {list}; that gives {gave:4}, so the threshold is {t:packets}.
m-as-tcp-for-its-rule-1tu0z9 = 规则未作规定，按 TCP：{ $text }，其中 { $list }；结果为 { $gave }，因此阈值为 { $t }。

# Line {line} of its rule: {text}; that gives {gave:4}, so the threshold is {t:packets}.
m-line-line-of-its-rule-hv0s1t = 规则第 { $line } 行：{ $text }；结果为 { $gave }，因此阈值为 { $t }。

# Line {line} of its rule: {text}, with {list}; that gives {gave:4}, so the threshold is {t:packets}.
m-line-line-of-its-rule-3e4beb = 规则第 { $line } 行：{ $text }，其中 { $list }；结果为 { $gave }，因此阈值为 { $t }。

# W ← what its rule says
m-w-what-its-rule-says-sxqcs0 = W ← 规则所定

# W ← (1 − α/2) W, α = {alpha:2} of the packets marked: (1 − {alpha:2}/2) × {cut:.2} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-1-2-w-alpha-zh4hlm = W ← (1 − α/2) W，被标记分组的比例 α = { $alpha }：(1 − { $alpha }/2) × { $cut } = { $after }{ $rounded ->
    [0] { "" }
    [1] ，取整分组
   *[other] ，最小窗口
  }。

# W ← W + s/W at every packet without a mark: now {scale:3}/{window:.1} = {adds:2}.
m-w-w-s-w-at-jh4d99 = 每个无标记的分组 W ← W + s/W：现在 { $scale }/{ $window } = { $adds }。

# W ← W + s/W at every ACK without a mark; s is 1, less for a short round trip
m-w-w-s-w-at-rbyv5v = 每个无标记的 ACK 时 W ← W + s/W；s 为 1，往返时间短时更小

# X ← X + α/R once per round trip
m-x-x-r-once-per-n9v7th = 每个 RTT 一次 X ← X + α/R

# X ← β X at a loss
m-x-x-at-a-loss-3ncrk0 = 丢包时 X ← β X

# W(t) = W₀ + α²t²/4 since the last loss
m-w-t-w-t-4-a238gc = 自上次丢包起 W(t) = W₀ + α²t²/4

# W ← (1 − β) W at a loss
m-w-1-w-at-a-t1vs5g = 丢包时 W ← (1 − β) W

# Yᵢ = mean window of the i-th last epoch of an imagined TCP
m-y-mean-window-of-the-avuorm = Yᵢ = 假想的 TCP 倒数第 i 个时期的平均窗口

# p = 1 / average of the last k loss intervals
m-p-1-average-of-the-tni943 = p = 1 / 最近 k 个丢包间隔的平均

# no loss in M seconds: X ← 2 X
m-no-loss-in-m-seconds-u2ed7a = M 秒内无丢包：X ← 2 X

# else X ← T(p, R, 4R), p of these M seconds
m-else-x-t-p-r-6wslsv = 否则 X ← T(p, R, 4R)，p 取自这 M 秒

# Δ = W (1 − baseRTT/RTT) packets stand in queues
m-w-1-basertt-rtt-packets-cz8u0p = 队列中有 Δ = W (1 − baseRTT/RTT) 个分组

# Δ < α: W ← W + 1; Δ > β: W ← W − 1, once per round trip
m-w-w-1-w-w-1gjfg1 = Δ < α：W ← W + 1；Δ > β：W ← W − 1，每个 RTT 一次

# no closed form of this scheme
m-no-closed-form-of-this-qdzmu6 = 此方案没有闭式表达式

# no form: BBR goes by its rate samples
m-no-form-bbr-goes-by-imubhy = 无公式：BBR 依据其速率采样

# no form unless k + l = 1
m-no-form-unless-k-l-s5rpym = 除 k + l = 1 外无公式

# multiplicative increase
m-multiplicative-increase-pm7ew9 = 乘性增

# additive increase
m-additive-increase-g30h9r = 加性增

# IIAD, additive decrease
m-iiad-additive-decrease-a6i8aq = IIAD，加性减

# multiplicative decrease
m-multiplicative-decrease-1ixked = 乘性减

# no form of CUBIC in the papers
m-no-form-of-cubic-in-2a65w8 = 论文中没有 CUBIC 的公式

# no form of what a hand may do
m-no-form-of-what-a-992k9z = 手动操作无公式

# no form of a rule that anybody may write
m-no-form-of-a-rule-7iaxxx = 任意编写的规则无公式

# no form: Prague answers marks in proportion
m-no-form-prague-answers-marks-mxl6lk = 无公式：Prague 按比例响应标记

# tuned for random, not even losses
m-tuned-for-random-not-even-bp52ud = 针对随机丢包，而非均匀丢包

# tuned for even, not random losses
m-tuned-for-even-not-random-uvww21 = 针对均匀丢包，而非随机丢包

# a form for 8 intervals only
m-a-form-for-8-intervals-qtx59r = 仅适用于 8 个间隔的公式

# the reference runs
m-the-reference-runs-jidhql = 参考运行

# no form: TFRCP doubles and falls
m-no-form-tfrcp-doubles-and-i56wq4 = 无公式：TFRCP 加倍又下降

# no form: Vegas goes by delay
m-no-form-vegas-goes-by-nu15dk = 无公式：Vegas 依据时延

# Title and sampling
m-title-and-sampling-9tl549 = 标题与采样

# Window and ACKs
m-window-and-acks-gc5jd2 = 窗口与 ACK

# Retransmission timer
m-retransmission-timer-58etpx = 重传计时器

# Repairs of modern TCP
m-repairs-of-modern-tcp-7s97xa = 现代 TCP 的修复机制

# PIE marks packet {packet}, by a chance of {chance:chance}.
m-pie-marks-packet-packet-by-srb50e = PIE 以概率 { $chance } 标记分组 { $packet }。

# RED marks packet {packet}: on average {average:packets} packets wait.
m-red-marks-packet-packet-on-8i1z7k = RED 标记分组 { $packet }：平均有 { $average } 个分组在等待。

# {Flow} sends slower than it measures, to empty the queue it made.
m-flow-sends-slower-than-it-rmudhf = { $Flow } 以低于测得的速率发送，以排空自己造成的队列。

# {Flow} sends slower than it measures, until the queue it made is gone.
m-flow-sends-slower-than-it-yn6pvc = { $Flow } 以低于测得的速率发送，直到自己造成的队列消失。

# {Flow} cruises at the bandwidth it measured: {rate:packets} packets/s.
m-flow-cruises-at-the-bandwidth-040v49 = { $Flow } 保持测得的带宽：{ $rate } 分组/s。

# {Flow} fills the path, before it probes for more.
m-flow-fills-the-path-before-lod2xq = { $Flow } 先填满路径，再探测更多。

# Other traffic comes: less is left for the flows.
m-other-traffic-comes-less-is-wui5b8 = 其他流量到来：留给各流的变少。

# The other traffic goes: its share is free.
m-the-other-traffic-goes-its-fy2hpe = 其他流量离开：其份额空出。

# marked {packets} of {flow}
m-marked-packets-of-flow-sie9ln = 标记 { $flow } 的 { $packets }

# {packets} of {flow} marked at {time}
m-packets-of-flow-marked-at-5az627 = { $time } 标记 { $flow } 的 { $packets }

# Jin et al. 2003; α is our derivation
m-jin-et-al-2003-is-1slumi = Jin 等 2003；α 为我们的推导

# yang2000 (7/8 kept), tsao2007
m-yang2000-7-8-kept-tsao2007-3hb19p = yang2000（保留 7/8），tsao2007

# yang2000, on Reno
m-yang2000-on-reno-osqb37 = yang2000，基于 Reno

# bansal2001; a = 1.5 b is ours, the paper gives no constant
m-bansal2001-a-1-5-b-bxai5j = bansal2001；a = 1.5 b 为我们所取，论文没有给出常数

# a kind of Chiu & Jain 1989; the constants are ours
m-a-kind-of-chiu-jain-s01vx9 = Chiu 与 Jain 1989 的一种；常数为我们所取

# Jin et al. 2001, footnote 5; Bansal & Balakrishnan 2001
m-jin-et-al-2001-footnote-35mu7x = Jin 等 2001，脚注 5；Bansal 与 Balakrishnan 2001

# tsao2007 Table 2, jin2001
m-tsao2007-table-2-jin2001-docnsz = tsao2007 表 2，jin2001

# TCP/Linux of ns-2.35
m-tcp-linux-of-ns-2-kwt328 = ns-2.35 的 TCP/Linux

# RFC 6817, at most
m-rfc-6817-at-most-2o59sw = RFC 6817，上限

# draft, Linux
m-draft-linux-8g3ety = 草案，Linux

# Jin et al. 2001, Eq. 3 and 5
m-jin-et-al-2001-eq-kal9uy = Jin 等 2001，式 3 和 5

# the curve of Jin et al. 2001, Eq. 1, integrated over one tooth; the measured CoV also holds the unevenness of whole packets
m-the-curve-of-jin-et-agri59 = Jin 等 2001 式 1 的曲线，对一个锯齿积分；实测变异系数还含整分组造成的不均

# TEAR imagines such a TCP: Rhee et al. 2000
m-tear-imagines-such-a-tcp-arldb5 = TEAR 假想这样的 TCP：Rhee 等 2000

# even losses: all intervals alike, and so the rate (Bansal et al. 2001, Sec. 4.3)
m-even-losses-all-intervals-alike-2if10s = 均匀丢包：所有间隔相同，速率因而也相同（Bansal 等 2001，第 4.3 节）

# Yang et al. 2000, Eq. 47, windows taken as independent; c = √(1/3)
m-yang-et-al-2000-eq-c1rcyk = Yang 等 2000，式 47，假定各窗口相互独立；c = √(1/3)

# yang2000: code of the authors, without timeout
m-yang2000-code-of-the-authors-rfyu0o = yang2000：作者的代码，无超时

# TFRC sends by it: RFC 5348 section 3.1
m-tfrc-sends-by-it-rfc-ty5won = TFRC 按它发送：RFC 5348 第 3.1 节

# Yang et al. 2000, Eq. 56
m-yang-et-al-2000-eq-5cntnd = Yang 等 2000，式 56

# bansal2001 Fig. 13
m-bansal2001-fig-13-4gdmlv = bansal2001 图 13

# the climb taken as straight, integrated over one tooth; the measured CoV also holds the unevenness of whole packets
m-the-climb-taken-as-straight-hw0x9e = 视增长为直线，对一个锯齿积分；实测变异系数还含整分组造成的不均

# times
m-times-px1mt1 = 次

# sources
m-sources-vnwoq9 = 个流量源

# packets per round trip
m-packets-per-round-trip-nqykl0 = 分组/RTT

# packets/s³
m-packets-s-z3n9r5 = 分组/s³

# intervals
m-intervals-db77f5 = 个间隔

# drop-tail
m-drop-tail-73u7k9 = 队尾丢弃

# drop-head
m-drop-head-melc2x = 队首丢弃

# held the window
m-held-the-window-7dwpdv = 保持窗口

# added one packet
m-added-one-packet-q2zgxv = 加一个分组

# took one packet off
m-took-one-packet-off-irqj9z = 减一个分组

# added a tenth
m-added-a-tenth-xktzmx = 加十分之一

# took a tenth off
m-took-a-tenth-off-s7vhlb = 减十分之一

# doubled it
m-doubled-it-l65to1 = 加倍

# halved it
m-halved-it-5os8de = 减半

# went down to one packet
m-went-down-to-one-packet-g0tv5i = 降到一个分组

# constant stream
m-constant-stream-721bhb = 恒定流

# Takes
m-takes-i4meov = 占用

# square wave
m-square-wave-y1ifv7 = 方波

# Rises in
m-rises-in-hpmp2w = 上升用时

# reverse saw
m-reverse-saw-1tyny0 = 反向锯齿波

# Falls in
m-falls-in-u8p6go = 下降用时

# round trips
m-round-trips-7xbu4n = 个 RTT

# one step in time
m-one-step-in-time-9515x7 = 一个时间步

# slow start
m-slow-start-4ln510 = 慢启动

# congestion avoidance
m-congestion-avoidance-vdan8w = 拥塞避免

# fast recovery
m-fast-recovery-9o2lry = 快速恢复

# startup
m-startup-54aqay = 起步

# drain
m-drain-da2al5 = 排空

# probe bandwidth
m-probe-bandwidth-do06qo = 探测带宽

# probe round trip
m-probe-round-trip-3o6ul0 = 探测往返时间

# probe down
m-probe-down-gcdfq7 = 向下探测

# cruise
m-cruise-rpb0wy = 保持

# refill
m-refill-9v1z0x = 重新填满

# probe up
m-probe-up-uuhn5i = 向上探测

# Flow
m-flow-h6uiet = 流

# phase
m-phase-ocjym0 = 阶段

# bound by
m-bound-by-zs4cgg = 受限于
