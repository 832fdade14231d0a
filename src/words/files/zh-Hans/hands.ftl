# The game
m-the-game-aomyse = 游戏

# Go on
m-go-on-engc7w = 继续

# Ready? Press Space, or tap
m-ready-press-space-or-tap-zz3yqk = 准备好了？按空格键或点按

# Sawtooth: your own hands
m-sawtooth-your-own-hands-0o5a3j = Sawtooth：亲手控制

# A table of games
m-a-table-of-games-u9mby6 = 游戏成绩表

# Each link is computed anew, beside the same run with TCP in that seat. What a link says of itself counts for nothing.
m-each-link-is-computed-anew-fuhmwh = 每个链接都会重新计算，并与由 TCP 占据该位置的同一运行对比。链接自称的成绩不算数。

# The games
m-the-games-kdlclz = 所有游戏

# This game cannot be opened
m-this-game-cannot-be-opened-94snsu = 无法打开此游戏

# Be the congestion control of one flow for a minute, with nothing to go by but what comes back to you; or be the network, and see what five lost packets do.
m-be-the-congestion-control-of-nudgg2 = 用一分钟扮演某条流的拥塞控制，唯一的依据是返回给您的信息；或者扮演网络，看看丢失五个分组会怎样。

# Take the wheel
m-take-the-wheel-f8z21e = 亲手控制

# The run in the playground
m-the-run-in-the-playground-ck9fa0 = 实验场中的运行

# Half a minute of it, with five packets to lose or to mark.
m-half-a-minute-of-it-p8vp91 = 取其中半分钟，您可以丢掉或标记五个分组。

# Five packets to lose or to mark.
m-five-packets-to-lose-or-vmxogx = 您可以丢掉或标记五个分组。

# One flow of this run is yours.
m-one-flow-of-this-run-4d79x9 = 这次运行中有一条流归您。

# Alone
m-alone-6yiww4 = 独自

# Nobody else is there. Find how much fits, and do not fill the queue.
m-nobody-else-is-there-find-tdkzmd = 没有别人。找出能容纳多少，并且不要填满队列。

# Beside one TCP
m-beside-one-tcp-lcj2zg = 与一条 TCP 流并行

# Another flow shares the link, and it gives way when it loses packets. Do you?
m-another-flow-shares-the-link-2sf0bp = 另一条流共享链路，它丢失分组时就让路。您呢？

# In a crowd
m-in-a-crowd-gv7428 = 在人群中

# Several others share the link. What you take they lack.
m-several-others-share-the-link-abhcy3 = 还有几条流共享链路。您多拿的，就是它们缺少的。

# Over the air
m-over-the-air-fn96zs = 无线链路上

# Some packets are lost that no queue dropped. Which losses say “slow down”?
m-some-packets-are-lost-that-xju7zr = 有些分组丢失，却并非队列丢弃。哪些丢包在说“慢下来”？

# On a rate
m-on-a-rate-q5gjgr = 控制速率

# No window holds you back: you say how many packets leave in a second, and nothing is sent again.
m-no-window-holds-you-back-cgl6pf = 没有窗口限制您：您决定每秒发出多少分组，也不会重传。

# Rush hour
m-rush-hour-ynixbn = 高峰时段

# The room on the link changes while you drive.
m-the-room-on-the-link-yh0ixk = 您控制时，链路上的空间在变化。

# Bring TCP down
m-bring-tcp-down-ix7e34 = 拖垮 TCP

# One TCP flow, five packets to lose. How little can you leave it?
m-one-tcp-flow-five-packets-6zcwob = 一条 TCP 流，您可以丢掉五个分组。您能让它只剩多少？

# Make them unequal
m-make-them-unequal-3rgjq2 = 使它们不等

# Two equal TCP flows, five packets to lose. How far apart can you drive them?
m-two-equal-tcp-flows-five-vlwb7x = 两条相同的 TCP 流，您可以丢掉五个分组。您能使它们相差多远？

# What {done} did
m-what-done-did-e2rxdg = 做了什么：{ $done }

# With your presses
m-with-your-presses-hm72g7 = 有您的操作

# Without
m-without-16sgw3 = 没有

# Each of them
m-each-of-them-s917y1 = 逐个来看

# {lost} and {marked}
m-lost-and-marked-neucdq = { $lost }，{ $marked }

# packet {packet}: nothing fell for it.
m-packet-packet-nothing-fell-for-8bzu4p = 分组 { $packet }：没有因它而削减。

# Lose
m-lose-n9lztk = 丢掉

# Mark
m-mark-cv0f5s = 标记

# You have five packets to lose in {seconds} s. Space loses the next one of the first flow; a number that of another.
m-you-have-five-packets-to-jpmx0i = 您可以在 { $seconds } s 内丢掉五个分组。空格键丢掉第一条流的下一个分组；数字键丢掉其他流的。

# M has a press mark a packet in place of losing it: nothing is missing then, and a sender that understands marks (ECN) slows down as for a loss.
m-m-has-a-press-mark-4cgrk9 = 按 M 后，操作改为标记分组而不是丢掉它：这样什么都不缺，而支持标记（ECN）的发送方会像丢包时一样减速。

# left
m-left-52pxm8 = 剩余

# A press
m-a-press-t26c7v = 一次操作

# The next packet of
m-the-next-packet-of-19rjrg = 下一个分组，属于

# Lose the next of {name}
m-lose-the-next-of-name-e9k5za = 丢掉 { $name } 的下一个

# Mark the next of {name}
m-mark-the-next-of-name-qj22hq = 标记 { $name } 的下一个

# {names}: no marks. ECN is off there, so no packet of it can carry one.
m-names-no-marks-ecn-is-ov6315 = { $names }：无法标记。那里 ECN 已关闭，其分组不能携带标记。

# A packet of {name} lost at {at} s; {left} left.
m-a-packet-of-name-lost-ycv6l0 = { $at } s 时丢掉了 { $name } 的一个分组；还剩 { $left } 个。

# A packet of {name} marked at {at} s; {left} left.
m-a-packet-of-name-marked-vczbu2 = { $at } s 时标记了 { $name } 的一个分组；还剩 { $left } 个。

# Outcome
m-outcome-0spdxv = 结果

# Both runs are computed…
m-both-runs-are-computed-y11s7p = 正在计算两次运行…

# Both runs side by side in the playground
m-both-runs-side-by-side-d2krwy = 在实验场中并列两次运行

# A link to this game, {n} characters
m-a-link-to-this-game-lat9y7 = 此游戏的链接，{ $n } 个字符

# Play it yourself
m-play-it-yourself-t0logh = 自己玩

# Play it again
m-play-it-again-vy1lnc = 再玩一次

# Other games
m-other-games-o83w1u = 其他游戏

# Computed from the presses in the link; digest of all samples {digest}.
m-computed-from-the-presses-in-53p4ds = 由链接中的操作计算；所有采样的摘要 { $digest }。

# Computed again from your presses, to the same bits: digest {digest}.
m-computed-again-from-your-presses-juhp36 = 由您的操作重新计算，每个比特都相同：摘要 { $digest }。

# Computed again from your presses, and it is not what you played: {digest} in place of {played}. That is a mistake of this page.
m-computed-again-from-your-presses-j7qcu3 = 由您的操作重新计算，却与您所玩的不同：{ $digest }，而不是 { $played }。这是本页的错误。

# Time of the game
m-time-of-the-game-lm69ng = 游戏时间

# Sound on
m-sound-on-98kayt = 开启声音

# what you got
m-what-you-got-cg8nt6 = 您的所得

# what you got over TCP
m-what-you-got-over-tcp-3flqwj = 您的所得与 TCP 之比

# what the others got
m-what-the-others-got-ivssvh = 其他人的所得

# the shortest queue
m-the-shortest-queue-42cipx = 最短的队列

# the fewest packets lost
m-the-fewest-packets-lost-1d2u6b = 丢失分组最少

# Over the whole run
m-over-the-whole-run-np0hnm = 整个运行期间

# You
m-you-efd4xo = 您

# TCP in your seat
m-tcp-in-your-seat-nxvc2j = 您位置上的 TCP

# Paste a link first, one in a line.
m-paste-a-link-first-one-ginor7 = 请先粘贴链接，每行一个。

# Compute them
m-compute-them-lb7i08 = 计算

# Rank by
m-rank-by-8tzv90 = 排名依据

# Waiting
m-waiting-jufdxk = 等待

# This game was played
m-this-game-was-played-ghvtbj = 此游戏已经玩过

# The fog lifts
m-the-fog-lifts-7a1b7y = 雾散了

# Window in this seat
m-window-in-this-seat-boy5kh = 此位置的窗口

# Queue that everybody waits in
m-queue-that-everybody-waits-in-3jnjjz = 大家共用的队列

# Your rate
m-your-rate-t6ko0s = 您的速率

# Your window
m-your-window-muadpe = 您的窗口

# found missing
m-found-missing-cinpi7 = 发现缺失

# Round trip of the last ACK
m-round-trip-of-the-last-fs8btd = 最后一个 ACK 的往返时间

# Acknowledged
m-acknowledged-6pjkut = 已确认

# Found missing
m-found-missing-iiecfz = 发现缺失

# Sent again
m-sent-again-idlzmv = 重传

# Hold to grow, let go to halve
m-hold-to-grow-let-go-fixh12 = 按住增长，松开减半

# Start
m-start-30xvgf = 开始

# packet {packet}, marked: nothing fell for it; one cut answers for all that is missing or marked of a window.
m-packet-packet-marked-nothing-fell-mw4t63 = 分组 { $packet }，被标记：没有因它而削减；一次削减涵盖同一窗口中所有缺失或被标记的分组。

# Full
m-full-zf1lr0 = 满

# Half
m-half-o47ah0 = 一半

# Quarter
m-quarter-2en6h3 = 四分之一

# You choose whose seat you take, and whether you set its window or its rate.
m-you-choose-whose-seat-you-ve9wnu = 您选择占据谁的位置，以及控制其窗口还是速率。

# A window
m-a-window-coe83c = 窗口

# A rate
m-a-rate-c8tdrq = 速率

# Your seat
m-your-seat-2grggj = 您的位置

# You set
m-you-set-msz330 = 您控制

# packets under way at most
m-packets-under-way-at-most-2wtf8r = 允许在途的分组

# packets waiting
m-packets-waiting-648ttd = 等待的分组

# packets per second
m-packets-per-second-j67r7v = 每秒分组

# Your own hands · Sawtooth
m-your-own-hands-sawtooth-ujtuhm = 亲手控制 · Sawtooth

# <table>A table of games</table>: paste the links of a class; all are computed anew and ranked by what you choose.
m-table-a-table-of-games-f1br6b = <table>游戏成绩表</table>：粘贴全班的链接；全部重新计算，并按您的选择排名。

# There is no game called “{name}”.
m-there-is-no-game-called-3y5o6f = 没有名为“{ $name }”的游戏。

# This run lasts {duration} s, and a game at most {most} s.
m-this-run-lasts-duration-s-855kh8 = 这次运行持续 { $duration } s，而游戏至多 { $most } s。

# 1 lost packet
m-1-lost-packet-aoew9a = 丢掉 1 个分组

# {count} lost packets
m-count-lost-packets-ryumkv = 丢掉 { $count } 个分组

# 1 marked packet
m-1-marked-packet-lhtolg = 标记 1 个分组

# {count} marked packets
m-count-marked-packets-a7ldjx = 标记 { $count } 个分组

# no packet of it came by any more.
m-no-packet-of-it-came-qgwbpo = 此后没有它的分组经过。

# no packet of it that can carry a mark came by any more.
m-no-packet-of-it-that-q1c188 = 此后没有它的能携带标记的分组经过。

# packet {packet}, marked
m-packet-packet-marked-ryy6fb = 分组 { $packet }，被标记

# {name}: its window fell for it, from {from} to {to} packets at {time} s.
m-name-its-window-fell-for-1xx41l = { $name }：其窗口因此在 { $time } s 从 { $from } 降到 { $to } 个分组。

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, not yours; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-4ydtx7 = { $name }：其窗口在 { $time } s 从 { $from } 降到 { $to } 个分组，因为分组 { $other }，并非您所为；一次削减涵盖同一窗口中所有缺失或被标记的分组。

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, which you lost too; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-iyozkk = { $name }：其窗口在 { $time } s 从 { $from } 降到 { $to } 个分组，因为您也丢掉的分组 { $other }；一次削减涵盖同一窗口中所有缺失或被标记的分组。

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, which you marked; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-u63718 = { $name }：其窗口在 { $time } s 从 { $from } 降到 { $to } 个分组，因为您标记的分组 { $other }；一次削减涵盖同一窗口中所有缺失或被标记的分组。

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, lost on the way, not by you; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-hvos0g = { $name }：其窗口在 { $time } s 从 { $from } 降到 { $to } 个分组，因为途中丢失的分组 { $other }，并非您所为；一次削减涵盖同一窗口中所有缺失或被标记的分组。

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, marked by the queue, not by you; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-ki43uq = { $name }：其窗口在 { $time } s 从 { $from } 降到 { $to } 个分组，因为被队列标记的分组 { $other }，并非您所为；一次削减涵盖同一窗口中所有缺失或被标记的分组。

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, dropped by the queue, not by you; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-cgnx08 = { $name }：其窗口在 { $time } s 从 { $from } 降到 { $to } 个分组，因为被队列丢弃的分组 { $other }，并非您所为；一次削减涵盖同一窗口中所有缺失或被标记的分组。

# {done} in {duration} s: {mine} came through in place of {without}, {share} % less.
m-done-in-duration-s-mine-whj0df = { $duration } s 内{ $done }：通过 { $mine }，而不是 { $without }，少 { $share } %。

# {done} in {duration} s: {mine} came through in place of {without}, {share} % more.
m-done-in-duration-s-mine-8st4vf = { $duration } s 内{ $done }：通过 { $mine }，而不是 { $without }，多 { $share } %。

# Jain’s index of fairness, 1 where all get the same, is {mine} in place of {without}.
m-jain-s-index-of-fairness-uq2m0v = Jain 公平指数（所得相同为 1）为 { $mine }，而不是 { $without }。

# <b>{packets}</b> left
m-b-packets-b-left-jvox8u = 剩余 <b>{ $packets }</b>

# A press marks now.
m-a-press-marks-now-abouqt = 现在操作为标记。

# <b>{now}</b> of {duration} s
m-b-now-b-of-duration-l7kvfw = <b>{ $now }</b> / { $duration } s

# Line {number}
m-line-number-com8jy = 第 { $number } 行

# The first {count} lines are read; at most {most} are. The rest is left out.
m-the-first-count-lines-are-z8mhsy = 只读取前 { $count } 行；至多 { $most } 行。其余略去。

# it is {length} characters long; a game’s link has at most {most}
m-it-is-length-characters-long-9xtbf3 = 它有 { $length } 个字符；游戏链接至多 { $most } 个

# there is no link in this line
m-there-is-no-link-in-8up1ff = 这一行中没有链接

# it cannot be opened
m-it-cannot-be-opened-kq97mp = 无法打开

# Through this seat
m-through-this-seat-i90d47 = 此位置通过的量

# Through all other flows
m-through-all-other-flows-2dir2m = 所有其他流通过的量

# Round trip in this seat
m-round-trip-in-this-seat-5kzrls = 此位置的往返时间

# Packets waiting, on average
m-packets-waiting-on-average-msnref = 平均等待的分组

# Packets of this seat lost
m-packets-of-this-seat-lost-3uusns = 此位置丢失的分组

# Timeouts in this seat
m-timeouts-in-this-seat-7sqtsd = 此位置的超时次数

# You got {mine} through: as much as TCP in your seat.
m-you-got-mine-through-as-8k6opr = 您通过了 { $mine }：与您位置上的 TCP 相同。

# You got {mine} through: {apart} more than TCP in your seat, which got {tcp}.
m-you-got-mine-through-apart-b3t01g = 您通过了 { $mine }：比您位置上的 TCP（{ $tcp }）多 { $apart }。

# You got {mine} through: {apart} less than TCP in your seat, which got {tcp}.
m-you-got-mine-through-apart-5fmnlw = 您通过了 { $mine }：比您位置上的 TCP（{ $tcp }）少 { $apart }。

# On average {queue} packets waited in the queue, and {queueTcp} with TCP; {lost} of your packets were lost, and {lostTcp} of TCP’s.
m-on-average-queue-packets-waited-dbp1j9 = 队列中平均有 { $queue } 个分组等待，TCP 时为 { $queueTcp } 个；您的分组丢失 { $lost } 个，TCP 丢失 { $lostTcp } 个。

# Your round trip was {mine} ms on average, and TCP’s {tcp} ms.
m-your-round-trip-was-mine-dolbnq = 您的平均往返时间为 { $mine } ms，TCP 为 { $tcp } ms。

# The other flow got as much beside you as beside TCP, {others}.
m-the-other-flow-got-as-r7bvvw = 另一条流在您旁边与在 TCP 旁边所得相同，为 { $others }。

# The other {count} flows together got as much beside you as beside TCP, {others}.
m-the-other-count-flows-together-gc224o = 其他 { $count } 条流合计在您旁边与在 TCP 旁边所得相同，为 { $others }。

# The other flow got {others} beside you and {besideTcp} beside TCP: {apart} lost to you.
m-the-other-flow-got-others-3pu53n = 另一条流在您旁边得到 { $others }，在 TCP 旁边得到 { $besideTcp }：{ $apart } 被您占去。

# The other {count} flows together got {others} beside you and {besideTcp} beside TCP: {apart} lost to you.
m-the-other-count-flows-together-ccw8xr = 其他 { $count } 条流合计在您旁边得到 { $others }，在 TCP 旁边得到 { $besideTcp }：{ $apart } 被您占去。

# The other flow got {others} beside you and {besideTcp} beside TCP: {apart} gained by your restraint.
m-the-other-flow-got-others-wvtzgj = 另一条流在您旁边得到 { $others }，在 TCP 旁边得到 { $besideTcp }：因您的克制多得 { $apart }。

# The other {count} flows together got {others} beside you and {besideTcp} beside TCP: {apart} gained by your restraint.
m-the-other-count-flows-together-pfgfvz = 其他 { $count } 条流合计在您旁边得到 { $others }，在 TCP 旁边得到 { $besideTcp }：因您的克制多得 { $apart }。

# Place
m-place-6ygujg = 名次

# Got
m-got-fse37x = 所得

# TCP in that seat
m-tcp-in-that-seat-mijj8t = 该位置上的 TCP

# Others, beside it
m-others-beside-it-g8tvmd = 其他流，与其并行

# Others, beside TCP
m-others-beside-tcp-tg8nbj = 其他流，与 TCP 并行

# Computing {index} of {count}…
m-computing-index-of-count-714sn7 = 正在计算第 { $index } 个，共 { $count } 个…

# {count} computed.
m-count-computed-02nlqf = 已计算 { $count } 个。

# Links, one in a line, at most {most}; a name may stand before each
m-links-one-in-a-line-f08k9l = 链接，每行一个，至多 { $most } 个；前面可写姓名

# Not computed: {why}
m-not-computed-why-n3h09l = 未计算：{ $why }

# Hold Space, or the large button, and your rate grows by ten packets/s every tenth of a second. Let go, and it halves. That is enough to play; the other steps are for a finer hand.
m-hold-space-or-the-large-1yp2bm = 按住空格键或大按钮，您的速率每十分之一秒增加十个分组/s。松开则减半。这样就能玩；其他步骤供更精细的控制。

# Hold Space, or the large button, and your window grows by a packet every tenth of a second. Let go, and it halves. That is enough to play; the other steps are for a finer hand.
m-hold-space-or-the-large-j21231 = 按住空格键或大按钮，您的窗口每十分之一秒增大一个分组。松开则减半。这样就能玩；其他步骤供更精细的控制。

# Fog hides the queue and everybody else: you see what comes back to you. It lifts after {duration} s.
m-fog-hides-the-queue-and-1rbo85 = 雾遮住了队列和其他所有流：您只看到返回给您的信息。{ $duration } s 之后雾会散去。

# {at} s: rate {window}, round trip {trip} ms, {again} found missing.
m-at-s-rate-window-round-kqm411 = { $at } s：速率 { $window }，往返时间 { $trip } ms，发现 { $again } 个缺失。

# {at} s: rate {window}, no answer yet, {again} found missing.
m-at-s-rate-window-no-5tqc6i = { $at } s：速率 { $window }，还没有应答，发现 { $again } 个缺失。

# {at} s: window {window}, round trip {trip} ms, {again} sent again.
m-at-s-window-window-round-libkej = { $at } s：窗口 { $window }，往返时间 { $trip } ms，重传 { $again } 个。

# {at} s: window {window}, no answer yet, {again} sent again.
m-at-s-window-window-no-fx79h2 = { $at } s：窗口 { $window }，还没有应答，重传 { $again } 个。

# nobody’s hands are in it
m-nobody-s-hands-are-in-tg06em = 其中没有人手动控制

# more than one hand is in it
m-more-than-one-hand-is-w3qi50 = 其中不止一人手动控制

# it lasts {duration} s, and a game at most {most} s
m-it-lasts-duration-s-and-burefq = 它持续 { $duration } s，而游戏至多 { $most } s

# it has not been played yet
m-it-has-not-been-played-63f6pu = 还没有玩过

# The first line is read; at most {most} are. The rest is left out.
m-the-first-line-is-read-lhieia = 只读取第一行；至多 { $most } 行。其余略去。

# On average {queue} packets waited in the queue, and {queueTcp} with TCP; {lost} of your packets was lost, and {lostTcp} of TCP’s.
m-on-average-queue-packets-waited-ge6bql = 队列中平均有 { $queue } 个分组等待，TCP 时为 { $queueTcp } 个；您的分组丢失 { $lost } 个，TCP 丢失 { $lostTcp } 个。
