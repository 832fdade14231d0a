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
m-lab-reno-and-cubic-on-890jeu = Labor: Reno und CUBIC auf einem langen Pfad, der Pakete verdirbt

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
m-lab-tahoe-reno-and-vegas-3pri1i = Labor: Tahoe, Reno und Vegas, wo Pakete verdorben werden

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
m-set-in-courses-baibxs = In Kursen gestellt

# BBR against CUBIC
m-bbr-against-cubic-ph2rc4 = BBR gegen CUBIC

# BBR’s start
m-bbr-s-start-2m7x1h = Der Anlauf von BBR

# BBR beside loss-based TCP
m-bbr-beside-loss-based-tcp-b5zp91 = BBR neben verlustbasiertem TCP

# What BBRv3 gives back
m-what-bbrv3-gives-back-n6wp8j = Was BBRv3 zurückgibt

# Buffer sizing: as much as the pipe holds
m-buffer-sizing-as-much-as-fljr41 = Puffergröße: so viel, wie die Leitung fasst

# Bufferbloat: four buffers
m-bufferbloat-four-buffers-hduh0u = Bufferbloat: vier Puffer

# CoDel against PIE, and no manager at all
m-codel-against-pie-and-no-mhz5aw = CoDel gegen PIE, und gar keine Verwaltung

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
m-ledbat-gives-way-ozavek = LEDBAT weicht

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
m-why-halving-makes-shares-equal-j9t8t5 = Warum Halbieren die Anteile gleich macht: die Phasenebene

# Prague and CUBIC share
m-prague-and-cubic-share-w6h219 = Prague und CUBIC teilen

# The same name, another result
m-the-same-name-another-result-8hn4ht = Derselbe Name, ein anderes Ergebnis

# Global synchronization, and RED
m-global-synchronization-and-red-ru6jns = Globale Synchronisation, und RED

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
m-timeouts-when-no-ack-comes-s3mrni = Timeouts: wenn kein ACK etwas sagt

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
