# For a learning platform
m-for-a-learning-platform-c7gycy = Para uma plataforma de aprendizagem

# One file that Moodle, Canvas, ILIAS and Blackboard take as a SCORM package: this page and what it asks. The gradebook gets score, completion, time and every answer. There is no server of ours in it.
m-one-file-that-moodle-canvas-vfiquk = Um arquivo que Moodle, Canvas, ILIAS e Blackboard aceitam como pacote SCORM: esta página e o que ela pergunta. O livro de notas recebe pontuação, conclusão, tempo e cada resposta. Não há nele nenhum servidor nosso.

# Save the package
m-save-the-package-4txd7r = Salvar o pacote

# Saved: {size} MB.
m-saved-size-mb-5o5ixe = Salvo: { $size } MB.

# The package could not be made.
m-the-package-could-not-be-sxqxn8 = Não foi possível criar o pacote.

# Your course has not taken your last answers yet: they are kept here and are sent again.
m-your-course-has-not-taken-9gpauq = Seu curso ainda não recebeu suas últimas respostas: elas são guardadas aqui e enviadas de novo.

# Throughput over {span}, Mbit/s
m-throughput-over-span-mbit-s-f6u0nd = Vazão, { $span }, Mbit/s

# Name
m-name-4el6o6 = Nome

# Date
m-date-ggjuyh = Data

# Set-up
m-set-up-1a1rxj = Configuração

# What happened
m-what-happened-deylyo = O que aconteceu

# What you expect of it when something is changed
m-what-you-expect-of-it-iq3gbf = O que você espera quando algo é mudado

# Draw what you expect
m-draw-what-you-expect-4rulwx = Desenhe o que você espera

# Stop
m-stop-ky4lc5 = Parar

# Timed changes
m-timed-changes-d24ooh = Mudanças programadas

# Named
m-named-qq9b9i = Com nome

# Recent
m-recent-mg65fi = Recentes

# One more cannot be read and is left out.
m-one-more-cannot-be-read-ghl8eq = Mais um não pode ser lido e fica de fora.

# One more has a rule and is kept: the part of the page that reads rules could not be fetched. Close this and open it again to try again.
m-one-more-has-a-rule-krngoc = Mais um tem uma regra e continua guardado: não foi possível obter a parte da página que lê regras. Feche isto e abra de novo para tentar outra vez.

# {count} more have a rule and are kept: the part of the page that reads rules could not be fetched. Close this and open it again to try again.
m-count-more-have-a-rule-huafqv = Mais { $count } têm uma regra e continuam guardados: não foi possível obter a parte da página que lê regras. Feche isto e abra de novo para tentar outra vez.

# Delete what cannot be read
m-delete-what-cannot-be-read-9bupdc = Apagar o que não pode ser lido

# This browser does not let the page keep anything: what you make is in the address.
m-this-browser-does-not-let-145nmm = Este navegador não deixa a página guardar nada: o que você faz está no endereço.

# Delete everything kept here
m-delete-everything-kept-here-9x628l = Apagar tudo o que está guardado aqui

# Name the scenario on show
m-name-the-scenario-on-show-g41vlj = Nomear o cenário mostrado

# Replace it
m-replace-it-8clibw = Substituí-lo

# Keep it
m-keep-it-b1e2ut = Mantê-lo

# Delete
m-delete-oay2cq = Apagar

# No
m-no-r5wqai = Não

# Made, not recorded: packets leave by a Poisson process whose rate wanders by a Brownian motion and now and then sticks at 0, as Sprout models a mobile link (Winstein et al. 2013).
m-made-not-recorded-packets-leave-vt108q = Feito, não gravado: os pacotes saem segundo um processo de Poisson cuja taxa vagueia em um movimento browniano e de vez em quando fica presa em 0, como o Sprout modela um enlace móvel (Winstein et al. 2013).

# Wi-Fi-like
m-wi-fi-like-sgu6hz = Tipo Wi-Fi

# Made, not recorded: a station waits while up to 5 others hold the channel, then sends 5 to 8 frames at once; a fade now and then leaves room for one or two.
m-made-not-recorded-a-station-c9q9e9 = Feito, não gravado: uma estação espera enquanto até 5 outras ocupam o canal e depois envia de 5 a 8 quadros de uma vez; um desvanecimento de vez em quando deixa lugar para um ou dois.

# Satellite-like
m-satellite-like-fsg66u = Tipo satélite

# Made, not recorded: every 15 s another satellite is taken, which gives between 2 and 8 Mbit/s, after a break of up to 0.2 s.
m-made-not-recorded-every-15-6pfz1a = Feito, não gravado: a cada 15 s passa-se a outro satélite, que dá entre 2 e 8 Mbit/s, após uma pausa de até 0,2 s.

# {shown} of {count} are shown: {more} more
m-shown-of-count-are-shown-9mo11v = { $shown } de { $count } mostradas: mais { $more }

# missing
m-missing-ergumf = falta

# Sentences · Sawtooth
m-sentences-sawtooth-hig4jp = Frases · Sawtooth

# This language could not be fetched.
m-this-language-could-not-be-i9n5gb = Não foi possível obter este idioma.

# Sawtooth: sentences
m-sawtooth-sentences-qo1xr4 = Sawtooth: frases

# What the page says
m-what-the-page-says-ezzvtl = O que a página diz

# Every sentence in two languages. Drop a translation of your own here, a file in Fluent’s syntax, and see what it says, what is missing, and what breaks.
m-every-sentence-in-two-languages-d0yzjp = Cada frase em dois idiomas. Solte aqui uma tradução sua, um arquivo na sintaxe do Fluent, e veja o que ela diz, o que falta e o que falha.

# Beside English
m-beside-english-9418pb = Ao lado do inglês

# A file of your own
m-a-file-of-your-own-szju6u = Um arquivo seu

# Show the page in it
m-show-the-page-in-it-c9hgga = Mostrar a página com ele

# Leave it
m-leave-it-xplfql = Deixá-lo

# Sentences
m-sentences-y3zmat = Frases

# Find a sentence
m-find-a-sentence-j0u032 = Procurar uma frase

# all: {count}
m-all-count-arskmp = todas: { $count }

# translated: {count}
m-translated-count-kc06uo = traduzidas: { $count }

# missing: {count}
m-missing-count-p5yc90 = faltam: { $count }

# broken: {count}
m-broken-count-gl5l65 = com erros: { $count }

# stale: {count}
m-stale-count-md1v8j = desatualizadas: { $count }

# Part
m-part-r2xdf8 = Parte

# Save the {count} that are missing as a file to fill in
m-save-the-count-that-are-w29szx = Salvar as { $count } que faltam como arquivo para preencher

# These are of no sentence that stands in this list.
m-these-are-of-no-sentence-1j4912 = Estas não são de nenhuma frase que esteja nesta lista.

# The part of the page that reads files could not be fetched. Nothing was changed.
m-the-part-of-the-page-k9vvq5 = Não foi possível obter a parte da página que lê arquivos. Nada foi mudado.

# {count} measured runs are behind this one, and no more can be. Remove one first.
m-count-measured-runs-are-behind-r9oibu = Atrás desta há { $count } execuções medidas, e não pode haver mais. Remova uma antes.

# {file} lies behind the run, in grey: {count} row of {what}, up to {end} s.
m-file-lies-behind-the-run-q3krvi = { $file } está atrás da execução, em cinza: { $count } linha de { $what }, até { $end } s.

# {file} lies behind the run, in grey: {count} rows of {what}, up to {end} s.
m-file-lies-behind-the-run-jn7rhd = { $file } está atrás da execução, em cinza: { $count } linhas de { $what }, até { $end } s.

# {name}: {why} Nothing was changed.
m-name-why-nothing-was-changed-9tjk8c = { $name }: { $why } Nada foi mudado.

# {size} MB are too many; at most {most} MB are read.
m-size-mb-are-too-many-azksyp = { $size } MB são demais; no máximo { $most } MB são lidos.

# it was not read to its end.
m-it-was-not-read-to-h2lbmw = não foi lido até o fim.

# it cannot be read.
m-it-cannot-be-read-o1tx1i = não pode ser lido.

# No link holds it; this tab keeps it.
m-no-link-holds-it-this-uxdk2u = Nenhum link o contém; esta aba o guarda.

# Reading {name}: {percent} % …
m-reading-name-percent-kjy7yq = Lendo { $name }: { $percent } % …

# The link{at} follows {name}, over and over: {seconds}, {rate} on average.
m-the-link-at-follows-name-ex3t1e = O enlace{ $at } segue { $name }, repetidamente: { $seconds }, { $rate } em média.

# Opened {name}.
m-opened-name-22s1m9 = { $name } foi aberto.

# 1 sample
m-1-sample-a0g27y = 1 amostra

# {count} samples
m-count-samples-omnmzj = { $count } amostras

# It was made by engine {engine}; this page has {own}, so the curves may differ.
m-it-was-made-by-engine-1my20v = Foi feito pelo motor { $engine }; esta página tem { $own }, então as curvas podem diferir.

# Opened the two runs that {name} is of: seeds {seed} and {second}, {rows} in the file. They are computed again here.
m-opened-the-two-runs-that-p4acae = Abertas as duas execuções de { $name }: sementes { $seed } e { $second }, { $rows } no arquivo. Aqui são calculadas de novo.

# Opened the run that {name} is of: seed {seed}, {rows} in the file. It is computed again here.
m-opened-the-run-that-name-u5qn98 = Aberta a execução de { $name }: semente { $seed }, { $rows } no arquivo. Aqui é calculada de novo.

# This tab has kept the run over the reload: its address does not hold it.
m-this-tab-has-kept-the-2mbjoi = Esta aba guardou a execução ao recarregar: seu endereço não a contém.

# Seed {seed}. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-simulated-packet-by-bj9efo = Semente { $seed }. Simulado pacote a pacote pelo Sawtooth, motor { $engine }.

# Seed {seed}, the network at {now} s. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-the-network-at-3zdxp1 = Semente { $seed }, a rede aos { $now } s. Simulado pacote a pacote pelo Sawtooth, motor { $engine }.

# Seed {seed}, at {now} s of {duration}. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-at-now-s-xp1llp = Semente { $seed }, aos { $now } s de { $duration }. Simulado pacote a pacote pelo Sawtooth, motor { $engine }.

# Seed {seed}, {from} to {to} s of {duration}. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-from-to-to-u68i2i = Semente { $seed }, de { $from } a { $to } s de { $duration }. Simulado pacote a pacote pelo Sawtooth, motor { $engine }.

# Seed {seed}, {from} to {to} s of {duration}, the network at {now} s. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-from-to-to-5psvwb = Semente { $seed }, de { $from } a { $to } s de { $duration }, a rede aos { $now } s. Simulado pacote a pacote pelo Sawtooth, motor { $engine }.

# Grey: measured, {runs}.
m-grey-measured-runs-b3dwqs = Cinza: medido, { $runs }.

# Dashed: the textbook’s model, in which all flows lose at once when the link alone cannot hold their windows.
m-dashed-the-textbook-s-model-st0v4y = Tracejado: o modelo dos livros-texto, em que todos os fluxos perdem ao mesmo tempo quando o enlace sozinho não consegue conter suas janelas.

# Dashed: the textbook’s model, in which all flows lose at once when the link and its queue cannot hold their windows.
m-dashed-the-textbook-s-model-6hkppv = Tracejado: o modelo dos livros-texto, em que todos os fluxos perdem ao mesmo tempo quando o enlace e sua fila não conseguem conter suas janelas.

# Seed {seed}, Sawtooth, engine {engine}.
m-seed-seed-sawtooth-engine-engine-1m93nc = Semente { $seed }, Sawtooth, motor { $engine }.

# This is run {name}. Run {other} differs by: {differ}.
m-this-is-run-name-run-ov39us = Esta é a execução { $name }. A execução { $other } difere em: { $differ }.

# Window, packets
m-window-packets-utwf5u = Janela, pacotes

# {what}: {up} against {across}.
m-what-up-against-across-4gu4a2 = { $what }: { $up } contra { $across }.

# The dot is {now} s, the line the {trail} s before it, thin where they are longer past; faint, the way from the beginning.
m-the-dot-is-now-s-ijsnyz = O ponto são os { $now } s; a linha, os { $trail } s anteriores, fina onde passaram há mais tempo; tênue, o percurso desde o começo.

# Dotted: {lines}.
m-dotted-lines-6xyjw0 = Pontilhado: { $lines }.

# With {count} timed changes.
m-with-count-timed-changes-p2hmdu = Com { $count ->
    [one] { $count } mudança programada
   *[other] { $count } mudanças programadas
  }.

# {change} at {time} s
m-change-at-time-s-g9rclw = { $change } aos { $time } s

# Changed: {changes}.
m-changed-changes-46jom4 = Mudanças: { $changes }.

# Above, the network at {time} s, packet by packet; below, what led to it.
m-above-the-network-at-time-8m2pr4 = Acima, a rede aos { $time } s, pacote a pacote; abaixo, o que levou a isso.

# This run, live: {link}
m-this-run-live-link-o61leg = Esta execução, ao vivo: { $link }

# Seed {seed}. Simulated packet by packet by Sawtooth, engine {engine}. The same link gives the same run, to the last bit.
m-seed-seed-simulated-packet-by-46ur92 = Semente { $seed }. Simulado pacote a pacote pelo Sawtooth, motor { $engine }. O mesmo link dá a mesma execução, até o último bit.

# Numbers of each scheme, means from {from} to {to} s
m-numbers-of-each-scheme-means-152k4p = Números de cada esquema, médias de { $from } a { $to } s

# Numbers of each scheme, to be filled in
m-numbers-of-each-scheme-to-vd7k6r = Números de cada esquema, para preencher

# At {time} s
m-at-time-s-ec0n82 = Aos { $time } s

# “{name}” is deleted.
m-name-is-deleted-s3tczk = “{ $name }” foi apagado.

# It is deleted.
m-it-is-deleted-r3lb8h = Foi apagado.

# {count} more cannot be read and are left out.
m-count-more-cannot-be-read-abgnmh = Mais { $count } não podem ser lidos e ficam de fora.

# What could not be read is deleted.
m-what-could-not-be-read-ls41p9 = O que não podia ser lido foi apagado.

# What you change and run appears here.
m-what-you-change-and-run-ymmm0e = Aqui aparece o que você muda e executa.

# Kept by this browser, on this machine only.
m-kept-by-this-browser-on-aqbflo = Guardado por este navegador, só nesta máquina.

# So is this page: it opens without a network.
m-so-is-this-page-it-ywohf9 = Esta página também: ela abre sem rede.

# Delete everything
m-delete-everything-ovrh3r = Apagar tudo

# Everything kept here is deleted.
m-everything-kept-here-is-deleted-0wpq7b = Tudo o que estava guardado aqui foi apagado.

# Kept as “{name}”.
m-kept-as-name-n4dagh = Guardado como “{ $name }”.

# Delete it
m-delete-it-3tz6fn = Apagá-lo

# Delete “{name}”
m-delete-name-pehsia = Apagar “{ $name }”

# Delete the one of {date}
m-delete-the-one-of-date-w9ngeq = Apagar o de { $date }

# 1 change while it runs.
m-1-change-while-it-runs-sdvtde = 1 mudança durante a execução.

# {count} changes while it runs.
m-count-changes-while-it-runs-gd9bal = { $count } mudanças durante a execução.

# This browser does not let the page keep anything.
m-this-browser-does-not-let-301zip = Este navegador não deixa a página guardar nada.

# A name has 1 to {most} characters; this one has {length}.
m-a-name-has-1-to-a7tmh7 = Um nome tem de 1 a { $most } caracteres; este tem { $length }.

# {most} scenarios are kept by name, and no more can be. Delete one first.
m-most-scenarios-are-kept-by-2knicu = Já há { $most } cenários guardados com nome, e não pode haver mais. Apague um antes.

# There is no room left for it. Delete something that is kept first.
m-there-is-no-room-left-ep5agg = Não há mais espaço para isso. Apague antes algo do que está guardado.

# The browser could not make this picture.
m-the-browser-could-not-make-8peaym = O navegador não conseguiu fazer esta imagem.

# The screen is blank
m-the-screen-is-blank-x266pa = A tela está apagada

# B or Esc brings the page back.
m-b-or-esc-brings-the-haco19 = B ou Esc traz a página de volta.

# Table of the data in view
m-table-of-the-data-in-9qdwwx = Tabela dos dados em vista

# Bring up to date
m-bring-up-to-date-k5m5cb = Atualizar

# Nothing has been measured in this stretch of time yet.
m-nothing-has-been-measured-in-7m7daq = Nada foi medido ainda neste trecho de tempo.

# The window by rounds
m-the-window-by-rounds-gg752y = A janela por rodadas

# The packets one by one
m-the-packets-one-by-one-7ce4wm = Os pacotes um a um

# The numbers of a stretch
m-the-numbers-of-a-stretch-60e4r5 = Os números de um trecho

# Print
m-print-sfc3s8 = Imprimir

# Network and charts
m-network-and-charts-ucd6ex = Rede e gráficos

# Network
m-network-t9d9b9 = Rede

# Slide
m-slide-yyx1mu = Slide

# Figure
m-figure-ajdw6h = Figura

# Of the
m-of-the-34c977 = De

# For a
m-for-a-buz4w3 = Para

# Names of the axes
m-names-of-the-axes-1ry5fg = Nomes dos eixos

# In the figure, in place of the page’s own; empty ones stay as they are.
m-in-the-figure-in-place-o37hke = Na figura, no lugar dos da página; os vazios ficam como estão.

# Copy as picture
m-copy-as-picture-2tzo46 = Copiar como imagem

# Numbers
m-numbers-nfy1mx = Números

# What
m-what-28qngv = O quê

# All that is sampled
m-all-that-is-sampled-551r1h = Tudo o que é medido

# When
m-when-0l5nax = Quando

# The whole run so far
m-the-whole-run-so-far-wkjwuh = Toda a execução até agora

# Nothing has been measured yet.
m-nothing-has-been-measured-yet-if0bbk = Nada foi medido ainda.

# Scenario
m-scenario-fw9g7j = Cenário

# Scenario file
m-scenario-file-cnu6or = Arquivo do cenário

# Script for ns-2.35
m-script-for-ns-2-35-y9okin = Script para ns-2.35

# The script says all that the scenario does.
m-the-script-says-all-that-usr6gn = O script diz tudo o que o cenário faz.

# What ns-2.35 does not have, or does otherwise; the script’s head says it too:
m-what-ns-2-35-does-9vyklh = O que o ns-2.35 não tem ou faz de outro modo; o cabeçalho do script também o diz:

# Lab sheet
m-lab-sheet-bzy8wf = Folha de laboratório

# Drawn
m-drawn-9zw8yv = Desenhados

# Empty axes
m-empty-axes-bz0ra3 = Eixos vazios

# Both
m-both-mkyb42 = Ambos

# Filled in
m-filled-in-gvwti0 = Preenchida

# Empty
m-empty-m31imm = Vazia

# None
m-none-deku7v = Nenhuma

# Question, with lines for the answer
m-question-with-lines-for-the-jibdmw = Pergunta, com linhas para a resposta

# Open a scenario
m-open-a-scenario-57asvc = Abrir um cenário

# From the papers, and how the page begins
m-from-the-papers-and-how-yp0qpg = Dos artigos, e como a página começa

# Experiments
m-experiments-dxciab = Experimentos

# A file: a scenario, an experiment, results exported here, a lesson, a link’s trace, or what you measured
m-a-file-a-scenario-an-msijsz = Um arquivo: um cenário, um experimento, resultados exportados aqui, uma lição, o traço de um enlace ou o que você mediu

# Save this scenario
m-save-this-scenario-6dc2ye = Salvar este cenário

# From round
m-from-round-gg66q5 = A partir da rodada

# At most
m-at-most-if49dz = No máximo

# Hide phases
m-hide-phases-8tousz = Ocultar fases

# Look at it packet by packet
m-look-at-it-packet-by-djavej = Ver pacote a pacote

# A round begins with the first packet sent after the ACK of the first packet of the round before, or when a packet is sent again for three duplicate ACKs or a timeout. The window is that under which its last packets went. Reno and NewReno have three packets more in fast recovery, for the three duplicate ACKs, and one more for each that follows: the dotted arrow and “to” say how far that inflates it (RFC 5681, Section 3.2). Segments are counted from 1, packets as their sender numbers them.
m-a-round-begins-with-the-qe4nw0 = Uma rodada começa com o primeiro pacote enviado após o ACK do primeiro pacote da rodada anterior, ou quando um pacote é reenviado por três ACKs duplicados ou por um estouro de temporizador. A janela é aquela sob a qual saíram seus últimos pacotes. Reno e NewReno têm três pacotes a mais na recuperação rápida, pelos três ACKs duplicados, e mais um por cada um que segue: a seta pontilhada e “a” dizem quanto isso a infla (RFC 5681, seção 3.2). Os segmentos são contados a partir de 1, os pacotes como seu emissor os numera.

# transmission round
m-transmission-round-3ulml9 = rodada de transmissão

# round
m-round-lxkm63 = rodada

# time, s
m-time-s-2h7erl = tempo, s

# window
m-window-8snrod = janela

# new packets
m-new-packets-5f88t0 = pacotes novos

# segments
m-segments-mkwia7 = segmentos

# sent again
m-sent-again-cf40ef = reenviados

# ended by
m-ended-by-ms6kbk = terminada por

# lose
m-lose-m1onzs = perder

# Whole round
m-whole-round-hs0wyk = Rodada inteira

# Sequence plot
m-sequence-plot-l50xjb = Diagrama de sequência

# Ladder
m-ladder-jjqtah = Diagrama de escada

# Show
m-show-bi2jq4 = Mostrar

# The stretch on show
m-the-stretch-on-show-2ni8vj = O trecho mostrado

# Earlier
m-earlier-ioa20r = Antes

# Closer
m-closer-gne8pv = Mais perto

# Wider
m-wider-ku5lns = Mais amplo

# All
m-all-wnjk2s = Tudo

# Hide labels
m-hide-labels-o0tbmc = Ocultar rótulos

# One moment: the run is computed again, and its packets are recorded.
m-one-moment-the-run-is-hhwzye = Um momento: a execução é calculada de novo e seus pacotes são registrados.

# No packet has been sent yet. Play, and they come.
m-no-packet-has-been-sent-yzt5en = Nenhum pacote foi enviado ainda. Reproduza, e eles virão.

# report
m-report-750t7v = relatório

# Drag over a stretch to see it closer; press a mark: Why?
m-drag-over-a-stretch-to-7kq1ar = Arraste sobre um trecho para vê-lo de perto; pressione uma marca: Por quê?

# packet number
m-packet-number-ht5j8i = número do pacote

# sent, s
m-sent-s-c27mko = enviado, s

# received, s
m-received-s-nuit2f = recebido, s

# acknowledged, s
m-acknowledged-s-r7qefq = confirmado, s

# times sent
m-times-sent-u4an2x = vezes enviado

# fate
m-fate-4voa8z = desfecho

# why
m-why-6x92k9 = por quê

# Save the scenario
m-save-the-scenario-onm8nv = Salvar o cenário

# A long link: scan it from near.
m-a-long-link-scan-it-4xkzvu = Um link longo: escaneie de perto.

# Plays at once
m-plays-at-once-uxg82y = Reproduz imediatamente

# Numbers of a stretch
m-numbers-of-a-stretch-2josmo = Números de um trecho

# From, s
m-from-s-cwm0om = De, s

# to, s
m-to-s-wsa475 = até, s

# To, s
m-to-s-3qtl9d = Até, s

# All since the warm-up
m-all-since-the-warm-up-a2bw4s = Tudo desde o aquecimento

# Every measure…
m-every-measure-u7b8gm = Todas as medidas…

# No sample lies whole in this stretch yet.
m-no-sample-lies-whole-in-j27f7o = Ainda não há nenhuma amostra completa neste trecho.

# Nothing has been measured yet. Press Play, and open this again.
m-nothing-has-been-measured-yet-tzd1v6 = Nada foi medido ainda. Pressione Reproduzir e abra isto de novo.

# Queues
m-queues-371eb5 = Filas

# Probes
m-probes-otie86 = Sondas

# max-min fair share, Mbit/s
m-max-min-fair-share-mbit-5a1765 = parte justa máx-mín, Mbit/s

# proportionally fair, Mbit/s
m-proportionally-fair-mbit-s-tx01z9 = proporcionalmente justa, Mbit/s

# the end
m-the-end-g0k1u1 = o fim

# paused
m-paused-2svw0b = em pausa

# leave
m-leave-nfkhj4 = sair

# Sound
m-sound-dvvwok = Som

# Volume
m-volume-wg9oz3 = Volume

# Sound off
m-sound-off-g91nz5 = Som desligado

# nothing asked
m-nothing-asked-76k79e = nada perguntado

# Begins at {time} s
m-begins-at-time-s-039sua = Começa aos { $time } s

# {why} Nothing was saved.
m-why-nothing-was-saved-yjyxsy = { $why } Nada foi salvo.

# These numbers cannot be had: {why}.
m-these-numbers-cannot-be-had-ac9i3j = Não é possível obter estes números: { $why }.

# keys
m-keys-x62w25 = teclas

# Data in view of run {run} at {time} s
m-data-in-view-of-run-5yl8kb = Dados em vista da execução { $run } aos { $time } s

# Data in view at {time} s
m-data-in-view-at-time-2xvi54 = Dados em vista aos { $time } s

# Seed {seed}. {link}
m-seed-seed-link-w6wb2d = Semente { $seed }. { $link }

# On white in every theme. 13.33 × 7.5 inches, type of 20 points and more; below, in small print, where the run is found.
m-on-white-in-every-theme-6qezpr = Sobre branco em todos os temas. 13,33 × 7,5 polegadas, letra de 20 pontos ou mais; embaixo, em letra pequena, onde se encontra a execução.

# One row has no room: the first rows of the page are shown.
m-one-row-has-no-room-x7iw4j = Uma linha não cabe: são mostradas as primeiras linhas da página.

# {left} rows have no room: the first rows of the page are shown.
m-left-rows-have-no-room-9kinlr = { $left } linhas não cabem: são mostradas as primeiras linhas da página.

# On white in every theme. {width} × {height} px; a PNG at 3× is {cm} cm wide at 300 dots an inch.
m-on-white-in-every-theme-cmb5is = Sobre branco em todos os temas. { $width } × { $height } px; um PNG a 3× tem { $cm } cm de largura a 300 pontos por polegada.

# Of this long run the page keeps its last part in full; a row of the part before is the mean of several samples, and the file says so. The command line keeps all.
m-of-this-long-run-the-4jhd6h = Desta longa execução a página mantém completa a última parte; uma linha da parte anterior é a média de várias amostras, e o arquivo diz isso. A linha de comando mantém tudo.

# {rows} of {columns}, with units.
m-rows-of-columns-with-units-xdq35z = { $rows } de { $columns }, com unidades.

# 1 row
m-1-row-b0w44w = 1 linha

# {count} rows
m-count-rows-gj34yp = { $count } linhas

# 1 column
m-1-column-epaydi = 1 coluna

# {count} columns
m-count-columns-mq403b = { $count } colunas

# The file says the link, each run’s own link and seed, and the engine’s version, and opens again on this page.
m-the-file-says-the-link-4ftqdf = O arquivo diz o link, o link próprio e a semente de cada execução e a versão do motor, e abre de novo nesta página.

# The file says the link, the seed and the engine’s version, and opens again on this page.
m-the-file-says-the-link-09ufjf = O arquivo diz o link, a semente e a versão do motor, e abre de novo nesta página.

# The file says the whole scenario, each run’s own link and seed, and the engine’s version, and opens again on this page.
m-the-file-says-the-whole-2ngpn2 = O arquivo diz o cenário inteiro, o link próprio e a semente de cada execução e a versão do motor, e abre de novo nesta página.

# The file says the whole scenario, the seed and the engine’s version, and opens again on this page.
m-the-file-says-the-whole-1zo4bc = O arquivo diz o cenário inteiro, a semente e a versão do motor, e abre de novo nesta página.

# Charts and numbers are of both runs; network, phase plane, scenario and script are of run {compared}, which the page sets.
m-charts-and-numbers-are-of-anqml0 = Gráficos e números são das duas execuções; rede, plano de fases, cenário e script são da execução { $compared }, que a página ajusta.

# Left out: {line}
m-left-out-line-q6rnog = Fica de fora: { $line }

# The file is what <code>npm run sim</code> runs, and opens again on this page. The script runs as it is: <code>ns FILE.tcl</code>.
m-the-file-is-what-code-t1c6nq = O arquivo é o que <code>npm run sim</code> executa, e abre de novo nesta página. O script é executado como está: <code>ns FILE.tcl</code>.

# <lessons>Lessons</lessons>: say what a run will do, then see it run. <papers>Papers</papers>: the figures of four papers, live. <terms>Terms</terms>: the words of the field. <games>Games</games>: take the wheel of a flow, or be the network.
m-lessons-lessons-lessons-say-what-oasgdx = <lessons>Lições</lessons>: diga o que uma execução fará e depois a veja. <papers>Artigos</papers>: as figuras de quatro artigos, ao vivo. <terms>Termos</terms>: as palavras da área. <games>Jogos</games>: assuma o volante de um fluxo, ou seja a rede.

# <begin>A new one with this run</begin>: vary a setting of it, over several seeds
m-begin-a-new-one-with-w67bot = <begin>Um novo com esta execução</begin>: variar um ajuste dela, com várias sementes

# <race>A race</race>: rules of your own and built-in schemes on seven links
m-race-a-race-race-rules-02fphn = <race>Uma corrida</race>: regras próprias e esquemas incluídos em sete enlaces

# {cause}, packet {packet}
m-cause-packet-packet-lc0lhk = { $cause }, pacote { $packet }

# {text}, to {inflated}
m-text-to-inflated-rok8b8 = { $text }, a { $inflated }

# Window of {name} by transmission round
m-window-of-name-by-transmission-x7h7ng = Janela de { $name } por rodada de transmissão

# {value} rounds
m-value-rounds-eu3d5r = { $value } rodadas

# Rounds 1 to {forgotten} are no longer recorded: so much is kept of the latest ones.
m-rounds-1-to-forgotten-are-krtten = As rodadas 1 a { $forgotten } já não estão registradas: só se guarda certo número das últimas.

# Lose the first packet of a round, and three duplicate ACKs tell of it; lose the whole round, and only the timer does. The run is computed again to where it is now. A textbook counts in whole packets; here each ACK adds its part as it comes.
m-lose-the-first-packet-of-v2qmza = Perca o primeiro pacote de uma rodada, e três ACKs duplicados avisam; perca a rodada inteira, e só o temporizador avisa. A execução é calculada de novo até onde está agora. Um livro-texto conta em pacotes inteiros; aqui cada ACK soma sua parte conforme chega.

# So TCP grows by a little less than one packet a round. A loss halves its window, where RFC 5681 halves what is under way, and at the end of fast recovery what duplicate ACKs have added is gone.
m-so-tcp-grows-by-a-536pvk = Assim o TCP cresce um pouco menos de um pacote por rodada. Uma perda reduz sua janela à metade, onde a RFC 5681 reduz à metade o que está a caminho, e no fim da recuperação rápida some o que os ACKs duplicados haviam somado.

# By the rule of {scheme}: {law}. A textbook's figure is TCP's: another law has other steps, and a flow that paces its packets sends a round evenly.
m-by-the-rule-of-scheme-bwfy3a = Pela regra de { $scheme }: { $law }. A figura de um livro-texto é a do TCP: outra lei tem outros passos, e um fluxo que espaça seus pacotes envia uma rodada de modo uniforme.

# this scheme
m-this-scheme-qpgzaw = este esquema

# {scheme} sends by a rate, one packet after the other by a timer: it has no window that a round of ACKs lets out, so there are no transmission rounds. Its graph over time is the chart of windows and rates, where its rate times the round trip stands for a window.
m-scheme-sends-by-a-rate-bbhg98 = { $scheme } envia por uma taxa, um pacote após o outro com um temporizador: não tem uma janela que uma rodada de ACKs deixe sair, então não há rodadas de transmissão. Seu gráfico no tempo é o de janelas e taxas, onde sua taxa vezes a ida e volta faz as vezes de janela.

# No round from number {from} on is over: {known} are.
m-no-round-from-number-from-4ewc6r = Nenhuma rodada a partir da número { $from } terminou: terminaram { $known }.

# No round is over yet. Play, and they come.
m-no-round-is-over-yet-v1g9sp = Nenhuma rodada terminou ainda. Reproduza, e elas virão.

# receive window {window}
m-receive-window-window-46hx86 = janela de recepção { $window }

# to {inflated}
m-to-inflated-s8ih2f = a { $inflated }

# Window by transmission round, {first} to {last}
m-window-by-transmission-round-first-ggnxkt = Janela por rodada de transmissão, de { $first } a { $last }

# {phase} in round {from}
m-phase-in-round-from-prqptl = { $phase } na rodada { $from }

# {phase} in rounds {from} to {to}
m-phase-in-rounds-from-to-32r9ek = { $phase } nas rodadas { $from } a { $to }

# Window by transmission round, {first} to {last}: {phases}
m-window-by-transmission-round-first-k7vanr = Janela por rodada de transmissão, de { $first } a { $last }: { $phases }

# Lose packet {first}, of round {round}
m-lose-packet-first-of-round-28esi3 = Perder o pacote { $first }, da rodada { $round }

# Packet {first}
m-packet-first-3123yp = Pacote { $first }

# Lose the whole round {round}
m-lose-the-whole-round-round-jmnfla = Perder a rodada { $round } inteira

# Packets of {name} over time
m-packets-of-name-over-time-rf7c0v = Pacotes de { $name } no tempo

# Sender and receiver of {name}
m-sender-and-receiver-of-name-6j6u4s = Emissor e receptor de { $name }

# {value} round trips
m-value-round-trips-q1o1ra = { $value } idas e voltas

# {arrows} arrows would lie on one another here: choose fewer round trips, or look at the sequence plot.
m-arrows-arrows-would-lie-on-dm1gt2 = Aqui { $arrows } setas ficariam umas sobre as outras: escolha menos idas e voltas, ou veja o diagrama de sequência.

# Packets before {since} are no longer recorded.
m-packets-before-since-are-no-c9mwwt = Os pacotes anteriores a { $since } já não estão registrados.

# Time goes down. A packet goes from left to right, its ACK back; one that is lost ends in a cross at the hop where it fell, and one that is still on its way has but begun. Press an arrow: Why?
m-time-goes-down-a-packet-to0d0v = O tempo vai para baixo. Um pacote vai da esquerda para a direita, e seu ACK volta; um que se perde termina em uma cruz, no salto onde se perdeu, e de um que ainda está a caminho só se vê o começo. Pressione uma seta: Por quê?

# A packet stands at its number when it is sent. How far the line of ACKs is below it is what is on its way; how far to the right, a round trip.
m-a-packet-stands-at-its-4li5kr = Um pacote fica em seu número quando é enviado. Quanto abaixo dele está a linha dos ACKs é o que está a caminho; quanto à direita, uma ida e volta.

# An ACK names the packet that it answers; a report names none.
m-an-ack-names-the-packet-1ost25 = Um ACK nomeia o pacote a que responde; um relatório não nomeia nenhum.

# An ACK of number n says that all packets up to n have come: four of the same number are three duplicates, upon which the missing packet is sent again.
m-an-ack-of-number-n-wvcjnl = Um ACK de número n diz que chegaram todos os pacotes até n: quatro com o mesmo número são três duplicados, após os quais o pacote que falta é reenviado.

# ACKs are delayed: one for two packets, or after 0.1 s.
m-acks-are-delayed-one-for-61c8sy = Os ACKs são retardados: um a cada dois pacotes, ou após 0,1 s.

# Sent and acknowledged are times at the sender, received at the receiver.
m-sent-and-acknowledged-are-times-ymly4t = Enviado e confirmado são tempos no emissor; recebido, no receptor.

# Drag over a stretch, turn the wheel, or use arrows, + and − to see it closer; a double press shows all.
m-drag-over-a-stretch-turn-b80j3g = Arraste sobre um trecho, gire a roda ou use as setas, + e − para vê-lo de perto; um toque duplo mostra tudo.

# {from} to {to} s: the first {most} packets. A round trip without queue is {rtt} ms.
m-from-to-to-s-the-tbcr1g = De { $from } a { $to } s: os primeiros { $most } pacotes. Uma ida e volta sem fila é de { $rtt } ms.

# {from} to {to} s. A round trip without queue is {rtt} ms.
m-from-to-to-s-a-f00qhj = De { $from } a { $to } s. Uma ida e volta sem fila é de { $rtt } ms.

# Sender and receiver, time downwards from {from} to {to} s: {packets}, {acks}
m-sender-and-receiver-time-downwards-luvgcm = Emissor e receptor, o tempo para baixo de { $from } a { $to } s: { $packets }, { $acks }

# Packet number over time, {from} to {to} s: {sent} sent, {again} sent again, {lost} lost. Keys: arrows move, + and − zoom, 0 shows all.
m-packet-number-over-time-from-shzbyl = Número do pacote no tempo, de { $from } a { $to } s: envio de { $sent }, reenviados: { $again }, perdidos: { $lost }. Teclas: as setas movem, + e − aproximam ou afastam, 0 mostra tudo.

# Packet {packet} sent at {time} s. Press it: Why?
m-packet-packet-sent-at-time-ypqvql = Pacote { $packet } enviado aos { $time } s. Pressione: Por quê?

# Packet {packet} sent again at {time} s. Press it: Why?
m-packet-packet-sent-again-at-f94tsl = Pacote { $packet } reenviado aos { $time } s. Pressione: Por quê?

# Packet {packet} received at {time} s. Press it: Why?
m-packet-packet-received-at-time-thwsgg = Pacote { $packet } recebido aos { $time } s. Pressione: Por quê?

# Packet {packet} lost at {time} s. Press it: Why?
m-packet-packet-lost-at-time-anhn89 = Pacote { $packet } perdido aos { $time } s. Pressione: Por quê?

# Why, packet {packet}
m-why-packet-packet-e22t4v = Por quê, pacote { $packet }

# {fate}, lost once
m-fate-lost-once-h6lexe = { $fate }, perdido uma vez

# {fate}, lost {count} times
m-fate-lost-count-times-dree50 = { $fate }, perdido { $count } vezes

# {problem} A reload of this tab keeps it.
m-problem-a-reload-of-this-4zq7rz = { $problem } Uma recarga desta aba o mantém.

# The whole run is in it: every setting, the seed, what you changed while it ran, and how it is shown.
m-the-whole-run-is-in-mmgvho = A execução inteira está nele: todos os ajustes, a semente, o que você mudou durante a execução e como ela é mostrada.

# {count} characters.
m-count-characters-0b1vje = { $count } caracteres.

# <make>Make a lesson</make>: questions about this run and others, step by step.
m-make-make-a-lesson-make-4ovz7r = <make>Criar uma lição</make>: perguntas sobre esta execução e outras, passo a passo.

# a note
m-a-note-dpm9sg = uma nota

# a question
m-a-question-68jk2g = uma pergunta

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
m-a-drag-over-the-charts-g108rv = Arrastar sobre os gráficos também escolhe o trecho, e o link o contém. Contam-se amostras inteiras; de sua primeira parte só se guardam grupos delas.

# A drag over the charts chooses the stretch too, and the link holds it. Counted are whole samples.
m-a-drag-over-the-charts-donjdn = Arrastar sobre os gráficos também escolhe o trecho, e o link o contém. Contam-se amostras inteiras.

# Nobody could get more without taking from one who has no more: of each flow, by the rates and flows at the end, less what constant streams send
m-nobody-could-get-more-without-ssna1s = Ninguém poderia receber mais sem tirar de alguém que não tem mais; de cada fluxo, pelas taxas e fluxos do fim, menos o que as fontes constantes enviam

# The sum of the logarithms is greatest: who crosses more full links gets less; of each flow, by the rates and flows at the end, less what constant streams send
m-the-sum-of-the-logarithms-y1rmm8 = A soma dos logaritmos é máxima: quem cruza mais enlaces cheios recebe menos; de cada fluxo, pelas taxas e fluxos do fim, menos o que as fontes constantes enviam

# {count} ACKs
m-count-acks-ijkooi = { $count ->
    [one] { $count } ACK
   *[other] { $count } ACKs
  }

# {places}. The higher, the more of the link. A click is a drop.
m-places-the-higher-the-more-iiq48q = { $places }. Quanto mais agudo, mais do enlace. Um clique é um descarte.

# {name} left
m-name-left-fnovf1 = { $name } à esquerda

# {name} right
m-name-right-wxuhfq = { $name } à direita

# {name} in the middle
m-name-in-the-middle-mt214d = { $name } no centro
