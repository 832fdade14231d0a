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
