# {mean}, {delay} ms
m-mean-delay-ms-piehmn = { $mean } · { $delay } ms

# Copy code
m-copy-code-06qgkp = Copiar el código

# equal shares
m-equal-shares-i2ic9l = partes iguales

# full link
m-full-link-yzvhs4 = enlace lleno

# bottleneck
m-bottleneck-ehdgmu = cuello de botella

# 1 packet
m-1-packet-kizm3w = 1 paquete

# {count} packets
m-count-packets-356z9h = { $count } paquetes

# The set-up in words
m-the-set-up-in-words-5h6h2w = La configuración en palabras

# The set-up
m-the-set-up-kdd66u = La configuración

# The bar of time
m-the-bar-of-time-pcblqr = La barra de tiempo

# The comparison in numbers
m-the-comparison-in-numbers-n9ot22 = La comparación en números

# The textbook’s model in words
m-the-textbook-s-model-in-62raej = El modelo de los libros de texto en palabras

# Why?
m-why-mfl4pe = ¿Por qué?

# The narrator
m-the-narrator-stqjct = El narrador

# Playground
m-playground-7p1ky4 = Laboratorio

# Skip to the charts
m-skip-to-the-charts-7r1m41 = Ir a los gráficos

# Set up
m-set-up-isr2rg = Configurar

# now {time}
m-now-time-woxpcy = ahora { $time }

# round trips, empty path
m-round-trips-empty-path-vixahj = idas y vueltas, camino vacío

# Completion times
m-completion-times-crw7x1 = Tiempos de transferencia

# How long each transfer took, from its first packet to the ACK of its last one: a point where it ended.
m-how-long-each-transfer-took-fixnb3 = Cuánto tardó cada transferencia, desde su primer paquete hasta el ACK del último: un punto donde terminó.

# the mean completion time of the transfers that ended in it
m-the-mean-completion-time-of-yth2yp = tiempo medio de las transferencias que terminaron en él

# Delivered so far
m-delivered-so-far-q0iy9y = Entregado hasta ahora

# The bytes that each flow and source has delivered since the run began: a line that is steep where much gets through.
m-the-bytes-that-each-flow-n6d4u7 = Los bytes que cada flujo y cada fuente ha entregado desde el comienzo de la ejecución: la línea es empinada donde pasa mucho.

# Delivered by each flow
m-delivered-by-each-flow-d42dzf = Entregado por cada flujo

# Lost so far
m-lost-so-far-mopp96 = Perdido hasta ahora

# The packets of each flow and source that have been dropped since the run began, by queues and on the way.
m-the-packets-of-each-flow-mk9nxo = Los paquetes de cada flujo y cada fuente descartados desde el comienzo de la ejecución, por las colas y por el camino.

# packets
m-packets-99jfja = paquetes

# Lost by each flow
m-lost-by-each-flow-wduauf = Perdido por cada flujo

# Fairness index
m-fairness-index-2xa914 = Índice de equidad

# Jain’s index of what the flows sent: 1 if all sent the same, 1/n if one of n sent all. It compares flows that sent all the time: one alone has none.
m-jain-s-index-of-what-fq2x8s = Índice de Jain de lo que enviaron los flujos: 1 si todos enviaron lo mismo, 1/n si uno de n lo envió todo. Compara los flujos que enviaron todo el tiempo: uno solo no lo tiene.

# fairness index of the sample
m-fairness-index-of-the-sample-s1n47k = índice de equidad de la muestra

# mean fairness index
m-mean-fairness-index-1mg3d5 = índice de equidad medio

# , and in {every} (thin)
m-and-in-every-thin-kn8240 = , y en { $every } (fina)

# of what the flows sent over {span}{thin}; 1 is equal
m-of-what-the-flows-sent-14f8sf = de lo que enviaron los flujos, { $span }{ $thin }; 1 es igual

# mean {value}
m-mean-value-4ug4c5 = media { $value }

# mean {value} since {since} s
m-mean-value-since-since-s-gx7sqm = media { $value } desde { $since } s

# needs two flows for {span}
m-needs-two-flows-for-span-qa2vq2 = hacen falta dos flujos durante { $span }

# needs two for {span}
m-needs-two-for-span-pa9y01 = hacen falta dos por { $span }

# needs two
m-needs-two-umq0d8 = hacen falta dos

# Inside of a flow
m-inside-of-a-flow-kcev3n = Interior de un flujo

# State of the observed flow: what its scheme knows and decides, such as cwnd and ssthresh.
m-state-of-the-observed-flow-ggqrf9 = Estado del flujo observado: lo que su esquema sabe y decide, como cwnd y ssthresh.

# of the inside of a flow, what stood at its end
m-of-the-inside-of-a-vz9xxw = del interior de un flujo, lo que había al final

# Queues of all hops
m-queues-of-all-hops-s7ylmn = Colas de todos los saltos

# Packets waiting in the queue of every hop, a line for each, and the packets that each dropped.
m-packets-waiting-in-the-queue-4e6l8t = Paquetes que esperan en la cola de cada salto, una línea para cada uno, y los paquetes que cada uno descartó.

# mean queue of every hop and packets that it dropped
m-mean-queue-of-every-hop-u67kuw = cola media de cada salto y paquetes descartados

# Link used
m-link-used-zmifka = Uso del enlace

# Utilization of the link in view: the part of its rate that packets take up.
m-utilization-of-the-link-in-qmwwzq = Utilización del enlace a la vista: la parte de su tasa que ocupan los paquetes.

# the utilization at its end
m-the-utilization-at-its-end-mefgb2 = la utilización al final

# , per cent over {span}
m-per-cent-over-span-ehihls = , por ciento, { $span }

# Losses
m-losses-kioqmy = Pérdidas

# Loss events as the flows see them: one mark for each round trip in which a flow lost packets.
m-loss-events-as-the-flows-kppeqa = Eventos de pérdida como los ven los flujos: una marca por cada ida y vuelta en la que un flujo perdió paquetes.

# loss events
m-loss-events-866j63 = eventos de pérdida

# Queue
m-queue-6wbfbs = Cola

# Packets waiting in the queue of the hop in view, with its limit and thresholds, and the packets that it dropped.
m-packets-waiting-in-the-queue-53bk9g = Paquetes que esperan en la cola del salto a la vista, con su límite y umbrales, y los paquetes que descartó.

# mean queue and packets that it dropped
m-mean-queue-and-packets-that-129k4n = cola media y paquetes descartados

# each round trip
m-each-round-trip-0nfjij = cada ida y vuelta

# every {span}
m-every-span-s5p50k = cada { $span }

# , {queue}’s average bold
m-queue-s-average-bold-adk2m2 = , media de { $queue } en negrita

# , packets waiting: least to most, mean as a line{average}; drops above
m-packets-waiting-least-to-most-hj6id9 = , paquetes en espera: mínimo a máximo, media como línea{ $average }; descartes arriba

# , packets waiting: most in {every}, mean shaded{average}; drops above
m-packets-waiting-most-in-every-zjjahb = , paquetes en espera: máximo en { $every }, media sombreada{ $average }; descartes arriba

# of {limit}
m-of-limit-4fu99r = de { $limit }

# empty path {span}
m-empty-path-span-7w14kn = camino vacío { $span }

# empty {span}
m-empty-span-8upxwu = vacío { $span }

# Round trip
m-round-trip-z4u1wu = Tiempo de ida y vuelta

# How long a packet of each flow and its ACK take: the path, and the queues on it. What the sender knows of it, smoothed (srtt), comes later; behind a queue per flow the row shows that.
m-how-long-a-packet-of-y7o8rn = Cuánto tardan un paquete de cada flujo y su ACK: el camino y sus colas. Lo que el emisor sabe de ello, suavizado (srtt), llega después; tras una cola por flujo, la fila muestra eso.

# the round trip at its end
m-the-round-trip-at-its-m9the3 = el tiempo de ida y vuelta al final

# , {unit} since the run began
m-unit-since-the-run-began-fv0que = , { $unit } desde el comienzo de la ejecución

# , Mbit/s over {span}
m-mbit-s-over-span-iikvlj = , Mbit/s, { $span }

# link {rate}
m-link-rate-54av4t = enlace { $rate }

# Throughput
m-throughput-2uuq3j = Caudal

# What each flow delivers, averaged over about a second, with the fair share; over several bottlenecks by max-min and proportional fairness.
m-what-each-flow-delivers-averaged-30xpw3 = Lo que entrega cada flujo, promediado a lo largo de un segundo, más o menos, con la parte justa; con varios cuellos de botella, por equidad máx-mín y proporcional.

# fair share
m-fair-share-ihowa4 = parte justa

# mean throughput
m-mean-throughput-nihrcm = caudal medio

# fair share {rate}
m-fair-share-rate-c36rsm = parte justa { $rate }

# share {rate}
m-share-rate-354ws2 = parte { $rate }

# receive window {packets}
m-receive-window-packets-693cmn = ventana de recepción { $packets }

# receive {packets}
m-receive-packets-x64p8n = recepción { $packets }

# BDP ÷ {flows} flows {packets}
m-bdp-flows-flows-packets-8l5hw5 = BDP ÷ { $flows } flujos { $packets }

# Window or rate
m-window-or-rate-9bwi14 = Ventana o tasa

# The congestion window of each flow (cwnd); of a scheme without one, its rate times the round trip.
m-the-congestion-window-of-each-yg4a9m = La ventana de congestión de cada flujo (cwnd); de un esquema que no la tiene, su tasa por el tiempo de ida y vuelta.

# the window at its end
m-the-window-at-its-end-xr682e = la ventana al final

# By rounds…
m-by-rounds-z31ie9 = Por rondas…

# Packet by packet…
m-packet-by-packet-kbseks = Paquete a paquete…

# Numbers of a stretch…
m-numbers-of-a-stretch-k9hski = Números de un tramo…

# Experiment…
m-experiment-0wgri4 = Experimento…

# Open…
m-open-n287h9 = Abrir…

# Share…
m-share-cg01cq = Compartir…

# Print…
m-print-5c76kq = Imprimir…

# Light or dark
m-light-or-dark-l5c7hk = Claro u oscuro

# The first scene
m-the-first-scene-ov2lwe = La primera escena

# Time
m-time-q4eyv8 = Tiempo

# play or pause
m-play-or-pause-hkgjya = reproducir o pausar

# one step forward
m-one-step-forward-r17p16 = un paso adelante

# one step back
m-one-step-back-vicww2 = un paso atrás

# on by a loss, or by a round trip
m-on-by-a-loss-or-r8469p = avanzar hasta la pérdida siguiente, o una ida y vuelta

# back by a loss, or by a round trip
m-back-by-a-loss-or-j2z7ub = retroceder hasta la pérdida anterior, o una ida y vuelta

# next loss
m-next-loss-jx0v7r = pérdida siguiente

# previous loss
m-previous-loss-7llebr = pérdida anterior

# next prepared moment
m-next-prepared-moment-w2z987 = siguiente momento preparado

# previous prepared moment
m-previous-prepared-moment-lm6c3b = momento preparado anterior

# slower
m-slower-61ukr3 = más lento

# faster
m-faster-azoack = más rápido

# to the start
m-to-the-start-7612vr = al comienzo

# follow the run
m-follow-the-run-ucpfry = seguir la ejecución

# Run
m-run-37u7vu = Ejecución

# drop a packet
m-drop-a-packet-8ppxl5 = descartar un paquete

# compare two runs
m-compare-two-runs-vey7v4 = comparar dos ejecuciones

# undo
m-undo-v3fpnz = deshacer

# redo
m-redo-vo98zt = rehacer

# Rows of the chart
m-rows-of-the-chart-27jhb2 = Filas del gráfico

# Charts
m-charts-wn7420 = Gráficos

# the whole run
m-the-whole-run-33f0ay = la ejecución entera

# phase plane
m-phase-plane-5bj81m = plano de fases

# seconds or round trips
m-seconds-or-round-trips-akfpkb = segundos o idas y vueltas

# table of the data
m-table-of-the-data-xz7j0x = tabla de los datos

# say how it stands
m-say-how-it-stands-8e4ws8 = decir cómo va

# why is the window what it is
m-why-is-the-window-what-pa6aip = por qué la ventana es la que es

# hear the throughput
m-hear-the-throughput-dbkptw = oír el caudal

# Page
m-page-sfsa6u = Página

# present
m-present-8gnrvw = presentar

# hide or show the set-up
m-hide-or-show-the-set-la3q5a = ocultar o mostrar la configuración

# hide or show the network
m-hide-or-show-the-network-vfkv1e = ocultar o mostrar la red

# narrator on or off
m-narrator-on-or-off-35t0q3 = narrador activado o no

# blank the screen
m-blank-the-screen-tz7wbi = dejar la pantalla en blanco

# export
m-export-xnhe43 = exportar

# go to a control, scheme or scenario
m-go-to-a-control-scheme-j1mjfk = ir a un control, esquema o escenario

# this list
m-this-list-qvg9ob = esta lista

# close, or stop presenting
m-close-or-stop-presenting-ddb7l3 = cerrar, o dejar de presentar

# Take the wheel of a flow
m-take-the-wheel-of-a-06f398 = Tomar el volante de un flujo

# Be the network
m-be-the-network-yqlzk1 = Ser la red

# Let rules race
m-let-rules-race-3rkgpa = Hacer competir reglas

# Go to
m-go-to-ev0a0g = Ir a

# Go to a scene, a control, a scheme, a scenario or a key
m-go-to-a-scene-a-01rs7v = Ir a una escena, un control, un esquema, un escenario o una tecla

# Go to a scene, a term, a figure or a set-up
m-go-to-a-scene-a-i9lykl = Ir a una escena, un término, una figura o una configuración

# Go to a scene, control, scheme or key
m-go-to-a-scene-control-jd8bc3 = Ir a una escena, control, esquema o tecla

# Go to a scene, term, figure or set-up
m-go-to-a-scene-term-t0g3ic = Ir a una escena, término, figura o configuración

# What there is
m-what-there-is-rlqlqr = Qué hay

# Nothing here is called so.
m-nothing-here-is-called-so-ko1cz5 = Nada aquí se llama así.

# Terms, figures and set-ups of the papers could not be fetched.
m-terms-figures-and-set-ups-3zp988 = No se pudieron obtener los términos, figuras y configuraciones de los artículos.

# Close
m-close-l0xxoj = Cerrar

# Phase plane
m-phase-plane-o49uai = Plano de fases

# Copied
m-copied-3bzcw5 = Copiado

# What the charts show
m-what-the-charts-show-xtj3s2 = Lo que muestran los gráficos

# In view
m-in-view-6h7w6r = A la vista

# Export
m-export-sh99lf = Exportar

# This part of the page could not be fetched. Reload the page to try again.
m-this-part-of-the-page-5begu6 = No se pudo obtener esta parte de la página. Recargue la página para intentarlo de nuevo.

# One moment…
m-one-moment-llf0x5 = Un momento…

# Pause
m-pause-j4z771 = Pausar

# Play
m-play-bk85tv = Reproducir

# Keys
m-keys-qolp7x = Teclas

# Letters, digits and signs are keys of the page
m-letters-digits-and-signs-are-7zbwte = Las letras, cifras y signos son teclas de la página

# or
m-or-puzibo = o

# Open
m-open-n6hn1l = Abrir

# Lessons
m-lessons-84odjq = Lecciones

# Papers
m-papers-3avj4u = Artículos

# Terms
m-terms-54fb2k = Términos

# Games
m-games-w6fxh8 = Juegos

# By rounds
m-by-rounds-x85xgd = Por rondas

# Scenes
m-scenes-2xy1q8 = Escenas

# Find a scene
m-find-a-scene-b4et9h = Buscar una escena

# Find: bufferbloat, wifi, UDP …
m-find-bufferbloat-wifi-udp-lfpc6i = Buscar: bufferbloat, wifi, UDP …

# No scene is called so.
m-no-scene-is-called-so-9355wz = Ninguna escena se llama así.

# Elsewhere on this page
m-elsewhere-on-this-page-6dknsr = En otra parte de esta página

# Packet by packet
m-packet-by-packet-urdkma = Paquete a paquete

# View
m-view-q5w460 = Vista

# one round trip
m-one-round-trip-sl99va = una ida y vuelta

# Later
m-later-wsths9 = Después

# packet
m-packet-udqjsh = paquete

# Share
m-share-m2bcgo = Compartir

# Link
m-link-3equ89 = Enlace

# Send…
m-send-gyhozv = Enviar…

# Try it
m-try-it-c7r8bb = Probarlo

# Press it for the back row.
m-press-it-for-the-back-c2zdmi = Púlselo para la última fila.

# For a class
m-for-a-class-4iy0eb = Para una clase

# In a page of yours
m-in-a-page-of-yours-6grv0h = En una página suya

# Flows
m-flows-lkah82 = Flujos

# What to notice
m-what-to-notice-8nebo0 = En qué fijarse

# Speed
m-speed-2w2xwg = Velocidad

# Now change it
m-now-change-it-uqh2ei = Ahora cambie algo

# Undo
m-undo-vmlwpb = Deshacer

# Mix in another scheme
m-mix-in-another-scheme-wzwf32 = Mezclar otro esquema

# What if the buffer were bigger?
m-what-if-the-buffer-were-narlcr = ¿Y si el búfer fuera mayor?

# Add a square wave
m-add-a-square-wave-jleq9f = Añadir una onda cuadrada

# What now
m-what-now-ps6vmn = ¿Y ahora qué?

# a lesson
m-a-lesson-ey9mso = una lección

# Say what a run will do, then see it run
m-say-what-a-run-will-apejjn = Decir qué hará una ejecución y luego verla

# a scene
m-a-scene-ywewho = una escena

# A run by the name that lecturers use
m-a-run-by-the-name-q0ahx7 = Una ejecución con el nombre que usan los profesores

# your own
m-your-own-qc5fue = la suya

# Every setting of this run
m-every-setting-of-this-run-yp7qwm = Todos los ajustes de esta ejecución

# course work
m-course-work-m8ol79 = trabajo de curso

# Lessons in the order of a course, and how to make one
m-lessons-in-the-order-of-7dg121 = Lecciones en el orden de un curso, y cómo crear una

# the last second
m-the-last-second-ryfzk8 = último segundo

# the last {span} s
m-the-last-span-s-vem4xp = últimos { $span } s

# no packet
m-no-packet-bc9wiu = ningún paquete

# as fast as it goes
m-as-fast-as-it-goes-0eouv2 = lo más rápido posible

# {speed}× real
m-speed-real-t9h0ff = { $speed }× real

# From the maker of this link
m-from-the-maker-of-this-0c5547 = De quien hizo este enlace

# Sawtooth: the playground
m-sawtooth-the-playground-o3sn7y = Sawtooth: el laboratorio

# go to a figure, a term, a scene or a set-up
m-go-to-a-figure-a-v3ijm1 = ir a una figura, un término, una escena o una configuración

# close
m-close-b1hmw3 = cerrar

# On a figure
m-on-a-figure-up5p4d = En una figura

# The link, its code for a room, an embed, a question
m-the-link-its-code-for-a3rpft = El enlace, su código para el aula, una inserción, una pregunta

# Open the prepared scenario that it names
m-open-the-prepared-scenario-that-mz619l = Abrir el escenario preparado que nombra

# start again
m-start-again-uiks4n = empezar de nuevo

# {count} side by side
m-count-side-by-side-uoi13r = { $count } en paralelo

# {count} in series
m-count-in-series-51tehw = { $count } en serie

# no limit
m-no-limit-8091b1 = sin límite

# Bottlenecks
m-bottlenecks-7xuwsf = Cuellos de botella

# Bottleneck
m-bottleneck-gdwfbq = Cuello de botella

# Which one
m-which-one-xautny = Cuál

# Round trip, empty queue
m-round-trip-empty-queue-p594so = Ida y vuelta, cola vacía

# {span} when full, {share} of the bandwidth–delay product ({packets}).
m-span-when-full-share-of-hy2sex = { $span } cuando está llena, { $share } del producto ancho de banda-retardo ({ $packets }).

# The path
m-the-path-xxil4z = El camino

# {count} bottlenecks
m-count-bottlenecks-s6p6x8 = { $count } cuellos de botella

# one bottleneck
m-one-bottleneck-a3jufi = un cuello de botella

# ideal reverse path
m-ideal-reverse-path-5z48lb = camino de vuelta ideal

# real reverse path
m-real-reverse-path-lhfaua = camino de vuelta real

# Back to the beginning
m-back-to-the-beginning-ho1d9r = Volver al comienzo

# {row}. Now {values}
m-row-now-values-ak9hwp = { $row }. Ahora { $values }

# no value
m-no-value-ukpt1r = ningún valor

# The table of numbers
m-the-table-of-numbers-tfgzff = La tabla de números

# Hop in view
m-hop-in-view-0x2hrc = Salto a la vista

# Chart
m-chart-08pjvv = Gráfico

# Left and Right move a cursor in time, Up and Down point at a flow, Enter goes to the time of the cursor.
m-left-and-right-move-a-vv1lp4 = Izquierda y Derecha mueven un cursor en el tiempo, Arriba y Abajo señalan un flujo, Intro va al tiempo del cursor.

# fairness index
m-fairness-index-c0lspk = índice de equidad

# link used
m-link-used-0hmf56 = uso del enlace

# The whole run: A, B, and the difference of means
m-the-whole-run-a-b-gtlanp = La ejecución entera: A, B y la diferencia de las medias

# Round trip × 2
m-round-trip-2-aht6qd = Ida y vuelta × 2

# Round trip ÷ 2
m-round-trip-2-io1839 = Ida y vuelta ÷ 2

# Inside a flow
m-inside-a-flow-f3hy8i = Dentro de un flujo

# Inside of
m-inside-of-apwpfu = Interior de

# no flow
m-no-flow-a5n9qy = ningún flujo

# Its window by transmission round, as textbooks draw it
m-its-window-by-transmission-round-6onm68 = Su ventana por ronda de transmisión, como la dibujan los libros de texto

# Each packet and ACK: sequence plot and ladder
m-each-packet-and-ack-sequence-ea88hl = Cada paquete y ACK: diagramas de secuencia y de escalera

# Press a name to draw it over time.
m-press-a-name-to-draw-ewyydj = Pulse un nombre para dibujarlo en el tiempo.

# none yet
m-none-yet-kkfxsp = ninguna todavía

# Add a scheme
m-add-a-scheme-qhtu3m = Añadir un esquema

# Number of {flows}
m-number-of-flows-pmnl7g = Número de { $flows }

# Remove {name}
m-remove-name-yntp1y = Quitar { $name }

# Another scheme
m-another-scheme-fz6onf = Otro esquema

# As in
m-as-in-60824c = Como en

# none: set by hand
m-none-set-by-hand-k820yt = ninguno: fijado a mano

# Transport
m-transport-13o52q = Transporte

# Sends
m-sends-4f0tf8 = Envía

# As set below
m-as-set-below-cx5vt0 = Como se fija abajo

# As Linux of today
m-as-linux-of-today-ftb5yx = Como el Linux de hoy

# Linux of today: an initial window of 10, all repairs, windows in whole packets, a timer that counts milliseconds and, of CUBIC, HyStart and whole steps.
m-linux-of-today-an-initial-k2223u = El Linux de hoy: una ventana inicial de 10, todas las reparaciones, ventanas en paquetes enteros, un temporizador que cuenta milisegundos y, en CUBIC, HyStart y pasos enteros.

# As all flows have it
m-as-all-flows-have-it-5fvuag = Como todos los flujos

# What was held in this run
m-what-was-held-in-this-4y0wdh = Lo que se retuvo en esta ejecución

# The field of a rule
m-the-field-of-a-rule-8ohmfg = El campo de una regla

# Lost in front of the queue of
m-lost-in-front-of-the-o1fd5z = Perdido antes de la cola de

# Packets are lost
m-packets-are-lost-kfzjoy = Se pierden paquetes

# {name} in papers
m-name-in-papers-hqs6ka = { $name } en artículos

# Add a {item}
m-add-a-item-2hiiv8 = Añadir: { $item }

# Remove the last
m-remove-the-last-z5fx4a = Quitar el último

# Remove this {item}
m-remove-this-item-wbmhgk = Quitar este elemento: { $item }

# Exactly these packets
m-exactly-these-packets-qcfmn1 = Exactamente estos paquetes

# Of the flow
m-of-the-flow-netdc9 = Del flujo

# The ACKs of these packets
m-the-acks-of-these-packets-krekox = Los ACK de estos paquetes

# Numbers of the packets
m-numbers-of-the-packets-o80c30 = Números de los paquetes

# Measured runs behind this one
m-measured-runs-behind-this-one-bpl6r9 = Ejecuciones medidas detrás de esta

# Remove
m-remove-9c35st = Quitar

# How many flows
m-how-many-flows-kgkftd = Cuántos flujos

# Flows of which group
m-flows-of-which-group-nubiyh = Flujos de qué grupo

# Stop {count}
m-stop-count-c4jvey = Detener { $count }

# Start {count}
m-start-count-9dpa7w = Iniciar { $count }

# {sending} of {count} {name} send now.
m-sending-of-count-name-send-98d0zs = { $sending } de { $count } { $name } envían ahora.

# Rate, losses and delay at
m-rate-losses-and-delay-at-rvnq5n = Tasa, pérdidas y retardo en

# Lose 1 in 100
m-lose-1-in-100-nu4ial = Perder 1 de cada 100

# Twice the losses
m-twice-the-losses-fdne33 = El doble de pérdidas

# Half the losses
m-half-the-losses-9yxvfm = La mitad de pérdidas

# No losses
m-no-losses-k0v4i5 = Sin pérdidas

# Link down
m-link-down-wx71pj = Enlace caído

# Link up
m-link-up-xyj1ni = Enlace activo

# Do it now
m-do-it-now-ym8xp9 = Hacerlo ahora

# Drop a packet
m-drop-a-packet-a7uu09 = Descartar un paquete

# Of which group
m-of-which-group-y3qrve = De qué grupo

# Stop half
m-stop-half-z877j6 = Detener la mitad

# Start all
m-start-all-u50858 = Iniciar todos

# Halve the rate
m-halve-the-rate-2vkpuy = Tasa a la mitad

# Double the rate
m-double-the-rate-bvwcgr = Tasa al doble

# Some flows, losses, delay
m-some-flows-losses-delay-ere79m = Algunos flujos, pérdidas, retardo

# Numbers of each scheme
m-numbers-of-each-scheme-q8duhe = Números de cada esquema

# means since {since} s
m-means-since-since-s-032z0u = medias desde { $since } s

# Numbers of this stretch
m-numbers-of-this-stretch-lacuuj = Números de este tramo

# Each scheme’s flows together, means since {since} s, and what theory says of them
m-each-scheme-s-flows-together-foj0oe = Los flujos de cada esquema juntos, medias desde { $since } s, y lo que dice la teoría

# Time on show
m-time-on-show-3he1pe = Tiempo mostrado

# Values of {name} in papers
m-values-of-name-in-papers-k3g80j = Valores de { $name } en artículos

# The slider goes from {min} to {max}.
m-the-slider-goes-from-min-hg29vs = El control va de { $min } a { $max }.

# From {min} to {max}.
m-from-min-to-max-xkqj9i = De { $min } a { $max }.

# Add a bottleneck
m-add-a-bottleneck-byitue = Añadir un cuello de botella

# Reverse path
m-reverse-path-079eqg = Camino de vuelta

# Ideal
m-ideal-2ql42q = Ideal

# Real
m-real-o5hif1 = Real

# ACKs come back after their delay, none is lost.
m-acks-come-back-after-their-2q0qyt = Los ACK vuelven tras su retardo, ninguno se pierde.

# ACKs wait in queues on their way back and may be dropped; flows can send in the reverse direction.
m-acks-wait-in-queues-on-sp9ekg = Los ACK esperan en colas al volver y pueden descartarse; los flujos pueden enviar en sentido inverso.

# Of each flow the
m-of-each-flow-the-ly1mmc = De cada flujo

# Press a point of the square: both flows begin there anew, without slow start.
m-press-a-point-of-the-bxdcq7 = Pulse un punto del cuadrado: ambos flujos empiezan allí de nuevo, sin arranque lento.

# Disturbance
m-disturbance-2exshn = Perturbación

# Transport of all flows
m-transport-of-all-flows-dbzsmt = Transporte de todos los flujos

# all flows
m-all-flows-07lyut = todos los flujos

# {span}, seed {seed}
m-span-seed-seed-4qf6zr = { $span }, semilla { $seed }

# Seed
m-seed-lu3q30 = Semilla

# Another
m-another-ycao50 = Otra

# Restart
m-restart-d45qj0 = Reiniciar

# Without my changes
m-without-my-changes-s1rwci = Sin mis cambios

# Changes in this run
m-changes-in-this-run-3x3im6 = Cambios en esta ejecución

# Control
m-control-0fbl8e = Control

# by a window: ACKs let packets out
m-by-a-window-acks-let-urokpl = por ventana: los ACK dejan salir paquetes

# by a rate: a timer lets packets out
m-by-a-rate-a-timer-1bor94 = por tasa: un temporizador deja salir paquetes

# Policies
m-policies-raqot3 = Políticas

# Source
m-source-r5qyuw = Fuente

# Choose another scheme
m-choose-another-scheme-0maldq = Elegir otro esquema

# Find a scheme
m-find-a-scheme-k4odmc = Buscar un esquema

# Schemes
m-schemes-k45vcz = Esquemas

# No scheme is called so, nor any of its settings.
m-no-scheme-is-called-so-bbvs7n = Ningún esquema se llama así, ni ninguno de sus ajustes.

# Card of {name}
m-card-of-name-16tjl1 = Ficha de { $name }

# Number of flows
m-number-of-flows-xo9pro = Número de flujos

# Cancel
m-cancel-ew9em3 = Cancelar

# {thing}: change
m-thing-change-h95asj = { $thing }: cambiar

# Numbers and theory
m-numbers-and-theory-a45kf9 = Números y teoría

# measured
m-measured-6nq9nl = medido

# All together
m-all-together-4youse = Todos juntos

# link used, %
m-link-used-ckzps9 = uso del enlace, %

# Part of the link’s rate in use
m-part-of-the-link-s-fdtpv4 = Parte de la tasa del enlace en uso

# Have it from the start
m-have-it-from-the-start-ok26yv = Tenerlo desde el comienzo

# Begin again with all that was set while the run went on
m-begin-again-with-all-that-7fxzsz = Empezar de nuevo con todo lo que se fijó durante la ejecución

# The link, its code for a room, an embed
m-the-link-its-code-for-kh59ys = El enlace, su código para el aula, una inserción

# Figures, numbers, files, a lab sheet
m-figures-numbers-files-a-lab-qq8d4e = Figuras, números, archivos, una hoja de laboratorio

# Large, for a projector (P)
m-large-for-a-projector-p-d870jn = Grande, para un proyector (P)

# More
m-more-lz65mo = Más

# Undo (Ctrl+Z)
m-undo-ctrl-z-8a25w2 = Deshacer (Ctrl+Z)

# Redo (Ctrl+Shift+Z)
m-redo-ctrl-shift-z-ck73l9 = Rehacer (Ctrl+Mayús+Z)

# Redo
m-redo-w7fg15 = Rehacer

# Compare
m-compare-n8cxuc = Comparar

# Set a second run beside this one (C)
m-set-a-second-run-beside-p6jlaj = Poner una segunda ejecución junto a esta (C)

# steady
m-steady-8m5kb7 = constante

# follows a trace from a file…
m-follows-a-trace-from-a-lwaw4q = sigue una traza de un archivo…

# A trace in Mahimahi’s format
m-a-trace-in-mahimahi-s-1525fj = Una traza en el formato de Mahimahi

# Repeats at its end
m-repeats-at-its-end-y0tg0n = Se repite al final

# Traffic that does not slow down. Add:
m-traffic-that-does-not-slow-fczb1j = Tráfico que no frena. Añadir:

# Add another:
m-add-another-m872af = Añadir otro:

# Flash crowd
m-flash-crowd-58exrc = Avalancha

# When and where
m-when-and-where-g4yv67 = Cuándo y dónde

# Play again from the start
m-play-again-from-the-start-s2lbqq = Reproducir desde el comienzo

# Previous loss (Shift+L)
m-previous-loss-shift-l-uynimx = Pérdida anterior (Mayús+L)

# Step back {by} (←)
m-step-back-by-dtkute = Paso atrás: { $by } (←)

# Step forward {by} (→)
m-step-forward-by-w2kyng = Paso adelante: { $by } (→)

# Next loss (L)
m-next-loss-l-elpd6g = Pérdida siguiente (L)

# Follow
m-follow-2h7nv4 = Seguir

# Go to the latest time, and fit the axes (F)
m-go-to-the-latest-time-66r1pk = Ir al último instante y ajustar los ejes (F)

# round trip {number}
m-round-trip-number-9q66fh = ida y vuelta { $number }

# fastest
m-fastest-vjpzqx = al máximo

# running at {part} of that
m-running-at-part-of-that-rzqizm = va a { $part } de eso

# Vary…
m-vary-grqjy1 = Variar…

# Vary… {name}
m-vary-name-ddasfu = Variar… { $name }

# queue
m-queue-vxz6ig = cola

# an example
m-an-example-65ayfg = un ejemplo

# now, Mbit/s
m-now-mbit-s-2vqlbr = ahora, Mbit/s

# What all flows of the scheme get together, over {span}
m-what-all-flows-of-the-n8ip6s = Lo que obtienen juntos todos los flujos del esquema, { $span }

# mean, Mbit/s
m-mean-mbit-s-nt00hw = media, Mbit/s

# The same, on average
m-the-same-on-average-p7fvp4 = Lo mismo, en promedio

# share, %
m-share-an13dv = parte, %

# Of what all flows get
m-of-what-all-flows-get-n2j0ks = De lo que obtienen todos los flujos

# CoV
m-cov-y5kov7 = CV

# Coefficient of variation of what one flow sends in {span} ms, mean over the flows: 0 is perfectly smooth
m-coefficient-of-variation-of-what-p0dimi = Coeficiente de variación de lo que un flujo envía en { $span } ms, media sobre los flujos: 0 es perfectamente suave

# lost, %
m-lost-j75qu6 = perdido, %

# Packets dropped, of those sent
m-packets-dropped-of-those-sent-osokm2 = Paquetes descartados, de los enviados

# loss events, %
m-loss-events-5vl6j2 = eventos de pérdida, %

# Loss events of packets sent, p: the drops of one round trip are one event
m-loss-events-of-packets-sent-wdwgn0 = Eventos de pérdida por paquete enviado, p: los descartes de una ida y vuelta son un solo evento

# Mean of the round trips that the flows made
m-mean-of-the-round-trips-t4ksh2 = Media de los tiempos de ida y vuelta de los flujos

# of flows, %
m-of-flows-pwxnvc = de los flujos, %

# Of what all flows get together; streams are not among them
m-of-what-all-flows-get-9tr2e9 = De lo que obtienen todos los flujos juntos; las fuentes no cuentan

# of link, %
m-of-link-uq1xrn = del enlace, %

# Of what the link can carry
m-of-what-the-link-can-9i26x2 = De lo que puede llevar el enlace

# throughput, Mbit/s
m-throughput-mbit-s-35768v = caudal, Mbit/s

# Mean of what all its flows get together
m-mean-of-what-all-its-8cqybh = Media de lo que obtienen juntos todos sus flujos

# highest, Mbit/s
m-highest-mbit-s-1nty9b = máximo, Mbit/s

# Highest of it, over the span that the charts average over
m-highest-of-it-over-the-hfe1j6 = Su máximo, sobre el intervalo en que promedian los gráficos

# packets/s
m-packets-s-zvc094 = paquetes/s

# Packets that arrive in a second, all its flows together
m-packets-that-arrive-in-a-k8walg = Paquetes que llegan en un segundo, todos sus flujos juntos

# received, kB
m-received-kb-r7i4vb = recibido, kB

# Bytes that arrived, headers included; 1 kB is 1000 bytes
m-bytes-that-arrived-headers-included-c2uz73 = Bytes que llegaron, cabeceras incluidas; 1 kB son 1000 bytes

# packets sent
m-packets-sent-oo085s = paquetes enviados

# New and again
m-new-and-again-qg57a8 = Nuevos y repetidos

# dropped
m-dropped-heizvp = descartados

# Packets dropped or lost, at all hops
m-packets-dropped-or-lost-at-q6cwct = Paquetes descartados o perdidos, en todos los saltos

# Mean window of a flow that sends
m-mean-window-of-a-flow-3twvaw = Ventana media de un flujo que envía

# highest window
m-highest-window-wp01xh = ventana máxima

# Highest window that one of its flows reached, at the end of a sample
m-highest-window-that-one-of-jmtfd5 = Ventana máxima que alcanzó uno de sus flujos, al final de una muestra

# Mean over the samples and its flows
m-mean-over-the-samples-and-ri4ok0 = Media sobre las muestras y sus flujos

# one way, ms
m-one-way-ms-mj9q64 = un sentido, ms

# Mean delay from sender to receiver; none where ACKs wait in queues too
m-mean-delay-from-sender-to-clszky = Retardo medio del emisor al receptor; ninguno donde los ACK también esperan en colas

# queueing delay, ms: median
m-queueing-delay-ms-median-sb0tk3 = retardo de cola, ms: mediana

# probes sent
m-probes-sent-et564w = sondas enviadas

# One every so often, whatever became of the one before
m-one-every-so-often-whatever-7cc612 = Una cada cierto tiempo, fuera lo que fuera de la anterior

# lost
m-lost-qrhwsb = perdidos

# On the way there or back
m-on-the-way-there-or-nbm58m = A la ida o a la vuelta

# round trip, ms: least
m-round-trip-ms-least-n3iyk1 = ida y vuelta, ms: mínima

# Of the probes that came back in the stretch
m-of-the-probes-that-came-mzyphn = De las sondas que volvieron en el tramo

# median
m-median-5rsujb = mediana

# Mean over time
m-mean-over-time-m2ubwb = Media en el tiempo

# highest
m-highest-yq877z = máxima

# Most packets that waited at once
m-most-packets-that-waited-at-map4jq = Máximo de paquetes que esperaron a la vez

# arrived
m-arrived-ud31ou = llegados

# Packets of all flows and sources that came to the queue
m-packets-of-all-flows-and-ep2254 = Paquetes de todos los flujos y fuentes que llegaron a la cola

# Packets that the queue dropped
m-packets-that-the-queue-dropped-cgadxp = Paquetes que descartó la cola

# dropped, %
m-dropped-j1lp5o = descartados, %

# Of those that came to the queue
m-of-those-that-came-to-fywn11 = De los que llegaron a la cola

# marked
m-marked-ixgrdt = marcados

# Packets that the queue marked (ECN)
m-packets-that-the-queue-marked-3n6cvs = Paquetes que marcó la cola (ECN)

# RED’s average
m-red-s-average-s997aj = media de RED

# The queue’s length as RED averages it, mean over the samples
m-the-queue-s-length-as-2cb4bq = La longitud de la cola como la promedia RED, media sobre las muestras

# RED’s chance, %
m-red-s-chance-xqeg0j = probabilidad de RED, %

# Of an early drop or mark at that average (p, before drops are spaced), mean over the samples
m-of-an-early-drop-or-c0jsct = De un descarte o una marca tempranos con esa media (p, antes de espaciar los descartes), media sobre las muestras

# Well known
m-well-known-jb5i5e = Conocidos

# One GAIMD flow among seven TCP flows (Yang et al. 2000, Figures 12 to 14)
m-one-gaimd-flow-among-seven-yjctho = Un flujo GAIMD entre siete flujos TCP (Yang et al. 2000, figuras 12 a 14)

# TCP and TCP(1/8) against a square wave (Bansal et al. 2001, Figure 8)
m-tcp-and-tcp-1-8-1few1u = TCP y TCP(1/8) contra una onda cuadrada (Bansal et al. 2001, figura 8)

# {flows} from {span}
m-flows-from-span-876a8m = { $flows } desde { $span }

# {label}: one more
m-label-one-more-9j1ou0 = { $label }: uno más

# round trip {span}
m-round-trip-span-q12z66 = ida y vuelta de { $span }

# link without limit
m-link-without-limit-fnorqi = enlace sin límite

# link that follows a trace
m-link-that-follows-a-trace-q0ex82 = enlace que sigue una traza

# {rate} link
m-rate-link-aaon41 = enlace de { $rate }

# {queue} queue of {packets}
m-queue-queue-of-packets-hvji9h = cola de { $packets } ({ $queue })

# Set run
m-set-run-tuqjom = Ajustar la ejecución

# End the comparison
m-end-the-comparison-520tf2 = Terminar la comparación

# The textbook’s model
m-the-textbook-s-model-b8xi8j = El modelo de los libros de texto

# Textbook’s model, dashed
m-textbook-s-model-dashed-azn69b = Modelo de los libros de texto, discontinuo

# Why is that so?
m-why-is-that-so-o2pjnf = ¿Por qué es así?

# Off
m-off-3tlu3u = Apagar

# Narrator off
m-narrator-off-l7icbp = Narrador apagado

# Do not say what happens
m-do-not-say-what-happens-uob66x = No decir lo que ocurre

# Open the default
m-open-the-default-9sr0fr = Abrir el predeterminado

# Reload
m-reload-7acg4s = Recargar

# Dismiss
m-dismiss-an1pf7 = Descartar

# mean window, packets
m-mean-window-packets-1w8c1x = ventana media, paquetes

# all others together
m-all-others-together-5xrum7 = todos los demás juntos

# This link changes the scene.
m-this-link-changes-the-scene-qogent = Este enlace cambia la escena.

# See it without
m-see-it-without-e5nqkx = Verla sin cambios

# Back to it
m-back-to-it-rv4utg = Volver a ella

# In this run it came out differently.
m-in-this-run-it-came-uz85ua = En esta ejecución salió de otro modo.

# Run A:
m-run-a-hxr48l = Ejecución A:

# {span} ago
m-span-ago-x0ypmw = hace { $span }

# dropped in {span}
m-dropped-in-span-q3sv1g = descartados en { $span }

# , a mark every {count}
m-a-mark-every-count-2swr7p = , una marca cada { $count }

# {count} of {limit} packets in view
m-count-of-limit-packets-in-5kgs8f = { $count } de { $limit } paquetes a la vista

# holds {packets}
m-holds-packets-gxh1rg = caben { $packets }

# gets, {unit}
m-gets-unit-ikgqeq = recibe, { $unit }

# sends, {unit}
m-sends-unit-inyk7e = envía, { $unit }

# window or {unit}
m-window-or-unit-hly6d8 = ventana o { $unit }

# sends {rate}
m-sends-rate-rxxhse = envía { $rate }

# silent
m-silent-rqc1dw = en silencio

# send {rate}
m-send-rate-u8o30n = envían { $rate }

# windows {window}
m-windows-window-1yzs9y = ventanas { $window }

# window {window}
m-window-window-l8i4gf = ventana { $window }

# full: the next one falls
m-full-the-next-one-falls-ms84aw = llena: el próximo se pierde

# room for {count}
m-room-for-count-t89joq = espacio para { $count }

# {span} of link
m-span-of-link-w59lla = { $span } de enlace

# fairness
m-fairness-pshtkk = equidad

# used
m-used-tji4kw = en uso

# 1 loss event
m-1-loss-event-0mi8sz = 1 evento de pérdida

# {count} loss events
m-count-loss-events-x117q0 = { $count } eventos de pérdida

# nobody waits
m-nobody-waits-uhz5fo = nadie espera

# {count} dropped
m-count-dropped-h97fei = { $count ->
    [one] { $count } descartado
   *[other] { $count } descartados
  }

# {count} waiting
m-count-waiting-uibsfn = { $count } en espera

# , {span} back
m-span-back-gvk0os = , { $span } de vuelta

# , {least} to {most} ms back
m-least-to-most-ms-back-fr7ctv = , { $least } a { $most } ms de vuelta

# Note
m-note-5mau71 = Nota

# Its answer, behind a press
m-its-answer-behind-a-press-lu31pp = Su respuesta, tras pulsar

# What the class hands in, in one place
m-what-the-class-hands-in-h6cvgp = Lo que la clase entrega, en un solo lugar

# What readers may change
m-what-readers-may-change-0hotae = Lo que los lectores pueden cambiar

# Lock all
m-lock-all-au46at = Bloquear todo

# Free all
m-free-all-zpn8uw = Liberar todo

# Free
m-free-7va5tn = Libre

# Locked
m-locked-hvffeb = Bloqueado

# Hidden
m-hidden-gp48rd = Oculto

# What they see
m-what-they-see-jaxdqo = Lo que ven

# Colours
m-colours-79cfmy = Colores

# Their own
m-their-own-yqcgdb = Los suyos

# Light
m-light-2iob7z = Claro

# Dark
m-dark-j8m6w5 = Oscuro

# A lock keeps hands off, and is no secret: all of this, the answer too, stands in the link for whoever can read one.
m-a-lock-keeps-hands-off-p387e1 = Un bloqueo evita cambios, pero no es un secreto: todo esto, también la respuesta, está en el enlace para quien sepa leerlo.

# {label}: one less
m-label-one-less-1fqy1s = { $label }: uno menos

# locked
m-locked-l6jm37 = bloqueado

# {title}, locked
m-title-locked-3ijx4h = { $title }, bloqueado

# Selected; copy it with Ctrl+C
m-selected-copy-it-with-ctrl-8ah11k = Seleccionado; cópielo con Ctrl+C

# Keys (?)
m-keys-mkfatp = Teclas (?)

# Show the next
m-show-the-next-chqenc = Mostrar el siguiente

# Language
m-language-6us7mj = Idioma

# This language could not be fetched. Try it again when the network is back.
m-this-language-could-not-be-ile2t7 = No se pudo obtener este idioma. Inténtelo de nuevo cuando vuelva la red.

# This translation has not yet been read by a native speaker; {share} % of the page is in it.
m-this-translation-has-not-yet-cpkfrj = Ningún hablante nativo de español ha leído aún esta traducción; abarca el { $share } % de la página.

# Parts of the page
m-parts-of-the-page-9qfpjw = Partes de la página

# The answer
m-the-answer-89kz6u = La respuesta

# This is too long for a QR code; the text holds it.
m-this-is-too-long-for-knpj7r = Esto es demasiado largo para un código QR; el texto lo contiene.

# For the room
m-for-the-room-31czm6 = Para el aula

# Show the QR code large
m-show-the-qr-code-large-rw1c4o = Mostrar el código QR en grande

# Smaller
m-smaller-h72qcb = Más pequeño

# Switch between light and dark
m-switch-between-light-and-dark-m9vpnk = Cambiar entre claro y oscuro

# Textbook’s model
m-textbook-s-model-nu4iy2 = Modelo de los libros de texto

# link alone
m-link-alone-j46jfi = solo el enlace

# link and queue
m-link-and-queue-4lj5ob = enlace y cola

# Narrator: what happens, in words
m-narrator-what-happens-in-words-3icvlf = Narrador: lo que ocurre, en palabras

# In
m-in-i0czwe = En

# Seconds
m-seconds-yzbgqy = Segundos

# Round trips
m-round-trips-drz4o7 = Idas y vueltas

# , packets that may be on their way at once
m-packets-that-may-be-on-p8cvel = , paquetes que pueden estar en camino a la vez

# Window of each flow
m-window-of-each-flow-2vtkll = Ventana de cada flujo

# , packets
m-packets-4cvumy = , paquetes

# Throughput of each flow
m-throughput-of-each-flow-49xxif = Caudal de cada flujo

# , 1 is equal
m-1-is-equal-ia138w = , 1 es igual

# Window or rate × round trip
m-window-or-rate-round-trip-8o6kpc = Ventana o tasa × ida y vuelta

# of each flow, packets
m-of-each-flow-packets-6wtod8 = de cada flujo, paquetes

# , packets waiting; drops above
m-packets-waiting-drops-above-7g8brt = , paquetes en espera; descartes arriba

# as the flows see them: a mark in each round trip with one
m-as-the-flows-see-them-e3vlm5 = como los ven los flujos: una marca en cada ida y vuelta con uno

# as the flows of each scheme see them: a mark in each round trip with one
m-as-the-flows-of-each-kpvxgw = como los ven los flujos de cada esquema: una marca en cada ida y vuelta con uno

# of each flow’s packets: path and queues
m-of-each-flow-s-packets-0lmde2 = de los paquetes de cada flujo: camino y colas

# that each sender measures, smoothed
m-that-each-sender-measures-smoothed-k5b9l0 = que mide cada emisor, suavizado

# , per cent
m-per-cent-70xsm6 = , por ciento

# empty
m-empty-6u9vqm = vacío

# not sending
m-not-sending-3z2a8k = no envía

# now
m-now-bah8fr = ahora

# Simulated packet by packet; at this speed the picture shows rates.
m-simulated-packet-by-packet-at-6rj4pt = Simulado paquete a paquete; a esta velocidad la imagen muestra tasas.

# Simulated packet by packet, in this page.
m-simulated-packet-by-packet-in-sk6ruy = Simulado paquete a paquete, en esta página.

# Lessons, papers, terms
m-lessons-papers-terms-es3nao = Lecciones, artículos, términos

# one packet
m-one-packet-rxfbyx = un paquete

# to the loss
m-to-the-loss-bep4gy = hasta la pérdida

# none
m-none-c6lasb = ninguna

# none added: choose a model
m-none-added-choose-a-model-vek4lc = ninguna añadida: elija un modelo

# others
m-others-9w2nzm = otros

# window, packets
m-window-packets-cjw52a = ventana, paquetes

# round trip
m-round-trip-h7hci6 = ida y vuelta

# round trip, ms
m-round-trip-ms-ti0qre = ida y vuelta, ms

# queue, packets
m-queue-packets-n28nvx = cola, paquetes

# Question
m-question-06ikx1 = Pregunta

# in theory
m-in-theory-42rrhn = en teoría

# Window
m-window-s8mpdp = Ventana

# Rate
m-rate-cycex3 = Tasa

# Present
m-present-m3e00c = Presentar

# Hand it in
m-hand-it-in-r2pnx8 = Entregar

# Your answer as a code
m-your-answer-as-a-code-siia6w = Su respuesta como código

# Collect answers
m-collect-answers-xlgbeq = Recoger respuestas

# the run
m-the-run-vclxtd = la ejecución

# What do you think?
m-what-do-you-think-cws5u4 = ¿Qué cree usted?

# That is my answer
m-that-is-my-answer-gkoono = Esa es mi respuesta

# Why a sawtooth
m-why-a-sawtooth-kslgof = Por qué un diente de sierra

# One sender looks for the right window.
m-one-sender-looks-for-the-2mau50 = Un emisor busca la ventana adecuada.

# Slow start, three duplicate ACKs, a timeout
m-slow-start-three-duplicate-acks-nu7yvv = Arranque lento, tres ACK duplicados, un vencimiento del temporizador

# The picture of every textbook, bend by bend.
m-the-picture-of-every-textbook-4dszex = La imagen de todos los libros de texto, tramo a tramo.

# Rate and window are not the same
m-rate-and-window-are-not-yoyn74 = Tasa y ventana no son lo mismo

# What a round trip has to do with throughput, and what a larger window buys.
m-what-a-round-trip-has-e2mnxt = Qué tiene que ver la ida y vuelta con el caudal, y qué se gana con una ventana mayor.

# Flow control and congestion control
m-flow-control-and-congestion-control-x960tl = Control de flujo y control de congestión

# Two windows, and the smaller one counts.
m-two-windows-and-the-smaller-jno298 = Dos ventanas, y cuenta la menor.

# Who shares?
m-who-shares-15ymxe = ¿Quién comparte?

# Two flows, one link, and nobody in charge.
m-two-flows-one-link-and-arr61l = Dos flujos, un enlace y nadie al mando.

# How big a buffer?
m-how-big-a-buffer-xuthjf = ¿De qué tamaño debe ser el búfer?

# Too small wastes the link, too large wastes time.
m-too-small-wastes-the-link-tyleqr = Demasiado pequeño desperdicia el enlace, demasiado grande desperdicia tiempo.

# How big a buffer, with many flows
m-how-big-a-buffer-with-0m8q88 = ¿De qué tamaño debe ser el búfer con muchos flujos?

# The root of their number, and when that fails.
m-the-root-of-their-number-hrnawj = La raíz de su número, y cuándo falla.

# Unequal round trips
m-unequal-round-trips-mav8xe = Tiempos de ida y vuelta desiguales

# The same rule for all, and yet the near one gets more.
m-the-same-rule-for-all-cm37xa = La misma regla para todos y, sin embargo, quien está cerca obtiene más.

# Losses that are not congestion
m-losses-that-are-not-congestion-1tsz7z = Pérdidas que no son congestión

# A radio spoils a few packets, and most of the link is gone.
m-a-radio-spoils-a-few-9b7abc = Un enlace de radio estropea unos pocos paquetes, y se pierde casi toda su capacidad.

# CUBIC, what your laptop does
m-cubic-what-your-laptop-does-1pw7z7 = CUBIC, lo que hace su portátil

# A climb that goes by time, and where it is Reno after all.
m-a-climb-that-goes-by-mgiaz4 = Una subida que depende del tiempo, y dónde es, a fin de cuentas, Reno.

# Fair to whom?
m-fair-to-whom-0d2pns = ¿Justo con quién?

# Between flows, between people, between paths.
m-between-flows-between-people-between-tk1quj = Entre flujos, entre personas, entre caminos.

# Queues that speak early
m-queues-that-speak-early-utje4f = Colas que avisan pronto

# RED, CoDel, PIE, and marks in place of losses.
m-red-codel-pie-and-marks-z7jsls = RED, CoDel, PIE, y marcas en lugar de pérdidas.

# Smooth or quick
m-smooth-or-quick-xa4cpn = Suave o rápido

# Give up less, and be slower to notice: the question of the four papers.
m-give-up-less-and-be-yu2yt7 = Ceder menos y enterarse más tarde: la cuestión de los cuatro artículos.

# What TCP-friendly means
m-what-tcp-friendly-means-8004ve = Qué significa ser amigable con TCP

# A good neighbour at steady losses, and where that fails.
m-a-good-neighbour-at-steady-drvche = Un buen vecino con pérdidas constantes, y dónde falla.

# Learning from delay and from rate
m-learning-from-delay-and-from-k8eqhh = Aprender del retardo y de la tasa

# Vegas, BBR, and what they do to TCP, and TCP to them.
m-vegas-bbr-and-what-they-bdl1p8 = Vegas, BBR, lo que le hacen a TCP y TCP a ellos.

# Low latency for everybody
m-low-latency-for-everybody-t2k7pj = Baja latencia para todos

# Two queues on one link: a millisecond beside fifteen, and nobody starves.
m-two-queues-on-one-link-b2g66l = Dos colas en un enlace: un milisegundo junto a quince, y nadie pasa hambre.

# Measure it yourself
m-measure-it-yourself-mgkj4t = Mídalo usted mismo

# Even, equal, soon up, soon down: say what they are and read them off.
m-even-equal-soon-up-soon-kix0un = Regularidad, igualdad, rapidez al subir y al bajar: diga qué son y léalas en los gráficos.

# Reload to use it
m-reload-to-use-it-iaa1if = Recargar para usarla

# Done
m-done-3cn9g1 = Hecho

# off
m-off-bicsne = desactivado

# Copy link
m-copy-link-9zccf0 = Copiar el enlace

# Copy embed
m-copy-embed-gzas5t = Copiar la inserción

# of {name}
m-of-name-bt0frx = de { $name }

# Copy this link
m-copy-this-link-r8jrmw = Copiar este enlace

# Copy as CSV
m-copy-as-csv-1o2q64 = Copiar como CSV

# Theory: {reason}.
m-theory-reason-8w5jaw = Teoría: { $reason }.

# the last 5 s
m-the-last-5-s-scfuee = últimos 5 s

# the last 10 s
m-the-last-10-s-7o6mis = últimos 10 s

# the last 20 s
m-the-last-20-s-dl9ut7 = últimos 20 s

# the last 40 s
m-the-last-40-s-g5f0zl = últimos 40 s

# the last 120 s
m-the-last-120-s-uat7vg = últimos 120 s

# The network. Up and down choose a flow, Enter shows its state.
m-the-network-up-and-down-ux0arl = La red. Arriba y Abajo eligen un flujo, Intro muestra su estado.

# The network.
m-the-network-kxbuh8 = La red.

# {what} (Space)
m-what-space-3x1eri = { $what } (Espacio)

# More of {name}
m-more-of-name-psl79u = Más de { $name }

# follows a trace: {name}
m-follows-a-trace-name-a9vy04 = sigue una traza: { $name }

# Its rate
m-its-rate-0lcxnl = Su tasa

# flows
m-flows-aly8eq = flujos

# A bottleneck that one group alone crosses is its own access link: the others cross from the next one on.
m-a-bottleneck-that-one-group-sywyw9 = Un cuello de botella que cruza un solo grupo es su propio enlace de acceso: los demás cruzan a partir del siguiente.

# Try a translation of your own, a file in Fluent’s syntax
m-try-a-translation-of-your-t6hbwp = Probar una traducción propia, un archivo con la sintaxis de Fluent

# Code {number} of {count}
m-code-number-of-count-o6li6f = Código { $number } de { $count }

# All sentences, in two languages
m-all-sentences-in-two-languages-1jaxwg = Todas las frases, en dos idiomas

# The file has {size} bytes; at most {most} are read.
m-the-file-has-size-bytes-k1vlcw = El archivo tiene { $size } bytes; se leen como máximo { $most }.

# The file has {lines} lines; at most {most} are read.
m-the-file-has-lines-lines-nf8i5g = El archivo tiene { $lines } líneas; se leen como máximo { $most }.

# Line {line} has {length} characters; at most {most} are read.
m-line-line-has-length-characters-4cn2jh = La línea { $line } tiene { $length } caracteres; se leen como máximo { $most }.

# Line {line}: more than {most} spaces or empty lines in a row are not read.
m-line-line-more-than-most-ib4fhb = Línea { $line }: no se leen más de { $most } espacios o líneas vacías seguidos.

# Line {line}: here begins message {count}; at most {most} are read.
m-line-line-here-begins-message-fnbc99 = Línea { $line }: aquí empieza el mensaje { $count }; se leen como máximo { $most }.

# Line {line}: braces stand {depth} deep; at most {most} are read.
m-line-line-braces-stand-depth-10n3iw = Línea { $line }: las llaves llegan a { $depth } niveles; se leen como máximo { $most }.

# There is no message in this file: a line of it would be “m-share-m2bcgo = …”.
m-there-is-no-message-in-qvsr7x = No hay ningún mensaje en este archivo: una línea suya sería «m-share-m2bcgo = …».

# {hop} queue, packets
m-hop-queue-packets-oh61y8 = { $hop }: cola, paquetes

# {hop} dropped, packets
m-hop-dropped-packets-kqq3gn = { $hop }: descartados, paquetes

# Link used{at}, %
m-link-used-at-rcyr4w = Uso del enlace{ $at }, %

# Queue{at}, packets
m-queue-at-packets-ngrqew = Cola{ $at }, paquetes

# Dropped{at}, packets
m-dropped-at-packets-8t0eur = Descartados{ $at }, paquetes

# , Mbit/s
m-mbit-s-cazws9 = , Mbit/s

# the flows
m-the-flows-aqd9yl = los flujos

# the packets that are lost
m-the-packets-that-are-lost-j2acg2 = los paquetes que se pierden

# game
m-game-ie4x6v = juego

# lesson
m-lesson-7xc7sx = lección

# term
m-term-967r2v = término

# figure of a paper
m-figure-of-a-paper-xbn5wf = figura de un artículo

# what was measured
m-what-was-measured-7ltbrm = lo que se midió

# {first}, {next}
m-first-next-ujq1l8 = { $first }, { $next }

# {first} {next}
m-first-next-msc49q = { $first } { $next }

# what the link follows
m-what-the-link-follows-uvtfh2 = lo que sigue el enlace

# A new version is here.
m-a-new-version-is-here-90onxe = Hay una versión nueva.

# the link rate{at}
m-the-link-rate-at-oc8n4l = la tasa del enlace{ $at }

# the round trip
m-the-round-trip-x0hdbj = la ida y vuelta

# the queue
m-the-queue-ozhbff = la cola

# the queue{at}
m-the-queue-at-kd93go = la cola{ $at }

# The delay cannot change here: it {rule}.
m-the-delay-cannot-change-here-wcetoj = Aquí no puede cambiar el retardo: { $rule }.

# the delay{at}
m-the-delay-at-jog8pc = el retardo{ $at }

# the number of {flows}
m-the-number-of-flows-aedkxj = el número de { $flows }

# the losses{at}
m-the-losses-at-m7tn4w = las pérdidas{ $at }

# Losses{at} now: {losses}.
m-losses-at-now-losses-szeip0 = Pérdidas{ $at } ahora: { $losses }.

# Stopped: {flows}.
m-stopped-flows-r86c5t = Detenidos: { $flows }.

# {source} off
m-source-off-sofjpj = { $source }: inactiva

# {source} on
m-source-on-0uljk3 = { $source }: activa

# {first} and {last}
m-first-and-last-bi4ob6 = { $first } y { $last }

# {first} to {last}
m-first-to-last-s9aq8s = { $first } a { $last }

# the path
m-the-path-ndayqr = el camino

# {label}{at}
m-label-at-0djwc4 = { $label }{ $at }

# Remove no. {number}
m-remove-no-number-2gxv6d = Quitar el n.º { $number }

# the reverse path
m-the-reverse-path-ddxw3x = el camino de vuelta

# The changes now come in the order that seed {seed} draws.
m-the-changes-now-come-in-9krl4p = Los cambios llegan ahora en el orden que sortea la semilla { $seed }.

# Shuffle the {count} phases
m-shuffle-the-count-phases-y08cny = Barajar las { $count } fases

# A phase is all that changes at one time. The run’s seed ({seed}) draws which comes when; another seed draws another order when you press again.
m-a-phase-is-all-that-lt9fkv = Una fase es todo lo que cambia a la vez. La semilla de la ejecución ({ $seed }) sortea cuál llega cuándo; otra semilla sortea otro orden cuando pulse de nuevo.

# where the two flows begin
m-where-the-two-flows-begin-hc91kl = dónde empiezan los dos flujos

# the run’s settings
m-the-run-s-settings-1osw6m = los ajustes de la ejecución

# the transport of all flows
m-the-transport-of-all-flows-rsvp1o = el transporte de todos los flujos

# the seed
m-the-seed-xq474x = la semilla

# This trace could not be fetched. Nothing was changed.
m-this-trace-could-not-be-x98qe8 = No se pudo obtener esta traza. No se cambió nada.

# Its rate{at}
m-its-rate-at-5kbpqa = Su tasa{ $at }

# the disturbance
m-the-disturbance-i1s9to = la perturbación

# This cannot be varied: {why}.
m-this-cannot-be-varied-why-2jmvqy = Esto no puede variarse: { $why }.

# These two runs need up to {size} MB of memory, so nothing has been started. Press play to run them all the same.
m-these-two-runs-need-up-pvzhjh = Estas dos ejecuciones necesitan hasta { $size } MB de memoria, así que no se ha iniciado nada. Pulse Reproducir para ejecutarlas de todos modos.

# This run needs up to {size} MB of memory, so nothing has been started. Press play to run it all the same.
m-this-run-needs-up-to-qzt4dh = Esta ejecución necesita hasta { $size } MB de memoria, así que no se ha iniciado nada. Pulse Reproducir para ejecutarla de todos modos.

# Two runs beside each other may need at most {most} MB of memory; these need up to {size} MB.
m-two-runs-beside-each-other-i5e2v1 = Dos ejecuciones lado a lado pueden necesitar como mucho { $most } MB de memoria; estas necesitan hasta { $size } MB.

# B is a copy of A, on the same clock and with the same seed. What you change now is changed in B.
m-b-is-a-copy-of-sayqti = B es una copia de A, con el mismo reloj y la misma semilla. Lo que cambie ahora se cambia en B.

# Restarted without the changes made while it ran.
m-restarted-without-the-changes-made-ic2blr = Reiniciado sin los cambios hechos durante la ejecución.

# what was set
m-what-was-set-dvkdue = lo que se fijó

# Restarted: what was set while it ran holds from the start.
m-restarted-what-was-set-while-ju6oy6 = Reiniciado: lo que se fijó durante la ejecución vale desde el comienzo.

# Restarted, and gone on to {goal} s: {what} changed.
m-restarted-and-gone-on-to-9x6zvl = Reiniciado y seguido hasta { $goal } s; cambios: { $what }.

# Restarted: {what} changed.
m-restarted-what-changed-rrqrr1 = Reiniciado; cambios: { $what }.

# The change made while it ran ended with it.
m-the-change-made-while-it-ub2xtx = El cambio hecho durante la ejecución terminó con ella.

# The {count} changes made while it ran ended with it.
m-the-count-changes-made-while-ax67jn = Los { $count } cambios hechos durante la ejecución terminaron con ella.

# Line {line} of the rule gave no number, so {name} kept its value: first at {time} s
m-line-line-of-the-rule-5k94o3 = La línea { $line } de la regla no dio un número, así que { $name } conservó su valor: por primera vez a los { $time } s

# Line {line} of the rule gave less than {name} can be, so it was set to the least: first at {time} s
m-line-line-of-the-rule-k00ddm = La línea { $line } de la regla dio menos de lo que { $name } puede ser, así que se fijó en el mínimo: por primera vez a los { $time } s

# Line {line} of the rule gave more than {name} can be, so it was set to the most: first at {time} s
m-line-line-of-the-rule-vuoxbw = La línea { $line } de la regla dio más de lo que { $name } puede ser, así que se fijó en el máximo: por primera vez a los { $time } s

# {held}. The rule’s form counts on.
m-held-the-rule-s-form-komijm = { $held }. El formulario de la regla sigue contando.

# The engine failed: {message}. Restart, or change the scenario.
m-the-engine-failed-message-restart-bq6l6z = El motor falló: { $message }. Reinicie o cambie el escenario.

# The engine failed in run {run}: {message}. Restart, or end the comparison.
m-the-engine-failed-in-run-rxqpyi = El motor falló en la ejecución { $run }: { $message }. Reinicie o termine la comparación.

# The engine stopped answering and was started again; the run was replayed to where it was.
m-the-engine-stopped-answering-and-ktj4g0 = El motor dejó de responder y se inició de nuevo; la ejecución se reprodujo hasta donde estaba.

# The engine stopped and could not be started again. Reload the page to go on; the address holds the run.
m-the-engine-stopped-and-could-kp3jkp = El motor se detuvo y no se pudo iniciar de nuevo. Recargue la página para seguir; la dirección contiene la ejecución.

# The engine did not start: it runs in a Web Worker, whose file has not come or which this browser or an extension of it refuses. Reload the page to go on; the address holds the run.
m-the-engine-did-not-start-lbo6uv = El motor no arrancó: funciona en un Web Worker, cuyo archivo no ha llegado o que este navegador o una extensión suya rechaza. Recargue la página para seguir; la dirección contiene la ejecución.

# B is A without that, and nothing else: the same seed, the same chance.
m-b-is-a-without-that-mipi27 = B es A sin eso, y nada más: la misma semilla, el mismo azar.

# {refusal}. Nothing was changed.
m-refusal-nothing-was-changed-7pbk9d = { $refusal }. No se cambió nada.

# every packet
m-every-packet-w1guc4 = todos los paquetes

# lost: {losses}
m-lost-losses-unono8 = perdidos: { $losses }

# {change}{at}
m-change-at-q25lai = { $change }{ $at }

# losses{at}: {losses}
m-losses-at-losses-4vfgc6 = pérdidas{ $at }: { $losses }

# The link{at} goes down: nothing comes through.
m-the-link-at-goes-down-p2pic6 = El enlace{ $at } se cae: no pasa ningún paquete.

# The link{at} is up again.
m-the-link-at-is-up-ynw6d4 = El enlace{ $at } vuelve a estar activo.

# The losses on the way{at} change.
m-the-losses-on-the-way-6b6c4h = Cambian las pérdidas en el camino{ $at }.

# link down
m-link-down-xsb1af = enlace caído

# link up
m-link-up-bhk9ha = enlace activo

# {count} sources
m-count-sources-mjvin2 = { $count ->
    [one] { $count } fuente
   *[other] { $count } fuentes
  }

# a packet
m-a-packet-pixg7w = un paquete

# source
m-source-7ps15k = fuente

# reverse path
m-reverse-path-ulpl14 = camino de vuelta

# reverse path {number}
m-reverse-path-number-cuomuj = camino de vuelta { $number }

# bottleneck {number}
m-bottleneck-number-8xqbk5 = cuello de botella { $number }

# at {hop}
m-at-hop-29f8kz = en el { $hop }

# {name} flows
m-name-flows-xziq4l = flujos { $name }

# flows “{name}”
m-flows-name-kxhh1m = flujos «{ $name }»

# These flows are not in the run any more.
m-these-flows-are-not-in-unbuf8 = Estos flujos ya no están en la ejecución.

# {scheme} sends by a rate and has no window to begin with.
m-scheme-sends-by-a-rate-m147oj = { $scheme } envía por una tasa y no tiene ventana con la que empezar.

# Both axes are of one flow. Choose two.
m-both-axes-are-of-one-39m70v = Ambos ejes son de un mismo flujo. Elija dos.

# The sentence
m-the-sentence-k9nc8h = La frase

# The network
m-the-network-6hdiei = La red

# The charts
m-the-charts-353asd = Los gráficos

# The numbers
m-the-numbers-q3i4le = Los números

# {run} {quantity}
m-run-quantity-cfjyzl = { $run } { $quantity }

# nothing has been measured yet.
m-nothing-has-been-measured-yet-nf2k6o = todavía no se ha medido nada.

# {run}: {state}
m-run-state-dwer11 = { $run }: { $state }

# At {time} s: {state}
m-at-time-s-state-u0v105 = A los { $time } s: { $state }

# queue{at} {queue} of {limit}
m-queue-at-queue-of-limit-0msowm = cola{ $at } { $queue } de { $limit }

# fairness {index}
m-fairness-index-toscbm = equidad { $index }

# {rates} of {rate} Mbit/s free
m-rates-of-rate-mbit-s-p6o9hn = { $rates } de { $rate } Mbit/s libres

# {rates} of {rate} Mbit/s
m-rates-of-rate-mbit-s-ypdaaf = { $rates } de { $rate } Mbit/s

# Each row is the {span} before its time: {parts}.
m-each-row-is-the-span-tnpee3 = Cada fila abarca los { $span } anteriores a su tiempo: { $parts }.

# {first}; {next}
m-first-next-as4g0f = { $first }; { $next }

# Time, s
m-time-s-0m65k1 = Tiempo, s

# Time, round trips
m-time-round-trips-d555q0 = Tiempo, idas y vueltas

# their part of the link
m-their-part-of-the-link-7hi3zy = su parte del enlace

# and of its queue
m-and-of-its-queue-erjfji = y de su cola

# full queue
m-full-queue-etvwvv = cola llena

# equal windows
m-equal-windows-w1wz8i = ventanas iguales

# Inside of {flow}: {name}
m-inside-of-flow-name-vmumb1 = Interior de { $flow }: { $name }

# Inside of {flow}: {name}, {unit}
m-inside-of-flow-name-unit-yem3xj = Interior de { $flow }: { $name }, { $unit }

# Inside of {flow}: {values}.
m-inside-of-flow-values-vifd7c = Interior de { $flow }: { $values }.

# it sends nothing
m-it-sends-nothing-p7snp6 = no envía nada

# Add {scheme}
m-add-scheme-iqbw99 = Añadir { $scheme }

# {count} more
m-count-more-1k1vkl = { $count } más

# Changed: {changes}
m-changed-changes-3mso0q = Cambios: { $changes }

# Back to “{title}”
m-back-to-title-8lsixc = Volver a «{ $title }»

# {now} s of {duration} s, known up to {known} s
m-now-s-of-duration-s-8bdbph = { $now } s de { $duration } s, conocidos hasta los { $known } s

# {now} s of {duration} s
m-now-s-of-duration-s-mgwm3i = { $now } s de { $duration } s

# Use {scheme}
m-use-scheme-s6mky5 = Usar { $scheme }

# Add {count} {scheme}
m-add-count-scheme-3tzi2w = Añadir { $count } { $scheme }

# button, input, select
m-button-input-select-cgrvdr = button, input, select

# fieldset > legend
m-fieldset-legend-i7o93k = fieldset > legend

# label
m-label-wf4cn1 = label

# Measured since {since} s. The forms get the loss event rate <i>p</i> and the round trip <i>R</i> that are measured; nothing is fitted. Where what a form assumes does not hold, it is left out, and the reason stands in its place.
m-measured-since-since-s-the-gy77wl = Medido desde los { $since } s. Las fórmulas reciben la tasa de eventos de pérdida <i>p</i> y la ida y vuelta <i>R</i> medidas; nada se ajusta. Donde no se cumple lo que una fórmula supone, se omite, y en su lugar está el motivo.

# This is the scene “{scene}” with changes.
m-this-is-the-scene-scene-h7br00 = Esta es la escena «{ $scene }» con cambios.

# You have changed the scene “{scene}”.
m-you-have-changed-the-scene-n7befa = Ha cambiado la escena «{ $scene }».

# {rest}; dots: probes, crosses: lost ones, ms
m-rest-dots-probes-crosses-lost-e1rc48 = { $rest }; puntos: sondas, cruces: las perdidas, ms

# {count} bottlenecks side by side
m-count-bottlenecks-side-by-side-xzviqn = { $count } cuellos de botella en paralelo

# {count} bottlenecks in series
m-count-bottlenecks-in-series-35vwzg = { $count } cuellos de botella en serie

# {count} packets
m-count-packets-p5fvyd = { $count } paquetes

# of each flow’s packets; where flows have queues of their own, as senders measure it
m-of-each-flow-s-packets-3zgk2b = de los paquetes de cada flujo; donde los flujos tienen colas propias, como la miden los emisores

# {setting} {value}
m-setting-value-jt1irw = { $setting }: { $value }

# fed at {rate} on average
m-fed-at-rate-on-average-0i131d = recibe { $rate } de la aplicación en promedio

# fed at {rate}
m-fed-at-rate-0a787d = recibe { $rate } de la aplicación

# read at {rate}
m-read-at-rate-ftn6eg = su receptor lee { $rate }

# from {span}
m-from-span-7hmwt7 = desde { $span }

# one every {span}
m-one-every-span-6g5kvw = uno cada { $span }

# until {span}
m-until-span-d7z9gd = hasta { $span }

# as Linux of today
m-as-linux-of-today-3vvcih = como el Linux de hoy

# on the reverse path
m-on-the-reverse-path-1826gc = en el camino de vuelta

# bottleneck {number} only
m-bottleneck-number-only-018f0h = solo el cuello de botella { $number }

# bottlenecks {from} to {to}
m-bottlenecks-from-to-to-p30b15 = cuellos de botella { $from } a { $to }

# {packets} each
m-packets-each-7iybrn = { $packets } cada uno

# {packets} every {span}
m-packets-every-span-syhyqr = { $packets } cada { $span }

# {packets} every {span} on average
m-packets-every-span-on-average-m3dtbf = { $packets } cada { $span } en promedio

# {packets} again {span} after the last
m-packets-again-span-after-the-d9qogt = { $packets } otra vez { $span } después de la última

# details
m-details-ot1vol = detalles

# without {was}
m-without-was-esolzq = sin { $was }

# without {what} (was {was})
m-without-what-was-was-ubkpz8 = sin { $what } (era: { $was })

# {what} {is}
m-what-is-kskmu1 = { $what }: { $is }

# {what} {is} (was {was})
m-what-is-was-was-9e3pbq = { $what }: { $is } (era: { $was })

# timed changes
m-timed-changes-2rfpld = cambios programados

# {of}: {name}
m-of-name-b2zsu5 = { $of }: { $name }

# {count} {flows}
m-count-flows-sdefxp = { $count } × { $flows }

# {thing} of {hop}
m-thing-of-hop-1j2z0t = { $thing } ({ $hop })

# link
m-link-3uedm1 = enlace

# {queue} of {packets}
m-queue-of-packets-o18tak = { $queue }, { $packets }

# queue settings
m-queue-settings-o6klud = ajustes de la cola

# loss
m-loss-s5fx96 = pérdida

# ideal
m-ideal-ysygqq = ideal

# real
m-real-nmbbdp = real

# without
m-without-hqqig3 = sin

# {packet} of {flow} not delayed at {time} s
m-packet-of-flow-not-delayed-0af66o = { $packet } de { $flow } sin espera a los { $time } s

# {packet} of {flow} spared at {time} s
m-packet-of-flow-spared-at-hk3ree = { $packet } de { $flow } salvado a los { $time } s

# transport
m-transport-mlgw0i = transporte

# as in {profile}
m-as-in-profile-htaan5 = como en { $profile }

# mean {mean}, after {trace}
m-mean-mean-after-trace-it0fha = media de { $mean }, según { $trace }

# mean {mean}, after a trace
m-mean-mean-after-a-trace-tsmmh1 = media de { $mean }, según una traza

# {name} on
m-name-on-h19485 = { $name }: sí

# {name} off
m-name-off-6h6fcx = { $name }: no

# {part} cut
m-part-cut-d6lv72 = { $part } (recorte)

# {part} kept
m-part-kept-q7oww2 = { $part } (conservado)

# {own} is as {other}. Change something: it changes {own} only.
m-own-is-as-other-change-lpxwv3 = { $own } es como { $other }. Cambie algo: solo cambia { $own }.

# means since {first} and {since} s
m-means-since-first-and-since-o8vqu7 = medias desde { $first } y { $since } s

# bytes
m-bytes-s7sr9g = bytes

# 1 run
m-1-run-90uwhd = 1 ejecución

# {count} runs
m-count-runs-d8rb72 = { $count } ejecuciones

# {name}, all {count}
m-name-all-count-aufc8g = { $name }, los { $count }

# A BBR flow joins now.
m-a-bbr-flow-joins-now-dtxhub = Ahora se une un flujo BBR.

# The queue holds {packets}, from the start of the run.
m-the-queue-holds-packets-from-w4387c = En la cola caben { $packets }, desde el comienzo de la ejecución.

# A square wave takes part of the link from now on.
m-a-square-wave-takes-part-0qyrxo = Una onda cuadrada toma parte del enlace desde ahora.

# the link
m-the-link-qybuas = el enlace

# QR code of {what}
m-qr-code-of-what-mf3g3y = Código QR de { $what }

# without limit
m-without-limit-s9gq08 = sin límite

# on
m-on-qyxx3k = activado

# first sample at {time}
m-first-sample-at-time-tybyk5 = primera muestra a los { $time }

# {row} on or off
m-row-on-or-off-vnihh6 = { $row }: mostrar u ocultar

# link ÷ {flows}
m-link-flows-tlnqvx = enlace ÷ { $flows }

# {time} s, round trip {number}
m-time-s-round-trip-number-5ad5yn = { $time } s, ida y vuelta { $number }

# model
m-model-czgcii = modelo

# model {flow}
m-model-flow-h7zqde = modelo { $flow }

# {rest}: median, and the band that holds 8 in 10
m-rest-median-and-the-band-5lfsh9 = { $rest }: mediana, y la banda que contiene 8 de cada 10

# {rest}: mean, least to most as a band
m-rest-mean-least-to-most-7s0q1v = { $rest }: media, con una banda del mínimo al máximo

# {first} and {next}
m-first-and-next-684rv1 = { $first } y { $next }

# Inside of {flow}: {list}
m-inside-of-flow-list-hr38go = Interior de { $flow }: { $list }

# Inside of {flow}
m-inside-of-flow-g6ah82 = Interior de { $flow }

# {flow} sends nothing in this stretch of time
m-flow-sends-nothing-in-this-wujjet = { $flow } no envía nada en este tramo de tiempo

# It does not send here
m-it-does-not-send-here-073mak = Aquí no envía

# , packets waiting: most in {every}; drops of each above
m-packets-waiting-most-in-every-kgxguk = , paquetes en espera: máximo en cada { $every }; los descartes de cada una, arriba

# , packets waiting: most in {every}; drops of all above
m-packets-waiting-most-in-every-ezjhoa = , paquetes en espera: máximo en cada { $every }; los descartes de todas, arriba

# Queue of each hop
m-queue-of-each-hop-ael345 = Cola de cada salto

# {queue}’s average {packets}
m-queue-s-average-packets-irkxo2 = media de { $queue }: { $packets }

# before
m-before-fm3l1a = antes

# low latency {low}, classic {classic}
m-low-latency-low-classic-classic-p3i9i7 = baja latencia { $low }; clásica { $classic }

# Show {what}
m-show-what-kzcdsu = Mostrar { $what }

# {name}, in B {other}: run A, run B, and the difference
m-name-in-b-other-run-8r0dbz = { $name }, en B { $other }: ejecución A, ejecución B y la diferencia

# {name}: run A, run B, and the difference
m-name-run-a-run-b-ylasca = { $name }: ejecución A, ejecución B y la diferencia

# An empty path takes {span} there and back now.
m-an-empty-path-takes-span-woz7vu = Por un camino vacío, la ida y vuelta tarda ahora { $span }.

# A run has one flow at least. For the sources alone let it wait: <wait>Start at the end</wait>
m-a-run-has-one-flow-b5mctn = Una ejecución tiene al menos un flujo. Para tener solo las fuentes, déjelo esperar: <wait>Empezar al final</wait>

# {what}, once so far.
m-what-once-so-far-2er721 = { $what }, una vez hasta ahora.

# {what}, {count} times so far.
m-what-count-times-so-far-ci5fbj = { $what }, { $count ->
    [one] { $count } vez
   *[other] { $count } veces
  } hasta ahora.

# Such as 9, 25, 30-41; at most {most}. Each is lost once: what repairs it passes. Number 0 is the handshake, where there is one.
m-such-as-9-25-30-praut5 = Por ejemplo 9, 25, 30-41; a lo sumo { $most }. Cada uno se pierde una vez: lo que lo repara pasa. El número 0 es el establecimiento de la conexión (handshake), cuando lo hay.

# ACKs are lost on a reverse path with links of its own.
m-acks-are-lost-on-a-rba410 = Los ACK se pierden en un camino de vuelta con enlaces propios.

# Behind it, measured: {name}
m-behind-it-measured-name-g5t329 = Detrás, medido: { $name }

# {of}, in theory: show the formulas
m-of-in-theory-show-the-3y8cnd = { $of }, en teoría: mostrar las fórmulas

# {up} against {across}: the window of each, with the diagonal and the lines of a full link
m-up-against-across-the-window-ba1h6p = { $up } frente a { $across }: la ventana de cada uno, con la diagonal y las líneas de un enlace lleno

# {up} against {across}: the rate of each, with the diagonal and the lines of a full link
m-up-against-across-the-rate-0tm3sz = { $up } frente a { $across }: la tasa de cada uno, con la diagonal y las líneas de un enlace lleno

# {packets} simulated. Fingerprint of all samples: <digest>{digest}</digest>. The same scenario gives the same one, everywhere.
m-packets-simulated-fingerprint-of-all-sjfo2e = Simulación de { $packets }. Huella de todas las muestras: <digest>{ $digest }</digest>. El mismo escenario da la misma, en todas partes.

# From {time} on.
m-from-time-on-9utrj9 = A partir de { $time }.

# rtt
m-rtt-f7hpvp = rtt

# {name} over {hop}
m-name-over-hop-cwjind = { $name } por { $hop }

# {name} from {first} to {last}
m-name-from-first-to-last-wxdwk3 = { $name } de { $first } a { $last }

# {way}, back
m-way-back-s546o3 = { $way }, de vuelta

# One bottleneck: {lines}
m-one-bottleneck-lines-rqunt7 = Un cuello de botella: { $lines }

# {count} hops side by side: {lines}
m-count-hops-side-by-side-or7ri0 = { $count } saltos en paralelo: { $lines }

# {count} hops in series: {lines}
m-count-hops-in-series-lines-6extwp = { $count } saltos en serie: { $lines }

# Losses {loss}
m-losses-loss-8ia15j = Pérdidas { $loss }

# {part} lost, an example
m-part-lost-an-example-odtk6p = { $part } de pérdida, un ejemplo

# {part} lost
m-part-lost-farwf0 = { $part } de pérdida

# an example of {what}
m-an-example-of-what-8rxt8p = un ejemplo de { $what }

# {caption}, {count} lost
m-caption-count-lost-vcaa0k = { $caption }; { $count ->
    [one] { $count } perdido
   *[other] { $count } perdidos
  }

# {count} lost
m-count-lost-ousv96 = { $count ->
    [one] { $count } perdido
   *[other] { $count } perdidos
  }

# Losses in time: {count} in {span}
m-losses-in-time-count-in-tvwrdy = Pérdidas en el tiempo: { $count } en { $span }

# about {part} at full rate
m-about-part-at-full-rate-fdfo63 = alrededor de { $part } a tasa máxima

# {source}, over {span}
m-source-over-span-ovavbc = { $source }, durante { $span }

# all the time
m-all-the-time-dzfacs = todo el tiempo

# {source}: an example of {span}
m-source-an-example-of-span-ivowhe = { $source }: un ejemplo de { $span }

# {lanes} of {sources} sources, {rate} while on
m-lanes-of-sources-sources-rate-ljhvt5 = { $lanes } de { $sources } fuentes, { $rate } mientras están ON

# each source, {rate} while on
m-each-source-rate-while-on-p8as2f = cada fuente, { $rate } mientras está ON

# 95th percentile
m-95th-percentile-rpm6ri = percentil 95

# 99th percentile
m-99th-percentile-z17haq = percentil 99

# You said: {said}
m-you-said-said-h8ilxs = Usted dijo: { $said }

# {name} is a folder: drop a file that is in it.
m-name-is-a-folder-drop-t8aobo = { $name } es una carpeta: suelte un archivo que esté en ella.

# {name} cannot be read.
m-name-cannot-be-read-kvk4wq = { $name } no se puede leer.

# flow
m-flow-gnobdh = flujo

# byte
m-byte-rudtsv = byte

# round trip
m-round-trip-4exudq = ida y vuelta

# interval
m-interval-lebipk = intervalo

# This file has {size} bytes; at most {most} are read here.
m-this-file-has-size-bytes-tlt1z9 = Este archivo tiene { $size } bytes; aquí se leen como máximo { $most }.

# no. {number}
m-no-number-0brye7 = n.º { $number }

# Source {number}
m-source-number-ekmjqj = Fuente { $number }

# Completion time of each transfer
m-completion-time-of-each-transfer-b1h1td = Tiempo de cada transferencia

# all flows send without end
m-all-flows-send-without-end-4moqz0 = todos los flujos envían sin fin

# No flow is chosen: press one in the network, or the name of its line
m-no-flow-is-chosen-press-bwo6v1 = Ningún flujo elegido: pulse uno en la red, o el nombre de su línea

# No flow is chosen: press one in the network
m-no-flow-is-chosen-press-v06bnl = Ningún flujo elegido: pulse uno en la red

# Press a flow in the network
m-press-a-flow-in-the-t42xul = Pulse un flujo en la red

# cannot be counted in packets: packets differ in size, ACKs are among them, or the rate is unlimited
m-cannot-be-counted-in-packets-kbo03h = no se puede contar en paquetes: los paquetes difieren en tamaño, hay ACK entre ellos o la tasa no tiene límite

# , packets waiting: low latency bold, classic thin, mean of both shaded; drops above
m-packets-waiting-low-latency-bold-f9rwn9 = , paquetes en espera: baja latencia en negrita, clásica fina, media de ambas sombreada; descartes arriba

# {done} Means of the last seconds: before, and with it.
m-done-means-of-the-last-smvtan = { $done } Medias de los últimos segundos: antes y con ello.

# All, on average
m-all-on-average-fkxcv2 = Todos, en promedio

# partly of its own
m-partly-of-its-own-4x3776 = en parte propio

# as all flows have it
m-as-all-flows-have-it-83xt2w = como el de todos los flujos

# ACKs alone are lost where the reverse path is real (Bottleneck, The path).
m-acks-alone-are-lost-where-0plavj = Los ACK solos se pierden donde el camino de vuelta es real (Cuello de botella, El camino).

# at {count} hops
m-at-count-hops-ye7fy9 = en { $count } saltos

# at another hop
m-at-another-hop-sem8mc = en otro salto

# follows a trace
m-follows-a-trace-u0wes7 = sigue una traza

# transfers
m-transfers-35zjjj = transferencias

# Transfers that are over
m-transfers-that-are-over-halqig = Transferencias terminadas

# took, s
m-took-s-f47svn = duración, s

# Completion time: from a transfer’s first packet to the ACK of its last, mean
m-completion-time-from-a-transfer-rlvab1 = Tiempo de transferencia: desde el primer paquete de una transferencia hasta el ACK del último, media

# spread, s
m-spread-s-l28ucz = dispersión, s

# Standard deviation of the completion times
m-standard-deviation-of-the-completion-kyz01x = Desviación típica de los tiempos de transferencia

# 95th, s
m-95th-s-qzgjk0 = p. 95, s

# 95 in 100 transfers took no longer
m-95-in-100-transfers-took-qfwjdo = 95 de cada 100 transferencias no tardaron más

# 99th, s
m-99th-s-m82r24 = p. 99, s

# 99 in 100 transfers took no longer
m-99-in-100-transfers-took-f3sjzc = 99 de cada 100 transferencias no tardaron más

# All flows of a group begin alike: give {scheme} a group for each flow.
m-all-flows-of-a-group-99gfdd = Todos los flujos de un grupo empiezan igual: dé a { $scheme } un grupo por flujo.

# Both flows are of one group, whose spread round trips or timed changes cannot be shared out: make two groups of it.
m-both-flows-are-of-one-w7ppik = Ambos flujos son de un grupo cuyos tiempos de ida y vuelta dispersos o cambios programados no se pueden repartir: haga dos grupos de él.

# highest bar {count}
m-highest-bar-count-0qc5h5 = barra más alta { $count }

# ; one flow goes this way
m-one-flow-goes-this-way-3jumhr = ; un flujo va por aquí

# ; {count} flows go this way
m-count-flows-go-this-way-lnqwi1 = ; { $count } flujos van por aquí

# reverse path: {counts} waiting
m-reverse-path-counts-waiting-ukzvpp = camino de vuelta: { $counts } en espera

# low latency
m-low-latency-m9l0az = baja latencia

# classic
m-classic-k0lxlf = clásica

# , {percent} % marked
m-percent-marked-2xbivn = , { $percent } % marcados

# {name}: waits {wait}{marks}
m-name-waits-wait-marks-ac8p55 = { $name }: espera { $wait }{ $marks }
