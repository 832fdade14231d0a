# Mobile-like
m-mobile-like-a9hdol = Tipo móvel

# Lab: a long flow, a page every three seconds, and a ping
m-lab-a-long-flow-a-3f2z8d = Laboratório: um fluxo longo, uma página a cada três segundos e um ping

# Exercise: congestion collapse
m-exercise-congestion-collapse-a2kswl = Exercício: colapso por congestionamento

# Exercise: the path becomes longer
m-exercise-the-path-becomes-longer-pl09ja = Exercício: o caminho fica mais longo

# Exercise: an ACK for every second packet
m-exercise-an-ack-for-every-xu9eor = Exercício: um ACK a cada dois pacotes

# ACK for each
m-ack-for-each-828aem = ACK para cada pacote

# every second
m-every-second-j2fiwo = um de cada dois

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
m-codel-against-pie-and-no-mhz5aw = CoDel contra PIE, e sem gerenciamento algum

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
m-fair-queueing-a-queue-for-dt5b16 = Enfileiramento justo: uma fila para cada fluxo

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
m-the-parking-lot-three-bottlenecks-6z65fd = Topologia parking lot: três gargalos em sequência

# Why halving makes shares equal: the phase plane
m-why-halving-makes-shares-equal-j9t8t5 = Por que cortar pela metade iguala as partes: o plano de fases

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
m-near-n4w5yn = Próximo

# Far
m-far-8qt7da = Distante

# Long
m-long-jaza7n = Longo

# Crowd
m-crowd-kf75ym = Multidão

# Upload
m-upload-06vtz0 = Upload

# Keystrokes
m-keystrokes-68dwh5 = Digitação

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

# After problems of Kurose and Ross, chapter 3: 10 Mbit/s, 1500 bytes, 150 ms.
m-after-problems-of-kurose-and-sv50ah = Segundo problemas de Kurose e Ross, capítulo 3: 10 Mbit/s, 1500 bytes, 150 ms.

# How many packets fill the path? How large must the queue be so that the link is never idle after a cut? Then halve the queue, and halve it again: how much of the link is used?
m-how-many-packets-fill-the-4kw2w8 = Quantos pacotes enchem o caminho? Que tamanho deve ter a fila para que o enlace nunca fique ocioso após um corte? Depois reduza a fila à metade, e de novo à metade: quanto do enlace é usado?

# A queue of 125 packets, as many as fill the path, keeps {used} of the link in use; the window swings between {low} and {high} packets.
m-a-queue-of-125-packets-di2hw1 = Uma fila de 125 pacotes, tantos quantos enchem o caminho, mantém em uso { $used } do enlace; a janela oscila entre { $low } e { $high } pacotes.

# After the bufferbloat lab of Stanford CS 144, also set in Toronto and at Washington: 1.5 Mbit/s, 20 ms, a page every 3 s, a ping every 0.1 s, behind 20 packets and behind 100. The initial window is 3, as it was then.
m-after-the-bufferbloat-lab-of-k5mfjm = Segundo o laboratório de bufferbloat de CS 144, Stanford, também proposto em Toronto e em Washington: 1,5 Mbit/s, 20 ms, uma página a cada 3 s, um ping a cada 0,1 s, atrás de 20 pacotes e atrás de 100. A janela inicial é 3, como era na época.

# How long does a page take behind 100 packets, and how long behind 20 (mean and spread)? Why is the smaller buffer quicker? Give the round trip as a formula of the packets that wait. What changes with an initial window of 10?
m-how-long-does-a-page-6frkyf = Quanto tempo leva uma página atrás de 100 pacotes, e quanto atrás de 20 (média e dispersão)? Por que o buffer menor é mais rápido? Dê a ida e volta como fórmula dos pacotes que esperam. O que muda com uma janela inicial de 10?

# Behind a buffer of 100 packets a ping takes {pingLarge} ms and a page {pageLarge} s; behind 20 it is {pingSmall} ms and {pageSmall} s, on a link as fast.
m-behind-a-buffer-of-100-wsmsx4 = Atrás de um buffer de 100 pacotes um ping leva { $pingLarge } ms e uma página { $pageLarge } s; atrás de um de 20 são { $pingSmall } ms e { $pageSmall } s, em um enlace igualmente rápido.

# After Floyd and Fall (1999): TCP over 1.5 Mbit/s, beside it a constant stream that goes on over a link of 128 kbit/s.
m-after-floyd-and-fall-1999-caz7dm = Segundo Floyd e Fall (1999): TCP sobre 1,5 Mbit/s e, ao lado, um fluxo constante que segue por um enlace de 128 kbit/s.

# How much of the first link is of use to somebody? Draw TCP’s throughput and what the stream delivers over the stream’s rate (Vary …, beside the rate). What changes if the stream is TCP too?
m-how-much-of-the-first-x4ol6n = Quanto do primeiro enlace serve a alguém? Desenhe a vazão do TCP e o que o fluxo constante entrega em função da taxa deste (Variar…, ao lado da taxa). O que muda se o fluxo constante também for TCP?

# The stream takes {taken} of 1.5 Mbit/s, and {arrives} of it arrive: the rest is carried over the first link to be dropped at the second. TCP has {tcp}.
m-the-stream-takes-taken-of-eb9rzo = O fluxo constante toma { $taken } de 1,5 Mbit/s, e chegam { $arrives }: o resto atravessa o primeiro enlace para ser descartado no segundo. O TCP tem { $tcp }.

# After a problem of Peterson and Davie, chapter 6: TCP Vegas on a path whose round trip becomes longer while it runs: twice as long there, here 110 ms in place of 60 from 25 s on.
m-after-a-problem-of-peterson-0pa0f5 = Segundo um problema de Peterson e Davie, capítulo 6: TCP Vegas em um caminho cuja ida e volta se alonga durante a execução: lá ao dobro; aqui, de 60 para 110 ms a partir de 25 s.

# What does Vegas take the longer round trip for, and what does it do? What does its throughput come to, and why does it stay there? How could it tell the two apart?
m-what-does-vegas-take-the-dqu8oi = Como o Vegas interpreta a ida e volta mais longa, e o que ele faz? Em quanto fica sua vazão, e por que fica ali? Como ele poderia distinguir um caso do outro?

# Vegas takes the longer path for a queue: its window comes down to {window} packets, and of the {before} Mbit/s that it had it keeps {after}, though nobody else is there.
m-vegas-takes-the-longer-path-wvubg5 = O Vegas toma o caminho mais longo por uma fila: sua janela cai para { $window } pacotes e, dos { $before } Mbit/s que tinha, ele conserva { $after }, embora não haja mais ninguém.

# After exercises of Peterson and Davie, chapter 6.
m-after-exercises-of-peterson-and-pvulfo = Segundo exercícios de Peterson e Davie, capítulo 6.

# The window grows with each ACK, by 1/W. What if there is an ACK for every second packet only: how much does it grow in a round trip?
m-the-window-grows-with-each-x11yy1 = A janela cresce com cada ACK, em 1/W. E se só há um ACK a cada dois pacotes: quanto ela cresce em uma ida e volta?

# Without losses, after {time} s the one window is {each} packets and the other {second}: half as many ACKs, half the growth.
m-without-losses-after-time-s-gf7frq = Sem perdas, aos { $time } s uma janela é de { $each } pacotes e a outra de { $second }: metade dos ACKs, metade do crescimento.

# After Tanenbaum: round trip 10 ms, receive window 24 kB, segments of 2 kB.
m-after-tanenbaum-round-trip-10-0qnvzc = Segundo Tanenbaum: ida e volta de 10 ms, janela de recepção de 24 kB, segmentos de 2 kB.

# How long does it take until the first full window can be sent? What is the throughput from then on?
m-how-long-does-it-take-ss5cmo = Quanto tempo leva até que a primeira janela cheia possa ser enviada? Qual é a vazão daí em diante?

# 1, 2, 4, 8 segments, and then 12, which fill 24 kB: at {full} ms. From then on 24 kB leave each 10 ms: {rate} Mbit/s, and no more, however fast the link is.
m-1-2-4-8-segments-pxkpw4 = 1, 2, 4, 8 segmentos, e então 12, que enchem 24 kB: aos { $full } ms. Daí em diante saem 24 kB a cada 10 ms: { $rate } Mbit/s, e nada mais, por mais rápido que seja o enlace.

# After the TCP assignment of GENI: 100 Mbit/s, 300 ms, 5 % of the packets lost.
m-after-the-tcp-assignment-of-vyq07j = Segundo o trabalho sobre TCP do GENI: 100 Mbit/s, 300 ms, 5 % dos pacotes perdidos.

# How much of 100 Mbit/s does each get, and why so little? Take the losses away: who profits more, and why?
m-how-much-of-100-mbit-tgyclt = Quanto cada um recebe dos 100 Mbit/s, e por que tão pouco? Retire as perdas: quem ganha mais, e por quê?

# At 5 % losses Reno gets {reno} kbit/s and CUBIC {cubic}, of 100,000. At a loss, timeouts included, Reno goes on with {renoKept} of its window and CUBIC with {cubicKept}; both are cut again long before they can fill the path.
m-at-5-losses-reno-gets-ogwgzd = Com 5 % de perdas o Reno recebe { $reno } kbit/s e o CUBIC { $cubic }, de 100.000. Após uma perda, contando os estouros do temporizador, o Reno segue com { $renoKept } de sua janela e o CUBIC com { $cubicKept }; ambos são cortados de novo muito antes de poderem encher o caminho.

# After an exercise that many courses set: sessions on links of 10 and 4 Mbit/s.
m-after-an-exercise-that-many-wle7w4 = Segundo um exercício que muitos cursos propõem: sessões em enlaces de 10 e 4 Mbit/s.

# What are the max-min fair shares of the three? Which link is whose bottleneck? What does TCP make of it, and why?
m-what-are-the-max-min-tosa6n = Quais são as partes justas máx-mín das três? Qual enlace é o gargalo de quem? O que o TCP faz disso, e por quê?

# Max-min fair would be 2, 8 and 2 Mbit/s. TCP gives {both}, {first} and {second}: whoever crosses both links waits in both queues, which makes its round trip {longer} times that of the second, and loses packets at both.
m-max-min-fair-would-be-jnczn7 = O justo máx-mín seria 2, 8 e 2 Mbit/s. O TCP dá { $both }; { $first } e { $second }: quem cruza ambos os enlaces espera nas duas filas, o que torna sua ida e volta { $longer } vezes a do segundo, e perde pacotes em ambas.

# After lab 4 of simulation modelling, RUDN University, Moscow: 20 flows, windows of at most 32 packets, RED of 75 and 150.
m-after-lab-4-of-simulation-glq3hy = Segundo o laboratório 4 de modelagem por simulação, Universidade RUDN, Moscou: 20 fluxos, janelas de no máximo 32 pacotes, RED de 75 e 150.

# Where does the average queue settle? Does RED drop anything, and why not? What happens if the windows may be 64?
m-where-does-the-average-queue-3vy5cz = Onde se assenta a fila média? O RED descarta algo, e por que não? O que acontece se as janelas puderem ser de 64?

# Twenty windows of 32 packets are 640, and 575 fill the path: the queue holds {queue} on average, below RED’s first threshold of 75. So RED has nothing to do: it has dropped {dropped}.
m-twenty-windows-of-32-packets-8psr93 = Vinte janelas de 32 pacotes são 640, e 575 enchem o caminho: a fila tem { $queue } em média, abaixo do primeiro limiar do RED, 75. Então o RED não tem nada a fazer: descartou { $dropped }.

# After assignment 2 of CS 331, IIT Gandhinagar: ten flows each, 0 to 150 s, 15 to 135 s, 30 to 120 s, on 50 Mbit/s.
m-after-assignment-2-of-cs-20dbq0 = Segundo o trabalho 2 de CS 331, IIT Gandhinagar: dez fluxos cada um, de 0 a 150 s, de 15 a 135 s, de 30 a 120 s, sobre 50 Mbit/s.

# What does a client get while it is alone, with one other, with two? How soon is the link shared equally after each comes, and how soon is it full again after each goes?
m-what-does-a-client-get-geb8r0 = O que um cliente recebe enquanto está sozinho, com mais um, com mais dois? Em quanto tempo o enlace é dividido por igual após cada chegada, e em quanto tempo volta a ficar cheio após cada saída?

# Alone client 1 has {alone} Mbit/s, with one other {two}, with two {three}.
m-alone-client-1-has-alone-egdl9v = Sozinho, o cliente 1 tem { $alone } Mbit/s; com mais um, { $two }; com mais dois, { $three }.

# After project 3 of CS 5700, Northeastern University: all links 10 Mbit/s, one TCP, and a constant stream of 1 to 10 Mbit/s.
m-after-project-3-of-cs-y5q5nt = Segundo o projeto 3 de CS 5700, Northeastern University: todos os enlaces de 10 Mbit/s, um TCP e um fluxo constante de 1 a 10 Mbit/s.

# Draw TCP’s throughput, its losses and its round trip over the rate of the stream (Vary …, beside the rate). Which of Tahoe, Reno, NewReno and Vegas does best?
m-draw-tcp-s-throughput-its-8cufw2 = Desenhe a vazão do TCP, suas perdas e sua ida e volta em função da taxa do fluxo constante (Variar…, ao lado da taxa). Qual entre Tahoe, Reno, NewReno e Vegas se sai melhor?

# Beside a stream of 8 Mbit/s TCP has {rate} Mbit/s: what is left.
m-beside-a-stream-of-8-5k7wb7 = Ao lado de um fluxo constante de 8 Mbit/s o TCP tem { $rate } Mbit/s: o que sobra.

# After a lab of a Chinese course on ns-3: a chain of routers, TCP over all links, UDP over one in the middle.
m-after-a-lab-of-a-gs3n8z = Segundo um laboratório de um curso chinês sobre ns-3: uma cadeia de roteadores, TCP por todos os enlaces, UDP por um do meio.

# At which link do packets wait? What do the three get at stream rates of 2, 5, 8 and 9.5 Mbit/s?
m-at-which-link-do-packets-nnf9ox = Em qual enlace os pacotes esperam? O que os três recebem com taxas do fluxo constante de 2, 5, 8 e 9,5 Mbit/s?

# The stream takes 5 of the second link’s 10 Mbit/s. NewReno gets {newreno} Mbit/s, Reno {reno} and Vegas {vegas}; {waiting} packets wait at the second link on average and {first} at the first.
m-the-stream-takes-5-of-vyy481 = O fluxo constante toma 5 dos 10 Mbit/s do segundo enlace. O NewReno recebe { $newreno } Mbit/s, o Reno { $reno } e o Vegas { $vegas }; em média esperam { $waiting } pacotes no segundo enlace e { $first } no primeiro.

# After lab 5 of COMP3331, UNSW Sydney.
m-after-lab-5-of-comp3331-vlodq4 = Segundo o laboratório 5 de COMP3331, UNSW Sydney.

# What is the largest window, and what does the sender do then? How often does that happen in a minute? Then, under Flows, bring the largest window down until it happens no more.
m-what-is-the-largest-window-b0iwg3 = Qual é a maior janela, e o que o emissor faz então? Quantas vezes isso acontece em um minuto? Depois, em Fluxos, reduza a maior janela até que não aconteça mais.

# The window first reaches {peak} packets; {falls} times it falls to one. In a second {rate} packets arrive, of the 231 that the link could carry. A student’s report of ns-2 has 100 packets, 7 falls and 185 a second.
m-the-window-first-reaches-peak-farjd6 = A janela alcança primeiro { $peak } pacotes; { $falls } vezes cai para um. Em um segundo chegam { $rate } pacotes, dos 231 que o enlace poderia levar. O relatório de um estudante com o ns-2 tem 100 pacotes, 7 quedas e 185 por segundo.

# After a lab that many courses set (UC Riverside, Northeastern): one flow each, the same link, 1 % of the packets spoiled.
m-after-a-lab-that-many-nqs2r9 = Segundo um laboratório que muitos cursos propõem (UC Riverside, Northeastern): um fluxo de cada, o mesmo enlace, 1 % dos pacotes estragados.

# Which of the three gets most through? Why do the losses hurt Tahoe more than Reno? What does Vegas go by besides?
m-which-of-the-three-gets-uy01ye = Qual dos três entrega mais? Por que as perdas prejudicam mais o Tahoe que o Reno? Em que mais o Vegas se baseia?

# In the mean Tahoe gets {tahoe} Mbit/s, Reno {reno} and Vegas {vegas}.
m-in-the-mean-tahoe-gets-yoi0zg = Em média o Tahoe recebe { $tahoe } Mbit/s, o Reno { $reno } e o Vegas { $vegas }.

# After the delay models of a page over HTTP (Kurose and Ross): 40 kB in 40 packets, 10 Mbit/s, a round trip of 100 ms; from a window of 1 and, over a link of its own, from one of 10.
m-after-the-delay-models-of-nby4dh = Segundo os modelos de atraso de uma página por HTTP (Kurose e Ross): 40 kB em 40 pacotes, 10 Mbit/s, ida e volta de 100 ms; a partir de uma janela de 1 e, por um enlace próprio, de uma de 10.

# How many round trips does the page take from a window of 1, and how many from one of 10? What would it take if the link alone set the pace? Which of the two does a link ten times as fast help?
m-how-many-round-trips-does-kxurz3 = Quantas idas e voltas a página leva a partir de uma janela de 1, e quantas a partir de uma de 10? Quanto levaria se só o enlace ditasse o ritmo? Qual das duas um enlace dez vezes mais rápido ajuda?

# From a window of 1 the page takes {one} s, from one of 10 {ten} s; at the full rate of the link its packets are sent in 0.03 s.
m-from-a-window-of-1-hgoes7 = A partir de uma janela de 1 a página leva { $one } s; a partir de uma de 10, { $ten } s; à taxa plena do enlace seus pacotes são enviados em 0,03 s.

# After a problem that stands in most textbooks (Kurose and Ross, chapter 3). “By rounds” has the graph and the table, and prints them without their phases.
m-after-a-problem-that-stands-6w7na9 = Segundo um problema que está na maioria dos livros-texto (Kurose e Ross, capítulo 3). “Por rodadas” tem o gráfico e a tabela, e os imprime sem suas fases.

# In which rounds is it in slow start, in which in congestion avoidance? What happened after round 17, and what after round 25? What is ssthresh in rounds 1, 19 and 27?
m-in-which-rounds-is-it-1iz7mk = Em quais rodadas está em partida lenta, e em quais em prevenção de congestionamento? O que aconteceu depois da rodada 17, e o que depois da 25? Quanto vale ssthresh nas rodadas 1, 19 e 27?

# The window is {top} packets in round 16. Three duplicate ACKs bring it to half, and the timeout to {least}.
m-the-window-is-top-packets-e5rh9t = A janela é de { $top } pacotes na rodada 16. Três ACKs duplicados a reduzem à metade, e o estouro do temporizador a { $least }.

# The buffer holds {depth} times what the path holds. CUBIC fills it and backs off when packets are lost; BBR has at most twice the path’s packets on their way, however long the queue is. BBR, which came at 10 s, has {bbr} of the throughput, and a packet waits {wait} on average.
m-the-buffer-holds-depth-times-k38rce = O buffer contém { $depth } vezes o que o caminho contém. O CUBIC o enche e cede quando pacotes se perdem; o BBR tem a caminho no máximo o dobro dos pacotes que cabem nele, por mais longa que seja a fila. O BBR, que chegou aos 10 s, tem { $bbr } da vazão, e um pacote espera { $wait } em média.

# BBR begins as slow start does: twice as fast each round trip, until the rate at which its packets arrive no longer rises. By then up to {most} packets wait. It sends slower until they have left, and goes on at the rate that it has measured: {used} of the link, with {wait} packets waiting on average.
m-bbr-begins-as-slow-start-xa45h2 = O BBR começa como a partida lenta: o dobro da rapidez a cada ida e volta, até que a taxa em que seus pacotes chegam deixe de subir. A essa altura esperam até { $most } pacotes. Ele envia mais devagar até que saiam, e segue na taxa que mediu: { $used } do enlace, com { $wait } pacotes esperando em média.

# BBR sends at the rate that it has measured and does not cut at a loss; TCP halves at every one. The buffer is small, losses are many: BBR, which came at 10 s, has {bbr} of the throughput.
m-bbr-sends-at-the-rate-1hbkyz = O BBR envia na taxa que mediu e não corta diante de uma perda; o TCP corta sua janela pela metade a cada uma. O buffer é pequeno, as perdas são muitas: o BBR, que chegou aos 10 s, tem { $bbr } da vazão.

# A buffer of half a bandwidth-delay product. BBR of 2016 (A) does not ask what its losses mean: {lostA} of its packets are lost, and CUBIC has {cubicA}. BBRv3 (B) ends a probe that loses over 2 % and keeps below what was too much: {lostB} are lost, CUBIC has {cubicB}. How much it gives back differs from one implementation to the next.
m-a-buffer-of-half-a-qut7a3 = Um buffer de meio produto banda-atraso. O BBR de 2016 (A) não pergunta o que suas perdas significam: { $lostA } de seus pacotes se perdem, e o CUBIC tem { $cubicA }. O BBRv3 (B) encerra uma sondagem que perde mais de 2 % e fica abaixo do que foi demais: { $lostB } se perdem, e o CUBIC tem { $cubicB }. Quanto ele devolve difere de uma implementação a outra.

# Fifty packets fill this pipe (its bandwidth-delay product, BDP). A buffer of as many keeps {whole} of the link in use while TCP halves its window; with half of that it is {half}, with an eighth {eighth}.
m-fifty-packets-fill-this-pipe-nr875q = Cinquenta pacotes enchem este duto (seu produto banda-atraso, BDP). Um buffer de outros tantos mantém em uso { $whole } do enlace enquanto o TCP reduz sua janela à metade; com a metade são { $half }; com um oitavo, { $eighth }.

# Four links, alike but for their buffers. With room for 5 packets TCP uses {small} of its link, with 20 or more all of it. With 1000 it gets nothing more, but its packets wait: a round trip of 60 ms has taken {bloat} on average so far, and gets longer until the buffer is full, which is 2.7 s of waiting.
m-four-links-alike-but-for-xv82sy = Quatro enlaces, iguais exceto por seus buffers. Com espaço para 5 pacotes o TCP usa { $small } de seu enlace; com 20 ou mais, todo ele. Com 1000 não ganha nada, mas seus pacotes esperam: uma ida e volta de 60 ms levou { $bloat } em média até agora, e se alonga até o buffer ficar cheio, o que são 2,7 s de espera.

# Three links, each with room for many packets. Drop-tail fills its buffer: a packet waits {droptail}. CoDel drops early, and it waits {codel}; PIE aims at 15 ms and gets {pie}. Their links are in use all the same: {used}.
m-three-links-each-with-room-8j00x0 = Três enlaces, cada um com espaço para muitos pacotes. O drop-tail enche seu buffer: um pacote espera { $droptail }. O CoDel descarta cedo, e ele espera { $codel }; o PIE tem como alvo 15 ms e consegue { $pie }. Mesmo assim seus enlaces estão em uso: { $used }.

# A stream of 1 Mbit/s that heeds no loss takes half of the link. TCP finds what is left, and no more: {tcp} Mbit/s. Its losses do not make the stream slower; only TCP answers them.
m-a-stream-of-1-mbit-o6tu7s = Um fluxo constante de 1 Mbit/s que não dá atenção a perda alguma toma metade do enlace. O TCP encontra o que sobra, e nada mais: { $tcp } Mbit/s. Suas perdas não tornam o fluxo constante mais lento; só o TCP responde a elas.

# One path and one queue, {rtt} there and back when it is empty. At a loss Reno goes on with {reno} of its window and CUBIC with {kept}, and CUBIC hurries back to where it was: it has {cubic} of the throughput.
m-one-path-and-one-queue-mtbihx = Um caminho e uma fila, { $rtt } de ida e volta quando está vazia. Após uma perda o Reno segue com { $reno } de sua janela e o CUBIC com { $kept }, e o CUBIC se apressa de volta a onde estava: tem { $cubic } da vazão.

# Two links with a round trip of 300 ms. After a cut TCP climbs back by one packet each round trip, for {climb} s; CUBIC hurries to where it last lost, waits there, and goes on. TCP uses {tcp} of its link, CUBIC {cubic}.
m-two-links-with-a-round-4ebn22 = Dois enlaces com uma ida e volta de 300 ms. Após um corte o TCP volta a subir um pacote por ida e volta, durante { $climb } s; o CUBIC se apressa até onde perdeu da última vez, espera ali e segue. O TCP usa { $tcp } de seu enlace; o CUBIC, { $cubic }.

# Two links with the same RED queue. It tells flows with ECN to slow down by a mark in a packet that arrives, the others by dropping one: {drops} packets are dropped on the first link, {marks} on the second.
m-two-links-with-the-same-f6iqja = Dois enlaces com a mesma fila RED. Aos fluxos com ECN ela diz que desacelerem com uma marca em um pacote que chega; aos demais, descartando um: descartam-se { $drops } pacotes no primeiro enlace, e marcam-se { $marks } no segundo.

# Two TCP flows, a near and a far one, and a stream that sends 4 Mbit/s without a break share 6 Mbit/s. With one queue for all (A) far gets {one}. With a queue for each, served in turn (B), near gets {near}, far {far}, and the stream loses what it sends beyond its share.
m-two-tcp-flows-a-near-m1dpqi = Dois fluxos TCP, um próximo e um distante, e um fluxo constante que envia 4 Mbit/s sem pausa compartilham 6 Mbit/s. Com uma fila para todos (A), Distante recebe { $one }. Com uma fila para cada um, servidas em turnos (B), Próximo recebe { $near }, Distante { $far }, e o fluxo constante perde o que envia além de sua parte.

# Each has a link of its own. TCP keeps {tcp} of its window at a loss, GAIMD {gaimd}, SQRT {sqrt}, IIAD {iiad}: who cuts less climbs more slowly, and is smoother.
m-each-has-a-link-of-qyor0j = Cada um tem um enlace próprio. Após uma perda o TCP conserva { $tcp } de sua janela; o GAIMD, { $gaimd }; o SQRT, { $sqrt }; o IIAD, { $iiad }: quem corta menos sobe mais devagar, e é mais suave.

# At 12 s a crowd comes: 100 transfers of 30 packets within 5 s. Each is in slow start, and over before it has found its share. Together they overflow the queue: {lost} of their packets are dropped, and the two long flows fall from {before} to {during} Mbit/s together and then come back.
m-at-12-s-a-crowd-8rpke1 = Aos 12 s chega uma multidão: 100 transferências de 30 pacotes em 5 s. Cada uma está em partida lenta, e acaba antes de ter encontrado sua parte. Juntas elas transbordam a fila: { $lost } de seus pacotes são descartados, e os dois fluxos longos caem de { $before } para { $during } Mbit/s em conjunto e depois se recuperam.

# Two uploads fill a link on which somebody types, a small packet at a time. In one large buffer (A) an echo is back after {bloat}. FQ-CoDel (B) keeps the uploads apart from the keystrokes and their queue short: it takes {keys}, and the uploads lose nothing by it: {upA} in A, {upB} in B.
m-two-uploads-fill-a-link-59gq2z = Dois uploads enchem um enlace em que alguém digita, um pacote pequeno de cada vez. Com um só buffer grande (A) o eco volta em { $bloat }. O FQ-CoDel (B) mantém os uploads separados da digitação, e a fila deles curta: o eco leva { $keys }, e os uploads não perdem nada com isso: { $upA } em A, { $upB } em B.

# Sixteen servers answer one request, with 128 ms worth of data. TCP (A) fills the buffer, loses whole windows, waits for timers of 200 ms, and needs {tcp}. In B the switch marks while 20 packets or more wait, and DCTCP cuts by as much as is marked: nothing is lost, and the last answer is there after {done}.
m-sixteen-servers-answer-one-request-k7i0p3 = Dezesseis servidores respondem a uma requisição, com dados para 128 ms. O TCP (A) enche o buffer, perde janelas inteiras, espera temporizadores de 200 ms e precisa de { $tcp }. Em B o switch marca enquanto esperam 20 pacotes ou mais, e o DCTCP corta tanto quanto é marcado: nada se perde, e a última resposta chega após { $done }.

# Thirty-two servers answer one request at the same time, with 77 ms worth of data. The small buffer overflows at once, whole windows are lost, and the link lies idle until timers of 200 ms run out: the last answer is there after {done}.
m-thirty-two-servers-answer-one-l6u94y = Trinta e dois servidores respondem a uma requisição ao mesmo tempo, com dados para 77 ms. O buffer pequeno transborda de imediato, janelas inteiras se perdem, e o enlace fica ocioso até que temporizadores de 200 ms estourem: a última resposta chega após { $done }.

# An update by LEDBAT has the link for itself and lets its packets wait {wait}, no more. At 20 s a TCP flow comes and fills the buffer; LEDBAT sees the delay grow and leaves it the link: TCP gets {tcp}. When TCP has gone at 45 s, the update takes the link again: {after} of it in the last ten seconds.
m-an-update-by-ledbat-has-xdhjqg = Uma atualização por LEDBAT tem o enlace só para si e deixa seus pacotes esperarem { $wait }, não mais. Aos 20 s chega um fluxo TCP e enche o buffer; o LEDBAT vê o atraso crescer e lhe deixa o enlace: o TCP recebe { $tcp }. Quando o TCP se vai, aos 45 s, a atualização toma o enlace de novo: { $after } dele nos últimos dez segundos.

# A download begins. By the book (A) slow start doubles its window until the buffer overflows: {lostA} packets are lost, and it begins again from one packet. As Linux sends today (B), HyStart ends slow start before: {lostB} are lost so far. After 5 s {gotA} have come in A, {gotB} in B.
m-a-download-begins-by-the-gkwe4f = Um download começa. Como manda o livro (A), a partida lenta dobra sua janela até o buffer transbordar: { $lostA } pacotes se perdem, e ela recomeça de um pacote. Como o Linux envia hoje (B), o HyStart termina antes a partida lenta: { $lostB } se perderam até agora. Aos 5 s chegaram { $gotA } em A, { $gotB } em B.

# Of run A three ACKs in ten are lost on their way back, of run B none. An ACK says all that has arrived, so the next one makes up for a lost one, and A uses {used} of its link, B {beside}. But each ACK opens the window by a step, and to A fewer come: its window opens more slowly, and B has cut its own {times} times as often.
m-of-run-a-three-acks-3a0z8g = Da execução A três de cada dez ACKs se perdem no caminho de volta; da B, nenhum. Um ACK diz tudo o que chegou, então o seguinte supre um perdido, e A usa { $used } de seu enlace; B, { $beside }. Mas cada ACK abre a janela um passo, e a A chegam menos: sua janela se abre mais devagar, e B cortou a sua com { $times } vezes a frequência de A.

# The grey lines are measured: Linux’s own Reno over a link like this one, its window and round trip as ss shows them. There a tooth takes {linux} s, in this run {tooth} s. Drop a table of yours on the page (time, cwnd, rtt, queue), and it lies here.
m-the-grey-lines-are-measured-5uhq5d = As linhas cinza são medições: o próprio Reno do Linux sobre um enlace como este, sua janela e sua ida e volta como o ss as mostra. Lá um dente dura { $linux } s; nesta execução, { $tooth } s. Solte uma tabela sua sobre a página (time, cwnd, rtt, queue), e ela ficará aqui.

# This link follows a trace (made, not recorded): the grey area is what it carries, from 9 Mbit/s to nothing. The sender learns of it late: the round trip is 50 ms on the empty path and grew to {longest} ms in the buffer. Choose CoDel as the queue, and see it fall.
m-this-link-follows-a-trace-qmrmmx = Este enlace segue um traço (feito, não gravado): a área cinza é o que ele leva, de 9 Mbit/s a nada. O emissor fica sabendo tarde: a ida e volta é de 50 ms com o caminho vazio e cresceu até { $longest } ms no buffer. Escolha CoDel como fila, e veja-a cair.

# One flow crosses three full links, at each of which another competes with it. The distances are alike; but the long way waits in three queues, which makes its round trip {longer} times theirs, and loses packets at three places: it gets {long} Mbit/s where half of a link would be 1.5.
m-one-flow-crosses-three-full-dcr49f = Um fluxo cruza três enlaces cheios, em cada um dos quais outro compete com ele. As distâncias são iguais; mas o caminho longo espera em três filas, o que torna sua ida e volta { $longer } vezes a dos outros, e perde pacotes em três lugares: recebe { $long } Mbit/s onde metade de um enlace seria 1,5.

# Each point is the two windows at one time. Climbing, both gain the same; halving, the rich one gives up more than the poor one: from {before} of the throughput in the first 3 s the poor one comes to {after}.
m-each-point-is-the-two-ndad1z = Cada ponto são as duas janelas em um instante. Ao subir, ambas ganham o mesmo; ao cortar pela metade, o rico cede mais que o pobre: de { $before } da vazão nos primeiros 3 s o pobre passa a { $after }.

# The same mark means a halving to CUBIC and a nudge to Prague. Behind one queue that marks both alike (A) Prague takes {pragueA} and leaves CUBIC {cubicA}. Two queues that are coupled (B) mark Prague twice the root of what CUBIC gets: {pragueB} and {cubicB}.
m-the-same-mark-means-a-v943u1 = A mesma marca significa cortar pela metade para o CUBIC e um leve empurrão para o Prague. Atrás de uma fila que marca ambos por igual (A) o Prague toma { $pragueA } e deixa ao CUBIC { $cubicA }. Duas filas acopladas (B) marcam o Prague com o dobro da raiz do que o CUBIC recebe: { $pragueB } e { $cubicB }.

# One Prague, one queue, one ACK for every two packets. Where ACKs count the marks (A) Prague has {ratioA} times what CUBIC has. Where each ACK says only whether its own packet was marked (B) half of the marks are never heard of: {ratioB} times.
m-one-prague-one-queue-one-ele5rs = Um Prague, uma fila, um ACK a cada dois pacotes. Onde os ACKs contam as marcas (A) o Prague tem { $ratioA } vezes o que o CUBIC tem. Onde cada ACK diz só se seu próprio pacote foi marcado (B), de metade das marcas nunca se fica sabendo: { $ratioB } vezes.

# When the drop-tail queue of A overflows, {together} of the eight flows lose packets and halve together, and the queue swings between {low} and {high} packets. RED in B drops one here and one there before it is full: from {redLow} to {redHigh}.
m-when-the-drop-tail-queue-qacjn8 = Quando a fila drop-tail de A transborda, { $together } dos oito fluxos perdem pacotes e caem pela metade ao mesmo tempo, e a fila oscila entre { $low } e { $high } pacotes. O RED, em B, descarta um aqui e outro ali antes que ela encha: de { $redLow } a { $redHigh }.

# At 20 s an upload begins to send the other way, where the link is narrow. It takes nothing from the download’s link; but the ACKs now wait and are lost behind its packets, and the download falls from {before} to {during} Mbit/s.
m-at-20-s-an-upload-fp2qy3 = Aos 20 s um upload começa a enviar no outro sentido, onde o enlace é estreito. Ele não toma nada do enlace do download; mas agora os ACKs esperam e se perdem atrás de seus pacotes, e o download cai de { $before } para { $during } Mbit/s.

# Each flow adds one packet per round trip of its own: the one with a quarter of the distance adds them oftener, and gets {ratio} times the throughput of the other.
m-each-flow-adds-one-packet-w6enpn = Cada fluxo acrescenta um pacote por ida e volta sua: o que está a um quarto da distância os acrescenta com mais frequência, e recebe { $ratio } vezes a vazão do outro.

# A round trip by satellite takes 560 ms. It takes {fill} s until TCP fills the link; and when one single packet is lost, at 20 s, it needs {back} s to have back what it gave up.
m-a-round-trip-by-satellite-8i2tf8 = Uma ida e volta por satélite leva 560 ms. O TCP leva { $fill } s para encher o enlace; e quando um único pacote se perde, aos 20 s, precisa de { $back } s para recuperar o que cedeu.

# The window grows by one packet each round trip. When the queue is full a packet is dropped, and TCP goes on with {kept} of its window: so it goes up and down for ever, and {used} of the link is in use.
m-the-window-grows-by-one-ia6m1d = A janela cresce um pacote por ida e volta. Quando a fila está cheia um pacote é descartado, e o TCP segue com { $kept } de sua janela: assim ela sobe e desce para sempre, e { $used } do enlace fica em uso.

# At 20 s each link becomes three times as fast. Schemes of small cuts are slow to notice; SIMD adds more the longer nothing is lost, and has the whole link after {simd} s, when AIMD, of the same cut, has {aimd} of its own and IIAD {iiad}.
m-at-20-s-each-link-tob0nu = Aos 20 s cada enlace fica três vezes mais rápido. Esquemas de cortes pequenos demoram a notar; o SIMD acrescenta mais quanto mais tempo nada se perde, e tem o enlace inteiro após { $simd } s, quando o AIMD, com o mesmo corte, tem { $aimd } do seu e o IIAD { $iiad }.

# The window doubles each round trip: from 1 packet to the 100 that fill the link within {fill} s. It doubles once more before the sender hears of the first loss, and {lost} packets are dropped.
m-the-window-doubles-each-round-nfm0dw = A janela dobra a cada ida e volta: de 1 pacote aos 100 que enchem o enlace em { $fill } s. Ela dobra mais uma vez antes de o emissor saber da primeira perda, e { $lost } pacotes são descartados.

# All six flows share one link. What a TCP flow sends in a round trip varies by {tcp} (coefficient of variation), TFRC by {tfrc}, TEAR by {tear}: they average over many losses, so they are smooth, and slow to react.
m-all-six-flows-share-one-id907r = Os seis fluxos compartilham um enlace. O que um fluxo TCP envia em uma ida e volta varia { $tcp } (coeficiente de variação); o TFRC, { $tfrc }; o TEAR, { $tear }: eles tiram a média de muitas perdas, então são suaves, e lentos para reagir.

# A sender takes two thirds of the link for 2 s, leaves it for 2 s, and so on. TCP takes up at once what is free; TFRC averages, and comes too late: two TCP flows get {tcp}, two of TFRC {tfrc}.
m-a-sender-takes-two-thirds-n5xl6w = Um emissor toma dois terços do enlace por 2 s, deixa-o por 2 s, e assim por diante. O TCP ocupa logo o que fica livre; o TFRC tira médias, e chega tarde: dois fluxos TCP recebem { $tcp }; dois de TFRC, { $tfrc }.

# Of 100 packets 15 are lost. With so few on the way three duplicate ACKs seldom come back to tell of a loss: the sender waits for its timer and begins again with one packet. Before it knows a round trip the timer is set to 3 s, and the very first packet was lost: {first} of silence. Later it is up to {later}.
m-of-100-packets-15-are-i4985k = De cada 100 pacotes 15 se perdem. Com tão poucos a caminho raramente voltam três ACKs duplicados para avisar de uma perda: o emissor espera seu temporizador e recomeça com um pacote. Antes de conhecer uma ida e volta o temporizador está ajustado em 3 s, e logo o primeiríssimo pacote se perdeu: { $first } de silêncio. Depois chega a até { $later }.

# One link, two queues. Prague answers each mark a little: it waits {low} in the low-latency queue, {marked} of its packets marked. CUBIC waits {classic} in the classic one. One controller marks one and drops from the other: {prague} and {cubic}.
m-one-link-two-queues-prague-4buy67 = Um enlace, duas filas. O Prague responde um pouco a cada marca: espera { $low } na fila de baixa latência, com { $marked } de seus pacotes marcados. O CUBIC espera { $classic } na clássica. Um só controlador marca em uma e descarta na outra: { $prague } e { $cubic }.

# At 15 s a sender that heeds no loss begins to send 3 Mbit/s. The three TCP flows give way to it, from {before} to {during} Mbit/s together; it does not.
m-at-15-s-a-sender-w9vlq3 = Aos 15 s um emissor que não dá atenção a perda alguma começa a enviar 3 Mbit/s. Os três fluxos TCP cedem a ele, de { $before } para { $during } Mbit/s em conjunto; ele não cede.

# Vegas alone keeps a few packets in the queue and loses none. At 20 s Reno comes and fills the queue until it overflows; Vegas takes the longer round trip for congestion, gives way, and is left with {vegas} of the throughput.
m-vegas-alone-keeps-a-few-shc3vh = O Vegas sozinho mantém alguns pacotes na fila e não perde nenhum. Aos 20 s chega o Reno e enche a fila até transbordar; o Vegas toma a ida e volta mais longa por congestionamento, cede, e fica com { $vegas } da vazão.

# Nobody tells the first flow that a second one has come at 10 s. It loses packets, gives way, and in the end has {first} of the throughput, the second {second}.
m-nobody-tells-the-first-flow-f3xn1e = Ninguém diz ao primeiro fluxo que aos 10 s chegou um segundo. Ele perde pacotes, cede, e no fim tem { $first } da vazão; o segundo, { $second }.

# From 20 s on the radio spoils 1 packet in 100. TCP takes each loss for congestion and halves its window: the queue is empty, and yet only {used} of the link is in use.
m-from-20-s-on-the-2iprbi = A partir de 20 s o enlace de rádio estraga 1 pacote em cada 100. O TCP toma cada perda por congestionamento e reduz sua janela à metade: a fila está vazia, e mesmo assim só { $used } do enlace está em uso.
