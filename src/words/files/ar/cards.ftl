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
m-dual-queue-coupled-aqm-3lj4y4 = AQM مقترن بطابورين

# Two queues on one link. What answers marks in proportion (Prague) waits in a queue of its own and is marked after a millisecond; all others wait in the classic queue, at about 15 ms. One controller signals both, the low-latency queue so much more often that each flow gets about as much.
m-two-queues-on-one-link-equdsj = طابوران على وصلة واحدة. ما يجيب عن العلامات بالتناسب (Prague) ينتظر في طابور خاص ويُعلَّم بعد ملي ثانية؛ وسواه ينتظر في الطابور التقليدي نحو 15 ms. متحكم واحد يشير لكليهما، وللطابور قليل التأخير أكثر بحيث يحصل كل تدفق على القدر نفسه تقريبًا.

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
m-step-marking-hperhs = تعليم بدرجة

# Marking from a threshold on
m-marking-from-a-threshold-on-3u7p39 = التعليم من عتبة

# Drop-tail that marks: every packet that comes while K or more wait is marked (ECN). The switches of data centres do it; DCTCP is made for it.
m-drop-tail-that-marks-every-cdlo5f = drop-tail يعلّم: كل حزمة تأتي وK أو أكثر تنتظر تُعلَّم (ECN). تفعله محولات مراكز البيانات؛ وDCTCP مصنوع له.

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
m-says-that-it-answers-marks-0ks71a = يقول إنه يجيب عن العلامات بالتناسب (ECT(1))

# A queue of two takes its packets for low latency and marks them; it does not answer.
m-a-queue-of-two-takes-4jb6zp = طابور مزدوج يعد حزمه قليلة التأخير ويعلّمها؛ وهو لا يجيب.

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
m-how-often-the-charts-get-dk7mtf = كم مرة تحصل المخططات على نقطة؛ وإن لم يُضبط فمرة كل متوسط ذهاب وإياب للتدفقات بلا طابور.

# Limited rate
m-limited-rate-iyqrk5 = معدل محدود

# without limit
m-without-limit-s9gq08 = بلا حد

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
m-the-first-bottleneck-that-its-rjf9h8 = أول اختناق تمر به حزمه.

# The last bottleneck that its packets pass.
m-the-last-bottleneck-that-its-s8ucqu = آخر اختناق تمر به حزمه.

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
m-tcp-as-in-jzqnin = TCP كما في

# ns-2 of 2000
m-ns-2-of-2000-jjmzns = ns-2 لعام 2000

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
m-bbr-does-not-wait-for-gszcdy = لا ينتظر BBR فقدًا ولا طوابير. يقيس بأي سرعة تُسلَّم الحزم فعلًا وكم يمكن أن يقصر زمن الذهاب والإياب، ويرسل بتلك السرعة ولا يبقي في الطريق أكثر من ضعف جدائهما. من حين لآخر يستكشف أسرع، ومن حين لآخر يفرغ الطابور ليرى الزمن الحقيقي. وكما في لينكس لا يجيب عن علامات ECN. متروك: كشف محددات الحركة، وكل ما في الإصدارين 2 و3.

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
m-cubic-of-linux-2-6-cenras = CUBIC من لينكس 2.6.22

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

# W follows (T − q)/T, T the target and q the queueing delay.
m-w-follows-t-q-t-0uawfu = تتبع W المقدار (T − q)/T، حيث T الهدف وq تأخير الطابور.

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
m-p-of-the-last-interval-io32pq = p لآخر فاصل

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

# Δ < α: W grows by one packet per round trip.
m-w-grows-by-one-packet-1t5d08 = Δ < α: تنمو W بحزمة كل رحلة.

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

# Mobile-like
m-mobile-like-a9hdol = شبيهة بالخلوية

# Responsiveness
m-responsiveness-qpvu64 = الاستجابة

# Aggressiveness
m-aggressiveness-y59age = الاندفاع

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
m-how-long-packets-travel-on-kr7wrr = كم تستغرق الحزم على وصلة قفزة، باتجاه واحد، منذئذ؛ وحيث يكون مسار العودة مثاليًا فإشعارات ACK أيضًا. الحزمة التي بدأ إرسالها وACK الذي في الطريق يبقيان على تأخيرهما، ولا يسبقهما شيء.

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
m-a-hop-of-the-path-iayazk = قفزة من المسار، أو بعدها قفزة من مسار العودة.

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

# W ← W + α/W at every ACK: α = {alpha:3}, from the window at the last cut, so {adds:2} now.
m-w-w-w-at-every-srjrhu = ‏W ← W + α/W عند كل ACK:‏ α = { $alpha } من نافذة آخر قطع، أي { $adds } الآن.

# From the window that it cut: α = 3β/(2 Wmax − β) = {alpha:3}, with β = {b:3}.
m-from-the-window-that-it-82hca4 = من النافذة التي قطعها: α = 3β/(2 Wmax − β) = { $alpha }، مع β = { $b }.

# General additive increase, multiplicative decrease (GAIMD)
m-general-additive-increase-multiplicative-decrease-w0phey = الزيادة الجمعية والنقصان الضربي المعمّمان (GAIMD)

# W ← W + a/W at every ACK: now {a:3}/{window:.1} = {adds:2}.
m-w-w-a-w-at-wkisvf = ‏W ← W + a/W عند كل ACK: الآن { $a }/{ $window } = { $adds }.

# GAIMD(0.31, 7/8 kept)
m-gaimd-0-31-7-8-ryre9u = GAIMD(0.31، يُبقي 7/8)

# AIMD(0.2, 1/8 cut)
m-aimd-0-2-1-8-n6ktrl = AIMD(0.2، يقطع 1/8)

# BBR version 1
m-bbr-version-1-uvin9y = ‏BBR الإصدار 1

# It has not cut for packet {packet}, {how?dropped|lost|marked}: BBR goes by delivery rates, not by losses.
m-it-has-not-cut-for-gznjgk = لم يقطع من أجل الحزمة { $packet } ({ $how ->
    [0] أُسقطت
    [1] فُقدت
   *[other] عُلّمت
  }): يسير BBR بمعدلات التسليم لا بالفقد.

# Linux paces 1 % below gain × bandwidth, so that queues drain, rounds its window up to an even number, adds two packets while it probes at 5/4, and renews its memory of the round trip only by a shorter one, so that even alone it probes the round trip every T. The draft does nothing of this.
m-linux-paces-1-below-gain-sxq1qc = يرسل لينكس بأقل 1 % من الكسب × عرض النطاق لتفرغ الطوابير، ويقرب نافذته صعودًا إلى عدد زوجي، ويضيف حزمتين وهو يستكشف عند 5/4، ولا يجدد ذاكرته لزمن الذهاب والإياب إلا بأقصر منه، فيستكشفه كل T حتى وحده. لا تفعل المسودة شيئًا من هذا.

# BBR version 3
m-bbr-version-3-ubjfw0 = ‏BBR الإصدار 3

# It has not cut for packet {packet}, {how?dropped|lost|marked}: BBRv3 takes losses into account when their round trip is over, and cuts a probe at over 2 %.
m-it-has-not-cut-for-y5gflq = لم يقطع من أجل الحزمة { $packet } ({ $how ->
    [0] أُسقطت
    [1] فُقدت
   *[other] عُلّمت
  }): يراعي BBRv3 الفقد حين تنتهي رحلته، ويقطع الاستكشاف عند أكثر من 2 %.

# BBR that gives way. It cruises at the bandwidth it has measured, with some room below what it knows to be too much; every two or three seconds, or as often as a TCP of its window would fill the queue, it probes for more, and takes it back when over 2 % of the packets are lost. Every five seconds it halves its window to see the true round trip. How it shares with CUBIC is not proven: implementations differ by a factor of two and more. Left out: marks (the draft has no rule for them, so its packets say that they cannot carry any).
m-bbr-that-gives-way-it-q13ds3 = ‏BBR يتنازل. يسير بعرض النطاق الذي قاسه مع متسع دون ما يعلم أنه كثير؛ وكل ثانيتين أو ثلاث، أو بقدر ما يملأ TCP بنافذته الطابور، يستكشف المزيد ويرده إذا فُقد أكثر من 2 % من الحزم. وكل خمس ثوانٍ ينصف نافذته ليرى زمن الذهاب والإياب الحقيقي. كيف يتقاسم مع CUBIC غير مثبت: تختلف التطبيقات بعامل اثنين وأكثر. متروك: العلامات (لا قاعدة لها في المسودة، فتقول حزمه إنها لا تحملها).

# Sends bursts of 1 ms, as with segmentation offload
m-sends-bursts-of-1-ms-nwcvai = يرسل دفعات من 1 ms، كما مع تفريغ التجزئة

# Binomial
m-binomial-ikqkp8 = ذو الحدين

# Binomial congestion control: SQRT, IIAD and all between
m-binomial-congestion-control-sqrt-iiad-b1iwkj = تحكم ذو حدين في الازدحام: SQRT وIIAD وما بينهما

# W ← W + α/W^(k+1) at every ACK: {a:3}/{window:.1}^{exponent:3} = {adds:2}.
m-w-w-w-k-1-1cb0t7 = ‏W ← W + α/W^(k+1) عند كل ACK: ‏{ $a }/{ $window }^{ $exponent } = { $adds }.

# Data Center TCP
m-data-center-tcp-f4whod = ‏TCP لمراكز البيانات (Data Center TCP)

# W ← W + 1/W at every ACK: now 1/{window:.1} = {adds:2}.
m-w-w-1-w-at-tufvqe = ‏W ← W + 1/W عند كل ACK: الآن 1/{ $window } = { $adds }.

# A hand set the pace.
m-a-hand-set-the-pace-yu6105 = ضبطت يدٌ الإيقاع.

# Low Extra Delay Background Transport
m-low-extra-delay-background-transport-wk31m1 = نقل خلفي قليل التأخير الإضافي (Low Extra Delay Background Transport)

# W ← W + G (T − q)/T / W: q = {queueing:span}, T = {target:span}, so {adds:2} now.
m-w-w-g-t-q-119n9f = ‏W ← W + G (T − q)/T / W: ‏q = { $queueing }، T = { $target }، أي { $adds } الآن.

# DCTCP made fit for the Internet: it says on its packets that it answers marks in proportion (ECT(1)), so that a queue of two keeps them apart and marks them at once; its ACKs count every mark; it paces its packets; and with a short round trip it climbs no faster than with one of 25 ms. Without marks it halves at a loss, as TCP. Left out: the search for queues that mark as seldom as TCP needs it (classic ECN), and giving way there as TCP does. RFC 9331 asks for the search; the draft describes one, and Linux leaves it off. Without it Prague answers such a mark by a little where TCP halves, and takes most of the link.
m-dctcp-made-fit-for-the-bj045k = ‏DCTCP مهيأ للإنترنت: يقول على حزمه إنه يجيب عن العلامات بالتناسب (ECT(1))، فيعزلها طابور مزدوج ويعلّمها فورًا؛ وتعد إشعارات ACK كل علامة؛ ويوقّت حزمه؛ ومع زمن ذهاب وإياب قصير لا يصعد أسرع مما مع 25 ms. وبلا علامات ينصّف عند الفقد كـ TCP. متروك: البحث عن طوابير تعلّم بقلة كما يحتاج TCP ‏(ECN التقليدي) والتنازل هناك كـ TCP. يطلب RFC 9331 هذا البحث؛ وتصف المسودة بحثًا، ويتركه لينكس متوقفًا. وبدونه يجيب Prague عن علامة كهذه بالقليل حيث ينصّف TCP، فيأخذ معظم الوصلة.

# Rate Adaptation Protocol
m-rate-adaptation-protocol-2qvwhk = بروتوكول تكييف المعدل (Rate Adaptation Protocol)

# Square increase, multiplicative decrease
m-square-increase-multiplicative-decrease-iov9fw = زيادة تربيعية ونقصان ضربي

# W(t) = W₀ + α²t²/4 since the last cut, with W₀ = {start:.2} and α = {alpha:3} from then.
m-w-t-w-t-4-0jbx0k = ‏W(t) = W₀ + α²t²/4 منذ آخر قطع، مع W₀ = { $start } وα = { $alpha } من حينها.

# It remembers W₀ = {start:.2} and, from the window that it cut, α = {alpha:3}.
m-it-remembers-w-start-2-3mf3ip = يتذكر W₀ = { $start } ومن النافذة التي قطعها α = { $alpha }.

# Transmission Control Protocol
m-transmission-control-protocol-ykul50 = بروتوكول التحكم في الإرسال

# TCP Emulation At Receivers
m-tcp-emulation-at-receivers-jjmpd3 = محاكاة TCP عند المستقبل (TCP Emulation At Receivers)

# The last epoch ended as packet {packet} was marked: the imagined window fell from {before:.1} to {after:.1}.
m-the-last-epoch-ended-as-7s7pg2 = انتهت الحقبة الأخيرة حين عُلّمت الحزمة { $packet }: نزلت النافذة المتخيلة من { $before } إلى { $after }.

# the imagined TCP halves: {cut:.2} / 2 = {after:.2}.
m-the-imagined-tcp-halves-cut-2c1v3q = ينصّف TCP المتخيل: { $cut } / 2 = { $after }.

# TCP-Friendly Rate Control
m-tcp-friendly-rate-control-ni4hqn = تحكم في المعدل صديق لـ TCP

# the start-up is over, X ← X/2: {before:.1} / 2 = {after:.1}.
m-the-start-up-is-over-bgkiza = انتهى الانطلاق، X ← X/2: ‏{ $before } / 2 = { $after }.

# TCP-Friendly Rate Control Protocol, fixed intervals
m-tcp-friendly-rate-control-protocol-s3tz6n = بروتوكول تحكم في المعدل صديق لـ TCP، بفواصل ثابتة

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
m-with-this-ack-the-largest-n1jdtl = مع هذا الـ ACK انتقل أكبر معدل تسليم لآخر { $rounds } رحلات من { $before } إلى { $after } حزمة/s.

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
m-prr-of-delivered-packets-packets-n5jcec = ‏PRR: من { $delivered } حزم وصلت منذ القطع يعوض { $target } من كل { $prior }، وخرجت { $sent }: ومع { $inFlight } في الطريق تكون النافذة { $after }.

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
m-hystart-ended-slow-start-at-oa3fc4 = أنهى HyStart البدء البطيء عند { $end } حزمة: جاءت إشعارات ACK لجولة بلا فجوة طوال { $found }، أكثر من { $longest }، نصف أقصر زمن ذهاب وإياب: المسار ممتلئ.

# HyStart ended slow start at {end:packets} packets: even the shortest round trip of a round was {found:span}, more than {longest:span}: packets wait.
m-hystart-ended-slow-start-at-qv3rf8 = أنهى HyStart البدء البطيء عند { $end } حزمة: حتى أقصر زمن في جولة كان { $found }، أكثر من { $longest }: الحزم تنتظر.

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
m-y-after-2-packets-the-m0oms1 = ‏Y = { $after } حزمة، المتوسط المرجح للنافذة المتخيلة في حقبها الأخيرة: { $numbers }.

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

# Aggressiveness I (per RTT)
m-aggressiveness-i-per-rtt-urt10l = الاندفاع I (لكل RTT)

# The largest rise of the rate from one round trip to the next while no congestion is signalled; slow start is not meant.
m-the-largest-rise-of-the-rvbk1t = أكبر زيادة للمعدل من رحلة إلى التالية ولا إشارة ازدحام؛ ولا يُقصد البدء البطيء.

# Utilization after doubling f(k)
m-utilization-after-doubling-f-k-zmyzxd = الاستغلال بعد التضاعف f(k)

# Mean utilization of the link in the first k round trips after the bandwidth for the remaining flows doubled.
m-mean-utilization-of-the-link-1smkdn = متوسط استغلال الوصلة في أول k رحلات بعد تضاعف عرض النطاق للتدفقات الباقية.

# without what departed flows still delivered
m-without-what-departed-flows-still-24ttnd = دون ما ظلت التدفقات الراحلة تسلّمه

# Queue refill time
m-queue-refill-time-k2xlb9 = زمن امتلاء الطابور من جديد

# Round trips from the departure of flows until the bottleneck queue, having fallen below 95 % of its buffer, reaches that again.
m-round-trips-from-the-departure-b21wp5 = عدد الرحلات من رحيل تدفقات حتى يعود طابور الاختناق إلى 95 % من مخزنه بعد أن نزل عنها.

# full is, packets
m-full-is-packets-0820xt = الممتلئ يعني، حزم

# δ-fair convergence time
m-fair-convergence-time-c3zrky = زمن التقارب إلى إنصاف δ

# Seconds for two flows of one scheme to come from the most uneven split to one whose difference is the part δ of the whole; δ = 0.1 is 55 to 45.
m-seconds-for-two-flows-of-b5pkp2 = الثواني التي يحتاجها تدفقان من مخطط واحد ليأتيا من أشد القسمة تفاوتًا إلى قسمة فرقها الجزء δ من الكل؛ δ = 0.1 هي 55 إلى 45.

# T1, time to the efficiency line
m-t1-time-to-the-efficiency-2jvqae = ‏T1، الزمن إلى خط الكفاءة

# Round trips until two flows that leave capacity unused fill it: until the first loss.
m-round-trips-until-two-flows-00wnxi = عدد الرحلات حتى يملأ تدفقان سعة تركاها دون استعمال: حتى أول فقد.

# Δ, difference at the efficiency line
m-difference-at-the-efficiency-line-hbx1xv = ‏Δ، الفرق عند خط الكفاءة

# Difference of the two windows when the first loss occurs.
m-difference-of-the-two-windows-pboiwi = فرق النافذتين عند أول فقد.

# T2, time to fairness
m-t2-time-to-fairness-xntdb8 = ‏T2، الزمن إلى الإنصاف

# Round trips from the first loss until the difference of the two windows stays below ε, taken where congestion epochs end.
m-round-trips-from-the-first-2cr9s8 = عدد الرحلات من أول فقد حتى يبقى فرق النافذتين دون ε، مأخوذًا عند نهايات حقب الازدحام.

# RTTs to the first end that close
m-rtts-to-the-first-end-1wewjs = عدد RTT إلى أول نهاية بهذا القرب

# epochs until then
m-epochs-until-then-14rzg6 = الحقب حتى ذلك

# epochs that stay
m-epochs-that-stay-2eu21x = الحقب التي تبقى كذلك

# Length of a congestion epoch
m-length-of-a-congestion-epoch-43oua5 = طول حقبة ازدحام

# Round trips between two consecutive cuts of the window of a flow; the mean over the epochs of the window.
m-round-trips-between-two-consecutive-qkthnu = عدد الرحلات بين قطعين متتاليين لنافذة تدفق؛ المتوسط على حقب النافذة.

# Shape of the increase curve
m-shape-of-the-increase-curve-ie7f2z = شكل منحنى الزيادة

# Whether the window climbs faster and faster between two cuts (superlinear), evenly (linear), or ever slower (sublinear).
m-whether-the-window-climbs-faster-42fwme = هل تصعد النافذة بين قطعين أسرع فأسرع (فوق خطي)، أم بانتظام (خطي)، أم أبطأ فأبطأ (دون خطي).

# bend, part of the climb
m-bend-part-of-the-climb-y5sjvy = الانحناء، جزء من الصعود

# Jain fairness index F
m-jain-fairness-index-f-kcswxq = مؤشر الإنصاف F (Jain)

# How equal the sending rates of the competing flows are in the same round trip: 1 is equal, 1/K is one flow has everything.
m-how-equal-the-sending-rates-ak72wk = مدى تساوي معدلات إرسال التدفقات المتنافسة في الرحلة نفسها: 1 متساوية، و1/K تدفق واحد له كل شيء.

# Short-term fairness CoV_sf
m-short-term-fairness-cov-sf-qq6tvd = الإنصاف قصير المدى CoV_sf

# Coefficient of variation of the rates of the competing flows in the same round trip; the trace and its mean.
m-coefficient-of-variation-of-the-8suhhi = معامل تغير معدلات التدفقات المتنافسة في الرحلة نفسها؛ المسار ومتوسطه.

# Long-term fairness CoV_lf
m-long-term-fairness-cov-lf-7byft4 = الإنصاف طويل المدى CoV_lf

# Coefficient of variation across flows of one scheme of their average rates over many round trips, averaged over the windows of that length that fit.
m-coefficient-of-variation-across-flows-y71sth = معامل تغير متوسط معدلات تدفقات مخطط على رحلات كثيرة، متوسطًا على الفترات بذلك الطول التي تتسع.

# Two-user ratio fairness
m-two-user-ratio-fairness-r2dw09 = إنصاف النسبة لمستخدمين

# The larger rate of two flows over the smaller: 1 is fair, larger is worse.
m-the-larger-rate-of-two-5ogy0i = أكبر معدلي تدفقين على أصغرهما: 1 منصف، والأكبر أسوأ.

# δ-fair convergence in ACKs
m-fair-convergence-in-acks-i0hmdq = التقارب إلى إنصاف δ بعدد ACK

# ACKs that two AIMD(a, b) flows receive together until the expected difference of their windows has shrunk by the factor δ, marks coming with probability p.
m-acks-that-two-aimd-a-bjr27p = عدد ACK التي يستقبلها معًا تدفقا AIMD(a, b) حتى يتقلص الفرق المتوقع لنافذتيهما بالعامل δ، والعلامات تأتي باحتمال p.

# Value of a closed form
m-value-of-a-closed-form-vfl4nm = قيمة صيغة مغلقة

# A closed form of a paper, evaluated.
m-a-closed-form-of-a-fs2ljn = صيغة مغلقة من ورقة، محسوبة.

# TCP-compatibility
m-tcp-compatibility-0u56a5 = التوافق مع TCP

# In the steady state no more bandwidth than a conformant TCP under comparable conditions, and a decrease at least as fast; the increase is free.
m-in-the-steady-state-no-bs40xb = في الحالة المستقرة لا عرض نطاق أكثر من TCP ملتزم في ظروف مماثلة، ونقصان لا يقل سرعة؛ والزيادة حرة.

# TCP-equivalence
m-tcp-equivalence-p0c9ch = التكافؤ مع TCP

# The same bandwidth as TCP if both see the same pattern of losses and RTTs, in steady and in transient state: rising and falling as fast as TCP.
m-the-same-bandwidth-as-tcp-7kd7h5 = عرض نطاق TCP نفسه إذا رأى كلاهما النمط نفسه من الفقد وRTT، في الاستقرار وفي الانتقال: صعودًا وهبوطًا بسرعة TCP.

# TCP-equal share
m-tcp-equal-share-rlg7hq = حصة مساوية لـ TCP

# The same bandwidth as TCP when competing with it on the same bottleneck, even if they see different losses; it implies equivalence, and not the other way round.
m-the-same-bandwidth-as-tcp-0oo97j = عرض نطاق TCP نفسه عند التنافس معه على الاختناق نفسه، ولو رأيا فقدًا مختلفًا؛ يلزم منه التكافؤ، لا العكس.

# Traces
m-traces-5ukwsn = المسارات

# Smoothness
m-smoothness-r03tqo = الملاسة

# Fairness
m-fairness-5vmvis = الإنصاف

# Transfers
m-transfers-oowe33 = عمليات النقل

# Pings
m-pings-sj0ab2 = ‏Ping

# Settling
m-settling-ge74ql = الاستقرار

# Convergence of two flows
m-convergence-of-two-flows-13ty7s = تقارب تدفقين

# Congestion epochs
m-congestion-epochs-946hos = حقب الازدحام

# Closed forms
m-closed-forms-c38v36 = الصيغ المغلقة

# Facts about schemes
m-facts-about-schemes-fdupkh = حقائق عن المخططات

# TCP-friendliness
m-tcp-friendliness-6i9apr = الصداقة مع TCP

# Verdicts
m-verdicts-g738m7 = الأحكام

# Packet drop rate
m-packet-drop-rate-j9mia4 = معدل إسقاط الحزم

# Part of the packets that is dropped: of the adaptive flows, wherever it happens; of all traffic at the bottleneck queue beside it.
m-part-of-the-packets-that-u50oa8 = جزء الحزم الذي يُسقط: من التدفقات المتكيفة أينما حدث؛ وبجانبه من كل الحركة عند طابور الاختناق.

# Early marking plus overflow drop rate
m-early-marking-plus-overflow-drop-9e4x0k = معدل التعليم المبكر مع إسقاط الفيض

# Part of the packets arriving at the bottleneck that carries a congestion signal: marked, or dropped.
m-part-of-the-packets-arriving-pzcvdx = جزء الحزم الواصلة إلى الاختناق الذي يحمل إشارة ازدحام: معلَّم أو مُسقط.

# Normalized packet-loss rate
m-normalized-packet-loss-rate-866qpm = معدل فقد الحزم المعيّر

# Loss rate of the studied flow with the shortest RTT over that of the TCP flow with the shortest RTT.
m-loss-rate-of-the-studied-ulwsr8 = معدل فقد التدفق المدروس ذي أقصر RTT على معدل فقد تدفق TCP ذي أقصر RTT.

# Normalized loss events
m-normalized-loss-events-5xhuac = أحداث الفقد المعيّرة

# Loss events that a studied flow sees, over those that TCP sees in the same interval, from the moment the available bandwidth drops until the flow has settled.
m-loss-events-that-a-studied-bkd7gv = أحداث الفقد التي يراها تدفق مدروس على ما يراه TCP في المدة نفسها، من هبوط عرض النطاق المتاح حتى يستقر التدفق.

# Mean queue
m-mean-queue-vz7ufn = متوسط الطابور

# Packets that wait at the link, the one in transmission not counted: mean over time.
m-packets-that-wait-at-the-uyvbf7 = الحزم المنتظرة عند الوصلة دون التي تُرسل: المتوسط عبر الزمن.

# Longest queue
m-longest-queue-sm825i = أطول طابور

# The most packets that waited at the link at one time.
m-the-most-packets-that-waited-lrv9v5 = أكثر الحزم التي انتظرت عند الوصلة في وقت واحد.

# Mean wait
m-mean-wait-9m6e3h = متوسط الانتظار

# How long a packet that the link sent had waited for its turn, on average, by Little’s law.
m-how-long-a-packet-that-m7oz1i = كم انتظرت في المتوسط حزمة أرسلتها الوصلة، بقانون ليتل.

# Use of the link
m-use-of-the-link-sj9iri = استعمال الوصلة

# Part of what the link could have sent that it sent, all traffic together.
m-part-of-what-the-link-80qm05 = ما أرسلته الوصلة من كل ما كان يمكنها إرساله، الحركة كلها معًا.

# Loss
m-loss-tdd92y = الفقد

# Part of the packets that flows sent that was lost or dropped on the way.
m-part-of-the-packets-that-127mr7 = جزء الحزم التي أرسلتها التدفقات وفُقد أو أُسقط في الطريق.

# What receivers got in order, each packet once, of all the flows together.
m-what-receivers-got-in-order-d4p2vy = ما استقبله المستقبلون بالترتيب، كل حزمة مرة، من كل التدفقات معًا.

# The throughput of a group as a part of that of all flows.
m-the-throughput-of-a-group-mkdupm = إنتاجية مجموعة كجزء من إنتاجية كل التدفقات.

# Jain’s index
m-jain-s-index-np9ur7 = مؤشر Jain

# How equal the throughputs of all flows are over the window: 1 is equal, 1/n is one flow has all.
m-how-equal-the-throughputs-of-3yoctn = مدى تساوي إنتاجيات كل التدفقات في الفترة: 1 متساوية، و1/n تدفق واحد له الكل.

# CoV of the rate
m-cov-of-the-rate-jdll93 = معامل تغير المعدل

# Coefficient of variation of the packets that a flow sends per sample: mean of the flows; 0 is smooth.
m-coefficient-of-variation-of-the-uyz9pc = معامل تغير الحزم التي يرسلها تدفق لكل عينة: متوسط التدفقات؛ 0 أملس.

# Mean round trip
m-mean-round-trip-8gfyjr = متوسط زمن الذهاب والإياب

# Round-trip time that the senders measured, mean of the flows.
m-round-trip-time-that-the-s82s04 = زمن الذهاب والإياب الذي قاسه المرسلون، متوسط التدفقات.

# Completion time
m-completion-time-2ojpvo = زمن الإتمام

# From the first packet of a transfer to the ACK of its last one: mean of the transfers that are over.
m-from-the-first-packet-of-cubyyf = من أول حزمة في نقل إلى ACK آخر حزمة: متوسط عمليات النقل المنتهية.

# Times that flows cut their windows or rates: for lost packets, timeouts or marks.
m-times-that-flows-cut-their-b914rn = عدد مرات قطع التدفقات نوافذها أو معدلاتها: لحزم مفقودة أو انقضاء مهلة أو علامات.

# Times that a retransmission timer of a flow ran out.
m-times-that-a-retransmission-timer-ycrmou = عدد مرات انقضاء مؤقت إعادة الإرسال لتدفق.

# Marks
m-marks-bkgwy1 = العلامات

# Part of the packets arriving at the link that its queue marked (ECN).
m-part-of-the-packets-arriving-qlysic = جزء الحزم الواصلة إلى الوصلة الذي علّمه طابورها (ECN).

# Probes lost
m-probes-lost-vcwhgg = المجسات المفقودة

# Part of the probes that is lost, on the way there or back.
m-part-of-the-probes-that-97jz5b = جزء المجسات الذي يُفقد ذهابًا أو إيابًا.

# Responsiveness D
m-responsiveness-d-fckywg = الاستجابة D

# Round trips until the rate is half of that before the disturbance when every round trip brings exactly one loss indication; of several flows the mean.
m-round-trips-until-the-rate-cqvi3g = عدد الرحلات حتى يصير المعدل نصف ما قبل الاضطراب حين تأتي كل رحلة بدلالة فقد واحدة بالضبط؛ ولعدة تدفقات المتوسط.

# Adaptation time R
m-adaptation-time-r-aqixbz = زمن التكيف R

# Round trips after a disturbance until the rate stays within 5 % of the step from its new steady value.
m-round-trips-after-a-disturbance-thc7a1 = عدد الرحلات بعد اضطراب حتى يبقى المعدل ضمن 5 % من الخطوة حول قيمته المستقرة الجديدة.

# Rate-adaptation fraction
m-rate-adaptation-fraction-4n40fz = جزء التكيف المنجز

# Part of the step that the rate has done, over the round trips after it: from 0 towards 1; as a number, the part done at the window's end.
m-part-of-the-step-that-msqomv = جزء الخطوة الذي أنجزه المعدل عبر الرحلات التالية لها: من 0 نحو 1؛ وكعدد الجزء المنجز عند نهاية الفترة.

# Undershoot depth
m-undershoot-depth-orixkd = عمق النزول الزائد

# The lowest rate after a step down, over the new steady rate: 0 means that the flow fell silent, 1 that it did not fall below.
m-the-lowest-rate-after-a-zfgner = أدنى معدل بعد خطوة نزول على المعدل المستقر الجديد: 0 تعني أن التدفق سكت، و1 أنه لم ينزل دونه.

# Scheme parameter
m-scheme-parameter-mye2ip = وسيط مخطط

# Value of a control parameter of a scheme: the one chosen, or the default of its card.
m-value-of-a-control-parameter-hqjk3w = قيمة وسيط تحكم في مخطط: المختارة، أو المبدئية في بطاقته.

# Taxonomy class
m-taxonomy-class-a723gi = الصنف

# Row of the scheme in the classification of policies: what fairness goes by, step and curve of the increase, memory of the decrease.
m-row-of-the-scheme-in-2de14a = سطر المخطط في تصنيف السياسات: بماذا يُقاس الإنصاف، وخطوة الزيادة ومنحناها، وذاكرة النقصان.

# available, bit/s
m-available-bit-s-p6xent = المتاح، bit/s

# Convergence time
m-convergence-time-rgtvez = زمن التقارب

# Seconds from a change of conditions until the smoothed throughput is near its new steady mean and stays there.
m-seconds-from-a-change-of-skjv8c = الثواني من تغير الظروف حتى تقترب الإنتاجية الممهدة من متوسطها المستقر الجديد وتبقى.

# Oscillation after convergence
m-oscillation-after-convergence-3rjxqv = التذبذب بعد التقارب

# Coefficient of variation of the throughput in bins of 1 s once the new bandwidth is taken; of several flows the mean.
m-coefficient-of-variation-of-the-rj0pmd = معامل تغير الإنتاجية في خانات من 1 s بعد أخذ عرض النطاق الجديد؛ ولعدة تدفقات المتوسط.

# Smoothness CoV_time
m-smoothness-cov-time-qiwrds = الملاسة CoV_time

# Coefficient of variation of the rates of one flow in consecutive round trips, where nothing changes; smaller is smoother. Of several flows, the mean.
m-coefficient-of-variation-of-the-jcofa0 = معامل تغير معدلات تدفق في رحلات متتالية حيث لا يتغير شيء؛ الأصغر أملس. ولعدة تدفقات المتوسط.

# Smoothness ratio
m-smoothness-ratio-mpi3s3 = نسبة الملاسة

# The least ratio, smaller over larger, of the rates of a flow in two consecutive round trips: 1 is perfect, TCP(b) has 1 − b.
m-the-least-ratio-smaller-over-5igw00 = أقل نسبة، الأصغر على الأكبر، لمعدلي تدفق في رحلتين متتاليتين: 1 كاملة، ولـ TCP(b) ‏1 − b.

# larger over smaller
m-larger-over-smaller-8ysa5k = الأكبر على الأصغر

# Throughput of a source
m-throughput-of-a-source-g13cvo = إنتاجية مصدر

# What arrives of a source that nobody slows down, a constant stream as one; of all of them, if none is named.
m-what-arrives-of-a-source-0v38qf = ما يصل من مصدر لا يبطئه أحد، كتيار ثابت؛ ومن كلها معًا إن لم يُسمَّ أحد.

# Loss of a source
m-loss-of-a-source-vjkind = فقد مصدر

# Part of the packets of a source that is dropped; of all of them together, if none is named.
m-part-of-the-packets-of-porhi9 = جزء حزم مصدر الذي يُسقط؛ ومن كلها معًا إن لم يُسمَّ أحد.

# Stabilization time
m-stabilization-time-w9gy7x = زمن الاستقرار

# Round trips after the available bandwidth has fallen until the loss rate of the bottleneck queue is within 1.5 times its steady value for the new conditions.
m-round-trips-after-the-available-n8nw76 = عدد الرحلات بعد هبوط عرض النطاق المتاح حتى يصير معدل فقد طابور الاختناق ضمن 1.5 ضعف قيمته المستقرة في الظروف الجديدة.

# Stabilization cost
m-stabilization-cost-79nf0h = كلفة الاستقرار

# Stabilization time times the mean loss rate over it: 1 is as much as all packets of one round trip.
m-stabilization-time-times-the-mean-734d27 = زمن الاستقرار مضروبًا في متوسط معدل الفقد خلاله: 1 بقدر كل حزم رحلة.

# Normalized per-flow throughput
m-normalized-per-flow-throughput-19g1gs = إنتاجية التدفق المعيّرة

# Throughput of a flow divided by one flow's equal share of the average bandwidth that unresponsive sources leave; the least of all flows as the value, each flow beside it.
m-throughput-of-a-flow-divided-zx0jgz = إنتاجية تدفق مقسومة على الحصة المتساوية لتدفق من متوسط عرض النطاق الذي تتركه المصادر غير المستجيبة؛ أقل التدفقات هي القيمة، وكل تدفق بجانبها.

# Mean normalized throughput of a scheme
m-mean-normalized-throughput-of-a-9orc5k = متوسط الإنتاجية المعيّرة لمخطط

# Mean of the normalized throughput over the flows of a scheme: one number per scheme among the parts; the value is the mean over all flows selected.
m-mean-of-the-normalized-throughput-iwvm42 = متوسط الإنتاجية المعيّرة على تدفقات مخطط: عدد لكل مخطط بين الأجزاء؛ والقيمة المتوسط على كل التدفقات المختارة.

# Aggregate normalized throughput
m-aggregate-normalized-throughput-gu7xxp = الإنتاجية الإجمالية المعيّرة

# Throughput of all adaptive flows as a part of the average bandwidth available to them.
m-throughput-of-all-adaptive-flows-8irf2m = إنتاجية كل التدفقات المتكيفة كجزء من متوسط عرض النطاق المتاح لها.

# Link utilization
m-link-utilization-acgykl = استغلال الوصلة

# Part of the capacity of the link that is used, all traffic together.
m-part-of-the-capacity-of-rguxyu = المستعمل من سعة الوصلة، الحركة كلها معًا.

# Throughput of one flow
m-throughput-of-one-flow-c6h2qs = إنتاجية تدفق واحد

# What a flow delivers per second at the end of the run; of several flows the mean, with each beside it.
m-what-a-flow-delivers-per-dsazgq = ما يسلّمه تدفق في الثانية عند نهاية التشغيل؛ ولعدة تدفقات المتوسط، وكل منها بجانبه.

# Bandwidth share relative to TCP
m-bandwidth-share-relative-to-tcp-lu2nb7 = حصة عرض النطاق نسبة إلى TCP

# Mean throughput of the studied flows over that of the TCP flows beside them on the same bottleneck.
m-mean-throughput-of-the-studied-t8a0mx = متوسط إنتاجية التدفقات المدروسة على متوسط إنتاجية تدفقات TCP بجانبها على الاختناق نفسه.

# Long-term throughput relative to TCP
m-long-term-throughput-relative-to-7j66jk = الإنتاجية البعيدة المدى نسبة إلى TCP

# Mean rate of a scheme over that of TCP in another run with the same process of losses: same seed, same loss models.
m-mean-rate-of-a-scheme-7cu2a7 = متوسط معدل مخطط على متوسط معدل TCP في تشغيل آخر بعملية الفقد نفسها: البذرة نفسها ونماذج الفقد نفسها.

# Sending-rate trace
m-sending-rate-trace-kmh0tj = مسار معدل الإرسال

# What each flow sends in each round trip; as a number, the mean.
m-what-each-flow-sends-in-ee2rhb = ما يرسله كل تدفق في كل رحلة؛ وكعدد المتوسط.

# Bottleneck queue length trace
m-bottleneck-queue-length-trace-l54tau = مسار طول طابور الاختناق

# Packets that wait at the bottleneck, the one in transmission not counted; as a number, the mean of the samples.
m-packets-that-wait-at-the-p48tg6 = الحزم المنتظرة عند الاختناق دون التي تُرسل؛ وكعدد متوسط العينات.

# Congestion window trace
m-congestion-window-trace-i382jf = مسار نافذة الازدحام

# The sender's window over time, of a rate scheme its rate times the round trip; as a number, the mean.
m-the-sender-s-window-over-o9s1p4 = نافذة المرسل عبر الزمن، ولمخطط معدل معدله مضروبًا في زمن الذهاب والإياب؛ وكعدد المتوسط.

# worst over CV
m-worst-over-cv-9xhtyv = الأسوأ عبر CV

# more than, s
m-more-than-s-uvtzus = أكثر من، s

# more than, times TCP's
m-more-than-times-tcp-s-qb23oy = أكثر من، مضاعف TCP

# times TCP's
m-times-tcp-s-97hgmc = مضاعف TCP

# Fairness, TCP-equivalence under non-periodic losses
m-fairness-tcp-equivalence-under-non-5uxnwm = الإنصاف، التكافؤ مع TCP في فقد غير دوري

# Whether a scheme gets what TCP gets where losses come at irregular times.
m-whether-a-scheme-gets-what-z89699 = هل يحصل مخطط على ما يحصل عليه TCP حيث يأتي الفقد في أزمنة غير منتظمة.

# TCP-compatibility under non-periodic losses (bracketed verdict)
m-tcp-compatibility-under-non-periodic-xu3ck2 = التوافق مع TCP في فقد غير دوري (الحكم بين قوسين)

# Whether a scheme gets no more than TCP at any irregularity of the losses.
m-whether-a-scheme-gets-no-waz3fq = هل لا يحصل مخطط على أكثر من TCP مهما كان عدم انتظام الفقد.

# Fairness, equal share, equal RTTs
m-fairness-equal-share-equal-rtts-mqrpy4 = الإنصاف، حصة متساوية، RTT متساوية

# Whether flows of a scheme and as many of TCP with the same RTT share a bottleneck equally.
m-whether-flows-of-a-scheme-cop9id = هل تتقاسم تدفقات مخطط ومثلها من TCP بالـ RTT نفسه اختناقًا بالتساوي.

# Fairness, equal share, different RTTs
m-fairness-equal-share-different-rtts-h6pcfj = الإنصاف، حصة متساوية، RTT مختلفة

# Whether flows of a scheme and as many of TCP share a bottleneck equally where RTTs differ.
m-whether-flows-of-a-scheme-ajcoii = هل تتقاسم تدفقات مخطط ومثلها من TCP اختناقًا بالتساوي حيث تختلف RTT.

# Aggressiveness, TCP-equivalence, two-state losses
m-aggressiveness-tcp-equivalence-two-state-2mxl3d = الاندفاع، التكافؤ مع TCP، فقد بحالتين

# Whether a scheme takes new bandwidth soon after losses have become rare.
m-whether-a-scheme-takes-new-eiv8pm = هل يأخذ مخطط عرض النطاق الجديد سريعًا بعد أن ندر الفقد.

# Aggressiveness, equal share, bursty losses
m-aggressiveness-equal-share-bursty-losses-mme5vb = الاندفاع، حصة متساوية، فقد متجمع

# Whether a scheme takes the bandwidth that a source has freed as fast as TCP, and is then stable.
m-whether-a-scheme-takes-the-0f0xpp = هل يأخذ مخطط عرض النطاق الذي أخلاه مصدر بسرعة TCP ثم يستقر.

# Responsiveness, TCP-equivalence and compatibility, two-state losses
m-responsiveness-tcp-equivalence-and-compatibility-p3ghmy = الاستجابة، التكافؤ والتوافق مع TCP، فقد بحالتين

# Whether a scheme yields soon after losses have become frequent.
m-whether-a-scheme-yields-soon-ym82xt = هل يتنازل مخطط سريعًا بعد أن كثر الفقد.

# Responsiveness, equal share, bursty losses
m-responsiveness-equal-share-bursty-losses-y570dt = الاستجابة، حصة متساوية، فقد متجمع

# Whether a scheme yields to a source without many more loss events than TCP.
m-whether-a-scheme-yields-to-myc8vr = هل يتنازل مخطط لمصدر دون أحداث فقد أكثر بكثير من TCP.

# Printed verdict
m-printed-verdict-grp26k = الحكم المطبوع

# What the paper prints for a scheme and a column of its table of verdicts.
m-what-the-paper-prints-for-vwyhs7 = ما تطبعه الورقة لمخطط وعمود من جدول أحكامها.

# A link that breaks it
m-a-link-that-breaks-it-yt747g = وصلة تُفشلها

# Starves itself
m-starves-itself-b454tc = تجوّع نفسها

# It gets less than a quarter of what TCP gets in its place.
m-it-gets-less-than-a-r4yo9h = تحصل على أقل من ربع ما يحصل عليه TCP مكانها.

# Starves TCP
m-starves-tcp-igkuum = تجوّع TCP

# TCP beside it gets less than a quarter of what it gets beside TCP.
m-tcp-beside-it-gets-less-x98udl = يحصل TCP بجانبها على أقل من ربع ما يحصل عليه بجانب TCP.

# Loses much
m-loses-much-4dvply = تفقد كثيرًا

# It loses more than 5 % of its packets, and more than three times what TCP loses in its place.
m-it-loses-more-than-5-4wj6wa = تفقد أكثر من 5 % من حزمها، وأكثر من ثلاثة أضعاف ما يفقده TCP مكانها.

# Never settles
m-never-settles-35lep9 = لا تستقر أبدًا

# The CoV of its rate is above 1, and more than twice that of TCP in its place.
m-the-cov-of-its-rate-5k7wap = معامل تغير معدلها فوق 1، وأكثر من ضعف معامل TCP مكانها.

# Keeps the queue full
m-keeps-the-queue-full-4587ju = تبقي الطابور ممتلئًا

# On average less than a tenth of the buffer is free, and less than half of what TCP leaves free in its place.
m-on-average-less-than-a-02fm6z = في المتوسط أقل من عُشر المخزن خالٍ، وأقل من نصف ما يتركه TCP خاليًا مكانها.

# Part of its packets that was lost or dropped.
m-part-of-its-packets-that-geinsb = جزء حزمها الذي فُقد أو أُسقط.

# TCP beside it
m-tcp-beside-it-g0bzqj = ‏TCP بجانبها

# What two TCP flows get beside two of it, of what they get beside two more of TCP: below 100 it takes from them.
m-what-two-tcp-flows-get-qbjgfm = ما يحصل عليه تدفقا TCP بجانب تدفقين منها، من ما يحصلان عليه بجانب تدفقي TCP آخرين: دون 100 تأخذ منهما.

# What the receivers of its flows got in order, after the warm-up.
m-what-the-receivers-of-its-bzkzm7 = ما استقبله مستقبلو تدفقاتها بالترتيب بعد الإحماء.

# As its senders measured it, queue included.
m-as-its-senders-measured-it-47uie9 = كما قاسه مرسلوها، والطابور محسوب.

# Of the whole link, beside TCP of half of it: mean over the links. Above 100 it takes from others.
m-of-the-whole-link-beside-d3utky = من الوصلة كلها، وبجانب TCP من نصفها: المتوسط على الوصلات. فوق 100 تأخذ من غيرها.

# As a multiple of the round trip with an empty queue: mean over the links.
m-as-a-multiple-of-the-3wqsxb = كمضاعف لزمن الذهاب والإياب بطابور فارغ: المتوسط على الوصلات.

# Basic
m-basic-npfg7x = أساسية

# Two flows of the entry on 10 Mbit/s, 50 ms and a buffer of one path: what every textbook draws.
m-two-flows-of-the-entry-rwyr07 = تدفقان للمتسابق على 10 Mbit/s و50 ms ومخزن بقدر مسار: ما يرسمه كل كتاب.

# Data centre
m-data-centre-tyumxo = مركز بيانات

# Eight flows on 1 Gbit/s within 0.2 ms; the switch marks while more than 20 packets wait, and drops beyond 100.
m-eight-flows-on-1-gbit-uyduq2 = ثمانية تدفقات على 1 Gbit/s ضمن 0.2 ms؛ يعلّم المبدّل ما دام ينتظر أكثر من 20 حزمة، ويسقط فوق 100.

# Rate, round trip, buffer, losses and number of flows are drawn from the seed of the race.
m-rate-round-trip-buffer-losses-d7mfy0 = المعدل وزمن الذهاب والإياب والمخزن والفقد وعدد التدفقات تُسحب من بذرة السباق.

# Long and fat
m-long-and-fat-ilz7rp = طويلة وواسعة

# Two flows on 40 Mbit/s across 180 ms, a third of a path in the buffer: one packet a round trip is slow here.
m-two-flows-on-40-mbit-80kbn9 = تدفقان على 40 Mbit/s عبر 180 ms، وفي المخزن ثلث مسار: حزمة كل رحلة بطيئة هنا.

# Mobile
m-mobile-h7r72v = خلوية

# One flow on a trace of our own making: 9 Mbit/s, nothing, and all between, with a deep buffer.
m-one-flow-on-a-trace-rh68vh = تدفق واحد على أثر من صنعنا: 9 Mbit/s ولا شيء وكل ما بينهما، بمخزن عميق.

# Shared with TCP
m-shared-with-tcp-ngnfoj = مشتركة مع TCP

# Two flows of the entry beside two of TCP (SACK): who takes what from whom.
m-two-flows-of-the-entry-9exi00 = تدفقان للمتسابق بجانب اثنين من TCP ‏(SACK): من يأخذ ماذا ممن.

# All links
m-all-links-wywfi5 = كل الوصلات

# Means over all links. On each a rule stands elsewhere: look at the links one by one before you believe a mean of them.
m-means-over-all-links-on-w42jnl = متوسطات على كل الوصلات. على كل منها تقف القاعدة في موضع آخر: انظر الوصلات واحدة واحدة قبل أن تصدق متوسطها.

# Marks (ECN) the next `count` packets of one flow of the group that can carry a mark, at the entry of the first hop it enters. A group without `ecn` has none that can.
m-marks-ecn-the-next-count-co4ceo = يعلّم (ECN) الحزم الـ`count` التالية لأحد تدفقات المجموعة التي تستطيع حمل علامة، عند مدخل أول قفزة يدخلها. المجموعة بلا `ecn` ليس لها منها شيء.

# Packet {packet} of {flow} is lost because a change asks for it.
m-packet-packet-of-flow-is-h0ur89 = تُفقد الحزمة { $packet } من { $flow } لأن تغييرًا يطلب ذلك.

# Packet {packet} was lost because a change asked for it: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-lost-because-oyd683 = فُقدت الحزمة { $packet } لأن تغييرًا طلب ذلك: كان في الطابور{ $hop } ‏{ $waiting } من { $limit }.

# Packet {packet} of {flow} is marked because a change asks for it.
m-packet-packet-of-flow-is-vd0x5r = تُعلَّم الحزمة { $packet } من { $flow } لأن تغييرًا يطلب ذلك.

# Packet {packet} was marked because a change asked for it: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-marked-because-z5p3t5 = عُلّمت الحزمة { $packet } لأن تغييرًا طلب ذلك: كان في الطابور{ $hop } ‏{ $waiting } من { $limit }.

# SIMD/period
m-simd-period-6pml3g = SIMD/دورة

# TEAR(original)
m-tear-original-ni7bgb = TEAR (الأصلي)

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
m-red-drops-packet-packet-early-3fxv9j = يسقط RED الحزمة { $packet } مبكرًا: تنتظر في المتوسط { $average } حزمة.

# {shape}, {rate}
m-shape-rate-uarces = { $shape }، { $rate }

# {sources} × {rate} in bursts
m-sources-rate-in-bursts-fjvafq = { $sources } × { $rate } دفعات

# ping, every {span}
m-ping-every-span-3bia4s = ping كل { $span }

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
