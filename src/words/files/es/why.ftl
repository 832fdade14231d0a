# In the {span} s before
m-in-the-span-s-before-uywtsh = En los { $span } s anteriores

# Why is the rate of {name} what it is at {time} s?
m-why-is-the-rate-of-bavttl = ¿Por qué la tasa de { $name } es la que es a los { $time } s?

# Why is the window of {name} what it is at {time} s?
m-why-is-the-window-of-aomoi7 = ¿Por qué la ventana de { $name } es la que es a los { $time } s?

# Why did packet {packet} of {flow} fall at {time:.2} s?
m-why-did-packet-packet-of-kaz6se = ¿Por qué cayó el paquete { $packet } de { $flow } a los { $time } s?

# Why was packet {packet} of {flow} lost at {time:.2} s?
m-why-was-packet-packet-of-mizd6l = ¿Por qué se perdió el paquete { $packet } de { $flow } a los { $time } s?

# Why was packet {packet} of {flow} marked at {time:.2} s?
m-why-was-packet-packet-of-ewicbv = ¿Por qué se marcó el paquete { $packet } de { $flow } a los { $time } s?

# On average {average:.1} packets wait: at that average p = {chance:percent}. It is packet {count} since the last early drop.
m-on-average-average-1-packets-buew9r = En promedio esperan { $average } paquetes: con esa media p = { $chance }. Es el paquete { $count } desde el último descarte temprano.

# Nothing has changed yet.
m-nothing-has-changed-yet-9lrtpm = Aún no ha cambiado nada.

# The {kind?window|rate} {fell?rose|fell} from {before:pair} to {after:pair} {kind?packets|packets/s}.
m-the-kind-window-rate-fell-ho9jsm = La { $kind ->
    [0] ventana
   *[other] tasa
  } { $fell ->
    [0] subió
   *[other] bajó
  } de { $before } a { $after } { $kind ->
    [0] paquetes
   *[other] paquetes/s
  }.

# The {kind?window|rate} went step by step from {before:pair} to {after:pair} {kind?packets|packets/s}, up to {until:.2} s.
m-the-kind-window-rate-went-4a0b5e = La { $kind ->
    [0] ventana
   *[other] tasa
  } fue paso a paso de { $before } a { $after } { $kind ->
    [0] paquetes
   *[other] paquetes/s
  }, hasta los { $until } s.

# From here on the {kind?window|rate} goes step by step: from {before:pair} to {after:pair} {kind?packets|packets/s} now.
m-from-here-on-the-kind-x1omq4 = Desde aquí la { $kind ->
    [0] ventana
   *[other] tasa
  } va paso a paso: de { $before } a { $after } { $kind ->
    [0] paquetes
   *[other] paquetes/s
  } ahora.

# Before that the {kind?window|rate} was {before:packets} {kind?packets|packets/s}.
m-before-that-the-kind-window-7mk0v9 = Antes de eso la { $kind ->
    [0] ventana
   *[other] tasa
  } era { $before } { $kind ->
    [0] paquetes
   *[other] paquetes/s
  }.

# Before that the {kind?window|rate} went from {before:pair} to {after:pair} {kind?packets|packets/s}.
m-before-that-the-kind-window-vhb6nq = Antes de eso la { $kind ->
    [0] ventana
   *[other] tasa
  } pasó de { $before } a { $after } { $kind ->
    [0] paquetes
   *[other] paquetes/s
  }.

# What became of packet {packet} is no longer recorded.
m-what-became-of-packet-packet-jnu6qv = Lo que fue del paquete { $packet } ya no está registrado.

# Packet {packet} was not dropped: it, or its ACK, was late; an ACK was dropped.
m-packet-packet-was-not-dropped-h87lp5 = El paquete { $packet } no se descartó: él, o su ACK, llegó tarde; se descartó un ACK.

# Packet {packet} was not dropped: it, or its ACK, was late.
m-packet-packet-was-not-dropped-tqyw0v = El paquete { $packet } no se descartó: él, o su ACK, llegó tarde.

# {ack?Packet|The ACK of packet} {packet}{answered?|, just answered,} waited {waited:span} in the queue{hop:at}: {waiting#packet|packets} stood before it.
m-ack-packet-the-ack-of-cdfn94 = { $ack ->
    [0] El paquete
   *[other] El ACK del paquete
  } { $packet }{ $answered ->
    [0] { "" }
   *[other] , recién respondido,
  } esperó { $waited } en la cola{ $hop }: tenía delante { $waiting ->
    [one] { $waiting } paquete
   *[other] { $waiting } paquetes
  }.

# Whose packets those were: {owners}.
m-whose-packets-those-were-owners-omoq4w = De quién eran esos paquetes: { $owners }.

# the {source}
m-the-source-24mszr = fuente ({ $source })

# W ← W/2: {cut:.2} / 2 = {after:.2}{rounded?|, in whole packets|, the least window} (a first loss, or one in slow start, halves).
m-w-w-2-cut-2-4a52uw = W ← W/2: { $cut } / 2 = { $after }{ $rounded ->
    [0] { "" }
    [1] , en paquetes enteros
   *[other] , la menor ventana
  } (una primera pérdida, o una en arranque lento, divide entre dos).

# PRR: the window of {cut:.2} comes down to what the cut leaves of it with the ACKs that come; now it is {after:.2}.
m-prr-the-window-of-cut-w3gze0 = PRR: la ventana de { $cut } baja con los ACK que llegan hasta lo que el recorte deja de ella; ahora es { $after }.

# {name} did not cut.
m-name-did-not-cut-a5h9tm = { $name } no recortó.

# {name} cut {cuts} times: {counts}.
m-name-cut-cuts-times-counts-j62owz = { $name } recortó { $cuts } veces: { $counts }.

# {name} cut {cuts} times, all {reason?from the full queue|from early drops|from loss on the way|from marks|from losses|by silence|by timeout|without a drop}.
m-name-cut-cuts-times-all-imau52 = { $name } recortó { $cuts } veces, todas { $reason ->
    [0] por la cola llena
    [1] por descartes tempranos
    [2] por pérdidas en el camino
    [3] por marcas
    [4] por pérdidas
    [5] por silencio
    [6] por el temporizador
   *[other] sin descarte
  }.

# {name} cut once, {reason?from the full queue|from early drops|from loss on the way|from marks|from losses|by silence|by timeout|without a drop}.
m-name-cut-once-reason-from-ga5b7p = { $name } recortó una vez, { $reason ->
    [0] por la cola llena
    [1] por descartes tempranos
    [2] por pérdidas en el camino
    [3] por marcas
    [4] por pérdidas
    [5] por silencio
    [6] por el temporizador
   *[other] sin descarte
  }.

# {percent} % of {name}
m-percent-of-name-n9e94f = { $percent } % de { $name }

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s, and not for losses: it lost {lessPart:2} % of its packets, {more} {morePart:2} %; their round trips were {lessTrip:.0} ms and {moreTrip:.0} ms.
m-less-got-less-than-more-c35kaz = { $less } recibió menos que { $more }, { $lessRate } frente a { $moreRate } Mbit/s, y no por pérdidas: perdió el { $lessPart } % de sus paquetes; { $more }, el { $morePart } %; sus idas y vueltas fueron de { $lessTrip } ms y { $moreTrip } ms.

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s: it lost {lessPart:2} % of its packets (all in queues), {more} {morePart:2} %.
m-less-got-less-than-more-j07sgj = { $less } recibió menos que { $more }, { $lessRate } frente a { $moreRate } Mbit/s: perdió el { $lessPart } % de sus paquetes (todos en colas); { $more }, el { $morePart } %.

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s: it lost {lessPart:2} % of its packets (all on the way), {more} {morePart:2} %.
m-less-got-less-than-more-ku1x5x = { $less } recibió menos que { $more }, { $lessRate } frente a { $moreRate } Mbit/s: perdió el { $lessPart } % de sus paquetes (todos en el camino); { $more }, el { $morePart } %.

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s: it lost {lessPart:2} % of its packets ({queue} in queues, {lost} on the way), {more} {morePart:2} %.
m-less-got-less-than-more-34k1me = { $less } recibió menos que { $more }, { $lessRate } frente a { $moreRate } Mbit/s: perdió el { $lessPart } % de sus paquetes ({ $queue } en colas, { $lost } en el camino); { $more }, el { $morePart } %.

# It did not cut again for packet {other}, {how?dropped|lost|marked} as well: sent before the cut, which answers for all up to packet {upTo}.
m-it-did-not-cut-again-m0q4o4 = No recortó otra vez por el paquete { $other }, también { $how ->
    [0] descartado
    [1] perdido
   *[other] marcado
  }: se envió antes del recorte, que responde por todos hasta el paquete { $upTo }.

# It did not cut again for packet {other} and {more} more, {how?dropped|lost|marked} as well: sent before the cut, which answers for all up to packet {upTo}.
m-it-did-not-cut-again-lyded9 = No recortó otra vez por el paquete { $other } y { $more } más, también { $how ->
    [0] descartados
    [1] perdidos
   *[other] marcados
  }: se enviaron antes del recorte, que responde por todos hasta el paquete { $upTo }.

# So one cut answers for a whole window of data.
m-so-one-cut-answers-for-62pjw8 = Así un recorte responde por toda una ventana de datos.

# It sends no more: all its data have arrived.
m-it-sends-no-more-all-dz2w6l = No envía más: todos sus datos han llegado.

# It sends no more: it was stopped, and offers no new data.
m-it-sends-no-more-it-1ob6wj = No envía más: se detuvo y no ofrece datos nuevos.

# It sends no sooner: its rate is a clock, with a packet every {gap:span}.
m-it-sends-no-sooner-its-umlf8p = No envía antes: su tasa es un reloj, con un paquete cada { $gap }.

# If none comes, the timer ends the wait after {rto:span}.
m-if-none-comes-the-timer-91dvng = Si no llega ninguno, el temporizador termina la espera tras { $rto }.

# It sends no more: its receiver takes {maxWindow:packets} at a time, however large its window of {window:.1} is.
m-it-sends-no-more-its-n69113 = No envía más: su receptor acepta { $maxWindow } a la vez, por grande que sea su ventana de { $window }.

# It sends no more: it still repairs a loss, and as much as its window of {window:packets} allows counts as on its way.
m-it-sends-no-more-it-q6m2hm = No envía más: aún repara una pérdida, y cuenta como en camino tanto como permite su ventana de { $window }.

# It sends no sooner: it paces its packets, one every {gap:span}.
m-it-sends-no-sooner-it-bk31t9 = No envía antes: espacia sus paquetes, uno cada { $gap }.

# Without this drop
m-without-this-drop-bs6l2m = Sin este descarte

# Without this loss
m-without-this-loss-2d1zug = Sin esta pérdida

# Without this mark
m-without-this-mark-5upc9u = Sin esta marca

# Without this delay: the {waiting#packet|packets} before it leave at once
m-without-this-delay-the-waiting-b481d7 = Sin este retardo: { $waiting ->
    [one] sale al momento el paquete que tiene delante ({ $waiting })
   *[other] salen al momento los { $waiting } paquetes que tiene delante
  }

# Without this ACK’s loss
m-without-this-ack-s-loss-oz35r3 = Sin la pérdida de este ACK

# Without {flow}
m-without-flow-qklshp = Sin { $flow }

# Without the {source}
m-without-the-source-qn4qa3 = Sin la fuente ({ $source })

# Without any loss in front of the queue{at}
m-without-any-loss-in-front-1a8zg2 = Sin ninguna pérdida delante de la cola{ $at }

# Without “{change}”
m-without-change-h474q2 = Sin «{ $change }»

# {queue} decides it, before the queue is full.
m-queue-decides-it-before-the-tgcvi6 = { $queue } lo decide, antes de que la cola esté llena.

# a change of this run asks for it, and no queue.
m-a-change-of-this-run-20vn4n = lo pide un cambio de esta ejecución, y ninguna cola.

# Packet {packet} was marked in the low-latency queue, where {waiting#packet|packets} stood behind it: it had waited {waited:span}, longer than that queue’s threshold.
m-packet-packet-was-marked-in-xcyj8f = El paquete { $packet } se marcó en la cola de baja latencia, donde tenía detrás { $waiting ->
    [one] { $waiting } paquete
   *[other] { $waiting } paquetes
  }: había esperado { $waited }, más que el umbral de esa cola.

# Packet {packet} was marked in the low-latency queue, where {waiting#packet|packets} stood behind it: it had waited {waited:span}, and the classic queue’s controller asks for marks on p_CL = k p = {chance:percent} here.
m-packet-packet-was-marked-in-6w1fod = El paquete { $packet } se marcó en la cola de baja latencia, donde tenía detrás { $waiting ->
    [one] { $waiting } paquete
   *[other] { $waiting } paquetes
  }: había esperado { $waited }, y el controlador de la cola clásica pide aquí marcas con p_CL = k p = { $chance }.

# Packet {packet} was marked in the classic queue, with {waiting#packet|packets} behind it: its controller (PI2) asks for p_C = p² = {chance:percent}, and it can carry a mark; it had waited {waited:span}.
m-packet-packet-was-marked-in-dlrgjt = El paquete { $packet } se marcó en la cola clásica, con { $waiting ->
    [one] { $waiting } paquete
   *[other] { $waiting } paquetes
  } detrás: su controlador (PI2) pide p_C = p² = { $chance }, y puede llevar una marca; había esperado { $waited }.

# Packet {packet} was dropped in the classic queue, with {waiting#packet|packets} behind it: its controller (PI2) asks for p_C = p² = {chance:percent}; it had waited {waited:span}.
m-packet-packet-was-dropped-in-pfm938 = El paquete { $packet } se descartó en la cola clásica, con { $waiting ->
    [one] { $waiting } paquete
   *[other] { $waiting } paquetes
  } detrás: su controlador (PI2) pide p_C = p² = { $chance }; había esperado { $waited }.

# Packet {packet} was dropped in the low-latency queue, where {waiting#packet|packets} stood behind it: both queues are overloaded, every packet that passes here is marked already, and p_C = {chance:percent} is dropped.
m-packet-packet-was-dropped-in-2kim18 = El paquete { $packet } se descartó en la cola de baja latencia, donde tenía detrás { $waiting ->
    [one] { $waiting } paquete
   *[other] { $waiting } paquetes
  }: ambas colas están sobrecargadas, todo paquete que pasa aquí ya está marcado, y se descarta p_C = { $chance }.

# W ← W − β: {cut:.2} − {b:3} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-w-cut-2-b-ffevra = W ← W − β: { $cut } − { $b } = { $after }{ $rounded ->
    [0] { "" }
    [1] , en paquetes enteros
   *[other] , la menor ventana
  }.

# W ← (1 − b) W: (1 − {b:3}) × {cut:.2} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-1-b-w-1-i0k2y1 = W ← (1 − b) W: (1 − { $b }) × { $cut } = { $after }{ $rounded ->
    [0] { "" }
    [1] , en paquetes enteros
   *[other] , la menor ventana
  }.

# W ← W − β W^l: {cut:.2} − {b:3} × {cut:.2}^{l:3} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-w-w-l-cut-u0uojf = W ← W − β W^l: { $cut } − { $b } × { $cut }^{ $l } = { $after }{ $rounded ->
    [0] { "" }
    [1] , en paquetes enteros
   *[other] , la menor ventana
  }.

# W ← β W: {kept:3} × {cut:.2} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-w-kept-3-cut-qvqo6h = W ← β W: { $kept } × { $cut } = { $after }{ $rounded ->
    [0] { "" }
    [1] , en paquetes enteros
   *[other] , la menor ventana
  }.

# s is less than 1, for the round trip is shorter than the one it acts like.
m-s-is-less-than-1-ecu9z4 = s es menor que 1, pues la ida y vuelta es más corta que aquella como la que actúa.

# W ← (1 − β) W: (1 − {b:3}) × {cut:.2} = {after:.2}{rounded?|, in whole packets|, the least window}.
m-w-1-w-1-b-rrno49 = W ← (1 − β) W: (1 − { $b }) × { $cut } = { $after }{ $rounded ->
    [0] { "" }
    [1] , en paquetes enteros
   *[other] , la menor ventana
  }.

# the window is at most its bound, {cap:.2}: what a probe or a round trip with losses had in flight, less some room for others.
m-the-window-is-at-most-z1a4m3 = la ventana es como mucho su límite, { $cap }: lo que tenía en camino un sondeo o una ida y vuelta con pérdidas, menos algo de sitio para los demás.

# in the first round after a loss one packet goes for each that arrives: the window stays {after:.2}.
m-in-the-first-round-after-08123t = en la primera ronda tras una pérdida sale un paquete por cada uno que llega: la ventana se queda en { $after }.

# in the first round after a loss one packet goes for each that arrives: {inFlight:packets} + {delivered:packets} = {after:.2}.
m-in-the-first-round-after-875prd = en la primera ronda tras una pérdida sale un paquete por cada uno que llega: { $inFlight } + { $delivered } = { $after }.

# W + {delivered:packets} delivered, at most the target {target:.1}, which is twice bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1} and room for bursts.
m-w-delivered-packets-delivered-at-ijjzqs = W + { $delivered } entregados, como mucho el objetivo { $target }, que es el doble de ancho de banda × menor ida y vuelta = { $bandwidth } × { $minRtt } = { $product } y sitio para ráfagas.

# below the target {target:.1}: W plus what was delivered, {base:.1} + {delivered:packets} = {after:.2}; bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1}.
m-below-the-target-target-1-6jyatz = por debajo del objetivo { $target }: W más lo entregado, { $base } + { $delivered } = { $after }; ancho de banda × menor ida y vuelta = { $bandwidth } × { $minRtt } = { $product }.

# the target {target:.1} is reached: the window stays {after:.2}; bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1}.
m-the-target-target-1-is-v9xth0 = se alcanzó el objetivo { $target }: la ventana se queda en { $after }; ancho de banda × menor ida y vuelta = { $bandwidth } × { $minRtt } = { $product }.

# W + {delivered:packets} delivered, at most the target {target:.1}, which goes by the initial window until there are measurements.
m-w-delivered-packets-delivered-at-ns32q0 = W + { $delivered } entregados, como mucho el objetivo { $target }, que se guía por la ventana inicial hasta que haya mediciones.

# W plus what was delivered, {base:.1} + {delivered:packets} = {after:.2}; the target {target:.1} goes by the initial window until there are measurements.
m-w-plus-what-was-delivered-pqlaku = W más lo entregado, { $base } + { $delivered } = { $after }; el objetivo { $target } se guía por la ventana inicial hasta que haya mediciones.

# the target {target:.1} is reached, which goes by the initial window until there are measurements: the window stays {after:.2}.
m-the-target-target-1-is-pf59v6 = se alcanzó el objetivo { $target }, que se guía por la ventana inicial hasta que haya mediciones: la ventana se queda en { $after }.

# W + {delivered:packets} delivered would be less than the least window: it is 4.
m-w-delivered-packets-delivered-would-lcuvqd = W + { $delivered } entregados sería menos que la menor ventana: es 4.

# while it measures the round trip the window is at most 4.
m-while-it-measures-the-round-duqp75 = mientras mide la ida y vuelta la ventana es como mucho 4.

# It is in {state:word}: the delivery rate had not grown by a quarter in three round trips.
m-it-is-in-state-word-qtdebv = Está en { $state }: la tasa de entrega no había crecido un cuarto en tres idas y vueltas.

# It is in {state:word}: the queue that it had built was gone.
m-it-is-in-state-word-fvjn4p = Está en { $state }: la cola que había creado desapareció.

# It is in {state:word}: nothing had undercut its smallest round trip for too long.
m-it-is-in-state-word-9zckch = Está en { $state }: durante demasiado tiempo nada había bajado de su menor ida y vuelta.

# It is in {state:word}: it had measured the smallest round trip anew.
m-it-is-in-state-word-naijt8 = Está en { $state }: había medido de nuevo la menor ida y vuelta.

# It is in {state:word}: two to three seconds had passed since the last probe, or as many round trips as a TCP of its window needs to fill the queue.
m-it-is-in-state-word-9sm7gw = Está en { $state }: habían pasado de dos a tres segundos desde el último sondeo, o tantas idas y vueltas como necesita un TCP de su ventana para llenar la cola.

# It is in {state:word}: for a round trip it had sent at the bandwidth, so that the path was full.
m-it-is-in-state-word-qsyldf = Está en { $state }: durante una ida y vuelta había enviado con el ancho de banda, de modo que el camino estaba lleno.

# It is in {state:word}: as much was in flight as the last probe had found too much.
m-it-is-in-state-word-twx43y = Está en { $state }: había en camino tanto como el último sondeo había visto que es demasiado.

# It is in {state:word}: the careful probe before had lost little.
m-it-is-in-state-word-bz3aqn = Está en { $state }: el cuidadoso sondeo anterior había perdido poco.

# It is in {state:word}: over 2 % of the packets of a round trip were lost.
m-it-is-in-state-word-3t0380 = Está en { $state }: se perdió más del 2 % de los paquetes de una ida y vuelta.

# It is in {state:word}: what had seemed lost had arrived after all.
m-it-is-in-state-word-vkx8x5 = Está en { $state }: lo que parecía perdido llegó al fin.

# So the mark has been answered already.
m-so-the-mark-has-been-dfgopy = Así que a la marca ya se ha respondido.

# {backlog:packets} packets of its own wait in queues; it allows {most:4}.
m-backlog-packets-packets-of-its-dvp15s = { $backlog } de sus paquetes esperan en colas; permite { $most }.

# Δ = W (1 − baseRTT/RTT) with {shortest:span} at best and {roundTrip:span} now: {backlog:packets} > β = {most:3}: W ← W − 1 = {after:.2}.
m-w-1-basertt-rtt-with-fw3fnz = Δ = W (1 − baseRTT/RTT) con { $shortest } en el mejor caso y { $roundTrip } ahora: { $backlog } > β = { $most }: W ← W − 1 = { $after }.

# Δ = W (1 − baseRTT/RTT) with {shortest:span} at best and {roundTrip:span} now: {backlog:packets} > γ = {most:3}: W ← W − W/8 = {after:.2}.
m-w-1-basertt-rtt-with-25hd09 = Δ = W (1 − baseRTT/RTT) con { $shortest } en el mejor caso y { $roundTrip } ahora: { $backlog } > γ = { $most }: W ← W − W/8 = { $after }.

# after a timeout the window is {left:packets}.
m-after-a-timeout-the-window-uhazv6 = tras vencer el temporizador la ventana es { $left }.

# after a timeout the window is {left:packets}, and slow start ends at {threshold:packets}, what the law leaves of {cut:.2}.
m-after-a-timeout-the-window-nwp8uz = tras vencer el temporizador la ventana es { $left }, y el arranque lento termina en { $threshold }, lo que la ley deja de { $cut }.

# after a timeout the window is {left:packets}, and slow start ends at half of {cut:.2}.
m-after-a-timeout-the-window-jyga4r = tras vencer el temporizador la ventana es { $left }, y el arranque lento termina en la mitad de { $cut }.

# p = {p:3} = {events#loss event|loss events} / {acknowledged:packets} acknowledged in the interval.
m-p-p-3-events-loss-jsm888 = p = { $p } = { $events ->
    [one] { $events } evento de pérdida
   *[other] { $events } eventos de pérdida
  } / { $acknowledged } confirmados en el intervalo.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}. It rises towards that by at most {before:.1} + {rounds:2} packets per round trip, and not above {ceiling:.1}: {after:.1}.
m-x-1-r-2p-3-aj1afk = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) con p = { $p }, R = { $rtt }, t₀ = { $t0 } da { $equation }. Sube hacia eso como mucho { $before } + { $rounds } paquetes por ida y vuelta, y no más allá de { $ceiling }: { $after }.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}: X falls to it at once, {after:.1}.
m-x-1-r-2p-3-8izjff = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) con p = { $p }, R = { $rtt }, t₀ = { $t0 } da { $equation }: X baja a eso de golpe, { $after }.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}, and it may be no more than {ceiling:.1}, from the rate received: {after:.1}.
m-x-1-r-2p-3-qwvfy6 = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) con p = { $p }, R = { $rtt }, t₀ = { $t0 } da { $equation }, y no puede ser más que { $ceiling }, por la tasa recibida: { $after }.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}: slow start is over, and X is {after:.1}.
m-x-1-r-2p-3-kyrsvx = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) con p = { $p }, R = { $rtt }, t₀ = { $t0 } da { $equation }: terminó el arranque lento, y X es { $after }.
