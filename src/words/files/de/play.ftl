# {mean}, {delay} ms
m-mean-delay-ms-piehmn = { $mean } · { $delay } ms

# Copy code
m-copy-code-06qgkp = Code kopieren

# equal shares
m-equal-shares-i2ic9l = gleiche Anteile

# full link
m-full-link-yzvhs4 = volle Leitung

# bottleneck
m-bottleneck-ehdgmu = Engpass

# 1 packet
m-1-packet-kizm3w = 1 Paket

# {count} packets
m-count-packets-356z9h = { $count } Pakete

# The set-up in words
m-the-set-up-in-words-5h6h2w = Der Aufbau in Worten

# The set-up
m-the-set-up-kdd66u = Der Aufbau

# The bar of time
m-the-bar-of-time-pcblqr = Die Zeitleiste

# The comparison in numbers
m-the-comparison-in-numbers-n9ot22 = Der Vergleich in Zahlen

# The textbook’s model in words
m-the-textbook-s-model-in-62raej = Das Lehrbuchmodell in Worten

# Why?
m-why-mfl4pe = Warum?

# The narrator
m-the-narrator-stqjct = Der Erzähler

# Playground
m-playground-7p1ky4 = Spielwiese

# Skip to the charts
m-skip-to-the-charts-7r1m41 = Zu den Diagrammen springen

# Set up
m-set-up-isr2rg = Aufbau

# now {time}
m-now-time-woxpcy = jetzt { $time }

# round trips, empty path
m-round-trips-empty-path-vixahj = Umläufe, leerer Pfad

# Completion times
m-completion-times-crw7x1 = Übertragungsdauern

# How long each transfer took, from its first packet to the ACK of its last one: a point where it ended.
m-how-long-each-transfer-took-fixnb3 = Wie lange jede Übertragung gedauert hat, vom ersten Paket bis zum ACK des letzten: ein Punkt dort, wo sie endete.

# the mean completion time of the transfers that ended in it
m-the-mean-completion-time-of-yth2yp = mittlere Dauer der Übertragungen, die darin endeten

# Delivered so far
m-delivered-so-far-q0iy9y = Bisher zugestellt

# The bytes that each flow and source has delivered since the run began: a line that is steep where much gets through.
m-the-bytes-that-each-flow-n6d4u7 = Die Bytes, die jeder Fluss und jede Quelle seit Beginn des Laufs zugestellt hat: Die Linie ist steil, wo viel durchkommt.

# Delivered by each flow
m-delivered-by-each-flow-d42dzf = Zugestellt je Fluss

# Lost so far
m-lost-so-far-mopp96 = Bisher verloren

# The packets of each flow and source that have been dropped since the run began, by queues and on the way.
m-the-packets-of-each-flow-mk9nxo = Die Pakete jedes Flusses und jeder Quelle, die seit Beginn des Laufs von Warteschlangen verworfen wurden oder unterwegs verloren gingen.

# packets
m-packets-99jfja = Pakete

# Lost by each flow
m-lost-by-each-flow-wduauf = Verloren je Fluss

# Fairness index
m-fairness-index-2xa914 = Fairness-Index

# Jain’s index of what the flows sent: 1 if all sent the same, 1/n if one of n sent all. It compares flows that sent all the time: one alone has none.
m-jain-s-index-of-what-fq2x8s = Jains Index dessen, was die Flüsse gesendet haben: 1, wenn alle gleich viel, 1/n, wenn einer von n alles gesendet hat. Verglichen werden Flüsse, die die ganze Zeit sendeten: Einer allein hat keinen.

# fairness index of the sample
m-fairness-index-of-the-sample-s1n47k = Fairness-Index des Messpunkts

# mean fairness index
m-mean-fairness-index-1mg3d5 = mittlerer Fairness-Index

# , and in {every} (thin)
m-and-in-every-thin-kn8240 = , und in { $every } (dünn)

# of what the flows sent over {span}{thin}; 1 is equal
m-of-what-the-flows-sent-14f8sf = dessen, was die Flüsse gesendet haben, { $span }{ $thin }; 1 heißt gleich

# mean {value}
m-mean-value-4ug4c5 = Mittel { $value }

# mean {value} since {since} s
m-mean-value-since-since-s-gx7sqm = Mittel { $value } seit { $since } s

# needs two flows for {span}
m-needs-two-flows-for-span-qa2vq2 = braucht zwei Flüsse für { $span }

# needs two for {span}
m-needs-two-for-span-pa9y01 = braucht zwei für { $span }

# needs two
m-needs-two-umq0d8 = braucht zwei

# Inside of a flow
m-inside-of-a-flow-kcev3n = Inneres eines Flusses

# State of the observed flow: what its scheme knows and decides, such as cwnd and ssthresh.
m-state-of-the-observed-flow-ggqrf9 = Zustand des beobachteten Flusses: was sein Verfahren weiß und entscheidet, etwa cwnd und ssthresh.

# of the inside of a flow, what stood at its end
m-of-the-inside-of-a-vz9xxw = vom Inneren eines Flusses der Stand am Ende

# Queues of all hops
m-queues-of-all-hops-s7ylmn = Warteschlangen aller Hops

# Packets waiting in the queue of every hop, a line for each, and the packets that each dropped.
m-packets-waiting-in-the-queue-4e6l8t = Pakete, die in der Warteschlange jedes Hops warten, eine Linie je Hop, und die Pakete, die jeder verworfen hat.

# mean queue of every hop and packets that it dropped
m-mean-queue-of-every-hop-u67kuw = mittlere Warteschlange jedes Hops und verworfene Pakete

# Link used
m-link-used-zmifka = Auslastung der Leitung

# Utilization of the link in view: the part of its rate that packets take up.
m-utilization-of-the-link-in-qmwwzq = Auslastung der betrachteten Leitung: der Teil ihrer Rate, den Pakete belegen.

# the utilization at its end
m-the-utilization-at-its-end-mefgb2 = die Auslastung am Ende

# , per cent over {span}
m-per-cent-over-span-ehihls = , Prozent, { $span }

# Losses
m-losses-kioqmy = Verluste

# Loss events as the flows see them: one mark for each round trip in which a flow lost packets.
m-loss-events-as-the-flows-kppeqa = Verlustereignisse, wie die Flüsse sie sehen: eine Marke für jeden Umlauf, in dem ein Fluss Pakete verloren hat.

# loss events
m-loss-events-866j63 = Verlustereignisse

# Queue
m-queue-6wbfbs = Warteschlange

# Packets waiting in the queue of the hop in view, with its limit and thresholds, and the packets that it dropped.
m-packets-waiting-in-the-queue-53bk9g = Pakete, die in der Warteschlange des betrachteten Hops warten, mit Grenze und Schwellen, und die verworfenen Pakete.

# mean queue and packets that it dropped
m-mean-queue-and-packets-that-129k4n = mittlere Warteschlange und verworfene Pakete

# each round trip
m-each-round-trip-0nfjij = jedem Umlauf

# every {span}
m-every-span-s5p50k = je { $span }

# , {queue}’s average bold
m-queue-s-average-bold-adk2m2 = , Mittel von { $queue } fett

# , packets waiting: least to most, mean as a line{average}; drops above
m-packets-waiting-least-to-most-hj6id9 = , wartende Pakete: kleinster bis größter Wert, Mittel als Linie{ $average }; Verwürfe darüber

# , packets waiting: most in {every}, mean shaded{average}; drops above
m-packets-waiting-most-in-every-zjjahb = , wartende Pakete: Höchstwert in { $every }, Mittel schattiert{ $average }; Verwürfe darüber

# of {limit}
m-of-limit-4fu99r = von { $limit }

# empty path {span}
m-empty-path-span-7w14kn = leerer Pfad { $span }

# empty {span}
m-empty-span-8upxwu = leer { $span }

# Round trip
m-round-trip-z4u1wu = Umlaufzeit

# How long a packet of each flow and its ACK take: the path, and the queues on it. What the sender knows of it, smoothed (srtt), comes later; behind a queue per flow the row shows that.
m-how-long-a-packet-of-y7o8rn = Wie lange ein Paket jedes Flusses samt ACK braucht: der Pfad und seine Warteschlangen. Was der Sender davon weiß, geglättet (srtt), kommt später; bei einer Warteschlange je Fluss zeigt die Zeile stattdessen diesen Wert.

# the round trip at its end
m-the-round-trip-at-its-m9the3 = die Umlaufzeit am Ende

# , {unit} since the run began
m-unit-since-the-run-began-fv0que = , { $unit } seit Beginn des Laufs

# , Mbit/s over {span}
m-mbit-s-over-span-iikvlj = , Mbit/s, { $span }

# link {rate}
m-link-rate-54av4t = Leitung { $rate }

# Throughput
m-throughput-2uuq3j = Durchsatz

# What each flow delivers, averaged over about a second, with the fair share; over several bottlenecks by max-min and proportional fairness.
m-what-each-flow-delivers-averaged-30xpw3 = Was jeder Fluss zustellt, über etwa eine Sekunde gemittelt, mit dem fairen Anteil; bei mehreren Engpässen nach Max-Min- und proportionaler Fairness.

# fair share
m-fair-share-ihowa4 = fairer Anteil

# mean throughput
m-mean-throughput-nihrcm = mittlerer Durchsatz

# fair share {rate}
m-fair-share-rate-c36rsm = fairer Anteil { $rate }

# share {rate}
m-share-rate-354ws2 = Anteil { $rate }

# receive window {packets}
m-receive-window-packets-693cmn = Empfangsfenster { $packets }

# receive {packets}
m-receive-packets-x64p8n = Empfang { $packets }

# BDP ÷ {flows} flows {packets}
m-bdp-flows-flows-packets-8l5hw5 = BDP ÷ { $flows } Flüsse { $packets }

# Window or rate
m-window-or-rate-9bwi14 = Fenster oder Rate

# The congestion window of each flow (cwnd); of a scheme without one, its rate times the round trip.
m-the-congestion-window-of-each-yg4a9m = Das Überlastfenster jedes Flusses (cwnd); bei einem Verfahren ohne Fenster seine Rate mal die Umlaufzeit.

# the window at its end
m-the-window-at-its-end-xr682e = das Fenster am Ende

# By rounds…
m-by-rounds-z31ie9 = Nach Runden…

# Packet by packet…
m-packet-by-packet-kbseks = Paket für Paket…

# Numbers of a stretch…
m-numbers-of-a-stretch-k9hski = Zahlen eines Abschnitts…

# Experiment…
m-experiment-0wgri4 = Experiment…

# Open…
m-open-n287h9 = Öffnen…

# Share…
m-share-cg01cq = Teilen…

# Print…
m-print-5c76kq = Drucken…

# Light or dark
m-light-or-dark-l5c7hk = Hell oder dunkel

# The first scene
m-the-first-scene-ov2lwe = Die erste Szene

# Time
m-time-q4eyv8 = Zeit

# play or pause
m-play-or-pause-hkgjya = abspielen oder anhalten

# one step forward
m-one-step-forward-r17p16 = einen Schritt vor

# one step back
m-one-step-back-vicww2 = einen Schritt zurück

# on by a loss, or by a round trip
m-on-by-a-loss-or-r8469p = um einen Verlust oder einen Umlauf vor

# back by a loss, or by a round trip
m-back-by-a-loss-or-j2z7ub = um einen Verlust oder einen Umlauf zurück

# next loss
m-next-loss-jx0v7r = nächster Verlust

# previous loss
m-previous-loss-7llebr = voriger Verlust

# next prepared moment
m-next-prepared-moment-w2z987 = nächster vorbereiteter Moment

# previous prepared moment
m-previous-prepared-moment-lm6c3b = voriger vorbereiteter Moment

# slower
m-slower-61ukr3 = langsamer

# faster
m-faster-azoack = schneller

# to the start
m-to-the-start-7612vr = zum Anfang

# follow the run
m-follow-the-run-ucpfry = dem Lauf folgen

# Run
m-run-37u7vu = Lauf

# drop a packet
m-drop-a-packet-8ppxl5 = ein Paket verwerfen

# compare two runs
m-compare-two-runs-vey7v4 = zwei Läufe vergleichen

# undo
m-undo-v3fpnz = rückgängig

# redo
m-redo-vo98zt = wiederholen

# Rows of the chart
m-rows-of-the-chart-27jhb2 = Zeilen des Diagramms

# Charts
m-charts-wn7420 = Diagramme

# the whole run
m-the-whole-run-33f0ay = der ganze Lauf

# phase plane
m-phase-plane-5bj81m = Phasenebene

# seconds or round trips
m-seconds-or-round-trips-akfpkb = Sekunden oder Umläufe

# table of the data
m-table-of-the-data-xz7j0x = Datentabelle

# say how it stands
m-say-how-it-stands-8e4ws8 = den Stand ansagen

# why is the window what it is
m-why-is-the-window-what-pa6aip = warum das Fenster so ist, wie es ist

# hear the throughput
m-hear-the-throughput-dbkptw = den Durchsatz hören

# Page
m-page-sfsa6u = Seite

# present
m-present-8gnrvw = vorführen

# hide or show the set-up
m-hide-or-show-the-set-la3q5a = Aufbau ein- oder ausblenden

# hide or show the network
m-hide-or-show-the-network-vfkv1e = Netz ein- oder ausblenden

# narrator on or off
m-narrator-on-or-off-35t0q3 = Erzähler an oder aus

# blank the screen
m-blank-the-screen-tz7wbi = Bildschirm leeren

# export
m-export-xnhe43 = exportieren

# go to a control, scheme or scenario
m-go-to-a-control-scheme-j1mjfk = zu einer Einstellung, einem Verfahren oder Szenario gehen

# this list
m-this-list-qvg9ob = diese Liste

# close, or stop presenting
m-close-or-stop-presenting-ddb7l3 = schließen oder Vorführung beenden

# Take the wheel of a flow
m-take-the-wheel-of-a-06f398 = Selbst einen Fluss steuern

# Be the network
m-be-the-network-yqlzk1 = Das Netz sein

# Let rules race
m-let-rules-race-3rkgpa = Regeln um die Wette laufen lassen

# Go to
m-go-to-ev0a0g = Gehe zu

# Go to a scene, a control, a scheme, a scenario or a key
m-go-to-a-scene-a-01rs7v = Zu einer Szene, einer Einstellung, einem Verfahren, einem Szenario oder einer Taste gehen

# Go to a scene, a term, a figure or a set-up
m-go-to-a-scene-a-i9lykl = Zu einer Szene, einem Begriff, einer Abbildung oder einem Aufbau gehen

# Go to a scene, control, scheme or key
m-go-to-a-scene-control-jd8bc3 = Szene, Einstellung, Verfahren oder Taste

# Go to a scene, term, figure or set-up
m-go-to-a-scene-term-t0g3ic = Szene, Begriff, Abbildung oder Aufbau

# What there is
m-what-there-is-rlqlqr = Was es gibt

# Nothing here is called so.
m-nothing-here-is-called-so-ko1cz5 = Hier heißt nichts so.

# Terms, figures and set-ups of the papers could not be fetched.
m-terms-figures-and-set-ups-3zp988 = Begriffe, Abbildungen und Aufbauten der Fachartikel konnten nicht geladen werden.

# Close
m-close-l0xxoj = Schließen

# Phase plane
m-phase-plane-o49uai = Phasenebene

# Copied
m-copied-3bzcw5 = Kopiert

# What the charts show
m-what-the-charts-show-xtj3s2 = Was die Diagramme zeigen

# In view
m-in-view-6h7w6r = Im Bild

# Export
m-export-sh99lf = Exportieren

# This part of the page could not be fetched. Reload the page to try again.
m-this-part-of-the-page-5begu6 = Dieser Teil der Seite konnte nicht geladen werden. Laden Sie die Seite neu, um es noch einmal zu versuchen.

# One moment…
m-one-moment-llf0x5 = Einen Moment…

# Pause
m-pause-j4z771 = Anhalten

# Play
m-play-bk85tv = Abspielen

# Keys
m-keys-qolp7x = Tasten

# Letters, digits and signs are keys of the page
m-letters-digits-and-signs-are-7zbwte = Buchstaben, Ziffern und Zeichen sind Tasten der Seite

# or
m-or-puzibo = oder

# Open
m-open-n6hn1l = Öffnen

# Lessons
m-lessons-84odjq = Lektionen

# Papers
m-papers-3avj4u = Fachartikel

# Terms
m-terms-54fb2k = Begriffe

# Games
m-games-w6fxh8 = Spiele

# By rounds
m-by-rounds-x85xgd = Nach Runden

# Scenes
m-scenes-2xy1q8 = Szenen

# Find a scene
m-find-a-scene-b4et9h = Eine Szene suchen

# Find: bufferbloat, wifi, UDP …
m-find-bufferbloat-wifi-udp-lfpc6i = Suchen: Bufferbloat, WLAN, UDP …

# No scene is called so.
m-no-scene-is-called-so-9355wz = Keine Szene heißt so.

# Elsewhere on this page
m-elsewhere-on-this-page-6dknsr = Anderswo auf dieser Seite

# Packet by packet
m-packet-by-packet-urdkma = Paket für Paket

# View
m-view-q5w460 = Ansicht

# one round trip
m-one-round-trip-sl99va = ein Umlauf

# Later
m-later-wsths9 = Später

# packet
m-packet-udqjsh = Paket

# Share
m-share-m2bcgo = Teilen

# Link
m-link-3equ89 = Link

# Send…
m-send-gyhozv = Senden…

# Try it
m-try-it-c7r8bb = Ausprobieren

# Press it for the back row.
m-press-it-for-the-back-c2zdmi = Antippen, um ihn für die hinterste Reihe zu vergrößern.

# For a class
m-for-a-class-4iy0eb = Für eine Klasse

# In a page of yours
m-in-a-page-of-yours-6grv0h = Auf einer eigenen Seite

# Flows
m-flows-lkah82 = Flüsse

# What to notice
m-what-to-notice-8nebo0 = Worauf zu achten ist

# Speed
m-speed-2w2xwg = Tempo

# Now change it
m-now-change-it-uqh2ei = Jetzt ändern Sie etwas

# Undo
m-undo-vmlwpb = Rückgängig

# Mix in another scheme
m-mix-in-another-scheme-wzwf32 = Ein anderes Verfahren beimischen

# What if the buffer were bigger?
m-what-if-the-buffer-were-narlcr = Was, wenn der Puffer größer wäre?

# Add a square wave
m-add-a-square-wave-jleq9f = Eine Rechteckwelle hinzufügen

# What now
m-what-now-ps6vmn = Was nun

# a lesson
m-a-lesson-ey9mso = eine Lektion

# Say what a run will do, then see it run
m-say-what-a-run-will-apejjn = Erst vorhersagen, was ein Lauf tun wird, dann zusehen

# a scene
m-a-scene-ywewho = eine Szene

# A run by the name that lecturers use
m-a-run-by-the-name-q0ahx7 = Ein Lauf unter dem Namen, den Lehrende verwenden

# your own
m-your-own-qc5fue = etwas Eigenes

# Every setting of this run
m-every-setting-of-this-run-yp7qwm = Jede Einstellung dieses Laufs

# course work
m-course-work-m8ol79 = Kursarbeit

# Lessons in the order of a course, and how to make one
m-lessons-in-the-order-of-7dg121 = Lektionen in der Reihenfolge eines Kurses, und wie man eine macht

# the last second
m-the-last-second-ryfzk8 = letzte Sekunde

# the last {span} s
m-the-last-span-s-vem4xp = letzte { $span } s

# no packet
m-no-packet-bc9wiu = kein Paket

# as fast as it goes
m-as-fast-as-it-goes-0eouv2 = so schnell es geht

# {speed}× real
m-speed-real-t9h0ff = { $speed }× Echtzeit

# From the maker of this link
m-from-the-maker-of-this-0c5547 = Von der Person, die diesen Link gemacht hat

# Sawtooth: the playground
m-sawtooth-the-playground-o3sn7y = Sawtooth: die Spielwiese

# go to a figure, a term, a scene or a set-up
m-go-to-a-figure-a-v3ijm1 = zu einer Abbildung, einem Begriff, einer Szene oder einem Aufbau gehen

# close
m-close-b1hmw3 = schließen

# On a figure
m-on-a-figure-up5p4d = Auf einer Abbildung

# The link, its code for a room, an embed, a question
m-the-link-its-code-for-a3rpft = Der Link, sein Code für den Raum, eine Einbettung, eine Frage

# Open the prepared scenario that it names
m-open-the-prepared-scenario-that-mz619l = Das vorbereitete Szenario öffnen, das er nennt

# start again
m-start-again-uiks4n = neu beginnen

# {count} side by side
m-count-side-by-side-uoi13r = { $count } nebeneinander

# {count} in series
m-count-in-series-51tehw = { $count } hintereinander

# no limit
m-no-limit-8091b1 = unbegrenzt

# Bottlenecks
m-bottlenecks-7xuwsf = Engpässe

# Bottleneck
m-bottleneck-gdwfbq = Engpass

# Which one
m-which-one-xautny = Welcher

# Round trip, empty queue
m-round-trip-empty-queue-p594so = Umlaufzeit, leere Warteschlange

# {span} when full, {share} of the bandwidth–delay product ({packets}).
m-span-when-full-share-of-hy2sex = { $span }, wenn voll; { $share } des Bandbreite-Verzögerungs-Produkts ({ $packets }).

# The path
m-the-path-xxil4z = Der Pfad

# {count} bottlenecks
m-count-bottlenecks-s6p6x8 = { $count } Engpässe

# one bottleneck
m-one-bottleneck-a3jufi = ein Engpass

# ideal reverse path
m-ideal-reverse-path-5z48lb = idealer Rückweg

# real reverse path
m-real-reverse-path-lhfaua = realer Rückweg

# Back to the beginning
m-back-to-the-beginning-ho1d9r = Zurück zum Anfang

# {row}. Now {values}
m-row-now-values-ak9hwp = { $row }. Jetzt { $values }

# no value
m-no-value-ukpt1r = kein Wert

# The table of numbers
m-the-table-of-numbers-tfgzff = Die Zahlentabelle

# Hop in view
m-hop-in-view-0x2hrc = Betrachteter Hop

# Chart
m-chart-08pjvv = Diagramm

# Left and Right move a cursor in time, Up and Down point at a flow, Enter goes to the time of the cursor.
m-left-and-right-move-a-vv1lp4 = Links und Rechts bewegen einen Zeiger durch die Zeit, Auf und Ab wählen einen Fluss, Enter springt zur Zeit des Zeigers.

# fairness index
m-fairness-index-c0lspk = Fairness-Index

# link used
m-link-used-0hmf56 = Auslastung

# The whole run: A, B, and the difference of means
m-the-whole-run-a-b-gtlanp = Der ganze Lauf: A, B und die Differenz der Mittel

# Round trip × 2
m-round-trip-2-aht6qd = Umlaufzeit × 2

# Round trip ÷ 2
m-round-trip-2-io1839 = Umlaufzeit ÷ 2

# Inside a flow
m-inside-a-flow-f3hy8i = Im Inneren eines Flusses

# Inside of
m-inside-of-apwpfu = Inneres von

# no flow
m-no-flow-a5n9qy = kein Fluss

# Its window by transmission round, as textbooks draw it
m-its-window-by-transmission-round-6onm68 = Sein Fenster nach Übertragungsrunden, wie Lehrbücher es zeichnen

# Each packet and ACK: sequence plot and ladder
m-each-packet-and-ack-sequence-ea88hl = Jedes Paket und ACK: Sequenz- und Leiterdiagramm

# Press a name to draw it over time.
m-press-a-name-to-draw-ewyydj = Drücken Sie auf einen Namen, um ihn über die Zeit zu zeichnen.

# none yet
m-none-yet-kkfxsp = noch keine

# Add a scheme
m-add-a-scheme-qhtu3m = Ein Verfahren hinzufügen

# Number of {flows}
m-number-of-flows-pmnl7g = Anzahl { $flows }

# Remove {name}
m-remove-name-yntp1y = { $name } entfernen

# Another scheme
m-another-scheme-fz6onf = Anderes Verfahren

# As in
m-as-in-60824c = Wie in

# none: set by hand
m-none-set-by-hand-k820yt = keiner: von Hand gesetzt

# Transport
m-transport-13o52q = Transport

# Sends
m-sends-4f0tf8 = Sendet

# As set below
m-as-set-below-cx5vt0 = Wie unten eingestellt

# As Linux of today
m-as-linux-of-today-ftb5yx = Wie das heutige Linux

# Linux of today: an initial window of 10, all repairs, windows in whole packets, a timer that counts milliseconds and, of CUBIC, HyStart and whole steps.
m-linux-of-today-an-initial-k2223u = Das heutige Linux: ein Anfangsfenster von 10, alle Verfahren der Verlustbehebung, Fenster in ganzen Paketen, ein Timer, der Millisekunden zählt, und bei CUBIC HyStart und ganze Schritte.

# As all flows have it
m-as-all-flows-have-it-5fvuag = Wie alle Flüsse

# What was held in this run
m-what-was-held-in-this-4y0wdh = Was in diesem Lauf begrenzt wurde

# The field of a rule
m-the-field-of-a-rule-8ohmfg = Das Eingabefeld einer Regel

# Lost in front of the queue of
m-lost-in-front-of-the-o1fd5z = Verloren vor der Warteschlange von

# Packets are lost
m-packets-are-lost-kfzjoy = Pakete gehen verloren

# {name} in papers
m-name-in-papers-hqs6ka = { $name } in Fachartikeln

# Add a {item}
m-add-a-item-2hiiv8 = { $item } hinzufügen

# Remove the last
m-remove-the-last-z5fx4a = Letztes entfernen

# Remove this {item}
m-remove-this-item-wbmhgk = Diesen Eintrag entfernen: { $item }

# Exactly these packets
m-exactly-these-packets-qcfmn1 = Genau diese Pakete

# Of the flow
m-of-the-flow-netdc9 = Des Flusses

# The ACKs of these packets
m-the-acks-of-these-packets-krekox = Die ACKs dieser Pakete

# Numbers of the packets
m-numbers-of-the-packets-o80c30 = Nummern der Pakete

# Measured runs behind this one
m-measured-runs-behind-this-one-bpl6r9 = Gemessene Läufe hinter diesem

# Remove
m-remove-9c35st = Entfernen

# How many flows
m-how-many-flows-kgkftd = Wie viele Flüsse

# Flows of which group
m-flows-of-which-group-nubiyh = Flüsse welcher Gruppe

# Stop {count}
m-stop-count-c4jvey = { $count } stoppen

# Start {count}
m-start-count-9dpa7w = { $count } starten

# {sending} of {count} {name} send now.
m-sending-of-count-name-send-98d0zs = { $sending } von { $count } { $name } senden jetzt.

# Rate, losses and delay at
m-rate-losses-and-delay-at-rvnq5n = Rate, Verluste und Verzögerung bei

# Lose 1 in 100
m-lose-1-in-100-nu4ial = 1 von 100 verlieren

# Twice the losses
m-twice-the-losses-fdne33 = Doppelte Verluste

# Half the losses
m-half-the-losses-9yxvfm = Halbe Verluste

# No losses
m-no-losses-k0v4i5 = Keine Verluste

# Link down
m-link-down-wx71pj = Leitung aus

# Link up
m-link-up-xyj1ni = Leitung an

# Do it now
m-do-it-now-ym8xp9 = Jetzt ausführen

# Drop a packet
m-drop-a-packet-a7uu09 = Ein Paket verwerfen

# Of which group
m-of-which-group-y3qrve = Welcher Gruppe

# Stop half
m-stop-half-z877j6 = Hälfte stoppen

# Start all
m-start-all-u50858 = Alle starten

# Halve the rate
m-halve-the-rate-2vkpuy = Rate halbieren

# Double the rate
m-double-the-rate-bvwcgr = Rate verdoppeln

# Some flows, losses, delay
m-some-flows-losses-delay-ere79m = Einige Flüsse, Verluste, Verzögerung

# Numbers of each scheme
m-numbers-of-each-scheme-q8duhe = Die Zahlen jedes Verfahrens

# means since {since} s
m-means-since-since-s-032z0u = Mittel seit { $since } s

# Numbers of this stretch
m-numbers-of-this-stretch-lacuuj = Zahlen dieses Abschnitts

# Each scheme’s flows together, means since {since} s, and what theory says of them
m-each-scheme-s-flows-together-foj0oe = Die Flüsse jedes Verfahrens zusammen, Mittel seit { $since } s, und was die Theorie dazu sagt

# Time on show
m-time-on-show-3he1pe = Gezeigte Zeit

# Values of {name} in papers
m-values-of-name-in-papers-k3g80j = Werte von { $name } in Fachartikeln

# The slider goes from {min} to {max}.
m-the-slider-goes-from-min-hg29vs = Der Regler geht von { $min } bis { $max }.

# From {min} to {max}.
m-from-min-to-max-xkqj9i = Von { $min } bis { $max }.

# Add a bottleneck
m-add-a-bottleneck-byitue = Einen Engpass hinzufügen

# Reverse path
m-reverse-path-079eqg = Rückweg

# Ideal
m-ideal-2ql42q = Ideal

# Real
m-real-o5hif1 = Real

# ACKs come back after their delay, none is lost.
m-acks-come-back-after-their-2q0qyt = ACKs kommen nach ihrer Verzögerung zurück, keines geht verloren.

# ACKs wait in queues on their way back and may be dropped; flows can send in the reverse direction.
m-acks-wait-in-queues-on-sp9ekg = ACKs warten auf dem Rückweg in Warteschlangen und können verworfen werden; Flüsse können in Gegenrichtung senden.

# Of each flow the
m-of-each-flow-the-ly1mmc = Von jedem Fluss

# Press a point of the square: both flows begin there anew, without slow start.
m-press-a-point-of-the-bxdcq7 = Drücken Sie auf einen Punkt des Quadrats: Beide Flüsse beginnen dort neu, ohne Slow Start.

# Disturbance
m-disturbance-2exshn = Störung

# Transport of all flows
m-transport-of-all-flows-dbzsmt = Transport aller Flüsse

# all flows
m-all-flows-07lyut = alle Flüsse

# {span}, seed {seed}
m-span-seed-seed-4qf6zr = { $span }, Startwert { $seed }

# Seed
m-seed-lu3q30 = Startwert

# Another
m-another-ycao50 = Ein anderer

# Restart
m-restart-d45qj0 = Neu starten

# Without my changes
m-without-my-changes-s1rwci = Ohne meine Änderungen

# Changes in this run
m-changes-in-this-run-3x3im6 = Änderungen in diesem Lauf

# Control
m-control-0fbl8e = Steuerung

# by a window: ACKs let packets out
m-by-a-window-acks-let-urokpl = durch ein Fenster: ACKs geben Pakete frei

# by a rate: a timer lets packets out
m-by-a-rate-a-timer-1bor94 = durch eine Rate: ein Timer gibt Pakete frei

# Policies
m-policies-raqot3 = Strategien

# Source
m-source-r5qyuw = Quelle

# Choose another scheme
m-choose-another-scheme-0maldq = Ein anderes Verfahren wählen

# Find a scheme
m-find-a-scheme-k4odmc = Ein Verfahren suchen

# Schemes
m-schemes-k45vcz = Verfahren

# No scheme is called so, nor any of its settings.
m-no-scheme-is-called-so-bbvs7n = Kein Verfahren heißt so und keine seiner Einstellungen.

# Card of {name}
m-card-of-name-16tjl1 = Karte von { $name }

# Number of flows
m-number-of-flows-xo9pro = Anzahl der Flüsse

# Cancel
m-cancel-ew9em3 = Abbrechen

# {thing}: change
m-thing-change-h95asj = { $thing }: ändern

# Numbers and theory
m-numbers-and-theory-a45kf9 = Zahlen und Theorie

# measured
m-measured-6nq9nl = gemessen

# All together
m-all-together-4youse = Alle zusammen

# link used, %
m-link-used-ckzps9 = Auslastung, %

# Part of the link’s rate in use
m-part-of-the-link-s-fdtpv4 = Genutzter Anteil der Rate der Leitung

# Have it from the start
m-have-it-from-the-start-ok26yv = Von Anfang an so

# Begin again with all that was set while the run went on
m-begin-again-with-all-that-7fxzsz = Neu beginnen mit allem, was während des Laufs eingestellt wurde

# The link, its code for a room, an embed
m-the-link-its-code-for-kh59ys = Der Link, sein Code für den Raum, eine Einbettung

# Figures, numbers, files, a lab sheet
m-figures-numbers-files-a-lab-qq8d4e = Abbildungen, Zahlen, Dateien, ein Übungsblatt

# Large, for a projector (P)
m-large-for-a-projector-p-d870jn = Groß, für den Projektor (P)

# More
m-more-lz65mo = Mehr

# Undo (Ctrl+Z)
m-undo-ctrl-z-8a25w2 = Rückgängig (Strg+Z)

# Redo (Ctrl+Shift+Z)
m-redo-ctrl-shift-z-ck73l9 = Wiederholen (Strg+Umschalt+Z)

# Redo
m-redo-w7fg15 = Wiederholen

# Compare
m-compare-n8cxuc = Vergleichen

# Set a second run beside this one (C)
m-set-a-second-run-beside-p6jlaj = Einen zweiten Lauf neben diesen stellen (C)

# steady
m-steady-8m5kb7 = gleichmäßig

# follows a trace from a file…
m-follows-a-trace-from-a-lwaw4q = folgt einer Aufzeichnung aus einer Datei…

# A trace in Mahimahi’s format
m-a-trace-in-mahimahi-s-1525fj = Eine Aufzeichnung im Format von Mahimahi

# Repeats at its end
m-repeats-at-its-end-y0tg0n = Wiederholt sich am Ende

# Traffic that does not slow down. Add:
m-traffic-that-does-not-slow-fczb1j = Verkehr, der nicht langsamer wird. Hinzufügen:

# Add another:
m-add-another-m872af = Weitere hinzufügen:

# Flash crowd
m-flash-crowd-58exrc = Ansturm

# When and where
m-when-and-where-g4yv67 = Wann und wo

# Play again from the start
m-play-again-from-the-start-s2lbqq = Von Anfang an abspielen

# Previous loss (Shift+L)
m-previous-loss-shift-l-uynimx = Voriger Verlust (Umschalt+L)

# Step back {by} (←)
m-step-back-by-dtkute = Schritt zurück: { $by } (←)

# Step forward {by} (→)
m-step-forward-by-w2kyng = Schritt vor: { $by } (→)

# Next loss (L)
m-next-loss-l-elpd6g = Nächster Verlust (L)

# Follow
m-follow-2h7nv4 = Folgen

# Go to the latest time, and fit the axes (F)
m-go-to-the-latest-time-66r1pk = Zur neuesten Zeit gehen und Achsen anpassen (F)

# round trip {number}
m-round-trip-number-9q66fh = Umlauf { $number }

# fastest
m-fastest-vjpzqx = am schnellsten

# running at {part} of that
m-running-at-part-of-that-rzqizm = läuft mit { $part } davon

# Vary…
m-vary-grqjy1 = Variieren…

# Vary… {name}
m-vary-name-ddasfu = Variieren… { $name }

# queue
m-queue-vxz6ig = Warteschlange

# an example
m-an-example-65ayfg = ein Beispiel

# now, Mbit/s
m-now-mbit-s-2vqlbr = jetzt, Mbit/s

# What all flows of the scheme get together, over {span}
m-what-all-flows-of-the-n8ip6s = Was alle Flüsse des Verfahrens zusammen bekommen, { $span }

# mean, Mbit/s
m-mean-mbit-s-nt00hw = Mittel, Mbit/s

# The same, on average
m-the-same-on-average-p7fvp4 = Dasselbe im Mittel

# share, %
m-share-an13dv = Anteil, %

# Of what all flows get
m-of-what-all-flows-get-n2j0ks = Von dem, was alle Flüsse bekommen

# CoV
m-cov-y5kov7 = VarK

# Coefficient of variation of what one flow sends in {span} ms, mean over the flows: 0 is perfectly smooth
m-coefficient-of-variation-of-what-p0dimi = Variationskoeffizient dessen, was ein Fluss in { $span } ms sendet, Mittel über die Flüsse: 0 ist vollkommen glatt

# lost, %
m-lost-j75qu6 = verloren, %

# Packets dropped, of those sent
m-packets-dropped-of-those-sent-osokm2 = Verworfene Pakete, von den gesendeten

# loss events, %
m-loss-events-5vl6j2 = Verlustereignisse, %

# Loss events of packets sent, p: the drops of one round trip are one event
m-loss-events-of-packets-sent-wdwgn0 = Verlustereignisse je gesendetem Paket, p: Die Verluste eines Umlaufs sind ein Ereignis

# Mean of the round trips that the flows made
m-mean-of-the-round-trips-t4ksh2 = Mittel der Umlaufzeiten der Flüsse

# of flows, %
m-of-flows-pwxnvc = der Flüsse, %

# Of what all flows get together; streams are not among them
m-of-what-all-flows-get-9tr2e9 = Von dem, was alle Flüsse zusammen bekommen; Ströme zählen nicht dazu

# of link, %
m-of-link-uq1xrn = der Leitung, %

# Of what the link can carry
m-of-what-the-link-can-9i26x2 = Von dem, was die Leitung tragen kann

# throughput, Mbit/s
m-throughput-mbit-s-35768v = Durchsatz, Mbit/s

# Mean of what all its flows get together
m-mean-of-what-all-its-8cqybh = Mittel dessen, was alle seine Flüsse zusammen bekommen

# highest, Mbit/s
m-highest-mbit-s-1nty9b = höchster, Mbit/s

# Highest of it, over the span that the charts average over
m-highest-of-it-over-the-hfe1j6 = Höchstwert davon, über die Spanne, über die die Diagramme mitteln

# packets/s
m-packets-s-zvc094 = Pakete/s

# Packets that arrive in a second, all its flows together
m-packets-that-arrive-in-a-k8walg = Pakete, die in einer Sekunde ankommen, alle seine Flüsse zusammen

# received, kB
m-received-kb-r7i4vb = empfangen, kB

# Bytes that arrived, headers included; 1 kB is 1000 bytes
m-bytes-that-arrived-headers-included-c2uz73 = Angekommene Bytes samt Kopf; 1 kB sind 1000 Byte

# packets sent
m-packets-sent-oo085s = gesendete Pakete

# New and again
m-new-and-again-qg57a8 = Neue und wiederholte

# dropped
m-dropped-heizvp = verworfen

# Packets dropped or lost, at all hops
m-packets-dropped-or-lost-at-q6cwct = Verworfene oder verlorene Pakete, an allen Hops

# Mean window of a flow that sends
m-mean-window-of-a-flow-3twvaw = Mittleres Fenster eines Flusses, der sendet

# highest window
m-highest-window-wp01xh = höchstes Fenster

# Highest window that one of its flows reached, at the end of a sample
m-highest-window-that-one-of-jmtfd5 = Höchstes Fenster, das einer seiner Flüsse am Ende eines Messpunkts erreichte

# Mean over the samples and its flows
m-mean-over-the-samples-and-ri4ok0 = Mittel über die Messpunkte und seine Flüsse

# one way, ms
m-one-way-ms-mj9q64 = einfacher Weg, ms

# Mean delay from sender to receiver; none where ACKs wait in queues too
m-mean-delay-from-sender-to-clszky = Mittlere Verzögerung vom Sender zum Empfänger; keine, wo auch ACKs in Warteschlangen warten

# queueing delay, ms: median
m-queueing-delay-ms-median-sb0tk3 = Wartezeit, ms: Median

# probes sent
m-probes-sent-et564w = gesendete Sonden

# One every so often, whatever became of the one before
m-one-every-so-often-whatever-7cc612 = In festem Abstand, was auch aus der vorigen wurde

# lost
m-lost-qrhwsb = verloren

# On the way there or back
m-on-the-way-there-or-nbm58m = Auf dem Hin- oder Rückweg

# round trip, ms: least
m-round-trip-ms-least-n3iyk1 = Umlaufzeit, ms: kleinste

# Of the probes that came back in the stretch
m-of-the-probes-that-came-mzyphn = Der Sonden, die in diesem Abschnitt zurückkamen

# median
m-median-5rsujb = Median

# Mean over time
m-mean-over-time-m2ubwb = Mittel über die Zeit

# highest
m-highest-yq877z = höchster

# Most packets that waited at once
m-most-packets-that-waited-at-map4jq = Die meisten Pakete, die zugleich warteten

# arrived
m-arrived-ud31ou = angekommen

# Packets of all flows and sources that came to the queue
m-packets-of-all-flows-and-ep2254 = Pakete aller Flüsse und Quellen, die zur Warteschlange kamen

# Packets that the queue dropped
m-packets-that-the-queue-dropped-cgadxp = Pakete, die die Warteschlange verwarf

# dropped, %
m-dropped-j1lp5o = verworfen, %

# Of those that came to the queue
m-of-those-that-came-to-fywn11 = Von denen, die zur Warteschlange kamen

# marked
m-marked-ixgrdt = markiert

# Packets that the queue marked (ECN)
m-packets-that-the-queue-marked-3n6cvs = Pakete, die die Warteschlange markierte (ECN)

# RED’s average
m-red-s-average-s997aj = Mittel von RED

# The queue’s length as RED averages it, mean over the samples
m-the-queue-s-length-as-2cb4bq = Die Länge der Warteschlange, wie RED sie mittelt, Mittel über die Messpunkte

# RED’s chance, %
m-red-s-chance-xqeg0j = Wahrscheinlichkeit von RED, %

# Of an early drop or mark at that average (p, before drops are spaced), mean over the samples
m-of-an-early-drop-or-c0jsct = Für einen frühen Verwurf oder eine Marke bei diesem Mittel (p, bevor Verwürfe verteilt werden), Mittel über die Messpunkte

# Well known
m-well-known-jb5i5e = Bekannte

# One GAIMD flow among seven TCP flows (Yang et al. 2000, Figures 12 to 14)
m-one-gaimd-flow-among-seven-yjctho = Ein GAIMD-Fluss unter sieben TCP-Flüssen (Yang et al. 2000, Abbildungen 12 bis 14)

# TCP and TCP(1/8) against a square wave (Bansal et al. 2001, Figure 8)
m-tcp-and-tcp-1-8-1few1u = TCP und TCP(1/8) gegen eine Rechteckwelle (Bansal et al. 2001, Abbildung 8)

# {flows} from {span}
m-flows-from-span-876a8m = { $flows } ab { $span }

# {label}: one more
m-label-one-more-9j1ou0 = { $label }: eins mehr

# round trip {span}
m-round-trip-span-q12z66 = Umlaufzeit { $span }

# link without limit
m-link-without-limit-fnorqi = unbegrenzte Leitung

# link that follows a trace
m-link-that-follows-a-trace-q0ex82 = Leitung nach einer Aufzeichnung

# {rate} link
m-rate-link-aaon41 = Leitung { $rate }

# {queue} queue of {packets}
m-queue-queue-of-packets-hvji9h = Warteschlange { $queue }, { $packets }

# Set run
m-set-run-tuqjom = Einzustellender Lauf

# End the comparison
m-end-the-comparison-520tf2 = Vergleich beenden

# The textbook’s model
m-the-textbook-s-model-b8xi8j = Das Lehrbuchmodell

# Textbook’s model, dashed
m-textbook-s-model-dashed-azn69b = Lehrbuchmodell, gestrichelt

# Why is that so?
m-why-is-that-so-o2pjnf = Warum ist das so?

# Off
m-off-3tlu3u = Aus

# Narrator off
m-narrator-off-l7icbp = Erzähler aus

# Do not say what happens
m-do-not-say-what-happens-uob66x = Nicht sagen, was geschieht

# Open the default
m-open-the-default-9sr0fr = Standard öffnen

# Reload
m-reload-7acg4s = Neu laden

# Dismiss
m-dismiss-an1pf7 = Schließen

# mean window, packets
m-mean-window-packets-1w8c1x = mittleres Fenster, Pakete

# all others together
m-all-others-together-5xrum7 = alle anderen zusammen

# This link changes the scene.
m-this-link-changes-the-scene-qogent = Dieser Link ändert die Szene.

# See it without
m-see-it-without-e5nqkx = Ohne Änderung sehen

# Back to it
m-back-to-it-rv4utg = Zurück dorthin

# In this run it came out differently.
m-in-this-run-it-came-uz85ua = In diesem Lauf kam es anders.

# Run A:
m-run-a-hxr48l = Lauf A:

# {span} ago
m-span-ago-x0ypmw = vor { $span }

# dropped in {span}
m-dropped-in-span-q3sv1g = verworfen in { $span }

# , a mark every {count}
m-a-mark-every-count-2swr7p = , eine Marke je { $count }

# {count} of {limit} packets in view
m-count-of-limit-packets-in-5kgs8f = { $count } von { $limit } Paketen im Bild

# holds {packets}
m-holds-packets-gxh1rg = fasst { $packets }

# gets, {unit}
m-gets-unit-ikgqeq = bekommt, { $unit }

# sends, {unit}
m-sends-unit-inyk7e = sendet, { $unit }

# window or {unit}
m-window-or-unit-hly6d8 = Fenster oder { $unit }

# sends {rate}
m-sends-rate-rxxhse = sendet { $rate }

# silent
m-silent-rqc1dw = still

# send {rate}
m-send-rate-u8o30n = senden { $rate }

# windows {window}
m-windows-window-1yzs9y = Fenster { $window }

# window {window}
m-window-window-l8i4gf = Fenster { $window }

# full: the next one falls
m-full-the-next-one-falls-ms84aw = voll: das nächste wird verworfen

# room for {count}
m-room-for-count-t89joq = Platz für { $count }

# {span} of link
m-span-of-link-w59lla = { $span } Leitung

# fairness
m-fairness-pshtkk = Fairness

# used
m-used-tji4kw = genutzt

# 1 loss event
m-1-loss-event-0mi8sz = 1 Verlustereignis

# {count} loss events
m-count-loss-events-x117q0 = { $count } Verlustereignisse

# nobody waits
m-nobody-waits-uhz5fo = nichts wartet

# {count} dropped
m-count-dropped-h97fei = { $count } verworfen

# {count} waiting
m-count-waiting-uibsfn = { $count } warten

# , {span} back
m-span-back-gvk0os = , { $span } zurück

# , {least} to {most} ms back
m-least-to-most-ms-back-fr7ctv = , { $least } bis { $most } ms zurück

# Note
m-note-5mau71 = Notiz

# Its answer, behind a press
m-its-answer-behind-a-press-lu31pp = Die Antwort, erst auf Knopfdruck

# What the class hands in, in one place
m-what-the-class-hands-in-h6cvgp = Was die Klasse abgibt, an einem Ort

# What readers may change
m-what-readers-may-change-0hotae = Was Lesende ändern dürfen

# Lock all
m-lock-all-au46at = Alles sperren

# Free all
m-free-all-zpn8uw = Alles freigeben

# Free
m-free-7va5tn = Frei

# Locked
m-locked-hvffeb = Gesperrt

# Hidden
m-hidden-gp48rd = Verborgen

# What they see
m-what-they-see-jaxdqo = Was sie sehen

# Colours
m-colours-79cfmy = Farben

# Their own
m-their-own-yqcgdb = Ihre eigenen

# Light
m-light-2iob7z = Hell

# Dark
m-dark-j8m6w5 = Dunkel

# A lock keeps hands off, and is no secret: all of this, the answer too, stands in the link for whoever can read one.
m-a-lock-keeps-hands-off-p387e1 = Eine Sperre verhindert Änderungen, ist aber kein Geheimnis: All das, auch die Antwort, steht im Link für alle, die einen lesen können.

# {label}: one less
m-label-one-less-1fqy1s = { $label }: eins weniger

# locked
m-locked-l6jm37 = gesperrt

# {title}, locked
m-title-locked-3ijx4h = { $title }, gesperrt

# Selected; copy it with Ctrl+C
m-selected-copy-it-with-ctrl-8ah11k = Ausgewählt; mit Strg+C kopieren

# Keys (?)
m-keys-mkfatp = Tasten (?)

# Show the next
m-show-the-next-chqenc = Das nächste zeigen

# Language
m-language-6us7mj = Sprache

# This language could not be fetched. Try it again when the network is back.
m-this-language-could-not-be-ile2t7 = Diese Sprache konnte nicht geladen werden. Versuchen Sie es noch einmal, wenn das Netz wieder da ist.

# This translation has not yet been read by a native speaker; {share} % of the page is in it.
m-this-translation-has-not-yet-cpkfrj = Diese Übersetzung hat noch niemand gelesen, dessen Muttersprache Deutsch ist; sie umfasst { $share } % der Seite.

# Parts of the page
m-parts-of-the-page-9qfpjw = Teile der Seite

# The answer
m-the-answer-89kz6u = Die Antwort

# This is too long for a QR code; the text holds it.
m-this-is-too-long-for-knpj7r = Das ist zu lang für einen QR-Code; der Text enthält alles.

# For the room
m-for-the-room-31czm6 = Für den Raum

# Show the QR code large
m-show-the-qr-code-large-rw1c4o = Den QR-Code groß zeigen

# Smaller
m-smaller-h72qcb = Kleiner

# Switch between light and dark
m-switch-between-light-and-dark-m9vpnk = Zwischen hell und dunkel wechseln

# Textbook’s model
m-textbook-s-model-nu4iy2 = Lehrbuchmodell

# link alone
m-link-alone-j46jfi = Leitung allein

# link and queue
m-link-and-queue-4lj5ob = Leitung und Warteschlange

# Narrator: what happens, in words
m-narrator-what-happens-in-words-3icvlf = Erzähler: was geschieht, in Worten

# In
m-in-i0czwe = In

# Seconds
m-seconds-yzbgqy = Sekunden

# Round trips
m-round-trips-drz4o7 = Umläufe

# , packets that may be on their way at once
m-packets-that-may-be-on-p8cvel = , Pakete, die zugleich unterwegs sein dürfen

# Window of each flow
m-window-of-each-flow-2vtkll = Fenster jedes Flusses

# , packets
m-packets-4cvumy = , Pakete

# Throughput of each flow
m-throughput-of-each-flow-49xxif = Durchsatz jedes Flusses

# , 1 is equal
m-1-is-equal-ia138w = , 1 heißt gleich

# Window or rate × round trip
m-window-or-rate-round-trip-8o6kpc = Fenster oder Rate × Umlaufzeit

# of each flow, packets
m-of-each-flow-packets-6wtod8 = jedes Flusses, Pakete

# , packets waiting; drops above
m-packets-waiting-drops-above-7g8brt = , wartende Pakete; Verwürfe darüber

# as the flows see them: a mark in each round trip with one
m-as-the-flows-see-them-e3vlm5 = , wie die Flüsse sie sehen: eine Marke in jedem Umlauf mit Verlust

# as the flows of each scheme see them: a mark in each round trip with one
m-as-the-flows-of-each-kpvxgw = , wie die Flüsse jedes Verfahrens sie sehen: eine Marke in jedem Umlauf mit Verlust

# of each flow’s packets: path and queues
m-of-each-flow-s-packets-0lmde2 = der Pakete jedes Flusses: Pfad und Warteschlangen

# that each sender measures, smoothed
m-that-each-sender-measures-smoothed-k5b9l0 = , die jeder Sender misst, geglättet

# , per cent
m-per-cent-70xsm6 = , Prozent

# empty
m-empty-6u9vqm = leer

# not sending
m-not-sending-3z2a8k = sendet nicht

# now
m-now-bah8fr = jetzt

# Simulated packet by packet; at this speed the picture shows rates.
m-simulated-packet-by-packet-at-6rj4pt = Paket für Paket simuliert; bei diesem Tempo zeigt das Bild Raten.

# Simulated packet by packet, in this page.
m-simulated-packet-by-packet-in-sk6ruy = Paket für Paket simuliert, auf dieser Seite.

# Lessons, papers, terms
m-lessons-papers-terms-es3nao = Lektionen, Fachartikel, Begriffe

# one packet
m-one-packet-rxfbyx = ein Paket

# to the loss
m-to-the-loss-bep4gy = bis zum Verlust

# none
m-none-c6lasb = keine

# none added: choose a model
m-none-added-choose-a-model-vek4lc = keine hinzugefügt: Modell wählen

# others
m-others-9w2nzm = andere

# window, packets
m-window-packets-cjw52a = Fenster, Pakete

# round trip
m-round-trip-h7hci6 = Umlaufzeit

# round trip, ms
m-round-trip-ms-ti0qre = Umlaufzeit, ms

# queue, packets
m-queue-packets-n28nvx = Warteschlange, Pakete

# Question
m-question-06ikx1 = Frage

# in theory
m-in-theory-42rrhn = in der Theorie

# Window
m-window-s8mpdp = Fenster

# Rate
m-rate-cycex3 = Rate

# Present
m-present-m3e00c = Vorführen

# Hand it in
m-hand-it-in-r2pnx8 = Abgeben

# Your answer as a code
m-your-answer-as-a-code-siia6w = Ihre Antwort als Code

# Collect answers
m-collect-answers-xlgbeq = Antworten einsammeln

# the run
m-the-run-vclxtd = der Lauf

# What do you think?
m-what-do-you-think-cws5u4 = Was meinen Sie?

# That is my answer
m-that-is-my-answer-gkoono = Das ist meine Antwort

# Why a sawtooth
m-why-a-sawtooth-kslgof = Warum ein Sägezahn

# One sender looks for the right window.
m-one-sender-looks-for-the-2mau50 = Ein Sender sucht das richtige Fenster.

# Slow start, three duplicate ACKs, a timeout
m-slow-start-three-duplicate-acks-nu7yvv = Slow Start, drei Duplikat-ACKs, ein Timeout

# The picture of every textbook, bend by bend.
m-the-picture-of-every-textbook-4dszex = Das Bild jedes Lehrbuchs, Knick für Knick.

# Rate and window are not the same
m-rate-and-window-are-not-yoyn74 = Rate und Fenster sind nicht dasselbe

# What a round trip has to do with throughput, and what a larger window buys.
m-what-a-round-trip-has-e2mnxt = Was die Umlaufzeit mit dem Durchsatz zu tun hat, und was ein größeres Fenster bringt.

# Flow control and congestion control
m-flow-control-and-congestion-control-x960tl = Flusskontrolle und Überlastkontrolle

# Two windows, and the smaller one counts.
m-two-windows-and-the-smaller-jno298 = Zwei Fenster, und das kleinere zählt.

# Who shares?
m-who-shares-15ymxe = Wer teilt?

# Two flows, one link, and nobody in charge.
m-two-flows-one-link-and-arr61l = Zwei Flüsse, eine Leitung, und niemand hat das Sagen.

# How big a buffer?
m-how-big-a-buffer-xuthjf = Wie groß muss ein Puffer sein?

# Too small wastes the link, too large wastes time.
m-too-small-wastes-the-link-tyleqr = Zu klein verschwendet die Leitung, zu groß verschwendet Zeit.

# How big a buffer, with many flows
m-how-big-a-buffer-with-0m8q88 = Wie groß muss ein Puffer bei vielen Flüssen sein?

# The root of their number, and when that fails.
m-the-root-of-their-number-hrnawj = Die Wurzel ihrer Zahl, und wann das versagt.

# Unequal round trips
m-unequal-round-trips-mav8xe = Ungleiche Umlaufzeiten

# The same rule for all, and yet the near one gets more.
m-the-same-rule-for-all-cm37xa = Dieselbe Regel für alle, und doch bekommt der Nahe mehr.

# Losses that are not congestion
m-losses-that-are-not-congestion-1tsz7z = Verluste, die keine Überlast sind

# A radio spoils a few packets, and most of the link is gone.
m-a-radio-spoils-a-few-9b7abc = Eine Funkstrecke verfälscht ein paar Pakete, und der größte Teil der Leitung ist dahin.

# CUBIC, what your laptop does
m-cubic-what-your-laptop-does-1pw7z7 = CUBIC: was Ihr Rechner tut

# A climb that goes by time, and where it is Reno after all.
m-a-climb-that-goes-by-mgiaz4 = Ein Anstieg, der sich nach der Zeit richtet, und wo CUBIC doch Reno ist.

# Fair to whom?
m-fair-to-whom-0d2pns = Fair zu wem?

# Between flows, between people, between paths.
m-between-flows-between-people-between-tk1quj = Zwischen Flüssen, zwischen Menschen, zwischen Pfaden.

# Queues that speak early
m-queues-that-speak-early-utje4f = Warteschlangen, die früh sprechen

# RED, CoDel, PIE, and marks in place of losses.
m-red-codel-pie-and-marks-z7jsls = RED, CoDel, PIE und Marken statt Verlusten.

# Smooth or quick
m-smooth-or-quick-xa4cpn = Glatt oder schnell

# Give up less, and be slower to notice: the question of the four papers.
m-give-up-less-and-be-yu2yt7 = Weniger aufgeben und später merken: die Frage der vier Fachartikel.

# What TCP-friendly means
m-what-tcp-friendly-means-8004ve = Was TCP-freundlich heißt

# A good neighbour at steady losses, and where that fails.
m-a-good-neighbour-at-steady-drvche = Ein guter Nachbar bei gleichmäßigen Verlusten, und wo das versagt.

# Learning from delay and from rate
m-learning-from-delay-and-from-k8eqhh = Aus Verzögerung und Rate lernen

# Vegas, BBR, and what they do to TCP, and TCP to them.
m-vegas-bbr-and-what-they-bdl1p8 = Vegas, BBR, was sie TCP antun und was TCP ihnen.

# Low latency for everybody
m-low-latency-for-everybody-t2k7pj = Geringe Verzögerung für alle

# Two queues on one link: a millisecond beside fifteen, and nobody starves.
m-two-queues-on-one-link-b2g66l = Zwei Warteschlangen an einer Leitung: eine Millisekunde neben fünfzehn, und niemand verhungert.

# Measure it yourself
m-measure-it-yourself-mgkj4t = Selbst messen

# Even, equal, soon up, soon down: say what they are and read them off.
m-even-equal-soon-up-soon-kix0un = Gleichmäßig, gleich, bald oben, bald unten: sagen, was das heißt, und es ablesen.

# Reload to use it
m-reload-to-use-it-iaa1if = Neu laden, um sie zu benutzen

# Done
m-done-3cn9g1 = Fertig

# off
m-off-bicsne = aus

# Copy link
m-copy-link-9zccf0 = Link kopieren

# Copy embed
m-copy-embed-gzas5t = Einbettung kopieren

# of {name}
m-of-name-bt0frx = von { $name }

# Copy this link
m-copy-this-link-r8jrmw = Diesen Link kopieren

# Copy as CSV
m-copy-as-csv-1o2q64 = Als CSV kopieren

# Theory: {reason}.
m-theory-reason-8w5jaw = Theorie: { $reason }.

# the last 5 s
m-the-last-5-s-scfuee = letzte 5 s

# the last 10 s
m-the-last-10-s-7o6mis = letzte 10 s

# the last 20 s
m-the-last-20-s-dl9ut7 = letzte 20 s

# the last 40 s
m-the-last-40-s-g5f0zl = letzte 40 s

# the last 120 s
m-the-last-120-s-uat7vg = letzte 120 s

# The network. Up and down choose a flow, Enter shows its state.
m-the-network-up-and-down-ux0arl = Das Netz. Auf und Ab wählen einen Fluss, Enter zeigt seinen Zustand.

# The network.
m-the-network-kxbuh8 = Das Netz.

# {what} (Space)
m-what-space-3x1eri = { $what } (Leertaste)

# More of {name}
m-more-of-name-psl79u = Mehr zu { $name }

# follows a trace: {name}
m-follows-a-trace-name-a9vy04 = folgt einer Aufzeichnung: { $name }

# Its rate
m-its-rate-0lcxnl = Ihre Rate

# flows
m-flows-aly8eq = Flüsse

# A bottleneck that one group alone crosses is its own access link: the others cross from the next one on.
m-a-bottleneck-that-one-group-sywyw9 = Ein Engpass, den nur eine Gruppe durchquert, ist ihre eigene Zugangsleitung: Die anderen kommen ab dem nächsten dazu.

# Try a translation of your own, a file in Fluent’s syntax
m-try-a-translation-of-your-t6hbwp = Eine eigene Übersetzung ausprobieren, eine Datei in der Syntax von Fluent

# Code {number} of {count}
m-code-number-of-count-o6li6f = Code { $number } von { $count }

# All sentences, in two languages
m-all-sentences-in-two-languages-1jaxwg = Alle Sätze, in zwei Sprachen

# The file has {size} bytes; at most {most} are read.
m-the-file-has-size-bytes-k1vlcw = Die Datei hat { $size } Byte; höchstens { $most } werden gelesen.

# The file has {lines} lines; at most {most} are read.
m-the-file-has-lines-lines-nf8i5g = Die Datei hat { $lines } Zeilen; höchstens { $most } werden gelesen.

# Line {line} has {length} characters; at most {most} are read.
m-line-line-has-length-characters-4cn2jh = Zeile { $line } hat { $length } Zeichen; höchstens { $most } werden gelesen.

# Line {line}: more than {most} spaces or empty lines in a row are not read.
m-line-line-more-than-most-ib4fhb = Zeile { $line }: Mehr als { $most } Leerzeichen oder leere Zeilen nacheinander werden nicht gelesen.

# Line {line}: here begins message {count}; at most {most} are read.
m-line-line-here-begins-message-fnbc99 = Zeile { $line }: Hier beginnt Meldung { $count }; höchstens { $most } werden gelesen.

# Line {line}: braces stand {depth} deep; at most {most} are read.
m-line-line-braces-stand-depth-10n3iw = Zeile { $line }: Klammern sind { $depth } Ebenen tief; höchstens { $most } werden gelesen.

# There is no message in this file: a line of it would be “m-share-m2bcgo = …”.
m-there-is-no-message-in-qvsr7x = In dieser Datei ist keine Meldung: Eine Zeile davon wäre „m-share-m2bcgo = …“.

# {hop} queue, packets
m-hop-queue-packets-oh61y8 = Warteschlange { $hop }, Pakete

# {hop} dropped, packets
m-hop-dropped-packets-kqq3gn = Verworfen { $hop }, Pakete

# Link used{at}, %
m-link-used-at-rcyr4w = Leitung genutzt{ $at }, %

# Queue{at}, packets
m-queue-at-packets-ngrqew = Warteschlange{ $at }, Pakete

# Dropped{at}, packets
m-dropped-at-packets-8t0eur = Verworfen{ $at }, Pakete

# the flows
m-the-flows-aqd9yl = die Flüsse

# the packets that are lost
m-the-packets-that-are-lost-j2acg2 = die verlorenen Pakete

# game
m-game-ie4x6v = Spiel

# lesson
m-lesson-7xc7sx = Lektion

# term
m-term-967r2v = Begriff

# figure of a paper
m-figure-of-a-paper-xbn5wf = Abbildung eines Fachartikels

# what was measured
m-what-was-measured-7ltbrm = was gemessen wurde

# {first}, {next}
m-first-next-ujq1l8 = { $first }, { $next }

# {first} {next}
m-first-next-msc49q = { $first } { $next }

# what the link follows
m-what-the-link-follows-uvtfh2 = wem die Leitung folgt

# A new version is here.
m-a-new-version-is-here-90onxe = Eine neue Version ist da.

# the link rate{at}
m-the-link-rate-at-oc8n4l = die Rate der Leitung{ $at }

# the round trip
m-the-round-trip-x0hdbj = die Umlaufzeit

# the queue
m-the-queue-ozhbff = die Warteschlange

# the queue{at}
m-the-queue-at-kd93go = die Warteschlange{ $at }

# The delay cannot change here: it {rule}.
m-the-delay-cannot-change-here-wcetoj = Die Verzögerung kann sich hier nicht ändern: { $rule }.

# the delay{at}
m-the-delay-at-jog8pc = die Verzögerung{ $at }

# the number of {flows}
m-the-number-of-flows-aedkxj = die Zahl der { $flows }

# the losses{at}
m-the-losses-at-m7tn4w = die Verluste{ $at }

# Losses{at} now: {losses}.
m-losses-at-now-losses-szeip0 = Verluste{ $at } jetzt: { $losses }.

# Stopped: {flows}.
m-stopped-flows-r86c5t = Angehalten: { $flows }.

# {source} off
m-source-off-sofjpj = { $source } aus

# {source} on
m-source-on-0uljk3 = { $source } an

# {first} and {last}
m-first-and-last-bi4ob6 = { $first } und { $last }

# {first} to {last}
m-first-to-last-s9aq8s = { $first } bis { $last }

# the path
m-the-path-ndayqr = der Pfad

# {label}{at}
m-label-at-0djwc4 = { $label }{ $at }

# Remove no. {number}
m-remove-no-number-2gxv6d = Nr. { $number } entfernen

# the reverse path
m-the-reverse-path-ddxw3x = der Rückweg

# The changes now come in the order that seed {seed} draws.
m-the-changes-now-come-in-9krl4p = Die Änderungen kommen jetzt in der Reihenfolge, die Startwert { $seed } zieht.

# Shuffle the {count} phases
m-shuffle-the-count-phases-y08cny = Die { $count } Phasen mischen

# A phase is all that changes at one time. The run’s seed ({seed}) draws which comes when; another seed draws another order when you press again.
m-a-phase-is-all-that-lt9fkv = Eine Phase ist alles, was sich zu einer Zeit ändert. Der Startwert des Laufs ({ $seed }) zieht, welche wann kommt; ein anderer Startwert zieht eine andere Reihenfolge, wenn Sie noch einmal drücken.

# where the two flows begin
m-where-the-two-flows-begin-hc91kl = wo die zwei Flüsse beginnen

# the run’s settings
m-the-run-s-settings-1osw6m = die Einstellungen des Laufs

# the transport of all flows
m-the-transport-of-all-flows-rsvp1o = der Transport aller Flüsse

# the seed
m-the-seed-xq474x = der Startwert

# This trace could not be fetched. Nothing was changed.
m-this-trace-could-not-be-x98qe8 = Diese Aufzeichnung konnte nicht geladen werden. Es wurde nichts geändert.

# Its rate{at}
m-its-rate-at-5kbpqa = Ihre Rate{ $at }

# the disturbance
m-the-disturbance-i1s9to = die Störung

# This cannot be varied: {why}.
m-this-cannot-be-varied-why-2jmvqy = Das kann nicht variiert werden: { $why }.

# These two runs need up to {size} MB of memory, so nothing has been started. Press play to run them all the same.
m-these-two-runs-need-up-pvzhjh = Diese zwei Läufe brauchen bis zu { $size } MB Speicher, deshalb wurde nichts gestartet. Drücken Sie „Abspielen“, um sie trotzdem zu rechnen.

# This run needs up to {size} MB of memory, so nothing has been started. Press play to run it all the same.
m-this-run-needs-up-to-qzt4dh = Dieser Lauf braucht bis zu { $size } MB Speicher, deshalb wurde nichts gestartet. Drücken Sie „Abspielen“, um ihn trotzdem zu rechnen.

# Two runs beside each other may need at most {most} MB of memory; these need up to {size} MB.
m-two-runs-beside-each-other-i5e2v1 = Zwei Läufe nebeneinander dürfen höchstens { $most } MB Speicher brauchen; diese brauchen bis zu { $size } MB.

# B is a copy of A, on the same clock and with the same seed. What you change now is changed in B.
m-b-is-a-copy-of-sayqti = B ist eine Kopie von A, auf derselben Uhr und mit demselben Startwert. Was Sie jetzt ändern, wird in B geändert.

# Restarted without the changes made while it ran.
m-restarted-without-the-changes-made-ic2blr = Neu gestartet, ohne die Änderungen während des Laufs.

# what was set
m-what-was-set-dvkdue = was eingestellt wurde

# Restarted: what was set while it ran holds from the start.
m-restarted-what-was-set-while-ju6oy6 = Neu gestartet: Was während des Laufs eingestellt wurde, gilt von Anfang an.

# Restarted, and gone on to {goal} s: {what} changed.
m-restarted-and-gone-on-to-9x6zvl = Neu gestartet und bis { $goal } s weitergegangen; geändert: { $what }.

# Restarted: {what} changed.
m-restarted-what-changed-rrqrr1 = Neu gestartet; geändert: { $what }.

# The change made while it ran ended with it.
m-the-change-made-while-it-ub2xtx = Die Änderung während des Laufs endete mit ihm.

# The {count} changes made while it ran ended with it.
m-the-count-changes-made-while-ax67jn = { $count ->
    [one] Die { $count } Änderung während des Laufs endete mit ihm.
   *[other] Die { $count } Änderungen während des Laufs endeten mit ihm.
  }

# Line {line} of the rule gave no number, so {name} kept its value: first at {time} s
m-line-line-of-the-rule-5k94o3 = Zeile { $line } der Regel ergab keine Zahl, deshalb behielt { $name } seinen Wert: zuerst bei { $time } s

# Line {line} of the rule gave less than {name} can be, so it was set to the least: first at {time} s
m-line-line-of-the-rule-k00ddm = Zeile { $line } der Regel ergab weniger, als { $name } sein kann, deshalb wurde der kleinste Wert gesetzt: zuerst bei { $time } s

# Line {line} of the rule gave more than {name} can be, so it was set to the most: first at {time} s
m-line-line-of-the-rule-vuoxbw = Zeile { $line } der Regel ergab mehr, als { $name } sein kann, deshalb wurde der größte Wert gesetzt: zuerst bei { $time } s

# {held}. The rule’s form counts on.
m-held-the-rule-s-form-komijm = { $held }. Das Formular der Regel zählt weiter.

# The engine failed: {message}. Restart, or change the scenario.
m-the-engine-failed-message-restart-bq6l6z = Die Engine ist ausgefallen: { $message }. Starten Sie neu, oder ändern Sie das Szenario.

# The engine failed in run {run}: {message}. Restart, or end the comparison.
m-the-engine-failed-in-run-rxqpyi = Die Engine ist in Lauf { $run } ausgefallen: { $message }. Starten Sie neu, oder beenden Sie den Vergleich.

# The engine stopped answering and was started again; the run was replayed to where it was.
m-the-engine-stopped-answering-and-ktj4g0 = Die Engine antwortete nicht mehr und wurde neu gestartet; der Lauf wurde bis zur selben Stelle wiederholt.

# The engine stopped and could not be started again. Reload the page to go on; the address holds the run.
m-the-engine-stopped-and-could-kp3jkp = Die Engine ist stehen geblieben und konnte nicht neu gestartet werden. Laden Sie die Seite neu, um weiterzumachen; die Adresse enthält den Lauf.

# The engine did not start: it runs in a Web Worker, whose file has not come or which this browser or an extension of it refuses. Reload the page to go on; the address holds the run.
m-the-engine-did-not-start-lbo6uv = Die Engine ist nicht gestartet: Sie läuft in einem Web Worker, dessen Datei nicht geladen wurde oder den dieser Browser oder eine seiner Erweiterungen blockiert. Laden Sie die Seite neu, um weiterzumachen; die Adresse enthält den Lauf.

# B is A without that, and nothing else: the same seed, the same chance.
m-b-is-a-without-that-mipi27 = B ist A ohne das, und sonst nichts: derselbe Startwert, derselbe Zufall.

# {refusal}. Nothing was changed.
m-refusal-nothing-was-changed-7pbk9d = { $refusal }. Es wurde nichts geändert.

# every packet
m-every-packet-w1guc4 = jedes Paket

# lost: {losses}
m-lost-losses-unono8 = verloren: { $losses }

# {change}{at}
m-change-at-q25lai = { $change }{ $at }

# losses{at}: {losses}
m-losses-at-losses-4vfgc6 = Verluste{ $at }: { $losses }

# The link{at} goes down: nothing comes through.
m-the-link-at-goes-down-p2pic6 = Die Leitung{ $at } fällt aus: Nichts kommt durch.

# The link{at} is up again.
m-the-link-at-is-up-ynw6d4 = Die Leitung{ $at } ist wieder da.

# The losses on the way{at} change.
m-the-losses-on-the-way-6b6c4h = Die Verluste unterwegs{ $at } ändern sich.

# link down
m-link-down-xsb1af = Leitung ausgefallen

# link up
m-link-up-bhk9ha = Leitung wieder da

# {count} sources
m-count-sources-mjvin2 = { $count } Quellen

# a packet
m-a-packet-pixg7w = ein Paket

# source
m-source-7ps15k = Quelle

# reverse path
m-reverse-path-ulpl14 = Rückweg

# reverse path {number}
m-reverse-path-number-cuomuj = Rückweg { $number }

# bottleneck {number}
m-bottleneck-number-8xqbk5 = Engpass { $number }

# at {hop}
m-at-hop-29f8kz = ({ $hop })

# {name} flows
m-name-flows-xziq4l = { $name }-Flüsse

# flows “{name}”
m-flows-name-kxhh1m = Flüsse „{ $name }“

# These flows are not in the run any more.
m-these-flows-are-not-in-unbuf8 = Diese Flüsse sind nicht mehr im Lauf.

# {scheme} sends by a rate and has no window to begin with.
m-scheme-sends-by-a-rate-m147oj = { $scheme } sendet nach einer Rate und hat kein Fenster, mit dem es beginnen könnte.

# Both axes are of one flow. Choose two.
m-both-axes-are-of-one-39m70v = Beide Achsen gehören zu einem Fluss. Wählen Sie zwei.

# The sentence
m-the-sentence-k9nc8h = Der Satz

# The network
m-the-network-6hdiei = Das Netz

# The charts
m-the-charts-353asd = Die Diagramme

# The numbers
m-the-numbers-q3i4le = Die Zahlen

# {run} {quantity}
m-run-quantity-cfjyzl = { $run } { $quantity }

# nothing has been measured yet.
m-nothing-has-been-measured-yet-nf2k6o = noch wurde nichts gemessen.

# {run}: {state}
m-run-state-dwer11 = { $run }: { $state }

# At {time} s: {state}
m-at-time-s-state-u0v105 = Bei { $time } s: { $state }

# queue{at} {queue} of {limit}
m-queue-at-queue-of-limit-0msowm = Warteschlange{ $at } { $queue } von { $limit }

# fairness {index}
m-fairness-index-toscbm = Fairness { $index }

# {rates} of {rate} Mbit/s free
m-rates-of-rate-mbit-s-p6o9hn = { $rates } von { $rate } Mbit/s frei

# {rates} of {rate} Mbit/s
m-rates-of-rate-mbit-s-ypdaaf = { $rates } von { $rate } Mbit/s

# Each row is the {span} before its time: {parts}.
m-each-row-is-the-span-tnpee3 = Jede Zeile steht für die { $span } vor ihrer Zeit: { $parts }.

# {first}; {next}
m-first-next-as4g0f = { $first }; { $next }

# Time, s
m-time-s-0m65k1 = Zeit, s

# Time, round trips
m-time-round-trips-d555q0 = Zeit, Umläufe

# their part of the link
m-their-part-of-the-link-7hi3zy = ihr Teil der Leitung

# and of its queue
m-and-of-its-queue-erjfji = und ihrer Warteschlange

# full queue
m-full-queue-etvwvv = volle Warteschlange

# equal windows
m-equal-windows-w1wz8i = gleiche Fenster

# Inside of {flow}: {name}
m-inside-of-flow-name-vmumb1 = Inneres von { $flow }: { $name }

# Inside of {flow}: {name}, {unit}
m-inside-of-flow-name-unit-yem3xj = Inneres von { $flow }: { $name }, { $unit }

# Inside of {flow}: {values}.
m-inside-of-flow-values-vifd7c = Inneres von { $flow }: { $values }.

# it sends nothing
m-it-sends-nothing-p7snp6 = es sendet nichts

# Add {scheme}
m-add-scheme-iqbw99 = { $scheme } hinzufügen

# {count} more
m-count-more-1k1vkl = { $count } weitere

# Changed: {changes}
m-changed-changes-3mso0q = Geändert: { $changes }

# Back to “{title}”
m-back-to-title-8lsixc = Zurück zu „{ $title }“

# {now} s of {duration} s, known up to {known} s
m-now-s-of-duration-s-8bdbph = { $now } s von { $duration } s, bekannt bis { $known } s

# {now} s of {duration} s
m-now-s-of-duration-s-mgwm3i = { $now } s von { $duration } s

# Use {scheme}
m-use-scheme-s6mky5 = { $scheme } verwenden

# Add {count} {scheme}
m-add-count-scheme-3tzi2w = { $count } { $scheme } hinzufügen

# This is the scene “{scene}” with changes.
m-this-is-the-scene-scene-h7br00 = Dies ist die Szene „{ $scene }“ mit Änderungen.

# You have changed the scene “{scene}”.
m-you-have-changed-the-scene-n7befa = Sie haben die Szene „{ $scene }“ geändert.

# {count} packets
m-count-packets-p5fvyd = { $count } Pakete

# {rest}; dots: probes, crosses: lost ones, ms
m-rest-dots-probes-crosses-lost-e1rc48 = { $rest }; Punkte: Sonden, Kreuze: verlorene, ms

# {count} bottlenecks side by side
m-count-bottlenecks-side-by-side-xzviqn = { $count } Engpässe nebeneinander

# {count} bottlenecks in series
m-count-bottlenecks-in-series-35vwzg = { $count } Engpässe hintereinander

# of each flow’s packets; where flows have queues of their own, as senders measure it
m-of-each-flow-s-packets-3zgk2b = der Pakete jedes Flusses; wo Flüsse eigene Warteschlangen haben, wie die Sender sie messen

# Measured since {since} s. The forms get the loss event rate <i>p</i> and the round trip <i>R</i> that are measured; nothing is fitted. Where what a form assumes does not hold, it is left out, and the reason stands in its place.
m-measured-since-since-s-the-gy77wl = Gemessen seit { $since } s. Die Formen bekommen die gemessene Verlustereignisrate <i>p</i> und die gemessene Umlaufzeit <i>R</i>; nichts ist angepasst. Wo nicht gilt, was eine Form voraussetzt, fehlt sie, und an ihrer Stelle steht der Grund.

# {setting} {value}
m-setting-value-jt1irw = { $setting } { $value }

# fed at {rate} on average
m-fed-at-rate-on-average-0i131d = gespeist mit im Mittel { $rate }

# fed at {rate}
m-fed-at-rate-0a787d = gespeist mit { $rate }

# read at {rate}
m-read-at-rate-ftn6eg = gelesen mit { $rate }

# from {span}
m-from-span-7hmwt7 = ab { $span }

# one every {span}
m-one-every-span-6g5kvw = einer alle { $span }

# until {span}
m-until-span-d7z9gd = bis { $span }

# as Linux of today
m-as-linux-of-today-3vvcih = wie das heutige Linux

# on the reverse path
m-on-the-reverse-path-1826gc = auf dem Rückweg

# bottleneck {number} only
m-bottleneck-number-only-018f0h = nur Engpass { $number }

# bottlenecks {from} to {to}
m-bottlenecks-from-to-to-p30b15 = Engpässe { $from } bis { $to }

# {packets} each
m-packets-each-7iybrn = je { $packets }

# {packets} every {span}
m-packets-every-span-syhyqr = { $packets } alle { $span }

# {packets} every {span} on average
m-packets-every-span-on-average-m3dtbf = { $packets } im Mittel alle { $span }

# {packets} again {span} after the last
m-packets-again-span-after-the-d9qogt = wieder { $packets }, { $span } nach dem letzten

# details
m-details-ot1vol = Einzelheiten

# without {was}
m-without-was-esolzq = ohne { $was }

# without {what} (was {was})
m-without-what-was-was-ubkpz8 = ohne { $what } (vorher { $was })

# {what} {is}
m-what-is-kskmu1 = { $what } { $is }

# {what} {is} (was {was})
m-what-is-was-was-9e3pbq = { $what } { $is } (vorher { $was })

# timed changes
m-timed-changes-2rfpld = geplante Änderungen

# {of}: {name}
m-of-name-b2zsu5 = { $of }: { $name }

# {count} {flows}
m-count-flows-sdefxp = { $count } { $flows }

# {thing} of {hop}
m-thing-of-hop-1j2z0t = { $thing } ({ $hop })

# link
m-link-3uedm1 = Leitung

# {queue} of {packets}
m-queue-of-packets-o18tak = { $queue }, { $packets }

# queue settings
m-queue-settings-o6klud = Einstellungen der Warteschlange

# loss
m-loss-s5fx96 = Verluste

# ideal
m-ideal-ysygqq = ideal

# real
m-real-nmbbdp = real

# without
m-without-hqqig3 = ohne

# {packet} of {flow} not delayed at {time} s
m-packet-of-flow-not-delayed-0af66o = { $packet } von { $flow } nicht verzögert bei { $time } s

# {packet} of {flow} spared at {time} s
m-packet-of-flow-spared-at-hk3ree = { $packet } von { $flow } verschont bei { $time } s

# transport
m-transport-mlgw0i = Transport

# as in {profile}
m-as-in-profile-htaan5 = wie in { $profile }

# mean {mean}, after {trace}
m-mean-mean-after-trace-it0fha = im Mittel { $mean }, nach { $trace }

# mean {mean}, after a trace
m-mean-mean-after-a-trace-tsmmh1 = im Mittel { $mean }, nach einer Aufzeichnung

# {name} on
m-name-on-h19485 = { $name } an

# {name} off
m-name-off-6h6fcx = { $name } aus

# {part} cut
m-part-cut-d6lv72 = { $part } gekürzt

# {part} kept
m-part-kept-q7oww2 = { $part } behalten

# {own} is as {other}. Change something: it changes {own} only.
m-own-is-as-other-change-lpxwv3 = { $own } ist wie { $other }. Ändern Sie etwas: Das ändert nur { $own }.

# means since {first} and {since} s
m-means-since-first-and-since-o8vqu7 = Mittel seit { $first } und { $since } s

# bytes
m-bytes-s7sr9g = Byte

# bit/s
m-bit-s-dg5kwq = bit/s

# 1 run
m-1-run-90uwhd = 1 Lauf

# {count} runs
m-count-runs-d8rb72 = { $count } Läufe

# rtt
m-rtt-f7hpvp = RTT

# {name}, all {count}
m-name-all-count-aufc8g = { $name }, alle { $count }

# first sample at {time}
m-first-sample-at-time-tybyk5 = erster Messwert bei { $time }

# {row} on or off
m-row-on-or-off-vnihh6 = { $row } ein oder aus

# A BBR flow joins now.
m-a-bbr-flow-joins-now-dtxhub = Jetzt kommt ein BBR-Fluss dazu.

# The queue holds {packets}, from the start of the run.
m-the-queue-holds-packets-from-w4387c = Die Warteschlange fasst { $packets }, von Beginn des Laufs an.

# A square wave takes part of the link from now on.
m-a-square-wave-takes-part-0qyrxo = Ab jetzt nimmt eine Rechteckwelle einen Teil der Leitung.

# the link
m-the-link-qybuas = der Link

# QR code of {what}
m-qr-code-of-what-mf3g3y = QR-Code: { $what }

# without limit
m-without-limit-s9gq08 = unbegrenzt

# on
m-on-qyxx3k = an

# no. {number}
m-no-number-0brye7 = Nr. { $number }

# Source {number}
m-source-number-ekmjqj = Quelle { $number }

# link ÷ {flows}
m-link-flows-tlnqvx = Leitung ÷ { $flows }

# {time} s, round trip {number}
m-time-s-round-trip-number-5ad5yn = { $time } s, Umlaufzeit { $number }

# model
m-model-czgcii = Modell

# model {flow}
m-model-flow-h7zqde = Modell { $flow }

# {rest}: median, and the band that holds 8 in 10
m-rest-median-and-the-band-5lfsh9 = { $rest }: Median, und das Band, in dem 8 von 10 liegen

# {rest}: mean, least to most as a band
m-rest-mean-least-to-most-7s0q1v = { $rest }: Mittel, kleinster bis größter Wert als Band

# {first} and {next}
m-first-and-next-684rv1 = { $first } und { $next }

# Inside of {flow}: {list}
m-inside-of-flow-list-hr38go = Inneres von { $flow }: { $list }

# Inside of {flow}
m-inside-of-flow-g6ah82 = Inneres von { $flow }

# {flow} sends nothing in this stretch of time
m-flow-sends-nothing-in-this-wujjet = { $flow } sendet in diesem Zeitabschnitt nichts

# It does not send here
m-it-does-not-send-here-073mak = Hier sendet er nicht

# , packets waiting: most in {every}; drops of each above
m-packets-waiting-most-in-every-kgxguk = , wartende Pakete: Höchstwert in { $every }; Verwürfe jedes Hops darüber

# , packets waiting: most in {every}; drops of all above
m-packets-waiting-most-in-every-ezjhoa = , wartende Pakete: Höchstwert in { $every }; Verwürfe aller Hops darüber

# Queue of each hop
m-queue-of-each-hop-ael345 = Warteschlange jedes Hops

# {queue}’s average {packets}
m-queue-s-average-packets-irkxo2 = Mittel von { $queue }: { $packets }

# before
m-before-fm3l1a = vorher

# low latency {low}, classic {classic}
m-low-latency-low-classic-classic-p3i9i7 = geringe Verzögerung { $low }, klassisch { $classic }

# Show {what}
m-show-what-kzcdsu = { $what } zeigen

# {name}, in B {other}: run A, run B, and the difference
m-name-in-b-other-run-8r0dbz = { $name }, in B { $other }: Lauf A, Lauf B und der Unterschied

# {name}: run A, run B, and the difference
m-name-run-a-run-b-ylasca = { $name }: Lauf A, Lauf B und der Unterschied

# An empty path takes {span} there and back now.
m-an-empty-path-takes-span-woz7vu = Ein leerer Pfad dauert jetzt hin und zurück { $span }.

# A run has one flow at least. For the sources alone let it wait: <wait>Start at the end</wait>
m-a-run-has-one-flow-b5mctn = Ein Lauf hat mindestens einen Fluss. Für die Quellen allein lassen Sie ihn warten: <wait>Am Ende beginnen</wait>

# {what}, once so far.
m-what-once-so-far-2er721 = { $what }, bisher einmal.

# {what}, {count} times so far.
m-what-count-times-so-far-ci5fbj = { $what }, bisher { $count }-mal.

# Such as 9, 25, 30-41; at most {most}. Each is lost once: what repairs it passes. Number 0 is the handshake, where there is one.
m-such-as-9-25-30-praut5 = Etwa 9, 25, 30-41; höchstens { $most }. Jedes geht einmal verloren: Was es ersetzt, kommt durch. Nummer 0 ist der Handshake, wo es einen gibt.

# ACKs are lost on a reverse path with links of its own.
m-acks-are-lost-on-a-rba410 = ACKs gehen auf einem Rückweg mit eigenen Leitungen verloren.

# Behind it, measured: {name}
m-behind-it-measured-name-g5t329 = Dahinter, gemessen: { $name }

# {of}, in theory: show the formulas
m-of-in-theory-show-the-3y8cnd = { $of }, in der Theorie: Formeln zeigen

# {up} against {across}: the window of each, with the diagonal and the lines of a full link
m-up-against-across-the-window-ba1h6p = { $up } gegen { $across }: das Fenster beider, mit der Diagonale und den Linien einer vollen Leitung

# {up} against {across}: the rate of each, with the diagonal and the lines of a full link
m-up-against-across-the-rate-0tm3sz = { $up } gegen { $across }: die Rate beider, mit der Diagonale und den Linien einer vollen Leitung

# {packets} simulated. Fingerprint of all samples: <digest>{digest}</digest>. The same scenario gives the same one, everywhere.
m-packets-simulated-fingerprint-of-all-sjfo2e = { $packets } simuliert. Prüfsumme aller Messpunkte: <digest>{ $digest }</digest>. Dasselbe Szenario ergibt überall dieselbe.

# From {time} on.
m-from-time-on-9utrj9 = Von { $time } an.

# {name} over {hop}
m-name-over-hop-cwjind = { $name } über { $hop }

# {name} from {first} to {last}
m-name-from-first-to-last-wxdwk3 = { $name } von { $first } bis { $last }

# {way}, back
m-way-back-s546o3 = { $way }, zurück

# One bottleneck: {lines}
m-one-bottleneck-lines-rqunt7 = Ein Engpass: { $lines }

# {count} hops side by side: {lines}
m-count-hops-side-by-side-or7ri0 = { $count } Hops nebeneinander: { $lines }

# {count} hops in series: {lines}
m-count-hops-in-series-lines-6extwp = { $count } Hops hintereinander: { $lines }

# Losses {loss}
m-losses-loss-8ia15j = Verluste { $loss }

# {part} lost, an example
m-part-lost-an-example-odtk6p = { $part } verloren, ein Beispiel

# {part} lost
m-part-lost-farwf0 = { $part } verloren

# an example of {what}
m-an-example-of-what-8rxt8p = ein Beispiel: { $what }

# {caption}, {count} lost
m-caption-count-lost-vcaa0k = { $caption }, { $count } verloren

# {count} lost
m-count-lost-ousv96 = { $count } verloren

# Losses in time: {count} in {span}
m-losses-in-time-count-in-tvwrdy = Verluste in der Zeit: { $count } in { $span }

# about {part} at full rate
m-about-part-at-full-rate-fdfo63 = etwa { $part } bei voller Rate

# {source}, over {span}
m-source-over-span-ovavbc = { $source }, über { $span }

# all the time
m-all-the-time-dzfacs = die ganze Zeit

# {source}: an example of {span}
m-source-an-example-of-span-ivowhe = { $source }: ein Beispiel von { $span }

# {lanes} of {sources} sources, {rate} while on
m-lanes-of-sources-sources-rate-ljhvt5 = { $lanes } von { $sources } Quellen, { $rate } in ON-Zeiten

# each source, {rate} while on
m-each-source-rate-while-on-p8as2f = jede Quelle, { $rate } in ON-Zeiten

# 95th percentile
m-95th-percentile-rpm6ri = 95. Perzentil

# 99th percentile
m-99th-percentile-z17haq = 99. Perzentil

# You said: {said}
m-you-said-said-h8ilxs = Sie sagten: { $said }

# {name} is a folder: drop a file that is in it.
m-name-is-a-folder-drop-t8aobo = { $name } ist ein Ordner: Ziehen Sie eine Datei daraus hierher.

# {name} cannot be read.
m-name-cannot-be-read-kvk4wq = { $name } kann nicht gelesen werden.

# flow
m-flow-gnobdh = Fluss

# byte
m-byte-rudtsv = Byte

# round trip
m-round-trip-4exudq = Umlauf

# interval
m-interval-lebipk = Abstand

# This file has {size} bytes; at most {most} are read here.
m-this-file-has-size-bytes-tlt1z9 = Diese Datei hat { $size } Byte; höchstens { $most } werden hier gelesen.

# Completion time of each transfer
m-completion-time-of-each-transfer-b1h1td = Dauer jeder Übertragung

# all flows send without end
m-all-flows-send-without-end-4moqz0 = alle Flüsse senden ohne Ende

# No flow is chosen: press one in the network, or the name of its line
m-no-flow-is-chosen-press-bwo6v1 = Kein Fluss gewählt: im Netz auf einen drücken oder auf den Namen seiner Linie

# No flow is chosen: press one in the network
m-no-flow-is-chosen-press-v06bnl = Kein Fluss gewählt: im Netz auf einen drücken

# Press a flow in the network
m-press-a-flow-in-the-t42xul = Im Netz auf einen Fluss drücken

# cannot be counted in packets: packets differ in size, ACKs are among them, or the rate is unlimited
m-cannot-be-counted-in-packets-kbo03h = in Paketen nicht zu zählen: Pakete sind verschieden groß, ACKs sind darunter, oder die Rate ist unbegrenzt

# , packets waiting: low latency bold, classic thin, mean of both shaded; drops above
m-packets-waiting-low-latency-bold-f9rwn9 = , wartende Pakete: geringe Verzögerung fett, klassisch dünn, Mittel beider schattiert; Verwürfe darüber

# {done} Means of the last seconds: before, and with it.
m-done-means-of-the-last-smvtan = { $done } Mittel der letzten Sekunden: vorher und damit.

# All, on average
m-all-on-average-fkxcv2 = Alle, im Mittel

# partly of its own
m-partly-of-its-own-4x3776 = teils eigener

# as all flows have it
m-as-all-flows-have-it-83xt2w = wie bei allen Flüssen

# ACKs alone are lost where the reverse path is real (Bottleneck, The path).
m-acks-alone-are-lost-where-0plavj = ACKs allein gehen verloren, wo der Rückweg real ist (Engpass, Der Pfad).

# at {count} hops
m-at-count-hops-ye7fy9 = an { $count } Hops

# at another hop
m-at-another-hop-sem8mc = an einem anderen Hop

# follows a trace
m-follows-a-trace-u0wes7 = folgt einer Aufzeichnung

# transfers
m-transfers-35zjjj = Übertragungen

# Transfers that are over
m-transfers-that-are-over-halqig = Übertragungen, die zu Ende sind

# took, s
m-took-s-f47svn = Dauer, s

# Completion time: from a transfer’s first packet to the ACK of its last, mean
m-completion-time-from-a-transfer-rlvab1 = Übertragungsdauer: vom ersten Paket einer Übertragung bis zum ACK ihres letzten, Mittel

# spread, s
m-spread-s-l28ucz = Streuung, s

# Standard deviation of the completion times
m-standard-deviation-of-the-completion-kyz01x = Standardabweichung der Übertragungsdauern

# 95th, s
m-95th-s-qzgjk0 = 95., s

# 95 in 100 transfers took no longer
m-95-in-100-transfers-took-qfwjdo = 95 von 100 Übertragungen dauerten nicht länger

# 99th, s
m-99th-s-m82r24 = 99., s

# 99 in 100 transfers took no longer
m-99-in-100-transfers-took-f3sjzc = 99 von 100 Übertragungen dauerten nicht länger

# All flows of a group begin alike: give {scheme} a group for each flow.
m-all-flows-of-a-group-99gfdd = Alle Flüsse einer Gruppe beginnen gleich: { $scheme } eine Gruppe je Fluss geben.

# Both flows are of one group, whose spread round trips or timed changes cannot be shared out: make two groups of it.
m-both-flows-are-of-one-w7ppik = Beide Flüsse sind aus einer Gruppe, deren gestreute Umlaufzeiten oder zeitliche Änderungen sich nicht aufteilen lassen: zwei Gruppen daraus machen.

# highest bar {count}
m-highest-bar-count-0qc5h5 = höchster Balken { $count }

# ; one flow goes this way
m-one-flow-goes-this-way-3jumhr = ; ein Fluss geht hier entlang

# ; {count} flows go this way
m-count-flows-go-this-way-lnqwi1 = ; { $count } Flüsse gehen hier entlang

# reverse path: {counts} waiting
m-reverse-path-counts-waiting-ukzvpp = Rückweg: { $counts } warten

# low latency
m-low-latency-m9l0az = geringe Verzögerung

# classic
m-classic-k0lxlf = klassisch

# , {percent} % marked
m-percent-marked-2xbivn = , { $percent } % markiert

# {name}: waits {wait}{marks}
m-name-waits-wait-marks-ac8p55 = { $name }: wartet { $wait }{ $marks }
