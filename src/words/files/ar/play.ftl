# {mean}, {delay} ms
m-mean-delay-ms-piehmn = { $mean }، { $delay } ms

# Copy code
m-copy-code-06qgkp = نسخ الرمز

# 1 packet
m-1-packet-kizm3w = حزمة واحدة

# {count} packets
m-count-packets-356z9h = { $count ->
    [two] حزمتان
    [few] { $count } حزم
    [many] { $count } حزمة
   *[other] { $count } حزمة
  }

# The set-up in words
m-the-set-up-in-words-5h6h2w = الإعداد بالكلمات

# The set-up
m-the-set-up-kdd66u = الإعداد

# The bar of time
m-the-bar-of-time-pcblqr = شريط الزمن

# The comparison in numbers
m-the-comparison-in-numbers-n9ot22 = المقارنة بالأرقام

# The textbook’s model in words
m-the-textbook-s-model-in-62raej = نموذج الكتب الدراسية بالكلمات

# Why?
m-why-mfl4pe = لماذا؟

# The narrator
m-the-narrator-stqjct = الراوي

# Playground
m-playground-7p1ky4 = ساحة التجريب

# Skip to the charts
m-skip-to-the-charts-7r1m41 = انتقل إلى الرسوم

# Set up
m-set-up-isr2rg = الإعداد

# now {time}
m-now-time-woxpcy = الآن { $time }

# round trips, empty path
m-round-trips-empty-path-vixahj = رحلات ذهاب وإياب، مسار فارغ

# Completion times
m-completion-times-crw7x1 = أزمنة الإتمام

# How long each transfer took, from its first packet to the ACK of its last one: a point where it ended.
m-how-long-each-transfer-took-fixnb3 = كم استغرق كل نقل، من أول حزمة إلى إشعار ACK للأخيرة: نقطة حيث انتهى.

# the mean completion time of the transfers that ended in it
m-the-mean-completion-time-of-yth2yp = متوسط زمن إتمام عمليات النقل التي انتهت فيه

# Delivered so far
m-delivered-so-far-q0iy9y = ما سُلِّم حتى الآن

# The bytes that each flow and source has delivered since the run began: a line that is steep where much gets through.
m-the-bytes-that-each-flow-n6d4u7 = البايتات التي سلّمها كل تدفق وكل مصدر منذ بدء التشغيل: يكون الخط حادًا حيث يمر الكثير.

# Delivered by each flow
m-delivered-by-each-flow-d42dzf = ما سلّمه كل تدفق

# Lost so far
m-lost-so-far-mopp96 = ما فُقد حتى الآن

# The packets of each flow and source that have been dropped since the run began, by queues and on the way.
m-the-packets-of-each-flow-mk9nxo = حزم كل تدفق وكل مصدر التي أُسقطت منذ بدء التشغيل، في الطوابير وعلى الطريق.

# packets
m-packets-99jfja = حزم

# Lost by each flow
m-lost-by-each-flow-wduauf = ما فقده كل تدفق

# Fairness index
m-fairness-index-2xa914 = مؤشر الإنصاف

# Jain’s index of what the flows sent: 1 if all sent the same, 1/n if one of n sent all. It compares flows that sent all the time: one alone has none.
m-jain-s-index-of-what-fq2x8s = مؤشر Jain لما أرسلته التدفقات: 1 إذا أرسلت جميعها القدر نفسه، و1/n إذا أرسل واحد من n كل شيء. يقارن التدفقات التي أرسلت طوال الوقت: تدفق وحيد لا مؤشر له.

# fairness index of the sample
m-fairness-index-of-the-sample-s1n47k = مؤشر إنصاف العينة

# mean fairness index
m-mean-fairness-index-1mg3d5 = متوسط مؤشر الإنصاف

# , and in {every} (thin)
m-and-in-every-thin-kn8240 = ، وفي { $every } (رفيع)

# of what the flows sent over {span}{thin}; 1 is equal
m-of-what-the-flows-sent-14f8sf = لما أرسلته التدفقات، { $span }{ $thin }؛ 1 يعني التساوي

# mean {value}
m-mean-value-4ug4c5 = متوسط { $value }

# mean {value} since {since} s
m-mean-value-since-since-s-gx7sqm = متوسط { $value } منذ { $since } s

# needs two flows for {span}
m-needs-two-flows-for-span-qa2vq2 = يحتاج إلى تدفقين لمدة { $span }

# needs two for {span}
m-needs-two-for-span-pa9y01 = يلزم اثنان لمدة { $span }

# needs two
m-needs-two-umq0d8 = يحتاج إلى اثنين

# Inside of a flow
m-inside-of-a-flow-kcev3n = داخل تدفق

# State of the observed flow: what its scheme knows and decides, such as cwnd and ssthresh.
m-state-of-the-observed-flow-ggqrf9 = حالة التدفق المراقَب: ما يعرفه مخططه وما يقرره، مثل cwnd وssthresh.

# of the inside of a flow, what stood at its end
m-of-the-inside-of-a-vz9xxw = من داخل التدفق، ما كان في نهايته

# Queues of all hops
m-queues-of-all-hops-s7ylmn = طوابير كل القفزات

# Packets waiting in the queue of every hop, a line for each, and the packets that each dropped.
m-packets-waiting-in-the-queue-4e6l8t = الحزم المنتظرة في طابور كل قفزة، خط لكل منها، والحزم التي أسقطتها كل منها.

# mean queue of every hop and packets that it dropped
m-mean-queue-of-every-hop-u67kuw = متوسط طابور كل قفزة والحزم التي أسقطتها

# Link used
m-link-used-zmifka = استخدام الوصلة

# Utilization of the link in view: the part of its rate that packets take up.
m-utilization-of-the-link-in-qmwwzq = استخدام الوصلة المعروضة: الجزء الذي تشغله الحزم من معدلها.

# the utilization at its end
m-the-utilization-at-its-end-mefgb2 = الاستخدام في نهايته

# , per cent over {span}
m-per-cent-over-span-ehihls = ، بالمئة، { $span }

# Losses
m-losses-kioqmy = الفقد

# Loss events as the flows see them: one mark for each round trip in which a flow lost packets.
m-loss-events-as-the-flows-kppeqa = أحداث الفقد كما تراها التدفقات: علامة لكل رحلة ذهاب وإياب فقد فيها تدفق حزمًا.

# loss events
m-loss-events-866j63 = أحداث الفقد

# Queue
m-queue-6wbfbs = الطابور

# Packets waiting in the queue of the hop in view, with its limit and thresholds, and the packets that it dropped.
m-packets-waiting-in-the-queue-53bk9g = الحزم المنتظرة في طابور القفزة المعروضة، مع حده وعتباته، والحزم التي أسقطها.

# mean queue and packets that it dropped
m-mean-queue-and-packets-that-129k4n = متوسط الطابور والحزم التي أسقطها

# each round trip
m-each-round-trip-0nfjij = كل رحلة ذهاب وإياب

# every {span}
m-every-span-s5p50k = كل { $span }

# , {queue}’s average bold
m-queue-s-average-bold-adk2m2 = ، متوسط { $queue } بخط عريض

# , packets waiting: least to most, mean as a line{average}; drops above
m-packets-waiting-least-to-most-hj6id9 = ، الحزم المنتظرة: من الأقل إلى الأكثر، والمتوسط خطًا{ $average }؛ الإسقاطات فوقها

# , packets waiting: most in {every}, mean shaded{average}; drops above
m-packets-waiting-most-in-every-zjjahb = ، الحزم المنتظرة: الأكثر في { $every }، والمتوسط مظللًا{ $average }؛ الإسقاطات فوقها

# of {limit}
m-of-limit-4fu99r = من { $limit }

# empty path {span}
m-empty-path-span-7w14kn = مسار فارغ { $span }

# empty {span}
m-empty-span-8upxwu = فارغ { $span }

# Round trip
m-round-trip-z4u1wu = زمن الذهاب والإياب

# How long a packet of each flow and its ACK take: the path, and the queues on it. What the sender knows of it, smoothed (srtt), comes later; behind a queue per flow the row shows that.
m-how-long-a-packet-of-y7o8rn = كم تستغرق حزمة من كل تدفق مع إشعارها ACK: المسار والطوابير عليه. ما يعرفه المرسل عنه ممهدًا (srtt) يأتي لاحقًا؛ وخلف طابور لكل تدفق يعرض الصف ذلك.

# the round trip at its end
m-the-round-trip-at-its-m9the3 = زمن الذهاب والإياب في نهايته

# , {unit} since the run began
m-unit-since-the-run-began-fv0que = ، { $unit } منذ بدء التشغيل

# , Mbit/s over {span}
m-mbit-s-over-span-iikvlj = ، Mbit/s، { $span }

# link {rate}
m-link-rate-54av4t = الوصلة { $rate }

# Throughput
m-throughput-2uuq3j = الإنتاجية

# What each flow delivers, averaged over about a second, with the fair share; over several bottlenecks by max-min and proportional fairness.
m-what-each-flow-delivers-averaged-30xpw3 = ما يسلّمه كل تدفق، بمتوسط نحو ثانية، مع الحصة العادلة؛ ومع عدة أعناق زجاجة بإنصاف max-min والإنصاف النسبي.

# fair share
m-fair-share-ihowa4 = الحصة العادلة

# mean throughput
m-mean-throughput-nihrcm = متوسط الإنتاجية

# fair share {rate}
m-fair-share-rate-c36rsm = الحصة العادلة { $rate }

# share {rate}
m-share-rate-354ws2 = الحصة { $rate }

# receive window {packets}
m-receive-window-packets-693cmn = نافذة الاستقبال { $packets }

# receive {packets}
m-receive-packets-x64p8n = الاستقبال { $packets }

# BDP ÷ {flows} flows {packets}
m-bdp-flows-flows-packets-8l5hw5 = ‏BDP ÷ { $flows ->
    [one] تدفق واحد
    [two] تدفقان
    [few] { $flows } تدفقات
   *[other] { $flows } تدفق
  } { $packets }

# Window or rate
m-window-or-rate-9bwi14 = النافذة أو المعدل

# The congestion window of each flow (cwnd); of a scheme without one, its rate times the round trip.
m-the-congestion-window-of-each-yg4a9m = نافذة الازدحام لكل تدفق (cwnd)؛ ولمخطط بلا نافذة: معدله مضروبًا في زمن الذهاب والإياب.

# the window at its end
m-the-window-at-its-end-xr682e = النافذة في نهايته

# By rounds…
m-by-rounds-z31ie9 = حسب الجولات…

# Packet by packet…
m-packet-by-packet-kbseks = حزمة حزمة…

# Numbers of a stretch…
m-numbers-of-a-stretch-k9hski = أرقام مقطع…

# Experiment…
m-experiment-0wgri4 = تجربة…

# Open…
m-open-n287h9 = فتح…

# Share…
m-share-cg01cq = مشاركة…

# Print…
m-print-5c76kq = طباعة…

# Light or dark
m-light-or-dark-l5c7hk = فاتح أو داكن

# The first scene
m-the-first-scene-ov2lwe = المشهد الأول

# Time
m-time-q4eyv8 = الزمن

# play or pause
m-play-or-pause-hkgjya = تشغيل أو إيقاف مؤقت

# one step forward
m-one-step-forward-r17p16 = خطوة إلى الأمام

# one step back
m-one-step-back-vicww2 = خطوة إلى الخلف

# on by a loss, or by a round trip
m-on-by-a-loss-or-r8469p = إلى الأمام حتى فقد أو رحلة ذهاب وإياب

# back by a loss, or by a round trip
m-back-by-a-loss-or-j2z7ub = إلى الخلف حتى فقد أو رحلة ذهاب وإياب

# next loss
m-next-loss-jx0v7r = الفقد التالي

# previous loss
m-previous-loss-7llebr = الفقد السابق

# next prepared moment
m-next-prepared-moment-w2z987 = اللحظة المُعدة التالية

# previous prepared moment
m-previous-prepared-moment-lm6c3b = اللحظة المُعدة السابقة

# slower
m-slower-61ukr3 = أبطأ

# faster
m-faster-azoack = أسرع

# to the start
m-to-the-start-7612vr = إلى البداية

# follow the run
m-follow-the-run-ucpfry = تابع التشغيل

# Run
m-run-37u7vu = التشغيل

# drop a packet
m-drop-a-packet-8ppxl5 = أسقط حزمة

# compare two runs
m-compare-two-runs-vey7v4 = قارن تشغيلين

# undo
m-undo-v3fpnz = تراجع

# redo
m-redo-vo98zt = إعادة

# Rows of the chart
m-rows-of-the-chart-27jhb2 = صفوف الرسم

# Charts
m-charts-wn7420 = الرسوم

# the whole run
m-the-whole-run-33f0ay = التشغيل كله

# phase plane
m-phase-plane-5bj81m = مستوى الطور

# seconds or round trips
m-seconds-or-round-trips-akfpkb = ثوانٍ أو رحلات ذهاب وإياب

# table of the data
m-table-of-the-data-xz7j0x = جدول البيانات

# say how it stands
m-say-how-it-stands-8e4ws8 = قل كيف الحال

# why is the window what it is
m-why-is-the-window-what-pa6aip = لماذا النافذة كما هي

# hear the throughput
m-hear-the-throughput-dbkptw = استمع إلى الإنتاجية

# Page
m-page-sfsa6u = الصفحة

# present
m-present-8gnrvw = عرض

# hide or show the set-up
m-hide-or-show-the-set-la3q5a = إخفاء الإعداد أو إظهاره

# hide or show the network
m-hide-or-show-the-network-vfkv1e = إخفاء الشبكة أو إظهارها

# narrator on or off
m-narrator-on-or-off-35t0q3 = تشغيل الراوي أو إيقافه

# blank the screen
m-blank-the-screen-tz7wbi = إفراغ الشاشة

# export
m-export-xnhe43 = تصدير

# go to a control, scheme or scenario
m-go-to-a-control-scheme-j1mjfk = الانتقال إلى عنصر تحكم أو مخطط أو سيناريو

# this list
m-this-list-qvg9ob = هذه القائمة

# close, or stop presenting
m-close-or-stop-presenting-ddb7l3 = إغلاق، أو إنهاء العرض

# Take the wheel of a flow
m-take-the-wheel-of-a-06f398 = قُد تدفقًا بنفسك

# Be the network
m-be-the-network-yqlzk1 = كن أنت الشبكة

# Let rules race
m-let-rules-race-3rkgpa = دع القواعد تتسابق

# Go to
m-go-to-ev0a0g = انتقل إلى

# Go to a scene, a control, a scheme, a scenario or a key
m-go-to-a-scene-a-01rs7v = انتقل إلى مشهد أو عنصر تحكم أو مخطط أو سيناريو أو مفتاح

# Go to a scene, a term, a figure or a set-up
m-go-to-a-scene-a-i9lykl = انتقل إلى مشهد أو مصطلح أو شكل أو إعداد

# Go to a scene, control, scheme or key
m-go-to-a-scene-control-jd8bc3 = مشهد أو عنصر تحكم أو مخطط أو مفتاح

# Go to a scene, term, figure or set-up
m-go-to-a-scene-term-t0g3ic = مشهد أو مصطلح أو شكل أو إعداد

# What there is
m-what-there-is-rlqlqr = ما الموجود

# Nothing here is called so.
m-nothing-here-is-called-so-ko1cz5 = لا شيء هنا بهذا الاسم.

# Terms, figures and set-ups of the papers could not be fetched.
m-terms-figures-and-set-ups-3zp988 = تعذر جلب مصطلحات الأوراق وأشكالها وإعداداتها.

# Close
m-close-l0xxoj = إغلاق

# Phase plane
m-phase-plane-o49uai = مستوى الطور

# Copied
m-copied-3bzcw5 = نُسخ

# What the charts show
m-what-the-charts-show-xtj3s2 = ما تعرضه الرسوم

# In view
m-in-view-6h7w6r = المعروض

# Export
m-export-sh99lf = تصدير

# This part of the page could not be fetched. Reload the page to try again.
m-this-part-of-the-page-5begu6 = تعذر جلب هذا الجزء من الصفحة. أعد تحميل الصفحة للمحاولة من جديد.

# One moment…
m-one-moment-llf0x5 = لحظة…

# Pause
m-pause-j4z771 = إيقاف مؤقت

# Play
m-play-bk85tv = تشغيل

# Keys
m-keys-qolp7x = المفاتيح

# Letters, digits and signs are keys of the page
m-letters-digits-and-signs-are-7zbwte = الحروف والأرقام والرموز مفاتيح للصفحة

# or
m-or-puzibo = أو

# Open
m-open-n6hn1l = فتح

# Lessons
m-lessons-84odjq = الدروس

# Papers
m-papers-3avj4u = الأوراق

# Terms
m-terms-54fb2k = المصطلحات

# Games
m-games-w6fxh8 = الألعاب

# By rounds
m-by-rounds-x85xgd = حسب الجولات

# Scenes
m-scenes-2xy1q8 = المشاهد

# Find a scene
m-find-a-scene-b4et9h = ابحث عن مشهد

# Find: bufferbloat, wifi, UDP …
m-find-bufferbloat-wifi-udp-lfpc6i = ابحث: bufferbloat، wifi، UDP …

# No scene is called so.
m-no-scene-is-called-so-9355wz = لا مشهد بهذا الاسم.

# Elsewhere on this page
m-elsewhere-on-this-page-6dknsr = في مكان آخر من هذه الصفحة

# Packet by packet
m-packet-by-packet-urdkma = حزمة حزمة

# View
m-view-q5w460 = العرض

# one round trip
m-one-round-trip-sl99va = رحلة ذهاب وإياب

# Later
m-later-wsths9 = أبعد

# packet
m-packet-udqjsh = حزمة

# Share
m-share-m2bcgo = مشاركة

# Link
m-link-3equ89 = الرابط

# Send…
m-send-gyhozv = إرسال…

# Try it
m-try-it-c7r8bb = جرّبه

# Press it for the back row.
m-press-it-for-the-back-c2zdmi = اضغطه من أجل الصف الأخير.

# For a class
m-for-a-class-4iy0eb = لصف دراسي

# In a page of yours
m-in-a-page-of-yours-6grv0h = في صفحة لك

# Flows
m-flows-lkah82 = التدفقات

# What to notice
m-what-to-notice-8nebo0 = ما يجب ملاحظته

# Speed
m-speed-2w2xwg = السرعة

# Now change it
m-now-change-it-uqh2ei = غيّره الآن

# Undo
m-undo-vmlwpb = تراجع

# Mix in another scheme
m-mix-in-another-scheme-wzwf32 = أضف مخططًا آخر

# What if the buffer were bigger?
m-what-if-the-buffer-were-narlcr = ماذا لو كان المخزن المؤقت أكبر؟

# Add a square wave
m-add-a-square-wave-jleq9f = أضف موجة مربعة

# What now
m-what-now-ps6vmn = وماذا الآن

# a lesson
m-a-lesson-ey9mso = درس

# Say what a run will do, then see it run
m-say-what-a-run-will-apejjn = قل ما سيفعله تشغيل ثم شاهده

# a scene
m-a-scene-ywewho = مشهد

# A run by the name that lecturers use
m-a-run-by-the-name-q0ahx7 = تشغيل بالاسم الذي يستخدمه المحاضرون

# your own
m-your-own-qc5fue = ما يخصك

# Every setting of this run
m-every-setting-of-this-run-yp7qwm = كل إعدادات هذا التشغيل

# course work
m-course-work-m8ol79 = أعمال المقرر

# Lessons in the order of a course, and how to make one
m-lessons-in-the-order-of-7dg121 = دروس بترتيب مقرر، وكيف تصنع درسًا

# the last second
m-the-last-second-ryfzk8 = آخر ثانية

# the last {span} s
m-the-last-span-s-vem4xp = آخر { $span } s

# no packet
m-no-packet-bc9wiu = لا حزمة

# as fast as it goes
m-as-fast-as-it-goes-0eouv2 = بأقصى سرعة

# {speed}× real
m-speed-real-t9h0ff = { $speed }× الواقع

# From the maker of this link
m-from-the-maker-of-this-0c5547 = من صانع هذا الرابط

# Sawtooth: the playground
m-sawtooth-the-playground-o3sn7y = ‏Sawtooth: ساحة التجريب

# go to a figure, a term, a scene or a set-up
m-go-to-a-figure-a-v3ijm1 = الانتقال إلى شكل أو مصطلح أو مشهد أو إعداد

# close
m-close-b1hmw3 = إغلاق

# On a figure
m-on-a-figure-up5p4d = على شكل

# The link, its code for a room, an embed, a question
m-the-link-its-code-for-a3rpft = الرابط ورمزه للقاعة وتضمين وسؤال

# Open the prepared scenario that it names
m-open-the-prepared-scenario-that-mz619l = افتح السيناريو المُعد الذي يسميه

# start again
m-start-again-uiks4n = ابدأ من جديد

# {count} side by side
m-count-side-by-side-uoi13r = { $count } متجاورة

# {count} in series
m-count-in-series-51tehw = { $count } متتالية

# no limit
m-no-limit-8091b1 = بلا حد

# Bottlenecks
m-bottlenecks-7xuwsf = أعناق الزجاجة

# Bottleneck
m-bottleneck-gdwfbq = عنق الزجاجة

# Which one
m-which-one-xautny = أيها

# Round trip, empty queue
m-round-trip-empty-queue-p594so = الذهاب والإياب، طابور فارغ

# {span} when full, {share} of the bandwidth–delay product ({packets}).
m-span-when-full-share-of-hy2sex = { $span } عند الامتلاء، و{ $share } من جداء عرض النطاق والتأخير ({ $packets }).

# The path
m-the-path-xxil4z = المسار

# {count} bottlenecks
m-count-bottlenecks-s6p6x8 = { $count ->
    [one] عنق زجاجة واحد
    [two] عنقا زجاجة
    [few] { $count } أعناق زجاجة
    [many] { $count } عنق زجاجة
   *[other] { $count } عنق زجاجة
  }

# one bottleneck
m-one-bottleneck-a3jufi = عنق زجاجة واحد

# ideal reverse path
m-ideal-reverse-path-5z48lb = مسار رجوع مثالي

# real reverse path
m-real-reverse-path-lhfaua = مسار رجوع حقيقي

# Back to the beginning
m-back-to-the-beginning-ho1d9r = عودة إلى البداية

# {row}. Now {values}
m-row-now-values-ak9hwp = { $row }. الآن { $values }

# no value
m-no-value-ukpt1r = لا قيمة

# The table of numbers
m-the-table-of-numbers-tfgzff = جدول الأرقام

# Hop in view
m-hop-in-view-0x2hrc = القفزة المعروضة

# Chart
m-chart-08pjvv = الرسم

# Left and Right move a cursor in time, Up and Down point at a flow, Enter goes to the time of the cursor.
m-left-and-right-move-a-vv1lp4 = اليسار واليمين يحركان مؤشرًا في الزمن، والأعلى والأسفل يشيران إلى تدفق، وEnter ينتقل إلى زمن المؤشر.

# fairness index
m-fairness-index-c0lspk = مؤشر الإنصاف

# link used
m-link-used-0hmf56 = استخدام الوصلة

# The whole run: A, B, and the difference of means
m-the-whole-run-a-b-gtlanp = التشغيل كله: A وB وفرق المتوسطات

# Round trip × 2
m-round-trip-2-aht6qd = الذهاب والإياب × 2

# Round trip ÷ 2
m-round-trip-2-io1839 = الذهاب والإياب ÷ 2

# Inside a flow
m-inside-a-flow-f3hy8i = داخل تدفق

# Inside of
m-inside-of-apwpfu = داخل

# no flow
m-no-flow-a5n9qy = لا تدفق

# Its window by transmission round, as textbooks draw it
m-its-window-by-transmission-round-6onm68 = نافذته حسب جولة الإرسال، كما ترسمها الكتب الدراسية

# Each packet and ACK: sequence plot and ladder
m-each-packet-and-ack-sequence-ea88hl = كل حزمة وACK: رسم التسلسل والسلم

# Press a name to draw it over time.
m-press-a-name-to-draw-ewyydj = اضغط اسمًا لترسمه عبر الزمن.

# none yet
m-none-yet-kkfxsp = لا شيء بعد

# Add a scheme
m-add-a-scheme-qhtu3m = أضف مخططًا

# Number of {flows}
m-number-of-flows-pmnl7g = عدد { $flows }

# Remove {name}
m-remove-name-yntp1y = أزل { $name }

# Another scheme
m-another-scheme-fz6onf = مخطط آخر

# As in
m-as-in-60824c = كما في

# none: set by hand
m-none-set-by-hand-k820yt = لا شيء: مضبوط يدويًا

# Transport
m-transport-13o52q = النقل

# Sends
m-sends-4f0tf8 = يرسل

# As set below
m-as-set-below-cx5vt0 = كما ضُبط أدناه

# As Linux of today
m-as-linux-of-today-ftb5yx = مثل لينكس اليوم

# Linux of today: an initial window of 10, all repairs, windows in whole packets, a timer that counts milliseconds and, of CUBIC, HyStart and whole steps.
m-linux-of-today-an-initial-k2223u = لينكس اليوم: نافذة ابتدائية من 10، وكل آليات الإصلاح، ونوافذ بحزم كاملة، ومؤقت يعد بالملي ثانية، ولـ CUBIC ‏HyStart وخطوات كاملة.

# As all flows have it
m-as-all-flows-have-it-5fvuag = مثل كل التدفقات

# What was held in this run
m-what-was-held-in-this-4y0wdh = ما حُدّ في هذا التشغيل

# The field of a rule
m-the-field-of-a-rule-8ohmfg = حقل القاعدة

# Lost in front of the queue of
m-lost-in-front-of-the-o1fd5z = يُفقد أمام طابور

# Packets are lost
m-packets-are-lost-kfzjoy = تُفقد الحزم

# {name} in papers
m-name-in-papers-hqs6ka = { $name } في الأوراق

# Add a {item}
m-add-a-item-2hiiv8 = أضف { $item }

# Remove the last
m-remove-the-last-z5fx4a = أزل الأخير

# Remove this {item}
m-remove-this-item-wbmhgk = أزل هذا: { $item }

# Exactly these packets
m-exactly-these-packets-qcfmn1 = هذه الحزم تحديدًا

# Of the flow
m-of-the-flow-netdc9 = من التدفق

# The ACKs of these packets
m-the-acks-of-these-packets-krekox = إشعارات ACK لهذه الحزم

# Numbers of the packets
m-numbers-of-the-packets-o80c30 = أرقام الحزم

# Measured runs behind this one
m-measured-runs-behind-this-one-bpl6r9 = تشغيلات مقيسة خلف هذا

# Remove
m-remove-9c35st = إزالة

# How many flows
m-how-many-flows-kgkftd = كم تدفقًا

# Flows of which group
m-flows-of-which-group-nubiyh = تدفقات أي مجموعة

# Stop {count}
m-stop-count-c4jvey = أوقف { $count }

# Start {count}
m-start-count-9dpa7w = ابدأ { $count }

# {sending} of {count} {name} send now.
m-sending-of-count-name-send-98d0zs = { $sending } من { $count } { $name } ترسل الآن.

# Rate, losses and delay at
m-rate-losses-and-delay-at-rvnq5n = المعدل والفقد والتأخير عند

# Lose 1 in 100
m-lose-1-in-100-nu4ial = افقد 1 من 100

# Twice the losses
m-twice-the-losses-fdne33 = ضعف الفقد

# Half the losses
m-half-the-losses-9yxvfm = نصف الفقد

# No losses
m-no-losses-k0v4i5 = بلا فقد

# Link down
m-link-down-wx71pj = قطع الوصلة

# Link up
m-link-up-xyj1ni = إعادة الوصلة

# Do it now
m-do-it-now-ym8xp9 = افعله الآن

# Drop a packet
m-drop-a-packet-a7uu09 = أسقط حزمة

# Of which group
m-of-which-group-y3qrve = من أي مجموعة

# Stop half
m-stop-half-z877j6 = أوقف النصف

# Start all
m-start-all-u50858 = ابدأ الكل

# Halve the rate
m-halve-the-rate-2vkpuy = نصف المعدل

# Double the rate
m-double-the-rate-bvwcgr = ضعف المعدل

# Some flows, losses, delay
m-some-flows-losses-delay-ere79m = بعض التدفقات، الفقد، التأخير

# Numbers of each scheme
m-numbers-of-each-scheme-q8duhe = أرقام كل مخطط

# means since {since} s
m-means-since-since-s-032z0u = متوسطات منذ { $since } s

# Numbers of this stretch
m-numbers-of-this-stretch-lacuuj = أرقام هذا المقطع

# Each scheme’s flows together, means since {since} s, and what theory says of them
m-each-scheme-s-flows-together-foj0oe = تدفقات كل مخطط معًا، متوسطات منذ { $since } s، وما تقوله النظرية عنها

# Time on show
m-time-on-show-3he1pe = الزمن المعروض

# Values of {name} in papers
m-values-of-name-in-papers-k3g80j = قيم { $name } في الأوراق

# The slider goes from {min} to {max}.
m-the-slider-goes-from-min-hg29vs = المنزلق من { $min } إلى { $max }.

# From {min} to {max}.
m-from-min-to-max-xkqj9i = من { $min } إلى { $max }.

# Add a bottleneck
m-add-a-bottleneck-byitue = أضف عنق زجاجة

# Reverse path
m-reverse-path-079eqg = مسار الرجوع

# Ideal
m-ideal-2ql42q = مثالي

# Real
m-real-o5hif1 = حقيقي

# ACKs come back after their delay, none is lost.
m-acks-come-back-after-their-2q0qyt = ترجع إشعارات ACK بعد تأخيرها ولا يُفقد أي منها.

# ACKs wait in queues on their way back and may be dropped; flows can send in the reverse direction.
m-acks-wait-in-queues-on-sp9ekg = تنتظر إشعارات ACK في طوابير أثناء رجوعها وقد تُسقط؛ ويمكن للتدفقات أن ترسل في الاتجاه المعاكس.

# Of each flow the
m-of-each-flow-the-ly1mmc = من كل تدفق

# Press a point of the square: both flows begin there anew, without slow start.
m-press-a-point-of-the-bxdcq7 = اضغط نقطة من المربع: يبدأ التدفقان هناك من جديد بلا بدء بطيء.

# Disturbance
m-disturbance-2exshn = الاضطراب

# Transport of all flows
m-transport-of-all-flows-dbzsmt = النقل لكل التدفقات

# all flows
m-all-flows-07lyut = كل التدفقات

# {span}, seed {seed}
m-span-seed-seed-4qf6zr = { $span }، البذرة { $seed }

# Seed
m-seed-lu3q30 = البذرة

# Another
m-another-ycao50 = أخرى

# Restart
m-restart-d45qj0 = إعادة البدء

# Without my changes
m-without-my-changes-s1rwci = بلا تغييراتي

# Changes in this run
m-changes-in-this-run-3x3im6 = التغييرات في هذا التشغيل

# Control
m-control-0fbl8e = التحكم

# by a window: ACKs let packets out
m-by-a-window-acks-let-urokpl = بنافذة: إشعارات ACK تُخرج الحزم

# by a rate: a timer lets packets out
m-by-a-rate-a-timer-1bor94 = بمعدل: مؤقت يُخرج الحزم

# Policies
m-policies-raqot3 = السياسات

# Source
m-source-r5qyuw = المصدر

# Choose another scheme
m-choose-another-scheme-0maldq = اختر مخططًا آخر

# Find a scheme
m-find-a-scheme-k4odmc = ابحث عن مخطط

# Schemes
m-schemes-k45vcz = المخططات

# No scheme is called so, nor any of its settings.
m-no-scheme-is-called-so-bbvs7n = لا مخطط بهذا الاسم ولا أي من إعداداته.

# Card of {name}
m-card-of-name-16tjl1 = بطاقة { $name }

# Number of flows
m-number-of-flows-xo9pro = عدد التدفقات

# Cancel
m-cancel-ew9em3 = إلغاء

# {thing}: change
m-thing-change-h95asj = { $thing }: تغيير

# Numbers and theory
m-numbers-and-theory-a45kf9 = الأرقام والنظرية

# measured
m-measured-6nq9nl = المقيس

# All together
m-all-together-4youse = الكل معًا

# link used, %
m-link-used-ckzps9 = استخدام الوصلة، %

# Part of the link’s rate in use
m-part-of-the-link-s-fdtpv4 = الجزء المستخدم من معدل الوصلة

# Have it from the start
m-have-it-from-the-start-ok26yv = اجعله من البداية

# Begin again with all that was set while the run went on
m-begin-again-with-all-that-7fxzsz = ابدأ من جديد بكل ما ضُبط أثناء التشغيل

# The link, its code for a room, an embed
m-the-link-its-code-for-kh59ys = الرابط ورمزه للقاعة وتضمين

# Figures, numbers, files, a lab sheet
m-figures-numbers-files-a-lab-qq8d4e = أشكال وأرقام وملفات وورقة مختبر

# Large, for a projector (P)
m-large-for-a-projector-p-d870jn = كبير، لجهاز العرض (P)

# More
m-more-lz65mo = المزيد

# Undo (Ctrl+Z)
m-undo-ctrl-z-8a25w2 = تراجع (Ctrl+Z)

# Redo (Ctrl+Shift+Z)
m-redo-ctrl-shift-z-ck73l9 = إعادة (Ctrl+Shift+Z)

# Redo
m-redo-w7fg15 = إعادة

# Compare
m-compare-n8cxuc = مقارنة

# Set a second run beside this one (C)
m-set-a-second-run-beside-p6jlaj = ضع تشغيلًا ثانيًا بجانب هذا (C)

# steady
m-steady-8m5kb7 = ثابت

# follows a trace from a file…
m-follows-a-trace-from-a-lwaw4q = يتبع أثرًا من ملف…

# A trace in Mahimahi’s format
m-a-trace-in-mahimahi-s-1525fj = أثر بصيغة Mahimahi

# Repeats at its end
m-repeats-at-its-end-y0tg0n = يتكرر عند نهايته

# Traffic that does not slow down. Add:
m-traffic-that-does-not-slow-fczb1j = حركة لا تبطئ. أضف:

# Add another:
m-add-another-m872af = أضف أخرى:

# Flash crowd
m-flash-crowd-58exrc = حشد مفاجئ

# When and where
m-when-and-where-g4yv67 = متى وأين

# Play again from the start
m-play-again-from-the-start-s2lbqq = شغّل من البداية

# Previous loss (Shift+L)
m-previous-loss-shift-l-uynimx = الفقد السابق (Shift+L)

# Step back {by} (←)
m-step-back-by-dtkute = إلى الخلف: { $by } (←)

# Step forward {by} (→)
m-step-forward-by-w2kyng = إلى الأمام: { $by } (→)

# Next loss (L)
m-next-loss-l-elpd6g = الفقد التالي (L)

# Follow
m-follow-2h7nv4 = متابعة

# Go to the latest time, and fit the axes (F)
m-go-to-the-latest-time-66r1pk = انتقل إلى أحدث زمن واضبط المحاور (F)

# round trip {number}
m-round-trip-number-9q66fh = الذهاب والإياب { $number }

# fastest
m-fastest-vjpzqx = الأسرع

# running at {part} of that
m-running-at-part-of-that-rzqizm = يعمل بـ { $part } من ذلك

# Vary…
m-vary-grqjy1 = غيّر…

# Vary… {name}
m-vary-name-ddasfu = غيّر… { $name }

# queue
m-queue-vxz6ig = الطابور

# an example
m-an-example-65ayfg = مثال

# now, Mbit/s
m-now-mbit-s-2vqlbr = الآن، Mbit/s

# What all flows of the scheme get together, over {span}
m-what-all-flows-of-the-n8ip6s = ما تحصل عليه كل تدفقات المخطط معًا، { $span }

# mean, Mbit/s
m-mean-mbit-s-nt00hw = المتوسط، Mbit/s

# The same, on average
m-the-same-on-average-p7fvp4 = نفسه، بالمتوسط

# share, %
m-share-an13dv = الحصة، %

# Of what all flows get
m-of-what-all-flows-get-n2j0ks = مما تحصل عليه كل التدفقات

# CoV
m-cov-y5kov7 = معامل الاختلاف

# Coefficient of variation of what one flow sends in {span} ms, mean over the flows: 0 is perfectly smooth
m-coefficient-of-variation-of-what-p0dimi = معامل اختلاف ما يرسله تدفق في { $span } ms، متوسطًا على التدفقات: 0 أملس تمامًا

# lost, %
m-lost-j75qu6 = مفقود، %

# Packets dropped, of those sent
m-packets-dropped-of-those-sent-osokm2 = الحزم المُسقطة من المُرسلة

# loss events, %
m-loss-events-5vl6j2 = أحداث الفقد، %

# Loss events of packets sent, p: the drops of one round trip are one event
m-loss-events-of-packets-sent-wdwgn0 = أحداث الفقد لكل حزمة مُرسلة، p: إسقاطات رحلة واحدة حدث واحد

# Mean of the round trips that the flows made
m-mean-of-the-round-trips-t4ksh2 = متوسط أزمنة الذهاب والإياب للتدفقات

# of flows, %
m-of-flows-pwxnvc = من التدفقات، %

# Of what all flows get together; streams are not among them
m-of-what-all-flows-get-9tr2e9 = مما تحصل عليه كل التدفقات معًا؛ المصادر ليست منها

# of link, %
m-of-link-uq1xrn = من الوصلة، %

# Of what the link can carry
m-of-what-the-link-can-9i26x2 = مما تستطيع الوصلة حمله

# throughput, Mbit/s
m-throughput-mbit-s-35768v = الإنتاجية، Mbit/s

# Mean of what all its flows get together
m-mean-of-what-all-its-8cqybh = متوسط ما تحصل عليه كل تدفقاته معًا

# highest, Mbit/s
m-highest-mbit-s-1nty9b = الأعلى، Mbit/s

# Highest of it, over the span that the charts average over
m-highest-of-it-over-the-hfe1j6 = أعلاها، على المدة التي تتوسطها الرسوم

# packets/s
m-packets-s-zvc094 = حزمة/s

# Packets that arrive in a second, all its flows together
m-packets-that-arrive-in-a-k8walg = الحزم التي تصل في ثانية، كل تدفقاته معًا

# received, kB
m-received-kb-r7i4vb = مستلم، kB

# Bytes that arrived, headers included; 1 kB is 1000 bytes
m-bytes-that-arrived-headers-included-c2uz73 = البايتات الواصلة مع الترويسات؛ 1 kB هو 1000 بايت

# packets sent
m-packets-sent-oo085s = حزم مُرسلة

# New and again
m-new-and-again-qg57a8 = الجديدة والمعادة

# dropped
m-dropped-heizvp = مُسقطة

# Packets dropped or lost, at all hops
m-packets-dropped-or-lost-at-q6cwct = الحزم المُسقطة أو المفقودة في كل القفزات

# Mean window of a flow that sends
m-mean-window-of-a-flow-3twvaw = متوسط نافذة تدفق يرسل

# highest window
m-highest-window-wp01xh = أعلى نافذة

# Highest window that one of its flows reached, at the end of a sample
m-highest-window-that-one-of-jmtfd5 = أعلى نافذة بلغها أحد تدفقاته في نهاية عينة

# Mean over the samples and its flows
m-mean-over-the-samples-and-ri4ok0 = المتوسط على العينات وتدفقاته

# one way, ms
m-one-way-ms-mj9q64 = اتجاه واحد، ms

# Mean delay from sender to receiver; none where ACKs wait in queues too
m-mean-delay-from-sender-to-clszky = متوسط التأخير من المرسل إلى المستقبل؛ لا شيء حيث تنتظر إشعارات ACK أيضًا

# queueing delay, ms: median
m-queueing-delay-ms-median-sb0tk3 = تأخير الطابور، ms: الوسيط

# probes sent
m-probes-sent-et564w = مجسات مُرسلة

# One every so often, whatever became of the one before
m-one-every-so-often-whatever-7cc612 = واحد كل حين، مهما حدث للسابق

# lost
m-lost-qrhwsb = مفقود

# On the way there or back
m-on-the-way-there-or-nbm58m = في الذهاب أو الإياب

# round trip, ms: least
m-round-trip-ms-least-n3iyk1 = الذهاب والإياب، ms: الأقل

# Of the probes that came back in the stretch
m-of-the-probes-that-came-mzyphn = للمجسات التي عادت في المقطع

# median
m-median-5rsujb = الوسيط

# Mean over time
m-mean-over-time-m2ubwb = المتوسط عبر الزمن

# highest
m-highest-yq877z = الأعلى

# Most packets that waited at once
m-most-packets-that-waited-at-map4jq = أكثر ما انتظر من الحزم معًا

# arrived
m-arrived-ud31ou = وصلت

# Packets of all flows and sources that came to the queue
m-packets-of-all-flows-and-ep2254 = حزم كل التدفقات والمصادر التي جاءت إلى الطابور

# Packets that the queue dropped
m-packets-that-the-queue-dropped-cgadxp = الحزم التي أسقطها الطابور

# dropped, %
m-dropped-j1lp5o = مُسقطة، %

# Of those that came to the queue
m-of-those-that-came-to-fywn11 = من التي جاءت إلى الطابور

# marked
m-marked-ixgrdt = مُعلَّمة

# Packets that the queue marked (ECN)
m-packets-that-the-queue-marked-3n6cvs = الحزم التي علّمها الطابور (ECN)

# RED’s average
m-red-s-average-s997aj = متوسط RED

# The queue’s length as RED averages it, mean over the samples
m-the-queue-s-length-as-2cb4bq = طول الطابور كما يتوسطه RED، متوسطًا على العينات

# RED’s chance, %
m-red-s-chance-xqeg0j = احتمال RED، %

# Of an early drop or mark at that average (p, before drops are spaced), mean over the samples
m-of-an-early-drop-or-c0jsct = لإسقاط أو تعليم مبكر عند ذلك المتوسط (p قبل المباعدة)، متوسطًا على العينات

# Well known
m-well-known-jb5i5e = المعروفة

# One GAIMD flow among seven TCP flows (Yang et al. 2000, Figures 12 to 14)
m-one-gaimd-flow-among-seven-yjctho = تدفق GAIMD بين سبعة تدفقات TCP (Yang وآخرون 2000، الأشكال 12 إلى 14)

# TCP and TCP(1/8) against a square wave (Bansal et al. 2001, Figure 8)
m-tcp-and-tcp-1-8-1few1u = ‏TCP وTCP(1/8) في مواجهة موجة مربعة (Bansal وآخرون 2001، الشكل 8)

# {flows} from {span}
m-flows-from-span-876a8m = { $flows } من { $span }

# {label}: one more
m-label-one-more-9j1ou0 = { $label }: زيادة واحد

# round trip {span}
m-round-trip-span-q12z66 = ذهاب وإياب { $span }

# link without limit
m-link-without-limit-fnorqi = وصلة بلا حد

# link that follows a trace
m-link-that-follows-a-trace-q0ex82 = وصلة تتبع أثرًا

# {rate} link
m-rate-link-aaon41 = وصلة { $rate }

# {queue} queue of {packets}
m-queue-queue-of-packets-hvji9h = طابور { $queue }، { $packets }

# Set run
m-set-run-tuqjom = اضبط التشغيل

# End the comparison
m-end-the-comparison-520tf2 = أنهِ المقارنة

# The textbook’s model
m-the-textbook-s-model-b8xi8j = نموذج الكتب الدراسية

# Textbook’s model, dashed
m-textbook-s-model-dashed-azn69b = نموذج الكتب الدراسية، متقطع

# Why is that so?
m-why-is-that-so-o2pjnf = لماذا هو كذلك؟

# Off
m-off-3tlu3u = إيقاف

# Narrator off
m-narrator-off-l7icbp = إيقاف الراوي

# Do not say what happens
m-do-not-say-what-happens-uob66x = لا تقل ما يحدث

# Open the default
m-open-the-default-9sr0fr = افتح الافتراضي

# Reload
m-reload-7acg4s = إعادة التحميل

# Dismiss
m-dismiss-an1pf7 = تجاهل

# mean window, packets
m-mean-window-packets-1w8c1x = متوسط النافذة، حزم

# all others together
m-all-others-together-5xrum7 = كل الآخرين معًا

# This link changes the scene.
m-this-link-changes-the-scene-qogent = هذا الرابط يغيّر المشهد.

# See it without
m-see-it-without-e5nqkx = شاهده بدون ذلك

# Back to it
m-back-to-it-rv4utg = عودة إليه

# In this run it came out differently.
m-in-this-run-it-came-uz85ua = في هذا التشغيل جاءت النتيجة مختلفة.

# Run A:
m-run-a-hxr48l = التشغيل A:

# {span} ago
m-span-ago-x0ypmw = قبل { $span }

# dropped in {span}
m-dropped-in-span-q3sv1g = أُسقط في { $span }

# , a mark every {count}
m-a-mark-every-count-2swr7p = ، علامة كل { $count }

# {count} of {limit} packets in view
m-count-of-limit-packets-in-5kgs8f = { $count } من { $limit ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $limit } حزم
   *[other] { $limit } حزمة
  } معروضة

# holds {packets}
m-holds-packets-gxh1rg = يتسع لـ { $packets }

# gets, {unit}
m-gets-unit-ikgqeq = يحصل، { $unit }

# sends, {unit}
m-sends-unit-inyk7e = يرسل، { $unit }

# window or {unit}
m-window-or-unit-hly6d8 = النافذة أو { $unit }

# sends {rate}
m-sends-rate-rxxhse = يرسل { $rate }

# silent
m-silent-rqc1dw = صامت

# send {rate}
m-send-rate-u8o30n = ترسل { $rate }

# windows {window}
m-windows-window-1yzs9y = النوافذ { $window }

# window {window}
m-window-window-l8i4gf = النافذة { $window }

# full: the next one falls
m-full-the-next-one-falls-ms84aw = ممتلئ: التالية تسقط

# room for {count}
m-room-for-count-t89joq = مكان لـ { $count }

# {span} of link
m-span-of-link-w59lla = وصلة { $span }

# fairness
m-fairness-pshtkk = الإنصاف

# used
m-used-tji4kw = المستخدم

# 1 loss event
m-1-loss-event-0mi8sz = حدث فقد واحد

# {count} loss events
m-count-loss-events-x117q0 = { $count ->
    [zero] 0 أحداث فقد
    [two] حدثا فقد
    [few] { $count } أحداث فقد
    [many] { $count } حدث فقد
   *[other] { $count } حدث فقد
  }

# nobody waits
m-nobody-waits-uhz5fo = لا أحد ينتظر

# {count} dropped
m-count-dropped-h97fei = أُسقط { $count }

# {count} waiting
m-count-waiting-uibsfn = { $count } تنتظر

# , {span} back
m-span-back-gvk0os = ، { $span } رجوعًا

# , {least} to {most} ms back
m-least-to-most-ms-back-fr7ctv = ، { $least } إلى { $most } ms رجوعًا

# Note
m-note-5mau71 = ملاحظة

# Its answer, behind a press
m-its-answer-behind-a-press-lu31pp = إجابته، خلف ضغطة

# What the class hands in, in one place
m-what-the-class-hands-in-h6cvgp = ما يسلّمه الصف، في مكان واحد

# What readers may change
m-what-readers-may-change-0hotae = ما يجوز للقراء تغييره

# Lock all
m-lock-all-au46at = اقفل الكل

# Free all
m-free-all-zpn8uw = حرر الكل

# Free
m-free-7va5tn = حر

# Locked
m-locked-hvffeb = مقفل

# Hidden
m-hidden-gp48rd = مخفي

# What they see
m-what-they-see-jaxdqo = ما يرونه

# Colours
m-colours-79cfmy = الألوان

# Their own
m-their-own-yqcgdb = ألوانهم

# Light
m-light-2iob7z = فاتح

# Dark
m-dark-j8m6w5 = داكن

# A lock keeps hands off, and is no secret: all of this, the answer too, stands in the link for whoever can read one.
m-a-lock-keeps-hands-off-p387e1 = القفل يمنع العبث وليس سرًا: كل هذا، والإجابة أيضًا، في الرابط لمن يستطيع قراءته.

# {label}: one less
m-label-one-less-1fqy1s = { $label }: إنقاص واحد

# locked
m-locked-l6jm37 = مقفل

# {title}, locked
m-title-locked-3ijx4h = { $title }، مقفل

# Selected; copy it with Ctrl+C
m-selected-copy-it-with-ctrl-8ah11k = محدد؛ انسخه بـ Ctrl+C

# Keys (?)
m-keys-mkfatp = المفاتيح (?)

# Show the next
m-show-the-next-chqenc = أظهر التالي

# Language
m-language-6us7mj = اللغة

# This language could not be fetched. Try it again when the network is back.
m-this-language-could-not-be-ile2t7 = تعذر جلب هذه اللغة. حاول من جديد عندما تعود الشبكة.

# This translation has not yet been read by a native speaker; {share} % of the page is in it.
m-this-translation-has-not-yet-cpkfrj = لم يقرأ هذه الترجمة بعد متحدث أصلي بالعربية؛ وهي تغطي { $share } % من الصفحة.

# Parts of the page
m-parts-of-the-page-9qfpjw = أجزاء الصفحة

# The answer
m-the-answer-89kz6u = الإجابة

# This is too long for a QR code; the text holds it.
m-this-is-too-long-for-knpj7r = هذا أطول من أن يسعه رمز QR؛ النص يحمله.

# For the room
m-for-the-room-31czm6 = للقاعة

# Show the QR code large
m-show-the-qr-code-large-rw1c4o = أظهر رمز QR كبيرًا

# Smaller
m-smaller-h72qcb = أصغر

# Switch between light and dark
m-switch-between-light-and-dark-m9vpnk = التبديل بين الفاتح والداكن

# Textbook’s model
m-textbook-s-model-nu4iy2 = نموذج الكتب الدراسية

# link alone
m-link-alone-j46jfi = الوصلة وحدها

# link and queue
m-link-and-queue-4lj5ob = الوصلة والطابور

# Narrator: what happens, in words
m-narrator-what-happens-in-words-3icvlf = الراوي: ما يحدث، بالكلمات

# In
m-in-i0czwe = بـ

# Seconds
m-seconds-yzbgqy = الثواني

# Round trips
m-round-trips-drz4o7 = رحلات ذهاب وإياب

# , packets that may be on their way at once
m-packets-that-may-be-on-p8cvel = ، الحزم التي يجوز أن تكون في الطريق معًا

# Window of each flow
m-window-of-each-flow-2vtkll = نافذة كل تدفق

# , packets
m-packets-4cvumy = ، حزم

# Throughput of each flow
m-throughput-of-each-flow-49xxif = إنتاجية كل تدفق

# , 1 is equal
m-1-is-equal-ia138w = ، 1 يعني التساوي

# Window or rate × round trip
m-window-or-rate-round-trip-8o6kpc = النافذة أو المعدل × زمن الذهاب والإياب

# of each flow, packets
m-of-each-flow-packets-6wtod8 = لكل تدفق، حزم

# , packets waiting; drops above
m-packets-waiting-drops-above-7g8brt = ، الحزم المنتظرة؛ الإسقاطات فوقها

# as the flows see them: a mark in each round trip with one
m-as-the-flows-see-them-e3vlm5 = كما تراها التدفقات: علامة في كل رحلة فيها حدث

# as the flows of each scheme see them: a mark in each round trip with one
m-as-the-flows-of-each-kpvxgw = كما تراها تدفقات كل مخطط: علامة في كل رحلة فيها حدث

# of each flow’s packets: path and queues
m-of-each-flow-s-packets-0lmde2 = لحزم كل تدفق: المسار والطوابير

# that each sender measures, smoothed
m-that-each-sender-measures-smoothed-k5b9l0 = كما يقيسه كل مرسل، ممهدًا

# , per cent
m-per-cent-70xsm6 = ، بالمئة

# empty
m-empty-6u9vqm = فارغ

# not sending
m-not-sending-3z2a8k = لا يرسل

# now
m-now-bah8fr = الآن

# Simulated packet by packet; at this speed the picture shows rates.
m-simulated-packet-by-packet-at-6rj4pt = محاكاة حزمة حزمة؛ بهذه السرعة تعرض الصورة المعدلات.

# Simulated packet by packet, in this page.
m-simulated-packet-by-packet-in-sk6ruy = محاكاة حزمة حزمة، في هذه الصفحة.

# Lessons, papers, terms
m-lessons-papers-terms-es3nao = الدروس والأوراق والمصطلحات

# one packet
m-one-packet-rxfbyx = حزمة واحدة

# to the loss
m-to-the-loss-bep4gy = حتى الفقد

# none
m-none-c6lasb = لا شيء

# none added: choose a model
m-none-added-choose-a-model-vek4lc = لم يُضف شيء: اختر نموذجًا

# others
m-others-9w2nzm = أخرى

# window, packets
m-window-packets-cjw52a = النافذة، حزم

# round trip
m-round-trip-h7hci6 = زمن الذهاب والإياب

# round trip, ms
m-round-trip-ms-ti0qre = الذهاب والإياب، ms

# queue, packets
m-queue-packets-n28nvx = الطابور، حزم

# Question
m-question-06ikx1 = سؤال

# in theory
m-in-theory-42rrhn = نظريًا

# Window
m-window-s8mpdp = النافذة

# Rate
m-rate-cycex3 = المعدل

# Present
m-present-m3e00c = عرض

# Hand it in
m-hand-it-in-r2pnx8 = تسليم

# Your answer as a code
m-your-answer-as-a-code-siia6w = إجابتك كرمز

# Collect answers
m-collect-answers-xlgbeq = جمع الإجابات

# the run
m-the-run-vclxtd = التشغيل

# What do you think?
m-what-do-you-think-cws5u4 = ما رأيك؟

# That is my answer
m-that-is-my-answer-gkoono = هذه إجابتي

# Why a sawtooth
m-why-a-sawtooth-kslgof = لماذا سن المنشار

# One sender looks for the right window.
m-one-sender-looks-for-the-2mau50 = مرسل واحد يبحث عن النافذة المناسبة.

# Slow start, three duplicate ACKs, a timeout
m-slow-start-three-duplicate-acks-nu7yvv = البدء البطيء، ثلاثة إشعارات ACK مكررة، انقضاء مهلة

# The picture of every textbook, bend by bend.
m-the-picture-of-every-textbook-4dszex = صورة كل كتاب دراسي، انعطافًا انعطافًا.

# Rate and window are not the same
m-rate-and-window-are-not-yoyn74 = المعدل والنافذة ليسا شيئًا واحدًا

# What a round trip has to do with throughput, and what a larger window buys.
m-what-a-round-trip-has-e2mnxt = ما علاقة الذهاب والإياب بالإنتاجية، وماذا تجلب نافذة أكبر.

# Flow control and congestion control
m-flow-control-and-congestion-control-x960tl = التحكم في التدفق والتحكم في الازدحام

# Two windows, and the smaller one counts.
m-two-windows-and-the-smaller-jno298 = نافذتان، والأصغر هي المعتبرة.

# Who shares?
m-who-shares-15ymxe = من يتقاسم؟

# Two flows, one link, and nobody in charge.
m-two-flows-one-link-and-arr61l = تدفقان ووصلة واحدة ولا أحد يقود.

# How big a buffer?
m-how-big-a-buffer-xuthjf = كم حجم المخزن المؤقت؟

# Too small wastes the link, too large wastes time.
m-too-small-wastes-the-link-tyleqr = الصغير جدًا يهدر الوصلة، والكبير جدًا يهدر الوقت.

# How big a buffer, with many flows
m-how-big-a-buffer-with-0m8q88 = كم حجم المخزن المؤقت مع تدفقات كثيرة

# The root of their number, and when that fails.
m-the-root-of-their-number-hrnawj = جذر عددها، ومتى يخفق ذلك.

# Unequal round trips
m-unequal-round-trips-mav8xe = أزمنة ذهاب وإياب غير متساوية

# The same rule for all, and yet the near one gets more.
m-the-same-rule-for-all-cm37xa = القاعدة نفسها للجميع، ومع ذلك يأخذ القريب أكثر.

# Losses that are not congestion
m-losses-that-are-not-congestion-1tsz7z = فقد ليس ازدحامًا

# A radio spoils a few packets, and most of the link is gone.
m-a-radio-spoils-a-few-9b7abc = يفسد الراديو بضع حزم فيضيع معظم الوصلة.

# CUBIC, what your laptop does
m-cubic-what-your-laptop-does-1pw7z7 = ‏CUBIC، ما يفعله حاسوبك

# A climb that goes by time, and where it is Reno after all.
m-a-climb-that-goes-by-mgiaz4 = صعود يتبع الزمن، وأين يكون Reno في النهاية.

# Fair to whom?
m-fair-to-whom-0d2pns = منصف لمن؟

# Between flows, between people, between paths.
m-between-flows-between-people-between-tk1quj = بين التدفقات، بين الناس، بين المسارات.

# Queues that speak early
m-queues-that-speak-early-utje4f = طوابير تتكلم مبكرًا

# RED, CoDel, PIE, and marks in place of losses.
m-red-codel-pie-and-marks-z7jsls = ‏RED وCoDel وPIE، وعلامات بدل الفقد.

# Smooth or quick
m-smooth-or-quick-xa4cpn = أملس أم سريع

# Give up less, and be slower to notice: the question of the four papers.
m-give-up-less-and-be-yu2yt7 = أن تتنازل أقل وتلاحظ أبطأ: سؤال الأوراق الأربع.

# What TCP-friendly means
m-what-tcp-friendly-means-8004ve = ما معنى الصداقة مع TCP

# A good neighbour at steady losses, and where that fails.
m-a-good-neighbour-at-steady-drvche = جار طيب عند فقد ثابت، وأين يخفق ذلك.

# Learning from delay and from rate
m-learning-from-delay-and-from-k8eqhh = التعلم من التأخير ومن المعدل

# Vegas, BBR, and what they do to TCP, and TCP to them.
m-vegas-bbr-and-what-they-bdl1p8 = ‏Vegas وBBR، وما يفعلانه بـ TCP وما يفعله TCP بهما.

# Low latency for everybody
m-low-latency-for-everybody-t2k7pj = تأخير قليل للجميع

# Two queues on one link: a millisecond beside fifteen, and nobody starves.
m-two-queues-on-one-link-b2g66l = طابوران على وصلة واحدة: ملي ثانية بجانب خمس عشرة، ولا أحد يجوع.

# Measure it yourself
m-measure-it-yourself-mgkj4t = قِسه بنفسك

# Even, equal, soon up, soon down: say what they are and read them off.
m-even-equal-soon-up-soon-kix0un = منتظم، متساوٍ، سريع الصعود، سريع الهبوط: قل ما هي واقرأها.

# Reload to use it
m-reload-to-use-it-iaa1if = أعد التحميل لاستخدامها

# Done
m-done-3cn9g1 = تم

# off
m-off-bicsne = متوقف

# Copy link
m-copy-link-9zccf0 = نسخ الرابط

# Copy embed
m-copy-embed-gzas5t = نسخ التضمين

# of {name}
m-of-name-bt0frx = من { $name }

# Copy this link
m-copy-this-link-r8jrmw = نسخ هذا الرابط

# Copy as CSV
m-copy-as-csv-1o2q64 = نسخ كـ CSV

# Theory: {reason}.
m-theory-reason-8w5jaw = النظرية: { $reason }.

# the last 5 s
m-the-last-5-s-scfuee = آخر 5 s

# the last 10 s
m-the-last-10-s-7o6mis = آخر 10 s

# the last 20 s
m-the-last-20-s-dl9ut7 = آخر 20 s

# the last 40 s
m-the-last-40-s-g5f0zl = آخر 40 s

# the last 120 s
m-the-last-120-s-uat7vg = آخر 120 s

# The network. Up and down choose a flow, Enter shows its state.
m-the-network-up-and-down-ux0arl = الشبكة. الأعلى والأسفل يختاران تدفقًا، وEnter يظهر حالته.

# The network.
m-the-network-kxbuh8 = الشبكة.

# {what} (Space)
m-what-space-3x1eri = { $what } (المسافة)

# More of {name}
m-more-of-name-psl79u = المزيد من { $name }

# follows a trace: {name}
m-follows-a-trace-name-a9vy04 = يتبع أثرًا: { $name }

# Its rate
m-its-rate-0lcxnl = معدلها

# flows
m-flows-aly8eq = تدفقات

# A bottleneck that one group alone crosses is its own access link: the others cross from the next one on.
m-a-bottleneck-that-one-group-sywyw9 = عنق الزجاجة الذي تعبره مجموعة واحدة فقط هو وصلة وصولها الخاصة: تعبر الأخريات ابتداءً من التالي.

# Try a translation of your own, a file in Fluent’s syntax
m-try-a-translation-of-your-t6hbwp = جرّب ترجمة من عندك، ملفًا بصيغة Fluent

# Code {number} of {count}
m-code-number-of-count-o6li6f = الرمز { $number } من { $count }

# All sentences, in two languages
m-all-sentences-in-two-languages-1jaxwg = كل الجمل، بلغتين

# The file has {size} bytes; at most {most} are read.
m-the-file-has-size-bytes-k1vlcw = حجم الملف { $size } بايت؛ يُقرأ { $most } على الأكثر.

# The file has {lines} lines; at most {most} are read.
m-the-file-has-lines-lines-nf8i5g = أسطر الملف { $lines }؛ يُقرأ { $most } على الأكثر.

# Line {line} has {length} characters; at most {most} are read.
m-line-line-has-length-characters-4cn2jh = في السطر { $line } من الحروف { $length }؛ يُقرأ { $most } على الأكثر.

# Line {line}: more than {most} spaces or empty lines in a row are not read.
m-line-line-more-than-most-ib4fhb = السطر { $line }: لا يُقرأ أكثر من { $most } مسافة أو سطر فارغ على التوالي.

# Line {line}: here begins message {count}; at most {most} are read.
m-line-line-here-begins-message-fnbc99 = السطر { $line }: هنا تبدأ الرسالة { $count }؛ يُقرأ { $most } على الأكثر.

# Line {line}: braces stand {depth} deep; at most {most} are read.
m-line-line-braces-stand-depth-10n3iw = السطر { $line }: الأقواس بعمق { $depth }؛ يُقرأ { $most } على الأكثر.

# There is no message in this file: a line of it would be “m-share-m2bcgo = …”.
m-there-is-no-message-in-qvsr7x = لا رسالة في هذا الملف: سطر منها يكون “m-share-m2bcgo = …”.

# {hop} queue, packets
m-hop-queue-packets-oh61y8 = طابور { $hop }، حزم

# {hop} dropped, packets
m-hop-dropped-packets-kqq3gn = أسقط { $hop }، حزم

# Link used{at}, %
m-link-used-at-rcyr4w = استخدام الوصلة{ $at }، %

# Queue{at}, packets
m-queue-at-packets-ngrqew = الطابور{ $at }، حزم

# Dropped{at}, packets
m-dropped-at-packets-8t0eur = المُسقط{ $at }، حزم

# the flows
m-the-flows-aqd9yl = التدفقات

# the packets that are lost
m-the-packets-that-are-lost-j2acg2 = الحزم المفقودة

# game
m-game-ie4x6v = لعبة

# lesson
m-lesson-7xc7sx = درس

# term
m-term-967r2v = مصطلح

# figure of a paper
m-figure-of-a-paper-xbn5wf = شكل من ورقة

# what was measured
m-what-was-measured-7ltbrm = ما قيس

# {first}, {next}
m-first-next-ujq1l8 = ‏{ $first }، { $next }

# {first} {next}
m-first-next-msc49q = ‏{ $first } { $next }

# what the link follows
m-what-the-link-follows-uvtfh2 = ما تتبعه الوصلة

# A new version is here.
m-a-new-version-is-here-90onxe = هناك إصدار جديد.

# the link rate{at}
m-the-link-rate-at-oc8n4l = معدل الوصلة{ $at }

# the round trip
m-the-round-trip-x0hdbj = زمن الذهاب والإياب

# the queue
m-the-queue-ozhbff = الطابور

# the queue{at}
m-the-queue-at-kd93go = الطابور{ $at }

# The delay cannot change here: it {rule}.
m-the-delay-cannot-change-here-wcetoj = لا يمكن أن يتغير التأخير هنا: { $rule }.

# the delay{at}
m-the-delay-at-jog8pc = التأخير{ $at }

# the number of {flows}
m-the-number-of-flows-aedkxj = عدد { $flows }

# the losses{at}
m-the-losses-at-m7tn4w = الفقد{ $at }

# Losses{at} now: {losses}.
m-losses-at-now-losses-szeip0 = الفقد{ $at } الآن: { $losses }.

# Stopped: {flows}.
m-stopped-flows-r86c5t = متوقف: { $flows }.

# {source} off
m-source-off-sofjpj = { $source } متوقف

# {source} on
m-source-on-0uljk3 = { $source } عامل

# {first} and {last}
m-first-and-last-bi4ob6 = { $first } و{ $last }

# {first} to {last}
m-first-to-last-s9aq8s = { $first } إلى { $last }

# the path
m-the-path-ndayqr = المسار

# {label}{at}
m-label-at-0djwc4 = { $label }{ $at }

# Remove no. {number}
m-remove-no-number-2gxv6d = إزالة رقم { $number }

# the reverse path
m-the-reverse-path-ddxw3x = مسار الرجوع

# The changes now come in the order that seed {seed} draws.
m-the-changes-now-come-in-9krl4p = تأتي التغييرات الآن بالترتيب الذي تسحبه البذرة { $seed }.

# Shuffle the {count} phases
m-shuffle-the-count-phases-y08cny = خلط المراحل ({ $count })

# A phase is all that changes at one time. The run’s seed ({seed}) draws which comes when; another seed draws another order when you press again.
m-a-phase-is-all-that-lt9fkv = المرحلة هي كل ما يتغير في وقت واحد. تسحب بذرة التشغيل ({ $seed }) أيها يأتي متى؛ وبذرة أخرى تسحب ترتيبًا آخر حين تضغط من جديد.

# where the two flows begin
m-where-the-two-flows-begin-hc91kl = حيث يبدأ التدفقان

# the run’s settings
m-the-run-s-settings-1osw6m = إعدادات التشغيل

# the transport of all flows
m-the-transport-of-all-flows-rsvp1o = نقل كل التدفقات

# the seed
m-the-seed-xq474x = البذرة

# This trace could not be fetched. Nothing was changed.
m-this-trace-could-not-be-x98qe8 = تعذر جلب هذا الأثر. لم يتغير شيء.

# Its rate{at}
m-its-rate-at-5kbpqa = معدلها{ $at }

# the disturbance
m-the-disturbance-i1s9to = الاضطراب

# This cannot be varied: {why}.
m-this-cannot-be-varied-why-2jmvqy = لا يمكن تنويع هذا: { $why }.

# These two runs need up to {size} MB of memory, so nothing has been started. Press play to run them all the same.
m-these-two-runs-need-up-pvzhjh = يحتاج هذان التشغيلان حتى { $size } MB من الذاكرة، فلم يبدأ شيء. اضغط تشغيل لتشغيلهما مع ذلك.

# This run needs up to {size} MB of memory, so nothing has been started. Press play to run it all the same.
m-this-run-needs-up-to-qzt4dh = يحتاج هذا التشغيل حتى { $size } MB من الذاكرة، فلم يبدأ شيء. اضغط تشغيل لتشغيله مع ذلك.

# Two runs beside each other may need at most {most} MB of memory; these need up to {size} MB.
m-two-runs-beside-each-other-i5e2v1 = يجوز لتشغيلين متجاورين { $most } MB من الذاكرة على الأكثر؛ ويحتاج هذان حتى { $size } MB.

# B is a copy of A, on the same clock and with the same seed. What you change now is changed in B.
m-b-is-a-copy-of-sayqti = ‏B نسخة من A، بالساعة نفسها والبذرة نفسها. ما تغيره الآن يتغير في B.

# Restarted without the changes made while it ran.
m-restarted-without-the-changes-made-ic2blr = أُعيد التشغيل بلا التغييرات التي جرت أثناءه.

# what was set
m-what-was-set-dvkdue = ما ضُبط

# Restarted: what was set while it ran holds from the start.
m-restarted-what-was-set-while-ju6oy6 = أُعيد التشغيل: ما ضُبط أثناءه يسري من البداية.

# Restarted, and gone on to {goal} s: {what} changed.
m-restarted-and-gone-on-to-9x6zvl = أُعيد التشغيل وتقدم إلى { $goal } s؛ تغيّر: { $what }.

# Restarted: {what} changed.
m-restarted-what-changed-rrqrr1 = أُعيد التشغيل؛ تغيّر: { $what }.

# The change made while it ran ended with it.
m-the-change-made-while-it-ub2xtx = انتهى التغيير الذي جرى أثناء التشغيل معه.

# The {count} changes made while it ran ended with it.
m-the-count-changes-made-while-ax67jn = انتهت التغييرات التي جرت أثناء التشغيل معه؛ عددها { $count }.

# Line {line} of the rule gave no number, so {name} kept its value: first at {time} s
m-line-line-of-the-rule-5k94o3 = لم يعط السطر { $line } من القاعدة عددًا، فأبقى { $name } قيمته: أول مرة عند { $time } s

# Line {line} of the rule gave less than {name} can be, so it was set to the least: first at {time} s
m-line-line-of-the-rule-k00ddm = أعطى السطر { $line } من القاعدة أقل مما يمكن لـ { $name }، فوُضع الأقل: أول مرة عند { $time } s

# Line {line} of the rule gave more than {name} can be, so it was set to the most: first at {time} s
m-line-line-of-the-rule-vuoxbw = أعطى السطر { $line } من القاعدة أكثر مما يمكن لـ { $name }، فوُضع الأكثر: أول مرة عند { $time } s

# {held}. The rule’s form counts on.
m-held-the-rule-s-form-komijm = { $held }. يواصل نموذج القاعدة العد.

# The engine failed: {message}. Restart, or change the scenario.
m-the-engine-failed-message-restart-bq6l6z = تعطل المحرك: { $message }. أعد التشغيل أو غيّر السيناريو.

# The engine failed in run {run}: {message}. Restart, or end the comparison.
m-the-engine-failed-in-run-rxqpyi = تعطل المحرك في التشغيل { $run }: { $message }. أعد التشغيل أو أنهِ المقارنة.

# The engine stopped answering and was started again; the run was replayed to where it was.
m-the-engine-stopped-answering-and-ktj4g0 = توقف المحرك عن الإجابة فأُعيد تشغيله؛ وأُعيد التشغيل إلى حيث كان.

# The engine stopped and could not be started again. Reload the page to go on; the address holds the run.
m-the-engine-stopped-and-could-kp3jkp = توقف المحرك وتعذر تشغيله من جديد. أعد تحميل الصفحة لتكمل؛ العنوان يحوي التشغيل.

# The engine did not start: it runs in a Web Worker, whose file has not come or which this browser or an extension of it refuses. Reload the page to go on; the address holds the run.
m-the-engine-did-not-start-lbo6uv = لم يبدأ المحرك: يعمل في Web Worker لم يصل ملفه أو يرفضه هذا المتصفح أو إضافة فيه. أعد تحميل الصفحة لتكمل؛ العنوان يحوي التشغيل.

# B is A without that, and nothing else: the same seed, the same chance.
m-b-is-a-without-that-mipi27 = ‏B هو A بلا ذلك ولا شيء غيره: البذرة نفسها والصدفة نفسها.

# {refusal}. Nothing was changed.
m-refusal-nothing-was-changed-7pbk9d = { $refusal }. لم يتغير شيء.

# every packet
m-every-packet-w1guc4 = كل حزمة

# lost: {losses}
m-lost-losses-unono8 = مفقود: { $losses }

# {change}{at}
m-change-at-q25lai = { $change }{ $at }

# losses{at}: {losses}
m-losses-at-losses-4vfgc6 = الفقد{ $at }: { $losses }

# The link{at} goes down: nothing comes through.
m-the-link-at-goes-down-p2pic6 = تنقطع الوصلة{ $at }: لا يمر شيء.

# The link{at} is up again.
m-the-link-at-is-up-ynw6d4 = عادت الوصلة{ $at }.

# The losses on the way{at} change.
m-the-losses-on-the-way-6b6c4h = يتغير الفقد في الطريق{ $at }.

# link down
m-link-down-xsb1af = انقطاع الوصلة

# link up
m-link-up-bhk9ha = عودة الوصلة

# {count} sources
m-count-sources-mjvin2 = { $count ->
    [two] مصدران ({ $count })
    [few] { $count } مصادر
   *[other] { $count } مصدرًا
  }

# a packet
m-a-packet-pixg7w = حزمة

# source
m-source-7ps15k = مصدر

# reverse path
m-reverse-path-ulpl14 = مسار الرجوع

# reverse path {number}
m-reverse-path-number-cuomuj = مسار الرجوع { $number }

# bottleneck {number}
m-bottleneck-number-8xqbk5 = عنق الزجاجة { $number }

# at {hop}
m-at-hop-29f8kz = ({ $hop })

# {name} flows
m-name-flows-xziq4l = تدفقات { $name }

# flows “{name}”
m-flows-name-kxhh1m = تدفقات «{ $name }»

# These flows are not in the run any more.
m-these-flows-are-not-in-unbuf8 = لم تعد هذه التدفقات في التشغيل.

# {scheme} sends by a rate and has no window to begin with.
m-scheme-sends-by-a-rate-m147oj = يرسل { $scheme } بمعدل وليست له نافذة يبدأ بها.

# Both axes are of one flow. Choose two.
m-both-axes-are-of-one-39m70v = المحوران لتدفق واحد. اختر اثنين.

# The sentence
m-the-sentence-k9nc8h = الجملة

# The network
m-the-network-6hdiei = الشبكة

# The charts
m-the-charts-353asd = الرسوم

# The numbers
m-the-numbers-q3i4le = الأرقام

# {count} packets
m-count-packets-p5fvyd = { $count ->
    [one] حزمة واحدة
    [two] حزمتان
    [few] { $count } حزم
    [many] { $count } حزمة
   *[other] { $count } حزمة
  }

# {rest}; dots: probes, crosses: lost ones, ms
m-rest-dots-probes-crosses-lost-e1rc48 = { $rest }؛ النقاط: المجسات، والصلبان: المفقود منها، ms

# {count} bottlenecks side by side
m-count-bottlenecks-side-by-side-xzviqn = أعناق زجاجة متجاورة: { $count }

# {count} bottlenecks in series
m-count-bottlenecks-in-series-35vwzg = أعناق زجاجة متتالية: { $count }

# of each flow’s packets; where flows have queues of their own, as senders measure it
m-of-each-flow-s-packets-3zgk2b = لحزم كل تدفق؛ وحيث للتدفقات طوابير خاصة بها فكما يقيسه المرسلون

# {run} {quantity}
m-run-quantity-cfjyzl = ‏{ $run }: { $quantity }

# nothing has been measured yet.
m-nothing-has-been-measured-yet-nf2k6o = لم يُقَس شيء بعد.

# {run}: {state}
m-run-state-dwer11 = ‏{ $run }: { $state }

# At {time} s: {state}
m-at-time-s-state-u0v105 = عند { $time } s: { $state }

# queue{at} {queue} of {limit}
m-queue-at-queue-of-limit-0msowm = الطابور{ $at }: { $queue } من { $limit }

# fairness {index}
m-fairness-index-toscbm = الإنصاف { $index }

# {rates} of {rate} Mbit/s free
m-rates-of-rate-mbit-s-p6o9hn = { $rates } من { $rate } Mbit/s متاحة

# {rates} of {rate} Mbit/s
m-rates-of-rate-mbit-s-ypdaaf = { $rates } من { $rate } Mbit/s

# Each row is the {span} before its time: {parts}.
m-each-row-is-the-span-tnpee3 = كل صف هو { $span } قبل زمنه: { $parts }.

# {first}; {next}
m-first-next-as4g0f = ‏{ $first }؛ { $next }

# Time, s
m-time-s-0m65k1 = الزمن، s

# Time, round trips
m-time-round-trips-d555q0 = الزمن، رحلات ذهاب وإياب

# their part of the link
m-their-part-of-the-link-7hi3zy = نصيبهما من الوصلة

# and of its queue
m-and-of-its-queue-erjfji = ومن طابورها

# full link
m-full-link-yzvhs4 = وصلة ممتلئة

# full queue
m-full-queue-etvwvv = طابور ممتلئ

# equal shares
m-equal-shares-i2ic9l = حصص متساوية

# equal windows
m-equal-windows-w1wz8i = نافذتان متساويتان

# Inside of {flow}: {name}
m-inside-of-flow-name-vmumb1 = داخل { $flow }: { $name }

# Inside of {flow}: {name}, {unit}
m-inside-of-flow-name-unit-yem3xj = داخل { $flow }: { $name }، { $unit }

# Inside of {flow}: {values}.
m-inside-of-flow-values-vifd7c = داخل { $flow }: { $values }.

# it sends nothing
m-it-sends-nothing-p7snp6 = لا يرسل شيئًا

# Add {scheme}
m-add-scheme-iqbw99 = أضف { $scheme }

# {count} more
m-count-more-1k1vkl = { $count ->
    [one] وتغيير آخر
    [two] وتغييران آخران
    [few] و{ $count } تغييرات أخرى
    [many] و{ $count } تغييرًا آخر
   *[other] و{ $count } تغيير آخر
  }

# Changed: {changes}
m-changed-changes-3mso0q = تغيّر: { $changes }

# Back to “{title}”
m-back-to-title-8lsixc = عودة إلى «{ $title }»

# {now} s of {duration} s, known up to {known} s
m-now-s-of-duration-s-8bdbph = { $now } s من { $duration } s، والمعلوم حتى { $known } s

# {now} s of {duration} s
m-now-s-of-duration-s-mgwm3i = { $now } s من { $duration } s

# Use {scheme}
m-use-scheme-s6mky5 = استخدم { $scheme }

# Add {count} {scheme}
m-add-count-scheme-3tzi2w = أضف { $scheme } ‏× { $count }

# Measured since {since} s. The forms get the loss event rate <i>p</i> and the round trip <i>R</i> that are measured; nothing is fitted. Where what a form assumes does not hold, it is left out, and the reason stands in its place.
m-measured-since-since-s-the-gy77wl = مقيس منذ { $since } s. تأخذ الصيغ معدل أحداث الفقد <i>p</i> وزمن الذهاب والإياب <i>R</i> كما قيسا؛ ولا شيء يُلاءم. وحيث لا يصح ما تفترضه صيغة تُترك، ويقف السبب مكانها.

# bottleneck
m-bottleneck-ehdgmu = عنق الزجاجة

# This is the scene “{scene}” with changes.
m-this-is-the-scene-scene-h7br00 = هذا هو المشهد «{ $scene }» مع تغييرات.

# You have changed the scene “{scene}”.
m-you-have-changed-the-scene-n7befa = لقد غيّرت المشهد «{ $scene }».

# {setting} {value}
m-setting-value-jt1irw = ‏{ $setting }: { $value }

# fed at {rate} on average
m-fed-at-rate-on-average-0i131d = تغذية { $rate } في المتوسط

# fed at {rate}
m-fed-at-rate-0a787d = تغذية { $rate }

# read at {rate}
m-read-at-rate-ftn6eg = قراءة { $rate }

# from {span}
m-from-span-7hmwt7 = من { $span }

# one every {span}
m-one-every-span-6g5kvw = واحد كل { $span }

# until {span}
m-until-span-d7z9gd = حتى { $span }

# as Linux of today
m-as-linux-of-today-3vvcih = مثل لينكس اليوم

# on the reverse path
m-on-the-reverse-path-1826gc = على مسار الرجوع

# bottleneck {number} only
m-bottleneck-number-only-018f0h = عنق الزجاجة { $number } فقط

# bottlenecks {from} to {to}
m-bottlenecks-from-to-to-p30b15 = أعناق الزجاجة من { $from } إلى { $to }

# {packets} each
m-packets-each-7iybrn = { $packets } لكل منها

# {packets} every {span}
m-packets-every-span-syhyqr = { $packets } كل { $span }

# {packets} every {span} on average
m-packets-every-span-on-average-m3dtbf = { $packets } كل { $span } في المتوسط

# {packets} again {span} after the last
m-packets-again-span-after-the-d9qogt = { $packets } من جديد بعد الأخيرة بـ { $span }

# details
m-details-ot1vol = تفاصيل

# without {was}
m-without-was-esolzq = بلا: { $was }

# without {what} (was {was})
m-without-what-was-was-ubkpz8 = بلا { $what } (كان: { $was })

# {what} {is}
m-what-is-kskmu1 = ‏{ $what }: { $is }

# {what} {is} (was {was})
m-what-is-was-was-9e3pbq = { $what }: { $is } (كان: { $was })

# timed changes
m-timed-changes-2rfpld = تغييرات مجدولة

# {of}: {name}
m-of-name-b2zsu5 = ‏{ $of }: { $name }

# {count} {flows}
m-count-flows-sdefxp = ‏{ $count } × { $flows }

# {thing} of {hop}
m-thing-of-hop-1j2z0t = ‏{ $thing } ({ $hop })

# link
m-link-3uedm1 = الوصلة

# {queue} of {packets}
m-queue-of-packets-o18tak = ‏{ $queue }، { $packets }

# queue settings
m-queue-settings-o6klud = إعدادات الطابور

# loss
m-loss-s5fx96 = الفقد

# ideal
m-ideal-ysygqq = مثالي

# real
m-real-nmbbdp = حقيقي

# without
m-without-hqqig3 = بلا

# {packet} of {flow} not delayed at {time} s
m-packet-of-flow-not-delayed-0af66o = { $packet } من { $flow } لا تُؤخَّر عند { $time } s

# {packet} of {flow} spared at {time} s
m-packet-of-flow-spared-at-hk3ree = { $packet } من { $flow } تُعفى عند { $time } s

# transport
m-transport-mlgw0i = النقل

# as in {profile}
m-as-in-profile-htaan5 = كما في { $profile }

# mean {mean}, after {trace}
m-mean-mean-after-trace-it0fha = المتوسط { $mean }، بحسب { $trace }

# mean {mean}, after a trace
m-mean-mean-after-a-trace-tsmmh1 = المتوسط { $mean }، بحسب أثر

# {name} on
m-name-on-h19485 = { $name }: مفعّل

# {name} off
m-name-off-6h6fcx = { $name }: متوقف

# {part} cut
m-part-cut-d6lv72 = { $part } تُقطع

# {part} kept
m-part-kept-q7oww2 = { $part } تبقى

# {own} is as {other}. Change something: it changes {own} only.
m-own-is-as-other-change-lpxwv3 = { $own } مثل { $other }. غيّر شيئًا: يتغير { $own } وحده.

# means since {first} and {since} s
m-means-since-first-and-since-o8vqu7 = متوسطات منذ { $first } و{ $since } s

# without limit
m-without-limit-s9gq08 = بلا حد

# on
m-on-qyxx3k = مفعّل

# bytes
m-bytes-s7sr9g = بايت

# 1 run
m-1-run-90uwhd = تشغيل واحد

# {count} runs
m-count-runs-d8rb72 = { $count ->
    [two] تشغيلان
    [few] { $count } تشغيلات
    [many] { $count } تشغيلًا
   *[other] { $count } تشغيل
  }

# rtt
m-rtt-f7hpvp = rtt

# {rest}, ms
m-rest-ms-nguteb = ‏{ $rest }، ms

# , ms
m-ms-9nuq3p = ، ms

# {name}, all {count}
m-name-all-count-aufc8g = { $name }، كلها ({ $count })

# A BBR flow joins now.
m-a-bbr-flow-joins-now-dtxhub = ينضم الآن تدفق BBR.

# The queue holds {packets}, from the start of the run.
m-the-queue-holds-packets-from-w4387c = يتسع الطابور لـ { $packets }، من بداية التشغيل.

# A square wave takes part of the link from now on.
m-a-square-wave-takes-part-0qyrxo = تأخذ موجة مربعة جزءًا من الوصلة من الآن.

# the link
m-the-link-qybuas = الرابط

# QR code of {what}
m-qr-code-of-what-mf3g3y = رمز QR لـ { $what }

# first sample at {time}
m-first-sample-at-time-tybyk5 = أول عينة عند { $time }

# {row} on or off
m-row-on-or-off-vnihh6 = إظهار { $row } أو إخفاؤه

# link ÷ {flows}
m-link-flows-tlnqvx = الوصلة ÷ { $flows }

# {time} s, round trip {number}
m-time-s-round-trip-number-5ad5yn = { $time } s، زمن الذهاب والإياب { $number }

# model
m-model-czgcii = النموذج

# model {flow}
m-model-flow-h7zqde = نموذج { $flow }

# {rest}: median, and the band that holds 8 in 10
m-rest-median-and-the-band-5lfsh9 = { $rest }: الوسيط، والنطاق الذي يضم 8 من كل 10

# {rest}: mean, least to most as a band
m-rest-mean-least-to-most-7s0q1v = { $rest }: المتوسط، ومن الأقل إلى الأكثر نطاقًا

# {first} and {next}
m-first-and-next-684rv1 = { $first } و{ $next }

# Inside of {flow}: {list}
m-inside-of-flow-list-hr38go = داخل { $flow }: { $list }

# Inside of {flow}
m-inside-of-flow-g6ah82 = داخل { $flow }

# {flow} sends nothing in this stretch of time
m-flow-sends-nothing-in-this-wujjet = لا يرسل { $flow } شيئًا في هذه المدة

# It does not send here
m-it-does-not-send-here-073mak = لا يرسل هنا

# , packets waiting: most in {every}; drops of each above
m-packets-waiting-most-in-every-kgxguk = ، الحزم المنتظرة: الأكثر في { $every }؛ وإسقاطات كل منها فوقها

# , packets waiting: most in {every}; drops of all above
m-packets-waiting-most-in-every-ezjhoa = ، الحزم المنتظرة: الأكثر في { $every }؛ والإسقاطات كلها فوقها

# Queue of each hop
m-queue-of-each-hop-ael345 = طابور كل قفزة

# {queue}’s average {packets}
m-queue-s-average-packets-irkxo2 = متوسط { $queue } { $packets }

# before
m-before-fm3l1a = قبل

# low latency {low}, classic {classic}
m-low-latency-low-classic-classic-p3i9i7 = قليل التأخير { $low }، التقليدي { $classic }

# Show {what}
m-show-what-kzcdsu = إظهار { $what }

# {name}, in B {other}: run A, run B, and the difference
m-name-in-b-other-run-8r0dbz = { $name }، وفي B { $other }: التشغيل A والتشغيل B والفرق

# {name}: run A, run B, and the difference
m-name-run-a-run-b-ylasca = { $name }: التشغيل A والتشغيل B والفرق

# An empty path takes {span} there and back now.
m-an-empty-path-takes-span-woz7vu = يستغرق مسار فارغ { $span } ذهابًا وإيابًا الآن.

# A run has one flow at least. For the sources alone let it wait: <wait>Start at the end</wait>
m-a-run-has-one-flow-b5mctn = للتشغيل تدفق واحد على الأقل. لتبقى المصادر وحدها دعه ينتظر: <wait>ابدأ عند النهاية</wait>

# {what}, once so far.
m-what-once-so-far-2er721 = { $what }، مرة واحدة حتى الآن.

# {what}, {count} times so far.
m-what-count-times-so-far-ci5fbj = { $what }، عدد المرات حتى الآن { $count }.

# Such as 9, 25, 30-41; at most {most}. Each is lost once: what repairs it passes. Number 0 is the handshake, where there is one.
m-such-as-9-25-30-praut5 = مثل 9, 25, 30-41؛ و{ $most } على الأكثر. تُفقد كل واحدة مرة: وما يعيد إرسالها يمر. الرقم 0 هو المصافحة إن وُجدت.

# ACKs are lost on a reverse path with links of its own.
m-acks-are-lost-on-a-rba410 = تُفقد إشعارات ACK على مسار رجوع له وصلاته الخاصة.

# Behind it, measured: {name}
m-behind-it-measured-name-g5t329 = خلفه مقيسًا: { $name }

# {of}, in theory: show the formulas
m-of-in-theory-show-the-3y8cnd = { $of } نظريًا: إظهار الصيغ

# {up} against {across}: the window of each, with the diagonal and the lines of a full link
m-up-against-across-the-window-ba1h6p = { $up } مقابل { $across }: نافذة كل منهما، مع القطر وخطوط الوصلة الممتلئة

# {up} against {across}: the rate of each, with the diagonal and the lines of a full link
m-up-against-across-the-rate-0tm3sz = { $up } مقابل { $across }: معدل كل منهما، مع القطر وخطوط الوصلة الممتلئة

# {packets} simulated. Fingerprint of all samples: <digest>{digest}</digest>. The same scenario gives the same one, everywhere.
m-packets-simulated-fingerprint-of-all-sjfo2e = ما حوكي: { $packets }. بصمة كل العينات: <digest>{ $digest }</digest>. السيناريو نفسه يعطي البصمة نفسها، في كل مكان.

# From {time} on.
m-from-time-on-9utrj9 = من { $time } فصاعدًا.

# {name} over {hop}
m-name-over-hop-cwjind = { $name } عبر { $hop }

# {name} from {first} to {last}
m-name-from-first-to-last-wxdwk3 = { $name } من { $first } إلى { $last }

# {way}, back
m-way-back-s546o3 = { $way }، رجوعًا

# One bottleneck: {lines}
m-one-bottleneck-lines-rqunt7 = عنق زجاجة واحد: { $lines }

# {count} hops side by side: {lines}
m-count-hops-side-by-side-or7ri0 = قفزات متجاورة عددها { $count }: { $lines }

# {count} hops in series: {lines}
m-count-hops-in-series-lines-6extwp = قفزات متتالية عددها { $count }: { $lines }

# Losses {loss}
m-losses-loss-8ia15j = الفقد { $loss }

# {part} lost, an example
m-part-lost-an-example-odtk6p = فقد { $part }، مثال

# {part} lost
m-part-lost-farwf0 = فقد { $part }

# an example of {what}
m-an-example-of-what-8rxt8p = مثال على { $what }

# {caption}, {count} lost
m-caption-count-lost-vcaa0k = { $caption }، المفقود { $count }

# {count} lost
m-count-lost-ousv96 = المفقود { $count }

# Losses in time: {count} in {span}
m-losses-in-time-count-in-tvwrdy = الفقد عبر الزمن: { $count } في { $span }

# about {part} at full rate
m-about-part-at-full-rate-fdfo63 = نحو { $part } عند المعدل الكامل

# {source}, over {span}
m-source-over-span-ovavbc = { $source }، خلال { $span }

# all the time
m-all-the-time-dzfacs = طوال الوقت

# {source}: an example of {span}
m-source-an-example-of-span-ivowhe = { $source }: مثال من { $span }

# {lanes} of {sources} sources, {rate} while on
m-lanes-of-sources-sources-rate-ljhvt5 = { $lanes } من أصل { $sources } من المصادر، { $rate } أثناء الإرسال

# each source, {rate} while on
m-each-source-rate-while-on-p8as2f = كل مصدر، { $rate } أثناء الإرسال

# 95th percentile
m-95th-percentile-rpm6ri = المئين 95

# 99th percentile
m-99th-percentile-z17haq = المئين 99

# You said: {said}
m-you-said-said-h8ilxs = قلت: { $said }

# {name} is a folder: drop a file that is in it.
m-name-is-a-folder-drop-t8aobo = ‏{ $name } مجلد: أفلت ملفًا منه.

# {name} cannot be read.
m-name-cannot-be-read-kvk4wq = لا يمكن قراءة { $name }.

# flow
m-flow-gnobdh = تدفق

# byte
m-byte-rudtsv = بايت

# round trip
m-round-trip-4exudq = رحلة ذهاب وإياب

# interval
m-interval-lebipk = فاصل

# This file has {size} bytes; at most {most} are read here.
m-this-file-has-size-bytes-tlt1z9 = حجم هذا الملف { $size } بايت؛ يُقرأ هنا { $most } على الأكثر.

# no. {number}
m-no-number-0brye7 = رقم { $number }

# Source {number}
m-source-number-ekmjqj = المصدر { $number }

# Completion time of each transfer
m-completion-time-of-each-transfer-b1h1td = زمن إتمام كل نقل

# all flows send without end
m-all-flows-send-without-end-4moqz0 = كل التدفقات ترسل بلا نهاية

# No flow is chosen: press one in the network, or the name of its line
m-no-flow-is-chosen-press-bwo6v1 = لم يُختر أي تدفق: اضغط واحدًا في الشبكة أو اسم خطه

# No flow is chosen: press one in the network
m-no-flow-is-chosen-press-v06bnl = لم يُختر أي تدفق: اضغط واحدًا في الشبكة

# Press a flow in the network
m-press-a-flow-in-the-t42xul = اضغط تدفقًا في الشبكة

# cannot be counted in packets: packets differ in size, ACKs are among them, or the rate is unlimited
m-cannot-be-counted-in-packets-kbo03h = لا يمكن عدّه بالحزم: الحزم مختلفة الحجم، أو بينها إشعارات ACK، أو المعدل غير محدود

# , packets waiting: low latency bold, classic thin, mean of both shaded; drops above
m-packets-waiting-low-latency-bold-f9rwn9 = ، الحزم المنتظرة: زمن الوصول المنخفض بخط غليظ، والتقليدي بخط رفيع، ومتوسط الاثنين مظلل؛ الإسقاطات فوقها

# {done} Means of the last seconds: before, and with it.
m-done-means-of-the-last-smvtan = { $done } متوسطات الثواني الأخيرة: قبله ومعه.

# All, on average
m-all-on-average-fkxcv2 = الكل، في المتوسط

# partly of its own
m-partly-of-its-own-4x3776 = بعضه خاص بها

# as all flows have it
m-as-all-flows-have-it-83xt2w = كما لكل التدفقات

# ACKs alone are lost where the reverse path is real (Bottleneck, The path).
m-acks-alone-are-lost-where-0plavj = تُفقد إشعارات ACK وحدها حيث يكون مسار الرجوع حقيقيًا (عنق الزجاجة، المسار).

# at {count} hops
m-at-count-hops-ye7fy9 = { $count ->
    [two] عند قفزتين
    [few] عند { $count } قفزات
   *[other] عند { $count } قفزة
  }

# at another hop
m-at-another-hop-sem8mc = عند قفزة أخرى

# follows a trace
m-follows-a-trace-u0wes7 = يتبع أثرًا

# transfers
m-transfers-35zjjj = عمليات النقل

# Transfers that are over
m-transfers-that-are-over-halqig = عمليات النقل المنتهية

# took, s
m-took-s-f47svn = الزمن، s

# Completion time: from a transfer’s first packet to the ACK of its last, mean
m-completion-time-from-a-transfer-rlvab1 = زمن الإتمام: من أول حزمة في النقل إلى إشعار ACK لآخرها، المتوسط

# spread, s
m-spread-s-l28ucz = التشتت، s

# Standard deviation of the completion times
m-standard-deviation-of-the-completion-kyz01x = الانحراف المعياري لأزمنة الإتمام

# 95th, s
m-95th-s-qzgjk0 = المئوي 95، s

# 95 in 100 transfers took no longer
m-95-in-100-transfers-took-qfwjdo = 95 من كل 100 عملية نقل لم تستغرق أكثر

# 99th, s
m-99th-s-m82r24 = المئوي 99، s

# 99 in 100 transfers took no longer
m-99-in-100-transfers-took-f3sjzc = 99 من كل 100 عملية نقل لم تستغرق أكثر

# All flows of a group begin alike: give {scheme} a group for each flow.
m-all-flows-of-a-group-99gfdd = كل تدفقات المجموعة تبدأ بالطريقة نفسها: أعطِ { $scheme } مجموعة لكل تدفق.

# Both flows are of one group, whose spread round trips or timed changes cannot be shared out: make two groups of it.
m-both-flows-are-of-one-w7ppik = التدفقان من مجموعة واحدة لا يمكن تقسيم أزمنة ذهابها وإيابها المتفاوتة ولا تغييراتها المؤقتة: اجعلها مجموعتين.

# highest bar {count}
m-highest-bar-count-0qc5h5 = أعلى عمود { $count }

# ; one flow goes this way
m-one-flow-goes-this-way-3jumhr = ؛ تدفق واحد يسير في هذا الاتجاه

# ; {count} flows go this way
m-count-flows-go-this-way-lnqwi1 = { $count ->
    [two] ؛ تدفقان يسيران في هذا الاتجاه
    [few] ؛ { $count } تدفقات تسير في هذا الاتجاه
   *[other] ؛ { $count } تدفقًا يسير في هذا الاتجاه
  }

# reverse path: {counts} waiting
m-reverse-path-counts-waiting-ukzvpp = مسار الرجوع: { $counts } في الانتظار

# low latency
m-low-latency-m9l0az = زمن وصول منخفض

# classic
m-classic-k0lxlf = تقليدي

# , {percent} % marked
m-percent-marked-2xbivn = ، { $percent } % مُعلَّمة

# {name}: waits {wait}{marks}
m-name-waits-wait-marks-ac8p55 = { $name }: تنتظر { $wait }{ $marks }
