# Your own hands
m-your-own-hands-80lnp8 = يداك

# Lost
m-lost-rzf8m3 = المفقودة

# Steps
m-steps-mxszis = الخطوات

# Yours
m-yours-aloawr = لك

# Title
m-title-a7vsmh = العنوان

# to
m-to-idyip0 = إلى

# Link rate
m-link-rate-vhq6vl = معدل الوصلة

# Initial window
m-initial-window-gknd3d = النافذة الابتدائية

# Packet
m-packet-pw9k29 = حزمة

# Its number.
m-its-number-i1c2nw = رقمها.

# As the sender counts them.
m-as-the-sender-counts-them-if4w8d = كما يعدها المرسل.

# From its time on, each packet of one flow of the group with one of these numbers is lost the first time that it comes to the first hop it enters; with `ack` the ACKs of these packets are, where the reverse path has hops.
m-from-its-time-on-each-2s638h = من وقته تُفقد كل حزمة من أحد تدفقات المجموعة تحمل أحد هذه الأرقام أول مرة تصل فيها إلى أول قفزة؛ ومع `ack` تُفقد إشعارات ACK لهذه الحزم حيث لمسار الرجوع قفزات.

# The ACKs of these packets, and not the packets.
m-the-acks-of-these-packets-izxzv5 = إشعارات ACK لهذه الحزم، لا الحزم نفسها.

# Chance that a packet is lost; it does not depend on those before it.
m-chance-that-a-packet-is-lqz2br = احتمال فقد حزمة؛ لا يعتمد على ما قبلها.

# at random
m-at-random-nw7ufj = عشوائيًا

# Bernoulli losses
m-bernoulli-losses-idhr9y = فقد برنولي

# Each packet is lost with the same chance, independently of all others.
m-each-packet-is-lost-with-3ibyah = تُفقد كل حزمة بالاحتمال نفسه، مستقلة عن سواها.

# Counted in
m-counted-in-15o2xw = يُعد بـ

# Whether the state changes with some packets or with time.
m-whether-the-state-changes-with-1ul2au = هل تتغير الحالة بعد عدد من الحزم أم مع الزمن.

# A burst begins once in
m-a-burst-begins-once-in-th2lqg = تبدأ الدفعة مرة كل

# Mean packets in the good state: after each, the state changes with chance p.
m-mean-packets-in-the-good-kn2x7r = متوسط الحزم في الحالة الجيدة: بعد كل منها تتغير الحالة باحتمال p.

# It lasts, on average
m-it-lasts-on-average-eroqkf = تدوم في المتوسط

# Mean packets in the bad state: after each, the state changes with chance r.
m-mean-packets-in-the-bad-m9vdc5 = متوسط الحزم في الحالة السيئة: بعد كل منها تتغير الحالة باحتمال r.

# Between bursts, on average
m-between-bursts-on-average-87k6nw = بين الدفعات في المتوسط

# Mean time in the good state, exponentially distributed.
m-mean-time-in-the-good-3ahxo4 = متوسط زمن الحالة الجيدة، بتوزيع أسّي.

# A burst lasts, on average
m-a-burst-lasts-on-average-lem19h = تدوم الدفعة في المتوسط

# Mean time in the bad state, exponentially distributed.
m-mean-time-in-the-bad-xu462c = متوسط زمن الحالة السيئة، بتوزيع أسّي.

# Lost within a burst
m-lost-within-a-burst-jfd8iv = المفقود داخل الدفعة

# Chance of loss in the bad state.
m-chance-of-loss-in-the-523syp = احتمال الفقد في الحالة السيئة.

# Lost outside
m-lost-outside-4daoqo = المفقود خارجها

# Chance of loss in the good state.
m-chance-of-loss-in-the-xngmnl = احتمال الفقد في الحالة الجيدة.

# in bursts
m-in-bursts-0ax3t5 = على دفعات

# Gilbert–Elliott losses
m-gilbert-elliott-losses-bijwaz = فقد Gilbert–Elliott

# The link is in a good or in a bad state, each with its own chance of loss, and changes between them by chance: losses come in bursts, as on radio links.
m-the-link-is-in-a-opghf4 = الوصلة في حالة جيدة أو سيئة، لكل منهما احتمال فقد، وتتنقل بينهما عشوائيًا: يأتي الفقد على دفعات كما في وصلات الراديو.

# Mean time between losses
m-mean-time-between-losses-t5au9k = متوسط الزمن بين فقدين

# From one loss to the time at which the next one is due; the first packet at or after it is lost.
m-from-one-loss-to-the-0bklq8 = من فقد إلى موعد التالي؛ تُفقد أول حزمة عنده أو بعده.

# Spread of the times
m-spread-of-the-times-jt6nxa = تشتت الأزمنة

# Coefficient of variation: 0 is like a clock, 1 is wholly random (exponential).
m-coefficient-of-variation-0-is-j2rx2f = معامل الاختلاف: 0 كالساعة، و1 عشوائي تمامًا (أسّي).

# at random times
m-at-random-times-j6otdp = في أوقات عشوائية

# Losses by time
m-losses-by-time-i8llxg = فقد حسب الزمن

# A packet is lost after a time, not after a number of packets: whoever sends more does not lose more. The times may be even or spread like those of a Poisson process.
m-a-packet-is-lost-after-a2zkcq = تُفقد حزمة بعد زمن لا بعد عدد من الحزم: من يرسل أكثر لا يفقد أكثر. قد تكون الأزمنة منتظمة أو متفرقة كعملية بواسون.

# No artificial losses
m-no-artificial-losses-vrgs4x = بلا فقد مصطنع

# Packets are lost where a queue drops them, and nowhere else.
m-packets-are-lost-where-a-j4puxz = تُفقد الحزم حيث يسقطها طابور، ولا في أي مكان آخر.

# Packets from loss to loss
m-packets-from-loss-to-loss-pr1ia9 = الحزم من فقد إلى فقد

# Over and over: 50, 400 loses the 50th packet, then the 400th after it.
m-over-and-over-50-400-tlzzvg = مرارًا وتكرارًا: 50, 400 تُفقد الحزمة 50 ثم الـ 400 بعدها.

# Gap
m-gap-bce54f = الفاصل

# Packets from one loss to the next, which is counted.
m-packets-from-one-loss-to-cfltyn = الحزم من فقد إلى التالي، والتالي محسوب.

# Mildly bursty
m-mildly-bursty-z0s2h5 = دفعات خفيفة

# Even
m-even-mofdqp = منتظم

# In pairs
m-in-pairs-vwtqnf = أزواجًا

# in a pattern
m-in-a-pattern-kbsbej = بنمط

# Losses by a pattern of counts
m-losses-by-a-pattern-of-xe55ih = فقد بنمط من الأعداد

# The gaps between losses are given one by one and repeat: bursts of losses without chance.
m-the-gaps-between-losses-are-5e2t67 = تُعطى الفواصل بين الفقد واحدًا واحدًا وتتكرر: دفعات فقد بلا صدفة.

# One packet in
m-one-packet-in-1qztjc = حزمة من كل

# This many packets after a lost one the next one is lost.
m-this-many-packets-after-a-ubcjoq = بعد هذا العدد من الحزم عقب مفقودة تُفقد التالية.

# First one
m-first-one-ywhw0h = الأولى

# Number of the first packet that is lost, counted from 1.
m-number-of-the-first-packet-fuxgqc = رقم أول حزمة تُفقد، يُعد من 1.

# evenly
m-evenly-3mm14q = بانتظام

# Periodic losses
m-periodic-losses-7e7wpf = فقد دوري

# Every n-th packet is lost. Chance has no part in it: the losses that the simplest models of TCP assume.
m-every-n-th-packet-is-1smzzw = تُفقد كل حزمة رقمها من مضاعفات n. لا دور للصدفة: هذا هو الفقد الذي تفترضه أبسط نماذج TCP.

# Phases
m-phases-icgsmp = الأطوار

# One after the other, over and over.
m-one-after-the-other-over-gf1rzr = واحد بعد آخر، مرارًا.

# Lasts
m-lasts-l5rfjy = يدوم

# How long the phase lasts.
m-how-long-the-phase-lasts-sby3si = كم يدوم الطور.

# In this phase one packet in this many is lost, at even distances; the count starts again with each phase.
m-in-this-phase-one-packet-levon0 = في هذا الطور تُفقد حزمة من هذا العدد، بمسافات متساوية؛ ويبدأ العد من جديد مع كل طور.

# in phases
m-in-phases-gtfonq = على أطوار

# Periodic losses by phases
m-periodic-losses-by-phases-0udjgk = فقد دوري على أطوار

# Spans of time follow one another and repeat; in each of them every n-th packet is lost, or none.
m-spans-of-time-follow-one-zvjklx = تتوالى فترات زمنية وتتكرر؛ في كل منها تُفقد كل حزمة رقمها من مضاعفات n أو لا شيء.

# Each model holds from its time on until the next one’s.
m-each-model-holds-from-its-qkfjor = يسري كل نموذج من وقته إلى وقت التالي.

# From
m-from-6s9hn9 = من

# When it begins. Steps stand in order of time.
m-when-it-begins-steps-stand-dfchdk = متى يبدأ. الخطوات مرتبة زمنيًا.

# What holds from then on.
m-what-holds-from-then-on-2vlo33 = ما يسري من ذلك الحين.

# in time steps
m-in-time-steps-84799k = بخطوات زمنية

# A schedule of loss models
m-a-schedule-of-loss-models-ivflt1 = جدول زمني لنماذج الفقد

# One loss model after the other, each from its time on. Before the first one nothing is lost.
m-one-loss-model-after-the-nsijl6 = نموذج فقد بعد آخر، كل من وقته. قبل الأول لا يُفقد شيء.

# A turn is worth
m-a-turn-is-worth-kb6m79 = قيمة الدور

# Bytes that a flow may send before it is the next one’s turn.
m-bytes-that-a-flow-may-oywm88 = البايتات التي يجوز لتدفق إرسالها قبل أن يأتي دور التالي.

# Marks instead of dropping (ECN)
m-marks-instead-of-dropping-ecn-3yvgss = يعلّم بدل أن يُسقط (ECN)

# Marks while the chance is below
m-marks-while-the-chance-is-ju3q1e = يعلّم ما دام الاحتمال دون

# From this chance on packets are dropped although they could be marked.
m-from-this-chance-on-packets-uc7dbd = من هذا الاحتمال تُسقط الحزم مع أنه يمكن تعليمها.

# Waiting it lets pass
m-waiting-it-lets-pass-ui68z2 = الانتظار المسموح

# Time that a packet may wait. Nothing is dropped while some packet has waited less.
m-time-that-a-packet-may-ch0ls7 = الزمن الذي يجوز أن تنتظره حزمة. لا يُسقط شيء ما دامت حزمة انتظرت أقل.

# Drops after so long above it
m-drops-after-so-long-above-3wf15b = يُسقط بعد هذا الزمن فوقه

# Time for which every packet has waited longer before the first drop: about the longest usual round trip.
m-time-for-which-every-packet-fnux5g = الزمن الذي انتظرت فيه كل الحزم أطول قبل أول إسقاط: نحو أطول زمن ذهاب وإياب معتاد.

# Looks at how long packets have waited, not at how many wait. Once all of them have waited too long for a while, it drops packets at the head of the queue, more and more often, until one has waited less.
m-looks-at-how-long-packets-mx7lbs = ينظر كم انتظرت الحزم لا كم حزمة تنتظر. إذا انتظرت كلها طويلًا مدة ما، أسقط حزمًا من رأس الطابور، أكثر فأكثر، حتى تنتظر إحداها أقل.

# Drop-head
m-drop-head-1hzhu1 = الإسقاط من الرأس (drop-head)

# First come, first served: what arrives when the queue is full is taken, and the packet that has waited longest is dropped for it. What comes behind the gap is sent at once, so the sender hears of the loss sooner than of one at the tail: by the time that the full queue takes to empty.
m-first-come-first-served-what-8glsxk = الأول وصولًا أولًا خدمة: ما يصل والطابور ممتلئ يُقبل، وتُسقط لأجله الحزمة الأطول انتظارًا. ما بعد الفجوة يُرسل فورًا، فيعلم المرسل بالفقد أبكر منه عند الذيل: بمقدار زمن تفريغ الطابور الممتلئ.

# First come, first served: what arrives when the queue is full is dropped. It signals nothing before it is full, so it is often nearly full.
m-first-come-first-served-what-dvhudq = الأول وصولًا أولًا خدمة: ما يصل والطابور ممتلئ يُسقط. لا يشير بشيء قبل امتلائه، لذلك غالبًا ما يكون شبه ممتلئ.

# fair
m-fair-0392k3 = منصف

# Fair queueing (deficit round robin)
m-fair-queueing-deficit-round-robin-1hfdhp = طوابير منصفة (deficit round robin)

# A queue for each flow, served in turn: a flow that sends more than its share only makes its own queue longer. When the buffer is full, the flow with the longest queue loses a packet.
m-a-queue-for-each-flow-1dr3y1 = طابور لكل تدفق، تُخدم بالدور: التدفق الذي يرسل أكثر من حصته لا يطيل إلا طابوره. وعند امتلاء المخزن يفقد التدفق صاحب أطول طابور حزمة.

# Waiting it aims at (classic)
m-waiting-it-aims-at-classic-027idh = الانتظار المستهدف (التقليدي)

# The controller raises its chance while packets wait longer than this, and lowers it while they wait less.
m-the-controller-raises-its-chance-ronz9f = يرفع المتحكم احتماله ما دامت الحزم تنتظر أطول من هذا، ويخفضه ما دامت تنتظر أقل.

# Marks after so long (low latency)
m-marks-after-so-long-low-2rukqo = يعلّم بعد هذا الزمن (قليل التأخير)

# A packet of the low-latency queue that has waited longer is marked.
m-a-packet-of-the-low-y02k4y = تُعلَّم حزمة من الطابور قليل التأخير انتظرت أطول.

# Coupling
m-coupling-11aap2 = الاقتران

# The low-latency queue marks with k times the chance whose square the classic queue drops with: so a flow of either gets about as much.
m-the-low-latency-queue-marks-qjblmf = يعلّم الطابور قليل التأخير بـ k أضعاف الاحتمال الذي يُسقط الطابور التقليدي بمربعه: فيحصل تدفق من كل منهما على القدر نفسه تقريبًا.

# Marks all after so much more
m-marks-all-after-so-much-coh0d4 = يعلّم الكل بعد هذه الزيادة

# From the threshold on the chance rises over so much more waiting to 1; 0 is a step.
m-from-the-threshold-on-the-yncgey = من العتبة يصعد الاحتمال إلى 1 على هذا الانتظار الإضافي؛ 0 درجة واحدة.

# Marks for its wait only with this many behind
m-marks-for-its-wait-only-kg4dic = يعلّم بسبب الانتظار فقط وخلفه هذا العدد

# A slow link takes longer for one packet than the threshold is: fewer packets in the low-latency queue are no queue.
m-a-slow-link-takes-longer-zfuqc8 = الوصلة البطيئة تستغرق لحزمة واحدة أطول من العتبة: حزم أقل في الطابور قليل التأخير ليست طابورًا.

# Updates every
m-updates-every-id321e = يُحدَّث كل

# Time between updates of the chance.
m-time-between-updates-of-the-xfic7m = الزمن بين تحديثات الاحتمال.

# Gain of the distance
m-gain-of-the-distance-z9s1mz = كسب المسافة

# Each update adds this times how far the wait is from the target.
m-each-update-adds-this-times-7vw1ze = يضيف كل تحديث هذا مضروبًا في بعد الانتظار عن الهدف.

# Gain of the change
m-gain-of-the-change-bqi4i0 = كسب التغير

# Each update adds this times how much the wait has changed.
m-each-update-adds-this-times-ec8unk = يضيف كل تحديث هذا مضروبًا في مقدار تغير الانتظار.

# Drops none while less than two packets stay behind
m-drops-none-while-less-than-nerspo = لا يُسقط ما دام خلفها أقل من حزمتين

# The classic queue does not signal while less than 3000 bytes stay behind the packet, as in Linux.
m-the-classic-queue-does-not-qx9q5z = لا يشير الطابور التقليدي ما دام خلف الحزمة أقل من 3000 بايت، كما في لينكس.

# Dual-queue coupled AQM
m-dual-queue-coupled-aqm-3lj4y4 = ‏AQM مقترن بطابورين

# Two queues on one link. What answers marks in proportion (Prague) waits in a queue of its own and is marked after a millisecond; all others wait in the classic queue, at about 15 ms. One controller signals both, the low-latency queue so much more often that each flow gets about as much.
m-two-queues-on-one-link-equdsj = طابوران على وصلة واحدة. ما يستجيب للعلامات بالتناسب (Prague) ينتظر في طابور خاص ويُعلَّم بعد ملي ثانية؛ وسواه ينتظر في الطابور التقليدي نحو 15 ms. متحكم واحد يشير لكليهما، وللطابور قليل التأخير أكثر بحيث يحصل كل تدفق على القدر نفسه تقريبًا.

# A queue for each flow, served in turn, and CoDel in each of them. A flow that sends little is served first and hardly waits, however much the others send. The usual cure for bufferbloat at home.
m-a-queue-for-each-flow-t30if2 = طابور لكل تدفق، تُخدم بالدور، وفي كل منها CoDel. التدفق الذي يرسل قليلًا يُخدم أولًا ولا يكاد ينتظر مهما أرسل الآخرون. العلاج المعتاد لـ bufferbloat في المنزل.

# Waiting it aims at
m-waiting-it-aims-at-14woxe = الانتظار المستهدف

# Queueing delay to be held.
m-queueing-delay-to-be-held-tw22t6 = تأخير الطابور المراد الحفاظ عليه.

# Sets its drop chance every
m-sets-its-drop-chance-every-efw2xu = يضبط احتمال الإسقاط كل

# Weight of the waiting
m-weight-of-the-waiting-eracfi = وزن الانتظار

# Change of the chance at an update per second of delay above the target.
m-change-of-the-chance-at-dgfs7e = تغير الاحتمال في تحديث لكل ثانية تأخير فوق الهدف.

# Weight of its growth
m-weight-of-its-growth-rq3db7 = وزن نموه

# Change of the chance at an update per second by which the delay has grown since the last one.
m-change-of-the-chance-at-i4yuhz = تغير الاحتمال في تحديث لكل ثانية نماها التأخير منذ الأخير.

# Lets a burst pass for
m-lets-a-burst-pass-for-x8qgq4 = يدع دفعة تمر مدة

# Time from an idle queue on for which nothing is dropped early.
m-time-from-an-idle-queue-oxx9vf = الزمن من طابور فارغ لا يُسقط فيه شيء مبكرًا.

# Drops arriving packets by a chance. Many times a second a controller raises the chance while packets wait longer than they should, or begin to, and lowers it while they wait less.
m-drops-arriving-packets-by-a-rwu8sj = يُسقط الحزم الواصلة باحتمال. مرات كثيرة في الثانية يرفعه متحكم ما دامت الحزم تنتظر أطول مما ينبغي أو تبدأ ذلك، ويخفضه ما دامت تنتظر أقل.

# Early drops from an average of
m-early-drops-from-an-average-bggifb = إسقاط مبكر من متوسط

# Average queue length from which on packets are dropped early.
m-average-queue-length-from-which-tqycv9 = متوسط طول الطابور الذي تُسقط الحزم مبكرًا من عنده.

# Most of them from an average of
m-most-of-them-from-an-1nb75s = معظمها من متوسط

# Average queue length at which the chance of an early drop reaches max_p.
m-average-queue-length-at-which-noo8vw = متوسط الطول الذي يبلغ عنده احتمال الإسقاط المبكر max_p.

# Drop chance at the upper threshold
m-drop-chance-at-the-upper-u770ap = احتمال الإسقاط عند العتبة العليا

# The chance climbs to it in a straight line between the thresholds.
m-the-chance-climbs-to-it-32kurl = يصعد الاحتمال إليه بخط مستقيم بين العتبتين.

# Weight of the newest length
m-weight-of-the-newest-length-l9797b = وزن أحدث طول

# In the average that RED goes by; a small weight is a long memory.
m-in-the-average-that-red-jnoj1k = في المتوسط الذي يتبعه RED؛ الوزن الصغير ذاكرة طويلة.

# The chance climbs on to 1
m-the-chance-climbs-on-to-wx0ww7 = يستمر الاحتمال صعودًا إلى 1

# Above max_th the chance climbs from max_p to 1 at twice the threshold; else it jumps to 1 there.
m-above-max-th-the-chance-k7wrie = فوق max_th يصعد الاحتمال من max_p إلى 1 عند ضعف العتبة؛ وإلا قفز هناك إلى 1.

# Spaces its drops apart
m-spaces-its-drops-apart-rnk7gk = يباعد بين إسقاطاته

# Between two early drops lie at least 1/p packets.
m-between-two-early-drops-lie-bs5qgv = بين إسقاطين مبكرين 1/p حزم على الأقل.

# Drops packets by chance before the queue is full. The chance follows an average of the queue length, so that short bursts pass and a standing queue does not.
m-drops-packets-by-chance-before-h1wkyl = يُسقط حزمًا عشوائيًا قبل امتلاء الطابور. يتبع الاحتمال متوسط طول الطابور، فتمر الدفعات القصيرة ولا يمر طابور دائم.

# Marks from this queue on
m-marks-from-this-queue-on-8jslin = يعلّم من هذا الطول

# An arriving packet is marked if at least this many wait; one that cannot be marked passes.
m-an-arriving-packet-is-marked-ka2720 = تُعلَّم حزمة واصلة إذا انتظر هذا العدد على الأقل؛ وما لا يمكن تعليمه يمر.

# step marking
m-step-marking-hperhs = تعليم عند عتبة

# Marking from a threshold on
m-marking-from-a-threshold-on-3u7p39 = التعليم من عتبة

# Drop-tail that marks: every packet that comes while K or more wait is marked (ECN). The switches of data centres do it; DCTCP is made for it.
m-drop-tail-that-marks-every-cdlo5f = ‏drop-tail يعلّم: كل حزمة تأتي وK أو أكثر تنتظر تُعلَّم (ECN). تفعله مبدّلات مراكز البيانات؛ وDCTCP مصنوع له.

# Wave
m-wave-cddyic = الموجة

# constant
m-constant-1tmiw5 = ثابتة

# square
m-square-e52nuu = مربعة

# sawtooth
m-sawtooth-mjjdh8 = سن منشار

# reverse sawtooth
m-reverse-sawtooth-a8u0iu = سن منشار معكوس

# How the rate moves: not at all, up and down at once, rising over and over, or falling.
m-how-the-rate-moves-not-dq5e20 = كيف يتحرك المعدل: لا يتحرك، أو صعودًا وهبوطًا فجأة، أو صعودًا مرارًا، أو هبوطًا.

# At its height takes
m-at-its-height-takes-cuwqol = في أوجه يأخذ

# Its rate, or the highest rate of its wave.
m-its-rate-or-the-highest-s8pgpv = معدله، أو أعلى معدل لموجته.

# At its lowest
m-at-its-lowest-44tmac = في أدناه

# The lowest rate of its wave; 0 is silence.
m-the-lowest-rate-of-its-h2hlsq = أدنى معدل لموجته؛ 0 صمت.

# On for
m-on-for-7m6pen = يعمل مدة

# Of a square wave the time at its height, of a sawtooth the time of a ramp.
m-of-a-square-wave-the-c1zb3y = للموجة المربعة زمن الأوج، ولسن المنشار زمن المنحدر.

# Off for
m-off-for-at1nxx = يتوقف مدة

# Time at its lowest.
m-time-at-its-lowest-qpchrb = الزمن في الأدنى.

# Unevenness of the gaps
m-unevenness-of-the-gaps-3v4kme = عدم انتظام الفواصل

# Each gap between packets is stretched by a random factor, uniform within 1 ± this.
m-each-gap-between-packets-is-9fueho = يُمد كل فاصل بين الحزم بعامل عشوائي منتظم ضمن 1 ± هذا.

# Says that it answers marks in proportion (ECT(1))
m-says-that-it-answers-marks-0ks71a = يقول إنه يستجيب للعلامات بالتناسب (ECT(1))

# A queue of two takes its packets for low latency and marks them; it does not answer.
m-a-queue-of-two-takes-4jb6zp = طابور مزدوج يعد حزمه قليلة التأخير ويعلّمها؛ وهو لا يستجيب.

# constant bit rate
m-constant-bit-rate-t3ao6k = معدل بت ثابت

# Constant bit rate and waves
m-constant-bit-rate-and-waves-95du3j = معدل بت ثابت وموجات

# Packets at a rate that listens to nobody: constant, or a wave that takes part of the link away and gives it back.
m-packets-at-a-rate-that-qn6uhl = حزم بمعدل لا يصغي لأحد: ثابت، أو موجة تأخذ جزءًا من الوصلة وتعيده.

# Left of the link, off : on
m-left-of-the-link-off-v3te3q = الباقي من الوصلة، متوقف : عامل

# Sources
m-sources-95ydw1 = المصادر

# How many there are; each has bursts of its own.
m-how-many-there-are-each-oj2ewe = كم عددها؛ لكل منها دفعاته.

# Each sends
m-each-sends-xian27 = يرسل كل منها

# Rate of one of them within a burst.
m-rate-of-one-of-them-gdsto5 = معدل أحدها داخل الدفعة.

# On for, on average
m-on-for-on-average-9t7lpd = يعمل مدة، في المتوسط

# Mean length of a burst.
m-mean-length-of-a-burst-yem58y = متوسط طول الدفعة.

# Off for, on average
m-off-for-on-average-b4tgkz = يتوقف مدة، في المتوسط

# Mean length of the silence between two bursts.
m-mean-length-of-the-silence-hrns2s = متوسط طول الصمت بين دفعتين.

# Lengths
m-lengths-yigboy = الأطوال

# Heavy tail
m-heavy-tail-slcr02 = ذيل ثقيل

# Exponential
m-exponential-4tm2o8 = أسّي

# Distribution of both lengths: Pareto, with rare very long ones, or exponential.
m-distribution-of-both-lengths-pareto-8we9n8 = توزيع كلا الطولين: باريتو مع نوادر طويلة جدًا، أو أسّي.

# Shape of the tail (Pareto)
m-shape-of-the-tail-pareto-r642u8 = شكل الذيل (باريتو)

# Between 1 and 2 the variance is infinite; the smaller, the heavier the tail.
m-between-1-and-2-the-bbet6h = بين 1 و2 التباين لا نهائي؛ كلما صغر ثقل الذيل.

# Starts spread over
m-starts-spread-over-4t7ikz = البدايات موزعة على

# Each source starts after a random part of this time.
m-each-source-starts-after-a-n7r46h = يبدأ كل مصدر بعد جزء عشوائي من هذا الزمن.

# bursty sources
m-bursty-sources-iblu4a = مصادر دفعية

# On/off sources
m-on-off-sources-sgpdaw = مصادر تشغيل/توقف

# Several sources that send bursts at a fixed rate and fall silent in between, as web traffic does. With heavy-tailed lengths a few bursts are very long, and the sum stays uneven however many sources there are.
m-several-sources-that-send-bursts-5yqpig = عدة مصادر ترسل دفعات بمعدل ثابت وتصمت بينها كحركة الويب. مع أطوال ثقيلة الذيل تكون بضع دفعات طويلة جدًا، ويبقى المجموع غير منتظم مهما كثرت المصادر.

# bursts
m-bursts-uivyja = دفعات

# A probe every
m-a-probe-every-ym28up = مجس كل

# From one probe to the next, whatever has become of it.
m-from-one-probe-to-the-dzju31 = من مجس إلى التالي، مهما حدث له.

# Small probes at even intervals through the same links and queues, each answered at once: how long a packet takes there and back, and how many are lost.
m-small-probes-at-even-intervals-lr1e4z = مجسات صغيرة بفواصل متساوية عبر الوصلات والطوابير نفسها، يُجاب كل منها فورًا: كم تستغرق حزمة ذهابًا وإيابًا، وكم يُفقد.

# Begins with a handshake
m-begins-with-a-handshake-2sj0p7 = يبدأ بمصافحة

# A packet of 40 bytes goes first, and the window is 1 until its ACK is back.
m-a-packet-of-40-bytes-c7ylnt = تذهب أولًا حزمة من 40 بايت، والنافذة 1 حتى يعود إشعارها ACK.

# What the run is called where it is kept, compared or printed.
m-what-the-run-is-called-k3rhfu = اسم التشغيل حيث يُحفظ أو يُقارن أو يُطبع.

# A sentence that stands under the run’s settings.
m-a-sentence-that-stands-under-a5rwr6 = جملة تحت إعدادات التشغيل.

# Where all random numbers of the run come from: another seed is another draw of the same experiment.
m-where-all-random-numbers-of-qac09l = مصدر كل الأعداد العشوائية في التشغيل: بذرة أخرى سحب آخر للتجربة نفسها.

# Simulated time from the first packet to the end.
m-simulated-time-from-the-first-7sxk7i = الزمن المحاكى من أول حزمة إلى النهاية.

# Warm-up
m-warm-up-5bn7ne = الإحماء

# The first seconds, which means over the run leave out.
m-the-first-seconds-which-means-te3bxt = الثواني الأولى التي تستثنيها متوسطات التشغيل.

# A sample every
m-a-sample-every-dj3pu1 = عينة كل

# Samples at a period of its own
m-samples-at-a-period-of-09btxu = عينات بدورة خاصة

# How often the charts get a point; if not set, once in the flows’ mean round trip without queueing.
m-how-often-the-charts-get-dk7mtf = كم مرة تحصل الرسوم على نقطة؛ وإن لم يُضبط فمرة كل متوسط ذهاب وإياب للتدفقات بلا طابور.

# Limited rate
m-limited-rate-iyqrk5 = معدل محدود

# Bits that leave the queue in a second; without limit nobody waits.
m-bits-that-leave-the-queue-30zd28 = البتات التي تغادر الطابور في ثانية؛ بلا حد لا ينتظر أحد.

# How long a packet travels on this link, besides waiting for it.
m-how-long-a-packet-travels-05150q = كم تسافر حزمة على هذه الوصلة، عدا انتظارها.

# Starts at
m-starts-at-wr7nix = يبدأ عند

# When it begins to send.
m-when-it-begins-to-send-b8tj19 = متى يبدأ الإرسال.

# Stops at
m-stops-at-f8prgj = يتوقف عند

# Stops before the end
m-stops-before-the-end-m7j2jj = يتوقف قبل النهاية

# never
m-never-2zqpvt = أبدًا

# From then on it sends nothing new.
m-from-then-on-it-sends-m6i8rk = من ذلك الحين لا يرسل جديدًا.

# Packet size
m-packet-size-ya5jvm = حجم الحزمة

# On the link, headers included.
m-on-the-link-headers-included-dl229r = على الوصلة، مع الترويسات.

# Crosses from
m-crosses-from-099ofd = يعبر من

# The first bottleneck that its packets pass.
m-the-first-bottleneck-that-its-rjf9h8 = أول عنق زجاجة تمر به حزمه.

# The last bottleneck that its packets pass.
m-the-last-bottleneck-that-its-s8ucqu = آخر عنق زجاجة تمر به حزمه.

# Flows of the group, all alike.
m-flows-of-the-group-all-e5dni4 = تدفقات المجموعة، كلها متماثلة.

# Each flow waits a random time longer, at most this, so that not all start at once.
m-each-flow-waits-a-random-fsxtkt = ينتظر كل تدفق زمنًا عشوائيًا إضافيًا، هذا على الأكثر، كي لا تبدأ كلها معًا.

# Own delay, one way
m-own-delay-one-way-l8wubj = تأخير خاص، اتجاه واحد

# Of the group’s own links beside the path, half at the sender and half at the receiver.
m-of-the-group-s-own-au8ivy = لوصلات المجموعة الخاصة بجانب المسار، نصفه عند المرسل ونصفه عند المستقبل.

# Spread of round trips
m-spread-of-round-trips-iiqbkj = تشتت أزمنة الذهاب والإياب

# How much the flows’ round trips differ: their standard deviation over their mean. 0 is all alike.
m-how-much-the-flows-round-mst4k7 = كم تختلف أزمنة التدفقات: انحرافها المعياري على متوسطها. 0 كلها متماثلة.

# Understands marks (ECN)
m-understands-marks-ecn-45iexn = يفهم العلامات (ECN)

# A queue that marks lets its packets pass marked in place of dropping them, and it slows down alike.
m-a-queue-that-marks-lets-ccxxie = الطابور الذي يعلّم يدع حزمه تمر معلَّمة بدل إسقاطها، وهو يبطئ مثل ذلك.

# Direction
m-direction-r6us5m = الاتجاه

# Forward
m-forward-rjqz7e = إلى الأمام

# Reverse
m-reverse-mqvh5x = عكسي

# Reverse sends the data the way of the others’ ACKs, which makes the reverse path real.
m-reverse-sends-the-data-the-igvfeh = العكسي يرسل البيانات في طريق إشعارات ACK للآخرين، فيصبح مسار الرجوع حقيقيًا.

# Each flow sends
m-each-flow-sends-wcp2jr = يرسل كل تدفق

# Sends a limited amount
m-sends-a-limited-amount-eugy8b = يرسل كمية محدودة

# without end
m-without-end-21fq72 = بلا نهاية

# Packets of the transfer, after which the flow is done.
m-packets-of-the-transfer-after-i1he17 = حزم النقل، وبعدها ينتهي التدفق.

# Called
m-called-70f5k0 = يُسمى

# A name of your own for the group; empty, it is called as its scheme is.
m-a-name-of-your-own-eknz6r = اسم من عندك للمجموعة؛ وإن كان فارغًا سُميت باسم مخططها.

# Starts one after another, every
m-starts-one-after-another-every-48p3jg = تبدأ واحدًا بعد آخر كل

# Each flow starts so much later than the one before.
m-each-flow-starts-so-much-wl8eq7 = يبدأ كل تدفق بعد سابقه بهذا القدر.

# Sends its amount
m-sends-its-amount-cwi0tq = يرسل كميته

# Once
m-once-4wvbok = مرة

# Every
m-every-oueaas = كل

# Poisson
m-poisson-wjkvvw = بواسون

# After
m-after-akqxyh = بعد

# Each time over a new connection; what falls due meanwhile begins when that is over.
m-each-time-over-a-new-vn2rby = كل مرة عبر اتصال جديد؛ وما يحين في الأثناء يبدأ حين ينتهي ذاك.

# Between transfers
m-between-transfers-bux5nr = بين عمليات النقل

# From one beginning to the next, or from an end.
m-from-one-beginning-to-the-0ag3qs = من بداية إلى التالية، أو من نهاية.

# The application writes
m-the-application-writes-70bapa = يكتب التطبيق

# All at once
m-all-at-once-gmczpa = الكل دفعة واحدة

# At a rate
m-at-a-rate-pozuz7 = بمعدل

# What is not written cannot be sent, and a window that is not used does not grow (RFC 7661).
m-what-is-not-written-cannot-wvhpf7 = ما لم يُكتب لا يمكن إرساله، والنافذة غير المستخدمة لا تنمو (RFC 7661).

# Writes
m-writes-djqpst = يكتب

# Headers included; of each flow, on average.
m-headers-included-of-each-flow-s3c3q6 = مع الترويسات؛ لكل تدفق في المتوسط.

# Its receiver reads
m-its-receiver-reads-ebq183 = يقرأ مستقبله

# Its receiver reads slowly
m-its-receiver-reads-slowly-60v58j = مستقبله يقرأ ببطء

# at once
m-at-once-vwzx3t = فورًا

# From a buffer of the largest window: ACKs say how much room is left.
m-from-a-buffer-of-the-vh84qs = من مخزن بحجم أكبر نافذة: إشعارات ACK تقول كم بقي من مكان.

# TCP as in
m-tcp-as-in-jzqnin = ‏TCP كما في

# ns-2 of 2000
m-ns-2-of-2000-jjmzns = ‏ns-2 لعام 2000

# Where what is not set below comes from: the release of 2011, or the version of the papers, with a coarse timer, no least timeout and an initial window of 1.
m-where-what-is-not-set-9f054d = مصدر ما لم يُضبط أدناه: إصدار 2011، أو نسخة الأوراق بمؤقت خشن وبلا أقل مهلة ونافذة ابتدائية 1.

# Packets that a flow may send before the first ACK of data comes.
m-packets-that-a-flow-may-h1jo38 = الحزم التي يجوز لتدفق إرسالها قبل أول ACK للبيانات.

# Tick of the timer
m-tick-of-the-timer-9d7vd3 = دقة المؤقت

# The sender’s clock goes by such steps: times between them are not told apart.
m-the-sender-s-clock-goes-3hc3h6 = تمشي ساعة المرسل بهذه الخطوات: لا يُميز ما بينها.

# Shortest timeout
m-shortest-timeout-l4cmk8 = أقصر مهلة

# The retransmission timer waits no less than this.
m-the-retransmission-timer-waits-no-xovi7n = لا ينتظر مؤقت إعادة الإرسال أقل من هذا.

# … beyond the round trip
m-beyond-the-round-trip-6ha3ma = … فوق زمن الذهاب والإياب

# The shortest timeout is what the timer waits beyond the smoothed round trip, as in Linux.
m-the-shortest-timeout-is-what-jtj1le = أقصر مهلة هي ما ينتظره المؤقت فوق زمن الذهاب والإياب الممهد، كما في لينكس.

# Longest timeout
m-longest-timeout-ga4fxe = أطول مهلة

# The retransmission timer waits no more than this, however often it has doubled.
m-the-retransmission-timer-waits-no-b72vzr = لا ينتظر مؤقت إعادة الإرسال أكثر من هذا مهما تضاعف.

# First timeout
m-first-timeout-fnrghq = أول مهلة

# What the timer waits before the first round trip is measured.
m-what-the-timer-waits-before-kyddkw = ما ينتظره المؤقت قبل قياس أول ذهاب وإياب.

# Doubles the shortest timeout
m-doubles-the-shortest-timeout-9jlwsv = يضاعف أقصر مهلة

# The shortest timeout is applied before the timer is doubled (RFC 2988), not after.
m-the-shortest-timeout-is-applied-r0m02s = تُطبق أقصر مهلة قبل مضاعفة المؤقت (RFC 2988) لا بعدها.

# A new packet goes on the first and on the second duplicate ACK, so that a third can come (RFC 3042).
m-a-new-packet-goes-on-6qy0fb = تخرج حزمة جديدة عند أول وثاني ACK مكرر كي يأتي ثالث (RFC 3042).

# Cuts to whole packets
m-cuts-to-whole-packets-lubtln = يقطع إلى حزم كاملة

# A window that is cut is rounded down to whole packets.
m-a-window-that-is-cut-y9du23 = تُقرب النافذة المقطوعة نزولًا إلى حزم كاملة.

# Slow start ends at
m-slow-start-ends-at-2hxa1z = ينتهي البدء البطيء عند

# First slow start ends at a threshold
m-first-slow-start-ends-at-9so8vp = ينتهي أول بدء بطيء عند عتبة

# the largest window
m-the-largest-window-0qtxh4 = أكبر نافذة

# From this window on the first climb is slow; without it slow start goes on until something is lost.
m-from-this-window-on-the-5yg4mr = من هذه النافذة يكون الصعود الأول بطيئًا؛ وبدونها يستمر البدء البطيء حتى يُفقد شيء.

# Delayed ACKs
m-delayed-acks-8s1gth = إشعارات ACK مؤجلة

# The receiver acknowledges every second packet, or one alone after 0.1 s.
m-the-receiver-acknowledges-every-second-lwm84h = يُشعر المستقبل بكل حزمة ثانية، أو بواحدة وحدها بعد 0.1 s.

# Largest window
m-largest-window-fg84i1 = أكبر نافذة

# The receiver takes no more than this at a time: however large its window, a flow has no more packets under way. With an initial window as large it is a fixed window, until something is lost.
m-the-receiver-takes-no-more-biwfop = لا يقبل المستقبل أكثر من هذا دفعة: مهما كبرت نافذته فليس لتدفق حزم أكثر في الطريق. ومع نافذة ابتدائية بالحجم نفسه تكون نافذة ثابتة حتى يُفقد شيء.

# Proportional rate reduction
m-proportional-rate-reduction-q1fdjh = خفض المعدل النسبي (PRR)

# After a loss the window comes down with each ACK, so that some packets go for those that arrive, where else none goes until the window has room (RFC 6937).
m-after-a-loss-the-window-ibfqs0 = بعد فقد تنزل النافذة مع كل ACK، فتخرج بعض الحزم مقابل الواصلة، حيث لا يخرج وإلا شيء حتى يكون في النافذة مكان (RFC 6937).

# Loss by time
m-loss-by-time-15v9gk = الفقد بالزمن (RACK)

# A packet is lost if one that was sent later has arrived, and a quarter of a round trip has passed or three more have arrived. Finds lost retransmissions too, which else take a timeout (RFC 8985).
m-a-packet-is-lost-if-pphnnz = تُعد حزمة مفقودة إذا وصلت أخرى أُرسلت بعدها ومضى ربع زمن ذهاب وإياب أو وصلت ثلاث أخرى. يجد أيضًا إعادات الإرسال المفقودة التي تحتاج وإلا مهلة (RFC 8985).

# Tail loss probe
m-tail-loss-probe-u51kno = مجس الذيل (TLP)

# If nothing comes back for two round trips, one packet more is sent, whose ACK tells what is missing: a loss at the end of a transfer needs no timeout (RFC 8985).
m-if-nothing-comes-back-for-1uidej = إذا لم يعد شيء طوال زمني ذهاب وإياب أُرسلت حزمة أخرى يقول ACK الخاص بها ما ينقص: فقد في نهاية نقل لا يحتاج مهلة (RFC 8985).

# Random delay before sending
m-random-delay-before-sending-knd7r2 = تأخير عشوائي قبل الإرسال

# Each opportunity to send waits a random time, at most this: flows that are all alike do not keep step then. TFRC, TFRCP and TEAR have none.
m-each-opportunity-to-send-waits-03ad2d = تنتظر كل فرصة إرسال زمنًا عشوائيًا، هذا على الأكثر: فلا تسير التدفقات المتماثلة بخطوة واحدة. ليس لـ TFRC وTFRCP وTEAR شيء منه.

# Window, with memory
m-window-with-memory-oo8qnk = نافذة، بذاكرة

# A loss costs a fixed fraction of one packet, at any window. The slope of the climb is chosen from the window at the last loss so that the average is TCP's. Nothing is smoother; nothing is slower when conditions change.
m-a-loss-costs-a-fixed-4mvadr = يكلف الفقد جزءًا ثابتًا من حزمة مهما كانت النافذة. يُختار ميل الصعود من نافذة آخر فقد بحيث يكون المتوسط متوسط TCP. لا شيء أملس منه؛ ولا شيء أبطأ عند تغير الظروف.

# Cut
m-cut-onu7hf = القطع

# Packets given up at a loss (the part cut).
m-packets-given-up-at-a-rm8gpi = الحزم المتنازل عنها عند الفقد (الجزء المقطوع).

# Window, no memory
m-window-no-memory-op9v9x = نافذة، بلا ذاكرة

# The same sawtooth with another slope and another cut. A smaller cut makes the rate smoother; to stay as fast as TCP on average the climb must shrink too, so the scheme is slower to use freed capacity and slower to yield.
m-the-same-sawtooth-with-another-vzva6g = سن المنشار نفسه بميل آخر وقطع آخر. القطع الأصغر يجعل المعدل أملس؛ وليبقى بسرعة TCP في المتوسط يجب أن يصغر الصعود أيضًا، فالمخطط أبطأ في استخدام السعة المحررة وأبطأ في التنازل.

# Climb
m-climb-sp3vhm = الصعود

# Packets added to the window in each round trip without loss. TCP adds 1.
m-packets-added-to-the-window-9ldfza = الحزم المضافة إلى النافذة في كل رحلة بلا فقد. يضيف TCP ‏1.

# Part of the window given up at a loss (the part cut, not the part kept). TCP cuts 1/2.
m-part-of-the-window-given-nwehl1 = جزء النافذة المتنازل عنه عند الفقد (المقطوع لا المبقى). يقطع TCP ‏1/2.

# bandwidth
m-bandwidth-4cvhpu = عرض النطاق

# smallest round trip
m-smallest-round-trip-xgu9l3 = أقصر ذهاب وإياب

# pacing gain
m-pacing-gain-owdfxs = كسب الإيقاع

# Beyond the papers
m-beyond-the-papers-lqvx5w = ما وراء الأوراق

# BBR does not wait for losses or queues. It measures how fast packets are really delivered and how short the round trip can be, sends at the one and keeps no more than twice their product under way. Now and then it probes faster, and now and then it drains the queue to see the true round trip. As in Linux, it does not respond to ECN marks. Left out: the detection of traffic policers, and all of versions 2 and 3.
m-bbr-does-not-wait-for-gszcdy = لا ينتظر BBR فقدًا ولا طوابير. يقيس بأي سرعة تُسلَّم الحزم فعلًا وكم يمكن أن يقصر زمن الذهاب والإياب، ويرسل بتلك السرعة ولا يبقي في الطريق أكثر من ضعف جدائهما. من حين لآخر يستكشف أسرع، ومن حين لآخر يفرغ الطابور ليرى الزمن الحقيقي. وكما في لينكس لا يستجيب لعلامات ECN. متروك: كشف محددات الحركة، وكل ما في الإصدارين 2 و3.

# Bandwidth memory
m-bandwidth-memory-be5w0h = ذاكرة عرض النطاق

# The bandwidth is the largest delivery rate of this many round trips.
m-the-bandwidth-is-the-largest-7nbei6 = عرض النطاق هو أكبر معدل تسليم في هذا العدد من الرحلات.

# Round-trip memory
m-round-trip-memory-j62arg = ذاكرة زمن الذهاب والإياب

# The smallest round trip of this many seconds.
m-the-smallest-round-trip-of-ptivhv = أقصر زمن في هذا العدد من الثواني.

# Probe the round trip
m-probe-the-round-trip-ohcy25 = استكشاف زمن الذهاب والإياب

# Drain the queue when no smaller round trip was seen for that long.
m-drain-the-queue-when-no-emu4il = تفريغ الطابور إذا لم يُر زمن أقصر طوال هذه المدة.

# Room for lumps of ACKs
m-room-for-lumps-of-acks-vans47 = متسع لإشعارات ACK المتجمعة

# The window is larger by the packets that were acknowledged faster than the bandwidth explains, as in Linux since 5.1. The draft has no such room.
m-the-window-is-larger-by-19n17m = تكبر النافذة بالحزم التي أُشعر بها أسرع مما يفسره عرض النطاق، كما في لينكس منذ 5.1. ليس في المسودة هذا المتسع.

# Details of
m-details-of-ubcoo2 = تفاصيل

# the draft
m-the-draft-2kdyhj = المسودة

# long-term bound
m-long-term-bound-q4g9ug = الحد البعيد

# short-term bound
m-short-term-bound-es30ty = الحد القريب

# The draft’s own bursts; without them each packet goes by itself, the smallest that is feasible here.
m-the-draft-s-own-bursts-3viise = دفعات المسودة نفسها؛ وبدونها تذهب كل حزمة وحدها، أصغر ما يمكن هنا.

# Window, step by size
m-window-step-by-size-2xnxu1 = نافذة، خطوة حسب الحجم

# TCP always climbs by one packet and always halves. Here both steps depend on the window: the larger it is, the slower the climb, and the cut grows less than the window does. SQRT cuts a large window by a few packets; IIAD by two thirds of one packet, so it is very smooth and very slow.
m-tcp-always-climbs-by-one-0ufizy = يصعد TCP دائمًا بحزمة ويقسم دائمًا إلى النصف. هنا تعتمد الخطوتان على النافذة: كلما كبرت أبطأ الصعود، وينمو القطع أقل من النافذة. يقطع SQRT نافذة كبيرة ببضع حزم؛ وIIAD بثلثي حزمة، فهو أملس جدًا وبطيء جدًا.

# Climb exponent
m-climb-exponent-ba8s4h = أسّ الصعود

# The climb is α/W^k packets per round trip.
m-the-climb-is-w-k-jmwfcg = الصعود α/W^k حزم لكل رحلة.

# Cut exponent
m-cut-exponent-bur8e2 = أسّ القطع

# The cut is β W^l packets. TCP-friendly if k + l = 1.
m-the-cut-is-w-l-16ro0c = القطع β W^l حزم. صديق لـ TCP إذا كان k + l = 1.

# Factor of the climb.
m-factor-of-the-climb-wc1nnl = عامل الصعود.

# Factor of the cut (the part cut, not the part kept).
m-factor-of-the-cut-the-sjxu16 = عامل القطع (الجزء المقطوع لا المبقى).

# What most of today's Internet runs. After a loss it remembers the window where it happened, climbs back quickly, flattens near that point, then probes further with growing steps: a curve of time, not of round trips. Where TCP Reno would be faster it acts like Reno.
m-what-most-of-today-s-qokyyb = ما يستخدمه معظم الإنترنت اليوم. بعد فقد يتذكر النافذة التي وقع عندها، ويصعد عائدًا بسرعة، ويتسطح قربها، ثم يستكشف أبعد بخطوات متزايدة: منحنى للزمن لا لرحلات الذهاب والإياب. وحيث يكون TCP Reno أسرع يتصرف مثله.

# Steepness
m-steepness-xos8ln = الانحدار

# How fast the curve rises.
m-how-fast-the-curve-rises-krkhxr = بأي سرعة يصعد المنحنى.

# Kept
m-kept-lzn1ix = المبقى

# Part of the window kept at a loss (the part kept, not the part cut).
m-part-of-the-window-kept-a92fop = جزء النافذة المبقى عند الفقد (المبقى لا المقطوع).

# Fast convergence
m-fast-convergence-ro089y = تقارب سريع

# A flow that loses before it is back at its old window gives up more, for newcomers.
m-a-flow-that-loses-before-293hsi = تدفق يفقد قبل أن يعود إلى نافذته القديمة يتنازل أكثر، للقادمين الجدد.

# Reno-friendly region
m-reno-friendly-region-keawwj = منطقة صديقة لـ Reno

# Never slower than Reno would be.
m-never-slower-than-reno-would-mn27fu = ليس أبطأ مما يكون Reno أبدًا.

# Full step above the old window
m-full-step-above-the-old-k6mfk7 = خطوة كاملة فوق النافذة القديمة

# Above the window that it lost, that Reno climbs by a whole packet per round trip (RFC 9438), not by the smaller step that balances the smaller cut. Linux: off.
m-above-the-window-that-it-hpa8qa = فوق النافذة التي فقد عندها يصعد ذلك الـ Reno بحزمة كاملة لكل رحلة (RFC 9438)، لا بالخطوة الأصغر الموازنة للقطع الأصغر. لينكس: متوقف.

# Slow start ends before the queue overflows, as in Linux: when the ACKs of a round come in one train for half a round trip, or when even the shortest round trip grows. Until the first loss the window then grows by a twentieth per round trip at least.
m-slow-start-ends-before-the-0jtsa6 = ينتهي البدء البطيء قبل أن يفيض الطابور كما في لينكس: حين تأتي إشعارات ACK لجولة في قطار طوال نصف زمن ذهاب وإياب، أو حين ينمو حتى أقصر زمن. وحتى أول فقد تنمو النافذة حينها بجزء من عشرين على الأقل لكل رحلة.

# Whole steps
m-whole-steps-vz2hdz = خطوات كاملة

# The window grows by a whole packet after a number of ACKs, which is reckoned once the window has grown and every 31 ms, in whole numbers. Linux: on.
m-the-window-grows-by-a-gu26cm = تنمو النافذة بحزمة كاملة بعد عدد من إشعارات ACK يُحسب حين تنمو وكل 31 ms، بأعداد صحيحة. لينكس: عامل.

# CUBIC of Linux 2.6.22
m-cubic-of-linux-2-6-cenras = ‏CUBIC من لينكس 2.6.22

# TCP halves its window whether one packet was marked or all of them. DCTCP cuts by as much as was marked: a few marks, a small cut. Beside a queue that marks from a few packets on it keeps the link busy and the queue short. Made for data centres; TCP beside it gets little.
m-tcp-halves-its-window-whether-2xd02t = يقسم TCP نافذته إلى النصف سواء عُلّمت حزمة واحدة أو كلها. ويقطع DCTCP بقدر ما عُلّم: علامات قليلة، قطع قليل. بجانب طابور يعلّم من بضع حزم يبقي الوصلة مشغولة والطابور قصيرًا. صُنع لمراكز البيانات؛ ويحصل TCP بجانبه على القليل.

# Weight of the newest window
m-weight-of-the-newest-window-9bq1af = وزن أحدث نافذة

# How fast the estimate of the part marked follows it.
m-how-fast-the-estimate-of-4m0vzm = بأي سرعة يتبعها تقدير الجزء المعلَّم.

# rate
m-rate-cf67vr = المعدل

# Hands, rate
m-hands-rate-w0tdxr = يدويًا، المعدل

# Your own hands, on a rate
m-your-own-hands-on-a-y4nto8 = يداك، على معدل

# Your own
m-your-own-jexqmu = ما هو لك

# You set the rate yourself, ten times a second, while the run goes: tens of packets per second, at even gaps. Nothing is sent again, and a loss changes nothing of the rate: that is for you to do.
m-you-set-the-rate-yourself-d67271 = تضبط المعدل بنفسك عشر مرات في الثانية أثناء التشغيل: عشرات الحزم في الثانية بفواصل متساوية. لا يُعاد إرسال شيء، والفقد لا يغير المعدل: ذلك لك.

# Hold
m-hold-cqyh94 = إبقاء

# To 1
m-to-1-3nnomf = إلى 1

# Hands
m-hands-b4d361 = يدويًا

# You set the window yourself, ten times a second, while the run goes. What is missing is found and sent again as TCP does; a loss changes nothing of the window: that is for you to do.
m-you-set-the-window-yourself-pqdvds = تضبط النافذة بنفسك عشر مرات في الثانية أثناء التشغيل. ما ينقص يُعثر عليه ويُعاد إرساله كما في TCP؛ والفقد لا يغير النافذة: ذلك لك.

# queueing delay
m-queueing-delay-q9vnq7 = تأخير الطابور

# smallest delay
m-smallest-delay-ylf1jv = أقصر تأخير

# For what can wait: updates, backups, file sharing. It compares each one-way delay with the smallest it knows; the rest is queueing. Below the target it opens its window, above it closes it, so that flows which fill the queue push it aside. Alone it keeps the target in the queue, and a newcomer takes that queue for the path.
m-for-what-can-wait-updates-ydb94v = لما يمكنه الانتظار: التحديثات والنسخ الاحتياطي وتبادل الملفات. يقارن كل تأخير باتجاه واحد بأقصر ما يعرفه؛ والباقي طابور. تحت الهدف يفتح نافذته وفوقه يغلقها، فتزيحه التدفقات التي تملأ الطابور. وحده يبقي الهدف في الطابور، ويحسب القادم الجديد ذلك الطابور مسارًا.

# Queueing delay it aims at
m-queueing-delay-it-aims-at-2p3bxz = تأخير الطابور المستهدف

# It stops climbing there; with more it shrinks.
m-it-stops-climbing-there-with-yleco5 = هناك يتوقف عن الصعود؛ ومع المزيد ينكمش.

# Gain
m-gain-759hr2 = الكسب

# With an empty queue the window opens by this many packets per round trip.
m-with-an-empty-queue-the-inkxgl = مع طابور فارغ تنفتح النافذة بهذا العدد من الحزم لكل رحلة.

# Begins with slow start
m-begins-with-slow-start-scltem = يبدأ بالبدء البطيء

# RFC 6817 allows it; ns-3 does it.
m-rfc-6817-allows-it-ns-056kll = يسمح به RFC 6817؛ ويفعله ns-3.

# pace
m-pace-vfz5yi = الإيقاع

# held back
m-held-back-rynsfd = محبوس

# last held
m-last-held-ea54vo = آخر حبس

# Rule
m-rule-yi4uer = القاعدة

# What the window does, in a few lines. What a rule does not say TCP does.
m-what-the-window-does-in-5mqajs = ما تفعله النافذة في بضعة أسطر. ما لا تقوله القاعدة يفعله TCP.

# A rule of your own
m-a-rule-of-your-own-50p93i = قاعدة من عندك

# Write a congestion control in a few lines and let it compete. You say what an ACK, a loss, a mark, a timeout and a round trip make of the window; what is missing is found and sent again as TCP does, and what you leave out TCP decides.
m-write-a-congestion-control-in-k7btjy = اكتب تحكمًا في الازدحام في بضعة أسطر ودعه ينافس. تقول ما يفعله بالنافذة كل من ACK والفقد والعلامة وانقضاء المهلة ورحلة الذهاب والإياب؛ ما ينقص يُعثر عليه ويُعاد إرساله كما في TCP، وما تتركه يقرره TCP.

# Acts as with a round trip of at least
m-acts-as-with-a-round-ml0e69 = يتصرف كما مع ذهاب وإياب لا يقل عن

# Flows with shorter round trips than this get as much as each other.
m-flows-with-shorter-round-trips-arxiqe = التدفقات ذات الأزمنة الأقصر من هذا تحصل على القدر نفسه فيما بينها.

# Weight of the newest round trip
m-weight-of-the-newest-round-3ozrhc = وزن أحدث ذهاب وإياب

# Its ACKs carry
m-its-acks-carry-jh6g2q = تحمل إشعارات ACK الخاصة به

# the number of marked packets (AccECN)
m-the-number-of-marked-packets-daxszl = عدد الحزم المعلَّمة (AccECN)

# the mark of the last packet
m-the-mark-of-the-last-chjop5 = علامة آخر حزمة

# With delayed ACKs one bit per ACK hides every second mark, and Prague takes more than its share.
m-with-delayed-acks-one-bit-v3i01n = مع إشعارات ACK المؤجلة يخفي بت واحد لكل ACK نصف العلامات، فيأخذ Prague أكثر من حصته.

# gap
m-gap-k039an = الفاصل

# timeout
m-timeout-65wyh4 = انقضاء المهلة

# Rate, AIMD
m-rate-aimd-l0nsl8 = معدل، AIMD

# TCP's sawtooth without a window: packets leave at even gaps. Once per round trip without loss the gap shrinks so that one more packet fits; at a loss it doubles. Nothing is sent again and there is no slow start.
m-tcp-s-sawtooth-without-a-2smzpq = سن منشار TCP بلا نافذة: تخرج الحزم بفواصل متساوية. مرة كل رحلة بلا فقد يقصر الفاصل ليتسع لحزمة أخرى؛ وعند الفقد يتضاعف. لا يُعاد إرسال شيء ولا بدء بطيء.

# Packets per round trip added in each round trip without loss.
m-packets-per-round-trip-added-p89tdy = الحزم لكل رحلة المضافة في كل رحلة بلا فقد.

# Part of the rate kept at a loss (the part kept, not the part cut).
m-part-of-the-rate-kept-k9s79r = جزء المعدل المبقى عند الفقد (المبقى لا المقطوع).

# Fine-grain adaptation
m-fine-grain-adaptation-duvfgw = تكيّف دقيق

# The gap also follows the ratio of a short to a long average of the round trip.
m-the-gap-also-follows-the-trob1l = يتبع الفاصل أيضًا نسبة متوسط قصير إلى طويل لزمن الذهاب والإياب.

# Loss recovery
m-loss-recovery-vf3max = التعافي من الفقد

# How missing packets are found and sent again. Reno often needs a timeout when two packets of a window are lost; SACK rarely does.
m-how-missing-packets-are-found-uhcsg2 = كيف يُعثر على الحزم الناقصة ويُعاد إرسالها. يحتاج Reno غالبًا مهلة إذا فُقدت حزمتان من نافذة؛ وSACK نادرًا.

# After a loss SIMD gives up little, climbs gently at first and then faster and faster, with the square of the time since the loss. In steady state the climb is over before it gets steep; where capacity has been freed it becomes very fast. How steep is set by the window at the last loss, so small flows climb faster.
m-after-a-loss-simd-gives-suc4cg = بعد فقد يتنازل SIMD قليلًا، ويصعد بلطف أولًا ثم أسرع فأسرع، بمربع الزمن منذ الفقد. في الحالة المستقرة ينتهي الصعود قبل أن ينحدر؛ وحيث تحررت سعة يصبح سريعًا جدًا. تحدد انحداره نافذة آخر فقد، فتصعد التدفقات الصغيرة أسرع.

# Part of the window given up at a loss (the part cut, not the part kept).
m-part-of-the-window-given-c6m371 = جزء النافذة المتنازل عنه عند الفقد (المقطوع لا المبقى).

# Tuned for periodic losses
m-tuned-for-periodic-losses-zlxly6 = مضبوط للفقد الدوري

# The climb that equals TCP when losses come at even intervals (tsao2007: SIMD/period); off, when they come at random.
m-the-climb-that-equals-tcp-628y0y = الصعود المساوي لـ TCP حين يأتي الفقد بفواصل متساوية (tsao2007: SIMD/period)؛ متوقف حين يأتي عشوائيًا.

# TCP lets a window of W packets travel at once. As long as nothing is lost it opens the window by one packet per round trip; when a packet is lost it halves it. The result is the sawtooth that this page is named after.
m-tcp-lets-a-window-of-kofl89 = يدع TCP نافذة من W حزمة تسافر معًا. ما دام لا يُفقد شيء يفتح النافذة بحزمة كل رحلة؛ وإذا فُقدت حزمة قسمها إلى النصف. والنتيجة سن المنشار الذي سُميت الصفحة باسمه.

# Rate, by emulation
m-rate-by-emulation-4ot5eq = معدل، بالمحاكاة

# The receiver watches packets arrive and imagines the window of a TCP sender that would have sent them. Instead of that window it reports a long weighted average of it, and the sender keeps to that rate: TCP's average without TCP's sawtooth.
m-the-receiver-watches-packets-arrive-4eu4sf = يراقب المستقبل وصول الحزم ويتخيل نافذة مرسل TCP كان سيرسلها. وبدل تلك النافذة يبلغ عن متوسط طويل مرجح لها، ويلتزم المرسل بذلك المعدل: متوسط TCP بلا سن منشار TCP.

# Timeouts
m-timeouts-o8u7gh = انقضاءات المهلة

# Added by yang2000: react when nothing arrives. The original hears nothing and goes on sending.
m-added-by-yang2000-react-when-55bbb7 = أضافه yang2000: رد فعل حين لا يصل شيء. الأصل لا يسمع شيئًا ويواصل الإرسال.

# Time between reports
m-time-between-reports-c06k13 = الزمن بين التقارير

# Good news waits so long; a rate that has fallen is reported at once. yang2000 calls it delayed feedback.
m-good-news-waits-so-long-2j361z = الأخبار الحسنة تنتظر هذه المدة؛ والمعدل الهابط يُبلغ فورًا. يسميه yang2000 ‏delayed feedback.

# Weight of a new round trip
m-weight-of-a-new-round-5aao16 = وزن ذهاب وإياب جديد

# Part that a new sample has in the mean round trip by which the rate is found. None of the papers gives it.
m-part-that-a-new-sample-5erqax = حصة العينة الجديدة في متوسط زمن الذهاب والإياب الذي يُحسب به المعدل. لا تعطيه أي من الأوراق.

# loss event rate p
m-loss-event-rate-p-k8qroc = معدل أحداث الفقد p

# average interval
m-average-interval-nu8im9 = متوسط الفاصل

# equation
m-equation-54mlsj = المعادلة

# state
m-state-xckdti = الحالة

# Rate, by equation
m-rate-by-equation-b03uq0 = معدل، بمعادلة

# Instead of probing with a sawtooth, the receiver measures how often losses happen and the sender puts that frequency and the round-trip time into the formula of TCP's average throughput. Averaging over the last k loss intervals makes the rate smooth; the price is that it is slow to speed up.
m-instead-of-probing-with-a-yw76ti = بدل الاستكشاف بسن منشار يقيس المستقبل كم مرة يقع الفقد، ويضع المرسل ذلك التكرار وزمن الذهاب والإياب في صيغة متوسط إنتاجية TCP. التوسط على آخر k فواصل فقد يجعل المعدل أملس؛ والثمن بطء التسارع.

# Loss intervals averaged
m-loss-intervals-averaged-bdqlgx = فواصل الفقد المتوسطة

# The longer the memory, the smoother and the slower. An odd number counts as the next even one, as in ns-2.
m-the-longer-the-memory-the-zp2ehl = كلما طالت الذاكرة كان أملس وأبطأ. العدد الفردي يُعد كالزوجي التالي كما في ns-2.

# History discounting
m-history-discounting-h80eii = خصم التاريخ

# When the present interval is already over twice the average, older ones count less.
m-when-the-present-interval-is-wpbt0h = حين يتجاوز الفاصل الحالي ضعف المتوسط تقل أوزان الأقدم.

# Self-clocking
m-self-clocking-1z4grs = توقيت ذاتي

# After a loss send no faster than packets arrive (bansal2001).
m-after-a-loss-send-no-m93n1p = بعد فقد لا ترسل أسرع من وصول الحزم (bansal2001).

# Random spacing
m-random-spacing-mrt2l7 = تباعد عشوائي

# Each gap is stretched by a random factor within 1 ± o, against phase effects (ns-2 overhead_).
m-each-gap-is-stretched-by-rds9dq = يُمد كل فاصل بعامل عشوائي ضمن 1 ± o ضد آثار الطور (ns-2 overhead_).

# p of the last interval
m-p-of-the-last-interval-io32pq = ‏p لآخر فاصل

# loss events since
m-loss-events-since-0nz80x = أحداث الفقد منذئذ

# The forerunner of TFRC. Every few seconds it looks back: if nothing was lost it doubles its rate, otherwise it puts the interval's loss frequency into TCP's throughput formula. No smoothing, and no memory beyond one interval.
m-the-forerunner-of-tfrc-every-yw36hx = سلف TFRC. كل بضع ثوانٍ ينظر خلفه: إن لم يُفقد شيء ضاعف معدله، وإلا وضع تكرار الفقد في الفاصل في صيغة إنتاجية TCP. بلا تمهيد ولا ذاكرة أبعد من فاصل واحد.

# Interval
m-interval-oxtjmg = الفاصل

# How often the rate is set.
m-how-often-the-rate-is-y9wyq2 = كم مرة يُضبط المعدل.

# Growth
m-growth-cr7p3a = النمو

# Factor of the rate after an interval without loss.
m-factor-of-the-rate-after-nnxoj7 = عامل المعدل بعد فاصل بلا فقد.

# backlog Δ
m-backlog-vjguis = المتراكم Δ

# Vegas needs no losses. It remembers the smallest round trip it ever saw; when packets take longer they must be standing in a queue, and Vegas counts how many of its own do. It keeps between α and β of them there. Beside flows that fill the queue it starves.
m-vegas-needs-no-losses-it-fo82ff = لا يحتاج Vegas فقدًا. يتذكر أقصر ذهاب وإياب رآه؛ وحين تستغرق الحزم أطول فلا بد أنها في طابور، ويعد Vegas كم من حزمه كذلك، ويبقيها بين α وβ. بجانب تدفقات تملأ الطابور يجوع.

# At least in queues
m-at-least-in-queues-8tlgl8 = على الأقل في الطوابير

# With fewer of its packets in queues it climbs.
m-with-fewer-of-its-packets-wu5l7w = مع أقل من حزمه في الطوابير يصعد.

# At most in queues
m-at-most-in-queues-58ljiy = على الأكثر في الطوابير

# With more of its packets in queues it yields. Not a cut: Vegas gives up one packet.
m-with-more-of-its-packets-d3i70l = مع أكثر من حزمه في الطوابير يتنازل. ليس قطعًا: يتنازل Vegas عن حزمة.

# End of slow start
m-end-of-slow-start-pu14t8 = نهاية البدء البطيء

# Slow start ends when more than this many stand in queues.
m-slow-start-ends-when-more-mo1qym = ينتهي البدء البطيء حين يكون في الطوابير أكثر من هذا.

# all
m-all-5b8o90 = الكل

# On
m-on-qvtz3k = عامل

# Delay, one way
m-delay-one-way-o0lluf = التأخير، اتجاه واحد

# Packets
m-packets-3llc7a = الحزم

# Group
m-group-1ihp9o = المجموعة

# Some of them
m-some-of-them-jmvrqs = بعضها

# Holds
m-holds-yzxd81 = السعة

# Packets that may wait; the one in transmission does not count.
m-packets-that-may-wait-the-29vald = الحزم التي يجوز أن تنتظر؛ الجاري إرسالها لا تُحسب.

# Delay
m-delay-93m73s = التأخير

# Drop-tail
m-drop-tail-m765pl = إسقاط الذيل

# From then on one flow of the group neither starts nor sends.
m-from-then-on-one-flow-lwaspq = منذئذ لا يبدأ أحد تدفقات المجموعة ولا يرسل.

# Switches an unresponsive source on or off.
m-switches-an-unresponsive-source-on-3vqx51 = يشغل مصدرًا غير مستجيب أو يوقفه.

# Its place in traffic, from 0.
m-its-place-in-traffic-from-ak9j6e = موضعه في traffic، ابتداءً من 0.

# Whether it sends.
m-whether-it-sends-x9wy2i = هل يرسل.

# Of the link.
m-of-the-link-rlxxop = الخاص بالوصلة.

# How long packets travel on a hop’s link, one way, from then on; where the reverse path is ideal ACKs too. A packet whose transmission has begun, and an ACK that is under way, keep the delay that they had, and nothing overtakes them.
m-how-long-packets-travel-on-kr7wrr = كم تستغرق الحزم على وصلة قفزة، باتجاه واحد، منذئذ؛ وحيث يكون مسار الرجوع مثاليًا فإشعارات ACK أيضًا. الحزمة التي بدأ إرسالها وACK الذي في الطريق يبقيان على تأخيرهما، ولا يسبقهما شيء.

# Drops the next `count` packets of one flow of the group at the entry of the first hop it enters.
m-drops-the-next-count-packets-h9gsxe = يسقط الحزم الـ`count` التالية لأحد تدفقات المجموعة عند مدخل أول قفزة يدخلها.

# How many packets.
m-how-many-packets-yyh0al = كم حزمة.

# Id of a flow group.
m-id-of-a-flow-group-ti1e8p = معرّف مجموعة تدفقات.

# One flow of the group, from 0.
m-one-flow-of-the-group-ogtyy8 = أحد تدفقات المجموعة، ابتداءً من 0.

# How many flows of the group.
m-how-many-flows-of-the-bimmws = كم تدفقًا من المجموعة.

# Hop
m-hop-pw046g = القفزة

# A hop of the path, or behind them one of the reverse path.
m-a-hop-of-the-path-iayazk = قفزة من المسار، أو بعدها قفزة من مسار الرجوع.

# ACKs
m-acks-6x0jb7 = إشعارات ACK

# What a hop loses before its queue, from then on.
m-what-a-hop-loses-before-ftv3gh = ما تفقده قفزة قبل طابورها منذئذ.

# Settings of a loss model.
m-settings-of-a-loss-model-otp77y = إعدادات نموذج فقد.

# How many packets may wait at a hop from then on. Those that wait beyond it stay until they are sent; a queue that serves flows in turn drops from the longest flow’s for each that comes.
m-how-many-packets-may-wait-ua76bc = كم حزمة يجوز أن تنتظر عند قفزة منذئذ. ما ينتظر فوق ذلك يبقى حتى يُرسل؛ والطابور الذي يخدم التدفقات بالتناوب يسقط من أطول تدفق مقابل كل قادمة.

# The rate of a hop’s link from then on, bit/s. A transmission that has begun keeps its rate.
m-the-rate-of-a-hop-xfqjyx = معدل وصلة قفزة منذئذ، bit/s. الإرسال الذي بدأ يبقى على معدله.

# The packet with that number (of an ACK: what it acknowledges) is neither lost nor dropped nor marked at the hop at exactly the event’s time; with `delay` it does not wait there either: what waits before it is sent at once.
m-the-packet-with-that-number-z8wju6 = الحزمة ذات هذا الرقم (ولـ ACK: ما يُشعر به) لا تُفقد ولا تُسقط ولا تُعلَّم عند القفزة في زمن الحدث تمامًا؛ ومع `delay` لا تنتظر هناك أيضًا: ما ينتظر قبلها يُرسل فورًا.

# It does not wait there either.
m-it-does-not-wait-there-39vu5u = ولا تنتظر هناك أيضًا.

# Starts (again) `count` idle flows of the group, the first ones first; null is all.
m-starts-again-count-idle-flows-76411r = يبدأ (من جديد) عدد `count` من التدفقات الخاملة في المجموعة، الأوائل أولًا؛ null هي الكل.

# Stops `count` running flows of the group, the last ones first; null is all.
m-stops-count-running-flows-of-tlyxrr = يوقف عدد `count` من التدفقات العاملة في المجموعة، الأواخر أولًا؛ null هي الكل.

# Controlled Delay
m-controlled-delay-tlypfs = التأخير المضبوط (Controlled Delay)

# Flow queue CoDel
m-flow-queue-codel-gc98kp = ‏CoDel بطابور لكل تدفق (Flow queue CoDel)

# Proportional Integral controller Enhanced
m-proportional-integral-controller-enhanced-ioc3pw = متحكم تناسبي تكاملي محسّن

# Random Early Detection
m-random-early-detection-8va0vq = الكشف المبكر العشوائي (Random Early Detection)

# ping
m-ping-67f0qx = ping

# Ping
m-ping-zfqt2h = Ping

# Limited transmit
m-limited-transmit-5yqmx3 = الإرسال المحدود (limited transmit)

# Additive increase, additive decrease, with history
m-additive-increase-additive-decrease-with-sfbukl = زيادة جمعية ونقصان جمعي، بتاريخ

# General additive increase, multiplicative decrease (GAIMD)
m-general-additive-increase-multiplicative-decrease-w0phey = الزيادة الجمعية والنقصان الضربي المعمّمان (GAIMD)

# GAIMD(0.31, 7/8 kept)
m-gaimd-0-31-7-8-ryre9u = ‏GAIMD(0.31، يُبقي 7/8)

# AIMD(0.2, 1/8 cut)
m-aimd-0-2-1-8-n6ktrl = ‏AIMD(0.2، يقطع 1/8)

# BBR version 1
m-bbr-version-1-uvin9y = ‏BBR الإصدار 1

# Linux paces 1 % below gain × bandwidth, so that queues drain, rounds its window up to an even number, adds two packets while it probes at 5/4, and renews its memory of the round trip only by a shorter one, so that even alone it probes the round trip every T. The draft does nothing of this.
m-linux-paces-1-below-gain-sxq1qc = يرسل لينكس بأقل 1 % من الكسب × عرض النطاق لتفرغ الطوابير، ويقرب نافذته صعودًا إلى عدد زوجي، ويضيف حزمتين وهو يستكشف عند 5/4، ولا يجدد ذاكرته لزمن الذهاب والإياب إلا بأقصر منه، فيستكشفه كل T حتى وحده. لا تفعل المسودة شيئًا من هذا.

# BBR version 3
m-bbr-version-3-ubjfw0 = ‏BBR الإصدار 3

# BBR that gives way. It cruises at the bandwidth it has measured, with some room below what it knows to be too much; every two or three seconds, or as often as a TCP of its window would fill the queue, it probes for more, and takes it back when over 2 % of the packets are lost. Every five seconds it halves its window to see the true round trip. How it shares with CUBIC is not proven: implementations differ by a factor of two and more. Left out: marks (the draft has no rule for them, so its packets say that they cannot carry any).
m-bbr-that-gives-way-it-q13ds3 = ‏BBR يتنازل. يسير بعرض النطاق الذي قاسه مع متسع دون ما يعلم أنه كثير؛ وكل ثانيتين أو ثلاث، أو بقدر ما يملأ TCP بنافذته الطابور، يستكشف المزيد ويرده إذا فُقد أكثر من 2 % من الحزم. وكل خمس ثوانٍ ينصف نافذته ليرى زمن الذهاب والإياب الحقيقي. كيف يتقاسم مع CUBIC غير مثبت: تختلف التطبيقات بعامل اثنين وأكثر. متروك: العلامات (لا قاعدة لها في المسودة، فتقول حزمه إنها لا تحملها).

# Sends bursts of 1 ms, as with segmentation offload
m-sends-bursts-of-1-ms-nwcvai = يرسل دفعات من 1 ms، كما مع تفريغ التجزئة

# Binomial
m-binomial-ikqkp8 = ذو الحدين

# Binomial congestion control: SQRT, IIAD and all between
m-binomial-congestion-control-sqrt-iiad-b1iwkj = تحكم ذو حدين في الازدحام: SQRT وIIAD وما بينهما

# Data Center TCP
m-data-center-tcp-f4whod = ‏TCP لمراكز البيانات (Data Center TCP)

# Low Extra Delay Background Transport
m-low-extra-delay-background-transport-wk31m1 = نقل خلفي قليل التأخير الإضافي (Low Extra Delay Background Transport)

# DCTCP made fit for the Internet: it says on its packets that it answers marks in proportion (ECT(1)), so that a queue of two keeps them apart and marks them at once; its ACKs count every mark; it paces its packets; and with a short round trip it climbs no faster than with one of 25 ms. Without marks it halves at a loss, as TCP. Left out: the search for queues that mark as seldom as TCP needs it (classic ECN), and giving way there as TCP does. RFC 9331 asks for the search; the draft describes one, and Linux leaves it off. Without it Prague answers such a mark by a little where TCP halves, and takes most of the link.
m-dctcp-made-fit-for-the-bj045k = ‏DCTCP مهيأ للإنترنت: يقول على حزمه إنه يستجيب للعلامات بالتناسب (ECT(1))، فيعزلها طابور مزدوج ويعلّمها فورًا؛ وتعد إشعارات ACK كل علامة؛ ويوقّت حزمه؛ ومع زمن ذهاب وإياب قصير لا يصعد أسرع مما مع 25 ms. وبلا علامات ينصّف عند الفقد كـ TCP. متروك: البحث عن طوابير تعلّم بقلة كما يحتاج TCP ‏(ECN التقليدي) والتنازل هناك كـ TCP. يطلب RFC 9331 هذا البحث؛ وتصف المسودة بحثًا، ويتركه لينكس متوقفًا. وبدونه يجيب Prague عن علامة كهذه بالقليل حيث ينصّف TCP، فيأخذ معظم الوصلة.

# Rate Adaptation Protocol
m-rate-adaptation-protocol-2qvwhk = بروتوكول تكييف المعدل (Rate Adaptation Protocol)

# Square increase, multiplicative decrease
m-square-increase-multiplicative-decrease-iov9fw = زيادة تربيعية ونقصان ضربي

# Transmission Control Protocol
m-transmission-control-protocol-ykul50 = بروتوكول التحكم في الإرسال

# TCP Emulation At Receivers
m-tcp-emulation-at-receivers-jjmpd3 = محاكاة TCP عند المستقبل (TCP Emulation At Receivers)

# TCP-Friendly Rate Control
m-tcp-friendly-rate-control-ni4hqn = تحكم في المعدل صديق لـ TCP

# TCP-Friendly Rate Control Protocol, fixed intervals
m-tcp-friendly-rate-control-protocol-s3tz6n = بروتوكول تحكم في المعدل صديق لـ TCP، بفواصل ثابتة

# send window
m-send-window-eyie05 = نافذة الإرسال

# imagined cwnd
m-imagined-cwnd-ym6uyf = ‏cwnd المتخيلة

# average window
m-average-window-kej51g = متوسط النافذة

# epochs
m-epochs-h56jkf = الحقب

# receive window
m-receive-window-i8d1wa = نافذة الاستقبال

# Marks (ECN) the next `count` packets of one flow of the group that can carry a mark, at the entry of the first hop it enters. A group without `ecn` has none that can.
m-marks-ecn-the-next-count-co4ceo = يعلّم (ECN) الحزم الـ`count` التالية لأحد تدفقات المجموعة التي تستطيع حمل علامة، عند مدخل أول قفزة يدخلها. المجموعة بلا `ecn` ليس لها منها شيء.

# SIMD/period
m-simd-period-6pml3g = ‏SIMD/دورة

# TEAR(original)
m-tear-original-ni7bgb = ‏TEAR (الأصلي)

# without {flow}
m-without-flow-s44zbx = بلا { $flow }

# {source} on from {time}
m-source-on-from-time-johod0 = { $source } عامل من { $time }

# {source} off from {time}
m-source-off-from-time-rgo88w = { $source } متوقف من { $time }

# link delay {span}{at}
m-link-delay-span-at-frchd5 = تأخير الوصلة { $span }{ $at }

# a link delay of {span}{at} from {time}
m-a-link-delay-of-span-uxgd3k = تأخير الوصلة { $span }{ $at } من { $time }

# The delay of the link{at} is now {span}.
m-the-delay-of-the-link-9wssk8 = تأخير الوصلة{ $at } الآن { $span }.

# dropped {packets} of {flow}
m-dropped-packets-of-flow-ei5tmn = أُسقط { $packets } من { $flow }

# {packets} of {flow} dropped at {time}
m-packets-of-flow-dropped-at-5dy4tz = أُسقط { $packets } من { $flow } عند { $time }

# loses {packets} of {flow}
m-loses-packets-of-flow-gufudn = يفقد { $packets } من { $flow }

# {packets} of {flow} lost
m-packets-of-flow-lost-5g6gmx = فُقد { $packets } من { $flow }

# the ACK of packet {packet}
m-the-ack-of-packet-packet-c6ey6m = ‏ACK الحزمة { $packet }

# packet {packet}
m-packet-packet-isktvb = الحزمة { $packet }

# the ACKs of {count} packets
m-the-acks-of-count-packets-3kxdyl = إشعارات ACK لعدد { $count } من الحزم

# the ACKs of packets {list}
m-the-acks-of-packets-list-h3rtaa = إشعارات ACK للحزم { $list }

# packets {list}
m-packets-list-wxdfd6 = الحزم { $list }

# {losses}, from {time}
m-losses-from-time-5tdwav = { $losses }، من { $time }

# queue of {packets}{at}
m-queue-of-packets-at-guf29j = طابور من { $packets }{ $at }

# a queue of {packets}{at} from {time}
m-a-queue-of-packets-at-d4czo1 = طابور من { $packets }{ $at } من { $time }

# The queue{at} holds one packet from now on.
m-the-queue-at-holds-one-vreq0v = يتسع الطابور{ $at } منذ الآن لحزمة واحدة.

# The queue{at} holds {packets} from now on.
m-the-queue-at-holds-packets-5kyltk = يتسع الطابور{ $at } منذ الآن لـ { $packets }.

# link {rate}{at}
m-link-rate-at-1aa24u = وصلة { $rate }{ $at }

# link {rate}{at} from {time}
m-link-rate-at-from-time-i55b5x = وصلة { $rate }{ $at } من { $time }

# The link{at} changes to {rate}.
m-the-link-at-changes-to-kg35pb = تتغير الوصلة{ $at } إلى { $rate }.

# spared the delay of packet {packet} of {flow}
m-spared-the-delay-of-packet-v9fk0i = أُعفيت الحزمة { $packet } من { $flow } من التأخير

# spared packet {packet} of {flow}
m-spared-packet-packet-of-flow-cuvdkb = أُبقيت الحزمة { $packet } من { $flow }

# started all {group}
m-started-all-group-yaspbm = بُدئت كل { $group }

# started {count} {group}
m-started-count-group-cdzsr2 = بُدئت { $group }: { $count }

# all {group} started at {time}
m-all-group-started-at-time-lbue0e = بُدئت كل { $group } عند { $time }

# {count} {group} started at {time}
m-count-group-started-at-time-0jm68e = بُدئت { $group } عند { $time }: { $count }

# stopped all {group}
m-stopped-all-group-nie8le = أُوقفت كل { $group }

# stopped {count} {group}
m-stopped-count-group-qhaq5a = أُوقفت { $group }: { $count }

# all {group} stopped at {time}
m-all-group-stopped-at-time-th16ha = أُوقفت كل { $group } عند { $time }

# {count} {group} stopped at {time}
m-count-group-stopped-at-time-iq2372 = أُوقفت { $group } عند { $time }: { $count }

# 1 in {count}, at random
m-1-in-count-at-random-faaoq4 = ‏1 من { $count }، عشوائيًا

# no, at random
m-no-at-random-49ir1i = لا شيء، عشوائيًا

# 1 in {count} lost
m-1-in-count-lost-w5g0fq = ‏1 من { $count } مفقودة

# no lost
m-no-lost-25r1v8 = لا فقد

# about every {span}
m-about-every-span-qjai6f = نحو كل { $span }

# losses off
m-losses-off-5lp1t7 = الفقد متوقف

# {count} in {packets}
m-count-in-packets-5gdg6m = { $count } من { $packets }

# 1 in {count}, evenly
m-1-in-count-evenly-yma133 = ‏1 من { $count }، بانتظام

# every {ordinal} lost
m-every-ordinal-lost-8e6gr1 = يُفقد كل { $ordinal }

# in {count} phases
m-in-count-phases-0j6fib = على مراحل عددها { $count }

# {count} steps in time
m-count-steps-in-time-frdbjf = خطوات زمنية عددها { $count }

# losses change with time
m-losses-change-with-time-wqfe9j = يتغير الفقد مع الزمن

# Packets that can carry a mark are marked instead of dropped.
m-packets-that-can-carry-a-dc165x = الحزم التي تحمل علامة تُعلَّم بدل إسقاطها.

# The full buffer empties before a packet has waited for the target: the classic queue drops when it is full.
m-the-full-buffer-empties-before-z3b64n = يفرغ المخزن الممتلئ قبل أن تنتظر حزمة حتى الهدف: يُسقط الطابور التقليدي حين يمتلئ.

# The full buffer empties before a packet has waited for the threshold: none is marked for its wait, and both queues drop when the buffer is full.
m-the-full-buffer-empties-before-89p5qy = يفرغ المخزن الممتلئ قبل أن تنتظر حزمة حتى العتبة: لا تُعلَّم أي لانتظارها، ويُسقط الطابوران حين يمتلئ المخزن.

# Packets that can carry a mark are marked instead of dropped early.
m-packets-that-can-carry-a-z5yeus = الحزم التي تحمل علامة تُعلَّم بدل إسقاطها مبكرًا.

# PIE drops packet {packet} early, by a chance of {chance:chance}.
m-pie-drops-packet-packet-early-fjr4mb = يسقط PIE الحزمة { $packet } مبكرًا باحتمال { $chance }.

# RED drops packet {packet} early: on average {average:packets} packets wait.
m-red-drops-packet-packet-early-3fxv9j = يسقط RED الحزمة { $packet } مبكرًا: تنتظر في المتوسط { $average ->
    [one] حزمة واحدة
    [two] حزمتان
    [few] { $average } حزم
   *[other] { $average } حزمة
  }.

# {shape}, {rate}
m-shape-rate-uarces = ‏{ $shape }، { $rate }

# {sources} × {rate} in bursts
m-sources-rate-in-bursts-fjvafq = { $sources } × { $rate } دفعات

# ping, every {span}
m-ping-every-span-3bia4s = ‏ping كل { $span }

# When and how much
m-when-and-how-much-hjagov = متى وكم

# Name and packets
m-name-and-packets-858e42 = الاسم والحزم

# How far and which way
m-how-far-and-which-way-uf8mtr = كم المسافة وأي طريق

# W ← W + α/W at every ACK, α = 3β/(2 Wmax − β)
m-w-w-w-at-every-us06we = ‏W ← W + α/W عند كل ACK، α = 3β/(2 Wmax − β)

# W ← W − β at a loss
m-w-w-at-a-loss-feeti6 = ‏W ← W − β عند الفقد

# if first or W < ssthresh then W / 2 else
m-if-first-or-w-ssthresh-0wr2vy = إن كان الأول أو W < ssthresh فـ W / 2 وإلا

# W ← W + a/W at every ACK
m-w-w-a-w-at-jiyrde = ‏W ← W + a/W عند كل ACK

# W ← (1 − b) W at a loss
m-w-1-b-w-at-mtdmms = ‏W ← (1 − b) W عند الفقد

# {Flow} paces by the bandwidth it measures: now {rate:packets} packets/s.
m-flow-paces-by-the-bandwidth-ngzygq = يوقّت { $Flow } إرساله بعرض النطاق الذي قاسه: الآن { $rate } حزمة/s.

# {Flow} lets the queue empty, to see the true round trip.
m-flow-lets-the-queue-empty-z8hvz0 = يدع { $Flow } الطابور يفرغ ليرى زمن الذهاب والإياب الحقيقي.

# rate = gain × largest delivery rate of n round trips
m-rate-gain-largest-delivery-rate-11o1x7 = المعدل = الكسب × أكبر معدل تسليم في n رحلات

# window ≤ 2 × that rate × smallest round trip of T
m-window-2-that-rate-smallest-679523 = النافذة ≤ 2 × ذلك المعدل × أقصر زمن في T

# {Flow} halves what is in flight, to see the true round trip.
m-flow-halves-what-is-in-2x5q6p = ينصّف { $Flow } ما في الطريق ليرى زمن الذهاب والإياب الحقيقي.

# {Flow} probes: it sends a quarter more than it measures.
m-flow-probes-it-sends-a-v0cu79 = يستكشف { $Flow }: يرسل أكثر مما قاس بالربع.

# rate = gain × bandwidth, the largest delivery rate of two probes, less after losses
m-rate-gain-bandwidth-the-largest-yrhnu8 = المعدل = الكسب × عرض النطاق، أكبر معدل تسليم في استكشافين، أقل بعد الفقد

# window ≤ 2 × bandwidth × smallest round trip, and ≤ what the last probe with over 2 % lost had in flight
m-window-2-bandwidth-smallest-round-refidz = النافذة ≤ 2 × عرض النطاق × أقصر زمن، و≤ ما كان في الطريق في آخر استكشاف فُقد فيه أكثر من 2 %

# W ← W + α/W^(k+1) at every ACK
m-w-w-w-k-1-kx5ke8 = ‏W ← W + α/W^(k+1) عند كل ACK

# W ← W − β W^l at a loss
m-w-w-w-l-at-1dt7j1 = ‏W ← W − β W^l عند الفقد

# W(t) = C (t − K)³ + Wmax: {c:3} × ({t:3} − {k:3})³ + {plateau:.2} = {curve:.2} is what it grows to.
m-w-t-c-t-k-5hwqnl = ‏W(t) = C (t − K)³ + Wmax: ينمو إلى { $c } × ({ $t } − { $k })³ + { $plateau } = { $curve }.

# W(t) = C (t − K)³ + Wmax: {c:3} × ({t:3} − {k:3})³ + {plateau:.2} = {curve:.2}, or as TCP where that is more.
m-w-t-c-t-k-x0quve = ‏W(t) = C (t − K)³ + Wmax: ‏{ $c } × ({ $t } − { $k })³ + { $plateau } = { $curve }، أو كـ TCP حيث يكون ذلك أكثر.

# W(t) = C (t − K)³ + Wmax: {c:3} × ({t:3} − {k:3})³ + {plateau:.2} is below what TCP would have, {reno:.2}: it grows as TCP.
m-w-t-c-t-k-d8oqk8 = ‏W(t) = C (t − K)³ + Wmax: ‏{ $c } × ({ $t } − { $k })³ + { $plateau } دون ما يكون لـ TCP، { $reno }: ينمو كـ TCP.

# It grows by one packet after {acks} ACKs.
m-it-grows-by-one-packet-f5y7mt = ينمو بحزمة بعد { $acks } من إشعارات ACK.

# W(t) = C (t − K)³ + Wmax, t in seconds since the last loss
m-w-t-c-t-k-r2r0fs = ‏W(t) = C (t − K)³ + Wmax، وt بالثواني منذ آخر فقد

# W ← β W at a loss
m-w-w-at-a-loss-xy1su0 = ‏W ← β W عند الفقد

# W ← W + 1/W at every ACK
m-w-w-1-w-at-hm0c3m = ‏W ← W + 1/W عند كل ACK

# W ← (1 − α/2) W at a mark, W/2 at a loss; α is the part of the packets marked
m-w-1-2-w-at-7totu6 = ‏W ← (1 − α/2) W عند علامة، وW/2 عند الفقد؛ α جزء الحزم المعلَّم

# X ← what the hand says, ten times a second
m-x-what-the-hand-says-6akcg9 = ‏X ← ما تقوله اليد، عشر مرات في الثانية

# W ← what the hand says, ten times a second
m-w-what-the-hand-says-5zm5o2 = ‏W ← ما تقوله اليد، عشر مرات في الثانية

# W ← W + G (T − q)/T / W at every ACK; q is the time its packets wait
m-w-w-g-t-q-n02jjh = ‏W ← W + G (T − q)/T / W عند كل ACK؛ q زمن انتظار حزمه

# W ← W/2 at a loss
m-w-w-2-at-a-4gyiyr = ‏W ← W/2 عند الفقد

# Its rule leaves the window as it is.
m-its-rule-leaves-the-window-7iv62z = تترك قاعدته النافذة كما هي.

# As TCP, for its rule does not say: {text}; that gives {gave:4}.
m-as-tcp-for-its-rule-834i1c = كـ TCP لأن قاعدته لا تقول: { $text }؛ وذلك يعطي { $gave }.

# As TCP, for its rule does not say: {text}, with {list}; that gives {gave:4}.
m-as-tcp-for-its-rule-1xao6y = كـ TCP لأن قاعدته لا تقول: { $text }، مع { $list }؛ وذلك يعطي { $gave }.

# Line {line} of its rule: {text}; that gives {gave:4}.
m-line-line-of-its-rule-ldklmu = السطر { $line } من قاعدته: { $text }؛ وذلك يعطي { $gave }.

# Line {line} of its rule: {text}, with {list}; that gives {gave:4}.
m-line-line-of-its-rule-qmnhrc = السطر { $line } من قاعدته: { $text }، مع { $list }؛ وذلك يعطي { $gave }.

# As TCP, for its rule does not say: {text}; that gives {gave:4} packets/s.
m-as-tcp-for-its-rule-d03g4h = كـ TCP لأن قاعدته لا تقول: { $text }؛ وذلك يعطي { $gave } حزمة/s.

# As TCP, for its rule does not say: {text}, with {list}; that gives {gave:4} packets/s.
m-as-tcp-for-its-rule-n2mbdb = كـ TCP لأن قاعدته لا تقول: { $text }، مع { $list }؛ وذلك يعطي { $gave } حزمة/s.

# Line {line} of its rule: {text}; that gives {gave:4} packets/s.
m-line-line-of-its-rule-c7b5yb = السطر { $line } من قاعدته: { $text }؛ وذلك يعطي { $gave } حزمة/s.

# Line {line} of its rule: {text}, with {list}; that gives {gave:4} packets/s.
m-line-line-of-its-rule-hnk3q1 = السطر { $line } من قاعدته: { $text }، مع { $list }؛ وذلك يعطي { $gave } حزمة/s.

# As TCP, for its rule does not say: {text}; that gives {gave:4}, so the threshold is {t:packets}.
m-as-tcp-for-its-rule-bwne5n = كـ TCP لأن قاعدته لا تقول: { $text }؛ وذلك يعطي { $gave }، فالعتبة { $t }.

# As TCP, for its rule does not say: {text}, with {list}; that gives {gave:4}, so the threshold is {t:packets}.
m-as-tcp-for-its-rule-1tu0z9 = كـ TCP لأن قاعدته لا تقول: { $text }، مع { $list }؛ وذلك يعطي { $gave }، فالعتبة { $t }.

# Line {line} of its rule: {text}; that gives {gave:4}, so the threshold is {t:packets}.
m-line-line-of-its-rule-hv0s1t = السطر { $line } من قاعدته: { $text }؛ وذلك يعطي { $gave }، فالعتبة { $t }.

# Line {line} of its rule: {text}, with {list}; that gives {gave:4}, so the threshold is {t:packets}.
m-line-line-of-its-rule-3e4beb = السطر { $line } من قاعدته: { $text }، مع { $list }؛ وذلك يعطي { $gave }، فالعتبة { $t }.

# W ← what its rule says
m-w-what-its-rule-says-sxqcs0 = ‏W ← ما تقوله قاعدته

# W ← (1 − α/2) W, α = {alpha:2} of the packets marked: (1 − {alpha:2}/2) × {cut:.2} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-1-2-w-alpha-zh4hlm = ‏W ← (1 − α/2) W، وα = { $alpha } من الحزم معلَّمة: (1 − { $alpha }/2) × { $cut } = { $after }{ $rounded ->
    [0] { "" }
    [1] ، بحزم كاملة
   *[other] ، أقل نافذة
  }.

# W ← W + s/W at every packet without a mark: now {scale:3}/{window:.1} = {adds:2}.
m-w-w-s-w-at-jh4d99 = ‏W ← W + s/W عند كل حزمة بلا علامة: الآن { $scale }/{ $window } = { $adds }.

# W ← W + s/W at every ACK without a mark; s is 1, less for a short round trip
m-w-w-s-w-at-rbyv5v = ‏W ← W + s/W عند كل ACK بلا علامة؛ s يساوي 1، وأقل لزمن قصير

# X ← X + α/R once per round trip
m-x-x-r-once-per-n9v7th = ‏X ← X + α/R مرة كل رحلة

# X ← β X at a loss
m-x-x-at-a-loss-3ncrk0 = ‏X ← β X عند الفقد

# W(t) = W₀ + α²t²/4 since the last loss
m-w-t-w-t-4-a238gc = ‏W(t) = W₀ + α²t²/4 منذ آخر فقد

# W ← (1 − β) W at a loss
m-w-1-w-at-a-t1vs5g = ‏W ← (1 − β) W عند الفقد

# Yᵢ = mean window of the i-th last epoch of an imagined TCP
m-y-mean-window-of-the-avuorm = ‏Yᵢ = متوسط نافذة الحقبة i من الآخر لـ TCP متخيل

# p = 1 / average of the last k loss intervals
m-p-1-average-of-the-tni943 = ‏p = 1 / متوسط آخر k فواصل فقد

# no loss in M seconds: X ← 2 X
m-no-loss-in-m-seconds-u2ed7a = لا فقد في M ثانية: X ← 2 X

# else X ← T(p, R, 4R), p of these M seconds
m-else-x-t-p-r-6wslsv = وإلا X ← T(p, R, 4R)، وp لهذه الـ M ثانية

# Δ = W (1 − baseRTT/RTT) packets stand in queues
m-w-1-basertt-rtt-packets-cz8u0p = في الطوابير Δ = W (1 − baseRTT/RTT) حزمة

# Δ < α: W ← W + 1; Δ > β: W ← W − 1, once per round trip
m-w-w-1-w-w-1gjfg1 = ‏Δ < α: W ← W + 1؛ Δ > β: W ← W − 1، مرة كل رحلة

# Title and sampling
m-title-and-sampling-9tl549 = العنوان والعينات

# Window and ACKs
m-window-and-acks-gc5jd2 = النافذة وإشعارات ACK

# Retransmission timer
m-retransmission-timer-58etpx = مؤقت إعادة الإرسال

# Repairs of modern TCP
m-repairs-of-modern-tcp-7s97xa = إصلاحات TCP الحديث

# PIE marks packet {packet}, by a chance of {chance:chance}.
m-pie-marks-packet-packet-by-srb50e = ‏PIE يعلّم الحزمة { $packet } باحتمال { $chance }.

# RED marks packet {packet}: on average {average:packets} packets wait.
m-red-marks-packet-packet-on-8i1z7k = ‏RED يعلّم الحزمة { $packet }: متوسط المنتظر { $average ->
    [one] حزمة واحدة
    [two] حزمتان
    [few] { $average } حزم
   *[other] { $average } حزمة
  }.

# {Flow} sends slower than it measures, to empty the queue it made.
m-flow-sends-slower-than-it-rmudhf = يرسل { $Flow } أبطأ مما يقيس ليفرغ الطابور الذي صنعه.

# {Flow} sends slower than it measures, until the queue it made is gone.
m-flow-sends-slower-than-it-yn6pvc = يرسل { $Flow } أبطأ مما يقيس حتى يزول الطابور الذي صنعه.

# {Flow} cruises at the bandwidth it measured: {rate:packets} packets/s.
m-flow-cruises-at-the-bandwidth-040v49 = يسير { $Flow } بعرض النطاق المقيس: { $rate } حزمة/s.

# {Flow} fills the path, before it probes for more.
m-flow-fills-the-path-before-lod2xq = يملأ { $Flow } المسار قبل أن يستكشف المزيد.

# Other traffic comes: less is left for the flows.
m-other-traffic-comes-less-is-wui5b8 = تأتي حركة أخرى: يبقى للتدفقات أقل.

# The other traffic goes: its share is free.
m-the-other-traffic-goes-its-fy2hpe = تذهب الحركة الأخرى: حصتها حرة.

# no closed form of this scheme
m-no-closed-form-of-this-qdzmu6 = لا صيغة مغلقة لهذا المخطط

# marked {packets} of {flow}
m-marked-packets-of-flow-sie9ln = عُلّمت { $packets } من { $flow }

# {packets} of {flow} marked at {time}
m-packets-of-flow-marked-at-5az627 = عُلّمت { $packets } من { $flow } عند { $time }

# Jin et al. 2003; α is our derivation
m-jin-et-al-2003-is-1slumi = ‏Jin وآخرون 2003؛ وα من اشتقاقنا

# yang2000 (7/8 kept), tsao2007
m-yang2000-7-8-kept-tsao2007-3hb19p = ‏yang2000 (يُبقى 7/8)، tsao2007

# yang2000, on Reno
m-yang2000-on-reno-osqb37 = ‏yang2000، على Reno

# no form: BBR goes by its rate samples
m-no-form-bbr-goes-by-imubhy = لا صيغة: يسير BBR بعينات معدله

# bansal2001; a = 1.5 b is ours, the paper gives no constant
m-bansal2001-a-1-5-b-bxai5j = ‏bansal2001؛ ⁦a = 1.5 b⁩ منا، فالورقة لا تعطي ثابتًا

# a kind of Chiu & Jain 1989; the constants are ours
m-a-kind-of-chiu-jain-s01vx9 = من نوع Chiu & Jain 1989؛ والثوابت منا

# no form unless k + l = 1
m-no-form-unless-k-l-s5rpym = لا صيغة إلا إذا كان ⁦k + l = 1⁩

# Jin et al. 2001, footnote 5; Bansal & Balakrishnan 2001
m-jin-et-al-2001-footnote-35mu7x = ‏Jin وآخرون 2001، الحاشية 5؛ Bansal & Balakrishnan 2001

# multiplicative increase
m-multiplicative-increase-pm7ew9 = زيادة ضربية

# additive increase
m-additive-increase-g30h9r = زيادة جمعية

# IIAD, additive decrease
m-iiad-additive-decrease-a6i8aq = ‏IIAD، نقصان جمعي

# multiplicative decrease
m-multiplicative-decrease-1ixked = نقصان ضربي

# tsao2007 Table 2, jin2001
m-tsao2007-table-2-jin2001-docnsz = ‏tsao2007، الجدول 2؛ jin2001

# no form of CUBIC in the papers
m-no-form-of-cubic-in-2a65w8 = لا صيغة لـ CUBIC في الأوراق

# TCP/Linux of ns-2.35
m-tcp-linux-of-ns-2-kwt328 = ‏TCP/Linux في ns-2.35

# no form of what a hand may do
m-no-form-of-what-a-992k9z = لا صيغة لما قد تفعله يد

# RFC 6817, at most
m-rfc-6817-at-most-2o59sw = ‏RFC 6817، على الأكثر

# no form of a rule that anybody may write
m-no-form-of-a-rule-7iaxxx = لا صيغة لقاعدة قد يكتبها أي أحد

# no form: Prague answers marks in proportion
m-no-form-prague-answers-marks-mxl6lk = لا صيغة: يجيب Prague عن العلامات بالتناسب

# draft, Linux
m-draft-linux-8g3ety = مسودة، لينكس

# Jin et al. 2001, Eq. 3 and 5
m-jin-et-al-2001-eq-kal9uy = ‏Jin وآخرون 2001، المعادلتان 3 و5

# tuned for random, not even losses
m-tuned-for-random-not-even-bp52ud = مضبوط لفقد عشوائي لا منتظم

# tuned for even, not random losses
m-tuned-for-even-not-random-uvww21 = مضبوط لفقد منتظم لا عشوائي

# the curve of Jin et al. 2001, Eq. 1, integrated over one tooth; the measured CoV also holds the unevenness of whole packets
m-the-curve-of-jin-et-agri59 = منحنى Jin وآخرين 2001، المعادلة 1، مكاملًا على سن واحدة؛ ومعامل الاختلاف المقيس يحوي أيضًا عدم انتظام الحزم الكاملة

# TEAR imagines such a TCP: Rhee et al. 2000
m-tear-imagines-such-a-tcp-arldb5 = يتخيل TEAR ‏TCP كهذا: Rhee وآخرون 2000

# even losses: all intervals alike, and so the rate (Bansal et al. 2001, Sec. 4.3)
m-even-losses-all-intervals-alike-2if10s = فقد منتظم: كل الفواصل متساوية وكذلك المعدل (Bansal وآخرون 2001، القسم 4.3)

# Yang et al. 2000, Eq. 47, windows taken as independent; c = √(1/3)
m-yang-et-al-2000-eq-c1rcyk = ‏Yang وآخرون 2000، المعادلة 47، والنوافذ معدودة مستقلة؛ ⁦c = √(1/3)⁩

# yang2000: code of the authors, without timeout
m-yang2000-code-of-the-authors-rfyu0o = ‏yang2000: برنامج المؤلفين، بلا انقضاء مهلة

# TFRC sends by it: RFC 5348 section 3.1
m-tfrc-sends-by-it-rfc-ty5won = يرسل TFRC بها: RFC 5348، القسم 3.1

# Yang et al. 2000, Eq. 56
m-yang-et-al-2000-eq-5cntnd = ‏Yang وآخرون 2000، المعادلة 56

# a form for 8 intervals only
m-a-form-for-8-intervals-qtx59r = صيغة لـ 8 فواصل فقط

# the reference runs
m-the-reference-runs-jidhql = التشغيلات المرجعية

# bansal2001 Fig. 13
m-bansal2001-fig-13-4gdmlv = ‏bansal2001، الشكل 13

# no form: TFRCP doubles and falls
m-no-form-tfrcp-doubles-and-i56wq4 = لا صيغة: يضاعف TFRCP ويهبط

# the climb taken as straight, integrated over one tooth; the measured CoV also holds the unevenness of whole packets
m-the-climb-taken-as-straight-hw0x9e = الصعود معدود مستقيمًا، مكاملًا على سن واحدة؛ ومعامل الاختلاف المقيس يحوي أيضًا عدم انتظام الحزم الكاملة

# no form: Vegas goes by delay
m-no-form-vegas-goes-by-nu15dk = لا صيغة: يسير Vegas بالتأخير

# times
m-times-px1mt1 = مرات

# sources
m-sources-vnwoq9 = مصادر

# packets per round trip
m-packets-per-round-trip-nqykl0 = حزم كل رحلة ذهاب وإياب

# packets/s³
m-packets-s-z3n9r5 = حزمة/s³

# intervals
m-intervals-db77f5 = فواصل

# held the window
m-held-the-window-7dwpdv = أبقى النافذة

# added one packet
m-added-one-packet-q2zgxv = أضاف حزمة واحدة

# took one packet off
m-took-one-packet-off-irqj9z = أنقص حزمة واحدة

# added a tenth
m-added-a-tenth-xktzmx = أضاف عُشرًا

# took a tenth off
m-took-a-tenth-off-s7vhlb = أنقص عُشرًا

# doubled it
m-doubled-it-l65to1 = ضاعفها

# halved it
m-halved-it-5os8de = نصّفها

# went down to one packet
m-went-down-to-one-packet-g0tv5i = نزل إلى حزمة واحدة

# drop-tail
m-drop-tail-73u7k9 = إسقاط الذيل

# constant stream
m-constant-stream-721bhb = تيار ثابت

# Takes
m-takes-i4meov = يأخذ

# square wave
m-square-wave-y1ifv7 = موجة مربعة

# Rises in
m-rises-in-hpmp2w = يصعد في

# reverse saw
m-reverse-saw-1tyny0 = منشار معكوس

# Falls in
m-falls-in-u8p6go = يهبط في

# drop-head
m-drop-head-melc2x = إسقاط الرأس

# one step in time
m-one-step-in-time-9515x7 = خطوة زمنية واحدة

# slow start
m-slow-start-4ln510 = البدء البطيء

# congestion avoidance
m-congestion-avoidance-vdan8w = تجنب الازدحام

# fast recovery
m-fast-recovery-9o2lry = التعافي السريع

# startup
m-startup-54aqay = الانطلاق

# drain
m-drain-da2al5 = التفريغ

# probe bandwidth
m-probe-bandwidth-do06qo = استكشاف عرض النطاق

# probe round trip
m-probe-round-trip-3o6ul0 = استكشاف زمن الذهاب والإياب

# probe down
m-probe-down-gcdfq7 = استكشاف نزولًا

# cruise
m-cruise-rpb0wy = السير الثابت

# refill
m-refill-9v1z0x = إعادة الملء

# probe up
m-probe-up-uuhn5i = استكشاف صعودًا

# round trips
m-round-trips-7xbu4n = رحلات ذهاب وإياب

# Flow
m-flow-h6uiet = التدفق

# phase
m-phase-ocjym0 = الطور

# bound by
m-bound-by-zs4cgg = يحدها
