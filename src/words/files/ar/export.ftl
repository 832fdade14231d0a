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
