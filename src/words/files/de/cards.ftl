# Your own hands
m-your-own-hands-80lnp8 = Ihre eigenen Hände

# Lost
m-lost-rzf8m3 = Verloren

# Steps
m-steps-mxszis = Schritte

# Yours
m-yours-aloawr = Ihres

# Title
m-title-a7vsmh = Titel

# to
m-to-idyip0 = bis

# Link rate
m-link-rate-vhq6vl = Rate der Leitung

# Initial window
m-initial-window-gknd3d = Anfangsfenster

# Packet
m-packet-pw9k29 = Paket

# Its number.
m-its-number-i1c2nw = Seine Nummer.

# As the sender counts them.
m-as-the-sender-counts-them-if4w8d = Wie der Sender sie zählt.

# From its time on, each packet of one flow of the group with one of these numbers is lost the first time that it comes to the first hop it enters; with `ack` the ACKs of these packets are, where the reverse path has hops.
m-from-its-time-on-each-2s638h = Von seiner Zeit an geht jedes Paket eines Flusses der Gruppe mit einer dieser Nummern verloren, wenn es zum ersten Mal an den ersten Hop seines Wegs kommt; mit `ack` sind es die ACKs dieser Pakete, wo der Rückweg Hops hat.

# The ACKs of these packets, and not the packets.
m-the-acks-of-these-packets-izxzv5 = Die ACKs dieser Pakete, und nicht die Pakete.

# Chance that a packet is lost; it does not depend on those before it.
m-chance-that-a-packet-is-lqz2br = Wahrscheinlichkeit, dass ein Paket verloren geht; sie hängt nicht von den vorigen ab.

# at random
m-at-random-nw7ufj = zufällig

# Bernoulli losses
m-bernoulli-losses-idhr9y = Bernoulli-Verluste

# Each packet is lost with the same chance, independently of all others.
m-each-packet-is-lost-with-3ibyah = Jedes Paket geht mit derselben Wahrscheinlichkeit verloren, unabhängig von allen anderen.

# Counted in
m-counted-in-15o2xw = Gezählt in

# Whether the state changes with some packets or with time.
m-whether-the-state-changes-with-1ul2au = Ob der Zustand nach einer Zahl von Paketen wechselt oder nach einer Zeit.

# A burst begins once in
m-a-burst-begins-once-in-th2lqg = Ein Bündel beginnt alle

# Mean packets in the good state: after each, the state changes with chance p.
m-mean-packets-in-the-good-kn2x7r = Mittlere Zahl der Pakete im guten Zustand: Nach jedem wechselt der Zustand mit Wahrscheinlichkeit p.

# It lasts, on average
m-it-lasts-on-average-eroqkf = Es dauert im Mittel

# Mean packets in the bad state: after each, the state changes with chance r.
m-mean-packets-in-the-bad-m9vdc5 = Mittlere Zahl der Pakete im schlechten Zustand: Nach jedem wechselt der Zustand mit Wahrscheinlichkeit r.

# Between bursts, on average
m-between-bursts-on-average-87k6nw = Zwischen Bündeln, im Mittel

# Mean time in the good state, exponentially distributed.
m-mean-time-in-the-good-3ahxo4 = Mittlere Zeit im guten Zustand, exponentialverteilt.

# A burst lasts, on average
m-a-burst-lasts-on-average-lem19h = Ein Bündel dauert im Mittel

# Mean time in the bad state, exponentially distributed.
m-mean-time-in-the-bad-xu462c = Mittlere Zeit im schlechten Zustand, exponentialverteilt.

# Lost within a burst
m-lost-within-a-burst-jfd8iv = Verloren innerhalb eines Bündels

# Chance of loss in the bad state.
m-chance-of-loss-in-the-523syp = Verlustwahrscheinlichkeit im schlechten Zustand.

# Lost outside
m-lost-outside-4daoqo = Verloren außerhalb

# Chance of loss in the good state.
m-chance-of-loss-in-the-xngmnl = Verlustwahrscheinlichkeit im guten Zustand.

# in bursts
m-in-bursts-0ax3t5 = in Bündeln

# Gilbert–Elliott losses
m-gilbert-elliott-losses-bijwaz = Gilbert-Elliott-Verluste

# The link is in a good or in a bad state, each with its own chance of loss, and changes between them by chance: losses come in bursts, as on radio links.
m-the-link-is-in-a-opghf4 = Die Leitung ist in einem guten oder einem schlechten Zustand, jeder mit eigener Verlustwahrscheinlichkeit, und wechselt zufällig zwischen ihnen: Verluste kommen gebündelt, wie auf Funkstrecken.

# Mean time between losses
m-mean-time-between-losses-t5au9k = Mittlere Zeit zwischen Verlusten

# From one loss to the time at which the next one is due; the first packet at or after it is lost.
m-from-one-loss-to-the-0bklq8 = Von einem Verlust bis zu der Zeit, zu der der nächste fällig ist; das erste Paket, das dann oder später kommt, geht verloren.

# Spread of the times
m-spread-of-the-times-jt6nxa = Streuung der Zeiten

# Coefficient of variation: 0 is like a clock, 1 is wholly random (exponential).
m-coefficient-of-variation-0-is-j2rx2f = Variationskoeffizient: 0 ist wie eine Uhr, 1 ganz zufällig (exponentiell).

# at random times
m-at-random-times-j6otdp = zu zufälligen Zeiten

# Losses by time
m-losses-by-time-i8llxg = Verluste nach der Zeit

# A packet is lost after a time, not after a number of packets: whoever sends more does not lose more. The times may be even or spread like those of a Poisson process.
m-a-packet-is-lost-after-a2zkcq = Ein Paket geht nach einer Zeit verloren, nicht nach einer Zahl von Paketen: Wer mehr sendet, verliert nicht mehr. Die Zeiten können gleichmäßig sein oder streuen wie die eines Poisson-Prozesses.

# No artificial losses
m-no-artificial-losses-vrgs4x = Keine künstlichen Verluste

# Packets are lost where a queue drops them, and nowhere else.
m-packets-are-lost-where-a-j4puxz = Pakete gehen verloren, wo eine Warteschlange sie verwirft, und sonst nirgends.

# Packets from loss to loss
m-packets-from-loss-to-loss-pr1ia9 = Pakete von Verlust zu Verlust

# Over and over: 50, 400 loses the 50th packet, then the 400th after it.
m-over-and-over-50-400-tlzzvg = Immer wieder: 50, 400 verliert das 50. Paket, dann das 400. danach.

# Gap
m-gap-bce54f = Abstand

# Packets from one loss to the next, which is counted.
m-packets-from-one-loss-to-cfltyn = Pakete von einem Verlust zum nächsten, der mitgezählt wird.

# Mildly bursty
m-mildly-bursty-z0s2h5 = Leicht gebündelt

# Even
m-even-mofdqp = Gleichmäßig

# In pairs
m-in-pairs-vwtqnf = Paarweise

# in a pattern
m-in-a-pattern-kbsbej = nach einem Muster

# Losses by a pattern of counts
m-losses-by-a-pattern-of-xe55ih = Verluste nach einem Muster von Anzahlen

# The gaps between losses are given one by one and repeat: bursts of losses without chance.
m-the-gaps-between-losses-are-5e2t67 = Die Abstände zwischen Verlusten werden einzeln angegeben und wiederholen sich: Bündel von Verlusten ohne Zufall.

# One packet in
m-one-packet-in-1qztjc = Ein Paket von

# This many packets after a lost one the next one is lost.
m-this-many-packets-after-a-ubcjoq = So viele Pakete nach einem verlorenen geht das nächste verloren.

# First one
m-first-one-ywhw0h = Das erste

# Number of the first packet that is lost, counted from 1.
m-number-of-the-first-packet-fuxgqc = Nummer des ersten Pakets, das verloren geht, ab 1 gezählt.

# evenly
m-evenly-3mm14q = gleichmäßig

# Periodic losses
m-periodic-losses-7e7wpf = Periodische Verluste

# Every n-th packet is lost. Chance has no part in it: the losses that the simplest models of TCP assume.
m-every-n-th-packet-is-1smzzw = Jedes n-te Paket geht verloren. Der Zufall spielt keine Rolle: Solche Verluste nehmen die einfachsten Modelle von TCP an.

# Phases
m-phases-icgsmp = Phasen

# One after the other, over and over.
m-one-after-the-other-over-gf1rzr = Eine nach der anderen, immer wieder.

# Lasts
m-lasts-l5rfjy = Dauert

# How long the phase lasts.
m-how-long-the-phase-lasts-sby3si = Wie lange die Phase dauert.

# In this phase one packet in this many is lost, at even distances; the count starts again with each phase.
m-in-this-phase-one-packet-levon0 = In dieser Phase geht eines von so vielen Paketen verloren, in gleichen Abständen; mit jeder Phase beginnt die Zählung neu.

# in phases
m-in-phases-gtfonq = in Phasen

# Periodic losses by phases
m-periodic-losses-by-phases-0udjgk = Periodische Verluste in Phasen

# Spans of time follow one another and repeat; in each of them every n-th packet is lost, or none.
m-spans-of-time-follow-one-zvjklx = Zeitspannen folgen einander und wiederholen sich; in jeder geht jedes n-te Paket verloren oder keines.

# Each model holds from its time on until the next one’s.
m-each-model-holds-from-its-qkfjor = Jedes Modell gilt von seiner Zeit an bis zu der des nächsten.

# From
m-from-6s9hn9 = Von

# When it begins. Steps stand in order of time.
m-when-it-begins-steps-stand-dfchdk = Wann es beginnt. Die Schritte stehen in zeitlicher Reihenfolge.

# What holds from then on.
m-what-holds-from-then-on-2vlo33 = Was von da an gilt.

# in time steps
m-in-time-steps-84799k = in Zeitschritten

# A schedule of loss models
m-a-schedule-of-loss-models-ivflt1 = Ein Zeitplan von Verlustmodellen

# One loss model after the other, each from its time on. Before the first one nothing is lost.
m-one-loss-model-after-the-nsijl6 = Ein Verlustmodell nach dem anderen, jedes von seiner Zeit an. Vor dem ersten geht nichts verloren.

# A turn is worth
m-a-turn-is-worth-kb6m79 = Guthaben je Runde

# Bytes that a flow may send before it is the next one’s turn.
m-bytes-that-a-flow-may-oywm88 = Bytes, die ein Fluss senden darf, bevor der nächste an der Reihe ist.

# Marks instead of dropping (ECN)
m-marks-instead-of-dropping-ecn-3yvgss = Markiert statt zu verwerfen (ECN)

# Marks while the chance is below
m-marks-while-the-chance-is-ju3q1e = Markiert, solange die Wahrscheinlichkeit unter

# From this chance on packets are dropped although they could be marked.
m-from-this-chance-on-packets-uc7dbd = Von dieser Wahrscheinlichkeit an werden Pakete verworfen, obwohl sie markiert werden könnten.

# Waiting it lets pass
m-waiting-it-lets-pass-ui68z2 = Wartezeit, die sie zulässt

# Time that a packet may wait. Nothing is dropped while some packet has waited less.
m-time-that-a-packet-may-ch0ls7 = Zeit, die ein Paket warten darf. Nichts wird verworfen, solange irgendein Paket kürzer gewartet hat.

# Drops after so long above it
m-drops-after-so-long-above-3wf15b = Verwirft nach so langer Überschreitung

# Time for which every packet has waited longer before the first drop: about the longest usual round trip.
m-time-for-which-every-packet-fnux5g = Zeit, während der jedes Paket länger gewartet hat, vor dem ersten Verwurf: etwa die längste übliche Umlaufzeit.

# Looks at how long packets have waited, not at how many wait. Once all of them have waited too long for a while, it drops packets at the head of the queue, more and more often, until one has waited less.
m-looks-at-how-long-packets-mx7lbs = Achtet darauf, wie lange Pakete gewartet haben, nicht wie viele warten. Haben alle eine Weile zu lange gewartet, verwirft sie Pakete am Kopf der Warteschlange, immer öfter, bis eines kürzer gewartet hat.

# Drop-head
m-drop-head-1hzhu1 = Verwerfen am Kopf (Drop-head)

# First come, first served: what arrives when the queue is full is taken, and the packet that has waited longest is dropped for it. What comes behind the gap is sent at once, so the sender hears of the loss sooner than of one at the tail: by the time that the full queue takes to empty.
m-first-come-first-served-what-8glsxk = Wer zuerst kommt, wird zuerst bedient: Was bei voller Warteschlange ankommt, wird angenommen, und dafür wird das Paket verworfen, das am längsten gewartet hat. Was hinter der Lücke steht, wird sofort gesendet; so erfährt der Sender vom Verlust früher als bei einem Verlust am Ende: um die Zeit, in der sich die volle Warteschlange leert.

# First come, first served: what arrives when the queue is full is dropped. It signals nothing before it is full, so it is often nearly full.
m-first-come-first-served-what-dvhudq = Wer zuerst kommt, wird zuerst bedient: Was bei voller Warteschlange ankommt, wird verworfen. Bevor sie voll ist, meldet sie nichts; deshalb ist sie oft fast voll.

# fair
m-fair-0392k3 = fair

# Fair queueing (deficit round robin)
m-fair-queueing-deficit-round-robin-1hfdhp = Faire Warteschlangen (Deficit Round Robin)

# A queue for each flow, served in turn: a flow that sends more than its share only makes its own queue longer. When the buffer is full, the flow with the longest queue loses a packet.
m-a-queue-for-each-flow-1dr3y1 = Eine Warteschlange je Fluss, reihum bedient: Ein Fluss, der mehr als seinen Anteil sendet, verlängert nur die eigene. Ist der Puffer voll, verliert der Fluss mit der längsten Warteschlange ein Paket.

# Waiting it aims at (classic)
m-waiting-it-aims-at-classic-027idh = Angestrebte Wartezeit (klassisch)

# The controller raises its chance while packets wait longer than this, and lowers it while they wait less.
m-the-controller-raises-its-chance-ronz9f = Der Regler erhöht seine Wahrscheinlichkeit, solange Pakete länger warten, und senkt sie, solange sie kürzer warten.

# Marks after so long (low latency)
m-marks-after-so-long-low-2rukqo = Markiert nach so langer Zeit (geringe Verzögerung)

# A packet of the low-latency queue that has waited longer is marked.
m-a-packet-of-the-low-y02k4y = Ein Paket der Warteschlange für geringe Verzögerung, das länger gewartet hat, wird markiert.

# Coupling
m-coupling-11aap2 = Kopplung

# The low-latency queue marks with k times the chance whose square the classic queue drops with: so a flow of either gets about as much.
m-the-low-latency-queue-marks-qjblmf = Die Warteschlange für geringe Verzögerung markiert mit dem k-Fachen der Wahrscheinlichkeit, deren Quadrat das Verwerfen der klassischen bestimmt: So bekommt ein Fluss von beiden etwa gleich viel.

# Marks all after so much more
m-marks-all-after-so-much-coh0d4 = Markiert alle nach so viel mehr

# From the threshold on the chance rises over so much more waiting to 1; 0 is a step.
m-from-the-threshold-on-the-yncgey = Von der Schwelle an steigt die Wahrscheinlichkeit über so viel zusätzliche Wartezeit auf 1; 0 ist eine Stufe.

# Marks for its wait only with this many behind
m-marks-for-its-wait-only-kg4dic = Markiert wegen der Wartezeit nur mit so vielen dahinter

# A slow link takes longer for one packet than the threshold is: fewer packets in the low-latency queue are no queue.
m-a-slow-link-takes-longer-zfuqc8 = Eine langsame Leitung braucht für ein Paket länger als die Schwelle: Weniger Pakete in der Warteschlange für geringe Verzögerung sind noch keine Warteschlange.

# Updates every
m-updates-every-id321e = Aktualisiert alle

# Time between updates of the chance.
m-time-between-updates-of-the-xfic7m = Zeit zwischen Aktualisierungen der Wahrscheinlichkeit.

# Gain of the distance
m-gain-of-the-distance-z9s1mz = Verstärkung des Abstands

# Each update adds this times how far the wait is from the target.
m-each-update-adds-this-times-7vw1ze = Jede Aktualisierung addiert dies mal den Abstand der Wartezeit vom Ziel.

# Gain of the change
m-gain-of-the-change-bqi4i0 = Verstärkung der Änderung

# Each update adds this times how much the wait has changed.
m-each-update-adds-this-times-ec8unk = Jede Aktualisierung addiert dies mal die Änderung der Wartezeit.

# Drops none while less than two packets stay behind
m-drops-none-while-less-than-nerspo = Verwirft keines, solange weniger als zwei Pakete zurückbleiben

# The classic queue does not signal while less than 3000 bytes stay behind the packet, as in Linux.
m-the-classic-queue-does-not-qx9q5z = Die klassische Warteschlange meldet nichts, solange weniger als 3000 Byte hinter dem Paket bleiben, wie in Linux.

# Dual-queue coupled AQM
m-dual-queue-coupled-aqm-3lj4y4 = Gekoppeltes AQM mit zwei Warteschlangen

# Two queues on one link. What answers marks in proportion (Prague) waits in a queue of its own and is marked after a millisecond; all others wait in the classic queue, at about 15 ms. One controller signals both, the low-latency queue so much more often that each flow gets about as much.
m-two-queues-on-one-link-equdsj = Zwei Warteschlangen an einer Leitung. Was anteilig auf Marken antwortet (Prague), wartet in einer eigenen und wird nach einer Millisekunde markiert; alle anderen warten in der klassischen, bei etwa 15 ms. Ein Regler gibt beiden Signale, der für geringe Verzögerung um so viel öfter, dass jeder Fluss etwa gleich viel bekommt.

# A queue for each flow, served in turn, and CoDel in each of them. A flow that sends little is served first and hardly waits, however much the others send. The usual cure for bufferbloat at home.
m-a-queue-for-each-flow-t30if2 = Eine Warteschlange je Fluss, reihum bedient, und CoDel in jeder. Ein Fluss, der wenig sendet, wird zuerst bedient und wartet kaum, wie viel die anderen auch senden. Das übliche Mittel gegen Bufferbloat zu Hause.

# Waiting it aims at
m-waiting-it-aims-at-14woxe = Angestrebte Wartezeit

# Queueing delay to be held.
m-queueing-delay-to-be-held-tw22t6 = Die Wartezeit, die gehalten werden soll.

# Sets its drop chance every
m-sets-its-drop-chance-every-efw2xu = Setzt ihre Verwurfswahrscheinlichkeit alle

# Weight of the waiting
m-weight-of-the-waiting-eracfi = Gewicht der Wartezeit

# Change of the chance at an update per second of delay above the target.
m-change-of-the-chance-at-dgfs7e = Änderung der Wahrscheinlichkeit bei einer Aktualisierung je Sekunde Verzögerung über dem Ziel.

# Weight of its growth
m-weight-of-its-growth-rq3db7 = Gewicht ihres Wachstums

# Change of the chance at an update per second by which the delay has grown since the last one.
m-change-of-the-chance-at-i4yuhz = Änderung der Wahrscheinlichkeit bei einer Aktualisierung je Sekunde, um die die Verzögerung seit der letzten gewachsen ist.

# Lets a burst pass for
m-lets-a-burst-pass-for-x8qgq4 = Lässt einen Burst durch für

# Time from an idle queue on for which nothing is dropped early.
m-time-from-an-idle-queue-oxx9vf = Zeit ab einer leeren Warteschlange, in der nichts früh verworfen wird.

# Drops arriving packets by a chance. Many times a second a controller raises the chance while packets wait longer than they should, or begin to, and lowers it while they wait less.
m-drops-arriving-packets-by-a-rwu8sj = Verwirft ankommende Pakete mit einer Wahrscheinlichkeit. Viele Male in der Sekunde erhöht ein Regler sie, solange Pakete länger warten, als sie sollten, oder im Begriff sind, es zu tun, und senkt sie, solange sie kürzer warten.

# Early drops from an average of
m-early-drops-from-an-average-bggifb = Frühe Verwürfe ab einem Mittel von

# Average queue length from which on packets are dropped early.
m-average-queue-length-from-which-tqycv9 = Mittlere Länge der Warteschlange, ab der Pakete früh verworfen werden.

# Most of them from an average of
m-most-of-them-from-an-1nb75s = Die meisten ab einem Mittel von

# Average queue length at which the chance of an early drop reaches max_p.
m-average-queue-length-at-which-noo8vw = Mittlere Länge, bei der die Wahrscheinlichkeit eines frühen Verwurfs max_p erreicht.

# Drop chance at the upper threshold
m-drop-chance-at-the-upper-u770ap = Verwurfswahrscheinlichkeit an der oberen Schwelle

# The chance climbs to it in a straight line between the thresholds.
m-the-chance-climbs-to-it-32kurl = Die Wahrscheinlichkeit steigt zwischen den Schwellen geradlinig dorthin.

# Weight of the newest length
m-weight-of-the-newest-length-l9797b = Gewicht der neuesten Länge

# In the average that RED goes by; a small weight is a long memory.
m-in-the-average-that-red-jnoj1k = In dem Mittel, nach dem sich RED richtet; ein kleines Gewicht ist ein langes Gedächtnis.

# The chance climbs on to 1
m-the-chance-climbs-on-to-wx0ww7 = Die Wahrscheinlichkeit steigt weiter bis 1

# Above max_th the chance climbs from max_p to 1 at twice the threshold; else it jumps to 1 there.
m-above-max-th-the-chance-k7wrie = Über max_th steigt die Wahrscheinlichkeit von max_p bis zur doppelten Schwelle auf 1; sonst springt sie dort auf 1.

# Spaces its drops apart
m-spaces-its-drops-apart-rnk7gk = Verteilt ihre Verwürfe

# Between two early drops lie at least 1/p packets.
m-between-two-early-drops-lie-bs5qgv = Zwischen zwei frühen Verwürfen liegen mindestens 1/p Pakete.

# Drops packets by chance before the queue is full. The chance follows an average of the queue length, so that short bursts pass and a standing queue does not.
m-drops-packets-by-chance-before-h1wkyl = Verwirft Pakete zufällig, bevor die Warteschlange voll ist. Die Wahrscheinlichkeit folgt einem Mittel der Länge, so dass kurze Bursts durchkommen und eine stehende Warteschlange nicht.

# Marks from this queue on
m-marks-from-this-queue-on-8jslin = Markiert ab dieser Länge

# An arriving packet is marked if at least this many wait; one that cannot be marked passes.
m-an-arriving-packet-is-marked-ka2720 = Ein ankommendes Paket wird markiert, wenn mindestens so viele warten; eines, das nicht markiert werden kann, kommt durch.

# step marking
m-step-marking-hperhs = Stufenmarkierung

# Marking from a threshold on
m-marking-from-a-threshold-on-3u7p39 = Markieren ab einer Schwelle

# Drop-tail that marks: every packet that comes while K or more wait is marked (ECN). The switches of data centres do it; DCTCP is made for it.
m-drop-tail-that-marks-every-cdlo5f = Drop-tail, das markiert: Jedes Paket, das kommt, während K oder mehr warten, wird markiert (ECN). Switches in Rechenzentren tun das; DCTCP ist dafür gemacht.

# Wave
m-wave-cddyic = Welle

# constant
m-constant-1tmiw5 = konstant

# square
m-square-e52nuu = Rechteck

# sawtooth
m-sawtooth-mjjdh8 = Sägezahn

# reverse sawtooth
m-reverse-sawtooth-a8u0iu = umgekehrter Sägezahn

# How the rate moves: not at all, up and down at once, rising over and over, or falling.
m-how-the-rate-moves-not-dq5e20 = Wie sich die Rate bewegt: gar nicht, plötzlich auf und ab, immer wieder steigend oder fallend.

# At its height takes
m-at-its-height-takes-cuwqol = Auf ihrem Höchststand nimmt sie

# Its rate, or the highest rate of its wave.
m-its-rate-or-the-highest-s8pgpv = Ihre Rate, oder die höchste Rate ihrer Welle.

# At its lowest
m-at-its-lowest-44tmac = Auf ihrem Tiefststand

# The lowest rate of its wave; 0 is silence.
m-the-lowest-rate-of-its-h2hlsq = Die niedrigste Rate ihrer Welle; 0 ist Stille.

# On for
m-on-for-7m6pen = Eingeschaltet für

# Of a square wave the time at its height, of a sawtooth the time of a ramp.
m-of-a-square-wave-the-c1zb3y = Bei einer Rechteckwelle die Zeit auf dem Höchststand, bei einem Sägezahn die Zeit einer Rampe.

# Off for
m-off-for-at1nxx = Ausgeschaltet für

# Time at its lowest.
m-time-at-its-lowest-qpchrb = Zeit auf dem Tiefststand.

# Unevenness of the gaps
m-unevenness-of-the-gaps-3v4kme = Ungleichmäßigkeit der Abstände

# Each gap between packets is stretched by a random factor, uniform within 1 ± this.
m-each-gap-between-packets-is-9fueho = Jeder Abstand zwischen Paketen wird mit einem zufälligen Faktor gestreckt, gleichverteilt in 1 ± diesem Wert.

# Says that it answers marks in proportion (ECT(1))
m-says-that-it-answers-marks-0ks71a = Sagt, dass sie anteilig auf Marken antwortet (ECT(1))

# A queue of two takes its packets for low latency and marks them; it does not answer.
m-a-queue-of-two-takes-4jb6zp = Eine doppelte Warteschlange nimmt ihre Pakete für geringe Verzögerung und markiert sie; sie antwortet nicht.

# constant bit rate
m-constant-bit-rate-t3ao6k = konstante Bitrate

# Constant bit rate and waves
m-constant-bit-rate-and-waves-95du3j = Konstante Bitrate und Wellen

# Packets at a rate that listens to nobody: constant, or a wave that takes part of the link away and gives it back.
m-packets-at-a-rate-that-qn6uhl = Pakete mit einer Rate, die auf niemanden hört: konstant, oder eine Welle, die einen Teil der Leitung wegnimmt und zurückgibt.

# Left of the link, off : on
m-left-of-the-link-off-v3te3q = Übrig von der Leitung, aus : an

# Sources
m-sources-95ydw1 = Quellen

# How many there are; each has bursts of its own.
m-how-many-there-are-each-oj2ewe = Wie viele es sind; jede hat eigene Bursts.

# Each sends
m-each-sends-xian27 = Jede sendet

# Rate of one of them within a burst.
m-rate-of-one-of-them-gdsto5 = Rate einer von ihnen während eines Bursts.

# On for, on average
m-on-for-on-average-9t7lpd = Eingeschaltet, im Mittel

# Mean length of a burst.
m-mean-length-of-a-burst-yem58y = Mittlere Länge eines Bursts.

# Off for, on average
m-off-for-on-average-b4tgkz = Ausgeschaltet, im Mittel

# Mean length of the silence between two bursts.
m-mean-length-of-the-silence-hrns2s = Mittlere Länge der Stille zwischen zwei Bursts.

# Lengths
m-lengths-yigboy = Längen

# Heavy tail
m-heavy-tail-slcr02 = Schwerer Rand (heavy tail)

# Exponential
m-exponential-4tm2o8 = Exponentiell

# Distribution of both lengths: Pareto, with rare very long ones, or exponential.
m-distribution-of-both-lengths-pareto-8we9n8 = Verteilung beider Längen: Pareto, mit seltenen sehr langen, oder exponentiell.

# Shape of the tail (Pareto)
m-shape-of-the-tail-pareto-r642u8 = Form des Rands (Pareto)

# Between 1 and 2 the variance is infinite; the smaller, the heavier the tail.
m-between-1-and-2-the-bbet6h = Zwischen 1 und 2 ist die Varianz unendlich; je kleiner, desto schwerer der Rand.

# Starts spread over
m-starts-spread-over-4t7ikz = Starts verteilt über

# Each source starts after a random part of this time.
m-each-source-starts-after-a-n7r46h = Jede Quelle beginnt nach einem zufälligen Teil dieser Zeit.

# bursty sources
m-bursty-sources-iblu4a = stoßweise Quellen

# On/off sources
m-on-off-sources-sgpdaw = An/Aus-Quellen

# Several sources that send bursts at a fixed rate and fall silent in between, as web traffic does. With heavy-tailed lengths a few bursts are very long, and the sum stays uneven however many sources there are.
m-several-sources-that-send-bursts-5yqpig = Mehrere Quellen, die Bursts mit fester Rate senden und dazwischen schweigen, wie Webverkehr. Bei Längen mit schwerem Rand sind wenige Bursts sehr lang, und die Summe bleibt ungleichmäßig, so viele Quellen es auch sind.

# bursts
m-bursts-uivyja = Bursts

# A probe every
m-a-probe-every-ym28up = Eine Sonde alle

# From one probe to the next, whatever has become of it.
m-from-one-probe-to-the-dzju31 = Von einer Sonde zur nächsten, gleich, was aus ihr geworden ist.

# Small probes at even intervals through the same links and queues, each answered at once: how long a packet takes there and back, and how many are lost.
m-small-probes-at-even-intervals-lr1e4z = Kleine Sonden in gleichen Abständen durch dieselben Leitungen und Warteschlangen, jede sofort beantwortet: wie lange ein Paket hin und zurück braucht, und wie viele verloren gehen.

# Begins with a handshake
m-begins-with-a-handshake-2sj0p7 = Beginnt mit einem Handshake

# A packet of 40 bytes goes first, and the window is 1 until its ACK is back.
m-a-packet-of-40-bytes-c7ylnt = Ein Paket von 40 Byte geht voraus, und das Fenster ist 1, bis sein ACK zurück ist.

# What the run is called where it is kept, compared or printed.
m-what-the-run-is-called-k3rhfu = Wie der Lauf heißt, wo er aufbewahrt, verglichen oder gedruckt wird.

# A sentence that stands under the run’s settings.
m-a-sentence-that-stands-under-a5rwr6 = Ein Satz, der unter den Einstellungen des Laufs steht.

# Where all random numbers of the run come from: another seed is another draw of the same experiment.
m-where-all-random-numbers-of-qac09l = Woher alle Zufallszahlen des Laufs kommen: Ein anderer Startwert ist eine andere Ziehung desselben Experiments.

# Simulated time from the first packet to the end.
m-simulated-time-from-the-first-7sxk7i = Simulierte Zeit vom ersten Paket bis zum Ende.

# Warm-up
m-warm-up-5bn7ne = Vorlauf

# The first seconds, which means over the run leave out.
m-the-first-seconds-which-means-te3bxt = Die ersten Sekunden, die beim Mitteln über den Lauf weggelassen werden.

# A sample every
m-a-sample-every-dj3pu1 = Ein Messpunkt alle

# Samples at a period of its own
m-samples-at-a-period-of-09btxu = Messpunkte mit eigener Periode

# How often the charts get a point; if not set, once in the flows’ mean round trip without queueing.
m-how-often-the-charts-get-dk7mtf = Wie oft die Diagramme einen Punkt bekommen; sonst einmal je mittlerer Umlaufzeit der Flüsse ohne Warten.

# Limited rate
m-limited-rate-iyqrk5 = Begrenzte Rate

# Bits that leave the queue in a second; without limit nobody waits.
m-bits-that-leave-the-queue-30zd28 = Bits, die die Warteschlange in einer Sekunde verlassen; ohne Grenze wartet nichts.

# How long a packet travels on this link, besides waiting for it.
m-how-long-a-packet-travels-05150q = Wie lange ein Paket auf dieser Leitung unterwegs ist, abgesehen vom Warten.

# Starts at
m-starts-at-wr7nix = Beginnt bei

# When it begins to send.
m-when-it-begins-to-send-b8tj19 = Wann es zu senden beginnt.

# Stops at
m-stops-at-f8prgj = Endet bei

# Stops before the end
m-stops-before-the-end-m7j2jj = Endet vor dem Schluss

# never
m-never-2zqpvt = nie

# From then on it sends nothing new.
m-from-then-on-it-sends-m6i8rk = Von da an sendet es nichts Neues.

# Packet size
m-packet-size-ya5jvm = Paketgröße

# On the link, headers included.
m-on-the-link-headers-included-dl229r = Auf der Leitung, samt Header.

# Crosses from
m-crosses-from-099ofd = Durchquert ab

# The first bottleneck that its packets pass.
m-the-first-bottleneck-that-its-rjf9h8 = Der erste Engpass, den seine Pakete passieren.

# The last bottleneck that its packets pass.
m-the-last-bottleneck-that-its-s8ucqu = Der letzte Engpass, den seine Pakete passieren.

# Flows of the group, all alike.
m-flows-of-the-group-all-e5dni4 = Flüsse der Gruppe, alle gleich.

# Each flow waits a random time longer, at most this, so that not all start at once.
m-each-flow-waits-a-random-fsxtkt = Jeder Fluss wartet zufällig länger, höchstens so lange, damit nicht alle zugleich beginnen.

# Own delay, one way
m-own-delay-one-way-l8wubj = Eigene Verzögerung, einfach

# Of the group’s own links beside the path, half at the sender and half at the receiver.
m-of-the-group-s-own-au8ivy = Der eigenen Leitungen der Gruppe neben dem Pfad, halb beim Sender und halb beim Empfänger.

# Spread of round trips
m-spread-of-round-trips-iiqbkj = Streuung der Umlaufzeiten

# How much the flows’ round trips differ: their standard deviation over their mean. 0 is all alike.
m-how-much-the-flows-round-mst4k7 = Wie sehr sich die Umlaufzeiten der Flüsse unterscheiden: Standardabweichung, geteilt durch das Mittel. 0 heißt alle gleich.

# Understands marks (ECN)
m-understands-marks-ecn-45iexn = Versteht Marken (ECN)

# A queue that marks lets its packets pass marked in place of dropping them, and it slows down alike.
m-a-queue-that-marks-lets-ccxxie = Eine Warteschlange, die markiert, lässt ihre Pakete markiert durch, statt sie zu verwerfen; die Gruppe wird dabei ebenso langsamer.

# Direction
m-direction-r6us5m = Richtung

# Forward
m-forward-rjqz7e = Vorwärts

# Reverse
m-reverse-mqvh5x = Rückwärts

# Reverse sends the data the way of the others’ ACKs, which makes the reverse path real.
m-reverse-sends-the-data-the-igvfeh = Rückwärts schickt die Daten auf dem Weg der ACKs der anderen; der Rückweg wird dadurch real.

# Each flow sends
m-each-flow-sends-wcp2jr = Jeder Fluss sendet

# Sends a limited amount
m-sends-a-limited-amount-eugy8b = Sendet eine begrenzte Menge

# without end
m-without-end-21fq72 = ohne Ende

# Packets of the transfer, after which the flow is done.
m-packets-of-the-transfer-after-i1he17 = Pakete der Übertragung, nach denen der Fluss fertig ist.

# Called
m-called-70f5k0 = Heißt

# A name of your own for the group; empty, it is called as its scheme is.
m-a-name-of-your-own-eknz6r = Ein eigener Name für die Gruppe; leer heißt sie wie ihr Verfahren.

# Starts one after another, every
m-starts-one-after-another-every-48p3jg = Beginnen nacheinander, alle

# Each flow starts so much later than the one before.
m-each-flow-starts-so-much-wl8eq7 = Jeder Fluss beginnt um so viel später als der vorige.

# Sends its amount
m-sends-its-amount-cwi0tq = Sendet seine Menge

# Once
m-once-4wvbok = Einmal

# Every
m-every-oueaas = Alle

# Poisson
m-poisson-wjkvvw = Poisson

# After
m-after-akqxyh = Danach

# Each time over a new connection; what falls due meanwhile begins when that is over.
m-each-time-over-a-new-vn2rby = Jedes Mal über eine neue Verbindung; was inzwischen fällig wird, beginnt, wenn diese vorbei ist.

# Between transfers
m-between-transfers-bux5nr = Zwischen Übertragungen

# From one beginning to the next, or from an end.
m-from-one-beginning-to-the-0ag3qs = Von einem Beginn zum nächsten, oder von einem Ende an.

# The application writes
m-the-application-writes-70bapa = Die Anwendung schreibt

# All at once
m-all-at-once-gmczpa = Alles auf einmal

# At a rate
m-at-a-rate-pozuz7 = Mit einer Rate

# What is not written cannot be sent, and a window that is not used does not grow (RFC 7661).
m-what-is-not-written-cannot-wvhpf7 = Was nicht geschrieben ist, kann nicht gesendet werden, und ein Fenster, das nicht genutzt wird, wächst nicht (RFC 7661).

# Writes
m-writes-djqpst = Schreibt

# Headers included; of each flow, on average.
m-headers-included-of-each-flow-s3c3q6 = Samt Header; von jedem Fluss, im Mittel.

# Its receiver reads
m-its-receiver-reads-ebq183 = Sein Empfänger liest

# Its receiver reads slowly
m-its-receiver-reads-slowly-60v58j = Sein Empfänger liest langsam

# at once
m-at-once-vwzx3t = sofort

# From a buffer of the largest window: ACKs say how much room is left.
m-from-a-buffer-of-the-vh84qs = Aus einem Puffer des größten Fensters: ACKs sagen, wie viel Platz noch ist.

# TCP as in
m-tcp-as-in-jzqnin = TCP wie in

# ns-2 of 2000
m-ns-2-of-2000-jjmzns = ns-2 von 2000

# Where what is not set below comes from: the release of 2011, or the version of the papers, with a coarse timer, no least timeout and an initial window of 1.
m-where-what-is-not-set-9f054d = Woher kommt, was unten nicht eingestellt ist: aus der Version von 2011 oder aus der der Fachartikel, mit grobem Timer, ohne Mindest-Timeout und mit Anfangsfenster 1.

# Packets that a flow may send before the first ACK of data comes.
m-packets-that-a-flow-may-h1jo38 = Pakete, die ein Fluss senden darf, bevor das erste ACK von Daten kommt.

# Tick of the timer
m-tick-of-the-timer-9d7vd3 = Auflösung des Timers

# The sender’s clock goes by such steps: times between them are not told apart.
m-the-sender-s-clock-goes-3hc3h6 = Die Uhr des Senders geht in solchen Schritten: Zeiten dazwischen werden nicht unterschieden.

# Shortest timeout
m-shortest-timeout-l4cmk8 = Kürzester Timeout

# The retransmission timer waits no less than this.
m-the-retransmission-timer-waits-no-xovi7n = Der Retransmission-Timer wartet nie kürzer.

# … beyond the round trip
m-beyond-the-round-trip-6ha3ma = … über die Umlaufzeit hinaus

# The shortest timeout is what the timer waits beyond the smoothed round trip, as in Linux.
m-the-shortest-timeout-is-what-jtj1le = Der kürzeste Timeout ist, was der Timer über die geglättete Umlaufzeit hinaus wartet, wie in Linux.

# Longest timeout
m-longest-timeout-ga4fxe = Längster Timeout

# The retransmission timer waits no more than this, however often it has doubled.
m-the-retransmission-timer-waits-no-b72vzr = Der Timer wartet nie länger, so oft er sich auch verdoppelt hat.

# First timeout
m-first-timeout-fnrghq = Erster Timeout

# What the timer waits before the first round trip is measured.
m-what-the-timer-waits-before-kyddkw = Was der Timer wartet, bevor die erste Umlaufzeit gemessen ist.

# Doubles the shortest timeout
m-doubles-the-shortest-timeout-9jlwsv = Verdoppelt den kürzesten Timeout

# The shortest timeout is applied before the timer is doubled (RFC 2988), not after.
m-the-shortest-timeout-is-applied-r0m02s = Der kürzeste Timeout wird angewandt, bevor der Timer verdoppelt wird (RFC 2988), nicht danach.

# A new packet goes on the first and on the second duplicate ACK, so that a third can come (RFC 3042).
m-a-new-packet-goes-on-6qy0fb = Beim ersten und beim zweiten Duplikat-ACK wird je ein neues Paket gesendet, damit ein drittes kommen kann (RFC 3042).

# Cuts to whole packets
m-cuts-to-whole-packets-lubtln = Kürzt auf ganze Pakete

# A window that is cut is rounded down to whole packets.
m-a-window-that-is-cut-y9du23 = Ein gekürztes Fenster wird auf ganze Pakete abgerundet.

# Slow start ends at
m-slow-start-ends-at-2hxa1z = Slow Start endet bei

# First slow start ends at a threshold
m-first-slow-start-ends-at-9so8vp = Der erste Slow Start endet an einer Schwelle

# the largest window
m-the-largest-window-0qtxh4 = dem größten Fenster

# From this window on the first climb is slow; without it slow start goes on until something is lost.
m-from-this-window-on-the-5yg4mr = Von diesem Fenster an ist der erste Anstieg langsam; ohne Schwelle geht der Slow Start weiter, bis etwas verloren geht.

# Delayed ACKs
m-delayed-acks-8s1gth = Verzögerte ACKs

# The receiver acknowledges every second packet, or one alone after 0.1 s.
m-the-receiver-acknowledges-every-second-lwm84h = Der Empfänger bestätigt jedes zweite Paket, oder eines allein nach 0,1 s.

# Largest window
m-largest-window-fg84i1 = Größtes Fenster

# The receiver takes no more than this at a time: however large its window, a flow has no more packets under way. With an initial window as large it is a fixed window, until something is lost.
m-the-receiver-takes-no-more-biwfop = Mehr nimmt der Empfänger nicht auf einmal: So groß sein Fenster auch ist, ein Fluss hat nie mehr Pakete unterwegs. Mit einem ebenso großen Anfangsfenster ist es ein festes Fenster, bis etwas verloren geht.

# Proportional rate reduction
m-proportional-rate-reduction-q1fdjh = Proportionale Ratensenkung (PRR)

# After a loss the window comes down with each ACK, so that some packets go for those that arrive, where else none goes until the window has room (RFC 6937).
m-after-a-loss-the-window-ibfqs0 = Nach einem Verlust sinkt das Fenster mit jedem ACK, so dass für ankommende Pakete einige neue gesendet werden; sonst ginge keines hinaus, bis das Fenster Platz hat (RFC 6937).

# Loss by time
m-loss-by-time-15v9gk = Verlusterkennung nach der Zeit (RACK)

# A packet is lost if one that was sent later has arrived, and a quarter of a round trip has passed or three more have arrived. Finds lost retransmissions too, which else take a timeout (RFC 8985).
m-a-packet-is-lost-if-pphnnz = Ein Paket gilt als verloren, wenn ein später gesendetes angekommen ist und ein Viertel einer Umlaufzeit vergangen oder drei weitere angekommen sind. Erkennt auch verlorene Übertragungswiederholungen, die sonst einen Timeout kosten (RFC 8985).

# Tail loss probe
m-tail-loss-probe-u51kno = Sonde gegen Verlust am Ende (TLP)

# If nothing comes back for two round trips, one packet more is sent, whose ACK tells what is missing: a loss at the end of a transfer needs no timeout (RFC 8985).
m-if-nothing-comes-back-for-1uidej = Kommt zwei Umlaufzeiten lang nichts zurück, wird ein Paket mehr gesendet, dessen ACK sagt, was fehlt: Ein Verlust am Ende einer Übertragung braucht keinen Timeout (RFC 8985).

# Random delay before sending
m-random-delay-before-sending-knd7r2 = Zufällige Verzögerung vor dem Senden

# Each opportunity to send waits a random time, at most this: flows that are all alike do not keep step then. TFRC, TFRCP and TEAR have none.
m-each-opportunity-to-send-waits-03ad2d = Jedes Senden wird um eine zufällige Zeit verzögert, höchstens um diese: Flüsse, die alle gleich sind, laufen dann nicht im Takt. TFRC, TFRCP und TEAR haben keine.

# Window, with memory
m-window-with-memory-oo8qnk = Fenster, mit Gedächtnis

# A loss costs a fixed fraction of one packet, at any window. The slope of the climb is chosen from the window at the last loss so that the average is TCP's. Nothing is smoother; nothing is slower when conditions change.
m-a-loss-costs-a-fixed-4mvadr = Ein Verlust kostet einen festen Bruchteil eines Pakets, bei jedem Fenster. Die Steigung wird aus dem Fenster beim letzten Verlust so gewählt, dass das Mittel das von TCP ist. Nichts ist glatter; nichts ist langsamer, wenn sich die Bedingungen ändern.

# Cut
m-cut-onu7hf = Kürzung

# Packets given up at a loss (the part cut).
m-packets-given-up-at-a-rm8gpi = Pakete, die bei einem Verlust aufgegeben werden (der gekürzte Teil).

# Window, no memory
m-window-no-memory-op9v9x = Fenster, ohne Gedächtnis

# The same sawtooth with another slope and another cut. A smaller cut makes the rate smoother; to stay as fast as TCP on average the climb must shrink too, so the scheme is slower to use freed capacity and slower to yield.
m-the-same-sawtooth-with-another-vzva6g = Derselbe Sägezahn mit anderer Steigung und anderer Kürzung. Eine kleinere Kürzung macht die Rate glatter; um im Mittel so schnell wie TCP zu bleiben, muss auch der Anstieg kleiner werden, also nutzt das Verfahren frei gewordene Kapazität langsamer und gibt langsamer nach.

# Climb
m-climb-sp3vhm = Anstieg

# Packets added to the window in each round trip without loss. TCP adds 1.
m-packets-added-to-the-window-9ldfza = Pakete, um die das Fenster in jedem Umlauf ohne Verlust wächst. TCP addiert 1.

# Part of the window given up at a loss (the part cut, not the part kept). TCP cuts 1/2.
m-part-of-the-window-given-nwehl1 = Teil des Fensters, der bei einem Verlust aufgegeben wird (der gekürzte, nicht der behaltene). TCP kürzt 1/2.

# bandwidth
m-bandwidth-4cvhpu = Bandbreite

# smallest round trip
m-smallest-round-trip-xgu9l3 = kleinste Umlaufzeit

# pacing gain
m-pacing-gain-owdfxs = Pacing-Faktor

# Beyond the papers
m-beyond-the-papers-lqvx5w = Über die Fachartikel hinaus

# BBR does not wait for losses or queues. It measures how fast packets are really delivered and how short the round trip can be, sends at the one and keeps no more than twice their product under way. Now and then it probes faster, and now and then it drains the queue to see the true round trip. As in Linux, it does not respond to ECN marks. Left out: the detection of traffic policers, and all of versions 2 and 3.
m-bbr-does-not-wait-for-gszcdy = BBR wartet nicht auf Verluste oder Warteschlangen. Es misst, wie schnell Pakete wirklich zugestellt werden und wie kurz die Umlaufzeit sein kann, sendet mit dieser Rate und hat höchstens das Doppelte ihres Produkts unterwegs. Ab und zu sendet es zur Probe schneller, und ab und zu leert es die Warteschlange, um die wahre Umlaufzeit zu sehen. Wie in Linux antwortet es nicht auf ECN-Marken. Weggelassen: das Erkennen von Policern und alles aus den Versionen 2 und 3.

# Bandwidth memory
m-bandwidth-memory-be5w0h = Gedächtnis für die Bandbreite

# The bandwidth is the largest delivery rate of this many round trips.
m-the-bandwidth-is-the-largest-7nbei6 = Die Bandbreite ist die größte Zustellrate aus so vielen Umläufen.

# Round-trip memory
m-round-trip-memory-j62arg = Gedächtnis für die Umlaufzeit

# The smallest round trip of this many seconds.
m-the-smallest-round-trip-of-ptivhv = Die kleinste Umlaufzeit aus so vielen Sekunden.

# Probe the round trip
m-probe-the-round-trip-ohcy25 = Umlaufzeit sondieren

# Drain the queue when no smaller round trip was seen for that long.
m-drain-the-queue-when-no-emu4il = Die Warteschlange leeren, wenn so lange keine kleinere Umlaufzeit gesehen wurde.

# Room for lumps of ACKs
m-room-for-lumps-of-acks-vans47 = Platz für gehäufte ACKs

# The window is larger by the packets that were acknowledged faster than the bandwidth explains, as in Linux since 5.1. The draft has no such room.
m-the-window-is-larger-by-19n17m = Das Fenster ist um die Pakete größer, die schneller bestätigt wurden, als die Bandbreite erklärt, wie in Linux seit 5.1. Der Entwurf sieht das nicht vor.

# Details of
m-details-of-ubcoo2 = Einzelheiten von

# the draft
m-the-draft-2kdyhj = dem Entwurf

# long-term bound
m-long-term-bound-q4g9ug = langfristige Grenze

# short-term bound
m-short-term-bound-es30ty = kurzfristige Grenze

# The draft’s own bursts; without them each packet goes by itself, the smallest that is feasible here.
m-the-draft-s-own-bursts-3viise = Die Bursts, die der Entwurf vorsieht; ohne sie geht jedes Paket für sich, der kleinste hier mögliche Burst.

# Window, step by size
m-window-step-by-size-2xnxu1 = Fenster, Schritt nach Größe

# TCP always climbs by one packet and always halves. Here both steps depend on the window: the larger it is, the slower the climb, and the cut grows less than the window does. SQRT cuts a large window by a few packets; IIAD by two thirds of one packet, so it is very smooth and very slow.
m-tcp-always-climbs-by-one-0ufizy = TCP steigt immer um ein Paket und halbiert immer. Hier hängen beide Schritte vom Fenster ab: Je größer es ist, desto langsamer der Anstieg, und die Kürzung wächst weniger als das Fenster. SQRT kürzt ein großes Fenster um wenige Pakete, IIAD um zwei Drittel eines Pakets; es ist also sehr glatt und sehr langsam.

# Climb exponent
m-climb-exponent-ba8s4h = Exponent des Anstiegs

# The climb is α/W^k packets per round trip.
m-the-climb-is-w-k-jmwfcg = Der Anstieg ist α/W^k Pakete je Umlauf.

# Cut exponent
m-cut-exponent-bur8e2 = Exponent der Kürzung

# The cut is β W^l packets. TCP-friendly if k + l = 1.
m-the-cut-is-w-l-16ro0c = Die Kürzung ist β W^l Pakete. TCP-freundlich, wenn k + l = 1.

# Factor of the climb.
m-factor-of-the-climb-wc1nnl = Faktor des Anstiegs.

# Factor of the cut (the part cut, not the part kept).
m-factor-of-the-cut-the-sjxu16 = Faktor der Kürzung (der gekürzte Teil, nicht der behaltene).

# What most of today's Internet runs. After a loss it remembers the window where it happened, climbs back quickly, flattens near that point, then probes further with growing steps: a curve of time, not of round trips. Where TCP Reno would be faster it acts like Reno.
m-what-most-of-today-s-qokyyb = Was im größten Teil des heutigen Internets läuft. Nach einem Verlust merkt es sich das Fenster, bei dem er geschah, steigt schnell dorthin zurück, flacht nahe diesem Punkt ab und tastet sich dann mit wachsenden Schritten weiter: eine Kurve der Zeit, nicht der Umläufe. Wo TCP Reno schneller wäre, verhält es sich wie Reno.

# Steepness
m-steepness-xos8ln = Steilheit

# How fast the curve rises.
m-how-fast-the-curve-rises-krkhxr = Wie schnell die Kurve steigt.

# Kept
m-kept-lzn1ix = Behalten

# Part of the window kept at a loss (the part kept, not the part cut).
m-part-of-the-window-kept-a92fop = Teil des Fensters, der bei einem Verlust behalten wird (der behaltene, nicht der gekürzte).

# Fast convergence
m-fast-convergence-ro089y = Schnelle Konvergenz

# A flow that loses before it is back at its old window gives up more, for newcomers.
m-a-flow-that-loses-before-293hsi = Ein Fluss, der verliert, bevor er wieder bei seinem alten Fenster ist, gibt mehr auf, zugunsten neuer Flüsse.

# Reno-friendly region
m-reno-friendly-region-keawwj = Reno-freundlicher Bereich

# Never slower than Reno would be.
m-never-slower-than-reno-would-mn27fu = Nie langsamer, als Reno wäre.

# Full step above the old window
m-full-step-above-the-old-k6mfk7 = Voller Schritt über dem alten Fenster

# Above the window that it lost, that Reno climbs by a whole packet per round trip (RFC 9438), not by the smaller step that balances the smaller cut. Linux: off.
m-above-the-window-that-it-hpa8qa = Über dem Fenster, bei dem es verlor, steigt das gedachte Reno um ein ganzes Paket je Umlauf (RFC 9438), nicht um den kleineren Schritt, der die kleinere Kürzung ausgleicht. Linux: aus.

# Slow start ends before the queue overflows, as in Linux: when the ACKs of a round come in one train for half a round trip, or when even the shortest round trip grows. Until the first loss the window then grows by a twentieth per round trip at least.
m-slow-start-ends-before-the-0jtsa6 = Der Slow Start endet, bevor die Warteschlange überläuft, wie in Linux: wenn die ACKs einer Runde eine halbe Umlaufzeit lang ohne Lücke eintreffen oder wenn sogar die kürzeste Umlaufzeit wächst. Bis zum ersten Verlust wächst das Fenster dann um mindestens ein Zwanzigstel je Umlauf.

# Whole steps
m-whole-steps-vz2hdz = Ganze Schritte

# The window grows by a whole packet after a number of ACKs, which is reckoned once the window has grown and every 31 ms, in whole numbers. Linux: on.
m-the-window-grows-by-a-gu26cm = Das Fenster wächst nach einer Zahl von ACKs um ein ganzes Paket; sie wird neu bestimmt, wenn das Fenster gewachsen ist, und alle 31 ms, in ganzen Zahlen. Linux: an.

# CUBIC of Linux 2.6.22
m-cubic-of-linux-2-6-cenras = CUBIC aus Linux 2.6.22

# TCP halves its window whether one packet was marked or all of them. DCTCP cuts by as much as was marked: a few marks, a small cut. Beside a queue that marks from a few packets on it keeps the link busy and the queue short. Made for data centres; TCP beside it gets little.
m-tcp-halves-its-window-whether-2xd02t = TCP halbiert sein Fenster, ob ein Paket markiert wurde oder alle. DCTCP kürzt um so viel, wie markiert wurde: wenige Marken, kleine Kürzung. Neben einer Warteschlange, die ab wenigen Paketen markiert, hält es die Leitung beschäftigt und die Warteschlange kurz. Für Rechenzentren gemacht; TCP daneben bekommt wenig.

# Weight of the newest window
m-weight-of-the-newest-window-9bq1af = Gewicht des neuesten Fensters

# How fast the estimate of the part marked follows it.
m-how-fast-the-estimate-of-4m0vzm = Wie schnell die Schätzung des markierten Teils ihm folgt.

# rate
m-rate-cf67vr = Rate

# Hands, rate
m-hands-rate-w0tdxr = Hände, Rate

# Your own hands, on a rate
m-your-own-hands-on-a-y4nto8 = Ihre eigenen Hände, an einer Rate

# Your own
m-your-own-jexqmu = Ihr eigenes

# You set the rate yourself, ten times a second, while the run goes: tens of packets per second, at even gaps. Nothing is sent again, and a loss changes nothing of the rate: that is for you to do.
m-you-set-the-rate-yourself-d67271 = Sie setzen die Rate selbst, zehnmal in der Sekunde, während der Lauf geht: in Zehnerschritten von Paketen je Sekunde, in gleichen Abständen. Nichts wird erneut gesendet, und ein Verlust ändert nichts an der Rate: Das ist Ihre Sache.

# Hold
m-hold-cqyh94 = Halten

# To 1
m-to-1-3nnomf = Auf 1

# Hands
m-hands-b4d361 = Hände

# You set the window yourself, ten times a second, while the run goes. What is missing is found and sent again as TCP does; a loss changes nothing of the window: that is for you to do.
m-you-set-the-window-yourself-pqdvds = Sie setzen das Fenster selbst, zehnmal in der Sekunde, während der Lauf geht. Was fehlt, wird gefunden und erneut gesendet wie bei TCP; ein Verlust ändert nichts am Fenster: Das ist Ihre Sache.

# queueing delay
m-queueing-delay-q9vnq7 = Wartezeit

# smallest delay
m-smallest-delay-ylf1jv = kleinste Verzögerung

# For what can wait: updates, backups, file sharing. It compares each one-way delay with the smallest it knows; the rest is queueing. Below the target it opens its window, above it closes it, so that flows which fill the queue push it aside. Alone it keeps the target in the queue, and a newcomer takes that queue for the path.
m-for-what-can-wait-updates-ydb94v = Für das, was warten kann: Updates, Sicherungen, Filesharing. Es vergleicht jede einfache Verzögerung mit der kleinsten, die es kennt; der Rest ist Wartezeit. Unter dem Ziel vergrößert es sein Fenster, darüber verkleinert es das Fenster, so dass Flüsse, die die Warteschlange füllen, es beiseite schieben. Allein hält es die Wartezeit beim Ziel, und ein Neuling hält diese Warteschlange für einen Teil des Pfads.

# Queueing delay it aims at
m-queueing-delay-it-aims-at-2p3bxz = Angestrebte Wartezeit

# It stops climbing there; with more it shrinks.
m-it-stops-climbing-there-with-yleco5 = Dort hört es auf zu steigen; bei mehr schrumpft es.

# Gain
m-gain-759hr2 = Verstärkung

# With an empty queue the window opens by this many packets per round trip.
m-with-an-empty-queue-the-inkxgl = Bei leerer Warteschlange wächst das Fenster um so viele Pakete je Umlauf.

# Begins with slow start
m-begins-with-slow-start-scltem = Beginnt mit Slow Start

# RFC 6817 allows it; ns-3 does it.
m-rfc-6817-allows-it-ns-056kll = RFC 6817 erlaubt es; ns-3 macht es so.

# pace
m-pace-vfz5yi = Tempo

# held back
m-held-back-rynsfd = gebremst

# last held
m-last-held-ea54vo = zuletzt gebremst

# Rule
m-rule-yi4uer = Regel

# What the window does, in a few lines. What a rule does not say TCP does.
m-what-the-window-does-in-5mqajs = Was das Fenster tut, in wenigen Zeilen. Was eine Regel nicht sagt, tut TCP.

# A rule of your own
m-a-rule-of-your-own-50p93i = Eine eigene Regel

# Write a congestion control in a few lines and let it compete. You say what an ACK, a loss, a mark, a timeout and a round trip make of the window; what is missing is found and sent again as TCP does, and what you leave out TCP decides.
m-write-a-congestion-control-in-k7btjy = Schreiben Sie eine Überlastkontrolle in wenigen Zeilen und lassen Sie sie antreten. Sie sagen, was ein ACK, ein Verlust, eine Marke, ein Timeout und ein Umlauf aus dem Fenster machen; was fehlt, wird gefunden und erneut gesendet wie bei TCP, und was Sie weglassen, entscheidet TCP.

# Acts as with a round trip of at least
m-acts-as-with-a-round-ml0e69 = Verhält sich wie bei einer Umlaufzeit von mindestens

# Flows with shorter round trips than this get as much as each other.
m-flows-with-shorter-round-trips-arxiqe = Flüsse mit kürzeren Umlaufzeiten als dieser bekommen gleich viel.

# Weight of the newest round trip
m-weight-of-the-newest-round-3ozrhc = Gewicht der neuesten Umlaufzeit

# Its ACKs carry
m-its-acks-carry-jh6g2q = Seine ACKs tragen

# the number of marked packets (AccECN)
m-the-number-of-marked-packets-daxszl = die Zahl der markierten Pakete (AccECN)

# the mark of the last packet
m-the-mark-of-the-last-chjop5 = die Marke des letzten Pakets

# With delayed ACKs one bit per ACK hides every second mark, and Prague takes more than its share.
m-with-delayed-acks-one-bit-v3i01n = Bei verzögerten ACKs verbirgt ein Bit je ACK jede zweite Marke, und Prague nimmt mehr als seinen Anteil.

# gap
m-gap-k039an = Abstand

# timeout
m-timeout-65wyh4 = Timeout

# Rate, AIMD
m-rate-aimd-l0nsl8 = Rate, AIMD

# TCP's sawtooth without a window: packets leave at even gaps. Once per round trip without loss the gap shrinks so that one more packet fits; at a loss it doubles. Nothing is sent again and there is no slow start.
m-tcp-s-sawtooth-without-a-2smzpq = Der Sägezahn von TCP ohne Fenster: Pakete werden in gleichen Abständen gesendet. Einmal je Umlauf ohne Verlust schrumpft der Abstand so, dass ein Paket mehr passt; bei einem Verlust verdoppelt er sich. Nichts wird erneut gesendet, und es gibt keinen Slow Start.

# Packets per round trip added in each round trip without loss.
m-packets-per-round-trip-added-p89tdy = Pakete je Umlauf, die in jedem Umlauf ohne Verlust hinzukommen.

# Part of the rate kept at a loss (the part kept, not the part cut).
m-part-of-the-rate-kept-k9s79r = Teil der Rate, der bei einem Verlust behalten wird (der behaltene, nicht der gekürzte).

# Fine-grain adaptation
m-fine-grain-adaptation-duvfgw = Feine Anpassung

# The gap also follows the ratio of a short to a long average of the round trip.
m-the-gap-also-follows-the-trob1l = Der Abstand folgt auch dem Verhältnis eines kurzen zu einem langen Mittel der Umlaufzeit.

# Loss recovery
m-loss-recovery-vf3max = Verlustbehebung

# How missing packets are found and sent again. Reno often needs a timeout when two packets of a window are lost; SACK rarely does.
m-how-missing-packets-are-found-uhcsg2 = Wie fehlende Pakete gefunden und erneut gesendet werden. Reno braucht oft einen Timeout, wenn zwei Pakete eines Fensters verloren sind; SACK selten.

# After a loss SIMD gives up little, climbs gently at first and then faster and faster, with the square of the time since the loss. In steady state the climb is over before it gets steep; where capacity has been freed it becomes very fast. How steep is set by the window at the last loss, so small flows climb faster.
m-after-a-loss-simd-gives-suc4cg = Nach einem Verlust gibt SIMD wenig auf, steigt erst sanft und dann immer schneller, mit dem Quadrat der Zeit seit dem Verlust. Im eingeschwungenen Zustand ist der Anstieg vorbei, bevor er steil wird; wo Kapazität frei geworden ist, wird er sehr schnell. Wie steil, bestimmt das Fenster beim letzten Verlust; kleine Flüsse steigen also schneller.

# Part of the window given up at a loss (the part cut, not the part kept).
m-part-of-the-window-given-c6m371 = Teil des Fensters, der bei einem Verlust aufgegeben wird (der gekürzte, nicht der behaltene).

# Tuned for periodic losses
m-tuned-for-periodic-losses-zlxly6 = Auf periodische Verluste abgestimmt

# The climb that equals TCP when losses come at even intervals (tsao2007: SIMD/period); off, when they come at random.
m-the-climb-that-equals-tcp-628y0y = Der Anstieg, der TCP gleicht, wenn Verluste in gleichen Abständen kommen (tsao2007: SIMD/period); aus, wenn sie zufällig kommen.

# TCP lets a window of W packets travel at once. As long as nothing is lost it opens the window by one packet per round trip; when a packet is lost it halves it. The result is the sawtooth that this page is named after.
m-tcp-lets-a-window-of-kofl89 = Bei TCP darf ein Fenster von W Paketen zugleich unterwegs sein. Solange nichts verloren geht, vergrößert es das Fenster um ein Paket je Umlauf; geht ein Paket verloren, halbiert es das Fenster. Das Ergebnis ist der Sägezahn, nach dem diese Seite heißt.

# Rate, by emulation
m-rate-by-emulation-4ot5eq = Rate, durch Nachbildung

# The receiver watches packets arrive and imagines the window of a TCP sender that would have sent them. Instead of that window it reports a long weighted average of it, and the sender keeps to that rate: TCP's average without TCP's sawtooth.
m-the-receiver-watches-packets-arrive-4eu4sf = Der Empfänger sieht Pakete ankommen und stellt sich das Fenster eines TCP-Senders vor, der sie gesendet hätte. Statt dieses Fensters meldet er ein langes gewichtetes Mittel davon, und der Sender hält sich an diese Rate: das Mittel von TCP ohne den Sägezahn von TCP.

# Timeouts
m-timeouts-o8u7gh = Timeouts

# Added by yang2000: react when nothing arrives. The original hears nothing and goes on sending.
m-added-by-yang2000-react-when-55bbb7 = Von yang2000 hinzugefügt: reagieren, wenn nichts ankommt. Das Original hört nichts und sendet weiter.

# Time between reports
m-time-between-reports-c06k13 = Zeit zwischen Berichten

# Good news waits so long; a rate that has fallen is reported at once. yang2000 calls it delayed feedback.
m-good-news-waits-so-long-2j361z = Gute Nachrichten warten so lange; eine gefallene Rate wird sofort gemeldet. yang2000 nennt es delayed feedback.

# Weight of a new round trip
m-weight-of-a-new-round-5aao16 = Gewicht einer neuen Umlaufzeit

# Part that a new sample has in the mean round trip by which the rate is found. None of the papers gives it.
m-part-that-a-new-sample-5erqax = Anteil eines neuen Messwerts am Mittel der Umlaufzeit, aus dem die Rate bestimmt wird. Keiner der Fachartikel gibt ihn an.

# loss event rate p
m-loss-event-rate-p-k8qroc = Verlustereignisrate p

# average interval
m-average-interval-nu8im9 = mittlerer Abstand

# equation
m-equation-54mlsj = Gleichung

# state
m-state-xckdti = Zustand

# Rate, by equation
m-rate-by-equation-b03uq0 = Rate, nach Gleichung

# Instead of probing with a sawtooth, the receiver measures how often losses happen and the sender puts that frequency and the round-trip time into the formula of TCP's average throughput. Averaging over the last k loss intervals makes the rate smooth; the price is that it is slow to speed up.
m-instead-of-probing-with-a-yw76ti = Statt sich mit einem Sägezahn vorzutasten, misst der Empfänger, wie oft Verluste geschehen, und der Sender setzt diese Häufigkeit und die Umlaufzeit in die Formel für den mittleren Durchsatz von TCP ein. Das Mittel über die letzten k Verlustabstände macht die Rate glatt; der Preis ist, dass sie nur langsam steigt.

# Loss intervals averaged
m-loss-intervals-averaged-bdqlgx = Gemittelte Verlustabstände

# The longer the memory, the smoother and the slower. An odd number counts as the next even one, as in ns-2.
m-the-longer-the-memory-the-zp2ehl = Je länger das Gedächtnis, desto glatter und langsamer. Eine ungerade Zahl zählt als die nächste gerade, wie in ns-2.

# History discounting
m-history-discounting-h80eii = Altes zählt weniger (history discounting)

# When the present interval is already over twice the average, older ones count less.
m-when-the-present-interval-is-wpbt0h = Ist der gegenwärtige Abstand schon über dem Doppelten des Mittels, zählen ältere weniger.

# Self-clocking
m-self-clocking-1z4grs = Selbsttaktung

# After a loss send no faster than packets arrive (bansal2001).
m-after-a-loss-send-no-m93n1p = Nach einem Verlust nicht schneller senden, als Pakete ankommen (bansal2001).

# Random spacing
m-random-spacing-mrt2l7 = Zufällige Abstände

# Each gap is stretched by a random factor within 1 ± o, against phase effects (ns-2 overhead_).
m-each-gap-is-stretched-by-rds9dq = Jeder Abstand wird mit einem zufälligen Faktor in 1 ± o gestreckt, gegen Phaseneffekte (ns-2 overhead_).

# p of the last interval
m-p-of-the-last-interval-io32pq = p des letzten Abstands

# loss events since
m-loss-events-since-0nz80x = Verlustereignisse seither

# The forerunner of TFRC. Every few seconds it looks back: if nothing was lost it doubles its rate, otherwise it puts the interval's loss frequency into TCP's throughput formula. No smoothing, and no memory beyond one interval.
m-the-forerunner-of-tfrc-every-yw36hx = Der Vorläufer von TFRC. Alle paar Sekunden blickt es zurück: Ging nichts verloren, verdoppelt es seine Rate, sonst setzt es die Verlusthäufigkeit dieser Zeit in die Durchsatzformel von TCP ein. Keine Glättung und kein Gedächtnis über diese Zeit hinaus.

# Interval
m-interval-oxtjmg = Intervall

# How often the rate is set.
m-how-often-the-rate-is-y9wyq2 = Wie oft die Rate gesetzt wird.

# Growth
m-growth-cr7p3a = Wachstum

# Factor of the rate after an interval without loss.
m-factor-of-the-rate-after-nnxoj7 = Faktor der Rate nach einer Zeit ohne Verlust.

# backlog Δ
m-backlog-vjguis = Rückstand Δ

# Vegas needs no losses. It remembers the smallest round trip it ever saw; when packets take longer they must be standing in a queue, and Vegas counts how many of its own do. It keeps between α and β of them there. Beside flows that fill the queue it starves.
m-vegas-needs-no-losses-it-fo82ff = Vegas braucht keine Verluste. Es merkt sich die kleinste Umlaufzeit, die es je gesehen hat; brauchen Pakete länger, müssen sie in einer Warteschlange stehen, und Vegas zählt, wie viele der eigenen das tun. Es hält dort zwischen α und β von ihnen. Neben Flüssen, die die Warteschlange füllen, verhungert es.

# At least in queues
m-at-least-in-queues-8tlgl8 = Mindestens in Warteschlangen

# With fewer of its packets in queues it climbs.
m-with-fewer-of-its-packets-wu5l7w = Stehen weniger seiner Pakete in Warteschlangen, steigt das Fenster.

# At most in queues
m-at-most-in-queues-58ljiy = Höchstens in Warteschlangen

# With more of its packets in queues it yields. Not a cut: Vegas gives up one packet.
m-with-more-of-its-packets-d3i70l = Stehen mehr seiner Pakete in Warteschlangen, gibt es nach. Das ist keine Kürzung: Vegas gibt ein Paket auf.

# End of slow start
m-end-of-slow-start-pu14t8 = Ende des Slow Starts

# Slow start ends when more than this many stand in queues.
m-slow-start-ends-when-more-mo1qym = Der Slow Start endet, wenn mehr als so viele in Warteschlangen stehen.

# all
m-all-5b8o90 = alle

# On
m-on-qvtz3k = An

# Delay, one way
m-delay-one-way-o0lluf = Verzögerung, einfach

# Packets
m-packets-3llc7a = Pakete

# Group
m-group-1ihp9o = Gruppe

# Some of them
m-some-of-them-jmvrqs = Einige davon

# Holds
m-holds-yzxd81 = Fasst

# Packets that may wait; the one in transmission does not count.
m-packets-that-may-wait-the-29vald = Pakete, die warten dürfen; das gerade gesendete zählt nicht.

# Delay
m-delay-93m73s = Verzögerung

# From then on one flow of the group neither starts nor sends.
m-from-then-on-one-flow-lwaspq = Von da an startet und sendet ein Fluss der Gruppe nicht mehr.

# Switches an unresponsive source on or off.
m-switches-an-unresponsive-source-on-3vqx51 = Schaltet eine Quelle, die auf nichts reagiert, an oder aus.

# Its place in traffic, from 0.
m-its-place-in-traffic-from-ak9j6e = Ihr Platz in traffic, ab 0.

# Whether it sends.
m-whether-it-sends-x9wy2i = Ob sie sendet.

# Of the link.
m-of-the-link-rlxxop = Der Leitung.

# How long packets travel on a hop’s link, one way, from then on; where the reverse path is ideal ACKs too. A packet whose transmission has begun, and an ACK that is under way, keep the delay that they had, and nothing overtakes them.
m-how-long-packets-travel-on-kr7wrr = Wie lange Pakete auf der Leitung eines Hops von da an in einer Richtung brauchen; bei idealem Rückweg auch ACKs. Ein Paket, dessen Übertragung begonnen hat, und ein ACK, das unterwegs ist, behalten ihre Verzögerung, und nichts überholt sie.

# Drops the next `count` packets of one flow of the group at the entry of the first hop it enters.
m-drops-the-next-count-packets-h9gsxe = Verwirft die nächsten `count` Pakete eines Flusses der Gruppe am Eingang des ersten Hops, an den er kommt.

# How many packets.
m-how-many-packets-yyh0al = Wie viele Pakete.

# Id of a flow group.
m-id-of-a-flow-group-ti1e8p = ID einer Gruppe von Flüssen.

# One flow of the group, from 0.
m-one-flow-of-the-group-ogtyy8 = Ein Fluss der Gruppe, ab 0.

# How many flows of the group.
m-how-many-flows-of-the-bimmws = Wie viele Flüsse der Gruppe.

# Hop
m-hop-pw046g = Hop

# A hop of the path, or behind them one of the reverse path.
m-a-hop-of-the-path-iayazk = Ein Hop des Pfads, oder dahinter einer des Rückwegs.

# ACKs
m-acks-6x0jb7 = ACKs

# What a hop loses before its queue, from then on.
m-what-a-hop-loses-before-ftv3gh = Was ein Hop von da an vor seiner Warteschlange verliert.

# Settings of a loss model.
m-settings-of-a-loss-model-otp77y = Einstellungen eines Verlustmodells.

# How many packets may wait at a hop from then on. Those that wait beyond it stay until they are sent; a queue that serves flows in turn drops from the longest flow’s for each that comes.
m-how-many-packets-may-wait-ua76bc = Wie viele Pakete von da an bei einem Hop warten dürfen. Die darüber hinaus warten, bleiben, bis sie gesendet sind; eine Warteschlange, die Flüsse reihum bedient, verwirft für jedes ankommende eines aus der des längsten Flusses.

# The rate of a hop’s link from then on, bit/s. A transmission that has begun keeps its rate.
m-the-rate-of-a-hop-xfqjyx = Die Rate der Leitung eines Hops von da an, bit/s. Eine begonnene Übertragung behält ihre Rate.

# The packet with that number (of an ACK: what it acknowledges) is neither lost nor dropped nor marked at the hop at exactly the event’s time; with `delay` it does not wait there either: what waits before it is sent at once.
m-the-packet-with-that-number-z8wju6 = Das Paket mit dieser Nummer (bei einem ACK: was es bestätigt) wird an diesem Hop genau zur Zeit des Ereignisses weder verloren noch verworfen noch markiert; mit `delay` wartet es dort auch nicht: Was vor ihm wartet, wird sofort gesendet.

# It does not wait there either.
m-it-does-not-wait-there-39vu5u = Es wartet dort auch nicht.

# Starts (again) `count` idle flows of the group, the first ones first; null is all.
m-starts-again-count-idle-flows-76411r = Startet `count` ruhende Flüsse der Gruppe (wieder), die ersten zuerst; null heißt alle.

# Stops `count` running flows of the group, the last ones first; null is all.
m-stops-count-running-flows-of-tlyxrr = Hält `count` laufende Flüsse der Gruppe an, die letzten zuerst; null heißt alle.

# Controlled Delay
m-controlled-delay-tlypfs = Controlled Delay (gesteuerte Verzögerung)

# Flow queue CoDel
m-flow-queue-codel-gc98kp = Flow Queue CoDel (CoDel je Fluss)

# Proportional Integral controller Enhanced
m-proportional-integral-controller-enhanced-ioc3pw = Proportional Integral controller Enhanced (PI-Regler)

# Random Early Detection
m-random-early-detection-8va0vq = Random Early Detection (zufällige frühe Erkennung)

# ping
m-ping-67f0qx = Ping

# Ping
m-ping-zfqt2h = Ping

# Limited transmit
m-limited-transmit-5yqmx3 = Limited Transmit (begrenztes Senden)

# Additive increase, additive decrease, with history
m-additive-increase-additive-decrease-with-sfbukl = Additive Erhöhung, additive Senkung, mit Gedächtnis

# General additive increase, multiplicative decrease (GAIMD)
m-general-additive-increase-multiplicative-decrease-w0phey = Allgemeine additive Erhöhung, multiplikative Senkung (GAIMD)

# GAIMD(0.31, 7/8 kept)
m-gaimd-0-31-7-8-ryre9u = GAIMD(0.31, 7/8 behalten)

# AIMD(0.2, 1/8 cut)
m-aimd-0-2-1-8-n6ktrl = AIMD(0.2, 1/8 gekürzt)

# BBR version 1
m-bbr-version-1-uvin9y = BBR Version 1

# Linux paces 1 % below gain × bandwidth, so that queues drain, rounds its window up to an even number, adds two packets while it probes at 5/4, and renews its memory of the round trip only by a shorter one, so that even alone it probes the round trip every T. The draft does nothing of this.
m-linux-paces-1-below-gain-sxq1qc = Linux sendet 1 % unter Verstärkung × Bandbreite, damit sich Warteschlangen leeren, rundet sein Fenster auf eine gerade Zahl auf, legt zwei Pakete zu, während es mit 5/4 sondiert, und erneuert sein Gedächtnis für die Umlaufzeit nur durch eine kürzere, so dass es auch allein alle T die Umlaufzeit sondiert. Der Entwurf tut nichts davon.

# BBR version 3
m-bbr-version-3-ubjfw0 = BBR Version 3

# BBR that gives way. It cruises at the bandwidth it has measured, with some room below what it knows to be too much; every two or three seconds, or as often as a TCP of its window would fill the queue, it probes for more, and takes it back when over 2 % of the packets are lost. Every five seconds it halves its window to see the true round trip. How it shares with CUBIC is not proven: implementations differ by a factor of two and more. Left out: marks (the draft has no rule for them, so its packets say that they cannot carry any).
m-bbr-that-gives-way-it-q13ds3 = Ein BBR, das nachgibt. Es hält die gemessene Bandbreite, mit etwas Abstand zu dem, was es als zu viel kennt; alle zwei, drei Sekunden, oder so oft, wie ein TCP mit seinem Fenster die Warteschlange füllen würde, tastet es nach mehr und nimmt das zurück, wenn über 2 % der Pakete verloren gehen. Alle fünf Sekunden halbiert es sein Fenster, um die wahre Umlaufzeit zu sehen. Wie es mit CUBIC teilt, ist nicht erwiesen: Implementierungen unterscheiden sich um den Faktor zwei und mehr. Weggelassen: Marken (der Entwurf hat keine Regel für sie; deshalb geben seine Pakete an, dass sie keine tragen können).

# Sends bursts of 1 ms, as with segmentation offload
m-sends-bursts-of-1-ms-nwcvai = Sendet Bursts von 1 ms, wie mit Segmentation Offload

# Binomial
m-binomial-ikqkp8 = Binomial

# Binomial congestion control: SQRT, IIAD and all between
m-binomial-congestion-control-sqrt-iiad-b1iwkj = Binomiale Überlastkontrolle: SQRT, IIAD und alles dazwischen

# Data Center TCP
m-data-center-tcp-f4whod = Data Center TCP (für Rechenzentren)

# Low Extra Delay Background Transport
m-low-extra-delay-background-transport-wk31m1 = Low Extra Delay Background Transport (Hintergrundtransport mit wenig Zusatzverzögerung)

# DCTCP made fit for the Internet: it says on its packets that it answers marks in proportion (ECT(1)), so that a queue of two keeps them apart and marks them at once; its ACKs count every mark; it paces its packets; and with a short round trip it climbs no faster than with one of 25 ms. Without marks it halves at a loss, as TCP. Left out: the search for queues that mark as seldom as TCP needs it (classic ECN), and giving way there as TCP does. RFC 9331 asks for the search; the draft describes one, and Linux leaves it off. Without it Prague answers such a mark by a little where TCP halves, and takes most of the link.
m-dctcp-made-fit-for-the-bj045k = DCTCP, fürs Internet tauglich gemacht: Es kennzeichnet seine Pakete als solche, die Marken anteilig beantworten (ECT(1)), damit eine doppelte Warteschlange sie getrennt hält und sofort markiert; seine ACKs zählen jede Marke; es sendet seine Pakete gleichmäßig; und mit kurzer Umlaufzeit steigt es nicht schneller als mit einer von 25 ms. Ohne Marken halbiert es bei einem Verlust wie TCP. Weggelassen: die Suche nach Warteschlangen, die so selten markieren, wie TCP es braucht (klassisches ECN), und dort nachzugeben wie TCP. RFC 9331 verlangt die Suche; der Entwurf beschreibt eine, und Linux lässt sie abgeschaltet. Ohne sie beantwortet Prague eine solche Marke mit wenig, wo TCP halbiert, und nimmt den größten Teil der Leitung.

# Rate Adaptation Protocol
m-rate-adaptation-protocol-2qvwhk = Rate Adaptation Protocol (Ratenanpassung)

# Square increase, multiplicative decrease
m-square-increase-multiplicative-decrease-iov9fw = Quadratische Erhöhung, multiplikative Senkung

# Transmission Control Protocol
m-transmission-control-protocol-ykul50 = Transmission Control Protocol

# TCP Emulation At Receivers
m-tcp-emulation-at-receivers-jjmpd3 = TCP-Nachbildung beim Empfänger (TCP Emulation At Receivers)

# TCP-Friendly Rate Control
m-tcp-friendly-rate-control-ni4hqn = TCP-freundliche Ratensteuerung

# TCP-Friendly Rate Control Protocol, fixed intervals
m-tcp-friendly-rate-control-protocol-s3tz6n = TCP-freundliche Ratensteuerung in festen Abständen

# send window
m-send-window-eyie05 = Sendefenster

# imagined cwnd
m-imagined-cwnd-ym6uyf = vorgestelltes cwnd

# average window
m-average-window-kej51g = mittleres Fenster

# epochs
m-epochs-h56jkf = Epochen

# receive window
m-receive-window-i8d1wa = Empfangsfenster

# Marks (ECN) the next `count` packets of one flow of the group that can carry a mark, at the entry of the first hop it enters. A group without `ecn` has none that can.
m-marks-ecn-the-next-count-co4ceo = Markiert (ECN) die nächsten `count` Pakete eines Flusses der Gruppe, die eine Marke tragen können, am Eingang des ersten Hops, an den er kommt. Eine Gruppe ohne `ecn` hat keine solchen.

# Drop-tail
m-drop-tail-m765pl = Drop-tail

# SIMD/period
m-simd-period-6pml3g = SIMD/Periode

# TEAR(original)
m-tear-original-ni7bgb = TEAR(Original)

# without {flow}
m-without-flow-s44zbx = ohne { $flow }

# {source} on from {time}
m-source-on-from-time-johod0 = { $source } an ab { $time }

# {source} off from {time}
m-source-off-from-time-rgo88w = { $source } aus ab { $time }

# link delay {span}{at}
m-link-delay-span-at-frchd5 = Verzögerung der Leitung { $span }{ $at }

# a link delay of {span}{at} from {time}
m-a-link-delay-of-span-uxgd3k = Verzögerung der Leitung { $span }{ $at } ab { $time }

# The delay of the link{at} is now {span}.
m-the-delay-of-the-link-9wssk8 = Die Verzögerung der Leitung{ $at } ist jetzt { $span }.

# dropped {packets} of {flow}
m-dropped-packets-of-flow-ei5tmn = { $packets } von { $flow } verworfen

# {packets} of {flow} dropped at {time}
m-packets-of-flow-dropped-at-5dy4tz = { $packets } von { $flow } verworfen bei { $time }

# loses {packets} of {flow}
m-loses-packets-of-flow-gufudn = verliert { $packets } von { $flow }

# {packets} of {flow} lost
m-packets-of-flow-lost-5g6gmx = { $packets } von { $flow } verloren

# the ACK of packet {packet}
m-the-ack-of-packet-packet-c6ey6m = das ACK von Paket { $packet }

# packet {packet}
m-packet-packet-isktvb = Paket { $packet }

# the ACKs of {count} packets
m-the-acks-of-count-packets-3kxdyl = die ACKs von { $count } Paketen

# the ACKs of packets {list}
m-the-acks-of-packets-list-h3rtaa = die ACKs der Pakete { $list }

# packets {list}
m-packets-list-wxdfd6 = Pakete { $list }

# {losses}, from {time}
m-losses-from-time-5tdwav = { $losses }, ab { $time }

# queue of {packets}{at}
m-queue-of-packets-at-guf29j = Warteschlange von { $packets }{ $at }

# a queue of {packets}{at} from {time}
m-a-queue-of-packets-at-d4czo1 = Warteschlange von { $packets }{ $at } ab { $time }

# The queue{at} holds one packet from now on.
m-the-queue-at-holds-one-vreq0v = Die Warteschlange{ $at } fasst von jetzt an ein Paket.

# The queue{at} holds {packets} from now on.
m-the-queue-at-holds-packets-5kyltk = Die Warteschlange{ $at } fasst von jetzt an { $packets }.

# link {rate}{at}
m-link-rate-at-1aa24u = Leitung { $rate }{ $at }

# link {rate}{at} from {time}
m-link-rate-at-from-time-i55b5x = Leitung { $rate }{ $at } ab { $time }

# The link{at} changes to {rate}.
m-the-link-at-changes-to-kg35pb = Die Leitung{ $at } wechselt auf { $rate }.

# spared the delay of packet {packet} of {flow}
m-spared-the-delay-of-packet-v9fk0i = Paket { $packet } von { $flow } die Verzögerung erspart

# spared packet {packet} of {flow}
m-spared-packet-packet-of-flow-cuvdkb = Paket { $packet } von { $flow } verschont

# started all {group}
m-started-all-group-yaspbm = alle { $group } gestartet

# started {count} {group}
m-started-count-group-cdzsr2 = { $count } { $group } gestartet

# all {group} started at {time}
m-all-group-started-at-time-lbue0e = alle { $group } bei { $time } gestartet

# {count} {group} started at {time}
m-count-group-started-at-time-0jm68e = { $count } { $group } bei { $time } gestartet

# stopped all {group}
m-stopped-all-group-nie8le = alle { $group } angehalten

# stopped {count} {group}
m-stopped-count-group-qhaq5a = { $count } { $group } angehalten

# all {group} stopped at {time}
m-all-group-stopped-at-time-th16ha = alle { $group } bei { $time } angehalten

# {count} {group} stopped at {time}
m-count-group-stopped-at-time-iq2372 = { $count } { $group } bei { $time } angehalten

# 1 in {count}, at random
m-1-in-count-at-random-faaoq4 = 1 von { $count }, zufällig

# no, at random
m-no-at-random-49ir1i = keine, zufällig

# 1 in {count} lost
m-1-in-count-lost-w5g0fq = 1 von { $count } verloren

# no lost
m-no-lost-25r1v8 = keine verloren

# about every {span}
m-about-every-span-qjai6f = etwa alle { $span }

# losses off
m-losses-off-5lp1t7 = Verluste aus

# {count} in {packets}
m-count-in-packets-5gdg6m = { $count } von { $packets }

# 1 in {count}, evenly
m-1-in-count-evenly-yma133 = 1 von { $count }, gleichmäßig

# every {ordinal} lost
m-every-ordinal-lost-8e6gr1 = verloren: jedes ({ $ordinal })

# in {count} phases
m-in-count-phases-0j6fib = in { $count } Phasen

# {count} steps in time
m-count-steps-in-time-frdbjf = { $count } Zeitschritte

# losses change with time
m-losses-change-with-time-wqfe9j = Verluste ändern sich mit der Zeit

# Packets that can carry a mark are marked instead of dropped.
m-packets-that-can-carry-a-dc165x = Pakete, die eine Marke tragen können, werden markiert statt verworfen.

# The full buffer empties before a packet has waited for the target: the classic queue drops when it is full.
m-the-full-buffer-empties-before-z3b64n = Der volle Puffer leert sich, bevor ein Paket bis zum Ziel gewartet hat: Die klassische Warteschlange verwirft, wenn sie voll ist.

# The full buffer empties before a packet has waited for the threshold: none is marked for its wait, and both queues drop when the buffer is full.
m-the-full-buffer-empties-before-89p5qy = Der volle Puffer leert sich, bevor ein Paket bis zur Schwelle gewartet hat: Keines wird wegen seines Wartens markiert, und beide Warteschlangen verwerfen, wenn der Puffer voll ist.

# Packets that can carry a mark are marked instead of dropped early.
m-packets-that-can-carry-a-z5yeus = Pakete, die eine Marke tragen können, werden markiert statt früh verworfen.

# PIE drops packet {packet} early, by a chance of {chance:chance}.
m-pie-drops-packet-packet-early-fjr4mb = PIE verwirft Paket { $packet } früh, mit Wahrscheinlichkeit { $chance }.

# RED drops packet {packet} early: on average {average:packets} packets wait.
m-red-drops-packet-packet-early-3fxv9j = RED verwirft Paket { $packet } früh: Im Mittel warten { $average } Pakete.

# {shape}, {rate}
m-shape-rate-uarces = { $shape }, { $rate }

# {sources} × {rate} in bursts
m-sources-rate-in-bursts-fjvafq = { $sources } × { $rate } in Bursts

# ping, every {span}
m-ping-every-span-3bia4s = Ping, alle { $span }

# When and how much
m-when-and-how-much-hjagov = Wann und wie viel

# Name and packets
m-name-and-packets-858e42 = Name und Pakete

# How far and which way
m-how-far-and-which-way-uf8mtr = Wie weit und in welcher Richtung

# W ← W + α/W at every ACK, α = 3β/(2 Wmax − β)
m-w-w-w-at-every-us06we = W ← W + α/W bei jedem ACK, α = 3β/(2 Wmax − β)

# W ← W − β at a loss
m-w-w-at-a-loss-feeti6 = W ← W − β bei einem Verlust

# if first or W < ssthresh then W / 2 else
m-if-first-or-w-ssthresh-0wr2vy = falls der erste oder W < ssthresh, dann W / 2, sonst

# W ← W + a/W at every ACK
m-w-w-a-w-at-jiyrde = W ← W + a/W bei jedem ACK

# W ← (1 − b) W at a loss
m-w-1-b-w-at-mtdmms = W ← (1 − b) W bei einem Verlust

# {Flow} paces by the bandwidth it measures: now {rate:packets} packets/s.
m-flow-paces-by-the-bandwidth-ngzygq = { $Flow } sendet im Takt der gemessenen Bandbreite: jetzt { $rate } Pakete/s.

# {Flow} lets the queue empty, to see the true round trip.
m-flow-lets-the-queue-empty-z8hvz0 = { $Flow } lässt die Warteschlange leer werden, um die wahre Umlaufzeit zu sehen.

# rate = gain × largest delivery rate of n round trips
m-rate-gain-largest-delivery-rate-11o1x7 = Rate = Verstärkung × größte Zustellrate aus n Umläufen

# window ≤ 2 × that rate × smallest round trip of T
m-window-2-that-rate-smallest-679523 = Fenster ≤ 2 × diese Rate × kleinste Umlaufzeit in T

# {Flow} halves what is in flight, to see the true round trip.
m-flow-halves-what-is-in-2x5q6p = { $Flow } halbiert, was unterwegs ist, um die wahre Umlaufzeit zu sehen.

# {Flow} probes: it sends a quarter more than it measures.
m-flow-probes-it-sends-a-v0cu79 = { $Flow } sondiert: Es sendet ein Viertel mehr als gemessen.

# rate = gain × bandwidth, the largest delivery rate of two probes, less after losses
m-rate-gain-bandwidth-the-largest-yrhnu8 = Rate = Verstärkung × Bandbreite, die größte Zustellrate aus zwei Sondierungen, nach Verlusten weniger

# window ≤ 2 × bandwidth × smallest round trip, and ≤ what the last probe with over 2 % lost had in flight
m-window-2-bandwidth-smallest-round-refidz = Fenster ≤ 2 × Bandbreite × kleinste Umlaufzeit, und ≤ dem, was die letzte Sondierung mit über 2 % Verlust unterwegs hatte

# W ← W + α/W^(k+1) at every ACK
m-w-w-w-k-1-kx5ke8 = W ← W + α/W^(k+1) bei jedem ACK

# W ← W − β W^l at a loss
m-w-w-w-l-at-1dt7j1 = W ← W − β W^l bei einem Verlust

# W(t) = C (t − K)³ + Wmax: {c:3} × ({t:3} − {k:3})³ + {plateau:.2} = {curve:.2} is what it grows to.
m-w-t-c-t-k-5hwqnl = W(t) = C (t − K)³ + Wmax: Es wächst auf { $c } × ({ $t } − { $k })³ + { $plateau } = { $curve }.

# W(t) = C (t − K)³ + Wmax: {c:3} × ({t:3} − {k:3})³ + {plateau:.2} = {curve:.2}, or as TCP where that is more.
m-w-t-c-t-k-x0quve = W(t) = C (t − K)³ + Wmax: { $c } × ({ $t } − { $k })³ + { $plateau } = { $curve }, oder wie TCP, wo das mehr ist.

# W(t) = C (t − K)³ + Wmax: {c:3} × ({t:3} − {k:3})³ + {plateau:.2} is below what TCP would have, {reno:.2}: it grows as TCP.
m-w-t-c-t-k-d8oqk8 = W(t) = C (t − K)³ + Wmax: { $c } × ({ $t } − { $k })³ + { $plateau } liegt unter dem, was TCP hätte, { $reno }: Es wächst wie TCP.

# It grows by one packet after {acks} ACKs.
m-it-grows-by-one-packet-f5y7mt = Es wächst nach { $acks } ACKs um ein Paket.

# W(t) = C (t − K)³ + Wmax, t in seconds since the last loss
m-w-t-c-t-k-r2r0fs = W(t) = C (t − K)³ + Wmax, t in Sekunden seit dem letzten Verlust

# W ← β W at a loss
m-w-w-at-a-loss-xy1su0 = W ← β W bei einem Verlust

# W ← W + 1/W at every ACK
m-w-w-1-w-at-hm0c3m = W ← W + 1/W bei jedem ACK

# W ← (1 − α/2) W at a mark, W/2 at a loss; α is the part of the packets marked
m-w-1-2-w-at-7totu6 = W ← (1 − α/2) W bei einer Marke, W/2 bei einem Verlust; α ist der markierte Teil der Pakete

# X ← what the hand says, ten times a second
m-x-what-the-hand-says-6akcg9 = X ← was die Hand vorgibt, zehnmal in der Sekunde

# W ← what the hand says, ten times a second
m-w-what-the-hand-says-5zm5o2 = W ← was die Hand vorgibt, zehnmal in der Sekunde

# W ← W + G (T − q)/T / W at every ACK; q is the time its packets wait
m-w-w-g-t-q-n02jjh = W ← W + G (T − q)/T / W bei jedem ACK; q ist die Zeit, die seine Pakete warten

# W ← W/2 at a loss
m-w-w-2-at-a-4gyiyr = W ← W/2 bei einem Verlust

# Its rule leaves the window as it is.
m-its-rule-leaves-the-window-7iv62z = Seine Regel lässt das Fenster, wie es ist.

# As TCP, for its rule does not say: {text}; that gives {gave:4}.
m-as-tcp-for-its-rule-834i1c = Wie TCP, denn seine Regel sagt nichts dazu: { $text }; das ergibt { $gave }.

# As TCP, for its rule does not say: {text}, with {list}; that gives {gave:4}.
m-as-tcp-for-its-rule-1xao6y = Wie TCP, denn seine Regel sagt nichts dazu: { $text }, mit { $list }; das ergibt { $gave }.

# Line {line} of its rule: {text}; that gives {gave:4}.
m-line-line-of-its-rule-ldklmu = Zeile { $line } seiner Regel: { $text }; das ergibt { $gave }.

# Line {line} of its rule: {text}, with {list}; that gives {gave:4}.
m-line-line-of-its-rule-qmnhrc = Zeile { $line } seiner Regel: { $text }, mit { $list }; das ergibt { $gave }.

# As TCP, for its rule does not say: {text}; that gives {gave:4} packets/s.
m-as-tcp-for-its-rule-d03g4h = Wie TCP, denn seine Regel sagt nichts dazu: { $text }; das ergibt { $gave } Pakete/s.

# As TCP, for its rule does not say: {text}, with {list}; that gives {gave:4} packets/s.
m-as-tcp-for-its-rule-n2mbdb = Wie TCP, denn seine Regel sagt nichts dazu: { $text }, mit { $list }; das ergibt { $gave } Pakete/s.

# Line {line} of its rule: {text}; that gives {gave:4} packets/s.
m-line-line-of-its-rule-c7b5yb = Zeile { $line } seiner Regel: { $text }; das ergibt { $gave } Pakete/s.

# Line {line} of its rule: {text}, with {list}; that gives {gave:4} packets/s.
m-line-line-of-its-rule-hnk3q1 = Zeile { $line } seiner Regel: { $text }, mit { $list }; das ergibt { $gave } Pakete/s.

# As TCP, for its rule does not say: {text}; that gives {gave:4}, so the threshold is {t:packets}.
m-as-tcp-for-its-rule-bwne5n = Wie TCP, denn seine Regel sagt nichts dazu: { $text }; das ergibt { $gave }, also ist der Schwellenwert { $t }.

# As TCP, for its rule does not say: {text}, with {list}; that gives {gave:4}, so the threshold is {t:packets}.
m-as-tcp-for-its-rule-1tu0z9 = Wie TCP, denn seine Regel sagt nichts dazu: { $text }, mit { $list }; das ergibt { $gave }, also ist der Schwellenwert { $t }.

# Line {line} of its rule: {text}; that gives {gave:4}, so the threshold is {t:packets}.
m-line-line-of-its-rule-hv0s1t = Zeile { $line } seiner Regel: { $text }; das ergibt { $gave }, also ist der Schwellenwert { $t }.

# Line {line} of its rule: {text}, with {list}; that gives {gave:4}, so the threshold is {t:packets}.
m-line-line-of-its-rule-3e4beb = Zeile { $line } seiner Regel: { $text }, mit { $list }; das ergibt { $gave }, also ist der Schwellenwert { $t }.

# W ← what its rule says
m-w-what-its-rule-says-sxqcs0 = W ← was seine Regel vorgibt

# W ← (1 − α/2) W, α = {alpha:2} of the packets marked: (1 − {alpha:2}/2) × {cut:.2} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-1-2-w-alpha-zh4hlm = W ← (1 − α/2) W, α = { $alpha } der Pakete markiert: (1 − { $alpha }/2) × { $cut } = { $after }{ $rounded ->
    [0] { "" }
    [1] , in ganzen Paketen
   *[other] , das kleinste Fenster
  }.

# W ← W + s/W at every packet without a mark: now {scale:3}/{window:.1} = {adds:2}.
m-w-w-s-w-at-jh4d99 = W ← W + s/W bei jedem Paket ohne Marke: jetzt { $scale }/{ $window } = { $adds }.

# W ← W + s/W at every ACK without a mark; s is 1, less for a short round trip
m-w-w-s-w-at-rbyv5v = W ← W + s/W bei jedem ACK ohne Marke; s ist 1, bei kurzer Umlaufzeit weniger

# X ← X + α/R once per round trip
m-x-x-r-once-per-n9v7th = X ← X + α/R einmal je Umlauf

# X ← β X at a loss
m-x-x-at-a-loss-3ncrk0 = X ← β X bei einem Verlust

# W(t) = W₀ + α²t²/4 since the last loss
m-w-t-w-t-4-a238gc = W(t) = W₀ + α²t²/4 seit dem letzten Verlust

# W ← (1 − β) W at a loss
m-w-1-w-at-a-t1vs5g = W ← (1 − β) W bei einem Verlust

# Yᵢ = mean window of the i-th last epoch of an imagined TCP
m-y-mean-window-of-the-avuorm = Yᵢ = mittleres Fenster in der i-letzten Epoche eines vorgestellten TCP

# p = 1 / average of the last k loss intervals
m-p-1-average-of-the-tni943 = p = 1 / Mittel der letzten k Verlustabstände

# no loss in M seconds: X ← 2 X
m-no-loss-in-m-seconds-u2ed7a = kein Verlust in M Sekunden: X ← 2 X

# else X ← T(p, R, 4R), p of these M seconds
m-else-x-t-p-r-6wslsv = sonst X ← T(p, R, 4R), p aus diesen M Sekunden

# Δ = W (1 − baseRTT/RTT) packets stand in queues
m-w-1-basertt-rtt-packets-cz8u0p = Δ = W (1 − baseRTT/RTT) Pakete stehen in Warteschlangen

# Δ < α: W ← W + 1; Δ > β: W ← W − 1, once per round trip
m-w-w-1-w-w-1gjfg1 = Δ < α: W ← W + 1; Δ > β: W ← W − 1, einmal je Umlauf

# no closed form of this scheme
m-no-closed-form-of-this-qdzmu6 = keine geschlossene Form für dieses Verfahren

# no form: BBR goes by its rate samples
m-no-form-bbr-goes-by-imubhy = keine Form: BBR richtet sich nach seinen Ratenmessungen

# no form unless k + l = 1
m-no-form-unless-k-l-s5rpym = keine Form, außer k + l = 1

# multiplicative increase
m-multiplicative-increase-pm7ew9 = multiplikative Erhöhung

# additive increase
m-additive-increase-g30h9r = additive Erhöhung

# IIAD, additive decrease
m-iiad-additive-decrease-a6i8aq = IIAD, additive Senkung

# multiplicative decrease
m-multiplicative-decrease-1ixked = multiplikative Senkung

# no form of CUBIC in the papers
m-no-form-of-cubic-in-2a65w8 = keine Form von CUBIC in den Fachartikeln

# no form of what a hand may do
m-no-form-of-what-a-992k9z = keine Form für das, was eine Hand tun kann

# no form of a rule that anybody may write
m-no-form-of-a-rule-7iaxxx = keine Form für eine Regel, die jeder schreiben kann

# no form: Prague answers marks in proportion
m-no-form-prague-answers-marks-mxl6lk = keine Form: Prague antwortet anteilig auf Marken

# tuned for random, not even losses
m-tuned-for-random-not-even-bp52ud = auf zufällige, nicht gleichmäßige Verluste abgestimmt

# tuned for even, not random losses
m-tuned-for-even-not-random-uvww21 = auf gleichmäßige, nicht zufällige Verluste abgestimmt

# a form for 8 intervals only
m-a-form-for-8-intervals-qtx59r = eine Form nur für 8 Abstände

# the reference runs
m-the-reference-runs-jidhql = die Referenzläufe

# no form: TFRCP doubles and falls
m-no-form-tfrcp-doubles-and-i56wq4 = keine Form: TFRCP verdoppelt und fällt

# no form: Vegas goes by delay
m-no-form-vegas-goes-by-nu15dk = keine Form: Vegas richtet sich nach der Verzögerung

# Title and sampling
m-title-and-sampling-9tl549 = Titel und Messpunkte

# Window and ACKs
m-window-and-acks-gc5jd2 = Fenster und ACKs

# Retransmission timer
m-retransmission-timer-58etpx = Retransmission-Timer

# Repairs of modern TCP
m-repairs-of-modern-tcp-7s97xa = Verlustbehebung des heutigen TCP

# PIE marks packet {packet}, by a chance of {chance:chance}.
m-pie-marks-packet-packet-by-srb50e = PIE markiert Paket { $packet }, mit Wahrscheinlichkeit { $chance }.

# RED marks packet {packet}: on average {average:packets} packets wait.
m-red-marks-packet-packet-on-8i1z7k = RED markiert Paket { $packet }: Im Mittel warten { $average } Pakete.

# {Flow} sends slower than it measures, to empty the queue it made.
m-flow-sends-slower-than-it-rmudhf = { $Flow } sendet langsamer als gemessen, um die selbst erzeugte Warteschlange abzubauen.

# {Flow} sends slower than it measures, until the queue it made is gone.
m-flow-sends-slower-than-it-yn6pvc = { $Flow } sendet langsamer als gemessen, bis die selbst erzeugte Warteschlange abgebaut ist.

# {Flow} cruises at the bandwidth it measured: {rate:packets} packets/s.
m-flow-cruises-at-the-bandwidth-040v49 = { $Flow } hält die gemessene Bandbreite: { $rate } Pakete/s.

# {Flow} fills the path, before it probes for more.
m-flow-fills-the-path-before-lod2xq = { $Flow } füllt den Pfad, bevor nach mehr sondiert wird.

# Other traffic comes: less is left for the flows.
m-other-traffic-comes-less-is-wui5b8 = Anderer Verkehr kommt: Für die Flüsse bleibt weniger.

# The other traffic goes: its share is free.
m-the-other-traffic-goes-its-fy2hpe = Der andere Verkehr geht: Sein Anteil ist frei.

# marked {packets} of {flow}
m-marked-packets-of-flow-sie9ln = { $packets } von { $flow } markiert

# {packets} of {flow} marked at {time}
m-packets-of-flow-marked-at-5az627 = { $packets } von { $flow } markiert bei { $time }

# Jin et al. 2003; α is our derivation
m-jin-et-al-2003-is-1slumi = Jin et al. 2003; α ist unsere Herleitung

# yang2000 (7/8 kept), tsao2007
m-yang2000-7-8-kept-tsao2007-3hb19p = yang2000 (7/8 behalten), tsao2007

# yang2000, on Reno
m-yang2000-on-reno-osqb37 = yang2000, auf Reno

# bansal2001; a = 1.5 b is ours, the paper gives no constant
m-bansal2001-a-1-5-b-bxai5j = bansal2001; a = 1,5 b ist von uns, der Fachartikel nennt keine Konstante

# a kind of Chiu & Jain 1989; the constants are ours
m-a-kind-of-chiu-jain-s01vx9 = eine Art von Chiu & Jain 1989; die Konstanten sind von uns

# Jin et al. 2001, footnote 5; Bansal & Balakrishnan 2001
m-jin-et-al-2001-footnote-35mu7x = Jin et al. 2001, Fußnote 5; Bansal & Balakrishnan 2001

# tsao2007 Table 2, jin2001
m-tsao2007-table-2-jin2001-docnsz = tsao2007, Tabelle 2; jin2001

# TCP/Linux of ns-2.35
m-tcp-linux-of-ns-2-kwt328 = TCP/Linux aus ns-2.35

# RFC 6817, at most
m-rfc-6817-at-most-2o59sw = RFC 6817, höchstens

# draft, Linux
m-draft-linux-8g3ety = Entwurf, Linux

# Jin et al. 2001, Eq. 3 and 5
m-jin-et-al-2001-eq-kal9uy = Jin et al. 2001, Gl. 3 und 5

# the curve of Jin et al. 2001, Eq. 1, integrated over one tooth; the measured CoV also holds the unevenness of whole packets
m-the-curve-of-jin-et-agri59 = die Kurve von Jin et al. 2001, Gl. 1, über einen Zahn integriert; der gemessene VarK enthält auch die Ungleichmäßigkeit ganzer Pakete

# TEAR imagines such a TCP: Rhee et al. 2000
m-tear-imagines-such-a-tcp-arldb5 = TEAR stellt sich ein solches TCP vor: Rhee et al. 2000

# even losses: all intervals alike, and so the rate (Bansal et al. 2001, Sec. 4.3)
m-even-losses-all-intervals-alike-2if10s = gleichmäßige Verluste: alle Abstände gleich, und damit die Rate (Bansal et al. 2001, Abschn. 4.3)

# Yang et al. 2000, Eq. 47, windows taken as independent; c = √(1/3)
m-yang-et-al-2000-eq-c1rcyk = Yang et al. 2000, Gl. 47, Fenster als unabhängig angenommen; c = √(1/3)

# yang2000: code of the authors, without timeout
m-yang2000-code-of-the-authors-rfyu0o = yang2000: Code der Autoren, ohne Timeout

# TFRC sends by it: RFC 5348 section 3.1
m-tfrc-sends-by-it-rfc-ty5won = TFRC sendet danach: RFC 5348, Abschnitt 3.1

# Yang et al. 2000, Eq. 56
m-yang-et-al-2000-eq-5cntnd = Yang et al. 2000, Gl. 56

# bansal2001 Fig. 13
m-bansal2001-fig-13-4gdmlv = bansal2001, Abb. 13

# the climb taken as straight, integrated over one tooth; the measured CoV also holds the unevenness of whole packets
m-the-climb-taken-as-straight-hw0x9e = der Anstieg als gerade angenommen, über einen Zahn integriert; der gemessene VarK enthält auch die Ungleichmäßigkeit ganzer Pakete

# times
m-times-px1mt1 = Mal

# sources
m-sources-vnwoq9 = Quellen

# packets per round trip
m-packets-per-round-trip-nqykl0 = Pakete je Umlauf

# packets/s³
m-packets-s-z3n9r5 = Pakete/s³

# intervals
m-intervals-db77f5 = Abstände

# drop-tail
m-drop-tail-73u7k9 = Drop-tail

# drop-head
m-drop-head-melc2x = Drop-head

# held the window
m-held-the-window-7dwpdv = hielt das Fenster

# added one packet
m-added-one-packet-q2zgxv = legte ein Paket zu

# took one packet off
m-took-one-packet-off-irqj9z = nahm ein Paket weg

# added a tenth
m-added-a-tenth-xktzmx = legte ein Zehntel zu

# took a tenth off
m-took-a-tenth-off-s7vhlb = nahm ein Zehntel weg

# doubled it
m-doubled-it-l65to1 = verdoppelte es

# halved it
m-halved-it-5os8de = halbierte es

# went down to one packet
m-went-down-to-one-packet-g0tv5i = ging auf ein Paket herunter

# constant stream
m-constant-stream-721bhb = konstanter Strom

# Takes
m-takes-i4meov = Nimmt

# square wave
m-square-wave-y1ifv7 = Rechteckwelle

# Rises in
m-rises-in-hpmp2w = Steigt in

# reverse saw
m-reverse-saw-1tyny0 = umgekehrter Sägezahn

# Falls in
m-falls-in-u8p6go = Fällt in

# round trips
m-round-trips-7xbu4n = Umläufe

# one step in time
m-one-step-in-time-9515x7 = ein Zeitschritt

# slow start
m-slow-start-4ln510 = Slow Start

# congestion avoidance
m-congestion-avoidance-vdan8w = Überlastvermeidung

# fast recovery
m-fast-recovery-9o2lry = Fast Recovery

# startup
m-startup-54aqay = Anlauf

# drain
m-drain-da2al5 = Leeren

# probe bandwidth
m-probe-bandwidth-do06qo = Bandbreite sondieren

# probe round trip
m-probe-round-trip-3o6ul0 = Umlaufzeit sondieren

# probe down
m-probe-down-gcdfq7 = Abwärts sondieren

# cruise
m-cruise-rpb0wy = Halten

# refill
m-refill-9v1z0x = Auffüllen

# probe up
m-probe-up-uuhn5i = Aufwärts sondieren

# Flow
m-flow-h6uiet = Fluss

# phase
m-phase-ocjym0 = Phase

# bound by
m-bound-by-zs4cgg = begrenzt durch
