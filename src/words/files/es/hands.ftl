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

# : paste the links of a class; all are computed anew and ranked by what you choose.
m-paste-the-links-of-a-0v9s2z = : pegue los enlaces de una clase; todos se calculan de nuevo y se ordenan por lo que usted elija.

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
m-a-packet-of-name-lost-ycv6l0 = Un paquete de { $name } perdido a los { $at } s; quedan { $left }.

# A packet of {name} marked at {at} s; {left} left.
m-a-packet-of-name-marked-vczbu2 = Un paquete de { $name } marcado a los { $at } s; quedan { $left }.

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
