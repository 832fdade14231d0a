# Just show me
m-just-show-me-gh6agy = Só me mostre

# Show what is right
m-show-what-is-right-n1flkg = Mostrar o certo

# Print this
m-print-this-ddm9nw = Imprimir isto

# Answer again
m-answer-again-iv4m13 = Responder de novo

# Answers to this step
m-answers-to-this-step-8pukif = Respostas a este passo

# Who
m-who-39f0hb = Quem

# Said
m-said-gp6d6k = Disse

# Why
m-why-y9m5zt = Por quê

# not of this run
m-not-of-this-run-dubhho = não desta execução

# before the run’s end
m-before-the-run-s-end-lmhoox = antes do fim da execução

# Paste what was handed in: a line for each, with a name if you like; or drop a table here
m-paste-what-was-handed-in-ikeqz6 = Cole o que foi entregue: uma linha para cada um, com um nome se quiser; ou solte uma tabela aqui

# Or a file, as a course system writes it
m-or-a-file-as-a-tzwa83 = Ou um arquivo, como um sistema de cursos o escreve

# Leave it out
m-leave-it-out-bg1y2x = Deixar de fora

# Steps of the lesson
m-steps-of-the-lesson-jjq27u = Passos da lição

# Large, for a projector, without names. Page Down tells what is right, then leads on
m-large-for-a-projector-without-x0i2c4 = Grande, para um projetor, sem nomes. Page Down diz o que é certo e depois segue adiante

# Let them race
m-let-them-race-q6b22l = Fazê-las competir

# The answers
m-the-answers-y3m1u7 = As respostas

# Hide what is right
m-hide-what-is-right-luu9tl = Ocultar o certo

# What the run gives:
m-what-the-run-gives-yyc9xn = O que a execução dá:

# Your answer to hand in
m-your-answer-to-hand-in-80izsh = Sua resposta para entregar

# Hand in the whole lesson
m-hand-in-the-whole-lesson-f04l89 = Entregar a lição inteira

# Your answers to hand in
m-your-answers-to-hand-in-h6119i = Suas respostas para entregar

# Your answers as one code
m-your-answers-as-one-code-j093hw = Suas respostas como um código

# Large, for a projector. Page Down leads on
m-large-for-a-projector-page-37txzd = Grande, para um projetor. Page Down segue adiante

# Begin anew: clear my answers
m-begin-anew-clear-my-answers-khxlep = Recomeçar: apagar minhas respostas

# Your answers are cleared.
m-your-answers-are-cleared-but9vv = Suas respostas foram apagadas.

# Bring them back
m-bring-them-back-4ptb8i = Recuperá-las

# First, what do you think now?
m-first-what-do-you-think-ltvp1w = Primeiro, o que você pensa agora?

# Nobody sees your answers. You get the same questions again at the end, with reasons.
m-nobody-sees-your-answers-you-i5vovv = Ninguém vê suas respostas. No fim você recebe as mesmas perguntas de novo, com explicações.

# Begin
m-begin-g56jha = Começar

# Begin without them
m-begin-without-them-q8fxjs = Começar sem elas

# For the teacher
m-for-the-teacher-bokagx = Para quem ensina

# Present at any step; Page Down on a remote shows the answer, then the next step.
m-present-at-any-step-page-qp582n = Apresente em qualquer passo; Page Down em um controle mostra a resposta e depois o próximo passo.

# The questions again
m-the-questions-again-t323qh = As perguntas de novo

# That was the lesson
m-that-was-the-lesson-vogo2u = Essa foi a lição

# Back
m-back-hzmxtu = Voltar

# All lessons
m-all-lessons-sh2icp = Todas as lições

# Sawtooth: lessons
m-sawtooth-lessons-asy6aj = Sawtooth: lições

# Say what a run will do, then see it run. Each lesson takes about five minutes and needs none of the later ones.
m-say-what-a-run-will-h4y8a9 = Diga o que uma execução fará e depois a veja. Cada lição leva cerca de cinco minutos e não precisa de nenhuma das seguintes.

# make one
m-make-one-s29yzb = criar uma

# nothing more: an answer in one’s own words
m-nothing-more-an-answer-in-3713t6 = nada mais: uma resposta com palavras próprias

# How a lesson is written
m-how-a-lesson-is-written-g2c4hp = Como se escreve uma lição

# Parts
m-parts-cegybp = Partes

# Kinds of questions
m-kinds-of-questions-d07dcc = Tipos de perguntas

# An expression is made of these, numbers, + − * / and brackets. What has a ? may be left out; times are in s.
m-an-expression-is-made-of-wcpfqn = Uma expressão é feita disto, números, + − * / e parênteses. O que tem ? pode ser omitido; os tempos são em s.

# Set up a run in the playground and let it come to where the step shall end. Here, add it as a step, and replace the words.
m-set-up-a-run-in-ki06ee = Prepare uma execução no laboratório e deixe-a chegar aonde o passo deve terminar. Aqui, adicione-a como passo e troque as palavras.

# Add the run in the playground as a step that asks for
m-add-the-run-in-the-0v80ym = Adicionar a execução do laboratório como um passo que pede

# Add the run as a step that asks for
m-add-the-run-as-a-rjignn = Adicionar a execução como um passo que pede

# Before and after
m-before-and-after-i5kzb9 = Antes e depois

# The text
m-the-text-b4qu83 = O texto

# Save as a file
m-save-as-a-file-6hra8n = Salvar como arquivo

# Begin anew
m-begin-anew-pr5ojx = Recomeçar

# Bring the text before back
m-bring-the-text-before-back-rxfax5 = Recuperar o texto anterior

# Give it away
m-give-it-away-807z51 = Compartilhá-la

# A link that holds it
m-a-link-that-holds-it-wvh3jc = Um link que a contém

# It is too long for a link. Save it as a file; put beside the page as lessons/NAME.md it opens at #/lessons/NAME.
m-it-is-too-long-for-v5h3q5 = É longa demais para um link. Salve-a como arquivo; posta ao lado da página como lessons/NAME.md, abre em #/lessons/NAME.

# One of several
m-one-of-several-453epg = Uma entre várias

# A number
m-a-number-dmrawl = Um número

# An order
m-an-order-syn02y = Uma ordem

# A curve to draw
m-a-curve-to-draw-c7sbeu = Uma curva a desenhar

# A point on a plot
m-a-point-on-a-plot-r4un97 = Um ponto em um gráfico

# Their own words
m-their-own-words-5ci3jm = Suas próprias palavras

# Window of the group’s first flow at a time; at the end if none is given.
m-window-of-the-group-s-0gx4jx = Janela do primeiro fluxo do grupo em um momento; no fim se nenhum é dado.

# Largest window of the group’s first flow.
m-largest-window-of-the-group-5tecsa = Maior janela do primeiro fluxo do grupo.

# Smallest window of the group’s first flow.
m-smallest-window-of-the-group-c87gh9 = Menor janela do primeiro fluxo do grupo.

# Part of its window that the group’s first flow kept at a cut, on average.
m-part-of-its-window-that-jbiexe = Parte de sua janela que o primeiro fluxo do grupo manteve em um corte, em média.

# How often flows of the group cut their window or rate.
m-how-often-flows-of-the-pk1100 = Quantas vezes os fluxos do grupo cortam sua janela ou taxa.

# Packets of the group that were dropped.
m-packets-of-the-group-that-azpcir = Pacotes do grupo que foram descartados.

# Packets of the group that were dropped, of those that it sent.
m-packets-of-the-group-that-nk403t = Pacotes do grupo que foram descartados, dos que ele enviou.

# Loss events of the group, that is cuts, of the packets that it sent.
m-loss-events-of-the-group-iuset5 = Eventos de perda do grupo, isto é, cortes, dos pacotes que ele enviou.

# Throughput of the group; since the warm-up if no time is given.
m-throughput-of-the-group-since-c39bc9 = Vazão do grupo; desde o aquecimento se nenhum tempo é dado.

# The group’s part of what all groups got; since the warm-up if no time is given.
m-the-group-s-part-of-nlagyp = A parte do grupo no que todos os grupos obtiveram; desde o aquecimento se nenhum tempo é dado.

# Mean round trip of the group since the warm-up, waiting included.
m-mean-round-trip-of-the-lfqlrl = Ida e volta média do grupo desde o aquecimento, espera incluída.

# Coefficient of variation of what a flow of the group sends in a round trip, since the warm-up: 0 is perfectly smooth.
m-coefficient-of-variation-of-what-vewq63 = Coeficiente de variação do que um fluxo do grupo envia em uma ida e volta, desde o aquecimento: 0 é perfeitamente suave.

# Mean completion time of the group’s transfers since the warm-up.
m-mean-completion-time-of-the-12gnrm = Tempo médio das transferências do grupo desde o aquecimento.

# What 95 in 100 of the group’s transfers since the warm-up took at most.
m-what-95-in-100-of-tfylxp = O que levaram no máximo 95 em 100 das transferências do grupo desde o aquecimento.

# Longest time in which the group’s first flow sent nothing.
m-longest-time-in-which-the-bxou2h = Tempo mais longo em que o primeiro fluxo do grupo não enviou nada.

# Mean time from a cut of the group’s first flow until its window is what it was before, or within a packet of that when it is cut again.
m-mean-time-from-a-cut-tkry9c = Tempo médio de um corte do primeiro fluxo do grupo até sua janela ser a de antes, ou estar a um pacote dela quando é cortada de novo.

# First time, from a time on, at which the window of the group’s first flow is that large.
m-first-time-from-a-time-ny4f3n = Primeiro momento, a partir de um tempo, em que a janela do primeiro fluxo do grupo é desse tamanho ou maior.

# First time, from a time on, at which the window of the group’s first flow is that small.
m-first-time-from-a-time-njtke3 = Primeiro momento, a partir de um tempo, em que a janela do primeiro fluxo do grupo é desse tamanho ou menor.

# First time, after a time, at which the group’s first flow has that throughput, averaged over about a second.
m-first-time-after-a-time-21evcs = Primeiro momento, depois de um tempo, em que o primeiro fluxo do grupo tem essa vazão, em média sobre cerca de um segundo.

# How many flows of the group cut at the same time, on average.
m-how-many-flows-of-the-s5zwjx = Quantos fluxos do grupo cortam ao mesmo tempo, em média.

# Part of a hop’s link in use since the warm-up.
m-part-of-a-hop-s-7ahbkp = Parte do enlace de um salto em uso desde o aquecimento.

# Mean queue of a hop since the warm-up.
m-mean-queue-of-a-hop-r2lnya = Fila média de um salto desde o aquecimento.

# Since the warm-up a hop’s queue is shorter than this in that part of the time.
m-since-the-warm-up-a-89bb6g = Desde o aquecimento a fila de um salto é mais curta que isto nessa parte do tempo.

# How long a packet waits at a hop on average, since the warm-up.
m-how-long-a-packet-waits-egwgmn = Quanto um pacote espera em um salto em média, desde o aquecimento.

# How long a packet waits on average in the low-latency queue of a hop with two, since the warm-up.
m-how-long-a-packet-waits-i4prc3 = Quanto um pacote espera em média na fila de baixa latência de um salto com duas, desde o aquecimento.

# The same in its classic queue.
m-the-same-in-its-classic-qlebo6 = O mesmo em sua fila clássica.

# Part of the packets that the low-latency queue of a hop with two marks, since the warm-up.
m-part-of-the-packets-that-2yq1g8 = Parte dos pacotes que a fila de baixa latência de um salto com duas marca, desde o aquecimento.

# Packets that a hop’s queue has dropped since the warm-up.
m-packets-that-a-hop-s-wycdkg = Pacotes que a fila de um salto descartou desde o aquecimento.

# Jain’s fairness index: its mean since the warm-up, or over about a second up to a time. 1 is equal.
m-jain-s-fairness-index-its-08zlxt = Índice de justiça de Jain: sua média desde o aquecimento, ou sobre cerca de um segundo até um tempo. 1 é igual.

# Print notes
m-print-notes-dw04lh = Imprimir as notas

# Print without them
m-print-without-them-e5mxuu = Imprimir sem elas

# What the class said
m-what-the-class-said-zktzd5 = O que a turma disse

# answers to a link’s question
m-answers-to-a-link-s-674oz2 = respostas à pergunta de um link

# The run
m-the-run-2ip6a9 = A execução

# Stop the camera
m-stop-the-camera-w51djx = Parar a câmera

# Scan with the camera
m-scan-with-the-camera-mh99yy = Escanear com a câmera

# What the camera sees
m-what-the-camera-sees-iyb491 = O que a câmera vê

# Left and Right go through the time, Up and Down lift and lower the curve.
m-left-and-right-go-through-fg59dz = Esquerda e Direita percorrem o tempo, Cima e Baixo sobem e descem a curva.

# Draw here
m-draw-here-lmc3sf = Desenhe aqui

# The arrow keys move the point.
m-the-arrow-keys-move-the-ql5k0d = As setas movem o ponto.

# equal shares
m-equal-shares-i2ic9l = partes iguais

# full link
m-full-link-yzvhs4 = enlace cheio

# Press where it will be
m-press-where-it-will-be-4ab11h = Pressione onde ele estará

# The lesson
m-the-lesson-q5nme0 = A lição

# Change what you like: every control is open. The lesson waits.
m-change-what-you-like-every-5bbouo = Mude o que quiser: todos os controles estão abertos. A lição espera.

# Back to the lesson
m-back-to-the-lesson-3kp8us = Voltar à lição

# Skip to the end
m-skip-to-the-end-saqlyd = Pular para o fim

# Play with it
m-play-with-it-a0e1nu = Brincar com ela

# your answer
m-your-answer-ts1j9k = sua resposta
