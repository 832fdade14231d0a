# W follows (T − q)/T, T the target and q the queueing delay.
m-w-follows-t-q-t-0uawfu = W segue (T − q)/T, T o alvo e q o atraso de fila.

# Δ < α: W grows by one packet per round trip.
m-w-grows-by-one-packet-1t5d08 = Δ < α: W cresce um pacote por ida e volta.

# Packet {packet} was dropped: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-dropped-the-i00dwk = O pacote { $packet } foi descartado: a fila{ $hop } tinha { $waiting } de { $limit }.

# what comes while the queue is full is dropped.
m-what-comes-while-the-queue-5jqhc6 = o que chega com a fila cheia é descartado.

# Packet {packet} was dropped early, by the queue's rule: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-dropped-early-g3ikli = O pacote { $packet } foi descartado cedo, pela regra da fila: a fila{ $hop } tinha { $waiting } de { $limit }.

# Packet {packet} was dropped when its turn came: it had waited {waited:span}.
m-packet-packet-was-dropped-when-wq83zd = O pacote { $packet } foi descartado quando chegou sua vez: tinha esperado { $waited }.

# Packet {packet} was lost in front of the queue{hop:at}, which held {waiting} of {limit}.
m-packet-packet-was-lost-in-tjgw3g = O pacote { $packet } se perdeu antes da fila{ $hop }, que tinha { $waiting } de { $limit }.

# packets are lost {losses}.
m-packets-are-lost-losses-h66dfr = pacotes se perdem { $losses }.

# Packet {packet} was marked: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-marked-the-dnalf6 = O pacote { $packet } foi marcado: a fila{ $hop } tinha { $waiting } de { $limit }.

# Packet {packet} was marked when its turn came: it had waited {waited:span}.
m-packet-packet-was-marked-when-sjzp2j = O pacote { $packet } foi marcado quando chegou sua vez: tinha esperado { $waited }.

# Packet {packet} was acknowledged, but that ACK was dropped.
m-packet-packet-was-acknowledged-but-prqequ = O pacote { $packet } foi confirmado, mas esse ACK foi descartado.

# ACKs are dropped as data are.
m-acks-are-dropped-as-data-w59sjt = os ACKs são descartados como os dados.

# Packet {packet} waited: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-waited-the-queue-cvnxt5 = O pacote { $packet } esperou: a fila{ $hop } tinha { $waiting } de { $limit }.

# packets leave in the order in which they came.
m-packets-leave-in-the-order-2euf6j = os pacotes saem na ordem em que chegaram.

# Packet {packet} was dropped to make room: the queue was full with {waiting}, and this flow had most of it.
m-packet-packet-was-dropped-to-yvvruw = O pacote { $packet } foi descartado para abrir espaço: a fila estava cheia com { $waiting }, e a maioria era deste fluxo.

# when the buffer is full, {queue} drops from the head of the longest queue.
m-when-the-buffer-is-full-wdtup2 = quando o buffer está cheio, { $queue } descarta da cabeça da fila mais longa.

# Packet {packet} was answered, and the answer was marked on its way back.
m-packet-packet-was-answered-and-vhx5dv = O pacote { $packet } teve resposta, e a resposta foi marcada na volta.

# Packet {packet} was dropped from the head: the queue{hop:at} was full, with {limit}, and another came. It had waited {waited:span}.
m-packet-packet-was-dropped-from-a855nq = O pacote { $packet } foi descartado da cabeça: a fila{ $hop } estava cheia, com { $limit }, e chegou outro. Tinha esperado { $waited }.

# for what comes while the queue is full the packet that has waited longest is dropped.
m-for-what-comes-while-the-cd856l = pelo que chega com a fila cheia é descartado o pacote que mais esperou.

# W ← W + α/W at every ACK: α = {alpha:3}, from the window at the last cut, so {adds:2} now.
m-w-w-w-at-every-srjrhu = W ← W + α/W a cada ACK: α = { $alpha }, pela janela do último corte, portanto { $adds } agora.

# From the window that it cut: α = 3β/(2 Wmax − β) = {alpha:3}, with β = {b:3}.
m-from-the-window-that-it-82hca4 = Pela janela que cortou: α = 3β/(2 Wmax − β) = { $alpha }, com β = { $b }.

# W ← W + a/W at every ACK: now {a:3}/{window:.1} = {adds:2}.
m-w-w-a-w-at-wkisvf = W ← W + a/W a cada ACK: agora { $a }/{ $window } = { $adds }.

# It has not cut for packet {packet}, {how?dropped|lost|marked}: BBR goes by delivery rates, not by losses.
m-it-has-not-cut-for-gznjgk = Não cortou pelo pacote { $packet }, { $how ->
    [0] descartado
    [1] perdido
   *[other] marcado
  }: o BBR se guia pelas taxas de entrega, não pelas perdas.

# It has not cut for packet {packet}, {how?dropped|lost|marked}: BBRv3 takes losses into account when their round trip is over, and cuts a probe at over 2 %.
m-it-has-not-cut-for-y5gflq = Não cortou pelo pacote { $packet }, { $how ->
    [0] descartado
    [1] perdido
   *[other] marcado
  }: o BBRv3 leva em conta as perdas quando a ida e volta delas termina, e corta uma sondagem com mais de 2 %.

# W ← W + α/W^(k+1) at every ACK: {a:3}/{window:.1}^{exponent:3} = {adds:2}.
m-w-w-w-k-1-1cb0t7 = W ← W + α/W^(k+1) a cada ACK: { $a }/{ $window }^{ $exponent } = { $adds }.

# W ← W + 1/W at every ACK: now 1/{window:.1} = {adds:2}.
m-w-w-1-w-at-tufvqe = W ← W + 1/W a cada ACK: agora 1/{ $window } = { $adds }.

# A hand set the pace.
m-a-hand-set-the-pace-yu6105 = Uma mão fixou o ritmo.

# W ← W + G (T − q)/T / W: q = {queueing:span}, T = {target:span}, so {adds:2} now.
m-w-w-g-t-q-119n9f = W ← W + G (T − q)/T / W: q = { $queueing }, T = { $target }, portanto { $adds } agora.

# W(t) = W₀ + α²t²/4 since the last cut, with W₀ = {start:.2} and α = {alpha:3} from then.
m-w-t-w-t-4-0jbx0k = W(t) = W₀ + α²t²/4 desde o último corte, com W₀ = { $start } e α = { $alpha } de então.

# It remembers W₀ = {start:.2} and, from the window that it cut, α = {alpha:3}.
m-it-remembers-w-start-2-3mf3ip = Lembra W₀ = { $start } e, pela janela que cortou, α = { $alpha }.

# The last epoch ended as packet {packet} was marked: the imagined window fell from {before:.1} to {after:.1}.
m-the-last-epoch-ended-as-7s7pg2 = A última época terminou quando o pacote { $packet } foi marcado: a janela imaginada caiu de { $before } para { $after }.

# the imagined TCP halves: {cut:.2} / 2 = {after:.2}.
m-the-imagined-tcp-halves-cut-2c1v3q = o TCP imaginado divide ao meio: { $cut } / 2 = { $after }.

# the start-up is over, X ← X/2: {before:.1} / 2 = {after:.1}.
m-the-start-up-is-over-bgkiza = a partida acabou, X ← X/2: { $before } / 2 = { $after }.

# It has not cut for packet {packet}, {how?dropped|lost|marked}: it looks at losses only once in {interval:span}.
m-it-has-not-cut-for-70kn5b = Não cortou pelo pacote { $packet }, { $how ->
    [0] descartado
    [1] perdido
   *[other] marcado
  }: olha as perdas só uma vez a cada { $interval }.

# X ← X/2, but at most one maximum window per {rtt:span}: from {before:.1} to {after:.1}.
m-x-x-2-but-at-ajn576 = X ← X/2, mas no máximo uma janela máxima por { $rtt }: de { $before } para { $after }.

# X ← {growth:3} X, but at most one maximum window per {rtt:span}: from {before:.1} to {after:.1}.
m-x-growth-3-x-but-ua7qup = X ← { $growth } X, mas no máximo uma janela máxima por { $rtt }: de { $before } para { $after }.

# {by?the least window|sent again before, so half|a quarter is cut}: of {cut} it keeps {left}, and {duplicates} more while as many duplicate ACKs stand for packets that have left.
m-by-the-least-window-sent-m3q9de = { $by ->
    [0] a janela mínima
    [1] já reenviado antes, então a metade
   *[other] corta-se um quarto
  }: de { $cut } mantém { $left }, e mais { $duplicates } enquanto outros tantos ACKs duplicados representam pacotes que já saíram.

# Δ = {backlog:packets} of its packets wait in queues, fewer than α = {alpha:3}: W grows by one packet per round trip, {step:2} per ACK.
m-backlog-packets-of-its-packets-bcywn5 = Δ = { $backlog } de seus pacotes esperam em filas, menos que α = { $alpha }: W cresce um pacote por ida e volta, { $step } por ACK.

# An ACK measured the bandwidth anew.
m-an-ack-measured-the-bandwidth-pkfks0 = Um ACK mediu de novo a largura de banda.

# The next phase of its cycle began: the gain is {gain:3}.
m-the-next-phase-of-its-upg5z4 = Começou a próxima fase de seu ciclo: o ganho é { $gain }.

# With this ACK the largest delivery rate of this probe and the one before went from {before:pair} to {after:pair} packets/s.
m-with-this-ack-the-largest-lo2f20 = Com este ACK a maior taxa de entrega desta sondagem e da anterior foi de { $before } para { $after } pacotes/s.

# With this ACK the largest delivery rate of the last {rounds} round trips went from {before:pair} to {after:pair} packets/s.
m-with-this-ack-the-largest-n1jdtl = Com este ACK a maior taxa de entrega das últimas { $rounds } idas e voltas foi de { $before } para { $after } pacotes/s.

# This ACK measured the smallest round trip, {after:span}.
m-this-ack-measured-the-smallest-t84ov3 = Este ACK mediu a menor ida e volta, { $after }.

# X = gain × bandwidth: {gain:3} × {bandwidth:.1} = {after:.1}.
m-x-gain-bandwidth-gain-3-2jdo1w = X = ganho × largura de banda: { $gain } × { $bandwidth } = { $after }.

# The first answer came after {rtt:seconds}.
m-the-first-answer-came-after-bwxc91 = A primeira resposta chegou após { $rtt }.

# the first window in a round trip, times the gain of startup: {gained:.1} / {rtt:span} = {after:.1}.
m-the-first-window-in-a-s62b01 = a primeira janela em uma ida e volta, vezes o ganho da partida: { $gained } / { $rtt } = { $after }.

# The smallest round trip has been measured.
m-the-smallest-round-trip-has-inxhn4 = A menor ida e volta foi medida.

# the window is again what it was before, {prior:packets}.
m-the-window-is-again-what-qvb2qy = a janela volta a ser a de antes, { $prior }.

# All packets sent before the loss are acknowledged.
m-all-packets-sent-before-the-z6klre = Todos os pacotes enviados antes da perda estão confirmados.

# the window is again what it was before the loss, {prior:packets}.
m-the-window-is-again-what-oskwzi = a janela volta a ser a de antes da perda, { $prior }.

# Data came after an idle time.
m-data-came-after-an-idle-8k4qth = Vieram dados após um tempo sem enviar.

# X = bandwidth after an idle time: {paced:.1}.
m-x-bandwidth-after-an-idle-dftwqn = X = largura de banda após um tempo sem enviar: { $paced }.

# Packet {packet} was found missing: the threshold became {after:packets}, where the window had been {cut:packets}.
m-packet-packet-was-found-missing-ki7oq2 = Viu-se que falta o pacote { $packet }: o limiar passou a { $after }, onde a janela havia sido { $cut }.

# The third duplicate ACK told {flow} that packet {packet} is missing.
m-the-third-duplicate-ack-told-a9s7hp = O terceiro ACK duplicado disse a { $flow } que falta o pacote { $packet }.

# W ← 1 at a loss, and slow start up to half of it: {cut:.2} / 2.
m-w-1-at-a-loss-vsa5su = W ← 1 em uma perda, e partida lenta até a metade: { $cut } / 2.

# An ACK told {flow} that packet {packet} was marked.
m-an-ack-told-flow-that-4e4mua = Um ACK disse a { $flow } que o pacote { $packet } foi marcado.

# Packet {packet} was marked: the threshold became {after:packets}, where the window had been {cut:packets}.
m-packet-packet-was-marked-the-v1l072 = O pacote { $packet } foi marcado: o limiar passou a { $after }, onde a janela havia sido { $cut }.

# RACK told {flow} that packet {packet} is lost: a later one has arrived, and a quarter of a round trip has passed.
m-rack-told-flow-that-packet-eiyspf = O RACK disse a { $flow } que o pacote { $packet } se perdeu: chegou um posterior e passou um quarto de ida e volta.

# Data sent later were acknowledged, and the probe only once: packet {packet}, which it repeated, had been lost.
m-data-sent-later-were-acknowledged-dwkpjc = Foram confirmados dados enviados depois, e a sonda só uma vez: o pacote { $packet }, que ela repetia, havia se perdido.

# Later packets arrived, and not what was sent again: packet {packet} is lost once more.
m-later-packets-arrived-and-not-30y33s = Chegaram pacotes posteriores, e não o que foi reenviado: o pacote { $packet } se perdeu outra vez.

# Packet {packet} is missing, of a window that has been cut already.
m-packet-packet-is-missing-of-xirl6i = Falta o pacote { $packet }, de uma janela que já foi cortada.

# W ← 1 at every loss.
m-w-1-at-every-loss-ccbj3q = W ← 1 a cada perda.

# All packets sent before the cut are acknowledged.
m-all-packets-sent-before-the-jr5spj = Todos os pacotes enviados antes do corte estão confirmados.

# the window is again what the cut left: {after:packets}.
m-the-window-is-again-what-ekkan9 = a janela volta a ser o que o corte deixou: { $after }.

# An ACK of {acknowledged} packets: part of what was missing has arrived.
m-an-ack-of-acknowledged-packets-5esxdz = Um ACK de { $acknowledged } pacotes: chegou parte do que faltava.

# W ← W − {left:packets}: what is acknowledged has left, but for what duplicate ACKs had added.
m-w-w-left-packets-what-b4a8cs = W ← W − { $left }: o que foi confirmado já saiu, salvo o que os ACKs duplicados haviam somado.

# An ACK came while a loss is repaired: the window comes down to the threshold, not at once.
m-an-ack-came-while-a-15eh0k = Chegou um ACK enquanto se repara uma perda: a janela desce até o limiar, não de uma vez.

# PRR: of {delivered:packets} packets that have arrived since the cut it replaces {target:packets} in {prior:packets}, and {sent:packets} have gone: with {inFlight:packets} in flight the window is {after:.2}.
m-prr-of-delivered-packets-packets-n5jcec = PRR: de { $delivered } pacotes que chegaram desde o corte repõe { $target } em cada { $prior }, e já saíram { $sent }: com { $inFlight } a caminho a janela é { $after }.

# PRR: no more are in flight than the threshold of {target:packets}, so for each packet that arrives one goes, and one more while nothing further is lost: with {inFlight:packets} in flight the window is {after:.2}.
m-prr-no-more-are-in-nzrhzt = PRR: não há a caminho mais que o limiar de { $target }, então para cada pacote que chega sai um, e mais um enquanto nada mais se perde: com { $inFlight } a caminho a janela é { $after }.

# the window is the threshold that the cut set, {target:packets}.
m-the-window-is-the-threshold-nmdn2u = a janela é o limiar que o corte fixou, { $target }.

# A further duplicate ACK came.
m-a-further-duplicate-ack-came-befwum = Chegou mais um ACK duplicado.

# W ← W + 1: each further duplicate ACK stands for a packet that has left.
m-w-w-1-each-further-eremmp = W ← W + 1: cada ACK duplicado a mais representa um pacote que já saiu.

# A duplicate ACK came, and packet {packet} was out for too long.
m-a-duplicate-ack-came-and-4ru9er = Chegou um ACK duplicado, e o pacote { $packet } estava fora havia tempo demais.

# The flow started.
m-the-flow-started-u1369x = O fluxo começou.

# a new connection begins with the initial window, {after:packets}.
m-a-new-connection-begins-with-kt4ey4 = uma nova conexão começa com a janela inicial, { $after }.

# it begins with {after:.1} packets/s.
m-it-begins-with-after-1-3qitew = começa com { $after } pacotes/s.

# The handshake was acknowledged.
m-the-handshake-was-acknowledged-ndy4aa = O handshake foi confirmado.

# the initial window is {initial:packets}.
m-the-initial-window-is-initial-2g5no7 = a janela inicial é { $initial }.

# No ACK came until the timer ran out; packet {packet} is the oldest without one.
m-no-ack-came-until-the-8vz4jz = Nenhum ACK chegou até o estouro do temporizador; o pacote { $packet } é o mais antigo sem confirmação.

# A hand set the window.
m-a-hand-set-the-window-xwitqs = Uma mão fixou a janela.

# The timer ran out with nothing in flight.
m-the-timer-ran-out-with-olpedw = O temporizador estourou sem nada a caminho.

# after a timeout the window is {after:packets}.
m-after-a-timeout-the-window-huiacj = após o estouro do temporizador a janela é { $after }.

# New ACKs came, and none told of a loss.
m-new-acks-came-and-none-ay72u6 = Chegaram novos ACKs, e nenhum falava de perda.

# W ← W + 1 at every new ACK: twice as much every round trip, up to the threshold.
m-w-w-1-at-every-ob0a2t = W ← W + 1 a cada novo ACK: o dobro a cada ida e volta, até o limiar.

# The first ACK of data measured the round trip.
m-the-first-ack-of-data-7opm6k = O primeiro ACK de dados mediu a ida e volta.

# The first answer came after {value:seconds}.
m-the-first-answer-came-after-chv26e = A primeira resposta chegou após { $value }.

# the window is {after:packets}.
m-the-window-is-after-packets-ptm8r9 = a janela é { $after }.

# one packet per round trip: 1 / {value:span} = {after:.1}.
m-one-packet-per-round-trip-rbtliq = um pacote por ida e volta: 1 / { $value } = { $after }.

# HyStart ended slow start at {end:packets} packets: the ACKs of one round came without a gap for {found:span}, more than {longest:span}, half of the shortest round trip: the path is full.
m-hystart-ended-slow-start-at-oa3fc4 = O HyStart encerrou a partida lenta em { $end } pacotes: os ACKs de uma rodada chegaram sem lacuna por { $found }, mais que { $longest }, metade da menor ida e volta: o caminho está cheio.

# HyStart ended slow start at {end:packets} packets: even the shortest round trip of a round was {found:span}, more than {longest:span}: packets wait.
m-hystart-ended-slow-start-at-qv3rf8 = O HyStart encerrou a partida lenta em { $end } pacotes: até a menor ida e volta de uma rodada foi { $found }, mais que { $longest }: há pacotes esperando.

# Nothing came back for a while.
m-nothing-came-back-for-a-13zfu0 = Por um tempo nada voltou.

# Three later packets were answered: packet {packet} is missing.
m-three-later-packets-were-answered-g57ib4 = Três pacotes posteriores tiveram resposta: falta o pacote { $packet }.

# Packet {packet} was not answered in time.
m-packet-packet-was-not-answered-ycajl8 = O pacote { $packet } não teve resposta a tempo.

# Packet {packet} came with a mark.
m-packet-packet-came-with-a-7ltqr7 = O pacote { $packet } chegou com uma marca.

# A round trip passed without a loss.
m-a-round-trip-passed-without-t18j11 = Passou uma ida e volta sem perda.

# A round trip of start-up passed without a loss.
m-a-round-trip-of-start-knu4o6 = Passou uma ida e volta da partida sem perda.

# X ← 2 X every round trip without loss: {after:.1} is at most one maximum window per {rtt:span}.
m-x-2-x-every-round-tyxdue = X ← 2 X a cada ida e volta sem perda: { $after } é no máximo uma janela máxima por { $rtt }.

# An interval passed without a loss.
m-an-interval-passed-without-a-xzoeot = Passou um intervalo sem perda.

# An interval with losses is over.
m-an-interval-with-losses-is-7bncto = Terminou um intervalo com perdas.

# X ← T(p, R, 4R) with p = {p:3} of this interval and R = {rtt:span}: {after:.1}.
m-x-t-p-r-4r-rmyb8l = X ← T(p, R, 4R) com p = { $p } deste intervalo e R = { $rtt }: { $after }.

# The last epoch ended as packet {packet} was missing: the imagined window fell from {before:.1} to {after:.1}.
m-the-last-epoch-ended-as-lan68u = A última época terminou ao faltar o pacote { $packet }: a janela imaginada caiu de { $before } para { $after }.

# the imagined TCP has a timeout: its window is 1.
m-the-imagined-tcp-has-a-jp6x1g = o TCP imaginado tem um estouro do temporizador: sua janela é 1.

# A report of the receiver came.
m-a-report-of-the-receiver-6x075h = Chegou um relatório do receptor.

# X = Y/R, as the receiver asks: {after:.1}.
m-x-y-r-as-the-58ownl = X = Y/R, como o receptor pede: { $after }.

# the receiver knows no round trip yet: 2 / {sample:span} = {after:.1}.
m-the-receiver-knows-no-round-y9g4sg = o receptor ainda não conhece a ida e volta: 2 / { $sample } = { $after }.

# Three packets above packet {packet} have come: it is missing.
m-three-packets-above-packet-packet-qigsi4 = Chegaram três pacotes com número acima de { $packet }: ele falta.

# Packets sent after the loss of packet {packet} have come, and none of its window.
m-packets-sent-after-the-loss-rynhqz = Chegaram pacotes enviados após a perda do pacote { $packet }, e nenhum de sua janela.

# Nothing arrived.
m-nothing-arrived-12m07n = Nada chegou.

# The last epoch ended as nothing arrived: the imagined window fell from {before:.1} to {after:.1}.
m-the-last-epoch-ended-as-pratbz = A última época terminou porque nada chegou: a janela imaginada caiu de { $before } para { $after }.

# A packet arrived.
m-a-packet-arrived-4ejmtl = Chegou um pacote.

# the imagined TCP grows by 1 for each arrival in slow start, else by 1/{round:packets}.
m-the-imagined-tcp-grows-by-ok6qlx = o TCP imaginado cresce 1 a cada chegada na partida lenta; senão, 1/{ $round }.

# Y = {after:.2} packets, the weighted mean of the imagined window in its last epochs: {numbers:each}.
m-y-after-2-packets-the-m0oms1 = Y = { $after } pacotes, a média ponderada da janela imaginada em suas últimas épocas: { $numbers }.

# at least the first window per round trip: {initial:.1} packets/s with R = {rtt:span}; it is {after:.1}.
m-at-least-the-first-window-uo8ley = ao menos a primeira janela por ida e volta: { $initial } pacotes/s com R = { $rtt }; é { $after }.

# nothing was received in between, so one packet per round trip: 1 / {rtt:span} = {after:.1}.
m-nothing-was-received-in-between-40gx4h = nesse meio-tempo nada foi recebido, então um pacote por ida e volta: 1 / { $rtt } = { $after }.

# X ← 2 X once per round trip, at most twice the rate received, {bound:.1}: from {before:.1} to {after:.1}.
m-x-2-x-once-per-v0qtpt = X ← 2 X uma vez por ida e volta, no máximo o dobro da taxa recebida, { $bound }: de { $before } para { $after }.

# X was above twice the rate received, {bound:.1}: it goes to half of that, {after:.1}.
m-x-was-above-twice-the-i0tlju = X passava do dobro da taxa recebida, { $bound }: vai para a metade disso, { $after }.

# Packet {other} was {how?dropped|lost|marked} too, {gap:span} after packet {packet}: within one round trip it is the same loss event.
m-packet-other-was-how-dropped-2zx6p6 = O pacote { $other } também foi { $how ->
    [0] descartado
    [1] perdido
   *[other] marcado
  }, { $gap } depois do pacote { $packet }: dentro de uma ida e volta é o mesmo evento de perda.

# The receiver reported a new loss event, begun by packet {packet}.
m-the-receiver-reported-a-new-ducq24 = O receptor relatou um novo evento de perda, iniciado pelo pacote { $packet }.

# p = {after:3}: at the first loss it is that at which the equation gives the rate received then, {received:.1} packets/s with R = {rtt:span}.
m-p-after-3-at-the-9ixfdq = p = { $after }: na primeira perda é aquela com que a equação dá a taxa recebida então, { $received } pacotes/s com R = { $rtt }.

# p = {after:3} = 1 / {mean:.1}, the mean of the loss intervals, newest first, with their weights: {numbers:weighted}.
m-p-after-3-1-mean-w0wczd = p = { $after } = 1 / { $mean }, a média dos intervalos de perda, do mais novo ao mais velho, com seus pesos: { $numbers }.

# Packet {packet} was lost because a change asked for it: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-lost-because-oyd683 = O pacote { $packet } se perdeu porque uma mudança o pediu: a fila{ $hop } tinha { $waiting } de { $limit }.

# Packet {packet} was marked because a change asked for it: the queue{hop:at} held {waiting} of {limit}.
m-packet-packet-was-marked-because-z5p3t5 = O pacote { $packet } foi marcado porque uma mudança o pediu: a fila{ $hop } tinha { $waiting } de { $limit }.

# One moment: the run is computed again up to there.
m-one-moment-the-run-is-ww3h4q = Um momento: a execução é calculada de novo até lá.

# And why not?
m-and-why-not-v2fpsm = E por que não?

# And if not? Both runs on one clock:
m-and-if-not-both-runs-s1bqyp = E se não? Ambas as execuções em um só relógio:

# The rule
m-the-rule-vfvedm = A regra

# Show this time
m-show-this-time-nbj8dl = Mostrar este tempo

# {Flow} hears of it one round trip later, and {how?halves|cuts|begins again}: {before:pair} to {after:pair}.
m-flow-hears-of-it-one-38m755 = { $Flow } fica sabendo uma ida e volta depois e { $how ->
    [0] cai pela metade
    [1] corta
   *[other] recomeça
  }: de { $before } para { $after }.

# {Flow} hears of packet {lost} after {late:seconds}, and {how?halves|cuts|begins again}: {before:pair} to {after:pair}.
m-flow-hears-of-packet-lost-7gq8z0 = { $Flow } fica sabendo do pacote { $lost } após { $late } e { $how ->
    [0] cai pela metade
    [1] corta
   *[other] recomeça
  }: de { $before } para { $after }.

# Three duplicate ACKs: {flow} {how?halves|cuts|begins again}, {before:pair} to {after:pair}.
m-three-duplicate-acks-flow-how-16gl99 = Três ACKs duplicados: { $flow } { $how ->
    [0] cai pela metade
    [1] corta
   *[other] recomeça
  }, de { $before } para { $after }.

# A first loss, or one in slow start, halves {flow}: {before:pair} to {after:pair}.
m-a-first-loss-or-one-c51f9r = Uma primeira perda, ou uma na partida lenta, faz { $flow } cair pela metade: de { $before } para { $after }.

# Why is the queue{hop:at} full at {time:.2} s?
m-why-is-the-queue-hop-mp9ozc = Por que a fila{ $hop } está cheia aos { $time } s?

# It holds {waiting} of {limit}.
m-it-holds-waiting-of-limit-25zog9 = Tem { $waiting } de { $limit }.

# All windows together let {sum:3} packets be on their way; the path itself holds {held:3}, the queue {limit}.
m-all-windows-together-let-sum-e8fbq3 = Todas as janelas juntas deixam { $sum } pacotes a caminho; o caminho em si comporta { $held }, a fila { $limit }.

# What was before {since:.2} s is no longer recorded: a cut then is not told here.
m-what-was-before-since-2-rw0sec = O que veio antes de { $since } s já não está registrado: um corte de então não é contado aqui.

# {count} of {owner}
m-count-of-owner-df03ju = { $count } de { $owner }

# {rest} of others
m-rest-of-others-k9owfn = { $rest } de outros

# {name} gave way once because its packets waited in queues.
m-name-gave-way-once-because-pk9z05 = { $name } cedeu uma vez porque seus pacotes esperavam em filas.

# {name} gave way {times} times because its packets waited in queues.
m-name-gave-way-times-times-fawvee = { $name } cedeu { $times } vezes porque seus pacotes esperavam em filas.

# The full queue that dropped packets of {name} held on average {shares}.
m-the-full-queue-that-dropped-ofo7cf = A fila cheia que descartou pacotes de { $name } continha em média { $shares }.

# It has not cut for packet {packet}, {how?dropped|lost|marked}: nothing has told it yet.
m-it-has-not-cut-for-rd3t8g = Não cortou pelo pacote { $packet }, { $how ->
    [0] descartado
    [1] perdido
   *[other] marcado
  }: nada lhe disse ainda.

# It sends no more: its window of {window:.1} is full, so each further packet waits for an ACK.
m-it-sends-no-more-its-7srxqg = Não envia mais: sua janela de { $window } está cheia, então cada pacote a mais espera um ACK.

# It sends no more: nothing came back for two round trips. It has sent a probe beyond its window, and waits for the ACK.
m-it-sends-no-more-nothing-qat02b = Não envia mais: nada voltou por duas idas e voltas. Enviou uma sonda além de sua janela e espera o ACK.

# It sends no data yet: the handshake has not been acknowledged.
m-it-sends-no-data-yet-ptxrff = Ainda não envia dados: o handshake não foi confirmado.

# It sends nothing new: the application has no more data.
m-it-sends-nothing-new-the-g2xh35 = Não envia nada novo: a aplicação não tem mais dados.

# It sends no sooner: it paces its packets.
m-it-sends-no-sooner-it-jhjxs8 = Não envia antes: espaça seus pacotes.

# It sends nothing: marks have cut its window below one packet.
m-it-sends-nothing-marks-have-wb7499 = Não envia nada: marcas cortaram sua janela abaixo de um pacote.

# In the {span} s before
m-in-the-span-s-before-uywtsh = Nos { $span } s anteriores

# Why is the rate of {name} what it is at {time} s?
m-why-is-the-rate-of-bavttl = Por que a taxa de { $name } é a que é aos { $time } s?

# Why is the window of {name} what it is at {time} s?
m-why-is-the-window-of-aomoi7 = Por que a janela de { $name } é a que é aos { $time } s?

# Why did packet {packet} of {flow} fall at {time:.2} s?
m-why-did-packet-packet-of-kaz6se = Por que o pacote { $packet } de { $flow } foi descartado aos { $time } s?

# Why was packet {packet} of {flow} lost at {time:.2} s?
m-why-was-packet-packet-of-mizd6l = Por que o pacote { $packet } de { $flow } se perdeu aos { $time } s?

# Why was packet {packet} of {flow} marked at {time:.2} s?
m-why-was-packet-packet-of-ewicbv = Por que o pacote { $packet } de { $flow } foi marcado aos { $time } s?

# On average {average:.1} packets wait: at that average p = {chance:percent}. It is packet {count} since the last early drop.
m-on-average-average-1-packets-buew9r = Em média esperam { $average } pacotes: com essa média p = { $chance }. É o pacote { $count } desde o último descarte precoce.

# Nothing has changed yet.
m-nothing-has-changed-yet-9lrtpm = Nada mudou ainda.

# The {kind?window|rate} {fell?rose|fell} from {before:pair} to {after:pair} {kind?packets|packets/s}.
m-the-kind-window-rate-fell-ho9jsm = A { $kind ->
    [0] janela
   *[other] taxa
  } { $fell ->
    [0] subiu
   *[other] caiu
  } de { $before } para { $after } { $kind ->
    [0] { $after ->
        [one] pacote
       *[other] pacotes
      }
   *[other] pacotes/s
  }.

# The {kind?window|rate} went step by step from {before:pair} to {after:pair} {kind?packets|packets/s}, up to {until:.2} s.
m-the-kind-window-rate-went-4a0b5e = A { $kind ->
    [0] janela
   *[other] taxa
  } foi passo a passo de { $before } para { $after } { $kind ->
    [0] { $after ->
        [one] pacote
       *[other] pacotes
      }
   *[other] pacotes/s
  }, até { $until } s.

# From here on the {kind?window|rate} goes step by step: from {before:pair} to {after:pair} {kind?packets|packets/s} now.
m-from-here-on-the-kind-x1omq4 = Daqui em diante a { $kind ->
    [0] janela
   *[other] taxa
  } vai passo a passo: de { $before } para { $after } { $kind ->
    [0] { $after ->
        [one] pacote
       *[other] pacotes
      }
   *[other] pacotes/s
  } agora.

# Before that the {kind?window|rate} was {before:packets} {kind?packets|packets/s}.
m-before-that-the-kind-window-7mk0v9 = Antes disso a { $kind ->
    [0] janela
   *[other] taxa
  } era { $before } { $kind ->
    [0] { $before ->
        [one] pacote
       *[other] pacotes
      }
   *[other] pacotes/s
  }.

# Before that the {kind?window|rate} went from {before:pair} to {after:pair} {kind?packets|packets/s}.
m-before-that-the-kind-window-vhb6nq = Antes disso a { $kind ->
    [0] janela
   *[other] taxa
  } foi de { $before } para { $after } { $kind ->
    [0] { $after ->
        [one] pacote
       *[other] pacotes
      }
   *[other] pacotes/s
  }.

# What became of packet {packet} is no longer recorded.
m-what-became-of-packet-packet-jnu6qv = O que aconteceu com o pacote { $packet } já não está registrado.

# Packet {packet} was not dropped: it, or its ACK, was late; an ACK was dropped.
m-packet-packet-was-not-dropped-h87lp5 = O pacote { $packet } não foi descartado: ele, ou seu ACK, se atrasou; um ACK foi descartado.

# Packet {packet} was not dropped: it, or its ACK, was late.
m-packet-packet-was-not-dropped-tqyw0v = O pacote { $packet } não foi descartado: ele, ou seu ACK, se atrasou.

# {ack?Packet|The ACK of packet} {packet}{answered?|, just answered,} waited {waited:span} in the queue{hop:at}: {waiting#packet|packets} stood before it.
m-ack-packet-the-ack-of-cdfn94 = { $ack ->
    [0] O pacote
   *[other] O ACK do pacote
  } { $packet }{ $answered ->
    [0] { "" }
   *[other] , recém-respondido,
  } esperou { $waited } na fila{ $hop }: tinha à frente { $waiting ->
    [one] { $waiting } pacote
   *[other] { $waiting } pacotes
  }.

# Whose packets those were: {owners}.
m-whose-packets-those-were-owners-omoq4w = De quem eram esses pacotes: { $owners }.

# the {source}
m-the-source-24mszr = fonte ({ $source })

# W ← W/2: {cut:.2} / 2 = {after:.2}{rounded?|, in whole packets|, the least window} (a first loss, or one in slow start, halves).
m-w-w-2-cut-2-4a52uw = W ← W/2: { $cut } / 2 = { $after }{ $rounded ->
    [0] { "" }
    [1] , em pacotes inteiros
   *[other] , a janela mínima
  } (uma primeira perda, ou uma na partida lenta, divide ao meio).

# PRR: the window of {cut:.2} comes down to what the cut leaves of it with the ACKs that come; now it is {after:.2}.
m-prr-the-window-of-cut-w3gze0 = PRR: a janela de { $cut } desce com os ACKs que chegam até o que o corte deixa dela; agora é { $after }.

# {name} did not cut.
m-name-did-not-cut-a5h9tm = { $name } não cortou.

# {name} cut {cuts} times: {counts}.
m-name-cut-cuts-times-counts-j62owz = { $name } cortou { $cuts } vezes: { $counts }.

# {name} cut {cuts} times, all {reason?from the full queue|from early drops|from loss on the way|from marks|from losses|by silence|by timeout|without a drop}.
m-name-cut-cuts-times-all-imau52 = { $name } cortou { $cuts } vezes, todas { $reason ->
    [0] pela fila cheia
    [1] por descartes precoces
    [2] por perdas no caminho
    [3] por marcas
    [4] por perdas
    [5] por silêncio
    [6] pelo temporizador
   *[other] sem descarte
  }.

# {name} cut once, {reason?from the full queue|from early drops|from loss on the way|from marks|from losses|by silence|by timeout|without a drop}.
m-name-cut-once-reason-from-ga5b7p = { $name } cortou uma vez, { $reason ->
    [0] pela fila cheia
    [1] por descartes precoces
    [2] por perdas no caminho
    [3] por marcas
    [4] por perdas
    [5] por silêncio
    [6] pelo temporizador
   *[other] sem descarte
  }.

# {percent} % of {name}
m-percent-of-name-n9e94f = { $percent } % de { $name }

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s, and not for losses: it lost {lessPart:2} % of its packets, {more} {morePart:2} %; their round trips were {lessTrip:.0} ms and {moreTrip:.0} ms.
m-less-got-less-than-more-c35kaz = { $less } recebeu menos que { $more }, { $lessRate } contra { $moreRate } Mbit/s, e não por perdas: perdeu { $lessPart } % de seus pacotes; { $more }, { $morePart } %; suas idas e voltas foram de { $lessTrip } ms e { $moreTrip } ms.

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s: it lost {lessPart:2} % of its packets (all in queues), {more} {morePart:2} %.
m-less-got-less-than-more-j07sgj = { $less } recebeu menos que { $more }, { $lessRate } contra { $moreRate } Mbit/s: perdeu { $lessPart } % de seus pacotes (todos em filas); { $more }, { $morePart } %.

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s: it lost {lessPart:2} % of its packets (all on the way), {more} {morePart:2} %.
m-less-got-less-than-more-ku1x5x = { $less } recebeu menos que { $more }, { $lessRate } contra { $moreRate } Mbit/s: perdeu { $lessPart } % de seus pacotes (todos no caminho); { $more }, { $morePart } %.

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s: it lost {lessPart:2} % of its packets ({queue} in queues, {lost} on the way), {more} {morePart:2} %.
m-less-got-less-than-more-34k1me = { $less } recebeu menos que { $more }, { $lessRate } contra { $moreRate } Mbit/s: perdeu { $lessPart } % de seus pacotes ({ $queue } em filas, { $lost } no caminho); { $more }, { $morePart } %.

# It did not cut again for packet {other}, {how?dropped|lost|marked} as well: sent before the cut, which answers for all up to packet {upTo}.
m-it-did-not-cut-again-m0q4o4 = Não cortou de novo pelo pacote { $other }, também { $how ->
    [0] descartado
    [1] perdido
   *[other] marcado
  }: foi enviado antes do corte, que responde por todos até o pacote { $upTo }.

# It did not cut again for packet {other} and {more} more, {how?dropped|lost|marked} as well: sent before the cut, which answers for all up to packet {upTo}.
m-it-did-not-cut-again-lyded9 = Não cortou de novo pelo pacote { $other } e mais { $more }, também { $how ->
    [0] descartados
    [1] perdidos
   *[other] marcados
  }: foram enviados antes do corte, que responde por todos até o pacote { $upTo }.

# So one cut answers for a whole window of data.
m-so-one-cut-answers-for-62pjw8 = Assim um corte responde por uma janela inteira de dados.

# It sends no more: all its data have arrived.
m-it-sends-no-more-all-dz2w6l = Não envia mais: todos os seus dados chegaram.

# It sends no more: it was stopped, and offers no new data.
m-it-sends-no-more-it-1ob6wj = Não envia mais: foi parado e não oferece novos dados.

# It sends no sooner: its rate is a clock, with a packet every {gap:span}.
m-it-sends-no-sooner-its-umlf8p = Não envia antes: sua taxa é um relógio, com um pacote a cada { $gap }.

# If none comes, the timer ends the wait after {rto:span}.
m-if-none-comes-the-timer-91dvng = Se nenhum chegar, o temporizador encerra a espera após { $rto }.

# It sends no more: its receiver takes {maxWindow:packets} at a time, however large its window of {window:.1} is.
m-it-sends-no-more-its-n69113 = Não envia mais: seu receptor aceita { $maxWindow } por vez, por maior que seja sua janela de { $window }.

# It sends no more: it still repairs a loss, and as much as its window of {window:packets} allows counts as on its way.
m-it-sends-no-more-it-q6m2hm = Não envia mais: ainda repara uma perda, e conta como a caminho tanto quanto permite sua janela de { $window }.

# It sends no sooner: it paces its packets, one every {gap:span}.
m-it-sends-no-sooner-it-bk31t9 = Não envia antes: espaça seus pacotes, um a cada { $gap }.

# Without this drop
m-without-this-drop-bs6l2m = Sem este descarte

# Without this loss
m-without-this-loss-2d1zug = Sem esta perda

# Without this mark
m-without-this-mark-5upc9u = Sem esta marca

# Without this delay: the {waiting#packet|packets} before it leave at once
m-without-this-delay-the-waiting-b481d7 = Sem este atraso: { $waiting ->
    [one] o pacote à sua frente sai na hora ({ $waiting })
   *[other] os { $waiting } pacotes à sua frente saem na hora
  }

# Without this ACK’s loss
m-without-this-ack-s-loss-oz35r3 = Sem a perda deste ACK

# Without {flow}
m-without-flow-qklshp = Sem { $flow }

# Without the {source}
m-without-the-source-qn4qa3 = Sem a fonte ({ $source })

# Without any loss in front of the queue{at}
m-without-any-loss-in-front-1a8zg2 = Sem nenhuma perda antes da fila{ $at }

# Without “{change}”
m-without-change-h474q2 = Sem “{ $change }”

# {queue} decides it, before the queue is full.
m-queue-decides-it-before-the-tgcvi6 = { $queue } decide isso, antes de a fila ficar cheia.

# a change of this run asks for it, and no queue.
m-a-change-of-this-run-20vn4n = uma mudança desta execução o pede, e não uma fila.

# Packet {packet} was marked in the low-latency queue, where {waiting#packet|packets} stood behind it: it had waited {waited:span}, longer than that queue’s threshold.
m-packet-packet-was-marked-in-xcyj8f = O pacote { $packet } foi marcado na fila de baixa latência, onde tinha atrás { $waiting ->
    [one] { $waiting } pacote
   *[other] { $waiting } pacotes
  }: tinha esperado { $waited }, mais que o limiar dessa fila.

# Packet {packet} was marked in the low-latency queue, where {waiting#packet|packets} stood behind it: it had waited {waited:span}, and the classic queue’s controller asks for marks on p_CL = k p = {chance:percent} here.
m-packet-packet-was-marked-in-6w1fod = O pacote { $packet } foi marcado na fila de baixa latência, onde tinha atrás { $waiting ->
    [one] { $waiting } pacote
   *[other] { $waiting } pacotes
  }: tinha esperado { $waited }, e o controlador da fila clássica pede marcas com p_CL = k p = { $chance } aqui.

# Packet {packet} was marked in the classic queue, with {waiting#packet|packets} behind it: its controller (PI2) asks for p_C = p² = {chance:percent}, and it can carry a mark; it had waited {waited:span}.
m-packet-packet-was-marked-in-dlrgjt = O pacote { $packet } foi marcado na fila clássica, com { $waiting ->
    [one] { $waiting } pacote
   *[other] { $waiting } pacotes
  } atrás: seu controlador (PI2) pede p_C = p² = { $chance }, e ele pode levar uma marca; tinha esperado { $waited }.

# Packet {packet} was dropped in the classic queue, with {waiting#packet|packets} behind it: its controller (PI2) asks for p_C = p² = {chance:percent}; it had waited {waited:span}.
m-packet-packet-was-dropped-in-pfm938 = O pacote { $packet } foi descartado na fila clássica, com { $waiting ->
    [one] { $waiting } pacote
   *[other] { $waiting } pacotes
  } atrás: seu controlador (PI2) pede p_C = p² = { $chance }; tinha esperado { $waited }.

# Packet {packet} was dropped in the low-latency queue, where {waiting#packet|packets} stood behind it: both queues are overloaded, every packet that passes here is marked already, and p_C = {chance:percent} is dropped.
m-packet-packet-was-dropped-in-2kim18 = O pacote { $packet } foi descartado na fila de baixa latência, onde tinha atrás { $waiting ->
    [one] { $waiting } pacote
   *[other] { $waiting } pacotes
  }: as duas filas estão sobrecarregadas, todo pacote que passa aqui já está marcado, e descarta-se p_C = { $chance }.

# W ← W − β: {cut:.2} − {b:3} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-w-cut-2-b-ffevra = W ← W − β: { $cut } − { $b } = { $after }{ $rounded ->
    [0] { "" }
    [1] , em pacotes inteiros
   *[other] , a janela mínima
  }.

# W ← (1 − b) W: (1 − {b:3}) × {cut:.2} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-1-b-w-1-i0k2y1 = W ← (1 − b) W: (1 − { $b }) × { $cut } = { $after }{ $rounded ->
    [0] { "" }
    [1] , em pacotes inteiros
   *[other] , a janela mínima
  }.

# W ← W − β W^l: {cut:.2} − {b:3} × {cut:.2}^{l:3} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-w-w-l-cut-u0uojf = W ← W − β W^l: { $cut } − { $b } × { $cut }^{ $l } = { $after }{ $rounded ->
    [0] { "" }
    [1] , em pacotes inteiros
   *[other] , a janela mínima
  }.

# W ← β W: {kept:3} × {cut:.2} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-w-kept-3-cut-qvqo6h = W ← β W: { $kept } × { $cut } = { $after }{ $rounded ->
    [0] { "" }
    [1] , em pacotes inteiros
   *[other] , a janela mínima
  }.

# s is less than 1, for the round trip is shorter than the one it acts like.
m-s-is-less-than-1-ecu9z4 = s é menor que 1, pois a ida e volta é mais curta que a que ele simula.

# W ← (1 − β) W: (1 − {b:3}) × {cut:.2} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-1-w-1-b-rrno49 = W ← (1 − β) W: (1 − { $b }) × { $cut } = { $after }{ $rounded ->
    [0] { "" }
    [1] , em pacotes inteiros
   *[other] , a janela mínima
  }.

# the window is at most its bound, {cap:.2}: what a probe or a round trip with losses had in flight, less some room for others.
m-the-window-is-at-most-z1a4m3 = a janela é no máximo seu limite, { $cap }: o que uma sondagem ou uma ida e volta com perdas tinha a caminho, menos algum espaço para os outros.

# in the first round after a loss one packet goes for each that arrives: the window stays {after:.2}.
m-in-the-first-round-after-08123t = na primeira rodada após uma perda sai um pacote para cada um que chega: a janela fica em { $after }.

# in the first round after a loss one packet goes for each that arrives: {inFlight:packets} + {delivered:packets} = {after:.2}.
m-in-the-first-round-after-875prd = na primeira rodada após uma perda sai um pacote para cada um que chega: { $inFlight } + { $delivered } = { $after }.

# W + {delivered:packets} delivered, at most the target {target:.1}, which is twice bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1} and room for bursts.
m-w-delivered-packets-delivered-at-ijjzqs = W + o que foi entregue ({ $delivered }), no máximo o alvo { $target }, que é o dobro de largura de banda × menor ida e volta = { $bandwidth } × { $minRtt } = { $product } e espaço para rajadas.

# below the target {target:.1}: W plus what was delivered, {base:.1} + {delivered:packets} = {after:.2}; bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1}.
m-below-the-target-target-1-6jyatz = abaixo do alvo { $target }: W mais o que foi entregue, { $base } + { $delivered } = { $after }; largura de banda × menor ida e volta = { $bandwidth } × { $minRtt } = { $product }.

# the target {target:.1} is reached: the window stays {after:.2}; bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1}.
m-the-target-target-1-is-v9xth0 = o alvo { $target } foi alcançado: a janela fica em { $after }; largura de banda × menor ida e volta = { $bandwidth } × { $minRtt } = { $product }.

# W + {delivered:packets} delivered, at most the target {target:.1}, which goes by the initial window until there are measurements.
m-w-delivered-packets-delivered-at-ns32q0 = W + o que foi entregue ({ $delivered }), no máximo o alvo { $target }, que se guia pela janela inicial até haver medições.

# W plus what was delivered, {base:.1} + {delivered:packets} = {after:.2}; the target {target:.1} goes by the initial window until there are measurements.
m-w-plus-what-was-delivered-pqlaku = W mais o que foi entregue, { $base } + { $delivered } = { $after }; o alvo { $target } se guia pela janela inicial até haver medições.

# the target {target:.1} is reached, which goes by the initial window until there are measurements: the window stays {after:.2}.
m-the-target-target-1-is-pf59v6 = o alvo { $target } foi alcançado, que se guia pela janela inicial até haver medições: a janela fica em { $after }.

# W + {delivered:packets} delivered would be less than the least window: it is 4.
m-w-delivered-packets-delivered-would-lcuvqd = W + o que foi entregue ({ $delivered }) seria menos que a janela mínima: é 4.

# while it measures the round trip the window is at most 4.
m-while-it-measures-the-round-duqp75 = enquanto mede a ida e volta a janela é no máximo 4.

# It is in {state:word}: the delivery rate had not grown by a quarter in three round trips.
m-it-is-in-state-word-qtdebv = Está em { $state }: a taxa de entrega não havia crescido um quarto em três idas e voltas.

# It is in {state:word}: the queue that it had built was gone.
m-it-is-in-state-word-fvjn4p = Está em { $state }: a fila que havia criado sumiu.

# It is in {state:word}: nothing had undercut its smallest round trip for too long.
m-it-is-in-state-word-9zckch = Está em { $state }: por tempo demais nada havia ficado abaixo de sua menor ida e volta.

# It is in {state:word}: it had measured the smallest round trip anew.
m-it-is-in-state-word-naijt8 = Está em { $state }: havia medido de novo a menor ida e volta.

# It is in {state:word}: two to three seconds had passed since the last probe, or as many round trips as a TCP of its window needs to fill the queue.
m-it-is-in-state-word-9sm7gw = Está em { $state }: haviam passado de dois a três segundos desde a última sondagem, ou tantas idas e voltas quanto um TCP com sua janela precisa para encher a fila.

# It is in {state:word}: for a round trip it had sent at the bandwidth, so that the path was full.
m-it-is-in-state-word-qsyldf = Está em { $state }: por uma ida e volta havia enviado no ritmo da largura de banda, de modo que o caminho estava cheio.

# It is in {state:word}: as much was in flight as the last probe had found too much.
m-it-is-in-state-word-twx43y = Está em { $state }: havia a caminho tanto quanto a última sondagem tinha achado demais.

# It is in {state:word}: the careful probe before had lost little.
m-it-is-in-state-word-bz3aqn = Está em { $state }: a cuidadosa sondagem anterior havia perdido pouco.

# It is in {state:word}: over 2 % of the packets of a round trip were lost.
m-it-is-in-state-word-3t0380 = Está em { $state }: perderam-se mais de 2 % dos pacotes de uma ida e volta.

# It is in {state:word}: what had seemed lost had arrived after all.
m-it-is-in-state-word-vkx8x5 = Está em { $state }: o que parecia perdido chegou afinal.

# So the mark has been answered already.
m-so-the-mark-has-been-dfgopy = Então a marca já foi respondida.

# {backlog:packets} packets of its own wait in queues; it allows {most:4}.
m-backlog-packets-packets-of-its-dvp15s = { $backlog } de seus pacotes esperam em filas; ele permite { $most }.

# Δ = W (1 − baseRTT/RTT) with {shortest:span} at best and {roundTrip:span} now: {backlog:packets} > β = {most:3}: W ← W − 1 = {after:.2}.
m-w-1-basertt-rtt-with-fw3fnz = Δ = W (1 − baseRTT/RTT) com { $shortest } no melhor caso e { $roundTrip } agora: { $backlog } > β = { $most }: W ← W − 1 = { $after }.

# Δ = W (1 − baseRTT/RTT) with {shortest:span} at best and {roundTrip:span} now: {backlog:packets} > γ = {most:3}: W ← W − W/8 = {after:.2}.
m-w-1-basertt-rtt-with-25hd09 = Δ = W (1 − baseRTT/RTT) com { $shortest } no melhor caso e { $roundTrip } agora: { $backlog } > γ = { $most }: W ← W − W/8 = { $after }.

# after a timeout the window is {left:packets}.
m-after-a-timeout-the-window-uhazv6 = após o estouro do temporizador a janela é { $left }.

# after a timeout the window is {left:packets}, and slow start ends at {threshold:packets}, what the law leaves of {cut:.2}.
m-after-a-timeout-the-window-nwp8uz = após o estouro do temporizador a janela é { $left }, e a partida lenta termina em { $threshold }, o que a lei deixa de { $cut }.

# after a timeout the window is {left:packets}, and slow start ends at half of {cut:.2}.
m-after-a-timeout-the-window-jyga4r = após o estouro do temporizador a janela é { $left }, e a partida lenta termina na metade de { $cut }.

# p = {p:3} = {events#loss event|loss events} / {acknowledged:packets} acknowledged in the interval.
m-p-p-3-events-loss-jsm888 = p = { $p } = { $events ->
    [one] { $events } evento de perda
   *[other] { $events } eventos de perda
  } / { $acknowledged } confirmados no intervalo.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}. It rises towards that by at most {before:.1} + {rounds:2} packets per round trip, and not above {ceiling:.1}: {after:.1}.
m-x-1-r-2p-3-aj1afk = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) com p = { $p }, R = { $rtt }, t₀ = { $t0 } dá { $equation }. Sobe até isso no máximo { $before } + { $rounds } pacotes por ida e volta, e não além de { $ceiling }: { $after }.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}: X falls to it at once, {after:.1}.
m-x-1-r-2p-3-8izjff = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) com p = { $p }, R = { $rtt }, t₀ = { $t0 } dá { $equation }: X cai a isso de uma vez, { $after }.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}, and it may be no more than {ceiling:.1}, from the rate received: {after:.1}.
m-x-1-r-2p-3-qwvfy6 = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) com p = { $p }, R = { $rtt }, t₀ = { $t0 } dá { $equation }, e não pode ser mais que { $ceiling }, pela taxa recebida: { $after }.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}: slow start is over, and X is {after:.1}.
m-x-1-r-2p-3-kyrsvx = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) com p = { $p }, R = { $rtt }, t₀ = { $t0 } dá { $equation }: a partida lenta acabou, e X é { $after }.
