# Your own hands
m-your-own-hands-80lnp8 = Suas próprias mãos

# Lost
m-lost-rzf8m3 = Perdidos

# Steps
m-steps-mxszis = Passos

# Yours
m-yours-aloawr = Seu

# Title
m-title-a7vsmh = Título

# to
m-to-idyip0 = a

# Link rate
m-link-rate-vhq6vl = Taxa do enlace

# Initial window
m-initial-window-gknd3d = Janela inicial

# Packet
m-packet-pw9k29 = Pacote

# Its number.
m-its-number-i1c2nw = Seu número.

# As the sender counts them.
m-as-the-sender-counts-them-if4w8d = Como o emissor os conta.

# From its time on, each packet of one flow of the group with one of these numbers is lost the first time that it comes to the first hop it enters; with `ack` the ACKs of these packets are, where the reverse path has hops.
m-from-its-time-on-each-2s638h = A partir do seu tempo, cada pacote de um fluxo do grupo com um destes números se perde na primeira vez que chega ao primeiro salto; com `ack` perdem-se os ACKs desses pacotes, onde o caminho de volta tem saltos.

# The ACKs of these packets, and not the packets.
m-the-acks-of-these-packets-izxzv5 = Os ACKs destes pacotes, e não os pacotes.

# Chance that a packet is lost; it does not depend on those before it.
m-chance-that-a-packet-is-lqz2br = Probabilidade de um pacote se perder; não depende dos anteriores.

# at random
m-at-random-nw7ufj = ao acaso

# Bernoulli losses
m-bernoulli-losses-idhr9y = Perdas de Bernoulli

# Each packet is lost with the same chance, independently of all others.
m-each-packet-is-lost-with-3ibyah = Cada pacote se perde com a mesma probabilidade, independentemente dos demais.

# Counted in
m-counted-in-15o2xw = Contado em

# Whether the state changes with some packets or with time.
m-whether-the-state-changes-with-1ul2au = Se o estado muda após alguns pacotes ou com o tempo.

# A burst begins once in
m-a-burst-begins-once-in-th2lqg = Uma rajada começa uma vez a cada

# Mean packets in the good state: after each, the state changes with chance p.
m-mean-packets-in-the-good-kn2x7r = Número médio de pacotes no estado bom: após cada um, o estado muda com probabilidade p.

# It lasts, on average
m-it-lasts-on-average-eroqkf = Dura, em média

# Mean packets in the bad state: after each, the state changes with chance r.
m-mean-packets-in-the-bad-m9vdc5 = Número médio de pacotes no estado ruim: após cada um, o estado muda com probabilidade r.

# Between bursts, on average
m-between-bursts-on-average-87k6nw = Entre rajadas, em média

# Mean time in the good state, exponentially distributed.
m-mean-time-in-the-good-3ahxo4 = Tempo médio no estado bom, com distribuição exponencial.

# A burst lasts, on average
m-a-burst-lasts-on-average-lem19h = Uma rajada dura, em média

# Mean time in the bad state, exponentially distributed.
m-mean-time-in-the-bad-xu462c = Tempo médio no estado ruim, com distribuição exponencial.

# Lost within a burst
m-lost-within-a-burst-jfd8iv = Perda dentro de uma rajada

# Chance of loss in the bad state.
m-chance-of-loss-in-the-523syp = Probabilidade de perda no estado ruim.

# Lost outside
m-lost-outside-4daoqo = Perda fora

# Chance of loss in the good state.
m-chance-of-loss-in-the-xngmnl = Probabilidade de perda no estado bom.

# in bursts
m-in-bursts-0ax3t5 = em rajadas

# Gilbert–Elliott losses
m-gilbert-elliott-losses-bijwaz = Perdas de Gilbert–Elliott

# The link is in a good or in a bad state, each with its own chance of loss, and changes between them by chance: losses come in bursts, as on radio links.
m-the-link-is-in-a-opghf4 = O enlace está em um estado bom ou ruim, cada um com sua probabilidade de perda, e muda entre eles ao acaso: as perdas vêm em rajadas, como em enlaces de rádio.

# Mean time between losses
m-mean-time-between-losses-t5au9k = Tempo médio entre perdas

# From one loss to the time at which the next one is due; the first packet at or after it is lost.
m-from-one-loss-to-the-0bklq8 = De uma perda até o momento da próxima; perde-se o primeiro pacote a partir de então.

# Spread of the times
m-spread-of-the-times-jt6nxa = Dispersão dos tempos

# Coefficient of variation: 0 is like a clock, 1 is wholly random (exponential).
m-coefficient-of-variation-0-is-j2rx2f = Coeficiente de variação: 0 é como um relógio, 1 é totalmente aleatório (exponencial).

# at random times
m-at-random-times-j6otdp = em momentos ao acaso

# Losses by time
m-losses-by-time-i8llxg = Perdas por tempo

# A packet is lost after a time, not after a number of packets: whoever sends more does not lose more. The times may be even or spread like those of a Poisson process.
m-a-packet-is-lost-after-a2zkcq = Um pacote se perde após um tempo, não após um número de pacotes: quem envia mais não perde mais. Os tempos podem ser iguais ou dispersos como os de um processo de Poisson.

# No artificial losses
m-no-artificial-losses-vrgs4x = Sem perdas artificiais

# Packets are lost where a queue drops them, and nowhere else.
m-packets-are-lost-where-a-j4puxz = Os pacotes se perdem onde uma fila os descarta, e em nenhum outro lugar.

# Packets from loss to loss
m-packets-from-loss-to-loss-pr1ia9 = Pacotes de perda a perda

# Over and over: 50, 400 loses the 50th packet, then the 400th after it.
m-over-and-over-50-400-tlzzvg = Repetidamente: 50, 400 perde o pacote 50 e depois o 400º após ele.

# Gap
m-gap-bce54f = Intervalo

# Packets from one loss to the next, which is counted.
m-packets-from-one-loss-to-cfltyn = Pacotes de uma perda à próxima, que é contada.

# Mildly bursty
m-mildly-bursty-z0s2h5 = Um pouco em rajadas

# Even
m-even-mofdqp = Uniforme

# In pairs
m-in-pairs-vwtqnf = Em pares

# in a pattern
m-in-a-pattern-kbsbej = segundo um padrão

# Losses by a pattern of counts
m-losses-by-a-pattern-of-xe55ih = Perdas segundo um padrão de contagens

# The gaps between losses are given one by one and repeat: bursts of losses without chance.
m-the-gaps-between-losses-are-5e2t67 = Os intervalos entre perdas são dados um a um e se repetem: rajadas de perdas sem acaso.

# One packet in
m-one-packet-in-1qztjc = Um pacote em

# This many packets after a lost one the next one is lost.
m-this-many-packets-after-a-ubcjoq = Quantos pacotes depois de um perdido se perde o próximo.

# First one
m-first-one-ywhw0h = O primeiro

# Number of the first packet that is lost, counted from 1.
m-number-of-the-first-packet-fuxgqc = Número do primeiro pacote que se perde, contado a partir de 1.

# evenly
m-evenly-3mm14q = uniformemente

# Periodic losses
m-periodic-losses-7e7wpf = Perdas periódicas

# Every n-th packet is lost. Chance has no part in it: the losses that the simplest models of TCP assume.
m-every-n-th-packet-is-1smzzw = Perde-se um de cada n pacotes, sempre o n-ésimo. O acaso não participa: são as perdas que os modelos mais simples de TCP supõem.

# Phases
m-phases-icgsmp = Fases

# One after the other, over and over.
m-one-after-the-other-over-gf1rzr = Uma após a outra, repetidamente.

# Lasts
m-lasts-l5rfjy = Dura

# How long the phase lasts.
m-how-long-the-phase-lasts-sby3si = Quanto dura a fase.

# In this phase one packet in this many is lost, at even distances; the count starts again with each phase.
m-in-this-phase-one-packet-levon0 = Nesta fase perde-se um pacote em tantos, a distâncias iguais; a contagem recomeça a cada fase.

# in phases
m-in-phases-gtfonq = por fases

# Periodic losses by phases
m-periodic-losses-by-phases-0udjgk = Perdas periódicas por fases

# Spans of time follow one another and repeat; in each of them every n-th packet is lost, or none.
m-spans-of-time-follow-one-zvjklx = Trechos de tempo se sucedem e se repetem; em cada um perde-se um de cada n pacotes, ou nenhum.

# Each model holds from its time on until the next one’s.
m-each-model-holds-from-its-qkfjor = Cada modelo vale do seu tempo até o do próximo.

# From
m-from-6s9hn9 = De

# When it begins. Steps stand in order of time.
m-when-it-begins-steps-stand-dfchdk = Quando começa. Os passos ficam em ordem de tempo.

# What holds from then on.
m-what-holds-from-then-on-2vlo33 = O que vale a partir de então.

# in time steps
m-in-time-steps-84799k = por passos de tempo

# A schedule of loss models
m-a-schedule-of-loss-models-ivflt1 = Uma programação de modelos de perda

# One loss model after the other, each from its time on. Before the first one nothing is lost.
m-one-loss-model-after-the-nsijl6 = Um modelo de perda após o outro, cada um a partir do seu tempo. Antes do primeiro nada se perde.

# A turn is worth
m-a-turn-is-worth-kb6m79 = Um turno vale

# Bytes that a flow may send before it is the next one’s turn.
m-bytes-that-a-flow-may-oywm88 = Bytes que um fluxo pode enviar antes que seja o turno do próximo.

# Marks instead of dropping (ECN)
m-marks-instead-of-dropping-ecn-3yvgss = Marca em vez de descartar (ECN)

# Marks while the chance is below
m-marks-while-the-chance-is-ju3q1e = Marca enquanto a probabilidade estiver abaixo de

# From this chance on packets are dropped although they could be marked.
m-from-this-chance-on-packets-uc7dbd = A partir desta probabilidade os pacotes são descartados embora pudessem ser marcados.

# Waiting it lets pass
m-waiting-it-lets-pass-ui68z2 = Espera que tolera

# Time that a packet may wait. Nothing is dropped while some packet has waited less.
m-time-that-a-packet-may-ch0ls7 = Tempo que um pacote pode esperar. Nada é descartado enquanto algum pacote esperou menos.

# Drops after so long above it
m-drops-after-so-long-above-3wf15b = Descarta após tanto tempo acima

# Time for which every packet has waited longer before the first drop: about the longest usual round trip.
m-time-for-which-every-packet-fnux5g = Tempo durante o qual todos os pacotes esperaram mais, antes do primeiro descarte: mais ou menos o maior tempo de ida e volta habitual.

# Looks at how long packets have waited, not at how many wait. Once all of them have waited too long for a while, it drops packets at the head of the queue, more and more often, until one has waited less.
m-looks-at-how-long-packets-mx7lbs = Olha quanto tempo os pacotes esperaram, não quantos esperam. Quando todos esperaram demais por um tempo, descarta pacotes da cabeça da fila, cada vez mais, até que um tenha esperado menos.

# Drop-head
m-drop-head-1hzhu1 = Descarte na cabeça (drop-head)

# First come, first served: what arrives when the queue is full is taken, and the packet that has waited longest is dropped for it. What comes behind the gap is sent at once, so the sender hears of the loss sooner than of one at the tail: by the time that the full queue takes to empty.
m-first-come-first-served-what-8glsxk = Primeiro a chegar, primeiro a sair: o que chega com a fila cheia é aceito, e por isso se descarta o pacote que mais esperou. O que vem atrás da lacuna é enviado logo, então o emissor fica sabendo da perda antes do que se fosse no fim: o tempo que a fila cheia leva para esvaziar.

# First come, first served: what arrives when the queue is full is dropped. It signals nothing before it is full, so it is often nearly full.
m-first-come-first-served-what-dvhudq = Primeiro a chegar, primeiro a sair: o que chega com a fila cheia é descartado. Não avisa nada antes de encher, por isso costuma estar quase cheia.

# fair
m-fair-0392k3 = justa

# Fair queueing (deficit round robin)
m-fair-queueing-deficit-round-robin-1hfdhp = Enfileiramento justo (deficit round robin)

# A queue for each flow, served in turn: a flow that sends more than its share only makes its own queue longer. When the buffer is full, the flow with the longest queue loses a packet.
m-a-queue-for-each-flow-1dr3y1 = Uma fila para cada fluxo, servidas em turnos: um fluxo que envia mais que sua parte só alonga a própria fila. Quando o buffer está cheio, perde um pacote o fluxo com a fila mais longa.

# Waiting it aims at (classic)
m-waiting-it-aims-at-classic-027idh = Alvo de espera (clássica)

# The controller raises its chance while packets wait longer than this, and lowers it while they wait less.
m-the-controller-raises-its-chance-ronz9f = O controlador aumenta sua probabilidade enquanto os pacotes esperam mais que isto, e a reduz enquanto esperam menos.

# Marks after so long (low latency)
m-marks-after-so-long-low-2rukqo = Marca após tanto tempo (baixa latência)

# A packet of the low-latency queue that has waited longer is marked.
m-a-packet-of-the-low-y02k4y = Um pacote da fila de baixa latência que esperou mais é marcado.

# Coupling
m-coupling-11aap2 = Acoplamento

# The low-latency queue marks with k times the chance whose square the classic queue drops with: so a flow of either gets about as much.
m-the-low-latency-queue-marks-qjblmf = A fila de baixa latência marca com k vezes a probabilidade cujo quadrado a fila clássica usa para descartar: assim um fluxo de cada uma recebe mais ou menos o mesmo.

# Marks all after so much more
m-marks-all-after-so-much-coh0d4 = Marca todos após tanto a mais

# From the threshold on the chance rises over so much more waiting to 1; 0 is a step.
m-from-the-threshold-on-the-yncgey = A partir do limiar a probabilidade sobe até 1 ao longo de tanta espera a mais; 0 é um degrau.

# Marks for its wait only with this many behind
m-marks-for-its-wait-only-kg4dic = Marca por sua espera só com tantos atrás

# A slow link takes longer for one packet than the threshold is: fewer packets in the low-latency queue are no queue.
m-a-slow-link-takes-longer-zfuqc8 = Um enlace lento leva mais tempo por pacote que o limiar: menos pacotes na fila de baixa latência não são fila.

# Updates every
m-updates-every-id321e = Atualiza a cada

# Time between updates of the chance.
m-time-between-updates-of-the-xfic7m = Tempo entre atualizações da probabilidade.

# Gain of the distance
m-gain-of-the-distance-z9s1mz = Ganho da distância

# Each update adds this times how far the wait is from the target.
m-each-update-adds-this-times-7vw1ze = Cada atualização soma isto vezes a distância da espera ao alvo.

# Gain of the change
m-gain-of-the-change-bqi4i0 = Ganho da mudança

# Each update adds this times how much the wait has changed.
m-each-update-adds-this-times-ec8unk = Cada atualização soma isto vezes o quanto a espera mudou.

# Drops none while less than two packets stay behind
m-drops-none-while-less-than-nerspo = Não descarta nenhum enquanto restarem menos de dois pacotes atrás

# The classic queue does not signal while less than 3000 bytes stay behind the packet, as in Linux.
m-the-classic-queue-does-not-qx9q5z = A fila clássica não avisa enquanto restarem menos de 3000 bytes atrás do pacote, como no Linux.

# Dual-queue coupled AQM
m-dual-queue-coupled-aqm-3lj4y4 = AQM acoplado de duas filas

# Two queues on one link. What answers marks in proportion (Prague) waits in a queue of its own and is marked after a millisecond; all others wait in the classic queue, at about 15 ms. One controller signals both, the low-latency queue so much more often that each flow gets about as much.
m-two-queues-on-one-link-equdsj = Duas filas em um enlace. O que responde às marcas em proporção (Prague) espera em uma fila própria e é marcado após um milissegundo; todos os demais esperam na fila clássica, cerca de 15 ms. Um controlador avisa ambas, a de baixa latência com tanto mais frequência que cada fluxo recebe mais ou menos o mesmo.

# A queue for each flow, served in turn, and CoDel in each of them. A flow that sends little is served first and hardly waits, however much the others send. The usual cure for bufferbloat at home.
m-a-queue-for-each-flow-t30if2 = Uma fila para cada fluxo, servidas em turnos, e CoDel em cada uma. Um fluxo que envia pouco é servido primeiro e quase não espera, por mais que os outros enviem. O remédio usual contra o bufferbloat em casa.

# Waiting it aims at
m-waiting-it-aims-at-14woxe = Alvo de espera

# Queueing delay to be held.
m-queueing-delay-to-be-held-tw22t6 = Atraso de fila a manter.

# Sets its drop chance every
m-sets-its-drop-chance-every-efw2xu = Ajusta sua probabilidade de descarte a cada

# Weight of the waiting
m-weight-of-the-waiting-eracfi = Peso da espera

# Change of the chance at an update per second of delay above the target.
m-change-of-the-chance-at-dgfs7e = Mudança da probabilidade em uma atualização por segundo de atraso acima do alvo.

# Weight of its growth
m-weight-of-its-growth-rq3db7 = Peso do seu crescimento

# Change of the chance at an update per second by which the delay has grown since the last one.
m-change-of-the-chance-at-i4yuhz = Mudança da probabilidade em uma atualização por segundo que o atraso tenha crescido desde a última.

# Lets a burst pass for
m-lets-a-burst-pass-for-x8qgq4 = Deixa passar uma rajada por

# Time from an idle queue on for which nothing is dropped early.
m-time-from-an-idle-queue-oxx9vf = Tempo, a partir de uma fila vazia, sem descartes precoces.

# Drops arriving packets by a chance. Many times a second a controller raises the chance while packets wait longer than they should, or begin to, and lowers it while they wait less.
m-drops-arriving-packets-by-a-rwu8sj = Descarta com certa probabilidade os pacotes que chegam. Muitas vezes por segundo um controlador a aumenta enquanto os pacotes esperam mais do que deviam, ou começam a fazê-lo, e a reduz enquanto esperam menos.

# Early drops from an average of
m-early-drops-from-an-average-bggifb = Descartes precoces a partir de uma média de

# Average queue length from which on packets are dropped early.
m-average-queue-length-from-which-tqycv9 = Comprimento médio da fila a partir do qual começam os descartes precoces.

# Most of them from an average of
m-most-of-them-from-an-1nb75s = O máximo a partir de uma média de

# Average queue length at which the chance of an early drop reaches max_p.
m-average-queue-length-at-which-noo8vw = Comprimento médio da fila em que a probabilidade de um descarte precoce alcança max_p.

# Drop chance at the upper threshold
m-drop-chance-at-the-upper-u770ap = Probabilidade de descarte no limiar superior

# The chance climbs to it in a straight line between the thresholds.
m-the-chance-climbs-to-it-32kurl = A probabilidade sobe até ela em linha reta entre os limiares.

# Weight of the newest length
m-weight-of-the-newest-length-l9797b = Peso do último comprimento

# In the average that RED goes by; a small weight is a long memory.
m-in-the-average-that-red-jnoj1k = Na média pela qual o RED se guia; um peso pequeno é uma memória longa.

# The chance climbs on to 1
m-the-chance-climbs-on-to-wx0ww7 = A probabilidade continua subindo até 1

# Above max_th the chance climbs from max_p to 1 at twice the threshold; else it jumps to 1 there.
m-above-max-th-the-chance-k7wrie = Acima de max_th a probabilidade sobe de max_p a 1 no dobro do limiar; senão, salta ali para 1.

# Spaces its drops apart
m-spaces-its-drops-apart-rnk7gk = Espaça seus descartes

# Between two early drops lie at least 1/p packets.
m-between-two-early-drops-lie-bs5qgv = Entre dois descartes precoces há pelo menos 1/p pacotes.

# Drops packets by chance before the queue is full. The chance follows an average of the queue length, so that short bursts pass and a standing queue does not.
m-drops-packets-by-chance-before-h1wkyl = Descarta pacotes ao acaso antes que a fila esteja cheia. A probabilidade segue uma média do comprimento da fila, de modo que rajadas curtas passam e uma fila permanente não.

# Marks from this queue on
m-marks-from-this-queue-on-8jslin = Marca a partir desta fila

# An arriving packet is marked if at least this many wait; one that cannot be marked passes.
m-an-arriving-packet-is-marked-ka2720 = Um pacote que chega é marcado se pelo menos tantos esperam; um que não pode ser marcado passa.

# step marking
m-step-marking-hperhs = marcação em degrau

# Marking from a threshold on
m-marking-from-a-threshold-on-3u7p39 = Marcar a partir de um limiar

# Drop-tail that marks: every packet that comes while K or more wait is marked (ECN). The switches of data centres do it; DCTCP is made for it.
m-drop-tail-that-marks-every-cdlo5f = Drop-tail que marca: cada pacote que chega enquanto K ou mais esperam é marcado (ECN). Os switches de data centers fazem isso; o DCTCP foi feito para isso.

# Wave
m-wave-cddyic = Onda

# constant
m-constant-1tmiw5 = constante

# square
m-square-e52nuu = quadrada

# sawtooth
m-sawtooth-mjjdh8 = dente de serra

# reverse sawtooth
m-reverse-sawtooth-a8u0iu = dente de serra inverso

# How the rate moves: not at all, up and down at once, rising over and over, or falling.
m-how-the-rate-moves-not-dq5e20 = Como a taxa se move: nada, de repente para cima e para baixo, subindo repetidamente, ou descendo.

# At its height takes
m-at-its-height-takes-cuwqol = No pico ocupa

# Its rate, or the highest rate of its wave.
m-its-rate-or-the-highest-s8pgpv = Sua taxa, ou a maior taxa de sua onda.

# At its lowest
m-at-its-lowest-44tmac = No mínimo da onda

# The lowest rate of its wave; 0 is silence.
m-the-lowest-rate-of-its-h2hlsq = A menor taxa de sua onda; 0 é silêncio.

# On for
m-on-for-7m6pen = Ligada por

# Of a square wave the time at its height, of a sawtooth the time of a ramp.
m-of-a-square-wave-the-c1zb3y = De uma onda quadrada o tempo no pico, de um dente de serra o tempo de uma rampa.

# Off for
m-off-for-at1nxx = Desligada por

# Time at its lowest.
m-time-at-its-lowest-qpchrb = Tempo no mínimo.

# Unevenness of the gaps
m-unevenness-of-the-gaps-3v4kme = Irregularidade dos intervalos

# Each gap between packets is stretched by a random factor, uniform within 1 ± this.
m-each-gap-between-packets-is-9fueho = Cada intervalo entre pacotes é esticado por um fator aleatório, uniforme em 1 ± isto.

# Says that it answers marks in proportion (ECT(1))
m-says-that-it-answers-marks-0ks71a = Diz que responde às marcas em proporção (ECT(1))

# A queue of two takes its packets for low latency and marks them; it does not answer.
m-a-queue-of-two-takes-4jb6zp = Uma fila dupla toma seus pacotes por pacotes de baixa latência e os marca; a fonte não responde.

# constant bit rate
m-constant-bit-rate-t3ao6k = taxa de bits constante

# Constant bit rate and waves
m-constant-bit-rate-and-waves-95du3j = Taxa de bits constante e ondas

# Packets at a rate that listens to nobody: constant, or a wave that takes part of the link away and gives it back.
m-packets-at-a-rate-that-qn6uhl = Pacotes a uma taxa que não ouve ninguém: constante, ou uma onda que toma parte do enlace e a devolve.

# Left of the link, off : on
m-left-of-the-link-off-v3te3q = Resta do enlace, desligada : ligada

# Sources
m-sources-95ydw1 = Fontes

# How many there are; each has bursts of its own.
m-how-many-there-are-each-oj2ewe = Quantas há; cada uma tem rajadas próprias.

# Each sends
m-each-sends-xian27 = Cada uma envia

# Rate of one of them within a burst.
m-rate-of-one-of-them-gdsto5 = Taxa de uma delas dentro de uma rajada.

# On for, on average
m-on-for-on-average-9t7lpd = Ligada por, em média

# Mean length of a burst.
m-mean-length-of-a-burst-yem58y = Duração média de uma rajada.

# Off for, on average
m-off-for-on-average-b4tgkz = Desligada por, em média

# Mean length of the silence between two bursts.
m-mean-length-of-the-silence-hrns2s = Duração média do silêncio entre duas rajadas.

# Lengths
m-lengths-yigboy = Durações

# Heavy tail
m-heavy-tail-slcr02 = Cauda pesada

# Exponential
m-exponential-4tm2o8 = Exponencial

# Distribution of both lengths: Pareto, with rare very long ones, or exponential.
m-distribution-of-both-lengths-pareto-8we9n8 = Distribuição de ambas as durações: Pareto, com umas poucas muito longas, ou exponencial.

# Shape of the tail (Pareto)
m-shape-of-the-tail-pareto-r642u8 = Forma da cauda (Pareto)

# Between 1 and 2 the variance is infinite; the smaller, the heavier the tail.
m-between-1-and-2-the-bbet6h = Entre 1 e 2 a variância é infinita; quanto menor, mais pesada a cauda.

# Starts spread over
m-starts-spread-over-4t7ikz = Inícios espalhados em

# Each source starts after a random part of this time.
m-each-source-starts-after-a-n7r46h = Cada fonte começa após uma parte aleatória deste tempo.

# bursty sources
m-bursty-sources-iblu4a = fontes em rajadas

# On/off sources
m-on-off-sources-sgpdaw = Fontes ON/OFF

# Several sources that send bursts at a fixed rate and fall silent in between, as web traffic does. With heavy-tailed lengths a few bursts are very long, and the sum stays uneven however many sources there are.
m-several-sources-that-send-bursts-5yqpig = Várias fontes que enviam rajadas a taxa fixa e se calam entre elas, como o tráfego web. Com durações de cauda pesada poucas rajadas são muito longas, e a soma continua irregular por mais fontes que haja.

# bursts
m-bursts-uivyja = rajadas

# A probe every
m-a-probe-every-ym28up = Uma sonda a cada

# From one probe to the next, whatever has become of it.
m-from-one-probe-to-the-dzju31 = De uma sonda à próxima, o que quer que tenha sido dela.

# Small probes at even intervals through the same links and queues, each answered at once: how long a packet takes there and back, and how many are lost.
m-small-probes-at-even-intervals-lr1e4z = Sondas pequenas a intervalos iguais pelos mesmos enlaces e filas, cada uma respondida na hora: quanto um pacote leva para ir e voltar, e quantos se perdem.

# Begins with a handshake
m-begins-with-a-handshake-2sj0p7 = Começa estabelecendo a conexão (handshake)

# A packet of 40 bytes goes first, and the window is 1 until its ACK is back.
m-a-packet-of-40-bytes-c7ylnt = Um pacote de 40 bytes vai primeiro, e a janela é 1 até seu ACK voltar.

# What the run is called where it is kept, compared or printed.
m-what-the-run-is-called-k3rhfu = Como a execução se chama onde é guardada, comparada ou impressa.

# A sentence that stands under the run’s settings.
m-a-sentence-that-stands-under-a5rwr6 = Uma frase que fica sob os ajustes da execução.

# Where all random numbers of the run come from: another seed is another draw of the same experiment.
m-where-all-random-numbers-of-qac09l = De onde vêm todos os números aleatórios da execução: outra semente é outro sorteio do mesmo experimento.

# Simulated time from the first packet to the end.
m-simulated-time-from-the-first-7sxk7i = Tempo simulado do primeiro pacote até o fim.

# Warm-up
m-warm-up-5bn7ne = Aquecimento

# The first seconds, which means over the run leave out.
m-the-first-seconds-which-means-te3bxt = Os primeiros segundos, que as médias da execução deixam de fora.

# A sample every
m-a-sample-every-dj3pu1 = Uma amostra a cada

# Samples at a period of its own
m-samples-at-a-period-of-09btxu = Amostras com período próprio

# How often the charts get a point; if not set, once in the flows’ mean round trip without queueing.
m-how-often-the-charts-get-dk7mtf = Com que frequência os gráficos recebem um ponto; se não ajustado, uma vez por ida e volta média dos fluxos sem fila.

# Limited rate
m-limited-rate-iyqrk5 = Taxa limitada

# Bits that leave the queue in a second; without limit nobody waits.
m-bits-that-leave-the-queue-30zd28 = Bits que saem da fila em um segundo; sem limite ninguém espera.

# How long a packet travels on this link, besides waiting for it.
m-how-long-a-packet-travels-05150q = Quanto um pacote viaja neste enlace, além de esperar por ele.

# Starts at
m-starts-at-wr7nix = Começa em

# When it begins to send.
m-when-it-begins-to-send-b8tj19 = Quando começa a enviar.

# Stops at
m-stops-at-f8prgj = Para em

# Stops before the end
m-stops-before-the-end-m7j2jj = Para antes do fim

# never
m-never-2zqpvt = nunca

# From then on it sends nothing new.
m-from-then-on-it-sends-m6i8rk = A partir de então não envia nada novo.

# Packet size
m-packet-size-ya5jvm = Tamanho do pacote

# On the link, headers included.
m-on-the-link-headers-included-dl229r = No enlace, cabeçalhos incluídos.

# Crosses from
m-crosses-from-099ofd = Cruza a partir de

# The first bottleneck that its packets pass.
m-the-first-bottleneck-that-its-rjf9h8 = O primeiro gargalo que seus pacotes passam.

# The last bottleneck that its packets pass.
m-the-last-bottleneck-that-its-s8ucqu = O último gargalo que seus pacotes passam.

# Flows of the group, all alike.
m-flows-of-the-group-all-e5dni4 = Fluxos do grupo, todos iguais.

# Each flow waits a random time longer, at most this, so that not all start at once.
m-each-flow-waits-a-random-fsxtkt = Cada fluxo espera um tempo aleatório a mais, no máximo este, para que nem todos comecem juntos.

# Own delay, one way
m-own-delay-one-way-l8wubj = Atraso próprio, um sentido

# Of the group’s own links beside the path, half at the sender and half at the receiver.
m-of-the-group-s-own-au8ivy = Dos enlaces próprios do grupo junto ao caminho, metade no emissor e metade no receptor.

# Spread of round trips
m-spread-of-round-trips-iiqbkj = Dispersão das idas e voltas

# How much the flows’ round trips differ: their standard deviation over their mean. 0 is all alike.
m-how-much-the-flows-round-mst4k7 = Quanto diferem os tempos de ida e volta dos fluxos: seu desvio padrão sobre sua média. 0 significa que são todos iguais.

# Understands marks (ECN)
m-understands-marks-ecn-45iexn = Entende marcas (ECN)

# A queue that marks lets its packets pass marked in place of dropping them, and it slows down alike.
m-a-queue-that-marks-lets-ccxxie = Uma fila que marca deixa seus pacotes passarem marcados em vez de descartá-los, e o fluxo desacelera do mesmo modo.

# Direction
m-direction-r6us5m = Sentido

# Forward
m-forward-rjqz7e = Direto

# Reverse
m-reverse-mqvh5x = Inverso

# Reverse sends the data the way of the others’ ACKs, which makes the reverse path real.
m-reverse-sends-the-data-the-igvfeh = Inverso envia os dados pelo caminho dos ACKs dos outros, o que torna real o caminho de volta.

# Each flow sends
m-each-flow-sends-wcp2jr = Cada fluxo envia

# Sends a limited amount
m-sends-a-limited-amount-eugy8b = Envia uma quantidade limitada

# without end
m-without-end-21fq72 = sem fim

# Packets of the transfer, after which the flow is done.
m-packets-of-the-transfer-after-i1he17 = Pacotes da transferência, após os quais o fluxo termina.

# Called
m-called-70f5k0 = Chama-se

# A name of your own for the group; empty, it is called as its scheme is.
m-a-name-of-your-own-eknz6r = Um nome seu para o grupo; vazio, chama-se como seu esquema.

# Starts one after another, every
m-starts-one-after-another-every-48p3jg = Começam um após o outro, a cada

# Each flow starts so much later than the one before.
m-each-flow-starts-so-much-wl8eq7 = Cada fluxo começa tanto mais tarde que o anterior.

# Sends its amount
m-sends-its-amount-cwi0tq = Envia sua quantidade

# Once
m-once-4wvbok = Uma vez

# Every
m-every-oueaas = A cada

# Poisson
m-poisson-wjkvvw = Poisson

# After
m-after-akqxyh = Depois

# Each time over a new connection; what falls due meanwhile begins when that is over.
m-each-time-over-a-new-vn2rby = Cada vez por uma nova conexão; o que vencer nesse meio-tempo começa quando ela termina.

# Between transfers
m-between-transfers-bux5nr = Entre transferências

# From one beginning to the next, or from an end.
m-from-one-beginning-to-the-0ag3qs = De um início ao próximo, ou a partir de um fim.

# The application writes
m-the-application-writes-70bapa = A aplicação escreve

# All at once
m-all-at-once-gmczpa = Tudo de uma vez

# At a rate
m-at-a-rate-pozuz7 = A uma taxa

# What is not written cannot be sent, and a window that is not used does not grow (RFC 7661).
m-what-is-not-written-cannot-wvhpf7 = O que não foi escrito não pode ser enviado, e uma janela que não é usada não cresce (RFC 7661).

# Writes
m-writes-djqpst = Escreve

# Headers included; of each flow, on average.
m-headers-included-of-each-flow-s3c3q6 = Cabeçalhos incluídos; de cada fluxo, em média.

# Its receiver reads
m-its-receiver-reads-ebq183 = Seu receptor lê

# Its receiver reads slowly
m-its-receiver-reads-slowly-60v58j = Seu receptor lê devagar

# at once
m-at-once-vwzx3t = na hora

# From a buffer of the largest window: ACKs say how much room is left.
m-from-a-buffer-of-the-vh84qs = De um buffer da maior janela: os ACKs dizem quanto espaço resta.

# TCP as in
m-tcp-as-in-jzqnin = TCP como em

# ns-2 of 2000
m-ns-2-of-2000-jjmzns = ns-2 de 2000

# Where what is not set below comes from: the release of 2011, or the version of the papers, with a coarse timer, no least timeout and an initial window of 1.
m-where-what-is-not-set-9f054d = De onde vem o que não é ajustado abaixo: a versão de 2011, ou a dos artigos, com temporizador de granularidade grossa, sem espera mínima e janela inicial de 1.

# Packets that a flow may send before the first ACK of data comes.
m-packets-that-a-flow-may-h1jo38 = Pacotes que um fluxo pode enviar antes de vir o primeiro ACK de dados.

# Tick of the timer
m-tick-of-the-timer-9d7vd3 = Granularidade do temporizador

# The sender’s clock goes by such steps: times between them are not told apart.
m-the-sender-s-clock-goes-3hc3h6 = O relógio do emissor anda nesses passos: tempos entre eles não são distinguidos.

# Shortest timeout
m-shortest-timeout-l4cmk8 = Menor espera do temporizador

# The retransmission timer waits no less than this.
m-the-retransmission-timer-waits-no-xovi7n = O temporizador de retransmissão não espera menos que isto.

# … beyond the round trip
m-beyond-the-round-trip-6ha3ma = … além da ida e volta

# The shortest timeout is what the timer waits beyond the smoothed round trip, as in Linux.
m-the-shortest-timeout-is-what-jtj1le = A menor espera é o que o temporizador espera além da ida e volta suavizada, como no Linux.

# Longest timeout
m-longest-timeout-ga4fxe = Maior espera do temporizador

# The retransmission timer waits no more than this, however often it has doubled.
m-the-retransmission-timer-waits-no-b72vzr = O temporizador de retransmissão não espera mais que isto, por mais que tenha dobrado.

# First timeout
m-first-timeout-fnrghq = Primeira espera

# What the timer waits before the first round trip is measured.
m-what-the-timer-waits-before-kyddkw = O que o temporizador espera antes de medir a primeira ida e volta.

# Doubles the shortest timeout
m-doubles-the-shortest-timeout-9jlwsv = Dobra a menor espera

# The shortest timeout is applied before the timer is doubled (RFC 2988), not after.
m-the-shortest-timeout-is-applied-r0m02s = A menor espera é aplicada antes de dobrar o temporizador (RFC 2988), não depois.

# A new packet goes on the first and on the second duplicate ACK, so that a third can come (RFC 3042).
m-a-new-packet-goes-on-6qy0fb = Um pacote novo sai no primeiro e no segundo ACK duplicado, para que um terceiro possa vir (RFC 3042).

# Cuts to whole packets
m-cuts-to-whole-packets-lubtln = Corta para pacotes inteiros

# A window that is cut is rounded down to whole packets.
m-a-window-that-is-cut-y9du23 = Uma janela cortada é arredondada para baixo a pacotes inteiros.

# Slow start ends at
m-slow-start-ends-at-2hxa1z = A partida lenta termina em

# First slow start ends at a threshold
m-first-slow-start-ends-at-9so8vp = A primeira partida lenta termina em um limiar

# the largest window
m-the-largest-window-0qtxh4 = a maior janela

# From this window on the first climb is slow; without it slow start goes on until something is lost.
m-from-this-window-on-the-5yg4mr = A partir desta janela a primeira subida é lenta; sem ela a partida lenta segue até que algo se perca.

# Delayed ACKs
m-delayed-acks-8s1gth = ACKs retardados

# The receiver acknowledges every second packet, or one alone after 0.1 s.
m-the-receiver-acknowledges-every-second-lwm84h = O receptor confirma a cada dois pacotes, ou um sozinho após 0,1 s.

# Largest window
m-largest-window-fg84i1 = Maior janela

# The receiver takes no more than this at a time: however large its window, a flow has no more packets under way. With an initial window as large it is a fixed window, until something is lost.
m-the-receiver-takes-no-more-biwfop = O receptor não aceita mais que isto por vez: por maior que seja sua janela, um fluxo não tem mais pacotes a caminho. Com uma janela inicial igual é uma janela fixa, até que algo se perca.

# Proportional rate reduction
m-proportional-rate-reduction-q1fdjh = Redução proporcional da taxa (PRR)

# After a loss the window comes down with each ACK, so that some packets go for those that arrive, where else none goes until the window has room (RFC 6937).
m-after-a-loss-the-window-ibfqs0 = Após uma perda a janela desce a cada ACK, de modo que alguns pacotes saem pelos que chegam, onde senão nenhum sai até a janela ter espaço (RFC 6937).

# Loss by time
m-loss-by-time-15v9gk = Perda por tempo (RACK)

# A packet is lost if one that was sent later has arrived, and a quarter of a round trip has passed or three more have arrived. Finds lost retransmissions too, which else take a timeout (RFC 8985).
m-a-packet-is-lost-if-pphnnz = Um pacote está perdido se um enviado depois chegou e se passou um quarto de ida e volta ou chegaram mais três. Acha também retransmissões perdidas, que senão exigem o temporizador (RFC 8985).

# Tail loss probe
m-tail-loss-probe-u51kno = Sonda de perdas no fim (TLP)

# If nothing comes back for two round trips, one packet more is sent, whose ACK tells what is missing: a loss at the end of a transfer needs no timeout (RFC 8985).
m-if-nothing-comes-back-for-1uidej = Se nada volta por duas idas e voltas, envia-se mais um pacote, cujo ACK diz o que falta: uma perda no fim de uma transferência não precisa do temporizador (RFC 8985).

# Random delay before sending
m-random-delay-before-sending-knd7r2 = Atraso aleatório antes de enviar

# Each opportunity to send waits a random time, at most this: flows that are all alike do not keep step then. TFRC, TFRCP and TEAR have none.
m-each-opportunity-to-send-waits-03ad2d = Cada ocasião de enviar espera um tempo aleatório, no máximo este: assim fluxos iguais não ficam sincronizados. TFRC, TFRCP e TEAR não têm nenhum.

# Window, with memory
m-window-with-memory-oo8qnk = Janela, com memória

# A loss costs a fixed fraction of one packet, at any window. The slope of the climb is chosen from the window at the last loss so that the average is TCP's. Nothing is smoother; nothing is slower when conditions change.
m-a-loss-costs-a-fixed-4mvadr = Uma perda custa uma fração fixa de um pacote, com qualquer janela. A inclinação da subida é escolhida pela janela da última perda para que a média seja a do TCP. Nada é mais suave; nada é mais lento quando as condições mudam.

# Cut
m-cut-onu7hf = Corte

# Packets given up at a loss (the part cut).
m-packets-given-up-at-a-rm8gpi = Pacotes cedidos em uma perda (a parte cortada).

# Window, no memory
m-window-no-memory-op9v9x = Janela, sem memória

# The same sawtooth with another slope and another cut. A smaller cut makes the rate smoother; to stay as fast as TCP on average the climb must shrink too, so the scheme is slower to use freed capacity and slower to yield.
m-the-same-sawtooth-with-another-vzva6g = O mesmo dente de serra com outra inclinação e outro corte. Um corte menor torna a taxa mais suave; para continuar tão rápido quanto o TCP em média, a subida também deve encolher, então o esquema é mais lento em usar capacidade liberada e em ceder.

# Climb
m-climb-sp3vhm = Subida

# Packets added to the window in each round trip without loss. TCP adds 1.
m-packets-added-to-the-window-9ldfza = Pacotes somados à janela em cada ida e volta sem perda. O TCP soma 1.

# Part of the window given up at a loss (the part cut, not the part kept). TCP cuts 1/2.
m-part-of-the-window-given-nwehl1 = Parte da janela cedida em uma perda (a cortada, não a mantida). O TCP corta 1/2.

# bandwidth
m-bandwidth-4cvhpu = largura de banda

# smallest round trip
m-smallest-round-trip-xgu9l3 = menor ida e volta

# pacing gain
m-pacing-gain-owdfxs = ganho de ritmo

# Beyond the papers
m-beyond-the-papers-lqvx5w = Além dos artigos

# BBR does not wait for losses or queues. It measures how fast packets are really delivered and how short the round trip can be, sends at the one and keeps no more than twice their product under way. Now and then it probes faster, and now and then it drains the queue to see the true round trip. As in Linux, it does not respond to ECN marks. Left out: the detection of traffic policers, and all of versions 2 and 3.
m-bbr-does-not-wait-for-gszcdy = O BBR não espera por perdas ou filas. Mede com que rapidez os pacotes são realmente entregues e quão curta pode ser a ida e volta, envia a essa taxa e não mantém a caminho mais que o dobro do produto das duas. De vez em quando sonda mais rápido, e de vez em quando esvazia a fila para ver a verdadeira ida e volta. Como no Linux, não responde a marcas ECN. Ficam de fora: a detecção de limitadores de tráfego e tudo das versões 2 e 3.

# Bandwidth memory
m-bandwidth-memory-be5w0h = Memória da largura de banda

# The bandwidth is the largest delivery rate of this many round trips.
m-the-bandwidth-is-the-largest-7nbei6 = A largura de banda é a maior taxa de entrega de tantas idas e voltas.

# Round-trip memory
m-round-trip-memory-j62arg = Memória da ida e volta

# The smallest round trip of this many seconds.
m-the-smallest-round-trip-of-ptivhv = A menor ida e volta de tantos segundos.

# Probe the round trip
m-probe-the-round-trip-ohcy25 = Sondar a ida e volta

# Drain the queue when no smaller round trip was seen for that long.
m-drain-the-queue-when-no-emu4il = Esvaziar a fila quando nenhuma ida e volta menor foi vista por esse tempo.

# Room for lumps of ACKs
m-room-for-lumps-of-acks-vans47 = Espaço para ACKs agrupados

# The window is larger by the packets that were acknowledged faster than the bandwidth explains, as in Linux since 5.1. The draft has no such room.
m-the-window-is-larger-by-19n17m = A janela é maior pelos pacotes confirmados mais rápido do que a largura de banda explica, como no Linux desde 5.1. O rascunho não tem esse espaço.

# Details of
m-details-of-ubcoo2 = Detalhes de

# the draft
m-the-draft-2kdyhj = o rascunho

# long-term bound
m-long-term-bound-q4g9ug = limite de longo prazo

# short-term bound
m-short-term-bound-es30ty = limite de curto prazo

# The draft’s own bursts; without them each packet goes by itself, the smallest that is feasible here.
m-the-draft-s-own-bursts-3viise = As rajadas do próprio rascunho; sem elas cada pacote vai sozinho, a menor rajada possível aqui.

# Window, step by size
m-window-step-by-size-2xnxu1 = Janela, passo por tamanho

# TCP always climbs by one packet and always halves. Here both steps depend on the window: the larger it is, the slower the climb, and the cut grows less than the window does. SQRT cuts a large window by a few packets; IIAD by two thirds of one packet, so it is very smooth and very slow.
m-tcp-always-climbs-by-one-0ufizy = O TCP sempre sobe um pacote e sempre corta pela metade. Aqui os dois passos dependem da janela: quanto maior, mais lenta a subida, e o corte cresce menos que a janela. O SQRT corta uma janela grande em poucos pacotes; o IIAD, em dois terços de um pacote, então é muito suave e muito lento.

# Climb exponent
m-climb-exponent-ba8s4h = Expoente da subida

# The climb is α/W^k packets per round trip.
m-the-climb-is-w-k-jmwfcg = A subida é α/W^k pacotes por ida e volta.

# Cut exponent
m-cut-exponent-bur8e2 = Expoente do corte

# The cut is β W^l packets. TCP-friendly if k + l = 1.
m-the-cut-is-w-l-16ro0c = O corte é β W^l pacotes. Amigável ao TCP se k + l = 1.

# Factor of the climb.
m-factor-of-the-climb-wc1nnl = Fator da subida.

# Factor of the cut (the part cut, not the part kept).
m-factor-of-the-cut-the-sjxu16 = Fator do corte (a parte cortada, não a mantida).

# What most of today's Internet runs. After a loss it remembers the window where it happened, climbs back quickly, flattens near that point, then probes further with growing steps: a curve of time, not of round trips. Where TCP Reno would be faster it acts like Reno.
m-what-most-of-today-s-qokyyb = O que a maior parte da Internet de hoje usa. Após uma perda lembra a janela em que ela ocorreu, sobe de volta depressa, achata perto desse ponto e depois sonda adiante com passos crescentes: uma curva do tempo, não das idas e voltas. Onde o TCP Reno seria mais rápido, age como o Reno.

# Steepness
m-steepness-xos8ln = Inclinação

# How fast the curve rises.
m-how-fast-the-curve-rises-krkhxr = Com que rapidez a curva sobe.

# Kept
m-kept-lzn1ix = Mantido

# Part of the window kept at a loss (the part kept, not the part cut).
m-part-of-the-window-kept-a92fop = Parte da janela mantida em uma perda (a mantida, não a cortada).

# Fast convergence
m-fast-convergence-ro089y = Convergência rápida

# A flow that loses before it is back at its old window gives up more, for newcomers.
m-a-flow-that-loses-before-293hsi = Um fluxo que perde antes de voltar à sua antiga janela cede mais, para os recém-chegados.

# Reno-friendly region
m-reno-friendly-region-keawwj = Região amigável ao Reno

# Never slower than Reno would be.
m-never-slower-than-reno-would-mn27fu = Nunca mais lento do que o Reno seria.

# Full step above the old window
m-full-step-above-the-old-k6mfk7 = Passo inteiro acima da antiga janela

# Above the window that it lost, that Reno climbs by a whole packet per round trip (RFC 9438), not by the smaller step that balances the smaller cut. Linux: off.
m-above-the-window-that-it-hpa8qa = Acima da janela em que perdeu, esse Reno sobe um pacote inteiro por ida e volta (RFC 9438), não o passo menor que compensa o corte menor. Linux: desligado.

# Slow start ends before the queue overflows, as in Linux: when the ACKs of a round come in one train for half a round trip, or when even the shortest round trip grows. Until the first loss the window then grows by a twentieth per round trip at least.
m-slow-start-ends-before-the-0jtsa6 = A partida lenta termina antes de a fila transbordar, como no Linux: quando os ACKs de uma rodada vêm em um trem por meia ida e volta, ou quando até a menor ida e volta cresce. Até a primeira perda a janela então cresce ao menos um vigésimo por ida e volta.

# Whole steps
m-whole-steps-vz2hdz = Passos inteiros

# The window grows by a whole packet after a number of ACKs, which is reckoned once the window has grown and every 31 ms, in whole numbers. Linux: on.
m-the-window-grows-by-a-gu26cm = A janela cresce um pacote inteiro após um número de ACKs, que é calculado quando a janela cresceu e a cada 31 ms, em números inteiros. Linux: ligado.

# CUBIC of Linux 2.6.22
m-cubic-of-linux-2-6-cenras = CUBIC do Linux 2.6.22

# TCP halves its window whether one packet was marked or all of them. DCTCP cuts by as much as was marked: a few marks, a small cut. Beside a queue that marks from a few packets on it keeps the link busy and the queue short. Made for data centres; TCP beside it gets little.
m-tcp-halves-its-window-whether-2xd02t = O TCP reduz sua janela à metade tanto se um pacote foi marcado como se todos foram. O DCTCP corta conforme o que foi marcado: poucas marcas, pouco corte. Junto a uma fila que marca a partir de poucos pacotes, mantém o enlace ocupado e a fila curta. Feito para data centers; o TCP ao lado recebe pouco.

# Weight of the newest window
m-weight-of-the-newest-window-9bq1af = Peso da última janela

# How fast the estimate of the part marked follows it.
m-how-fast-the-estimate-of-4m0vzm = Com que rapidez a estimativa da parte marcada a segue.

# rate
m-rate-cf67vr = taxa

# Hands, rate
m-hands-rate-w0tdxr = Mãos, taxa

# Your own hands, on a rate
m-your-own-hands-on-a-y4nto8 = Suas próprias mãos, em uma taxa

# Your own
m-your-own-jexqmu = O seu

# You set the rate yourself, ten times a second, while the run goes: tens of packets per second, at even gaps. Nothing is sent again, and a loss changes nothing of the rate: that is for you to do.
m-you-set-the-rate-yourself-d67271 = Você mesmo ajusta a taxa, dez vezes por segundo, enquanto a execução anda: dezenas de pacotes por segundo, a intervalos iguais. Nada é reenviado, e uma perda não muda nada da taxa: isso cabe a você.

# Hold
m-hold-cqyh94 = Manter

# To 1
m-to-1-3nnomf = Para 1

# Hands
m-hands-b4d361 = Mãos

# You set the window yourself, ten times a second, while the run goes. What is missing is found and sent again as TCP does; a loss changes nothing of the window: that is for you to do.
m-you-set-the-window-yourself-pqdvds = Você mesmo ajusta a janela, dez vezes por segundo, enquanto a execução anda. O que falta é achado e reenviado como no TCP; uma perda não muda nada da janela: isso cabe a você.

# queueing delay
m-queueing-delay-q9vnq7 = atraso de fila

# smallest delay
m-smallest-delay-ylf1jv = menor atraso

# For what can wait: updates, backups, file sharing. It compares each one-way delay with the smallest it knows; the rest is queueing. Below the target it opens its window, above it closes it, so that flows which fill the queue push it aside. Alone it keeps the target in the queue, and a newcomer takes that queue for the path.
m-for-what-can-wait-updates-ydb94v = Para o que pode esperar: atualizações, cópias de segurança, troca de arquivos. Compara cada atraso de um sentido com o menor que conhece; o resto é fila. Abaixo do alvo abre sua janela, acima a fecha, de modo que fluxos que enchem a fila o põem de lado. Sozinho, mantém o alvo na fila, e um recém-chegado toma essa fila por parte do caminho.

# Queueing delay it aims at
m-queueing-delay-it-aims-at-2p3bxz = Alvo de atraso de fila

# It stops climbing there; with more it shrinks.
m-it-stops-climbing-there-with-yleco5 = Ali para de subir; com mais, encolhe.

# Gain
m-gain-759hr2 = Ganho

# With an empty queue the window opens by this many packets per round trip.
m-with-an-empty-queue-the-inkxgl = Com a fila vazia a janela se abre tantos pacotes por ida e volta.

# Begins with slow start
m-begins-with-slow-start-scltem = Começa com partida lenta

# RFC 6817 allows it; ns-3 does it.
m-rfc-6817-allows-it-ns-056kll = A RFC 6817 permite; o ns-3 faz.

# pace
m-pace-vfz5yi = ritmo

# held back
m-held-back-rynsfd = retido

# last held
m-last-held-ea54vo = último retido

# Rule
m-rule-yi4uer = Regra

# What the window does, in a few lines. What a rule does not say TCP does.
m-what-the-window-does-in-5mqajs = O que a janela faz, em poucas linhas. O que uma regra não diz, o TCP faz.

# A rule of your own
m-a-rule-of-your-own-50p93i = Uma regra própria

# Write a congestion control in a few lines and let it compete. You say what an ACK, a loss, a mark, a timeout and a round trip make of the window; what is missing is found and sent again as TCP does, and what you leave out TCP decides.
m-write-a-congestion-control-in-k7btjy = Escreva um controle de congestionamento em poucas linhas e deixe-o competir. Você diz o que um ACK, uma perda, uma marca, um estouro de temporizador e uma ida e volta fazem da janela; o que falta é achado e reenviado como no TCP, e o que você omite o TCP decide.

# Acts as with a round trip of at least
m-acts-as-with-a-round-ml0e69 = Age como com uma ida e volta de pelo menos

# Flows with shorter round trips than this get as much as each other.
m-flows-with-shorter-round-trips-arxiqe = Fluxos com idas e voltas menores que esta recebem todos o mesmo.

# Weight of the newest round trip
m-weight-of-the-newest-round-3ozrhc = Peso da última ida e volta

# Its ACKs carry
m-its-acks-carry-jh6g2q = Seus ACKs levam

# the number of marked packets (AccECN)
m-the-number-of-marked-packets-daxszl = o número de pacotes marcados (AccECN)

# the mark of the last packet
m-the-mark-of-the-last-chjop5 = a marca do último pacote

# With delayed ACKs one bit per ACK hides every second mark, and Prague takes more than its share.
m-with-delayed-acks-one-bit-v3i01n = Com ACKs retardados um bit por ACK esconde uma marca a cada duas, e o Prague toma mais que sua parte.

# gap
m-gap-k039an = intervalo

# timeout
m-timeout-65wyh4 = estouro do temporizador

# Rate, AIMD
m-rate-aimd-l0nsl8 = Taxa, AIMD

# TCP's sawtooth without a window: packets leave at even gaps. Once per round trip without loss the gap shrinks so that one more packet fits; at a loss it doubles. Nothing is sent again and there is no slow start.
m-tcp-s-sawtooth-without-a-2smzpq = O dente de serra do TCP sem janela: os pacotes saem a intervalos iguais. Uma vez por ida e volta sem perda o intervalo encolhe para caber mais um pacote; em uma perda ele dobra. Nada é reenviado e não há partida lenta.

# Packets per round trip added in each round trip without loss.
m-packets-per-round-trip-added-p89tdy = Pacotes por ida e volta somados em cada ida e volta sem perda.

# Part of the rate kept at a loss (the part kept, not the part cut).
m-part-of-the-rate-kept-k9s79r = Parte da taxa mantida em uma perda (a mantida, não a cortada).

# Fine-grain adaptation
m-fine-grain-adaptation-duvfgw = Adaptação fina

# The gap also follows the ratio of a short to a long average of the round trip.
m-the-gap-also-follows-the-trob1l = O intervalo segue também a razão entre uma média curta e uma longa da ida e volta.

# Loss recovery
m-loss-recovery-vf3max = Recuperação de perdas

# How missing packets are found and sent again. Reno often needs a timeout when two packets of a window are lost; SACK rarely does.
m-how-missing-packets-are-found-uhcsg2 = Como pacotes que faltam são achados e reenviados. O Reno muitas vezes precisa do temporizador quando dois pacotes de uma janela se perdem; o SACK raramente.

# After a loss SIMD gives up little, climbs gently at first and then faster and faster, with the square of the time since the loss. In steady state the climb is over before it gets steep; where capacity has been freed it becomes very fast. How steep is set by the window at the last loss, so small flows climb faster.
m-after-a-loss-simd-gives-suc4cg = Após uma perda o SIMD cede pouco, sobe primeiro com suavidade e depois cada vez mais rápido, com o quadrado do tempo desde a perda. Em regime permanente a subida acaba antes de ficar íngreme; onde capacidade foi liberada ela fica muito rápida. A inclinação é dada pela janela da última perda, então fluxos pequenos sobem mais rápido.

# Part of the window given up at a loss (the part cut, not the part kept).
m-part-of-the-window-given-c6m371 = Parte da janela cedida em uma perda (a cortada, não a mantida).

# Tuned for periodic losses
m-tuned-for-periodic-losses-zlxly6 = Ajustado a perdas periódicas

# The climb that equals TCP when losses come at even intervals (tsao2007: SIMD/period); off, when they come at random.
m-the-climb-that-equals-tcp-628y0y = A subida que iguala o TCP quando as perdas vêm a intervalos iguais (tsao2007: SIMD/period); desligado, quando vêm ao acaso.

# TCP lets a window of W packets travel at once. As long as nothing is lost it opens the window by one packet per round trip; when a packet is lost it halves it. The result is the sawtooth that this page is named after.
m-tcp-lets-a-window-of-kofl89 = O TCP deixa viajar ao mesmo tempo uma janela de W pacotes. Enquanto nada se perde, abre a janela um pacote por ida e volta; quando um pacote se perde, reduz a janela à metade. O resultado é o dente de serra que dá nome a esta página.

# Rate, by emulation
m-rate-by-emulation-4ot5eq = Taxa, por emulação

# The receiver watches packets arrive and imagines the window of a TCP sender that would have sent them. Instead of that window it reports a long weighted average of it, and the sender keeps to that rate: TCP's average without TCP's sawtooth.
m-the-receiver-watches-packets-arrive-4eu4sf = O receptor vê os pacotes chegarem e imagina a janela de um emissor TCP que os teria enviado. Em vez dessa janela relata uma longa média ponderada dela, e o emissor se atém a essa taxa: a média do TCP sem o dente de serra do TCP.

# Timeouts
m-timeouts-o8u7gh = Estouros do temporizador

# Added by yang2000: react when nothing arrives. The original hears nothing and goes on sending.
m-added-by-yang2000-react-when-55bbb7 = Adicionado por yang2000: reagir quando nada chega. O original nada ouve e continua enviando.

# Time between reports
m-time-between-reports-c06k13 = Tempo entre relatórios

# Good news waits so long; a rate that has fallen is reported at once. yang2000 calls it delayed feedback.
m-good-news-waits-so-long-2j361z = Boas notícias esperam esse tempo; uma taxa que caiu é relatada na hora. yang2000 chama isso de delayed feedback.

# Weight of a new round trip
m-weight-of-a-new-round-5aao16 = Peso de uma nova ida e volta

# Part that a new sample has in the mean round trip by which the rate is found. None of the papers gives it.
m-part-that-a-new-sample-5erqax = Parte de uma nova amostra na ida e volta média com que se acha a taxa. Nenhum dos artigos a dá.

# loss event rate p
m-loss-event-rate-p-k8qroc = taxa de eventos de perda p

# average interval
m-average-interval-nu8im9 = intervalo médio

# equation
m-equation-54mlsj = equação

# state
m-state-xckdti = estado

# Rate, by equation
m-rate-by-equation-b03uq0 = Taxa, por equação

# Instead of probing with a sawtooth, the receiver measures how often losses happen and the sender puts that frequency and the round-trip time into the formula of TCP's average throughput. Averaging over the last k loss intervals makes the rate smooth; the price is that it is slow to speed up.
m-instead-of-probing-with-a-yw76ti = Em vez de sondar com um dente de serra, o receptor mede com que frequência há perdas e o emissor põe essa frequência e o tempo de ida e volta na fórmula da vazão média do TCP. A média sobre os últimos k intervalos de perda torna a taxa suave; o preço é demorar a acelerar.

# Loss intervals averaged
m-loss-intervals-averaged-bdqlgx = Intervalos de perda na média

# The longer the memory, the smoother and the slower. An odd number counts as the next even one, as in ns-2.
m-the-longer-the-memory-the-zp2ehl = Quanto mais longa a memória, mais suave e mais lento. Um número ímpar conta como o par seguinte, como no ns-2.

# History discounting
m-history-discounting-h80eii = Desconto do passado

# When the present interval is already over twice the average, older ones count less.
m-when-the-present-interval-is-wpbt0h = Quando o intervalo atual já passa do dobro da média, os mais antigos contam menos.

# Self-clocking
m-self-clocking-1z4grs = Autorrelógio

# After a loss send no faster than packets arrive (bansal2001).
m-after-a-loss-send-no-m93n1p = Após uma perda não enviar mais rápido do que os pacotes chegam (bansal2001).

# Random spacing
m-random-spacing-mrt2l7 = Espaçamento aleatório

# Each gap is stretched by a random factor within 1 ± o, against phase effects (ns-2 overhead_).
m-each-gap-is-stretched-by-rds9dq = Cada intervalo é esticado por um fator aleatório em 1 ± o, contra efeitos de fase (ns-2 overhead_).

# p of the last interval
m-p-of-the-last-interval-io32pq = p do último intervalo

# loss events since
m-loss-events-since-0nz80x = eventos de perda desde então

# The forerunner of TFRC. Every few seconds it looks back: if nothing was lost it doubles its rate, otherwise it puts the interval's loss frequency into TCP's throughput formula. No smoothing, and no memory beyond one interval.
m-the-forerunner-of-tfrc-every-yw36hx = O precursor do TFRC. A cada poucos segundos olha para trás: se nada se perdeu, dobra sua taxa; senão, põe a frequência de perdas do intervalo na fórmula da vazão do TCP. Sem suavização, e sem memória além de um intervalo.

# Interval
m-interval-oxtjmg = Intervalo

# How often the rate is set.
m-how-often-the-rate-is-y9wyq2 = Com que frequência a taxa é ajustada.

# Growth
m-growth-cr7p3a = Crescimento

# Factor of the rate after an interval without loss.
m-factor-of-the-rate-after-nnxoj7 = Fator da taxa após um intervalo sem perda.

# backlog Δ
m-backlog-vjguis = acúmulo Δ

# Vegas needs no losses. It remembers the smallest round trip it ever saw; when packets take longer they must be standing in a queue, and Vegas counts how many of its own do. It keeps between α and β of them there. Beside flows that fill the queue it starves.
m-vegas-needs-no-losses-it-fo82ff = O Vegas não precisa de perdas. Lembra a menor ida e volta que já viu; quando os pacotes demoram mais, devem estar em uma fila, e o Vegas conta quantos dos seus estão. Mantém ali entre α e β. Ao lado de fluxos que enchem a fila, passa fome.

# At least in queues
m-at-least-in-queues-8tlgl8 = No mínimo em filas

# With fewer of its packets in queues it climbs.
m-with-fewer-of-its-packets-wu5l7w = Com menos de seus pacotes em filas, sobe.

# At most in queues
m-at-most-in-queues-58ljiy = No máximo em filas

# With more of its packets in queues it yields. Not a cut: Vegas gives up one packet.
m-with-more-of-its-packets-d3i70l = Com mais de seus pacotes em filas, cede. Não é um corte: o Vegas cede um pacote.

# End of slow start
m-end-of-slow-start-pu14t8 = Fim da partida lenta

# Slow start ends when more than this many stand in queues.
m-slow-start-ends-when-more-mo1qym = A partida lenta termina quando há em filas mais pacotes do que estes.

# all
m-all-5b8o90 = todos

# On
m-on-qvtz3k = Ligada

# Delay, one way
m-delay-one-way-o0lluf = Atraso, um sentido

# Packets
m-packets-3llc7a = Pacotes

# Group
m-group-1ihp9o = Grupo

# Some of them
m-some-of-them-jmvrqs = Alguns deles

# Holds
m-holds-yzxd81 = Capacidade

# Packets that may wait; the one in transmission does not count.
m-packets-that-may-wait-the-29vald = Pacotes que podem esperar; o que está sendo transmitido não conta.

# Delay
m-delay-93m73s = Atraso

# From then on one flow of the group neither starts nor sends.
m-from-then-on-one-flow-lwaspq = A partir de então um fluxo do grupo não começa nem envia.

# Switches an unresponsive source on or off.
m-switches-an-unresponsive-source-on-3vqx51 = Liga ou desliga uma fonte que não reage ao congestionamento.

# Its place in traffic, from 0.
m-its-place-in-traffic-from-ak9j6e = Seu lugar em traffic, a partir de 0.

# Whether it sends.
m-whether-it-sends-x9wy2i = Se envia.

# Of the link.
m-of-the-link-rlxxop = Do enlace.

# How long packets travel on a hop’s link, one way, from then on; where the reverse path is ideal ACKs too. A packet whose transmission has begun, and an ACK that is under way, keep the delay that they had, and nothing overtakes them.
m-how-long-packets-travel-on-kr7wrr = Quanto os pacotes viajam no enlace de um salto, em um sentido, a partir de então; onde o caminho de volta é ideal, também os ACKs. Um pacote cuja transmissão já começou e um ACK que está a caminho mantêm o atraso que tinham, e nada os ultrapassa.

# Drops the next `count` packets of one flow of the group at the entry of the first hop it enters.
m-drops-the-next-count-packets-h9gsxe = Descarta os próximos `count` pacotes de um fluxo do grupo na entrada do primeiro salto a que ele chega.

# How many packets.
m-how-many-packets-yyh0al = Quantos pacotes.

# Id of a flow group.
m-id-of-a-flow-group-ti1e8p = Identificador de um grupo de fluxos.

# One flow of the group, from 0.
m-one-flow-of-the-group-ogtyy8 = Um fluxo do grupo, a partir de 0.

# How many flows of the group.
m-how-many-flows-of-the-bimmws = Quantos fluxos do grupo.

# Hop
m-hop-pw046g = Salto

# A hop of the path, or behind them one of the reverse path.
m-a-hop-of-the-path-iayazk = Um salto do caminho ou, depois deles, um do caminho de volta.

# What a hop loses before its queue, from then on.
m-what-a-hop-loses-before-ftv3gh = O que um salto perde antes de sua fila, a partir de então.

# Settings of a loss model.
m-settings-of-a-loss-model-otp77y = Ajustes de um modelo de perda.

# How many packets may wait at a hop from then on. Those that wait beyond it stay until they are sent; a queue that serves flows in turn drops from the longest flow’s for each that comes.
m-how-many-packets-may-wait-ua76bc = Quantos pacotes podem esperar em um salto a partir de então. Os que esperam a mais ficam até serem enviados; uma fila que serve os fluxos em turnos descarta, a cada um que chega, um do fluxo com a fila mais longa.

# The rate of a hop’s link from then on, bit/s. A transmission that has begun keeps its rate.
m-the-rate-of-a-hop-xfqjyx = A taxa do enlace de um salto a partir de então, bit/s. Uma transmissão que já começou mantém sua taxa.

# The packet with that number (of an ACK: what it acknowledges) is neither lost nor dropped nor marked at the hop at exactly the event’s time; with `delay` it does not wait there either: what waits before it is sent at once.
m-the-packet-with-that-number-z8wju6 = O pacote com esse número (de um ACK: o que ele confirma) não se perde, não é descartado nem marcado no salto exatamente no momento do evento; com `delay` também não espera ali: o que espera à frente é enviado na hora.

# It does not wait there either.
m-it-does-not-wait-there-39vu5u = Também não espera ali.

# Starts (again) `count` idle flows of the group, the first ones first; null is all.
m-starts-again-count-idle-flows-76411r = Inicia (de novo) `count` fluxos parados do grupo, os primeiros primeiro; null é todos.

# Stops `count` running flows of the group, the last ones first; null is all.
m-stops-count-running-flows-of-tlyxrr = Para `count` fluxos ativos do grupo, os últimos primeiro; null é todos.

# Controlled Delay
m-controlled-delay-tlypfs = Atraso controlado (Controlled Delay)

# Flow queue CoDel
m-flow-queue-codel-gc98kp = CoDel com uma fila por fluxo

# Proportional Integral controller Enhanced
m-proportional-integral-controller-enhanced-ioc3pw = Controlador proporcional integral aprimorado

# Random Early Detection
m-random-early-detection-8va0vq = Detecção precoce aleatória

# Limited transmit
m-limited-transmit-5yqmx3 = Transmissão limitada

# Additive increase, additive decrease, with history
m-additive-increase-additive-decrease-with-sfbukl = Aumento aditivo, redução aditiva, com memória

# General additive increase, multiplicative decrease (GAIMD)
m-general-additive-increase-multiplicative-decrease-w0phey = Aumento aditivo e redução multiplicativa generalizados (GAIMD)

# GAIMD(0.31, 7/8 kept)
m-gaimd-0-31-7-8-ryre9u = GAIMD(0,31, mantém 7/8)

# AIMD(0.2, 1/8 cut)
m-aimd-0-2-1-8-n6ktrl = AIMD(0,2, corta 1/8)

# BBR version 1
m-bbr-version-1-uvin9y = BBR versão 1

# Linux paces 1 % below gain × bandwidth, so that queues drain, rounds its window up to an even number, adds two packets while it probes at 5/4, and renews its memory of the round trip only by a shorter one, so that even alone it probes the round trip every T. The draft does nothing of this.
m-linux-paces-1-below-gain-sxq1qc = O Linux envia 1 % abaixo de ganho × largura de banda, para que as filas se esvaziem; arredonda sua janela para o par acima; soma dois pacotes enquanto sonda a 5/4; e só renova sua memória da ida e volta com uma menor, de modo que mesmo sozinho a sonda a cada T. O rascunho não faz nada disso.

# BBR version 3
m-bbr-version-3-ubjfw0 = BBR versão 3

# BBR that gives way. It cruises at the bandwidth it has measured, with some room below what it knows to be too much; every two or three seconds, or as often as a TCP of its window would fill the queue, it probes for more, and takes it back when over 2 % of the packets are lost. Every five seconds it halves its window to see the true round trip. How it shares with CUBIC is not proven: implementations differ by a factor of two and more. Left out: marks (the draft has no rule for them, so its packets say that they cannot carry any).
m-bbr-that-gives-way-it-q13ds3 = Um BBR que cede. Envia no ritmo da largura de banda que mediu, com alguma folga abaixo do que sabe ser demais; a cada dois ou três segundos, ou tantas vezes quanto um TCP com sua janela encheria a fila, sonda em busca de mais, e volta atrás quando mais de 2 % dos pacotes se perdem. A cada cinco segundos reduz sua janela à metade para ver a verdadeira ida e volta. Como compartilha com o CUBIC não está provado: as implementações diferem por um fator de dois ou mais. Fica de fora: as marcas (o rascunho não tem regra para elas, então seus pacotes dizem que não podem levá-las).

# Sends bursts of 1 ms, as with segmentation offload
m-sends-bursts-of-1-ms-nwcvai = Envia rajadas de 1 ms, como com a descarga de segmentação (TSO)

# Binomial congestion control: SQRT, IIAD and all between
m-binomial-congestion-control-sqrt-iiad-b1iwkj = Controle de congestionamento binomial: SQRT, IIAD e tudo entre eles

# Data Center TCP
m-data-center-tcp-f4whod = TCP para data centers (Data Center TCP)

# DCTCP made fit for the Internet: it says on its packets that it answers marks in proportion (ECT(1)), so that a queue of two keeps them apart and marks them at once; its ACKs count every mark; it paces its packets; and with a short round trip it climbs no faster than with one of 25 ms. Without marks it halves at a loss, as TCP. Left out: the search for queues that mark as seldom as TCP needs it (classic ECN), and giving way there as TCP does. RFC 9331 asks for the search; the draft describes one, and Linux leaves it off. Without it Prague answers such a mark by a little where TCP halves, and takes most of the link.
m-dctcp-made-fit-for-the-bj045k = DCTCP adaptado à Internet: diz em seus pacotes que responde às marcas em proporção (ECT(1)), para que uma fila dupla os separe e os marque na hora; seus ACKs contam todas as marcas; espaça seus pacotes; e com uma ida e volta curta não sobe mais rápido do que com uma de 25 ms. Sem marcas cai pela metade em uma perda, como o TCP. Ficam de fora: a busca por filas que marcam tão pouco quanto o TCP precisa (ECN clássico) e ceder ali como o TCP. A RFC 9331 pede a busca; o rascunho descreve uma, e o Linux a deixa desligada. Sem ela o Prague responde pouco a uma marca dessas, onde o TCP cai pela metade, e fica com a maior parte do enlace.

# Rate Adaptation Protocol
m-rate-adaptation-protocol-2qvwhk = Protocolo de adaptação da taxa (Rate Adaptation Protocol)

# Square increase, multiplicative decrease
m-square-increase-multiplicative-decrease-iov9fw = Aumento quadrático, redução multiplicativa

# SIMD/period
m-simd-period-6pml3g = SIMD/período

# Transmission Control Protocol
m-transmission-control-protocol-ykul50 = Protocolo de controle de transmissão

# TCP Emulation At Receivers
m-tcp-emulation-at-receivers-jjmpd3 = Emulação do TCP nos receptores

# TCP-Friendly Rate Control
m-tcp-friendly-rate-control-ni4hqn = Controle da taxa amigável ao TCP

# TCP-Friendly Rate Control Protocol, fixed intervals
m-tcp-friendly-rate-control-protocol-s3tz6n = Protocolo de controle da taxa amigável ao TCP, intervalos fixos

# send window
m-send-window-eyie05 = janela de envio

# imagined cwnd
m-imagined-cwnd-ym6uyf = cwnd imaginada

# average window
m-average-window-kej51g = janela média

# epochs
m-epochs-h56jkf = épocas

# receive window
m-receive-window-i8d1wa = janela de recepção

# Marks (ECN) the next `count` packets of one flow of the group that can carry a mark, at the entry of the first hop it enters. A group without `ecn` has none that can.
m-marks-ecn-the-next-count-co4ceo = Marca (ECN) os próximos `count` pacotes de um fluxo do grupo que podem levar uma marca, na entrada do primeiro salto a que ele chega. Um grupo sem `ecn` não tem nenhum que possa.

# Low Extra Delay Background Transport
m-low-extra-delay-background-transport-wk31m1 = Transporte em segundo plano com pouco atraso extra (LEDBAT)

# without {flow}
m-without-flow-s44zbx = sem { $flow }

# {source} on from {time}
m-source-on-from-time-johod0 = { $source }: ligada desde { $time }

# {source} off from {time}
m-source-off-from-time-rgo88w = { $source }: desligada desde { $time }

# link delay {span}{at}
m-link-delay-span-at-frchd5 = atraso do enlace { $span }{ $at }

# a link delay of {span}{at} from {time}
m-a-link-delay-of-span-uxgd3k = um atraso do enlace de { $span }{ $at } desde { $time }

# The delay of the link{at} is now {span}.
m-the-delay-of-the-link-9wssk8 = O atraso do enlace{ $at } é agora { $span }.

# dropped {packets} of {flow}
m-dropped-packets-of-flow-ei5tmn = descarte de { $packets } de { $flow }

# {packets} of {flow} dropped at {time}
m-packets-of-flow-dropped-at-5dy4tz = descarte de { $packets } de { $flow } aos { $time }

# loses {packets} of {flow}
m-loses-packets-of-flow-gufudn = perda de { $packets } de { $flow }

# {packets} of {flow} lost
m-packets-of-flow-lost-5g6gmx = perda de { $packets } de { $flow }

# the ACK of packet {packet}
m-the-ack-of-packet-packet-c6ey6m = ACK do pacote { $packet }

# packet {packet}
m-packet-packet-isktvb = pacote { $packet }

# the ACKs of {count} packets
m-the-acks-of-count-packets-3kxdyl = ACKs de { $count ->
    [one] { $count } pacote
   *[other] { $count } pacotes
  }

# the ACKs of packets {list}
m-the-acks-of-packets-list-h3rtaa = ACKs dos pacotes { $list }

# packets {list}
m-packets-list-wxdfd6 = pacotes { $list }

# {losses}, from {time}
m-losses-from-time-5tdwav = { $losses }, desde { $time }

# queue of {packets}{at}
m-queue-of-packets-at-guf29j = fila de { $packets }{ $at }

# a queue of {packets}{at} from {time}
m-a-queue-of-packets-at-d4czo1 = uma fila de { $packets }{ $at } desde { $time }

# The queue{at} holds one packet from now on.
m-the-queue-at-holds-one-vreq0v = A fila{ $at } comporta um pacote a partir de agora.

# The queue{at} holds {packets} from now on.
m-the-queue-at-holds-packets-5kyltk = A fila{ $at } comporta { $packets } a partir de agora.

# link {rate}{at}
m-link-rate-at-1aa24u = enlace de { $rate }{ $at }

# link {rate}{at} from {time}
m-link-rate-at-from-time-i55b5x = enlace de { $rate }{ $at } desde { $time }

# The link{at} changes to {rate}.
m-the-link-at-changes-to-kg35pb = O enlace{ $at } muda para { $rate }.

# spared the delay of packet {packet} of {flow}
m-spared-the-delay-of-packet-v9fk0i = pacote { $packet } de { $flow } sem sua espera

# spared packet {packet} of {flow}
m-spared-packet-packet-of-flow-cuvdkb = pacote { $packet } de { $flow } salvo

# started all {group}
m-started-all-group-yaspbm = todos os { $group } iniciados

# started {count} {group}
m-started-count-group-cdzsr2 = { $count } { $group } iniciados

# all {group} started at {time}
m-all-group-started-at-time-lbue0e = todos os { $group } iniciados aos { $time }

# {count} {group} started at {time}
m-count-group-started-at-time-0jm68e = { $count } { $group } iniciados aos { $time }

# stopped all {group}
m-stopped-all-group-nie8le = todos os { $group } parados

# stopped {count} {group}
m-stopped-count-group-qhaq5a = { $count } { $group } parados

# all {group} stopped at {time}
m-all-group-stopped-at-time-th16ha = todos os { $group } parados aos { $time }

# {count} {group} stopped at {time}
m-count-group-stopped-at-time-iq2372 = { $count } { $group } parados aos { $time }

# 1 in {count}, at random
m-1-in-count-at-random-faaoq4 = 1 em { $count }, ao acaso

# no, at random
m-no-at-random-49ir1i = nenhum, ao acaso

# 1 in {count} lost
m-1-in-count-lost-w5g0fq = 1 em { $count } perdido

# no lost
m-no-lost-25r1v8 = nenhum perdido

# about every {span}
m-about-every-span-qjai6f = um a cada { $span }, mais ou menos

# losses off
m-losses-off-5lp1t7 = sem perdas

# {count} in {packets}
m-count-in-packets-5gdg6m = { $count } em { $packets }

# 1 in {count}, evenly
m-1-in-count-evenly-yma133 = 1 em { $count }, uniformemente

# every {ordinal} lost
m-every-ordinal-lost-8e6gr1 = cada { $ordinal } perdido

# in {count} phases
m-in-count-phases-0j6fib = em { $count } fases

# {count} steps in time
m-count-steps-in-time-frdbjf = { $count } passos no tempo

# losses change with time
m-losses-change-with-time-wqfe9j = as perdas mudam com o tempo

# Packets that can carry a mark are marked instead of dropped.
m-packets-that-can-carry-a-dc165x = Os pacotes que podem levar uma marca são marcados em vez de descartados.

# The full buffer empties before a packet has waited for the target: the classic queue drops when it is full.
m-the-full-buffer-empties-before-z3b64n = O buffer cheio se esvazia antes de um pacote ter esperado o tempo do alvo: a fila clássica descarta quando está cheia.

# The full buffer empties before a packet has waited for the threshold: none is marked for its wait, and both queues drop when the buffer is full.
m-the-full-buffer-empties-before-89p5qy = O buffer cheio se esvazia antes de um pacote ter esperado o tempo do limiar: nenhum é marcado por sua espera, e as duas filas descartam quando o buffer está cheio.

# Packets that can carry a mark are marked instead of dropped early.
m-packets-that-can-carry-a-z5yeus = Os pacotes que podem levar uma marca são marcados em vez de descartados cedo.

# PIE drops packet {packet} early, by a chance of {chance:chance}.
m-pie-drops-packet-packet-early-fjr4mb = O PIE descarta cedo o pacote { $packet }, com probabilidade { $chance }.

# RED drops packet {packet} early: on average {average:packets} packets wait.
m-red-drops-packet-packet-early-3fxv9j = O RED descarta cedo o pacote { $packet }: em média { $average } pacotes esperam.

# {shape}, {rate}
m-shape-rate-uarces = { $shape }, { $rate }

# {sources} × {rate} in bursts
m-sources-rate-in-bursts-fjvafq = { $sources } × { $rate } em rajadas

# ping, every {span}
m-ping-every-span-3bia4s = ping, a cada { $span }

# When and how much
m-when-and-how-much-hjagov = Quando e quanto

# Name and packets
m-name-and-packets-858e42 = Nome e pacotes

# How far and which way
m-how-far-and-which-way-uf8mtr = A que distância e em que sentido

# W ← W + α/W at every ACK, α = 3β/(2 Wmax − β)
m-w-w-w-at-every-us06we = W ← W + α/W a cada ACK, α = 3β/(2 Wmax − β)

# W ← W − β at a loss
m-w-w-at-a-loss-feeti6 = W ← W − β em uma perda

# if first or W < ssthresh then W / 2 else
m-if-first-or-w-ssthresh-0wr2vy = se é a primeira ou W < ssthresh, W / 2; senão

# W ← W + a/W at every ACK
m-w-w-a-w-at-jiyrde = W ← W + a/W a cada ACK

# W ← (1 − b) W at a loss
m-w-1-b-w-at-mtdmms = W ← (1 − b) W em uma perda

# {Flow} paces by the bandwidth it measures: now {rate:packets} packets/s.
m-flow-paces-by-the-bandwidth-ngzygq = { $Flow } envia no ritmo da largura de banda que mede: agora { $rate } pacotes/s.

# {Flow} lets the queue empty, to see the true round trip.
m-flow-lets-the-queue-empty-z8hvz0 = { $Flow } deixa a fila se esvaziar, para ver a verdadeira ida e volta.

# rate = gain × largest delivery rate of n round trips
m-rate-gain-largest-delivery-rate-11o1x7 = taxa = ganho × maior taxa de entrega de n idas e voltas

# window ≤ 2 × that rate × smallest round trip of T
m-window-2-that-rate-smallest-679523 = janela ≤ 2 × essa taxa × menor ida e volta de T

# {Flow} halves what is in flight, to see the true round trip.
m-flow-halves-what-is-in-2x5q6p = { $Flow } reduz à metade o que está a caminho, para ver a verdadeira ida e volta.

# {Flow} probes: it sends a quarter more than it measures.
m-flow-probes-it-sends-a-v0cu79 = { $Flow } sonda: envia um quarto a mais do que mede.

# rate = gain × bandwidth, the largest delivery rate of two probes, less after losses
m-rate-gain-bandwidth-the-largest-yrhnu8 = taxa = ganho × largura de banda, a maior taxa de entrega de duas sondagens, menos após perdas

# window ≤ 2 × bandwidth × smallest round trip, and ≤ what the last probe with over 2 % lost had in flight
m-window-2-bandwidth-smallest-round-refidz = janela ≤ 2 × largura de banda × menor ida e volta, e ≤ o que a última sondagem com mais de 2 % perdidos tinha a caminho

# W ← W + α/W^(k+1) at every ACK
m-w-w-w-k-1-kx5ke8 = W ← W + α/W^(k+1) a cada ACK

# W ← W − β W^l at a loss
m-w-w-w-l-at-1dt7j1 = W ← W − β W^l em uma perda

# W(t) = C (t − K)³ + Wmax: {c:3} × ({t:3} − {k:3})³ + {plateau:.2} = {curve:.2} is what it grows to.
m-w-t-c-t-k-5hwqnl = W(t) = C (t − K)³ + Wmax: { $c } × ({ $t } − { $k })³ + { $plateau } = { $curve } é até onde ela cresce.

# W(t) = C (t − K)³ + Wmax: {c:3} × ({t:3} − {k:3})³ + {plateau:.2} = {curve:.2}, or as TCP where that is more.
m-w-t-c-t-k-x0quve = W(t) = C (t − K)³ + Wmax: { $c } × ({ $t } − { $k })³ + { $plateau } = { $curve }, ou como o TCP onde isso é mais.

# W(t) = C (t − K)³ + Wmax: {c:3} × ({t:3} − {k:3})³ + {plateau:.2} is below what TCP would have, {reno:.2}: it grows as TCP.
m-w-t-c-t-k-d8oqk8 = W(t) = C (t − K)³ + Wmax: { $c } × ({ $t } − { $k })³ + { $plateau } é menos do que o TCP teria, { $reno }: cresce como o TCP.

# It grows by one packet after {acks} ACKs.
m-it-grows-by-one-packet-f5y7mt = Cresce um pacote após { $acks } ACKs.

# W(t) = C (t − K)³ + Wmax, t in seconds since the last loss
m-w-t-c-t-k-r2r0fs = W(t) = C (t − K)³ + Wmax, t em segundos desde a última perda

# W ← β W at a loss
m-w-w-at-a-loss-xy1su0 = W ← β W em uma perda

# W ← W + 1/W at every ACK
m-w-w-1-w-at-hm0c3m = W ← W + 1/W a cada ACK

# W ← (1 − α/2) W at a mark, W/2 at a loss; α is the part of the packets marked
m-w-1-2-w-at-7totu6 = W ← (1 − α/2) W em uma marca, W/2 em uma perda; α é a parte dos pacotes marcados

# X ← what the hand says, ten times a second
m-x-what-the-hand-says-6akcg9 = X ← o que a mão diz, dez vezes por segundo

# W ← what the hand says, ten times a second
m-w-what-the-hand-says-5zm5o2 = W ← o que a mão diz, dez vezes por segundo

# W ← W + G (T − q)/T / W at every ACK; q is the time its packets wait
m-w-w-g-t-q-n02jjh = W ← W + G (T − q)/T / W a cada ACK; q é o tempo que seus pacotes esperam

# W ← W/2 at a loss
m-w-w-2-at-a-4gyiyr = W ← W/2 em uma perda

# W ← W/2: {cut:.2} / 2 = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-w-2-cut-2-7g89cf = W ← W/2: { $cut } / 2 = { $after }{ $rounded ->
    [0] { "" }
    [1] , em pacotes inteiros
   *[other] , a janela mínima
  }.

# Its rule leaves the window as it is.
m-its-rule-leaves-the-window-7iv62z = Sua regra deixa a janela como está.

# As TCP, for its rule does not say: {text}; that gives {gave:4}.
m-as-tcp-for-its-rule-834i1c = Como o TCP, pois sua regra não diz: { $text }; isso dá { $gave }.

# As TCP, for its rule does not say: {text}, with {list}; that gives {gave:4}.
m-as-tcp-for-its-rule-1xao6y = Como o TCP, pois sua regra não diz: { $text }, com { $list }; isso dá { $gave }.

# Line {line} of its rule: {text}; that gives {gave:4}.
m-line-line-of-its-rule-ldklmu = Linha { $line } de sua regra: { $text }; isso dá { $gave }.

# Line {line} of its rule: {text}, with {list}; that gives {gave:4}.
m-line-line-of-its-rule-qmnhrc = Linha { $line } de sua regra: { $text }, com { $list }; isso dá { $gave }.

# As TCP, for its rule does not say: {text}; that gives {gave:4} packets/s.
m-as-tcp-for-its-rule-d03g4h = Como o TCP, pois sua regra não diz: { $text }; isso dá { $gave } pacotes/s.

# As TCP, for its rule does not say: {text}, with {list}; that gives {gave:4} packets/s.
m-as-tcp-for-its-rule-n2mbdb = Como o TCP, pois sua regra não diz: { $text }, com { $list }; isso dá { $gave } pacotes/s.

# Line {line} of its rule: {text}; that gives {gave:4} packets/s.
m-line-line-of-its-rule-c7b5yb = Linha { $line } de sua regra: { $text }; isso dá { $gave } pacotes/s.

# Line {line} of its rule: {text}, with {list}; that gives {gave:4} packets/s.
m-line-line-of-its-rule-hnk3q1 = Linha { $line } de sua regra: { $text }, com { $list }; isso dá { $gave } pacotes/s.

# As TCP, for its rule does not say: {text}; that gives {gave:4}, so the threshold is {t:packets}.
m-as-tcp-for-its-rule-bwne5n = Como o TCP, pois sua regra não diz: { $text }; isso dá { $gave }, então o limiar é { $t }.

# As TCP, for its rule does not say: {text}, with {list}; that gives {gave:4}, so the threshold is {t:packets}.
m-as-tcp-for-its-rule-1tu0z9 = Como o TCP, pois sua regra não diz: { $text }, com { $list }; isso dá { $gave }, então o limiar é { $t }.

# Line {line} of its rule: {text}; that gives {gave:4}, so the threshold is {t:packets}.
m-line-line-of-its-rule-hv0s1t = Linha { $line } de sua regra: { $text }; isso dá { $gave }, então o limiar é { $t }.

# Line {line} of its rule: {text}, with {list}; that gives {gave:4}, so the threshold is {t:packets}.
m-line-line-of-its-rule-3e4beb = Linha { $line } de sua regra: { $text }, com { $list }; isso dá { $gave }, então o limiar é { $t }.

# W ← what its rule says
m-w-what-its-rule-says-sxqcs0 = W ← o que sua regra diz

# W ← (1 − α/2) W, α = {alpha:2} of the packets marked: (1 − {alpha:2}/2) × {cut:.2} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-1-2-w-alpha-zh4hlm = W ← (1 − α/2) W, α = { $alpha } dos pacotes marcados: (1 − { $alpha }/2) × { $cut } = { $after }{ $rounded ->
    [0] { "" }
    [1] , em pacotes inteiros
   *[other] , a janela mínima
  }.

# W ← W + s/W at every packet without a mark: now {scale:3}/{window:.1} = {adds:2}.
m-w-w-s-w-at-jh4d99 = W ← W + s/W a cada pacote sem marca: agora { $scale }/{ $window } = { $adds }.

# W ← W + s/W at every ACK without a mark; s is 1, less for a short round trip
m-w-w-s-w-at-rbyv5v = W ← W + s/W a cada ACK sem marca; s é 1, menos com uma ida e volta curta

# X ← X + α/R once per round trip
m-x-x-r-once-per-n9v7th = X ← X + α/R uma vez por ida e volta

# X ← β X at a loss
m-x-x-at-a-loss-3ncrk0 = X ← β X em uma perda

# W(t) = W₀ + α²t²/4 since the last loss
m-w-t-w-t-4-a238gc = W(t) = W₀ + α²t²/4 desde a última perda

# W ← (1 − β) W at a loss
m-w-1-w-at-a-t1vs5g = W ← (1 − β) W em uma perda

# X = Σ wᵢ Yᵢ / R
m-x-w-y-r-kblzty = X = Σ wᵢ Yᵢ / R

# Yᵢ = mean window of the i-th last epoch of an imagined TCP
m-y-mean-window-of-the-avuorm = Yᵢ = janela média da i-ésima última época de um TCP imaginado

# X = 1 / (R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²))
m-x-1-r-2p-3-a73b17 = X = 1 / (R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²))

# p = 1 / average of the last k loss intervals
m-p-1-average-of-the-tni943 = p = 1 / média dos últimos k intervalos de perda

# no loss in M seconds: X ← 2 X
m-no-loss-in-m-seconds-u2ed7a = nenhuma perda em M segundos: X ← 2 X

# else X ← T(p, R, 4R), p of these M seconds
m-else-x-t-p-r-6wslsv = senão X ← T(p, R, 4R), p destes M segundos

# Δ = W (1 − baseRTT/RTT) packets stand in queues
m-w-1-basertt-rtt-packets-cz8u0p = Δ = W (1 − baseRTT/RTT) pacotes estão em filas

# Δ < α: W ← W + 1; Δ > β: W ← W − 1, once per round trip
m-w-w-1-w-w-1gjfg1 = Δ < α: W ← W + 1; Δ > β: W ← W − 1, uma vez por ida e volta

# Drop-tail
m-drop-tail-m765pl = Drop-tail

# no closed form of this scheme
m-no-closed-form-of-this-qdzmu6 = sem forma fechada deste esquema

# ACKs
m-acks-6x0jb7 = ACKs

# ping
m-ping-67f0qx = ping

# Ping
m-ping-zfqt2h = Ping

# Jin et al. 2003; α is our derivation
m-jin-et-al-2003-is-1slumi = Jin et al. 2003; α é derivação nossa

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
m-yang2000-on-reno-osqb37 = yang2000, sobre o Reno

# no form: BBR goes by its rate samples
m-no-form-bbr-goes-by-imubhy = sem fórmula: o BBR se guia por suas amostras de taxa

# Cardwell et al. 2016
m-cardwell-et-al-2016-kh7h7y = Cardwell et al. 2016

# bansal2001; a = 1.5 b is ours, the paper gives no constant
m-bansal2001-a-1-5-b-bxai5j = bansal2001; a = 1,5 b é nosso, o artigo não dá constante

# a kind of Chiu & Jain 1989; the constants are ours
m-a-kind-of-chiu-jain-s01vx9 = um caso de Chiu e Jain 1989; as constantes são nossas

# Binomial
m-binomial-ikqkp8 = Binomial

# no form unless k + l = 1
m-no-form-unless-k-l-s5rpym = sem fórmula a não ser que k + l = 1

# Jin et al. 2001, footnote 5; Bansal & Balakrishnan 2001
m-jin-et-al-2001-footnote-35mu7x = Jin et al. 2001, nota 5; Bansal e Balakrishnan 2001

# multiplicative increase
m-multiplicative-increase-pm7ew9 = aumento multiplicativo

# additive increase
m-additive-increase-g30h9r = aumento aditivo

# IIAD, additive decrease
m-iiad-additive-decrease-a6i8aq = IIAD, redução aditiva

# multiplicative decrease
m-multiplicative-decrease-1ixked = redução multiplicativa

# jin2001, tsao2007
m-jin2001-tsao2007-84bad1 = jin2001, tsao2007

# tsao2007 Table 2, jin2001
m-tsao2007-table-2-jin2001-docnsz = tsao2007, tabela 2; jin2001

# no form of CUBIC in the papers
m-no-form-of-cubic-in-2a65w8 = os artigos não dão fórmula do CUBIC

# RFC 9438
m-rfc-9438-kmf1cs = RFC 9438

# Linux 2.6.22, ns-2.35
m-linux-2-6-22-ns-l3qhav = Linux 2.6.22, ns-2.35

# TCP/Linux of ns-2.35
m-tcp-linux-of-ns-2-kwt328 = TCP/Linux do ns-2.35

# RFC 8257
m-rfc-8257-apdu38 = RFC 8257

# no form of what a hand may do
m-no-form-of-what-a-992k9z = sem fórmula do que uma mão pode fazer

# RFC 6817, at most
m-rfc-6817-at-most-2o59sw = RFC 6817, no máximo

# no form of a rule that anybody may write
m-no-form-of-a-rule-7iaxxx = sem fórmula de uma regra que qualquer um pode escrever

# no form: Prague answers marks in proportion
m-no-form-prague-answers-marks-mxl6lk = sem fórmula: o Prague responde às marcas em proporção

# draft, Linux
m-draft-linux-8g3ety = rascunho, Linux

# Rejaie et al. 1999
m-rejaie-et-al-1999-0o6cm7 = Rejaie et al. 1999

# Jin et al. 2001, Eq. 3 and 5
m-jin-et-al-2001-eq-kal9uy = Jin et al. 2001, eqs. 3 e 5

# tuned for random, not even losses
m-tuned-for-random-not-even-bp52ud = ajustado para perdas ao acaso, não a intervalos iguais

# tuned for even, not random losses
m-tuned-for-even-not-random-uvww21 = ajustado para perdas a intervalos iguais, não ao acaso

# the curve of Jin et al. 2001, Eq. 1, integrated over one tooth; the measured CoV also holds the unevenness of whole packets
m-the-curve-of-jin-et-agri59 = a curva de Jin et al. 2001, eq. 1, integrada sobre um dente; o CV medido inclui também a irregularidade dos pacotes inteiros

# TEAR imagines such a TCP: Rhee et al. 2000
m-tear-imagines-such-a-tcp-arldb5 = o TEAR imagina um TCP assim: Rhee et al. 2000

# even losses: all intervals alike, and so the rate (Bansal et al. 2001, Sec. 4.3)
m-even-losses-all-intervals-alike-2if10s = perdas a intervalos iguais: todos os intervalos são iguais, e por isso a taxa (Bansal et al. 2001, seç. 4.3)

# Yang et al. 2000, Eq. 47, windows taken as independent; c = √(1/3)
m-yang-et-al-2000-eq-c1rcyk = Yang et al. 2000, eq. 47, tomando as janelas como independentes; c = √(1/3)

# TEAR(original)
m-tear-original-ni7bgb = TEAR(original)

# yang2000: code of the authors, without timeout
m-yang2000-code-of-the-authors-rfyu0o = yang2000: código dos autores, sem estouro do temporizador

# TFRC sends by it: RFC 5348 section 3.1
m-tfrc-sends-by-it-rfc-ty5won = o TFRC envia por ela: RFC 5348, seção 3.1

# Yang et al. 2000, Eq. 56
m-yang-et-al-2000-eq-5cntnd = Yang et al. 2000, eq. 56

# a form for 8 intervals only
m-a-form-for-8-intervals-qtx59r = uma fórmula só para 8 intervalos

# yang2000, tsao2007, RFC 5348
m-yang2000-tsao2007-rfc-5348-dpihu7 = yang2000, tsao2007, RFC 5348

# the reference runs
m-the-reference-runs-jidhql = as execuções de referência

# yang2000, tsao2007
m-yang2000-tsao2007-mqzj9o = yang2000, tsao2007

# bansal2001 Fig. 13
m-bansal2001-fig-13-4gdmlv = bansal2001, fig. 13

# no form: TFRCP doubles and falls
m-no-form-tfrcp-doubles-and-i56wq4 = sem fórmula: o TFRCP dobra e cai

# Padhye et al. 1999
m-padhye-et-al-1999-6by5i4 = Padhye et al. 1999

# the climb taken as straight, integrated over one tooth; the measured CoV also holds the unevenness of whole packets
m-the-climb-taken-as-straight-hw0x9e = a subida tomada como reta, integrada sobre um dente; o CV medido inclui também a irregularidade dos pacotes inteiros

# no form: Vegas goes by delay
m-no-form-vegas-goes-by-nu15dk = sem fórmula: o Vegas se guia pelo atraso

# Title and sampling
m-title-and-sampling-9tl549 = Título e amostragem

# Window and ACKs
m-window-and-acks-gc5jd2 = Janela e ACKs

# Retransmission timer
m-retransmission-timer-58etpx = Temporizador de retransmissão

# Repairs of modern TCP
m-repairs-of-modern-tcp-7s97xa = Reparos do TCP moderno

# PIE marks packet {packet}, by a chance of {chance:chance}.
m-pie-marks-packet-packet-by-srb50e = O PIE marca o pacote { $packet }, com probabilidade { $chance }.

# RED marks packet {packet}: on average {average:packets} packets wait.
m-red-marks-packet-packet-on-8i1z7k = O RED marca o pacote { $packet }: em média { $average } pacotes esperam.

# {Flow} sends slower than it measures, to empty the queue it made.
m-flow-sends-slower-than-it-rmudhf = { $Flow } envia mais devagar do que mede, para esvaziar a fila que criou.

# {Flow} sends slower than it measures, until the queue it made is gone.
m-flow-sends-slower-than-it-yn6pvc = { $Flow } envia mais devagar do que mede, até sumir a fila que criou.

# {Flow} cruises at the bandwidth it measured: {rate:packets} packets/s.
m-flow-cruises-at-the-bandwidth-040v49 = { $Flow } mantém-se na largura de banda medida: { $rate } pacotes/s.

# {Flow} fills the path, before it probes for more.
m-flow-fills-the-path-before-lod2xq = { $Flow } enche o caminho antes de sondar mais.

# Other traffic comes: less is left for the flows.
m-other-traffic-comes-less-is-wui5b8 = Outro tráfego chega: sobra menos para os fluxos.

# The other traffic goes: its share is free.
m-the-other-traffic-goes-its-fy2hpe = O outro tráfego se vai: sua parte fica livre.

# marked {packets} of {flow}
m-marked-packets-of-flow-sie9ln = marcação de { $packets } de { $flow }

# {packets} of {flow} marked at {time}
m-packets-of-flow-marked-at-5az627 = marcação de { $packets } de { $flow } aos { $time }

# times
m-times-px1mt1 = vezes

# sources
m-sources-vnwoq9 = fontes

# packets per round trip
m-packets-per-round-trip-nqykl0 = pacotes por ida e volta

# packets/s³
m-packets-s-z3n9r5 = pacotes/s³

# intervals
m-intervals-db77f5 = intervalos

# held the window
m-held-the-window-7dwpdv = manter a janela

# added one packet
m-added-one-packet-q2zgxv = somar um pacote

# took one packet off
m-took-one-packet-off-irqj9z = tirar um pacote

# added a tenth
m-added-a-tenth-xktzmx = somar um décimo

# took a tenth off
m-took-a-tenth-off-s7vhlb = tirar um décimo

# doubled it
m-doubled-it-l65to1 = dobrá-la

# halved it
m-halved-it-5os8de = reduzi-la à metade

# went down to one packet
m-went-down-to-one-packet-g0tv5i = descer a um pacote

# drop-tail
m-drop-tail-73u7k9 = drop-tail

# constant stream
m-constant-stream-721bhb = fluxo constante

# Takes
m-takes-i4meov = Ocupa

# square wave
m-square-wave-y1ifv7 = onda quadrada

# Rises in
m-rises-in-hpmp2w = Sobe em

# reverse saw
m-reverse-saw-1tyny0 = serra inversa

# Falls in
m-falls-in-u8p6go = Desce em

# round trips
m-round-trips-7xbu4n = idas e voltas

# drop-head
m-drop-head-melc2x = drop-head

# one step in time
m-one-step-in-time-9515x7 = um passo no tempo

# slow start
m-slow-start-4ln510 = partida lenta

# congestion avoidance
m-congestion-avoidance-vdan8w = prevenção de congestionamento

# fast recovery
m-fast-recovery-9o2lry = recuperação rápida

# startup
m-startup-54aqay = partida

# drain
m-drain-da2al5 = esvaziamento

# probe bandwidth
m-probe-bandwidth-do06qo = sondagem da largura de banda

# probe round trip
m-probe-round-trip-3o6ul0 = sondagem da ida e volta

# probe down
m-probe-down-gcdfq7 = sondagem para baixo

# cruise
m-cruise-rpb0wy = cruzeiro

# refill
m-refill-9v1z0x = reenchimento

# probe up
m-probe-up-uuhn5i = sondagem para cima

# Flow
m-flow-h6uiet = Fluxo

# phase
m-phase-ocjym0 = fase

# bound by
m-bound-by-zs4cgg = limitada por
