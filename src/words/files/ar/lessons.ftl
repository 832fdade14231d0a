# To the end
m-to-the-end-khwimq = إلى الختام

# Next
m-next-padbm0 = التالي

# your answer now
m-your-answer-now-igw3cw = إجابتك الآن

# your answer before
m-your-answer-before-trhb2b = إجابتك قبل الدرس

# your answer before and now
m-your-answer-before-and-now-yftoue = إجابتك قبل الدرس والآن

# <b>{right}</b> of {count} are right.
m-b-right-b-of-count-lsi1fs = الصحيح: <b>{ $right }</b> من { $count }.

# Before the lesson <b>{before}</b> of {count} were right, now <b>{right}</b>.
m-before-the-lesson-b-before-7q8o2v = قبل الدرس كانت <b>{ $before }</b> من { $count } صحيحة، والآن <b>{ $right }</b>.

# So it is.
m-so-it-is-kakb3m = هو كذلك.

# It came differently.
m-it-came-differently-tiqcz6 = جاءت النتيجة مختلفة.

# Compare it with what you see now.
m-compare-it-with-what-you-36hhdb = قارنه بما تراه الآن.

# In this run there is no answer: {why}.
m-in-this-run-there-is-fke9as = لا جواب في هذا التشغيل: { $why }.

# a curve
m-a-curve-banjhr = منحنى

# a point
m-a-point-hy5z3u = نقطة

# just show me
m-just-show-me-48bobm = أرني فقط

# You said {said}; the run gives {measured}. Near enough.
m-you-said-said-the-run-jktd9x = قلت { $said }؛ والتشغيل يعطي { $measured }. قريب بما يكفي.

# You said {said}; the run gives {measured}. That is too high by {by}.
m-you-said-said-the-run-2rjndg = قلت { $said }؛ والتشغيل يعطي { $measured }. هذا أعلى مما يجب بـ { $by }.

# You said {said}; the run gives {measured}. That is too low by {by}.
m-you-said-said-the-run-3sibta = قلت { $said }؛ والتشغيل يعطي { $measured }. هذا أدنى مما يجب بـ { $by }.

# That is the order.
m-that-is-the-order-qgfjbf = هذا هو الترتيب.

# The order is: {names}. {placed} of {count} stood in their place.
m-the-order-is-names-placed-2x276c = الترتيب هو: { $names }. في مكانها الصحيح { $placed } من { $count }.

# In this run there is no such curve.
m-in-this-run-there-is-tdbgqc = لا منحنى كهذا في هذا التشغيل.

# On average your curve is {away} away from the run’s.
m-on-average-your-curve-is-tiz06r = يبعد منحناك في المتوسط { $away } عن منحنى التشغيل.

# That is where it is, or near enough.
m-that-is-where-it-is-c64z9f = هذا موضعها، أو قريب منه بما يكفي.

# It is at the ring, not at your cross.
m-it-is-at-the-ring-syvw9t = هي عند الدائرة لا عند صليبك.

# {measured}; within {near} counts
m-measured-within-near-counts-gc7gcn = { $measured }؛ يُقبل ما كان ضمن { $near }

# Just show me
m-just-show-me-gh6agy = أرني فقط

# There is no camera for this page here: it needs an https address.
m-there-is-no-camera-for-i7cqlr = لا كاميرا لهذه الصفحة هنا: تحتاج عنوان https.

# The browser does not let this page use the camera. It can be allowed beside the address.
m-the-browser-does-not-let-xgwx70 = لا يسمح المتصفح لهذه الصفحة باستخدام الكاميرا. يمكن السماح بذلك بجانب العنوان.

# There is no camera here.
m-there-is-no-camera-here-ri3sc9 = لا كاميرا هنا.

# The camera is in use by something else.
m-the-camera-is-in-use-ofc2kh = الكاميرا يستعملها شيء آخر.

# The camera cannot be opened.
m-the-camera-cannot-be-opened-q2siy2 = لا يمكن تشغيل الكاميرا.

# Show what is right
m-show-what-is-right-n1flkg = أظهر الصحيح

# Print this
m-print-this-ddm9nw = اطبع هذا

# Answer again
m-answer-again-iv4m13 = أجب من جديد

# Answers to this step
m-answers-to-this-step-8pukif = إجابات هذه الخطوة

# Who
m-who-39f0hb = من

# Said
m-said-gp6d6k = قال

# Why
m-why-y9m5zt = لماذا

# not of this run
m-not-of-this-run-dubhho = ليس من هذا التشغيل

# before the run’s end
m-before-the-run-s-end-lmhoox = قبل نهاية التشغيل

# Of each {each} of the {count} answers one is drawn.
m-of-each-each-of-the-549u1k = من كل { $each } من الإجابات ({ $count }) تُرسم واحدة.

# {words}: {count}, right
m-words-count-right-m5543n = { $words }: { $count }، صحيح

# {words}: {count}, {right} of them right
m-words-count-right-of-them-ii6ury = { $words }: { $count }، منها { $right } صحيحة

# Collect: {lesson}
m-collect-lesson-4o2ew3 = الجمع: { $lesson }

# Paste what was handed in: a line for each, with a name if you like; or drop a table here
m-paste-what-was-handed-in-ikeqz6 = ألصق ما سُلِّم: سطرًا لكل واحد، وباسم إن شئت؛ أو أفلت جدولًا هنا

# Or a file, as a course system writes it
m-or-a-file-as-a-tzwa83 = أو ملف، كما يكتبه نظام مقررات

# With {file}.
m-with-file-en4pz1 = مع { $file }.

# Leave it out
m-leave-it-out-bg1y2x = اتركه

# Nothing leaves this page; names stay here.
m-nothing-leaves-this-page-names-l2faf3 = لا شيء يغادر هذه الصفحة؛ الأسماء تبقى هنا.

# Steps of the lesson
m-steps-of-the-lesson-jjq27u = خطوات الدرس

# Step {step}: {title}
m-step-step-title-bukzkj = الخطوة { $step }: { $title }

# Large, for a projector, without names. Page Down tells what is right, then leads on
m-large-for-a-projector-without-x0i2c4 = كبير، لجهاز العرض، بلا أسماء. ‏Page Down يقول الصحيح ثم يتابع

# {count} rules or links with a run are among it.
m-count-rules-or-links-with-bv6rl2 = بينها قواعد أو روابط بتشغيل: { $count }.

# 1 answer to this lesson.
m-1-answer-to-this-lesson-q7de8z = إجابة واحدة عن هذا الدرس.

# {count} answers to this lesson.
m-count-answers-to-this-lesson-rig9o6 = { $count ->
    [zero] لا إجابات عن هذا الدرس ({ $count }).
    [two] إجابتان عن هذا الدرس.
    [few] { $count } إجابات عن هذا الدرس.
   *[other] { $count } إجابة عن هذا الدرس.
  }

# 1 code is of another one, or broken.
m-1-code-is-of-another-3rwtvr = رمز واحد لدرس آخر أو معطوب.

# {count} codes are of another one, or broken.
m-count-codes-are-of-another-rv4fce = { $count ->
    [two] رمزان لدرس آخر أو معطوبان.
    [few] { $count } رموز لدرس آخر أو معطوبة.
   *[other] { $count } رمزًا لدرس آخر أو معطوبًا.
  }

# Answers left out: {count}. The first {most} are read.
m-answers-left-out-count-the-mga0la = إجابات تُركت: { $count }. تُقرأ أول { $most }.

# Lines passed over: {count}, longer than {most} characters.
m-lines-passed-over-count-longer-yeouuo = أسطر متجاوزة: { $count }، أطول من { $most } حرف.

# The answers
m-the-answers-y3m1u7 = الإجابات

# Hide what is right
m-hide-what-is-right-luu9tl = أخفِ الصحيح

# What the run gives:
m-what-the-run-gives-yyc9xn = ما يعطيه التشغيل:

# {name} was told: {words}
m-name-was-told-words-403ef1 = قيل لـ { $name }: { $words }

# nothing.
m-nothing-zh2jho = لا شيء.

# This tab no longer has the file. Drop it on the page again.
m-this-tab-no-longer-has-hvfcl8 = لم يعد الملف عند هذا اللسان. أفلته على الصفحة من جديد.

# There is no lesson “{name}” on this site.
m-there-is-no-lesson-name-pfhbn2 = لا درس «{ $name }» في هذا الموقع.

# This link holds a lesson in a format that is not known here.
m-this-link-holds-a-lesson-z8up84 = في هذا الرابط درس بصيغة غير معروفة هنا.

# This link was altered: it holds no lesson.
m-this-link-was-altered-it-o6vnmn = غُيِّر هذا الرابط: لا درس فيه.

# Your answer to hand in
m-your-answer-to-hand-in-80izsh = إجابتك للتسليم

# Hand in the whole lesson
m-hand-in-the-whole-lesson-f04l89 = سلّم الدرس كله

# Your answers to hand in
m-your-answers-to-hand-in-h6119i = إجاباتك للتسليم

# Not answered yet, and so not in it:
m-not-answered-yet-and-so-kfyy1b = لم تُجب بعد، فليست فيه:

# step {step}
m-step-step-1xasnr = الخطوة { $step }

# Your answers as one code
m-your-answers-as-one-code-j093hw = إجاباتك رمزًا واحدًا

# Large, for a projector. Page Down leads on
m-large-for-a-projector-page-37txzd = كبير، لجهاز العرض. ‏Page Down يتابع

# Begin anew: clear my answers
m-begin-anew-clear-my-answers-khxlep = من البداية: امسح إجاباتي

# Your answers are cleared.
m-your-answers-are-cleared-but9vv = مُسحت إجاباتك.

# Bring them back
m-bring-them-back-4ptb8i = أعدها

# First, what do you think now?
m-first-what-do-you-think-ltvp1w = أولًا، ما رأيك الآن؟

# Nobody sees your answers. You get the same questions again at the end, with reasons.
m-nobody-sees-your-answers-you-i5vovv = لا أحد يرى إجاباتك. تُطرح عليك الأسئلة نفسها في النهاية، مع الأسباب.

# Begin
m-begin-g56jha = ابدأ

# Begin with one question
m-begin-with-one-question-flvxsu = ابدأ بسؤال واحد

# Begin with {count} questions
m-begin-with-count-questions-m2ik8o = { $count ->
    [one] ابدأ بسؤال واحد
    [two] ابدأ بسؤالين
    [few] ابدأ بـ { $count } أسئلة
    [many] ابدأ بـ { $count } سؤالًا
   *[other] ابدأ بـ { $count } سؤال
  }

# Begin without them
m-begin-without-them-q8fxjs = ابدأ بدونها

# Go on at step {step}
m-go-on-at-step-step-tevb4l = تابع من الخطوة { $step }

# For the teacher
m-for-the-teacher-bokagx = للمعلم

# Present at any step; Page Down on a remote shows the answer, then the next step.
m-present-at-any-step-page-qp582n = قدّم من أي خطوة؛ ‏Page Down على جهاز التحكم يُظهر الإجابة ثم الخطوة التالية.

# The questions again
m-the-questions-again-t323qh = الأسئلة من جديد

# That was the lesson
m-that-was-the-lesson-vogo2u = كان هذا هو الدرس

# Back
m-back-hzmxtu = رجوع

# All lessons
m-all-lessons-sh2icp = كل الدروس

# Next: {title}
m-next-title-6v4kaa = التالي: { $title }

# Lessons · Sawtooth
m-lessons-sawtooth-z6w0jo = الدروس · Sawtooth

# Sawtooth: lessons
m-sawtooth-lessons-asy6aj = ‏Sawtooth: الدروس

# Say what a run will do, then see it run. Each lesson takes about five minutes and needs none of the later ones.
m-say-what-a-run-will-h4y8a9 = قل ما سيفعله تشغيل ثم شاهده. يستغرق كل درس نحو خمس دقائق ولا يحتاج إلى ما بعده.

# A lesson is a text file. Drop one of your own on the page to open it.
m-a-lesson-is-a-text-9y0kdw = الدرس ملف نصي. أفلت درسًا من عندك على الصفحة لتفتحه.

# Make one of the run in the playground
m-make-one-of-the-run-xpgkib = اصنع درسًا من التشغيل الذي في ساحة التجريب

# This lesson cannot be read. {why}.
m-this-lesson-cannot-be-read-tcqk39 = لا يمكن قراءة هذا الدرس. { $why }.

# This lesson cannot be opened.
m-this-lesson-cannot-be-opened-l93khq = لا يمكن فتح هذا الدرس.

# nothing more: an answer in one’s own words
m-nothing-more-an-answer-in-3713t6 = لا شيء آخر: إجابة بكلمات المجيب

# How a lesson is written
m-how-a-lesson-is-written-g2c4hp = كيف يُكتب درس

# Parts
m-parts-cegybp = الأجزاء

# Kinds of questions
m-kinds-of-questions-d07dcc = أنواع الأسئلة

# What can be measured. Groups of this run: {groups}; hops: {hops}
m-what-can-be-measured-groups-ykza7l = ما يمكن قياسه. مجموعات هذا التشغيل: { $groups }؛ القفزات: { $hops }

# An expression is made of these, numbers, + − * / and brackets. What has a ? may be left out; times are in s.
m-an-expression-is-made-of-wcpfqn = تتكون العبارة من هذه، ومن أعداد و⁦+ − * /⁩ وأقواس. ما عليه ? يجوز تركه؛ والأزمنة بـ s.

# Set up a run in the playground and let it come to where the step shall end. Here, add it as a step, and replace the words.
m-set-up-a-run-in-ki06ee = أعدّ تشغيلًا في ساحة التجريب ودعه يصل إلى حيث يجب أن تنتهي الخطوة. وهنا أضفه خطوة واستبدل الكلمات.

# Add the run in the playground as a step that asks for
m-add-the-run-in-the-0v80ym = أضف تشغيل ساحة التجريب خطوة تسأل عن

# Add the run as a step that asks for
m-add-the-run-as-a-rjignn = أضف التشغيل خطوة تسأل عن

# Before and after
m-before-and-after-i5kzb9 = قبل وبعد

# The text
m-the-text-b4qu83 = النص

# Save as a file
m-save-as-a-file-6hra8n = حفظ كملف

# Begin anew
m-begin-anew-pr5ojx = ابدأ من جديد

# Bring the text before back
m-bring-the-text-before-back-rxfax5 = أعد النص السابق

# Give it away
m-give-it-away-807z51 = أعطه لغيرك

# A link that holds it
m-a-link-that-holds-it-wvh3jc = رابط يحويه

# It is too long for a link. Save it as a file; put beside the page as lessons/NAME.md it opens at #/lessons/NAME.
m-it-is-too-long-for-v5h3q5 = هو أطول من أن يسعه رابط. احفظه ملفًا؛ فإذا وُضع بجانب الصفحة باسم lessons/NAME.md فُتح عند #/lessons/NAME.

# A lesson’s step is a link to its run.
m-a-lesson-s-step-is-5sm4zv = خطوة الدرس رابط إلى تشغيلها.

# It can be read. Steps: {steps}; questions before and after: {checks}.
m-it-can-be-read-steps-4m7gnw = يمكن قراءته. الخطوات: { $steps }؛ الأسئلة قبله وبعده: { $checks }.

# In a note: {wrong}
m-in-a-note-wrong-28fjne = في ملاحظة: { $wrong }

# It cannot be read.
m-it-cannot-be-read-80ibza = لا يمكن قراءته.

# One of several
m-one-of-several-453epg = واحد من عدة

# A number
m-a-number-dmrawl = عدد

# An order
m-an-order-syn02y = ترتيب

# A curve to draw
m-a-curve-to-draw-c7sbeu = منحنى للرسم

# A point on a plot
m-a-point-on-a-plot-r4un97 = نقطة على رسم

# Their own words
m-their-own-words-5ci3jm = كلماتهم هم

# Window of the group’s first flow at a time; at the end if none is given.
m-window-of-the-group-s-0gx4jx = نافذة أول تدفق في المجموعة عند زمن؛ وعند النهاية إن لم يُعط زمن.

# the run has no sample then
m-the-run-has-no-sample-cx8oe1 = لا عينة للتشغيل عندئذ

# Largest window of the group’s first flow.
m-largest-window-of-the-group-5tecsa = أكبر نافذة لأول تدفق في المجموعة.

# Smallest window of the group’s first flow.
m-smallest-window-of-the-group-c87gh9 = أصغر نافذة لأول تدفق في المجموعة.

# Part of its window that the group’s first flow kept at a cut, on average.
m-part-of-its-window-that-jbiexe = ما أبقاه أول تدفق في المجموعة من نافذته عند القطع، في المتوسط.

# no window was cut
m-no-window-was-cut-0mlk57 = لم تُقطع أي نافذة

# How often flows of the group cut their window or rate.
m-how-often-flows-of-the-pk1100 = كم مرة قطعت تدفقات المجموعة نافذتها أو معدلها.

# Packets of the group that were dropped.
m-packets-of-the-group-that-azpcir = حزم المجموعة التي أُسقطت.

# Packets of the group that were dropped, of those that it sent.
m-packets-of-the-group-that-nk403t = حزم المجموعة التي أُسقطت، من التي أرسلتها.

# nothing was sent
m-nothing-was-sent-utnssv = لم يُرسل شيء

# Loss events of the group, that is cuts, of the packets that it sent.
m-loss-events-of-the-group-iuset5 = أحداث الفقد في المجموعة، أي مرات القطع، من الحزم التي أرسلتها.

# Throughput of the group; since the warm-up if no time is given.
m-throughput-of-the-group-since-c39bc9 = إنتاجية المجموعة؛ منذ الإحماء إن لم يُعط زمن.

# The group’s part of what all groups got; since the warm-up if no time is given.
m-the-group-s-part-of-nlagyp = حصة المجموعة مما حصلت عليه كل المجموعات؛ منذ الإحماء إن لم يُعط زمن.

# nothing arrived
m-nothing-arrived-x7k61b = لم يصل شيء

# Mean round trip of the group since the warm-up, waiting included.
m-mean-round-trip-of-the-lfqlrl = متوسط زمن الذهاب والإياب للمجموعة منذ الإحماء، والانتظار محسوب.

# no round trip was measured
m-no-round-trip-was-measured-tdoabs = لم يُقَس أي زمن ذهاب وإياب

# Coefficient of variation of what a flow of the group sends in a round trip, since the warm-up: 0 is perfectly smooth.
m-coefficient-of-variation-of-what-vewq63 = معامل اختلاف ما يرسله تدفق من المجموعة في رحلة، منذ الإحماء: 0 أملس تمامًا.

# too little was sent to vary
m-too-little-was-sent-to-ai3w67 = أُرسل أقل من أن يُقاس اختلافه

# Mean completion time of the group’s transfers since the warm-up.
m-mean-completion-time-of-the-12gnrm = متوسط زمن إتمام عمليات النقل في المجموعة منذ الإحماء.

# no transfer was over
m-no-transfer-was-over-bld58i = لم تنته أي عملية نقل

# What 95 in 100 of the group’s transfers since the warm-up took at most.
m-what-95-in-100-of-tfylxp = أكثر ما استغرقته 95 من كل 100 عملية نقل في المجموعة منذ الإحماء.

# Longest time in which the group’s first flow sent nothing.
m-longest-time-in-which-the-bxou2h = أطول زمن لم يرسل فيه أول تدفق في المجموعة شيئًا.

# Mean time from a cut of the group’s first flow until its window is what it was before, or within a packet of that when it is cut again.
m-mean-time-from-a-cut-tkry9c = متوسط الزمن من قطع أول تدفق في المجموعة حتى تعود نافذته إلى ما كانت عليه، أو إلى حزمة دونه إن قُطعت من جديد.

# no window came back to what it was
m-no-window-came-back-to-zxgl8e = لم تعد أي نافذة إلى ما كانت عليه

# First time, from a time on, at which the window of the group’s first flow is that large.
m-first-time-from-a-time-ny4f3n = أول زمن، ابتداءً من زمن معطى، تكون عنده نافذة أول تدفق في المجموعة بهذا الكبر.

# it never is
m-it-never-is-h6ia2q = لا تكون كذلك أبدًا

# First time, from a time on, at which the window of the group’s first flow is that small.
m-first-time-from-a-time-njtke3 = أول زمن، ابتداءً من زمن معطى، تكون عنده نافذة أول تدفق في المجموعة بهذا الصغر.

# First time, after a time, at which the group’s first flow has that throughput, averaged over about a second.
m-first-time-after-a-time-21evcs = أول زمن، بعد زمن معطى، تكون عنده لأول تدفق في المجموعة هذه الإنتاجية، متوسطة على نحو ثانية.

# it never has
m-it-never-has-lql6b2 = لا تكون له أبدًا

# How many flows of the group cut at the same time, on average.
m-how-many-flows-of-the-s5zwjx = كم تدفقًا من المجموعة يقطع في الوقت نفسه، في المتوسط.

# nothing was cut
m-nothing-was-cut-o384kz = لم يُقطع شيء

# Part of a hop’s link in use since the warm-up.
m-part-of-a-hop-s-7ahbkp = الجزء المستخدم من وصلة القفزة منذ الإحماء.

# packets of several sizes cross the hop
m-packets-of-several-sizes-cross-wt9zcx = تعبر القفزةَ حزم بأحجام مختلفة

# Mean queue of a hop since the warm-up.
m-mean-queue-of-a-hop-r2lnya = متوسط طابور القفزة منذ الإحماء.

# Since the warm-up a hop’s queue is shorter than this in that part of the time.
m-since-the-warm-up-a-89bb6g = منذ الإحماء يكون طابور القفزة أقصر من هذا في ذلك الجزء من الزمن.

# How long a packet waits at a hop on average, since the warm-up.
m-how-long-a-packet-waits-egwgmn = كم تنتظر حزمة عند القفزة في المتوسط، منذ الإحماء.

# How long a packet waits on average in the low-latency queue of a hop with two, since the warm-up.
m-how-long-a-packet-waits-i4prc3 = كم تنتظر حزمة في المتوسط في الطابور قليل التأخير لقفزة ذات طابورين، منذ الإحماء.

# the hop has one queue
m-the-hop-has-one-queue-hjslbc = للقفزة طابور واحد

# no two flows sent all that time
m-no-two-flows-sent-all-oe6vq0 = لم يرسل تدفقان طوال ذلك الوقت

# The same in its classic queue.
m-the-same-in-its-classic-qlebo6 = الشيء نفسه في طابورها التقليدي.

# Part of the packets that the low-latency queue of a hop with two marks, since the warm-up.
m-part-of-the-packets-that-2yq1g8 = جزء الحزم الذي يعلّمه الطابور قليل التأخير لقفزة ذات طابورين، منذ الإحماء.

# Packets that a hop’s queue has dropped since the warm-up.
m-packets-that-a-hop-s-wycdkg = الحزم التي أسقطها طابور القفزة منذ الإحماء.

# Jain’s fairness index: its mean since the warm-up, or over about a second up to a time. 1 is equal.
m-jain-s-fairness-index-its-08zlxt = مؤشر الإنصاف لـ Jain: متوسطه منذ الإحماء، أو على نحو ثانية حتى زمن معطى. 1 يعني التساوي.

# the arithmetic has no result, as a division by 0 has none
m-the-arithmetic-has-no-result-ieufzz = لا نتيجة للحساب، كما لا نتيجة للقسمة على 0

# the run does not say
m-the-run-does-not-say-gidrwo = التشغيل لا يقول

# Print notes
m-print-notes-dw04lh = طباعة الملاحظات

# Step {step} of {count} is run for its numbers…
m-step-step-of-count-is-phu013 = تُشغَّل الخطوة { $step } من { $count } من أجل أرقامها…

# Print without them
m-print-without-them-e5mxuu = طباعة بدونها

# {lesson}: notes for the teacher
m-lesson-notes-for-the-teacher-6k9hjm = { $lesson }: ملاحظات للمعلم

# {from} to {until} s, {watching} s of watching
m-from-to-until-s-watching-0qmem1 = من { $from } إلى { $until } s، ومدة المشاهدة { $watching } s

# (measured in the run; within {near} counts)
m-measured-in-the-run-within-v51tz5 = ‏(مقيس في التشغيل؛ يُقبل ما كان ضمن { $near })

# (the run’s curve is drawn over it)
m-the-run-s-curve-is-nzplqy = ‏(يُرسم منحنى التشغيل فوقه)

# (in their own words)
m-in-their-own-words-fbd108 = ‏(بكلماتهم هم)

# (measured in the run)
m-measured-in-the-run-yzqjs3 = ‏(مقيس في التشغيل)

# a number of the run
m-a-number-of-the-run-ha8jds = عدد من التشغيل

# What the class said
m-what-the-class-said-zktzd5 = ما قاله الصف

# answers to a link’s question
m-answers-to-a-link-s-674oz2 = إجابات عن سؤال رابط

# {item} is now number {place}.
m-item-is-now-number-place-ir3nyw = صار { $item } الآن رقم { $place }.

# {item}: one up
m-item-one-up-o3g9u7 = { $item }: إلى أعلى بمرتبة

# {item}: one down
m-item-one-down-3hs4qy = { $item }: إلى أسفل بمرتبة

# The run
m-the-run-2ip6a9 = التشغيل

# The camera has gone.
m-the-camera-has-gone-mofg08 = ذهبت الكاميرا.

# Hold a code before the camera.
m-hold-a-code-before-the-8qo26z = أمسك رمزًا أمام الكاميرا.

# The camera was stopped when the page was left.
m-the-camera-was-stopped-when-d3fv2x = أُوقفت الكاميرا عند مغادرة الصفحة.

# Stop the camera
m-stop-the-camera-w51djx = أوقف الكاميرا

# Scan with the camera
m-scan-with-the-camera-mh99yy = امسح بالكاميرا

# Codes can be pasted or come in a file all the same.
m-codes-can-be-pasted-or-o6p0bk = يمكن مع ذلك لصق الرموز أو أن تأتي في ملف.

# What the camera sees
m-what-the-camera-sees-iyb491 = ما تراه الكاميرا

# Step {step}: {said}
m-step-step-said-e6y8ne = الخطوة { $step }: { $said }

# This one is there already.
m-this-one-is-there-already-1xogz1 = هذا موجود من قبل.

# This is no answer to this lesson.
m-this-is-no-answer-to-k6eqzt = هذه ليست إجابة عن هذا الدرس.

# {count} in all.
m-count-in-all-gebekq = المجموع { $count }.

# yours
m-yours-nddc4b = لك

# Left and Right go through the time, Up and Down lift and lower the curve.
m-left-and-right-go-through-fg59dz = اليسار واليمين يسيران عبر الزمن، والأعلى والأسفل يرفعان المنحنى ويخفضانه.

# at {time} s: {value}
m-at-time-s-value-66wnu9 = عند { $time } s: { $value }

# Your curve: on average {value}.
m-your-curve-on-average-value-565lku = منحناك: في المتوسط { $value }.

# Draw here
m-draw-here-lmc3sf = ارسم هنا

# not set
m-not-set-yxhxra = غير موضوعة

# The arrow keys move the point.
m-the-arrow-keys-move-the-ql5k0d = مفاتيح الأسهم تحرك النقطة.

# Your point: {said}
m-your-point-said-s5dlbt = نقطتك: { $said }

# Press where it will be
m-press-where-it-will-be-4ab11h = اضغط حيث ستكون

# The lesson
m-the-lesson-q5nme0 = الدرس

# Change what you like: every control is open. The lesson waits.
m-change-what-you-like-every-5bbouo = غيّر ما تشاء: كل عنصر تحكم مفتوح. الدرس ينتظر.

# Back to the lesson
m-back-to-the-lesson-3kp8us = عودة إلى الدرس

# Watch. The run goes on to {until} s.
m-watch-the-run-goes-on-0s5vu3 = شاهد. يستمر التشغيل حتى { $until } s.

# Skip to the end
m-skip-to-the-end-saqlyd = انتقل إلى النهاية

# Play with it
m-play-with-it-a0e1nu = جرّبه كما تشاء

# your answer
m-your-answer-ts1j9k = إجابتك

# (in this run it came out differently)
m-in-this-run-it-came-j7uokl = ‏(في هذا التشغيل جاءت النتيجة مختلفة)

# (cannot be told: {why})
m-cannot-be-told-why-y737q3 = ‏(لا يمكن القول: { $why })

# Answer all {count} first.
m-answer-all-count-first-5oe4uh = أجب عن الأسئلة كلها أولًا، وعددها { $count }.

# One rule or link with a run is among it.
m-one-rule-or-link-with-yzvkoj = بينها قاعدة أو رابط بتشغيل.

# Make a lesson
m-make-a-lesson-5jann4 = اصنع درسًا
