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
  }（首次丢失或慢启动中的丢失使窗口减半）。

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
m-less-got-less-than-more-c35kaz = { $less } 所得少于 { $more }，{ $lessRate } 对 { $moreRate } Mbit/s，而且不是因为丢失：它丢失 { $lessPart } % 的分组，{ $more } 丢失 { $morePart } %；两者往返时间为 { $lessTrip } ms 和 { $moreTrip } ms。

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
  }的分组 { $other } 再次削减：该分组在削减之前发送，而那次削减应对直到分组 { $upTo } 的全部。

# It did not cut again for packet {other} and {more} more, {how?dropped|lost|marked} as well: sent before the cut, which answers for all up to packet {upTo}.
m-it-did-not-cut-again-lyded9 = 它没有因同样{ $how ->
    [0] 被丢弃
    [1] 丢失
   *[other] 被标记
  }的分组 { $other } 及另外 { $more } 个再次削减：它们在削减之前发送，而那次削减应对直到分组 { $upTo } 的全部。

# So one cut answers for a whole window of data.
m-so-one-cut-answers-for-62pjw8 = 因此一次削减应对整个窗口的数据。

# It sends no more: all its data have arrived.
m-it-sends-no-more-all-dz2w6l = 它不再多发：它的全部数据都已到达。

# It sends no more: it was stopped, and offers no new data.
m-it-sends-no-more-it-1ob6wj = 它不再多发：它已被停止，没有新数据。

# It sends no sooner: its rate is a clock, with a packet every {gap:span}.
m-it-sends-no-sooner-its-umlf8p = 它不会更早发送：它的速率如同时钟，每 { $gap } 一个分组。

# If none comes, the timer ends the wait after {rto:span}.
m-if-none-comes-the-timer-91dvng = 如果没有 ACK 到来，计时器在 { $rto } 之后结束等待。

# It sends no more: its receiver takes {maxWindow:packets} at a time, however large its window of {window:.1} is.
m-it-sends-no-more-its-n69113 = 它不再多发：接收方一次只接收 { $maxWindow }，无论它的窗口 { $window } 有多大。

# It sends no more: it still repairs a loss, and as much as its window of {window:packets} allows counts as on its way.
m-it-sends-no-more-it-q6m2hm = 它不再多发：它仍在修复一次丢失，窗口 { $window } 所允许的量都算作在途。

# It sends no sooner: it paces its packets, one every {gap:span}.
m-it-sends-no-sooner-it-bk31t9 = 它不会更早发送：它平滑发送，每 { $gap } 一个分组。

# Without this drop
m-without-this-drop-bs6l2m = 去掉这次丢弃

# Without this loss
m-without-this-loss-2d1zug = 去掉这次丢失

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
m-without-any-loss-in-front-1a8zg2 = 队列{ $at }之前没有任何丢失

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
m-the-window-is-at-most-z1a4m3 = 窗口至多为其上限 { $cap }：有丢失的探测或往返的在途量，再为他人留出一些空间。

# in the first round after a loss one packet goes for each that arrives: the window stays {after:.2}.
m-in-the-first-round-after-08123t = 丢失之后的第一轮，每到达一个分组就发一个：窗口保持 { $after }。

# in the first round after a loss one packet goes for each that arrives: {inFlight:packets} + {delivered:packets} = {after:.2}.
m-in-the-first-round-after-875prd = 丢失之后的第一轮，每到达一个分组就发一个：{ $inFlight } + { $delivered } = { $after }。

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
m-it-is-in-state-word-qtdebv = 它处于 { $state }：三个往返内交付速率没有增长四分之一。

# It is in {state:word}: the queue that it had built was gone.
m-it-is-in-state-word-fvjn4p = 它处于 { $state }：它造成的队列已经消失。

# It is in {state:word}: nothing had undercut its smallest round trip for too long.
m-it-is-in-state-word-9zckch = 它处于 { $state }：太久没有比最小往返时间更短的。

# It is in {state:word}: it had measured the smallest round trip anew.
m-it-is-in-state-word-naijt8 = 它处于 { $state }：它已重新测得最小往返时间。

# It is in {state:word}: two to three seconds had passed since the last probe, or as many round trips as a TCP of its window needs to fill the queue.
m-it-is-in-state-word-9sm7gw = 它处于 { $state }：距上次探测已过两到三秒，或相同窗口的 TCP 填满队列所需的往返数。

# It is in {state:word}: for a round trip it had sent at the bandwidth, so that the path was full.
m-it-is-in-state-word-qsyldf = 它处于 { $state }：它已按带宽发送了一个往返，路径已满。

# It is in {state:word}: as much was in flight as the last probe had found too much.
m-it-is-in-state-word-twx43y = 它处于 { $state }：在途量已达上次探测发现过多的量。

# It is in {state:word}: the careful probe before had lost little.
m-it-is-in-state-word-bz3aqn = 它处于 { $state }：之前的谨慎探测丢失很少。

# It is in {state:word}: over 2 % of the packets of a round trip were lost.
m-it-is-in-state-word-3t0380 = 它处于 { $state }：一个往返中丢失的分组超过 2 %。

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
m-p-p-3-events-loss-jsm888 = p = { $p } = { $events } 次丢失事件 / 本间隔内确认的 { $acknowledged }。

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}. It rises towards that by at most {before:.1} + {rounds:2} packets per round trip, and not above {ceiling:.1}: {after:.1}.
m-x-1-r-2p-3-aj1afk = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²))，p = { $p }、R = { $rtt }、t₀ = { $t0 } 时得 { $equation }。它向其上升，每个往返至多 { $before } + { $rounds } 个分组，且不超过 { $ceiling }：{ $after }。

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}: X falls to it at once, {after:.1}.
m-x-1-r-2p-3-8izjff = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²))，p = { $p }、R = { $rtt }、t₀ = { $t0 } 时得 { $equation }：X 立即降到它，{ $after }。

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}, and it may be no more than {ceiling:.1}, from the rate received: {after:.1}.
m-x-1-r-2p-3-qwvfy6 = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²))，p = { $p }、R = { $rtt }、t₀ = { $t0 } 时得 { $equation }，且不得超过由接收速率得出的 { $ceiling }：{ $after }。

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}: slow start is over, and X is {after:.1}.
m-x-1-r-2p-3-kyrsvx = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²))，p = { $p }、R = { $rtt }、t₀ = { $t0 } 时得 { $equation }：慢启动结束，X 为 { $after }。
