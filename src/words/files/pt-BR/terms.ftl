# Found
m-found-2z6ibj = Encontrado

# Sawtooth: terms
m-sawtooth-terms-rcrukl = Sawtooth: termos

# The words of congestion control
m-the-words-of-congestion-control-yn1a18 = As palavras do controle de congestionamento

# Find a term
m-find-a-term-pzczwd = Procurar um termo

# None is called so.
m-none-is-called-so-9b3rui = Nenhum tem esse nome.

# Slow start
m-slow-start-mu3u8k = Partida lenta

# All terms
m-all-terms-hdcwf3 = Todos os termos

# Duplicate ACK
m-duplicate-ack-2qtepr = ACK duplicado

# Fast retransmit
m-fast-retransmit-0muf3s = Retransmissão rápida

# Fast recovery
m-fast-recovery-2fwbtq = Recuperação rápida

# Proportional rate reduction (PRR)
m-proportional-rate-reduction-prr-3temru = Redução proporcional da taxa (PRR)

# Retransmission
m-retransmission-n5hppo = Retransmissão

# Timeout
m-timeout-0b0pwo = Estouro do temporizador

# RACK and TLP
m-rack-and-tlp-xtnkm7 = RACK e TLP

# Loss event
m-loss-event-humr22 = Evento de perda

# Loss event rate (p)
m-loss-event-rate-p-qe6yj3 = Taxa de eventos de perda (p)

# Random loss
m-random-loss-drh8e1 = Perda aleatória

# Burst loss
m-burst-loss-act1ck = Perda em rajadas

# Links and queues
m-links-and-queues-lon95p = Enlaces e filas

# Queue, buffer
m-queue-buffer-aex1wu = Fila, buffer

# Queueing delay
m-queueing-delay-ou9gcf = Atraso de fila

# Queue of two (DualPI2)
m-queue-of-two-dualpi2-on175v = Fila dupla (DualPI2)

# Global synchronization
m-global-synchronization-27j8u6 = Sincronização global

# Sending
m-sending-0me6zt = Enviar

# Packet (MSS)
m-packet-mss-d8yzdd = Pacote (MSS)

# Round trip (RTT)
m-round-trip-rtt-8e063b = Ida e volta (RTT)

# Window (cwnd)
m-window-cwnd-wmh5d8 = Janela (cwnd)

# ACK clocking
m-ack-clocking-7kvhio = Relógio dos ACKs

# Congestion avoidance
m-congestion-avoidance-ea932o = Prevenção de congestionamento

# Saw tooth
m-saw-tooth-1amczs = Dente de serra

# Binomial schemes (SQRT, IIAD)
m-binomial-schemes-sqrt-iiad-90sw1g = Esquemas binomiais (SQRT, IIAD)

# Equation-based control (TFRC)
m-equation-based-control-tfrc-dpbt80 = Controle por equação (TFRC)

# Bandwidth–delay product (BDP)
m-bandwidth-delay-product-bdp-8mzpjs = Produto banda-atraso (BDP)

# What flows get
m-what-flows-get-w2fk56 = O que os fluxos recebem

# Utilization
m-utilization-kn2z8f = Utilização

# Fair share
m-fair-share-wsmb64 = Parte justa

# Fairness index (Jain)
m-fairness-index-jain-93lepp = Índice de justiça (Jain)

# TCP-friendly
m-tcp-friendly-t5stbo = Amigável ao TCP

# Smoothness (CoV)
m-smoothness-cov-jy00t3 = Suavidade (CV)

# Square wave
m-square-wave-rystwz = Onda quadrada

# ON/OFF source
m-on-off-source-qpqnsr = Fonte liga/desliga
