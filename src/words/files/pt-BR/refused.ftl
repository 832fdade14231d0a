# This file is an experiment: it opens on a page of its own.
m-this-file-is-an-experiment-hu3tk5 = Este arquivo é um experimento: ele abre em uma página própria.

# link: must be that of both runs.
m-link-must-be-that-of-00ddok = link: deve ser o de ambas as execuções.

# link: {message}
m-link-message-2hwhta = link: { $message }

# must be “{RESULTS_MARK} {RESULTS_FORMAT}”, the format that this page reads
m-must-be-results-mark-results-fbsi6d = deve ser “{ $RESULTS_MARK } { $RESULTS_FORMAT }”, o formato que esta página lê

# must be a list of two runs
m-must-be-a-list-of-tsdob5 = deve ser uma lista de duas execuções

# must be a version
m-must-be-a-version-9mhj6m = deve ser uma versão

# must be that of the scenario, {seed}
m-must-be-that-of-the-8avh5l = deve ser a do cenário, { $seed }

# must be text or null
m-must-be-text-or-null-7ygp2u = deve ser texto ou null

# must be an address
m-must-be-an-address-j9cp14 = deve ser um endereço

# must be a list
m-must-be-a-list-5drp3i = deve ser uma lista

# must be text
m-must-be-text-e8vrtw = deve ser texto

# must be as long as the first column
m-must-be-as-long-as-co33zu = deve ser tão longa quanto a primeira coluna

# must be a number or null
m-must-be-a-number-or-g77gox = deve ser um número ou null

# This file is {length} characters long; at most {MAX_FILE_LENGTH} are read.
m-this-file-is-length-characters-uj16bw = Este arquivo tem { $length } caracteres; são lidos no máximo { $MAX_FILE_LENGTH }.

# This file is empty.
m-this-file-is-empty-lk0s0s = Este arquivo está vazio.

# This file is no text in UTF-8. A table that is in UTF-16 can be saved as CSV in UTF-8.
m-this-file-is-no-text-gd1x2f = Este arquivo não é texto em UTF-8. Uma tabela em UTF-16 pode ser salva como CSV em UTF-8.

# This file is neither a scenario nor exported results: it is no JSON and no table with a link. Nor is it a trace, or a table of measurements with a column for the time.
m-this-file-is-neither-a-t6kwwi = Este arquivo não é um cenário nem resultados exportados: não é JSON nem uma tabela com um link da página. Também não é um traço, nem uma tabela de medidas com uma coluna para o tempo.

# This file is no JSON: {slice}.
m-this-file-is-no-json-r18w40 = Este arquivo não é JSON: { $slice }.

# This file holds more than {MOST_LISTS} lists and objects, more than any file of this page.
m-this-file-holds-more-than-up2rhq = Este arquivo contém mais de { $MOST_LISTS } listas e objetos, mais que qualquer arquivo desta página.

# {fact}: must be that of the {where}, {must}, got {got}.
m-fact-must-be-that-of-2nss74 = { $fact }: deve ser igual ao de { $where }, { $must }; é { $got }.

# it is too long for a lesson
m-it-is-too-long-for-t61imw = é longo demais para uma lição

# Line {line}: {reason}
m-line-line-reason-qns4up = Linha { $line }: { $reason }

# a check has no run: its statements cannot be measured
m-a-check-has-no-run-exjk8k = um bloco check não tem execução: suas afirmações não podem ser medidas

# before the first step there is no run to measure
m-before-the-first-step-there-aypsvc = antes do primeiro passo não há execução para medir

# a step goes from {from} to {until} s, and its run lasts {duration} s
m-a-step-goes-from-from-b4cjme = um passo vai de { $from } a { $until } s, e sua execução dura { $duration } s

# speeds are {join}
m-speeds-are-join-lznabx = as velocidades são { $join }

# the first scene needs “open: #/scene/…”, a link of the page
m-the-first-scene-needs-open-kqgh8z = a primeira cena precisa de “open: #/scene/…”, um link da página

# a lesson shows one run; this link holds two
m-a-lesson-shows-one-run-x53v0k = uma lição mostra uma execução; este link contém duas

# there is no row {stranger}; there are {join}
m-there-is-no-row-stranger-cthvyj = não há nenhuma linha { $stranger }; há { $join }

# before the question the run is not known yet: say it behind it
m-before-the-question-the-run-y48zkg = antes da pergunta a execução ainda não é conhecida: diga-o depois dela

# an option says nothing measured: say it in its reason
m-an-option-says-nothing-measured-az6kw9 = uma opção não diz nada medido: diga-o em seu motivo

# the scene has no {whose}
m-the-scene-has-no-whose-1v7prx = a cena não tem { $whose }

# a paragraph has at most {paragraph} characters
m-a-paragraph-has-at-most-rm2l32 = um parágrafo tem no máximo { $paragraph } caracteres

# it has a character that no text has
m-it-has-a-character-that-2kkh3r = tem um caractere que nenhum texto tem

# a link leads to a place of this page (#/terms/rtt), not to {href}
m-a-link-leads-to-a-74kcri = um link leva a um lugar desta página (#/terms/rtt), não a { $href }

# HTML is not read: {raw}
m-html-is-not-read-raw-elwtjn = HTML não é lido: { $raw }

# pictures are not shown
m-pictures-are-not-shown-1lopek = imagens não são mostradas

# {raw} is not read here
m-raw-is-not-read-here-ilx21a = { $raw } não é lido aqui

# {trim} is not read here
m-trim-is-not-read-here-givi3c = { $trim } não é lido aqui

# an item of a list is one paragraph
m-an-item-of-a-list-hkjopr = um item de uma lista é um só parágrafo

# a line here has at most {most} characters, this one {length}
m-a-line-here-has-at-u5dywh = uma linha tem aqui no máximo { $most } caracteres; esta, { $length }

# “{key}” stands twice
m-key-stands-twice-5sib0u = “{ $key }” está duas vezes

# {text} is neither “key: value” nor “- item” nor moved in below one
m-text-is-neither-key-value-jto7ge = { $text } não é “key: value” nem “- item”, nem está recuado abaixo de um

# “{key}” is not read here; there are {join}
m-key-is-not-read-here-1dr6o3 = “{ $key }” não é lido aqui; há { $join }

# a link begins with #/
m-a-link-begins-with-grflsc = um link começa com #/

# the scenario is no JSON: {split}
m-the-scenario-is-no-json-pcpf9b = o cenário não é JSON: { $split }

# a question begins with its kind and what is asked, “choice: Which …?”; kinds are {join}
m-a-question-begins-with-its-xlcupx = uma pergunta começa com seu tipo e o que se pergunta, “choice: Qual …?”; os tipos são { $join }

# nothing is asked
m-nothing-is-asked-jp7mvu = nada é perguntado

# a check is of the kind “choice”
m-a-check-is-of-the-atjuie = um bloco check é do tipo “choice”

# each wrong option of a check needs its reason, moved in below it
m-each-wrong-option-of-a-kmwqwb = cada opção errada de um bloco check precisa de seu motivo, recuado abaixo dela

# an option begins with “- [ ]”, the right one with “- [x]”
m-an-option-begins-with-the-2bopaq = uma opção começa com “- [ ]”; a certa, com “- [x]”

# exactly one option is right: “- [x]”
m-exactly-one-option-is-right-82wciw = exatamente uma opção está certa: “- [x]”

# an item is “- words = EXPRESSION”
m-an-item-is-words-expression-ufe6ax = um item é “- words = EXPRESSION”

# an item of a number is “- LOW..HIGH” or “- EXPRESSION”, its reason below it
m-an-item-of-a-number-mna1vd = um item de um número é “- LOW..HIGH” ou “- EXPRESSION”, com seu motivo abaixo

# the bounds {value}..{value2} are empty
m-the-bounds-value-value2-are-q7d1dg = os limites { $value }..{ $value2 } não contêm nada

# a wrong number needs its reason, moved in below it
m-a-wrong-number-needs-its-sbu53p = um número errado precisa de seu motivo, recuado abaixo dele

# this question needs “{key}: …”
m-this-question-needs-key-0kyfz2 = esta pergunta precisa de “{ $key }: …”

# this kind of question has no “- items”
m-this-kind-of-question-has-ygzc6j = este tipo de pergunta não tem “- items”

# there are {least} to {options} {what}, here {found}
m-there-are-least-to-options-kbg7rb = há de { $least } a { $options } { $what }, aqui { $found }

# {text} is no number
m-text-is-no-number-jb369o = { $text } não é um número

# it must be more than 0
m-it-must-be-more-than-jwyrx6 = deve ser maior que 0

# a curve is of window(group), rate(group), roundTrip(group) or queue(hop)
m-a-curve-is-of-window-gehg6r = uma curva é de window(group), rate(group), roundTrip(group) ou queue(hop)

# a hop is a number from 1
m-a-hop-is-a-number-4he4pm = um salto é um número a partir de 1

# an axis is “EXPRESSION LOW..HIGH label”
m-an-axis-is-expression-low-9kfw02 = um eixo é “EXPRESSION LOW..HIGH label”

# the axis {low}..{high} is empty
m-the-axis-low-high-is-wqbvkm = o eixo { $low }..{ $high } não contém nada

# a lesson has at most {file} characters, this one {length}
m-a-lesson-has-at-most-tj6dea = uma lição tem no máximo { $file } caracteres; esta, { $length }

# a lesson has at most {lines} lines
m-a-lesson-has-at-most-ipojj4 = uma lição tem no máximo { $lines } linhas

# “#” is the title, “##” begins a step; there are no others
m-is-the-title-begins-a-iguinr = “#” é o título, “##” começa um passo; não há outros

# a lesson begins with its one title, “# …”
m-a-lesson-begins-with-its-6ra7nw = uma lição começa com seu único título, “# …”

# a title is one short line
m-a-title-is-one-short-decgm6 = um título é uma linha curta

# a lesson begins with its title, “# …”
m-a-lesson-begins-with-its-omncw0 = uma lição começa com seu título, “# …”

# HTML is not read: {trim}
m-html-is-not-read-trim-vrt0st = HTML não é lido: { $trim }

# it is nested too deep to be read
m-it-is-nested-too-deep-21ypcl = tem níveis demais para ser lido

# these lines are moved in: text begins at the left
m-these-lines-are-moved-in-bsvdph = estas linhas estão recuadas: o texto começa à esquerda

# there is no block {lang}; there are scene, question and check
m-there-is-no-block-lang-9ws2tf = não há nenhum bloco { $lang }; há scene, question e check

# a {lang} belongs to a step, “## …”
m-a-lang-belongs-to-a-ur322n = { $lang } pertence a um passo, “## …”

# a step has one scene
m-a-step-has-one-scene-4zuv2a = um passo tem uma só cena

# a step has one question
m-a-step-has-one-question-4ds156 = um passo tem uma só pergunta

# a lesson has at least one step, “## …”
m-a-lesson-has-at-least-jvctet = uma lição tem ao menos um passo, “## …”

# a lesson has at most {steps} steps
m-a-lesson-has-at-most-pbezw8 = uma lição tem no máximo { $steps } passos

# a lesson has at most {checks} checks
m-a-lesson-has-at-most-253z6g = uma lição tem no máximo { $checks } blocos check

# the first step needs a scene
m-the-first-step-needs-a-7b57du = o primeiro passo precisa de uma cena

# a step has at most {mostWords} words {where}, this one {words}
m-a-step-has-at-most-oz1xbv = um passo tem no máximo { $mostWords } palavras { $where }; este, { $words }

# a lesson has at most {statements} statements
m-a-lesson-has-at-most-mca7y0 = uma lição tem no máximo { $statements } afirmações

# quotations are not nested
m-quotations-are-not-nested-w4zlmw = uma citação não contém outra

# lists are not nested
m-lists-are-not-nested-xyn1ws = uma lista não contém outra

# A link to this would be {length} characters long; at most {MAX_LINK_LENGTH} are read. Save it as a file instead.
m-a-link-to-this-would-9zf3lt = Um link para isto teria { $length } caracteres; são lidos no máximo { $MAX_LINK_LENGTH }. Salve como arquivo.

# This link is longer than any experiment’s.
m-this-link-is-longer-than-o9o02w = Este link é mais longo que o de qualquer experimento.

# This link is of a later format than this page reads.
m-this-link-is-of-a-ys8uc3 = Este link é de um formato posterior ao que esta página lê.

# This link asks for what cannot be. {refusal}
m-this-link-asks-for-what-pop372 = Este link pede algo impossível. { $refusal }

# This link is {length} characters long; at most {MAX_LINK_LENGTH} are read.
m-this-link-is-length-characters-tpie3w = Este link tem { $length } caracteres; são lidos no máximo { $MAX_LINK_LENGTH }.

# This page has no part called “{slice}”.
m-this-page-has-no-part-jpvtes = Esta página não tem nenhuma parte chamada “{ $slice }”.

# This link holds no scenario: nothing is named after “?” or “&”.
m-this-link-holds-no-scenario-772i62 = Este link não contém nenhum cenário: nada é nomeado depois de “?” ou “&”.

# This link sets “{key}” twice.
m-this-link-sets-key-twice-yt9mlk = Este link define “{ $key }” duas vezes.

# There is no prepared scenario called “{name}”.
m-there-is-no-prepared-scenario-k7nzjy = Não há nenhum cenário preparado chamado “{ $name }”.

# There is no scene called “{id}”: Open has a list of them.
m-there-is-no-scene-called-4s2zf3 = Não há nenhuma cena chamada “{ $id }”: em Abrir há uma lista delas.

# This link is of format “{format}”; this page reads formats 1 and {FORMAT}.
m-this-link-is-of-format-od6swx = Este link é de formato “{ $format }”; esta página lê os formatos 1 e { $FORMAT }.

# This link was altered: it unpacks, but to nothing that this page understands.
m-this-link-was-altered-it-rfalw3 = Este link foi alterado: ele se descompacta, mas não dá nada que esta página entenda.

# This link was altered: the scenario that it compares with cannot be made out.
m-this-link-was-altered-the-1kb199 = Este link foi alterado: não é possível ler o cenário com que ele compara.

# This link asks for what cannot be. {refusal}.
m-this-link-asks-for-what-xqsfr4 = Este link pede algo impossível. { $refusal }.

# This link sets “{path}”, which is the name of no field.
m-this-link-sets-path-which-lce7sr = Este link define “{ $path }”, que não é o nome de nenhum campo.

# The part of the page that reads rules could not be fetched. Reload the page to try again.
m-the-part-of-the-page-wwy2b2 = Não foi possível obter a parte da página que lê regras. Recarregue a página para tentar de novo.

# This link was altered: the value of “{path}” cannot be read.
m-this-link-was-altered-the-5awqso = Este link foi alterado: não é possível ler o valor de “{ $path }”.

# This link was altered: the value of “{path}” begins with a quote that does not end.
m-this-link-was-altered-the-5euczp = Este link foi alterado: o valor de “{ $path }” começa com aspas que não se fecham.

# This link sets “{path}”, which is not there.
m-this-link-sets-path-which-ge7c0y = Este link define “{ $path }”, que não existe.

# A link to this would unpack to {size} kB; at most {MAX_UNPACKED_BYTES} kB are read. Save it as a file instead.
m-a-link-to-this-would-0cx46u = Um link para isto ocuparia { $size } kB descompactado; são lidos no máximo { $MAX_UNPACKED_BYTES } kB. Salve como arquivo.

# This browser is too old to pack and unpack links, though it can run what they hold: Chrome 103, Firefox 113 and Safari 16.4 can.
m-this-browser-is-too-old-xuy0da = Este navegador é antigo demais para compactar e descompactar links, embora possa executar o que eles contêm: Chrome 103, Firefox 113 e Safari 16.4 podem.

# This link breaks off or was altered: it cannot be unpacked.
m-this-link-breaks-off-or-kj8xk5 = Este link está cortado ou foi alterado: não pode ser descompactado.

# This link unpacks to more than {limit} kB, more than any scenario needs.
m-this-link-unpacks-to-more-bua8y8 = Este link ocupa descompactado mais de { $limit } kB, mais do que qualquer cenário precisa.

# This link has a character that no link has: “{stranger}”.
m-this-link-has-a-character-fjcon0 = Este link tem um caractere que nenhum link tem: “{ $stranger }”.

# This link breaks off: its end is missing.
m-this-link-breaks-off-its-dh83gz = Este link está cortado: falta o final.

# A link to this race would be {length} characters long; at most {MAX_LINK_LENGTH} are read. Save it as a file instead.
m-a-link-to-this-race-dvre8u = Um link para esta corrida teria { $length } caracteres; são lidos no máximo { $MAX_LINK_LENGTH }. Salve como arquivo.

# This link is longer than any race’s.
m-this-link-is-longer-than-5los4a = Este link é mais longo que o de qualquer corrida.

# This asks for a race that cannot be. {refusal}
m-this-asks-for-a-race-jax841 = Isto pede uma corrida impossível. { $refusal }

# must be at most {most} different names with commas between
m-must-be-at-most-most-kmymbf = deve ser no máximo { $most } nomes diferentes separados por vírgulas

# must be a flow: its group's id, a dot and its number from 0
m-must-be-a-flow-its-nvny48 = deve ser um fluxo: o id de seu grupo, um ponto e seu número a partir de 0

# This table of measurements has no row with a value.
m-this-table-of-measurements-has-89yesu = Esta tabela de medidas não tem nenhuma linha com um valor.

# Line {lines} must be of a time from 0 to {duration} s after {value}, got {time} s.
m-line-lines-must-be-of-49tp4g = A linha { $lines } deve ser de um tempo de 0 a { $duration } s depois de { $value }; é { $time } s.

# Line 1 must have at most {MOST_OF_HEADS} characters, got {length}.
m-line-1-must-have-at-cg429w = A linha 1 deve ter no máximo { $MOST_OF_HEADS } caracteres; tem { $length }.

# Line 1 of this table must name a column cwnd, rtt or queue beside the time.
m-line-1-of-this-table-l1unle = A linha 1 desta tabela deve nomear uma coluna cwnd, rtt ou queue além do tempo.

# must have {length} cells, as line 1 has
m-must-have-length-cells-as-hct2cs = deve ter { $length } células, como a linha 1

# must begin with its time in brackets: let ping write it with -D
m-must-begin-with-its-time-swxiho = deve começar com seu tempo entre colchetes: faça o ping escrevê-lo com -D

# must be a time and a queue length
m-must-be-a-time-and-kyvleu = deve ser um tempo e um comprimento de fila

# must have a value of at most {MOST}
m-must-have-a-value-of-a7iboe = deve ter um valor de no máximo { $MOST }

# These measurements have {rows} rows; at most {measuredRows} are read. Take every second or tenth one.
m-these-measurements-have-rows-rows-caiu5h = Estas medidas têm { $rows } linhas; são lidas no máximo { $measuredRows }. Tome uma a cada duas ou a cada dez.

# must not be before the line above it, {before}
m-must-not-be-before-the-rlmlhn = não deve ser anterior à linha acima, { $before }

# Line {line}{value}{rule}, got “{got}”.
m-line-line-value-rule-got-qfunl3 = Linha { $line }{ $value }{ $rule }; diz “{ $got }”.

# must be a whole number of milliseconds
m-must-be-a-whole-number-f9qrlv = deve ser um número inteiro de milissegundos

# The last line of this trace must be later than 0 ms, so that it lasts for a time.
m-the-last-line-of-this-pcrbg1 = A última linha deste traço deve ser posterior a 0 ms, para que ele dure algum tempo.

# The last line of this trace is of {last} ms: with what stands before it the link must carry at least {minRate} bit/s on average, got {rate}.
m-the-last-line-of-this-zs5rlq = A última linha deste traço é de { $last } ms: com o que está antes, o enlace deve levar ao menos { $minRate } bit/s em média; leva { $rate }.

# must not be before the line above it, {last}
m-must-not-be-before-the-qisbw2 = não deve ser anterior à linha acima, { $last }

# must be at most {trace} ms
m-must-be-at-most-trace-094t80 = deve ser no máximo { $trace } ms

# must not be one more of the same millisecond than {MOST_PER_MS} (420 Mbit/s)
m-must-not-be-one-more-czso4c = não deve ser uma a mais do mesmo milissegundo que { $MOST_PER_MS } (420 Mbit/s)

# Line {line} of this trace {rule}, got “{value}”.
m-line-line-of-this-trace-7x83c1 = A linha { $line } deste traço { $rule }; diz “{ $value }”.

# must be a hop of the path, 0 to {last}
m-must-be-a-hop-of-dktpc7 = deve ser um salto do caminho, de 0 a { $last }

# must be less than the interval, {interval} s
m-must-be-less-than-the-txjn85 = deve ser menor que o intervalo, { $interval } s

# must be less than maxThreshold, {maxThreshold}
m-must-be-less-than-maxthreshold-j6yc61 = deve ser menor que maxThreshold, { $maxThreshold }

# must be less than high, {high} bit/s
m-must-be-less-than-high-ul9lzi = deve ser menor que high, { $high } bit/s

# must be 0 or at least {minRate} bit/s
m-must-be-0-or-at-xpj5bn = deve ser 0 ou ao menos { $minRate } bit/s

# must have at least one {item}
m-must-have-at-least-one-qjkfpz = deve ter ao menos um item: { $item }

# must be after the {item} before, {before} s
m-must-be-after-the-item-n9wr0g = deve ser posterior ao anterior ({ $item }), { $before } s

# must be a number from {min} to {max}
m-must-be-a-number-from-y15ukk = deve ser um número de { $min } a { $max }

# must be a whole number from {min} to {max}
m-must-be-a-whole-number-lhdnod = deve ser um número inteiro de { $min } a { $max }

# must be '{word}' or a number from {min} to {max}
m-must-be-word-or-a-qb264d = deve ser '{ $word }' ou um número de { $min } a { $max }

# must be true or false
m-must-be-true-or-false-7n6jhz = deve ser true ou false

# must be text of at most {longest} characters
m-must-be-text-of-at-0s5wjr = deve ser texto de no máximo { $longest } caracteres

# must be one of {join}
m-must-be-one-of-join-qfur8y = deve ser um de { $join }

# must be a list of at most {longest}
m-must-be-a-list-of-17w1tr = deve ser uma lista de no máximo { $longest }

# must be given
m-must-be-given-h2ewi4 = deve ser indicado

# must be {replace}
m-must-be-replace-3efgef = deve ser { $replace }

# must have at most {values} values in all
m-must-have-at-most-values-mnwtbu = deve ter no máximo { $values } valores ao todo

# must be 'none' where the scenario's own loss says what the first hop loses
m-must-be-none-where-the-90ykpm = deve ser 'none' onde a perda do próprio cenário diz o que o primeiro salto perde

# {path}: {rule}, got {value}
m-path-rule-got-value-wpg8x3 = { $path }: { $rule }; é { $value }

# must be less than the duration, {duration} s
m-must-be-less-than-the-7biymz = deve ser menor que a duração, { $duration } s

# must have one hop for each of path, {length}
m-must-have-one-hop-for-9rkj07 = deve ter um salto para cada um de path, { $length }

# must carry at least {minRate} bit/s on average
m-must-carry-at-least-minrate-x3wmie = deve levar ao menos { $minRate } bit/s em média

# must be '{kind}' where the rate is unlimited (nobody ever waits there)
m-must-be-kind-where-the-dxmu1q = deve ser '{ $kind }' onde a taxa é ilimitada (ali ninguém espera nunca)

# must differ from the ids of the other groups
m-must-differ-from-the-ids-2nmol1 = deve ser diferente dos ids dos outros grupos

# must be 'forward' while the reverse path is 'ideal'
m-must-be-forward-while-the-vxtq2o = deve ser 'forward' enquanto o caminho de volta for 'ideal'

# must be after the start, {start} s
m-must-be-after-the-start-zqp0if = deve ser posterior ao começo, { $start } s

# must leave every flow an access delay of at least 0: take a smaller spread or a larger accessDelay
m-must-leave-every-flow-an-s5agt4 = deve deixar a cada fluxo um atraso de acesso de ao menos 0: use uma dispersão menor ou um accessDelay maior

# must give a round-trip time above 0 with the delays of the path
m-must-give-a-round-trip-pooil6 = deve dar, com os atrasos do caminho, um tempo de ida e volta maior que 0

# must be at most {flows} flows in all
m-must-be-at-most-flows-wvta4f = deve ser no máximo { $flows } fluxos ao todo

# must not let more than {probes} probes begin during the run
m-must-not-let-more-than-y5yhm4 = não deve fazer com que comecem mais de { $probes } sondas durante a execução

# must be a hop of the path, 0 to {hops}
m-must-be-a-hop-of-555w3v = deve ser um salto do caminho, de 0 a { $hops }

# must not be after the hop it leaves, {leave}
m-must-not-be-after-the-nb2npu = não deve estar depois do salto pelo qual sai, { $leave }

# must be 'once' of a scheme without a window
m-must-be-once-of-a-cpedgc = deve ser 'once' em um esquema sem janela

# must be 'greedy' of a scheme without a window
m-must-be-greedy-of-a-3jtg5p = deve ser 'greedy' em um esquema sem janela

# must be null of a scheme without a window
m-must-be-null-of-a-1ln6j0 = deve ser null em um esquema sem janela

# must be 'once' where packets is null: there is no end
m-must-be-once-where-packets-a6o8cd = deve ser 'once' onde packets é null: não há fim

# must not let more than {transfers} transfers begin during the run
m-must-not-let-more-than-ms2dju = não deve fazer com que comecem mais de { $transfers } transferências durante a execução

# must have a value for each time, {length}
m-must-have-a-value-for-vj24qp = deve ter um valor para cada tempo, { $length }

# must not be before the one above it, {time}
m-must-not-be-before-the-8eq1qj = não deve ser anterior ao de cima, { $time }

# must not be after the end, {duration} s
m-must-not-be-after-the-2shfov = não deve ser posterior ao fim, { $duration } s

# must be the id of a flow group
m-must-be-the-id-of-nz701u = deve ser o id de um grupo de fluxos

# must be a flow of the group, 0 to {count}
m-must-be-a-flow-of-v10s69 = deve ser um fluxo do grupo, de 0 a { $count }

# must be the index of a source in traffic
m-must-be-the-index-of-reh2u5 = deve ser o índice de uma fonte em traffic

# must not let more than {packets} packets through at these rates and windows
m-must-not-let-more-than-22jhcm = não deve deixar passar mais de { $packets } pacotes com estas taxas e janelas

# must not ask for more than {samples} numbers over the whole run
m-must-not-ask-for-more-28a6j5 = não deve pedir mais de { $samples } números em toda a execução

# must be less: with the rates and windows it lets {toExponential} packets be in the network at one time, and all together may take {memory} MB
m-must-be-less-with-the-8j0fmb = deve ser menor: com as taxas e janelas permite { $toExponential } pacotes na rede ao mesmo tempo, e tudo junto pode ocupar { $memory } MB

# must be 1 to {trace} digits to base 36 (0 to 9, a to z), one a millisecond
m-must-be-1-to-trace-xb7oz0 = deve ser de 1 a { $trace } dígitos em base 36 (0 a 9, a a z), um por milissegundo

# must have at least one hop
m-must-have-at-least-one-49wnf1 = deve ter ao menos um salto

# must be 'ideal' or a list of hops, one for each of path
m-must-be-ideal-or-a-asrvov = deve ser 'ideal' ou uma lista de saltos, um para cada um de path

# must be 1, the version of the format
m-must-be-1-the-version-7xi70g = deve ser 1, a versão do formato

# must have at least one flow group
m-must-have-at-least-one-9c3nmh = deve ter ao menos um grupo de fluxos

# must be a rule: {why}
m-must-be-a-rule-why-3riptu = deve ser uma regra: { $why }

# must be at most {events} in all
m-must-be-at-most-events-f8kvso = deve ser no máximo { $events } ao todo

# must be the id of a measure, or an object with id and group, hop or source
m-must-be-the-id-of-q2nmyw = deve ser o id de uma medida, ou um objeto com id e group, hop ou source

# must be a statement, or an object with says and part
m-must-be-a-statement-or-8wu2ai = deve ser uma afirmação, ou um objeto com says e part

# must be another setting than the first
m-must-be-another-setting-than-krhcyk = deve ser um ajuste diferente do primeiro

# must have either values, or from, to and count
m-must-have-either-values-or-ujbmxd = deve ter values, ou então from, to e count

# must have at least one value
m-must-have-at-least-one-obn26v = deve ter ao menos um valor

# must be one for each of the {length} values
m-must-be-one-for-each-x2n7k5 = deve ser um para cada um dos { $length } valores

# must have from, to and count
m-must-have-from-to-and-y5c0vd = deve ter from, to e count

# must be above from, which is {from}
m-must-be-above-from-which-lqsf8l = deve ser maior que from, que é { $from }

# must be above 0 on a logarithmic scale
m-must-be-above-0-on-jqtghb = deve ser maior que 0 em uma escala logarítmica

# must be the id of a number or metric of one run
m-must-be-the-id-of-wopbm1 = deve ser o id de um número ou de uma métrica de uma execução

# must be the id of a group of flows
m-must-be-the-id-of-1wiies = deve ser o id de um grupo de fluxos

# must be the number of a hop, from 0
m-must-be-the-number-of-s68wqo = deve ser o número de um salto, a partir de 0

# must be the place of a source, from 0
m-must-be-the-place-of-ksovai = deve ser a posição de uma fonte, a partir de 0

# must give at most {points} points
m-must-give-at-most-points-ippc25 = deve dar no máximo { $points } pontos

# must give at most {runs} runs, points times seeds
m-must-give-at-most-runs-sdoun6 = deve dar no máximo { $runs } execuções, pontos vezes sementes

# must need at most {toExponential} packets in all its runs
m-must-need-at-most-toexponential-j7foif = deve precisar de no máximo { $toExponential } pacotes em todas as suas execuções

# must be a statement as `mean-queue() < 20: the queue is short`: {message}
m-must-be-a-statement-as-pu2ubg = deve ser uma afirmação como `mean-queue() < 20: the queue is short`: { $message }

# must be of what is measured; {unknown} is not
m-must-be-of-what-is-weqooi = deve ser do que se mede; { $unknown } não é

# must be the path of a field, as `path.0.queue.limit`
m-must-be-the-path-of-05t570 = deve ser o caminho de um campo, como `path.0.queue.limit`

# must be a setting of the run, other than its seed and its words
m-must-be-a-setting-of-drm9ch = deve ser um ajuste da execução, que não seja sua semente nem suas palavras

# must be a time above 0 s
m-must-be-a-time-above-ol4djv = deve ser um tempo maior que 0 s

# must be a number from {least} to {most}, as the rule’s param says
m-must-be-a-number-from-luup5g = deve ser um número de { $least } a { $most }, como diz o param da regra

# line {line}, column {column}: {reason}
m-line-line-column-column-reason-d0l5bb = linha { $line }, coluna { $column }: { $reason }

# must be a hop that follows no trace
m-must-be-a-hop-that-xxefim = deve ser um salto que não siga um traço

# must be crossed by all flows that leave the path together, while the reverse path is 'ideal'
m-must-be-crossed-by-all-ohf217 = deve ser cruzado por todos os fluxos que deixam o caminho juntos, enquanto o caminho de volta for 'ideal'

# must be false while the reverse path is 'ideal'
m-must-be-false-while-the-wfm6fk = deve ser false enquanto o caminho de volta for 'ideal'

# must be a hop with a limited rate
m-must-be-a-hop-with-gqaipo = deve ser um salto com taxa limitada

# must be an object with fields
m-must-be-an-object-with-gjntgq = deve ser um objeto com campos

# must be letters of .asudxhz
m-must-be-letters-of-asudxhz-agc0p8 = devem ser letras de .asudxhz

# must be in the scenario before the run begins
m-must-be-in-the-scenario-tccgsy = deve estar no cenário antes de a execução começar
