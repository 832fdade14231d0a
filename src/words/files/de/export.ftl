# For a learning platform
m-for-a-learning-platform-c7gycy = Für eine Lernplattform

# One file that Moodle, Canvas, ILIAS and Blackboard take as a SCORM package: this page and what it asks. The gradebook gets score, completion, time and every answer. There is no server of ours in it.
m-one-file-that-moodle-canvas-vfiquk = Eine Datei, die Moodle, Canvas, ILIAS und Blackboard als SCORM-Paket annehmen: diese Seite und was sie fragt. Die Bewertungsübersicht des Kurses bekommt Punkte, Abschluss, Zeit und jede Antwort. Ein Server von uns ist nicht im Spiel.

# Save the package
m-save-the-package-4txd7r = Das Paket speichern

# Saved: {size} MB.
m-saved-size-mb-5o5ixe = Gespeichert: { $size } MB.

# The package could not be made.
m-the-package-could-not-be-sxqxn8 = Das Paket konnte nicht erstellt werden.

# Your course has not taken your last answers yet: they are kept here and are sent again.
m-your-course-has-not-taken-9gpauq = Ihr Kurs hat Ihre letzten Antworten noch nicht angenommen: Sie werden hier aufbewahrt und noch einmal gesendet.

# Throughput over {span}, Mbit/s
m-throughput-over-span-mbit-s-f6u0nd = Durchsatz, { $span }, Mbit/s

# Date
m-date-ggjuyh = Datum

# Set-up
m-set-up-1a1rxj = Aufbau

# What happened
m-what-happened-deylyo = Was geschah

# What you expect of it when something is changed
m-what-you-expect-of-it-iq3gbf = Was Sie erwarten, wenn etwas geändert wird

# Draw what you expect
m-draw-what-you-expect-4rulwx = Zeichnen Sie, was Sie erwarten

# Stop
m-stop-ky4lc5 = Anhalten

# Timed changes
m-timed-changes-d24ooh = Geplante Änderungen

# Named
m-named-qq9b9i = Benannt

# Recent
m-recent-mg65fi = Zuletzt

# One more cannot be read and is left out.
m-one-more-cannot-be-read-ghl8eq = Ein weiteres kann nicht gelesen werden und fehlt hier.

# One more has a rule and is kept: the part of the page that reads rules could not be fetched. Close this and open it again to try again.
m-one-more-has-a-rule-krngoc = Ein weiteres hat eine Regel und bleibt aufbewahrt: Der Teil der Seite, der Regeln liest, konnte nicht geladen werden. Schließen Sie dies und öffnen Sie es wieder, um es noch einmal zu versuchen.

# {count} more have a rule and are kept: the part of the page that reads rules could not be fetched. Close this and open it again to try again.
m-count-more-have-a-rule-huafqv = { $count } weitere haben eine Regel und bleiben aufbewahrt: Der Teil der Seite, der Regeln liest, konnte nicht geladen werden. Schließen Sie dies und öffnen Sie es wieder, um es noch einmal zu versuchen.

# Delete what cannot be read
m-delete-what-cannot-be-read-9bupdc = Löschen, was nicht gelesen werden kann

# This browser does not let the page keep anything: what you make is in the address.
m-this-browser-does-not-let-145nmm = Dieser Browser lässt die Seite nichts aufbewahren: Was Sie machen, steht in der Adresse.

# Delete everything kept here
m-delete-everything-kept-here-9x628l = Alles löschen, was hier aufbewahrt wird

# Name the scenario on show
m-name-the-scenario-on-show-g41vlj = Das gezeigte Szenario benennen

# Replace it
m-replace-it-8clibw = Ersetzen

# Keep it
m-keep-it-b1e2ut = Behalten

# Delete
m-delete-oay2cq = Löschen

# No
m-no-r5wqai = Nein

# Name
m-name-4el6o6 = Name

# Made, not recorded: packets leave by a Poisson process whose rate wanders by a Brownian motion and now and then sticks at 0, as Sprout models a mobile link (Winstein et al. 2013).
m-made-not-recorded-packets-leave-vt108q = Erzeugt, nicht aufgezeichnet: Pakete gehen nach einem Poisson-Prozess ab, dessen Rate einer brownschen Bewegung folgt und ab und zu bei 0 hängen bleibt, wie Sprout eine Mobilfunkstrecke modelliert (Winstein et al. 2013).

# Wi-Fi-like
m-wi-fi-like-sgu6hz = Wie WLAN

# Made, not recorded: a station waits while up to 5 others hold the channel, then sends 5 to 8 frames at once; a fade now and then leaves room for one or two.
m-made-not-recorded-a-station-c9q9e9 = Erzeugt, nicht aufgezeichnet: Eine Station wartet, während bis zu 5 andere den Kanal belegen, und sendet dann 5 bis 8 Rahmen auf einmal; bei Schwund (fading) ist ab und zu nur für einen oder zwei Platz.

# Satellite-like
m-satellite-like-fsg66u = Wie Satellit

# Made, not recorded: every 15 s another satellite is taken, which gives between 2 and 8 Mbit/s, after a break of up to 0.2 s.
m-made-not-recorded-every-15-6pfz1a = Erzeugt, nicht aufgezeichnet: Alle 15 s wird auf einen anderen Satelliten gewechselt, der zwischen 2 und 8 Mbit/s bietet, nach einer Unterbrechung von bis zu 0,2 s.

# missing
m-missing-ergumf = fehlt

# Sentences · Sawtooth
m-sentences-sawtooth-hig4jp = Sätze · Sawtooth

# This language could not be fetched.
m-this-language-could-not-be-i9n5gb = Diese Sprache konnte nicht geladen werden.

# Sawtooth: sentences
m-sawtooth-sentences-qo1xr4 = Sawtooth: Sätze

# What the page says
m-what-the-page-says-ezzvtl = Was die Seite sagt

# Every sentence in two languages. Drop a translation of your own here, a file in Fluent’s syntax, and see what it says, what is missing, and what breaks.
m-every-sentence-in-two-languages-d0yzjp = Jeder Satz in zwei Sprachen. Ziehen Sie eine eigene Übersetzung hierher, eine Datei in der Syntax von Fluent, und sehen Sie, was sie sagt, was fehlt und was nicht stimmt.

# Beside English
m-beside-english-9418pb = Neben Englisch

# A file of your own
m-a-file-of-your-own-szju6u = Eine eigene Datei

# Show the page in it
m-show-the-page-in-it-c9hgga = Die Seite damit anzeigen

# Leave it
m-leave-it-xplfql = Verlassen

# Sentences
m-sentences-y3zmat = Sätze

# Find a sentence
m-find-a-sentence-j0u032 = Einen Satz suchen

# all: {count}
m-all-count-arskmp = alle: { $count }

# translated: {count}
m-translated-count-kc06uo = übersetzt: { $count }

# missing: {count}
m-missing-count-p5yc90 = fehlend: { $count }

# broken: {count}
m-broken-count-gl5l65 = fehlerhaft: { $count }

# stale: {count}
m-stale-count-md1v8j = veraltet: { $count }

# Part
m-part-r2xdf8 = Teil

# Save the {count} that are missing as a file to fill in
m-save-the-count-that-are-w29szx = { $count ->
    [one] Den { $count } fehlenden als Datei zum Ausfüllen speichern
   *[other] Die { $count } fehlenden als Datei zum Ausfüllen speichern
  }

# These are of no sentence that stands in this list.
m-these-are-of-no-sentence-1j4912 = Diese gehören zu keinem Satz dieser Liste.

# The part of the page that reads files could not be fetched. Nothing was changed.
m-the-part-of-the-page-k9vvq5 = Der Teil der Seite, der Dateien liest, konnte nicht geladen werden. Nichts wurde geändert.

# {count} measured runs are behind this one, and no more can be. Remove one first.
m-count-measured-runs-are-behind-r9oibu = { $count } gemessene Läufe liegen hinter diesem, und mehr geht nicht. Entfernen Sie erst einen.

# {file} lies behind the run, in grey: {count} row of {what}, up to {end} s.
m-file-lies-behind-the-run-q3krvi = { $file } liegt grau hinter dem Lauf: { $count } Zeile { $what }, bis { $end } s.

# {file} lies behind the run, in grey: {count} rows of {what}, up to {end} s.
m-file-lies-behind-the-run-jn7rhd = { $file } liegt grau hinter dem Lauf: { $count } Zeilen { $what }, bis { $end } s.

# {name}: {why} Nothing was changed.
m-name-why-nothing-was-changed-9tjk8c = { $name }: { $why } Nichts wurde geändert.

# {size} MB are too many; at most {most} MB are read.
m-size-mb-are-too-many-azksyp = { $size } MB sind zu viel; höchstens { $most } MB werden gelesen.

# it was not read to its end.
m-it-was-not-read-to-h2lbmw = sie wurde nicht bis zum Ende gelesen.

# it cannot be read.
m-it-cannot-be-read-o1tx1i = sie kann nicht gelesen werden.

# No link holds it; this tab keeps it.
m-no-link-holds-it-this-uxdk2u = Für einen Link ist es zu groß; dieser Tab bewahrt es auf.

# Reading {name}: {percent} % …
m-reading-name-percent-kjy7yq = { $name } wird gelesen: { $percent } % …

# The link{at} follows {name}, over and over: {seconds}, {rate} on average.
m-the-link-at-follows-name-ex3t1e = Die Leitung{ $at } folgt { $name }, immer wieder: { $seconds }, im Mittel { $rate }.

# Opened {name}.
m-opened-name-22s1m9 = { $name } ist geöffnet.

# 1 sample
m-1-sample-a0g27y = 1 Messpunkt

# {count} samples
m-count-samples-omnmzj = { $count } Messpunkte

# It was made by engine {engine}; this page has {own}, so the curves may differ.
m-it-was-made-by-engine-1my20v = Sie wurde mit Engine { $engine } erzeugt; diese Seite hat { $own }, deshalb können die Kurven abweichen.

# Opened the two runs that {name} is of: seeds {seed} and {second}, {rows} in the file. They are computed again here.
m-opened-the-two-runs-that-p4acae = Die zwei Läufe von { $name } sind geöffnet: Startwerte { $seed } und { $second }, { $rows } in der Datei. Sie werden hier neu berechnet.

# Opened the run that {name} is of: seed {seed}, {rows} in the file. It is computed again here.
m-opened-the-run-that-name-u5qn98 = Der Lauf von { $name } ist geöffnet: Startwert { $seed }, { $rows } in der Datei. Er wird hier neu berechnet.

# This tab has kept the run over the reload: its address does not hold it.
m-this-tab-has-kept-the-2mbjoi = Dieser Tab hat den Lauf über das Neuladen behalten: Seine Adresse enthält ihn nicht.

# Seed {seed}. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-simulated-packet-by-bj9efo = Startwert { $seed }. Paket für Paket simuliert von Sawtooth, Engine { $engine }.

# Seed {seed}, the network at {now} s. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-the-network-at-3zdxp1 = Startwert { $seed }, das Netz bei { $now } s. Paket für Paket simuliert von Sawtooth, Engine { $engine }.

# Seed {seed}, at {now} s of {duration}. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-at-now-s-xp1llp = Startwert { $seed }, bei { $now } s von { $duration }. Paket für Paket simuliert von Sawtooth, Engine { $engine }.

# Seed {seed}, {from} to {to} s of {duration}. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-from-to-to-u68i2i = Startwert { $seed }, { $from } bis { $to } s von { $duration }. Paket für Paket simuliert von Sawtooth, Engine { $engine }.

# Seed {seed}, {from} to {to} s of {duration}, the network at {now} s. Simulated packet by packet by Sawtooth, engine {engine}.
m-seed-seed-from-to-to-5psvwb = Startwert { $seed }, { $from } bis { $to } s von { $duration }, das Netz bei { $now } s. Paket für Paket simuliert von Sawtooth, Engine { $engine }.

# Grey: measured, {runs}.
m-grey-measured-runs-b3dwqs = Grau: gemessen, { $runs }.

# Dashed: the textbook’s model, in which all flows lose at once when the link alone cannot hold their windows.
m-dashed-the-textbook-s-model-st0v4y = Gestrichelt: das Lehrbuchmodell, in dem alle Flüsse zugleich verlieren, wenn die Leitung allein ihre Fenster nicht fassen kann.

# Dashed: the textbook’s model, in which all flows lose at once when the link and its queue cannot hold their windows.
m-dashed-the-textbook-s-model-6hkppv = Gestrichelt: das Lehrbuchmodell, in dem alle Flüsse zugleich verlieren, wenn die Leitung und ihre Warteschlange ihre Fenster nicht fassen können.

# Seed {seed}, Sawtooth, engine {engine}.
m-seed-seed-sawtooth-engine-engine-1m93nc = Startwert { $seed }, Sawtooth, Engine { $engine }.

# This is run {name}. Run {other} differs by: {differ}.
m-this-is-run-name-run-ov39us = Dies ist Lauf { $name }. Lauf { $other } unterscheidet sich durch: { $differ }.

# Window, packets
m-window-packets-utwf5u = Fenster, Pakete

# {what}: {up} against {across}.
m-what-up-against-across-4gu4a2 = { $what }: { $up } gegen { $across }.

# The dot is {now} s, the line the {trail} s before it, thin where they are longer past; faint, the way from the beginning.
m-the-dot-is-now-s-ijsnyz = Der Punkt ist { $now } s, die Linie die { $trail } s davor, dünn, wo es länger her ist; blass der Weg vom Anfang an.

# Dotted: {lines}.
m-dotted-lines-6xyjw0 = Gepunktet: { $lines }.

# With {count} timed changes.
m-with-count-timed-changes-p2hmdu = { $count ->
    [one] Mit { $count } geplanten Änderung.
   *[other] Mit { $count } geplanten Änderungen.
  }

# {change} at {time} s
m-change-at-time-s-g9rclw = { $change } bei { $time } s

# Changed: {changes}.
m-changed-changes-46jom4 = Geändert: { $changes }.

# {shown} of {count} are shown: {more} more
m-shown-of-count-are-shown-9mo11v = { $shown } von { $count } sind zu sehen: { $more } mehr

# Above, the network at {time} s, packet by packet; below, what led to it.
m-above-the-network-at-time-8m2pr4 = Oben das Netz bei { $time } s, Paket für Paket; unten, was dazu geführt hat.

# This run, live: {link}
m-this-run-live-link-o61leg = Dieser Lauf, live: { $link }

# Seed {seed}. Simulated packet by packet by Sawtooth, engine {engine}. The same link gives the same run, to the last bit.
m-seed-seed-simulated-packet-by-46ur92 = Startwert { $seed }. Paket für Paket simuliert von Sawtooth, Engine { $engine }. Derselbe Link ergibt denselben Lauf, bis aufs letzte Bit.

# Numbers of each scheme, means from {from} to {to} s
m-numbers-of-each-scheme-means-152k4p = Die Zahlen jedes Verfahrens, Mittel von { $from } bis { $to } s

# Numbers of each scheme, to be filled in
m-numbers-of-each-scheme-to-vd7k6r = Die Zahlen jedes Verfahrens, zum Ausfüllen

# At {time} s
m-at-time-s-ec0n82 = Bei { $time } s

# “{name}” is deleted.
m-name-is-deleted-s3tczk = „{ $name }“ ist gelöscht.

# It is deleted.
m-it-is-deleted-r3lb8h = Es ist gelöscht.

# {count} more cannot be read and are left out.
m-count-more-cannot-be-read-abgnmh = { $count } weitere können nicht gelesen werden und fehlen hier.

# What could not be read is deleted.
m-what-could-not-be-read-ls41p9 = Was nicht gelesen werden konnte, ist gelöscht.

# What you change and run appears here.
m-what-you-change-and-run-ymmm0e = Was Sie ändern und laufen lassen, erscheint hier.

# Kept by this browser, on this machine only.
m-kept-by-this-browser-on-aqbflo = Aufbewahrt von diesem Browser, nur auf diesem Rechner.

# So is this page: it opens without a network.
m-so-is-this-page-it-ywohf9 = Ebenso diese Seite: Sie öffnet sich ohne Netz.

# Delete everything
m-delete-everything-ovrh3r = Alles löschen

# Everything kept here is deleted.
m-everything-kept-here-is-deleted-0wpq7b = Alles, was hier aufbewahrt war, ist gelöscht.

# Kept as “{name}”.
m-kept-as-name-n4dagh = Als „{ $name }“ aufbewahrt.

# Delete it
m-delete-it-3tz6fn = Löschen

# Delete “{name}”
m-delete-name-pehsia = „{ $name }“ löschen

# Delete the one of {date}
m-delete-the-one-of-date-w9ngeq = Das vom { $date } löschen

# 1 change while it runs.
m-1-change-while-it-runs-sdvtde = 1 Änderung während des Laufs.

# {count} changes while it runs.
m-count-changes-while-it-runs-gd9bal = { $count } Änderungen während des Laufs.

# This browser does not let the page keep anything.
m-this-browser-does-not-let-301zip = Dieser Browser lässt die Seite nichts aufbewahren.

# A name has 1 to {most} characters; this one has {length}.
m-a-name-has-1-to-a7tmh7 = Ein Name hat 1 bis { $most } Zeichen; dieser hat { $length }.

# {most} scenarios are kept by name, and no more can be. Delete one first.
m-most-scenarios-are-kept-by-2knicu = { $most } Szenarien sind unter einem Namen aufbewahrt, mehr geht nicht. Löschen Sie zuerst eines.

# There is no room left for it. Delete something that is kept first.
m-there-is-no-room-left-ep5agg = Dafür ist kein Platz mehr. Löschen Sie zuerst etwas Aufbewahrtes.

# The browser could not make this picture.
m-the-browser-could-not-make-8peaym = Der Browser konnte dieses Bild nicht erzeugen.

# The screen is blank
m-the-screen-is-blank-x266pa = Der Bildschirm ist leer

# B or Esc brings the page back.
m-b-or-esc-brings-the-haco19 = B oder Esc bringt die Seite zurück.

# Table of the data in view
m-table-of-the-data-in-9qdwwx = Tabelle der gezeigten Daten

# Bring up to date
m-bring-up-to-date-k5m5cb = Aktualisieren

# Nothing has been measured in this stretch of time yet.
m-nothing-has-been-measured-in-7m7daq = In diesem Zeitabschnitt wurde noch nichts gemessen.

# The window by rounds
m-the-window-by-rounds-gg752y = Das Fenster nach Runden

# The packets one by one
m-the-packets-one-by-one-7ce4wm = Die Pakete einzeln

# The numbers of a stretch
m-the-numbers-of-a-stretch-60e4r5 = Die Zahlen eines Abschnitts

# Print
m-print-sfc3s8 = Drucken

# Network and charts
m-network-and-charts-ucd6ex = Netz und Diagramme

# Network
m-network-t9d9b9 = Netz

# Slide
m-slide-yyx1mu = Folie

# Figure
m-figure-ajdw6h = Abbildung

# Of the
m-of-the-34c977 = Von

# For a
m-for-a-buz4w3 = Für

# Names of the axes
m-names-of-the-axes-1ry5fg = Namen der Achsen

# In the figure, in place of the page’s own; empty ones stay as they are.
m-in-the-figure-in-place-o37hke = In der Abbildung, anstelle der Namen der Seite; leere bleiben, wie sie sind.

# Copy as picture
m-copy-as-picture-2tzo46 = Als Bild kopieren

# Numbers
m-numbers-nfy1mx = Zahlen

# What
m-what-28qngv = Was

# All that is sampled
m-all-that-is-sampled-551r1h = Alles, was gemessen wird

# When
m-when-0l5nax = Wann

# The whole run so far
m-the-whole-run-so-far-wkjwuh = Der ganze Lauf bis jetzt

# Nothing has been measured yet.
m-nothing-has-been-measured-yet-if0bbk = Noch wurde nichts gemessen.

# Scenario
m-scenario-fw9g7j = Szenario

# Scenario file
m-scenario-file-cnu6or = Szenario-Datei

# Script for ns-2.35
m-script-for-ns-2-35-y9okin = Skript für ns-2.35

# The script says all that the scenario does.
m-the-script-says-all-that-usr6gn = Das Skript sagt alles, was das Szenario tut.

# What ns-2.35 does not have, or does otherwise; the script’s head says it too:
m-what-ns-2-35-does-9vyklh = Was ns-2.35 nicht hat oder anders macht; es steht auch im Kopf des Skripts:

# Lab sheet
m-lab-sheet-bzy8wf = Übungsblatt

# Drawn
m-drawn-9zw8yv = Gezeichnet

# Empty axes
m-empty-axes-bz0ra3 = Leere Achsen

# Both
m-both-mkyb42 = Beides

# Filled in
m-filled-in-gvwti0 = Ausgefüllt

# Empty
m-empty-m31imm = Leer

# None
m-none-deku7v = Keine

# Question, with lines for the answer
m-question-with-lines-for-the-jibdmw = Frage, mit Zeilen für die Antwort

# Open a scenario
m-open-a-scenario-57asvc = Ein Szenario öffnen

# From the papers, and how the page begins
m-from-the-papers-and-how-yp0qpg = Aus den Fachartikeln, und wie die Seite beginnt

# Experiments
m-experiments-dxciab = Experimente

# A file: a scenario, an experiment, results exported here, a lesson, a link’s trace, or what you measured
m-a-file-a-scenario-an-msijsz = Eine Datei: ein Szenario, ein Experiment, hier exportierte Ergebnisse, eine Lektion, die Aufzeichnung einer Leitung oder eigene Messungen

# Save this scenario
m-save-this-scenario-6dc2ye = Dieses Szenario speichern

# From round
m-from-round-gg66q5 = Ab Runde

# At most
m-at-most-if49dz = Höchstens

# Hide phases
m-hide-phases-8tousz = Phasen ausblenden

# Look at it packet by packet
m-look-at-it-packet-by-djavej = Paket für Paket ansehen

# A round begins with the first packet sent after the ACK of the first packet of the round before, or when a packet is sent again for three duplicate ACKs or a timeout. The window is that under which its last packets went. Reno and NewReno have three packets more in fast recovery, for the three duplicate ACKs, and one more for each that follows: the dotted arrow and “to” say how far that inflates it (RFC 5681, Section 3.2). Segments are counted from 1, packets as their sender numbers them.
m-a-round-begins-with-the-qe4nw0 = Eine Runde beginnt mit dem ersten Paket, das nach dem ACK des ersten Pakets der vorigen Runde gesendet wird, oder wenn ein Paket wegen dreier Duplikat-ACKs oder eines Timeouts erneut gesendet wird. Das Fenster ist jenes, unter dem ihre letzten Pakete gingen. Reno und NewReno haben während Fast Recovery drei Pakete mehr, für die drei Duplikat-ACKs, und eines mehr für jedes weitere: Der gepunktete Pfeil und „bis“ sagen, wie weit es dadurch aufgebläht wird (RFC 5681, Abschnitt 3.2). Segmente werden ab 1 gezählt, Pakete so, wie ihr Sender sie nummeriert.

# transmission round
m-transmission-round-3ulml9 = Übertragungsrunde

# round
m-round-lxkm63 = Runde

# time, s
m-time-s-2h7erl = Zeit, s

# window
m-window-8snrod = Fenster

# new packets
m-new-packets-5f88t0 = neue Pakete

# segments
m-segments-mkwia7 = Segmente

# sent again
m-sent-again-cf40ef = erneut gesendet

# ended by
m-ended-by-ms6kbk = beendet durch

# lose
m-lose-m1onzs = verlieren

# Whole round
m-whole-round-hs0wyk = Ganze Runde

# Sequence plot
m-sequence-plot-l50xjb = Sequenzdiagramm

# Ladder
m-ladder-jjqtah = Leiterdiagramm

# Show
m-show-bi2jq4 = Zeigen

# The stretch on show
m-the-stretch-on-show-2ni8vj = Der gezeigte Abschnitt

# Earlier
m-earlier-ioa20r = Früher

# Closer
m-closer-gne8pv = Näher

# Wider
m-wider-ku5lns = Weiter

# All
m-all-wnjk2s = Alles

# Hide labels
m-hide-labels-o0tbmc = Beschriftung ausblenden

# One moment: the run is computed again, and its packets are recorded.
m-one-moment-the-run-is-hhwzye = Einen Moment: Der Lauf wird noch einmal berechnet, und seine Pakete werden aufgezeichnet.

# No packet has been sent yet. Play, and they come.
m-no-packet-has-been-sent-yzt5en = Noch wurde kein Paket gesendet. Drücken Sie „Abspielen“, dann kommen sie.

# report
m-report-750t7v = Bericht

# Drag over a stretch to see it closer; press a mark: Why?
m-drag-over-a-stretch-to-7kq1ar = Über einen Abschnitt ziehen, um ihn näher zu sehen; auf eine Marke drücken: Warum?

# packet number
m-packet-number-ht5j8i = Paketnummer

# sent, s
m-sent-s-c27mko = gesendet, s

# received, s
m-received-s-nuit2f = empfangen, s

# acknowledged, s
m-acknowledged-s-r7qefq = bestätigt, s

# times sent
m-times-sent-u4an2x = wie oft gesendet

# fate
m-fate-4voa8z = Verbleib

# why
m-why-6x92k9 = warum

# Save the scenario
m-save-the-scenario-onm8nv = Das Szenario speichern

# A long link: scan it from near.
m-a-long-link-scan-it-4xkzvu = Ein langer Link: aus der Nähe scannen.

# Plays at once
m-plays-at-once-uxg82y = Läuft sofort

# Numbers of a stretch
m-numbers-of-a-stretch-2josmo = Zahlen eines Abschnitts

# From, s
m-from-s-cwm0om = Von, s

# to, s
m-to-s-wsa475 = bis, s

# To, s
m-to-s-3qtl9d = Bis, s

# All since the warm-up
m-all-since-the-warm-up-a2bw4s = Alles seit dem Vorlauf

# Every measure…
m-every-measure-u7b8gm = Jedes Maß…

# No sample lies whole in this stretch yet.
m-no-sample-lies-whole-in-j27f7o = In diesem Abschnitt liegt noch kein ganzer Messpunkt.

# Nothing has been measured yet. Press Play, and open this again.
m-nothing-has-been-measured-yet-tzd1v6 = Noch wurde nichts gemessen. Drücken Sie „Abspielen“ und öffnen Sie dies noch einmal.

# Queues
m-queues-371eb5 = Warteschlangen

# Probes
m-probes-otie86 = Sonden

# max-min fair share, Mbit/s
m-max-min-fair-share-mbit-5a1765 = Max-Min-fairer Anteil, Mbit/s

# proportionally fair, Mbit/s
m-proportionally-fair-mbit-s-tx01z9 = proportional fair, Mbit/s

# the end
m-the-end-g0k1u1 = das Ende

# paused
m-paused-2svw0b = angehalten

# leave
m-leave-nfkhj4 = verlassen

# Sound
m-sound-dvvwok = Ton

# Volume
m-volume-wg9oz3 = Lautstärke

# Sound off
m-sound-off-g91nz5 = Ton aus

# nothing asked
m-nothing-asked-76k79e = nichts gefragt

# Begins at {time} s
m-begins-at-time-s-039sua = Beginnt bei { $time } s

# keys
m-keys-x62w25 = Tasten

# {why} Nothing was saved.
m-why-nothing-was-saved-yjyxsy = { $why } Es wurde nichts gespeichert.

# These numbers cannot be had: {why}.
m-these-numbers-cannot-be-had-ac9i3j = Diese Zahlen sind nicht zu haben: { $why }.

# Data in view of run {run} at {time} s
m-data-in-view-of-run-5yl8kb = Gezeigte Daten von Lauf { $run } bei { $time } s

# Data in view at {time} s
m-data-in-view-at-time-2xvi54 = Gezeigte Daten bei { $time } s

# Seed {seed}. {link}
m-seed-seed-link-w6wb2d = Startwert { $seed }. { $link }

# On white in every theme. 13.33 × 7.5 inches, type of 20 points and more; below, in small print, where the run is found.
m-on-white-in-every-theme-6qezpr = Auf Weiß, auch in der dunklen Ansicht. 13,33 × 7,5 Zoll, Schrift von 20 Punkt und mehr; unten klein, wo der Lauf zu finden ist.

# One row has no room: the first rows of the page are shown.
m-one-row-has-no-room-x7iw4j = Für eine Zeile ist kein Platz: Die ersten Zeilen der Seite sind zu sehen.

# {left} rows have no room: the first rows of the page are shown.
m-left-rows-have-no-room-9kinlr = Für { $left } Zeilen ist kein Platz: Die ersten Zeilen der Seite sind zu sehen.

# On white in every theme. {width} × {height} px; a PNG at 3× is {cm} cm wide at 300 dots an inch.
m-on-white-in-every-theme-cmb5is = Auf Weiß, auch in der dunklen Ansicht. { $width } × { $height } px; ein PNG in 3× ist bei 300 dpi { $cm } cm breit.

# Of this long run the page keeps its last part in full; a row of the part before is the mean of several samples, and the file says so. The command line keeps all.
m-of-this-long-run-the-4jhd6h = Von diesem langen Lauf behält die Seite den letzten Teil vollständig; eine Zeile des Teils davor ist das Mittel mehrerer Messpunkte, und die Datei sagt es. Die Kommandozeile behält alles.

# {rows} of {columns}, with units.
m-rows-of-columns-with-units-xdq35z = { $rows } mit { $columns }, mit Einheiten.

# 1 row
m-1-row-b0w44w = 1 Zeile

# {count} rows
m-count-rows-gj34yp = { $count } Zeilen

# 1 column
m-1-column-epaydi = 1 Spalte

# {count} columns
m-count-columns-mq403b = { $count } Spalten

# The file says the link, each run’s own link and seed, and the engine’s version, and opens again on this page.
m-the-file-says-the-link-4ftqdf = Die Datei nennt den Link, den eigenen Link und Startwert jedes Laufs und die Version der Engine und lässt sich auf dieser Seite wieder öffnen.

# The file says the link, the seed and the engine’s version, and opens again on this page.
m-the-file-says-the-link-09ufjf = Die Datei nennt den Link, den Startwert und die Version der Engine und lässt sich auf dieser Seite wieder öffnen.

# The file says the whole scenario, each run’s own link and seed, and the engine’s version, and opens again on this page.
m-the-file-says-the-whole-2ngpn2 = Die Datei nennt das ganze Szenario, den eigenen Link und Startwert jedes Laufs und die Version der Engine und lässt sich auf dieser Seite wieder öffnen.

# The file says the whole scenario, the seed and the engine’s version, and opens again on this page.
m-the-file-says-the-whole-1zo4bc = Die Datei nennt das ganze Szenario, den Startwert und die Version der Engine und lässt sich auf dieser Seite wieder öffnen.

# Charts and numbers are of both runs; network, phase plane, scenario and script are of run {compared}, which the page sets.
m-charts-and-numbers-are-of-anqml0 = Diagramme und Zahlen sind von beiden Läufen; Netz, Phasenebene, Szenario und Skript sind von Lauf { $compared }, den die Seite einstellt.

# Left out: {line}
m-left-out-line-q6rnog = Weggelassen: { $line }

# The file is what <code>npm run sim</code> runs, and opens again on this page. The script runs as it is: <code>ns FILE.tcl</code>.
m-the-file-is-what-code-t1c6nq = Die Datei ist das, was <code>npm run sim</code> rechnet, und lässt sich auf dieser Seite wieder öffnen. Das Skript läuft, wie es ist: <code>ns FILE.tcl</code>.

# <lessons>Lessons</lessons>: say what a run will do, then see it run. <papers>Papers</papers>: the figures of four papers, live. <terms>Terms</terms>: the words of the field. <games>Games</games>: take the wheel of a flow, or be the network.
m-lessons-lessons-lessons-say-what-oasgdx = <lessons>Lektionen</lessons>: vorhersagen, was ein Lauf tun wird, und ihn dann laufen sehen. <papers>Fachartikel</papers>: die Abbildungen von vier Artikeln, live. <terms>Begriffe</terms>: die Wörter des Fachs. <games>Spiele</games>: selbst einen Fluss steuern oder das Netz sein.

# <begin>A new one with this run</begin>: vary a setting of it, over several seeds
m-begin-a-new-one-with-w67bot = <begin>Ein neues mit diesem Lauf</begin>: eine Einstellung variieren, mit mehreren Startwerten

# <race>A race</race>: rules of your own and built-in schemes on seven links
m-race-a-race-race-rules-02fphn = <race>Ein Wettlauf</race>: eigene Regeln und eingebaute Verfahren auf sieben Leitungen

# {cause}, packet {packet}
m-cause-packet-packet-lc0lhk = { $cause }, Paket { $packet }

# {text}, to {inflated}
m-text-to-inflated-rok8b8 = { $text }, bis { $inflated }

# Window of {name} by transmission round
m-window-of-name-by-transmission-x7h7ng = Fenster von { $name } nach Übertragungsrunden

# {value} rounds
m-value-rounds-eu3d5r = { $value } Runden

# Rounds 1 to {forgotten} are no longer recorded: so much is kept of the latest ones.
m-rounds-1-to-forgotten-are-krtten = Die Runden 1 bis { $forgotten } sind nicht mehr aufgezeichnet: Nur die letzten werden behalten.

# Lose the first packet of a round, and three duplicate ACKs tell of it; lose the whole round, and only the timer does. The run is computed again to where it is now. A textbook counts in whole packets; here each ACK adds its part as it comes.
m-lose-the-first-packet-of-v2qmza = Geht das erste Paket einer Runde verloren, melden es drei Duplikat-ACKs; geht die ganze Runde verloren, merkt es nur der Timer. Der Lauf wird bis zur jetzigen Zeit noch einmal berechnet. Ein Lehrbuch zählt in ganzen Paketen; hier fügt jedes ACK seinen Teil hinzu, wenn es kommt.

# So TCP grows by a little less than one packet a round. A loss halves its window, where RFC 5681 halves what is under way, and at the end of fast recovery what duplicate ACKs have added is gone.
m-so-tcp-grows-by-a-536pvk = TCP wächst deshalb um etwas weniger als ein Paket je Runde. Ein Verlust halbiert sein Fenster, während RFC 5681 halbiert, was unterwegs ist, und am Ende von Fast Recovery ist weg, was Duplikat-ACKs hinzugefügt haben.

# By the rule of {scheme}: {law}. A textbook's figure is TCP's: another law has other steps, and a flow that paces its packets sends a round evenly.
m-by-the-rule-of-scheme-bwfy3a = Nach der Regel von { $scheme }: { $law }. Die Abbildung eines Lehrbuchs ist die von TCP: Ein anderes Gesetz hat andere Schritte, und ein Fluss mit Pacing sendet eine Runde gleichmäßig.

# this scheme
m-this-scheme-qpgzaw = dieses Verfahren

# {scheme} sends by a rate, one packet after the other by a timer: it has no window that a round of ACKs lets out, so there are no transmission rounds. Its graph over time is the chart of windows and rates, where its rate times the round trip stands for a window.
m-scheme-sends-by-a-rate-bbhg98 = { $scheme } sendet nach einer Rate, ein Paket nach dem anderen nach einem Timer: Es hat kein Fenster, das eine Runde von ACKs hinauslässt, also gibt es keine Übertragungsrunden. Sein Graph über der Zeit ist das Diagramm der Fenster und Raten, wo seine Rate mal die Umlaufzeit für ein Fenster steht.

# No round from number {from} on is over: {known} are.
m-no-round-from-number-from-4ewc6r = Ab Nummer { $from } ist noch keine Runde zu Ende: Bisher sind es { $known }.

# No round is over yet. Play, and they come.
m-no-round-is-over-yet-v1g9sp = Noch ist keine Runde zu Ende. Drücken Sie „Abspielen“, dann kommen sie.

# receive window {window}
m-receive-window-window-46hx86 = Empfangsfenster { $window }

# to {inflated}
m-to-inflated-s8ih2f = bis { $inflated }

# Window by transmission round, {first} to {last}
m-window-by-transmission-round-first-ggnxkt = Fenster nach Übertragungsrunden, { $first } bis { $last }

# {phase} in round {from}
m-phase-in-round-from-prqptl = { $phase } in Runde { $from }

# {phase} in rounds {from} to {to}
m-phase-in-rounds-from-to-32r9ek = { $phase } in den Runden { $from } bis { $to }

# Window by transmission round, {first} to {last}: {phases}
m-window-by-transmission-round-first-k7vanr = Fenster nach Übertragungsrunden, { $first } bis { $last }: { $phases }

# Lose packet {first}, of round {round}
m-lose-packet-first-of-round-28esi3 = Paket { $first } verlieren lassen, aus Runde { $round }

# Packet {first}
m-packet-first-3123yp = Paket { $first }

# Lose the whole round {round}
m-lose-the-whole-round-round-jmnfla = Die ganze Runde { $round } verlieren lassen

# Packets of {name} over time
m-packets-of-name-over-time-rf7c0v = Pakete von { $name } über der Zeit

# Sender and receiver of {name}
m-sender-and-receiver-of-name-6j6u4s = Sender und Empfänger von { $name }

# {value} round trips
m-value-round-trips-q1o1ra = { $value } Umläufe

# {arrows} arrows would lie on one another here: choose fewer round trips, or look at the sequence plot.
m-arrows-arrows-would-lie-on-dm1gt2 = { $arrows } Pfeile lägen hier übereinander: Wählen Sie weniger Umläufe, oder sehen Sie sich das Sequenzdiagramm an.

# Packets before {since} are no longer recorded.
m-packets-before-since-are-no-c9mwwt = Pakete vor { $since } sind nicht mehr aufgezeichnet.

# Time goes down. A packet goes from left to right, its ACK back; one that is lost ends in a cross at the hop where it fell, and one that is still on its way has but begun. Press an arrow: Why?
m-time-goes-down-a-packet-to0d0v = Die Zeit läuft nach unten. Ein Paket geht von links nach rechts, sein ACK zurück; eines, das verloren geht, endet in einem Kreuz an dem Hop, wo es verloren ging, und eines, das noch unterwegs ist, hat erst begonnen. Drücken Sie auf einen Pfeil: Warum?

# A packet stands at its number when it is sent. How far the line of ACKs is below it is what is on its way; how far to the right, a round trip.
m-a-packet-stands-at-its-4li5kr = Ein Paket steht bei seiner Nummer, wenn es gesendet wird. Wie weit die Linie der ACKs darunter liegt, ist, was unterwegs ist; wie weit rechts davon, eine Umlaufzeit.

# An ACK names the packet that it answers; a report names none.
m-an-ack-names-the-packet-1ost25 = Ein ACK nennt das Paket, das es beantwortet; ein Bericht nennt keines.

# An ACK of number n says that all packets up to n have come: four of the same number are three duplicates, upon which the missing packet is sent again.
m-an-ack-of-number-n-wvcjnl = Ein ACK mit der Nummer n sagt, dass alle Pakete bis n angekommen sind: Vier mit derselben Nummer sind drei Duplikate, und darauf wird das fehlende Paket erneut gesendet.

# ACKs are delayed: one for two packets, or after 0.1 s.
m-acks-are-delayed-one-for-61c8sy = ACKs werden verzögert: eines für zwei Pakete, oder nach 0,1 s.

# Sent and acknowledged are times at the sender, received at the receiver.
m-sent-and-acknowledged-are-times-ymly4t = Gesendet und bestätigt sind Zeiten beim Sender, empfangen beim Empfänger.

# Drag over a stretch, turn the wheel, or use arrows, + and − to see it closer; a double press shows all.
m-drag-over-a-stretch-turn-b80j3g = Ziehen Sie über einen Abschnitt, drehen Sie das Mausrad, oder nehmen Sie Pfeiltasten, + und −, um ihn näher zu sehen; ein Doppelklick zeigt alles.

# {from} to {to} s: the first {most} packets. A round trip without queue is {rtt} ms.
m-from-to-to-s-the-tbcr1g = { $from } bis { $to } s: die ersten { $most } Pakete. Eine Umlaufzeit ohne Warteschlange ist { $rtt } ms.

# {from} to {to} s. A round trip without queue is {rtt} ms.
m-from-to-to-s-a-f00qhj = { $from } bis { $to } s. Eine Umlaufzeit ohne Warteschlange ist { $rtt } ms.

# Sender and receiver, time downwards from {from} to {to} s: {packets}, {acks}
m-sender-and-receiver-time-downwards-luvgcm = Sender und Empfänger, die Zeit nach unten von { $from } bis { $to } s: { $packets }, { $acks }

# Packet number over time, {from} to {to} s: {sent} sent, {again} sent again, {lost} lost. Keys: arrows move, + and − zoom, 0 shows all.
m-packet-number-over-time-from-shzbyl = Paketnummer über der Zeit, { $from } bis { $to } s: { $sent } gesendet, { $again } erneut gesendet, { $lost } verloren. Tasten: Pfeile verschieben, + und − zoomen, 0 zeigt alles.

# Packet {packet} sent at {time} s. Press it: Why?
m-packet-packet-sent-at-time-ypqvql = Paket { $packet } gesendet bei { $time } s. Drücken: Warum?

# Packet {packet} sent again at {time} s. Press it: Why?
m-packet-packet-sent-again-at-f94tsl = Paket { $packet } erneut gesendet bei { $time } s. Drücken: Warum?

# Packet {packet} received at {time} s. Press it: Why?
m-packet-packet-received-at-time-thwsgg = Paket { $packet } empfangen bei { $time } s. Drücken: Warum?

# Packet {packet} lost at {time} s. Press it: Why?
m-packet-packet-lost-at-time-anhn89 = Paket { $packet } verloren bei { $time } s. Drücken: Warum?

# Why, packet {packet}
m-why-packet-packet-e22t4v = Warum, Paket { $packet }

# {fate}, lost once
m-fate-lost-once-h6lexe = { $fate }, einmal verloren

# {fate}, lost {count} times
m-fate-lost-count-times-dree50 = { $fate }, { $count } Mal verloren

# {problem} A reload of this tab keeps it.
m-problem-a-reload-of-this-4zq7rz = { $problem } Beim Neuladen behält ihn dieser Tab.

# The whole run is in it: every setting, the seed, what you changed while it ran, and how it is shown.
m-the-whole-run-is-in-mmgvho = Der ganze Lauf steht darin: jede Einstellung, der Startwert, was Sie während des Laufs geändert haben und wie er gezeigt wird.

# {count} characters.
m-count-characters-0b1vje = { $count } Zeichen.

# <make>Make a lesson</make>: questions about this run and others, step by step.
m-make-make-a-lesson-make-4ovz7r = <make>Eine Lektion machen</make>: Fragen zu diesem Lauf und anderen, Schritt für Schritt.

# a note
m-a-note-dpm9sg = eine Notiz

# a question
m-a-question-68jk2g = eine Frage

# {count} locked
m-count-locked-gqpuaq = { $count } gesperrt

# {count} hidden
m-count-hidden-gl5gww = { $count } verborgen

# Numbers from {from} to {to} s
m-numbers-from-from-to-to-p4dblc = Zahlen von { $from } bis { $to } s

# A drag over the charts chooses the stretch too, and the link holds it. Counted are whole samples; of its first part only bins of them are kept.
m-a-drag-over-the-charts-g108rv = Auch Ziehen über die Diagramme wählt den Abschnitt, und der Link enthält ihn. Gezählt werden ganze Messpunkte; vom ersten Teil sind nur zusammengefasste aufbewahrt.

# A drag over the charts chooses the stretch too, and the link holds it. Counted are whole samples.
m-a-drag-over-the-charts-donjdn = Auch Ziehen über die Diagramme wählt den Abschnitt, und der Link enthält ihn. Gezählt werden ganze Messpunkte.

# Nobody could get more without taking from one who has no more: of each flow, by the rates and flows at the end, less what constant streams send
m-nobody-could-get-more-without-ssna1s = Niemand könnte mehr bekommen, ohne es einem zu nehmen, der nicht mehr hat: für jeden Fluss, nach den Raten und Flüssen am Ende, abzüglich dessen, was konstante Ströme senden

# The sum of the logarithms is greatest: who crosses more full links gets less; of each flow, by the rates and flows at the end, less what constant streams send
m-the-sum-of-the-logarithms-y1rmm8 = Die Summe der Logarithmen ist am größten: Wer mehr volle Leitungen durchquert, bekommt weniger; für jeden Fluss, nach den Raten und Flüssen am Ende, abzüglich dessen, was konstante Ströme senden

# {count} ACKs
m-count-acks-ijkooi = { $count ->
    [one] { $count } ACK
   *[other] { $count } ACKs
  }

# {places}. The higher, the more of the link. A click is a drop.
m-places-the-higher-the-more-iiq48q = { $places }. Je höher, desto mehr vom Link. Ein Klick ist ein Verwurf.

# {name} left
m-name-left-fnovf1 = { $name } links

# {name} right
m-name-right-wxuhfq = { $name } rechts

# {name} in the middle
m-name-in-the-middle-mt214d = { $name } in der Mitte
