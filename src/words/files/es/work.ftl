# Fairness
m-fairness-5vmvis = Equidad

# Mean queue
m-mean-queue-vz7ufn = Cola media

# Packets that wait at the link, the one in transmission not counted: mean over time.
m-packets-that-wait-at-the-uyvbf7 = Paquetes que esperan ante el enlace, sin contar el que se transmite: media en el tiempo.

# Longest queue
m-longest-queue-sm825i = Cola más larga

# The most packets that waited at the link at one time.
m-the-most-packets-that-waited-lrv9v5 = El máximo de paquetes que esperaron a la vez ante el enlace.

# Mean wait
m-mean-wait-9m6e3h = Espera media

# How long a packet that the link sent had waited for its turn, on average, by Little’s law.
m-how-long-a-packet-that-m7oz1i = Cuánto había esperado su turno, en promedio, un paquete que el enlace envió, por la ley de Little.

# Use of the link
m-use-of-the-link-sj9iri = Uso del enlace

# Part of what the link could have sent that it sent, all traffic together.
m-part-of-what-the-link-80qm05 = Parte de lo que el enlace podría haber enviado y que de hecho envió, con todo el tráfico junto.

# Loss
m-loss-tdd92y = Pérdida

# Part of the packets that flows sent that was lost or dropped on the way.
m-part-of-the-packets-that-127mr7 = Parte de los paquetes enviados por los flujos que se perdió o se descartó por el camino.

# What receivers got in order, each packet once, of all the flows together.
m-what-receivers-got-in-order-d4p2vy = Lo que los receptores recibieron en orden, cada paquete una vez, de todos los flujos juntos.

# The throughput of a group as a part of that of all flows.
m-the-throughput-of-a-group-mkdupm = El caudal de un grupo como parte del de todos los flujos.

# Jain’s index
m-jain-s-index-np9ur7 = Índice de Jain

# How equal the throughputs of all flows are over the window: 1 is equal, 1/n is one flow has all.
m-how-equal-the-throughputs-of-3yoctn = Cuán iguales son los caudales de todos los flujos en el intervalo: 1 es igual, 1/n es que uno lo tiene todo.

# CoV of the rate
m-cov-of-the-rate-jdll93 = CV de la tasa

# Coefficient of variation of the packets that a flow sends per sample: mean of the flows; 0 is smooth.
m-coefficient-of-variation-of-the-uyz9pc = Coeficiente de variación de los paquetes que un flujo envía por muestra: media de los flujos; 0 es suave.

# Mean round trip
m-mean-round-trip-8gfyjr = Ida y vuelta media

# Round-trip time that the senders measured, mean of the flows.
m-round-trip-time-that-the-s82s04 = Tiempo de ida y vuelta que midieron los emisores, media de los flujos.

# Completion time
m-completion-time-2ojpvo = Tiempo de transferencia

# From the first packet of a transfer to the ACK of its last one: mean of the transfers that are over.
m-from-the-first-packet-of-cubyyf = Desde el primer paquete de una transferencia hasta el ACK del último: media de las transferencias terminadas.

# Times that flows cut their windows or rates: for lost packets, timeouts or marks.
m-times-that-flows-cut-their-b914rn = Veces que los flujos recortan su ventana o su tasa: por paquetes perdidos, vencimientos del temporizador o marcas.

# Times that a retransmission timer of a flow ran out.
m-times-that-a-retransmission-timer-ycrmou = Veces que venció un temporizador de retransmisión de un flujo.

# Marks
m-marks-bkgwy1 = Marcas

# Part of the packets arriving at the link that its queue marked (ECN).
m-part-of-the-packets-arriving-qlysic = Parte de los paquetes llegados al enlace que su cola marcó (ECN).

# A link that breaks it
m-a-link-that-breaks-it-yt747g = Un enlace que la hace fallar

# Starves itself
m-starves-itself-b454tc = Pasa hambre

# It gets less than a quarter of what TCP gets in its place.
m-it-gets-less-than-a-r4yo9h = Obtiene menos de un cuarto de lo que obtiene TCP en su lugar.

# Starves TCP
m-starves-tcp-igkuum = Mata de hambre a TCP

# TCP beside it gets less than a quarter of what it gets beside TCP.
m-tcp-beside-it-gets-less-x98udl = TCP a su lado obtiene menos de un cuarto de lo que obtiene junto a TCP.

# Loses much
m-loses-much-4dvply = Pierde mucho

# It loses more than 5 % of its packets, and more than three times what TCP loses in its place.
m-it-loses-more-than-5-4wj6wa = Pierde más del 5 % de sus paquetes, y más del triple de lo que pierde TCP en su lugar.

# Never settles
m-never-settles-35lep9 = Nunca se estabiliza

# The CoV of its rate is above 1, and more than twice that of TCP in its place.
m-the-cov-of-its-rate-5k7wap = El CV de su tasa supera 1, y es más del doble que el de TCP en su lugar.

# Keeps the queue full
m-keeps-the-queue-full-4587ju = Mantiene la cola llena

# On average less than a tenth of the buffer is free, and less than half of what TCP leaves free in its place.
m-on-average-less-than-a-02fm6z = En promedio queda libre menos de un décimo del búfer, y menos de la mitad de lo que deja libre TCP en su lugar.

# Part of its packets that was lost or dropped.
m-part-of-its-packets-that-geinsb = Parte de sus paquetes que se perdió o se descartó.

# TCP beside it
m-tcp-beside-it-g0bzqj = TCP a su lado

# What two TCP flows get beside two of it, of what they get beside two more of TCP: below 100 it takes from them.
m-what-two-tcp-flows-get-qbjgfm = Lo que obtienen dos flujos TCP junto a dos suyos, respecto a lo que obtienen junto a otros dos de TCP: por debajo de 100 les quita.

# What the receivers of its flows got in order, after the warm-up.
m-what-the-receivers-of-its-bzkzm7 = Lo que los receptores de sus flujos recibieron en orden, después del calentamiento.

# As its senders measured it, queue included.
m-as-its-senders-measured-it-47uie9 = Como la midieron sus emisores, cola incluida.

# Of the whole link, beside TCP of half of it: mean over the links. Above 100 it takes from others.
m-of-the-whole-link-beside-d3utky = Del enlace entero; junto a TCP, de su mitad: media de los enlaces. Por encima de 100 quita a otros.

# As a multiple of the round trip with an empty queue: mean over the links.
m-as-a-multiple-of-the-3wqsxb = Como múltiplo de la ida y vuelta con la cola vacía: media de los enlaces.

# Basic
m-basic-npfg7x = Básico

# Two flows of the entry on 10 Mbit/s, 50 ms and a buffer of one path: what every textbook draws.
m-two-flows-of-the-entry-rwyr07 = Dos flujos del participante en un enlace de 10 Mbit/s, 50 ms y un búfer del tamaño del camino: lo que dibuja todo libro de texto.

# Data centre
m-data-centre-tyumxo = Centro de datos

# Eight flows on 1 Gbit/s within 0.2 ms; the switch marks while more than 20 packets wait, and drops beyond 100.
m-eight-flows-on-1-gbit-uyduq2 = Ocho flujos en un enlace de 1 Gbit/s, en menos de 0,2 ms; el conmutador marca mientras esperan más de 20 paquetes y descarta más allá de 100.

# Rate, round trip, buffer, losses and number of flows are drawn from the seed of the race.
m-rate-round-trip-buffer-losses-d7mfy0 = Tasa, ida y vuelta, búfer, pérdidas y número de flujos se sortean con la semilla de la carrera.

# Long and fat
m-long-and-fat-ilz7rp = Largo y ancho

# Two flows on 40 Mbit/s across 180 ms, a third of a path in the buffer: one packet a round trip is slow here.
m-two-flows-on-40-mbit-80kbn9 = Dos flujos en un enlace de 40 Mbit/s y 180 ms, con un búfer de un tercio del camino: aquí un paquete por ida y vuelta es lento.

# Mobile
m-mobile-h7r72v = Móvil

# One flow on a trace of our own making: 9 Mbit/s, nothing, and all between, with a deep buffer.
m-one-flow-on-a-trace-rh68vh = Un flujo sobre una traza hecha por nosotros: 9 Mbit/s, nada y todo lo intermedio, con un búfer profundo.

# Shared with TCP
m-shared-with-tcp-ngnfoj = Compartido con TCP

# Two flows of the entry beside two of TCP (SACK): who takes what from whom.
m-two-flows-of-the-entry-9exi00 = Dos flujos del participante junto a dos de TCP (SACK): quién quita qué a quién.

# All links
m-all-links-wywfi5 = Todos los enlaces

# Means over all links. On each a rule stands elsewhere: look at the links one by one before you believe a mean of them.
m-means-over-all-links-on-w42jnl = Medias de todos los enlaces. En cada uno una regla ocupa otro puesto: mire los enlaces uno a uno antes de creer en su media.

# Windows
m-windows-1qfh56 = Ventanas

# Let them race
m-let-them-race-q6b22l = Hacerlas competir

# not run yet
m-not-run-yet-p91jtx = aún sin ejecutar

# The experiment
m-the-experiment-2k46dr = El experimento

# What varies
m-what-varies-ql8hi9 = Lo que varía

# Drawn as
m-drawn-as-6bqyz1 = Dibujado como

# Lines
m-lines-2bghr0 = Líneas

# Map
m-map-j1sac1 = Mapa

# Seeds
m-seeds-qulbql = Semillas

# Number of seeds
m-number-of-seeds-inovtj = Número de semillas

# Theory
m-theory-8015wo = Teoría

# Beside it
m-beside-it-znh3pw = Al lado

# Theory’s curve
m-theory-s-curve-82ksob = La curva de la teoría

# Over time
m-over-time-dwnlvg = En el tiempo

# Mean of the seeds
m-mean-of-the-seeds-cbbclg = Media de las semillas

# With up to six points their runs can be drawn over time in one figure, a line each.
m-with-up-to-six-points-54rczz = Hasta con seis puntos, sus ejecuciones pueden dibujarse en el tiempo en una figura, una línea cada una.

# What must hold
m-what-must-hold-7ioyyl = Lo que debe cumplirse

# Must hold
m-must-hold-p8wm5x = Debe cumplirse

# Add a statement
m-add-a-statement-gknely = Añadir una afirmación

# , of a group
m-of-a-group-92fwbw = , de un grupo

# Title and file
m-title-and-file-16xvz6 = Título y archivo

# Vary
m-vary-i70tb9 = Variar

# Vary as well
m-vary-as-well-092glx = Variar también

# choose a setting
m-choose-a-setting-ga8fu7 = elija un ajuste

# Open a file
m-open-a-file-n8kdq4 = Abrir un archivo

# Measures
m-measures-p5kctg = Medidas

# Measured of each run
m-measured-of-each-run-tqho5e = Se mide de cada ejecución

# Add a measure…
m-add-a-measure-933g2j = Añadir una medida…

# all sources
m-all-sources-1xgpku = todas las fuentes

# Find a measure
m-find-a-measure-jb7f3p = Buscar una medida

# Find a measure: fairness, delay, window
m-find-a-measure-fairness-delay-ozavdp = Buscar una medida: equidad, retardo, ventana

# This experiment cannot be opened
m-this-experiment-cannot-be-opened-pmru3l = Este experimento no se puede abrir

# The playground
m-the-playground-whrcup = El laboratorio

# Where this is
m-where-this-is-agtdq4 = Dónde está esto

# Experiment
m-experiment-h34eia = Experimento

# Change it
m-change-it-bamrei = Cambiarlo

# Open this run
m-open-this-run-15usee = Abrir esta ejecución

# One seed is enough
m-one-seed-is-enough-ie3nfk = Basta una semilla

# JSON lines
m-json-lines-slfesw = Líneas JSON

# File
m-file-bygjtv = Archivo

# Another 10 seeds
m-another-10-seeds-2deaer = Otras 10 semillas

# List
m-list-360n8h = Lista

# Range
m-range-98uyr6 = Intervalo

# from
m-from-5kc5th = desde

# points
m-points-gbpj2e = puntos

# Logarithmic
m-logarithmic-hkz89w = Logarítmico

# Values
m-values-37f3h7 = Valores

# Add
m-add-7rv3f8 = Añadir

# choose
m-choose-jp6mgw = elija

# on
m-on-qyxx3k = activado

# On paper
m-on-paper-9nkgsy = En papel

# What varied
m-what-varied-mfeg3o = Lo que varió

# What was measured of each run
m-what-was-measured-of-each-cqdmx9 = Lo que se midió de cada ejecución

# What was assumed
m-what-was-assumed-621cmk = Lo que se supuso

# The same again
m-the-same-again-gzezem = Otra vez lo mismo

# Its link is too long for paper. The file of the experiment holds all of it.
m-its-link-is-too-long-3vqaxh = Su enlace es demasiado largo para el papel. El archivo del experimento lo contiene todo.

# Stretch
m-stretch-1286oa = Tramo

# Measured
m-measured-tbee81 = Medido

# from, s
m-from-s-r1lzva = desde, s

# The runs end there. What comes before counts as warm-up.
m-the-runs-end-there-what-4q7onc = Las ejecuciones terminan ahí. Lo anterior cuenta como calentamiento.

# What the seeds tell
m-what-the-seeds-tell-xobqtp = Lo que dicen las semillas

# The race
m-the-race-cw5dgh = La carrera

# Who races
m-who-races-0pjpjt = Quién compite

# Add a built-in scheme
m-add-a-built-in-scheme-xber4c = Añadir un esquema incluido

# choose…
m-choose-btd21e = elija…

# Runs of each entry on each link
m-runs-of-each-entry-on-1prc15 = Ejecuciones de cada participante en cada enlace

# The first seed
m-the-first-seed-cy4yd3 = La primera semilla

# Drawn 1
m-drawn-1-3qaq70 = Sorteado 1

# Drawn 2
m-drawn-2-4k9j9x = Sorteado 2

# What was handed in
m-what-was-handed-in-scw9p5 = Lo que se entregó

# What a class hands in
m-what-a-class-hands-in-dahv9t = Lo que entrega una clase

# Rules or links with a rule, names in front; or drop a table here
m-rules-or-links-with-a-wv81r1 = Reglas o enlaces con una regla, con nombres delante; o suelte aquí una tabla

# Reading…
m-reading-9n9lzb = Leyendo…

# or a file
m-or-a-file-s7wf03 = o un archivo

# This race cannot be opened
m-this-race-cannot-be-opened-tgiv2f = Esta carrera no se puede abrir

# A new race
m-a-new-race-sa7szv = Una carrera nueva

# Race
m-race-44yhmg = Carrera

# Nobody races yet: add a rule or a built-in scheme.
m-nobody-races-yet-add-a-vdwvun = Aún no compite nadie: añada una regla o un esquema incluido.

# The first points come when every link has run once.
m-the-first-points-come-when-6f9le2 = Los primeros puntos llegan cuando cada enlace se ha ejecutado una vez.

# No run is over yet.
m-no-run-is-over-yet-ow477b = Ninguna ejecución ha terminado aún.

# Means over the seeds ± their 95 % interval (Student’s t). Press a head to sort by it; a third press brings the order of the race back.
m-means-over-the-seeds-their-2ayzxc = Medias de las semillas ± su intervalo del 95 % (t de Student). Pulse una cabecera para ordenar por ella; pulsarla por tercera vez recupera el orden de la carrera.

# Entry
m-entry-7hq90z = Participante

# By name
m-by-name-68pofr = Por nombre

# runs
m-runs-79oz7f = ejecuciones

# Links that break
m-links-that-break-vnhg18 = Enlaces que hacen fallar

# What counts as breaking
m-what-counts-as-breaking-cwa39o = Qué cuenta como fallar

# Open the run
m-open-the-run-hhur57 = Abrir la ejecución

# The card of a rule
m-the-card-of-a-rule-cqswya = La ficha de una regla

# What the papers measure of a scheme, of the rule in its place: its rate beside TCP under the same losses, how smooth it is, how fast it takes what becomes free (f(k)) and gives way, and how soon two of it share. Or try it in random networks, and see what breaks it.
m-what-the-papers-measure-of-3eh8w6 = Lo que los artículos miden de un esquema, con la regla en su lugar: su tasa junto a TCP con las mismas pérdidas, cuán suave es, con qué rapidez toma lo que queda libre (f(k)) y cede, y cuándo llegan a compartir dos flujos suyos. O pruébela en redes al azar y vea qué la hace fallar.

# Of
m-of-t3qsnc = De

# Measure it
m-measure-it-cv9xs8 = Medirla

# Find a link that breaks it
m-find-a-link-that-breaks-n5l4k9 = Buscar un enlace que la haga fallar

# Tsao et al., Table 3
m-tsao-et-al-table-3-l8ttrh = Tsao et al., tabla 3

# Non-historical
m-non-historical-88nmbr = Sin memoria

# fixed
m-fixed-dxjyt5 = fijo

# variable
m-variable-6zwyrp = variable

# Scheme
m-scheme-7fvnhe = Esquema

# Loss events
m-loss-events-ma6pt7 = Eventos de pérdida

# There is no score. Every known single number for throughput and delay is won by whoever starves the others: read the plane together with Fairness and with what TCP gets beside it.
m-there-is-no-score-every-crupxb = No hay puntuación. Todo número único conocido para caudal y retardo lo gana quien mata de hambre a los demás: lea el plano junto con Equidad y con lo que TCP obtiene a su lado.
