# Fairness
m-fairness-5vmvis = Justiça

# Mean queue
m-mean-queue-vz7ufn = Fila média

# Packets that wait at the link, the one in transmission not counted: mean over time.
m-packets-that-wait-at-the-uyvbf7 = Pacotes que esperam diante do enlace, sem contar o que está sendo transmitido: média no tempo.

# Longest queue
m-longest-queue-sm825i = Fila mais longa

# The most packets that waited at the link at one time.
m-the-most-packets-that-waited-lrv9v5 = O máximo de pacotes que esperaram ao mesmo tempo diante do enlace.

# Mean wait
m-mean-wait-9m6e3h = Espera média

# How long a packet that the link sent had waited for its turn, on average, by Little’s law.
m-how-long-a-packet-that-m7oz1i = Quanto um pacote que o enlace enviou tinha esperado por sua vez, em média, pela lei de Little.

# Use of the link
m-use-of-the-link-sj9iri = Uso do enlace

# Part of what the link could have sent that it sent, all traffic together.
m-part-of-what-the-link-80qm05 = Parte do que o enlace poderia ter enviado e que de fato enviou, com todo o tráfego junto.

# Loss
m-loss-tdd92y = Perda

# Part of the packets that flows sent that was lost or dropped on the way.
m-part-of-the-packets-that-127mr7 = Parte dos pacotes enviados pelos fluxos que se perdeu ou foi descartada no caminho.

# What receivers got in order, each packet once, of all the flows together.
m-what-receivers-got-in-order-d4p2vy = O que os receptores receberam em ordem, cada pacote uma vez, de todos os fluxos juntos.

# The throughput of a group as a part of that of all flows.
m-the-throughput-of-a-group-mkdupm = A vazão de um grupo como parte da de todos os fluxos.

# Jain’s index
m-jain-s-index-np9ur7 = Índice de Jain

# How equal the throughputs of all flows are over the window: 1 is equal, 1/n is one flow has all.
m-how-equal-the-throughputs-of-3yoctn = Quão iguais são as vazões de todos os fluxos no intervalo: 1 = partes iguais, 1/n = um só fluxo tem tudo.

# CoV of the rate
m-cov-of-the-rate-jdll93 = CV da taxa

# Coefficient of variation of the packets that a flow sends per sample: mean of the flows; 0 is smooth.
m-coefficient-of-variation-of-the-uyz9pc = Coeficiente de variação dos pacotes que um fluxo envia por amostra: média dos fluxos; 0 é suave.

# Mean round trip
m-mean-round-trip-8gfyjr = Ida e volta média

# Round-trip time that the senders measured, mean of the flows.
m-round-trip-time-that-the-s82s04 = Tempo de ida e volta que os emissores mediram, média dos fluxos.

# Completion time
m-completion-time-2ojpvo = Tempo de transferência

# From the first packet of a transfer to the ACK of its last one: mean of the transfers that are over.
m-from-the-first-packet-of-cubyyf = Do primeiro pacote de uma transferência até o ACK do último: média das transferências terminadas.

# Times that flows cut their windows or rates: for lost packets, timeouts or marks.
m-times-that-flows-cut-their-b914rn = Vezes que os fluxos cortaram sua janela ou taxa: por pacotes perdidos, estouros do temporizador ou marcas.

# Times that a retransmission timer of a flow ran out.
m-times-that-a-retransmission-timer-ycrmou = Vezes que um temporizador de retransmissão de um fluxo estourou.

# Marks
m-marks-bkgwy1 = Marcas

# Part of the packets arriving at the link that its queue marked (ECN).
m-part-of-the-packets-arriving-qlysic = Parte dos pacotes chegados ao enlace que sua fila marcou (ECN).

# A link that breaks it
m-a-link-that-breaks-it-yt747g = Um enlace que a faz falhar

# Starves itself
m-starves-itself-b454tc = Fica sem nada

# It gets less than a quarter of what TCP gets in its place.
m-it-gets-less-than-a-r4yo9h = Obtém menos de um quarto do que o TCP obtém em seu lugar.

# Starves TCP
m-starves-tcp-igkuum = Deixa o TCP sem nada

# TCP beside it gets less than a quarter of what it gets beside TCP.
m-tcp-beside-it-gets-less-x98udl = O TCP ao lado dela obtém menos de um quarto do que obtém ao lado do TCP.

# Loses much
m-loses-much-4dvply = Perde muito

# It loses more than 5 % of its packets, and more than three times what TCP loses in its place.
m-it-loses-more-than-5-4wj6wa = Perde mais de 5 % de seus pacotes, e mais do triplo do que o TCP perde em seu lugar.

# Never settles
m-never-settles-35lep9 = Nunca se estabiliza

# The CoV of its rate is above 1, and more than twice that of TCP in its place.
m-the-cov-of-its-rate-5k7wap = O CV de sua taxa passa de 1, e é mais que o dobro do CV do TCP em seu lugar.

# Keeps the queue full
m-keeps-the-queue-full-4587ju = Mantém a fila cheia

# On average less than a tenth of the buffer is free, and less than half of what TCP leaves free in its place.
m-on-average-less-than-a-02fm6z = Em média fica livre menos de um décimo do buffer, e menos da metade do que o TCP deixa livre em seu lugar.

# Part of its packets that was lost or dropped.
m-part-of-its-packets-that-geinsb = Parte de seus pacotes que se perdeu ou foi descartada.

# TCP beside it
m-tcp-beside-it-g0bzqj = TCP ao lado

# What two TCP flows get beside two of it, of what they get beside two more of TCP: below 100 it takes from them.
m-what-two-tcp-flows-get-qbjgfm = O que dois fluxos TCP obtêm ao lado de dois seus, em relação ao que obtêm ao lado de mais dois de TCP: abaixo de 100 tira deles.

# What the receivers of its flows got in order, after the warm-up.
m-what-the-receivers-of-its-bzkzm7 = O que os receptores de seus fluxos receberam em ordem, depois do aquecimento.

# As its senders measured it, queue included.
m-as-its-senders-measured-it-47uie9 = Como seus emissores a mediram, fila incluída.

# Of the whole link, beside TCP of half of it: mean over the links. Above 100 it takes from others.
m-of-the-whole-link-beside-d3utky = Do enlace inteiro; ao lado de TCP, da metade dele: média dos enlaces. Acima de 100 tira de outros.

# As a multiple of the round trip with an empty queue: mean over the links.
m-as-a-multiple-of-the-3wqsxb = Como múltiplo da ida e volta com a fila vazia: média dos enlaces.

# Basic
m-basic-npfg7x = Básico

# Two flows of the entry on 10 Mbit/s, 50 ms and a buffer of one path: what every textbook draws.
m-two-flows-of-the-entry-rwyr07 = Dois fluxos do participante em um enlace de 10 Mbit/s, 50 ms e um buffer do tamanho do caminho: o que todo livro-texto desenha.

# Data centre
m-data-centre-tyumxo = Data center

# Eight flows on 1 Gbit/s within 0.2 ms; the switch marks while more than 20 packets wait, and drops beyond 100.
m-eight-flows-on-1-gbit-uyduq2 = Oito fluxos em um enlace de 1 Gbit/s, em menos de 0,2 ms; o switch marca enquanto mais de 20 pacotes esperam e descarta além de 100.

# Rate, round trip, buffer, losses and number of flows are drawn from the seed of the race.
m-rate-round-trip-buffer-losses-d7mfy0 = Taxa, ida e volta, buffer, perdas e número de fluxos são sorteados com a semente da corrida.

# Long and fat
m-long-and-fat-ilz7rp = Longo e largo

# Two flows on 40 Mbit/s across 180 ms, a third of a path in the buffer: one packet a round trip is slow here.
m-two-flows-on-40-mbit-80kbn9 = Dois fluxos em um enlace de 40 Mbit/s e 180 ms, com um buffer de um terço do caminho: um pacote por ida e volta é lento aqui.

# Mobile
m-mobile-h7r72v = Móvel

# One flow on a trace of our own making: 9 Mbit/s, nothing, and all between, with a deep buffer.
m-one-flow-on-a-trace-rh68vh = Um fluxo em um traço feito por nós: 9 Mbit/s, nada e tudo entre os dois, com um buffer fundo.

# Shared with TCP
m-shared-with-tcp-ngnfoj = Compartilhado com TCP

# Two flows of the entry beside two of TCP (SACK): who takes what from whom.
m-two-flows-of-the-entry-9exi00 = Dois fluxos do participante ao lado de dois de TCP (SACK): quem tira o quê de quem.

# All links
m-all-links-wywfi5 = Todos os enlaces

# Means over all links. On each a rule stands elsewhere: look at the links one by one before you believe a mean of them.
m-means-over-all-links-on-w42jnl = Médias de todos os enlaces. Em cada um uma regra fica em outra posição: olhe os enlaces um a um antes de acreditar na média deles.

# Windows
m-windows-1qfh56 = Janelas

# Let them race
m-let-them-race-q6b22l = Fazê-las competir

# not run yet
m-not-run-yet-p91jtx = ainda não executado

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

# What counts as breaking
m-what-counts-as-breaking-cwa39o = O que conta como falhar

# Open the run
m-open-the-run-hhur57 = Abrir a execução

# The card of a rule
m-the-card-of-a-rule-cqswya = A ficha de uma regra

# What the papers measure of a scheme, of the rule in its place: its rate beside TCP under the same losses, how smooth it is, how fast it takes what becomes free (f(k)) and gives way, and how soon two of it share. Or try it in random networks, and see what breaks it.
m-what-the-papers-measure-of-3eh8w6 = O que os artigos medem de um esquema, com a regra em seu lugar: sua taxa ao lado do TCP sob as mesmas perdas, quão suave ela é, com que rapidez toma o que fica livre (f(k)) e cede, e quando dois fluxos dela passam a compartilhar. Ou experimente-a em redes ao acaso e veja o que a faz falhar.

# Of
m-of-t3qsnc = De

# Measure it
m-measure-it-cv9xs8 = Medi-la

# Find a link that breaks it
m-find-a-link-that-breaks-n5l4k9 = Procurar um enlace que a faça falhar

# fixed
m-fixed-dxjyt5 = fixo

# variable
m-variable-6zwyrp = variável

# Scheme
m-scheme-7fvnhe = Esquema

# Loss events
m-loss-events-ma6pt7 = Eventos de perda

# There is no score. Every known single number for throughput and delay is won by whoever starves the others: read the plane together with Fairness and with what TCP gets beside it.
m-there-is-no-score-every-crupxb = Não há pontuação. Todo número único conhecido para vazão e atraso é ganho por quem deixa os outros sem nada: leia o plano junto com Justiça e com o que o TCP obtém ao lado.

# {why} This tab keeps it meanwhile.
m-why-this-tab-keeps-it-9gwcxj = { $why } Enquanto isso esta aba o guarda.

# the axis
m-the-axis-4glt6t = o eixo

# a row each
m-a-row-each-nxhwrt = uma linha da tabela cada um

# a line each
m-a-line-each-2hhh1r = uma linha cada um

# Columns and rows the other way round
m-columns-and-rows-the-other-tvyzfc = Trocar colunas e linhas

# Axis and lines the other way round
m-axis-and-lines-the-other-54kchs = Trocar eixo e linhas

# {statement}, in {percent} % of the seeds
m-statement-in-percent-of-the-cx3ilx = { $statement }, em { $percent } % das sementes

# As in lessons, of what is measured: <queue>mean-queue()</queue>, or <use>link-use()</use>, of a group <group>loss()</group>. At every point, in every seed.
m-as-in-lessons-of-what-10ikxn = Como nas lições, sobre o que é medido: <queue>mean-queue()</queue>, ou <use>link-use()</use>, de um grupo <group>loss()</group>. Em cada ponto, com cada semente.

# As in lessons, of what is measured: <queue>mean-queue()</queue>, or <use>link-use()</use>. At every point, in every seed.
m-as-in-lessons-of-what-3w5kc7 = Como nas lições, sobre o que é medido: <queue>mean-queue()</queue>, ou <use>link-use()</use>. Em cada ponto, com cada semente.

# The same file runs on the command line: <code>npm run --silent experiment -- FILE.json</code>.
m-the-same-file-runs-on-4ey6yc = O mesmo arquivo é executado na linha de comando: <code>npm run --silent experiment -- FILE.json</code>.

# {runs}, of one seed.
m-runs-of-one-seed-fejyzn = { $runs }, com uma semente.

# {runs}, each with another seed.
m-runs-each-with-another-seed-dooi2w = { $runs }, cada uma com outra semente.

# {runs}: {points} points of one seed. What is left to chance is not seen.
m-runs-points-points-of-one-zchkyz = { $runs }: { $points } pontos com uma semente. O que fica ao acaso não se vê.

# {runs}: {points} points, each with the same {seeds} seeds, so that differences are compared seed by seed.
m-runs-points-points-each-with-8o558q = { $runs }: { $points } pontos, cada um com as mesmas { $seeds } sementes, de modo que as diferenças são comparadas semente a semente.

# at most {most} MB are read
m-at-most-most-mb-are-oprsov = no máximo { $most } MB são lidos

# {file}: {why}. Nothing was changed.
m-file-why-nothing-was-changed-sjppub = { $file }: { $why }. Nada foi mudado.

# Of which flows: {measure}
m-of-which-flows-measure-5xa874 = De quais fluxos: { $measure }

# At which bottleneck: {measure}
m-at-which-bottleneck-measure-2y9tlw = Em qual gargalo: { $measure }

# back {number}
m-back-number-ni8eip = volta { $number }

# Of which source: {measure}
m-of-which-source-measure-7uba52 = De qual fonte: { $measure }

# {first}. {next}
m-first-next-pssdze = { $first }. { $next }

# Varied of it: {varied}.
m-varied-of-it-varied-j36qw3 = O que varia disso: { $varied }.

# Nothing varies yet: choose a setting under <b>What varies</b>, or press <i>Vary…</i> beside a control of the playground.
m-nothing-varies-yet-choose-a-lvoq73 = Nada varia ainda: escolha um ajuste em <b>O que varia</b>, ou pressione <i>Variar…</i> ao lado de um controle do laboratório.

# Dotted: theory, from what is set alone, without any run. {forms}. R: the round trip with an empty queue.
m-dotted-theory-from-what-is-re05k2 = Pontilhado: a teoria, só a partir do que foi ajustado, sem execução alguma. { $forms }. R: a ida e volta com a fila vazia.

# Over time, {what}
m-over-time-what-6yas0y = No tempo, { $what }

# What writes Parquet could not be fetched: is there a network?
m-what-writes-parquet-could-not-xgnyzj = Não foi possível obter o que escreve Parquet: há rede?

# seed {seed}
m-seed-seed-sbd5uz = semente { $seed }

# mean of the first {count} seeds; pale: its 95 % interval
m-mean-of-the-first-count-3xdxjk = média das primeiras { $count } sementes; pálido: seu intervalo de 95 %

# mean of {count} seeds; pale: its 95 % interval
m-mean-of-count-seeds-pale-mpqtqb = média de { $count } sementes; pálido: seu intervalo de 95 %

# Values of {name}
m-values-of-name-6269wx = Valores de { $name }

# Values, with commas between, {unit}
m-values-with-commas-between-unit-hieaef = Valores, separados por vírgulas, { $unit }

# Values, with commas between
m-values-with-commas-between-3z8izx = Valores, separados por vírgulas

# {name}, {unit}
m-name-unit-0oxtqi = { $name }, { $unit }

# Leave out {name}
m-leave-out-name-qxfpf5 = Omitir { $name }

# {setting}: {values}
m-setting-values-k9yexl = { $setting }: { $values }

# Sawtooth, engine {engine}: the same scenario and seed give the same run, to the last bit.
m-sawtooth-engine-engine-the-same-a8bcv5 = Sawtooth, motor { $engine }: o mesmo cenário com a mesma semente dá a mesma execução, até o último bit.

# Seeds: seed {from}, the same at every point; {runs} in all
m-seeds-seed-from-the-same-qr3hc2 = Sementes: a semente { $from }, a mesma em cada ponto; { $runs } ao todo

# Seeds: seeds {from} to {to}, the same at every point; {runs} in all
m-seeds-seeds-from-to-to-4tazj1 = Sementes: de { $from } a { $to }, as mesmas em cada ponto; { $runs } ao todo

# What comes before {warmup} s is warm-up; the runs end at {end} s.
m-what-comes-before-warmup-s-lkcuer = O que vem antes de { $warmup } s é aquecimento; as execuções terminam aos { $end } s.

# The seeds are independent draws of the same experiment. An interval is the mean ± Student’s t times s/√n, 95 %, two-sided: it takes the values as nearly normal, and where the median lies outside of it they are skewed.
m-the-seeds-are-independent-draws-iebv81 = As sementes são sorteios independentes do mesmo experimento. Um intervalo é a média ± o t de Student vezes s/√n, 95 %, bilateral: toma os valores por quase normais; onde a mediana fica fora dele, são assimétricos.

# Two points are compared seed by seed: a difference is told where its interval does not hold 0.
m-two-points-are-compared-seed-j621c8 = Dois pontos são comparados semente a semente: indica-se uma diferença onde seu intervalo não contém 0.

# One seed: no interval can be given.
m-one-seed-no-interval-can-y6u3mu = Uma semente: não se pode dar nenhum intervalo.

# ACKs wait in no queue and none is lost.
m-acks-wait-in-no-queue-iccsha = Os ACKs não esperam em nenhuma fila e nenhum se perde.

# What is not named above is as the format has it where nothing is said (docs/scenario.md).
m-what-is-not-named-above-rr9ww6 = O que não é nomeado acima é como o formato o tem quando nada se diz (docs/scenario.md).

# The address could not be written.
m-the-address-could-not-be-eadw04 = Não foi possível escrever o endereço.

# This experiment cannot be opened.
m-this-experiment-cannot-be-opened-ym3qu5 = Este experimento não pode ser aberto.

# {why}. Nothing was changed.
m-why-nothing-was-changed-y2bzcv = { $why }. Nada foi mudado.

# {name} begins at {time}: the means hold time without it.
m-name-begins-at-time-the-yqusbq = { $name }: começa aos { $time }; as médias incluem tempo sem isso.

# Measure from {time}
m-measure-from-time-lrefw8 = Medir a partir de { $time }

# Of one seed.
m-of-one-seed-nipxxp = De uma semente.

# Mean over {seeds} seeds ± its 95 % interval (Student’s t).
m-mean-over-seeds-seeds-its-wcw1w1 = Média de { $seeds } sementes ± seu intervalo de 95 % (t de Student).

# Mean over {seeds} seeds ± its 95 % interval (Student’s t); below it the difference from the first row, seed by seed.
m-mean-over-seeds-seeds-its-fdrazm = Média de { $seeds } sementes ± seu intervalo de 95 % (t de Student); abaixo, a diferença em relação à primeira linha, semente a semente.

# none: {why}
m-none-why-dzlgr3 = nenhum: { $why }

# {known} of {seeds} seeds
m-known-of-seeds-seeds-1pvrbz = { $known } de { $seeds } sementes

# theory
m-theory-ok287c = teoria

# {measure}: {forms}
m-measure-forms-50q78u = { $measure }: { $forms }

# Without {name}
m-without-name-8rp5zc = Sem { $name }

# The links <i>Drawn 1</i> and <i>Drawn 2</i> are drawn from the first seed: with another one nobody knows them before.
m-the-links-i-drawn-1-53y7a2 = Os enlaces <i>Sorteado 1</i> e <i>Sorteado 2</i> são sorteados com a primeira semente: com outra, ninguém os conhece de antemão.

# An empty line ends a rule.
m-an-empty-line-ends-a-tc0rq8 = Uma linha vazia termina uma regra.

# Nothing leaves this page; names stay here and in its link.
m-nothing-leaves-this-page-names-is3tyt = Nada sai desta página; os nomes ficam aqui e em seu link.

# 1 rule read.
m-1-rule-read-8gzv54 = 1 regra lida.

# {count} rules read.
m-count-rules-read-hf711h = { $count } regras lidas.

# 1 broken one: the table says why.
m-1-broken-one-the-table-9431d6 = 1 com erros: a tabela diz por quê.

# {count} broken ones: the table says why.
m-count-broken-ones-the-table-hspd5v = { $count } com erros: a tabela diz por quê.

# The first {count} race: a race has at most {most} entries.
m-the-first-count-race-a-sl1t1d = Competem as primeiras { $count }: uma corrida tem no máximo { $most } participantes.

# {count} handed in twice.
m-count-handed-in-twice-kwwmcb = { $count ->
    [one] { $count } entregue duas vezes.
   *[other] { $count } entregues duas vezes.
  }

# {count} more left out: the first {most} are read.
m-count-more-left-out-the-ic1kaa = Mais { $count ->
    [one] { $count } omitida
   *[other] { $count } omitidas
  }: as primeiras { $most } são lidas.

# 1 line passed over, longer than {most} characters.
m-1-line-passed-over-longer-qzbuxf = 1 linha pulada, com mais de { $most } caracteres.

# {count} lines passed over, longer than {most} characters.
m-count-lines-passed-over-longer-6d6wzy = { $count } linhas puladas, com mais de { $most } caracteres.

# this link cannot be opened
m-this-link-cannot-be-opened-p6bc9o = este link não pode ser aberto

# Boxes: 95 % intervals over the seeds. Dashed: the hull, which nobody stands above. A press on a mark opens its run on the first link.
m-boxes-95-intervals-over-the-46aym0 = Caixas: intervalos de 95 % das sementes. Tracejado: a envoltória, que ninguém supera. Pressionar uma marca abre sua execução no primeiro enlace.

# Boxes: 95 % intervals over the seeds. Dashed: the hull, which nobody stands above. A press on a mark opens its run.
m-boxes-95-intervals-over-the-p640h8 = Caixas: intervalos de 95 % das sementes. Tracejado: a envoltória, que ninguém supera. Pressionar uma marca abre sua execução.

# {name}: throughput against round trip of {count} entries; the table below has the numbers
m-name-throughput-against-round-trip-sulb8m = { $name }: vazão contra ida e volta de { $count } participantes; a tabela abaixo tem os números

# {axis}; better: up and to the left
m-axis-better-up-and-to-9lfy82 = { $axis }; melhor: acima e à esquerda

# This race cannot be opened.
m-this-race-cannot-be-opened-3fm8y3 = Esta corrida não pode ser aberta.

# {name} in numbers
m-name-in-numbers-c9ncn9 = { $name } em números

# One by one:
m-one-by-one-xjaauu = Um a um:

# Links that break {rule}
m-links-that-break-rule-qkkhb6 = Enlaces que fazem { $rule } falhar

# Links that break <rule>it</rule>
m-links-that-break-rule-it-8fj90k = Enlaces que fazem <rule>a regra</rule> falhar

# Each runs twice, with the rule and with TCP (SACK) in its place: where TCP fails as well, it is the network.
m-each-runs-twice-with-the-kqfz49 = Cada um é executado duas vezes, com a regra e com TCP (SACK) em seu lugar: onde o TCP também falha, a culpa é da rede.

# Open the run: {network}
m-open-the-run-network-8cc75n = Abrir a execução: { $network }

# Why? {network}
m-why-network-8tivbq = Por quê? { $network }

# The run has failed: {why}
m-the-run-has-failed-why-ebswyk = A execução falhou: { $why }

# No network has been tried yet.
m-no-network-has-been-tried-65k5a2 = Nenhuma rede foi testada ainda.

# {failure} in {count}
m-failure-in-count-wkguhh = { $failure } em { $count }

# None of {networks} networks breaks it.
m-none-of-networks-networks-breaks-cucspt = Nenhuma de { $networks } redes a faz falhar.

# None of {tried} that have been tried, of {networks} networks breaks it.
m-none-of-tried-that-have-0k4e9v = Nenhuma das { $tried } testadas, de { $networks } redes, a faz falhar.

# 1 of {networks} networks breaks it: it {kinds}.
m-1-of-networks-networks-breaks-nf9yku = 1 de { $networks } redes a faz falhar: { $kinds }.

# 1 of {tried} that have been tried, of {networks} networks breaks it: it {kinds}.
m-1-of-tried-that-have-hpsw86 = 1 das { $tried } testadas, de { $networks } redes, a faz falhar: { $kinds }.

# {count} of {networks} networks break it: it {kinds}.
m-count-of-networks-networks-break-4hgv5v = { $count } de { $networks } redes a fazem falhar: { $kinds }.

# {count} of {tried} that have been tried, of {networks} networks break it: it {kinds}.
m-count-of-tried-that-have-mdth7v = { $count } das { $tried } testadas, de { $networks } redes, a fazem falhar: { $kinds }.

# The worst first: where most of these come together, then where one is furthest beyond its bound.
m-the-worst-first-where-most-jony2h = Primeiro as piores: onde mais dessas falhas coincidem e, depois, onde uma mais ultrapassa seu limite.

# Fairness by
m-fairness-by-iw3p3t = Justiça segundo

# Step of the climb
m-step-of-the-climb-ekm9gu = Passo da subida

# Curve of the climb
m-curve-of-the-climb-yk9g5r = Curva da subida

# Memory of the fall
m-memory-of-the-fall-8ij949 = Memória da queda

# Its place in the taxonomy of <table>Tsao et al., Table 3</table>, read off a run alone with one packet in 300 lost, then none, then one in 1600. <i>Non-historical</i>: the same step, or factor, whatever was lost before; the same fall from any window. That only the last few losses count (<i>fixed</i> there) is not told from <i>variable</i>.
m-its-place-in-the-taxonomy-8enb57 = Seu lugar na taxonomia de <table>Tsao et al., tabela 3</table>, lido só de uma execução com um pacote em 300 perdido, depois nenhum, depois um em 1600. <i>Sem memória</i>: o mesmo passo, ou fator, o que quer que tenha sido perdido antes; a mesma queda a partir de qualquer janela. Que só as últimas perdas contem (lá <i>fixo</i>) não se distingue de <i>variável</i>.

# historical
m-historical-e77hpl = com memória

# non-historical
m-non-historical-h0xz53 = sem memória

# linear
m-linear-lpvdts = linear

# sublinear
m-sublinear-vauomo = sublinear

# superlinear
m-superlinear-wm6v1x = superlinear

# cannot be told: {why}
m-cannot-be-told-why-6yt1ge = não se pode dizer: { $why }

# {rate} Mbit/s, {trip} ms, {queue}, {packets} packets, {lost} % lost at random; {own} of it, {others} of TCP
m-rate-mbit-s-trip-ms-fl732o = { $rate } Mbit/s, { $trip } ms, { $queue }, { $packets } pacotes, { $lost } % perdidos ao acaso; { $own } dela, { $others } de TCP

# {rate} Mbit/s, {trip} ms, {queue}, {packets} packets; {own} of it, {others} of TCP
m-rate-mbit-s-trip-ms-7l848j = { $rate } Mbit/s, { $trip } ms, { $queue }, { $packets } pacotes; { $own } dela, { $others } de TCP

# it gets {own}, TCP in its place {tcp}
m-it-gets-own-tcp-in-0f9tpz = obtém { $own }; o TCP em seu lugar, { $tcp }

# TCP beside it gets {beside}, beside TCP {tcp}
m-tcp-beside-it-gets-beside-bfc1rs = o TCP ao lado dela obtém { $beside }; ao lado do TCP, { $tcp }

# it loses {own}, TCP in its place {tcp}
m-it-loses-own-tcp-in-9gheig = perde { $own }; o TCP em seu lugar, { $tcp }

# the CoV of its rate is {own}, of TCP in its place {tcp}
m-the-cov-of-its-rate-ex7jqi = o CV de sua taxa é { $own }; o do TCP em seu lugar, { $tcp }

# {own} of the buffer is free, with TCP in its place {tcp}
m-own-of-the-buffer-is-639fcx = fica livre { $own } do buffer; com o TCP em seu lugar, { $tcp }

# {networks} networks of one link: {rates} Mbit/s, {roundTrips} ms, a buffer of {buffers} paths, drop-tail in half of them, RED or CoDel in the others, random losses of {losses} % in a third, {flows} flows of the rule beside {flows} of TCP.
m-networks-networks-of-one-link-a6zxzg = { $networks } redes de um enlace: { $rates } Mbit/s, { $roundTrips } ms, um buffer de { $buffers } caminhos, drop-tail na metade, RED ou CoDel nas demais, perdas aleatórias de { $losses } % em um terço, { $flows } fluxos da regra ao lado de { $flows } de TCP.

# Jain’s index over its flows and those of TCP: 1 is equal.
m-jain-s-index-over-its-ly9ycl = Índice de Jain de seus fluxos e dos de TCP: 1 = partes iguais.

# Jain’s index over its flows: 1 is equal.
m-jain-s-index-over-its-tzreaz = Índice de Jain de seus fluxos: 1 = partes iguais.

# % of its fair part
m-of-its-fair-part-j1ngg0 = % de sua parte justa

# × empty
m-empty-z6jalj = × vazia

# Part of its packets that was lost or dropped: mean over the links.
m-part-of-its-packets-that-qexlni = Parte de seus pacotes que se perdeu ou foi descartada: média dos enlaces.

# Jain’s index over all flows of a link: mean over the links with several.
m-jain-s-index-over-all-adkys2 = Índice de Jain de todos os fluxos de um enlace: média dos enlaces com vários.

# ∫ q(t) dt / T
m-q-t-dt-t-ps6o7t = ∫ q(t) dt / T

# nothing was sent in the window
m-nothing-was-sent-in-the-rnenm3 = nada foi enviado no intervalo

# max q(t)
m-max-q-t-ggqa8h = máx q(t)

# mean queue · T / packets sent
m-mean-queue-t-packets-sent-u1bdg8 = fila média · T / pacotes enviados

# the link sent nothing in the window
m-the-link-sent-nothing-in-mheb6j = o enlace não enviou nada no intervalo

# bits sent / (rate · T)
m-bits-sent-rate-t-pvlgne = bits enviados / (taxa · T)

# the rate of the link has no limit
m-the-rate-of-the-link-cr6e70 = a taxa do enlace não tem limite

# packets lost / packets sent
m-packets-lost-packets-sent-9hy6xq = pacotes perdidos / pacotes enviados

# Σ bits delivered in order / T
m-bits-delivered-in-order-t-uycmkw = Σ bits entregues em ordem / T

# throughput of the group / throughput of all flows
m-throughput-of-the-group-throughput-l8k4s0 = vazão do grupo / vazão de todos os fluxos

# no flow delivered anything in the window
m-no-flow-delivered-anything-in-4t6ur8 = nenhum fluxo entregou nada no intervalo

# there is one flow alone
m-there-is-one-flow-alone-egoaye = há um só fluxo

# standard deviation / mean, over samples
m-standard-deviation-mean-over-samples-mm1y62 = desvio padrão / média, das amostras

# mean of the samples
m-mean-of-the-samples-owtu2t = média das amostras

# no flow measured a round trip in the window
m-no-flow-measured-a-round-k3g3co = nenhum fluxo mediu uma ida e volta no intervalo

# mean of end − start
m-mean-of-end-start-3kvemm = média de fim − início

# no transfer of a set size was over by the end
m-no-transfer-of-a-set-z3w94e = nenhuma transferência de tamanho fixo tinha terminado no fim

# count
m-count-g0ap6c = número de vezes

# marks / arrivals
m-marks-arrivals-bpsyna = marcas / chegadas

# There are no memories.
m-there-are-no-memories-d10iix = Não há memórias.

# As TCP: `W = W + 1`.
m-as-tcp-w-w-1-t2b4z7 = Como o TCP: `W = W + 1`.

# As TCP: `W = W + 1 / W`.
m-as-tcp-w-w-1-guvqwj = Como o TCP: `W = W + 1 / W`.

# Nothing.
m-nothing-fa2s7g = Nada.

# As TCP: `W = W / 2`.
m-as-tcp-w-w-2-vpix22 = Como o TCP: `W = W / 2`.

# As on a loss.
m-as-on-a-loss-mn5ghm = Como em uma perda.

# As TCP: `ssthresh = W / 2`, `W = 1`.
m-as-tcp-ssthresh-w-2-x8xv3c = Como o TCP: `ssthresh = W / 2`, `W = 1`.

# One packet more each round trip, half at a loss: the sawtooth that all others are measured by.
m-one-packet-more-each-round-l80kps = Um pacote a mais por ida e volta, a metade em uma perda: o dente de serra com que todos os outros são medidos.

# A smaller cut is smoother; the climb must shrink with it, or TCP starves.
m-a-smaller-cut-is-smoother-fc3q13 = Um corte menor é mais suave; a subida deve diminuir com ele, ou o TCP passa fome.

# Climb and cut both go with the root of the window: exponents that add up to 1 keep it TCP-friendly.
m-climb-and-cut-both-go-hxd421 = Subida e corte vão ambos com a raiz da janela: expoentes que somam 1 a mantêm amigável ao TCP.

# A loss takes two thirds of a packet, whatever the window is: very smooth, and very slow to yield.
m-a-loss-takes-two-thirds-tohpyg = Uma perda tira dois terços de um pacote, qualquer que seja a janela: muito suave, e muito lenta em ceder.

# It remembers where its climb began, and climbs faster the longer nothing is lost.
m-it-remembers-where-its-climb-44u0hm = Lembra onde começou sua subida, e sobe mais rápido quanto mais tempo nada se perde.

# A fixed part of a packet per ACK, an eighth off at a loss: the time to recover does not grow with the link.
m-a-fixed-part-of-a-7c2mow = Uma parte fixa de um pacote por ACK, um oitavo a menos em uma perda: o tempo de recuperação não cresce com o enlace.

# TCP up to 38 packets; beyond, the larger the window, the bolder the climb and the gentler the cut (RFC 3649).
m-tcp-up-to-38-packets-iyc1ci = TCP até 38 pacotes; além disso, quanto maior a janela, mais ousada a subida e mais suave o corte (RFC 3649).

# It measures how much arrives a second; at a loss it keeps what just fills the path without a queue.
m-it-measures-how-much-arrives-lazjt8 = Mede quanto chega por segundo; em uma perda mantém o que enche exatamente o caminho sem fila.

# Long round trips climb as if they were short: ρ is the shortest of them over a reference of 25 ms. What it sends at once grows as much: alone behind a drop-tail queue it loses whole windows.
m-long-round-trips-climb-as-m1bddu = Idas e voltas longas sobem como se fossem curtas: ρ é a menor delas dividida por uma referência de 25 ms. O que envia de uma vez cresce na mesma proporção: sozinha atrás de uma fila drop-tail perde janelas inteiras.

# The window is a curve of time, not of round trips: back to where the loss was, then carefully beyond.
m-the-window-is-a-curve-t22nhn = A janela é uma curva do tempo, não das idas e voltas: de volta a onde foi a perda, e depois além, com cuidado.

# By delay
m-by-delay-sxw86z = Por atraso

# It counts its own packets in the queue, as Vegas does, and keeps two to four: no loss, and no chance beside TCP.
m-it-counts-its-own-packets-0342a4 = Conta seus próprios pacotes na fila, como o Vegas, e mantém de dois a quatro: nenhuma perda, e nenhuma chance ao lado do TCP.

# By rate
m-by-rate-j47scu = Por taxa

# No window, a pace: one packet a round trip faster each round trip, half at a loss. RAP’s law, over TCP’s recovery.
m-no-window-a-pace-one-k2x4j0 = Sem janela, um ritmo: a cada ida e volta, um pacote por ida e volta a mais; a metade em uma perda. A lei do RAP, sobre a recuperação do TCP.

# Ten per cent more each round trip, half at a loss: two flows never come to share (Chiu and Jain 1989).
m-ten-per-cent-more-each-nsa661 = Dez por cento a mais a cada ida e volta, a metade em uma perda: dois fluxos nunca chegam a compartilhar (Chiu e Jain 1989).

# the least of them
m-the-least-of-them-uh7bm8 = o menor deles

# the greatest of them
m-the-greatest-of-them-sz5c9a = o maior deles

# square root
m-square-root-c7jdnq = raiz quadrada

# cube root
m-cube-root-4xumig = raiz cúbica

# without its sign
m-without-its-sign-7t0n9u = sem seu sinal

# the whole number below
m-the-whole-number-below-wsbifp = o número inteiro abaixo

# natural logarithm
m-natural-logarithm-h67x7p = logaritmo natural

# e to that power
m-e-to-that-power-cd4h67 = e elevado a essa potência

# The window. On a loss, the window in use.
m-the-window-on-a-loss-8itwpo = A janela. Em uma perda, a janela em uso.

# The threshold: below it slow start goes on. It is rounded down to whole packets, 2 at least.
m-the-threshold-below-it-slow-rc0kya = O limiar: abaixo dele a partida lenta continua. É arredondado para baixo a pacotes inteiros, no mínimo 2.

# The pace. 0, as it begins: packets go as the window lets them. A rule that sets it has them go one by one, 1/rate apart at least, while the window has room.
m-the-pace-0-as-it-ogpgly = O ritmo. 0, como começa: os pacotes saem conforme a janela deixa. Uma regra que o define os faz sair um a um, separados por pelo menos 1/rate, enquanto a janela tiver espaço.

# The last round trip that was measured; 0 before the first.
m-the-last-round-trip-that-8v4t8c = A última ida e volta medida; 0 antes da primeira.

# The shortest round trip so far; 0 before the first.
m-the-shortest-round-trip-so-hu7atx = A menor ida e volta até agora; 0 antes da primeira.

# The smoothed round trip; 0 before the first.
m-the-smoothed-round-trip-0-2lkrdb = A ida e volta suavizada; 0 antes da primeira.

# Packets that this ACK acknowledges.
m-packets-that-this-ack-acknowledges-30bl01 = Pacotes que este ACK confirma.

# Packets acknowledged so far.
m-packets-acknowledged-so-far-smcah1 = Pacotes confirmados até agora.

# Packets sent again so far.
m-packets-sent-again-so-far-1ws7fv = Pacotes reenviados até agora.

# ACKs so far that told of a mark.
m-acks-so-far-that-told-ob3643 = ACKs que até agora avisaram de uma marca.

# Time since the last loss, mark or timeout; since the start before the first.
m-time-since-the-last-loss-arz9w1 = Tempo desde a última perda, marca ou estouro do temporizador; desde o início antes da primeira vez.

# Time since the run began.
m-time-since-the-run-began-u95rq5 = Tempo desde o início da execução.

# The largest window that the scenario allows.
m-the-largest-window-that-the-474bao = A maior janela que o cenário permite.

# Once, before the first packet. Memories begin here: the first value of each.
m-once-before-the-first-packet-pqzspy = Uma vez, antes do primeiro pacote. Aqui começam as memórias: o primeiro valor de cada uma.

# At an ACK while W is below ssthresh, in place of `on ack`.
m-at-an-ack-while-w-br7voc = Em um ACK enquanto W está abaixo de ssthresh, em vez de `on ack`.

# At an ACK of new data in congestion avoidance, while nothing is being repaired.
m-at-an-ack-of-new-r63lmy = Em um ACK de dados novos na prevenção de congestionamento, enquanto nada é reparado.

# Behind the ACK with which a window of packets has been answered: once a round trip, slow start included.
m-behind-the-ack-with-which-tl6lja = Depois do ACK com que uma janela de pacotes foi respondida: uma vez por ida e volta, também na partida lenta.

# Once for all packets missing of one window. W never gets larger. What is missing is sent again as TCP does.
m-once-for-all-packets-missing-jpn2rn = Uma vez por todos os pacotes que faltam de uma janela. W nunca aumenta. O que falta é reenviado como no TCP.

# At an ACK that tells of a mark, at most once a window; groups with ECN alone.
m-at-an-ack-that-tells-raorho = Em um ACK que avisa de uma marca, no máximo uma vez por janela; só em grupos com ECN.

# When the timer expires. Without an ssthresh of its own the threshold is half the window.
m-when-the-timer-expires-without-vxt9pp = Quando o temporizador estoura. Sem um ssthresh próprio, o limiar é a metade da janela.

# {low} to {high}
m-low-to-high-mtp93k = { $low } a { $high }

# {mean} ± {half}
m-mean-half-wmhs90 = { $mean } ± { $half }

# Begin from
m-begin-from-6t1bge = Partir de

# a rule of your own
m-a-rule-of-your-own-v54xbi = uma regra própria

# What may be meant
m-what-may-be-meant-y30cu8 = O que pode ser

# a param of this rule
m-a-param-of-this-rule-h5vqyk = um parâmetro desta regra

# set by this rule
m-set-by-this-rule-hahebe = definido por esta regra

# Its card, and links that break it
m-its-card-and-links-that-sz7i4s = Sua ficha, e enlaces que fazem a regra falhar

# grey: TCP
m-grey-tcp-yfps1v = cinza: TCP

# {why} The run keeps the last rule that could be read.
m-why-the-run-keeps-the-l89oyp = { $why } A execução mantém a última regra que pôde ser lida.

# {help} In {unit}.
m-help-in-unit-kyr4sv = { $help } Em { $unit }.

# Drawn: the rule before.
m-drawn-the-rule-before-les74l = Desenhada: a regra anterior.

# This one could not be tried.
m-this-one-could-not-be-y9vqxk = Esta não pôde ser testada.

# delivered, packets/s
m-delivered-packets-s-glnu66 = entregues, pacotes/s

# A run of this rule alone, {duration} s: {what}, at most {most}
m-a-run-of-this-rule-73u5vz = Uma execução desta regra sozinha, { $duration } s: { $what }, no máximo { $most }

# {what}: {most}
m-what-most-mverv0 = { $what }: { $most }

# This rule alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets…
m-this-rule-alone-on-rate-w0ejca = Esta regra sozinha em { $rate } Mbit/s, { $trip } ms e uma fila de { $queue } pacotes…

# Alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets it gets {got} Mbit/s; {waiting} packets wait, none is dropped.
m-alone-on-rate-mbit-s-8cf3w2 = Sozinha em { $rate } Mbit/s, { $trip } ms e uma fila de { $queue } pacotes obtém { $got } Mbit/s; esperam { $waiting } pacotes, nenhum é descartado.

# Alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets it gets {got} Mbit/s; {waiting} packets wait, 1 is dropped.
m-alone-on-rate-mbit-s-f48n77 = Sozinha em { $rate } Mbit/s, { $trip } ms e uma fila de { $queue } pacotes obtém { $got } Mbit/s; esperam { $waiting } pacotes, 1 é descartado.

# Alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets it gets {got} Mbit/s; {waiting} packets wait, {drops} are dropped.
m-alone-on-rate-mbit-s-7aw1mu = Sozinha em { $rate } Mbit/s, { $trip } ms e uma fila de { $queue } pacotes obtém { $got } Mbit/s; esperam { $waiting } pacotes, { $drops } são descartados.

# A race of rules
m-a-race-of-rules-3td6it = Uma corrida de regras

# The first races: a race has at most {most} entries.
m-the-first-races-a-race-ugyvbb = Compete a primeira: uma corrida tem no máximo { $most } participantes.

# {name}: throughput against round trip of one entry; the table below has the numbers
m-name-throughput-against-round-trip-i1ee9n = { $name }: vazão contra ida e volta de um participante; a tabela abaixo tem os números
