# Packet {packet} of {flow} is lost because a change asks for it.
m-packet-packet-of-flow-is-h0ur89 = Paket { $packet } von { $flow } geht verloren, weil eine Änderung es verlangt.

# Packet {packet} of {flow} is marked because a change asks for it.
m-packet-packet-of-flow-is-vd0x5r = Paket { $packet } von { $flow } wird markiert, weil eine Änderung es verlangt.

# Press Play, and the run begins.
m-press-play-and-the-run-599oqd = Drücken Sie „Abspielen“: Der Lauf beginnt.

# All is repaired: the window of {flow} opens again.
m-all-is-repaired-the-window-b8qwl1 = Alles ist repariert: Das Fenster von { $flow } wächst wieder.

# The queue is full: the next packet to come falls.
m-the-queue-is-full-the-qf8yqd = Die Warteschlange ist voll: Das nächste ankommende Paket wird verworfen.

# More comes than the link can send: packets wait in the queue.
m-more-comes-than-the-link-emm0xw = Es kommt mehr, als die Leitung senden kann: Pakete warten in der Warteschlange.

# {Flow} sends what its application writes: its window of {window:packets} is not used up.
m-flow-sends-what-its-application-ujg4jt = { $Flow } sendet, was die Anwendung schreibt: Das Fenster von { $window } wird nicht ausgeschöpft.

# {Flow} has stopped.
m-flow-has-stopped-gtvqii = { $Flow } hat aufgehört.

# {Flow} has not started yet.
m-flow-has-not-started-yet-ihcnln = { $Flow } hat noch nicht begonnen.

# {Flow} does not know yet that packet {lost} is gone.
m-flow-does-not-know-yet-5u29m2 = { $Flow } weiß noch nicht, dass Paket { $lost } verloren ist.

# {Flow} sends.
m-flow-sends-lpgo2c = { $Flow } sendet.

# {Flow}: {cuts} cuts in the last {span} s: {counts}.
m-flow-cuts-cuts-in-the-xrrgta = { $Flow }: { $cuts } Kürzungen in den letzten { $span } s: { $counts }.

# {Flow}: {lost#packet|packets} dropped or lost in the last {span} s.
m-flow-lost-packet-packets-dropped-wl3nh3 = { $Flow }: { $lost ->
    [one] { $lost } Paket
   *[other] { $lost } Pakete
  } in den letzten { $span } s verworfen oder verloren.

# {Flow}: {marked#packet|packets} marked in the last {span} s.
m-flow-marked-packet-packets-marked-89k5n8 = { $Flow }: { $marked ->
    [one] { $marked } Paket
   *[other] { $marked } Pakete
  } in den letzten { $span } s markiert.

# {Flow}: {lost#packet|packets} dropped or lost, {marked#packet|packets} marked in the last {span} s.
m-flow-lost-packet-packets-dropped-ebyvrl = { $Flow }: { $lost ->
    [one] { $lost } Paket
   *[other] { $lost } Pakete
  } verworfen oder verloren, { $marked } markiert in den letzten { $span } s.

# 1 {reason?full queue|early drop|loss on the way|mark|loss|silence|timeout|other}
m-1-reason-full-queue-early-oykv3t = 1 { $reason ->
    [0] volle Warteschlange
    [1] früher Verwurf
    [2] Verlust unterwegs
    [3] Marke
    [4] Verlust
    [5] Stille
    [6] Timeout
   *[other] anderes
  }

# {count} {reason?full queue|early drops|loss on the way|marks|losses|silence|timeouts|other}
m-count-reason-full-queue-early-8pmfa8 = { $count } { $reason ->
    [0] volle Warteschlange
    [1] frühe Verwürfe
    [2] Verluste unterwegs
    [3] Marken
    [4] Verluste
    [5] Stille
    [6] Timeouts
   *[other] andere
  }

# {Flow} reaches its threshold: slow start is over.
m-flow-reaches-its-threshold-slow-odunac = { $Flow } erreicht den Schwellenwert: Der Slow Start ist vorbei.

# Another flow joins: {sending} share the link now.
m-another-flow-joins-sending-share-bktr5j = Noch ein Fluss kommt dazu: { $sending } teilen jetzt die Leitung.

# {joined} more flows join: {sending} share the link now.
m-joined-more-flows-join-sending-2gpe3q = { $joined } weitere Flüsse kommen dazu: { $sending } teilen jetzt die Leitung.

# Packet {packet} of {flow} falls: the queue holds {waiting} of {limit}.
m-packet-packet-of-flow-falls-r2mf79 = Paket { $packet } von { $flow } wird verworfen: { $waiting } von { $limit } Plätzen der Warteschlange sind belegt.

# {Queue} drops packet {packet} of {flow}: {waiting} wait.
m-queue-drops-packet-packet-of-n81qun = { $Queue } verwirft Paket { $packet } von { $flow }: { $waiting } warten.

# {queue} drops packet {packet} at the head: it waited {waited:seconds}.
m-queue-drops-packet-packet-at-9ob99m = { $queue } verwirft Paket { $packet } am Kopf: Es hat { $waited } gewartet.

# Packet {packet} of {flow} is lost on the way, not in the queue.
m-packet-packet-of-flow-is-o83j5j = Paket { $packet } von { $flow } geht unterwegs verloren, nicht in der Warteschlange.

# {queue} marks packet {packet} of {flow}: {waiting} wait.
m-queue-marks-packet-packet-of-9th38z = { $queue } markiert Paket { $packet } von { $flow }: { $waiting } warten.

# {queue} marks packet {packet}: it waited {waited:seconds}.
m-queue-marks-packet-packet-it-g99h3y = { $queue } markiert Paket { $packet }: Es hat { $waited } gewartet.

# An ACK of {flow} is dropped.
m-an-ack-of-flow-is-rhjkfw = Ein ACK von { $flow } wird verworfen.

# Packet {packet} of {flow} waits.
m-packet-packet-of-flow-waits-x5irpg = Paket { $packet } von { $flow } wartet.

# The buffer is full, mostly of {flow}: packet {packet} falls from its head.
m-the-buffer-is-full-mostly-hrzagi = Der Puffer ist voll, vor allem von { $flow }: Dort wird vorn Paket { $packet } verworfen.

# The low-latency queue marks packet {packet}: it waited {waited:seconds}.
m-the-low-latency-queue-marks-1gjqb0 = Die Warteschlange für geringe Verzögerung markiert Paket { $packet }: Es hat { $waited } gewartet.

# The low-latency queue marks packet {packet}: for the classic queue’s wait it marks {chance:chance}.
m-the-low-latency-queue-marks-siqko9 = Die Warteschlange für geringe Verzögerung markiert Paket { $packet }: Weil in der klassischen gewartet wird, markiert sie mit Wahrscheinlichkeit { $chance }.

# The classic queue marks packet {packet}, by a chance of {chance:chance}.
m-the-classic-queue-marks-packet-53q5qc = Die klassische Warteschlange markiert Paket { $packet }, mit Wahrscheinlichkeit { $chance }.

# The classic queue drops packet {packet}, by a chance of {chance:chance}.
m-the-classic-queue-drops-packet-6xgi3s = Die klassische Warteschlange verwirft Paket { $packet }, mit Wahrscheinlichkeit { $chance }.

# The low-latency queue is overloaded and drops packet {packet}.
m-the-low-latency-queue-is-auq0qg = Die Warteschlange für geringe Verzögerung ist überlastet und verwirft Paket { $packet }.

# The answer to packet {packet} of {flow} is marked on its way back.
m-the-answer-to-packet-packet-ynsp8n = Die Antwort auf Paket { $packet } von { $flow } wird auf dem Rückweg markiert.

# The queue is full: packet {packet} of {flow} falls from its head.
m-the-queue-is-full-packet-hiqv6h = Die Warteschlange ist voll: Vorn wird Paket { $packet } von { $flow } verworfen.

# The window opens by {alpha:steps} each round trip, set at the cut.
m-the-window-opens-by-alpha-7swo6d = Das Fenster wächst je Umlauf um { $alpha }, wie bei der Kürzung festgelegt.

# The window opens by up to {a:steps} each round trip.
m-the-window-opens-by-up-lj93ca = Das Fenster wächst je Umlauf um bis zu { $a }.

# Startup: {flow} sends ever faster, until the bandwidth stops growing.
m-startup-flow-sends-ever-faster-eko6um = Anlauf: { $flow } sendet immer schneller, bis die Bandbreite nicht mehr wächst.

# 5 s without a shorter round trip: {flow} halves what is in flight.
m-5-s-without-a-shorter-dg89q6 = 5 s ohne kürzere Umlaufzeit: { $flow } halbiert, was unterwegs ist.

# The window of {window:packets} opens by {step:steps} each round trip.
m-the-window-of-window-packets-czmbz5 = Das Fenster von { $window } Paketen wächst je Umlauf um { $step }.

# {Flow} returns to {plateau:packets} packets, ever more slowly.
m-flow-returns-to-plateau-packets-u7yxoc = { $Flow } kehrt zu { $plateau } Paketen zurück, immer langsamer.

# {Flow} is past {plateau:packets} packets and probes faster and faster.
m-flow-is-past-plateau-packets-a6wwpc = { $Flow } ist über { $plateau } Pakete hinaus und sondiert immer schneller.

# The window opens by one packet each round trip.
m-the-window-opens-by-one-2a4lbs = Das Fenster wächst je Umlauf um ein Paket.

# A hand sets the rate of {flow}.
m-a-hand-sets-the-rate-xxxv0k = Die Rate von { $flow } wird von Hand eingestellt.

# A hand sets the window of {flow}.
m-a-hand-sets-the-window-fpdch2 = Das Fenster von { $flow } wird von Hand eingestellt.

# Its packets wait {queueing:seconds}, below its target: the window of {flow} opens.
m-its-packets-wait-queueing-seconds-96vagu = Seine Pakete warten { $queueing }, kürzer als das Ziel: Das Fenster von { $flow } wächst.

# Its packets wait {queueing:seconds}, above its target: the window of {flow} closes.
m-its-packets-wait-queueing-seconds-wh8tsw = Seine Pakete warten { $queueing }, länger als das Ziel: Das Fenster von { $flow } schrumpft.

# {percent:packets} % of late were marked: {flow} cuts by half of that, {before:pair} to {after:pair}.
m-percent-packets-of-late-were-gjpyod = { $percent } % waren zuletzt markiert: { $flow } kürzt um die Hälfte davon, von { $before } auf { $after }.

# The round trip is short: the window opens by {scale:steps} in each, as a longer one would in as much time.
m-the-round-trip-is-short-l2iy5d = Die Umlaufzeit ist kurz: Das Fenster wächst je Umlauf um { $scale }, in gleicher Zeit so viel wie bei einer längeren.

# {Flow} adds {a:steps} per round trip while nothing is lost.
m-flow-adds-a-steps-per-vvzrgl = { $Flow } wächst je Umlauf um { $a }, solange nichts verloren geht.

# The window opens faster the longer nothing is lost.
m-the-window-opens-faster-the-7tg79x = Je länger nichts verloren geht, desto schneller wächst das Fenster.

# A number is missing at the receiver: {flow} waits for three more.
m-a-number-is-missing-at-3ju2oi = Beim Empfänger fehlt eine Nummer: { $flow } wartet auf drei weitere.

# The receiver of {flow} imagines a TCP window; its average sets the rate.
m-the-receiver-of-flow-imagines-9fd6hv = Der Empfänger von { $flow } stellt sich ein TCP-Fenster vor; dessen Mittel bestimmt die Rate.

# Packet {packet} is marked: the imagined window falls, {before:pair} to {after:pair}.
m-packet-packet-is-marked-the-a6y0r4 = Paket { $packet } ist markiert: Das vorgestellte Fenster fällt von { $before } auf { $after }.

# Slow start: {flow} doubles its rate, at most once a round trip.
m-slow-start-flow-doubles-its-wjcsdx = Slow Start: { $flow } verdoppelt die Rate, höchstens einmal je Umlauf.

# One loss event in {every:packets} packets: the equation allows {equation:packets} packets/s.
m-one-loss-event-in-every-yqu585 = Ein Verlustereignis auf { $every } Pakete: Die Gleichung erlaubt { $equation } Pakete/s.

# Packet {packet} ends the start-up: {flow} halves, {before:pair} to {after:pair} packets/s.
m-packet-packet-ends-the-start-2cxg9a = Paket { $packet } beendet den Anlauf: { $flow } halbiert, von { $before } auf { $after } Pakete/s.

# Start-up: the rate doubles every round trip until a loss.
m-start-up-the-rate-doubles-yvy6fy = Anlauf: Die Rate verdoppelt sich je Umlauf bis zu einem Verlust.

# {Flow} keeps {rate:packets} packets/s until {interval:4} s are over.
m-flow-keeps-rate-packets-packets-7rssf5 = { $Flow } hält { $rate } Pakete/s, bis { $interval } s um sind.

# Nothing comes back: {flow} halves its rate, {before:pair} to {after:pair} packets/s.
m-nothing-comes-back-flow-halves-ptuts4 = Nichts kommt zurück: { $flow } halbiert die Rate, von { $before } auf { $after } Pakete/s.

# {Flow} watches the round trip and keeps few packets queued.
m-flow-watches-the-round-trip-j5tukl = { $Flow } beobachtet die Umlaufzeit und hält wenige Pakete in der Warteschlange.

# The bandwidth no longer grows: {flow} drains the queue it made.
m-the-bandwidth-no-longer-grows-s0g4te = Die Bandbreite wächst nicht mehr: { $flow } baut die selbst erzeugte Warteschlange ab.

# {rttWindow:4} s without a shorter round trip: {flow} drains the pipe.
m-rttwindow-4-s-without-a-vi0gq3 = { $rttWindow } s ohne kürzere Umlaufzeit: { $flow } leert den Pfad.

# {Flow} has measured the round trip anew, and sends on.
m-flow-has-measured-the-round-rnnbih = { $Flow } hat die Umlaufzeit neu gemessen und sendet weiter.

# It is time to look for more bandwidth: {flow} fills the path.
m-it-is-time-to-look-ti41km = Zeit, nach mehr Bandbreite zu suchen: { $flow } füllt den Pfad.

# {Flow} has in flight what was too much the last time, and gives way.
m-flow-has-in-flight-what-ljaylc = { $Flow } hat unterwegs, was letztes Mal zu viel war, und gibt nach.

# Over 2 % of a round trip is lost: {flow} gives way.
m-over-2-of-a-round-j85re8 = Über 2 % der Pakete eines Umlaufs sind verloren: { $flow } gibt nach.

# What seemed lost has arrived after all: {flow} goes back to what it did before.
m-what-seemed-lost-has-arrived-1g6i8x = Was verloren schien, ist doch angekommen: { $flow } kehrt zum vorigen Stand zurück.

# An ACK brings the mark: {flow} {how?halves|cuts}, {before:pair} to {after:pair}; nothing was lost.
m-an-ack-brings-the-mark-sl9os0 = Ein ACK bringt die Marke: { $flow } { $how ->
    [0] halbiert
   *[other] kürzt
  }, von { $before } auf { $after }; nichts ging verloren.

# Packet {packet} is overdue: {flow} {how?halves|cuts}, {before:pair} to {after:pair}.
m-packet-packet-is-overdue-flow-qaxvma = Paket { $packet } ist überfällig: { $flow } { $how ->
    [0] halbiert
   *[other] kürzt
  }, von { $before } auf { $after }.

# The probe of {flow} had replaced a lost packet: it {how?halves|cuts}, {before:pair} to {after:pair}.
m-the-probe-of-flow-had-6msdjb = Die Sonde von { $flow } hatte ein verlorenes Paket ersetzt, also wird { $how ->
    [0] halbiert
   *[other] gekürzt
  }, von { $before } auf { $after }.

# What {flow} had sent again is lost: it {how?halves|cuts}, {before:pair} to {after:pair}.
m-what-flow-had-sent-again-hhdefq = Was { $flow } erneut gesendet hatte, ist verloren, also wird { $how ->
    [0] halbiert
   *[other] gekürzt
  }, von { $before } auf { $after }.

# {backlog:packets} packets of {flow} wait in queues, too many: its window shrinks.
m-backlog-packets-packets-of-flow-ewz4so = { $backlog } Pakete von { $flow } warten in Warteschlangen, zu viele: Das Fenster schrumpft.

# Packets begin to queue: {flow} ends slow start, {before:pair} to {after:pair}.
m-packets-begin-to-queue-flow-dui27g = Pakete beginnen zu warten: { $flow } beendet den Slow Start, von { $before } auf { $after }.

# Packet {packet} is overdue: {flow} cuts, {before:pair} to {after:pair}.
m-packet-packet-is-overdue-flow-o6b9da = Paket { $packet } ist überfällig: { $flow } kürzt, von { $before } auf { $after }.

# {Flow} starts: it sends a little, and waits for the answer.
m-flow-starts-it-sends-a-xe8xfq = { $Flow } beginnt, sendet ein wenig und wartet auf die Antwort.

# {Flow} stops sending.
m-flow-stops-sending-ieujj0 = { $Flow } hört auf zu senden.

# {Flow} is done: all its packets have arrived.
m-flow-is-done-all-its-whndfi = { $Flow } ist fertig: Alle Pakete sind angekommen.

# No ACK for {timeout:seconds}, a timeout: the window of {flow} falls to {after:packets}.
m-no-ack-for-timeout-seconds-8apbx6 = Seit { $timeout } kein ACK, also Timeout: Das Fenster von { $flow } fällt auf { $after }.

# No ACK, a timeout: the window of {flow} falls to {after:packets}.
m-no-ack-a-timeout-the-vxnt8p = Kein ACK, also Timeout: Das Fenster von { $flow } fällt auf { $after }.

# Its ACKs fill half a round trip: {flow} ends slow start at {window:packets} packets.
m-its-acks-fill-half-a-kdkldh = Die ACKs füllen eine halbe Umlaufzeit: { $flow } beendet den Slow Start bei { $window } Paketen.

# Even its shortest round trip grows: {flow} ends slow start at {window:packets} packets.
m-even-its-shortest-round-trip-87cfha = Selbst die kürzeste Umlaufzeit wächst: { $flow } beendet den Slow Start bei { $window } Paketen.

# No report comes: {flow} halves its rate, {before:pair} to {after:pair} packets/s.
m-no-report-comes-flow-halves-k2dd0f = Es kommt kein Bericht: { $flow } halbiert die Rate, von { $before } auf { $after } Pakete/s.

# Packet {packet} is missing: {flow} cuts its rate, {before:pair} to {after:pair} packets/s.
m-packet-packet-is-missing-flow-lbamgv = Paket { $packet } fehlt: { $flow } kürzt die Rate, von { $before } auf { $after } Pakete/s.

# Packet {packet} is overdue: {flow} cuts its rate, {before:pair} to {after:pair} packets/s.
m-packet-packet-is-overdue-flow-cdpo3r = Paket { $packet } ist überfällig: { $flow } kürzt die Rate, von { $before } auf { $after } Pakete/s.

# Packet {packet} is marked: {flow} cuts its rate, {before:pair} to {after:pair} packets/s.
m-packet-packet-is-marked-flow-y0mv9x = Paket { $packet } ist markiert: { $flow } kürzt die Rate, von { $before } auf { $after } Pakete/s.

# {interval:4} s without loss: the rate rises, {before:pair} to {after:pair} packets/s.
m-interval-4-s-without-loss-io35ns = { $interval } s ohne Verlust: Die Rate steigt von { $before } auf { $after } Pakete/s.

# {interval:4} s with losses: the equation moves it from {before:pair} to {after:pair} packets/s.
m-interval-4-s-with-losses-ahgu5x = { $interval } s mit Verlusten: Die Gleichung bringt sie von { $before } auf { $after } Pakete/s.

# Packet {packet} is missing: the imagined window falls, {before:pair} to {after:pair}.
m-packet-packet-is-missing-the-p1d06q = Paket { $packet } fehlt: Das vorgestellte Fenster fällt von { $before } auf { $after }.

# Nothing arrives: the imagined window of {flow} falls to one packet.
m-nothing-arrives-the-imagined-window-gkdud1 = Nichts kommt an: Das vorgestellte Fenster von { $flow } fällt auf ein Paket.

# Packet {packet} is lost, slow start ends: {before:pair} to {after:pair} packets/s.
m-packet-packet-is-lost-slow-eil4oz = Paket { $packet } ist verloren, der Slow Start endet: von { $before } auf { $after } Pakete/s.

# Packet {packet}, a new loss event: the rate falls, {before:pair} to {after:pair} packets/s.
m-packet-packet-a-new-loss-c1ju6v = Paket { $packet }, ein neues Verlustereignis: Die Rate fällt von { $before } auf { $after } Pakete/s.

# Packet {packet}, a new loss event: the rate rises, {before:pair} to {after:pair} packets/s.
m-packet-packet-a-new-loss-0xj5k7 = Paket { $packet }, ein neues Verlustereignis: Die Rate steigt von { $before } auf { $after } Pakete/s.

# Slow start: each ACK opens the window by one packet.
m-slow-start-each-ack-opens-ltihq3 = Slow Start: Jedes ACK vergrößert das Fenster um ein Paket.

# As long as nothing is lost, the window opens.
m-as-long-as-nothing-is-uakpvq = Solange nichts verloren geht, wächst das Fenster.

# {Flow} sends again what was lost; its window is {window:packets}.
m-flow-sends-again-what-was-ev69ql = { $Flow } sendet erneut, was verloren ging; das Fenster ist { $window }.

# The receiver takes {maxWindow:packets} at a time: {flow} sends no more, however large its window.
m-the-receiver-takes-maxwindow-packets-ki1smj = Der Empfänger nimmt höchstens { $maxWindow } auf einmal: { $flow } sendet nicht mehr, so groß das Fenster auch ist.

# {Flow}: {cuts} cuts in the last {span} s, all {reason?from the full queue|from early drops|from loss on the way|from marks|from losses|by silence|by timeout|without a drop}.
m-flow-cuts-cuts-in-the-ffg7ov = { $Flow }: { $cuts } Kürzungen in den letzten { $span } s, alle { $reason ->
    [0] wegen der vollen Warteschlange
    [1] wegen früher Verwürfe
    [2] wegen Verlusten unterwegs
    [3] wegen Marken
    [4] wegen Verlusten
    [5] wegen Stille
    [6] wegen Timeouts
   *[other] ohne Verwurf
  }.

# A second flow joins: who gets what?
m-a-second-flow-joins-who-mr6wll = Ein zweiter Fluss kommt dazu: Wer bekommt was?

# Slow start is over.
m-slow-start-is-over-w4x2hc = Der Slow Start ist vorbei.

# the flow
m-the-flow-fky30s = der Fluss

# the run has too many rounds of too many flows for it
m-the-run-has-too-many-dd3jqw = der Lauf hat dafür zu viele Runden von zu vielen Flüssen

# it is of one link, and this path has several
m-it-is-of-one-link-e5fky3 = es gilt für eine Leitung, und dieser Pfad hat mehrere

# it is of a link of a steady rate
m-it-is-of-a-link-6ne5jw = es gilt für eine Leitung mit fester Rate

# it is of flows alone, and here is other traffic beside them
m-it-is-of-flows-alone-tmr9jl = es gilt nur für Flüsse, und hier ist daneben anderer Verkehr

# it has no flows on the reverse path
m-it-has-no-flows-on-44ub85 = es hat keine Flüsse auf dem Rückweg

# its flows have no end, and here are transfers
m-its-flows-have-no-end-eokekn = seine Flüsse haben kein Ende, und hier sind Übertragungen

# {scheme} does not say by one law what a round adds and what a loss leaves
m-scheme-does-not-say-by-37o6lm = bei { $scheme } sagt kein einzelnes Gesetz, was in einer Runde dazukommt und was nach einem Verlust bleibt

# No textbook’s model of this run: {reason}.
m-no-textbook-s-model-of-m8knrt = Kein Lehrbuchmodell dieses Laufs: { $reason }.

# {name} {here} packets against the model’s {model} ({by})
m-name-here-packets-against-the-29nydf = { $name } { $here } Pakete, im Modell { $model } ({ $by })

# {name} {here} packets against the model’s {model}
m-name-here-packets-against-the-6kofwz = { $name } { $here } Pakete, im Modell { $model }

# The model has no queue: here {waited} packets waited in the mean.
m-the-model-has-no-queue-pxz9q9 = Das Modell hat keine Warteschlange: Hier warteten im Mittel { $waited } Pakete.

# The model’s queue holds {held} packets in the mean: here {waited} waited.
m-the-model-s-queue-holds-lq7oex = Die Warteschlange des Modells enthält im Mittel { $held } Pakete: Hier warteten { $waited }.

# Mean window from {from} to {to} s: {windows}.
m-mean-window-from-from-to-hb9hdm = Mittleres Fenster von { $from } bis { $to } s: { $windows }.

# n × its rate
m-n-its-rate-mi2v88 = n × seine Rate

# the application’s: all that it writes, or reads, gets through
m-the-application-s-all-that-07yzc7 = was die Anwendung schreibt oder liest: alles kommt durch

# its application holds it back
m-its-application-holds-it-back-skxh99 = seine Anwendung hält es zurück

# Padhye et al. 1998; nothing is lost
m-padhye-et-al-1998-nothing-izy9ej = Padhye et al. 1998; nichts geht verloren

# nothing lost so far
m-nothing-lost-so-far-b8e9fz = bisher nichts verloren

# Tsao et al. 2007, Fig. 1; τ and c as set
m-tsao-et-al-2007-fig-yn9yvf = Tsao et al. 2007, Abb. 1; τ und c wie eingestellt

# one scheme has all
m-one-scheme-has-all-ywcmdt = ein Verfahren hat alles

# flows go both ways
m-flows-go-both-ways-t4zqsp = Flüsse gehen in beide Richtungen

# p differs: {least} to {most}
m-p-differs-least-to-most-a7djuz = p ist verschieden: { $least } bis { $most }

# n flows, T the form of the mean, p = {p} for all
m-n-flows-t-the-form-j7glul = n Flüsse, T die Form des Mittels, p = { $p } für alle

# no form: the queue drops too
m-no-form-the-queue-drops-nuozmy = keine Form: Die Warteschlange verwirft auch

# no form: drop-tail drops in bursts
m-no-form-drop-tail-drops-6uzngc = keine Form: Drop-tail verwirft in Bündeln

# no form of the queue’s drops
m-no-form-of-the-queue-381qd3 = keine Form für das Verwerfen der Warteschlange

# the chance that is set
m-the-chance-that-is-set-q0ec63 = die eingestellte Wahrscheinlichkeit

# the gap that is set
m-the-gap-that-is-set-ygqoeb = der eingestellte Abstand

# no form for such losses
m-no-form-for-such-losses-uo32gx = keine Form für solche Verluste

# the largest window does not fill the queue
m-the-largest-window-does-not-oosx19 = das größte Fenster füllt die Warteschlange nicht

# 2a / (W² (1 − (1 − b)²)), W = RC + queue
m-2a-w-1-1-b-ub71rm = 2a / (W² (1 − (1 − b)²)), W = RC + Warteschlange

# one tooth’s packets: Yang et al. 2000, Sec. 4.1, peak window
m-one-tooth-s-packets-yang-tjzmke = Pakete eines Zahns: Yang et al. 2000, Abschn. 4.1, Spitzenfenster

# no form with timeouts
m-no-form-with-timeouts-krjo0w = keine Form mit Timeouts

# the form of the mean without timeouts, solved for p; W the mean window
m-the-form-of-the-mean-a99mjr = die Form des Mittels ohne Timeouts, nach p gelöst; W das mittlere Fenster

# no form over several queues
m-no-form-over-several-queues-76rzly = keine Form über mehrere Warteschlangen

# no round trip so far
m-no-round-trip-so-far-xm6bdo = bisher keine Umlaufzeit

# nothing waits at an unlimited link
m-nothing-waits-at-an-unlimited-km288t = nichts wartet an einer unbegrenzten Leitung

# the link’s rate changes
m-the-link-s-rate-changes-5o91jj = die Rate der Leitung ändert sich

# the link’s delay changes
m-the-link-s-delay-changes-3cfuta = die Verzögerung der Leitung ändert sich

# packets differ in size
m-packets-differ-in-size-umuuru = Pakete sind verschieden groß

# Little 1961; q the queue’s mean over time, s a packet
m-little-1961-q-the-queue-ki6eqy = Little 1961; q das zeitliche Mittel der Warteschlange, s ein Paket

# 1 if (1 − b)W ≥ P, else W²(1 − (1 − b)²) / (2P(P − (1 − b)W) + W² − P²); P = RC, W = P + queue
m-1-if-1-b-w-dgdjg8 = 1, wenn (1 − b)W ≥ P, sonst W²(1 − (1 − b)²) / (2P(P − (1 − b)W) + W² − P²); P = RC, W = P + Warteschlange

# one tooth of a flow alone; 3/4 without a queue (Villamizar & Song 1994)
m-one-tooth-of-a-flow-36a0mh = ein Zahn eines einzelnen Flusses; 3/4 ohne Warteschlange (Villamizar & Song 1994)

# no one rate to compare with
m-no-one-rate-to-compare-rl1zuy = keine einzelne Rate zum Vergleichen

# a form for one AIMD flow alone
m-a-form-for-one-aimd-6pvymv = eine Form nur für einen AIMD-Fluss allein

# {events} of {needed} loss events needed
m-events-of-needed-loss-events-f2ruxj = { $events } von { $needed } nötigen Verlustereignissen

# no form with timeouts, p {p}
m-no-form-with-timeouts-p-yxqzx2 = keine Form mit Timeouts, p { $p }

# no form with delayed ACKs
m-no-form-with-delayed-acks-vq7di4 = keine Form mit verzögerten ACKs

# Mathis et al. 1997; even losses, no timeouts
m-mathis-et-al-1997-even-wucbem = Mathis et al. 1997; gleichmäßige Verluste, keine Timeouts

# Jin et al. 2001, Eq. 8 without its timeout term
m-jin-et-al-2001-eq-8ew1mm = Jin et al. 2001, Gl. 8 ohne ihren Timeout-Term

# timeouts rule at p {p}
m-timeouts-rule-at-p-p-h43ens = bei p { $p } überwiegen Timeouts

# Jin et al. 2001, Eq. 8, after Padhye et al. 1998
m-jin-et-al-2001-eq-ifugb5 = Jin et al. 2001, Gl. 8, nach Padhye et al. 1998

# slow start’s pairs of packets do not fit into the queue
m-slow-start-s-pairs-of-xydbn8 = die Paketpaare des Slow Starts passen nicht in die Warteschlange

# no form of several flows
m-no-form-of-several-flows-u45lwg = keine Form mehrerer Flüsse

# T of each group: {formula}, {source}
m-t-of-each-group-formula-shrwbz = T jeder Gruppe: { $formula }, { $source }

# (W² − w²) / (2C (C − w) + W² − C²), w = (1 − b) W below the pipe C, else 1
m-w-w-2c-c-w-lumly3 = (W² − w²) / (2C (C − w) + W² − C²), w = (1 − b) W unter dem Pfad C, sonst 1

# Villamizar & Song 1994; W the pipe and its queue, in packets
m-villamizar-song-1994-w-the-ekgter = Villamizar & Song 1994; W der Pfad und seine Warteschlange, in Paketen

# no form beside other traffic
m-no-form-beside-other-traffic-o6b031 = keine Form neben anderem Verkehr

# no losses are set whose rate a form takes
m-no-losses-are-set-whose-ncn3b6 = keine Verluste eingestellt, deren Rate eine Form nimmt

# no form of flows that go back, or have nothing to send at times
m-no-form-of-flows-that-wmu4tw = keine Form für Flüsse, die auf dem Rückweg senden oder zeitweise nichts zu senden haben

# the link would be full at times
m-the-link-would-be-full-0p2eeq = die Leitung wäre zeitweise voll

# after the warm-up, from {time} s
m-after-the-warm-up-from-2rtvx7 = nach dem Vorlauf, ab { $time } s

# no warm-up: slow start counts
m-no-warm-up-slow-start-muyrm0 = kein Vorlauf: der Slow Start zählt mit

# not steady: {source}
m-not-steady-source-4ag76x = nicht eingeschwungen: { $source }

# not steady: a source came or went
m-not-steady-a-source-came-p1f1mp = nicht eingeschwungen: Eine Quelle kam oder ging

# not steady: the link follows a trace
m-not-steady-the-link-follows-2ixr3r = nicht eingeschwungen: Die Leitung folgt einer Aufzeichnung

# not steady: losses change
m-not-steady-losses-change-ng52jz = nicht eingeschwungen: Verluste ändern sich

# not steady: changed at {time} s
m-not-steady-changed-at-time-izxiv3 = nicht eingeschwungen: bei { $time } s geändert

# not steady: transfers end
m-not-steady-transfers-end-tvlptz = nicht eingeschwungen: Übertragungen enden

# not steady: flows come and go
m-not-steady-flows-come-and-rjngre = nicht eingeschwungen: Flüsse kommen und gehen

# no form for losses at a queue
m-no-form-for-losses-at-5fjm6n = keine Form für Verluste an einer Warteschlange

# no form: the link limits the rate
m-no-form-the-link-limits-gordcc = keine Form: Die Leitung begrenzt die Rate

# no form: flows share the losses
m-no-form-flows-share-the-2ixefa = keine Form: Flüsse teilen die Verluste

# no form unless losses are Poisson
m-no-form-unless-losses-are-8rtqco = keine Form, außer bei Poisson-Verlusten

# under half a packet: rounding rules
m-under-half-a-packet-rounding-ealgsi = unter einem halben Paket: die Rundung bestimmt

# AIMD’s tooth from (1 − b)W to W, integrated over one tooth; the measured CoV also holds the unevenness of whole packets
m-aimd-s-tooth-from-1-zxifgv = AIMDs Zahn von (1 − b)W bis W, über einen Zahn integriert; der gemessene VarK enthält auch die Ungleichmäßigkeit ganzer Pakete

# Yang et al. 2000, Eq. 4
m-yang-et-al-2000-eq-yiswci = Yang et al. 2000, Gl. 4

# no form of this scheme for such losses
m-no-form-of-this-scheme-j74ueb = keine Form dieses Verfahrens für solche Verluste

# no form for losses per packet
m-no-form-for-losses-per-kez8ab = keine Form für Verluste je Paket

# the form leaves timeouts out
m-the-form-leaves-timeouts-out-nc7f3q = die Form lässt Timeouts weg

# The model loses {times}; here there were {events}.
m-the-model-loses-times-here-qzbk9y = Das Modell verliert { $times }; hier gab es { $events }.

# The model loses {times}, all flows at once; here that was so in {together} of {events}.
m-the-model-loses-times-all-9f7uoh = Das Modell verliert { $times }, alle Flüsse zugleich; hier war das in { $together } von { $events } so.

# 1 time
m-1-time-oroplh = 1 Mal

# {count} times
m-count-times-q5937e = { $count } Mal
