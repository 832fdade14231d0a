# Mobile-like
m-mobile-like-a9hdol = Tipo móvil

# Lab: a long flow, a page every three seconds, and a ping
m-lab-a-long-flow-a-3f2z8d = Laboratorio: un flujo largo, una página cada tres segundos y un ping

# Exercise: congestion collapse
m-exercise-congestion-collapse-a2kswl = Ejercicio: colapso por congestión

# Exercise: the path becomes longer
m-exercise-the-path-becomes-longer-pl09ja = Ejercicio: el camino se alarga

# Exercise: an ACK for every second packet
m-exercise-an-ack-for-every-xu9eor = Ejercicio: un ACK por cada dos paquetes

# ACK for each
m-ack-for-each-828aem = ACK por cada paquete

# every second
m-every-second-j2fiwo = uno de cada dos

# Exercise: when the receive window is full
m-exercise-when-the-receive-window-lxm4xo = Ejercicio: cuando la ventana de recepción está llena

# Lab: Reno and CUBIC on a long path that spoils packets
m-lab-reno-and-cubic-on-890jeu = Laboratorio: Reno y CUBIC en un camino largo que estropea paquetes

# Exercise: two links, three sessions, max-min shares
m-exercise-two-links-three-sessions-m1tesg = Ejercicio: dos enlaces, tres sesiones, partes máx-mín

# Lab: RED’s average queue and the windows
m-lab-red-s-average-queue-4k7kqa = Laboratorio: la cola media de RED y las ventanas

# Lab: groups that come and go
m-lab-groups-that-come-and-8dz3eu = Laboratorio: grupos que vienen y van

# Lab: TCP beside a constant stream
m-lab-tcp-beside-a-constant-xy48ei = Laboratorio: TCP junto a un flujo constante

# Lab: a stream on the second of three links
m-lab-a-stream-on-the-izsgvz = Laboratorio: un flujo constante en el segundo de tres enlaces

# Lab: the window of Tahoe, and its largest value
m-lab-the-window-of-tahoe-ytveul = Laboratorio: la ventana de Tahoe y su mayor valor

# Lab: Tahoe, Reno and Vegas where packets are spoiled
m-lab-tahoe-reno-and-vegas-3pri1i = Laboratorio: Tahoe, Reno y Vegas donde se estropean paquetes

# Exercise: how long does a page take?
m-exercise-how-long-does-a-nddnq0 = Ejercicio: ¿cuánto tarda una página?

# Exercise: the window, round by round
m-exercise-the-window-round-by-rl4a8l = Ejercicio: la ventana, ronda a ronda

# One flow
m-one-flow-pcoua5 = Un flujo

# Who gets what
m-who-gets-what-4mruce = Quién recibe qué

# Buffers and queues
m-buffers-and-queues-ynyypf = Búferes y colas

# When things change
m-when-things-change-nb4km6 = Cuando algo cambia

# Later schemes
m-later-schemes-lnz56h = Esquemas posteriores

# Low latency
m-low-latency-v2yvsb = Baja latencia

# Set in courses
m-set-in-courses-baibxs = Propuestos en cursos

# BBR against CUBIC
m-bbr-against-cubic-ph2rc4 = BBR contra CUBIC

# BBR’s start
m-bbr-s-start-2m7x1h = El arranque de BBR

# BBR beside loss-based TCP
m-bbr-beside-loss-based-tcp-b5zp91 = BBR junto a TCP basado en pérdidas

# What BBRv3 gives back
m-what-bbrv3-gives-back-n6wp8j = Lo que devuelve BBRv3

# Buffer sizing: as much as the pipe holds
m-buffer-sizing-as-much-as-fljr41 = Tamaño del búfer: tanto como cabe en la tubería

# Bufferbloat: four buffers
m-bufferbloat-four-buffers-hduh0u = Bufferbloat: cuatro búferes

# CoDel against PIE, and no manager at all
m-codel-against-pie-and-no-mhz5aw = CoDel contra PIE, y sin gestión alguna

# TCP alone against a constant stream
m-tcp-alone-against-a-constant-d46efv = TCP solo contra un flujo constante

# CUBIC against Reno
m-cubic-against-reno-6lz6rs = CUBIC contra Reno

# CUBIC on a long, fast path
m-cubic-on-a-long-fast-vxtlji = CUBIC en un camino largo y rápido

# ECN: a mark instead of a drop
m-ecn-a-mark-instead-of-8dlp2q = ECN: una marca en vez de un descarte

# Without ECN
m-without-ecn-ddsqe9 = Sin ECN

# With ECN
m-with-ecn-1ho4n3 = Con ECN

# Fair queueing: a queue for each flow
m-fair-queueing-a-queue-for-dt5b16 = Encolamiento equitativo: una cola para cada flujo

# GAIMD, SQRT and IIAD side by side
m-gaimd-sqrt-and-iiad-side-45rlck = GAIMD, SQRT e IIAD lado a lado

# A flash crowd of short transfers
m-a-flash-crowd-of-short-mnfxs2 = Una avalancha de transferencias cortas

# FQ-CoDel against bufferbloat
m-fq-codel-against-bufferbloat-37u4zd = FQ-CoDel contra el bufferbloat

# Incast with DCTCP
m-incast-with-dctcp-rv31yv = Incast con DCTCP

# Incast: all servers answer at once
m-incast-all-servers-answer-at-1uhkvy = Incast: todos los servidores responden a la vez

# LEDBAT gives way
m-ledbat-gives-way-ozavek = LEDBAT cede

# Linux of today
m-linux-of-today-lcqen3 = El Linux de hoy

# Lost ACKs
m-lost-acks-7hi7nj = ACK perdidos

# Your own measurement
m-your-own-measurement-7qgyu6 = Su propia medición

# A mobile link
m-a-mobile-link-lw496a = Un enlace móvil

# The parking lot: three bottlenecks in a row
m-the-parking-lot-three-bottlenecks-6z65fd = Topología parking lot: tres cuellos de botella seguidos

# Why halving makes shares equal: the phase plane
m-why-halving-makes-shares-equal-j9t8t5 = Por qué reducir a la mitad iguala las partes: el plano de fases

# Prague and CUBIC share
m-prague-and-cubic-share-w6h219 = Prague y CUBIC comparten

# The same name, another result
m-the-same-name-another-result-8hn4ht = El mismo nombre, otro resultado

# Global synchronization, and RED
m-global-synchronization-and-red-ru6jns = Sincronización global, y RED

# ACKs on a congested reverse path
m-acks-on-a-congested-reverse-hvihpe = ACK en un camino de vuelta congestionado

# A satellite link
m-a-satellite-link-wxkz9n = Un enlace por satélite

# The TCP sawtooth
m-the-tcp-sawtooth-05iv7k = El diente de sierra de TCP

# SIMD climbs ever faster
m-simd-climbs-ever-faster-ijyce7 = SIMD sube cada vez más rápido

# Smooth against quick: TCP, TFRC and TEAR
m-smooth-against-quick-tcp-tfrc-tfxj48 = Suave contra rápido: TCP, TFRC y TEAR

# A square wave: bandwidth that comes and goes
m-a-square-wave-bandwidth-that-6lzus2 = Una onda cuadrada: ancho de banda que viene y va

# Timeouts: when no ACK comes to tell
m-timeouts-when-no-ack-comes-s3mrni = Vencimientos del temporizador: cuando ningún ACK avisa

# Two queues: 1 ms beside 15 ms
m-two-queues-1-ms-beside-cb9mio = Dos colas: 1 ms junto a 15 ms

# TCP against UDP
m-tcp-against-udp-7u1cxk = TCP contra UDP

# Vegas beside Reno
m-vegas-beside-reno-0e599t = Vegas junto a Reno

# Who shares? A second flow joins
m-who-shares-a-second-flow-xixwys = ¿Quién comparte? Se une un segundo flujo

# Loss is not congestion: a wireless link
m-loss-is-not-congestion-a-evg4x3 = La pérdida no es congestión: un enlace inalámbrico

# Exercise: mean window, and the buffer that keeps a link busy
m-exercise-mean-window-and-the-numwah = Ejercicio: ventana media y búfer que mantiene ocupado un enlace

# Both links
m-both-links-snbjcn = Ambos enlaces

# First only
m-first-only-g2ijyl = Solo el primero

# Second only
m-second-only-26nckp = Solo el segundo

# Client 1
m-client-1-fsb1ht = Cliente 1

# Client 2
m-client-2-eyc8ew = Cliente 2

# Client 3
m-client-3-f8bu3v = Cliente 3

# Window of 1
m-window-of-1-js03e5 = Ventana de 1

# Window of 10
m-window-of-10-4r4q7b = Ventana de 10

# Near
m-near-n4w5yn = Cercano

# Far
m-far-8qt7da = Lejano

# Long
m-long-jaza7n = Largo

# Crowd
m-crowd-kf75ym = Multitud

# Upload
m-upload-06vtz0 = Subida

# Keystrokes
m-keystrokes-68dwh5 = Pulsaciones

# Servers
m-servers-kw6xw3 = Servidores

# Update
m-update-uk4kus = Actualización

# Download
m-download-t8quxl = Descarga

# Long way
m-long-way-hdyijs = Camino largo

# Rich
m-rich-4ndikn = Rico

# Poor
m-poor-wglo59 = Pobre

# accurate
m-accurate-nevsan = exacto

# echo
m-echo-mzrm9w = eco

# AIMD, 1/16 cut
m-aimd-1-16-cut-o9obdh = AIMD, recorta 1/16

# SIMD, 1/16 cut
m-simd-1-16-cut-nhcsyb = SIMD, recorta 1/16

# First
m-first-u3pgbl = Primero

# Second
m-second-vui5tp = Segundo

# After problems of Kurose and Ross, chapter 3: 10 Mbit/s, 1500 bytes, 150 ms.
m-after-problems-of-kurose-and-sv50ah = Según problemas de Kurose y Ross, capítulo 3: 10 Mbit/s, 1500 bytes, 150 ms.

# How many packets fill the path? How large must the queue be so that the link is never idle after a cut? Then halve the queue, and halve it again: how much of the link is used?
m-how-many-packets-fill-the-4kw2w8 = ¿Cuántos paquetes llenan el camino? ¿Qué tamaño debe tener la cola para que el enlace nunca quede ocioso tras un recorte? Después reduzca la cola a la mitad, y otra vez a la mitad: ¿cuánto del enlace se usa?

# A queue of 125 packets, as many as fill the path, keeps {used} of the link in use; the window swings between {low} and {high} packets.
m-a-queue-of-125-packets-di2hw1 = Una cola de 125 paquetes, tantos como llenan el camino, mantiene en uso el { $used } del enlace; la ventana oscila entre { $low } y { $high } paquetes.

# After the bufferbloat lab of Stanford CS 144, also set in Toronto and at Washington: 1.5 Mbit/s, 20 ms, a page every 3 s, a ping every 0.1 s, behind 20 packets and behind 100. The initial window is 3, as it was then.
m-after-the-bufferbloat-lab-of-k5mfjm = Según el laboratorio de bufferbloat de CS 144, Stanford, también propuesto en Toronto y en Washington: 1,5 Mbit/s, 20 ms, una página cada 3 s, un ping cada 0,1 s, tras 20 paquetes y tras 100. La ventana inicial es 3, como era entonces.

# How long does a page take behind 100 packets, and how long behind 20 (mean and spread)? Why is the smaller buffer quicker? Give the round trip as a formula of the packets that wait. What changes with an initial window of 10?
m-how-long-does-a-page-6frkyf = ¿Cuánto tarda una página tras 100 paquetes, y cuánto tras 20 (media y dispersión)? ¿Por qué es más rápido el búfer menor? Dé la ida y vuelta como fórmula de los paquetes que esperan. ¿Qué cambia con una ventana inicial de 10?

# Behind a buffer of 100 packets a ping takes {pingLarge} ms and a page {pageLarge} s; behind 20 it is {pingSmall} ms and {pageSmall} s, on a link as fast.
m-behind-a-buffer-of-100-wsmsx4 = Tras un búfer de 100 paquetes un ping tarda { $pingLarge } ms y una página { $pageLarge } s; tras uno de 20 son { $pingSmall } ms y { $pageSmall } s, en un enlace igual de rápido.

# After Floyd and Fall (1999): TCP over 1.5 Mbit/s, beside it a constant stream that goes on over a link of 128 kbit/s.
m-after-floyd-and-fall-1999-caz7dm = Según Floyd y Fall (1999): TCP sobre 1,5 Mbit/s y, a su lado, un flujo constante que sigue por un enlace de 128 kbit/s.

# How much of the first link is of use to somebody? Draw TCP’s throughput and what the stream delivers over the stream’s rate (Vary …, beside the rate). What changes if the stream is TCP too?
m-how-much-of-the-first-x4ol6n = ¿Cuánto del primer enlace le sirve a alguien? Dibuje el caudal de TCP y lo que entrega el flujo constante según la tasa de este (Variar…, junto a la tasa). ¿Qué cambia si el flujo constante también es TCP?

# The stream takes {taken} of 1.5 Mbit/s, and {arrives} of it arrive: the rest is carried over the first link to be dropped at the second. TCP has {tcp}.
m-the-stream-takes-taken-of-eb9rzo = El flujo constante toma { $taken } de 1,5 Mbit/s, y llegan { $arrives }: el resto cruza el primer enlace para ser descartado en el segundo. TCP tiene { $tcp }.

# After a problem of Peterson and Davie, chapter 6: TCP Vegas on a path whose round trip becomes longer while it runs: twice as long there, here 110 ms in place of 60 from 25 s on.
m-after-a-problem-of-peterson-0pa0f5 = Según un problema de Peterson y Davie, capítulo 6: TCP Vegas en un camino cuya ida y vuelta se alarga durante la ejecución: allí al doble; aquí, de 60 a 110 ms desde los 25 s.

# What does Vegas take the longer round trip for, and what does it do? What does its throughput come to, and why does it stay there? How could it tell the two apart?
m-what-does-vegas-take-the-dqu8oi = ¿Cómo interpreta Vegas la ida y vuelta más larga, y qué hace? ¿En qué queda su caudal, y por qué se queda ahí? ¿Cómo podría distinguir un caso del otro?

# Vegas takes the longer path for a queue: its window comes down to {window} packets, and of the {before} Mbit/s that it had it keeps {after}, though nobody else is there.
m-vegas-takes-the-longer-path-wvubg5 = Vegas toma el camino más largo por una cola: su ventana baja a { $window } paquetes y, de los { $before } Mbit/s que tenía, conserva { $after }, aunque no hay nadie más.

# After exercises of Peterson and Davie, chapter 6.
m-after-exercises-of-peterson-and-pvulfo = Según ejercicios de Peterson y Davie, capítulo 6.

# The window grows with each ACK, by 1/W. What if there is an ACK for every second packet only: how much does it grow in a round trip?
m-the-window-grows-with-each-x11yy1 = La ventana crece con cada ACK, en 1/W. ¿Y si solo hay un ACK por cada dos paquetes: cuánto crece en una ida y vuelta?

# Without losses, after {time} s the one window is {each} packets and the other {second}: half as many ACKs, half the growth.
m-without-losses-after-time-s-gf7frq = Sin pérdidas, a los { $time } s una ventana es de { $each } paquetes y la otra de { $second }: la mitad de ACK, la mitad de crecimiento.

# After Tanenbaum: round trip 10 ms, receive window 24 kB, segments of 2 kB.
m-after-tanenbaum-round-trip-10-0qnvzc = Según Tanenbaum: ida y vuelta de 10 ms, ventana de recepción de 24 kB, segmentos de 2 kB.

# How long does it take until the first full window can be sent? What is the throughput from then on?
m-how-long-does-it-take-ss5cmo = ¿Cuánto tarda en poder enviarse la primera ventana completa? ¿Cuál es el caudal desde entonces?

# 1, 2, 4, 8 segments, and then 12, which fill 24 kB: at {full} ms. From then on 24 kB leave each 10 ms: {rate} Mbit/s, and no more, however fast the link is.
m-1-2-4-8-segments-pxkpw4 = 1, 2, 4, 8 segmentos, y luego 12, que llenan 24 kB: a los { $full } ms. Desde entonces salen 24 kB cada 10 ms: { $rate } Mbit/s, y nada más, por rápido que sea el enlace.

# After the TCP assignment of GENI: 100 Mbit/s, 300 ms, 5 % of the packets lost.
m-after-the-tcp-assignment-of-vyq07j = Según el trabajo sobre TCP de GENI: 100 Mbit/s, 300 ms, el 5 % de los paquetes perdido.

# How much of 100 Mbit/s does each get, and why so little? Take the losses away: who profits more, and why?
m-how-much-of-100-mbit-tgyclt = ¿Cuánto recibe cada uno de los 100 Mbit/s, y por qué tan poco? Quite las pérdidas: ¿quién gana más, y por qué?

# At 5 % losses Reno gets {reno} kbit/s and CUBIC {cubic}, of 100,000. At a loss, timeouts included, Reno goes on with {renoKept} of its window and CUBIC with {cubicKept}; both are cut again long before they can fill the path.
m-at-5-losses-reno-gets-ogwgzd = Con un 5 % de pérdidas Reno recibe { $reno } kbit/s y CUBIC { $cubic }, de 100.000. Tras una pérdida, contando los vencimientos del temporizador, Reno sigue con el { $renoKept } de su ventana y CUBIC con el { $cubicKept }; a ambos se los vuelve a recortar mucho antes de que puedan llenar el camino.

# After an exercise that many courses set: sessions on links of 10 and 4 Mbit/s.
m-after-an-exercise-that-many-wle7w4 = Según un ejercicio que proponen muchos cursos: sesiones en enlaces de 10 y 4 Mbit/s.

# What are the max-min fair shares of the three? Which link is whose bottleneck? What does TCP make of it, and why?
m-what-are-the-max-min-tosa6n = ¿Cuáles son las partes justas máx-mín de las tres? ¿Qué enlace es el cuello de botella de quién? ¿Qué hace TCP de ello, y por qué?

# Max-min fair would be 2, 8 and 2 Mbit/s. TCP gives {both}, {first} and {second}: whoever crosses both links waits in both queues, which makes its round trip {longer} times that of the second, and loses packets at both.
m-max-min-fair-would-be-jnczn7 = Lo justo máx-mín sería 2, 8 y 2 Mbit/s. TCP da { $both }; { $first } y { $second }: quien cruza ambos enlaces espera en las dos colas, lo que hace su ida y vuelta { $longer } veces la del segundo, y pierde paquetes en ambas.

# After lab 4 of simulation modelling, RUDN University, Moscow: 20 flows, windows of at most 32 packets, RED of 75 and 150.
m-after-lab-4-of-simulation-glq3hy = Según el laboratorio 4 de modelado por simulación, Universidad RUDN, Moscú: 20 flujos, ventanas de 32 paquetes como máximo, RED de 75 y 150.

# Where does the average queue settle? Does RED drop anything, and why not? What happens if the windows may be 64?
m-where-does-the-average-queue-3vy5cz = ¿Dónde se asienta la cola media? ¿Descarta RED algo, y por qué no? ¿Qué pasa si las ventanas pueden ser de 64?

# Twenty windows of 32 packets are 640, and 575 fill the path: the queue holds {queue} on average, below RED’s first threshold of 75. So RED has nothing to do: it has dropped {dropped}.
m-twenty-windows-of-32-packets-8psr93 = Veinte ventanas de 32 paquetes son 640, y 575 llenan el camino: la cola tiene { $queue } en promedio, por debajo del primer umbral de RED, 75. Así que RED no tiene nada que hacer: ha descartado { $dropped }.

# After assignment 2 of CS 331, IIT Gandhinagar: ten flows each, 0 to 150 s, 15 to 135 s, 30 to 120 s, on 50 Mbit/s.
m-after-assignment-2-of-cs-20dbq0 = Según el trabajo 2 de CS 331, IIT Gandhinagar: diez flujos cada uno, de 0 a 150 s, de 15 a 135 s, de 30 a 120 s, sobre 50 Mbit/s.

# What does a client get while it is alone, with one other, with two? How soon is the link shared equally after each comes, and how soon is it full again after each goes?
m-what-does-a-client-get-geb8r0 = ¿Qué recibe un cliente mientras está solo, con otro, con otros dos? ¿Cuánto tarda el enlace en repartirse por igual tras cada llegada, y cuánto en volver a llenarse tras cada salida?

# Alone client 1 has {alone} Mbit/s, with one other {two}, with two {three}.
m-alone-client-1-has-alone-egdl9v = Solo, el cliente 1 tiene { $alone } Mbit/s; con otro, { $two }; con otros dos, { $three }.

# After project 3 of CS 5700, Northeastern University: all links 10 Mbit/s, one TCP, and a constant stream of 1 to 10 Mbit/s.
m-after-project-3-of-cs-y5q5nt = Según el proyecto 3 de CS 5700, Northeastern University: todos los enlaces de 10 Mbit/s, un TCP y un flujo constante de 1 a 10 Mbit/s.

# Draw TCP’s throughput, its losses and its round trip over the rate of the stream (Vary …, beside the rate). Which of Tahoe, Reno, NewReno and Vegas does best?
m-draw-tcp-s-throughput-its-8cufw2 = Dibuje el caudal de TCP, sus pérdidas y su ida y vuelta según la tasa del flujo constante (Variar…, junto a la tasa). ¿A cuál de Tahoe, Reno, NewReno y Vegas le va mejor?

# Beside a stream of 8 Mbit/s TCP has {rate} Mbit/s: what is left.
m-beside-a-stream-of-8-5k7wb7 = Junto a un flujo constante de 8 Mbit/s TCP tiene { $rate } Mbit/s: lo que queda.

# After a lab of a Chinese course on ns-3: a chain of routers, TCP over all links, UDP over one in the middle.
m-after-a-lab-of-a-gs3n8z = Según un laboratorio de un curso chino sobre ns-3: una cadena de routers, TCP por todos los enlaces, UDP por uno del medio.

# At which link do packets wait? What do the three get at stream rates of 2, 5, 8 and 9.5 Mbit/s?
m-at-which-link-do-packets-nnf9ox = ¿En qué enlace esperan los paquetes? ¿Qué reciben los tres con tasas del flujo constante de 2, 5, 8 y 9,5 Mbit/s?

# The stream takes 5 of the second link’s 10 Mbit/s. NewReno gets {newreno} Mbit/s, Reno {reno} and Vegas {vegas}; {waiting} packets wait at the second link on average and {first} at the first.
m-the-stream-takes-5-of-vyy481 = El flujo constante toma 5 de los 10 Mbit/s del segundo enlace. NewReno recibe { $newreno } Mbit/s, Reno { $reno } y Vegas { $vegas }; en promedio esperan { $waiting } paquetes en el segundo enlace y { $first } en el primero.

# After lab 5 of COMP3331, UNSW Sydney.
m-after-lab-5-of-comp3331-vlodq4 = Según el laboratorio 5 de COMP3331, UNSW Sydney.

# What is the largest window, and what does the sender do then? How often does that happen in a minute? Then, under Flows, bring the largest window down until it happens no more.
m-what-is-the-largest-window-b0iwg3 = ¿Cuál es la mayor ventana, y qué hace entonces el emisor? ¿Cuántas veces ocurre en un minuto? Después, en Flujos, baje la mayor ventana hasta que ya no ocurra.

# The window first reaches {peak} packets; {falls} times it falls to one. In a second {rate} packets arrive, of the 231 that the link could carry. A student’s report of ns-2 has 100 packets, 7 falls and 185 a second.
m-the-window-first-reaches-peak-farjd6 = La ventana alcanza primero { $peak } paquetes; { $falls } veces cae a uno. En un segundo llegan { $rate } paquetes, de los 231 que podría llevar el enlace. El informe de un estudiante con ns-2 tiene 100 paquetes, 7 caídas y 185 por segundo.

# After a lab that many courses set (UC Riverside, Northeastern): one flow each, the same link, 1 % of the packets spoiled.
m-after-a-lab-that-many-nqs2r9 = Según un laboratorio que proponen muchos cursos (UC Riverside, Northeastern): un flujo de cada, el mismo enlace, el 1 % de los paquetes estropeado.

# Which of the three gets most through? Why do the losses hurt Tahoe more than Reno? What does Vegas go by besides?
m-which-of-the-three-gets-uy01ye = ¿Cuál de los tres entrega más? ¿Por qué perjudican las pérdidas más a Tahoe que a Reno? ¿En qué más se fija Vegas?

# In the mean Tahoe gets {tahoe} Mbit/s, Reno {reno} and Vegas {vegas}.
m-in-the-mean-tahoe-gets-yoi0zg = En promedio Tahoe recibe { $tahoe } Mbit/s, Reno { $reno } y Vegas { $vegas }.

# After the delay models of a page over HTTP (Kurose and Ross): 40 kB in 40 packets, 10 Mbit/s, a round trip of 100 ms; from a window of 1 and, over a link of its own, from one of 10.
m-after-the-delay-models-of-nby4dh = Según los modelos de retardo de una página por HTTP (Kurose y Ross): 40 kB en 40 paquetes, 10 Mbit/s, ida y vuelta de 100 ms; desde una ventana de 1 y, por un enlace propio, desde una de 10.

# How many round trips does the page take from a window of 1, and how many from one of 10? What would it take if the link alone set the pace? Which of the two does a link ten times as fast help?
m-how-many-round-trips-does-kxurz3 = ¿Cuántas idas y vueltas tarda la página desde una ventana de 1, y cuántas desde una de 10? ¿Cuánto tardaría si solo el enlace marcara el ritmo? ¿A cuál de las dos ayuda un enlace diez veces más rápido?

# From a window of 1 the page takes {one} s, from one of 10 {ten} s; at the full rate of the link its packets are sent in 0.03 s.
m-from-a-window-of-1-hgoes7 = Desde una ventana de 1 la página tarda { $one } s; desde una de 10, { $ten } s; a la tasa completa del enlace sus paquetes se envían en 0,03 s.

# After a problem that stands in most textbooks (Kurose and Ross, chapter 3). “By rounds” has the graph and the table, and prints them without their phases.
m-after-a-problem-that-stands-6w7na9 = Según un problema que está en la mayoría de los libros de texto (Kurose y Ross, capítulo 3). «Por rondas» tiene el gráfico y la tabla, y los imprime sin sus fases.

# In which rounds is it in slow start, in which in congestion avoidance? What happened after round 17, and what after round 25? What is ssthresh in rounds 1, 19 and 27?
m-in-which-rounds-is-it-1iz7mk = ¿En qué rondas está en arranque lento, y en cuáles en evitación de la congestión? ¿Qué pasó después de la ronda 17, y qué después de la 25? ¿Cuánto vale ssthresh en las rondas 1, 19 y 27?

# The window is {top} packets in round 16. Three duplicate ACKs bring it to half, and the timeout to {least}.
m-the-window-is-top-packets-e5rh9t = La ventana es de { $top } paquetes en la ronda 16. Tres ACK duplicados la bajan a la mitad, y el vencimiento del temporizador a { $least }.

# The buffer holds {depth} times what the path holds. CUBIC fills it and backs off when packets are lost; BBR has at most twice the path’s packets on their way, however long the queue is. BBR, which came at 10 s, has {bbr} of the throughput, and a packet waits {wait} on average.
m-the-buffer-holds-depth-times-k38rce = El búfer contiene { $depth } veces lo que contiene el camino. CUBIC lo llena y cede cuando se pierden paquetes; BBR tiene en camino como mucho el doble de los paquetes que caben en él, por larga que sea la cola. BBR, que llegó a los 10 s, tiene el { $bbr } del caudal, y un paquete espera { $wait } en promedio.

# BBR begins as slow start does: twice as fast each round trip, until the rate at which its packets arrive no longer rises. By then up to {most} packets wait. It sends slower until they have left, and goes on at the rate that it has measured: {used} of the link, with {wait} packets waiting on average.
m-bbr-begins-as-slow-start-xa45h2 = BBR empieza como el arranque lento: el doble de rápido en cada ida y vuelta, hasta que la tasa a la que llegan sus paquetes ya no sube. Para entonces esperan hasta { $most } paquetes. Envía más despacio hasta que han salido, y sigue a la tasa que ha medido: el { $used } del enlace, con { $wait } paquetes esperando en promedio.

# BBR sends at the rate that it has measured and does not cut at a loss; TCP halves at every one. The buffer is small, losses are many: BBR, which came at 10 s, has {bbr} of the throughput.
m-bbr-sends-at-the-rate-1hbkyz = BBR envía a la tasa que ha medido y no recorta ante una pérdida; TCP reduce su ventana a la mitad con cada una. El búfer es pequeño, las pérdidas son muchas: BBR, que llegó a los 10 s, tiene el { $bbr } del caudal.

# A buffer of half a bandwidth-delay product. BBR of 2016 (A) does not ask what its losses mean: {lostA} of its packets are lost, and CUBIC has {cubicA}. BBRv3 (B) ends a probe that loses over 2 % and keeps below what was too much: {lostB} are lost, CUBIC has {cubicB}. How much it gives back differs from one implementation to the next.
m-a-buffer-of-half-a-qut7a3 = Un búfer de medio producto ancho de banda-retardo. El BBR de 2016 (A) no pregunta qué significan sus pérdidas: se pierde el { $lostA } de sus paquetes, y CUBIC tiene { $cubicA }. BBRv3 (B) termina un sondeo que pierde más del 2 % y se queda por debajo de lo que fue demasiado: se pierde el { $lostB }, y CUBIC tiene { $cubicB }. Cuánto devuelve difiere de una implementación a otra.

# Fifty packets fill this pipe (its bandwidth-delay product, BDP). A buffer of as many keeps {whole} of the link in use while TCP halves its window; with half of that it is {half}, with an eighth {eighth}.
m-fifty-packets-fill-this-pipe-nr875q = Cincuenta paquetes llenan esta tubería (su producto ancho de banda-retardo, BDP). Un búfer de otros tantos mantiene en uso el { $whole } del enlace mientras TCP reduce su ventana a la mitad; con la mitad es el { $half }; con un octavo, el { $eighth }.

# Four links, alike but for their buffers. With room for 5 packets TCP uses {small} of its link, with 20 or more all of it. With 1000 it gets nothing more, but its packets wait: a round trip of 60 ms has taken {bloat} on average so far, and gets longer until the buffer is full, which is 2.7 s of waiting.
m-four-links-alike-but-for-xv82sy = Cuatro enlaces, iguales salvo por sus búferes. Con sitio para 5 paquetes TCP usa el { $small } de su enlace; con 20 o más, todo. Con 1000 no gana nada, pero sus paquetes esperan: una ida y vuelta de 60 ms ha tardado { $bloat } en promedio hasta ahora, y se alarga hasta que el búfer esté lleno, que son 2,7 s de espera.

# Three links, each with room for many packets. Drop-tail fills its buffer: a packet waits {droptail}. CoDel drops early, and it waits {codel}; PIE aims at 15 ms and gets {pie}. Their links are in use all the same: {used}.
m-three-links-each-with-room-8j00x0 = Tres enlaces, cada uno con sitio para muchos paquetes. Drop-tail llena su búfer: un paquete espera { $droptail }. CoDel descarta temprano, y espera { $codel }; PIE apunta a 15 ms y consigue { $pie }. Aun así, sus enlaces están en uso: { $used }.

# A stream of 1 Mbit/s that heeds no loss takes half of the link. TCP finds what is left, and no more: {tcp} Mbit/s. Its losses do not make the stream slower; only TCP answers them.
m-a-stream-of-1-mbit-o6tu7s = Un flujo constante de 1 Mbit/s que no atiende a ninguna pérdida toma la mitad del enlace. TCP encuentra lo que queda, y nada más: { $tcp } Mbit/s. Sus pérdidas no frenan al flujo constante; solo TCP responde a ellas.

# One path and one queue, {rtt} there and back when it is empty. At a loss Reno goes on with {reno} of its window and CUBIC with {kept}, and CUBIC hurries back to where it was: it has {cubic} of the throughput.
m-one-path-and-one-queue-mtbihx = Un camino y una cola, { $rtt } de ida y vuelta cuando está vacía. Tras una pérdida Reno sigue con el { $reno } de su ventana y CUBIC con el { $kept }, y CUBIC se apresura a volver a donde estaba: tiene el { $cubic } del caudal.

# Two links with a round trip of 300 ms. After a cut TCP climbs back by one packet each round trip, for {climb} s; CUBIC hurries to where it last lost, waits there, and goes on. TCP uses {tcp} of its link, CUBIC {cubic}.
m-two-links-with-a-round-4ebn22 = Dos enlaces con una ida y vuelta de 300 ms. Tras un recorte TCP vuelve a subir un paquete por ida y vuelta, durante { $climb } s; CUBIC se apresura hasta donde perdió la última vez, espera ahí y sigue. TCP usa el { $tcp } de su enlace; CUBIC, el { $cubic }.

# Two links with the same RED queue. It tells flows with ECN to slow down by a mark in a packet that arrives, the others by dropping one: {drops} packets are dropped on the first link, {marks} on the second.
m-two-links-with-the-same-f6iqja = Dos enlaces con la misma cola RED. A los flujos con ECN les dice que frenen con una marca en un paquete que llega; a los demás, descartando uno: se descartan { $drops } paquetes en el primer enlace, y se marcan { $marks } en el segundo.

# Two TCP flows, a near and a far one, and a stream that sends 4 Mbit/s without a break share 6 Mbit/s. With one queue for all (A) far gets {one}. With a queue for each, served in turn (B), near gets {near}, far {far}, and the stream loses what it sends beyond its share.
m-two-tcp-flows-a-near-m1dpqi = Dos flujos TCP, uno cercano y uno lejano, y un flujo constante que envía 4 Mbit/s sin pausa comparten 6 Mbit/s. Con una cola para todos (A), Lejano recibe { $one }. Con una cola para cada uno, servidas por turno (B), Cercano recibe { $near }, Lejano { $far }, y el flujo constante pierde lo que envía más allá de su parte.

# Each has a link of its own. TCP keeps {tcp} of its window at a loss, GAIMD {gaimd}, SQRT {sqrt}, IIAD {iiad}: who cuts less climbs more slowly, and is smoother.
m-each-has-a-link-of-qyor0j = Cada uno tiene un enlace propio. Tras una pérdida TCP conserva el { $tcp } de su ventana; GAIMD, el { $gaimd }; SQRT, el { $sqrt }; IIAD, el { $iiad }: quien recorta menos sube más despacio, y es más suave.

# At 12 s a crowd comes: 100 transfers of 30 packets within 5 s. Each is in slow start, and over before it has found its share. Together they overflow the queue: {lost} of their packets are dropped, and the two long flows fall from {before} to {during} Mbit/s together and then come back.
m-at-12-s-a-crowd-8rpke1 = A los 12 s llega una multitud: 100 transferencias de 30 paquetes en 5 s. Cada una está en arranque lento, y acaba antes de haber encontrado su parte. Juntas desbordan la cola: se descarta el { $lost } de sus paquetes, y los dos flujos largos caen de { $before } a { $during } Mbit/s en conjunto y luego se recuperan.

# Two uploads fill a link on which somebody types, a small packet at a time. In one large buffer (A) an echo is back after {bloat}. FQ-CoDel (B) keeps the uploads apart from the keystrokes and their queue short: it takes {keys}, and the uploads lose nothing by it: {upA} in A, {upB} in B.
m-two-uploads-fill-a-link-59gq2z = Dos subidas llenan un enlace en el que alguien teclea, un paquete pequeño cada vez. Con un solo búfer grande (A) el eco vuelve en { $bloat }. FQ-CoDel (B) mantiene las subidas aparte de las pulsaciones, y la cola de aquellas corta: el eco tarda { $keys }, y las subidas no pierden nada por ello: { $upA } en A, { $upB } en B.

# Sixteen servers answer one request, with 128 ms worth of data. TCP (A) fills the buffer, loses whole windows, waits for timers of 200 ms, and needs {tcp}. In B the switch marks while 20 packets or more wait, and DCTCP cuts by as much as is marked: nothing is lost, and the last answer is there after {done}.
m-sixteen-servers-answer-one-request-k7i0p3 = Dieciséis servidores responden a una petición, con datos para 128 ms. TCP (A) llena el búfer, pierde ventanas enteras, espera temporizadores de 200 ms y necesita { $tcp }. En B el conmutador marca mientras esperan 20 paquetes o más, y DCTCP recorta tanto como se marca: no se pierde nada, y la última respuesta llega al cabo de { $done }.

# Thirty-two servers answer one request at the same time, with 77 ms worth of data. The small buffer overflows at once, whole windows are lost, and the link lies idle until timers of 200 ms run out: the last answer is there after {done}.
m-thirty-two-servers-answer-one-l6u94y = Treinta y dos servidores responden a una petición a la vez, con datos para 77 ms. El pequeño búfer desborda de inmediato, se pierden ventanas enteras, y el enlace queda ocioso hasta que vencen temporizadores de 200 ms: la última respuesta llega al cabo de { $done }.

# An update by LEDBAT has the link for itself and lets its packets wait {wait}, no more. At 20 s a TCP flow comes and fills the buffer; LEDBAT sees the delay grow and leaves it the link: TCP gets {tcp}. When TCP has gone at 45 s, the update takes the link again: {after} of it in the last ten seconds.
m-an-update-by-ledbat-has-xdhjqg = Una actualización por LEDBAT tiene el enlace para ella sola y deja esperar a sus paquetes { $wait }, no más. A los 20 s llega un flujo TCP y llena el búfer; LEDBAT ve crecer el retardo y le deja el enlace: TCP recibe el { $tcp }. Cuando TCP se va a los 45 s, la actualización vuelve a tomar el enlace: el { $after } en los últimos diez segundos.

# A download begins. By the book (A) slow start doubles its window until the buffer overflows: {lostA} packets are lost, and it begins again from one packet. As Linux sends today (B), HyStart ends slow start before: {lostB} are lost so far. After 5 s {gotA} have come in A, {gotB} in B.
m-a-download-begins-by-the-gkwe4f = Empieza una descarga. Según el libro (A), el arranque lento duplica su ventana hasta que desborda el búfer: se pierden { $lostA } paquetes, y empieza de nuevo desde un paquete. Como envía Linux hoy (B), HyStart termina antes el arranque lento: hasta ahora se han perdido { $lostB }. A los 5 s han llegado { $gotA } en A, { $gotB } en B.

# Of run A three ACKs in ten are lost on their way back, of run B none. An ACK says all that has arrived, so the next one makes up for a lost one, and A uses {used} of its link, B {beside}. But each ACK opens the window by a step, and to A fewer come: its window opens more slowly, and B has cut its own {times} times as often.
m-of-run-a-three-acks-3a0z8g = De la ejecución A se pierden tres de cada diez ACK en el camino de vuelta; de la B, ninguno. Un ACK dice todo lo que ha llegado, así que el siguiente suple a uno perdido, y A usa el { $used } de su enlace; B, el { $beside }. Pero cada ACK abre la ventana un paso, y a A le llegan menos: su ventana se abre más despacio, y B ha recortado la suya con { $times } veces la frecuencia de A.

# The grey lines are measured: Linux’s own Reno over a link like this one, its window and round trip as ss shows them. There a tooth takes {linux} s, in this run {tooth} s. Drop a table of yours on the page (time, cwnd, rtt, queue), and it lies here.
m-the-grey-lines-are-measured-5uhq5d = Las líneas grises son mediciones: el propio Reno de Linux sobre un enlace como este, su ventana e ida y vuelta como las muestra ss. Allí un diente dura { $linux } s; en esta ejecución, { $tooth } s. Suelte una tabla suya sobre la página (time, cwnd, rtt, queue), y se pondrá aquí.

# This link follows a trace (made, not recorded): the grey area is what it carries, from 9 Mbit/s to nothing. The sender learns of it late: the round trip is 50 ms on the empty path and grew to {longest} ms in the buffer. Choose CoDel as the queue, and see it fall.
m-this-link-follows-a-trace-qmrmmx = Este enlace sigue una traza (hecha, no grabada): el área gris es lo que lleva, de 9 Mbit/s a nada. El emisor se entera tarde: la ida y vuelta es de 50 ms con el camino vacío y creció hasta { $longest } ms en el búfer. Elija CoDel como cola, y véala caer.

# One flow crosses three full links, at each of which another competes with it. The distances are alike; but the long way waits in three queues, which makes its round trip {longer} times theirs, and loses packets at three places: it gets {long} Mbit/s where half of a link would be 1.5.
m-one-flow-crosses-three-full-dcr49f = Un flujo cruza tres enlaces llenos, en cada uno de los cuales otro compite con él. Las distancias son iguales; pero el camino largo espera en tres colas, lo que hace su ida y vuelta { $longer } veces la de los otros, y pierde paquetes en tres sitios: recibe { $long } Mbit/s donde la mitad de un enlace serían 1,5.

# Each point is the two windows at one time. Climbing, both gain the same; halving, the rich one gives up more than the poor one: from {before} of the throughput in the first 3 s the poor one comes to {after}.
m-each-point-is-the-two-ndad1z = Cada punto son las dos ventanas en un instante. Al subir, ambas ganan lo mismo; al reducirse a la mitad, el rico cede más que el pobre: del { $before } del caudal en los primeros 3 s el pobre pasa al { $after }.

# The same mark means a halving to CUBIC and a nudge to Prague. Behind one queue that marks both alike (A) Prague takes {pragueA} and leaves CUBIC {cubicA}. Two queues that are coupled (B) mark Prague twice the root of what CUBIC gets: {pragueB} and {cubicB}.
m-the-same-mark-means-a-v943u1 = La misma marca significa para CUBIC reducir a la mitad y para Prague un leve empujón. Tras una cola que marca a ambos por igual (A) Prague toma { $pragueA } y deja a CUBIC { $cubicA }. Dos colas acopladas (B) marcan a Prague el doble de la raíz de lo que recibe CUBIC: { $pragueB } y { $cubicB }.

# One Prague, one queue, one ACK for every two packets. Where ACKs count the marks (A) Prague has {ratioA} times what CUBIC has. Where each ACK says only whether its own packet was marked (B) half of the marks are never heard of: {ratioB} times.
m-one-prague-one-queue-one-ele5rs = Un Prague, una cola, un ACK por cada dos paquetes. Donde los ACK cuentan las marcas (A) Prague tiene { $ratioA } veces lo que tiene CUBIC. Donde cada ACK solo dice si su propio paquete se marcó (B), de la mitad de las marcas nunca se sabe: { $ratioB } veces.

# When the drop-tail queue of A overflows, {together} of the eight flows lose packets and halve together, and the queue swings between {low} and {high} packets. RED in B drops one here and one there before it is full: from {redLow} to {redHigh}.
m-when-the-drop-tail-queue-qacjn8 = Cuando desborda la cola drop-tail de A, { $together } de los ocho flujos pierden paquetes y bajan a la mitad a la vez, y la cola oscila entre { $low } y { $high } paquetes. RED, en B, descarta uno aquí y otro allá antes de que se llene: de { $redLow } a { $redHigh }.

# At 20 s an upload begins to send the other way, where the link is narrow. It takes nothing from the download’s link; but the ACKs now wait and are lost behind its packets, and the download falls from {before} to {during} Mbit/s.
m-at-20-s-an-upload-fp2qy3 = A los 20 s una subida empieza a enviar en el otro sentido, donde el enlace es estrecho. No toma nada del enlace de la descarga; pero ahora los ACK esperan y se pierden tras sus paquetes, y la descarga cae de { $before } a { $during } Mbit/s.

# Each flow adds one packet per round trip of its own: the one with a quarter of the distance adds them oftener, and gets {ratio} times the throughput of the other.
m-each-flow-adds-one-packet-w6enpn = Cada flujo añade un paquete por cada ida y vuelta suya: el que está a un cuarto de la distancia los añade más a menudo, y recibe { $ratio } veces el caudal del otro.

# A round trip by satellite takes 560 ms. It takes {fill} s until TCP fills the link; and when one single packet is lost, at 20 s, it needs {back} s to have back what it gave up.
m-a-round-trip-by-satellite-8i2tf8 = Una ida y vuelta por satélite tarda 560 ms. TCP tarda { $fill } s en llenar el enlace; y cuando se pierde un solo paquete, a los 20 s, necesita { $back } s para recuperar lo que cedió.

# The window grows by one packet each round trip. When the queue is full a packet is dropped, and TCP goes on with {kept} of its window: so it goes up and down for ever, and {used} of the link is in use.
m-the-window-grows-by-one-ia6m1d = La ventana crece un paquete por ida y vuelta. Cuando la cola está llena se descarta un paquete, y TCP sigue con el { $kept } de su ventana: así sube y baja para siempre, y se usa el { $used } del enlace.

# At 20 s each link becomes three times as fast. Schemes of small cuts are slow to notice; SIMD adds more the longer nothing is lost, and has the whole link after {simd} s, when AIMD, of the same cut, has {aimd} of its own and IIAD {iiad}.
m-at-20-s-each-link-tob0nu = A los 20 s cada enlace se vuelve tres veces más rápido. Los esquemas de recortes pequeños tardan en notarlo; SIMD añade más cuanto más tiempo no se pierde nada, y tiene todo el enlace a los { $simd } s, cuando AIMD, con el mismo recorte, tiene el { $aimd } del suyo e IIAD el { $iiad }.

# The window doubles each round trip: from 1 packet to the 100 that fill the link within {fill} s. It doubles once more before the sender hears of the first loss, and {lost} packets are dropped.
m-the-window-doubles-each-round-nfm0dw = La ventana se duplica en cada ida y vuelta: de 1 paquete a los 100 que llenan el enlace en { $fill } s. Se duplica una vez más antes de que el emisor sepa de la primera pérdida, y se descartan { $lost } paquetes.

# All six flows share one link. What a TCP flow sends in a round trip varies by {tcp} (coefficient of variation), TFRC by {tfrc}, TEAR by {tear}: they average over many losses, so they are smooth, and slow to react.
m-all-six-flows-share-one-id907r = Los seis flujos comparten un enlace. Lo que un flujo TCP envía en una ida y vuelta varía un { $tcp } (coeficiente de variación); TFRC, un { $tfrc }; TEAR, un { $tear }: promedian muchas pérdidas, así que son suaves, y lentos en reaccionar.

# A sender takes two thirds of the link for 2 s, leaves it for 2 s, and so on. TCP takes up at once what is free; TFRC averages, and comes too late: two TCP flows get {tcp}, two of TFRC {tfrc}.
m-a-sender-takes-two-thirds-n5xl6w = Un emisor toma dos tercios del enlace durante 2 s, lo deja 2 s, y así sucesivamente. TCP ocupa enseguida lo que queda libre; TFRC promedia, y llega tarde: dos flujos TCP reciben el { $tcp }; dos de TFRC, el { $tfrc }.

# Of 100 packets 15 are lost. With so few on the way three duplicate ACKs seldom come back to tell of a loss: the sender waits for its timer and begins again with one packet. Before it knows a round trip the timer is set to 3 s, and the very first packet was lost: {first} of silence. Later it is up to {later}.
m-of-100-packets-15-are-i4985k = De cada 100 paquetes se pierden 15. Con tan pocos en camino rara vez vuelven tres ACK duplicados que avisen de una pérdida: el emisor espera a su temporizador y empieza de nuevo con un paquete. Antes de conocer una ida y vuelta el temporizador está fijado en 3 s, y se perdió el primerísimo paquete: { $first } de silencio. Después llega hasta { $later }.

# One link, two queues. Prague answers each mark a little: it waits {low} in the low-latency queue, {marked} of its packets marked. CUBIC waits {classic} in the classic one. One controller marks one and drops from the other: {prague} and {cubic}.
m-one-link-two-queues-prague-4buy67 = Un enlace, dos colas. Prague responde un poco a cada marca: espera { $low } en la cola de baja latencia, con el { $marked } de sus paquetes marcado. CUBIC espera { $classic } en la clásica. Un solo controlador marca en una y descarta en la otra: { $prague } y { $cubic }.

# At 15 s a sender that heeds no loss begins to send 3 Mbit/s. The three TCP flows give way to it, from {before} to {during} Mbit/s together; it does not.
m-at-15-s-a-sender-w9vlq3 = A los 15 s un emisor que no atiende a ninguna pérdida empieza a enviar 3 Mbit/s. Los tres flujos TCP le ceden, de { $before } a { $during } Mbit/s en conjunto; él no cede.

# Vegas alone keeps a few packets in the queue and loses none. At 20 s Reno comes and fills the queue until it overflows; Vegas takes the longer round trip for congestion, gives way, and is left with {vegas} of the throughput.
m-vegas-alone-keeps-a-few-shc3vh = Vegas solo mantiene unos pocos paquetes en la cola y no pierde ninguno. A los 20 s llega Reno y llena la cola hasta que desborda; Vegas toma la ida y vuelta más larga por congestión, cede, y se queda con el { $vegas } del caudal.

# Nobody tells the first flow that a second one has come at 10 s. It loses packets, gives way, and in the end has {first} of the throughput, the second {second}.
m-nobody-tells-the-first-flow-f3xn1e = Nadie le dice al primer flujo que a los 10 s ha llegado un segundo. Pierde paquetes, cede, y al final tiene el { $first } del caudal; el segundo, el { $second }.

# From 20 s on the radio spoils 1 packet in 100. TCP takes each loss for congestion and halves its window: the queue is empty, and yet only {used} of the link is in use.
m-from-20-s-on-the-2iprbi = Desde los 20 s el enlace de radio estropea 1 paquete de cada 100. TCP toma cada pérdida por congestión y reduce su ventana a la mitad: la cola está vacía, y sin embargo solo se usa el { $used } del enlace.
