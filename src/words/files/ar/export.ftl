# Throughput over {span}, Mbit/s
m-throughput-over-span-mbit-s-f6u0nd = الإنتاجية، { $span }، Mbit/s

# Name
m-name-4el6o6 = الاسم

# Date
m-date-ggjuyh = التاريخ

# Set-up
m-set-up-1a1rxj = الإعداد

# Stop
m-stop-ky4lc5 = إيقاف

# Timed changes
m-timed-changes-d24ooh = تغييرات مجدولة

# Named
m-named-qq9b9i = المسماة

# Recent
m-recent-mg65fi = الأخيرة

# One more cannot be read and is left out.
m-one-more-cannot-be-read-ghl8eq = واحد آخر لا يمكن قراءته وقد تُرك.

# Delete what cannot be read
m-delete-what-cannot-be-read-9bupdc = احذف ما لا يمكن قراءته

# This browser does not let the page keep anything: what you make is in the address.
m-this-browser-does-not-let-145nmm = هذا المتصفح لا يسمح للصفحة بحفظ شيء: ما تصنعه موجود في العنوان.

# Delete everything kept here
m-delete-everything-kept-here-9x628l = احذف كل ما حُفظ هنا

# Name the scenario on show
m-name-the-scenario-on-show-g41vlj = سمِّ السيناريو المعروض

# Replace it
m-replace-it-8clibw = استبدله

# Keep it
m-keep-it-b1e2ut = أبقه

# Delete
m-delete-oay2cq = حذف

# No
m-no-r5wqai = لا

# Made, not recorded: packets leave by a Poisson process whose rate wanders by a Brownian motion and now and then sticks at 0, as Sprout models a mobile link (Winstein et al. 2013).
m-made-not-recorded-packets-leave-vt108q = مصنوع لا مسجل: تخرج الحزم بعملية بواسون يتجول معدلها بحركة براونية ويعلق أحيانًا عند 0، كما ينمذج Sprout وصلة خلوية (Winstein وآخرون 2013).

# Wi-Fi-like
m-wi-fi-like-sgu6hz = شبيه بـ Wi-Fi

# Made, not recorded: a station waits while up to 5 others hold the channel, then sends 5 to 8 frames at once; a fade now and then leaves room for one or two.
m-made-not-recorded-a-station-c9q9e9 = مصنوع لا مسجل: تنتظر محطة ما دامت حتى 5 أخرى تشغل القناة، ثم ترسل 5 إلى 8 أطر دفعة؛ وخفوت من حين لآخر لا يدع إلا مكانًا لإطار أو اثنين.

# Satellite-like
m-satellite-like-fsg66u = شبيه بالساتل

# Made, not recorded: every 15 s another satellite is taken, which gives between 2 and 8 Mbit/s, after a break of up to 0.2 s.
m-made-not-recorded-every-15-6pfz1a = مصنوع لا مسجل: كل 15 s يُؤخذ ساتل آخر يعطي بين 2 و8 Mbit/s، بعد انقطاع حتى 0.2 s.

# For a learning platform
m-for-a-learning-platform-c7gycy = لمنصة تعليمية

# One file that Moodle, Canvas, ILIAS and Blackboard take as a SCORM package: this page and what it asks. The gradebook gets score, completion, time and every answer. There is no server of ours in it.
m-one-file-that-moodle-canvas-vfiquk = ملف واحد تأخذه Moodle وCanvas وILIAS وBlackboard كحزمة SCORM: هذه الصفحة وما تسأله. يستلم سجل الدرجات النقاط والإتمام والزمن وكل جواب. لا خادم لنا فيه.

# Save the package
m-save-the-package-4txd7r = حفظ الحزمة

# Your course has not taken your last answers yet: they are kept here and are sent again.
m-your-course-has-not-taken-9gpauq = لم يأخذ مقررك أجوبتك الأخيرة بعد: تُحفظ هنا وتُرسل من جديد.

# What happened
m-what-happened-deylyo = ما الذي حدث

# What you expect of it when something is changed
m-what-you-expect-of-it-iq3gbf = ما تتوقعه حين يتغير شيء

# Draw what you expect
m-draw-what-you-expect-4rulwx = ارسم ما تتوقعه

# missing
m-missing-ergumf = ناقص

# Sentences · Sawtooth
m-sentences-sawtooth-hig4jp = الجمل · Sawtooth

# This language could not be fetched.
m-this-language-could-not-be-i9n5gb = تعذر جلب هذه اللغة.

# Sawtooth: sentences
m-sawtooth-sentences-qo1xr4 = ‏Sawtooth: الجمل

# What the page says
m-what-the-page-says-ezzvtl = ما تقوله الصفحة

# Every sentence in two languages. Drop a translation of your own here, a file in Fluent’s syntax, and see what it says, what is missing, and what breaks.
m-every-sentence-in-two-languages-d0yzjp = كل جملة بلغتين. أفلت هنا ترجمة من عندك، ملفًا بصيغة Fluent، وانظر ماذا تقول وما ينقص وما المعطوب.

# Beside English
m-beside-english-9418pb = بجانب الإنجليزية

# A file of your own
m-a-file-of-your-own-szju6u = ملف من عندك

# Show the page in it
m-show-the-page-in-it-c9hgga = عرض الصفحة بها

# Leave it
m-leave-it-xplfql = تركها

# Sentences
m-sentences-y3zmat = الجمل

# Find a sentence
m-find-a-sentence-j0u032 = ابحث عن جملة

# all: {count}
m-all-count-arskmp = الكل: { $count }

# translated: {count}
m-translated-count-kc06uo = مترجم: { $count }

# missing: {count}
m-missing-count-p5yc90 = ناقص: { $count }

# broken: {count}
m-broken-count-gl5l65 = معطوب: { $count }

# stale: {count}
m-stale-count-md1v8j = قديم: { $count }

# Part
m-part-r2xdf8 = الجزء

# Save the {count} that are missing as a file to fill in
m-save-the-count-that-are-w29szx = حفظ الناقص ({ $count }) ملفًا للملء

# These are of no sentence that stands in this list.
m-these-are-of-no-sentence-1j4912 = هذه ليست لأي جملة في هذه القائمة.
