# In the {span} s before
m-in-the-span-s-before-uywtsh = Nos { $span } s anteriores

# Why is the rate of {name} what it is at {time} s?
m-why-is-the-rate-of-bavttl = Por que a taxa de { $name } é a que é aos { $time } s?

# Why is the window of {name} what it is at {time} s?
m-why-is-the-window-of-aomoi7 = Por que a janela de { $name } é a que é aos { $time } s?

# Why did packet {packet} of {flow} fall at {time:.2} s?
m-why-did-packet-packet-of-kaz6se = Por que o pacote { $packet } de { $flow } caiu aos { $time } s?

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
    [0] pacotes
   *[other] pacotes/s
  }.

# The {kind?window|rate} went step by step from {before:pair} to {after:pair} {kind?packets|packets/s}, up to {until:.2} s.
m-the-kind-window-rate-went-4a0b5e = A { $kind ->
    [0] janela
   *[other] taxa
  } foi passo a passo de { $before } para { $after } { $kind ->
    [0] pacotes
   *[other] pacotes/s
  }, até { $until } s.

# From here on the {kind?window|rate} goes step by step: from {before:pair} to {after:pair} {kind?packets|packets/s} now.
m-from-here-on-the-kind-x1omq4 = Daqui em diante a { $kind ->
    [0] janela
   *[other] taxa
  } vai passo a passo: de { $before } para { $after } { $kind ->
    [0] pacotes
   *[other] pacotes/s
  } agora.

# Before that the {kind?window|rate} was {before:packets} {kind?packets|packets/s}.
m-before-that-the-kind-window-7mk0v9 = Antes disso a { $kind ->
    [0] janela
   *[other] taxa
  } era { $before } { $kind ->
    [0] pacotes
   *[other] pacotes/s
  }.

# Before that the {kind?window|rate} went from {before:pair} to {after:pair} {kind?packets|packets/s}.
m-before-that-the-kind-window-vhb6nq = Antes disso a { $kind ->
    [0] janela
   *[other] taxa
  } foi de { $before } para { $after } { $kind ->
    [0] pacotes
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
   *[other] , a menor janela
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
m-a-change-of-this-run-20vn4n = uma mudança desta execução o pede, e nenhuma fila.

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
   *[other] , a menor janela
  }.

# W ← (1 − b) W: (1 − {b:3}) × {cut:.2} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-1-b-w-1-i0k2y1 = W ← (1 − b) W: (1 − { $b }) × { $cut } = { $after }{ $rounded ->
    [0] { "" }
    [1] , em pacotes inteiros
   *[other] , a menor janela
  }.

# W ← W − β W^l: {cut:.2} − {b:3} × {cut:.2}^{l:3} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-w-w-l-cut-u0uojf = W ← W − β W^l: { $cut } − { $b } × { $cut }^{ $l } = { $after }{ $rounded ->
    [0] { "" }
    [1] , em pacotes inteiros
   *[other] , a menor janela
  }.

# W ← β W: {kept:3} × {cut:.2} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-w-kept-3-cut-qvqo6h = W ← β W: { $kept } × { $cut } = { $after }{ $rounded ->
    [0] { "" }
    [1] , em pacotes inteiros
   *[other] , a menor janela
  }.

# s is less than 1, for the round trip is shorter than the one it acts like.
m-s-is-less-than-1-ecu9z4 = s é menor que 1, pois a ida e volta é mais curta que aquela como a qual ele age.

# W ← (1 − β) W: (1 − {b:3}) × {cut:.2} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-1-w-1-b-rrno49 = W ← (1 − β) W: (1 − { $b }) × { $cut } = { $after }{ $rounded ->
    [0] { "" }
    [1] , em pacotes inteiros
   *[other] , a menor janela
  }.

# the window is at most its bound, {cap:.2}: what a probe or a round trip with losses had in flight, less some room for others.
m-the-window-is-at-most-z1a4m3 = a janela é no máximo seu limite, { $cap }: o que uma sondagem ou uma ida e volta com perdas tinha a caminho, menos algum espaço para os outros.

# in the first round after a loss one packet goes for each that arrives: the window stays {after:.2}.
m-in-the-first-round-after-08123t = na primeira rodada após uma perda sai um pacote para cada um que chega: a janela fica em { $after }.

# in the first round after a loss one packet goes for each that arrives: {inFlight:packets} + {delivered:packets} = {after:.2}.
m-in-the-first-round-after-875prd = na primeira rodada após uma perda sai um pacote para cada um que chega: { $inFlight } + { $delivered } = { $after }.

# W + {delivered:packets} delivered, at most the target {target:.1}, which is twice bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1} and room for bursts.
m-w-delivered-packets-delivered-at-ijjzqs = W + { $delivered } entregues, no máximo o alvo { $target }, que é o dobro de largura de banda × menor ida e volta = { $bandwidth } × { $minRtt } = { $product } e espaço para rajadas.

# below the target {target:.1}: W plus what was delivered, {base:.1} + {delivered:packets} = {after:.2}; bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1}.
m-below-the-target-target-1-6jyatz = abaixo do alvo { $target }: W mais o que foi entregue, { $base } + { $delivered } = { $after }; largura de banda × menor ida e volta = { $bandwidth } × { $minRtt } = { $product }.

# the target {target:.1} is reached: the window stays {after:.2}; bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1}.
m-the-target-target-1-is-v9xth0 = o alvo { $target } foi alcançado: a janela fica em { $after }; largura de banda × menor ida e volta = { $bandwidth } × { $minRtt } = { $product }.

# W + {delivered:packets} delivered, at most the target {target:.1}, which goes by the initial window until there are measurements.
m-w-delivered-packets-delivered-at-ns32q0 = W + { $delivered } entregues, no máximo o alvo { $target }, que se guia pela janela inicial até haver medições.

# W plus what was delivered, {base:.1} + {delivered:packets} = {after:.2}; the target {target:.1} goes by the initial window until there are measurements.
m-w-plus-what-was-delivered-pqlaku = W mais o que foi entregue, { $base } + { $delivered } = { $after }; o alvo { $target } se guia pela janela inicial até haver medições.

# the target {target:.1} is reached, which goes by the initial window until there are measurements: the window stays {after:.2}.
m-the-target-target-1-is-pf59v6 = o alvo { $target } foi alcançado, que se guia pela janela inicial até haver medições: a janela fica em { $after }.

# W + {delivered:packets} delivered would be less than the least window: it is 4.
m-w-delivered-packets-delivered-would-lcuvqd = W + { $delivered } entregues seria menos que a menor janela: é 4.

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
m-it-is-in-state-word-qsyldf = Está em { $state }: por uma ida e volta havia enviado com a largura de banda, de modo que o caminho estava cheio.

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
