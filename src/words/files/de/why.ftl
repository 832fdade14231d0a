# W follows (T − q)/T, T the target and q the queueing delay.
m-w-follows-t-q-t-0uawfu = W folgt (T − q)/T, T das Ziel und q die Wartezeit.

# Δ < α: W grows by one packet per round trip.
m-w-grows-by-one-packet-1t5d08 = Δ < α: W wächst um ein Paket je Umlauf.

# Packet {packet} was dropped: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-dropped-the-i00dwk = Paket { $packet } wurde verworfen: In der Warteschlange{ $hop } waren { $waiting } von { $limit } Plätzen belegt.

# what comes while the queue is full is dropped.
m-what-comes-while-the-queue-5jqhc6 = Was bei voller Warteschlange ankommt, wird verworfen.

# Packet {packet} was dropped early, by the queue's rule: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-dropped-early-g3ikli = Paket { $packet } wurde früh verworfen, nach der Regel der Warteschlange: In der Warteschlange{ $hop } waren { $waiting } von { $limit } Plätzen belegt.

# Packet {packet} was dropped when its turn came: it had waited {waited:span}.
m-packet-packet-was-dropped-when-wq83zd = Paket { $packet } wurde verworfen, als es an der Reihe war: Es hatte { $waited } gewartet.

# Packet {packet} was lost in front of the queue{hop:at}, which held {waiting} of {limit}.
m-packet-packet-was-lost-in-tjgw3g = Paket { $packet } ging vor der Warteschlange{ $hop } verloren; dort waren { $waiting } von { $limit } Plätzen belegt.

# packets are lost {losses}.
m-packets-are-lost-losses-h66dfr = Pakete gehen verloren: { $losses }.

# Packet {packet} was marked: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-marked-the-dnalf6 = Paket { $packet } wurde markiert: In der Warteschlange{ $hop } waren { $waiting } von { $limit } Plätzen belegt.

# Packet {packet} was marked when its turn came: it had waited {waited:span}.
m-packet-packet-was-marked-when-sjzp2j = Paket { $packet } wurde markiert, als es an der Reihe war: Es hatte { $waited } gewartet.

# Packet {packet} was acknowledged, but that ACK was dropped.
m-packet-packet-was-acknowledged-but-prqequ = Paket { $packet } wurde bestätigt, aber dieses ACK wurde verworfen.

# ACKs are dropped as data are.
m-acks-are-dropped-as-data-w59sjt = ACKs werden verworfen wie Daten.

# Packet {packet} waited: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-waited-the-queue-cvnxt5 = Paket { $packet } wartete: In der Warteschlange{ $hop } waren { $waiting } von { $limit } Plätzen belegt.

# packets leave in the order in which they came.
m-packets-leave-in-the-order-2euf6j = Pakete werden in der Reihenfolge gesendet, in der sie kamen.

# Packet {packet} was dropped to make room: the queue was full with {waiting}, and this flow had most of it.
m-packet-packet-was-dropped-to-yvvruw = Paket { $packet } wurde verworfen, um Platz zu machen: Die Warteschlange war mit { $waiting } voll, und dieser Fluss belegte das meiste davon.

# when the buffer is full, {queue} drops from the head of the longest queue.
m-when-the-buffer-is-full-wdtup2 = Ist der Puffer voll, verwirft { $queue } am Kopf der längsten Warteschlange.

# Packet {packet} was answered, and the answer was marked on its way back.
m-packet-packet-was-answered-and-vhx5dv = Paket { $packet } wurde beantwortet, und die Antwort wurde auf dem Rückweg markiert.

# Packet {packet} was dropped from the head: the queue{hop:at} was full, with {limit}, and another came. It had waited {waited:span}.
m-packet-packet-was-dropped-from-a855nq = Paket { $packet } wurde am Kopf verworfen: Die Warteschlange{ $hop } war mit { $limit } voll, und ein weiteres kam. Es hatte { $waited } gewartet.

# for what comes while the queue is full the packet that has waited longest is dropped.
m-for-what-comes-while-the-cd856l = Für das, was bei voller Warteschlange ankommt, wird das Paket verworfen, das am längsten gewartet hat.

# W ← W + α/W at every ACK: α = {alpha:3}, from the window at the last cut, so {adds:2} now.
m-w-w-w-at-every-srjrhu = W ← W + α/W bei jedem ACK: α = { $alpha }, aus dem Fenster bei der letzten Kürzung, jetzt also { $adds }.

# From the window that it cut: α = 3β/(2 Wmax − β) = {alpha:3}, with β = {b:3}.
m-from-the-window-that-it-82hca4 = Aus dem Fenster vor der Kürzung: α = 3β/(2 Wmax − β) = { $alpha }, mit β = { $b }.

# W ← W + a/W at every ACK: now {a:3}/{window:.1} = {adds:2}.
m-w-w-a-w-at-wkisvf = W ← W + a/W bei jedem ACK: jetzt { $a }/{ $window } = { $adds }.

# It has not cut for packet {packet}, {how?dropped|lost|marked}: BBR goes by delivery rates, not by losses.
m-it-has-not-cut-for-gznjgk = Für Paket { $packet }, { $how ->
    [0] verworfen
    [1] verloren
   *[other] markiert
  }, hat es nicht gekürzt: BBR richtet sich nach Zustellraten, nicht nach Verlusten.

# It has not cut for packet {packet}, {how?dropped|lost|marked}: BBRv3 takes losses into account when their round trip is over, and cuts a probe at over 2 %.
m-it-has-not-cut-for-y5gflq = Für Paket { $packet }, { $how ->
    [0] verworfen
    [1] verloren
   *[other] markiert
  }, hat es nicht gekürzt: BBRv3 berücksichtigt Verluste, wenn ihr Umlauf vorbei ist, und kürzt eine Sondierung bei über 2 %.

# W ← W + α/W^(k+1) at every ACK: {a:3}/{window:.1}^{exponent:3} = {adds:2}.
m-w-w-w-k-1-1cb0t7 = W ← W + α/W^(k+1) bei jedem ACK: { $a }/{ $window }^{ $exponent } = { $adds }.

# W ← W + 1/W at every ACK: now 1/{window:.1} = {adds:2}.
m-w-w-1-w-at-tufvqe = W ← W + 1/W bei jedem ACK: jetzt 1/{ $window } = { $adds }.

# A hand set the pace.
m-a-hand-set-the-pace-yu6105 = Das Tempo wurde von Hand eingestellt.

# W ← W + G (T − q)/T / W: q = {queueing:span}, T = {target:span}, so {adds:2} now.
m-w-w-g-t-q-119n9f = W ← W + G (T − q)/T / W: q = { $queueing }, T = { $target }, jetzt also { $adds }.

# W(t) = W₀ + α²t²/4 since the last cut, with W₀ = {start:.2} and α = {alpha:3} from then.
m-w-t-w-t-4-0jbx0k = W(t) = W₀ + α²t²/4 seit der letzten Kürzung, mit W₀ = { $start } und α = { $alpha } von damals.

# It remembers W₀ = {start:.2} and, from the window that it cut, α = {alpha:3}.
m-it-remembers-w-start-2-3mf3ip = Es merkt sich W₀ = { $start } und, aus dem Fenster vor der Kürzung, α = { $alpha }.

# The last epoch ended as packet {packet} was marked: the imagined window fell from {before:.1} to {after:.1}.
m-the-last-epoch-ended-as-7s7pg2 = Die letzte Epoche endete, als Paket { $packet } markiert wurde: Das vorgestellte Fenster fiel von { $before } auf { $after }.

# the imagined TCP halves: {cut:.2} / 2 = {after:.2}.
m-the-imagined-tcp-halves-cut-2c1v3q = Das vorgestellte TCP halbiert: { $cut } / 2 = { $after }.

# the start-up is over, X ← X/2: {before:.1} / 2 = {after:.1}.
m-the-start-up-is-over-bgkiza = Der Anlauf ist vorbei, X ← X/2: { $before } / 2 = { $after }.

# It has not cut for packet {packet}, {how?dropped|lost|marked}: it looks at losses only once in {interval:span}.
m-it-has-not-cut-for-70kn5b = Für Paket { $packet }, { $how ->
    [0] verworfen
    [1] verloren
   *[other] markiert
  }, hat es nicht gekürzt: Es prüft nur alle { $interval } auf Verluste.

# X ← X/2, but at most one maximum window per {rtt:span}: from {before:.1} to {after:.1}.
m-x-x-2-but-at-ajn576 = X ← X/2, aber höchstens ein größtes Fenster je { $rtt }: von { $before } auf { $after }.

# X ← {growth:3} X, but at most one maximum window per {rtt:span}: from {before:.1} to {after:.1}.
m-x-growth-3-x-but-ua7qup = X ← { $growth } X, aber höchstens ein größtes Fenster je { $rtt }: von { $before } auf { $after }.

# {by?the least window|sent again before, so half|a quarter is cut}: of {cut} it keeps {left}, and {duplicates} more while as many duplicate ACKs stand for packets that have left.
m-by-the-least-window-sent-m3q9de = { $by ->
    [0] das kleinste Fenster
    [1] erneut gesendet, also die Hälfte
   *[other] ein Viertel wird gekürzt
  }: Von { $cut } behält es { $left }, und { $duplicates } mehr, solange ebenso viele Duplikat-ACKs für Pakete stehen, die das Netz verlassen haben.

# Δ = {backlog:packets} of its packets wait in queues, fewer than α = {alpha:3}: W grows by one packet per round trip, {step:2} per ACK.
m-backlog-packets-of-its-packets-bcywn5 = Δ = { $backlog } seiner Pakete warten in Warteschlangen, weniger als α = { $alpha }: W wächst um ein Paket je Umlauf, { $step } je ACK.

# An ACK measured the bandwidth anew.
m-an-ack-measured-the-bandwidth-pkfks0 = Ein ACK maß die Bandbreite neu.

# The next phase of its cycle began: the gain is {gain:3}.
m-the-next-phase-of-its-upg5z4 = Die nächste Phase seines Zyklus begann: Die Verstärkung ist { $gain }.

# With this ACK the largest delivery rate of this probe and the one before went from {before:pair} to {after:pair} packets/s.
m-with-this-ack-the-largest-lo2f20 = Mit diesem ACK ging die größte Zustellrate dieser und der vorigen Sondierung von { $before } auf { $after } Pakete/s.

# With this ACK the largest delivery rate of the last {rounds} round trips went from {before:pair} to {after:pair} packets/s.
m-with-this-ack-the-largest-n1jdtl = Mit diesem ACK ging die größte Zustellrate der letzten { $rounds } Umläufe von { $before } auf { $after } Pakete/s.

# This ACK measured the smallest round trip, {after:span}.
m-this-ack-measured-the-smallest-t84ov3 = Dieses ACK maß die kleinste Umlaufzeit, { $after }.

# X = gain × bandwidth: {gain:3} × {bandwidth:.1} = {after:.1}.
m-x-gain-bandwidth-gain-3-2jdo1w = X = Verstärkung × Bandbreite: { $gain } × { $bandwidth } = { $after }.

# The first answer came after {rtt:seconds}.
m-the-first-answer-came-after-bwxc91 = Die erste Antwort kam nach { $rtt }.

# the first window in a round trip, times the gain of startup: {gained:.1} / {rtt:span} = {after:.1}.
m-the-first-window-in-a-s62b01 = Das erste Fenster in einem Umlauf, mal die Verstärkung des Anlaufs: { $gained } / { $rtt } = { $after }.

# The smallest round trip has been measured.
m-the-smallest-round-trip-has-inxhn4 = Die kleinste Umlaufzeit ist gemessen.

# the window is again what it was before, {prior:packets}.
m-the-window-is-again-what-qvb2qy = Das Fenster ist wieder, was es vorher war: { $prior }.

# All packets sent before the loss are acknowledged.
m-all-packets-sent-before-the-z6klre = Alle vor dem Verlust gesendeten Pakete sind bestätigt.

# the window is again what it was before the loss, {prior:packets}.
m-the-window-is-again-what-oskwzi = Das Fenster ist wieder, was es vor dem Verlust war: { $prior }.

# Data came after an idle time.
m-data-came-after-an-idle-8k4qth = Daten kamen nach einer Ruhezeit.

# X = bandwidth after an idle time: {paced:.1}.
m-x-bandwidth-after-an-idle-dftwqn = X = Bandbreite nach einer Ruhezeit: { $paced }.

# Packet {packet} was found missing: the threshold became {after:packets}, where the window had been {cut:packets}.
m-packet-packet-was-found-missing-ki7oq2 = Paket { $packet } wurde als fehlend erkannt: Der Schwellenwert wurde auf { $after } gesetzt; das Fenster war vorher { $cut }.

# The third duplicate ACK told {flow} that packet {packet} is missing.
m-the-third-duplicate-ack-told-a9s7hp = Das dritte Duplikat-ACK hat { $flow } gezeigt, dass Paket { $packet } fehlt.

# W ← 1 at a loss, and slow start up to half of it: {cut:.2} / 2.
m-w-1-at-a-loss-vsa5su = W ← 1 bei einem Verlust, dann Slow Start bis zur Hälfte des Fensters: { $cut } / 2.

# An ACK told {flow} that packet {packet} was marked.
m-an-ack-told-flow-that-4e4mua = Ein ACK hat { $flow } gemeldet, dass Paket { $packet } markiert wurde.

# Packet {packet} was marked: the threshold became {after:packets}, where the window had been {cut:packets}.
m-packet-packet-was-marked-the-v1l072 = Paket { $packet } wurde markiert: Der Schwellenwert wurde auf { $after } gesetzt; das Fenster war vorher { $cut }.

# RACK told {flow} that packet {packet} is lost: a later one has arrived, and a quarter of a round trip has passed.
m-rack-told-flow-that-packet-eiyspf = RACK hat { $flow } gezeigt, dass Paket { $packet } verloren ist: Ein später gesendetes ist angekommen, und ein Viertel der Umlaufzeit ist vergangen.

# Data sent later were acknowledged, and the probe only once: packet {packet}, which it repeated, had been lost.
m-data-sent-later-were-acknowledged-dwkpjc = Später gesendete Daten wurden bestätigt, und die Sonde nur einmal: Paket { $packet }, das sie wiederholte, war verloren.

# Later packets arrived, and not what was sent again: packet {packet} is lost once more.
m-later-packets-arrived-and-not-30y33s = Spätere Pakete kamen an, das erneut gesendete nicht: Paket { $packet } ist noch einmal verloren.

# Packet {packet} is missing, of a window that has been cut already.
m-packet-packet-is-missing-of-xirl6i = Paket { $packet } fehlt, aus einem Fenster, das schon gekürzt wurde.

# W ← 1 at every loss.
m-w-1-at-every-loss-ccbj3q = W ← 1 bei jedem Verlust.

# All packets sent before the cut are acknowledged.
m-all-packets-sent-before-the-jr5spj = Alle vor der Kürzung gesendeten Pakete sind bestätigt.

# the window is again what the cut left: {after:packets}.
m-the-window-is-again-what-ekkan9 = Das Fenster ist wieder, was die Kürzung übrig ließ: { $after }.

# An ACK of {acknowledged} packets: part of what was missing has arrived.
m-an-ack-of-acknowledged-packets-5esxdz = Ein ACK für { $acknowledged } Pakete: Ein Teil des Fehlenden ist angekommen.

# W ← W − {left:packets}: what is acknowledged has left, but for what duplicate ACKs had added.
m-w-w-left-packets-what-b4a8cs = W ← W − { $left }: Abgezogen wird, was bestätigt ist, bis auf das, was Duplikat-ACKs hinzugefügt hatten.

# An ACK came while a loss is repaired: the window comes down to the threshold, not at once.
m-an-ack-came-while-a-15eh0k = Ein ACK kam, während ein Verlust repariert wird: Das Fenster sinkt auf den Schwellenwert, aber nicht auf einmal.

# PRR: of {delivered:packets} packets that have arrived since the cut it replaces {target:packets} in {prior:packets}, and {sent:packets} have gone: with {inFlight:packets} in flight the window is {after:.2}.
m-prr-of-delivered-packets-packets-n5jcec = PRR: { $delivered } Pakete sind seit der Kürzung angekommen; für je { $prior } davon sendet es { $target } neue, und { $sent } sind schon gesendet: Mit { $inFlight } unterwegs ist das Fenster { $after }.

# PRR: no more are in flight than the threshold of {target:packets}, so for each packet that arrives one goes, and one more while nothing further is lost: with {inFlight:packets} in flight the window is {after:.2}.
m-prr-no-more-are-in-nzrhzt = PRR: Es sind nicht mehr unterwegs als der Schwellenwert von { $target }; deshalb wird für jedes angekommene Paket eines gesendet, und eines mehr, solange nichts weiter verloren geht: Mit { $inFlight } unterwegs ist das Fenster { $after }.

# the window is the threshold that the cut set, {target:packets}.
m-the-window-is-the-threshold-nmdn2u = Das Fenster ist der Schwellenwert, den die Kürzung gesetzt hat: { $target }.

# A further duplicate ACK came.
m-a-further-duplicate-ack-came-befwum = Ein weiteres Duplikat-ACK kam.

# W ← W + 1: each further duplicate ACK stands for a packet that has left.
m-w-w-1-each-further-eremmp = W ← W + 1: Jedes weitere Duplikat-ACK steht für ein Paket, das das Netz verlassen hat.

# A duplicate ACK came, and packet {packet} was out for too long.
m-a-duplicate-ack-came-and-4ru9er = Ein Duplikat-ACK kam, und Paket { $packet } war zu lange unterwegs.

# The flow started.
m-the-flow-started-u1369x = Der Fluss begann.

# a new connection begins with the initial window, {after:packets}.
m-a-new-connection-begins-with-kt4ey4 = Eine neue Verbindung beginnt mit dem Anfangsfenster, { $after }.

# it begins with {after:.1} packets/s.
m-it-begins-with-after-1-3qitew = Es beginnt mit { $after } Paketen/s.

# The handshake was acknowledged.
m-the-handshake-was-acknowledged-ndy4aa = Der Handshake wurde bestätigt.

# the initial window is {initial:packets}.
m-the-initial-window-is-initial-2g5no7 = Das Anfangsfenster ist { $initial }.

# No ACK came until the timer ran out; packet {packet} is the oldest without one.
m-no-ack-came-until-the-8vz4jz = Kein ACK kam, bis der Timer ablief; Paket { $packet } ist das älteste ohne ACK.

# A hand set the window.
m-a-hand-set-the-window-xwitqs = Das Fenster wurde von Hand eingestellt.

# The timer ran out with nothing in flight.
m-the-timer-ran-out-with-olpedw = Der Timer lief ab, und nichts war unterwegs.

# after a timeout the window is {after:packets}.
m-after-a-timeout-the-window-huiacj = Nach einem Timeout ist das Fenster { $after }.

# New ACKs came, and none told of a loss.
m-new-acks-came-and-none-ay72u6 = Neue ACKs kamen, und keines meldete einen Verlust.

# W ← W + 1 at every new ACK: twice as much every round trip, up to the threshold.
m-w-w-1-at-every-ob0a2t = W ← W + 1 bei jedem neuen ACK: doppelt so viel in jedem Umlauf, bis zum Schwellenwert.

# The first ACK of data measured the round trip.
m-the-first-ack-of-data-7opm6k = Das erste ACK für Daten maß die Umlaufzeit.

# The first answer came after {value:seconds}.
m-the-first-answer-came-after-chv26e = Die erste Antwort kam nach { $value }.

# the window is {after:packets}.
m-the-window-is-after-packets-ptm8r9 = Das Fenster ist { $after }.

# one packet per round trip: 1 / {value:span} = {after:.1}.
m-one-packet-per-round-trip-rbtliq = Ein Paket je Umlauf: 1 / { $value } = { $after }.

# HyStart ended slow start at {end:packets} packets: the ACKs of one round came without a gap for {found:span}, more than {longest:span}, half of the shortest round trip: the path is full.
m-hystart-ended-slow-start-at-oa3fc4 = HyStart beendete den Slow Start bei { $end } Paketen: Die ACKs einer Runde kamen { $found } lang ohne Lücke, mehr als { $longest }, die Hälfte der kürzesten Umlaufzeit: Der Pfad ist voll.

# HyStart ended slow start at {end:packets} packets: even the shortest round trip of a round was {found:span}, more than {longest:span}: packets wait.
m-hystart-ended-slow-start-at-qv3rf8 = HyStart beendete den Slow Start bei { $end } Paketen: Selbst die kürzeste Umlaufzeit einer Runde war { $found }, mehr als { $longest }: Pakete warten.

# Nothing came back for a while.
m-nothing-came-back-for-a-13zfu0 = Eine Weile kam nichts zurück.

# Three later packets were answered: packet {packet} is missing.
m-three-later-packets-were-answered-g57ib4 = Drei spätere Pakete wurden beantwortet: Paket { $packet } fehlt.

# Packet {packet} was not answered in time.
m-packet-packet-was-not-answered-ycajl8 = Paket { $packet } wurde nicht rechtzeitig beantwortet.

# Packet {packet} came with a mark.
m-packet-packet-came-with-a-7ltqr7 = Paket { $packet } kam mit einer Marke.

# A round trip passed without a loss.
m-a-round-trip-passed-without-t18j11 = Ein Umlauf verging ohne Verlust.

# A round trip of start-up passed without a loss.
m-a-round-trip-of-start-knu4o6 = Ein Umlauf des Anlaufs verging ohne Verlust.

# X ← 2 X every round trip without loss: {after:.1} is at most one maximum window per {rtt:span}.
m-x-2-x-every-round-tyxdue = X ← 2 X in jedem Umlauf ohne Verlust: { $after } ist höchstens ein größtes Fenster je { $rtt }.

# An interval passed without a loss.
m-an-interval-passed-without-a-xzoeot = Ein Intervall verging ohne Verlust.

# An interval with losses is over.
m-an-interval-with-losses-is-7bncto = Ein Intervall mit Verlusten ist vorbei.

# X ← T(p, R, 4R) with p = {p:3} of this interval and R = {rtt:span}: {after:.1}.
m-x-t-p-r-4r-rmyb8l = X ← T(p, R, 4R) mit p = { $p } aus diesem Intervall und R = { $rtt }: { $after }.

# The last epoch ended as packet {packet} was missing: the imagined window fell from {before:.1} to {after:.1}.
m-the-last-epoch-ended-as-lan68u = Die letzte Epoche endete, als Paket { $packet } fehlte: Das vorgestellte Fenster fiel von { $before } auf { $after }.

# the imagined TCP has a timeout: its window is 1.
m-the-imagined-tcp-has-a-jp6x1g = Das vorgestellte TCP hat einen Timeout: Sein Fenster ist 1.

# A report of the receiver came.
m-a-report-of-the-receiver-6x075h = Ein Bericht des Empfängers kam.

# X = Y/R, as the receiver asks: {after:.1}.
m-x-y-r-as-the-58ownl = X = Y/R, wie der Empfänger es verlangt: { $after }.

# the receiver knows no round trip yet: 2 / {sample:span} = {after:.1}.
m-the-receiver-knows-no-round-y9g4sg = Der Empfänger kennt noch keine Umlaufzeit: 2 / { $sample } = { $after }.

# Three packets above packet {packet} have come: it is missing.
m-three-packets-above-packet-packet-qigsi4 = Drei Pakete nach Paket { $packet } sind gekommen: Es fehlt.

# Packets sent after the loss of packet {packet} have come, and none of its window.
m-packets-sent-after-the-loss-rynhqz = Pakete, die nach dem Verlust von Paket { $packet } gesendet wurden, sind gekommen, und keines aus dessen Fenster.

# Nothing arrived.
m-nothing-arrived-12m07n = Nichts kam an.

# The last epoch ended as nothing arrived: the imagined window fell from {before:.1} to {after:.1}.
m-the-last-epoch-ended-as-pratbz = Die letzte Epoche endete, als nichts ankam: Das vorgestellte Fenster fiel von { $before } auf { $after }.

# A packet arrived.
m-a-packet-arrived-4ejmtl = Ein Paket kam an.

# the imagined TCP grows by 1 for each arrival in slow start, else by 1/{round:packets}.
m-the-imagined-tcp-grows-by-ok6qlx = Das vorgestellte TCP wächst im Slow Start bei jeder Ankunft um 1, sonst um 1/{ $round }.

# Y = {after:.2} packets, the weighted mean of the imagined window in its last epochs: {numbers:each}.
m-y-after-2-packets-the-m0oms1 = Y = { $after } Pakete, das gewichtete Mittel des vorgestellten Fensters in seinen letzten Epochen: { $numbers }.

# at least the first window per round trip: {initial:.1} packets/s with R = {rtt:span}; it is {after:.1}.
m-at-least-the-first-window-uo8ley = Mindestens das erste Fenster je Umlauf: { $initial } Pakete/s mit R = { $rtt }; es sind { $after }.

# nothing was received in between, so one packet per round trip: 1 / {rtt:span} = {after:.1}.
m-nothing-was-received-in-between-40gx4h = Dazwischen wurde nichts empfangen, also ein Paket je Umlauf: 1 / { $rtt } = { $after }.

# X ← 2 X once per round trip, at most twice the rate received, {bound:.1}: from {before:.1} to {after:.1}.
m-x-2-x-once-per-v0qtpt = X ← 2 X einmal je Umlauf, höchstens das Doppelte der empfangenen Rate, { $bound }: von { $before } auf { $after }.

# X was above twice the rate received, {bound:.1}: it goes to half of that, {after:.1}.
m-x-was-above-twice-the-i0tlju = X lag über dem Doppelten der empfangenen Rate, { $bound }: Es geht auf die Hälfte davon, { $after }.

# Packet {other} was {how?dropped|lost|marked} too, {gap:span} after packet {packet}: within one round trip it is the same loss event.
m-packet-other-was-how-dropped-2zx6p6 = Auch Paket { $other } wurde { $how ->
    [0] verworfen
    [1] verloren
   *[other] markiert
  }, { $gap } nach Paket { $packet }: Innerhalb eines Umlaufs ist es dasselbe Verlustereignis.

# The receiver reported a new loss event, begun by packet {packet}.
m-the-receiver-reported-a-new-ducq24 = Der Empfänger meldete ein neues Verlustereignis, das mit Paket { $packet } begann.

# p = {after:3}: at the first loss it is that at which the equation gives the rate received then, {received:.1} packets/s with R = {rtt:span}.
m-p-after-3-at-the-9ixfdq = p = { $after }: Beim ersten Verlust ist es dasjenige, bei dem die Gleichung die bis dahin empfangene Rate ergibt, { $received } Pakete/s mit R = { $rtt }.

# p = {after:3} = 1 / {mean:.1}, the mean of the loss intervals, newest first, with their weights: {numbers:weighted}.
m-p-after-3-1-mean-w0wczd = p = { $after } = 1 / { $mean }, das Mittel der Verlustabstände, die neuesten zuerst, mit ihren Gewichten: { $numbers }.

# Packet {packet} was lost because a change asked for it: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-lost-because-oyd683 = Paket { $packet } ging verloren, weil eine Änderung es verlangte: In der Warteschlange{ $hop } waren { $waiting } von { $limit } Plätzen belegt.

# Packet {packet} was marked because a change asked for it: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-marked-because-z5p3t5 = Paket { $packet } wurde markiert, weil eine Änderung es verlangte: In der Warteschlange{ $hop } waren { $waiting } von { $limit } Plätzen belegt.

# One moment: the run is computed again up to there.
m-one-moment-the-run-is-ww3h4q = Einen Moment: Der Lauf wird bis dorthin noch einmal berechnet.

# And why not?
m-and-why-not-v2fpsm = Und warum nicht?

# And if not? Both runs on one clock:
m-and-if-not-both-runs-s1bqyp = Und wenn nicht? Beide Läufe auf einer Uhr:

# The rule
m-the-rule-vfvedm = Die Regel

# Show this time
m-show-this-time-nbj8dl = Diese Zeit zeigen

# {Flow} hears of it one round trip later, and {how?halves|cuts|begins again}: {before:pair} to {after:pair}.
m-flow-hears-of-it-one-38m755 = { $Flow } erfährt es einen Umlauf später und { $how ->
    [0] halbiert
    [1] kürzt
   *[other] beginnt neu
  }: von { $before } auf { $after }.

# {Flow} hears of packet {lost} after {late:seconds}, and {how?halves|cuts|begins again}: {before:pair} to {after:pair}.
m-flow-hears-of-packet-lost-7gq8z0 = { $Flow } erfährt von Paket { $lost } nach { $late } und { $how ->
    [0] halbiert
    [1] kürzt
   *[other] beginnt neu
  }: von { $before } auf { $after }.

# Three duplicate ACKs: {flow} {how?halves|cuts|begins again}, {before:pair} to {after:pair}.
m-three-duplicate-acks-flow-how-16gl99 = Drei Duplikat-ACKs: { $flow } { $how ->
    [0] halbiert
    [1] kürzt
   *[other] beginnt neu
  }, von { $before } auf { $after }.

# A first loss, or one in slow start, halves {flow}: {before:pair} to {after:pair}.
m-a-first-loss-or-one-c51f9r = Ein erster Verlust oder einer im Slow Start halbiert { $flow }: von { $before } auf { $after }.

# Why is the queue{hop:at} full at {time:.2} s?
m-why-is-the-queue-hop-mp9ozc = Warum ist die Warteschlange{ $hop } bei { $time } s voll?

# It holds {waiting} of {limit}.
m-it-holds-waiting-of-limit-25zog9 = { $waiting } von { $limit } Plätzen sind belegt.

# All windows together let {sum:3} packets be on their way; the path itself holds {held:3}, the queue {limit}.
m-all-windows-together-let-sum-e8fbq3 = Alle Fenster zusammen lassen { $sum } Pakete unterwegs sein; der Pfad selbst fasst { $held }, die Warteschlange { $limit }.

# What was before {since:.2} s is no longer recorded: a cut then is not told here.
m-what-was-before-since-2-rw0sec = Was vor { $since } s war, ist nicht mehr aufgezeichnet: Eine Kürzung davor wird hier nicht genannt.

# {count} of {owner}
m-count-of-owner-df03ju = { $count } von { $owner }

# {rest} of others
m-rest-of-others-k9owfn = { $rest } von anderen

# {name} gave way once because its packets waited in queues.
m-name-gave-way-once-because-pk9z05 = { $name } gab einmal nach, weil seine Pakete in Warteschlangen warteten.

# {name} gave way {times} times because its packets waited in queues.
m-name-gave-way-times-times-fawvee = { $name } gab { $times } Mal nach, weil seine Pakete in Warteschlangen warteten.

# The full queue that dropped packets of {name} held on average {shares}.
m-the-full-queue-that-dropped-ofo7cf = In der vollen Warteschlange, die Pakete von { $name } verwarf, standen im Mittel { $shares }.

# It has not cut for packet {packet}, {how?dropped|lost|marked}: nothing has told it yet.
m-it-has-not-cut-for-rd3t8g = Für Paket { $packet }, { $how ->
    [0] verworfen
    [1] verloren
   *[other] markiert
  }, hat es nicht gekürzt: Es weiß noch nichts davon.

# It sends no more: its window of {window:.1} is full, so each further packet waits for an ACK.
m-it-sends-no-more-its-7srxqg = Es sendet nicht mehr: Sein Fenster von { $window } ist voll, also wartet jedes weitere Paket auf ein ACK.

# It sends no more: nothing came back for two round trips. It has sent a probe beyond its window, and waits for the ACK.
m-it-sends-no-more-nothing-qat02b = Es sendet nicht mehr: Zwei Umläufe lang kam nichts zurück. Es hat über sein Fenster hinaus eine Sonde gesendet und wartet auf deren ACK.

# It sends no data yet: the handshake has not been acknowledged.
m-it-sends-no-data-yet-ptxrff = Es sendet noch keine Daten: Der Handshake ist noch nicht bestätigt.

# It sends nothing new: the application has no more data.
m-it-sends-nothing-new-the-g2xh35 = Es sendet nichts Neues: Die Anwendung hat keine Daten mehr.

# It sends no sooner: it paces its packets.
m-it-sends-no-sooner-it-jhjxs8 = Früher sendet es nicht: Es verteilt seine Pakete gleichmäßig (Pacing).

# It sends nothing: marks have cut its window below one packet.
m-it-sends-nothing-marks-have-wb7499 = Es sendet nichts: Marken haben sein Fenster unter ein Paket gekürzt.

# In the {span} s before
m-in-the-span-s-before-uywtsh = In den { $span } s davor

# Why is the rate of {name} what it is at {time} s?
m-why-is-the-rate-of-bavttl = Warum ist die Rate von { $name } bei { $time } s, wie sie ist?

# Why is the window of {name} what it is at {time} s?
m-why-is-the-window-of-aomoi7 = Warum ist das Fenster von { $name } bei { $time } s, wie es ist?

# Why did packet {packet} of {flow} fall at {time:.2} s?
m-why-did-packet-packet-of-kaz6se = Warum wurde Paket { $packet } von { $flow } bei { $time } s verworfen?

# Why was packet {packet} of {flow} lost at {time:.2} s?
m-why-was-packet-packet-of-mizd6l = Warum ging Paket { $packet } von { $flow } bei { $time } s verloren?

# Why was packet {packet} of {flow} marked at {time:.2} s?
m-why-was-packet-packet-of-ewicbv = Warum wurde Paket { $packet } von { $flow } bei { $time } s markiert?

# On average {average:.1} packets wait: at that average p = {chance:percent}. It is packet {count} since the last early drop.
m-on-average-average-1-packets-buew9r = Im Mittel warten { $average } Pakete: Bei diesem Mittel ist p = { $chance }. Es ist Paket { $count } seit dem letzten frühen Verwurf.

# Nothing has changed yet.
m-nothing-has-changed-yet-9lrtpm = Noch hat sich nichts geändert.

# The {kind?window|rate} {fell?rose|fell} from {before:pair} to {after:pair} {kind?packets|packets/s}.
m-the-kind-window-rate-fell-ho9jsm = { $kind ->
    [0] Das Fenster
   *[other] Die Rate
  } { $fell ->
    [0] stieg
   *[other] fiel
  } von { $before } auf { $after } { $kind ->
    [0] { $after ->
        [one] Paket
       *[other] Pakete
      }
   *[other] Pakete/s
  }.

# The {kind?window|rate} went step by step from {before:pair} to {after:pair} {kind?packets|packets/s}, up to {until:.2} s.
m-the-kind-window-rate-went-4a0b5e = { $kind ->
    [0] Das Fenster
   *[other] Die Rate
  } ging Schritt für Schritt von { $before } auf { $after } { $kind ->
    [0] { $after ->
        [one] Paket
       *[other] Pakete
      }
   *[other] Pakete/s
  }, bis { $until } s.

# From here on the {kind?window|rate} goes step by step: from {before:pair} to {after:pair} {kind?packets|packets/s} now.
m-from-here-on-the-kind-x1omq4 = Von hier an geht { $kind ->
    [0] das Fenster
   *[other] die Rate
  } Schritt für Schritt: von { $before } auf jetzt { $after } { $kind ->
    [0] { $after ->
        [one] Paket
       *[other] Pakete
      }
   *[other] Pakete/s
  }.

# Before that the {kind?window|rate} was {before:packets} {kind?packets|packets/s}.
m-before-that-the-kind-window-7mk0v9 = Davor war { $kind ->
    [0] das Fenster
   *[other] die Rate
  } { $before } { $kind ->
    [0] { $before ->
        [one] Paket
       *[other] Pakete
      }
   *[other] Pakete/s
  }.

# Before that the {kind?window|rate} went from {before:pair} to {after:pair} {kind?packets|packets/s}.
m-before-that-the-kind-window-vhb6nq = Davor ging { $kind ->
    [0] das Fenster
   *[other] die Rate
  } von { $before } auf { $after } { $kind ->
    [0] { $after ->
        [one] Paket
       *[other] Pakete
      }
   *[other] Pakete/s
  }.

# What became of packet {packet} is no longer recorded.
m-what-became-of-packet-packet-jnu6qv = Was aus Paket { $packet } wurde, ist nicht mehr aufgezeichnet.

# Packet {packet} was not dropped: it, or its ACK, was late; an ACK was dropped.
m-packet-packet-was-not-dropped-h87lp5 = Paket { $packet } wurde nicht verworfen: Es oder sein ACK kam spät; ein ACK wurde verworfen.

# Packet {packet} was not dropped: it, or its ACK, was late.
m-packet-packet-was-not-dropped-tqyw0v = Paket { $packet } wurde nicht verworfen: Es oder sein ACK kam spät.

# {ack?Packet|The ACK of packet} {packet}{answered?|, just answered,} waited {waited:span} in the queue{hop:at}: {waiting#packet|packets} stood before it.
m-ack-packet-the-ack-of-cdfn94 = { $ack ->
    [0] Paket
   *[other] Das ACK von Paket
  } { $packet }{ $answered ->
    [0] { "" }
   *[other] , eben beantwortet,
  } wartete { $waited } in der Warteschlange{ $hop }: Vor ihm { $waiting ->
    [one] stand { $waiting } Paket
   *[other] standen { $waiting } Pakete
  }.

# Whose packets those were: {owners}.
m-whose-packets-those-were-owners-omoq4w = Wem diese Pakete gehörten: { $owners }.

# the {source}
m-the-source-24mszr = { $source }

# W ← W/2: {cut:.2} / 2 = {after:.2}{rounded?|, in whole packets|, the least window} (a first loss, or one in slow start, halves).
m-w-w-2-cut-2-4a52uw = W ← W/2: { $cut } / 2 = { $after }{ $rounded ->
    [0] { "" }
    [1] , in ganzen Paketen
   *[other] , das kleinste Fenster
  } (ein erster Verlust, oder einer im Slow Start, halbiert).

# PRR: the window of {cut:.2} comes down to what the cut leaves of it with the ACKs that come; now it is {after:.2}.
m-prr-the-window-of-cut-w3gze0 = PRR: Das Fenster von { $cut } kommt mit den eintreffenden ACKs auf das herunter, was die Kürzung davon lässt; jetzt ist es { $after }.

# {name} did not cut.
m-name-did-not-cut-a5h9tm = { $name } kürzte nicht.

# {name} cut {cuts} times: {counts}.
m-name-cut-cuts-times-counts-j62owz = { $name } kürzte { $cuts } Mal: { $counts }.

# {name} cut {cuts} times, all {reason?from the full queue|from early drops|from loss on the way|from marks|from losses|by silence|by timeout|without a drop}.
m-name-cut-cuts-times-all-imau52 = { $name } kürzte { $cuts } Mal, immer { $reason ->
    [0] wegen der vollen Warteschlange
    [1] wegen früher Verwürfe
    [2] wegen Verlusten unterwegs
    [3] wegen Marken
    [4] wegen Verlusten
    [5] wegen Stille
    [6] wegen Timeouts
   *[other] ohne Verwurf
  }.

# {name} cut once, {reason?from the full queue|from early drops|from loss on the way|from marks|from losses|by silence|by timeout|without a drop}.
m-name-cut-once-reason-from-ga5b7p = { $name } kürzte einmal, { $reason ->
    [0] wegen der vollen Warteschlange
    [1] wegen eines frühen Verwurfs
    [2] wegen eines Verlusts unterwegs
    [3] wegen einer Marke
    [4] wegen eines Verlusts
    [5] wegen Stille
    [6] wegen eines Timeouts
   *[other] ohne Verwurf
  }.

# {percent} % of {name}
m-percent-of-name-n9e94f = { $percent } % von { $name }

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s, and not for losses: it lost {lessPart:2} % of its packets, {more} {morePart:2} %; their round trips were {lessTrip:.0} ms and {moreTrip:.0} ms.
m-less-got-less-than-more-c35kaz = { $less } bekam weniger als { $more }, { $lessRate } gegen { $moreRate } Mbit/s, und nicht wegen Verlusten: Es verlor { $lessPart } % seiner Pakete, { $more } { $morePart } %; ihre Umlaufzeiten waren { $lessTrip } ms und { $moreTrip } ms.

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s: it lost {lessPart:2} % of its packets (all in queues), {more} {morePart:2} %.
m-less-got-less-than-more-j07sgj = { $less } bekam weniger als { $more }, { $lessRate } gegen { $moreRate } Mbit/s: Es verlor { $lessPart } % seiner Pakete (alle in Warteschlangen), { $more } { $morePart } %.

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s: it lost {lessPart:2} % of its packets (all on the way), {more} {morePart:2} %.
m-less-got-less-than-more-ku1x5x = { $less } bekam weniger als { $more }, { $lessRate } gegen { $moreRate } Mbit/s: Es verlor { $lessPart } % seiner Pakete (alle unterwegs), { $more } { $morePart } %.

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s: it lost {lessPart:2} % of its packets ({queue} in queues, {lost} on the way), {more} {morePart:2} %.
m-less-got-less-than-more-34k1me = { $less } bekam weniger als { $more }, { $lessRate } gegen { $moreRate } Mbit/s: Es verlor { $lessPart } % seiner Pakete ({ $queue } in Warteschlangen, { $lost } unterwegs), { $more } { $morePart } %.

# It did not cut again for packet {other}, {how?dropped|lost|marked} as well: sent before the cut, which answers for all up to packet {upTo}.
m-it-did-not-cut-again-m0q4o4 = Für Paket { $other }, ebenfalls { $how ->
    [0] verworfen
    [1] verloren
   *[other] markiert
  }, hat es nicht noch einmal gekürzt: Es wurde vor der Kürzung gesendet, und diese antwortet auf alle bis Paket { $upTo }.

# It did not cut again for packet {other} and {more} more, {how?dropped|lost|marked} as well: sent before the cut, which answers for all up to packet {upTo}.
m-it-did-not-cut-again-lyded9 = Für Paket { $other } und { $more } weitere, ebenfalls { $how ->
    [0] verworfen
    [1] verloren
   *[other] markiert
  }, hat es nicht noch einmal gekürzt: Sie wurden vor der Kürzung gesendet, und diese antwortet auf alle bis Paket { $upTo }.

# So one cut answers for a whole window of data.
m-so-one-cut-answers-for-62pjw8 = So antwortet eine Kürzung auf ein ganzes Fenster von Daten.

# It sends no more: all its data have arrived.
m-it-sends-no-more-all-dz2w6l = Es sendet nicht mehr: Alle seine Daten sind angekommen.

# It sends no more: it was stopped, and offers no new data.
m-it-sends-no-more-it-1ob6wj = Es sendet nicht mehr: Es wurde angehalten und hat keine neuen Daten.

# It sends no sooner: its rate is a clock, with a packet every {gap:span}.
m-it-sends-no-sooner-its-umlf8p = Früher sendet es nicht: Seine Rate gibt den Takt vor, ein Paket alle { $gap }.

# If none comes, the timer ends the wait after {rto:span}.
m-if-none-comes-the-timer-91dvng = Kommt keines, beendet der Timer das Warten nach { $rto }.

# It sends no more: its receiver takes {maxWindow:packets} at a time, however large its window of {window:.1} is.
m-it-sends-no-more-its-n69113 = Es sendet nicht mehr: Sein Empfänger nimmt { $maxWindow } auf einmal, wie groß sein Fenster von { $window } auch ist.

# It sends no more: it still repairs a loss, and as much as its window of {window:packets} allows counts as on its way.
m-it-sends-no-more-it-q6m2hm = Es sendet nicht mehr: Es repariert noch einen Verlust, und so viel, wie sein Fenster von { $window } erlaubt, gilt als unterwegs.

# It sends no sooner: it paces its packets, one every {gap:span}.
m-it-sends-no-sooner-it-bk31t9 = Früher sendet es nicht: Es verteilt seine Pakete gleichmäßig, eines alle { $gap }.

# Without this drop
m-without-this-drop-bs6l2m = Ohne diesen Verwurf

# Without this loss
m-without-this-loss-2d1zug = Ohne diesen Verlust

# Without this mark
m-without-this-mark-5upc9u = Ohne diese Marke

# Without this delay: the {waiting#packet|packets} before it leave at once
m-without-this-delay-the-waiting-b481d7 = Ohne diese Verzögerung: { $waiting ->
    [one] Das { $waiting } Paket davor geht
   *[other] Die { $waiting } Pakete davor gehen
  } sofort

# Without this ACK’s loss
m-without-this-ack-s-loss-oz35r3 = Ohne den Verlust dieses ACKs

# Without {flow}
m-without-flow-qklshp = Ohne { $flow }

# Without the {source}
m-without-the-source-qn4qa3 = Ohne { $source }

# Without any loss in front of the queue{at}
m-without-any-loss-in-front-1a8zg2 = Ohne jeden Verlust vor der Warteschlange{ $at }

# Without “{change}”
m-without-change-h474q2 = Ohne „{ $change }“

# {queue} decides it, before the queue is full.
m-queue-decides-it-before-the-tgcvi6 = { $queue } entscheidet es, bevor die Warteschlange voll ist.

# a change of this run asks for it, and no queue.
m-a-change-of-this-run-20vn4n = Eine Änderung dieses Laufs verlangt es, keine Warteschlange.

# Packet {packet} was marked in the low-latency queue, where {waiting#packet|packets} stood behind it: it had waited {waited:span}, longer than that queue’s threshold.
m-packet-packet-was-marked-in-xcyj8f = Paket { $packet } wurde in der Warteschlange für geringe Verzögerung markiert, wo { $waiting ->
    [one] { $waiting } Paket
   *[other] { $waiting } Pakete
  } hinter ihm standen: Es hatte { $waited } gewartet, länger als die Schwelle dieser Warteschlange.

# Packet {packet} was marked in the low-latency queue, where {waiting#packet|packets} stood behind it: it had waited {waited:span}, and the classic queue’s controller asks for marks on p_CL = k p = {chance:percent} here.
m-packet-packet-was-marked-in-6w1fod = Paket { $packet } wurde in der Warteschlange für geringe Verzögerung markiert, wo { $waiting ->
    [one] { $waiting } Paket
   *[other] { $waiting } Pakete
  } hinter ihm standen: Es hatte { $waited } gewartet, und der Regler der klassischen Warteschlange verlangt hier Marken auf p_CL = k p = { $chance }.

# Packet {packet} was marked in the classic queue, with {waiting#packet|packets} behind it: its controller (PI2) asks for p_C = p² = {chance:percent}, and it can carry a mark; it had waited {waited:span}.
m-packet-packet-was-marked-in-dlrgjt = Paket { $packet } wurde in der klassischen Warteschlange markiert, mit { $waiting ->
    [one] { $waiting } Paket
   *[other] { $waiting } Paketen
  } hinter ihm: Deren Regler (PI2) verlangt p_C = p² = { $chance }, und es kann eine Marke tragen; es hatte { $waited } gewartet.

# Packet {packet} was dropped in the classic queue, with {waiting#packet|packets} behind it: its controller (PI2) asks for p_C = p² = {chance:percent}; it had waited {waited:span}.
m-packet-packet-was-dropped-in-pfm938 = Paket { $packet } wurde in der klassischen Warteschlange verworfen, mit { $waiting ->
    [one] { $waiting } Paket
   *[other] { $waiting } Paketen
  } hinter ihm: Deren Regler (PI2) verlangt p_C = p² = { $chance }; es hatte { $waited } gewartet.

# Packet {packet} was dropped in the low-latency queue, where {waiting#packet|packets} stood behind it: both queues are overloaded, every packet that passes here is marked already, and p_C = {chance:percent} is dropped.
m-packet-packet-was-dropped-in-2kim18 = Paket { $packet } wurde in der Warteschlange für geringe Verzögerung verworfen, wo { $waiting ->
    [one] { $waiting } Paket
   *[other] { $waiting } Pakete
  } hinter ihm standen: Beide Warteschlangen sind überlastet, jedes Paket, das hier durchkommt, ist schon markiert, und p_C = { $chance } werden verworfen.

# s is less than 1, for the round trip is shorter than the one it acts like.
m-s-is-less-than-1-ecu9z4 = s ist kleiner als 1, denn die Umlaufzeit ist kürzer als die, nach der es sich richtet.

# the window is at most its bound, {cap:.2}: what a probe or a round trip with losses had in flight, less some room for others.
m-the-window-is-at-most-z1a4m3 = Das Fenster ist höchstens seine Grenze, { $cap }: was eine Sondierung oder ein Umlauf mit Verlusten unterwegs hatte, abzüglich etwas Platz für andere.

# in the first round after a loss one packet goes for each that arrives: the window stays {after:.2}.
m-in-the-first-round-after-08123t = In der ersten Runde nach einem Verlust wird für jedes angekommene Paket eines gesendet: Das Fenster bleibt { $after }.

# in the first round after a loss one packet goes for each that arrives: {inFlight:packets} + {delivered:packets} = {after:.2}.
m-in-the-first-round-after-875prd = In der ersten Runde nach einem Verlust wird für jedes angekommene Paket eines gesendet: { $inFlight } + { $delivered } = { $after }.

# W + {delivered:packets} delivered, at most the target {target:.1}, which is twice bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1} and room for bursts.
m-w-delivered-packets-delivered-at-ijjzqs = W + { $delivered } zugestellt, höchstens das Ziel { $target }: das Doppelte von Bandbreite × kleinste Umlaufzeit = { $bandwidth } × { $minRtt } = { $product }, und Platz für Bursts.

# below the target {target:.1}: W plus what was delivered, {base:.1} + {delivered:packets} = {after:.2}; bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1}.
m-below-the-target-target-1-6jyatz = Unter dem Ziel { $target }: W plus das Zugestellte, { $base } + { $delivered } = { $after }; Bandbreite × kleinste Umlaufzeit = { $bandwidth } × { $minRtt } = { $product }.

# the target {target:.1} is reached: the window stays {after:.2}; bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1}.
m-the-target-target-1-is-v9xth0 = Das Ziel { $target } ist erreicht: Das Fenster bleibt { $after }; Bandbreite × kleinste Umlaufzeit = { $bandwidth } × { $minRtt } = { $product }.

# W + {delivered:packets} delivered, at most the target {target:.1}, which goes by the initial window until there are measurements.
m-w-delivered-packets-delivered-at-ns32q0 = W + { $delivered } zugestellt, höchstens das Ziel { $target }, das sich nach dem Anfangsfenster richtet, bis es Messungen gibt.

# W plus what was delivered, {base:.1} + {delivered:packets} = {after:.2}; the target {target:.1} goes by the initial window until there are measurements.
m-w-plus-what-was-delivered-pqlaku = W plus das Zugestellte, { $base } + { $delivered } = { $after }; das Ziel { $target } richtet sich nach dem Anfangsfenster, bis es Messungen gibt.

# the target {target:.1} is reached, which goes by the initial window until there are measurements: the window stays {after:.2}.
m-the-target-target-1-is-pf59v6 = Das Ziel { $target } ist erreicht, das sich nach dem Anfangsfenster richtet, bis es Messungen gibt: Das Fenster bleibt { $after }.

# W + {delivered:packets} delivered would be less than the least window: it is 4.
m-w-delivered-packets-delivered-would-lcuvqd = W + { $delivered } zugestellt wäre weniger als das kleinste Fenster: Es ist 4.

# while it measures the round trip the window is at most 4.
m-while-it-measures-the-round-duqp75 = Während es die Umlaufzeit misst, ist das Fenster höchstens 4.

# It is in {state:word}: the delivery rate had not grown by a quarter in three round trips.
m-it-is-in-state-word-qtdebv = Sein Zustand ist { $state }: Die Zustellrate war in drei Umläufen nicht um ein Viertel gewachsen.

# It is in {state:word}: the queue that it had built was gone.
m-it-is-in-state-word-fvjn4p = Sein Zustand ist { $state }: Die selbst aufgebaute Warteschlange war weg.

# It is in {state:word}: nothing had undercut its smallest round trip for too long.
m-it-is-in-state-word-9zckch = Sein Zustand ist { $state }: Zu lange hatte nichts seine kleinste Umlaufzeit unterboten.

# It is in {state:word}: it had measured the smallest round trip anew.
m-it-is-in-state-word-naijt8 = Sein Zustand ist { $state }: Es hatte die kleinste Umlaufzeit neu gemessen.

# It is in {state:word}: two to three seconds had passed since the last probe, or as many round trips as a TCP of its window needs to fill the queue.
m-it-is-in-state-word-9sm7gw = Sein Zustand ist { $state }: Seit der letzten Sondierung waren zwei bis drei Sekunden vergangen, oder so viele Umläufe, wie ein TCP mit seinem Fenster braucht, um die Warteschlange zu füllen.

# It is in {state:word}: for a round trip it had sent at the bandwidth, so that the path was full.
m-it-is-in-state-word-qsyldf = Sein Zustand ist { $state }: Einen Umlauf lang hatte es mit der Bandbreite gesendet, so dass der Pfad voll war.

# It is in {state:word}: as much was in flight as the last probe had found too much.
m-it-is-in-state-word-twx43y = Sein Zustand ist { $state }: Es war so viel unterwegs, wie die letzte Sondierung als zu viel erkannt hatte.

# It is in {state:word}: the careful probe before had lost little.
m-it-is-in-state-word-bz3aqn = Sein Zustand ist { $state }: Die vorsichtige Sondierung davor hatte wenig verloren.

# It is in {state:word}: over 2 % of the packets of a round trip were lost.
m-it-is-in-state-word-3t0380 = Sein Zustand ist { $state }: Über 2 % der Pakete eines Umlaufs waren verloren.

# It is in {state:word}: what had seemed lost had arrived after all.
m-it-is-in-state-word-vkx8x5 = Sein Zustand ist { $state }: Was verloren schien, war doch angekommen.

# So the mark has been answered already.
m-so-the-mark-has-been-dfgopy = So ist die Marke schon beantwortet.

# {backlog:packets} packets of its own wait in queues; it allows {most:4}.
m-backlog-packets-packets-of-its-dvp15s = { $backlog } seiner eigenen Pakete warten in Warteschlangen; es lässt { $most } zu.

# Δ = W (1 − baseRTT/RTT) with {shortest:span} at best and {roundTrip:span} now: {backlog:packets} > β = {most:3}: W ← W − 1 = {after:.2}.
m-w-1-basertt-rtt-with-fw3fnz = Δ = W (1 − baseRTT/RTT) mit { $shortest } bestenfalls und { $roundTrip } jetzt: { $backlog } > β = { $most }: W ← W − 1 = { $after }.

# Δ = W (1 − baseRTT/RTT) with {shortest:span} at best and {roundTrip:span} now: {backlog:packets} > γ = {most:3}: W ← W − W/8 = {after:.2}.
m-w-1-basertt-rtt-with-25hd09 = Δ = W (1 − baseRTT/RTT) mit { $shortest } bestenfalls und { $roundTrip } jetzt: { $backlog } > γ = { $most }: W ← W − W/8 = { $after }.

# after a timeout the window is {left:packets}.
m-after-a-timeout-the-window-uhazv6 = Nach einem Timeout ist das Fenster { $left }.

# after a timeout the window is {left:packets}, and slow start ends at {threshold:packets}, what the law leaves of {cut:.2}.
m-after-a-timeout-the-window-nwp8uz = Nach einem Timeout ist das Fenster { $left }, und der Slow Start endet bei { $threshold }, was nach dem Gesetz von { $cut } bleibt.

# after a timeout the window is {left:packets}, and slow start ends at half of {cut:.2}.
m-after-a-timeout-the-window-jyga4r = Nach einem Timeout ist das Fenster { $left }, und der Slow Start endet bei der Hälfte von { $cut }.

# p = {p:3} = {events#loss event|loss events} / {acknowledged:packets} acknowledged in the interval.
m-p-p-3-events-loss-jsm888 = p = { $p } = { $events ->
    [one] { $events } Verlustereignis
   *[other] { $events } Verlustereignisse
  } / { $acknowledged } in diesem Intervall bestätigte Pakete.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}. It rises towards that by at most {before:.1} + {rounds:2} packets per round trip, and not above {ceiling:.1}: {after:.1}.
m-x-1-r-2p-3-aj1afk = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) mit p = { $p }, R = { $rtt }, t₀ = { $t0 } ergibt { $equation }. X steigt darauf zu, höchstens { $before } + { $rounds } Pakete je Umlauf, und nicht über { $ceiling }: { $after }.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}: X falls to it at once, {after:.1}.
m-x-1-r-2p-3-8izjff = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) mit p = { $p }, R = { $rtt }, t₀ = { $t0 } ergibt { $equation }: X fällt sofort darauf, { $after }.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}, and it may be no more than {ceiling:.1}, from the rate received: {after:.1}.
m-x-1-r-2p-3-qwvfy6 = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) mit p = { $p }, R = { $rtt }, t₀ = { $t0 } ergibt { $equation }, und mehr als { $ceiling }, aus der empfangenen Rate, darf es nicht sein: { $after }.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}: slow start is over, and X is {after:.1}.
m-x-1-r-2p-3-kyrsvx = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) mit p = { $p }, R = { $rtt }, t₀ = { $t0 } ergibt { $equation }: Der Slow Start ist vorbei, und X ist { $after }.
