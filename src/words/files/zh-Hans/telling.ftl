# Packet {packet} of {flow} is lost because a change asks for it.
m-packet-packet-of-flow-is-h0ur89 = { $flow } 的分组 { $packet } 因某项更改的要求而丢失。

# Packet {packet} of {flow} is marked because a change asks for it.
m-packet-packet-of-flow-is-vd0x5r = { $flow } 的分组 { $packet } 因某项更改的要求而被标记。

# Press Play, and the run begins.
m-press-play-and-the-run-599oqd = 按“播放”，运行就开始。

# All is repaired: the window of {flow} opens again.
m-all-is-repaired-the-window-b8qwl1 = 全部修复：{ $flow } 的窗口重新增大。

# The queue is full: the next packet to come falls.
m-the-queue-is-full-the-qf8yqd = 队列已满：下一个到来的分组将被丢弃。

# More comes than the link can send: packets wait in the queue.
m-more-comes-than-the-link-emm0xw = 到来的分组多于链路所能发送的：分组在队列中等待。

# {Flow} sends what its application writes: its window of {window:packets} is not used up.
m-flow-sends-what-its-application-ujg4jt = { $Flow } 发送其应用写入的数据：{ $window } 个分组的窗口没有用满。

# {Flow} has stopped.
m-flow-has-stopped-gtvqii = { $Flow } 已停止。

# {Flow} has not started yet.
m-flow-has-not-started-yet-ihcnln = { $Flow } 尚未开始。

# {Flow} does not know yet that packet {lost} is gone.
m-flow-does-not-know-yet-5u29m2 = { $Flow } 还不知道分组 { $lost } 已丢失。

# {Flow} sends.
m-flow-sends-lpgo2c = { $Flow } 在发送。

# {Flow}: {cuts} cuts in the last {span} s: {counts}.
m-flow-cuts-cuts-in-the-xrrgta = { $Flow }：最近 { $span } s 内削减 { $cuts } 次：{ $counts }。

# {Flow}: {lost#packet|packets} dropped or lost in the last {span} s.
m-flow-lost-packet-packets-dropped-wl3nh3 = { $Flow }：最近 { $span } s 内有 { $lost } 个分组被丢弃或丢失。

# {Flow}: {marked#packet|packets} marked in the last {span} s.
m-flow-marked-packet-packets-marked-89k5n8 = { $Flow }：最近 { $span } s 内有 { $marked } 个分组被标记。

# {Flow}: {lost#packet|packets} dropped or lost, {marked#packet|packets} marked in the last {span} s.
m-flow-lost-packet-packets-dropped-ebyvrl = { $Flow }：最近 { $span } s 内有 { $lost } 个分组被丢弃或丢失，{ $marked } 个被标记。

# 1 {reason?full queue|early drop|loss on the way|mark|loss|silence|timeout|other}
m-1-reason-full-queue-early-oykv3t = { $reason ->
    [0] 队列满
    [1] 提前丢弃
    [2] 途中丢失
    [3] 标记
    [4] 丢失
    [5] 无应答
    [6] 超时
   *[other] 其他
  } 1 次

# {count} {reason?full queue|early drops|loss on the way|marks|losses|silence|timeouts|other}
m-count-reason-full-queue-early-8pmfa8 = { $reason ->
    [0] 队列满
    [1] 提前丢弃
    [2] 途中丢失
    [3] 标记
    [4] 丢失
    [5] 无应答
    [6] 超时
   *[other] 其他
  } { $count } 次

# {Flow} reaches its threshold: slow start is over.
m-flow-reaches-its-threshold-slow-odunac = { $Flow } 达到阈值：慢启动结束。

# Another flow joins: {sending} share the link now.
m-another-flow-joins-sending-share-bktr5j = 又有一条流加入：现在 { $sending } 条共享链路。

# {joined} more flows join: {sending} share the link now.
m-joined-more-flows-join-sending-2gpe3q = 又有 { $joined } 条流加入：现在 { $sending } 条共享链路。

# Packet {packet} of {flow} falls: the queue holds {waiting} of {limit}.
m-packet-packet-of-flow-falls-r2mf79 = { $flow } 的分组 { $packet } 被丢弃：队列中有 { $waiting } 个，上限 { $limit }。

# {Queue} drops packet {packet} of {flow}: {waiting} wait.
m-queue-drops-packet-packet-of-n81qun = { $Queue } 丢弃 { $flow } 的分组 { $packet }：{ $waiting } 个在等待。

# {queue} drops packet {packet} at the head: it waited {waited:seconds}.
m-queue-drops-packet-packet-at-9ob99m = { $queue } 在队首丢弃分组 { $packet }：它等待了 { $waited }。

# Packet {packet} of {flow} is lost on the way, not in the queue.
m-packet-packet-of-flow-is-o83j5j = { $flow } 的分组 { $packet } 在途中丢失，不是在队列中。

# {queue} marks packet {packet} of {flow}: {waiting} wait.
m-queue-marks-packet-packet-of-9th38z = { $queue } 标记 { $flow } 的分组 { $packet }：{ $waiting } 个在等待。

# {queue} marks packet {packet}: it waited {waited:seconds}.
m-queue-marks-packet-packet-it-g99h3y = { $queue } 标记分组 { $packet }：它等待了 { $waited }。

# An ACK of {flow} is dropped.
m-an-ack-of-flow-is-rhjkfw = { $flow } 的一个 ACK 被丢弃。

# Packet {packet} of {flow} waits.
m-packet-packet-of-flow-waits-x5irpg = { $flow } 的分组 { $packet } 在等待。

# The buffer is full, mostly of {flow}: packet {packet} falls from its head.
m-the-buffer-is-full-mostly-hrzagi = 缓冲区已满，大多属于 { $flow }：分组 { $packet } 从其队首被丢弃。

# The low-latency queue marks packet {packet}: it waited {waited:seconds}.
m-the-low-latency-queue-marks-1gjqb0 = 低时延队列标记分组 { $packet }：它等待了 { $waited }。

# The low-latency queue marks packet {packet}: for the classic queue’s wait it marks {chance:chance}.
m-the-low-latency-queue-marks-siqko9 = 低时延队列标记分组 { $packet }：因经典队列的等待，标记概率为 { $chance }。

# The classic queue marks packet {packet}, by a chance of {chance:chance}.
m-the-classic-queue-marks-packet-53q5qc = 经典队列以概率 { $chance } 标记分组 { $packet }。

# The classic queue drops packet {packet}, by a chance of {chance:chance}.
m-the-classic-queue-drops-packet-6xgi3s = 经典队列以概率 { $chance } 丢弃分组 { $packet }。

# The low-latency queue is overloaded and drops packet {packet}.
m-the-low-latency-queue-is-auq0qg = 低时延队列过载，丢弃分组 { $packet }。

# The answer to packet {packet} of {flow} is marked on its way back.
m-the-answer-to-packet-packet-ynsp8n = 对 { $flow } 的分组 { $packet } 的应答在返回途中被标记。

# The queue is full: packet {packet} of {flow} falls from its head.
m-the-queue-is-full-packet-hiqv6h = 队列已满：{ $flow } 的分组 { $packet } 从队首被丢弃。

# The window opens by {alpha:steps} each round trip, set at the cut.
m-the-window-opens-by-alpha-7swo6d = 窗口每个 RTT 增大 { $alpha }，该值在削减时确定。

# The window opens by up to {a:steps} each round trip.
m-the-window-opens-by-up-lj93ca = 窗口每个 RTT 至多增大 { $a }。

# Startup: {flow} sends ever faster, until the bandwidth stops growing.
m-startup-flow-sends-ever-faster-eko6um = 起步：{ $flow } 发送越来越快，直到带宽不再增长。

# 5 s without a shorter round trip: {flow} halves what is in flight.
m-5-s-without-a-shorter-dg89q6 = 5 s 内没有更短的往返时间：{ $flow } 将在途量减半。

# The window of {window:packets} opens by {step:steps} each round trip.
m-the-window-of-window-packets-czmbz5 = { $window } 个分组的窗口每个 RTT 增大 { $step }。

# {Flow} returns to {plateau:packets} packets, ever more slowly.
m-flow-returns-to-plateau-packets-u7yxoc = { $Flow } 回到 { $plateau } 个分组，越来越慢。

# {Flow} is past {plateau:packets} packets and probes faster and faster.
m-flow-is-past-plateau-packets-a6wwpc = { $Flow } 已超过 { $plateau } 个分组，探测越来越快。

# The window opens by one packet each round trip.
m-the-window-opens-by-one-2a4lbs = 窗口每个 RTT 增大一个分组。

# A hand sets the rate of {flow}.
m-a-hand-sets-the-rate-xxxv0k = { $flow } 的速率由人手动设定。

# A hand sets the window of {flow}.
m-a-hand-sets-the-window-fpdch2 = { $flow } 的窗口由人手动设定。

# Its packets wait {queueing:seconds}, below its target: the window of {flow} opens.
m-its-packets-wait-queueing-seconds-96vagu = 分组等待 { $queueing }，低于目标：{ $flow } 的窗口增大。

# Its packets wait {queueing:seconds}, above its target: the window of {flow} closes.
m-its-packets-wait-queueing-seconds-wh8tsw = 分组等待 { $queueing }，高于目标：{ $flow } 的窗口减小。

# {percent:packets} % of late were marked: {flow} cuts by half of that, {before:pair} to {after:pair}.
m-percent-packets-of-late-were-gjpyod = 最近 { $percent } % 的分组被标记：{ $flow } 按其一半削减，从 { $before } 到 { $after }。

# The round trip is short: the window opens by {scale:steps} in each, as a longer one would in as much time.
m-the-round-trip-is-short-l2iy5d = 往返时间很短：窗口每个 RTT 增大 { $scale }，与往返时间较长者在同样时间内的增量一样。

# {Flow} adds {a:steps} per round trip while nothing is lost.
m-flow-adds-a-steps-per-vvzrgl = 没有丢包时，{ $Flow } 每个 RTT 增加 { $a }。

# The window opens faster the longer nothing is lost.
m-the-window-opens-faster-the-7tg79x = 没有丢包的时间越长，窗口增大越快。

# A number is missing at the receiver: {flow} waits for three more.
m-a-number-is-missing-at-3ju2oi = 接收方缺少一个编号：{ $flow } 再等三个。

# The receiver of {flow} imagines a TCP window; its average sets the rate.
m-the-receiver-of-flow-imagines-9fd6hv = { $flow } 的接收方假想一个 TCP 窗口；其平均决定速率。

# Packet {packet} is marked: the imagined window falls, {before:pair} to {after:pair}.
m-packet-packet-is-marked-the-a6y0r4 = 分组 { $packet } 被标记：假想的窗口从 { $before } 降到 { $after }。

# Slow start: {flow} doubles its rate, at most once a round trip.
m-slow-start-flow-doubles-its-wjcsdx = 慢启动：{ $flow } 的速率加倍，每个 RTT 至多一次。

# One loss event in {every:packets} packets: the equation allows {equation:packets} packets/s.
m-one-loss-event-in-every-yqu585 = 每 { $every } 个分组一次丢包事件：方程允许 { $equation } 分组/s。

# Packet {packet} ends the start-up: {flow} halves, {before:pair} to {after:pair} packets/s.
m-packet-packet-ends-the-start-2cxg9a = 分组 { $packet } 结束起步：{ $flow } 减半，从 { $before } 到 { $after } 分组/s。

# Start-up: the rate doubles every round trip until a loss.
m-start-up-the-rate-doubles-yvy6fy = 起步：速率每个 RTT 加倍，直到丢包。

# {Flow} keeps {rate:packets} packets/s until {interval:4} s are over.
m-flow-keeps-rate-packets-packets-7rssf5 = { $Flow } 保持 { $rate } 分组/s，直到 { $interval } s 结束。

# Nothing comes back: {flow} halves its rate, {before:pair} to {after:pair} packets/s.
m-nothing-comes-back-flow-halves-ptuts4 = 没有任何应答返回：{ $flow } 速率减半，从 { $before } 到 { $after } 分组/s。

# {Flow} watches the round trip and keeps few packets queued.
m-flow-watches-the-round-trip-j5tukl = { $Flow } 观察往返时间，只让少量分组排队。

# The bandwidth no longer grows: {flow} drains the queue it made.
m-the-bandwidth-no-longer-grows-s0g4te = 带宽不再增长：{ $flow } 排空自己造成的队列。

# {rttWindow:4} s without a shorter round trip: {flow} drains the pipe.
m-rttwindow-4-s-without-a-vi0gq3 = { $rttWindow } s 内没有更短的往返时间：{ $flow } 排空路径。

# {Flow} has measured the round trip anew, and sends on.
m-flow-has-measured-the-round-rnnbih = { $Flow } 重新测得往返时间，继续发送。

# It is time to look for more bandwidth: {flow} fills the path.
m-it-is-time-to-look-ti41km = 该寻找更多带宽了：{ $flow } 填满路径。

# {Flow} has in flight what was too much the last time, and gives way.
m-flow-has-in-flight-what-ljaylc = { $Flow } 的在途量已达到上次过多的程度，于是退让。

# Over 2 % of a round trip is lost: {flow} gives way.
m-over-2-of-a-round-j85re8 = 一个 RTT 中超过 2 % 丢失：{ $flow } 退让。

# What seemed lost has arrived after all: {flow} goes back to what it did before.
m-what-seemed-lost-has-arrived-1g6i8x = 看似丢失的终究到达了：{ $flow } 恢复原状。

# An ACK brings the mark: {flow} {how?halves|cuts}, {before:pair} to {after:pair}; nothing was lost.
m-an-ack-brings-the-mark-sl9os0 = ACK 带来标记：{ $flow } { $how ->
    [0] 减半
   *[other] 削减
  }，从 { $before } 到 { $after }；没有丢包。

# Packet {packet} is overdue: {flow} {how?halves|cuts}, {before:pair} to {after:pair}.
m-packet-packet-is-overdue-flow-qaxvma = 分组 { $packet } 逾期：{ $flow } { $how ->
    [0] 减半
   *[other] 削减
  }，从 { $before } 到 { $after }。

# The probe of {flow} had replaced a lost packet: it {how?halves|cuts}, {before:pair} to {after:pair}.
m-the-probe-of-flow-had-6msdjb = { $flow } 的探测替代了丢失的分组：{ $how ->
    [0] 减半
   *[other] 削减
  }，从 { $before } 到 { $after }。

# What {flow} had sent again is lost: it {how?halves|cuts}, {before:pair} to {after:pair}.
m-what-flow-had-sent-again-hhdefq = { $flow } 重传的又丢失了：{ $how ->
    [0] 减半
   *[other] 削减
  }，从 { $before } 到 { $after }。

# {backlog:packets} packets of {flow} wait in queues, too many: its window shrinks.
m-backlog-packets-packets-of-flow-ewz4so = { $flow } 有 { $backlog } 个分组在排队，太多了：窗口缩小。

# Packets begin to queue: {flow} ends slow start, {before:pair} to {after:pair}.
m-packets-begin-to-queue-flow-dui27g = 分组开始排队：{ $flow } 结束慢启动，从 { $before } 到 { $after }。

# Packet {packet} is overdue: {flow} cuts, {before:pair} to {after:pair}.
m-packet-packet-is-overdue-flow-o6b9da = 分组 { $packet } 逾期：{ $flow } 削减，从 { $before } 到 { $after }。

# {Flow} starts: it sends a little, and waits for the answer.
m-flow-starts-it-sends-a-xe8xfq = { $Flow } 开始：先发送一点，等待应答。

# {Flow} stops sending.
m-flow-stops-sending-ieujj0 = { $Flow } 停止发送。

# {Flow} is done: all its packets have arrived.
m-flow-is-done-all-its-whndfi = { $Flow } 完成：所有分组都已到达。

# No ACK for {timeout:seconds}, a timeout: the window of {flow} falls to {after:packets}.
m-no-ack-for-timeout-seconds-8apbx6 = { $timeout } 内没有 ACK，超时：{ $flow } 的窗口降到 { $after }。

# No ACK, a timeout: the window of {flow} falls to {after:packets}.
m-no-ack-a-timeout-the-vxnt8p = 没有 ACK，超时：{ $flow } 的窗口降到 { $after }。

# Its ACKs fill half a round trip: {flow} ends slow start at {window:packets} packets.
m-its-acks-fill-half-a-kdkldh = 其 ACK 占满半个 RTT：{ $flow } 在 { $window } 个分组处结束慢启动。

# Even its shortest round trip grows: {flow} ends slow start at {window:packets} packets.
m-even-its-shortest-round-trip-87cfha = 连最短的往返时间也在增长：{ $flow } 在 { $window } 个分组处结束慢启动。

# No report comes: {flow} halves its rate, {before:pair} to {after:pair} packets/s.
m-no-report-comes-flow-halves-k2dd0f = 没有报告到来：{ $flow } 速率减半，从 { $before } 到 { $after } 分组/s。

# Packet {packet} is missing: {flow} cuts its rate, {before:pair} to {after:pair} packets/s.
m-packet-packet-is-missing-flow-lbamgv = 缺少分组 { $packet }：{ $flow } 削减速率，从 { $before } 到 { $after } 分组/s。

# Packet {packet} is overdue: {flow} cuts its rate, {before:pair} to {after:pair} packets/s.
m-packet-packet-is-overdue-flow-cdpo3r = 分组 { $packet } 逾期：{ $flow } 削减速率，从 { $before } 到 { $after } 分组/s。

# Packet {packet} is marked: {flow} cuts its rate, {before:pair} to {after:pair} packets/s.
m-packet-packet-is-marked-flow-y0mv9x = 分组 { $packet } 被标记：{ $flow } 削减速率，从 { $before } 到 { $after } 分组/s。

# {interval:4} s without loss: the rate rises, {before:pair} to {after:pair} packets/s.
m-interval-4-s-without-loss-io35ns = { $interval } s 无丢包：速率从 { $before } 升到 { $after } 分组/s。

# {interval:4} s with losses: the equation moves it from {before:pair} to {after:pair} packets/s.
m-interval-4-s-with-losses-ahgu5x = { $interval } s 内有丢失：方程使其从 { $before } 变为 { $after } 分组/s。

# Packet {packet} is missing: the imagined window falls, {before:pair} to {after:pair}.
m-packet-packet-is-missing-the-p1d06q = 缺少分组 { $packet }：假想的窗口从 { $before } 降到 { $after }。

# Nothing arrives: the imagined window of {flow} falls to one packet.
m-nothing-arrives-the-imagined-window-gkdud1 = 没有分组到达：{ $flow } 假想的窗口降到一个分组。

# Packet {packet} is lost, slow start ends: {before:pair} to {after:pair} packets/s.
m-packet-packet-is-lost-slow-eil4oz = 分组 { $packet } 丢失，慢启动结束：从 { $before } 到 { $after } 分组/s。

# Packet {packet}, a new loss event: the rate falls, {before:pair} to {after:pair} packets/s.
m-packet-packet-a-new-loss-c1ju6v = 分组 { $packet }，新的丢包事件：速率从 { $before } 降到 { $after } 分组/s。

# Packet {packet}, a new loss event: the rate rises, {before:pair} to {after:pair} packets/s.
m-packet-packet-a-new-loss-0xj5k7 = 分组 { $packet }，新的丢包事件：速率从 { $before } 升到 { $after } 分组/s。

# Slow start: each ACK opens the window by one packet.
m-slow-start-each-ack-opens-ltihq3 = 慢启动：每个 ACK 使窗口增大一个分组。

# As long as nothing is lost, the window opens.
m-as-long-as-nothing-is-uakpvq = 只要没有丢包，窗口就增大。

# {Flow} sends again what was lost; its window is {window:packets}.
m-flow-sends-again-what-was-ev69ql = { $Flow } 重传丢失的分组；其窗口为 { $window } 个分组。

# The receiver takes {maxWindow:packets} at a time: {flow} sends no more, however large its window.
m-the-receiver-takes-maxwindow-packets-ki1smj = 接收方一次至多接收 { $maxWindow } 个分组：无论窗口多大，{ $flow } 都不再多发。

# {Flow}: {cuts} cuts in the last {span} s, all {reason?from the full queue|from early drops|from loss on the way|from marks|from losses|by silence|by timeout|without a drop}.
m-flow-cuts-cuts-in-the-ffg7ov = { $Flow }：最近 { $span } s 内削减 { $cuts } 次，全部{ $reason ->
    [0] 因队列满
    [1] 因提前丢弃
    [2] 因途中丢失
    [3] 因标记
    [4] 因丢失
    [5] 因无应答
    [6] 因超时
   *[other] 没有丢弃
  }。

# A second flow joins: who gets what?
m-a-second-flow-joins-who-mr6wll = 第二条流加入：谁得到什么？

# Slow start is over.
m-slow-start-is-over-w4x2hc = 慢启动结束。

# the flow
m-the-flow-fky30s = 该流

# the run has too many rounds of too many flows for it
m-the-run-has-too-many-dd3jqw = 这次运行的轮数和流数太多

# it is of one link, and this path has several
m-it-is-of-one-link-e5fky3 = 模型只有一条链路，而此路径有几条

# it is of a link of a steady rate
m-it-is-of-a-link-6ne5jw = 模型的链路速率恒定

# it is of flows alone, and here is other traffic beside them
m-it-is-of-flows-alone-tmr9jl = 模型只有流，而这里另有其他流量

# it has no flows on the reverse path
m-it-has-no-flows-on-44ub85 = 模型没有反向路径上的流

# its flows have no end, and here are transfers
m-its-flows-have-no-end-eokekn = 模型的流没有尽头，而这里是有限的传输

# {scheme} does not say by one law what a round adds and what a loss leaves
m-scheme-does-not-say-by-37o6lm = { $scheme } 没有用一条规则说明每轮加多少、丢失后留多少

# No textbook’s model of this run: {reason}.
m-no-textbook-s-model-of-m8knrt = 这次运行没有教科书模型：{ $reason }。

# {name} {here} packets against the model’s {model} ({by})
m-name-here-packets-against-the-29nydf = { $name } { $here } 个分组，模型为 { $model }（{ $by }）

# {name} {here} packets against the model’s {model}
m-name-here-packets-against-the-6kofwz = { $name } { $here } 个分组，模型为 { $model }

# The model has no queue: here {waited} packets waited in the mean.
m-the-model-has-no-queue-pxz9q9 = 模型没有队列：这里平均有 { $waited } 个分组等待。

# The model’s queue holds {held} packets in the mean: here {waited} waited.
m-the-model-s-queue-holds-lq7oex = 模型的队列平均有 { $held } 个分组：这里为 { $waited } 个。

# Mean window from {from} to {to} s: {windows}.
m-mean-window-from-from-to-hb9hdm = { $from } 至 { $to } s 的平均窗口：{ $windows }。

# n × its rate
m-n-its-rate-mi2v88 = n × 其速率

# the application’s: all that it writes, or reads, gets through
m-the-application-s-all-that-07yzc7 = 应用所写或所读的：全部通过

# its application holds it back
m-its-application-holds-it-back-skxh99 = 受其应用限制

# Padhye et al. 1998; nothing is lost
m-padhye-et-al-1998-nothing-izy9ej = Padhye 等 1998；没有丢包

# nothing lost so far
m-nothing-lost-so-far-b8e9fz = 至今没有丢包

# Tsao et al. 2007, Fig. 1; τ and c as set
m-tsao-et-al-2007-fig-yn9yvf = Tsao 等 2007，图 1；τ 和 c 按设置

# one scheme has all
m-one-scheme-has-all-ywcmdt = 一个方案独占

# flows go both ways
m-flows-go-both-ways-t4zqsp = 流是双向的

# p differs: {least} to {most}
m-p-differs-least-to-most-a7djuz = p 不同：{ $least } 至 { $most }

# n flows, T the form of the mean, p = {p} for all
m-n-flows-t-the-form-j7glul = n 条流，T 为平均的公式，全部 p = { $p }

# no form: the queue drops too
m-no-form-the-queue-drops-nuozmy = 无公式：队列也会丢弃

# no form: drop-tail drops in bursts
m-no-form-drop-tail-drops-6uzngc = 无公式：队尾丢弃会成串丢弃

# no form of the queue’s drops
m-no-form-of-the-queue-381qd3 = 队列的丢弃无公式

# the chance that is set
m-the-chance-that-is-set-q0ec63 = 所设的概率

# the gap that is set
m-the-gap-that-is-set-ygqoeb = 所设的间隔

# no form for such losses
m-no-form-for-such-losses-uo32gx = 此类丢包无公式

# the largest window does not fill the queue
m-the-largest-window-does-not-oosx19 = 最大窗口填不满队列

# 2a / (W² (1 − (1 − b)²)), W = RC + queue
m-2a-w-1-1-b-ub71rm = 2a / (W² (1 − (1 − b)²))，W = RC + 队列

# one tooth’s packets: Yang et al. 2000, Sec. 4.1, peak window
m-one-tooth-s-packets-yang-tjzmke = 一个锯齿的分组：Yang 等 2000，第 4.1 节，峰值窗口

# no form with timeouts
m-no-form-with-timeouts-krjo0w = 有超时时无公式

# the form of the mean without timeouts, solved for p; W the mean window
m-the-form-of-the-mean-a99mjr = 不含超时的平均公式，解出 p；W 为平均窗口

# no form over several queues
m-no-form-over-several-queues-76rzly = 多个队列无公式

# no round trip so far
m-no-round-trip-so-far-xm6bdo = 还没有往返时间

# nothing waits at an unlimited link
m-nothing-waits-at-an-unlimited-km288t = 不受限的链路上没有等待

# the link’s rate changes
m-the-link-s-rate-changes-5o91jj = 链路速率变化

# the link’s delay changes
m-the-link-s-delay-changes-3cfuta = 链路时延变化

# packets differ in size
m-packets-differ-in-size-umuuru = 分组大小不同

# Little 1961; q the queue’s mean over time, s a packet
m-little-1961-q-the-queue-ki6eqy = Little 1961；q 为队列的时间平均，s 为一个分组

# 1 if (1 − b)W ≥ P, else W²(1 − (1 − b)²) / (2P(P − (1 − b)W) + W² − P²); P = RC, W = P + queue
m-1-if-1-b-w-dgdjg8 = 若 (1 − b)W ≥ P 则为 1，否则 W²(1 − (1 − b)²) / (2P(P − (1 − b)W) + W² − P²)；P = RC，W = P + 队列

# one tooth of a flow alone; 3/4 without a queue (Villamizar & Song 1994)
m-one-tooth-of-a-flow-36a0mh = 单独一条流的一个锯齿；无队列时为 3/4（Villamizar 与 Song 1994）

# no one rate to compare with
m-no-one-rate-to-compare-rl1zuy = 没有可比较的单一速率

# a form for one AIMD flow alone
m-a-form-for-one-aimd-6pvymv = 仅适用于单独一条 AIMD 流的公式

# {events} of {needed} loss events needed
m-events-of-needed-loss-events-f2ruxj = 所需 { $needed } 次丢包事件中已有 { $events } 次

# no form with timeouts, p {p}
m-no-form-with-timeouts-p-yxqzx2 = 有超时时无公式，p { $p }

# no form with delayed ACKs
m-no-form-with-delayed-acks-vq7di4 = 延迟 ACK 时无公式

# Mathis et al. 1997; even losses, no timeouts
m-mathis-et-al-1997-even-wucbem = Mathis 等 1997；均匀丢包，无超时

# Jin et al. 2001, Eq. 8 without its timeout term
m-jin-et-al-2001-eq-8ew1mm = Jin 等 2001，式 8，不含超时项

# timeouts rule at p {p}
m-timeouts-rule-at-p-p-h43ens = p 为 { $p } 时由超时主导

# Jin et al. 2001, Eq. 8, after Padhye et al. 1998
m-jin-et-al-2001-eq-ifugb5 = Jin 等 2001，式 8，源自 Padhye 等 1998

# slow start’s pairs of packets do not fit into the queue
m-slow-start-s-pairs-of-xydbn8 = 队列容纳不下慢启动成对发出的分组

# no form of several flows
m-no-form-of-several-flows-u45lwg = 多条流无公式

# T of each group: {formula}, {source}
m-t-of-each-group-formula-shrwbz = 各组的 T：{ $formula }，{ $source }

# (W² − w²) / (2C (C − w) + W² − C²), w = (1 − b) W below the pipe C, else 1
m-w-w-2c-c-w-lumly3 = (W² − w²) / (2C (C − w) + W² − C²)，w = (1 − b) W 低于路径容量 C，否则为 1

# Villamizar & Song 1994; W the pipe and its queue, in packets
m-villamizar-song-1994-w-the-ekgter = Villamizar 与 Song 1994；W 为路径容量加队列，以分组计

# no form beside other traffic
m-no-form-beside-other-traffic-o6b031 = 有其他流量时无公式

# no losses are set whose rate a form takes
m-no-losses-are-set-whose-ncn3b6 = 没有设置公式可用的丢包率

# no form of flows that go back, or have nothing to send at times
m-no-form-of-flows-that-wmu4tw = 反向的流或有时无可发送的流无公式

# the link would be full at times
m-the-link-would-be-full-0p2eeq = 链路有时会满载

# after the warm-up, from {time} s
m-after-the-warm-up-from-2rtvx7 = 预热之后，从 { $time } s 起

# no warm-up: slow start counts
m-no-warm-up-slow-start-muyrm0 = 没有预热：慢启动计入

# not steady: {source}
m-not-steady-source-4ag76x = 非稳态：{ $source }

# not steady: a source came or went
m-not-steady-a-source-came-p1f1mp = 非稳态：有流量源出现或离开

# not steady: the link follows a trace
m-not-steady-the-link-follows-2ixr3r = 非稳态：链路跟随轨迹

# not steady: losses change
m-not-steady-losses-change-ng52jz = 非稳态：丢包发生变化

# not steady: changed at {time} s
m-not-steady-changed-at-time-izxiv3 = 非稳态：{ $time } s 时更改

# not steady: transfers end
m-not-steady-transfers-end-tvlptz = 非稳态：传输结束

# not steady: flows come and go
m-not-steady-flows-come-and-rjngre = 非稳态：流来来去去

# no form for losses at a queue
m-no-form-for-losses-at-5fjm6n = 队列处的丢失无公式

# no form: the link limits the rate
m-no-form-the-link-limits-gordcc = 无公式：链路限制速率

# no form: flows share the losses
m-no-form-flows-share-the-2ixefa = 无公式：各流分担丢失

# no form unless losses are Poisson
m-no-form-unless-losses-are-8rtqco = 除泊松丢包外无公式

# under half a packet: rounding rules
m-under-half-a-packet-rounding-ealgsi = 不到半个分组：由取整主导

# AIMD’s tooth from (1 − b)W to W, integrated over one tooth; the measured CoV also holds the unevenness of whole packets
m-aimd-s-tooth-from-1-zxifgv = AIMD 从 (1 − b)W 到 W 的锯齿，对一个锯齿积分；实测变异系数还含整分组造成的不均

# Yang et al. 2000, Eq. 4
m-yang-et-al-2000-eq-yiswci = Yang 等 2000，式 4

# no form of this scheme for such losses
m-no-form-of-this-scheme-j74ueb = 此方案对此类丢包无公式

# no form for losses per packet
m-no-form-for-losses-per-kez8ab = 按分组的丢失无公式

# the form leaves timeouts out
m-the-form-leaves-timeouts-out-nc7f3q = 公式略去超时

# The model loses {times}; here there were {events}.
m-the-model-loses-times-here-qzbk9y = 模型丢包 { $times }；这里有 { $events }。

# The model loses {times}, all flows at once; here that was so in {together} of {events}.
m-the-model-loses-times-all-9f7uoh = 模型丢包 { $times }，每次所有流同时丢包；这里 { $events } 中有 { $together } 次如此。

# 1 time
m-1-time-oroplh = 1 次

# {count} times
m-count-times-q5937e = { $count } 次
