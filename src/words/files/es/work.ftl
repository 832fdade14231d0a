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
m-times-that-flows-cut-their-b914rn = Veces que los flujos recortaron su ventana o su tasa: por paquetes perdidos, vencimientos del temporizador o marcas.

# Times that a retransmission timer of a flow ran out.
m-times-that-a-retransmission-timer-ycrmou = Veces que venció un temporizador de retransmisión de un flujo.

# Marks
m-marks-bkgwy1 = Marcas

# Part of the packets arriving at the link that its queue marked (ECN).
m-part-of-the-packets-arriving-qlysic = Parte de los paquetes llegados al enlace que su cola marcó (ECN).

# A link that breaks it
m-a-link-that-breaks-it-yt747g = Un enlace que la hace fallar

# Starves itself
m-starves-itself-b454tc = Se queda sin nada

# It gets less than a quarter of what TCP gets in its place.
m-it-gets-less-than-a-r4yo9h = Obtiene menos de un cuarto de lo que obtiene TCP en su lugar.

# Starves TCP
m-starves-tcp-igkuum = Deja a TCP sin nada

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

# fixed
m-fixed-dxjyt5 = fijo

# variable
m-variable-6zwyrp = variable

# Scheme
m-scheme-7fvnhe = Esquema

# Loss events
m-loss-events-ma6pt7 = Eventos de pérdida

# There is no score. Every known single number for throughput and delay is won by whoever starves the others: read the plane together with Fairness and with what TCP gets beside it.
m-there-is-no-score-every-crupxb = No hay puntuación. Todo número único conocido para caudal y retardo lo gana quien deja sin nada a los demás: lea el plano junto con Equidad y con lo que TCP obtiene a su lado.

# {why} This tab keeps it meanwhile.
m-why-this-tab-keeps-it-9gwcxj = { $why } Mientras tanto lo guarda esta pestaña.

# the axis
m-the-axis-4glt6t = el eje

# a row each
m-a-row-each-nxhwrt = una fila cada uno

# a line each
m-a-line-each-2hhh1r = una línea cada uno

# Columns and rows the other way round
m-columns-and-rows-the-other-tvyzfc = Intercambiar columnas y filas

# Axis and lines the other way round
m-axis-and-lines-the-other-54kchs = Intercambiar eje y líneas

# {statement}, in {percent} % of the seeds
m-statement-in-percent-of-the-cx3ilx = { $statement }, en el { $percent } % de las semillas

# As in lessons, of what is measured: <queue>mean-queue()</queue>, or <use>link-use()</use>, of a group <group>loss()</group>. At every point, in every seed.
m-as-in-lessons-of-what-10ikxn = Como en las lecciones, sobre lo que se mide: <queue>mean-queue()</queue>, o <use>link-use()</use>, de un grupo <group>loss()</group>. En cada punto, con cada semilla.

# As in lessons, of what is measured: <queue>mean-queue()</queue>, or <use>link-use()</use>. At every point, in every seed.
m-as-in-lessons-of-what-3w5kc7 = Como en las lecciones, sobre lo que se mide: <queue>mean-queue()</queue>, o <use>link-use()</use>. En cada punto, con cada semilla.

# The same file runs on the command line: <code>npm run --silent experiment -- FILE.json</code>.
m-the-same-file-runs-on-4ey6yc = El mismo archivo se ejecuta en la línea de comandos: <code>npm run --silent experiment -- FILE.json</code>.

# {runs}, of one seed.
m-runs-of-one-seed-fejyzn = { $runs }, con una semilla.

# {runs}, each with another seed.
m-runs-each-with-another-seed-dooi2w = { $runs }, cada una con otra semilla.

# {runs}: {points} points of one seed. What is left to chance is not seen.
m-runs-points-points-of-one-zchkyz = { $runs }: { $points } puntos con una semilla. Lo que queda al azar no se ve.

# {runs}: {points} points, each with the same {seeds} seeds, so that differences are compared seed by seed.
m-runs-points-points-each-with-8o558q = { $runs }: { $points } puntos, cada uno con las mismas { $seeds } semillas, de modo que las diferencias se comparan semilla a semilla.

# at most {most} MB are read
m-at-most-most-mb-are-oprsov = se leen como máximo { $most } MB

# {file}: {why}. Nothing was changed.
m-file-why-nothing-was-changed-sjppub = { $file }: { $why }. No se cambió nada.

# Of which flows: {measure}
m-of-which-flows-measure-5xa874 = De qué flujos: { $measure }

# At which bottleneck: {measure}
m-at-which-bottleneck-measure-2y9tlw = En qué cuello de botella: { $measure }

# back {number}
m-back-number-ni8eip = vuelta { $number }

# Of which source: {measure}
m-of-which-source-measure-7uba52 = De qué fuente: { $measure }

# {first}. {next}
m-first-next-pssdze = { $first }. { $next }

# Varied of it: {varied}.
m-varied-of-it-varied-j36qw3 = Lo que varía de ello: { $varied }.

# Nothing varies yet: choose a setting under <b>What varies</b>, or press <i>Vary…</i> beside a control of the playground.
m-nothing-varies-yet-choose-a-lvoq73 = Todavía no varía nada: elija un ajuste en <b>Lo que varía</b>, o pulse <i>Variar…</i> junto a un control del laboratorio.

# Dotted: theory, from what is set alone, without any run. {forms}. R: the round trip with an empty queue.
m-dotted-theory-from-what-is-re05k2 = Punteado: la teoría, solo a partir de lo fijado, sin ejecución alguna. { $forms }. R: la ida y vuelta con la cola vacía.

# Over time, {what}
m-over-time-what-6yas0y = En el tiempo, { $what }

# What writes Parquet could not be fetched: is there a network?
m-what-writes-parquet-could-not-xgnyzj = No se pudo obtener lo que escribe Parquet: ¿hay red?

# seed {seed}
m-seed-seed-sbd5uz = semilla { $seed }

# mean of the first {count} seeds; pale: its 95 % interval
m-mean-of-the-first-count-3xdxjk = media de las primeras { $count } semillas; pálido: su intervalo del 95 %

# mean of {count} seeds; pale: its 95 % interval
m-mean-of-count-seeds-pale-mpqtqb = media de { $count } semillas; pálido: su intervalo del 95 %

# Values of {name}
m-values-of-name-6269wx = Valores de { $name }

# Values, with commas between, {unit}
m-values-with-commas-between-unit-hieaef = Valores, separados por comas, { $unit }

# Values, with commas between
m-values-with-commas-between-3z8izx = Valores, separados por comas

# {name}, {unit}
m-name-unit-0oxtqi = { $name }, { $unit }

# Leave out {name}
m-leave-out-name-qxfpf5 = Omitir { $name }

# {setting}: {values}
m-setting-values-k9yexl = { $setting }: { $values }

# Sawtooth, engine {engine}: the same scenario and seed give the same run, to the last bit.
m-sawtooth-engine-engine-the-same-a8bcv5 = Sawtooth, motor { $engine }: el mismo escenario con la misma semilla da la misma ejecución, hasta el último bit.

# Seeds: seed {from}, the same at every point; {runs} in all
m-seeds-seed-from-the-same-qr3hc2 = Semillas: la semilla { $from }, la misma en cada punto; { $runs } en total

# Seeds: seeds {from} to {to}, the same at every point; {runs} in all
m-seeds-seeds-from-to-to-4tazj1 = Semillas: de la { $from } a la { $to }, las mismas en cada punto; { $runs } en total

# What comes before {warmup} s is warm-up; the runs end at {end} s.
m-what-comes-before-warmup-s-lkcuer = Lo anterior a { $warmup } s es calentamiento; las ejecuciones terminan a los { $end } s.

# The seeds are independent draws of the same experiment. An interval is the mean ± Student’s t times s/√n, 95 %, two-sided: it takes the values as nearly normal, and where the median lies outside of it they are skewed.
m-the-seeds-are-independent-draws-iebv81 = Las semillas son sorteos independientes del mismo experimento. Un intervalo es la media ± la t de Student por s/√n, 95 %, bilateral: toma los valores por casi normales; donde la mediana queda fuera de él, son asimétricos.

# Two points are compared seed by seed: a difference is told where its interval does not hold 0.
m-two-points-are-compared-seed-j621c8 = Dos puntos se comparan semilla a semilla: se indica una diferencia donde su intervalo no contiene el 0.

# One seed: no interval can be given.
m-one-seed-no-interval-can-y6u3mu = Una semilla: no se puede dar ningún intervalo.

# ACKs wait in no queue and none is lost.
m-acks-wait-in-no-queue-iccsha = Los ACK no esperan en ninguna cola y ninguno se pierde.

# What is not named above is as the format has it where nothing is said (docs/scenario.md).
m-what-is-not-named-above-rr9ww6 = Lo que no se nombra arriba es como lo tiene el formato cuando no se dice nada (docs/scenario.md).

# The address could not be written.
m-the-address-could-not-be-eadw04 = No se pudo escribir la dirección.

# This experiment cannot be opened.
m-this-experiment-cannot-be-opened-ym3qu5 = Este experimento no se puede abrir.

# {why}. Nothing was changed.
m-why-nothing-was-changed-y2bzcv = { $why }. No se cambió nada.

# {name} begins at {time}: the means hold time without it.
m-name-begins-at-time-the-yqusbq = { $name }: empieza a los { $time }; las medias incluyen tiempo sin ello.

# Measure from {time}
m-measure-from-time-lrefw8 = Medir desde { $time }

# Of one seed.
m-of-one-seed-nipxxp = De una semilla.

# Mean over {seeds} seeds ± its 95 % interval (Student’s t).
m-mean-over-seeds-seeds-its-wcw1w1 = Media de { $seeds } semillas ± su intervalo del 95 % (t de Student).

# Mean over {seeds} seeds ± its 95 % interval (Student’s t); below it the difference from the first row, seed by seed.
m-mean-over-seeds-seeds-its-fdrazm = Media de { $seeds } semillas ± su intervalo del 95 % (t de Student); debajo, la diferencia con la primera fila, semilla a semilla.

# none: {why}
m-none-why-dzlgr3 = ninguno: { $why }

# {known} of {seeds} seeds
m-known-of-seeds-seeds-1pvrbz = { $known } de { $seeds } semillas

# theory
m-theory-ok287c = teoría

# {measure}: {forms}
m-measure-forms-50q78u = { $measure }: { $forms }

# Without {name}
m-without-name-8rp5zc = Sin { $name }

# The links <i>Drawn 1</i> and <i>Drawn 2</i> are drawn from the first seed: with another one nobody knows them before.
m-the-links-i-drawn-1-53y7a2 = Los enlaces <i>Sorteado 1</i> y <i>Sorteado 2</i> se sortean con la primera semilla: con otra, nadie los conoce de antemano.

# An empty line ends a rule.
m-an-empty-line-ends-a-tc0rq8 = Una línea vacía termina una regla.

# Nothing leaves this page; names stay here and in its link.
m-nothing-leaves-this-page-names-is3tyt = Nada sale de esta página; los nombres se quedan aquí y en su enlace.

# 1 rule read.
m-1-rule-read-8gzv54 = 1 regla leída.

# {count} rules read.
m-count-rules-read-hf711h = { $count } reglas leídas.

# 1 broken one: the table says why.
m-1-broken-one-the-table-9431d6 = 1 con errores: la tabla dice por qué.

# {count} broken ones: the table says why.
m-count-broken-ones-the-table-hspd5v = { $count } con errores: la tabla dice por qué.

# The first {count} race: a race has at most {most} entries.
m-the-first-count-race-a-sl1t1d = Compiten las primeras { $count }: una carrera tiene como máximo { $most } participantes.

# {count} handed in twice.
m-count-handed-in-twice-kwwmcb = { $count ->
    [one] { $count } entregada dos veces.
   *[other] { $count } entregadas dos veces.
  }

# {count} more left out: the first {most} are read.
m-count-more-left-out-the-ic1kaa = { $count ->
    [one] { $count } más omitida
   *[other] { $count } más omitidas
  }: se leen las primeras { $most }.

# 1 line passed over, longer than {most} characters.
m-1-line-passed-over-longer-qzbuxf = 1 línea saltada, de más de { $most } caracteres.

# {count} lines passed over, longer than {most} characters.
m-count-lines-passed-over-longer-6d6wzy = { $count } líneas saltadas, de más de { $most } caracteres.

# this link cannot be opened
m-this-link-cannot-be-opened-p6bc9o = este enlace no se puede abrir

# Boxes: 95 % intervals over the seeds. Dashed: the hull, which nobody stands above. A press on a mark opens its run on the first link.
m-boxes-95-intervals-over-the-46aym0 = Cajas: intervalos del 95 % de las semillas. Discontinuo: la envolvente, que nadie supera. Pulsar una marca abre su ejecución en el primer enlace.

# Boxes: 95 % intervals over the seeds. Dashed: the hull, which nobody stands above. A press on a mark opens its run.
m-boxes-95-intervals-over-the-p640h8 = Cajas: intervalos del 95 % de las semillas. Discontinuo: la envolvente, que nadie supera. Pulsar una marca abre su ejecución.

# {name}: throughput against round trip of {count} entries; the table below has the numbers
m-name-throughput-against-round-trip-sulb8m = { $name }: caudal frente a ida y vuelta de { $count } participantes; la tabla de abajo tiene los números

# {axis}; better: up and to the left
m-axis-better-up-and-to-9lfy82 = { $axis }; mejor: arriba y a la izquierda

# This race cannot be opened.
m-this-race-cannot-be-opened-3fm8y3 = Esta carrera no se puede abrir.

# {name} in numbers
m-name-in-numbers-c9ncn9 = { $name } en números

# One by one:
m-one-by-one-xjaauu = Uno a uno:

# Links that break {rule}
m-links-that-break-rule-qkkhb6 = Enlaces que hacen fallar { $rule }

# Links that break <rule>it</rule>
m-links-that-break-rule-it-8fj90k = Enlaces que hacen fallar <rule>la regla</rule>

# Each runs twice, with the rule and with TCP (SACK) in its place: where TCP fails as well, it is the network.
m-each-runs-twice-with-the-kqfz49 = Cada uno se ejecuta dos veces, con la regla y con TCP (SACK) en su lugar: donde también TCP falla, es culpa de la red.

# Open the run: {network}
m-open-the-run-network-8cc75n = Abrir la ejecución: { $network }

# Why? {network}
m-why-network-8tivbq = ¿Por qué? { $network }

# The run has failed: {why}
m-the-run-has-failed-why-ebswyk = La ejecución ha fallado: { $why }

# No network has been tried yet.
m-no-network-has-been-tried-65k5a2 = Aún no se ha probado ninguna red.

# {failure} in {count}
m-failure-in-count-wkguhh = { $failure } en { $count }

# None of {networks} networks breaks it.
m-none-of-networks-networks-breaks-cucspt = Ninguna de { $networks } redes la hace fallar.

# None of {tried} that have been tried, of {networks} networks breaks it.
m-none-of-tried-that-have-0k4e9v = Ninguna de las { $tried } probadas, de { $networks } redes, la hace fallar.

# 1 of {networks} networks breaks it: it {kinds}.
m-1-of-networks-networks-breaks-nf9yku = 1 de { $networks } redes la hace fallar: { $kinds }.

# 1 of {tried} that have been tried, of {networks} networks breaks it: it {kinds}.
m-1-of-tried-that-have-hpsw86 = 1 de las { $tried } probadas, de { $networks } redes, la hace fallar: { $kinds }.

# {count} of {networks} networks break it: it {kinds}.
m-count-of-networks-networks-break-4hgv5v = { $count } de { $networks } redes la hacen fallar: { $kinds }.

# {count} of {tried} that have been tried, of {networks} networks break it: it {kinds}.
m-count-of-tried-that-have-mdth7v = { $count } de las { $tried } probadas, de { $networks } redes, la hacen fallar: { $kinds }.

# The worst first: where most of these come together, then where one is furthest beyond its bound.
m-the-worst-first-where-most-jony2h = Primero las peores: donde más de estos fallos coinciden y, después, donde uno más supera su límite.

# Fairness by
m-fairness-by-iw3p3t = Equidad según

# Step of the climb
m-step-of-the-climb-ekm9gu = Paso de la subida

# Curve of the climb
m-curve-of-the-climb-yk9g5r = Curva de la subida

# Memory of the fall
m-memory-of-the-fall-8ij949 = Memoria de la bajada

# Its place in the taxonomy of <table>Tsao et al., Table 3</table>, read off a run alone with one packet in 300 lost, then none, then one in 1600. <i>Non-historical</i>: the same step, or factor, whatever was lost before; the same fall from any window. That only the last few losses count (<i>fixed</i> there) is not told from <i>variable</i>.
m-its-place-in-the-taxonomy-8enb57 = Su lugar en la taxonomía de <table>Tsao et al., tabla 3</table>, leído solo de una ejecución con un paquete de cada 300 perdido, luego ninguno, luego uno de cada 1600. <i>Sin memoria</i>: el mismo paso, o factor, se perdiera antes lo que se perdiera; la misma bajada desde cualquier ventana. Que solo cuenten las últimas pérdidas (allí <i>fijo</i>) no se distingue de <i>variable</i>.

# historical
m-historical-e77hpl = con memoria

# non-historical
m-non-historical-h0xz53 = sin memoria

# linear
m-linear-lpvdts = lineal

# sublinear
m-sublinear-vauomo = sublineal

# superlinear
m-superlinear-wm6v1x = superlineal

# cannot be told: {why}
m-cannot-be-told-why-6yt1ge = no se puede decir: { $why }

# {rate} Mbit/s, {trip} ms, {queue}, {packets} packets, {lost} % lost at random; {own} of it, {others} of TCP
m-rate-mbit-s-trip-ms-fl732o = { $rate } Mbit/s, { $trip } ms, { $queue }, { $packets } paquetes, { $lost } % perdido al azar; { $own } de ella, { $others } de TCP

# {rate} Mbit/s, {trip} ms, {queue}, {packets} packets; {own} of it, {others} of TCP
m-rate-mbit-s-trip-ms-7l848j = { $rate } Mbit/s, { $trip } ms, { $queue }, { $packets } paquetes; { $own } de ella, { $others } de TCP

# it gets {own}, TCP in its place {tcp}
m-it-gets-own-tcp-in-0f9tpz = obtiene { $own }; TCP en su lugar, { $tcp }

# TCP beside it gets {beside}, beside TCP {tcp}
m-tcp-beside-it-gets-beside-bfc1rs = TCP a su lado obtiene { $beside }; junto a TCP, { $tcp }

# it loses {own}, TCP in its place {tcp}
m-it-loses-own-tcp-in-9gheig = pierde { $own }; TCP en su lugar, { $tcp }

# the CoV of its rate is {own}, of TCP in its place {tcp}
m-the-cov-of-its-rate-ex7jqi = el CV de su tasa es { $own }; el de TCP en su lugar, { $tcp }

# {own} of the buffer is free, with TCP in its place {tcp}
m-own-of-the-buffer-is-639fcx = queda libre { $own } del búfer; con TCP en su lugar, { $tcp }

# {networks} networks of one link: {rates} Mbit/s, {roundTrips} ms, a buffer of {buffers} paths, drop-tail in half of them, RED or CoDel in the others, random losses of {losses} % in a third, {flows} flows of the rule beside {flows} of TCP.
m-networks-networks-of-one-link-a6zxzg = { $networks } redes de un enlace: { $rates } Mbit/s, { $roundTrips } ms, un búfer de { $buffers } caminos, drop-tail en la mitad, RED o CoDel en las demás, pérdidas aleatorias del { $losses } % en un tercio, { $flows } flujos de la regla junto a { $flows } de TCP.

# Jain’s index over its flows and those of TCP: 1 is equal.
m-jain-s-index-over-its-ly9ycl = Índice de Jain de sus flujos y los de TCP: 1 es igual.

# Jain’s index over its flows: 1 is equal.
m-jain-s-index-over-its-tzreaz = Índice de Jain de sus flujos: 1 es igual.

# % of its fair part
m-of-its-fair-part-j1ngg0 = % de su parte justa

# × empty
m-empty-z6jalj = × vacía

# Part of its packets that was lost or dropped: mean over the links.
m-part-of-its-packets-that-qexlni = Parte de sus paquetes que se perdió o se descartó: media de los enlaces.

# Jain’s index over all flows of a link: mean over the links with several.
m-jain-s-index-over-all-adkys2 = Índice de Jain de todos los flujos de un enlace: media de los enlaces con varios.

# ∫ q(t) dt / T
m-q-t-dt-t-ps6o7t = ∫ q(t) dt / T

# nothing was sent in the window
m-nothing-was-sent-in-the-rnenm3 = no se envió nada en el intervalo

# max q(t)
m-max-q-t-ggqa8h = máx q(t)

# mean queue · T / packets sent
m-mean-queue-t-packets-sent-u1bdg8 = cola media · T / paquetes enviados

# the link sent nothing in the window
m-the-link-sent-nothing-in-mheb6j = el enlace no envió nada en el intervalo

# bits sent / (rate · T)
m-bits-sent-rate-t-pvlgne = bits enviados / (tasa · T)

# the rate of the link has no limit
m-the-rate-of-the-link-cr6e70 = la tasa del enlace no tiene límite

# packets lost / packets sent
m-packets-lost-packets-sent-9hy6xq = paquetes perdidos / paquetes enviados

# Σ bits delivered in order / T
m-bits-delivered-in-order-t-uycmkw = Σ bits entregados en orden / T

# throughput of the group / throughput of all flows
m-throughput-of-the-group-throughput-l8k4s0 = caudal del grupo / caudal de todos los flujos

# no flow delivered anything in the window
m-no-flow-delivered-anything-in-4t6ur8 = ningún flujo entregó nada en el intervalo

# there is one flow alone
m-there-is-one-flow-alone-egoaye = hay un solo flujo

# standard deviation / mean, over samples
m-standard-deviation-mean-over-samples-mm1y62 = desviación típica / media, de las muestras

# mean of the samples
m-mean-of-the-samples-owtu2t = media de las muestras

# no flow measured a round trip in the window
m-no-flow-measured-a-round-k3g3co = ningún flujo midió una ida y vuelta en el intervalo

# mean of end − start
m-mean-of-end-start-3kvemm = media de fin − comienzo

# no transfer of a set size was over by the end
m-no-transfer-of-a-set-z3w94e = ninguna transferencia de tamaño fijo había terminado al final

# count
m-count-g0ap6c = número de veces

# marks / arrivals
m-marks-arrivals-bpsyna = marcas / llegadas

# There are no memories.
m-there-are-no-memories-d10iix = No hay memorias.

# As TCP: `W = W + 1`.
m-as-tcp-w-w-1-t2b4z7 = Como TCP: `W = W + 1`.

# As TCP: `W = W + 1 / W`.
m-as-tcp-w-w-1-guvqwj = Como TCP: `W = W + 1 / W`.

# Nothing.
m-nothing-fa2s7g = Nada.

# As TCP: `W = W / 2`.
m-as-tcp-w-w-2-vpix22 = Como TCP: `W = W / 2`.

# As on a loss.
m-as-on-a-loss-mn5ghm = Como con una pérdida.

# As TCP: `ssthresh = W / 2`, `W = 1`.
m-as-tcp-ssthresh-w-2-x8xv3c = Como TCP: `ssthresh = W / 2`, `W = 1`.

# One packet more each round trip, half at a loss: the sawtooth that all others are measured by.
m-one-packet-more-each-round-l80kps = Un paquete más por ida y vuelta, la mitad con una pérdida: el diente de sierra con el que se miden todos los demás.

# A smaller cut is smoother; the climb must shrink with it, or TCP starves.
m-a-smaller-cut-is-smoother-fc3q13 = Un recorte menor es más suave; la subida debe disminuir con él, o TCP pasa hambre.

# Climb and cut both go with the root of the window: exponents that add up to 1 keep it TCP-friendly.
m-climb-and-cut-both-go-hxd421 = Subida y recorte van ambos con la raíz de la ventana: unos exponentes que suman 1 la mantienen amigable con TCP.

# A loss takes two thirds of a packet, whatever the window is: very smooth, and very slow to yield.
m-a-loss-takes-two-thirds-tohpyg = Una pérdida quita dos tercios de un paquete, sea cual sea la ventana: muy suave, y muy lenta en ceder.

# It remembers where its climb began, and climbs faster the longer nothing is lost.
m-it-remembers-where-its-climb-44u0hm = Recuerda dónde empezó su subida, y sube más rápido cuanto más tiempo no se pierde nada.

# A fixed part of a packet per ACK, an eighth off at a loss: the time to recover does not grow with the link.
m-a-fixed-part-of-a-7c2mow = Una parte fija de un paquete por ACK, un octavo menos con una pérdida: el tiempo de recuperación no crece con el enlace.

# TCP up to 38 packets; beyond, the larger the window, the bolder the climb and the gentler the cut (RFC 3649).
m-tcp-up-to-38-packets-iyc1ci = TCP hasta 38 paquetes; más allá, cuanto mayor es la ventana, más audaz la subida y más suave el recorte (RFC 3649).

# It measures how much arrives a second; at a loss it keeps what just fills the path without a queue.
m-it-measures-how-much-arrives-lazjt8 = Mide cuánto llega por segundo; con una pérdida conserva lo que justo llena el camino sin cola.

# Long round trips climb as if they were short: ρ is the shortest of them over a reference of 25 ms. What it sends at once grows as much: alone behind a drop-tail queue it loses whole windows.
m-long-round-trips-climb-as-m1bddu = Las idas y vueltas largas suben como si fueran cortas: ρ es la más corta de ellas dividida por una referencia de 25 ms. Lo que envía de golpe crece otro tanto: sola tras una cola drop-tail pierde ventanas enteras.

# The window is a curve of time, not of round trips: back to where the loss was, then carefully beyond.
m-the-window-is-a-curve-t22nhn = La ventana es una curva del tiempo, no de las idas y vueltas: de vuelta a donde fue la pérdida, y luego más allá con cuidado.

# By delay
m-by-delay-sxw86z = Por retardo

# It counts its own packets in the queue, as Vegas does, and keeps two to four: no loss, and no chance beside TCP.
m-it-counts-its-own-packets-0342a4 = Cuenta sus propios paquetes en la cola, como Vegas, y mantiene de dos a cuatro: ninguna pérdida, y ninguna oportunidad junto a TCP.

# By rate
m-by-rate-j47scu = Por tasa

# No window, a pace: one packet a round trip faster each round trip, half at a loss. RAP’s law, over TCP’s recovery.
m-no-window-a-pace-one-k2x4j0 = Sin ventana, un ritmo: en cada ida y vuelta, un paquete por ida y vuelta más; la mitad con una pérdida. La ley de RAP, sobre la recuperación de TCP.

# Ten per cent more each round trip, half at a loss: two flows never come to share (Chiu and Jain 1989).
m-ten-per-cent-more-each-nsa661 = Un diez por ciento más en cada ida y vuelta, la mitad con una pérdida: dos flujos nunca llegan a compartir (Chiu y Jain 1989).

# the least of them
m-the-least-of-them-uh7bm8 = el menor de ellos

# the greatest of them
m-the-greatest-of-them-sz5c9a = el mayor de ellos

# square root
m-square-root-c7jdnq = raíz cuadrada

# cube root
m-cube-root-4xumig = raíz cúbica

# without its sign
m-without-its-sign-7t0n9u = sin su signo

# the whole number below
m-the-whole-number-below-wsbifp = el número entero inferior

# natural logarithm
m-natural-logarithm-h67x7p = logaritmo natural

# e to that power
m-e-to-that-power-cd4h67 = e elevado a esa potencia

# The window. On a loss, the window in use.
m-the-window-on-a-loss-8itwpo = La ventana. Con una pérdida, la ventana en uso.

# The threshold: below it slow start goes on. It is rounded down to whole packets, 2 at least.
m-the-threshold-below-it-slow-rc0kya = El umbral: por debajo de él sigue el arranque lento. Se redondea hacia abajo a paquetes enteros, 2 como mínimo.

# The pace. 0, as it begins: packets go as the window lets them. A rule that sets it has them go one by one, 1/rate apart at least, while the window has room.
m-the-pace-0-as-it-ogpgly = El ritmo. 0, como empieza: los paquetes salen según los deja la ventana. Una regla que lo fija los hace salir uno a uno, separados al menos 1/rate, mientras la ventana tenga sitio.

# The last round trip that was measured; 0 before the first.
m-the-last-round-trip-that-8v4t8c = La última ida y vuelta medida; 0 antes de la primera.

# The shortest round trip so far; 0 before the first.
m-the-shortest-round-trip-so-hu7atx = La ida y vuelta más corta hasta ahora; 0 antes de la primera.

# The smoothed round trip; 0 before the first.
m-the-smoothed-round-trip-0-2lkrdb = La ida y vuelta suavizada; 0 antes de la primera.

# Packets that this ACK acknowledges.
m-packets-that-this-ack-acknowledges-30bl01 = Paquetes que confirma este ACK.

# Packets acknowledged so far.
m-packets-acknowledged-so-far-smcah1 = Paquetes confirmados hasta ahora.

# Packets sent again so far.
m-packets-sent-again-so-far-1ws7fv = Paquetes reenviados hasta ahora.

# ACKs so far that told of a mark.
m-acks-so-far-that-told-ob3643 = ACK que hasta ahora avisaron de una marca.

# Time since the last loss, mark or timeout; since the start before the first.
m-time-since-the-last-loss-arz9w1 = Tiempo desde la última pérdida, marca o vencimiento del temporizador; desde el comienzo antes de la primera vez.

# Time since the run began.
m-time-since-the-run-began-u95rq5 = Tiempo desde el comienzo de la ejecución.

# The largest window that the scenario allows.
m-the-largest-window-that-the-474bao = La mayor ventana que permite el escenario.

# Once, before the first packet. Memories begin here: the first value of each.
m-once-before-the-first-packet-pqzspy = Una vez, antes del primer paquete. Aquí empiezan las memorias: el primer valor de cada una.

# At an ACK while W is below ssthresh, in place of `on ack`.
m-at-an-ack-while-w-br7voc = Con un ACK mientras W está por debajo de ssthresh, en lugar de `on ack`.

# At an ACK of new data in congestion avoidance, while nothing is being repaired.
m-at-an-ack-of-new-r63lmy = Con un ACK de datos nuevos en evitación de la congestión, mientras no se repara nada.

# Behind the ACK with which a window of packets has been answered: once a round trip, slow start included.
m-behind-the-ack-with-which-tl6lja = Tras el ACK con el que se ha respondido a una ventana de paquetes: una vez por ida y vuelta, también en el arranque lento.

# Once for all packets missing of one window. W never gets larger. What is missing is sent again as TCP does.
m-once-for-all-packets-missing-jpn2rn = Una vez por todos los paquetes que faltan de una ventana. W nunca aumenta. Lo que falta se reenvía como en TCP.

# At an ACK that tells of a mark, at most once a window; groups with ECN alone.
m-at-an-ack-that-tells-raorho = Con un ACK que avisa de una marca, como mucho una vez por ventana; solo en grupos con ECN.

# When the timer expires. Without an ssthresh of its own the threshold is half the window.
m-when-the-timer-expires-without-vxt9pp = Cuando vence el temporizador. Sin un ssthresh propio, el umbral es la mitad de la ventana.

# {low} to {high}
m-low-to-high-mtp93k = { $low } a { $high }

# {mean} ± {half}
m-mean-half-wmhs90 = { $mean } ± { $half }

# Begin from
m-begin-from-6t1bge = Partir de

# a rule of your own
m-a-rule-of-your-own-v54xbi = una regla propia

# What may be meant
m-what-may-be-meant-y30cu8 = Lo que puede querer decir

# a param of this rule
m-a-param-of-this-rule-h5vqyk = un parámetro de esta regla

# set by this rule
m-set-by-this-rule-hahebe = fijado por esta regla

# Its card, and links that break it
m-its-card-and-links-that-sz7i4s = Su ficha, y enlaces que hacen fallar la regla

# grey: TCP
m-grey-tcp-yfps1v = gris: TCP

# {why} The run keeps the last rule that could be read.
m-why-the-run-keeps-the-l89oyp = { $why } La ejecución conserva la última regla que se pudo leer.

# {help} In {unit}.
m-help-in-unit-kyr4sv = { $help } En { $unit }.

# Drawn: the rule before.
m-drawn-the-rule-before-les74l = Dibujada: la regla anterior.

# This one could not be tried.
m-this-one-could-not-be-y9vqxk = Esta no se pudo probar.

# delivered, packets/s
m-delivered-packets-s-glnu66 = entregados, paquetes/s

# A run of this rule alone, {duration} s: {what}, at most {most}
m-a-run-of-this-rule-73u5vz = Una ejecución de esta regla sola, { $duration } s: { $what }, como máximo { $most }

# {what}: {most}
m-what-most-mverv0 = { $what }: { $most }

# This rule alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets…
m-this-rule-alone-on-rate-w0ejca = Esta regla sola en { $rate } Mbit/s, { $trip } ms y una cola de { $queue } paquetes…

# Alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets it gets {got} Mbit/s; {waiting} packets wait, none is dropped.
m-alone-on-rate-mbit-s-8cf3w2 = Sola en { $rate } Mbit/s, { $trip } ms y una cola de { $queue } paquetes obtiene { $got } Mbit/s; esperan { $waiting } paquetes, no se descarta ninguno.

# Alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets it gets {got} Mbit/s; {waiting} packets wait, 1 is dropped.
m-alone-on-rate-mbit-s-f48n77 = Sola en { $rate } Mbit/s, { $trip } ms y una cola de { $queue } paquetes obtiene { $got } Mbit/s; esperan { $waiting } paquetes, se descarta 1.

# Alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets it gets {got} Mbit/s; {waiting} packets wait, {drops} are dropped.
m-alone-on-rate-mbit-s-7aw1mu = Sola en { $rate } Mbit/s, { $trip } ms y una cola de { $queue } paquetes obtiene { $got } Mbit/s; esperan { $waiting } paquetes, se descartan { $drops }.

# A race of rules
m-a-race-of-rules-3td6it = Una carrera de reglas

# The first races: a race has at most {most} entries.
m-the-first-races-a-race-ugyvbb = Compite la primera: una carrera tiene como máximo { $most } participantes.

# {name}: throughput against round trip of one entry; the table below has the numbers
m-name-throughput-against-round-trip-i1ee9n = { $name }: caudal frente a ida y vuelta de un participante; la tabla de abajo tiene los números
