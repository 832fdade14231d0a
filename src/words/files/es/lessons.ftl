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

# Let them race
m-let-them-race-q6b22l = Hacerlas competir

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

# make one
m-make-one-s29yzb = crear una

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
m-how-often-flows-of-the-pk1100 = Cuántas veces los flujos del grupo recortan su ventana o su tasa.

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
m-first-time-after-a-time-21evcs = Primer momento, después de un tiempo dado, en que el primer flujo del grupo tiene ese caudal, promediado sobre un segundo más o menos.

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

# equal shares
m-equal-shares-i2ic9l = partes iguales

# full link
m-full-link-yzvhs4 = enlace lleno

# Press where it will be
m-press-where-it-will-be-4ab11h = Pulse donde estará

# The lesson
m-the-lesson-q5nme0 = La lección

# Change what you like: every control is open. The lesson waits.
m-change-what-you-like-every-5bbouo = Cambie lo que quiera: todos los controles están abiertos. La lección espera.

# Back to the lesson
m-back-to-the-lesson-3kp8us = Volver a la lección

# Skip to the end
m-skip-to-the-end-saqlyd = Saltar al final

# Play with it
m-play-with-it-a0e1nu = Jugar con ella

# your answer
m-your-answer-ts1j9k = su respuesta
