# In the {span} s before
m-in-the-span-s-before-uywtsh = في الـ { $span } s السابقة

# Why is the rate of {name} what it is at {time} s?
m-why-is-the-rate-of-bavttl = لماذا معدل { $name } هكذا عند { $time } s؟

# Why is the window of {name} what it is at {time} s?
m-why-is-the-window-of-aomoi7 = لماذا نافذة { $name } هكذا عند { $time } s؟

# Why did packet {packet} of {flow} fall at {time:.2} s?
m-why-did-packet-packet-of-kaz6se = لماذا سقطت الحزمة { $packet } من { $flow } عند { $time } s؟

# Why was packet {packet} of {flow} lost at {time:.2} s?
m-why-was-packet-packet-of-mizd6l = لماذا فُقدت الحزمة { $packet } من { $flow } عند { $time } s؟

# Why was packet {packet} of {flow} marked at {time:.2} s?
m-why-was-packet-packet-of-ewicbv = لماذا عُلّمت الحزمة { $packet } من { $flow } عند { $time } s؟

# On average {average:.1} packets wait: at that average p = {chance:percent}. It is packet {count} since the last early drop.
m-on-average-average-1-packets-buew9r = تنتظر في المتوسط { $average } حزمة: عند هذا المتوسط p = { $chance }. هي الحزمة { $count } منذ آخر إسقاط مبكر.

# Nothing has changed yet.
m-nothing-has-changed-yet-9lrtpm = لم يتغير شيء بعد.

# The {kind?window|rate} {fell?rose|fell} from {before:pair} to {after:pair} {kind?packets|packets/s}.
m-the-kind-window-rate-fell-ho9jsm = { $fell ->
    [0] ارتفع
   *[other] نزل
  } { $kind ->
    [0] حجم النافذة
   *[other] المعدل
  } من { $before } إلى { $after } { $kind ->
    [0] حزمة
   *[other] حزمة/s
  }.

# The {kind?window|rate} went step by step from {before:pair} to {after:pair} {kind?packets|packets/s}, up to {until:.2} s.
m-the-kind-window-rate-went-4a0b5e = انتقل { $kind ->
    [0] حجم النافذة
   *[other] المعدل
  } خطوة خطوة من { $before } إلى { $after } { $kind ->
    [0] حزمة
   *[other] حزمة/s
  }، حتى { $until } s.

# From here on the {kind?window|rate} goes step by step: from {before:pair} to {after:pair} {kind?packets|packets/s} now.
m-from-here-on-the-kind-x1omq4 = من هنا يتغير { $kind ->
    [0] حجم النافذة
   *[other] المعدل
  } خطوة خطوة: من { $before } إلى { $after } { $kind ->
    [0] حزمة
   *[other] حزمة/s
  } الآن.

# Before that the {kind?window|rate} was {before:packets} {kind?packets|packets/s}.
m-before-that-the-kind-window-7mk0v9 = كان { $kind ->
    [0] حجم النافذة
   *[other] المعدل
  } قبل ذلك { $before } { $kind ->
    [0] حزمة
   *[other] حزمة/s
  }.

# Before that the {kind?window|rate} went from {before:pair} to {after:pair} {kind?packets|packets/s}.
m-before-that-the-kind-window-vhb6nq = انتقل { $kind ->
    [0] حجم النافذة
   *[other] المعدل
  } قبل ذلك من { $before } إلى { $after } { $kind ->
    [0] حزمة
   *[other] حزمة/s
  }.

# What became of packet {packet} is no longer recorded.
m-what-became-of-packet-packet-jnu6qv = ما آلت إليه الحزمة { $packet } لم يعد مسجلًا.

# Packet {packet} was not dropped: it, or its ACK, was late; an ACK was dropped.
m-packet-packet-was-not-dropped-h87lp5 = لم تُسقط الحزمة { $packet }: تأخرت هي أو ACK الخاص بها؛ وأُسقط ACK.

# Packet {packet} was not dropped: it, or its ACK, was late.
m-packet-packet-was-not-dropped-tqyw0v = لم تُسقط الحزمة { $packet }: تأخرت هي أو ACK الخاص بها.

# {ack?Packet|The ACK of packet} {packet}{answered?|, just answered,} waited {waited:span} in the queue{hop:at}: {waiting#packet|packets} stood before it.
m-ack-packet-the-ack-of-cdfn94 = { $ack ->
    [0] الحزمة
   *[other] ‏ACK الحزمة
  } { $packet }{ $answered ->
    [0] { "" }
   *[other] ، التي أُجيب عنها للتو،
  } انتظر { $waited } في الطابور{ $hop }: عدد ما أمامه { $waiting }.

# Whose packets those were: {owners}.
m-whose-packets-those-were-owners-omoq4w = لمن كانت تلك الحزم: { $owners }.

# the {source}
m-the-source-24mszr = { $source }

# W ← W/2: {cut:.2} / 2 = {after:.2}{rounded?|, in whole packets|, the least window} (a first loss, or one in slow start, halves).
m-w-w-2-cut-2-4a52uw = ‏W ← W/2: ‏{ $cut } / 2 = { $after }{ $rounded ->
    [0] { "" }
    [1] ، بحزم كاملة
   *[other] ، أقل نافذة
  } (أول فقد، أو فقد في البدء البطيء، ينصّف).

# PRR: the window of {cut:.2} comes down to what the cut leaves of it with the ACKs that come; now it is {after:.2}.
m-prr-the-window-of-cut-w3gze0 = ‏PRR: تنزل النافذة { $cut } إلى ما يتركه القطع منها مع إشعارات ACK الواصلة؛ وهي الآن { $after }.

# {name} did not cut.
m-name-did-not-cut-a5h9tm = لم يقطع { $name }.

# {name} cut {cuts} times: {counts}.
m-name-cut-cuts-times-counts-j62owz = قطع { $name } ‏{ $cuts } مرات: { $counts }.

# {name} cut {cuts} times, all {reason?from the full queue|from early drops|from loss on the way|from marks|from losses|by silence|by timeout|without a drop}.
m-name-cut-cuts-times-all-imau52 = قطع { $name } ‏{ $cuts } مرات، كلها { $reason ->
    [0] بسبب امتلاء الطابور
    [1] بسبب إسقاط مبكر
    [2] بسبب فقد في الطريق
    [3] بسبب علامات
    [4] بسبب فقد
    [5] بسبب الصمت
    [6] بانقضاء المهلة
   *[other] بلا إسقاط
  }.

# {name} cut once, {reason?from the full queue|from early drops|from loss on the way|from marks|from losses|by silence|by timeout|without a drop}.
m-name-cut-once-reason-from-ga5b7p = قطع { $name } مرة، { $reason ->
    [0] بسبب امتلاء الطابور
    [1] بسبب إسقاط مبكر
    [2] بسبب فقد في الطريق
    [3] بسبب علامة
    [4] بسبب فقد
    [5] بسبب الصمت
    [6] بانقضاء المهلة
   *[other] بلا إسقاط
  }.

# {percent} % of {name}
m-percent-of-name-n9e94f = { $percent } % من { $name }

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s, and not for losses: it lost {lessPart:2} % of its packets, {more} {morePart:2} %; their round trips were {lessTrip:.0} ms and {moreTrip:.0} ms.
m-less-got-less-than-more-c35kaz = حصل { $less } على أقل من { $more }، { $lessRate } مقابل { $moreRate } Mbit/s، وليس بسبب الفقد: فقد { $lessPart } % من حزمه، و{ $more } ‏{ $morePart } %؛ وكان زمنا الذهاب والإياب { $lessTrip } ms و{ $moreTrip } ms.

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s: it lost {lessPart:2} % of its packets (all in queues), {more} {morePart:2} %.
m-less-got-less-than-more-j07sgj = حصل { $less } على أقل من { $more }، { $lessRate } مقابل { $moreRate } Mbit/s: فقد { $lessPart } % من حزمه (كلها في الطوابير)، و{ $more } ‏{ $morePart } %.

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s: it lost {lessPart:2} % of its packets (all on the way), {more} {morePart:2} %.
m-less-got-less-than-more-ku1x5x = حصل { $less } على أقل من { $more }، { $lessRate } مقابل { $moreRate } Mbit/s: فقد { $lessPart } % من حزمه (كلها في الطريق)، و{ $more } ‏{ $morePart } %.

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s: it lost {lessPart:2} % of its packets ({queue} in queues, {lost} on the way), {more} {morePart:2} %.
m-less-got-less-than-more-34k1me = حصل { $less } على أقل من { $more }، { $lessRate } مقابل { $moreRate } Mbit/s: فقد { $lessPart } % من حزمه ({ $queue } في الطوابير، { $lost } في الطريق)، و{ $more } ‏{ $morePart } %.

# It did not cut again for packet {other}, {how?dropped|lost|marked} as well: sent before the cut, which answers for all up to packet {upTo}.
m-it-did-not-cut-again-m0q4o4 = لم يقطع مرة أخرى من أجل الحزمة { $other } ({ $how ->
    [0] أُسقطت
    [1] فُقدت
   *[other] عُلّمت
  } كذلك): أُرسلت قبل القطع، وهو يجيب عن الكل حتى الحزمة { $upTo }.

# It did not cut again for packet {other} and {more} more, {how?dropped|lost|marked} as well: sent before the cut, which answers for all up to packet {upTo}.
m-it-did-not-cut-again-lyded9 = لم يقطع مرة أخرى من أجل الحزمة { $other } و{ $more } غيرها ({ $how ->
    [0] أُسقطت
    [1] فُقدت
   *[other] عُلّمت
  } كذلك): أُرسلت قبل القطع، وهو يجيب عن الكل حتى الحزمة { $upTo }.

# So one cut answers for a whole window of data.
m-so-one-cut-answers-for-62pjw8 = وهكذا يجيب قطع واحد عن نافذة كاملة من البيانات.

# It sends no more: all its data have arrived.
m-it-sends-no-more-all-dz2w6l = لا يرسل المزيد: وصلت كل بياناته.

# It sends no more: it was stopped, and offers no new data.
m-it-sends-no-more-it-1ob6wj = لا يرسل المزيد: أُوقف ولا يقدم بيانات جديدة.

# It sends no sooner: its rate is a clock, with a packet every {gap:span}.
m-it-sends-no-sooner-its-umlf8p = لا يرسل أبكر: معدله ساعة، بحزمة كل { $gap }.

# If none comes, the timer ends the wait after {rto:span}.
m-if-none-comes-the-timer-91dvng = إن لم يأت شيء أنهى المؤقت الانتظار بعد { $rto }.

# It sends no more: its receiver takes {maxWindow:packets} at a time, however large its window of {window:.1} is.
m-it-sends-no-more-its-n69113 = لا يرسل المزيد: يقبل مستقبله { $maxWindow } دفعة، مهما كبرت نافذته البالغة { $window }.

# It sends no more: it still repairs a loss, and as much as its window of {window:packets} allows counts as on its way.
m-it-sends-no-more-it-q6m2hm = لا يرسل المزيد: ما زال يصلح فقدًا، وبقدر ما تسمح نافذته { $window } يُعد في الطريق.

# It sends no sooner: it paces its packets, one every {gap:span}.
m-it-sends-no-sooner-it-bk31t9 = لا يرسل أبكر: يوقّت حزمه، واحدة كل { $gap }.

# Without this drop
m-without-this-drop-bs6l2m = بلا هذا الإسقاط

# Without this loss
m-without-this-loss-2d1zug = بلا هذا الفقد

# Without this mark
m-without-this-mark-5upc9u = بلا هذه العلامة

# Without this delay: the {waiting#packet|packets} before it leave at once
m-without-this-delay-the-waiting-b481d7 = بلا هذا التأخير: يخرج ما قبلها فورًا ({ $waiting })

# Without this ACK’s loss
m-without-this-ack-s-loss-oz35r3 = بلا فقد هذا الـ ACK

# Without {flow}
m-without-flow-qklshp = بلا { $flow }

# Without the {source}
m-without-the-source-qn4qa3 = بلا { $source }

# Without any loss in front of the queue{at}
m-without-any-loss-in-front-1a8zg2 = بلا أي فقد أمام الطابور{ $at }

# Without “{change}”
m-without-change-h474q2 = بلا «{ $change }»

# {queue} decides it, before the queue is full.
m-queue-decides-it-before-the-tgcvi6 = يقرره { $queue } قبل أن يمتلئ الطابور.

# a change of this run asks for it, and no queue.
m-a-change-of-this-run-20vn4n = يطلبه تغيير في هذا التشغيل، لا طابور.

# Packet {packet} was marked in the low-latency queue, where {waiting#packet|packets} stood behind it: it had waited {waited:span}, longer than that queue’s threshold.
m-packet-packet-was-marked-in-xcyj8f = عُلّمت الحزمة { $packet } في طابور التأخير القليل، وخلفها { $waiting }: كانت قد انتظرت { $waited }، أطول من عتبة ذلك الطابور.

# Packet {packet} was marked in the low-latency queue, where {waiting#packet|packets} stood behind it: it had waited {waited:span}, and the classic queue’s controller asks for marks on p_CL = k p = {chance:percent} here.
m-packet-packet-was-marked-in-6w1fod = عُلّمت الحزمة { $packet } في طابور التأخير القليل، وخلفها { $waiting }: كانت قد انتظرت { $waited }، ويطلب متحكم الطابور التقليدي هنا علامات على p_CL = k p = { $chance }.

# Packet {packet} was marked in the classic queue, with {waiting#packet|packets} behind it: its controller (PI2) asks for p_C = p² = {chance:percent}, and it can carry a mark; it had waited {waited:span}.
m-packet-packet-was-marked-in-dlrgjt = عُلّمت الحزمة { $packet } في الطابور التقليدي، وخلفها { $waiting }: يطلب متحكمه (PI2) ‏p_C = p² = { $chance }، وتستطيع حمل علامة؛ كانت قد انتظرت { $waited }.

# Packet {packet} was dropped in the classic queue, with {waiting#packet|packets} behind it: its controller (PI2) asks for p_C = p² = {chance:percent}; it had waited {waited:span}.
m-packet-packet-was-dropped-in-pfm938 = أُسقطت الحزمة { $packet } في الطابور التقليدي، وخلفها { $waiting }: يطلب متحكمه (PI2) ‏p_C = p² = { $chance }؛ كانت قد انتظرت { $waited }.

# Packet {packet} was dropped in the low-latency queue, where {waiting#packet|packets} stood behind it: both queues are overloaded, every packet that passes here is marked already, and p_C = {chance:percent} is dropped.
m-packet-packet-was-dropped-in-2kim18 = أُسقطت الحزمة { $packet } في طابور التأخير القليل، وخلفها { $waiting }: الطابوران محمّلان فوق طاقتهما، وكل حزمة تمر هنا معلَّمة أصلًا، ويُسقط p_C = { $chance }.

# s is less than 1, for the round trip is shorter than the one it acts like.
m-s-is-less-than-1-ecu9z4 = ‏s أقل من 1 لأن زمن الذهاب والإياب أقصر من الذي يتصرف على أساسه.

# the window is at most its bound, {cap:.2}: what a probe or a round trip with losses had in flight, less some room for others.
m-the-window-is-at-most-z1a4m3 = النافذة على الأكثر حدها، { $cap }: ما كان في الطريق في استكشاف أو رحلة بفقد، دون متسع لغيره.

# in the first round after a loss one packet goes for each that arrives: the window stays {after:.2}.
m-in-the-first-round-after-08123t = في أول جولة بعد فقد تخرج حزمة لكل واصلة: تبقى النافذة { $after }.

# in the first round after a loss one packet goes for each that arrives: {inFlight:packets} + {delivered:packets} = {after:.2}.
m-in-the-first-round-after-875prd = في أول جولة بعد فقد تخرج حزمة لكل واصلة: { $inFlight } + { $delivered } = { $after }.

# W + {delivered:packets} delivered, at most the target {target:.1}, which is twice bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1} and room for bursts.
m-w-delivered-packets-delivered-at-ijjzqs = ‏W + { $delivered } مسلَّمة، والهدف { $target } على الأكثر، وهو ضعف عرض النطاق × أقصر زمن = { $bandwidth } × { $minRtt } = { $product } ومتسع للدفعات.

# below the target {target:.1}: W plus what was delivered, {base:.1} + {delivered:packets} = {after:.2}; bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1}.
m-below-the-target-target-1-6jyatz = دون الهدف { $target }: ‏W مع ما سُلّم، { $base } + { $delivered } = { $after }؛ عرض النطاق × أقصر زمن = { $bandwidth } × { $minRtt } = { $product }.

# the target {target:.1} is reached: the window stays {after:.2}; bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1}.
m-the-target-target-1-is-v9xth0 = بُلغ الهدف { $target }: تبقى النافذة { $after }؛ عرض النطاق × أقصر زمن = { $bandwidth } × { $minRtt } = { $product }.

# W + {delivered:packets} delivered, at most the target {target:.1}, which goes by the initial window until there are measurements.
m-w-delivered-packets-delivered-at-ns32q0 = ‏W + { $delivered } مسلَّمة، والهدف { $target } على الأكثر، وهو بالنافذة الابتدائية حتى توجد قياسات.

# W plus what was delivered, {base:.1} + {delivered:packets} = {after:.2}; the target {target:.1} goes by the initial window until there are measurements.
m-w-plus-what-was-delivered-pqlaku = ‏W مع ما سُلّم، { $base } + { $delivered } = { $after }؛ والهدف { $target } بالنافذة الابتدائية حتى توجد قياسات.

# the target {target:.1} is reached, which goes by the initial window until there are measurements: the window stays {after:.2}.
m-the-target-target-1-is-pf59v6 = بُلغ الهدف { $target }، وهو بالنافذة الابتدائية حتى توجد قياسات: تبقى النافذة { $after }.

# W + {delivered:packets} delivered would be less than the least window: it is 4.
m-w-delivered-packets-delivered-would-lcuvqd = ‏W + { $delivered } مسلَّمة تكون أقل من أقل نافذة: هي 4.

# while it measures the round trip the window is at most 4.
m-while-it-measures-the-round-duqp75 = أثناء قياس زمن الذهاب والإياب تكون النافذة 4 على الأكثر.

# It is in {state:word}: the delivery rate had not grown by a quarter in three round trips.
m-it-is-in-state-word-qtdebv = حالته { $state }: لم ينمُ معدل التسليم بالربع في ثلاث رحلات.

# It is in {state:word}: the queue that it had built was gone.
m-it-is-in-state-word-fvjn4p = حالته { $state }: زال الطابور الذي صنعه.

# It is in {state:word}: nothing had undercut its smallest round trip for too long.
m-it-is-in-state-word-9zckch = حالته { $state }: لم ينزل شيء دون أقصر زمن له مدة أطول مما ينبغي.

# It is in {state:word}: it had measured the smallest round trip anew.
m-it-is-in-state-word-naijt8 = حالته { $state }: كان قد قاس أقصر زمن من جديد.

# It is in {state:word}: two to three seconds had passed since the last probe, or as many round trips as a TCP of its window needs to fill the queue.
m-it-is-in-state-word-9sm7gw = حالته { $state }: مضت ثانيتان إلى ثلاث منذ آخر استكشاف، أو عدد الرحلات التي يحتاجها TCP بنافذته ليملأ الطابور.

# It is in {state:word}: for a round trip it had sent at the bandwidth, so that the path was full.
m-it-is-in-state-word-qsyldf = حالته { $state }: أرسل رحلة بعرض النطاق فامتلأ المسار.

# It is in {state:word}: as much was in flight as the last probe had found too much.
m-it-is-in-state-word-twx43y = حالته { $state }: كان في الطريق بقدر ما وجده آخر استكشاف كثيرًا.

# It is in {state:word}: the careful probe before had lost little.
m-it-is-in-state-word-bz3aqn = حالته { $state }: فقد الاستكشاف الحذر قبله قليلًا.

# It is in {state:word}: over 2 % of the packets of a round trip were lost.
m-it-is-in-state-word-3t0380 = حالته { $state }: فُقد أكثر من 2 % من حزم رحلة.

# It is in {state:word}: what had seemed lost had arrived after all.
m-it-is-in-state-word-vkx8x5 = حالته { $state }: ما بدا مفقودًا كان قد وصل.

# So the mark has been answered already.
m-so-the-mark-has-been-dfgopy = وهكذا أُجيب عن العلامة من قبل.

# {backlog:packets} packets of its own wait in queues; it allows {most:4}.
m-backlog-packets-packets-of-its-dvp15s = تنتظر { $backlog } من حزمه في الطوابير؛ ويسمح بـ { $most }.

# Δ = W (1 − baseRTT/RTT) with {shortest:span} at best and {roundTrip:span} now: {backlog:packets} > β = {most:3}: W ← W − 1 = {after:.2}.
m-w-1-basertt-rtt-with-fw3fnz = ‏Δ = W (1 − baseRTT/RTT) مع { $shortest } في الأفضل و{ $roundTrip } الآن: { $backlog } > β = { $most }: ‏W ← W − 1 = { $after }.

# Δ = W (1 − baseRTT/RTT) with {shortest:span} at best and {roundTrip:span} now: {backlog:packets} > γ = {most:3}: W ← W − W/8 = {after:.2}.
m-w-1-basertt-rtt-with-25hd09 = ‏Δ = W (1 − baseRTT/RTT) مع { $shortest } في الأفضل و{ $roundTrip } الآن: { $backlog } > γ = { $most }: ‏W ← W − W/8 = { $after }.

# after a timeout the window is {left:packets}.
m-after-a-timeout-the-window-uhazv6 = بعد انقضاء المهلة تكون النافذة { $left }.

# after a timeout the window is {left:packets}, and slow start ends at {threshold:packets}, what the law leaves of {cut:.2}.
m-after-a-timeout-the-window-nwp8uz = بعد انقضاء المهلة تكون النافذة { $left }، وينتهي البدء البطيء عند { $threshold }، ما يتركه القانون من { $cut }.

# after a timeout the window is {left:packets}, and slow start ends at half of {cut:.2}.
m-after-a-timeout-the-window-jyga4r = بعد انقضاء المهلة تكون النافذة { $left }، وينتهي البدء البطيء عند نصف { $cut }.

# p = {p:3} = {events#loss event|loss events} / {acknowledged:packets} acknowledged in the interval.
m-p-p-3-events-loss-jsm888 = ‏p = { $p } = { $events } من أحداث الفقد / { $acknowledged } أُشعر بها في الفاصل.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}. It rises towards that by at most {before:.1} + {rounds:2} packets per round trip, and not above {ceiling:.1}: {after:.1}.
m-x-1-r-2p-3-aj1afk = ‏X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) مع p = { $p } وR = { $rtt } وt₀ = { $t0 } يعطي { $equation }. يصعد نحوه بـ { $before } + { $rounds } حزمة كل رحلة على الأكثر، ولا فوق { $ceiling }: ‏{ $after }.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}: X falls to it at once, {after:.1}.
m-x-1-r-2p-3-8izjff = ‏X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) مع p = { $p } وR = { $rtt } وt₀ = { $t0 } يعطي { $equation }: ينزل X إليه فورًا، { $after }.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}, and it may be no more than {ceiling:.1}, from the rate received: {after:.1}.
m-x-1-r-2p-3-qwvfy6 = ‏X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) مع p = { $p } وR = { $rtt } وt₀ = { $t0 } يعطي { $equation }، ولا يجوز أن يتجاوز { $ceiling } من المعدل المستقبَل: { $after }.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}: slow start is over, and X is {after:.1}.
m-x-1-r-2p-3-kyrsvx = ‏X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) مع p = { $p } وR = { $rtt } وt₀ = { $t0 } يعطي { $equation }: انتهى البدء البطيء، وX هو { $after }.
