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
m-from-its-time-on-each-2s638h = Von seiner Zeit an geht jedes Paket eines Flusses der Gruppe mit einer dieser Nummern verloren, wenn es zum ersten Mal an den ersten Hop kommt; mit `ack` sind es die ACKs dieser Pakete, wo der Rückweg Hops hat.

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
m-whether-the-state-changes-with-1ul2au = Ob der Zustand nach einigen Paketen wechselt oder nach einiger Zeit.

# A burst begins once in
m-a-burst-begins-once-in-th2lqg = Ein Bündel beginnt einmal in

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
m-a-burst-lasts-on-average-lem19h = Ein Bündel dauert, im Mittel

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
m-from-one-loss-to-the-0bklq8 = Von einem Verlust bis zu der Zeit, zu der der nächste fällig ist; das erste Paket dann oder danach geht verloren.

# Spread of the times
m-spread-of-the-times-jt6nxa = Streuung der Zeiten

# Coefficient of variation: 0 is like a clock, 1 is wholly random (exponential).
m-coefficient-of-variation-0-is-j2rx2f = Variationskoeffizient: 0 ist wie eine Uhr, 1 ganz zufällig (exponentiell).

# at random times
m-at-random-times-j6otdp = zu zufälligen Zeiten

# Losses by time
m-losses-by-time-i8llxg = Verluste nach der Zeit

# A packet is lost after a time, not after a number of packets: whoever sends more does not lose more. The times may be even or spread like those of a Poisson process.
m-a-packet-is-lost-after-a2zkcq = Ein Paket geht nach einer Zeit verloren, nicht nach einer Zahl von Paketen: Wer mehr sendet, verliert nicht mehr. Die Zeiten können gleich sein oder streuen wie die eines Poisson-Prozesses.

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
m-every-n-th-packet-is-1smzzw = Jedes n-te Paket geht verloren. Der Zufall hat keinen Anteil: die Verluste, die die einfachsten Modelle von TCP annehmen.

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
m-a-schedule-of-loss-models-ivflt1 = Ein Fahrplan von Verlustmodellen

# One loss model after the other, each from its time on. Before the first one nothing is lost.
m-one-loss-model-after-the-nsijl6 = Ein Verlustmodell nach dem anderen, jedes von seiner Zeit an. Vor dem ersten geht nichts verloren.

# A turn is worth
m-a-turn-is-worth-kb6m79 = Ein Zug ist wert

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
m-looks-at-how-long-packets-mx7lbs = Sieht darauf, wie lange Pakete gewartet haben, nicht wie viele warten. Haben alle eine Weile zu lange gewartet, verwirft sie Pakete am Kopf der Warteschlange, immer öfter, bis eines kürzer gewartet hat.

# Drop-head
m-drop-head-1hzhu1 = Kopf-Verwurf (Drop-head)

# First come, first served: what arrives when the queue is full is taken, and the packet that has waited longest is dropped for it. What comes behind the gap is sent at once, so the sender hears of the loss sooner than of one at the tail: by the time that the full queue takes to empty.
m-first-come-first-served-what-8glsxk = Wer zuerst kommt, wird zuerst bedient: Was bei voller Warteschlange ankommt, wird angenommen, und dafür wird das Paket verworfen, das am längsten gewartet hat. Was hinter der Lücke kommt, wird sofort gesendet; so erfährt der Sender früher vom Verlust als bei einem am Ende: um die Zeit, die die volle Warteschlange zum Leeren braucht.

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
m-the-low-latency-queue-marks-qjblmf = Die Warteschlange für geringe Verzögerung markiert mit dem k-fachen der Wahrscheinlichkeit, deren Quadrat das Verwerfen der klassischen bestimmt: So bekommt ein Fluss von beiden etwa gleich viel.

# Marks all after so much more
m-marks-all-after-so-much-coh0d4 = Markiert alle nach so viel mehr

# From the threshold on the chance rises over so much more waiting to 1; 0 is a step.
m-from-the-threshold-on-the-yncgey = Von der Schwelle an steigt die Wahrscheinlichkeit über so viel mehr Wartezeit auf 1; 0 ist eine Stufe.

# Marks for its wait only with this many behind
m-marks-for-its-wait-only-kg4dic = Markiert wegen Wartens nur mit so vielen dahinter

# A slow link takes longer for one packet than the threshold is: fewer packets in the low-latency queue are no queue.
m-a-slow-link-takes-longer-zfuqc8 = Eine langsame Leitung braucht für ein Paket länger als die Schwelle: Weniger Pakete in der Warteschlange für geringe Verzögerung sind keine Schlange.

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
m-two-queues-on-one-link-equdsj = Zwei Warteschlangen an einer Leitung. Was anteilig auf Marken antwortet (Prague), wartet in einer eigenen und wird nach einer Millisekunde markiert; alle anderen warten in der klassischen, bei etwa 15 ms. Ein Regler meldet beiden, der für geringe Verzögerung um so viel öfter, dass jeder Fluss etwa gleich viel bekommt.

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
m-lets-a-burst-pass-for-x8qgq4 = Lässt einen Schwall durch für

# Time from an idle queue on for which nothing is dropped early.
m-time-from-an-idle-queue-oxx9vf = Zeit ab einer leeren Warteschlange, in der nichts früh verworfen wird.

# Drops arriving packets by a chance. Many times a second a controller raises the chance while packets wait longer than they should, or begin to, and lowers it while they wait less.
m-drops-arriving-packets-by-a-rwu8sj = Verwirft ankommende Pakete mit einer Wahrscheinlichkeit. Viele Male in der Sekunde erhöht ein Regler sie, solange Pakete länger warten, als sie sollten, oder damit beginnen, und senkt sie, solange sie kürzer warten.

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
m-in-the-average-that-red-jnoj1k = In dem Mittel, nach dem RED geht; ein kleines Gewicht ist ein langes Gedächtnis.

# The chance climbs on to 1
m-the-chance-climbs-on-to-wx0ww7 = Die Wahrscheinlichkeit steigt weiter bis 1

# Above max_th the chance climbs from max_p to 1 at twice the threshold; else it jumps to 1 there.
m-above-max-th-the-chance-k7wrie = Über max_th steigt die Wahrscheinlichkeit von max_p bis zur doppelten Schwelle auf 1; sonst springt sie dort auf 1.

# Spaces its drops apart
m-spaces-its-drops-apart-rnk7gk = Verteilt ihre Verwürfe

# Between two early drops lie at least 1/p packets.
m-between-two-early-drops-lie-bs5qgv = Zwischen zwei frühen Verwürfen liegen mindestens 1/p Pakete.

# Drops packets by chance before the queue is full. The chance follows an average of the queue length, so that short bursts pass and a standing queue does not.
m-drops-packets-by-chance-before-h1wkyl = Verwirft Pakete zufällig, bevor die Warteschlange voll ist. Die Wahrscheinlichkeit folgt einem Mittel der Länge, so dass kurze Schwälle durchkommen und eine stehende Warteschlange nicht.

# Marks from this queue on
m-marks-from-this-queue-on-8jslin = Markiert ab dieser Länge

# An arriving packet is marked if at least this many wait; one that cannot be marked passes.
m-an-arriving-packet-is-marked-ka2720 = Ein ankommendes Paket wird markiert, wenn mindestens so viele warten; eines, das nicht markiert werden kann, kommt durch.

# step marking
m-step-marking-hperhs = Stufenmarkierung

# Marking from a threshold on
m-marking-from-a-threshold-on-3u7p39 = Markieren ab einer Schwelle

# Drop-tail that marks: every packet that comes while K or more wait is marked (ECN). The switches of data centres do it; DCTCP is made for it.
m-drop-tail-that-marks-every-cdlo5f = Drop-tail, das markiert: Jedes Paket, das kommt, während K oder mehr warten, wird markiert (ECN). Die Switches von Rechenzentren tun es; DCTCP ist dafür gemacht.

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
m-at-its-height-takes-cuwqol = Auf der Höhe nimmt sie

# Its rate, or the highest rate of its wave.
m-its-rate-or-the-highest-s8pgpv = Ihre Rate, oder die höchste Rate ihrer Welle.

# At its lowest
m-at-its-lowest-44tmac = Am niedrigsten

# The lowest rate of its wave; 0 is silence.
m-the-lowest-rate-of-its-h2hlsq = Die niedrigste Rate ihrer Welle; 0 ist Stille.

# On for
m-on-for-7m6pen = An für

# Of a square wave the time at its height, of a sawtooth the time of a ramp.
m-of-a-square-wave-the-c1zb3y = Bei einer Rechteckwelle die Zeit auf der Höhe, bei einem Sägezahn die Zeit einer Rampe.

# Off for
m-off-for-at1nxx = Aus für

# Time at its lowest.
m-time-at-its-lowest-qpchrb = Zeit am niedrigsten Punkt.

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
m-how-many-there-are-each-oj2ewe = Wie viele es sind; jede hat eigene Schwälle.

# Each sends
m-each-sends-xian27 = Jede sendet

# Rate of one of them within a burst.
m-rate-of-one-of-them-gdsto5 = Rate einer von ihnen während eines Schwalls.

# On for, on average
m-on-for-on-average-9t7lpd = An für, im Mittel

# Mean length of a burst.
m-mean-length-of-a-burst-yem58y = Mittlere Länge eines Schwalls.

# Off for, on average
m-off-for-on-average-b4tgkz = Aus für, im Mittel

# Mean length of the silence between two bursts.
m-mean-length-of-the-silence-hrns2s = Mittlere Länge der Stille zwischen zwei Schwällen.

# Lengths
m-lengths-yigboy = Längen

# Heavy tail
m-heavy-tail-slcr02 = Schwerer Rand

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
m-several-sources-that-send-bursts-5yqpig = Mehrere Quellen, die Schwälle mit fester Rate senden und dazwischen schweigen, wie Webverkehr. Bei Längen mit schwerem Rand sind wenige Schwälle sehr lang, und die Summe bleibt ungleichmäßig, wie viele Quellen es auch sind.

# bursts
m-bursts-uivyja = Schwälle

# A probe every
m-a-probe-every-ym28up = Eine Sonde alle

# From one probe to the next, whatever has become of it.
m-from-one-probe-to-the-dzju31 = Von einer Sonde zur nächsten, was auch aus ihr geworden ist.

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
m-the-first-seconds-which-means-te3bxt = Die ersten Sekunden, die Mittel über den Lauf auslassen.

# A sample every
m-a-sample-every-dj3pu1 = Ein Messpunkt alle

# Samples at a period of its own
m-samples-at-a-period-of-09btxu = Messpunkte mit eigener Periode

# How often the charts get a point; if not set, once in the flows’ mean round trip without queueing.
m-how-often-the-charts-get-dk7mtf = Wie oft die Diagramme einen Punkt bekommen; sonst einmal je mittlerer Umlaufzeit der Flüsse ohne Warten.

# Limited rate
m-limited-rate-iyqrk5 = Begrenzte Rate

# without limit
m-without-limit-s9gq08 = unbegrenzt

# Bits that leave the queue in a second; without limit nobody waits.
m-bits-that-leave-the-queue-30zd28 = Bits, die die Warteschlange in einer Sekunde verlassen; ohne Grenze wartet niemand.

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
m-on-the-link-headers-included-dl229r = Auf der Leitung, samt Kopf.

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
m-how-much-the-flows-round-mst4k7 = Wie sehr sich die Umlaufzeiten der Flüsse unterscheiden: Standardabweichung durch Mittel. 0 heißt alle gleich.

# Understands marks (ECN)
m-understands-marks-ecn-45iexn = Versteht Marken (ECN)

# A queue that marks lets its packets pass marked in place of dropping them, and it slows down alike.
m-a-queue-that-marks-lets-ccxxie = Eine Warteschlange, die markiert, lässt ihre Pakete markiert durch, statt sie zu verwerfen, und es wird ebenso langsamer.

# Direction
m-direction-r6us5m = Richtung

# Forward
m-forward-rjqz7e = Vorwärts

# Reverse
m-reverse-mqvh5x = Rückwärts

# Reverse sends the data the way of the others’ ACKs, which makes the reverse path real.
m-reverse-sends-the-data-the-igvfeh = Rückwärts schickt die Daten auf dem Weg der ACKs der anderen; der Rückweg wird dadurch wirklich.

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
m-headers-included-of-each-flow-s3c3q6 = Samt Kopf; von jedem Fluss, im Mittel.

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
m-where-what-is-not-set-9f054d = Woher kommt, was unten nicht eingestellt ist: die Version von 2011, oder die der Arbeiten, mit grobem Timer, ohne kleinsten Timeout und mit Anfangsfenster 1.

# Packets that a flow may send before the first ACK of data comes.
m-packets-that-a-flow-may-h1jo38 = Pakete, die ein Fluss senden darf, bevor das erste ACK von Daten kommt.

# Tick of the timer
m-tick-of-the-timer-9d7vd3 = Takt des Timers

# The sender’s clock goes by such steps: times between them are not told apart.
m-the-sender-s-clock-goes-3hc3h6 = Die Uhr des Senders geht in solchen Schritten: Zeiten dazwischen werden nicht unterschieden.

# Shortest timeout
m-shortest-timeout-l4cmk8 = Kürzester Timeout

# The retransmission timer waits no less than this.
m-the-retransmission-timer-waits-no-xovi7n = Der Timer für Wiederholungen wartet nicht kürzer.

# … beyond the round trip
m-beyond-the-round-trip-6ha3ma = … über die Umlaufzeit hinaus

# The shortest timeout is what the timer waits beyond the smoothed round trip, as in Linux.
m-the-shortest-timeout-is-what-jtj1le = Der kürzeste Timeout ist, was der Timer über die geglättete Umlaufzeit hinaus wartet, wie in Linux.

# Longest timeout
m-longest-timeout-ga4fxe = Längster Timeout

# The retransmission timer waits no more than this, however often it has doubled.
m-the-retransmission-timer-waits-no-b72vzr = Der Timer wartet nicht länger, wie oft er sich auch verdoppelt hat.

# First timeout
m-first-timeout-fnrghq = Erster Timeout

# What the timer waits before the first round trip is measured.
m-what-the-timer-waits-before-kyddkw = Was der Timer wartet, bevor die erste Umlaufzeit gemessen ist.

# Doubles the shortest timeout
m-doubles-the-shortest-timeout-9jlwsv = Verdoppelt den kürzesten Timeout

# The shortest timeout is applied before the timer is doubled (RFC 2988), not after.
m-the-shortest-timeout-is-applied-r0m02s = Der kürzeste Timeout wird angewandt, bevor der Timer verdoppelt wird (RFC 2988), nicht danach.

# A new packet goes on the first and on the second duplicate ACK, so that a third can come (RFC 3042).
m-a-new-packet-goes-on-6qy0fb = Ein neues Paket geht beim ersten und beim zweiten Duplikat-ACK, damit ein drittes kommen kann (RFC 3042).

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
m-from-this-window-on-the-5yg4mr = Von diesem Fenster an ist der erste Anstieg langsam; ohne sie geht Slow Start weiter, bis etwas verloren geht.

# Delayed ACKs
m-delayed-acks-8s1gth = Verzögerte ACKs

# The receiver acknowledges every second packet, or one alone after 0.1 s.
m-the-receiver-acknowledges-every-second-lwm84h = Der Empfänger bestätigt jedes zweite Paket, oder eines allein nach 0,1 s.

# Largest window
m-largest-window-fg84i1 = Größtes Fenster

# The receiver takes no more than this at a time: however large its window, a flow has no more packets under way. With an initial window as large it is a fixed window, until something is lost.
m-the-receiver-takes-no-more-biwfop = Der Empfänger nimmt nicht mehr auf einmal: Wie groß sein Fenster auch ist, ein Fluss hat nicht mehr Pakete unterwegs. Mit einem ebenso großen Anfangsfenster ist es ein festes Fenster, bis etwas verloren geht.

# Proportional rate reduction
m-proportional-rate-reduction-q1fdjh = Proportionale Ratensenkung (PRR)

# After a loss the window comes down with each ACK, so that some packets go for those that arrive, where else none goes until the window has room (RFC 6937).
m-after-a-loss-the-window-ibfqs0 = Nach einem Verlust sinkt das Fenster mit jedem ACK, so dass für ankommende Pakete einige gehen, wo sonst keines geht, bis das Fenster Platz hat (RFC 6937).

# Loss by time
m-loss-by-time-15v9gk = Verlust nach der Zeit (RACK)

# A packet is lost if one that was sent later has arrived, and a quarter of a round trip has passed or three more have arrived. Finds lost retransmissions too, which else take a timeout (RFC 8985).
m-a-packet-is-lost-if-pphnnz = Ein Paket gilt als verloren, wenn ein später gesendetes angekommen ist und ein Viertel einer Umlaufzeit vergangen oder drei weitere angekommen sind. Findet auch verlorene Wiederholungen, die sonst einen Timeout kosten (RFC 8985).

# Tail loss probe
m-tail-loss-probe-u51kno = Sonde am Ende (TLP)

# If nothing comes back for two round trips, one packet more is sent, whose ACK tells what is missing: a loss at the end of a transfer needs no timeout (RFC 8985).
m-if-nothing-comes-back-for-1uidej = Kommt zwei Umlaufzeiten lang nichts zurück, wird ein Paket mehr gesendet, dessen ACK sagt, was fehlt: Ein Verlust am Ende einer Übertragung braucht keinen Timeout (RFC 8985).

# Random delay before sending
m-random-delay-before-sending-knd7r2 = Zufällige Verzögerung vor dem Senden

# Each opportunity to send waits a random time, at most this: flows that are all alike do not keep step then. TFRC, TFRCP and TEAR have none.
m-each-opportunity-to-send-waits-03ad2d = Jede Gelegenheit zu senden wartet eine zufällige Zeit, höchstens diese: Flüsse, die alle gleich sind, laufen dann nicht im Takt. TFRC, TFRCP und TEAR haben keine.

# Window, with memory
m-window-with-memory-oo8qnk = Fenster, mit Gedächtnis

# A loss costs a fixed fraction of one packet, at any window. The slope of the climb is chosen from the window at the last loss so that the average is TCP's. Nothing is smoother; nothing is slower when conditions change.
m-a-loss-costs-a-fixed-4mvadr = Ein Verlust kostet einen festen Bruchteil eines Pakets, bei jedem Fenster. Die Steigung wird aus dem Fenster beim letzten Verlust so gewählt, dass das Mittel das von TCP ist. Nichts ist glatter; nichts ist langsamer, wenn sich die Lage ändert.

# Cut
m-cut-onu7hf = Kürzung

# Packets given up at a loss (the part cut).
m-packets-given-up-at-a-rm8gpi = Pakete, die bei einem Verlust aufgegeben werden (der gekürzte Teil).

# Window, no memory
m-window-no-memory-op9v9x = Fenster, ohne Gedächtnis

# The same sawtooth with another slope and another cut. A smaller cut makes the rate smoother; to stay as fast as TCP on average the climb must shrink too, so the scheme is slower to use freed capacity and slower to yield.
m-the-same-sawtooth-with-another-vzva6g = Derselbe Sägezahn mit anderer Steigung und anderer Kürzung. Eine kleinere Kürzung macht die Rate glatter; um im Mittel so schnell wie TCP zu bleiben, muss auch der Anstieg kleiner werden, also nutzt das Verfahren freie Kapazität langsamer und weicht langsamer.

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
m-beyond-the-papers-lqvx5w = Jenseits der Arbeiten

# BBR does not wait for losses or queues. It measures how fast packets are really delivered and how short the round trip can be, sends at the one and keeps no more than twice their product under way. Now and then it probes faster, and now and then it drains the queue to see the true round trip. As in Linux, it does not respond to ECN marks. Left out: the detection of traffic policers, and all of versions 2 and 3.
m-bbr-does-not-wait-for-gszcdy = BBR wartet nicht auf Verluste oder Warteschlangen. Es misst, wie schnell Pakete wirklich zugestellt werden und wie kurz die Umlaufzeit sein kann, sendet mit jener Rate und hat höchstens das Doppelte ihres Produkts unterwegs. Ab und zu sondiert es schneller, und ab und zu leert es die Warteschlange, um die wahre Umlaufzeit zu sehen. Wie in Linux antwortet es nicht auf ECN-Marken. Weggelassen: das Erkennen von Policern und alles aus den Versionen 2 und 3.

# Bandwidth memory
m-bandwidth-memory-be5w0h = Gedächtnis der Bandbreite

# The bandwidth is the largest delivery rate of this many round trips.
m-the-bandwidth-is-the-largest-7nbei6 = Die Bandbreite ist die größte Zustellrate so vieler Umläufe.

# Round-trip memory
m-round-trip-memory-j62arg = Gedächtnis der Umlaufzeit

# The smallest round trip of this many seconds.
m-the-smallest-round-trip-of-ptivhv = Die kleinste Umlaufzeit so vieler Sekunden.

# Probe the round trip
m-probe-the-round-trip-ohcy25 = Umlaufzeit sondieren

# Drain the queue when no smaller round trip was seen for that long.
m-drain-the-queue-when-no-emu4il = Die Warteschlange leeren, wenn so lange keine kleinere Umlaufzeit gesehen wurde.

# Room for lumps of ACKs
m-room-for-lumps-of-acks-vans47 = Platz für gehäufte ACKs

# The window is larger by the packets that were acknowledged faster than the bandwidth explains, as in Linux since 5.1. The draft has no such room.
m-the-window-is-larger-by-19n17m = Das Fenster ist um die Pakete größer, die schneller bestätigt wurden, als die Bandbreite erklärt, wie in Linux seit 5.1. Der Entwurf hat keinen solchen Platz.

# Details of
m-details-of-ubcoo2 = Einzelheiten von

# the draft
m-the-draft-2kdyhj = dem Entwurf

# long-term bound
m-long-term-bound-q4g9ug = langfristige Grenze

# short-term bound
m-short-term-bound-es30ty = kurzfristige Grenze

# The draft’s own bursts; without them each packet goes by itself, the smallest that is feasible here.
m-the-draft-s-own-bursts-3viise = Die Schwälle des Entwurfs selbst; ohne sie geht jedes Paket für sich, der kleinste hier mögliche.

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
m-what-most-of-today-s-qokyyb = Was der größte Teil des heutigen Internets benutzt. Nach einem Verlust merkt es sich das Fenster, bei dem er geschah, steigt schnell zurück, flacht nahe diesem Punkt ab und sondiert dann mit wachsenden Schritten weiter: eine Kurve der Zeit, nicht der Umläufe. Wo TCP Reno schneller wäre, verhält es sich wie Reno.

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
m-a-flow-that-loses-before-293hsi = Ein Fluss, der verliert, bevor er wieder bei seinem alten Fenster ist, gibt mehr auf, für Neulinge.

# Reno-friendly region
m-reno-friendly-region-keawwj = Reno-freundlicher Bereich

# Never slower than Reno would be.
m-never-slower-than-reno-would-mn27fu = Nie langsamer, als Reno wäre.

# Full step above the old window
m-full-step-above-the-old-k6mfk7 = Voller Schritt über dem alten Fenster

# Above the window that it lost, that Reno climbs by a whole packet per round trip (RFC 9438), not by the smaller step that balances the smaller cut. Linux: off.
m-above-the-window-that-it-hpa8qa = Über dem Fenster, bei dem es verlor, steigt jenes Reno um ein ganzes Paket je Umlauf (RFC 9438), nicht um den kleineren Schritt, der die kleinere Kürzung ausgleicht. Linux: aus.

# Slow start ends before the queue overflows, as in Linux: when the ACKs of a round come in one train for half a round trip, or when even the shortest round trip grows. Until the first loss the window then grows by a twentieth per round trip at least.
m-slow-start-ends-before-the-0jtsa6 = Slow Start endet, bevor die Warteschlange überläuft, wie in Linux: wenn die ACKs einer Runde eine halbe Umlaufzeit lang in einem Zug kommen oder wenn sogar die kürzeste Umlaufzeit wächst. Bis zum ersten Verlust wächst das Fenster dann um mindestens ein Zwanzigstel je Umlauf.

# Whole steps
m-whole-steps-vz2hdz = Ganze Schritte

# The window grows by a whole packet after a number of ACKs, which is reckoned once the window has grown and every 31 ms, in whole numbers. Linux: on.
m-the-window-grows-by-a-gu26cm = Das Fenster wächst nach einer Zahl von ACKs um ein ganzes Paket; sie wird neu bestimmt, wenn das Fenster gewachsen ist, und alle 31 ms, in ganzen Zahlen. Linux: an.

# CUBIC of Linux 2.6.22
m-cubic-of-linux-2-6-cenras = CUBIC aus Linux 2.6.22

# TCP halves its window whether one packet was marked or all of them. DCTCP cuts by as much as was marked: a few marks, a small cut. Beside a queue that marks from a few packets on it keeps the link busy and the queue short. Made for data centres; TCP beside it gets little.
m-tcp-halves-its-window-whether-2xd02t = TCP halbiert sein Fenster, ob ein Paket markiert wurde oder alle. DCTCP kürzt um so viel, wie markiert wurde: wenige Marken, kleine Kürzung. Neben einer Warteschlange, die ab wenigen Paketen markiert, hält es die Leitung beschäftigt und die Schlange kurz. Für Rechenzentren gemacht; TCP daneben bekommt wenig.

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
m-you-set-the-rate-yourself-d67271 = Sie setzen die Rate selbst, zehnmal in der Sekunde, während der Lauf geht: Zehner von Paketen je Sekunde, in gleichen Abständen. Nichts wird erneut gesendet, und ein Verlust ändert nichts an der Rate: Das ist Ihre Sache.

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

# W follows (T − q)/T, T the target and q the queueing delay.
m-w-follows-t-q-t-0uawfu = W folgt (T − q)/T, T das Ziel und q die Wartezeit.

# For what can wait: updates, backups, file sharing. It compares each one-way delay with the smallest it knows; the rest is queueing. Below the target it opens its window, above it closes it, so that flows which fill the queue push it aside. Alone it keeps the target in the queue, and a newcomer takes that queue for the path.
m-for-what-can-wait-updates-ydb94v = Für das, was warten kann: Updates, Sicherungen, Dateitausch. Es vergleicht jede einfache Verzögerung mit der kleinsten, die es kennt; der Rest ist Warten. Unter dem Ziel öffnet es sein Fenster, darüber schließt es es, so dass Flüsse, die die Warteschlange füllen, es beiseite schieben. Allein hält es das Ziel in der Warteschlange, und ein Neuling hält diese Schlange für den Pfad.

# Queueing delay it aims at
m-queueing-delay-it-aims-at-2p3bxz = Angestrebte Wartezeit

# It stops climbing there; with more it shrinks.
m-it-stops-climbing-there-with-yleco5 = Dort hört es auf zu steigen; bei mehr schrumpft es.

# Gain
m-gain-759hr2 = Verstärkung

# With an empty queue the window opens by this many packets per round trip.
m-with-an-empty-queue-the-inkxgl = Bei leerer Warteschlange öffnet sich das Fenster um so viele Pakete je Umlauf.

# Begins with slow start
m-begins-with-slow-start-scltem = Beginnt mit Slow Start

# RFC 6817 allows it; ns-3 does it.
m-rfc-6817-allows-it-ns-056kll = RFC 6817 erlaubt es; ns-3 tut es.

# pace
m-pace-vfz5yi = Tempo

# held back
m-held-back-rynsfd = zurückgehalten

# last held
m-last-held-ea54vo = zuletzt gehalten

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
m-tcp-s-sawtooth-without-a-2smzpq = Der Sägezahn von TCP ohne Fenster: Pakete gehen in gleichen Abständen. Einmal je Umlauf ohne Verlust schrumpft der Abstand so, dass ein Paket mehr passt; bei einem Verlust verdoppelt er sich. Nichts wird erneut gesendet, und es gibt keinen Slow Start.

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
m-tcp-lets-a-window-of-kofl89 = TCP lässt ein Fenster von W Paketen zugleich unterwegs sein. Solange nichts verloren geht, öffnet es das Fenster um ein Paket je Umlauf; geht ein Paket verloren, halbiert es das Fenster. Das Ergebnis ist der Sägezahn, nach dem diese Seite heißt.

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
m-part-that-a-new-sample-5erqax = Anteil eines neuen Messwerts am Mittel der Umlaufzeit, aus dem die Rate bestimmt wird. Keine der Arbeiten gibt ihn an.

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
m-instead-of-probing-with-a-yw76ti = Statt mit einem Sägezahn zu sondieren, misst der Empfänger, wie oft Verluste geschehen, und der Sender setzt diese Häufigkeit und die Umlaufzeit in die Formel für den mittleren Durchsatz von TCP ein. Das Mittel über die letzten k Verlustabstände macht die Rate glatt; der Preis ist, dass sie langsam schneller wird.

# Loss intervals averaged
m-loss-intervals-averaged-bdqlgx = Gemittelte Verlustabstände

# The longer the memory, the smoother and the slower. An odd number counts as the next even one, as in ns-2.
m-the-longer-the-memory-the-zp2ehl = Je länger das Gedächtnis, desto glatter und langsamer. Eine ungerade Zahl zählt als die nächste gerade, wie in ns-2.

# History discounting
m-history-discounting-h80eii = Altes zählt weniger

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
m-the-forerunner-of-tfrc-every-yw36hx = Der Vorläufer von TFRC. Alle paar Sekunden blickt es zurück: War nichts verloren, verdoppelt es seine Rate, sonst setzt es die Verlusthäufigkeit dieser Zeit in die Durchsatzformel von TCP ein. Kein Glätten, und kein Gedächtnis über diese Zeit hinaus.

# Interval
m-interval-oxtjmg = Abstand

# How often the rate is set.
m-how-often-the-rate-is-y9wyq2 = Wie oft die Rate gesetzt wird.

# Growth
m-growth-cr7p3a = Wachstum

# Factor of the rate after an interval without loss.
m-factor-of-the-rate-after-nnxoj7 = Faktor der Rate nach einer Zeit ohne Verlust.

# backlog Δ
m-backlog-vjguis = Rückstand Δ

# Δ < α: W grows by one packet per round trip.
m-w-grows-by-one-packet-1t5d08 = Δ < α: W wächst um ein Paket je Umlauf.

# Vegas needs no losses. It remembers the smallest round trip it ever saw; when packets take longer they must be standing in a queue, and Vegas counts how many of its own do. It keeps between α and β of them there. Beside flows that fill the queue it starves.
m-vegas-needs-no-losses-it-fo82ff = Vegas braucht keine Verluste. Es merkt sich die kleinste Umlaufzeit, die es je gesehen hat; brauchen Pakete länger, müssen sie in einer Warteschlange stehen, und Vegas zählt, wie viele der eigenen das tun. Es hält dort zwischen α und β von ihnen. Neben Flüssen, die die Warteschlange füllen, verhungert es.

# At least in queues
m-at-least-in-queues-8tlgl8 = Mindestens in Warteschlangen

# With fewer of its packets in queues it climbs.
m-with-fewer-of-its-packets-wu5l7w = Mit weniger seiner Pakete in Warteschlangen steigt es.

# At most in queues
m-at-most-in-queues-58ljiy = Höchstens in Warteschlangen

# With more of its packets in queues it yields. Not a cut: Vegas gives up one packet.
m-with-more-of-its-packets-d3i70l = Mit mehr seiner Pakete in Warteschlangen weicht es. Keine Kürzung: Vegas gibt ein Paket auf.

# End of slow start
m-end-of-slow-start-pu14t8 = Ende von Slow Start

# Slow start ends when more than this many stand in queues.
m-slow-start-ends-when-more-mo1qym = Slow Start endet, wenn mehr als so viele in Warteschlangen stehen.

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

# Mobile-like
m-mobile-like-a9hdol = Wie Mobilfunk

# Responsiveness
m-responsiveness-qpvu64 = Reaktionsfähigkeit

# Aggressiveness
m-aggressiveness-y59age = Aggressivität

# From then on one flow of the group neither starts nor sends.
m-from-then-on-one-flow-lwaspq = Von da an beginnt und sendet ein Fluss der Gruppe nicht.

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
m-id-of-a-flow-group-ti1e8p = Id einer Gruppe von Flüssen.

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

# Packet {packet} was dropped: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-dropped-the-i00dwk = Paket { $packet } wurde verworfen: Die Warteschlange{ $hop } hatte { $waiting } von { $limit }.

# what comes while the queue is full is dropped.
m-what-comes-while-the-queue-5jqhc6 = Was bei voller Warteschlange ankommt, wird verworfen.

# Packet {packet} was dropped early, by the queue's rule: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-dropped-early-g3ikli = Paket { $packet } wurde früh verworfen, nach der Regel der Warteschlange: Die Warteschlange{ $hop } hatte { $waiting } von { $limit }.

# Packet {packet} was dropped when its turn came: it had waited {waited:span}.
m-packet-packet-was-dropped-when-wq83zd = Paket { $packet } wurde verworfen, als es an der Reihe war: Es hatte { $waited } gewartet.

# Packet {packet} was lost in front of the queue{hop:at}, which held {waiting} of {limit}.
m-packet-packet-was-lost-in-tjgw3g = Paket { $packet } ging vor der Warteschlange{ $hop } verloren, die { $waiting } von { $limit } hatte.

# packets are lost {losses}.
m-packets-are-lost-losses-h66dfr = Pakete gehen verloren: { $losses }.

# Packet {packet} was marked: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-marked-the-dnalf6 = Paket { $packet } wurde markiert: Die Warteschlange{ $hop } hatte { $waiting } von { $limit }.

# Packet {packet} was marked when its turn came: it had waited {waited:span}.
m-packet-packet-was-marked-when-sjzp2j = Paket { $packet } wurde markiert, als es an der Reihe war: Es hatte { $waited } gewartet.

# Packet {packet} was acknowledged, but that ACK was dropped.
m-packet-packet-was-acknowledged-but-prqequ = Paket { $packet } wurde bestätigt, aber dieses ACK wurde verworfen.

# ACKs are dropped as data are.
m-acks-are-dropped-as-data-w59sjt = ACKs werden verworfen wie Daten.

# Packet {packet} waited: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-waited-the-queue-cvnxt5 = Paket { $packet } wartete: Die Warteschlange{ $hop } hatte { $waiting } von { $limit }.

# packets leave in the order in which they came.
m-packets-leave-in-the-order-2euf6j = Pakete gehen in der Reihenfolge, in der sie kamen.

# Packet {packet} was dropped to make room: the queue was full with {waiting}, and this flow had most of it.
m-packet-packet-was-dropped-to-yvvruw = Paket { $packet } wurde verworfen, um Platz zu machen: Die Warteschlange war mit { $waiting } voll, und dieser Fluss hatte das meiste davon.

# when the buffer is full, {queue} drops from the head of the longest queue.
m-when-the-buffer-is-full-wdtup2 = Ist der Puffer voll, verwirft { $queue } vom Kopf der längsten Warteschlange.

# Packet {packet} was answered, and the answer was marked on its way back.
m-packet-packet-was-answered-and-vhx5dv = Paket { $packet } wurde beantwortet, und die Antwort wurde auf dem Rückweg markiert.

# Packet {packet} was dropped from the head: the queue{hop:at} was full, with {limit}, and another came. It had waited {waited:span}.
m-packet-packet-was-dropped-from-a855nq = Paket { $packet } wurde vom Kopf verworfen: Die Warteschlange{ $hop } war mit { $limit } voll, und ein weiteres kam. Es hatte { $waited } gewartet.

# for what comes while the queue is full the packet that has waited longest is dropped.
m-for-what-comes-while-the-cd856l = Für das, was bei voller Warteschlange ankommt, wird das Paket verworfen, das am längsten gewartet hat.

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

# W ← W + α/W at every ACK: α = {alpha:3}, from the window at the last cut, so {adds:2} now.
m-w-w-w-at-every-srjrhu = W ← W + α/W bei jedem ACK: α = { $alpha }, aus dem Fenster bei der letzten Kürzung, jetzt also { $adds }.

# From the window that it cut: α = 3β/(2 Wmax − β) = {alpha:3}, with β = {b:3}.
m-from-the-window-that-it-82hca4 = Aus dem Fenster, das es kürzte: α = 3β/(2 Wmax − β) = { $alpha }, mit β = { $b }.

# General additive increase, multiplicative decrease (GAIMD)
m-general-additive-increase-multiplicative-decrease-w0phey = Allgemeine additive Erhöhung, multiplikative Senkung (GAIMD)

# W ← W + a/W at every ACK: now {a:3}/{window:.1} = {adds:2}.
m-w-w-a-w-at-wkisvf = W ← W + a/W bei jedem ACK: jetzt { $a }/{ $window } = { $adds }.

# GAIMD(0.31, 7/8 kept)
m-gaimd-0-31-7-8-ryre9u = GAIMD(0.31, 7/8 behalten)

# AIMD(0.2, 1/8 cut)
m-aimd-0-2-1-8-n6ktrl = AIMD(0.2, 1/8 gekürzt)

# BBR version 1
m-bbr-version-1-uvin9y = BBR Version 1

# It has not cut for packet {packet}, {how?dropped|lost|marked}: BBR goes by delivery rates, not by losses.
m-it-has-not-cut-for-gznjgk = Für Paket { $packet }, { $how ->
    [0] verworfen
    [1] verloren
   *[other] markiert
  }, hat es nicht gekürzt: BBR richtet sich nach Zustellraten, nicht nach Verlusten.

# Linux paces 1 % below gain × bandwidth, so that queues drain, rounds its window up to an even number, adds two packets while it probes at 5/4, and renews its memory of the round trip only by a shorter one, so that even alone it probes the round trip every T. The draft does nothing of this.
m-linux-paces-1-below-gain-sxq1qc = Linux sendet 1 % unter Verstärkung × Bandbreite, damit sich Warteschlangen leeren, rundet sein Fenster auf eine gerade Zahl auf, legt zwei Pakete zu, während es mit 5/4 sondiert, und erneuert sein Gedächtnis der Umlaufzeit nur durch eine kürzere, so dass es auch allein alle T die Umlaufzeit sondiert. Der Entwurf tut nichts davon.

# BBR version 3
m-bbr-version-3-ubjfw0 = BBR Version 3

# It has not cut for packet {packet}, {how?dropped|lost|marked}: BBRv3 takes losses into account when their round trip is over, and cuts a probe at over 2 %.
m-it-has-not-cut-for-y5gflq = Für Paket { $packet }, { $how ->
    [0] verworfen
    [1] verloren
   *[other] markiert
  }, hat es nicht gekürzt: BBRv3 berücksichtigt Verluste, wenn ihr Umlauf vorbei ist, und kürzt eine Sondierung bei über 2 %.

# BBR that gives way. It cruises at the bandwidth it has measured, with some room below what it knows to be too much; every two or three seconds, or as often as a TCP of its window would fill the queue, it probes for more, and takes it back when over 2 % of the packets are lost. Every five seconds it halves its window to see the true round trip. How it shares with CUBIC is not proven: implementations differ by a factor of two and more. Left out: marks (the draft has no rule for them, so its packets say that they cannot carry any).
m-bbr-that-gives-way-it-q13ds3 = BBR, das weicht. Es hält die gemessene Bandbreite, mit etwas Abstand zu dem, was es als zu viel kennt; alle zwei, drei Sekunden, oder so oft, wie ein TCP mit seinem Fenster die Warteschlange füllen würde, sondiert es nach mehr und nimmt es zurück, wenn über 2 % der Pakete verloren gehen. Alle fünf Sekunden halbiert es sein Fenster, um die wahre Umlaufzeit zu sehen. Wie es mit CUBIC teilt, ist nicht erwiesen: Implementierungen unterscheiden sich um den Faktor zwei und mehr. Weggelassen: Marken (der Entwurf hat keine Regel für sie; deshalb sagen seine Pakete, dass sie keine tragen können).

# Sends bursts of 1 ms, as with segmentation offload
m-sends-bursts-of-1-ms-nwcvai = Sendet Bündel von 1 ms, wie mit Segmentation Offload

# Binomial
m-binomial-ikqkp8 = Binomial

# Binomial congestion control: SQRT, IIAD and all between
m-binomial-congestion-control-sqrt-iiad-b1iwkj = Binomiale Überlastkontrolle: SQRT, IIAD und alles dazwischen

# W ← W + α/W^(k+1) at every ACK: {a:3}/{window:.1}^{exponent:3} = {adds:2}.
m-w-w-w-k-1-1cb0t7 = W ← W + α/W^(k+1) bei jedem ACK: { $a }/{ $window }^{ $exponent } = { $adds }.

# Data Center TCP
m-data-center-tcp-f4whod = Data Center TCP (für Rechenzentren)

# W ← W + 1/W at every ACK: now 1/{window:.1} = {adds:2}.
m-w-w-1-w-at-tufvqe = W ← W + 1/W bei jedem ACK: jetzt 1/{ $window } = { $adds }.

# A hand set the pace.
m-a-hand-set-the-pace-yu6105 = Eine Hand hat das Tempo gesetzt.

# Low Extra Delay Background Transport
m-low-extra-delay-background-transport-wk31m1 = Low Extra Delay Background Transport (Hintergrundtransport mit wenig Zusatzverzögerung)

# W ← W + G (T − q)/T / W: q = {queueing:span}, T = {target:span}, so {adds:2} now.
m-w-w-g-t-q-119n9f = W ← W + G (T − q)/T / W: q = { $queueing }, T = { $target }, jetzt also { $adds }.

# DCTCP made fit for the Internet: it says on its packets that it answers marks in proportion (ECT(1)), so that a queue of two keeps them apart and marks them at once; its ACKs count every mark; it paces its packets; and with a short round trip it climbs no faster than with one of 25 ms. Without marks it halves at a loss, as TCP. Left out: the search for queues that mark as seldom as TCP needs it (classic ECN), and giving way there as TCP does. RFC 9331 asks for the search; the draft describes one, and Linux leaves it off. Without it Prague answers such a mark by a little where TCP halves, and takes most of the link.
m-dctcp-made-fit-for-the-bj045k = DCTCP, fürs Internet tauglich gemacht: Es sagt auf seinen Paketen, dass es Marken anteilig beantwortet (ECT(1)), damit eine Doppelwarteschlange sie getrennt hält und sofort markiert; seine ACKs zählen jede Marke; es sendet seine Pakete gleichmäßig; und mit kurzer Umlaufzeit steigt es nicht schneller als mit einer von 25 ms. Ohne Marken halbiert es bei einem Verlust wie TCP. Weggelassen: die Suche nach Warteschlangen, die so selten markieren, wie TCP es braucht (klassisches ECN), und dort zu weichen wie TCP. RFC 9331 verlangt die Suche; der Entwurf beschreibt eine, und Linux lässt sie aus. Ohne sie beantwortet Prague eine solche Marke mit wenig, wo TCP halbiert, und nimmt das meiste der Leitung.

# Rate Adaptation Protocol
m-rate-adaptation-protocol-2qvwhk = Rate Adaptation Protocol (Ratenanpassung)

# Square increase, multiplicative decrease
m-square-increase-multiplicative-decrease-iov9fw = Quadratische Erhöhung, multiplikative Senkung

# W(t) = W₀ + α²t²/4 since the last cut, with W₀ = {start:.2} and α = {alpha:3} from then.
m-w-t-w-t-4-0jbx0k = W(t) = W₀ + α²t²/4 seit der letzten Kürzung, mit W₀ = { $start } und α = { $alpha } von damals.

# It remembers W₀ = {start:.2} and, from the window that it cut, α = {alpha:3}.
m-it-remembers-w-start-2-3mf3ip = Es merkt sich W₀ = { $start } und, aus dem Fenster, das es kürzte, α = { $alpha }.

# Transmission Control Protocol
m-transmission-control-protocol-ykul50 = Transmission Control Protocol

# TCP Emulation At Receivers
m-tcp-emulation-at-receivers-jjmpd3 = TCP-Nachbildung beim Empfänger (TCP Emulation At Receivers)

# The last epoch ended as packet {packet} was marked: the imagined window fell from {before:.1} to {after:.1}.
m-the-last-epoch-ended-as-7s7pg2 = Die letzte Epoche endete, als Paket { $packet } markiert wurde: Das vorgestellte Fenster fiel von { $before } auf { $after }.

# the imagined TCP halves: {cut:.2} / 2 = {after:.2}.
m-the-imagined-tcp-halves-cut-2c1v3q = Das vorgestellte TCP halbiert: { $cut } / 2 = { $after }.

# TCP-Friendly Rate Control
m-tcp-friendly-rate-control-ni4hqn = TCP-freundliche Ratensteuerung

# the start-up is over, X ← X/2: {before:.1} / 2 = {after:.1}.
m-the-start-up-is-over-bgkiza = Der Anlauf ist vorbei, X ← X/2: { $before } / 2 = { $after }.

# TCP-Friendly Rate Control Protocol, fixed intervals
m-tcp-friendly-rate-control-protocol-s3tz6n = TCP-freundliche Ratensteuerung in festen Abständen

# It has not cut for packet {packet}, {how?dropped|lost|marked}: it looks at losses only once in {interval:span}.
m-it-has-not-cut-for-70kn5b = Für Paket { $packet }, { $how ->
    [0] verworfen
    [1] verloren
   *[other] markiert
  }, hat es nicht gekürzt: Es sieht nur alle { $interval } auf Verluste.

# X ← X/2, but at most one maximum window per {rtt:span}: from {before:.1} to {after:.1}.
m-x-x-2-but-at-ajn576 = X ← X/2, aber höchstens ein größtes Fenster je { $rtt }: von { $before } auf { $after }.

# X ← {growth:3} X, but at most one maximum window per {rtt:span}: from {before:.1} to {after:.1}.
m-x-growth-3-x-but-ua7qup = X ← { $growth } X, aber höchstens ein größtes Fenster je { $rtt }: von { $before } auf { $after }.

# {by?the least window|sent again before, so half|a quarter is cut}: of {cut} it keeps {left}, and {duplicates} more while as many duplicate ACKs stand for packets that have left.
m-by-the-least-window-sent-m3q9de = { $by ->
    [0] das kleinste Fenster
    [1] erneut gesendet, also die Hälfte
   *[other] ein Viertel wird gekürzt
  }: Von { $cut } behält es { $left }, und { $duplicates } mehr, solange ebenso viele Duplikat-ACKs für Pakete stehen, die gegangen sind.

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
m-packet-packet-was-found-missing-ki7oq2 = Paket { $packet } wurde als fehlend erkannt: Die Schwelle wurde { $after }, wo das Fenster { $cut } gewesen war.

# The third duplicate ACK told {flow} that packet {packet} is missing.
m-the-third-duplicate-ack-told-a9s7hp = Das dritte Duplikat-ACK sagte { $flow }, dass Paket { $packet } fehlt.

# W ← 1 at a loss, and slow start up to half of it: {cut:.2} / 2.
m-w-1-at-a-loss-vsa5su = W ← 1 bei einem Verlust, und Slow Start bis zur Hälfte davon: { $cut } / 2.

# An ACK told {flow} that packet {packet} was marked.
m-an-ack-told-flow-that-4e4mua = Ein ACK sagte { $flow }, dass Paket { $packet } markiert wurde.

# Packet {packet} was marked: the threshold became {after:packets}, where the window had been {cut:packets}.
m-packet-packet-was-marked-the-v1l072 = Paket { $packet } wurde markiert: Die Schwelle wurde { $after }, wo das Fenster { $cut } gewesen war.

# RACK told {flow} that packet {packet} is lost: a later one has arrived, and a quarter of a round trip has passed.
m-rack-told-flow-that-packet-eiyspf = RACK sagte { $flow }, dass Paket { $packet } verloren ist: Ein später gesendetes ist angekommen, und ein Viertel der Umlaufzeit ist vergangen.

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
m-w-w-left-packets-what-b4a8cs = W ← W − { $left }: Was bestätigt ist, ist gegangen, bis auf das, was Duplikat-ACKs zugelegt hatten.

# An ACK came while a loss is repaired: the window comes down to the threshold, not at once.
m-an-ack-came-while-a-15eh0k = Ein ACK kam, während ein Verlust repariert wird: Das Fenster geht zur Schwelle hinunter, nicht auf einmal.

# PRR: of {delivered:packets} packets that have arrived since the cut it replaces {target:packets} in {prior:packets}, and {sent:packets} have gone: with {inFlight:packets} in flight the window is {after:.2}.
m-prr-of-delivered-packets-packets-n5jcec = PRR: Von { $delivered } seit der Kürzung angekommenen Paketen ersetzt es { $target } auf { $prior }, und { $sent } sind gegangen: Mit { $inFlight } unterwegs ist das Fenster { $after }.

# PRR: no more are in flight than the threshold of {target:packets}, so for each packet that arrives one goes, and one more while nothing further is lost: with {inFlight:packets} in flight the window is {after:.2}.
m-prr-no-more-are-in-nzrhzt = PRR: Nicht mehr als die Schwelle von { $target } sind unterwegs; also geht für jedes angekommene Paket eines, und eines mehr, solange nichts weiter verloren ist: Mit { $inFlight } unterwegs ist das Fenster { $after }.

# the window is the threshold that the cut set, {target:packets}.
m-the-window-is-the-threshold-nmdn2u = Das Fenster ist die Schwelle, die die Kürzung gesetzt hat: { $target }.

# A further duplicate ACK came.
m-a-further-duplicate-ack-came-befwum = Ein weiteres Duplikat-ACK kam.

# W ← W + 1: each further duplicate ACK stands for a packet that has left.
m-w-w-1-each-further-eremmp = W ← W + 1: Jedes weitere Duplikat-ACK steht für ein Paket, das gegangen ist.

# A duplicate ACK came, and packet {packet} was out for too long.
m-a-duplicate-ack-came-and-4ru9er = Ein Duplikat-ACK kam, und Paket { $packet } war zu lange unterwegs.

# The flow started.
m-the-flow-started-u1369x = Der Fluss begann.

# a new connection begins with the initial window, {after:packets}.
m-a-new-connection-begins-with-kt4ey4 = Eine neue Verbindung beginnt mit dem Anfangsfenster, { $after }.

# it begins with {after:.1} packets/s.
m-it-begins-with-after-1-3qitew = Er beginnt mit { $after } Paketen/s.

# The handshake was acknowledged.
m-the-handshake-was-acknowledged-ndy4aa = Der Handshake wurde bestätigt.

# the initial window is {initial:packets}.
m-the-initial-window-is-initial-2g5no7 = Das Anfangsfenster ist { $initial }.

# No ACK came until the timer ran out; packet {packet} is the oldest without one.
m-no-ack-came-until-the-8vz4jz = Kein ACK kam, bis der Timer ablief; Paket { $packet } ist das älteste ohne ACK.

# A hand set the window.
m-a-hand-set-the-window-xwitqs = Eine Hand hat das Fenster gesetzt.

# The timer ran out with nothing in flight.
m-the-timer-ran-out-with-olpedw = Der Timer lief ab, und nichts war unterwegs.

# after a timeout the window is {after:packets}.
m-after-a-timeout-the-window-huiacj = Nach einem Timeout ist das Fenster { $after }.

# New ACKs came, and none told of a loss.
m-new-acks-came-and-none-ay72u6 = Neue ACKs kamen, und keines sagte etwas von einem Verlust.

# W ← W + 1 at every new ACK: twice as much every round trip, up to the threshold.
m-w-w-1-at-every-ob0a2t = W ← W + 1 bei jedem neuen ACK: doppelt so viel in jedem Umlauf, bis zur Schwelle.

# The first ACK of data measured the round trip.
m-the-first-ack-of-data-7opm6k = Das erste ACK für Daten maß die Umlaufzeit.

# The first answer came after {value:seconds}.
m-the-first-answer-came-after-chv26e = Die erste Antwort kam nach { $value }.

# the window is {after:packets}.
m-the-window-is-after-packets-ptm8r9 = Das Fenster ist { $after }.

# one packet per round trip: 1 / {value:span} = {after:.1}.
m-one-packet-per-round-trip-rbtliq = Ein Paket je Umlauf: 1 / { $value } = { $after }.

# HyStart ended slow start at {end:packets} packets: the ACKs of one round came without a gap for {found:span}, more than {longest:span}, half of the shortest round trip: the path is full.
m-hystart-ended-slow-start-at-oa3fc4 = HyStart beendete Slow Start bei { $end } Paketen: Die ACKs einer Runde kamen { $found } lang ohne Lücke, mehr als { $longest }, die Hälfte der kürzesten Umlaufzeit: Der Pfad ist voll.

# HyStart ended slow start at {end:packets} packets: even the shortest round trip of a round was {found:span}, more than {longest:span}: packets wait.
m-hystart-ended-slow-start-at-qv3rf8 = HyStart beendete Slow Start bei { $end } Paketen: Selbst die kürzeste Umlaufzeit einer Runde war { $found }, mehr als { $longest }: Pakete warten.

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
m-an-interval-passed-without-a-xzoeot = Ein Abstand verging ohne Verlust.

# An interval with losses is over.
m-an-interval-with-losses-is-7bncto = Ein Abstand mit Verlusten ist vorbei.

# X ← T(p, R, 4R) with p = {p:3} of this interval and R = {rtt:span}: {after:.1}.
m-x-t-p-r-4r-rmyb8l = X ← T(p, R, 4R) mit p = { $p } aus diesem Abstand und R = { $rtt }: { $after }.

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
m-the-imagined-tcp-grows-by-ok6qlx = Das vorgestellte TCP wächst in Slow Start bei jeder Ankunft um 1, sonst um 1/{ $round }.

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

# Aggressiveness I (per RTT)
m-aggressiveness-i-per-rtt-urt10l = Aggressivität I (je Umlauf)

# The largest rise of the rate from one round trip to the next while no congestion is signalled; slow start is not meant.
m-the-largest-rise-of-the-rvbk1t = Der größte Anstieg der Rate von einem Umlauf zum nächsten, während nichts Überlast meldet; Slow Start ist nicht gemeint.

# Utilization after doubling f(k)
m-utilization-after-doubling-f-k-zmyzxd = Auslastung nach Verdopplung f(k)

# Mean utilization of the link in the first k round trips after the bandwidth for the remaining flows doubled.
m-mean-utilization-of-the-link-1smkdn = Mittlere Auslastung der Leitung in den ersten k Umläufen, nachdem sich die Bandbreite für die verbleibenden Flüsse verdoppelt hat.

# without what departed flows still delivered
m-without-what-departed-flows-still-24ttnd = ohne das, was gegangene Flüsse noch zustellten

# Queue refill time
m-queue-refill-time-k2xlb9 = Wiederfüllzeit der Warteschlange

# Round trips from the departure of flows until the bottleneck queue, having fallen below 95 % of its buffer, reaches that again.
m-round-trips-from-the-departure-b21wp5 = Umläufe vom Weggang von Flüssen, bis die Warteschlange am Engpass, unter 95 % ihres Puffers gefallen, diese wieder erreicht.

# full is, packets
m-full-is-packets-0820xt = voll heißt, Pakete

# δ-fair convergence time
m-fair-convergence-time-c3zrky = δ-faire Konvergenzzeit

# Seconds for two flows of one scheme to come from the most uneven split to one whose difference is the part δ of the whole; δ = 0.1 is 55 to 45.
m-seconds-for-two-flows-of-b5pkp2 = Sekunden, in denen zwei Flüsse eines Verfahrens von der ungleichsten Aufteilung zu einer kommen, deren Unterschied der Teil δ des Ganzen ist; δ = 0,1 ist 55 zu 45.

# T1, time to the efficiency line
m-t1-time-to-the-efficiency-2jvqae = T1, Zeit bis zur Effizienzlinie

# Round trips until two flows that leave capacity unused fill it: until the first loss.
m-round-trips-until-two-flows-00wnxi = Umläufe, bis zwei Flüsse, die Kapazität ungenutzt lassen, sie füllen: bis zum ersten Verlust.

# Δ, difference at the efficiency line
m-difference-at-the-efficiency-line-hbx1xv = Δ, Unterschied an der Effizienzlinie

# Difference of the two windows when the first loss occurs.
m-difference-of-the-two-windows-pboiwi = Unterschied der beiden Fenster beim ersten Verlust.

# T2, time to fairness
m-t2-time-to-fairness-xntdb8 = T2, Zeit bis zur Fairness

# Round trips from the first loss until the difference of the two windows stays below ε, taken where congestion epochs end.
m-round-trips-from-the-first-2cr9s8 = Umläufe vom ersten Verlust, bis der Unterschied der beiden Fenster unter ε bleibt, genommen an den Enden der Überlastepochen.

# RTTs to the first end that close
m-rtts-to-the-first-end-1wewjs = Umläufe bis zum ersten so nahen Ende

# epochs until then
m-epochs-until-then-14rzg6 = Epochen bis dahin

# epochs that stay
m-epochs-that-stay-2eu21x = Epochen, die so bleiben

# Length of a congestion epoch
m-length-of-a-congestion-epoch-43oua5 = Länge einer Überlastepoche

# Round trips between two consecutive cuts of the window of a flow; the mean over the epochs of the window.
m-round-trips-between-two-consecutive-qkthnu = Umläufe zwischen zwei aufeinanderfolgenden Kürzungen des Fensters eines Flusses; das Mittel über die Epochen des Fensters.

# Shape of the increase curve
m-shape-of-the-increase-curve-ie7f2z = Form der Anstiegskurve

# Whether the window climbs faster and faster between two cuts (superlinear), evenly (linear), or ever slower (sublinear).
m-whether-the-window-climbs-faster-42fwme = Ob das Fenster zwischen zwei Kürzungen immer schneller steigt (superlinear), gleichmäßig (linear) oder immer langsamer (sublinear).

# bend, part of the climb
m-bend-part-of-the-climb-y5sjvy = Krümmung, Teil des Anstiegs

# Jain fairness index F
m-jain-fairness-index-f-kcswxq = Fairness-Index F nach Jain

# How equal the sending rates of the competing flows are in the same round trip: 1 is equal, 1/K is one flow has everything.
m-how-equal-the-sending-rates-ak72wk = Wie gleich die Senderaten der konkurrierenden Flüsse im selben Umlauf sind: 1 ist gleich, 1/K heißt, ein Fluss hat alles.

# Short-term fairness CoV_sf
m-short-term-fairness-cov-sf-qq6tvd = Kurzzeit-Fairness CoV_sf

# Coefficient of variation of the rates of the competing flows in the same round trip; the trace and its mean.
m-coefficient-of-variation-of-the-8suhhi = Variationskoeffizient der Raten der konkurrierenden Flüsse im selben Umlauf; der Verlauf und sein Mittel.

# Long-term fairness CoV_lf
m-long-term-fairness-cov-lf-7byft4 = Langzeit-Fairness CoV_lf

# Coefficient of variation across flows of one scheme of their average rates over many round trips, averaged over the windows of that length that fit.
m-coefficient-of-variation-across-flows-y71sth = Variationskoeffizient der mittleren Raten der Flüsse eines Verfahrens über viele Umläufe, gemittelt über die Abschnitte dieser Länge, die passen.

# Two-user ratio fairness
m-two-user-ratio-fairness-r2dw09 = Fairness zweier als Verhältnis

# The larger rate of two flows over the smaller: 1 is fair, larger is worse.
m-the-larger-rate-of-two-5ogy0i = Die größere Rate zweier Flüsse, geteilt durch die kleinere: 1 ist fair, größer ist schlechter.

# δ-fair convergence in ACKs
m-fair-convergence-in-acks-i0hmdq = δ-faire Konvergenz in ACKs

# ACKs that two AIMD(a, b) flows receive together until the expected difference of their windows has shrunk by the factor δ, marks coming with probability p.
m-acks-that-two-aimd-a-bjr27p = ACKs, die zwei Flüsse mit AIMD(a, b) zusammen bekommen, bis der erwartete Unterschied ihrer Fenster um den Faktor δ geschrumpft ist, wenn Marken mit Wahrscheinlichkeit p kommen.

# Value of a closed form
m-value-of-a-closed-form-vfl4nm = Wert einer geschlossenen Form

# A closed form of a paper, evaluated.
m-a-closed-form-of-a-fs2ljn = Eine geschlossene Form einer Arbeit, ausgewertet.

# TCP-compatibility
m-tcp-compatibility-0u56a5 = TCP-Kompatibilität

# In the steady state no more bandwidth than a conformant TCP under comparable conditions, and a decrease at least as fast; the increase is free.
m-in-the-steady-state-no-bs40xb = Im eingeschwungenen Zustand nicht mehr Bandbreite als ein regelgerechtes TCP unter vergleichbaren Bedingungen, und eine mindestens so schnelle Abnahme; die Zunahme ist frei.

# TCP-equivalence
m-tcp-equivalence-p0c9ch = TCP-Äquivalenz

# The same bandwidth as TCP if both see the same pattern of losses and RTTs, in steady and in transient state: rising and falling as fast as TCP.
m-the-same-bandwidth-as-tcp-7kd7h5 = Dieselbe Bandbreite wie TCP, wenn beide dasselbe Muster von Verlusten und Umlaufzeiten sehen, im eingeschwungenen wie im Übergangszustand: so schnell steigend und fallend wie TCP.

# TCP-equal share
m-tcp-equal-share-rlg7hq = Gleicher Anteil wie TCP

# The same bandwidth as TCP when competing with it on the same bottleneck, even if they see different losses; it implies equivalence, and not the other way round.
m-the-same-bandwidth-as-tcp-0oo97j = Dieselbe Bandbreite wie TCP im Wettbewerb mit ihm am selben Engpass, auch wenn sie verschiedene Verluste sehen; daraus folgt Äquivalenz, und nicht umgekehrt.

# Traces
m-traces-5ukwsn = Verläufe

# Smoothness
m-smoothness-r03tqo = Glätte

# Fairness
m-fairness-5vmvis = Fairness

# Transfers
m-transfers-oowe33 = Übertragungen

# Pings
m-pings-sj0ab2 = Pings

# Settling
m-settling-ge74ql = Einschwingen

# Convergence of two flows
m-convergence-of-two-flows-13ty7s = Konvergenz zweier Flüsse

# Congestion epochs
m-congestion-epochs-946hos = Überlastepochen

# Closed forms
m-closed-forms-c38v36 = Geschlossene Formen

# Facts about schemes
m-facts-about-schemes-fdupkh = Fakten über Verfahren

# TCP-friendliness
m-tcp-friendliness-6i9apr = TCP-Freundlichkeit

# Verdicts
m-verdicts-g738m7 = Urteile

# Packet drop rate
m-packet-drop-rate-j9mia4 = Verwurfsrate

# Part of the packets that is dropped: of the adaptive flows, wherever it happens; of all traffic at the bottleneck queue beside it.
m-part-of-the-packets-that-u50oa8 = Teil der Pakete, der verworfen wird: der anpassungsfähigen Flüsse, wo immer es geschieht; daneben des ganzen Verkehrs an der Warteschlange des Engpasses.

# Early marking plus overflow drop rate
m-early-marking-plus-overflow-drop-9e4x0k = Frühe Marken plus Überlaufverwürfe

# Part of the packets arriving at the bottleneck that carries a congestion signal: marked, or dropped.
m-part-of-the-packets-arriving-pzcvdx = Teil der am Engpass ankommenden Pakete mit einem Überlastsignal: markiert oder verworfen.

# Normalized packet-loss rate
m-normalized-packet-loss-rate-866qpm = Normierte Paketverlustrate

# Loss rate of the studied flow with the shortest RTT over that of the TCP flow with the shortest RTT.
m-loss-rate-of-the-studied-ulwsr8 = Verlustrate des untersuchten Flusses mit der kürzesten Umlaufzeit, geteilt durch die des TCP-Flusses mit der kürzesten.

# Normalized loss events
m-normalized-loss-events-5xhuac = Normierte Verlustereignisse

# Loss events that a studied flow sees, over those that TCP sees in the same interval, from the moment the available bandwidth drops until the flow has settled.
m-loss-events-that-a-studied-bkd7gv = Verlustereignisse, die ein untersuchter Fluss sieht, geteilt durch die, die TCP in derselben Zeit sieht, vom Fall der verfügbaren Bandbreite bis zum Einschwingen des Flusses.

# Mean queue
m-mean-queue-vz7ufn = Mittlere Warteschlange

# Packets that wait at the link, the one in transmission not counted: mean over time.
m-packets-that-wait-at-the-uyvbf7 = Pakete, die an der Leitung warten, ohne das gerade gesendete: Mittel über die Zeit.

# Longest queue
m-longest-queue-sm825i = Längste Warteschlange

# The most packets that waited at the link at one time.
m-the-most-packets-that-waited-lrv9v5 = Die meisten Pakete, die zugleich an der Leitung warteten.

# Mean wait
m-mean-wait-9m6e3h = Mittlere Wartezeit

# How long a packet that the link sent had waited for its turn, on average, by Little’s law.
m-how-long-a-packet-that-m7oz1i = Wie lange ein Paket, das die Leitung sendete, im Mittel gewartet hatte, nach dem Gesetz von Little.

# Use of the link
m-use-of-the-link-sj9iri = Nutzung der Leitung

# Part of what the link could have sent that it sent, all traffic together.
m-part-of-what-the-link-80qm05 = Teil dessen, was die Leitung hätte senden können, den sie sendete, aller Verkehr zusammen.

# Loss
m-loss-tdd92y = Verlust

# Part of the packets that flows sent that was lost or dropped on the way.
m-part-of-the-packets-that-127mr7 = Teil der von Flüssen gesendeten Pakete, der unterwegs verloren ging oder verworfen wurde.

# What receivers got in order, each packet once, of all the flows together.
m-what-receivers-got-in-order-d4p2vy = Was die Empfänger in der richtigen Reihenfolge bekamen, jedes Paket einmal, von allen Flüssen zusammen.

# The throughput of a group as a part of that of all flows.
m-the-throughput-of-a-group-mkdupm = Der Durchsatz einer Gruppe als Teil des Durchsatzes aller Flüsse.

# Jain’s index
m-jain-s-index-np9ur7 = Jains Index

# How equal the throughputs of all flows are over the window: 1 is equal, 1/n is one flow has all.
m-how-equal-the-throughputs-of-3yoctn = Wie gleich die Durchsätze aller Flüsse im Abschnitt sind: 1 ist gleich, 1/n heißt, ein Fluss hat alles.

# CoV of the rate
m-cov-of-the-rate-jdll93 = VarK der Rate

# Coefficient of variation of the packets that a flow sends per sample: mean of the flows; 0 is smooth.
m-coefficient-of-variation-of-the-uyz9pc = Variationskoeffizient der Pakete, die ein Fluss je Messpunkt sendet: Mittel der Flüsse; 0 ist glatt.

# Mean round trip
m-mean-round-trip-8gfyjr = Mittlere Umlaufzeit

# Round-trip time that the senders measured, mean of the flows.
m-round-trip-time-that-the-s82s04 = Umlaufzeit, die die Sender gemessen haben, Mittel der Flüsse.

# Completion time
m-completion-time-2ojpvo = Übertragungsdauer

# From the first packet of a transfer to the ACK of its last one: mean of the transfers that are over.
m-from-the-first-packet-of-cubyyf = Vom ersten Paket einer Übertragung bis zum ACK ihres letzten: Mittel der beendeten Übertragungen.

# Times that flows cut their windows or rates: for lost packets, timeouts or marks.
m-times-that-flows-cut-their-b914rn = Wie oft Flüsse ihr Fenster oder ihre Rate kürzten: wegen verlorener Pakete, Timeouts oder Marken.

# Times that a retransmission timer of a flow ran out.
m-times-that-a-retransmission-timer-ycrmou = Wie oft der Timer eines Flusses für erneutes Senden ablief.

# Marks
m-marks-bkgwy1 = Marken

# Part of the packets arriving at the link that its queue marked (ECN).
m-part-of-the-packets-arriving-qlysic = Teil der an der Leitung ankommenden Pakete, den ihre Warteschlange markierte (ECN).

# Probes lost
m-probes-lost-vcwhgg = Verlorene Sonden

# Part of the probes that is lost, on the way there or back.
m-part-of-the-probes-that-97jz5b = Teil der Sonden, der auf dem Hin- oder Rückweg verloren geht.

# Responsiveness D
m-responsiveness-d-fckywg = Reaktionsfähigkeit D

# Round trips until the rate is half of that before the disturbance when every round trip brings exactly one loss indication; of several flows the mean.
m-round-trips-until-the-rate-cqvi3g = Umläufe, bis die Rate halb so groß ist wie vor der Störung, wenn jeder Umlauf genau eine Verlustmeldung bringt; bei mehreren Flüssen das Mittel.

# Adaptation time R
m-adaptation-time-r-aqixbz = Anpassungszeit R

# Round trips after a disturbance until the rate stays within 5 % of the step from its new steady value.
m-round-trips-after-a-disturbance-thc7a1 = Umläufe nach einer Störung, bis die Rate innerhalb von 5 % der Stufe um ihren neuen eingeschwungenen Wert bleibt.

# Rate-adaptation fraction
m-rate-adaptation-fraction-4n40fz = Ausgeführter Teil der Ratenstufe

# Part of the step that the rate has done, over the round trips after it: from 0 towards 1; as a number, the part done at the window's end.
m-part-of-the-step-that-msqomv = Teil der Stufe, den die Rate geschafft hat, über die Umläufe danach: von 0 gegen 1; als Zahl der am Ende des Abschnitts geschaffte Teil.

# Undershoot depth
m-undershoot-depth-orixkd = Tiefe des Unterschwingens

# The lowest rate after a step down, over the new steady rate: 0 means that the flow fell silent, 1 that it did not fall below.
m-the-lowest-rate-after-a-zfgner = Die niedrigste Rate nach einer Stufe abwärts, geteilt durch die neue eingeschwungene Rate: 0 heißt, dass der Fluss verstummte, 1, dass er nicht darunter fiel.

# Scheme parameter
m-scheme-parameter-mye2ip = Parameter eines Verfahrens

# Value of a control parameter of a scheme: the one chosen, or the default of its card.
m-value-of-a-control-parameter-hqjk3w = Wert eines Parameters eines Verfahrens: der gewählte, oder der voreingestellte seiner Karte.

# Taxonomy class
m-taxonomy-class-a723gi = Klasse der Einteilung

# Row of the scheme in the classification of policies: what fairness goes by, step and curve of the increase, memory of the decrease.
m-row-of-the-scheme-in-2de14a = Zeile des Verfahrens in der Einteilung der Strategien: wonach Fairness geht, Schritt und Kurve der Zunahme, Gedächtnis der Abnahme.

# available, bit/s
m-available-bit-s-p6xent = verfügbar, bit/s

# Convergence time
m-convergence-time-rgtvez = Konvergenzzeit

# Seconds from a change of conditions until the smoothed throughput is near its new steady mean and stays there.
m-seconds-from-a-change-of-skjv8c = Sekunden von einer Änderung der Bedingungen, bis der geglättete Durchsatz nahe seinem neuen eingeschwungenen Mittel ist und dort bleibt.

# Oscillation after convergence
m-oscillation-after-convergence-3rjxqv = Schwankung nach der Konvergenz

# Coefficient of variation of the throughput in bins of 1 s once the new bandwidth is taken; of several flows the mean.
m-coefficient-of-variation-of-the-rj0pmd = Variationskoeffizient des Durchsatzes in Abschnitten von 1 s, sobald die neue Bandbreite genommen ist; bei mehreren Flüssen das Mittel.

# Smoothness CoV_time
m-smoothness-cov-time-qiwrds = Glätte CoV_time

# Coefficient of variation of the rates of one flow in consecutive round trips, where nothing changes; smaller is smoother. Of several flows, the mean.
m-coefficient-of-variation-of-the-jcofa0 = Variationskoeffizient der Raten eines Flusses in aufeinanderfolgenden Umläufen, wo sich nichts ändert; kleiner ist glatter. Bei mehreren Flüssen das Mittel.

# Smoothness ratio
m-smoothness-ratio-mpi3s3 = Glätteverhältnis

# The least ratio, smaller over larger, of the rates of a flow in two consecutive round trips: 1 is perfect, TCP(b) has 1 − b.
m-the-least-ratio-smaller-over-5igw00 = Das kleinste Verhältnis, kleiner durch größer, der Raten eines Flusses in zwei aufeinanderfolgenden Umläufen: 1 ist vollkommen, TCP(b) hat 1 − b.

# larger over smaller
m-larger-over-smaller-8ysa5k = größer durch kleiner

# Throughput of a source
m-throughput-of-a-source-g13cvo = Durchsatz einer Quelle

# What arrives of a source that nobody slows down, a constant stream as one; of all of them, if none is named.
m-what-arrives-of-a-source-0v38qf = Was von einer Quelle ankommt, die niemand bremst, etwa einem konstanten Strom; von allen zusammen, wenn keine genannt ist.

# Loss of a source
m-loss-of-a-source-vjkind = Verlust einer Quelle

# Part of the packets of a source that is dropped; of all of them together, if none is named.
m-part-of-the-packets-of-porhi9 = Teil der Pakete einer Quelle, der verworfen wird; von allen zusammen, wenn keine genannt ist.

# Stabilization time
m-stabilization-time-w9gy7x = Stabilisierungszeit

# Round trips after the available bandwidth has fallen until the loss rate of the bottleneck queue is within 1.5 times its steady value for the new conditions.
m-round-trips-after-the-available-n8nw76 = Umläufe, nachdem die verfügbare Bandbreite gefallen ist, bis die Verlustrate der Warteschlange am Engpass beim 1,5-Fachen ihres eingeschwungenen Werts unter den neuen Bedingungen oder darunter ist.

# Stabilization cost
m-stabilization-cost-79nf0h = Stabilisierungskosten

# Stabilization time times the mean loss rate over it: 1 is as much as all packets of one round trip.
m-stabilization-time-times-the-mean-734d27 = Stabilisierungszeit mal mittlere Verlustrate darin: 1 ist so viel wie alle Pakete eines Umlaufs.

# Normalized per-flow throughput
m-normalized-per-flow-throughput-19g1gs = Normierter Durchsatz je Fluss

# Throughput of a flow divided by one flow's equal share of the average bandwidth that unresponsive sources leave; the least of all flows as the value, each flow beside it.
m-throughput-of-a-flow-divided-zx0jgz = Durchsatz eines Flusses, geteilt durch den gleichen Anteil eines Flusses an der mittleren Bandbreite, die nicht reagierende Quellen übrig lassen; als Wert der kleinste aller Flüsse, daneben jeder Fluss.

# Mean normalized throughput of a scheme
m-mean-normalized-throughput-of-a-9orc5k = Mittlerer normierter Durchsatz eines Verfahrens

# Mean of the normalized throughput over the flows of a scheme: one number per scheme among the parts; the value is the mean over all flows selected.
m-mean-of-the-normalized-throughput-iwvm42 = Mittel des normierten Durchsatzes über die Flüsse eines Verfahrens: je Verfahren eine Zahl unter den Teilen; der Wert ist das Mittel über alle gewählten Flüsse.

# Aggregate normalized throughput
m-aggregate-normalized-throughput-gu7xxp = Normierter Gesamtdurchsatz

# Throughput of all adaptive flows as a part of the average bandwidth available to them.
m-throughput-of-all-adaptive-flows-8irf2m = Durchsatz aller anpassungsfähigen Flüsse als Teil der mittleren Bandbreite, die ihnen zur Verfügung steht.

# Link utilization
m-link-utilization-acgykl = Auslastung der Leitung

# Part of the capacity of the link that is used, all traffic together.
m-part-of-the-capacity-of-rguxyu = Benutzter Teil der Kapazität der Leitung, aller Verkehr zusammen.

# Throughput of one flow
m-throughput-of-one-flow-c6h2qs = Durchsatz eines Flusses

# What a flow delivers per second at the end of the run; of several flows the mean, with each beside it.
m-what-a-flow-delivers-per-dsazgq = Was ein Fluss am Ende des Laufs je Sekunde zustellt; bei mehreren das Mittel, und daneben jeder.

# Bandwidth share relative to TCP
m-bandwidth-share-relative-to-tcp-lu2nb7 = Bandbreitenanteil gegenüber TCP

# Mean throughput of the studied flows over that of the TCP flows beside them on the same bottleneck.
m-mean-throughput-of-the-studied-t8a0mx = Mittlerer Durchsatz der untersuchten Flüsse, geteilt durch den der TCP-Flüsse neben ihnen am selben Engpass.

# Long-term throughput relative to TCP
m-long-term-throughput-relative-to-7j66jk = Langzeitdurchsatz gegenüber TCP

# Mean rate of a scheme over that of TCP in another run with the same process of losses: same seed, same loss models.
m-mean-rate-of-a-scheme-7cu2a7 = Mittlere Rate eines Verfahrens, geteilt durch die von TCP in einem anderen Lauf mit demselben Verlustprozess: gleicher Startwert, gleiche Verlustmodelle.

# Sending-rate trace
m-sending-rate-trace-kmh0tj = Verlauf der Senderate

# What each flow sends in each round trip; as a number, the mean.
m-what-each-flow-sends-in-ee2rhb = Was jeder Fluss in jedem Umlauf sendet; als Zahl das Mittel.

# Bottleneck queue length trace
m-bottleneck-queue-length-trace-l54tau = Verlauf der Warteschlange am Engpass

# Packets that wait at the bottleneck, the one in transmission not counted; as a number, the mean of the samples.
m-packets-that-wait-at-the-p48tg6 = Pakete, die am Engpass warten, ohne das gerade gesendete; als Zahl das Mittel der Messpunkte.

# Congestion window trace
m-congestion-window-trace-i382jf = Verlauf des Überlastfensters

# The sender's window over time, of a rate scheme its rate times the round trip; as a number, the mean.
m-the-sender-s-window-over-o9s1p4 = Das Fenster des Senders über der Zeit, bei einem ratenbasierten Verfahren seine Rate mal die Umlaufzeit; als Zahl das Mittel.

# worst over CV
m-worst-over-cv-9xhtyv = schlechtester Wert über den CV

# more than, s
m-more-than-s-uvtzus = mehr als, s

# more than, times TCP's
m-more-than-times-tcp-s-qb23oy = mehr als, Vielfaches von TCP

# times TCP's
m-times-tcp-s-97hgmc = Vielfaches von TCP

# Fairness, TCP-equivalence under non-periodic losses
m-fairness-tcp-equivalence-under-non-5uxnwm = Fairness, TCP-Äquivalenz bei nicht periodischen Verlusten

# Whether a scheme gets what TCP gets where losses come at irregular times.
m-whether-a-scheme-gets-what-z89699 = Ob ein Verfahren bekommt, was TCP bekommt, wo Verluste zu unregelmäßigen Zeiten kommen.

# TCP-compatibility under non-periodic losses (bracketed verdict)
m-tcp-compatibility-under-non-periodic-xu3ck2 = TCP-Kompatibilität bei nicht periodischen Verlusten (Urteil in Klammern)

# Whether a scheme gets no more than TCP at any irregularity of the losses.
m-whether-a-scheme-gets-no-waz3fq = Ob ein Verfahren bei keiner Unregelmäßigkeit der Verluste mehr bekommt als TCP.

# Fairness, equal share, equal RTTs
m-fairness-equal-share-equal-rtts-mqrpy4 = Fairness, gleicher Anteil, gleiche Umlaufzeiten

# Whether flows of a scheme and as many of TCP with the same RTT share a bottleneck equally.
m-whether-flows-of-a-scheme-cop9id = Ob Flüsse eines Verfahrens und ebenso viele von TCP mit derselben Umlaufzeit einen Engpass gleich teilen.

# Fairness, equal share, different RTTs
m-fairness-equal-share-different-rtts-h6pcfj = Fairness, gleicher Anteil, verschiedene Umlaufzeiten

# Whether flows of a scheme and as many of TCP share a bottleneck equally where RTTs differ.
m-whether-flows-of-a-scheme-ajcoii = Ob Flüsse eines Verfahrens und ebenso viele von TCP einen Engpass gleich teilen, wo die Umlaufzeiten verschieden sind.

# Aggressiveness, TCP-equivalence, two-state losses
m-aggressiveness-tcp-equivalence-two-state-2mxl3d = Aggressivität, TCP-Äquivalenz, Verluste zweier Zustände

# Whether a scheme takes new bandwidth soon after losses have become rare.
m-whether-a-scheme-takes-new-eiv8pm = Ob ein Verfahren neue Bandbreite bald nimmt, nachdem Verluste selten geworden sind.

# Aggressiveness, equal share, bursty losses
m-aggressiveness-equal-share-bursty-losses-mme5vb = Aggressivität, gleicher Anteil, gebündelte Verluste

# Whether a scheme takes the bandwidth that a source has freed as fast as TCP, and is then stable.
m-whether-a-scheme-takes-the-0f0xpp = Ob ein Verfahren die Bandbreite, die eine Quelle frei gemacht hat, so schnell nimmt wie TCP und dann stabil ist.

# Responsiveness, TCP-equivalence and compatibility, two-state losses
m-responsiveness-tcp-equivalence-and-compatibility-p3ghmy = Reaktionsfähigkeit, TCP-Äquivalenz und -Kompatibilität, Verluste zweier Zustände

# Whether a scheme yields soon after losses have become frequent.
m-whether-a-scheme-yields-soon-ym82xt = Ob ein Verfahren bald weicht, nachdem Verluste häufig geworden sind.

# Responsiveness, equal share, bursty losses
m-responsiveness-equal-share-bursty-losses-y570dt = Reaktionsfähigkeit, gleicher Anteil, gebündelte Verluste

# Whether a scheme yields to a source without many more loss events than TCP.
m-whether-a-scheme-yields-to-myc8vr = Ob ein Verfahren einer Quelle weicht, ohne viel mehr Verlustereignisse als TCP.

# Printed verdict
m-printed-verdict-grp26k = Gedrucktes Urteil

# What the paper prints for a scheme and a column of its table of verdicts.
m-what-the-paper-prints-for-vwyhs7 = Was die Arbeit für ein Verfahren und eine Spalte ihrer Urteilstabelle druckt.

# A link that breaks it
m-a-link-that-breaks-it-yt747g = Eine Leitung, die sie scheitern lässt

# Starves itself
m-starves-itself-b454tc = Verhungert

# It gets less than a quarter of what TCP gets in its place.
m-it-gets-less-than-a-r4yo9h = Sie bekommt weniger als ein Viertel dessen, was TCP an ihrer Stelle bekommt.

# Starves TCP
m-starves-tcp-igkuum = Lässt TCP verhungern

# TCP beside it gets less than a quarter of what it gets beside TCP.
m-tcp-beside-it-gets-less-x98udl = TCP neben ihr bekommt weniger als ein Viertel dessen, was es neben TCP bekommt.

# Loses much
m-loses-much-4dvply = Verliert viel

# It loses more than 5 % of its packets, and more than three times what TCP loses in its place.
m-it-loses-more-than-5-4wj6wa = Sie verliert mehr als 5 % ihrer Pakete, und mehr als dreimal so viel wie TCP an ihrer Stelle.

# Never settles
m-never-settles-35lep9 = Kommt nie zur Ruhe

# The CoV of its rate is above 1, and more than twice that of TCP in its place.
m-the-cov-of-its-rate-5k7wap = Der Variationskoeffizient ihrer Rate liegt über 1, und über dem Doppelten von TCP an ihrer Stelle.

# Keeps the queue full
m-keeps-the-queue-full-4587ju = Hält die Warteschlange voll

# On average less than a tenth of the buffer is free, and less than half of what TCP leaves free in its place.
m-on-average-less-than-a-02fm6z = Im Mittel ist weniger als ein Zehntel des Puffers frei, und weniger als die Hälfte dessen, was TCP an ihrer Stelle frei lässt.

# Part of its packets that was lost or dropped.
m-part-of-its-packets-that-geinsb = Teil ihrer Pakete, der verloren ging oder verworfen wurde.

# TCP beside it
m-tcp-beside-it-g0bzqj = TCP daneben

# What two TCP flows get beside two of it, of what they get beside two more of TCP: below 100 it takes from them.
m-what-two-tcp-flows-get-qbjgfm = Was zwei TCP-Flüsse neben zweien von ihr bekommen, von dem, was sie neben zwei weiteren von TCP bekommen: Unter 100 nimmt sie ihnen weg.

# What the receivers of its flows got in order, after the warm-up.
m-what-the-receivers-of-its-bzkzm7 = Was die Empfänger ihrer Flüsse in der richtigen Reihenfolge bekamen, nach dem Vorlauf.

# As its senders measured it, queue included.
m-as-its-senders-measured-it-47uie9 = Wie ihre Sender sie maßen, die Warteschlange eingeschlossen.

# Of the whole link, beside TCP of half of it: mean over the links. Above 100 it takes from others.
m-of-the-whole-link-beside-d3utky = Von der ganzen Leitung, neben TCP von ihrer Hälfte: Mittel über die Leitungen. Über 100 nimmt sie anderen weg.

# As a multiple of the round trip with an empty queue: mean over the links.
m-as-a-multiple-of-the-3wqsxb = Als Vielfaches der Umlaufzeit bei leerer Warteschlange: Mittel über die Leitungen.

# Basic
m-basic-npfg7x = Einfach

# Two flows of the entry on 10 Mbit/s, 50 ms and a buffer of one path: what every textbook draws.
m-two-flows-of-the-entry-rwyr07 = Zwei Flüsse der Regel auf 10 Mbit/s, 50 ms und einem Puffer von einem Pfad: was jedes Lehrbuch zeichnet.

# Data centre
m-data-centre-tyumxo = Rechenzentrum

# Eight flows on 1 Gbit/s within 0.2 ms; the switch marks while more than 20 packets wait, and drops beyond 100.
m-eight-flows-on-1-gbit-uyduq2 = Acht Flüsse auf 1 Gbit/s innerhalb von 0,2 ms; der Switch markiert, während mehr als 20 Pakete warten, und verwirft ab 100.

# Rate, round trip, buffer, losses and number of flows are drawn from the seed of the race.
m-rate-round-trip-buffer-losses-d7mfy0 = Rate, Umlaufzeit, Puffer, Verluste und Zahl der Flüsse werden aus dem Startwert des Wettlaufs gezogen.

# Long and fat
m-long-and-fat-ilz7rp = Lang und breit

# Two flows on 40 Mbit/s across 180 ms, a third of a path in the buffer: one packet a round trip is slow here.
m-two-flows-on-40-mbit-80kbn9 = Zwei Flüsse auf 40 Mbit/s über 180 ms, ein Drittel eines Pfads im Puffer: Ein Paket je Umlauf ist hier langsam.

# Mobile
m-mobile-h7r72v = Mobilfunk

# One flow on a trace of our own making: 9 Mbit/s, nothing, and all between, with a deep buffer.
m-one-flow-on-a-trace-rh68vh = Ein Fluss auf einer selbst gemachten Aufzeichnung: 9 Mbit/s, nichts und alles dazwischen, mit tiefem Puffer.

# Shared with TCP
m-shared-with-tcp-ngnfoj = Mit TCP geteilt

# Two flows of the entry beside two of TCP (SACK): who takes what from whom.
m-two-flows-of-the-entry-9exi00 = Zwei Flüsse der Regel neben zweien von TCP (SACK): wer wem was nimmt.

# All links
m-all-links-wywfi5 = Alle Leitungen

# Means over all links. On each a rule stands elsewhere: look at the links one by one before you believe a mean of them.
m-means-over-all-links-on-w42jnl = Mittel über alle Leitungen. Auf jeder steht eine Regel anderswo: Sehen Sie die Leitungen einzeln an, bevor Sie einem Mittel über sie glauben.

# Marks (ECN) the next `count` packets of one flow of the group that can carry a mark, at the entry of the first hop it enters. A group without `ecn` has none that can.
m-marks-ecn-the-next-count-co4ceo = Markiert (ECN) die nächsten `count` Pakete eines Flusses der Gruppe, die eine Marke tragen können, am Eingang des ersten Hops, an den er kommt. Eine Gruppe ohne `ecn` hat keine solchen.

# Packet {packet} of {flow} is lost because a change asks for it.
m-packet-packet-of-flow-is-h0ur89 = Paket { $packet } von { $flow } geht verloren, weil eine Änderung es verlangt.

# Packet {packet} was lost because a change asked for it: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-lost-because-oyd683 = Paket { $packet } ging verloren, weil eine Änderung es verlangte: Die Warteschlange{ $hop } hatte { $waiting } von { $limit }.

# Packet {packet} of {flow} is marked because a change asks for it.
m-packet-packet-of-flow-is-vd0x5r = Paket { $packet } von { $flow } wird markiert, weil eine Änderung es verlangt.

# Packet {packet} was marked because a change asked for it: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-marked-because-z5p3t5 = Paket { $packet } wurde markiert, weil eine Änderung es verlangte: Die Warteschlange{ $hop } hatte { $waiting } von { $limit }.

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
m-losses-change-with-time-wqfe9j = Verluste wechseln mit der Zeit

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
m-sources-rate-in-bursts-fjvafq = { $sources } × { $rate } in Schüben

# ping, every {span}
m-ping-every-span-3bia4s = Ping, alle { $span }

# When and how much
m-when-and-how-much-hjagov = Wann und wie viel

# Name and packets
m-name-and-packets-858e42 = Name und Pakete

# How far and which way
m-how-far-and-which-way-uf8mtr = Wie weit und welchen Weg

# W ← W + α/W at every ACK, α = 3β/(2 Wmax − β)
m-w-w-w-at-every-us06we = W ← W + α/W bei jedem ACK, α = 3β/(2 Wmax − β)

# W ← W − β at a loss
m-w-w-at-a-loss-feeti6 = W ← W − β bei einem Verlust

# if first or W < ssthresh then W / 2 else
m-if-first-or-w-ssthresh-0wr2vy = wenn erster oder W < ssthresh, dann W / 2, sonst

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
m-flow-probes-it-sends-a-v0cu79 = { $Flow } sondiert: Es sendet ein Viertel mehr, als gemessen.

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
m-x-what-the-hand-says-6akcg9 = X ← was die Hand sagt, zehnmal in der Sekunde

# W ← what the hand says, ten times a second
m-w-what-the-hand-says-5zm5o2 = W ← was die Hand sagt, zehnmal in der Sekunde

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
m-as-tcp-for-its-rule-bwne5n = Wie TCP, denn seine Regel sagt nichts dazu: { $text }; das ergibt { $gave }, also ist die Schwelle { $t }.

# As TCP, for its rule does not say: {text}, with {list}; that gives {gave:4}, so the threshold is {t:packets}.
m-as-tcp-for-its-rule-1tu0z9 = Wie TCP, denn seine Regel sagt nichts dazu: { $text }, mit { $list }; das ergibt { $gave }, also ist die Schwelle { $t }.

# Line {line} of its rule: {text}; that gives {gave:4}, so the threshold is {t:packets}.
m-line-line-of-its-rule-hv0s1t = Zeile { $line } seiner Regel: { $text }; das ergibt { $gave }, also ist die Schwelle { $t }.

# Line {line} of its rule: {text}, with {list}; that gives {gave:4}, so the threshold is {t:packets}.
m-line-line-of-its-rule-3e4beb = Zeile { $line } seiner Regel: { $text }, mit { $list }; das ergibt { $gave }, also ist die Schwelle { $t }.

# W ← what its rule says
m-w-what-its-rule-says-sxqcs0 = W ← was seine Regel sagt

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
m-y-mean-window-of-the-avuorm = Yᵢ = mittleres Fenster in der i-ten Epoche von hinten eines vorgestellten TCP

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
m-no-closed-form-of-this-qdzmu6 = keine geschlossene Form dieses Verfahrens

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
m-no-form-of-cubic-in-2a65w8 = keine Form von CUBIC in den Arbeiten

# no form of what a hand may do
m-no-form-of-what-a-992k9z = keine Form dessen, was eine Hand tun kann

# no form of a rule that anybody may write
m-no-form-of-a-rule-7iaxxx = keine Form einer Regel, die jeder schreiben kann

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
