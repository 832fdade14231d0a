# Responsiveness
m-responsiveness-qpvu64 = Capacidad de respuesta

# Aggressiveness
m-aggressiveness-y59age = Agresividad

# Found
m-found-2z6ibj = Encontrado

# Sawtooth: terms
m-sawtooth-terms-rcrukl = Sawtooth: términos

# The words of congestion control
m-the-words-of-congestion-control-yn1a18 = Las palabras del control de congestión

# Find a term
m-find-a-term-pzczwd = Buscar un término

# None is called so.
m-none-is-called-so-9b3rui = Ninguno se llama así.

# Slow start
m-slow-start-mu3u8k = Arranque lento

# All terms
m-all-terms-hdcwf3 = Todos los términos

# Duplicate ACK
m-duplicate-ack-2qtepr = ACK duplicado

# Fast retransmit
m-fast-retransmit-0muf3s = Retransmisión rápida

# Fast recovery
m-fast-recovery-2fwbtq = Recuperación rápida

# Proportional rate reduction (PRR)
m-proportional-rate-reduction-prr-3temru = Reducción proporcional de la tasa (PRR)

# Retransmission
m-retransmission-n5hppo = Retransmisión

# Timeout
m-timeout-0b0pwo = Vencimiento del temporizador

# RACK and TLP
m-rack-and-tlp-xtnkm7 = RACK y TLP

# Loss event
m-loss-event-humr22 = Evento de pérdida

# Loss event rate (p)
m-loss-event-rate-p-qe6yj3 = Tasa de eventos de pérdida (p)

# Random loss
m-random-loss-drh8e1 = Pérdida aleatoria

# Burst loss
m-burst-loss-act1ck = Pérdida en ráfagas

# Links and queues
m-links-and-queues-lon95p = Enlaces y colas

# Queue, buffer
m-queue-buffer-aex1wu = Cola, búfer

# Queueing delay
m-queueing-delay-ou9gcf = Retardo de cola

# Queue of two (DualPI2)
m-queue-of-two-dualpi2-on175v = Cola doble (DualPI2)

# Global synchronization
m-global-synchronization-27j8u6 = Sincronización global

# Sending
m-sending-0me6zt = Enviar

# Packet (MSS)
m-packet-mss-d8yzdd = Paquete (MSS)

# Round trip (RTT)
m-round-trip-rtt-8e063b = Ida y vuelta (RTT)

# Window (cwnd)
m-window-cwnd-wmh5d8 = Ventana (cwnd)

# ACK clocking
m-ack-clocking-7kvhio = Reloj de los ACK

# Congestion avoidance
m-congestion-avoidance-ea932o = Evitación de la congestión

# Saw tooth
m-saw-tooth-1amczs = Diente de sierra

# Binomial schemes (SQRT, IIAD)
m-binomial-schemes-sqrt-iiad-90sw1g = Esquemas binomiales (SQRT, IIAD)

# Equation-based control (TFRC)
m-equation-based-control-tfrc-dpbt80 = Control por ecuación (TFRC)

# Bandwidth–delay product (BDP)
m-bandwidth-delay-product-bdp-8mzpjs = Producto ancho de banda-retardo (BDP)

# What flows get
m-what-flows-get-w2fk56 = Lo que obtienen los flujos

# Utilization
m-utilization-kn2z8f = Utilización

# Fair share
m-fair-share-wsmb64 = Parte justa

# Fairness index (Jain)
m-fairness-index-jain-93lepp = Índice de equidad (Jain)

# TCP-friendly
m-tcp-friendly-t5stbo = Amigable con TCP

# Smoothness (CoV)
m-smoothness-cov-jy00t3 = Suavidad (CV)

# Square wave
m-square-wave-rystwz = Onda cuadrada

# ON/OFF source
m-on-off-source-qpqnsr = Fuente ON/OFF

# One transfer from a sender to a receiver, with a window or a rate of its own. Flows that cross the same bottleneck share it, and none is told how many there are.
m-one-transfer-from-a-sender-ljyisg = Una transferencia de un emisor a un receptor, con ventana o tasa propia. Los flujos que cruzan el mismo cuello de botella lo comparten, y a ninguno se le dice cuántos son.

# The unit in which data travel. A sender cuts its data into packets of one size; TCP calls the largest size its MSS. Windows and queues are counted in packets.
m-the-unit-in-which-data-x405jo = La unidad en que viajan los datos. Un emisor corta sus datos en paquetes de un tamaño; TCP llama MSS al mayor. Ventanas y colas se cuentan en paquetes.

# The receiver’s short answer: all packets up to this one have come. It tells the sender that packets have left the network, so that new ones may go.
m-the-receiver-s-short-answer-f29ib5 = La breve respuesta del receptor: han llegado todos los paquetes hasta este. Dice al emisor que hay paquetes que salieron de la red, así que pueden ir otros nuevos.

# The time from sending a packet until its ACK is back: the delay of the path both ways and the wait in queues. Windows change once in a round trip, so a flow with a short one acts more often.
m-the-time-from-sending-a-q35yct = El tiempo desde que se envía un paquete hasta que vuelve su ACK: el retardo del camino en ambos sentidos y la espera en colas. Las ventanas cambian una vez por ida y vuelta, así que un flujo con una corta actúa más a menudo.

# How many packets a sender may have under way, sent and not yet acknowledged. The congestion window, cwnd, sets the rate: about one window is sent in each round trip.
m-how-many-packets-a-sender-ipmusr = Cuántos paquetes puede tener un emisor en camino, enviados y aún sin confirmar. La ventana de congestión, cwnd, fija la tasa: se envía más o menos una ventana por ida y vuelta.

# While a window stays as it is, each ACK lets one packet out. ACKs come back at the pace of the bottleneck, so the sender keeps that pace.
m-while-a-window-stays-as-l01xfz = Mientras una ventana se queda como está, cada ACK deja salir un paquete. Los ACK vuelven al ritmo del cuello de botella, así que el emisor mantiene ese ritmo.

# A timer lets packets out at even distances, where else they would leave in bursts as ACKs come in. Rate-based schemes and BBR pace; queues then jump less.
m-a-timer-lets-packets-out-mo4oup = Un temporizador deja salir paquetes a distancias iguales, donde si no saldrían en ráfagas según llegan los ACK. Lo hacen los esquemas por tasa y BBR; las colas saltan entonces menos.

# How a flow begins, and begins again after a timeout: each ACK adds one packet to the window, which so doubles in every round trip, until a packet is lost or ssthresh is reached.
m-how-a-flow-begins-and-qwte7j = Cómo empieza un flujo, y de nuevo tras vencer el temporizador: cada ACK añade un paquete a la ventana, que así se duplica en cada ida y vuelta, hasta que se pierde un paquete o se alcanza ssthresh.

# How many packets a flow sends before the first ACK of its data comes back. It was one or two; systems of today send ten (RFC 6928), so that short transfers take fewer round trips.
m-how-many-packets-a-flow-ud18i2 = Cuántos paquetes envía un flujo antes de que vuelva el primer ACK de sus datos. Eran uno o dos; los sistemas de hoy envían diez (RFC 6928), y las transferencias cortas necesitan menos idas y vueltas.

# Hybrid slow start, of Linux’ CUBIC: slow start ends before the buffer overflows, once the ACKs of a round come in one train for half a round trip, or once even the shortest round trip grows.
m-hybrid-slow-start-of-linux-a3ng8j = Arranque lento híbrido, del CUBIC de Linux: el arranque lento termina antes de que desborde el búfer, cuando los ACK de una ronda llegan en un tren durante media ida y vuelta, o cuando crece incluso la más corta.

# The slow-start threshold: the window at which doubling ends and slow growth begins. At a loss TCP sets it to half of what is under way.
m-the-slow-start-threshold-the-uxo9db = El umbral del arranque lento: la ventana en que termina la duplicación y empieza el crecimiento lento. En una pérdida TCP lo fija en la mitad de lo que está en camino.

# The careful growth after slow start. TCP adds about one packet to its window in each round trip, and so looks slowly for bandwidth until a packet is lost.
m-the-careful-growth-after-slow-c6ckyw = El crecimiento cuidadoso tras el arranque lento. TCP añade más o menos un paquete a su ventana por ida y vuelta, y busca así despacio ancho de banda hasta que se pierde un paquete.

# Additive increase, multiplicative decrease: add a constant to the window in each round trip, cut it by a fixed part at a loss. TCP adds one packet and halves. Shares of flows that do so draw together.
m-additive-increase-multiplicative-decrease-add-jyp04y = Aumento aditivo, disminución multiplicativa: añadir una constante a la ventana en cada ida y vuelta, recortarla en una parte fija en una pérdida. TCP añade un paquete y reduce a la mitad. Las partes de los flujos que lo hacen se acercan.

# The picture of a window under AIMD: it climbs along a line until a packet is lost, is cut at once, and climbs again.
m-the-picture-of-a-window-4ps2n6 = La imagen de una ventana con AIMD: sube por una recta hasta que se pierde un paquete, se recorta de golpe y vuelve a subir.

# Rules that add a/Wᵏ to the window W in a round trip and cut it by b·Wˡ at a loss. AIMD has k=0, l=1. Those with k+l=1 are TCP-friendly: SQRT has ½ and ½, IIAD 1 and 0.
m-rules-that-add-a-w-ovtdfa = Reglas que suman a/Wᵏ a la ventana W en una ida y vuelta y la recortan b·Wˡ en una pérdida. AIMD tiene k=0, l=1. Con k+l=1 son amigables con TCP: SQRT tiene ½ y ½, IIAD 1 y 0.

# The sender computes its rate by a formula for TCP’s throughput from the loss event rate p and the round trip R; for rare losses it is near 1.22 packets over R√p. The rate changes gently.
m-the-sender-computes-its-rate-bx31uv = El emisor calcula su tasa con una fórmula del caudal de TCP a partir de la tasa de eventos de pérdida p y la ida y vuelta R; con pérdidas raras es cercana a 1,22 paquetes / (R√p). La tasa cambia con suavidad.

# What fits into a path while its queue is empty: link rate times round trip. A smaller window leaves the link idle; what a window has above it waits in the queue.
m-what-fits-into-a-path-hxxdow = Lo que cabe en un camino con la cola vacía: tasa del enlace por ida y vuelta. Una ventana menor deja el enlace ocioso; lo que una ventana tiene de más espera en la cola.

# An ACK that asks once more for the same packet: a later one has come while this one is missing. Three in a row tell the sender that it is lost.
m-an-ack-that-asks-once-ikunn5 = Un ACK que pide otra vez el mismo paquete: llegó uno posterior mientras falta este. Tres seguidos dicen al emisor que se perdió.

# At the third duplicate ACK the sender repeats the missing packet at once and does not wait for its timer. The loss costs about one round trip, and a cut of the window.
m-at-the-third-duplicate-ack-kjo823 = Con el tercer ACK duplicado el emisor repite al momento el paquete que falta y no espera a su temporizador. La pérdida cuesta más o menos una ida y vuelta y un recorte de la ventana.

# What follows a fast retransmit: until the holes are filled, ACKs that still come in let further packets out. The flow goes on at its cut window and does not begin again from one packet, as Tahoe did.
m-what-follows-a-fast-retransmit-tst4ba = Lo que sigue a una retransmisión rápida: hasta que se llenan los huecos, los ACK que aún llegan dejan salir más paquetes. El flujo sigue con su ventana recortada y no empieza de nuevo con un paquete, como hacía Tahoe.

# How the window comes down after a loss: as many packets go for those that arrive as are to be kept of it (RFC 6937). Without it, none goes until the window has room.
m-how-the-window-comes-down-pb8mvh = Cómo baja la ventana tras una pérdida: por los paquetes que llegan sale la misma proporción que se ha de conservar de ella (RFC 6937). Sin ella no sale ninguno hasta que la ventana tenga sitio.

# Selective acknowledgement: ACKs also list which later packets have come. The sender sees every hole at once and repeats only those, even if many packets of one window are lost.
m-selective-acknowledgement-acks-also-list-c3d4lv = Confirmación selectiva: los ACK dicen también qué paquetes posteriores llegaron. El emisor ve todos los huecos a la vez y repite solo esos, aunque se pierdan muchos paquetes de una ventana.

# A packet that is sent again because the first one counts as lost. It takes its place on the link like any other; the receiver has a use for one copy only.
m-a-packet-that-is-sent-q48tdk = Un paquete que se envía otra vez porque el primero se da por perdido. Ocupa su lugar en el enlace como cualquier otro; al receptor le sirve una sola copia.

# No ACK has come for a whole RTO. The sender takes all that is under way for lost and begins with slow start from one packet. Each further one in a row doubles the wait.
m-no-ack-has-come-for-9yaj9e = No ha llegado ningún ACK durante todo un RTO. El emisor da por perdido todo lo que está en camino y empieza con arranque lento desde un paquete. Cada vencimiento seguido duplica la espera.

# Retransmission timeout: how long a sender waits for an ACK before it sends a packet again. It follows measured round trips and their variation, not below a least value; at first it is 1 s (RFC 6298; ns-2: 3 s).
m-retransmission-timeout-how-long-a-jgmuhz = Tiempo de espera de retransmisión: cuánto espera un emisor un ACK antes de reenviar un paquete. Sigue las idas y vueltas medidas y su variación, no por debajo de un mínimo; al principio es 1 s (RFC 6298; ns-2: 3 s).

# Losses found by time (RFC 8985). RACK: a packet is lost once a later one has arrived and it is a quarter of a round trip overdue. TLP: when nothing comes back, one more packet goes as a probe.
m-losses-found-by-time-rfc-too1bq = Pérdidas halladas por el tiempo (RFC 8985). RACK: un paquete está perdido si llegó uno posterior y lleva un cuarto de ida y vuelta de retraso. TLP: cuando nada vuelve, sale un paquete más como sonda.

# One packet or more lost within one round trip. They are one sign of congestion: the sender cuts once for all of them.
m-one-packet-or-more-lost-bc3xj1 = Uno o más paquetes perdidos en una misma ida y vuelta. Son una señal de congestión: el emisor recorta una vez por todos.

# Loss events over packets sent. Its inverse is the mean loss interval, the packets from one event to the next. Formulas for TCP’s rate begin with it.
m-loss-events-over-packets-sent-aos8pc = Eventos de pérdida por paquete enviado. Su inverso es el intervalo medio de pérdida, los paquetes de un evento al siguiente. Las fórmulas de la tasa de TCP empiezan por ella.

# Each packet is lost with the same chance, with a full queue or an empty one, as on a bad radio link. Such a loss is no sign of congestion, but TCP takes it for one.
m-each-packet-is-lost-with-dsec26 = Cada paquete se pierde con la misma probabilidad, con la cola llena o vacía, como en un mal enlace de radio. Tal pérdida no es señal de congestión, pero TCP la toma por ella.

# Losses that come close together. The Gilbert–Elliott model switches by chance between a good and a bad state, each with a loss rate of its own.
m-losses-that-come-close-together-yfga2n = Pérdidas que llegan muy juntas. El modelo de Gilbert–Elliott cambia al azar entre un estado bueno y uno malo, cada uno con su tasa de pérdida.

# The link of a path that sets the pace: packets reach it faster than it can send them, and wait in front of it. At the other links they hardly wait.
m-the-link-of-a-path-7ojozt = El enlace de un camino que marca el ritmo: los paquetes llegan más rápido de lo que puede enviarlos y esperan ante él. En los demás enlaces apenas esperan.

# How many bits per second a link sends; also called its bandwidth or capacity. At 10 Mbit/s a packet of 1000 bytes takes 0.8 ms.
m-how-many-bits-per-second-ngf7hy = Cuántos bits por segundo envía un enlace; también su ancho de banda o capacidad. A 10 Mbit/s un paquete de 1000 bytes tarda 0,8 ms.

# Where packets wait before a link sends them. The buffer is the room, the queue what waits in it. It evens out bursts; when it is full, or sooner by its rule, packets are dropped.
m-where-packets-wait-before-a-r0fce1 = Donde esperan los paquetes antes de que un enlace los envíe. El búfer es el espacio, la cola lo que espera en él. Suaviza las ráfagas; cuando está llena, o antes según su regla, se descartan paquetes.

# How long a packet waits in a queue: the bits in front of it over the link rate. It is part of the round trip that senders measure.
m-how-long-a-packet-waits-n0d5cd = Cuánto espera un paquete en una cola: los bits que tiene delante divididos por la tasa del enlace. Es parte de la ida y vuelta que miden los emisores.

# Long waits in a buffer much too large: TCP sees no loss until it is full, so a long queue stays in it. Throughput hardly gains, but calls and games beside it suffer.
m-long-waits-in-a-buffer-ygn2ey = Esperas largas en un búfer demasiado grande: TCP no ve pérdidas hasta que se llena, así que queda en él una cola larga. El caudal apenas gana, pero sufren las llamadas y los juegos a su lado.

# The simplest rule for a queue: take packets as long as there is room, and drop what comes while it is full.
m-the-simplest-rule-for-a-v1fgep = La regla más simple para una cola: aceptar paquetes mientras haya sitio y descartar lo que llega cuando está llena.

# Active queue management: a rule that drops or marks before the queue is full, to keep the wait short and to tell senders one after the other. RED, CoDel and PIE are such rules.
m-active-queue-management-a-rule-wvtd51 = Gestión activa de colas: una regla que descarta o marca antes de que la cola se llene, para que la espera sea corta y avisar a los emisores uno tras otro. RED, CoDel y PIE son reglas así.

# Random early detection: drop or mark a packet that arrives by a chance that grows with the average queue. Senders slow down one by one before the queue is full.
m-random-early-detection-drop-or-nz0fu3 = Detección temprana aleatoria: descartar o marcar un paquete que llega con una probabilidad que crece con la cola media. Los emisores frenan uno a uno antes de que la cola se llene.

# Controlled delay: if packets have waited longer than a target (5 ms) for a whole interval (100 ms), drop one at the head of the queue, and then ever sooner the next, until the wait is short again.
m-controlled-delay-if-packets-have-mw79o4 = Retardo controlado: si los paquetes han esperado más que un objetivo (5 ms) durante todo un intervalo (100 ms), descartar uno en la cabeza de la cola, y el siguiente cada vez antes, hasta que la espera vuelva a ser corta.

# Proportional Integral controller Enhanced: many times a second it corrects its chance to drop, by how far the queueing delay is from its target and by whether it grows.
m-proportional-integral-controller-enhanced-many-66wa9y = Controlador proporcional integral mejorado: muchas veces por segundo corrige su probabilidad de descarte según lo lejos que esté el retardo de cola de su objetivo y si crece.

# Explicit congestion notification: a queue marks a packet where it would have dropped it, the receiver reports the mark, and the sender cuts its window as for a loss. Nothing has to be sent again.
m-explicit-congestion-notification-a-queue-d8apmn = Notificación explícita de congestión: una cola marca un paquete donde lo habría descartado, el receptor comunica la marca y el emisor recorta su ventana como por una pérdida. No hay que reenviar nada.

# Low latency, low loss, scalable throughput: senders that answer marks in proportion say so on their packets, ECT(1). A queue can then mark them at once and often, and keep their wait at about a millisecond.
m-low-latency-low-loss-scalable-lxusyk = Baja latencia, baja pérdida, caudal escalable: los emisores que responden a las marcas en proporción lo dicen en sus paquetes, ECT(1). Una cola puede entonces marcarlos al momento y a menudo, y mantener su espera en torno a un milisegundo.

# Two queues on one link: scalable senders’ packets wait in the low-latency queue, all others in the classic one. One controller drops there with p² and marks here with 2p, so that flows get about as much.
m-two-queues-on-one-link-ngynj1 = Dos colas en un enlace: los paquetes de emisores escalables esperan en la de baja latencia, todos los demás en la clásica. Un controlador descarta allí con p² y marca aquí con 2p, y los flujos obtienen más o menos lo mismo.

# ACKs that count marked packets, where plain ECN says only that there was one. A sender that answers marks in proportion needs it: with delayed ACKs one bit hides every second mark.
m-acks-that-count-marked-packets-pd1n7a = ACK que cuentan los paquetes marcados, donde ECN simple solo dice que hubo uno. Un emisor que responde en proporción lo necesita: con ACK retardados un bit oculta una marca de cada dos.

# Many flows lose packets in the same overflow, cut together, leave the link idle together, and climb together again. Drop-tail queues bring it about; RED’s chance breaks it up.
m-many-flows-lose-packets-in-skwi7b = Muchos flujos pierden paquetes en el mismo desbordamiento, recortan juntos, dejan juntos el enlace ocioso y suben juntos de nuevo. Las colas drop-tail lo provocan; el azar de RED lo rompe.

# The path from the receivers back to the senders, which ACKs take. If it is full, ACKs wait, come in clumps or are lost, and senders lose their even pace.
m-the-path-from-the-receivers-34a11i = El camino de los receptores a los emisores, por donde van los ACK. Si está lleno, los ACK esperan, llegan en grupos o se pierden, y los emisores pierden su ritmo uniforme.

# What a flow gets through per second, in Mbit/s, averaged over some time. Over a round trip it jumps, over minutes it hardly moves: always say over how long.
m-what-a-flow-gets-through-g6h4e8 = Lo que un flujo hace pasar por segundo, en Mbit/s, promediado durante cierto tiempo. En una ida y vuelta salta, en minutos apenas se mueve: diga siempre en cuánto tiempo.

# Throughput that is of use to the receiver: a packet that was sent twice counts once, and headers do not count.
m-throughput-that-is-of-use-8kjs5n = Caudal útil para el receptor: un paquete enviado dos veces cuenta una vez, y las cabeceras no cuentan.

# The part of the link rate that is used, over some time. Below 100 % there were moments in which the link had nothing to send.
m-the-part-of-the-link-iyoggn = La parte de la tasa del enlace que se usa, durante cierto tiempo. Por debajo del 100 % hubo momentos en que el enlace no tenía nada que enviar.

# What each flow would get if all that share a bottleneck got the same: its rate over their number.
m-what-each-flow-would-get-r8gybl = Lo que obtendría cada flujo si todos los que comparten un cuello de botella obtuvieran lo mismo: la tasa de este dividida por el número de flujos.

# Of n flows that get x: (Σx)² / (n Σx²). It is 1 if all get the same, and 1/n if one gets all. Over short times it is lower, as saw teeth differ.
m-of-n-flows-that-get-fgzr3r = De n flujos que obtienen x: (Σx)² / (n Σx²). Es 1 si todos obtienen lo mismo, y 1/n si uno lo obtiene todo. En tiempos cortos es menor, pues los dientes de sierra difieren.

# A flow that in the long run gets no more than TCP would with the same loss event rate and round trip; also called TCP-compatible. If it gets no less either, it is TCP-equivalent. Smoother schemes are built so.
m-a-flow-that-in-the-nrtpkr = Un flujo que a la larga no obtiene más que TCP con la misma tasa de eventos de pérdida e ida y vuelta; también compatible con TCP. Si tampoco obtiene menos, es equivalente a TCP. Los esquemas más suaves se construyen así.

# Coefficient of variation: the standard deviation of a flow’s rate over its mean. 0 is perfectly smooth; a saw tooth that climbs from half to full has 0.19.
m-coefficient-of-variation-the-standard-e54opz = Coeficiente de variación: la desviación típica de la tasa de un flujo dividida por su media. 0 es perfectamente suave; un diente de sierra que sube de la mitad al total tiene 0,19.

# How soon a scheme slows down while congestion lasts: the number of round trips until its rate is half. TCP needs one.
m-how-soon-a-scheme-slows-clum9r = Cuán pronto frena un esquema mientras dura la congestión: las idas y vueltas hasta que su tasa es la mitad. TCP necesita una.

# How fast a scheme takes bandwidth that has become free: the most by which it raises its rate in one round trip while nothing is lost. TCP adds one packet.
m-how-fast-a-scheme-takes-dybulv = Con qué rapidez toma un esquema el ancho de banda liberado: lo más que sube su tasa en una ida y vuelta sin pérdidas. TCP añade un paquete.

# The windows of two flows, or their rates, against each other, one point per moment. On the diagonal they are equal; equal windows are equal shares if the round trips are. On the falling line they fill the link together.
m-the-windows-of-two-flows-wx3nsw = Las ventanas de dos flujos, o sus tasas, una frente a otra, un punto por momento. En la diagonal son iguales; ventanas iguales son partes iguales si lo son las idas y vueltas. En la recta descendente llenan juntas el enlace.

# Constant bit rate: a source that sends evenly and does not slow down when packets are lost, like plain UDP. Flows that adapt share what it leaves.
m-constant-bit-rate-a-source-q57elk = Tasa de bits constante: una fuente que envía uniformemente y no frena cuando se pierden paquetes, como UDP simple. Los flujos que se adaptan comparten lo que deja.

# A source that sends at one rate, then at another, often none, in turn. It shows how fast schemes give bandwidth up and take it back.
m-a-source-that-sends-at-a5d3af = Una fuente que envía a una tasa y luego a otra, a menudo ninguna, alternadamente. Muestra con qué rapidez los esquemas ceden ancho de banda y lo recuperan.

# A source that sends at its rate for a time that chance draws, is silent for another, and so on. Many of them together look like traffic of the web.
m-a-source-that-sends-at-2evxsd = Una fuente que envía a su tasa un tiempo sacado al azar, calla otro, y así. Muchas juntas se parecen al tráfico de la web.

# The number from which all chance of a run is drawn. The same scenario with the same seed gives the same run, to the last bit; another seed gives another of its kind.
m-the-number-from-which-all-ao70s5 = El número del que se saca todo el azar de una ejecución. El mismo escenario con la misma semilla da la misma ejecución, hasta el último bit; otra semilla da otra de su clase.

# Wherever one of them stands in the playground with dots under it, rest on it or press it to read what it means.
m-wherever-one-of-them-stands-j3fwzw = Donde una de ellas aparece en el laboratorio con puntos debajo, deténgase en ella o púlsela para leer qué significa.

# AQM
m-aqm-6wve8u = Gestión activa de colas (AQM)

# Accurate ECN (AccECN)
m-accurate-ecn-accecn-nmhuav = ECN exacto (AccECN)

# Pacing
m-pacing-iq46y5 = Espaciado de paquetes (pacing)

# Goodput
m-goodput-ix7wwp = Caudal útil (goodput)

# CBR
m-cbr-es71ly = Tasa de bits constante (CBR)

# Bufferbloat
m-bufferbloat-amxxfv = Bufferbloat

# There is no term “{name}”.
m-there-is-no-term-name-qqpe3i = No hay ningún término «{ $name }».

# See it: {name}
m-see-it-name-bumpwe = Verlo: { $name }

# 1 term
m-1-term-orrnfy = 1 término

# {count} terms
m-count-terms-oherrz = { $count } términos
