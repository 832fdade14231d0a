# Fairness
m-fairness-5vmvis = Fairness

# Mean queue
m-mean-queue-vz7ufn = Mittlere Warteschlange

# Packets that wait at the link, the one in transmission not counted: mean over time.
m-packets-that-wait-at-the-uyvbf7 = Pakete, die an der Leitung warten, ohne das gerade gesendete: Mittel über die Zeit.

# Longest queue
m-longest-queue-sm825i = Längste Warteschlange

# The most packets that waited at the link at one time.
m-the-most-packets-that-waited-lrv9v5 = Die meisten Pakete, die zugleich an der Leitung warteten.

# Mean wait
m-mean-wait-9m6e3h = Mittlere Wartezeit

# How long a packet that the link sent had waited for its turn, on average, by Little’s law.
m-how-long-a-packet-that-m7oz1i = Wie lange ein Paket, das die Leitung sendete, im Mittel gewartet hatte, nach dem Gesetz von Little.

# Use of the link
m-use-of-the-link-sj9iri = Nutzung der Leitung

# Part of what the link could have sent that it sent, all traffic together.
m-part-of-what-the-link-80qm05 = Anteil dessen, was die Leitung hätte senden können, den sie sendete, aller Verkehr zusammen.

# Loss
m-loss-tdd92y = Verlust

# Part of the packets that flows sent that was lost or dropped on the way.
m-part-of-the-packets-that-127mr7 = Anteil der von Flüssen gesendeten Pakete, der unterwegs verloren ging oder verworfen wurde.

# What receivers got in order, each packet once, of all the flows together.
m-what-receivers-got-in-order-d4p2vy = Was die Empfänger in der richtigen Reihenfolge bekamen, jedes Paket einmal, von allen Flüssen zusammen.

# The throughput of a group as a part of that of all flows.
m-the-throughput-of-a-group-mkdupm = Der Durchsatz einer Gruppe als Teil des Durchsatzes aller Flüsse.

# Jain’s index
m-jain-s-index-np9ur7 = Jains Index

# How equal the throughputs of all flows are over the window: 1 is equal, 1/n is one flow has all.
m-how-equal-the-throughputs-of-3yoctn = Wie gleich die Durchsätze aller Flüsse im Abschnitt sind: 1 heißt gleich, 1/n heißt, ein Fluss hat alles.

# CoV of the rate
m-cov-of-the-rate-jdll93 = VarK der Rate

# Coefficient of variation of the packets that a flow sends per sample: mean of the flows; 0 is smooth.
m-coefficient-of-variation-of-the-uyz9pc = Variationskoeffizient der Pakete, die ein Fluss je Messpunkt sendet: Mittel der Flüsse; 0 ist glatt.

# Mean round trip
m-mean-round-trip-8gfyjr = Mittlere Umlaufzeit

# Round-trip time that the senders measured, mean of the flows.
m-round-trip-time-that-the-s82s04 = Umlaufzeit, die die Sender gemessen haben, Mittel der Flüsse.

# Completion time
m-completion-time-2ojpvo = Übertragungsdauer

# From the first packet of a transfer to the ACK of its last one: mean of the transfers that are over.
m-from-the-first-packet-of-cubyyf = Vom ersten Paket einer Übertragung bis zum ACK ihres letzten: Mittel der beendeten Übertragungen.

# Times that flows cut their windows or rates: for lost packets, timeouts or marks.
m-times-that-flows-cut-their-b914rn = Wie oft Flüsse ihr Fenster oder ihre Rate kürzten: wegen verlorener Pakete, Timeouts oder Marken.

# Times that a retransmission timer of a flow ran out.
m-times-that-a-retransmission-timer-ycrmou = Wie oft der Timer eines Flusses für erneutes Senden ablief.

# Marks
m-marks-bkgwy1 = Marken

# Part of the packets arriving at the link that its queue marked (ECN).
m-part-of-the-packets-arriving-qlysic = Anteil der an der Leitung ankommenden Pakete, den ihre Warteschlange markierte (ECN).

# A link that breaks it
m-a-link-that-breaks-it-yt747g = Eine Leitung, die sie scheitern lässt

# Starves itself
m-starves-itself-b454tc = Hungert sich selbst aus

# It gets less than a quarter of what TCP gets in its place.
m-it-gets-less-than-a-r4yo9h = Sie bekommt weniger als ein Viertel dessen, was TCP an ihrer Stelle bekommt.

# Starves TCP
m-starves-tcp-igkuum = Lässt TCP verhungern

# TCP beside it gets less than a quarter of what it gets beside TCP.
m-tcp-beside-it-gets-less-x98udl = TCP neben ihr bekommt weniger als ein Viertel dessen, was es neben TCP bekommt.

# Loses much
m-loses-much-4dvply = Verliert viel

# It loses more than 5 % of its packets, and more than three times what TCP loses in its place.
m-it-loses-more-than-5-4wj6wa = Sie verliert mehr als 5 % ihrer Pakete, und mehr als dreimal so viel wie TCP an ihrer Stelle.

# Never settles
m-never-settles-35lep9 = Kommt nie zur Ruhe

# The CoV of its rate is above 1, and more than twice that of TCP in its place.
m-the-cov-of-its-rate-5k7wap = Der Variationskoeffizient ihrer Rate liegt über 1, und über dem Doppelten von TCP an ihrer Stelle.

# Keeps the queue full
m-keeps-the-queue-full-4587ju = Hält die Warteschlange voll

# On average less than a tenth of the buffer is free, and less than half of what TCP leaves free in its place.
m-on-average-less-than-a-02fm6z = Im Mittel ist weniger als ein Zehntel des Puffers frei, und weniger als die Hälfte dessen, was TCP an ihrer Stelle frei lässt.

# Part of its packets that was lost or dropped.
m-part-of-its-packets-that-geinsb = Anteil ihrer Pakete, der verloren ging oder verworfen wurde.

# TCP beside it
m-tcp-beside-it-g0bzqj = TCP daneben

# What two TCP flows get beside two of it, of what they get beside two more of TCP: below 100 it takes from them.
m-what-two-tcp-flows-get-qbjgfm = Was zwei TCP-Flüsse neben zweien von ihr bekommen, von dem, was sie neben zwei weiteren von TCP bekommen: Unter 100 nimmt sie ihnen weg.

# What the receivers of its flows got in order, after the warm-up.
m-what-the-receivers-of-its-bzkzm7 = Was die Empfänger ihrer Flüsse in der richtigen Reihenfolge bekamen, nach dem Vorlauf.

# As its senders measured it, queue included.
m-as-its-senders-measured-it-47uie9 = Wie ihre Sender sie maßen, die Warteschlange eingeschlossen.

# Of the whole link, beside TCP of half of it: mean over the links. Above 100 it takes from others.
m-of-the-whole-link-beside-d3utky = Anteil an der ganzen Leitung, neben TCP an deren Hälfte: Mittel über die Leitungen. Über 100 nimmt sie anderen weg.

# As a multiple of the round trip with an empty queue: mean over the links.
m-as-a-multiple-of-the-3wqsxb = Als Vielfaches der Umlaufzeit bei leerer Warteschlange: Mittel über die Leitungen.

# Basic
m-basic-npfg7x = Einfach

# Two flows of the entry on 10 Mbit/s, 50 ms and a buffer of one path: what every textbook draws.
m-two-flows-of-the-entry-rwyr07 = Zwei Flüsse des Teilnehmers auf 10 Mbit/s, 50 ms und einem Puffer von einem Pfad: was jedes Lehrbuch zeichnet.

# Data centre
m-data-centre-tyumxo = Rechenzentrum

# Eight flows on 1 Gbit/s within 0.2 ms; the switch marks while more than 20 packets wait, and drops beyond 100.
m-eight-flows-on-1-gbit-uyduq2 = Acht Flüsse auf 1 Gbit/s innerhalb von 0,2 ms; der Switch markiert, während mehr als 20 Pakete warten, und verwirft ab 100.

# Rate, round trip, buffer, losses and number of flows are drawn from the seed of the race.
m-rate-round-trip-buffer-losses-d7mfy0 = Rate, Umlaufzeit, Puffer, Verluste und Zahl der Flüsse werden aus dem Startwert des Wettlaufs gezogen.

# Long and fat
m-long-and-fat-ilz7rp = Lang und dick (long fat)

# Two flows on 40 Mbit/s across 180 ms, a third of a path in the buffer: one packet a round trip is slow here.
m-two-flows-on-40-mbit-80kbn9 = Zwei Flüsse auf 40 Mbit/s über 180 ms, ein Drittel eines Pfads im Puffer: Ein Paket je Umlauf ist hier langsam.

# Mobile
m-mobile-h7r72v = Mobilfunk

# One flow on a trace of our own making: 9 Mbit/s, nothing, and all between, with a deep buffer.
m-one-flow-on-a-trace-rh68vh = Ein Fluss auf einer selbst gemachten Aufzeichnung: 9 Mbit/s, nichts und alles dazwischen, mit tiefem Puffer.

# Shared with TCP
m-shared-with-tcp-ngnfoj = Mit TCP geteilt

# Two flows of the entry beside two of TCP (SACK): who takes what from whom.
m-two-flows-of-the-entry-9exi00 = Zwei Flüsse des Teilnehmers neben zweien von TCP (SACK): wer wem was nimmt.

# All links
m-all-links-wywfi5 = Alle Leitungen

# Means over all links. On each a rule stands elsewhere: look at the links one by one before you believe a mean of them.
m-means-over-all-links-on-w42jnl = Mittel über alle Leitungen. Auf jeder steht eine Regel anderswo: Sehen Sie die Leitungen einzeln an, bevor Sie einem Mittel über sie glauben.

# Windows
m-windows-1qfh56 = Fenster

# Let them race
m-let-them-race-q6b22l = Um die Wette laufen lassen

# not run yet
m-not-run-yet-p91jtx = noch nicht berechnet

# The experiment
m-the-experiment-2k46dr = Das Experiment

# What varies
m-what-varies-ql8hi9 = Was sich ändert

# Drawn as
m-drawn-as-6bqyz1 = Gezeichnet als

# Lines
m-lines-2bghr0 = Linien

# Map
m-map-j1sac1 = Karte

# Seeds
m-seeds-qulbql = Startwerte

# Number of seeds
m-number-of-seeds-inovtj = Zahl der Startwerte

# Theory
m-theory-8015wo = Theorie

# Beside it
m-beside-it-znh3pw = Daneben

# Theory’s curve
m-theory-s-curve-82ksob = Kurve der Theorie

# Over time
m-over-time-dwnlvg = Über der Zeit

# Mean of the seeds
m-mean-of-the-seeds-cbbclg = Mittel der Startwerte

# With up to six points their runs can be drawn over time in one figure, a line each.
m-with-up-to-six-points-54rczz = Bei bis zu sechs Punkten können ihre Läufe in einer Abbildung über der Zeit gezeichnet werden, je eine Linie.

# What must hold
m-what-must-hold-7ioyyl = Was gelten muss

# Must hold
m-must-hold-p8wm5x = Muss gelten

# Add a statement
m-add-a-statement-gknely = Eine Aussage hinzufügen

# Title and file
m-title-and-file-16xvz6 = Titel und Datei

# Vary
m-vary-i70tb9 = Variieren

# Vary as well
m-vary-as-well-092glx = Außerdem variieren

# choose a setting
m-choose-a-setting-ga8fu7 = eine Einstellung wählen

# Open a file
m-open-a-file-n8kdq4 = Eine Datei öffnen

# Measures
m-measures-p5kctg = Maße

# Measured of each run
m-measured-of-each-run-tqho5e = Von jedem Lauf gemessen

# Add a measure…
m-add-a-measure-933g2j = Ein Maß hinzufügen…

# all sources
m-all-sources-1xgpku = alle Quellen

# Find a measure
m-find-a-measure-jb7f3p = Ein Maß suchen

# Find a measure: fairness, delay, window
m-find-a-measure-fairness-delay-ozavdp = Ein Maß suchen: Fairness, Verzögerung, Fenster

# This experiment cannot be opened
m-this-experiment-cannot-be-opened-pmru3l = Dieses Experiment kann nicht geöffnet werden

# The playground
m-the-playground-whrcup = Die Spielwiese

# Where this is
m-where-this-is-agtdq4 = Wo das ist

# Experiment
m-experiment-h34eia = Experiment

# Change it
m-change-it-bamrei = Ändern

# Open this run
m-open-this-run-15usee = Diesen Lauf öffnen

# One seed is enough
m-one-seed-is-enough-ie3nfk = Ein Startwert genügt

# JSON lines
m-json-lines-slfesw = JSON-Zeilen

# File
m-file-bygjtv = Datei

# Another 10 seeds
m-another-10-seeds-2deaer = Weitere 10 Startwerte

# List
m-list-360n8h = Liste

# Range
m-range-98uyr6 = Bereich

# from
m-from-5kc5th = von

# points
m-points-gbpj2e = Punkte

# Logarithmic
m-logarithmic-hkz89w = Logarithmisch

# Values
m-values-37f3h7 = Werte

# Add
m-add-7rv3f8 = Hinzufügen

# choose
m-choose-jp6mgw = wählen

# On paper
m-on-paper-9nkgsy = Auf Papier

# What varied
m-what-varied-mfeg3o = Was sich änderte

# What was measured of each run
m-what-was-measured-of-each-cqdmx9 = Was von jedem Lauf gemessen wurde

# What was assumed
m-what-was-assumed-621cmk = Was angenommen wurde

# The same again
m-the-same-again-gzezem = Dasselbe noch einmal

# Its link is too long for paper. The file of the experiment holds all of it.
m-its-link-is-too-long-3vqaxh = Der Link ist für Papier zu lang. Die Datei des Experiments enthält alles davon.

# Stretch
m-stretch-1286oa = Abschnitt

# Measured
m-measured-tbee81 = Gemessen

# from, s
m-from-s-r1lzva = von, s

# The runs end there. What comes before counts as warm-up.
m-the-runs-end-there-what-4q7onc = Dort enden die Läufe. Was davor kommt, zählt als Vorlauf.

# What the seeds tell
m-what-the-seeds-tell-xobqtp = Was die Startwerte sagen

# The race
m-the-race-cw5dgh = Der Wettlauf

# Who races
m-who-races-0pjpjt = Wer mitläuft

# Add a built-in scheme
m-add-a-built-in-scheme-xber4c = Ein eingebautes Verfahren hinzufügen

# choose…
m-choose-btd21e = wählen…

# Runs of each entry on each link
m-runs-of-each-entry-on-1prc15 = Läufe jedes Teilnehmers auf jeder Leitung

# The first seed
m-the-first-seed-cy4yd3 = Der erste Startwert

# Drawn 1
m-drawn-1-3qaq70 = Gezogen 1

# Drawn 2
m-drawn-2-4k9j9x = Gezogen 2

# What was handed in
m-what-was-handed-in-scw9p5 = Was abgegeben wurde

# What a class hands in
m-what-a-class-hands-in-dahv9t = Was eine Klasse abgibt

# Rules or links with a rule, names in front; or drop a table here
m-rules-or-links-with-a-wv81r1 = Regeln oder Links mit einer Regel, Namen davor; oder ziehen Sie eine Tabelle hierher

# Reading…
m-reading-9n9lzb = Wird gelesen…

# or a file
m-or-a-file-s7wf03 = oder eine Datei

# This race cannot be opened
m-this-race-cannot-be-opened-tgiv2f = Dieser Wettlauf kann nicht geöffnet werden

# A new race
m-a-new-race-sa7szv = Ein neuer Wettlauf

# Race
m-race-44yhmg = Wettlauf

# Nobody races yet: add a rule or a built-in scheme.
m-nobody-races-yet-add-a-vdwvun = Noch läuft niemand mit: Fügen Sie eine Regel oder ein eingebautes Verfahren hinzu.

# The first points come when every link has run once.
m-the-first-points-come-when-6f9le2 = Die ersten Punkte kommen, wenn jede Leitung einmal gelaufen ist.

# No run is over yet.
m-no-run-is-over-yet-ow477b = Noch ist kein Lauf zu Ende.

# Means over the seeds ± their 95 % interval (Student’s t). Press a head to sort by it; a third press brings the order of the race back.
m-means-over-the-seeds-their-2ayzxc = Mittel über die Startwerte ± ihr 95-%-Intervall (Student-t). Drücken Sie einen Spaltenkopf, um danach zu sortieren; ein dritter Druck bringt die Reihenfolge des Wettlaufs zurück.

# Entry
m-entry-7hq90z = Teilnehmer

# By name
m-by-name-68pofr = Nach Namen

# runs
m-runs-79oz7f = Läufe

# What counts as breaking
m-what-counts-as-breaking-cwa39o = Was als Scheitern zählt

# Open the run
m-open-the-run-hhur57 = Den Lauf öffnen

# The card of a rule
m-the-card-of-a-rule-cqswya = Die Karte einer Regel

# What the papers measure of a scheme, of the rule in its place: its rate beside TCP under the same losses, how smooth it is, how fast it takes what becomes free (f(k)) and gives way, and how soon two of it share. Or try it in random networks, and see what breaks it.
m-what-the-papers-measure-of-3eh8w6 = Was die Fachartikel an einem Verfahren messen, an der Regel an seiner Stelle: ihre Rate neben TCP bei denselben Verlusten, wie glatt sie ist, wie schnell sie nimmt, was frei wird (f(k)), und nachgibt, und wie bald zwei von ihr teilen. Oder erproben Sie sie in zufälligen Netzen und sehen Sie, woran sie scheitert.

# Of
m-of-t3qsnc = Von

# Measure it
m-measure-it-cv9xs8 = Messen

# Find a link that breaks it
m-find-a-link-that-breaks-n5l4k9 = Eine Leitung finden, auf der sie scheitert

# fixed
m-fixed-dxjyt5 = fest

# variable
m-variable-6zwyrp = veränderlich

# Scheme
m-scheme-7fvnhe = Verfahren

# Loss events
m-loss-events-ma6pt7 = Verlustereignisse

# There is no score. Every known single number for throughput and delay is won by whoever starves the others: read the plane together with Fairness and with what TCP gets beside it.
m-there-is-no-score-every-crupxb = Es gibt keine Punktzahl. Jede bekannte einzelne Zahl für Durchsatz und Verzögerung gewinnt, wer die anderen verhungern lässt: Lesen Sie die Ebene zusammen mit der Fairness und mit dem, was TCP daneben bekommt.

# {why} This tab keeps it meanwhile.
m-why-this-tab-keeps-it-9gwcxj = { $why } Dieser Tab bewahrt es solange auf.

# the axis
m-the-axis-4glt6t = die Achse

# a row each
m-a-row-each-nxhwrt = je eine Zeile

# a line each
m-a-line-each-2hhh1r = je eine Linie

# Columns and rows the other way round
m-columns-and-rows-the-other-tvyzfc = Spalten und Zeilen vertauschen

# Axis and lines the other way round
m-axis-and-lines-the-other-54kchs = Achse und Linien vertauschen

# {statement}, in {percent} % of the seeds
m-statement-in-percent-of-the-cx3ilx = { $statement }, in { $percent } % der Startwerte

# As in lessons, of what is measured: <queue>mean-queue()</queue>, or <use>link-use()</use>, of a group <group>loss()</group>. At every point, in every seed.
m-as-in-lessons-of-what-10ikxn = Wie in Lektionen, von dem, was gemessen wird: <queue>mean-queue()</queue> oder <use>link-use()</use>, von einer Gruppe <group>loss()</group>. An jedem Punkt, mit jedem Startwert.

# As in lessons, of what is measured: <queue>mean-queue()</queue>, or <use>link-use()</use>. At every point, in every seed.
m-as-in-lessons-of-what-3w5kc7 = Wie in Lektionen, von dem, was gemessen wird: <queue>mean-queue()</queue> oder <use>link-use()</use>. An jedem Punkt, mit jedem Startwert.

# The same file runs on the command line: <code>npm run --silent experiment -- FILE.json</code>.
m-the-same-file-runs-on-4ey6yc = Dieselbe Datei läuft auf der Kommandozeile: <code>npm run --silent experiment -- FILE.json</code>.

# {runs}, of one seed.
m-runs-of-one-seed-fejyzn = { $runs }, mit einem Startwert.

# {runs}, each with another seed.
m-runs-each-with-another-seed-dooi2w = { $runs }, jeder mit einem anderen Startwert.

# {runs}: {points} points of one seed. What is left to chance is not seen.
m-runs-points-points-of-one-zchkyz = { $runs }: { $points } Punkte mit einem Startwert. Was der Zufall ausmacht, ist nicht zu sehen.

# {runs}: {points} points, each with the same {seeds} seeds, so that differences are compared seed by seed.
m-runs-points-points-each-with-8o558q = { $runs }: { $points } Punkte, jeder mit denselben { $seeds } Startwerten, so dass Unterschiede Startwert für Startwert verglichen werden.

# at most {most} MB are read
m-at-most-most-mb-are-oprsov = höchstens { $most } MB werden gelesen

# {file}: {why}. Nothing was changed.
m-file-why-nothing-was-changed-sjppub = { $file }: { $why }. Es wurde nichts geändert.

# Of which flows: {measure}
m-of-which-flows-measure-5xa874 = Welcher Flüsse: { $measure }

# At which bottleneck: {measure}
m-at-which-bottleneck-measure-2y9tlw = An welchem Engpass: { $measure }

# back {number}
m-back-number-ni8eip = Rückweg { $number }

# Of which source: {measure}
m-of-which-source-measure-7uba52 = Welcher Quelle: { $measure }

# {first}. {next}
m-first-next-pssdze = { $first }. { $next }

# Varied of it: {varied}.
m-varied-of-it-varied-j36qw3 = Daran variiert: { $varied }.

# Nothing varies yet: choose a setting under <b>What varies</b>, or press <i>Vary…</i> beside a control of the playground.
m-nothing-varies-yet-choose-a-lvoq73 = Noch wird nichts variiert: Wählen Sie eine Einstellung unter <b>Was sich ändert</b>, oder drücken Sie <i>Variieren…</i> neben einer Einstellung der Spielwiese.

# Dotted: theory, from what is set alone, without any run. {forms}. R: the round trip with an empty queue.
m-dotted-theory-from-what-is-re05k2 = Gepunktet: Theorie, allein aus dem, was eingestellt ist, ohne jeden Lauf. { $forms }. R: die Umlaufzeit bei leerer Warteschlange.

# Over time, {what}
m-over-time-what-6yas0y = Über der Zeit, { $what }

# What writes Parquet could not be fetched: is there a network?
m-what-writes-parquet-could-not-xgnyzj = Der Teil, der Parquet schreibt, konnte nicht geladen werden: Gibt es ein Netz?

# seed {seed}
m-seed-seed-sbd5uz = Startwert { $seed }

# mean of the first {count} seeds; pale: its 95 % interval
m-mean-of-the-first-count-3xdxjk = Mittel der ersten { $count } Startwerte; blass: sein 95-%-Intervall

# mean of {count} seeds; pale: its 95 % interval
m-mean-of-count-seeds-pale-mpqtqb = Mittel von { $count } Startwerten; blass: sein 95-%-Intervall

# Values of {name}
m-values-of-name-6269wx = Werte von { $name }

# Values, with commas between, {unit}
m-values-with-commas-between-unit-hieaef = Werte, durch Kommas getrennt, { $unit }

# Values, with commas between
m-values-with-commas-between-3z8izx = Werte, durch Kommas getrennt

# Leave out {name}
m-leave-out-name-qxfpf5 = { $name } weglassen

# {setting}: {values}
m-setting-values-k9yexl = { $setting }: { $values }

# Sawtooth, engine {engine}: the same scenario and seed give the same run, to the last bit.
m-sawtooth-engine-engine-the-same-a8bcv5 = Sawtooth, Engine { $engine }: Dasselbe Szenario mit demselben Startwert ergibt denselben Lauf, bis aufs letzte Bit.

# Seeds: seed {from}, the same at every point; {runs} in all
m-seeds-seed-from-the-same-qr3hc2 = Startwerte: Startwert { $from }, derselbe an jedem Punkt; insgesamt { $runs }

# Seeds: seeds {from} to {to}, the same at every point; {runs} in all
m-seeds-seeds-from-to-to-4tazj1 = Startwerte: Startwerte { $from } bis { $to }, dieselben an jedem Punkt; insgesamt { $runs }

# What comes before {warmup} s is warm-up; the runs end at {end} s.
m-what-comes-before-warmup-s-lkcuer = Was vor { $warmup } s kommt, ist Vorlauf; die Läufe enden bei { $end } s.

# The seeds are independent draws of the same experiment. An interval is the mean ± Student’s t times s/√n, 95 %, two-sided: it takes the values as nearly normal, and where the median lies outside of it they are skewed.
m-the-seeds-are-independent-draws-iebv81 = Die Startwerte sind unabhängige Ziehungen desselben Experiments. Ein Intervall ist das Mittel ± Student-t mal s/√n, 95 %, zweiseitig: Es setzt annähernd normalverteilte Werte voraus, und wo der Median außerhalb liegt, sind sie schief verteilt.

# Two points are compared seed by seed: a difference is told where its interval does not hold 0.
m-two-points-are-compared-seed-j621c8 = Zwei Punkte werden Startwert für Startwert verglichen: Ein Unterschied wird genannt, wo sein Intervall die 0 nicht enthält.

# One seed: no interval can be given.
m-one-seed-no-interval-can-y6u3mu = Ein Startwert: Ein Intervall lässt sich nicht angeben.

# ACKs wait in no queue and none is lost.
m-acks-wait-in-no-queue-iccsha = ACKs warten in keiner Warteschlange, und keines geht verloren.

# What is not named above is as the format has it where nothing is said (docs/scenario.md).
m-what-is-not-named-above-rr9ww6 = Was oben nicht genannt ist, ist so, wie das Format es hat, wenn nichts angegeben ist (docs/scenario.md).

# The address could not be written.
m-the-address-could-not-be-eadw04 = Die Adresse konnte nicht geschrieben werden.

# This experiment cannot be opened.
m-this-experiment-cannot-be-opened-ym3qu5 = Dieses Experiment kann nicht geöffnet werden.

# {why}. Nothing was changed.
m-why-nothing-was-changed-y2bzcv = { $why }. Es wurde nichts geändert.

# {name} begins at {time}: the means hold time without it.
m-name-begins-at-time-the-yqusbq = { $name } beginnt bei { $time }: Die Mittel enthalten Zeit ohne ihn.

# Measure from {time}
m-measure-from-time-lrefw8 = Ab { $time } messen

# Of one seed.
m-of-one-seed-nipxxp = Mit einem Startwert.

# Mean over {seeds} seeds ± its 95 % interval (Student’s t).
m-mean-over-seeds-seeds-its-wcw1w1 = Mittel über { $seeds } Startwerte ± 95-%-Intervall (Student-t).

# Mean over {seeds} seeds ± its 95 % interval (Student’s t); below it the difference from the first row, seed by seed.
m-mean-over-seeds-seeds-its-fdrazm = Mittel über { $seeds } Startwerte ± 95-%-Intervall (Student-t); darunter der Unterschied zur ersten Zeile, Startwert für Startwert.

# none: {why}
m-none-why-dzlgr3 = keiner: { $why }

# {known} of {seeds} seeds
m-known-of-seeds-seeds-1pvrbz = { $known } von { $seeds } Startwerten

# theory
m-theory-ok287c = Theorie

# {measure}: {forms}
m-measure-forms-50q78u = { $measure }: { $forms }

# Jain
m-jain-vpaq0b = Jain

# % of its fair part
m-of-its-fair-part-j1ngg0 = % des fairen Anteils

# × empty
m-empty-z6jalj = × leer

# {name}, {unit}
m-name-unit-0oxtqi = { $name }, { $unit }

# Without {name}
m-without-name-8rp5zc = Ohne { $name }

# The links <i>Drawn 1</i> and <i>Drawn 2</i> are drawn from the first seed: with another one nobody knows them before.
m-the-links-i-drawn-1-53y7a2 = Die Leitungen <i>Gezogen 1</i> und <i>Gezogen 2</i> werden aus dem ersten Startwert gezogen: Mit einem anderen kennt sie vorher niemand.

# An empty line ends a rule.
m-an-empty-line-ends-a-tc0rq8 = Eine leere Zeile beendet eine Regel.

# Nothing leaves this page; names stay here and in its link.
m-nothing-leaves-this-page-names-is3tyt = Nichts verlässt diese Seite; Namen bleiben hier und in ihrem Link.

# 1 rule read.
m-1-rule-read-8gzv54 = 1 Regel gelesen.

# {count} rules read.
m-count-rules-read-hf711h = { $count } Regeln gelesen.

# 1 broken one: the table says why.
m-1-broken-one-the-table-9431d6 = 1 fehlerhafte: Die Tabelle sagt, warum.

# {count} broken ones: the table says why.
m-count-broken-ones-the-table-hspd5v = { $count } fehlerhafte: Die Tabelle sagt, warum.

# The first {count} race: a race has at most {most} entries.
m-the-first-count-race-a-sl1t1d = Die ersten { $count } laufen mit: Ein Wettlauf hat höchstens { $most } Teilnehmer.

# {count} handed in twice.
m-count-handed-in-twice-kwwmcb = { $count } zweimal abgegeben.

# {count} more left out: the first {most} are read.
m-count-more-left-out-the-ic1kaa = { $count } weitere weggelassen: Die ersten { $most } werden gelesen.

# 1 line passed over, longer than {most} characters.
m-1-line-passed-over-longer-qzbuxf = 1 Zeile übergangen, länger als { $most } Zeichen.

# {count} lines passed over, longer than {most} characters.
m-count-lines-passed-over-longer-6d6wzy = { $count } Zeilen übergangen, länger als { $most } Zeichen.

# this link cannot be opened
m-this-link-cannot-be-opened-p6bc9o = dieser Link kann nicht geöffnet werden

# Boxes: 95 % intervals over the seeds. Dashed: the hull, which nobody stands above. A press on a mark opens its run on the first link.
m-boxes-95-intervals-over-the-46aym0 = Kästen: 95-%-Intervalle über die Startwerte. Gestrichelt: die Hülle, über der niemand steht. Ein Klick auf eine Marke öffnet ihren Lauf auf der ersten Leitung.

# Boxes: 95 % intervals over the seeds. Dashed: the hull, which nobody stands above. A press on a mark opens its run.
m-boxes-95-intervals-over-the-p640h8 = Kästen: 95-%-Intervalle über die Startwerte. Gestrichelt: die Hülle, über der niemand steht. Ein Klick auf eine Marke öffnet ihren Lauf.

# {name}: throughput against round trip of {count} entries; the table below has the numbers
m-name-throughput-against-round-trip-sulb8m = { $name }: Durchsatz gegen Umlaufzeit von { $count } Teilnehmern; die Zahlen stehen in der Tabelle darunter

# {axis}; better: up and to the left
m-axis-better-up-and-to-9lfy82 = { $axis }; besser: nach oben und nach links

# This race cannot be opened.
m-this-race-cannot-be-opened-3fm8y3 = Dieser Wettlauf kann nicht geöffnet werden.

# {name} in numbers
m-name-in-numbers-c9ncn9 = { $name } in Zahlen

# One by one:
m-one-by-one-xjaauu = Einzeln:

# Links that break {rule}
m-links-that-break-rule-qkkhb6 = Leitungen, auf denen { $rule } scheitert

# Links that break <rule>it</rule>
m-links-that-break-rule-it-8fj90k = Leitungen, auf denen <rule>sie</rule> scheitert

# Each runs twice, with the rule and with TCP (SACK) in its place: where TCP fails as well, it is the network.
m-each-runs-twice-with-the-kqfz49 = Jede läuft zweimal, mit der Regel und mit TCP (SACK) an ihrer Stelle: Wo auch TCP scheitert, liegt es am Netz.

# Open the run: {network}
m-open-the-run-network-8cc75n = Den Lauf öffnen: { $network }

# Why? {network}
m-why-network-8tivbq = Warum? { $network }

# The run has failed: {why}
m-the-run-has-failed-why-ebswyk = Der Lauf ist gescheitert: { $why }

# No network has been tried yet.
m-no-network-has-been-tried-65k5a2 = Noch wurde kein Netz erprobt.

# {failure} in {count}
m-failure-in-count-wkguhh = { $failure } (in { $count })

# None of {networks} networks breaks it.
m-none-of-networks-networks-breaks-cucspt = Sie scheitert in keinem von { $networks } Netzen.

# None of {tried} that have been tried, of {networks} networks breaks it.
m-none-of-tried-that-have-0k4e9v = Sie scheitert in keinem der { $tried } bisher erprobten von { $networks } Netzen.

# 1 of {networks} networks breaks it: it {kinds}.
m-1-of-networks-networks-breaks-nf9yku = Sie scheitert in 1 von { $networks } Netzen: Sie { $kinds }.

# 1 of {tried} that have been tried, of {networks} networks breaks it: it {kinds}.
m-1-of-tried-that-have-hpsw86 = Sie scheitert in 1 der { $tried } bisher erprobten von { $networks } Netzen: Sie { $kinds }.

# {count} of {networks} networks break it: it {kinds}.
m-count-of-networks-networks-break-4hgv5v = Sie scheitert in { $count } von { $networks } Netzen: Sie { $kinds }.

# {count} of {tried} that have been tried, of {networks} networks break it: it {kinds}.
m-count-of-tried-that-have-mdth7v = Sie scheitert in { $count } der { $tried } bisher erprobten von { $networks } Netzen: Sie { $kinds }.

# The worst first: where most of these come together, then where one is furthest beyond its bound.
m-the-worst-first-where-most-jony2h = Die schlimmsten zuerst: wo das meiste davon zusammenkommt, dann wo eines am weitesten über seiner Grenze liegt.

# Fairness by
m-fairness-by-iw3p3t = Fairness nach

# Step of the climb
m-step-of-the-climb-ekm9gu = Schritt des Anstiegs

# Curve of the climb
m-curve-of-the-climb-yk9g5r = Kurve des Anstiegs

# Memory of the fall
m-memory-of-the-fall-8ij949 = Gedächtnis der Senkung

# Its place in the taxonomy of <table>Tsao et al., Table 3</table>, read off a run alone with one packet in 300 lost, then none, then one in 1600. <i>Non-historical</i>: the same step, or factor, whatever was lost before; the same fall from any window. That only the last few losses count (<i>fixed</i> there) is not told from <i>variable</i>.
m-its-place-in-the-taxonomy-8enb57 = Ihr Platz in der Einteilung von <table>Tsao et al., Tabelle 3</table>, abgelesen an einem Lauf allein, in dem erst eines von 300 Paketen verloren geht, dann keines, dann eines von 1600. <i>Ohne Gedächtnis</i>: derselbe Schritt oder Faktor, was auch vorher verloren ging; dieselbe Senkung aus jedem Fenster. Dass nur die letzten Verluste zählen (dort <i>fest</i>), ist von <i>veränderlich</i> nicht zu unterscheiden.

# historical
m-historical-e77hpl = mit Gedächtnis

# non-historical
m-non-historical-h0xz53 = ohne Gedächtnis

# linear
m-linear-lpvdts = linear

# sublinear
m-sublinear-vauomo = sublinear

# superlinear
m-superlinear-wm6v1x = superlinear

# cannot be told: {why}
m-cannot-be-told-why-6yt1ge = lässt sich nicht sagen: { $why }

# {rate} Mbit/s, {trip} ms, {queue}, {packets} packets, {lost} % lost at random; {own} of it, {others} of TCP
m-rate-mbit-s-trip-ms-fl732o = { $rate } Mbit/s, { $trip } ms, { $queue }, { $packets } Pakete, { $lost } % zufällig verloren; { $own } von ihr, { $others } von TCP

# {rate} Mbit/s, {trip} ms, {queue}, {packets} packets; {own} of it, {others} of TCP
m-rate-mbit-s-trip-ms-7l848j = { $rate } Mbit/s, { $trip } ms, { $queue }, { $packets } Pakete; { $own } von ihr, { $others } von TCP

# it gets {own}, TCP in its place {tcp}
m-it-gets-own-tcp-in-0f9tpz = sie bekommt { $own }, TCP an ihrer Stelle { $tcp }

# TCP beside it gets {beside}, beside TCP {tcp}
m-tcp-beside-it-gets-beside-bfc1rs = TCP neben ihr bekommt { $beside }, neben TCP { $tcp }

# it loses {own}, TCP in its place {tcp}
m-it-loses-own-tcp-in-9gheig = sie verliert { $own }, TCP an ihrer Stelle { $tcp }

# the CoV of its rate is {own}, of TCP in its place {tcp}
m-the-cov-of-its-rate-ex7jqi = der VarK ihrer Rate ist { $own }, mit TCP an ihrer Stelle { $tcp }

# {own} of the buffer is free, with TCP in its place {tcp}
m-own-of-the-buffer-is-639fcx = { $own } des Puffers sind frei, mit TCP an ihrer Stelle { $tcp }

# {networks} networks of one link: {rates} Mbit/s, {roundTrips} ms, a buffer of {buffers} paths, drop-tail in half of them, RED or CoDel in the others, random losses of {losses} % in a third, {flows} flows of the rule beside {flows} of TCP.
m-networks-networks-of-one-link-a6zxzg = { $networks } Netze mit einer Leitung: { $rates } Mbit/s, { $roundTrips } ms, ein Puffer von { $buffers } Pfaden, Drop-tail in der Hälfte davon, RED oder CoDel in den anderen, zufällige Verluste von { $losses } % in einem Drittel, { $flows } Flüsse der Regel neben { $flows } von TCP.

# Jain’s index over its flows and those of TCP: 1 is equal.
m-jain-s-index-over-its-ly9ycl = Jains Index über ihre Flüsse und die von TCP: 1 heißt gleich.

# Jain’s index over its flows: 1 is equal.
m-jain-s-index-over-its-tzreaz = Jains Index über ihre Flüsse: 1 heißt gleich.

# Part of its packets that was lost or dropped: mean over the links.
m-part-of-its-packets-that-qexlni = Anteil ihrer Pakete, der verloren ging oder verworfen wurde: Mittel über die Leitungen.

# Jain’s index over all flows of a link: mean over the links with several.
m-jain-s-index-over-all-adkys2 = Jains Index über alle Flüsse einer Leitung: Mittel über die Leitungen mit mehreren.

# One packet more each round trip, half at a loss: the sawtooth that all others are measured by.
m-one-packet-more-each-round-l80kps = Ein Paket mehr je Umlauf, die Hälfte bei einem Verlust: der Sägezahn, an dem alle anderen gemessen werden.

# A smaller cut is smoother; the climb must shrink with it, or TCP starves.
m-a-smaller-cut-is-smoother-fc3q13 = Eine kleinere Kürzung ist glatter; der Anstieg muss mit ihr schrumpfen, sonst verhungert TCP.

# Climb and cut both go with the root of the window: exponents that add up to 1 keep it TCP-friendly.
m-climb-and-cut-both-go-hxd421 = Anstieg und Kürzung richten sich beide nach der Wurzel des Fensters: Exponenten, die zusammen 1 ergeben, halten es TCP-freundlich.

# A loss takes two thirds of a packet, whatever the window is: very smooth, and very slow to yield.
m-a-loss-takes-two-thirds-tohpyg = Ein Verlust kostet zwei Drittel eines Pakets, wie groß das Fenster auch ist: sehr glatt, und sehr langsam im Nachgeben.

# It remembers where its climb began, and climbs faster the longer nothing is lost.
m-it-remembers-where-its-climb-44u0hm = Es merkt sich, wo sein Anstieg begann, und steigt umso schneller, je länger nichts verloren geht.

# A fixed part of a packet per ACK, an eighth off at a loss: the time to recover does not grow with the link.
m-a-fixed-part-of-a-7c2mow = Ein fester Teil eines Pakets je ACK, ein Achtel weniger bei einem Verlust: Die Zeit, sich zu erholen, wächst nicht mit der Leitung.

# TCP up to 38 packets; beyond, the larger the window, the bolder the climb and the gentler the cut (RFC 3649).
m-tcp-up-to-38-packets-iyc1ci = TCP bis 38 Pakete; darüber gilt: je größer das Fenster, desto kühner der Anstieg und desto sanfter die Kürzung (RFC 3649).

# It measures how much arrives a second; at a loss it keeps what just fills the path without a queue.
m-it-measures-how-much-arrives-lazjt8 = Es misst, wie viel in einer Sekunde ankommt; bei einem Verlust behält es, was den Pfad ohne Warteschlange gerade füllt.

# Long round trips climb as if they were short: ρ is the shortest of them over a reference of 25 ms. What it sends at once grows as much: alone behind a drop-tail queue it loses whole windows.
m-long-round-trips-climb-as-m1bddu = Lange Umläufe steigen, als wären sie kurz: ρ ist die kürzeste Umlaufzeit, geteilt durch eine Referenz von 25 ms. Was auf einmal gesendet wird, wächst ebenso: Allein hinter einer Drop-tail-Warteschlange verliert es ganze Fenster.

# The window is a curve of time, not of round trips: back to where the loss was, then carefully beyond.
m-the-window-is-a-curve-t22nhn = Das Fenster ist eine Kurve der Zeit, nicht der Umläufe: zurück dorthin, wo der Verlust war, dann vorsichtig darüber hinaus.

# By delay
m-by-delay-sxw86z = Nach der Verzögerung

# It counts its own packets in the queue, as Vegas does, and keeps two to four: no loss, and no chance beside TCP.
m-it-counts-its-own-packets-0342a4 = Es zählt die eigenen Pakete in der Warteschlange, wie Vegas, und hält zwei bis vier: kein Verlust, und keine Chance neben TCP.

# By rate
m-by-rate-j47scu = Nach der Rate

# No window, a pace: one packet a round trip faster each round trip, half at a loss. RAP’s law, over TCP’s recovery.
m-no-window-a-pace-one-k2x4j0 = Kein Fenster, ein Tempo: je Umlauf um ein Paket je Umlauf schneller, die Hälfte bei einem Verlust. Das Gesetz von RAP über der Verlustbehebung von TCP.

# Ten per cent more each round trip, half at a loss: two flows never come to share (Chiu and Jain 1989).
m-ten-per-cent-more-each-nsa661 = Zehn Prozent mehr je Umlauf, die Hälfte bei einem Verlust: Zwei Flüsse kommen nie dazu, zu teilen (Chiu und Jain 1989).

# the least of them
m-the-least-of-them-uh7bm8 = das Kleinste davon

# the greatest of them
m-the-greatest-of-them-sz5c9a = das Größte davon

# square root
m-square-root-c7jdnq = Quadratwurzel

# cube root
m-cube-root-4xumig = Kubikwurzel

# without its sign
m-without-its-sign-7t0n9u = ohne Vorzeichen

# the whole number below
m-the-whole-number-below-wsbifp = die ganze Zahl darunter

# natural logarithm
m-natural-logarithm-h67x7p = natürlicher Logarithmus

# e to that power
m-e-to-that-power-cd4h67 = e hoch diese Zahl

# The window. On a loss, the window in use.
m-the-window-on-a-loss-8itwpo = Das Fenster. Bei einem Verlust das benutzte Fenster.

# The threshold: below it slow start goes on. It is rounded down to whole packets, 2 at least.
m-the-threshold-below-it-slow-rc0kya = Der Schwellenwert: Darunter geht der Slow Start weiter. Er wird auf ganze Pakete abgerundet, auf mindestens 2.

# The pace. 0, as it begins: packets go as the window lets them. A rule that sets it has them go one by one, 1/rate apart at least, while the window has room.
m-the-pace-0-as-it-ogpgly = Das Tempo. 0, wie es beginnt: Pakete gehen, wie das Fenster sie lässt. Eine Regel, die es setzt, lässt sie einzeln gehen, mindestens 1/rate auseinander, solange das Fenster Platz hat.

# The last round trip that was measured; 0 before the first.
m-the-last-round-trip-that-8v4t8c = Die zuletzt gemessene Umlaufzeit; 0 vor der ersten.

# The shortest round trip so far; 0 before the first.
m-the-shortest-round-trip-so-hu7atx = Die bisher kürzeste Umlaufzeit; 0 vor der ersten.

# The smoothed round trip; 0 before the first.
m-the-smoothed-round-trip-0-2lkrdb = Die geglättete Umlaufzeit; 0 vor der ersten.

# Packets that this ACK acknowledges.
m-packets-that-this-ack-acknowledges-30bl01 = Pakete, die dieses ACK bestätigt.

# Packets acknowledged so far.
m-packets-acknowledged-so-far-smcah1 = Bisher bestätigte Pakete.

# Packets sent again so far.
m-packets-sent-again-so-far-1ws7fv = Bisher erneut gesendete Pakete.

# ACKs so far that told of a mark.
m-acks-so-far-that-told-ob3643 = Bisherige ACKs, die eine Marke gemeldet haben.

# Time since the last loss, mark or timeout; since the start before the first.
m-time-since-the-last-loss-arz9w1 = Zeit seit dem letzten Verlust, der letzten Marke oder dem letzten Timeout; davor seit dem Start.

# Time since the run began.
m-time-since-the-run-began-u95rq5 = Zeit seit Beginn des Laufs.

# The largest window that the scenario allows.
m-the-largest-window-that-the-474bao = Das größte Fenster, das das Szenario zulässt.

# Once, before the first packet. Memories begin here: the first value of each.
m-once-before-the-first-packet-pqzspy = Einmal, vor dem ersten Paket. Hier beginnen Gedächtnisse: der erste Wert eines jeden.

# At an ACK while W is below ssthresh, in place of `on ack`.
m-at-an-ack-while-w-br7voc = Bei einem ACK, solange W unter ssthresh ist, anstelle von `on ack`.

# At an ACK of new data in congestion avoidance, while nothing is being repaired.
m-at-an-ack-of-new-r63lmy = Bei einem ACK für neue Daten in der Überlastvermeidung, während nichts repariert wird.

# Behind the ACK with which a window of packets has been answered: once a round trip, slow start included.
m-behind-the-ack-with-which-tl6lja = Nach dem ACK, mit dem ein Fenster von Paketen beantwortet ist: einmal je Umlauf, auch im Slow Start.

# Once for all packets missing of one window. W never gets larger. What is missing is sent again as TCP does.
m-once-for-all-packets-missing-jpn2rn = Einmal für alle fehlenden Pakete eines Fensters. W wird nie größer. Was fehlt, wird wie bei TCP erneut gesendet.

# At an ACK that tells of a mark, at most once a window; groups with ECN alone.
m-at-an-ack-that-tells-raorho = Bei einem ACK, das eine Marke meldet, höchstens einmal je Fenster; nur bei Gruppen mit ECN.

# When the timer expires. Without an ssthresh of its own the threshold is half the window.
m-when-the-timer-expires-without-vxt9pp = Wenn der Timer abläuft. Ohne eigenes ssthresh ist der Schwellenwert das halbe Fenster.

# Begin from
m-begin-from-6t1bge = Beginnen mit

# a rule of your own
m-a-rule-of-your-own-v54xbi = eine eigene Regel

# What may be meant
m-what-may-be-meant-y30cu8 = Was gemeint sein kann

# a param of this rule
m-a-param-of-this-rule-h5vqyk = ein Parameter dieser Regel

# set by this rule
m-set-by-this-rule-hahebe = von dieser Regel gesetzt

# Its card, and links that break it
m-its-card-and-links-that-sz7i4s = Ihre Karte, und Leitungen, die sie scheitern lassen

# grey: TCP
m-grey-tcp-yfps1v = grau: TCP

# {why} The run keeps the last rule that could be read.
m-why-the-run-keeps-the-l89oyp = { $why } Der Lauf behält die letzte Regel, die gelesen werden konnte.

# {help} In {unit}.
m-help-in-unit-kyr4sv = { $help } In { $unit }.

# Drawn: the rule before.
m-drawn-the-rule-before-les74l = Gezeichnet: die Regel davor.

# This one could not be tried.
m-this-one-could-not-be-y9vqxk = Diese konnte nicht erprobt werden.

# delivered, packets/s
m-delivered-packets-s-glnu66 = zugestellt, Pakete/s

# A run of this rule alone, {duration} s: {what}, at most {most}
m-a-run-of-this-rule-73u5vz = Ein Lauf dieser Regel allein, { $duration } s: { $what }, höchstens { $most }

# {what}: {most}
m-what-most-mverv0 = { $what }: { $most }

# This rule alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets…
m-this-rule-alone-on-rate-w0ejca = Diese Regel allein auf { $rate } Mbit/s, { $trip } ms und einer Warteschlange von { $queue } Paketen…

# Alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets it gets {got} Mbit/s; {waiting} packets wait, none is dropped.
m-alone-on-rate-mbit-s-8cf3w2 = Allein auf { $rate } Mbit/s, { $trip } ms und einer Warteschlange von { $queue } Paketen bekommt sie { $got } Mbit/s; { $waiting } Pakete warten, keines wird verworfen.

# Alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets it gets {got} Mbit/s; {waiting} packets wait, 1 is dropped.
m-alone-on-rate-mbit-s-f48n77 = Allein auf { $rate } Mbit/s, { $trip } ms und einer Warteschlange von { $queue } Paketen bekommt sie { $got } Mbit/s; { $waiting } Pakete warten, 1 wird verworfen.

# Alone on {rate} Mbit/s, {trip} ms and a queue of {queue} packets it gets {got} Mbit/s; {waiting} packets wait, {drops} are dropped.
m-alone-on-rate-mbit-s-7aw1mu = Allein auf { $rate } Mbit/s, { $trip } ms und einer Warteschlange von { $queue } Paketen bekommt sie { $got } Mbit/s; { $waiting } Pakete warten, { $drops } werden verworfen.

# ∫ q(t) dt / T
m-q-t-dt-t-ps6o7t = ∫ q(t) dt / T

# nothing was sent in the window
m-nothing-was-sent-in-the-rnenm3 = im Zeitabschnitt wurde nichts gesendet

# max q(t)
m-max-q-t-ggqa8h = max q(t)

# mean queue · T / packets sent
m-mean-queue-t-packets-sent-u1bdg8 = mittlere Warteschlange · T / gesendete Pakete

# the link sent nothing in the window
m-the-link-sent-nothing-in-mheb6j = die Leitung hat im Zeitabschnitt nichts gesendet

# bits sent / (rate · T)
m-bits-sent-rate-t-pvlgne = gesendete Bits / (Rate · T)

# the rate of the link has no limit
m-the-rate-of-the-link-cr6e70 = die Rate der Leitung ist unbegrenzt

# packets lost / packets sent
m-packets-lost-packets-sent-9hy6xq = verlorene Pakete / gesendete Pakete

# Σ bits delivered in order / T
m-bits-delivered-in-order-t-uycmkw = Σ in der richtigen Reihenfolge zugestellte Bits / T

# throughput of the group / throughput of all flows
m-throughput-of-the-group-throughput-l8k4s0 = Durchsatz der Gruppe / Durchsatz aller Flüsse

# no flow delivered anything in the window
m-no-flow-delivered-anything-in-4t6ur8 = im Zeitabschnitt hat kein Fluss etwas zugestellt

# there is one flow alone
m-there-is-one-flow-alone-egoaye = es gibt nur einen Fluss

# standard deviation / mean, over samples
m-standard-deviation-mean-over-samples-mm1y62 = Standardabweichung / Mittel, über Messpunkte

# mean of the samples
m-mean-of-the-samples-owtu2t = Mittel der Messpunkte

# no flow measured a round trip in the window
m-no-flow-measured-a-round-k3g3co = im Zeitabschnitt hat kein Fluss eine Umlaufzeit gemessen

# mean of end − start
m-mean-of-end-start-3kvemm = Mittel von Ende − Beginn

# no transfer of a set size was over by the end
m-no-transfer-of-a-set-z3w94e = keine Übertragung mit fester Größe war bis zum Ende fertig

# count
m-count-g0ap6c = Anzahl

# marks / arrivals
m-marks-arrivals-bpsyna = Marken / ankommende Pakete

# There are no memories.
m-there-are-no-memories-d10iix = Es gibt keine Gedächtnisse.

# As TCP: `W = W + 1`.
m-as-tcp-w-w-1-t2b4z7 = Wie TCP: `W = W + 1`.

# As TCP: `W = W + 1 / W`.
m-as-tcp-w-w-1-guvqwj = Wie TCP: `W = W + 1 / W`.

# Nothing.
m-nothing-fa2s7g = Nichts.

# As TCP: `W = W / 2`.
m-as-tcp-w-w-2-vpix22 = Wie TCP: `W = W / 2`.

# As on a loss.
m-as-on-a-loss-mn5ghm = Wie bei einem Verlust.

# As TCP: `ssthresh = W / 2`, `W = 1`.
m-as-tcp-ssthresh-w-2-x8xv3c = Wie TCP: `ssthresh = W / 2`, `W = 1`.

# {low} to {high}
m-low-to-high-mtp93k = { $low } bis { $high }

# {mean} ± {half}
m-mean-half-wmhs90 = { $mean } ± { $half }

# A race of rules
m-a-race-of-rules-3td6it = Ein Wettlauf von Regeln

# The first races: a race has at most {most} entries.
m-the-first-races-a-race-ugyvbb = Der erste läuft mit: Ein Wettlauf hat höchstens { $most } Teilnehmer.

# {name}: throughput against round trip of one entry; the table below has the numbers
m-name-throughput-against-round-trip-i1ee9n = { $name }: Durchsatz gegen Umlaufzeit eines Teilnehmers; die Zahlen stehen in der Tabelle darunter
