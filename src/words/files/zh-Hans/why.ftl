# W follows (T − q)/T, T the target and q the queueing delay.
m-w-follows-t-q-t-0uawfu = W 跟随 (T − q)/T，T 为目标，q 为排队时延。

# Δ < α: W grows by one packet per round trip.
m-w-grows-by-one-packet-1t5d08 = Δ < α：W 每个 RTT 增长一个分组。

# Packet {packet} was dropped: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-dropped-the-i00dwk = 分组 { $packet } 被丢弃：队列{ $hop }中有 { $waiting } 个，上限 { $limit }。

# what comes while the queue is full is dropped.
m-what-comes-while-the-queue-5jqhc6 = 队列满时到来的分组被丢弃。

# Packet {packet} was dropped early, by the queue's rule: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-dropped-early-g3ikli = 分组 { $packet } 按队列的规则被提前丢弃：队列{ $hop }中有 { $waiting } 个，上限 { $limit }。

# Packet {packet} was dropped when its turn came: it had waited {waited:span}.
m-packet-packet-was-dropped-when-wq83zd = 分组 { $packet } 在轮到它时被丢弃：它已等待 { $waited }。

# Packet {packet} was lost in front of the queue{hop:at}, which held {waiting} of {limit}.
m-packet-packet-was-lost-in-tjgw3g = 分组 { $packet } 在队列{ $hop }之前丢失，当时队列中有 { $waiting } 个，上限 { $limit }。

# packets are lost {losses}.
m-packets-are-lost-losses-h66dfr = 分组的丢失方式：{ $losses }。

# Packet {packet} was marked: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-marked-the-dnalf6 = 分组 { $packet } 被标记：队列{ $hop }中有 { $waiting } 个，上限 { $limit }。

# Packet {packet} was marked when its turn came: it had waited {waited:span}.
m-packet-packet-was-marked-when-sjzp2j = 分组 { $packet } 在轮到它时被标记：它已等待 { $waited }。

# Packet {packet} was acknowledged, but that ACK was dropped.
m-packet-packet-was-acknowledged-but-prqequ = 分组 { $packet } 已被确认，但该 ACK 被丢弃。

# ACKs are dropped as data are.
m-acks-are-dropped-as-data-w59sjt = ACK 与数据一样会被丢弃。

# Packet {packet} waited: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-waited-the-queue-cvnxt5 = 分组 { $packet } 在等待：队列{ $hop }中有 { $waiting } 个，上限 { $limit }。

# packets leave in the order in which they came.
m-packets-leave-in-the-order-2euf6j = 分组按到达的顺序离开。

# Packet {packet} was dropped to make room: the queue was full with {waiting}, and this flow had most of it.
m-packet-packet-was-dropped-to-yvvruw = 分组 { $packet } 被丢弃以腾出空间：队列已满，有 { $waiting } 个，其中这条流最多。

# when the buffer is full, {queue} drops from the head of the longest queue.
m-when-the-buffer-is-full-wdtup2 = 缓冲区满时，{ $queue } 从最长队列的队首丢弃。

# Packet {packet} was answered, and the answer was marked on its way back.
m-packet-packet-was-answered-and-vhx5dv = 分组 { $packet } 得到了应答，而该应答在返回途中被标记。

# Packet {packet} was dropped from the head: the queue{hop:at} was full, with {limit}, and another came. It had waited {waited:span}.
m-packet-packet-was-dropped-from-a855nq = 分组 { $packet } 从队首被丢弃：队列{ $hop }已满（{ $limit } 个），又来了一个。它已等待 { $waited }。

# for what comes while the queue is full the packet that has waited longest is dropped.
m-for-what-comes-while-the-cd856l = 队列满时每到来一个分组，就丢弃等待最久的那个。

# W ← W + α/W at every ACK: α = {alpha:3}, from the window at the last cut, so {adds:2} now.
m-w-w-w-at-every-srjrhu = 每个 ACK 时 W ← W + α/W：α = { $alpha }，由上次削减时的窗口得出，因此现在为 { $adds }。

# From the window that it cut: α = 3β/(2 Wmax − β) = {alpha:3}, with β = {b:3}.
m-from-the-window-that-it-82hca4 = 由它所削减的窗口：α = 3β/(2 Wmax − β) = { $alpha }，其中 β = { $b }。

# W ← W + a/W at every ACK: now {a:3}/{window:.1} = {adds:2}.
m-w-w-a-w-at-wkisvf = 每个 ACK 时 W ← W + a/W：现在 { $a }/{ $window } = { $adds }。

# It has not cut for packet {packet}, {how?dropped|lost|marked}: BBR goes by delivery rates, not by losses.
m-it-has-not-cut-for-gznjgk = 它没有因分组 { $packet } { $how ->
    [0] 被丢弃
    [1] 丢失
   *[other] 被标记
  }而削减：BBR 依据交付速率，而不是丢包。

# It has not cut for packet {packet}, {how?dropped|lost|marked}: BBRv3 takes losses into account when their round trip is over, and cuts a probe at over 2 %.
m-it-has-not-cut-for-y5gflq = 它没有因分组 { $packet } { $how ->
    [0] 被丢弃
    [1] 丢失
   *[other] 被标记
  }而削减：BBRv3 在丢包所在的 RTT 结束后才考虑丢包，超过 2 % 时削减探测。

# W ← W + α/W^(k+1) at every ACK: {a:3}/{window:.1}^{exponent:3} = {adds:2}.
m-w-w-w-k-1-1cb0t7 = 每个 ACK 时 W ← W + α/W^(k+1)：{ $a }/{ $window }^{ $exponent } = { $adds }。

# W ← W + 1/W at every ACK: now 1/{window:.1} = {adds:2}.
m-w-w-1-w-at-tufvqe = 每个 ACK 时 W ← W + 1/W：现在 1/{ $window } = { $adds }。

# A hand set the pace.
m-a-hand-set-the-pace-yu6105 = 速率由人手动设定。

# W ← W + G (T − q)/T / W: q = {queueing:span}, T = {target:span}, so {adds:2} now.
m-w-w-g-t-q-119n9f = W ← W + G (T − q)/T / W：q = { $queueing }，T = { $target }，因此现在为 { $adds }。

# W(t) = W₀ + α²t²/4 since the last cut, with W₀ = {start:.2} and α = {alpha:3} from then.
m-w-t-w-t-4-0jbx0k = 自上次削减起 W(t) = W₀ + α²t²/4，其中 W₀ = { $start }、α = { $alpha } 取自当时。

# It remembers W₀ = {start:.2} and, from the window that it cut, α = {alpha:3}.
m-it-remembers-w-start-2-3mf3ip = 它记住 W₀ = { $start }，以及由所削减的窗口得出的 α = { $alpha }。

# The last epoch ended as packet {packet} was marked: the imagined window fell from {before:.1} to {after:.1}.
m-the-last-epoch-ended-as-7s7pg2 = 上一个时期在分组 { $packet } 被标记时结束：假想的窗口从 { $before } 降到 { $after }。

# the imagined TCP halves: {cut:.2} / 2 = {after:.2}.
m-the-imagined-tcp-halves-cut-2c1v3q = 假想的 TCP 减半：{ $cut } / 2 = { $after }。

# the start-up is over, X ← X/2: {before:.1} / 2 = {after:.1}.
m-the-start-up-is-over-bgkiza = 起步结束，X ← X/2：{ $before } / 2 = { $after }。

# It has not cut for packet {packet}, {how?dropped|lost|marked}: it looks at losses only once in {interval:span}.
m-it-has-not-cut-for-70kn5b = 它没有因分组 { $packet } { $how ->
    [0] 被丢弃
    [1] 丢失
   *[other] 被标记
  }而削减：它每 { $interval } 才检查一次丢包。

# X ← X/2, but at most one maximum window per {rtt:span}: from {before:.1} to {after:.1}.
m-x-x-2-but-at-ajn576 = X ← X/2，但每 { $rtt } 至多一个最大窗口：从 { $before } 到 { $after }。

# X ← {growth:3} X, but at most one maximum window per {rtt:span}: from {before:.1} to {after:.1}.
m-x-growth-3-x-but-ua7qup = X ← { $growth } X，但每 { $rtt } 至多一个最大窗口：从 { $before } 到 { $after }。

# {by?the least window|sent again before, so half|a quarter is cut}: of {cut} it keeps {left}, and {duplicates} more while as many duplicate ACKs stand for packets that have left.
m-by-the-least-window-sent-m3q9de = { $by ->
    [0] 最小窗口
    [1] 之前已重传，故减半
   *[other] 削减四分之一
  }：{ $cut } 中保留 { $left }；只要有同样多的重复 ACK 代表已离开的分组，再加 { $duplicates }。

# Δ = {backlog:packets} of its packets wait in queues, fewer than α = {alpha:3}: W grows by one packet per round trip, {step:2} per ACK.
m-backlog-packets-of-its-packets-bcywn5 = 它的 Δ = { $backlog } 个分组在队列中等待，少于 α = { $alpha }：W 每个 RTT 增长一个分组，每个 ACK 增长 { $step }。

# An ACK measured the bandwidth anew.
m-an-ack-measured-the-bandwidth-pkfks0 = 一个 ACK 重新测量了带宽。

# The next phase of its cycle began: the gain is {gain:3}.
m-the-next-phase-of-its-upg5z4 = 其周期的下一阶段开始：增益为 { $gain }。

# With this ACK the largest delivery rate of this probe and the one before went from {before:pair} to {after:pair} packets/s.
m-with-this-ack-the-largest-lo2f20 = 随此 ACK，本次与上一次探测的最大交付速率从 { $before } 变为 { $after } 分组/s。

# With this ACK the largest delivery rate of the last {rounds} round trips went from {before:pair} to {after:pair} packets/s.
m-with-this-ack-the-largest-n1jdtl = 随此 ACK，最近 { $rounds } 个 RTT 的最大交付速率从 { $before } 变为 { $after } 分组/s。

# This ACK measured the smallest round trip, {after:span}.
m-this-ack-measured-the-smallest-t84ov3 = 此 ACK 测得最小的往返时间 { $after }。

# X = gain × bandwidth: {gain:3} × {bandwidth:.1} = {after:.1}.
m-x-gain-bandwidth-gain-3-2jdo1w = X = 增益 × 带宽：{ $gain } × { $bandwidth } = { $after }。

# The first answer came after {rtt:seconds}.
m-the-first-answer-came-after-bwxc91 = 第一个应答在 { $rtt } 后到来。

# the first window in a round trip, times the gain of startup: {gained:.1} / {rtt:span} = {after:.1}.
m-the-first-window-in-a-s62b01 = 一个 RTT 内的首个窗口乘以起步增益：{ $gained } / { $rtt } = { $after }。

# The smallest round trip has been measured.
m-the-smallest-round-trip-has-inxhn4 = 已测得最小的往返时间。

# the window is again what it was before, {prior:packets}.
m-the-window-is-again-what-qvb2qy = 窗口恢复为之前的 { $prior }。

# All packets sent before the loss are acknowledged.
m-all-packets-sent-before-the-z6klre = 丢包之前发送的所有分组都已确认。

# the window is again what it was before the loss, {prior:packets}.
m-the-window-is-again-what-oskwzi = 窗口恢复为丢包之前的 { $prior }。

# Data came after an idle time.
m-data-came-after-an-idle-8k4qth = 空闲一段时间之后有数据到来。

# X = bandwidth after an idle time: {paced:.1}.
m-x-bandwidth-after-an-idle-dftwqn = 空闲之后 X = 带宽：{ $paced }。

# Packet {packet} was found missing: the threshold became {after:packets}, where the window had been {cut:packets}.
m-packet-packet-was-found-missing-ki7oq2 = 发现分组 { $packet } 缺失：窗口曾为 { $cut }，阈值变为 { $after }。

# The third duplicate ACK told {flow} that packet {packet} is missing.
m-the-third-duplicate-ack-told-a9s7hp = 第三个重复 ACK 告诉 { $flow }：分组 { $packet } 缺失。

# W ← 1 at a loss, and slow start up to half of it: {cut:.2} / 2.
m-w-1-at-a-loss-vsa5su = 丢包时 W ← 1，慢启动直到其一半：{ $cut } / 2。

# An ACK told {flow} that packet {packet} was marked.
m-an-ack-told-flow-that-4e4mua = 一个 ACK 告诉 { $flow }：分组 { $packet } 被标记。

# Packet {packet} was marked: the threshold became {after:packets}, where the window had been {cut:packets}.
m-packet-packet-was-marked-the-v1l072 = 分组 { $packet } 被标记：窗口曾为 { $cut }，阈值变为 { $after }。

# RACK told {flow} that packet {packet} is lost: a later one has arrived, and a quarter of a round trip has passed.
m-rack-told-flow-that-packet-eiyspf = RACK 告诉 { $flow }：分组 { $packet } 已丢失，因为后发的已到达，且已过四分之一往返时间。

# Data sent later were acknowledged, and the probe only once: packet {packet}, which it repeated, had been lost.
m-data-sent-later-were-acknowledged-dwkpjc = 后发的数据已被确认，而探测只被确认一次：它所重复的分组 { $packet } 曾丢失。

# Later packets arrived, and not what was sent again: packet {packet} is lost once more.
m-later-packets-arrived-and-not-30y33s = 后面的分组到达了，而重传的没有：分组 { $packet } 再次丢失。

# Packet {packet} is missing, of a window that has been cut already.
m-packet-packet-is-missing-of-xirl6i = 分组 { $packet } 缺失，它属于已经削减过的窗口。

# W ← 1 at every loss.
m-w-1-at-every-loss-ccbj3q = 每次丢包时 W ← 1。

# All packets sent before the cut are acknowledged.
m-all-packets-sent-before-the-jr5spj = 削减之前发送的所有分组都已确认。

# the window is again what the cut left: {after:packets}.
m-the-window-is-again-what-ekkan9 = 窗口恢复为削减后所留的 { $after }。

# An ACK of {acknowledged} packets: part of what was missing has arrived.
m-an-ack-of-acknowledged-packets-5esxdz = 一个确认 { $acknowledged } 个分组的 ACK：缺失的部分已到达。

# W ← W − {left:packets}: what is acknowledged has left, but for what duplicate ACKs had added.
m-w-w-left-packets-what-b4a8cs = W ← W − { $left }：已确认的已离开，扣除重复 ACK 所加的部分。

# An ACK came while a loss is repaired: the window comes down to the threshold, not at once.
m-an-ack-came-while-a-15eh0k = 修复丢包期间到来一个 ACK：窗口降向阈值，但不是一下子。

# PRR: of {delivered:packets} packets that have arrived since the cut it replaces {target:packets} in {prior:packets}, and {sent:packets} have gone: with {inFlight:packets} in flight the window is {after:.2}.
m-prr-of-delivered-packets-packets-n5jcec = PRR：削减以来到达的 { $delivered } 个分组中，按每 { $prior } 个补 { $target } 个，已发 { $sent } 个：在途 { $inFlight } 个时窗口为 { $after }。

# PRR: no more are in flight than the threshold of {target:packets}, so for each packet that arrives one goes, and one more while nothing further is lost: with {inFlight:packets} in flight the window is {after:.2}.
m-prr-no-more-are-in-nzrhzt = PRR：在途量不多于阈值 { $target }，因此每到达一个分组就发一个，没有进一步丢包时再多发一个：在途 { $inFlight } 个时窗口为 { $after }。

# the window is the threshold that the cut set, {target:packets}.
m-the-window-is-the-threshold-nmdn2u = 窗口为削减所设的阈值 { $target }。

# A further duplicate ACK came.
m-a-further-duplicate-ack-came-befwum = 又来了一个重复 ACK。

# W ← W + 1: each further duplicate ACK stands for a packet that has left.
m-w-w-1-each-further-eremmp = W ← W + 1：每个后续的重复 ACK 代表一个已离开的分组。

# A duplicate ACK came, and packet {packet} was out for too long.
m-a-duplicate-ack-came-and-4ru9er = 来了一个重复 ACK，而分组 { $packet } 在途太久。

# The flow started.
m-the-flow-started-u1369x = 流开始了。

# a new connection begins with the initial window, {after:packets}.
m-a-new-connection-begins-with-kt4ey4 = 新连接以初始窗口 { $after } 开始。

# it begins with {after:.1} packets/s.
m-it-begins-with-after-1-3qitew = 它以 { $after } 分组/s 开始。

# The handshake was acknowledged.
m-the-handshake-was-acknowledged-ndy4aa = 握手得到了确认。

# the initial window is {initial:packets}.
m-the-initial-window-is-initial-2g5no7 = 初始窗口为 { $initial }。

# No ACK came until the timer ran out; packet {packet} is the oldest without one.
m-no-ack-came-until-the-8vz4jz = 直到计时器到期都没有 ACK；分组 { $packet } 是最早的未确认分组。

# A hand set the window.
m-a-hand-set-the-window-xwitqs = 窗口由人手动设定。

# The timer ran out with nothing in flight.
m-the-timer-ran-out-with-olpedw = 计时器到期，而没有分组在途。

# after a timeout the window is {after:packets}.
m-after-a-timeout-the-window-huiacj = 超时之后窗口为 { $after }。

# New ACKs came, and none told of a loss.
m-new-acks-came-and-none-ay72u6 = 来了新的 ACK，没有一个报告丢包。

# W ← W + 1 at every new ACK: twice as much every round trip, up to the threshold.
m-w-w-1-at-every-ob0a2t = 每个新 ACK 时 W ← W + 1：每个 RTT 加倍，直到阈值。

# The first ACK of data measured the round trip.
m-the-first-ack-of-data-7opm6k = 第一个数据 ACK 测得了往返时间。

# The first answer came after {value:seconds}.
m-the-first-answer-came-after-chv26e = 第一个应答在 { $value } 后到来。

# the window is {after:packets}.
m-the-window-is-after-packets-ptm8r9 = 窗口为 { $after }。

# one packet per round trip: 1 / {value:span} = {after:.1}.
m-one-packet-per-round-trip-rbtliq = 每个 RTT 一个分组：1 / { $value } = { $after }。

# HyStart ended slow start at {end:packets} packets: the ACKs of one round came without a gap for {found:span}, more than {longest:span}, half of the shortest round trip: the path is full.
m-hystart-ended-slow-start-at-oa3fc4 = HyStart 在 { $end } 个分组时结束慢启动：一轮的 ACK 连续不断地到来达 { $found }，超过最短往返时间的一半 { $longest }：路径已满。

# HyStart ended slow start at {end:packets} packets: even the shortest round trip of a round was {found:span}, more than {longest:span}: packets wait.
m-hystart-ended-slow-start-at-qv3rf8 = HyStart 在 { $end } 个分组时结束慢启动：一轮中最短的往返时间也有 { $found }，超过 { $longest }：分组在等待。

# Nothing came back for a while.
m-nothing-came-back-for-a-13zfu0 = 一段时间内没有任何返回。

# Three later packets were answered: packet {packet} is missing.
m-three-later-packets-were-answered-g57ib4 = 后面三个分组得到了应答：分组 { $packet } 缺失。

# Packet {packet} was not answered in time.
m-packet-packet-was-not-answered-ycajl8 = 分组 { $packet } 未及时得到应答。

# Packet {packet} came with a mark.
m-packet-packet-came-with-a-7ltqr7 = 分组 { $packet } 带着标记到来。

# A round trip passed without a loss.
m-a-round-trip-passed-without-t18j11 = 一个 RTT 内没有丢包。

# A round trip of start-up passed without a loss.
m-a-round-trip-of-start-knu4o6 = 起步中的一个 RTT 内没有丢包。

# X ← 2 X every round trip without loss: {after:.1} is at most one maximum window per {rtt:span}.
m-x-2-x-every-round-tyxdue = 每个无丢包的 RTT X ← 2 X：{ $after }，每 { $rtt } 至多一个最大窗口。

# An interval passed without a loss.
m-an-interval-passed-without-a-xzoeot = 一个间隔内没有丢包。

# An interval with losses is over.
m-an-interval-with-losses-is-7bncto = 一个有丢包的间隔结束。

# X ← T(p, R, 4R) with p = {p:3} of this interval and R = {rtt:span}: {after:.1}.
m-x-t-p-r-4r-rmyb8l = X ← T(p, R, 4R)，其中 p = { $p } 取自本间隔，R = { $rtt }：{ $after }。

# The last epoch ended as packet {packet} was missing: the imagined window fell from {before:.1} to {after:.1}.
m-the-last-epoch-ended-as-lan68u = 上一个时期在分组 { $packet } 缺失时结束：假想的窗口从 { $before } 降到 { $after }。

# the imagined TCP has a timeout: its window is 1.
m-the-imagined-tcp-has-a-jp6x1g = 假想的 TCP 超时：其窗口为 1。

# A report of the receiver came.
m-a-report-of-the-receiver-6x075h = 接收方的一份报告到来。

# X = Y/R, as the receiver asks: {after:.1}.
m-x-y-r-as-the-58ownl = X = Y/R，按接收方的要求：{ $after }。

# the receiver knows no round trip yet: 2 / {sample:span} = {after:.1}.
m-the-receiver-knows-no-round-y9g4sg = 接收方还不知道往返时间：2 / { $sample } = { $after }。

# Three packets above packet {packet} have come: it is missing.
m-three-packets-above-packet-packet-qigsi4 = 分组 { $packet } 之后已有三个分组到达：它缺失。

# Packets sent after the loss of packet {packet} have come, and none of its window.
m-packets-sent-after-the-loss-rynhqz = 在分组 { $packet } 丢失之后发送的分组已到达，而其窗口中的一个也没有。

# Nothing arrived.
m-nothing-arrived-12m07n = 没有任何到达。

# The last epoch ended as nothing arrived: the imagined window fell from {before:.1} to {after:.1}.
m-the-last-epoch-ended-as-pratbz = 上一个时期在没有任何到达时结束：假想的窗口从 { $before } 降到 { $after }。

# A packet arrived.
m-a-packet-arrived-4ejmtl = 一个分组到达。

# the imagined TCP grows by 1 for each arrival in slow start, else by 1/{round:packets}.
m-the-imagined-tcp-grows-by-ok6qlx = 假想的 TCP 在慢启动中每到达一个加 1，否则加 1/{ $round }。

# Y = {after:.2} packets, the weighted mean of the imagined window in its last epochs: {numbers:each}.
m-y-after-2-packets-the-m0oms1 = Y = { $after } 个分组，即假想的窗口在最近几个时期的加权平均：{ $numbers }。

# at least the first window per round trip: {initial:.1} packets/s with R = {rtt:span}; it is {after:.1}.
m-at-least-the-first-window-uo8ley = 每个 RTT 至少首个窗口：R = { $rtt } 时为 { $initial } 分组/s；现为 { $after }。

# nothing was received in between, so one packet per round trip: 1 / {rtt:span} = {after:.1}.
m-nothing-was-received-in-between-40gx4h = 其间没有收到任何内容，因此每个 RTT 一个分组：1 / { $rtt } = { $after }。

# X ← 2 X once per round trip, at most twice the rate received, {bound:.1}: from {before:.1} to {after:.1}.
m-x-2-x-once-per-v0qtpt = 每个 RTT 一次 X ← 2 X，至多为接收速率的两倍 { $bound }：从 { $before } 到 { $after }。

# X was above twice the rate received, {bound:.1}: it goes to half of that, {after:.1}.
m-x-was-above-twice-the-i0tlju = X 高于接收速率的两倍 { $bound }：降到其一半 { $after }。

# Packet {other} was {how?dropped|lost|marked} too, {gap:span} after packet {packet}: within one round trip it is the same loss event.
m-packet-other-was-how-dropped-2zx6p6 = 分组 { $other } 也{ $how ->
    [0] 被丢弃
    [1] 丢失
   *[other] 被标记
  }，在分组 { $packet } 之后 { $gap }：在一个 RTT 之内，属于同一次丢包事件。

# The receiver reported a new loss event, begun by packet {packet}.
m-the-receiver-reported-a-new-ducq24 = 接收方报告了一次新的丢包事件，由分组 { $packet } 开始。

# p = {after:3}: at the first loss it is that at which the equation gives the rate received then, {received:.1} packets/s with R = {rtt:span}.
m-p-after-3-at-the-9ixfdq = p = { $after }：首次丢包时，它取使方程得出当时接收速率的值，即 R = { $rtt } 时 { $received } 分组/s。

# p = {after:3} = 1 / {mean:.1}, the mean of the loss intervals, newest first, with their weights: {numbers:weighted}.
m-p-after-3-1-mean-w0wczd = p = { $after } = 1 / { $mean }，丢包间隔的平均，最新的在前，括号内为权重：{ $numbers }。

# Packet {packet} was lost because a change asked for it: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-lost-because-oyd683 = 分组 { $packet } 因某项更改的要求而丢失：队列{ $hop }中有 { $waiting } 个，上限 { $limit }。

# Packet {packet} was marked because a change asked for it: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-marked-because-z5p3t5 = 分组 { $packet } 因某项更改的要求而被标记：队列{ $hop }中有 { $waiting } 个，上限 { $limit }。

# One moment: the run is computed again up to there.
m-one-moment-the-run-is-ww3h4q = 请稍候：正在重新计算到那里。

# And why not?
m-and-why-not-v2fpsm = 为什么不呢？

# And if not? Both runs on one clock:
m-and-if-not-both-runs-s1bqyp = 如果没有呢？两次运行共用一个时钟：

# The rule
m-the-rule-vfvedm = 规则

# Show this time
m-show-this-time-nbj8dl = 显示此时间

# {Flow} hears of it one round trip later, and {how?halves|cuts|begins again}: {before:pair} to {after:pair}.
m-flow-hears-of-it-one-38m755 = { $Flow } 在一个 RTT 之后得知，于是{ $how ->
    [0] 减半
    [1] 削减
   *[other] 重新开始
  }：从 { $before } 到 { $after }。

# {Flow} hears of packet {lost} after {late:seconds}, and {how?halves|cuts|begins again}: {before:pair} to {after:pair}.
m-flow-hears-of-packet-lost-7gq8z0 = { $Flow } 在 { $late } 后得知分组 { $lost } 丢失，于是{ $how ->
    [0] 减半
    [1] 削减
   *[other] 重新开始
  }：从 { $before } 到 { $after }。

# Three duplicate ACKs: {flow} {how?halves|cuts|begins again}, {before:pair} to {after:pair}.
m-three-duplicate-acks-flow-how-16gl99 = 三个重复 ACK：{ $flow } { $how ->
    [0] 减半
    [1] 削减
   *[other] 重新开始
  }，从 { $before } 到 { $after }。

# A first loss, or one in slow start, halves {flow}: {before:pair} to {after:pair}.
m-a-first-loss-or-one-c51f9r = 第一次丢包，或慢启动中的丢包，使 { $flow } 减半：从 { $before } 到 { $after }。

# Why is the queue{hop:at} full at {time:.2} s?
m-why-is-the-queue-hop-mp9ozc = 为什么队列{ $hop }在 { $time } s 时是满的？

# It holds {waiting} of {limit}.
m-it-holds-waiting-of-limit-25zog9 = 队列中有 { $waiting } 个，上限 { $limit }。

# All windows together let {sum:3} packets be on their way; the path itself holds {held:3}, the queue {limit}.
m-all-windows-together-let-sum-e8fbq3 = 所有窗口合计允许 { $sum } 个分组在途；路径本身容纳 { $held } 个，队列容纳 { $limit } 个。

# What was before {since:.2} s is no longer recorded: a cut then is not told here.
m-what-was-before-since-2-rw0sec = { $since } s 之前的内容已不再有记录：那时的削减不在此列出。

# {count} of {owner}
m-count-of-owner-df03ju = { $owner } 的 { $count } 个

# {rest} of others
m-rest-of-others-k9owfn = 其他的 { $rest } 个

# {name} gave way once because its packets waited in queues.
m-name-gave-way-once-because-pk9z05 = { $name } 因其分组在队列中等待而退让一次。

# {name} gave way {times} times because its packets waited in queues.
m-name-gave-way-times-times-fawvee = { $name } 因其分组在队列中等待而退让 { $times } 次。

# The full queue that dropped packets of {name} held on average {shares}.
m-the-full-queue-that-dropped-ofo7cf = 丢弃 { $name } 的分组的满队列中，平均 { $shares }。

# It has not cut for packet {packet}, {how?dropped|lost|marked}: nothing has told it yet.
m-it-has-not-cut-for-rd3t8g = 它没有因分组 { $packet } { $how ->
    [0] 被丢弃
    [1] 丢失
   *[other] 被标记
  }而削减：还没有任何消息告知它。

# It sends no more: its window of {window:.1} is full, so each further packet waits for an ACK.
m-it-sends-no-more-its-7srxqg = 它不再发送更多：{ $window } 个分组的窗口已满，因此每个后续分组都要等一个 ACK。

# It sends no more: nothing came back for two round trips. It has sent a probe beyond its window, and waits for the ACK.
m-it-sends-no-more-nothing-qat02b = 它不再发送更多：两个 RTT 内没有任何返回。它在窗口之外发送了一个探测，正等待其 ACK。

# It sends no data yet: the handshake has not been acknowledged.
m-it-sends-no-data-yet-ptxrff = 它还不发送数据：握手尚未得到确认。

# It sends nothing new: the application has no more data.
m-it-sends-nothing-new-the-g2xh35 = 它不发送新内容：应用没有更多数据。

# It sends no sooner: it paces its packets.
m-it-sends-no-sooner-it-jhjxs8 = 它不会更早发送：它在平滑发送分组。

# It sends nothing: marks have cut its window below one packet.
m-it-sends-nothing-marks-have-wb7499 = 它什么都不发送：标记已把它的窗口削减到一个分组以下。

# In the {span} s before
m-in-the-span-s-before-uywtsh = 之前的 { $span } s 内

# Why is the rate of {name} what it is at {time} s?
m-why-is-the-rate-of-bavttl = 为什么 { $name } 的速率在 { $time } s 时是这样？

# Why is the window of {name} what it is at {time} s?
m-why-is-the-window-of-aomoi7 = 为什么 { $name } 的窗口在 { $time } s 时是这样？

# Why did packet {packet} of {flow} fall at {time:.2} s?
m-why-did-packet-packet-of-kaz6se = 为什么 { $flow } 的分组 { $packet } 在 { $time } s 被丢弃？

# Why was packet {packet} of {flow} lost at {time:.2} s?
m-why-was-packet-packet-of-mizd6l = 为什么 { $flow } 的分组 { $packet } 在 { $time } s 丢失？

# Why was packet {packet} of {flow} marked at {time:.2} s?
m-why-was-packet-packet-of-ewicbv = 为什么 { $flow } 的分组 { $packet } 在 { $time } s 被标记？

# On average {average:.1} packets wait: at that average p = {chance:percent}. It is packet {count} since the last early drop.
m-on-average-average-1-packets-buew9r = 平均有 { $average } 个分组等待：对应的 p = { $chance }。它是自上次提前丢弃以来的第 { $count } 个分组。

# Nothing has changed yet.
m-nothing-has-changed-yet-9lrtpm = 还没有任何变化。

# The {kind?window|rate} {fell?rose|fell} from {before:pair} to {after:pair} {kind?packets|packets/s}.
m-the-kind-window-rate-fell-ho9jsm = { $kind ->
    [0] 窗口
   *[other] 速率
  }从 { $before } { $fell ->
    [0] 升
   *[other] 降
  }到 { $after } { $kind ->
    [0] 个分组
   *[other] 分组/s
  }。

# The {kind?window|rate} went step by step from {before:pair} to {after:pair} {kind?packets|packets/s}, up to {until:.2} s.
m-the-kind-window-rate-went-4a0b5e = { $kind ->
    [0] 窗口
   *[other] 速率
  }逐步从 { $before } 变到 { $after } { $kind ->
    [0] 个分组
   *[other] 分组/s
  }，直到 { $until } s。

# From here on the {kind?window|rate} goes step by step: from {before:pair} to {after:pair} {kind?packets|packets/s} now.
m-from-here-on-the-kind-x1omq4 = 从这里起{ $kind ->
    [0] 窗口
   *[other] 速率
  }逐步变化：从 { $before } 到现在的 { $after } { $kind ->
    [0] 个分组
   *[other] 分组/s
  }。

# Before that the {kind?window|rate} was {before:packets} {kind?packets|packets/s}.
m-before-that-the-kind-window-7mk0v9 = 在此之前{ $kind ->
    [0] 窗口
   *[other] 速率
  }为 { $before } { $kind ->
    [0] 个分组
   *[other] 分组/s
  }。

# Before that the {kind?window|rate} went from {before:pair} to {after:pair} {kind?packets|packets/s}.
m-before-that-the-kind-window-vhb6nq = 在此之前{ $kind ->
    [0] 窗口
   *[other] 速率
  }从 { $before } 变到 { $after } { $kind ->
    [0] 个分组
   *[other] 分组/s
  }。

# What became of packet {packet} is no longer recorded.
m-what-became-of-packet-packet-jnu6qv = 分组 { $packet } 的去向已不再有记录。

# Packet {packet} was not dropped: it, or its ACK, was late; an ACK was dropped.
m-packet-packet-was-not-dropped-h87lp5 = 分组 { $packet } 没有被丢弃：它或它的 ACK 迟到了；有一个 ACK 被丢弃。

# Packet {packet} was not dropped: it, or its ACK, was late.
m-packet-packet-was-not-dropped-tqyw0v = 分组 { $packet } 没有被丢弃：它或它的 ACK 迟到了。

# {ack?Packet|The ACK of packet} {packet}{answered?|, just answered,} waited {waited:span} in the queue{hop:at}: {waiting#packet|packets} stood before it.
m-ack-packet-the-ack-of-cdfn94 = { $ack ->
    [0] 分组
   *[other] 分组的 ACK
  } { $packet }{ $answered ->
    [0] { "" }
   *[other] （刚得到应答）
  }在队列{ $hop }中等待了 { $waited }：它前面有 { $waiting } 个分组。

# Whose packets those were: {owners}.
m-whose-packets-those-were-owners-omoq4w = 这些分组属于：{ $owners }。

# the {source}
m-the-source-24mszr = { $source }

# W ← W/2: {cut:.2} / 2 = {after:.2}{rounded?|, in whole packets|, the least window} (a first loss, or one in slow start, halves).
m-w-w-2-cut-2-4a52uw = W ← W/2：{ $cut } / 2 = { $after }{ $rounded ->
    [0] { "" }
    [1] ，取整分组
   *[other] ，最小窗口
  }（首次丢包或慢启动中的丢包使窗口减半）。

# PRR: the window of {cut:.2} comes down to what the cut leaves of it with the ACKs that come; now it is {after:.2}.
m-prr-the-window-of-cut-w3gze0 = PRR：窗口 { $cut } 随到来的 ACK 降到削减所留的量；现在为 { $after }。

# {name} did not cut.
m-name-did-not-cut-a5h9tm = { $name } 没有削减。

# {name} cut {cuts} times: {counts}.
m-name-cut-cuts-times-counts-j62owz = { $name } 削减 { $cuts } 次：{ $counts }。

# {name} cut {cuts} times, all {reason?from the full queue|from early drops|from loss on the way|from marks|from losses|by silence|by timeout|without a drop}.
m-name-cut-cuts-times-all-imau52 = { $name } 削减 { $cuts } 次，全部{ $reason ->
    [0] 因为队列已满
    [1] 因为提前丢弃
    [2] 因为途中丢失
    [3] 因为标记
    [4] 因为丢失
    [5] 因为无应答
    [6] 因为超时
   *[other] 没有丢弃
  }。

# {name} cut once, {reason?from the full queue|from early drops|from loss on the way|from marks|from losses|by silence|by timeout|without a drop}.
m-name-cut-once-reason-from-ga5b7p = { $name } 削减一次，{ $reason ->
    [0] 因为队列已满
    [1] 因为提前丢弃
    [2] 因为途中丢失
    [3] 因为标记
    [4] 因为丢失
    [5] 因为无应答
    [6] 因为超时
   *[other] 没有丢弃
  }。

# {percent} % of {name}
m-percent-of-name-n9e94f = { $name } 占 { $percent } %

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s, and not for losses: it lost {lessPart:2} % of its packets, {more} {morePart:2} %; their round trips were {lessTrip:.0} ms and {moreTrip:.0} ms.
m-less-got-less-than-more-c35kaz = { $less } 所得少于 { $more }，{ $lessRate } 对 { $moreRate } Mbit/s，而且不是因为丢包：它丢失 { $lessPart } % 的分组，{ $more } 丢失 { $morePart } %；两者往返时间为 { $lessTrip } ms 和 { $moreTrip } ms。

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s: it lost {lessPart:2} % of its packets (all in queues), {more} {morePart:2} %.
m-less-got-less-than-more-j07sgj = { $less } 所得少于 { $more }，{ $lessRate } 对 { $moreRate } Mbit/s：它丢失 { $lessPart } % 的分组（全在队列中），{ $more } 丢失 { $morePart } %。

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s: it lost {lessPart:2} % of its packets (all on the way), {more} {morePart:2} %.
m-less-got-less-than-more-ku1x5x = { $less } 所得少于 { $more }，{ $lessRate } 对 { $moreRate } Mbit/s：它丢失 { $lessPart } % 的分组（全在途中），{ $more } 丢失 { $morePart } %。

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s: it lost {lessPart:2} % of its packets ({queue} in queues, {lost} on the way), {more} {morePart:2} %.
m-less-got-less-than-more-34k1me = { $less } 所得少于 { $more }，{ $lessRate } 对 { $moreRate } Mbit/s：它丢失 { $lessPart } % 的分组（{ $queue } 个在队列中，{ $lost } 个在途中），{ $more } 丢失 { $morePart } %。

# It did not cut again for packet {other}, {how?dropped|lost|marked} as well: sent before the cut, which answers for all up to packet {upTo}.
m-it-did-not-cut-again-m0q4o4 = 它没有因同样{ $how ->
    [0] 被丢弃
    [1] 丢失
   *[other] 被标记
  }的分组 { $other } 再次削减：该分组在削减之前发送，而那次削减涵盖直到分组 { $upTo } 的全部。

# It did not cut again for packet {other} and {more} more, {how?dropped|lost|marked} as well: sent before the cut, which answers for all up to packet {upTo}.
m-it-did-not-cut-again-lyded9 = 它没有因同样{ $how ->
    [0] 被丢弃
    [1] 丢失
   *[other] 被标记
  }的分组 { $other } 及另外 { $more } 个再次削减：它们在削减之前发送，而那次削减涵盖直到分组 { $upTo } 的全部。

# So one cut answers for a whole window of data.
m-so-one-cut-answers-for-62pjw8 = 因此一次削减涵盖整个窗口的数据。

# It sends no more: all its data have arrived.
m-it-sends-no-more-all-dz2w6l = 它不再发送更多：它的全部数据都已到达。

# It sends no more: it was stopped, and offers no new data.
m-it-sends-no-more-it-1ob6wj = 它不再发送更多：它已被停止，没有新数据。

# It sends no sooner: its rate is a clock, with a packet every {gap:span}.
m-it-sends-no-sooner-its-umlf8p = 它不会更早发送：它的速率如同时钟，每 { $gap } 一个分组。

# If none comes, the timer ends the wait after {rto:span}.
m-if-none-comes-the-timer-91dvng = 如果没有 ACK 到来，计时器在 { $rto } 之后结束等待。

# It sends no more: its receiver takes {maxWindow:packets} at a time, however large its window of {window:.1} is.
m-it-sends-no-more-its-n69113 = 它不再发送更多：接收方一次只接收 { $maxWindow } 个分组，无论它的窗口 { $window } 有多大。

# It sends no more: it still repairs a loss, and as much as its window of {window:packets} allows counts as on its way.
m-it-sends-no-more-it-q6m2hm = 它不再发送更多：它仍在修复一次丢包，窗口 { $window } 所允许的量都已算作在途。

# It sends no sooner: it paces its packets, one every {gap:span}.
m-it-sends-no-sooner-it-bk31t9 = 它不会更早发送：它平滑发送，每 { $gap } 一个分组。

# Without this drop
m-without-this-drop-bs6l2m = 去掉这次丢弃

# Without this loss
m-without-this-loss-2d1zug = 去掉这次丢包

# Without this mark
m-without-this-mark-5upc9u = 去掉这个标记

# Without this delay: the {waiting#packet|packets} before it leave at once
m-without-this-delay-the-waiting-b481d7 = 去掉这次时延：它前面的 { $waiting } 个分组立即离开

# Without this ACK’s loss
m-without-this-ack-s-loss-oz35r3 = 去掉这个 ACK 的丢失

# Without {flow}
m-without-flow-qklshp = 去掉 { $flow }

# Without the {source}
m-without-the-source-qn4qa3 = 去掉 { $source }

# Without any loss in front of the queue{at}
m-without-any-loss-in-front-1a8zg2 = 队列{ $at }之前没有任何丢包

# Without “{change}”
m-without-change-h474q2 = 去掉“{ $change }”

# {queue} decides it, before the queue is full.
m-queue-decides-it-before-the-tgcvi6 = 由 { $queue } 在队列满之前决定。

# a change of this run asks for it, and no queue.
m-a-change-of-this-run-20vn4n = 由这次运行的一项更改要求，而不是队列。

# Packet {packet} was marked in the low-latency queue, where {waiting#packet|packets} stood behind it: it had waited {waited:span}, longer than that queue’s threshold.
m-packet-packet-was-marked-in-xcyj8f = 分组 { $packet } 在低时延队列中被标记，它后面有 { $waiting } 个分组：它已等待 { $waited }，超过该队列的阈值。

# Packet {packet} was marked in the low-latency queue, where {waiting#packet|packets} stood behind it: it had waited {waited:span}, and the classic queue’s controller asks for marks on p_CL = k p = {chance:percent} here.
m-packet-packet-was-marked-in-6w1fod = 分组 { $packet } 在低时延队列中被标记，它后面有 { $waiting } 个分组：它已等待 { $waited }，而经典队列的控制器在此要求标记 p_CL = k p = { $chance }。

# Packet {packet} was marked in the classic queue, with {waiting#packet|packets} behind it: its controller (PI2) asks for p_C = p² = {chance:percent}, and it can carry a mark; it had waited {waited:span}.
m-packet-packet-was-marked-in-dlrgjt = 分组 { $packet } 在经典队列中被标记，它后面有 { $waiting } 个分组：其控制器（PI2）要求 p_C = p² = { $chance }，而它能携带标记；它已等待 { $waited }。

# Packet {packet} was dropped in the classic queue, with {waiting#packet|packets} behind it: its controller (PI2) asks for p_C = p² = {chance:percent}; it had waited {waited:span}.
m-packet-packet-was-dropped-in-pfm938 = 分组 { $packet } 在经典队列中被丢弃，它后面有 { $waiting } 个分组：其控制器（PI2）要求 p_C = p² = { $chance }；它已等待 { $waited }。

# Packet {packet} was dropped in the low-latency queue, where {waiting#packet|packets} stood behind it: both queues are overloaded, every packet that passes here is marked already, and p_C = {chance:percent} is dropped.
m-packet-packet-was-dropped-in-2kim18 = 分组 { $packet } 在低时延队列中被丢弃，它后面有 { $waiting } 个分组：两个队列都过载，这里通过的每个分组都已被标记，并以 p_C = { $chance } 丢弃。

# s is less than 1, for the round trip is shorter than the one it acts like.
m-s-is-less-than-1-ecu9z4 = s 小于 1，因为往返时间短于它所模仿的值。

# the window is at most its bound, {cap:.2}: what a probe or a round trip with losses had in flight, less some room for others.
m-the-window-is-at-most-z1a4m3 = 窗口至多为其上限 { $cap }：有丢包的探测或 RTT 的在途量，再减去为其他流留出的空间。

# in the first round after a loss one packet goes for each that arrives: the window stays {after:.2}.
m-in-the-first-round-after-08123t = 丢包之后的第一轮，每到达一个分组就发一个：窗口保持 { $after }。

# in the first round after a loss one packet goes for each that arrives: {inFlight:packets} + {delivered:packets} = {after:.2}.
m-in-the-first-round-after-875prd = 丢包之后的第一轮，每到达一个分组就发一个：{ $inFlight } + { $delivered } = { $after }。

# W + {delivered:packets} delivered, at most the target {target:.1}, which is twice bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1} and room for bursts.
m-w-delivered-packets-delivered-at-ijjzqs = W + 已交付的 { $delivered }，至多为目标 { $target }：带宽 × 最小往返时间 = { $bandwidth } × { $minRtt } = { $product } 的两倍，再加容纳突发的空间。

# below the target {target:.1}: W plus what was delivered, {base:.1} + {delivered:packets} = {after:.2}; bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1}.
m-below-the-target-target-1-6jyatz = 低于目标 { $target }：W 加已交付的量，{ $base } + { $delivered } = { $after }；带宽 × 最小往返时间 = { $bandwidth } × { $minRtt } = { $product }。

# the target {target:.1} is reached: the window stays {after:.2}; bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1}.
m-the-target-target-1-is-v9xth0 = 已达到目标 { $target }：窗口保持 { $after }；带宽 × 最小往返时间 = { $bandwidth } × { $minRtt } = { $product }。

# W + {delivered:packets} delivered, at most the target {target:.1}, which goes by the initial window until there are measurements.
m-w-delivered-packets-delivered-at-ns32q0 = W + 已交付的 { $delivered }，至多为目标 { $target }；有测量之前目标取自初始窗口。

# W plus what was delivered, {base:.1} + {delivered:packets} = {after:.2}; the target {target:.1} goes by the initial window until there are measurements.
m-w-plus-what-was-delivered-pqlaku = W 加已交付的量，{ $base } + { $delivered } = { $after }；有测量之前目标 { $target } 取自初始窗口。

# the target {target:.1} is reached, which goes by the initial window until there are measurements: the window stays {after:.2}.
m-the-target-target-1-is-pf59v6 = 已达到目标 { $target }（有测量之前取自初始窗口）：窗口保持 { $after }。

# W + {delivered:packets} delivered would be less than the least window: it is 4.
m-w-delivered-packets-delivered-would-lcuvqd = W + 已交付的 { $delivered } 会小于最小窗口：取 4。

# while it measures the round trip the window is at most 4.
m-while-it-measures-the-round-duqp75 = 测量往返时间期间，窗口至多为 4。

# It is in {state:word}: the delivery rate had not grown by a quarter in three round trips.
m-it-is-in-state-word-qtdebv = 它处于 { $state }：三个 RTT 内交付速率没有增长四分之一。

# It is in {state:word}: the queue that it had built was gone.
m-it-is-in-state-word-fvjn4p = 它处于 { $state }：它造成的队列已经消失。

# It is in {state:word}: nothing had undercut its smallest round trip for too long.
m-it-is-in-state-word-9zckch = 它处于 { $state }：太久没有比最小往返时间更短的。

# It is in {state:word}: it had measured the smallest round trip anew.
m-it-is-in-state-word-naijt8 = 它处于 { $state }：它已重新测得最小往返时间。

# It is in {state:word}: two to three seconds had passed since the last probe, or as many round trips as a TCP of its window needs to fill the queue.
m-it-is-in-state-word-9sm7gw = 它处于 { $state }：距上次探测已过两到三秒，或相同窗口的 TCP 填满队列所需的 RTT 数。

# It is in {state:word}: for a round trip it had sent at the bandwidth, so that the path was full.
m-it-is-in-state-word-qsyldf = 它处于 { $state }：它已按带宽发送了一个 RTT，路径已满。

# It is in {state:word}: as much was in flight as the last probe had found too much.
m-it-is-in-state-word-twx43y = 它处于 { $state }：在途量已达上次探测发现过多的量。

# It is in {state:word}: the careful probe before had lost little.
m-it-is-in-state-word-bz3aqn = 它处于 { $state }：之前的谨慎探测丢失很少。

# It is in {state:word}: over 2 % of the packets of a round trip were lost.
m-it-is-in-state-word-3t0380 = 它处于 { $state }：一个 RTT 中丢失的分组超过 2 %。

# It is in {state:word}: what had seemed lost had arrived after all.
m-it-is-in-state-word-vkx8x5 = 它处于 { $state }：看似丢失的终究到达了。

# So the mark has been answered already.
m-so-the-mark-has-been-dfgopy = 因此该标记已得到响应。

# {backlog:packets} packets of its own wait in queues; it allows {most:4}.
m-backlog-packets-packets-of-its-dvp15s = 它自己的 { $backlog } 个分组在队列中等待；它允许 { $most } 个。

# Δ = W (1 − baseRTT/RTT) with {shortest:span} at best and {roundTrip:span} now: {backlog:packets} > β = {most:3}: W ← W − 1 = {after:.2}.
m-w-1-basertt-rtt-with-fw3fnz = Δ = W (1 − baseRTT/RTT)，最短 { $shortest }，现在 { $roundTrip }：{ $backlog } > β = { $most }：W ← W − 1 = { $after }。

# Δ = W (1 − baseRTT/RTT) with {shortest:span} at best and {roundTrip:span} now: {backlog:packets} > γ = {most:3}: W ← W − W/8 = {after:.2}.
m-w-1-basertt-rtt-with-25hd09 = Δ = W (1 − baseRTT/RTT)，最短 { $shortest }，现在 { $roundTrip }：{ $backlog } > γ = { $most }：W ← W − W/8 = { $after }。

# after a timeout the window is {left:packets}.
m-after-a-timeout-the-window-uhazv6 = 超时之后窗口为 { $left }。

# after a timeout the window is {left:packets}, and slow start ends at {threshold:packets}, what the law leaves of {cut:.2}.
m-after-a-timeout-the-window-nwp8uz = 超时之后窗口为 { $left }，慢启动到 { $threshold } 结束，即规则从 { $cut } 所留的量。

# after a timeout the window is {left:packets}, and slow start ends at half of {cut:.2}.
m-after-a-timeout-the-window-jyga4r = 超时之后窗口为 { $left }，慢启动到 { $cut } 的一半结束。

# p = {p:3} = {events#loss event|loss events} / {acknowledged:packets} acknowledged in the interval.
m-p-p-3-events-loss-jsm888 = p = { $p } = { $events } 次丢包事件 / 本间隔内确认的 { $acknowledged }。

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}. It rises towards that by at most {before:.1} + {rounds:2} packets per round trip, and not above {ceiling:.1}: {after:.1}.
m-x-1-r-2p-3-aj1afk = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²))，p = { $p }、R = { $rtt }、t₀ = { $t0 } 时得 { $equation }。它向其上升，每个 RTT 至多 { $before } + { $rounds } 个分组，且不超过 { $ceiling }：{ $after }。

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}: X falls to it at once, {after:.1}.
m-x-1-r-2p-3-8izjff = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²))，p = { $p }、R = { $rtt }、t₀ = { $t0 } 时得 { $equation }：X 立即降到它，{ $after }。

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}, and it may be no more than {ceiling:.1}, from the rate received: {after:.1}.
m-x-1-r-2p-3-qwvfy6 = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²))，p = { $p }、R = { $rtt }、t₀ = { $t0 } 时得 { $equation }，且不得超过由接收速率得出的 { $ceiling }：{ $after }。

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}: slow start is over, and X is {after:.1}.
m-x-1-r-2p-3-kyrsvx = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²))，p = { $p }、R = { $rtt }、t₀ = { $t0 } 时得 { $equation }：慢启动结束，X 为 { $after }。
