# Lab: a long flow, a page every three seconds, and a ping
m-lab-a-long-flow-a-3f2z8d = Laboratório: um fluxo longo, uma página a cada três segundos e um ping

# Exercise: congestion collapse
m-exercise-congestion-collapse-a2kswl = Exercício: colapso por congestionamento

# Exercise: the path becomes longer
m-exercise-the-path-becomes-longer-pl09ja = Exercício: o caminho fica mais longo

# Exercise: an ACK for every second packet
m-exercise-an-ack-for-every-xu9eor = Exercício: um ACK para cada segundo pacote

# ACK for each
m-ack-for-each-828aem = ACK para cada um

# every second
m-every-second-j2fiwo = cada segundo

# Exercise: when the receive window is full
m-exercise-when-the-receive-window-lxm4xo = Exercício: quando a janela de recepção está cheia

# Lab: Reno and CUBIC on a long path that spoils packets
m-lab-reno-and-cubic-on-890jeu = Laboratório: Reno e CUBIC em um caminho longo que estraga pacotes

# Exercise: two links, three sessions, max-min shares
m-exercise-two-links-three-sessions-m1tesg = Exercício: dois enlaces, três sessões, partes máx-mín

# Lab: RED’s average queue and the windows
m-lab-red-s-average-queue-4k7kqa = Laboratório: a fila média do RED e as janelas

# Lab: groups that come and go
m-lab-groups-that-come-and-8dz3eu = Laboratório: grupos que vêm e vão

# Lab: TCP beside a constant stream
m-lab-tcp-beside-a-constant-xy48ei = Laboratório: TCP ao lado de um fluxo constante

# Lab: a stream on the second of three links
m-lab-a-stream-on-the-izsgvz = Laboratório: um fluxo constante no segundo de três enlaces

# Lab: the window of Tahoe, and its largest value
m-lab-the-window-of-tahoe-ytveul = Laboratório: a janela do Tahoe e seu maior valor

# Lab: Tahoe, Reno and Vegas where packets are spoiled
m-lab-tahoe-reno-and-vegas-3pri1i = Laboratório: Tahoe, Reno e Vegas onde pacotes são estragados

# Exercise: how long does a page take?
m-exercise-how-long-does-a-nddnq0 = Exercício: quanto tempo leva uma página?

# Exercise: the window, round by round
m-exercise-the-window-round-by-rl4a8l = Exercício: a janela, rodada a rodada

# One flow
m-one-flow-pcoua5 = Um fluxo

# Who gets what
m-who-gets-what-4mruce = Quem recebe o quê

# Buffers and queues
m-buffers-and-queues-ynyypf = Buffers e filas

# When things change
m-when-things-change-nb4km6 = Quando algo muda

# Later schemes
m-later-schemes-lnz56h = Esquemas posteriores

# Low latency
m-low-latency-v2yvsb = Baixa latência

# Set in courses
m-set-in-courses-baibxs = Propostos em cursos

# BBR against CUBIC
m-bbr-against-cubic-ph2rc4 = BBR contra CUBIC

# BBR’s start
m-bbr-s-start-2m7x1h = A partida do BBR

# BBR beside loss-based TCP
m-bbr-beside-loss-based-tcp-b5zp91 = BBR ao lado do TCP baseado em perdas

# What BBRv3 gives back
m-what-bbrv3-gives-back-n6wp8j = O que o BBRv3 devolve

# Buffer sizing: as much as the pipe holds
m-buffer-sizing-as-much-as-fljr41 = Tamanho do buffer: tanto quanto cabe no duto

# Bufferbloat: four buffers
m-bufferbloat-four-buffers-hduh0u = Bufferbloat: quatro buffers

# CoDel against PIE, and no manager at all
m-codel-against-pie-and-no-mhz5aw = CoDel contra PIE, e nenhum gerenciador

# TCP alone against a constant stream
m-tcp-alone-against-a-constant-d46efv = TCP sozinho contra um fluxo constante

# CUBIC against Reno
m-cubic-against-reno-6lz6rs = CUBIC contra Reno

# CUBIC on a long, fast path
m-cubic-on-a-long-fast-vxtlji = CUBIC em um caminho longo e rápido

# ECN: a mark instead of a drop
m-ecn-a-mark-instead-of-8dlp2q = ECN: uma marca em vez de um descarte

# Without ECN
m-without-ecn-ddsqe9 = Sem ECN

# With ECN
m-with-ecn-1ho4n3 = Com ECN

# Fair queueing: a queue for each flow
m-fair-queueing-a-queue-for-dt5b16 = Filas justas: uma para cada fluxo

# GAIMD, SQRT and IIAD side by side
m-gaimd-sqrt-and-iiad-side-45rlck = GAIMD, SQRT e IIAD lado a lado

# A flash crowd of short transfers
m-a-flash-crowd-of-short-mnfxs2 = Uma avalanche de transferências curtas

# FQ-CoDel against bufferbloat
m-fq-codel-against-bufferbloat-37u4zd = FQ-CoDel contra o bufferbloat

# Incast with DCTCP
m-incast-with-dctcp-rv31yv = Incast com DCTCP

# Incast: all servers answer at once
m-incast-all-servers-answer-at-1uhkvy = Incast: todos os servidores respondem ao mesmo tempo

# LEDBAT gives way
m-ledbat-gives-way-ozavek = O LEDBAT cede

# Linux of today
m-linux-of-today-lcqen3 = O Linux de hoje

# Lost ACKs
m-lost-acks-7hi7nj = ACKs perdidos

# Your own measurement
m-your-own-measurement-7qgyu6 = Sua própria medição

# A mobile link
m-a-mobile-link-lw496a = Um enlace móvel

# The parking lot: three bottlenecks in a row
m-the-parking-lot-three-bottlenecks-6z65fd = O estacionamento: três gargalos em sequência

# Why halving makes shares equal: the phase plane
m-why-halving-makes-shares-equal-j9t8t5 = Por que dividir ao meio iguala as partes: o plano de fases

# Prague and CUBIC share
m-prague-and-cubic-share-w6h219 = Prague e CUBIC compartilham

# The same name, another result
m-the-same-name-another-result-8hn4ht = O mesmo nome, outro resultado

# Global synchronization, and RED
m-global-synchronization-and-red-ru6jns = Sincronização global, e RED

# ACKs on a congested reverse path
m-acks-on-a-congested-reverse-hvihpe = ACKs em um caminho de volta congestionado

# A satellite link
m-a-satellite-link-wxkz9n = Um enlace por satélite

# The TCP sawtooth
m-the-tcp-sawtooth-05iv7k = O dente de serra do TCP

# SIMD climbs ever faster
m-simd-climbs-ever-faster-ijyce7 = O SIMD sobe cada vez mais rápido

# Smooth against quick: TCP, TFRC and TEAR
m-smooth-against-quick-tcp-tfrc-tfxj48 = Suave contra rápido: TCP, TFRC e TEAR

# A square wave: bandwidth that comes and goes
m-a-square-wave-bandwidth-that-6lzus2 = Uma onda quadrada: largura de banda que vem e vai

# Timeouts: when no ACK comes to tell
m-timeouts-when-no-ack-comes-s3mrni = Estouros do temporizador: quando nenhum ACK avisa

# Two queues: 1 ms beside 15 ms
m-two-queues-1-ms-beside-cb9mio = Duas filas: 1 ms ao lado de 15 ms

# TCP against UDP
m-tcp-against-udp-7u1cxk = TCP contra UDP

# Vegas beside Reno
m-vegas-beside-reno-0e599t = Vegas ao lado do Reno

# Who shares? A second flow joins
m-who-shares-a-second-flow-xixwys = Quem compartilha? Um segundo fluxo entra

# Loss is not congestion: a wireless link
m-loss-is-not-congestion-a-evg4x3 = Perda não é congestionamento: um enlace sem fio

# Exercise: mean window, and the buffer that keeps a link busy
m-exercise-mean-window-and-the-numwah = Exercício: janela média e o buffer que mantém um enlace ocupado

# Both links
m-both-links-snbjcn = Ambos os enlaces

# First only
m-first-only-g2ijyl = Só o primeiro

# Second only
m-second-only-26nckp = Só o segundo

# Client 1
m-client-1-fsb1ht = Cliente 1

# Client 2
m-client-2-eyc8ew = Cliente 2

# Client 3
m-client-3-f8bu3v = Cliente 3

# Window of 1
m-window-of-1-js03e5 = Janela de 1

# Window of 10
m-window-of-10-4r4q7b = Janela de 10

# Near
m-near-n4w5yn = Perto

# Far
m-far-8qt7da = Longe

# Long
m-long-jaza7n = Longo

# Crowd
m-crowd-kf75ym = Multidão

# Upload
m-upload-06vtz0 = Envio

# Keystrokes
m-keystrokes-68dwh5 = Teclas

# Servers
m-servers-kw6xw3 = Servidores

# Update
m-update-uk4kus = Atualização

# Download
m-download-t8quxl = Download

# Long way
m-long-way-hdyijs = Caminho longo

# Rich
m-rich-4ndikn = Rico

# Poor
m-poor-wglo59 = Pobre

# accurate
m-accurate-nevsan = preciso

# echo
m-echo-mzrm9w = eco

# AIMD, 1/16 cut
m-aimd-1-16-cut-o9obdh = AIMD, corta 1/16

# SIMD, 1/16 cut
m-simd-1-16-cut-nhcsyb = SIMD, corta 1/16

# First
m-first-u3pgbl = Primeiro

# Second
m-second-vui5tp = Segundo
