# W follows (T − q)/T, T the target and q the queueing delay.
m-w-follows-t-q-t-0uawfu = تتبع W المقدار (T − q)/T، حيث T الهدف وq تأخير الطابور.

# Δ < α: W grows by one packet per round trip.
m-w-grows-by-one-packet-1t5d08 = ‏Δ < α: تنمو W بحزمة كل رحلة.

# Packet {packet} was dropped: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-dropped-the-i00dwk = أُسقطت الحزمة { $packet }: كان في الطابور{ $hop } ‏{ $waiting } من { $limit }.

# what comes while the queue is full is dropped.
m-what-comes-while-the-queue-5jqhc6 = ما يأتي والطابور ممتلئ يُسقط.

# Packet {packet} was dropped early, by the queue's rule: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-dropped-early-g3ikli = أُسقطت الحزمة { $packet } مبكرًا بقاعدة الطابور: كان في الطابور{ $hop } ‏{ $waiting } من { $limit }.

# Packet {packet} was dropped when its turn came: it had waited {waited:span}.
m-packet-packet-was-dropped-when-wq83zd = أُسقطت الحزمة { $packet } حين جاء دورها: كانت قد انتظرت { $waited }.

# Packet {packet} was lost in front of the queue{hop:at}, which held {waiting} of {limit}.
m-packet-packet-was-lost-in-tjgw3g = فُقدت الحزمة { $packet } أمام الطابور{ $hop } الذي كان فيه { $waiting } من { $limit }.

# packets are lost {losses}.
m-packets-are-lost-losses-h66dfr = تُفقد الحزم { $losses }.

# Packet {packet} was marked: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-marked-the-dnalf6 = عُلّمت الحزمة { $packet }: كان في الطابور{ $hop } ‏{ $waiting } من { $limit }.

# Packet {packet} was marked when its turn came: it had waited {waited:span}.
m-packet-packet-was-marked-when-sjzp2j = عُلّمت الحزمة { $packet } حين جاء دورها: كانت قد انتظرت { $waited }.

# Packet {packet} was acknowledged, but that ACK was dropped.
m-packet-packet-was-acknowledged-but-prqequ = أُشعر بالحزمة { $packet }، لكن ذلك الـ ACK أُسقط.

# ACKs are dropped as data are.
m-acks-are-dropped-as-data-w59sjt = تُسقط إشعارات ACK كما تُسقط البيانات.

# Packet {packet} waited: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-waited-the-queue-cvnxt5 = انتظرت الحزمة { $packet }: كان في الطابور{ $hop } ‏{ $waiting } من { $limit }.

# packets leave in the order in which they came.
m-packets-leave-in-the-order-2euf6j = تخرج الحزم بترتيب وصولها.

# Packet {packet} was dropped to make room: the queue was full with {waiting}, and this flow had most of it.
m-packet-packet-was-dropped-to-yvvruw = أُسقطت الحزمة { $packet } لإفساح المكان: كان الطابور ممتلئًا بـ { $waiting }، وكان لهذا التدفق معظمه.

# when the buffer is full, {queue} drops from the head of the longest queue.
m-when-the-buffer-is-full-wdtup2 = حين يمتلئ المخزن يسقط { $queue } من رأس أطول طابور.

# Packet {packet} was answered, and the answer was marked on its way back.
m-packet-packet-was-answered-and-vhx5dv = أُجيب عن الحزمة { $packet }، وعُلّم الجواب في طريق عودته.

# Packet {packet} was dropped from the head: the queue{hop:at} was full, with {limit}, and another came. It had waited {waited:span}.
m-packet-packet-was-dropped-from-a855nq = أُسقطت الحزمة { $packet } من الرأس: كان الطابور{ $hop } ممتلئًا بـ { $limit } وجاءت أخرى. كانت قد انتظرت { $waited }.

# for what comes while the queue is full the packet that has waited longest is dropped.
m-for-what-comes-while-the-cd856l = مقابل ما يأتي والطابور ممتلئ تُسقط الحزمة التي انتظرت أطول.

# W ← W + α/W at every ACK: α = {alpha:3}, from the window at the last cut, so {adds:2} now.
m-w-w-w-at-every-srjrhu = ‏W ← W + α/W عند كل ACK:‏ α = { $alpha } من نافذة آخر قطع، أي { $adds } الآن.

# From the window that it cut: α = 3β/(2 Wmax − β) = {alpha:3}, with β = {b:3}.
m-from-the-window-that-it-82hca4 = من النافذة التي قطعها: α = 3β/(2 Wmax − β) = { $alpha }، مع β = { $b }.

# W ← W + a/W at every ACK: now {a:3}/{window:.1} = {adds:2}.
m-w-w-a-w-at-wkisvf = ‏W ← W + a/W عند كل ACK: الآن { $a }/{ $window } = { $adds }.

# It has not cut for packet {packet}, {how?dropped|lost|marked}: BBR goes by delivery rates, not by losses.
m-it-has-not-cut-for-gznjgk = لم يقطع من أجل الحزمة { $packet } ({ $how ->
    [0] أُسقطت
    [1] فُقدت
   *[other] عُلّمت
  }): يسير BBR بمعدلات التسليم لا بالفقد.

# It has not cut for packet {packet}, {how?dropped|lost|marked}: BBRv3 takes losses into account when their round trip is over, and cuts a probe at over 2 %.
m-it-has-not-cut-for-y5gflq = لم يقطع من أجل الحزمة { $packet } ({ $how ->
    [0] أُسقطت
    [1] فُقدت
   *[other] عُلّمت
  }): يراعي BBRv3 الفقد حين تنتهي رحلته، ويقطع الاستكشاف عند أكثر من 2 %.

# W ← W + α/W^(k+1) at every ACK: {a:3}/{window:.1}^{exponent:3} = {adds:2}.
m-w-w-w-k-1-1cb0t7 = ‏W ← W + α/W^(k+1) عند كل ACK: ‏{ $a }/{ $window }^{ $exponent } = { $adds }.

# W ← W + 1/W at every ACK: now 1/{window:.1} = {adds:2}.
m-w-w-1-w-at-tufvqe = ‏W ← W + 1/W عند كل ACK: الآن 1/{ $window } = { $adds }.

# A hand set the pace.
m-a-hand-set-the-pace-yu6105 = ضبطت يدٌ الإيقاع.

# W ← W + G (T − q)/T / W: q = {queueing:span}, T = {target:span}, so {adds:2} now.
m-w-w-g-t-q-119n9f = ‏W ← W + G (T − q)/T / W: ‏q = { $queueing }، T = { $target }، أي { $adds } الآن.

# W(t) = W₀ + α²t²/4 since the last cut, with W₀ = {start:.2} and α = {alpha:3} from then.
m-w-t-w-t-4-0jbx0k = ‏W(t) = W₀ + α²t²/4 منذ آخر قطع، مع W₀ = { $start } وα = { $alpha } من حينها.

# It remembers W₀ = {start:.2} and, from the window that it cut, α = {alpha:3}.
m-it-remembers-w-start-2-3mf3ip = يتذكر W₀ = { $start } ومن النافذة التي قطعها α = { $alpha }.

# The last epoch ended as packet {packet} was marked: the imagined window fell from {before:.1} to {after:.1}.
m-the-last-epoch-ended-as-7s7pg2 = انتهت الحقبة الأخيرة حين عُلّمت الحزمة { $packet }: نزلت النافذة المتخيلة من { $before } إلى { $after }.

# the imagined TCP halves: {cut:.2} / 2 = {after:.2}.
m-the-imagined-tcp-halves-cut-2c1v3q = ينصّف TCP المتخيل: { $cut } / 2 = { $after }.

# the start-up is over, X ← X/2: {before:.1} / 2 = {after:.1}.
m-the-start-up-is-over-bgkiza = انتهى الانطلاق، X ← X/2: ‏{ $before } / 2 = { $after }.

# It has not cut for packet {packet}, {how?dropped|lost|marked}: it looks at losses only once in {interval:span}.
m-it-has-not-cut-for-70kn5b = لم يقطع من أجل الحزمة { $packet } ({ $how ->
    [0] أُسقطت
    [1] فُقدت
   *[other] عُلّمت
  }): لا ينظر إلى الفقد إلا مرة كل { $interval }.

# X ← X/2, but at most one maximum window per {rtt:span}: from {before:.1} to {after:.1}.
m-x-x-2-but-at-ajn576 = ‏X ← X/2، لكن نافذة عظمى واحدة كل { $rtt } على الأكثر: من { $before } إلى { $after }.

# X ← {growth:3} X, but at most one maximum window per {rtt:span}: from {before:.1} to {after:.1}.
m-x-growth-3-x-but-ua7qup = ‏X ← { $growth } X، لكن نافذة عظمى واحدة كل { $rtt } على الأكثر: من { $before } إلى { $after }.

# {by?the least window|sent again before, so half|a quarter is cut}: of {cut} it keeps {left}, and {duplicates} more while as many duplicate ACKs stand for packets that have left.
m-by-the-least-window-sent-m3q9de = { $by ->
    [0] أقل نافذة
    [1] أُرسلت من قبل، فالنصف
   *[other] يُقطع الربع
  }: من { $cut } يُبقي { $left }، و{ $duplicates } أخرى ما دام بعددها إشعارات ACK مكررة تقابل حزمًا خرجت.

# Δ = {backlog:packets} of its packets wait in queues, fewer than α = {alpha:3}: W grows by one packet per round trip, {step:2} per ACK.
m-backlog-packets-of-its-packets-bcywn5 = ‏Δ = { $backlog } من حزمه تنتظر في الطوابير، أقل من α = { $alpha }: تنمو W بحزمة كل رحلة، { $step } لكل ACK.

# An ACK measured the bandwidth anew.
m-an-ack-measured-the-bandwidth-pkfks0 = قاس ACK عرض النطاق من جديد.

# The next phase of its cycle began: the gain is {gain:3}.
m-the-next-phase-of-its-upg5z4 = بدأت المرحلة التالية من دورته: الكسب { $gain }.

# With this ACK the largest delivery rate of this probe and the one before went from {before:pair} to {after:pair} packets/s.
m-with-this-ack-the-largest-lo2f20 = مع هذا الـ ACK انتقل أكبر معدل تسليم لهذا الاستكشاف وسابقه من { $before } إلى { $after } حزمة/s.

# With this ACK the largest delivery rate of the last {rounds} round trips went from {before:pair} to {after:pair} packets/s.
m-with-this-ack-the-largest-n1jdtl = مع هذا الـ ACK انتقل أكبر معدل تسليم لآخر { $rounds ->
    [one] رحلة
    [two] رحلتين
    [few] { $rounds } رحلات
   *[other] { $rounds } رحلة
  } من { $before } إلى { $after } حزمة/s.

# This ACK measured the smallest round trip, {after:span}.
m-this-ack-measured-the-smallest-t84ov3 = قاس هذا الـ ACK أقصر زمن ذهاب وإياب، { $after }.

# X = gain × bandwidth: {gain:3} × {bandwidth:.1} = {after:.1}.
m-x-gain-bandwidth-gain-3-2jdo1w = ‏X = الكسب × عرض النطاق: { $gain } × { $bandwidth } = { $after }.

# The first answer came after {rtt:seconds}.
m-the-first-answer-came-after-bwxc91 = جاء أول جواب بعد { $rtt }.

# the first window in a round trip, times the gain of startup: {gained:.1} / {rtt:span} = {after:.1}.
m-the-first-window-in-a-s62b01 = النافذة الأولى في رحلة، مضروبة في كسب الانطلاق: { $gained } / { $rtt } = { $after }.

# The smallest round trip has been measured.
m-the-smallest-round-trip-has-inxhn4 = قيس أقصر زمن ذهاب وإياب.

# the window is again what it was before, {prior:packets}.
m-the-window-is-again-what-qvb2qy = تعود النافذة كما كانت من قبل، { $prior }.

# All packets sent before the loss are acknowledged.
m-all-packets-sent-before-the-z6klre = أُشعر بكل الحزم المرسلة قبل الفقد.

# the window is again what it was before the loss, {prior:packets}.
m-the-window-is-again-what-oskwzi = تعود النافذة كما كانت قبل الفقد، { $prior }.

# Data came after an idle time.
m-data-came-after-an-idle-8k4qth = جاءت بيانات بعد خمول.

# X = bandwidth after an idle time: {paced:.1}.
m-x-bandwidth-after-an-idle-dftwqn = ‏X = عرض النطاق بعد خمول: { $paced }.

# Packet {packet} was found missing: the threshold became {after:packets}, where the window had been {cut:packets}.
m-packet-packet-was-found-missing-ki7oq2 = وُجد أن الحزمة { $packet } ناقصة: صارت العتبة { $after } حيث كانت النافذة { $cut }.

# The third duplicate ACK told {flow} that packet {packet} is missing.
m-the-third-duplicate-ack-told-a9s7hp = أخبر ACK المكرر الثالث { $flow } أن الحزمة { $packet } ناقصة.

# W ← 1 at a loss, and slow start up to half of it: {cut:.2} / 2.
m-w-1-at-a-loss-vsa5su = ‏W ← 1 عند الفقد، وبدء بطيء حتى نصفها: { $cut } / 2.

# An ACK told {flow} that packet {packet} was marked.
m-an-ack-told-flow-that-4e4mua = أخبر ACK ‏{ $flow } أن الحزمة { $packet } عُلّمت.

# Packet {packet} was marked: the threshold became {after:packets}, where the window had been {cut:packets}.
m-packet-packet-was-marked-the-v1l072 = عُلّمت الحزمة { $packet }: صارت العتبة { $after } حيث كانت النافذة { $cut }.

# RACK told {flow} that packet {packet} is lost: a later one has arrived, and a quarter of a round trip has passed.
m-rack-told-flow-that-packet-eiyspf = أخبر RACK ‏{ $flow } أن الحزمة { $packet } فُقدت: وصلت لاحقة ومضى ربع زمن ذهاب وإياب.

# Data sent later were acknowledged, and the probe only once: packet {packet}, which it repeated, had been lost.
m-data-sent-later-were-acknowledged-dwkpjc = أُشعر ببيانات أُرسلت لاحقًا، وبالمجس مرة فقط: الحزمة { $packet } التي كررها كانت قد فُقدت.

# Later packets arrived, and not what was sent again: packet {packet} is lost once more.
m-later-packets-arrived-and-not-30y33s = وصلت حزم لاحقة ولم يصل ما أُعيد إرساله: فُقدت الحزمة { $packet } مرة أخرى.

# Packet {packet} is missing, of a window that has been cut already.
m-packet-packet-is-missing-of-xirl6i = الحزمة { $packet } ناقصة، من نافذة قُطعت من قبل.

# W ← 1 at every loss.
m-w-1-at-every-loss-ccbj3q = ‏W ← 1 عند كل فقد.

# All packets sent before the cut are acknowledged.
m-all-packets-sent-before-the-jr5spj = أُشعر بكل الحزم المرسلة قبل القطع.

# the window is again what the cut left: {after:packets}.
m-the-window-is-again-what-ekkan9 = تعود النافذة إلى ما تركه القطع: { $after }.

# An ACK of {acknowledged} packets: part of what was missing has arrived.
m-an-ack-of-acknowledged-packets-5esxdz = ‏ACK بعدد { $acknowledged } من الحزم: وصل جزء مما كان ناقصًا.

# W ← W − {left:packets}: what is acknowledged has left, but for what duplicate ACKs had added.
m-w-w-left-packets-what-b4a8cs = ‏W ← W − { $left }: ما أُشعر به خرج، عدا ما أضافته إشعارات ACK المكررة.

# An ACK came while a loss is repaired: the window comes down to the threshold, not at once.
m-an-ack-came-while-a-15eh0k = جاء ACK أثناء إصلاح فقد: تنزل النافذة إلى العتبة، لا دفعة واحدة.

# PRR: of {delivered:packets} packets that have arrived since the cut it replaces {target:packets} in {prior:packets}, and {sent:packets} have gone: with {inFlight:packets} in flight the window is {after:.2}.
m-prr-of-delivered-packets-packets-n5jcec = ‏PRR: من { $delivered ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $delivered } حزم
   *[other] { $delivered } حزمة
  } وصلت منذ القطع يعوض { $target } من كل { $prior }، وخرجت { $sent }: ومع { $inFlight } في الطريق تكون النافذة { $after }.

# PRR: no more are in flight than the threshold of {target:packets}, so for each packet that arrives one goes, and one more while nothing further is lost: with {inFlight:packets} in flight the window is {after:.2}.
m-prr-no-more-are-in-nzrhzt = ‏PRR: ليس في الطريق أكثر من العتبة { $target }، فتخرج حزمة لكل واصلة، وأخرى فوقها ما دام لا يُفقد المزيد: ومع { $inFlight } في الطريق تكون النافذة { $after }.

# the window is the threshold that the cut set, {target:packets}.
m-the-window-is-the-threshold-nmdn2u = النافذة هي العتبة التي وضعها القطع، { $target }.

# A further duplicate ACK came.
m-a-further-duplicate-ack-came-befwum = جاء ACK مكرر آخر.

# W ← W + 1: each further duplicate ACK stands for a packet that has left.
m-w-w-1-each-further-eremmp = ‏W ← W + 1: كل ACK مكرر آخر يقابل حزمة خرجت.

# A duplicate ACK came, and packet {packet} was out for too long.
m-a-duplicate-ack-came-and-4ru9er = جاء ACK مكرر، وكانت الحزمة { $packet } في الطريق أطول مما ينبغي.

# The flow started.
m-the-flow-started-u1369x = بدأ التدفق.

# a new connection begins with the initial window, {after:packets}.
m-a-new-connection-begins-with-kt4ey4 = يبدأ اتصال جديد بالنافذة الابتدائية، { $after }.

# it begins with {after:.1} packets/s.
m-it-begins-with-after-1-3qitew = يبدأ بـ { $after } حزمة/s.

# The handshake was acknowledged.
m-the-handshake-was-acknowledged-ndy4aa = أُشعر بالمصافحة.

# the initial window is {initial:packets}.
m-the-initial-window-is-initial-2g5no7 = النافذة الابتدائية { $initial }.

# No ACK came until the timer ran out; packet {packet} is the oldest without one.
m-no-ack-came-until-the-8vz4jz = لم يأت ACK حتى انقضى المؤقت؛ الحزمة { $packet } أقدم ما لم يُشعر به.

# A hand set the window.
m-a-hand-set-the-window-xwitqs = ضبطت يدٌ النافذة.

# The timer ran out with nothing in flight.
m-the-timer-ran-out-with-olpedw = انقضى المؤقت ولا شيء في الطريق.

# after a timeout the window is {after:packets}.
m-after-a-timeout-the-window-huiacj = بعد انقضاء المهلة تكون النافذة { $after }.

# New ACKs came, and none told of a loss.
m-new-acks-came-and-none-ay72u6 = جاءت إشعارات ACK جديدة، ولم يخبر أحدها بفقد.

# W ← W + 1 at every new ACK: twice as much every round trip, up to the threshold.
m-w-w-1-at-every-ob0a2t = ‏W ← W + 1 عند كل ACK جديد: الضعف كل رحلة، حتى العتبة.

# The first ACK of data measured the round trip.
m-the-first-ack-of-data-7opm6k = قاس أول ACK للبيانات زمن الذهاب والإياب.

# The first answer came after {value:seconds}.
m-the-first-answer-came-after-chv26e = جاء أول جواب بعد { $value }.

# the window is {after:packets}.
m-the-window-is-after-packets-ptm8r9 = النافذة { $after }.

# one packet per round trip: 1 / {value:span} = {after:.1}.
m-one-packet-per-round-trip-rbtliq = حزمة كل رحلة: 1 / { $value } = { $after }.

# HyStart ended slow start at {end:packets} packets: the ACKs of one round came without a gap for {found:span}, more than {longest:span}, half of the shortest round trip: the path is full.
m-hystart-ended-slow-start-at-oa3fc4 = أنهى HyStart البدء البطيء عند { $end ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $end } حزم
   *[other] { $end } حزمة
  }: جاءت إشعارات ACK لجولة بلا فجوة طوال { $found }، أكثر من { $longest }، نصف أقصر زمن ذهاب وإياب: المسار ممتلئ.

# HyStart ended slow start at {end:packets} packets: even the shortest round trip of a round was {found:span}, more than {longest:span}: packets wait.
m-hystart-ended-slow-start-at-qv3rf8 = أنهى HyStart البدء البطيء عند { $end ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $end } حزم
   *[other] { $end } حزمة
  }: حتى أقصر زمن في جولة كان { $found }، أكثر من { $longest }: الحزم تنتظر.

# Nothing came back for a while.
m-nothing-came-back-for-a-13zfu0 = لم يعد شيء مدة.

# Three later packets were answered: packet {packet} is missing.
m-three-later-packets-were-answered-g57ib4 = أُجيب عن ثلاث حزم لاحقة: الحزمة { $packet } ناقصة.

# Packet {packet} was not answered in time.
m-packet-packet-was-not-answered-ycajl8 = لم يُجب عن الحزمة { $packet } في وقتها.

# Packet {packet} came with a mark.
m-packet-packet-came-with-a-7ltqr7 = جاءت الحزمة { $packet } بعلامة.

# A round trip passed without a loss.
m-a-round-trip-passed-without-t18j11 = مضت رحلة بلا فقد.

# A round trip of start-up passed without a loss.
m-a-round-trip-of-start-knu4o6 = مضت رحلة من الانطلاق بلا فقد.

# X ← 2 X every round trip without loss: {after:.1} is at most one maximum window per {rtt:span}.
m-x-2-x-every-round-tyxdue = ‏X ← 2 X كل رحلة بلا فقد: { $after } نافذة عظمى واحدة كل { $rtt } على الأكثر.

# An interval passed without a loss.
m-an-interval-passed-without-a-xzoeot = مضى فاصل بلا فقد.

# An interval with losses is over.
m-an-interval-with-losses-is-7bncto = انتهى فاصل فيه فقد.

# X ← T(p, R, 4R) with p = {p:3} of this interval and R = {rtt:span}: {after:.1}.
m-x-t-p-r-4r-rmyb8l = ‏X ← T(p, R, 4R) مع p = { $p } لهذا الفاصل وR = { $rtt }: ‏{ $after }.

# The last epoch ended as packet {packet} was missing: the imagined window fell from {before:.1} to {after:.1}.
m-the-last-epoch-ended-as-lan68u = انتهت الحقبة الأخيرة حين نقصت الحزمة { $packet }: نزلت النافذة المتخيلة من { $before } إلى { $after }.

# the imagined TCP has a timeout: its window is 1.
m-the-imagined-tcp-has-a-jp6x1g = انقضت مهلة TCP المتخيل: نافذته 1.

# A report of the receiver came.
m-a-report-of-the-receiver-6x075h = جاء تقرير من المستقبل.

# X = Y/R, as the receiver asks: {after:.1}.
m-x-y-r-as-the-58ownl = ‏X = Y/R كما يطلب المستقبل: { $after }.

# the receiver knows no round trip yet: 2 / {sample:span} = {after:.1}.
m-the-receiver-knows-no-round-y9g4sg = لا يعرف المستقبل زمن ذهاب وإياب بعد: 2 / { $sample } = { $after }.

# Three packets above packet {packet} have come: it is missing.
m-three-packets-above-packet-packet-qigsi4 = وصلت ثلاث حزم فوق الحزمة { $packet }: إنها ناقصة.

# Packets sent after the loss of packet {packet} have come, and none of its window.
m-packets-sent-after-the-loss-rynhqz = وصلت حزم أُرسلت بعد فقد الحزمة { $packet }، ولم تصل أي من نافذتها.

# Nothing arrived.
m-nothing-arrived-12m07n = لم يصل شيء.

# The last epoch ended as nothing arrived: the imagined window fell from {before:.1} to {after:.1}.
m-the-last-epoch-ended-as-pratbz = انتهت الحقبة الأخيرة حين لم يصل شيء: نزلت النافذة المتخيلة من { $before } إلى { $after }.

# A packet arrived.
m-a-packet-arrived-4ejmtl = وصلت حزمة.

# the imagined TCP grows by 1 for each arrival in slow start, else by 1/{round:packets}.
m-the-imagined-tcp-grows-by-ok6qlx = ينمو TCP المتخيل بـ 1 لكل وصول في البدء البطيء، وإلا فبـ 1/{ $round }.

# Y = {after:.2} packets, the weighted mean of the imagined window in its last epochs: {numbers:each}.
m-y-after-2-packets-the-m0oms1 = ‏Y = { $after ->
    [one] حزمة واحدة
    [two] حزمتان
    [few] { $after } حزم
   *[other] { $after } حزمة
  }، المتوسط المرجح للنافذة المتخيلة في حقبها الأخيرة: { $numbers }.

# at least the first window per round trip: {initial:.1} packets/s with R = {rtt:span}; it is {after:.1}.
m-at-least-the-first-window-uo8ley = على الأقل النافذة الأولى كل رحلة: { $initial } حزمة/s مع R = { $rtt }؛ وهو { $after }.

# nothing was received in between, so one packet per round trip: 1 / {rtt:span} = {after:.1}.
m-nothing-was-received-in-between-40gx4h = لم يُستقبل شيء بينهما، فحزمة كل رحلة: 1 / { $rtt } = { $after }.

# X ← 2 X once per round trip, at most twice the rate received, {bound:.1}: from {before:.1} to {after:.1}.
m-x-2-x-once-per-v0qtpt = ‏X ← 2 X مرة كل رحلة، ضعف المعدل المستقبَل على الأكثر، { $bound }: من { $before } إلى { $after }.

# X was above twice the rate received, {bound:.1}: it goes to half of that, {after:.1}.
m-x-was-above-twice-the-i0tlju = كان X فوق ضعف المعدل المستقبَل، { $bound }: ينزل إلى نصفه، { $after }.

# Packet {other} was {how?dropped|lost|marked} too, {gap:span} after packet {packet}: within one round trip it is the same loss event.
m-packet-other-was-how-dropped-2zx6p6 = وكذلك الحزمة { $other } ({ $how ->
    [0] أُسقطت
    [1] فُقدت
   *[other] عُلّمت
  })، بعد الحزمة { $packet } بـ { $gap }: ضمن رحلة واحدة هو حدث الفقد نفسه.

# The receiver reported a new loss event, begun by packet {packet}.
m-the-receiver-reported-a-new-ducq24 = أبلغ المستقبل عن حدث فقد جديد بدأته الحزمة { $packet }.

# p = {after:3}: at the first loss it is that at which the equation gives the rate received then, {received:.1} packets/s with R = {rtt:span}.
m-p-after-3-at-the-9ixfdq = ‏p = { $after }: عند أول فقد هو ما تعطي به المعادلة المعدل المستقبَل حينها، { $received } حزمة/s مع R = { $rtt }.

# p = {after:3} = 1 / {mean:.1}, the mean of the loss intervals, newest first, with their weights: {numbers:weighted}.
m-p-after-3-1-mean-w0wczd = ‏p = { $after } = 1 / { $mean }، متوسط فواصل الفقد، الأحدث أولًا، بأوزانها: { $numbers }.

# Packet {packet} was lost because a change asked for it: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-lost-because-oyd683 = فُقدت الحزمة { $packet } لأن تغييرًا طلب ذلك: كان في الطابور{ $hop } ‏{ $waiting } من { $limit }.

# Packet {packet} was marked because a change asked for it: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-marked-because-z5p3t5 = عُلّمت الحزمة { $packet } لأن تغييرًا طلب ذلك: كان في الطابور{ $hop } ‏{ $waiting } من { $limit }.

# One moment: the run is computed again up to there.
m-one-moment-the-run-is-ww3h4q = لحظة: يُحسب التشغيل من جديد حتى هناك.

# And why not?
m-and-why-not-v2fpsm = ولماذا لا؟

# And if not? Both runs on one clock:
m-and-if-not-both-runs-s1bqyp = وإن لم يكن؟ التشغيلان على ساعة واحدة:

# The rule
m-the-rule-vfvedm = القاعدة

# Show this time
m-show-this-time-nbj8dl = أظهر هذا الزمن

# {Flow} hears of it one round trip later, and {how?halves|cuts|begins again}: {before:pair} to {after:pair}.
m-flow-hears-of-it-one-38m755 = يعلم { $Flow } بذلك بعد رحلة واحدة و{ $how ->
    [0] ينصّف
    [1] يقطع
   *[other] يبدأ من جديد
  }: من { $before } إلى { $after }.

# {Flow} hears of packet {lost} after {late:seconds}, and {how?halves|cuts|begins again}: {before:pair} to {after:pair}.
m-flow-hears-of-packet-lost-7gq8z0 = يعلم { $Flow } بأمر الحزمة { $lost } بعد { $late } و{ $how ->
    [0] ينصّف
    [1] يقطع
   *[other] يبدأ من جديد
  }: من { $before } إلى { $after }.

# Three duplicate ACKs: {flow} {how?halves|cuts|begins again}, {before:pair} to {after:pair}.
m-three-duplicate-acks-flow-how-16gl99 = ثلاثة إشعارات ACK مكررة: { $flow } { $how ->
    [0] ينصّف
    [1] يقطع
   *[other] يبدأ من جديد
  }، من { $before } إلى { $after }.

# A first loss, or one in slow start, halves {flow}: {before:pair} to {after:pair}.
m-a-first-loss-or-one-c51f9r = أول فقد، أو فقد في البدء البطيء، ينصّف { $flow }: من { $before } إلى { $after }.

# Why is the queue{hop:at} full at {time:.2} s?
m-why-is-the-queue-hop-mp9ozc = لماذا الطابور{ $hop } ممتلئ عند { $time } s؟

# It holds {waiting} of {limit}.
m-it-holds-waiting-of-limit-25zog9 = فيه { $waiting } من { $limit }.

# All windows together let {sum:3} packets be on their way; the path itself holds {held:3}, the queue {limit}.
m-all-windows-together-let-sum-e8fbq3 = تدع النوافذ كلها معًا { $sum } من الحزم في الطريق؛ يسع المسار نفسه { $held } والطابور { $limit }.

# What was before {since:.2} s is no longer recorded: a cut then is not told here.
m-what-was-before-since-2-rw0sec = ما كان قبل { $since } s لم يعد مسجلًا: القطع الذي وقع حينها لا يُذكر هنا.

# {count} of {owner}
m-count-of-owner-df03ju = { $count } من { $owner }

# {rest} of others
m-rest-of-others-k9owfn = { $rest } من غيرها

# {name} gave way once because its packets waited in queues.
m-name-gave-way-once-because-pk9z05 = تراجع { $name } مرة لأن حزمه انتظرت في الطوابير.

# {name} gave way {times} times because its packets waited in queues.
m-name-gave-way-times-times-fawvee = تراجع { $name } لأن حزمه انتظرت في الطوابير؛ عدد المرات: { $times }.

# The full queue that dropped packets of {name} held on average {shares}.
m-the-full-queue-that-dropped-ofo7cf = كان في الطابور الممتلئ الذي أسقط حزم { $name } في المتوسط { $shares }.

# It has not cut for packet {packet}, {how?dropped|lost|marked}: nothing has told it yet.
m-it-has-not-cut-for-rd3t8g = لم يقطع من أجل الحزمة { $packet } ({ $how ->
    [0] أُسقطت
    [1] فُقدت
   *[other] عُلّمت
  }): لم يخبره شيء بها بعد.

# It sends no more: its window of {window:.1} is full, so each further packet waits for an ACK.
m-it-sends-no-more-its-7srxqg = لا يرسل المزيد: نافذته البالغة { $window } ممتلئة، فكل حزمة أخرى تنتظر ACK.

# It sends no more: nothing came back for two round trips. It has sent a probe beyond its window, and waits for the ACK.
m-it-sends-no-more-nothing-qat02b = لا يرسل المزيد: لم يعد شيء طوال زمني ذهاب وإياب. أرسل مجسًا فوق نافذته وينتظر ACK الخاص به.

# It sends no data yet: the handshake has not been acknowledged.
m-it-sends-no-data-yet-ptxrff = لا يرسل بيانات بعد: لم يُشعر بالمصافحة.

# It sends nothing new: the application has no more data.
m-it-sends-nothing-new-the-g2xh35 = لا يرسل جديدًا: ليس لدى التطبيق بيانات أخرى.

# It sends no sooner: it paces its packets.
m-it-sends-no-sooner-it-jhjxs8 = لا يرسل أبكر: إنه يوقّت حزمه بفواصل متساوية.

# It sends nothing: marks have cut its window below one packet.
m-it-sends-nothing-marks-have-wb7499 = لا يرسل شيئًا: قطعت العلامات نافذته إلى ما دون حزمة.

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
m-on-average-average-1-packets-buew9r = تنتظر في المتوسط { $average ->
    [one] حزمة واحدة
    [two] حزمتان
    [few] { $average } حزم
   *[other] { $average } حزمة
  }: عند هذا المتوسط p = { $chance }. هي الحزمة { $count } منذ آخر إسقاط مبكر.

# Nothing has changed yet.
m-nothing-has-changed-yet-9lrtpm = لم يتغير شيء بعد.

# The {kind?window|rate} {fell?rose|fell} from {before:pair} to {after:pair} {kind?packets|packets/s}.
m-the-kind-window-rate-fell-ho9jsm = { $fell ->
    [0] ارتفع
   *[other] نزل
  } { $kind ->
    [0] حجم النافذة
   *[other] المعدل
  } من { $before } إلى { $kind ->
    [0] { $after ->
        [one] حزمة واحدة
        [two] حزمتين
        [few] { $after } حزم
       *[other] { $after } حزمة
      }
   *[other] { $after } حزمة/s
  }.

# The {kind?window|rate} went step by step from {before:pair} to {after:pair} {kind?packets|packets/s}, up to {until:.2} s.
m-the-kind-window-rate-went-4a0b5e = انتقل { $kind ->
    [0] حجم النافذة
   *[other] المعدل
  } خطوة خطوة من { $before } إلى { $kind ->
    [0] { $after ->
        [one] حزمة واحدة
        [two] حزمتين
        [few] { $after } حزم
       *[other] { $after } حزمة
      }
   *[other] { $after } حزمة/s
  }، حتى { $until } s.

# From here on the {kind?window|rate} goes step by step: from {before:pair} to {after:pair} {kind?packets|packets/s} now.
m-from-here-on-the-kind-x1omq4 = من هنا يتغير { $kind ->
    [0] حجم النافذة
   *[other] المعدل
  } خطوة خطوة: من { $before } إلى { $kind ->
    [0] { $after ->
        [one] حزمة واحدة
        [two] حزمتين
        [few] { $after } حزم
       *[other] { $after } حزمة
      }
   *[other] { $after } حزمة/s
  } الآن.

# Before that the {kind?window|rate} was {before:packets} {kind?packets|packets/s}.
m-before-that-the-kind-window-7mk0v9 = كان { $kind ->
    [0] حجم النافذة
   *[other] المعدل
  } قبل ذلك { $kind ->
    [0] { $before ->
        [one] حزمة واحدة
        [two] حزمتين
        [few] { $before } حزم
       *[other] { $before } حزمة
      }
   *[other] { $before } حزمة/s
  }.

# Before that the {kind?window|rate} went from {before:pair} to {after:pair} {kind?packets|packets/s}.
m-before-that-the-kind-window-vhb6nq = انتقل { $kind ->
    [0] حجم النافذة
   *[other] المعدل
  } قبل ذلك من { $before } إلى { $kind ->
    [0] { $after ->
        [one] حزمة واحدة
        [two] حزمتين
        [few] { $after } حزم
       *[other] { $after } حزمة
      }
   *[other] { $after } حزمة/s
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
  } { $ack ->
    [0] انتظرت
   *[other] انتظر
  } { $waited } في الطابور{ $hop }: عدد الحزم قبل ذلك { $waiting }.

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
m-name-cut-cuts-times-counts-j62owz = قطع { $name } ‏{ $cuts ->
    [one] مرة واحدة
    [two] مرتين
    [few] { $cuts } مرات
   *[other] { $cuts } مرة
  }: { $counts }.

# {name} cut {cuts} times, all {reason?from the full queue|from early drops|from loss on the way|from marks|from losses|by silence|by timeout|without a drop}.
m-name-cut-cuts-times-all-imau52 = قطع { $name } ‏{ $cuts ->
    [one] مرة واحدة
    [two] مرتين
    [few] { $cuts } مرات
   *[other] { $cuts } مرة
  }، كلها { $reason ->
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
m-x-1-r-2p-3-aj1afk = ‏X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) مع p = { $p } وR = { $rtt } وt₀ = { $t0 } يعطي { $equation }. يصعد نحوه بـ { $before } + { $rounds ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $rounds } حزم
   *[other] { $rounds } حزمة
  } كل رحلة على الأكثر، ولا فوق { $ceiling }: ‏{ $after }.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}: X falls to it at once, {after:.1}.
m-x-1-r-2p-3-8izjff = ‏X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) مع p = { $p } وR = { $rtt } وt₀ = { $t0 } يعطي { $equation }: ينزل X إليه فورًا، { $after }.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}, and it may be no more than {ceiling:.1}, from the rate received: {after:.1}.
m-x-1-r-2p-3-qwvfy6 = ‏X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) مع p = { $p } وR = { $rtt } وt₀ = { $t0 } يعطي { $equation }، ولا يجوز أن يتجاوز { $ceiling } من المعدل المستقبَل: { $after }.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}: slow start is over, and X is {after:.1}.
m-x-1-r-2p-3-kyrsvx = ‏X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) مع p = { $p } وR = { $rtt } وt₀ = { $t0 } يعطي { $equation }: انتهى البدء البطيء، وX هو { $after }.
