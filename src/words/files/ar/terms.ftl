# Responsiveness
m-responsiveness-qpvu64 = الاستجابة

# Aggressiveness
m-aggressiveness-y59age = الاندفاع

# Found
m-found-2z6ibj = وُجد

# None is called so.
m-none-is-called-so-9b3rui = لا شيء بهذا الاسم.

# Slow start
m-slow-start-mu3u8k = البدء البطيء

# Wherever one of them stands in the playground with dots under it, rest on it or press it to read what it means.
m-wherever-one-of-them-stands-j3fwzw = حيثما ورد أحدها في ساحة التجريب وتحته نقاط، قف عليه أو اضغطه لتقرأ معناه.

# Timeout
m-timeout-0b0pwo = انقضاء المهلة

# RACK and TLP
m-rack-and-tlp-xtnkm7 = ‏RACK وTLP

# Bufferbloat
m-bufferbloat-amxxfv = تضخم المخازن (bufferbloat)

# Pacing
m-pacing-iq46y5 = الإرسال الموقوت (pacing)

# Goodput
m-goodput-ix7wwp = الإنتاجية النافعة (goodput)

# CBR
m-cbr-es71ly = ‏CBR (معدل بت ثابت)

# Accurate ECN (AccECN)
m-accurate-ecn-accecn-nmhuav = ‏ECN الدقيق (AccECN)

# Sawtooth: terms
m-sawtooth-terms-rcrukl = ‏Sawtooth: المصطلحات

# The words of congestion control
m-the-words-of-congestion-control-yn1a18 = مصطلحات التحكم في الازدحام

# Find a term
m-find-a-term-pzczwd = ابحث عن مصطلح

# All terms
m-all-terms-hdcwf3 = كل المصطلحات

# Duplicate ACK
m-duplicate-ack-2qtepr = ‏ACK مكرر

# An ACK that asks once more for the same packet: a later one has come while this one is missing. Three in a row tell the sender that it is lost.
m-an-ack-that-asks-once-ikunn5 = ‏ACK يطلب الحزمة نفسها مرة أخرى: وصلت لاحقة وهذه ناقصة. ثلاثة متتالية تخبر المرسل أنها فُقدت.

# Fast retransmit
m-fast-retransmit-0muf3s = إعادة الإرسال السريعة

# At the third duplicate ACK the sender repeats the missing packet at once and does not wait for its timer. The loss costs about one round trip, and a cut of the window.
m-at-the-third-duplicate-ack-kjo823 = عند ثالث ACK مكرر يعيد المرسل الحزمة الناقصة فورًا ولا ينتظر مؤقته. يكلف الفقد نحو زمن ذهاب وإياب، وقطعًا للنافذة.

# Fast recovery
m-fast-recovery-2fwbtq = التعافي السريع

# What follows a fast retransmit: until the holes are filled, ACKs that still come in let further packets out. The flow goes on at its cut window and does not begin again from one packet, as Tahoe did.
m-what-follows-a-fast-retransmit-tst4ba = ما يلي إعادة الإرسال السريعة: حتى تُسد الثغرات تُخرج إشعارات ACK التي ما زالت تأتي حزمًا أخرى. يواصل التدفق بنافذته المقطوعة ولا يبدأ من حزمة واحدة كما كان يفعل Tahoe.

# Proportional rate reduction (PRR)
m-proportional-rate-reduction-prr-3temru = خفض المعدل النسبي (PRR)

# How the window comes down after a loss: as many packets go for those that arrive as are to be kept of it (RFC 6937). Without it, none goes until the window has room.
m-how-the-window-comes-down-pb8mvh = كيف تنزل النافذة بعد فقد: يخرج مقابل ما يصل من الحزم بقدر ما يجب أن يبقى منها (RFC 6937). وبدونه لا يخرج شيء حتى يكون في النافذة مكان.

# Selective acknowledgement: ACKs also list which later packets have come. The sender sees every hole at once and repeats only those, even if many packets of one window are lost.
m-selective-acknowledgement-acks-also-list-c3d4lv = الإشعار الانتقائي: تسرد إشعارات ACK أيضًا أي الحزم اللاحقة وصلت. يرى المرسل كل الثغرات معًا ويعيد تلك فقط، ولو فُقدت حزم كثيرة من نافذة واحدة.

# Retransmission
m-retransmission-n5hppo = إعادة الإرسال

# A packet that is sent again because the first one counts as lost. It takes its place on the link like any other; the receiver has a use for one copy only.
m-a-packet-that-is-sent-q48tdk = حزمة تُرسل مرة أخرى لأن الأولى تُعد مفقودة. تأخذ مكانها على الوصلة كغيرها؛ ولا ينفع المستقبلَ إلا نسخة واحدة.

# No ACK has come for a whole RTO. The sender takes all that is under way for lost and begins with slow start from one packet. Each further one in a row doubles the wait.
m-no-ack-has-come-for-9yaj9e = لم يأت ACK طوال RTO كامل. يعد المرسل كل ما في الطريق مفقودًا ويبدأ بالبدء البطيء من حزمة واحدة. وكل انقضاء آخر متتالٍ يضاعف الانتظار.

# Retransmission timeout: how long a sender waits for an ACK before it sends a packet again. It follows measured round trips and their variation, not below a least value; at first it is 1 s (RFC 6298; ns-2: 3 s).
m-retransmission-timeout-how-long-a-jgmuhz = مهلة إعادة الإرسال: كم ينتظر المرسل ACK قبل أن يعيد إرسال حزمة. تتبع أزمنة الذهاب والإياب المقيسة وتغيرها، ولا تنزل عن قيمة دنيا؛ وهي في البداية 1 s ‏(RFC 6298؛ وns-2: ‏3 s).

# Losses found by time (RFC 8985). RACK: a packet is lost once a later one has arrived and it is a quarter of a round trip overdue. TLP: when nothing comes back, one more packet goes as a probe.
m-losses-found-by-time-rfc-too1bq = فقد يُكتشف بالزمن (RFC 8985). ‏RACK: تُفقد حزمة إذا وصلت لاحقة وتأخرت هي ربع زمن ذهاب وإياب. ‏TLP: حين لا يعود شيء تخرج حزمة أخرى مجسًّا.

# Loss event
m-loss-event-humr22 = حدث فقد

# One packet or more lost within one round trip. They are one sign of congestion: the sender cuts once for all of them.
m-one-packet-or-more-lost-bc3xj1 = حزمة أو أكثر فُقدت ضمن رحلة واحدة. هي علامة ازدحام واحدة: يقطع المرسل مرة واحدة لها كلها.

# Loss event rate (p)
m-loss-event-rate-p-qe6yj3 = معدل أحداث الفقد (p)

# Loss events over packets sent. Its inverse is the mean loss interval, the packets from one event to the next. Formulas for TCP’s rate begin with it.
m-loss-events-over-packets-sent-aos8pc = أحداث الفقد على الحزم المرسلة. مقلوبه متوسط فاصل الفقد، أي الحزم من حدث إلى التالي. منه تبدأ صيغ معدل TCP.

# Random loss
m-random-loss-drh8e1 = فقد عشوائي

# Each packet is lost with the same chance, with a full queue or an empty one, as on a bad radio link. Such a loss is no sign of congestion, but TCP takes it for one.
m-each-packet-is-lost-with-dsec26 = تُفقد كل حزمة بالاحتمال نفسه، والطابور ممتلئ أو فارغ، كما على وصلة راديوية رديئة. ليس فقد كهذا علامة ازدحام، لكن TCP يعده كذلك.

# Burst loss
m-burst-loss-act1ck = فقد متجمع

# Losses that come close together. The Gilbert–Elliott model switches by chance between a good and a bad state, each with a loss rate of its own.
m-losses-that-come-close-together-yfga2n = فقد متقارب. ينتقل نموذج Gilbert–Elliott عشوائيًا بين حالة جيدة وأخرى سيئة، ولكل معدل فقد خاص.

# Links and queues
m-links-and-queues-lon95p = الوصلات والطوابير

# The link of a path that sets the pace: packets reach it faster than it can send them, and wait in front of it. At the other links they hardly wait.
m-the-link-of-a-path-7ojozt = الوصلة التي تحدد وتيرة المسار: تصلها الحزم أسرع مما ترسلها، وتنتظر أمامها. وعند الوصلات الأخرى لا تكاد تنتظر.

# How many bits per second a link sends; also called its bandwidth or capacity. At 10 Mbit/s a packet of 1000 bytes takes 0.8 ms.
m-how-many-bits-per-second-ngf7hy = كم بتًّا ترسل الوصلة في الثانية؛ ويُسمى أيضًا عرض نطاقها أو سعتها. عند 10 Mbit/s تستغرق حزمة من 1000 بايت 0.8 ms.

# Queue, buffer
m-queue-buffer-aex1wu = الطابور، المخزن المؤقت

# Where packets wait before a link sends them. The buffer is the room, the queue what waits in it. It evens out bursts; when it is full, or sooner by its rule, packets are dropped.
m-where-packets-wait-before-a-r0fce1 = حيث تنتظر الحزم قبل أن ترسلها الوصلة. المخزن هو المكان، والطابور ما ينتظر فيه. يسوّي الدفعات؛ وحين يمتلئ، أو قبل ذلك بقاعدته، تُسقط الحزم.

# Queueing delay
m-queueing-delay-ou9gcf = تأخير الطابور

# How long a packet waits in a queue: the bits in front of it over the link rate. It is part of the round trip that senders measure.
m-how-long-a-packet-waits-n0d5cd = كم تنتظر الحزمة في طابور: البتات التي أمامها على معدل الوصلة. وهو جزء من زمن الذهاب والإياب الذي يقيسه المرسلون.

# Long waits in a buffer much too large: TCP sees no loss until it is full, so a long queue stays in it. Throughput hardly gains, but calls and games beside it suffer.
m-long-waits-in-a-buffer-ygn2ey = انتظار طويل في مخزن أكبر بكثير مما ينبغي: لا يرى TCP فقدًا حتى يمتلئ، فيبقى فيه طابور طويل. لا تكاد الإنتاجية تكسب، لكن المكالمات والألعاب بجانبه تعاني.

# The simplest rule for a queue: take packets as long as there is room, and drop what comes while it is full.
m-the-simplest-rule-for-a-v1fgep = أبسط قاعدة لطابور: قبول الحزم ما دام هناك مكان، وإسقاط ما يأتي وهو ممتلئ.

# Active queue management: a rule that drops or marks before the queue is full, to keep the wait short and to tell senders one after the other. RED, CoDel and PIE are such rules.
m-active-queue-management-a-rule-wvtd51 = إدارة الطابور النشطة: قاعدة تُسقط أو تعلّم قبل أن يمتلئ الطابور، ليبقى الانتظار قصيرًا ويُخبر المرسلون واحدًا بعد آخر. من هذه القواعد RED وCoDel وPIE.

# Random early detection: drop or mark a packet that arrives by a chance that grows with the average queue. Senders slow down one by one before the queue is full.
m-random-early-detection-drop-or-nz0fu3 = الكشف المبكر العشوائي: إسقاط حزمة واصلة أو تعليمها باحتمال ينمو مع متوسط الطابور. يبطئ المرسلون واحدًا واحدًا قبل أن يمتلئ الطابور.

# Controlled delay: if packets have waited longer than a target (5 ms) for a whole interval (100 ms), drop one at the head of the queue, and then ever sooner the next, until the wait is short again.
m-controlled-delay-if-packets-have-mw79o4 = التأخير المضبوط: إذا انتظرت الحزم أكثر من هدف (5 ms) طوال فاصل كامل (100 ms) تُسقط واحدة من رأس الطابور، ثم التالية أسرع فأسرع، حتى يقصر الانتظار.

# Proportional Integral controller Enhanced: many times a second it corrects its chance to drop, by how far the queueing delay is from its target and by whether it grows.
m-proportional-integral-controller-enhanced-many-66wa9y = المتحكم التناسبي التكاملي المحسّن: يصحح مرات كثيرة في الثانية احتمال إسقاطه، ببعد تأخير الطابور عن هدفه وبما إذا كان ينمو.

# Explicit congestion notification: a queue marks a packet where it would have dropped it, the receiver reports the mark, and the sender cuts its window as for a loss. Nothing has to be sent again.
m-explicit-congestion-notification-a-queue-d8apmn = الإخطار الصريح بالازدحام: يعلّم الطابور حزمة حيث كان سيسقطها، ويبلغ المستقبل عن العلامة، ويقطع المرسل نافذته كما لفقد. ولا حاجة إلى إعادة إرسال شيء.

# Low latency, low loss, scalable throughput: senders that answer marks in proportion say so on their packets, ECT(1). A queue can then mark them at once and often, and keep their wait at about a millisecond.
m-low-latency-low-loss-scalable-lxusyk = تأخير قليل وفقد قليل وإنتاجية قابلة للتوسع: المرسلون الذين يستجيبون للعلامات بالتناسب يقولون ذلك على حزمهم، ECT(1). فيستطيع الطابور تعليمها فورًا وكثيرًا، ويبقي انتظارها نحو ملي ثانية.

# Queue of two (DualPI2)
m-queue-of-two-dualpi2-on175v = طابور مزدوج (DualPI2)

# Two queues on one link: scalable senders’ packets wait in the low-latency queue, all others in the classic one. One controller drops there with p² and marks here with 2p, so that flows get about as much.
m-two-queues-on-one-link-ngynj1 = طابوران على وصلة واحدة: تنتظر حزم المرسلين القابلين للتوسع في طابور التأخير القليل، وسائرها في التقليدي. متحكم واحد يُسقط هناك بـ p² ويعلّم هنا بـ 2p، فتحصل التدفقات على قدر متقارب.

# ACKs that count marked packets, where plain ECN says only that there was one. A sender that answers marks in proportion needs it: with delayed ACKs one bit hides every second mark.
m-acks-that-count-marked-packets-pd1n7a = إشعارات ACK تعد الحزم المعلَّمة، حيث يقول ECN العادي فقط إن واحدة وُجدت. يحتاجها مرسل يستجيب بالتناسب: فمع إشعارات ACK المؤجلة يخفي بت واحد نصف العلامات.

# Global synchronization
m-global-synchronization-27j8u6 = التزامن العام

# Many flows lose packets in the same overflow, cut together, leave the link idle together, and climb together again. Drop-tail queues bring it about; RED’s chance breaks it up.
m-many-flows-lose-packets-in-skwi7b = تفقد تدفقات كثيرة حزمًا في الفيض نفسه، فتقطع معًا، وتترك الوصلة خاملة معًا، وتصعد معًا من جديد. تُحدثه طوابير إسقاط الذيل؛ وتكسره عشوائية RED.

# The path from the receivers back to the senders, which ACKs take. If it is full, ACKs wait, come in clumps or are lost, and senders lose their even pace.
m-the-path-from-the-receivers-34a11i = المسار من المستقبلين عودةً إلى المرسلين، وتسلكه إشعارات ACK. إذا امتلأ انتظرت أو أتت متكتلة أو فُقدت، وفقد المرسلون وتيرتهم المنتظمة.

# Sending
m-sending-0me6zt = الإرسال

# One transfer from a sender to a receiver, with a window or a rate of its own. Flows that cross the same bottleneck share it, and none is told how many there are.
m-one-transfer-from-a-sender-ljyisg = نقل واحد من مرسل إلى مستقبل، بنافذة أو معدل خاص. التدفقات التي تعبر عنق الزجاجة نفسه تتقاسمه، ولا يُخبر أحدها كم عددها.

# Packet (MSS)
m-packet-mss-d8yzdd = الحزمة (MSS)

# The unit in which data travel. A sender cuts its data into packets of one size; TCP calls the largest size its MSS. Windows and queues are counted in packets.
m-the-unit-in-which-data-x405jo = الوحدة التي تسافر بها البيانات. يقطّع المرسل بياناته إلى حزم بحجم واحد؛ ويسمي TCP أكبر حجم MSS. تُعد النوافذ والطوابير بالحزم.

# The receiver’s short answer: all packets up to this one have come. It tells the sender that packets have left the network, so that new ones may go.
m-the-receiver-s-short-answer-f29ib5 = جواب المستقبل القصير: وصلت كل الحزم حتى هذه. يخبر المرسل أن حزمًا غادرت الشبكة فيجوز خروج جديدة.

# Round trip (RTT)
m-round-trip-rtt-8e063b = زمن الذهاب والإياب (RTT)

# The time from sending a packet until its ACK is back: the delay of the path both ways and the wait in queues. Windows change once in a round trip, so a flow with a short one acts more often.
m-the-time-from-sending-a-q35yct = الزمن من إرسال حزمة حتى عودة ACK الخاص بها: تأخير المسار في الاتجاهين والانتظار في الطوابير. تتغير النوافذ مرة كل رحلة، فالتدفق ذو الزمن القصير يتصرف أكثر.

# Window (cwnd)
m-window-cwnd-wmh5d8 = النافذة (cwnd)

# How many packets a sender may have under way, sent and not yet acknowledged. The congestion window, cwnd, sets the rate: about one window is sent in each round trip.
m-how-many-packets-a-sender-ipmusr = كم حزمة يجوز أن تكون للمرسل في الطريق، مرسلة ولم يُشعر بها بعد. تحدد نافذة الازدحام cwnd المعدل: نحو نافذة واحدة تُرسل كل رحلة.

# ACK clocking
m-ack-clocking-7kvhio = توقيت ACK

# While a window stays as it is, each ACK lets one packet out. ACKs come back at the pace of the bottleneck, so the sender keeps that pace.
m-while-a-window-stays-as-l01xfz = ما دامت النافذة على حالها يُخرج كل ACK حزمة. تعود إشعارات ACK بوتيرة عنق الزجاجة، فيلتزم المرسل بتلك الوتيرة.

# A timer lets packets out at even distances, where else they would leave in bursts as ACKs come in. Rate-based schemes and BBR pace; queues then jump less.
m-a-timer-lets-packets-out-mo4oup = مؤقت يُخرج الحزم بمسافات متساوية، حيث كانت ستخرج دفعات مع وصول إشعارات ACK. المخططات المبنية على المعدل وBBR تفعل ذلك؛ فتقل قفزات الطوابير.

# How a flow begins, and begins again after a timeout: each ACK adds one packet to the window, which so doubles in every round trip, until a packet is lost or ssthresh is reached.
m-how-a-flow-begins-and-qwte7j = كيف يبدأ التدفق، ويبدأ من جديد بعد انقضاء المهلة: يضيف كل ACK حزمة إلى النافذة، فتتضاعف كل رحلة، حتى تُفقد حزمة أو تُبلغ ssthresh.

# How many packets a flow sends before the first ACK of its data comes back. It was one or two; systems of today send ten (RFC 6928), so that short transfers take fewer round trips.
m-how-many-packets-a-flow-ud18i2 = كم حزمة يرسل التدفق قبل عودة أول ACK لبياناته. كانت واحدة أو اثنتين؛ وأنظمة اليوم ترسل عشرًا (RFC 6928) لتحتاج عمليات النقل القصيرة رحلات أقل.

# Hybrid slow start, of Linux’ CUBIC: slow start ends before the buffer overflows, once the ACKs of a round come in one train for half a round trip, or once even the shortest round trip grows.
m-hybrid-slow-start-of-linux-a3ng8j = البدء البطيء الهجين في CUBIC لينكس: ينتهي البدء البطيء قبل أن يفيض المخزن، حين تأتي إشعارات ACK لجولة في قطار طوال نصف زمن ذهاب وإياب، أو حين ينمو حتى أقصر زمن.

# The slow-start threshold: the window at which doubling ends and slow growth begins. At a loss TCP sets it to half of what is under way.
m-the-slow-start-threshold-the-uxo9db = عتبة البدء البطيء: النافذة التي ينتهي عندها التضاعف ويبدأ النمو البطيء. عند الفقد يضعها TCP على نصف ما في الطريق.

# Congestion avoidance
m-congestion-avoidance-ea932o = تجنب الازدحام

# The careful growth after slow start. TCP adds about one packet to its window in each round trip, and so looks slowly for bandwidth until a packet is lost.
m-the-careful-growth-after-slow-c6ckyw = النمو الحذر بعد البدء البطيء. يضيف TCP نحو حزمة واحدة إلى نافذته كل رحلة، فيبحث ببطء عن عرض نطاق حتى تُفقد حزمة.

# Additive increase, multiplicative decrease: add a constant to the window in each round trip, cut it by a fixed part at a loss. TCP adds one packet and halves. Shares of flows that do so draw together.
m-additive-increase-multiplicative-decrease-add-jyp04y = زيادة جمعية ونقصان ضربي: إضافة ثابت إلى النافذة كل رحلة، وقطع جزء ثابت منها عند الفقد. يضيف TCP حزمة ويقسم إلى النصف. تتقارب حصص التدفقات التي تفعل ذلك.

# Saw tooth
m-saw-tooth-1amczs = سن المنشار

# The picture of a window under AIMD: it climbs along a line until a packet is lost, is cut at once, and climbs again.
m-the-picture-of-a-window-4ps2n6 = صورة نافذة تحت AIMD: تصعد على خط حتى تُفقد حزمة، فتُقطع فجأة، ثم تصعد من جديد.

# Binomial schemes (SQRT, IIAD)
m-binomial-schemes-sqrt-iiad-90sw1g = مخططات ذات الحدين (SQRT وIIAD)

# Rules that add a/Wᵏ to the window W in a round trip and cut it by b·Wˡ at a loss. AIMD has k=0, l=1. Those with k+l=1 are TCP-friendly: SQRT has ½ and ½, IIAD 1 and 0.
m-rules-that-add-a-w-ovtdfa = قواعد تضيف a/Wᵏ إلى النافذة W كل رحلة وتقطعها بـ b·Wˡ عند الفقد. لـ AIMD ‏k=0 وl=1. وما كان k+l=1 صديق لـ TCP: لـ SQRT ‏½ و½، ولـ IIAD ‏1 و0.

# Equation-based control (TFRC)
m-equation-based-control-tfrc-dpbt80 = التحكم المبني على معادلة (TFRC)

# The sender computes its rate by a formula for TCP’s throughput from the loss event rate p and the round trip R; for rare losses it is near 1.22 packets over R√p. The rate changes gently.
m-the-sender-computes-its-rate-bx31uv = يحسب المرسل معدله بصيغة لإنتاجية TCP من معدل أحداث الفقد p وزمن الذهاب والإياب R؛ وللفقد النادر يقارب 1.22 حزمة على R√p. يتغير المعدل بلطف.

# Bandwidth–delay product (BDP)
m-bandwidth-delay-product-bdp-8mzpjs = جداء عرض النطاق والتأخير (BDP)

# What fits into a path while its queue is empty: link rate times round trip. A smaller window leaves the link idle; what a window has above it waits in the queue.
m-what-fits-into-a-path-hxxdow = ما يتسع له المسار وطابوره فارغ: معدل الوصلة مضروبًا في زمن الذهاب والإياب. نافذة أصغر تترك الوصلة خاملة؛ وما زاد عنه من النافذة ينتظر في الطابور.

# What flows get
m-what-flows-get-w2fk56 = ما تحصل عليه التدفقات

# What a flow gets through per second, in Mbit/s, averaged over some time. Over a round trip it jumps, over minutes it hardly moves: always say over how long.
m-what-a-flow-gets-through-g6h4e8 = ما يمرره التدفق في الثانية، بـ Mbit/s، متوسطًا على مدة. على رحلة يقفز، وعلى دقائق لا يكاد يتحرك: قل دائمًا على أي مدة.

# Throughput that is of use to the receiver: a packet that was sent twice counts once, and headers do not count.
m-throughput-that-is-of-use-8kjs5n = إنتاجية تنفع المستقبل: الحزمة المرسلة مرتين تُعد مرة، والترويسات لا تُعد.

# Utilization
m-utilization-kn2z8f = الاستخدام

# The part of the link rate that is used, over some time. Below 100 % there were moments in which the link had nothing to send.
m-the-part-of-the-link-iyoggn = الجزء المستخدم من معدل الوصلة خلال مدة. دون 100 % كانت هناك لحظات لم يكن للوصلة فيها ما ترسله.

# Fair share
m-fair-share-wsmb64 = الحصة العادلة

# What each flow would get if all that share a bottleneck got the same: its rate over their number.
m-what-each-flow-would-get-r8gybl = ما كان كل تدفق سيحصل عليه لو تساوى كل متقاسمي عنق الزجاجة: معدله على عددهم.

# Fairness index (Jain)
m-fairness-index-jain-93lepp = مؤشر الإنصاف (Jain)

# Of n flows that get x: (Σx)² / (n Σx²). It is 1 if all get the same, and 1/n if one gets all. Over short times it is lower, as saw teeth differ.
m-of-n-flows-that-get-fgzr3r = لـ n تدفقًا تحصل على x: ‏(Σx)² / (n Σx²). يساوي 1 إذا تساوت، و1/n إذا أخذ واحد الكل. وعلى مدد قصيرة يكون أقل لاختلاف أسنان المنشار.

# TCP-friendly
m-tcp-friendly-t5stbo = صديق لـ TCP

# A flow that in the long run gets no more than TCP would with the same loss event rate and round trip; also called TCP-compatible. If it gets no less either, it is TCP-equivalent. Smoother schemes are built so.
m-a-flow-that-in-the-nrtpkr = تدفق لا يحصل على المدى البعيد على أكثر مما يحصل عليه TCP بمعدل أحداث الفقد وزمن الذهاب والإياب نفسيهما؛ ويُسمى أيضًا متوافقًا مع TCP. وإن لم يحصل على أقل أيضًا فهو مكافئ لـ TCP. هكذا تُبنى المخططات الأملس.

# Smoothness (CoV)
m-smoothness-cov-jy00t3 = الملاسة (معامل الاختلاف)

# Coefficient of variation: the standard deviation of a flow’s rate over its mean. 0 is perfectly smooth; a saw tooth that climbs from half to full has 0.19.
m-coefficient-of-variation-the-standard-e54opz = معامل الاختلاف: الانحراف المعياري لمعدل تدفق على متوسطه. 0 أملس تمامًا؛ وسن منشار يصعد من النصف إلى الكامل له 0.19.

# How soon a scheme slows down while congestion lasts: the number of round trips until its rate is half. TCP needs one.
m-how-soon-a-scheme-slows-clum9r = كم يسرع المخطط في الإبطاء ما دام الازدحام: عدد الرحلات حتى ينتصف معدله. يحتاج TCP واحدة.

# How fast a scheme takes bandwidth that has become free: the most by which it raises its rate in one round trip while nothing is lost. TCP adds one packet.
m-how-fast-a-scheme-takes-dybulv = بأي سرعة يأخذ المخطط عرض نطاق تحرر: أكثر ما يرفع معدله في رحلة واحدة ولا فقد. يضيف TCP حزمة.

# The windows of two flows, or their rates, against each other, one point per moment. On the diagonal they are equal; equal windows are equal shares if the round trips are. On the falling line they fill the link together.
m-the-windows-of-two-flows-wx3nsw = نافذتا تدفقين، أو معدلاهما، كل مقابل الآخر، نقطة لكل لحظة. على القطر متساويتان؛ والنافذتان المتساويتان حصتان متساويتان إذا تساوى زمن الذهاب والإياب. وعلى الخط الهابط تملآن الوصلة معًا.

# Constant bit rate: a source that sends evenly and does not slow down when packets are lost, like plain UDP. Flows that adapt share what it leaves.
m-constant-bit-rate-a-source-q57elk = معدل بت ثابت: مصدر يرسل بانتظام ولا يبطئ حين تُفقد الحزم، كـ UDP العادي. تتقاسم التدفقات المتكيفة ما يتركه.

# Square wave
m-square-wave-rystwz = موجة مربعة

# A source that sends at one rate, then at another, often none, in turn. It shows how fast schemes give bandwidth up and take it back.
m-a-source-that-sends-at-a5d3af = مصدر يرسل بمعدل ثم بآخر، وكثيرًا ما يكون صفرًا، بالتناوب. يبين بأي سرعة تتنازل المخططات عن عرض النطاق وتستعيده.

# ON/OFF source
m-on-off-source-qpqnsr = مصدر ON/OFF

# A source that sends at its rate for a time that chance draws, is silent for another, and so on. Many of them together look like traffic of the web.
m-a-source-that-sends-at-2evxsd = مصدر يرسل بمعدله مدة تسحبها الصدفة، ويسكت أخرى، وهكذا. كثير منها معًا يشبه حركة الويب.

# The number from which all chance of a run is drawn. The same scenario with the same seed gives the same run, to the last bit; another seed gives another of its kind.
m-the-number-from-which-all-ao70s5 = العدد الذي تُسحب منه كل صدفة في تشغيل. السيناريو نفسه بالبذرة نفسها يعطي التشغيل نفسه حتى آخر بت؛ وبذرة أخرى تعطي آخر من نوعه.

# There is no term “{name}”.
m-there-is-no-term-name-qqpe3i = لا يوجد مصطلح «{ $name }».

# See it: {name}
m-see-it-name-bumpwe = شاهده: { $name }

# 1 term
m-1-term-orrnfy = مصطلح واحد

# {count} terms
m-count-terms-oherrz = { $count ->
    [two] مصطلحان
    [few] { $count } مصطلحات
   *[other] { $count } مصطلحًا
  }
