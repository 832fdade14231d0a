# Responsiveness
m-responsiveness-qpvu64 = 响应性

# Aggressiveness
m-aggressiveness-y59age = 激进性

# Found
m-found-2z6ibj = 找到

# Sawtooth: terms
m-sawtooth-terms-rcrukl = Sawtooth：术语

# The words of congestion control
m-the-words-of-congestion-control-yn1a18 = 拥塞控制的术语

# Find a term
m-find-a-term-pzczwd = 查找术语

# None is called so.
m-none-is-called-so-9b3rui = 没有叫这个名字的。

# Slow start
m-slow-start-mu3u8k = 慢启动

# All terms
m-all-terms-hdcwf3 = 所有术语

# Duplicate ACK
m-duplicate-ack-2qtepr = 重复 ACK

# Fast retransmit
m-fast-retransmit-0muf3s = 快速重传

# Fast recovery
m-fast-recovery-2fwbtq = 快速恢复

# Proportional rate reduction (PRR)
m-proportional-rate-reduction-prr-3temru = 比例速率降低（PRR）

# Retransmission
m-retransmission-n5hppo = 重传

# Timeout
m-timeout-0b0pwo = 超时

# RACK and TLP
m-rack-and-tlp-xtnkm7 = RACK 与 TLP

# Loss event
m-loss-event-humr22 = 丢包事件

# Loss event rate (p)
m-loss-event-rate-p-qe6yj3 = 丢包事件率（p）

# Random loss
m-random-loss-drh8e1 = 随机丢包

# Burst loss
m-burst-loss-act1ck = 突发丢包

# Links and queues
m-links-and-queues-lon95p = 链路与队列

# Queue, buffer
m-queue-buffer-aex1wu = 队列，缓冲区

# Queueing delay
m-queueing-delay-ou9gcf = 排队时延

# Bufferbloat
m-bufferbloat-amxxfv = 缓冲膨胀（bufferbloat）

# Queue of two (DualPI2)
m-queue-of-two-dualpi2-on175v = 双队列（DualPI2）

# Global synchronization
m-global-synchronization-27j8u6 = 全局同步

# Sending
m-sending-0me6zt = 发送

# Packet (MSS)
m-packet-mss-d8yzdd = 分组（MSS）

# Round trip (RTT)
m-round-trip-rtt-8e063b = 往返时间（RTT）

# Window (cwnd)
m-window-cwnd-wmh5d8 = 窗口（cwnd）

# ACK clocking
m-ack-clocking-7kvhio = ACK 时钟

# Congestion avoidance
m-congestion-avoidance-ea932o = 拥塞避免

# Saw tooth
m-saw-tooth-1amczs = 锯齿

# Binomial schemes (SQRT, IIAD)
m-binomial-schemes-sqrt-iiad-90sw1g = 二项式方案（SQRT、IIAD）

# Equation-based control (TFRC)
m-equation-based-control-tfrc-dpbt80 = 基于方程的控制（TFRC）

# Bandwidth–delay product (BDP)
m-bandwidth-delay-product-bdp-8mzpjs = 带宽时延积（BDP）

# What flows get
m-what-flows-get-w2fk56 = 各流所得

# Utilization
m-utilization-kn2z8f = 利用率

# Fair share
m-fair-share-wsmb64 = 公平份额

# Fairness index (Jain)
m-fairness-index-jain-93lepp = 公平指数（Jain）

# TCP-friendly
m-tcp-friendly-t5stbo = TCP 友好

# Smoothness (CoV)
m-smoothness-cov-jy00t3 = 平滑度（变异系数）

# Square wave
m-square-wave-rystwz = 方波

# ON/OFF source
m-on-off-source-qpqnsr = 开关型流量源

# One transfer from a sender to a receiver, with a window or a rate of its own. Flows that cross the same bottleneck share it, and none is told how many there are.
m-one-transfer-from-a-sender-ljyisg = 从一个发送方到一个接收方的一次传输，有自己的窗口或速率。经过同一瓶颈的流分享它，谁也不被告知有多少条流。

# The unit in which data travel. A sender cuts its data into packets of one size; TCP calls the largest size its MSS. Windows and queues are counted in packets.
m-the-unit-in-which-data-x405jo = 数据传送的单位。发送方把数据切成大小相同的分组；其最大长度在 TCP 中称为 MSS。窗口和队列都以分组计。

# The receiver’s short answer: all packets up to this one have come. It tells the sender that packets have left the network, so that new ones may go.
m-the-receiver-s-short-answer-f29ib5 = 接收方的简短应答：到此为止的所有分组都已到达。它告诉发送方有分组离开了网络，因此可以发新的。

# The time from sending a packet until its ACK is back: the delay of the path both ways and the wait in queues. Windows change once in a round trip, so a flow with a short one acts more often.
m-the-time-from-sending-a-q35yct = 从发送一个分组到其 ACK 返回的时间：去程与回程路径的时延加上排队等待。窗口每个 RTT 改变一次，因此往返时间短的流调整得更频繁。

# How many packets a sender may have under way, sent and not yet acknowledged. The congestion window, cwnd, sets the rate: about one window is sent in each round trip.
m-how-many-packets-a-sender-ipmusr = 发送方可以有多少分组在途：已发送而未确认。拥塞窗口 cwnd 决定速率：每个 RTT 大约发送一个窗口。

# While a window stays as it is, each ACK lets one packet out. ACKs come back at the pace of the bottleneck, so the sender keeps that pace.
m-while-a-window-stays-as-l01xfz = 窗口不变时，每个 ACK 放行一个分组。ACK 以瓶颈的节奏返回，因此发送方也保持该节奏。

# A timer lets packets out at even distances, where else they would leave in bursts as ACKs come in. Rate-based schemes and BBR pace; queues then jump less.
m-a-timer-lets-packets-out-mo4oup = 计时器以均匀间隔放行分组，否则它们会随 ACK 的到来成串发出。基于速率的方案和 BBR 都这样做，因此队列的波动较小。

# How a flow begins, and begins again after a timeout: each ACK adds one packet to the window, which so doubles in every round trip, until a packet is lost or ssthresh is reached.
m-how-a-flow-begins-and-qwte7j = 流如何开始，以及超时之后如何重新开始：每个 ACK 使窗口加一个分组，于是每个 RTT 加倍，直到丢失一个分组或达到 ssthresh。

# How many packets a flow sends before the first ACK of its data comes back. It was one or two; systems of today send ten (RFC 6928), so that short transfers take fewer round trips.
m-how-many-packets-a-flow-ud18i2 = 流在其数据的第一个 ACK 返回之前发送多少分组。过去是一两个；如今的系统发送十个（RFC 6928），使短传输需要更少的 RTT。

# Hybrid slow start, of Linux’ CUBIC: slow start ends before the buffer overflows, once the ACKs of a round come in one train for half a round trip, or once even the shortest round trip grows.
m-hybrid-slow-start-of-linux-a3ng8j = 混合慢启动，用于 Linux 的 CUBIC：在缓冲区溢出之前结束慢启动，即当一轮的 ACK 连成一串达半个 RTT，或连最短的往返时间也增长时。

# The slow-start threshold: the window at which doubling ends and slow growth begins. At a loss TCP sets it to half of what is under way.
m-the-slow-start-threshold-the-uxo9db = 慢启动阈值：加倍结束、缓慢增长开始时的窗口。丢包时 TCP 将其设为在途量的一半。

# The careful growth after slow start. TCP adds about one packet to its window in each round trip, and so looks slowly for bandwidth until a packet is lost.
m-the-careful-growth-after-slow-c6ckyw = 慢启动之后的谨慎增长。TCP 每个 RTT 约给窗口加一个分组，缓慢地寻找带宽，直到丢失一个分组。

# Additive increase, multiplicative decrease: add a constant to the window in each round trip, cut it by a fixed part at a loss. TCP adds one packet and halves. Shares of flows that do so draw together.
m-additive-increase-multiplicative-decrease-add-jyp04y = 加性增、乘性减：每个 RTT 给窗口加一个常数，丢包时削减固定比例。TCP 加一个分组并减半。这样做的流，其份额会彼此接近。

# The picture of a window under AIMD: it climbs along a line until a packet is lost, is cut at once, and climbs again.
m-the-picture-of-a-window-4ps2n6 = AIMD 下窗口的图像：沿直线上升，直到丢失一个分组，立即被削减，然后再次上升。

# Rules that add a/Wᵏ to the window W in a round trip and cut it by b·Wˡ at a loss. AIMD has k=0, l=1. Those with k+l=1 are TCP-friendly: SQRT has ½ and ½, IIAD 1 and 0.
m-rules-that-add-a-w-ovtdfa = 每个 RTT 给窗口 W 加 a/Wᵏ、丢包时削减 b·Wˡ 的规则。AIMD 为 k=0，l=1。k+l=1 者 TCP 友好：SQRT 为 ½ 和 ½，IIAD 为 1 和 0。

# The sender computes its rate by a formula for TCP’s throughput from the loss event rate p and the round trip R; for rare losses it is near 1.22 packets over R√p. The rate changes gently.
m-the-sender-computes-its-rate-bx31uv = 发送方按 TCP 吞吐量公式，由丢包事件率 p 和往返时间 R 计算速率；丢包稀少时约为 1.22 个分组除以 R√p。速率变化平缓。

# What fits into a path while its queue is empty: link rate times round trip. A smaller window leaves the link idle; what a window has above it waits in the queue.
m-what-fits-into-a-path-hxxdow = 队列为空时路径能容纳多少：链路速率乘以往返时间。较小的窗口使链路空闲；窗口超出的部分在队列中等待。

# An ACK that asks once more for the same packet: a later one has come while this one is missing. Three in a row tell the sender that it is lost.
m-an-ack-that-asks-once-ikunn5 = 再次请求同一分组的 ACK：后面的已到而这一个缺失。连续三个告诉发送方它已丢失。

# At the third duplicate ACK the sender repeats the missing packet at once and does not wait for its timer. The loss costs about one round trip, and a cut of the window.
m-at-the-third-duplicate-ack-kjo823 = 收到第三个重复 ACK 时，发送方立即重传缺失的分组，而不等待计时器。这次丢包的代价约为一个 RTT 和一次窗口削减。

# What follows a fast retransmit: until the holes are filled, ACKs that still come in let further packets out. The flow goes on at its cut window and does not begin again from one packet, as Tahoe did.
m-what-follows-a-fast-retransmit-tst4ba = 快速重传之后：在缺口填满之前，仍到来的 ACK 放行更多分组。流以削减后的窗口继续，而不像 Tahoe 那样从一个分组重新开始。

# How the window comes down after a loss: as many packets go for those that arrive as are to be kept of it (RFC 6937). Without it, none goes until the window has room.
m-how-the-window-comes-down-pb8mvh = 丢包之后窗口如何下降：按应保留的比例，随到达的分组发出相应数量（RFC 6937）。没有它，在窗口有空间之前一个也不发。

# Selective acknowledgement: ACKs also list which later packets have come. The sender sees every hole at once and repeats only those, even if many packets of one window are lost.
m-selective-acknowledgement-acks-also-list-c3d4lv = 选择性确认：ACK 还列出哪些后面的分组已到达。发送方一次看到所有缺口，只重传这些，即使一个窗口丢了许多分组。

# A packet that is sent again because the first one counts as lost. It takes its place on the link like any other; the receiver has a use for one copy only.
m-a-packet-that-is-sent-q48tdk = 因前一个被视为丢失而再次发送的分组。它像其他分组一样占用链路；接收方只需要一份。

# No ACK has come for a whole RTO. The sender takes all that is under way for lost and begins with slow start from one packet. Each further one in a row doubles the wait.
m-no-ack-has-come-for-9yaj9e = 整个 RTO 内没有 ACK 到来。发送方认为所有在途的都已丢失，从一个分组开始慢启动。此后每再超时一次，等待加倍。

# Retransmission timeout: how long a sender waits for an ACK before it sends a packet again. It follows measured round trips and their variation, not below a least value; at first it is 1 s (RFC 6298; ns-2: 3 s).
m-retransmission-timeout-how-long-a-jgmuhz = 重传超时：发送方在重发分组之前等待 ACK 多久。它跟随测得的往返时间及其变化，不低于最小值；起初为 1 s（RFC 6298；ns-2：3 s）。

# Losses found by time (RFC 8985). RACK: a packet is lost once a later one has arrived and it is a quarter of a round trip overdue. TLP: when nothing comes back, one more packet goes as a probe.
m-losses-found-by-time-rfc-too1bq = 按时间发现的丢失（RFC 8985）。RACK：后面的已到达，且逾期四分之一往返时间，就判定丢失。TLP：什么都不返回时，再发一个分组作为探测。

# One packet or more lost within one round trip. They are one sign of congestion: the sender cuts once for all of them.
m-one-packet-or-more-lost-bc3xj1 = 一个 RTT 之内丢失的一个或多个分组。它们是拥塞的一个信号：发送方为全部只削减一次。

# Loss events over packets sent. Its inverse is the mean loss interval, the packets from one event to the next. Formulas for TCP’s rate begin with it.
m-loss-events-over-packets-sent-aos8pc = 丢包事件数除以发送的分组数。其倒数是平均丢包间隔，即两次事件之间的分组数。TCP 速率公式以它为起点。

# Each packet is lost with the same chance, with a full queue or an empty one, as on a bad radio link. Such a loss is no sign of congestion, but TCP takes it for one.
m-each-packet-is-lost-with-dsec26 = 每个分组以相同概率丢失，无论队列是满是空，如在差的无线链路上。这种丢包不是拥塞信号，但 TCP 把它当作拥塞。

# Losses that come close together. The Gilbert–Elliott model switches by chance between a good and a bad state, each with a loss rate of its own.
m-losses-that-come-close-together-yfga2n = 接连发生的丢包。Gilbert–Elliott 模型在好坏两个状态之间随机切换，各有自己的丢包率。

# The link of a path that sets the pace: packets reach it faster than it can send them, and wait in front of it. At the other links they hardly wait.
m-the-link-of-a-path-7ojozt = 路径中决定节奏的链路：分组到达比它能发送的更快，在它前面等待。在其他链路上几乎不等待。

# How many bits per second a link sends; also called its bandwidth or capacity. At 10 Mbit/s a packet of 1000 bytes takes 0.8 ms.
m-how-many-bits-per-second-ngf7hy = 链路每秒发送多少比特；也称带宽或容量。在 10 Mbit/s 时，1000 字节的分组用时 0.8 ms。

# Where packets wait before a link sends them. The buffer is the room, the queue what waits in it. It evens out bursts; when it is full, or sooner by its rule, packets are dropped.
m-where-packets-wait-before-a-r0fce1 = 分组在链路发送之前等待之处。缓冲区是空间，队列是其中等待的分组。它平滑突发；满时，或按规则更早，就丢弃分组。

# How long a packet waits in a queue: the bits in front of it over the link rate. It is part of the round trip that senders measure.
m-how-long-a-packet-waits-n0d5cd = 分组在队列中等待多久：它前面的比特数除以链路速率。它是发送方所测往返时间的一部分。

# Long waits in a buffer much too large: TCP sees no loss until it is full, so a long queue stays in it. Throughput hardly gains, but calls and games beside it suffer.
m-long-waits-in-a-buffer-ygn2ey = 在过大的缓冲区中长时间等待：缓冲区满之前 TCP 看不到丢失，因此长队列一直存在。吞吐量几乎没有增加，旁边的通话和游戏却受害。

# The simplest rule for a queue: take packets as long as there is room, and drop what comes while it is full.
m-the-simplest-rule-for-a-v1fgep = 最简单的队列规则：有空间就接收分组，满时到来的就丢弃。

# Active queue management: a rule that drops or marks before the queue is full, to keep the wait short and to tell senders one after the other. RED, CoDel and PIE are such rules.
m-active-queue-management-a-rule-wvtd51 = 主动队列管理：在队列满之前丢弃或标记的规则，使等待保持较短，并逐个告知发送方。RED、CoDel 和 PIE 都是这样的规则。

# Random early detection: drop or mark a packet that arrives by a chance that grows with the average queue. Senders slow down one by one before the queue is full.
m-random-early-detection-drop-or-nz0fu3 = 随机早期检测：以随平均队列增长的概率丢弃或标记到达的分组。在队列满之前，发送方逐个减速。

# Controlled delay: if packets have waited longer than a target (5 ms) for a whole interval (100 ms), drop one at the head of the queue, and then ever sooner the next, until the wait is short again.
m-controlled-delay-if-packets-have-mw79o4 = 受控时延：若分组在整个间隔（100 ms）内都等待超过目标（5 ms），就从队首丢弃一个，然后越来越快地丢弃下一个，直到等待重新变短。

# Proportional Integral controller Enhanced: many times a second it corrects its chance to drop, by how far the queueing delay is from its target and by whether it grows.
m-proportional-integral-controller-enhanced-many-66wa9y = 增强的比例积分控制器：每秒多次按排队时延与目标的距离以及是否增长来修正丢弃概率。

# Explicit congestion notification: a queue marks a packet where it would have dropped it, the receiver reports the mark, and the sender cuts its window as for a loss. Nothing has to be sent again.
m-explicit-congestion-notification-a-queue-d8apmn = 显式拥塞通知：队列在本应丢弃之处给分组打上标记，接收方报告标记，发送方像丢包时那样削减窗口。无需重传任何内容。

# Low latency, low loss, scalable throughput: senders that answer marks in proportion say so on their packets, ECT(1). A queue can then mark them at once and often, and keep their wait at about a millisecond.
m-low-latency-low-loss-scalable-lxusyk = 低时延、低丢包、可扩展吞吐量：按比例响应标记的发送方在分组上声明 ECT(1)。队列于是可以立即且经常标记它们，使等待保持在约一毫秒。

# Two queues on one link: scalable senders’ packets wait in the low-latency queue, all others in the classic one. One controller drops there with p² and marks here with 2p, so that flows get about as much.
m-two-queues-on-one-link-ngynj1 = 一条链路上的两个队列：可扩展发送方的分组在低时延队列等待，其他都在经典队列。一个控制器在后者以 p² 丢弃，在前者以 2p 标记，使各流所得大致相同。

# ACKs that count marked packets, where plain ECN says only that there was one. A sender that answers marks in proportion needs it: with delayed ACKs one bit hides every second mark.
m-acks-that-count-marked-packets-pd1n7a = 对被标记分组计数的 ACK，而普通 ECN 只说有过一个。按比例响应的发送方需要它：在延迟 ACK 下，一个比特会掩盖每两个标记中的一个。

# Many flows lose packets in the same overflow, cut together, leave the link idle together, and climb together again. Drop-tail queues bring it about; RED’s chance breaks it up.
m-many-flows-lose-packets-in-skwi7b = 许多流在同一次溢出中丢失分组，一同削减，一同让链路空闲，又一同增长。队尾丢弃（drop-tail）的队列会造成这种现象，RED 的随机性会打破它。

# The path from the receivers back to the senders, which ACKs take. If it is full, ACKs wait, come in clumps or are lost, and senders lose their even pace.
m-the-path-from-the-receivers-34a11i = 从接收方返回发送方、ACK 所走的路径。若它已满，ACK 就会等待、成团到来或丢失，发送方失去均匀的节奏。

# What a flow gets through per second, in Mbit/s, averaged over some time. Over a round trip it jumps, over minutes it hardly moves: always say over how long.
m-what-a-flow-gets-through-g6h4e8 = 一条流每秒通过多少，以 Mbit/s 计，按一段时间平均。按一个 RTT 平均它起伏很大，按几分钟平均它几乎不动：因此总要说明平均多久。

# Throughput that is of use to the receiver: a packet that was sent twice counts once, and headers do not count.
m-throughput-that-is-of-use-8kjs5n = 对接收方有用的吞吐量：发送两次的分组只算一次，首部不计。

# The part of the link rate that is used, over some time. Below 100 % there were moments in which the link had nothing to send.
m-the-part-of-the-link-iyoggn = 一段时间内链路速率被使用的比例。低于 100 % 说明链路有时无可发送。

# What each flow would get if all that share a bottleneck got the same: its rate over their number.
m-what-each-flow-would-get-r8gybl = 若分享瓶颈的所有流所得相同，每条流会得到多少：瓶颈速率除以流数。

# Of n flows that get x: (Σx)² / (n Σx²). It is 1 if all get the same, and 1/n if one gets all. Over short times it is lower, as saw teeth differ.
m-of-n-flows-that-get-fgzr3r = 对所得为 x 的 n 条流：(Σx)² / (n Σx²)。全部相同为 1，一条全得为 1/n。时间短时它较低，因为锯齿各不相同。

# A flow that in the long run gets no more than TCP would with the same loss event rate and round trip; also called TCP-compatible. If it gets no less either, it is TCP-equivalent. Smoother schemes are built so.
m-a-flow-that-in-the-nrtpkr = 长期所得不多于在相同丢包事件率和往返时间下的 TCP 的流；也称 TCP 兼容。若也不更少，则为 TCP 等价。更平滑的方案据此构造。

# Coefficient of variation: the standard deviation of a flow’s rate over its mean. 0 is perfectly smooth; a saw tooth that climbs from half to full has 0.19.
m-coefficient-of-variation-the-standard-e54opz = 变异系数：流的速率的标准差除以平均。0 为完全平滑；从一半升到满的锯齿为 0.19。

# How soon a scheme slows down while congestion lasts: the number of round trips until its rate is half. TCP needs one.
m-how-soon-a-scheme-slows-clum9r = 拥塞持续时方案多快减速：速率减半所需的 RTT 数。TCP 需要一个。

# How fast a scheme takes bandwidth that has become free: the most by which it raises its rate in one round trip while nothing is lost. TCP adds one packet.
m-how-fast-a-scheme-takes-dybulv = 方案多快占用空出的带宽：无丢包时一个 RTT 内速率至多提高多少。TCP 加一个分组。

# The windows of two flows, or their rates, against each other, one point per moment. On the diagonal they are equal; equal windows are equal shares if the round trips are. On the falling line they fill the link together.
m-the-windows-of-two-flows-wx3nsw = 两条流的窗口或速率相互对照，每一时刻一个点。在对角线上它们相等；往返时间相等时，窗口相等即份额相等。在下降的直线上它们共同填满链路。

# Constant bit rate: a source that sends evenly and does not slow down when packets are lost, like plain UDP. Flows that adapt share what it leaves.
m-constant-bit-rate-a-source-q57elk = 恒定比特率：均匀发送、分组丢失时不减速的流量源，如普通 UDP。会适应的流分享它剩下的。

# A source that sends at one rate, then at another, often none, in turn. It shows how fast schemes give bandwidth up and take it back.
m-a-source-that-sends-at-a5d3af = 以一个速率、再以另一个速率（常为零）交替发送的流量源。它显示方案让出和取回带宽有多快。

# A source that sends at its rate for a time that chance draws, is silent for another, and so on. Many of them together look like traffic of the web.
m-a-source-that-sends-at-2evxsd = 在随机时长内以其速率发送、再静默随机时长、如此往复的流量源。许多个合在一起就像网页流量。

# The number from which all chance of a run is drawn. The same scenario with the same seed gives the same run, to the last bit; another seed gives another of its kind.
m-the-number-from-which-all-ao70s5 = 运行中一切随机性的来源数字。同一情景同一种子给出同样的运行，直到最后一个比特；另一个种子给出同类的另一次。

# Wherever one of them stands in the playground with dots under it, rest on it or press it to read what it means.
m-wherever-one-of-them-stands-j3fwzw = 实验场中凡是带虚点下划线的术语，停在上面或点按，即可看到它的含义。

# Pacing
m-pacing-iq46y5 = 平滑发送（pacing）

# Goodput
m-goodput-ix7wwp = 有效吞吐量（goodput）

# CBR
m-cbr-es71ly = CBR（恒定比特率）

# Accurate ECN (AccECN)
m-accurate-ecn-accecn-nmhuav = 精确 ECN（AccECN）

# There is no term “{name}”.
m-there-is-no-term-name-qqpe3i = 没有术语“{ $name }”。

# See it: {name}
m-see-it-name-bumpwe = 查看：{ $name }

# 1 term
m-1-term-orrnfy = 1 个术语

# {count} terms
m-count-terms-oherrz = { $count } 个术语
