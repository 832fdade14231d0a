# Packet {packet} of {flow} is lost because a change asks for it.
m-packet-packet-of-flow-is-h0ur89 = تُفقد الحزمة { $packet } من { $flow } لأن تغييرًا يطلب ذلك.

# Packet {packet} of {flow} is marked because a change asks for it.
m-packet-packet-of-flow-is-vd0x5r = تُعلَّم الحزمة { $packet } من { $flow } لأن تغييرًا يطلب ذلك.

# Press Play, and the run begins.
m-press-play-and-the-run-599oqd = اضغط تشغيل فيبدأ التشغيل.

# All is repaired: the window of {flow} opens again.
m-all-is-repaired-the-window-b8qwl1 = أُصلح كل شيء: نافذة { $flow } تنفتح من جديد.

# The queue is full: the next packet to come falls.
m-the-queue-is-full-the-qf8yqd = الطابور ممتلئ: الحزمة التالية تسقط.

# More comes than the link can send: packets wait in the queue.
m-more-comes-than-the-link-emm0xw = يأتي أكثر مما تستطيع الوصلة إرساله: تنتظر الحزم في الطابور.

# {Flow} sends what its application writes: its window of {window:packets} is not used up.
m-flow-sends-what-its-application-ujg4jt = يرسل { $Flow } ما يكتبه تطبيقه: نافذته البالغة { $window } لا تُستنفد.

# {Flow} has stopped.
m-flow-has-stopped-gtvqii = توقف { $Flow }.

# {Flow} has not started yet.
m-flow-has-not-started-yet-ihcnln = لم يبدأ { $Flow } بعد.

# {Flow} does not know yet that packet {lost} is gone.
m-flow-does-not-know-yet-5u29m2 = لا يعلم { $Flow } بعد أن الحزمة { $lost } ضاعت.

# {Flow} sends.
m-flow-sends-lpgo2c = { $Flow } يرسل.

# {Flow}: {cuts} cuts in the last {span} s: {counts}.
m-flow-cuts-cuts-in-the-xrrgta = { $Flow }: عدد القطع في آخر { $span } s هو { $cuts }: { $counts }.

# {Flow}: {lost#packet|packets} dropped or lost in the last {span} s.
m-flow-lost-packet-packets-dropped-wl3nh3 = { $Flow }: حزم أُسقطت أو فُقدت في آخر { $span } s: { $lost }.

# {Flow}: {marked#packet|packets} marked in the last {span} s.
m-flow-marked-packet-packets-marked-89k5n8 = { $Flow }: حزم عُلّمت في آخر { $span } s: { $marked }.

# {Flow}: {lost#packet|packets} dropped or lost, {marked#packet|packets} marked in the last {span} s.
m-flow-lost-packet-packets-dropped-ebyvrl = { $Flow }: في آخر { $span } s أُسقط أو فُقد { $lost } وعُلّم { $marked }.

# 1 {reason?full queue|early drop|loss on the way|mark|loss|silence|timeout|other}
m-1-reason-full-queue-early-oykv3t = { $reason ->
    [0] طابور ممتلئ
    [1] إسقاط مبكر
    [2] فقد في الطريق
    [3] علامة
    [4] فقد
    [5] صمت
    [6] انقضاء مهلة
   *[other] غير ذلك
  }: 1

# {count} {reason?full queue|early drops|loss on the way|marks|losses|silence|timeouts|other}
m-count-reason-full-queue-early-8pmfa8 = { $reason ->
    [0] طابور ممتلئ
    [1] إسقاط مبكر
    [2] فقد في الطريق
    [3] علامات
    [4] فقد
    [5] صمت
    [6] انقضاء مهلة
   *[other] غير ذلك
  }: { $count }

# {Flow} reaches its threshold: slow start is over.
m-flow-reaches-its-threshold-slow-odunac = بلغ { $Flow } عتبته: انتهى البدء البطيء.

# Another flow joins: {sending} share the link now.
m-another-flow-joins-sending-share-bktr5j = انضم تدفق آخر: عدد المتقاسمين الآن { $sending }.

# {joined} more flows join: {sending} share the link now.
m-joined-more-flows-join-sending-2gpe3q = انضمت تدفقات أخرى عددها { $joined }: عدد المتقاسمين الآن { $sending }.

# Packet {packet} of {flow} falls: the queue holds {waiting} of {limit}.
m-packet-packet-of-flow-falls-r2mf79 = تسقط الحزمة { $packet } من { $flow }: في الطابور { $waiting } من { $limit }.

# {Queue} drops packet {packet} of {flow}: {waiting} wait.
m-queue-drops-packet-packet-of-n81qun = { $Queue } يُسقط الحزمة { $packet } من { $flow }: المنتظر { $waiting }.

# {queue} drops packet {packet} at the head: it waited {waited:seconds}.
m-queue-drops-packet-packet-at-9ob99m = { $queue } يُسقط الحزمة { $packet } من الرأس: انتظرت { $waited }.

# Packet {packet} of {flow} is lost on the way, not in the queue.
m-packet-packet-of-flow-is-o83j5j = تُفقد الحزمة { $packet } من { $flow } في الطريق لا في الطابور.

# {queue} marks packet {packet} of {flow}: {waiting} wait.
m-queue-marks-packet-packet-of-9th38z = { $queue } يعلّم الحزمة { $packet } من { $flow }: المنتظر { $waiting }.

# {queue} marks packet {packet}: it waited {waited:seconds}.
m-queue-marks-packet-packet-it-g99h3y = { $queue } يعلّم الحزمة { $packet }: انتظرت { $waited }.

# An ACK of {flow} is dropped.
m-an-ack-of-flow-is-rhjkfw = أُسقط إشعار ACK من { $flow }.

# Packet {packet} of {flow} waits.
m-packet-packet-of-flow-waits-x5irpg = تنتظر الحزمة { $packet } من { $flow }.

# The buffer is full, mostly of {flow}: packet {packet} falls from its head.
m-the-buffer-is-full-mostly-hrzagi = المخزن ممتلئ ومعظمه من { $flow }: تسقط الحزمة { $packet } من رأسه.

# The low-latency queue marks packet {packet}: it waited {waited:seconds}.
m-the-low-latency-queue-marks-1gjqb0 = الطابور قليل التأخير يعلّم الحزمة { $packet }: انتظرت { $waited }.

# The low-latency queue marks packet {packet}: for the classic queue’s wait it marks {chance:chance}.
m-the-low-latency-queue-marks-siqko9 = الطابور قليل التأخير يعلّم الحزمة { $packet }: لانتظار الطابور التقليدي يعلّم { $chance }.

# The classic queue marks packet {packet}, by a chance of {chance:chance}.
m-the-classic-queue-marks-packet-53q5qc = الطابور التقليدي يعلّم الحزمة { $packet } باحتمال { $chance }.

# The classic queue drops packet {packet}, by a chance of {chance:chance}.
m-the-classic-queue-drops-packet-6xgi3s = الطابور التقليدي يُسقط الحزمة { $packet } باحتمال { $chance }.

# The low-latency queue is overloaded and drops packet {packet}.
m-the-low-latency-queue-is-auq0qg = الطابور قليل التأخير محمّل فوق طاقته ويُسقط الحزمة { $packet }.

# The answer to packet {packet} of {flow} is marked on its way back.
m-the-answer-to-packet-packet-ynsp8n = عُلّم الرد على الحزمة { $packet } من { $flow } أثناء رجوعه.

# The queue is full: packet {packet} of {flow} falls from its head.
m-the-queue-is-full-packet-hiqv6h = الطابور ممتلئ: تسقط الحزمة { $packet } من { $flow } من رأسه.

# The window opens by {alpha:steps} each round trip, set at the cut.
m-the-window-opens-by-alpha-7swo6d = تنفتح النافذة كل رحلة بمقدار { $alpha }، كما حُدد عند القطع.

# The window opens by up to {a:steps} each round trip.
m-the-window-opens-by-up-lj93ca = تنفتح النافذة كل رحلة بما يصل إلى { $a }.

# Startup: {flow} sends ever faster, until the bandwidth stops growing.
m-startup-flow-sends-ever-faster-eko6um = الانطلاق: يرسل { $flow } أسرع فأسرع حتى يتوقف عرض النطاق عن النمو.

# 5 s without a shorter round trip: {flow} halves what is in flight.
m-5-s-without-a-shorter-dg89q6 = 5 s بلا زمن ذهاب وإياب أقصر: { $flow } ينصّف ما في الطريق.

# The window of {window:packets} opens by {step:steps} each round trip.
m-the-window-of-window-packets-czmbz5 = النافذة البالغة { $window } تنفتح كل رحلة بمقدار { $step }.

# {Flow} returns to {plateau:packets} packets, ever more slowly.
m-flow-returns-to-plateau-packets-u7yxoc = يعود { $Flow } إلى { $plateau } حزم، أبطأ فأبطأ.

# {Flow} is past {plateau:packets} packets and probes faster and faster.
m-flow-is-past-plateau-packets-a6wwpc = تجاوز { $Flow } ‏{ $plateau } حزم ويستكشف أسرع فأسرع.

# The window opens by one packet each round trip.
m-the-window-opens-by-one-2a4lbs = تنفتح النافذة بحزمة كل رحلة ذهاب وإياب.

# A hand sets the rate of {flow}.
m-a-hand-sets-the-rate-xxxv0k = يد تضبط معدل { $flow }.

# A hand sets the window of {flow}.
m-a-hand-sets-the-window-fpdch2 = يد تضبط نافذة { $flow }.

# Its packets wait {queueing:seconds}, below its target: the window of {flow} opens.
m-its-packets-wait-queueing-seconds-96vagu = تنتظر حزمه { $queueing }، دون هدفه: نافذة { $flow } تنفتح.

# Its packets wait {queueing:seconds}, above its target: the window of {flow} closes.
m-its-packets-wait-queueing-seconds-wh8tsw = تنتظر حزمه { $queueing }، فوق هدفه: نافذة { $flow } تنغلق.

# {percent:packets} % of late were marked: {flow} cuts by half of that, {before:pair} to {after:pair}.
m-percent-packets-of-late-were-gjpyod = عُلّم مؤخرًا { $percent } %: يقطع { $flow } نصف ذلك، من { $before } إلى { $after }.

# The round trip is short: the window opens by {scale:steps} in each, as a longer one would in as much time.
m-the-round-trip-is-short-l2iy5d = زمن الذهاب والإياب قصير: تنفتح النافذة في كل رحلة { $scale }، كما تفعل رحلة أطول في الزمن نفسه.

# {Flow} adds {a:steps} per round trip while nothing is lost.
m-flow-adds-a-steps-per-vvzrgl = يضيف { $Flow } ‏{ $a } كل رحلة ما دام لا يُفقد شيء.

# The window opens faster the longer nothing is lost.
m-the-window-opens-faster-the-7tg79x = تنفتح النافذة أسرع كلما طال عدم الفقد.

# A number is missing at the receiver: {flow} waits for three more.
m-a-number-is-missing-at-3ju2oi = ينقص رقم عند المستقبل: ينتظر { $flow } ثلاثة أخرى.

# The receiver of {flow} imagines a TCP window; its average sets the rate.
m-the-receiver-of-flow-imagines-9fd6hv = يتخيل مستقبل { $flow } نافذة TCP؛ ومتوسطها يحدد المعدل.

# Packet {packet} is marked: the imagined window falls, {before:pair} to {after:pair}.
m-packet-packet-is-marked-the-a6y0r4 = عُلّمت الحزمة { $packet }: تهبط النافذة المتخيلة من { $before } إلى { $after }.

# Slow start: {flow} doubles its rate, at most once a round trip.
m-slow-start-flow-doubles-its-wjcsdx = البدء البطيء: { $flow } يضاعف معدله، مرة كل رحلة على الأكثر.

# One loss event in {every:packets} packets: the equation allows {equation:packets} packets/s.
m-one-loss-event-in-every-yqu585 = حدث فقد كل { $every } حزم: تسمح المعادلة بـ { $equation } حزم/s.

# Packet {packet} ends the start-up: {flow} halves, {before:pair} to {after:pair} packets/s.
m-packet-packet-ends-the-start-2cxg9a = الحزمة { $packet } تنهي الانطلاق: { $flow } ينصّف، من { $before } إلى { $after } حزم/s.

# Start-up: the rate doubles every round trip until a loss.
m-start-up-the-rate-doubles-yvy6fy = الانطلاق: يتضاعف المعدل كل رحلة حتى فقد.

# {Flow} keeps {rate:packets} packets/s until {interval:4} s are over.
m-flow-keeps-rate-packets-packets-7rssf5 = يحافظ { $Flow } على { $rate } حزم/s حتى تمضي { $interval } s.

# Nothing comes back: {flow} halves its rate, {before:pair} to {after:pair} packets/s.
m-nothing-comes-back-flow-halves-ptuts4 = لا يعود شيء: { $flow } ينصّف معدله، من { $before } إلى { $after } حزم/s.

# {Flow} watches the round trip and keeps few packets queued.
m-flow-watches-the-round-trip-j5tukl = يراقب { $Flow } زمن الذهاب والإياب ويبقي حزمًا قليلة في الطابور.

# The bandwidth no longer grows: {flow} drains the queue it made.
m-the-bandwidth-no-longer-grows-s0g4te = عرض النطاق لم يعد ينمو: { $flow } يفرغ الطابور الذي صنعه.

# {rttWindow:4} s without a shorter round trip: {flow} drains the pipe.
m-rttwindow-4-s-without-a-vi0gq3 = { $rttWindow } s بلا زمن أقصر: { $flow } يفرغ الأنبوب.

# {Flow} has measured the round trip anew, and sends on.
m-flow-has-measured-the-round-rnnbih = قاس { $Flow } زمن الذهاب والإياب من جديد ويواصل الإرسال.

# It is time to look for more bandwidth: {flow} fills the path.
m-it-is-time-to-look-ti41km = حان البحث عن عرض نطاق أكبر: { $flow } يملأ المسار.

# {Flow} has in flight what was too much the last time, and gives way.
m-flow-has-in-flight-what-ljaylc = لدى { $Flow } في الطريق ما كان كثيرًا في المرة السابقة، فيتنازل.

# Over 2 % of a round trip is lost: {flow} gives way.
m-over-2-of-a-round-j85re8 = فُقد أكثر من 2 % من رحلة: { $flow } يتنازل.

# What seemed lost has arrived after all: {flow} goes back to what it did before.
m-what-seemed-lost-has-arrived-1g6i8x = ما بدا مفقودًا وصل أخيرًا: يعود { $flow } إلى ما كان يفعل.

# An ACK brings the mark: {flow} {how?halves|cuts}, {before:pair} to {after:pair}; nothing was lost.
m-an-ack-brings-the-mark-sl9os0 = يحمل ACK العلامة: { $flow } { $how ->
    [0] ينصّف
   *[other] يقطع
  }، من { $before } إلى { $after }؛ لم يُفقد شيء.

# Packet {packet} is overdue: {flow} {how?halves|cuts}, {before:pair} to {after:pair}.
m-packet-packet-is-overdue-flow-qaxvma = تأخرت الحزمة { $packet }: { $flow } { $how ->
    [0] ينصّف
   *[other] يقطع
  }، من { $before } إلى { $after }.

# The probe of {flow} had replaced a lost packet: it {how?halves|cuts}, {before:pair} to {after:pair}.
m-the-probe-of-flow-had-6msdjb = كان مجس { $flow } قد عوّض حزمة مفقودة: { $how ->
    [0] ينصّف
   *[other] يقطع
  }، من { $before } إلى { $after }.

# What {flow} had sent again is lost: it {how?halves|cuts}, {before:pair} to {after:pair}.
m-what-flow-had-sent-again-hhdefq = ما أعاد { $flow } إرساله فُقد: { $how ->
    [0] ينصّف
   *[other] يقطع
  }، من { $before } إلى { $after }.

# {backlog:packets} packets of {flow} wait in queues, too many: its window shrinks.
m-backlog-packets-packets-of-flow-ewz4so = تنتظر { $backlog } حزم من { $flow } في الطوابير، وهي كثيرة: نافذته تنكمش.

# Packets begin to queue: {flow} ends slow start, {before:pair} to {after:pair}.
m-packets-begin-to-queue-flow-dui27g = بدأت الحزم تصطف: { $flow } ينهي البدء البطيء، من { $before } إلى { $after }.

# Packet {packet} is overdue: {flow} cuts, {before:pair} to {after:pair}.
m-packet-packet-is-overdue-flow-o6b9da = تأخرت الحزمة { $packet }: { $flow } يقطع، من { $before } إلى { $after }.

# {Flow} starts: it sends a little, and waits for the answer.
m-flow-starts-it-sends-a-xe8xfq = يبدأ { $Flow }: يرسل قليلًا وينتظر الرد.

# {Flow} stops sending.
m-flow-stops-sending-ieujj0 = يتوقف { $Flow } عن الإرسال.

# {Flow} is done: all its packets have arrived.
m-flow-is-done-all-its-whndfi = انتهى { $Flow }: وصلت كل حزمه.

# No ACK for {timeout:seconds}, a timeout: the window of {flow} falls to {after:packets}.
m-no-ack-for-timeout-seconds-8apbx6 = لا ACK طوال { $timeout }، انقضت المهلة: تهبط نافذة { $flow } إلى { $after }.

# No ACK, a timeout: the window of {flow} falls to {after:packets}.
m-no-ack-a-timeout-the-vxnt8p = لا ACK، انقضت المهلة: تهبط نافذة { $flow } إلى { $after }.

# Its ACKs fill half a round trip: {flow} ends slow start at {window:packets} packets.
m-its-acks-fill-half-a-kdkldh = تملأ إشعارات ACK نصف رحلة: { $flow } ينهي البدء البطيء عند { $window } حزم.

# Even its shortest round trip grows: {flow} ends slow start at {window:packets} packets.
m-even-its-shortest-round-trip-87cfha = حتى أقصر زمن له ينمو: { $flow } ينهي البدء البطيء عند { $window } حزم.

# No report comes: {flow} halves its rate, {before:pair} to {after:pair} packets/s.
m-no-report-comes-flow-halves-k2dd0f = لا يأتي تقرير: { $flow } ينصّف معدله، من { $before } إلى { $after } حزم/s.

# Packet {packet} is missing: {flow} cuts its rate, {before:pair} to {after:pair} packets/s.
m-packet-packet-is-missing-flow-lbamgv = تنقص الحزمة { $packet }: { $flow } يقطع معدله، من { $before } إلى { $after } حزم/s.

# Packet {packet} is overdue: {flow} cuts its rate, {before:pair} to {after:pair} packets/s.
m-packet-packet-is-overdue-flow-cdpo3r = تأخرت الحزمة { $packet }: { $flow } يقطع معدله، من { $before } إلى { $after } حزم/s.

# Packet {packet} is marked: {flow} cuts its rate, {before:pair} to {after:pair} packets/s.
m-packet-packet-is-marked-flow-y0mv9x = عُلّمت الحزمة { $packet }: { $flow } يقطع معدله، من { $before } إلى { $after } حزم/s.

# {interval:4} s without loss: the rate rises, {before:pair} to {after:pair} packets/s.
m-interval-4-s-without-loss-io35ns = { $interval } s بلا فقد: يرتفع المعدل من { $before } إلى { $after } حزم/s.

# {interval:4} s with losses: the equation moves it from {before:pair} to {after:pair} packets/s.
m-interval-4-s-with-losses-ahgu5x = { $interval } s مع فقد: تنقله المعادلة من { $before } إلى { $after } حزم/s.

# Packet {packet} is missing: the imagined window falls, {before:pair} to {after:pair}.
m-packet-packet-is-missing-the-p1d06q = تنقص الحزمة { $packet }: تهبط النافذة المتخيلة من { $before } إلى { $after }.

# Nothing arrives: the imagined window of {flow} falls to one packet.
m-nothing-arrives-the-imagined-window-gkdud1 = لا يصل شيء: تهبط نافذة { $flow } المتخيلة إلى حزمة واحدة.

# Packet {packet} is lost, slow start ends: {before:pair} to {after:pair} packets/s.
m-packet-packet-is-lost-slow-eil4oz = فُقدت الحزمة { $packet } وانتهى البدء البطيء: من { $before } إلى { $after } حزم/s.

# Packet {packet}, a new loss event: the rate falls, {before:pair} to {after:pair} packets/s.
m-packet-packet-a-new-loss-c1ju6v = الحزمة { $packet }، حدث فقد جديد: يهبط المعدل من { $before } إلى { $after } حزم/s.

# Packet {packet}, a new loss event: the rate rises, {before:pair} to {after:pair} packets/s.
m-packet-packet-a-new-loss-0xj5k7 = الحزمة { $packet }، حدث فقد جديد: يرتفع المعدل من { $before } إلى { $after } حزم/s.

# Slow start: each ACK opens the window by one packet.
m-slow-start-each-ack-opens-ltihq3 = البدء البطيء: كل ACK يفتح النافذة بحزمة.

# As long as nothing is lost, the window opens.
m-as-long-as-nothing-is-uakpvq = ما دام لا يُفقد شيء تنفتح النافذة.

# {Flow} sends again what was lost; its window is {window:packets}.
m-flow-sends-again-what-was-ev69ql = يعيد { $Flow } إرسال المفقود؛ نافذته { $window }.

# The receiver takes {maxWindow:packets} at a time: {flow} sends no more, however large its window.
m-the-receiver-takes-maxwindow-packets-ki1smj = يقبل المستقبل { $maxWindow } دفعة: لا يرسل { $flow } أكثر مهما كبرت نافذته.

# {Flow}: {cuts} cuts in the last {span} s, all {reason?from the full queue|from early drops|from loss on the way|from marks|from losses|by silence|by timeout|without a drop}.
m-flow-cuts-cuts-in-the-ffg7ov = { $Flow }: عدد القطع في آخر { $span } s هو { $cuts }، كلها { $reason ->
    [0] من الطابور الممتلئ
    [1] من إسقاط مبكر
    [2] من فقد في الطريق
    [3] من علامات
    [4] من فقد
    [5] من صمت
    [6] من انقضاء مهلة
   *[other] بلا إسقاط
  }.

# A second flow joins: who gets what?
m-a-second-flow-joins-who-mr6wll = انضم تدفق ثانٍ: من يحصل على ماذا؟

# Slow start is over.
m-slow-start-is-over-w4x2hc = انتهى البدء البطيء.

# {percent:.0} % of {name}
m-percent-0-of-name-x5z731 = { $percent } % من { $name }

# the flow
m-the-flow-fky30s = التدفق
