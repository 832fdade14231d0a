# Responsiveness
m-responsiveness-qpvu64 = Reaktionsfähigkeit

# Aggressiveness
m-aggressiveness-y59age = Aggressivität

# Found
m-found-2z6ibj = Gefunden

# Sawtooth: terms
m-sawtooth-terms-rcrukl = Sawtooth: Begriffe

# The words of congestion control
m-the-words-of-congestion-control-yn1a18 = Die Begriffe der Überlastkontrolle

# Find a term
m-find-a-term-pzczwd = Einen Begriff suchen

# None is called so.
m-none-is-called-so-9b3rui = Keiner heißt so.

# Slow start
m-slow-start-mu3u8k = Slow Start

# All terms
m-all-terms-hdcwf3 = Alle Begriffe

# Duplicate ACK
m-duplicate-ack-2qtepr = Duplikat-ACK

# Fast retransmit
m-fast-retransmit-0muf3s = Fast Retransmit

# Fast recovery
m-fast-recovery-2fwbtq = Fast Recovery

# Proportional rate reduction (PRR)
m-proportional-rate-reduction-prr-3temru = Proportionale Ratensenkung (PRR)

# Retransmission
m-retransmission-n5hppo = Übertragungswiederholung

# Loss event
m-loss-event-humr22 = Verlustereignis

# Loss event rate (p)
m-loss-event-rate-p-qe6yj3 = Verlustereignisrate (p)

# Random loss
m-random-loss-drh8e1 = Zufälliger Verlust

# Burst loss
m-burst-loss-act1ck = Bündelverlust

# Links and queues
m-links-and-queues-lon95p = Leitungen und Warteschlangen

# Queue, buffer
m-queue-buffer-aex1wu = Warteschlange, Puffer

# Queueing delay
m-queueing-delay-ou9gcf = Wartezeit

# Queue of two (DualPI2)
m-queue-of-two-dualpi2-on175v = Doppelte Warteschlange (DualPI2)

# Global synchronization
m-global-synchronization-27j8u6 = Globale Synchronisation

# Sending
m-sending-0me6zt = Senden

# Packet (MSS)
m-packet-mss-d8yzdd = Paket (MSS)

# Round trip (RTT)
m-round-trip-rtt-8e063b = Umlaufzeit (RTT)

# Window (cwnd)
m-window-cwnd-wmh5d8 = Fenster (cwnd)

# ACK clocking
m-ack-clocking-7kvhio = ACK-Taktung

# Congestion avoidance
m-congestion-avoidance-ea932o = Überlastvermeidung

# Saw tooth
m-saw-tooth-1amczs = Sägezahn

# Binomial schemes (SQRT, IIAD)
m-binomial-schemes-sqrt-iiad-90sw1g = Binomiale Verfahren (SQRT, IIAD)

# Equation-based control (TFRC)
m-equation-based-control-tfrc-dpbt80 = Gleichungsbasierte Steuerung (TFRC)

# Bandwidth–delay product (BDP)
m-bandwidth-delay-product-bdp-8mzpjs = Bandbreite-Verzögerungs-Produkt (BDP)

# What flows get
m-what-flows-get-w2fk56 = Was Flüsse bekommen

# Utilization
m-utilization-kn2z8f = Auslastung

# Fair share
m-fair-share-wsmb64 = Fairer Anteil

# Fairness index (Jain)
m-fairness-index-jain-93lepp = Fairness-Index (Jain)

# TCP-friendly
m-tcp-friendly-t5stbo = TCP-freundlich

# Smoothness (CoV)
m-smoothness-cov-jy00t3 = Glätte (VarK)

# Square wave
m-square-wave-rystwz = Rechteckwelle

# ON/OFF source
m-on-off-source-qpqnsr = An/Aus-Quelle

# One transfer from a sender to a receiver, with a window or a rate of its own. Flows that cross the same bottleneck share it, and none is told how many there are.
m-one-transfer-from-a-sender-ljyisg = Eine Übertragung von einem Sender zu einem Empfänger, mit eigenem Fenster oder eigener Rate. Flüsse, die denselben Engpass durchqueren, teilen ihn, und keinem wird gesagt, wie viele es sind.

# The unit in which data travel. A sender cuts its data into packets of one size; TCP calls the largest size its MSS. Windows and queues are counted in packets.
m-the-unit-in-which-data-x405jo = Die Einheit, in der Daten übertragen werden. Ein Sender zerlegt seine Daten in gleich große Pakete; deren Höchstgröße heißt bei TCP MSS. Fenster und Warteschlangen werden in Paketen gezählt.

# The receiver’s short answer: all packets up to this one have come. It tells the sender that packets have left the network, so that new ones may go.
m-the-receiver-s-short-answer-f29ib5 = Die kurze Antwort des Empfängers: Alle Pakete bis zu diesem sind angekommen. Sie sagt dem Sender, dass Pakete das Netz verlassen haben, so dass neue gesendet werden dürfen.

# The time from sending a packet until its ACK is back: the delay of the path both ways and the wait in queues. Windows change once in a round trip, so a flow with a short one acts more often.
m-the-time-from-sending-a-q35yct = Die Zeit vom Senden eines Pakets, bis sein ACK zurück ist: die Verzögerung des Pfads hin und zurück und das Warten in Warteschlangen. Fenster ändern sich einmal je Umlauf; ein Fluss mit kurzer Umlaufzeit reagiert also öfter.

# How many packets a sender may have under way, sent and not yet acknowledged. The congestion window, cwnd, sets the rate: about one window is sent in each round trip.
m-how-many-packets-a-sender-ipmusr = Wie viele Pakete ein Sender unterwegs haben darf, gesendet und noch nicht bestätigt. Das Überlastfenster, cwnd, bestimmt die Rate: Je Umlauf wird etwa ein Fenster gesendet.

# While a window stays as it is, each ACK lets one packet out. ACKs come back at the pace of the bottleneck, so the sender keeps that pace.
m-while-a-window-stays-as-l01xfz = Solange ein Fenster bleibt, wie es ist, lässt jedes ACK ein Paket hinaus. ACKs kommen im Takt des Engpasses zurück, also hält der Sender diesen Takt.

# A timer lets packets out at even distances, where else they would leave in bursts as ACKs come in. Rate-based schemes and BBR pace; queues then jump less.
m-a-timer-lets-packets-out-mo4oup = Ein Timer lässt Pakete in gleichen Abständen hinaus, wo sie sonst stoßweise gingen, so wie ACKs eintreffen. Ratenbasierte Verfahren und BBR tun das; Warteschlangen schwanken dann weniger.

# How a flow begins, and begins again after a timeout: each ACK adds one packet to the window, which so doubles in every round trip, until a packet is lost or ssthresh is reached.
m-how-a-flow-begins-and-qwte7j = Wie ein Fluss beginnt, und nach einem Timeout wieder: Jedes ACK vergrößert das Fenster um ein Paket; so verdoppelt es sich je Umlauf, bis ein Paket verloren geht oder ssthresh erreicht ist.

# How many packets a flow sends before the first ACK of its data comes back. It was one or two; systems of today send ten (RFC 6928), so that short transfers take fewer round trips.
m-how-many-packets-a-flow-ud18i2 = Wie viele Pakete ein Fluss sendet, bevor das erste ACK seiner Daten zurückkommt. Früher waren es eins oder zwei; heutige Systeme senden zehn (RFC 6928), so dass kurze Übertragungen weniger Umläufe brauchen.

# Hybrid slow start, of Linux’ CUBIC: slow start ends before the buffer overflows, once the ACKs of a round come in one train for half a round trip, or once even the shortest round trip grows.
m-hybrid-slow-start-of-linux-a3ng8j = Hybrider Slow Start, in CUBIC von Linux: Der Slow Start endet, bevor der Puffer überläuft, sobald die ACKs einer Runde eine halbe Umlaufzeit lang ohne Lücke eintreffen oder sogar die kürzeste Umlaufzeit wächst.

# The slow-start threshold: the window at which doubling ends and slow growth begins. At a loss TCP sets it to half of what is under way.
m-the-slow-start-threshold-the-uxo9db = Der Schwellenwert des Slow Starts: das Fenster, bei dem das Verdoppeln endet und das langsame Wachsen beginnt. Bei einem Verlust setzt TCP ihn auf die Hälfte dessen, was unterwegs ist.

# The careful growth after slow start. TCP adds about one packet to its window in each round trip, and so looks slowly for bandwidth until a packet is lost.
m-the-careful-growth-after-slow-c6ckyw = Das vorsichtige Wachsen nach dem Slow Start. TCP vergrößert sein Fenster je Umlauf um etwa ein Paket und sucht so langsam nach Bandbreite, bis ein Paket verloren geht.

# Additive increase, multiplicative decrease: add a constant to the window in each round trip, cut it by a fixed part at a loss. TCP adds one packet and halves. Shares of flows that do so draw together.
m-additive-increase-multiplicative-decrease-add-jyp04y = Additive Increase, Multiplicative Decrease: das Fenster je Umlauf um eine Konstante vergrößern, bei einem Verlust um einen festen Anteil kürzen. TCP addiert ein Paket und halbiert. Die Anteile von Flüssen, die das tun, gleichen sich an.

# The picture of a window under AIMD: it climbs along a line until a packet is lost, is cut at once, and climbs again.
m-the-picture-of-a-window-4ps2n6 = Das Bild eines Fensters unter AIMD: Es steigt auf einer Geraden, bis ein Paket verloren geht, wird auf einmal gekürzt und steigt wieder.

# Rules that add a/Wᵏ to the window W in a round trip and cut it by b·Wˡ at a loss. AIMD has k=0, l=1. Those with k+l=1 are TCP-friendly: SQRT has ½ and ½, IIAD 1 and 0.
m-rules-that-add-a-w-ovtdfa = Regeln, die je Umlauf a/Wᵏ zum Fenster W addieren und es bei einem Verlust um b·Wˡ kürzen. AIMD hat k=0, l=1. Mit k+l=1 sind sie TCP-freundlich: SQRT hat ½ und ½, IIAD 1 und 0.

# The sender computes its rate by a formula for TCP’s throughput from the loss event rate p and the round trip R; for rare losses it is near 1.22 packets over R√p. The rate changes gently.
m-the-sender-computes-its-rate-bx31uv = Der Sender berechnet seine Rate nach einer Formel für den Durchsatz von TCP aus der Verlustereignisrate p und der Umlaufzeit R; bei seltenen Verlusten sind es etwa 1,22 Pakete, geteilt durch R√p. Die Rate ändert sich sanft.

# What fits into a path while its queue is empty: link rate times round trip. A smaller window leaves the link idle; what a window has above it waits in the queue.
m-what-fits-into-a-path-hxxdow = Was in einen Pfad passt, während seine Warteschlange leer ist: Rate der Leitung mal Umlaufzeit. Ein kleineres Fenster lässt die Leitung ungenutzt; was ein Fenster darüber hinaus hat, wartet in der Warteschlange.

# An ACK that asks once more for the same packet: a later one has come while this one is missing. Three in a row tell the sender that it is lost.
m-an-ack-that-asks-once-ikunn5 = Ein ACK, das noch einmal dasselbe Paket anfordert: Ein späteres ist angekommen, während dieses fehlt. Drei nacheinander sagen dem Sender, dass es verloren ist.

# At the third duplicate ACK the sender repeats the missing packet at once and does not wait for its timer. The loss costs about one round trip, and a cut of the window.
m-at-the-third-duplicate-ack-kjo823 = Beim dritten Duplikat-ACK wiederholt der Sender das fehlende Paket sofort und wartet nicht auf seinen Timer. Der Verlust kostet etwa einen Umlauf und eine Kürzung des Fensters.

# What follows a fast retransmit: until the holes are filled, ACKs that still come in let further packets out. The flow goes on at its cut window and does not begin again from one packet, as Tahoe did.
m-what-follows-a-fast-retransmit-tst4ba = Was auf den Fast Retransmit folgt: Bis die Lücken gefüllt sind, lassen ACKs, die noch eintreffen, weitere Pakete hinaus. Der Fluss macht mit gekürztem Fenster weiter und beginnt nicht wie Tahoe wieder bei einem Paket.

# How the window comes down after a loss: as many packets go for those that arrive as are to be kept of it (RFC 6937). Without it, none goes until the window has room.
m-how-the-window-comes-down-pb8mvh = Wie das Fenster nach einem Verlust sinkt: Für die ankommenden Pakete gehen anteilig so viele neue hinaus, wie vom Fenster übrig bleiben soll (RFC 6937). Ohne PRR geht keines hinaus, bis das Fenster wieder Platz hat.

# Selective acknowledgement: ACKs also list which later packets have come. The sender sees every hole at once and repeats only those, even if many packets of one window are lost.
m-selective-acknowledgement-acks-also-list-c3d4lv = Selektive Bestätigung: ACKs nennen auch, welche späteren Pakete schon da sind. Der Sender sieht alle Lücken auf einmal und wiederholt nur diese, auch wenn viele Pakete eines Fensters verloren sind.

# A packet that is sent again because the first one counts as lost. It takes its place on the link like any other; the receiver has a use for one copy only.
m-a-packet-that-is-sent-q48tdk = Ein Paket, das noch einmal gesendet wird, weil das erste als verloren gilt. Es belegt die Leitung wie jedes andere; der Empfänger braucht nur ein Exemplar.

# No ACK has come for a whole RTO. The sender takes all that is under way for lost and begins with slow start from one packet. Each further one in a row doubles the wait.
m-no-ack-has-come-for-9yaj9e = Während eines ganzen RTO ist kein ACK gekommen. Der Sender hält alles, was unterwegs ist, für verloren und beginnt mit Slow Start bei einem Paket. Jeder weitere Timeout in Folge verdoppelt die Wartezeit.

# Retransmission timeout: how long a sender waits for an ACK before it sends a packet again. It follows measured round trips and their variation, not below a least value; at first it is 1 s (RFC 6298; ns-2: 3 s).
m-retransmission-timeout-how-long-a-jgmuhz = Retransmission Timeout: wie lange ein Sender auf ein ACK wartet, bevor er ein Paket noch einmal sendet. Er folgt den gemessenen Umlaufzeiten und ihrer Schwankung, unterschreitet aber nie einen Mindestwert; anfangs ist er 1 s (RFC 6298; ns-2: 3 s).

# Losses found by time (RFC 8985). RACK: a packet is lost once a later one has arrived and it is a quarter of a round trip overdue. TLP: when nothing comes back, one more packet goes as a probe.
m-losses-found-by-time-rfc-too1bq = Verlusterkennung nach der Zeit (RFC 8985). RACK: Ein Paket gilt als verloren, wenn ein späteres angekommen ist und es selbst ein Viertel einer Umlaufzeit überfällig ist. TLP: Kommt nichts zurück, geht ein weiteres Paket als Sonde.

# One packet or more lost within one round trip. They are one sign of congestion: the sender cuts once for all of them.
m-one-packet-or-more-lost-bc3xj1 = Ein Paket oder mehrere, die innerhalb eines Umlaufs verloren gehen. Sie gelten als ein einziges Zeichen von Überlast: Der Sender kürzt einmal für alle.

# Loss events over packets sent. Its inverse is the mean loss interval, the packets from one event to the next. Formulas for TCP’s rate begin with it.
m-loss-events-over-packets-sent-aos8pc = Verlustereignisse, geteilt durch gesendete Pakete. Der Kehrwert ist der mittlere Verlustabstand: die Zahl der Pakete von einem Ereignis zum nächsten. Formeln für die Rate von TCP beginnen damit.

# Each packet is lost with the same chance, with a full queue or an empty one, as on a bad radio link. Such a loss is no sign of congestion, but TCP takes it for one.
m-each-packet-is-lost-with-dsec26 = Jedes Paket geht mit derselben Wahrscheinlichkeit verloren, bei voller wie bei leerer Warteschlange, wie auf einer schlechten Funkstrecke. Ein solcher Verlust ist kein Zeichen von Überlast, aber TCP hält ihn dafür.

# Losses that come close together. The Gilbert–Elliott model switches by chance between a good and a bad state, each with a loss rate of its own.
m-losses-that-come-close-together-yfga2n = Verluste, die dicht aufeinander folgen. Das Gilbert-Elliott-Modell wechselt zufällig zwischen einem guten und einem schlechten Zustand, jeder mit eigener Verlustrate.

# The link of a path that sets the pace: packets reach it faster than it can send them, and wait in front of it. At the other links they hardly wait.
m-the-link-of-a-path-7ojozt = Die Leitung eines Pfads, die das Tempo bestimmt: Pakete kommen dort schneller an, als sie senden kann, und warten vor ihr. An den anderen Leitungen warten sie kaum.

# How many bits per second a link sends; also called its bandwidth or capacity. At 10 Mbit/s a packet of 1000 bytes takes 0.8 ms.
m-how-many-bits-per-second-ngf7hy = Wie viele Bits eine Leitung in einer Sekunde sendet; auch Bandbreite oder Kapazität genannt. Bei 10 Mbit/s braucht ein Paket von 1000 Byte 0,8 ms.

# Where packets wait before a link sends them. The buffer is the room, the queue what waits in it. It evens out bursts; when it is full, or sooner by its rule, packets are dropped.
m-where-packets-wait-before-a-r0fce1 = Wo Pakete warten, bevor eine Leitung sie sendet. Der Puffer ist der Platz, die Warteschlange das, was darin wartet. Sie gleicht Bursts aus; ist sie voll, oder nach ihrer Regel auch früher, werden Pakete verworfen.

# How long a packet waits in a queue: the bits in front of it over the link rate. It is part of the round trip that senders measure.
m-how-long-a-packet-waits-n0d5cd = Wie lange ein Paket in einer Warteschlange wartet: die Bits vor ihm, geteilt durch die Rate der Leitung. Es ist Teil der Umlaufzeit, die Sender messen.

# Long waits in a buffer much too large: TCP sees no loss until it is full, so a long queue stays in it. Throughput hardly gains, but calls and games beside it suffer.
m-long-waits-in-a-buffer-ygn2ey = Langes Warten in einem viel zu großen Puffer: TCP sieht keinen Verlust, bis er voll ist, also bleibt eine lange Warteschlange darin. Der Durchsatz gewinnt kaum, aber Anrufe und Spiele daneben leiden.

# The simplest rule for a queue: take packets as long as there is room, and drop what comes while it is full.
m-the-simplest-rule-for-a-v1fgep = Die einfachste Regel für eine Warteschlange: Pakete annehmen, solange Platz ist, und verwerfen, was kommt, wenn sie voll ist.

# Active queue management: a rule that drops or marks before the queue is full, to keep the wait short and to tell senders one after the other. RED, CoDel and PIE are such rules.
m-active-queue-management-a-rule-wvtd51 = Aktives Warteschlangenmanagement: eine Regel, die verwirft oder markiert, bevor die Warteschlange voll ist, um die Wartezeit kurz zu halten und die Sender nacheinander zu warnen. RED, CoDel und PIE sind solche Regeln.

# Random early detection: drop or mark a packet that arrives by a chance that grows with the average queue. Senders slow down one by one before the queue is full.
m-random-early-detection-drop-or-nz0fu3 = Random Early Detection: ein ankommendes Paket mit einer Wahrscheinlichkeit verwerfen oder markieren, die mit der mittleren Länge der Warteschlange wächst. Die Sender werden einer nach dem anderen langsamer, bevor sie voll ist.

# Controlled delay: if packets have waited longer than a target (5 ms) for a whole interval (100 ms), drop one at the head of the queue, and then ever sooner the next, until the wait is short again.
m-controlled-delay-if-packets-have-mw79o4 = Controlled Delay: Haben Pakete ein ganzes Intervall (100 ms) länger als ein Ziel (5 ms) gewartet, eines am Kopf der Warteschlange verwerfen und die nächsten in immer kürzeren Abständen, bis die Wartezeit wieder kurz ist.

# Proportional Integral controller Enhanced: many times a second it corrects its chance to drop, by how far the queueing delay is from its target and by whether it grows.
m-proportional-integral-controller-enhanced-many-66wa9y = Proportional Integral controller Enhanced: Viele Male in der Sekunde korrigiert er seine Verwurfswahrscheinlichkeit danach, wie weit die Wartezeit vom Ziel entfernt ist und ob sie wächst.

# Explicit congestion notification: a queue marks a packet where it would have dropped it, the receiver reports the mark, and the sender cuts its window as for a loss. Nothing has to be sent again.
m-explicit-congestion-notification-a-queue-d8apmn = Explicit Congestion Notification: Eine Warteschlange markiert ein Paket, wo sie es verworfen hätte, der Empfänger meldet die Marke, und der Sender kürzt sein Fenster wie bei einem Verlust. Nichts muss erneut gesendet werden.

# Low latency, low loss, scalable throughput: senders that answer marks in proportion say so on their packets, ECT(1). A queue can then mark them at once and often, and keep their wait at about a millisecond.
m-low-latency-low-loss-scalable-lxusyk = Low Latency, Low Loss, Scalable throughput: Sender, die anteilig auf Marken antworten, kennzeichnen ihre Pakete mit ECT(1). Eine Warteschlange kann sie dann sofort und oft markieren und die Wartezeit bei etwa einer Millisekunde halten.

# Two queues on one link: scalable senders’ packets wait in the low-latency queue, all others in the classic one. One controller drops there with p² and marks here with 2p, so that flows get about as much.
m-two-queues-on-one-link-ngynj1 = Zwei Warteschlangen an einer Leitung: Pakete skalierbarer Sender warten in derjenigen für geringe Verzögerung, alle anderen in der klassischen. Ein Regler verwirft dort mit p² und markiert hier mit 2p, so dass Flüsse etwa gleich viel bekommen.

# ACKs that count marked packets, where plain ECN says only that there was one. A sender that answers marks in proportion needs it: with delayed ACKs one bit hides every second mark.
m-acks-that-count-marked-packets-pd1n7a = ACKs, die markierte Pakete zählen, wo einfaches ECN nur sagt, dass es eines gab. Ein Sender, der anteilig antwortet, braucht das: Bei verzögerten ACKs verbirgt ein einzelnes Bit jede zweite Marke.

# Many flows lose packets in the same overflow, cut together, leave the link idle together, and climb together again. Drop-tail queues bring it about; RED’s chance breaks it up.
m-many-flows-lose-packets-in-skwi7b = Viele Flüsse verlieren Pakete bei demselben Überlauf, kürzen gemeinsam, lassen die Leitung gemeinsam leer und steigen gemeinsam wieder. Drop-tail führt dazu; der Zufall von RED löst es auf.

# The path from the receivers back to the senders, which ACKs take. If it is full, ACKs wait, come in clumps or are lost, and senders lose their even pace.
m-the-path-from-the-receivers-34a11i = Der Pfad von den Empfängern zurück zu den Sendern, den ACKs nehmen. Ist er voll, warten ACKs, kommen stoßweise oder gehen verloren, und Sender verlieren ihren gleichmäßigen Takt.

# What a flow gets through per second, in Mbit/s, averaged over some time. Over a round trip it jumps, over minutes it hardly moves: always say over how long.
m-what-a-flow-gets-through-g6h4e8 = Was ein Fluss in einer Sekunde durchbringt, in Mbit/s, über eine Zeit gemittelt. Über einen Umlauf springt er, über Minuten bewegt er sich kaum: Immer dazusagen, über welche Zeit gemittelt ist.

# Throughput that is of use to the receiver: a packet that was sent twice counts once, and headers do not count.
m-throughput-that-is-of-use-8kjs5n = Durchsatz, der dem Empfänger nützt: Ein zweimal gesendetes Paket zählt einmal, und Header zählen nicht.

# The part of the link rate that is used, over some time. Below 100 % there were moments in which the link had nothing to send.
m-the-part-of-the-link-iyoggn = Der benutzte Teil der Rate der Leitung, über eine Zeit. Unter 100 % gab es Momente, in denen die Leitung nichts zu senden hatte.

# What each flow would get if all that share a bottleneck got the same: its rate over their number.
m-what-each-flow-would-get-r8gybl = Was jeder Fluss bekäme, wenn alle an einem Engpass dasselbe bekämen: dessen Rate, geteilt durch ihre Zahl.

# Of n flows that get x: (Σx)² / (n Σx²). It is 1 if all get the same, and 1/n if one gets all. Over short times it is lower, as saw teeth differ.
m-of-n-flows-that-get-fgzr3r = Von n Flüssen, die x bekommen: (Σx)² / (n Σx²). Er ist 1, wenn alle dasselbe bekommen, und 1/n, wenn einer alles bekommt. Über kurze Zeiten ist er niedriger, weil die Sägezähne nicht übereinstimmen.

# A flow that in the long run gets no more than TCP would with the same loss event rate and round trip; also called TCP-compatible. If it gets no less either, it is TCP-equivalent. Smoother schemes are built so.
m-a-flow-that-in-the-nrtpkr = Ein Fluss, der auf Dauer nicht mehr bekommt als TCP mit derselben Verlustereignisrate und Umlaufzeit; auch TCP-kompatibel. Bekommt er auch nicht weniger, ist er TCP-äquivalent. Glattere Verfahren sind so gebaut.

# Coefficient of variation: the standard deviation of a flow’s rate over its mean. 0 is perfectly smooth; a saw tooth that climbs from half to full has 0.19.
m-coefficient-of-variation-the-standard-e54opz = Variationskoeffizient: Standardabweichung der Rate eines Flusses, geteilt durch ihr Mittel. 0 ist vollkommen glatt; ein Sägezahn, der von halb auf voll steigt, hat 0,19.

# How soon a scheme slows down while congestion lasts: the number of round trips until its rate is half. TCP needs one.
m-how-soon-a-scheme-slows-clum9r = Wie bald ein Verfahren langsamer wird, während Überlast anhält: die Zahl der Umläufe, bis sich seine Rate halbiert hat. TCP braucht einen.

# How fast a scheme takes bandwidth that has become free: the most by which it raises its rate in one round trip while nothing is lost. TCP adds one packet.
m-how-fast-a-scheme-takes-dybulv = Wie schnell ein Verfahren frei gewordene Bandbreite nimmt: um wie viel es seine Rate in einem Umlauf ohne Verlust höchstens erhöht. TCP um ein Paket.

# The windows of two flows, or their rates, against each other, one point per moment. On the diagonal they are equal; equal windows are equal shares if the round trips are. On the falling line they fill the link together.
m-the-windows-of-two-flows-wx3nsw = Die Fenster zweier Flüsse, oder ihre Raten, gegeneinander aufgetragen, ein Punkt je Zeitpunkt. Auf der Diagonale sind sie gleich; gleiche Fenster bedeuten gleiche Anteile, wenn auch die Umlaufzeiten gleich sind. Auf der fallenden Geraden füllen sie zusammen die Leitung.

# Constant bit rate: a source that sends evenly and does not slow down when packets are lost, like plain UDP. Flows that adapt share what it leaves.
m-constant-bit-rate-a-source-q57elk = Konstante Bitrate: eine Quelle, die gleichmäßig sendet und nicht langsamer wird, wenn Pakete verloren gehen, wie einfaches UDP. Flüsse, die sich anpassen, teilen sich, was sie übrig lässt.

# A source that sends at one rate, then at another, often none, in turn. It shows how fast schemes give bandwidth up and take it back.
m-a-source-that-sends-at-a5d3af = Eine Quelle, die abwechselnd mit einer Rate und mit einer anderen, oft keiner, sendet. Sie zeigt, wie schnell Verfahren Bandbreite abgeben und wieder einnehmen.

# A source that sends at its rate for a time that chance draws, is silent for another, and so on. Many of them together look like traffic of the web.
m-a-source-that-sends-at-2evxsd = Eine Quelle, die eine zufällige Zeit lang mit ihrer Rate sendet, eine andere schweigt und so fort. Viele zusammen sehen aus wie Webverkehr.

# The number from which all chance of a run is drawn. The same scenario with the same seed gives the same run, to the last bit; another seed gives another of its kind.
m-the-number-from-which-all-ao70s5 = Die Zahl, aus der aller Zufall eines Laufs gezogen wird. Dasselbe Szenario mit demselben Startwert gibt denselben Lauf, bis aufs letzte Bit; ein anderer Startwert einen anderen seiner Art.

# Wherever one of them stands in the playground with dots under it, rest on it or press it to read what it means.
m-wherever-one-of-them-stands-j3fwzw = Wo einer davon auf der Spielwiese gepunktet unterstrichen ist, zeigen Sie darauf oder tippen Sie ihn an, um zu lesen, was er bedeutet.

# Timeout
m-timeout-0b0pwo = Timeout

# RACK and TLP
m-rack-and-tlp-xtnkm7 = RACK und TLP

# Bufferbloat
m-bufferbloat-amxxfv = Bufferbloat

# Pacing
m-pacing-iq46y5 = Pacing (gleichmäßiges Senden)

# Goodput
m-goodput-ix7wwp = Goodput

# CBR
m-cbr-es71ly = CBR (konstante Bitrate)

# Accurate ECN (AccECN)
m-accurate-ecn-accecn-nmhuav = Genaues ECN (AccECN)

# There is no term “{name}”.
m-there-is-no-term-name-qqpe3i = Es gibt keinen Begriff „{ $name }“.

# See it: {name}
m-see-it-name-bumpwe = Ansehen: { $name }

# 1 term
m-1-term-orrnfy = 1 Begriff

# {count} terms
m-count-terms-oherrz = { $count } Begriffe
