# Responsiveness
m-responsiveness-qpvu64 = Capacidade de resposta

# Aggressiveness
m-aggressiveness-y59age = Agressividade

# Found
m-found-2z6ibj = Encontrado

# Sawtooth: terms
m-sawtooth-terms-rcrukl = Sawtooth: termos

# The words of congestion control
m-the-words-of-congestion-control-yn1a18 = As palavras do controle de congestionamento

# Find a term
m-find-a-term-pzczwd = Procurar um termo

# None is called so.
m-none-is-called-so-9b3rui = Nenhum tem esse nome.

# Slow start
m-slow-start-mu3u8k = Partida lenta

# All terms
m-all-terms-hdcwf3 = Todos os termos

# Duplicate ACK
m-duplicate-ack-2qtepr = ACK duplicado

# Fast retransmit
m-fast-retransmit-0muf3s = Retransmissão rápida

# Fast recovery
m-fast-recovery-2fwbtq = Recuperação rápida

# Proportional rate reduction (PRR)
m-proportional-rate-reduction-prr-3temru = Redução proporcional da taxa (PRR)

# Retransmission
m-retransmission-n5hppo = Retransmissão

# Timeout
m-timeout-0b0pwo = Estouro do temporizador

# RACK and TLP
m-rack-and-tlp-xtnkm7 = RACK e TLP

# Loss event
m-loss-event-humr22 = Evento de perda

# Loss event rate (p)
m-loss-event-rate-p-qe6yj3 = Taxa de eventos de perda (p)

# Random loss
m-random-loss-drh8e1 = Perda aleatória

# Burst loss
m-burst-loss-act1ck = Perda em rajadas

# Links and queues
m-links-and-queues-lon95p = Enlaces e filas

# Queue, buffer
m-queue-buffer-aex1wu = Fila, buffer

# Queueing delay
m-queueing-delay-ou9gcf = Atraso de fila

# Queue of two (DualPI2)
m-queue-of-two-dualpi2-on175v = Fila dupla (DualPI2)

# Global synchronization
m-global-synchronization-27j8u6 = Sincronização global

# Sending
m-sending-0me6zt = Enviar

# Packet (MSS)
m-packet-mss-d8yzdd = Pacote (MSS)

# Round trip (RTT)
m-round-trip-rtt-8e063b = Ida e volta (RTT)

# Window (cwnd)
m-window-cwnd-wmh5d8 = Janela (cwnd)

# ACK clocking
m-ack-clocking-7kvhio = Relógio dos ACKs

# Congestion avoidance
m-congestion-avoidance-ea932o = Prevenção de congestionamento

# Saw tooth
m-saw-tooth-1amczs = Dente de serra

# Binomial schemes (SQRT, IIAD)
m-binomial-schemes-sqrt-iiad-90sw1g = Esquemas binomiais (SQRT, IIAD)

# Equation-based control (TFRC)
m-equation-based-control-tfrc-dpbt80 = Controle por equação (TFRC)

# Bandwidth–delay product (BDP)
m-bandwidth-delay-product-bdp-8mzpjs = Produto banda-atraso (BDP)

# What flows get
m-what-flows-get-w2fk56 = O que os fluxos recebem

# Utilization
m-utilization-kn2z8f = Utilização

# Fair share
m-fair-share-wsmb64 = Parte justa

# Fairness index (Jain)
m-fairness-index-jain-93lepp = Índice de justiça (Jain)

# TCP-friendly
m-tcp-friendly-t5stbo = Amigável ao TCP

# Smoothness (CoV)
m-smoothness-cov-jy00t3 = Suavidade (CV)

# Square wave
m-square-wave-rystwz = Onda quadrada

# ON/OFF source
m-on-off-source-qpqnsr = Fonte ON/OFF

# One transfer from a sender to a receiver, with a window or a rate of its own. Flows that cross the same bottleneck share it, and none is told how many there are.
m-one-transfer-from-a-sender-ljyisg = Uma transferência de um emissor a um receptor, com janela ou taxa própria. Fluxos que cruzam o mesmo gargalo o compartilham, e a nenhum se diz quantos são.

# The unit in which data travel. A sender cuts its data into packets of one size; TCP calls the largest size its MSS. Windows and queues are counted in packets.
m-the-unit-in-which-data-x405jo = A unidade em que os dados viajam. Um emissor corta seus dados em pacotes de um tamanho; o TCP chama o maior de MSS. Janelas e filas são contadas em pacotes.

# The receiver’s short answer: all packets up to this one have come. It tells the sender that packets have left the network, so that new ones may go.
m-the-receiver-s-short-answer-f29ib5 = A resposta curta do receptor: todos os pacotes até este chegaram. Diz ao emissor que pacotes deixaram a rede, de modo que novos podem ir.

# The time from sending a packet until its ACK is back: the delay of the path both ways and the wait in queues. Windows change once in a round trip, so a flow with a short one acts more often.
m-the-time-from-sending-a-q35yct = O tempo do envio de um pacote até seu ACK voltar: o atraso do caminho nos dois sentidos e a espera em filas. Janelas mudam uma vez por ida e volta, então um fluxo com uma curta age mais vezes.

# How many packets a sender may have under way, sent and not yet acknowledged. The congestion window, cwnd, sets the rate: about one window is sent in each round trip.
m-how-many-packets-a-sender-ipmusr = Quantos pacotes um emissor pode ter a caminho, enviados e ainda não confirmados. A janela de congestionamento, cwnd, define a taxa: cerca de uma janela é enviada por ida e volta.

# While a window stays as it is, each ACK lets one packet out. ACKs come back at the pace of the bottleneck, so the sender keeps that pace.
m-while-a-window-stays-as-l01xfz = Enquanto uma janela fica como está, cada ACK deixa sair um pacote. Os ACKs voltam no ritmo do gargalo, então o emissor mantém esse ritmo.

# A timer lets packets out at even distances, where else they would leave in bursts as ACKs come in. Rate-based schemes and BBR pace; queues then jump less.
m-a-timer-lets-packets-out-mo4oup = Um temporizador deixa sair pacotes a distâncias iguais, onde senão sairiam em rajadas conforme os ACKs chegam. Esquemas por taxa e o BBR fazem isso; as filas então saltam menos.

# How a flow begins, and begins again after a timeout: each ACK adds one packet to the window, which so doubles in every round trip, until a packet is lost or ssthresh is reached.
m-how-a-flow-begins-and-qwte7j = Como um fluxo começa, e recomeça após um estouro do temporizador: cada ACK soma um pacote à janela, que assim dobra a cada ida e volta, até um pacote se perder ou ssthresh ser alcançado.

# How many packets a flow sends before the first ACK of its data comes back. It was one or two; systems of today send ten (RFC 6928), so that short transfers take fewer round trips.
m-how-many-packets-a-flow-ud18i2 = Quantos pacotes um fluxo envia antes de voltar o primeiro ACK de seus dados. Eram um ou dois; os sistemas de hoje enviam dez (RFC 6928), e transferências curtas levam menos idas e voltas.

# Hybrid slow start, of Linux’ CUBIC: slow start ends before the buffer overflows, once the ACKs of a round come in one train for half a round trip, or once even the shortest round trip grows.
m-hybrid-slow-start-of-linux-a3ng8j = Partida lenta híbrida, do CUBIC do Linux: a partida lenta termina antes de o buffer transbordar, quando os ACKs de uma rodada vêm em um trem por meia ida e volta, ou quando até a menor cresce.

# The slow-start threshold: the window at which doubling ends and slow growth begins. At a loss TCP sets it to half of what is under way.
m-the-slow-start-threshold-the-uxo9db = O limiar da partida lenta: a janela em que a duplicação termina e começa o crescimento lento. Em uma perda o TCP o ajusta à metade do que está a caminho.

# The careful growth after slow start. TCP adds about one packet to its window in each round trip, and so looks slowly for bandwidth until a packet is lost.
m-the-careful-growth-after-slow-c6ckyw = O crescimento cuidadoso após a partida lenta. O TCP soma cerca de um pacote à janela por ida e volta, e assim procura devagar largura de banda até um pacote se perder.

# Additive increase, multiplicative decrease: add a constant to the window in each round trip, cut it by a fixed part at a loss. TCP adds one packet and halves. Shares of flows that do so draw together.
m-additive-increase-multiplicative-decrease-add-jyp04y = Aumento aditivo, redução multiplicativa: somar uma constante à janela a cada ida e volta, cortá-la em uma parte fixa em uma perda. O TCP soma um pacote e corta pela metade. As partes dos fluxos que fazem isso se aproximam.

# The picture of a window under AIMD: it climbs along a line until a packet is lost, is cut at once, and climbs again.
m-the-picture-of-a-window-4ps2n6 = A imagem de uma janela sob AIMD: sobe por uma reta até um pacote se perder, é cortada de uma vez e sobe de novo.

# Rules that add a/Wᵏ to the window W in a round trip and cut it by b·Wˡ at a loss. AIMD has k=0, l=1. Those with k+l=1 are TCP-friendly: SQRT has ½ and ½, IIAD 1 and 0.
m-rules-that-add-a-w-ovtdfa = Regras que somam a/Wᵏ à janela W em uma ida e volta e a cortam em b·Wˡ em uma perda. AIMD tem k=0, l=1. Com k+l=1 são amigáveis ao TCP: SQRT tem ½ e ½, IIAD 1 e 0.

# The sender computes its rate by a formula for TCP’s throughput from the loss event rate p and the round trip R; for rare losses it is near 1.22 packets over R√p. The rate changes gently.
m-the-sender-computes-its-rate-bx31uv = O emissor calcula sua taxa por uma fórmula da vazão do TCP, da taxa de eventos de perda p e da ida e volta R; com perdas raras fica perto de 1,22 pacotes / (R√p). A taxa muda com suavidade.

# What fits into a path while its queue is empty: link rate times round trip. A smaller window leaves the link idle; what a window has above it waits in the queue.
m-what-fits-into-a-path-hxxdow = O que cabe em um caminho com a fila vazia: taxa do enlace vezes ida e volta. Uma janela menor deixa o enlace ocioso; o que uma janela tem a mais espera na fila.

# An ACK that asks once more for the same packet: a later one has come while this one is missing. Three in a row tell the sender that it is lost.
m-an-ack-that-asks-once-ikunn5 = Um ACK que pede de novo o mesmo pacote: um posterior veio enquanto este falta. Três seguidos dizem ao emissor que ele se perdeu.

# At the third duplicate ACK the sender repeats the missing packet at once and does not wait for its timer. The loss costs about one round trip, and a cut of the window.
m-at-the-third-duplicate-ack-kjo823 = No terceiro ACK duplicado o emissor repete logo o pacote que falta e não espera seu temporizador. A perda custa cerca de uma ida e volta e um corte da janela.

# What follows a fast retransmit: until the holes are filled, ACKs that still come in let further packets out. The flow goes on at its cut window and does not begin again from one packet, as Tahoe did.
m-what-follows-a-fast-retransmit-tst4ba = O que segue uma retransmissão rápida: até as lacunas serem preenchidas, os ACKs que ainda vêm deixam sair mais pacotes. O fluxo segue com a janela cortada e não recomeça de um pacote, como o Tahoe fazia.

# How the window comes down after a loss: as many packets go for those that arrive as are to be kept of it (RFC 6937). Without it, none goes until the window has room.
m-how-the-window-comes-down-pb8mvh = Como a janela desce após uma perda: pelos pacotes que chegam sai a mesma proporção que se deve manter dela (RFC 6937). Sem ela nenhum sai até a janela ter espaço.

# Selective acknowledgement: ACKs also list which later packets have come. The sender sees every hole at once and repeats only those, even if many packets of one window are lost.
m-selective-acknowledgement-acks-also-list-c3d4lv = Confirmação seletiva: os ACKs dizem também quais pacotes posteriores vieram. O emissor vê todas as lacunas de uma vez e repete só essas, mesmo que muitos pacotes de uma janela se percam.

# A packet that is sent again because the first one counts as lost. It takes its place on the link like any other; the receiver has a use for one copy only.
m-a-packet-that-is-sent-q48tdk = Um pacote enviado de novo porque o primeiro é dado como perdido. Ocupa seu lugar no enlace como qualquer outro; ao receptor serve só uma cópia.

# No ACK has come for a whole RTO. The sender takes all that is under way for lost and begins with slow start from one packet. Each further one in a row doubles the wait.
m-no-ack-has-come-for-9yaj9e = Nenhum ACK veio por um RTO inteiro. O emissor dá por perdido tudo o que está a caminho e começa com partida lenta de um pacote. Cada estouro seguido dobra a espera.

# Retransmission timeout: how long a sender waits for an ACK before it sends a packet again. It follows measured round trips and their variation, not below a least value; at first it is 1 s (RFC 6298; ns-2: 3 s).
m-retransmission-timeout-how-long-a-jgmuhz = Tempo de espera de retransmissão: quanto um emissor espera por um ACK antes de reenviar um pacote. Segue as idas e voltas medidas e sua variação, não abaixo de um mínimo; no início é 1 s (RFC 6298; ns-2: 3 s).

# Losses found by time (RFC 8985). RACK: a packet is lost once a later one has arrived and it is a quarter of a round trip overdue. TLP: when nothing comes back, one more packet goes as a probe.
m-losses-found-by-time-rfc-too1bq = Perdas achadas pelo tempo (RFC 8985). RACK: um pacote está perdido se um posterior chegou e ele está um quarto de ida e volta atrasado. TLP: quando nada volta, sai mais um pacote como sonda.

# One packet or more lost within one round trip. They are one sign of congestion: the sender cuts once for all of them.
m-one-packet-or-more-lost-bc3xj1 = Um ou mais pacotes perdidos em uma mesma ida e volta. São um sinal de congestionamento: o emissor corta uma vez por todos.

# Loss events over packets sent. Its inverse is the mean loss interval, the packets from one event to the next. Formulas for TCP’s rate begin with it.
m-loss-events-over-packets-sent-aos8pc = Eventos de perda sobre pacotes enviados. Seu inverso é o intervalo médio de perda, os pacotes de um evento ao próximo. As fórmulas da taxa do TCP começam por ela.

# Each packet is lost with the same chance, with a full queue or an empty one, as on a bad radio link. Such a loss is no sign of congestion, but TCP takes it for one.
m-each-packet-is-lost-with-dsec26 = Cada pacote se perde com a mesma probabilidade, com a fila cheia ou vazia, como em um enlace de rádio ruim. Tal perda não é sinal de congestionamento, mas o TCP a toma por isso.

# Losses that come close together. The Gilbert–Elliott model switches by chance between a good and a bad state, each with a loss rate of its own.
m-losses-that-come-close-together-yfga2n = Perdas que vêm bem próximas. O modelo de Gilbert–Elliott muda ao acaso entre um estado bom e um ruim, cada um com sua taxa de perda.

# The link of a path that sets the pace: packets reach it faster than it can send them, and wait in front of it. At the other links they hardly wait.
m-the-link-of-a-path-7ojozt = O enlace de um caminho que dita o ritmo: os pacotes chegam mais rápido do que ele pode enviá-los e esperam diante dele. Nos outros enlaces quase não esperam.

# How many bits per second a link sends; also called its bandwidth or capacity. At 10 Mbit/s a packet of 1000 bytes takes 0.8 ms.
m-how-many-bits-per-second-ngf7hy = Quantos bits por segundo um enlace envia; também sua largura de banda ou capacidade. A 10 Mbit/s um pacote de 1000 bytes leva 0,8 ms.

# Where packets wait before a link sends them. The buffer is the room, the queue what waits in it. It evens out bursts; when it is full, or sooner by its rule, packets are dropped.
m-where-packets-wait-before-a-r0fce1 = Onde os pacotes esperam antes de um enlace enviá-los. O buffer é o espaço, a fila o que espera nele. Ela suaviza rajadas; quando está cheia, ou antes por sua regra, pacotes são descartados.

# How long a packet waits in a queue: the bits in front of it over the link rate. It is part of the round trip that senders measure.
m-how-long-a-packet-waits-n0d5cd = Quanto um pacote espera em uma fila: os bits à sua frente divididos pela taxa do enlace. É parte da ida e volta que os emissores medem.

# Long waits in a buffer much too large: TCP sees no loss until it is full, so a long queue stays in it. Throughput hardly gains, but calls and games beside it suffer.
m-long-waits-in-a-buffer-ygn2ey = Longas esperas em um buffer grande demais: o TCP não vê perda até ele encher, então uma fila longa fica nele. A vazão quase não ganha, mas chamadas e jogos ao lado sofrem.

# The simplest rule for a queue: take packets as long as there is room, and drop what comes while it is full.
m-the-simplest-rule-for-a-v1fgep = A regra mais simples para uma fila: aceitar pacotes enquanto há espaço e descartar o que vem quando está cheia.

# Active queue management: a rule that drops or marks before the queue is full, to keep the wait short and to tell senders one after the other. RED, CoDel and PIE are such rules.
m-active-queue-management-a-rule-wvtd51 = Gerenciamento ativo de filas: uma regra que descarta ou marca antes de a fila encher, para manter a espera curta e avisar os emissores um após o outro. RED, CoDel e PIE são regras assim.

# Random early detection: drop or mark a packet that arrives by a chance that grows with the average queue. Senders slow down one by one before the queue is full.
m-random-early-detection-drop-or-nz0fu3 = Detecção precoce aleatória: descartar ou marcar um pacote que chega com uma probabilidade que cresce com a fila média. Os emissores desaceleram um a um antes de a fila encher.

# Controlled delay: if packets have waited longer than a target (5 ms) for a whole interval (100 ms), drop one at the head of the queue, and then ever sooner the next, until the wait is short again.
m-controlled-delay-if-packets-have-mw79o4 = Atraso controlado: se os pacotes esperaram mais que um alvo (5 ms) por um intervalo inteiro (100 ms), descartar um na cabeça da fila, e o próximo cada vez mais cedo, até a espera ficar curta de novo.

# Proportional Integral controller Enhanced: many times a second it corrects its chance to drop, by how far the queueing delay is from its target and by whether it grows.
m-proportional-integral-controller-enhanced-many-66wa9y = Controlador proporcional integral aprimorado: muitas vezes por segundo corrige sua probabilidade de descarte pela distância do atraso de fila ao alvo e por ele crescer ou não.

# Explicit congestion notification: a queue marks a packet where it would have dropped it, the receiver reports the mark, and the sender cuts its window as for a loss. Nothing has to be sent again.
m-explicit-congestion-notification-a-queue-d8apmn = Notificação explícita de congestionamento: uma fila marca um pacote onde o teria descartado, o receptor relata a marca e o emissor corta sua janela como por uma perda. Nada precisa ser reenviado.

# Low latency, low loss, scalable throughput: senders that answer marks in proportion say so on their packets, ECT(1). A queue can then mark them at once and often, and keep their wait at about a millisecond.
m-low-latency-low-loss-scalable-lxusyk = Baixa latência, baixa perda, vazão escalável: emissores que respondem às marcas em proporção o dizem em seus pacotes, ECT(1). Uma fila pode então marcá-los logo e muitas vezes, e manter sua espera em cerca de um milissegundo.

# Two queues on one link: scalable senders’ packets wait in the low-latency queue, all others in the classic one. One controller drops there with p² and marks here with 2p, so that flows get about as much.
m-two-queues-on-one-link-ngynj1 = Duas filas em um enlace: pacotes de emissores escaláveis esperam na de baixa latência, todos os demais na clássica. Um controlador descarta lá com p² e marca aqui com 2p, e os fluxos recebem mais ou menos o mesmo.

# ACKs that count marked packets, where plain ECN says only that there was one. A sender that answers marks in proportion needs it: with delayed ACKs one bit hides every second mark.
m-acks-that-count-marked-packets-pd1n7a = ACKs que contam os pacotes marcados, onde o ECN simples só diz que houve um. Um emissor que responde em proporção precisa disso: com ACKs retardados um bit esconde uma marca a cada duas.

# Many flows lose packets in the same overflow, cut together, leave the link idle together, and climb together again. Drop-tail queues bring it about; RED’s chance breaks it up.
m-many-flows-lose-packets-in-skwi7b = Muitos fluxos perdem pacotes no mesmo transbordamento, cortam juntos, deixam juntos o enlace ocioso e sobem juntos de novo. Filas drop-tail causam isso; o acaso do RED o desfaz.

# The path from the receivers back to the senders, which ACKs take. If it is full, ACKs wait, come in clumps or are lost, and senders lose their even pace.
m-the-path-from-the-receivers-34a11i = O caminho dos receptores de volta aos emissores, que os ACKs tomam. Se está cheio, os ACKs esperam, vêm em grupos ou se perdem, e os emissores perdem seu ritmo uniforme.

# What a flow gets through per second, in Mbit/s, averaged over some time. Over a round trip it jumps, over minutes it hardly moves: always say over how long.
m-what-a-flow-gets-through-g6h4e8 = O que um fluxo faz passar por segundo, em Mbit/s, em média durante certo tempo. Em uma ida e volta salta, em minutos quase não se move: diga sempre sobre quanto tempo.

# Throughput that is of use to the receiver: a packet that was sent twice counts once, and headers do not count.
m-throughput-that-is-of-use-8kjs5n = Vazão útil ao receptor: um pacote enviado duas vezes conta uma vez, e cabeçalhos não contam.

# The part of the link rate that is used, over some time. Below 100 % there were moments in which the link had nothing to send.
m-the-part-of-the-link-iyoggn = A parte da taxa do enlace que é usada, durante certo tempo. Abaixo de 100 % houve momentos em que o enlace não tinha nada a enviar.

# What each flow would get if all that share a bottleneck got the same: its rate over their number.
m-what-each-flow-would-get-r8gybl = O que cada fluxo receberia se todos que compartilham um gargalo recebessem o mesmo: a taxa dele dividida pelo número de fluxos.

# Of n flows that get x: (Σx)² / (n Σx²). It is 1 if all get the same, and 1/n if one gets all. Over short times it is lower, as saw teeth differ.
m-of-n-flows-that-get-fgzr3r = De n fluxos que recebem x: (Σx)² / (n Σx²). É 1 se todos recebem o mesmo, e 1/n se um recebe tudo. Em tempos curtos é menor, pois os dentes de serra diferem.

# A flow that in the long run gets no more than TCP would with the same loss event rate and round trip; also called TCP-compatible. If it gets no less either, it is TCP-equivalent. Smoother schemes are built so.
m-a-flow-that-in-the-nrtpkr = Um fluxo que a longo prazo não recebe mais que o TCP com a mesma taxa de eventos de perda e ida e volta; também compatível com TCP. Se também não recebe menos, é equivalente ao TCP. Esquemas mais suaves são feitos assim.

# Coefficient of variation: the standard deviation of a flow’s rate over its mean. 0 is perfectly smooth; a saw tooth that climbs from half to full has 0.19.
m-coefficient-of-variation-the-standard-e54opz = Coeficiente de variação: o desvio padrão da taxa de um fluxo dividido por sua média. 0 é perfeitamente suave; um dente de serra que sobe da metade ao total tem 0,19.

# How soon a scheme slows down while congestion lasts: the number of round trips until its rate is half. TCP needs one.
m-how-soon-a-scheme-slows-clum9r = Quão cedo um esquema desacelera enquanto dura o congestionamento: as idas e voltas até sua taxa ser metade. O TCP precisa de uma.

# How fast a scheme takes bandwidth that has become free: the most by which it raises its rate in one round trip while nothing is lost. TCP adds one packet.
m-how-fast-a-scheme-takes-dybulv = Com que rapidez um esquema toma a largura de banda liberada: o máximo que aumenta sua taxa em uma ida e volta sem perdas. O TCP soma um pacote.

# The windows of two flows, or their rates, against each other, one point per moment. On the diagonal they are equal; equal windows are equal shares if the round trips are. On the falling line they fill the link together.
m-the-windows-of-two-flows-wx3nsw = As janelas de dois fluxos, ou suas taxas, uma contra a outra, um ponto por momento. Na diagonal são iguais; janelas iguais são partes iguais se as idas e voltas o são. Na reta descendente enchem juntas o enlace.

# Constant bit rate: a source that sends evenly and does not slow down when packets are lost, like plain UDP. Flows that adapt share what it leaves.
m-constant-bit-rate-a-source-q57elk = Taxa de bits constante: uma fonte que envia uniformemente e não desacelera quando pacotes se perdem, como UDP simples. Fluxos que se adaptam compartilham o que ela deixa.

# A source that sends at one rate, then at another, often none, in turn. It shows how fast schemes give bandwidth up and take it back.
m-a-source-that-sends-at-a5d3af = Uma fonte que envia a uma taxa e depois a outra, muitas vezes nenhuma, alternadamente. Mostra com que rapidez os esquemas cedem largura de banda e a retomam.

# A source that sends at its rate for a time that chance draws, is silent for another, and so on. Many of them together look like traffic of the web.
m-a-source-that-sends-at-2evxsd = Uma fonte que envia à sua taxa por um tempo sorteado, cala-se por outro, e assim por diante. Muitas juntas parecem tráfego da web.

# The number from which all chance of a run is drawn. The same scenario with the same seed gives the same run, to the last bit; another seed gives another of its kind.
m-the-number-from-which-all-ao70s5 = O número de que se sorteia todo o acaso de uma execução. O mesmo cenário com a mesma semente dá a mesma execução, até o último bit; outra semente dá outra do seu tipo.

# Wherever one of them stands in the playground with dots under it, rest on it or press it to read what it means.
m-wherever-one-of-them-stands-j3fwzw = Onde uma delas aparece no laboratório com pontos embaixo, pare sobre ela ou pressione-a para ler o que significa.

# AQM
m-aqm-6wve8u = Gerenciamento ativo de filas (AQM)

# Accurate ECN (AccECN)
m-accurate-ecn-accecn-nmhuav = ECN preciso (AccECN)

# Pacing
m-pacing-iq46y5 = Espaçamento de pacotes (pacing)

# Goodput
m-goodput-ix7wwp = Vazão útil (goodput)

# CBR
m-cbr-es71ly = Taxa de bits constante (CBR)

# Bufferbloat
m-bufferbloat-amxxfv = Bufferbloat

# There is no term “{name}”.
m-there-is-no-term-name-qqpe3i = Não há nenhum termo “{ $name }”.

# See it: {name}
m-see-it-name-bumpwe = Ver: { $name }

# 1 term
m-1-term-orrnfy = 1 termo

# {count} terms
m-count-terms-oherrz = { $count } termos
