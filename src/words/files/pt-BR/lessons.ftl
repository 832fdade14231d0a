# To the end
m-to-the-end-khwimq = Para o fim

# Next
m-next-padbm0 = Próximo

# your answer now
m-your-answer-now-igw3cw = sua resposta de agora

# your answer before
m-your-answer-before-trhb2b = sua resposta de antes

# your answer before and now
m-your-answer-before-and-now-yftoue = sua resposta de antes e de agora

# <b>{right}</b> of {count} are right.
m-b-right-b-of-count-lsi1fs = Certas: <b>{ $right }</b> de { $count }.

# Before the lesson <b>{before}</b> of {count} were right, now <b>{right}</b>.
m-before-the-lesson-b-before-7q8o2v = Antes da lição, <b>{ $before }</b> de { $count } estavam certas; agora, <b>{ $right }</b>.

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
m-how-often-flows-of-the-pk1100 = Quantas vezes os fluxos do grupo cortaram sua janela ou taxa.

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
m-jain-s-fairness-index-its-08zlxt = Índice de justiça de Jain: sua média desde o aquecimento, ou sobre cerca de um segundo até um tempo. 1 = partes iguais.

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

# Press where it will be
m-press-where-it-will-be-4ab11h = Pressione onde ele estará

# The lesson
m-the-lesson-q5nme0 = A lição

# Change what you like: every control is open. The lesson waits.
m-change-what-you-like-every-5bbouo = Mude o que quiser: todos os controles estão liberados. A lição espera.

# Back to the lesson
m-back-to-the-lesson-3kp8us = Voltar à lição

# Skip to the end
m-skip-to-the-end-saqlyd = Pular para o fim

# Play with it
m-play-with-it-a0e1nu = Experimentar

# your answer
m-your-answer-ts1j9k = sua resposta

# So it is.
m-so-it-is-kakb3m = É isso.

# It came differently.
m-it-came-differently-tiqcz6 = Não foi assim.

# Compare it with what you see now.
m-compare-it-with-what-you-36hhdb = Compare com o que você vê agora.

# In this run there is no answer: {why}.
m-in-this-run-there-is-fke9as = Nesta execução não há resposta: { $why }.

# a curve
m-a-curve-banjhr = uma curva

# a point
m-a-point-hy5z3u = um ponto

# just show me
m-just-show-me-48bobm = só me mostre

# You said {said}; the run gives {measured}. Near enough.
m-you-said-said-the-run-jktd9x = Você disse { $said }; a execução dá { $measured }. Perto o bastante.

# You said {said}; the run gives {measured}. That is too high by {by}.
m-you-said-said-the-run-2rjndg = Você disse { $said }; a execução dá { $measured }. É alto demais em { $by }.

# You said {said}; the run gives {measured}. That is too low by {by}.
m-you-said-said-the-run-3sibta = Você disse { $said }; a execução dá { $measured }. É baixo demais em { $by }.

# That is the order.
m-that-is-the-order-qgfjbf = A ordem é essa.

# The order is: {names}. {placed} of {count} stood in their place.
m-the-order-is-names-placed-2x276c = A ordem é: { $names }. { $placed } de { $count } estavam no lugar certo.

# In this run there is no such curve.
m-in-this-run-there-is-tdbgqc = Nesta execução não há tal curva.

# On average your curve is {away} away from the run’s.
m-on-average-your-curve-is-tiz06r = Em média sua curva está a { $away } da curva da execução.

# That is where it is, or near enough.
m-that-is-where-it-is-c64z9f = Está ali, ou perto o bastante.

# It is at the ring, not at your cross.
m-it-is-at-the-ring-syvw9t = O resultado é o círculo; sua resposta é a cruz.

# {measured}; within {near} counts
m-measured-within-near-counts-gc7gcn = { $measured }; vale com margem de { $near }

# There is no camera for this page here: it needs an https address.
m-there-is-no-camera-for-i7cqlr = Aqui não há câmera para esta página: ela precisa de um endereço https.

# The browser does not let this page use the camera. It can be allowed beside the address.
m-the-browser-does-not-let-xgwx70 = O navegador não deixa esta página usar a câmera. Pode-se permitir ao lado do endereço.

# There is no camera here.
m-there-is-no-camera-here-ri3sc9 = Aqui não há câmera.

# The camera is in use by something else.
m-the-camera-is-in-use-ofc2kh = A câmera está em uso por outra coisa.

# The camera cannot be opened.
m-the-camera-cannot-be-opened-q2siy2 = A câmera não pode ser aberta.

# Of each {each} of the {count} answers one is drawn.
m-of-each-each-of-the-549u1k = De cada { $each } das { $count } respostas uma é desenhada.

# {words}: {count}, right
m-words-count-right-m5543n = { $words }: { $count }, certo

# {words}: {count}, {right} of them right
m-words-count-right-of-them-ii6ury = { $words }: { $count }, certas: { $right }

# Collect: {lesson}
m-collect-lesson-4o2ew3 = Coletar: { $lesson }

# With {file}.
m-with-file-en4pz1 = Com { $file }.

# Nothing leaves this page; names stay here.
m-nothing-leaves-this-page-names-l2faf3 = Nada sai desta página; os nomes ficam aqui.

# Step {step}: {title}
m-step-step-title-bukzkj = Passo { $step }: { $title }

# {count} rules or links with a run are among it.
m-count-rules-or-links-with-bv6rl2 = { $count ->
    [one] Há nisso { $count } regra ou link com uma execução.
   *[other] Há nisso { $count } regras ou links com uma execução.
  }

# 1 answer to this lesson.
m-1-answer-to-this-lesson-q7de8z = 1 resposta a esta lição.

# {count} answers to this lesson.
m-count-answers-to-this-lesson-rig9o6 = { $count } respostas a esta lição.

# 1 code is of another one, or broken.
m-1-code-is-of-another-3rwtvr = 1 código é de outra, ou está danificado.

# {count} codes are of another one, or broken.
m-count-codes-are-of-another-rv4fce = { $count } códigos são de outra, ou estão danificados.

# Answers left out: {count}. The first {most} are read.
m-answers-left-out-count-the-mga0la = Respostas deixadas de fora: { $count }. As primeiras { $most } são lidas.

# Lines passed over: {count}, longer than {most} characters.
m-lines-passed-over-count-longer-yeouuo = Linhas puladas: { $count }, com mais de { $most } caracteres.

# {name} was told: {words}
m-name-was-told-words-403ef1 = A { $name } foi dito: { $words }

# nothing.
m-nothing-zh2jho = nada.

# This tab no longer has the file. Drop it on the page again.
m-this-tab-no-longer-has-hvfcl8 = Esta aba não tem mais o arquivo. Solte-o de novo na página.

# There is no lesson “{name}” on this site.
m-there-is-no-lesson-name-pfhbn2 = Não há nenhuma lição “{ $name }” neste site.

# This link holds a lesson in a format that is not known here.
m-this-link-holds-a-lesson-z8up84 = Este link contém uma lição em um formato que não é conhecido aqui.

# This link was altered: it holds no lesson.
m-this-link-was-altered-it-o6vnmn = Este link foi alterado: não contém nenhuma lição.

# Not answered yet, and so not in it:
m-not-answered-yet-and-so-kfyy1b = Ainda sem resposta, e por isso fora:

# step {step}
m-step-step-1xasnr = passo { $step }

# Begin with one question
m-begin-with-one-question-flvxsu = Começar com uma pergunta

# Begin with {count} questions
m-begin-with-count-questions-m2ik8o = Começar com { $count } perguntas

# Go on at step {step}
m-go-on-at-step-step-tevb4l = Continuar no passo { $step }

# Next: {title}
m-next-title-6v4kaa = Próxima: { $title }

# Lessons · Sawtooth
m-lessons-sawtooth-z6w0jo = Lições · Sawtooth

# A lesson is a text file. Drop one of your own on the page to open it.
m-a-lesson-is-a-text-9y0kdw = Uma lição é um arquivo de texto. Solte uma sua na página para abri-la.

# Make one of the run in the playground
m-make-one-of-the-run-xpgkib = Criar uma com a execução do laboratório

# This lesson cannot be read. {why}.
m-this-lesson-cannot-be-read-tcqk39 = Esta lição não pode ser lida. { $why }.

# This lesson cannot be opened.
m-this-lesson-cannot-be-opened-l93khq = Esta lição não pode ser aberta.

# What can be measured. Groups of this run: {groups}; hops: {hops}
m-what-can-be-measured-groups-ykza7l = O que pode ser medido. Grupos desta execução: { $groups }; saltos: { $hops }

# A lesson’s step is a link to its run.
m-a-lesson-s-step-is-5sm4zv = O passo de uma lição é um link para sua execução.

# It can be read. Steps: {steps}; questions before and after: {checks}.
m-it-can-be-read-steps-4m7gnw = Pode ser lida. Passos: { $steps }; perguntas antes e depois: { $checks }.

# In a note: {wrong}
m-in-a-note-wrong-28fjne = Em uma nota: { $wrong }

# It cannot be read.
m-it-cannot-be-read-80ibza = Não pode ser lida.

# the run has no sample then
m-the-run-has-no-sample-cx8oe1 = a execução não tem amostra nesse momento

# no window was cut
m-no-window-was-cut-0mlk57 = nenhuma janela foi cortada

# nothing was sent
m-nothing-was-sent-utnssv = nada foi enviado

# nothing arrived
m-nothing-arrived-x7k61b = nada chegou

# no round trip was measured
m-no-round-trip-was-measured-tdoabs = nenhuma ida e volta foi medida

# too little was sent to vary
m-too-little-was-sent-to-ai3w67 = foi enviado pouco demais para variar

# no transfer was over
m-no-transfer-was-over-bld58i = nenhuma transferência terminou

# no window came back to what it was
m-no-window-came-back-to-zxgl8e = nenhuma janela voltou ao que era

# it never is
m-it-never-is-h6ia2q = nunca é

# it never has
m-it-never-has-lql6b2 = nunca tem

# nothing was cut
m-nothing-was-cut-o384kz = nada foi cortado

# packets of several sizes cross the hop
m-packets-of-several-sizes-cross-wt9zcx = pacotes de vários tamanhos cruzam o salto

# the hop has one queue
m-the-hop-has-one-queue-hjslbc = o salto tem uma só fila

# no two flows sent all that time
m-no-two-flows-sent-all-oe6vq0 = não houve dois fluxos que enviassem todo esse tempo

# the arithmetic has no result, as a division by 0 has none
m-the-arithmetic-has-no-result-ieufzz = o cálculo não tem resultado, como uma divisão por 0 não tem

# the run does not say
m-the-run-does-not-say-gidrwo = a execução não diz

# Step {step} of {count} is run for its numbers…
m-step-step-of-count-is-phu013 = O passo { $step } de { $count } é executado por seus números…

# {lesson}: notes for the teacher
m-lesson-notes-for-the-teacher-6k9hjm = { $lesson }: notas para quem ensina

# {from} to {until} s, {watching} s of watching
m-from-to-until-s-watching-0qmem1 = de { $from } a { $until } s, { $watching } s olhando

# (measured in the run; within {near} counts)
m-measured-in-the-run-within-v51tz5 = (medido na execução; vale com margem de { $near })

# (the run’s curve is drawn over it)
m-the-run-s-curve-is-nzplqy = (a curva da execução é desenhada por cima)

# (in their own words)
m-in-their-own-words-fbd108 = (com suas próprias palavras)

# (measured in the run)
m-measured-in-the-run-yzqjs3 = (medido na execução)

# a number of the run
m-a-number-of-the-run-ha8jds = um número da execução

# {item} is now number {place}.
m-item-is-now-number-place-ir3nyw = { $item } é agora o número { $place }.

# {item}: one up
m-item-one-up-o3g9u7 = { $item }: um acima

# {item}: one down
m-item-one-down-3hs4qy = { $item }: um abaixo

# The camera has gone.
m-the-camera-has-gone-mofg08 = A câmera sumiu.

# Hold a code before the camera.
m-hold-a-code-before-the-8qo26z = Ponha um código diante da câmera.

# The camera was stopped when the page was left.
m-the-camera-was-stopped-when-d3fv2x = A câmera foi parada ao sair da página.

# Codes can be pasted or come in a file all the same.
m-codes-can-be-pasted-or-o6p0bk = Mesmo assim os códigos podem ser colados ou vir em um arquivo.

# Step {step}: {said}
m-step-step-said-e6y8ne = Passo { $step }: { $said }

# This one is there already.
m-this-one-is-there-already-1xogz1 = Este já está aí.

# This is no answer to this lesson.
m-this-is-no-answer-to-k6eqzt = Isto não é resposta a esta lição.

# {count} in all.
m-count-in-all-gebekq = { $count } ao todo.

# yours
m-yours-nddc4b = a sua

# at {time} s: {value}
m-at-time-s-value-66wnu9 = aos { $time } s: { $value }

# Your curve: on average {value}.
m-your-curve-on-average-value-565lku = Sua curva: em média { $value }.

# not set
m-not-set-yxhxra = não definido

# Your point: {said}
m-your-point-said-s5dlbt = Seu ponto: { $said }

# Watch. The run goes on to {until} s.
m-watch-the-run-goes-on-0s5vu3 = Observe. A execução segue até { $until } s.

# (in this run it came out differently)
m-in-this-run-it-came-j7uokl = (nesta execução saiu diferente)

# (cannot be told: {why})
m-cannot-be-told-why-y737q3 = (não se pode dizer: { $why })

# Make a lesson
m-make-a-lesson-5jann4 = Criar uma lição

# Answer all {count} first.
m-answer-all-count-first-5oe4uh = Responda antes a todas as { $count }.

# One rule or link with a run is among it.
m-one-rule-or-link-with-yzvkoj = Há nisso uma regra ou um link com uma execução.
