# Found
m-found-2z6ibj = Encontrado

# Sawtooth: terms
m-sawtooth-terms-rcrukl = Sawtooth: términos

# The words of congestion control
m-the-words-of-congestion-control-yn1a18 = Las palabras del control de congestión

# Find a term
m-find-a-term-pzczwd = Buscar un término

# None is called so.
m-none-is-called-so-9b3rui = Ninguno se llama así.

# Slow start
m-slow-start-mu3u8k = Arranque lento

# All terms
m-all-terms-hdcwf3 = Todos los términos

# Duplicate ACK
m-duplicate-ack-2qtepr = ACK duplicado

# Fast retransmit
m-fast-retransmit-0muf3s = Retransmisión rápida

# Fast recovery
m-fast-recovery-2fwbtq = Recuperación rápida

# Proportional rate reduction (PRR)
m-proportional-rate-reduction-prr-3temru = Reducción proporcional de la tasa (PRR)

# Retransmission
m-retransmission-n5hppo = Retransmisión

# Timeout
m-timeout-0b0pwo = Vencimiento del temporizador

# RACK and TLP
m-rack-and-tlp-xtnkm7 = RACK y TLP

# Loss event
m-loss-event-humr22 = Evento de pérdida

# Loss event rate (p)
m-loss-event-rate-p-qe6yj3 = Tasa de eventos de pérdida (p)

# Random loss
m-random-loss-drh8e1 = Pérdida aleatoria

# Burst loss
m-burst-loss-act1ck = Pérdida en ráfagas

# Links and queues
m-links-and-queues-lon95p = Enlaces y colas

# Queue, buffer
m-queue-buffer-aex1wu = Cola, búfer

# Queueing delay
m-queueing-delay-ou9gcf = Retardo de cola

# Queue of two (DualPI2)
m-queue-of-two-dualpi2-on175v = Cola doble (DualPI2)

# Global synchronization
m-global-synchronization-27j8u6 = Sincronización global

# Sending
m-sending-0me6zt = Enviar

# Packet (MSS)
m-packet-mss-d8yzdd = Paquete (MSS)

# Round trip (RTT)
m-round-trip-rtt-8e063b = Ida y vuelta (RTT)

# Window (cwnd)
m-window-cwnd-wmh5d8 = Ventana (cwnd)

# ACK clocking
m-ack-clocking-7kvhio = Reloj de los ACK

# Congestion avoidance
m-congestion-avoidance-ea932o = Evitación de la congestión

# Saw tooth
m-saw-tooth-1amczs = Diente de sierra

# Binomial schemes (SQRT, IIAD)
m-binomial-schemes-sqrt-iiad-90sw1g = Esquemas binomiales (SQRT, IIAD)

# Equation-based control (TFRC)
m-equation-based-control-tfrc-dpbt80 = Control por ecuación (TFRC)

# Bandwidth–delay product (BDP)
m-bandwidth-delay-product-bdp-8mzpjs = Producto ancho de banda-retardo (BDP)

# What flows get
m-what-flows-get-w2fk56 = Lo que obtienen los flujos

# Utilization
m-utilization-kn2z8f = Utilización

# Fair share
m-fair-share-wsmb64 = Parte justa

# Fairness index (Jain)
m-fairness-index-jain-93lepp = Índice de equidad (Jain)

# TCP-friendly
m-tcp-friendly-t5stbo = Amigable con TCP

# Smoothness (CoV)
m-smoothness-cov-jy00t3 = Suavidad (CV)

# Square wave
m-square-wave-rystwz = Onda cuadrada

# ON/OFF source
m-on-off-source-qpqnsr = Fuente activa e inactiva
