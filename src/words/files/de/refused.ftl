# This file is an experiment: it opens on a page of its own.
m-this-file-is-an-experiment-hu3tk5 = Diese Datei ist ein Experiment: Es öffnet sich auf einer eigenen Seite.

# link: must be that of both runs.
m-link-must-be-that-of-00ddok = link: muss der beider Läufe sein.

# link: {message}
m-link-message-2hwhta = link: { $message }

# must be “{RESULTS_MARK} {RESULTS_FORMAT}”, the format that this page reads
m-must-be-results-mark-results-fbsi6d = muss „{ $RESULTS_MARK } { $RESULTS_FORMAT }“ sein, das Format, das diese Seite liest

# must be a list of two runs
m-must-be-a-list-of-tsdob5 = muss eine Liste von zwei Läufen sein

# must be a version
m-must-be-a-version-9mhj6m = muss eine Version sein

# must be that of the scenario, {seed}
m-must-be-that-of-the-8avh5l = muss der des Szenarios sein, { $seed }

# must be text or null
m-must-be-text-or-null-7ygp2u = muss Text oder null sein

# must be an address
m-must-be-an-address-j9cp14 = muss eine Adresse sein

# must be a list
m-must-be-a-list-5drp3i = muss eine Liste sein

# must be text
m-must-be-text-e8vrtw = muss Text sein

# must be as long as the first column
m-must-be-as-long-as-co33zu = muss so lang sein wie die erste Spalte

# must be a number or null
m-must-be-a-number-or-g77gox = muss eine Zahl oder null sein

# This file is {length} characters long; at most {MAX_FILE_LENGTH} are read.
m-this-file-is-length-characters-uj16bw = Diese Datei ist { $length } Zeichen lang; höchstens { $MAX_FILE_LENGTH } werden gelesen.

# This file is empty.
m-this-file-is-empty-lk0s0s = Diese Datei ist leer.

# This file is no text in UTF-8. A table that is in UTF-16 can be saved as CSV in UTF-8.
m-this-file-is-no-text-gd1x2f = Diese Datei ist kein Text in UTF-8. Eine Tabelle in UTF-16 lässt sich als CSV in UTF-8 speichern.

# This file is neither a scenario nor exported results: it is no JSON and no table with a link. Nor is it a trace, or a table of measurements with a column for the time.
m-this-file-is-neither-a-t6kwwi = Diese Datei ist weder ein Szenario noch exportierte Ergebnisse: Sie ist kein JSON und keine Tabelle mit einem Link. Sie ist auch keine Aufzeichnung und keine Tabelle von Messungen mit einer Spalte für die Zeit.

# This file is no JSON: {slice}.
m-this-file-is-no-json-r18w40 = Diese Datei ist kein JSON: { $slice }.

# This file holds more than {MOST_LISTS} lists and objects, more than any file of this page.
m-this-file-holds-more-than-up2rhq = Diese Datei enthält mehr als { $MOST_LISTS } Listen und Objekte, mehr als jede Datei dieser Seite.

# {fact}: must be that of the {where}, {must}, got {got}.
m-fact-must-be-that-of-2nss74 = { $fact }: muss wie hier sein ({ $where }): { $must }, erhalten: { $got }.

# it is too long for a lesson
m-it-is-too-long-for-t61imw = zu lang für eine Lektion

# Line {line}: {reason}
m-line-line-reason-qns4up = Zeile { $line }: { $reason }

# a check has no run: its statements cannot be measured
m-a-check-has-no-run-exjk8k = eine Frage davor oder danach hat keinen Lauf: Ihre Aussagen lassen sich nicht messen

# before the first step there is no run to measure
m-before-the-first-step-there-aypsvc = vor dem ersten Schritt gibt es keinen Lauf zu messen

# a step goes from {from} to {until} s, and its run lasts {duration} s
m-a-step-goes-from-from-b4cjme = ein Schritt geht von { $from } bis { $until } s, und sein Lauf dauert { $duration } s

# speeds are {join}
m-speeds-are-join-lznabx = Geschwindigkeiten sind { $join }

# the first scene needs “open: #/scene/…”, a link of the page
m-the-first-scene-needs-open-kqgh8z = die erste Szene braucht „open: #/scene/…“, einen Link der Seite

# a lesson shows one run; this link holds two
m-a-lesson-shows-one-run-x53v0k = eine Lektion zeigt einen Lauf; dieser Link enthält zwei

# there is no row {stranger}; there are {join}
m-there-is-no-row-stranger-cthvyj = es gibt keine Zeile { $stranger }; es gibt { $join }

# before the question the run is not known yet: say it behind it
m-before-the-question-the-run-y48zkg = vor der Frage ist der Lauf noch nicht bekannt: Sagen Sie es dahinter

# an option says nothing measured: say it in its reason
m-an-option-says-nothing-measured-az6kw9 = eine Option sagt nichts Gemessenes: Sagen Sie es in ihrer Begründung

# the scene has no {whose}
m-the-scene-has-no-whose-1v7prx = die Szene hat kein { $whose }

# a paragraph has at most {paragraph} characters
m-a-paragraph-has-at-most-rm2l32 = ein Absatz hat höchstens { $paragraph } Zeichen

# it has a character that no text has
m-it-has-a-character-that-2kkh3r = es enthält ein Zeichen, das kein Text hat

# a link leads to a place of this page (#/terms/rtt), not to {href}
m-a-link-leads-to-a-74kcri = ein Link führt zu einer Stelle dieser Seite (#/terms/rtt), nicht zu { $href }

# HTML is not read: {raw}
m-html-is-not-read-raw-elwtjn = HTML wird nicht gelesen: { $raw }

# pictures are not shown
m-pictures-are-not-shown-1lopek = Bilder werden nicht gezeigt

# {raw} is not read here
m-raw-is-not-read-here-ilx21a = { $raw } wird hier nicht gelesen

# {trim} is not read here
m-trim-is-not-read-here-givi3c = { $trim } wird hier nicht gelesen

# an item of a list is one paragraph
m-an-item-of-a-list-hkjopr = ein Listenpunkt ist ein Absatz

# a line here has at most {most} characters, this one {length}
m-a-line-here-has-at-u5dywh = eine Zeile hat hier höchstens { $most } Zeichen, diese hat { $length }

# “{key}” stands twice
m-key-stands-twice-5sib0u = „{ $key }“ steht zweimal

# {text} is neither “key: value” nor “- item” nor moved in below one
m-text-is-neither-key-value-jto7ge = { $text } ist weder „key: value“ noch „- item“ noch darunter eingerückt

# “{key}” is not read here; there are {join}
m-key-is-not-read-here-1dr6o3 = „{ $key }“ wird hier nicht gelesen; es gibt { $join }

# a link begins with #/
m-a-link-begins-with-grflsc = ein Link beginnt mit #/

# the scenario is no JSON: {split}
m-the-scenario-is-no-json-pcpf9b = das Szenario ist kein JSON: { $split }

# a question begins with its kind and what is asked, “choice: Which …?”; kinds are {join}
m-a-question-begins-with-its-xlcupx = eine Frage beginnt mit ihrer Art und dem, was gefragt ist, „choice: Welche …?“; Arten sind { $join }

# nothing is asked
m-nothing-is-asked-jp7mvu = es wird nichts gefragt

# a check is of the kind “choice”
m-a-check-is-of-the-atjuie = eine Frage davor oder danach ist von der Art „choice“

# each wrong option of a check needs its reason, moved in below it
m-each-wrong-option-of-a-kmwqwb = jede falsche Option einer Frage davor oder danach braucht ihre Begründung, darunter eingerückt

# an option begins with “- [ ]”, the right one with “- [x]”
m-an-option-begins-with-the-2bopaq = eine Option beginnt mit „- [ ]“, die richtige mit „- [x]“

# exactly one option is right: “- [x]”
m-exactly-one-option-is-right-82wciw = genau eine Option ist richtig: „- [x]“

# an item is “- words = EXPRESSION”
m-an-item-is-words-expression-ufe6ax = ein Punkt ist „- words = EXPRESSION“

# an item of a number is “- LOW..HIGH” or “- EXPRESSION”, its reason below it
m-an-item-of-a-number-mna1vd = ein Punkt einer Zahl ist „- LOW..HIGH“ oder „- EXPRESSION“, seine Begründung darunter

# the bounds {value}..{value2} are empty
m-the-bounds-value-value2-are-q7d1dg = die Grenzen { $value }..{ $value2 } sind leer

# a wrong number needs its reason, moved in below it
m-a-wrong-number-needs-its-sbu53p = eine falsche Zahl braucht ihre Begründung, darunter eingerückt

# this question needs “{key}: …”
m-this-question-needs-key-0kyfz2 = diese Frage braucht „{ $key }: …“

# this kind of question has no “- items”
m-this-kind-of-question-has-ygzc6j = diese Art von Frage hat keine „- items“

# there are {least} to {options} {what}, here {found}
m-there-are-least-to-options-kbg7rb = es gibt { $least } bis { $options } { $what }, hier { $found }

# {text} is no number
m-text-is-no-number-jb369o = { $text } ist keine Zahl

# it must be more than 0
m-it-must-be-more-than-jwyrx6 = es muss mehr als 0 sein

# a curve is of window(group), rate(group), roundTrip(group) or queue(hop)
m-a-curve-is-of-window-gehg6r = eine Kurve ist von window(group), rate(group), roundTrip(group) oder queue(hop)

# a hop is a number from 1
m-a-hop-is-a-number-4he4pm = ein Hop ist eine Zahl ab 1

# an axis is “EXPRESSION LOW..HIGH label”
m-an-axis-is-expression-low-9kfw02 = eine Achse ist „EXPRESSION LOW..HIGH label“

# the axis {low}..{high} is empty
m-the-axis-low-high-is-wqbvkm = die Achse { $low }..{ $high } ist leer

# a lesson has at most {file} characters, this one {length}
m-a-lesson-has-at-most-tj6dea = eine Lektion hat höchstens { $file } Zeichen, diese hat { $length }

# a lesson has at most {lines} lines
m-a-lesson-has-at-most-ipojj4 = eine Lektion hat höchstens { $lines } Zeilen

# “#” is the title, “##” begins a step; there are no others
m-is-the-title-begins-a-iguinr = „#“ ist der Titel, „##“ beginnt einen Schritt; andere gibt es nicht

# a lesson begins with its one title, “# …”
m-a-lesson-begins-with-its-6ra7nw = eine Lektion beginnt mit ihrem einzigen Titel, „# …“

# a title is one short line
m-a-title-is-one-short-decgm6 = ein Titel ist eine kurze Zeile

# a lesson begins with its title, “# …”
m-a-lesson-begins-with-its-omncw0 = eine Lektion beginnt mit ihrem Titel, „# …“

# HTML is not read: {trim}
m-html-is-not-read-trim-vrt0st = HTML wird nicht gelesen: { $trim }

# it is nested too deep to be read
m-it-is-nested-too-deep-21ypcl = zu tief verschachtelt, um gelesen zu werden

# these lines are moved in: text begins at the left
m-these-lines-are-moved-in-bsvdph = diese Zeilen sind eingerückt: Text beginnt links

# there is no block {lang}; there are scene, question and check
m-there-is-no-block-lang-9ws2tf = es gibt keinen Block { $lang }; es gibt scene, question und check

# a {lang} belongs to a step, “## …”
m-a-lang-belongs-to-a-ur322n = { $lang } gehört zu einem Schritt, „## …“

# a step has one scene
m-a-step-has-one-scene-4zuv2a = ein Schritt hat eine Szene

# a step has one question
m-a-step-has-one-question-4ds156 = ein Schritt hat eine Frage

# a lesson has at least one step, “## …”
m-a-lesson-has-at-least-jvctet = eine Lektion hat mindestens einen Schritt, „## …“

# a lesson has at most {steps} steps
m-a-lesson-has-at-most-pbezw8 = eine Lektion hat höchstens { $steps } Schritte

# a lesson has at most {checks} checks
m-a-lesson-has-at-most-253z6g = eine Lektion hat höchstens { $checks } Fragen davor und danach

# the first step needs a scene
m-the-first-step-needs-a-7b57du = der erste Schritt braucht eine Szene

# a step has at most {mostWords} words {where}, this one {words}
m-a-step-has-at-most-oz1xbv = ein Schritt hat höchstens { $mostWords } Wörter ({ $where }), dieser hat { $words }

# a lesson has at most {statements} statements
m-a-lesson-has-at-most-mca7y0 = eine Lektion hat höchstens { $statements } Aussagen

# quotations are not nested
m-quotations-are-not-nested-w4zlmw = Zitate werden nicht verschachtelt

# lists are not nested
m-lists-are-not-nested-xyn1ws = Listen werden nicht verschachtelt

# A link to this would be {length} characters long; at most {MAX_LINK_LENGTH} are read. Save it as a file instead.
m-a-link-to-this-would-9zf3lt = Ein Link hierzu wäre { $length } Zeichen lang; höchstens { $MAX_LINK_LENGTH } werden gelesen. Speichern Sie es stattdessen als Datei.

# This link is longer than any experiment’s.
m-this-link-is-longer-than-o9o02w = Dieser Link ist länger als der jedes Experiments.

# This link is of a later format than this page reads.
m-this-link-is-of-a-ys8uc3 = Dieser Link hat ein späteres Format, als diese Seite liest.

# This link asks for what cannot be. {refusal}
m-this-link-asks-for-what-pop372 = Dieser Link verlangt, was nicht sein kann. { $refusal }

# This link is {length} characters long; at most {MAX_LINK_LENGTH} are read.
m-this-link-is-length-characters-tpie3w = Dieser Link ist { $length } Zeichen lang; höchstens { $MAX_LINK_LENGTH } werden gelesen.

# This page has no part called “{slice}”.
m-this-page-has-no-part-jpvtes = Diese Seite hat keinen Teil namens „{ $slice }“.

# This link holds no scenario: nothing is named after “?” or “&”.
m-this-link-holds-no-scenario-772i62 = Dieser Link enthält kein Szenario: Nach „?“ oder „&“ ist nichts genannt.

# This link sets “{key}” twice.
m-this-link-sets-key-twice-yt9mlk = Dieser Link setzt „{ $key }“ zweimal.

# There is no prepared scenario called “{name}”.
m-there-is-no-prepared-scenario-k7nzjy = Es gibt kein vorbereitetes Szenario namens „{ $name }“.

# There is no scene called “{id}”: Open has a list of them.
m-there-is-no-scene-called-4s2zf3 = Es gibt keine Szene namens „{ $id }“: Unter „Öffnen“ steht eine Liste.

# This link is of format “{format}”; this page reads formats 1 and {FORMAT}.
m-this-link-is-of-format-od6swx = Dieser Link hat das Format „{ $format }“; diese Seite liest die Formate 1 und { $FORMAT }.

# This link was altered: it unpacks, but to nothing that this page understands.
m-this-link-was-altered-it-rfalw3 = Dieser Link wurde verändert: Er lässt sich entpacken, aber zu nichts, was diese Seite versteht.

# This link was altered: the scenario that it compares with cannot be made out.
m-this-link-was-altered-the-1kb199 = Dieser Link wurde verändert: Das Szenario, mit dem er vergleicht, ist nicht zu erkennen.

# This link asks for what cannot be. {refusal}.
m-this-link-asks-for-what-xqsfr4 = Dieser Link verlangt, was nicht sein kann. { $refusal }.

# This link sets “{path}”, which is the name of no field.
m-this-link-sets-path-which-lce7sr = Dieser Link setzt „{ $path }“; so heißt kein Feld.

# The part of the page that reads rules could not be fetched. Reload the page to try again.
m-the-part-of-the-page-wwy2b2 = Der Teil der Seite, der Regeln liest, konnte nicht geladen werden. Laden Sie die Seite neu, um es noch einmal zu versuchen.

# This link was altered: the value of “{path}” cannot be read.
m-this-link-was-altered-the-5awqso = Dieser Link wurde verändert: Der Wert von „{ $path }“ ist nicht lesbar.

# This link was altered: the value of “{path}” begins with a quote that does not end.
m-this-link-was-altered-the-5euczp = Dieser Link wurde verändert: Der Wert von „{ $path }“ beginnt mit einem Anführungszeichen, das nicht geschlossen wird.

# This link sets “{path}”, which is not there.
m-this-link-sets-path-which-ge7c0y = Dieser Link setzt „{ $path }“, das es nicht gibt.

# A link to this would unpack to {size} kB; at most {MAX_UNPACKED_BYTES} kB are read. Save it as a file instead.
m-a-link-to-this-would-0cx46u = Ein Link hierzu wäre entpackt { $size } kB groß; höchstens { $MAX_UNPACKED_BYTES } kB werden gelesen. Speichern Sie es stattdessen als Datei.

# This browser is too old to pack and unpack links, though it can run what they hold: Chrome 103, Firefox 113 and Safari 16.4 can.
m-this-browser-is-too-old-xuy0da = Dieser Browser ist zu alt, um Links zu packen und zu entpacken, obwohl er ausführen kann, was sie enthalten: Chrome 103, Firefox 113 und Safari 16.4 können es.

# This link breaks off or was altered: it cannot be unpacked.
m-this-link-breaks-off-or-kj8xk5 = Dieser Link bricht ab oder wurde verändert: Er lässt sich nicht entpacken.

# This link unpacks to more than {limit} kB, more than any scenario needs.
m-this-link-unpacks-to-more-bua8y8 = Dieser Link ist entpackt größer als { $limit } kB, mehr als jedes Szenario braucht.

# This link has a character that no link has: “{stranger}”.
m-this-link-has-a-character-fjcon0 = Dieser Link enthält ein Zeichen, das kein Link hat: „{ $stranger }“.

# This link breaks off: its end is missing.
m-this-link-breaks-off-its-dh83gz = Dieser Link bricht ab: Sein Ende fehlt.

# A link to this race would be {length} characters long; at most {MAX_LINK_LENGTH} are read. Save it as a file instead.
m-a-link-to-this-race-dvre8u = Ein Link zu diesem Rennen wäre { $length } Zeichen lang; höchstens { $MAX_LINK_LENGTH } werden gelesen. Speichern Sie es stattdessen als Datei.

# This link is longer than any race’s.
m-this-link-is-longer-than-5los4a = Dieser Link ist länger als der jedes Rennens.

# This asks for a race that cannot be. {refusal}
m-this-asks-for-a-race-jax841 = Dies verlangt ein Rennen, das nicht sein kann. { $refusal }

# must be at most {most} different names with commas between
m-must-be-at-most-most-kmymbf = darf höchstens { $most } verschiedene Namen haben, durch Kommas getrennt

# must be a flow: its group's id, a dot and its number from 0
m-must-be-a-flow-its-nvny48 = muss ein Fluss sein: die id seiner Gruppe, ein Punkt und seine Nummer ab 0

# This table of measurements has no row with a value.
m-this-table-of-measurements-has-89yesu = Diese Tabelle von Messungen hat keine Zeile mit einem Wert.

# Line {lines} must be of a time from 0 to {duration} s after {value}, got {time} s.
m-line-lines-must-be-of-49tp4g = Zeile { $lines } muss eine Zeit von 0 bis { $duration } s nach { $value } haben, erhalten: { $time } s.

# Line 1 must have at most {MOST_OF_HEADS} characters, got {length}.
m-line-1-must-have-at-cg429w = Zeile 1 darf höchstens { $MOST_OF_HEADS } Zeichen haben, erhalten: { $length }.

# Line 1 of this table must name a column cwnd, rtt or queue beside the time.
m-line-1-of-this-table-l1unle = Zeile 1 dieser Tabelle muss neben der Zeit eine Spalte cwnd, rtt oder queue nennen.

# must have {length} cells, as line 1 has
m-must-have-length-cells-as-hct2cs = muss { $length } Zellen haben wie Zeile 1

# must begin with its time in brackets: let ping write it with -D
m-must-begin-with-its-time-swxiho = muss mit der Zeit in Klammern beginnen: Lassen Sie ping sie mit -D schreiben

# must be a time and a queue length
m-must-be-a-time-and-kyvleu = muss eine Zeit und eine Länge der Warteschlange sein

# must have a value of at most {MOST}
m-must-have-a-value-of-a7iboe = muss einen Wert von höchstens { $MOST } haben

# These measurements have {rows} rows; at most {measuredRows} are read. Take every second or tenth one.
m-these-measurements-have-rows-rows-caiu5h = Diese Messungen haben { $rows } Zeilen; höchstens { $measuredRows } werden gelesen. Nehmen Sie jede zweite oder zehnte.

# must not be before the line above it, {before}
m-must-not-be-before-the-rlmlhn = darf nicht vor der Zeile darüber liegen, { $before }

# Line {line}{value}{rule}, got “{got}”.
m-line-line-value-rule-got-qfunl3 = Zeile { $line }{ $value }{ $rule }, erhalten: „{ $got }“.

# must be a whole number of milliseconds
m-must-be-a-whole-number-f9qrlv = muss eine ganze Zahl von Millisekunden sein

# The last line of this trace must be later than 0 ms, so that it lasts for a time.
m-the-last-line-of-this-pcrbg1 = Die letzte Zeile dieser Aufzeichnung muss später als 0 ms sein, damit sie eine Zeit lang dauert.

# The last line of this trace is of {last} ms: with what stands before it the link must carry at least {minRate} bit/s on average, got {rate}.
m-the-last-line-of-this-zs5rlq = Die letzte Zeile dieser Aufzeichnung ist von { $last } ms: Mit dem, was davor steht, muss die Leitung im Mittel mindestens { $minRate } bit/s tragen, erhalten: { $rate }.

# must not be before the line above it, {last}
m-must-not-be-before-the-qisbw2 = darf nicht vor der Zeile darüber liegen, { $last }

# must be at most {trace} ms
m-must-be-at-most-trace-094t80 = darf höchstens { $trace } ms sein

# must not be one more of the same millisecond than {MOST_PER_MS} (420 Mbit/s)
m-must-not-be-one-more-czso4c = darf nicht über { $MOST_PER_MS } in derselben Millisekunde (420 Mbit/s) hinausgehen

# Line {line} of this trace {rule}, got “{value}”.
m-line-line-of-this-trace-7x83c1 = Zeile { $line } dieser Aufzeichnung { $rule }, erhalten: „{ $value }“.

# must be a hop of the path, 0 to {last}
m-must-be-a-hop-of-dktpc7 = muss ein Hop des Pfads sein, 0 bis { $last }

# must be a hop that follows no trace
m-must-be-a-hop-that-xxefim = muss ein Hop sein, der keiner Aufzeichnung folgt

# must be crossed by all flows that leave the path together, while the reverse path is 'ideal'
m-must-be-crossed-by-all-ohf217 = muss von allen Flüssen durchquert werden, die den Pfad gemeinsam verlassen, solange der Rückweg 'ideal' ist

# must be false while the reverse path is 'ideal'
m-must-be-false-while-the-wfm6fk = muss false sein, solange der Rückweg 'ideal' ist

# must be a hop with a limited rate
m-must-be-a-hop-with-gqaipo = muss ein Hop mit begrenzter Rate sein

# must be less than the interval, {interval} s
m-must-be-less-than-the-txjn85 = muss kleiner als das Intervall sein, { $interval } s

# must be less than maxThreshold, {maxThreshold}
m-must-be-less-than-maxthreshold-j6yc61 = muss kleiner als maxThreshold sein, { $maxThreshold }

# must be less than high, {high} bit/s
m-must-be-less-than-high-ul9lzi = muss kleiner als high sein, { $high } bit/s

# must be 0 or at least {minRate} bit/s
m-must-be-0-or-at-xpj5bn = muss 0 oder mindestens { $minRate } bit/s sein

# must have at least one {item}
m-must-have-at-least-one-qjkfpz = braucht mindestens einen Eintrag ({ $item })

# must be after the {item} before, {before} s
m-must-be-after-the-item-n9wr0g = muss nach dem vorigen Eintrag ({ $item }) liegen, { $before } s

# must be a number from {min} to {max}
m-must-be-a-number-from-y15ukk = muss eine Zahl von { $min } bis { $max } sein

# must be a whole number from {min} to {max}
m-must-be-a-whole-number-lhdnod = muss eine ganze Zahl von { $min } bis { $max } sein

# must be '{word}' or a number from {min} to {max}
m-must-be-word-or-a-qb264d = muss '{ $word }' oder eine Zahl von { $min } bis { $max } sein

# must be true or false
m-must-be-true-or-false-7n6jhz = muss true oder false sein

# must be text of at most {longest} characters
m-must-be-text-of-at-0s5wjr = muss Text von höchstens { $longest } Zeichen sein

# must be one of {join}
m-must-be-one-of-join-qfur8y = muss eines von diesen sein: { $join }

# must be a list of at most {longest}
m-must-be-a-list-of-17w1tr = muss eine Liste von höchstens { $longest } sein

# must be an object with fields
m-must-be-an-object-with-gjntgq = muss ein Objekt mit Feldern sein

# must be given
m-must-be-given-h2ewi4 = muss angegeben sein

# must be {replace}
m-must-be-replace-3efgef = muss { $replace } sein

# must have at most {values} values in all
m-must-have-at-most-values-mnwtbu = darf insgesamt höchstens { $values } Werte haben

# must be 'none' where the scenario's own loss says what the first hop loses
m-must-be-none-where-the-90ykpm = muss 'none' sein, wo der eigene Verlust des Szenarios sagt, was der erste Hop verliert

# {path}: {rule}, got {value}
m-path-rule-got-value-wpg8x3 = { $path }: { $rule }, erhalten: { $value }

# must be less than the duration, {duration} s
m-must-be-less-than-the-7biymz = muss kleiner als die Dauer sein, { $duration } s

# must have one hop for each of path, {length}
m-must-have-one-hop-for-9rkj07 = muss für jeden Hop von path einen haben, { $length }

# must carry at least {minRate} bit/s on average
m-must-carry-at-least-minrate-x3wmie = muss im Mittel mindestens { $minRate } bit/s tragen

# must be '{kind}' where the rate is unlimited (nobody ever waits there)
m-must-be-kind-where-the-dxmu1q = muss '{ $kind }' sein, wo die Rate unbegrenzt ist (dort wartet nie jemand)

# must differ from the ids of the other groups
m-must-differ-from-the-ids-2nmol1 = muss sich von den ids der anderen Gruppen unterscheiden

# must be 'forward' while the reverse path is 'ideal'
m-must-be-forward-while-the-vxtq2o = muss 'forward' sein, solange der Rückweg 'ideal' ist

# must be after the start, {start} s
m-must-be-after-the-start-zqp0if = muss nach dem Beginn liegen, { $start } s

# must leave every flow an access delay of at least 0: take a smaller spread or a larger accessDelay
m-must-leave-every-flow-an-s5agt4 = muss jedem Fluss eine Zugangsverzögerung von mindestens 0 lassen: Nehmen Sie eine kleinere Streuung oder eine größere accessDelay

# must give a round-trip time above 0 with the delays of the path
m-must-give-a-round-trip-pooil6 = muss mit den Verzögerungen des Pfads eine Umlaufzeit über 0 ergeben

# must be at most {flows} flows in all
m-must-be-at-most-flows-wvta4f = dürfen insgesamt höchstens { $flows } Flüsse sein

# must not let more than {probes} probes begin during the run
m-must-not-let-more-than-y5yhm4 = darf während des Laufs nicht mehr als { $probes } Sonden beginnen lassen

# must be a hop of the path, 0 to {hops}
m-must-be-a-hop-of-555w3v = muss ein Hop des Pfads sein, 0 bis { $hops }

# must not be after the hop it leaves, {leave}
m-must-not-be-after-the-nb2npu = darf nicht nach dem Hop liegen, an dem es endet, { $leave }

# must be 'once' of a scheme without a window
m-must-be-once-of-a-cpedgc = muss bei einem Verfahren ohne Fenster 'once' sein

# must be 'greedy' of a scheme without a window
m-must-be-greedy-of-a-3jtg5p = muss bei einem Verfahren ohne Fenster 'greedy' sein

# must be null of a scheme without a window
m-must-be-null-of-a-1ln6j0 = muss bei einem Verfahren ohne Fenster null sein

# must be 'once' where packets is null: there is no end
m-must-be-once-where-packets-a6o8cd = muss 'once' sein, wo packets null ist: Es gibt kein Ende

# must not let more than {transfers} transfers begin during the run
m-must-not-let-more-than-ms2dju = darf während des Laufs nicht mehr als { $transfers } Übertragungen beginnen lassen

# must have a value for each time, {length}
m-must-have-a-value-for-vj24qp = muss für jede Zeit einen Wert haben, { $length }

# must not be before the one above it, {time}
m-must-not-be-before-the-8eq1qj = darf nicht vor dem darüber liegen, { $time }

# must not be after the end, {duration} s
m-must-not-be-after-the-2shfov = darf nicht nach dem Ende liegen, { $duration } s

# must be the id of a flow group
m-must-be-the-id-of-nz701u = muss die id einer Flussgruppe sein

# must be a flow of the group, 0 to {count}
m-must-be-a-flow-of-v10s69 = muss ein Fluss der Gruppe sein, 0 bis { $count }

# must be the index of a source in traffic
m-must-be-the-index-of-reh2u5 = muss der Index einer Quelle in traffic sein

# must not let more than {packets} packets through at these rates and windows
m-must-not-let-more-than-22jhcm = darf bei diesen Raten und Fenstern nicht mehr als { $packets } Pakete durchlassen

# must not ask for more than {samples} numbers over the whole run
m-must-not-ask-for-more-28a6j5 = darf über den ganzen Lauf nicht mehr als { $samples } Zahlen verlangen

# must be less: with the rates and windows it lets {toExponential} packets be in the network at one time, and all together may take {memory} MB
m-must-be-less-with-the-8j0fmb = muss weniger sein: Mit den Raten und Fenstern lässt es { $toExponential } Pakete zugleich im Netz sein, und alle zusammen dürfen { $memory } MB brauchen

# must be 1 to {trace} digits to base 36 (0 to 9, a to z), one a millisecond
m-must-be-1-to-trace-xb7oz0 = muss 1 bis { $trace } Ziffern zur Basis 36 sein (0 bis 9, a bis z), eine je Millisekunde

# must have at least one hop
m-must-have-at-least-one-49wnf1 = muss mindestens einen Hop haben

# must be 'ideal' or a list of hops, one for each of path
m-must-be-ideal-or-a-asrvov = muss 'ideal' oder eine Liste von Hops sein, einer für jeden von path

# must be 1, the version of the format
m-must-be-1-the-version-7xi70g = muss 1 sein, die Version des Formats

# must have at least one flow group
m-must-have-at-least-one-9c3nmh = muss mindestens eine Flussgruppe haben

# must be letters of .asudxhz
m-must-be-letters-of-asudxhz-agc0p8 = müssen Buchstaben aus .asudxhz sein

# must be a rule: {why}
m-must-be-a-rule-why-3riptu = muss eine Regel sein: { $why }

# must be in the scenario before the run begins
m-must-be-in-the-scenario-tccgsy = muss im Szenario stehen, bevor der Lauf beginnt

# must be at most {events} in all
m-must-be-at-most-events-f8kvso = dürfen insgesamt höchstens { $events } sein

# must be the id of a measure, or an object with id and group, hop or source
m-must-be-the-id-of-q2nmyw = muss die id eines Maßes sein oder ein Objekt mit id und group, hop oder source

# must be a statement, or an object with says and part
m-must-be-a-statement-or-8wu2ai = muss eine Aussage sein oder ein Objekt mit says und part

# must be another setting than the first
m-must-be-another-setting-than-krhcyk = muss eine andere Einstellung als die erste sein

# must have either values, or from, to and count
m-must-have-either-values-or-ujbmxd = muss entweder values haben oder from, to und count

# must have at least one value
m-must-have-at-least-one-obn26v = muss mindestens einen Wert haben

# must be one for each of the {length} values
m-must-be-one-for-each-x2n7k5 = muss für jeden der { $length } Werte einer sein

# must have from, to and count
m-must-have-from-to-and-y5c0vd = muss from, to und count haben

# must be above from, which is {from}
m-must-be-above-from-which-lqsf8l = muss über from liegen, das { $from } ist

# must be above 0 on a logarithmic scale
m-must-be-above-0-on-jqtghb = muss auf einer logarithmischen Skala über 0 liegen

# must be the id of a number or metric of one run
m-must-be-the-id-of-wopbm1 = muss die id einer Zahl oder eines Maßes eines Laufs sein

# must be the id of a group of flows
m-must-be-the-id-of-1wiies = muss die id einer Gruppe von Flüssen sein

# must be the number of a hop, from 0
m-must-be-the-number-of-s68wqo = muss die Nummer eines Hops sein, ab 0

# must be the place of a source, from 0
m-must-be-the-place-of-ksovai = muss die Stelle einer Quelle sein, ab 0

# must give at most {points} points
m-must-give-at-most-points-ippc25 = darf höchstens { $points } Punkte ergeben

# must give at most {runs} runs, points times seeds
m-must-give-at-most-runs-sdoun6 = darf höchstens { $runs } Läufe ergeben, Punkte mal Startwerte

# must need at most {toExponential} packets in all its runs
m-must-need-at-most-toexponential-j7foif = darf in allen Läufen zusammen höchstens { $toExponential } Pakete brauchen

# must be a statement as `mean-queue() < 20: the queue is short`: {message}
m-must-be-a-statement-as-pu2ubg = muss eine Aussage sein wie `mean-queue() < 20: the queue is short`: { $message }

# must be of what is measured; {unknown} is not
m-must-be-of-what-is-weqooi = muss von dem handeln, was gemessen wird; { $unknown } gehört nicht dazu

# must be the path of a field, as `path.0.queue.limit`
m-must-be-the-path-of-05t570 = muss der Pfad eines Felds sein, wie `path.0.queue.limit`

# must be a setting of the run, other than its seed and its words
m-must-be-a-setting-of-drm9ch = muss eine Einstellung des Laufs sein, außer dem Startwert und den Texten

# must be a time above 0 s
m-must-be-a-time-above-ol4djv = muss eine Zeit über 0 s sein

# must be a number from {least} to {most}, as the rule’s param says
m-must-be-a-number-from-luup5g = muss eine Zahl von { $least } bis { $most } sein, wie param der Regel sagt

# line {line}, column {column}: {reason}
m-line-line-column-column-reason-d0l5bb = Zeile { $line }, Spalte { $column }: { $reason }
