# The game
m-the-game-aomyse = Das Spiel

# Go on
m-go-on-engc7w = Weiter

# Ready? Press Space, or tap
m-ready-press-space-or-tap-zz3yqk = Bereit? Leertaste drücken oder tippen

# Sawtooth: your own hands
m-sawtooth-your-own-hands-0o5a3j = Sawtooth: Ihre eigenen Hände

# A table of games
m-a-table-of-games-u9mby6 = Eine Tabelle von Spielen

# Each link is computed anew, beside the same run with TCP in that seat. What a link says of itself counts for nothing.
m-each-link-is-computed-anew-fuhmwh = Jeder Link wird neu berechnet, neben demselben Lauf mit TCP auf diesem Platz. Was ein Link über sich selbst sagt, zählt nicht.

# The games
m-the-games-kdlclz = Die Spiele

# This game cannot be opened
m-this-game-cannot-be-opened-94snsu = Dieses Spiel kann nicht geöffnet werden

# Be the congestion control of one flow for a minute, with nothing to go by but what comes back to you; or be the network, and see what five lost packets do.
m-be-the-congestion-control-of-nudgg2 = Seien Sie eine Minute lang die Überlastkontrolle eines Flusses, mit nichts als dem, was zu Ihnen zurückkommt; oder seien Sie das Netz, und sehen Sie, was fünf verlorene Pakete tun.

# Take the wheel
m-take-the-wheel-f8z21e = Selbst steuern

# The run in the playground
m-the-run-in-the-playground-ck9fa0 = Der Lauf auf der Spielwiese

# Half a minute of it, with five packets to lose or to mark.
m-half-a-minute-of-it-p8vp91 = Eine halbe Minute davon, und Sie dürfen fünf Pakete verlieren lassen oder markieren.

# Five packets to lose or to mark.
m-five-packets-to-lose-or-vmxogx = Fünf Pakete, die Sie verlieren lassen oder markieren.

# One flow of this run is yours.
m-one-flow-of-this-run-4d79x9 = Ein Fluss dieses Laufs gehört Ihnen.

# Alone
m-alone-6yiww4 = Allein

# Nobody else is there. Find how much fits, and do not fill the queue.
m-nobody-else-is-there-find-tdkzmd = Niemand sonst ist da. Finden Sie heraus, wie viel Platz hat, ohne die Warteschlange zu füllen.

# Beside one TCP
m-beside-one-tcp-lcj2zg = Neben einem TCP-Fluss

# Another flow shares the link, and it gives way when it loses packets. Do you?
m-another-flow-shares-the-link-2sf0bp = Noch ein Fluss teilt die Leitung, und er gibt nach, wenn er Pakete verliert. Sie auch?

# In a crowd
m-in-a-crowd-gv7428 = Im Gedränge

# Several others share the link. What you take they lack.
m-several-others-share-the-link-abhcy3 = Mehrere andere teilen die Leitung. Was Sie nehmen, fehlt ihnen.

# Over the air
m-over-the-air-fn96zs = Über Funk

# Some packets are lost that no queue dropped. Which losses say “slow down”?
m-some-packets-are-lost-that-xju7zr = Manche Pakete gehen verloren, ohne dass eine Warteschlange sie verworfen hat. Welche Verluste sagen „langsamer“?

# On a rate
m-on-a-rate-q5gjgr = Mit einer Rate

# No window holds you back: you say how many packets leave in a second, and nothing is sent again.
m-no-window-holds-you-back-cgl6pf = Kein Fenster hält Sie zurück: Sie sagen, wie viele Pakete in einer Sekunde gesendet werden, und nichts wird erneut gesendet.

# Rush hour
m-rush-hour-ynixbn = Stoßzeit

# The room on the link changes while you drive.
m-the-room-on-the-link-yh0ixk = Der Platz auf der Leitung ändert sich, während Sie fahren.

# Bring TCP down
m-bring-tcp-down-ix7e34 = TCP bremsen

# One TCP flow, five packets to lose. How little can you leave it?
m-one-tcp-flow-five-packets-6zcwob = Ein TCP-Fluss, und fünf Pakete dürfen Sie verlieren lassen. Wie wenig können Sie ihm lassen?

# Make them unequal
m-make-them-unequal-3rgjq2 = Ungleich machen

# Two equal TCP flows, five packets to lose. How far apart can you drive them?
m-two-equal-tcp-flows-five-vlwb7x = Zwei gleiche TCP-Flüsse, und fünf Pakete dürfen Sie verlieren lassen. Wie weit können Sie sie auseinandertreiben?

# What {done} did
m-what-done-did-e2rxdg = Was getan wurde: { $done }

# With your presses
m-with-your-presses-hm72g7 = Mit Ihren Eingriffen

# Without
m-without-16sgw3 = Ohne

# Each of them
m-each-of-them-s917y1 = Jeder einzeln

# {lost} and {marked}
m-lost-and-marked-neucdq = { $lost } und { $marked }

# packet {packet}: nothing fell for it.
m-packet-packet-nothing-fell-for-8bzu4p = Paket { $packet }: Seinetwegen wurde nichts gekürzt.

# Lose
m-lose-n9lztk = Verlieren lassen

# Mark
m-mark-cv0f5s = Markieren

# You have five packets to lose in {seconds} s. Space loses the next one of the first flow; a number that of another.
m-you-have-five-packets-to-jpmx0i = In { $seconds } s dürfen Sie fünf Pakete verlieren lassen. Mit der Leertaste geht das nächste des ersten Flusses verloren, mit einer Ziffer das eines anderen.

# M has a press mark a packet in place of losing it: nothing is missing then, and a sender that understands marks (ECN) slows down as for a loss.
m-m-has-a-press-mark-4cgrk9 = Nach M markiert ein Tastendruck ein Paket, statt es verlieren zu lassen: Dann fehlt nichts, und ein Sender, der Marken versteht (ECN), wird langsamer wie bei einem Verlust.

# left
m-left-52pxm8 = übrig

# A press
m-a-press-t26c7v = Ein Tastendruck

# The next packet of
m-the-next-packet-of-19rjrg = Das nächste Paket von

# Lose the next of {name}
m-lose-the-next-of-name-e9k5za = Das nächste von { $name } verlieren lassen

# Mark the next of {name}
m-mark-the-next-of-name-qj22hq = Das nächste von { $name } markieren

# {names}: no marks. ECN is off there, so no packet of it can carry one.
m-names-no-marks-ecn-is-ov6315 = { $names }: keine Marken. ECN ist dort aus; deshalb kann kein Paket davon eine tragen.

# A packet of {name} lost at {at} s; {left} left.
m-a-packet-of-name-lost-ycv6l0 = Ein Paket von { $name } bei { $at } s verloren; { $left } übrig.

# A packet of {name} marked at {at} s; {left} left.
m-a-packet-of-name-marked-vczbu2 = Ein Paket von { $name } bei { $at } s markiert; { $left } übrig.

# Outcome
m-outcome-0spdxv = Ergebnis

# Both runs are computed…
m-both-runs-are-computed-y11s7p = Beide Läufe werden berechnet…

# Both runs side by side in the playground
m-both-runs-side-by-side-d2krwy = Beide Läufe nebeneinander auf der Spielwiese

# A link to this game, {n} characters
m-a-link-to-this-game-lat9y7 = Ein Link zu diesem Spiel, { $n } Zeichen

# Play it yourself
m-play-it-yourself-t0logh = Selbst spielen

# Play it again
m-play-it-again-vy1lnc = Noch einmal spielen

# Other games
m-other-games-o83w1u = Andere Spiele

# Computed from the presses in the link; digest of all samples {digest}.
m-computed-from-the-presses-in-53p4ds = Aus den Eingriffen im Link berechnet; Prüfsumme aller Messpunkte { $digest }.

# Computed again from your presses, to the same bits: digest {digest}.
m-computed-again-from-your-presses-juhp36 = Aus Ihren Eingriffen noch einmal berechnet, bis aufs Bit gleich: Prüfsumme { $digest }.

# Computed again from your presses, and it is not what you played: {digest} in place of {played}. That is a mistake of this page.
m-computed-again-from-your-presses-j7qcu3 = Aus Ihren Eingriffen noch einmal berechnet, und es ist nicht das, was Sie gespielt haben: { $digest } statt { $played }. Das ist ein Fehler dieser Seite.

# Time of the game
m-time-of-the-game-lm69ng = Zeit des Spiels

# Sound on
m-sound-on-98kayt = Ton an

# what you got
m-what-you-got-cg8nt6 = was Sie bekamen

# what you got over TCP
m-what-you-got-over-tcp-3flqwj = was Sie bekamen, relativ zu TCP

# what the others got
m-what-the-others-got-ivssvh = was die anderen bekamen

# the shortest queue
m-the-shortest-queue-42cipx = die kürzeste Warteschlange

# the fewest packets lost
m-the-fewest-packets-lost-1d2u6b = die wenigsten verlorenen Pakete

# Over the whole run
m-over-the-whole-run-np0hnm = Über den ganzen Lauf

# You
m-you-efd4xo = Sie

# TCP in your seat
m-tcp-in-your-seat-nxvc2j = TCP auf Ihrem Platz

# Paste a link first, one in a line.
m-paste-a-link-first-one-ginor7 = Fügen Sie zuerst einen Link ein, je einen in einer Zeile.

# Compute them
m-compute-them-lb7i08 = Berechnen

# Rank by
m-rank-by-8tzv90 = Ordnen nach

# Waiting
m-waiting-jufdxk = Warten

# This game was played
m-this-game-was-played-ghvtbj = Dieses Spiel wurde gespielt

# The fog lifts
m-the-fog-lifts-7a1b7y = Der Nebel lichtet sich

# Window in this seat
m-window-in-this-seat-boy5kh = Fenster auf diesem Platz

# Queue that everybody waits in
m-queue-that-everybody-waits-in-3jnjjz = Warteschlange, in der alle warten

# Your rate
m-your-rate-t6ko0s = Ihre Rate

# Your window
m-your-window-muadpe = Ihr Fenster

# found missing
m-found-missing-cinpi7 = als fehlend erkannt

# Round trip of the last ACK
m-round-trip-of-the-last-fs8btd = Umlaufzeit des letzten ACKs

# Acknowledged
m-acknowledged-6pjkut = Bestätigt

# Found missing
m-found-missing-iiecfz = Als fehlend erkannt

# Sent again
m-sent-again-idlzmv = Erneut gesendet

# Hold to grow, let go to halve
m-hold-to-grow-let-go-fixh12 = Halten zum Vergrößern, loslassen zum Halbieren

# Start
m-start-30xvgf = Start

# packet {packet}, marked: nothing fell for it; one cut answers for all that is missing or marked of a window.
m-packet-packet-marked-nothing-fell-mw4t63 = Paket { $packet }, markiert: Seinetwegen wurde nichts gekürzt; eine Kürzung antwortet auf alles, was aus einem Fenster fehlt oder markiert ist.

# Full
m-full-zf1lr0 = Voll

# Half
m-half-o47ah0 = Halb

# Quarter
m-quarter-2en6h3 = Viertel

# You choose whose seat you take, and whether you set its window or its rate.
m-you-choose-whose-seat-you-ve9wnu = Sie wählen, wessen Platz Sie einnehmen, und ob Sie sein Fenster oder seine Rate setzen.

# A window
m-a-window-coe83c = Ein Fenster

# A rate
m-a-rate-c8tdrq = Eine Rate

# Your seat
m-your-seat-2grggj = Ihr Platz

# You set
m-you-set-msz330 = Sie setzen

# packets under way at most
m-packets-under-way-at-most-2wtf8r = höchstens unterwegs, Pakete

# packets waiting
m-packets-waiting-648ttd = wartende Pakete

# packets per second
m-packets-per-second-j67r7v = Pakete in der Sekunde

# Your own hands · Sawtooth
m-your-own-hands-sawtooth-ujtuhm = Ihre eigenen Hände · Sawtooth

# <table>A table of games</table>: paste the links of a class; all are computed anew and ranked by what you choose.
m-table-a-table-of-games-f1br6b = <table>Eine Tabelle von Spielen</table>: Fügen Sie die Links einer Klasse ein; alle werden neu berechnet und nach Ihrer Wahl geordnet.

# There is no game called “{name}”.
m-there-is-no-game-called-3y5o6f = Kein Spiel heißt „{ $name }“.

# This run lasts {duration} s, and a game at most {most} s.
m-this-run-lasts-duration-s-855kh8 = Dieser Lauf dauert { $duration } s, ein Spiel höchstens { $most } s.

# 1 lost packet
m-1-lost-packet-aoew9a = 1 verlorenes Paket

# {count} lost packets
m-count-lost-packets-ryumkv = { $count } verlorene Pakete

# 1 marked packet
m-1-marked-packet-lhtolg = 1 markiertes Paket

# {count} marked packets
m-count-marked-packets-a7ldjx = { $count } markierte Pakete

# no packet of it came by any more.
m-no-packet-of-it-came-qgwbpo = es kam kein Paket davon mehr vorbei.

# no packet of it that can carry a mark came by any more.
m-no-packet-of-it-that-q1c188 = es kam kein Paket davon mehr vorbei, das eine Marke tragen kann.

# packet {packet}, marked
m-packet-packet-marked-ryy6fb = Paket { $packet }, markiert

# {name}: its window fell for it, from {from} to {to} packets at {time} s.
m-name-its-window-fell-for-1xx41l = { $name }: Das Fenster wurde seinetwegen bei { $time } s von { $from } auf { $to } Pakete gekürzt.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, not yours; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-4ydtx7 = { $name }: Das Fenster wurde bei { $time } s von { $from } auf { $to } Pakete gekürzt, wegen Paket { $other }, das nicht Ihres war; eine Kürzung antwortet auf alles, was aus einem Fenster fehlt oder markiert ist.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, which you lost too; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-iyozkk = { $name }: Das Fenster wurde bei { $time } s von { $from } auf { $to } Pakete gekürzt, wegen Paket { $other }, das Sie auch verlieren ließen; eine Kürzung antwortet auf alles, was aus einem Fenster fehlt oder markiert ist.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, which you marked; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-u63718 = { $name }: Das Fenster wurde bei { $time } s von { $from } auf { $to } Pakete gekürzt, wegen Paket { $other }, das Sie markiert haben; eine Kürzung antwortet auf alles, was aus einem Fenster fehlt oder markiert ist.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, lost on the way, not by you; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-hvos0g = { $name }: Das Fenster wurde bei { $time } s von { $from } auf { $to } Pakete gekürzt, wegen Paket { $other }, das unterwegs verloren ging, nicht durch Sie; eine Kürzung antwortet auf alles, was aus einem Fenster fehlt oder markiert ist.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, marked by the queue, not by you; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-ki43uq = { $name }: Das Fenster wurde bei { $time } s von { $from } auf { $to } Pakete gekürzt, wegen Paket { $other }, das die Warteschlange markiert hat, nicht Sie; eine Kürzung antwortet auf alles, was aus einem Fenster fehlt oder markiert ist.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, dropped by the queue, not by you; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-cgnx08 = { $name }: Das Fenster wurde bei { $time } s von { $from } auf { $to } Pakete gekürzt, wegen Paket { $other }, das die Warteschlange verworfen hat, nicht Sie; eine Kürzung antwortet auf alles, was aus einem Fenster fehlt oder markiert ist.

# {done} in {duration} s: {mine} came through in place of {without}, {share} % less.
m-done-in-duration-s-mine-whj0df = { $done } in { $duration } s: { $mine } kamen durch statt { $without }, { $share } % weniger.

# {done} in {duration} s: {mine} came through in place of {without}, {share} % more.
m-done-in-duration-s-mine-8st4vf = { $done } in { $duration } s: { $mine } kamen durch statt { $without }, { $share } % mehr.

# Jain’s index of fairness, 1 where all get the same, is {mine} in place of {without}.
m-jain-s-index-of-fairness-uq2m0v = Jains Fairness-Index, 1, wo alle dasselbe bekommen, ist { $mine } statt { $without }.

# <b>{packets}</b> left
m-b-packets-b-left-jvox8u = <b>{ $packets }</b> übrig

# A press marks now.
m-a-press-marks-now-abouqt = Ein Tastendruck markiert jetzt.

# <b>{now}</b> of {duration} s
m-b-now-b-of-duration-l7kvfw = <b>{ $now }</b> von { $duration } s

# Line {number}
m-line-number-com8jy = Zeile { $number }

# The first {count} lines are read; at most {most} are. The rest is left out.
m-the-first-count-lines-are-z8mhsy = Die ersten { $count } Zeilen werden gelesen; höchstens { $most }. Der Rest wird weggelassen.

# it is {length} characters long; a game’s link has at most {most}
m-it-is-length-characters-long-9xtbf3 = er ist { $length } Zeichen lang; der Link eines Spiels hat höchstens { $most }

# there is no link in this line
m-there-is-no-link-in-8up1ff = in dieser Zeile steht kein Link

# it cannot be opened
m-it-cannot-be-opened-kq97mp = er kann nicht geöffnet werden

# Through this seat
m-through-this-seat-i90d47 = Auf diesem Platz durchgekommen

# Through all other flows
m-through-all-other-flows-2dir2m = Bei allen anderen Flüssen durchgekommen

# Round trip in this seat
m-round-trip-in-this-seat-5kzrls = Umlaufzeit auf diesem Platz

# –
m--667c9u = –

# Packets waiting, on average
m-packets-waiting-on-average-msnref = Im Mittel wartende Pakete

# Packets of this seat lost
m-packets-of-this-seat-lost-3uusns = Verlorene Pakete dieses Platzes

# Timeouts in this seat
m-timeouts-in-this-seat-7sqtsd = Timeouts auf diesem Platz

# You got {mine} through: as much as TCP in your seat.
m-you-got-mine-through-as-8k6opr = Sie haben { $mine } durchgebracht: so viel wie TCP auf Ihrem Platz.

# You got {mine} through: {apart} more than TCP in your seat, which got {tcp}.
m-you-got-mine-through-apart-b3t01g = Sie haben { $mine } durchgebracht: { $apart } mehr als TCP auf Ihrem Platz mit { $tcp }.

# You got {mine} through: {apart} less than TCP in your seat, which got {tcp}.
m-you-got-mine-through-apart-5fmnlw = Sie haben { $mine } durchgebracht: { $apart } weniger als TCP auf Ihrem Platz mit { $tcp }.

# On average {queue} packets waited in the queue, and {queueTcp} with TCP; {lost} of your packets were lost, and {lostTcp} of TCP’s.
m-on-average-queue-packets-waited-dbp1j9 = Im Mittel warteten { $queue } Pakete in der Warteschlange, mit TCP { $queueTcp }; { $lost } Ihrer Pakete gingen verloren, bei TCP { $lostTcp }.

# Your round trip was {mine} ms on average, and TCP’s {tcp} ms.
m-your-round-trip-was-mine-dolbnq = Ihre Umlaufzeit war im Mittel { $mine } ms, die von TCP { $tcp } ms.

# The other flow got as much beside you as beside TCP, {others}.
m-the-other-flow-got-as-r7bvvw = Der andere Fluss bekam neben Ihnen so viel wie neben TCP, { $others }.

# The other {count} flows together got as much beside you as beside TCP, {others}.
m-the-other-count-flows-together-gc224o = Die anderen { $count } Flüsse bekamen zusammen neben Ihnen so viel wie neben TCP, { $others }.

# The other flow got {others} beside you and {besideTcp} beside TCP: {apart} lost to you.
m-the-other-flow-got-others-3pu53n = Der andere Fluss bekam { $others } neben Ihnen und { $besideTcp } neben TCP: { $apart } an Sie verloren.

# The other {count} flows together got {others} beside you and {besideTcp} beside TCP: {apart} lost to you.
m-the-other-count-flows-together-ccw8xr = Die anderen { $count } Flüsse bekamen zusammen { $others } neben Ihnen und { $besideTcp } neben TCP: { $apart } an Sie verloren.

# The other flow got {others} beside you and {besideTcp} beside TCP: {apart} gained by your restraint.
m-the-other-flow-got-others-wvtzgj = Der andere Fluss bekam { $others } neben Ihnen und { $besideTcp } neben TCP: { $apart } gewonnen durch Ihre Zurückhaltung.

# The other {count} flows together got {others} beside you and {besideTcp} beside TCP: {apart} gained by your restraint.
m-the-other-count-flows-together-pfgfvz = Die anderen { $count } Flüsse bekamen zusammen { $others } neben Ihnen und { $besideTcp } neben TCP: { $apart } gewonnen durch Ihre Zurückhaltung.

# Place
m-place-6ygujg = Rang

# Got
m-got-fse37x = Bekam

# TCP in that seat
m-tcp-in-that-seat-mijj8t = TCP auf diesem Platz

# Others, beside it
m-others-beside-it-g8tvmd = Andere, daneben

# Others, beside TCP
m-others-beside-tcp-tg8nbj = Andere, neben TCP

# Computing {index} of {count}…
m-computing-index-of-count-714sn7 = Berechne { $index } von { $count }…

# {count} computed.
m-count-computed-02nlqf = { $count } berechnet.

# Links, one in a line, at most {most}; a name may stand before each
m-links-one-in-a-line-f08k9l = Links, je einer in einer Zeile, höchstens { $most }; vor jedem darf ein Name stehen

# Not computed: {why}
m-not-computed-why-n3h09l = Nicht berechnet: { $why }

# Hold Space, or the large button, and your rate grows by ten packets/s every tenth of a second. Let go, and it halves. That is enough to play; the other steps are for a finer hand.
m-hold-space-or-the-large-1yp2bm = Halten Sie die Leertaste oder den großen Knopf, und Ihre Rate wächst alle Zehntelsekunden um zehn Pakete/s. Lassen Sie los, und sie halbiert sich. Das reicht zum Spielen; die anderen Schritte sind für eine feinere Hand.

# Hold Space, or the large button, and your window grows by a packet every tenth of a second. Let go, and it halves. That is enough to play; the other steps are for a finer hand.
m-hold-space-or-the-large-j21231 = Halten Sie die Leertaste oder den großen Knopf, und Ihr Fenster wächst alle Zehntelsekunden um ein Paket. Lassen Sie los, und es halbiert sich. Das reicht zum Spielen; die anderen Schritte sind für eine feinere Hand.

# Fog hides the queue and everybody else: you see what comes back to you. It lifts after {duration} s.
m-fog-hides-the-queue-and-1rbo85 = Nebel verbirgt die Warteschlange und alle anderen: Sie sehen, was zu Ihnen zurückkommt. Er lichtet sich nach { $duration } s.

# {at} s: rate {window}, round trip {trip} ms, {again} found missing.
m-at-s-rate-window-round-kqm411 = { $at } s: Rate { $window }, Umlaufzeit { $trip } ms, { $again } als fehlend erkannt.

# {at} s: rate {window}, no answer yet, {again} found missing.
m-at-s-rate-window-no-5tqc6i = { $at } s: Rate { $window }, noch keine Antwort, { $again } als fehlend erkannt.

# {at} s: window {window}, round trip {trip} ms, {again} sent again.
m-at-s-window-window-round-libkej = { $at } s: Fenster { $window }, Umlaufzeit { $trip } ms, { $again } erneut gesendet.

# {at} s: window {window}, no answer yet, {again} sent again.
m-at-s-window-window-no-fx79h2 = { $at } s: Fenster { $window }, noch keine Antwort, { $again } erneut gesendet.

# nobody’s hands are in it
m-nobody-s-hands-are-in-tg06em = niemandes Hände sind darin

# more than one hand is in it
m-more-than-one-hand-is-w3qi50 = mehr als eine Hand ist darin

# it lasts {duration} s, and a game at most {most} s
m-it-lasts-duration-s-and-burefq = er dauert { $duration } s, ein Spiel höchstens { $most } s

# it has not been played yet
m-it-has-not-been-played-63f6pu = es wurde noch nicht gespielt

# The first line is read; at most {most} are. The rest is left out.
m-the-first-line-is-read-lhieia = Die erste Zeile wird gelesen; höchstens { $most }. Der Rest wird weggelassen.

# On average {queue} packets waited in the queue, and {queueTcp} with TCP; {lost} of your packets was lost, and {lostTcp} of TCP’s.
m-on-average-queue-packets-waited-ge6bql = Im Mittel warteten { $queue } Pakete in der Warteschlange, mit TCP { $queueTcp }; { $lost } Ihrer Pakete ging verloren, bei TCP { $lostTcp }.
