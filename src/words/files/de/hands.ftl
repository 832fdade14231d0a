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

# : paste the links of a class; all are computed anew and ranked by what you choose.
m-paste-the-links-of-a-0v9s2z = : Fügen Sie die Links einer Klasse ein; alle werden neu berechnet und nach Ihrer Wahl geordnet.

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
