# paper says
m-paper-says-qd8f8v = diz o artigo

# ns-2.35 gives
m-ns-2-35-gives-0knug7 = ns-2.35 dá

# The reference runs of ns-2.35 do not hold this quantity.
m-the-reference-runs-of-ns-an316m = As execuções de referência do ns-2.35 não contêm esta grandeza.

# we measure
m-we-measure-4uwgap = medimos

# we compute
m-we-compute-bwagw4 = calculamos

# verdict
m-verdict-n8ltue = veredito

# not run yet
m-not-run-yet-p91jtx = ainda não executado

# how it is judged
m-how-it-is-judged-hcg7p3 = como se julga

# Take the cause away
m-take-the-cause-away-pmcxsk = Tirar a causa

# What the paper claims
m-what-the-paper-claims-5s18ov = O que o artigo afirma

# The claims could not be fetched. Reload the page to try again.
m-the-claims-could-not-be-nqakv0 = Não foi possível obter as afirmações. Recarregue a página para tentar de novo.

# What can be seen
m-what-can-be-seen-iv7k55 = O que se pode ver

# The claims are about the paper’s set-up; what you have changed does not count for them.
m-the-claims-are-about-the-fomdy3 = As afirmações são sobre a configuração do artigo; o que você mudou não conta para elas.

# Run them
m-run-them-vd8ny0 = Executá-las

# The experiment
m-the-experiment-2k46dr = O experimento

# What varies
m-what-varies-ql8hi9 = O que varia

# Drawn as
m-drawn-as-6bqyz1 = Desenhado como

# Lines
m-lines-2bghr0 = Linhas

# Map
m-map-j1sac1 = Mapa

# Seeds
m-seeds-qulbql = Sementes

# Number of seeds
m-number-of-seeds-inovtj = Número de sementes

# Theory
m-theory-8015wo = Teoria

# Beside it
m-beside-it-znh3pw = Ao lado

# Theory’s curve
m-theory-s-curve-82ksob = A curva da teoria

# Over time
m-over-time-dwnlvg = No tempo

# Mean of the seeds
m-mean-of-the-seeds-cbbclg = Média das sementes

# With up to six points their runs can be drawn over time in one figure, a line each.
m-with-up-to-six-points-54rczz = Com até seis pontos, suas execuções podem ser desenhadas no tempo em uma figura, uma linha cada.

# What must hold
m-what-must-hold-7ioyyl = O que deve valer

# Must hold
m-must-hold-p8wm5x = Deve valer

# Add a statement
m-add-a-statement-gknely = Adicionar uma afirmação

# , of a group
m-of-a-group-92fwbw = , de um grupo

# Title and file
m-title-and-file-16xvz6 = Título e arquivo

# Vary
m-vary-i70tb9 = Variar

# Vary as well
m-vary-as-well-092glx = Variar também

# choose a setting
m-choose-a-setting-ga8fu7 = escolha um ajuste

# Open a file
m-open-a-file-n8kdq4 = Abrir um arquivo

# Measures
m-measures-p5kctg = Medidas

# Measured of each run
m-measured-of-each-run-tqho5e = Medido de cada execução

# Add a measure…
m-add-a-measure-933g2j = Adicionar uma medida…

# all sources
m-all-sources-1xgpku = todas as fontes

# Find a measure
m-find-a-measure-jb7f3p = Procurar uma medida

# Find a measure: fairness, delay, window
m-find-a-measure-fairness-delay-ozavdp = Procurar uma medida: justiça, atraso, janela

# This experiment cannot be opened
m-this-experiment-cannot-be-opened-pmru3l = Este experimento não pode ser aberto

# The playground
m-the-playground-whrcup = O laboratório

# Where this is
m-where-this-is-agtdq4 = Onde isto está

# Experiment
m-experiment-h34eia = Experimento

# Change it
m-change-it-bamrei = Mudá-lo

# Open this run
m-open-this-run-15usee = Abrir esta execução

# One seed is enough
m-one-seed-is-enough-ie3nfk = Uma semente basta

# JSON lines
m-json-lines-slfesw = Linhas JSON

# File
m-file-bygjtv = Arquivo

# Another 10 seeds
m-another-10-seeds-2deaer = Mais 10 sementes

# List
m-list-360n8h = Lista

# Range
m-range-98uyr6 = Intervalo

# from
m-from-5kc5th = de

# points
m-points-gbpj2e = pontos

# Logarithmic
m-logarithmic-hkz89w = Logarítmico

# Values
m-values-37f3h7 = Valores

# Add
m-add-7rv3f8 = Adicionar

# choose
m-choose-jp6mgw = escolha

# on
m-on-qyxx3k = ligado

# On paper
m-on-paper-9nkgsy = No papel

# What varied
m-what-varied-mfeg3o = O que variou

# What was measured of each run
m-what-was-measured-of-each-cqdmx9 = O que foi medido de cada execução

# What was assumed
m-what-was-assumed-621cmk = O que foi suposto

# The same again
m-the-same-again-gzezem = O mesmo de novo

# Its link is too long for paper. The file of the experiment holds all of it.
m-its-link-is-too-long-3vqaxh = Seu link é longo demais para o papel. O arquivo do experimento contém tudo.

# Stretch
m-stretch-1286oa = Trecho

# Measured
m-measured-tbee81 = Medido

# from, s
m-from-s-r1lzva = de, s

# The runs end there. What comes before counts as warm-up.
m-the-runs-end-there-what-4q7onc = As execuções terminam ali. O que vem antes conta como aquecimento.

# What the seeds tell
m-what-the-seeds-tell-xobqtp = O que as sementes dizem

# Move a parameter
m-move-a-parameter-s078i8 = Mover um parâmetro

# Open in the playground:
m-open-in-the-playground-w0dz9q = Abrir no laboratório:

# this run
m-this-run-0hejhw = esta execução

# Table
m-table-no2um7 = Tabela

# Claims and set-up
m-claims-and-set-up-o7r95p = Afirmações e configuração

# Make it mine
m-make-it-mine-hdaawj = Torná-la minha

# The same runs as an experiment that you can change
m-the-same-runs-as-an-n2f12a = As mesmas execuções como um experimento que você pode mudar

# Pale: the paper’s set-up, before your change.
m-pale-the-paper-s-set-fpnxu2 = Pálido: a configuração do artigo, antes de sua mudança.

# seeds:
m-seeds-rwyfmd = sementes:

# The papers, live
m-the-papers-live-fhc755 = Os artigos, ao vivo

# Every figure and table of four classic papers on TCP-friendly congestion control. Open one and it is run again, packet by packet, on this machine.
m-every-figure-and-table-of-rmgk49 = Todas as figuras e tabelas de quatro artigos clássicos sobre controle de congestionamento amigável ao TCP. Abra uma e ela é executada de novo, pacote a pacote, nesta máquina.

# Figures
m-figures-rtsmni = Figuras

# Show all
m-show-all-1brnan = Mostrar tudo

# not computed yet
m-not-computed-yet-fy406r = ainda não calculada

# log scale
m-log-scale-08gjzv = escala logarítmica

# Here:
m-here-s5rs3n = Aqui:

# The paper
m-the-paper-s82652 = O artigo

# Find a number
m-find-a-number-gyogjq = Procurar um número

# Find a number: loss, fairness, RTT
m-find-a-number-loss-fairness-wembhg = Procurar um número: perda, justiça, RTT

# Difference
m-difference-zz2naa = Diferença

# All figures and tables
m-all-figures-and-tables-erdp8l = Todas as figuras e tabelas

# chance of a mark
m-chance-of-a-mark-ugpc6m = probabilidade de uma marca

# window at the loss
m-window-at-the-loss-2pcsdk = janela na perda

# part cut
m-part-cut-912rec = parte cortada

# first share of user 1
m-first-share-of-user-1-qphogd = primeira parte do usuário 1

# first share of user 2
m-first-share-of-user-2-pvivdg = primeira parte do usuário 2

# The race
m-the-race-cw5dgh = A corrida

# Who races
m-who-races-0pjpjt = Quem compete

# Add a built-in scheme
m-add-a-built-in-scheme-xber4c = Adicionar um esquema incluído

# choose…
m-choose-btd21e = escolha…

# Runs of each entry on each link
m-runs-of-each-entry-on-1prc15 = Execuções de cada participante em cada enlace

# The first seed
m-the-first-seed-cy4yd3 = A primeira semente

# Drawn 1
m-drawn-1-3qaq70 = Sorteado 1

# Drawn 2
m-drawn-2-4k9j9x = Sorteado 2

# What was handed in
m-what-was-handed-in-scw9p5 = O que foi entregue

# What a class hands in
m-what-a-class-hands-in-dahv9t = O que uma turma entrega

# Rules or links with a rule, names in front; or drop a table here
m-rules-or-links-with-a-wv81r1 = Regras ou links com uma regra, com nomes na frente; ou solte uma tabela aqui

# Reading…
m-reading-9n9lzb = Lendo…

# or a file
m-or-a-file-s7wf03 = ou um arquivo

# This race cannot be opened
m-this-race-cannot-be-opened-tgiv2f = Esta corrida não pode ser aberta

# A new race
m-a-new-race-sa7szv = Uma nova corrida

# Race
m-race-44yhmg = Corrida

# Nobody races yet: add a rule or a built-in scheme.
m-nobody-races-yet-add-a-vdwvun = Ninguém compete ainda: adicione uma regra ou um esquema incluído.

# The first points come when every link has run once.
m-the-first-points-come-when-6f9le2 = Os primeiros pontos vêm quando cada enlace tiver sido executado uma vez.

# No run is over yet.
m-no-run-is-over-yet-ow477b = Nenhuma execução terminou ainda.

# Means over the seeds ± their 95 % interval (Student’s t). Press a head to sort by it; a third press brings the order of the race back.
m-means-over-the-seeds-their-2ayzxc = Médias das sementes ± seu intervalo de 95 % (t de Student). Pressione um cabeçalho para ordenar por ele; pressionar pela terceira vez traz de volta a ordem da corrida.

# Entry
m-entry-7hq90z = Participante

# By name
m-by-name-68pofr = Por nome

# runs
m-runs-79oz7f = execuções

# Links that break
m-links-that-break-vnhg18 = Enlaces que quebram

# What counts as breaking
m-what-counts-as-breaking-cwa39o = O que conta como quebrar

# Open the run
m-open-the-run-hhur57 = Abrir a execução

# The card of a rule
m-the-card-of-a-rule-cqswya = A ficha de uma regra

# What the papers measure of a scheme, of the rule in its place: its rate beside TCP under the same losses, how smooth it is, how fast it takes what becomes free (f(k)) and gives way, and how soon two of it share. Or try it in random networks, and see what breaks it.
m-what-the-papers-measure-of-3eh8w6 = O que os artigos medem de um esquema, com a regra em seu lugar: sua taxa ao lado do TCP sob as mesmas perdas, quão suave ela é, com que rapidez toma o que fica livre (f(k)) e cede, e quão cedo duas dela compartilham. Ou experimente-a em redes ao acaso e veja o que a quebra.

# Of
m-of-t3qsnc = De

# Measure it
m-measure-it-cv9xs8 = Medi-la

# Find a link that breaks it
m-find-a-link-that-breaks-n5l4k9 = Procurar um enlace que a quebre

# Tsao et al., Table 3
m-tsao-et-al-table-3-l8ttrh = Tsao et al., tabela 3

# Non-historical
m-non-historical-88nmbr = Sem história

# fixed
m-fixed-dxjyt5 = fixo

# variable
m-variable-6zwyrp = variável

# Scheme
m-scheme-7fvnhe = Esquema

# Runs
m-runs-6tz87v = Execuções

# Runs that are over
m-runs-that-are-over-du981w = Execuções terminadas

# one run has failed
m-one-run-has-failed-rf9kg3 = uma execução falhou

# Another seed
m-another-seed-j9ejxl = Outra semente

# Run 10 seeds
m-run-10-seeds-9hffb1 = Executar 10 sementes

# Show 3 seeds
m-show-3-seeds-bghbjn = Mostrar 3 sementes

# Open in the playground
m-open-in-the-playground-fdhw1s = Abrir no laboratório

# Back to the paper’s
m-back-to-the-paper-s-a7454m = Voltar à do artigo

# Change a number: the figure runs again
m-change-a-number-the-figure-30oe5a = Mude um número: a figura é executada de novo

# The paper gives all of it.
m-the-paper-gives-all-of-ucxqsd = O artigo dá tudo.

# Dotted: assumed, because the paper does not say.
m-dotted-assumed-because-the-paper-n3ko17 = Pontilhado: suposto, porque o artigo não diz.

# What the paper gives
m-what-the-paper-gives-4bf5ts = O que o artigo dá

# Each cell: what we get, and below it what the paper prints.
m-each-cell-what-we-get-p541m2 = Cada célula: o que obtemos e, abaixo, o que o artigo imprime.

# (the same)
m-the-same-ifrvyz = (o mesmo)

# Of the whole run
m-of-the-whole-run-ad817p = De toda a execução

# The numbers of this run
m-the-numbers-of-this-run-q36s5g = Os números desta execução

# one high and one low time together
m-one-high-and-one-low-wuiaxf = um tempo alto e um baixo juntos

# time on, and as long off
m-time-on-and-as-long-gnvexp = tempo ligada, e outro tanto desligada

# slowness: 1/b, or loss intervals
m-slowness-1-b-or-loss-bvbs7t = lentidão: 1/b, ou intervalos de perda

# time to 0.1-fairness
m-time-to-0-1-fairness-7wxg1m = tempo até a justiça 0,1

# throughput over the fair share
m-throughput-over-the-fair-share-2p6chp = vazão em relação à parte justa

# throughput of all ten over what is left
m-throughput-of-all-ten-over-kv2tyd = vazão dos dez em relação ao que resta

# throughput over what is left
m-throughput-over-what-is-left-cde4jy = vazão em relação ao que resta

# Drop rate of ten flows of one scheme under the same swings
m-drop-rate-of-ten-flows-03vlod = Taxa de descarte de dez fluxos de um esquema sob as mesmas oscilações

# The packet drop rate in the runs of Figure 14.
m-the-packet-drop-rate-in-vy5e4h = A taxa de descarte de pacotes nas execuções da figura 14.

# drop rate
m-drop-rate-pkmtdi = taxa de descarte

# Time until two TCP(b) flows share fairly
m-time-until-two-tcp-b-krw27x = Tempo até dois fluxos TCP(b) compartilharem com justiça

# The gentler the cut, the longer two unequal flows stay unequal.
m-the-gentler-the-cut-the-olkhj2 = Quanto mais suave o corte, mais tempo dois fluxos desiguais continuam desiguais.

# Time until two TFRC flows share fairly
m-time-until-two-tfrc-flows-nt6b3e = Tempo até dois fluxos TFRC compartilharem com justiça

# The time does not grow with slowness as rapidly as TCP(b)’s, because TFRC relies on a fixed number of loss intervals.
m-the-time-does-not-grow-e3u94l = O tempo não cresce com a lentidão tão depressa quanto o do TCP(b), porque o TFRC se apoia em um número fixo de intervalos de perda.

# loss intervals
m-loss-intervals-f38hqg = intervalos de perda

# ACKs to 0.1-fairness in a model of two AIMD flows
m-acks-to-0-1-fairness-rzximx = ACKs até a justiça 0,1 em um modelo de dois fluxos AIMD

# At a drop rate of 10 % two flows come fairly rapidly to fair shares for b of about 0.2 and more; for smaller b it takes exponentially longer.
m-at-a-drop-rate-of-c931gk = Com uma taxa de descarte de 10 %, dois fluxos chegam bem depressa a partes justas com b de cerca de 0,2 ou mais; com b menores leva exponencialmente mais.

# b, the part cut
m-b-the-part-cut-sn6up1 = b, a parte cortada

# Part of the link that is used in the first 20 and 200 round trips after half of the flows stop
m-part-of-the-link-that-2p73jh = Parte do enlace usada nas primeiras 20 e 200 idas e voltas depois que metade dos fluxos para

# The slower a scheme, the more sluggish it is in taking advantage of a sudden increase of the available bandwidth.
m-the-slower-a-scheme-the-q5c4bw = Quanto mais lento um esquema, mais demora a aproveitar um aumento repentino da largura de banda disponível.

# utilization
m-utilization-09ugcf = utilização

# Rate of TFRC and of TCP(1/8) under a mildly bursty pattern of losses
m-rate-of-tfrc-and-of-q814t0 = Taxa do TFRC e do TCP(1/8) sob um padrão de perdas levemente em rajadas

# TFRC and TCP(1/8) with a mildly bursty loss pattern.
m-tfrc-and-tcp-1-8-8ugyn3 = TFRC e TCP(1/8) com um padrão de perdas levemente em rajadas.

# among TCP
m-among-tcp-t4aqrw = entre TCP

# within a tenth of the number
m-within-a-tenth-of-the-w0awv9 = a menos de um décimo do número

# throughput
m-throughput-fuf8u7 = vazão

# time
m-time-pvbdgk = tempo

# sending rate
m-sending-rate-36lkep = taxa de envio

# chance of a loss
m-chance-of-a-loss-k7w8ws = probabilidade de uma perda

# By which policies it goes
m-by-which-policies-it-goes-6i2z94 = Por quais políticas se guia

# round trips after the loss
m-round-trips-after-the-loss-18hovx = idas e voltas após a perda

# How windows climb after a loss
m-how-windows-climb-after-a-yxe2jb = Como as janelas sobem após uma perda

# SIMD’s window grows super-linearly with the time since the last loss; those of other schemes linearly or sub-linearly.
m-simd-s-window-grows-super-3ogjn1 = A janela do SIMD cresce de modo superlinear com o tempo desde a última perda; as de outros esquemas, linear ou sublinear.

# The window of SIMD over several epochs
m-the-window-of-simd-over-e5y84q = A janela do SIMD ao longo de várias épocas

# In each epoch the window is cut to 1 − β of what it was and increased until the first loss.
m-in-each-epoch-the-window-hevt97 = Em cada época a janela é cortada para 1 − β do que era e aumenta até a primeira perda.

# Throughput over TCP’s on a link that drops at random
m-throughput-over-tcp-s-on-7vqgld = Vazão em relação à do TCP em um enlace que descarta ao acaso

# All curves have a dip at moderate loss rates; in the worst case, around 15 %, SIMD(1/16) has at least 75 % of TCP’s throughput.
m-all-curves-have-a-dip-lmx2gi = Todas as curvas têm uma depressão em taxas de perda moderadas; no pior caso, em torno de 15 %, o SIMD(1/16) tem ao menos 75 % da vazão do TCP.

# loss rate
m-loss-rate-7kt6ks = taxa de perda

# throughput over TCP’s
m-throughput-over-tcp-s-y328iw = vazão em relação à do TCP

# Three links in a row on which two flows converge
m-three-links-in-a-row-xiyhru = Três enlaces seguidos em que dois fluxos convergem

# At 400 s all background flows end; two flows stay and compete for the middle link.
m-at-400-s-all-background-mxxcjs = Aos 400 s terminam todos os fluxos de fundo; ficam dois fluxos que competem pelo enlace do meio.

# b1 to b2
m-b1-to-b2-wcox9z = b1 a b2

# b2 to b3
m-b2-to-b3-ruqsqt = b2 a b3

# b3 to b4
m-b3-to-b4-3npogn = b3 a b4

# Windows of two flows that come to a fair share
m-windows-of-two-flows-that-srm22g = Janelas de dois fluxos que chegam a uma parte justa

# TCP converges fastest; IIAD is the smoothest and least responsive; SIMD converges much faster than AIMD.
m-tcp-converges-fastest-iiad-is-mufnpd = O TCP converge mais rápido; o IIAD é o mais suave e o que menos responde; o SIMD converge muito mais rápido que o AIMD.

# Windows of two flows that come to full use
m-windows-of-two-flows-that-5s747y = Janelas de dois fluxos que chegam ao uso pleno

# With SIMD two flows come smoothly and quickly to the fair state, since the one with the smaller window grows more aggressively.
m-with-simd-two-flows-come-no63vy = Com o SIMD dois fluxos chegam com suavidade e rapidez ao estado justo, pois o de janela menor cresce com mais agressividade.

# Two users on their way to a fair share: AIMD and SIMD
m-two-users-on-their-way-pc5wxb = Dois usuários a caminho de uma parte justa: AIMD e SIMD

# AIMD increases parallel to the fairness line; SIMD’s trajectory has the slope x₁/x₂ and comes nearer to it.
m-aimd-increases-parallel-to-the-oyayp5 = O AIMD aumenta em paralelo à reta de justiça; a trajetória do SIMD tem a inclinação x₁/x₂ e se aproxima dela.

# From where SIMD is sooner fair than AIMD
m-from-where-simd-is-sooner-n4104l = De onde o SIMD é justo antes do AIMD

# In most cases SIMD converges faster than AIMD; IIAD is much slower than both in all cases.
m-in-most-cases-simd-converges-ohh9z4 = Na maioria dos casos o SIMD converge mais rápido que o AIMD; o IIAD é muito mais lento que ambos em todos.

# smaller window
m-smaller-window-t8rirl = janela menor

# time to full use, larger window 50 packets
m-time-to-full-use-larger-bwe4zu = tempo até o uso pleno, janela maior de 50 pacotes

# larger window
m-larger-window-4bgjwq = janela maior

# flows of each kind
m-flows-of-each-kind-l562x6 = fluxos de cada tipo

# marked or dropped
m-marked-or-dropped-zifk54 = marcados ou descartados

# What all simulations have in common
m-what-all-simulations-have-in-8slxj2 = O que todas as simulações têm em comum

# Unless explicitly specified, RED was used as the queue management policy at the bottleneck link.
m-unless-explicitly-specified-red-was-50wxdt = Salvo indicação expressa, usou-se RED como política de gerenciamento de filas no enlace gargalo.

# round trips
m-round-trips-7xbu4n = idas e voltas

# Closed forms of the time to full use, the difference there, and the time to fairness
m-closed-forms-of-the-time-sqnku5 = Formas fechadas do tempo até o uso pleno, da diferença ali e do tempo até a justiça

# From 10 and 30 packets on a link that holds 110 SIMD is slower than TCP and quicker than AIMD and IIAD.
m-from-10-and-30-packets-px4t0m = A partir de 10 e 30 pacotes, em um enlace que comporta 110, o SIMD é mais lento que o TCP e mais rápido que o AIMD e o IIAD.

# Convergence in runs and in closed form
m-convergence-in-runs-and-in-cry3uh = Convergência em execuções e em forma fechada

# All measured times to fairness are smaller than the theoretical ones, and SIMD’s much smaller.
m-all-measured-times-to-fairness-nelsf6 = Todos os tempos medidos até a justiça são menores que os teóricos, e os do SIMD, muito menores.

# reverse TCP
m-reverse-tcp-kp9dle = TCP inverso

# Throughput over TCP’s when losses come at irregular times
m-throughput-over-tcp-s-when-bp598p = Vazão em relação à do TCP quando as perdas vêm em momentos irregulares

# With non-periodic losses no scheme meets TCP-equivalence; SIMD and TFRCP have a different trend from the others.
m-with-non-periodic-losses-no-7nufbe = Com perdas não periódicas nenhum esquema atende à equivalência com o TCP; SIMD e TFRCP têm uma tendência diferente dos outros.

# CV of the time between losses
m-cv-of-the-time-between-gk0nvm = CV do tempo entre perdas

# CV of the round trips
m-cv-of-the-round-trips-qxvsnq = CV das idas e voltas

# Shares and losses of eight flows of a scheme beside eight TCP flows as round trips spread
m-shares-and-losses-of-eight-4zjs1l = Partes e perdas de oito fluxos de um esquema ao lado de oito fluxos TCP conforme as idas e voltas se dispersam

# GAIMD and SIMD take 1.5 to 4 times TCP’s bandwidth on average, and more than 10 times where round trips are equal; the rate-based schemes meet equal share above a CV of 0.05.
m-gaimd-and-simd-take-1-xf04d5 = GAIMD e SIMD tomam em média de 1,5 a 4 vezes a largura de banda do TCP, e mais de 10 vezes onde as idas e voltas são iguais; os esquemas por taxa atendem à parte igual com um CV acima de 0,05.

# loss rate over TCP’s, flows of the shortest round trip
m-loss-rate-over-tcp-s-dpwwph = taxa de perda em relação à do TCP, fluxos da menor ida e volta

# bottlenecks in a row
m-bottlenecks-in-a-row-jmoec1 = gargalos seguidos

# Throughput when losses become rare at 100 s and frequent again at 800 s
m-throughput-when-losses-become-rare-7xie95 = Vazão quando as perdas se tornam raras aos 100 s e de novo frequentes aos 800 s

# IIAD and AIAD/H take 700 s to increase to the new steady throughput; the other six reach it within 100 s.
m-iiad-and-aiad-h-take-rvxd8g = IIAD e AIAD/H levam 700 s para subir à nova vazão estável; os outros seis a alcançam em 100 s.

# Throughput beside a source of two rates, and loss events on the way down
m-throughput-beside-a-source-of-ejkfq7 = Vazão ao lado de uma fonte de duas taxas, e eventos de perda na descida

# SIMD uses what is available as quickly as TCP and is smooth afterwards, TFRCP oscillates, and TFRC and TEAR meet fewer losses on the way down than SIMD and GAIMD.
m-simd-uses-what-is-available-38fm2e = O SIMD usa o que há disponível tão rápido quanto o TCP e depois é suave, o TFRCP oscila, e TFRC e TEAR encontram menos perdas na descida que SIMD e GAIMD.

# fairness, irregular losses
m-fairness-irregular-losses-me33f8 = justiça, perdas irregulares

# fairness, TCP-equivalence, non-periodic losses
m-fairness-tcp-equivalence-non-periodic-c2tyg8 = justiça, equivalência com o TCP, perdas não periódicas

# fairness, equal round trips
m-fairness-equal-round-trips-2459ds = justiça, idas e voltas iguais

# fairness, equal share, low multiplexing with equal round trips
m-fairness-equal-share-low-multiplexing-rrjv3z = justiça, parte igual, baixa multiplexação com idas e voltas iguais

# fairness, different round trips
m-fairness-different-round-trips-nq88rx = justiça, idas e voltas diferentes

# fairness, equal share, low multiplexing with different round trips
m-fairness-equal-share-low-multiplexing-caofz2 = justiça, parte igual, baixa multiplexação com idas e voltas diferentes

# aggressiveness, two-state losses
m-aggressiveness-two-state-losses-1isi27 = agressividade, perdas de dois estados

# aggressiveness, TCP-equivalence, two-state losses
m-aggressiveness-tcp-equivalence-two-state-zttzqh = agressividade, equivalência com o TCP, perdas de dois estados

# aggressiveness, bursty losses
m-aggressiveness-bursty-losses-j1qdeu = agressividade, perdas em rajadas

# aggressiveness, equal share, bursty losses
m-aggressiveness-equal-share-bursty-losses-hkf387 = agressividade, parte igual, perdas em rajadas

# responsiveness, two-state losses
m-responsiveness-two-state-losses-l1teex = capacidade de resposta, perdas de dois estados

# responsiveness, TCP-equivalence, two-state losses
m-responsiveness-tcp-equivalence-two-state-d6tlv3 = capacidade de resposta, equivalência com o TCP, perdas de dois estados

# responsiveness, bursty losses
m-responsiveness-bursty-losses-u7poks = capacidade de resposta, perdas em rajadas

# responsiveness, equal share, bursty losses
m-responsiveness-equal-share-bursty-losses-ubri1d = capacidade de resposta, parte igual, perdas em rajadas

# Verdicts on eight schemes, cell by cell
m-verdicts-on-eight-schemes-cell-950kv4 = Vereditos sobre oito esquemas, célula a célula

# TFRC meets both criteria under more testing scenarios than the others.
m-tfrc-meets-both-criteria-under-su07h3 = O TFRC atende a ambos os critérios em mais cenários de teste que os outros.

# What three notions of TCP-friendliness ask for
m-what-three-notions-of-tcp-i575sq = O que três noções de amigabilidade ao TCP pedem

# Equal share is more realistic and more challenging than equivalence: to compete for the same bottleneck does not imply identical network conditions.
m-equal-share-is-more-realistic-yxhzvz = A parte igual é mais realista e mais exigente que a equivalência: competir pelo mesmo gargalo não implica condições de rede idênticas.

# Constants of the eight schemes
m-constants-of-the-eight-schemes-7k4is3 = Constantes dos oito esquemas

# The control parameters used in each scheme.
m-the-control-parameters-used-in-jrft87 = Os parâmetros de controle usados em cada esquema.

# How the eight schemes seek fairness, climb and remember
m-how-the-eight-schemes-seek-0iwvxr = Como os oito esquemas buscam a justiça, sobem e lembram

# No scheme takes all three recommended policies at once.
m-no-scheme-takes-all-three-j16k0r = Nenhum esquema adota ao mesmo tempo as três políticas recomendadas.

# How much the rate varies as random losses become frequent
m-how-much-the-rate-varies-ztb1dm = Quanto a taxa varia conforme as perdas aleatórias se tornam frequentes

# At 1 % of losses TCP has the largest CoV, GAIMD the second and TFRC and TEAR similar ones; at 20 % TFRC has the highest.
m-at-1-of-losses-tcp-9tgglz = Com 1 % de perdas o TCP tem o maior CV, o GAIMD o segundo, e TFRC e TEAR parecidos; com 20 % o TFRC tem o maior.

# CoV over time, bins of one round trip
m-cov-over-time-bins-of-aapisu = CV no tempo, trechos de uma ida e volta

# round trips after the change
m-round-trips-after-the-change-ty9s7y = idas e voltas após a mudança

# part of the step done
m-part-of-the-step-done-7e41q4 = parte do degrau percorrida

# The states of a flow that lives on timeouts
m-the-states-of-a-flow-8dg5fh = Os estados de um fluxo que vive de estouros do temporizador

# Each state is one back-off of the timer: in state 1 a flow sends one packet in t round trips, in state 2 one in 2t, and so on.
m-each-state-is-one-back-4o3ous = Cada estado é uma espera dobrada do temporizador: no estado 1 um fluxo envia um pacote em t idas e voltas, no estado 2 um em 2t, e assim por diante.

# timer, times its first value
m-timer-times-its-first-value-na5kj5 = temporizador, em múltiplos de seu primeiro valor

# chance of the state
m-chance-of-the-state-l5n6v8 = probabilidade do estado

# How much time TFRC spends at each length of a loss interval
m-how-much-time-tfrc-spends-f31z31 = Quanto tempo o TFRC passa em cada comprimento de um intervalo de perda

# The higher the rate, the faster TFRC leaves the state.
m-the-higher-the-rate-the-0go2dr = Quanto maior a taxa, mais rápido o TFRC deixa o estado.

# loss interval
m-loss-interval-5nsrxn = intervalo de perda

# part of the time
m-part-of-the-time-7hvbbz = parte do tempo

# How the rates follow a step of the loss rate from 1 % to 4 %, in theory
m-how-the-rates-follow-a-2cf8w0 = Como as taxas seguem um degrau da taxa de perda de 1 % para 4 %, em teoria

# TCP is the fastest; the other three look similar, except that GAIMD becomes slower after 10 round trips.
m-tcp-is-the-fastest-the-zd45tc = O TCP é o mais rápido; os outros três se parecem, exceto que o GAIMD fica mais lento depois de 10 idas e voltas.

# How the rates follow a fall of the loss rate, in theory
m-how-the-rates-follow-a-nnxslt = Como as taxas seguem uma queda da taxa de perda, em teoria

# The analytical responding speed, by the derivations of Section 4.1.
m-the-analytical-responding-speed-by-5cie9h = A velocidade de resposta analítica, pelas derivações da seção 4.1.

# The network: one bottleneck between ample access links
m-the-network-one-bottleneck-between-hjhf3h = A rede: um gargalo entre enlaces de acesso folgados

# Packets are dropped only at the bottleneck of 2.5 Mbit/s and 30 ms, which has a buffer of 50 packets; all access links take 10 ms.
m-packets-are-dropped-only-at-5sdddn = Só se descartam pacotes no gargalo de 2,5 Mbit/s e 30 ms, que tem um buffer de 50 pacotes; todos os enlaces de acesso levam 10 ms.

# bottleneck
m-bottleneck-ehdgmu = gargalo

# access links
m-access-links-rekdr6 = enlaces de acesso

# Two ways to read a table of rates: along a flow, or across flows
m-two-ways-to-read-a-geh2jq = Dois modos de ler uma tabela de taxas: ao longo de um fluxo ou entre fluxos

# The rates of one flow over time measure its smoothness; those of all flows in the same round trip their short-term fairness.
m-the-rates-of-one-flow-ht3mjc = As taxas de um fluxo no tempo medem sua suavidade; as de todos os fluxos na mesma ida e volta, sua justiça de curto prazo.

# Fairness, smoothness, responsiveness and aggressiveness of four schemes
m-fairness-smoothness-responsiveness-and-aggressiveness-mhvi6r = Justiça, suavidade, capacidade de resposta e agressividade de quatro esquemas

# At low loss TFRC and TEAR are fairer and smoother; TCP is the most responsive and the fastest to use extra bandwidth.
m-at-low-loss-tfrc-and-s31e05 = Com pouca perda TFRC e TEAR são mais justos e suaves; o TCP é o que mais responde e o mais rápido em usar largura de banda extra.

# Rates when every 20th packet is lost
m-rates-when-every-20th-packet-wmikxz = Taxas quando um pacote em cada 20 se perde

# At a low rate of periodic losses TFRC and TEAR are smoother than TCP and GAIMD.
m-at-a-low-rate-of-tk0vga = Com uma taxa baixa de perdas periódicas TFRC e TEAR são mais suaves que TCP e GAIMD.

# Rates when each packet is lost with chance 5 %
m-rates-when-each-packet-is-975brh = Taxas quando cada pacote se perde com probabilidade 5 %

# With random losses at the same rate all four fluctuate much more than with periodic ones.
m-with-random-losses-at-the-hhtoec = Com perdas aleatórias à mesma taxa os quatro flutuam muito mais do que com periódicas.

# Rates when each packet is lost with chance 20 %
m-rates-when-each-packet-is-p99pgu = Taxas quando cada pacote se perde com probabilidade 20 %

# At 20 % of losses TFRC’s rate drops to almost 0, and TEAR’s is on average much higher than TCP’s and GAIMD’s.
m-at-20-of-losses-tfrc-24wgwl = Com 20 % de perdas a taxa do TFRC cai quase a 0, e a do TEAR é em média muito maior que as do TCP e do GAIMD.

# Rates beside five ON/OFF sources
m-rates-beside-five-on-off-d5io3v = Taxas ao lado de cinco fontes liga/desliga

# With ON/OFF traffic smoothness is slightly worse than with random losses.
m-with-on-off-traffic-smoothness-2vdi85 = Com tráfego liga/desliga a suavidade é um pouco pior do que com perdas aleatórias.

# The queue beside five ON/OFF sources
m-the-queue-beside-five-on-9n4jgu = A fila ao lado de cinco fontes liga/desliga

# ON/OFF traffic causes large fluctuations of the queue.
m-on-off-traffic-causes-large-op0ep8 = O tráfego liga/desliga causa grandes flutuações da fila.

# Rates of a lone flow
m-rates-of-a-lone-flow-ji3iqu = Taxas de um fluxo sozinho

# The rates of TCP and GAIMD are limited by ACK arrivals: stable at the speed of the bottleneck until a loss takes the window below 30 packets.
m-the-rates-of-tcp-and-18g6mj = As taxas do TCP e do GAIMD são limitadas pela chegada dos ACKs: estáveis na velocidade do gargalo até que uma perda leve a janela abaixo de 30 pacotes.

# Window of a lone flow
m-window-of-a-lone-flow-78z9wh = Janela de um fluxo sozinho

# Most of the time the window allows a higher rate than the bottleneck’s; when it exceeds 80 packets, one is dropped.
m-most-of-the-time-the-b01m5z = Quase todo o tempo a janela permite uma taxa maior que a do gargalo; quando passa de 80 pacotes, um é descartado.

# The queue of a lone flow
m-the-queue-of-a-lone-3spjev = A fila de um fluxo sozinho

# TCP fills the queue and drains it; GAIMD’s and TFRC’s fluctuate less; TEAR’s cycle takes about two times TCP’s.
m-tcp-fills-the-queue-and-yjmo6j = O TCP enche a fila e a esvazia; as do GAIMD e do TFRC flutuam menos; o ciclo do TEAR leva cerca de duas vezes o do TCP.

# Rates among seven TCP flows
m-rates-among-seven-tcp-flows-rmhf2z = Taxas entre sete fluxos TCP

# Among seven TCP flows TFRC and TEAR keep relatively smooth rates, while those of TCP and GAIMD fluctuate.
m-among-seven-tcp-flows-tfrc-mpp15v = Entre sete fluxos TCP, TFRC e TEAR mantêm taxas bastante suaves, enquanto as do TCP e do GAIMD flutuam.

# Fairness index among seven TCP flows
m-fairness-index-among-seven-tcp-203i5r = Índice de justiça entre sete fluxos TCP

# The index fluctuates around 0.7, the value that TCP’s CoV predicts.
m-the-index-fluctuates-around-0-t905sa = O índice flutua em torno de 0,7, o valor que o CV do TCP prevê.

# The queue among seven TCP flows
m-the-queue-among-seven-tcp-fbkyng = A fila entre sete fluxos TCP

# The queue behaves as that of a single TCP flow, with shorter cycles.
m-the-queue-behaves-as-that-h0lwxz = A fila se comporta como a de um só fluxo TCP, com ciclos mais curtos.

# Rates among eight flows of one scheme
m-rates-among-eight-flows-of-dmkuou = Taxas entre oito fluxos de um esquema

# Among their own kind GAIMD, TFRC and TEAR are smoother than among TCP flows.
m-among-their-own-kind-gaimd-m1k1qv = Entre os seus, GAIMD, TFRC e TEAR são mais suaves do que entre fluxos TCP.

# Fairness index among eight flows of one scheme
m-fairness-index-among-eight-flows-ynlkgi = Índice de justiça entre oito fluxos de um esquema

# The index of TFRC and of TEAR is close to 1 and does not vary much: they are fairer in the short term than TCP.
m-the-index-of-tfrc-and-7q6tap = O índice do TFRC e o do TEAR fica perto de 1 e não varia muito: são mais justos no curto prazo que o TCP.

# The queue among eight flows of one scheme
m-the-queue-among-eight-flows-hkmvvh = A fila entre oito fluxos de um esquema

# TFRC or TEAR alone keep the queue high and stable, GAIMD relatively so.
m-tfrc-or-tear-alone-keep-vtmjes = TFRC ou TEAR sozinhos mantêm a fila alta e estável; o GAIMD, em boa parte.

# Rates when periodic losses rise from 1 % to 4 %
m-rates-when-periodic-losses-rise-af0zg3 = Taxas quando as perdas periódicas sobem de 1 % para 4 %

# TCP responds first but over-reacts and drops to almost 0, so that it takes as long as the other three to its new state.
m-tcp-responds-first-but-over-2igilh = O TCP responde primeiro, mas em excesso, e cai quase a 0, de modo que leva tanto quanto os outros três até seu novo estado.

# Rates when every packet is lost from one moment on
m-rates-when-every-packet-is-8gnewk = Taxas quando todos os pacotes se perdem a partir de um momento

# TCP is the first to be down to almost 0 and GAIMD the second; TFRC is the third, with a reasonable speed; TEAR is very slow.
m-tcp-is-the-first-to-hpgrf4 = O TCP é o primeiro a cair quase a 0 e o GAIMD o segundo; o TFRC é o terceiro, com uma velocidade razoável; o TEAR é muito lento.

# Rates when random losses rise from 1 % to 4 %
m-rates-when-random-losses-rise-tb1j69 = Taxas quando as perdas aleatórias sobem de 1 % para 4 %

# TCP responds first and drops below its new rate; GAIMD, TFRC and TEAR are slower, and none of them over-reacts.
m-tcp-responds-first-and-drops-nswa78 = O TCP responde primeiro e cai abaixo de sua nova taxa; GAIMD, TFRC e TEAR são mais lentos, e nenhum reage em excesso.

# Rates when eight TCP flows join
m-rates-when-eight-tcp-flows-om1757 = Taxas quando oito fluxos TCP entram

# No substantial difference from Figure 26, where the eight that join are of the flow’s own protocol.
m-no-substantial-difference-from-figure-es5o9b = Nenhuma diferença notável da figura 26, onde os oito que entram são do protocolo do próprio fluxo.

# The queue when eight TCP flows join
m-the-queue-when-eight-tcp-bdsyv4 = A fila quando oito fluxos TCP entram

# At about round trip 1025 the queue shows a large dip for all four protocols, as the old flows back off.
m-at-about-round-trip-1025-y19m7r = Por volta da ida e volta 1025 a fila mostra uma grande queda nos quatro protocolos, quando os fluxos antigos recuam.

# Rates when eight flows of the same scheme join
m-rates-when-eight-flows-of-n0iifz = Taxas quando oito fluxos do mesmo esquema entram

# TCP and GAIMD respond very fast but overshoot to 0; TFRC and TEAR are slower and come down gradually.
m-tcp-and-gaimd-respond-very-411ri6 = TCP e GAIMD respondem muito rápido, mas passam do ponto até 0; TFRC e TEAR são mais lentos e descem aos poucos.

# The queue when eight flows of the same scheme join
m-the-queue-when-eight-flows-7odl9a = A fila quando oito fluxos do mesmo esquema entram

# Around round trip 1050 TEAR’s queue has a large dip: its flows respond much later.
m-around-round-trip-1050-tear-8ai7ng = Por volta da ida e volta 1050 a fila do TEAR tem uma grande queda: seus fluxos respondem muito mais tarde.

# Fairness index when eight flows of the same scheme join
m-fairness-index-when-eight-flows-wv7fvf = Índice de justiça quando oito fluxos do mesmo esquema entram

# The index of TFRC and TEAR falls from close to 1 to 0.5 and comes back gradually, TEAR’s slowly; TCP’s and GAIMD’s is lower afterwards.
m-the-index-of-tfrc-and-7h9ocg = O índice do TFRC e do TEAR cai de perto de 1 para 0,5 e volta aos poucos, o do TEAR devagar; os do TCP e do GAIMD ficam depois mais baixos.

# Rates when periodic losses fall from 4 % to 1 %
m-rates-when-periodic-losses-fall-ta1vc5 = Taxas quando as perdas periódicas caem de 4 % para 1 %

# TCP is the fastest to use new bandwidth; GAIMD is slightly faster than TFRC with history discounting; TEAR is the slowest.
m-tcp-is-the-fastest-to-c6tkpq = O TCP é o mais rápido em usar nova largura de banda; o GAIMD é um pouco mais rápido que o TFRC com desconto do passado; o TEAR é o mais lento.

# Rates when periodic losses fall from 3 % to 2 %
m-rates-when-periodic-losses-fall-ab09dn = Taxas quando as perdas periódicas caem de 3 % para 2 %

# History discounting is not activated, and TEAR and TFRC become similar.
m-history-discounting-is-not-activated-j6j5n5 = O desconto do passado não é ativado, e TEAR e TFRC ficam parecidos.

# Rates when random losses of 10 % end
m-rates-when-random-losses-of-ipc1q2 = Taxas quando terminam perdas aleatórias de 10 %

# Without losses history discounting makes TFRC faster than usual; TCP is the fastest, GAIMD faster than TFRC, TEAR very slow.
m-without-losses-history-discounting-makes-st377g = Sem perdas o desconto do passado torna o TFRC mais rápido que o normal; o TCP é o mais rápido, o GAIMD mais rápido que o TFRC, o TEAR muito lento.

# Rates when random losses fall from 4 % to 1 %
m-rates-when-random-losses-fall-qzceqn = Taxas quando as perdas aleatórias caem de 4 % para 1 %

# From round trip 1000 to 1050 TCP rises fastest; GAIMD, TFRC and TEAR follow it.
m-from-round-trip-1000-to-h9l9os = Da ida e volta 1000 à 1050 o TCP sobe mais rápido; GAIMD, TFRC e TEAR o seguem.

# Rates when 8 of 15 TCP flows stop
m-rates-when-8-of-15-1dbjgh = Taxas quando 8 de 15 fluxos TCP param

# The rates should double: TCP and GAIMD respond almost instantaneously, TFRC and TEAR take much longer.
m-the-rates-should-double-tcp-yz4lsm = As taxas deveriam dobrar: TCP e GAIMD respondem quase instantaneamente, TFRC e TEAR levam muito mais.

# Fairness index when 8 of 16 flows stop
m-fairness-index-when-8-of-4hc23n = Índice de justiça quando 8 de 16 fluxos param

# When half of the flows stop, the index of TFRC and TEAR does not change; that of TCP and GAIMD rises almost instantaneously.
m-when-half-of-the-flows-480vnb = Quando metade dos fluxos para, o índice do TFRC e do TEAR não muda; o do TCP e do GAIMD sobe quase instantaneamente.

# The queue when 8 of 16 flows stop
m-the-queue-when-8-of-dkt2sk = A fila quando 8 de 16 fluxos param

# To fill the queue again takes TCP 20 round trips, GAIMD 42, TFRC 45 and TEAR more than 200.
m-to-fill-the-queue-again-3a1mzx = Encher a fila de novo leva ao TCP 20 idas e voltas, ao GAIMD 42, ao TFRC 45 e ao TEAR mais de 200.

# Paper
m-paper-ynpwih = Artigo

# Kind
m-kind-hqumoz = Tipo

# Lesson
m-lesson-rddd41 = Lição

# round trip in which rates are counted
m-round-trip-in-which-rates-twpgxv = ida e volta em que se contam as taxas

# length of a run
m-length-of-a-run-vijweg = duração de uma execução

# left out at its start
m-left-out-at-its-start-sloqk7 = deixado de fora no início

# CV of the times
m-cv-of-the-times-i20ncc = CV dos tempos

# mean round trip
m-mean-round-trip-sbuscn = ida e volta média

# one high and one low time
m-one-high-and-one-low-gq33hv = um tempo alto e um baixo

# time on
m-time-on-rfh8yd = tempo ligada

# rate over that of TCP beside it (1: TCP-friendly)
m-rate-over-that-of-tcp-v7upaa = taxa em relação à do TCP ao lado (1: amigável ao TCP)

# part of a doubled link used within k round trips, f(k)
m-part-of-a-doubled-link-vq7zqw = parte de um enlace dobrado usada em k idas e voltas, f(k)

# round trips of loss until the rate is half
m-round-trips-of-loss-until-4309s7 = idas e voltas com perda até a taxa ser metade

# time until two flows share 55 to 45, s
m-time-until-two-flows-share-14g9lr = tempo até dois fluxos compartilharem 55 a 45, s

# Pings
m-pings-sj0ab2 = Pings
