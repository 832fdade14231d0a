# Found
m-found-2z6ibj = 找到

# Sawtooth: terms
m-sawtooth-terms-rcrukl = Sawtooth：术语

# The words of congestion control
m-the-words-of-congestion-control-yn1a18 = 拥塞控制的术语

# Find a term
m-find-a-term-pzczwd = 查找术语

# None is called so.
m-none-is-called-so-9b3rui = 没有叫这个名字的。

# Slow start
m-slow-start-mu3u8k = 慢启动

# All terms
m-all-terms-hdcwf3 = 所有术语

# Duplicate ACK
m-duplicate-ack-2qtepr = 重复 ACK

# Fast retransmit
m-fast-retransmit-0muf3s = 快速重传

# Fast recovery
m-fast-recovery-2fwbtq = 快速恢复

# Proportional rate reduction (PRR)
m-proportional-rate-reduction-prr-3temru = 比例速率降低（PRR）

# Retransmission
m-retransmission-n5hppo = 重传

# Timeout
m-timeout-0b0pwo = 超时

# RACK and TLP
m-rack-and-tlp-xtnkm7 = RACK 与 TLP

# Loss event
m-loss-event-humr22 = 丢失事件

# Loss event rate (p)
m-loss-event-rate-p-qe6yj3 = 丢失事件率（p）

# Random loss
m-random-loss-drh8e1 = 随机丢失

# Burst loss
m-burst-loss-act1ck = 突发丢失

# Links and queues
m-links-and-queues-lon95p = 链路与队列

# Queue, buffer
m-queue-buffer-aex1wu = 队列，缓冲区

# Queueing delay
m-queueing-delay-ou9gcf = 排队时延

# Bufferbloat
m-bufferbloat-amxxfv = 缓冲膨胀（bufferbloat）

# Queue of two (DualPI2)
m-queue-of-two-dualpi2-on175v = 双队列（DualPI2）

# Global synchronization
m-global-synchronization-27j8u6 = 全局同步

# Sending
m-sending-0me6zt = 发送

# Packet (MSS)
m-packet-mss-d8yzdd = 分组（MSS）

# Round trip (RTT)
m-round-trip-rtt-8e063b = 往返时间（RTT）

# Window (cwnd)
m-window-cwnd-wmh5d8 = 窗口（cwnd）

# ACK clocking
m-ack-clocking-7kvhio = ACK 时钟

# Congestion avoidance
m-congestion-avoidance-ea932o = 拥塞避免

# Saw tooth
m-saw-tooth-1amczs = 锯齿

# Binomial schemes (SQRT, IIAD)
m-binomial-schemes-sqrt-iiad-90sw1g = 二项式方案（SQRT、IIAD）

# Equation-based control (TFRC)
m-equation-based-control-tfrc-dpbt80 = 基于方程的控制（TFRC）

# Bandwidth–delay product (BDP)
m-bandwidth-delay-product-bdp-8mzpjs = 带宽时延积（BDP）

# What flows get
m-what-flows-get-w2fk56 = 各流所得

# Utilization
m-utilization-kn2z8f = 利用率

# Fair share
m-fair-share-wsmb64 = 公平份额

# Fairness index (Jain)
m-fairness-index-jain-93lepp = 公平指数（Jain）

# TCP-friendly
m-tcp-friendly-t5stbo = TCP 友好

# Smoothness (CoV)
m-smoothness-cov-jy00t3 = 平滑度（变异系数）

# Square wave
m-square-wave-rystwz = 方波

# ON/OFF source
m-on-off-source-qpqnsr = 开关型流量源
