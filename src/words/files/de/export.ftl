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
