# In the {span} s before
m-in-the-span-s-before-uywtsh = In den { $span } s davor

# Why is the rate of {name} what it is at {time} s?
m-why-is-the-rate-of-bavttl = Warum ist die Rate von { $name } bei { $time } s, wie sie ist?

# Why is the window of {name} what it is at {time} s?
m-why-is-the-window-of-aomoi7 = Warum ist das Fenster von { $name } bei { $time } s, wie es ist?

# Why did packet {packet} of {flow} fall at {time:.2} s?
m-why-did-packet-packet-of-kaz6se = Warum fiel Paket { $packet } von { $flow } bei { $time } s?

# Why was packet {packet} of {flow} lost at {time:.2} s?
m-why-was-packet-packet-of-mizd6l = Warum ging Paket { $packet } von { $flow } bei { $time } s verloren?

# Why was packet {packet} of {flow} marked at {time:.2} s?
m-why-was-packet-packet-of-ewicbv = Warum wurde Paket { $packet } von { $flow } bei { $time } s markiert?

# On average {average:.1} packets wait: at that average p = {chance:percent}. It is packet {count} since the last early drop.
m-on-average-average-1-packets-buew9r = Im Mittel warten { $average } Pakete: Bei diesem Mittel ist p = { $chance }. Es ist Paket { $count } seit dem letzten frühen Verwurf.

# Nothing has changed yet.
m-nothing-has-changed-yet-9lrtpm = Noch hat sich nichts geändert.

# The {kind?window|rate} {fell?rose|fell} from {before:pair} to {after:pair} {kind?packets|packets/s}.
m-the-kind-window-rate-fell-ho9jsm = { $kind ->
    [0] Das Fenster
   *[other] Die Rate
  } { $fell ->
    [0] stieg
   *[other] fiel
  } von { $before } auf { $after } { $kind ->
    [0] Pakete
   *[other] Pakete/s
  }.

# The {kind?window|rate} went step by step from {before:pair} to {after:pair} {kind?packets|packets/s}, up to {until:.2} s.
m-the-kind-window-rate-went-4a0b5e = { $kind ->
    [0] Das Fenster
   *[other] Die Rate
  } ging Schritt für Schritt von { $before } auf { $after } { $kind ->
    [0] Pakete
   *[other] Pakete/s
  }, bis { $until } s.

# From here on the {kind?window|rate} goes step by step: from {before:pair} to {after:pair} {kind?packets|packets/s} now.
m-from-here-on-the-kind-x1omq4 = Von hier an geht { $kind ->
    [0] das Fenster
   *[other] die Rate
  } Schritt für Schritt: von { $before } auf jetzt { $after } { $kind ->
    [0] Pakete
   *[other] Pakete/s
  }.

# Before that the {kind?window|rate} was {before:packets} {kind?packets|packets/s}.
m-before-that-the-kind-window-7mk0v9 = Davor war { $kind ->
    [0] das Fenster
   *[other] die Rate
  } { $before } { $kind ->
    [0] Pakete
   *[other] Pakete/s
  }.

# Before that the {kind?window|rate} went from {before:pair} to {after:pair} {kind?packets|packets/s}.
m-before-that-the-kind-window-vhb6nq = Davor ging { $kind ->
    [0] das Fenster
   *[other] die Rate
  } von { $before } auf { $after } { $kind ->
    [0] Pakete
   *[other] Pakete/s
  }.

# What became of packet {packet} is no longer recorded.
m-what-became-of-packet-packet-jnu6qv = Was aus Paket { $packet } wurde, ist nicht mehr aufgezeichnet.

# Packet {packet} was not dropped: it, or its ACK, was late; an ACK was dropped.
m-packet-packet-was-not-dropped-h87lp5 = Paket { $packet } wurde nicht verworfen: Es oder sein ACK kam spät; ein ACK wurde verworfen.

# Packet {packet} was not dropped: it, or its ACK, was late.
m-packet-packet-was-not-dropped-tqyw0v = Paket { $packet } wurde nicht verworfen: Es oder sein ACK kam spät.

# {ack?Packet|The ACK of packet} {packet}{answered?|, just answered,} waited {waited:span} in the queue{hop:at}: {waiting#packet|packets} stood before it.
m-ack-packet-the-ack-of-cdfn94 = { $ack ->
    [0] Paket
   *[other] Das ACK von Paket
  } { $packet }{ $answered ->
    [0] { "" }
   *[other] , eben beantwortet,
  } wartete { $waited } in der Warteschlange{ $hop }: Vor ihm { $waiting ->
    [one] stand { $waiting } Paket
   *[other] standen { $waiting } Pakete
  }.

# Whose packets those were: {owners}.
m-whose-packets-those-were-owners-omoq4w = Wem diese Pakete gehörten: { $owners }.

# the {source}
m-the-source-24mszr = { $source }

# W ← W/2: {cut:.2} / 2 = {after:.2}{rounded?|, in whole packets|, the least window} (a first loss, or one in slow start, halves).
m-w-w-2-cut-2-4a52uw = W ← W/2: { $cut } / 2 = { $after }{ $rounded ->
    [0] { "" }
    [1] , in ganzen Paketen
   *[other] , das kleinste Fenster
  } (ein erster Verlust, oder einer in Slow Start, halbiert).

# PRR: the window of {cut:.2} comes down to what the cut leaves of it with the ACKs that come; now it is {after:.2}.
m-prr-the-window-of-cut-w3gze0 = PRR: Das Fenster von { $cut } kommt mit den eintreffenden ACKs auf das herunter, was die Kürzung davon lässt; jetzt ist es { $after }.

# {name} did not cut.
m-name-did-not-cut-a5h9tm = { $name } kürzte nicht.

# {name} cut {cuts} times: {counts}.
m-name-cut-cuts-times-counts-j62owz = { $name } kürzte { $cuts } Mal: { $counts }.

# {name} cut {cuts} times, all {reason?from the full queue|from early drops|from loss on the way|from marks|from losses|by silence|by timeout|without a drop}.
m-name-cut-cuts-times-all-imau52 = { $name } kürzte { $cuts } Mal, immer { $reason ->
    [0] wegen der vollen Warteschlange
    [1] wegen früher Verwürfe
    [2] wegen Verlusten unterwegs
    [3] wegen Marken
    [4] wegen Verlusten
    [5] wegen Stille
    [6] wegen Timeouts
   *[other] ohne Verwurf
  }.

# {name} cut once, {reason?from the full queue|from early drops|from loss on the way|from marks|from losses|by silence|by timeout|without a drop}.
m-name-cut-once-reason-from-ga5b7p = { $name } kürzte einmal, { $reason ->
    [0] wegen der vollen Warteschlange
    [1] wegen eines frühen Verwurfs
    [2] wegen eines Verlusts unterwegs
    [3] wegen einer Marke
    [4] wegen eines Verlusts
    [5] wegen Stille
    [6] wegen eines Timeouts
   *[other] ohne Verwurf
  }.

# {percent} % of {name}
m-percent-of-name-n9e94f = { $percent } % von { $name }

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s, and not for losses: it lost {lessPart:2} % of its packets, {more} {morePart:2} %; their round trips were {lessTrip:.0} ms and {moreTrip:.0} ms.
m-less-got-less-than-more-c35kaz = { $less } bekam weniger als { $more }, { $lessRate } gegen { $moreRate } Mbit/s, und nicht wegen Verlusten: Es verlor { $lessPart } % seiner Pakete, { $more } { $morePart } %; ihre Umlaufzeiten waren { $lessTrip } ms und { $moreTrip } ms.

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s: it lost {lessPart:2} % of its packets (all in queues), {more} {morePart:2} %.
m-less-got-less-than-more-j07sgj = { $less } bekam weniger als { $more }, { $lessRate } gegen { $moreRate } Mbit/s: Es verlor { $lessPart } % seiner Pakete (alle in Warteschlangen), { $more } { $morePart } %.

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s: it lost {lessPart:2} % of its packets (all on the way), {more} {morePart:2} %.
m-less-got-less-than-more-ku1x5x = { $less } bekam weniger als { $more }, { $lessRate } gegen { $moreRate } Mbit/s: Es verlor { $lessPart } % seiner Pakete (alle unterwegs), { $more } { $morePart } %.

# {less} got less than {more}, {lessRate:.2} against {moreRate:.2} Mbit/s: it lost {lessPart:2} % of its packets ({queue} in queues, {lost} on the way), {more} {morePart:2} %.
m-less-got-less-than-more-34k1me = { $less } bekam weniger als { $more }, { $lessRate } gegen { $moreRate } Mbit/s: Es verlor { $lessPart } % seiner Pakete ({ $queue } in Warteschlangen, { $lost } unterwegs), { $more } { $morePart } %.

# It did not cut again for packet {other}, {how?dropped|lost|marked} as well: sent before the cut, which answers for all up to packet {upTo}.
m-it-did-not-cut-again-m0q4o4 = Für Paket { $other }, ebenfalls { $how ->
    [0] verworfen
    [1] verloren
   *[other] markiert
  }, hat es nicht noch einmal gekürzt: Es wurde vor der Kürzung gesendet, und diese antwortet auf alle bis Paket { $upTo }.

# It did not cut again for packet {other} and {more} more, {how?dropped|lost|marked} as well: sent before the cut, which answers for all up to packet {upTo}.
m-it-did-not-cut-again-lyded9 = Für Paket { $other } und { $more } weitere, ebenfalls { $how ->
    [0] verworfen
    [1] verloren
   *[other] markiert
  }, hat es nicht noch einmal gekürzt: Sie wurden vor der Kürzung gesendet, und diese antwortet auf alle bis Paket { $upTo }.

# So one cut answers for a whole window of data.
m-so-one-cut-answers-for-62pjw8 = So antwortet eine Kürzung auf ein ganzes Fenster von Daten.

# It sends no more: all its data have arrived.
m-it-sends-no-more-all-dz2w6l = Es sendet nicht mehr: Alle seine Daten sind angekommen.

# It sends no more: it was stopped, and offers no new data.
m-it-sends-no-more-it-1ob6wj = Es sendet nicht mehr: Es wurde angehalten und hat nichts Neues.

# It sends no sooner: its rate is a clock, with a packet every {gap:span}.
m-it-sends-no-sooner-its-umlf8p = Früher sendet es nicht: Seine Rate ist eine Uhr, mit einem Paket alle { $gap }.

# If none comes, the timer ends the wait after {rto:span}.
m-if-none-comes-the-timer-91dvng = Kommt keines, beendet der Timer das Warten nach { $rto }.

# It sends no more: its receiver takes {maxWindow:packets} at a time, however large its window of {window:.1} is.
m-it-sends-no-more-its-n69113 = Es sendet nicht mehr: Sein Empfänger nimmt { $maxWindow } auf einmal, wie groß sein Fenster von { $window } auch ist.

# It sends no more: it still repairs a loss, and as much as its window of {window:packets} allows counts as on its way.
m-it-sends-no-more-it-q6m2hm = Es sendet nicht mehr: Es repariert noch einen Verlust, und so viel, wie sein Fenster von { $window } erlaubt, gilt als unterwegs.

# It sends no sooner: it paces its packets, one every {gap:span}.
m-it-sends-no-sooner-it-bk31t9 = Früher sendet es nicht: Es verteilt seine Pakete gleichmäßig, eines alle { $gap }.

# Without this drop
m-without-this-drop-bs6l2m = Ohne diesen Verwurf

# Without this loss
m-without-this-loss-2d1zug = Ohne diesen Verlust

# Without this mark
m-without-this-mark-5upc9u = Ohne diese Marke

# Without this delay: the {waiting#packet|packets} before it leave at once
m-without-this-delay-the-waiting-b481d7 = Ohne diese Verzögerung: { $waiting ->
    [one] Das { $waiting } Paket davor geht
   *[other] Die { $waiting } Pakete davor gehen
  } sofort

# Without this ACK’s loss
m-without-this-ack-s-loss-oz35r3 = Ohne den Verlust dieses ACKs

# Without {flow}
m-without-flow-qklshp = Ohne { $flow }

# Without the {source}
m-without-the-source-qn4qa3 = Ohne { $source }

# Without any loss in front of the queue{at}
m-without-any-loss-in-front-1a8zg2 = Ohne jeden Verlust vor der Warteschlange{ $at }

# Without “{change}”
m-without-change-h474q2 = Ohne „{ $change }“

# {queue} decides it, before the queue is full.
m-queue-decides-it-before-the-tgcvi6 = { $queue } entscheidet es, bevor die Warteschlange voll ist.

# a change of this run asks for it, and no queue.
m-a-change-of-this-run-20vn4n = Eine Änderung dieses Laufs verlangt es, keine Warteschlange.

# Packet {packet} was marked in the low-latency queue, where {waiting#packet|packets} stood behind it: it had waited {waited:span}, longer than that queue’s threshold.
m-packet-packet-was-marked-in-xcyj8f = Paket { $packet } wurde in der Warteschlange für geringe Verzögerung markiert, wo { $waiting ->
    [one] { $waiting } Paket
   *[other] { $waiting } Pakete
  } hinter ihm standen: Es hatte { $waited } gewartet, länger als die Schwelle dieser Warteschlange.

# Packet {packet} was marked in the low-latency queue, where {waiting#packet|packets} stood behind it: it had waited {waited:span}, and the classic queue’s controller asks for marks on p_CL = k p = {chance:percent} here.
m-packet-packet-was-marked-in-6w1fod = Paket { $packet } wurde in der Warteschlange für geringe Verzögerung markiert, wo { $waiting ->
    [one] { $waiting } Paket
   *[other] { $waiting } Pakete
  } hinter ihm standen: Es hatte { $waited } gewartet, und der Regler der klassischen Warteschlange verlangt hier Marken auf p_CL = k p = { $chance }.

# Packet {packet} was marked in the classic queue, with {waiting#packet|packets} behind it: its controller (PI2) asks for p_C = p² = {chance:percent}, and it can carry a mark; it had waited {waited:span}.
m-packet-packet-was-marked-in-dlrgjt = Paket { $packet } wurde in der klassischen Warteschlange markiert, mit { $waiting ->
    [one] { $waiting } Paket
   *[other] { $waiting } Paketen
  } hinter ihm: Deren Regler (PI2) verlangt p_C = p² = { $chance }, und es kann eine Marke tragen; es hatte { $waited } gewartet.

# Packet {packet} was dropped in the classic queue, with {waiting#packet|packets} behind it: its controller (PI2) asks for p_C = p² = {chance:percent}; it had waited {waited:span}.
m-packet-packet-was-dropped-in-pfm938 = Paket { $packet } wurde in der klassischen Warteschlange verworfen, mit { $waiting ->
    [one] { $waiting } Paket
   *[other] { $waiting } Paketen
  } hinter ihm: Deren Regler (PI2) verlangt p_C = p² = { $chance }; es hatte { $waited } gewartet.

# Packet {packet} was dropped in the low-latency queue, where {waiting#packet|packets} stood behind it: both queues are overloaded, every packet that passes here is marked already, and p_C = {chance:percent} is dropped.
m-packet-packet-was-dropped-in-2kim18 = Paket { $packet } wurde in der Warteschlange für geringe Verzögerung verworfen, wo { $waiting ->
    [one] { $waiting } Paket
   *[other] { $waiting } Pakete
  } hinter ihm standen: Beide Warteschlangen sind überlastet, jedes Paket, das hier durchkommt, ist schon markiert, und p_C = { $chance } wird verworfen.

# s is less than 1, for the round trip is shorter than the one it acts like.
m-s-is-less-than-1-ecu9z4 = s ist kleiner als 1, denn die Umlaufzeit ist kürzer als die, wie bei der es sich verhält.

# the window is at most its bound, {cap:.2}: what a probe or a round trip with losses had in flight, less some room for others.
m-the-window-is-at-most-z1a4m3 = Das Fenster ist höchstens seine Grenze, { $cap }: was eine Sondierung oder ein Umlauf mit Verlusten unterwegs hatte, abzüglich etwas Platz für andere.

# in the first round after a loss one packet goes for each that arrives: the window stays {after:.2}.
m-in-the-first-round-after-08123t = In der ersten Runde nach einem Verlust geht für jedes angekommene Paket eines: Das Fenster bleibt { $after }.

# in the first round after a loss one packet goes for each that arrives: {inFlight:packets} + {delivered:packets} = {after:.2}.
m-in-the-first-round-after-875prd = In der ersten Runde nach einem Verlust geht für jedes angekommene Paket eines: { $inFlight } + { $delivered } = { $after }.

# W + {delivered:packets} delivered, at most the target {target:.1}, which is twice bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1} and room for bursts.
m-w-delivered-packets-delivered-at-ijjzqs = W + { $delivered } zugestellt, höchstens das Ziel { $target }: das Doppelte von Bandbreite × kleinste Umlaufzeit = { $bandwidth } × { $minRtt } = { $product }, und Platz für Bündel.

# below the target {target:.1}: W plus what was delivered, {base:.1} + {delivered:packets} = {after:.2}; bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1}.
m-below-the-target-target-1-6jyatz = Unter dem Ziel { $target }: W plus das Zugestellte, { $base } + { $delivered } = { $after }; Bandbreite × kleinste Umlaufzeit = { $bandwidth } × { $minRtt } = { $product }.

# the target {target:.1} is reached: the window stays {after:.2}; bandwidth × smallest round trip = {bandwidth:.1} × {minRtt:span} = {product:.1}.
m-the-target-target-1-is-v9xth0 = Das Ziel { $target } ist erreicht: Das Fenster bleibt { $after }; Bandbreite × kleinste Umlaufzeit = { $bandwidth } × { $minRtt } = { $product }.

# W + {delivered:packets} delivered, at most the target {target:.1}, which goes by the initial window until there are measurements.
m-w-delivered-packets-delivered-at-ns32q0 = W + { $delivered } zugestellt, höchstens das Ziel { $target }, das sich nach dem Anfangsfenster richtet, bis es Messungen gibt.

# W plus what was delivered, {base:.1} + {delivered:packets} = {after:.2}; the target {target:.1} goes by the initial window until there are measurements.
m-w-plus-what-was-delivered-pqlaku = W plus das Zugestellte, { $base } + { $delivered } = { $after }; das Ziel { $target } richtet sich nach dem Anfangsfenster, bis es Messungen gibt.

# the target {target:.1} is reached, which goes by the initial window until there are measurements: the window stays {after:.2}.
m-the-target-target-1-is-pf59v6 = Das Ziel { $target } ist erreicht, das sich nach dem Anfangsfenster richtet, bis es Messungen gibt: Das Fenster bleibt { $after }.

# W + {delivered:packets} delivered would be less than the least window: it is 4.
m-w-delivered-packets-delivered-would-lcuvqd = W + { $delivered } zugestellt wäre weniger als das kleinste Fenster: Es ist 4.

# while it measures the round trip the window is at most 4.
m-while-it-measures-the-round-duqp75 = Während es die Umlaufzeit misst, ist das Fenster höchstens 4.

# It is in {state:word}: the delivery rate had not grown by a quarter in three round trips.
m-it-is-in-state-word-qtdebv = Sein Zustand ist { $state }: Die Zustellrate war in drei Umläufen nicht um ein Viertel gewachsen.

# It is in {state:word}: the queue that it had built was gone.
m-it-is-in-state-word-fvjn4p = Sein Zustand ist { $state }: Die selbst aufgebaute Warteschlange war weg.

# It is in {state:word}: nothing had undercut its smallest round trip for too long.
m-it-is-in-state-word-9zckch = Sein Zustand ist { $state }: Zu lange hatte nichts seine kleinste Umlaufzeit unterboten.

# It is in {state:word}: it had measured the smallest round trip anew.
m-it-is-in-state-word-naijt8 = Sein Zustand ist { $state }: Es hatte die kleinste Umlaufzeit neu gemessen.

# It is in {state:word}: two to three seconds had passed since the last probe, or as many round trips as a TCP of its window needs to fill the queue.
m-it-is-in-state-word-9sm7gw = Sein Zustand ist { $state }: Seit der letzten Sondierung waren zwei bis drei Sekunden vergangen, oder so viele Umläufe, wie ein TCP mit seinem Fenster braucht, um die Warteschlange zu füllen.

# It is in {state:word}: for a round trip it had sent at the bandwidth, so that the path was full.
m-it-is-in-state-word-qsyldf = Sein Zustand ist { $state }: Einen Umlauf lang hatte es mit der Bandbreite gesendet, so dass der Pfad voll war.

# It is in {state:word}: as much was in flight as the last probe had found too much.
m-it-is-in-state-word-twx43y = Sein Zustand ist { $state }: Es war so viel unterwegs, wie die letzte Sondierung als zu viel erkannt hatte.

# It is in {state:word}: the careful probe before had lost little.
m-it-is-in-state-word-bz3aqn = Sein Zustand ist { $state }: Die vorsichtige Sondierung davor hatte wenig verloren.

# It is in {state:word}: over 2 % of the packets of a round trip were lost.
m-it-is-in-state-word-3t0380 = Sein Zustand ist { $state }: Über 2 % der Pakete eines Umlaufs waren verloren.

# It is in {state:word}: what had seemed lost had arrived after all.
m-it-is-in-state-word-vkx8x5 = Sein Zustand ist { $state }: Was verloren schien, war doch angekommen.

# So the mark has been answered already.
m-so-the-mark-has-been-dfgopy = So ist die Marke schon beantwortet.

# {backlog:packets} packets of its own wait in queues; it allows {most:4}.
m-backlog-packets-packets-of-its-dvp15s = { $backlog } seiner eigenen Pakete warten in Warteschlangen; es lässt { $most } zu.

# Δ = W (1 − baseRTT/RTT) with {shortest:span} at best and {roundTrip:span} now: {backlog:packets} > β = {most:3}: W ← W − 1 = {after:.2}.
m-w-1-basertt-rtt-with-fw3fnz = Δ = W (1 − baseRTT/RTT) mit { $shortest } bestenfalls und { $roundTrip } jetzt: { $backlog } > β = { $most }: W ← W − 1 = { $after }.

# Δ = W (1 − baseRTT/RTT) with {shortest:span} at best and {roundTrip:span} now: {backlog:packets} > γ = {most:3}: W ← W − W/8 = {after:.2}.
m-w-1-basertt-rtt-with-25hd09 = Δ = W (1 − baseRTT/RTT) mit { $shortest } bestenfalls und { $roundTrip } jetzt: { $backlog } > γ = { $most }: W ← W − W/8 = { $after }.

# after a timeout the window is {left:packets}.
m-after-a-timeout-the-window-uhazv6 = Nach einem Timeout ist das Fenster { $left }.

# after a timeout the window is {left:packets}, and slow start ends at {threshold:packets}, what the law leaves of {cut:.2}.
m-after-a-timeout-the-window-nwp8uz = Nach einem Timeout ist das Fenster { $left }, und Slow Start endet bei { $threshold }, was das Gesetz von { $cut } lässt.

# after a timeout the window is {left:packets}, and slow start ends at half of {cut:.2}.
m-after-a-timeout-the-window-jyga4r = Nach einem Timeout ist das Fenster { $left }, und Slow Start endet bei der Hälfte von { $cut }.

# p = {p:3} = {events#loss event|loss events} / {acknowledged:packets} acknowledged in the interval.
m-p-p-3-events-loss-jsm888 = p = { $p } = { $events ->
    [one] { $events } Verlustereignis
   *[other] { $events } Verlustereignisse
  } / { $acknowledged } in diesem Abstand bestätigte.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}. It rises towards that by at most {before:.1} + {rounds:2} packets per round trip, and not above {ceiling:.1}: {after:.1}.
m-x-1-r-2p-3-aj1afk = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) mit p = { $p }, R = { $rtt }, t₀ = { $t0 } ergibt { $equation }. Es steigt dorthin um höchstens { $before } + { $rounds } Pakete je Umlauf, und nicht über { $ceiling }: { $after }.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}: X falls to it at once, {after:.1}.
m-x-1-r-2p-3-8izjff = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) mit p = { $p }, R = { $rtt }, t₀ = { $t0 } ergibt { $equation }: X fällt sofort darauf, { $after }.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}, and it may be no more than {ceiling:.1}, from the rate received: {after:.1}.
m-x-1-r-2p-3-qwvfy6 = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) mit p = { $p }, R = { $rtt }, t₀ = { $t0 } ergibt { $equation }, und mehr als { $ceiling }, aus der empfangenen Rate, darf es nicht sein: { $after }.

# X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) with p = {p:3}, R = {rtt:span}, t₀ = {t0:span} gives {equation:.1}: slow start is over, and X is {after:.1}.
m-x-1-r-2p-3-kyrsvx = X = 1/(R √(2p/3) + t₀ min(1, 3√(3p/8)) p (1 + 32p²)) mit p = { $p }, R = { $rtt }, t₀ = { $t0 } ergibt { $equation }: Slow Start ist vorbei, und X ist { $after }.
