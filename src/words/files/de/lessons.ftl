# To the end
m-to-the-end-khwimq = Zum Abschluss

# Next
m-next-padbm0 = Weiter

# your answer now
m-your-answer-now-igw3cw = Ihre Antwort jetzt

# your answer before
m-your-answer-before-trhb2b = Ihre Antwort vorher

# your answer before and now
m-your-answer-before-and-now-yftoue = Ihre Antwort vorher und jetzt

# <b>{right}</b> of {count} are right.
m-b-right-b-of-count-lsi1fs = <b>{ $right }</b> von { $count } sind richtig.

# Before the lesson <b>{before}</b> of {count} were right, now <b>{right}</b>.
m-before-the-lesson-b-before-7q8o2v = Vor der Lektion waren <b>{ $before }</b> von { $count } richtig, jetzt <b>{ $right }</b>.

# So it is.
m-so-it-is-kakb3m = So ist es.

# It came differently.
m-it-came-differently-tiqcz6 = Es kam anders.

# Compare it with what you see now.
m-compare-it-with-what-you-36hhdb = Vergleichen Sie es mit dem, was Sie jetzt sehen.

# In this run there is no answer: {why}.
m-in-this-run-there-is-fke9as = In diesem Lauf gibt es keine Antwort: { $why }.

# a curve
m-a-curve-banjhr = eine Kurve

# a point
m-a-point-hy5z3u = ein Punkt

# just show me
m-just-show-me-48bobm = einfach zeigen

# You said {said}; the run gives {measured}. Near enough.
m-you-said-said-the-run-jktd9x = Sie sagten { $said }; der Lauf ergibt { $measured }. Nah genug.

# You said {said}; the run gives {measured}. That is too high by {by}.
m-you-said-said-the-run-2rjndg = Sie sagten { $said }; der Lauf ergibt { $measured }. Das ist um { $by } zu hoch.

# You said {said}; the run gives {measured}. That is too low by {by}.
m-you-said-said-the-run-3sibta = Sie sagten { $said }; der Lauf ergibt { $measured }. Das ist um { $by } zu niedrig.

# That is the order.
m-that-is-the-order-qgfjbf = Das ist die Reihenfolge.

# The order is: {names}. {placed} of {count} stood in their place.
m-the-order-is-names-placed-2x276c = Die Reihenfolge ist: { $names }. { $placed } von { $count } standen am richtigen Platz.

# In this run there is no such curve.
m-in-this-run-there-is-tdbgqc = In diesem Lauf gibt es keine solche Kurve.

# On average your curve is {away} away from the run’s.
m-on-average-your-curve-is-tiz06r = Im Mittel liegt Ihre Kurve { $away } neben der des Laufs.

# That is where it is, or near enough.
m-that-is-where-it-is-c64z9f = Dort ist es, oder nah genug.

# It is at the ring, not at your cross.
m-it-is-at-the-ring-syvw9t = Es ist am Ring, nicht an Ihrem Kreuz.

# {measured}; within {near} counts
m-measured-within-near-counts-gc7gcn = { $measured }; auf { $near } genau zählt

# Just show me
m-just-show-me-gh6agy = Einfach zeigen

# There is no camera for this page here: it needs an https address.
m-there-is-no-camera-for-i7cqlr = Hier gibt es für diese Seite keine Kamera: Sie braucht eine https-Adresse.

# The browser does not let this page use the camera. It can be allowed beside the address.
m-the-browser-does-not-let-xgwx70 = Der Browser lässt diese Seite die Kamera nicht benutzen. Neben der Adresse kann man es erlauben.

# There is no camera here.
m-there-is-no-camera-here-ri3sc9 = Hier gibt es keine Kamera.

# The camera is in use by something else.
m-the-camera-is-in-use-ofc2kh = Die Kamera wird von etwas anderem benutzt.

# The camera cannot be opened.
m-the-camera-cannot-be-opened-q2siy2 = Die Kamera kann nicht geöffnet werden.

# Show what is right
m-show-what-is-right-n1flkg = Zeigen, was richtig ist

# Print this
m-print-this-ddm9nw = Drucken

# Answer again
m-answer-again-iv4m13 = Noch einmal antworten

# Answers to this step
m-answers-to-this-step-8pukif = Antworten zu diesem Schritt

# Who
m-who-39f0hb = Wer

# Said
m-said-gp6d6k = Antwort

# Why
m-why-y9m5zt = Warum

# not of this run
m-not-of-this-run-dubhho = nicht aus diesem Lauf

# before the run’s end
m-before-the-run-s-end-lmhoox = vor dem Ende des Laufs

# Of each {each} of the {count} answers one is drawn.
m-of-each-each-of-the-549u1k = Von je { $each } der { $count } Antworten ist eine gezeichnet.

# {words}: {count}, right
m-words-count-right-m5543n = { $words }: { $count }, richtig

# {words}: {count}, {right} of them right
m-words-count-right-of-them-ii6ury = { $words }: { $count }, davon { $right } richtig

# Collect: {lesson}
m-collect-lesson-4o2ew3 = Einsammeln: { $lesson }

# Paste what was handed in: a line for each, with a name if you like; or drop a table here
m-paste-what-was-handed-in-ikeqz6 = Fügen Sie ein, was abgegeben wurde: je eine Zeile, auf Wunsch mit Namen; oder ziehen Sie eine Tabelle hierher

# Or a file, as a course system writes it
m-or-a-file-as-a-tzwa83 = Oder eine Datei, wie ein Kurssystem sie schreibt

# With {file}.
m-with-file-en4pz1 = Mit { $file }.

# Leave it out
m-leave-it-out-bg1y2x = Weglassen

# Nothing leaves this page; names stay here.
m-nothing-leaves-this-page-names-l2faf3 = Nichts verlässt diese Seite; Namen bleiben hier.

# Steps of the lesson
m-steps-of-the-lesson-jjq27u = Schritte der Lektion

# Step {step}: {title}
m-step-step-title-bukzkj = Schritt { $step }: { $title }

# Large, for a projector, without names. Page Down tells what is right, then leads on
m-large-for-a-projector-without-x0i2c4 = Groß, für einen Projektor, ohne Namen. Bild ab sagt, was richtig ist, und führt dann weiter

# {count} rules or links with a run are among it.
m-count-rules-or-links-with-bv6rl2 = { $count ->
    [one] Darunter ist { $count } Regel oder Link mit einem Lauf.
   *[other] Darunter sind { $count } Regeln oder Links mit einem Lauf.
  }

# 1 answer to this lesson.
m-1-answer-to-this-lesson-q7de8z = 1 Antwort zu dieser Lektion.

# {count} answers to this lesson.
m-count-answers-to-this-lesson-rig9o6 = { $count } Antworten zu dieser Lektion.

# 1 code is of another one, or broken.
m-1-code-is-of-another-3rwtvr = 1 Code gehört zu einer anderen oder ist beschädigt.

# {count} codes are of another one, or broken.
m-count-codes-are-of-another-rv4fce = { $count } Codes gehören zu einer anderen oder sind beschädigt.

# Answers left out: {count}. The first {most} are read.
m-answers-left-out-count-the-mga0la = Weggelassene Antworten: { $count }. Die ersten { $most } werden gelesen.

# Lines passed over: {count}, longer than {most} characters.
m-lines-passed-over-count-longer-yeouuo = Übergangene Zeilen: { $count }, länger als { $most } Zeichen.

# The answers
m-the-answers-y3m1u7 = Die Antworten

# Hide what is right
m-hide-what-is-right-luu9tl = Das Richtige ausblenden

# What the run gives:
m-what-the-run-gives-yyc9xn = Was der Lauf ergibt:

# {name} was told: {words}
m-name-was-told-words-403ef1 = { $name } bekam zu hören: { $words }

# nothing.
m-nothing-zh2jho = nichts.

# This tab no longer has the file. Drop it on the page again.
m-this-tab-no-longer-has-hvfcl8 = Dieser Tab hat die Datei nicht mehr. Ziehen Sie sie noch einmal auf die Seite.

# There is no lesson “{name}” on this site.
m-there-is-no-lesson-name-pfhbn2 = Auf dieser Website gibt es keine Lektion „{ $name }“.

# This link holds a lesson in a format that is not known here.
m-this-link-holds-a-lesson-z8up84 = Dieser Link enthält eine Lektion in einem hier unbekannten Format.

# This link was altered: it holds no lesson.
m-this-link-was-altered-it-o6vnmn = Dieser Link wurde verändert: Er enthält keine Lektion.

# Your answer to hand in
m-your-answer-to-hand-in-80izsh = Ihre Antwort zum Abgeben

# Hand in the whole lesson
m-hand-in-the-whole-lesson-f04l89 = Die ganze Lektion abgeben

# Your answers to hand in
m-your-answers-to-hand-in-h6119i = Ihre Antworten zum Abgeben

# Not answered yet, and so not in it:
m-not-answered-yet-and-so-kfyy1b = Noch nicht beantwortet, und deshalb nicht dabei:

# step {step}
m-step-step-1xasnr = Schritt { $step }

# Your answers as one code
m-your-answers-as-one-code-j093hw = Ihre Antworten als ein Code

# Large, for a projector. Page Down leads on
m-large-for-a-projector-page-37txzd = Groß, für einen Projektor. Bild ab führt weiter

# Begin anew: clear my answers
m-begin-anew-clear-my-answers-khxlep = Neu beginnen: meine Antworten löschen

# Your answers are cleared.
m-your-answers-are-cleared-but9vv = Ihre Antworten sind gelöscht.

# Bring them back
m-bring-them-back-4ptb8i = Zurückholen

# First, what do you think now?
m-first-what-do-you-think-ltvp1w = Zuerst: Was denken Sie jetzt?

# Nobody sees your answers. You get the same questions again at the end, with reasons.
m-nobody-sees-your-answers-you-i5vovv = Niemand sieht Ihre Antworten. Am Ende bekommen Sie dieselben Fragen noch einmal, mit Begründungen.

# Begin
m-begin-g56jha = Beginnen

# Begin with one question
m-begin-with-one-question-flvxsu = Mit einer Frage beginnen

# Begin with {count} questions
m-begin-with-count-questions-m2ik8o = { $count ->
    [one] Mit { $count } Frage beginnen
   *[other] Mit { $count } Fragen beginnen
  }

# Begin without them
m-begin-without-them-q8fxjs = Ohne sie beginnen

# Go on at step {step}
m-go-on-at-step-step-tevb4l = Weiter mit Schritt { $step }

# For the teacher
m-for-the-teacher-bokagx = Für Lehrende

# Present at any step; Page Down on a remote shows the answer, then the next step.
m-present-at-any-step-page-qp582n = Sie können bei jedem Schritt vorführen; Bild ab auf einer Fernbedienung zeigt die Antwort, dann den nächsten Schritt.

# The questions again
m-the-questions-again-t323qh = Noch einmal die Fragen

# That was the lesson
m-that-was-the-lesson-vogo2u = Das war die Lektion

# Back
m-back-hzmxtu = Zurück

# All lessons
m-all-lessons-sh2icp = Alle Lektionen

# Next: {title}
m-next-title-6v4kaa = Nächste: { $title }

# Lessons · Sawtooth
m-lessons-sawtooth-z6w0jo = Lektionen · Sawtooth

# Sawtooth: lessons
m-sawtooth-lessons-asy6aj = Sawtooth: Lektionen

# Say what a run will do, then see it run. Each lesson takes about five minutes and needs none of the later ones.
m-say-what-a-run-will-h4y8a9 = Sagen Sie, was ein Lauf tun wird, und sehen Sie ihn dann laufen. Jede Lektion dauert etwa fünf Minuten und braucht keine der späteren.

# A lesson is a text file. Drop one of your own on the page to open it.
m-a-lesson-is-a-text-9y0kdw = Eine Lektion ist eine Textdatei. Ziehen Sie eine eigene auf die Seite, um sie zu öffnen.

# Make one of the run in the playground
m-make-one-of-the-run-xpgkib = Aus dem Lauf auf der Spielwiese eine machen

# This lesson cannot be read. {why}.
m-this-lesson-cannot-be-read-tcqk39 = Diese Lektion kann nicht gelesen werden. { $why }.

# This lesson cannot be opened.
m-this-lesson-cannot-be-opened-l93khq = Diese Lektion kann nicht geöffnet werden.

# nothing more: an answer in one’s own words
m-nothing-more-an-answer-in-3713t6 = nichts weiter: eine Antwort in eigenen Worten

# How a lesson is written
m-how-a-lesson-is-written-g2c4hp = Wie man eine Lektion schreibt

# Parts
m-parts-cegybp = Teile

# Kinds of questions
m-kinds-of-questions-d07dcc = Arten von Fragen

# What can be measured. Groups of this run: {groups}; hops: {hops}
m-what-can-be-measured-groups-ykza7l = Was gemessen werden kann. Gruppen dieses Laufs: { $groups }; Hops: { $hops }

# An expression is made of these, numbers, + − * / and brackets. What has a ? may be left out; times are in s.
m-an-expression-is-made-of-wcpfqn = Ein Ausdruck besteht aus diesen, aus Zahlen, + − * / und Klammern. Was ein ? hat, darf fehlen; Zeiten sind in s.

# Set up a run in the playground and let it come to where the step shall end. Here, add it as a step, and replace the words.
m-set-up-a-run-in-ki06ee = Richten Sie auf der Spielwiese einen Lauf ein und lassen Sie ihn dorthin kommen, wo der Schritt enden soll. Fügen Sie ihn hier als Schritt hinzu, und ersetzen Sie die Worte.

# Add the run in the playground as a step that asks for
m-add-the-run-in-the-0v80ym = Den Lauf auf der Spielwiese als Schritt hinzufügen, gefragt wird nach

# Add the run as a step that asks for
m-add-the-run-as-a-rjignn = Den Lauf als Schritt hinzufügen, gefragt wird nach

# Before and after
m-before-and-after-i5kzb9 = Vorher und nachher

# The text
m-the-text-b4qu83 = Der Text

# Save as a file
m-save-as-a-file-6hra8n = Als Datei speichern

# Begin anew
m-begin-anew-pr5ojx = Neu beginnen

# Bring the text before back
m-bring-the-text-before-back-rxfax5 = Den Text davor zurückholen

# Give it away
m-give-it-away-807z51 = Weitergeben

# A link that holds it
m-a-link-that-holds-it-wvh3jc = Ein Link, der sie enthält

# It is too long for a link. Save it as a file; put beside the page as lessons/NAME.md it opens at #/lessons/NAME.
m-it-is-too-long-for-v5h3q5 = Sie ist zu lang für einen Link. Speichern Sie sie als Datei; neben der Seite als lessons/NAME.md öffnet sie sich unter #/lessons/NAME.

# A lesson’s step is a link to its run.
m-a-lesson-s-step-is-5sm4zv = Der Schritt einer Lektion ist ein Link zu seinem Lauf.

# It can be read. Steps: {steps}; questions before and after: {checks}.
m-it-can-be-read-steps-4m7gnw = Sie kann gelesen werden. Schritte: { $steps }; Fragen davor und danach: { $checks }.

# In a note: {wrong}
m-in-a-note-wrong-28fjne = In einer Notiz: { $wrong }

# It cannot be read.
m-it-cannot-be-read-80ibza = Sie kann nicht gelesen werden.

# One of several
m-one-of-several-453epg = Eine von mehreren Antworten

# A number
m-a-number-dmrawl = Eine Zahl

# An order
m-an-order-syn02y = Eine Reihenfolge

# A curve to draw
m-a-curve-to-draw-c7sbeu = Eine Kurve zum Zeichnen

# A point on a plot
m-a-point-on-a-plot-r4un97 = Ein Punkt in einem Diagramm

# Their own words
m-their-own-words-5ci3jm = Eigene Worte

# Window of the group’s first flow at a time; at the end if none is given.
m-window-of-the-group-s-0gx4jx = Fenster des ersten Flusses der Gruppe zu einer Zeit; am Ende, wenn keine angegeben ist.

# the run has no sample then
m-the-run-has-no-sample-cx8oe1 = zu dieser Zeit hat der Lauf keinen Messpunkt

# Largest window of the group’s first flow.
m-largest-window-of-the-group-5tecsa = Größtes Fenster des ersten Flusses der Gruppe.

# Smallest window of the group’s first flow.
m-smallest-window-of-the-group-c87gh9 = Kleinstes Fenster des ersten Flusses der Gruppe.

# Part of its window that the group’s first flow kept at a cut, on average.
m-part-of-its-window-that-jbiexe = Anteil seines Fensters, den der erste Fluss der Gruppe bei einer Kürzung im Mittel behielt.

# no window was cut
m-no-window-was-cut-0mlk57 = kein Fenster wurde gekürzt

# How often flows of the group cut their window or rate.
m-how-often-flows-of-the-pk1100 = Wie oft Flüsse der Gruppe ihr Fenster oder ihre Rate kürzten.

# Packets of the group that were dropped.
m-packets-of-the-group-that-azpcir = Pakete der Gruppe, die verworfen wurden.

# Packets of the group that were dropped, of those that it sent.
m-packets-of-the-group-that-nk403t = Pakete der Gruppe, die verworfen wurden, von denen, die sie sendete.

# nothing was sent
m-nothing-was-sent-utnssv = nichts wurde gesendet

# Loss events of the group, that is cuts, of the packets that it sent.
m-loss-events-of-the-group-iuset5 = Verlustereignisse der Gruppe, also Kürzungen, von den Paketen, die sie sendete.

# Throughput of the group; since the warm-up if no time is given.
m-throughput-of-the-group-since-c39bc9 = Durchsatz der Gruppe; seit dem Vorlauf, wenn keine Zeit angegeben ist.

# The group’s part of what all groups got; since the warm-up if no time is given.
m-the-group-s-part-of-nlagyp = Der Teil der Gruppe an dem, was alle Gruppen bekamen; seit dem Vorlauf, wenn keine Zeit angegeben ist.

# nothing arrived
m-nothing-arrived-x7k61b = nichts kam an

# Mean round trip of the group since the warm-up, waiting included.
m-mean-round-trip-of-the-lfqlrl = Mittlere Umlaufzeit der Gruppe seit dem Vorlauf, Warten eingeschlossen.

# no round trip was measured
m-no-round-trip-was-measured-tdoabs = keine Umlaufzeit wurde gemessen

# Coefficient of variation of what a flow of the group sends in a round trip, since the warm-up: 0 is perfectly smooth.
m-coefficient-of-variation-of-what-vewq63 = Variationskoeffizient dessen, was ein Fluss der Gruppe in einem Umlauf sendet, seit dem Vorlauf: 0 ist vollkommen glatt.

# too little was sent to vary
m-too-little-was-sent-to-ai3w67 = es wurde zu wenig gesendet, um zu schwanken

# Mean completion time of the group’s transfers since the warm-up.
m-mean-completion-time-of-the-12gnrm = Mittlere Dauer der Übertragungen der Gruppe seit dem Vorlauf.

# no transfer was over
m-no-transfer-was-over-bld58i = keine Übertragung war zu Ende

# What 95 in 100 of the group’s transfers since the warm-up took at most.
m-what-95-in-100-of-tfylxp = Was 95 von 100 Übertragungen der Gruppe seit dem Vorlauf höchstens brauchten.

# Longest time in which the group’s first flow sent nothing.
m-longest-time-in-which-the-bxou2h = Längste Zeit, in der der erste Fluss der Gruppe nichts sendete.

# Mean time from a cut of the group’s first flow until its window is what it was before, or within a packet of that when it is cut again.
m-mean-time-from-a-cut-tkry9c = Mittlere Zeit von einer Kürzung des ersten Flusses der Gruppe, bis sein Fenster wieder ist, was es vorher war, oder bis auf ein Paket, wenn es erneut gekürzt wird.

# no window came back to what it was
m-no-window-came-back-to-zxgl8e = kein Fenster kam auf den alten Wert zurück

# First time, from a time on, at which the window of the group’s first flow is that large.
m-first-time-from-a-time-ny4f3n = Erste Zeit, von einer Zeit an, zu der das Fenster des ersten Flusses der Gruppe so groß ist.

# it never is
m-it-never-is-h6ia2q = das ist es nie

# First time, from a time on, at which the window of the group’s first flow is that small.
m-first-time-from-a-time-njtke3 = Erste Zeit, von einer Zeit an, zu der das Fenster des ersten Flusses der Gruppe so klein ist.

# First time, after a time, at which the group’s first flow has that throughput, averaged over about a second.
m-first-time-after-a-time-21evcs = Erste Zeit, nach einer Zeit, zu der der erste Fluss der Gruppe diesen Durchsatz hat, über etwa eine Sekunde gemittelt.

# it never has
m-it-never-has-lql6b2 = den hat er nie

# How many flows of the group cut at the same time, on average.
m-how-many-flows-of-the-s5zwjx = Wie viele Flüsse der Gruppe im Mittel zur selben Zeit kürzen.

# nothing was cut
m-nothing-was-cut-o384kz = nichts wurde gekürzt

# Part of a hop’s link in use since the warm-up.
m-part-of-a-hop-s-7ahbkp = Genutzter Anteil der Leitung eines Hops seit dem Vorlauf.

# packets of several sizes cross the hop
m-packets-of-several-sizes-cross-wt9zcx = Pakete verschiedener Größe durchqueren den Hop

# Mean queue of a hop since the warm-up.
m-mean-queue-of-a-hop-r2lnya = Mittlere Warteschlange eines Hops seit dem Vorlauf.

# Since the warm-up a hop’s queue is shorter than this in that part of the time.
m-since-the-warm-up-a-89bb6g = Seit dem Vorlauf ist die Warteschlange eines Hops während dieses Teils der Zeit kürzer als dies.

# How long a packet waits at a hop on average, since the warm-up.
m-how-long-a-packet-waits-egwgmn = Wie lange ein Paket bei einem Hop im Mittel wartet, seit dem Vorlauf.

# How long a packet waits on average in the low-latency queue of a hop with two, since the warm-up.
m-how-long-a-packet-waits-i4prc3 = Wie lange ein Paket in der Warteschlange für geringe Verzögerung eines Hops mit zweien im Mittel wartet, seit dem Vorlauf.

# the hop has one queue
m-the-hop-has-one-queue-hjslbc = der Hop hat nur eine Warteschlange

# no two flows sent all that time
m-no-two-flows-sent-all-oe6vq0 = keine zwei Flüsse haben die ganze Zeit gesendet

# The same in its classic queue.
m-the-same-in-its-classic-qlebo6 = Dasselbe in seiner klassischen Warteschlange.

# Part of the packets that the low-latency queue of a hop with two marks, since the warm-up.
m-part-of-the-packets-that-2yq1g8 = Anteil der Pakete, den die Warteschlange für geringe Verzögerung eines Hops mit zweien markiert, seit dem Vorlauf.

# Packets that a hop’s queue has dropped since the warm-up.
m-packets-that-a-hop-s-wycdkg = Pakete, die die Warteschlange eines Hops seit dem Vorlauf verworfen hat.

# Jain’s fairness index: its mean since the warm-up, or over about a second up to a time. 1 is equal.
m-jain-s-fairness-index-its-08zlxt = Jains Fairness-Index: sein Mittel seit dem Vorlauf, oder über etwa eine Sekunde bis zu einer Zeit. 1 heißt gleich.

# the arithmetic has no result, as a division by 0 has none
m-the-arithmetic-has-no-result-ieufzz = die Rechnung hat kein Ergebnis, so wie eine Teilung durch 0 keines hat

# the run does not say
m-the-run-does-not-say-gidrwo = der Lauf sagt es nicht

# Print notes
m-print-notes-dw04lh = Notizen drucken

# Step {step} of {count} is run for its numbers…
m-step-step-of-count-is-phu013 = Schritt { $step } von { $count } wird für seine Zahlen berechnet…

# Print without them
m-print-without-them-e5mxuu = Ohne sie drucken

# {lesson}: notes for the teacher
m-lesson-notes-for-the-teacher-6k9hjm = { $lesson }: Notizen für Lehrende

# {from} to {until} s, {watching} s of watching
m-from-to-until-s-watching-0qmem1 = { $from } bis { $until } s, { $watching } s zum Zusehen

# (measured in the run; within {near} counts)
m-measured-in-the-run-within-v51tz5 = (im Lauf gemessen; auf { $near } genau zählt)

# (the run’s curve is drawn over it)
m-the-run-s-curve-is-nzplqy = (die Kurve des Laufs wird darüber gezeichnet)

# (in their own words)
m-in-their-own-words-fbd108 = (in eigenen Worten)

# (measured in the run)
m-measured-in-the-run-yzqjs3 = (im Lauf gemessen)

# a number of the run
m-a-number-of-the-run-ha8jds = eine Zahl des Laufs

# What the class said
m-what-the-class-said-zktzd5 = Was die Klasse sagte

# answers to a link’s question
m-answers-to-a-link-s-674oz2 = Antworten auf die Frage eines Links

# {item} is now number {place}.
m-item-is-now-number-place-ir3nyw = { $item } ist jetzt Nummer { $place }.

# {item}: one up
m-item-one-up-o3g9u7 = { $item }: eins nach oben

# {item}: one down
m-item-one-down-3hs4qy = { $item }: eins nach unten

# The run
m-the-run-2ip6a9 = Der Lauf

# The camera has gone.
m-the-camera-has-gone-mofg08 = Die Kamera ist weg.

# Hold a code before the camera.
m-hold-a-code-before-the-8qo26z = Halten Sie einen Code vor die Kamera.

# The camera was stopped when the page was left.
m-the-camera-was-stopped-when-d3fv2x = Die Kamera wurde angehalten, als die Seite verlassen wurde.

# Stop the camera
m-stop-the-camera-w51djx = Kamera anhalten

# Scan with the camera
m-scan-with-the-camera-mh99yy = Mit der Kamera scannen

# Codes can be pasted or come in a file all the same.
m-codes-can-be-pasted-or-o6p0bk = Codes können trotzdem eingefügt werden oder in einer Datei kommen.

# What the camera sees
m-what-the-camera-sees-iyb491 = Was die Kamera sieht

# Step {step}: {said}
m-step-step-said-e6y8ne = Schritt { $step }: { $said }

# This one is there already.
m-this-one-is-there-already-1xogz1 = Diese ist schon da.

# This is no answer to this lesson.
m-this-is-no-answer-to-k6eqzt = Das ist keine Antwort zu dieser Lektion.

# {count} in all.
m-count-in-all-gebekq = { $count } insgesamt.

# yours
m-yours-nddc4b = Ihre

# Left and Right go through the time, Up and Down lift and lower the curve.
m-left-and-right-go-through-fg59dz = Links und Rechts gehen durch die Zeit, Auf und Ab heben und senken die Kurve.

# at {time} s: {value}
m-at-time-s-value-66wnu9 = bei { $time } s: { $value }

# Your curve: on average {value}.
m-your-curve-on-average-value-565lku = Ihre Kurve: im Mittel { $value }.

# Draw here
m-draw-here-lmc3sf = Hier zeichnen

# not set
m-not-set-yxhxra = nicht gesetzt

# The arrow keys move the point.
m-the-arrow-keys-move-the-ql5k0d = Die Pfeiltasten bewegen den Punkt.

# Your point: {said}
m-your-point-said-s5dlbt = Ihr Punkt: { $said }

# Press where it will be
m-press-where-it-will-be-4ab11h = Drücken Sie dorthin, wo es sein wird

# The lesson
m-the-lesson-q5nme0 = Die Lektion

# Change what you like: every control is open. The lesson waits.
m-change-what-you-like-every-5bbouo = Ändern Sie, was Sie wollen: Jede Einstellung ist frei. Die Lektion wartet.

# Back to the lesson
m-back-to-the-lesson-3kp8us = Zurück zur Lektion

# Watch. The run goes on to {until} s.
m-watch-the-run-goes-on-0s5vu3 = Sehen Sie zu. Der Lauf geht bis { $until } s weiter.

# Skip to the end
m-skip-to-the-end-saqlyd = Zum Ende springen

# Play with it
m-play-with-it-a0e1nu = Damit spielen

# your answer
m-your-answer-ts1j9k = Ihre Antwort

# (in this run it came out differently)
m-in-this-run-it-came-j7uokl = (in diesem Lauf kam es anders)

# (cannot be told: {why})
m-cannot-be-told-why-y737q3 = (lässt sich nicht sagen: { $why })

# Make a lesson
m-make-a-lesson-5jann4 = Eine Lektion machen

# Answer all {count} first.
m-answer-all-count-first-5oe4uh = Beantworten Sie zuerst alle { $count }.

# One rule or link with a run is among it.
m-one-rule-or-link-with-yzvkoj = Darunter ist eine Regel oder ein Link mit einem Lauf.
