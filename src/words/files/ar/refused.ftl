# This file is an experiment: it opens on a page of its own.
m-this-file-is-an-experiment-hu3tk5 = هذا الملف تجربة: يُفتح في صفحة خاصة به.

# link: must be that of both runs.
m-link-must-be-that-of-00ddok = الرابط: يجب أن يكون رابط التشغيلين معًا.

# link: {message}
m-link-message-2hwhta = الرابط: { $message }

# must be “{RESULTS_MARK} {RESULTS_FORMAT}”, the format that this page reads
m-must-be-results-mark-results-fbsi6d = يجب أن يكون «{ $RESULTS_MARK } { $RESULTS_FORMAT }»، وهي الصيغة التي تقرؤها هذه الصفحة

# must be a list of two runs
m-must-be-a-list-of-tsdob5 = يجب أن يكون قائمة من تشغيلين

# must be a version
m-must-be-a-version-9mhj6m = يجب أن يكون إصدارًا

# must be that of the scenario, {seed}
m-must-be-that-of-the-8avh5l = يجب أن يكون ما في السيناريو، { $seed }

# must be text or null
m-must-be-text-or-null-7ygp2u = يجب أن يكون نصًا أو null

# must be an address
m-must-be-an-address-j9cp14 = يجب أن يكون عنوانًا

# must be a list
m-must-be-a-list-5drp3i = يجب أن يكون قائمة

# must be text
m-must-be-text-e8vrtw = يجب أن يكون نصًا

# must be as long as the first column
m-must-be-as-long-as-co33zu = يجب أن يكون بطول العمود الأول

# must be a number or null
m-must-be-a-number-or-g77gox = يجب أن يكون عددًا أو null

# This file is {length} characters long; at most {MAX_FILE_LENGTH} are read.
m-this-file-is-length-characters-uj16bw = عدد حروف هذا الملف { $length }؛ ويُقرأ { $MAX_FILE_LENGTH } على الأكثر.

# This file is empty.
m-this-file-is-empty-lk0s0s = هذا الملف فارغ.

# This file is no text in UTF-8. A table that is in UTF-16 can be saved as CSV in UTF-8.
m-this-file-is-no-text-gd1x2f = هذا الملف ليس نصًا بترميز UTF-8. الجدول الذي بترميز UTF-16 يمكن حفظه CSV بترميز UTF-8.

# This file is neither a scenario nor exported results: it is no JSON and no table with a link. Nor is it a trace, or a table of measurements with a column for the time.
m-this-file-is-neither-a-t6kwwi = هذا الملف ليس سيناريو ولا نتائج مصدَّرة: فهو ليس JSON ولا جدولًا فيه رابط. وليس أثرًا، ولا جدول قياسات فيه عمود للوقت.

# This file is no JSON: {slice}.
m-this-file-is-no-json-r18w40 = هذا الملف ليس JSON: { $slice }.

# This file holds more than {MOST_LISTS} lists and objects, more than any file of this page.
m-this-file-holds-more-than-up2rhq = في هذا الملف أكثر من { $MOST_LISTS } من القوائم والكائنات، أكثر من أي ملف لهذه الصفحة.

# {fact}: must be that of the {where}, {must}, got {got}.
m-fact-must-be-that-of-2nss74 = { $fact }: يجب أن يكون ما في { $where }، { $must }، والقيمة المعطاة { $got }.

# it is too long for a lesson
m-it-is-too-long-for-t61imw = أطول من أن يكون درسًا

# Line {line}: {reason}
m-line-line-reason-qns4up = السطر { $line }: { $reason }

# a check has no run: its statements cannot be measured
m-a-check-has-no-run-exjk8k = ليس للاختبار تشغيل: فلا يمكن قياس عباراته

# before the first step there is no run to measure
m-before-the-first-step-there-aypsvc = قبل الخطوة الأولى لا تشغيل يُقاس

# a step goes from {from} to {until} s, and its run lasts {duration} s
m-a-step-goes-from-from-b4cjme = تمتد خطوة من { $from } إلى { $until } s، وتشغيلها يدوم { $duration } s

# speeds are {join}
m-speeds-are-join-lznabx = السرعات هي { $join }

# the first scene needs “open: #/scene/…”, a link of the page
m-the-first-scene-needs-open-kqgh8z = يحتاج المشهد الأول إلى ⁦“open: #/scene/…”⁩، وهو رابط من روابط الصفحة

# a lesson shows one run; this link holds two
m-a-lesson-shows-one-run-x53v0k = يعرض الدرس تشغيلًا واحدًا؛ وفي هذا الرابط تشغيلان

# there is no row {stranger}; there are {join}
m-there-is-no-row-stranger-cthvyj = لا يوجد صف { $stranger }؛ الموجود { $join }

# before the question the run is not known yet: say it behind it
m-before-the-question-the-run-y48zkg = قبل السؤال لا يُعرف التشغيل بعد: قلها بعده

# an option says nothing measured: say it in its reason
m-an-option-says-nothing-measured-az6kw9 = لا يقول الخيار شيئًا مقيسًا: قله في سببه

# the scene has no {whose}
m-the-scene-has-no-whose-1v7prx = ليس في المشهد { $whose }

# a paragraph has at most {paragraph} characters
m-a-paragraph-has-at-most-rm2l32 = في الفقرة { $paragraph } حرفًا على الأكثر

# it has a character that no text has
m-it-has-a-character-that-2kkh3r = فيه حرف لا يكون في نص

# a link leads to a place of this page (#/terms/rtt), not to {href}
m-a-link-leads-to-a-74kcri = يؤدي الرابط إلى موضع في هذه الصفحة ⁦(#/terms/rtt)⁩، لا إلى { $href }

# HTML is not read: {raw}
m-html-is-not-read-raw-elwtjn = لا يُقرأ HTML هنا: { $raw }

# pictures are not shown
m-pictures-are-not-shown-1lopek = لا تُعرض الصور

# {raw} is not read here
m-raw-is-not-read-here-ilx21a = { $raw } لا يُقرأ هنا

# {trim} is not read here
m-trim-is-not-read-here-givi3c = { $trim } لا يُقرأ هنا

# an item of a list is one paragraph
m-an-item-of-a-list-hkjopr = عنصر القائمة فقرة واحدة

# a line here has at most {most} characters, this one {length}
m-a-line-here-has-at-u5dywh = في السطر هنا { $most } حرفًا على الأكثر، وفي هذا { $length }

# “{key}” stands twice
m-key-stands-twice-5sib0u = «{ $key }» يرد مرتين

# {text} is neither “key: value” nor “- item” nor moved in below one
m-text-is-neither-key-value-jto7ge = { $text } ليس ⁦“key: value”⁩ ولا ⁦“- item”⁩ ولا مزاحًا تحت أحدهما

# “{key}” is not read here; there are {join}
m-key-is-not-read-here-1dr6o3 = «{ $key }» لا يُقرأ هنا؛ الموجود { $join }

# a link begins with #/
m-a-link-begins-with-grflsc = يبدأ الرابط بـ ⁦#/⁩

# the scenario is no JSON: {split}
m-the-scenario-is-no-json-pcpf9b = السيناريو ليس JSON: { $split }

# a question begins with its kind and what is asked, “choice: Which …?”; kinds are {join}
m-a-question-begins-with-its-xlcupx = يبدأ السؤال بنوعه وبما يُسأل عنه، ⁦“choice: Which …?”⁩؛ والأنواع { $join }

# nothing is asked
m-nothing-is-asked-jp7mvu = لا شيء يُسأل عنه

# a check is of the kind “choice”
m-a-check-is-of-the-atjuie = الاختبار من النوع “choice”

# each wrong option of a check needs its reason, moved in below it
m-each-wrong-option-of-a-kmwqwb = يحتاج كل خيار خاطئ في الاختبار إلى سببه، مزاحًا تحته

# an option begins with “- [ ]”, the right one with “- [x]”
m-an-option-begins-with-the-2bopaq = يبدأ الخيار بـ ⁦“- [ ]”⁩، والصحيح بـ ⁦“- [x]”⁩

# exactly one option is right: “- [x]”
m-exactly-one-option-is-right-82wciw = خيار واحد بالضبط صحيح: ⁦“- [x]”⁩

# an item is “- words = EXPRESSION”
m-an-item-is-words-expression-ufe6ax = العنصر هو ⁦“- words = EXPRESSION”⁩

# an item of a number is “- LOW..HIGH” or “- EXPRESSION”, its reason below it
m-an-item-of-a-number-mna1vd = عنصر العدد هو ⁦“- LOW..HIGH”⁩ أو ⁦“- EXPRESSION”⁩، وسببه تحته

# the bounds {value}..{value2} are empty
m-the-bounds-value-value2-are-q7d1dg = الحدان ⁦{ $value }..{ $value2 }⁩ فارغان

# a wrong number needs its reason, moved in below it
m-a-wrong-number-needs-its-sbu53p = العدد الخاطئ يحتاج إلى سببه، مزاحًا تحته

# this question needs “{key}: …”
m-this-question-needs-key-0kyfz2 = يحتاج هذا السؤال إلى ⁦“{ $key }: …”⁩

# this kind of question has no “- items”
m-this-kind-of-question-has-ygzc6j = ليس لهذا النوع من الأسئلة ⁦“- items”⁩

# there are {least} to {options} {what}, here {found}
m-there-are-least-to-options-kbg7rb = العدد المسموح من { $least } إلى { $options } من { $what }، والموجود هنا { $found }

# {text} is no number
m-text-is-no-number-jb369o = { $text } ليس عددًا

# it must be more than 0
m-it-must-be-more-than-jwyrx6 = يجب أن يكون أكبر من 0

# a curve is of window(group), rate(group), roundTrip(group) or queue(hop)
m-a-curve-is-of-window-gehg6r = المنحنى هو ⁦window(group)⁩ أو ⁦rate(group)⁩ أو ⁦roundTrip(group)⁩ أو ⁦queue(hop)⁩

# a hop is a number from 1
m-a-hop-is-a-number-4he4pm = القفزة عدد يبدأ من 1

# an axis is “EXPRESSION LOW..HIGH label”
m-an-axis-is-expression-low-9kfw02 = المحور هو ⁦“EXPRESSION LOW..HIGH label”⁩

# the axis {low}..{high} is empty
m-the-axis-low-high-is-wqbvkm = المحور ⁦{ $low }..{ $high }⁩ فارغ

# a lesson has at most {file} characters, this one {length}
m-a-lesson-has-at-most-tj6dea = في الدرس { $file } حرفًا على الأكثر، وفي هذا { $length }

# a lesson has at most {lines} lines
m-a-lesson-has-at-most-ipojj4 = في الدرس { $lines ->
    [two] سطران
    [few] { $lines } أسطر
   *[other] { $lines } سطرًا
  } على الأكثر

# “#” is the title, “##” begins a step; there are no others
m-is-the-title-begins-a-iguinr = ⁦“#”⁩ هو العنوان، و⁦“##”⁩ يبدأ خطوة؛ ولا توجد غيرهما

# a lesson begins with its one title, “# …”
m-a-lesson-begins-with-its-6ra7nw = يبدأ الدرس بعنوانه الوحيد، ⁦“# …”⁩

# a title is one short line
m-a-title-is-one-short-decgm6 = العنوان سطر قصير واحد

# a lesson begins with its title, “# …”
m-a-lesson-begins-with-its-omncw0 = يبدأ الدرس بعنوانه، ⁦“# …”⁩

# HTML is not read: {trim}
m-html-is-not-read-trim-vrt0st = لا يُقرأ HTML هنا: { $trim }

# it is nested too deep to be read
m-it-is-nested-too-deep-21ypcl = تداخله أعمق من أن يُقرأ

# these lines are moved in: text begins at the left
m-these-lines-are-moved-in-bsvdph = هذه الأسطر مزاحة: يبدأ النص من أول السطر

# there is no block {lang}; there are scene, question and check
m-there-is-no-block-lang-9ws2tf = لا توجد كتلة { $lang }؛ الموجود scene وquestion وcheck

# a {lang} belongs to a step, “## …”
m-a-lang-belongs-to-a-ur322n = كتلة { $lang } تنتمي إلى خطوة، ⁦“## …”⁩

# a step has one scene
m-a-step-has-one-scene-4zuv2a = للخطوة مشهد واحد

# a step has one question
m-a-step-has-one-question-4ds156 = للخطوة سؤال واحد

# a lesson has at least one step, “## …”
m-a-lesson-has-at-least-jvctet = في الدرس خطوة واحدة على الأقل، ⁦“## …”⁩

# a lesson has at most {steps} steps
m-a-lesson-has-at-most-pbezw8 = عدد خطوات الدرس { $steps } على الأكثر

# a lesson has at most {checks} checks
m-a-lesson-has-at-most-253z6g = عدد اختبارات الدرس { $checks } على الأكثر

# the first step needs a scene
m-the-first-step-needs-a-7b57du = تحتاج الخطوة الأولى إلى مشهد

# a step has at most {mostWords} words {where}, this one {words}
m-a-step-has-at-most-oz1xbv = عدد كلمات الخطوة { $mostWords } على الأكثر { $where }، وفي هذه { $words }

# a lesson has at most {statements} statements
m-a-lesson-has-at-most-mca7y0 = عدد عبارات الدرس { $statements } على الأكثر

# quotations are not nested
m-quotations-are-not-nested-w4zlmw = لا تتداخل الاقتباسات

# lists are not nested
m-lists-are-not-nested-xyn1ws = لا تتداخل القوائم

# A link to this would be {length} characters long; at most {MAX_LINK_LENGTH} are read. Save it as a file instead.
m-a-link-to-this-would-9zf3lt = رابط إلى هذا يكون طوله { $length } حرفًا؛ ويُقرأ { $MAX_LINK_LENGTH } على الأكثر. احفظه ملفًا بدلًا من ذلك.

# This link is longer than any experiment’s.
m-this-link-is-longer-than-o9o02w = هذا الرابط أطول من رابط أي تجربة.

# This link is of a later format than this page reads.
m-this-link-is-of-a-ys8uc3 = هذا الرابط من صيغة أحدث مما تقرؤه هذه الصفحة.

# This link asks for what cannot be. {refusal}
m-this-link-asks-for-what-pop372 = هذا الرابط يطلب ما لا يمكن. { $refusal }

# This link is {length} characters long; at most {MAX_LINK_LENGTH} are read.
m-this-link-is-length-characters-tpie3w = طول هذا الرابط { $length } حرفًا؛ ويُقرأ { $MAX_LINK_LENGTH } على الأكثر.

# This page has no part called “{slice}”.
m-this-page-has-no-part-jpvtes = ليس في هذه الصفحة جزء اسمه «{ $slice }».

# This link holds no scenario: nothing is named after “?” or “&”.
m-this-link-holds-no-scenario-772i62 = ليس في هذا الرابط سيناريو: لا اسم بعد “?” أو “&”.

# This link sets “{key}” twice.
m-this-link-sets-key-twice-yt9mlk = هذا الرابط يضبط «{ $key }» مرتين.

# There is no prepared scenario called “{name}”.
m-there-is-no-prepared-scenario-k7nzjy = لا يوجد سيناريو معدّ باسم «{ $name }».

# There is no scene called “{id}”: Open has a list of them.
m-there-is-no-scene-called-4s2zf3 = لا يوجد مشهد باسم «{ $id }»: قائمة المشاهد في «فتح».

# This link is of format “{format}”; this page reads formats 1 and {FORMAT}.
m-this-link-is-of-format-od6swx = هذا الرابط من الصيغة «{ $format }»؛ وتقرأ هذه الصفحة الصيغتين 1 و{ $FORMAT }.

# This link was altered: it unpacks, but to nothing that this page understands.
m-this-link-was-altered-it-rfalw3 = غُيِّر هذا الرابط: يُفك ضغطه، لكن إلى ما لا تفهمه هذه الصفحة.

# This link was altered: the scenario that it compares with cannot be made out.
m-this-link-was-altered-the-1kb199 = غُيِّر هذا الرابط: لا يمكن استخراج السيناريو الذي يقارن به.

# This link asks for what cannot be. {refusal}.
m-this-link-asks-for-what-xqsfr4 = هذا الرابط يطلب ما لا يمكن. { $refusal }.

# This link sets “{path}”, which is the name of no field.
m-this-link-sets-path-which-lce7sr = هذا الرابط يضبط «{ $path }»، وليس اسم أي حقل.

# The part of the page that reads rules could not be fetched. Reload the page to try again.
m-the-part-of-the-page-wwy2b2 = تعذر جلب جزء الصفحة الذي يقرأ القواعد. أعد تحميل الصفحة للمحاولة من جديد.

# This link was altered: the value of “{path}” cannot be read.
m-this-link-was-altered-the-5awqso = غُيِّر هذا الرابط: لا يمكن قراءة قيمة «{ $path }».

# This link was altered: the value of “{path}” begins with a quote that does not end.
m-this-link-was-altered-the-5euczp = غُيِّر هذا الرابط: تبدأ قيمة «{ $path }» بعلامة اقتباس لا تنتهي.

# This link sets “{path}”, which is not there.
m-this-link-sets-path-which-ge7c0y = هذا الرابط يضبط «{ $path }»، وهو غير موجود.

# A link to this would unpack to {size} kB; at most {MAX_UNPACKED_BYTES} kB are read. Save it as a file instead.
m-a-link-to-this-would-0cx46u = رابط إلى هذا يُفك ضغطه إلى { $size } kB؛ ويُقرأ { $MAX_UNPACKED_BYTES } kB على الأكثر. احفظه ملفًا بدلًا من ذلك.

# This browser is too old to pack and unpack links, though it can run what they hold: Chrome 103, Firefox 113 and Safari 16.4 can.
m-this-browser-is-too-old-xuy0da = هذا المتصفح أقدم من أن يضغط الروابط ويفكها، وإن كان يقدر على تشغيل ما فيها: يقدر على ذلك Chrome 103 وFirefox 113 وSafari 16.4.

# This link breaks off or was altered: it cannot be unpacked.
m-this-link-breaks-off-or-kj8xk5 = هذا الرابط مقطوع أو غُيِّر: لا يمكن فك ضغطه.

# This link unpacks to more than {limit} kB, more than any scenario needs.
m-this-link-unpacks-to-more-bua8y8 = يُفك ضغط هذا الرابط إلى أكثر من { $limit } kB، أكثر مما يحتاجه أي سيناريو.

# This link has a character that no link has: “{stranger}”.
m-this-link-has-a-character-fjcon0 = في هذا الرابط حرف لا يكون في رابط: «{ $stranger }».

# This link breaks off: its end is missing.
m-this-link-breaks-off-its-dh83gz = هذا الرابط مقطوع: نهايته مفقودة.

# A link to this race would be {length} characters long; at most {MAX_LINK_LENGTH} are read. Save it as a file instead.
m-a-link-to-this-race-dvre8u = رابط إلى هذا السباق يكون طوله { $length } حرفًا؛ ويُقرأ { $MAX_LINK_LENGTH } على الأكثر. احفظه ملفًا بدلًا من ذلك.

# This link is longer than any race’s.
m-this-link-is-longer-than-5los4a = هذا الرابط أطول من رابط أي سباق.

# This asks for a race that cannot be. {refusal}
m-this-asks-for-a-race-jax841 = هذا يطلب سباقًا لا يمكن أن يكون. { $refusal }

# must be at most {most} different names with commas between
m-must-be-at-most-most-kmymbf = يجب أن يكون { $most } من الأسماء المختلفة على الأكثر، بينها فواصل

# must be a flow: its group's id, a dot and its number from 0
m-must-be-a-flow-its-nvny48 = يجب أن يكون تدفقًا: معرّف مجموعته، ثم نقطة، ثم رقمه بدءًا من 0

# This table of measurements has no row with a value.
m-this-table-of-measurements-has-89yesu = ليس في جدول القياسات هذا صف فيه قيمة.

# Line {lines} must be of a time from 0 to {duration} s after {value}, got {time} s.
m-line-lines-must-be-of-49tp4g = يجب أن يكون السطر { $lines } لوقت من 0 إلى { $duration } s بعد { $value }، والقيمة المعطاة { $time } s.

# Line 1 must have at most {MOST_OF_HEADS} characters, got {length}.
m-line-1-must-have-at-cg429w = يجب أن يكون في السطر 1 عدد حروف { $MOST_OF_HEADS } على الأكثر، وفيه { $length }.

# Line 1 of this table must name a column cwnd, rtt or queue beside the time.
m-line-1-of-this-table-l1unle = يجب أن يسمّي السطر 1 من هذا الجدول عمودًا cwnd أو rtt أو queue بجانب الوقت.

# must have {length} cells, as line 1 has
m-must-have-length-cells-as-hct2cs = يجب أن يكون عدد خلاياه { $length }، كما في السطر 1

# must begin with its time in brackets: let ping write it with -D
m-must-begin-with-its-time-swxiho = يجب أن يبدأ بوقته بين قوسين: اجعل ping يكتبه بالخيار ⁦-D⁩

# must be a time and a queue length
m-must-be-a-time-and-kyvleu = يجب أن يكون وقتًا وطول طابور

# must have a value of at most {MOST}
m-must-have-a-value-of-a7iboe = يجب أن تكون قيمته { $MOST } على الأكثر

# These measurements have {rows} rows; at most {measuredRows} are read. Take every second or tenth one.
m-these-measurements-have-rows-rows-caiu5h = عدد صفوف هذه القياسات { $rows }؛ ويُقرأ { $measuredRows } على الأكثر. خذ صفًا من كل صفين أو من كل عشرة.

# must not be before the line above it, {before}
m-must-not-be-before-the-rlmlhn = يجب ألا يسبق السطر الذي فوقه، { $before }

# Line {line}{value}{rule}, got “{got}”.
m-line-line-value-rule-got-qfunl3 = السطر { $line }{ $value }{ $rule }، والقيمة المعطاة «{ $got }».

# must be a whole number of milliseconds
m-must-be-a-whole-number-f9qrlv = يجب أن يكون عددًا صحيحًا من الملّي ثواني

# The last line of this trace must be later than 0 ms, so that it lasts for a time.
m-the-last-line-of-this-pcrbg1 = يجب أن يكون السطر الأخير من هذا الأثر بعد 0 ms، حتى يدوم وقتًا.

# The last line of this trace is of {last} ms: with what stands before it the link must carry at least {minRate} bit/s on average, got {rate}.
m-the-last-line-of-this-zs5rlq = السطر الأخير من هذا الأثر عند { $last } ms: ومع ما قبله يجب أن تحمل الوصلة { $minRate } bit/s على الأقل في المتوسط، والقيمة المعطاة { $rate }.

# must not be before the line above it, {last}
m-must-not-be-before-the-qisbw2 = يجب ألا يسبق السطر الذي فوقه، { $last }

# must be at most {trace} ms
m-must-be-at-most-trace-094t80 = يجب أن يكون { $trace } ms على الأكثر

# must not be one more of the same millisecond than {MOST_PER_MS} (420 Mbit/s)
m-must-not-be-one-more-czso4c = يجب ألا يزيد ما في الملّي ثانية الواحدة على { $MOST_PER_MS } ⁦(420 Mbit/s)⁩

# Line {line} of this trace {rule}, got “{value}”.
m-line-line-of-this-trace-7x83c1 = السطر { $line } من هذا الأثر { $rule }، والقيمة المعطاة «{ $value }».

# must be a hop of the path, 0 to {last}
m-must-be-a-hop-of-dktpc7 = يجب أن يكون قفزة في المسار، من 0 إلى { $last }

# must be a hop that follows no trace
m-must-be-a-hop-that-xxefim = يجب أن يكون قفزة لا تتبع أثرًا

# must be crossed by all flows that leave the path together, while the reverse path is 'ideal'
m-must-be-crossed-by-all-ohf217 = يجب أن تعبرها كل التدفقات التي تغادر المسار معًا، ما دام مسار الرجوع 'ideal'

# must be false while the reverse path is 'ideal'
m-must-be-false-while-the-wfm6fk = يجب أن يكون false ما دام مسار الرجوع 'ideal'

# must be a hop with a limited rate
m-must-be-a-hop-with-gqaipo = يجب أن يكون قفزة محدودة المعدل

# must be less than the interval, {interval} s
m-must-be-less-than-the-txjn85 = يجب أن يكون أصغر من الفترة، { $interval } s

# must be less than maxThreshold, {maxThreshold}
m-must-be-less-than-maxthreshold-j6yc61 = يجب أن يكون أصغر من maxThreshold، { $maxThreshold }

# must be less than high, {high} bit/s
m-must-be-less-than-high-ul9lzi = يجب أن يكون أصغر من high، { $high } bit/s

# must be 0 or at least {minRate} bit/s
m-must-be-0-or-at-xpj5bn = يجب أن يكون 0 أو { $minRate } bit/s على الأقل

# must have at least one {item}
m-must-have-at-least-one-qjkfpz = يجب أن يكون فيه { $item } واحد على الأقل

# must be after the {item} before, {before} s
m-must-be-after-the-item-n9wr0g = يجب أن يكون بعد { $item } السابق، { $before } s

# must be a number from {min} to {max}
m-must-be-a-number-from-y15ukk = يجب أن يكون عددًا من { $min } إلى { $max }

# must be a whole number from {min} to {max}
m-must-be-a-whole-number-lhdnod = يجب أن يكون عددًا صحيحًا من { $min } إلى { $max }

# must be '{word}' or a number from {min} to {max}
m-must-be-word-or-a-qb264d = يجب أن يكون '{ $word }' أو عددًا من { $min } إلى { $max }

# must be true or false
m-must-be-true-or-false-7n6jhz = يجب أن يكون true أو false

# must be text of at most {longest} characters
m-must-be-text-of-at-0s5wjr = يجب أن يكون نصًا من { $longest } حرفًا على الأكثر

# must be one of {join}
m-must-be-one-of-join-qfur8y = يجب أن يكون واحدًا من { $join }

# must be a list of at most {longest}
m-must-be-a-list-of-17w1tr = يجب أن يكون قائمة من { $longest } على الأكثر

# must be an object with fields
m-must-be-an-object-with-gjntgq = يجب أن يكون كائنًا له حقول

# must be given
m-must-be-given-h2ewi4 = يجب أن يُعطى

# must be {replace}
m-must-be-replace-3efgef = يجب أن يكون { $replace }

# must have at most {values} values in all
m-must-have-at-most-values-mnwtbu = يجب أن تكون فيه { $values } قيمة على الأكثر في المجموع

# must be 'none' where the scenario's own loss says what the first hop loses
m-must-be-none-where-the-90ykpm = يجب أن يكون 'none' حيث يقول فقد السيناريو نفسه ما تفقده القفزة الأولى

# {path}: {rule}, got {value}
m-path-rule-got-value-wpg8x3 = ‏{ $path }: { $rule }، والقيمة المعطاة { $value }

# must be less than the duration, {duration} s
m-must-be-less-than-the-7biymz = يجب أن يكون أصغر من المدة، { $duration } s

# must have one hop for each of path, {length}
m-must-have-one-hop-for-9rkj07 = يجب أن تكون فيه قفزة لكل قفزة من path، وعددها { $length }

# must carry at least {minRate} bit/s on average
m-must-carry-at-least-minrate-x3wmie = يجب أن يحمل { $minRate } bit/s على الأقل في المتوسط

# must be '{kind}' where the rate is unlimited (nobody ever waits there)
m-must-be-kind-where-the-dxmu1q = يجب أن يكون '{ $kind }' حيث المعدل غير محدود (لا أحد ينتظر هناك أبدًا)

# must differ from the ids of the other groups
m-must-differ-from-the-ids-2nmol1 = يجب أن يختلف عن معرّفات المجموعات الأخرى

# must be 'forward' while the reverse path is 'ideal'
m-must-be-forward-while-the-vxtq2o = يجب أن يكون 'forward' ما دام مسار الرجوع 'ideal'

# must be after the start, {start} s
m-must-be-after-the-start-zqp0if = يجب أن يكون بعد البداية، { $start } s

# must leave every flow an access delay of at least 0: take a smaller spread or a larger accessDelay
m-must-leave-every-flow-an-s5agt4 = يجب أن يبقى لكل تدفق تأخير وصول لا يقل عن 0: خذ spread أصغر أو accessDelay أكبر

# must give a round-trip time above 0 with the delays of the path
m-must-give-a-round-trip-pooil6 = يجب أن يعطي مع تأخيرات المسار زمن ذهاب وإياب أكبر من 0

# must be at most {flows} flows in all
m-must-be-at-most-flows-wvta4f = يجب أن يكون { $flows ->
    [two] تدفقين
    [few] { $flows } تدفقات
   *[other] { $flows } تدفقًا
  } على الأكثر في المجموع

# must not let more than {probes} probes begin during the run
m-must-not-let-more-than-y5yhm4 = يجب ألا يدع أكثر من { $probes } مجسًا يبدأ أثناء التشغيل

# must be a hop of the path, 0 to {hops}
m-must-be-a-hop-of-555w3v = يجب أن يكون قفزة في المسار، من 0 إلى { $hops }

# must not be after the hop it leaves, {leave}
m-must-not-be-after-the-nb2npu = يجب ألا يكون بعد القفزة التي يغادر منها، { $leave }

# must be 'once' of a scheme without a window
m-must-be-once-of-a-cpedgc = يجب أن يكون 'once' لمخطط بلا نافذة

# must be 'greedy' of a scheme without a window
m-must-be-greedy-of-a-3jtg5p = يجب أن يكون 'greedy' لمخطط بلا نافذة

# must be null of a scheme without a window
m-must-be-null-of-a-1ln6j0 = يجب أن يكون null لمخطط بلا نافذة

# must be 'once' where packets is null: there is no end
m-must-be-once-where-packets-a6o8cd = يجب أن يكون 'once' حيث packets هو null: فلا نهاية

# must not let more than {transfers} transfers begin during the run
m-must-not-let-more-than-ms2dju = يجب ألا يدع أكثر من { $transfers } عملية نقل تبدأ أثناء التشغيل

# must have a value for each time, {length}
m-must-have-a-value-for-vj24qp = يجب أن تكون فيه قيمة لكل وقت، وعددها { $length }

# must not be before the one above it, {time}
m-must-not-be-before-the-8eq1qj = يجب ألا يسبق الذي فوقه، { $time }

# must not be after the end, {duration} s
m-must-not-be-after-the-2shfov = يجب ألا يكون بعد النهاية، { $duration } s

# must be the id of a flow group
m-must-be-the-id-of-nz701u = يجب أن يكون معرّف مجموعة تدفقات

# must be a flow of the group, 0 to {count}
m-must-be-a-flow-of-v10s69 = يجب أن يكون تدفقًا من المجموعة، من 0 إلى { $count }

# must be the index of a source in traffic
m-must-be-the-index-of-reh2u5 = يجب أن يكون رقم مصدر في traffic

# must not let more than {packets} packets through at these rates and windows
m-must-not-let-more-than-22jhcm = يجب ألا يدع أكثر من { $packets ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $packets } حزم
   *[other] { $packets } حزمة
  } تمر بهذه المعدلات والنوافذ

# must not ask for more than {samples} numbers over the whole run
m-must-not-ask-for-more-28a6j5 = يجب ألا يطلب أكثر من { $samples } عددًا خلال التشغيل كله

# must be less: with the rates and windows it lets {toExponential} packets be in the network at one time, and all together may take {memory} MB
m-must-be-less-with-the-8j0fmb = يجب أن يكون أصغر: فبهذه المعدلات والنوافذ يدع { $toExponential ->
    [two] حزمتين
    [few] { $toExponential } حزم
   *[other] { $toExponential } حزمة
  } في الشبكة في وقت واحد، ويجوز أن تشغل كلها معًا { $memory } MB

# must be 1 to {trace} digits to base 36 (0 to 9, a to z), one a millisecond
m-must-be-1-to-trace-xb7oz0 = يجب أن يكون من 1 إلى { $trace } رقمًا بالأساس 36 (من 0 إلى 9 ومن a إلى z)، رقم لكل ملّي ثانية

# must have at least one hop
m-must-have-at-least-one-49wnf1 = يجب أن تكون فيه قفزة واحدة على الأقل

# must be 'ideal' or a list of hops, one for each of path
m-must-be-ideal-or-a-asrvov = يجب أن يكون 'ideal' أو قائمة قفزات، واحدة لكل قفزة من path

# must be 1, the version of the format
m-must-be-1-the-version-7xi70g = يجب أن يكون 1، وهو إصدار الصيغة

# must have at least one flow group
m-must-have-at-least-one-9c3nmh = يجب أن تكون فيه مجموعة تدفقات واحدة على الأقل

# must be letters of .asudxhz
m-must-be-letters-of-asudxhz-agc0p8 = يجب أن يكون حروفًا من ⁦.asudxhz⁩

# must be a rule: {why}
m-must-be-a-rule-why-3riptu = يجب أن يكون قاعدة: { $why }

# must be in the scenario before the run begins
m-must-be-in-the-scenario-tccgsy = يجب أن يكون في السيناريو قبل أن يبدأ التشغيل

# must be at most {events} in all
m-must-be-at-most-events-f8kvso = يجب أن يكون { $events } على الأكثر في المجموع

# must be the id of a measure, or an object with id and group, hop or source
m-must-be-the-id-of-q2nmyw = يجب أن يكون معرّف مقياس، أو كائنًا فيه id وgroup أو hop أو source

# must be a statement, or an object with says and part
m-must-be-a-statement-or-8wu2ai = يجب أن يكون عبارة، أو كائنًا فيه says وpart

# must be another setting than the first
m-must-be-another-setting-than-krhcyk = يجب أن يكون إعدادًا غير الأول

# must have either values, or from, to and count
m-must-have-either-values-or-ujbmxd = يجب أن تكون فيه إما values، وإما from وto وcount

# must have at least one value
m-must-have-at-least-one-obn26v = يجب أن تكون فيه قيمة واحدة على الأقل

# must be one for each of the {length} values
m-must-be-one-for-each-x2n7k5 = يجب أن يكون واحدًا لكل قيمة من القيم، وعددها { $length }

# must have from, to and count
m-must-have-from-to-and-y5c0vd = يجب أن تكون فيه from وto وcount

# must be above from, which is {from}
m-must-be-above-from-which-lqsf8l = يجب أن يكون أكبر من from، وهو { $from }

# must be above 0 on a logarithmic scale
m-must-be-above-0-on-jqtghb = يجب أن يكون أكبر من 0 على مقياس لوغاريتمي

# must be the id of a number or metric of one run
m-must-be-the-id-of-wopbm1 = يجب أن يكون معرّف عدد أو مقياس لتشغيل واحد

# must be the id of a group of flows
m-must-be-the-id-of-1wiies = يجب أن يكون معرّف مجموعة من التدفقات

# must be the number of a hop, from 0
m-must-be-the-number-of-s68wqo = يجب أن يكون رقم قفزة، بدءًا من 0

# must be the place of a source, from 0
m-must-be-the-place-of-ksovai = يجب أن يكون موضع مصدر، بدءًا من 0

# must give at most {points} points
m-must-give-at-most-points-ippc25 = يجب أن يعطي { $points } نقطة على الأكثر

# must give at most {runs} runs, points times seeds
m-must-give-at-most-runs-sdoun6 = يجب أن يعطي { $runs } تشغيلًا على الأكثر، أي النقاط في البذور

# must need at most {toExponential} packets in all its runs
m-must-need-at-most-toexponential-j7foif = يجب ألا يحتاج في كل تشغيلاته إلى أكثر من { $toExponential ->
    [two] حزمتين
    [few] { $toExponential } حزم
   *[other] { $toExponential } حزمة
  }

# must be a statement as `mean-queue() < 20: the queue is short`: {message}
m-must-be-a-statement-as-pu2ubg = يجب أن يكون عبارة مثل ⁦`mean-queue() < 20: the queue is short`⁩: { $message }

# must be of what is measured; {unknown} is not
m-must-be-of-what-is-weqooi = يجب أن يكون عما يُقاس؛ و{ $unknown } لا يُقاس

# must be the path of a field, as `path.0.queue.limit`
m-must-be-the-path-of-05t570 = يجب أن يكون مسار حقل، مثل ⁦`path.0.queue.limit`⁩

# must be a setting of the run, other than its seed and its words
m-must-be-a-setting-of-drm9ch = يجب أن يكون إعدادًا للتشغيل غير بذرته وكلماته

# must be a time above 0 s
m-must-be-a-time-above-ol4djv = يجب أن يكون وقتًا أكبر من 0 s

# must be a number from {least} to {most}, as the rule’s param says
m-must-be-a-number-from-luup5g = يجب أن يكون عددًا من { $least } إلى { $most }، كما يقول param في القاعدة

# line {line}, column {column}: {reason}
m-line-line-column-column-reason-d0l5bb = السطر { $line }، العمود { $column }: { $reason }
