# This file is an experiment: it opens on a page of its own.
m-this-file-is-an-experiment-hu3tk5 = Este archivo es un experimento: se abre en una página propia.

# link: must be that of both runs.
m-link-must-be-that-of-00ddok = link: debe ser el de ambas ejecuciones.

# link: {message}
m-link-message-2hwhta = link: { $message }

# must be “{RESULTS_MARK} {RESULTS_FORMAT}”, the format that this page reads
m-must-be-results-mark-results-fbsi6d = debe ser «{ $RESULTS_MARK } { $RESULTS_FORMAT }», el formato que lee esta página

# must be a list of two runs
m-must-be-a-list-of-tsdob5 = debe ser una lista de dos ejecuciones

# must be a version
m-must-be-a-version-9mhj6m = debe ser una versión

# must be that of the scenario, {seed}
m-must-be-that-of-the-8avh5l = debe ser la del escenario, { $seed }

# must be text or null
m-must-be-text-or-null-7ygp2u = debe ser texto o null

# must be an address
m-must-be-an-address-j9cp14 = debe ser una dirección

# must be a list
m-must-be-a-list-5drp3i = debe ser una lista

# must be text
m-must-be-text-e8vrtw = debe ser texto

# must be as long as the first column
m-must-be-as-long-as-co33zu = debe ser tan larga como la primera columna

# must be a number or null
m-must-be-a-number-or-g77gox = debe ser un número o null

# This file is {length} characters long; at most {MAX_FILE_LENGTH} are read.
m-this-file-is-length-characters-uj16bw = Este archivo tiene { $length } caracteres; se leen a lo sumo { $MAX_FILE_LENGTH }.

# This file is empty.
m-this-file-is-empty-lk0s0s = Este archivo está vacío.

# This file is no text in UTF-8. A table that is in UTF-16 can be saved as CSV in UTF-8.
m-this-file-is-no-text-gd1x2f = Este archivo no es texto en UTF-8. Una tabla que está en UTF-16 puede guardarse como CSV en UTF-8.

# This file is neither a scenario nor exported results: it is no JSON and no table with a link. Nor is it a trace, or a table of measurements with a column for the time.
m-this-file-is-neither-a-t6kwwi = Este archivo no es un escenario ni resultados exportados: no es JSON ni una tabla con un enlace de la página. Tampoco es una traza, ni una tabla de medidas con una columna para el tiempo.

# This file is no JSON: {slice}.
m-this-file-is-no-json-r18w40 = Este archivo no es JSON: { $slice }.

# This file holds more than {MOST_LISTS} lists and objects, more than any file of this page.
m-this-file-holds-more-than-up2rhq = Este archivo contiene más de { $MOST_LISTS } listas y objetos, más que cualquier archivo de esta página.

# {fact}: must be that of the {where}, {must}, got {got}.
m-fact-must-be-that-of-2nss74 = { $fact }: debe ser igual que en { $where }, { $must }; es { $got }.

# it is too long for a lesson
m-it-is-too-long-for-t61imw = es demasiado largo para una lección

# Line {line}: {reason}
m-line-line-reason-qns4up = Línea { $line }: { $reason }

# a check has no run: its statements cannot be measured
m-a-check-has-no-run-exjk8k = un bloque check no tiene ejecución: sus afirmaciones no pueden medirse

# before the first step there is no run to measure
m-before-the-first-step-there-aypsvc = antes del primer paso no hay ninguna ejecución que medir

# a step goes from {from} to {until} s, and its run lasts {duration} s
m-a-step-goes-from-from-b4cjme = un paso va de { $from } a { $until } s, y su ejecución dura { $duration } s

# speeds are {join}
m-speeds-are-join-lznabx = las velocidades son { $join }

# the first scene needs “open: #/scene/…”, a link of the page
m-the-first-scene-needs-open-kqgh8z = la primera escena necesita “open: #/scene/…”, un enlace de la página

# a lesson shows one run; this link holds two
m-a-lesson-shows-one-run-x53v0k = una lección muestra una ejecución; este enlace contiene dos

# there is no row {stranger}; there are {join}
m-there-is-no-row-stranger-cthvyj = no hay ninguna fila { $stranger }; hay { $join }

# before the question the run is not known yet: say it behind it
m-before-the-question-the-run-y48zkg = antes de la pregunta aún no se conoce la ejecución: dígalo después de ella

# an option says nothing measured: say it in its reason
m-an-option-says-nothing-measured-az6kw9 = una opción no dice nada medido: dígalo en su motivo

# the scene has no {whose}
m-the-scene-has-no-whose-1v7prx = la escena no tiene { $whose }

# a paragraph has at most {paragraph} characters
m-a-paragraph-has-at-most-rm2l32 = un párrafo tiene a lo sumo { $paragraph } caracteres

# it has a character that no text has
m-it-has-a-character-that-2kkh3r = tiene un carácter que ningún texto tiene

# a link leads to a place of this page (#/terms/rtt), not to {href}
m-a-link-leads-to-a-74kcri = un enlace lleva a un lugar de esta página (#/terms/rtt), no a { $href }

# HTML is not read: {raw}
m-html-is-not-read-raw-elwtjn = no se lee HTML: { $raw }

# pictures are not shown
m-pictures-are-not-shown-1lopek = no se muestran imágenes

# {raw} is not read here
m-raw-is-not-read-here-ilx21a = { $raw } no se lee aquí

# {trim} is not read here
m-trim-is-not-read-here-givi3c = { $trim } no se lee aquí

# an item of a list is one paragraph
m-an-item-of-a-list-hkjopr = un elemento de una lista es un solo párrafo

# a line here has at most {most} characters, this one {length}
m-a-line-here-has-at-u5dywh = una línea tiene aquí a lo sumo { $most } caracteres; esta, { $length }

# “{key}” stands twice
m-key-stands-twice-5sib0u = «{ $key }» está dos veces

# {text} is neither “key: value” nor “- item” nor moved in below one
m-text-is-neither-key-value-jto7ge = { $text } no es “key: value” ni “- item”, ni está sangrado debajo de uno

# “{key}” is not read here; there are {join}
m-key-is-not-read-here-1dr6o3 = «{ $key }» no se lee aquí; hay { $join }

# a link begins with #/
m-a-link-begins-with-grflsc = un enlace empieza por #/

# the scenario is no JSON: {split}
m-the-scenario-is-no-json-pcpf9b = el escenario no es JSON: { $split }

# a question begins with its kind and what is asked, “choice: Which …?”; kinds are {join}
m-a-question-begins-with-its-xlcupx = una pregunta empieza por su tipo y lo que se pregunta, “choice: ¿Cuál …?”; los tipos son { $join }

# nothing is asked
m-nothing-is-asked-jp7mvu = no se pregunta nada

# a check is of the kind “choice”
m-a-check-is-of-the-atjuie = un bloque check es del tipo “choice”

# each wrong option of a check needs its reason, moved in below it
m-each-wrong-option-of-a-kmwqwb = cada opción falsa de un bloque check necesita su motivo, sangrado debajo de ella

# an option begins with “- [ ]”, the right one with “- [x]”
m-an-option-begins-with-the-2bopaq = una opción empieza por “- [ ]”; la correcta, por “- [x]”

# exactly one option is right: “- [x]”
m-exactly-one-option-is-right-82wciw = exactamente una opción es correcta: “- [x]”

# an item is “- words = EXPRESSION”
m-an-item-is-words-expression-ufe6ax = un elemento es “- words = EXPRESSION”

# an item of a number is “- LOW..HIGH” or “- EXPRESSION”, its reason below it
m-an-item-of-a-number-mna1vd = un elemento de un número es “- LOW..HIGH” o “- EXPRESSION”, con su motivo debajo

# the bounds {value}..{value2} are empty
m-the-bounds-value-value2-are-q7d1dg = los límites { $value }..{ $value2 } no contienen nada

# a wrong number needs its reason, moved in below it
m-a-wrong-number-needs-its-sbu53p = un número falso necesita su motivo, sangrado debajo de él

# this question needs “{key}: …”
m-this-question-needs-key-0kyfz2 = esta pregunta necesita «{ $key }: …»

# this kind of question has no “- items”
m-this-kind-of-question-has-ygzc6j = este tipo de pregunta no tiene “- items”

# there are {least} to {options} {what}, here {found}
m-there-are-least-to-options-kbg7rb = hay de { $least } a { $options } { $what }, aquí { $found }

# {text} is no number
m-text-is-no-number-jb369o = { $text } no es un número

# it must be more than 0
m-it-must-be-more-than-jwyrx6 = debe ser mayor que 0

# a curve is of window(group), rate(group), roundTrip(group) or queue(hop)
m-a-curve-is-of-window-gehg6r = una curva es de window(group), rate(group), roundTrip(group) o queue(hop)

# a hop is a number from 1
m-a-hop-is-a-number-4he4pm = un salto es un número a partir de 1

# an axis is “EXPRESSION LOW..HIGH label”
m-an-axis-is-expression-low-9kfw02 = un eje es “EXPRESSION LOW..HIGH label”

# the axis {low}..{high} is empty
m-the-axis-low-high-is-wqbvkm = el eje { $low }..{ $high } no contiene nada

# a lesson has at most {file} characters, this one {length}
m-a-lesson-has-at-most-tj6dea = una lección tiene a lo sumo { $file } caracteres; esta, { $length }

# a lesson has at most {lines} lines
m-a-lesson-has-at-most-ipojj4 = una lección tiene a lo sumo { $lines } líneas

# “#” is the title, “##” begins a step; there are no others
m-is-the-title-begins-a-iguinr = “#” es el título, “##” empieza un paso; no hay otros

# a lesson begins with its one title, “# …”
m-a-lesson-begins-with-its-6ra7nw = una lección empieza por su único título, “# …”

# a title is one short line
m-a-title-is-one-short-decgm6 = un título es una línea corta

# a lesson begins with its title, “# …”
m-a-lesson-begins-with-its-omncw0 = una lección empieza por su título, “# …”

# HTML is not read: {trim}
m-html-is-not-read-trim-vrt0st = no se lee HTML: { $trim }

# it is nested too deep to be read
m-it-is-nested-too-deep-21ypcl = tiene demasiados niveles para leerse

# these lines are moved in: text begins at the left
m-these-lines-are-moved-in-bsvdph = estas líneas están sangradas: el texto empieza a la izquierda

# there is no block {lang}; there are scene, question and check
m-there-is-no-block-lang-9ws2tf = no hay ningún bloque { $lang }; hay scene, question y check

# a {lang} belongs to a step, “## …”
m-a-lang-belongs-to-a-ur322n = { $lang } pertenece a un paso, “## …”

# a step has one scene
m-a-step-has-one-scene-4zuv2a = un paso tiene una sola escena

# a step has one question
m-a-step-has-one-question-4ds156 = un paso tiene una sola pregunta

# a lesson has at least one step, “## …”
m-a-lesson-has-at-least-jvctet = una lección tiene al menos un paso, “## …”

# a lesson has at most {steps} steps
m-a-lesson-has-at-most-pbezw8 = una lección tiene a lo sumo { $steps } pasos

# a lesson has at most {checks} checks
m-a-lesson-has-at-most-253z6g = una lección tiene a lo sumo { $checks } bloques check

# the first step needs a scene
m-the-first-step-needs-a-7b57du = el primer paso necesita una escena

# a step has at most {mostWords} words {where}, this one {words}
m-a-step-has-at-most-oz1xbv = un paso tiene a lo sumo { $mostWords } palabras { $where }; este, { $words }

# a lesson has at most {statements} statements
m-a-lesson-has-at-most-mca7y0 = una lección tiene a lo sumo { $statements } afirmaciones

# quotations are not nested
m-quotations-are-not-nested-w4zlmw = una cita no contiene otra

# lists are not nested
m-lists-are-not-nested-xyn1ws = una lista no contiene otra

# A link to this would be {length} characters long; at most {MAX_LINK_LENGTH} are read. Save it as a file instead.
m-a-link-to-this-would-9zf3lt = Un enlace a esto tendría { $length } caracteres; se leen a lo sumo { $MAX_LINK_LENGTH }. Guárdelo como archivo.

# This link is longer than any experiment’s.
m-this-link-is-longer-than-o9o02w = Este enlace es más largo que el de cualquier experimento.

# This link is of a later format than this page reads.
m-this-link-is-of-a-ys8uc3 = Este enlace es de un formato posterior al que lee esta página.

# This link asks for what cannot be. {refusal}
m-this-link-asks-for-what-pop372 = Este enlace pide algo imposible. { $refusal }

# This link is {length} characters long; at most {MAX_LINK_LENGTH} are read.
m-this-link-is-length-characters-tpie3w = Este enlace tiene { $length } caracteres; se leen a lo sumo { $MAX_LINK_LENGTH }.

# This page has no part called “{slice}”.
m-this-page-has-no-part-jpvtes = Esta página no tiene ninguna parte llamada «{ $slice }».

# This link holds no scenario: nothing is named after “?” or “&”.
m-this-link-holds-no-scenario-772i62 = Este enlace no contiene ningún escenario: no se nombra nada después de “?” o “&”.

# This link sets “{key}” twice.
m-this-link-sets-key-twice-yt9mlk = Este enlace fija «{ $key }» dos veces.

# There is no prepared scenario called “{name}”.
m-there-is-no-prepared-scenario-k7nzjy = No hay ningún escenario preparado llamado «{ $name }».

# There is no scene called “{id}”: Open has a list of them.
m-there-is-no-scene-called-4s2zf3 = No hay ninguna escena llamada «{ $id }»: en Abrir hay una lista de ellas.

# This link is of format “{format}”; this page reads formats 1 and {FORMAT}.
m-this-link-is-of-format-od6swx = Este enlace es de formato «{ $format }»; esta página lee los formatos 1 y { $FORMAT }.

# This link was altered: it unpacks, but to nothing that this page understands.
m-this-link-was-altered-it-rfalw3 = Este enlace fue alterado: se descomprime, pero no da nada que esta página entienda.

# This link was altered: the scenario that it compares with cannot be made out.
m-this-link-was-altered-the-1kb199 = Este enlace fue alterado: no se puede leer el escenario con el que compara.

# This link asks for what cannot be. {refusal}.
m-this-link-asks-for-what-xqsfr4 = Este enlace pide algo imposible. { $refusal }.

# This link sets “{path}”, which is the name of no field.
m-this-link-sets-path-which-lce7sr = Este enlace fija «{ $path }», que no es el nombre de ningún campo.

# The part of the page that reads rules could not be fetched. Reload the page to try again.
m-the-part-of-the-page-wwy2b2 = No se pudo obtener la parte de la página que lee reglas. Recargue la página para intentarlo de nuevo.

# This link was altered: the value of “{path}” cannot be read.
m-this-link-was-altered-the-5awqso = Este enlace fue alterado: no se puede leer el valor de «{ $path }».

# This link was altered: the value of “{path}” begins with a quote that does not end.
m-this-link-was-altered-the-5euczp = Este enlace fue alterado: el valor de «{ $path }» empieza por unas comillas que no se cierran.

# This link sets “{path}”, which is not there.
m-this-link-sets-path-which-ge7c0y = Este enlace fija «{ $path }», que no existe.

# A link to this would unpack to {size} kB; at most {MAX_UNPACKED_BYTES} kB are read. Save it as a file instead.
m-a-link-to-this-would-0cx46u = Un enlace a esto ocuparía { $size } kB descomprimido; se leen a lo sumo { $MAX_UNPACKED_BYTES } kB. Guárdelo como archivo.

# This browser is too old to pack and unpack links, though it can run what they hold: Chrome 103, Firefox 113 and Safari 16.4 can.
m-this-browser-is-too-old-xuy0da = Este navegador es demasiado antiguo para comprimir y descomprimir enlaces, aunque puede ejecutar lo que contienen: Chrome 103, Firefox 113 y Safari 16.4 sí pueden.

# This link breaks off or was altered: it cannot be unpacked.
m-this-link-breaks-off-or-kj8xk5 = Este enlace está cortado o fue alterado: no se puede descomprimir.

# This link unpacks to more than {limit} kB, more than any scenario needs.
m-this-link-unpacks-to-more-bua8y8 = Este enlace ocupa descomprimido más de { $limit } kB, más de lo que necesita cualquier escenario.

# This link has a character that no link has: “{stranger}”.
m-this-link-has-a-character-fjcon0 = Este enlace tiene un carácter que ningún enlace tiene: «{ $stranger }».

# This link breaks off: its end is missing.
m-this-link-breaks-off-its-dh83gz = Este enlace está cortado: le falta el final.

# A link to this race would be {length} characters long; at most {MAX_LINK_LENGTH} are read. Save it as a file instead.
m-a-link-to-this-race-dvre8u = Un enlace a esta carrera tendría { $length } caracteres; se leen a lo sumo { $MAX_LINK_LENGTH }. Guárdela como archivo.

# This link is longer than any race’s.
m-this-link-is-longer-than-5los4a = Este enlace es más largo que el de cualquier carrera.

# This asks for a race that cannot be. {refusal}
m-this-asks-for-a-race-jax841 = Esto pide una carrera imposible. { $refusal }

# must be at most {most} different names with commas between
m-must-be-at-most-most-kmymbf = debe ser a lo sumo { $most } nombres distintos separados por comas

# must be a flow: its group's id, a dot and its number from 0
m-must-be-a-flow-its-nvny48 = debe ser un flujo: el id de su grupo, un punto y su número a partir de 0

# This table of measurements has no row with a value.
m-this-table-of-measurements-has-89yesu = Esta tabla de medidas no tiene ninguna fila con un valor.

# Line {lines} must be of a time from 0 to {duration} s after {value}, got {time} s.
m-line-lines-must-be-of-49tp4g = La línea { $lines } debe ser de un tiempo de 0 a { $duration } s después de { $value }; es { $time } s.

# Line 1 must have at most {MOST_OF_HEADS} characters, got {length}.
m-line-1-must-have-at-cg429w = La línea 1 debe tener a lo sumo { $MOST_OF_HEADS } caracteres; tiene { $length }.

# Line 1 of this table must name a column cwnd, rtt or queue beside the time.
m-line-1-of-this-table-l1unle = La línea 1 de esta tabla debe nombrar una columna cwnd, rtt o queue además del tiempo.

# must have {length} cells, as line 1 has
m-must-have-length-cells-as-hct2cs = debe tener { $length } celdas, como la línea 1

# must begin with its time in brackets: let ping write it with -D
m-must-begin-with-its-time-swxiho = debe empezar por su tiempo entre corchetes: haga que ping lo escriba con -D

# must be a time and a queue length
m-must-be-a-time-and-kyvleu = debe ser un tiempo y una longitud de cola

# must have a value of at most {MOST}
m-must-have-a-value-of-a7iboe = debe tener un valor de a lo sumo { $MOST }

# These measurements have {rows} rows; at most {measuredRows} are read. Take every second or tenth one.
m-these-measurements-have-rows-rows-caiu5h = Estas medidas tienen { $rows } filas; se leen a lo sumo { $measuredRows }. Tome una de cada dos o de cada diez.

# must not be before the line above it, {before}
m-must-not-be-before-the-rlmlhn = no debe ser anterior a la línea de encima, { $before }

# Line {line}{value}{rule}, got “{got}”.
m-line-line-value-rule-got-qfunl3 = Línea { $line }{ $value }{ $rule }; dice «{ $got }».

# must be a whole number of milliseconds
m-must-be-a-whole-number-f9qrlv = debe ser un número entero de milisegundos

# The last line of this trace must be later than 0 ms, so that it lasts for a time.
m-the-last-line-of-this-pcrbg1 = La última línea de esta traza debe ser posterior a 0 ms, para que dure algo.

# The last line of this trace is of {last} ms: with what stands before it the link must carry at least {minRate} bit/s on average, got {rate}.
m-the-last-line-of-this-zs5rlq = La última línea de esta traza es de { $last } ms: con lo que está antes, el enlace debe llevar al menos { $minRate } bit/s en promedio; lleva { $rate }.

# must not be before the line above it, {last}
m-must-not-be-before-the-qisbw2 = no debe ser anterior a la línea de encima, { $last }

# must be at most {trace} ms
m-must-be-at-most-trace-094t80 = debe ser a lo sumo { $trace } ms

# must not be one more of the same millisecond than {MOST_PER_MS} (420 Mbit/s)
m-must-not-be-one-more-czso4c = no debe ser una más del mismo milisegundo que { $MOST_PER_MS } (420 Mbit/s)

# Line {line} of this trace {rule}, got “{value}”.
m-line-line-of-this-trace-7x83c1 = La línea { $line } de esta traza { $rule }; dice «{ $value }».

# must be a hop of the path, 0 to {last}
m-must-be-a-hop-of-dktpc7 = debe ser un salto del camino, de 0 a { $last }

# must be less than the interval, {interval} s
m-must-be-less-than-the-txjn85 = debe ser menor que el intervalo, { $interval } s

# must be less than maxThreshold, {maxThreshold}
m-must-be-less-than-maxthreshold-j6yc61 = debe ser menor que maxThreshold, { $maxThreshold }

# must be less than high, {high} bit/s
m-must-be-less-than-high-ul9lzi = debe ser menor que high, { $high } bit/s

# must be 0 or at least {minRate} bit/s
m-must-be-0-or-at-xpj5bn = debe ser 0 o al menos { $minRate } bit/s

# must have at least one {item}
m-must-have-at-least-one-qjkfpz = debe tener al menos un elemento: { $item }

# must be after the {item} before, {before} s
m-must-be-after-the-item-n9wr0g = debe ser posterior a lo anterior ({ $item }), { $before } s

# must be a number from {min} to {max}
m-must-be-a-number-from-y15ukk = debe ser un número de { $min } a { $max }

# must be a whole number from {min} to {max}
m-must-be-a-whole-number-lhdnod = debe ser un número entero de { $min } a { $max }

# must be '{word}' or a number from {min} to {max}
m-must-be-word-or-a-qb264d = debe ser '{ $word }' o un número de { $min } a { $max }

# must be true or false
m-must-be-true-or-false-7n6jhz = debe ser true o false

# must be text of at most {longest} characters
m-must-be-text-of-at-0s5wjr = debe ser texto de a lo sumo { $longest } caracteres

# must be one of {join}
m-must-be-one-of-join-qfur8y = debe ser uno de { $join }

# must be a list of at most {longest}
m-must-be-a-list-of-17w1tr = debe ser una lista de a lo sumo { $longest }

# must be given
m-must-be-given-h2ewi4 = debe indicarse

# must be {replace}
m-must-be-replace-3efgef = debe ser { $replace }

# must have at most {values} values in all
m-must-have-at-most-values-mnwtbu = debe tener a lo sumo { $values } valores en total

# must be 'none' where the scenario's own loss says what the first hop loses
m-must-be-none-where-the-90ykpm = debe ser 'none' donde la pérdida del propio escenario dice qué pierde el primer salto

# {path}: {rule}, got {value}
m-path-rule-got-value-wpg8x3 = { $path }: { $rule }; es { $value }

# must be less than the duration, {duration} s
m-must-be-less-than-the-7biymz = debe ser menor que la duración, { $duration } s

# must have one hop for each of path, {length}
m-must-have-one-hop-for-9rkj07 = debe tener un salto por cada uno de path, { $length }

# must carry at least {minRate} bit/s on average
m-must-carry-at-least-minrate-x3wmie = debe llevar al menos { $minRate } bit/s en promedio

# must be '{kind}' where the rate is unlimited (nobody ever waits there)
m-must-be-kind-where-the-dxmu1q = debe ser '{ $kind }' donde la tasa es ilimitada (allí nadie espera nunca)

# must differ from the ids of the other groups
m-must-differ-from-the-ids-2nmol1 = debe ser distinto de los id de los demás grupos

# must be 'forward' while the reverse path is 'ideal'
m-must-be-forward-while-the-vxtq2o = debe ser 'forward' mientras el camino de vuelta sea 'ideal'

# must be after the start, {start} s
m-must-be-after-the-start-zqp0if = debe ser posterior al comienzo, { $start } s

# must leave every flow an access delay of at least 0: take a smaller spread or a larger accessDelay
m-must-leave-every-flow-an-s5agt4 = debe dejar a cada flujo un retardo de acceso de al menos 0: tome una dispersión menor o un accessDelay mayor

# must give a round-trip time above 0 with the delays of the path
m-must-give-a-round-trip-pooil6 = debe dar, con los retardos del camino, un tiempo de ida y vuelta mayor que 0

# must be at most {flows} flows in all
m-must-be-at-most-flows-wvta4f = debe ser a lo sumo { $flows } flujos en total

# must not let more than {probes} probes begin during the run
m-must-not-let-more-than-y5yhm4 = no debe hacer que empiecen más de { $probes } sondas durante la ejecución

# must be a hop of the path, 0 to {hops}
m-must-be-a-hop-of-555w3v = debe ser un salto del camino, de 0 a { $hops }

# must not be after the hop it leaves, {leave}
m-must-not-be-after-the-nb2npu = no debe estar después del salto por el que sale, { $leave }

# must be 'once' of a scheme without a window
m-must-be-once-of-a-cpedgc = debe ser 'once' en un esquema sin ventana

# must be 'greedy' of a scheme without a window
m-must-be-greedy-of-a-3jtg5p = debe ser 'greedy' en un esquema sin ventana

# must be null of a scheme without a window
m-must-be-null-of-a-1ln6j0 = debe ser null en un esquema sin ventana

# must be 'once' where packets is null: there is no end
m-must-be-once-where-packets-a6o8cd = debe ser 'once' donde packets es null: no hay fin

# must not let more than {transfers} transfers begin during the run
m-must-not-let-more-than-ms2dju = no debe hacer que empiecen más de { $transfers } transferencias durante la ejecución

# must have a value for each time, {length}
m-must-have-a-value-for-vj24qp = debe tener un valor para cada tiempo, { $length }

# must not be before the one above it, {time}
m-must-not-be-before-the-8eq1qj = no debe ser anterior al de encima, { $time }

# must not be after the end, {duration} s
m-must-not-be-after-the-2shfov = no debe ser posterior al final, { $duration } s

# must be the id of a flow group
m-must-be-the-id-of-nz701u = debe ser el id de un grupo de flujos

# must be a flow of the group, 0 to {count}
m-must-be-a-flow-of-v10s69 = debe ser un flujo del grupo, de 0 a { $count }

# must be the index of a source in traffic
m-must-be-the-index-of-reh2u5 = debe ser el índice de una fuente en traffic

# must not let more than {packets} packets through at these rates and windows
m-must-not-let-more-than-22jhcm = no debe dejar pasar más de { $packets } paquetes con estas tasas y ventanas

# must not ask for more than {samples} numbers over the whole run
m-must-not-ask-for-more-28a6j5 = no debe pedir más de { $samples } números en toda la ejecución

# must be less: with the rates and windows it lets {toExponential} packets be in the network at one time, and all together may take {memory} MB
m-must-be-less-with-the-8j0fmb = debe ser menor: con las tasas y ventanas permite { $toExponential } paquetes en la red a la vez, y todo junto puede ocupar { $memory } MB

# must be 1 to {trace} digits to base 36 (0 to 9, a to z), one a millisecond
m-must-be-1-to-trace-xb7oz0 = debe ser de 1 a { $trace } dígitos en base 36 (0 a 9, a a z), uno por milisegundo

# must have at least one hop
m-must-have-at-least-one-49wnf1 = debe tener al menos un salto

# must be 'ideal' or a list of hops, one for each of path
m-must-be-ideal-or-a-asrvov = debe ser 'ideal' o una lista de saltos, uno por cada uno de path

# must be 1, the version of the format
m-must-be-1-the-version-7xi70g = debe ser 1, la versión del formato

# must have at least one flow group
m-must-have-at-least-one-9c3nmh = debe tener al menos un grupo de flujos

# must be a rule: {why}
m-must-be-a-rule-why-3riptu = debe ser una regla: { $why }

# must be at most {events} in all
m-must-be-at-most-events-f8kvso = debe ser a lo sumo { $events } en total

# must be the id of a measure, or an object with id and group, hop or source
m-must-be-the-id-of-q2nmyw = debe ser el id de una medida, o un objeto con id y group, hop o source

# must be a statement, or an object with says and part
m-must-be-a-statement-or-8wu2ai = debe ser una afirmación, o un objeto con says y part

# must be another setting than the first
m-must-be-another-setting-than-krhcyk = debe ser un ajuste distinto del primero

# must have either values, or from, to and count
m-must-have-either-values-or-ujbmxd = debe tener values, o bien from, to y count

# must have at least one value
m-must-have-at-least-one-obn26v = debe tener al menos un valor

# must be one for each of the {length} values
m-must-be-one-for-each-x2n7k5 = debe ser uno por cada uno de los { $length } valores

# must have from, to and count
m-must-have-from-to-and-y5c0vd = debe tener from, to y count

# must be above from, which is {from}
m-must-be-above-from-which-lqsf8l = debe ser mayor que from, que es { $from }

# must be above 0 on a logarithmic scale
m-must-be-above-0-on-jqtghb = debe ser mayor que 0 en una escala logarítmica

# must be the id of a number or metric of one run
m-must-be-the-id-of-wopbm1 = debe ser el id de un número o de una métrica de una ejecución

# must be the id of a group of flows
m-must-be-the-id-of-1wiies = debe ser el id de un grupo de flujos

# must be the number of a hop, from 0
m-must-be-the-number-of-s68wqo = debe ser el número de un salto, a partir de 0

# must be the place of a source, from 0
m-must-be-the-place-of-ksovai = debe ser la posición de una fuente, a partir de 0

# must give at most {points} points
m-must-give-at-most-points-ippc25 = debe dar a lo sumo { $points } puntos

# must give at most {runs} runs, points times seeds
m-must-give-at-most-runs-sdoun6 = debe dar a lo sumo { $runs } ejecuciones, puntos por semillas

# must need at most {toExponential} packets in all its runs
m-must-need-at-most-toexponential-j7foif = debe necesitar a lo sumo { $toExponential } paquetes en todas sus ejecuciones

# must be a statement as `mean-queue() < 20: the queue is short`: {message}
m-must-be-a-statement-as-pu2ubg = debe ser una afirmación como `mean-queue() < 20: the queue is short`: { $message }

# must be of what is measured; {unknown} is not
m-must-be-of-what-is-weqooi = debe ser de lo que se mide; { $unknown } no lo es

# must be the path of a field, as `path.0.queue.limit`
m-must-be-the-path-of-05t570 = debe ser la ruta de un campo, como `path.0.queue.limit`

# must be a setting of the run, other than its seed and its words
m-must-be-a-setting-of-drm9ch = debe ser un ajuste de la ejecución, que no sea su semilla ni sus palabras

# must be a time above 0 s
m-must-be-a-time-above-ol4djv = debe ser un tiempo mayor que 0 s

# must be a number from {least} to {most}, as the rule’s param says
m-must-be-a-number-from-luup5g = debe ser un número de { $least } a { $most }, como dice el param de la regla

# line {line}, column {column}: {reason}
m-line-line-column-column-reason-d0l5bb = línea { $line }, columna { $column }: { $reason }

# must be a hop that follows no trace
m-must-be-a-hop-that-xxefim = debe ser un salto que no siga una traza

# must be crossed by all flows that leave the path together, while the reverse path is 'ideal'
m-must-be-crossed-by-all-ohf217 = deben cruzarlo todos los flujos que dejan el camino juntos, mientras el camino de vuelta sea 'ideal'

# must be false while the reverse path is 'ideal'
m-must-be-false-while-the-wfm6fk = debe ser false mientras el camino de vuelta sea 'ideal'

# must be a hop with a limited rate
m-must-be-a-hop-with-gqaipo = debe ser un salto con tasa limitada

# must be an object with fields
m-must-be-an-object-with-gjntgq = debe ser un objeto con campos

# must be letters of .asudxhz
m-must-be-letters-of-asudxhz-agc0p8 = deben ser letras de .asudxhz

# must be in the scenario before the run begins
m-must-be-in-the-scenario-tccgsy = debe estar en el escenario antes de que empiece la ejecución
