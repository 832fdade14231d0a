# W follows (T − q)/T, T the target and q the queueing delay.
m-w-follows-t-q-t-0uawfu = W sigue a (T − q)/T, T el objetivo y q el retardo de cola.

# Δ < α: W grows by one packet per round trip.
m-w-grows-by-one-packet-1t5d08 = Δ < α: W crece un paquete por ida y vuelta.

# Packet {packet} was dropped: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-dropped-the-i00dwk = El paquete { $packet } se descartó: la cola{ $hop } tenía { $waiting } de { $limit }.

# what comes while the queue is full is dropped.
m-what-comes-while-the-queue-5jqhc6 = lo que llega con la cola llena se descarta.

# Packet {packet} was dropped early, by the queue's rule: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-dropped-early-g3ikli = El paquete { $packet } se descartó temprano, por la regla de la cola: la cola{ $hop } tenía { $waiting } de { $limit }.

# Packet {packet} was dropped when its turn came: it had waited {waited:span}.
m-packet-packet-was-dropped-when-wq83zd = El paquete { $packet } se descartó cuando le llegó el turno: había esperado { $waited }.

# Packet {packet} was lost in front of the queue{hop:at}, which held {waiting} of {limit}.
m-packet-packet-was-lost-in-tjgw3g = El paquete { $packet } se perdió delante de la cola{ $hop }, que tenía { $waiting } de { $limit }.

# packets are lost {losses}.
m-packets-are-lost-losses-h66dfr = se pierden paquetes { $losses }.

# Packet {packet} was marked: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-marked-the-dnalf6 = El paquete { $packet } se marcó: la cola{ $hop } tenía { $waiting } de { $limit }.

# Packet {packet} was marked when its turn came: it had waited {waited:span}.
m-packet-packet-was-marked-when-sjzp2j = El paquete { $packet } se marcó cuando le llegó el turno: había esperado { $waited }.

# Packet {packet} was acknowledged, but that ACK was dropped.
m-packet-packet-was-acknowledged-but-prqequ = El paquete { $packet } se confirmó, pero ese ACK se descartó.

# ACKs are dropped as data are.
m-acks-are-dropped-as-data-w59sjt = los ACK se descartan igual que los datos.

# Packet {packet} waited: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-waited-the-queue-cvnxt5 = El paquete { $packet } esperó: la cola{ $hop } tenía { $waiting } de { $limit }.

# packets leave in the order in which they came.
m-packets-leave-in-the-order-2euf6j = los paquetes salen en el orden en que llegaron.

# Packet {packet} was dropped to make room: the queue was full with {waiting}, and this flow had most of it.
m-packet-packet-was-dropped-to-yvvruw = El paquete { $packet } se descartó para hacer sitio: la cola estaba llena con { $waiting }, y la mayoría eran de este flujo.

# when the buffer is full, {queue} drops from the head of the longest queue.
m-when-the-buffer-is-full-wdtup2 = cuando el búfer está lleno, { $queue } descarta de la cabeza de la cola más larga.

# Packet {packet} was answered, and the answer was marked on its way back.
m-packet-packet-was-answered-and-vhx5dv = El paquete { $packet } tuvo respuesta, y la respuesta se marcó a la vuelta.

# Packet {packet} was dropped from the head: the queue{hop:at} was full, with {limit}, and another came. It had waited {waited:span}.
m-packet-packet-was-dropped-from-a855nq = El paquete { $packet } se descartó de la cabeza: la cola{ $hop } estaba llena, con { $limit }, y llegó otro. Había esperado { $waited }.

# for what comes while the queue is full the packet that has waited longest is dropped.
m-for-what-comes-while-the-cd856l = por lo que llega con la cola llena se descarta el paquete que más ha esperado.

# W ← W + α/W at every ACK: α = {alpha:3}, from the window at the last cut, so {adds:2} now.
m-w-w-w-at-every-srjrhu = W ← W + α/W con cada ACK: α = { $alpha }, por la ventana del último recorte, así que ahora { $adds }.

# From the window that it cut: α = 3β/(2 Wmax − β) = {alpha:3}, with β = {b:3}.
m-from-the-window-that-it-82hca4 = Por la ventana que recortó: α = 3β/(2 Wmax − β) = { $alpha }, con β = { $b }.

# W ← W + a/W at every ACK: now {a:3}/{window:.1} = {adds:2}.
m-w-w-a-w-at-wkisvf = W ← W + a/W con cada ACK: ahora { $a }/{ $window } = { $adds }.

# It has not cut for packet {packet}, {how?dropped|lost|marked}: BBR goes by delivery rates, not by losses.
m-it-has-not-cut-for-gznjgk = No ha recortado por el paquete { $packet }, { $how ->
    [0] descartado
    [1] perdido
   *[other] marcado
  }: BBR se guía por las tasas de entrega, no por las pérdidas.

# It has not cut for packet {packet}, {how?dropped|lost|marked}: BBRv3 takes losses into account when their round trip is over, and cuts a probe at over 2 %.
m-it-has-not-cut-for-y5gflq = No ha recortado por el paquete { $packet }, { $how ->
    [0] descartado
    [1] perdido
   *[other] marcado
  }: BBRv3 tiene en cuenta las pérdidas cuando termina su ida y vuelta, y recorta un sondeo con más del 2 %.

# W ← W + α/W^(k+1) at every ACK: {a:3}/{window:.1}^{exponent:3} = {adds:2}.
m-w-w-w-k-1-1cb0t7 = W ← W + α/W^(k+1) con cada ACK: { $a }/{ $window }^{ $exponent } = { $adds }.

# W ← W + 1/W at every ACK: now 1/{window:.1} = {adds:2}.
m-w-w-1-w-at-tufvqe = W ← W + 1/W con cada ACK: ahora 1/{ $window } = { $adds }.

# A hand set the pace.
m-a-hand-set-the-pace-yu6105 = Una mano fijó el ritmo.

# W ← W + G (T − q)/T / W: q = {queueing:span}, T = {target:span}, so {adds:2} now.
m-w-w-g-t-q-119n9f = W ← W + G (T − q)/T / W: q = { $queueing }, T = { $target }, así que ahora { $adds }.

# W(t) = W₀ + α²t²/4 since the last cut, with W₀ = {start:.2} and α = {alpha:3} from then.
m-w-t-w-t-4-0jbx0k = W(t) = W₀ + α²t²/4 desde el último recorte, con W₀ = { $start } y α = { $alpha } de entonces.

# It remembers W₀ = {start:.2} and, from the window that it cut, α = {alpha:3}.
m-it-remembers-w-start-2-3mf3ip = Recuerda W₀ = { $start } y, por la ventana que recortó, α = { $alpha }.

# The last epoch ended as packet {packet} was marked: the imagined window fell from {before:.1} to {after:.1}.
m-the-last-epoch-ended-as-7s7pg2 = La última época terminó al marcarse el paquete { $packet }: la ventana imaginada cayó de { $before } a { $after }.

# the imagined TCP halves: {cut:.2} / 2 = {after:.2}.
m-the-imagined-tcp-halves-cut-2c1v3q = el TCP imaginado divide entre dos: { $cut } / 2 = { $after }.

# the start-up is over, X ← X/2: {before:.1} / 2 = {after:.1}.
m-the-start-up-is-over-bgkiza = terminó el arranque, X ← X/2: { $before } / 2 = { $after }.

# It has not cut for packet {packet}, {how?dropped|lost|marked}: it looks at losses only once in {interval:span}.
m-it-has-not-cut-for-70kn5b = No ha recortado por el paquete { $packet }, { $how ->
    [0] descartado
    [1] perdido
   *[other] marcado
  }: mira las pérdidas solo una vez cada { $interval }.

# X ← X/2, but at most one maximum window per {rtt:span}: from {before:.1} to {after:.1}.
m-x-x-2-but-at-ajn576 = X ← X/2, pero como mucho una ventana máxima por { $rtt }: de { $before } a { $after }.

# X ← {growth:3} X, but at most one maximum window per {rtt:span}: from {before:.1} to {after:.1}.
m-x-growth-3-x-but-ua7qup = X ← { $growth } X, pero como mucho una ventana máxima por { $rtt }: de { $before } a { $after }.

# {by?the least window|sent again before, so half|a quarter is cut}: of {cut} it keeps {left}, and {duplicates} more while as many duplicate ACKs stand for packets that have left.
m-by-the-least-window-sent-m3q9de = { $by ->
    [0] la ventana mínima
    [1] ya reenviado antes, así que la mitad
   *[other] se recorta un cuarto
  }: de { $cut } conserva { $left }, y { $duplicates } más mientras otros tantos ACK duplicados representan paquetes que ya salieron.

# Δ = {backlog:packets} of its packets wait in queues, fewer than α = {alpha:3}: W grows by one packet per round trip, {step:2} per ACK.
m-backlog-packets-of-its-packets-bcywn5 = Δ = { $backlog } de sus paquetes esperan en colas, menos que α = { $alpha }: W crece un paquete por ida y vuelta, { $step } por ACK.

# An ACK measured the bandwidth anew.
m-an-ack-measured-the-bandwidth-pkfks0 = Un ACK midió de nuevo el ancho de banda.

# The next phase of its cycle began: the gain is {gain:3}.
m-the-next-phase-of-its-upg5z4 = Empezó la fase siguiente de su ciclo: la ganancia es { $gain }.

# With this ACK the largest delivery rate of this probe and the one before went from {before:pair} to {after:pair} packets/s.
m-with-this-ack-the-largest-lo2f20 = Con este ACK la mayor tasa de entrega de este sondeo y del anterior pasó de { $before } a { $after } paquetes/s.

# With this ACK the largest delivery rate of the last {rounds} round trips went from {before:pair} to {after:pair} packets/s.
m-with-this-ack-the-largest-n1jdtl = Con este ACK la mayor tasa de entrega de las últimas { $rounds } idas y vueltas pasó de { $before } a { $after } paquetes/s.

# This ACK measured the smallest round trip, {after:span}.
m-this-ack-measured-the-smallest-t84ov3 = Este ACK midió la menor ida y vuelta, { $after }.

# X = gain × bandwidth: {gain:3} × {bandwidth:.1} = {after:.1}.
m-x-gain-bandwidth-gain-3-2jdo1w = X = ganancia × ancho de banda: { $gain } × { $bandwidth } = { $after }.

# The first answer came after {rtt:seconds}.
m-the-first-answer-came-after-bwxc91 = La primera respuesta llegó tras { $rtt }.

# the first window in a round trip, times the gain of startup: {gained:.1} / {rtt:span} = {after:.1}.
m-the-first-window-in-a-s62b01 = la primera ventana en una ida y vuelta, por la ganancia del arranque: { $gained } / { $rtt } = { $after }.

# The smallest round trip has been measured.
m-the-smallest-round-trip-has-inxhn4 = Se ha medido la menor ida y vuelta.

# the window is again what it was before, {prior:packets}.
m-the-window-is-again-what-qvb2qy = la ventana vuelve a ser la de antes, { $prior }.

# All packets sent before the loss are acknowledged.
m-all-packets-sent-before-the-z6klre = Todos los paquetes enviados antes de la pérdida están confirmados.

# the window is again what it was before the loss, {prior:packets}.
m-the-window-is-again-what-oskwzi = la ventana vuelve a ser la de antes de la pérdida, { $prior }.

# Data came after an idle time.
m-data-came-after-an-idle-8k4qth = Llegaron datos tras un tiempo sin enviar.

# X = bandwidth after an idle time: {paced:.1}.
m-x-bandwidth-after-an-idle-dftwqn = X = ancho de banda tras un tiempo sin enviar: { $paced }.

# Packet {packet} was found missing: the threshold became {after:packets}, where the window had been {cut:packets}.
m-packet-packet-was-found-missing-ki7oq2 = Se vio que falta el paquete { $packet }: el umbral pasó a { $after }, donde la ventana había sido { $cut }.

# The third duplicate ACK told {flow} that packet {packet} is missing.
m-the-third-duplicate-ack-told-a9s7hp = El tercer ACK duplicado dijo a { $flow } que falta el paquete { $packet }.

# W ← 1 at a loss, and slow start up to half of it: {cut:.2} / 2.
m-w-1-at-a-loss-vsa5su = W ← 1 con una pérdida, y arranque lento hasta la mitad: { $cut } / 2.

# An ACK told {flow} that packet {packet} was marked.
m-an-ack-told-flow-that-4e4mua = Un ACK dijo a { $flow } que el paquete { $packet } se marcó.

# Packet {packet} was marked: the threshold became {after:packets}, where the window had been {cut:packets}.
m-packet-packet-was-marked-the-v1l072 = El paquete { $packet } se marcó: el umbral pasó a { $after }, donde la ventana había sido { $cut }.

# RACK told {flow} that packet {packet} is lost: a later one has arrived, and a quarter of a round trip has passed.
m-rack-told-flow-that-packet-eiyspf = RACK dijo a { $flow } que el paquete { $packet } se perdió: llegó uno posterior y pasó un cuarto de ida y vuelta.

# Data sent later were acknowledged, and the probe only once: packet {packet}, which it repeated, had been lost.
m-data-sent-later-were-acknowledged-dwkpjc = Se confirmaron datos enviados después, y la sonda solo una vez: el paquete { $packet }, que ella repetía, se había perdido.

# Later packets arrived, and not what was sent again: packet {packet} is lost once more.
m-later-packets-arrived-and-not-30y33s = Llegaron paquetes posteriores, y no lo reenviado: el paquete { $packet } se perdió otra vez.

# Packet {packet} is missing, of a window that has been cut already.
m-packet-packet-is-missing-of-xirl6i = Falta el paquete { $packet }, de una ventana que ya se recortó.

# W ← 1 at every loss.
m-w-1-at-every-loss-ccbj3q = W ← 1 con cada pérdida.

# All packets sent before the cut are acknowledged.
m-all-packets-sent-before-the-jr5spj = Todos los paquetes enviados antes del recorte están confirmados.

# the window is again what the cut left: {after:packets}.
m-the-window-is-again-what-ekkan9 = la ventana vuelve a ser lo que dejó el recorte: { $after }.

# An ACK of {acknowledged} packets: part of what was missing has arrived.
m-an-ack-of-acknowledged-packets-5esxdz = Un ACK de { $acknowledged } paquetes: llegó parte de lo que faltaba.

# W ← W − {left:packets}: what is acknowledged has left, but for what duplicate ACKs had added.
m-w-w-left-packets-what-b4a8cs = W ← W − { $left }: lo confirmado ya salió, salvo lo que habían añadido los ACK duplicados.

# An ACK came while a loss is repaired: the window comes down to the threshold, not at once.
m-an-ack-came-while-a-15eh0k = Llegó un ACK mientras se repara una pérdida: la ventana baja hasta el umbral, no de golpe.

# PRR: of {delivered:packets} packets that have arrived since the cut it replaces {target:packets} in {prior:packets}, and {sent:packets} have gone: with {inFlight:packets} in flight the window is {after:.2}.
m-prr-of-delivered-packets-packets-n5jcec = PRR: de { $delivered } paquetes llegados desde el recorte repone { $target } por cada { $prior }, y ya salieron { $sent }: con { $inFlight } en camino la ventana es { $after }.

# PRR: no more are in flight than the threshold of {target:packets}, so for each packet that arrives one goes, and one more while nothing further is lost: with {inFlight:packets} in flight the window is {after:.2}.
m-prr-no-more-are-in-nzrhzt = PRR: no hay en camino más que el umbral de { $target }, así que por cada paquete que llega sale uno, y uno más mientras no se pierda nada más: con { $inFlight } en camino la ventana es { $after }.

# the window is the threshold that the cut set, {target:packets}.
m-the-window-is-the-threshold-nmdn2u = la ventana es el umbral que fijó el recorte, { $target }.

# A further duplicate ACK came.
m-a-further-duplicate-ack-came-befwum = Llegó otro ACK duplicado.

# W ← W + 1: each further duplicate ACK stands for a packet that has left.
m-w-w-1-each-further-eremmp = W ← W + 1: cada ACK duplicado más representa un paquete que ya salió.

# A duplicate ACK came, and packet {packet} was out for too long.
m-a-duplicate-ack-came-and-4ru9er = Llegó un ACK duplicado, y el paquete { $packet } llevaba fuera demasiado tiempo.

# The flow started.
m-the-flow-started-u1369x = El flujo empezó.

# a new connection begins with the initial window, {after:packets}.
m-a-new-connection-begins-with-kt4ey4 = una conexión nueva empieza con la ventana inicial, { $after }.

# it begins with {after:.1} packets/s.
m-it-begins-with-after-1-3qitew = empieza con { $after } paquetes/s.

# The handshake was acknowledged.
m-the-handshake-was-acknowledged-ndy4aa = El establecimiento de la conexión (handshake) se confirmó.

# the initial window is {initial:packets}.
m-the-initial-window-is-initial-2g5no7 = la ventana inicial es { $initial }.

# No ACK came until the timer ran out; packet {packet} is the oldest without one.
m-no-ack-came-until-the-8vz4jz = No llegó ningún ACK hasta que venció el temporizador; el paquete { $packet } es el más antiguo sin confirmar.

# A hand set the window.
m-a-hand-set-the-window-xwitqs = Una mano fijó la ventana.

# The timer ran out with nothing in flight.
m-the-timer-ran-out-with-olpedw = El temporizador venció sin nada en camino.

# after a timeout the window is {after:packets}.
m-after-a-timeout-the-window-huiacj = tras vencer el temporizador la ventana es { $after }.

# New ACKs came, and none told of a loss.
m-new-acks-came-and-none-ay72u6 = Llegaron ACK nuevos, y ninguno hablaba de pérdidas.

# W ← W + 1 at every new ACK: twice as much every round trip, up to the threshold.
m-w-w-1-at-every-ob0a2t = W ← W + 1 con cada ACK nuevo: el doble en cada ida y vuelta, hasta el umbral.

# The first ACK of data measured the round trip.
m-the-first-ack-of-data-7opm6k = El primer ACK de datos midió la ida y vuelta.

# The first answer came after {value:seconds}.
m-the-first-answer-came-after-chv26e = La primera respuesta llegó tras { $value }.

# the window is {after:packets}.
m-the-window-is-after-packets-ptm8r9 = la ventana es { $after }.

# one packet per round trip: 1 / {value:span} = {after:.1}.
m-one-packet-per-round-trip-rbtliq = un paquete por ida y vuelta: 1 / { $value } = { $after }.

# HyStart ended slow start at {end:packets} packets: the ACKs of one round came without a gap for {found:span}, more than {longest:span}, half of the shortest round trip: the path is full.
m-hystart-ended-slow-start-at-oa3fc4 = HyStart terminó el arranque lento en { $end } paquetes: los ACK de una ronda llegaron sin hueco durante { $found }, más que { $longest }, la mitad de la ida y vuelta más corta: el camino está lleno.

# HyStart ended slow start at {end:packets} packets: even the shortest round trip of a round was {found:span}, more than {longest:span}: packets wait.
m-hystart-ended-slow-start-at-qv3rf8 = HyStart terminó el arranque lento en { $end } paquetes: hasta la ida y vuelta más corta de una ronda fue { $found }, más que { $longest }: hay paquetes esperando.

# Nothing came back for a while.
m-nothing-came-back-for-a-13zfu0 = Durante un rato no volvió nada.

# Three later packets were answered: packet {packet} is missing.
m-three-later-packets-were-answered-g57ib4 = Tres paquetes posteriores tuvieron respuesta: falta el paquete { $packet }.

# Packet {packet} was not answered in time.
m-packet-packet-was-not-answered-ycajl8 = El paquete { $packet } no tuvo respuesta a tiempo.

# Packet {packet} came with a mark.
m-packet-packet-came-with-a-7ltqr7 = El paquete { $packet } llegó con una marca.

# A round trip passed without a loss.
m-a-round-trip-passed-without-t18j11 = Pasó una ida y vuelta sin pérdida.

# A round trip of start-up passed without a loss.
m-a-round-trip-of-start-knu4o6 = Pasó una ida y vuelta del arranque sin pérdida.

# X ← 2 X every round trip without loss: {after:.1} is at most one maximum window per {rtt:span}.
m-x-2-x-every-round-tyxdue = X ← 2 X en cada ida y vuelta sin pérdida: { $after } es como mucho una ventana máxima por { $rtt }.

# An interval passed without a loss.
m-an-interval-passed-without-a-xzoeot = Pasó un intervalo sin pérdida.

# An interval with losses is over.
m-an-interval-with-losses-is-7bncto = Terminó un intervalo con pérdidas.

# X ← T(p, R, 4R) with p = {p:3} of this interval and R = {rtt:span}: {after:.1}.
m-x-t-p-r-4r-rmyb8l = X ← T(p, R, 4R) con p = { $p } de este intervalo y R = { $rtt }: { $after }.

# The last epoch ended as packet {packet} was missing: the imagined window fell from {before:.1} to {after:.1}.
m-the-last-epoch-ended-as-lan68u = La última época terminó al faltar el paquete { $packet }: la ventana imaginada cayó de { $before } a { $after }.

# the imagined TCP has a timeout: its window is 1.
m-the-imagined-tcp-has-a-jp6x1g = al TCP imaginado le vence el temporizador: su ventana es 1.

# A report of the receiver came.
m-a-report-of-the-receiver-6x075h = Llegó un informe del receptor.

# X = Y/R, as the receiver asks: {after:.1}.
m-x-y-r-as-the-58ownl = X = Y/R, como pide el receptor: { $after }.

# the receiver knows no round trip yet: 2 / {sample:span} = {after:.1}.
m-the-receiver-knows-no-round-y9g4sg = el receptor aún no conoce la ida y vuelta: 2 / { $sample } = { $after }.

# Three packets above packet {packet} have come: it is missing.
m-three-packets-above-packet-packet-qigsi4 = Llegaron tres paquetes con número mayor que el { $packet }: este falta.

# Packets sent after the loss of packet {packet} have come, and none of its window.
m-packets-sent-after-the-loss-rynhqz = Llegaron paquetes enviados tras la pérdida del paquete { $packet }, y ninguno de su ventana.

# Nothing arrived.
m-nothing-arrived-12m07n = No llegó nada.

# The last epoch ended as nothing arrived: the imagined window fell from {before:.1} to {after:.1}.
m-the-last-epoch-ended-as-pratbz = La última época terminó porque no llegó nada: la ventana imaginada cayó de { $before } a { $after }.

# A packet arrived.
m-a-packet-arrived-4ejmtl = Llegó un paquete.

# the imagined TCP grows by 1 for each arrival in slow start, else by 1/{round:packets}.
m-the-imagined-tcp-grows-by-ok6qlx = el TCP imaginado crece 1 por cada llegada en arranque lento; si no, 1/{ $round }.

# Y = {after:.2} packets, the weighted mean of the imagined window in its last epochs: {numbers:each}.
m-y-after-2-packets-the-m0oms1 = Y = { $after } paquetes, la media ponderada de la ventana imaginada en sus últimas épocas: { $numbers }.

# at least the first window per round trip: {initial:.1} packets/s with R = {rtt:span}; it is {after:.1}.
m-at-least-the-first-window-uo8ley = al menos la primera ventana por ida y vuelta: { $initial } paquetes/s con R = { $rtt }; es { $after }.

# nothing was received in between, so one packet per round trip: 1 / {rtt:span} = {after:.1}.
m-nothing-was-received-in-between-40gx4h = entretanto no se recibió nada, así que un paquete por ida y vuelta: 1 / { $rtt } = { $after }.

# X ← 2 X once per round trip, at most twice the rate received, {bound:.1}: from {before:.1} to {after:.1}.
m-x-2-x-once-per-v0qtpt = X ← 2 X una vez por ida y vuelta, como mucho el doble de la tasa recibida, { $bound }: de { $before } a { $after }.

# X was above twice the rate received, {bound:.1}: it goes to half of that, {after:.1}.
m-x-was-above-twice-the-i0tlju = X superaba el doble de la tasa recibida, { $bound }: pasa a la mitad de eso, { $after }.

# Packet {other} was {how?dropped|lost|marked} too, {gap:span} after packet {packet}: within one round trip it is the same loss event.
m-packet-other-was-how-dropped-2zx6p6 = El paquete { $other } también fue { $how ->
    [0] descartado
    [1] perdido
   *[other] marcado
  }, { $gap } después del paquete { $packet }: dentro de una ida y vuelta es el mismo evento de pérdida.

# The receiver reported a new loss event, begun by packet {packet}.
m-the-receiver-reported-a-new-ducq24 = El receptor comunicó un nuevo evento de pérdida, que empezó con el paquete { $packet }.

# p = {after:3}: at the first loss it is that at which the equation gives the rate received then, {received:.1} packets/s with R = {rtt:span}.
m-p-after-3-at-the-9ixfdq = p = { $after }: con la primera pérdida es aquella con la que la ecuación da la tasa recibida entonces, { $received } paquetes/s con R = { $rtt }.

# p = {after:3} = 1 / {mean:.1}, the mean of the loss intervals, newest first, with their weights: {numbers:weighted}.
m-p-after-3-1-mean-w0wczd = p = { $after } = 1 / { $mean }, la media de los intervalos de pérdida, del más nuevo al más viejo, con sus pesos: { $numbers }.

# Packet {packet} was lost because a change asked for it: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-lost-because-oyd683 = El paquete { $packet } se perdió porque lo pidió un cambio: la cola{ $hop } tenía { $waiting } de { $limit }.

# Packet {packet} was marked because a change asked for it: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-marked-because-z5p3t5 = El paquete { $packet } se marcó porque lo pidió un cambio: la cola{ $hop } tenía { $waiting } de { $limit }.

# One moment: the run is computed again up to there.
m-one-moment-the-run-is-ww3h4q = Un momento: la ejecución se calcula de nuevo hasta allí.

# And why not?
m-and-why-not-v2fpsm = ¿Y por qué no?

# And if not? Both runs on one clock:
m-and-if-not-both-runs-s1bqyp = ¿Y si no? Ambas ejecuciones con un mismo reloj:

# The rule
m-the-rule-vfvedm = La regla

# Show this time
m-show-this-time-nbj8dl = Mostrar este tiempo

# {Flow} hears of it one round trip later, and {how?halves|cuts|begins again}: {before:pair} to {after:pair}.
m-flow-hears-of-it-one-38m755 = { $Flow } se entera una ida y vuelta después y { $how ->
    [0] baja a la mitad
    [1] recorta
   *[other] empieza de nuevo
  }: de { $before } a { $after }.

# {Flow} hears of packet {lost} after {late:seconds}, and {how?halves|cuts|begins again}: {before:pair} to {after:pair}.
m-flow-hears-of-packet-lost-7gq8z0 = { $Flow } se entera del paquete { $lost } tras { $late } y { $how ->
    [0] baja a la mitad
    [1] recorta
   *[other] empieza de nuevo
  }: de { $before } a { $after }.

# Three duplicate ACKs: {flow} {how?halves|cuts|begins again}, {before:pair} to {after:pair}.
m-three-duplicate-acks-flow-how-16gl99 = Tres ACK duplicados: { $flow } { $how ->
    [0] baja a la mitad
    [1] recorta
   *[other] empieza de nuevo
  }, de { $before } a { $after }.

# A first loss, or one in slow start, halves {flow}: {before:pair} to {after:pair}.
m-a-first-loss-or-one-c51f9r = Una primera pérdida, o una en arranque lento, hace bajar { $flow } a la mitad: de { $before } a { $after }.

# Why is the queue{hop:at} full at {time:.2} s?
m-why-is-the-queue-hop-mp9ozc = ¿Por qué está llena la cola{ $hop } a los { $time } s?

# It holds {waiting} of {limit}.
m-it-holds-waiting-of-limit-25zog9 = Tiene { $waiting } de { $limit }.

# All windows together let {sum:3} packets be on their way; the path itself holds {held:3}, the queue {limit}.
m-all-windows-together-let-sum-e8fbq3 = Todas las ventanas juntas dejan { $sum } paquetes en camino; el camino en sí contiene { $held }, la cola { $limit }.

# What was before {since:.2} s is no longer recorded: a cut then is not told here.
m-what-was-before-since-2-rw0sec = Lo anterior a { $since } s ya no está registrado: un recorte de entonces no se cuenta aquí.

# {count} of {owner}
m-count-of-owner-df03ju = { $count } de { $owner }

# {rest} of others
m-rest-of-others-k9owfn = { $rest } de otros

# {name} gave way once because its packets waited in queues.
m-name-gave-way-once-because-pk9z05 = { $name } cedió una vez porque sus paquetes esperaban en colas.

# {name} gave way {times} times because its packets waited in queues.
m-name-gave-way-times-times-fawvee = { $name } cedió { $times } veces porque sus paquetes esperaban en colas.

# The full queue that dropped packets of {name} held on average {shares}.
m-the-full-queue-that-dropped-ofo7cf = La cola llena que descartó paquetes de { $name } contenía en promedio { $shares }.

# It has not cut for packet {packet}, {how?dropped|lost|marked}: nothing has told it yet.
m-it-has-not-cut-for-rd3t8g = No ha recortado por el paquete { $packet }, { $how ->
    [0] descartado
    [1] perdido
   *[other] marcado
  }: aún nada se lo ha dicho.

# It sends no more: its window of {window:.1} is full, so each further packet waits for an ACK.
m-it-sends-no-more-its-7srxqg = No envía más: su ventana de { $window } está llena, así que cada paquete más espera un ACK.

# It sends no more: nothing came back for two round trips. It has sent a probe beyond its window, and waits for the ACK.
m-it-sends-no-more-nothing-qat02b = No envía más: nada volvió durante dos idas y vueltas. Ha enviado una sonda más allá de su ventana y espera el ACK.

# It sends no data yet: the handshake has not been acknowledged.
m-it-sends-no-data-yet-ptxrff = Aún no envía datos: el establecimiento de la conexión (handshake) no se ha confirmado.

# It sends nothing new: the application has no more data.
m-it-sends-nothing-new-the-g2xh35 = No envía nada nuevo: la aplicación no tiene más datos.

# It sends no sooner: it paces its packets.
m-it-sends-no-sooner-it-jhjxs8 = No envía antes: espacia sus paquetes.

# It sends nothing: marks have cut its window below one packet.
m-it-sends-nothing-marks-have-wb7499 = No envía nada: las marcas han recortado su ventana por debajo de un paquete.

# In the {span} s before
m-in-the-span-s-before-uywtsh = En los { $span } s anteriores

# Why is the rate of {name} what it is at {time} s?
m-why-is-the-rate-of-bavttl = ¿Por qué la tasa de { $name } es la que es a los { $time } s?

# Why is the window of {name} what it is at {time} s?
m-why-is-the-window-of-aomoi7 = ¿Por qué la ventana de { $name } es la que es a los { $time } s?

# Why did packet {packet} of {flow} fall at {time:.2} s?
m-why-did-packet-packet-of-kaz6se = ¿Por qué se descartó el paquete { $packet } de { $flow } a los { $time } s?

# Why was packet {packet} of {flow} lost at {time:.2} s?
m-why-was-packet-packet-of-mizd6l = ¿Por qué se perdió el paquete { $packet } de { $flow } a los { $time } s?

# Why was packet {packet} of {flow} marked at {time:.2} s?
m-why-was-packet-packet-of-ewicbv = ¿Por qué se marcó el paquete { $packet } de { $flow } a los { $time } s?

# On average {average:.1} packets wait: at that average p = {chance:percent}. It is packet {count} since the last early drop.
m-on-average-average-1-packets-buew9r = En promedio esperan { $average } paquetes: con esa media p = { $chance }. Es el paquete { $count } desde el último descarte temprano.

# Nothing has changed yet.
m-nothing-has-changed-yet-9lrtpm = Aún no ha cambiado nada.

# The {kind?window|rate} {fell?rose|fell} from {before:pair} to {after:pair} {kind?packets|packets/s}.
m-the-kind-window-rate-fell-ho9jsm = La { $kind ->
    [0] ventana
   *[other] tasa
  } { $fell ->
    [0] subió
   *[other] bajó
  } de { $before } a { $after } { $kind ->
    [0] { $after ->
        [one] paquete
       *[other] paquetes
      }
   *[other] paquetes/s
  }.

# The {kind?window|rate} went step by step from {before:pair} to {after:pair} {kind?packets|packets/s}, up to {until:.2} s.
m-the-kind-window-rate-went-4a0b5e = La { $kind ->
    [0] ventana
   *[other] tasa
  } fue paso a paso de { $before } a { $after } { $kind ->
    [0] { $after ->
        [one] paquete
       *[other] paquetes
      }
   *[other] paquetes/s
  }, hasta los { $until } s.

# From here on the {kind?window|rate} goes step by step: from {before:pair} to {after:pair} {kind?packets|packets/s} now.
m-from-here-on-the-kind-x1omq4 = Desde aquí la { $kind ->
    [0] ventana
   *[other] tasa
  } va paso a paso: de { $before } a { $after } { $kind ->
    [0] { $after ->
        [one] paquete
       *[other] paquetes
      }
   *[other] paquetes/s
  } ahora.

# Before that the {kind?window|rate} was {before:packets} {kind?packets|packets/s}.
m-before-that-the-kind-window-7mk0v9 = Antes de eso la { $kind ->
    [0] ventana
   *[other] tasa
  } era { $before } { $kind ->
    [0] { $before ->
        [one] paquete
       *[other] paquetes
      }
   *[other] paquetes/s
  }.

# Before that the {kind?window|rate} went from {before:pair} to {after:pair} {kind?packets|packets/s}.
m-before-that-the-kind-window-vhb6nq = Antes de eso la { $kind ->
    [0] ventana
   *[other] tasa
  } pasó de { $before } a { $after } { $kind ->
    [0] { $after ->
        [one] paquete
       *[other] paquetes
      }
   *[other] paquetes/s
  }.

# What became of packet {packet} is no longer recorded.
m-what-became-of-packet-packet-jnu6qv = Lo que fue del paquete { $packet } ya no está registrado.

# Packet {packet} was not dropped: it, or its ACK, was late; an ACK was dropped.
m-packet-packet-was-not-dropped-h87lp5 = El paquete { $packet } no se descartó: él, o su ACK, llegó tarde; se descartó un ACK.

# Packet {packet} was not dropped: it, or its ACK, was late.
m-packet-packet-was-not-dropped-tqyw0v = El paquete { $packet } no se descartó: él, o su ACK, llegó tarde.

# {ack?Packet|The ACK of packet} {packet}{answered?|, just answered,} waited {waited:span} in the queue{hop:at}: {waiting#packet|packets} stood before it.
m-ack-packet-the-ack-of-cdfn94 = { $ack ->
    [0] El paquete
   *[other] El ACK del paquete
  } { $packet }{ $answered ->
    [0] { "" }
   *[other] , recién respondido,
  } esperó { $waited } en la cola{ $hop }: tenía delante { $waiting ->
    [one] { $waiting } paquete
   *[other] { $waiting } paquetes
  }.

# Whose packets those were: {owners}.
m-whose-packets-those-were-owners-omoq4w = De quién eran esos paquetes: { $owners }.

# the {source}
m-the-source-24mszr = fuente ({ $source })

# W ← W/2: {cut:.2} / 2 = {after:.2}{rounded?|, in whole packets|, the least window} (a first loss, or one in slow start, halves).
m-w-w-2-cut-2-4a52uw = W ← W/2: { $cut } / 2 = { $after }{ $rounded ->
    [0] { "" }
    [1] , en paquetes enteros
   *[other] , la ventana mínima
  } (una primera pérdida, o una en arranque lento, divide entre dos).

# PRR: the window of {cut:.2} comes down to what the cut leaves of it with the ACKs that come; now it is {after:.2}.
m-prr-the-window-of-cut-w3gze0 = PRR: la ventana de { $cut } baja con los ACK que llegan hasta lo que el recorte deja de ella; ahora es { $after }.

# {name} did not cut.
m-name-did-not-cut-a5h9tm = { $name } no recortó.

# {name} cut {cuts} times: {counts}.
m-name-cut-cuts-times-counts-j62owz = { $name } recortó { $cuts } veces: { $counts }.

# {name} cut {cuts} times, all {reason?from the full queue|from early drops|from loss on the way|from marks|from losses|by silence|by timeout|without a drop}.
m-name-cut-cuts-times-all-imau52 = { $name } recortó { $cuts } veces, todas { $reason ->
    [0] por la cola llena
    [1] por descartes tempranos
    [2] por pérdidas en el camino
    [3] por marcas
    [4] por pérdidas
    [5] por silencio
    [6] por el temporizador
   *[other] sin descarte
  }.

# {name} cut once, {reason?from the full queue|from early drops|from loss on the way|from marks|from losses|by silence|by timeout|without a drop}.
m-name-cut-once-reason-from-ga5b7p = { $name } recortó una vez, { $reason ->
    [0] por la cola llena
    [1] por descartes tempranos
    [2] por pérdidas en el camino
    [3] por marcas
    [4] por pérdidas
    [5] por silencio
    [6] por el temporizador
   *[other] sin descarte
  }.

# {percent} % of {name}
m-percent-of-name-n9e94f = { $percent } % de { $name }

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s, and not for losses: it lost {lessPart:2} % of its packets, {more} {morePart:2} %; their round trips were {lessTrip:.0} ms and {moreTrip:.0} ms.
m-less-got-less-than-more-c35kaz = { $less } recibió menos que { $more }, { $lessRate } frente a { $moreRate } Mbit/s, y no por pérdidas: perdió el { $lessPart } % de sus paquetes; { $more }, el { $morePart } %; sus idas y vueltas fueron de { $lessTrip } ms y { $moreTrip } ms.

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s: it lost {lessPart:2} % of its packets (all in queues), {more} {morePart:2} %.
m-less-got-less-than-more-j07sgj = { $less } recibió menos que { $more }, { $lessRate } frente a { $moreRate } Mbit/s: perdió el { $lessPart } % de sus paquetes (todos en colas); { $more }, el { $morePart } %.

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s: it lost {lessPart:2} % of its packets (all on the way), {more} {morePart:2} %.
m-less-got-less-than-more-ku1x5x = { $less } recibió menos que { $more }, { $lessRate } frente a { $moreRate } Mbit/s: perdió el { $lessPart } % de sus paquetes (todos en el camino); { $more }, el { $morePart } %.

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s: it lost {lessPart:2} % of its packets ({queue} in queues, {lost} on the way), {more} {morePart:2} %.
m-less-got-less-than-more-34k1me = { $less } recibió menos que { $more }, { $lessRate } frente a { $moreRate } Mbit/s: perdió el { $lessPart } % de sus paquetes ({ $queue } en colas, { $lost } en el camino); { $more }, el { $morePart } %.

# It did not cut again for packet {other}, {how?dropped|lost|marked} as well: sent before the cut, which answers for all up to packet {upTo}.
m-it-did-not-cut-again-m0q4o4 = No recortó otra vez por el paquete { $other }, también { $how ->
    [0] descartado
    [1] perdido
   *[other] marcado
  }: se envió antes del recorte, que responde por todos hasta el paquete { $upTo }.

# It did not cut again for packet {other} and {more} more, {how?dropped|lost|marked} as well: sent before the cut, which answers for all up to packet {upTo}.
m-it-did-not-cut-again-lyded9 = No recortó otra vez por el paquete { $other } y { $more } más, también { $how ->
    [0] descartados
    [1] perdidos
   *[other] marcados
  }: se enviaron antes del recorte, que responde por todos hasta el paquete { $upTo }.

# So one cut answers for a whole window of data.
m-so-one-cut-answers-for-62pjw8 = Así un recorte responde por toda una ventana de datos.

# It sends no more: all its data have arrived.
m-it-sends-no-more-all-dz2w6l = No envía más: todos sus datos han llegado.

# It sends no more: it was stopped, and offers no new data.
m-it-sends-no-more-it-1ob6wj = No envía más: se detuvo y no ofrece datos nuevos.

# It sends no sooner: its rate is a clock, with a packet every {gap:span}.
m-it-sends-no-sooner-its-umlf8p = No envía antes: su tasa es un reloj, con un paquete cada { $gap }.

# If none comes, the timer ends the wait after {rto:span}.
m-if-none-comes-the-timer-91dvng = Si no llega ninguno, el temporizador termina la espera tras { $rto }.

# It sends no more: its receiver takes {maxWindow:packets} at a time, however large its window of {window:.1} is.
m-it-sends-no-more-its-n69113 = No envía más: su receptor acepta { $maxWindow } a la vez, por grande que sea su ventana de { $window }.

# It sends no more: it still repairs a loss, and as much as its window of {window:packets} allows counts as on its way.
m-it-sends-no-more-it-q6m2hm = No envía más: aún repara una pérdida, y cuenta como en camino tanto como permite su ventana de { $window }.

# It sends no sooner: it paces its packets, one every {gap:span}.
m-it-sends-no-sooner-it-bk31t9 = No envía antes: espacia sus paquetes, uno cada { $gap }.

# Without this drop
m-without-this-drop-bs6l2m = Sin este descarte

# Without this loss
m-without-this-loss-2d1zug = Sin esta pérdida

# Without this mark
m-without-this-mark-5upc9u = Sin esta marca

# Without this delay: the {waiting#packet|packets} before it leave at once
m-without-this-delay-the-waiting-b481d7 = Sin este retardo: { $waiting ->
    [one] sale al momento el paquete que tiene delante ({ $waiting })
   *[other] salen al momento los { $waiting } paquetes que tiene delante
  }

# Without this ACK’s loss
m-without-this-ack-s-loss-oz35r3 = Sin la pérdida de este ACK

# Without {flow}
m-without-flow-qklshp = Sin { $flow }

# Without the {source}
m-without-the-source-qn4qa3 = Sin la fuente ({ $source })

# Without any loss in front of the queue{at}
m-without-any-loss-in-front-1a8zg2 = Sin ninguna pérdida delante de la cola{ $at }

# Without “{change}”
m-without-change-h474q2 = Sin «{ $change }»

# {queue} decides it, before the queue is full.
m-queue-decides-it-before-the-tgcvi6 = { $queue } lo decide, antes de que la cola esté llena.

# a change of this run asks for it, and no queue.
m-a-change-of-this-run-20vn4n = lo pide un cambio de esta ejecución, y no una cola.

# Packet {packet} was marked in the low-latency queue, where {waiting#packet|packets} stood behind it: it had waited {waited:span}, longer than that queue’s threshold.
m-packet-packet-was-marked-in-xcyj8f = El paquete { $packet } se marcó en la cola de baja latencia, donde tenía detrás { $waiting ->
    [one] { $waiting } paquete
   *[other] { $waiting } paquetes
  }: había esperado { $waited }, más que el umbral de esa cola.

# Packet {packet} was marked in the low-latency queue, where {waiting#packet|packets} stood behind it: it had waited {waited:span}, and the classic queue’s controller asks for marks on p_CL = k p = {chance:percent} here.
m-packet-packet-was-marked-in-6w1fod = El paquete { $packet } se marcó en la cola de baja latencia, donde tenía detrás { $waiting ->
    [one] { $waiting } paquete
   *[other] { $waiting } paquetes
  }: había esperado { $waited }, y el controlador de la cola clásica pide aquí marcas con p_CL = k p = { $chance }.

# Packet {packet} was marked in the classic queue, with {waiting#packet|packets} behind it: its controller (PI2) asks for p_C = p² = {chance:percent}, and it can carry a mark; it had waited {waited:span}.
m-packet-packet-was-marked-in-dlrgjt = El paquete { $packet } se marcó en la cola clásica, con { $waiting ->
    [one] { $waiting } paquete
   *[other] { $waiting } paquetes
  } detrás: su controlador (PI2) pide p_C = p² = { $chance }, y puede llevar una marca; había esperado { $waited }.

# Packet {packet} was dropped in the classic queue, with {waiting#packet|packets} behind it: its controller (PI2) asks for p_C = p² = {chance:percent}; it had waited {waited:span}.
m-packet-packet-was-dropped-in-pfm938 = El paquete { $packet } se descartó en la cola clásica, con { $waiting ->
    [one] { $waiting } paquete
   *[other] { $waiting } paquetes
  } detrás: su controlador (PI2) pide p_C = p² = { $chance }; había esperado { $waited }.

# Packet {packet} was dropped in the low-latency queue, where {waiting#packet|packets} stood behind it: both queues are overloaded, every packet that passes here is marked already, and p_C = {chance:percent} is dropped.
m-packet-packet-was-dropped-in-2kim18 = El paquete { $packet } se descartó en la cola de baja latencia, donde tenía detrás { $waiting ->
    [one] { $waiting } paquete
   *[other] { $waiting } paquetes
  }: ambas colas están sobrecargadas, todo paquete que pasa aquí ya está marcado, y se descarta p_C = { $chance }.

# W ← W − β: {cut:.2} − {b:3} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-w-cut-2-b-ffevra = W ← W − β: { $cut } − { $b } = { $after }{ $rounded ->
    [0] { "" }
    [1] , en paquetes enteros
   *[other] , la ventana mínima
  }.

# W ← (1 − b) W: (1 − {b:3}) × {cut:.2} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-1-b-w-1-i0k2y1 = W ← (1 − b) W: (1 − { $b }) × { $cut } = { $after }{ $rounded ->
    [0] { "" }
    [1] , en paquetes enteros
   *[other] , la ventana mínima
  }.

# W ← W − β W^l: {cut:.2} − {b:3} × {cut:.2}^{l:3} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-w-w-l-cut-u0uojf = W ← W − β W^l: { $cut } − { $b } × { $cut }^{ $l } = { $after }{ $rounded ->
    [0] { "" }
    [1] , en paquetes enteros
   *[other] , la ventana mínima
  }.

# W ← β W: {kept:3} × {cut:.2} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-w-kept-3-cut-qvqo6h = W ← β W: { $kept } × { $cut } = { $after }{ $rounded ->
    [0] { "" }
    [1] , en paquetes enteros
   *[other] , la ventana mínima
  }.

# s is less than 1, for the round trip is shorter than the one it acts like.
m-s-is-less-than-1-ecu9z4 = s es menor que 1, pues la ida y vuelta es más corta que la que simula.

# W ← (1 − β) W: (1 − {b:3}) × {cut:.2} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-1-w-1-b-rrno49 = W ← (1 − β) W: (1 − { $b }) × { $cut } = { $after }{ $rounded ->
    [0] { "" }
    [1] , en paquetes enteros
   *[other] , la ventana mínima
  }.

# the window is at most its bound, {cap:.2}: what a probe or a round trip with losses had in flight, less some room for others.
m-the-window-is-at-most-z1a4m3 = la ventana es como mucho su límite, { $cap }: lo que tenía en camino un sondeo o una ida y vuelta con pérdidas, menos algo de sitio para los demás.

# in the first round after a loss one packet goes for each that arrives: the window stays {after:.2}.
m-in-the-first-round-after-08123t = en la primera ronda tras una pérdida sale un paquete por cada uno que llega: la ventana se queda en { $after }.

# in the first round after a loss one packet goes for each that arrives: {inFlight:packets} + {delivered:packets} = {after:.2}.
m-in-the-first-round-after-875prd = en la primera ronda tras una pérdida sale un paquete por cada uno que llega: { $inFlight } + { $delivered } = { $after }.

# W + {delivered:packets} delivered, at most the target {target:.1}, which is twice bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1} and room for bursts.
m-w-delivered-packets-delivered-at-ijjzqs = W + lo entregado ({ $delivered }), como mucho el objetivo { $target }, que es el doble de ancho de banda × menor ida y vuelta = { $bandwidth } × { $minRtt } = { $product } y sitio para ráfagas.

# below the target {target:.1}: W plus what was delivered, {base:.1} + {delivered:packets} = {after:.2}; bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1}.
m-below-the-target-target-1-6jyatz = por debajo del objetivo { $target }: W más lo entregado, { $base } + { $delivered } = { $after }; ancho de banda × menor ida y vuelta = { $bandwidth } × { $minRtt } = { $product }.

# the target {target:.1} is reached: the window stays {after:.2}; bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1}.
m-the-target-target-1-is-v9xth0 = se alcanzó el objetivo { $target }: la ventana se queda en { $after }; ancho de banda × menor ida y vuelta = { $bandwidth } × { $minRtt } = { $product }.

# W + {delivered:packets} delivered, at most the target {target:.1}, which goes by the initial window until there are measurements.
m-w-delivered-packets-delivered-at-ns32q0 = W + lo entregado ({ $delivered }), como mucho el objetivo { $target }, que se guía por la ventana inicial hasta que haya mediciones.

# W plus what was delivered, {base:.1} + {delivered:packets} = {after:.2}; the target {target:.1} goes by the initial window until there are measurements.
m-w-plus-what-was-delivered-pqlaku = W más lo entregado, { $base } + { $delivered } = { $after }; el objetivo { $target } se guía por la ventana inicial hasta que haya mediciones.

# the target {target:.1} is reached, which goes by the initial window until there are measurements: the window stays {after:.2}.
m-the-target-target-1-is-pf59v6 = se alcanzó el objetivo { $target }, que se guía por la ventana inicial hasta que haya mediciones: la ventana se queda en { $after }.

# W + {delivered:packets} delivered would be less than the least window: it is 4.
m-w-delivered-packets-delivered-would-lcuvqd = W + lo entregado ({ $delivered }) sería menos que la ventana mínima: es 4.

# while it measures the round trip the window is at most 4.
m-while-it-measures-the-round-duqp75 = mientras mide la ida y vuelta la ventana es como mucho 4.

# It is in {state:word}: the delivery rate had not grown by a quarter in three round trips.
m-it-is-in-state-word-qtdebv = Está en { $state }: la tasa de entrega no había crecido un cuarto en tres idas y vueltas.

# It is in {state:word}: the queue that it had built was gone.
m-it-is-in-state-word-fvjn4p = Está en { $state }: la cola que había creado desapareció.

# It is in {state:word}: nothing had undercut its smallest round trip for too long.
m-it-is-in-state-word-9zckch = Está en { $state }: durante demasiado tiempo nada había bajado de su menor ida y vuelta.

# It is in {state:word}: it had measured the smallest round trip anew.
m-it-is-in-state-word-naijt8 = Está en { $state }: había medido de nuevo la menor ida y vuelta.

# It is in {state:word}: two to three seconds had passed since the last probe, or as many round trips as a TCP of its window needs to fill the queue.
m-it-is-in-state-word-9sm7gw = Está en { $state }: habían pasado de dos a tres segundos desde el último sondeo, o tantas idas y vueltas como necesita un TCP de su ventana para llenar la cola.

# It is in {state:word}: for a round trip it had sent at the bandwidth, so that the path was full.
m-it-is-in-state-word-qsyldf = Está en { $state }: durante una ida y vuelta había enviado al ritmo del ancho de banda, de modo que el camino estaba lleno.

# It is in {state:word}: as much was in flight as the last probe had found too much.
m-it-is-in-state-word-twx43y = Está en { $state }: había en camino tanto como el último sondeo había hallado excesivo.

# It is in {state:word}: the careful probe before had lost little.
m-it-is-in-state-word-bz3aqn = Está en { $state }: el cuidadoso sondeo anterior había perdido poco.

# It is in {state:word}: over 2 % of the packets of a round trip were lost.
m-it-is-in-state-word-3t0380 = Está en { $state }: se perdió más del 2 % de los paquetes de una ida y vuelta.

# It is in {state:word}: what had seemed lost had arrived after all.
m-it-is-in-state-word-vkx8x5 = Está en { $state }: lo que parecía perdido acabó llegando.

# So the mark has been answered already.
m-so-the-mark-has-been-dfgopy = Así que a la marca ya se ha respondido.

# {backlog:packets} packets of its own wait in queues; it allows {most:4}.
m-backlog-packets-packets-of-its-dvp15s = { $backlog } de sus paquetes esperan en colas; permite { $most }.

# Δ = W (1 − baseRTT/RTT) with {shortest:span} at best and {roundTrip:span} now: {backlog:packets} > β = {most:3}: W ← W − 1 = {after:.2}.
m-w-1-basertt-rtt-with-fw3fnz = Δ = W (1 − baseRTT/RTT) con { $shortest } en el mejor caso y { $roundTrip } ahora: { $backlog } > β = { $most }: W ← W − 1 = { $after }.

# Δ = W (1 − baseRTT/RTT) with {shortest:span} at best and {roundTrip:span} now: {backlog:packets} > γ = {most:3}: W ← W − W/8 = {after:.2}.
m-w-1-basertt-rtt-with-25hd09 = Δ = W (1 − baseRTT/RTT) con { $shortest } en el mejor caso y { $roundTrip } ahora: { $backlog } > γ = { $most }: W ← W − W/8 = { $after }.

# after a timeout the window is {left:packets}.
m-after-a-timeout-the-window-uhazv6 = tras vencer el temporizador la ventana es { $left }.

# after a timeout the window is {left:packets}, and slow start ends at {threshold:packets}, what the law leaves of {cut:.2}.
m-after-a-timeout-the-window-nwp8uz = tras vencer el temporizador la ventana es { $left }, y el arranque lento termina en { $threshold }, lo que la ley deja de { $cut }.

# after a timeout the window is {left:packets}, and slow start ends at half of {cut:.2}.
m-after-a-timeout-the-window-jyga4r = tras vencer el temporizador la ventana es { $left }, y el arranque lento termina en la mitad de { $cut }.

# p = {p:3} = {events#loss event|loss events} / {acknowledged:packets} acknowledged in the interval.
m-p-p-3-events-loss-jsm888 = p = { $p } = { $events ->
    [one] { $events } evento de pérdida
   *[other] { $events } eventos de pérdida
  } / { $acknowledged } confirmados en el intervalo.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}. It rises towards that by at most {before:.1} + {rounds:2} packets per round trip, and not above {ceiling:.1}: {after:.1}.
m-x-1-r-2p-3-aj1afk = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) con p = { $p }, R = { $rtt }, t₀ = { $t0 } da { $equation }. Sube hacia eso como mucho { $before } + { $rounds } paquetes por ida y vuelta, y no más allá de { $ceiling }: { $after }.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}: X falls to it at once, {after:.1}.
m-x-1-r-2p-3-8izjff = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) con p = { $p }, R = { $rtt }, t₀ = { $t0 } da { $equation }: X baja a eso de golpe, { $after }.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}, and it may be no more than {ceiling:.1}, from the rate received: {after:.1}.
m-x-1-r-2p-3-qwvfy6 = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) con p = { $p }, R = { $rtt }, t₀ = { $t0 } da { $equation }, y no puede ser más que { $ceiling }, por la tasa recibida: { $after }.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}: slow start is over, and X is {after:.1}.
m-x-1-r-2p-3-kyrsvx = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) con p = { $p }, R = { $rtt }, t₀ = { $t0 } da { $equation }: terminó el arranque lento, y X es { $after }.
