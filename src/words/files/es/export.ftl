# For a learning platform
m-for-a-learning-platform-c7gycy = Para una plataforma de aprendizaje

# One file that Moodle, Canvas, ILIAS and Blackboard take as a SCORM package: this page and what it asks. The gradebook gets score, completion, time and every answer. There is no server of ours in it.
m-one-file-that-moodle-canvas-vfiquk = Un archivo que Moodle, Canvas, ILIAS y Blackboard aceptan como paquete SCORM: esta página y lo que pregunta. El libro de notas recibe puntuación, finalización, tiempo y cada respuesta. No hay en él ningún servidor nuestro.

# Save the package
m-save-the-package-4txd7r = Guardar el paquete

# Saved: {size} MB.
m-saved-size-mb-5o5ixe = Guardado: { $size } MB.

# The package could not be made.
m-the-package-could-not-be-sxqxn8 = No se pudo crear el paquete.

# Your course has not taken your last answers yet: they are kept here and are sent again.
m-your-course-has-not-taken-9gpauq = Su curso aún no ha recogido sus últimas respuestas: se guardan aquí y se envían de nuevo.

# Throughput over {span}, Mbit/s
m-throughput-over-span-mbit-s-f6u0nd = Caudal, { $span }, Mbit/s

# Name
m-name-4el6o6 = Nombre

# Date
m-date-ggjuyh = Fecha

# Set-up
m-set-up-1a1rxj = Configuración

# What happened
m-what-happened-deylyo = Lo que ocurrió

# What you expect of it when something is changed
m-what-you-expect-of-it-iq3gbf = Lo que espera cuando se cambia algo

# Draw what you expect
m-draw-what-you-expect-4rulwx = Dibuje lo que espera

# Stop
m-stop-ky4lc5 = Detener

# Timed changes
m-timed-changes-d24ooh = Cambios programados

# Named
m-named-qq9b9i = Con nombre

# Recent
m-recent-mg65fi = Recientes

# One more cannot be read and is left out.
m-one-more-cannot-be-read-ghl8eq = Uno más no se puede leer y se omite.

# One more has a rule and is kept: the part of the page that reads rules could not be fetched. Close this and open it again to try again.
m-one-more-has-a-rule-krngoc = Uno más tiene una regla y sigue guardado: no se pudo obtener la parte de la página que lee reglas. Cierre esto y vuelva a abrirlo para intentarlo de nuevo.

# {count} more have a rule and are kept: the part of the page that reads rules could not be fetched. Close this and open it again to try again.
m-count-more-have-a-rule-huafqv = { $count } más tienen una regla y siguen guardados: no se pudo obtener la parte de la página que lee reglas. Cierre esto y vuelva a abrirlo para intentarlo de nuevo.

# Delete what cannot be read
m-delete-what-cannot-be-read-9bupdc = Borrar lo que no se puede leer

# This browser does not let the page keep anything: what you make is in the address.
m-this-browser-does-not-let-145nmm = Este navegador no deja que la página guarde nada: lo que usted hace está en la dirección.

# Delete everything kept here
m-delete-everything-kept-here-9x628l = Borrar todo lo guardado aquí

# Name the scenario on show
m-name-the-scenario-on-show-g41vlj = Nombrar el escenario mostrado

# Replace it
m-replace-it-8clibw = Reemplazarlo

# Keep it
m-keep-it-b1e2ut = Conservarlo

# Delete
m-delete-oay2cq = Borrar

# No
m-no-r5wqai = No

# Made, not recorded: packets leave by a Poisson process whose rate wanders by a Brownian motion and now and then sticks at 0, as Sprout models a mobile link (Winstein et al. 2013).
m-made-not-recorded-packets-leave-vt108q = Hecha, no grabada: los paquetes salen según un proceso de Poisson cuya tasa vaga con un movimiento browniano y de vez en cuando se queda en 0, como Sprout modela un enlace móvil (Winstein et al. 2013).

# Wi-Fi-like
m-wi-fi-like-sgu6hz = Tipo Wi-Fi

# Made, not recorded: a station waits while up to 5 others hold the channel, then sends 5 to 8 frames at once; a fade now and then leaves room for one or two.
m-made-not-recorded-a-station-c9q9e9 = Hecha, no grabada: una estación espera mientras hasta otras 5 ocupan el canal y luego envía de 5 a 8 tramas de una vez; un desvanecimiento de vez en cuando deja sitio para una o dos.

# Satellite-like
m-satellite-like-fsg66u = Tipo satélite

# Made, not recorded: every 15 s another satellite is taken, which gives between 2 and 8 Mbit/s, after a break of up to 0.2 s.
m-made-not-recorded-every-15-6pfz1a = Hecha, no grabada: cada 15 s se toma otro satélite, que da entre 2 y 8 Mbit/s, tras una pausa de hasta 0,2 s.

# {shown} of {count} are shown: {more} more
m-shown-of-count-are-shown-9mo11v = se muestran { $shown } de { $count }: { $more } más

# missing
m-missing-ergumf = falta

# Sentences · Sawtooth
m-sentences-sawtooth-hig4jp = Frases · Sawtooth

# This language could not be fetched.
m-this-language-could-not-be-i9n5gb = No se pudo obtener este idioma.

# Sawtooth: sentences
m-sawtooth-sentences-qo1xr4 = Sawtooth: frases

# What the page says
m-what-the-page-says-ezzvtl = Lo que dice la página

# Every sentence in two languages. Drop a translation of your own here, a file in Fluent’s syntax, and see what it says, what is missing, and what breaks.
m-every-sentence-in-two-languages-d0yzjp = Cada frase en dos idiomas. Suelte aquí una traducción propia, un archivo con la sintaxis de Fluent, y vea qué dice, qué falta y qué falla.

# Beside English
m-beside-english-9418pb = Junto al inglés

# A file of your own
m-a-file-of-your-own-szju6u = Un archivo propio

# Show the page in it
m-show-the-page-in-it-c9hgga = Mostrar la página con él

# Leave it
m-leave-it-xplfql = Dejarlo

# Sentences
m-sentences-y3zmat = Frases

# Find a sentence
m-find-a-sentence-j0u032 = Buscar una frase

# all: {count}
m-all-count-arskmp = todas: { $count }

# translated: {count}
m-translated-count-kc06uo = traducidas: { $count }

# missing: {count}
m-missing-count-p5yc90 = faltan: { $count }

# broken: {count}
m-broken-count-gl5l65 = con errores: { $count }

# stale: {count}
m-stale-count-md1v8j = anticuadas: { $count }

# Part
m-part-r2xdf8 = Parte

# Save the {count} that are missing as a file to fill in
m-save-the-count-that-are-w29szx = Guardar las { $count } que faltan como archivo para rellenar

# These are of no sentence that stands in this list.
m-these-are-of-no-sentence-1j4912 = Estas no son de ninguna frase que esté en esta lista.

# The part of the page that reads files could not be fetched. Nothing was changed.
m-the-part-of-the-page-k9vvq5 = No se pudo obtener la parte de la página que lee archivos. No se cambió nada.

# {count} measured runs are behind this one, and no more can be. Remove one first.
m-count-measured-runs-are-behind-r9oibu = Detrás de esta hay { $count } ejecuciones medidas, y no puede haber más. Quite antes una.

# {file} lies behind the run, in grey: {count} row of {what}, up to {end} s.
m-file-lies-behind-the-run-q3krvi = { $file } está detrás de la ejecución, en gris: { $count } fila de { $what }, hasta { $end } s.

# {file} lies behind the run, in grey: {count} rows of {what}, up to {end} s.
m-file-lies-behind-the-run-jn7rhd = { $file } está detrás de la ejecución, en gris: { $count } filas de { $what }, hasta { $end } s.

# {name}: {why} Nothing was changed.
m-name-why-nothing-was-changed-9tjk8c = { $name }: { $why } No se cambió nada.

# {size} MB are too many; at most {most} MB are read.
m-size-mb-are-too-many-azksyp = { $size } MB son demasiados; se leen como máximo { $most } MB.

# it was not read to its end.
m-it-was-not-read-to-h2lbmw = no se leyó hasta el final.

# it cannot be read.
m-it-cannot-be-read-o1tx1i = no se puede leer.

# No link holds it; this tab keeps it.
m-no-link-holds-it-this-uxdk2u = Ningún enlace lo contiene; esta pestaña lo guarda.

# Reading {name}: {percent} % …
m-reading-name-percent-kjy7yq = Leyendo { $name }: { $percent } % …

# The link{at} follows {name}, over and over: {seconds}, {rate} on average.
m-the-link-at-follows-name-ex3t1e = El enlace{ $at } sigue { $name }, una y otra vez: { $seconds }, { $rate } en promedio.

# Opened {name}.
m-opened-name-22s1m9 = Se abrió { $name }.

# 1 sample
m-1-sample-a0g27y = 1 muestra

# {count} samples
m-count-samples-omnmzj = { $count } muestras

# It was made by engine {engine}; this page has {own}, so the curves may differ.
m-it-was-made-by-engine-1my20v = Lo hizo el motor { $engine }; esta página tiene { $own }, así que las curvas pueden diferir.

# Opened the two runs that {name} is of: seeds {seed} and {second}, {rows} in the file. They are computed again here.
m-opened-the-two-runs-that-p4acae = Se abrieron las dos ejecuciones de { $name }: semillas { $seed } y { $second }, { $rows } en el archivo. Aquí se calculan de nuevo.

# Opened the run that {name} is of: seed {seed}, {rows} in the file. It is computed again here.
m-opened-the-run-that-name-u5qn98 = Se abrió la ejecución de { $name }: semilla { $seed }, { $rows } en el archivo. Aquí se calcula de nuevo.

# This tab has kept the run over the reload: its address does not hold it.
m-this-tab-has-kept-the-2mbjoi = Esta pestaña ha guardado la ejecución al recargar: su dirección no la contiene.

# Seed {seed}. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-simulated-packet-by-bj9efo = Semilla { $seed }. Simulado paquete a paquete por Sawtooth, motor { $engine }.

# Seed {seed}, the network at {now} s. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-the-network-at-3zdxp1 = Semilla { $seed }, la red a los { $now } s. Simulado paquete a paquete por Sawtooth, motor { $engine }.

# Seed {seed}, at {now} s of {duration}. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-at-now-s-xp1llp = Semilla { $seed }, a los { $now } s de { $duration }. Simulado paquete a paquete por Sawtooth, motor { $engine }.

# Seed {seed}, {from} to {to} s of {duration}. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-from-to-to-u68i2i = Semilla { $seed }, de { $from } a { $to } s de { $duration }. Simulado paquete a paquete por Sawtooth, motor { $engine }.

# Seed {seed}, {from} to {to} s of {duration}, the network at {now} s. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-from-to-to-5psvwb = Semilla { $seed }, de { $from } a { $to } s de { $duration }, la red a los { $now } s. Simulado paquete a paquete por Sawtooth, motor { $engine }.

# Grey: measured, {runs}.
m-grey-measured-runs-b3dwqs = Gris: medido, { $runs }.

# Dashed: the textbook’s model, in which all flows lose at once when the link alone cannot hold their windows.
m-dashed-the-textbook-s-model-st0v4y = Discontinuo: el modelo de los libros de texto, en el que todos los flujos pierden a la vez cuando el enlace por sí solo no puede contener sus ventanas.

# Dashed: the textbook’s model, in which all flows lose at once when the link and its queue cannot hold their windows.
m-dashed-the-textbook-s-model-6hkppv = Discontinuo: el modelo de los libros de texto, en el que todos los flujos pierden a la vez cuando el enlace y su cola no pueden contener sus ventanas.

# Seed {seed}, Sawtooth, engine {engine}.
m-seed-seed-sawtooth-engine-engine-1m93nc = Semilla { $seed }, Sawtooth, motor { $engine }.

# This is run {name}. Run {other} differs by: {differ}.
m-this-is-run-name-run-ov39us = Esta es la ejecución { $name }. La ejecución { $other } difiere en: { $differ }.

# Window, packets
m-window-packets-utwf5u = Ventana, paquetes

# {what}: {up} against {across}.
m-what-up-against-across-4gu4a2 = { $what }: { $up } frente a { $across }.

# The dot is {now} s, the line the {trail} s before it, thin where they are longer past; faint, the way from the beginning.
m-the-dot-is-now-s-ijsnyz = El punto son los { $now } s; la línea, los { $trail } s anteriores, fina donde pasaron hace más; tenue, el recorrido desde el principio.

# Dotted: {lines}.
m-dotted-lines-6xyjw0 = Punteado: { $lines }.

# With {count} timed changes.
m-with-count-timed-changes-p2hmdu = Con { $count ->
    [one] { $count } cambio programado
   *[other] { $count } cambios programados
  }.

# {change} at {time} s
m-change-at-time-s-g9rclw = { $change } a los { $time } s

# Changed: {changes}.
m-changed-changes-46jom4 = Cambios: { $changes }.

# Above, the network at {time} s, packet by packet; below, what led to it.
m-above-the-network-at-time-8m2pr4 = Arriba, la red a los { $time } s, paquete a paquete; abajo, lo que llevó a ello.

# This run, live: {link}
m-this-run-live-link-o61leg = Esta ejecución, en vivo: { $link }

# Seed {seed}. Simulated packet by packet by Sawtooth, engine {engine}. The same link gives the same run, to the last bit.
m-seed-seed-simulated-packet-by-46ur92 = Semilla { $seed }. Simulado paquete a paquete por Sawtooth, motor { $engine }. El mismo enlace da la misma ejecución, hasta el último bit.

# Numbers of each scheme, means from {from} to {to} s
m-numbers-of-each-scheme-means-152k4p = Números de cada esquema, medias de { $from } a { $to } s

# Numbers of each scheme, to be filled in
m-numbers-of-each-scheme-to-vd7k6r = Números de cada esquema, para rellenar

# At {time} s
m-at-time-s-ec0n82 = A los { $time } s

# “{name}” is deleted.
m-name-is-deleted-s3tczk = Se borró «{ $name }».

# It is deleted.
m-it-is-deleted-r3lb8h = Se borró.

# {count} more cannot be read and are left out.
m-count-more-cannot-be-read-abgnmh = { $count } más no se pueden leer y se omiten.

# What could not be read is deleted.
m-what-could-not-be-read-ls41p9 = Se borró lo que no se podía leer.

# What you change and run appears here.
m-what-you-change-and-run-ymmm0e = Aquí aparece lo que usted cambia y ejecuta.

# Kept by this browser, on this machine only.
m-kept-by-this-browser-on-aqbflo = Lo guarda este navegador, solo en este equipo.

# So is this page: it opens without a network.
m-so-is-this-page-it-ywohf9 = También esta página: se abre sin red.

# Delete everything
m-delete-everything-ovrh3r = Borrar todo

# Everything kept here is deleted.
m-everything-kept-here-is-deleted-0wpq7b = Se borró todo lo guardado aquí.

# Kept as “{name}”.
m-kept-as-name-n4dagh = Guardado como «{ $name }».

# Delete it
m-delete-it-3tz6fn = Borrarlo

# Delete “{name}”
m-delete-name-pehsia = Borrar «{ $name }»

# Delete the one of {date}
m-delete-the-one-of-date-w9ngeq = Borrar el de { $date }

# 1 change while it runs.
m-1-change-while-it-runs-sdvtde = 1 cambio durante la ejecución.

# {count} changes while it runs.
m-count-changes-while-it-runs-gd9bal = { $count } cambios durante la ejecución.

# This browser does not let the page keep anything.
m-this-browser-does-not-let-301zip = Este navegador no deja que la página guarde nada.

# A name has 1 to {most} characters; this one has {length}.
m-a-name-has-1-to-a7tmh7 = Un nombre tiene de 1 a { $most } caracteres; este tiene { $length }.

# {most} scenarios are kept by name, and no more can be. Delete one first.
m-most-scenarios-are-kept-by-2knicu = Ya hay { $most } escenarios guardados con nombre, y no puede haber más. Borre antes uno.

# There is no room left for it. Delete something that is kept first.
m-there-is-no-room-left-ep5agg = Ya no queda sitio para ello. Borre antes algo de lo guardado.

# The browser could not make this picture.
m-the-browser-could-not-make-8peaym = El navegador no pudo hacer esta imagen.

# The screen is blank
m-the-screen-is-blank-x266pa = La pantalla está en blanco

# B or Esc brings the page back.
m-b-or-esc-brings-the-haco19 = B o Esc devuelve la página.

# Table of the data in view
m-table-of-the-data-in-9qdwwx = Tabla de los datos a la vista

# Bring up to date
m-bring-up-to-date-k5m5cb = Actualizar

# Nothing has been measured in this stretch of time yet.
m-nothing-has-been-measured-in-7m7daq = Todavía no se ha medido nada en este tramo de tiempo.

# The window by rounds
m-the-window-by-rounds-gg752y = La ventana por rondas

# The packets one by one
m-the-packets-one-by-one-7ce4wm = Los paquetes uno a uno

# The numbers of a stretch
m-the-numbers-of-a-stretch-60e4r5 = Los números de un tramo

# Print
m-print-sfc3s8 = Imprimir

# Network and charts
m-network-and-charts-ucd6ex = Red y gráficos

# Network
m-network-t9d9b9 = Red

# Slide
m-slide-yyx1mu = Diapositiva

# Figure
m-figure-ajdw6h = Figura

# Of the
m-of-the-34c977 = De

# For a
m-for-a-buz4w3 = Para

# Names of the axes
m-names-of-the-axes-1ry5fg = Nombres de los ejes

# In the figure, in place of the page’s own; empty ones stay as they are.
m-in-the-figure-in-place-o37hke = En la figura, en lugar de los de la página; los vacíos quedan como están.

# Copy as picture
m-copy-as-picture-2tzo46 = Copiar como imagen

# Numbers
m-numbers-nfy1mx = Números

# What
m-what-28qngv = Qué

# All that is sampled
m-all-that-is-sampled-551r1h = Todo lo que se mide

# When
m-when-0l5nax = Cuándo

# The whole run so far
m-the-whole-run-so-far-wkjwuh = Toda la ejecución hasta ahora

# Nothing has been measured yet.
m-nothing-has-been-measured-yet-if0bbk = Todavía no se ha medido nada.

# Scenario
m-scenario-fw9g7j = Escenario

# Scenario file
m-scenario-file-cnu6or = Archivo del escenario

# Script for ns-2.35
m-script-for-ns-2-35-y9okin = Script para ns-2.35

# The script says all that the scenario does.
m-the-script-says-all-that-usr6gn = El script dice todo lo que hace el escenario.

# What ns-2.35 does not have, or does otherwise; the script’s head says it too:
m-what-ns-2-35-does-9vyklh = Lo que ns-2.35 no tiene o hace de otro modo; también lo dice la cabecera del script:

# Lab sheet
m-lab-sheet-bzy8wf = Hoja de laboratorio

# Drawn
m-drawn-9zw8yv = Dibujados

# Empty axes
m-empty-axes-bz0ra3 = Ejes vacíos

# Both
m-both-mkyb42 = Ambos

# Filled in
m-filled-in-gvwti0 = Rellena

# Empty
m-empty-m31imm = Vacía

# None
m-none-deku7v = Ninguna

# Question, with lines for the answer
m-question-with-lines-for-the-jibdmw = Pregunta, con líneas para la respuesta

# Open a scenario
m-open-a-scenario-57asvc = Abrir un escenario

# From the papers, and how the page begins
m-from-the-papers-and-how-yp0qpg = De los artículos, y cómo empieza la página

# Experiments
m-experiments-dxciab = Experimentos

# A file: a scenario, an experiment, results exported here, a lesson, a link’s trace, or what you measured
m-a-file-a-scenario-an-msijsz = Un archivo: un escenario, un experimento, resultados exportados aquí, una lección, la traza de un enlace o lo que usted midió

# Save this scenario
m-save-this-scenario-6dc2ye = Guardar este escenario

# From round
m-from-round-gg66q5 = Desde la ronda

# At most
m-at-most-if49dz = Como máximo

# Hide phases
m-hide-phases-8tousz = Ocultar fases

# Look at it packet by packet
m-look-at-it-packet-by-djavej = Verlo paquete a paquete

# A round begins with the first packet sent after the ACK of the first packet of the round before, or when a packet is sent again for three duplicate ACKs or a timeout. The window is that under which its last packets went. Reno and NewReno have three packets more in fast recovery, for the three duplicate ACKs, and one more for each that follows: the dotted arrow and “to” say how far that inflates it (RFC 5681, Section 3.2). Segments are counted from 1, packets as their sender numbers them.
m-a-round-begins-with-the-qe4nw0 = Una ronda comienza con el primer paquete enviado tras el ACK del primer paquete de la ronda anterior, o cuando un paquete se reenvía por tres ACK duplicados o un vencimiento del temporizador. La ventana es aquella bajo la cual salieron sus últimos paquetes. Reno y NewReno tienen tres paquetes más en recuperación rápida, por los tres ACK duplicados, y uno más por cada uno que sigue: la flecha de puntos y «a» dicen cuánto la infla eso (RFC 5681, sección 3.2). Los segmentos se cuentan desde 1, los paquetes como los numera su emisor.

# transmission round
m-transmission-round-3ulml9 = ronda de transmisión

# round
m-round-lxkm63 = ronda

# time, s
m-time-s-2h7erl = tiempo, s

# window
m-window-8snrod = ventana

# new packets
m-new-packets-5f88t0 = paquetes nuevos

# segments
m-segments-mkwia7 = segmentos

# sent again
m-sent-again-cf40ef = reenviados

# ended by
m-ended-by-ms6kbk = terminada por

# lose
m-lose-m1onzs = perder

# Whole round
m-whole-round-hs0wyk = Ronda entera

# Sequence plot
m-sequence-plot-l50xjb = Diagrama de secuencia

# Ladder
m-ladder-jjqtah = Diagrama de escalera

# Show
m-show-bi2jq4 = Mostrar

# The stretch on show
m-the-stretch-on-show-2ni8vj = El tramo mostrado

# Earlier
m-earlier-ioa20r = Antes

# Closer
m-closer-gne8pv = Más cerca

# Wider
m-wider-ku5lns = Más amplio

# All
m-all-wnjk2s = Todo

# Hide labels
m-hide-labels-o0tbmc = Ocultar rótulos

# One moment: the run is computed again, and its packets are recorded.
m-one-moment-the-run-is-hhwzye = Un momento: la ejecución se calcula de nuevo y se registran sus paquetes.

# No packet has been sent yet. Play, and they come.
m-no-packet-has-been-sent-yzt5en = Todavía no se ha enviado ningún paquete. Reproduzca y llegarán.

# report
m-report-750t7v = informe

# Drag over a stretch to see it closer; press a mark: Why?
m-drag-over-a-stretch-to-7kq1ar = Arrastre sobre un tramo para verlo de cerca; pulse una marca: ¿Por qué?

# packet number
m-packet-number-ht5j8i = número de paquete

# sent, s
m-sent-s-c27mko = enviado, s

# received, s
m-received-s-nuit2f = recibido, s

# acknowledged, s
m-acknowledged-s-r7qefq = confirmado, s

# times sent
m-times-sent-u4an2x = veces enviado

# fate
m-fate-4voa8z = desenlace

# why
m-why-6x92k9 = por qué

# Save the scenario
m-save-the-scenario-onm8nv = Guardar el escenario

# A long link: scan it from near.
m-a-long-link-scan-it-4xkzvu = Un enlace largo: escanéelo de cerca.

# Plays at once
m-plays-at-once-uxg82y = Se reproduce al momento

# Numbers of a stretch
m-numbers-of-a-stretch-2josmo = Números de un tramo

# From, s
m-from-s-cwm0om = Desde, s

# to, s
m-to-s-wsa475 = hasta, s

# To, s
m-to-s-3qtl9d = Hasta, s

# All since the warm-up
m-all-since-the-warm-up-a2bw4s = Todo desde el calentamiento

# Every measure…
m-every-measure-u7b8gm = Todas las medidas…

# No sample lies whole in this stretch yet.
m-no-sample-lies-whole-in-j27f7o = Todavía no hay ninguna muestra completa en este tramo.

# Nothing has been measured yet. Press Play, and open this again.
m-nothing-has-been-measured-yet-tzd1v6 = Todavía no se ha medido nada. Pulse Reproducir y abra esto de nuevo.

# Queues
m-queues-371eb5 = Colas

# Probes
m-probes-otie86 = Sondas

# max-min fair share, Mbit/s
m-max-min-fair-share-mbit-5a1765 = parte justa máx-mín, Mbit/s

# proportionally fair, Mbit/s
m-proportionally-fair-mbit-s-tx01z9 = proporcionalmente justa, Mbit/s

# the end
m-the-end-g0k1u1 = el final

# paused
m-paused-2svw0b = en pausa

# leave
m-leave-nfkhj4 = salir

# Sound
m-sound-dvvwok = Sonido

# Volume
m-volume-wg9oz3 = Volumen

# Sound off
m-sound-off-g91nz5 = Sonido apagado

# nothing asked
m-nothing-asked-76k79e = no se pregunta nada

# Begins at {time} s
m-begins-at-time-s-039sua = Empieza a los { $time } s

# {why} Nothing was saved.
m-why-nothing-was-saved-yjyxsy = { $why } No se guardó nada.

# These numbers cannot be had: {why}.
m-these-numbers-cannot-be-had-ac9i3j = No se pueden obtener estos números: { $why }.

# keys
m-keys-x62w25 = teclas

# Data in view of run {run} at {time} s
m-data-in-view-of-run-5yl8kb = Datos a la vista de la ejecución { $run } a los { $time } s

# Data in view at {time} s
m-data-in-view-at-time-2xvi54 = Datos a la vista a los { $time } s

# Seed {seed}. {link}
m-seed-seed-link-w6wb2d = Semilla { $seed }. { $link }

# On white in every theme. 13.33 × 7.5 inches, type of 20 points and more; below, in small print, where the run is found.
m-on-white-in-every-theme-6qezpr = Sobre blanco en todos los temas. 13,33 × 7,5 pulgadas, letra de 20 puntos o más; abajo, en letra pequeña, dónde se encuentra la ejecución.

# One row has no room: the first rows of the page are shown.
m-one-row-has-no-room-x7iw4j = Una fila no cabe: se muestran las primeras filas de la página.

# {left} rows have no room: the first rows of the page are shown.
m-left-rows-have-no-room-9kinlr = { $left } filas no caben: se muestran las primeras filas de la página.

# On white in every theme. {width} × {height} px; a PNG at 3× is {cm} cm wide at 300 dots an inch.
m-on-white-in-every-theme-cmb5is = Sobre blanco en todos los temas. { $width } × { $height } px; un PNG a 3× mide { $cm } cm de ancho a 300 puntos por pulgada.

# Of this long run the page keeps its last part in full; a row of the part before is the mean of several samples, and the file says so. The command line keeps all.
m-of-this-long-run-the-4jhd6h = De esta larga ejecución la página conserva completa la última parte; una fila de la parte anterior es la media de varias muestras, y el archivo lo dice. La línea de comandos lo conserva todo.

# {rows} of {columns}, with units.
m-rows-of-columns-with-units-xdq35z = { $rows } de { $columns }, con unidades.

# 1 row
m-1-row-b0w44w = 1 fila

# {count} rows
m-count-rows-gj34yp = { $count } filas

# 1 column
m-1-column-epaydi = 1 columna

# {count} columns
m-count-columns-mq403b = { $count } columnas

# The file says the link, each run’s own link and seed, and the engine’s version, and opens again on this page.
m-the-file-says-the-link-4ftqdf = El archivo dice el enlace, el enlace propio y la semilla de cada ejecución y la versión del motor, y se abre de nuevo en esta página.

# The file says the link, the seed and the engine’s version, and opens again on this page.
m-the-file-says-the-link-09ufjf = El archivo dice el enlace, la semilla y la versión del motor, y se abre de nuevo en esta página.

# The file says the whole scenario, each run’s own link and seed, and the engine’s version, and opens again on this page.
m-the-file-says-the-whole-2ngpn2 = El archivo dice el escenario entero, el enlace propio y la semilla de cada ejecución y la versión del motor, y se abre de nuevo en esta página.

# The file says the whole scenario, the seed and the engine’s version, and opens again on this page.
m-the-file-says-the-whole-1zo4bc = El archivo dice el escenario entero, la semilla y la versión del motor, y se abre de nuevo en esta página.

# Charts and numbers are of both runs; network, phase plane, scenario and script are of run {compared}, which the page sets.
m-charts-and-numbers-are-of-anqml0 = Gráficos y números son de ambas ejecuciones; red, plano de fases, escenario y script son de la ejecución { $compared }, que la página ajusta.

# Left out: {line}
m-left-out-line-q6rnog = Se omite: { $line }

# The file is what <code>npm run sim</code> runs, and opens again on this page. The script runs as it is: <code>ns FILE.tcl</code>.
m-the-file-is-what-code-t1c6nq = El archivo es lo que ejecuta <code>npm run sim</code>, y se abre de nuevo en esta página. El script se ejecuta tal cual: <code>ns FILE.tcl</code>.

# <lessons>Lessons</lessons>: say what a run will do, then see it run. <papers>Papers</papers>: the figures of four papers, live. <terms>Terms</terms>: the words of the field. <games>Games</games>: take the wheel of a flow, or be the network.
m-lessons-lessons-lessons-say-what-oasgdx = <lessons>Lecciones</lessons>: diga qué hará una ejecución y luego véala. <papers>Artículos</papers>: las figuras de cuatro artículos, en vivo. <terms>Términos</terms>: las palabras de la materia. <games>Juegos</games>: tome el volante de un flujo, o sea la red.

# <begin>A new one with this run</begin>: vary a setting of it, over several seeds
m-begin-a-new-one-with-w67bot = <begin>Uno nuevo con esta ejecución</begin>: variar un ajuste suyo, con varias semillas

# <race>A race</race>: rules of your own and built-in schemes on seven links
m-race-a-race-race-rules-02fphn = <race>Una carrera</race>: reglas propias y esquemas incluidos en siete enlaces

# {cause}, packet {packet}
m-cause-packet-packet-lc0lhk = { $cause }, paquete { $packet }

# {text}, to {inflated}
m-text-to-inflated-rok8b8 = { $text }, a { $inflated }

# Window of {name} by transmission round
m-window-of-name-by-transmission-x7h7ng = Ventana de { $name } por ronda de transmisión

# {value} rounds
m-value-rounds-eu3d5r = { $value } rondas

# Rounds 1 to {forgotten} are no longer recorded: so much is kept of the latest ones.
m-rounds-1-to-forgotten-are-krtten = Las rondas 1 a { $forgotten } ya no están registradas: solo se conservan otras tantas de las últimas.

# Lose the first packet of a round, and three duplicate ACKs tell of it; lose the whole round, and only the timer does. The run is computed again to where it is now. A textbook counts in whole packets; here each ACK adds its part as it comes.
m-lose-the-first-packet-of-v2qmza = Pierda el primer paquete de una ronda y lo dirán tres ACK duplicados; pierda la ronda entera y solo lo dirá el temporizador. La ejecución se calcula de nuevo hasta donde está ahora. Un libro de texto cuenta en paquetes enteros; aquí cada ACK añade su parte según llega.

# So TCP grows by a little less than one packet a round. A loss halves its window, where RFC 5681 halves what is under way, and at the end of fast recovery what duplicate ACKs have added is gone.
m-so-tcp-grows-by-a-536pvk = Así TCP crece algo menos de un paquete por ronda. Una pérdida reduce a la mitad su ventana, donde la RFC 5681 reduce a la mitad lo que está en camino, y al final de la recuperación rápida desaparece lo que habían añadido los ACK duplicados.

# By the rule of {scheme}: {law}. A textbook's figure is TCP's: another law has other steps, and a flow that paces its packets sends a round evenly.
m-by-the-rule-of-scheme-bwfy3a = Según la regla de { $scheme }: { $law }. La figura de un libro de texto es la de TCP: otra ley tiene otros pasos, y un flujo que espacia sus paquetes envía una ronda de modo uniforme.

# this scheme
m-this-scheme-qpgzaw = este esquema

# {scheme} sends by a rate, one packet after the other by a timer: it has no window that a round of ACKs lets out, so there are no transmission rounds. Its graph over time is the chart of windows and rates, where its rate times the round trip stands for a window.
m-scheme-sends-by-a-rate-bbhg98 = { $scheme } envía por una tasa, un paquete tras otro con un temporizador: no tiene una ventana que deje salir una ronda de ACK, así que no hay rondas de transmisión. Su gráfica en el tiempo es el gráfico de ventanas y tasas, donde su tasa por la ida y vuelta hace de ventana.

# No round from number {from} on is over: {known} are.
m-no-round-from-number-from-4ewc6r = Ninguna ronda desde la número { $from } ha terminado: han terminado { $known }.

# No round is over yet. Play, and they come.
m-no-round-is-over-yet-v1g9sp = Todavía no ha terminado ninguna ronda. Reproduzca y llegarán.

# receive window {window}
m-receive-window-window-46hx86 = ventana de recepción { $window }

# to {inflated}
m-to-inflated-s8ih2f = a { $inflated }

# Window by transmission round, {first} to {last}
m-window-by-transmission-round-first-ggnxkt = Ventana por ronda de transmisión, de { $first } a { $last }

# {phase} in round {from}
m-phase-in-round-from-prqptl = { $phase } en la ronda { $from }

# {phase} in rounds {from} to {to}
m-phase-in-rounds-from-to-32r9ek = { $phase } en las rondas { $from } a { $to }

# Window by transmission round, {first} to {last}: {phases}
m-window-by-transmission-round-first-k7vanr = Ventana por ronda de transmisión, de { $first } a { $last }: { $phases }

# Lose packet {first}, of round {round}
m-lose-packet-first-of-round-28esi3 = Perder el paquete { $first }, de la ronda { $round }

# Packet {first}
m-packet-first-3123yp = Paquete { $first }

# Lose the whole round {round}
m-lose-the-whole-round-round-jmnfla = Perder la ronda { $round } entera

# Packets of {name} over time
m-packets-of-name-over-time-rf7c0v = Paquetes de { $name } en el tiempo

# Sender and receiver of {name}
m-sender-and-receiver-of-name-6j6u4s = Emisor y receptor de { $name }

# {value} round trips
m-value-round-trips-q1o1ra = { $value } idas y vueltas

# {arrows} arrows would lie on one another here: choose fewer round trips, or look at the sequence plot.
m-arrows-arrows-would-lie-on-dm1gt2 = Aquí se superpondrían { $arrows } flechas: elija menos idas y vueltas, o mire el diagrama de secuencia.

# Packets before {since} are no longer recorded.
m-packets-before-since-are-no-c9mwwt = Los paquetes anteriores a { $since } ya no están registrados.

# Time goes down. A packet goes from left to right, its ACK back; one that is lost ends in a cross at the hop where it fell, and one that is still on its way has but begun. Press an arrow: Why?
m-time-goes-down-a-packet-to0d0v = El tiempo va hacia abajo. Un paquete va de izquierda a derecha y su ACK vuelve; uno que se pierde termina en una cruz, en el salto donde se perdió, y de uno que aún está en camino solo se ve el comienzo. Pulse una flecha: ¿Por qué?

# A packet stands at its number when it is sent. How far the line of ACKs is below it is what is on its way; how far to the right, a round trip.
m-a-packet-stands-at-its-4li5kr = Un paquete está en su número cuando se envía. Cuánto más abajo está la línea de los ACK es lo que está en camino; cuánto más a la derecha, una ida y vuelta.

# An ACK names the packet that it answers; a report names none.
m-an-ack-names-the-packet-1ost25 = Un ACK nombra el paquete al que responde; un informe no nombra ninguno.

# An ACK of number n says that all packets up to n have come: four of the same number are three duplicates, upon which the missing packet is sent again.
m-an-ack-of-number-n-wvcjnl = Un ACK de número n dice que han llegado todos los paquetes hasta n: cuatro con el mismo número son tres duplicados, tras los cuales se reenvía el paquete que falta.

# ACKs are delayed: one for two packets, or after 0.1 s.
m-acks-are-delayed-one-for-61c8sy = Los ACK van retardados: uno por cada dos paquetes, o tras 0,1 s.

# Sent and acknowledged are times at the sender, received at the receiver.
m-sent-and-acknowledged-are-times-ymly4t = Enviado y confirmado son tiempos en el emisor; recibido, en el receptor.

# Drag over a stretch, turn the wheel, or use arrows, + and − to see it closer; a double press shows all.
m-drag-over-a-stretch-turn-b80j3g = Arrastre sobre un tramo, gire la rueda o use las flechas, + y − para verlo de cerca; una doble pulsación lo muestra todo.

# {from} to {to} s: the first {most} packets. A round trip without queue is {rtt} ms.
m-from-to-to-s-the-tbcr1g = De { $from } a { $to } s: los primeros { $most } paquetes. Una ida y vuelta sin cola es de { $rtt } ms.

# {from} to {to} s. A round trip without queue is {rtt} ms.
m-from-to-to-s-a-f00qhj = De { $from } a { $to } s. Una ida y vuelta sin cola es de { $rtt } ms.

# Sender and receiver, time downwards from {from} to {to} s: {packets}, {acks}
m-sender-and-receiver-time-downwards-luvgcm = Emisor y receptor, el tiempo hacia abajo de { $from } a { $to } s: { $packets }, { $acks }

# Packet number over time, {from} to {to} s: {sent} sent, {again} sent again, {lost} lost. Keys: arrows move, + and − zoom, 0 shows all.
m-packet-number-over-time-from-shzbyl = Número de paquete en el tiempo, de { $from } a { $to } s: envío de { $sent }, reenviados: { $again }, perdidos: { $lost }. Teclas: las flechas mueven, + y − acercan o alejan, 0 lo muestra todo.

# Packet {packet} sent at {time} s. Press it: Why?
m-packet-packet-sent-at-time-ypqvql = Paquete { $packet } enviado a los { $time } s. Púlselo: ¿Por qué?

# Packet {packet} sent again at {time} s. Press it: Why?
m-packet-packet-sent-again-at-f94tsl = Paquete { $packet } reenviado a los { $time } s. Púlselo: ¿Por qué?

# Packet {packet} received at {time} s. Press it: Why?
m-packet-packet-received-at-time-thwsgg = Paquete { $packet } recibido a los { $time } s. Púlselo: ¿Por qué?

# Packet {packet} lost at {time} s. Press it: Why?
m-packet-packet-lost-at-time-anhn89 = Paquete { $packet } perdido a los { $time } s. Púlselo: ¿Por qué?

# Why, packet {packet}
m-why-packet-packet-e22t4v = Por qué, paquete { $packet }

# {fate}, lost once
m-fate-lost-once-h6lexe = { $fate }, perdido una vez

# {fate}, lost {count} times
m-fate-lost-count-times-dree50 = { $fate }, perdido { $count } veces

# {problem} A reload of this tab keeps it.
m-problem-a-reload-of-this-4zq7rz = { $problem } Una recarga de esta pestaña lo conserva.

# The whole run is in it: every setting, the seed, what you changed while it ran, and how it is shown.
m-the-whole-run-is-in-mmgvho = Contiene la ejecución entera: todos los ajustes, la semilla, lo que usted cambió durante la ejecución y cómo se muestra.

# {count} characters.
m-count-characters-0b1vje = { $count } caracteres.

# <make>Make a lesson</make>: questions about this run and others, step by step.
m-make-make-a-lesson-make-4ovz7r = <make>Crear una lección</make>: preguntas sobre esta ejecución y otras, paso a paso.

# a note
m-a-note-dpm9sg = una nota

# a question
m-a-question-68jk2g = una pregunta

# {count} locked
m-count-locked-gqpuaq = { $count ->
    [one] { $count } bloqueada
   *[other] { $count } bloqueadas
  }

# {count} hidden
m-count-hidden-gl5gww = { $count ->
    [one] { $count } oculta
   *[other] { $count } ocultas
  }

# Numbers from {from} to {to} s
m-numbers-from-from-to-to-p4dblc = Números de { $from } a { $to } s

# A drag over the charts chooses the stretch too, and the link holds it. Counted are whole samples; of its first part only bins of them are kept.
m-a-drag-over-the-charts-g108rv = Arrastrar sobre los gráficos también elige el tramo, y el enlace lo contiene. Se cuentan muestras enteras; de su primera parte solo se conservan grupos de ellas.

# A drag over the charts chooses the stretch too, and the link holds it. Counted are whole samples.
m-a-drag-over-the-charts-donjdn = Arrastrar sobre los gráficos también elige el tramo, y el enlace lo contiene. Se cuentan muestras enteras.

# Nobody could get more without taking from one who has no more: of each flow, by the rates and flows at the end, less what constant streams send
m-nobody-could-get-more-without-ssna1s = Nadie podría recibir más sin quitarle a alguien que no tiene más; de cada flujo, según las tasas y los flujos del final, menos lo que envían las fuentes constantes

# The sum of the logarithms is greatest: who crosses more full links gets less; of each flow, by the rates and flows at the end, less what constant streams send
m-the-sum-of-the-logarithms-y1rmm8 = La suma de los logaritmos es máxima: quien cruza más enlaces llenos recibe menos; de cada flujo, según las tasas y los flujos del final, menos lo que envían las fuentes constantes

# {count} ACKs
m-count-acks-ijkooi = { $count } ACK

# {places}. The higher, the more of the link. A click is a drop.
m-places-the-higher-the-more-iiq48q = { $places }. Cuanto más agudo, más del enlace. Un clic es un descarte.

# {name} left
m-name-left-fnovf1 = { $name } a la izquierda

# {name} right
m-name-right-wxuhfq = { $name } a la derecha

# {name} in the middle
m-name-in-the-middle-mt214d = { $name } en el centro
