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
m-use-of-the-link-sj9iri = استخدام الوصلة

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
m-cov-of-the-rate-jdll93 = معامل اختلاف المعدل

# Coefficient of variation of the packets that a flow sends per sample: mean of the flows; 0 is smooth.
m-coefficient-of-variation-of-the-uyz9pc = معامل اختلاف الحزم التي يرسلها تدفق لكل عينة: متوسط التدفقات؛ 0 أملس.

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
m-the-cov-of-its-rate-5k7wap = معامل اختلاف معدلها فوق 1، وأكثر من ضعف معامل TCP مكانها.

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

# Windows
m-windows-1qfh56 = النوافذ

# Let them race
m-let-them-race-q6b22l = دعها تتسابق

# not run yet
m-not-run-yet-p91jtx = لم تُشغَّل بعد

# The experiment
m-the-experiment-2k46dr = التجربة

# What varies
m-what-varies-ql8hi9 = ما يتغير

# Drawn as
m-drawn-as-6bqyz1 = مرسوم كـ

# Lines
m-lines-2bghr0 = خطوط

# Map
m-map-j1sac1 = خريطة

# Seeds
m-seeds-qulbql = البذور

# Number of seeds
m-number-of-seeds-inovtj = عدد البذور

# Theory
m-theory-8015wo = النظرية

# Beside it
m-beside-it-znh3pw = بجانبها

# Theory’s curve
m-theory-s-curve-82ksob = منحنى النظرية

# Over time
m-over-time-dwnlvg = عبر الزمن

# Mean of the seeds
m-mean-of-the-seeds-cbbclg = متوسط البذور

# With up to six points their runs can be drawn over time in one figure, a line each.
m-with-up-to-six-points-54rczz = حتى ست نقاط يمكن رسم تشغيلاتها عبر الزمن في شكل واحد، لكل منها خط.

# What must hold
m-what-must-hold-7ioyyl = ما يجب أن يصح

# Must hold
m-must-hold-p8wm5x = يجب أن يصح

# Add a statement
m-add-a-statement-gknely = أضف عبارة

# Title and file
m-title-and-file-16xvz6 = العنوان والملف

# Vary
m-vary-i70tb9 = غيّر

# Vary as well
m-vary-as-well-092glx = غيّر أيضًا

# choose a setting
m-choose-a-setting-ga8fu7 = اختر إعدادًا

# Open a file
m-open-a-file-n8kdq4 = فتح ملف

# Measures
m-measures-p5kctg = المقاييس

# Measured of each run
m-measured-of-each-run-tqho5e = ما يُقاس في كل تشغيل

# Add a measure…
m-add-a-measure-933g2j = أضف مقياسًا…

# all sources
m-all-sources-1xgpku = كل المصادر

# Find a measure
m-find-a-measure-jb7f3p = ابحث عن مقياس

# Find a measure: fairness, delay, window
m-find-a-measure-fairness-delay-ozavdp = ابحث عن مقياس: الإنصاف، التأخير، النافذة

# This experiment cannot be opened
m-this-experiment-cannot-be-opened-pmru3l = لا يمكن فتح هذه التجربة

# The playground
m-the-playground-whrcup = ساحة التجريب

# Where this is
m-where-this-is-agtdq4 = أين هذا

# Experiment
m-experiment-h34eia = تجربة

# Change it
m-change-it-bamrei = غيّرها

# Open this run
m-open-this-run-15usee = افتح هذا التشغيل

# One seed is enough
m-one-seed-is-enough-ie3nfk = بذرة واحدة تكفي

# JSON lines
m-json-lines-slfesw = أسطر JSON

# File
m-file-bygjtv = ملف

# Another 10 seeds
m-another-10-seeds-2deaer = ‏10 بذور أخرى

# List
m-list-360n8h = قائمة

# Range
m-range-98uyr6 = مدى

# from
m-from-5kc5th = من

# points
m-points-gbpj2e = نقاط

# Logarithmic
m-logarithmic-hkz89w = لوغاريتمي

# Values
m-values-37f3h7 = القيم

# Add
m-add-7rv3f8 = أضف

# choose
m-choose-jp6mgw = اختر

# On paper
m-on-paper-9nkgsy = على الورق

# What varied
m-what-varied-mfeg3o = ما تغيّر

# What was measured of each run
m-what-was-measured-of-each-cqdmx9 = ما قيس في كل تشغيل

# What was assumed
m-what-was-assumed-621cmk = ما افتُرض

# The same again
m-the-same-again-gzezem = إعادة الشيء نفسه

# Its link is too long for paper. The file of the experiment holds all of it.
m-its-link-is-too-long-3vqaxh = رابطها أطول من أن يسعه الورق. ملف التجربة يحويها كلها.

# Stretch
m-stretch-1286oa = المقطع

# Measured
m-measured-tbee81 = المقيس

# from, s
m-from-s-r1lzva = من، s

# The runs end there. What comes before counts as warm-up.
m-the-runs-end-there-what-4q7onc = تنتهي التشغيلات هناك. وما يأتي قبله يُعد إحماءً.

# What the seeds tell
m-what-the-seeds-tell-xobqtp = ما تقوله البذور

# Scheme
m-scheme-7fvnhe = المخطط

# The race
m-the-race-cw5dgh = السباق

# Who races
m-who-races-0pjpjt = من يتسابق

# Add a built-in scheme
m-add-a-built-in-scheme-xber4c = أضف مخططًا جاهزًا

# choose…
m-choose-btd21e = اختر…

# Runs of each entry on each link
m-runs-of-each-entry-on-1prc15 = تشغيلات كل متسابق على كل وصلة

# The first seed
m-the-first-seed-cy4yd3 = البذرة الأولى

# Drawn 1
m-drawn-1-3qaq70 = مسحوبة 1

# Drawn 2
m-drawn-2-4k9j9x = مسحوبة 2

# What was handed in
m-what-was-handed-in-scw9p5 = ما سُلِّم

# What a class hands in
m-what-a-class-hands-in-dahv9t = ما يسلّمه صف

# Rules or links with a rule, names in front; or drop a table here
m-rules-or-links-with-a-wv81r1 = قواعد أو روابط بقاعدة، والأسماء أمامها؛ أو أفلت جدولًا هنا

# Reading…
m-reading-9n9lzb = جارٍ القراءة…

# or a file
m-or-a-file-s7wf03 = أو ملف

# This race cannot be opened
m-this-race-cannot-be-opened-tgiv2f = لا يمكن فتح هذا السباق

# A new race
m-a-new-race-sa7szv = سباق جديد

# Race
m-race-44yhmg = سباق

# There is no score. Every known single number for throughput and delay is won by whoever starves the others: read the plane together with Fairness and with what TCP gets beside it.
m-there-is-no-score-every-crupxb = لا نتيجة واحدة هنا. كل عدد واحد معروف للإنتاجية والتأخير يفوز به من يجوّع الآخرين: اقرأ المستوى مع الإنصاف ومع ما يحصل عليه TCP بجانبه.

# Nobody races yet: add a rule or a built-in scheme.
m-nobody-races-yet-add-a-vdwvun = لا أحد يتسابق بعد: أضف قاعدة أو مخططًا جاهزًا.

# The first points come when every link has run once.
m-the-first-points-come-when-6f9le2 = تأتي النقاط الأولى بعد أن تُشغَّل كل وصلة مرة.

# No run is over yet.
m-no-run-is-over-yet-ow477b = لم ينته أي تشغيل بعد.

# Means over the seeds ± their 95 % interval (Student’s t). Press a head to sort by it; a third press brings the order of the race back.
m-means-over-the-seeds-their-2ayzxc = متوسطات على البذور ± مجال ثقتها 95 % (توزيع t لستيودنت). اضغط رأس عمود للترتيب حسبه؛ وضغطة ثالثة تعيد ترتيب السباق.

# Entry
m-entry-7hq90z = المتسابق

# By name
m-by-name-68pofr = بالاسم

# runs
m-runs-79oz7f = تشغيلات

# What counts as breaking
m-what-counts-as-breaking-cwa39o = ما يُعد فشلًا

# Open the run
m-open-the-run-hhur57 = افتح التشغيل

# The card of a rule
m-the-card-of-a-rule-cqswya = بطاقة قاعدة

# What the papers measure of a scheme, of the rule in its place: its rate beside TCP under the same losses, how smooth it is, how fast it takes what becomes free (f(k)) and gives way, and how soon two of it share. Or try it in random networks, and see what breaks it.
m-what-the-papers-measure-of-3eh8w6 = ما تقيسه الأوراق لمخطط، مقيسًا للقاعدة مكانه: معدلها بجانب TCP تحت الفقد نفسه، وكم هي ملساء، وبأي سرعة تأخذ ما يتحرر ‏(f(k)) وتتنازل، ومتى تتقاسم اثنتان منها. أو جرّبها في شبكات عشوائية وانظر ما يُفشلها.

# Of
m-of-t3qsnc = لـ

# Measure it
m-measure-it-cv9xs8 = قِسها

# Find a link that breaks it
m-find-a-link-that-breaks-n5l4k9 = ابحث عن وصلة تُفشلها

# fixed
m-fixed-dxjyt5 = ثابت

# variable
m-variable-6zwyrp = متغير

# {why} This tab keeps it meanwhile.
m-why-this-tab-keeps-it-9gwcxj = { $why } يحفظه هذا اللسان في هذه الأثناء.

# the axis
m-the-axis-4glt6t = المحور

# a row each
m-a-row-each-nxhwrt = صف لكل منها

# a line each
m-a-line-each-2hhh1r = خط لكل منها

# Columns and rows the other way round
m-columns-and-rows-the-other-tvyzfc = تبديل الأعمدة والصفوف

# Axis and lines the other way round
m-axis-and-lines-the-other-54kchs = تبديل المحور والخطوط

# {statement}, in {percent} % of the seeds
m-statement-in-percent-of-the-cx3ilx = { $statement }، في { $percent } % من البذور

# As in lessons, of what is measured: <queue>mean-queue()</queue>, or <use>link-use()</use>, of a group <group>loss()</group>. At every point, in every seed.
m-as-in-lessons-of-what-10ikxn = كما في الدروس، مما يُقاس: <queue>mean-queue()</queue> أو <use>link-use()</use>، ولمجموعة <group>loss()</group>. عند كل نقطة وفي كل بذرة.

# As in lessons, of what is measured: <queue>mean-queue()</queue>, or <use>link-use()</use>. At every point, in every seed.
m-as-in-lessons-of-what-3w5kc7 = كما في الدروس، مما يُقاس: <queue>mean-queue()</queue> أو <use>link-use()</use>. عند كل نقطة وفي كل بذرة.

# The same file runs on the command line: <code>npm run --silent experiment -- FILE.json</code>.
m-the-same-file-runs-on-4ey6yc = يعمل الملف نفسه من سطر الأوامر: <code>npm run --silent experiment -- FILE.json</code>.

# {runs}, of one seed.
m-runs-of-one-seed-fejyzn = { $runs }، ببذرة واحدة.

# {runs}, each with another seed.
m-runs-each-with-another-seed-dooi2w = { $runs }، لكل منها بذرة أخرى.

# {runs}: {points} points of one seed. What is left to chance is not seen.
m-runs-points-points-of-one-zchkyz = { $runs }: نقاط عددها { $points } ببذرة واحدة. لا يُرى ما تُرك للصدفة.

# {runs}: {points} points, each with the same {seeds} seeds, so that differences are compared seed by seed.
m-runs-points-points-each-with-8o558q = { $runs }: نقاط عددها { $points }، لكل منها البذور نفسها ({ $seeds })، فتُقارن الفروق بذرة بذرة.

# at most {most} MB are read
m-at-most-most-mb-are-oprsov = يُقرأ { $most } MB على الأكثر

# {file}: {why}. Nothing was changed.
m-file-why-nothing-was-changed-sjppub = { $file }: { $why }. لم يتغير شيء.

# Of which flows: {measure}
m-of-which-flows-measure-5xa874 = لأي تدفقات: { $measure }

# At which bottleneck: {measure}
m-at-which-bottleneck-measure-2y9tlw = عند أي عنق زجاجة: { $measure }

# back {number}
m-back-number-ni8eip = الرجوع { $number }

# Of which source: {measure}
m-of-which-source-measure-7uba52 = لأي مصدر: { $measure }

# {first}. {next}
m-first-next-pssdze = ‏{ $first }. { $next }

# Varied of it: {varied}.
m-varied-of-it-varied-j36qw3 = ما يتغير منه: { $varied }.

# Nothing varies yet: choose a setting under <b>What varies</b>, or press <i>Vary…</i> beside a control of the playground.
m-nothing-varies-yet-choose-a-lvoq73 = لا شيء يتغير بعد: اختر إعدادًا تحت <b>ما يتغير</b>، أو اضغط <i>غيّر…</i> بجانب عنصر تحكم في ساحة التجريب.

# Dotted: theory, from what is set alone, without any run. {forms}. R: the round trip with an empty queue.
m-dotted-theory-from-what-is-re05k2 = المنقط: النظرية، مما ضُبط وحده، بلا أي تشغيل. { $forms }. ‏R: زمن الذهاب والإياب بطابور فارغ.

# Over time, {what}
m-over-time-what-6yas0y = عبر الزمن، { $what }

# What writes Parquet could not be fetched: is there a network?
m-what-writes-parquet-could-not-xgnyzj = تعذر جلب ما يكتب Parquet: هل توجد شبكة؟

# seed {seed}
m-seed-seed-sbd5uz = البذرة { $seed }

# mean of the first {count} seeds; pale: its 95 % interval
m-mean-of-the-first-count-3xdxjk = متوسط أول { $count ->
    [one] بذرة واحدة
    [two] بذرتين
    [few] { $count } بذور
   *[other] { $count } بذرة
  }؛ والباهت: مجال ثقته 95 %

# mean of {count} seeds; pale: its 95 % interval
m-mean-of-count-seeds-pale-mpqtqb = متوسط البذور ({ $count })؛ والباهت: مجال ثقته 95 %

# Values of {name}
m-values-of-name-6269wx = قيم { $name }

# Values, with commas between, {unit}
m-values-with-commas-between-unit-hieaef = القيم، بينها فواصل، { $unit }

# Values, with commas between
m-values-with-commas-between-3z8izx = القيم، بينها فواصل

# {name}, {unit}
m-name-unit-0oxtqi = ‏{ $name }، { $unit }

# Leave out {name}
m-leave-out-name-qxfpf5 = اترك { $name }

# {setting}: {values}
m-setting-values-k9yexl = ‏{ $setting }: { $values }

# Sawtooth, engine {engine}: the same scenario and seed give the same run, to the last bit.
m-sawtooth-engine-engine-the-same-a8bcv5 = ‏Sawtooth، المحرك { $engine }: السيناريو نفسه بالبذرة نفسها يعطي التشغيل نفسه، حتى آخر بت.

# Seeds: seed {from}, the same at every point; {runs} in all
m-seeds-seed-from-the-same-qr3hc2 = البذور: البذرة { $from }، نفسها عند كل نقطة؛ المجموع { $runs }

# Seeds: seeds {from} to {to}, the same at every point; {runs} in all
m-seeds-seeds-from-to-to-4tazj1 = البذور: من { $from } إلى { $to }، نفسها عند كل نقطة؛ المجموع { $runs }

# What comes before {warmup} s is warm-up; the runs end at {end} s.
m-what-comes-before-warmup-s-lkcuer = ما قبل { $warmup } s إحماء؛ وتنتهي التشغيلات عند { $end } s.

# The seeds are independent draws of the same experiment. An interval is the mean ± Student’s t times s/√n, 95 %, two-sided: it takes the values as nearly normal, and where the median lies outside of it they are skewed.
m-the-seeds-are-independent-draws-iebv81 = البذور سحوبات مستقلة للتجربة نفسها. المجال هو المتوسط ± ‏t ستيودنت مضروبًا في ⁦s/√n⁩، ‏95 %، من الجانبين: يعد القيم قريبة من الطبيعية، وحيث يقع الوسيط خارجه فهي ملتوية.

# Two points are compared seed by seed: a difference is told where its interval does not hold 0.
m-two-points-are-compared-seed-j621c8 = تُقارن نقطتان بذرة بذرة: يُذكر الفرق حيث لا يحوي مجاله 0.

# One seed: no interval can be given.
m-one-seed-no-interval-can-y6u3mu = بذرة واحدة: لا يمكن إعطاء مجال.

# ACKs wait in no queue and none is lost.
m-acks-wait-in-no-queue-iccsha = لا تنتظر إشعارات ACK في أي طابور ولا يُفقد أي منها.

# What is not named above is as the format has it where nothing is said (docs/scenario.md).
m-what-is-not-named-above-rr9ww6 = ما لم يُسمَّ أعلاه هو كما في الصيغة حيث لا يُقال شيء (docs/scenario.md).

# The address could not be written.
m-the-address-could-not-be-eadw04 = تعذرت كتابة العنوان.

# This experiment cannot be opened.
m-this-experiment-cannot-be-opened-ym3qu5 = لا يمكن فتح هذه التجربة.

# {why}. Nothing was changed.
m-why-nothing-was-changed-y2bzcv = { $why }. لم يتغير شيء.

# {name} begins at {time}: the means hold time without it.
m-name-begins-at-time-the-yqusbq = يبدأ { $name } عند { $time }: في المتوسطات زمن بدونه.

# Measure from {time}
m-measure-from-time-lrefw8 = قِس من { $time }

# Of one seed.
m-of-one-seed-nipxxp = لبذرة واحدة.

# Mean over {seeds} seeds ± its 95 % interval (Student’s t).
m-mean-over-seeds-seeds-its-wcw1w1 = المتوسط على { $seeds } من البذور ± مجال ثقته 95 % (توزيع t لستيودنت).

# Mean over {seeds} seeds ± its 95 % interval (Student’s t); below it the difference from the first row, seed by seed.
m-mean-over-seeds-seeds-its-fdrazm = المتوسط على { $seeds } من البذور ± مجال ثقته 95 % (توزيع t لستيودنت)؛ وتحته الفرق عن الصف الأول، بذرة بذرة.

# none: {why}
m-none-why-dzlgr3 = لا شيء: { $why }

# {known} of {seeds} seeds
m-known-of-seeds-seeds-1pvrbz = { $known } من { $seeds } من البذور

# theory
m-theory-ok287c = النظرية

# {measure}: {forms}
m-measure-forms-50q78u = ‏{ $measure }: { $forms }

# Without {name}
m-without-name-8rp5zc = بدون { $name }

# The links <i>Drawn 1</i> and <i>Drawn 2</i> are drawn from the first seed: with another one nobody knows them before.
m-the-links-i-drawn-1-53y7a2 = الوصلتان <i>مسحوبة 1</i> و<i>مسحوبة 2</i> تُسحبان من البذرة الأولى: ومع بذرة أخرى لا يعرفهما أحد مسبقًا.

# An empty line ends a rule.
m-an-empty-line-ends-a-tc0rq8 = سطر فارغ ينهي القاعدة.

# Nothing leaves this page; names stay here and in its link.
m-nothing-leaves-this-page-names-is3tyt = لا شيء يغادر هذه الصفحة؛ تبقى الأسماء هنا وفي رابطها.

# 1 rule read.
m-1-rule-read-8gzv54 = قُرئت قاعدة واحدة.

# {count} rules read.
m-count-rules-read-hf711h = قواعد مقروءة: { $count }.

# 1 broken one: the table says why.
m-1-broken-one-the-table-9431d6 = واحدة معطوبة: يقول الجدول لماذا.

# {count} broken ones: the table says why.
m-count-broken-ones-the-table-hspd5v = معطوبة: { $count }؛ يقول الجدول لماذا.

# The first {count} race: a race has at most {most} entries.
m-the-first-count-race-a-sl1t1d = تتسابق أول { $count }: للسباق { $most } متسابقًا على الأكثر.

# {count} handed in twice.
m-count-handed-in-twice-kwwmcb = سُلِّم مرتين: { $count }.

# {count} more left out: the first {most} are read.
m-count-more-left-out-the-ic1kaa = تُرك غيرها: { $count }؛ تُقرأ أول { $most }.

# 1 line passed over, longer than {most} characters.
m-1-line-passed-over-longer-qzbuxf = سطر واحد متجاوز، أطول من { $most } حرف.

# {count} lines passed over, longer than {most} characters.
m-count-lines-passed-over-longer-6d6wzy = أسطر متجاوزة: { $count }، أطول من { $most } حرف.

# this link cannot be opened
m-this-link-cannot-be-opened-p6bc9o = لا يمكن فتح هذا الرابط

# Boxes: 95 % intervals over the seeds. Dashed: the hull, which nobody stands above. A press on a mark opens its run on the first link.
m-boxes-95-intervals-over-the-46aym0 = المستطيلات: مجالات ثقة 95 % على البذور. المتقطع: الغلاف الذي لا يقف أحد فوقه. ضغطة على علامة تفتح تشغيلها على الوصلة الأولى.

# Boxes: 95 % intervals over the seeds. Dashed: the hull, which nobody stands above. A press on a mark opens its run.
m-boxes-95-intervals-over-the-p640h8 = المستطيلات: مجالات ثقة 95 % على البذور. المتقطع: الغلاف الذي لا يقف أحد فوقه. ضغطة على علامة تفتح تشغيلها.

# {name}: throughput against round trip of {count} entries; the table below has the numbers
m-name-throughput-against-round-trip-sulb8m = { $name }: الإنتاجية مقابل زمن الذهاب والإياب لمتسابقين عددهم { $count }؛ والأرقام في الجدول أدناه

# {axis}; better: up and to the left
m-axis-better-up-and-to-9lfy82 = { $axis }؛ الأفضل: إلى أعلى وإلى اليسار

# This race cannot be opened.
m-this-race-cannot-be-opened-3fm8y3 = لا يمكن فتح هذا السباق.

# {name} in numbers
m-name-in-numbers-c9ncn9 = { $name } بالأرقام

# One by one:
m-one-by-one-xjaauu = واحدة واحدة:

# Links that break {rule}
m-links-that-break-rule-qkkhb6 = وصلات تُفشل { $rule }

# Links that break <rule>it</rule>
m-links-that-break-rule-it-8fj90k = وصلات <rule>تُفشلها</rule>

# Each runs twice, with the rule and with TCP (SACK) in its place: where TCP fails as well, it is the network.
m-each-runs-twice-with-the-kqfz49 = تُشغَّل كل منها مرتين، بالقاعدة وبـ TCP ‏(SACK) مكانها: حيث يخفق TCP أيضًا فالسبب الشبكة.

# Open the run: {network}
m-open-the-run-network-8cc75n = افتح التشغيل: { $network }

# Why? {network}
m-why-network-8tivbq = لماذا؟ { $network }

# The run has failed: {why}
m-the-run-has-failed-why-ebswyk = فشل التشغيل: { $why }

# No network has been tried yet.
m-no-network-has-been-tried-65k5a2 = لم تُجرَّب أي شبكة بعد.

# {failure} in {count}
m-failure-in-count-wkguhh = { $failure } في { $count }

# None of {networks} networks breaks it.
m-none-of-networks-networks-breaks-cucspt = لا تُفشلها أي شبكة من { $networks }.

# None of {tried} that have been tried, of {networks} networks breaks it.
m-none-of-tried-that-have-0k4e9v = لا تُفشلها أي من المجرَّبة ({ $tried })، من { $networks } شبكة.

# 1 of {networks} networks breaks it: it {kinds}.
m-1-of-networks-networks-breaks-nf9yku = تُفشلها شبكة واحدة من { $networks }: { $kinds }.

# 1 of {tried} that have been tried, of {networks} networks breaks it: it {kinds}.
m-1-of-tried-that-have-hpsw86 = تُفشلها شبكة واحدة من المجرَّبة ({ $tried })، من { $networks }: { $kinds }.

# {count} of {networks} networks break it: it {kinds}.
m-count-of-networks-networks-break-4hgv5v = شبكات تُفشلها: { $count } من { $networks }: { $kinds }.

# {count} of {tried} that have been tried, of {networks} networks break it: it {kinds}.
m-count-of-tried-that-have-mdth7v = شبكات تُفشلها: { $count } من المجرَّبة ({ $tried })، من { $networks }: { $kinds }.

# The worst first: where most of these come together, then where one is furthest beyond its bound.
m-the-worst-first-where-most-jony2h = الأسوأ أولًا: حيث يجتمع أكثرها، ثم حيث يتجاوز أحدها حده أبعد ما يكون.

# Fairness by
m-fairness-by-iw3p3t = الإنصاف حسب

# Step of the climb
m-step-of-the-climb-ekm9gu = خطوة الصعود

# Curve of the climb
m-curve-of-the-climb-yk9g5r = منحنى الصعود

# Memory of the fall
m-memory-of-the-fall-8ij949 = ذاكرة الهبوط

# Its place in the taxonomy of <table>Tsao et al., Table 3</table>, read off a run alone with one packet in 300 lost, then none, then one in 1600. <i>Non-historical</i>: the same step, or factor, whatever was lost before; the same fall from any window. That only the last few losses count (<i>fixed</i> there) is not told from <i>variable</i>.
m-its-place-in-the-taxonomy-8enb57 = موضعها في تصنيف <table>Tsao وآخرين، الجدول 3</table>، مقروءًا من تشغيل وحدها مع فقد حزمة من 300، ثم لا شيء، ثم واحدة من 1600. <i>غير تاريخي</i>: الخطوة نفسها، أو العامل نفسه، مهما فُقد من قبل؛ والهبوط نفسه من أي نافذة. وأن آخر بضعة فقد فقط هي المحسوبة (<i>ثابت</i> هناك) لا يُميَّز عن <i>متغير</i>.

# historical
m-historical-e77hpl = تاريخي

# non-historical
m-non-historical-h0xz53 = غير تاريخي

# linear
m-linear-lpvdts = خطي

# sublinear
m-sublinear-vauomo = دون الخطي

# superlinear
m-superlinear-wm6v1x = فوق الخطي

# cannot be told: {why}
m-cannot-be-told-why-6yt1ge = لا يمكن القول: { $why }

# {rate} Mbit/s, {trip} ms, {queue}, {packets} packets, {lost} % lost at random; {own} of it, {others} of TCP
m-rate-mbit-s-trip-ms-fl732o = { $rate } Mbit/s و{ $trip } ms، { $queue }، { $packets ->
    [one] حزمة واحدة
    [two] حزمتان
    [few] { $packets } حزم
   *[other] { $packets } حزمة
  }، { $lost } % مفقودة عشوائيًا؛ { $own } منها و{ $others } من TCP

# {rate} Mbit/s, {trip} ms, {queue}, {packets} packets; {own} of it, {others} of TCP
m-rate-mbit-s-trip-ms-7l848j = { $rate } Mbit/s و{ $trip } ms، { $queue }، { $packets ->
    [one] حزمة واحدة
    [two] حزمتان
    [few] { $packets } حزم
   *[other] { $packets } حزمة
  }؛ { $own } منها و{ $others } من TCP

# it gets {own}, TCP in its place {tcp}
m-it-gets-own-tcp-in-0f9tpz = تحصل على { $own }، وTCP مكانها على { $tcp }

# TCP beside it gets {beside}, beside TCP {tcp}
m-tcp-beside-it-gets-beside-bfc1rs = يحصل TCP بجانبها على { $beside }، وبجانب TCP على { $tcp }

# it loses {own}, TCP in its place {tcp}
m-it-loses-own-tcp-in-9gheig = تفقد { $own }، وTCP مكانها { $tcp }

# the CoV of its rate is {own}, of TCP in its place {tcp}
m-the-cov-of-its-rate-ex7jqi = معامل اختلاف معدلها { $own }، ولـ TCP مكانها { $tcp }

# {own} of the buffer is free, with TCP in its place {tcp}
m-own-of-the-buffer-is-639fcx = { $own } من المخزن خالٍ، ومع TCP مكانها { $tcp }

# {networks} networks of one link: {rates} Mbit/s, {roundTrips} ms, a buffer of {buffers} paths, drop-tail in half of them, RED or CoDel in the others, random losses of {losses} % in a third, {flows} flows of the rule beside {flows} of TCP.
m-networks-networks-of-one-link-a6zxzg = ‏{ $networks } شبكة من وصلة واحدة: { $rates } Mbit/s، و{ $roundTrips } ms، ومخزن من { $buffers } مسار، وإسقاط الذيل في نصفها وRED أو CoDel في الأخرى، وفقد عشوائي من { $losses } % في ثلثها، و{ $flows } من تدفقات القاعدة بجانب { $flows } من TCP.

# Jain’s index over its flows and those of TCP: 1 is equal.
m-jain-s-index-over-its-ly9ycl = مؤشر Jain على تدفقاتها وتدفقات TCP: 1 يعني التساوي.

# Jain’s index over its flows: 1 is equal.
m-jain-s-index-over-its-tzreaz = مؤشر Jain على تدفقاتها: 1 يعني التساوي.

# % of its fair part
m-of-its-fair-part-j1ngg0 = % من نصيبها العادل

# × empty
m-empty-z6jalj = × الفارغ

# Part of its packets that was lost or dropped: mean over the links.
m-part-of-its-packets-that-qexlni = جزء حزمها الذي فُقد أو أُسقط: المتوسط على الوصلات.

# Jain’s index over all flows of a link: mean over the links with several.
m-jain-s-index-over-all-adkys2 = مؤشر Jain على كل تدفقات الوصلة: المتوسط على الوصلات التي فيها عدة تدفقات.

# nothing was sent in the window
m-nothing-was-sent-in-the-rnenm3 = لم يُرسل شيء في الفترة

# mean queue · T / packets sent
m-mean-queue-t-packets-sent-u1bdg8 = متوسط الطابور · T / الحزم المرسلة

# the link sent nothing in the window
m-the-link-sent-nothing-in-mheb6j = لم ترسل الوصلة شيئًا في الفترة

# bits sent / (rate · T)
m-bits-sent-rate-t-pvlgne = البتات المرسلة / (المعدل · T)

# the rate of the link has no limit
m-the-rate-of-the-link-cr6e70 = لا حد لمعدل الوصلة

# packets lost / packets sent
m-packets-lost-packets-sent-9hy6xq = الحزم المفقودة / الحزم المرسلة

# Σ bits delivered in order / T
m-bits-delivered-in-order-t-uycmkw = ‏Σ البتات المسلَّمة بالترتيب / T

# throughput of the group / throughput of all flows
m-throughput-of-the-group-throughput-l8k4s0 = إنتاجية المجموعة / إنتاجية كل التدفقات

# no flow delivered anything in the window
m-no-flow-delivered-anything-in-4t6ur8 = لم يسلّم أي تدفق شيئًا في الفترة

# there is one flow alone
m-there-is-one-flow-alone-egoaye = هناك تدفق واحد فقط

# standard deviation / mean, over samples
m-standard-deviation-mean-over-samples-mm1y62 = الانحراف المعياري / المتوسط، على العينات

# mean of the samples
m-mean-of-the-samples-owtu2t = متوسط العينات

# no flow measured a round trip in the window
m-no-flow-measured-a-round-k3g3co = لم يقس أي تدفق زمن ذهاب وإياب في الفترة

# mean of end − start
m-mean-of-end-start-3kvemm = متوسط النهاية − البداية

# no transfer of a set size was over by the end
m-no-transfer-of-a-set-z3w94e = لم تنته عملية نقل محددة الحجم حتى النهاية

# count
m-count-g0ap6c = العدد

# marks / arrivals
m-marks-arrivals-bpsyna = العلامات / الواصلة

# ∫ q(t) dt / T
m-q-t-dt-t-ps6o7t = ∫ q(t) dt / T

# max q(t)
m-max-q-t-ggqa8h = max q(t)

# One packet more each round trip, half at a loss: the sawtooth that all others are measured by.
m-one-packet-more-each-round-l80kps = حزمة إضافية كل رحلة، والنصف عند الفقد: سن المنشار الذي تُقاس به كل الأخرى.

# A smaller cut is smoother; the climb must shrink with it, or TCP starves.
m-a-smaller-cut-is-smoother-fc3q13 = القطع الأصغر أملس؛ وعلى الصعود أن يتقلص معه، وإلا جاع TCP.

# Climb and cut both go with the root of the window: exponents that add up to 1 keep it TCP-friendly.
m-climb-and-cut-both-go-hxd421 = الصعود والقطع كلاهما مع جذر النافذة: أسّان مجموعهما 1 يبقيانها صديقة لـ TCP.

# A loss takes two thirds of a packet, whatever the window is: very smooth, and very slow to yield.
m-a-loss-takes-two-thirds-tohpyg = يأخذ الفقد ثلثي حزمة مهما كانت النافذة: ملساء جدًا، وبطيئة جدًا في التنازل.

# It remembers where its climb began, and climbs faster the longer nothing is lost.
m-it-remembers-where-its-climb-44u0hm = تتذكر أين بدأ صعودها، وتصعد أسرع كلما طال عدم الفقد.

# A fixed part of a packet per ACK, an eighth off at a loss: the time to recover does not grow with the link.
m-a-fixed-part-of-a-7c2mow = جزء ثابت من حزمة لكل ACK، وثُمن يُقطع عند الفقد: زمن التعافي لا ينمو مع الوصلة.

# TCP up to 38 packets; beyond, the larger the window, the bolder the climb and the gentler the cut (RFC 3649).
m-tcp-up-to-38-packets-iyc1ci = ‏TCP حتى 38 حزمة؛ وفوقها كلما كبرت النافذة كان الصعود أجرأ والقطع ألطف (RFC 3649).

# It measures how much arrives a second; at a loss it keeps what just fills the path without a queue.
m-it-measures-how-much-arrives-lazjt8 = تقيس كم يصل في الثانية؛ وعند الفقد تُبقي ما يملأ المسار بالضبط بلا طابور.

# Long round trips climb as if they were short: ρ is the shortest of them over a reference of 25 ms. What it sends at once grows as much: alone behind a drop-tail queue it loses whole windows.
m-long-round-trips-climb-as-m1bddu = تصعد أزمنة الذهاب والإياب الطويلة كأنها قصيرة: ρ هو أقصرها على مرجع من 25 ms. وينمو ما ترسله دفعة واحدة بالقدر نفسه: وحدها خلف طابور إسقاط الذيل تفقد نوافذ كاملة.

# The window is a curve of time, not of round trips: back to where the loss was, then carefully beyond.
m-the-window-is-a-curve-t22nhn = النافذة منحنى للزمن لا للرحلات: عودة إلى حيث كان الفقد، ثم تجاوزه بحذر.

# By delay
m-by-delay-sxw86z = بالتأخير

# It counts its own packets in the queue, as Vegas does, and keeps two to four: no loss, and no chance beside TCP.
m-it-counts-its-own-packets-0342a4 = تعد حزمها في الطابور كما يفعل Vegas، وتُبقي من اثنتين إلى أربع: لا فقد، ولا فرصة لها بجانب TCP.

# By rate
m-by-rate-j47scu = بالمعدل

# No window, a pace: one packet a round trip faster each round trip, half at a loss. RAP’s law, over TCP’s recovery.
m-no-window-a-pace-one-k2x4j0 = لا نافذة بل إيقاع: أسرع بحزمة كل رحلة في كل رحلة، والنصف عند الفقد. قانون RAP فوق تعافي TCP.

# Ten per cent more each round trip, half at a loss: two flows never come to share (Chiu and Jain 1989).
m-ten-per-cent-more-each-nsa661 = عشرة بالمئة أكثر كل رحلة، والنصف عند الفقد: لا يصل تدفقان إلى التقاسم أبدًا (Chiu وJain 1989).

# the least of them
m-the-least-of-them-uh7bm8 = أصغرها

# the greatest of them
m-the-greatest-of-them-sz5c9a = أكبرها

# square root
m-square-root-c7jdnq = الجذر التربيعي

# cube root
m-cube-root-4xumig = الجذر التكعيبي

# without its sign
m-without-its-sign-7t0n9u = بلا إشارته

# the whole number below
m-the-whole-number-below-wsbifp = العدد الصحيح الأدنى

# natural logarithm
m-natural-logarithm-h67x7p = اللوغاريتم الطبيعي

# e to that power
m-e-to-that-power-cd4h67 = ‏e مرفوعًا إلى ذلك الأس

# The window. On a loss, the window in use.
m-the-window-on-a-loss-8itwpo = النافذة. وعند الفقد: النافذة المستخدمة.

# The threshold: below it slow start goes on. It is rounded down to whole packets, 2 at least.
m-the-threshold-below-it-slow-rc0kya = العتبة: دونها يستمر البدء البطيء. تُقرَّب نزولًا إلى حزم كاملة، 2 على الأقل.

# The pace. 0, as it begins: packets go as the window lets them. A rule that sets it has them go one by one, 1/rate apart at least, while the window has room.
m-the-pace-0-as-it-ogpgly = الإيقاع. 0 كما يبدأ: تخرج الحزم كما تدعها النافذة. والقاعدة التي تضبطه تُخرجها واحدة واحدة، بينها 1/rate على الأقل، ما دام في النافذة مكان.

# The last round trip that was measured; 0 before the first.
m-the-last-round-trip-that-8v4t8c = آخر زمن ذهاب وإياب قيس؛ 0 قبل الأول.

# The shortest round trip so far; 0 before the first.
m-the-shortest-round-trip-so-hu7atx = أقصر زمن ذهاب وإياب حتى الآن؛ 0 قبل الأول.

# The smoothed round trip; 0 before the first.
m-the-smoothed-round-trip-0-2lkrdb = زمن الذهاب والإياب الممهَّد؛ 0 قبل الأول.

# Packets that this ACK acknowledges.
m-packets-that-this-ack-acknowledges-30bl01 = الحزم التي يُشعر بها هذا الـ ACK.

# Packets acknowledged so far.
m-packets-acknowledged-so-far-smcah1 = الحزم التي أُشعر بها حتى الآن.

# Packets sent again so far.
m-packets-sent-again-so-far-1ws7fv = الحزم التي أُعيد إرسالها حتى الآن.

# ACKs so far that told of a mark.
m-acks-so-far-that-told-ob3643 = إشعارات ACK التي أخبرت بعلامة حتى الآن.

# Time since the last loss, mark or timeout; since the start before the first.
m-time-since-the-last-loss-arz9w1 = الزمن منذ آخر فقد أو علامة أو انقضاء مهلة؛ ومنذ البداية قبل الأول.

# Time since the run began.
m-time-since-the-run-began-u95rq5 = الزمن منذ بدأ التشغيل.

# The largest window that the scenario allows.
m-the-largest-window-that-the-474bao = أكبر نافذة يسمح بها السيناريو.

# Once, before the first packet. Memories begin here: the first value of each.
m-once-before-the-first-packet-pqzspy = مرة واحدة، قبل الحزمة الأولى. هنا تبدأ الذاكرات: القيمة الأولى لكل منها.

# At an ACK while W is below ssthresh, in place of `on ack`.
m-at-an-ack-while-w-br7voc = عند ACK ما دامت W دون ssthresh، بدل `on ack`.

# At an ACK of new data in congestion avoidance, while nothing is being repaired.
m-at-an-ack-of-new-r63lmy = عند ACK لبيانات جديدة في تجنب الازدحام، ما دام لا يُصلح شيء.

# Behind the ACK with which a window of packets has been answered: once a round trip, slow start included.
m-behind-the-ack-with-which-tl6lja = بعد الـ ACK الذي أُجيب به عن نافذة كاملة من الحزم: مرة كل رحلة، والبدء البطيء محسوب.

# Once for all packets missing of one window. W never gets larger. What is missing is sent again as TCP does.
m-once-for-all-packets-missing-jpn2rn = مرة واحدة لكل الحزم الناقصة من نافذة واحدة. لا تكبر W أبدًا. ويُعاد إرسال الناقص كما يفعل TCP.

# At an ACK that tells of a mark, at most once a window; groups with ECN alone.
m-at-an-ack-that-tells-raorho = عند ACK يخبر بعلامة، مرة كل نافذة على الأكثر؛ للمجموعات ذات ECN فقط.

# When the timer expires. Without an ssthresh of its own the threshold is half the window.
m-when-the-timer-expires-without-vxt9pp = حين ينقضي المؤقت. وبلا ssthresh من عندها تكون العتبة نصف النافذة.

# There are no memories.
m-there-are-no-memories-d10iix = لا ذاكرات.

# As TCP: `W = W + 1`.
m-as-tcp-w-w-1-t2b4z7 = كـ TCP: ‏`W = W + 1`.

# As TCP: `W = W + 1 / W`.
m-as-tcp-w-w-1-guvqwj = كـ TCP: ‏`W = W + 1 / W`.

# Nothing.
m-nothing-fa2s7g = لا شيء.

# As TCP: `W = W / 2`.
m-as-tcp-w-w-2-vpix22 = كـ TCP: ‏`W = W / 2`.

# As on a loss.
m-as-on-a-loss-mn5ghm = كما عند الفقد.

# As TCP: `ssthresh = W / 2`, `W = 1`.
m-as-tcp-ssthresh-w-2-x8xv3c = كـ TCP: ‏`ssthresh = W / 2`، ‏`W = 1`.

# Begin from
m-begin-from-6t1bge = ابدأ من

# a rule of your own
m-a-rule-of-your-own-v54xbi = قاعدة من عندك

# What may be meant
m-what-may-be-meant-y30cu8 = ما قد يكون المقصود

# a param of this rule
m-a-param-of-this-rule-h5vqyk = معامل لهذه القاعدة

# set by this rule
m-set-by-this-rule-hahebe = تضبطه هذه القاعدة

# Its card, and links that break it
m-its-card-and-links-that-sz7i4s = بطاقتها، والوصلات التي تُفشلها

# grey: TCP
m-grey-tcp-yfps1v = الرمادي: TCP

# {why} The run keeps the last rule that could be read.
m-why-the-run-keeps-the-l89oyp = { $why } يُبقي التشغيل آخر قاعدة أمكنت قراءتها.

# {help} In {unit}.
m-help-in-unit-kyr4sv = { $help } بـ { $unit }.

# Drawn: the rule before.
m-drawn-the-rule-before-les74l = مرسوم: القاعدة السابقة.

# This one could not be tried.
m-this-one-could-not-be-y9vqxk = تعذر تجريب هذه.

# delivered, packets/s
m-delivered-packets-s-glnu66 = مُسلَّم، حزمة/s

# A run of this rule alone, {duration} s: {what}, at most {most}
m-a-run-of-this-rule-73u5vz = تشغيل لهذه القاعدة وحدها، { $duration } s: { $what }، على الأكثر { $most }

# {what}: {most}
m-what-most-mverv0 = ‏{ $what }: { $most }

# This rule alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets…
m-this-rule-alone-on-rate-w0ejca = هذه القاعدة وحدها على { $rate } Mbit/s و{ $trip } ms وطابور من { $queue ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $queue } حزم
   *[other] { $queue } حزمة
  }…

# Alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets it gets {got} Mbit/s; {waiting} packets wait, none is dropped.
m-alone-on-rate-mbit-s-8cf3w2 = وحدها على { $rate } Mbit/s و{ $trip } ms وطابور من { $queue ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $queue } حزم
   *[other] { $queue } حزمة
  } تحصل على { $got } Mbit/s؛ تنتظر { $waiting ->
    [one] حزمة واحدة
    [two] حزمتان
    [few] { $waiting } حزم
   *[other] { $waiting } حزمة
  } ولا يُسقط شيء.

# Alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets it gets {got} Mbit/s; {waiting} packets wait, 1 is dropped.
m-alone-on-rate-mbit-s-f48n77 = وحدها على { $rate } Mbit/s و{ $trip } ms وطابور من { $queue ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $queue } حزم
   *[other] { $queue } حزمة
  } تحصل على { $got } Mbit/s؛ تنتظر { $waiting ->
    [one] حزمة واحدة
    [two] حزمتان
    [few] { $waiting } حزم
   *[other] { $waiting } حزمة
  } وتُسقط واحدة.

# Alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets it gets {got} Mbit/s; {waiting} packets wait, {drops} are dropped.
m-alone-on-rate-mbit-s-7aw1mu = وحدها على { $rate } Mbit/s و{ $trip } ms وطابور من { $queue ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $queue } حزم
   *[other] { $queue } حزمة
  } تحصل على { $got } Mbit/s؛ تنتظر { $waiting ->
    [one] حزمة واحدة
    [two] حزمتان
    [few] { $waiting } حزم
   *[other] { $waiting } حزمة
  }، والمُسقط { $drops }.

# A race of rules
m-a-race-of-rules-3td6it = سباق قواعد

# The first races: a race has at most {most} entries.
m-the-first-races-a-race-ugyvbb = تتسابق الأولى: للسباق { $most } متسابقًا على الأكثر.

# {name}: throughput against round trip of one entry; the table below has the numbers
m-name-throughput-against-round-trip-i1ee9n = { $name }: الإنتاجية مقابل زمن الذهاب والإياب لمتسابق واحد؛ والأرقام في الجدول أدناه

# {low} to {high}
m-low-to-high-mtp93k = { $low } إلى { $high }

# {mean} ± {half}
m-mean-half-wmhs90 = ⁦{ $mean } ± { $half }⁩
