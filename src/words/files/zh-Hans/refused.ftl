# This file is an experiment: it opens on a page of its own.
m-this-file-is-an-experiment-hu3tk5 = 此文件是实验：它在自己的页面上打开。

# link: must be that of both runs.
m-link-must-be-that-of-00ddok = link：必须是两次运行的链接。

# link: {message}
m-link-message-2hwhta = link：{ $message }

# must be “{RESULTS_MARK} {RESULTS_FORMAT}”, the format that this page reads
m-must-be-results-mark-results-fbsi6d = 必须是“{ $RESULTS_MARK } { $RESULTS_FORMAT }”，即本页可读取的格式

# must be a list of two runs
m-must-be-a-list-of-tsdob5 = 必须是两次运行的列表

# must be a version
m-must-be-a-version-9mhj6m = 必须是版本号

# must be that of the scenario, {seed}
m-must-be-that-of-the-8avh5l = 必须是情景的值 { $seed }

# must be text or null
m-must-be-text-or-null-7ygp2u = 必须是文本或 null

# must be an address
m-must-be-an-address-j9cp14 = 必须是地址

# must be a list
m-must-be-a-list-5drp3i = 必须是列表

# must be text
m-must-be-text-e8vrtw = 必须是文本

# must be as long as the first column
m-must-be-as-long-as-co33zu = 必须与第一列等长

# must be a number or null
m-must-be-a-number-or-g77gox = 必须是数字或 null

# This file is {length} characters long; at most {MAX_FILE_LENGTH} are read.
m-this-file-is-length-characters-uj16bw = 此文件有 { $length } 个字符；最多读取 { $MAX_FILE_LENGTH } 个。

# This file is empty.
m-this-file-is-empty-lk0s0s = 此文件为空。

# This file is no text in UTF-8. A table that is in UTF-16 can be saved as CSV in UTF-8.
m-this-file-is-no-text-gd1x2f = 此文件不是 UTF-8 文本。UTF-16 的表可以另存为 UTF-8 的 CSV。

# This file is neither a scenario nor exported results: it is no JSON and no table with a link. Nor is it a trace, or a table of measurements with a column for the time.
m-this-file-is-neither-a-t6kwwi = 此文件既不是情景，也不是导出的结果：它不是 JSON，也不是带链接的表。它也不是轨迹，或含时间列的测量表。

# This file is no JSON: {slice}.
m-this-file-is-no-json-r18w40 = 此文件不是 JSON：{ $slice }。

# This file holds more than {MOST_LISTS} lists and objects, more than any file of this page.
m-this-file-holds-more-than-up2rhq = 此文件含有超过 { $MOST_LISTS } 个列表和对象，比本页的任何文件都多。

# {fact}: must be that of the {where}, {must}, got {got}.
m-fact-must-be-that-of-2nss74 = { $fact }：必须与 { $where } 一致，即 { $must }，得到 { $got }。

# it is too long for a lesson
m-it-is-too-long-for-t61imw = 对一课来说太长

# Line {line}: {reason}
m-line-line-reason-qns4up = 第 { $line } 行：{ $reason }

# a check has no run: its statements cannot be measured
m-a-check-has-no-run-exjk8k = 前后问题没有运行：其论断无法测量

# before the first step there is no run to measure
m-before-the-first-step-there-aypsvc = 第一步之前没有可测量的运行

# a step goes from {from} to {until} s, and its run lasts {duration} s
m-a-step-goes-from-from-b4cjme = 步骤从 { $from } 到 { $until } s，而其运行持续 { $duration } s

# speeds are {join}
m-speeds-are-join-lznabx = 速度可为 { $join }

# the first scene needs “open: #/scene/…”, a link of the page
m-the-first-scene-needs-open-kqgh8z = 第一个场景需要“open: #/scene/…”，即本页的链接

# a lesson shows one run; this link holds two
m-a-lesson-shows-one-run-x53v0k = 课程展示一次运行；此链接含有两次

# there is no row {stranger}; there are {join}
m-there-is-no-row-stranger-cthvyj = 没有行 { $stranger }；有 { $join }

# before the question the run is not known yet: say it behind it
m-before-the-question-the-run-y48zkg = 问题之前尚不知道运行：请在其后说明

# an option says nothing measured: say it in its reason
m-an-option-says-nothing-measured-az6kw9 = 选项不陈述测量值：请写在其理由中

# the scene has no {whose}
m-the-scene-has-no-whose-1v7prx = 场景没有 { $whose }

# a paragraph has at most {paragraph} characters
m-a-paragraph-has-at-most-rm2l32 = 一段最多 { $paragraph } 个字符

# it has a character that no text has
m-it-has-a-character-that-2kkh3r = 含有文本中不会有的字符

# a link leads to a place of this page (#/terms/rtt), not to {href}
m-a-link-leads-to-a-74kcri = 链接应指向本页中的位置（#/terms/rtt），而不是 { $href }

# HTML is not read: {raw}
m-html-is-not-read-raw-elwtjn = 不读取 HTML：{ $raw }

# pictures are not shown
m-pictures-are-not-shown-1lopek = 不显示图片

# {raw} is not read here
m-raw-is-not-read-here-ilx21a = 此处不读取 { $raw }

# {trim} is not read here
m-trim-is-not-read-here-givi3c = 此处不读取 { $trim }

# an item of a list is one paragraph
m-an-item-of-a-list-hkjopr = 列表的一项是一段

# a line here has at most {most} characters, this one {length}
m-a-line-here-has-at-u5dywh = 此处一行最多 { $most } 个字符，这一行有 { $length } 个

# “{key}” stands twice
m-key-stands-twice-5sib0u = “{ $key }”出现两次

# {text} is neither “key: value” nor “- item” nor moved in below one
m-text-is-neither-key-value-jto7ge = { $text } 既不是“key: value”，也不是“- item”，也没有缩进在其下

# “{key}” is not read here; there are {join}
m-key-is-not-read-here-1dr6o3 = 此处不读取“{ $key }”；有 { $join }

# a link begins with #/
m-a-link-begins-with-grflsc = 链接以 #/ 开头

# the scenario is no JSON: {split}
m-the-scenario-is-no-json-pcpf9b = 情景不是 JSON：{ $split }

# a question begins with its kind and what is asked, “choice: Which …?”; kinds are {join}
m-a-question-begins-with-its-xlcupx = 问题以类型和所问内容开头，“choice: 哪一个……？”；类型有 { $join }

# nothing is asked
m-nothing-is-asked-jp7mvu = 没有提问

# a check is of the kind “choice”
m-a-check-is-of-the-atjuie = 前后问题的类型是“choice”

# each wrong option of a check needs its reason, moved in below it
m-each-wrong-option-of-a-kmwqwb = 前后问题的每个错误选项都需要理由，缩进在其下

# an option begins with “- [ ]”, the right one with “- [x]”
m-an-option-begins-with-the-2bopaq = 选项以“- [ ]”开头，正确的以“- [x]”开头

# exactly one option is right: “- [x]”
m-exactly-one-option-is-right-82wciw = 恰有一个选项正确：“- [x]”

# an item is “- words = EXPRESSION”
m-an-item-is-words-expression-ufe6ax = 一项的形式是“- words = EXPRESSION”

# an item of a number is “- LOW..HIGH” or “- EXPRESSION”, its reason below it
m-an-item-of-a-number-mna1vd = 数字题的一项是“- LOW..HIGH”或“- EXPRESSION”，理由在其下

# the bounds {value}..{value2} are empty
m-the-bounds-value-value2-are-q7d1dg = 范围 { $value }..{ $value2 } 为空

# a wrong number needs its reason, moved in below it
m-a-wrong-number-needs-its-sbu53p = 错误的数字需要理由，缩进在其下

# this question needs “{key}: …”
m-this-question-needs-key-0kyfz2 = 此问题需要“{ $key }: …”

# this kind of question has no “- items”
m-this-kind-of-question-has-ygzc6j = 此类问题没有“- items”

# there are {least} to {options} {what}, here {found}
m-there-are-least-to-options-kbg7rb = 应有 { $least } 到 { $options } 个 { $what }，此处有 { $found } 个

# {text} is no number
m-text-is-no-number-jb369o = { $text } 不是数字

# it must be more than 0
m-it-must-be-more-than-jwyrx6 = 必须大于 0

# a curve is of window(group), rate(group), roundTrip(group) or queue(hop)
m-a-curve-is-of-window-gehg6r = 曲线属于 window(group)、rate(group)、roundTrip(group) 或 queue(hop)

# a hop is a number from 1
m-a-hop-is-a-number-4he4pm = 跳是从 1 起的数字

# an axis is “EXPRESSION LOW..HIGH label”
m-an-axis-is-expression-low-9kfw02 = 轴的形式是“EXPRESSION LOW..HIGH label”

# the axis {low}..{high} is empty
m-the-axis-low-high-is-wqbvkm = 轴 { $low }..{ $high } 为空

# a lesson has at most {file} characters, this one {length}
m-a-lesson-has-at-most-tj6dea = 课程最多 { $file } 个字符，这一课有 { $length } 个

# a lesson has at most {lines} lines
m-a-lesson-has-at-most-ipojj4 = 课程最多 { $lines } 行

# “#” is the title, “##” begins a step; there are no others
m-is-the-title-begins-a-iguinr = “#”是标题，“##”开始一个步骤；没有其他的

# a lesson begins with its one title, “# …”
m-a-lesson-begins-with-its-6ra7nw = 课程以其唯一的标题“# …”开头

# a title is one short line
m-a-title-is-one-short-decgm6 = 标题是一个短行

# a lesson begins with its title, “# …”
m-a-lesson-begins-with-its-omncw0 = 课程以其标题“# …”开头

# HTML is not read: {trim}
m-html-is-not-read-trim-vrt0st = 不读取 HTML：{ $trim }

# it is nested too deep to be read
m-it-is-nested-too-deep-21ypcl = 嵌套太深，无法读取

# these lines are moved in: text begins at the left
m-these-lines-are-moved-in-bsvdph = 这些行有缩进：文本从左边开始

# there is no block {lang}; there are scene, question and check
m-there-is-no-block-lang-9ws2tf = 没有块 { $lang }；有 scene、question 和 check

# a {lang} belongs to a step, “## …”
m-a-lang-belongs-to-a-ur322n = { $lang } 属于步骤“## …”

# a step has one scene
m-a-step-has-one-scene-4zuv2a = 一个步骤有一个场景

# a step has one question
m-a-step-has-one-question-4ds156 = 一个步骤有一个问题

# a lesson has at least one step, “## …”
m-a-lesson-has-at-least-jvctet = 课程至少有一个步骤“## …”

# a lesson has at most {steps} steps
m-a-lesson-has-at-most-pbezw8 = 课程最多 { $steps } 个步骤

# a lesson has at most {checks} checks
m-a-lesson-has-at-most-253z6g = 课程最多 { $checks } 个前后问题

# the first step needs a scene
m-the-first-step-needs-a-7b57du = 第一步需要场景

# a step has at most {mostWords} words {where}, this one {words}
m-a-step-has-at-most-oz1xbv = 一个步骤（{ $where }）最多 { $mostWords } 个词，这一步有 { $words } 个

# a lesson has at most {statements} statements
m-a-lesson-has-at-most-mca7y0 = 课程最多 { $statements } 个论断

# quotations are not nested
m-quotations-are-not-nested-w4zlmw = 引用不嵌套

# lists are not nested
m-lists-are-not-nested-xyn1ws = 列表不嵌套

# A link to this would be {length} characters long; at most {MAX_LINK_LENGTH} are read. Save it as a file instead.
m-a-link-to-this-would-9zf3lt = 指向此内容的链接将有 { $length } 个字符；最多读取 { $MAX_LINK_LENGTH } 个。请改为存成文件。

# This link is longer than any experiment’s.
m-this-link-is-longer-than-o9o02w = 此链接比任何实验的链接都长。

# This link is of a later format than this page reads.
m-this-link-is-of-a-ys8uc3 = 此链接的格式比本页可读取的更新。

# This link asks for what cannot be. {refusal}
m-this-link-asks-for-what-pop372 = 此链接要求不可能的内容。{ $refusal }

# This link is {length} characters long; at most {MAX_LINK_LENGTH} are read.
m-this-link-is-length-characters-tpie3w = 此链接有 { $length } 个字符；最多读取 { $MAX_LINK_LENGTH } 个。

# This page has no part called “{slice}”.
m-this-page-has-no-part-jpvtes = 本页没有名为“{ $slice }”的部分。

# This link holds no scenario: nothing is named after “?” or “&”.
m-this-link-holds-no-scenario-772i62 = 此链接不含情景：“?”或“&”之后没有内容。

# This link sets “{key}” twice.
m-this-link-sets-key-twice-yt9mlk = 此链接两次设置“{ $key }”。

# There is no prepared scenario called “{name}”.
m-there-is-no-prepared-scenario-k7nzjy = 没有名为“{ $name }”的预设情景。

# There is no scene called “{id}”: Open has a list of them.
m-there-is-no-scene-called-4s2zf3 = 没有名为“{ $id }”的场景：“打开”中有列表。

# This link is of format “{format}”; this page reads formats 1 and {FORMAT}.
m-this-link-is-of-format-od6swx = 此链接的格式为“{ $format }”；本页读取格式 1 和 { $FORMAT }。

# This link was altered: it unpacks, but to nothing that this page understands.
m-this-link-was-altered-it-rfalw3 = 此链接被改动过：可以解包，但内容本页无法理解。

# This link was altered: the scenario that it compares with cannot be made out.
m-this-link-was-altered-the-1kb199 = 此链接被改动过：无法辨认用于比较的情景。

# This link asks for what cannot be. {refusal}.
m-this-link-asks-for-what-xqsfr4 = 此链接要求不可能的内容。{ $refusal }。

# This link sets “{path}”, which is the name of no field.
m-this-link-sets-path-which-lce7sr = 此链接设置“{ $path }”，但没有该名称的字段。

# The part of the page that reads rules could not be fetched. Reload the page to try again.
m-the-part-of-the-page-wwy2b2 = 无法取得页面中读取规则的部分。请重新加载页面再试。

# This link was altered: the value of “{path}” cannot be read.
m-this-link-was-altered-the-5awqso = 此链接被改动过：“{ $path }”的值无法读取。

# This link was altered: the value of “{path}” begins with a quote that does not end.
m-this-link-was-altered-the-5euczp = 此链接被改动过：“{ $path }”的值以未闭合的引号开头。

# This link sets “{path}”, which is not there.
m-this-link-sets-path-which-ge7c0y = 此链接设置“{ $path }”，但它不存在。

# A link to this would unpack to {size} kB; at most {MAX_UNPACKED_BYTES} kB are read. Save it as a file instead.
m-a-link-to-this-would-0cx46u = 指向此内容的链接解包后有 { $size } kB；最多读取 { $MAX_UNPACKED_BYTES } kB。请改为存成文件。

# This browser is too old to pack and unpack links, though it can run what they hold: Chrome 103, Firefox 113 and Safari 16.4 can.
m-this-browser-is-too-old-xuy0da = 此浏览器太旧，无法打包和解包链接，尽管它能运行其中的内容：Chrome 103、Firefox 113 和 Safari 16.4 可以。

# This link breaks off or was altered: it cannot be unpacked.
m-this-link-breaks-off-or-kj8xk5 = 此链接中断或被改动过：无法解包。

# This link unpacks to more than {limit} kB, more than any scenario needs.
m-this-link-unpacks-to-more-bua8y8 = 此链接解包后超过 { $limit } kB，多于任何情景所需。

# This link has a character that no link has: “{stranger}”.
m-this-link-has-a-character-fjcon0 = 此链接含有链接中不会有的字符：“{ $stranger }”。

# This link breaks off: its end is missing.
m-this-link-breaks-off-its-dh83gz = 此链接中断：缺少结尾。

# A link to this race would be {length} characters long; at most {MAX_LINK_LENGTH} are read. Save it as a file instead.
m-a-link-to-this-race-dvre8u = 指向此竞赛的链接将有 { $length } 个字符；最多读取 { $MAX_LINK_LENGTH } 个。请改为存成文件。

# This link is longer than any race’s.
m-this-link-is-longer-than-5los4a = 此链接比任何竞赛的链接都长。

# This asks for a race that cannot be. {refusal}
m-this-asks-for-a-race-jax841 = 这要求不可能的竞赛。{ $refusal }

# must be at most {most} different names with commas between
m-must-be-at-most-most-kmymbf = 必须是最多 { $most } 个不同的名称，以逗号分隔

# must be a flow: its group's id, a dot and its number from 0
m-must-be-a-flow-its-nvny48 = 必须是流：其组的 id、一个点和从 0 起的编号

# This table of measurements has no row with a value.
m-this-table-of-measurements-has-89yesu = 此测量表没有带值的行。

# Line {lines} must be of a time from 0 to {duration} s after {value}, got {time} s.
m-line-lines-must-be-of-49tp4g = 第 { $lines } 行的时间必须在 { $value } 之后 0 到 { $duration } s 内，得到 { $time } s。

# Line 1 must have at most {MOST_OF_HEADS} characters, got {length}.
m-line-1-must-have-at-cg429w = 第 1 行最多 { $MOST_OF_HEADS } 个字符，得到 { $length } 个。

# Line 1 of this table must name a column cwnd, rtt or queue beside the time.
m-line-1-of-this-table-l1unle = 此表第 1 行除时间外必须给出 cwnd、rtt 或 queue 列。

# must have {length} cells, as line 1 has
m-must-have-length-cells-as-hct2cs = 必须与第 1 行一样有 { $length } 个单元格

# must begin with its time in brackets: let ping write it with -D
m-must-begin-with-its-time-swxiho = 必须以方括号中的时间开头：让 ping 用 -D 写出

# must be a time and a queue length
m-must-be-a-time-and-kyvleu = 必须是时间和队列长度

# must have a value of at most {MOST}
m-must-have-a-value-of-a7iboe = 值最大为 { $MOST }

# These measurements have {rows} rows; at most {measuredRows} are read. Take every second or tenth one.
m-these-measurements-have-rows-rows-caiu5h = 这些测量有 { $rows } 行；最多读取 { $measuredRows } 行。请每两行或每十行取一行。

# must not be before the line above it, {before}
m-must-not-be-before-the-rlmlhn = 不得早于上一行 { $before }

# Line {line}{value}{rule}, got “{got}”.
m-line-line-value-rule-got-qfunl3 = 第 { $line } 行{ $value }{ $rule }，得到“{ $got }”。

# must be a whole number of milliseconds
m-must-be-a-whole-number-f9qrlv = 必须是整数毫秒

# The last line of this trace must be later than 0 ms, so that it lasts for a time.
m-the-last-line-of-this-pcrbg1 = 此轨迹的最后一行必须晚于 0 ms，这样它才有时长。

# The last line of this trace is of {last} ms: with what stands before it the link must carry at least {minRate} bit/s on average, got {rate}.
m-the-last-line-of-this-zs5rlq = 此轨迹的最后一行为 { $last } ms：连同前面的内容，链路平均至少须承载 { $minRate } bit/s，得到 { $rate }。

# must not be before the line above it, {last}
m-must-not-be-before-the-qisbw2 = 不得早于上一行 { $last }

# must be at most {trace} ms
m-must-be-at-most-trace-094t80 = 最多为 { $trace } ms

# must not be one more of the same millisecond than {MOST_PER_MS} (420 Mbit/s)
m-must-not-be-one-more-czso4c = 同一毫秒不得超过 { $MOST_PER_MS } 个（420 Mbit/s）

# Line {line} of this trace {rule}, got “{value}”.
m-line-line-of-this-trace-7x83c1 = 此轨迹第 { $line } 行{ $rule }，得到“{ $value }”。

# must be a hop of the path, 0 to {last}
m-must-be-a-hop-of-dktpc7 = 必须是路径上的一跳，0 到 { $last }

# must be a hop that follows no trace
m-must-be-a-hop-that-xxefim = 必须是不按轨迹的一跳

# must be crossed by all flows that leave the path together, while the reverse path is 'ideal'
m-must-be-crossed-by-all-ohf217 = 反向路径为 'ideal' 时，必须被一同离开路径的所有流经过

# must be false while the reverse path is 'ideal'
m-must-be-false-while-the-wfm6fk = 反向路径为 'ideal' 时必须为 false

# must be a hop with a limited rate
m-must-be-a-hop-with-gqaipo = 必须是速率有限的一跳

# must be less than the interval, {interval} s
m-must-be-less-than-the-txjn85 = 必须小于间隔 { $interval } s

# must be less than maxThreshold, {maxThreshold}
m-must-be-less-than-maxthreshold-j6yc61 = 必须小于 maxThreshold，即 { $maxThreshold }

# must be less than high, {high} bit/s
m-must-be-less-than-high-ul9lzi = 必须小于 high，即 { $high } bit/s

# must be 0 or at least {minRate} bit/s
m-must-be-0-or-at-xpj5bn = 必须为 0 或至少 { $minRate } bit/s

# must have at least one {item}
m-must-have-at-least-one-qjkfpz = 至少须有一项（{ $item }）

# must be after the {item} before, {before} s
m-must-be-after-the-item-n9wr0g = 必须在前一项（{ $item }）的 { $before } s 之后

# must be a number from {min} to {max}
m-must-be-a-number-from-y15ukk = 必须是 { $min } 到 { $max } 的数字

# must be a whole number from {min} to {max}
m-must-be-a-whole-number-lhdnod = 必须是 { $min } 到 { $max } 的整数

# must be '{word}' or a number from {min} to {max}
m-must-be-word-or-a-qb264d = 必须是 '{ $word }' 或 { $min } 到 { $max } 的数字

# must be true or false
m-must-be-true-or-false-7n6jhz = 必须是 true 或 false

# must be text of at most {longest} characters
m-must-be-text-of-at-0s5wjr = 必须是最多 { $longest } 个字符的文本

# must be one of {join}
m-must-be-one-of-join-qfur8y = 必须是其中之一：{ $join }

# must be a list of at most {longest}
m-must-be-a-list-of-17w1tr = 必须是最多 { $longest } 项的列表

# must be an object with fields
m-must-be-an-object-with-gjntgq = 必须是带字段的对象

# must be given
m-must-be-given-h2ewi4 = 必须给出

# must be {replace}
m-must-be-replace-3efgef = 必须是 { $replace }

# must have at most {values} values in all
m-must-have-at-most-values-mnwtbu = 总共最多 { $values } 个值

# must be 'none' where the scenario's own loss says what the first hop loses
m-must-be-none-where-the-90ykpm = 情景自身的丢包已说明第一跳丢失什么时，必须为 'none'

# {path}: {rule}, got {value}
m-path-rule-got-value-wpg8x3 = { $path }：{ $rule }，得到 { $value }

# must be less than the duration, {duration} s
m-must-be-less-than-the-7biymz = 必须小于时长 { $duration } s

# must have one hop for each of path, {length}
m-must-have-one-hop-for-9rkj07 = 必须与 path 的每一跳对应，共 { $length } 跳

# must carry at least {minRate} bit/s on average
m-must-carry-at-least-minrate-x3wmie = 平均至少须承载 { $minRate } bit/s

# must be '{kind}' where the rate is unlimited (nobody ever waits there)
m-must-be-kind-where-the-dxmu1q = 速率无限制处必须为 '{ $kind }'（那里从不需要等待）

# must differ from the ids of the other groups
m-must-differ-from-the-ids-2nmol1 = 必须与其他组的 id 不同

# must be 'forward' while the reverse path is 'ideal'
m-must-be-forward-while-the-vxtq2o = 反向路径为 'ideal' 时必须为 'forward'

# must be after the start, {start} s
m-must-be-after-the-start-zqp0if = 必须在开始时间 { $start } s 之后

# must leave every flow an access delay of at least 0: take a smaller spread or a larger accessDelay
m-must-leave-every-flow-an-s5agt4 = 必须使每条流的接入时延至少为 0：请取更小的散布或更大的 accessDelay

# must give a round-trip time above 0 with the delays of the path
m-must-give-a-round-trip-pooil6 = 与路径的时延一起，RTT 必须大于 0

# must be at most {flows} flows in all
m-must-be-at-most-flows-wvta4f = 总共最多 { $flows } 条流

# must not let more than {probes} probes begin during the run
m-must-not-let-more-than-y5yhm4 = 运行期间开始的探测不得超过 { $probes } 个

# must be a hop of the path, 0 to {hops}
m-must-be-a-hop-of-555w3v = 必须是路径上的一跳，0 到 { $hops }

# must not be after the hop it leaves, {leave}
m-must-not-be-after-the-nb2npu = 不得在其离开的一跳 { $leave } 之后

# must be 'once' of a scheme without a window
m-must-be-once-of-a-cpedgc = 对没有窗口的方案必须为 'once'

# must be 'greedy' of a scheme without a window
m-must-be-greedy-of-a-3jtg5p = 对没有窗口的方案必须为 'greedy'

# must be null of a scheme without a window
m-must-be-null-of-a-1ln6j0 = 对没有窗口的方案必须为 null

# must be 'once' where packets is null: there is no end
m-must-be-once-where-packets-a6o8cd = packets 为 null 时必须为 'once'：没有结束

# must not let more than {transfers} transfers begin during the run
m-must-not-let-more-than-ms2dju = 运行期间开始的传输不得超过 { $transfers } 个

# must have a value for each time, {length}
m-must-have-a-value-for-vj24qp = 每个时间都须有一个值，共 { $length } 个

# must not be before the one above it, {time}
m-must-not-be-before-the-8eq1qj = 不得早于其上一项 { $time }

# must not be after the end, {duration} s
m-must-not-be-after-the-2shfov = 不得晚于结束时间 { $duration } s

# must be the id of a flow group
m-must-be-the-id-of-nz701u = 必须是流组的 id

# must be a flow of the group, 0 to {count}
m-must-be-a-flow-of-v10s69 = 必须是该组的流，0 到 { $count }

# must be the index of a source in traffic
m-must-be-the-index-of-reh2u5 = 必须是 traffic 中某个源的序号

# must not let more than {packets} packets through at these rates and windows
m-must-not-let-more-than-22jhcm = 在这些速率和窗口下，通过的分组不得超过 { $packets } 个

# must not ask for more than {samples} numbers over the whole run
m-must-not-ask-for-more-28a6j5 = 整个运行要求的数字不得超过 { $samples } 个

# must be less: with the rates and windows it lets {toExponential} packets be in the network at one time, and all together may take {memory} MB
m-must-be-less-with-the-8j0fmb = 必须更小：在这些速率和窗口下，它使 { $toExponential } 个分组同时处于网络中，而全部合计最多占 { $memory } MB

# must be 1 to {trace} digits to base 36 (0 to 9, a to z), one a millisecond
m-must-be-1-to-trace-xb7oz0 = 必须是 1 到 { $trace } 个 36 进制数字（0 到 9，a 到 z），每毫秒一个

# must have at least one hop
m-must-have-at-least-one-49wnf1 = 至少须有一跳

# must be 'ideal' or a list of hops, one for each of path
m-must-be-ideal-or-a-asrvov = 必须是 'ideal' 或跳的列表，与 path 的每一跳对应

# must be 1, the version of the format
m-must-be-1-the-version-7xi70g = 必须为 1，即格式的版本

# must have at least one flow group
m-must-have-at-least-one-9c3nmh = 至少须有一个流组

# must be letters of .asudxhz
m-must-be-letters-of-asudxhz-agc0p8 = 必须是 .asudxhz 中的字母

# must be a rule: {why}
m-must-be-a-rule-why-3riptu = 必须是规则：{ $why }

# must be in the scenario before the run begins
m-must-be-in-the-scenario-tccgsy = 必须在运行开始之前写入情景

# must be at most {events} in all
m-must-be-at-most-events-f8kvso = 总共最多 { $events } 个

# must be the id of a measure, or an object with id and group, hop or source
m-must-be-the-id-of-q2nmyw = 必须是度量的 id，或带 id 以及 group、hop 或 source 的对象

# must be a statement, or an object with says and part
m-must-be-a-statement-or-8wu2ai = 必须是论断，或带 says 和 part 的对象

# must be another setting than the first
m-must-be-another-setting-than-krhcyk = 必须是与第一个不同的设置

# must have either values, or from, to and count
m-must-have-either-values-or-ujbmxd = 必须有 values，或者有 from、to 和 count

# must have at least one value
m-must-have-at-least-one-obn26v = 至少须有一个值

# must be one for each of the {length} values
m-must-be-one-for-each-x2n7k5 = { $length } 个值必须各有一个

# must have from, to and count
m-must-have-from-to-and-y5c0vd = 必须有 from、to 和 count

# must be above from, which is {from}
m-must-be-above-from-which-lqsf8l = 必须大于 from，即 { $from }

# must be above 0 on a logarithmic scale
m-must-be-above-0-on-jqtghb = 对数刻度上必须大于 0

# must be the id of a number or metric of one run
m-must-be-the-id-of-wopbm1 = 必须是一次运行的数值或度量的 id

# must be the id of a group of flows
m-must-be-the-id-of-1wiies = 必须是一组流的 id

# must be the number of a hop, from 0
m-must-be-the-number-of-s68wqo = 必须是跳的编号，从 0 起

# must be the place of a source, from 0
m-must-be-the-place-of-ksovai = 必须是源的位置，从 0 起

# must give at most {points} points
m-must-give-at-most-points-ippc25 = 最多得出 { $points } 个点

# must give at most {runs} runs, points times seeds
m-must-give-at-most-runs-sdoun6 = 最多得出 { $runs } 次运行，即点数乘以种子数

# must need at most {toExponential} packets in all its runs
m-must-need-at-most-toexponential-j7foif = 所有运行总共最多需要 { $toExponential } 个分组

# must be a statement as `mean-queue() < 20: the queue is short`: {message}
m-must-be-a-statement-as-pu2ubg = 必须是如 `mean-queue() < 20: the queue is short` 的论断：{ $message }

# must be of what is measured; {unknown} is not
m-must-be-of-what-is-weqooi = 必须关于所测量的内容；{ $unknown } 不在其中

# must be the path of a field, as `path.0.queue.limit`
m-must-be-the-path-of-05t570 = 必须是字段的路径，如 `path.0.queue.limit`

# must be a setting of the run, other than its seed and its words
m-must-be-a-setting-of-drm9ch = 必须是运行的设置，种子和文字除外

# must be a time above 0 s
m-must-be-a-time-above-ol4djv = 必须是大于 0 s 的时间

# must be a number from {least} to {most}, as the rule’s param says
m-must-be-a-number-from-luup5g = 必须是 { $least } 到 { $most } 的数字，如规则的 param 所述

# line {line}, column {column}: {reason}
m-line-line-column-column-reason-d0l5bb = 第 { $line } 行，第 { $column } 列：{ $reason }
