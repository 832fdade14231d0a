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
m-tcp-against-udp-7u1cxk = TCP في وجه UDP

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
m-aimd-1-16-cut-o9obdh = AIMD، قطع 1/16

# SIMD, 1/16 cut
m-simd-1-16-cut-nhcsyb = SIMD، قطع 1/16

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
m-buffer-sizing-as-much-as-fljr41 = حجم المخزن: بقدر ما تسع الوصلة

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
m-the-parking-lot-three-bottlenecks-6z65fd = موقف السيارات: ثلاثة اختناقات متتالية

# Why halving makes shares equal: the phase plane
m-why-halving-makes-shares-equal-j9t8t5 = لماذا يساوي التنصيف الحصص: مستوى الطور

# Prague and CUBIC share
m-prague-and-cubic-share-w6h219 = ‏Prague وCUBIC يتقاسمان

# The same name, another result
m-the-same-name-another-result-8hn4ht = الاسم نفسه، ونتيجة أخرى

# Global synchronization, and RED
m-global-synchronization-and-red-ru6jns = التزامن العام، وRED

# ACKs on a congested reverse path
m-acks-on-a-congested-reverse-hvihpe = إشعارات ACK على مسار عودة مزدحم

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
