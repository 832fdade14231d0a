# Mobile-like
m-mobile-like-a9hdol = Wie Mobilfunk

# Lab: a long flow, a page every three seconds, and a ping
m-lab-a-long-flow-a-3f2z8d = Labor: ein langer Fluss, alle drei Sekunden eine Webseite, und ein Ping

# Exercise: congestion collapse
m-exercise-congestion-collapse-a2kswl = Übung: Überlastkollaps

# Exercise: the path becomes longer
m-exercise-the-path-becomes-longer-pl09ja = Übung: Der Pfad wird länger

# Exercise: an ACK for every second packet
m-exercise-an-ack-for-every-xu9eor = Übung: ein ACK für jedes zweite Paket

# ACK for each
m-ack-for-each-828aem = ACK für jedes

# every second
m-every-second-j2fiwo = jedes zweite

# Exercise: when the receive window is full
m-exercise-when-the-receive-window-lxm4xo = Übung: wenn das Empfangsfenster voll ist

# Lab: Reno and CUBIC on a long path that spoils packets
m-lab-reno-and-cubic-on-890jeu = Labor: Reno und CUBIC auf einem langen Pfad, der Pakete verfälscht

# Exercise: two links, three sessions, max-min shares
m-exercise-two-links-three-sessions-m1tesg = Übung: zwei Leitungen, drei Sitzungen, Max-Min-Anteile

# Lab: RED’s average queue and the windows
m-lab-red-s-average-queue-4k7kqa = Labor: das Mittel der Warteschlange von RED und die Fenster

# Lab: groups that come and go
m-lab-groups-that-come-and-8dz3eu = Labor: Gruppen, die kommen und gehen

# Lab: TCP beside a constant stream
m-lab-tcp-beside-a-constant-xy48ei = Labor: TCP neben einem konstanten Strom

# Lab: a stream on the second of three links
m-lab-a-stream-on-the-izsgvz = Labor: ein Strom auf der zweiten von drei Leitungen

# Lab: the window of Tahoe, and its largest value
m-lab-the-window-of-tahoe-ytveul = Labor: das Fenster von Tahoe und sein größter Wert

# Lab: Tahoe, Reno and Vegas where packets are spoiled
m-lab-tahoe-reno-and-vegas-3pri1i = Labor: Tahoe, Reno und Vegas, wo Pakete verfälscht werden

# Exercise: how long does a page take?
m-exercise-how-long-does-a-nddnq0 = Übung: Wie lange braucht eine Webseite?

# Exercise: the window, round by round
m-exercise-the-window-round-by-rl4a8l = Übung: das Fenster, Runde für Runde

# One flow
m-one-flow-pcoua5 = Ein Fluss

# Who gets what
m-who-gets-what-4mruce = Wer bekommt was

# Buffers and queues
m-buffers-and-queues-ynyypf = Puffer und Warteschlangen

# When things change
m-when-things-change-nb4km6 = Wenn sich etwas ändert

# Later schemes
m-later-schemes-lnz56h = Spätere Verfahren

# Low latency
m-low-latency-v2yvsb = Geringe Verzögerung

# Set in courses
m-set-in-courses-baibxs = Aufgaben aus Kursen

# BBR against CUBIC
m-bbr-against-cubic-ph2rc4 = BBR gegen CUBIC

# BBR’s start
m-bbr-s-start-2m7x1h = Der Anlauf von BBR

# BBR beside loss-based TCP
m-bbr-beside-loss-based-tcp-b5zp91 = BBR neben verlustbasiertem TCP

# What BBRv3 gives back
m-what-bbrv3-gives-back-n6wp8j = Was BBRv3 zurückgibt

# Buffer sizing: as much as the pipe holds
m-buffer-sizing-as-much-as-fljr41 = Puffergröße: so viel, wie der Pfad fasst

# Bufferbloat: four buffers
m-bufferbloat-four-buffers-hduh0u = Bufferbloat: vier Puffer

# CoDel against PIE, and no manager at all
m-codel-against-pie-and-no-mhz5aw = CoDel gegen PIE und gegen gar keine Verwaltung

# TCP alone against a constant stream
m-tcp-alone-against-a-constant-d46efv = TCP allein gegen einen konstanten Strom

# CUBIC against Reno
m-cubic-against-reno-6lz6rs = CUBIC gegen Reno

# CUBIC on a long, fast path
m-cubic-on-a-long-fast-vxtlji = CUBIC auf einem langen, schnellen Pfad

# ECN: a mark instead of a drop
m-ecn-a-mark-instead-of-8dlp2q = ECN: eine Marke statt eines Verwurfs

# Without ECN
m-without-ecn-ddsqe9 = Ohne ECN

# With ECN
m-with-ecn-1ho4n3 = Mit ECN

# Fair queueing: a queue for each flow
m-fair-queueing-a-queue-for-dt5b16 = Faire Warteschlangen: eine je Fluss

# GAIMD, SQRT and IIAD side by side
m-gaimd-sqrt-and-iiad-side-45rlck = GAIMD, SQRT und IIAD nebeneinander

# A flash crowd of short transfers
m-a-flash-crowd-of-short-mnfxs2 = Ein Ansturm kurzer Übertragungen

# FQ-CoDel against bufferbloat
m-fq-codel-against-bufferbloat-37u4zd = FQ-CoDel gegen Bufferbloat

# Incast with DCTCP
m-incast-with-dctcp-rv31yv = Incast mit DCTCP

# Incast: all servers answer at once
m-incast-all-servers-answer-at-1uhkvy = Incast: Alle Server antworten zugleich

# LEDBAT gives way
m-ledbat-gives-way-ozavek = LEDBAT gibt nach

# Linux of today
m-linux-of-today-lcqen3 = Heutiges Linux

# Lost ACKs
m-lost-acks-7hi7nj = Verlorene ACKs

# Your own measurement
m-your-own-measurement-7qgyu6 = Ihre eigene Messung

# A mobile link
m-a-mobile-link-lw496a = Eine Mobilfunkstrecke

# The parking lot: three bottlenecks in a row
m-the-parking-lot-three-bottlenecks-6z65fd = Der Parkplatz: drei Engpässe hintereinander

# Why halving makes shares equal: the phase plane
m-why-halving-makes-shares-equal-j9t8t5 = Warum Halbieren die Anteile angleicht: die Phasenebene

# Prague and CUBIC share
m-prague-and-cubic-share-w6h219 = Prague und CUBIC teilen

# The same name, another result
m-the-same-name-another-result-8hn4ht = Derselbe Name, ein anderes Ergebnis

# Global synchronization, and RED
m-global-synchronization-and-red-ru6jns = Globale Synchronisation und RED

# ACKs on a congested reverse path
m-acks-on-a-congested-reverse-hvihpe = ACKs auf einem überlasteten Rückweg

# A satellite link
m-a-satellite-link-wxkz9n = Eine Satellitenstrecke

# The TCP sawtooth
m-the-tcp-sawtooth-05iv7k = Der Sägezahn von TCP

# SIMD climbs ever faster
m-simd-climbs-ever-faster-ijyce7 = SIMD steigt immer schneller

# Smooth against quick: TCP, TFRC and TEAR
m-smooth-against-quick-tcp-tfrc-tfxj48 = Glatt gegen schnell: TCP, TFRC und TEAR

# A square wave: bandwidth that comes and goes
m-a-square-wave-bandwidth-that-6lzus2 = Eine Rechteckwelle: Bandbreite, die kommt und geht

# Timeouts: when no ACK comes to tell
m-timeouts-when-no-ack-comes-s3mrni = Timeouts: wenn kein ACK davon berichtet

# Two queues: 1 ms beside 15 ms
m-two-queues-1-ms-beside-cb9mio = Zwei Warteschlangen: 1 ms neben 15 ms

# TCP against UDP
m-tcp-against-udp-7u1cxk = TCP gegen UDP

# Vegas beside Reno
m-vegas-beside-reno-0e599t = Vegas neben Reno

# Who shares? A second flow joins
m-who-shares-a-second-flow-xixwys = Wer teilt? Ein zweiter Fluss kommt dazu

# Loss is not congestion: a wireless link
m-loss-is-not-congestion-a-evg4x3 = Verlust ist keine Überlast: eine Funkstrecke

# Exercise: mean window, and the buffer that keeps a link busy
m-exercise-mean-window-and-the-numwah = Übung: mittleres Fenster, und der Puffer, der eine Leitung beschäftigt hält

# Both links
m-both-links-snbjcn = Beide Leitungen

# First only
m-first-only-g2ijyl = Nur die erste

# Second only
m-second-only-26nckp = Nur die zweite

# Client 1
m-client-1-fsb1ht = Client 1

# Client 2
m-client-2-eyc8ew = Client 2

# Client 3
m-client-3-f8bu3v = Client 3

# Window of 1
m-window-of-1-js03e5 = Fenster 1

# Window of 10
m-window-of-10-4r4q7b = Fenster 10

# Near
m-near-n4w5yn = Nah

# Far
m-far-8qt7da = Fern

# Long
m-long-jaza7n = Lang

# Crowd
m-crowd-kf75ym = Ansturm

# Upload
m-upload-06vtz0 = Upload

# Keystrokes
m-keystrokes-68dwh5 = Tastendrücke

# Servers
m-servers-kw6xw3 = Server

# Update
m-update-uk4kus = Update

# Download
m-download-t8quxl = Download

# Long way
m-long-way-hdyijs = Langer Weg

# Rich
m-rich-4ndikn = Reich

# Poor
m-poor-wglo59 = Arm

# accurate
m-accurate-nevsan = genau

# echo
m-echo-mzrm9w = Echo

# AIMD, 1/16 cut
m-aimd-1-16-cut-o9obdh = AIMD, 1/16 gekürzt

# SIMD, 1/16 cut
m-simd-1-16-cut-nhcsyb = SIMD, 1/16 gekürzt

# First
m-first-u3pgbl = Erster

# Second
m-second-vui5tp = Zweiter

# The buffer holds {depth} times what the path holds. CUBIC fills it and backs off when packets are lost; BBR has at most twice the path’s packets on their way, however long the queue is. BBR, which came at 10 s, has {bbr} of the throughput, and a packet waits {wait} on average.
m-the-buffer-holds-depth-times-k38rce = Der Puffer fasst das { $depth }-Fache dessen, was der Pfad fasst. CUBIC füllt ihn und gibt nach, wenn Pakete verloren gehen; BBR hat höchstens doppelt so viele Pakete unterwegs, wie der Pfad fasst, so lang die Warteschlange auch ist. BBR, das bei 10 s kam, hat { $bbr } des Durchsatzes, und ein Paket wartet im Mittel { $wait }.

# BBR begins as slow start does: twice as fast each round trip, until the rate at which its packets arrive no longer rises. By then up to {most} packets wait. It sends slower until they have left, and goes on at the rate that it has measured: {used} of the link, with {wait} packets waiting on average.
m-bbr-begins-as-slow-start-xa45h2 = BBR beginnt wie der Slow Start: in jedem Umlauf doppelt so schnell, bis die Rate, mit der seine Pakete ankommen, nicht mehr steigt. Bis dahin warten bis zu { $most } Pakete. Es sendet langsamer, bis sie abgeflossen sind, und macht mit der gemessenen Rate weiter: { $used } der Leitung, und im Mittel warten { $wait } Pakete.

# BBR sends at the rate that it has measured and does not cut at a loss; TCP halves at every one. The buffer is small, losses are many: BBR, which came at 10 s, has {bbr} of the throughput.
m-bbr-sends-at-the-rate-1hbkyz = BBR sendet mit der gemessenen Rate und kürzt bei einem Verlust nicht; TCP halbiert bei jedem. Der Puffer ist klein, Verluste sind häufig: BBR, das bei 10 s kam, hat { $bbr } des Durchsatzes.

# A buffer of half a bandwidth-delay product. BBR of 2016 (A) does not ask what its losses mean: {lostA} of its packets are lost, and CUBIC has {cubicA}. BBRv3 (B) ends a probe that loses over 2 % and keeps below what was too much: {lostB} are lost, CUBIC has {cubicB}. How much it gives back differs from one implementation to the next.
m-a-buffer-of-half-a-qut7a3 = Ein Puffer von einem halben Bandbreite-Verzögerungs-Produkt. BBR von 2016 (A) fragt nicht, was seine Verluste bedeuten: { $lostA } seiner Pakete gehen verloren, und CUBIC hat { $cubicA }. BBRv3 (B) beendet eine Sondierung, bei der über 2 % verloren gehen, und bleibt unter dem, was zu viel war: { $lostB } gehen verloren, CUBIC hat { $cubicB }. Wie viel es zurückgibt, ist von Implementierung zu Implementierung verschieden.

# Fifty packets fill this pipe (its bandwidth-delay product, BDP). A buffer of as many keeps {whole} of the link in use while TCP halves its window; with half of that it is {half}, with an eighth {eighth}.
m-fifty-packets-fill-this-pipe-nr875q = Fünfzig Pakete füllen diesen Pfad (sein Bandbreite-Verzögerungs-Produkt, BDP). Mit einem Puffer für ebenso viele wird die Leitung zu { $whole } genutzt, obwohl TCP sein Fenster halbiert; mit der Hälfte davon sind es { $half }, mit einem Achtel { $eighth }.

# Four links, alike but for their buffers. With room for 5 packets TCP uses {small} of its link, with 20 or more all of it. With 1000 it gets nothing more, but its packets wait: a round trip of 60 ms has taken {bloat} on average so far, and gets longer until the buffer is full, which is 2.7 s of waiting.
m-four-links-alike-but-for-xv82sy = Vier Leitungen, bis auf ihre Puffer gleich. Mit Platz für 5 Pakete nutzt TCP { $small } seiner Leitung, mit 20 oder mehr die ganze. Mit 1000 bekommt es nicht mehr, aber seine Pakete warten: Ein Umlauf von 60 ms hat bisher im Mittel { $bloat } gedauert und wird länger, bis der Puffer voll ist; das sind 2,7 s Warten.

# Three links, each with room for many packets. Drop-tail fills its buffer: a packet waits {droptail}. CoDel drops early, and it waits {codel}; PIE aims at 15 ms and gets {pie}. Their links are in use all the same: {used}.
m-three-links-each-with-room-8j00x0 = Drei Leitungen, jede mit Platz für viele Pakete. Drop-tail füllt seinen Puffer: Ein Paket wartet { $droptail }. CoDel verwirft früh, und es wartet { $codel }; PIE zielt auf 15 ms und erreicht { $pie }. Ihre Leitungen werden trotzdem genutzt: { $used }.

# A stream of 1 Mbit/s that heeds no loss takes half of the link. TCP finds what is left, and no more: {tcp} Mbit/s. Its losses do not make the stream slower; only TCP answers them.
m-a-stream-of-1-mbit-o6tu7s = Ein Strom von 1 Mbit/s, der Verluste nicht beachtet, nimmt die halbe Leitung. TCP findet, was übrig ist, und nicht mehr: { $tcp } Mbit/s. Die Verluste machen den Strom nicht langsamer; nur TCP reagiert darauf.

# One path and one queue, {rtt} there and back when it is empty. At a loss Reno goes on with {reno} of its window and CUBIC with {kept}, and CUBIC hurries back to where it was: it has {cubic} of the throughput.
m-one-path-and-one-queue-mtbihx = Ein Pfad und eine Warteschlange, { $rtt } hin und zurück, wenn sie leer ist. Bei einem Verlust macht Reno mit { $reno } seines Fensters weiter und CUBIC mit { $kept }, und CUBIC eilt dorthin zurück, wo es war: Es hat { $cubic } des Durchsatzes.

# Two links with a round trip of 300 ms. After a cut TCP climbs back by one packet each round trip, for {climb} s; CUBIC hurries to where it last lost, waits there, and goes on. TCP uses {tcp} of its link, CUBIC {cubic}.
m-two-links-with-a-round-4ebn22 = Zwei Leitungen mit einer Umlaufzeit von 300 ms. Nach einer Kürzung steigt TCP um ein Paket je Umlauf wieder auf, { $climb } s lang; CUBIC eilt dorthin, wo es zuletzt verlor, verharrt dort und steigt dann weiter. TCP nutzt { $tcp } seiner Leitung, CUBIC { $cubic }.

# Two links with the same RED queue. It tells flows with ECN to slow down by a mark in a packet that arrives, the others by dropping one: {drops} packets are dropped on the first link, {marks} on the second.
m-two-links-with-the-same-f6iqja = Zwei Leitungen mit derselben RED-Warteschlange. Flüssen mit ECN sagt sie durch eine Marke in einem Paket, das ankommt, dass sie langsamer werden sollen, den anderen, indem sie eines verwirft: { $drops } Pakete werden auf der ersten Leitung verworfen, { $marks } auf der zweiten.

# Two TCP flows, a near and a far one, and a stream that sends 4 Mbit/s without a break share 6 Mbit/s. With one queue for all (A) far gets {one}. With a queue for each, served in turn (B), near gets {near}, far {far}, and the stream loses what it sends beyond its share.
m-two-tcp-flows-a-near-m1dpqi = Zwei TCP-Flüsse, ein naher und ein ferner, und ein Strom, der ohne Pause 4 Mbit/s sendet, teilen 6 Mbit/s. Mit einer Warteschlange für alle (A) bekommt der ferne { $one }. Mit einer je Fluss, der Reihe nach bedient (B), bekommt der nahe { $near }, der ferne { $far }, und der Strom verliert, was er über seinen Anteil hinaus sendet.

# Each has a link of its own. TCP keeps {tcp} of its window at a loss, GAIMD {gaimd}, SQRT {sqrt}, IIAD {iiad}: who cuts less climbs more slowly, and is smoother.
m-each-has-a-link-of-qyor0j = Jeder hat eine eigene Leitung. TCP behält bei einem Verlust { $tcp } seines Fensters, GAIMD { $gaimd }, SQRT { $sqrt }, IIAD { $iiad }: Wer weniger kürzt, steigt langsamer und ist glatter.

# At 12 s a crowd comes: 100 transfers of 30 packets within 5 s. Each is in slow start, and over before it has found its share. Together they overflow the queue: {lost} of their packets are dropped, and the two long flows fall from {before} to {during} Mbit/s together and then come back.
m-at-12-s-a-crowd-8rpke1 = Bei 12 s kommt ein Ansturm: 100 Übertragungen von 30 Paketen in 5 s. Jede ist im Slow Start und vorbei, bevor sie ihren Anteil gefunden hat. Zusammen bringen sie die Warteschlange zum Überlaufen: { $lost } ihrer Pakete werden verworfen, und die zwei langen Flüsse fallen zusammen von { $before } auf { $during } Mbit/s und erholen sich dann wieder.

# Two uploads fill a link on which somebody types, a small packet at a time. In one large buffer (A) an echo is back after {bloat}. FQ-CoDel (B) keeps the uploads apart from the keystrokes and their queue short: it takes {keys}, and the uploads lose nothing by it: {upA} in A, {upB} in B.
m-two-uploads-fill-a-link-59gq2z = Zwei Uploads füllen eine Leitung, auf der jemand tippt, ein kleines Paket nach dem anderen. In einem großen Puffer (A) ist ein Echo nach { $bloat } zurück. FQ-CoDel (B) hält die Uploads von den Tastendrücken getrennt und ihre Warteschlange kurz: Dann dauert es { $keys }, und die Uploads verlieren dadurch nichts: { $upA } in A, { $upB } in B.

# Sixteen servers answer one request, with 128 ms worth of data. TCP (A) fills the buffer, loses whole windows, waits for timers of 200 ms, and needs {tcp}. In B the switch marks while 20 packets or more wait, and DCTCP cuts by as much as is marked: nothing is lost, and the last answer is there after {done}.
m-sixteen-servers-answer-one-request-k7i0p3 = Sechzehn Server beantworten eine Anfrage mit Daten, die die Leitung 128 ms lang belegen. TCP (A) füllt den Puffer, verliert ganze Fenster, wartet auf Timer von 200 ms und braucht { $tcp }. In B markiert der Switch, während 20 oder mehr Pakete warten, und DCTCP kürzt um so viel, wie markiert ist: Nichts geht verloren, und die letzte Antwort ist nach { $done } da.

# Thirty-two servers answer one request at the same time, with 77 ms worth of data. The small buffer overflows at once, whole windows are lost, and the link lies idle until timers of 200 ms run out: the last answer is there after {done}.
m-thirty-two-servers-answer-one-l6u94y = Zweiunddreißig Server beantworten eine Anfrage zur selben Zeit, mit Daten, die die Leitung 77 ms lang belegen. Der kleine Puffer läuft sofort über, ganze Fenster gehen verloren, und die Leitung liegt still, bis Timer von 200 ms ablaufen: Die letzte Antwort ist nach { $done } da.

# An update by LEDBAT has the link for itself and lets its packets wait {wait}, no more. At 20 s a TCP flow comes and fills the buffer; LEDBAT sees the delay grow and leaves it the link: TCP gets {tcp}. When TCP has gone at 45 s, the update takes the link again: {after} of it in the last ten seconds.
m-an-update-by-ledbat-has-xdhjqg = Ein Update mit LEDBAT hat die Leitung für sich und lässt seine Pakete { $wait } warten, nicht mehr. Bei 20 s kommt ein TCP-Fluss und füllt den Puffer; LEDBAT sieht die Verzögerung wachsen und überlässt ihm die Leitung: TCP bekommt { $tcp }. Ist TCP bei 45 s gegangen, nimmt das Update die Leitung wieder: { $after } davon in den letzten zehn Sekunden.

# A download begins. By the book (A) slow start doubles its window until the buffer overflows: {lostA} packets are lost, and it begins again from one packet. As Linux sends today (B), HyStart ends slow start before: {lostB} are lost so far. After 5 s {gotA} have come in A, {gotB} in B.
m-a-download-begins-by-the-gkwe4f = Ein Download beginnt. Nach dem Lehrbuch (A) verdoppelt der Slow Start das Fenster, bis der Puffer überläuft: { $lostA } Pakete gehen verloren, und es beginnt wieder mit einem Paket. Wie Linux heute sendet (B), beendet HyStart den Slow Start vorher: Bisher gingen { $lostB } verloren. Nach 5 s sind in A { $gotA } angekommen, in B { $gotB }.

# Of run A three ACKs in ten are lost on their way back, of run B none. An ACK says all that has arrived, so the next one makes up for a lost one, and A uses {used} of its link, B {beside}. But each ACK opens the window by a step, and to A fewer come: its window opens more slowly, and B has cut its own {times} times as often.
m-of-run-a-three-acks-3a0z8g = Von Lauf A gehen drei von zehn ACKs auf dem Rückweg verloren, von Lauf B keines. Ein ACK meldet alles, was angekommen ist; deshalb ersetzt das nächste ein verlorenes, und A nutzt { $used } seiner Leitung, B { $beside }. Aber jedes ACK vergrößert das Fenster um einen Schritt, und bei A kommen weniger an: Sein Fenster wächst langsamer, und B hat das seine { $times } Mal so oft gekürzt.

# The grey lines are measured: Linux’s own Reno over a link like this one, its window and round trip as ss shows them. There a tooth takes {linux} s, in this run {tooth} s. Drop a table of yours on the page (time, cwnd, rtt, queue), and it lies here.
m-the-grey-lines-are-measured-5uhq5d = Die grauen Linien sind gemessen: Linux’ eigenes Reno über eine Leitung wie diese, sein Fenster und seine Umlaufzeit, wie ss sie zeigt. Dort dauert ein Zahn { $linux } s, in diesem Lauf { $tooth } s. Ziehen Sie eine eigene Tabelle auf die Seite (time, cwnd, rtt, queue), und sie erscheint hier.

# This link follows a trace (made, not recorded): the grey area is what it carries, from 9 Mbit/s to nothing. The sender learns of it late: the round trip is 50 ms on the empty path and grew to {longest} ms in the buffer. Choose CoDel as the queue, and see it fall.
m-this-link-follows-a-trace-qmrmmx = Diese Leitung folgt einer Aufzeichnung (erzeugt, nicht aufgezeichnet): Die graue Fläche ist, was sie trägt, von 9 Mbit/s bis nichts. Der Sender erfährt spät davon: Die Umlaufzeit ist auf dem leeren Pfad 50 ms und wuchs im Puffer auf { $longest } ms. Wählen Sie CoDel als Warteschlange, und sehen Sie sie fallen.

# One flow crosses three full links, at each of which another competes with it. The distances are alike; but the long way waits in three queues, which makes its round trip {longer} times theirs, and loses packets at three places: it gets {long} Mbit/s where half of a link would be 1.5.
m-one-flow-crosses-three-full-dcr49f = Ein Fluss durchquert drei volle Leitungen, an jeder konkurriert ein anderer mit ihm. Die Entfernungen sind gleich; aber der lange Fluss wartet in drei Warteschlangen, was seine Umlaufzeit { $longer } Mal so lang macht wie die der anderen, und verliert Pakete an drei Stellen: Er bekommt { $long } Mbit/s, wo die Hälfte einer Leitung 1,5 wäre.

# Each point is the two windows at one time. Climbing, both gain the same; halving, the rich one gives up more than the poor one: from {before} of the throughput in the first 3 s the poor one comes to {after}.
m-each-point-is-the-two-ndad1z = Jeder Punkt zeigt die zwei Fenster zu einem Zeitpunkt. Beim Steigen gewinnen beide gleich viel; beim Halbieren gibt der reiche mehr auf als der arme: Von { $before } des Durchsatzes in den ersten 3 s kommt der arme auf { $after }.

# The same mark means a halving to CUBIC and a nudge to Prague. Behind one queue that marks both alike (A) Prague takes {pragueA} and leaves CUBIC {cubicA}. Two queues that are coupled (B) mark Prague twice the root of what CUBIC gets: {pragueB} and {cubicB}.
m-the-same-mark-means-a-v943u1 = Dieselbe Marke heißt für CUBIC Halbieren und für Prague einen Stups. Hinter einer Warteschlange, die beide gleich markiert (A), nimmt Prague { $pragueA } und lässt CUBIC { $cubicA }. Zwei gekoppelte Warteschlangen (B) markieren Prague mit dem Doppelten der Wurzel dessen, was CUBIC bekommt: { $pragueB } und { $cubicB }.

# One Prague, one queue, one ACK for every two packets. Where ACKs count the marks (A) Prague has {ratioA} times what CUBIC has. Where each ACK says only whether its own packet was marked (B) half of the marks are never heard of: {ratioB} times.
m-one-prague-one-queue-one-ele5rs = Ein Prague, eine Warteschlange, ein ACK für je zwei Pakete. Wo ACKs die Marken zählen (A), hat Prague { $ratioA } Mal so viel wie CUBIC. Wo jedes ACK nur sagt, ob sein eigenes Paket markiert war (B), erfährt der Sender von der Hälfte der Marken nie: { $ratioB } Mal.

# When the drop-tail queue of A overflows, {together} of the eight flows lose packets and halve together, and the queue swings between {low} and {high} packets. RED in B drops one here and one there before it is full: from {redLow} to {redHigh}.
m-when-the-drop-tail-queue-qacjn8 = Wenn die Drop-tail-Warteschlange von A überläuft, verlieren { $together } der acht Flüsse Pakete und halbieren zusammen, und die Warteschlange schwankt zwischen { $low } und { $high } Paketen. RED in B verwirft hier eines und dort eines, bevor sie voll ist: von { $redLow } bis { $redHigh }.

# At 20 s an upload begins to send the other way, where the link is narrow. It takes nothing from the download’s link; but the ACKs now wait and are lost behind its packets, and the download falls from {before} to {during} Mbit/s.
m-at-20-s-an-upload-fp2qy3 = Bei 20 s beginnt ein Upload in die andere Richtung zu senden, wo die Leitung schmal ist. Von der Leitung des Downloads nimmt er nichts; aber die ACKs warten jetzt hinter seinen Paketen und gehen verloren, und der Download fällt von { $before } auf { $during } Mbit/s.

# Each flow adds one packet per round trip of its own: the one with a quarter of the distance adds them oftener, and gets {ratio} times the throughput of the other.
m-each-flow-adds-one-packet-w6enpn = Jeder Fluss legt in jedem eigenen Umlauf ein Paket zu: Der mit einem Viertel der Entfernung tut es öfter und bekommt den { $ratio }-fachen Durchsatz des anderen.

# A round trip by satellite takes 560 ms. It takes {fill} s until TCP fills the link; and when one single packet is lost, at 20 s, it needs {back} s to have back what it gave up.
m-a-round-trip-by-satellite-8i2tf8 = Ein Umlauf über Satellit dauert 560 ms. Erst nach { $fill } s füllt TCP die Leitung; und wenn bei 20 s ein einziges Paket verloren geht, braucht es { $back } s, um wiederzuhaben, was es aufgab.

# The window grows by one packet each round trip. When the queue is full a packet is dropped, and TCP goes on with {kept} of its window: so it goes up and down for ever, and {used} of the link is in use.
m-the-window-grows-by-one-ia6m1d = Das Fenster wächst in jedem Umlauf um ein Paket. Ist die Warteschlange voll, wird ein Paket verworfen, und TCP macht mit { $kept } seines Fensters weiter: So geht es für immer auf und ab, und { $used } der Leitung werden genutzt.

# At 20 s each link becomes three times as fast. Schemes of small cuts are slow to notice; SIMD adds more the longer nothing is lost, and has the whole link after {simd} s, when AIMD, of the same cut, has {aimd} of its own and IIAD {iiad}.
m-at-20-s-each-link-tob0nu = Bei 20 s wird jede Leitung dreimal so schnell. Verfahren mit kleinen Kürzungen merken es spät; SIMD legt umso mehr zu, je länger nichts verloren geht, und hat nach { $simd } s die ganze Leitung, wenn AIMD mit derselben Kürzung erst { $aimd } der seinen hat und IIAD { $iiad }.

# The window doubles each round trip: from 1 packet to the 100 that fill the link within {fill} s. It doubles once more before the sender hears of the first loss, and {lost} packets are dropped.
m-the-window-doubles-each-round-nfm0dw = Das Fenster verdoppelt sich in jedem Umlauf: von 1 Paket auf die 100, die die Leitung füllen, in { $fill } s. Es verdoppelt sich noch einmal, bevor der Sender vom ersten Verlust erfährt, und { $lost } Pakete werden verworfen.

# All six flows share one link. What a TCP flow sends in a round trip varies by {tcp} (coefficient of variation), TFRC by {tfrc}, TEAR by {tear}: they average over many losses, so they are smooth, and slow to react.
m-all-six-flows-share-one-id907r = Alle sechs Flüsse teilen eine Leitung. Was ein TCP-Fluss in einem Umlauf sendet, schwankt um { $tcp } (Variationskoeffizient), TFRC um { $tfrc }, TEAR um { $tear }: Sie mitteln über viele Verluste, also sind sie glatt und reagieren langsam.

# A sender takes two thirds of the link for 2 s, leaves it for 2 s, and so on. TCP takes up at once what is free; TFRC averages, and comes too late: two TCP flows get {tcp}, two of TFRC {tfrc}.
m-a-sender-takes-two-thirds-n5xl6w = Ein Sender nimmt 2 s lang zwei Drittel der Leitung, gibt sie 2 s lang frei, und so fort. TCP nimmt sofort, was frei ist; TFRC mittelt und kommt zu spät: Zwei TCP-Flüsse bekommen { $tcp }, zwei von TFRC { $tfrc }.

# Of 100 packets 15 are lost. With so few on the way three duplicate ACKs seldom come back to tell of a loss: the sender waits for its timer and begins again with one packet. Before it knows a round trip the timer is set to 3 s, and the very first packet was lost: {first} of silence. Later it is up to {later}.
m-of-100-packets-15-are-i4985k = Von 100 Paketen gehen 15 verloren. Sind so wenige unterwegs, kommen selten drei Duplikat-ACKs zurück, um einen Verlust zu melden: Der Sender wartet auf seinen Timer und beginnt wieder mit einem Paket. Bevor er eine Umlaufzeit kennt, steht der Timer auf 3 s, und gleich das erste Paket ging verloren: { $first } Stille. Später sind es bis zu { $later }.

# One link, two queues. Prague answers each mark a little: it waits {low} in the low-latency queue, {marked} of its packets marked. CUBIC waits {classic} in the classic one. One controller marks one and drops from the other: {prague} and {cubic}.
m-one-link-two-queues-prague-4buy67 = Eine Leitung, zwei Warteschlangen. Prague antwortet auf jede Marke ein wenig: Seine Pakete warten { $low } in der Warteschlange für geringe Verzögerung, { $marked } davon sind markiert. CUBIC wartet { $classic } in der klassischen. Ein Regler markiert die einen und verwirft von den anderen: { $prague } und { $cubic }.

# At 15 s a sender that heeds no loss begins to send 3 Mbit/s. The three TCP flows give way to it, from {before} to {during} Mbit/s together; it does not.
m-at-15-s-a-sender-w9vlq3 = Bei 15 s beginnt ein Sender, der Verluste nicht beachtet, 3 Mbit/s zu senden. Die drei TCP-Flüsse gehen seinetwegen zusammen von { $before } auf { $during } Mbit/s zurück; er gibt nicht nach.

# Vegas alone keeps a few packets in the queue and loses none. At 20 s Reno comes and fills the queue until it overflows; Vegas takes the longer round trip for congestion, gives way, and is left with {vegas} of the throughput.
m-vegas-alone-keeps-a-few-shc3vh = Vegas allein hält einige Pakete in der Warteschlange und verliert keines. Bei 20 s kommt Reno und füllt die Warteschlange, bis sie überläuft; Vegas hält die längere Umlaufzeit für Überlast, gibt nach, und ihm bleiben { $vegas } des Durchsatzes.

# Nobody tells the first flow that a second one has come at 10 s. It loses packets, gives way, and in the end has {first} of the throughput, the second {second}.
m-nobody-tells-the-first-flow-f3xn1e = Niemand sagt dem ersten Fluss, dass bei 10 s ein zweiter gekommen ist. Er verliert Pakete, gibt nach und hat am Ende { $first } des Durchsatzes, der zweite { $second }.

# From 20 s on the radio spoils 1 packet in 100. TCP takes each loss for congestion and halves its window: the queue is empty, and yet only {used} of the link is in use.
m-from-20-s-on-the-2iprbi = Ab 20 s verfälscht die Funkstrecke 1 Paket von 100. TCP hält jeden Verlust für Überlast und halbiert sein Fenster: Die Warteschlange ist leer, und doch werden nur { $used } der Leitung genutzt.

# How many packets fill the path? How large must the queue be so that the link is never idle after a cut? Then halve the queue, and halve it again: how much of the link is used?
m-how-many-packets-fill-the-4kw2w8 = Wie viele Pakete füllen den Pfad? Wie groß muss die Warteschlange sein, damit die Leitung nach einer Kürzung nie stillsteht? Dann halbieren Sie die Warteschlange, und noch einmal: Wie viel der Leitung wird genutzt?

# A queue of 125 packets, as many as fill the path, keeps {used} of the link in use; the window swings between {low} and {high} packets.
m-a-queue-of-125-packets-di2hw1 = Mit einer Warteschlange für 125 Pakete, so viele, wie den Pfad füllen, wird die Leitung zu { $used } genutzt; das Fenster schwankt zwischen { $low } und { $high } Paketen.

# How long does a page take behind 100 packets, and how long behind 20 (mean and spread)? Why is the smaller buffer quicker? Give the round trip as a formula of the packets that wait. What changes with an initial window of 10?
m-how-long-does-a-page-6frkyf = Wie lange braucht eine Seite hinter 100 Paketen, und wie lange hinter 20 (Mittel und Streuung)? Warum ist der kleinere Puffer schneller? Geben Sie die Umlaufzeit als Formel in der Zahl der wartenden Pakete an. Was ändert sich mit einem Anfangsfenster von 10?

# Behind a buffer of 100 packets a ping takes {pingLarge} ms and a page {pageLarge} s; behind 20 it is {pingSmall} ms and {pageSmall} s, on a link as fast.
m-behind-a-buffer-of-100-wsmsx4 = Hinter einem Puffer von 100 Paketen braucht ein Ping { $pingLarge } ms und eine Seite { $pageLarge } s; hinter 20 sind es { $pingSmall } ms und { $pageSmall } s, auf einer gleich schnellen Leitung.

# What does Vegas take the longer round trip for, and what does it do? What does its throughput come to, and why does it stay there? How could it tell the two apart?
m-what-does-vegas-take-the-dqu8oi = Wofür hält Vegas die längere Umlaufzeit, und was tut es? Auf welchen Durchsatz kommt es, und warum bleibt es dort? Wie könnte es die beiden unterscheiden?

# Vegas takes the longer path for a queue: its window comes down to {window} packets, and of the {before} Mbit/s that it had it keeps {after}, though nobody else is there.
m-vegas-takes-the-longer-path-wvubg5 = Vegas hält den längeren Pfad für eine Warteschlange: Sein Fenster geht auf { $window } Pakete herunter, und von den { $before } Mbit/s, die es hatte, behält es { $after }, obwohl niemand sonst da ist.

# The window grows with each ACK, by 1/W. What if there is an ACK for every second packet only: how much does it grow in a round trip?
m-the-window-grows-with-each-x11yy1 = Das Fenster wächst mit jedem ACK um 1/W. Was, wenn es nur für jedes zweite Paket ein ACK gibt: Um wie viel wächst es in einem Umlauf?

# How long does it take until the first full window can be sent? What is the throughput from then on?
m-how-long-does-it-take-ss5cmo = Wie lange dauert es, bis das erste volle Fenster gesendet werden kann? Wie groß ist der Durchsatz von da an?

# How much of 100 Mbit/s does each get, and why so little? Take the losses away: who profits more, and why?
m-how-much-of-100-mbit-tgyclt = Wie viel von 100 Mbit/s bekommt jeder, und warum so wenig? Nehmen Sie die Verluste weg: Wer gewinnt mehr, und warum?

# What are the max-min fair shares of the three? Which link is whose bottleneck? What does TCP make of it, and why?
m-what-are-the-max-min-tosa6n = Wie groß sind die Max-Min-fairen Anteile der drei? Welche Leitung ist wessen Engpass? Was macht TCP daraus, und warum?

# Where does the average queue settle? Does RED drop anything, and why not? What happens if the windows may be 64?
m-where-does-the-average-queue-3vy5cz = Wo pendelt sich die mittlere Warteschlange ein? Verwirft RED etwas, und warum nicht? Was geschieht, wenn die Fenster 64 sein dürfen?

# What is the largest window, and what does the sender do then? How often does that happen in a minute? Then, under Flows, bring the largest window down until it happens no more.
m-what-is-the-largest-window-b0iwg3 = Wie groß ist das größte Fenster, und was tut der Sender dann? Wie oft geschieht das in einer Minute? Dann senken Sie unter Flüsse das größte Fenster, bis es nicht mehr geschieht.

# Which of the three gets most through? Why do the losses hurt Tahoe more than Reno? What does Vegas go by besides?
m-which-of-the-three-gets-uy01ye = Welches der drei bringt am meisten durch? Warum schaden die Verluste Tahoe mehr als Reno? Wonach richtet sich Vegas außerdem?

# In the mean Tahoe gets {tahoe} Mbit/s, Reno {reno} and Vegas {vegas}.
m-in-the-mean-tahoe-gets-yoi0zg = Im Mittel bekommt Tahoe { $tahoe } Mbit/s, Reno { $reno } und Vegas { $vegas }.

# In which rounds is it in slow start, in which in congestion avoidance? What happened after round 17, and what after round 25? What is ssthresh in rounds 1, 19 and 27?
m-in-which-rounds-is-it-1iz7mk = In welchen Runden ist es im Slow Start, in welchen in der Überlastvermeidung? Was geschah nach Runde 17, und was nach Runde 25? Wie groß ist ssthresh in den Runden 1, 19 und 27?

# The window is {top} packets in round 16. Three duplicate ACKs bring it to half, and the timeout to {least}.
m-the-window-is-top-packets-e5rh9t = Das Fenster ist in Runde 16 { $top } Pakete. Drei Duplikat-ACKs bringen es auf die Hälfte, und der Timeout auf { $least }.

# How much of the first link is of use to somebody? Draw TCP’s throughput and what the stream delivers over the stream’s rate (Vary …, beside the rate). What changes if the stream is TCP too?
m-how-much-of-the-first-x4ol6n = Wie viel der ersten Leitung nützt jemandem? Zeichnen Sie den Durchsatz von TCP und das, was der Strom zustellt, über der Rate des Stroms (Variieren …, neben der Rate). Was ändert sich, wenn auch der Strom TCP ist?

# The stream takes {taken} of 1.5 Mbit/s, and {arrives} of it arrive: the rest is carried over the first link to be dropped at the second. TCP has {tcp}.
m-the-stream-takes-taken-of-eb9rzo = Der Strom nimmt { $taken } von 1,5 Mbit/s, und { $arrives } davon kommen an: Der Rest wird über die erste Leitung befördert, um an der zweiten verworfen zu werden. TCP hat { $tcp }.

# Without losses, after {time} s the one window is {each} packets and the other {second}: half as many ACKs, half the growth.
m-without-losses-after-time-s-gf7frq = Ohne Verluste ist nach { $time } s das eine Fenster { $each } Pakete und das andere { $second }: halb so viele ACKs, halbes Wachstum.

# 1, 2, 4, 8 segments, and then 12, which fill 24 kB: at {full} ms. From then on 24 kB leave each 10 ms: {rate} Mbit/s, and no more, however fast the link is.
m-1-2-4-8-segments-pxkpw4 = 1, 2, 4, 8 Segmente, und dann 12, die 24 kB füllen: nach { $full } ms. Von da an gehen alle 10 ms 24 kB: { $rate } Mbit/s, und nicht mehr, so schnell die Leitung auch ist.

# At 5 % losses Reno gets {reno} kbit/s and CUBIC {cubic}, of 100,000. At a loss, timeouts included, Reno goes on with {renoKept} of its window and CUBIC with {cubicKept}; both are cut again long before they can fill the path.
m-at-5-losses-reno-gets-ogwgzd = Bei 5 % Verlusten bekommt Reno { $reno } kbit/s und CUBIC { $cubic }, von 100.000. Bei einem Verlust, Timeouts eingeschlossen, macht Reno mit { $renoKept } seines Fensters weiter und CUBIC mit { $cubicKept }; beide werden wieder gekürzt, lange bevor sie den Pfad füllen können.

# Max-min fair would be 2, 8 and 2 Mbit/s. TCP gives {both}, {first} and {second}: whoever crosses both links waits in both queues, which makes its round trip {longer} times that of the second, and loses packets at both.
m-max-min-fair-would-be-jnczn7 = Max-Min-fair wären 2, 8 und 2 Mbit/s. TCP gibt { $both }; { $first } und { $second }: Wer beide Leitungen durchquert, wartet in beiden Warteschlangen, was seine Umlaufzeit { $longer } Mal so lang macht wie die des zweiten, und verliert an beiden Pakete.

# Twenty windows of 32 packets are 640, and 575 fill the path: the queue holds {queue} on average, below RED’s first threshold of 75. So RED has nothing to do: it has dropped {dropped}.
m-twenty-windows-of-32-packets-8psr93 = Zwanzig Fenster von 32 Paketen sind 640, und 575 füllen den Pfad: Die Warteschlange hat im Mittel { $queue }, unter REDs erster Schwelle von 75. Also hat RED nichts zu tun: Es hat { $dropped } verworfen.

# What does a client get while it is alone, with one other, with two? How soon is the link shared equally after each comes, and how soon is it full again after each goes?
m-what-does-a-client-get-geb8r0 = Was bekommt ein Client, solange er allein ist, mit einem anderen, mit zweien? Wie bald ist die Leitung gleich geteilt, nachdem einer dazugekommen ist, und wie bald ist sie wieder voll, nachdem einer gegangen ist?

# Alone client 1 has {alone} Mbit/s, with one other {two}, with two {three}.
m-alone-client-1-has-alone-egdl9v = Allein hat Client 1 { $alone } Mbit/s, mit einem anderen { $two }, mit zweien { $three }.

# Draw TCP’s throughput, its losses and its round trip over the rate of the stream (Vary …, beside the rate). Which of Tahoe, Reno, NewReno and Vegas does best?
m-draw-tcp-s-throughput-its-8cufw2 = Zeichnen Sie Durchsatz, Verluste und Umlaufzeit von TCP über der Rate des Stroms (Variieren …, neben der Rate). Welches von Tahoe, Reno, NewReno und Vegas schneidet am besten ab?

# Beside a stream of 8 Mbit/s TCP has {rate} Mbit/s: what is left.
m-beside-a-stream-of-8-5k7wb7 = Neben einem Strom von 8 Mbit/s hat TCP { $rate } Mbit/s: was übrig ist.

# At which link do packets wait? What do the three get at stream rates of 2, 5, 8 and 9.5 Mbit/s?
m-at-which-link-do-packets-nnf9ox = An welcher Leitung warten Pakete? Was bekommen die drei bei Raten des Stroms von 2, 5, 8 und 9,5 Mbit/s?

# The stream takes 5 of the second link’s 10 Mbit/s. NewReno gets {newreno} Mbit/s, Reno {reno} and Vegas {vegas}; {waiting} packets wait at the second link on average and {first} at the first.
m-the-stream-takes-5-of-vyy481 = Der Strom nimmt 5 der 10 Mbit/s der zweiten Leitung. NewReno bekommt { $newreno } Mbit/s, Reno { $reno } und Vegas { $vegas }; an der zweiten Leitung warten im Mittel { $waiting } Pakete und an der ersten { $first }.

# How many round trips does the page take from a window of 1, and how many from one of 10? What would it take if the link alone set the pace? Which of the two does a link ten times as fast help?
m-how-many-round-trips-does-kxurz3 = Wie viele Umläufe braucht die Seite mit einem Fenster von 1, und wie viele mit 10? Wie lange brauchte sie, wenn nur die Leitung das Tempo bestimmte? Welchem der beiden hilft eine zehnmal so schnelle Leitung?

# From a window of 1 the page takes {one} s, from one of 10 {ten} s; at the full rate of the link its packets are sent in 0.03 s.
m-from-a-window-of-1-hgoes7 = Mit einem Fenster von 1 braucht die Seite { $one } s, mit 10 { $ten } s; bei voller Rate der Leitung sind ihre Pakete in 0,03 s gesendet.

# After problems of Kurose and Ross, chapter 3: 10 Mbit/s, 1500 bytes, 150 ms.
m-after-problems-of-kurose-and-sv50ah = Nach Aufgaben von Kurose und Ross, Kapitel 3: 10 Mbit/s, 1500 Byte, 150 ms.

# After the bufferbloat lab of Stanford CS 144, also set in Toronto and at Washington: 1.5 Mbit/s, 20 ms, a page every 3 s, a ping every 0.1 s, behind 20 packets and behind 100. The initial window is 3, as it was then.
m-after-the-bufferbloat-lab-of-k5mfjm = Nach dem Bufferbloat-Labor von Stanford CS 144, das auch in Toronto und Washington gestellt wird: 1,5 Mbit/s, 20 ms, alle 3 s eine Webseite, alle 0,1 s ein Ping, hinter 20 Paketen und hinter 100. Das Anfangsfenster ist 3, wie damals üblich.

# After Floyd and Fall (1999): TCP over 1.5 Mbit/s, beside it a constant stream that goes on over a link of 128 kbit/s.
m-after-floyd-and-fall-1999-caz7dm = Nach Floyd und Fall (1999): TCP über 1,5 Mbit/s, daneben ein konstanter Strom, der über eine Leitung von 128 kbit/s weitergeht.

# After a problem of Peterson and Davie, chapter 6: TCP Vegas on a path whose round trip becomes longer while it runs: twice as long there, here 110 ms in place of 60 from 25 s on.
m-after-a-problem-of-peterson-0pa0f5 = Nach einer Aufgabe von Peterson und Davie, Kapitel 6: TCP Vegas auf einem Pfad, dessen Umlaufzeit währenddessen länger wird: dort doppelt so lang, hier ab 25 s 110 ms statt 60.

# After exercises of Peterson and Davie, chapter 6.
m-after-exercises-of-peterson-and-pvulfo = Nach Aufgaben von Peterson und Davie, Kapitel 6.

# After Tanenbaum: round trip 10 ms, receive window 24 kB, segments of 2 kB.
m-after-tanenbaum-round-trip-10-0qnvzc = Nach Tanenbaum: Umlaufzeit 10 ms, Empfangsfenster 24 kB, Segmente von 2 kB.

# After the TCP assignment of GENI: 100 Mbit/s, 300 ms, 5 % of the packets lost.
m-after-the-tcp-assignment-of-vyq07j = Nach der TCP-Aufgabe von GENI: 100 Mbit/s, 300 ms, 5 % der Pakete gehen verloren.

# After an exercise that many courses set: sessions on links of 10 and 4 Mbit/s.
m-after-an-exercise-that-many-wle7w4 = Nach einer Übung, die in vielen Kursen gestellt wird: Sitzungen auf Leitungen von 10 und 4 Mbit/s.

# After lab 4 of simulation modelling, RUDN University, Moscow: 20 flows, windows of at most 32 packets, RED of 75 and 150.
m-after-lab-4-of-simulation-glq3hy = Nach Labor 4 zur Simulationsmodellierung, RUDN-Universität Moskau: 20 Flüsse, Fenster von höchstens 32 Paketen, RED mit 75 und 150.

# After assignment 2 of CS 331, IIT Gandhinagar: ten flows each, 0 to 150 s, 15 to 135 s, 30 to 120 s, on 50 Mbit/s.
m-after-assignment-2-of-cs-20dbq0 = Nach Aufgabe 2 von CS 331, IIT Gandhinagar: je zehn Flüsse, 0 bis 150 s, 15 bis 135 s, 30 bis 120 s, auf 50 Mbit/s.

# After project 3 of CS 5700, Northeastern University: all links 10 Mbit/s, one TCP, and a constant stream of 1 to 10 Mbit/s.
m-after-project-3-of-cs-y5q5nt = Nach Projekt 3 von CS 5700, Northeastern University: alle Leitungen 10 Mbit/s, ein TCP-Fluss und ein konstanter Strom von 1 bis 10 Mbit/s.

# After a lab of a Chinese course on ns-3: a chain of routers, TCP over all links, UDP over one in the middle.
m-after-a-lab-of-a-gs3n8z = Nach einem Labor eines chinesischen Kurses zu ns-3: eine Kette von Routern, TCP über alle Leitungen, UDP über eine in der Mitte.

# After lab 5 of COMP3331, UNSW Sydney.
m-after-lab-5-of-comp3331-vlodq4 = Nach Labor 5 von COMP3331, UNSW Sydney.

# The window first reaches {peak} packets; {falls} times it falls to one. In a second {rate} packets arrive, of the 231 that the link could carry. A student’s report of ns-2 has 100 packets, 7 falls and 185 a second.
m-the-window-first-reaches-peak-farjd6 = Das Fenster erreicht zuerst { $peak } Pakete; { $falls } Mal fällt es auf eines. In einer Sekunde kommen { $rate } Pakete an, von den 231, die die Leitung tragen könnte. Der Bericht eines Studenten über ns-2 nennt 100 Pakete, 7 solche Einbrüche und 185 in der Sekunde.

# After a lab that many courses set (UC Riverside, Northeastern): one flow each, the same link, 1 % of the packets spoiled.
m-after-a-lab-that-many-nqs2r9 = Nach einem Labor, das in vielen Kursen gestellt wird (UC Riverside, Northeastern): je ein Fluss, dieselbe Leitung, 1 % der Pakete verfälscht.

# After the delay models of a page over HTTP (Kurose and Ross): 40 kB in 40 packets, 10 Mbit/s, a round trip of 100 ms; from a window of 1 and, over a link of its own, from one of 10.
m-after-the-delay-models-of-nby4dh = Nach den Verzögerungsmodellen einer Webseite über HTTP (Kurose und Ross): 40 kB in 40 Paketen, 10 Mbit/s, eine Umlaufzeit von 100 ms; mit einem Fenster von 1 und, auf einer eigenen Leitung, mit einem von 10.

# After a problem that stands in most textbooks (Kurose and Ross, chapter 3). “By rounds” has the graph and the table, and prints them without their phases.
m-after-a-problem-that-stands-6w7na9 = Nach einer Aufgabe, die in den meisten Lehrbüchern steht (Kurose und Ross, Kapitel 3). „Nach Runden“ hat den Graphen und die Tabelle und druckt sie ohne ihre Phasen.
