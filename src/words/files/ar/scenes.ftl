# Mobile-like
m-mobile-like-a9hdol = شبيهة بالخلوية

# One flow
m-one-flow-pcoua5 = تدفق واحد

# Who gets what
m-who-gets-what-4mruce = من يحصل على ماذا

# Buffers and queues
m-buffers-and-queues-ynyypf = المخازن والطوابير

# When things change
m-when-things-change-nb4km6 = حين تتغير الأمور

# Later schemes
m-later-schemes-lnz56h = مخططات لاحقة

# Low latency
m-low-latency-v2yvsb = تأخير قليل

# Set in courses
m-set-in-courses-baibxs = مطروحة في المقررات

# The TCP sawtooth
m-the-tcp-sawtooth-05iv7k = سن منشار TCP

# TCP against UDP
m-tcp-against-udp-7u1cxk = ‏TCP في مواجهة UDP

# Exercise: mean window, and the buffer that keeps a link busy
m-exercise-mean-window-and-the-numwah = تمرين: متوسط النافذة، والمخزن الذي يبقي الوصلة مشغولة

# Both links
m-both-links-snbjcn = كلتا الوصلتين

# First only
m-first-only-g2ijyl = الأولى فقط

# Second only
m-second-only-26nckp = الثانية فقط

# Client 1
m-client-1-fsb1ht = العميل 1

# Client 2
m-client-2-eyc8ew = العميل 2

# Client 3
m-client-3-f8bu3v = العميل 3

# Window of 1
m-window-of-1-js03e5 = نافذة 1

# Window of 10
m-window-of-10-4r4q7b = نافذة 10

# Near
m-near-n4w5yn = قريب

# Far
m-far-8qt7da = بعيد

# Long
m-long-jaza7n = طويل

# Crowd
m-crowd-kf75ym = الحشد

# Upload
m-upload-06vtz0 = رفع

# Keystrokes
m-keystrokes-68dwh5 = نقرات المفاتيح

# Servers
m-servers-kw6xw3 = الخوادم

# Update
m-update-uk4kus = تحديث

# Download
m-download-t8quxl = تنزيل

# Long way
m-long-way-hdyijs = الطريق الطويل

# Rich
m-rich-4ndikn = غني

# Poor
m-poor-wglo59 = فقير

# accurate
m-accurate-nevsan = دقيق

# echo
m-echo-mzrm9w = صدى

# AIMD, 1/16 cut
m-aimd-1-16-cut-o9obdh = ‏AIMD، قطع 1/16

# SIMD, 1/16 cut
m-simd-1-16-cut-nhcsyb = ‏SIMD، قطع 1/16

# First
m-first-u3pgbl = الأول

# Second
m-second-vui5tp = الثاني

# Lab: a long flow, a page every three seconds, and a ping
m-lab-a-long-flow-a-3f2z8d = مختبر: تدفق طويل، وصفحة كل ثلاث ثوانٍ، وping

# Exercise: congestion collapse
m-exercise-congestion-collapse-a2kswl = تمرين: انهيار الازدحام

# Exercise: the path becomes longer
m-exercise-the-path-becomes-longer-pl09ja = تمرين: يطول المسار

# Exercise: an ACK for every second packet
m-exercise-an-ack-for-every-xu9eor = تمرين: ACK لكل حزمة ثانية

# ACK for each
m-ack-for-each-828aem = ‏ACK لكل حزمة

# every second
m-every-second-j2fiwo = لكل ثانية

# Exercise: when the receive window is full
m-exercise-when-the-receive-window-lxm4xo = تمرين: حين تمتلئ نافذة الاستقبال

# Lab: Reno and CUBIC on a long path that spoils packets
m-lab-reno-and-cubic-on-890jeu = مختبر: Reno وCUBIC على مسار طويل يفسد الحزم

# Exercise: two links, three sessions, max-min shares
m-exercise-two-links-three-sessions-m1tesg = تمرين: وصلتان وثلاث جلسات، حصص max-min

# Lab: RED’s average queue and the windows
m-lab-red-s-average-queue-4k7kqa = مختبر: متوسط طابور RED والنوافذ

# Lab: groups that come and go
m-lab-groups-that-come-and-8dz3eu = مختبر: مجموعات تأتي وتذهب

# Lab: TCP beside a constant stream
m-lab-tcp-beside-a-constant-xy48ei = مختبر: TCP بجانب تيار ثابت

# Lab: a stream on the second of three links
m-lab-a-stream-on-the-izsgvz = مختبر: تيار على ثانية ثلاث وصلات

# Lab: the window of Tahoe, and its largest value
m-lab-the-window-of-tahoe-ytveul = مختبر: نافذة Tahoe وأكبر قيمها

# Lab: Tahoe, Reno and Vegas where packets are spoiled
m-lab-tahoe-reno-and-vegas-3pri1i = مختبر: Tahoe وReno وVegas حيث تفسد الحزم

# Exercise: how long does a page take?
m-exercise-how-long-does-a-nddnq0 = تمرين: كم تستغرق صفحة؟

# Exercise: the window, round by round
m-exercise-the-window-round-by-rl4a8l = تمرين: النافذة جولة جولة

# BBR against CUBIC
m-bbr-against-cubic-ph2rc4 = ‏BBR في مواجهة CUBIC

# BBR’s start
m-bbr-s-start-2m7x1h = انطلاق BBR

# BBR beside loss-based TCP
m-bbr-beside-loss-based-tcp-b5zp91 = ‏BBR بجانب TCP المبني على الفقد

# What BBRv3 gives back
m-what-bbrv3-gives-back-n6wp8j = ما يعيده BBRv3

# Buffer sizing: as much as the pipe holds
m-buffer-sizing-as-much-as-fljr41 = حجم المخزن: بقدر ما يسع الأنبوب

# Bufferbloat: four buffers
m-bufferbloat-four-buffers-hduh0u = تضخم المخازن: أربعة مخازن

# CoDel against PIE, and no manager at all
m-codel-against-pie-and-no-mhz5aw = ‏CoDel في مواجهة PIE، وبلا إدارة إطلاقًا

# TCP alone against a constant stream
m-tcp-alone-against-a-constant-d46efv = ‏TCP وحده في مواجهة تيار ثابت

# CUBIC against Reno
m-cubic-against-reno-6lz6rs = ‏CUBIC في مواجهة Reno

# CUBIC on a long, fast path
m-cubic-on-a-long-fast-vxtlji = ‏CUBIC على مسار طويل سريع

# ECN: a mark instead of a drop
m-ecn-a-mark-instead-of-8dlp2q = ‏ECN: علامة بدل الإسقاط

# Without ECN
m-without-ecn-ddsqe9 = بدون ECN

# With ECN
m-with-ecn-1ho4n3 = مع ECN

# Fair queueing: a queue for each flow
m-fair-queueing-a-queue-for-dt5b16 = الطوابير المنصفة: طابور لكل تدفق

# GAIMD, SQRT and IIAD side by side
m-gaimd-sqrt-and-iiad-side-45rlck = ‏GAIMD وSQRT وIIAD جنبًا إلى جنب

# A flash crowd of short transfers
m-a-flash-crowd-of-short-mnfxs2 = حشد مفاجئ من عمليات نقل قصيرة

# FQ-CoDel against bufferbloat
m-fq-codel-against-bufferbloat-37u4zd = ‏FQ-CoDel في مواجهة تضخم المخازن

# Incast with DCTCP
m-incast-with-dctcp-rv31yv = ‏Incast مع DCTCP

# Incast: all servers answer at once
m-incast-all-servers-answer-at-1uhkvy = ‏Incast: كل الخوادم تجيب معًا

# LEDBAT gives way
m-ledbat-gives-way-ozavek = ‏LEDBAT يفسح الطريق

# Linux of today
m-linux-of-today-lcqen3 = لينكس اليوم

# Lost ACKs
m-lost-acks-7hi7nj = إشعارات ACK مفقودة

# Your own measurement
m-your-own-measurement-7qgyu6 = قياسك أنت

# A mobile link
m-a-mobile-link-lw496a = وصلة خلوية

# The parking lot: three bottlenecks in a row
m-the-parking-lot-three-bottlenecks-6z65fd = موقف السيارات: ثلاثة أعناق زجاجة متتالية

# Why halving makes shares equal: the phase plane
m-why-halving-makes-shares-equal-j9t8t5 = لماذا يساوي التنصيف الحصص: مستوى الطور

# Prague and CUBIC share
m-prague-and-cubic-share-w6h219 = ‏Prague وCUBIC يتقاسمان

# The same name, another result
m-the-same-name-another-result-8hn4ht = الاسم نفسه، ونتيجة أخرى

# Global synchronization, and RED
m-global-synchronization-and-red-ru6jns = التزامن العام، وRED

# ACKs on a congested reverse path
m-acks-on-a-congested-reverse-hvihpe = إشعارات ACK على مسار رجوع مزدحم

# A satellite link
m-a-satellite-link-wxkz9n = وصلة ساتلية

# SIMD climbs ever faster
m-simd-climbs-ever-faster-ijyce7 = ‏SIMD يصعد أسرع فأسرع

# Smooth against quick: TCP, TFRC and TEAR
m-smooth-against-quick-tcp-tfrc-tfxj48 = أملس مقابل سريع: TCP وTFRC وTEAR

# A square wave: bandwidth that comes and goes
m-a-square-wave-bandwidth-that-6lzus2 = موجة مربعة: عرض نطاق يأتي ويذهب

# Timeouts: when no ACK comes to tell
m-timeouts-when-no-ack-comes-s3mrni = انقضاء المهلة: حين لا يأتي ACK ليخبر

# Two queues: 1 ms beside 15 ms
m-two-queues-1-ms-beside-cb9mio = طابوران: 1 ms بجانب 15 ms

# Vegas beside Reno
m-vegas-beside-reno-0e599t = ‏Vegas بجانب Reno

# Who shares? A second flow joins
m-who-shares-a-second-flow-xixwys = من يتقاسم؟ ينضم تدفق ثانٍ

# Loss is not congestion: a wireless link
m-loss-is-not-congestion-a-evg4x3 = الفقد ليس ازدحامًا: وصلة لاسلكية

# After problems of Kurose and Ross, chapter 3: 10 Mbit/s, 1500 bytes, 150 ms.
m-after-problems-of-kurose-and-sv50ah = على غرار مسائل Kurose وRoss، الفصل 3: ‏10 Mbit/s، و1500 بايت، و150 ms.

# How many packets fill the path? How large must the queue be so that the link is never idle after a cut? Then halve the queue, and halve it again: how much of the link is used?
m-how-many-packets-fill-the-4kw2w8 = كم حزمة تملأ المسار؟ وكم يجب أن يكون حجم الطابور حتى لا تخمل الوصلة أبدًا بعد قطع؟ ثم نصّف الطابور، ثم نصّفه مرة أخرى: كم من الوصلة يُستخدم؟

# A queue of 125 packets, as many as fill the path, keeps {used} of the link in use; the window swings between {low} and {high} packets.
m-a-queue-of-125-packets-di2hw1 = طابور من 125 حزمة، بعدد ما يملأ المسار، يبقي { $used } من الوصلة مستخدمة؛ وتتأرجح النافذة بين { $low } و{ $high ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $high } حزم
   *[other] { $high } حزمة
  }.

# After the bufferbloat lab of Stanford CS 144, also set in Toronto and at Washington: 1.5 Mbit/s, 20 ms, a page every 3 s, a ping every 0.1 s, behind 20 packets and behind 100. The initial window is 3, as it was then.
m-after-the-bufferbloat-lab-of-k5mfjm = على غرار مختبر تضخم المخازن (bufferbloat) في Stanford CS 144، المطروح أيضًا في تورونتو وواشنطن: 1.5 Mbit/s، و20 ms، وصفحة كل 3 s، وping كل 0.1 s، خلف 20 حزمة وخلف 100. النافذة الابتدائية 3 كما كانت آنذاك.

# How long does a page take behind 100 packets, and how long behind 20 (mean and spread)? Why is the smaller buffer quicker? Give the round trip as a formula of the packets that wait. What changes with an initial window of 10?
m-how-long-does-a-page-6frkyf = كم تستغرق صفحة خلف 100 حزمة، وكم خلف 20 (المتوسط والتشتت)؟ لماذا المخزن الأصغر أسرع؟ أعطِ زمن الذهاب والإياب صيغةً بدلالة الحزم المنتظرة. وما الذي يتغير بنافذة ابتدائية من 10؟

# Behind a buffer of 100 packets a ping takes {pingLarge} ms and a page {pageLarge} s; behind 20 it is {pingSmall} ms and {pageSmall} s, on a link as fast.
m-behind-a-buffer-of-100-wsmsx4 = خلف مخزن من 100 حزمة يستغرق ping ‏{ $pingLarge } ms وصفحة { $pageLarge } s؛ وخلف 20 يصير ذلك { $pingSmall } ms و{ $pageSmall } s، على وصلة بالسرعة نفسها.

# After Floyd and Fall (1999): TCP over 1.5 Mbit/s, beside it a constant stream that goes on over a link of 128 kbit/s.
m-after-floyd-and-fall-1999-caz7dm = على غرار Floyd وFall ‏(1999): ‏TCP عبر 1.5 Mbit/s، وبجانبه تيار ثابت يواصل عبر وصلة من 128 kbit/s.

# How much of the first link is of use to somebody? Draw TCP’s throughput and what the stream delivers over the stream’s rate (Vary …, beside the rate). What changes if the stream is TCP too?
m-how-much-of-the-first-x4ol6n = كم من الوصلة الأولى ينفع أحدًا؟ ارسم إنتاجية TCP وما يسلّمه التيار مقابل معدل التيار (غيّر…، بجانب المعدل). وما الذي يتغير إذا كان التيار TCP أيضًا؟

# The stream takes {taken} of 1.5 Mbit/s, and {arrives} of it arrive: the rest is carried over the first link to be dropped at the second. TCP has {tcp}.
m-the-stream-takes-taken-of-eb9rzo = يأخذ التيار { $taken } من 1.5 Mbit/s، ويصل منه { $arrives }: والباقي يُحمل عبر الوصلة الأولى ليُسقط عند الثانية. ولـ TCP ‏{ $tcp }.

# After a problem of Peterson and Davie, chapter 6: TCP Vegas on a path whose round trip becomes longer while it runs: twice as long there, here 110 ms in place of 60 from 25 s on.
m-after-a-problem-of-peterson-0pa0f5 = على غرار مسألة لـ Peterson وDavie، الفصل 6: ‏TCP Vegas على مسار يطول زمن ذهابه وإيابه أثناء التشغيل: إلى الضعف هناك، وهنا 110 ms بدل 60 ابتداءً من 25 s.

# What does Vegas take the longer round trip for, and what does it do? What does its throughput come to, and why does it stay there? How could it tell the two apart?
m-what-does-vegas-take-the-dqu8oi = ماذا يظن Vegas زمنَ الذهاب والإياب الأطول، وماذا يفعل؟ إلى ماذا تصل إنتاجيته، ولماذا تبقى عنده؟ وكيف كان يمكنه أن يميز بين الأمرين؟

# Vegas takes the longer path for a queue: its window comes down to {window} packets, and of the {before} Mbit/s that it had it keeps {after}, though nobody else is there.
m-vegas-takes-the-longer-path-wvubg5 = يحسب Vegas المسار الأطول طابورًا: تنزل نافذته إلى { $window ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $window } حزم
   *[other] { $window } حزمة
  }، ومن { $before } Mbit/s كانت له يبقى { $after }، مع أنه لا أحد غيره هناك.

# After exercises of Peterson and Davie, chapter 6.
m-after-exercises-of-peterson-and-pvulfo = على غرار تمارين لـ Peterson وDavie، الفصل 6.

# The window grows with each ACK, by 1/W. What if there is an ACK for every second packet only: how much does it grow in a round trip?
m-the-window-grows-with-each-x11yy1 = تنمو النافذة مع كل ACK بمقدار 1/W. ماذا لو جاء ACK لكل حزمة ثانية فقط: كم تنمو في رحلة ذهاب وإياب؟

# Without losses, after {time} s the one window is {each} packets and the other {second}: half as many ACKs, half the growth.
m-without-losses-after-time-s-gf7frq = بلا فقد تكون نافذة أحدهما بعد { $time } s ‏{ $each ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $each } حزم
   *[other] { $each } حزمة
  } ونافذة الآخر { $second }: نصف إشعارات ACK، فنصف النمو.

# After Tanenbaum: round trip 10 ms, receive window 24 kB, segments of 2 kB.
m-after-tanenbaum-round-trip-10-0qnvzc = على غرار Tanenbaum: زمن ذهاب وإياب 10 ms، ونافذة استقبال 24 kB، ومقاطع من 2 kB.

# How long does it take until the first full window can be sent? What is the throughput from then on?
m-how-long-does-it-take-ss5cmo = كم يمضي حتى يمكن إرسال أول نافذة كاملة؟ وما الإنتاجية من ذلك الحين؟

# 1, 2, 4, 8 segments, and then 12, which fill 24 kB: at {full} ms. From then on 24 kB leave each 10 ms: {rate} Mbit/s, and no more, however fast the link is.
m-1-2-4-8-segments-pxkpw4 = ‏1 ثم 2 ثم 4 ثم 8 مقاطع، ثم 12 تملأ 24 kB: عند { $full } ms. ومن ذلك الحين تخرج 24 kB كل 10 ms: ‏{ $rate } Mbit/s ولا أكثر، مهما كانت الوصلة سريعة.

# After the TCP assignment of GENI: 100 Mbit/s, 300 ms, 5 % of the packets lost.
m-after-the-tcp-assignment-of-vyq07j = على غرار واجب TCP في GENI: ‏100 Mbit/s، و300 ms، و5 % من الحزم مفقودة.

# How much of 100 Mbit/s does each get, and why so little? Take the losses away: who profits more, and why?
m-how-much-of-100-mbit-tgyclt = كم من 100 Mbit/s يحصل عليه كل منهما، ولماذا هذا القليل؟ أزل الفقد: من يربح أكثر، ولماذا؟

# At 5 % losses Reno gets {reno} kbit/s and CUBIC {cubic}, of 100,000. At a loss, timeouts included, Reno goes on with {renoKept} of its window and CUBIC with {cubicKept}; both are cut again long before they can fill the path.
m-at-5-losses-reno-gets-ogwgzd = عند فقد 5 % يحصل Reno على { $reno } kbit/s وCUBIC على { $cubic }، من 100,000. عند الفقد، وانقضاء المهل محسوب، يواصل Reno بـ { $renoKept } من نافذته وCUBIC بـ { $cubicKept }؛ ويُقطع كلاهما من جديد قبل أن يستطيع ملء المسار بكثير.

# After an exercise that many courses set: sessions on links of 10 and 4 Mbit/s.
m-after-an-exercise-that-many-wle7w4 = على غرار تمرين تطرحه مقررات كثيرة: جلسات على وصلتين من 10 و4 Mbit/s.

# What are the max-min fair shares of the three? Which link is whose bottleneck? What does TCP make of it, and why?
m-what-are-the-max-min-tosa6n = ما حصص الثلاثة العادلة بمعنى max-min؟ وأي وصلة هي عنق زجاجة أي جلسة؟ وماذا يفعل TCP بذلك، ولماذا؟

# Max-min fair would be 2, 8 and 2 Mbit/s. TCP gives {both}, {first} and {second}: whoever crosses both links waits in both queues, which makes its round trip {longer} times that of the second, and loses packets at both.
m-max-min-fair-would-be-jnczn7 = الحصص العادلة بمعنى max-min هي 2 و8 و2 Mbit/s. يعطي TCP ‏{ $both } و{ $first } و{ $second }: من يعبر الوصلتين ينتظر في الطابورين، فيصير زمن ذهابه وإيابه { $longer ->
    [two] ضعفي
    [few] { $longer } أضعاف
   *[other] { $longer } ضعف
  } زمن الثانية، ويفقد حزمًا عند كليهما.

# After lab 4 of simulation modelling, RUDN University, Moscow: 20 flows, windows of at most 32 packets, RED of 75 and 150.
m-after-lab-4-of-simulation-glq3hy = على غرار المختبر 4 في نمذجة المحاكاة، جامعة RUDN، موسكو: 20 تدفقًا، ونوافذ من 32 حزمة على الأكثر، وRED بعتبتي 75 و150.

# Where does the average queue settle? Does RED drop anything, and why not? What happens if the windows may be 64?
m-where-does-the-average-queue-3vy5cz = أين يستقر متوسط الطابور؟ هل يُسقط RED شيئًا، ولماذا لا؟ وماذا يحدث إذا جاز أن تكون النوافذ 64؟

# Twenty windows of 32 packets are 640, and 575 fill the path: the queue holds {queue} on average, below RED’s first threshold of 75. So RED has nothing to do: it has dropped {dropped}.
m-twenty-windows-of-32-packets-8psr93 = عشرون نافذة من 32 حزمة هي 640، و575 تملأ المسار: في الطابور { $queue } في المتوسط، دون عتبة RED الأولى 75. فليس لـ RED ما يفعله: أسقط { $dropped }.

# After assignment 2 of CS 331, IIT Gandhinagar: ten flows each, 0 to 150 s, 15 to 135 s, 30 to 120 s, on 50 Mbit/s.
m-after-assignment-2-of-cs-20dbq0 = على غرار الواجب 2 في CS 331، ‏IIT Gandhinagar: عشرة تدفقات لكل عميل، 0 إلى 150 s، و15 إلى 135 s، و30 إلى 120 s، على 50 Mbit/s.

# What does a client get while it is alone, with one other, with two? How soon is the link shared equally after each comes, and how soon is it full again after each goes?
m-what-does-a-client-get-geb8r0 = على ماذا يحصل عميل وهو وحده، ومع واحد آخر، ومع اثنين؟ كم يمضي حتى تُتقاسم الوصلة بالتساوي بعد مجيء كل منهم، وكم حتى تمتلئ من جديد بعد ذهاب كل منهم؟

# Alone client 1 has {alone} Mbit/s, with one other {two}, with two {three}.
m-alone-client-1-has-alone-egdl9v = للعميل 1 وحده { $alone } Mbit/s، ومع واحد آخر { $two }، ومع اثنين { $three }.

# After project 3 of CS 5700, Northeastern University: all links 10 Mbit/s, one TCP, and a constant stream of 1 to 10 Mbit/s.
m-after-project-3-of-cs-y5q5nt = على غرار المشروع 3 في CS 5700، جامعة Northeastern: كل الوصلات 10 Mbit/s، وTCP واحد، وتيار ثابت من 1 إلى 10 Mbit/s.

# Draw TCP’s throughput, its losses and its round trip over the rate of the stream (Vary …, beside the rate). Which of Tahoe, Reno, NewReno and Vegas does best?
m-draw-tcp-s-throughput-its-8cufw2 = ارسم إنتاجية TCP وفقده وزمن ذهابه وإيابه مقابل معدل التيار (غيّر…، بجانب المعدل). أي من Tahoe وReno وNewReno وVegas هو الأفضل؟

# Beside a stream of 8 Mbit/s TCP has {rate} Mbit/s: what is left.
m-beside-a-stream-of-8-5k7wb7 = بجانب تيار من 8 Mbit/s يحصل TCP على { $rate } Mbit/s: ما تبقى.

# After a lab of a Chinese course on ns-3: a chain of routers, TCP over all links, UDP over one in the middle.
m-after-a-lab-of-a-gs3n8z = على غرار مختبر في مقرر صيني على ns-3: سلسلة من الموجّهات، وTCP عبر كل الوصلات، وUDP عبر واحدة في الوسط.

# At which link do packets wait? What do the three get at stream rates of 2, 5, 8 and 9.5 Mbit/s?
m-at-which-link-do-packets-nnf9ox = عند أي وصلة تنتظر الحزم؟ وعلى ماذا يحصل الثلاثة عند معدلات للتيار من 2 و5 و8 و9.5 Mbit/s؟

# The stream takes 5 of the second link’s 10 Mbit/s. NewReno gets {newreno} Mbit/s, Reno {reno} and Vegas {vegas}; {waiting} packets wait at the second link on average and {first} at the first.
m-the-stream-takes-5-of-vyy481 = يأخذ التيار 5 من 10 Mbit/s على الوصلة الثانية. يحصل NewReno على { $newreno } Mbit/s، وReno على { $reno }، وVegas على { $vegas }؛ وتنتظر في المتوسط { $waiting ->
    [one] حزمة واحدة
    [two] حزمتان
    [few] { $waiting } حزم
   *[other] { $waiting } حزمة
  } عند الوصلة الثانية و{ $first } عند الأولى.

# After lab 5 of COMP3331, UNSW Sydney.
m-after-lab-5-of-comp3331-vlodq4 = على غرار المختبر 5 في COMP3331، ‏UNSW سيدني.

# What is the largest window, and what does the sender do then? How often does that happen in a minute? Then, under Flows, bring the largest window down until it happens no more.
m-what-is-the-largest-window-b0iwg3 = ما أكبر نافذة، وماذا يفعل المرسل عندها؟ كم مرة يحدث ذلك في دقيقة؟ ثم أنزل أكبر نافذة، ضمن «التدفقات»، حتى لا يحدث بعد ذلك.

# The window first reaches {peak} packets; {falls} times it falls to one. In a second {rate} packets arrive, of the 231 that the link could carry. A student’s report of ns-2 has 100 packets, 7 falls and 185 a second.
m-the-window-first-reaches-peak-farjd6 = تبلغ النافذة أولًا { $peak ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $peak } حزم
   *[other] { $peak } حزمة
  }؛ وعدد مرات هبوطها إلى واحدة { $falls }. تصل في الثانية { $rate ->
    [one] حزمة واحدة
    [two] حزمتان
    [few] { $rate } حزم
   *[other] { $rate } حزمة
  } من 231 كانت الوصلة تستطيع حملها. وفي تقرير طالب بـ ns-2: ‏100 حزمة، و7 هبوطات، و185 في الثانية.

# After a lab that many courses set (UC Riverside, Northeastern): one flow each, the same link, 1 % of the packets spoiled.
m-after-a-lab-that-many-nqs2r9 = على غرار مختبر تطرحه مقررات كثيرة (UC Riverside وNortheastern): تدفق لكل منها، والوصلة نفسها، و1 % من الحزم فاسدة.

# Which of the three gets most through? Why do the losses hurt Tahoe more than Reno? What does Vegas go by besides?
m-which-of-the-three-gets-uy01ye = أي الثلاثة يمرر الأكثر؟ لماذا يؤذي الفقد Tahoe أكثر من Reno؟ وبماذا يهتدي Vegas إلى جانب الفقد؟

# In the mean Tahoe gets {tahoe} Mbit/s, Reno {reno} and Vegas {vegas}.
m-in-the-mean-tahoe-gets-yoi0zg = يحصل Tahoe في المتوسط على { $tahoe } Mbit/s، وReno على { $reno }، وVegas على { $vegas }.

# After the delay models of a page over HTTP (Kurose and Ross): 40 kB in 40 packets, 10 Mbit/s, a round trip of 100 ms; from a window of 1 and, over a link of its own, from one of 10.
m-after-the-delay-models-of-nby4dh = على غرار نماذج تأخير صفحة عبر HTTP ‏(Kurose وRoss): ‏40 kB في 40 حزمة، و10 Mbit/s، وزمن ذهاب وإياب 100 ms؛ من نافذة 1، ومن نافذة 10 عبر وصلة خاصة بها.

# How many round trips does the page take from a window of 1, and how many from one of 10? What would it take if the link alone set the pace? Which of the two does a link ten times as fast help?
m-how-many-round-trips-does-kxurz3 = كم رحلة ذهاب وإياب تستغرق الصفحة من نافذة 1، وكم من نافذة 10؟ وكم كانت ستستغرق لو حددت الوصلة وحدها الوتيرة؟ وأي الاثنتين تنفعها وصلة أسرع عشر مرات؟

# From a window of 1 the page takes {one} s, from one of 10 {ten} s; at the full rate of the link its packets are sent in 0.03 s.
m-from-a-window-of-1-hgoes7 = من نافذة 1 تستغرق الصفحة { $one } s، ومن نافذة 10 ‏{ $ten } s؛ وبمعدل الوصلة الكامل تُرسل حزمها في 0.03 s.

# After a problem that stands in most textbooks (Kurose and Ross, chapter 3). “By rounds” has the graph and the table, and prints them without their phases.
m-after-a-problem-that-stands-6w7na9 = على غرار مسألة واردة في معظم الكتب الدراسية (Kurose وRoss، الفصل 3). في «حسب الجولات» الرسم والجدول، وتطبعهما بلا أطوارهما.

# In which rounds is it in slow start, in which in congestion avoidance? What happened after round 17, and what after round 25? What is ssthresh in rounds 1, 19 and 27?
m-in-which-rounds-is-it-1iz7mk = في أي الجولات يكون في البدء البطيء، وفي أيها في تجنب الازدحام؟ ماذا حدث بعد الجولة 17، وماذا بعد الجولة 25؟ وكم ssthresh في الجولات 1 و19 و27؟

# The window is {top} packets in round 16. Three duplicate ACKs bring it to half, and the timeout to {least}.
m-the-window-is-top-packets-e5rh9t = النافذة { $top ->
    [one] حزمة واحدة
    [two] حزمتان
    [few] { $top } حزم
   *[other] { $top } حزمة
  } في الجولة 16. ثلاثة إشعارات ACK مكررة تنزل بها إلى النصف، وانقضاء المهلة إلى { $least }.

# The buffer holds {depth} times what the path holds. CUBIC fills it and backs off when packets are lost; BBR has at most twice the path’s packets on their way, however long the queue is. BBR, which came at 10 s, has {bbr} of the throughput, and a packet waits {wait} on average.
m-the-buffer-holds-depth-times-k38rce = يتسع المخزن لـ { $depth ->
    [two] ضعفي
    [few] { $depth } أضعاف
   *[other] { $depth } ضعف
  } ما يتسع له المسار. يملؤه CUBIC ويتراجع حين تُفقد حزم؛ ولا يكون لـ BBR في الطريق إلا ضعف حزم المسار على الأكثر، مهما طال الطابور. لـ BBR الذي جاء عند 10 s ‏{ $bbr } من الإنتاجية، وتنتظر الحزمة { $wait } في المتوسط.

# BBR begins as slow start does: twice as fast each round trip, until the rate at which its packets arrive no longer rises. By then up to {most} packets wait. It sends slower until they have left, and goes on at the rate that it has measured: {used} of the link, with {wait} packets waiting on average.
m-bbr-begins-as-slow-start-xa45h2 = يبدأ BBR كما يفعل البدء البطيء: أسرع بالضعف كل رحلة، حتى لا يعود معدل وصول حزمه يرتفع. وعندئذ تنتظر حتى { $most ->
    [one] حزمة واحدة
    [two] حزمتان
    [few] { $most } حزم
   *[other] { $most } حزمة
  }. يرسل أبطأ حتى تخرج، ثم يواصل بالمعدل الذي قاسه: { $used } من الوصلة، مع { $wait ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $wait } حزم
   *[other] { $wait } حزمة
  } تنتظر في المتوسط.

# BBR sends at the rate that it has measured and does not cut at a loss; TCP halves at every one. The buffer is small, losses are many: BBR, which came at 10 s, has {bbr} of the throughput.
m-bbr-sends-at-the-rate-1hbkyz = يرسل BBR بالمعدل الذي قاسه ولا يقطع عند الفقد؛ وينصّف TCP عند كل فقد. المخزن صغير والفقد كثير: لـ BBR الذي جاء عند 10 s ‏{ $bbr } من الإنتاجية.

# A buffer of half a bandwidth-delay product. BBR of 2016 (A) does not ask what its losses mean: {lostA} of its packets are lost, and CUBIC has {cubicA}. BBRv3 (B) ends a probe that loses over 2 % and keeps below what was too much: {lostB} are lost, CUBIC has {cubicB}. How much it gives back differs from one implementation to the next.
m-a-buffer-of-half-a-qut7a3 = مخزن بنصف جداء عرض النطاق والتأخير. لا يسأل BBR عام 2016 (A) عن معنى ما يفقده: تُفقد { $lostA } من حزمه، ولـ CUBIC ‏{ $cubicA }. ينهي BBRv3 ‏(B) استكشافًا يفقد أكثر من 2 % ويبقى دون ما كان كثيرًا: تُفقد { $lostB }، ولـ CUBIC ‏{ $cubicB }. ومقدار ما يعيده يختلف من تنفيذ إلى آخر.

# Fifty packets fill this pipe (its bandwidth-delay product, BDP). A buffer of as many keeps {whole} of the link in use while TCP halves its window; with half of that it is {half}, with an eighth {eighth}.
m-fifty-packets-fill-this-pipe-nr875q = خمسون حزمة تملأ هذا الأنبوب (جداء عرض نطاقه وتأخيره، BDP). مخزن بهذا العدد يبقي { $whole } من الوصلة مستخدمة بينما ينصّف TCP نافذته؛ وبنصفه { $half }، وبثُمنه { $eighth }.

# Four links, alike but for their buffers. With room for 5 packets TCP uses {small} of its link, with 20 or more all of it. With 1000 it gets nothing more, but its packets wait: a round trip of 60 ms has taken {bloat} on average so far, and gets longer until the buffer is full, which is 2.7 s of waiting.
m-four-links-alike-but-for-xv82sy = أربع وصلات متشابهة إلا في مخازنها. بمكان لـ 5 حزم يستخدم TCP ‏{ $small } من وصلته، وبـ 20 أو أكثر كلها. وبـ 1000 لا يحصل على أكثر، لكن حزمه تنتظر: زمن ذهاب وإياب من 60 ms صار { $bloat } في المتوسط حتى الآن، ويطول حتى يمتلئ المخزن، وذلك انتظار 2.7 s.

# Three links, each with room for many packets. Drop-tail fills its buffer: a packet waits {droptail}. CoDel drops early, and it waits {codel}; PIE aims at 15 ms and gets {pie}. Their links are in use all the same: {used}.
m-three-links-each-with-room-8j00x0 = ثلاث وصلات، في كل منها مكان لحزم كثيرة. يملأ إسقاط الذيل مخزنه: تنتظر الحزمة { $droptail }. يُسقط CoDel مبكرًا فتنتظر { $codel }؛ ويستهدف PIE ‏15 ms فيبلغ { $pie }. ومع ذلك فوصلاتها مستخدمة: { $used }.

# A stream of 1 Mbit/s that heeds no loss takes half of the link. TCP finds what is left, and no more: {tcp} Mbit/s. Its losses do not make the stream slower; only TCP answers them.
m-a-stream-of-1-mbit-o6tu7s = تيار من 1 Mbit/s لا يبالي بأي فقد يأخذ نصف الوصلة. يجد TCP ما تبقى ولا أكثر: { $tcp } Mbit/s. فقد التيار لا يبطئه؛ وحده TCP يستجيب لفقده.

# One path and one queue, {rtt} there and back when it is empty. At a loss Reno goes on with {reno} of its window and CUBIC with {kept}, and CUBIC hurries back to where it was: it has {cubic} of the throughput.
m-one-path-and-one-queue-mtbihx = مسار واحد وطابور واحد، { $rtt } ذهابًا وإيابًا وهو فارغ. عند الفقد يواصل Reno بـ { $reno } من نافذته وCUBIC بـ { $kept }، ويسرع CUBIC عائدًا إلى حيث كان: له { $cubic } من الإنتاجية.

# Two links with a round trip of 300 ms. After a cut TCP climbs back by one packet each round trip, for {climb} s; CUBIC hurries to where it last lost, waits there, and goes on. TCP uses {tcp} of its link, CUBIC {cubic}.
m-two-links-with-a-round-4ebn22 = وصلتان بزمن ذهاب وإياب 300 ms. بعد القطع يصعد TCP عائدًا بحزمة كل رحلة، طوال { $climb } s؛ ويسرع CUBIC إلى حيث فقد آخر مرة، وينتظر هناك، ثم يواصل. يستخدم TCP ‏{ $tcp } من وصلته، وCUBIC ‏{ $cubic }.

# Two links with the same RED queue. It tells flows with ECN to slow down by a mark in a packet that arrives, the others by dropping one: {drops} packets are dropped on the first link, {marks} on the second.
m-two-links-with-the-same-f6iqja = وصلتان بطابور RED نفسه. يقول للتدفقات ذات ECN أن تبطئ بعلامة في حزمة واصلة، وللأخرى بإسقاط حزمة: المُسقط على الوصلة الأولى { $drops ->
    [one] حزمة واحدة
    [two] حزمتان
    [few] { $drops } حزم
   *[other] { $drops } حزمة
  }، وعلى الثانية { $marks }.

# Two TCP flows, a near and a far one, and a stream that sends 4 Mbit/s without a break share 6 Mbit/s. With one queue for all (A) far gets {one}. With a queue for each, served in turn (B), near gets {near}, far {far}, and the stream loses what it sends beyond its share.
m-two-tcp-flows-a-near-m1dpqi = تدفقا TCP، قريب وبعيد، وتيار يرسل 4 Mbit/s بلا انقطاع، تتقاسم 6 Mbit/s. بطابور واحد للجميع (A) يحصل البعيد على { $one }. وبطابور لكل منها تُخدم بالدور (B) يحصل القريب على { $near } والبعيد على { $far }، ويفقد التيار ما يرسله فوق حصته.

# Each has a link of its own. TCP keeps {tcp} of its window at a loss, GAIMD {gaimd}, SQRT {sqrt}, IIAD {iiad}: who cuts less climbs more slowly, and is smoother.
m-each-has-a-link-of-qyor0j = لكل منها وصلة خاصة. عند الفقد يُبقي TCP ‏{ $tcp } من نافذته، وGAIMD ‏{ $gaimd }، وSQRT ‏{ $sqrt }، وIIAD ‏{ $iiad }: من يقطع أقل يصعد أبطأ، وهو أملس.

# At 12 s a crowd comes: 100 transfers of 30 packets within 5 s. Each is in slow start, and over before it has found its share. Together they overflow the queue: {lost} of their packets are dropped, and the two long flows fall from {before} to {during} Mbit/s together and then come back.
m-at-12-s-a-crowd-8rpke1 = عند 12 s يأتي حشد: 100 عملية نقل من 30 حزمة خلال 5 s. كل منها في البدء البطيء، وتنتهي قبل أن تجد حصتها. ومعًا تُفيض الطابور: تُسقط { $lost } من حزمها، ويهبط التدفقان الطويلان معًا من { $before } إلى { $during } Mbit/s ثم يعودان.

# Two uploads fill a link on which somebody types, a small packet at a time. In one large buffer (A) an echo is back after {bloat}. FQ-CoDel (B) keeps the uploads apart from the keystrokes and their queue short: it takes {keys}, and the uploads lose nothing by it: {upA} in A, {upB} in B.
m-two-uploads-fill-a-link-59gq2z = عمليتا رفع تملآن وصلة يطبع عليها أحدهم، حزمة صغيرة في كل مرة. في مخزن واحد كبير (A) يعود الصدى بعد { $bloat }. يفصل FQ-CoDel ‏(B) الرفع عن نقرات المفاتيح ويُبقي طابوره قصيرًا: يستغرق الصدى { $keys }، ولا تخسر عمليتا الرفع بذلك شيئًا: { $upA } في A، و{ $upB } في B.

# Sixteen servers answer one request, with 128 ms worth of data. TCP (A) fills the buffer, loses whole windows, waits for timers of 200 ms, and needs {tcp}. In B the switch marks while 20 packets or more wait, and DCTCP cuts by as much as is marked: nothing is lost, and the last answer is there after {done}.
m-sixteen-servers-answer-one-request-k7i0p3 = ستة عشر خادمًا تجيب عن طلب واحد ببيانات تكفي 128 ms. يملأ TCP ‏(A) المخزن، ويفقد نوافذ كاملة، وينتظر مؤقتات من 200 ms، ويحتاج { $tcp }. وفي B يعلّم المبدّل ما دامت تنتظر 20 حزمة أو أكثر، ويقطع DCTCP بقدر ما عُلّم: لا يُفقد شيء، ويصل آخر جواب بعد { $done }.

# Thirty-two servers answer one request at the same time, with 77 ms worth of data. The small buffer overflows at once, whole windows are lost, and the link lies idle until timers of 200 ms run out: the last answer is there after {done}.
m-thirty-two-servers-answer-one-l6u94y = اثنان وثلاثون خادمًا تجيب عن طلب واحد في الوقت نفسه ببيانات تكفي 77 ms. يفيض المخزن الصغير فورًا، وتُفقد نوافذ كاملة، وتبقى الوصلة خاملة حتى تنقضي مؤقتات من 200 ms: يصل آخر جواب بعد { $done }.

# An update by LEDBAT has the link for itself and lets its packets wait {wait}, no more. At 20 s a TCP flow comes and fills the buffer; LEDBAT sees the delay grow and leaves it the link: TCP gets {tcp}. When TCP has gone at 45 s, the update takes the link again: {after} of it in the last ten seconds.
m-an-update-by-ledbat-has-xdhjqg = تحديث بـ LEDBAT له الوصلة وحده، ويدع حزمه تنتظر { $wait } ولا أكثر. عند 20 s يأتي تدفق TCP ويملأ المخزن؛ يرى LEDBAT التأخير ينمو فيترك له الوصلة: يحصل TCP على { $tcp }. وبعد ذهاب TCP عند 45 s يستعيد التحديث الوصلة: { $after } منها في الثواني العشر الأخيرة.

# A download begins. By the book (A) slow start doubles its window until the buffer overflows: {lostA} packets are lost, and it begins again from one packet. As Linux sends today (B), HyStart ends slow start before: {lostB} are lost so far. After 5 s {gotA} have come in A, {gotB} in B.
m-a-download-begins-by-the-gkwe4f = يبدأ تنزيل. كما في الكتاب (A) يضاعف البدء البطيء نافذته حتى يفيض المخزن: الحزم المفقودة { $lostA }، ويبدأ من جديد من حزمة واحدة. وكما يرسل لينكس اليوم (B) ينهي HyStart البدء البطيء قبل ذلك: المفقودة حتى الآن { $lostB }. بعد 5 s وصل { $gotA } في A و{ $gotB } في B.

# Of run A three ACKs in ten are lost on their way back, of run B none. An ACK says all that has arrived, so the next one makes up for a lost one, and A uses {used} of its link, B {beside}. But each ACK opens the window by a step, and to A fewer come: its window opens more slowly, and B has cut its own {times} times as often.
m-of-run-a-three-acks-3a0z8g = في التشغيل A تُفقد ثلاثة من كل عشرة إشعارات ACK في طريق عودتها، وفي B لا يُفقد شيء. يقول ACK كل ما وصل، فيعوض التالي عن المفقود، ويستخدم A ‏{ $used } من وصلته، وB ‏{ $beside }. لكن كل ACK يفتح النافذة خطوة، ويصل إلى A عدد أقل: تنفتح نافذته أبطأ، وقطع B نافذته { $times ->
    [two] ضعفي
    [few] { $times } أضعاف
   *[other] { $times } ضعف
  } المرات.

# The grey lines are measured: Linux’s own Reno over a link like this one, its window and round trip as ss shows them. There a tooth takes {linux} s, in this run {tooth} s. Drop a table of yours on the page (time, cwnd, rtt, queue), and it lies here.
m-the-grey-lines-are-measured-5uhq5d = الخطوط الرمادية مقيسة: ‏Reno الخاص بلينكس على وصلة كهذه، نافذته وزمن ذهابه وإيابه كما يعرضهما ss. تستغرق السن هناك { $linux } s، وفي هذا التشغيل { $tooth } s. أفلت جدولًا من عندك على الصفحة (time, cwnd, rtt, queue) فيقع هنا.

# This link follows a trace (made, not recorded): the grey area is what it carries, from 9 Mbit/s to nothing. The sender learns of it late: the round trip is 50 ms on the empty path and grew to {longest} ms in the buffer. Choose CoDel as the queue, and see it fall.
m-this-link-follows-a-trace-qmrmmx = تتبع هذه الوصلة أثرًا (مصنوعًا لا مسجلًا): المساحة الرمادية هي ما تحمله، من 9 Mbit/s إلى لا شيء. يعلم المرسل بذلك متأخرًا: زمن الذهاب والإياب 50 ms على المسار الفارغ، ونما إلى { $longest } ms في المخزن. اختر CoDel طابورًا وشاهده يهبط.

# One flow crosses three full links, at each of which another competes with it. The distances are alike; but the long way waits in three queues, which makes its round trip {longer} times theirs, and loses packets at three places: it gets {long} Mbit/s where half of a link would be 1.5.
m-one-flow-crosses-three-full-dcr49f = تدفق واحد يعبر ثلاث وصلات ممتلئة، ينافسه على كل منها آخر. المسافات متشابهة؛ لكن الطريق الطويل ينتظر في ثلاثة طوابير، فيصير زمن ذهابه وإيابه { $longer ->
    [two] ضعفي
    [few] { $longer } أضعاف
   *[other] { $longer } ضعف
  } أزمنتها، ويفقد حزمًا في ثلاثة مواضع: يحصل على { $long } Mbit/s حيث نصف وصلة هو 1.5.

# Each point is the two windows at one time. Climbing, both gain the same; halving, the rich one gives up more than the poor one: from {before} of the throughput in the first 3 s the poor one comes to {after}.
m-each-point-is-the-two-ndad1z = كل نقطة هي النافذتان في وقت واحد. في الصعود يكسب كلاهما القدر نفسه؛ وفي التنصيف يتنازل الغني عن أكثر مما يتنازل الفقير: من { $before } من الإنتاجية في أول 3 s يصل الفقير إلى { $after }.

# The same mark means a halving to CUBIC and a nudge to Prague. Behind one queue that marks both alike (A) Prague takes {pragueA} and leaves CUBIC {cubicA}. Two queues that are coupled (B) mark Prague twice the root of what CUBIC gets: {pragueB} and {cubicB}.
m-the-same-mark-means-a-v943u1 = العلامة نفسها تعني لـ CUBIC تنصيفًا ولـ Prague دفعة خفيفة. خلف طابور واحد يعلّم كليهما بالتساوي (A) يأخذ Prague ‏{ $pragueA } ويترك لـ CUBIC ‏{ $cubicA }. وطابوران مقترنان (B) يعلّمان Prague بضعف جذر ما يناله CUBIC: ‏{ $pragueB } و{ $cubicB }.

# One Prague, one queue, one ACK for every two packets. Where ACKs count the marks (A) Prague has {ratioA} times what CUBIC has. Where each ACK says only whether its own packet was marked (B) half of the marks are never heard of: {ratioB} times.
m-one-prague-one-queue-one-ele5rs = ‏Prague واحد، وطابور واحد، وACK واحد لكل حزمتين. حيث تعد إشعارات ACK العلامات (A) لـ Prague ‏{ $ratioA ->
    [two] ضعفا
    [few] { $ratioA } أضعاف
   *[other] { $ratioA } ضعف
  } ما لـ CUBIC. وحيث يقول كل ACK فقط هل عُلّمت حزمته (B) لا يُسمع أبدًا بنصف العلامات: { $ratioB ->
    [two] ضعفان
    [few] { $ratioB } أضعاف
   *[other] { $ratioB } ضعف
  }.

# When the drop-tail queue of A overflows, {together} of the eight flows lose packets and halve together, and the queue swings between {low} and {high} packets. RED in B drops one here and one there before it is full: from {redLow} to {redHigh}.
m-when-the-drop-tail-queue-qacjn8 = حين يفيض طابور إسقاط الذيل في A يفقد { $together } من التدفقات الثمانية حزمًا وتنصّف معًا، ويتأرجح الطابور بين { $low } و{ $high ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $high } حزم
   *[other] { $high } حزمة
  }. ويُسقط RED في B واحدة هنا وواحدة هناك قبل أن يمتلئ: من { $redLow } إلى { $redHigh }.

# At 20 s an upload begins to send the other way, where the link is narrow. It takes nothing from the download’s link; but the ACKs now wait and are lost behind its packets, and the download falls from {before} to {during} Mbit/s.
m-at-20-s-an-upload-fp2qy3 = عند 20 s يبدأ رفع يرسل في الاتجاه الآخر حيث الوصلة ضيقة. لا يأخذ شيئًا من وصلة التنزيل؛ لكن إشعارات ACK تنتظر الآن وتُفقد خلف حزمه، ويهبط التنزيل من { $before } إلى { $during } Mbit/s.

# Each flow adds one packet per round trip of its own: the one with a quarter of the distance adds them oftener, and gets {ratio} times the throughput of the other.
m-each-flow-adds-one-packet-w6enpn = يضيف كل تدفق حزمة كل زمن ذهاب وإياب خاص به: والذي على ربع المسافة يضيفها أكثر، فيحصل على { $ratio ->
    [two] ضعفي
    [few] { $ratio } أضعاف
   *[other] { $ratio } ضعف
  } إنتاجية الآخر.

# A round trip by satellite takes 560 ms. It takes {fill} s until TCP fills the link; and when one single packet is lost, at 20 s, it needs {back} s to have back what it gave up.
m-a-round-trip-by-satellite-8i2tf8 = يستغرق الذهاب والإياب عبر الساتل 560 ms. تمضي { $fill } s حتى يملأ TCP الوصلة؛ وحين تُفقد حزمة واحدة فقط، عند 20 s، يحتاج { $back } s ليستعيد ما تنازل عنه.

# The window grows by one packet each round trip. When the queue is full a packet is dropped, and TCP goes on with {kept} of its window: so it goes up and down for ever, and {used} of the link is in use.
m-the-window-grows-by-one-ia6m1d = تنمو النافذة بحزمة كل رحلة ذهاب وإياب. وحين يمتلئ الطابور تُسقط حزمة، ويواصل TCP بـ { $kept } من نافذته: هكذا يصعد ويهبط أبدًا، و{ $used } من الوصلة مستخدمة.

# At 20 s each link becomes three times as fast. Schemes of small cuts are slow to notice; SIMD adds more the longer nothing is lost, and has the whole link after {simd} s, when AIMD, of the same cut, has {aimd} of its own and IIAD {iiad}.
m-at-20-s-each-link-tob0nu = عند 20 s تصير كل وصلة أسرع ثلاث مرات. المخططات ذات القطع الصغير بطيئة الملاحظة؛ أما SIMD فيضيف أكثر كلما طال عدم الفقد، فتكون له الوصلة كلها بعد { $simd } s، حين يكون لـ AIMD ذي القطع نفسه { $aimd } من وصلته ولـ IIAD ‏{ $iiad }.

# The window doubles each round trip: from 1 packet to the 100 that fill the link within {fill} s. It doubles once more before the sender hears of the first loss, and {lost} packets are dropped.
m-the-window-doubles-each-round-nfm0dw = تتضاعف النافذة كل رحلة: من حزمة واحدة إلى الـ 100 التي تملأ الوصلة خلال { $fill } s. وتتضاعف مرة أخرى قبل أن يسمع المرسل بأول فقد، فيكون المُسقط { $lost ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $lost } حزم
   *[other] { $lost } حزمة
  }.

# All six flows share one link. What a TCP flow sends in a round trip varies by {tcp} (coefficient of variation), TFRC by {tfrc}, TEAR by {tear}: they average over many losses, so they are smooth, and slow to react.
m-all-six-flows-share-one-id907r = التدفقات الستة كلها تتقاسم وصلة واحدة. ما يرسله تدفق TCP في رحلة يتغير بـ { $tcp } (معامل الاختلاف)، وTFRC بـ { $tfrc }، وTEAR بـ { $tear }: هذان يتوسطان على فقد كثير، فهما أملسان وبطيئا الاستجابة.

# A sender takes two thirds of the link for 2 s, leaves it for 2 s, and so on. TCP takes up at once what is free; TFRC averages, and comes too late: two TCP flows get {tcp}, two of TFRC {tfrc}.
m-a-sender-takes-two-thirds-n5xl6w = مرسل يأخذ ثلثي الوصلة 2 s، ويتركها 2 s، وهكذا. يأخذ TCP فورًا ما هو متاح؛ أما TFRC فيتوسط ويأتي متأخرًا: يحصل تدفقا TCP على { $tcp }، وتدفقا TFRC على { $tfrc }.

# Of 100 packets 15 are lost. With so few on the way three duplicate ACKs seldom come back to tell of a loss: the sender waits for its timer and begins again with one packet. Before it knows a round trip the timer is set to 3 s, and the very first packet was lost: {first} of silence. Later it is up to {later}.
m-of-100-packets-15-are-i4985k = من كل 100 حزمة تُفقد 15. وبهذا القليل في الطريق نادرًا ما تعود ثلاثة إشعارات ACK مكررة لتخبر بفقد: ينتظر المرسل مؤقته ويبدأ من جديد بحزمة واحدة. وقبل أن يعرف زمن ذهاب وإياب يكون المؤقت مضبوطًا على 3 s، والحزمة الأولى نفسها فُقدت: { $first } من الصمت. وفيما بعد يصل إلى { $later }.

# One link, two queues. Prague answers each mark a little: it waits {low} in the low-latency queue, {marked} of its packets marked. CUBIC waits {classic} in the classic one. One controller marks one and drops from the other: {prague} and {cubic}.
m-one-link-two-queues-prague-4buy67 = وصلة واحدة وطابوران. يستجيب Prague لكل علامة قليلًا: ينتظر { $low } في الطابور قليل التأخير، و{ $marked } من حزمه معلَّمة. وينتظر CUBIC ‏{ $classic } في التقليدي. متحكم واحد يعلّم من أحدهما ويُسقط من الآخر: { $prague } و{ $cubic }.

# At 15 s a sender that heeds no loss begins to send 3 Mbit/s. The three TCP flows give way to it, from {before} to {during} Mbit/s together; it does not.
m-at-15-s-a-sender-w9vlq3 = عند 15 s يبدأ مرسل لا يبالي بأي فقد بإرسال 3 Mbit/s. تفسح له تدفقات TCP الثلاثة، من { $before } إلى { $during } Mbit/s معًا؛ وهو لا يفسح.

# Vegas alone keeps a few packets in the queue and loses none. At 20 s Reno comes and fills the queue until it overflows; Vegas takes the longer round trip for congestion, gives way, and is left with {vegas} of the throughput.
m-vegas-alone-keeps-a-few-shc3vh = يُبقي Vegas وحده بضع حزم في الطابور ولا يفقد شيئًا. عند 20 s يأتي Reno ويملأ الطابور حتى يفيض؛ ويحسب Vegas زمن الذهاب والإياب الأطول ازدحامًا، فيتنازل، ويبقى له { $vegas } من الإنتاجية.

# Nobody tells the first flow that a second one has come at 10 s. It loses packets, gives way, and in the end has {first} of the throughput, the second {second}.
m-nobody-tells-the-first-flow-f3xn1e = لا أحد يقول للتدفق الأول إن ثانيًا جاء عند 10 s. يفقد حزمًا ويتنازل، وفي النهاية له { $first } من الإنتاجية وللثاني { $second }.

# From 20 s on the radio spoils 1 packet in 100. TCP takes each loss for congestion and halves its window: the queue is empty, and yet only {used} of the link is in use.
m-from-20-s-on-the-2iprbi = ابتداءً من 20 s يفسد الراديو حزمة من كل 100. يحسب TCP كل فقد ازدحامًا وينصّف نافذته: الطابور فارغ، ومع ذلك لا يُستخدم من الوصلة إلا { $used }.
