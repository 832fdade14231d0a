# Aggressiveness I (per RTT)
m-aggressiveness-i-per-rtt-urt10l = Aggressivität I (je Umlauf)

# The largest rise of the rate from one round trip to the next while no congestion is signalled; slow start is not meant.
m-the-largest-rise-of-the-rvbk1t = Der größte Anstieg der Rate von einem Umlauf zum nächsten, während nichts Überlast meldet; der Slow Start ist nicht gemeint.

# Utilization after doubling f(k)
m-utilization-after-doubling-f-k-zmyzxd = Auslastung nach Verdopplung f(k)

# Mean utilization of the link in the first k round trips after the bandwidth for the remaining flows doubled.
m-mean-utilization-of-the-link-1smkdn = Mittlere Auslastung der Leitung in den ersten k Umläufen, nachdem sich die Bandbreite für die verbleibenden Flüsse verdoppelt hat.

# without what departed flows still delivered
m-without-what-departed-flows-still-24ttnd = ohne das, was von beendeten Flüssen noch zugestellt wurde

# Queue refill time
m-queue-refill-time-k2xlb9 = Wiederfüllzeit der Warteschlange

# Round trips from the departure of flows until the bottleneck queue, having fallen below 95 % of its buffer, reaches that again.
m-round-trips-from-the-departure-b21wp5 = Umläufe vom Ende von Flüssen an, bis die Warteschlange am Engpass, die unter 95 % ihres Puffers gefallen ist, diese Marke wieder erreicht.

# full is, packets
m-full-is-packets-0820xt = voll heißt, Pakete

# δ-fair convergence time
m-fair-convergence-time-c3zrky = δ-faire Konvergenzzeit

# Seconds for two flows of one scheme to come from the most uneven split to one whose difference is the part δ of the whole; δ = 0.1 is 55 to 45.
m-seconds-for-two-flows-of-b5pkp2 = Sekunden, in denen zwei Flüsse eines Verfahrens von der ungleichsten Aufteilung zu einer kommen, bei der der Unterschied nur noch den Anteil δ des Ganzen ausmacht; δ = 0,1 ist 55 zu 45.

# T1, time to the efficiency line
m-t1-time-to-the-efficiency-2jvqae = T1, Zeit bis zur Effizienzlinie

# Round trips until two flows that leave capacity unused fill it: until the first loss.
m-round-trips-until-two-flows-00wnxi = Umläufe, bis zwei Flüsse, die Kapazität ungenutzt lassen, sie füllen: bis zum ersten Verlust.

# Δ, difference at the efficiency line
m-difference-at-the-efficiency-line-hbx1xv = Δ, Unterschied an der Effizienzlinie

# Difference of the two windows when the first loss occurs.
m-difference-of-the-two-windows-pboiwi = Unterschied der beiden Fenster beim ersten Verlust.

# T2, time to fairness
m-t2-time-to-fairness-xntdb8 = T2, Zeit bis zur Fairness

# Round trips from the first loss until the difference of the two windows stays below ε, taken where congestion epochs end.
m-round-trips-from-the-first-2cr9s8 = Umläufe vom ersten Verlust, bis der Unterschied der beiden Fenster unter ε bleibt, genommen an den Enden der Überlastepochen.

# RTTs to the first end that close
m-rtts-to-the-first-end-1wewjs = Umläufe bis zum ersten so nahen Ende

# epochs until then
m-epochs-until-then-14rzg6 = Epochen bis dahin

# epochs that stay
m-epochs-that-stay-2eu21x = Epochen, die so bleiben

# Length of a congestion epoch
m-length-of-a-congestion-epoch-43oua5 = Länge einer Überlastepoche

# Round trips between two consecutive cuts of the window of a flow; the mean over the epochs of the window.
m-round-trips-between-two-consecutive-qkthnu = Umläufe zwischen zwei aufeinanderfolgenden Kürzungen des Fensters eines Flusses; das Mittel über die Epochen des Fensters.

# Shape of the increase curve
m-shape-of-the-increase-curve-ie7f2z = Form der Anstiegskurve

# Whether the window climbs faster and faster between two cuts (superlinear), evenly (linear), or ever slower (sublinear).
m-whether-the-window-climbs-faster-42fwme = Ob das Fenster zwischen zwei Kürzungen immer schneller steigt (superlinear), gleichmäßig (linear) oder immer langsamer (sublinear).

# bend, part of the climb
m-bend-part-of-the-climb-y5sjvy = Krümmung, Teil des Anstiegs

# Jain fairness index F
m-jain-fairness-index-f-kcswxq = Fairness-Index F nach Jain

# How equal the sending rates of the competing flows are in the same round trip: 1 is equal, 1/K is one flow has everything.
m-how-equal-the-sending-rates-ak72wk = Wie gleich die Senderaten der konkurrierenden Flüsse im selben Umlauf sind: 1 heißt gleich, 1/K heißt, ein Fluss hat alles.

# Short-term fairness CoV_sf
m-short-term-fairness-cov-sf-qq6tvd = Kurzzeit-Fairness CoV_sf

# Coefficient of variation of the rates of the competing flows in the same round trip; the trace and its mean.
m-coefficient-of-variation-of-the-8suhhi = Variationskoeffizient der Raten der konkurrierenden Flüsse im selben Umlauf; der Verlauf und sein Mittel.

# Long-term fairness CoV_lf
m-long-term-fairness-cov-lf-7byft4 = Langzeit-Fairness CoV_lf

# Coefficient of variation across flows of one scheme of their average rates over many round trips, averaged over the windows of that length that fit.
m-coefficient-of-variation-across-flows-y71sth = Variationskoeffizient der mittleren Raten der Flüsse eines Verfahrens über viele Umläufe, gemittelt über die Abschnitte dieser Länge, die passen.

# Two-user ratio fairness
m-two-user-ratio-fairness-r2dw09 = Fairness zweier Flüsse als Verhältnis

# The larger rate of two flows over the smaller: 1 is fair, larger is worse.
m-the-larger-rate-of-two-5ogy0i = Die größere Rate zweier Flüsse, geteilt durch die kleinere: 1 ist fair, größer ist schlechter.

# δ-fair convergence in ACKs
m-fair-convergence-in-acks-i0hmdq = δ-faire Konvergenz in ACKs

# ACKs that two AIMD(a, b) flows receive together until the expected difference of their windows has shrunk by the factor δ, marks coming with probability p.
m-acks-that-two-aimd-a-bjr27p = ACKs, die zwei Flüsse mit AIMD(a, b) zusammen bekommen, bis der erwartete Unterschied ihrer Fenster um den Faktor δ geschrumpft ist, wenn Marken mit Wahrscheinlichkeit p kommen.

# Value of a closed form
m-value-of-a-closed-form-vfl4nm = Wert einer geschlossenen Form

# A closed form of a paper, evaluated.
m-a-closed-form-of-a-fs2ljn = Eine geschlossene Form aus einem Fachartikel, ausgewertet.

# TCP-compatibility
m-tcp-compatibility-0u56a5 = TCP-Kompatibilität

# In the steady state no more bandwidth than a conformant TCP under comparable conditions, and a decrease at least as fast; the increase is free.
m-in-the-steady-state-no-bs40xb = Im eingeschwungenen Zustand nicht mehr Bandbreite als ein regelgerechtes TCP unter vergleichbaren Bedingungen, und eine mindestens so schnelle Senkung; die Erhöhung ist frei.

# TCP-equivalence
m-tcp-equivalence-p0c9ch = TCP-Äquivalenz

# The same bandwidth as TCP if both see the same pattern of losses and RTTs, in steady and in transient state: rising and falling as fast as TCP.
m-the-same-bandwidth-as-tcp-7kd7h5 = Dieselbe Bandbreite wie TCP, wenn beide dasselbe Muster von Verlusten und Umlaufzeiten sehen, im eingeschwungenen wie im Übergangszustand: so schnell steigend und fallend wie TCP.

# TCP-equal share
m-tcp-equal-share-rlg7hq = Gleicher Anteil wie TCP

# The same bandwidth as TCP when competing with it on the same bottleneck, even if they see different losses; it implies equivalence, and not the other way round.
m-the-same-bandwidth-as-tcp-0oo97j = Dieselbe Bandbreite wie TCP im Wettbewerb mit ihm am selben Engpass, auch wenn sie verschiedene Verluste sehen; daraus folgt Äquivalenz, und nicht umgekehrt.

# Traces
m-traces-5ukwsn = Verläufe

# Smoothness
m-smoothness-r03tqo = Glätte

# Transfers
m-transfers-oowe33 = Übertragungen

# Pings
m-pings-sj0ab2 = Pings

# Settling
m-settling-ge74ql = Einschwingen

# Convergence of two flows
m-convergence-of-two-flows-13ty7s = Konvergenz zweier Flüsse

# Congestion epochs
m-congestion-epochs-946hos = Überlastepochen

# Closed forms
m-closed-forms-c38v36 = Geschlossene Formen

# Facts about schemes
m-facts-about-schemes-fdupkh = Fakten über Verfahren

# TCP-friendliness
m-tcp-friendliness-6i9apr = TCP-Freundlichkeit

# Verdicts
m-verdicts-g738m7 = Urteile

# Packet drop rate
m-packet-drop-rate-j9mia4 = Verwurfsrate

# Part of the packets that is dropped: of the adaptive flows, wherever it happens; of all traffic at the bottleneck queue beside it.
m-part-of-the-packets-that-u50oa8 = Anteil der Pakete, der verworfen wird: der anpassungsfähigen Flüsse, wo immer es geschieht; daneben des ganzen Verkehrs an der Warteschlange des Engpasses.

# Early marking plus overflow drop rate
m-early-marking-plus-overflow-drop-9e4x0k = Frühe Marken plus Überlaufverwürfe

# Part of the packets arriving at the bottleneck that carries a congestion signal: marked, or dropped.
m-part-of-the-packets-arriving-pzcvdx = Anteil der am Engpass ankommenden Pakete mit einem Überlastsignal: markiert oder verworfen.

# Normalized packet-loss rate
m-normalized-packet-loss-rate-866qpm = Normierte Paketverlustrate

# Loss rate of the studied flow with the shortest RTT over that of the TCP flow with the shortest RTT.
m-loss-rate-of-the-studied-ulwsr8 = Verlustrate des untersuchten Flusses mit der kürzesten Umlaufzeit, geteilt durch die des TCP-Flusses mit der kürzesten.

# Probes lost
m-probes-lost-vcwhgg = Verlorene Sonden

# Part of the probes that is lost, on the way there or back.
m-part-of-the-probes-that-97jz5b = Anteil der Sonden, der auf dem Hin- oder Rückweg verloren geht.

# Responsiveness D
m-responsiveness-d-fckywg = Reaktionsfähigkeit D

# Round trips until the rate is half of that before the disturbance when every round trip brings exactly one loss indication; of several flows the mean.
m-round-trips-until-the-rate-cqvi3g = Umläufe, bis die Rate halb so groß ist wie vor der Störung, wenn jeder Umlauf genau eine Verlustmeldung bringt; bei mehreren Flüssen das Mittel.

# Adaptation time R
m-adaptation-time-r-aqixbz = Anpassungszeit R

# Round trips after a disturbance until the rate stays within 5 % of the step from its new steady value.
m-round-trips-after-a-disturbance-thc7a1 = Umläufe nach einer Störung, bis die Rate innerhalb von 5 % der Stufe um ihren neuen eingeschwungenen Wert bleibt.

# Rate-adaptation fraction
m-rate-adaptation-fraction-4n40fz = Ausgeführter Teil der Ratenstufe

# Part of the step that the rate has done, over the round trips after it: from 0 towards 1; as a number, the part done at the window's end.
m-part-of-the-step-that-msqomv = Anteil der Stufe, den die Rate geschafft hat, über die Umläufe danach: von 0 gegen 1; als Zahl der am Ende des Abschnitts geschaffte Teil.

# Undershoot depth
m-undershoot-depth-orixkd = Tiefe des Unterschwingens

# The lowest rate after a step down, over the new steady rate: 0 means that the flow fell silent, 1 that it did not fall below.
m-the-lowest-rate-after-a-zfgner = Die niedrigste Rate nach einer Stufe abwärts, geteilt durch die neue eingeschwungene Rate: 0 heißt, dass der Fluss verstummte, 1, dass er nicht darunter fiel.

# Scheme parameter
m-scheme-parameter-mye2ip = Parameter eines Verfahrens

# Value of a control parameter of a scheme: the one chosen, or the default of its card.
m-value-of-a-control-parameter-hqjk3w = Wert eines Parameters eines Verfahrens: der gewählte, oder der voreingestellte seiner Karte.

# Taxonomy class
m-taxonomy-class-a723gi = Klasse der Einteilung

# Row of the scheme in the classification of policies: what fairness goes by, step and curve of the increase, memory of the decrease.
m-row-of-the-scheme-in-2de14a = Zeile des Verfahrens in der Einteilung der Strategien: wonach Fairness geht, Schritt und Kurve der Zunahme, Gedächtnis der Abnahme.

# available, bit/s
m-available-bit-s-p6xent = verfügbar, bit/s

# Convergence time
m-convergence-time-rgtvez = Konvergenzzeit

# Seconds from a change of conditions until the smoothed throughput is near its new steady mean and stays there.
m-seconds-from-a-change-of-skjv8c = Sekunden von einer Änderung der Bedingungen, bis der geglättete Durchsatz nahe seinem neuen eingeschwungenen Mittel ist und dort bleibt.

# Oscillation after convergence
m-oscillation-after-convergence-3rjxqv = Schwankung nach der Konvergenz

# Coefficient of variation of the throughput in bins of 1 s once the new bandwidth is taken; of several flows the mean.
m-coefficient-of-variation-of-the-rj0pmd = Variationskoeffizient des Durchsatzes in Abschnitten von 1 s, sobald die neue Bandbreite genommen ist; bei mehreren Flüssen das Mittel.

# Smoothness CoV_time
m-smoothness-cov-time-qiwrds = Glätte CoV_time

# Coefficient of variation of the rates of one flow in consecutive round trips, where nothing changes; smaller is smoother. Of several flows, the mean.
m-coefficient-of-variation-of-the-jcofa0 = Variationskoeffizient der Raten eines Flusses in aufeinanderfolgenden Umläufen, wo sich nichts ändert; kleiner ist glatter. Bei mehreren Flüssen das Mittel.

# Smoothness ratio
m-smoothness-ratio-mpi3s3 = Glätteverhältnis

# The least ratio, smaller over larger, of the rates of a flow in two consecutive round trips: 1 is perfect, TCP(b) has 1 − b.
m-the-least-ratio-smaller-over-5igw00 = Das kleinste Verhältnis, kleiner durch größer, der Raten eines Flusses in zwei aufeinanderfolgenden Umläufen: 1 ist vollkommen, TCP(b) hat 1 − b.

# larger over smaller
m-larger-over-smaller-8ysa5k = größer durch kleiner

# Throughput of a source
m-throughput-of-a-source-g13cvo = Durchsatz einer Quelle

# What arrives of a source that nobody slows down, a constant stream as one; of all of them, if none is named.
m-what-arrives-of-a-source-0v38qf = Was von einer Quelle ankommt, die niemand bremst, etwa einem konstanten Strom; von allen zusammen, wenn keine genannt ist.

# Loss of a source
m-loss-of-a-source-vjkind = Verlust einer Quelle

# Part of the packets of a source that is dropped; of all of them together, if none is named.
m-part-of-the-packets-of-porhi9 = Anteil der Pakete einer Quelle, der verworfen wird; von allen zusammen, wenn keine genannt ist.

# Stabilization time
m-stabilization-time-w9gy7x = Stabilisierungszeit

# Round trips after the available bandwidth has fallen until the loss rate of the bottleneck queue is within 1.5 times its steady value for the new conditions.
m-round-trips-after-the-available-n8nw76 = Umläufe, nachdem die verfügbare Bandbreite gefallen ist, bis die Verlustrate der Warteschlange am Engpass beim 1,5-Fachen ihres eingeschwungenen Werts unter den neuen Bedingungen oder darunter ist.

# Stabilization cost
m-stabilization-cost-79nf0h = Stabilisierungskosten

# Stabilization time times the mean loss rate over it: 1 is as much as all packets of one round trip.
m-stabilization-time-times-the-mean-734d27 = Stabilisierungszeit mal mittlere Verlustrate darin: 1 ist so viel wie alle Pakete eines Umlaufs.

# Normalized per-flow throughput
m-normalized-per-flow-throughput-19g1gs = Normierter Durchsatz je Fluss

# Throughput of a flow divided by one flow's equal share of the average bandwidth that unresponsive sources leave; the least of all flows as the value, each flow beside it.
m-throughput-of-a-flow-divided-zx0jgz = Durchsatz eines Flusses, geteilt durch den gleichen Anteil eines Flusses an der mittleren Bandbreite, die nicht reagierende Quellen übrig lassen; als Wert der kleinste aller Flüsse, daneben jeder Fluss.

# Mean normalized throughput of a scheme
m-mean-normalized-throughput-of-a-9orc5k = Mittlerer normierter Durchsatz eines Verfahrens

# Mean of the normalized throughput over the flows of a scheme: one number per scheme among the parts; the value is the mean over all flows selected.
m-mean-of-the-normalized-throughput-iwvm42 = Mittel des normierten Durchsatzes über die Flüsse eines Verfahrens: je Verfahren eine Zahl unter den Teilen; der Wert ist das Mittel über alle gewählten Flüsse.

# Aggregate normalized throughput
m-aggregate-normalized-throughput-gu7xxp = Normierter Gesamtdurchsatz

# Throughput of all adaptive flows as a part of the average bandwidth available to them.
m-throughput-of-all-adaptive-flows-8irf2m = Durchsatz aller anpassungsfähigen Flüsse als Teil der mittleren Bandbreite, die ihnen zur Verfügung steht.

# Link utilization
m-link-utilization-acgykl = Auslastung der Leitung

# Part of the capacity of the link that is used, all traffic together.
m-part-of-the-capacity-of-rguxyu = Genutzter Anteil der Kapazität der Leitung, aller Verkehr zusammen.

# Throughput of one flow
m-throughput-of-one-flow-c6h2qs = Durchsatz eines Flusses

# What a flow delivers per second at the end of the run; of several flows the mean, with each beside it.
m-what-a-flow-delivers-per-dsazgq = Was ein Fluss am Ende des Laufs je Sekunde zustellt; bei mehreren das Mittel, und daneben jeder.

# Bandwidth share relative to TCP
m-bandwidth-share-relative-to-tcp-lu2nb7 = Bandbreitenanteil gegenüber TCP

# Mean throughput of the studied flows over that of the TCP flows beside them on the same bottleneck.
m-mean-throughput-of-the-studied-t8a0mx = Mittlerer Durchsatz der untersuchten Flüsse, geteilt durch den der TCP-Flüsse neben ihnen am selben Engpass.

# Sending-rate trace
m-sending-rate-trace-kmh0tj = Verlauf der Senderate

# What each flow sends in each round trip; as a number, the mean.
m-what-each-flow-sends-in-ee2rhb = Was jeder Fluss in jedem Umlauf sendet; als Zahl das Mittel.

# Bottleneck queue length trace
m-bottleneck-queue-length-trace-l54tau = Verlauf der Warteschlange am Engpass

# Packets that wait at the bottleneck, the one in transmission not counted; as a number, the mean of the samples.
m-packets-that-wait-at-the-p48tg6 = Pakete, die am Engpass warten, ohne das gerade gesendete; als Zahl das Mittel der Messpunkte.

# Congestion window trace
m-congestion-window-trace-i382jf = Verlauf des Überlastfensters

# The sender's window over time, of a rate scheme its rate times the round trip; as a number, the mean.
m-the-sender-s-window-over-o9s1p4 = Das Fenster des Senders über der Zeit, bei einem ratenbasierten Verfahren seine Rate mal die Umlaufzeit; als Zahl das Mittel.

# worst over CV
m-worst-over-cv-9xhtyv = schlechtester Wert über alle CV

# more than, s
m-more-than-s-uvtzus = mehr als, s

# more than, times TCP's
m-more-than-times-tcp-s-qb23oy = mehr als, Vielfaches von TCP

# times TCP's
m-times-tcp-s-97hgmc = Vielfaches von TCP

# Fairness, TCP-equivalence under non-periodic losses
m-fairness-tcp-equivalence-under-non-5uxnwm = Fairness, TCP-Äquivalenz bei nicht periodischen Verlusten

# Whether a scheme gets what TCP gets where losses come at irregular times.
m-whether-a-scheme-gets-what-z89699 = Ob ein Verfahren bekommt, was TCP bekommt, wo Verluste zu unregelmäßigen Zeiten kommen.

# TCP-compatibility under non-periodic losses (bracketed verdict)
m-tcp-compatibility-under-non-periodic-xu3ck2 = TCP-Kompatibilität bei nicht periodischen Verlusten (Urteil in Klammern)

# Whether a scheme gets no more than TCP at any irregularity of the losses.
m-whether-a-scheme-gets-no-waz3fq = Ob ein Verfahren bei keiner Unregelmäßigkeit der Verluste mehr bekommt als TCP.

# Fairness, equal share, equal RTTs
m-fairness-equal-share-equal-rtts-mqrpy4 = Fairness, gleicher Anteil, gleiche Umlaufzeiten

# Whether flows of a scheme and as many of TCP with the same RTT share a bottleneck equally.
m-whether-flows-of-a-scheme-cop9id = Ob Flüsse eines Verfahrens und ebenso viele von TCP mit derselben Umlaufzeit einen Engpass gleich teilen.

# Fairness, equal share, different RTTs
m-fairness-equal-share-different-rtts-h6pcfj = Fairness, gleicher Anteil, verschiedene Umlaufzeiten

# Whether flows of a scheme and as many of TCP share a bottleneck equally where RTTs differ.
m-whether-flows-of-a-scheme-ajcoii = Ob Flüsse eines Verfahrens und ebenso viele von TCP einen Engpass gleich teilen, wo die Umlaufzeiten verschieden sind.

# Aggressiveness, TCP-equivalence, two-state losses
m-aggressiveness-tcp-equivalence-two-state-2mxl3d = Aggressivität, TCP-Äquivalenz, Verluste zweier Zustände

# Whether a scheme takes new bandwidth soon after losses have become rare.
m-whether-a-scheme-takes-new-eiv8pm = Ob ein Verfahren neue Bandbreite bald nimmt, nachdem Verluste selten geworden sind.

# Aggressiveness, equal share, bursty losses
m-aggressiveness-equal-share-bursty-losses-mme5vb = Aggressivität, gleicher Anteil, gebündelte Verluste

# Whether a scheme takes the bandwidth that a source has freed as fast as TCP, and is then stable.
m-whether-a-scheme-takes-the-0f0xpp = Ob ein Verfahren die Bandbreite, die eine Quelle frei gemacht hat, so schnell nimmt wie TCP und dann stabil ist.

# Responsiveness, TCP-equivalence and compatibility, two-state losses
m-responsiveness-tcp-equivalence-and-compatibility-p3ghmy = Reaktionsfähigkeit, TCP-Äquivalenz und -Kompatibilität, Verluste zweier Zustände

# Whether a scheme yields soon after losses have become frequent.
m-whether-a-scheme-yields-soon-ym82xt = Ob ein Verfahren bald nachgibt, nachdem Verluste häufig geworden sind.

# Responsiveness, equal share, bursty losses
m-responsiveness-equal-share-bursty-losses-y570dt = Reaktionsfähigkeit, gleicher Anteil, gebündelte Verluste

# Whether a scheme yields to a source without many more loss events than TCP.
m-whether-a-scheme-yields-to-myc8vr = Ob ein Verfahren einer Quelle nachgibt, ohne viel mehr Verlustereignisse zu haben als TCP.

# Printed verdict
m-printed-verdict-grp26k = Gedrucktes Urteil

# What the paper prints for a scheme and a column of its table of verdicts.
m-what-the-paper-prints-for-vwyhs7 = Was der Fachartikel für ein Verfahren und eine Spalte seiner Urteilstabelle druckt.

# History discounting is not activated, and TEAR and TFRC become similar.
m-history-discounting-is-not-activated-j6j5n5 = Das Abwerten alter Abstände wird nicht aktiv, und TEAR und TFRC werden ähnlich.

# paper says
m-paper-says-qd8f8v = der Fachartikel sagt

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

# how it is judged
m-how-it-is-judged-hcg7p3 = wie geurteilt wird

# Take the cause away
m-take-the-cause-away-pmcxsk = Die Ursache wegnehmen

# What the paper claims
m-what-the-paper-claims-5s18ov = Was der Fachartikel behauptet

# The claims could not be fetched. Reload the page to try again.
m-the-claims-could-not-be-nqakv0 = Die Aussagen konnten nicht geladen werden. Laden Sie die Seite neu, um es noch einmal zu versuchen.

# What can be seen
m-what-can-be-seen-iv7k55 = Was zu sehen ist

# The claims are about the paper’s set-up; what you have changed does not count for them.
m-the-claims-are-about-the-fomdy3 = Die Aussagen gelten für den Aufbau des Fachartikels; was Sie geändert haben, zählt für sie nicht.

# Run them
m-run-them-vd8ny0 = Rechnen

# Parquet
m-parquet-vqq5pn = Parquet

# Move a parameter
m-move-a-parameter-s078i8 = Einen Parameter verschieben

# Open in the playground:
m-open-in-the-playground-w0dz9q = Auf der Spielwiese öffnen:

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
m-pale-the-paper-s-set-fpnxu2 = Blass: der Aufbau des Fachartikels, vor Ihrer Änderung.

# seeds:
m-seeds-rwyfmd = Startwerte:

# The papers, live
m-the-papers-live-fhc755 = Die Fachartikel, live

# Every figure and table of four classic papers on TCP-friendly congestion control. Open one and it is run again, packet by packet, on this machine.
m-every-figure-and-table-of-rmgk49 = Jede Abbildung und Tabelle aus vier klassischen Fachartikeln über TCP-freundliche Überlastkontrolle. Öffnen Sie eine, und sie wird auf diesem Rechner noch einmal berechnet, Paket für Paket.

# Figures
m-figures-rtsmni = Abbildungen

# Show all
m-show-all-1brnan = Alle zeigen

# not computed yet
m-not-computed-yet-fy406r = noch nicht berechnet

# log scale
m-log-scale-08gjzv = logarithmische Skala

# Here:
m-here-s5rs3n = Hier:

# The paper
m-the-paper-s82652 = Der Fachartikel

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
m-open-in-the-playground-fdhw1s = Auf der Spielwiese öffnen

# Back to the paper’s
m-back-to-the-paper-s-a7454m = Zurück zu dem des Fachartikels

# Change a number: the figure runs again
m-change-a-number-the-figure-30oe5a = Ändern Sie eine Zahl: Die Abbildung wird neu berechnet

# The paper gives all of it.
m-the-paper-gives-all-of-ucxqsd = Der Fachartikel gibt alles davon an.

# Dotted: assumed, because the paper does not say.
m-dotted-assumed-because-the-paper-n3ko17 = Gepunktet: angenommen, weil der Fachartikel es nicht sagt.

# What the paper gives
m-what-the-paper-gives-4bf5ts = Was der Fachartikel angibt

# Each cell: what we get, and below it what the paper prints.
m-each-cell-what-we-get-p541m2 = Jede Zelle: was wir bekommen, und darunter, was der Fachartikel druckt.

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
m-part-of-the-link-that-2p73jh = Anteil der Leitung, der in den ersten 20 und 200 Umläufen benutzt wird, nachdem die Hälfte der Flüsse aufgehört hat

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
m-each-state-is-one-back-4o3ous = Jeder Zustand ist ein Backoff des Timers: In Zustand 1 sendet ein Fluss ein Paket in t Umläufen, in Zustand 2 eines in 2t, und so weiter.

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
m-part-of-the-time-7hvbbz = Anteil der Zeit

# How the rates follow a step of the loss rate from 1 % to 4 %, in theory
m-how-the-rates-follow-a-2cf8w0 = Wie die Raten einer Stufe der Verlustrate von 1 % auf 4 % folgen, in der Theorie

# TCP is the fastest; the other three look similar, except that GAIMD becomes slower after 10 round trips.
m-tcp-is-the-fastest-the-zd45tc = TCP ist am schnellsten; die anderen drei sehen ähnlich aus, nur dass GAIMD nach 10 Umläufen langsamer wird.

# How the rates follow a fall of the loss rate, in theory
m-how-the-rates-follow-a-nnxslt = Wie die Raten einem Fall der Verlustrate folgen, in der Theorie

# The analytical responding speed, by the derivations of Section 4.1.
m-the-analytical-responding-speed-by-5cie9h = Die analytische Reaktionsgeschwindigkeit, nach den Herleitungen von Abschnitt 4.1.

# The network: one bottleneck between ample access links
m-the-network-one-bottleneck-between-hjhf3h = Das Netz: ein Engpass zwischen reichlich bemessenen Zugangsleitungen

# Packets are dropped only at the bottleneck of 2.5 Mbit/s and 30 ms, which has a buffer of 50 packets; all access links take 10 ms.
m-packets-are-dropped-only-at-5sdddn = Pakete werden nur am Engpass von 2,5 Mbit/s und 30 ms verworfen, der einen Puffer von 50 Paketen hat; alle Zugangsleitungen haben 10 ms.

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
m-at-about-round-trip-1025-y19m7r = Bei etwa Umlauf 1025 zeigt die Warteschlange bei allen vier Protokollen eine tiefe Senke, da die alten Flüsse zurückstecken.

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
m-paper-ynpwih = Fachartikel

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
m-part-of-a-doubled-link-vq7zqw = Anteil einer verdoppelten Leitung, der in k Umläufen genutzt wird, f(k)

# round trips of loss until the rate is half
m-round-trips-of-loss-until-4309s7 = Umläufe mit Verlust, bis die Rate halb ist

# time until two flows share 55 to 45, s
m-time-until-two-flows-share-14g9lr = Zeit, bis zwei Flüsse 55 zu 45 teilen, s

# {count} numbers
m-count-numbers-my5yju = { $count } Zahlen

# after the warm-up
m-after-the-warm-up-cunhxf = nach dem Vorlauf

# Throughput of {source}
m-throughput-of-source-pa8tlf = Durchsatz von { $source }

# Loss of {source}
m-loss-of-source-kkkyfq = Verlust von { $source }

# {measure}: {source}
m-measure-source-xa7wsg = { $measure }: { $source }

# source {number}
m-source-number-00osej = Quelle { $number }

# {measure} of {group}
m-measure-of-group-2y24b1 = { $measure } von { $group }

# {measure}, bottleneck {number}
m-measure-bottleneck-number-y4usmd = { $measure }, Engpass { $number }

# in {holds} of 1 seed
m-in-holds-of-1-seed-j785cp = mit { $holds } von 1 Startwert

# in {holds} of {of} seeds
m-in-holds-of-of-seeds-sdkn3g = mit { $holds } von { $of } Startwerten

# {count}, {wanted} % wanted
m-count-wanted-wanted-h3d7o1 = { $count }, verlangt { $wanted } %

# {name} {value}
m-name-value-y6v0tx = { $name } { $value }

# {name} {low} to {high}
m-name-low-to-high-c8ai6v = { $name } { $low } bis { $high }

# met
m-met-mqdwyx = erfüllt

# not met
m-not-met-21qeog = nicht erfüllt

# cannot be told
m-cannot-be-told-hqqlg8 = lässt sich nicht sagen

# {verdict}: {statement}; at {point}, {seeds} ({beside})
m-verdict-statement-at-point-seeds-n5knie = { $verdict }: { $statement }; bei { $point }, { $seeds } ({ $beside })

# {verdict}: {statement}; at {point}, {seeds}
m-verdict-statement-at-point-seeds-6a7zdp = { $verdict }: { $statement }; bei { $point }, { $seeds }

# The link
m-the-link-366jic = Die Leitung

# Every bottleneck
m-every-bottleneck-sj3jg7 = Jeder Engpass

# Bottleneck {number}
m-bottleneck-number-51uko5 = Engpass { $number }

# Flows: {name}
m-flows-name-kxee7h = Flüsse: { $name }

# The flows
m-the-flows-vz5b9p = Die Flüsse

# The source
m-the-source-nzlwxd = Die Quelle

# Transport of {name}
m-transport-of-name-corwic = Transport von { $name }

# median {median}
m-median-median-r436ab = Median { $median }

# median {median}, four fifths from {low} to {high}
m-median-median-four-fifths-from-symctm = Median { $median }, vier Fünftel von { $low } bis { $high }

# too few seeds to compare
m-too-few-seeds-to-compare-3n9gx5 = zu wenige Startwerte für einen Vergleich

# the same in every seed
m-the-same-in-every-seed-xudrbf = mit jedem Startwert gleich

# these seeds cannot tell them apart
m-these-seeds-cannot-tell-them-qjavps = mit diesen Startwerten nicht zu unterscheiden

# these seeds cannot tell them apart; about {count} seeds probably could
m-these-seeds-cannot-tell-them-m26y25 = mit diesen Startwerten nicht zu unterscheiden; mit etwa { $count } ginge es wahrscheinlich

# more by {by}
m-more-by-by-384zgk = um { $by } mehr

# less by {by}
m-less-by-by-tewnks = um { $by } weniger

# {measure} has no value in any run: {why}.
m-measure-has-no-value-in-vu4ok7 = { $measure } hat in keinem Lauf einen Wert: { $why }.

# One seed: no interval can be given. Where something is left to chance, another seed may come out otherwise.
m-one-seed-no-interval-can-wz9nqe = Ein Startwert: Ein Intervall lässt sich nicht angeben. Wo etwas dem Zufall überlassen ist, kann ein anderer Startwert anders ausgehen.

# Only {seeds} seeds: the intervals are wide, and {enough} or more are better.
m-only-seeds-seeds-the-intervals-b8ukym = Nur { $seeds } Startwerte: Die Intervalle sind breit, { $enough } oder mehr sind besser.

# Nothing in these runs is left to chance: every seed gives the same run. Starts with some spread, random losses or a random source make them differ.
m-nothing-in-these-runs-is-0v2nnw = Nichts in diesen Läufen ist dem Zufall überlassen: Jeder Startwert ergibt denselben Lauf. Gestreute Starts, zufällige Verluste oder eine zufällige Quelle machen sie verschieden.

# {name} (set up with seed {seed})
m-name-set-up-with-seed-dznpii = { $name } (aufgebaut mit Startwert { $seed })

# Paired: {others} runs with seed {from} like the others.
m-paired-others-runs-with-seed-6cp03h = Gepaart: { $others } läuft mit Startwert { $from } wie die anderen.

# Paired: {others} run with seed {from} like the others.
m-paired-others-run-with-seed-juy9x0 = Gepaart: { $others } laufen mit Startwert { $from } wie die anderen.

# Paired: {others} runs with seeds {from} to {to} like the others.
m-paired-others-runs-with-seeds-971ahk = Gepaart: { $others } läuft mit den Startwerten { $from } bis { $to } wie die anderen.

# Paired: {others} run with seeds {from} to {to} like the others.
m-paired-others-run-with-seeds-do15br = Gepaart: { $others } laufen mit den Startwerten { $from } bis { $to } wie die anderen.

# as it is
m-as-it-is-ppls6q = wie es ist

# Shape
m-shape-iq9t52 = Form

# Queue holds
m-queue-holds-naoezm = Warteschlange fasst

# {whose}: {setting}
m-whose-setting-ms8xsz = { $whose }: { $setting }

# every bottleneck
m-every-bottleneck-tm78d3 = jeder Engpass

# Back, {setting}
m-back-setting-h55h94 = Rückweg, { $setting }

# 1 packet
m-1-packet-8onkfg = 1 Paket

# 1 byte
m-1-byte-3dhbni = 1 Byte

# {count} bytes
m-count-bytes-214ea7 = { $count } Byte

# 1 flow
m-1-flow-wypgp8 = 1 Fluss

# {count} flows
m-count-flows-tje15h = { $count } Flüsse

# packets/RTT per RTT
m-packets-rtt-per-rtt-xawmo6 = Pakete/RTT je RTT

# from the first loss event of every flow on (after the warm-up where there is none), in bins of one RTT
m-from-the-first-loss-event-cidgei = vom ersten Verlustereignis jedes Flusses an (nach dem Vorlauf, wo es keines gibt), in Abschnitten von einem Umlauf

# the k = 20 base RTTs after the first change after the warm-up; 200 beside it if the run is long enough
m-the-k-20-base-rtts-igowmy = die k = 20 Grundumläufe nach der ersten Änderung nach dem Vorlauf; daneben 200, wenn der Lauf lang genug ist

# RTT
m-rtt-fijtwl = RTT

# from the first change after the warm-up to the end of the run, the longest queue of each frame
m-from-the-first-change-after-ipq9h7 = von der ersten Änderung nach dem Vorlauf bis zum Ende des Laufs, die längste Warteschlange jedes Abschnitts

# after the warm-up, as one bin
m-after-the-warm-up-as-agn0ea = nach dem Vorlauf, als ein Abschnitt

# from the first packet of the later flow to the end of the run; the first mean is over the first full second
m-from-the-first-packet-of-edwwrj = vom ersten Paket des späteren Flusses bis zum Ende des Laufs; das erste Mittel über die erste volle Sekunde

# from the first change after the warm-up (where nothing changes: from when both flows send) to the first loss
m-from-the-first-change-after-j1trft = von der ersten Änderung nach dem Vorlauf (wo sich nichts ändert: ab dann, wenn beide Flüsse senden) bis zum ersten Verlust

# as T1; the windows at the end of the frame before the loss
m-as-t1-the-windows-at-i7n7bi = wie T1; die Fenster am Ende des Abschnitts vor dem Verlust

# from T1 to the end of the run; ε = 10 packets (Table 3; 1 packet in Fig. 4c)
m-from-t1-to-the-end-yzcc5l = von T1 bis zum Ende des Laufs; ε = 10 Pakete (Tabelle 3; 1 Paket in Abb. 4c)

# after the warm-up; from the first cut in it to the last
m-after-the-warm-up-from-1t9bv7 = nach dem Vorlauf; von der ersten Kürzung darin bis zur letzten

# class
m-class-bihq0v = Klasse

# after the warm-up; the longest stretch without a cut in it, its first two frames left to recovery
m-after-the-warm-up-the-oram3k = nach dem Vorlauf; das längste Stück ohne Kürzung darin, ohne seine ersten zwei Abschnitte, die der Verlustbehebung gehören

# after the warm-up, in bins of one RTT; the trace and its mean
m-after-the-warm-up-in-2y3cu8 = nach dem Vorlauf, in Abschnitten von einem Umlauf; der Verlauf und sein Mittel

# after the warm-up, in bins of one RTT
m-after-the-warm-up-in-qvcnb9 = nach dem Vorlauf, in Abschnitten von einem Umlauf

# after the warm-up, in bins of L = 15 s; yang2000 uses 60 s as well
m-after-the-warm-up-in-ubvs14 = nach dem Vorlauf, in Abschnitten von L = 15 s; yang2000 nimmt auch 60 s

# none: a model, exact for the expected signed difference
m-none-a-model-exact-for-u0ihfz = keiner: ein Modell, exakt für den erwarteten Unterschied mit Vorzeichen

# as stated
m-as-stated-nrsxh0 = wie angegeben

# none: not measured
m-none-not-measured-9054gm = keiner: nicht gemessen

# O, D or X
m-o-d-or-x-66zlpn = O, D oder X

# that of the measurements it is passed on
m-that-of-the-measurements-it-ixx7md = der Zeitabschnitt der Messungen, über die geurteilt wird

# from the first loss indication after the disturbance to the end of the run, in bins of one RTT
m-from-the-first-loss-indication-rpsyim = von der ersten Verlustmeldung nach der Störung bis zum Ende des Laufs, in Abschnitten von einem Umlauf

# from the first change after the warm-up to the next one; T_0 over the 100 RTTs before it, T_∞ over the last quarter, before which it must have settled
m-from-the-first-change-after-i4avlz = von der ersten Änderung nach dem Vorlauf bis zur nächsten; T_0 über die 100 Umläufe davor, T_∞ über das letzte Viertel, vor dem es eingeschwungen sein muss

# the 50 RTTs after the first change after the warm-up; T_0 over the 100 RTTs before it, T_∞ over the last quarter until the next
m-the-50-rtts-after-the-10xa6u = die 50 Umläufe nach der ersten Änderung nach dem Vorlauf; T_0 über die 100 Umläufe davor, T_∞ über das letzte Viertel bis zur nächsten

# the 60 RTTs after the first change after the warm-up; T_∞ over the last quarter until the next
m-the-60-rtts-after-the-w3w50r = die 60 Umläufe nach der ersten Änderung nach dem Vorlauf; T_∞ über das letzte Viertel bis zur nächsten

# from the first change after the warm-up to the next one; x_0 over the 100 RTTs before it, x_∞ over the last quarter, before which it must have settled
m-from-the-first-change-after-14xv67 = von der ersten Änderung nach dem Vorlauf bis zur nächsten; x_0 über die 100 Umläufe davor, x_∞ über das letzte Viertel, vor dem es eingeschwungen sein muss

# from conv-time-s after the change to the next one, in bins of 1 s
m-from-conv-time-s-after-b4kxjt = von conv-time-s nach der Änderung bis zur nächsten, in Abschnitten von 1 s

# after the warm-up and at least 100 RTTs, in bins of one base RTT; at least 2000 RTTs
m-after-the-warm-up-and-d4lqyt = nach dem Vorlauf und mindestens 100 Umläufen, in Abschnitten von einem Grundumlauf; mindestens 2000 Umläufe

# from the first change after the warm-up to the next one; the steady loss rate over the last quarter of it
m-from-the-first-change-after-lhzjk9 = von der ersten Änderung nach dem Vorlauf bis zur nächsten; die eingeschwungene Verlustrate über das letzte Viertel davon

# the last 60 s, as one bin
m-the-last-60-s-as-hrpu7y = die letzten 60 s, als ein Abschnitt

# packets/RTT
m-packets-rtt-dxljnv = Pakete/RTT

# after the warm-up, in bins of one RTT; longer bins are scaled to one RTT
m-after-the-warm-up-in-fcr410 = nach dem Vorlauf, in Abschnitten von einem Umlauf; längere Abschnitte werden auf einen Umlauf umgerechnet

# after the warm-up, a sample at the end of every RTT
m-after-the-warm-up-a-zc15k9 = nach dem Vorlauf, ein Messpunkt am Ende jedes Umlaufs

# after the warm-up, the window at the end of every RTT
m-after-the-warm-up-the-b4cjiv = nach dem Vorlauf, das Fenster am Ende jedes Umlaufs

# more than this: {why}
m-more-than-this-why-5bhyvt = mehr als dies: { $why }

# of the capacity
m-of-the-capacity-7cv4sl = der Kapazität

# {name}, built in
m-name-built-in-bkr38n = { $name }, eingebaut

# The card of {rule}
m-the-card-of-rule-tbixtn = Die Karte von { $rule }

# more than {value}
m-more-than-value-uzxyjq = mehr als { $value }

# {name} at {place}
m-name-at-place-77s3fe = { $name } bei { $place }

# <name>it</name> at {place}: <value>it</value> ± {half}
m-name-it-name-at-place-wlsss5 = <name>it</name> bei { $place }: <value>it</value> ± { $half }

# <name>it</name> at {place}: <value>it</value>
m-name-it-name-at-place-pta3ul = <name>it</name> bei { $place }: <value>it</value>

# {name} at {place}: {value}
m-name-at-place-value-6guw7d = { $name } bei { $place }: { $value }

# seeds: {values}
m-seeds-values-2k11y5 = Startwerte: { $values }

# {value}: the run with seed {seed}, in the playground
m-value-the-run-with-seed-jrntdn = { $value }: der Lauf mit Startwert { $seed }, auf der Spielwiese

# mean of {count} seeds
m-mean-of-count-seeds-73jvvo = Mittel von { $count } Startwerten

# one dot a flow
m-one-dot-a-flow-lxj70x = ein Punkt je Fluss

# bars: 95 % interval of the mean of {count} seeds; dots: each seed
m-bars-95-interval-of-the-rz66yr = Balken: 95-%-Intervall des Mittels von { $count } Startwerten; Punkte: jeder Startwert

# bars: least to most of {count} seeds
m-bars-least-to-most-of-tkfuma = Balken: kleinster bis größter Wert von { $count } Startwerten

# {axis} (log scale)
m-axis-log-scale-4cjz3x = { $axis } (logarithmische Skala)

# map
m-map-q1ubox = Karte

# chart
m-chart-olm6a3 = Diagramm

# {name}: {first} at {from}, {last} at {to}
m-name-first-at-from-last-ex1pdh = { $name }: { $first } bei { $from }, { $last } bei { $to }

# {name}: mean {mean}, from {low} to {high}
m-name-mean-mean-from-low-p2hewt = { $name }: Mittel { $mean }, von { $low } bis { $high }

# Over {what}.
m-over-what-q7tg03 = Über { $what }.

# {count} runs have failed
m-count-runs-have-failed-0mgf35 = { $count } Läufe sind gescheitert

# looking for what has been run before
m-looking-for-what-has-been-6yzkt7 = sucht, was schon berechnet ist

# computed from closed forms: no runs
m-computed-from-closed-forms-no-jzqetm = aus geschlossenen Formen berechnet: keine Läufe

# One run
m-one-run-65rxia = Ein Lauf

# All {count} runs
m-all-count-runs-ef26fb = Alle { $count } Läufe

# {count} seeds
m-count-seeds-56iwda = { $count } Startwerte

# {runs}, {seeds}, kept from before
m-runs-seeds-kept-from-before-0c289m = { $runs }, { $seeds }, von früher aufbewahrt

# {runs}, {seeds}
m-runs-seeds-jusjd9 = { $runs }, { $seeds }

# {done} of {all} runs, about {time} left
m-done-of-all-runs-about-jb06eu = { $done } von { $all } Läufen, noch etwa { $time }

# {done} of {all} runs
m-done-of-all-runs-f41wdd = { $done } von { $all } Läufen

# run
m-run-bvjc22 = Lauf

# {words}: {label}, in the playground
m-words-label-in-the-playground-pwi72l = { $words }: { $label }, auf der Spielwiese

# and {count} more, in the table
m-and-count-more-in-the-0838by = und { $count } weitere, in der Tabelle

# no two consecutive round trips of the window are free of loss
m-no-two-consecutive-round-trips-ot962s = im Zeitabschnitt sind keine zwei aufeinanderfolgenden Umläufe ohne Verlust

# f(k) = bits sent by the link in the k RTTs after the doubling / (k R C)
m-f-k-bits-sent-by-sd4nzx = f(k) = von der Leitung in den k Umläufen nach der Verdopplung gesendete Bits / (k R C)

# the queue does not fall below 95 % of its buffer after the departure
m-the-queue-does-not-fall-20c3ci = die Warteschlange fällt nach dem Weggang nicht unter 95 % ihres Puffers

# the queue has not been full again
m-the-queue-has-not-been-stwa9l = die Warteschlange ist nicht wieder voll geworden

# the rate of the hop has no limit
m-the-rate-of-the-hop-mg9tqx = die Rate des Hops ist unbegrenzt

# the trace of the link lets nothing leave in the window
m-the-trace-of-the-link-tv9pmt = die Aufzeichnung der Leitung lässt im Zeitabschnitt nichts hinaus

# packets of several sizes cross a reverse hop, and frames count packets
m-packets-of-several-sizes-cross-k2qyco = Pakete verschiedener Größe durchqueren einen Hop des Rückwegs, und gezählt wird in Paketen

# the unresponsive sources offer 99 % or more of what the hop can send: nothing is left to share
m-the-unresponsive-sources-offer-99-mg9ph7 = die nicht reagierenden Quellen bieten 99 % oder mehr dessen an, was der Hop senden kann: nichts bleibt zu teilen

# what was completed is not recorded
m-what-was-completed-is-not-p006ag = was beendet wurde, ist nicht aufgezeichnet

# no transfer ended in the window
m-no-transfer-ended-in-the-5lkf7x = im Zeitabschnitt endete keine Übertragung

# one of the two flows never sends
m-one-of-the-two-flows-ro0a7x = einer der beiden Flüsse sendet nie

# neither flow has lost a packet
m-neither-flow-has-lost-a-2re2wv = keiner der beiden Flüsse hat ein Paket verloren

# the two flows have not come to equal shares
m-the-two-flows-have-not-n59djp = die beiden Flüsse sind nicht zu gleichen Anteilen gekommen

# the loss comes in the first frame: no windows were recorded before it
m-the-loss-comes-in-the-x01q06 = der Verlust kommt im ersten Abschnitt: davor wurden keine Fenster aufgezeichnet

# RTTs between two consecutive window decreases
m-rtts-between-two-consecutive-window-xt6ac3 = Umläufe zwischen zwei aufeinanderfolgenden Kürzungen des Fensters

# no flow cuts its window twice in this stretch
m-no-flow-cuts-its-window-c4fjw3 = kein Fluss kürzt sein Fenster in diesem Abschnitt zweimal

# sign of (w(T) − 2 w(T/2) + w(0)) / (w(T) − w(0)) over the longest climb without a cut
m-sign-of-w-t-2-4ttlwf = Vorzeichen von (w(T) − 2 w(T/2) + w(0)) / (w(T) − w(0)) über den längsten Anstieg ohne Kürzung

# the window does not climb
m-the-window-does-not-climb-hoskh1 = das Fenster steigt nicht

# in no bin of the window were two flows there from its beginning to its end, and anything sent
m-in-no-bin-of-the-7yt1ps = in keinem Teil des Zeitabschnitts waren zwei Flüsse von Anfang bis Ende da und wurde etwas gesendet

# CoV over i of (packets sent in L)/L
m-cov-over-i-of-packets-nu2c61 = VarK über i von (in L gesendete Pakete)/L

# is of flows of one scheme; several are selected
m-is-of-flows-of-one-yp2t2n = gilt für Flüsse eines Verfahrens; es sind mehrere gewählt

# max(x₁/x₂, x₂/x₁)
m-max-x-x-x-x-gf808s = max(x₁/x₂, x₂/x₁)

# one of the two flows sent nothing: the ratio has no bound
m-one-of-the-two-flows-qe1aza = einer der beiden Flüsse hat nichts gesendet: das Verhältnis hat keine Grenze

# say which closed form
m-say-which-closed-form-8jt6tr = sagen Sie, welche geschlossene Form

# n = ln(δ) / ln(1 − b p)
m-n-ln-ln-1-b-2vk96a = n = ln(δ) / ln(1 − b p)

# the formula named
m-the-formula-named-egluhr = die genannte Formel

# drops / arrivals
m-drops-arrivals-uflxfe = Verwürfe / ankommende Pakete

# no packet was sent in the window
m-no-packet-was-sent-in-ph1lj3 = im Zeitabschnitt wurde kein Paket gesendet

# (ECN marks + drops) / arrivals
m-ecn-marks-drops-arrivals-d7rbea = (ECN-Marken + Verwürfe) / ankommende Pakete

# no packet arrived at the hop in the window
m-no-packet-arrived-at-the-nb3rv4 = im Zeitabschnitt kam am Hop kein Paket an

# (dropped/sent) of the studied flow / (dropped/sent) of TCP
m-dropped-sent-of-the-studied-xjdc7g = (verworfen/gesendet) des untersuchten Flusses / (verworfen/gesendet) von TCP

# TCP lost nothing in the window
m-tcp-lost-nothing-in-the-gsqspz = TCP hat im Zeitabschnitt nichts verloren

# no ping runs
m-no-ping-runs-djr7nk = es läuft kein Ping

# the shortest
m-the-shortest-dwtura = die kürzeste

# no probe came back in the window
m-no-probe-came-back-in-e14b6x = im Zeitabschnitt kam keine Sonde zurück

# lost / sent
m-lost-sent-sw0q50 = verloren / gesendet

# no probe was sent in the window
m-no-probe-was-sent-in-ag8mj5 = im Zeitabschnitt wurde keine Sonde gesendet

# its window does not climb
m-its-window-does-not-climb-ohhazs = ihr Fenster steigt nicht

# fewer than two climbs of a few round trips between its losses
m-fewer-than-two-climbs-of-7b6aze = weniger als zwei Anstiege von einigen Umläufen zwischen ihren Verlusten

# the rate has not come down to half
m-the-rate-has-not-come-y4be3t = die Rate ist nicht auf die Hälfte gesunken

# the rate has not come to stay at its new value
m-the-rate-has-not-come-4raiot = die Rate ist nicht bei ihrem neuen Wert geblieben

# the rate rises at this step: there is nothing to fall below
m-the-rate-rises-at-this-yvht4x = die Rate steigt bei dieser Stufe: es gibt nichts, worunter sie fallen könnte

# the new steady rate is 0: there is nothing to fall below
m-the-new-steady-rate-is-spn3v0 = die neue eingeschwungene Rate ist 0: es gibt nichts, worunter sie fallen könnte

# value of a control parameter
m-value-of-a-control-parameter-vhc1je = Wert eines Steuerparameters

# entry of a classification table
m-entry-of-a-classification-table-7poczh = Eintrag einer Einteilungstabelle

# the flows have packets of several sizes
m-the-flows-have-packets-of-eqicnf = die Flüsse haben Pakete verschiedener Größe

# the flows have not taken 90 % of what is available
m-the-flows-have-not-taken-u4njcd = die Flüsse haben nicht 90 % des Verfügbaren genommen

# the throughput has not come to stay near its last quarter
m-the-throughput-has-not-come-exgt0v = der Durchsatz ist nicht nahe seinem letzten Viertel geblieben

# cov-time of 1 s rates after conv-time-s
m-cov-time-of-1-s-huyc5z = cov-time der Raten über 1 s nach conv-time-s

# the throughput has not settled, so nothing comes after
m-the-throughput-has-not-settled-f36czq = der Durchsatz hat sich nicht eingeschwungen, also kommt danach nichts

# less than two bins are left after the throughput has settled
m-less-than-two-bins-are-3y3hhg = nach dem Einschwingen des Durchsatzes bleiben weniger als zwei Abschnitte

# nothing was delivered after the throughput had settled
m-nothing-was-delivered-after-the-fxfqqs = nach dem Einschwingen des Durchsatzes wurde nichts zugestellt

# no flow was there for two bins of the window and sent anything
m-no-flow-was-there-for-yjglz1 = kein Fluss war zwei Abschnitte lang da und hat etwas gesendet

# Σ bits delivered / T
m-bits-delivered-t-fqfuhf = Σ zugestellte Bits / T

# dropped / sent
m-dropped-sent-zhk9f2 = verworfen / gesendet

# no source sent anything in the window
m-no-source-sent-anything-in-fidowv = im Zeitabschnitt hat keine Quelle etwas gesendet

# no source runs beside the flows
m-no-source-runs-beside-the-qkcj49 = neben den Flüssen läuft keine Quelle

# the loss rate has not come down
m-the-loss-rate-has-not-7kkcaa = die Verlustrate ist nicht gesunken

# nothing changes in this run after its warm-up: say when the disturbance is
m-nothing-changes-in-this-run-f4il3m = in diesem Lauf ändert sich nach dem Vorlauf nichts: sagen Sie, wann die Störung ist

# no flow is there from before the disturbance to the end: say which flows
m-no-flow-is-there-from-8zk5d8 = kein Fluss ist von vor der Störung bis zum Ende da: sagen Sie, welche Flüsse

# bits transmitted / (C · duration)
m-bits-transmitted-c-duration-dpdpck = übertragene Bits / (C · Dauer)

# bits delivered in the last 60 s / 60 s
m-bits-delivered-in-the-last-owtgo0 = in den letzten 60 s zugestellte Bits / 60 s

# mean x of the studied flows / mean x of the TCP flows
m-mean-x-of-the-studied-sw7a35 = mittleres x der untersuchten Flüsse / mittleres x der TCP-Flüsse

# TCP delivered nothing in the window
m-tcp-delivered-nothing-in-the-4i2gyt = TCP hat im Zeitabschnitt nichts zugestellt

# no flow was there throughout a bin of the window
m-no-flow-was-there-throughout-8iv748 = kein Fluss war einen ganzen Teil des Zeitabschnitts lang da

# q(t), sampled every RTT
m-q-t-sampled-every-rtt-n75zim = q(t), je Umlauf ein Messpunkt

# needs throughput relative to TCP at CV 1
m-needs-throughput-relative-to-tcp-lm1yr7 = braucht den Durchsatz gegenüber TCP bei CV 1

# TCP's time to take the freed bandwidth is 0
m-tcp-s-time-to-take-m55bsl = TCP braucht 0 s, um die frei gewordene Bandbreite zu nehmen

# cell of the verdict table
m-cell-of-the-verdict-table-4cua10 = Zelle der Urteilstabelle

# The paper makes no claim about it that a run could check.
m-the-paper-makes-no-claim-rrlrcu = Der Fachartikel behauptet darüber nichts, was ein Lauf prüfen könnte.

# Checking: {done} of {all} runs
m-checking-done-of-all-runs-kx9mj7 = Prüfung: { $done } von { $all } Läufen

# {count} holds
m-count-holds-cwzvqe = { $count } trifft zu

# {count} hold
m-count-hold-2umsa9 = { $count } treffen zu

# {count} cannot be told
m-count-cannot-be-told-azderh = { $count } nicht zu sagen

# {count} does not hold
m-count-does-not-hold-85mmsp = { $count } trifft nicht zu

# {count} do not hold
m-count-do-not-hold-o2rp65 = { $count } treffen nicht zu

# {count} no test
m-count-no-test-34a6h5 = { $count } ohne Prüfung

# {count} in all
m-count-in-all-gyas9s = { $count } insgesamt

# To run the others here takes 1 more run.
m-to-run-the-others-here-967xtw = Die übrigen hier zu berechnen braucht noch 1 Lauf.

# To run the others here takes {count} more runs.
m-to-run-the-others-here-s7fhw7 = Die übrigen hier zu berechnen braucht noch { $count } Läufe.

# There is 1 more run.
m-there-is-1-more-run-dcvbam = Es gibt noch 1 Lauf.

# There are {count} more runs.
m-there-are-count-more-runs-x6frwl = Es gibt noch { $count } Läufe.

# of {paper}
m-of-paper-chdwg0 = aus { $paper }

# with {scheme}
m-with-scheme-7b3gta = mit { $scheme }

# among the tables
m-among-the-tables-2ablph = unter den Tabellen

# among the figures
m-among-the-figures-64im89 = unter den Abbildungen

# about {lesson}
m-about-lesson-ujkpfq = über { $lesson }

# Drop “{word}”: 1 figure
m-drop-word-1-figure-p11ybk = Ohne „{ $word }“: 1 Abbildung

# Drop “{word}”: {count} figures
m-drop-word-count-figures-ocshhl = Ohne „{ $word }“: { $count } Abbildungen

# There is no figure {which}.
m-there-is-no-figure-which-nu2kqn = Es gibt keine Abbildung { $which }.

# All {count} figures and tables
m-all-count-figures-and-tables-6f9xjg = Alle { $count } Abbildungen und Tabellen

# {count} figures and tables
m-count-figures-and-tables-54ccn9 = { $count } Abbildungen und Tabellen

# {count} of {all}
m-count-of-all-8vv59i = { $count } von { $all }

# There is no figure called “{id}”
m-there-is-no-figure-called-3finun = Es gibt keine Abbildung namens „{ $id }“

# The runs differ in {what}.
m-the-runs-differ-in-what-vujnkp = Die Läufe unterscheiden sich in: { $what }.

# {first}; in {next}
m-first-in-next-rrwdtu = { $first }; { $next }

# {value} in the paper’s
m-value-in-the-paper-s-4o34l8 = { $value } im Fachartikel

# Numbers of {what}
m-numbers-of-what-atr3e4 = Zahlen: { $what }

# {what}; mean of one seed
m-what-mean-of-one-seed-w33vsr = { $what }; ein Startwert

# {what}; mean of {seeds} seeds, with the least and the most
m-what-mean-of-seeds-seeds-laras3 = { $what }; Mittel von { $seeds } Startwerten, mit dem kleinsten und dem größten Wert

# Completion time, mean
m-completion-time-mean-kl1nbd = Übertragungsdauer, Mittel

# From the first packet of a transfer to the ACK of its last one, mean over the transfers that end in the window.
m-from-the-first-packet-of-z6q2w3 = Vom ersten Paket einer Übertragung bis zum ACK ihres letzten, gemittelt über die Übertragungen, die im Fenster enden.

# Completion time, 95th percentile
m-completion-time-95th-percentile-32enfl = Übertragungsdauer, 95. Perzentil

# The least time that 95 in 100 of the transfers that end in the window do not exceed.
m-the-least-time-that-95-mlyfyf = Die kleinste Dauer, die 95 von 100 der Übertragungen, die im Fenster enden, nicht überschreiten.

# the ⌈0.95 n⌉-th shortest of n
m-the-0-95-n-th-9r4u09 = die ⌈0,95 n⌉-kürzeste von n

# Completion time, 99th percentile
m-completion-time-99th-percentile-77otvx = Übertragungsdauer, 99. Perzentil

# The least time that 99 in 100 of the transfers that end in the window do not exceed.
m-the-least-time-that-99-1q751v = Die kleinste Dauer, die 99 von 100 der Übertragungen, die im Fenster enden, nicht überschreiten.

# the ⌈0.99 n⌉-th shortest of n
m-the-0-99-n-th-1t4a1p = die ⌈0,99 n⌉-kürzeste von n

# Checking: {done} of {all} run
m-checking-done-of-all-run-lll5bm = Prüfung: { $done } von { $all } Lauf

# One number
m-one-number-p0c794 = Eine Zahl

# {done} of {all} run, about {time} left
m-done-of-all-run-about-9ibon9 = { $done } von { $all } Lauf, noch etwa { $time }

# {done} of {all} run
m-done-of-all-run-ws3kaw = { $done } von { $all } Lauf
