# Your own hands
m-your-own-hands-80lnp8 = Sus propias manos

# Lost
m-lost-rzf8m3 = Perdidos

# Steps
m-steps-mxszis = Pasos

# Yours
m-yours-aloawr = Suyo

# Title
m-title-a7vsmh = Título

# to
m-to-idyip0 = a

# Link rate
m-link-rate-vhq6vl = Tasa del enlace

# Initial window
m-initial-window-gknd3d = Ventana inicial

# Packet
m-packet-pw9k29 = Paquete

# Its number.
m-its-number-i1c2nw = Su número.

# As the sender counts them.
m-as-the-sender-counts-them-if4w8d = Como los cuenta el emisor.

# From its time on, each packet of one flow of the group with one of these numbers is lost the first time that it comes to the first hop it enters; with `ack` the ACKs of these packets are, where the reverse path has hops.
m-from-its-time-on-each-2s638h = Desde su tiempo, cada paquete de un flujo del grupo con uno de estos números se pierde la primera vez que llega al primer salto; con `ack` se pierden los ACK de esos paquetes, donde el camino de vuelta tiene saltos.

# The ACKs of these packets, and not the packets.
m-the-acks-of-these-packets-izxzv5 = Los ACK de estos paquetes, y no los paquetes.

# Chance that a packet is lost; it does not depend on those before it.
m-chance-that-a-packet-is-lqz2br = Probabilidad de que se pierda un paquete; no depende de los anteriores.

# at random
m-at-random-nw7ufj = al azar

# Bernoulli losses
m-bernoulli-losses-idhr9y = Pérdidas de Bernoulli

# Each packet is lost with the same chance, independently of all others.
m-each-packet-is-lost-with-3ibyah = Cada paquete se pierde con la misma probabilidad, con independencia de los demás.

# Counted in
m-counted-in-15o2xw = Contado en

# Whether the state changes with some packets or with time.
m-whether-the-state-changes-with-1ul2au = Si el estado cambia tras algunos paquetes o con el tiempo.

# A burst begins once in
m-a-burst-begins-once-in-th2lqg = Una ráfaga empieza una vez cada

# Mean packets in the good state: after each, the state changes with chance p.
m-mean-packets-in-the-good-kn2x7r = Número medio de paquetes en el estado bueno: tras cada uno, el estado cambia con probabilidad p.

# It lasts, on average
m-it-lasts-on-average-eroqkf = Dura, en promedio

# Mean packets in the bad state: after each, the state changes with chance r.
m-mean-packets-in-the-bad-m9vdc5 = Número medio de paquetes en el estado malo: tras cada uno, el estado cambia con probabilidad r.

# Between bursts, on average
m-between-bursts-on-average-87k6nw = Entre ráfagas, en promedio

# Mean time in the good state, exponentially distributed.
m-mean-time-in-the-good-3ahxo4 = Tiempo medio en el estado bueno, de distribución exponencial.

# A burst lasts, on average
m-a-burst-lasts-on-average-lem19h = Una ráfaga dura, en promedio

# Mean time in the bad state, exponentially distributed.
m-mean-time-in-the-bad-xu462c = Tiempo medio en el estado malo, de distribución exponencial.

# Lost within a burst
m-lost-within-a-burst-jfd8iv = Pérdida dentro de una ráfaga

# Chance of loss in the bad state.
m-chance-of-loss-in-the-523syp = Probabilidad de pérdida en el estado malo.

# Lost outside
m-lost-outside-4daoqo = Pérdida fuera

# Chance of loss in the good state.
m-chance-of-loss-in-the-xngmnl = Probabilidad de pérdida en el estado bueno.

# in bursts
m-in-bursts-0ax3t5 = en ráfagas

# Gilbert–Elliott losses
m-gilbert-elliott-losses-bijwaz = Pérdidas de Gilbert–Elliott

# The link is in a good or in a bad state, each with its own chance of loss, and changes between them by chance: losses come in bursts, as on radio links.
m-the-link-is-in-a-opghf4 = El enlace está en un estado bueno o malo, cada uno con su probabilidad de pérdida, y cambia entre ellos al azar: las pérdidas llegan en ráfagas, como en los enlaces de radio.

# Mean time between losses
m-mean-time-between-losses-t5au9k = Tiempo medio entre pérdidas

# From one loss to the time at which the next one is due; the first packet at or after it is lost.
m-from-one-loss-to-the-0bklq8 = Desde una pérdida hasta el momento en que toca la siguiente; se pierde el primer paquete a partir de entonces.

# Spread of the times
m-spread-of-the-times-jt6nxa = Dispersión de los tiempos

# Coefficient of variation: 0 is like a clock, 1 is wholly random (exponential).
m-coefficient-of-variation-0-is-j2rx2f = Coeficiente de variación: 0 es como un reloj, 1 es del todo aleatorio (exponencial).

# at random times
m-at-random-times-j6otdp = en momentos al azar

# Losses by time
m-losses-by-time-i8llxg = Pérdidas por tiempo

# A packet is lost after a time, not after a number of packets: whoever sends more does not lose more. The times may be even or spread like those of a Poisson process.
m-a-packet-is-lost-after-a2zkcq = Un paquete se pierde tras un tiempo, no tras un número de paquetes: quien envía más no pierde más. Los tiempos pueden ser iguales o dispersos como los de un proceso de Poisson.

# No artificial losses
m-no-artificial-losses-vrgs4x = Sin pérdidas artificiales

# Packets are lost where a queue drops them, and nowhere else.
m-packets-are-lost-where-a-j4puxz = Los paquetes se pierden donde los descarta una cola, y en ningún otro sitio.

# Packets from loss to loss
m-packets-from-loss-to-loss-pr1ia9 = Paquetes de pérdida a pérdida

# Over and over: 50, 400 loses the 50th packet, then the 400th after it.
m-over-and-over-50-400-tlzzvg = Una y otra vez: 50, 400 pierde el paquete 50 y luego el número 400 a partir de él.

# Gap
m-gap-bce54f = Intervalo

# Packets from one loss to the next, which is counted.
m-packets-from-one-loss-to-cfltyn = Paquetes de una pérdida a la siguiente, que se cuenta.

# Mildly bursty
m-mildly-bursty-z0s2h5 = Algo en ráfagas

# Even
m-even-mofdqp = Uniforme

# In pairs
m-in-pairs-vwtqnf = En pares

# in a pattern
m-in-a-pattern-kbsbej = según un patrón

# Losses by a pattern of counts
m-losses-by-a-pattern-of-xe55ih = Pérdidas según un patrón de cuentas

# The gaps between losses are given one by one and repeat: bursts of losses without chance.
m-the-gaps-between-losses-are-5e2t67 = Los intervalos entre pérdidas se dan uno a uno y se repiten: ráfagas de pérdidas sin azar.

# One packet in
m-one-packet-in-1qztjc = Un paquete de cada

# This many packets after a lost one the next one is lost.
m-this-many-packets-after-a-ubcjoq = Cuántos paquetes después de uno perdido se pierde el siguiente.

# First one
m-first-one-ywhw0h = El primero

# Number of the first packet that is lost, counted from 1.
m-number-of-the-first-packet-fuxgqc = Número del primer paquete que se pierde, contado desde 1.

# evenly
m-evenly-3mm14q = uniformemente

# Periodic losses
m-periodic-losses-7e7wpf = Pérdidas periódicas

# Every n-th packet is lost. Chance has no part in it: the losses that the simplest models of TCP assume.
m-every-n-th-packet-is-1smzzw = Se pierde uno de cada n paquetes, siempre el n-ésimo. El azar no interviene: son las pérdidas que suponen los modelos más simples de TCP.

# Phases
m-phases-icgsmp = Fases

# One after the other, over and over.
m-one-after-the-other-over-gf1rzr = Una tras otra, una y otra vez.

# Lasts
m-lasts-l5rfjy = Dura

# How long the phase lasts.
m-how-long-the-phase-lasts-sby3si = Cuánto dura la fase.

# In this phase one packet in this many is lost, at even distances; the count starts again with each phase.
m-in-this-phase-one-packet-levon0 = En esta fase se pierde un paquete de cada tantos, a distancias iguales; la cuenta empieza de nuevo con cada fase.

# in phases
m-in-phases-gtfonq = por fases

# Periodic losses by phases
m-periodic-losses-by-phases-0udjgk = Pérdidas periódicas por fases

# Spans of time follow one another and repeat; in each of them every n-th packet is lost, or none.
m-spans-of-time-follow-one-zvjklx = Los tramos de tiempo se suceden y se repiten; en cada uno se pierde uno de cada n paquetes, o ninguno.

# Each model holds from its time on until the next one’s.
m-each-model-holds-from-its-qkfjor = Cada modelo vale desde su tiempo hasta el del siguiente.

# From
m-from-6s9hn9 = Desde

# When it begins. Steps stand in order of time.
m-when-it-begins-steps-stand-dfchdk = Cuándo empieza. Los pasos van en orden de tiempo.

# What holds from then on.
m-what-holds-from-then-on-2vlo33 = Lo que vale desde entonces.

# in time steps
m-in-time-steps-84799k = por pasos de tiempo

# A schedule of loss models
m-a-schedule-of-loss-models-ivflt1 = Un programa de modelos de pérdida

# One loss model after the other, each from its time on. Before the first one nothing is lost.
m-one-loss-model-after-the-nsijl6 = Un modelo de pérdida tras otro, cada uno desde su tiempo. Antes del primero no se pierde nada.

# A turn is worth
m-a-turn-is-worth-kb6m79 = Un turno vale

# Bytes that a flow may send before it is the next one’s turn.
m-bytes-that-a-flow-may-oywm88 = Bytes que un flujo puede enviar antes de que sea el turno del siguiente.

# Marks instead of dropping (ECN)
m-marks-instead-of-dropping-ecn-3yvgss = Marca en vez de descartar (ECN)

# Marks while the chance is below
m-marks-while-the-chance-is-ju3q1e = Marca mientras la probabilidad esté por debajo de

# From this chance on packets are dropped although they could be marked.
m-from-this-chance-on-packets-uc7dbd = Desde esta probabilidad los paquetes se descartan aunque podrían marcarse.

# Waiting it lets pass
m-waiting-it-lets-pass-ui68z2 = Espera que tolera

# Time that a packet may wait. Nothing is dropped while some packet has waited less.
m-time-that-a-packet-may-ch0ls7 = Tiempo que puede esperar un paquete. No se descarta nada mientras algún paquete haya esperado menos.

# Drops after so long above it
m-drops-after-so-long-above-3wf15b = Descarta tras tanto tiempo por encima

# Time for which every packet has waited longer before the first drop: about the longest usual round trip.
m-time-for-which-every-packet-fnux5g = Tiempo durante el cual todos los paquetes han esperado más, antes del primer descarte: más o menos el tiempo de ida y vuelta habitual más largo.

# Looks at how long packets have waited, not at how many wait. Once all of them have waited too long for a while, it drops packets at the head of the queue, more and more often, until one has waited less.
m-looks-at-how-long-packets-mx7lbs = Mira cuánto han esperado los paquetes, no cuántos esperan. Cuando todos han esperado demasiado durante un rato, descarta paquetes de la cabeza de la cola, cada vez más a menudo, hasta que uno haya esperado menos.

# Drop-head
m-drop-head-1hzhu1 = Descarte en cabeza (drop-head)

# First come, first served: what arrives when the queue is full is taken, and the packet that has waited longest is dropped for it. What comes behind the gap is sent at once, so the sender hears of the loss sooner than of one at the tail: by the time that the full queue takes to empty.
m-first-come-first-served-what-8glsxk = Primero en llegar, primero en salir: lo que llega con la cola llena se acepta, y por ello se descarta el paquete que más ha esperado. Lo que va tras el hueco se envía enseguida, así que el emisor se entera de la pérdida antes que si fuera al final: lo que tarda en vaciarse la cola llena.

# First come, first served: what arrives when the queue is full is dropped. It signals nothing before it is full, so it is often nearly full.
m-first-come-first-served-what-dvhudq = Primero en llegar, primero en salir: lo que llega con la cola llena se descarta. No avisa de nada antes de llenarse, así que suele estar casi llena.

# fair
m-fair-0392k3 = justa

# Fair queueing (deficit round robin)
m-fair-queueing-deficit-round-robin-1hfdhp = Encolamiento equitativo (deficit round robin)

# A queue for each flow, served in turn: a flow that sends more than its share only makes its own queue longer. When the buffer is full, the flow with the longest queue loses a packet.
m-a-queue-for-each-flow-1dr3y1 = Una cola para cada flujo, servidas por turno: un flujo que envía más de su parte solo alarga su propia cola. Cuando el búfer está lleno, pierde un paquete el flujo con la cola más larga.

# Waiting it aims at (classic)
m-waiting-it-aims-at-classic-027idh = Objetivo de espera (clásica)

# The controller raises its chance while packets wait longer than this, and lowers it while they wait less.
m-the-controller-raises-its-chance-ronz9f = El controlador sube su probabilidad mientras los paquetes esperan más que esto, y la baja mientras esperan menos.

# Marks after so long (low latency)
m-marks-after-so-long-low-2rukqo = Marca tras tanto tiempo (baja latencia)

# A packet of the low-latency queue that has waited longer is marked.
m-a-packet-of-the-low-y02k4y = Se marca un paquete de la cola de baja latencia que ha esperado más.

# Coupling
m-coupling-11aap2 = Acoplamiento

# The low-latency queue marks with k times the chance whose square the classic queue drops with: so a flow of either gets about as much.
m-the-low-latency-queue-marks-qjblmf = La cola de baja latencia marca con k veces la probabilidad cuyo cuadrado usa la cola clásica para descartar: así un flujo de cada una obtiene más o menos lo mismo.

# Marks all after so much more
m-marks-all-after-so-much-coh0d4 = Marca todos tras tanto más

# From the threshold on the chance rises over so much more waiting to 1; 0 is a step.
m-from-the-threshold-on-the-yncgey = Desde el umbral la probabilidad sube hasta 1 a lo largo de tanta espera más; 0 es un escalón.

# Marks for its wait only with this many behind
m-marks-for-its-wait-only-kg4dic = Marca por su espera solo con tantos detrás

# A slow link takes longer for one packet than the threshold is: fewer packets in the low-latency queue are no queue.
m-a-slow-link-takes-longer-zfuqc8 = Un enlace lento tarda más en un paquete que el umbral: menos paquetes en la cola de baja latencia no son una cola.

# Updates every
m-updates-every-id321e = Se actualiza cada

# Time between updates of the chance.
m-time-between-updates-of-the-xfic7m = Tiempo entre actualizaciones de la probabilidad.

# Gain of the distance
m-gain-of-the-distance-z9s1mz = Ganancia de la distancia

# Each update adds this times how far the wait is from the target.
m-each-update-adds-this-times-7vw1ze = Cada actualización suma esto por la distancia de la espera al objetivo.

# Gain of the change
m-gain-of-the-change-bqi4i0 = Ganancia del cambio

# Each update adds this times how much the wait has changed.
m-each-update-adds-this-times-ec8unk = Cada actualización suma esto por lo que ha cambiado la espera.

# Drops none while less than two packets stay behind
m-drops-none-while-less-than-nerspo = No descarta ninguno mientras queden menos de dos paquetes detrás

# The classic queue does not signal while less than 3000 bytes stay behind the packet, as in Linux.
m-the-classic-queue-does-not-qx9q5z = La cola clásica no avisa mientras queden menos de 3000 bytes tras el paquete, como en Linux.

# Dual-queue coupled AQM
m-dual-queue-coupled-aqm-3lj4y4 = AQM acoplado de dos colas

# Two queues on one link. What answers marks in proportion (Prague) waits in a queue of its own and is marked after a millisecond; all others wait in the classic queue, at about 15 ms. One controller signals both, the low-latency queue so much more often that each flow gets about as much.
m-two-queues-on-one-link-equdsj = Dos colas en un enlace. Lo que responde a las marcas en proporción (Prague) espera en una cola propia y se marca tras un milisegundo; todos los demás esperan en la cola clásica, unos 15 ms. Un controlador avisa a ambas, a la de baja latencia tanto más a menudo que cada flujo obtiene más o menos lo mismo.

# A queue for each flow, served in turn, and CoDel in each of them. A flow that sends little is served first and hardly waits, however much the others send. The usual cure for bufferbloat at home.
m-a-queue-for-each-flow-t30if2 = Una cola para cada flujo, servidas por turno, y CoDel en cada una. Un flujo que envía poco se sirve primero y apenas espera, por mucho que envíen los otros. El remedio habitual contra el bufferbloat en casa.

# Waiting it aims at
m-waiting-it-aims-at-14woxe = Objetivo de espera

# Queueing delay to be held.
m-queueing-delay-to-be-held-tw22t6 = Retardo de cola que se debe mantener.

# Sets its drop chance every
m-sets-its-drop-chance-every-efw2xu = Fija su probabilidad de descarte cada

# Weight of the waiting
m-weight-of-the-waiting-eracfi = Peso de la espera

# Change of the chance at an update per second of delay above the target.
m-change-of-the-chance-at-dgfs7e = Cambio de la probabilidad en una actualización por segundo de retardo sobre el objetivo.

# Weight of its growth
m-weight-of-its-growth-rq3db7 = Peso de su crecimiento

# Change of the chance at an update per second by which the delay has grown since the last one.
m-change-of-the-chance-at-i4yuhz = Cambio de la probabilidad en una actualización por cada segundo que el retardo ha crecido desde la última.

# Lets a burst pass for
m-lets-a-burst-pass-for-x8qgq4 = Deja pasar una ráfaga durante

# Time from an idle queue on for which nothing is dropped early.
m-time-from-an-idle-queue-oxx9vf = Tiempo, desde que la cola queda vacía, sin descartes tempranos.

# Drops arriving packets by a chance. Many times a second a controller raises the chance while packets wait longer than they should, or begin to, and lowers it while they wait less.
m-drops-arriving-packets-by-a-rwu8sj = Descarta con cierta probabilidad los paquetes que llegan. Muchas veces por segundo un controlador la sube mientras los paquetes esperan más de lo debido, o empiezan a hacerlo, y la baja mientras esperan menos.

# Early drops from an average of
m-early-drops-from-an-average-bggifb = Descartes tempranos desde una media de

# Average queue length from which on packets are dropped early.
m-average-queue-length-from-which-tqycv9 = Longitud media de la cola desde la que empiezan los descartes tempranos.

# Most of them from an average of
m-most-of-them-from-an-1nb75s = El máximo desde una media de

# Average queue length at which the chance of an early drop reaches max_p.
m-average-queue-length-at-which-noo8vw = Longitud media de la cola con la que la probabilidad de un descarte temprano alcanza max_p.

# Drop chance at the upper threshold
m-drop-chance-at-the-upper-u770ap = Probabilidad de descarte en el umbral superior

# The chance climbs to it in a straight line between the thresholds.
m-the-chance-climbs-to-it-32kurl = La probabilidad sube hasta ella en línea recta entre los umbrales.

# Weight of the newest length
m-weight-of-the-newest-length-l9797b = Peso de la última longitud

# In the average that RED goes by; a small weight is a long memory.
m-in-the-average-that-red-jnoj1k = En la media por la que se guía RED; un peso pequeño es una memoria larga.

# The chance climbs on to 1
m-the-chance-climbs-on-to-wx0ww7 = La probabilidad sigue subiendo hasta 1

# Above max_th the chance climbs from max_p to 1 at twice the threshold; else it jumps to 1 there.
m-above-max-th-the-chance-k7wrie = Por encima de max_th la probabilidad sube de max_p a 1 en el doble del umbral; si no, salta allí a 1.

# Spaces its drops apart
m-spaces-its-drops-apart-rnk7gk = Espacia sus descartes

# Between two early drops lie at least 1/p packets.
m-between-two-early-drops-lie-bs5qgv = Entre dos descartes tempranos hay al menos 1/p paquetes.

# Drops packets by chance before the queue is full. The chance follows an average of the queue length, so that short bursts pass and a standing queue does not.
m-drops-packets-by-chance-before-h1wkyl = Descarta paquetes al azar antes de que la cola esté llena. La probabilidad sigue una media de la longitud de la cola, de modo que las ráfagas cortas pasan y una cola permanente no.

# Marks from this queue on
m-marks-from-this-queue-on-8jslin = Marca desde esta cola

# An arriving packet is marked if at least this many wait; one that cannot be marked passes.
m-an-arriving-packet-is-marked-ka2720 = Un paquete que llega se marca si esperan al menos tantos; uno que no puede marcarse pasa.

# step marking
m-step-marking-hperhs = marcado por escalón

# Marking from a threshold on
m-marking-from-a-threshold-on-3u7p39 = Marcar desde un umbral

# Drop-tail that marks: every packet that comes while K or more wait is marked (ECN). The switches of data centres do it; DCTCP is made for it.
m-drop-tail-that-marks-every-cdlo5f = Drop-tail que marca: cada paquete que llega mientras esperan K o más se marca (ECN). Lo hacen los conmutadores de los centros de datos; DCTCP está hecho para ello.

# Wave
m-wave-cddyic = Onda

# constant
m-constant-1tmiw5 = constante

# square
m-square-e52nuu = cuadrada

# sawtooth
m-sawtooth-mjjdh8 = diente de sierra

# reverse sawtooth
m-reverse-sawtooth-a8u0iu = diente de sierra inverso

# How the rate moves: not at all, up and down at once, rising over and over, or falling.
m-how-the-rate-moves-not-dq5e20 = Cómo se mueve la tasa: nada, de golpe arriba y abajo, subiendo una y otra vez, o bajando.

# At its height takes
m-at-its-height-takes-cuwqol = En su máximo ocupa

# Its rate, or the highest rate of its wave.
m-its-rate-or-the-highest-s8pgpv = Su tasa, o la mayor tasa de su onda.

# At its lowest
m-at-its-lowest-44tmac = En su mínimo

# The lowest rate of its wave; 0 is silence.
m-the-lowest-rate-of-its-h2hlsq = La menor tasa de su onda; 0 es silencio.

# On for
m-on-for-7m6pen = Activa durante

# Of a square wave the time at its height, of a sawtooth the time of a ramp.
m-of-a-square-wave-the-c1zb3y = De una onda cuadrada el tiempo en el máximo, de un diente de sierra el tiempo de una rampa.

# Off for
m-off-for-at1nxx = Inactiva durante

# Time at its lowest.
m-time-at-its-lowest-qpchrb = Tiempo en el mínimo.

# Unevenness of the gaps
m-unevenness-of-the-gaps-3v4kme = Irregularidad de los intervalos

# Each gap between packets is stretched by a random factor, uniform within 1 ± this.
m-each-gap-between-packets-is-9fueho = Cada intervalo entre paquetes se estira por un factor aleatorio, uniforme en 1 ± esto.

# Says that it answers marks in proportion (ECT(1))
m-says-that-it-answers-marks-0ks71a = Dice que responde a las marcas en proporción (ECT(1))

# A queue of two takes its packets for low latency and marks them; it does not answer.
m-a-queue-of-two-takes-4jb6zp = Una cola doble toma sus paquetes por paquetes de baja latencia y los marca; la fuente no responde.

# constant bit rate
m-constant-bit-rate-t3ao6k = tasa de bits constante

# Constant bit rate and waves
m-constant-bit-rate-and-waves-95du3j = Tasa de bits constante y ondas

# Packets at a rate that listens to nobody: constant, or a wave that takes part of the link away and gives it back.
m-packets-at-a-rate-that-qn6uhl = Paquetes a una tasa que no escucha a nadie: constante, o una onda que quita parte del enlace y la devuelve.

# Left of the link, off : on
m-left-of-the-link-off-v3te3q = Queda del enlace, inactiva : activa

# Sources
m-sources-95ydw1 = Fuentes

# How many there are; each has bursts of its own.
m-how-many-there-are-each-oj2ewe = Cuántas hay; cada una tiene ráfagas propias.

# Each sends
m-each-sends-xian27 = Cada una envía

# Rate of one of them within a burst.
m-rate-of-one-of-them-gdsto5 = Tasa de una de ellas dentro de una ráfaga.

# On for, on average
m-on-for-on-average-9t7lpd = Activa durante, en promedio

# Mean length of a burst.
m-mean-length-of-a-burst-yem58y = Duración media de una ráfaga.

# Off for, on average
m-off-for-on-average-b4tgkz = Inactiva durante, en promedio

# Mean length of the silence between two bursts.
m-mean-length-of-the-silence-hrns2s = Duración media del silencio entre dos ráfagas.

# Lengths
m-lengths-yigboy = Duraciones

# Heavy tail
m-heavy-tail-slcr02 = Cola pesada

# Exponential
m-exponential-4tm2o8 = Exponencial

# Distribution of both lengths: Pareto, with rare very long ones, or exponential.
m-distribution-of-both-lengths-pareto-8we9n8 = Distribución de ambas duraciones: Pareto, con unas pocas muy largas, o exponencial.

# Shape of the tail (Pareto)
m-shape-of-the-tail-pareto-r642u8 = Forma de la cola (Pareto)

# Between 1 and 2 the variance is infinite; the smaller, the heavier the tail.
m-between-1-and-2-the-bbet6h = Entre 1 y 2 la varianza es infinita; cuanto menor, más pesada la cola.

# Starts spread over
m-starts-spread-over-4t7ikz = Comienzos repartidos en

# Each source starts after a random part of this time.
m-each-source-starts-after-a-n7r46h = Cada fuente empieza tras una parte aleatoria de este tiempo.

# bursty sources
m-bursty-sources-iblu4a = fuentes a ráfagas

# On/off sources
m-on-off-sources-sgpdaw = Fuentes ON/OFF

# Several sources that send bursts at a fixed rate and fall silent in between, as web traffic does. With heavy-tailed lengths a few bursts are very long, and the sum stays uneven however many sources there are.
m-several-sources-that-send-bursts-5yqpig = Varias fuentes que envían ráfagas a tasa fija y callan entre ellas, como el tráfico web. Con duraciones de cola pesada unas pocas ráfagas son muy largas, y la suma sigue irregular por muchas fuentes que haya.

# bursts
m-bursts-uivyja = ráfagas

# A probe every
m-a-probe-every-ym28up = Una sonda cada

# From one probe to the next, whatever has become of it.
m-from-one-probe-to-the-dzju31 = De una sonda a la siguiente, sea lo que sea de ella.

# Small probes at even intervals through the same links and queues, each answered at once: how long a packet takes there and back, and how many are lost.
m-small-probes-at-even-intervals-lr1e4z = Sondas pequeñas a intervalos iguales por los mismos enlaces y colas, cada una respondida al momento: cuánto tarda un paquete en ir y volver, y cuántos se pierden.

# Begins with a handshake
m-begins-with-a-handshake-2sj0p7 = Empieza estableciendo la conexión (handshake)

# A packet of 40 bytes goes first, and the window is 1 until its ACK is back.
m-a-packet-of-40-bytes-c7ylnt = Primero va un paquete de 40 bytes, y la ventana es 1 hasta que vuelve su ACK.

# What the run is called where it is kept, compared or printed.
m-what-the-run-is-called-k3rhfu = Cómo se llama la ejecución donde se guarda, compara o imprime.

# A sentence that stands under the run’s settings.
m-a-sentence-that-stands-under-a5rwr6 = Una frase que va bajo los ajustes de la ejecución.

# Where all random numbers of the run come from: another seed is another draw of the same experiment.
m-where-all-random-numbers-of-qac09l = De dónde vienen todos los números aleatorios de la ejecución: otra semilla es otro sorteo del mismo experimento.

# Simulated time from the first packet to the end.
m-simulated-time-from-the-first-7sxk7i = Tiempo simulado desde el primer paquete hasta el final.

# Warm-up
m-warm-up-5bn7ne = Calentamiento

# The first seconds, which means over the run leave out.
m-the-first-seconds-which-means-te3bxt = Los primeros segundos, que las medias de la ejecución dejan fuera.

# A sample every
m-a-sample-every-dj3pu1 = Una muestra cada

# Samples at a period of its own
m-samples-at-a-period-of-09btxu = Muestras con periodo propio

# How often the charts get a point; if not set, once in the flows’ mean round trip without queueing.
m-how-often-the-charts-get-dk7mtf = Cada cuánto reciben un punto los gráficos; si no se fija, una vez por ida y vuelta media de los flujos sin cola.

# Limited rate
m-limited-rate-iyqrk5 = Tasa limitada

# Bits that leave the queue in a second; without limit nobody waits.
m-bits-that-leave-the-queue-30zd28 = Bits que salen de la cola en un segundo; sin límite nadie espera.

# How long a packet travels on this link, besides waiting for it.
m-how-long-a-packet-travels-05150q = Cuánto viaja un paquete por este enlace, además de esperarlo.

# Starts at
m-starts-at-wr7nix = Empieza en

# When it begins to send.
m-when-it-begins-to-send-b8tj19 = Cuándo empieza a enviar.

# Stops at
m-stops-at-f8prgj = Termina en

# Stops before the end
m-stops-before-the-end-m7j2jj = Termina antes del final

# never
m-never-2zqpvt = nunca

# From then on it sends nothing new.
m-from-then-on-it-sends-m6i8rk = Desde entonces no envía nada nuevo.

# Packet size
m-packet-size-ya5jvm = Tamaño de paquete

# On the link, headers included.
m-on-the-link-headers-included-dl229r = En el enlace, cabeceras incluidas.

# Crosses from
m-crosses-from-099ofd = Cruza desde

# The first bottleneck that its packets pass.
m-the-first-bottleneck-that-its-rjf9h8 = El primer cuello de botella que pasan sus paquetes.

# The last bottleneck that its packets pass.
m-the-last-bottleneck-that-its-s8ucqu = El último cuello de botella que pasan sus paquetes.

# Flows of the group, all alike.
m-flows-of-the-group-all-e5dni4 = Flujos del grupo, todos iguales.

# Each flow waits a random time longer, at most this, so that not all start at once.
m-each-flow-waits-a-random-fsxtkt = Cada flujo espera un tiempo aleatorio más, como mucho este, para que no empiecen todos a la vez.

# Own delay, one way
m-own-delay-one-way-l8wubj = Retardo propio, un sentido

# Of the group’s own links beside the path, half at the sender and half at the receiver.
m-of-the-group-s-own-au8ivy = De los enlaces propios del grupo junto al camino, mitad en el emisor y mitad en el receptor.

# Spread of round trips
m-spread-of-round-trips-iiqbkj = Dispersión de las idas y vueltas

# How much the flows’ round trips differ: their standard deviation over their mean. 0 is all alike.
m-how-much-the-flows-round-mst4k7 = Cuánto difieren los tiempos de ida y vuelta de los flujos: su desviación típica dividida por su media. 0 significa que son todos iguales.

# Understands marks (ECN)
m-understands-marks-ecn-45iexn = Entiende las marcas (ECN)

# A queue that marks lets its packets pass marked in place of dropping them, and it slows down alike.
m-a-queue-that-marks-lets-ccxxie = Una cola que marca deja pasar marcados sus paquetes en vez de descartarlos, y el flujo frena igual.

# Direction
m-direction-r6us5m = Sentido

# Forward
m-forward-rjqz7e = Directo

# Reverse
m-reverse-mqvh5x = Inverso

# Reverse sends the data the way of the others’ ACKs, which makes the reverse path real.
m-reverse-sends-the-data-the-igvfeh = Inverso envía los datos por donde van los ACK de los otros, lo que hace real el camino de vuelta.

# Each flow sends
m-each-flow-sends-wcp2jr = Cada flujo envía

# Sends a limited amount
m-sends-a-limited-amount-eugy8b = Envía una cantidad limitada

# without end
m-without-end-21fq72 = sin fin

# Packets of the transfer, after which the flow is done.
m-packets-of-the-transfer-after-i1he17 = Paquetes de la transferencia, tras los cuales el flujo termina.

# Called
m-called-70f5k0 = Se llama

# A name of your own for the group; empty, it is called as its scheme is.
m-a-name-of-your-own-eknz6r = Un nombre propio para el grupo; vacío, se llama como su esquema.

# Starts one after another, every
m-starts-one-after-another-every-48p3jg = Empiezan uno tras otro, cada

# Each flow starts so much later than the one before.
m-each-flow-starts-so-much-wl8eq7 = Cada flujo empieza tanto más tarde que el anterior.

# Sends its amount
m-sends-its-amount-cwi0tq = Envía su cantidad

# Once
m-once-4wvbok = Una vez

# Every
m-every-oueaas = Cada

# Poisson
m-poisson-wjkvvw = Poisson

# After
m-after-akqxyh = Después

# Each time over a new connection; what falls due meanwhile begins when that is over.
m-each-time-over-a-new-vn2rby = Cada vez por una conexión nueva; lo que toque mientras tanto empieza cuando esa termina.

# Between transfers
m-between-transfers-bux5nr = Entre transferencias

# From one beginning to the next, or from an end.
m-from-one-beginning-to-the-0ag3qs = De un comienzo al siguiente, o desde un final.

# The application writes
m-the-application-writes-70bapa = La aplicación escribe

# All at once
m-all-at-once-gmczpa = Todo a la vez

# At a rate
m-at-a-rate-pozuz7 = A una tasa

# What is not written cannot be sent, and a window that is not used does not grow (RFC 7661).
m-what-is-not-written-cannot-wvhpf7 = Lo que no se ha escrito no puede enviarse, y una ventana que no se usa no crece (RFC 7661).

# Writes
m-writes-djqpst = Escribe

# Headers included; of each flow, on average.
m-headers-included-of-each-flow-s3c3q6 = Cabeceras incluidas; de cada flujo, en promedio.

# Its receiver reads
m-its-receiver-reads-ebq183 = Su receptor lee

# Its receiver reads slowly
m-its-receiver-reads-slowly-60v58j = Su receptor lee despacio

# at once
m-at-once-vwzx3t = al momento

# From a buffer of the largest window: ACKs say how much room is left.
m-from-a-buffer-of-the-vh84qs = De un búfer de la ventana máxima: los ACK dicen cuánto sitio queda.

# TCP as in
m-tcp-as-in-jzqnin = TCP como en

# ns-2 of 2000
m-ns-2-of-2000-jjmzns = ns-2 de 2000

# Where what is not set below comes from: the release of 2011, or the version of the papers, with a coarse timer, no least timeout and an initial window of 1.
m-where-what-is-not-set-9f054d = De dónde viene lo que no se fija abajo: la versión de 2011, o la de los artículos, con un temporizador de grano grueso, sin espera mínima y con ventana inicial de 1.

# Packets that a flow may send before the first ACK of data comes.
m-packets-that-a-flow-may-h1jo38 = Paquetes que un flujo puede enviar antes de que llegue el primer ACK de datos.

# Tick of the timer
m-tick-of-the-timer-9d7vd3 = Granularidad del temporizador

# The sender’s clock goes by such steps: times between them are not told apart.
m-the-sender-s-clock-goes-3hc3h6 = El reloj del emisor va a esos pasos: no distingue los tiempos intermedios.

# Shortest timeout
m-shortest-timeout-l4cmk8 = Espera mínima del temporizador

# The retransmission timer waits no less than this.
m-the-retransmission-timer-waits-no-xovi7n = El temporizador de retransmisión no espera menos que esto.

# … beyond the round trip
m-beyond-the-round-trip-6ha3ma = … más allá de la ida y vuelta

# The shortest timeout is what the timer waits beyond the smoothed round trip, as in Linux.
m-the-shortest-timeout-is-what-jtj1le = La espera mínima es lo que el temporizador espera más allá de la ida y vuelta suavizada, como en Linux.

# Longest timeout
m-longest-timeout-ga4fxe = Espera máxima del temporizador

# The retransmission timer waits no more than this, however often it has doubled.
m-the-retransmission-timer-waits-no-b72vzr = El temporizador de retransmisión no espera más que esto, por muchas veces que se haya duplicado.

# First timeout
m-first-timeout-fnrghq = Primera espera

# What the timer waits before the first round trip is measured.
m-what-the-timer-waits-before-kyddkw = Lo que espera el temporizador antes de medir la primera ida y vuelta.

# Doubles the shortest timeout
m-doubles-the-shortest-timeout-9jlwsv = Duplica la espera mínima

# The shortest timeout is applied before the timer is doubled (RFC 2988), not after.
m-the-shortest-timeout-is-applied-r0m02s = La espera mínima se aplica antes de duplicar el temporizador (RFC 2988), no después.

# A new packet goes on the first and on the second duplicate ACK, so that a third can come (RFC 3042).
m-a-new-packet-goes-on-6qy0fb = Sale un paquete nuevo con el primer y el segundo ACK duplicado, para que pueda llegar un tercero (RFC 3042).

# Cuts to whole packets
m-cuts-to-whole-packets-lubtln = Recorta a paquetes enteros

# A window that is cut is rounded down to whole packets.
m-a-window-that-is-cut-y9du23 = Una ventana recortada se redondea hacia abajo a paquetes enteros.

# Slow start ends at
m-slow-start-ends-at-2hxa1z = El arranque lento termina en

# First slow start ends at a threshold
m-first-slow-start-ends-at-9so8vp = El primer arranque lento termina en un umbral

# the largest window
m-the-largest-window-0qtxh4 = la ventana máxima

# From this window on the first climb is slow; without it slow start goes on until something is lost.
m-from-this-window-on-the-5yg4mr = Desde esta ventana la primera subida es lenta; sin ella el arranque lento sigue hasta que algo se pierda.

# Delayed ACKs
m-delayed-acks-8s1gth = ACK retardados

# The receiver acknowledges every second packet, or one alone after 0.1 s.
m-the-receiver-acknowledges-every-second-lwm84h = El receptor confirma cada dos paquetes, o uno solo tras 0,1 s.

# Largest window
m-largest-window-fg84i1 = Ventana máxima

# The receiver takes no more than this at a time: however large its window, a flow has no more packets under way. With an initial window as large it is a fixed window, until something is lost.
m-the-receiver-takes-no-more-biwfop = El receptor no acepta más que esto a la vez: por grande que sea su ventana, un flujo no tiene más paquetes en camino. Con una ventana inicial igual de grande es una ventana fija, hasta que algo se pierda.

# Proportional rate reduction
m-proportional-rate-reduction-q1fdjh = Reducción proporcional de la tasa (PRR)

# After a loss the window comes down with each ACK, so that some packets go for those that arrive, where else none goes until the window has room (RFC 6937).
m-after-a-loss-the-window-ibfqs0 = Tras una pérdida la ventana baja con cada ACK, de modo que salen algunos paquetes por los que llegan, donde si no ninguno sale hasta que la ventana tenga sitio (RFC 6937).

# Loss by time
m-loss-by-time-15v9gk = Pérdida por tiempo (RACK)

# A packet is lost if one that was sent later has arrived, and a quarter of a round trip has passed or three more have arrived. Finds lost retransmissions too, which else take a timeout (RFC 8985).
m-a-packet-is-lost-if-pphnnz = Un paquete está perdido si ha llegado uno enviado después y ha pasado un cuarto de ida y vuelta o han llegado tres más. Encuentra también retransmisiones perdidas, que si no esperan al temporizador (RFC 8985).

# Tail loss probe
m-tail-loss-probe-u51kno = Sonda de pérdidas al final (TLP)

# If nothing comes back for two round trips, one packet more is sent, whose ACK tells what is missing: a loss at the end of a transfer needs no timeout (RFC 8985).
m-if-nothing-comes-back-for-1uidej = Si no vuelve nada durante dos idas y vueltas, se envía un paquete más, cuyo ACK dice lo que falta: una pérdida al final de una transferencia no necesita el temporizador (RFC 8985).

# Random delay before sending
m-random-delay-before-sending-knd7r2 = Retardo aleatorio antes de enviar

# Each opportunity to send waits a random time, at most this: flows that are all alike do not keep step then. TFRC, TFRCP and TEAR have none.
m-each-opportunity-to-send-waits-03ad2d = Cada ocasión de enviar espera un tiempo aleatorio, como mucho este: así los flujos iguales no avanzan sincronizados. TFRC, TFRCP y TEAR no lo tienen.

# Window, with memory
m-window-with-memory-oo8qnk = Ventana, con memoria

# A loss costs a fixed fraction of one packet, at any window. The slope of the climb is chosen from the window at the last loss so that the average is TCP's. Nothing is smoother; nothing is slower when conditions change.
m-a-loss-costs-a-fixed-4mvadr = Una pérdida cuesta una fracción fija de un paquete, con cualquier ventana. La pendiente de la subida se elige por la ventana de la última pérdida para que la media sea la de TCP. Nada es más suave; nada es más lento cuando cambian las condiciones.

# Cut
m-cut-onu7hf = Recorte

# Packets given up at a loss (the part cut).
m-packets-given-up-at-a-rm8gpi = Paquetes que se ceden en una pérdida (la parte recortada).

# Window, no memory
m-window-no-memory-op9v9x = Ventana, sin memoria

# The same sawtooth with another slope and another cut. A smaller cut makes the rate smoother; to stay as fast as TCP on average the climb must shrink too, so the scheme is slower to use freed capacity and slower to yield.
m-the-same-sawtooth-with-another-vzva6g = El mismo diente de sierra con otra pendiente y otro recorte. Un recorte menor hace la tasa más suave; para seguir tan rápido como TCP en promedio, la subida también debe disminuir, así que el esquema es más lento en usar capacidad liberada y en ceder.

# Climb
m-climb-sp3vhm = Subida

# Packets added to the window in each round trip without loss. TCP adds 1.
m-packets-added-to-the-window-9ldfza = Paquetes añadidos a la ventana en cada ida y vuelta sin pérdida. TCP añade 1.

# Part of the window given up at a loss (the part cut, not the part kept). TCP cuts 1/2.
m-part-of-the-window-given-nwehl1 = Parte de la ventana que se cede en una pérdida (la recortada, no la conservada). TCP recorta 1/2.

# bandwidth
m-bandwidth-4cvhpu = ancho de banda

# smallest round trip
m-smallest-round-trip-xgu9l3 = menor ida y vuelta

# pacing gain
m-pacing-gain-owdfxs = ganancia de ritmo

# Beyond the papers
m-beyond-the-papers-lqvx5w = Más allá de los artículos

# BBR does not wait for losses or queues. It measures how fast packets are really delivered and how short the round trip can be, sends at the one and keeps no more than twice their product under way. Now and then it probes faster, and now and then it drains the queue to see the true round trip. As in Linux, it does not respond to ECN marks. Left out: the detection of traffic policers, and all of versions 2 and 3.
m-bbr-does-not-wait-for-gszcdy = BBR no espera a pérdidas ni colas. Mide a qué velocidad se entregan de verdad los paquetes y cuán corta puede ser la ida y vuelta, envía a esa tasa y no mantiene en camino más del doble del producto de ambas. De vez en cuando sondea más rápido, y de vez en cuando vacía la cola para ver la verdadera ida y vuelta. Como en Linux, no responde a marcas ECN. Quedan fuera: la detección de limitadores de tráfico y todo lo de las versiones 2 y 3.

# Bandwidth memory
m-bandwidth-memory-be5w0h = Memoria del ancho de banda

# The bandwidth is the largest delivery rate of this many round trips.
m-the-bandwidth-is-the-largest-7nbei6 = El ancho de banda es la mayor tasa de entrega de tantas idas y vueltas.

# Round-trip memory
m-round-trip-memory-j62arg = Memoria de la ida y vuelta

# The smallest round trip of this many seconds.
m-the-smallest-round-trip-of-ptivhv = La menor ida y vuelta de tantos segundos.

# Probe the round trip
m-probe-the-round-trip-ohcy25 = Sondear la ida y vuelta

# Drain the queue when no smaller round trip was seen for that long.
m-drain-the-queue-when-no-emu4il = Vaciar la cola cuando no se ha visto una ida y vuelta menor durante ese tiempo.

# Room for lumps of ACKs
m-room-for-lumps-of-acks-vans47 = Sitio para ACK agrupados

# The window is larger by the packets that were acknowledged faster than the bandwidth explains, as in Linux since 5.1. The draft has no such room.
m-the-window-is-larger-by-19n17m = La ventana es mayor por los paquetes confirmados más rápido de lo que explica el ancho de banda, como en Linux desde 5.1. El borrador no tiene ese sitio.

# Details of
m-details-of-ubcoo2 = Detalles de

# the draft
m-the-draft-2kdyhj = el borrador

# long-term bound
m-long-term-bound-q4g9ug = límite a largo plazo

# short-term bound
m-short-term-bound-es30ty = límite a corto plazo

# The draft’s own bursts; without them each packet goes by itself, the smallest that is feasible here.
m-the-draft-s-own-bursts-3viise = Las ráfagas del propio borrador; sin ellas cada paquete va solo, la menor ráfaga posible aquí.

# Window, step by size
m-window-step-by-size-2xnxu1 = Ventana, paso según tamaño

# TCP always climbs by one packet and always halves. Here both steps depend on the window: the larger it is, the slower the climb, and the cut grows less than the window does. SQRT cuts a large window by a few packets; IIAD by two thirds of one packet, so it is very smooth and very slow.
m-tcp-always-climbs-by-one-0ufizy = TCP siempre sube un paquete y siempre reduce a la mitad. Aquí ambos pasos dependen de la ventana: cuanto mayor es, más lenta la subida, y el recorte crece menos que la ventana. SQRT recorta una ventana grande en unos pocos paquetes; IIAD, en dos tercios de un paquete, así que es muy suave y muy lento.

# Climb exponent
m-climb-exponent-ba8s4h = Exponente de la subida

# The climb is α/W^k packets per round trip.
m-the-climb-is-w-k-jmwfcg = La subida es α/W^k paquetes por ida y vuelta.

# Cut exponent
m-cut-exponent-bur8e2 = Exponente del recorte

# The cut is β W^l packets. TCP-friendly if k + l = 1.
m-the-cut-is-w-l-16ro0c = El recorte es β W^l paquetes. Amigable con TCP si k + l = 1.

# Factor of the climb.
m-factor-of-the-climb-wc1nnl = Factor de la subida.

# Factor of the cut (the part cut, not the part kept).
m-factor-of-the-cut-the-sjxu16 = Factor del recorte (la parte recortada, no la conservada).

# What most of today's Internet runs. After a loss it remembers the window where it happened, climbs back quickly, flattens near that point, then probes further with growing steps: a curve of time, not of round trips. Where TCP Reno would be faster it acts like Reno.
m-what-most-of-today-s-qokyyb = Lo que usa la mayor parte de la Internet de hoy. Tras una pérdida recuerda la ventana en que ocurrió, vuelve a subir deprisa, se aplana cerca de ese punto y luego sondea más allá con pasos crecientes: una curva del tiempo, no de las idas y vueltas. Donde TCP Reno sería más rápido actúa como Reno.

# Steepness
m-steepness-xos8ln = Inclinación

# How fast the curve rises.
m-how-fast-the-curve-rises-krkhxr = Con qué rapidez sube la curva.

# Kept
m-kept-lzn1ix = Conservado

# Part of the window kept at a loss (the part kept, not the part cut).
m-part-of-the-window-kept-a92fop = Parte de la ventana que se conserva en una pérdida (la conservada, no la recortada).

# Fast convergence
m-fast-convergence-ro089y = Convergencia rápida

# A flow that loses before it is back at its old window gives up more, for newcomers.
m-a-flow-that-loses-before-293hsi = Un flujo que pierde antes de volver a su antigua ventana cede más, para los recién llegados.

# Reno-friendly region
m-reno-friendly-region-keawwj = Región amigable con Reno

# Never slower than Reno would be.
m-never-slower-than-reno-would-mn27fu = Nunca más lento de lo que sería Reno.

# Full step above the old window
m-full-step-above-the-old-k6mfk7 = Paso entero por encima de la ventana antigua

# Above the window that it lost, that Reno climbs by a whole packet per round trip (RFC 9438), not by the smaller step that balances the smaller cut. Linux: off.
m-above-the-window-that-it-hpa8qa = Por encima de la ventana en que perdió, ese Reno sube un paquete entero por ida y vuelta (RFC 9438), no el paso menor que compensa el recorte menor. Linux: desactivado.

# Slow start ends before the queue overflows, as in Linux: when the ACKs of a round come in one train for half a round trip, or when even the shortest round trip grows. Until the first loss the window then grows by a twentieth per round trip at least.
m-slow-start-ends-before-the-0jtsa6 = El arranque lento termina antes de que desborde la cola, como en Linux: cuando los ACK de una ronda llegan en un tren durante media ida y vuelta, o cuando crece incluso la ida y vuelta más corta. Hasta la primera pérdida la ventana crece entonces al menos un veinteavo por ida y vuelta.

# Whole steps
m-whole-steps-vz2hdz = Pasos enteros

# The window grows by a whole packet after a number of ACKs, which is reckoned once the window has grown and every 31 ms, in whole numbers. Linux: on.
m-the-window-grows-by-a-gu26cm = La ventana crece un paquete entero tras un número de ACK, que se calcula cuando la ventana ha crecido y cada 31 ms, en números enteros. Linux: activado.

# CUBIC of Linux 2.6.22
m-cubic-of-linux-2-6-cenras = CUBIC de Linux 2.6.22

# TCP halves its window whether one packet was marked or all of them. DCTCP cuts by as much as was marked: a few marks, a small cut. Beside a queue that marks from a few packets on it keeps the link busy and the queue short. Made for data centres; TCP beside it gets little.
m-tcp-halves-its-window-whether-2xd02t = TCP reduce su ventana a la mitad tanto si se marcó un paquete como todos. DCTCP recorta según lo marcado: pocas marcas, poco recorte. Junto a una cola que marca desde unos pocos paquetes mantiene el enlace ocupado y la cola corta. Hecho para centros de datos; TCP a su lado obtiene poco.

# Weight of the newest window
m-weight-of-the-newest-window-9bq1af = Peso de la última ventana

# How fast the estimate of the part marked follows it.
m-how-fast-the-estimate-of-4m0vzm = Con qué rapidez la sigue la estimación de la parte marcada.

# rate
m-rate-cf67vr = tasa

# Hands, rate
m-hands-rate-w0tdxr = Manos, tasa

# Your own hands, on a rate
m-your-own-hands-on-a-y4nto8 = Sus propias manos, sobre una tasa

# Your own
m-your-own-jexqmu = Lo suyo

# You set the rate yourself, ten times a second, while the run goes: tens of packets per second, at even gaps. Nothing is sent again, and a loss changes nothing of the rate: that is for you to do.
m-you-set-the-rate-yourself-d67271 = Usted mismo fija la tasa, diez veces por segundo, mientras avanza la ejecución: decenas de paquetes por segundo, a intervalos iguales. Nada se reenvía, y una pérdida no cambia nada de la tasa: eso le toca a usted.

# Hold
m-hold-cqyh94 = Mantener

# To 1
m-to-1-3nnomf = A 1

# Hands
m-hands-b4d361 = Manos

# You set the window yourself, ten times a second, while the run goes. What is missing is found and sent again as TCP does; a loss changes nothing of the window: that is for you to do.
m-you-set-the-window-yourself-pqdvds = Usted mismo fija la ventana, diez veces por segundo, mientras avanza la ejecución. Lo que falta se encuentra y se reenvía como en TCP; una pérdida no cambia nada de la ventana: eso le toca a usted.

# queueing delay
m-queueing-delay-q9vnq7 = retardo de cola

# smallest delay
m-smallest-delay-ylf1jv = menor retardo

# For what can wait: updates, backups, file sharing. It compares each one-way delay with the smallest it knows; the rest is queueing. Below the target it opens its window, above it closes it, so that flows which fill the queue push it aside. Alone it keeps the target in the queue, and a newcomer takes that queue for the path.
m-for-what-can-wait-updates-ydb94v = Para lo que puede esperar: actualizaciones, copias de seguridad, intercambio de archivos. Compara cada retardo de un sentido con el menor que conoce; el resto es cola. Por debajo del objetivo abre su ventana, por encima la cierra, de modo que los flujos que llenan la cola lo desplazan. Solo, mantiene el objetivo en la cola, y un recién llegado toma esa cola por parte del camino.

# Queueing delay it aims at
m-queueing-delay-it-aims-at-2p3bxz = Objetivo de retardo de cola

# It stops climbing there; with more it shrinks.
m-it-stops-climbing-there-with-yleco5 = Allí deja de subir; con más, disminuye.

# Gain
m-gain-759hr2 = Ganancia

# With an empty queue the window opens by this many packets per round trip.
m-with-an-empty-queue-the-inkxgl = Con la cola vacía la ventana se abre tantos paquetes por ida y vuelta.

# Begins with slow start
m-begins-with-slow-start-scltem = Empieza con arranque lento

# RFC 6817 allows it; ns-3 does it.
m-rfc-6817-allows-it-ns-056kll = RFC 6817 lo permite; ns-3 lo hace.

# pace
m-pace-vfz5yi = ritmo

# held back
m-held-back-rynsfd = retenido

# last held
m-last-held-ea54vo = último retenido

# Rule
m-rule-yi4uer = Regla

# What the window does, in a few lines. What a rule does not say TCP does.
m-what-the-window-does-in-5mqajs = Lo que hace la ventana, en unas líneas. Lo que una regla no dice lo hace TCP.

# A rule of your own
m-a-rule-of-your-own-50p93i = Una regla propia

# Write a congestion control in a few lines and let it compete. You say what an ACK, a loss, a mark, a timeout and a round trip make of the window; what is missing is found and sent again as TCP does, and what you leave out TCP decides.
m-write-a-congestion-control-in-k7btjy = Escriba un control de congestión en unas líneas y hágalo competir. Usted dice qué hacen con la ventana un ACK, una pérdida, una marca, un vencimiento del temporizador y una ida y vuelta; lo que falta se encuentra y se reenvía como en TCP, y lo que usted omite lo decide TCP.

# Acts as with a round trip of at least
m-acts-as-with-a-round-ml0e69 = Actúa como con una ida y vuelta de al menos

# Flows with shorter round trips than this get as much as each other.
m-flows-with-shorter-round-trips-arxiqe = Los flujos con idas y vueltas más cortas que esta obtienen todos lo mismo.

# Weight of the newest round trip
m-weight-of-the-newest-round-3ozrhc = Peso de la última ida y vuelta

# Its ACKs carry
m-its-acks-carry-jh6g2q = Sus ACK llevan

# the number of marked packets (AccECN)
m-the-number-of-marked-packets-daxszl = el número de paquetes marcados (AccECN)

# the mark of the last packet
m-the-mark-of-the-last-chjop5 = la marca del último paquete

# With delayed ACKs one bit per ACK hides every second mark, and Prague takes more than its share.
m-with-delayed-acks-one-bit-v3i01n = Con ACK retardados un bit por ACK oculta una marca de cada dos, y Prague toma más de su parte.

# gap
m-gap-k039an = intervalo

# timeout
m-timeout-65wyh4 = temporizador vencido

# Rate, AIMD
m-rate-aimd-l0nsl8 = Tasa, AIMD

# TCP's sawtooth without a window: packets leave at even gaps. Once per round trip without loss the gap shrinks so that one more packet fits; at a loss it doubles. Nothing is sent again and there is no slow start.
m-tcp-s-sawtooth-without-a-2smzpq = El diente de sierra de TCP sin ventana: los paquetes salen a intervalos iguales. Una vez por ida y vuelta sin pérdida el intervalo se acorta para que quepa un paquete más; en una pérdida se duplica. Nada se reenvía y no hay arranque lento.

# Packets per round trip added in each round trip without loss.
m-packets-per-round-trip-added-p89tdy = Paquetes por ida y vuelta añadidos en cada ida y vuelta sin pérdida.

# Part of the rate kept at a loss (the part kept, not the part cut).
m-part-of-the-rate-kept-k9s79r = Parte de la tasa que se conserva en una pérdida (la conservada, no la recortada).

# Fine-grain adaptation
m-fine-grain-adaptation-duvfgw = Adaptación fina

# The gap also follows the ratio of a short to a long average of the round trip.
m-the-gap-also-follows-the-trob1l = El intervalo sigue también la razón entre una media corta y una larga de la ida y vuelta.

# Loss recovery
m-loss-recovery-vf3max = Recuperación de pérdidas

# How missing packets are found and sent again. Reno often needs a timeout when two packets of a window are lost; SACK rarely does.
m-how-missing-packets-are-found-uhcsg2 = Cómo se encuentran y reenvían los paquetes que faltan. Reno a menudo necesita el temporizador cuando se pierden dos paquetes de una ventana; SACK, rara vez.

# After a loss SIMD gives up little, climbs gently at first and then faster and faster, with the square of the time since the loss. In steady state the climb is over before it gets steep; where capacity has been freed it becomes very fast. How steep is set by the window at the last loss, so small flows climb faster.
m-after-a-loss-simd-gives-suc4cg = Tras una pérdida SIMD cede poco, sube primero con suavidad y luego cada vez más rápido, con el cuadrado del tiempo desde la pérdida. En régimen permanente la subida acaba antes de ser empinada; donde se ha liberado capacidad llega a ser muy rápida. La inclinación la fija la ventana de la última pérdida, así que los flujos pequeños suben más rápido.

# Part of the window given up at a loss (the part cut, not the part kept).
m-part-of-the-window-given-c6m371 = Parte de la ventana que se cede en una pérdida (la recortada, no la conservada).

# Tuned for periodic losses
m-tuned-for-periodic-losses-zlxly6 = Ajustado a pérdidas periódicas

# The climb that equals TCP when losses come at even intervals (tsao2007: SIMD/period); off, when they come at random.
m-the-climb-that-equals-tcp-628y0y = La subida que iguala a TCP cuando las pérdidas llegan a intervalos iguales (tsao2007: SIMD/period); desactivado, cuando llegan al azar.

# TCP lets a window of W packets travel at once. As long as nothing is lost it opens the window by one packet per round trip; when a packet is lost it halves it. The result is the sawtooth that this page is named after.
m-tcp-lets-a-window-of-kofl89 = TCP deja viajar a la vez una ventana de W paquetes. Mientras nada se pierde abre la ventana un paquete por ida y vuelta; cuando se pierde un paquete la reduce a la mitad. El resultado es el diente de sierra que da nombre a esta página.

# Rate, by emulation
m-rate-by-emulation-4ot5eq = Tasa, por emulación

# The receiver watches packets arrive and imagines the window of a TCP sender that would have sent them. Instead of that window it reports a long weighted average of it, and the sender keeps to that rate: TCP's average without TCP's sawtooth.
m-the-receiver-watches-packets-arrive-4eu4sf = El receptor ve llegar paquetes e imagina la ventana de un emisor TCP que los hubiera enviado. En lugar de esa ventana comunica una media larga ponderada de ella, y el emisor se atiene a esa tasa: la media de TCP sin el diente de sierra de TCP.

# Timeouts
m-timeouts-o8u7gh = Vencimientos del temporizador

# Added by yang2000: react when nothing arrives. The original hears nothing and goes on sending.
m-added-by-yang2000-react-when-55bbb7 = Añadido por yang2000: reaccionar cuando no llega nada. El original no oye nada y sigue enviando.

# Time between reports
m-time-between-reports-c06k13 = Tiempo entre informes

# Good news waits so long; a rate that has fallen is reported at once. yang2000 calls it delayed feedback.
m-good-news-waits-so-long-2j361z = Las buenas noticias esperan tanto; una tasa que ha bajado se comunica al momento. yang2000 lo llama delayed feedback.

# Weight of a new round trip
m-weight-of-a-new-round-5aao16 = Peso de una nueva ida y vuelta

# Part that a new sample has in the mean round trip by which the rate is found. None of the papers gives it.
m-part-that-a-new-sample-5erqax = Parte de una nueva muestra en la ida y vuelta media con la que se halla la tasa. Ninguno de los artículos la da.

# loss event rate p
m-loss-event-rate-p-k8qroc = tasa de eventos de pérdida p

# average interval
m-average-interval-nu8im9 = intervalo medio

# equation
m-equation-54mlsj = ecuación

# state
m-state-xckdti = estado

# Rate, by equation
m-rate-by-equation-b03uq0 = Tasa, por ecuación

# Instead of probing with a sawtooth, the receiver measures how often losses happen and the sender puts that frequency and the round-trip time into the formula of TCP's average throughput. Averaging over the last k loss intervals makes the rate smooth; the price is that it is slow to speed up.
m-instead-of-probing-with-a-yw76ti = En vez de sondear con un diente de sierra, el receptor mide con qué frecuencia hay pérdidas y el emisor pone esa frecuencia y el tiempo de ida y vuelta en la fórmula del caudal medio de TCP. Promediar los últimos k intervalos de pérdida hace la tasa suave; el precio es que tarda en acelerar.

# Loss intervals averaged
m-loss-intervals-averaged-bdqlgx = Intervalos de pérdida promediados

# The longer the memory, the smoother and the slower. An odd number counts as the next even one, as in ns-2.
m-the-longer-the-memory-the-zp2ehl = Cuanto más larga la memoria, más suave y más lento. Un número impar cuenta como el par siguiente, como en ns-2.

# History discounting
m-history-discounting-h80eii = Descuento del pasado

# When the present interval is already over twice the average, older ones count less.
m-when-the-present-interval-is-wpbt0h = Cuando el intervalo actual ya supera el doble de la media, los anteriores cuentan menos.

# Self-clocking
m-self-clocking-1z4grs = Reloj propio

# After a loss send no faster than packets arrive (bansal2001).
m-after-a-loss-send-no-m93n1p = Tras una pérdida no enviar más rápido de lo que llegan los paquetes (bansal2001).

# Random spacing
m-random-spacing-mrt2l7 = Espaciado aleatorio

# Each gap is stretched by a random factor within 1 ± o, against phase effects (ns-2 overhead_).
m-each-gap-is-stretched-by-rds9dq = Cada intervalo se estira por un factor aleatorio en 1 ± o, contra efectos de fase (ns-2 overhead_).

# p of the last interval
m-p-of-the-last-interval-io32pq = p del último intervalo

# loss events since
m-loss-events-since-0nz80x = eventos de pérdida desde entonces

# The forerunner of TFRC. Every few seconds it looks back: if nothing was lost it doubles its rate, otherwise it puts the interval's loss frequency into TCP's throughput formula. No smoothing, and no memory beyond one interval.
m-the-forerunner-of-tfrc-every-yw36hx = El precursor de TFRC. Cada pocos segundos mira atrás: si no se perdió nada duplica su tasa; si no, pone la frecuencia de pérdidas del intervalo en la fórmula del caudal de TCP. Sin suavizado y sin memoria más allá de un intervalo.

# Interval
m-interval-oxtjmg = Intervalo

# How often the rate is set.
m-how-often-the-rate-is-y9wyq2 = Cada cuánto se fija la tasa.

# Growth
m-growth-cr7p3a = Crecimiento

# Factor of the rate after an interval without loss.
m-factor-of-the-rate-after-nnxoj7 = Factor de la tasa tras un intervalo sin pérdida.

# backlog Δ
m-backlog-vjguis = acumulación Δ

# Vegas needs no losses. It remembers the smallest round trip it ever saw; when packets take longer they must be standing in a queue, and Vegas counts how many of its own do. It keeps between α and β of them there. Beside flows that fill the queue it starves.
m-vegas-needs-no-losses-it-fo82ff = Vegas no necesita pérdidas. Recuerda la menor ida y vuelta que ha visto; cuando los paquetes tardan más, deben de estar en una cola, y Vegas cuenta cuántos de los suyos lo están. Mantiene allí entre α y β. Junto a flujos que llenan la cola pasa hambre.

# At least in queues
m-at-least-in-queues-8tlgl8 = Como mínimo en colas

# With fewer of its packets in queues it climbs.
m-with-fewer-of-its-packets-wu5l7w = Con menos de sus paquetes en colas, sube.

# At most in queues
m-at-most-in-queues-58ljiy = Como máximo en colas

# With more of its packets in queues it yields. Not a cut: Vegas gives up one packet.
m-with-more-of-its-packets-d3i70l = Con más de sus paquetes en colas, cede. No es un recorte: Vegas cede un paquete.

# End of slow start
m-end-of-slow-start-pu14t8 = Fin del arranque lento

# Slow start ends when more than this many stand in queues.
m-slow-start-ends-when-more-mo1qym = El arranque lento termina cuando hay en colas más paquetes que estos.

# all
m-all-5b8o90 = todos

# On
m-on-qvtz3k = Activa

# Delay, one way
m-delay-one-way-o0lluf = Retardo, un sentido

# Packets
m-packets-3llc7a = Paquetes

# Group
m-group-1ihp9o = Grupo

# Some of them
m-some-of-them-jmvrqs = Algunos

# Holds
m-holds-yzxd81 = Capacidad

# Packets that may wait; the one in transmission does not count.
m-packets-that-may-wait-the-29vald = Paquetes que pueden esperar; el que se está enviando no cuenta.

# Delay
m-delay-93m73s = Retardo

# From then on one flow of the group neither starts nor sends.
m-from-then-on-one-flow-lwaspq = Desde entonces un flujo del grupo ni empieza ni envía.

# Switches an unresponsive source on or off.
m-switches-an-unresponsive-source-on-3vqx51 = Enciende o apaga una fuente que no responde a la congestión.

# Its place in traffic, from 0.
m-its-place-in-traffic-from-ak9j6e = Su lugar en traffic, desde 0.

# Whether it sends.
m-whether-it-sends-x9wy2i = Si envía.

# Of the link.
m-of-the-link-rlxxop = Del enlace.

# How long packets travel on a hop’s link, one way, from then on; where the reverse path is ideal ACKs too. A packet whose transmission has begun, and an ACK that is under way, keep the delay that they had, and nothing overtakes them.
m-how-long-packets-travel-on-kr7wrr = Cuánto viajan los paquetes por el enlace de un salto, en un sentido, desde entonces; donde el camino de vuelta es ideal, también los ACK. Un paquete cuya transmisión ha empezado y un ACK que está en camino conservan el retardo que tenían, y nada los adelanta.

# Drops the next `count` packets of one flow of the group at the entry of the first hop it enters.
m-drops-the-next-count-packets-h9gsxe = Descarta los próximos `count` paquetes de un flujo del grupo a la entrada del primer salto al que llega.

# How many packets.
m-how-many-packets-yyh0al = Cuántos paquetes.

# Id of a flow group.
m-id-of-a-flow-group-ti1e8p = Identificador de un grupo de flujos.

# One flow of the group, from 0.
m-one-flow-of-the-group-ogtyy8 = Un flujo del grupo, desde 0.

# How many flows of the group.
m-how-many-flows-of-the-bimmws = Cuántos flujos del grupo.

# Hop
m-hop-pw046g = Salto

# A hop of the path, or behind them one of the reverse path.
m-a-hop-of-the-path-iayazk = Un salto del camino o, tras ellos, uno del camino de vuelta.

# What a hop loses before its queue, from then on.
m-what-a-hop-loses-before-ftv3gh = Lo que pierde un salto antes de su cola, desde entonces.

# Settings of a loss model.
m-settings-of-a-loss-model-otp77y = Ajustes de un modelo de pérdida.

# How many packets may wait at a hop from then on. Those that wait beyond it stay until they are sent; a queue that serves flows in turn drops from the longest flow’s for each that comes.
m-how-many-packets-may-wait-ua76bc = Cuántos paquetes pueden esperar en un salto desde entonces. Los que esperan de más se quedan hasta que se envían; una cola que sirve a los flujos por turno descarta, por cada uno que llega, uno del flujo con la cola más larga.

# The rate of a hop’s link from then on, bit/s. A transmission that has begun keeps its rate.
m-the-rate-of-a-hop-xfqjyx = La tasa del enlace de un salto desde entonces, bit/s. Una transmisión que ha empezado conserva su tasa.

# The packet with that number (of an ACK: what it acknowledges) is neither lost nor dropped nor marked at the hop at exactly the event’s time; with `delay` it does not wait there either: what waits before it is sent at once.
m-the-packet-with-that-number-z8wju6 = El paquete con ese número (de un ACK: lo que confirma) no se pierde, ni se descarta, ni se marca en el salto justo en el momento del evento; con `delay` tampoco espera allí: lo que espera delante se envía al momento.

# It does not wait there either.
m-it-does-not-wait-there-39vu5u = Tampoco espera allí.

# Starts (again) `count` idle flows of the group, the first ones first; null is all.
m-starts-again-count-idle-flows-76411r = Inicia (de nuevo) `count` flujos inactivos del grupo, primero los primeros; null es todos.

# Stops `count` running flows of the group, the last ones first; null is all.
m-stops-count-running-flows-of-tlyxrr = Detiene `count` flujos activos del grupo, primero los últimos; null es todos.

# Controlled Delay
m-controlled-delay-tlypfs = Retardo controlado (Controlled Delay)

# Flow queue CoDel
m-flow-queue-codel-gc98kp = CoDel con una cola por flujo

# Proportional Integral controller Enhanced
m-proportional-integral-controller-enhanced-ioc3pw = Controlador proporcional integral mejorado

# Random Early Detection
m-random-early-detection-8va0vq = Detección temprana aleatoria

# Limited transmit
m-limited-transmit-5yqmx3 = Transmisión limitada

# Additive increase, additive decrease, with history
m-additive-increase-additive-decrease-with-sfbukl = Aumento aditivo, disminución aditiva, con memoria

# General additive increase, multiplicative decrease (GAIMD)
m-general-additive-increase-multiplicative-decrease-w0phey = Aumento aditivo y disminución multiplicativa generalizados (GAIMD)

# GAIMD(0.31, 7/8 kept)
m-gaimd-0-31-7-8-ryre9u = GAIMD(0,31, conserva 7/8)

# AIMD(0.2, 1/8 cut)
m-aimd-0-2-1-8-n6ktrl = AIMD(0,2, recorta 1/8)

# BBR version 1
m-bbr-version-1-uvin9y = BBR versión 1

# Linux paces 1 % below gain × bandwidth, so that queues drain, rounds its window up to an even number, adds two packets while it probes at 5/4, and renews its memory of the round trip only by a shorter one, so that even alone it probes the round trip every T. The draft does nothing of this.
m-linux-paces-1-below-gain-sxq1qc = Linux envía un 1 % por debajo de ganancia × ancho de banda, para que las colas se vacíen; redondea su ventana al par superior; añade dos paquetes mientras sondea a 5/4; y solo renueva su memoria de la ida y vuelta con una más corta, de modo que hasta solo la sondea cada T. El borrador no hace nada de esto.

# BBR version 3
m-bbr-version-3-ubjfw0 = BBR versión 3

# BBR that gives way. It cruises at the bandwidth it has measured, with some room below what it knows to be too much; every two or three seconds, or as often as a TCP of its window would fill the queue, it probes for more, and takes it back when over 2 % of the packets are lost. Every five seconds it halves its window to see the true round trip. How it shares with CUBIC is not proven: implementations differ by a factor of two and more. Left out: marks (the draft has no rule for them, so its packets say that they cannot carry any).
m-bbr-that-gives-way-it-q13ds3 = Un BBR que cede. Envía al ritmo del ancho de banda que ha medido, con algo de margen por debajo de lo que sabe que es demasiado; cada dos o tres segundos, o con la frecuencia con que un TCP de su ventana llenaría la cola, sondea en busca de más, y se retira cuando se pierde más del 2 % de los paquetes. Cada cinco segundos reduce su ventana a la mitad para ver la verdadera ida y vuelta. Cómo comparte con CUBIC no está demostrado: las implementaciones difieren en un factor de dos o más. Queda fuera: las marcas (el borrador no tiene regla para ellas, así que sus paquetes dicen que no pueden llevarlas).

# Sends bursts of 1 ms, as with segmentation offload
m-sends-bursts-of-1-ms-nwcvai = Envía ráfagas de 1 ms, como con la descarga de segmentación (TSO)

# Binomial congestion control: SQRT, IIAD and all between
m-binomial-congestion-control-sqrt-iiad-b1iwkj = Control de congestión binomial: SQRT, IIAD y todo lo intermedio

# Data Center TCP
m-data-center-tcp-f4whod = TCP para centros de datos (Data Center TCP)

# DCTCP made fit for the Internet: it says on its packets that it answers marks in proportion (ECT(1)), so that a queue of two keeps them apart and marks them at once; its ACKs count every mark; it paces its packets; and with a short round trip it climbs no faster than with one of 25 ms. Without marks it halves at a loss, as TCP. Left out: the search for queues that mark as seldom as TCP needs it (classic ECN), and giving way there as TCP does. RFC 9331 asks for the search; the draft describes one, and Linux leaves it off. Without it Prague answers such a mark by a little where TCP halves, and takes most of the link.
m-dctcp-made-fit-for-the-bj045k = DCTCP adaptado a Internet: dice en sus paquetes que responde a las marcas en proporción (ECT(1)), para que una cola doble los separe y los marque al momento; sus ACK cuentan todas las marcas; espacia sus paquetes; y con una ida y vuelta corta no sube más rápido que con una de 25 ms. Sin marcas baja a la mitad con una pérdida, como TCP. Quedan fuera: la búsqueda de colas que marcan tan poco como TCP necesita (ECN clásico) y ceder allí como hace TCP. RFC 9331 pide la búsqueda; el borrador describe una, y Linux la deja desactivada. Sin ella Prague responde poco a una marca así, donde TCP baja a la mitad, y se queda con casi todo el enlace.

# Rate Adaptation Protocol
m-rate-adaptation-protocol-2qvwhk = Protocolo de adaptación de la tasa (Rate Adaptation Protocol)

# Square increase, multiplicative decrease
m-square-increase-multiplicative-decrease-iov9fw = Aumento cuadrático, disminución multiplicativa

# SIMD/period
m-simd-period-6pml3g = SIMD/periodo

# Transmission Control Protocol
m-transmission-control-protocol-ykul50 = Protocolo de control de transmisión

# TCP Emulation At Receivers
m-tcp-emulation-at-receivers-jjmpd3 = Emulación de TCP en los receptores

# TCP-Friendly Rate Control
m-tcp-friendly-rate-control-ni4hqn = Control de la tasa amigable con TCP

# TCP-Friendly Rate Control Protocol, fixed intervals
m-tcp-friendly-rate-control-protocol-s3tz6n = Protocolo de control de la tasa amigable con TCP, intervalos fijos

# send window
m-send-window-eyie05 = ventana de envío

# imagined cwnd
m-imagined-cwnd-ym6uyf = cwnd imaginada

# average window
m-average-window-kej51g = ventana media

# epochs
m-epochs-h56jkf = épocas

# receive window
m-receive-window-i8d1wa = ventana de recepción

# Marks (ECN) the next `count` packets of one flow of the group that can carry a mark, at the entry of the first hop it enters. A group without `ecn` has none that can.
m-marks-ecn-the-next-count-co4ceo = Marca (ECN) los próximos `count` paquetes de un flujo del grupo que pueden llevar una marca, a la entrada del primer salto al que llega. Un grupo sin `ecn` no tiene ninguno que pueda.

# Low Extra Delay Background Transport
m-low-extra-delay-background-transport-wk31m1 = Transporte en segundo plano con poco retardo adicional (LEDBAT)

# without {flow}
m-without-flow-s44zbx = sin { $flow }

# {source} on from {time}
m-source-on-from-time-johod0 = { $source }: activa desde { $time }

# {source} off from {time}
m-source-off-from-time-rgo88w = { $source }: inactiva desde { $time }

# link delay {span}{at}
m-link-delay-span-at-frchd5 = retardo del enlace { $span }{ $at }

# a link delay of {span}{at} from {time}
m-a-link-delay-of-span-uxgd3k = un retardo del enlace de { $span }{ $at } desde { $time }

# The delay of the link{at} is now {span}.
m-the-delay-of-the-link-9wssk8 = El retardo del enlace{ $at } es ahora { $span }.

# dropped {packets} of {flow}
m-dropped-packets-of-flow-ei5tmn = descarte de { $packets } de { $flow }

# {packets} of {flow} dropped at {time}
m-packets-of-flow-dropped-at-5dy4tz = descarte de { $packets } de { $flow } a los { $time }

# loses {packets} of {flow}
m-loses-packets-of-flow-gufudn = pérdida de { $packets } de { $flow }

# {packets} of {flow} lost
m-packets-of-flow-lost-5g6gmx = pérdida de { $packets } de { $flow }

# the ACK of packet {packet}
m-the-ack-of-packet-packet-c6ey6m = ACK del paquete { $packet }

# packet {packet}
m-packet-packet-isktvb = paquete { $packet }

# the ACKs of {count} packets
m-the-acks-of-count-packets-3kxdyl = ACK de { $count ->
    [one] { $count } paquete
   *[other] { $count } paquetes
  }

# the ACKs of packets {list}
m-the-acks-of-packets-list-h3rtaa = ACK de los paquetes { $list }

# packets {list}
m-packets-list-wxdfd6 = paquetes { $list }

# {losses}, from {time}
m-losses-from-time-5tdwav = { $losses }, desde { $time }

# queue of {packets}{at}
m-queue-of-packets-at-guf29j = cola de { $packets }{ $at }

# a queue of {packets}{at} from {time}
m-a-queue-of-packets-at-d4czo1 = una cola de { $packets }{ $at } desde { $time }

# The queue{at} holds one packet from now on.
m-the-queue-at-holds-one-vreq0v = En la cola{ $at } cabe un paquete desde ahora.

# The queue{at} holds {packets} from now on.
m-the-queue-at-holds-packets-5kyltk = En la cola{ $at } caben { $packets } desde ahora.

# link {rate}{at}
m-link-rate-at-1aa24u = enlace de { $rate }{ $at }

# link {rate}{at} from {time}
m-link-rate-at-from-time-i55b5x = enlace de { $rate }{ $at } desde { $time }

# The link{at} changes to {rate}.
m-the-link-at-changes-to-kg35pb = El enlace{ $at } cambia a { $rate }.

# spared the delay of packet {packet} of {flow}
m-spared-the-delay-of-packet-v9fk0i = paquete { $packet } de { $flow } sin su espera

# spared packet {packet} of {flow}
m-spared-packet-packet-of-flow-cuvdkb = paquete { $packet } de { $flow } salvado

# started all {group}
m-started-all-group-yaspbm = todos los { $group } iniciados

# started {count} {group}
m-started-count-group-cdzsr2 = { $count } { $group } iniciados

# all {group} started at {time}
m-all-group-started-at-time-lbue0e = todos los { $group } iniciados a los { $time }

# {count} {group} started at {time}
m-count-group-started-at-time-0jm68e = { $count } { $group } iniciados a los { $time }

# stopped all {group}
m-stopped-all-group-nie8le = todos los { $group } detenidos

# stopped {count} {group}
m-stopped-count-group-qhaq5a = { $count } { $group } detenidos

# all {group} stopped at {time}
m-all-group-stopped-at-time-th16ha = todos los { $group } detenidos a los { $time }

# {count} {group} stopped at {time}
m-count-group-stopped-at-time-iq2372 = { $count } { $group } detenidos a los { $time }

# 1 in {count}, at random
m-1-in-count-at-random-faaoq4 = 1 de cada { $count }, al azar

# no, at random
m-no-at-random-49ir1i = ninguno, al azar

# 1 in {count} lost
m-1-in-count-lost-w5g0fq = 1 de cada { $count } perdido

# no lost
m-no-lost-25r1v8 = ninguno perdido

# about every {span}
m-about-every-span-qjai6f = uno cada { $span }, más o menos

# losses off
m-losses-off-5lp1t7 = sin pérdidas

# {count} in {packets}
m-count-in-packets-5gdg6m = { $count } en { $packets }

# 1 in {count}, evenly
m-1-in-count-evenly-yma133 = 1 de cada { $count }, uniformemente

# every {ordinal} lost
m-every-ordinal-lost-8e6gr1 = cada { $ordinal } perdido

# in {count} phases
m-in-count-phases-0j6fib = en { $count } fases

# {count} steps in time
m-count-steps-in-time-frdbjf = { $count } pasos en el tiempo

# losses change with time
m-losses-change-with-time-wqfe9j = las pérdidas cambian con el tiempo

# Packets that can carry a mark are marked instead of dropped.
m-packets-that-can-carry-a-dc165x = Los paquetes que pueden llevar una marca se marcan en vez de descartarse.

# The full buffer empties before a packet has waited for the target: the classic queue drops when it is full.
m-the-full-buffer-empties-before-z3b64n = El búfer lleno se vacía antes de que un paquete haya esperado lo que marca el objetivo: la cola clásica descarta cuando está llena.

# The full buffer empties before a packet has waited for the threshold: none is marked for its wait, and both queues drop when the buffer is full.
m-the-full-buffer-empties-before-89p5qy = El búfer lleno se vacía antes de que un paquete haya esperado lo que dice el umbral: ninguno se marca por su espera, y ambas colas descartan cuando el búfer está lleno.

# Packets that can carry a mark are marked instead of dropped early.
m-packets-that-can-carry-a-z5yeus = Los paquetes que pueden llevar una marca se marcan en vez de descartarse temprano.

# PIE drops packet {packet} early, by a chance of {chance:chance}.
m-pie-drops-packet-packet-early-fjr4mb = PIE descarta temprano el paquete { $packet }, con probabilidad { $chance }.

# RED drops packet {packet} early: on average {average:packets} packets wait.
m-red-drops-packet-packet-early-3fxv9j = RED descarta temprano el paquete { $packet }: en promedio esperan { $average } paquetes.

# {shape}, {rate}
m-shape-rate-uarces = { $shape }, { $rate }

# {sources} × {rate} in bursts
m-sources-rate-in-bursts-fjvafq = { $sources } × { $rate } en ráfagas

# ping, every {span}
m-ping-every-span-3bia4s = ping, cada { $span }

# When and how much
m-when-and-how-much-hjagov = Cuándo y cuánto

# Name and packets
m-name-and-packets-858e42 = Nombre y paquetes

# How far and which way
m-how-far-and-which-way-uf8mtr = A qué distancia y en qué sentido

# W ← W + α/W at every ACK, α = 3β/(2 Wmax − β)
m-w-w-w-at-every-us06we = W ← W + α/W con cada ACK, α = 3β/(2 Wmax − β)

# W ← W − β at a loss
m-w-w-at-a-loss-feeti6 = W ← W − β con una pérdida

# if first or W < ssthresh then W / 2 else
m-if-first-or-w-ssthresh-0wr2vy = si es la primera o W < ssthresh, W / 2; si no,

# W ← W + a/W at every ACK
m-w-w-a-w-at-jiyrde = W ← W + a/W con cada ACK

# W ← (1 − b) W at a loss
m-w-1-b-w-at-mtdmms = W ← (1 − b) W con una pérdida

# {Flow} paces by the bandwidth it measures: now {rate:packets} packets/s.
m-flow-paces-by-the-bandwidth-ngzygq = { $Flow } envía al ritmo del ancho de banda que mide: ahora { $rate } paquetes/s.

# {Flow} lets the queue empty, to see the true round trip.
m-flow-lets-the-queue-empty-z8hvz0 = { $Flow } deja vaciarse la cola, para ver la verdadera ida y vuelta.

# rate = gain × largest delivery rate of n round trips
m-rate-gain-largest-delivery-rate-11o1x7 = tasa = ganancia × mayor tasa de entrega de n idas y vueltas

# window ≤ 2 × that rate × smallest round trip of T
m-window-2-that-rate-smallest-679523 = ventana ≤ 2 × esa tasa × menor ida y vuelta de T

# {Flow} halves what is in flight, to see the true round trip.
m-flow-halves-what-is-in-2x5q6p = { $Flow } reduce a la mitad lo que está en camino, para ver la verdadera ida y vuelta.

# {Flow} probes: it sends a quarter more than it measures.
m-flow-probes-it-sends-a-v0cu79 = { $Flow } sondea: envía un cuarto más de lo que mide.

# rate = gain × bandwidth, the largest delivery rate of two probes, less after losses
m-rate-gain-bandwidth-the-largest-yrhnu8 = tasa = ganancia × ancho de banda, la mayor tasa de entrega de dos sondeos, menos tras pérdidas

# window ≤ 2 × bandwidth × smallest round trip, and ≤ what the last probe with over 2 % lost had in flight
m-window-2-bandwidth-smallest-round-refidz = ventana ≤ 2 × ancho de banda × menor ida y vuelta, y ≤ lo que tenía en camino el último sondeo con más del 2 % perdido

# W ← W + α/W^(k+1) at every ACK
m-w-w-w-k-1-kx5ke8 = W ← W + α/W^(k+1) con cada ACK

# W ← W − β W^l at a loss
m-w-w-w-l-at-1dt7j1 = W ← W − β W^l con una pérdida

# W(t) = C (t − K)³ + Wmax: {c:3} × ({t:3} − {k:3})³ + {plateau:.2} = {curve:.2} is what it grows to.
m-w-t-c-t-k-5hwqnl = W(t) = C (t − K)³ + Wmax: { $c } × ({ $t } − { $k })³ + { $plateau } = { $curve } es hasta donde crece.

# W(t) = C (t − K)³ + Wmax: {c:3} × ({t:3} − {k:3})³ + {plateau:.2} = {curve:.2}, or as TCP where that is more.
m-w-t-c-t-k-x0quve = W(t) = C (t − K)³ + Wmax: { $c } × ({ $t } − { $k })³ + { $plateau } = { $curve }, o como TCP donde eso es más.

# W(t) = C (t − K)³ + Wmax: {c:3} × ({t:3} − {k:3})³ + {plateau:.2} is below what TCP would have, {reno:.2}: it grows as TCP.
m-w-t-c-t-k-d8oqk8 = W(t) = C (t − K)³ + Wmax: { $c } × ({ $t } − { $k })³ + { $plateau } es menos de lo que tendría TCP, { $reno }: crece como TCP.

# It grows by one packet after {acks} ACKs.
m-it-grows-by-one-packet-f5y7mt = Crece un paquete tras { $acks } ACK.

# W(t) = C (t − K)³ + Wmax, t in seconds since the last loss
m-w-t-c-t-k-r2r0fs = W(t) = C (t − K)³ + Wmax, t en segundos desde la última pérdida

# W ← β W at a loss
m-w-w-at-a-loss-xy1su0 = W ← β W con una pérdida

# W ← W + 1/W at every ACK
m-w-w-1-w-at-hm0c3m = W ← W + 1/W con cada ACK

# W ← (1 − α/2) W at a mark, W/2 at a loss; α is the part of the packets marked
m-w-1-2-w-at-7totu6 = W ← (1 − α/2) W con una marca, W/2 con una pérdida; α es la parte de los paquetes marcados

# X ← what the hand says, ten times a second
m-x-what-the-hand-says-6akcg9 = X ← lo que dice la mano, diez veces por segundo

# W ← what the hand says, ten times a second
m-w-what-the-hand-says-5zm5o2 = W ← lo que dice la mano, diez veces por segundo

# W ← W + G (T − q)/T / W at every ACK; q is the time its packets wait
m-w-w-g-t-q-n02jjh = W ← W + G (T − q)/T / W con cada ACK; q es el tiempo que esperan sus paquetes

# W ← W/2 at a loss
m-w-w-2-at-a-4gyiyr = W ← W/2 con una pérdida

# W ← W/2: {cut:.2} / 2 = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-w-2-cut-2-7g89cf = W ← W/2: { $cut } / 2 = { $after }{ $rounded ->
    [0] { "" }
    [1] , en paquetes enteros
   *[other] , la ventana mínima
  }.

# Its rule leaves the window as it is.
m-its-rule-leaves-the-window-7iv62z = Su regla deja la ventana como está.

# As TCP, for its rule does not say: {text}; that gives {gave:4}.
m-as-tcp-for-its-rule-834i1c = Como TCP, pues su regla no lo dice: { $text }; eso da { $gave }.

# As TCP, for its rule does not say: {text}, with {list}; that gives {gave:4}.
m-as-tcp-for-its-rule-1xao6y = Como TCP, pues su regla no lo dice: { $text }, con { $list }; eso da { $gave }.

# Line {line} of its rule: {text}; that gives {gave:4}.
m-line-line-of-its-rule-ldklmu = Línea { $line } de su regla: { $text }; eso da { $gave }.

# Line {line} of its rule: {text}, with {list}; that gives {gave:4}.
m-line-line-of-its-rule-qmnhrc = Línea { $line } de su regla: { $text }, con { $list }; eso da { $gave }.

# As TCP, for its rule does not say: {text}; that gives {gave:4} packets/s.
m-as-tcp-for-its-rule-d03g4h = Como TCP, pues su regla no lo dice: { $text }; eso da { $gave } paquetes/s.

# As TCP, for its rule does not say: {text}, with {list}; that gives {gave:4} packets/s.
m-as-tcp-for-its-rule-n2mbdb = Como TCP, pues su regla no lo dice: { $text }, con { $list }; eso da { $gave } paquetes/s.

# Line {line} of its rule: {text}; that gives {gave:4} packets/s.
m-line-line-of-its-rule-c7b5yb = Línea { $line } de su regla: { $text }; eso da { $gave } paquetes/s.

# Line {line} of its rule: {text}, with {list}; that gives {gave:4} packets/s.
m-line-line-of-its-rule-hnk3q1 = Línea { $line } de su regla: { $text }, con { $list }; eso da { $gave } paquetes/s.

# As TCP, for its rule does not say: {text}; that gives {gave:4}, so the threshold is {t:packets}.
m-as-tcp-for-its-rule-bwne5n = Como TCP, pues su regla no lo dice: { $text }; eso da { $gave }, así que el umbral es { $t }.

# As TCP, for its rule does not say: {text}, with {list}; that gives {gave:4}, so the threshold is {t:packets}.
m-as-tcp-for-its-rule-1tu0z9 = Como TCP, pues su regla no lo dice: { $text }, con { $list }; eso da { $gave }, así que el umbral es { $t }.

# Line {line} of its rule: {text}; that gives {gave:4}, so the threshold is {t:packets}.
m-line-line-of-its-rule-hv0s1t = Línea { $line } de su regla: { $text }; eso da { $gave }, así que el umbral es { $t }.

# Line {line} of its rule: {text}, with {list}; that gives {gave:4}, so the threshold is {t:packets}.
m-line-line-of-its-rule-3e4beb = Línea { $line } de su regla: { $text }, con { $list }; eso da { $gave }, así que el umbral es { $t }.

# W ← what its rule says
m-w-what-its-rule-says-sxqcs0 = W ← lo que dice su regla

# W ← (1 − α/2) W, α = {alpha:2} of the packets marked: (1 − {alpha:2}/2) × {cut:.2} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-1-2-w-alpha-zh4hlm = W ← (1 − α/2) W, α = { $alpha } de los paquetes marcados: (1 − { $alpha }/2) × { $cut } = { $after }{ $rounded ->
    [0] { "" }
    [1] , en paquetes enteros
   *[other] , la ventana mínima
  }.

# W ← W + s/W at every packet without a mark: now {scale:3}/{window:.1} = {adds:2}.
m-w-w-s-w-at-jh4d99 = W ← W + s/W con cada paquete sin marca: ahora { $scale }/{ $window } = { $adds }.

# W ← W + s/W at every ACK without a mark; s is 1, less for a short round trip
m-w-w-s-w-at-rbyv5v = W ← W + s/W con cada ACK sin marca; s es 1, menos con una ida y vuelta corta

# X ← X + α/R once per round trip
m-x-x-r-once-per-n9v7th = X ← X + α/R una vez por ida y vuelta

# X ← β X at a loss
m-x-x-at-a-loss-3ncrk0 = X ← β X con una pérdida

# W(t) = W₀ + α²t²/4 since the last loss
m-w-t-w-t-4-a238gc = W(t) = W₀ + α²t²/4 desde la última pérdida

# W ← (1 − β) W at a loss
m-w-1-w-at-a-t1vs5g = W ← (1 − β) W con una pérdida

# X = Σ wᵢ Yᵢ / R
m-x-w-y-r-kblzty = X = Σ wᵢ Yᵢ / R

# Yᵢ = mean window of the i-th last epoch of an imagined TCP
m-y-mean-window-of-the-avuorm = Yᵢ = ventana media de la i-ésima última época de un TCP imaginado

# X = 1 / (R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²))
m-x-1-r-2p-3-a73b17 = X = 1 / (R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²))

# p = 1 / average of the last k loss intervals
m-p-1-average-of-the-tni943 = p = 1 / media de los últimos k intervalos de pérdida

# no loss in M seconds: X ← 2 X
m-no-loss-in-m-seconds-u2ed7a = ninguna pérdida en M segundos: X ← 2 X

# else X ← T(p, R, 4R), p of these M seconds
m-else-x-t-p-r-6wslsv = si no, X ← T(p, R, 4R), p de estos M segundos

# Δ = W (1 − baseRTT/RTT) packets stand in queues
m-w-1-basertt-rtt-packets-cz8u0p = Δ = W (1 − baseRTT/RTT) paquetes están en colas

# Δ < α: W ← W + 1; Δ > β: W ← W − 1, once per round trip
m-w-w-1-w-w-1gjfg1 = Δ < α: W ← W + 1; Δ > β: W ← W − 1, una vez por ida y vuelta

# Drop-tail
m-drop-tail-m765pl = Drop-tail

# no closed form of this scheme
m-no-closed-form-of-this-qdzmu6 = sin forma cerrada de este esquema

# ACKs
m-acks-6x0jb7 = ACK

# ping
m-ping-67f0qx = ping

# Ping
m-ping-zfqt2h = Ping

# Jin et al. 2003; α is our derivation
m-jin-et-al-2003-is-1slumi = Jin et al. 2003; α es derivación nuestra

# tsao2007
m-tsao2007-bxuiu7 = tsao2007

# bansal2001: a = 4(2b − b²)/3
m-bansal2001-a-4-2b-b-uou3kq = bansal2001: a = 4(2b − b²)/3

# tsao2007, jin2001
m-tsao2007-jin2001-7bm185 = tsao2007, jin2001

# yang2000
m-yang2000-tlazmm = yang2000

# bansal2001
m-bansal2001-j0ld0j = bansal2001

# jin2001
m-jin2001-kgb5d3 = jin2001

# yang2000 (7/8 kept), tsao2007
m-yang2000-7-8-kept-tsao2007-3hb19p = yang2000 (conserva 7/8), tsao2007

# yang2000, on Reno
m-yang2000-on-reno-osqb37 = yang2000, sobre Reno

# no form: BBR goes by its rate samples
m-no-form-bbr-goes-by-imubhy = sin fórmula: BBR se guía por sus muestras de tasa

# Cardwell et al. 2016
m-cardwell-et-al-2016-kh7h7y = Cardwell et al. 2016

# bansal2001; a = 1.5 b is ours, the paper gives no constant
m-bansal2001-a-1-5-b-bxai5j = bansal2001; a = 1,5 b es nuestro, el artículo no da constante

# a kind of Chiu & Jain 1989; the constants are ours
m-a-kind-of-chiu-jain-s01vx9 = un caso de Chiu y Jain 1989; las constantes son nuestras

# Binomial
m-binomial-ikqkp8 = Binomial

# no form unless k + l = 1
m-no-form-unless-k-l-s5rpym = sin fórmula salvo si k + l = 1

# Jin et al. 2001, footnote 5; Bansal & Balakrishnan 2001
m-jin-et-al-2001-footnote-35mu7x = Jin et al. 2001, nota 5; Bansal y Balakrishnan 2001

# multiplicative increase
m-multiplicative-increase-pm7ew9 = aumento multiplicativo

# additive increase
m-additive-increase-g30h9r = aumento aditivo

# IIAD, additive decrease
m-iiad-additive-decrease-a6i8aq = IIAD, disminución aditiva

# multiplicative decrease
m-multiplicative-decrease-1ixked = disminución multiplicativa

# jin2001, tsao2007
m-jin2001-tsao2007-84bad1 = jin2001, tsao2007

# tsao2007 Table 2, jin2001
m-tsao2007-table-2-jin2001-docnsz = tsao2007, tabla 2; jin2001

# no form of CUBIC in the papers
m-no-form-of-cubic-in-2a65w8 = los artículos no dan fórmula de CUBIC

# RFC 9438
m-rfc-9438-kmf1cs = RFC 9438

# Linux 2.6.22, ns-2.35
m-linux-2-6-22-ns-l3qhav = Linux 2.6.22, ns-2.35

# TCP/Linux of ns-2.35
m-tcp-linux-of-ns-2-kwt328 = TCP/Linux de ns-2.35

# RFC 8257
m-rfc-8257-apdu38 = RFC 8257

# no form of what a hand may do
m-no-form-of-what-a-992k9z = sin fórmula de lo que puede hacer una mano

# RFC 6817, at most
m-rfc-6817-at-most-2o59sw = RFC 6817, como máximo

# no form of a rule that anybody may write
m-no-form-of-a-rule-7iaxxx = sin fórmula de una regla que cualquiera puede escribir

# no form: Prague answers marks in proportion
m-no-form-prague-answers-marks-mxl6lk = sin fórmula: Prague responde a las marcas en proporción

# draft, Linux
m-draft-linux-8g3ety = borrador, Linux

# Rejaie et al. 1999
m-rejaie-et-al-1999-0o6cm7 = Rejaie et al. 1999

# Jin et al. 2001, Eq. 3 and 5
m-jin-et-al-2001-eq-kal9uy = Jin et al. 2001, ec. 3 y 5

# tuned for random, not even losses
m-tuned-for-random-not-even-bp52ud = ajustado para pérdidas al azar, no a intervalos iguales

# tuned for even, not random losses
m-tuned-for-even-not-random-uvww21 = ajustado para pérdidas a intervalos iguales, no al azar

# the curve of Jin et al. 2001, Eq. 1, integrated over one tooth; the measured CoV also holds the unevenness of whole packets
m-the-curve-of-jin-et-agri59 = la curva de Jin et al. 2001, ec. 1, integrada sobre un diente; el CV medido incluye además la irregularidad de los paquetes enteros

# TEAR imagines such a TCP: Rhee et al. 2000
m-tear-imagines-such-a-tcp-arldb5 = TEAR imagina un TCP así: Rhee et al. 2000

# even losses: all intervals alike, and so the rate (Bansal et al. 2001, Sec. 4.3)
m-even-losses-all-intervals-alike-2if10s = pérdidas a intervalos iguales: todos los intervalos son iguales, y por ello la tasa (Bansal et al. 2001, sec. 4.3)

# Yang et al. 2000, Eq. 47, windows taken as independent; c = √(1/3)
m-yang-et-al-2000-eq-c1rcyk = Yang et al. 2000, ec. 47, tomando las ventanas por independientes; c = √(1/3)

# TEAR(original)
m-tear-original-ni7bgb = TEAR(original)

# yang2000: code of the authors, without timeout
m-yang2000-code-of-the-authors-rfyu0o = yang2000: código de los autores, sin vencimiento del temporizador

# TFRC sends by it: RFC 5348 section 3.1
m-tfrc-sends-by-it-rfc-ty5won = TFRC envía según ella: RFC 5348, sección 3.1

# Yang et al. 2000, Eq. 56
m-yang-et-al-2000-eq-5cntnd = Yang et al. 2000, ec. 56

# a form for 8 intervals only
m-a-form-for-8-intervals-qtx59r = una fórmula solo para 8 intervalos

# yang2000, tsao2007, RFC 5348
m-yang2000-tsao2007-rfc-5348-dpihu7 = yang2000, tsao2007, RFC 5348

# the reference runs
m-the-reference-runs-jidhql = las ejecuciones de referencia

# yang2000, tsao2007
m-yang2000-tsao2007-mqzj9o = yang2000, tsao2007

# bansal2001 Fig. 13
m-bansal2001-fig-13-4gdmlv = bansal2001, fig. 13

# no form: TFRCP doubles and falls
m-no-form-tfrcp-doubles-and-i56wq4 = sin fórmula: TFRCP duplica y cae

# Padhye et al. 1999
m-padhye-et-al-1999-6by5i4 = Padhye et al. 1999

# the climb taken as straight, integrated over one tooth; the measured CoV also holds the unevenness of whole packets
m-the-climb-taken-as-straight-hw0x9e = la subida tomada como recta, integrada sobre un diente; el CV medido incluye además la irregularidad de los paquetes enteros

# no form: Vegas goes by delay
m-no-form-vegas-goes-by-nu15dk = sin fórmula: Vegas se guía por el retardo

# Title and sampling
m-title-and-sampling-9tl549 = Título y muestreo

# Window and ACKs
m-window-and-acks-gc5jd2 = Ventana y ACK

# Retransmission timer
m-retransmission-timer-58etpx = Temporizador de retransmisión

# Repairs of modern TCP
m-repairs-of-modern-tcp-7s97xa = Reparaciones del TCP moderno

# PIE marks packet {packet}, by a chance of {chance:chance}.
m-pie-marks-packet-packet-by-srb50e = PIE marca el paquete { $packet }, con probabilidad { $chance }.

# RED marks packet {packet}: on average {average:packets} packets wait.
m-red-marks-packet-packet-on-8i1z7k = RED marca el paquete { $packet }: en promedio esperan { $average } paquetes.

# {Flow} sends slower than it measures, to empty the queue it made.
m-flow-sends-slower-than-it-rmudhf = { $Flow } envía más lento de lo que mide, para vaciar la cola que creó.

# {Flow} sends slower than it measures, until the queue it made is gone.
m-flow-sends-slower-than-it-yn6pvc = { $Flow } envía más lento de lo que mide, hasta que desaparezca la cola que creó.

# {Flow} cruises at the bandwidth it measured: {rate:packets} packets/s.
m-flow-cruises-at-the-bandwidth-040v49 = { $Flow } se mantiene en el ancho de banda medido: { $rate } paquetes/s.

# {Flow} fills the path, before it probes for more.
m-flow-fills-the-path-before-lod2xq = { $Flow } llena el camino antes de sondear más.

# Other traffic comes: less is left for the flows.
m-other-traffic-comes-less-is-wui5b8 = Llega otro tráfico: queda menos para los flujos.

# The other traffic goes: its share is free.
m-the-other-traffic-goes-its-fy2hpe = Se va el otro tráfico: su parte queda libre.

# marked {packets} of {flow}
m-marked-packets-of-flow-sie9ln = marcado de { $packets } de { $flow }

# {packets} of {flow} marked at {time}
m-packets-of-flow-marked-at-5az627 = marcado de { $packets } de { $flow } a los { $time }

# times
m-times-px1mt1 = veces

# sources
m-sources-vnwoq9 = fuentes

# packets per round trip
m-packets-per-round-trip-nqykl0 = paquetes por ida y vuelta

# packets/s³
m-packets-s-z3n9r5 = paquetes/s³

# intervals
m-intervals-db77f5 = intervalos

# held the window
m-held-the-window-7dwpdv = mantener la ventana

# added one packet
m-added-one-packet-q2zgxv = añadir un paquete

# took one packet off
m-took-one-packet-off-irqj9z = quitar un paquete

# added a tenth
m-added-a-tenth-xktzmx = añadir un décimo

# took a tenth off
m-took-a-tenth-off-s7vhlb = quitar un décimo

# doubled it
m-doubled-it-l65to1 = duplicarla

# halved it
m-halved-it-5os8de = reducirla a la mitad

# went down to one packet
m-went-down-to-one-packet-g0tv5i = bajar a un paquete

# drop-tail
m-drop-tail-73u7k9 = drop-tail

# constant stream
m-constant-stream-721bhb = flujo constante

# Takes
m-takes-i4meov = Ocupa

# square wave
m-square-wave-y1ifv7 = onda cuadrada

# Rises in
m-rises-in-hpmp2w = Sube en

# reverse saw
m-reverse-saw-1tyny0 = sierra inversa

# Falls in
m-falls-in-u8p6go = Baja en

# round trips
m-round-trips-7xbu4n = idas y vueltas

# drop-head
m-drop-head-melc2x = drop-head

# one step in time
m-one-step-in-time-9515x7 = un paso en el tiempo

# slow start
m-slow-start-4ln510 = arranque lento

# congestion avoidance
m-congestion-avoidance-vdan8w = evitación de la congestión

# fast recovery
m-fast-recovery-9o2lry = recuperación rápida

# startup
m-startup-54aqay = arranque

# drain
m-drain-da2al5 = vaciado

# probe bandwidth
m-probe-bandwidth-do06qo = sondeo del ancho de banda

# probe round trip
m-probe-round-trip-3o6ul0 = sondeo de la ida y vuelta

# probe down
m-probe-down-gcdfq7 = sondeo a la baja

# cruise
m-cruise-rpb0wy = crucero

# refill
m-refill-9v1z0x = rellenado

# probe up
m-probe-up-uuhn5i = sondeo al alza

# Flow
m-flow-h6uiet = Flujo

# phase
m-phase-ocjym0 = fase

# bound by
m-bound-by-zs4cgg = limitada por
