# Found
m-found-2z6ibj = Gefunden

# Sawtooth: terms
m-sawtooth-terms-rcrukl = Sawtooth: Begriffe

# The words of congestion control
m-the-words-of-congestion-control-yn1a18 = Die Wörter der Überlastkontrolle

# Find a term
m-find-a-term-pzczwd = Einen Begriff suchen

# None is called so.
m-none-is-called-so-9b3rui = Keiner heißt so.

# Slow start
m-slow-start-mu3u8k = Slow Start

# All terms
m-all-terms-hdcwf3 = Alle Begriffe

# Duplicate ACK
m-duplicate-ack-2qtepr = Duplikat-ACK

# Fast retransmit
m-fast-retransmit-0muf3s = Fast Retransmit

# Fast recovery
m-fast-recovery-2fwbtq = Fast Recovery

# Proportional rate reduction (PRR)
m-proportional-rate-reduction-prr-3temru = Proportionale Ratensenkung (PRR)

# Retransmission
m-retransmission-n5hppo = Wiederholung

# Loss event
m-loss-event-humr22 = Verlustereignis

# Loss event rate (p)
m-loss-event-rate-p-qe6yj3 = Verlustereignisrate (p)

# Random loss
m-random-loss-drh8e1 = Zufälliger Verlust

# Burst loss
m-burst-loss-act1ck = Gebündelter Verlust

# Links and queues
m-links-and-queues-lon95p = Leitungen und Warteschlangen

# Queue, buffer
m-queue-buffer-aex1wu = Warteschlange, Puffer

# Queueing delay
m-queueing-delay-ou9gcf = Wartezeit

# Queue of two (DualPI2)
m-queue-of-two-dualpi2-on175v = Doppelte Warteschlange (DualPI2)

# Global synchronization
m-global-synchronization-27j8u6 = Globale Synchronisation

# Sending
m-sending-0me6zt = Senden

# Packet (MSS)
m-packet-mss-d8yzdd = Paket (MSS)

# Round trip (RTT)
m-round-trip-rtt-8e063b = Umlaufzeit (RTT)

# Window (cwnd)
m-window-cwnd-wmh5d8 = Fenster (cwnd)

# ACK clocking
m-ack-clocking-7kvhio = ACK-Taktung

# Congestion avoidance
m-congestion-avoidance-ea932o = Überlastvermeidung

# Saw tooth
m-saw-tooth-1amczs = Sägezahn

# Binomial schemes (SQRT, IIAD)
m-binomial-schemes-sqrt-iiad-90sw1g = Binomiale Verfahren (SQRT, IIAD)

# Equation-based control (TFRC)
m-equation-based-control-tfrc-dpbt80 = Steuerung nach Gleichung (TFRC)

# Bandwidth–delay product (BDP)
m-bandwidth-delay-product-bdp-8mzpjs = Bandbreite-Verzögerungs-Produkt (BDP)

# What flows get
m-what-flows-get-w2fk56 = Was Flüsse bekommen

# Utilization
m-utilization-kn2z8f = Auslastung

# Fair share
m-fair-share-wsmb64 = Fairer Anteil

# Fairness index (Jain)
m-fairness-index-jain-93lepp = Fairness-Index (Jain)

# TCP-friendly
m-tcp-friendly-t5stbo = TCP-freundlich

# Smoothness (CoV)
m-smoothness-cov-jy00t3 = Glätte (VarK)

# Square wave
m-square-wave-rystwz = Rechteckwelle

# ON/OFF source
m-on-off-source-qpqnsr = An/Aus-Quelle
