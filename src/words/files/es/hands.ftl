# Sawtooth: your own hands
m-sawtooth-your-own-hands-0o5a3j = Sawtooth: sus propias manos

# A table of games
m-a-table-of-games-u9mby6 = Una tabla de partidas

# Each link is computed anew, beside the same run with TCP in that seat. What a link says of itself counts for nothing.
m-each-link-is-computed-anew-fuhmwh = Cada enlace se calcula de nuevo, junto a la misma ejecución con TCP en ese asiento. Lo que un enlace dice de sí mismo no cuenta.

# The games
m-the-games-kdlclz = Los juegos

# This game cannot be opened
m-this-game-cannot-be-opened-94snsu = Este juego no se puede abrir

# Be the congestion control of one flow for a minute, with nothing to go by but what comes back to you; or be the network, and see what five lost packets do.
m-be-the-congestion-control-of-nudgg2 = Sea durante un minuto el control de congestión de un flujo, sin más guía que lo que le llega de vuelta; o sea la red, y vea lo que hacen cinco paquetes perdidos.

# Take the wheel
m-take-the-wheel-f8z21e = Tomar el volante

# The run in the playground
m-the-run-in-the-playground-ck9fa0 = La ejecución del laboratorio

# One flow of this run is yours.
m-one-flow-of-this-run-4d79x9 = Un flujo de esta ejecución es suyo.

# Alone
m-alone-6yiww4 = A solas

# Nobody else is there. Find how much fits, and do not fill the queue.
m-nobody-else-is-there-find-tdkzmd = No hay nadie más. Encuentre cuánto cabe, y no llene la cola.

# Beside one TCP
m-beside-one-tcp-lcj2zg = Junto a un TCP

# Another flow shares the link, and it gives way when it loses packets. Do you?
m-another-flow-shares-the-link-2sf0bp = Otro flujo comparte el enlace, y cede cuando pierde paquetes. ¿Y usted?

# In a crowd
m-in-a-crowd-gv7428 = Entre muchos

# Several others share the link. What you take they lack.
m-several-others-share-the-link-abhcy3 = Varios otros comparten el enlace. Lo que usted toma les falta a ellos.

# Over the air
m-over-the-air-fn96zs = Por el aire

# Some packets are lost that no queue dropped. Which losses say “slow down”?
m-some-packets-are-lost-that-xju7zr = Se pierden algunos paquetes que ninguna cola descartó. ¿Qué pérdidas dicen «más despacio»?

# On a rate
m-on-a-rate-q5gjgr = Con una tasa

# No window holds you back: you say how many packets leave in a second, and nothing is sent again.
m-no-window-holds-you-back-cgl6pf = Ninguna ventana lo retiene: usted dice cuántos paquetes salen por segundo, y nada se reenvía.

# Rush hour
m-rush-hour-ynixbn = Hora punta

# The room on the link changes while you drive.
m-the-room-on-the-link-yh0ixk = El espacio en el enlace cambia mientras usted conduce.

# Bring TCP down
m-bring-tcp-down-ix7e34 = Hunda a TCP

# One TCP flow, five packets to lose. How little can you leave it?
m-one-tcp-flow-five-packets-6zcwob = Un flujo TCP, cinco paquetes para perder. ¿Con cuán poco puede dejarlo?

# Make them unequal
m-make-them-unequal-3rgjq2 = Hágalos desiguales

# Two equal TCP flows, five packets to lose. How far apart can you drive them?
m-two-equal-tcp-flows-five-vlwb7x = Dos flujos TCP iguales, cinco paquetes para perder. ¿Cuánto puede separarlos?

# Outcome
m-outcome-0spdxv = Resultado

# Both runs are computed…
m-both-runs-are-computed-y11s7p = Ambas ejecuciones se calculan…

# Without
m-without-16sgw3 = Sin ellas

# Each of them
m-each-of-them-s917y1 = Cada uno de ellos

# Both runs side by side in the playground
m-both-runs-side-by-side-d2krwy = Ambas ejecuciones lado a lado en el laboratorio

# Play it again
m-play-it-again-vy1lnc = Jugar otra vez

# Other games
m-other-games-o83w1u = Otros juegos

# The game
m-the-game-aomyse = El juego

# Go on
m-go-on-engc7w = Seguir

# Ready? Press Space, or tap
m-ready-press-space-or-tap-zz3yqk = ¿Listo? Pulse Espacio o toque

# Time of the game
m-time-of-the-game-lm69ng = Tiempo del juego

# Sound on
m-sound-on-98kayt = Sonido activado

# what you got
m-what-you-got-cg8nt6 = lo que usted obtuvo

# what you got over TCP
m-what-you-got-over-tcp-3flqwj = lo que usted obtuvo respecto a TCP

# what the others got
m-what-the-others-got-ivssvh = lo que obtuvieron los demás

# the shortest queue
m-the-shortest-queue-42cipx = la cola más corta

# the fewest packets lost
m-the-fewest-packets-lost-1d2u6b = menos paquetes perdidos

# Over the whole run
m-over-the-whole-run-np0hnm = En toda la ejecución

# You
m-you-efd4xo = Usted

# TCP in your seat
m-tcp-in-your-seat-nxvc2j = TCP en su asiento

# Paste a link first, one in a line.
m-paste-a-link-first-one-ginor7 = Pegue primero un enlace, uno por línea.

# Compute them
m-compute-them-lb7i08 = Calcularlos

# Rank by
m-rank-by-8tzv90 = Ordenar por

# Waiting
m-waiting-jufdxk = Espera

# This game was played
m-this-game-was-played-ghvtbj = Así se jugó

# The fog lifts
m-the-fog-lifts-7a1b7y = La niebla se levanta

# Window in this seat
m-window-in-this-seat-boy5kh = Ventana en este asiento

# Queue that everybody waits in
m-queue-that-everybody-waits-in-3jnjjz = Cola en la que esperan todos

# Your rate
m-your-rate-t6ko0s = Su tasa

# Your window
m-your-window-muadpe = Su ventana

# found missing
m-found-missing-cinpi7 = dados por perdidos

# Round trip of the last ACK
m-round-trip-of-the-last-fs8btd = Ida y vuelta del último ACK

# Acknowledged
m-acknowledged-6pjkut = Confirmados

# Found missing
m-found-missing-iiecfz = Dados por perdidos

# Sent again
m-sent-again-idlzmv = Reenviados

# Hold to grow, let go to halve
m-hold-to-grow-let-go-fixh12 = Mantenga para crecer, suelte para bajar a la mitad

# Start
m-start-30xvgf = Empezar

# Half a minute of it, with five packets to lose or to mark.
m-half-a-minute-of-it-p8vp91 = Medio minuto de ella, con cinco paquetes para perder o marcar.

# Five packets to lose or to mark.
m-five-packets-to-lose-or-vmxogx = Cinco paquetes para perder o marcar.

# What {done} did
m-what-done-did-e2rxdg = Efecto de { $done }

# With your presses
m-with-your-presses-hm72g7 = Con sus pulsaciones

# {lost} and {marked}
m-lost-and-marked-neucdq = { $lost } y { $marked }

# packet {packet}: nothing fell for it.
m-packet-packet-nothing-fell-for-8bzu4p = paquete { $packet }: nada bajó por él.

# Lose
m-lose-n9lztk = Perder

# Mark
m-mark-cv0f5s = Marcar

# You have five packets to lose in {seconds} s. Space loses the next one of the first flow; a number that of another.
m-you-have-five-packets-to-jpmx0i = Tiene cinco paquetes para perder en { $seconds } s. Espacio pierde el próximo del primer flujo; un número, el de otro.

# M has a press mark a packet in place of losing it: nothing is missing then, and a sender that understands marks (ECN) slows down as for a loss.
m-m-has-a-press-mark-4cgrk9 = M hace que una pulsación marque un paquete en lugar de perderlo: entonces nada falta, y un emisor que entiende las marcas (ECN) frena como por una pérdida.

# left
m-left-52pxm8 = quedan

# A press
m-a-press-t26c7v = Una pulsación

# The next packet of
m-the-next-packet-of-19rjrg = El próximo paquete de

# Lose the next of {name}
m-lose-the-next-of-name-e9k5za = Perder el próximo de { $name }

# Mark the next of {name}
m-mark-the-next-of-name-qj22hq = Marcar el próximo de { $name }

# {names}: no marks. ECN is off there, so no packet of it can carry one.
m-names-no-marks-ecn-is-ov6315 = { $names }: sin marcas. Ahí ECN está desactivado, así que ningún paquete suyo puede llevar una.

# A packet of {name} lost at {at} s; {left} left.
m-a-packet-of-name-lost-ycv6l0 = Un paquete de { $name } perdido a los { $at } s; { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
  }.

# A packet of {name} marked at {at} s; {left} left.
m-a-packet-of-name-marked-vczbu2 = Un paquete de { $name } marcado a los { $at } s; { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
  }.

# A link to this game, {n} characters
m-a-link-to-this-game-lat9y7 = Un enlace a este juego, { $n } caracteres

# Play it yourself
m-play-it-yourself-t0logh = Juéguelo usted

# Computed from the presses in the link; digest of all samples {digest}.
m-computed-from-the-presses-in-53p4ds = Calculado a partir de las pulsaciones del enlace; resumen de todas las muestras { $digest }.

# Computed again from your presses, to the same bits: digest {digest}.
m-computed-again-from-your-presses-juhp36 = Calculado de nuevo a partir de sus pulsaciones, con los mismos bits: resumen { $digest }.

# Computed again from your presses, and it is not what you played: {digest} in place of {played}. That is a mistake of this page.
m-computed-again-from-your-presses-j7qcu3 = Calculado de nuevo a partir de sus pulsaciones, y no es lo que usted jugó: { $digest } en lugar de { $played }. Eso es un error de esta página.

# packet {packet}, marked: nothing fell for it; one cut answers for all that is missing or marked of a window.
m-packet-packet-marked-nothing-fell-mw4t63 = paquete { $packet }, marcado: nada bajó por él; un recorte responde por todo lo que falta o está marcado de una ventana.

# Full
m-full-zf1lr0 = Completa

# Half
m-half-o47ah0 = Mitad

# Quarter
m-quarter-2en6h3 = Cuarto

# You choose whose seat you take, and whether you set its window or its rate.
m-you-choose-whose-seat-you-ve9wnu = Usted elige de quién es el asiento que ocupa y si fija su ventana o su tasa.

# A window
m-a-window-coe83c = Una ventana

# A rate
m-a-rate-c8tdrq = Una tasa

# Your seat
m-your-seat-2grggj = Su asiento

# You set
m-you-set-msz330 = Usted fija

# packets under way at most
m-packets-under-way-at-most-2wtf8r = paquetes en camino como máximo

# packets waiting
m-packets-waiting-648ttd = paquetes en espera

# packets per second
m-packets-per-second-j67r7v = paquetes por segundo

# Your own hands · Sawtooth
m-your-own-hands-sawtooth-ujtuhm = Sus propias manos · Sawtooth

# <table>A table of games</table>: paste the links of a class; all are computed anew and ranked by what you choose.
m-table-a-table-of-games-f1br6b = <table>Una tabla de partidas</table>: pegue los enlaces de una clase; todos se calculan de nuevo y se ordenan por lo que usted elija.

# There is no game called “{name}”.
m-there-is-no-game-called-3y5o6f = No hay ningún juego que se llame «{ $name }».

# This run lasts {duration} s, and a game at most {most} s.
m-this-run-lasts-duration-s-855kh8 = Esta ejecución dura { $duration } s, y un juego, como máximo { $most } s.

# 1 lost packet
m-1-lost-packet-aoew9a = 1 paquete perdido

# {count} lost packets
m-count-lost-packets-ryumkv = { $count } paquetes perdidos

# 1 marked packet
m-1-marked-packet-lhtolg = 1 paquete marcado

# {count} marked packets
m-count-marked-packets-a7ldjx = { $count } paquetes marcados

# no packet of it came by any more.
m-no-packet-of-it-came-qgwbpo = ya no pasó ningún paquete suyo.

# no packet of it that can carry a mark came by any more.
m-no-packet-of-it-that-q1c188 = ya no pasó ningún paquete suyo que pueda llevar una marca.

# packet {packet}, marked
m-packet-packet-marked-ryy6fb = paquete { $packet }, marcado

# {name}: its window fell for it, from {from} to {to} packets at {time} s.
m-name-its-window-fell-for-1xx41l = { $name }: su ventana bajó por él, de { $from } a { $to } paquetes a los { $time } s.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, not yours; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-4ydtx7 = { $name }: su ventana bajó de { $from } a { $to } paquetes a los { $time } s, por el paquete { $other }, que no es suyo; un recorte responde por todo lo que falta o está marcado de una ventana.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, which you lost too; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-iyozkk = { $name }: su ventana bajó de { $from } a { $to } paquetes a los { $time } s, por el paquete { $other }, que usted también perdió; un recorte responde por todo lo que falta o está marcado de una ventana.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, which you marked; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-u63718 = { $name }: su ventana bajó de { $from } a { $to } paquetes a los { $time } s, por el paquete { $other }, que usted marcó; un recorte responde por todo lo que falta o está marcado de una ventana.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, lost on the way, not by you; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-hvos0g = { $name }: su ventana bajó de { $from } a { $to } paquetes a los { $time } s, por el paquete { $other }, perdido en el camino, no por usted; un recorte responde por todo lo que falta o está marcado de una ventana.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, marked by the queue, not by you; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-ki43uq = { $name }: su ventana bajó de { $from } a { $to } paquetes a los { $time } s, por el paquete { $other }, marcado por la cola, no por usted; un recorte responde por todo lo que falta o está marcado de una ventana.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, dropped by the queue, not by you; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-cgnx08 = { $name }: su ventana bajó de { $from } a { $to } paquetes a los { $time } s, por el paquete { $other }, descartado por la cola, no por usted; un recorte responde por todo lo que falta o está marcado de una ventana.

# {done} in {duration} s: {mine} came through in place of {without}, {share} % less.
m-done-in-duration-s-mine-whj0df = { $done } en { $duration } s: pasaron { $mine } en lugar de { $without }, un { $share } % menos.

# {done} in {duration} s: {mine} came through in place of {without}, {share} % more.
m-done-in-duration-s-mine-8st4vf = { $done } en { $duration } s: pasaron { $mine } en lugar de { $without }, un { $share } % más.

# Jain’s index of fairness, 1 where all get the same, is {mine} in place of {without}.
m-jain-s-index-of-fairness-uq2m0v = El índice de equidad de Jain, 1 donde todos obtienen lo mismo, es { $mine } en lugar de { $without }.

# <b>{packets}</b> left
m-b-packets-b-left-jvox8u = <b>{ $packets }</b> por usar

# A press marks now.
m-a-press-marks-now-abouqt = Ahora una pulsación marca.

# <b>{now}</b> of {duration} s
m-b-now-b-of-duration-l7kvfw = <b>{ $now }</b> de { $duration } s

# Line {number}
m-line-number-com8jy = Línea { $number }

# The first {count} lines are read; at most {most} are. The rest is left out.
m-the-first-count-lines-are-z8mhsy = Se leen las primeras { $count } líneas; como máximo se leen { $most }. El resto se omite.

# it is {length} characters long; a game’s link has at most {most}
m-it-is-length-characters-long-9xtbf3 = tiene { $length } caracteres; el enlace de un juego tiene como máximo { $most }

# there is no link in this line
m-there-is-no-link-in-8up1ff = no hay ningún enlace en esta línea

# it cannot be opened
m-it-cannot-be-opened-kq97mp = no se puede abrir

# Through this seat
m-through-this-seat-i90d47 = Entregado en este asiento

# Through all other flows
m-through-all-other-flows-2dir2m = Entregado por todos los demás flujos

# Round trip in this seat
m-round-trip-in-this-seat-5kzrls = Ida y vuelta en este asiento

# –
m--667c9u = –

# Packets waiting, on average
m-packets-waiting-on-average-msnref = Paquetes en espera, en promedio

# Packets of this seat lost
m-packets-of-this-seat-lost-3uusns = Paquetes perdidos de este asiento

# Timeouts in this seat
m-timeouts-in-this-seat-7sqtsd = Vencimientos del temporizador en este asiento

# You got {mine} through: as much as TCP in your seat.
m-you-got-mine-through-as-8k6opr = Usted entregó { $mine }: tanto como TCP en su asiento.

# You got {mine} through: {apart} more than TCP in your seat, which got {tcp}.
m-you-got-mine-through-apart-b3t01g = Usted entregó { $mine }: { $apart } más que TCP en su asiento, que entregó { $tcp }.

# You got {mine} through: {apart} less than TCP in your seat, which got {tcp}.
m-you-got-mine-through-apart-5fmnlw = Usted entregó { $mine }: { $apart } menos que TCP en su asiento, que entregó { $tcp }.

# On average {queue} packets waited in the queue, and {queueTcp} with TCP; {lost} of your packets were lost, and {lostTcp} of TCP’s.
m-on-average-queue-packets-waited-dbp1j9 = En promedio esperaron { $queue } paquetes en la cola, y { $queueTcp } con TCP; se perdieron { $lost } de sus paquetes, y { $lostTcp } de los de TCP.

# Your round trip was {mine} ms on average, and TCP’s {tcp} ms.
m-your-round-trip-was-mine-dolbnq = Su ida y vuelta fue en promedio de { $mine } ms; la de TCP, de { $tcp } ms.

# The other flow got as much beside you as beside TCP, {others}.
m-the-other-flow-got-as-r7bvvw = El otro flujo obtuvo junto a usted lo mismo que junto a TCP, { $others }.

# The other {count} flows together got as much beside you as beside TCP, {others}.
m-the-other-count-flows-together-gc224o = Los otros { $count } flujos juntos obtuvieron junto a usted lo mismo que junto a TCP, { $others }.

# The other flow got {others} beside you and {besideTcp} beside TCP: {apart} lost to you.
m-the-other-flow-got-others-3pu53n = El otro flujo obtuvo { $others } junto a usted y { $besideTcp } junto a TCP: { $apart } que perdió por usted.

# The other {count} flows together got {others} beside you and {besideTcp} beside TCP: {apart} lost to you.
m-the-other-count-flows-together-ccw8xr = Los otros { $count } flujos juntos obtuvieron { $others } junto a usted y { $besideTcp } junto a TCP: { $apart } que perdieron por usted.

# The other flow got {others} beside you and {besideTcp} beside TCP: {apart} gained by your restraint.
m-the-other-flow-got-others-wvtzgj = El otro flujo obtuvo { $others } junto a usted y { $besideTcp } junto a TCP: { $apart } que ganó por su moderación.

# The other {count} flows together got {others} beside you and {besideTcp} beside TCP: {apart} gained by your restraint.
m-the-other-count-flows-together-pfgfvz = Los otros { $count } flujos juntos obtuvieron { $others } junto a usted y { $besideTcp } junto a TCP: { $apart } que ganaron por su moderación.

# Place
m-place-6ygujg = Puesto

# Got
m-got-fse37x = Obtuvo

# TCP in that seat
m-tcp-in-that-seat-mijj8t = TCP en ese asiento

# Others, beside it
m-others-beside-it-g8tvmd = Los demás, a su lado

# Others, beside TCP
m-others-beside-tcp-tg8nbj = Los demás, junto a TCP

# Computing {index} of {count}…
m-computing-index-of-count-714sn7 = Calculando { $index } de { $count }…

# {count} computed.
m-count-computed-02nlqf = Calculados: { $count }.

# Links, one in a line, at most {most}; a name may stand before each
m-links-one-in-a-line-f08k9l = Enlaces, uno por línea, como máximo { $most }; delante de cada uno puede ir un nombre

# Not computed: {why}
m-not-computed-why-n3h09l = Sin calcular: { $why }

# Hold Space, or the large button, and your rate grows by ten packets/s every tenth of a second. Let go, and it halves. That is enough to play; the other steps are for a finer hand.
m-hold-space-or-the-large-1yp2bm = Mantenga Espacio, o el botón grande, y su tasa crece diez paquetes/s cada décima de segundo. Suéltelo y baja a la mitad. Con eso basta para jugar; los demás pasos son para una mano más fina.

# Hold Space, or the large button, and your window grows by a packet every tenth of a second. Let go, and it halves. That is enough to play; the other steps are for a finer hand.
m-hold-space-or-the-large-j21231 = Mantenga Espacio, o el botón grande, y su ventana crece un paquete cada décima de segundo. Suéltelo y baja a la mitad. Con eso basta para jugar; los demás pasos son para una mano más fina.

# Fog hides the queue and everybody else: you see what comes back to you. It lifts after {duration} s.
m-fog-hides-the-queue-and-1rbo85 = La niebla oculta la cola y a todos los demás: usted ve lo que le llega de vuelta. Se levanta a los { $duration } s.

# {at} s: rate {window}, round trip {trip} ms, {again} found missing.
m-at-s-rate-window-round-kqm411 = { $at } s: tasa { $window }, ida y vuelta { $trip } ms, dados por perdidos: { $again }.

# {at} s: rate {window}, no answer yet, {again} found missing.
m-at-s-rate-window-no-5tqc6i = { $at } s: tasa { $window }, aún sin respuesta, dados por perdidos: { $again }.

# {at} s: window {window}, round trip {trip} ms, {again} sent again.
m-at-s-window-window-round-libkej = { $at } s: ventana { $window }, ida y vuelta { $trip } ms, reenviados: { $again }.

# {at} s: window {window}, no answer yet, {again} sent again.
m-at-s-window-window-no-fx79h2 = { $at } s: ventana { $window }, aún sin respuesta, reenviados: { $again }.

# nobody’s hands are in it
m-nobody-s-hands-are-in-tg06em = no hay en ella manos de nadie

# more than one hand is in it
m-more-than-one-hand-is-w3qi50 = hay en ella más de una mano

# it lasts {duration} s, and a game at most {most} s
m-it-lasts-duration-s-and-burefq = dura { $duration } s, y un juego, como máximo { $most } s

# it has not been played yet
m-it-has-not-been-played-63f6pu = aún no se ha jugado

# The first line is read; at most {most} are. The rest is left out.
m-the-first-line-is-read-lhieia = Se lee la primera línea; como máximo se leen { $most }. El resto se omite.

# On average {queue} packets waited in the queue, and {queueTcp} with TCP; {lost} of your packets was lost, and {lostTcp} of TCP’s.
m-on-average-queue-packets-waited-ge6bql = En promedio esperaron { $queue } paquetes en la cola, y { $queueTcp } con TCP; se perdió { $lost } de sus paquetes, y { $lostTcp } de los de TCP.
