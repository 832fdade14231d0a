# Packet {packet} of {flow} is lost because a change asks for it.
m-packet-packet-of-flow-is-h0ur89 = El paquete { $packet } de { $flow } se pierde porque lo pide un cambio.

# Packet {packet} of {flow} is marked because a change asks for it.
m-packet-packet-of-flow-is-vd0x5r = El paquete { $packet } de { $flow } se marca porque lo pide un cambio.

# Press Play, and the run begins.
m-press-play-and-the-run-599oqd = Pulse Reproducir y la ejecución comienza.

# All is repaired: the window of {flow} opens again.
m-all-is-repaired-the-window-b8qwl1 = Todo está reparado: la ventana de { $flow } se abre de nuevo.

# The queue is full: the next packet to come falls.
m-the-queue-is-full-the-qf8yqd = La cola está llena: el próximo paquete que llegue se pierde.

# More comes than the link can send: packets wait in the queue.
m-more-comes-than-the-link-emm0xw = Llega más de lo que el enlace puede enviar: los paquetes esperan en la cola.

# {Flow} sends what its application writes: its window of {window:packets} is not used up.
m-flow-sends-what-its-application-ujg4jt = { $Flow } envía lo que escribe su aplicación: su ventana de { $window } no se agota.

# {Flow} has stopped.
m-flow-has-stopped-gtvqii = { $Flow } se ha detenido.

# {Flow} has not started yet.
m-flow-has-not-started-yet-ihcnln = { $Flow } aún no ha empezado.

# {Flow} does not know yet that packet {lost} is gone.
m-flow-does-not-know-yet-5u29m2 = { $Flow } aún no sabe que el paquete { $lost } se perdió.

# {Flow} sends.
m-flow-sends-lpgo2c = { $Flow } envía.

# {Flow}: {cuts} cuts in the last {span} s: {counts}.
m-flow-cuts-cuts-in-the-xrrgta = { $Flow }: { $cuts } recortes en los últimos { $span } s: { $counts }.

# {Flow}: {lost#packet|packets} dropped or lost in the last {span} s.
m-flow-lost-packet-packets-dropped-wl3nh3 = { $Flow }: { $lost ->
    [one] { $lost } paquete descartado o perdido
   *[other] { $lost } paquetes descartados o perdidos
  } en los últimos { $span } s.

# {Flow}: {marked#packet|packets} marked in the last {span} s.
m-flow-marked-packet-packets-marked-89k5n8 = { $Flow }: { $marked ->
    [one] { $marked } paquete marcado
   *[other] { $marked } paquetes marcados
  } en los últimos { $span } s.

# {Flow}: {lost#packet|packets} dropped or lost, {marked#packet|packets} marked in the last {span} s.
m-flow-lost-packet-packets-dropped-ebyvrl = { $Flow }: { $lost ->
    [one] { $lost } paquete descartado o perdido
   *[other] { $lost } paquetes descartados o perdidos
  } y { $marked ->
    [one] { $marked } marcado
   *[other] { $marked } marcados
  } en los últimos { $span } s.

# 1 {reason?full queue|early drop|loss on the way|mark|loss|silence|timeout|other}
m-1-reason-full-queue-early-oykv3t = 1 por { $reason ->
    [0] cola llena
    [1] descarte temprano
    [2] pérdida en el camino
    [3] marca
    [4] pérdida
    [5] silencio
    [6] temporizador
   *[other] otra causa
  }

# {count} {reason?full queue|early drops|loss on the way|marks|losses|silence|timeouts|other}
m-count-reason-full-queue-early-8pmfa8 = { $count } por { $reason ->
    [0] cola llena
    [1] descartes tempranos
    [2] pérdidas en el camino
    [3] marcas
    [4] pérdidas
    [5] silencio
    [6] temporizador
   *[other] otras causas
  }

# {Flow} reaches its threshold: slow start is over.
m-flow-reaches-its-threshold-slow-odunac = { $Flow } alcanza su umbral: terminó el arranque lento.

# Another flow joins: {sending} share the link now.
m-another-flow-joins-sending-share-bktr5j = Se une otro flujo: ahora { $sending } comparten el enlace.

# {joined} more flows join: {sending} share the link now.
m-joined-more-flows-join-sending-2gpe3q = Se unen { $joined } flujos más: ahora { $sending } comparten el enlace.

# Packet {packet} of {flow} falls: the queue holds {waiting} of {limit}.
m-packet-packet-of-flow-falls-r2mf79 = Se descarta el paquete { $packet } de { $flow }: la cola tiene { $waiting } de { $limit }.

# {Queue} drops packet {packet} of {flow}: {waiting} wait.
m-queue-drops-packet-packet-of-n81qun = { $Queue } descarta el paquete { $packet } de { $flow }: esperan { $waiting }.

# {queue} drops packet {packet} at the head: it waited {waited:seconds}.
m-queue-drops-packet-packet-at-9ob99m = { $queue } descarta el paquete { $packet } en la cabeza: esperó { $waited }.

# Packet {packet} of {flow} is lost on the way, not in the queue.
m-packet-packet-of-flow-is-o83j5j = El paquete { $packet } de { $flow } se pierde por el camino, no en la cola.

# {queue} marks packet {packet} of {flow}: {waiting} wait.
m-queue-marks-packet-packet-of-9th38z = { $queue } marca el paquete { $packet } de { $flow }: esperan { $waiting }.

# {queue} marks packet {packet}: it waited {waited:seconds}.
m-queue-marks-packet-packet-it-g99h3y = { $queue } marca el paquete { $packet }: esperó { $waited }.

# An ACK of {flow} is dropped.
m-an-ack-of-flow-is-rhjkfw = Se descarta un ACK de { $flow }.

# Packet {packet} of {flow} waits.
m-packet-packet-of-flow-waits-x5irpg = El paquete { $packet } de { $flow } espera.

# The buffer is full, mostly of {flow}: packet {packet} falls from its head.
m-the-buffer-is-full-mostly-hrzagi = El búfer está lleno, sobre todo de { $flow }: se descarta el primero de su cola, el paquete { $packet }.

# The low-latency queue marks packet {packet}: it waited {waited:seconds}.
m-the-low-latency-queue-marks-1gjqb0 = La cola de baja latencia marca el paquete { $packet }: esperó { $waited }.

# The low-latency queue marks packet {packet}: for the classic queue’s wait it marks {chance:chance}.
m-the-low-latency-queue-marks-siqko9 = La cola de baja latencia marca el paquete { $packet }: por la espera de la clásica marca con probabilidad { $chance }.

# The classic queue marks packet {packet}, by a chance of {chance:chance}.
m-the-classic-queue-marks-packet-53q5qc = La cola clásica marca el paquete { $packet }, con probabilidad { $chance }.

# The classic queue drops packet {packet}, by a chance of {chance:chance}.
m-the-classic-queue-drops-packet-6xgi3s = La cola clásica descarta el paquete { $packet }, con probabilidad { $chance }.

# The low-latency queue is overloaded and drops packet {packet}.
m-the-low-latency-queue-is-auq0qg = La cola de baja latencia está sobrecargada y descarta el paquete { $packet }.

# The answer to packet {packet} of {flow} is marked on its way back.
m-the-answer-to-packet-packet-ynsp8n = La respuesta al paquete { $packet } de { $flow } se marca a la vuelta.

# The queue is full: packet {packet} of {flow} falls from its head.
m-the-queue-is-full-packet-hiqv6h = La cola está llena: se descarta el primero, el paquete { $packet } de { $flow }.

# The window opens by {alpha:steps} each round trip, set at the cut.
m-the-window-opens-by-alpha-7swo6d = La ventana se abre { $alpha } por ida y vuelta, según se fijó en el recorte.

# The window opens by up to {a:steps} each round trip.
m-the-window-opens-by-up-lj93ca = La ventana se abre hasta { $a } por ida y vuelta.

# Startup: {flow} sends ever faster, until the bandwidth stops growing.
m-startup-flow-sends-ever-faster-eko6um = Arranque: { $flow } envía cada vez más rápido, hasta que el ancho de banda deja de crecer.

# 5 s without a shorter round trip: {flow} halves what is in flight.
m-5-s-without-a-shorter-dg89q6 = 5 s sin ida y vuelta más corta: { $flow } reduce a la mitad lo que está en camino.

# The window of {window:packets} opens by {step:steps} each round trip.
m-the-window-of-window-packets-czmbz5 = La ventana de { $window } se abre { $step } por ida y vuelta.

# {Flow} returns to {plateau:packets} packets, ever more slowly.
m-flow-returns-to-plateau-packets-u7yxoc = { $Flow } vuelve a { $plateau } paquetes, cada vez más despacio.

# {Flow} is past {plateau:packets} packets and probes faster and faster.
m-flow-is-past-plateau-packets-a6wwpc = { $Flow } pasó de { $plateau } paquetes y sondea cada vez más rápido.

# The window opens by one packet each round trip.
m-the-window-opens-by-one-2a4lbs = La ventana se abre un paquete por ida y vuelta.

# A hand sets the rate of {flow}.
m-a-hand-sets-the-rate-xxxv0k = Una mano fija la tasa de { $flow }.

# A hand sets the window of {flow}.
m-a-hand-sets-the-window-fpdch2 = Una mano fija la ventana de { $flow }.

# Its packets wait {queueing:seconds}, below its target: the window of {flow} opens.
m-its-packets-wait-queueing-seconds-96vagu = Sus paquetes esperan { $queueing }, menos que su objetivo: la ventana de { $flow } se abre.

# Its packets wait {queueing:seconds}, above its target: the window of {flow} closes.
m-its-packets-wait-queueing-seconds-wh8tsw = Sus paquetes esperan { $queueing }, más que su objetivo: la ventana de { $flow } se cierra.

# {percent:packets} % of late were marked: {flow} cuts by half of that, {before:pair} to {after:pair}.
m-percent-packets-of-late-were-gjpyod = El { $percent } % de los últimos se marcó: { $flow } recorta su ventana en la mitad de eso, de { $before } a { $after }.

# The round trip is short: the window opens by {scale:steps} in each, as a longer one would in as much time.
m-the-round-trip-is-short-l2iy5d = La ida y vuelta es corta: la ventana se abre { $scale } en cada una, como una más larga en igual tiempo.

# {Flow} adds {a:steps} per round trip while nothing is lost.
m-flow-adds-a-steps-per-vvzrgl = { $Flow } añade { $a } por ida y vuelta mientras nada se pierde.

# The window opens faster the longer nothing is lost.
m-the-window-opens-faster-the-7tg79x = La ventana se abre más rápido cuanto más tiempo nada se pierde.

# A number is missing at the receiver: {flow} waits for three more.
m-a-number-is-missing-at-3ju2oi = Falta un número en el receptor: { $flow } espera tres más.

# The receiver of {flow} imagines a TCP window; its average sets the rate.
m-the-receiver-of-flow-imagines-9fd6hv = El receptor de { $flow } imagina una ventana TCP; su media fija la tasa.

# Packet {packet} is marked: the imagined window falls, {before:pair} to {after:pair}.
m-packet-packet-is-marked-the-a6y0r4 = El paquete { $packet } está marcado: la ventana imaginada cae de { $before } a { $after }.

# Slow start: {flow} doubles its rate, at most once a round trip.
m-slow-start-flow-doubles-its-wjcsdx = Arranque lento: { $flow } duplica su tasa, como mucho una vez por ida y vuelta.

# One loss event in {every:packets} packets: the equation allows {equation:packets} packets/s.
m-one-loss-event-in-every-yqu585 = Un evento de pérdida cada { $every } paquetes: la ecuación permite { $equation } paquetes/s.

# Packet {packet} ends the start-up: {flow} halves, {before:pair} to {after:pair} packets/s.
m-packet-packet-ends-the-start-2cxg9a = El paquete { $packet } termina el arranque: { $flow } baja a la mitad, de { $before } a { $after } paquetes/s.

# Start-up: the rate doubles every round trip until a loss.
m-start-up-the-rate-doubles-yvy6fy = Arranque: la tasa se duplica en cada ida y vuelta hasta una pérdida.

# {Flow} keeps {rate:packets} packets/s until {interval:4} s are over.
m-flow-keeps-rate-packets-packets-7rssf5 = { $Flow } mantiene { $rate } paquetes/s hasta que pasen { $interval } s.

# Nothing comes back: {flow} halves its rate, {before:pair} to {after:pair} packets/s.
m-nothing-comes-back-flow-halves-ptuts4 = Nada vuelve: { $flow } reduce su tasa a la mitad, de { $before } a { $after } paquetes/s.

# {Flow} watches the round trip and keeps few packets queued.
m-flow-watches-the-round-trip-j5tukl = { $Flow } vigila la ida y vuelta y mantiene pocos paquetes en cola.

# The bandwidth no longer grows: {flow} drains the queue it made.
m-the-bandwidth-no-longer-grows-s0g4te = El ancho de banda ya no crece: { $flow } vacía la cola que creó.

# {rttWindow:4} s without a shorter round trip: {flow} drains the pipe.
m-rttwindow-4-s-without-a-vi0gq3 = { $rttWindow } s sin ida y vuelta más corta: { $flow } vacía la tubería.

# {Flow} has measured the round trip anew, and sends on.
m-flow-has-measured-the-round-rnnbih = { $Flow } midió de nuevo la ida y vuelta y sigue enviando.

# It is time to look for more bandwidth: {flow} fills the path.
m-it-is-time-to-look-ti41km = Es hora de buscar más ancho de banda: { $flow } llena el camino.

# {Flow} has in flight what was too much the last time, and gives way.
m-flow-has-in-flight-what-ljaylc = { $Flow } tiene en camino lo que la última vez fue demasiado, y cede.

# Over 2 % of a round trip is lost: {flow} gives way.
m-over-2-of-a-round-j85re8 = Se pierde más del 2 % de una ida y vuelta: { $flow } cede.

# What seemed lost has arrived after all: {flow} goes back to what it did before.
m-what-seemed-lost-has-arrived-1g6i8x = Lo que parecía perdido acabó llegando: { $flow } vuelve a lo de antes.

# An ACK brings the mark: {flow} {how?halves|cuts}, {before:pair} to {after:pair}; nothing was lost.
m-an-ack-brings-the-mark-sl9os0 = Un ACK trae la marca: { $flow } { $how ->
    [0] baja a la mitad
   *[other] recorta
  }, de { $before } a { $after }; nada se perdió.

# Packet {packet} is overdue: {flow} {how?halves|cuts}, {before:pair} to {after:pair}.
m-packet-packet-is-overdue-flow-qaxvma = El paquete { $packet } se retrasa demasiado: { $flow } { $how ->
    [0] baja a la mitad
   *[other] recorta
  }, de { $before } a { $after }.

# The probe of {flow} had replaced a lost packet: it {how?halves|cuts}, {before:pair} to {after:pair}.
m-the-probe-of-flow-had-6msdjb = La sonda de { $flow } había sustituido un paquete perdido: { $how ->
    [0] baja a la mitad
   *[other] recorta
  }, de { $before } a { $after }.

# What {flow} had sent again is lost: it {how?halves|cuts}, {before:pair} to {after:pair}.
m-what-flow-had-sent-again-hhdefq = Lo que { $flow } había reenviado se perdió: { $how ->
    [0] baja a la mitad
   *[other] recorta
  }, de { $before } a { $after }.

# {backlog:packets} packets of {flow} wait in queues, too many: its window shrinks.
m-backlog-packets-packets-of-flow-ewz4so = { $backlog } paquetes de { $flow } esperan en colas, demasiados: su ventana se reduce.

# Packets begin to queue: {flow} ends slow start, {before:pair} to {after:pair}.
m-packets-begin-to-queue-flow-dui27g = Empiezan a formarse colas: { $flow } termina el arranque lento, de { $before } a { $after }.

# Packet {packet} is overdue: {flow} cuts, {before:pair} to {after:pair}.
m-packet-packet-is-overdue-flow-o6b9da = El paquete { $packet } se retrasa demasiado: { $flow } recorta su ventana, de { $before } a { $after }.

# {Flow} starts: it sends a little, and waits for the answer.
m-flow-starts-it-sends-a-xe8xfq = { $Flow } empieza: envía un poco y espera la respuesta.

# {Flow} stops sending.
m-flow-stops-sending-ieujj0 = { $Flow } deja de enviar.

# {Flow} is done: all its packets have arrived.
m-flow-is-done-all-its-whndfi = { $Flow } ha terminado: llegaron todos sus paquetes.

# No ACK for {timeout:seconds}, a timeout: the window of {flow} falls to {after:packets}.
m-no-ack-for-timeout-seconds-8apbx6 = Ningún ACK en { $timeout }, vence el temporizador: la ventana de { $flow } cae a { $after }.

# No ACK, a timeout: the window of {flow} falls to {after:packets}.
m-no-ack-a-timeout-the-vxnt8p = Ningún ACK, vence el temporizador: la ventana de { $flow } cae a { $after }.

# Its ACKs fill half a round trip: {flow} ends slow start at {window:packets} packets.
m-its-acks-fill-half-a-kdkldh = Sus ACK llenan media ida y vuelta: { $flow } termina el arranque lento en { $window } paquetes.

# Even its shortest round trip grows: {flow} ends slow start at {window:packets} packets.
m-even-its-shortest-round-trip-87cfha = Incluso su ida y vuelta más corta crece: { $flow } termina el arranque lento en { $window } paquetes.

# No report comes: {flow} halves its rate, {before:pair} to {after:pair} packets/s.
m-no-report-comes-flow-halves-k2dd0f = No llega ningún informe: { $flow } reduce su tasa a la mitad, de { $before } a { $after } paquetes/s.

# Packet {packet} is missing: {flow} cuts its rate, {before:pair} to {after:pair} packets/s.
m-packet-packet-is-missing-flow-lbamgv = Falta el paquete { $packet }: { $flow } recorta su tasa, de { $before } a { $after } paquetes/s.

# Packet {packet} is overdue: {flow} cuts its rate, {before:pair} to {after:pair} packets/s.
m-packet-packet-is-overdue-flow-cdpo3r = El paquete { $packet } se retrasa demasiado: { $flow } recorta su tasa, de { $before } a { $after } paquetes/s.

# Packet {packet} is marked: {flow} cuts its rate, {before:pair} to {after:pair} packets/s.
m-packet-packet-is-marked-flow-y0mv9x = El paquete { $packet } está marcado: { $flow } recorta su tasa, de { $before } a { $after } paquetes/s.

# {interval:4} s without loss: the rate rises, {before:pair} to {after:pair} packets/s.
m-interval-4-s-without-loss-io35ns = { $interval } s sin pérdida: la tasa sube de { $before } a { $after } paquetes/s.

# {interval:4} s with losses: the equation moves it from {before:pair} to {after:pair} packets/s.
m-interval-4-s-with-losses-ahgu5x = { $interval } s con pérdidas: la ecuación la lleva de { $before } a { $after } paquetes/s.

# Packet {packet} is missing: the imagined window falls, {before:pair} to {after:pair}.
m-packet-packet-is-missing-the-p1d06q = Falta el paquete { $packet }: la ventana imaginada cae de { $before } a { $after }.

# Nothing arrives: the imagined window of {flow} falls to one packet.
m-nothing-arrives-the-imagined-window-gkdud1 = No llega nada: la ventana imaginada de { $flow } cae a un paquete.

# Packet {packet} is lost, slow start ends: {before:pair} to {after:pair} packets/s.
m-packet-packet-is-lost-slow-eil4oz = Se pierde el paquete { $packet }, termina el arranque lento: de { $before } a { $after } paquetes/s.

# Packet {packet}, a new loss event: the rate falls, {before:pair} to {after:pair} packets/s.
m-packet-packet-a-new-loss-c1ju6v = Paquete { $packet }, un nuevo evento de pérdida: la tasa baja de { $before } a { $after } paquetes/s.

# Packet {packet}, a new loss event: the rate rises, {before:pair} to {after:pair} packets/s.
m-packet-packet-a-new-loss-0xj5k7 = Paquete { $packet }, un nuevo evento de pérdida: la tasa sube de { $before } a { $after } paquetes/s.

# Slow start: each ACK opens the window by one packet.
m-slow-start-each-ack-opens-ltihq3 = Arranque lento: cada ACK abre la ventana un paquete.

# As long as nothing is lost, the window opens.
m-as-long-as-nothing-is-uakpvq = Mientras nada se pierde, la ventana se abre.

# {Flow} sends again what was lost; its window is {window:packets}.
m-flow-sends-again-what-was-ev69ql = { $Flow } reenvía lo perdido; su ventana es { $window }.

# The receiver takes {maxWindow:packets} at a time: {flow} sends no more, however large its window.
m-the-receiver-takes-maxwindow-packets-ki1smj = El receptor acepta { $maxWindow } a la vez: { $flow } no envía más, por grande que sea su ventana.

# {Flow}: {cuts} cuts in the last {span} s, all {reason?from the full queue|from early drops|from loss on the way|from marks|from losses|by silence|by timeout|without a drop}.
m-flow-cuts-cuts-in-the-ffg7ov = { $Flow }: { $cuts } recortes en los últimos { $span } s, todos { $reason ->
    [0] por la cola llena
    [1] por descartes tempranos
    [2] por pérdidas en el camino
    [3] por marcas
    [4] por pérdidas
    [5] por silencio
    [6] por el temporizador
   *[other] sin descarte
  }.

# A second flow joins: who gets what?
m-a-second-flow-joins-who-mr6wll = Se une un segundo flujo: ¿quién recibe qué?

# Slow start is over.
m-slow-start-is-over-w4x2hc = Terminó el arranque lento.

# the flow
m-the-flow-fky30s = el flujo

# the run has too many rounds of too many flows for it
m-the-run-has-too-many-dd3jqw = la ejecución tiene demasiadas rondas de demasiados flujos para él

# it is of one link, and this path has several
m-it-is-of-one-link-e5fky3 = es de un solo enlace, y este camino tiene varios

# it is of a link of a steady rate
m-it-is-of-a-link-6ne5jw = es de un enlace de tasa constante

# it is of flows alone, and here is other traffic beside them
m-it-is-of-flows-alone-tmr9jl = es de flujos solos, y aquí hay otro tráfico junto a ellos

# it has no flows on the reverse path
m-it-has-no-flows-on-44ub85 = no tiene flujos en el camino de vuelta

# its flows have no end, and here are transfers
m-its-flows-have-no-end-eokekn = sus flujos no tienen fin, y aquí hay transferencias

# {scheme} does not say by one law what a round adds and what a loss leaves
m-scheme-does-not-say-by-37o6lm = { $scheme } no dice con una sola ley qué añade una ronda y qué deja una pérdida

# No textbook’s model of this run: {reason}.
m-no-textbook-s-model-of-m8knrt = No hay modelo de los libros de texto para esta ejecución: { $reason }.

# {name} {here} packets against the model’s {model} ({by})
m-name-here-packets-against-the-29nydf = { $name } { $here } paquetes frente a los { $model } del modelo ({ $by })

# {name} {here} packets against the model’s {model}
m-name-here-packets-against-the-6kofwz = { $name } { $here } paquetes frente a los { $model } del modelo

# The model has no queue: here {waited} packets waited in the mean.
m-the-model-has-no-queue-pxz9q9 = El modelo no tiene cola: aquí esperaron { $waited } paquetes en promedio.

# The model’s queue holds {held} packets in the mean: here {waited} waited.
m-the-model-s-queue-holds-lq7oex = La cola del modelo tiene { $held } paquetes en promedio: aquí esperaron { $waited }.

# Mean window from {from} to {to} s: {windows}.
m-mean-window-from-from-to-hb9hdm = Ventana media de { $from } a { $to } s: { $windows }.

# The model loses {times}; here there were {events}.
m-the-model-loses-times-here-qzbk9y = El modelo pierde { $times }; aquí hubo { $events }.

# The model loses {times}, all flows at once; here that was so in {together} of {events}.
m-the-model-loses-times-all-9f7uoh = El modelo pierde { $times }, todos los flujos a la vez; aquí fue así en { $together } de { $events }.

# 1 time
m-1-time-oroplh = 1 vez

# {count} times
m-count-times-q5937e = { $count } veces

# n × its rate
m-n-its-rate-mi2v88 = n × su tasa

# the application’s: all that it writes, or reads, gets through
m-the-application-s-all-that-07yzc7 = la de la aplicación: pasa todo lo que escribe, o lee

# its application holds it back
m-its-application-holds-it-back-skxh99 = su aplicación lo frena

# Padhye et al. 1998; nothing is lost
m-padhye-et-al-1998-nothing-izy9ej = Padhye et al. 1998; no se pierde nada

# nothing lost so far
m-nothing-lost-so-far-b8e9fz = nada perdido hasta ahora

# Tsao et al. 2007, Fig. 1; τ and c as set
m-tsao-et-al-2007-fig-yn9yvf = Tsao et al. 2007, fig. 1; τ y c como se fijaron

# one scheme has all
m-one-scheme-has-all-ywcmdt = un solo esquema lo tiene todo

# flows go both ways
m-flows-go-both-ways-t4zqsp = hay flujos en ambos sentidos

# p differs: {least} to {most}
m-p-differs-least-to-most-a7djuz = p difiere: de { $least } a { $most }

# n flows, T the form of the mean, p = {p} for all
m-n-flows-t-the-form-j7glul = n flujos, T la fórmula de la media, p = { $p } para todos

# no form: the queue drops too
m-no-form-the-queue-drops-nuozmy = sin fórmula: la cola también descarta

# no form: drop-tail drops in bursts
m-no-form-drop-tail-drops-6uzngc = sin fórmula: drop-tail descarta en ráfagas

# no form of the queue’s drops
m-no-form-of-the-queue-381qd3 = sin fórmula de los descartes de la cola

# the chance that is set
m-the-chance-that-is-set-q0ec63 = la probabilidad fijada

# the gap that is set
m-the-gap-that-is-set-ygqoeb = el intervalo fijado

# no form for such losses
m-no-form-for-such-losses-uo32gx = sin fórmula para tales pérdidas

# the largest window does not fill the queue
m-the-largest-window-does-not-oosx19 = la mayor ventana no llena la cola

# 2a / (W² (1 − (1 − b)²)), W = RC + queue
m-2a-w-1-1-b-ub71rm = 2a / (W² (1 − (1 − b)²)), W = RC + cola

# one tooth’s packets: Yang et al. 2000, Sec. 4.1, peak window
m-one-tooth-s-packets-yang-tjzmke = los paquetes de un diente: Yang et al. 2000, sec. 4.1, ventana máxima

# no form with timeouts
m-no-form-with-timeouts-krjo0w = sin fórmula con vencimientos del temporizador

# the form of the mean without timeouts, solved for p; W the mean window
m-the-form-of-the-mean-a99mjr = la fórmula de la media sin vencimientos del temporizador, despejada en p; W la ventana media

# no form over several queues
m-no-form-over-several-queues-76rzly = sin fórmula con varias colas

# no round trip so far
m-no-round-trip-so-far-xm6bdo = ninguna ida y vuelta hasta ahora

# nothing waits at an unlimited link
m-nothing-waits-at-an-unlimited-km288t = nada espera en un enlace sin límite

# the link’s rate changes
m-the-link-s-rate-changes-5o91jj = cambia la tasa del enlace

# the link’s delay changes
m-the-link-s-delay-changes-3cfuta = cambia el retardo del enlace

# packets differ in size
m-packets-differ-in-size-umuuru = los paquetes difieren en tamaño

# Little 1961; q the queue’s mean over time, s a packet
m-little-1961-q-the-queue-ki6eqy = Little 1961; q la media de la cola en el tiempo, s un paquete

# 1 if (1 − b)W ≥ P, else W²(1 − (1 − b)²) / (2P(P − (1 − b)W) + W² − P²); P = RC, W = P + queue
m-1-if-1-b-w-dgdjg8 = 1 si (1 − b)W ≥ P; si no, W²(1 − (1 − b)²) / (2P(P − (1 − b)W) + W² − P²); P = RC, W = P + cola

# one tooth of a flow alone; 3/4 without a queue (Villamizar & Song 1994)
m-one-tooth-of-a-flow-36a0mh = un diente de un flujo solo; 3/4 sin cola (Villamizar y Song 1994)

# no one rate to compare with
m-no-one-rate-to-compare-rl1zuy = no hay una única tasa con la que comparar

# a form for one AIMD flow alone
m-a-form-for-one-aimd-6pvymv = una fórmula para un solo flujo AIMD sin compañía

# {events} of {needed} loss events needed
m-events-of-needed-loss-events-f2ruxj = { $events } de los { $needed } eventos de pérdida necesarios

# no form with timeouts, p {p}
m-no-form-with-timeouts-p-yxqzx2 = sin fórmula con vencimientos del temporizador, p { $p }

# no form with delayed ACKs
m-no-form-with-delayed-acks-vq7di4 = sin fórmula con ACK retardados

# Mathis et al. 1997; even losses, no timeouts
m-mathis-et-al-1997-even-wucbem = Mathis et al. 1997; pérdidas a intervalos iguales, sin vencimientos del temporizador

# √(a(2−b)/(2bp)) / R
m-a-2-b-2bp-r-wp88mt = √(a(2−b)/(2bp)) / R

# Jin et al. 2001, Eq. 8 without its timeout term
m-jin-et-al-2001-eq-8ew1mm = Jin et al. 2001, ec. 8 sin su término del temporizador

# timeouts rule at p {p}
m-timeouts-rule-at-p-p-h43ens = con p { $p } mandan los vencimientos del temporizador

# Jin et al. 2001, Eq. 8, after Padhye et al. 1998
m-jin-et-al-2001-eq-ifugb5 = Jin et al. 2001, ec. 8, según Padhye et al. 1998

# 1 / (R √(2p/3) + T₀ min(1, 3√(3p/8)) p (1 + 32p²)), T₀ = 4R
m-1-r-2p-3-t-ncgqrh = 1 / (R √(2p/3) + T₀ min(1, 3√(3p/8)) p (1 + 32p²)), T₀ = 4R

# slow start’s pairs of packets do not fit into the queue
m-slow-start-s-pairs-of-xydbn8 = los pares de paquetes del arranque lento no caben en la cola

# no form of several flows
m-no-form-of-several-flows-u45lwg = sin fórmula de varios flujos

# T of each group: {formula}, {source}
m-t-of-each-group-formula-shrwbz = T de cada grupo: { $formula }, { $source }

# (W² − w²) / (2C (C − w) + W² − C²), w = (1 − b) W below the pipe C, else 1
m-w-w-2c-c-w-lumly3 = (W² − w²) / (2C (C − w) + W² − C²), con w = (1 − b) W por debajo de la tubería C; si no, 1

# Villamizar & Song 1994; W the pipe and its queue, in packets
m-villamizar-song-1994-w-the-ekgter = Villamizar y Song 1994; W la tubería y su cola, en paquetes

# no form beside other traffic
m-no-form-beside-other-traffic-o6b031 = sin fórmula junto a otro tráfico

# no losses are set whose rate a form takes
m-no-losses-are-set-whose-ncn3b6 = no hay fijadas pérdidas cuya tasa tome una fórmula

# no form of flows that go back, or have nothing to send at times
m-no-form-of-flows-that-wmu4tw = sin fórmula de flujos que van de vuelta, o que a veces no tienen qué enviar

# the link would be full at times
m-the-link-would-be-full-0p2eeq = el enlace estaría lleno a veces

# after the warm-up, from {time} s
m-after-the-warm-up-from-2rtvx7 = después del calentamiento, desde los { $time } s

# no warm-up: slow start counts
m-no-warm-up-slow-start-muyrm0 = sin calentamiento: el arranque lento cuenta

# not steady: {source}
m-not-steady-source-4ag76x = sin régimen permanente: { $source }

# not steady: a source came or went
m-not-steady-a-source-came-p1f1mp = sin régimen permanente: una fuente llegó o se fue

# not steady: the link follows a trace
m-not-steady-the-link-follows-2ixr3r = sin régimen permanente: el enlace sigue una traza

# not steady: losses change
m-not-steady-losses-change-ng52jz = sin régimen permanente: las pérdidas cambian

# not steady: changed at {time} s
m-not-steady-changed-at-time-izxiv3 = sin régimen permanente: hubo un cambio a los { $time } s

# not steady: transfers end
m-not-steady-transfers-end-tvlptz = sin régimen permanente: las transferencias terminan

# not steady: flows come and go
m-not-steady-flows-come-and-rjngre = sin régimen permanente: hay flujos que vienen y van

# no form for losses at a queue
m-no-form-for-losses-at-5fjm6n = sin fórmula para pérdidas en una cola

# no form: the link limits the rate
m-no-form-the-link-limits-gordcc = sin fórmula: el enlace limita la tasa

# no form: flows share the losses
m-no-form-flows-share-the-2ixefa = sin fórmula: los flujos se reparten las pérdidas

# no form unless losses are Poisson
m-no-form-unless-losses-are-8rtqco = sin fórmula salvo si las pérdidas son de Poisson

# under half a packet: rounding rules
m-under-half-a-packet-rounding-ealgsi = menos de medio paquete: manda el redondeo

# AIMD’s tooth from (1 − b)W to W, integrated over one tooth; the measured CoV also holds the unevenness of whole packets
m-aimd-s-tooth-from-1-zxifgv = el diente de AIMD de (1 − b)W a W, integrado sobre un diente; el CV medido incluye además la irregularidad de los paquetes enteros

# Yang et al. 2000, Eq. 4
m-yang-et-al-2000-eq-yiswci = Yang et al. 2000, ec. 4

# no form of this scheme for such losses
m-no-form-of-this-scheme-j74ueb = sin fórmula de este esquema para tales pérdidas

# no form for losses per packet
m-no-form-for-losses-per-kez8ab = sin fórmula para pérdidas por paquete

# the form leaves timeouts out
m-the-form-leaves-timeouts-out-nc7f3q = la fórmula deja fuera los vencimientos del temporizador
