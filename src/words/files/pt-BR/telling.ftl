# Packet {packet} of {flow} is lost because a change asks for it.
m-packet-packet-of-flow-is-h0ur89 = O pacote { $packet } de { $flow } se perde porque uma mudança o pede.

# Packet {packet} of {flow} is marked because a change asks for it.
m-packet-packet-of-flow-is-vd0x5r = O pacote { $packet } de { $flow } é marcado porque uma mudança o pede.

# Press Play, and the run begins.
m-press-play-and-the-run-599oqd = Pressione Reproduzir, e a execução começa.

# All is repaired: the window of {flow} opens again.
m-all-is-repaired-the-window-b8qwl1 = Tudo está reparado: a janela de { $flow } se abre de novo.

# The queue is full: the next packet to come falls.
m-the-queue-is-full-the-qf8yqd = A fila está cheia: o próximo pacote que vier se perde.

# More comes than the link can send: packets wait in the queue.
m-more-comes-than-the-link-emm0xw = Chega mais do que o enlace pode enviar: pacotes esperam na fila.

# {Flow} sends what its application writes: its window of {window:packets} is not used up.
m-flow-sends-what-its-application-ujg4jt = { $Flow } envia o que sua aplicação escreve: sua janela de { $window } não se esgota.

# {Flow} has stopped.
m-flow-has-stopped-gtvqii = { $Flow } parou.

# {Flow} has not started yet.
m-flow-has-not-started-yet-ihcnln = { $Flow } ainda não começou.

# {Flow} does not know yet that packet {lost} is gone.
m-flow-does-not-know-yet-5u29m2 = { $Flow } ainda não sabe que o pacote { $lost } se perdeu.

# {Flow} sends.
m-flow-sends-lpgo2c = { $Flow } envia.

# {Flow}: {cuts} cuts in the last {span} s: {counts}.
m-flow-cuts-cuts-in-the-xrrgta = { $Flow }: { $cuts } cortes nos últimos { $span } s: { $counts }.

# {Flow}: {lost#packet|packets} dropped or lost in the last {span} s.
m-flow-lost-packet-packets-dropped-wl3nh3 = { $Flow }: { $lost ->
    [one] { $lost } pacote descartado ou perdido
   *[other] { $lost } pacotes descartados ou perdidos
  } nos últimos { $span } s.

# {Flow}: {marked#packet|packets} marked in the last {span} s.
m-flow-marked-packet-packets-marked-89k5n8 = { $Flow }: { $marked ->
    [one] { $marked } pacote marcado
   *[other] { $marked } pacotes marcados
  } nos últimos { $span } s.

# {Flow}: {lost#packet|packets} dropped or lost, {marked#packet|packets} marked in the last {span} s.
m-flow-lost-packet-packets-dropped-ebyvrl = { $Flow }: { $lost ->
    [one] { $lost } pacote descartado ou perdido
   *[other] { $lost } pacotes descartados ou perdidos
  } e { $marked ->
    [one] { $marked } marcado
   *[other] { $marked } marcados
  } nos últimos { $span } s.

# 1 {reason?full queue|early drop|loss on the way|mark|loss|silence|timeout|other}
m-1-reason-full-queue-early-oykv3t = 1 por { $reason ->
    [0] fila cheia
    [1] descarte precoce
    [2] perda no caminho
    [3] marca
    [4] perda
    [5] silêncio
    [6] temporizador
   *[other] outra causa
  }

# {count} {reason?full queue|early drops|loss on the way|marks|losses|silence|timeouts|other}
m-count-reason-full-queue-early-8pmfa8 = { $count } por { $reason ->
    [0] fila cheia
    [1] descartes precoces
    [2] perdas no caminho
    [3] marcas
    [4] perdas
    [5] silêncio
    [6] temporizador
   *[other] outras causas
  }

# {Flow} reaches its threshold: slow start is over.
m-flow-reaches-its-threshold-slow-odunac = { $Flow } alcança seu limiar: a partida lenta acabou.

# Another flow joins: {sending} share the link now.
m-another-flow-joins-sending-share-bktr5j = Outro fluxo entra: agora { $sending } compartilham o enlace.

# {joined} more flows join: {sending} share the link now.
m-joined-more-flows-join-sending-2gpe3q = Mais { $joined } fluxos entram: agora { $sending } compartilham o enlace.

# Packet {packet} of {flow} falls: the queue holds {waiting} of {limit}.
m-packet-packet-of-flow-falls-r2mf79 = O pacote { $packet } de { $flow } é descartado: a fila tem { $waiting } de { $limit }.

# {Queue} drops packet {packet} of {flow}: {waiting} wait.
m-queue-drops-packet-packet-of-n81qun = { $Queue } descarta o pacote { $packet } de { $flow }: { $waiting } esperam.

# {queue} drops packet {packet} at the head: it waited {waited:seconds}.
m-queue-drops-packet-packet-at-9ob99m = { $queue } descarta o pacote { $packet } na cabeça: ele esperou { $waited }.

# Packet {packet} of {flow} is lost on the way, not in the queue.
m-packet-packet-of-flow-is-o83j5j = O pacote { $packet } de { $flow } se perde no caminho, não na fila.

# {queue} marks packet {packet} of {flow}: {waiting} wait.
m-queue-marks-packet-packet-of-9th38z = { $queue } marca o pacote { $packet } de { $flow }: { $waiting } esperam.

# {queue} marks packet {packet}: it waited {waited:seconds}.
m-queue-marks-packet-packet-it-g99h3y = { $queue } marca o pacote { $packet }: ele esperou { $waited }.

# An ACK of {flow} is dropped.
m-an-ack-of-flow-is-rhjkfw = Um ACK de { $flow } é descartado.

# Packet {packet} of {flow} waits.
m-packet-packet-of-flow-waits-x5irpg = O pacote { $packet } de { $flow } espera.

# The buffer is full, mostly of {flow}: packet {packet} falls from its head.
m-the-buffer-is-full-mostly-hrzagi = O buffer está cheio, sobretudo de { $flow }: o primeiro da sua fila, o pacote { $packet }, é descartado.

# The low-latency queue marks packet {packet}: it waited {waited:seconds}.
m-the-low-latency-queue-marks-1gjqb0 = A fila de baixa latência marca o pacote { $packet }: ele esperou { $waited }.

# The low-latency queue marks packet {packet}: for the classic queue’s wait it marks {chance:chance}.
m-the-low-latency-queue-marks-siqko9 = A fila de baixa latência marca o pacote { $packet }: pela espera da clássica marca com probabilidade { $chance }.

# The classic queue marks packet {packet}, by a chance of {chance:chance}.
m-the-classic-queue-marks-packet-53q5qc = A fila clássica marca o pacote { $packet }, com probabilidade { $chance }.

# The classic queue drops packet {packet}, by a chance of {chance:chance}.
m-the-classic-queue-drops-packet-6xgi3s = A fila clássica descarta o pacote { $packet }, com probabilidade { $chance }.

# The low-latency queue is overloaded and drops packet {packet}.
m-the-low-latency-queue-is-auq0qg = A fila de baixa latência está sobrecarregada e descarta o pacote { $packet }.

# The answer to packet {packet} of {flow} is marked on its way back.
m-the-answer-to-packet-packet-ynsp8n = A resposta ao pacote { $packet } de { $flow } é marcada na volta.

# The queue is full: packet {packet} of {flow} falls from its head.
m-the-queue-is-full-packet-hiqv6h = A fila está cheia: o primeiro, o pacote { $packet } de { $flow }, é descartado.

# The window opens by {alpha:steps} each round trip, set at the cut.
m-the-window-opens-by-alpha-7swo6d = A janela se abre { $alpha } por ida e volta, como fixado no corte.

# The window opens by up to {a:steps} each round trip.
m-the-window-opens-by-up-lj93ca = A janela se abre até { $a } por ida e volta.

# Startup: {flow} sends ever faster, until the bandwidth stops growing.
m-startup-flow-sends-ever-faster-eko6um = Partida: { $flow } envia cada vez mais rápido, até a largura de banda parar de crescer.

# 5 s without a shorter round trip: {flow} halves what is in flight.
m-5-s-without-a-shorter-dg89q6 = 5 s sem ida e volta menor: { $flow } reduz à metade o que está a caminho.

# The window of {window:packets} opens by {step:steps} each round trip.
m-the-window-of-window-packets-czmbz5 = A janela de { $window } se abre { $step } por ida e volta.

# {Flow} returns to {plateau:packets} packets, ever more slowly.
m-flow-returns-to-plateau-packets-u7yxoc = { $Flow } volta a { $plateau } pacotes, cada vez mais devagar.

# {Flow} is past {plateau:packets} packets and probes faster and faster.
m-flow-is-past-plateau-packets-a6wwpc = { $Flow } passou de { $plateau } pacotes e sonda cada vez mais rápido.

# The window opens by one packet each round trip.
m-the-window-opens-by-one-2a4lbs = A janela se abre um pacote por ida e volta.

# A hand sets the rate of {flow}.
m-a-hand-sets-the-rate-xxxv0k = Uma mão ajusta a taxa de { $flow }.

# A hand sets the window of {flow}.
m-a-hand-sets-the-window-fpdch2 = Uma mão ajusta a janela de { $flow }.

# Its packets wait {queueing:seconds}, below its target: the window of {flow} opens.
m-its-packets-wait-queueing-seconds-96vagu = Seus pacotes esperam { $queueing }, abaixo do alvo: a janela de { $flow } se abre.

# Its packets wait {queueing:seconds}, above its target: the window of {flow} closes.
m-its-packets-wait-queueing-seconds-wh8tsw = Seus pacotes esperam { $queueing }, acima do alvo: a janela de { $flow } se fecha.

# {percent:packets} % of late were marked: {flow} cuts by half of that, {before:pair} to {after:pair}.
m-percent-packets-of-late-were-gjpyod = { $percent } % dos últimos foram marcados: { $flow } corta sua janela na metade disso, de { $before } para { $after }.

# The round trip is short: the window opens by {scale:steps} in each, as a longer one would in as much time.
m-the-round-trip-is-short-l2iy5d = A ida e volta é curta: a janela se abre { $scale } em cada uma, como uma mais longa no mesmo tempo.

# {Flow} adds {a:steps} per round trip while nothing is lost.
m-flow-adds-a-steps-per-vvzrgl = { $Flow } soma { $a } por ida e volta enquanto nada se perde.

# The window opens faster the longer nothing is lost.
m-the-window-opens-faster-the-7tg79x = A janela se abre mais rápido quanto mais tempo nada se perde.

# A number is missing at the receiver: {flow} waits for three more.
m-a-number-is-missing-at-3ju2oi = Falta um número no receptor: { $flow } espera mais três.

# The receiver of {flow} imagines a TCP window; its average sets the rate.
m-the-receiver-of-flow-imagines-9fd6hv = O receptor de { $flow } imagina uma janela TCP; sua média define a taxa.

# Packet {packet} is marked: the imagined window falls, {before:pair} to {after:pair}.
m-packet-packet-is-marked-the-a6y0r4 = O pacote { $packet } está marcado: a janela imaginada cai de { $before } para { $after }.

# Slow start: {flow} doubles its rate, at most once a round trip.
m-slow-start-flow-doubles-its-wjcsdx = Partida lenta: { $flow } dobra sua taxa, no máximo uma vez por ida e volta.

# One loss event in {every:packets} packets: the equation allows {equation:packets} packets/s.
m-one-loss-event-in-every-yqu585 = Um evento de perda em { $every } pacotes: a equação permite { $equation } pacotes/s.

# Packet {packet} ends the start-up: {flow} halves, {before:pair} to {after:pair} packets/s.
m-packet-packet-ends-the-start-2cxg9a = O pacote { $packet } encerra a partida: { $flow } cai pela metade, de { $before } para { $after } pacotes/s.

# Start-up: the rate doubles every round trip until a loss.
m-start-up-the-rate-doubles-yvy6fy = Partida: a taxa dobra a cada ida e volta até uma perda.

# {Flow} keeps {rate:packets} packets/s until {interval:4} s are over.
m-flow-keeps-rate-packets-packets-7rssf5 = { $Flow } mantém { $rate } pacotes/s até passarem { $interval } s.

# Nothing comes back: {flow} halves its rate, {before:pair} to {after:pair} packets/s.
m-nothing-comes-back-flow-halves-ptuts4 = Nada volta: { $flow } reduz sua taxa à metade, de { $before } para { $after } pacotes/s.

# {Flow} watches the round trip and keeps few packets queued.
m-flow-watches-the-round-trip-j5tukl = { $Flow } observa a ida e volta e mantém poucos pacotes em fila.

# The bandwidth no longer grows: {flow} drains the queue it made.
m-the-bandwidth-no-longer-grows-s0g4te = A largura de banda não cresce mais: { $flow } esvazia a fila que criou.

# {rttWindow:4} s without a shorter round trip: {flow} drains the pipe.
m-rttwindow-4-s-without-a-vi0gq3 = { $rttWindow } s sem ida e volta menor: { $flow } esvazia o duto.

# {Flow} has measured the round trip anew, and sends on.
m-flow-has-measured-the-round-rnnbih = { $Flow } mediu de novo a ida e volta e continua enviando.

# It is time to look for more bandwidth: {flow} fills the path.
m-it-is-time-to-look-ti41km = É hora de buscar mais largura de banda: { $flow } enche o caminho.

# {Flow} has in flight what was too much the last time, and gives way.
m-flow-has-in-flight-what-ljaylc = { $Flow } tem a caminho o que da última vez foi demais, e cede.

# Over 2 % of a round trip is lost: {flow} gives way.
m-over-2-of-a-round-j85re8 = Mais de 2 % de uma ida e volta se perdem: { $flow } cede.

# What seemed lost has arrived after all: {flow} goes back to what it did before.
m-what-seemed-lost-has-arrived-1g6i8x = O que parecia perdido chegou afinal: { $flow } volta ao que fazia antes.

# An ACK brings the mark: {flow} {how?halves|cuts}, {before:pair} to {after:pair}; nothing was lost.
m-an-ack-brings-the-mark-sl9os0 = Um ACK traz a marca: { $flow } { $how ->
    [0] cai pela metade
   *[other] corta
  }, de { $before } para { $after }; nada se perdeu.

# Packet {packet} is overdue: {flow} {how?halves|cuts}, {before:pair} to {after:pair}.
m-packet-packet-is-overdue-flow-qaxvma = O pacote { $packet } está atrasado demais: { $flow } { $how ->
    [0] cai pela metade
   *[other] corta
  }, de { $before } para { $after }.

# The probe of {flow} had replaced a lost packet: it {how?halves|cuts}, {before:pair} to {after:pair}.
m-the-probe-of-flow-had-6msdjb = A sonda de { $flow } havia substituído um pacote perdido: { $how ->
    [0] cai pela metade
   *[other] corta
  }, de { $before } para { $after }.

# What {flow} had sent again is lost: it {how?halves|cuts}, {before:pair} to {after:pair}.
m-what-flow-had-sent-again-hhdefq = O que { $flow } havia reenviado se perdeu: { $how ->
    [0] cai pela metade
   *[other] corta
  }, de { $before } para { $after }.

# {backlog:packets} packets of {flow} wait in queues, too many: its window shrinks.
m-backlog-packets-packets-of-flow-ewz4so = { $backlog } pacotes de { $flow } esperam em filas, demais: sua janela encolhe.

# Packets begin to queue: {flow} ends slow start, {before:pair} to {after:pair}.
m-packets-begin-to-queue-flow-dui27g = Pacotes começam a formar fila: { $flow } encerra a partida lenta, de { $before } para { $after }.

# Packet {packet} is overdue: {flow} cuts, {before:pair} to {after:pair}.
m-packet-packet-is-overdue-flow-o6b9da = O pacote { $packet } está atrasado demais: { $flow } corta sua janela, de { $before } para { $after }.

# {Flow} starts: it sends a little, and waits for the answer.
m-flow-starts-it-sends-a-xe8xfq = { $Flow } começa: envia um pouco e espera a resposta.

# {Flow} stops sending.
m-flow-stops-sending-ieujj0 = { $Flow } para de enviar.

# {Flow} is done: all its packets have arrived.
m-flow-is-done-all-its-whndfi = { $Flow } terminou: todos os seus pacotes chegaram.

# No ACK for {timeout:seconds}, a timeout: the window of {flow} falls to {after:packets}.
m-no-ack-for-timeout-seconds-8apbx6 = Nenhum ACK por { $timeout }, estouro do temporizador: a janela de { $flow } cai para { $after }.

# No ACK, a timeout: the window of {flow} falls to {after:packets}.
m-no-ack-a-timeout-the-vxnt8p = Nenhum ACK, estouro do temporizador: a janela de { $flow } cai para { $after }.

# Its ACKs fill half a round trip: {flow} ends slow start at {window:packets} packets.
m-its-acks-fill-half-a-kdkldh = Seus ACKs enchem meia ida e volta: { $flow } encerra a partida lenta em { $window } pacotes.

# Even its shortest round trip grows: {flow} ends slow start at {window:packets} packets.
m-even-its-shortest-round-trip-87cfha = Até sua menor ida e volta cresce: { $flow } encerra a partida lenta em { $window } pacotes.

# No report comes: {flow} halves its rate, {before:pair} to {after:pair} packets/s.
m-no-report-comes-flow-halves-k2dd0f = Nenhum relatório vem: { $flow } reduz sua taxa à metade, de { $before } para { $after } pacotes/s.

# Packet {packet} is missing: {flow} cuts its rate, {before:pair} to {after:pair} packets/s.
m-packet-packet-is-missing-flow-lbamgv = Falta o pacote { $packet }: { $flow } corta sua taxa, de { $before } para { $after } pacotes/s.

# Packet {packet} is overdue: {flow} cuts its rate, {before:pair} to {after:pair} packets/s.
m-packet-packet-is-overdue-flow-cdpo3r = O pacote { $packet } está atrasado demais: { $flow } corta sua taxa, de { $before } para { $after } pacotes/s.

# Packet {packet} is marked: {flow} cuts its rate, {before:pair} to {after:pair} packets/s.
m-packet-packet-is-marked-flow-y0mv9x = O pacote { $packet } está marcado: { $flow } corta sua taxa, de { $before } para { $after } pacotes/s.

# {interval:4} s without loss: the rate rises, {before:pair} to {after:pair} packets/s.
m-interval-4-s-without-loss-io35ns = { $interval } s sem perda: a taxa sobe de { $before } para { $after } pacotes/s.

# {interval:4} s with losses: the equation moves it from {before:pair} to {after:pair} packets/s.
m-interval-4-s-with-losses-ahgu5x = { $interval } s com perdas: a equação a leva de { $before } para { $after } pacotes/s.

# Packet {packet} is missing: the imagined window falls, {before:pair} to {after:pair}.
m-packet-packet-is-missing-the-p1d06q = Falta o pacote { $packet }: a janela imaginada cai de { $before } para { $after }.

# Nothing arrives: the imagined window of {flow} falls to one packet.
m-nothing-arrives-the-imagined-window-gkdud1 = Nada chega: a janela imaginada de { $flow } cai para um pacote.

# Packet {packet} is lost, slow start ends: {before:pair} to {after:pair} packets/s.
m-packet-packet-is-lost-slow-eil4oz = O pacote { $packet } se perdeu, a partida lenta acaba: de { $before } para { $after } pacotes/s.

# Packet {packet}, a new loss event: the rate falls, {before:pair} to {after:pair} packets/s.
m-packet-packet-a-new-loss-c1ju6v = Pacote { $packet }, um novo evento de perda: a taxa cai de { $before } para { $after } pacotes/s.

# Packet {packet}, a new loss event: the rate rises, {before:pair} to {after:pair} packets/s.
m-packet-packet-a-new-loss-0xj5k7 = Pacote { $packet }, um novo evento de perda: a taxa sobe de { $before } para { $after } pacotes/s.

# Slow start: each ACK opens the window by one packet.
m-slow-start-each-ack-opens-ltihq3 = Partida lenta: cada ACK abre a janela um pacote.

# As long as nothing is lost, the window opens.
m-as-long-as-nothing-is-uakpvq = Enquanto nada se perde, a janela se abre.

# {Flow} sends again what was lost; its window is {window:packets}.
m-flow-sends-again-what-was-ev69ql = { $Flow } reenvia o que se perdeu; sua janela é { $window }.

# The receiver takes {maxWindow:packets} at a time: {flow} sends no more, however large its window.
m-the-receiver-takes-maxwindow-packets-ki1smj = O receptor aceita { $maxWindow } por vez: { $flow } não envia mais, por maior que seja sua janela.

# {Flow}: {cuts} cuts in the last {span} s, all {reason?from the full queue|from early drops|from loss on the way|from marks|from losses|by silence|by timeout|without a drop}.
m-flow-cuts-cuts-in-the-ffg7ov = { $Flow }: { $cuts } cortes nos últimos { $span } s, todos { $reason ->
    [0] pela fila cheia
    [1] por descartes precoces
    [2] por perdas no caminho
    [3] por marcas
    [4] por perdas
    [5] por silêncio
    [6] pelo temporizador
   *[other] sem descarte
  }.

# A second flow joins: who gets what?
m-a-second-flow-joins-who-mr6wll = Um segundo fluxo entra: quem recebe o quê?

# Slow start is over.
m-slow-start-is-over-w4x2hc = A partida lenta acabou.

# the flow
m-the-flow-fky30s = o fluxo

# the run has too many rounds of too many flows for it
m-the-run-has-too-many-dd3jqw = a execução tem rodadas demais de fluxos demais para ele

# it is of one link, and this path has several
m-it-is-of-one-link-e5fky3 = ele é de um só enlace, e este caminho tem vários

# it is of a link of a steady rate
m-it-is-of-a-link-6ne5jw = ele é de um enlace de taxa constante

# it is of flows alone, and here is other traffic beside them
m-it-is-of-flows-alone-tmr9jl = ele é de fluxos sozinhos, e aqui há outro tráfego ao lado deles

# it has no flows on the reverse path
m-it-has-no-flows-on-44ub85 = ele não tem fluxos no caminho de volta

# its flows have no end, and here are transfers
m-its-flows-have-no-end-eokekn = seus fluxos não têm fim, e aqui há transferências

# {scheme} does not say by one law what a round adds and what a loss leaves
m-scheme-does-not-say-by-37o6lm = { $scheme } não diz por uma só lei o que uma rodada acrescenta e o que uma perda deixa

# No textbook’s model of this run: {reason}.
m-no-textbook-s-model-of-m8knrt = Não há modelo dos livros-texto para esta execução: { $reason }.

# {name} {here} packets against the model’s {model} ({by})
m-name-here-packets-against-the-29nydf = { $name } { $here } pacotes contra os { $model } do modelo ({ $by })

# {name} {here} packets against the model’s {model}
m-name-here-packets-against-the-6kofwz = { $name } { $here } pacotes contra os { $model } do modelo

# The model has no queue: here {waited} packets waited in the mean.
m-the-model-has-no-queue-pxz9q9 = O modelo não tem fila: aqui esperaram { $waited } pacotes em média.

# The model’s queue holds {held} packets in the mean: here {waited} waited.
m-the-model-s-queue-holds-lq7oex = A fila do modelo tem { $held } pacotes em média: aqui esperaram { $waited }.

# Mean window from {from} to {to} s: {windows}.
m-mean-window-from-from-to-hb9hdm = Janela média de { $from } a { $to } s: { $windows }.

# The model loses {times}; here there were {events}.
m-the-model-loses-times-here-qzbk9y = O modelo perde { $times }; aqui houve { $events }.

# The model loses {times}, all flows at once; here that was so in {together} of {events}.
m-the-model-loses-times-all-9f7uoh = O modelo perde { $times }, todos os fluxos ao mesmo tempo; aqui foi assim em { $together } de { $events }.

# 1 time
m-1-time-oroplh = 1 vez

# {count} times
m-count-times-q5937e = { $count } vezes

# n × its rate
m-n-its-rate-mi2v88 = n × sua taxa

# the application’s: all that it writes, or reads, gets through
m-the-application-s-all-that-07yzc7 = a da aplicação: passa tudo o que ela escreve, ou lê

# its application holds it back
m-its-application-holds-it-back-skxh99 = sua aplicação o segura

# Padhye et al. 1998; nothing is lost
m-padhye-et-al-1998-nothing-izy9ej = Padhye et al. 1998; nada se perde

# nothing lost so far
m-nothing-lost-so-far-b8e9fz = nada perdido até agora

# Tsao et al. 2007, Fig. 1; τ and c as set
m-tsao-et-al-2007-fig-yn9yvf = Tsao et al. 2007, fig. 1; τ e c como ajustados

# one scheme has all
m-one-scheme-has-all-ywcmdt = um só esquema tem tudo

# flows go both ways
m-flows-go-both-ways-t4zqsp = há fluxos nos dois sentidos

# p differs: {least} to {most}
m-p-differs-least-to-most-a7djuz = p difere: de { $least } a { $most }

# n flows, T the form of the mean, p = {p} for all
m-n-flows-t-the-form-j7glul = n fluxos, T a fórmula da média, p = { $p } para todos

# no form: the queue drops too
m-no-form-the-queue-drops-nuozmy = sem fórmula: a fila também descarta

# no form: drop-tail drops in bursts
m-no-form-drop-tail-drops-6uzngc = sem fórmula: o drop-tail descarta em rajadas

# no form of the queue’s drops
m-no-form-of-the-queue-381qd3 = sem fórmula dos descartes da fila

# the chance that is set
m-the-chance-that-is-set-q0ec63 = a probabilidade ajustada

# the gap that is set
m-the-gap-that-is-set-ygqoeb = o intervalo ajustado

# no form for such losses
m-no-form-for-such-losses-uo32gx = sem fórmula para tais perdas

# the largest window does not fill the queue
m-the-largest-window-does-not-oosx19 = a maior janela não enche a fila

# 2a / (W² (1 − (1 − b)²)), W = RC + queue
m-2a-w-1-1-b-ub71rm = 2a / (W² (1 − (1 − b)²)), W = RC + fila

# one tooth’s packets: Yang et al. 2000, Sec. 4.1, peak window
m-one-tooth-s-packets-yang-tjzmke = os pacotes de um dente: Yang et al. 2000, seç. 4.1, janela máxima

# no form with timeouts
m-no-form-with-timeouts-krjo0w = sem fórmula com estouros do temporizador

# the form of the mean without timeouts, solved for p; W the mean window
m-the-form-of-the-mean-a99mjr = a fórmula da média sem estouros do temporizador, resolvida em p; W a janela média

# no form over several queues
m-no-form-over-several-queues-76rzly = sem fórmula com várias filas

# no round trip so far
m-no-round-trip-so-far-xm6bdo = nenhuma ida e volta até agora

# nothing waits at an unlimited link
m-nothing-waits-at-an-unlimited-km288t = nada espera em um enlace sem limite

# the link’s rate changes
m-the-link-s-rate-changes-5o91jj = a taxa do enlace muda

# the link’s delay changes
m-the-link-s-delay-changes-3cfuta = o atraso do enlace muda

# packets differ in size
m-packets-differ-in-size-umuuru = os pacotes diferem em tamanho

# Little 1961; q the queue’s mean over time, s a packet
m-little-1961-q-the-queue-ki6eqy = Little 1961; q a média da fila no tempo, s um pacote

# 1 if (1 − b)W ≥ P, else W²(1 − (1 − b)²) / (2P(P − (1 − b)W) + W² − P²); P = RC, W = P + queue
m-1-if-1-b-w-dgdjg8 = 1 se (1 − b)W ≥ P; senão, W²(1 − (1 − b)²) / (2P(P − (1 − b)W) + W² − P²); P = RC, W = P + fila

# one tooth of a flow alone; 3/4 without a queue (Villamizar & Song 1994)
m-one-tooth-of-a-flow-36a0mh = um dente de um fluxo sozinho; 3/4 sem fila (Villamizar e Song 1994)

# no one rate to compare with
m-no-one-rate-to-compare-rl1zuy = não há uma única taxa com que comparar

# a form for one AIMD flow alone
m-a-form-for-one-aimd-6pvymv = uma fórmula para um único fluxo AIMD sozinho

# {events} of {needed} loss events needed
m-events-of-needed-loss-events-f2ruxj = { $events } dos { $needed } eventos de perda necessários

# no form with timeouts, p {p}
m-no-form-with-timeouts-p-yxqzx2 = sem fórmula com estouros do temporizador, p { $p }

# no form with delayed ACKs
m-no-form-with-delayed-acks-vq7di4 = sem fórmula com ACKs retardados

# Mathis et al. 1997; even losses, no timeouts
m-mathis-et-al-1997-even-wucbem = Mathis et al. 1997; perdas a intervalos iguais, sem estouros do temporizador

# √(a(2−b)/(2bp)) / R
m-a-2-b-2bp-r-wp88mt = √(a(2−b)/(2bp)) / R

# Jin et al. 2001, Eq. 8 without its timeout term
m-jin-et-al-2001-eq-8ew1mm = Jin et al. 2001, eq. 8 sem seu termo do temporizador

# timeouts rule at p {p}
m-timeouts-rule-at-p-p-h43ens = com p { $p } mandam os estouros do temporizador

# Jin et al. 2001, Eq. 8, after Padhye et al. 1998
m-jin-et-al-2001-eq-ifugb5 = Jin et al. 2001, eq. 8, segundo Padhye et al. 1998

# 1 / (R √(2p/3) + T₀ min(1, 3√(3p/8)) p (1 + 32p²)), T₀ = 4R
m-1-r-2p-3-t-ncgqrh = 1 / (R √(2p/3) + T₀ min(1, 3√(3p/8)) p (1 + 32p²)), T₀ = 4R

# slow start’s pairs of packets do not fit into the queue
m-slow-start-s-pairs-of-xydbn8 = os pares de pacotes da partida lenta não cabem na fila

# no form of several flows
m-no-form-of-several-flows-u45lwg = sem fórmula de vários fluxos

# T of each group: {formula}, {source}
m-t-of-each-group-formula-shrwbz = T de cada grupo: { $formula }, { $source }

# (W² − w²) / (2C (C − w) + W² − C²), w = (1 − b) W below the pipe C, else 1
m-w-w-2c-c-w-lumly3 = (W² − w²) / (2C (C − w) + W² − C²), com w = (1 − b) W abaixo do duto C; senão, 1

# Villamizar & Song 1994; W the pipe and its queue, in packets
m-villamizar-song-1994-w-the-ekgter = Villamizar e Song 1994; W o duto e sua fila, em pacotes

# no form beside other traffic
m-no-form-beside-other-traffic-o6b031 = sem fórmula ao lado de outro tráfego

# no losses are set whose rate a form takes
m-no-losses-are-set-whose-ncn3b6 = não há perdas ajustadas cuja taxa uma fórmula tome

# no form of flows that go back, or have nothing to send at times
m-no-form-of-flows-that-wmu4tw = sem fórmula de fluxos que vão de volta, ou que às vezes não têm o que enviar

# the link would be full at times
m-the-link-would-be-full-0p2eeq = o enlace estaria cheio às vezes

# after the warm-up, from {time} s
m-after-the-warm-up-from-2rtvx7 = depois do aquecimento, a partir de { $time } s

# no warm-up: slow start counts
m-no-warm-up-slow-start-muyrm0 = sem aquecimento: a partida lenta conta

# not steady: {source}
m-not-steady-source-4ag76x = sem regime permanente: { $source }

# not steady: a source came or went
m-not-steady-a-source-came-p1f1mp = sem regime permanente: uma fonte chegou ou se foi

# not steady: the link follows a trace
m-not-steady-the-link-follows-2ixr3r = sem regime permanente: o enlace segue um traço

# not steady: losses change
m-not-steady-losses-change-ng52jz = sem regime permanente: as perdas mudam

# not steady: changed at {time} s
m-not-steady-changed-at-time-izxiv3 = sem regime permanente: houve uma mudança aos { $time } s

# not steady: transfers end
m-not-steady-transfers-end-tvlptz = sem regime permanente: as transferências terminam

# not steady: flows come and go
m-not-steady-flows-come-and-rjngre = sem regime permanente: há fluxos que vêm e vão

# no form for losses at a queue
m-no-form-for-losses-at-5fjm6n = sem fórmula para perdas em uma fila

# no form: the link limits the rate
m-no-form-the-link-limits-gordcc = sem fórmula: o enlace limita a taxa

# no form: flows share the losses
m-no-form-flows-share-the-2ixefa = sem fórmula: os fluxos dividem as perdas

# no form unless losses are Poisson
m-no-form-unless-losses-are-8rtqco = sem fórmula a não ser que as perdas sejam de Poisson

# under half a packet: rounding rules
m-under-half-a-packet-rounding-ealgsi = menos de meio pacote: manda o arredondamento

# AIMD’s tooth from (1 − b)W to W, integrated over one tooth; the measured CoV also holds the unevenness of whole packets
m-aimd-s-tooth-from-1-zxifgv = o dente do AIMD de (1 − b)W a W, integrado sobre um dente; o CV medido inclui também a irregularidade dos pacotes inteiros

# Yang et al. 2000, Eq. 4
m-yang-et-al-2000-eq-yiswci = Yang et al. 2000, eq. 4

# no form of this scheme for such losses
m-no-form-of-this-scheme-j74ueb = sem fórmula deste esquema para tais perdas

# no form for losses per packet
m-no-form-for-losses-per-kez8ab = sem fórmula para perdas por pacote

# the form leaves timeouts out
m-the-form-leaves-timeouts-out-nc7f3q = a fórmula deixa de fora os estouros do temporizador
