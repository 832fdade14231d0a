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

# One more has a rule and is kept: the part of the page that reads rules could not be fetched. Close this and open it again to try again.
m-one-more-has-a-rule-krngoc = واحد آخر فيه قاعدة وما زال محفوظًا: تعذر جلب جزء الصفحة الذي يقرأ القواعد. أغلق هذا وافتحه من جديد للمحاولة مرة أخرى.

# {count} more have a rule and are kept: the part of the page that reads rules could not be fetched. Close this and open it again to try again.
m-count-more-have-a-rule-huafqv = { $count ->
    [two] اثنان آخران في كل منهما قاعدة وما زالا محفوظين: تعذر جلب جزء الصفحة الذي يقرأ القواعد. أغلق هذا وافتحه من جديد للمحاولة مرة أخرى.
   *[other] { $count } أخرى فيها قاعدة وما زالت محفوظة: تعذر جلب جزء الصفحة الذي يقرأ القواعد. أغلق هذا وافتحه من جديد للمحاولة مرة أخرى.
  }

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

# Saved: {size} MB.
m-saved-size-mb-5o5ixe = حُفظت: { $size } MB.

# The package could not be made.
m-the-package-could-not-be-sxqxn8 = تعذّر إنشاء الحزمة.

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

# The part of the page that reads files could not be fetched. Nothing was changed.
m-the-part-of-the-page-k9vvq5 = تعذر جلب جزء الصفحة الذي يقرأ الملفات. لم يتغير شيء.

# {count} measured runs are behind this one, and no more can be. Remove one first.
m-count-measured-runs-are-behind-r9oibu = خلف هذا التشغيل { $count } من القياسات ولا يمكن المزيد. أزل واحدًا أولًا.

# {file} lies behind the run, in grey: {count} row of {what}, up to {end} s.
m-file-lies-behind-the-run-q3krvi = يقع { $file } خلف التشغيل بالرمادي: { $count ->
    [one] سطر واحد
    [two] سطران
    [few] { $count } أسطر
   *[other] { $count } سطرًا
  } من { $what }، حتى { $end } s.

# {file} lies behind the run, in grey: {count} rows of {what}, up to {end} s.
m-file-lies-behind-the-run-jn7rhd = يقع { $file } خلف التشغيل بالرمادي: { $count ->
    [one] سطر واحد
    [two] سطران
    [few] { $count } أسطر
   *[other] { $count } سطرًا
  } من { $what }، حتى { $end } s.

# {name}: {why} Nothing was changed.
m-name-why-nothing-was-changed-9tjk8c = { $name }: { $why } لم يتغير شيء.

# {size} MB are too many; at most {most} MB are read.
m-size-mb-are-too-many-azksyp = { $size } MB كثيرة؛ يُقرأ { $most } MB على الأكثر.

# it was not read to its end.
m-it-was-not-read-to-h2lbmw = لم يُقرأ إلى نهايته.

# it cannot be read.
m-it-cannot-be-read-o1tx1i = لا يمكن قراءته.

# No link holds it; this tab keeps it.
m-no-link-holds-it-this-uxdk2u = لا يسعه رابط؛ يحفظه هذا اللسان.

# Reading {name}: {percent} % …
m-reading-name-percent-kjy7yq = قراءة { $name }: ‏{ $percent } % …

# The link{at} follows {name}, over and over: {seconds}, {rate} on average.
m-the-link-at-follows-name-ex3t1e = تتبع الوصلة{ $at } ‏{ $name } مرارًا: { $seconds }، وفي المتوسط { $rate }.

# Opened {name}.
m-opened-name-22s1m9 = فُتح { $name }.

# 1 sample
m-1-sample-a0g27y = عينة واحدة

# {count} samples
m-count-samples-omnmzj = { $count ->
    [two] عينتان ({ $count })
    [few] { $count } عينات
   *[other] { $count } عينة
  }

# It was made by engine {engine}; this page has {own}, so the curves may differ.
m-it-was-made-by-engine-1my20v = صُنع بالمحرك { $engine }؛ وفي هذه الصفحة { $own }، فقد تختلف المنحنيات.

# Opened the two runs that {name} is of: seeds {seed} and {second}, {rows} in the file. They are computed again here.
m-opened-the-two-runs-that-p4acae = فُتح التشغيلان اللذان منهما { $name }: البذرتان { $seed } و{ $second }، و{ $rows } في الملف. يُحسبان هنا من جديد.

# Opened the run that {name} is of: seed {seed}, {rows} in the file. It is computed again here.
m-opened-the-run-that-name-u5qn98 = فُتح التشغيل الذي منه { $name }: البذرة { $seed }، و{ $rows } في الملف. يُحسب هنا من جديد.

# This tab has kept the run over the reload: its address does not hold it.
m-this-tab-has-kept-the-2mbjoi = أبقى هذا اللسان التشغيل عبر إعادة التحميل: عنوانه لا يحويه.

# Seed {seed}. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-simulated-packet-by-bj9efo = البذرة { $seed }. محاكاة حزمة حزمة بـ Sawtooth، المحرك { $engine }.

# Seed {seed}, the network at {now} s. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-the-network-at-3zdxp1 = البذرة { $seed }، والشبكة عند { $now } s. محاكاة حزمة حزمة بـ Sawtooth، المحرك { $engine }.

# Seed {seed}, at {now} s of {duration}. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-at-now-s-xp1llp = البذرة { $seed }، عند { $now } s من { $duration }. محاكاة حزمة حزمة بـ Sawtooth، المحرك { $engine }.

# Seed {seed}, {from} to {to} s of {duration}. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-from-to-to-u68i2i = البذرة { $seed }، من { $from } إلى { $to } s من { $duration }. محاكاة حزمة حزمة بـ Sawtooth، المحرك { $engine }.

# Seed {seed}, {from} to {to} s of {duration}, the network at {now} s. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-from-to-to-5psvwb = البذرة { $seed }، من { $from } إلى { $to } s من { $duration }، والشبكة عند { $now } s. محاكاة حزمة حزمة بـ Sawtooth، المحرك { $engine }.

# Grey: measured, {runs}.
m-grey-measured-runs-b3dwqs = الرمادي: مقيس، { $runs }.

# Dashed: the textbook’s model, in which all flows lose at once when the link alone cannot hold their windows.
m-dashed-the-textbook-s-model-st0v4y = المتقطع: نموذج الكتب الدراسية، وفيه تفقد كل التدفقات معًا حين لا تتسع الوصلة وحدها لنوافذها.

# Dashed: the textbook’s model, in which all flows lose at once when the link and its queue cannot hold their windows.
m-dashed-the-textbook-s-model-6hkppv = المتقطع: نموذج الكتب الدراسية، وفيه تفقد كل التدفقات معًا حين لا تتسع الوصلة وطابورها لنوافذها.

# Seed {seed}, Sawtooth, engine {engine}.
m-seed-seed-sawtooth-engine-engine-1m93nc = البذرة { $seed }، Sawtooth، المحرك { $engine }.

# This is run {name}. Run {other} differs by: {differ}.
m-this-is-run-name-run-ov39us = هذا هو التشغيل { $name }. ويختلف التشغيل { $other } في: { $differ }.

# Window, packets
m-window-packets-utwf5u = النافذة، حزم

# {what}: {up} against {across}.
m-what-up-against-across-4gu4a2 = { $what }: { $up } مقابل { $across }.

# The dot is {now} s, the line the {trail} s before it, thin where they are longer past; faint, the way from the beginning.
m-the-dot-is-now-s-ijsnyz = النقطة هي { $now } s، والخط { $trail } s قبلها، رفيع حيث بعُد عهده؛ والباهت الطريق من البداية.

# Dotted: {lines}.
m-dotted-lines-6xyjw0 = المنقط: { $lines }.

# With {count} timed changes.
m-with-count-timed-changes-p2hmdu = { $count ->
    [one] مع تغيير مجدول واحد.
    [two] مع تغييرين مجدولين.
    [few] مع { $count } تغييرات مجدولة.
    [many] مع { $count } تغييرًا مجدولًا.
   *[other] مع { $count } تغيير مجدول.
  }

# {change} at {time} s
m-change-at-time-s-g9rclw = { $change } عند { $time } s

# Changed: {changes}.
m-changed-changes-46jom4 = تغيّر: { $changes }.

# {shown} of {count} are shown: {more} more
m-shown-of-count-are-shown-9mo11v = يُعرض { $shown } من { $count }: بقي { $more }

# Above, the network at {time} s, packet by packet; below, what led to it.
m-above-the-network-at-time-8m2pr4 = في الأعلى الشبكة عند { $time } s، حزمة حزمة؛ وفي الأسفل ما أدى إليه.

# This run, live: {link}
m-this-run-live-link-o61leg = هذا التشغيل، حيًا: { $link }

# Seed {seed}. Simulated packet by packet by Sawtooth, engine {engine}. The same link gives the same run, to the last bit.
m-seed-seed-simulated-packet-by-46ur92 = البذرة { $seed }. محاكاة حزمة حزمة بـ Sawtooth، المحرك { $engine }. الرابط نفسه يعطي التشغيل نفسه، حتى آخر بت.

# Numbers of each scheme, means from {from} to {to} s
m-numbers-of-each-scheme-means-152k4p = أرقام كل مخطط، متوسطات من { $from } إلى { $to } s

# Numbers of each scheme, to be filled in
m-numbers-of-each-scheme-to-vd7k6r = أرقام كل مخطط، للملء

# At {time} s
m-at-time-s-ec0n82 = عند { $time } s

# “{name}” is deleted.
m-name-is-deleted-s3tczk = حُذف «{ $name }».

# It is deleted.
m-it-is-deleted-r3lb8h = حُذف.

# {count} more cannot be read and are left out.
m-count-more-cannot-be-read-abgnmh = { $count ->
    [two] اثنان آخران لا يمكن قراءتهما وقد تُركا.
   *[other] { $count } أخرى لا يمكن قراءتها وقد تُركت.
  }

# What could not be read is deleted.
m-what-could-not-be-read-ls41p9 = حُذف ما لم تمكن قراءته.

# What you change and run appears here.
m-what-you-change-and-run-ymmm0e = ما تغيره وتشغله يظهر هنا.

# Kept by this browser, on this machine only.
m-kept-by-this-browser-on-aqbflo = يحفظه هذا المتصفح على هذا الجهاز فقط.

# So is this page: it opens without a network.
m-so-is-this-page-it-ywohf9 = وكذلك هذه الصفحة: تُفتح بلا شبكة.

# Delete everything
m-delete-everything-ovrh3r = حذف الكل

# Everything kept here is deleted.
m-everything-kept-here-is-deleted-0wpq7b = حُذف كل ما حُفظ هنا.

# Kept as “{name}”.
m-kept-as-name-n4dagh = حُفظ باسم «{ $name }».

# Delete it
m-delete-it-3tz6fn = احذفه

# Delete “{name}”
m-delete-name-pehsia = احذف «{ $name }»

# Delete the one of {date}
m-delete-the-one-of-date-w9ngeq = احذف ما تاريخه { $date }

# 1 change while it runs.
m-1-change-while-it-runs-sdvtde = تغيير واحد أثناء التشغيل.

# {count} changes while it runs.
m-count-changes-while-it-runs-gd9bal = { $count ->
    [two] تغييران أثناء التشغيل.
    [few] { $count } تغييرات أثناء التشغيل.
    [many] { $count } تغييرًا أثناء التشغيل.
   *[other] { $count } تغيير أثناء التشغيل.
  }

# This browser does not let the page keep anything.
m-this-browser-does-not-let-301zip = هذا المتصفح لا يسمح للصفحة بحفظ شيء.

# A name has 1 to {most} characters; this one has {length}.
m-a-name-has-1-to-a7tmh7 = للاسم من 1 إلى { $most } حرفًا؛ ولهذا { $length }.

# {most} scenarios are kept by name, and no more can be. Delete one first.
m-most-scenarios-are-kept-by-2knicu = حُفظ بالاسم { $most } من السيناريوهات ولا يمكن المزيد. احذف واحدًا أولًا.

# There is no room left for it. Delete something that is kept first.
m-there-is-no-room-left-ep5agg = لم يبق له مكان. احذف شيئًا محفوظًا أولًا.

# The browser could not make this picture.
m-the-browser-could-not-make-8peaym = لم يتمكن المتصفح من إنشاء هذه الصورة.

# The screen is blank
m-the-screen-is-blank-x266pa = الشاشة فارغة

# B or Esc brings the page back.
m-b-or-esc-brings-the-haco19 = ‏B أو Esc يعيد الصفحة.

# Table of the data in view
m-table-of-the-data-in-9qdwwx = جدول البيانات المعروضة

# Bring up to date
m-bring-up-to-date-k5m5cb = تحديث

# Nothing has been measured in this stretch of time yet.
m-nothing-has-been-measured-in-7m7daq = لم يُقَس شيء بعد في هذا المقطع من الزمن.

# The window by rounds
m-the-window-by-rounds-gg752y = النافذة حسب الجولات

# The packets one by one
m-the-packets-one-by-one-7ce4wm = الحزم واحدة واحدة

# The numbers of a stretch
m-the-numbers-of-a-stretch-60e4r5 = أرقام مقطع

# Print
m-print-sfc3s8 = طباعة

# Network and charts
m-network-and-charts-ucd6ex = الشبكة والرسوم

# Network
m-network-t9d9b9 = الشبكة

# Slide
m-slide-yyx1mu = شريحة

# Figure
m-figure-ajdw6h = شكل

# Of the
m-of-the-34c977 = لـ

# For a
m-for-a-buz4w3 = من أجل

# Names of the axes
m-names-of-the-axes-1ry5fg = أسماء المحاور

# In the figure, in place of the page’s own; empty ones stay as they are.
m-in-the-figure-in-place-o37hke = في الشكل، بدل أسماء الصفحة؛ والفارغة تبقى كما هي.

# Copy as picture
m-copy-as-picture-2tzo46 = نسخ كصورة

# Numbers
m-numbers-nfy1mx = الأرقام

# What
m-what-28qngv = ماذا

# All that is sampled
m-all-that-is-sampled-551r1h = كل ما يُقاس

# When
m-when-0l5nax = متى

# The whole run so far
m-the-whole-run-so-far-wkjwuh = التشغيل كله حتى الآن

# Nothing has been measured yet.
m-nothing-has-been-measured-yet-if0bbk = لم يُقَس شيء بعد.

# Scenario
m-scenario-fw9g7j = السيناريو

# Scenario file
m-scenario-file-cnu6or = ملف السيناريو

# Script for ns-2.35
m-script-for-ns-2-35-y9okin = نص برمجي لـ ns-2.35

# The script says all that the scenario does.
m-the-script-says-all-that-usr6gn = النص البرمجي يقول كل ما يفعله السيناريو.

# What ns-2.35 does not have, or does otherwise; the script’s head says it too:
m-what-ns-2-35-does-9vyklh = ما لا يملكه ns-2.35 أو يفعله بشكل آخر؛ وهو مذكور في رأس النص أيضًا:

# Lab sheet
m-lab-sheet-bzy8wf = ورقة مختبر

# Drawn
m-drawn-9zw8yv = مرسومة

# Empty axes
m-empty-axes-bz0ra3 = محاور فارغة

# Both
m-both-mkyb42 = كلاهما

# Filled in
m-filled-in-gvwti0 = معبأة

# Empty
m-empty-m31imm = فارغة

# None
m-none-deku7v = بلا

# Question, with lines for the answer
m-question-with-lines-for-the-jibdmw = سؤال، مع أسطر للإجابة

# Open a scenario
m-open-a-scenario-57asvc = فتح سيناريو

# From the papers, and how the page begins
m-from-the-papers-and-how-yp0qpg = من الأوراق، وكيف تبدأ الصفحة

# Experiments
m-experiments-dxciab = التجارب

# A file: a scenario, an experiment, results exported here, a lesson, a link’s trace, or what you measured
m-a-file-a-scenario-an-msijsz = ملف: سيناريو أو تجربة أو نتائج صُدّرت من هنا أو درس أو أثر وصلة أو ما قسته بنفسك

# Save this scenario
m-save-this-scenario-6dc2ye = احفظ هذا السيناريو

# From round
m-from-round-gg66q5 = من الجولة

# At most
m-at-most-if49dz = على الأكثر

# Hide phases
m-hide-phases-8tousz = إخفاء الأطوار

# Look at it packet by packet
m-look-at-it-packet-by-djavej = انظر إليه حزمة حزمة

# A round begins with the first packet sent after the ACK of the first packet of the round before, or when a packet is sent again for three duplicate ACKs or a timeout. The window is that under which its last packets went. Reno and NewReno have three packets more in fast recovery, for the three duplicate ACKs, and one more for each that follows: the dotted arrow and “to” say how far that inflates it (RFC 5681, Section 3.2). Segments are counted from 1, packets as their sender numbers them.
m-a-round-begins-with-the-qe4nw0 = تبدأ الجولة بأول حزمة تُرسل بعد ACK أول حزمة من الجولة السابقة، أو عند إعادة إرسال حزمة بسبب ثلاثة إشعارات ACK مكررة أو انقضاء المهلة. والنافذة هي التي أُرسلت تحتها آخر حزمها. لدى Reno وNewReno ثلاث حزم إضافية في التعافي السريع مقابل الإشعارات الثلاثة المكررة، وحزمة أخرى لكل إشعار بعدها: السهم المنقط و«إلى» يقولان كم تنتفخ بذلك (RFC 5681، القسم 3.2). تُعد المقاطع من 1، والحزم كما يرقمها مرسلها.

# transmission round
m-transmission-round-3ulml9 = جولة الإرسال

# round
m-round-lxkm63 = الجولة

# time, s
m-time-s-2h7erl = الزمن، s

# window
m-window-8snrod = النافذة

# new packets
m-new-packets-5f88t0 = حزم جديدة

# segments
m-segments-mkwia7 = مقاطع

# sent again
m-sent-again-cf40ef = أُعيد إرسالها

# ended by
m-ended-by-ms6kbk = أنهاها

# lose
m-lose-m1onzs = أفقِد

# Whole round
m-whole-round-hs0wyk = الجولة كلها

# Sequence plot
m-sequence-plot-l50xjb = رسم التسلسل

# Ladder
m-ladder-jjqtah = رسم السلم

# Show
m-show-bi2jq4 = أظهر

# The stretch on show
m-the-stretch-on-show-2ni8vj = المقطع المعروض

# Earlier
m-earlier-ioa20r = أبكر

# Closer
m-closer-gne8pv = أقرب

# Wider
m-wider-ku5lns = أوسع

# All
m-all-wnjk2s = الكل

# Hide labels
m-hide-labels-o0tbmc = إخفاء التسميات

# One moment: the run is computed again, and its packets are recorded.
m-one-moment-the-run-is-hhwzye = لحظة: يُحسب التشغيل من جديد وتُسجل حزمه.

# No packet has been sent yet. Play, and they come.
m-no-packet-has-been-sent-yzt5en = لم تُرسل أي حزمة بعد. اضغط تشغيل فتأتي.

# report
m-report-750t7v = تقرير

# Drag over a stretch to see it closer; press a mark: Why?
m-drag-over-a-stretch-to-7kq1ar = اسحب فوق مقطع لتراه أقرب؛ اضغط علامة: لماذا؟

# packet number
m-packet-number-ht5j8i = رقم الحزمة

# sent, s
m-sent-s-c27mko = أُرسلت، s

# received, s
m-received-s-nuit2f = استُلمت، s

# acknowledged, s
m-acknowledged-s-r7qefq = أُشعر بها، s

# times sent
m-times-sent-u4an2x = مرات الإرسال

# fate
m-fate-4voa8z = المصير

# why
m-why-6x92k9 = السبب

# Save the scenario
m-save-the-scenario-onm8nv = احفظ السيناريو

# A long link: scan it from near.
m-a-long-link-scan-it-4xkzvu = رابط طويل: امسحه من قريب.

# Plays at once
m-plays-at-once-uxg82y = يعمل فورًا

# Numbers of a stretch
m-numbers-of-a-stretch-2josmo = أرقام مقطع

# From, s
m-from-s-cwm0om = من، s

# to, s
m-to-s-wsa475 = إلى، s

# To, s
m-to-s-3qtl9d = إلى، s

# All since the warm-up
m-all-since-the-warm-up-a2bw4s = الكل منذ الإحماء

# Every measure…
m-every-measure-u7b8gm = كل المقاييس…

# No sample lies whole in this stretch yet.
m-no-sample-lies-whole-in-j27f7o = لا عينة كاملة في هذا المقطع بعد.

# Nothing has been measured yet. Press Play, and open this again.
m-nothing-has-been-measured-yet-tzd1v6 = لم يُقَس شيء بعد. اضغط تشغيل ثم افتح هذا من جديد.

# Queues
m-queues-371eb5 = الطوابير

# Probes
m-probes-otie86 = المجسات

# max-min fair share, Mbit/s
m-max-min-fair-share-mbit-5a1765 = حصة max-min العادلة، Mbit/s

# proportionally fair, Mbit/s
m-proportionally-fair-mbit-s-tx01z9 = عادل نسبيًا، Mbit/s

# the end
m-the-end-g0k1u1 = النهاية

# paused
m-paused-2svw0b = متوقف مؤقتًا

# leave
m-leave-nfkhj4 = خروج

# Sound
m-sound-dvvwok = الصوت

# Volume
m-volume-wg9oz3 = مستوى الصوت

# Sound off
m-sound-off-g91nz5 = إيقاف الصوت

# nothing asked
m-nothing-asked-76k79e = لا سؤال

# Begins at {time} s
m-begins-at-time-s-039sua = يبدأ عند { $time } s

# keys
m-keys-x62w25 = المفاتيح

# {why} Nothing was saved.
m-why-nothing-was-saved-yjyxsy = { $why } لم يُحفظ شيء.

# These numbers cannot be had: {why}.
m-these-numbers-cannot-be-had-ac9i3j = لا يمكن الحصول على هذه الأرقام: { $why }.

# Data in view of run {run} at {time} s
m-data-in-view-of-run-5yl8kb = البيانات المعروضة للتشغيل { $run } عند { $time } s

# Data in view at {time} s
m-data-in-view-at-time-2xvi54 = البيانات المعروضة عند { $time } s

# Seed {seed}. {link}
m-seed-seed-link-w6wb2d = البذرة { $seed }. { $link }

# On white in every theme. 13.33 × 7.5 inches, type of 20 points and more; below, in small print, where the run is found.
m-on-white-in-every-theme-6qezpr = على الأبيض في كل سمة. ‏13.33 × 7.5 بوصة، وحروف من 20 نقطة فأكثر؛ وفي الأسفل بحروف صغيرة أين يوجد التشغيل.

# One row has no room: the first rows of the page are shown.
m-one-row-has-no-room-x7iw4j = لا مكان لصف واحد: تُعرض الصفوف الأولى من الصفحة.

# {left} rows have no room: the first rows of the page are shown.
m-left-rows-have-no-room-9kinlr = لا مكان لصفوف عددها { $left }: تُعرض الصفوف الأولى من الصفحة.

# On white in every theme. {width} × {height} px; a PNG at 3× is {cm} cm wide at 300 dots an inch.
m-on-white-in-every-theme-cmb5is = على الأبيض في كل سمة. ⁦{ $width } × { $height } px⁩؛ وعرض PNG بمقياس 3 هو { $cm } cm عند 300 نقطة في البوصة.

# Of this long run the page keeps its last part in full; a row of the part before is the mean of several samples, and the file says so. The command line keeps all.
m-of-this-long-run-the-4jhd6h = من هذا التشغيل الطويل تحفظ الصفحة جزأه الأخير كاملًا؛ وصف من الجزء السابق متوسط عدة عينات، والملف يقول ذلك. سطر الأوامر يحفظ الكل.

# {rows} of {columns}, with units.
m-rows-of-columns-with-units-xdq35z = { $rows } من { $columns }، مع الوحدات.

# 1 row
m-1-row-b0w44w = صف واحد

# {count} rows
m-count-rows-gj34yp = { $count ->
    [zero] 0 صفوف
    [two] صفان
    [few] { $count } صفوف
    [many] { $count } صفًا
   *[other] { $count } صف
  }

# 1 column
m-1-column-epaydi = عمود واحد

# {count} columns
m-count-columns-mq403b = { $count ->
    [two] عمودين
    [few] { $count } أعمدة
    [many] { $count } عمودًا
   *[other] { $count } عمود
  }

# The file says the link, each run’s own link and seed, and the engine’s version, and opens again on this page.
m-the-file-says-the-link-4ftqdf = يقول الملف الرابط، ورابط كل تشغيل وبذرته، وإصدار المحرك، ويُفتح من جديد على هذه الصفحة.

# The file says the link, the seed and the engine’s version, and opens again on this page.
m-the-file-says-the-link-09ufjf = يقول الملف الرابط والبذرة وإصدار المحرك، ويُفتح من جديد على هذه الصفحة.

# The file says the whole scenario, each run’s own link and seed, and the engine’s version, and opens again on this page.
m-the-file-says-the-whole-2ngpn2 = يقول الملف السيناريو كله، ورابط كل تشغيل وبذرته، وإصدار المحرك، ويُفتح من جديد على هذه الصفحة.

# The file says the whole scenario, the seed and the engine’s version, and opens again on this page.
m-the-file-says-the-whole-1zo4bc = يقول الملف السيناريو كله والبذرة وإصدار المحرك، ويُفتح من جديد على هذه الصفحة.

# Charts and numbers are of both runs; network, phase plane, scenario and script are of run {compared}, which the page sets.
m-charts-and-numbers-are-of-anqml0 = الرسوم والأرقام لكلا التشغيلين؛ والشبكة ومستوى الطور والسيناريو والنص البرمجي للتشغيل { $compared } الذي تضبطه الصفحة.

# Left out: {line}
m-left-out-line-q6rnog = متروك: { $line }

# The file is what <code>npm run sim</code> runs, and opens again on this page. The script runs as it is: <code>ns FILE.tcl</code>.
m-the-file-is-what-code-t1c6nq = الملف هو ما يشغله <code>npm run sim</code>، ويُفتح من جديد على هذه الصفحة. ويعمل النص البرمجي كما هو: <code>ns FILE.tcl</code>.

# <lessons>Lessons</lessons>: say what a run will do, then see it run. <papers>Papers</papers>: the figures of four papers, live. <terms>Terms</terms>: the words of the field. <games>Games</games>: take the wheel of a flow, or be the network.
m-lessons-lessons-lessons-say-what-oasgdx = <lessons>الدروس</lessons>: قل ما سيفعله تشغيل ثم شاهده. <papers>الأوراق</papers>: أشكال أربع أوراق، حية. <terms>المصطلحات</terms>: كلمات المجال. <games>الألعاب</games>: قُد تدفقًا، أو كن أنت الشبكة.

# <begin>A new one with this run</begin>: vary a setting of it, over several seeds
m-begin-a-new-one-with-w67bot = <begin>تجربة جديدة بهذا التشغيل</begin>: غيّر إعدادًا فيها، مع عدة بذور

# <race>A race</race>: rules of your own and built-in schemes on seven links
m-race-a-race-race-rules-02fphn = <race>سباق</race>: قواعد من عندك ومخططات جاهزة على سبع وصلات

# {cause}, packet {packet}
m-cause-packet-packet-lc0lhk = { $cause }، الحزمة { $packet }

# {text}, to {inflated}
m-text-to-inflated-rok8b8 = { $text }، إلى { $inflated }

# Window of {name} by transmission round
m-window-of-name-by-transmission-x7h7ng = نافذة { $name } حسب جولة الإرسال

# {value} rounds
m-value-rounds-eu3d5r = { $value ->
    [one] جولة واحدة
    [two] جولتان
    [few] { $value } جولات
   *[other] { $value } جولة
  }

# Rounds 1 to {forgotten} are no longer recorded: so much is kept of the latest ones.
m-rounds-1-to-forgotten-are-krtten = لم تعد الجولات من 1 إلى { $forgotten } مسجلة: هذا قدر ما يُحفظ من أحدثها.

# Lose the first packet of a round, and three duplicate ACKs tell of it; lose the whole round, and only the timer does. The run is computed again to where it is now. A textbook counts in whole packets; here each ACK adds its part as it comes.
m-lose-the-first-packet-of-v2qmza = أفقِد أول حزمة في جولة فتخبر بها ثلاثة إشعارات ACK مكررة؛ وأفقِد الجولة كلها فلا يخبر بها إلا المؤقت. يُحسب التشغيل من جديد إلى حيث هو الآن. يعد الكتاب الدراسي بحزم كاملة؛ وهنا يضيف كل ACK نصيبه عند وصوله.

# So TCP grows by a little less than one packet a round. A loss halves its window, where RFC 5681 halves what is under way, and at the end of fast recovery what duplicate ACKs have added is gone.
m-so-tcp-grows-by-a-536pvk = لذلك ينمو TCP بأقل قليلًا من حزمة كل جولة. وينصّف الفقد نافذته، حيث ينصّف RFC 5681 ما في الطريق، وفي نهاية التعافي السريع يزول ما أضافته إشعارات ACK المكررة.

# By the rule of {scheme}: {law}. A textbook's figure is TCP's: another law has other steps, and a flow that paces its packets sends a round evenly.
m-by-the-rule-of-scheme-bwfy3a = بقاعدة { $scheme }: { $law }. شكل الكتاب الدراسي هو شكل TCP: لقانون آخر خطوات أخرى، والتدفق الذي يوقّت حزمه يرسل الجولة بانتظام.

# this scheme
m-this-scheme-qpgzaw = هذا المخطط

# {scheme} sends by a rate, one packet after the other by a timer: it has no window that a round of ACKs lets out, so there are no transmission rounds. Its graph over time is the chart of windows and rates, where its rate times the round trip stands for a window.
m-scheme-sends-by-a-rate-bbhg98 = يرسل { $scheme } بمعدل، حزمة بعد أخرى بمؤقت: ليست له نافذة تُخرجها جولة من إشعارات ACK، فلا جولات إرسال. ورسمه عبر الزمن هو رسم النوافذ والمعدلات، حيث يقوم معدله مضروبًا في زمن الذهاب والإياب مقام نافذة.

# No round from number {from} on is over: {known} are.
m-no-round-from-number-from-4ewc6r = لم تنته أي جولة من رقم { $from } فصاعدًا: المنتهية { $known }.

# No round is over yet. Play, and they come.
m-no-round-is-over-yet-v1g9sp = لم تنته أي جولة بعد. اضغط تشغيل فتأتي.

# receive window {window}
m-receive-window-window-46hx86 = نافذة الاستقبال { $window }

# to {inflated}
m-to-inflated-s8ih2f = إلى { $inflated }

# Window by transmission round, {first} to {last}
m-window-by-transmission-round-first-ggnxkt = النافذة حسب جولة الإرسال، من { $first } إلى { $last }

# {phase} in round {from}
m-phase-in-round-from-prqptl = { $phase } في الجولة { $from }

# {phase} in rounds {from} to {to}
m-phase-in-rounds-from-to-32r9ek = { $phase } في الجولات من { $from } إلى { $to }

# Window by transmission round, {first} to {last}: {phases}
m-window-by-transmission-round-first-k7vanr = النافذة حسب جولة الإرسال، من { $first } إلى { $last }: { $phases }

# Lose packet {first}, of round {round}
m-lose-packet-first-of-round-28esi3 = أفقِد الحزمة { $first } من الجولة { $round }

# Packet {first}
m-packet-first-3123yp = الحزمة { $first }

# Lose the whole round {round}
m-lose-the-whole-round-round-jmnfla = أفقِد الجولة { $round } كلها

# Packets of {name} over time
m-packets-of-name-over-time-rf7c0v = حزم { $name } عبر الزمن

# Sender and receiver of {name}
m-sender-and-receiver-of-name-6j6u4s = مرسل { $name } ومستقبله

# {value} round trips
m-value-round-trips-q1o1ra = { $value ->
    [one] رحلة ذهاب وإياب
    [two] رحلتا ذهاب وإياب
    [few] { $value } رحلات ذهاب وإياب
   *[other] { $value } رحلة ذهاب وإياب
  }

# {arrows} arrows would lie on one another here: choose fewer round trips, or look at the sequence plot.
m-arrows-arrows-would-lie-on-dm1gt2 = ستتراكب هنا { $arrows } سهمًا: اختر رحلات أقل، أو انظر إلى رسم التسلسل.

# Packets before {since} are no longer recorded.
m-packets-before-since-are-no-c9mwwt = لم تعد الحزم قبل { $since } مسجلة.

# Time goes down. A packet goes from left to right, its ACK back; one that is lost ends in a cross at the hop where it fell, and one that is still on its way has but begun. Press an arrow: Why?
m-time-goes-down-a-packet-to0d0v = يسير الزمن إلى أسفل. تسير الحزمة من اليسار إلى اليمين ويعود ACK الخاص بها؛ والتي تُفقد تنتهي بصليب عند القفزة التي سقطت فيها، والتي ما زالت في الطريق بدأت فقط. اضغط سهمًا: لماذا؟

# A packet stands at its number when it is sent. How far the line of ACKs is below it is what is on its way; how far to the right, a round trip.
m-a-packet-stands-at-its-4li5kr = تقف الحزمة عند رقمها حين تُرسل. وبُعد خط إشعارات ACK تحتها هو ما في الطريق؛ وبُعده إلى اليمين زمن ذهاب وإياب.

# An ACK names the packet that it answers; a report names none.
m-an-ack-names-the-packet-1ost25 = يسمي ACK الحزمة التي يجيب عنها؛ والتقرير لا يسمي شيئًا.

# An ACK of number n says that all packets up to n have come: four of the same number are three duplicates, upon which the missing packet is sent again.
m-an-ack-of-number-n-wvcjnl = ‏ACK برقم n يقول إن كل الحزم حتى n وصلت: أربعة بالرقم نفسه هي ثلاثة مكررة، فتُرسل عندها الحزمة الناقصة من جديد.

# ACKs are delayed: one for two packets, or after 0.1 s.
m-acks-are-delayed-one-for-61c8sy = إشعارات ACK مؤجلة: واحد لكل حزمتين، أو بعد 0.1 s.

# Sent and acknowledged are times at the sender, received at the receiver.
m-sent-and-acknowledged-are-times-ymly4t = المُرسل والمُشعر به زمنان عند المرسل، والمستلم عند المستقبل.

# Drag over a stretch, turn the wheel, or use arrows, + and − to see it closer; a double press shows all.
m-drag-over-a-stretch-turn-b80j3g = اسحب فوق مقطع أو أدر العجلة أو استخدم الأسهم و+ و− لتراه أقرب؛ والضغط المزدوج يُظهر الكل.

# {from} to {to} s: the first {most} packets. A round trip without queue is {rtt} ms.
m-from-to-to-s-the-tbcr1g = من { $from } إلى { $to } s: أول { $most ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $most } حزم
   *[other] { $most } حزمة
  }. زمن الذهاب والإياب بلا طابور { $rtt } ms.

# {from} to {to} s. A round trip without queue is {rtt} ms.
m-from-to-to-s-a-f00qhj = من { $from } إلى { $to } s. زمن الذهاب والإياب بلا طابور { $rtt } ms.

# Sender and receiver, time downwards from {from} to {to} s: {packets}, {acks}
m-sender-and-receiver-time-downwards-luvgcm = المرسل والمستقبل، والزمن إلى أسفل من { $from } إلى { $to } s: { $packets }، { $acks }

# Packet number over time, {from} to {to} s: {sent} sent, {again} sent again, {lost} lost. Keys: arrows move, + and − zoom, 0 shows all.
m-packet-number-over-time-from-shzbyl = رقم الحزمة عبر الزمن، من { $from } إلى { $to } s: المرسل { $sent }، والمعاد { $again }، والمفقود { $lost }. المفاتيح: الأسهم تحرك، و+ و− للتكبير، و0 يُظهر الكل.

# Packet {packet} sent at {time} s. Press it: Why?
m-packet-packet-sent-at-time-ypqvql = الحزمة { $packet } أُرسلت عند { $time } s. اضغطها: لماذا؟

# Packet {packet} sent again at {time} s. Press it: Why?
m-packet-packet-sent-again-at-f94tsl = الحزمة { $packet } أُعيد إرسالها عند { $time } s. اضغطها: لماذا؟

# Packet {packet} received at {time} s. Press it: Why?
m-packet-packet-received-at-time-thwsgg = الحزمة { $packet } استُلمت عند { $time } s. اضغطها: لماذا؟

# Packet {packet} lost at {time} s. Press it: Why?
m-packet-packet-lost-at-time-anhn89 = الحزمة { $packet } فُقدت عند { $time } s. اضغطها: لماذا؟

# Why, packet {packet}
m-why-packet-packet-e22t4v = لماذا، الحزمة { $packet }

# {fate}, lost once
m-fate-lost-once-h6lexe = { $fate }، فُقدت مرة

# {fate}, lost {count} times
m-fate-lost-count-times-dree50 = { $count ->
    [two] { $fate }، فُقدت مرتين
    [few] { $fate }، فُقدت { $count } مرات
   *[other] { $fate }، فُقدت { $count } مرة
  }

# {problem} A reload of this tab keeps it.
m-problem-a-reload-of-this-4zq7rz = { $problem } إعادة تحميل هذا اللسان تُبقيه.

# The whole run is in it: every setting, the seed, what you changed while it ran, and how it is shown.
m-the-whole-run-is-in-mmgvho = فيه التشغيل كله: كل إعداد، والبذرة، وما غيّرته أثناءه، وكيف يُعرض.

# {count} characters.
m-count-characters-0b1vje = { $count ->
    [one] حرف واحد.
    [two] حرفان.
    [few] { $count } أحرف.
    [many] { $count } حرفًا.
   *[other] { $count } حرف.
  }

# <make>Make a lesson</make>: questions about this run and others, step by step.
m-make-make-a-lesson-make-4ovz7r = <make>اصنع درسًا</make>: أسئلة عن هذا التشغيل وغيره، خطوة خطوة.

# a note
m-a-note-dpm9sg = ملاحظة

# a question
m-a-question-68jk2g = سؤال

# {count} locked
m-count-locked-gqpuaq = مقفل: { $count }

# {count} hidden
m-count-hidden-gl5gww = مخفي: { $count }

# Numbers from {from} to {to} s
m-numbers-from-from-to-to-p4dblc = أرقام من { $from } إلى { $to } s

# A drag over the charts chooses the stretch too, and the link holds it. Counted are whole samples; of its first part only bins of them are kept.
m-a-drag-over-the-charts-g108rv = السحب فوق الرسوم يختار المقطع أيضًا، والرابط يحويه. تُعد العينات الكاملة؛ ولا يُحفظ من جزئه الأول إلا خانات منها.

# A drag over the charts chooses the stretch too, and the link holds it. Counted are whole samples.
m-a-drag-over-the-charts-donjdn = السحب فوق الرسوم يختار المقطع أيضًا، والرابط يحويه. تُعد العينات الكاملة.

# Nobody could get more without taking from one who has no more: of each flow, by the rates and flows at the end, less what constant streams send
m-nobody-could-get-more-without-ssna1s = لا أحد يستطيع أخذ المزيد دون أن يأخذ ممن ليس له أكثر: لكل تدفق، بحسب المعدلات والتدفقات عند النهاية، ناقص ما ترسله التيارات الثابتة

# The sum of the logarithms is greatest: who crosses more full links gets less; of each flow, by the rates and flows at the end, less what constant streams send
m-the-sum-of-the-logarithms-y1rmm8 = مجموع اللوغاريتمات أكبر ما يكون: من يعبر وصلات ممتلئة أكثر يحصل على أقل؛ لكل تدفق، بحسب المعدلات والتدفقات عند النهاية، ناقص ما ترسله التيارات الثابتة

# {count} ACKs
m-count-acks-ijkooi = { $count } من إشعارات ACK

# {places}. The higher, the more of the link. A click is a drop.
m-places-the-higher-the-more-iiq48q = { $places }. كلما علا الصوت زادت الحصة من الوصلة. والنقرة إسقاط.

# {name} left
m-name-left-fnovf1 = { $name } يسارًا

# {name} right
m-name-right-wxuhfq = { $name } يمينًا

# {name} in the middle
m-name-in-the-middle-mt214d = { $name } في الوسط
