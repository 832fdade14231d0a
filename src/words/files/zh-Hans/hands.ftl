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

# : paste the links of a class; all are computed anew and ranked by what you choose.
m-paste-the-links-of-a-0v9s2z = ：粘贴全班的链接；全部重新计算，并按您的选择排名。

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
m-another-flow-shares-the-link-2sf0bp = 另一条流分享链路，它丢失分组时就让路。您呢？

# In a crowd
m-in-a-crowd-gv7428 = 在人群中

# Several others share the link. What you take they lack.
m-several-others-share-the-link-abhcy3 = 还有几条流分享链路。您多拿的，就是它们缺少的。

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
