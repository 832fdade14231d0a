# To the end
m-to-the-end-khwimq = Al final

# Next
m-next-padbm0 = Siguiente

# your answer now
m-your-answer-now-igw3cw = su respuesta de ahora

# your answer before
m-your-answer-before-trhb2b = su respuesta de antes

# your answer before and now
m-your-answer-before-and-now-yftoue = su respuesta de antes y de ahora

# <b>{right}</b> of {count} are right.
m-b-right-b-of-count-lsi1fs = Correctas: <b>{ $right }</b> de { $count }.

# Before the lesson <b>{before}</b> of {count} were right, now <b>{right}</b>.
m-before-the-lesson-b-before-7q8o2v = Antes de la lección, <b>{ $before }</b> de { $count } eran correctas; ahora, <b>{ $right }</b>.

# Just show me
m-just-show-me-gh6agy = Solo muéstremelo

# Show what is right
m-show-what-is-right-n1flkg = Mostrar lo correcto

# Print this
m-print-this-ddm9nw = Imprimir esto

# Answer again
m-answer-again-iv4m13 = Responder de nuevo

# Answers to this step
m-answers-to-this-step-8pukif = Respuestas a este paso

# Who
m-who-39f0hb = Quién

# Said
m-said-gp6d6k = Dijo

# Why
m-why-y9m5zt = Por qué

# not of this run
m-not-of-this-run-dubhho = no de esta ejecución

# before the run’s end
m-before-the-run-s-end-lmhoox = antes del final de la ejecución

# Paste what was handed in: a line for each, with a name if you like; or drop a table here
m-paste-what-was-handed-in-ikeqz6 = Pegue lo que se entregó: una línea para cada uno, con un nombre si quiere; o suelte aquí una tabla

# Or a file, as a course system writes it
m-or-a-file-as-a-tzwa83 = O un archivo, como lo escribe un sistema de cursos

# Leave it out
m-leave-it-out-bg1y2x = Omitirlo

# Steps of the lesson
m-steps-of-the-lesson-jjq27u = Pasos de la lección

# Large, for a projector, without names. Page Down tells what is right, then leads on
m-large-for-a-projector-without-x0i2c4 = En grande, para un proyector, sin nombres. Av Pág dice lo correcto y luego sigue adelante

# The answers
m-the-answers-y3m1u7 = Las respuestas

# Hide what is right
m-hide-what-is-right-luu9tl = Ocultar lo correcto

# What the run gives:
m-what-the-run-gives-yyc9xn = Lo que da la ejecución:

# Your answer to hand in
m-your-answer-to-hand-in-80izsh = Su respuesta para entregar

# Hand in the whole lesson
m-hand-in-the-whole-lesson-f04l89 = Entregar toda la lección

# Your answers to hand in
m-your-answers-to-hand-in-h6119i = Sus respuestas para entregar

# Your answers as one code
m-your-answers-as-one-code-j093hw = Sus respuestas como un código

# Large, for a projector. Page Down leads on
m-large-for-a-projector-page-37txzd = En grande, para un proyector. Av Pág sigue adelante

# Begin anew: clear my answers
m-begin-anew-clear-my-answers-khxlep = Empezar de nuevo: borrar mis respuestas

# Your answers are cleared.
m-your-answers-are-cleared-but9vv = Sus respuestas están borradas.

# Bring them back
m-bring-them-back-4ptb8i = Recuperarlas

# First, what do you think now?
m-first-what-do-you-think-ltvp1w = Primero, ¿qué piensa ahora?

# Nobody sees your answers. You get the same questions again at the end, with reasons.
m-nobody-sees-your-answers-you-i5vovv = Nadie ve sus respuestas. Al final recibe otra vez las mismas preguntas, con explicaciones.

# Begin
m-begin-g56jha = Empezar

# Begin without them
m-begin-without-them-q8fxjs = Empezar sin ellas

# For the teacher
m-for-the-teacher-bokagx = Para quien enseña

# Present at any step; Page Down on a remote shows the answer, then the next step.
m-present-at-any-step-page-qp582n = Presente en cualquier paso; Av Pág en un mando muestra la respuesta y luego el paso siguiente.

# The questions again
m-the-questions-again-t323qh = Las preguntas otra vez

# That was the lesson
m-that-was-the-lesson-vogo2u = Esa fue la lección

# Back
m-back-hzmxtu = Atrás

# All lessons
m-all-lessons-sh2icp = Todas las lecciones

# Sawtooth: lessons
m-sawtooth-lessons-asy6aj = Sawtooth: lecciones

# Say what a run will do, then see it run. Each lesson takes about five minutes and needs none of the later ones.
m-say-what-a-run-will-h4y8a9 = Diga qué hará una ejecución y luego véala. Cada lección dura unos cinco minutos y no necesita ninguna de las siguientes.

# nothing more: an answer in one’s own words
m-nothing-more-an-answer-in-3713t6 = nada más: una respuesta con palabras propias

# How a lesson is written
m-how-a-lesson-is-written-g2c4hp = Cómo se escribe una lección

# Parts
m-parts-cegybp = Partes

# Kinds of questions
m-kinds-of-questions-d07dcc = Tipos de preguntas

# An expression is made of these, numbers, + − * / and brackets. What has a ? may be left out; times are in s.
m-an-expression-is-made-of-wcpfqn = Una expresión se compone de esto, números, + − * / y paréntesis. Lo que lleva ? puede omitirse; los tiempos van en s.

# Set up a run in the playground and let it come to where the step shall end. Here, add it as a step, and replace the words.
m-set-up-a-run-in-ki06ee = Prepare una ejecución en el laboratorio y déjela llegar a donde el paso deba terminar. Aquí, añádala como paso y cambie las palabras.

# Add the run in the playground as a step that asks for
m-add-the-run-in-the-0v80ym = Añadir la ejecución del laboratorio como un paso que pide

# Add the run as a step that asks for
m-add-the-run-as-a-rjignn = Añadir la ejecución como un paso que pide

# Before and after
m-before-and-after-i5kzb9 = Antes y después

# The text
m-the-text-b4qu83 = El texto

# Save as a file
m-save-as-a-file-6hra8n = Guardar como archivo

# Begin anew
m-begin-anew-pr5ojx = Empezar de nuevo

# Bring the text before back
m-bring-the-text-before-back-rxfax5 = Recuperar el texto anterior

# Give it away
m-give-it-away-807z51 = Compartirla

# A link that holds it
m-a-link-that-holds-it-wvh3jc = Un enlace que la contiene

# It is too long for a link. Save it as a file; put beside the page as lessons/NAME.md it opens at #/lessons/NAME.
m-it-is-too-long-for-v5h3q5 = Es demasiado larga para un enlace. Guárdela como archivo; puesta junto a la página como lessons/NAME.md se abre en #/lessons/NAME.

# One of several
m-one-of-several-453epg = Una entre varias

# A number
m-a-number-dmrawl = Un número

# An order
m-an-order-syn02y = Un orden

# A curve to draw
m-a-curve-to-draw-c7sbeu = Una curva que dibujar

# A point on a plot
m-a-point-on-a-plot-r4un97 = Un punto en un gráfico

# Their own words
m-their-own-words-5ci3jm = Sus propias palabras

# Window of the group’s first flow at a time; at the end if none is given.
m-window-of-the-group-s-0gx4jx = Ventana del primer flujo del grupo en un momento; al final si no se da ninguno.

# Largest window of the group’s first flow.
m-largest-window-of-the-group-5tecsa = Mayor ventana del primer flujo del grupo.

# Smallest window of the group’s first flow.
m-smallest-window-of-the-group-c87gh9 = Menor ventana del primer flujo del grupo.

# Part of its window that the group’s first flow kept at a cut, on average.
m-part-of-its-window-that-jbiexe = Parte de su ventana que el primer flujo del grupo conservó en un recorte, en promedio.

# How often flows of the group cut their window or rate.
m-how-often-flows-of-the-pk1100 = Cuántas veces los flujos del grupo recortaron su ventana o su tasa.

# Packets of the group that were dropped.
m-packets-of-the-group-that-azpcir = Paquetes del grupo que se descartaron.

# Packets of the group that were dropped, of those that it sent.
m-packets-of-the-group-that-nk403t = Paquetes del grupo que se descartaron, de los que envió.

# Loss events of the group, that is cuts, of the packets that it sent.
m-loss-events-of-the-group-iuset5 = Eventos de pérdida del grupo, es decir, recortes, de los paquetes que envió.

# Throughput of the group; since the warm-up if no time is given.
m-throughput-of-the-group-since-c39bc9 = Caudal del grupo; desde el calentamiento si no se da un tiempo.

# The group’s part of what all groups got; since the warm-up if no time is given.
m-the-group-s-part-of-nlagyp = La parte del grupo en lo que obtuvieron todos los grupos; desde el calentamiento si no se da un tiempo.

# Mean round trip of the group since the warm-up, waiting included.
m-mean-round-trip-of-the-lfqlrl = Ida y vuelta media del grupo desde el calentamiento, espera incluida.

# Coefficient of variation of what a flow of the group sends in a round trip, since the warm-up: 0 is perfectly smooth.
m-coefficient-of-variation-of-what-vewq63 = Coeficiente de variación de lo que un flujo del grupo envía en una ida y vuelta, desde el calentamiento: 0 es perfectamente suave.

# Mean completion time of the group’s transfers since the warm-up.
m-mean-completion-time-of-the-12gnrm = Tiempo medio de las transferencias del grupo desde el calentamiento.

# What 95 in 100 of the group’s transfers since the warm-up took at most.
m-what-95-in-100-of-tfylxp = Lo que tardaron como mucho 95 de cada 100 transferencias del grupo desde el calentamiento.

# Longest time in which the group’s first flow sent nothing.
m-longest-time-in-which-the-bxou2h = Tiempo más largo en que el primer flujo del grupo no envió nada.

# Mean time from a cut of the group’s first flow until its window is what it was before, or within a packet of that when it is cut again.
m-mean-time-from-a-cut-tkry9c = Tiempo medio desde un recorte del primer flujo del grupo hasta que su ventana es la de antes, o está a un paquete de ella cuando se recorta otra vez.

# First time, from a time on, at which the window of the group’s first flow is that large.
m-first-time-from-a-time-ny4f3n = Primer momento, desde un tiempo dado, en que la ventana del primer flujo del grupo es así de grande.

# First time, from a time on, at which the window of the group’s first flow is that small.
m-first-time-from-a-time-njtke3 = Primer momento, desde un tiempo dado, en que la ventana del primer flujo del grupo es así de pequeña.

# First time, after a time, at which the group’s first flow has that throughput, averaged over about a second.
m-first-time-after-a-time-21evcs = Primer momento, después de un tiempo dado, en que el primer flujo del grupo tiene ese caudal, promediado a lo largo de un segundo, más o menos.

# How many flows of the group cut at the same time, on average.
m-how-many-flows-of-the-s5zwjx = Cuántos flujos del grupo recortan a la vez, en promedio.

# Part of a hop’s link in use since the warm-up.
m-part-of-a-hop-s-7ahbkp = Parte del enlace de un salto en uso desde el calentamiento.

# Mean queue of a hop since the warm-up.
m-mean-queue-of-a-hop-r2lnya = Cola media de un salto desde el calentamiento.

# Since the warm-up a hop’s queue is shorter than this in that part of the time.
m-since-the-warm-up-a-89bb6g = Desde el calentamiento la cola de un salto es más corta que esto en esa parte del tiempo.

# How long a packet waits at a hop on average, since the warm-up.
m-how-long-a-packet-waits-egwgmn = Cuánto espera un paquete en un salto en promedio, desde el calentamiento.

# How long a packet waits on average in the low-latency queue of a hop with two, since the warm-up.
m-how-long-a-packet-waits-i4prc3 = Cuánto espera un paquete en promedio en la cola de baja latencia de un salto con dos, desde el calentamiento.

# The same in its classic queue.
m-the-same-in-its-classic-qlebo6 = Lo mismo en su cola clásica.

# Part of the packets that the low-latency queue of a hop with two marks, since the warm-up.
m-part-of-the-packets-that-2yq1g8 = Parte de los paquetes que marca la cola de baja latencia de un salto con dos, desde el calentamiento.

# Packets that a hop’s queue has dropped since the warm-up.
m-packets-that-a-hop-s-wycdkg = Paquetes que la cola de un salto ha descartado desde el calentamiento.

# Jain’s fairness index: its mean since the warm-up, or over about a second up to a time. 1 is equal.
m-jain-s-fairness-index-its-08zlxt = Índice de equidad de Jain: su media desde el calentamiento, o sobre un segundo más o menos hasta un tiempo. 1 es igual.

# Print notes
m-print-notes-dw04lh = Imprimir las notas

# Print without them
m-print-without-them-e5mxuu = Imprimir sin ellas

# What the class said
m-what-the-class-said-zktzd5 = Lo que dijo la clase

# answers to a link’s question
m-answers-to-a-link-s-674oz2 = respuestas a la pregunta de un enlace

# The run
m-the-run-2ip6a9 = La ejecución

# Stop the camera
m-stop-the-camera-w51djx = Detener la cámara

# Scan with the camera
m-scan-with-the-camera-mh99yy = Escanear con la cámara

# What the camera sees
m-what-the-camera-sees-iyb491 = Lo que ve la cámara

# Left and Right go through the time, Up and Down lift and lower the curve.
m-left-and-right-go-through-fg59dz = Izquierda y Derecha recorren el tiempo, Arriba y Abajo suben y bajan la curva.

# Draw here
m-draw-here-lmc3sf = Dibuje aquí

# The arrow keys move the point.
m-the-arrow-keys-move-the-ql5k0d = Las flechas mueven el punto.

# Press where it will be
m-press-where-it-will-be-4ab11h = Pulse donde estará

# The lesson
m-the-lesson-q5nme0 = La lección

# Change what you like: every control is open. The lesson waits.
m-change-what-you-like-every-5bbouo = Cambie lo que quiera: todos los controles están libres. La lección espera.

# Back to the lesson
m-back-to-the-lesson-3kp8us = Volver a la lección

# Skip to the end
m-skip-to-the-end-saqlyd = Saltar al final

# Play with it
m-play-with-it-a0e1nu = Experimentar

# your answer
m-your-answer-ts1j9k = su respuesta

# So it is.
m-so-it-is-kakb3m = Así es.

# It came differently.
m-it-came-differently-tiqcz6 = No fue así.

# Compare it with what you see now.
m-compare-it-with-what-you-36hhdb = Compárelo con lo que ve ahora.

# In this run there is no answer: {why}.
m-in-this-run-there-is-fke9as = En esta ejecución no hay respuesta: { $why }.

# a curve
m-a-curve-banjhr = una curva

# a point
m-a-point-hy5z3u = un punto

# just show me
m-just-show-me-48bobm = solo muéstremelo

# You said {said}; the run gives {measured}. Near enough.
m-you-said-said-the-run-jktd9x = Usted dijo { $said }; la ejecución da { $measured }. Bastante cerca.

# You said {said}; the run gives {measured}. That is too high by {by}.
m-you-said-said-the-run-2rjndg = Usted dijo { $said }; la ejecución da { $measured }. Se pasó en { $by }.

# You said {said}; the run gives {measured}. That is too low by {by}.
m-you-said-said-the-run-3sibta = Usted dijo { $said }; la ejecución da { $measured }. Se quedó corto en { $by }.

# That is the order.
m-that-is-the-order-qgfjbf = Ese es el orden.

# The order is: {names}. {placed} of {count} stood in their place.
m-the-order-is-names-placed-2x276c = El orden es: { $names }. { $placed } de { $count } estaban en su lugar.

# In this run there is no such curve.
m-in-this-run-there-is-tdbgqc = En esta ejecución no hay tal curva.

# On average your curve is {away} away from the run’s.
m-on-average-your-curve-is-tiz06r = En promedio su curva difiere en { $away } de la curva simulada.

# That is where it is, or near enough.
m-that-is-where-it-is-c64z9f = Ahí está, o lo bastante cerca.

# It is at the ring, not at your cross.
m-it-is-at-the-ring-syvw9t = Está en el anillo, no en su cruz.

# {measured}; within {near} counts
m-measured-within-near-counts-gc7gcn = { $measured }; vale con un margen de { $near }

# There is no camera for this page here: it needs an https address.
m-there-is-no-camera-for-i7cqlr = Aquí no hay cámara para esta página: necesita una dirección https.

# The browser does not let this page use the camera. It can be allowed beside the address.
m-the-browser-does-not-let-xgwx70 = El navegador no deja que esta página use la cámara. Puede permitirse junto a la dirección.

# There is no camera here.
m-there-is-no-camera-here-ri3sc9 = Aquí no hay cámara.

# The camera is in use by something else.
m-the-camera-is-in-use-ofc2kh = Otra cosa está usando la cámara.

# The camera cannot be opened.
m-the-camera-cannot-be-opened-q2siy2 = La cámara no se puede abrir.

# Of each {each} of the {count} answers one is drawn.
m-of-each-each-of-the-549u1k = De cada { $each } de las { $count } respuestas se dibuja una.

# {words}: {count}, right
m-words-count-right-m5543n = { $words }: { $count }, correcto

# {words}: {count}, {right} of them right
m-words-count-right-of-them-ii6ury = { $words }: { $count }, correctas: { $right }

# Collect: {lesson}
m-collect-lesson-4o2ew3 = Recoger: { $lesson }

# With {file}.
m-with-file-en4pz1 = Con { $file }.

# Nothing leaves this page; names stay here.
m-nothing-leaves-this-page-names-l2faf3 = Nada sale de esta página; los nombres se quedan aquí.

# Step {step}: {title}
m-step-step-title-bukzkj = Paso { $step }: { $title }

# {count} rules or links with a run are among it.
m-count-rules-or-links-with-bv6rl2 = { $count ->
    [one] Hay ahí { $count } regla o enlace con una ejecución.
   *[other] Hay ahí { $count } reglas o enlaces con una ejecución.
  }

# 1 answer to this lesson.
m-1-answer-to-this-lesson-q7de8z = 1 respuesta a esta lección.

# {count} answers to this lesson.
m-count-answers-to-this-lesson-rig9o6 = { $count } respuestas a esta lección.

# 1 code is of another one, or broken.
m-1-code-is-of-another-3rwtvr = 1 código es de otra, o está dañado.

# {count} codes are of another one, or broken.
m-count-codes-are-of-another-rv4fce = { $count } códigos son de otra, o están dañados.

# Answers left out: {count}. The first {most} are read.
m-answers-left-out-count-the-mga0la = Respuestas omitidas: { $count }. Se leen las primeras { $most }.

# Lines passed over: {count}, longer than {most} characters.
m-lines-passed-over-count-longer-yeouuo = Líneas saltadas: { $count }, de más de { $most } caracteres.

# {name} was told: {words}
m-name-was-told-words-403ef1 = A { $name } se le dijo: { $words }

# nothing.
m-nothing-zh2jho = nada.

# This tab no longer has the file. Drop it on the page again.
m-this-tab-no-longer-has-hvfcl8 = Esta pestaña ya no tiene el archivo. Suéltelo otra vez en la página.

# There is no lesson “{name}” on this site.
m-there-is-no-lesson-name-pfhbn2 = No hay ninguna lección «{ $name }» en este sitio.

# This link holds a lesson in a format that is not known here.
m-this-link-holds-a-lesson-z8up84 = Este enlace contiene una lección en un formato que aquí no se conoce.

# This link was altered: it holds no lesson.
m-this-link-was-altered-it-o6vnmn = Este enlace se alteró: no contiene ninguna lección.

# Not answered yet, and so not in it:
m-not-answered-yet-and-so-kfyy1b = Aún sin responder, y por eso no incluido:

# step {step}
m-step-step-1xasnr = paso { $step }

# Begin with one question
m-begin-with-one-question-flvxsu = Empezar con una pregunta

# Begin with {count} questions
m-begin-with-count-questions-m2ik8o = Empezar con { $count } preguntas

# Go on at step {step}
m-go-on-at-step-step-tevb4l = Seguir en el paso { $step }

# Next: {title}
m-next-title-6v4kaa = Siguiente: { $title }

# Lessons · Sawtooth
m-lessons-sawtooth-z6w0jo = Lecciones · Sawtooth

# A lesson is a text file. Drop one of your own on the page to open it.
m-a-lesson-is-a-text-9y0kdw = Una lección es un archivo de texto. Suelte una propia en la página para abrirla.

# Make one of the run in the playground
m-make-one-of-the-run-xpgkib = Crear una con la ejecución del laboratorio

# This lesson cannot be read. {why}.
m-this-lesson-cannot-be-read-tcqk39 = Esta lección no se puede leer. { $why }.

# This lesson cannot be opened.
m-this-lesson-cannot-be-opened-l93khq = Esta lección no se puede abrir.

# What can be measured. Groups of this run: {groups}; hops: {hops}
m-what-can-be-measured-groups-ykza7l = Lo que puede medirse. Grupos de esta ejecución: { $groups }; saltos: { $hops }

# A lesson’s step is a link to its run.
m-a-lesson-s-step-is-5sm4zv = El paso de una lección es un enlace a su ejecución.

# It can be read. Steps: {steps}; questions before and after: {checks}.
m-it-can-be-read-steps-4m7gnw = Se puede leer. Pasos: { $steps }; preguntas antes y después: { $checks }.

# In a note: {wrong}
m-in-a-note-wrong-28fjne = En una nota: { $wrong }

# It cannot be read.
m-it-cannot-be-read-80ibza = No se puede leer.

# the run has no sample then
m-the-run-has-no-sample-cx8oe1 = la ejecución no tiene entonces ninguna muestra

# no window was cut
m-no-window-was-cut-0mlk57 = no se recortó ninguna ventana

# nothing was sent
m-nothing-was-sent-utnssv = no se envió nada

# nothing arrived
m-nothing-arrived-x7k61b = no llegó nada

# no round trip was measured
m-no-round-trip-was-measured-tdoabs = no se midió ninguna ida y vuelta

# too little was sent to vary
m-too-little-was-sent-to-ai3w67 = se envió demasiado poco para variar

# no transfer was over
m-no-transfer-was-over-bld58i = no terminó ninguna transferencia

# no window came back to what it was
m-no-window-came-back-to-zxgl8e = ninguna ventana volvió a lo que era

# it never is
m-it-never-is-h6ia2q = nunca lo es

# it never has
m-it-never-has-lql6b2 = nunca lo tiene

# nothing was cut
m-nothing-was-cut-o384kz = no se recortó nada

# packets of several sizes cross the hop
m-packets-of-several-sizes-cross-wt9zcx = por el salto pasan paquetes de varios tamaños

# the hop has one queue
m-the-hop-has-one-queue-hjslbc = el salto tiene una sola cola

# no two flows sent all that time
m-no-two-flows-sent-all-oe6vq0 = no hubo dos flujos que enviaran todo ese tiempo

# the arithmetic has no result, as a division by 0 has none
m-the-arithmetic-has-no-result-ieufzz = el cálculo no tiene resultado, como no lo tiene una división por 0

# the run does not say
m-the-run-does-not-say-gidrwo = la ejecución no lo dice

# Step {step} of {count} is run for its numbers…
m-step-step-of-count-is-phu013 = El paso { $step } de { $count } se ejecuta por sus números…

# {lesson}: notes for the teacher
m-lesson-notes-for-the-teacher-6k9hjm = { $lesson }: notas para quien enseña

# {from} to {until} s, {watching} s of watching
m-from-to-until-s-watching-0qmem1 = de { $from } a { $until } s, { $watching } s mirando

# (measured in the run; within {near} counts)
m-measured-in-the-run-within-v51tz5 = (medido en la ejecución; vale con un margen de { $near })

# (the run’s curve is drawn over it)
m-the-run-s-curve-is-nzplqy = (la curva de la ejecución se dibuja encima)

# (in their own words)
m-in-their-own-words-fbd108 = (con sus propias palabras)

# (measured in the run)
m-measured-in-the-run-yzqjs3 = (medido en la ejecución)

# a number of the run
m-a-number-of-the-run-ha8jds = un número de la ejecución

# {item} is now number {place}.
m-item-is-now-number-place-ir3nyw = { $item } es ahora el número { $place }.

# {item}: one up
m-item-one-up-o3g9u7 = { $item }: uno arriba

# {item}: one down
m-item-one-down-3hs4qy = { $item }: uno abajo

# The camera has gone.
m-the-camera-has-gone-mofg08 = La cámara ya no está.

# Hold a code before the camera.
m-hold-a-code-before-the-8qo26z = Ponga un código ante la cámara.

# The camera was stopped when the page was left.
m-the-camera-was-stopped-when-d3fv2x = La cámara se detuvo al salir de la página.

# Codes can be pasted or come in a file all the same.
m-codes-can-be-pasted-or-o6p0bk = De todos modos los códigos pueden pegarse o venir en un archivo.

# Step {step}: {said}
m-step-step-said-e6y8ne = Paso { $step }: { $said }

# This one is there already.
m-this-one-is-there-already-1xogz1 = Este ya está ahí.

# This is no answer to this lesson.
m-this-is-no-answer-to-k6eqzt = Esto no es una respuesta a esta lección.

# {count} in all.
m-count-in-all-gebekq = { $count } en total.

# yours
m-yours-nddc4b = la suya

# at {time} s: {value}
m-at-time-s-value-66wnu9 = a los { $time } s: { $value }

# Your curve: on average {value}.
m-your-curve-on-average-value-565lku = Su curva: en promedio { $value }.

# not set
m-not-set-yxhxra = sin fijar

# Your point: {said}
m-your-point-said-s5dlbt = Su punto: { $said }

# Watch. The run goes on to {until} s.
m-watch-the-run-goes-on-0s5vu3 = Observe. La ejecución sigue hasta { $until } s.

# (in this run it came out differently)
m-in-this-run-it-came-j7uokl = (en esta ejecución salió de otro modo)

# (cannot be told: {why})
m-cannot-be-told-why-y737q3 = (no se puede decir: { $why })

# Make a lesson
m-make-a-lesson-5jann4 = Crear una lección

# Answer all {count} first.
m-answer-all-count-first-5oe4uh = Responda antes a las { $count }.

# One rule or link with a run is among it.
m-one-rule-or-link-with-yzvkoj = Hay ahí una regla o un enlace con una ejecución.
