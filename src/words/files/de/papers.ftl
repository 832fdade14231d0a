# History discounting is not activated, and TEAR and TFRC become similar.
m-history-discounting-is-not-activated-j6j5n5 = Das Abwerten alter Abstände wird nicht aktiv, und TEAR und TFRC werden ähnlich.

# paper says
m-paper-says-qd8f8v = die Arbeit sagt

# ns-2.35 gives
m-ns-2-35-gives-0knug7 = ns-2.35 ergibt

# The reference runs of ns-2.35 do not hold this quantity.
m-the-reference-runs-of-ns-an316m = Die Referenzläufe von ns-2.35 enthalten diese Größe nicht.

# we measure
m-we-measure-4uwgap = wir messen

# we compute
m-we-compute-bwagw4 = wir berechnen

# verdict
m-verdict-n8ltue = Urteil

# not run yet
m-not-run-yet-p91jtx = noch nicht gerechnet

# how it is judged
m-how-it-is-judged-hcg7p3 = wie geurteilt wird

# Take the cause away
m-take-the-cause-away-pmcxsk = Die Ursache wegnehmen

# What the paper claims
m-what-the-paper-claims-5s18ov = Was die Arbeit behauptet

# The claims could not be fetched. Reload the page to try again.
m-the-claims-could-not-be-nqakv0 = Die Aussagen konnten nicht geladen werden. Laden Sie die Seite neu, um es noch einmal zu versuchen.

# What can be seen
m-what-can-be-seen-iv7k55 = Was zu sehen ist

# The claims are about the paper’s set-up; what you have changed does not count for them.
m-the-claims-are-about-the-fomdy3 = Die Aussagen gelten für den Aufbau der Arbeit; was Sie geändert haben, zählt für sie nicht.

# Run them
m-run-them-vd8ny0 = Rechnen

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

# , of a group
m-of-a-group-92fwbw = , einer Gruppe

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
m-the-playground-whrcup = Der Spielplatz

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

# Parquet
m-parquet-vqq5pn = Parquet

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

# on
m-on-qyxx3k = an

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

# Move a parameter
m-move-a-parameter-s078i8 = Einen Parameter verschieben

# Open in the playground:
m-open-in-the-playground-w0dz9q = Im Spielplatz öffnen:

# this run
m-this-run-0hejhw = dieser Lauf

# Table
m-table-no2um7 = Tabelle

# Claims and set-up
m-claims-and-set-up-o7r95p = Aussagen und Aufbau

# Make it mine
m-make-it-mine-hdaawj = Zu meinem machen

# The same runs as an experiment that you can change
m-the-same-runs-as-an-n2f12a = Dieselben Läufe als Experiment, das Sie ändern können

# Pale: the paper’s set-up, before your change.
m-pale-the-paper-s-set-fpnxu2 = Blass: der Aufbau der Arbeit, vor Ihrer Änderung.

# seeds:
m-seeds-rwyfmd = Startwerte:

# The papers, live
m-the-papers-live-fhc755 = Die Arbeiten, live

# Every figure and table of four classic papers on TCP-friendly congestion control. Open one and it is run again, packet by packet, on this machine.
m-every-figure-and-table-of-rmgk49 = Jede Abbildung und Tabelle aus vier klassischen Arbeiten über TCP-freundliche Überlastkontrolle. Öffnen Sie eine, und sie wird auf diesem Rechner noch einmal gerechnet, Paket für Paket.

# Figures
m-figures-rtsmni = Abbildungen

# Show all
m-show-all-1brnan = Alle zeigen

# not computed yet
m-not-computed-yet-fy406r = noch nicht gerechnet

# log scale
m-log-scale-08gjzv = logarithmische Skala

# Here:
m-here-s5rs3n = Hier:

# The paper
m-the-paper-s82652 = Die Arbeit

# Find a number
m-find-a-number-gyogjq = Eine Zahl suchen

# Find a number: loss, fairness, RTT
m-find-a-number-loss-fairness-wembhg = Eine Zahl suchen: Verlust, Fairness, Umlaufzeit

# Difference
m-difference-zz2naa = Unterschied

# All figures and tables
m-all-figures-and-tables-erdp8l = Alle Abbildungen und Tabellen

# chance of a mark
m-chance-of-a-mark-ugpc6m = Wahrscheinlichkeit einer Marke

# window at the loss
m-window-at-the-loss-2pcsdk = Fenster beim Verlust

# part cut
m-part-cut-912rec = gekürzter Teil

# first share of user 1
m-first-share-of-user-1-qphogd = erster Anteil von Nutzer 1

# first share of user 2
m-first-share-of-user-2-pvivdg = erster Anteil von Nutzer 2

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
m-race-44yhmg = Starten

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

# Links that break
m-links-that-break-vnhg18 = Leitungen, auf denen sie scheitert

# What counts as breaking
m-what-counts-as-breaking-cwa39o = Was als Scheitern zählt

# Open the run
m-open-the-run-hhur57 = Den Lauf öffnen

# The card of a rule
m-the-card-of-a-rule-cqswya = Die Karte einer Regel

# What the papers measure of a scheme, of the rule in its place: its rate beside TCP under the same losses, how smooth it is, how fast it takes what becomes free (f(k)) and gives way, and how soon two of it share. Or try it in random networks, and see what breaks it.
m-what-the-papers-measure-of-3eh8w6 = Was die Arbeiten an einem Verfahren messen, an der Regel an seiner Stelle: ihre Rate neben TCP bei denselben Verlusten, wie glatt sie ist, wie schnell sie nimmt, was frei wird (f(k)), und weicht, und wie bald zwei von ihr teilen. Oder erproben Sie sie in zufälligen Netzen und sehen Sie, woran sie scheitert.

# Of
m-of-t3qsnc = Von

# Measure it
m-measure-it-cv9xs8 = Messen

# Find a link that breaks it
m-find-a-link-that-breaks-n5l4k9 = Eine Leitung finden, auf der sie scheitert

# Tsao et al., Table 3
m-tsao-et-al-table-3-l8ttrh = Tsao et al., Tabelle 3

# Non-historical
m-non-historical-88nmbr = Ohne Gedächtnis

# fixed
m-fixed-dxjyt5 = fest

# variable
m-variable-6zwyrp = veränderlich

# Scheme
m-scheme-7fvnhe = Verfahren

# Runs
m-runs-6tz87v = Läufe

# Runs that are over
m-runs-that-are-over-du981w = Beendete Läufe

# one run has failed
m-one-run-has-failed-rf9kg3 = ein Lauf ist gescheitert

# Another seed
m-another-seed-j9ejxl = Anderer Startwert

# Run 10 seeds
m-run-10-seeds-9hffb1 = 10 Startwerte rechnen

# Show 3 seeds
m-show-3-seeds-bghbjn = 3 Startwerte zeigen

# Open in the playground
m-open-in-the-playground-fdhw1s = Im Spielplatz öffnen

# Back to the paper’s
m-back-to-the-paper-s-a7454m = Zurück zu dem der Arbeit

# Change a number: the figure runs again
m-change-a-number-the-figure-30oe5a = Ändern Sie eine Zahl: Die Abbildung wird neu gerechnet

# The paper gives all of it.
m-the-paper-gives-all-of-ucxqsd = Die Arbeit gibt alles davon an.

# Dotted: assumed, because the paper does not say.
m-dotted-assumed-because-the-paper-n3ko17 = Gepunktet: angenommen, weil die Arbeit es nicht sagt.

# What the paper gives
m-what-the-paper-gives-4bf5ts = Was die Arbeit angibt

# Each cell: what we get, and below it what the paper prints.
m-each-cell-what-we-get-p541m2 = Jede Zelle: was wir bekommen, und darunter, was die Arbeit druckt.

# (the same)
m-the-same-ifrvyz = (dasselbe)

# Of the whole run
m-of-the-whole-run-ad817p = Vom ganzen Lauf

# The numbers of this run
m-the-numbers-of-this-run-q36s5g = Die Zahlen dieses Laufs

# one high and one low time together
m-one-high-and-one-low-wuiaxf = eine hohe und eine niedrige Zeit zusammen

# time on, and as long off
m-time-on-and-as-long-gnvexp = Zeit an, und ebenso lange aus

# slowness: 1/b, or loss intervals
m-slowness-1-b-or-loss-bvbs7t = Langsamkeit: 1/b, oder Verlustabstände

# time to 0.1-fairness
m-time-to-0-1-fairness-7wxg1m = Zeit bis zu 0,1-Fairness

# throughput over the fair share
m-throughput-over-the-fair-share-2p6chp = Durchsatz relativ zum fairen Anteil

# throughput of all ten over what is left
m-throughput-of-all-ten-over-kv2tyd = Durchsatz aller zehn relativ zu dem, was übrig ist

# throughput over what is left
m-throughput-over-what-is-left-cde4jy = Durchsatz relativ zu dem, was übrig ist

# Drop rate of ten flows of one scheme under the same swings
m-drop-rate-of-ten-flows-03vlod = Verwurfsrate von zehn Flüssen eines Verfahrens bei denselben Schwankungen

# The packet drop rate in the runs of Figure 14.
m-the-packet-drop-rate-in-vy5e4h = Die Paketverwurfsrate in den Läufen von Abbildung 14.

# drop rate
m-drop-rate-pkmtdi = Verwurfsrate

# Time until two TCP(b) flows share fairly
m-time-until-two-tcp-b-krw27x = Zeit, bis zwei TCP(b)-Flüsse fair teilen

# The gentler the cut, the longer two unequal flows stay unequal.
m-the-gentler-the-cut-the-olkhj2 = Je sanfter die Kürzung, desto länger bleiben zwei ungleiche Flüsse ungleich.

# Time until two TFRC flows share fairly
m-time-until-two-tfrc-flows-nt6b3e = Zeit, bis zwei TFRC-Flüsse fair teilen

# The time does not grow with slowness as rapidly as TCP(b)’s, because TFRC relies on a fixed number of loss intervals.
m-the-time-does-not-grow-e3u94l = Die Zeit wächst mit der Langsamkeit nicht so schnell wie bei TCP(b), weil TFRC sich auf eine feste Zahl von Verlustabständen stützt.

# loss intervals
m-loss-intervals-f38hqg = Verlustabstände

# ACKs to 0.1-fairness in a model of two AIMD flows
m-acks-to-0-1-fairness-rzximx = ACKs bis zu 0,1-Fairness in einem Modell zweier AIMD-Flüsse

# At a drop rate of 10 % two flows come fairly rapidly to fair shares for b of about 0.2 and more; for smaller b it takes exponentially longer.
m-at-a-drop-rate-of-c931gk = Bei einer Verwurfsrate von 10 % kommen zwei Flüsse für b von etwa 0,2 und mehr ziemlich schnell zu fairen Anteilen; für kleinere b dauert es exponentiell länger.

# b, the part cut
m-b-the-part-cut-sn6up1 = b, der gekürzte Teil

# Part of the link that is used in the first 20 and 200 round trips after half of the flows stop
m-part-of-the-link-that-2p73jh = Teil der Leitung, der in den ersten 20 und 200 Umläufen benutzt wird, nachdem die Hälfte der Flüsse aufgehört hat

# The slower a scheme, the more sluggish it is in taking advantage of a sudden increase of the available bandwidth.
m-the-slower-a-scheme-the-q5c4bw = Je langsamer ein Verfahren, desto träger nutzt es eine plötzliche Zunahme der verfügbaren Bandbreite.

# utilization
m-utilization-09ugcf = Auslastung

# Rate of TFRC and of TCP(1/8) under a mildly bursty pattern of losses
m-rate-of-tfrc-and-of-q814t0 = Rate von TFRC und von TCP(1/8) bei einem leicht gebündelten Verlustmuster

# TFRC and TCP(1/8) with a mildly bursty loss pattern.
m-tfrc-and-tcp-1-8-8ugyn3 = TFRC und TCP(1/8) mit einem leicht gebündelten Verlustmuster.

# among TCP
m-among-tcp-t4aqrw = unter TCP

# within a tenth of the number
m-within-a-tenth-of-the-w0awv9 = auf ein Zehntel der Zahl genau

# throughput
m-throughput-fuf8u7 = Durchsatz

# time
m-time-pvbdgk = Zeit

# sending rate
m-sending-rate-36lkep = Senderate

# chance of a loss
m-chance-of-a-loss-k7w8ws = Wahrscheinlichkeit eines Verlusts

# By which policies it goes
m-by-which-policies-it-goes-6i2z94 = Nach welchen Strategien es geht

# round trips after the loss
m-round-trips-after-the-loss-18hovx = Umläufe nach dem Verlust

# How windows climb after a loss
m-how-windows-climb-after-a-yxe2jb = Wie Fenster nach einem Verlust steigen

# SIMD’s window grows super-linearly with the time since the last loss; those of other schemes linearly or sub-linearly.
m-simd-s-window-grows-super-3ogjn1 = SIMDs Fenster wächst superlinear mit der Zeit seit dem letzten Verlust; die anderer Verfahren linear oder sublinear.

# The window of SIMD over several epochs
m-the-window-of-simd-over-e5y84q = Das Fenster von SIMD über mehrere Epochen

# In each epoch the window is cut to 1 − β of what it was and increased until the first loss.
m-in-each-epoch-the-window-hevt97 = In jeder Epoche wird das Fenster auf das (1 − β)-Fache gekürzt und bis zum ersten Verlust erhöht.

# Throughput over TCP’s on a link that drops at random
m-throughput-over-tcp-s-on-7vqgld = Durchsatz relativ zu TCP auf einer Leitung, die zufällig verwirft

# All curves have a dip at moderate loss rates; in the worst case, around 15 %, SIMD(1/16) has at least 75 % of TCP’s throughput.
m-all-curves-have-a-dip-lmx2gi = Alle Kurven haben bei mittleren Verlustraten eine Senke; im schlimmsten Fall, um 15 %, hat SIMD(1/16) mindestens 75 % des Durchsatzes von TCP.

# loss rate
m-loss-rate-7kt6ks = Verlustrate

# throughput over TCP’s
m-throughput-over-tcp-s-y328iw = Durchsatz relativ zu TCP

# Three links in a row on which two flows converge
m-three-links-in-a-row-xiyhru = Drei Leitungen hintereinander, auf denen zwei Flüsse konvergieren

# At 400 s all background flows end; two flows stay and compete for the middle link.
m-at-400-s-all-background-mxxcjs = Bei 400 s enden alle Hintergrundflüsse; zwei Flüsse bleiben und konkurrieren um die mittlere Leitung.

# b1 to b2
m-b1-to-b2-wcox9z = b1 bis b2

# b2 to b3
m-b2-to-b3-ruqsqt = b2 bis b3

# b3 to b4
m-b3-to-b4-3npogn = b3 bis b4

# Windows of two flows that come to a fair share
m-windows-of-two-flows-that-srm22g = Fenster zweier Flüsse, die zu einem fairen Anteil kommen

# TCP converges fastest; IIAD is the smoothest and least responsive; SIMD converges much faster than AIMD.
m-tcp-converges-fastest-iiad-is-mufnpd = TCP konvergiert am schnellsten; IIAD ist am glattesten und reagiert am wenigsten; SIMD konvergiert viel schneller als AIMD.

# Windows of two flows that come to full use
m-windows-of-two-flows-that-5s747y = Fenster zweier Flüsse, die zur vollen Nutzung kommen

# With SIMD two flows come smoothly and quickly to the fair state, since the one with the smaller window grows more aggressively.
m-with-simd-two-flows-come-no63vy = Mit SIMD kommen zwei Flüsse glatt und schnell in den fairen Zustand, da der mit dem kleineren Fenster aggressiver wächst.

# Two users on their way to a fair share: AIMD and SIMD
m-two-users-on-their-way-pc5wxb = Zwei Nutzer auf dem Weg zum fairen Anteil: AIMD und SIMD

# AIMD increases parallel to the fairness line; SIMD’s trajectory has the slope x₁/x₂ and comes nearer to it.
m-aimd-increases-parallel-to-the-oyayp5 = AIMD steigt parallel zur Fairnesslinie; SIMDs Weg hat die Steigung x₁/x₂ und kommt ihr näher.

# From where SIMD is sooner fair than AIMD
m-from-where-simd-is-sooner-n4104l = Von wo aus SIMD früher fair ist als AIMD

# In most cases SIMD converges faster than AIMD; IIAD is much slower than both in all cases.
m-in-most-cases-simd-converges-ohh9z4 = In den meisten Fällen konvergiert SIMD schneller als AIMD; IIAD ist in allen Fällen viel langsamer als beide.

# smaller window
m-smaller-window-t8rirl = kleineres Fenster

# time to full use, larger window 50 packets
m-time-to-full-use-larger-bwe4zu = Zeit bis zur vollen Nutzung, größeres Fenster 50 Pakete

# larger window
m-larger-window-4bgjwq = größeres Fenster

# flows of each kind
m-flows-of-each-kind-l562x6 = Flüsse jeder Art

# marked or dropped
m-marked-or-dropped-zifk54 = markiert oder verworfen

# What all simulations have in common
m-what-all-simulations-have-in-8slxj2 = Was alle Simulationen gemeinsam haben

# Unless explicitly specified, RED was used as the queue management policy at the bottleneck link.
m-unless-explicitly-specified-red-was-50wxdt = Wenn nicht ausdrücklich anders angegeben, war RED die Warteschlangenverwaltung an der Engpassleitung.

# round trips
m-round-trips-7xbu4n = Umläufe

# Closed forms of the time to full use, the difference there, and the time to fairness
m-closed-forms-of-the-time-sqnku5 = Geschlossene Formen der Zeit bis zur vollen Nutzung, des Unterschieds dort und der Zeit bis zur Fairness

# From 10 and 30 packets on a link that holds 110 SIMD is slower than TCP and quicker than AIMD and IIAD.
m-from-10-and-30-packets-px4t0m = Von 10 und 30 Paketen auf einer Leitung, die 110 fasst, ist SIMD langsamer als TCP und schneller als AIMD und IIAD.

# Convergence in runs and in closed form
m-convergence-in-runs-and-in-cry3uh = Konvergenz in Läufen und in geschlossener Form

# All measured times to fairness are smaller than the theoretical ones, and SIMD’s much smaller.
m-all-measured-times-to-fairness-nelsf6 = Alle gemessenen Zeiten bis zur Fairness sind kürzer als die theoretischen, und die von SIMD viel kürzer.

# reverse TCP
m-reverse-tcp-kp9dle = TCP auf dem Rückweg

# Throughput over TCP’s when losses come at irregular times
m-throughput-over-tcp-s-when-bp598p = Durchsatz relativ zu TCP, wenn Verluste zu unregelmäßigen Zeiten kommen

# With non-periodic losses no scheme meets TCP-equivalence; SIMD and TFRCP have a different trend from the others.
m-with-non-periodic-losses-no-7nufbe = Bei nicht periodischen Verlusten erreicht kein Verfahren TCP-Äquivalenz; SIMD und TFRCP haben einen anderen Verlauf als die übrigen.

# CV of the time between losses
m-cv-of-the-time-between-gk0nvm = CV der Zeit zwischen Verlusten

# CV of the round trips
m-cv-of-the-round-trips-qxvsnq = CV der Umlaufzeiten

# Shares and losses of eight flows of a scheme beside eight TCP flows as round trips spread
m-shares-and-losses-of-eight-4zjs1l = Anteile und Verluste von acht Flüssen eines Verfahrens neben acht TCP-Flüssen, wenn die Umlaufzeiten auseinandergehen

# GAIMD and SIMD take 1.5 to 4 times TCP’s bandwidth on average, and more than 10 times where round trips are equal; the rate-based schemes meet equal share above a CV of 0.05.
m-gaimd-and-simd-take-1-xf04d5 = GAIMD und SIMD nehmen im Mittel das 1,5- bis 4-Fache der Bandbreite von TCP, und mehr als das 10-Fache, wo die Umlaufzeiten gleich sind; die ratenbasierten Verfahren erreichen oberhalb eines CV von 0,05 gleiche Anteile.

# loss rate over TCP’s, flows of the shortest round trip
m-loss-rate-over-tcp-s-dpwwph = Verlustrate relativ zu TCP, Flüsse mit der kürzesten Umlaufzeit

# bottlenecks in a row
m-bottlenecks-in-a-row-jmoec1 = Engpässe hintereinander

# Throughput when losses become rare at 100 s and frequent again at 800 s
m-throughput-when-losses-become-rare-7xie95 = Durchsatz, wenn Verluste bei 100 s selten und bei 800 s wieder häufig werden

# IIAD and AIAD/H take 700 s to increase to the new steady throughput; the other six reach it within 100 s.
m-iiad-and-aiad-h-take-rvxd8g = IIAD und AIAD/H brauchen 700 s, um auf den neuen eingeschwungenen Durchsatz zu steigen; die anderen sechs erreichen ihn in 100 s.

# Throughput beside a source of two rates, and loss events on the way down
m-throughput-beside-a-source-of-ejkfq7 = Durchsatz neben einer Quelle mit zwei Raten, und Verlustereignisse auf dem Weg nach unten

# SIMD uses what is available as quickly as TCP and is smooth afterwards, TFRCP oscillates, and TFRC and TEAR meet fewer losses on the way down than SIMD and GAIMD.
m-simd-uses-what-is-available-38fm2e = SIMD nutzt Verfügbares so schnell wie TCP und ist danach glatt, TFRCP schwingt, und TFRC und TEAR treffen auf dem Weg nach unten auf weniger Verluste als SIMD und GAIMD.

# fairness, irregular losses
m-fairness-irregular-losses-me33f8 = Fairness, unregelmäßige Verluste

# fairness, TCP-equivalence, non-periodic losses
m-fairness-tcp-equivalence-non-periodic-c2tyg8 = Fairness, TCP-Äquivalenz, nicht periodische Verluste

# fairness, equal round trips
m-fairness-equal-round-trips-2459ds = Fairness, gleiche Umlaufzeiten

# fairness, equal share, low multiplexing with equal round trips
m-fairness-equal-share-low-multiplexing-rrjv3z = Fairness, gleicher Anteil, wenige Flüsse mit gleichen Umlaufzeiten

# fairness, different round trips
m-fairness-different-round-trips-nq88rx = Fairness, verschiedene Umlaufzeiten

# fairness, equal share, low multiplexing with different round trips
m-fairness-equal-share-low-multiplexing-caofz2 = Fairness, gleicher Anteil, wenige Flüsse mit verschiedenen Umlaufzeiten

# aggressiveness, two-state losses
m-aggressiveness-two-state-losses-1isi27 = Aggressivität, Verluste zweier Zustände

# aggressiveness, TCP-equivalence, two-state losses
m-aggressiveness-tcp-equivalence-two-state-zttzqh = Aggressivität, TCP-Äquivalenz, Verluste zweier Zustände

# aggressiveness, bursty losses
m-aggressiveness-bursty-losses-j1qdeu = Aggressivität, gebündelte Verluste

# aggressiveness, equal share, bursty losses
m-aggressiveness-equal-share-bursty-losses-hkf387 = Aggressivität, gleicher Anteil, gebündelte Verluste

# responsiveness, two-state losses
m-responsiveness-two-state-losses-l1teex = Reaktionsfähigkeit, Verluste zweier Zustände

# responsiveness, TCP-equivalence, two-state losses
m-responsiveness-tcp-equivalence-two-state-d6tlv3 = Reaktionsfähigkeit, TCP-Äquivalenz, Verluste zweier Zustände

# responsiveness, bursty losses
m-responsiveness-bursty-losses-u7poks = Reaktionsfähigkeit, gebündelte Verluste

# responsiveness, equal share, bursty losses
m-responsiveness-equal-share-bursty-losses-ubri1d = Reaktionsfähigkeit, gleicher Anteil, gebündelte Verluste

# Verdicts on eight schemes, cell by cell
m-verdicts-on-eight-schemes-cell-950kv4 = Urteile über acht Verfahren, Zelle für Zelle

# TFRC meets both criteria under more testing scenarios than the others.
m-tfrc-meets-both-criteria-under-su07h3 = TFRC erfüllt beide Kriterien in mehr Testszenarien als die anderen.

# What three notions of TCP-friendliness ask for
m-what-three-notions-of-tcp-i575sq = Was drei Begriffe von TCP-Freundlichkeit verlangen

# Equal share is more realistic and more challenging than equivalence: to compete for the same bottleneck does not imply identical network conditions.
m-equal-share-is-more-realistic-yxhzvz = Gleicher Anteil ist realistischer und schwieriger als Äquivalenz: Um denselben Engpass zu konkurrieren heißt nicht, dieselben Netzbedingungen zu haben.

# Constants of the eight schemes
m-constants-of-the-eight-schemes-7k4is3 = Konstanten der acht Verfahren

# The control parameters used in each scheme.
m-the-control-parameters-used-in-jrft87 = Die in jedem Verfahren benutzten Steuerparameter.

# How the eight schemes seek fairness, climb and remember
m-how-the-eight-schemes-seek-0iwvxr = Wie die acht Verfahren Fairness suchen, steigen und sich erinnern

# No scheme takes all three recommended policies at once.
m-no-scheme-takes-all-three-j16k0r = Kein Verfahren verfolgt alle drei empfohlenen Strategien zugleich.

# How much the rate varies as random losses become frequent
m-how-much-the-rate-varies-ztb1dm = Wie sehr die Rate schwankt, wenn zufällige Verluste häufig werden

# At 1 % of losses TCP has the largest CoV, GAIMD the second and TFRC and TEAR similar ones; at 20 % TFRC has the highest.
m-at-1-of-losses-tcp-9tgglz = Bei 1 % Verlusten hat TCP den größten VarK, GAIMD den zweitgrößten, TFRC und TEAR ähnliche; bei 20 % hat TFRC den höchsten.

# CoV over time, bins of one round trip
m-cov-over-time-bins-of-aapisu = VarK über die Zeit, Abschnitte von einem Umlauf

# round trips after the change
m-round-trips-after-the-change-ty9s7y = Umläufe nach der Änderung

# part of the step done
m-part-of-the-step-done-7e41q4 = geschaffter Teil der Stufe

# The states of a flow that lives on timeouts
m-the-states-of-a-flow-8dg5fh = Die Zustände eines Flusses, der von Timeouts lebt

# Each state is one back-off of the timer: in state 1 a flow sends one packet in t round trips, in state 2 one in 2t, and so on.
m-each-state-is-one-back-4o3ous = Jeder Zustand ist ein Zurückstellen des Timers: In Zustand 1 sendet ein Fluss ein Paket in t Umläufen, in Zustand 2 eines in 2t, und so weiter.

# timer, times its first value
m-timer-times-its-first-value-na5kj5 = Timer, als Vielfaches seines ersten Werts

# chance of the state
m-chance-of-the-state-l5n6v8 = Wahrscheinlichkeit des Zustands

# How much time TFRC spends at each length of a loss interval
m-how-much-time-tfrc-spends-f31z31 = Wie viel Zeit TFRC bei jeder Länge eines Verlustabstands verbringt

# The higher the rate, the faster TFRC leaves the state.
m-the-higher-the-rate-the-0go2dr = Je höher die Rate, desto schneller verlässt TFRC den Zustand.

# loss interval
m-loss-interval-5nsrxn = Verlustabstand

# part of the time
m-part-of-the-time-7hvbbz = Teil der Zeit

# How the rates follow a step of the loss rate from 1 % to 4 %, in theory
m-how-the-rates-follow-a-2cf8w0 = Wie die Raten einer Stufe der Verlustrate von 1 % auf 4 % folgen, in der Theorie

# TCP is the fastest; the other three look similar, except that GAIMD becomes slower after 10 round trips.
m-tcp-is-the-fastest-the-zd45tc = TCP ist am schnellsten; die anderen drei sehen ähnlich aus, nur dass GAIMD nach 10 Umläufen langsamer wird.

# How the rates follow a fall of the loss rate, in theory
m-how-the-rates-follow-a-nnxslt = Wie die Raten einem Fall der Verlustrate folgen, in der Theorie

# The analytical responding speed, by the derivations of Section 4.1.
m-the-analytical-responding-speed-by-5cie9h = Die analytische Reaktionsgeschwindigkeit, nach den Herleitungen von Abschnitt 4.1.

# The network: one bottleneck between ample access links
m-the-network-one-bottleneck-between-hjhf3h = Das Netz: ein Engpass zwischen reichlichen Zugangsleitungen

# Packets are dropped only at the bottleneck of 2.5 Mbit/s and 30 ms, which has a buffer of 50 packets; all access links take 10 ms.
m-packets-are-dropped-only-at-5sdddn = Pakete werden nur am Engpass von 2,5 Mbit/s und 30 ms verworfen, der einen Puffer von 50 Paketen hat; alle Zugangsleitungen brauchen 10 ms.

# bottleneck
m-bottleneck-ehdgmu = Engpass

# access links
m-access-links-rekdr6 = Zugangsleitungen

# Two ways to read a table of rates: along a flow, or across flows
m-two-ways-to-read-a-geh2jq = Zwei Arten, eine Tabelle von Raten zu lesen: entlang eines Flusses oder quer über Flüsse

# The rates of one flow over time measure its smoothness; those of all flows in the same round trip their short-term fairness.
m-the-rates-of-one-flow-ht3mjc = Die Raten eines Flusses über die Zeit messen seine Glätte; die aller Flüsse im selben Umlauf ihre Kurzzeit-Fairness.

# Fairness, smoothness, responsiveness and aggressiveness of four schemes
m-fairness-smoothness-responsiveness-and-aggressiveness-mhvi6r = Fairness, Glätte, Reaktionsfähigkeit und Aggressivität von vier Verfahren

# At low loss TFRC and TEAR are fairer and smoother; TCP is the most responsive and the fastest to use extra bandwidth.
m-at-low-loss-tfrc-and-s31e05 = Bei geringem Verlust sind TFRC und TEAR fairer und glatter; TCP reagiert am schnellsten und nutzt zusätzliche Bandbreite am schnellsten.

# Rates when every 20th packet is lost
m-rates-when-every-20th-packet-wmikxz = Raten, wenn jedes 20. Paket verloren geht

# At a low rate of periodic losses TFRC and TEAR are smoother than TCP and GAIMD.
m-at-a-low-rate-of-tk0vga = Bei einer niedrigen Rate periodischer Verluste sind TFRC und TEAR glatter als TCP und GAIMD.

# Rates when each packet is lost with chance 5 %
m-rates-when-each-packet-is-975brh = Raten, wenn jedes Paket mit Wahrscheinlichkeit 5 % verloren geht

# With random losses at the same rate all four fluctuate much more than with periodic ones.
m-with-random-losses-at-the-hhtoec = Bei zufälligen Verlusten gleicher Rate schwanken alle vier viel mehr als bei periodischen.

# Rates when each packet is lost with chance 20 %
m-rates-when-each-packet-is-p99pgu = Raten, wenn jedes Paket mit Wahrscheinlichkeit 20 % verloren geht

# At 20 % of losses TFRC’s rate drops to almost 0, and TEAR’s is on average much higher than TCP’s and GAIMD’s.
m-at-20-of-losses-tfrc-24wgwl = Bei 20 % Verlusten fällt die Rate von TFRC auf fast 0, und die von TEAR ist im Mittel viel höher als die von TCP und GAIMD.

# Rates beside five ON/OFF sources
m-rates-beside-five-on-off-d5io3v = Raten neben fünf An/Aus-Quellen

# With ON/OFF traffic smoothness is slightly worse than with random losses.
m-with-on-off-traffic-smoothness-2vdi85 = Mit An/Aus-Verkehr ist die Glätte etwas schlechter als mit zufälligen Verlusten.

# The queue beside five ON/OFF sources
m-the-queue-beside-five-on-9n4jgu = Die Warteschlange neben fünf An/Aus-Quellen

# ON/OFF traffic causes large fluctuations of the queue.
m-on-off-traffic-causes-large-op0ep8 = An/Aus-Verkehr lässt die Warteschlange stark schwanken.

# Rates of a lone flow
m-rates-of-a-lone-flow-ji3iqu = Raten eines einzelnen Flusses

# The rates of TCP and GAIMD are limited by ACK arrivals: stable at the speed of the bottleneck until a loss takes the window below 30 packets.
m-the-rates-of-tcp-and-18g6mj = Die Raten von TCP und GAIMD sind durch das Eintreffen von ACKs begrenzt: stabil bei der Geschwindigkeit des Engpasses, bis ein Verlust das Fenster unter 30 Pakete bringt.

# Window of a lone flow
m-window-of-a-lone-flow-78z9wh = Fenster eines einzelnen Flusses

# Most of the time the window allows a higher rate than the bottleneck’s; when it exceeds 80 packets, one is dropped.
m-most-of-the-time-the-b01m5z = Die meiste Zeit lässt das Fenster eine höhere Rate zu als der Engpass; wenn es 80 Pakete überschreitet, wird eines verworfen.

# The queue of a lone flow
m-the-queue-of-a-lone-3spjev = Die Warteschlange eines einzelnen Flusses

# TCP fills the queue and drains it; GAIMD’s and TFRC’s fluctuate less; TEAR’s cycle takes about two times TCP’s.
m-tcp-fills-the-queue-and-yjmo6j = TCP füllt die Warteschlange und leert sie; die von GAIMD und TFRC schwanken weniger; der Zyklus von TEAR dauert etwa doppelt so lang wie der von TCP.

# Rates among seven TCP flows
m-rates-among-seven-tcp-flows-rmhf2z = Raten unter sieben TCP-Flüssen

# Among seven TCP flows TFRC and TEAR keep relatively smooth rates, while those of TCP and GAIMD fluctuate.
m-among-seven-tcp-flows-tfrc-mpp15v = Unter sieben TCP-Flüssen halten TFRC und TEAR ziemlich glatte Raten, während die von TCP und GAIMD schwanken.

# Fairness index among seven TCP flows
m-fairness-index-among-seven-tcp-203i5r = Fairness-Index unter sieben TCP-Flüssen

# The index fluctuates around 0.7, the value that TCP’s CoV predicts.
m-the-index-fluctuates-around-0-t905sa = Der Index schwankt um 0,7, den Wert, den der VarK von TCP vorhersagt.

# The queue among seven TCP flows
m-the-queue-among-seven-tcp-fbkyng = Die Warteschlange unter sieben TCP-Flüssen

# The queue behaves as that of a single TCP flow, with shorter cycles.
m-the-queue-behaves-as-that-h0lwxz = Die Warteschlange verhält sich wie die eines einzelnen TCP-Flusses, mit kürzeren Zyklen.

# Rates among eight flows of one scheme
m-rates-among-eight-flows-of-dmkuou = Raten unter acht Flüssen eines Verfahrens

# Among their own kind GAIMD, TFRC and TEAR are smoother than among TCP flows.
m-among-their-own-kind-gaimd-m1k1qv = Unter ihresgleichen sind GAIMD, TFRC und TEAR glatter als unter TCP-Flüssen.

# Fairness index among eight flows of one scheme
m-fairness-index-among-eight-flows-ynlkgi = Fairness-Index unter acht Flüssen eines Verfahrens

# The index of TFRC and of TEAR is close to 1 and does not vary much: they are fairer in the short term than TCP.
m-the-index-of-tfrc-and-7q6tap = Der Index von TFRC und von TEAR liegt nahe 1 und schwankt kaum: Sie sind auf kurze Sicht fairer als TCP.

# The queue among eight flows of one scheme
m-the-queue-among-eight-flows-hkmvvh = Die Warteschlange unter acht Flüssen eines Verfahrens

# TFRC or TEAR alone keep the queue high and stable, GAIMD relatively so.
m-tfrc-or-tear-alone-keep-vtmjes = TFRC oder TEAR allein halten die Warteschlange hoch und stabil, GAIMD einigermaßen.

# Rates when periodic losses rise from 1 % to 4 %
m-rates-when-periodic-losses-rise-af0zg3 = Raten, wenn periodische Verluste von 1 % auf 4 % steigen

# TCP responds first but over-reacts and drops to almost 0, so that it takes as long as the other three to its new state.
m-tcp-responds-first-but-over-2igilh = TCP reagiert zuerst, aber zu stark, und fällt auf fast 0, so dass es so lange wie die anderen drei bis zu seinem neuen Zustand braucht.

# Rates when every packet is lost from one moment on
m-rates-when-every-packet-is-8gnewk = Raten, wenn von einem Moment an jedes Paket verloren geht

# TCP is the first to be down to almost 0 and GAIMD the second; TFRC is the third, with a reasonable speed; TEAR is very slow.
m-tcp-is-the-first-to-hpgrf4 = TCP ist als Erstes auf fast 0 und GAIMD als Zweites; TFRC ist Drittes, mit annehmbarer Geschwindigkeit; TEAR ist sehr langsam.

# Rates when random losses rise from 1 % to 4 %
m-rates-when-random-losses-rise-tb1j69 = Raten, wenn zufällige Verluste von 1 % auf 4 % steigen

# TCP responds first and drops below its new rate; GAIMD, TFRC and TEAR are slower, and none of them over-reacts.
m-tcp-responds-first-and-drops-nswa78 = TCP reagiert zuerst und fällt unter seine neue Rate; GAIMD, TFRC und TEAR sind langsamer, und keines reagiert zu stark.

# Rates when eight TCP flows join
m-rates-when-eight-tcp-flows-om1757 = Raten, wenn acht TCP-Flüsse dazukommen

# No substantial difference from Figure 26, where the eight that join are of the flow’s own protocol.
m-no-substantial-difference-from-figure-es5o9b = Kein wesentlicher Unterschied zu Abbildung 26, wo die acht, die dazukommen, vom Protokoll des Flusses selbst sind.

# The queue when eight TCP flows join
m-the-queue-when-eight-tcp-bdsyv4 = Die Warteschlange, wenn acht TCP-Flüsse dazukommen

# At about round trip 1025 the queue shows a large dip for all four protocols, as the old flows back off.
m-at-about-round-trip-1025-y19m7r = Bei etwa Umlauf 1025 zeigt die Warteschlange bei allen vier Protokollen eine tiefe Senke, da die alten Flüsse zurückgehen.

# Rates when eight flows of the same scheme join
m-rates-when-eight-flows-of-n0iifz = Raten, wenn acht Flüsse desselben Verfahrens dazukommen

# TCP and GAIMD respond very fast but overshoot to 0; TFRC and TEAR are slower and come down gradually.
m-tcp-and-gaimd-respond-very-411ri6 = TCP und GAIMD reagieren sehr schnell, schießen aber bis auf 0 über; TFRC und TEAR sind langsamer und kommen allmählich herunter.

# The queue when eight flows of the same scheme join
m-the-queue-when-eight-flows-7odl9a = Die Warteschlange, wenn acht Flüsse desselben Verfahrens dazukommen

# Around round trip 1050 TEAR’s queue has a large dip: its flows respond much later.
m-around-round-trip-1050-tear-8ai7ng = Um Umlauf 1050 hat TEARs Warteschlange eine tiefe Senke: Seine Flüsse reagieren viel später.

# Fairness index when eight flows of the same scheme join
m-fairness-index-when-eight-flows-wv7fvf = Fairness-Index, wenn acht Flüsse desselben Verfahrens dazukommen

# The index of TFRC and TEAR falls from close to 1 to 0.5 and comes back gradually, TEAR’s slowly; TCP’s and GAIMD’s is lower afterwards.
m-the-index-of-tfrc-and-7h9ocg = Der Index von TFRC und TEAR fällt von nahe 1 auf 0,5 und kommt allmählich zurück, der von TEAR langsam; der von TCP und GAIMD ist danach niedriger.

# Rates when periodic losses fall from 4 % to 1 %
m-rates-when-periodic-losses-fall-ta1vc5 = Raten, wenn periodische Verluste von 4 % auf 1 % fallen

# TCP is the fastest to use new bandwidth; GAIMD is slightly faster than TFRC with history discounting; TEAR is the slowest.
m-tcp-is-the-fastest-to-c6tkpq = TCP nutzt neue Bandbreite am schnellsten; GAIMD ist etwas schneller als TFRC mit Abwerten alter Abstände; TEAR ist am langsamsten.

# Rates when periodic losses fall from 3 % to 2 %
m-rates-when-periodic-losses-fall-ab09dn = Raten, wenn periodische Verluste von 3 % auf 2 % fallen

# Rates when random losses of 10 % end
m-rates-when-random-losses-of-ipc1q2 = Raten, wenn zufällige Verluste von 10 % enden

# Without losses history discounting makes TFRC faster than usual; TCP is the fastest, GAIMD faster than TFRC, TEAR very slow.
m-without-losses-history-discounting-makes-st377g = Ohne Verluste macht das Abwerten alter Abstände TFRC schneller als sonst; TCP ist am schnellsten, GAIMD schneller als TFRC, TEAR sehr langsam.

# Rates when random losses fall from 4 % to 1 %
m-rates-when-random-losses-fall-qzceqn = Raten, wenn zufällige Verluste von 4 % auf 1 % fallen

# From round trip 1000 to 1050 TCP rises fastest; GAIMD, TFRC and TEAR follow it.
m-from-round-trip-1000-to-h9l9os = Von Umlauf 1000 bis 1050 steigt TCP am schnellsten; GAIMD, TFRC und TEAR folgen ihm.

# Rates when 8 of 15 TCP flows stop
m-rates-when-8-of-15-1dbjgh = Raten, wenn 8 von 15 TCP-Flüssen aufhören

# The rates should double: TCP and GAIMD respond almost instantaneously, TFRC and TEAR take much longer.
m-the-rates-should-double-tcp-yz4lsm = Die Raten sollten sich verdoppeln: TCP und GAIMD reagieren fast augenblicklich, TFRC und TEAR brauchen viel länger.

# Fairness index when 8 of 16 flows stop
m-fairness-index-when-8-of-4hc23n = Fairness-Index, wenn 8 von 16 Flüssen aufhören

# When half of the flows stop, the index of TFRC and TEAR does not change; that of TCP and GAIMD rises almost instantaneously.
m-when-half-of-the-flows-480vnb = Hört die Hälfte der Flüsse auf, ändert sich der Index von TFRC und TEAR nicht; der von TCP und GAIMD steigt fast augenblicklich.

# The queue when 8 of 16 flows stop
m-the-queue-when-8-of-dkt2sk = Die Warteschlange, wenn 8 von 16 Flüssen aufhören

# To fill the queue again takes TCP 20 round trips, GAIMD 42, TFRC 45 and TEAR more than 200.
m-to-fill-the-queue-again-3a1mzx = Um die Warteschlange wieder zu füllen, braucht TCP 20 Umläufe, GAIMD 42, TFRC 45 und TEAR mehr als 200.

# Paper
m-paper-ynpwih = Arbeit

# Kind
m-kind-hqumoz = Art

# Lesson
m-lesson-rddd41 = Lektion

# round trip in which rates are counted
m-round-trip-in-which-rates-twpgxv = Umlaufzeit, in der Raten gezählt werden

# length of a run
m-length-of-a-run-vijweg = Länge eines Laufs

# left out at its start
m-left-out-at-its-start-sloqk7 = an seinem Anfang weggelassen

# CV of the times
m-cv-of-the-times-i20ncc = CV der Zeiten

# mean round trip
m-mean-round-trip-sbuscn = mittlere Umlaufzeit

# one high and one low time
m-one-high-and-one-low-gq33hv = eine hohe und eine niedrige Zeit

# time on
m-time-on-rfh8yd = Zeit an

# rate over that of TCP beside it (1: TCP-friendly)
m-rate-over-that-of-tcp-v7upaa = Rate relativ zu TCP daneben (1: TCP-freundlich)

# part of a doubled link used within k round trips, f(k)
m-part-of-a-doubled-link-vq7zqw = Teil einer verdoppelten Leitung, der in k Umläufen genutzt wird, f(k)

# round trips of loss until the rate is half
m-round-trips-of-loss-until-4309s7 = Umläufe mit Verlust, bis die Rate halb ist

# time until two flows share 55 to 45, s
m-time-until-two-flows-share-14g9lr = Zeit, bis zwei Flüsse 55 zu 45 teilen, s
