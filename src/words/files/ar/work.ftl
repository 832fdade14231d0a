# Fairness
m-fairness-5vmvis = الإنصاف

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

# Loss events
m-loss-events-ma6pt7 = أحداث الفقد

# Playground
m-playground-7p1ky4 = ساحة التجريب
