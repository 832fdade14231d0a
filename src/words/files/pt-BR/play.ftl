# {mean}, {delay} ms
m-mean-delay-ms-piehmn = { $mean } · { $delay } ms

# Copy code
m-copy-code-06qgkp = Copiar o código

# equal shares
m-equal-shares-i2ic9l = partes iguais

# full link
m-full-link-yzvhs4 = enlace cheio

# bottleneck
m-bottleneck-ehdgmu = gargalo

# 1 packet
m-1-packet-kizm3w = 1 pacote

# {count} packets
m-count-packets-356z9h = { $count } pacotes

# The set-up in words
m-the-set-up-in-words-5h6h2w = A configuração em palavras

# The set-up
m-the-set-up-kdd66u = A configuração

# The bar of time
m-the-bar-of-time-pcblqr = A barra de tempo

# The comparison in numbers
m-the-comparison-in-numbers-n9ot22 = A comparação em números

# The textbook’s model in words
m-the-textbook-s-model-in-62raej = O modelo dos livros-texto em palavras

# Why?
m-why-mfl4pe = Por quê?

# The narrator
m-the-narrator-stqjct = O narrador

# Playground
m-playground-7p1ky4 = Laboratório

# Skip to the charts
m-skip-to-the-charts-7r1m41 = Ir para os gráficos

# Set up
m-set-up-isr2rg = Configurar

# now {time}
m-now-time-woxpcy = agora { $time }

# round trips, empty path
m-round-trips-empty-path-vixahj = idas e voltas, caminho vazio

# Completion times
m-completion-times-crw7x1 = Tempos de transferência

# How long each transfer took, from its first packet to the ACK of its last one: a point where it ended.
m-how-long-each-transfer-took-fixnb3 = Quanto levou cada transferência, do seu primeiro pacote até o ACK do último: um ponto onde ela terminou.

# the mean completion time of the transfers that ended in it
m-the-mean-completion-time-of-yth2yp = tempo médio das transferências que terminaram nele

# Delivered so far
m-delivered-so-far-q0iy9y = Entregue até agora

# The bytes that each flow and source has delivered since the run began: a line that is steep where much gets through.
m-the-bytes-that-each-flow-n6d4u7 = Os bytes que cada fluxo e cada fonte entregou desde o início da execução: a linha é íngreme onde passa muito.

# Delivered by each flow
m-delivered-by-each-flow-d42dzf = Entregue por cada fluxo

# Lost so far
m-lost-so-far-mopp96 = Perdido até agora

# The packets of each flow and source that have been dropped since the run began, by queues and on the way.
m-the-packets-of-each-flow-mk9nxo = Os pacotes de cada fluxo e cada fonte descartados desde o início da execução, pelas filas e pelo caminho.

# packets
m-packets-99jfja = pacotes

# Lost by each flow
m-lost-by-each-flow-wduauf = Perdido por cada fluxo

# Fairness index
m-fairness-index-2xa914 = Índice de justiça

# Jain’s index of what the flows sent: 1 if all sent the same, 1/n if one of n sent all. It compares flows that sent all the time: one alone has none.
m-jain-s-index-of-what-fq2x8s = Índice de Jain do que os fluxos enviaram: 1 se todos enviaram o mesmo, 1/n se um de n enviou tudo. Compara os fluxos que enviaram o tempo todo: um só não o tem.

# fairness index of the sample
m-fairness-index-of-the-sample-s1n47k = índice de justiça da amostra

# mean fairness index
m-mean-fairness-index-1mg3d5 = índice de justiça médio

# , and in {every} (thin)
m-and-in-every-thin-kn8240 = , e em { $every } (fina)

# of what the flows sent over {span}{thin}; 1 is equal
m-of-what-the-flows-sent-14f8sf = do que os fluxos enviaram, { $span }{ $thin }; 1 = partes iguais

# mean {value}
m-mean-value-4ug4c5 = média { $value }

# mean {value} since {since} s
m-mean-value-since-since-s-gx7sqm = média { $value } desde { $since } s

# needs two flows for {span}
m-needs-two-flows-for-span-qa2vq2 = precisa de dois fluxos por { $span }

# needs two for {span}
m-needs-two-for-span-pa9y01 = precisa de dois por { $span }

# needs two
m-needs-two-umq0d8 = precisa de dois

# Inside of a flow
m-inside-of-a-flow-kcev3n = Interior de um fluxo

# State of the observed flow: what its scheme knows and decides, such as cwnd and ssthresh.
m-state-of-the-observed-flow-ggqrf9 = Estado do fluxo observado: o que seu esquema sabe e decide, como cwnd e ssthresh.

# of the inside of a flow, what stood at its end
m-of-the-inside-of-a-vz9xxw = do interior de um fluxo, o que havia no fim

# Queues of all hops
m-queues-of-all-hops-s7ylmn = Filas de todos os saltos

# Packets waiting in the queue of every hop, a line for each, and the packets that each dropped.
m-packets-waiting-in-the-queue-4e6l8t = Pacotes que esperam na fila de cada salto, uma linha para cada um, e os pacotes que cada um descartou.

# mean queue of every hop and packets that it dropped
m-mean-queue-of-every-hop-u67kuw = fila média de cada salto e pacotes descartados

# Link used
m-link-used-zmifka = Uso do enlace

# Utilization of the link in view: the part of its rate that packets take up.
m-utilization-of-the-link-in-qmwwzq = Utilização do enlace em vista: a parte de sua taxa que os pacotes ocupam.

# the utilization at its end
m-the-utilization-at-its-end-mefgb2 = a utilização no fim

# , per cent over {span}
m-per-cent-over-span-ehihls = , por cento, { $span }

# Losses
m-losses-kioqmy = Perdas

# Loss events as the flows see them: one mark for each round trip in which a flow lost packets.
m-loss-events-as-the-flows-kppeqa = Eventos de perda como os fluxos os veem: uma marca para cada ida e volta em que um fluxo perdeu pacotes.

# loss events
m-loss-events-866j63 = eventos de perda

# Queue
m-queue-6wbfbs = Fila

# Packets waiting in the queue of the hop in view, with its limit and thresholds, and the packets that it dropped.
m-packets-waiting-in-the-queue-53bk9g = Pacotes que esperam na fila do salto em vista, com seu limite e limiares, e os pacotes que ela descartou.

# mean queue and packets that it dropped
m-mean-queue-and-packets-that-129k4n = fila média e pacotes descartados

# each round trip
m-each-round-trip-0nfjij = cada ida e volta

# every {span}
m-every-span-s5p50k = cada { $span }

# , {queue}’s average bold
m-queue-s-average-bold-adk2m2 = , média do { $queue } em negrito

# , packets waiting: least to most, mean as a line{average}; drops above
m-packets-waiting-least-to-most-hj6id9 = , pacotes em espera: mínimo a máximo, média como linha{ $average }; descartes acima

# , packets waiting: most in {every}, mean shaded{average}; drops above
m-packets-waiting-most-in-every-zjjahb = , pacotes em espera: máximo em { $every }, média sombreada{ $average }; descartes acima

# of {limit}
m-of-limit-4fu99r = de { $limit }

# empty path {span}
m-empty-path-span-7w14kn = caminho vazio { $span }

# empty {span}
m-empty-span-8upxwu = vazio { $span }

# Round trip
m-round-trip-z4u1wu = Tempo de ida e volta

# How long a packet of each flow and its ACK take: the path, and the queues on it. What the sender knows of it, smoothed (srtt), comes later; behind a queue per flow the row shows that.
m-how-long-a-packet-of-y7o8rn = Quanto levam um pacote de cada fluxo e seu ACK: o caminho e as filas nele. O que o emissor sabe disso, suavizado (srtt), vem depois; atrás de uma fila por fluxo, a linha mostra isso.

# the round trip at its end
m-the-round-trip-at-its-m9the3 = o tempo de ida e volta no fim

# , {unit} since the run began
m-unit-since-the-run-began-fv0que = , { $unit } desde o início da execução

# , Mbit/s over {span}
m-mbit-s-over-span-iikvlj = , Mbit/s, { $span }

# link {rate}
m-link-rate-54av4t = enlace { $rate }

# Throughput
m-throughput-2uuq3j = Vazão

# What each flow delivers, averaged over about a second, with the fair share; over several bottlenecks by max-min and proportional fairness.
m-what-each-flow-delivers-averaged-30xpw3 = O que cada fluxo entrega, em média sobre cerca de um segundo, com a parte justa; com vários gargalos, pela justiça máx-mín e proporcional.

# fair share
m-fair-share-ihowa4 = parte justa

# mean throughput
m-mean-throughput-nihrcm = vazão média

# fair share {rate}
m-fair-share-rate-c36rsm = parte justa { $rate }

# share {rate}
m-share-rate-354ws2 = parte { $rate }

# receive window {packets}
m-receive-window-packets-693cmn = janela de recepção { $packets }

# receive {packets}
m-receive-packets-x64p8n = recepção { $packets }

# BDP ÷ {flows} flows {packets}
m-bdp-flows-flows-packets-8l5hw5 = BDP ÷ { $flows } fluxos { $packets }

# Window or rate
m-window-or-rate-9bwi14 = Janela ou taxa

# The congestion window of each flow (cwnd); of a scheme without one, its rate times the round trip.
m-the-congestion-window-of-each-yg4a9m = A janela de congestionamento de cada fluxo (cwnd); de um esquema sem janela, sua taxa vezes o tempo de ida e volta.

# the window at its end
m-the-window-at-its-end-xr682e = a janela no fim

# By rounds…
m-by-rounds-z31ie9 = Por rodadas…

# Packet by packet…
m-packet-by-packet-kbseks = Pacote a pacote…

# Numbers of a stretch…
m-numbers-of-a-stretch-k9hski = Números de um trecho…

# Experiment…
m-experiment-0wgri4 = Experimento…

# Open…
m-open-n287h9 = Abrir…

# Share…
m-share-cg01cq = Compartilhar…

# Print…
m-print-5c76kq = Imprimir…

# Light or dark
m-light-or-dark-l5c7hk = Claro ou escuro

# The first scene
m-the-first-scene-ov2lwe = A primeira cena

# Time
m-time-q4eyv8 = Tempo

# play or pause
m-play-or-pause-hkgjya = reproduzir ou pausar

# one step forward
m-one-step-forward-r17p16 = um passo à frente

# one step back
m-one-step-back-vicww2 = um passo atrás

# on by a loss, or by a round trip
m-on-by-a-loss-or-r8469p = avançar até a próxima perda, ou uma ida e volta

# back by a loss, or by a round trip
m-back-by-a-loss-or-j2z7ub = voltar até a perda anterior, ou uma ida e volta

# next loss
m-next-loss-jx0v7r = próxima perda

# previous loss
m-previous-loss-7llebr = perda anterior

# next prepared moment
m-next-prepared-moment-w2z987 = próximo momento preparado

# previous prepared moment
m-previous-prepared-moment-lm6c3b = momento preparado anterior

# slower
m-slower-61ukr3 = mais devagar

# faster
m-faster-azoack = mais rápido

# to the start
m-to-the-start-7612vr = ao início

# follow the run
m-follow-the-run-ucpfry = seguir a execução

# Run
m-run-37u7vu = Execução

# drop a packet
m-drop-a-packet-8ppxl5 = descartar um pacote

# compare two runs
m-compare-two-runs-vey7v4 = comparar duas execuções

# undo
m-undo-v3fpnz = desfazer

# redo
m-redo-vo98zt = refazer

# Rows of the chart
m-rows-of-the-chart-27jhb2 = Linhas do gráfico

# Charts
m-charts-wn7420 = Gráficos

# the whole run
m-the-whole-run-33f0ay = a execução inteira

# phase plane
m-phase-plane-5bj81m = plano de fases

# seconds or round trips
m-seconds-or-round-trips-akfpkb = segundos ou idas e voltas

# table of the data
m-table-of-the-data-xz7j0x = tabela dos dados

# say how it stands
m-say-how-it-stands-8e4ws8 = dizer como está

# why is the window what it is
m-why-is-the-window-what-pa6aip = por que a janela é o que é

# hear the throughput
m-hear-the-throughput-dbkptw = ouvir a vazão

# Page
m-page-sfsa6u = Página

# present
m-present-8gnrvw = apresentar

# hide or show the set-up
m-hide-or-show-the-set-la3q5a = ocultar ou mostrar a configuração

# hide or show the network
m-hide-or-show-the-network-vfkv1e = ocultar ou mostrar a rede

# narrator on or off
m-narrator-on-or-off-35t0q3 = narrador ligado ou desligado

# blank the screen
m-blank-the-screen-tz7wbi = apagar a tela

# export
m-export-xnhe43 = exportar

# go to a control, scheme or scenario
m-go-to-a-control-scheme-j1mjfk = ir a um controle, esquema ou cenário

# this list
m-this-list-qvg9ob = esta lista

# close, or stop presenting
m-close-or-stop-presenting-ddb7l3 = fechar, ou parar de apresentar

# Take the wheel of a flow
m-take-the-wheel-of-a-06f398 = Assumir o volante de um fluxo

# Be the network
m-be-the-network-yqlzk1 = Ser a rede

# Let rules race
m-let-rules-race-3rkgpa = Fazer regras competirem

# Go to
m-go-to-ev0a0g = Ir para

# Go to a scene, a control, a scheme, a scenario or a key
m-go-to-a-scene-a-01rs7v = Ir a uma cena, um controle, um esquema, um cenário ou uma tecla

# Go to a scene, a term, a figure or a set-up
m-go-to-a-scene-a-i9lykl = Ir a uma cena, um termo, uma figura ou uma configuração

# Go to a scene, control, scheme or key
m-go-to-a-scene-control-jd8bc3 = Ir a uma cena, controle, esquema ou tecla

# Go to a scene, term, figure or set-up
m-go-to-a-scene-term-t0g3ic = Ir a uma cena, termo, figura ou configuração

# What there is
m-what-there-is-rlqlqr = O que há

# Nothing here is called so.
m-nothing-here-is-called-so-ko1cz5 = Nada aqui tem esse nome.

# Terms, figures and set-ups of the papers could not be fetched.
m-terms-figures-and-set-ups-3zp988 = Não foi possível obter os termos, figuras e configurações dos artigos.

# Close
m-close-l0xxoj = Fechar

# Phase plane
m-phase-plane-o49uai = Plano de fases

# Copied
m-copied-3bzcw5 = Copiado

# What the charts show
m-what-the-charts-show-xtj3s2 = O que os gráficos mostram

# In view
m-in-view-6h7w6r = Em vista

# Export
m-export-sh99lf = Exportar

# This part of the page could not be fetched. Reload the page to try again.
m-this-part-of-the-page-5begu6 = Não foi possível obter esta parte da página. Recarregue a página para tentar de novo.

# One moment…
m-one-moment-llf0x5 = Um momento…

# Pause
m-pause-j4z771 = Pausar

# Play
m-play-bk85tv = Reproduzir

# Keys
m-keys-qolp7x = Teclas

# Letters, digits and signs are keys of the page
m-letters-digits-and-signs-are-7zbwte = Letras, algarismos e sinais são teclas da página

# or
m-or-puzibo = ou

# Open
m-open-n6hn1l = Abrir

# Lessons
m-lessons-84odjq = Lições

# Papers
m-papers-3avj4u = Artigos

# Terms
m-terms-54fb2k = Termos

# Games
m-games-w6fxh8 = Jogos

# By rounds
m-by-rounds-x85xgd = Por rodadas

# Scenes
m-scenes-2xy1q8 = Cenas

# Find a scene
m-find-a-scene-b4et9h = Procurar uma cena

# Find: bufferbloat, wifi, UDP …
m-find-bufferbloat-wifi-udp-lfpc6i = Procurar: bufferbloat, wifi, UDP …

# No scene is called so.
m-no-scene-is-called-so-9355wz = Nenhuma cena tem esse nome.

# Elsewhere on this page
m-elsewhere-on-this-page-6dknsr = Em outra parte desta página

# Packet by packet
m-packet-by-packet-urdkma = Pacote a pacote

# View
m-view-q5w460 = Vista

# one round trip
m-one-round-trip-sl99va = uma ida e volta

# Later
m-later-wsths9 = Depois

# packet
m-packet-udqjsh = pacote

# Share
m-share-m2bcgo = Compartilhar

# Link
m-link-3equ89 = Link

# Send…
m-send-gyhozv = Enviar…

# Try it
m-try-it-c7r8bb = Experimentar

# Press it for the back row.
m-press-it-for-the-back-c2zdmi = Pressione para a última fileira.

# For a class
m-for-a-class-4iy0eb = Para uma turma

# In a page of yours
m-in-a-page-of-yours-6grv0h = Em uma página sua

# Flows
m-flows-lkah82 = Fluxos

# What to notice
m-what-to-notice-8nebo0 = O que observar

# Speed
m-speed-2w2xwg = Velocidade

# Now change it
m-now-change-it-uqh2ei = Agora mude algo

# Undo
m-undo-vmlwpb = Desfazer

# Mix in another scheme
m-mix-in-another-scheme-wzwf32 = Misturar outro esquema

# What if the buffer were bigger?
m-what-if-the-buffer-were-narlcr = E se o buffer fosse maior?

# Add a square wave
m-add-a-square-wave-jleq9f = Adicionar uma onda quadrada

# What now
m-what-now-ps6vmn = E agora?

# a lesson
m-a-lesson-ey9mso = uma lição

# Say what a run will do, then see it run
m-say-what-a-run-will-apejjn = Dizer o que uma execução fará e depois vê-la

# a scene
m-a-scene-ywewho = uma cena

# A run by the name that lecturers use
m-a-run-by-the-name-q0ahx7 = Uma execução com o nome que os professores usam

# your own
m-your-own-qc5fue = a sua

# Every setting of this run
m-every-setting-of-this-run-yp7qwm = Todos os ajustes desta execução

# course work
m-course-work-m8ol79 = trabalho de curso

# Lessons in the order of a course, and how to make one
m-lessons-in-the-order-of-7dg121 = Lições na ordem de um curso, e como criar uma

# the last second
m-the-last-second-ryfzk8 = último segundo

# the last {span} s
m-the-last-span-s-vem4xp = últimos { $span } s

# no packet
m-no-packet-bc9wiu = nenhum pacote

# as fast as it goes
m-as-fast-as-it-goes-0eouv2 = o mais rápido possível

# {speed}× real
m-speed-real-t9h0ff = { $speed }× real

# From the maker of this link
m-from-the-maker-of-this-0c5547 = De quem fez este link

# Sawtooth: the playground
m-sawtooth-the-playground-o3sn7y = Sawtooth: o laboratório

# go to a figure, a term, a scene or a set-up
m-go-to-a-figure-a-v3ijm1 = ir a uma figura, um termo, uma cena ou uma configuração

# close
m-close-b1hmw3 = fechar

# On a figure
m-on-a-figure-up5p4d = Em uma figura

# The link, its code for a room, an embed, a question
m-the-link-its-code-for-a3rpft = O link, seu código para a sala, uma incorporação, uma pergunta

# Open the prepared scenario that it names
m-open-the-prepared-scenario-that-mz619l = Abrir o cenário preparado que ele nomeia

# start again
m-start-again-uiks4n = recomeçar

# {count} side by side
m-count-side-by-side-uoi13r = { $count } em paralelo

# {count} in series
m-count-in-series-51tehw = { $count } em série

# no limit
m-no-limit-8091b1 = sem limite

# Bottlenecks
m-bottlenecks-7xuwsf = Gargalos

# Bottleneck
m-bottleneck-gdwfbq = Gargalo

# Which one
m-which-one-xautny = Qual

# Round trip, empty queue
m-round-trip-empty-queue-p594so = Ida e volta, fila vazia

# {span} when full, {share} of the bandwidth–delay product ({packets}).
m-span-when-full-share-of-hy2sex = { $span } quando cheia, { $share } do produto banda-atraso ({ $packets }).

# The path
m-the-path-xxil4z = O caminho

# {count} bottlenecks
m-count-bottlenecks-s6p6x8 = { $count } gargalos

# one bottleneck
m-one-bottleneck-a3jufi = um gargalo

# ideal reverse path
m-ideal-reverse-path-5z48lb = caminho de volta ideal

# real reverse path
m-real-reverse-path-lhfaua = caminho de volta real

# Back to the beginning
m-back-to-the-beginning-ho1d9r = Voltar ao início

# {row}. Now {values}
m-row-now-values-ak9hwp = { $row }. Agora { $values }

# no value
m-no-value-ukpt1r = nenhum valor

# The table of numbers
m-the-table-of-numbers-tfgzff = A tabela de números

# Hop in view
m-hop-in-view-0x2hrc = Salto em vista

# Chart
m-chart-08pjvv = Gráfico

# Left and Right move a cursor in time, Up and Down point at a flow, Enter goes to the time of the cursor.
m-left-and-right-move-a-vv1lp4 = Esquerda e Direita movem um cursor no tempo, Cima e Baixo apontam um fluxo, Enter vai ao tempo do cursor.

# fairness index
m-fairness-index-c0lspk = índice de justiça

# link used
m-link-used-0hmf56 = uso do enlace

# The whole run: A, B, and the difference of means
m-the-whole-run-a-b-gtlanp = A execução inteira: A, B e a diferença das médias

# Round trip × 2
m-round-trip-2-aht6qd = Ida e volta × 2

# Round trip ÷ 2
m-round-trip-2-io1839 = Ida e volta ÷ 2

# Inside a flow
m-inside-a-flow-f3hy8i = Dentro de um fluxo

# Inside of
m-inside-of-apwpfu = Interior de

# no flow
m-no-flow-a5n9qy = nenhum fluxo

# Its window by transmission round, as textbooks draw it
m-its-window-by-transmission-round-6onm68 = Sua janela por rodada de transmissão, como os livros-texto a desenham

# Each packet and ACK: sequence plot and ladder
m-each-packet-and-ack-sequence-ea88hl = Cada pacote e ACK: diagramas de sequência e de escada

# Press a name to draw it over time.
m-press-a-name-to-draw-ewyydj = Pressione um nome para desenhá-lo no tempo.

# none yet
m-none-yet-kkfxsp = nenhuma ainda

# Add a scheme
m-add-a-scheme-qhtu3m = Adicionar um esquema

# Number of {flows}
m-number-of-flows-pmnl7g = Número de { $flows }

# Remove {name}
m-remove-name-yntp1y = Remover { $name }

# Another scheme
m-another-scheme-fz6onf = Outro esquema

# As in
m-as-in-60824c = Como em

# none: set by hand
m-none-set-by-hand-k820yt = nenhum: ajustado à mão

# Transport
m-transport-13o52q = Transporte

# Sends
m-sends-4f0tf8 = Envia

# As set below
m-as-set-below-cx5vt0 = Como ajustado abaixo

# As Linux of today
m-as-linux-of-today-ftb5yx = Como o Linux de hoje

# Linux of today: an initial window of 10, all repairs, windows in whole packets, a timer that counts milliseconds and, of CUBIC, HyStart and whole steps.
m-linux-of-today-an-initial-k2223u = O Linux de hoje: uma janela inicial de 10, todos os reparos, janelas em pacotes inteiros, um temporizador que conta milissegundos e, no CUBIC, HyStart e passos inteiros.

# As all flows have it
m-as-all-flows-have-it-5fvuag = Como todos os fluxos

# What was held in this run
m-what-was-held-in-this-4y0wdh = O que foi retido nesta execução

# The field of a rule
m-the-field-of-a-rule-8ohmfg = O campo de uma regra

# Lost in front of the queue of
m-lost-in-front-of-the-o1fd5z = Perdido antes da fila de

# Packets are lost
m-packets-are-lost-kfzjoy = Pacotes são perdidos

# {name} in papers
m-name-in-papers-hqs6ka = { $name } em artigos

# Add a {item}
m-add-a-item-2hiiv8 = Adicionar: { $item }

# Remove the last
m-remove-the-last-z5fx4a = Remover o último

# Remove this {item}
m-remove-this-item-wbmhgk = Remover este item: { $item }

# Exactly these packets
m-exactly-these-packets-qcfmn1 = Exatamente estes pacotes

# Of the flow
m-of-the-flow-netdc9 = Do fluxo

# The ACKs of these packets
m-the-acks-of-these-packets-krekox = Os ACKs destes pacotes

# Numbers of the packets
m-numbers-of-the-packets-o80c30 = Números dos pacotes

# Measured runs behind this one
m-measured-runs-behind-this-one-bpl6r9 = Execuções medidas atrás desta

# Remove
m-remove-9c35st = Remover

# How many flows
m-how-many-flows-kgkftd = Quantos fluxos

# Flows of which group
m-flows-of-which-group-nubiyh = Fluxos de qual grupo

# Stop {count}
m-stop-count-c4jvey = Parar { $count }

# Start {count}
m-start-count-9dpa7w = Iniciar { $count }

# {sending} of {count} {name} send now.
m-sending-of-count-name-send-98d0zs = { $sending } de { $count } { $name } enviam agora.

# Rate, losses and delay at
m-rate-losses-and-delay-at-rvnq5n = Taxa, perdas e atraso em

# Lose 1 in 100
m-lose-1-in-100-nu4ial = Perder 1 em 100

# Twice the losses
m-twice-the-losses-fdne33 = O dobro das perdas

# Half the losses
m-half-the-losses-9yxvfm = Metade das perdas

# No losses
m-no-losses-k0v4i5 = Sem perdas

# Link down
m-link-down-wx71pj = Enlace caído

# Link up
m-link-up-xyj1ni = Enlace ativo

# Do it now
m-do-it-now-ym8xp9 = Fazer agora

# Drop a packet
m-drop-a-packet-a7uu09 = Descartar um pacote

# Of which group
m-of-which-group-y3qrve = De qual grupo

# Stop half
m-stop-half-z877j6 = Parar metade

# Start all
m-start-all-u50858 = Iniciar todos

# Halve the rate
m-halve-the-rate-2vkpuy = Taxa pela metade

# Double the rate
m-double-the-rate-bvwcgr = Dobrar a taxa

# Some flows, losses, delay
m-some-flows-losses-delay-ere79m = Alguns fluxos, perdas, atraso

# Numbers of each scheme
m-numbers-of-each-scheme-q8duhe = Números de cada esquema

# means since {since} s
m-means-since-since-s-032z0u = médias desde { $since } s

# Numbers of this stretch
m-numbers-of-this-stretch-lacuuj = Números deste trecho

# Each scheme’s flows together, means since {since} s, and what theory says of them
m-each-scheme-s-flows-together-foj0oe = Os fluxos de cada esquema juntos, médias desde { $since } s, e o que a teoria diz deles

# Time on show
m-time-on-show-3he1pe = Tempo mostrado

# Values of {name} in papers
m-values-of-name-in-papers-k3g80j = Valores de { $name } em artigos

# The slider goes from {min} to {max}.
m-the-slider-goes-from-min-hg29vs = O controle vai de { $min } a { $max }.

# From {min} to {max}.
m-from-min-to-max-xkqj9i = De { $min } a { $max }.

# Add a bottleneck
m-add-a-bottleneck-byitue = Adicionar um gargalo

# Reverse path
m-reverse-path-079eqg = Caminho de volta

# Ideal
m-ideal-2ql42q = Ideal

# Real
m-real-o5hif1 = Real

# ACKs come back after their delay, none is lost.
m-acks-come-back-after-their-2q0qyt = Os ACKs voltam após seu atraso, nenhum se perde.

# ACKs wait in queues on their way back and may be dropped; flows can send in the reverse direction.
m-acks-wait-in-queues-on-sp9ekg = Os ACKs esperam em filas na volta e podem ser descartados; os fluxos podem enviar no sentido inverso.

# Of each flow the
m-of-each-flow-the-ly1mmc = De cada fluxo

# Press a point of the square: both flows begin there anew, without slow start.
m-press-a-point-of-the-bxdcq7 = Pressione um ponto do quadrado: ambos os fluxos recomeçam ali, sem partida lenta.

# Disturbance
m-disturbance-2exshn = Perturbação

# Transport of all flows
m-transport-of-all-flows-dbzsmt = Transporte de todos os fluxos

# all flows
m-all-flows-07lyut = todos os fluxos

# {span}, seed {seed}
m-span-seed-seed-4qf6zr = { $span }, semente { $seed }

# Seed
m-seed-lu3q30 = Semente

# Another
m-another-ycao50 = Outra

# Restart
m-restart-d45qj0 = Reiniciar

# Without my changes
m-without-my-changes-s1rwci = Sem minhas mudanças

# Changes in this run
m-changes-in-this-run-3x3im6 = Mudanças nesta execução

# Control
m-control-0fbl8e = Controle

# by a window: ACKs let packets out
m-by-a-window-acks-let-urokpl = por janela: os ACKs deixam sair pacotes

# by a rate: a timer lets packets out
m-by-a-rate-a-timer-1bor94 = por taxa: um temporizador deixa sair pacotes

# Policies
m-policies-raqot3 = Políticas

# Source
m-source-r5qyuw = Fonte

# Choose another scheme
m-choose-another-scheme-0maldq = Escolher outro esquema

# Find a scheme
m-find-a-scheme-k4odmc = Procurar um esquema

# Schemes
m-schemes-k45vcz = Esquemas

# No scheme is called so, nor any of its settings.
m-no-scheme-is-called-so-bbvs7n = Nenhum esquema tem esse nome, nem algum de seus ajustes.

# Card of {name}
m-card-of-name-16tjl1 = Ficha de { $name }

# Number of flows
m-number-of-flows-xo9pro = Número de fluxos

# Cancel
m-cancel-ew9em3 = Cancelar

# {thing}: change
m-thing-change-h95asj = { $thing }: mudar

# Numbers and theory
m-numbers-and-theory-a45kf9 = Números e teoria

# measured
m-measured-6nq9nl = medido

# All together
m-all-together-4youse = Todos juntos

# link used, %
m-link-used-ckzps9 = uso do enlace, %

# Part of the link’s rate in use
m-part-of-the-link-s-fdtpv4 = Parte da taxa do enlace em uso

# Have it from the start
m-have-it-from-the-start-ok26yv = Ter desde o início

# Begin again with all that was set while the run went on
m-begin-again-with-all-that-7fxzsz = Recomeçar com tudo o que foi ajustado durante a execução

# The link, its code for a room, an embed
m-the-link-its-code-for-kh59ys = O link, seu código para a sala, uma incorporação

# Figures, numbers, files, a lab sheet
m-figures-numbers-files-a-lab-qq8d4e = Figuras, números, arquivos, uma folha de laboratório

# Large, for a projector (P)
m-large-for-a-projector-p-d870jn = Grande, para um projetor (P)

# More
m-more-lz65mo = Mais

# Undo (Ctrl+Z)
m-undo-ctrl-z-8a25w2 = Desfazer (Ctrl+Z)

# Redo (Ctrl+Shift+Z)
m-redo-ctrl-shift-z-ck73l9 = Refazer (Ctrl+Shift+Z)

# Redo
m-redo-w7fg15 = Refazer

# Compare
m-compare-n8cxuc = Comparar

# Set a second run beside this one (C)
m-set-a-second-run-beside-p6jlaj = Pôr uma segunda execução ao lado desta (C)

# steady
m-steady-8m5kb7 = constante

# follows a trace from a file…
m-follows-a-trace-from-a-lwaw4q = segue um traço de um arquivo…

# A trace in Mahimahi’s format
m-a-trace-in-mahimahi-s-1525fj = Um traço no formato do Mahimahi

# Repeats at its end
m-repeats-at-its-end-y0tg0n = Repete-se no fim

# Traffic that does not slow down. Add:
m-traffic-that-does-not-slow-fczb1j = Tráfego que não desacelera. Adicionar:

# Add another:
m-add-another-m872af = Adicionar outro:

# Flash crowd
m-flash-crowd-58exrc = Avalanche

# When and where
m-when-and-where-g4yv67 = Quando e onde

# Play again from the start
m-play-again-from-the-start-s2lbqq = Reproduzir desde o início

# Previous loss (Shift+L)
m-previous-loss-shift-l-uynimx = Perda anterior (Shift+L)

# Step back {by} (←)
m-step-back-by-dtkute = Passo atrás: { $by } (←)

# Step forward {by} (→)
m-step-forward-by-w2kyng = Passo à frente: { $by } (→)

# Next loss (L)
m-next-loss-l-elpd6g = Próxima perda (L)

# Follow
m-follow-2h7nv4 = Seguir

# Go to the latest time, and fit the axes (F)
m-go-to-the-latest-time-66r1pk = Ir ao último instante e ajustar os eixos (F)

# round trip {number}
m-round-trip-number-9q66fh = ida e volta { $number }

# fastest
m-fastest-vjpzqx = ao máximo

# running at {part} of that
m-running-at-part-of-that-rzqizm = vai a { $part } disso

# Vary…
m-vary-grqjy1 = Variar…

# Vary… {name}
m-vary-name-ddasfu = Variar… { $name }

# queue
m-queue-vxz6ig = fila

# an example
m-an-example-65ayfg = um exemplo

# now, Mbit/s
m-now-mbit-s-2vqlbr = agora, Mbit/s

# What all flows of the scheme get together, over {span}
m-what-all-flows-of-the-n8ip6s = O que todos os fluxos do esquema obtêm juntos, { $span }

# mean, Mbit/s
m-mean-mbit-s-nt00hw = média, Mbit/s

# The same, on average
m-the-same-on-average-p7fvp4 = O mesmo, em média

# share, %
m-share-an13dv = parte, %

# Of what all flows get
m-of-what-all-flows-get-n2j0ks = Do que todos os fluxos obtêm

# CoV
m-cov-y5kov7 = CV

# Coefficient of variation of what one flow sends in {span} ms, mean over the flows: 0 is perfectly smooth
m-coefficient-of-variation-of-what-p0dimi = Coeficiente de variação do que um fluxo envia em { $span } ms, média sobre os fluxos: 0 é perfeitamente suave

# lost, %
m-lost-j75qu6 = perdido, %

# Packets dropped, of those sent
m-packets-dropped-of-those-sent-osokm2 = Pacotes descartados, dos enviados

# loss events, %
m-loss-events-5vl6j2 = eventos de perda, %

# Loss events of packets sent, p: the drops of one round trip are one event
m-loss-events-of-packets-sent-wdwgn0 = Eventos de perda por pacote enviado, p: os descartes de uma ida e volta são um só evento

# Mean of the round trips that the flows made
m-mean-of-the-round-trips-t4ksh2 = Média dos tempos de ida e volta dos fluxos

# of flows, %
m-of-flows-pwxnvc = dos fluxos, %

# Of what all flows get together; streams are not among them
m-of-what-all-flows-get-9tr2e9 = Do que todos os fluxos obtêm juntos; as fontes não contam

# of link, %
m-of-link-uq1xrn = do enlace, %

# Of what the link can carry
m-of-what-the-link-can-9i26x2 = Do que o enlace pode levar

# throughput, Mbit/s
m-throughput-mbit-s-35768v = vazão, Mbit/s

# Mean of what all its flows get together
m-mean-of-what-all-its-8cqybh = Média do que todos os seus fluxos obtêm juntos

# highest, Mbit/s
m-highest-mbit-s-1nty9b = máxima, Mbit/s

# Highest of it, over the span that the charts average over
m-highest-of-it-over-the-hfe1j6 = O máximo dela, sobre o intervalo em que os gráficos tiram a média

# packets/s
m-packets-s-zvc094 = pacotes/s

# Packets that arrive in a second, all its flows together
m-packets-that-arrive-in-a-k8walg = Pacotes que chegam em um segundo, todos os seus fluxos juntos

# received, kB
m-received-kb-r7i4vb = recebido, kB

# Bytes that arrived, headers included; 1 kB is 1000 bytes
m-bytes-that-arrived-headers-included-c2uz73 = Bytes que chegaram, cabeçalhos incluídos; 1 kB são 1000 bytes

# packets sent
m-packets-sent-oo085s = pacotes enviados

# New and again
m-new-and-again-qg57a8 = Novos e repetidos

# dropped
m-dropped-heizvp = descartados

# Packets dropped or lost, at all hops
m-packets-dropped-or-lost-at-q6cwct = Pacotes descartados ou perdidos, em todos os saltos

# Mean window of a flow that sends
m-mean-window-of-a-flow-3twvaw = Janela média de um fluxo que envia

# highest window
m-highest-window-wp01xh = janela máxima

# Highest window that one of its flows reached, at the end of a sample
m-highest-window-that-one-of-jmtfd5 = Janela máxima que um de seus fluxos alcançou, no fim de uma amostra

# Mean over the samples and its flows
m-mean-over-the-samples-and-ri4ok0 = Média sobre as amostras e seus fluxos

# one way, ms
m-one-way-ms-mj9q64 = um sentido, ms

# Mean delay from sender to receiver; none where ACKs wait in queues too
m-mean-delay-from-sender-to-clszky = Atraso médio do emissor ao receptor; nenhum onde os ACKs também esperam em filas

# queueing delay, ms: median
m-queueing-delay-ms-median-sb0tk3 = atraso de fila, ms: mediana

# probes sent
m-probes-sent-et564w = sondas enviadas

# One every so often, whatever became of the one before
m-one-every-so-often-whatever-7cc612 = Uma de tempos em tempos, o que quer que tenha sido da anterior

# lost
m-lost-qrhwsb = perdidos

# On the way there or back
m-on-the-way-there-or-nbm58m = Na ida ou na volta

# round trip, ms: least
m-round-trip-ms-least-n3iyk1 = ida e volta, ms: mínima

# Of the probes that came back in the stretch
m-of-the-probes-that-came-mzyphn = Das sondas que voltaram no trecho

# median
m-median-5rsujb = mediana

# Mean over time
m-mean-over-time-m2ubwb = Média no tempo

# highest
m-highest-yq877z = máxima

# Most packets that waited at once
m-most-packets-that-waited-at-map4jq = Máximo de pacotes que esperaram ao mesmo tempo

# arrived
m-arrived-ud31ou = chegados

# Packets of all flows and sources that came to the queue
m-packets-of-all-flows-and-ep2254 = Pacotes de todos os fluxos e fontes que chegaram à fila

# Packets that the queue dropped
m-packets-that-the-queue-dropped-cgadxp = Pacotes que a fila descartou

# dropped, %
m-dropped-j1lp5o = descartados, %

# Of those that came to the queue
m-of-those-that-came-to-fywn11 = Dos que chegaram à fila

# marked
m-marked-ixgrdt = marcados

# Packets that the queue marked (ECN)
m-packets-that-the-queue-marked-3n6cvs = Pacotes que a fila marcou (ECN)

# RED’s average
m-red-s-average-s997aj = média do RED

# The queue’s length as RED averages it, mean over the samples
m-the-queue-s-length-as-2cb4bq = O comprimento da fila na média que o RED calcula, média sobre as amostras

# RED’s chance, %
m-red-s-chance-xqeg0j = probabilidade do RED, %

# Of an early drop or mark at that average (p, before drops are spaced), mean over the samples
m-of-an-early-drop-or-c0jsct = De um descarte ou uma marca precoces com essa média (p, antes de espaçar os descartes), média sobre as amostras

# Well known
m-well-known-jb5i5e = Conhecidos

# One GAIMD flow among seven TCP flows (Yang et al. 2000, Figures 12 to 14)
m-one-gaimd-flow-among-seven-yjctho = Um fluxo GAIMD entre sete fluxos TCP (Yang et al. 2000, figuras 12 a 14)

# TCP and TCP(1/8) against a square wave (Bansal et al. 2001, Figure 8)
m-tcp-and-tcp-1-8-1few1u = TCP e TCP(1/8) contra uma onda quadrada (Bansal et al. 2001, figura 8)

# {flows} from {span}
m-flows-from-span-876a8m = { $flows } a partir de { $span }

# {label}: one more
m-label-one-more-9j1ou0 = { $label }: um a mais

# round trip {span}
m-round-trip-span-q12z66 = ida e volta de { $span }

# link without limit
m-link-without-limit-fnorqi = enlace sem limite

# link that follows a trace
m-link-that-follows-a-trace-q0ex82 = enlace que segue um traço

# {rate} link
m-rate-link-aaon41 = enlace de { $rate }

# {queue} queue of {packets}
m-queue-queue-of-packets-hvji9h = fila de { $packets } ({ $queue })

# Set run
m-set-run-tuqjom = Ajustar a execução

# End the comparison
m-end-the-comparison-520tf2 = Terminar a comparação

# The textbook’s model
m-the-textbook-s-model-b8xi8j = O modelo dos livros-texto

# Textbook’s model, dashed
m-textbook-s-model-dashed-azn69b = Modelo dos livros-texto, tracejado

# Why is that so?
m-why-is-that-so-o2pjnf = Por que é assim?

# Off
m-off-3tlu3u = Desligar

# Narrator off
m-narrator-off-l7icbp = Narrador desligado

# Do not say what happens
m-do-not-say-what-happens-uob66x = Não dizer o que acontece

# Open the default
m-open-the-default-9sr0fr = Abrir o padrão

# Reload
m-reload-7acg4s = Recarregar

# Dismiss
m-dismiss-an1pf7 = Dispensar

# mean window, packets
m-mean-window-packets-1w8c1x = janela média, pacotes

# all others together
m-all-others-together-5xrum7 = todos os outros juntos

# This link changes the scene.
m-this-link-changes-the-scene-qogent = Este link muda a cena.

# See it without
m-see-it-without-e5nqkx = Vê-la sem mudanças

# Back to it
m-back-to-it-rv4utg = Voltar a ela

# In this run it came out differently.
m-in-this-run-it-came-uz85ua = Nesta execução saiu diferente.

# Run A:
m-run-a-hxr48l = Execução A:

# {span} ago
m-span-ago-x0ypmw = há { $span }

# dropped in {span}
m-dropped-in-span-q3sv1g = descartados em { $span }

# , a mark every {count}
m-a-mark-every-count-2swr7p = , uma marca a cada { $count }

# {count} of {limit} packets in view
m-count-of-limit-packets-in-5kgs8f = { $count } de { $limit } pacotes em vista

# holds {packets}
m-holds-packets-gxh1rg = cabem { $packets }

# gets, {unit}
m-gets-unit-ikgqeq = recebe, { $unit }

# sends, {unit}
m-sends-unit-inyk7e = envia, { $unit }

# window or {unit}
m-window-or-unit-hly6d8 = janela ou { $unit }

# sends {rate}
m-sends-rate-rxxhse = envia { $rate }

# silent
m-silent-rqc1dw = em silêncio

# send {rate}
m-send-rate-u8o30n = enviam { $rate }

# windows {window}
m-windows-window-1yzs9y = janelas { $window }

# window {window}
m-window-window-l8i4gf = janela { $window }

# full: the next one falls
m-full-the-next-one-falls-ms84aw = cheia: o próximo se perde

# room for {count}
m-room-for-count-t89joq = espaço para { $count }

# {span} of link
m-span-of-link-w59lla = { $span } de enlace

# fairness
m-fairness-pshtkk = justiça

# used
m-used-tji4kw = em uso

# 1 loss event
m-1-loss-event-0mi8sz = 1 evento de perda

# {count} loss events
m-count-loss-events-x117q0 = { $count } eventos de perda

# nobody waits
m-nobody-waits-uhz5fo = ninguém espera

# {count} dropped
m-count-dropped-h97fei = { $count ->
    [one] { $count } descartado
   *[other] { $count } descartados
  }

# {count} waiting
m-count-waiting-uibsfn = { $count } em espera

# , {span} back
m-span-back-gvk0os = , { $span } de volta

# , {least} to {most} ms back
m-least-to-most-ms-back-fr7ctv = , { $least } a { $most } ms de volta

# Note
m-note-5mau71 = Nota

# Its answer, behind a press
m-its-answer-behind-a-press-lu31pp = Sua resposta, após pressionar

# What the class hands in, in one place
m-what-the-class-hands-in-h6cvgp = O que a turma entrega, em um só lugar

# What readers may change
m-what-readers-may-change-0hotae = O que os leitores podem mudar

# Lock all
m-lock-all-au46at = Bloquear tudo

# Free all
m-free-all-zpn8uw = Liberar tudo

# Free
m-free-7va5tn = Livre

# Locked
m-locked-hvffeb = Bloqueado

# Hidden
m-hidden-gp48rd = Oculto

# What they see
m-what-they-see-jaxdqo = O que eles veem

# Colours
m-colours-79cfmy = Cores

# Their own
m-their-own-yqcgdb = As deles

# Light
m-light-2iob7z = Claro

# Dark
m-dark-j8m6w5 = Escuro

# A lock keeps hands off, and is no secret: all of this, the answer too, stands in the link for whoever can read one.
m-a-lock-keeps-hands-off-p387e1 = Um bloqueio evita mudanças, mas não é segredo: tudo isto, também a resposta, está no link para quem souber lê-lo.

# {label}: one less
m-label-one-less-1fqy1s = { $label }: um a menos

# locked
m-locked-l6jm37 = bloqueado

# {title}, locked
m-title-locked-3ijx4h = { $title }, bloqueado

# Selected; copy it with Ctrl+C
m-selected-copy-it-with-ctrl-8ah11k = Selecionado; copie com Ctrl+C

# Keys (?)
m-keys-mkfatp = Teclas (?)

# Show the next
m-show-the-next-chqenc = Mostrar o próximo

# Language
m-language-6us7mj = Idioma

# This language could not be fetched. Try it again when the network is back.
m-this-language-could-not-be-ile2t7 = Não foi possível obter este idioma. Tente de novo quando a rede voltar.

# This translation has not yet been read by a native speaker; {share} % of the page is in it.
m-this-translation-has-not-yet-cpkfrj = Nenhum falante nativo de português leu ainda esta tradução; ela abrange { $share } % da página.

# Parts of the page
m-parts-of-the-page-9qfpjw = Partes da página

# The answer
m-the-answer-89kz6u = A resposta

# This is too long for a QR code; the text holds it.
m-this-is-too-long-for-knpj7r = Isto é longo demais para um código QR; o texto o contém.

# For the room
m-for-the-room-31czm6 = Para a sala

# Show the QR code large
m-show-the-qr-code-large-rw1c4o = Mostrar o código QR em tamanho grande

# Smaller
m-smaller-h72qcb = Menor

# Switch between light and dark
m-switch-between-light-and-dark-m9vpnk = Alternar entre claro e escuro

# Textbook’s model
m-textbook-s-model-nu4iy2 = Modelo dos livros-texto

# link alone
m-link-alone-j46jfi = só o enlace

# link and queue
m-link-and-queue-4lj5ob = enlace e fila

# Narrator: what happens, in words
m-narrator-what-happens-in-words-3icvlf = Narrador: o que acontece, em palavras

# In
m-in-i0czwe = Em

# Seconds
m-seconds-yzbgqy = Segundos

# Round trips
m-round-trips-drz4o7 = Idas e voltas

# , packets that may be on their way at once
m-packets-that-may-be-on-p8cvel = , pacotes que podem estar a caminho ao mesmo tempo

# Window of each flow
m-window-of-each-flow-2vtkll = Janela de cada fluxo

# , packets
m-packets-4cvumy = , pacotes

# Throughput of each flow
m-throughput-of-each-flow-49xxif = Vazão de cada fluxo

# , 1 is equal
m-1-is-equal-ia138w = , 1 = partes iguais

# Window or rate × round trip
m-window-or-rate-round-trip-8o6kpc = Janela ou taxa × ida e volta

# of each flow, packets
m-of-each-flow-packets-6wtod8 = de cada fluxo, pacotes

# , packets waiting; drops above
m-packets-waiting-drops-above-7g8brt = , pacotes em espera; descartes acima

# as the flows see them: a mark in each round trip with one
m-as-the-flows-see-them-e3vlm5 = como os fluxos os veem: uma marca em cada ida e volta com um

# as the flows of each scheme see them: a mark in each round trip with one
m-as-the-flows-of-each-kpvxgw = como os fluxos de cada esquema os veem: uma marca em cada ida e volta com um

# of each flow’s packets: path and queues
m-of-each-flow-s-packets-0lmde2 = dos pacotes de cada fluxo: caminho e filas

# that each sender measures, smoothed
m-that-each-sender-measures-smoothed-k5b9l0 = que cada emissor mede, suavizado

# , per cent
m-per-cent-70xsm6 = , por cento

# empty
m-empty-6u9vqm = vazio

# not sending
m-not-sending-3z2a8k = não envia

# now
m-now-bah8fr = agora

# Simulated packet by packet; at this speed the picture shows rates.
m-simulated-packet-by-packet-at-6rj4pt = Simulado pacote a pacote; nesta velocidade a imagem mostra taxas.

# Simulated packet by packet, in this page.
m-simulated-packet-by-packet-in-sk6ruy = Simulado pacote a pacote, nesta página.

# Lessons, papers, terms
m-lessons-papers-terms-es3nao = Lições, artigos, termos

# one packet
m-one-packet-rxfbyx = um pacote

# to the loss
m-to-the-loss-bep4gy = até a perda

# none
m-none-c6lasb = nenhuma

# none added: choose a model
m-none-added-choose-a-model-vek4lc = nenhuma adicionada: escolha um modelo

# others
m-others-9w2nzm = outros

# window, packets
m-window-packets-cjw52a = janela, pacotes

# round trip
m-round-trip-h7hci6 = ida e volta

# round trip, ms
m-round-trip-ms-ti0qre = ida e volta, ms

# queue, packets
m-queue-packets-n28nvx = fila, pacotes

# Question
m-question-06ikx1 = Pergunta

# in theory
m-in-theory-42rrhn = em teoria

# Window
m-window-s8mpdp = Janela

# Rate
m-rate-cycex3 = Taxa

# Present
m-present-m3e00c = Apresentar

# Hand it in
m-hand-it-in-r2pnx8 = Entregar

# Your answer as a code
m-your-answer-as-a-code-siia6w = Sua resposta como código

# Collect answers
m-collect-answers-xlgbeq = Coletar respostas

# the run
m-the-run-vclxtd = a execução

# What do you think?
m-what-do-you-think-cws5u4 = O que você acha?

# That is my answer
m-that-is-my-answer-gkoono = Essa é minha resposta

# Why a sawtooth
m-why-a-sawtooth-kslgof = Por que um dente de serra

# One sender looks for the right window.
m-one-sender-looks-for-the-2mau50 = Um emissor procura a janela certa.

# Slow start, three duplicate ACKs, a timeout
m-slow-start-three-duplicate-acks-nu7yvv = Partida lenta, três ACKs duplicados, um estouro de temporizador

# The picture of every textbook, bend by bend.
m-the-picture-of-every-textbook-4dszex = A imagem de todo livro-texto, trecho a trecho.

# Rate and window are not the same
m-rate-and-window-are-not-yoyn74 = Taxa e janela não são a mesma coisa

# What a round trip has to do with throughput, and what a larger window buys.
m-what-a-round-trip-has-e2mnxt = O que a ida e volta tem a ver com a vazão, e o que uma janela maior traz.

# Flow control and congestion control
m-flow-control-and-congestion-control-x960tl = Controle de fluxo e controle de congestionamento

# Two windows, and the smaller one counts.
m-two-windows-and-the-smaller-jno298 = Duas janelas, e a menor é que conta.

# Who shares?
m-who-shares-15ymxe = Quem compartilha?

# Two flows, one link, and nobody in charge.
m-two-flows-one-link-and-arr61l = Dois fluxos, um enlace e ninguém no comando.

# How big a buffer?
m-how-big-a-buffer-xuthjf = De que tamanho deve ser o buffer?

# Too small wastes the link, too large wastes time.
m-too-small-wastes-the-link-tyleqr = Pequeno demais desperdiça o enlace, grande demais desperdiça tempo.

# How big a buffer, with many flows
m-how-big-a-buffer-with-0m8q88 = De que tamanho deve ser o buffer com muitos fluxos?

# The root of their number, and when that fails.
m-the-root-of-their-number-hrnawj = A raiz do número deles, e quando isso falha.

# Unequal round trips
m-unequal-round-trips-mav8xe = Tempos de ida e volta desiguais

# The same rule for all, and yet the near one gets more.
m-the-same-rule-for-all-cm37xa = A mesma regra para todos, e mesmo assim quem está perto recebe mais.

# Losses that are not congestion
m-losses-that-are-not-congestion-1tsz7z = Perdas que não são congestionamento

# A radio spoils a few packets, and most of the link is gone.
m-a-radio-spoils-a-few-9b7abc = Um enlace de rádio estraga alguns pacotes, e a maior parte da capacidade se perde.

# CUBIC, what your laptop does
m-cubic-what-your-laptop-does-1pw7z7 = CUBIC, o que seu notebook faz

# A climb that goes by time, and where it is Reno after all.
m-a-climb-that-goes-by-mgiaz4 = Uma subida que depende do tempo, e onde ela é Reno, afinal.

# Fair to whom?
m-fair-to-whom-0d2pns = Justo com quem?

# Between flows, between people, between paths.
m-between-flows-between-people-between-tk1quj = Entre fluxos, entre pessoas, entre caminhos.

# Queues that speak early
m-queues-that-speak-early-utje4f = Filas que avisam cedo

# RED, CoDel, PIE, and marks in place of losses.
m-red-codel-pie-and-marks-z7jsls = RED, CoDel, PIE, e marcas no lugar de perdas.

# Smooth or quick
m-smooth-or-quick-xa4cpn = Suave ou rápido

# Give up less, and be slower to notice: the question of the four papers.
m-give-up-less-and-be-yu2yt7 = Ceder menos e demorar mais a notar: a questão dos quatro artigos.

# What TCP-friendly means
m-what-tcp-friendly-means-8004ve = O que significa amigável ao TCP

# A good neighbour at steady losses, and where that fails.
m-a-good-neighbour-at-steady-drvche = Um bom vizinho com perdas constantes, e onde isso falha.

# Learning from delay and from rate
m-learning-from-delay-and-from-k8eqhh = Aprender com o atraso e com a taxa

# Vegas, BBR, and what they do to TCP, and TCP to them.
m-vegas-bbr-and-what-they-bdl1p8 = Vegas, BBR, o que fazem ao TCP e o TCP a eles.

# Low latency for everybody
m-low-latency-for-everybody-t2k7pj = Baixa latência para todos

# Two queues on one link: a millisecond beside fifteen, and nobody starves.
m-two-queues-on-one-link-b2g66l = Duas filas em um enlace: um milissegundo ao lado de quinze, e ninguém passa fome.

# Measure it yourself
m-measure-it-yourself-mgkj4t = Meça você mesmo

# Even, equal, soon up, soon down: say what they are and read them off.
m-even-equal-soon-up-soon-kix0un = Regularidade, igualdade, rapidez ao subir e ao descer: diga o que são e leia-as nos gráficos.

# Reload to use it
m-reload-to-use-it-iaa1if = Recarregar para usá-la

# Done
m-done-3cn9g1 = Pronto

# off
m-off-bicsne = desligado

# Copy link
m-copy-link-9zccf0 = Copiar o link

# Copy embed
m-copy-embed-gzas5t = Copiar a incorporação

# of {name}
m-of-name-bt0frx = de { $name }

# Copy this link
m-copy-this-link-r8jrmw = Copiar este link

# Copy as CSV
m-copy-as-csv-1o2q64 = Copiar como CSV

# Theory: {reason}.
m-theory-reason-8w5jaw = Teoria: { $reason }.

# the last 5 s
m-the-last-5-s-scfuee = últimos 5 s

# the last 10 s
m-the-last-10-s-7o6mis = últimos 10 s

# the last 20 s
m-the-last-20-s-dl9ut7 = últimos 20 s

# the last 40 s
m-the-last-40-s-g5f0zl = últimos 40 s

# the last 120 s
m-the-last-120-s-uat7vg = últimos 120 s

# The network. Up and down choose a flow, Enter shows its state.
m-the-network-up-and-down-ux0arl = A rede. Cima e Baixo escolhem um fluxo, Enter mostra seu estado.

# The network.
m-the-network-kxbuh8 = A rede.

# {what} (Space)
m-what-space-3x1eri = { $what } (Espaço)

# More of {name}
m-more-of-name-psl79u = Mais de { $name }

# follows a trace: {name}
m-follows-a-trace-name-a9vy04 = segue um traço: { $name }

# Its rate
m-its-rate-0lcxnl = Sua taxa

# flows
m-flows-aly8eq = fluxos

# A bottleneck that one group alone crosses is its own access link: the others cross from the next one on.
m-a-bottleneck-that-one-group-sywyw9 = Um gargalo que só um grupo cruza é seu próprio enlace de acesso: os outros cruzam a partir do seguinte.

# Try a translation of your own, a file in Fluent’s syntax
m-try-a-translation-of-your-t6hbwp = Testar uma tradução sua, um arquivo na sintaxe do Fluent

# Code {number} of {count}
m-code-number-of-count-o6li6f = Código { $number } de { $count }

# All sentences, in two languages
m-all-sentences-in-two-languages-1jaxwg = Todas as frases, em dois idiomas

# The file has {size} bytes; at most {most} are read.
m-the-file-has-size-bytes-k1vlcw = O arquivo tem { $size } bytes; no máximo { $most } são lidos.

# The file has {lines} lines; at most {most} are read.
m-the-file-has-lines-lines-nf8i5g = O arquivo tem { $lines } linhas; no máximo { $most } são lidas.

# Line {line} has {length} characters; at most {most} are read.
m-line-line-has-length-characters-4cn2jh = A linha { $line } tem { $length } caracteres; no máximo { $most } são lidos.

# Line {line}: more than {most} spaces or empty lines in a row are not read.
m-line-line-more-than-most-ib4fhb = Linha { $line }: mais de { $most } espaços ou linhas vazias seguidos não são lidos.

# Line {line}: here begins message {count}; at most {most} are read.
m-line-line-here-begins-message-fnbc99 = Linha { $line }: aqui começa a mensagem { $count }; no máximo { $most } são lidas.

# Line {line}: braces stand {depth} deep; at most {most} are read.
m-line-line-braces-stand-depth-10n3iw = Linha { $line }: as chaves chegam a { $depth } níveis; no máximo { $most } são lidos.

# There is no message in this file: a line of it would be “m-share-m2bcgo = …”.
m-there-is-no-message-in-qvsr7x = Não há nenhuma mensagem neste arquivo: uma linha dele seria “m-share-m2bcgo = …”.

# {hop} queue, packets
m-hop-queue-packets-oh61y8 = { $hop }: fila, pacotes

# {hop} dropped, packets
m-hop-dropped-packets-kqq3gn = { $hop }: descartados, pacotes

# Link used{at}, %
m-link-used-at-rcyr4w = Uso do enlace{ $at }, %

# Queue{at}, packets
m-queue-at-packets-ngrqew = Fila{ $at }, pacotes

# Dropped{at}, packets
m-dropped-at-packets-8t0eur = Descartados{ $at }, pacotes

# , Mbit/s
m-mbit-s-cazws9 = , Mbit/s

# the flows
m-the-flows-aqd9yl = os fluxos

# the packets that are lost
m-the-packets-that-are-lost-j2acg2 = os pacotes que se perdem

# game
m-game-ie4x6v = jogo

# lesson
m-lesson-7xc7sx = lição

# term
m-term-967r2v = termo

# figure of a paper
m-figure-of-a-paper-xbn5wf = figura de um artigo

# what was measured
m-what-was-measured-7ltbrm = o que foi medido

# {first}, {next}
m-first-next-ujq1l8 = { $first }, { $next }

# {first} {next}
m-first-next-msc49q = { $first } { $next }

# what the link follows
m-what-the-link-follows-uvtfh2 = o que o enlace segue

# A new version is here.
m-a-new-version-is-here-90onxe = Há uma nova versão.

# the link rate{at}
m-the-link-rate-at-oc8n4l = a taxa do enlace{ $at }

# the round trip
m-the-round-trip-x0hdbj = a ida e volta

# the queue
m-the-queue-ozhbff = a fila

# the queue{at}
m-the-queue-at-kd93go = a fila{ $at }

# The delay cannot change here: it {rule}.
m-the-delay-cannot-change-here-wcetoj = O atraso não pode mudar aqui: { $rule }.

# the delay{at}
m-the-delay-at-jog8pc = o atraso{ $at }

# the number of {flows}
m-the-number-of-flows-aedkxj = o número de { $flows }

# the losses{at}
m-the-losses-at-m7tn4w = as perdas{ $at }

# Losses{at} now: {losses}.
m-losses-at-now-losses-szeip0 = Perdas{ $at } agora: { $losses }.

# Stopped: {flows}.
m-stopped-flows-r86c5t = Parados: { $flows }.

# {source} off
m-source-off-sofjpj = { $source }: desligada

# {source} on
m-source-on-0uljk3 = { $source }: ligada

# {first} and {last}
m-first-and-last-bi4ob6 = { $first } e { $last }

# {first} to {last}
m-first-to-last-s9aq8s = { $first } a { $last }

# the path
m-the-path-ndayqr = o caminho

# {label}{at}
m-label-at-0djwc4 = { $label }{ $at }

# Remove no. {number}
m-remove-no-number-2gxv6d = Remover o n.º { $number }

# the reverse path
m-the-reverse-path-ddxw3x = o caminho de volta

# The changes now come in the order that seed {seed} draws.
m-the-changes-now-come-in-9krl4p = As mudanças agora vêm na ordem que a semente { $seed } sorteia.

# Shuffle the {count} phases
m-shuffle-the-count-phases-y08cny = Embaralhar as { $count } fases

# A phase is all that changes at one time. The run’s seed ({seed}) draws which comes when; another seed draws another order when you press again.
m-a-phase-is-all-that-lt9fkv = Uma fase é tudo o que muda de uma vez. A semente da execução ({ $seed }) sorteia qual vem quando; outra semente sorteia outra ordem quando você pressionar de novo.

# where the two flows begin
m-where-the-two-flows-begin-hc91kl = onde os dois fluxos começam

# the run’s settings
m-the-run-s-settings-1osw6m = os ajustes da execução

# the transport of all flows
m-the-transport-of-all-flows-rsvp1o = o transporte de todos os fluxos

# the seed
m-the-seed-xq474x = a semente

# This trace could not be fetched. Nothing was changed.
m-this-trace-could-not-be-x98qe8 = Não foi possível obter este traço. Nada foi mudado.

# Its rate{at}
m-its-rate-at-5kbpqa = Sua taxa{ $at }

# the disturbance
m-the-disturbance-i1s9to = a perturbação

# This cannot be varied: {why}.
m-this-cannot-be-varied-why-2jmvqy = Isto não pode ser variado: { $why }.

# These two runs need up to {size} MB of memory, so nothing has been started. Press play to run them all the same.
m-these-two-runs-need-up-pvzhjh = Estas duas execuções precisam de até { $size } MB de memória, então nada foi iniciado. Pressione Reproduzir para executá-las mesmo assim.

# This run needs up to {size} MB of memory, so nothing has been started. Press play to run it all the same.
m-this-run-needs-up-to-qzt4dh = Esta execução precisa de até { $size } MB de memória, então nada foi iniciado. Pressione Reproduzir para executá-la mesmo assim.

# Two runs beside each other may need at most {most} MB of memory; these need up to {size} MB.
m-two-runs-beside-each-other-i5e2v1 = Duas execuções lado a lado podem precisar de no máximo { $most } MB de memória; estas precisam de até { $size } MB.

# B is a copy of A, on the same clock and with the same seed. What you change now is changed in B.
m-b-is-a-copy-of-sayqti = B é uma cópia de A, com o mesmo relógio e a mesma semente. O que você mudar agora muda em B.

# Restarted without the changes made while it ran.
m-restarted-without-the-changes-made-ic2blr = Reiniciado sem as mudanças feitas durante a execução.

# what was set
m-what-was-set-dvkdue = o que foi ajustado

# Restarted: what was set while it ran holds from the start.
m-restarted-what-was-set-while-ju6oy6 = Reiniciado: o que foi ajustado durante a execução vale desde o início.

# Restarted, and gone on to {goal} s: {what} changed.
m-restarted-and-gone-on-to-9x6zvl = Reiniciado e continuado até { $goal } s; mudanças: { $what }.

# Restarted: {what} changed.
m-restarted-what-changed-rrqrr1 = Reiniciado; mudanças: { $what }.

# The change made while it ran ended with it.
m-the-change-made-while-it-ub2xtx = A mudança feita durante a execução acabou com ela.

# The {count} changes made while it ran ended with it.
m-the-count-changes-made-while-ax67jn = As { $count } mudanças feitas durante a execução acabaram com ela.

# Line {line} of the rule gave no number, so {name} kept its value: first at {time} s
m-line-line-of-the-rule-5k94o3 = A linha { $line } da regra não deu um número, então { $name } manteve seu valor: pela primeira vez aos { $time } s

# Line {line} of the rule gave less than {name} can be, so it was set to the least: first at {time} s
m-line-line-of-the-rule-k00ddm = A linha { $line } da regra deu menos do que { $name } pode ser, então foi ajustado ao mínimo: pela primeira vez aos { $time } s

# Line {line} of the rule gave more than {name} can be, so it was set to the most: first at {time} s
m-line-line-of-the-rule-vuoxbw = A linha { $line } da regra deu mais do que { $name } pode ser, então foi ajustado ao máximo: pela primeira vez aos { $time } s

# {held}. The rule’s form counts on.
m-held-the-rule-s-form-komijm = { $held }. O formulário da regra continua contando.

# The engine failed: {message}. Restart, or change the scenario.
m-the-engine-failed-message-restart-bq6l6z = O motor falhou: { $message }. Reinicie ou mude o cenário.

# The engine failed in run {run}: {message}. Restart, or end the comparison.
m-the-engine-failed-in-run-rxqpyi = O motor falhou na execução { $run }: { $message }. Reinicie ou termine a comparação.

# The engine stopped answering and was started again; the run was replayed to where it was.
m-the-engine-stopped-answering-and-ktj4g0 = O motor parou de responder e foi iniciado de novo; a execução foi reproduzida até onde estava.

# The engine stopped and could not be started again. Reload the page to go on; the address holds the run.
m-the-engine-stopped-and-could-kp3jkp = O motor parou e não pôde ser iniciado de novo. Recarregue a página para continuar; o endereço contém a execução.

# The engine did not start: it runs in a Web Worker, whose file has not come or which this browser or an extension of it refuses. Reload the page to go on; the address holds the run.
m-the-engine-did-not-start-lbo6uv = O motor não iniciou: ele funciona em um Web Worker, cujo arquivo não chegou ou que este navegador ou uma extensão dele recusa. Recarregue a página para continuar; o endereço contém a execução.

# B is A without that, and nothing else: the same seed, the same chance.
m-b-is-a-without-that-mipi27 = B é A sem isso, e nada mais: a mesma semente, o mesmo acaso.

# {refusal}. Nothing was changed.
m-refusal-nothing-was-changed-7pbk9d = { $refusal }. Nada foi mudado.

# every packet
m-every-packet-w1guc4 = todos os pacotes

# lost: {losses}
m-lost-losses-unono8 = perdidos: { $losses }

# {change}{at}
m-change-at-q25lai = { $change }{ $at }

# losses{at}: {losses}
m-losses-at-losses-4vfgc6 = perdas{ $at }: { $losses }

# The link{at} goes down: nothing comes through.
m-the-link-at-goes-down-p2pic6 = O enlace{ $at } cai: nada passa.

# The link{at} is up again.
m-the-link-at-is-up-ynw6d4 = O enlace{ $at } está ativo de novo.

# The losses on the way{at} change.
m-the-losses-on-the-way-6b6c4h = As perdas no caminho{ $at } mudam.

# link down
m-link-down-xsb1af = enlace caído

# link up
m-link-up-bhk9ha = enlace ativo

# {count} sources
m-count-sources-mjvin2 = { $count ->
    [one] { $count } fonte
   *[other] { $count } fontes
  }

# a packet
m-a-packet-pixg7w = um pacote

# source
m-source-7ps15k = fonte

# reverse path
m-reverse-path-ulpl14 = caminho de volta

# reverse path {number}
m-reverse-path-number-cuomuj = caminho de volta { $number }

# bottleneck {number}
m-bottleneck-number-8xqbk5 = gargalo { $number }

# at {hop}
m-at-hop-29f8kz = no { $hop }

# {name} flows
m-name-flows-xziq4l = fluxos { $name }

# flows “{name}”
m-flows-name-kxhh1m = fluxos “{ $name }”

# These flows are not in the run any more.
m-these-flows-are-not-in-unbuf8 = Estes fluxos já não estão na execução.

# {scheme} sends by a rate and has no window to begin with.
m-scheme-sends-by-a-rate-m147oj = { $scheme } envia por uma taxa e não tem janela com que começar.

# Both axes are of one flow. Choose two.
m-both-axes-are-of-one-39m70v = Os dois eixos são de um só fluxo. Escolha dois.

# The sentence
m-the-sentence-k9nc8h = A frase

# The network
m-the-network-6hdiei = A rede

# The charts
m-the-charts-353asd = Os gráficos

# The numbers
m-the-numbers-q3i4le = Os números

# {run} {quantity}
m-run-quantity-cfjyzl = { $run } { $quantity }

# nothing has been measured yet.
m-nothing-has-been-measured-yet-nf2k6o = ainda não se mediu nada.

# {run}: {state}
m-run-state-dwer11 = { $run }: { $state }

# At {time} s: {state}
m-at-time-s-state-u0v105 = Aos { $time } s: { $state }

# queue{at} {queue} of {limit}
m-queue-at-queue-of-limit-0msowm = fila{ $at } { $queue } de { $limit }

# fairness {index}
m-fairness-index-toscbm = justiça { $index }

# {rates} of {rate} Mbit/s free
m-rates-of-rate-mbit-s-p6o9hn = { $rates } de { $rate } Mbit/s livres

# {rates} of {rate} Mbit/s
m-rates-of-rate-mbit-s-ypdaaf = { $rates } de { $rate } Mbit/s

# Each row is the {span} before its time: {parts}.
m-each-row-is-the-span-tnpee3 = Cada linha abrange os { $span } anteriores ao seu tempo: { $parts }.

# {first}; {next}
m-first-next-as4g0f = { $first }; { $next }

# Time, s
m-time-s-0m65k1 = Tempo, s

# Time, round trips
m-time-round-trips-d555q0 = Tempo, idas e voltas

# their part of the link
m-their-part-of-the-link-7hi3zy = sua parte do enlace

# and of its queue
m-and-of-its-queue-erjfji = e de sua fila

# full queue
m-full-queue-etvwvv = fila cheia

# equal windows
m-equal-windows-w1wz8i = janelas iguais

# Inside of {flow}: {name}
m-inside-of-flow-name-vmumb1 = Interior de { $flow }: { $name }

# Inside of {flow}: {name}, {unit}
m-inside-of-flow-name-unit-yem3xj = Interior de { $flow }: { $name }, { $unit }

# Inside of {flow}: {values}.
m-inside-of-flow-values-vifd7c = Interior de { $flow }: { $values }.

# it sends nothing
m-it-sends-nothing-p7snp6 = não envia nada

# Add {scheme}
m-add-scheme-iqbw99 = Adicionar { $scheme }

# {count} more
m-count-more-1k1vkl = mais { $count }

# Changed: {changes}
m-changed-changes-3mso0q = Mudanças: { $changes }

# Back to “{title}”
m-back-to-title-8lsixc = Voltar a “{ $title }”

# {now} s of {duration} s, known up to {known} s
m-now-s-of-duration-s-8bdbph = { $now } s de { $duration } s, conhecidos até { $known } s

# {now} s of {duration} s
m-now-s-of-duration-s-mgwm3i = { $now } s de { $duration } s

# Use {scheme}
m-use-scheme-s6mky5 = Usar { $scheme }

# Add {count} {scheme}
m-add-count-scheme-3tzi2w = Adicionar { $count } { $scheme }

# button, input, select
m-button-input-select-cgrvdr = button, input, select

# fieldset > legend
m-fieldset-legend-i7o93k = fieldset > legend

# label
m-label-wf4cn1 = label

# Measured since {since} s. The forms get the loss event rate <i>p</i> and the round trip <i>R</i> that are measured; nothing is fitted. Where what a form assumes does not hold, it is left out, and the reason stands in its place.
m-measured-since-since-s-the-gy77wl = Medido desde { $since } s. As fórmulas recebem a taxa de eventos de perda <i>p</i> e a ida e volta <i>R</i> medidas; nada é ajustado. Onde não vale o que uma fórmula supõe, ela é omitida, e em seu lugar está o motivo.

# This is the scene “{scene}” with changes.
m-this-is-the-scene-scene-h7br00 = Esta é a cena “{ $scene }” com mudanças.

# You have changed the scene “{scene}”.
m-you-have-changed-the-scene-n7befa = Você mudou a cena “{ $scene }”.

# {rest}; dots: probes, crosses: lost ones, ms
m-rest-dots-probes-crosses-lost-e1rc48 = { $rest }; pontos: sondas, cruzes: as perdidas, ms

# {count} bottlenecks side by side
m-count-bottlenecks-side-by-side-xzviqn = { $count } gargalos em paralelo

# {count} bottlenecks in series
m-count-bottlenecks-in-series-35vwzg = { $count } gargalos em série

# {count} packets
m-count-packets-p5fvyd = { $count } pacotes

# of each flow’s packets; where flows have queues of their own, as senders measure it
m-of-each-flow-s-packets-3zgk2b = dos pacotes de cada fluxo; onde os fluxos têm filas próprias, como os emissores a medem

# {setting} {value}
m-setting-value-jt1irw = { $setting }: { $value }

# fed at {rate} on average
m-fed-at-rate-on-average-0i131d = recebe { $rate } da aplicação em média

# fed at {rate}
m-fed-at-rate-0a787d = recebe { $rate } da aplicação

# read at {rate}
m-read-at-rate-ftn6eg = seu receptor lê { $rate }

# from {span}
m-from-span-7hmwt7 = a partir de { $span }

# one every {span}
m-one-every-span-6g5kvw = um a cada { $span }

# until {span}
m-until-span-d7z9gd = até { $span }

# as Linux of today
m-as-linux-of-today-3vvcih = como o Linux de hoje

# on the reverse path
m-on-the-reverse-path-1826gc = no caminho de volta

# bottleneck {number} only
m-bottleneck-number-only-018f0h = só o gargalo { $number }

# bottlenecks {from} to {to}
m-bottlenecks-from-to-to-p30b15 = gargalos { $from } a { $to }

# {packets} each
m-packets-each-7iybrn = { $packets } cada um

# {packets} every {span}
m-packets-every-span-syhyqr = { $packets } a cada { $span }

# {packets} every {span} on average
m-packets-every-span-on-average-m3dtbf = { $packets } a cada { $span } em média

# {packets} again {span} after the last
m-packets-again-span-after-the-d9qogt = { $packets } de novo { $span } depois da última

# details
m-details-ot1vol = detalhes

# without {was}
m-without-was-esolzq = sem { $was }

# without {what} (was {was})
m-without-what-was-was-ubkpz8 = sem { $what } (era: { $was })

# {what} {is}
m-what-is-kskmu1 = { $what }: { $is }

# {what} {is} (was {was})
m-what-is-was-was-9e3pbq = { $what }: { $is } (era: { $was })

# timed changes
m-timed-changes-2rfpld = mudanças programadas

# {of}: {name}
m-of-name-b2zsu5 = { $of }: { $name }

# {count} {flows}
m-count-flows-sdefxp = { $count } × { $flows }

# {thing} of {hop}
m-thing-of-hop-1j2z0t = { $thing } ({ $hop })

# link
m-link-3uedm1 = enlace

# {queue} of {packets}
m-queue-of-packets-o18tak = { $queue }, { $packets }

# queue settings
m-queue-settings-o6klud = ajustes da fila

# loss
m-loss-s5fx96 = perda

# ideal
m-ideal-ysygqq = ideal

# real
m-real-nmbbdp = real

# without
m-without-hqqig3 = sem

# {packet} of {flow} not delayed at {time} s
m-packet-of-flow-not-delayed-0af66o = { $packet } de { $flow } sem espera aos { $time } s

# {packet} of {flow} spared at {time} s
m-packet-of-flow-spared-at-hk3ree = { $packet } de { $flow } salvo aos { $time } s

# transport
m-transport-mlgw0i = transporte

# as in {profile}
m-as-in-profile-htaan5 = como em { $profile }

# mean {mean}, after {trace}
m-mean-mean-after-trace-it0fha = média de { $mean }, segundo { $trace }

# mean {mean}, after a trace
m-mean-mean-after-a-trace-tsmmh1 = média de { $mean }, segundo um traço

# {name} on
m-name-on-h19485 = { $name }: sim

# {name} off
m-name-off-6h6fcx = { $name }: não

# {part} cut
m-part-cut-d6lv72 = { $part } (corte)

# {part} kept
m-part-kept-q7oww2 = { $part } (mantido)

# {own} is as {other}. Change something: it changes {own} only.
m-own-is-as-other-change-lpxwv3 = { $own } é como { $other }. Mude algo: só { $own } muda.

# means since {first} and {since} s
m-means-since-first-and-since-o8vqu7 = médias desde { $first } e { $since } s

# bytes
m-bytes-s7sr9g = bytes

# 1 run
m-1-run-90uwhd = 1 execução

# {count} runs
m-count-runs-d8rb72 = { $count } execuções

# {name}, all {count}
m-name-all-count-aufc8g = { $name }, todos os { $count }

# A BBR flow joins now.
m-a-bbr-flow-joins-now-dtxhub = Um fluxo BBR entra agora.

# The queue holds {packets}, from the start of the run.
m-the-queue-holds-packets-from-w4387c = A fila comporta { $packets }, desde o início da execução.

# A square wave takes part of the link from now on.
m-a-square-wave-takes-part-0qyrxo = Uma onda quadrada toma parte do enlace a partir de agora.

# the link
m-the-link-qybuas = o link

# QR code of {what}
m-qr-code-of-what-mf3g3y = Código QR de { $what }

# without limit
m-without-limit-s9gq08 = sem limite

# on
m-on-qyxx3k = ligado

# first sample at {time}
m-first-sample-at-time-tybyk5 = primeira amostra em { $time }

# {row} on or off
m-row-on-or-off-vnihh6 = { $row }: mostrar ou ocultar

# link ÷ {flows}
m-link-flows-tlnqvx = enlace ÷ { $flows }

# {time} s, round trip {number}
m-time-s-round-trip-number-5ad5yn = { $time } s, ida e volta { $number }

# model
m-model-czgcii = modelo

# model {flow}
m-model-flow-h7zqde = modelo { $flow }

# {rest}: median, and the band that holds 8 in 10
m-rest-median-and-the-band-5lfsh9 = { $rest }: mediana, e a faixa que contém 8 em cada 10

# {rest}: mean, least to most as a band
m-rest-mean-least-to-most-7s0q1v = { $rest }: média, com uma faixa do mínimo ao máximo

# {first} and {next}
m-first-and-next-684rv1 = { $first } e { $next }

# Inside of {flow}: {list}
m-inside-of-flow-list-hr38go = Interior de { $flow }: { $list }

# Inside of {flow}
m-inside-of-flow-g6ah82 = Interior de { $flow }

# {flow} sends nothing in this stretch of time
m-flow-sends-nothing-in-this-wujjet = { $flow } não envia nada neste trecho de tempo

# It does not send here
m-it-does-not-send-here-073mak = Aqui não envia

# , packets waiting: most in {every}; drops of each above
m-packets-waiting-most-in-every-kgxguk = , pacotes em espera: máximo em cada { $every }; os descartes de cada uma, acima

# , packets waiting: most in {every}; drops of all above
m-packets-waiting-most-in-every-ezjhoa = , pacotes em espera: máximo em cada { $every }; os descartes de todas, acima

# Queue of each hop
m-queue-of-each-hop-ael345 = Fila de cada salto

# {queue}’s average {packets}
m-queue-s-average-packets-irkxo2 = média de { $queue }: { $packets }

# before
m-before-fm3l1a = antes

# low latency {low}, classic {classic}
m-low-latency-low-classic-classic-p3i9i7 = baixa latência { $low }; clássica { $classic }

# Show {what}
m-show-what-kzcdsu = Mostrar { $what }

# {name}, in B {other}: run A, run B, and the difference
m-name-in-b-other-run-8r0dbz = { $name }, em B { $other }: execução A, execução B e a diferença

# {name}: run A, run B, and the difference
m-name-run-a-run-b-ylasca = { $name }: execução A, execução B e a diferença

# An empty path takes {span} there and back now.
m-an-empty-path-takes-span-woz7vu = Por um caminho vazio, a ida e volta leva agora { $span }.

# A run has one flow at least. For the sources alone let it wait: <wait>Start at the end</wait>
m-a-run-has-one-flow-b5mctn = Uma execução tem ao menos um fluxo. Para ter só as fontes, deixe-o esperar: <wait>Começar no fim</wait>

# {what}, once so far.
m-what-once-so-far-2er721 = { $what }, uma vez até agora.

# {what}, {count} times so far.
m-what-count-times-so-far-ci5fbj = { $what }, { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
  } até agora.

# Such as 9, 25, 30-41; at most {most}. Each is lost once: what repairs it passes. Number 0 is the handshake, where there is one.
m-such-as-9-25-30-praut5 = Por exemplo 9, 25, 30-41; no máximo { $most }. Cada um se perde uma vez: o que o repara passa. O número 0 é o estabelecimento da conexão (handshake), quando há um.

# ACKs are lost on a reverse path with links of its own.
m-acks-are-lost-on-a-rba410 = Os ACKs se perdem em um caminho de volta com enlaces próprios.

# Behind it, measured: {name}
m-behind-it-measured-name-g5t329 = Atrás, medido: { $name }

# {of}, in theory: show the formulas
m-of-in-theory-show-the-3y8cnd = { $of }, em teoria: mostrar as fórmulas

# {up} against {across}: the window of each, with the diagonal and the lines of a full link
m-up-against-across-the-window-ba1h6p = { $up } contra { $across }: a janela de cada um, com a diagonal e as linhas de um enlace cheio

# {up} against {across}: the rate of each, with the diagonal and the lines of a full link
m-up-against-across-the-rate-0tm3sz = { $up } contra { $across }: a taxa de cada um, com a diagonal e as linhas de um enlace cheio

# {packets} simulated. Fingerprint of all samples: <digest>{digest}</digest>. The same scenario gives the same one, everywhere.
m-packets-simulated-fingerprint-of-all-sjfo2e = Simulação de { $packets }. Impressão digital de todas as amostras: <digest>{ $digest }</digest>. O mesmo cenário dá a mesma, em toda parte.

# From {time} on.
m-from-time-on-9utrj9 = A partir de { $time }.

# rtt
m-rtt-f7hpvp = rtt

# {name} over {hop}
m-name-over-hop-cwjind = { $name } por { $hop }

# {name} from {first} to {last}
m-name-from-first-to-last-wxdwk3 = { $name } de { $first } a { $last }

# {way}, back
m-way-back-s546o3 = { $way }, de volta

# One bottleneck: {lines}
m-one-bottleneck-lines-rqunt7 = Um gargalo: { $lines }

# {count} hops side by side: {lines}
m-count-hops-side-by-side-or7ri0 = { $count } saltos em paralelo: { $lines }

# {count} hops in series: {lines}
m-count-hops-in-series-lines-6extwp = { $count } saltos em série: { $lines }

# Losses {loss}
m-losses-loss-8ia15j = Perdas { $loss }

# {part} lost, an example
m-part-lost-an-example-odtk6p = { $part } de perda, um exemplo

# {part} lost
m-part-lost-farwf0 = { $part } de perda

# an example of {what}
m-an-example-of-what-8rxt8p = um exemplo de { $what }

# {caption}, {count} lost
m-caption-count-lost-vcaa0k = { $caption }; { $count ->
    [one] { $count } perdido
   *[other] { $count } perdidos
  }

# {count} lost
m-count-lost-ousv96 = { $count ->
    [one] { $count } perdido
   *[other] { $count } perdidos
  }

# Losses in time: {count} in {span}
m-losses-in-time-count-in-tvwrdy = Perdas no tempo: { $count } em { $span }

# about {part} at full rate
m-about-part-at-full-rate-fdfo63 = cerca de { $part } à taxa máxima

# {source}, over {span}
m-source-over-span-ovavbc = { $source }, durante { $span }

# all the time
m-all-the-time-dzfacs = o tempo todo

# {source}: an example of {span}
m-source-an-example-of-span-ivowhe = { $source }: um exemplo de { $span }

# {lanes} of {sources} sources, {rate} while on
m-lanes-of-sources-sources-rate-ljhvt5 = { $lanes } de { $sources } fontes, { $rate } enquanto estão ON

# each source, {rate} while on
m-each-source-rate-while-on-p8as2f = cada fonte, { $rate } enquanto está ON

# 95th percentile
m-95th-percentile-rpm6ri = percentil 95

# 99th percentile
m-99th-percentile-z17haq = percentil 99

# You said: {said}
m-you-said-said-h8ilxs = Você disse: { $said }

# {name} is a folder: drop a file that is in it.
m-name-is-a-folder-drop-t8aobo = { $name } é uma pasta: solte um arquivo que esteja nela.

# {name} cannot be read.
m-name-cannot-be-read-kvk4wq = { $name } não pode ser lido.

# flow
m-flow-gnobdh = fluxo

# byte
m-byte-rudtsv = byte

# round trip
m-round-trip-4exudq = ida e volta

# interval
m-interval-lebipk = intervalo

# This file has {size} bytes; at most {most} are read here.
m-this-file-has-size-bytes-tlt1z9 = Este arquivo tem { $size } bytes; no máximo { $most } são lidos aqui.

# no. {number}
m-no-number-0brye7 = n.º { $number }

# Source {number}
m-source-number-ekmjqj = Fonte { $number }

# Completion time of each transfer
m-completion-time-of-each-transfer-b1h1td = Tempo de cada transferência

# all flows send without end
m-all-flows-send-without-end-4moqz0 = todos os fluxos enviam sem fim

# No flow is chosen: press one in the network, or the name of its line
m-no-flow-is-chosen-press-bwo6v1 = Nenhum fluxo escolhido: pressione um na rede, ou o nome de sua linha

# No flow is chosen: press one in the network
m-no-flow-is-chosen-press-v06bnl = Nenhum fluxo escolhido: pressione um na rede

# Press a flow in the network
m-press-a-flow-in-the-t42xul = Pressione um fluxo na rede

# cannot be counted in packets: packets differ in size, ACKs are among them, or the rate is unlimited
m-cannot-be-counted-in-packets-kbo03h = não se pode contar em pacotes: os pacotes diferem em tamanho, há ACKs entre eles ou a taxa não tem limite

# , packets waiting: low latency bold, classic thin, mean of both shaded; drops above
m-packets-waiting-low-latency-bold-f9rwn9 = , pacotes em espera: baixa latência em negrito, clássica fina, média de ambas sombreada; descartes acima

# {done} Means of the last seconds: before, and with it.
m-done-means-of-the-last-smvtan = { $done } Médias dos últimos segundos: antes e com isso.

# All, on average
m-all-on-average-fkxcv2 = Todos, em média

# partly of its own
m-partly-of-its-own-4x3776 = em parte próprio

# as all flows have it
m-as-all-flows-have-it-83xt2w = como o de todos os fluxos

# ACKs alone are lost where the reverse path is real (Bottleneck, The path).
m-acks-alone-are-lost-where-0plavj = ACKs sozinhos se perdem onde o caminho de volta é real (Gargalo, O caminho).

# at {count} hops
m-at-count-hops-ye7fy9 = em { $count } saltos

# at another hop
m-at-another-hop-sem8mc = em outro salto

# follows a trace
m-follows-a-trace-u0wes7 = segue um traço

# transfers
m-transfers-35zjjj = transferências

# Transfers that are over
m-transfers-that-are-over-halqig = Transferências concluídas

# took, s
m-took-s-f47svn = duração, s

# Completion time: from a transfer’s first packet to the ACK of its last, mean
m-completion-time-from-a-transfer-rlvab1 = Tempo de transferência: do primeiro pacote de uma transferência até o ACK do último, média

# spread, s
m-spread-s-l28ucz = dispersão, s

# Standard deviation of the completion times
m-standard-deviation-of-the-completion-kyz01x = Desvio padrão dos tempos de transferência

# 95th, s
m-95th-s-qzgjk0 = p. 95, s

# 95 in 100 transfers took no longer
m-95-in-100-transfers-took-qfwjdo = 95 de cada 100 transferências não demoraram mais

# 99th, s
m-99th-s-m82r24 = p. 99, s

# 99 in 100 transfers took no longer
m-99-in-100-transfers-took-f3sjzc = 99 de cada 100 transferências não demoraram mais

# All flows of a group begin alike: give {scheme} a group for each flow.
m-all-flows-of-a-group-99gfdd = Todos os fluxos de um grupo começam iguais: dê a { $scheme } um grupo por fluxo.

# Both flows are of one group, whose spread round trips or timed changes cannot be shared out: make two groups of it.
m-both-flows-are-of-one-w7ppik = Ambos os fluxos são de um grupo cujos tempos de ida e volta dispersos ou mudanças programadas não podem ser repartidos: faça dele dois grupos.

# highest bar {count}
m-highest-bar-count-0qc5h5 = barra mais alta { $count }

# ; one flow goes this way
m-one-flow-goes-this-way-3jumhr = ; um fluxo vai por aqui

# ; {count} flows go this way
m-count-flows-go-this-way-lnqwi1 = ; { $count } fluxos vão por aqui

# reverse path: {counts} waiting
m-reverse-path-counts-waiting-ukzvpp = caminho de volta: { $counts } em espera

# low latency
m-low-latency-m9l0az = baixa latência

# classic
m-classic-k0lxlf = clássica

# , {percent} % marked
m-percent-marked-2xbivn = , { $percent } % marcados

# {name}: waits {wait}{marks}
m-name-waits-wait-marks-ac8p55 = { $name }: espera { $wait }{ $marks }
