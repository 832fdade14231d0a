# Aggressiveness I (per RTT)
m-aggressiveness-i-per-rtt-urt10l = 激进性 I（每 RTT）

# The largest rise of the rate from one round trip to the next while no congestion is signalled; slow start is not meant.
m-the-largest-rise-of-the-rvbk1t = 未发出拥塞信号时，速率从一个 RTT 到下一个的最大增幅；不含慢启动。

# Utilization after doubling f(k)
m-utilization-after-doubling-f-k-zmyzxd = 加倍之后的利用率 f(k)

# Mean utilization of the link in the first k round trips after the bandwidth for the remaining flows doubled.
m-mean-utilization-of-the-link-1smkdn = 剩余各流可用的带宽加倍之后，最初 k 个 RTT 内链路的平均利用率。

# without what departed flows still delivered
m-without-what-departed-flows-still-24ttnd = 不含已离开的流仍交付的部分

# Queue refill time
m-queue-refill-time-k2xlb9 = 队列重新填满的时间

# Round trips from the departure of flows until the bottleneck queue, having fallen below 95 % of its buffer, reaches that again.
m-round-trips-from-the-departure-b21wp5 = 从有流离开起，到瓶颈队列降至缓冲区的 95 % 以下后再次达到该值的 RTT 数。

# full is, packets
m-full-is-packets-0820xt = 满的标准，分组

# δ-fair convergence time
m-fair-convergence-time-c3zrky = δ 公平收敛时间

# Seconds for two flows of one scheme to come from the most uneven split to one whose difference is the part δ of the whole; δ = 0.1 is 55 to 45.
m-seconds-for-two-flows-of-b5pkp2 = 同一方案的两条流从最不均的划分，到差值为总量的 δ 所用的秒数；δ = 0.1 即 55 比 45。

# T1, time to the efficiency line
m-t1-time-to-the-efficiency-2jvqae = T1，到效率线的时间

# Round trips until two flows that leave capacity unused fill it: until the first loss.
m-round-trips-until-two-flows-00wnxi = 两条流从留有未用容量到将其填满的 RTT 数：直到首次丢包。

# Δ, difference at the efficiency line
m-difference-at-the-efficiency-line-hbx1xv = Δ，效率线处的差

# Difference of the two windows when the first loss occurs.
m-difference-of-the-two-windows-pboiwi = 首次丢包时两个窗口的差。

# T2, time to fairness
m-t2-time-to-fairness-xntdb8 = T2，到公平的时间

# Round trips from the first loss until the difference of the two windows stays below ε, taken where congestion epochs end.
m-round-trips-from-the-first-2cr9s8 = 从首次丢包到两个窗口之差保持在 ε 以下的 RTT 数，在各拥塞时期结束处取值。

# RTTs to the first end that close
m-rtts-to-the-first-end-1wewjs = 到首个如此接近的结束处的 RTT 数

# epochs until then
m-epochs-until-then-14rzg6 = 到那时的时期数

# epochs that stay
m-epochs-that-stay-2eu21x = 保持如此的时期数

# Length of a congestion epoch
m-length-of-a-congestion-epoch-43oua5 = 拥塞时期的长度

# Round trips between two consecutive cuts of the window of a flow; the mean over the epochs of the window.
m-round-trips-between-two-consecutive-qkthnu = 一条流的窗口相邻两次削减之间的 RTT 数；对该窗口的各时期取平均。

# Shape of the increase curve
m-shape-of-the-increase-curve-ie7f2z = 增长曲线的形状

# Whether the window climbs faster and faster between two cuts (superlinear), evenly (linear), or ever slower (sublinear).
m-whether-the-window-climbs-faster-42fwme = 两次削减之间窗口是增长越来越快（超线性）、均匀（线性），还是越来越慢（次线性）。

# bend, part of the climb
m-bend-part-of-the-climb-y5sjvy = 弯曲，占增长的比例

# Jain fairness index F
m-jain-fairness-index-f-kcswxq = Jain 公平指数 F

# How equal the sending rates of the competing flows are in the same round trip: 1 is equal, 1/K is one flow has everything.
m-how-equal-the-sending-rates-ak72wk = 同一 RTT 内各竞争流的发送速率有多相等：1 为相等，1/K 为一条流全占。

# Short-term fairness CoV_sf
m-short-term-fairness-cov-sf-qq6tvd = 短期公平性 CoV_sf

# Coefficient of variation of the rates of the competing flows in the same round trip; the trace and its mean.
m-coefficient-of-variation-of-the-8suhhi = 同一 RTT 内各竞争流速率的变异系数；其曲线及平均。

# Long-term fairness CoV_lf
m-long-term-fairness-cov-lf-7byft4 = 长期公平性 CoV_lf

# Coefficient of variation across flows of one scheme of their average rates over many round trips, averaged over the windows of that length that fit.
m-coefficient-of-variation-across-flows-y71sth = 同一方案各流在许多 RTT 内平均速率的变异系数，对可容纳的该长度各时段取平均。

# Two-user ratio fairness
m-two-user-ratio-fairness-r2dw09 = 两用户比例公平

# The larger rate of two flows over the smaller: 1 is fair, larger is worse.
m-the-larger-rate-of-two-5ogy0i = 两条流中较大速率除以较小速率：1 为公平，越大越差。

# δ-fair convergence in ACKs
m-fair-convergence-in-acks-i0hmdq = 以 ACK 计的 δ 公平收敛

# ACKs that two AIMD(a, b) flows receive together until the expected difference of their windows has shrunk by the factor δ, marks coming with probability p.
m-acks-that-two-aimd-a-bjr27p = 标记以概率 p 到来时，两条 AIMD(a, b) 流的窗口差的期望缩小到 δ 倍之前，它们共收到的 ACK 数。

# Value of a closed form
m-value-of-a-closed-form-vfl4nm = 闭式表达式的值

# A closed form of a paper, evaluated.
m-a-closed-form-of-a-fs2ljn = 论文中某闭式表达式的求值。

# TCP-compatibility
m-tcp-compatibility-0u56a5 = TCP 兼容

# In the steady state no more bandwidth than a conformant TCP under comparable conditions, and a decrease at least as fast; the increase is free.
m-in-the-steady-state-no-bs40xb = 稳态下带宽不多于可比条件下的合规 TCP，且降低至少同样快；增长不受限制。

# TCP-equivalence
m-tcp-equivalence-p0c9ch = TCP 等价

# The same bandwidth as TCP if both see the same pattern of losses and RTTs, in steady and in transient state: rising and falling as fast as TCP.
m-the-same-bandwidth-as-tcp-7kd7h5 = 两者经历相同的丢包与 RTT 模式时，稳态与瞬态带宽都与 TCP 相同：升降与 TCP 一样快。

# TCP-equal share
m-tcp-equal-share-rlg7hq = 与 TCP 等份额

# The same bandwidth as TCP when competing with it on the same bottleneck, even if they see different losses; it implies equivalence, and not the other way round.
m-the-same-bandwidth-as-tcp-0oo97j = 在同一瓶颈上与 TCP 竞争时带宽与之相同，即使所见丢包不同；它蕴含等价，反之不然。

# Traces
m-traces-5ukwsn = 曲线

# Smoothness
m-smoothness-r03tqo = 平滑度

# Transfers
m-transfers-oowe33 = 传输

# Pings
m-pings-sj0ab2 = Ping

# Settling
m-settling-ge74ql = 趋稳

# Convergence of two flows
m-convergence-of-two-flows-13ty7s = 两条流的收敛

# Congestion epochs
m-congestion-epochs-946hos = 拥塞时期

# Closed forms
m-closed-forms-c38v36 = 闭式表达式

# Facts about schemes
m-facts-about-schemes-fdupkh = 关于方案的事实

# TCP-friendliness
m-tcp-friendliness-6i9apr = TCP 友好性

# Verdicts
m-verdicts-g738m7 = 判定

# Packet drop rate
m-packet-drop-rate-j9mia4 = 分组丢弃率

# Part of the packets that is dropped: of the adaptive flows, wherever it happens; of all traffic at the bottleneck queue beside it.
m-part-of-the-packets-that-u50oa8 = 被丢弃分组的比例：自适应流的，无论发生在何处；旁边是瓶颈队列处全部流量的。

# Early marking plus overflow drop rate
m-early-marking-plus-overflow-drop-9e4x0k = 提前标记加溢出丢弃率

# Part of the packets arriving at the bottleneck that carries a congestion signal: marked, or dropped.
m-part-of-the-packets-arriving-pzcvdx = 到达瓶颈的分组中带拥塞信号的比例：被标记或被丢弃。

# Normalized packet-loss rate
m-normalized-packet-loss-rate-866qpm = 归一化丢包率

# Loss rate of the studied flow with the shortest RTT over that of the TCP flow with the shortest RTT.
m-loss-rate-of-the-studied-ulwsr8 = RTT 最短的被研究流的丢包率，除以 RTT 最短的 TCP 流的丢包率。

# Probes lost
m-probes-lost-vcwhgg = 丢失的探测

# Part of the probes that is lost, on the way there or back.
m-part-of-the-probes-that-97jz5b = 在去程或回程中丢失的探测比例。

# Responsiveness D
m-responsiveness-d-fckywg = 响应性 D

# Round trips until the rate is half of that before the disturbance when every round trip brings exactly one loss indication; of several flows the mean.
m-round-trips-until-the-rate-cqvi3g = 每个 RTT 恰有一次丢包指示时，速率降到扰动前一半的 RTT 数；多条流取平均。

# Adaptation time R
m-adaptation-time-r-aqixbz = 适应时间 R

# Round trips after a disturbance until the rate stays within 5 % of the step from its new steady value.
m-round-trips-after-a-disturbance-thc7a1 = 扰动之后，速率与新稳态值之差保持在阶跃的 5 % 以内所需的 RTT 数。

# Rate-adaptation fraction
m-rate-adaptation-fraction-4n40fz = 速率适应比例

# Part of the step that the rate has done, over the round trips after it: from 0 towards 1; as a number, the part done at the window's end.
m-part-of-the-step-that-msqomv = 阶跃之后各 RTT 中速率已完成的阶跃比例：从 0 趋向 1；作为一个数，为时段结束时已完成的比例。

# Undershoot depth
m-undershoot-depth-orixkd = 下冲深度

# The lowest rate after a step down, over the new steady rate: 0 means that the flow fell silent, 1 that it did not fall below.
m-the-lowest-rate-after-a-zfgner = 向下阶跃之后的最低速率除以新稳态速率：0 表示流停止发送，1 表示没有降到其下。

# Scheme parameter
m-scheme-parameter-mye2ip = 方案参数

# Value of a control parameter of a scheme: the one chosen, or the default of its card.
m-value-of-a-control-parameter-hqjk3w = 方案某控制参数的值：所选的值，或其卡片的默认值。

# Taxonomy class
m-taxonomy-class-a723gi = 分类类别

# Row of the scheme in the classification of policies: what fairness goes by, step and curve of the increase, memory of the decrease.
m-row-of-the-scheme-in-2de14a = 方案在策略分类中的一行：公平的依据、增长的步长与曲线、降低的记忆。

# available, bit/s
m-available-bit-s-p6xent = 可用，bit/s

# Convergence time
m-convergence-time-rgtvez = 收敛时间

# Seconds from a change of conditions until the smoothed throughput is near its new steady mean and stays there.
m-seconds-from-a-change-of-skjv8c = 从条件改变到平滑后的吞吐量接近其新稳态平均并保持的秒数。

# Oscillation after convergence
m-oscillation-after-convergence-3rjxqv = 收敛后的振荡

# Coefficient of variation of the throughput in bins of 1 s once the new bandwidth is taken; of several flows the mean.
m-coefficient-of-variation-of-the-rj0pmd = 占用新带宽之后，按 1 s 分段的吞吐量的变异系数；多条流取平均。

# Smoothness CoV_time
m-smoothness-cov-time-qiwrds = 平滑度 CoV_time

# Coefficient of variation of the rates of one flow in consecutive round trips, where nothing changes; smaller is smoother. Of several flows, the mean.
m-coefficient-of-variation-of-the-jcofa0 = 无变化时一条流在相继 RTT 中速率的变异系数；越小越平滑。多条流取平均。

# Smoothness ratio
m-smoothness-ratio-mpi3s3 = 平滑比

# The least ratio, smaller over larger, of the rates of a flow in two consecutive round trips: 1 is perfect, TCP(b) has 1 − b.
m-the-least-ratio-smaller-over-5igw00 = 一条流在相继两个 RTT 中速率之比（小除以大）的最小值：1 为完美，TCP(b) 为 1 − b。

# larger over smaller
m-larger-over-smaller-8ysa5k = 大除以小

# Throughput of a source
m-throughput-of-a-source-g13cvo = 流量源的吞吐量

# What arrives of a source that nobody slows down, a constant stream as one; of all of them, if none is named.
m-what-arrives-of-a-source-0v38qf = 不受任何约束的流量源（如恒定流）到达了多少；未指明时为所有源合计。

# Loss of a source
m-loss-of-a-source-vjkind = 流量源的丢包

# Part of the packets of a source that is dropped; of all of them together, if none is named.
m-part-of-the-packets-of-porhi9 = 某流量源被丢弃分组的比例；未指明时为所有源合计。

# Stabilization time
m-stabilization-time-w9gy7x = 稳定时间

# Round trips after the available bandwidth has fallen until the loss rate of the bottleneck queue is within 1.5 times its steady value for the new conditions.
m-round-trips-after-the-available-n8nw76 = 可用带宽下降之后，瓶颈队列的丢包率降到新条件下稳态值的 1.5 倍以内所需的 RTT 数。

# Stabilization cost
m-stabilization-cost-79nf0h = 稳定代价

# Stabilization time times the mean loss rate over it: 1 is as much as all packets of one round trip.
m-stabilization-time-times-the-mean-734d27 = 稳定时间乘以其间的平均丢包率：1 相当于一个 RTT 的全部分组。

# Normalized per-flow throughput
m-normalized-per-flow-throughput-19g1gs = 归一化的单流吞吐量

# Throughput of a flow divided by one flow's equal share of the average bandwidth that unresponsive sources leave; the least of all flows as the value, each flow beside it.
m-throughput-of-a-flow-divided-zx0jgz = 一条流的吞吐量，除以不响应的流量源所剩平均带宽中每流的等份额；值取所有流中最小者，旁列每条流。

# Mean normalized throughput of a scheme
m-mean-normalized-throughput-of-a-9orc5k = 方案的平均归一化吞吐量

# Mean of the normalized throughput over the flows of a scheme: one number per scheme among the parts; the value is the mean over all flows selected.
m-mean-of-the-normalized-throughput-iwvm42 = 归一化吞吐量对一个方案各流的平均：各部分中每个方案一个数；值为对所有选中流的平均。

# Aggregate normalized throughput
m-aggregate-normalized-throughput-gu7xxp = 归一化总吞吐量

# Throughput of all adaptive flows as a part of the average bandwidth available to them.
m-throughput-of-all-adaptive-flows-8irf2m = 所有自适应流的吞吐量占其平均可用带宽的比例。

# Link utilization
m-link-utilization-acgykl = 链路利用率

# Part of the capacity of the link that is used, all traffic together.
m-part-of-the-capacity-of-rguxyu = 链路容量被使用的比例，所有流量合计。

# Throughput of one flow
m-throughput-of-one-flow-c6h2qs = 一条流的吞吐量

# What a flow delivers per second at the end of the run; of several flows the mean, with each beside it.
m-what-a-flow-delivers-per-dsazgq = 运行结束时一条流每秒交付多少；多条流取平均，旁列每一条。

# Bandwidth share relative to TCP
m-bandwidth-share-relative-to-tcp-lu2nb7 = 相对 TCP 的带宽份额

# Mean throughput of the studied flows over that of the TCP flows beside them on the same bottleneck.
m-mean-throughput-of-the-studied-t8a0mx = 被研究流的平均吞吐量，除以同一瓶颈上与之并行的 TCP 流的平均吞吐量。

# Sending-rate trace
m-sending-rate-trace-kmh0tj = 发送速率曲线

# What each flow sends in each round trip; as a number, the mean.
m-what-each-flow-sends-in-ee2rhb = 每条流在每个 RTT 发送多少；作为一个数，为平均。

# Bottleneck queue length trace
m-bottleneck-queue-length-trace-l54tau = 瓶颈队列长度曲线

# Packets that wait at the bottleneck, the one in transmission not counted; as a number, the mean of the samples.
m-packets-that-wait-at-the-p48tg6 = 在瓶颈处等待的分组，不计正在传输的；作为一个数，为各采样的平均。

# Congestion window trace
m-congestion-window-trace-i382jf = 拥塞窗口曲线

# The sender's window over time, of a rate scheme its rate times the round trip; as a number, the mean.
m-the-sender-s-window-over-o9s1p4 = 发送方窗口随时间的变化，基于速率的方案取速率乘以往返时间；作为一个数，为平均。

# worst over CV
m-worst-over-cv-9xhtyv = 各 CV 中最差

# more than, s
m-more-than-s-uvtzus = 多于，s

# more than, times TCP's
m-more-than-times-tcp-s-qb23oy = 多于，TCP 的倍数

# times TCP's
m-times-tcp-s-97hgmc = TCP 的倍数

# Fairness, TCP-equivalence under non-periodic losses
m-fairness-tcp-equivalence-under-non-5uxnwm = 公平性：非周期丢包下的 TCP 等价

# Whether a scheme gets what TCP gets where losses come at irregular times.
m-whether-a-scheme-gets-what-z89699 = 丢包时刻不规则时，方案是否得到与 TCP 相同的带宽。

# TCP-compatibility under non-periodic losses (bracketed verdict)
m-tcp-compatibility-under-non-periodic-xu3ck2 = 非周期丢包下的 TCP 兼容（括号内的判定）

# Whether a scheme gets no more than TCP at any irregularity of the losses.
m-whether-a-scheme-gets-no-waz3fq = 无论丢包多不规则，方案所得是否都不多于 TCP。

# Fairness, equal share, equal RTTs
m-fairness-equal-share-equal-rtts-mqrpy4 = 公平性：等份额，RTT 相同

# Whether flows of a scheme and as many of TCP with the same RTT share a bottleneck equally.
m-whether-flows-of-a-scheme-cop9id = 方案的流与同样多、RTT 相同的 TCP 流是否均分瓶颈。

# Fairness, equal share, different RTTs
m-fairness-equal-share-different-rtts-h6pcfj = 公平性：等份额，RTT 不同

# Whether flows of a scheme and as many of TCP share a bottleneck equally where RTTs differ.
m-whether-flows-of-a-scheme-ajcoii = RTT 不同时，方案的流与同样多的 TCP 流是否均分瓶颈。

# Aggressiveness, TCP-equivalence, two-state losses
m-aggressiveness-tcp-equivalence-two-state-2mxl3d = 激进性：TCP 等价，两状态丢包

# Whether a scheme takes new bandwidth soon after losses have become rare.
m-whether-a-scheme-takes-new-eiv8pm = 丢包变稀之后，方案是否很快占用新带宽。

# Aggressiveness, equal share, bursty losses
m-aggressiveness-equal-share-bursty-losses-mme5vb = 激进性：等份额，突发丢包

# Whether a scheme takes the bandwidth that a source has freed as fast as TCP, and is then stable.
m-whether-a-scheme-takes-the-0f0xpp = 方案是否像 TCP 一样快地占用流量源空出的带宽，并随后保持稳定。

# Responsiveness, TCP-equivalence and compatibility, two-state losses
m-responsiveness-tcp-equivalence-and-compatibility-p3ghmy = 响应性：TCP 等价与兼容，两状态丢包

# Whether a scheme yields soon after losses have become frequent.
m-whether-a-scheme-yields-soon-ym82xt = 丢包变频繁之后，方案是否很快退让。

# Responsiveness, equal share, bursty losses
m-responsiveness-equal-share-bursty-losses-y570dt = 响应性：等份额，突发丢包

# Whether a scheme yields to a source without many more loss events than TCP.
m-whether-a-scheme-yields-to-myc8vr = 方案向流量源退让时，丢包事件是否不比 TCP 多很多。

# Printed verdict
m-printed-verdict-grp26k = 论文所印的判定

# What the paper prints for a scheme and a column of its table of verdicts.
m-what-the-paper-prints-for-vwyhs7 = 论文在其判定表中为某方案某列所印的内容。

# paper says
m-paper-says-qd8f8v = 论文所述

# ns-2.35 gives
m-ns-2-35-gives-0knug7 = ns-2.35 结果

# The reference runs of ns-2.35 do not hold this quantity.
m-the-reference-runs-of-ns-an316m = ns-2.35 的参考运行不含此量。

# we measure
m-we-measure-4uwgap = 我们测得

# we compute
m-we-compute-bwagw4 = 我们算得

# verdict
m-verdict-n8ltue = 判定

# how it is judged
m-how-it-is-judged-hcg7p3 = 如何判定

# Take the cause away
m-take-the-cause-away-pmcxsk = 去掉原因

# What the paper claims
m-what-the-paper-claims-5s18ov = 论文的论断

# The claims could not be fetched. Reload the page to try again.
m-the-claims-could-not-be-nqakv0 = 无法获取论断。请重新加载页面再试。

# What can be seen
m-what-can-be-seen-iv7k55 = 可以看到什么

# The claims are about the paper’s set-up; what you have changed does not count for them.
m-the-claims-are-about-the-fomdy3 = 论断针对论文的设置；您所作的更改不在其列。

# Run them
m-run-them-vd8ny0 = 运行

# Parquet
m-parquet-vqq5pn = Parquet

# Move a parameter
m-move-a-parameter-s078i8 = 移动一个参数

# Open in the playground:
m-open-in-the-playground-w0dz9q = 在实验场中打开：

# this run
m-this-run-0hejhw = 这次运行

# Table
m-table-no2um7 = 表格

# Claims and set-up
m-claims-and-set-up-o7r95p = 论断与设置

# Make it mine
m-make-it-mine-hdaawj = 改成我的

# The same runs as an experiment that you can change
m-the-same-runs-as-an-n2f12a = 同样的运行，作为可更改的实验

# Pale: the paper’s set-up, before your change.
m-pale-the-paper-s-set-fpnxu2 = 浅色：论文的设置，在您更改之前。

# seeds:
m-seeds-rwyfmd = 种子：

# The papers, live
m-the-papers-live-fhc755 = 论文，现场运行

# Every figure and table of four classic papers on TCP-friendly congestion control. Open one and it is run again, packet by packet, on this machine.
m-every-figure-and-table-of-rmgk49 = 四篇关于 TCP 友好拥塞控制的经典论文中的全部图表。打开其中之一，它就会在本机上逐个分组地重新运行。

# Figures
m-figures-rtsmni = 图

# Show all
m-show-all-1brnan = 显示全部

# not computed yet
m-not-computed-yet-fy406r = 尚未计算

# log scale
m-log-scale-08gjzv = 对数刻度

# Here:
m-here-s5rs3n = 这里：

# The paper
m-the-paper-s82652 = 论文

# Find a number
m-find-a-number-gyogjq = 查找数值

# Find a number: loss, fairness, RTT
m-find-a-number-loss-fairness-wembhg = 查找数值：丢包、公平、RTT

# Difference
m-difference-zz2naa = 差

# All figures and tables
m-all-figures-and-tables-erdp8l = 所有图表

# chance of a mark
m-chance-of-a-mark-ugpc6m = 标记概率

# window at the loss
m-window-at-the-loss-2pcsdk = 丢包时的窗口

# part cut
m-part-cut-912rec = 削减比例

# first share of user 1
m-first-share-of-user-1-qphogd = 用户 1 的初始份额

# first share of user 2
m-first-share-of-user-2-pvivdg = 用户 2 的初始份额

# Runs
m-runs-6tz87v = 运行

# Runs that are over
m-runs-that-are-over-du981w = 已完成的运行

# one run has failed
m-one-run-has-failed-rf9kg3 = 一次运行失败

# Another seed
m-another-seed-j9ejxl = 换一个种子

# Run 10 seeds
m-run-10-seeds-9hffb1 = 运行 10 个种子

# Show 3 seeds
m-show-3-seeds-bghbjn = 显示 3 个种子

# Open in the playground
m-open-in-the-playground-fdhw1s = 在实验场中打开

# Back to the paper’s
m-back-to-the-paper-s-a7454m = 恢复论文的设置

# Change a number: the figure runs again
m-change-a-number-the-figure-30oe5a = 更改一个数值：图会重新运行

# The paper gives all of it.
m-the-paper-gives-all-of-ucxqsd = 论文全部给出。

# Dotted: assumed, because the paper does not say.
m-dotted-assumed-because-the-paper-n3ko17 = 虚点：论文未说明，为假设值。

# What the paper gives
m-what-the-paper-gives-4bf5ts = 论文给出的内容

# Each cell: what we get, and below it what the paper prints.
m-each-cell-what-we-get-p541m2 = 每格：我们的结果，下方为论文所印。

# (the same)
m-the-same-ifrvyz = （相同）

# Of the whole run
m-of-the-whole-run-ad817p = 整个运行的

# The numbers of this run
m-the-numbers-of-this-run-q36s5g = 这次运行的数值

# one high and one low time together
m-one-high-and-one-low-wuiaxf = 一段高与一段低合计

# time on, and as long off
m-time-on-and-as-long-gnvexp = 开启时间，关闭同样久

# slowness: 1/b, or loss intervals
m-slowness-1-b-or-loss-bvbs7t = 缓慢程度：1/b，或丢包间隔数

# time to 0.1-fairness
m-time-to-0-1-fairness-7wxg1m = 达到 0.1 公平的时间

# throughput over the fair share
m-throughput-over-the-fair-share-2p6chp = 吞吐量与公平份额之比

# throughput of all ten over what is left
m-throughput-of-all-ten-over-kv2tyd = 十条流的总吞吐量与剩余带宽之比

# throughput over what is left
m-throughput-over-what-is-left-cde4jy = 吞吐量与剩余带宽之比

# Drop rate of ten flows of one scheme under the same swings
m-drop-rate-of-ten-flows-03vlod = 同样波动下，同一方案十条流的丢弃率

# The packet drop rate in the runs of Figure 14.
m-the-packet-drop-rate-in-vy5e4h = 图 14 各次运行中的分组丢弃率。

# drop rate
m-drop-rate-pkmtdi = 丢弃率

# Time until two TCP(b) flows share fairly
m-time-until-two-tcp-b-krw27x = 两条 TCP(b) 流达到公平分享的时间

# The gentler the cut, the longer two unequal flows stay unequal.
m-the-gentler-the-cut-the-olkhj2 = 削减越温和，两条不等的流保持不等越久。

# Time until two TFRC flows share fairly
m-time-until-two-tfrc-flows-nt6b3e = 两条 TFRC 流达到公平分享的时间

# The time does not grow with slowness as rapidly as TCP(b)’s, because TFRC relies on a fixed number of loss intervals.
m-the-time-does-not-grow-e3u94l = 该时间随缓慢程度的增长不像 TCP(b) 那样快，因为 TFRC 依靠固定数目的丢包间隔。

# loss intervals
m-loss-intervals-f38hqg = 丢包间隔数

# ACKs to 0.1-fairness in a model of two AIMD flows
m-acks-to-0-1-fairness-rzximx = 两条 AIMD 流的模型中，达到 0.1 公平的 ACK 数

# At a drop rate of 10 % two flows come fairly rapidly to fair shares for b of about 0.2 and more; for smaller b it takes exponentially longer.
m-at-a-drop-rate-of-c931gk = 丢弃率为 10 % 时，b 约为 0.2 及以上，两条流较快达到公平份额；b 更小时所需时间呈指数增长。

# b, the part cut
m-b-the-part-cut-sn6up1 = b，削减比例

# Part of the link that is used in the first 20 and 200 round trips after half of the flows stop
m-part-of-the-link-that-2p73jh = 一半的流停止之后，最初 20 个和 200 个 RTT 内链路被使用的比例

# The slower a scheme, the more sluggish it is in taking advantage of a sudden increase of the available bandwidth.
m-the-slower-a-scheme-the-q5c4bw = 方案越缓慢，利用可用带宽的突然增加就越迟钝。

# utilization
m-utilization-09ugcf = 利用率

# Rate of TFRC and of TCP(1/8) under a mildly bursty pattern of losses
m-rate-of-tfrc-and-of-q814t0 = 轻度突发的丢包模式下 TFRC 与 TCP(1/8) 的速率

# TFRC and TCP(1/8) with a mildly bursty loss pattern.
m-tfrc-and-tcp-1-8-8ugyn3 = 轻度突发的丢包模式下的 TFRC 与 TCP(1/8)。

# among TCP
m-among-tcp-t4aqrw = 在 TCP 之间

# within a tenth of the number
m-within-a-tenth-of-the-w0awv9 = 与该数相差不到十分之一

# throughput
m-throughput-fuf8u7 = 吞吐量

# time
m-time-pvbdgk = 时间

# sending rate
m-sending-rate-36lkep = 发送速率

# chance of a loss
m-chance-of-a-loss-k7w8ws = 丢包概率

# By which policies it goes
m-by-which-policies-it-goes-6i2z94 = 依据哪些策略

# round trips after the loss
m-round-trips-after-the-loss-18hovx = 丢包之后的 RTT 数

# How windows climb after a loss
m-how-windows-climb-after-a-yxe2jb = 丢包之后窗口如何爬升

# SIMD’s window grows super-linearly with the time since the last loss; those of other schemes linearly or sub-linearly.
m-simd-s-window-grows-super-3ogjn1 = SIMD 的窗口随上次丢包以来的时间超线性增长；其他方案为线性或次线性。

# The window of SIMD over several epochs
m-the-window-of-simd-over-e5y84q = SIMD 在若干时期内的窗口

# In each epoch the window is cut to 1 − β of what it was and increased until the first loss.
m-in-each-epoch-the-window-hevt97 = 每个时期窗口削减到原来的 1 − β，再增长到首次丢包。

# Throughput over TCP’s on a link that drops at random
m-throughput-over-tcp-s-on-7vqgld = 随机丢弃的链路上，吞吐量与 TCP 之比

# All curves have a dip at moderate loss rates; in the worst case, around 15 %, SIMD(1/16) has at least 75 % of TCP’s throughput.
m-all-curves-have-a-dip-lmx2gi = 所有曲线在中等丢包率处都有低谷；最差时（约 15 %），SIMD(1/16) 至少有 TCP 吞吐量的 75 %。

# loss rate
m-loss-rate-7kt6ks = 丢包率

# throughput over TCP’s
m-throughput-over-tcp-s-y328iw = 吞吐量与 TCP 之比

# Three links in a row on which two flows converge
m-three-links-in-a-row-xiyhru = 三条链路串联，两条流在其上收敛

# At 400 s all background flows end; two flows stay and compete for the middle link.
m-at-400-s-all-background-mxxcjs = 400 s 时所有背景流结束；剩下两条流竞争中间的链路。

# b1 to b2
m-b1-to-b2-wcox9z = b1 到 b2

# b2 to b3
m-b2-to-b3-ruqsqt = b2 到 b3

# b3 to b4
m-b3-to-b4-3npogn = b3 到 b4

# Windows of two flows that come to a fair share
m-windows-of-two-flows-that-srm22g = 两条流趋向公平份额时的窗口

# TCP converges fastest; IIAD is the smoothest and least responsive; SIMD converges much faster than AIMD.
m-tcp-converges-fastest-iiad-is-mufnpd = TCP 收敛最快；IIAD 最平滑、响应最慢；SIMD 收敛比 AIMD 快得多。

# Windows of two flows that come to full use
m-windows-of-two-flows-that-5s747y = 两条流趋向充分利用时的窗口

# With SIMD two flows come smoothly and quickly to the fair state, since the one with the smaller window grows more aggressively.
m-with-simd-two-flows-come-no63vy = 使用 SIMD，两条流平滑而迅速地达到公平状态，因为窗口较小的一方增长更激进。

# Two users on their way to a fair share: AIMD and SIMD
m-two-users-on-their-way-pc5wxb = 两个用户趋向公平份额：AIMD 与 SIMD

# AIMD increases parallel to the fairness line; SIMD’s trajectory has the slope x₁/x₂ and comes nearer to it.
m-aimd-increases-parallel-to-the-oyayp5 = AIMD 平行于公平线增长；SIMD 轨迹的斜率为 x₁/x₂，并向其靠近。

# From where SIMD is sooner fair than AIMD
m-from-where-simd-is-sooner-n4104l = 从哪里出发 SIMD 比 AIMD 更早达到公平

# In most cases SIMD converges faster than AIMD; IIAD is much slower than both in all cases.
m-in-most-cases-simd-converges-ohh9z4 = 大多数情况下 SIMD 收敛比 AIMD 快；IIAD 在所有情况下都比两者慢得多。

# smaller window
m-smaller-window-t8rirl = 较小的窗口

# time to full use, larger window 50 packets
m-time-to-full-use-larger-bwe4zu = 到充分利用的时间，较大窗口为 50 个分组

# larger window
m-larger-window-4bgjwq = 较大的窗口

# flows of each kind
m-flows-of-each-kind-l562x6 = 每种流的数目

# marked or dropped
m-marked-or-dropped-zifk54 = 被标记或丢弃

# What all simulations have in common
m-what-all-simulations-have-in-8slxj2 = 所有仿真的共同之处

# Unless explicitly specified, RED was used as the queue management policy at the bottleneck link.
m-unless-explicitly-specified-red-was-50wxdt = 除非另有说明，瓶颈链路的队列管理策略为 RED。

# Closed forms of the time to full use, the difference there, and the time to fairness
m-closed-forms-of-the-time-sqnku5 = 到充分利用的时间、那里的差以及到公平的时间的闭式表达式

# From 10 and 30 packets on a link that holds 110 SIMD is slower than TCP and quicker than AIMD and IIAD.
m-from-10-and-30-packets-px4t0m = 在容纳 110 个分组的链路上，从 10 和 30 个分组开始，SIMD 慢于 TCP，快于 AIMD 和 IIAD。

# Convergence in runs and in closed form
m-convergence-in-runs-and-in-cry3uh = 运行中与闭式表达式中的收敛

# All measured times to fairness are smaller than the theoretical ones, and SIMD’s much smaller.
m-all-measured-times-to-fairness-nelsf6 = 所有测得的到公平的时间都短于理论值，SIMD 的短得多。

# reverse TCP
m-reverse-tcp-kp9dle = 反向 TCP

# Throughput over TCP’s when losses come at irregular times
m-throughput-over-tcp-s-when-bp598p = 丢包时刻不规则时，吞吐量与 TCP 之比

# With non-periodic losses no scheme meets TCP-equivalence; SIMD and TFRCP have a different trend from the others.
m-with-non-periodic-losses-no-7nufbe = 非周期丢包下没有方案满足 TCP 等价；SIMD 与 TFRCP 的趋势与其他不同。

# CV of the time between losses
m-cv-of-the-time-between-gk0nvm = 丢包间隔时间的 CV

# CV of the round trips
m-cv-of-the-round-trips-qxvsnq = 往返时间的 CV

# Shares and losses of eight flows of a scheme beside eight TCP flows as round trips spread
m-shares-and-losses-of-eight-4zjs1l = 往返时间分散时，某方案八条流与八条 TCP 流并行时的份额与丢包

# GAIMD and SIMD take 1.5 to 4 times TCP’s bandwidth on average, and more than 10 times where round trips are equal; the rate-based schemes meet equal share above a CV of 0.05.
m-gaimd-and-simd-take-1-xf04d5 = GAIMD 与 SIMD 平均占用 TCP 带宽的 1.5 至 4 倍，往返时间相等处超过 10 倍；基于速率的方案在 CV 大于 0.05 时满足等份额。

# loss rate over TCP’s, flows of the shortest round trip
m-loss-rate-over-tcp-s-dpwwph = 丢包率与 TCP 之比，往返时间最短的流

# bottlenecks in a row
m-bottlenecks-in-a-row-jmoec1 = 串联的瓶颈数

# Throughput when losses become rare at 100 s and frequent again at 800 s
m-throughput-when-losses-become-rare-7xie95 = 丢包在 100 s 变稀、800 s 又变频繁时的吞吐量

# IIAD and AIAD/H take 700 s to increase to the new steady throughput; the other six reach it within 100 s.
m-iiad-and-aiad-h-take-rvxd8g = IIAD 和 AIAD/H 需要 700 s 才升到新的稳态吞吐量；其他六个在 100 s 内达到。

# Throughput beside a source of two rates, and loss events on the way down
m-throughput-beside-a-source-of-ejkfq7 = 与两速率流量源并行时的吞吐量，以及下降途中的丢包事件

# SIMD uses what is available as quickly as TCP and is smooth afterwards, TFRCP oscillates, and TFRC and TEAR meet fewer losses on the way down than SIMD and GAIMD.
m-simd-uses-what-is-available-38fm2e = SIMD 像 TCP 一样快地利用可用带宽，随后平滑；TFRCP 振荡；下降途中 TFRC 和 TEAR 遇到的丢包少于 SIMD 和 GAIMD。

# fairness, irregular losses
m-fairness-irregular-losses-me33f8 = 公平性，不规则丢包

# fairness, TCP-equivalence, non-periodic losses
m-fairness-tcp-equivalence-non-periodic-c2tyg8 = 公平性，TCP 等价，非周期丢包

# fairness, equal round trips
m-fairness-equal-round-trips-2459ds = 公平性，往返时间相等

# fairness, equal share, low multiplexing with equal round trips
m-fairness-equal-share-low-multiplexing-rrjv3z = 公平性，等份额，低复用度、往返时间相等

# fairness, different round trips
m-fairness-different-round-trips-nq88rx = 公平性，往返时间不同

# fairness, equal share, low multiplexing with different round trips
m-fairness-equal-share-low-multiplexing-caofz2 = 公平性，等份额，低复用度、往返时间不同

# aggressiveness, two-state losses
m-aggressiveness-two-state-losses-1isi27 = 激进性，两状态丢包

# aggressiveness, TCP-equivalence, two-state losses
m-aggressiveness-tcp-equivalence-two-state-zttzqh = 激进性，TCP 等价，两状态丢包

# aggressiveness, bursty losses
m-aggressiveness-bursty-losses-j1qdeu = 激进性，突发丢包

# aggressiveness, equal share, bursty losses
m-aggressiveness-equal-share-bursty-losses-hkf387 = 激进性，等份额，突发丢包

# responsiveness, two-state losses
m-responsiveness-two-state-losses-l1teex = 响应性，两状态丢包

# responsiveness, TCP-equivalence, two-state losses
m-responsiveness-tcp-equivalence-two-state-d6tlv3 = 响应性，TCP 等价，两状态丢包

# responsiveness, bursty losses
m-responsiveness-bursty-losses-u7poks = 响应性，突发丢包

# responsiveness, equal share, bursty losses
m-responsiveness-equal-share-bursty-losses-ubri1d = 响应性，等份额，突发丢包

# Verdicts on eight schemes, cell by cell
m-verdicts-on-eight-schemes-cell-950kv4 = 对八个方案的逐格判定

# TFRC meets both criteria under more testing scenarios than the others.
m-tfrc-meets-both-criteria-under-su07h3 = TFRC 在比其他方案更多的测试场景中满足两项标准。

# What three notions of TCP-friendliness ask for
m-what-three-notions-of-tcp-i575sq = 三种 TCP 友好概念的要求

# Equal share is more realistic and more challenging than equivalence: to compete for the same bottleneck does not imply identical network conditions.
m-equal-share-is-more-realistic-yxhzvz = 等份额比等价更现实、更苛刻：竞争同一瓶颈并不意味着网络条件相同。

# Constants of the eight schemes
m-constants-of-the-eight-schemes-7k4is3 = 八个方案的常数

# The control parameters used in each scheme.
m-the-control-parameters-used-in-jrft87 = 各方案使用的控制参数。

# How the eight schemes seek fairness, climb and remember
m-how-the-eight-schemes-seek-0iwvxr = 八个方案如何追求公平、爬升和记忆

# No scheme takes all three recommended policies at once.
m-no-scheme-takes-all-three-j16k0r = 没有方案同时采用全部三种推荐策略。

# How much the rate varies as random losses become frequent
m-how-much-the-rate-varies-ztb1dm = 随机丢包变频繁时速率的变动有多大

# At 1 % of losses TCP has the largest CoV, GAIMD the second and TFRC and TEAR similar ones; at 20 % TFRC has the highest.
m-at-1-of-losses-tcp-9tgglz = 丢包率为 1 % 时 TCP 的变异系数最大，GAIMD 次之，TFRC 与 TEAR 相近；20 % 时 TFRC 最高。

# CoV over time, bins of one round trip
m-cov-over-time-bins-of-aapisu = 随时间的变异系数，按一个 RTT 分段

# round trips after the change
m-round-trips-after-the-change-ty9s7y = 变化之后的 RTT 数

# part of the step done
m-part-of-the-step-done-7e41q4 = 已完成的阶跃比例

# The states of a flow that lives on timeouts
m-the-states-of-a-flow-8dg5fh = 靠超时维持的流的各状态

# Each state is one back-off of the timer: in state 1 a flow sends one packet in t round trips, in state 2 one in 2t, and so on.
m-each-state-is-one-back-4o3ous = 每个状态对应计时器的一次退避：状态 1 中流每 t 个 RTT 发送一个分组，状态 2 中每 2t 个，依此类推。

# timer, times its first value
m-timer-times-its-first-value-na5kj5 = 计时器，首值的倍数

# chance of the state
m-chance-of-the-state-l5n6v8 = 状态的概率

# How much time TFRC spends at each length of a loss interval
m-how-much-time-tfrc-spends-f31z31 = TFRC 在各种丢包间隔长度上停留的时间

# The higher the rate, the faster TFRC leaves the state.
m-the-higher-the-rate-the-0go2dr = 速率越高，TFRC 离开该状态越快。

# loss interval
m-loss-interval-5nsrxn = 丢包间隔

# part of the time
m-part-of-the-time-7hvbbz = 时间比例

# How the rates follow a step of the loss rate from 1 % to 4 %, in theory
m-how-the-rates-follow-a-2cf8w0 = 理论上，速率如何跟随丢包率从 1 % 到 4 % 的阶跃

# TCP is the fastest; the other three look similar, except that GAIMD becomes slower after 10 round trips.
m-tcp-is-the-fastest-the-zd45tc = TCP 最快；其他三个看上去相近，只是 GAIMD 在 10 个 RTT 之后变慢。

# How the rates follow a fall of the loss rate, in theory
m-how-the-rates-follow-a-nnxslt = 理论上，速率如何跟随丢包率的下降

# The analytical responding speed, by the derivations of Section 4.1.
m-the-analytical-responding-speed-by-5cie9h = 解析的响应速度，依第 4.1 节的推导。

# The network: one bottleneck between ample access links
m-the-network-one-bottleneck-between-hjhf3h = 网络：充裕的接入链路之间有一个瓶颈

# Packets are dropped only at the bottleneck of 2.5 Mbit/s and 30 ms, which has a buffer of 50 packets; all access links take 10 ms.
m-packets-are-dropped-only-at-5sdddn = 分组只在 2.5 Mbit/s、30 ms、缓冲区为 50 个分组的瓶颈处被丢弃；所有接入链路为 10 ms。

# access links
m-access-links-rekdr6 = 接入链路

# Two ways to read a table of rates: along a flow, or across flows
m-two-ways-to-read-a-geh2jq = 阅读速率表的两种方式：沿一条流，或跨各条流

# The rates of one flow over time measure its smoothness; those of all flows in the same round trip their short-term fairness.
m-the-rates-of-one-flow-ht3mjc = 一条流随时间的速率衡量其平滑度；同一 RTT 内所有流的速率衡量短期公平。

# Fairness, smoothness, responsiveness and aggressiveness of four schemes
m-fairness-smoothness-responsiveness-and-aggressiveness-mhvi6r = 四个方案的公平性、平滑度、响应性与激进性

# At low loss TFRC and TEAR are fairer and smoother; TCP is the most responsive and the fastest to use extra bandwidth.
m-at-low-loss-tfrc-and-s31e05 = 丢包少时 TFRC 和 TEAR 更公平、更平滑；TCP 响应最快，利用额外带宽也最快。

# Rates when every 20th packet is lost
m-rates-when-every-20th-packet-wmikxz = 每 20 个分组丢失一个时的速率

# At a low rate of periodic losses TFRC and TEAR are smoother than TCP and GAIMD.
m-at-a-low-rate-of-tk0vga = 周期丢包率低时，TFRC 和 TEAR 比 TCP 和 GAIMD 更平滑。

# Rates when each packet is lost with chance 5 %
m-rates-when-each-packet-is-975brh = 每个分组以 5 % 的概率丢失时的速率

# With random losses at the same rate all four fluctuate much more than with periodic ones.
m-with-random-losses-at-the-hhtoec = 同样丢包率的随机丢包下，四者的波动都比周期丢包时大得多。

# Rates when each packet is lost with chance 20 %
m-rates-when-each-packet-is-p99pgu = 每个分组以 20 % 的概率丢失时的速率

# At 20 % of losses TFRC’s rate drops to almost 0, and TEAR’s is on average much higher than TCP’s and GAIMD’s.
m-at-20-of-losses-tfrc-24wgwl = 丢包率为 20 % 时 TFRC 的速率几乎降到 0，TEAR 的平均远高于 TCP 和 GAIMD。

# Rates beside five ON/OFF sources
m-rates-beside-five-on-off-d5io3v = 与五个开关型流量源并行时的速率

# With ON/OFF traffic smoothness is slightly worse than with random losses.
m-with-on-off-traffic-smoothness-2vdi85 = 在开关型流量下，平滑度比随机丢包时略差。

# The queue beside five ON/OFF sources
m-the-queue-beside-five-on-9n4jgu = 与五个开关型流量源并行时的队列

# ON/OFF traffic causes large fluctuations of the queue.
m-on-off-traffic-causes-large-op0ep8 = 开关型流量使队列大幅波动。

# Rates of a lone flow
m-rates-of-a-lone-flow-ji3iqu = 单独一条流的速率

# The rates of TCP and GAIMD are limited by ACK arrivals: stable at the speed of the bottleneck until a loss takes the window below 30 packets.
m-the-rates-of-tcp-and-18g6mj = TCP 和 GAIMD 的速率受 ACK 到达的限制：稳定在瓶颈的速度，直到丢失使窗口降到 30 个分组以下。

# Window of a lone flow
m-window-of-a-lone-flow-78z9wh = 单独一条流的窗口

# Most of the time the window allows a higher rate than the bottleneck’s; when it exceeds 80 packets, one is dropped.
m-most-of-the-time-the-b01m5z = 大部分时间窗口允许的速率高于瓶颈；超过 80 个分组时丢弃一个。

# The queue of a lone flow
m-the-queue-of-a-lone-3spjev = 单独一条流的队列

# TCP fills the queue and drains it; GAIMD’s and TFRC’s fluctuate less; TEAR’s cycle takes about two times TCP’s.
m-tcp-fills-the-queue-and-yjmo6j = TCP 填满队列又将其排空；GAIMD 和 TFRC 的波动较小；TEAR 的周期约为 TCP 的两倍。

# Rates among seven TCP flows
m-rates-among-seven-tcp-flows-rmhf2z = 在七条 TCP 流之间的速率

# Among seven TCP flows TFRC and TEAR keep relatively smooth rates, while those of TCP and GAIMD fluctuate.
m-among-seven-tcp-flows-tfrc-mpp15v = 在七条 TCP 流之间，TFRC 和 TEAR 保持较平滑的速率，而 TCP 和 GAIMD 的波动。

# Fairness index among seven TCP flows
m-fairness-index-among-seven-tcp-203i5r = 在七条 TCP 流之间的公平指数

# The index fluctuates around 0.7, the value that TCP’s CoV predicts.
m-the-index-fluctuates-around-0-t905sa = 指数在 0.7 附近波动，即由 TCP 的变异系数预测的值。

# The queue among seven TCP flows
m-the-queue-among-seven-tcp-fbkyng = 在七条 TCP 流之间的队列

# The queue behaves as that of a single TCP flow, with shorter cycles.
m-the-queue-behaves-as-that-h0lwxz = 队列的表现与单独一条 TCP 流时相同，只是周期更短。

# Rates among eight flows of one scheme
m-rates-among-eight-flows-of-dmkuou = 在同一方案的八条流之间的速率

# Among their own kind GAIMD, TFRC and TEAR are smoother than among TCP flows.
m-among-their-own-kind-gaimd-m1k1qv = 在同类之间，GAIMD、TFRC 和 TEAR 比在 TCP 流之间更平滑。

# Fairness index among eight flows of one scheme
m-fairness-index-among-eight-flows-ynlkgi = 在同一方案的八条流之间的公平指数

# The index of TFRC and of TEAR is close to 1 and does not vary much: they are fairer in the short term than TCP.
m-the-index-of-tfrc-and-7q6tap = TFRC 和 TEAR 的指数接近 1，变动不大：短期内比 TCP 更公平。

# The queue among eight flows of one scheme
m-the-queue-among-eight-flows-hkmvvh = 在同一方案的八条流之间的队列

# TFRC or TEAR alone keep the queue high and stable, GAIMD relatively so.
m-tfrc-or-tear-alone-keep-vtmjes = 只有 TFRC 或 TEAR 时，队列高而稳定，GAIMD 也较为如此。

# Rates when periodic losses rise from 1 % to 4 %
m-rates-when-periodic-losses-rise-af0zg3 = 周期丢包从 1 % 升到 4 % 时的速率

# TCP responds first but over-reacts and drops to almost 0, so that it takes as long as the other three to its new state.
m-tcp-responds-first-but-over-2igilh = TCP 最先响应，但反应过度，几乎降到 0，因此到达新状态所需的时间与其他三个相同。

# Rates when every packet is lost from one moment on
m-rates-when-every-packet-is-8gnewk = 从某一刻起每个分组都丢失时的速率

# TCP is the first to be down to almost 0 and GAIMD the second; TFRC is the third, with a reasonable speed; TEAR is very slow.
m-tcp-is-the-first-to-hpgrf4 = TCP 最先几乎降到 0，GAIMD 第二；TFRC 第三，速度尚可；TEAR 很慢。

# Rates when random losses rise from 1 % to 4 %
m-rates-when-random-losses-rise-tb1j69 = 随机丢包从 1 % 升到 4 % 时的速率

# TCP responds first and drops below its new rate; GAIMD, TFRC and TEAR are slower, and none of them over-reacts.
m-tcp-responds-first-and-drops-nswa78 = TCP 最先响应并降到新速率以下；GAIMD、TFRC 和 TEAR 更慢，但都没有反应过度。

# Rates when eight TCP flows join
m-rates-when-eight-tcp-flows-om1757 = 八条 TCP 流加入时的速率

# No substantial difference from Figure 26, where the eight that join are of the flow’s own protocol.
m-no-substantial-difference-from-figure-es5o9b = 与图 26 没有实质差别，那里加入的八条流使用该流自己的协议。

# The queue when eight TCP flows join
m-the-queue-when-eight-tcp-bdsyv4 = 八条 TCP 流加入时的队列

# At about round trip 1025 the queue shows a large dip for all four protocols, as the old flows back off.
m-at-about-round-trip-1025-y19m7r = 约在第 1025 个 RTT，四种协议的队列都出现大的下陷，因为原有的流退让。

# Rates when eight flows of the same scheme join
m-rates-when-eight-flows-of-n0iifz = 同一方案的八条流加入时的速率

# TCP and GAIMD respond very fast but overshoot to 0; TFRC and TEAR are slower and come down gradually.
m-tcp-and-gaimd-respond-very-411ri6 = TCP 和 GAIMD 响应很快，但过冲到 0；TFRC 和 TEAR 较慢，逐渐下降。

# The queue when eight flows of the same scheme join
m-the-queue-when-eight-flows-7odl9a = 同一方案的八条流加入时的队列

# Around round trip 1050 TEAR’s queue has a large dip: its flows respond much later.
m-around-round-trip-1050-tear-8ai7ng = 约在第 1050 个 RTT，TEAR 的队列大幅下陷：它的流响应晚得多。

# Fairness index when eight flows of the same scheme join
m-fairness-index-when-eight-flows-wv7fvf = 同一方案的八条流加入时的公平指数

# The index of TFRC and TEAR falls from close to 1 to 0.5 and comes back gradually, TEAR’s slowly; TCP’s and GAIMD’s is lower afterwards.
m-the-index-of-tfrc-and-7h9ocg = TFRC 和 TEAR 的指数从接近 1 降到 0.5，再逐渐恢复，TEAR 恢复得慢；TCP 和 GAIMD 的此后更低。

# Rates when periodic losses fall from 4 % to 1 %
m-rates-when-periodic-losses-fall-ta1vc5 = 周期丢包从 4 % 降到 1 % 时的速率

# TCP is the fastest to use new bandwidth; GAIMD is slightly faster than TFRC with history discounting; TEAR is the slowest.
m-tcp-is-the-fastest-to-c6tkpq = TCP 利用新带宽最快；GAIMD 略快于带历史折扣的 TFRC；TEAR 最慢。

# Rates when periodic losses fall from 3 % to 2 %
m-rates-when-periodic-losses-fall-ab09dn = 周期丢包从 3 % 降到 2 % 时的速率

# History discounting is not activated, and TEAR and TFRC become similar.
m-history-discounting-is-not-activated-j6j5n5 = 历史折扣未启用，TEAR 与 TFRC 变得相近。

# Rates when random losses of 10 % end
m-rates-when-random-losses-of-ipc1q2 = 10 % 的随机丢包结束时的速率

# Without losses history discounting makes TFRC faster than usual; TCP is the fastest, GAIMD faster than TFRC, TEAR very slow.
m-without-losses-history-discounting-makes-st377g = 没有丢包时，历史折扣使 TFRC 比平常更快；TCP 最快，GAIMD 快于 TFRC，TEAR 很慢。

# Rates when random losses fall from 4 % to 1 %
m-rates-when-random-losses-fall-qzceqn = 随机丢包从 4 % 降到 1 % 时的速率

# From round trip 1000 to 1050 TCP rises fastest; GAIMD, TFRC and TEAR follow it.
m-from-round-trip-1000-to-h9l9os = 从第 1000 到 1050 个 RTT，TCP 上升最快；GAIMD、TFRC 和 TEAR 随后。

# Rates when 8 of 15 TCP flows stop
m-rates-when-8-of-15-1dbjgh = 15 条 TCP 流中 8 条停止时的速率

# The rates should double: TCP and GAIMD respond almost instantaneously, TFRC and TEAR take much longer.
m-the-rates-should-double-tcp-yz4lsm = 速率应当加倍：TCP 和 GAIMD 几乎立即响应，TFRC 和 TEAR 要久得多。

# Fairness index when 8 of 16 flows stop
m-fairness-index-when-8-of-4hc23n = 16 条流中 8 条停止时的公平指数

# When half of the flows stop, the index of TFRC and TEAR does not change; that of TCP and GAIMD rises almost instantaneously.
m-when-half-of-the-flows-480vnb = 一半的流停止时，TFRC 和 TEAR 的指数不变；TCP 和 GAIMD 的几乎立即上升。

# The queue when 8 of 16 flows stop
m-the-queue-when-8-of-dkt2sk = 16 条流中 8 条停止时的队列

# To fill the queue again takes TCP 20 round trips, GAIMD 42, TFRC 45 and TEAR more than 200.
m-to-fill-the-queue-again-3a1mzx = 重新填满队列，TCP 需要 20 个 RTT，GAIMD 42 个，TFRC 45 个，TEAR 超过 200 个。

# Paper
m-paper-ynpwih = 论文

# Kind
m-kind-hqumoz = 类型

# Lesson
m-lesson-rddd41 = 课程

# round trip in which rates are counted
m-round-trip-in-which-rates-twpgxv = 统计速率所用的往返时间

# length of a run
m-length-of-a-run-vijweg = 一次运行的长度

# left out at its start
m-left-out-at-its-start-sloqk7 = 开头略去的部分

# CV of the times
m-cv-of-the-times-i20ncc = 时间的 CV

# mean round trip
m-mean-round-trip-sbuscn = 平均往返时间

# one high and one low time
m-one-high-and-one-low-gq33hv = 一段高与一段低

# time on
m-time-on-rfh8yd = 开启时间

# rate over that of TCP beside it (1: TCP-friendly)
m-rate-over-that-of-tcp-v7upaa = 速率与旁边 TCP 之比（1：TCP 友好）

# part of a doubled link used within k round trips, f(k)
m-part-of-a-doubled-link-vq7zqw = 加倍的链路在 k 个 RTT 内被使用的比例，f(k)

# round trips of loss until the rate is half
m-round-trips-of-loss-until-4309s7 = 速率减半所需的丢包 RTT 数

# time until two flows share 55 to 45, s
m-time-until-two-flows-share-14g9lr = 两条流达到 55 比 45 的时间，s

# {count} numbers
m-count-numbers-my5yju = { $count } 个数

# after the warm-up
m-after-the-warm-up-cunhxf = 预热之后

# Throughput of {source}
m-throughput-of-source-pa8tlf = { $source } 的吞吐量

# Loss of {source}
m-loss-of-source-kkkyfq = { $source } 的丢包

# {measure}: {source}
m-measure-source-xa7wsg = { $measure }：{ $source }

# source {number}
m-source-number-00osej = 流量源 { $number }

# {measure} of {group}
m-measure-of-group-2y24b1 = { $group } 的{ $measure }

# {measure}, bottleneck {number}
m-measure-bottleneck-number-y4usmd = { $measure }，瓶颈 { $number }

# in {holds} of 1 seed
m-in-holds-of-1-seed-j785cp = 1 个种子中成立 { $holds } 个

# in {holds} of {of} seeds
m-in-holds-of-of-seeds-sdkn3g = { $of } 个种子中成立 { $holds } 个

# {count}, {wanted} % wanted
m-count-wanted-wanted-h3d7o1 = { $count }，要求 { $wanted } %

# {name} {value}
m-name-value-y6v0tx = { $name } { $value }

# {name} {low} to {high}
m-name-low-to-high-c8ai6v = { $name } { $low } 至 { $high }

# met
m-met-mqdwyx = 成立

# not met
m-not-met-21qeog = 不成立

# cannot be told
m-cannot-be-told-hqqlg8 = 无法判断

# {verdict}: {statement}; at {point}, {seeds} ({beside})
m-verdict-statement-at-point-seeds-n5knie = { $verdict }：{ $statement }；在 { $point } 处，{ $seeds }（{ $beside }）

# {verdict}: {statement}; at {point}, {seeds}
m-verdict-statement-at-point-seeds-6a7zdp = { $verdict }：{ $statement }；在 { $point } 处，{ $seeds }

# The link
m-the-link-366jic = 链路

# Every bottleneck
m-every-bottleneck-sj3jg7 = 所有瓶颈

# Bottleneck {number}
m-bottleneck-number-51uko5 = 瓶颈 { $number }

# Flows: {name}
m-flows-name-kxee7h = 流：{ $name }

# The flows
m-the-flows-vz5b9p = 流

# The source
m-the-source-nzlwxd = 流量源

# Transport of {name}
m-transport-of-name-corwic = { $name } 的传输层

# median {median}
m-median-median-r436ab = 中位数 { $median }

# median {median}, four fifths from {low} to {high}
m-median-median-four-fifths-from-symctm = 中位数 { $median }，五分之四介于 { $low } 与 { $high } 之间

# too few seeds to compare
m-too-few-seeds-to-compare-3n9gx5 = 种子太少，无法比较

# the same in every seed
m-the-same-in-every-seed-xudrbf = 每个种子都相同

# these seeds cannot tell them apart
m-these-seeds-cannot-tell-them-qjavps = 用这些种子无法区分

# these seeds cannot tell them apart; about {count} seeds probably could
m-these-seeds-cannot-tell-them-m26y25 = 用这些种子无法区分；约 { $count } 个种子可能就够

# more by {by}
m-more-by-by-384zgk = 多 { $by }

# less by {by}
m-less-by-by-tewnks = 少 { $by }

# {measure} has no value in any run: {why}.
m-measure-has-no-value-in-vu4ok7 = { $measure }在任何运行中都没有值：{ $why }。

# One seed: no interval can be given. Where something is left to chance, another seed may come out otherwise.
m-one-seed-no-interval-can-wz9nqe = 只有一个种子：无法给出区间。凡有随机性之处，换一个种子结果可能不同。

# Only {seeds} seeds: the intervals are wide, and {enough} or more are better.
m-only-seeds-seeds-the-intervals-b8ukym = 只有 { $seeds } 个种子：区间很宽，{ $enough } 个或更多为好。

# Nothing in these runs is left to chance: every seed gives the same run. Starts with some spread, random losses or a random source make them differ.
m-nothing-in-these-runs-is-0v2nnw = 这些运行中没有任何随机性：每个种子给出同样的运行。分散的起始时间、随机丢包或随机流量源会使它们不同。

# {name} (set up with seed {seed})
m-name-set-up-with-seed-dznpii = { $name }（以种子 { $seed } 设置）

# Paired: {others} runs with seed {from} like the others.
m-paired-others-runs-with-seed-6cp03h = 配对：{ $others } 与其他的一样使用种子 { $from }。

# Paired: {others} run with seed {from} like the others.
m-paired-others-run-with-seed-juy9x0 = 配对：{ $others } 都与其他的一样使用种子 { $from }。

# Paired: {others} runs with seeds {from} to {to} like the others.
m-paired-others-runs-with-seeds-971ahk = 配对：{ $others } 与其他的一样使用种子 { $from } 至 { $to }。

# Paired: {others} run with seeds {from} to {to} like the others.
m-paired-others-run-with-seeds-do15br = 配对：{ $others } 都与其他的一样使用种子 { $from } 至 { $to }。

# as it is
m-as-it-is-ppls6q = 保持原样

# Shape
m-shape-iq9t52 = 形状

# Queue holds
m-queue-holds-naoezm = 队列容量

# {whose}: {setting}
m-whose-setting-ms8xsz = { $whose }：{ $setting }

# every bottleneck
m-every-bottleneck-tm78d3 = 所有瓶颈

# Back, {setting}
m-back-setting-h55h94 = 反向路径，{ $setting }

# 1 packet
m-1-packet-8onkfg = 1 个分组

# 1 byte
m-1-byte-3dhbni = 1 字节

# {count} bytes
m-count-bytes-214ea7 = { $count } 字节

# 1 flow
m-1-flow-wypgp8 = 1 条流

# {count} flows
m-count-flows-tje15h = { $count } 条流

# packets/RTT per RTT
m-packets-rtt-per-rtt-xawmo6 = 分组/RTT，每 RTT

# from the first loss event of every flow on (after the warm-up where there is none), in bins of one RTT
m-from-the-first-loss-event-cidgei = 从每条流的首次丢包事件起（没有则从预热之后起），按一个 RTT 分段

# the k = 20 base RTTs after the first change after the warm-up; 200 beside it if the run is long enough
m-the-k-20-base-rtts-igowmy = 预热后首次改变之后的 k = 20 个基准 RTT；运行足够长时旁列 200 个

# RTT
m-rtt-fijtwl = RTT

# from the first change after the warm-up to the end of the run, the longest queue of each frame
m-from-the-first-change-after-ipq9h7 = 从预热后首次改变到运行结束，取每段的最长队列

# after the warm-up, as one bin
m-after-the-warm-up-as-agn0ea = 预热之后，作为一段

# from the first packet of the later flow to the end of the run; the first mean is over the first full second
m-from-the-first-packet-of-edwwrj = 从较晚那条流的第一个分组到运行结束；首个平均取第一个完整的秒

# from the first change after the warm-up (where nothing changes: from when both flows send) to the first loss
m-from-the-first-change-after-j1trft = 从预热后首次改变（没有改变时：从两条流都在发送起）到首次丢包

# as T1; the windows at the end of the frame before the loss
m-as-t1-the-windows-at-i7n7bi = 与 T1 相同；窗口取丢包前一段结束时的值

# from T1 to the end of the run; ε = 10 packets (Table 3; 1 packet in Fig. 4c)
m-from-t1-to-the-end-yzcc5l = 从 T1 到运行结束；ε = 10 个分组（表 3；图 4c 中为 1 个分组）

# after the warm-up; from the first cut in it to the last
m-after-the-warm-up-from-1t9bv7 = 预热之后；从其中的首次削减到最后一次

# class
m-class-bihq0v = 类别

# after the warm-up; the longest stretch without a cut in it, its first two frames left to recovery
m-after-the-warm-up-the-oram3k = 预热之后；其中最长的无削减时段，最初两段留给丢包恢复

# after the warm-up, in bins of one RTT; the trace and its mean
m-after-the-warm-up-in-2y3cu8 = 预热之后，按一个 RTT 分段；其曲线及平均

# after the warm-up, in bins of one RTT
m-after-the-warm-up-in-qvcnb9 = 预热之后，按一个 RTT 分段

# after the warm-up, in bins of L = 15 s; yang2000 uses 60 s as well
m-after-the-warm-up-in-ubvs14 = 预热之后，按 L = 15 s 分段；yang2000 还用 60 s

# none: a model, exact for the expected signed difference
m-none-a-model-exact-for-u0ihfz = 无：为模型，对带符号差的期望精确成立

# as stated
m-as-stated-nrsxh0 = 如所述

# none: not measured
m-none-not-measured-9054gm = 无：未测量

# O, D or X
m-o-d-or-x-66zlpn = O、D 或 X

# that of the measurements it is passed on
m-that-of-the-measurements-it-ixx7md = 与所判定的各项测量的时段相同

# from the first loss indication after the disturbance to the end of the run, in bins of one RTT
m-from-the-first-loss-indication-rpsyim = 从扰动后的首次丢包指示到运行结束，按一个 RTT 分段

# from the first change after the warm-up to the next one; T_0 over the 100 RTTs before it, T_∞ over the last quarter, before which it must have settled
m-from-the-first-change-after-i4avlz = 从预热后首次改变到下一次改变；T_0 取之前的 100 个 RTT，T_∞ 取最后四分之一，在此之前必须已趋稳

# the 50 RTTs after the first change after the warm-up; T_0 over the 100 RTTs before it, T_∞ over the last quarter until the next
m-the-50-rtts-after-the-10xa6u = 预热后首次改变之后的 50 个 RTT；T_0 取之前的 100 个 RTT，T_∞ 取到下一次改变为止的最后四分之一

# the 60 RTTs after the first change after the warm-up; T_∞ over the last quarter until the next
m-the-60-rtts-after-the-w3w50r = 预热后首次改变之后的 60 个 RTT；T_∞ 取到下一次改变为止的最后四分之一

# from the first change after the warm-up to the next one; x_0 over the 100 RTTs before it, x_∞ over the last quarter, before which it must have settled
m-from-the-first-change-after-14xv67 = 从预热后首次改变到下一次改变；x_0 取之前的 100 个 RTT，x_∞ 取最后四分之一，在此之前必须已趋稳

# from conv-time-s after the change to the next one, in bins of 1 s
m-from-conv-time-s-after-b4kxjt = 从改变后的 conv-time-s 到下一次改变，按 1 s 分段

# after the warm-up and at least 100 RTTs, in bins of one base RTT; at least 2000 RTTs
m-after-the-warm-up-and-d4lqyt = 预热并至少 100 个 RTT 之后，按一个基准 RTT 分段；至少 2000 个 RTT

# from the first change after the warm-up to the next one; the steady loss rate over the last quarter of it
m-from-the-first-change-after-lhzjk9 = 从预热后首次改变到下一次改变；稳态丢包率取其最后四分之一

# the last 60 s, as one bin
m-the-last-60-s-as-hrpu7y = 最后 60 s，作为一段

# packets/RTT
m-packets-rtt-dxljnv = 分组/RTT

# after the warm-up, in bins of one RTT; longer bins are scaled to one RTT
m-after-the-warm-up-in-fcr410 = 预热之后，按一个 RTT 分段；较长的分段折算为一个 RTT

# after the warm-up, a sample at the end of every RTT
m-after-the-warm-up-a-zc15k9 = 预热之后，每个 RTT 结束时一个采样

# after the warm-up, the window at the end of every RTT
m-after-the-warm-up-the-b4cjiv = 预热之后，每个 RTT 结束时的窗口

# more than this: {why}
m-more-than-this-why-5bhyvt = 大于此值：{ $why }

# of the capacity
m-of-the-capacity-7cv4sl = 占容量的比例

# {name}, built in
m-name-built-in-bkr38n = { $name }，内置

# The card of {rule}
m-the-card-of-rule-tbixtn = { $rule } 的卡片

# more than {value}
m-more-than-value-uzxyjq = 大于 { $value }

# {name} at {place}
m-name-at-place-77s3fe = { $place } 处的 { $name }

# <name>it</name> at {place}: <value>it</value> ± {half}
m-name-it-name-at-place-wlsss5 = <name>it</name> 在 { $place }：<value>it</value> ± { $half }

# <name>it</name> at {place}: <value>it</value>
m-name-it-name-at-place-pta3ul = <name>it</name> 在 { $place }：<value>it</value>

# {name} at {place}: {value}
m-name-at-place-value-6guw7d = { $name } 在 { $place }：{ $value }

# seeds: {values}
m-seeds-values-2k11y5 = 种子：{ $values }

# {value}: the run with seed {seed}, in the playground
m-value-the-run-with-seed-jrntdn = { $value }：种子 { $seed } 的运行，在实验场中

# mean of {count} seeds
m-mean-of-count-seeds-73jvvo = { $count } 个种子的平均

# one dot a flow
m-one-dot-a-flow-lxj70x = 每条流一个点

# bars: 95 % interval of the mean of {count} seeds; dots: each seed
m-bars-95-interval-of-the-rz66yr = 误差线：{ $count } 个种子平均值的 95 % 区间；点：各种子

# bars: least to most of {count} seeds
m-bars-least-to-most-of-tkfuma = 误差线：{ $count } 个种子的最小值到最大值

# {axis} (log scale)
m-axis-log-scale-4cjz3x = { $axis }（对数刻度）

# map
m-map-q1ubox = 热图

# chart
m-chart-olm6a3 = 图表

# {name}: {first} at {from}, {last} at {to}
m-name-first-at-from-last-ex1pdh = { $name }：{ $from } 处为 { $first }，{ $to } 处为 { $last }

# {name}: mean {mean}, from {low} to {high}
m-name-mean-mean-from-low-p2hewt = { $name }：平均 { $mean }，从 { $low } 到 { $high }

# Over {what}.
m-over-what-q7tg03 = 横轴：{ $what }。

# {count} runs have failed
m-count-runs-have-failed-0mgf35 = { $count } 次运行失败

# looking for what has been run before
m-looking-for-what-has-been-6yzkt7 = 正在查找以前的运行结果

# computed from closed forms: no runs
m-computed-from-closed-forms-no-jzqetm = 由闭式表达式算得：没有运行

# One run
m-one-run-65rxia = 一次运行

# All {count} runs
m-all-count-runs-ef26fb = 全部 { $count } 次运行

# {count} seeds
m-count-seeds-56iwda = { $count } 个种子

# {runs}, {seeds}, kept from before
m-runs-seeds-kept-from-before-0c289m = { $runs }，{ $seeds }，保留自以前

# {runs}, {seeds}
m-runs-seeds-jusjd9 = { $runs }，{ $seeds }

# {done} of {all} runs, about {time} left
m-done-of-all-runs-about-jb06eu = 已完成 { $done } / { $all } 次运行，还需约 { $time }

# {done} of {all} runs
m-done-of-all-runs-f41wdd = 已完成 { $done } / { $all } 次运行

# run
m-run-bvjc22 = 运行

# {words}: {label}, in the playground
m-words-label-in-the-playground-pwi72l = { $words }：{ $label }，在实验场中

# and {count} more, in the table
m-and-count-more-in-the-0838by = 另有 { $count } 个，见表格

# no two consecutive round trips of the window are free of loss
m-no-two-consecutive-round-trips-ot962s = 该时段内没有两个相继无丢包的 RTT

# f(k) = bits sent by the link in the k RTTs after the doubling / (k R C)
m-f-k-bits-sent-by-sd4nzx = f(k) = 加倍后 k 个 RTT 内链路发送的比特数 / (k R C)

# the queue does not fall below 95 % of its buffer after the departure
m-the-queue-does-not-fall-20c3ci = 有流离开之后，队列没有降到缓冲区的 95 % 以下

# the queue has not been full again
m-the-queue-has-not-been-stwa9l = 队列没有再次填满

# the rate of the hop has no limit
m-the-rate-of-the-hop-mg9tqx = 该跳的速率没有限制

# the trace of the link lets nothing leave in the window
m-the-trace-of-the-link-tv9pmt = 链路的轨迹在该时段内不让任何分组离开

# packets of several sizes cross a reverse hop, and frames count packets
m-packets-of-several-sizes-cross-k2qyco = 有几种大小的分组经过反向路径的一跳，而统计以分组计

# the unresponsive sources offer 99 % or more of what the hop can send: nothing is left to share
m-the-unresponsive-sources-offer-99-mg9ph7 = 不响应的流量源占该跳发送能力的 99 % 或更多：没有剩余可分

# what was completed is not recorded
m-what-was-completed-is-not-p006ag = 没有记录完成了哪些传输

# no transfer ended in the window
m-no-transfer-ended-in-the-5lkf7x = 该时段内没有传输结束

# one of the two flows never sends
m-one-of-the-two-flows-ro0a7x = 两条流中有一条从未发送

# neither flow has lost a packet
m-neither-flow-has-lost-a-2re2wv = 两条流都没有丢失分组

# the two flows have not come to equal shares
m-the-two-flows-have-not-n59djp = 两条流没有达到相等的份额

# the loss comes in the first frame: no windows were recorded before it
m-the-loss-comes-in-the-x01q06 = 丢包发生在第一段：之前没有记录窗口

# RTTs between two consecutive window decreases
m-rtts-between-two-consecutive-window-xt6ac3 = 相邻两次窗口削减之间的 RTT 数

# no flow cuts its window twice in this stretch
m-no-flow-cuts-its-window-c4fjw3 = 该时段内没有流两次削减窗口

# sign of (w(T) − 2 w(T/2) + w(0)) / (w(T) − w(0)) over the longest climb without a cut
m-sign-of-w-t-2-4ttlwf = 在最长的无削减增长段上 (w(T) − 2 w(T/2) + w(0)) / (w(T) − w(0)) 的符号

# the window does not climb
m-the-window-does-not-climb-hoskh1 = 窗口没有增长

# in no bin of the window were two flows there from its beginning to its end, and anything sent
m-in-no-bin-of-the-7yt1ps = 该时段的任何一段内，都没有两条流自始至终存在并有发送

# CoV over i of (packets sent in L)/L
m-cov-over-i-of-packets-nu2c61 = 对 i 求 (L 内发送的分组数)/L 的变异系数

# is of flows of one scheme; several are selected
m-is-of-flows-of-one-yp2t2n = 针对同一方案的流；而选中了几种方案

# max(x₁/x₂, x₂/x₁)
m-max-x-x-x-x-gf808s = max(x₁/x₂, x₂/x₁)

# one of the two flows sent nothing: the ratio has no bound
m-one-of-the-two-flows-qe1aza = 两条流中有一条没有发送：比值没有上界

# say which closed form
m-say-which-closed-form-8jt6tr = 请指明哪个闭式表达式

# n = ln(δ) / ln(1 − b p)
m-n-ln-ln-1-b-2vk96a = n = ln(δ) / ln(1 − b p)

# the formula named
m-the-formula-named-egluhr = 所指明的公式

# drops / arrivals
m-drops-arrivals-uflxfe = 丢弃数 / 到达的分组数

# no packet was sent in the window
m-no-packet-was-sent-in-ph1lj3 = 该时段内没有发送分组

# (ECN marks + drops) / arrivals
m-ecn-marks-drops-arrivals-d7rbea = (ECN 标记数 + 丢弃数) / 到达的分组数

# no packet arrived at the hop in the window
m-no-packet-arrived-at-the-nb3rv4 = 该时段内没有分组到达该跳

# (dropped/sent) of the studied flow / (dropped/sent) of TCP
m-dropped-sent-of-the-studied-xjdc7g = 被研究流的 (丢弃/发送) / TCP 的 (丢弃/发送)

# TCP lost nothing in the window
m-tcp-lost-nothing-in-the-gsqspz = 该时段内 TCP 没有丢包

# no ping runs
m-no-ping-runs-djr7nk = 没有运行 ping

# the shortest
m-the-shortest-dwtura = 最短的

# no probe came back in the window
m-no-probe-came-back-in-e14b6x = 该时段内没有探测返回

# lost / sent
m-lost-sent-sw0q50 = 丢失 / 发送

# no probe was sent in the window
m-no-probe-was-sent-in-ag8mj5 = 该时段内没有发送探测

# its window does not climb
m-its-window-does-not-climb-ohhazs = 它的窗口没有增长

# fewer than two climbs of a few round trips between its losses
m-fewer-than-two-climbs-of-7b6aze = 两次丢包之间持续若干 RTT 的增长少于两次

# the rate has not come down to half
m-the-rate-has-not-come-y4be3t = 速率没有降到一半

# the rate has not come to stay at its new value
m-the-rate-has-not-come-4raiot = 速率没有稳定在新值

# the rate rises at this step: there is nothing to fall below
m-the-rate-rises-at-this-yvht4x = 此阶跃中速率上升：谈不上降到其下

# the new steady rate is 0: there is nothing to fall below
m-the-new-steady-rate-is-spn3v0 = 新的稳态速率为 0：谈不上降到其下

# value of a control parameter
m-value-of-a-control-parameter-vhc1je = 控制参数的值

# entry of a classification table
m-entry-of-a-classification-table-7poczh = 分类表中的一项

# the flows have packets of several sizes
m-the-flows-have-packets-of-eqicnf = 各流的分组大小不同

# the flows have not taken 90 % of what is available
m-the-flows-have-not-taken-u4njcd = 各流没有占用可用带宽的 90 %

# the throughput has not come to stay near its last quarter
m-the-throughput-has-not-come-exgt0v = 吞吐量没有稳定在其最后四分之一附近

# cov-time of 1 s rates after conv-time-s
m-cov-time-of-1-s-huyc5z = conv-time-s 之后 1 s 速率的 cov-time

# the throughput has not settled, so nothing comes after
m-the-throughput-has-not-settled-f36czq = 吞吐量没有趋稳，因此没有之后的部分

# less than two bins are left after the throughput has settled
m-less-than-two-bins-are-3y3hhg = 吞吐量趋稳之后剩余不足两段

# nothing was delivered after the throughput had settled
m-nothing-was-delivered-after-the-fxfqqs = 吞吐量趋稳之后没有交付任何内容

# no flow was there for two bins of the window and sent anything
m-no-flow-was-there-for-yjglz1 = 没有流在该时段内存在两段并有发送

# Σ bits delivered / T
m-bits-delivered-t-fqfuhf = Σ 交付的比特数 / T

# dropped / sent
m-dropped-sent-zhk9f2 = 丢弃 / 发送

# no source sent anything in the window
m-no-source-sent-anything-in-fidowv = 该时段内没有流量源发送任何内容

# no source runs beside the flows
m-no-source-runs-beside-the-qkcj49 = 各流旁边没有流量源

# the loss rate has not come down
m-the-loss-rate-has-not-7kkcaa = 丢包率没有降下来

# nothing changes in this run after its warm-up: say when the disturbance is
m-nothing-changes-in-this-run-f4il3m = 这次运行在预热之后没有任何变化：请指明扰动的时刻

# no flow is there from before the disturbance to the end: say which flows
m-no-flow-is-there-from-8zk5d8 = 没有流从扰动之前一直存在到结束：请指明哪些流

# bits transmitted / (C · duration)
m-bits-transmitted-c-duration-dpdpck = 传输的比特数 / (C · 时长)

# bits delivered in the last 60 s / 60 s
m-bits-delivered-in-the-last-owtgo0 = 最后 60 s 交付的比特数 / 60 s

# mean x of the studied flows / mean x of the TCP flows
m-mean-x-of-the-studied-sw7a35 = 被研究流的平均 x / TCP 流的平均 x

# TCP delivered nothing in the window
m-tcp-delivered-nothing-in-the-4i2gyt = 该时段内 TCP 没有交付任何内容

# no flow was there throughout a bin of the window
m-no-flow-was-there-throughout-8iv748 = 该时段内没有流在某一段中自始至终存在

# q(t), sampled every RTT
m-q-t-sampled-every-rtt-n75zim = q(t)，每个 RTT 采样一次

# needs throughput relative to TCP at CV 1
m-needs-throughput-relative-to-tcp-lm1yr7 = 需要 CV 为 1 时相对 TCP 的吞吐量

# TCP's time to take the freed bandwidth is 0
m-tcp-s-time-to-take-m55bsl = TCP 占用空出带宽的时间为 0

# cell of the verdict table
m-cell-of-the-verdict-table-4cua10 = 判定表中的一格

# The paper makes no claim about it that a run could check.
m-the-paper-makes-no-claim-rrlrcu = 论文对此没有可由运行检验的论断。

# Checking: {done} of {all} runs
m-checking-done-of-all-runs-kx9mj7 = 正在检验：{ $done }/{ $all } 次运行

# {count} holds
m-count-holds-cwzvqe = { $count } 项成立

# {count} hold
m-count-hold-2umsa9 = { $count } 项成立

# {count} cannot be told
m-count-cannot-be-told-azderh = { $count } 项无法判断

# {count} does not hold
m-count-does-not-hold-85mmsp = { $count } 项不成立

# {count} do not hold
m-count-do-not-hold-o2rp65 = { $count } 项不成立

# {count} no test
m-count-no-test-34a6h5 = { $count } 项无检验

# {count} in all
m-count-in-all-gyas9s = 共 { $count } 项

# To run the others here takes 1 more run.
m-to-run-the-others-here-967xtw = 在此运行其余的还需 1 次运行。

# To run the others here takes {count} more runs.
m-to-run-the-others-here-s7fhw7 = 在此运行其余的还需 { $count } 次运行。

# There is 1 more run.
m-there-is-1-more-run-dcvbam = 还有 1 次运行。

# There are {count} more runs.
m-there-are-count-more-runs-x6frwl = 还有 { $count } 次运行。

# of {paper}
m-of-paper-chdwg0 = 出自 { $paper }

# with {scheme}
m-with-scheme-7b3gta = 含 { $scheme }

# among the tables
m-among-the-tables-2ablph = 在表中

# among the figures
m-among-the-figures-64im89 = 在图中

# about {lesson}
m-about-lesson-ujkpfq = 关于 { $lesson }

# Drop “{word}”: 1 figure
m-drop-word-1-figure-p11ybk = 去掉“{ $word }”：1 幅图

# Drop “{word}”: {count} figures
m-drop-word-count-figures-ocshhl = 去掉“{ $word }”：{ $count } 幅图

# There is no figure {which}.
m-there-is-no-figure-which-nu2kqn = 没有图{ $which }。

# All {count} figures and tables
m-all-count-figures-and-tables-6f9xjg = 全部 { $count } 幅图和表

# {count} figures and tables
m-count-figures-and-tables-54ccn9 = { $count } 幅图和表

# {count} of {all}
m-count-of-all-8vv59i = { $count }/{ $all }

# There is no figure called “{id}”
m-there-is-no-figure-called-3finun = 没有名为“{ $id }”的图

# The runs differ in {what}.
m-the-runs-differ-in-what-vujnkp = 各次运行的不同在于：{ $what }。

# {first}; in {next}
m-first-in-next-rrwdtu = { $first }；{ $next }

# {value} in the paper’s
m-value-in-the-paper-s-4o34l8 = 论文中为 { $value }

# Numbers of {what}
m-numbers-of-what-atr3e4 = { $what }的数值

# {what}; mean of one seed
m-what-mean-of-one-seed-w33vsr = { $what }；一个种子

# {what}; mean of {seeds} seeds, with the least and the most
m-what-mean-of-seeds-seeds-laras3 = { $what }；{ $seeds } 个种子的平均值，并列出最小和最大值

# Completion time, mean
m-completion-time-mean-kl1nbd = 完成时间，平均

# From the first packet of a transfer to the ACK of its last one, mean over the transfers that end in the window.
m-from-the-first-packet-of-z6q2w3 = 从一次传输的第一个分组到最后一个分组的 ACK，对在窗口内结束的传输取平均。

# Completion time, 95th percentile
m-completion-time-95th-percentile-32enfl = 完成时间，第 95 百分位

# The least time that 95 in 100 of the transfers that end in the window do not exceed.
m-the-least-time-that-95-mlyfyf = 在窗口内结束的传输中，每 100 次有 95 次不超过的最短时间。

# the ⌈0.95 n⌉-th shortest of n
m-the-0-95-n-th-9r4u09 = n 次中第 ⌈0.95 n⌉ 短的

# Completion time, 99th percentile
m-completion-time-99th-percentile-77otvx = 完成时间，第 99 百分位

# The least time that 99 in 100 of the transfers that end in the window do not exceed.
m-the-least-time-that-99-1q751v = 在窗口内结束的传输中，每 100 次有 99 次不超过的最短时间。

# the ⌈0.99 n⌉-th shortest of n
m-the-0-99-n-th-1t4a1p = n 次中第 ⌈0.99 n⌉ 短的

# Checking: {done} of {all} run
m-checking-done-of-all-run-lll5bm = 正在检验：{ $done }/{ $all } 次运行

# One number
m-one-number-p0c794 = 一个数

# {done} of {all} run, about {time} left
m-done-of-all-run-about-9ibon9 = 已完成 { $done } / { $all } 次运行，还需约 { $time }

# {done} of {all} run
m-done-of-all-run-ws3kaw = 已完成 { $done } / { $all } 次运行
