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
