# To the end
m-to-the-end-khwimq = 到结尾

# Next
m-next-padbm0 = 下一步

# your answer now
m-your-answer-now-igw3cw = 您现在的答案

# your answer before
m-your-answer-before-trhb2b = 您课前的答案

# your answer before and now
m-your-answer-before-and-now-yftoue = 您课前和现在的答案

# <b>{right}</b> of {count} are right.
m-b-right-b-of-count-lsi1fs = { $count } 题中答对 <b>{ $right }</b> 题。

# Before the lesson <b>{before}</b> of {count} were right, now <b>{right}</b>.
m-before-the-lesson-b-before-7q8o2v = 课前 { $count } 题中答对 <b>{ $before }</b> 题，现在答对 <b>{ $right }</b> 题。

# So it is.
m-so-it-is-kakb3m = 正是如此。

# It came differently.
m-it-came-differently-tiqcz6 = 结果不是这样。

# Compare it with what you see now.
m-compare-it-with-what-you-36hhdb = 请与您现在看到的对比。

# In this run there is no answer: {why}.
m-in-this-run-there-is-fke9as = 在这次运行中没有答案：{ $why }。

# a curve
m-a-curve-banjhr = 一条曲线

# a point
m-a-point-hy5z3u = 一个点

# just show me
m-just-show-me-48bobm = 直接看结果

# You said {said}; the run gives {measured}. Near enough.
m-you-said-said-the-run-jktd9x = 您说 { $said }；运行结果为 { $measured }。足够接近。

# You said {said}; the run gives {measured}. That is too high by {by}.
m-you-said-said-the-run-2rjndg = 您说 { $said }；运行结果为 { $measured }。高了 { $by }。

# You said {said}; the run gives {measured}. That is too low by {by}.
m-you-said-said-the-run-3sibta = 您说 { $said }；运行结果为 { $measured }。低了 { $by }。

# That is the order.
m-that-is-the-order-qgfjbf = 顺序正确。

# The order is: {names}. {placed} of {count} stood in their place.
m-the-order-is-names-placed-2x276c = 正确的顺序是：{ $names }。{ $count } 项中有 { $placed } 项位置正确。

# In this run there is no such curve.
m-in-this-run-there-is-tdbgqc = 这次运行中没有这样的曲线。

# On average your curve is {away} away from the run’s.
m-on-average-your-curve-is-tiz06r = 您的曲线与运行的曲线平均相差 { $away }。

# That is where it is, or near enough.
m-that-is-where-it-is-c64z9f = 就在那里，或足够接近。

# It is at the ring, not at your cross.
m-it-is-at-the-ring-syvw9t = 它在圆圈处，不在您的十字处。

# {measured}; within {near} counts
m-measured-within-near-counts-gc7gcn = { $measured }；误差在 { $near } 以内即算对

# Just show me
m-just-show-me-gh6agy = 直接看结果

# There is no camera for this page here: it needs an https address.
m-there-is-no-camera-for-i7cqlr = 本页在此无法使用摄像头：需要 https 地址。

# The browser does not let this page use the camera. It can be allowed beside the address.
m-the-browser-does-not-let-xgwx70 = 浏览器不允许本页使用摄像头。可在地址旁边授权。

# There is no camera here.
m-there-is-no-camera-here-ri3sc9 = 这里没有摄像头。

# The camera is in use by something else.
m-the-camera-is-in-use-ofc2kh = 摄像头正被其他程序使用。

# The camera cannot be opened.
m-the-camera-cannot-be-opened-q2siy2 = 无法打开摄像头。

# Show what is right
m-show-what-is-right-n1flkg = 显示正确答案

# Print this
m-print-this-ddm9nw = 打印

# Answer again
m-answer-again-iv4m13 = 重新作答

# Answers to this step
m-answers-to-this-step-8pukif = 这一步的答案

# Who
m-who-39f0hb = 谁

# Said
m-said-gp6d6k = 回答

# Why
m-why-y9m5zt = 原因

# not of this run
m-not-of-this-run-dubhho = 不是这次运行的

# before the run’s end
m-before-the-run-s-end-lmhoox = 在运行结束之前

# Of each {each} of the {count} answers one is drawn.
m-of-each-each-of-the-549u1k = { $count } 个答案中每 { $each } 个画出一个。

# {words}: {count}, right
m-words-count-right-m5543n = { $words }：{ $count }，正确

# {words}: {count}, {right} of them right
m-words-count-right-of-them-ii6ury = { $words }：{ $count }，其中 { $right } 个正确

# Collect: {lesson}
m-collect-lesson-4o2ew3 = 收集：{ $lesson }

# Paste what was handed in: a line for each, with a name if you like; or drop a table here
m-paste-what-was-handed-in-ikeqz6 = 粘贴提交的内容：每份一行，可附姓名；或把表格拖到这里

# Or a file, as a course system writes it
m-or-a-file-as-a-tzwa83 = 或由课程系统导出的文件

# With {file}.
m-with-file-en4pz1 = 含 { $file }。

# Leave it out
m-leave-it-out-bg1y2x = 去掉它

# Nothing leaves this page; names stay here.
m-nothing-leaves-this-page-names-l2faf3 = 任何内容都不会离开本页；姓名只留在这里。

# Steps of the lesson
m-steps-of-the-lesson-jjq27u = 课程的步骤

# Step {step}: {title}
m-step-step-title-bukzkj = 第 { $step } 步：{ $title }

# Large, for a projector, without names. Page Down tells what is right, then leads on
m-large-for-a-projector-without-x0i2c4 = 放大供投影使用，不显示姓名。Page Down 先显示正确答案，再进入下一步

# {count} rules or links with a run are among it.
m-count-rules-or-links-with-bv6rl2 = 其中有 { $count } 个规则或含运行的链接。

# 1 answer to this lesson.
m-1-answer-to-this-lesson-q7de8z = 本课程有 1 个答案。

# {count} answers to this lesson.
m-count-answers-to-this-lesson-rig9o6 = 本课程有 { $count } 个答案。

# 1 code is of another one, or broken.
m-1-code-is-of-another-3rwtvr = 1 个代码属于其他课程，或已损坏。

# {count} codes are of another one, or broken.
m-count-codes-are-of-another-rv4fce = { $count } 个代码属于其他课程，或已损坏。

# Answers left out: {count}. The first {most} are read.
m-answers-left-out-count-the-mga0la = 略去的答案：{ $count } 个。只读取前 { $most } 个。

# Lines passed over: {count}, longer than {most} characters.
m-lines-passed-over-count-longer-yeouuo = 跳过的行：{ $count } 行，超过 { $most } 个字符。

# The answers
m-the-answers-y3m1u7 = 答案

# Hide what is right
m-hide-what-is-right-luu9tl = 隐藏正确答案

# What the run gives:
m-what-the-run-gives-yyc9xn = 运行给出的结果：

# {name} was told: {words}
m-name-was-told-words-403ef1 = { $name } 得到的评语：{ $words }

# nothing.
m-nothing-zh2jho = 没有。

# This tab no longer has the file. Drop it on the page again.
m-this-tab-no-longer-has-hvfcl8 = 此标签页已没有该文件。请再次把它拖到页面上。

# There is no lesson “{name}” on this site.
m-there-is-no-lesson-name-pfhbn2 = 本站没有课程“{ $name }”。

# This link holds a lesson in a format that is not known here.
m-this-link-holds-a-lesson-z8up84 = 此链接包含的课程格式在这里无法识别。

# This link was altered: it holds no lesson.
m-this-link-was-altered-it-o6vnmn = 此链接被改动过：其中没有课程。

# Your answer to hand in
m-your-answer-to-hand-in-80izsh = 供提交的答案

# Hand in the whole lesson
m-hand-in-the-whole-lesson-f04l89 = 提交整个课程

# Your answers to hand in
m-your-answers-to-hand-in-h6119i = 供提交的全部答案

# Not answered yet, and so not in it:
m-not-answered-yet-and-so-kfyy1b = 尚未作答，因此不包括：

# step {step}
m-step-step-1xasnr = 第 { $step } 步

# Your answers as one code
m-your-answers-as-one-code-j093hw = 您的全部答案合为一个代码

# Large, for a projector. Page Down leads on
m-large-for-a-projector-page-37txzd = 放大供投影使用。Page Down 进入下一步

# Begin anew: clear my answers
m-begin-anew-clear-my-answers-khxlep = 重新开始：清除我的答案

# Your answers are cleared.
m-your-answers-are-cleared-but9vv = 您的答案已清除。

# Bring them back
m-bring-them-back-4ptb8i = 恢复

# First, what do you think now?
m-first-what-do-you-think-ltvp1w = 首先，您现在怎么想？

# Nobody sees your answers. You get the same questions again at the end, with reasons.
m-nobody-sees-your-answers-you-i5vovv = 没有人会看到您的答案。结束时会再问同样的问题，并给出理由。

# Begin
m-begin-g56jha = 开始

# Begin with one question
m-begin-with-one-question-flvxsu = 从一个问题开始

# Begin with {count} questions
m-begin-with-count-questions-m2ik8o = 从 { $count } 个问题开始

# Begin without them
m-begin-without-them-q8fxjs = 跳过问题直接开始

# Go on at step {step}
m-go-on-at-step-step-tevb4l = 从第 { $step } 步继续

# For the teacher
m-for-the-teacher-bokagx = 给教师

# Present at any step; Page Down on a remote shows the answer, then the next step.
m-present-at-any-step-page-qp582n = 可从任何一步开始演示；遥控器上的 Page Down 先显示答案，再进入下一步。

# The questions again
m-the-questions-again-t323qh = 再问一次

# That was the lesson
m-that-was-the-lesson-vogo2u = 课程结束

# Back
m-back-hzmxtu = 返回

# All lessons
m-all-lessons-sh2icp = 所有课程

# Next: {title}
m-next-title-6v4kaa = 下一课：{ $title }

# Lessons · Sawtooth
m-lessons-sawtooth-z6w0jo = 课程 · Sawtooth

# Sawtooth: lessons
m-sawtooth-lessons-asy6aj = Sawtooth：课程

# Say what a run will do, then see it run. Each lesson takes about five minutes and needs none of the later ones.
m-say-what-a-run-will-h4y8a9 = 先说出运行会怎样，再看它运行。每课约五分钟，不需要后面的课。

# A lesson is a text file. Drop one of your own on the page to open it.
m-a-lesson-is-a-text-9y0kdw = 课程是一个文本文件。把您自己的拖到页面上即可打开。

# Make one of the run in the playground
m-make-one-of-the-run-xpgkib = 用实验场中的运行制作一课

# This lesson cannot be read. {why}.
m-this-lesson-cannot-be-read-tcqk39 = 无法读取此课程。{ $why }。

# This lesson cannot be opened.
m-this-lesson-cannot-be-opened-l93khq = 无法打开此课程。

# nothing more: an answer in one’s own words
m-nothing-more-an-answer-in-3713t6 = 无需其他：用自己的话回答

# How a lesson is written
m-how-a-lesson-is-written-g2c4hp = 如何编写课程

# Parts
m-parts-cegybp = 组成部分

# Kinds of questions
m-kinds-of-questions-d07dcc = 问题的种类

# What can be measured. Groups of this run: {groups}; hops: {hops}
m-what-can-be-measured-groups-ykza7l = 可以测量什么。这次运行的组：{ $groups }；跳：{ $hops }

# An expression is made of these, numbers, + − * / and brackets. What has a ? may be left out; times are in s.
m-an-expression-is-made-of-wcpfqn = 表达式由这些、数字、+ − * / 和括号组成。带 ? 的可以省略；时间以 s 为单位。

# Set up a run in the playground and let it come to where the step shall end. Here, add it as a step, and replace the words.
m-set-up-a-run-in-ki06ee = 在实验场中设置一次运行，让它进行到这一步应结束之处。在这里把它添加为一步，再替换文字。

# Add the run in the playground as a step that asks for
m-add-the-run-in-the-0v80ym = 把实验场中的运行添加为一步，要求回答

# Add the run as a step that asks for
m-add-the-run-as-a-rjignn = 把该运行添加为一步，要求回答

# Before and after
m-before-and-after-i5kzb9 = 之前与之后

# The text
m-the-text-b4qu83 = 文本

# Save as a file
m-save-as-a-file-6hra8n = 保存为文件

# Begin anew
m-begin-anew-pr5ojx = 重新开始

# Bring the text before back
m-bring-the-text-before-back-rxfax5 = 恢复之前的文本

# Give it away
m-give-it-away-807z51 = 分发

# A link that holds it
m-a-link-that-holds-it-wvh3jc = 包含课程的链接

# It is too long for a link. Save it as a file; put beside the page as lessons/NAME.md it opens at #/lessons/NAME.
m-it-is-too-long-for-v5h3q5 = 对链接来说太长。请保存为文件；放在页面旁的 lessons/NAME.md，即可在 #/lessons/NAME 打开。

# A lesson’s step is a link to its run.
m-a-lesson-s-step-is-5sm4zv = 课程的一步是指向其运行的链接。

# It can be read. Steps: {steps}; questions before and after: {checks}.
m-it-can-be-read-steps-4m7gnw = 可以读取。步骤：{ $steps }；前后问题：{ $checks }。

# In a note: {wrong}
m-in-a-note-wrong-28fjne = 在一条注释中：{ $wrong }

# It cannot be read.
m-it-cannot-be-read-80ibza = 无法读取。

# One of several
m-one-of-several-453epg = 多选一

# A number
m-a-number-dmrawl = 一个数

# An order
m-an-order-syn02y = 一个顺序

# A curve to draw
m-a-curve-to-draw-c7sbeu = 画一条曲线

# A point on a plot
m-a-point-on-a-plot-r4un97 = 图上的一个点

# Their own words
m-their-own-words-5ci3jm = 自己的话

# Window of the group’s first flow at a time; at the end if none is given.
m-window-of-the-group-s-0gx4jx = 该组第一条流在某时刻的窗口；未给出时刻时取结束时。

# the run has no sample then
m-the-run-has-no-sample-cx8oe1 = 那时运行没有采样

# Largest window of the group’s first flow.
m-largest-window-of-the-group-5tecsa = 该组第一条流的最大窗口。

# Smallest window of the group’s first flow.
m-smallest-window-of-the-group-c87gh9 = 该组第一条流的最小窗口。

# Part of its window that the group’s first flow kept at a cut, on average.
m-part-of-its-window-that-jbiexe = 该组第一条流削减时平均保留窗口的比例。

# no window was cut
m-no-window-was-cut-0mlk57 = 没有窗口被削减

# How often flows of the group cut their window or rate.
m-how-often-flows-of-the-pk1100 = 该组各流削减窗口或速率的次数。

# Packets of the group that were dropped.
m-packets-of-the-group-that-azpcir = 该组被丢弃的分组。

# Packets of the group that were dropped, of those that it sent.
m-packets-of-the-group-that-nk403t = 该组被丢弃的分组占其所发送的比例。

# nothing was sent
m-nothing-was-sent-utnssv = 什么都没有发送

# Loss events of the group, that is cuts, of the packets that it sent.
m-loss-events-of-the-group-iuset5 = 该组的丢包事件（即削减）数除以所发送的分组数。

# Throughput of the group; since the warm-up if no time is given.
m-throughput-of-the-group-since-c39bc9 = 该组的吞吐量；未给出时间时自预热起。

# The group’s part of what all groups got; since the warm-up if no time is given.
m-the-group-s-part-of-nlagyp = 该组占所有组所得的比例；未给出时间时自预热起。

# nothing arrived
m-nothing-arrived-x7k61b = 什么都没有到达

# Mean round trip of the group since the warm-up, waiting included.
m-mean-round-trip-of-the-lfqlrl = 该组自预热起的平均往返时间，含排队。

# no round trip was measured
m-no-round-trip-was-measured-tdoabs = 没有测得往返时间

# Coefficient of variation of what a flow of the group sends in a round trip, since the warm-up: 0 is perfectly smooth.
m-coefficient-of-variation-of-what-vewq63 = 该组一条流每个 RTT 发送量的变异系数，自预热起：0 为完全平滑。

# too little was sent to vary
m-too-little-was-sent-to-ai3w67 = 发送太少，无从变化

# Mean completion time of the group’s transfers since the warm-up.
m-mean-completion-time-of-the-12gnrm = 该组自预热起各次传输的平均完成时间。

# no transfer was over
m-no-transfer-was-over-bld58i = 没有传输完成

# What 95 in 100 of the group’s transfers since the warm-up took at most.
m-what-95-in-100-of-tfylxp = 该组自预热起 100 次传输中 95 次至多用多久。

# Longest time in which the group’s first flow sent nothing.
m-longest-time-in-which-the-bxou2h = 该组第一条流什么都没有发送的最长时间。

# Mean time from a cut of the group’s first flow until its window is what it was before, or within a packet of that when it is cut again.
m-mean-time-from-a-cut-tkry9c = 从该组第一条流削减，到其窗口恢复原值（或再次削减时与原值相差不到一个分组）的平均时间。

# no window came back to what it was
m-no-window-came-back-to-zxgl8e = 没有窗口恢复原值

# First time, from a time on, at which the window of the group’s first flow is that large.
m-first-time-from-a-time-ny4f3n = 从某时刻起，该组第一条流的窗口首次有这么大的时刻。

# it never is
m-it-never-is-h6ia2q = 从未如此

# First time, from a time on, at which the window of the group’s first flow is that small.
m-first-time-from-a-time-njtke3 = 从某时刻起，该组第一条流的窗口首次有这么小的时刻。

# First time, after a time, at which the group’s first flow has that throughput, averaged over about a second.
m-first-time-after-a-time-21evcs = 某时刻之后，该组第一条流的吞吐量（按约一秒平均）首次达到该值的时刻。

# it never has
m-it-never-has-lql6b2 = 从未达到

# How many flows of the group cut at the same time, on average.
m-how-many-flows-of-the-s5zwjx = 平均有多少条该组的流同时削减。

# nothing was cut
m-nothing-was-cut-o384kz = 没有削减

# Part of a hop’s link in use since the warm-up.
m-part-of-a-hop-s-7ahbkp = 自预热起某一跳链路被使用的比例。

# packets of several sizes cross the hop
m-packets-of-several-sizes-cross-wt9zcx = 有几种大小的分组经过该跳

# Mean queue of a hop since the warm-up.
m-mean-queue-of-a-hop-r2lnya = 自预热起某一跳的平均队列。

# Since the warm-up a hop’s queue is shorter than this in that part of the time.
m-since-the-warm-up-a-89bb6g = 自预热起，某一跳的队列在这一比例的时间内短于此值。

# How long a packet waits at a hop on average, since the warm-up.
m-how-long-a-packet-waits-egwgmn = 自预热起，分组在某一跳平均等待多久。

# How long a packet waits on average in the low-latency queue of a hop with two, since the warm-up.
m-how-long-a-packet-waits-i4prc3 = 自预热起，分组在双队列跳的低时延队列中平均等待多久。

# the hop has one queue
m-the-hop-has-one-queue-hjslbc = 该跳只有一个队列

# no two flows sent all that time
m-no-two-flows-sent-all-oe6vq0 = 没有两条流在整段时间内都在发送

# The same in its classic queue.
m-the-same-in-its-classic-qlebo6 = 其经典队列中的同一量。

# Part of the packets that the low-latency queue of a hop with two marks, since the warm-up.
m-part-of-the-packets-that-2yq1g8 = 自预热起，双队列跳的低时延队列所标记分组的比例。

# Packets that a hop’s queue has dropped since the warm-up.
m-packets-that-a-hop-s-wycdkg = 自预热起某一跳的队列丢弃的分组。

# Jain’s fairness index: its mean since the warm-up, or over about a second up to a time. 1 is equal.
m-jain-s-fairness-index-its-08zlxt = Jain 公平指数：自预热起的平均，或到某时刻为止约一秒内的平均。1 为相等。

# the arithmetic has no result, as a division by 0 has none
m-the-arithmetic-has-no-result-ieufzz = 算式没有结果，如同除以 0

# the run does not say
m-the-run-does-not-say-gidrwo = 运行没有给出

# Print notes
m-print-notes-dw04lh = 打印注释

# Step {step} of {count} is run for its numbers…
m-step-step-of-count-is-phu013 = 正在运行第 { $step } 步（共 { $count } 步）以取得数值…

# Print without them
m-print-without-them-e5mxuu = 不带数值打印

# {lesson}: notes for the teacher
m-lesson-notes-for-the-teacher-6k9hjm = { $lesson }：给教师的注释

# {from} to {until} s, {watching} s of watching
m-from-to-until-s-watching-0qmem1 = { $from } 至 { $until } s，观看 { $watching } s

# (measured in the run; within {near} counts)
m-measured-in-the-run-within-v51tz5 = （由运行测得；误差在 { $near } 以内即算对）

# (the run’s curve is drawn over it)
m-the-run-s-curve-is-nzplqy = （运行的曲线会画在上面）

# (in their own words)
m-in-their-own-words-fbd108 = （用自己的话）

# (measured in the run)
m-measured-in-the-run-yzqjs3 = （由运行测得）

# a number of the run
m-a-number-of-the-run-ha8jds = 运行的一个数值

# What the class said
m-what-the-class-said-zktzd5 = 全班的回答

# answers to a link’s question
m-answers-to-a-link-s-674oz2 = 对链接所提问题的回答

# {item} is now number {place}.
m-item-is-now-number-place-ir3nyw = { $item } 现在排第 { $place }。

# {item}: one up
m-item-one-up-o3g9u7 = { $item }：上移一位

# {item}: one down
m-item-one-down-3hs4qy = { $item }：下移一位

# The run
m-the-run-2ip6a9 = 运行

# The camera has gone.
m-the-camera-has-gone-mofg08 = 摄像头已断开。

# Hold a code before the camera.
m-hold-a-code-before-the-8qo26z = 请把代码对准摄像头。

# The camera was stopped when the page was left.
m-the-camera-was-stopped-when-d3fv2x = 离开页面时摄像头已停止。

# Stop the camera
m-stop-the-camera-w51djx = 停止摄像头

# Scan with the camera
m-scan-with-the-camera-mh99yy = 用摄像头扫描

# Codes can be pasted or come in a file all the same.
m-codes-can-be-pasted-or-o6p0bk = 仍可粘贴代码，或用文件提交。

# What the camera sees
m-what-the-camera-sees-iyb491 = 摄像头画面

# Step {step}: {said}
m-step-step-said-e6y8ne = 第 { $step } 步：{ $said }

# This one is there already.
m-this-one-is-there-already-1xogz1 = 这个已经有了。

# This is no answer to this lesson.
m-this-is-no-answer-to-k6eqzt = 这不是本课程的答案。

# {count} in all.
m-count-in-all-gebekq = 共 { $count } 个。

# yours
m-yours-nddc4b = 您的

# Left and Right go through the time, Up and Down lift and lower the curve.
m-left-and-right-go-through-fg59dz = 左右键沿时间移动，上下键升降曲线。

# at {time} s: {value}
m-at-time-s-value-66wnu9 = { $time } s 时：{ $value }

# Your curve: on average {value}.
m-your-curve-on-average-value-565lku = 您的曲线：平均 { $value }。

# Draw here
m-draw-here-lmc3sf = 在这里画

# not set
m-not-set-yxhxra = 未设定

# The arrow keys move the point.
m-the-arrow-keys-move-the-ql5k0d = 用方向键移动该点。

# Your point: {said}
m-your-point-said-s5dlbt = 您的点：{ $said }

# Press where it will be
m-press-where-it-will-be-4ab11h = 点按您认为它会在的位置

# The lesson
m-the-lesson-q5nme0 = 课程

# Change what you like: every control is open. The lesson waits.
m-change-what-you-like-every-5bbouo = 随意更改：所有控件都可用。课程会等您。

# Back to the lesson
m-back-to-the-lesson-3kp8us = 回到课程

# Watch. The run goes on to {until} s.
m-watch-the-run-goes-on-0s5vu3 = 请看。运行继续到 { $until } s。

# Skip to the end
m-skip-to-the-end-saqlyd = 跳到结尾

# Play with it
m-play-with-it-a0e1nu = 自己试试

# your answer
m-your-answer-ts1j9k = 您的答案

# (in this run it came out differently)
m-in-this-run-it-came-j7uokl = （在这次运行中结果不同）

# (cannot be told: {why})
m-cannot-be-told-why-y737q3 = （无法得出：{ $why }）

# Make a lesson
m-make-a-lesson-5jann4 = 制作课程

# Answer all {count} first.
m-answer-all-count-first-5oe4uh = 请先回答全部 { $count } 题。

# One rule or link with a run is among it.
m-one-rule-or-link-with-yzvkoj = 其中有一个规则或含运行的链接。
