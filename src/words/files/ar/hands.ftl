# The game
m-the-game-aomyse = اللعبة

# Go on
m-go-on-engc7w = تابع

# Ready? Press Space, or tap
m-ready-press-space-or-tap-zz3yqk = مستعد؟ اضغط المسافة أو انقر

# Sawtooth: your own hands
m-sawtooth-your-own-hands-0o5a3j = ‏Sawtooth: يداك

# A table of games
m-a-table-of-games-u9mby6 = جدول ألعاب

# Each link is computed anew, beside the same run with TCP in that seat. What a link says of itself counts for nothing.
m-each-link-is-computed-anew-fuhmwh = يُحسب كل رابط من جديد، بجانب التشغيل نفسه وTCP في ذلك المقعد. وما يقوله رابط عن نفسه لا يُحسب.

# The games
m-the-games-kdlclz = الألعاب

# This game cannot be opened
m-this-game-cannot-be-opened-94snsu = لا يمكن فتح هذه اللعبة

# Be the congestion control of one flow for a minute, with nothing to go by but what comes back to you; or be the network, and see what five lost packets do.
m-be-the-congestion-control-of-nudgg2 = كن التحكم في الازدحام لتدفق واحد دقيقة كاملة، ولا دليل لك إلا ما يعود إليك؛ أو كن الشبكة، وانظر ماذا تفعل خمس حزم مفقودة.

# Take the wheel
m-take-the-wheel-f8z21e = تسلّم القيادة

# The run in the playground
m-the-run-in-the-playground-ck9fa0 = التشغيل في ساحة التجريب

# You choose whose seat you take, and whether you set its window or its rate.
m-you-choose-whose-seat-you-ve9wnu = تختار مقعد من تأخذ، وهل تضبط نافذته أم معدله.

# Half a minute of it, with five packets to lose or to mark.
m-half-a-minute-of-it-p8vp91 = نصف دقيقة منه، وخمس حزم لتفقدها أو لتعلّمها.

# Five packets to lose or to mark.
m-five-packets-to-lose-or-vmxogx = خمس حزم لتفقدها أو لتعلّمها.

# One flow of this run is yours.
m-one-flow-of-this-run-4d79x9 = تدفق واحد من هذا التشغيل لك.

# Alone
m-alone-6yiww4 = وحيدًا

# Nobody else is there. Find how much fits, and do not fill the queue.
m-nobody-else-is-there-find-tdkzmd = لا أحد غيرك هناك. اعثر على ما تتسع له الوصلة ولا تملأ الطابور.

# Beside one TCP
m-beside-one-tcp-lcj2zg = بجانب TCP واحد

# Another flow shares the link, and it gives way when it loses packets. Do you?
m-another-flow-shares-the-link-2sf0bp = تدفق آخر يتقاسم الوصلة، ويتنازل حين يفقد حزمًا. وأنت؟

# In a crowd
m-in-a-crowd-gv7428 = في حشد

# Several others share the link. What you take they lack.
m-several-others-share-the-link-abhcy3 = عدة تدفقات أخرى تتقاسم الوصلة. ما تأخذه ينقصها.

# Over the air
m-over-the-air-fn96zs = عبر الهواء

# Some packets are lost that no queue dropped. Which losses say “slow down”?
m-some-packets-are-lost-that-xju7zr = تُفقد حزم لم يسقطها أي طابور. أي فقد يقول «أبطئ»؟

# On a rate
m-on-a-rate-q5gjgr = بمعدل

# No window holds you back: you say how many packets leave in a second, and nothing is sent again.
m-no-window-holds-you-back-cgl6pf = لا نافذة تمسكك: تقول كم حزمة تخرج في الثانية، ولا يُعاد إرسال شيء.

# Rush hour
m-rush-hour-ynixbn = ساعة الذروة

# The room on the link changes while you drive.
m-the-room-on-the-link-yh0ixk = يتغير المتسع على الوصلة وأنت تقود.

# Bring TCP down
m-bring-tcp-down-ix7e34 = أسقِط TCP

# One TCP flow, five packets to lose. How little can you leave it?
m-one-tcp-flow-five-packets-6zcwob = تدفق TCP واحد، وخمس حزم لتفقدها. كم أقل ما يمكنك أن تترك له؟

# Make them unequal
m-make-them-unequal-3rgjq2 = اجعلهما غير متساويين

# Two equal TCP flows, five packets to lose. How far apart can you drive them?
m-two-equal-tcp-flows-five-vlwb7x = تدفقا TCP متساويان، وخمس حزم لتفقدها. كم يمكنك أن تباعد بينهما؟

# What {done} did
m-what-done-did-e2rxdg = ما فعلته { $done }

# With your presses
m-with-your-presses-hm72g7 = مع ضغطاتك

# Without
m-without-16sgw3 = بدونها

# Each of them
m-each-of-them-s917y1 = كل منها

# {lost} and {marked}
m-lost-and-marked-neucdq = { $lost } و{ $marked }

# packet {packet}: nothing fell for it.
m-packet-packet-nothing-fell-for-8bzu4p = الحزمة { $packet }: لم يهبط شيء بسببها.

# packet {packet}, marked: nothing fell for it; one cut answers for all that is missing or marked of a window.
m-packet-packet-marked-nothing-fell-mw4t63 = الحزمة { $packet }، معلَّمة: لم يهبط شيء بسببها؛ قطع واحد يجيب عن كل ما نقص أو عُلّم من نافذة.

# Lose
m-lose-n9lztk = أفقِد

# Mark
m-mark-cv0f5s = علِّم

# You have five packets to lose in {seconds} s. Space loses the next one of the first flow; a number that of another.
m-you-have-five-packets-to-jpmx0i = لك خمس حزم لتفقدها في { $seconds } s. المسافة تُفقد الحزمة التالية من التدفق الأول؛ ورقمٌ يُفقد حزمة من تدفق آخر.

# M has a press mark a packet in place of losing it: nothing is missing then, and a sender that understands marks (ECN) slows down as for a loss.
m-m-has-a-press-mark-4cgrk9 = ‏M يجعل الضغطة تعلّم حزمة بدل أن تُفقدها: لا ينقص شيء عندئذ، والمرسل الذي يفهم العلامات (ECN) يبطئ كما لفقد.

# left
m-left-52pxm8 = الباقي

# A press
m-a-press-t26c7v = الضغطة

# The next packet of
m-the-next-packet-of-19rjrg = الحزمة التالية من

# Lose the next of {name}
m-lose-the-next-of-name-e9k5za = أفقِد التالية من { $name }

# Mark the next of {name}
m-mark-the-next-of-name-qj22hq = علِّم التالية من { $name }

# {names}: no marks. ECN is off there, so no packet of it can carry one.
m-names-no-marks-ecn-is-ov6315 = { $names }: بلا علامات. ‏ECN متوقف هناك، فلا يمكن لحزمة منه أن تحمل علامة.

# A packet of {name} lost at {at} s; {left} left.
m-a-packet-of-name-lost-ycv6l0 = فُقدت حزمة من { $name } عند { $at } s؛ الباقي { $left }.

# A packet of {name} marked at {at} s; {left} left.
m-a-packet-of-name-marked-vczbu2 = عُلّمت حزمة من { $name } عند { $at } s؛ الباقي { $left }.

# Outcome
m-outcome-0spdxv = النتيجة

# Both runs are computed…
m-both-runs-are-computed-y11s7p = يُحسب التشغيلان…

# Both runs side by side in the playground
m-both-runs-side-by-side-d2krwy = التشغيلان جنبًا إلى جنب في ساحة التجريب

# A link to this game, {n} characters
m-a-link-to-this-game-lat9y7 = رابط لهذه اللعبة، { $n ->
    [one] حرف واحد
    [two] حرفان
    [few] { $n } أحرف
    [many] { $n } حرفًا
   *[other] { $n } حرف
  }

# Play it yourself
m-play-it-yourself-t0logh = العبها بنفسك

# Play it again
m-play-it-again-vy1lnc = العبها من جديد

# Other games
m-other-games-o83w1u = ألعاب أخرى

# Computed from the presses in the link; digest of all samples {digest}.
m-computed-from-the-presses-in-53p4ds = محسوب من الضغطات التي في الرابط؛ بصمة كل العينات { $digest }.

# Computed again from your presses, to the same bits: digest {digest}.
m-computed-again-from-your-presses-juhp36 = حُسب من جديد من ضغطاتك، حتى البت نفسه: البصمة { $digest }.

# Computed again from your presses, and it is not what you played: {digest} in place of {played}. That is a mistake of this page.
m-computed-again-from-your-presses-j7qcu3 = حُسب من جديد من ضغطاتك، وليس ما لعبته: { $digest } بدل { $played }. هذا خطأ في هذه الصفحة.

# Time of the game
m-time-of-the-game-lm69ng = زمن اللعبة

# Full
m-full-zf1lr0 = كاملة

# Half
m-half-o47ah0 = نصف

# Quarter
m-quarter-2en6h3 = ربع

# Sound on
m-sound-on-98kayt = تشغيل الصوت

# what you got
m-what-you-got-cg8nt6 = ما حصلت عليه

# what you got over TCP
m-what-you-got-over-tcp-3flqwj = ما حصلت عليه نسبة إلى TCP

# what the others got
m-what-the-others-got-ivssvh = ما حصل عليه الآخرون

# the shortest queue
m-the-shortest-queue-42cipx = أقصر طابور

# the fewest packets lost
m-the-fewest-packets-lost-1d2u6b = أقل حزم مفقودة

# Over the whole run
m-over-the-whole-run-np0hnm = على التشغيل كله

# You
m-you-efd4xo = أنت

# TCP in your seat
m-tcp-in-your-seat-nxvc2j = ‏TCP في مقعدك

# A window
m-a-window-coe83c = نافذة

# A rate
m-a-rate-c8tdrq = معدل

# Your seat
m-your-seat-2grggj = مقعدك

# You set
m-you-set-msz330 = تضبط

# Paste a link first, one in a line.
m-paste-a-link-first-one-ginor7 = ألصق رابطًا أولًا، رابطًا في كل سطر.

# Compute them
m-compute-them-lb7i08 = احسبها

# Rank by
m-rank-by-8tzv90 = الترتيب حسب

# Waiting
m-waiting-jufdxk = ينتظر

# This game was played
m-this-game-was-played-ghvtbj = لُعبت هذه اللعبة

# The fog lifts
m-the-fog-lifts-7a1b7y = ينقشع الضباب

# Window in this seat
m-window-in-this-seat-boy5kh = النافذة في هذا المقعد

# Queue that everybody waits in
m-queue-that-everybody-waits-in-3jnjjz = الطابور الذي ينتظر فيه الجميع

# Your rate
m-your-rate-t6ko0s = معدلك

# Your window
m-your-window-muadpe = نافذتك

# found missing
m-found-missing-cinpi7 = وُجدت ناقصة

# Round trip of the last ACK
m-round-trip-of-the-last-fs8btd = زمن الذهاب والإياب لآخر ACK

# Acknowledged
m-acknowledged-6pjkut = أُشعر بها

# Found missing
m-found-missing-iiecfz = وُجدت ناقصة

# Sent again
m-sent-again-idlzmv = أُعيد إرسالها

# Hold to grow, let go to halve
m-hold-to-grow-let-go-fixh12 = اضغط مطولًا لتنمو، وارفع إصبعك لتنصّف

# Start
m-start-30xvgf = ابدأ

# Your own hands · Sawtooth
m-your-own-hands-sawtooth-ujtuhm = يداك · Sawtooth

# <table>A table of games</table>: paste the links of a class; all are computed anew and ranked by what you choose.
m-table-a-table-of-games-f1br6b = <table>جدول ألعاب</table>: ألصق روابط صف؛ تُحسب كلها من جديد وتُرتَّب حسب ما تختار.

# There is no game called “{name}”.
m-there-is-no-game-called-3y5o6f = لا لعبة باسم «{ $name }».

# This run lasts {duration} s, and a game at most {most} s.
m-this-run-lasts-duration-s-855kh8 = يدوم هذا التشغيل { $duration } s، واللعبة { $most } s على الأكثر.

# 1 lost packet
m-1-lost-packet-aoew9a = حزمة مفقودة واحدة

# {count} lost packets
m-count-lost-packets-ryumkv = { $count ->
    [zero] 0 حزم مفقودة
    [two] حزمتان مفقودتان
    [few] { $count } حزم مفقودة
   *[other] { $count } حزمة مفقودة
  }

# 1 marked packet
m-1-marked-packet-lhtolg = حزمة معلَّمة واحدة

# {count} marked packets
m-count-marked-packets-a7ldjx = { $count ->
    [zero] 0 حزم معلَّمة
    [two] حزمتان معلَّمتان
    [few] { $count } حزم معلَّمة
   *[other] { $count } حزمة معلَّمة
  }

# no packet of it came by any more.
m-no-packet-of-it-came-qgwbpo = لم تمر حزمة منه بعد ذلك.

# no packet of it that can carry a mark came by any more.
m-no-packet-of-it-that-q1c188 = لم تمر بعد ذلك حزمة منه يمكن أن تحمل علامة.

# packet {packet}, marked
m-packet-packet-marked-ryy6fb = الحزمة { $packet }، معلَّمة

# {name}: its window fell for it, from {from} to {to} packets at {time} s.
m-name-its-window-fell-for-1xx41l = { $name }: هبطت نافذته بسببها من { $from } إلى { $to ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $to } حزم
   *[other] { $to } حزمة
  } عند { $time } s.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, not yours; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-4ydtx7 = { $name }: هبطت نافذته من { $from } إلى { $to ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $to } حزم
   *[other] { $to } حزمة
  } عند { $time } s، بسبب الحزمة { $other }، وليست لك؛ قطع واحد يجيب عن كل ما نقص أو عُلّم من نافذة.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, which you lost too; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-iyozkk = { $name }: هبطت نافذته من { $from } إلى { $to ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $to } حزم
   *[other] { $to } حزمة
  } عند { $time } s، بسبب الحزمة { $other } التي أفقدتها أيضًا؛ قطع واحد يجيب عن كل ما نقص أو عُلّم من نافذة.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, which you marked; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-u63718 = { $name }: هبطت نافذته من { $from } إلى { $to ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $to } حزم
   *[other] { $to } حزمة
  } عند { $time } s، بسبب الحزمة { $other } التي علّمتها؛ قطع واحد يجيب عن كل ما نقص أو عُلّم من نافذة.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, lost on the way, not by you; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-hvos0g = { $name }: هبطت نافذته من { $from } إلى { $to ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $to } حزم
   *[other] { $to } حزمة
  } عند { $time } s، بسبب الحزمة { $other }، وقد فُقدت في الطريق لا بيدك؛ قطع واحد يجيب عن كل ما نقص أو عُلّم من نافذة.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, marked by the queue, not by you; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-ki43uq = { $name }: هبطت نافذته من { $from } إلى { $to ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $to } حزم
   *[other] { $to } حزمة
  } عند { $time } s، بسبب الحزمة { $other }، وقد علّمها الطابور لا أنت؛ قطع واحد يجيب عن كل ما نقص أو عُلّم من نافذة.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, dropped by the queue, not by you; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-cgnx08 = { $name }: هبطت نافذته من { $from } إلى { $to ->
    [one] حزمة واحدة
    [two] حزمتين
    [few] { $to } حزم
   *[other] { $to } حزمة
  } عند { $time } s، بسبب الحزمة { $other }، وقد أسقطها الطابور لا أنت؛ قطع واحد يجيب عن كل ما نقص أو عُلّم من نافذة.

# {done} in {duration} s: {mine} came through in place of {without}, {share} % less.
m-done-in-duration-s-mine-whj0df = { $done } في { $duration } s: مر { $mine } بدل { $without }، أقل بـ { $share } %.

# {done} in {duration} s: {mine} came through in place of {without}, {share} % more.
m-done-in-duration-s-mine-8st4vf = { $done } في { $duration } s: مر { $mine } بدل { $without }، أكثر بـ { $share } %.

# Jain’s index of fairness, 1 where all get the same, is {mine} in place of {without}.
m-jain-s-index-of-fairness-uq2m0v = مؤشر Jain للإنصاف، وهو 1 حيث يتساوى الجميع، يساوي { $mine } بدل { $without }.

# packets under way at most
m-packets-under-way-at-most-2wtf8r = الحزم في الطريق على الأكثر

# packets waiting
m-packets-waiting-648ttd = الحزم المنتظرة

# <b>{packets}</b> left
m-b-packets-b-left-jvox8u = الباقي <b>{ $packets }</b>

# A press marks now.
m-a-press-marks-now-abouqt = الضغطة تعلّم الآن.

# <b>{now}</b> of {duration} s
m-b-now-b-of-duration-l7kvfw = <b>{ $now }</b> من { $duration } s

# Line {number}
m-line-number-com8jy = السطر { $number }

# The first {count} lines are read; at most {most} are. The rest is left out.
m-the-first-count-lines-are-z8mhsy = تُقرأ أول { $count } من الأسطر، و{ $most } على الأكثر. ويُترك الباقي.

# it is {length} characters long; a game’s link has at most {most}
m-it-is-length-characters-long-9xtbf3 = طوله { $length } حرفًا؛ ولرابط لعبة { $most } على الأكثر

# there is no link in this line
m-there-is-no-link-in-8up1ff = لا رابط في هذا السطر

# it cannot be opened
m-it-cannot-be-opened-kq97mp = لا يمكن فتحه

# Through this seat
m-through-this-seat-i90d47 = عبر هذا المقعد

# Through all other flows
m-through-all-other-flows-2dir2m = عبر كل التدفقات الأخرى

# Round trip in this seat
m-round-trip-in-this-seat-5kzrls = زمن الذهاب والإياب في هذا المقعد

# Packets waiting, on average
m-packets-waiting-on-average-msnref = الحزم المنتظرة، في المتوسط

# Packets of this seat lost
m-packets-of-this-seat-lost-3uusns = الحزم المفقودة من هذا المقعد

# Timeouts in this seat
m-timeouts-in-this-seat-7sqtsd = انقضاء المهل في هذا المقعد

# You got {mine} through: as much as TCP in your seat.
m-you-got-mine-through-as-8k6opr = مررتَ { $mine }: بقدر TCP في مقعدك.

# You got {mine} through: {apart} more than TCP in your seat, which got {tcp}.
m-you-got-mine-through-apart-b3t01g = مررتَ { $mine }: أكثر بـ { $apart } من TCP في مقعدك الذي حصل على { $tcp }.

# You got {mine} through: {apart} less than TCP in your seat, which got {tcp}.
m-you-got-mine-through-apart-5fmnlw = مررتَ { $mine }: أقل بـ { $apart } من TCP في مقعدك الذي حصل على { $tcp }.

# On average {queue} packets waited in the queue, and {queueTcp} with TCP; {lost} of your packets were lost, and {lostTcp} of TCP’s.
m-on-average-queue-packets-waited-dbp1j9 = في المتوسط انتظرت { $queue ->
    [one] حزمة واحدة
    [two] حزمتان
    [few] { $queue } حزم
   *[other] { $queue } حزمة
  } في الطابور، ومع TCP ‏{ $queueTcp }؛ فُقدت { $lost } من حزمك، و{ $lostTcp } من حزم TCP.

# Your round trip was {mine} ms on average, and TCP’s {tcp} ms.
m-your-round-trip-was-mine-dolbnq = كان زمن ذهابك وإيابك { $mine } ms في المتوسط، وزمن TCP ‏{ $tcp } ms.

# The other flow got as much beside you as beside TCP, {others}.
m-the-other-flow-got-as-r7bvvw = حصل التدفق الآخر بجانبك على ما يحصل عليه بجانب TCP، ‏{ $others }.

# The other {count} flows together got as much beside you as beside TCP, {others}.
m-the-other-count-flows-together-gc224o = حصلت التدفقات الأخرى ({ $count }) معًا بجانبك على ما تحصل عليه بجانب TCP، ‏{ $others }.

# The other flow got {others} beside you and {besideTcp} beside TCP: {apart} lost to you.
m-the-other-flow-got-others-3pu53n = حصل التدفق الآخر على { $others } بجانبك و{ $besideTcp } بجانب TCP: خسر لك { $apart }.

# The other {count} flows together got {others} beside you and {besideTcp} beside TCP: {apart} lost to you.
m-the-other-count-flows-together-ccw8xr = حصلت التدفقات الأخرى ({ $count }) معًا على { $others } بجانبك و{ $besideTcp } بجانب TCP: خسرت لك { $apart }.

# The other flow got {others} beside you and {besideTcp} beside TCP: {apart} gained by your restraint.
m-the-other-flow-got-others-wvtzgj = حصل التدفق الآخر على { $others } بجانبك و{ $besideTcp } بجانب TCP: كسب من تحفظك { $apart }.

# The other {count} flows together got {others} beside you and {besideTcp} beside TCP: {apart} gained by your restraint.
m-the-other-count-flows-together-pfgfvz = حصلت التدفقات الأخرى ({ $count }) معًا على { $others } بجانبك و{ $besideTcp } بجانب TCP: كسبت من تحفظك { $apart }.

# Place
m-place-6ygujg = المرتبة

# Got
m-got-fse37x = حصل على

# TCP in that seat
m-tcp-in-that-seat-mijj8t = ‏TCP في ذلك المقعد

# Others, beside it
m-others-beside-it-g8tvmd = الآخرون، بجانبه

# Others, beside TCP
m-others-beside-tcp-tg8nbj = الآخرون، بجانب TCP

# Computing {index} of {count}…
m-computing-index-of-count-714sn7 = يُحسب { $index } من { $count }…

# {count} computed.
m-count-computed-02nlqf = حُسب { $count }.

# Links, one in a line, at most {most}; a name may stand before each
m-links-one-in-a-line-f08k9l = روابط، رابط في كل سطر، { $most } على الأكثر؛ ويجوز أن يسبق كلًّا اسم

# Not computed: {why}
m-not-computed-why-n3h09l = لم يُحسب: { $why }

# packets per second
m-packets-per-second-j67r7v = حزم في الثانية

# Hold Space, or the large button, and your rate grows by ten packets/s every tenth of a second. Let go, and it halves. That is enough to play; the other steps are for a finer hand.
m-hold-space-or-the-large-1yp2bm = أبقِ المسافة مضغوطة، أو الزر الكبير، فينمو معدلك عشر حزم/s كل عُشر ثانية. ارفع إصبعك فينتصف. هذا يكفي للعب؛ والخطوات الأخرى ليد أدق.

# Hold Space, or the large button, and your window grows by a packet every tenth of a second. Let go, and it halves. That is enough to play; the other steps are for a finer hand.
m-hold-space-or-the-large-j21231 = أبقِ المسافة مضغوطة، أو الزر الكبير، فتنمو نافذتك حزمة كل عُشر ثانية. ارفع إصبعك فتنتصف. هذا يكفي للعب؛ والخطوات الأخرى ليد أدق.

# Fog hides the queue and everybody else: you see what comes back to you. It lifts after {duration} s.
m-fog-hides-the-queue-and-1rbo85 = يخفي الضباب الطابور وكل من سواك: ترى ما يعود إليك. وينقشع بعد { $duration } s.

# {at} s: rate {window}, round trip {trip} ms, {again} found missing.
m-at-s-rate-window-round-kqm411 = { $at } s: المعدل { $window }، والذهاب والإياب { $trip } ms، و{ $again } وُجدت ناقصة.

# {at} s: rate {window}, no answer yet, {again} found missing.
m-at-s-rate-window-no-5tqc6i = { $at } s: المعدل { $window }، ولا جواب بعد، و{ $again } وُجدت ناقصة.

# {at} s: window {window}, round trip {trip} ms, {again} sent again.
m-at-s-window-window-round-libkej = { $at } s: النافذة { $window }، والذهاب والإياب { $trip } ms، و{ $again } أُعيد إرسالها.

# {at} s: window {window}, no answer yet, {again} sent again.
m-at-s-window-window-no-fx79h2 = { $at } s: النافذة { $window }، ولا جواب بعد، و{ $again } أُعيد إرسالها.

# nobody’s hands are in it
m-nobody-s-hands-are-in-tg06em = لا يد لأحد فيه

# more than one hand is in it
m-more-than-one-hand-is-w3qi50 = فيه أكثر من يد

# it lasts {duration} s, and a game at most {most} s
m-it-lasts-duration-s-and-burefq = يدوم { $duration } s، واللعبة { $most } s على الأكثر

# it has not been played yet
m-it-has-not-been-played-63f6pu = لم يُلعب بعد

# The first line is read; at most {most} are. The rest is left out.
m-the-first-line-is-read-lhieia = يُقرأ السطر الأول، و{ $most } على الأكثر. ويُترك الباقي.

# On average {queue} packets waited in the queue, and {queueTcp} with TCP; {lost} of your packets was lost, and {lostTcp} of TCP’s.
m-on-average-queue-packets-waited-ge6bql = في المتوسط انتظرت { $queue ->
    [one] حزمة واحدة
    [two] حزمتان
    [few] { $queue } حزم
   *[other] { $queue } حزمة
  } في الطابور، ومع TCP ‏{ $queueTcp }؛ فُقدت { $lost } من حزمك، و{ $lostTcp } من حزم TCP.
