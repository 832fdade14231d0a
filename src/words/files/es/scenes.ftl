# Lab: a long flow, a page every three seconds, and a ping
m-lab-a-long-flow-a-3f2z8d = Laboratorio: un flujo largo, una página cada tres segundos y un ping

# Exercise: congestion collapse
m-exercise-congestion-collapse-a2kswl = Ejercicio: colapso por congestión

# Exercise: the path becomes longer
m-exercise-the-path-becomes-longer-pl09ja = Ejercicio: el camino se alarga

# Exercise: an ACK for every second packet
m-exercise-an-ack-for-every-xu9eor = Ejercicio: un ACK por cada segundo paquete

# ACK for each
m-ack-for-each-828aem = ACK por cada uno

# every second
m-every-second-j2fiwo = cada segundo

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
m-buffer-sizing-as-much-as-fljr41 = Tamaño del búfer: tanto como cabe en el conducto

# Bufferbloat: four buffers
m-bufferbloat-four-buffers-hduh0u = Bufferbloat: cuatro búferes

# CoDel against PIE, and no manager at all
m-codel-against-pie-and-no-mhz5aw = CoDel contra PIE, y ningún gestor

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
m-fair-queueing-a-queue-for-dt5b16 = Colas justas: una para cada flujo

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
m-the-parking-lot-three-bottlenecks-6z65fd = El aparcamiento: tres cuellos de botella seguidos

# Why halving makes shares equal: the phase plane
m-why-halving-makes-shares-equal-j9t8t5 = Por qué dividir entre dos iguala las partes: el plano de fases

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
m-timeouts-when-no-ack-comes-s3mrni = Temporizador vencido: cuando ningún ACK avisa

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
m-near-n4w5yn = Cerca

# Far
m-far-8qt7da = Lejos

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
