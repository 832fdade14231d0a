# Aggressiveness I (per RTT)
m-aggressiveness-i-per-rtt-urt10l = Agresividad I (por RTT)

# The largest rise of the rate from one round trip to the next while no congestion is signalled; slow start is not meant.
m-the-largest-rise-of-the-rvbk1t = La mayor subida de la tasa de una ida y vuelta a la siguiente mientras nada señala congestión; no se refiere al arranque lento.

# Utilization after doubling f(k)
m-utilization-after-doubling-f-k-zmyzxd = Utilización tras duplicarse, f(k)

# Mean utilization of the link in the first k round trips after the bandwidth for the remaining flows doubled.
m-mean-utilization-of-the-link-1smkdn = Utilización media del enlace en las primeras k idas y vueltas después de duplicarse el ancho de banda de los flujos que quedan.

# without what departed flows still delivered
m-without-what-departed-flows-still-24ttnd = sin lo que aún entregaron los flujos que se fueron

# Queue refill time
m-queue-refill-time-k2xlb9 = Tiempo de rellenado de la cola

# Round trips from the departure of flows until the bottleneck queue, having fallen below 95 % of its buffer, reaches that again.
m-round-trips-from-the-departure-b21wp5 = Idas y vueltas desde que se van flujos hasta que la cola del cuello de botella, caída por debajo del 95 % de su búfer, vuelve a alcanzarlo.

# full is, packets
m-full-is-packets-0820xt = llena a partir de, paquetes

# δ-fair convergence time
m-fair-convergence-time-c3zrky = Tiempo de convergencia δ-justa

# Seconds for two flows of one scheme to come from the most uneven split to one whose difference is the part δ of the whole; δ = 0.1 is 55 to 45.
m-seconds-for-two-flows-of-b5pkp2 = Segundos que tardan dos flujos de un esquema en pasar del reparto más desigual a uno cuya diferencia es la parte δ del total; δ = 0,1 es 55 a 45.

# T1, time to the efficiency line
m-t1-time-to-the-efficiency-2jvqae = T1, tiempo hasta la línea de eficiencia

# Round trips until two flows that leave capacity unused fill it: until the first loss.
m-round-trips-until-two-flows-00wnxi = Idas y vueltas hasta que dos flujos que dejan capacidad sin usar la llenan: hasta la primera pérdida.

# Δ, difference at the efficiency line
m-difference-at-the-efficiency-line-hbx1xv = Δ, diferencia en la línea de eficiencia

# Difference of the two windows when the first loss occurs.
m-difference-of-the-two-windows-pboiwi = Diferencia de las dos ventanas cuando ocurre la primera pérdida.

# T2, time to fairness
m-t2-time-to-fairness-xntdb8 = T2, tiempo hasta la equidad

# Round trips from the first loss until the difference of the two windows stays below ε, taken where congestion epochs end.
m-round-trips-from-the-first-2cr9s8 = Idas y vueltas desde la primera pérdida hasta que la diferencia de las dos ventanas queda por debajo de ε, medida donde terminan las épocas de congestión.

# RTTs to the first end that close
m-rtts-to-the-first-end-1wewjs = RTT hasta el primer final tan próximo

# epochs until then
m-epochs-until-then-14rzg6 = épocas hasta entonces

# epochs that stay
m-epochs-that-stay-2eu21x = épocas hasta que se mantiene

# Length of a congestion epoch
m-length-of-a-congestion-epoch-43oua5 = Duración de una época de congestión

# Round trips between two consecutive cuts of the window of a flow; the mean over the epochs of the window.
m-round-trips-between-two-consecutive-qkthnu = Idas y vueltas entre dos recortes consecutivos de la ventana de un flujo; la media de las épocas del intervalo medido.

# Shape of the increase curve
m-shape-of-the-increase-curve-ie7f2z = Forma de la curva de subida

# Whether the window climbs faster and faster between two cuts (superlinear), evenly (linear), or ever slower (sublinear).
m-whether-the-window-climbs-faster-42fwme = Si entre dos recortes la ventana sube cada vez más rápido (superlineal), de modo uniforme (lineal) o cada vez más despacio (sublineal).

# bend, part of the climb
m-bend-part-of-the-climb-y5sjvy = curvatura, parte de la subida

# Jain fairness index F
m-jain-fairness-index-f-kcswxq = Índice de equidad de Jain F

# How equal the sending rates of the competing flows are in the same round trip: 1 is equal, 1/K is one flow has everything.
m-how-equal-the-sending-rates-ak72wk = Cuán iguales son las tasas de envío de los flujos que compiten en la misma ida y vuelta: 1 es igual, 1/K es que un flujo lo tiene todo.

# Short-term fairness CoV_sf
m-short-term-fairness-cov-sf-qq6tvd = Equidad a corto plazo CoV_sf

# Coefficient of variation of the rates of the competing flows in the same round trip; the trace and its mean.
m-coefficient-of-variation-of-the-8suhhi = Coeficiente de variación de las tasas de los flujos que compiten en la misma ida y vuelta; la traza y su media.

# Long-term fairness CoV_lf
m-long-term-fairness-cov-lf-7byft4 = Equidad a largo plazo CoV_lf

# Coefficient of variation across flows of one scheme of their average rates over many round trips, averaged over the windows of that length that fit.
m-coefficient-of-variation-across-flows-y71sth = Coeficiente de variación, entre los flujos de un esquema, de sus tasas medias sobre muchas idas y vueltas, promediado sobre los tramos de esa longitud que caben.

# Two-user ratio fairness
m-two-user-ratio-fairness-r2dw09 = Equidad por razón de dos usuarios

# The larger rate of two flows over the smaller: 1 is fair, larger is worse.
m-the-larger-rate-of-two-5ogy0i = La mayor tasa de dos flujos dividida por la menor: 1 es justo, más es peor.

# δ-fair convergence in ACKs
m-fair-convergence-in-acks-i0hmdq = Convergencia δ-justa en ACK

# ACKs that two AIMD(a, b) flows receive together until the expected difference of their windows has shrunk by the factor δ, marks coming with probability p.
m-acks-that-two-aimd-a-bjr27p = ACK que reciben juntos dos flujos AIMD(a, b) hasta que la diferencia esperada de sus ventanas se reduce por el factor δ, con marcas que llegan con probabilidad p.

# Value of a closed form
m-value-of-a-closed-form-vfl4nm = Valor de una forma cerrada

# A closed form of a paper, evaluated.
m-a-closed-form-of-a-fs2ljn = Una forma cerrada de un artículo, evaluada.

# TCP-compatibility
m-tcp-compatibility-0u56a5 = Compatibilidad con TCP

# In the steady state no more bandwidth than a conformant TCP under comparable conditions, and a decrease at least as fast; the increase is free.
m-in-the-steady-state-no-bs40xb = En régimen permanente, no más ancho de banda que un TCP conforme en condiciones comparables, y una disminución al menos igual de rápida; el aumento es libre.

# TCP-equivalence
m-tcp-equivalence-p0c9ch = Equivalencia con TCP

# The same bandwidth as TCP if both see the same pattern of losses and RTTs, in steady and in transient state: rising and falling as fast as TCP.
m-the-same-bandwidth-as-tcp-7kd7h5 = El mismo ancho de banda que TCP si ambos ven el mismo patrón de pérdidas y de RTT, en régimen permanente y transitorio: sube y baja tan rápido como TCP.

# TCP-equal share
m-tcp-equal-share-rlg7hq = Parte igual a la de TCP

# The same bandwidth as TCP when competing with it on the same bottleneck, even if they see different losses; it implies equivalence, and not the other way round.
m-the-same-bandwidth-as-tcp-0oo97j = El mismo ancho de banda que TCP cuando compite con él en el mismo cuello de botella, aunque vean pérdidas distintas; implica la equivalencia, y no al revés.

# Traces
m-traces-5ukwsn = Trazas

# Smoothness
m-smoothness-r03tqo = Suavidad

# Transfers
m-transfers-oowe33 = Transferencias

# Settling
m-settling-ge74ql = Estabilización

# Convergence of two flows
m-convergence-of-two-flows-13ty7s = Convergencia de dos flujos

# Congestion epochs
m-congestion-epochs-946hos = Épocas de congestión

# Closed forms
m-closed-forms-c38v36 = Formas cerradas

# Facts about schemes
m-facts-about-schemes-fdupkh = Datos de los esquemas

# TCP-friendliness
m-tcp-friendliness-6i9apr = Amigabilidad con TCP

# Verdicts
m-verdicts-g738m7 = Veredictos

# Packet drop rate
m-packet-drop-rate-j9mia4 = Tasa de descarte de paquetes

# Part of the packets that is dropped: of the adaptive flows, wherever it happens; of all traffic at the bottleneck queue beside it.
m-part-of-the-packets-that-u50oa8 = Parte de los paquetes que se descarta: de los flujos adaptativos, dondequiera que ocurra; al lado, de todo el tráfico en la cola del cuello de botella.

# Early marking plus overflow drop rate
m-early-marking-plus-overflow-drop-9e4x0k = Tasa de marcado temprano más descarte por desbordamiento

# Part of the packets arriving at the bottleneck that carries a congestion signal: marked, or dropped.
m-part-of-the-packets-arriving-pzcvdx = Parte de los paquetes que llegan al cuello de botella con una señal de congestión: marcados o descartados.

# Normalized packet-loss rate
m-normalized-packet-loss-rate-866qpm = Tasa de pérdida normalizada

# Loss rate of the studied flow with the shortest RTT over that of the TCP flow with the shortest RTT.
m-loss-rate-of-the-studied-ulwsr8 = Tasa de pérdida del flujo estudiado con el menor RTT, respecto a la del flujo TCP con el menor RTT.

# Probes lost
m-probes-lost-vcwhgg = Sondas perdidas

# Part of the probes that is lost, on the way there or back.
m-part-of-the-probes-that-97jz5b = Parte de las sondas que se pierde, a la ida o a la vuelta.

# Responsiveness D
m-responsiveness-d-fckywg = Capacidad de respuesta D

# Round trips until the rate is half of that before the disturbance when every round trip brings exactly one loss indication; of several flows the mean.
m-round-trips-until-the-rate-cqvi3g = Idas y vueltas hasta que la tasa es la mitad de la de antes de la perturbación, cuando cada ida y vuelta trae exactamente una indicación de pérdida; de varios flujos, la media.

# Adaptation time R
m-adaptation-time-r-aqixbz = Tiempo de adaptación R

# Round trips after a disturbance until the rate stays within 5 % of the step from its new steady value.
m-round-trips-after-a-disturbance-thc7a1 = Idas y vueltas tras una perturbación hasta que la tasa queda a menos del 5 % del salto de su nuevo valor estable.

# Rate-adaptation fraction
m-rate-adaptation-fraction-4n40fz = Fracción de adaptación de la tasa

# Part of the step that the rate has done, over the round trips after it: from 0 towards 1; as a number, the part done at the window's end.
m-part-of-the-step-that-msqomv = Parte del salto que la tasa ha recorrido, en las idas y vueltas posteriores: de 0 hacia 1; como número, la parte recorrida al final del intervalo.

# Undershoot depth
m-undershoot-depth-orixkd = Profundidad de la caída

# The lowest rate after a step down, over the new steady rate: 0 means that the flow fell silent, 1 that it did not fall below.
m-the-lowest-rate-after-a-zfgner = La menor tasa tras un salto hacia abajo, dividida por la nueva tasa estable: 0 significa que el flujo calló; 1, que no bajó de ella.

# Scheme parameter
m-scheme-parameter-mye2ip = Parámetro del esquema

# Value of a control parameter of a scheme: the one chosen, or the default of its card.
m-value-of-a-control-parameter-hqjk3w = Valor de un parámetro de control de un esquema: el elegido, o el predeterminado de su ficha.

# Taxonomy class
m-taxonomy-class-a723gi = Clase en la taxonomía

# Row of the scheme in the classification of policies: what fairness goes by, step and curve of the increase, memory of the decrease.
m-row-of-the-scheme-in-2de14a = Fila del esquema en la clasificación de políticas: por qué se guía la equidad, paso y curva del aumento, memoria de la disminución.

# available, bit/s
m-available-bit-s-p6xent = disponible, bit/s

# Convergence time
m-convergence-time-rgtvez = Tiempo de convergencia

# Seconds from a change of conditions until the smoothed throughput is near its new steady mean and stays there.
m-seconds-from-a-change-of-skjv8c = Segundos desde un cambio de condiciones hasta que el caudal suavizado está cerca de su nueva media estable y se queda ahí.

# Oscillation after convergence
m-oscillation-after-convergence-3rjxqv = Oscilación tras la convergencia

# Coefficient of variation of the throughput in bins of 1 s once the new bandwidth is taken; of several flows the mean.
m-coefficient-of-variation-of-the-rj0pmd = Coeficiente de variación del caudal en tramos de 1 s una vez tomado el nuevo ancho de banda; de varios flujos, la media.

# Smoothness CoV_time
m-smoothness-cov-time-qiwrds = Suavidad CoV_time

# Coefficient of variation of the rates of one flow in consecutive round trips, where nothing changes; smaller is smoother. Of several flows, the mean.
m-coefficient-of-variation-of-the-jcofa0 = Coeficiente de variación de las tasas de un flujo en idas y vueltas consecutivas, donde nada cambia; menos es más suave. De varios flujos, la media.

# Smoothness ratio
m-smoothness-ratio-mpi3s3 = Razón de suavidad

# The least ratio, smaller over larger, of the rates of a flow in two consecutive round trips: 1 is perfect, TCP(b) has 1 − b.
m-the-least-ratio-smaller-over-5igw00 = La menor razón (menor dividida por mayor) de las tasas de un flujo en dos idas y vueltas consecutivas: 1 es perfecto, TCP(b) tiene 1 − b.

# larger over smaller
m-larger-over-smaller-8ysa5k = mayor / menor

# Throughput of a source
m-throughput-of-a-source-g13cvo = Caudal de una fuente

# What arrives of a source that nobody slows down, a constant stream as one; of all of them, if none is named.
m-what-arrives-of-a-source-0v38qf = Lo que llega de una fuente que nadie frena, como una fuente constante; de todas ellas, si no se nombra ninguna.

# Loss of a source
m-loss-of-a-source-vjkind = Pérdida de una fuente

# Part of the packets of a source that is dropped; of all of them together, if none is named.
m-part-of-the-packets-of-porhi9 = Parte de los paquetes de una fuente que se descarta; de todas juntas, si no se nombra ninguna.

# Stabilization time
m-stabilization-time-w9gy7x = Tiempo de estabilización

# Round trips after the available bandwidth has fallen until the loss rate of the bottleneck queue is within 1.5 times its steady value for the new conditions.
m-round-trips-after-the-available-n8nw76 = Idas y vueltas desde que baja el ancho de banda disponible hasta que la tasa de pérdida de la cola del cuello de botella es como mucho 1,5 veces su valor estable en las nuevas condiciones.

# Stabilization cost
m-stabilization-cost-79nf0h = Coste de estabilización

# Stabilization time times the mean loss rate over it: 1 is as much as all packets of one round trip.
m-stabilization-time-times-the-mean-734d27 = Tiempo de estabilización por la tasa de pérdida media durante él: 1 equivale a todos los paquetes de una ida y vuelta.

# Normalized per-flow throughput
m-normalized-per-flow-throughput-19g1gs = Caudal normalizado por flujo

# Throughput of a flow divided by one flow's equal share of the average bandwidth that unresponsive sources leave; the least of all flows as the value, each flow beside it.
m-throughput-of-a-flow-divided-zx0jgz = Caudal de un flujo dividido por la parte igual de un flujo en el ancho de banda medio que dejan las fuentes que no frenan; como valor el menor de todos los flujos, con cada flujo al lado.

# Mean normalized throughput of a scheme
m-mean-normalized-throughput-of-a-9orc5k = Caudal normalizado medio de un esquema

# Mean of the normalized throughput over the flows of a scheme: one number per scheme among the parts; the value is the mean over all flows selected.
m-mean-of-the-normalized-throughput-iwvm42 = Media del caudal normalizado de los flujos de un esquema: un número por esquema entre las partes; el valor es la media de todos los flujos elegidos.

# Aggregate normalized throughput
m-aggregate-normalized-throughput-gu7xxp = Caudal normalizado conjunto

# Throughput of all adaptive flows as a part of the average bandwidth available to them.
m-throughput-of-all-adaptive-flows-8irf2m = Caudal de todos los flujos adaptativos como parte del ancho de banda medio del que disponen.

# Link utilization
m-link-utilization-acgykl = Utilización del enlace

# Part of the capacity of the link that is used, all traffic together.
m-part-of-the-capacity-of-rguxyu = Parte de la capacidad del enlace que se usa, todo el tráfico junto.

# Throughput of one flow
m-throughput-of-one-flow-c6h2qs = Caudal de un flujo

# What a flow delivers per second at the end of the run; of several flows the mean, with each beside it.
m-what-a-flow-delivers-per-dsazgq = Lo que un flujo entrega por segundo al final de la ejecución; de varios flujos la media, con cada uno al lado.

# Bandwidth share relative to TCP
m-bandwidth-share-relative-to-tcp-lu2nb7 = Parte del ancho de banda respecto a TCP

# Mean throughput of the studied flows over that of the TCP flows beside them on the same bottleneck.
m-mean-throughput-of-the-studied-t8a0mx = Caudal medio de los flujos estudiados respecto al de los flujos TCP que están a su lado en el mismo cuello de botella.

# Sending-rate trace
m-sending-rate-trace-kmh0tj = Traza de la tasa de envío

# What each flow sends in each round trip; as a number, the mean.
m-what-each-flow-sends-in-ee2rhb = Lo que cada flujo envía en cada ida y vuelta; como número, la media.

# Bottleneck queue length trace
m-bottleneck-queue-length-trace-l54tau = Traza de la longitud de la cola del cuello de botella

# Packets that wait at the bottleneck, the one in transmission not counted; as a number, the mean of the samples.
m-packets-that-wait-at-the-p48tg6 = Paquetes que esperan en el cuello de botella, sin contar el que se transmite; como número, la media de las muestras.

# Congestion window trace
m-congestion-window-trace-i382jf = Traza de la ventana de congestión

# The sender's window over time, of a rate scheme its rate times the round trip; as a number, the mean.
m-the-sender-s-window-over-o9s1p4 = La ventana del emisor en el tiempo; de un esquema por tasa, su tasa por la ida y vuelta; como número, la media.

# worst over CV
m-worst-over-cv-9xhtyv = el peor de los CV

# more than, s
m-more-than-s-uvtzus = más de, s

# more than, times TCP's
m-more-than-times-tcp-s-qb23oy = más de, veces lo de TCP

# times TCP's
m-times-tcp-s-97hgmc = veces lo de TCP

# Fairness, TCP-equivalence under non-periodic losses
m-fairness-tcp-equivalence-under-non-5uxnwm = Equidad, equivalencia con TCP con pérdidas no periódicas

# Whether a scheme gets what TCP gets where losses come at irregular times.
m-whether-a-scheme-gets-what-z89699 = Si un esquema obtiene lo que obtiene TCP donde las pérdidas llegan en momentos irregulares.

# TCP-compatibility under non-periodic losses (bracketed verdict)
m-tcp-compatibility-under-non-periodic-xu3ck2 = Compatibilidad con TCP con pérdidas no periódicas (veredicto entre corchetes)

# Whether a scheme gets no more than TCP at any irregularity of the losses.
m-whether-a-scheme-gets-no-waz3fq = Si un esquema no obtiene más que TCP con ninguna irregularidad de las pérdidas.

# Fairness, equal share, equal RTTs
m-fairness-equal-share-equal-rtts-mqrpy4 = Equidad, parte igual, RTT iguales

# Whether flows of a scheme and as many of TCP with the same RTT share a bottleneck equally.
m-whether-flows-of-a-scheme-cop9id = Si los flujos de un esquema y otros tantos de TCP con el mismo RTT comparten por igual un cuello de botella.

# Fairness, equal share, different RTTs
m-fairness-equal-share-different-rtts-h6pcfj = Equidad, parte igual, RTT distintos

# Whether flows of a scheme and as many of TCP share a bottleneck equally where RTTs differ.
m-whether-flows-of-a-scheme-ajcoii = Si los flujos de un esquema y otros tantos de TCP comparten por igual un cuello de botella donde los RTT difieren.

# Aggressiveness, TCP-equivalence, two-state losses
m-aggressiveness-tcp-equivalence-two-state-2mxl3d = Agresividad, equivalencia con TCP, pérdidas de dos estados

# Whether a scheme takes new bandwidth soon after losses have become rare.
m-whether-a-scheme-takes-new-eiv8pm = Si un esquema toma pronto el ancho de banda nuevo después de que las pérdidas se vuelven raras.

# Aggressiveness, equal share, bursty losses
m-aggressiveness-equal-share-bursty-losses-mme5vb = Agresividad, parte igual, pérdidas en ráfagas

# Whether a scheme takes the bandwidth that a source has freed as fast as TCP, and is then stable.
m-whether-a-scheme-takes-the-0f0xpp = Si un esquema toma el ancho de banda que ha liberado una fuente tan rápido como TCP, y luego es estable.

# Responsiveness, TCP-equivalence and compatibility, two-state losses
m-responsiveness-tcp-equivalence-and-compatibility-p3ghmy = Capacidad de respuesta, equivalencia y compatibilidad con TCP, pérdidas de dos estados

# Whether a scheme yields soon after losses have become frequent.
m-whether-a-scheme-yields-soon-ym82xt = Si un esquema cede pronto después de que las pérdidas se vuelven frecuentes.

# Responsiveness, equal share, bursty losses
m-responsiveness-equal-share-bursty-losses-y570dt = Capacidad de respuesta, parte igual, pérdidas en ráfagas

# Whether a scheme yields to a source without many more loss events than TCP.
m-whether-a-scheme-yields-to-myc8vr = Si un esquema cede ante una fuente sin muchos más eventos de pérdida que TCP.

# Printed verdict
m-printed-verdict-grp26k = Veredicto impreso

# What the paper prints for a scheme and a column of its table of verdicts.
m-what-the-paper-prints-for-vwyhs7 = Lo que el artículo imprime para un esquema y una columna de su tabla de veredictos.

# paper says
m-paper-says-qd8f8v = dice el artículo

# ns-2.35 gives
m-ns-2-35-gives-0knug7 = ns-2.35 da

# The reference runs of ns-2.35 do not hold this quantity.
m-the-reference-runs-of-ns-an316m = Las ejecuciones de referencia de ns-2.35 no contienen esta magnitud.

# we measure
m-we-measure-4uwgap = medimos

# we compute
m-we-compute-bwagw4 = calculamos

# verdict
m-verdict-n8ltue = veredicto

# how it is judged
m-how-it-is-judged-hcg7p3 = cómo se juzga

# Take the cause away
m-take-the-cause-away-pmcxsk = Quitar la causa

# What the paper claims
m-what-the-paper-claims-5s18ov = Lo que afirma el artículo

# The claims could not be fetched. Reload the page to try again.
m-the-claims-could-not-be-nqakv0 = No se pudieron obtener las afirmaciones. Recargue la página para intentarlo de nuevo.

# What can be seen
m-what-can-be-seen-iv7k55 = Lo que puede verse

# The claims are about the paper’s set-up; what you have changed does not count for them.
m-the-claims-are-about-the-fomdy3 = Las afirmaciones son sobre la configuración del artículo; lo que usted ha cambiado no cuenta para ellas.

# Run them
m-run-them-vd8ny0 = Ejecutarlas

# Move a parameter
m-move-a-parameter-s078i8 = Mover un parámetro

# Open in the playground:
m-open-in-the-playground-w0dz9q = Abrir en el laboratorio:

# this run
m-this-run-0hejhw = esta ejecución

# Table
m-table-no2um7 = Tabla

# Claims and set-up
m-claims-and-set-up-o7r95p = Afirmaciones y configuración

# Make it mine
m-make-it-mine-hdaawj = Hacerla mía

# The same runs as an experiment that you can change
m-the-same-runs-as-an-n2f12a = Las mismas ejecuciones como un experimento que usted puede cambiar

# Pale: the paper’s set-up, before your change.
m-pale-the-paper-s-set-fpnxu2 = Pálido: la configuración del artículo, antes de su cambio.

# seeds:
m-seeds-rwyfmd = semillas:

# The papers, live
m-the-papers-live-fhc755 = Los artículos, en vivo

# Every figure and table of four classic papers on TCP-friendly congestion control. Open one and it is run again, packet by packet, on this machine.
m-every-figure-and-table-of-rmgk49 = Todas las figuras y tablas de cuatro artículos clásicos sobre control de congestión amigable con TCP. Abra una y se ejecuta de nuevo, paquete a paquete, en esta máquina.

# Figures
m-figures-rtsmni = Figuras

# Show all
m-show-all-1brnan = Mostrar todo

# not computed yet
m-not-computed-yet-fy406r = aún sin calcular

# log scale
m-log-scale-08gjzv = escala logarítmica

# Here:
m-here-s5rs3n = Aquí:

# The paper
m-the-paper-s82652 = El artículo

# Find a number
m-find-a-number-gyogjq = Buscar un número

# Find a number: loss, fairness, RTT
m-find-a-number-loss-fairness-wembhg = Buscar un número: pérdida, equidad, RTT

# Difference
m-difference-zz2naa = Diferencia

# All figures and tables
m-all-figures-and-tables-erdp8l = Todas las figuras y tablas

# chance of a mark
m-chance-of-a-mark-ugpc6m = probabilidad de una marca

# window at the loss
m-window-at-the-loss-2pcsdk = ventana en la pérdida

# part cut
m-part-cut-912rec = parte recortada

# first share of user 1
m-first-share-of-user-1-qphogd = primera parte del usuario 1

# first share of user 2
m-first-share-of-user-2-pvivdg = primera parte del usuario 2

# Runs
m-runs-6tz87v = Ejecuciones

# Runs that are over
m-runs-that-are-over-du981w = Ejecuciones terminadas

# one run has failed
m-one-run-has-failed-rf9kg3 = una ejecución ha fallado

# Another seed
m-another-seed-j9ejxl = Otra semilla

# Run 10 seeds
m-run-10-seeds-9hffb1 = Ejecutar 10 semillas

# Show 3 seeds
m-show-3-seeds-bghbjn = Mostrar 3 semillas

# Open in the playground
m-open-in-the-playground-fdhw1s = Abrir en el laboratorio

# Back to the paper’s
m-back-to-the-paper-s-a7454m = Volver a la del artículo

# Change a number: the figure runs again
m-change-a-number-the-figure-30oe5a = Cambie un número: la figura se ejecuta de nuevo

# The paper gives all of it.
m-the-paper-gives-all-of-ucxqsd = El artículo lo da todo.

# Dotted: assumed, because the paper does not say.
m-dotted-assumed-because-the-paper-n3ko17 = Punteado: supuesto, porque el artículo no lo dice.

# What the paper gives
m-what-the-paper-gives-4bf5ts = Lo que da el artículo

# Each cell: what we get, and below it what the paper prints.
m-each-cell-what-we-get-p541m2 = Cada celda: lo que obtenemos y, debajo, lo que imprime el artículo.

# (the same)
m-the-same-ifrvyz = (lo mismo)

# Of the whole run
m-of-the-whole-run-ad817p = De toda la ejecución

# The numbers of this run
m-the-numbers-of-this-run-q36s5g = Los números de esta ejecución

# one high and one low time together
m-one-high-and-one-low-wuiaxf = un tiempo alto y uno bajo juntos

# time on, and as long off
m-time-on-and-as-long-gnvexp = tiempo activa, y otro tanto inactiva

# slowness: 1/b, or loss intervals
m-slowness-1-b-or-loss-bvbs7t = lentitud: 1/b, o intervalos de pérdida

# time to 0.1-fairness
m-time-to-0-1-fairness-7wxg1m = tiempo hasta la equidad 0,1

# throughput over the fair share
m-throughput-over-the-fair-share-2p6chp = caudal respecto a la parte justa

# throughput of all ten over what is left
m-throughput-of-all-ten-over-kv2tyd = caudal de los diez respecto a lo que queda

# throughput over what is left
m-throughput-over-what-is-left-cde4jy = caudal respecto a lo que queda

# Drop rate of ten flows of one scheme under the same swings
m-drop-rate-of-ten-flows-03vlod = Tasa de descarte de diez flujos de un esquema con las mismas oscilaciones

# The packet drop rate in the runs of Figure 14.
m-the-packet-drop-rate-in-vy5e4h = La tasa de descarte de paquetes en las ejecuciones de la figura 14.

# drop rate
m-drop-rate-pkmtdi = tasa de descarte

# Time until two TCP(b) flows share fairly
m-time-until-two-tcp-b-krw27x = Tiempo hasta que dos flujos TCP(b) comparten con equidad

# The gentler the cut, the longer two unequal flows stay unequal.
m-the-gentler-the-cut-the-olkhj2 = Cuanto más suave el recorte, más tiempo siguen desiguales dos flujos desiguales.

# Time until two TFRC flows share fairly
m-time-until-two-tfrc-flows-nt6b3e = Tiempo hasta que dos flujos TFRC comparten con equidad

# The time does not grow with slowness as rapidly as TCP(b)’s, because TFRC relies on a fixed number of loss intervals.
m-the-time-does-not-grow-e3u94l = El tiempo no crece con la lentitud tan deprisa como el de TCP(b), porque TFRC se apoya en un número fijo de intervalos de pérdida.

# loss intervals
m-loss-intervals-f38hqg = intervalos de pérdida

# ACKs to 0.1-fairness in a model of two AIMD flows
m-acks-to-0-1-fairness-rzximx = ACK hasta la equidad 0,1 en un modelo de dos flujos AIMD

# At a drop rate of 10 % two flows come fairly rapidly to fair shares for b of about 0.2 and more; for smaller b it takes exponentially longer.
m-at-a-drop-rate-of-c931gk = Con una tasa de descarte del 10 %, dos flujos llegan bastante deprisa a partes justas con b de unos 0,2 o más; con b menores tardan exponencialmente más.

# b, the part cut
m-b-the-part-cut-sn6up1 = b, la parte recortada

# Part of the link that is used in the first 20 and 200 round trips after half of the flows stop
m-part-of-the-link-that-2p73jh = Parte del enlace que se usa en las primeras 20 y 200 idas y vueltas después de que se detiene la mitad de los flujos

# The slower a scheme, the more sluggish it is in taking advantage of a sudden increase of the available bandwidth.
m-the-slower-a-scheme-the-q5c4bw = Cuanto más lento un esquema, más tarda en aprovechar un aumento repentino del ancho de banda disponible.

# utilization
m-utilization-09ugcf = utilización

# Rate of TFRC and of TCP(1/8) under a mildly bursty pattern of losses
m-rate-of-tfrc-and-of-q814t0 = Tasa de TFRC y de TCP(1/8) con un patrón de pérdidas algo en ráfagas

# TFRC and TCP(1/8) with a mildly bursty loss pattern.
m-tfrc-and-tcp-1-8-8ugyn3 = TFRC y TCP(1/8) con un patrón de pérdidas algo en ráfagas.

# among TCP
m-among-tcp-t4aqrw = entre TCP

# within a tenth of the number
m-within-a-tenth-of-the-w0awv9 = a menos de un décimo del número

# throughput
m-throughput-fuf8u7 = caudal

# time
m-time-pvbdgk = tiempo

# sending rate
m-sending-rate-36lkep = tasa de envío

# chance of a loss
m-chance-of-a-loss-k7w8ws = probabilidad de una pérdida

# By which policies it goes
m-by-which-policies-it-goes-6i2z94 = Por qué políticas se guía

# round trips after the loss
m-round-trips-after-the-loss-18hovx = idas y vueltas tras la pérdida

# How windows climb after a loss
m-how-windows-climb-after-a-yxe2jb = Cómo suben las ventanas tras una pérdida

# SIMD’s window grows super-linearly with the time since the last loss; those of other schemes linearly or sub-linearly.
m-simd-s-window-grows-super-3ogjn1 = La ventana de SIMD crece de modo superlineal con el tiempo desde la última pérdida; las de otros esquemas, lineal o sublineal.

# The window of SIMD over several epochs
m-the-window-of-simd-over-e5y84q = La ventana de SIMD a lo largo de varias épocas

# In each epoch the window is cut to 1 − β of what it was and increased until the first loss.
m-in-each-epoch-the-window-hevt97 = En cada época la ventana se recorta a 1 − β de lo que era y aumenta hasta la primera pérdida.

# Throughput over TCP’s on a link that drops at random
m-throughput-over-tcp-s-on-7vqgld = Caudal respecto al de TCP en un enlace que descarta al azar

# All curves have a dip at moderate loss rates; in the worst case, around 15 %, SIMD(1/16) has at least 75 % of TCP’s throughput.
m-all-curves-have-a-dip-lmx2gi = Todas las curvas tienen una depresión con tasas de pérdida moderadas; en el peor caso, en torno al 15 %, SIMD(1/16) tiene al menos el 75 % del caudal de TCP.

# loss rate
m-loss-rate-7kt6ks = tasa de pérdida

# throughput over TCP’s
m-throughput-over-tcp-s-y328iw = caudal respecto al de TCP

# Three links in a row on which two flows converge
m-three-links-in-a-row-xiyhru = Tres enlaces seguidos en los que convergen dos flujos

# At 400 s all background flows end; two flows stay and compete for the middle link.
m-at-400-s-all-background-mxxcjs = A los 400 s terminan todos los flujos de fondo; quedan dos flujos que compiten por el enlace del medio.

# b1 to b2
m-b1-to-b2-wcox9z = b1 a b2

# b2 to b3
m-b2-to-b3-ruqsqt = b2 a b3

# b3 to b4
m-b3-to-b4-3npogn = b3 a b4

# Windows of two flows that come to a fair share
m-windows-of-two-flows-that-srm22g = Ventanas de dos flujos que llegan a una parte justa

# TCP converges fastest; IIAD is the smoothest and least responsive; SIMD converges much faster than AIMD.
m-tcp-converges-fastest-iiad-is-mufnpd = TCP es el que converge más rápido; IIAD es el más suave y el que menos responde; SIMD converge mucho más rápido que AIMD.

# Windows of two flows that come to full use
m-windows-of-two-flows-that-5s747y = Ventanas de dos flujos que llegan al uso pleno

# With SIMD two flows come smoothly and quickly to the fair state, since the one with the smaller window grows more aggressively.
m-with-simd-two-flows-come-no63vy = Con SIMD dos flujos llegan con suavidad y rapidez al estado justo, pues el de ventana menor crece con más agresividad.

# Two users on their way to a fair share: AIMD and SIMD
m-two-users-on-their-way-pc5wxb = Dos usuarios camino de una parte justa: AIMD y SIMD

# AIMD increases parallel to the fairness line; SIMD’s trajectory has the slope x₁/x₂ and comes nearer to it.
m-aimd-increases-parallel-to-the-oyayp5 = AIMD aumenta en paralelo a la recta de equidad; la trayectoria de SIMD tiene la pendiente x₁/x₂ y se acerca a ella.

# From where SIMD is sooner fair than AIMD
m-from-where-simd-is-sooner-n4104l = Desde dónde SIMD es justo antes que AIMD

# In most cases SIMD converges faster than AIMD; IIAD is much slower than both in all cases.
m-in-most-cases-simd-converges-ohh9z4 = En la mayoría de los casos SIMD converge más rápido que AIMD; IIAD es mucho más lento que ambos en todos.

# smaller window
m-smaller-window-t8rirl = ventana menor

# time to full use, larger window 50 packets
m-time-to-full-use-larger-bwe4zu = tiempo hasta el uso pleno, ventana mayor de 50 paquetes

# larger window
m-larger-window-4bgjwq = ventana mayor

# flows of each kind
m-flows-of-each-kind-l562x6 = flujos de cada tipo

# marked or dropped
m-marked-or-dropped-zifk54 = marcados o descartados

# What all simulations have in common
m-what-all-simulations-have-in-8slxj2 = Lo que tienen en común todas las simulaciones

# Unless explicitly specified, RED was used as the queue management policy at the bottleneck link.
m-unless-explicitly-specified-red-was-50wxdt = Salvo indicación expresa, se usó RED como política de gestión de colas en el enlace cuello de botella.

# Closed forms of the time to full use, the difference there, and the time to fairness
m-closed-forms-of-the-time-sqnku5 = Formas cerradas del tiempo hasta el uso pleno, la diferencia allí y el tiempo hasta la equidad

# From 10 and 30 packets on a link that holds 110 SIMD is slower than TCP and quicker than AIMD and IIAD.
m-from-10-and-30-packets-px4t0m = Desde 10 y 30 paquetes, en un enlace donde caben 110, SIMD es más lento que TCP y más rápido que AIMD e IIAD.

# Convergence in runs and in closed form
m-convergence-in-runs-and-in-cry3uh = Convergencia en ejecuciones y en forma cerrada

# All measured times to fairness are smaller than the theoretical ones, and SIMD’s much smaller.
m-all-measured-times-to-fairness-nelsf6 = Todos los tiempos medidos hasta la equidad son menores que los teóricos, y los de SIMD, mucho menores.

# reverse TCP
m-reverse-tcp-kp9dle = TCP inverso

# Throughput over TCP’s when losses come at irregular times
m-throughput-over-tcp-s-when-bp598p = Caudal respecto al de TCP cuando las pérdidas llegan en momentos irregulares

# With non-periodic losses no scheme meets TCP-equivalence; SIMD and TFRCP have a different trend from the others.
m-with-non-periodic-losses-no-7nufbe = Con pérdidas no periódicas ningún esquema cumple la equivalencia con TCP; SIMD y TFRCP tienen una tendencia distinta de los demás.

# CV of the time between losses
m-cv-of-the-time-between-gk0nvm = CV del tiempo entre pérdidas

# CV of the round trips
m-cv-of-the-round-trips-qxvsnq = CV de las idas y vueltas

# Shares and losses of eight flows of a scheme beside eight TCP flows as round trips spread
m-shares-and-losses-of-eight-4zjs1l = Partes y pérdidas de ocho flujos de un esquema junto a ocho flujos TCP según se dispersan las idas y vueltas

# GAIMD and SIMD take 1.5 to 4 times TCP’s bandwidth on average, and more than 10 times where round trips are equal; the rate-based schemes meet equal share above a CV of 0.05.
m-gaimd-and-simd-take-1-xf04d5 = GAIMD y SIMD toman en promedio de 1,5 a 4 veces el ancho de banda de TCP, y más de 10 veces donde las idas y vueltas son iguales; los esquemas por tasa cumplen la parte igual con un CV superior a 0,05.

# loss rate over TCP’s, flows of the shortest round trip
m-loss-rate-over-tcp-s-dpwwph = tasa de pérdida respecto a la de TCP, flujos de la ida y vuelta más corta

# bottlenecks in a row
m-bottlenecks-in-a-row-jmoec1 = cuellos de botella seguidos

# Throughput when losses become rare at 100 s and frequent again at 800 s
m-throughput-when-losses-become-rare-7xie95 = Caudal cuando las pérdidas se vuelven raras a los 100 s y otra vez frecuentes a los 800 s

# IIAD and AIAD/H take 700 s to increase to the new steady throughput; the other six reach it within 100 s.
m-iiad-and-aiad-h-take-rvxd8g = IIAD y AIAD/H tardan 700 s en subir al nuevo caudal estable; los otros seis lo alcanzan en 100 s.

# Throughput beside a source of two rates, and loss events on the way down
m-throughput-beside-a-source-of-ejkfq7 = Caudal junto a una fuente de dos tasas, y eventos de pérdida en la bajada

# SIMD uses what is available as quickly as TCP and is smooth afterwards, TFRCP oscillates, and TFRC and TEAR meet fewer losses on the way down than SIMD and GAIMD.
m-simd-uses-what-is-available-38fm2e = SIMD usa lo disponible tan rápido como TCP y después es suave, TFRCP oscila, y TFRC y TEAR encuentran en la bajada menos pérdidas que SIMD y GAIMD.

# fairness, irregular losses
m-fairness-irregular-losses-me33f8 = equidad, pérdidas irregulares

# fairness, TCP-equivalence, non-periodic losses
m-fairness-tcp-equivalence-non-periodic-c2tyg8 = equidad, equivalencia con TCP, pérdidas no periódicas

# fairness, equal round trips
m-fairness-equal-round-trips-2459ds = equidad, idas y vueltas iguales

# fairness, equal share, low multiplexing with equal round trips
m-fairness-equal-share-low-multiplexing-rrjv3z = equidad, parte igual, baja multiplexación con idas y vueltas iguales

# fairness, different round trips
m-fairness-different-round-trips-nq88rx = equidad, idas y vueltas distintas

# fairness, equal share, low multiplexing with different round trips
m-fairness-equal-share-low-multiplexing-caofz2 = equidad, parte igual, baja multiplexación con idas y vueltas distintas

# aggressiveness, two-state losses
m-aggressiveness-two-state-losses-1isi27 = agresividad, pérdidas de dos estados

# aggressiveness, TCP-equivalence, two-state losses
m-aggressiveness-tcp-equivalence-two-state-zttzqh = agresividad, equivalencia con TCP, pérdidas de dos estados

# aggressiveness, bursty losses
m-aggressiveness-bursty-losses-j1qdeu = agresividad, pérdidas en ráfagas

# aggressiveness, equal share, bursty losses
m-aggressiveness-equal-share-bursty-losses-hkf387 = agresividad, parte igual, pérdidas en ráfagas

# responsiveness, two-state losses
m-responsiveness-two-state-losses-l1teex = capacidad de respuesta, pérdidas de dos estados

# responsiveness, TCP-equivalence, two-state losses
m-responsiveness-tcp-equivalence-two-state-d6tlv3 = capacidad de respuesta, equivalencia con TCP, pérdidas de dos estados

# responsiveness, bursty losses
m-responsiveness-bursty-losses-u7poks = capacidad de respuesta, pérdidas en ráfagas

# responsiveness, equal share, bursty losses
m-responsiveness-equal-share-bursty-losses-ubri1d = capacidad de respuesta, parte igual, pérdidas en ráfagas

# Verdicts on eight schemes, cell by cell
m-verdicts-on-eight-schemes-cell-950kv4 = Veredictos sobre ocho esquemas, celda a celda

# TFRC meets both criteria under more testing scenarios than the others.
m-tfrc-meets-both-criteria-under-su07h3 = TFRC cumple ambos criterios en más escenarios de prueba que los demás.

# What three notions of TCP-friendliness ask for
m-what-three-notions-of-tcp-i575sq = Lo que piden tres nociones de amigabilidad con TCP

# Equal share is more realistic and more challenging than equivalence: to compete for the same bottleneck does not imply identical network conditions.
m-equal-share-is-more-realistic-yxhzvz = La parte igual es más realista y más exigente que la equivalencia: competir por el mismo cuello de botella no implica idénticas condiciones de red.

# Constants of the eight schemes
m-constants-of-the-eight-schemes-7k4is3 = Constantes de los ocho esquemas

# The control parameters used in each scheme.
m-the-control-parameters-used-in-jrft87 = Los parámetros de control usados en cada esquema.

# How the eight schemes seek fairness, climb and remember
m-how-the-eight-schemes-seek-0iwvxr = Cómo buscan la equidad, suben y recuerdan los ocho esquemas

# No scheme takes all three recommended policies at once.
m-no-scheme-takes-all-three-j16k0r = Ningún esquema adopta a la vez las tres políticas recomendadas.

# How much the rate varies as random losses become frequent
m-how-much-the-rate-varies-ztb1dm = Cuánto varía la tasa a medida que las pérdidas aleatorias se hacen frecuentes

# At 1 % of losses TCP has the largest CoV, GAIMD the second and TFRC and TEAR similar ones; at 20 % TFRC has the highest.
m-at-1-of-losses-tcp-9tgglz = Con un 1 % de pérdidas TCP tiene el mayor CV, GAIMD el segundo, y TFRC y TEAR parecidos; con un 20 % TFRC tiene el mayor.

# CoV over time, bins of one round trip
m-cov-over-time-bins-of-aapisu = CV en el tiempo, tramos de una ida y vuelta

# round trips after the change
m-round-trips-after-the-change-ty9s7y = idas y vueltas tras el cambio

# part of the step done
m-part-of-the-step-done-7e41q4 = parte del salto recorrida

# The states of a flow that lives on timeouts
m-the-states-of-a-flow-8dg5fh = Los estados de un flujo que vive de vencimientos del temporizador

# Each state is one back-off of the timer: in state 1 a flow sends one packet in t round trips, in state 2 one in 2t, and so on.
m-each-state-is-one-back-4o3ous = Cada estado es una espera duplicada del temporizador: en el estado 1 un flujo envía un paquete en t idas y vueltas, en el estado 2 uno en 2t, y así sucesivamente.

# timer, times its first value
m-timer-times-its-first-value-na5kj5 = temporizador, en múltiplos de su primer valor

# chance of the state
m-chance-of-the-state-l5n6v8 = probabilidad del estado

# How much time TFRC spends at each length of a loss interval
m-how-much-time-tfrc-spends-f31z31 = Cuánto tiempo pasa TFRC en cada longitud de un intervalo de pérdida

# The higher the rate, the faster TFRC leaves the state.
m-the-higher-the-rate-the-0go2dr = Cuanto mayor la tasa, más rápido deja TFRC el estado.

# loss interval
m-loss-interval-5nsrxn = intervalo de pérdida

# part of the time
m-part-of-the-time-7hvbbz = parte del tiempo

# How the rates follow a step of the loss rate from 1 % to 4 %, in theory
m-how-the-rates-follow-a-2cf8w0 = Cómo siguen las tasas un salto de la tasa de pérdida del 1 % al 4 %, en teoría

# TCP is the fastest; the other three look similar, except that GAIMD becomes slower after 10 round trips.
m-tcp-is-the-fastest-the-zd45tc = TCP es el más rápido; los otros tres se parecen, salvo que GAIMD se vuelve más lento después de 10 idas y vueltas.

# How the rates follow a fall of the loss rate, in theory
m-how-the-rates-follow-a-nnxslt = Cómo siguen las tasas una bajada de la tasa de pérdida, en teoría

# The analytical responding speed, by the derivations of Section 4.1.
m-the-analytical-responding-speed-by-5cie9h = La velocidad de respuesta analítica, según las derivaciones de la sección 4.1.

# The network: one bottleneck between ample access links
m-the-network-one-bottleneck-between-hjhf3h = La red: un cuello de botella entre enlaces de acceso holgados

# Packets are dropped only at the bottleneck of 2.5 Mbit/s and 30 ms, which has a buffer of 50 packets; all access links take 10 ms.
m-packets-are-dropped-only-at-5sdddn = Solo se descartan paquetes en el cuello de botella de 2,5 Mbit/s y 30 ms, que tiene un búfer de 50 paquetes; todos los enlaces de acceso tienen un retardo de 10 ms.

# access links
m-access-links-rekdr6 = enlaces de acceso

# Two ways to read a table of rates: along a flow, or across flows
m-two-ways-to-read-a-geh2jq = Dos modos de leer una tabla de tasas: a lo largo de un flujo o entre flujos

# The rates of one flow over time measure its smoothness; those of all flows in the same round trip their short-term fairness.
m-the-rates-of-one-flow-ht3mjc = Las tasas de un flujo en el tiempo miden su suavidad; las de todos los flujos en la misma ida y vuelta, su equidad a corto plazo.

# Fairness, smoothness, responsiveness and aggressiveness of four schemes
m-fairness-smoothness-responsiveness-and-aggressiveness-mhvi6r = Equidad, suavidad, capacidad de respuesta y agresividad de cuatro esquemas

# At low loss TFRC and TEAR are fairer and smoother; TCP is the most responsive and the fastest to use extra bandwidth.
m-at-low-loss-tfrc-and-s31e05 = Con poca pérdida TFRC y TEAR son más justos y suaves; TCP es el que más responde y el más rápido en usar ancho de banda adicional.

# Rates when every 20th packet is lost
m-rates-when-every-20th-packet-wmikxz = Tasas cuando se pierde un paquete de cada 20

# At a low rate of periodic losses TFRC and TEAR are smoother than TCP and GAIMD.
m-at-a-low-rate-of-tk0vga = Con una tasa baja de pérdidas periódicas TFRC y TEAR son más suaves que TCP y GAIMD.

# Rates when each packet is lost with chance 5 %
m-rates-when-each-packet-is-975brh = Tasas cuando cada paquete se pierde con probabilidad 5 %

# With random losses at the same rate all four fluctuate much more than with periodic ones.
m-with-random-losses-at-the-hhtoec = Con pérdidas aleatorias a la misma tasa los cuatro fluctúan mucho más que con periódicas.

# Rates when each packet is lost with chance 20 %
m-rates-when-each-packet-is-p99pgu = Tasas cuando cada paquete se pierde con probabilidad 20 %

# At 20 % of losses TFRC’s rate drops to almost 0, and TEAR’s is on average much higher than TCP’s and GAIMD’s.
m-at-20-of-losses-tfrc-24wgwl = Con un 20 % de pérdidas la tasa de TFRC cae casi a 0, y la de TEAR es en promedio mucho mayor que las de TCP y GAIMD.

# Rates beside five ON/OFF sources
m-rates-beside-five-on-off-d5io3v = Tasas junto a cinco fuentes ON/OFF

# With ON/OFF traffic smoothness is slightly worse than with random losses.
m-with-on-off-traffic-smoothness-2vdi85 = Con tráfico ON/OFF la suavidad es algo peor que con pérdidas aleatorias.

# The queue beside five ON/OFF sources
m-the-queue-beside-five-on-9n4jgu = La cola junto a cinco fuentes ON/OFF

# ON/OFF traffic causes large fluctuations of the queue.
m-on-off-traffic-causes-large-op0ep8 = El tráfico ON/OFF causa grandes fluctuaciones de la cola.

# Rates of a lone flow
m-rates-of-a-lone-flow-ji3iqu = Tasas de un flujo solo

# The rates of TCP and GAIMD are limited by ACK arrivals: stable at the speed of the bottleneck until a loss takes the window below 30 packets.
m-the-rates-of-tcp-and-18g6mj = Las tasas de TCP y GAIMD las limita la llegada de los ACK: estables a la velocidad del cuello de botella hasta que una pérdida baja la ventana por debajo de 30 paquetes.

# Window of a lone flow
m-window-of-a-lone-flow-78z9wh = Ventana de un flujo solo

# Most of the time the window allows a higher rate than the bottleneck’s; when it exceeds 80 packets, one is dropped.
m-most-of-the-time-the-b01m5z = Casi todo el tiempo la ventana permite una tasa mayor que la del cuello de botella; cuando supera 80 paquetes, se descarta uno.

# The queue of a lone flow
m-the-queue-of-a-lone-3spjev = La cola de un flujo solo

# TCP fills the queue and drains it; GAIMD’s and TFRC’s fluctuate less; TEAR’s cycle takes about two times TCP’s.
m-tcp-fills-the-queue-and-yjmo6j = TCP llena la cola y la vacía; las de GAIMD y TFRC fluctúan menos; el ciclo de TEAR dura unas dos veces el de TCP.

# Rates among seven TCP flows
m-rates-among-seven-tcp-flows-rmhf2z = Tasas entre siete flujos TCP

# Among seven TCP flows TFRC and TEAR keep relatively smooth rates, while those of TCP and GAIMD fluctuate.
m-among-seven-tcp-flows-tfrc-mpp15v = Entre siete flujos TCP, TFRC y TEAR mantienen tasas bastante suaves, mientras que las de TCP y GAIMD fluctúan.

# Fairness index among seven TCP flows
m-fairness-index-among-seven-tcp-203i5r = Índice de equidad entre siete flujos TCP

# The index fluctuates around 0.7, the value that TCP’s CoV predicts.
m-the-index-fluctuates-around-0-t905sa = El índice fluctúa en torno a 0,7, el valor que predice el CV de TCP.

# The queue among seven TCP flows
m-the-queue-among-seven-tcp-fbkyng = La cola entre siete flujos TCP

# The queue behaves as that of a single TCP flow, with shorter cycles.
m-the-queue-behaves-as-that-h0lwxz = La cola se comporta como la de un solo flujo TCP, con ciclos más cortos.

# Rates among eight flows of one scheme
m-rates-among-eight-flows-of-dmkuou = Tasas entre ocho flujos de un esquema

# Among their own kind GAIMD, TFRC and TEAR are smoother than among TCP flows.
m-among-their-own-kind-gaimd-m1k1qv = Entre los de su clase, GAIMD, TFRC y TEAR son más suaves que entre flujos TCP.

# Fairness index among eight flows of one scheme
m-fairness-index-among-eight-flows-ynlkgi = Índice de equidad entre ocho flujos de un esquema

# The index of TFRC and of TEAR is close to 1 and does not vary much: they are fairer in the short term than TCP.
m-the-index-of-tfrc-and-7q6tap = El índice de TFRC y el de TEAR está cerca de 1 y no varía mucho: son más justos a corto plazo que TCP.

# The queue among eight flows of one scheme
m-the-queue-among-eight-flows-hkmvvh = La cola entre ocho flujos de un esquema

# TFRC or TEAR alone keep the queue high and stable, GAIMD relatively so.
m-tfrc-or-tear-alone-keep-vtmjes = TFRC o TEAR solos mantienen la cola alta y estable; GAIMD, bastante.

# Rates when periodic losses rise from 1 % to 4 %
m-rates-when-periodic-losses-rise-af0zg3 = Tasas cuando las pérdidas periódicas suben del 1 % al 4 %

# TCP responds first but over-reacts and drops to almost 0, so that it takes as long as the other three to its new state.
m-tcp-responds-first-but-over-2igilh = TCP responde primero, pero en exceso, y cae casi a 0, así que tarda tanto como los otros tres en llegar a su nuevo estado.

# Rates when every packet is lost from one moment on
m-rates-when-every-packet-is-8gnewk = Tasas cuando se pierden todos los paquetes desde un momento dado

# TCP is the first to be down to almost 0 and GAIMD the second; TFRC is the third, with a reasonable speed; TEAR is very slow.
m-tcp-is-the-first-to-hpgrf4 = TCP es el primero en caer casi a 0 y GAIMD el segundo; TFRC es el tercero, con una velocidad razonable; TEAR es muy lento.

# Rates when random losses rise from 1 % to 4 %
m-rates-when-random-losses-rise-tb1j69 = Tasas cuando las pérdidas aleatorias suben del 1 % al 4 %

# TCP responds first and drops below its new rate; GAIMD, TFRC and TEAR are slower, and none of them over-reacts.
m-tcp-responds-first-and-drops-nswa78 = TCP responde primero y cae por debajo de su nueva tasa; GAIMD, TFRC y TEAR son más lentos, y ninguno reacciona en exceso.

# Rates when eight TCP flows join
m-rates-when-eight-tcp-flows-om1757 = Tasas cuando se unen ocho flujos TCP

# No substantial difference from Figure 26, where the eight that join are of the flow’s own protocol.
m-no-substantial-difference-from-figure-es5o9b = Ninguna diferencia notable con la figura 26, donde los ocho que se unen son del protocolo del flujo.

# The queue when eight TCP flows join
m-the-queue-when-eight-tcp-bdsyv4 = La cola cuando se unen ocho flujos TCP

# At about round trip 1025 the queue shows a large dip for all four protocols, as the old flows back off.
m-at-about-round-trip-1025-y19m7r = Hacia la ida y vuelta 1025 la cola muestra una gran caída con los cuatro protocolos, al ceder los flujos antiguos.

# Rates when eight flows of the same scheme join
m-rates-when-eight-flows-of-n0iifz = Tasas cuando se unen ocho flujos del mismo esquema

# TCP and GAIMD respond very fast but overshoot to 0; TFRC and TEAR are slower and come down gradually.
m-tcp-and-gaimd-respond-very-411ri6 = TCP y GAIMD responden muy rápido, pero se pasan hasta 0; TFRC y TEAR son más lentos y bajan poco a poco.

# The queue when eight flows of the same scheme join
m-the-queue-when-eight-flows-7odl9a = La cola cuando se unen ocho flujos del mismo esquema

# Around round trip 1050 TEAR’s queue has a large dip: its flows respond much later.
m-around-round-trip-1050-tear-8ai7ng = Hacia la ida y vuelta 1050 la cola de TEAR tiene una gran caída: sus flujos responden mucho más tarde.

# Fairness index when eight flows of the same scheme join
m-fairness-index-when-eight-flows-wv7fvf = Índice de equidad cuando se unen ocho flujos del mismo esquema

# The index of TFRC and TEAR falls from close to 1 to 0.5 and comes back gradually, TEAR’s slowly; TCP’s and GAIMD’s is lower afterwards.
m-the-index-of-tfrc-and-7h9ocg = El índice de TFRC y TEAR cae de cerca de 1 a 0,5 y vuelve poco a poco, el de TEAR despacio; los de TCP y GAIMD quedan después más bajos.

# Rates when periodic losses fall from 4 % to 1 %
m-rates-when-periodic-losses-fall-ta1vc5 = Tasas cuando las pérdidas periódicas bajan del 4 % al 1 %

# TCP is the fastest to use new bandwidth; GAIMD is slightly faster than TFRC with history discounting; TEAR is the slowest.
m-tcp-is-the-fastest-to-c6tkpq = TCP es el más rápido en usar ancho de banda nuevo; GAIMD es algo más rápido que TFRC con descuento del pasado; TEAR es el más lento.

# Rates when periodic losses fall from 3 % to 2 %
m-rates-when-periodic-losses-fall-ab09dn = Tasas cuando las pérdidas periódicas bajan del 3 % al 2 %

# History discounting is not activated, and TEAR and TFRC become similar.
m-history-discounting-is-not-activated-j6j5n5 = El descuento del pasado no se activa, y TEAR y TFRC se parecen.

# Rates when random losses of 10 % end
m-rates-when-random-losses-of-ipc1q2 = Tasas cuando terminan unas pérdidas aleatorias del 10 %

# Without losses history discounting makes TFRC faster than usual; TCP is the fastest, GAIMD faster than TFRC, TEAR very slow.
m-without-losses-history-discounting-makes-st377g = Sin pérdidas el descuento del pasado hace a TFRC más rápido de lo habitual; TCP es el más rápido, GAIMD más rápido que TFRC, TEAR muy lento.

# Rates when random losses fall from 4 % to 1 %
m-rates-when-random-losses-fall-qzceqn = Tasas cuando las pérdidas aleatorias bajan del 4 % al 1 %

# From round trip 1000 to 1050 TCP rises fastest; GAIMD, TFRC and TEAR follow it.
m-from-round-trip-1000-to-h9l9os = De la ida y vuelta 1000 a la 1050 TCP sube más rápido; GAIMD, TFRC y TEAR lo siguen.

# Rates when 8 of 15 TCP flows stop
m-rates-when-8-of-15-1dbjgh = Tasas cuando se detienen 8 de 15 flujos TCP

# The rates should double: TCP and GAIMD respond almost instantaneously, TFRC and TEAR take much longer.
m-the-rates-should-double-tcp-yz4lsm = Las tasas deberían duplicarse: TCP y GAIMD responden casi al instante, TFRC y TEAR tardan mucho más.

# Fairness index when 8 of 16 flows stop
m-fairness-index-when-8-of-4hc23n = Índice de equidad cuando se detienen 8 de 16 flujos

# When half of the flows stop, the index of TFRC and TEAR does not change; that of TCP and GAIMD rises almost instantaneously.
m-when-half-of-the-flows-480vnb = Cuando se detiene la mitad de los flujos, el índice de TFRC y TEAR no cambia; el de TCP y GAIMD sube casi al instante.

# The queue when 8 of 16 flows stop
m-the-queue-when-8-of-dkt2sk = La cola cuando se detienen 8 de 16 flujos

# To fill the queue again takes TCP 20 round trips, GAIMD 42, TFRC 45 and TEAR more than 200.
m-to-fill-the-queue-again-3a1mzx = Volver a llenar la cola lleva a TCP 20 idas y vueltas, a GAIMD 42, a TFRC 45 y a TEAR más de 200.

# Paper
m-paper-ynpwih = Artículo

# Kind
m-kind-hqumoz = Tipo

# Lesson
m-lesson-rddd41 = Lección

# round trip in which rates are counted
m-round-trip-in-which-rates-twpgxv = ida y vuelta en que se cuentan las tasas

# length of a run
m-length-of-a-run-vijweg = duración de una ejecución

# left out at its start
m-left-out-at-its-start-sloqk7 = omitido al comienzo

# CV of the times
m-cv-of-the-times-i20ncc = CV de los tiempos

# mean round trip
m-mean-round-trip-sbuscn = ida y vuelta media

# one high and one low time
m-one-high-and-one-low-gq33hv = un tiempo alto y uno bajo

# time on
m-time-on-rfh8yd = tiempo activa

# rate over that of TCP beside it (1: TCP-friendly)
m-rate-over-that-of-tcp-v7upaa = tasa respecto a la de TCP a su lado (1: amigable con TCP)

# part of a doubled link used within k round trips, f(k)
m-part-of-a-doubled-link-vq7zqw = parte de un enlace duplicado usada en k idas y vueltas, f(k)

# round trips of loss until the rate is half
m-round-trips-of-loss-until-4309s7 = idas y vueltas con pérdida hasta que la tasa es la mitad

# time until two flows share 55 to 45, s
m-time-until-two-flows-share-14g9lr = tiempo hasta que dos flujos comparten 55 a 45, s

# Pings
m-pings-sj0ab2 = Pings

# {count} numbers
m-count-numbers-my5yju = { $count } números

# after the warm-up
m-after-the-warm-up-cunhxf = después del calentamiento

# Throughput of {source}
m-throughput-of-source-pa8tlf = Caudal de { $source }

# Loss of {source}
m-loss-of-source-kkkyfq = Pérdida de { $source }

# {measure}: {source}
m-measure-source-xa7wsg = { $measure }: { $source }

# source {number}
m-source-number-00osej = fuente { $number }

# {measure} of {group}
m-measure-of-group-2y24b1 = { $measure }: { $group }

# {measure}, bottleneck {number}
m-measure-bottleneck-number-y4usmd = { $measure }, cuello de botella { $number }

# in {holds} of 1 seed
m-in-holds-of-1-seed-j785cp = con { $holds } de 1 semilla

# in {holds} of {of} seeds
m-in-holds-of-of-seeds-sdkn3g = con { $holds } de { $of } semillas

# {count}, {wanted} % wanted
m-count-wanted-wanted-h3d7o1 = { $count }, se pide el { $wanted } %

# {name} {value}
m-name-value-y6v0tx = { $name } { $value }

# {name} {low} to {high}
m-name-low-to-high-c8ai6v = { $name } de { $low } a { $high }

# met
m-met-mqdwyx = se cumple

# not met
m-not-met-21qeog = no se cumple

# cannot be told
m-cannot-be-told-hqqlg8 = no se puede decir

# {verdict}: {statement}; at {point}, {seeds} ({beside})
m-verdict-statement-at-point-seeds-n5knie = { $verdict }: { $statement }; en { $point }, { $seeds } ({ $beside })

# {verdict}: {statement}; at {point}, {seeds}
m-verdict-statement-at-point-seeds-6a7zdp = { $verdict }: { $statement }; en { $point }, { $seeds }

# The link
m-the-link-366jic = El enlace

# Every bottleneck
m-every-bottleneck-sj3jg7 = Todos los cuellos de botella

# Bottleneck {number}
m-bottleneck-number-51uko5 = Cuello de botella { $number }

# Flows: {name}
m-flows-name-kxee7h = Flujos: { $name }

# The flows
m-the-flows-vz5b9p = Los flujos

# The source
m-the-source-nzlwxd = La fuente

# Transport of {name}
m-transport-of-name-corwic = Transporte de { $name }

# median {median}
m-median-median-r436ab = mediana { $median }

# median {median}, four fifths from {low} to {high}
m-median-median-four-fifths-from-symctm = mediana { $median }, cuatro quintos entre { $low } y { $high }

# too few seeds to compare
m-too-few-seeds-to-compare-3n9gx5 = muy pocas semillas para comparar

# the same in every seed
m-the-same-in-every-seed-xudrbf = igual con todas las semillas

# these seeds cannot tell them apart
m-these-seeds-cannot-tell-them-qjavps = estas semillas no permiten distinguirlos

# these seeds cannot tell them apart; about {count} seeds probably could
m-these-seeds-cannot-tell-them-m26y25 = estas semillas no permiten distinguirlos; unas { $count } probablemente sí

# more by {by}
m-more-by-by-384zgk = { $by } más

# less by {by}
m-less-by-by-tewnks = { $by } menos

# {measure} has no value in any run: {why}.
m-measure-has-no-value-in-vu4ok7 = { $measure } no tiene valor en ninguna ejecución: { $why }.

# One seed: no interval can be given. Where something is left to chance, another seed may come out otherwise.
m-one-seed-no-interval-can-wz9nqe = Una semilla: no se puede dar ningún intervalo. Donde algo queda al azar, con otra semilla puede salir de otro modo.

# Only {seeds} seeds: the intervals are wide, and {enough} or more are better.
m-only-seeds-seeds-the-intervals-b8ukym = Solo { $seeds } semillas: los intervalos son anchos, y { $enough } o más son mejores.

# Nothing in these runs is left to chance: every seed gives the same run. Starts with some spread, random losses or a random source make them differ.
m-nothing-in-these-runs-is-0v2nnw = En estas ejecuciones nada queda al azar: cada semilla da la misma ejecución. Comienzos algo repartidos, pérdidas aleatorias o una fuente aleatoria las hacen diferir.

# {name} (set up with seed {seed})
m-name-set-up-with-seed-dznpii = { $name } (se configura con la semilla { $seed })

# Paired: {others} runs with seed {from} like the others.
m-paired-others-runs-with-seed-6cp03h = Emparejado: { $others } se ejecuta con la semilla { $from }, como los demás.

# Paired: {others} run with seed {from} like the others.
m-paired-others-run-with-seed-juy9x0 = Emparejados: { $others } se ejecutan con la semilla { $from }, como los demás.

# Paired: {others} runs with seeds {from} to {to} like the others.
m-paired-others-runs-with-seeds-971ahk = Emparejado: { $others } se ejecuta con las semillas { $from } a { $to }, como los demás.

# Paired: {others} run with seeds {from} to {to} like the others.
m-paired-others-run-with-seeds-do15br = Emparejados: { $others } se ejecutan con las semillas { $from } a { $to }, como los demás.

# as it is
m-as-it-is-ppls6q = tal como está

# Shape
m-shape-iq9t52 = Forma

# Queue holds
m-queue-holds-naoezm = Capacidad de la cola

# {whose}: {setting}
m-whose-setting-ms8xsz = { $whose }: { $setting }

# every bottleneck
m-every-bottleneck-tm78d3 = todos los cuellos de botella

# Back, {setting}
m-back-setting-h55h94 = Vuelta, { $setting }

# 1 packet
m-1-packet-8onkfg = 1 paquete

# 1 byte
m-1-byte-3dhbni = 1 byte

# {count} bytes
m-count-bytes-214ea7 = { $count } bytes

# 1 flow
m-1-flow-wypgp8 = 1 flujo

# {count} flows
m-count-flows-tje15h = { $count } flujos

# packets/RTT per RTT
m-packets-rtt-per-rtt-xawmo6 = paquetes/RTT por RTT

# from the first loss event of every flow on (after the warm-up where there is none), in bins of one RTT
m-from-the-first-loss-event-cidgei = desde el primer evento de pérdida de cada flujo (después del calentamiento donde no hay ninguno), en tramos de un RTT

# the k = 20 base RTTs after the first change after the warm-up; 200 beside it if the run is long enough
m-the-k-20-base-rtts-igowmy = los k = 20 RTT base tras el primer cambio después del calentamiento; al lado, 200 si la ejecución es lo bastante larga

# from the first change after the warm-up to the end of the run, the longest queue of each frame
m-from-the-first-change-after-ipq9h7 = desde el primer cambio después del calentamiento hasta el final de la ejecución, la cola más larga de cada tramo

# after the warm-up, as one bin
m-after-the-warm-up-as-agn0ea = después del calentamiento, como un solo tramo

# from the first packet of the later flow to the end of the run; the first mean is over the first full second
m-from-the-first-packet-of-edwwrj = desde el primer paquete del flujo posterior hasta el final de la ejecución; la primera media es del primer segundo completo

# from the first change after the warm-up (where nothing changes: from when both flows send) to the first loss
m-from-the-first-change-after-j1trft = desde el primer cambio después del calentamiento (donde nada cambia: desde que envían ambos flujos) hasta la primera pérdida

# as T1; the windows at the end of the frame before the loss
m-as-t1-the-windows-at-i7n7bi = como T1; las ventanas al final del tramo anterior a la pérdida

# from T1 to the end of the run; ε = 10 packets (Table 3; 1 packet in Fig. 4c)
m-from-t1-to-the-end-yzcc5l = desde T1 hasta el final de la ejecución; ε = 10 paquetes (tabla 3; 1 paquete en la fig. 4c)

# after the warm-up; from the first cut in it to the last
m-after-the-warm-up-from-1t9bv7 = después del calentamiento; desde su primer recorte hasta el último

# class
m-class-bihq0v = clase

# after the warm-up; the longest stretch without a cut in it, its first two frames left to recovery
m-after-the-warm-up-the-oram3k = después del calentamiento; el trecho más largo sin recorte, dejando los dos primeros tramos a la recuperación

# after the warm-up, in bins of one RTT; the trace and its mean
m-after-the-warm-up-in-2y3cu8 = después del calentamiento, en tramos de un RTT; la traza y su media

# after the warm-up, in bins of one RTT
m-after-the-warm-up-in-qvcnb9 = después del calentamiento, en tramos de un RTT

# after the warm-up, in bins of L = 15 s; yang2000 uses 60 s as well
m-after-the-warm-up-in-ubvs14 = después del calentamiento, en tramos de L = 15 s; yang2000 usa también 60 s

# none: a model, exact for the expected signed difference
m-none-a-model-exact-for-u0ihfz = ninguno: un modelo, exacto para la diferencia esperada con signo

# as stated
m-as-stated-nrsxh0 = como se indica

# none: not measured
m-none-not-measured-9054gm = ninguno: no se mide

# O, D or X
m-o-d-or-x-66zlpn = O, D o X

# that of the measurements it is passed on
m-that-of-the-measurements-it-ixx7md = el de las mediciones por las que se juzga

# from the first loss indication after the disturbance to the end of the run, in bins of one RTT
m-from-the-first-loss-indication-rpsyim = desde la primera indicación de pérdida tras la perturbación hasta el final de la ejecución, en tramos de un RTT

# from the first change after the warm-up to the next one; T_0 over the 100 RTTs before it, T_∞ over the last quarter, before which it must have settled
m-from-the-first-change-after-i4avlz = desde el primer cambio después del calentamiento hasta el siguiente; T_0 en los 100 RTT anteriores, T_∞ en el último cuarto, antes del cual debe haberse estabilizado

# the 50 RTTs after the first change after the warm-up; T_0 over the 100 RTTs before it, T_∞ over the last quarter until the next
m-the-50-rtts-after-the-10xa6u = los 50 RTT tras el primer cambio después del calentamiento; T_0 en los 100 RTT anteriores, T_∞ en el último cuarto hasta el siguiente

# the 60 RTTs after the first change after the warm-up; T_∞ over the last quarter until the next
m-the-60-rtts-after-the-w3w50r = los 60 RTT tras el primer cambio después del calentamiento; T_∞ en el último cuarto hasta el siguiente

# from the first change after the warm-up to the next one; x_0 over the 100 RTTs before it, x_∞ over the last quarter, before which it must have settled
m-from-the-first-change-after-14xv67 = desde el primer cambio después del calentamiento hasta el siguiente; x_0 en los 100 RTT anteriores, x_∞ en el último cuarto, antes del cual debe haberse estabilizado

# from conv-time-s after the change to the next one, in bins of 1 s
m-from-conv-time-s-after-b4kxjt = desde conv-time-s tras el cambio hasta el siguiente, en tramos de 1 s

# after the warm-up and at least 100 RTTs, in bins of one base RTT; at least 2000 RTTs
m-after-the-warm-up-and-d4lqyt = después del calentamiento y al menos 100 RTT, en tramos de un RTT base; al menos 2000 RTT

# from the first change after the warm-up to the next one; the steady loss rate over the last quarter of it
m-from-the-first-change-after-lhzjk9 = desde el primer cambio después del calentamiento hasta el siguiente; la tasa de pérdida estable es la de su último cuarto

# the last 60 s, as one bin
m-the-last-60-s-as-hrpu7y = los últimos 60 s, como un solo tramo

# packets/RTT
m-packets-rtt-dxljnv = paquetes/RTT

# after the warm-up, in bins of one RTT; longer bins are scaled to one RTT
m-after-the-warm-up-in-fcr410 = después del calentamiento, en tramos de un RTT; los tramos más largos se escalan a un RTT

# after the warm-up, a sample at the end of every RTT
m-after-the-warm-up-a-zc15k9 = después del calentamiento, una muestra al final de cada RTT

# after the warm-up, the window at the end of every RTT
m-after-the-warm-up-the-b4cjiv = después del calentamiento, la ventana al final de cada RTT

# more than this: {why}
m-more-than-this-why-5bhyvt = más que esto: { $why }

# {name}, built in
m-name-built-in-bkr38n = { $name }, incluido

# The card of {rule}
m-the-card-of-rule-tbixtn = La ficha de { $rule }

# of the capacity
m-of-the-capacity-7cv4sl = de la capacidad

# more than {value}
m-more-than-value-uzxyjq = más de { $value }

# {name} at {place}
m-name-at-place-77s3fe = { $name } en { $place }

# <name>it</name> at {place}: <value>it</value> ± {half}
m-name-it-name-at-place-wlsss5 = <name>it</name> en { $place }: <value>it</value> ± { $half }

# <name>it</name> at {place}: <value>it</value>
m-name-it-name-at-place-pta3ul = <name>it</name> en { $place }: <value>it</value>

# {name} at {place}: {value}
m-name-at-place-value-6guw7d = { $name } en { $place }: { $value }

# seeds: {values}
m-seeds-values-2k11y5 = semillas: { $values }

# {value}: the run with seed {seed}, in the playground
m-value-the-run-with-seed-jrntdn = { $value }: la ejecución con la semilla { $seed }, en el laboratorio

# mean of {count} seeds
m-mean-of-count-seeds-73jvvo = media de { $count } semillas

# one dot a flow
m-one-dot-a-flow-lxj70x = un punto por flujo

# bars: 95 % interval of the mean of {count} seeds; dots: each seed
m-bars-95-interval-of-the-rz66yr = barras: intervalo del 95 % de la media de { $count } semillas; puntos: cada semilla

# bars: least to most of {count} seeds
m-bars-least-to-most-of-tkfuma = barras: mínimo a máximo de { $count } semillas

# {axis} (log scale)
m-axis-log-scale-4cjz3x = { $axis } (escala logarítmica)

# map
m-map-q1ubox = mapa

# chart
m-chart-olm6a3 = gráfico

# {name}: {first} at {from}, {last} at {to}
m-name-first-at-from-last-ex1pdh = { $name }: { $first } en { $from }; { $last } en { $to }

# {name}: mean {mean}, from {low} to {high}
m-name-mean-mean-from-low-p2hewt = { $name }: media { $mean }, de { $low } a { $high }

# Over {what}.
m-over-what-q7tg03 = Según { $what }.

# {count} runs have failed
m-count-runs-have-failed-0mgf35 = { $count } ejecuciones han fallado

# looking for what has been run before
m-looking-for-what-has-been-6yzkt7 = buscando lo ya ejecutado antes

# computed from closed forms: no runs
m-computed-from-closed-forms-no-jzqetm = calculado con formas cerradas: sin ejecuciones

# One run
m-one-run-65rxia = Una ejecución

# All {count} runs
m-all-count-runs-ef26fb = Las { $count } ejecuciones

# {count} seeds
m-count-seeds-56iwda = { $count } semillas

# {runs}, {seeds}, kept from before
m-runs-seeds-kept-from-before-0c289m = { $runs }, { $seeds }, conservadas de antes

# {runs}, {seeds}
m-runs-seeds-jusjd9 = { $runs }, { $seeds }

# {done} of {all} runs, about {time} left
m-done-of-all-runs-about-jb06eu = { $done } de { $all } ejecuciones, quedan unos { $time }

# {done} of {all} runs
m-done-of-all-runs-f41wdd = { $done } de { $all } ejecuciones

# run
m-run-bvjc22 = ejecución

# {words}: {label}, in the playground
m-words-label-in-the-playground-pwi72l = { $words }: { $label }, en el laboratorio

# and {count} more, in the table
m-and-count-more-in-the-0838by = y { $count } más, en la tabla

# no two consecutive round trips of the window are free of loss
m-no-two-consecutive-round-trips-ot962s = no hay en el intervalo dos idas y vueltas consecutivas sin pérdidas

# f(k) = bits sent by the link in the k RTTs after the doubling / (k R C)
m-f-k-bits-sent-by-sd4nzx = f(k) = bits enviados por el enlace en los k RTT tras la duplicación / (k R C)

# the queue does not fall below 95 % of its buffer after the departure
m-the-queue-does-not-fall-20c3ci = la cola no baja del 95 % de su búfer tras la salida

# the queue has not been full again
m-the-queue-has-not-been-stwa9l = la cola no ha vuelto a llenarse

# the rate of the hop has no limit
m-the-rate-of-the-hop-mg9tqx = la tasa del salto no tiene límite

# the trace of the link lets nothing leave in the window
m-the-trace-of-the-link-tv9pmt = la traza del enlace no deja salir nada en el intervalo

# packets of several sizes cross a reverse hop, and frames count packets
m-packets-of-several-sizes-cross-k2qyco = por un salto del camino de vuelta pasan paquetes de varios tamaños, y los tramos cuentan paquetes

# the unresponsive sources offer 99 % or more of what the hop can send: nothing is left to share
m-the-unresponsive-sources-offer-99-mg9ph7 = las fuentes que no frenan ofrecen el 99 % o más de lo que el salto puede enviar: no queda nada que repartir

# what was completed is not recorded
m-what-was-completed-is-not-p006ag = no está registrado lo que se completó

# no transfer ended in the window
m-no-transfer-ended-in-the-5lkf7x = ninguna transferencia terminó en el intervalo

# one of the two flows never sends
m-one-of-the-two-flows-ro0a7x = uno de los dos flujos no envía nunca

# neither flow has lost a packet
m-neither-flow-has-lost-a-2re2wv = ninguno de los dos flujos ha perdido un paquete

# the two flows have not come to equal shares
m-the-two-flows-have-not-n59djp = los dos flujos no han llegado a partes iguales

# the loss comes in the first frame: no windows were recorded before it
m-the-loss-comes-in-the-x01q06 = la pérdida llega en el primer tramo: antes no se registró ninguna ventana

# RTTs between two consecutive window decreases
m-rtts-between-two-consecutive-window-xt6ac3 = RTT entre dos disminuciones consecutivas de la ventana

# no flow cuts its window twice in this stretch
m-no-flow-cuts-its-window-c4fjw3 = ningún flujo recorta su ventana dos veces en este tramo

# sign of (w(T) − 2 w(T/2) + w(0)) / (w(T) − w(0)) over the longest climb without a cut
m-sign-of-w-t-2-4ttlwf = signo de (w(T) − 2 w(T/2) + w(0)) / (w(T) − w(0)) en la subida más larga sin recorte

# the window does not climb
m-the-window-does-not-climb-hoskh1 = la ventana no sube

# in no bin of the window were two flows there from its beginning to its end, and anything sent
m-in-no-bin-of-the-7yt1ps = en ningún tramo del intervalo hubo dos flujos de principio a fin y se envió algo

# CoV over i of (packets sent in L)/L
m-cov-over-i-of-packets-nu2c61 = CV sobre i de (paquetes enviados en L)/L

# is of flows of one scheme; several are selected
m-is-of-flows-of-one-yp2t2n = es de flujos de un esquema; hay varios elegidos

# max(x₁/x₂, x₂/x₁)
m-max-x-x-x-x-gf808s = máx(x₁/x₂, x₂/x₁)

# one of the two flows sent nothing: the ratio has no bound
m-one-of-the-two-flows-qe1aza = uno de los dos flujos no envió nada: la razón no tiene límite

# say which closed form
m-say-which-closed-form-8jt6tr = diga qué forma cerrada

# n = ln(δ) / ln(1 − b p)
m-n-ln-ln-1-b-2vk96a = n = ln(δ) / ln(1 − b p)

# the formula named
m-the-formula-named-egluhr = la fórmula nombrada

# drops / arrivals
m-drops-arrivals-uflxfe = descartes / llegadas

# no packet was sent in the window
m-no-packet-was-sent-in-ph1lj3 = no se envió ningún paquete en el intervalo

# (ECN marks + drops) / arrivals
m-ecn-marks-drops-arrivals-d7rbea = (marcas ECN + descartes) / llegadas

# no packet arrived at the hop in the window
m-no-packet-arrived-at-the-nb3rv4 = ningún paquete llegó al salto en el intervalo

# (dropped/sent) of the studied flow / (dropped/sent) of TCP
m-dropped-sent-of-the-studied-xjdc7g = (descartados/enviados) del flujo estudiado / (descartados/enviados) de TCP

# TCP lost nothing in the window
m-tcp-lost-nothing-in-the-gsqspz = TCP no perdió nada en el intervalo

# no ping runs
m-no-ping-runs-djr7nk = no hay ningún ping en marcha

# the shortest
m-the-shortest-dwtura = la más corta

# no probe came back in the window
m-no-probe-came-back-in-e14b6x = ninguna sonda volvió en el intervalo

# lost / sent
m-lost-sent-sw0q50 = perdidas / enviadas

# no probe was sent in the window
m-no-probe-was-sent-in-ag8mj5 = no se envió ninguna sonda en el intervalo

# its window does not climb
m-its-window-does-not-climb-ohhazs = su ventana no sube

# fewer than two climbs of a few round trips between its losses
m-fewer-than-two-climbs-of-7b6aze = menos de dos subidas de unas cuantas idas y vueltas entre sus pérdidas

# the rate has not come down to half
m-the-rate-has-not-come-y4be3t = la tasa no ha bajado a la mitad

# the rate has not come to stay at its new value
m-the-rate-has-not-come-4raiot = la tasa no ha llegado a mantenerse en su nuevo valor

# the rate rises at this step: there is nothing to fall below
m-the-rate-rises-at-this-yvht4x = la tasa sube en este salto: no hay nada por debajo de lo cual caer

# the new steady rate is 0: there is nothing to fall below
m-the-new-steady-rate-is-spn3v0 = la nueva tasa estable es 0: no hay nada por debajo de lo cual caer

# value of a control parameter
m-value-of-a-control-parameter-vhc1je = valor de un parámetro de control

# entry of a classification table
m-entry-of-a-classification-table-7poczh = entrada de una tabla de clasificación

# the flows have packets of several sizes
m-the-flows-have-packets-of-eqicnf = los flujos tienen paquetes de varios tamaños

# the flows have not taken 90 % of what is available
m-the-flows-have-not-taken-u4njcd = los flujos no han tomado el 90 % de lo disponible

# the throughput has not come to stay near its last quarter
m-the-throughput-has-not-come-exgt0v = el caudal no ha llegado a mantenerse cerca de su último cuarto

# cov-time of 1 s rates after conv-time-s
m-cov-time-of-1-s-huyc5z = cov-time de tasas de 1 s después de conv-time-s

# the throughput has not settled, so nothing comes after
m-the-throughput-has-not-settled-f36czq = el caudal no se ha estabilizado, así que no viene nada después

# less than two bins are left after the throughput has settled
m-less-than-two-bins-are-3y3hhg = quedan menos de dos tramos después de estabilizarse el caudal

# nothing was delivered after the throughput had settled
m-nothing-was-delivered-after-the-fxfqqs = no se entregó nada después de estabilizarse el caudal

# no flow was there for two bins of the window and sent anything
m-no-flow-was-there-for-yjglz1 = ningún flujo estuvo durante dos tramos del intervalo y envió algo

# Σ bits delivered / T
m-bits-delivered-t-fqfuhf = Σ bits entregados / T

# dropped / sent
m-dropped-sent-zhk9f2 = descartados / enviados

# no source sent anything in the window
m-no-source-sent-anything-in-fidowv = ninguna fuente envió nada en el intervalo

# no source runs beside the flows
m-no-source-runs-beside-the-qkcj49 = no hay ninguna fuente junto a los flujos

# the loss rate has not come down
m-the-loss-rate-has-not-7kkcaa = la tasa de pérdida no ha bajado

# nothing changes in this run after its warm-up: say when the disturbance is
m-nothing-changes-in-this-run-f4il3m = en esta ejecución nada cambia después del calentamiento: diga cuándo es la perturbación

# no flow is there from before the disturbance to the end: say which flows
m-no-flow-is-there-from-8zk5d8 = ningún flujo está desde antes de la perturbación hasta el final: diga qué flujos

# bits transmitted / (C · duration)
m-bits-transmitted-c-duration-dpdpck = bits transmitidos / (C · duración)

# bits delivered in the last 60 s / 60 s
m-bits-delivered-in-the-last-owtgo0 = bits entregados en los últimos 60 s / 60 s

# mean x of the studied flows / mean x of the TCP flows
m-mean-x-of-the-studied-sw7a35 = x media de los flujos estudiados / x media de los flujos TCP

# TCP delivered nothing in the window
m-tcp-delivered-nothing-in-the-4i2gyt = TCP no entregó nada en el intervalo

# no flow was there throughout a bin of the window
m-no-flow-was-there-throughout-8iv748 = ningún flujo estuvo durante todo un tramo del intervalo

# q(t), sampled every RTT
m-q-t-sampled-every-rtt-n75zim = q(t), muestreada cada RTT

# needs throughput relative to TCP at CV 1
m-needs-throughput-relative-to-tcp-lm1yr7 = necesita el caudal respecto a TCP con CV 1

# TCP's time to take the freed bandwidth is 0
m-tcp-s-time-to-take-m55bsl = el tiempo de TCP para tomar el ancho de banda liberado es 0

# cell of the verdict table
m-cell-of-the-verdict-table-4cua10 = celda de la tabla de veredictos

# The paper makes no claim about it that a run could check.
m-the-paper-makes-no-claim-rrlrcu = El artículo no afirma nada sobre ella que una ejecución pueda comprobar.

# Checking: {done} of {all} runs
m-checking-done-of-all-runs-kx9mj7 = Comprobando: { $done } de { $all } ejecuciones

# {count} holds
m-count-holds-cwzvqe = { $count } se cumple

# {count} hold
m-count-hold-2umsa9 = { $count } se cumplen

# {count} cannot be told
m-count-cannot-be-told-azderh = { $count } sin poder decidirse

# {count} does not hold
m-count-does-not-hold-85mmsp = { $count } no se cumple

# {count} do not hold
m-count-do-not-hold-o2rp65 = { $count } no se cumplen

# {count} no test
m-count-no-test-34a6h5 = { $count } sin prueba

# {count} in all
m-count-in-all-gyas9s = { $count } en total

# To run the others here takes 1 more run.
m-to-run-the-others-here-967xtw = Para ejecutar aquí las demás hace falta 1 ejecución más.

# To run the others here takes {count} more runs.
m-to-run-the-others-here-s7fhw7 = Para ejecutar aquí las demás hacen falta { $count } ejecuciones más.

# There is 1 more run.
m-there-is-1-more-run-dcvbam = Hay 1 ejecución más.

# There are {count} more runs.
m-there-are-count-more-runs-x6frwl = Hay { $count } ejecuciones más.

# of {paper}
m-of-paper-chdwg0 = de { $paper }

# with {scheme}
m-with-scheme-7b3gta = con { $scheme }

# among the tables
m-among-the-tables-2ablph = entre las tablas

# among the figures
m-among-the-figures-64im89 = entre las figuras

# about {lesson}
m-about-lesson-ujkpfq = sobre { $lesson }

# Drop “{word}”: 1 figure
m-drop-word-1-figure-p11ybk = Quitar «{ $word }»: 1 figura

# Drop “{word}”: {count} figures
m-drop-word-count-figures-ocshhl = Quitar «{ $word }»: { $count } figuras

# There is no figure {which}.
m-there-is-no-figure-which-nu2kqn = No hay ninguna figura { $which }.

# All {count} figures and tables
m-all-count-figures-and-tables-6f9xjg = Las { $count } figuras y tablas

# {count} figures and tables
m-count-figures-and-tables-54ccn9 = { $count } figuras y tablas

# {count} of {all}
m-count-of-all-8vv59i = { $count } de { $all }

# There is no figure called “{id}”
m-there-is-no-figure-called-3finun = No hay ninguna figura llamada «{ $id }»

# The runs differ in {what}.
m-the-runs-differ-in-what-vujnkp = Las ejecuciones difieren en { $what }.

# {first}; in {next}
m-first-in-next-rrwdtu = { $first }; en { $next }

# {value} in the paper’s
m-value-in-the-paper-s-4o34l8 = { $value } en el artículo

# Numbers of {what}
m-numbers-of-what-atr3e4 = Números de { $what }

# {what}; mean of one seed
m-what-mean-of-one-seed-w33vsr = { $what }; media de una semilla

# {what}; mean of {seeds} seeds, with the least and the most
m-what-mean-of-seeds-seeds-laras3 = { $what }; media de { $seeds } semillas, con el mínimo y el máximo

# Completion time, mean
m-completion-time-mean-kl1nbd = Tiempo de transferencia, media

# From the first packet of a transfer to the ACK of its last one, mean over the transfers that end in the window.
m-from-the-first-packet-of-z6q2w3 = Desde el primer paquete de una transferencia hasta el ACK del último, media de las transferencias que terminan en la ventana.

# Completion time, 95th percentile
m-completion-time-95th-percentile-32enfl = Tiempo de transferencia, percentil 95

# The least time that 95 in 100 of the transfers that end in the window do not exceed.
m-the-least-time-that-95-mlyfyf = El menor tiempo que 95 de cada 100 de las transferencias que terminan en la ventana no superan.

# the ⌈0.95 n⌉-th shortest of n
m-the-0-95-n-th-9r4u09 = la ⌈0,95 n⌉-ésima más corta de n

# Completion time, 99th percentile
m-completion-time-99th-percentile-77otvx = Tiempo de transferencia, percentil 99

# The least time that 99 in 100 of the transfers that end in the window do not exceed.
m-the-least-time-that-99-1q751v = El menor tiempo que 99 de cada 100 de las transferencias que terminan en la ventana no superan.

# the ⌈0.99 n⌉-th shortest of n
m-the-0-99-n-th-1t4a1p = la ⌈0,99 n⌉-ésima más corta de n

# Checking: {done} of {all} run
m-checking-done-of-all-run-lll5bm = Comprobando: { $done } de { $all } ejecución

# One number
m-one-number-p0c794 = Un número

# {done} of {all} run, about {time} left
m-done-of-all-run-about-9ibon9 = { $done } de { $all } ejecución, quedan unos { $time }

# {done} of {all} run
m-done-of-all-run-ws3kaw = { $done } de { $all } ejecución
