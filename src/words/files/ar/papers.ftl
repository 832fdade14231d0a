# Aggressiveness I (per RTT)
m-aggressiveness-i-per-rtt-urt10l = الاندفاع I (لكل RTT)

# The largest rise of the rate from one round trip to the next while no congestion is signalled; slow start is not meant.
m-the-largest-rise-of-the-rvbk1t = أكبر زيادة للمعدل من رحلة إلى التالية ولا إشارة ازدحام؛ ولا يُقصد البدء البطيء.

# Utilization after doubling f(k)
m-utilization-after-doubling-f-k-zmyzxd = الاستخدام بعد التضاعف f(k)

# Mean utilization of the link in the first k round trips after the bandwidth for the remaining flows doubled.
m-mean-utilization-of-the-link-1smkdn = متوسط استخدام الوصلة في أول k رحلات بعد تضاعف عرض النطاق للتدفقات الباقية.

# without what departed flows still delivered
m-without-what-departed-flows-still-24ttnd = دون ما ظلت التدفقات الراحلة تسلّمه

# Queue refill time
m-queue-refill-time-k2xlb9 = زمن امتلاء الطابور من جديد

# Round trips from the departure of flows until the bottleneck queue, having fallen below 95 % of its buffer, reaches that again.
m-round-trips-from-the-departure-b21wp5 = عدد الرحلات من رحيل تدفقات حتى يعود طابور عنق الزجاجة إلى 95 % من مخزنه بعد أن نزل عنها.

# full is, packets
m-full-is-packets-0820xt = الممتلئ يعني، حزم

# δ-fair convergence time
m-fair-convergence-time-c3zrky = زمن التقارب إلى إنصاف δ

# Seconds for two flows of one scheme to come from the most uneven split to one whose difference is the part δ of the whole; δ = 0.1 is 55 to 45.
m-seconds-for-two-flows-of-b5pkp2 = الثواني التي يحتاجها تدفقان من مخطط واحد ليأتيا من أشد القسمة تفاوتًا إلى قسمة فرقها الجزء δ من الكل؛ δ = 0.1 هي 55 إلى 45.

# T1, time to the efficiency line
m-t1-time-to-the-efficiency-2jvqae = ‏T1، الزمن إلى خط الكفاءة

# Round trips until two flows that leave capacity unused fill it: until the first loss.
m-round-trips-until-two-flows-00wnxi = عدد الرحلات حتى يملأ تدفقان سعة تركاها دون استخدام: حتى أول فقد.

# Δ, difference at the efficiency line
m-difference-at-the-efficiency-line-hbx1xv = ‏Δ، الفرق عند خط الكفاءة

# Difference of the two windows when the first loss occurs.
m-difference-of-the-two-windows-pboiwi = فرق النافذتين عند أول فقد.

# T2, time to fairness
m-t2-time-to-fairness-xntdb8 = ‏T2، الزمن إلى الإنصاف

# Round trips from the first loss until the difference of the two windows stays below ε, taken where congestion epochs end.
m-round-trips-from-the-first-2cr9s8 = عدد الرحلات من أول فقد حتى يبقى فرق النافذتين دون ε، مأخوذًا عند نهايات حقب الازدحام.

# RTTs to the first end that close
m-rtts-to-the-first-end-1wewjs = عدد RTT إلى أول نهاية بهذا القرب

# epochs until then
m-epochs-until-then-14rzg6 = الحقب حتى ذلك

# epochs that stay
m-epochs-that-stay-2eu21x = الحقب التي تبقى كذلك

# Length of a congestion epoch
m-length-of-a-congestion-epoch-43oua5 = طول حقبة ازدحام

# Round trips between two consecutive cuts of the window of a flow; the mean over the epochs of the window.
m-round-trips-between-two-consecutive-qkthnu = عدد الرحلات بين قطعين متتاليين لنافذة تدفق؛ المتوسط على حقب النافذة.

# Shape of the increase curve
m-shape-of-the-increase-curve-ie7f2z = شكل منحنى الزيادة

# Whether the window climbs faster and faster between two cuts (superlinear), evenly (linear), or ever slower (sublinear).
m-whether-the-window-climbs-faster-42fwme = هل تصعد النافذة بين قطعين أسرع فأسرع (فوق خطي)، أم بانتظام (خطي)، أم أبطأ فأبطأ (دون خطي).

# bend, part of the climb
m-bend-part-of-the-climb-y5sjvy = الانحناء، جزء من الصعود

# Jain fairness index F
m-jain-fairness-index-f-kcswxq = مؤشر الإنصاف F (Jain)

# How equal the sending rates of the competing flows are in the same round trip: 1 is equal, 1/K is one flow has everything.
m-how-equal-the-sending-rates-ak72wk = مدى تساوي معدلات إرسال التدفقات المتنافسة في الرحلة نفسها: 1 متساوية، و1/K تدفق واحد له كل شيء.

# Short-term fairness CoV_sf
m-short-term-fairness-cov-sf-qq6tvd = الإنصاف قصير المدى CoV_sf

# Coefficient of variation of the rates of the competing flows in the same round trip; the trace and its mean.
m-coefficient-of-variation-of-the-8suhhi = معامل اختلاف معدلات التدفقات المتنافسة في الرحلة نفسها؛ المسار ومتوسطه.

# Long-term fairness CoV_lf
m-long-term-fairness-cov-lf-7byft4 = الإنصاف طويل المدى CoV_lf

# Coefficient of variation across flows of one scheme of their average rates over many round trips, averaged over the windows of that length that fit.
m-coefficient-of-variation-across-flows-y71sth = معامل اختلاف متوسط معدلات تدفقات مخطط على رحلات كثيرة، متوسطًا على الفترات بذلك الطول التي تتسع.

# Two-user ratio fairness
m-two-user-ratio-fairness-r2dw09 = إنصاف النسبة لمستخدمين

# The larger rate of two flows over the smaller: 1 is fair, larger is worse.
m-the-larger-rate-of-two-5ogy0i = أكبر معدلي تدفقين على أصغرهما: 1 منصف، والأكبر أسوأ.

# δ-fair convergence in ACKs
m-fair-convergence-in-acks-i0hmdq = التقارب إلى إنصاف δ بعدد ACK

# ACKs that two AIMD(a, b) flows receive together until the expected difference of their windows has shrunk by the factor δ, marks coming with probability p.
m-acks-that-two-aimd-a-bjr27p = عدد ACK التي يستقبلها معًا تدفقا AIMD(a, b) حتى يتقلص الفرق المتوقع لنافذتيهما بالعامل δ، والعلامات تأتي باحتمال p.

# Value of a closed form
m-value-of-a-closed-form-vfl4nm = قيمة صيغة مغلقة

# A closed form of a paper, evaluated.
m-a-closed-form-of-a-fs2ljn = صيغة مغلقة من ورقة، محسوبة.

# TCP-compatibility
m-tcp-compatibility-0u56a5 = التوافق مع TCP

# In the steady state no more bandwidth than a conformant TCP under comparable conditions, and a decrease at least as fast; the increase is free.
m-in-the-steady-state-no-bs40xb = في الحالة المستقرة لا عرض نطاق أكثر من TCP ملتزم في ظروف مماثلة، ونقصان لا يقل سرعة؛ والزيادة حرة.

# TCP-equivalence
m-tcp-equivalence-p0c9ch = التكافؤ مع TCP

# The same bandwidth as TCP if both see the same pattern of losses and RTTs, in steady and in transient state: rising and falling as fast as TCP.
m-the-same-bandwidth-as-tcp-7kd7h5 = عرض نطاق TCP نفسه إذا رأى كلاهما النمط نفسه من الفقد وRTT، في الاستقرار وفي الانتقال: صعودًا وهبوطًا بسرعة TCP.

# TCP-equal share
m-tcp-equal-share-rlg7hq = حصة مساوية لـ TCP

# The same bandwidth as TCP when competing with it on the same bottleneck, even if they see different losses; it implies equivalence, and not the other way round.
m-the-same-bandwidth-as-tcp-0oo97j = عرض نطاق TCP نفسه عند التنافس معه على عنق الزجاجة نفسه، ولو رأيا فقدًا مختلفًا؛ يلزم منه التكافؤ، لا العكس.

# Traces
m-traces-5ukwsn = المسارات

# Smoothness
m-smoothness-r03tqo = الملاسة

# Transfers
m-transfers-oowe33 = عمليات النقل

# Pings
m-pings-sj0ab2 = ‏Ping

# Settling
m-settling-ge74ql = الاستقرار

# Convergence of two flows
m-convergence-of-two-flows-13ty7s = تقارب تدفقين

# Congestion epochs
m-congestion-epochs-946hos = حقب الازدحام

# Closed forms
m-closed-forms-c38v36 = الصيغ المغلقة

# Facts about schemes
m-facts-about-schemes-fdupkh = حقائق عن المخططات

# TCP-friendliness
m-tcp-friendliness-6i9apr = الصداقة مع TCP

# Verdicts
m-verdicts-g738m7 = الأحكام

# Packet drop rate
m-packet-drop-rate-j9mia4 = معدل إسقاط الحزم

# Part of the packets that is dropped: of the adaptive flows, wherever it happens; of all traffic at the bottleneck queue beside it.
m-part-of-the-packets-that-u50oa8 = جزء الحزم الذي يُسقط: من التدفقات المتكيفة أينما حدث؛ وبجانبه من كل الحركة عند طابور عنق الزجاجة.

# Early marking plus overflow drop rate
m-early-marking-plus-overflow-drop-9e4x0k = معدل التعليم المبكر مع إسقاط الفيض

# Part of the packets arriving at the bottleneck that carries a congestion signal: marked, or dropped.
m-part-of-the-packets-arriving-pzcvdx = جزء الحزم الواصلة إلى عنق الزجاجة الذي يحمل إشارة ازدحام: معلَّم أو مُسقط.

# Normalized packet-loss rate
m-normalized-packet-loss-rate-866qpm = معدل فقد الحزم المعيّر

# Loss rate of the studied flow with the shortest RTT over that of the TCP flow with the shortest RTT.
m-loss-rate-of-the-studied-ulwsr8 = معدل فقد التدفق المدروس ذي أقصر RTT على معدل فقد تدفق TCP ذي أقصر RTT.

# Probes lost
m-probes-lost-vcwhgg = المجسات المفقودة

# Part of the probes that is lost, on the way there or back.
m-part-of-the-probes-that-97jz5b = جزء المجسات الذي يُفقد ذهابًا أو إيابًا.

# Responsiveness D
m-responsiveness-d-fckywg = الاستجابة D

# Round trips until the rate is half of that before the disturbance when every round trip brings exactly one loss indication; of several flows the mean.
m-round-trips-until-the-rate-cqvi3g = عدد الرحلات حتى يصير المعدل نصف ما قبل الاضطراب حين تأتي كل رحلة بدلالة فقد واحدة بالضبط؛ ولعدة تدفقات المتوسط.

# Adaptation time R
m-adaptation-time-r-aqixbz = زمن التكيف R

# Round trips after a disturbance until the rate stays within 5 % of the step from its new steady value.
m-round-trips-after-a-disturbance-thc7a1 = عدد الرحلات بعد اضطراب حتى يبقى المعدل ضمن 5 % من الخطوة حول قيمته المستقرة الجديدة.

# Rate-adaptation fraction
m-rate-adaptation-fraction-4n40fz = جزء التكيف المنجز

# Part of the step that the rate has done, over the round trips after it: from 0 towards 1; as a number, the part done at the window's end.
m-part-of-the-step-that-msqomv = جزء الخطوة الذي أنجزه المعدل عبر الرحلات التالية لها: من 0 نحو 1؛ وكعدد الجزء المنجز عند نهاية الفترة.

# Undershoot depth
m-undershoot-depth-orixkd = عمق النزول الزائد

# The lowest rate after a step down, over the new steady rate: 0 means that the flow fell silent, 1 that it did not fall below.
m-the-lowest-rate-after-a-zfgner = أدنى معدل بعد خطوة نزول على المعدل المستقر الجديد: 0 تعني أن التدفق سكت، و1 أنه لم ينزل دونه.

# Scheme parameter
m-scheme-parameter-mye2ip = وسيط مخطط

# Value of a control parameter of a scheme: the one chosen, or the default of its card.
m-value-of-a-control-parameter-hqjk3w = قيمة وسيط تحكم في مخطط: المختارة، أو المبدئية في بطاقته.

# Taxonomy class
m-taxonomy-class-a723gi = الصنف

# Row of the scheme in the classification of policies: what fairness goes by, step and curve of the increase, memory of the decrease.
m-row-of-the-scheme-in-2de14a = سطر المخطط في تصنيف السياسات: بماذا يُقاس الإنصاف، وخطوة الزيادة ومنحناها، وذاكرة النقصان.

# available, bit/s
m-available-bit-s-p6xent = المتاح، bit/s

# Convergence time
m-convergence-time-rgtvez = زمن التقارب

# Seconds from a change of conditions until the smoothed throughput is near its new steady mean and stays there.
m-seconds-from-a-change-of-skjv8c = الثواني من تغير الظروف حتى تقترب الإنتاجية الممهدة من متوسطها المستقر الجديد وتبقى.

# Oscillation after convergence
m-oscillation-after-convergence-3rjxqv = التذبذب بعد التقارب

# Coefficient of variation of the throughput in bins of 1 s once the new bandwidth is taken; of several flows the mean.
m-coefficient-of-variation-of-the-rj0pmd = معامل اختلاف الإنتاجية في خانات من 1 s بعد أخذ عرض النطاق الجديد؛ ولعدة تدفقات المتوسط.

# Smoothness CoV_time
m-smoothness-cov-time-qiwrds = الملاسة CoV_time

# Coefficient of variation of the rates of one flow in consecutive round trips, where nothing changes; smaller is smoother. Of several flows, the mean.
m-coefficient-of-variation-of-the-jcofa0 = معامل اختلاف معدلات تدفق في رحلات متتالية حيث لا يتغير شيء؛ الأصغر أملس. ولعدة تدفقات المتوسط.

# Smoothness ratio
m-smoothness-ratio-mpi3s3 = نسبة الملاسة

# The least ratio, smaller over larger, of the rates of a flow in two consecutive round trips: 1 is perfect, TCP(b) has 1 − b.
m-the-least-ratio-smaller-over-5igw00 = أقل نسبة، الأصغر على الأكبر، لمعدلي تدفق في رحلتين متتاليتين: 1 كاملة، ولـ TCP(b) ‏1 − b.

# larger over smaller
m-larger-over-smaller-8ysa5k = الأكبر على الأصغر

# Throughput of a source
m-throughput-of-a-source-g13cvo = إنتاجية مصدر

# What arrives of a source that nobody slows down, a constant stream as one; of all of them, if none is named.
m-what-arrives-of-a-source-0v38qf = ما يصل من مصدر لا يبطئه أحد، كتيار ثابت؛ ومن كلها معًا إن لم يُسمَّ أحد.

# Loss of a source
m-loss-of-a-source-vjkind = فقد مصدر

# Part of the packets of a source that is dropped; of all of them together, if none is named.
m-part-of-the-packets-of-porhi9 = جزء حزم مصدر الذي يُسقط؛ ومن كلها معًا إن لم يُسمَّ أحد.

# Stabilization time
m-stabilization-time-w9gy7x = زمن الاستقرار

# Round trips after the available bandwidth has fallen until the loss rate of the bottleneck queue is within 1.5 times its steady value for the new conditions.
m-round-trips-after-the-available-n8nw76 = عدد الرحلات بعد هبوط عرض النطاق المتاح حتى يصير معدل فقد طابور عنق الزجاجة ضمن 1.5 ضعف قيمته المستقرة في الظروف الجديدة.

# Stabilization cost
m-stabilization-cost-79nf0h = كلفة الاستقرار

# Stabilization time times the mean loss rate over it: 1 is as much as all packets of one round trip.
m-stabilization-time-times-the-mean-734d27 = زمن الاستقرار مضروبًا في متوسط معدل الفقد خلاله: 1 بقدر كل حزم رحلة.

# Normalized per-flow throughput
m-normalized-per-flow-throughput-19g1gs = إنتاجية التدفق المعيّرة

# Throughput of a flow divided by one flow's equal share of the average bandwidth that unresponsive sources leave; the least of all flows as the value, each flow beside it.
m-throughput-of-a-flow-divided-zx0jgz = إنتاجية تدفق مقسومة على الحصة المتساوية لتدفق من متوسط عرض النطاق الذي تتركه المصادر غير المستجيبة؛ أقل التدفقات هي القيمة، وكل تدفق بجانبها.

# Mean normalized throughput of a scheme
m-mean-normalized-throughput-of-a-9orc5k = متوسط الإنتاجية المعيّرة لمخطط

# Mean of the normalized throughput over the flows of a scheme: one number per scheme among the parts; the value is the mean over all flows selected.
m-mean-of-the-normalized-throughput-iwvm42 = متوسط الإنتاجية المعيّرة على تدفقات مخطط: عدد لكل مخطط بين الأجزاء؛ والقيمة المتوسط على كل التدفقات المختارة.

# Aggregate normalized throughput
m-aggregate-normalized-throughput-gu7xxp = الإنتاجية الإجمالية المعيّرة

# Throughput of all adaptive flows as a part of the average bandwidth available to them.
m-throughput-of-all-adaptive-flows-8irf2m = إنتاجية كل التدفقات المتكيفة كجزء من متوسط عرض النطاق المتاح لها.

# Link utilization
m-link-utilization-acgykl = استخدام الوصلة

# Part of the capacity of the link that is used, all traffic together.
m-part-of-the-capacity-of-rguxyu = المستخدم من سعة الوصلة، الحركة كلها معًا.

# Throughput of one flow
m-throughput-of-one-flow-c6h2qs = إنتاجية تدفق واحد

# What a flow delivers per second at the end of the run; of several flows the mean, with each beside it.
m-what-a-flow-delivers-per-dsazgq = ما يسلّمه تدفق في الثانية عند نهاية التشغيل؛ ولعدة تدفقات المتوسط، وكل منها بجانبه.

# Bandwidth share relative to TCP
m-bandwidth-share-relative-to-tcp-lu2nb7 = حصة عرض النطاق نسبة إلى TCP

# Mean throughput of the studied flows over that of the TCP flows beside them on the same bottleneck.
m-mean-throughput-of-the-studied-t8a0mx = متوسط إنتاجية التدفقات المدروسة على متوسط إنتاجية تدفقات TCP بجانبها على عنق الزجاجة نفسه.

# Sending-rate trace
m-sending-rate-trace-kmh0tj = مسار معدل الإرسال

# What each flow sends in each round trip; as a number, the mean.
m-what-each-flow-sends-in-ee2rhb = ما يرسله كل تدفق في كل رحلة؛ وكعدد المتوسط.

# Bottleneck queue length trace
m-bottleneck-queue-length-trace-l54tau = مسار طول طابور عنق الزجاجة

# Packets that wait at the bottleneck, the one in transmission not counted; as a number, the mean of the samples.
m-packets-that-wait-at-the-p48tg6 = الحزم المنتظرة عند عنق الزجاجة دون التي تُرسل؛ وكعدد متوسط العينات.

# Congestion window trace
m-congestion-window-trace-i382jf = مسار نافذة الازدحام

# The sender's window over time, of a rate scheme its rate times the round trip; as a number, the mean.
m-the-sender-s-window-over-o9s1p4 = نافذة المرسل عبر الزمن، ولمخطط معدل معدله مضروبًا في زمن الذهاب والإياب؛ وكعدد المتوسط.

# worst over CV
m-worst-over-cv-9xhtyv = الأسوأ عبر CV

# more than, s
m-more-than-s-uvtzus = أكثر من، s

# more than, times TCP's
m-more-than-times-tcp-s-qb23oy = أكثر من، مضاعف TCP

# times TCP's
m-times-tcp-s-97hgmc = مضاعف TCP

# Fairness, TCP-equivalence under non-periodic losses
m-fairness-tcp-equivalence-under-non-5uxnwm = الإنصاف، التكافؤ مع TCP في فقد غير دوري

# Whether a scheme gets what TCP gets where losses come at irregular times.
m-whether-a-scheme-gets-what-z89699 = هل يحصل مخطط على ما يحصل عليه TCP حيث يأتي الفقد في أزمنة غير منتظمة.

# TCP-compatibility under non-periodic losses (bracketed verdict)
m-tcp-compatibility-under-non-periodic-xu3ck2 = التوافق مع TCP في فقد غير دوري (الحكم بين قوسين)

# Whether a scheme gets no more than TCP at any irregularity of the losses.
m-whether-a-scheme-gets-no-waz3fq = هل لا يحصل مخطط على أكثر من TCP مهما كان عدم انتظام الفقد.

# Fairness, equal share, equal RTTs
m-fairness-equal-share-equal-rtts-mqrpy4 = الإنصاف، حصة متساوية، RTT متساوية

# Whether flows of a scheme and as many of TCP with the same RTT share a bottleneck equally.
m-whether-flows-of-a-scheme-cop9id = هل تتقاسم تدفقات مخطط ومثلها من TCP بالـ RTT نفسه عنق زجاجة بالتساوي.

# Fairness, equal share, different RTTs
m-fairness-equal-share-different-rtts-h6pcfj = الإنصاف، حصة متساوية، RTT مختلفة

# Whether flows of a scheme and as many of TCP share a bottleneck equally where RTTs differ.
m-whether-flows-of-a-scheme-ajcoii = هل تتقاسم تدفقات مخطط ومثلها من TCP عنق زجاجة بالتساوي حيث تختلف RTT.

# Aggressiveness, TCP-equivalence, two-state losses
m-aggressiveness-tcp-equivalence-two-state-2mxl3d = الاندفاع، التكافؤ مع TCP، فقد بحالتين

# Whether a scheme takes new bandwidth soon after losses have become rare.
m-whether-a-scheme-takes-new-eiv8pm = هل يأخذ مخطط عرض النطاق الجديد سريعًا بعد أن ندر الفقد.

# Aggressiveness, equal share, bursty losses
m-aggressiveness-equal-share-bursty-losses-mme5vb = الاندفاع، حصة متساوية، فقد متجمع

# Whether a scheme takes the bandwidth that a source has freed as fast as TCP, and is then stable.
m-whether-a-scheme-takes-the-0f0xpp = هل يأخذ مخطط عرض النطاق الذي أخلاه مصدر بسرعة TCP ثم يستقر.

# Responsiveness, TCP-equivalence and compatibility, two-state losses
m-responsiveness-tcp-equivalence-and-compatibility-p3ghmy = الاستجابة، التكافؤ والتوافق مع TCP، فقد بحالتين

# Whether a scheme yields soon after losses have become frequent.
m-whether-a-scheme-yields-soon-ym82xt = هل يتنازل مخطط سريعًا بعد أن كثر الفقد.

# Responsiveness, equal share, bursty losses
m-responsiveness-equal-share-bursty-losses-y570dt = الاستجابة، حصة متساوية، فقد متجمع

# Whether a scheme yields to a source without many more loss events than TCP.
m-whether-a-scheme-yields-to-myc8vr = هل يتنازل مخطط لمصدر دون أحداث فقد أكثر بكثير من TCP.

# Printed verdict
m-printed-verdict-grp26k = الحكم المطبوع

# What the paper prints for a scheme and a column of its table of verdicts.
m-what-the-paper-prints-for-vwyhs7 = ما تطبعه الورقة لمخطط وعمود من جدول أحكامها.

# paper says
m-paper-says-qd8f8v = تقول الورقة

# ns-2.35 gives
m-ns-2-35-gives-0knug7 = يعطي ns-2.35

# The reference runs of ns-2.35 do not hold this quantity.
m-the-reference-runs-of-ns-an316m = لا تحوي التشغيلات المرجعية لـ ns-2.35 هذا المقدار.

# we measure
m-we-measure-4uwgap = نقيس

# we compute
m-we-compute-bwagw4 = نحسب

# verdict
m-verdict-n8ltue = الحكم

# how it is judged
m-how-it-is-judged-hcg7p3 = كيف يُحكم عليه

# Take the cause away
m-take-the-cause-away-pmcxsk = أزل السبب

# What the paper claims
m-what-the-paper-claims-5s18ov = ما تدّعيه الورقة

# The claims could not be fetched. Reload the page to try again.
m-the-claims-could-not-be-nqakv0 = تعذر جلب الدعاوى. أعد تحميل الصفحة للمحاولة من جديد.

# What can be seen
m-what-can-be-seen-iv7k55 = ما يمكن رؤيته

# The claims are about the paper’s set-up; what you have changed does not count for them.
m-the-claims-are-about-the-fomdy3 = الدعاوى عن إعداد الورقة؛ وما غيّرته لا يُحسب عليها.

# Run them
m-run-them-vd8ny0 = شغّلها

# Move a parameter
m-move-a-parameter-s078i8 = حرّك وسيطًا

# Open in the playground:
m-open-in-the-playground-w0dz9q = افتح في ساحة التجريب:

# this run
m-this-run-0hejhw = هذا التشغيل

# Table
m-table-no2um7 = جدول

# Claims and set-up
m-claims-and-set-up-o7r95p = الدعاوى والإعداد

# Make it mine
m-make-it-mine-hdaawj = اجعلها لي

# The same runs as an experiment that you can change
m-the-same-runs-as-an-n2f12a = التشغيلات نفسها تجربةً يمكنك تغييرها

# Pale: the paper’s set-up, before your change.
m-pale-the-paper-s-set-fpnxu2 = الباهت: إعداد الورقة، قبل تغييرك.

# seeds:
m-seeds-rwyfmd = البذور:

# The papers, live
m-the-papers-live-fhc755 = الأوراق، حية

# Every figure and table of four classic papers on TCP-friendly congestion control. Open one and it is run again, packet by packet, on this machine.
m-every-figure-and-table-of-rmgk49 = كل شكل وجدول من أربع أوراق كلاسيكية عن التحكم في الازدحام الصديق لـ TCP. افتح واحدًا فيُشغَّل من جديد، حزمة حزمة، على هذا الجهاز.

# Figures
m-figures-rtsmni = الأشكال

# Paper
m-paper-ynpwih = الورقة

# Kind
m-kind-hqumoz = النوع

# Lesson
m-lesson-rddd41 = الدرس

# Show all
m-show-all-1brnan = إظهار الكل

# not computed yet
m-not-computed-yet-fy406r = لم يُحسب بعد

# log scale
m-log-scale-08gjzv = مقياس لوغاريتمي

# Here:
m-here-s5rs3n = هنا:

# The paper
m-the-paper-s82652 = الورقة

# Find a number
m-find-a-number-gyogjq = ابحث عن عدد

# Find a number: loss, fairness, RTT
m-find-a-number-loss-fairness-wembhg = ابحث عن عدد: الفقد، الإنصاف، RTT

# Difference
m-difference-zz2naa = الفرق

# All figures and tables
m-all-figures-and-tables-erdp8l = كل الأشكال والجداول

# chance of a mark
m-chance-of-a-mark-ugpc6m = احتمال علامة

# window at the loss
m-window-at-the-loss-2pcsdk = النافذة عند الفقد

# part cut
m-part-cut-912rec = الجزء المقطوع

# first share of user 1
m-first-share-of-user-1-qphogd = الحصة الأولى للمستخدم 1

# first share of user 2
m-first-share-of-user-2-pvivdg = الحصة الأولى للمستخدم 2

# Runs
m-runs-6tz87v = تشغيلات

# Runs that are over
m-runs-that-are-over-du981w = تشغيلات انتهت

# one run has failed
m-one-run-has-failed-rf9kg3 = فشل تشغيل واحد

# Another seed
m-another-seed-j9ejxl = بذرة أخرى

# Run 10 seeds
m-run-10-seeds-9hffb1 = شغّل 10 بذور

# Show 3 seeds
m-show-3-seeds-bghbjn = أظهر 3 بذور

# Open in the playground
m-open-in-the-playground-fdhw1s = افتح في ساحة التجريب

# Back to the paper’s
m-back-to-the-paper-s-a7454m = عودة إلى إعداد الورقة

# Change a number: the figure runs again
m-change-a-number-the-figure-30oe5a = غيّر عددًا: يُشغَّل الشكل من جديد

# The paper gives all of it.
m-the-paper-gives-all-of-ucxqsd = الورقة تعطيه كله.

# Dotted: assumed, because the paper does not say.
m-dotted-assumed-because-the-paper-n3ko17 = المنقط: مفترض، لأن الورقة لا تقوله.

# What the paper gives
m-what-the-paper-gives-4bf5ts = ما تعطيه الورقة

# round trip in which rates are counted
m-round-trip-in-which-rates-twpgxv = زمن الذهاب والإياب الذي تُعد فيه المعدلات

# length of a run
m-length-of-a-run-vijweg = طول التشغيل

# left out at its start
m-left-out-at-its-start-sloqk7 = المتروك في بدايته

# CV of the round trips
m-cv-of-the-round-trips-qxvsnq = ‏CV لأزمنة الذهاب والإياب

# CV of the times
m-cv-of-the-times-i20ncc = ‏CV للأزمنة

# mean round trip
m-mean-round-trip-sbuscn = متوسط زمن الذهاب والإياب

# loss rate
m-loss-rate-7kt6ks = معدل الفقد

# one high and one low time
m-one-high-and-one-low-gq33hv = زمن مرتفع واحد ومنخفض واحد

# time on
m-time-on-rfh8yd = زمن العمل

# flows of each kind
m-flows-of-each-kind-l562x6 = التدفقات من كل نوع

# Each cell: what we get, and below it what the paper prints.
m-each-cell-what-we-get-p541m2 = في كل خانة: ما نحصل عليه، وتحته ما تطبعه الورقة.

# (the same)
m-the-same-ifrvyz = ‏(نفسه)

# Of the whole run
m-of-the-whole-run-ad817p = من التشغيل كله

# The numbers of this run
m-the-numbers-of-this-run-q36s5g = أرقام هذا التشغيل

# one high and one low time together
m-one-high-and-one-low-wuiaxf = زمن مرتفع واحد ومنخفض واحد معًا

# time on, and as long off
m-time-on-and-as-long-gnvexp = زمن العمل، ومثله من التوقف

# slowness: 1/b, or loss intervals
m-slowness-1-b-or-loss-bvbs7t = البطء: 1/b، أو فواصل الفقد

# time to 0.1-fairness
m-time-to-0-1-fairness-7wxg1m = الزمن حتى إنصاف 0.1

# throughput over the fair share
m-throughput-over-the-fair-share-2p6chp = الإنتاجية على الحصة العادلة

# throughput of all ten over what is left
m-throughput-of-all-ten-over-kv2tyd = إنتاجية العشرة كلها على ما تبقى

# throughput over what is left
m-throughput-over-what-is-left-cde4jy = الإنتاجية على ما تبقى

# Drop rate of ten flows of one scheme under the same swings
m-drop-rate-of-ten-flows-03vlod = معدل إسقاط عشرة تدفقات من مخطط واحد تحت التأرجحات نفسها

# The packet drop rate in the runs of Figure 14.
m-the-packet-drop-rate-in-vy5e4h = معدل إسقاط الحزم في تشغيلات الشكل 14.

# drop rate
m-drop-rate-pkmtdi = معدل الإسقاط

# Time until two TCP(b) flows share fairly
m-time-until-two-tcp-b-krw27x = الزمن حتى يتقاسم تدفقا TCP(b) بإنصاف

# The gentler the cut, the longer two unequal flows stay unequal.
m-the-gentler-the-cut-the-olkhj2 = كلما كان القطع ألطف بقي تدفقان غير متساويين كذلك مدة أطول.

# Time until two TFRC flows share fairly
m-time-until-two-tfrc-flows-nt6b3e = الزمن حتى يتقاسم تدفقا TFRC بإنصاف

# The time does not grow with slowness as rapidly as TCP(b)’s, because TFRC relies on a fixed number of loss intervals.
m-the-time-does-not-grow-e3u94l = لا ينمو الزمن مع البطء بالسرعة التي ينمو بها في TCP(b)، لأن TFRC يعتمد على عدد ثابت من فواصل الفقد.

# loss intervals
m-loss-intervals-f38hqg = فواصل الفقد

# ACKs to 0.1-fairness in a model of two AIMD flows
m-acks-to-0-1-fairness-rzximx = عدد ACK حتى إنصاف 0.1 في نموذج لتدفقي AIMD

# At a drop rate of 10 % two flows come fairly rapidly to fair shares for b of about 0.2 and more; for smaller b it takes exponentially longer.
m-at-a-drop-rate-of-c931gk = عند معدل إسقاط 10 % يصل تدفقان سريعًا نسبيًا إلى حصتين عادلتين لقيم b من نحو 0.2 فأكثر؛ ولقيم b الأصغر يستغرق ذلك زمنًا أطول أسّيًا.

# b, the part cut
m-b-the-part-cut-sn6up1 = ‏b، الجزء المقطوع

# Part of the link that is used in the first 20 and 200 round trips after half of the flows stop
m-part-of-the-link-that-2p73jh = الجزء المستخدم من الوصلة في أول 20 و200 رحلة بعد توقف نصف التدفقات

# The slower a scheme, the more sluggish it is in taking advantage of a sudden increase of the available bandwidth.
m-the-slower-a-scheme-the-q5c4bw = كلما كان المخطط أبطأ كان أثقل في الإفادة من زيادة مفاجئة في عرض النطاق المتاح.

# utilization
m-utilization-09ugcf = الاستخدام

# Rate of TFRC and of TCP(1/8) under a mildly bursty pattern of losses
m-rate-of-tfrc-and-of-q814t0 = معدل TFRC وTCP(1/8) تحت نمط فقد بدفعات خفيفة

# TFRC and TCP(1/8) with a mildly bursty loss pattern.
m-tfrc-and-tcp-1-8-8ugyn3 = ‏TFRC وTCP(1/8) بنمط فقد بدفعات خفيفة.

# among TCP
m-among-tcp-t4aqrw = بين تدفقات TCP

# within a tenth of the number
m-within-a-tenth-of-the-w0awv9 = ضمن عُشر العدد

# throughput
m-throughput-fuf8u7 = الإنتاجية

# time
m-time-pvbdgk = الزمن

# sending rate
m-sending-rate-36lkep = معدل الإرسال

# chance of a loss
m-chance-of-a-loss-k7w8ws = احتمال الفقد

# rate over that of TCP beside it (1: TCP-friendly)
m-rate-over-that-of-tcp-v7upaa = المعدل على معدل TCP بجانبه (1: صديق لـ TCP)

# part of a doubled link used within k round trips, f(k)
m-part-of-a-doubled-link-vq7zqw = المستخدم من وصلة تضاعفت خلال k رحلات، f(k)

# round trips of loss until the rate is half
m-round-trips-of-loss-until-4309s7 = رحلات من الفقد حتى ينتصف المعدل

# time until two flows share 55 to 45, s
m-time-until-two-flows-share-14g9lr = الزمن حتى يتقاسم تدفقان 55 إلى 45، s

# By which policies it goes
m-by-which-policies-it-goes-6i2z94 = بأي السياسات يسير

# round trips after the loss
m-round-trips-after-the-loss-18hovx = رحلات بعد الفقد

# How windows climb after a loss
m-how-windows-climb-after-a-yxe2jb = كيف تصعد النوافذ بعد فقد

# SIMD’s window grows super-linearly with the time since the last loss; those of other schemes linearly or sub-linearly.
m-simd-s-window-grows-super-3ogjn1 = تنمو نافذة SIMD أسرع من الخطي مع الزمن منذ آخر فقد؛ ونوافذ المخططات الأخرى خطيًا أو أبطأ.

# The window of SIMD over several epochs
m-the-window-of-simd-over-e5y84q = نافذة SIMD على عدة حقب

# In each epoch the window is cut to 1 − β of what it was and increased until the first loss.
m-in-each-epoch-the-window-hevt97 = في كل حقبة تُقطع النافذة إلى ⁦1 − β⁩ مما كانت عليه ثم تُزاد حتى أول فقد.

# Throughput over TCP’s on a link that drops at random
m-throughput-over-tcp-s-on-7vqgld = الإنتاجية على إنتاجية TCP على وصلة تُسقط عشوائيًا

# All curves have a dip at moderate loss rates; in the worst case, around 15 %, SIMD(1/16) has at least 75 % of TCP’s throughput.
m-all-curves-have-a-dip-lmx2gi = في كل المنحنيات انخفاض عند معدلات فقد متوسطة؛ وفي أسوأ الأحوال، نحو 15 %، لـ SIMD(1/16) ‏75 % على الأقل من إنتاجية TCP.

# throughput over TCP’s
m-throughput-over-tcp-s-y328iw = الإنتاجية على إنتاجية TCP

# Three links in a row on which two flows converge
m-three-links-in-a-row-xiyhru = ثلاث وصلات متتالية يتقارب عليها تدفقان

# At 400 s all background flows end; two flows stay and compete for the middle link.
m-at-400-s-all-background-mxxcjs = عند 400 s تنتهي كل تدفقات الخلفية؛ ويبقى تدفقان يتنافسان على الوصلة الوسطى.

# b1 to b2
m-b1-to-b2-wcox9z = ‏b1 إلى b2

# b2 to b3
m-b2-to-b3-ruqsqt = ‏b2 إلى b3

# b3 to b4
m-b3-to-b4-3npogn = ‏b3 إلى b4

# Windows of two flows that come to a fair share
m-windows-of-two-flows-that-srm22g = نافذتا تدفقين تصلان إلى حصة عادلة

# TCP converges fastest; IIAD is the smoothest and least responsive; SIMD converges much faster than AIMD.
m-tcp-converges-fastest-iiad-is-mufnpd = يتقارب TCP الأسرع؛ وIIAD الأملس والأقل استجابة؛ ويتقارب SIMD أسرع بكثير من AIMD.

# Windows of two flows that come to full use
m-windows-of-two-flows-that-5s747y = نافذتا تدفقين تصلان إلى الاستخدام الكامل

# With SIMD two flows come smoothly and quickly to the fair state, since the one with the smaller window grows more aggressively.
m-with-simd-two-flows-come-no63vy = مع SIMD يصل تدفقان بسلاسة وسرعة إلى الحالة العادلة، لأن صاحب النافذة الأصغر ينمو أكثر اندفاعًا.

# Two users on their way to a fair share: AIMD and SIMD
m-two-users-on-their-way-pc5wxb = مستخدمان في الطريق إلى حصة عادلة: AIMD وSIMD

# AIMD increases parallel to the fairness line; SIMD’s trajectory has the slope x₁/x₂ and comes nearer to it.
m-aimd-increases-parallel-to-the-oyayp5 = يزيد AIMD موازيًا لخط الإنصاف؛ أما مسار SIMD فميله x₁/x₂ ويقترب منه.

# From where SIMD is sooner fair than AIMD
m-from-where-simd-is-sooner-n4104l = من أين يكون SIMD أسرع إنصافًا من AIMD

# In most cases SIMD converges faster than AIMD; IIAD is much slower than both in all cases.
m-in-most-cases-simd-converges-ohh9z4 = في معظم الحالات يتقارب SIMD أسرع من AIMD؛ وIIAD أبطأ بكثير من كليهما في كل الحالات.

# smaller window
m-smaller-window-t8rirl = النافذة الأصغر

# time to full use, larger window 50 packets
m-time-to-full-use-larger-bwe4zu = الزمن حتى الاستخدام الكامل، النافذة الأكبر 50 حزمة

# larger window
m-larger-window-4bgjwq = النافذة الأكبر

# marked or dropped
m-marked-or-dropped-zifk54 = معلَّم أو مُسقط

# What all simulations have in common
m-what-all-simulations-have-in-8slxj2 = ما تشترك فيه كل المحاكيات

# Unless explicitly specified, RED was used as the queue management policy at the bottleneck link.
m-unless-explicitly-specified-red-was-50wxdt = ما لم يُذكر غير ذلك صراحة استُعمل RED سياسةً لإدارة الطابور عند وصلة عنق الزجاجة.

# Closed forms of the time to full use, the difference there, and the time to fairness
m-closed-forms-of-the-time-sqnku5 = صيغ مغلقة للزمن حتى الاستخدام الكامل، وللفرق عنده، وللزمن حتى الإنصاف

# From 10 and 30 packets on a link that holds 110 SIMD is slower than TCP and quicker than AIMD and IIAD.
m-from-10-and-30-packets-px4t0m = من 10 و30 حزمة على وصلة تتسع لـ 110 يكون SIMD أبطأ من TCP وأسرع من AIMD وIIAD.

# Convergence in runs and in closed form
m-convergence-in-runs-and-in-cry3uh = التقارب في التشغيلات وفي صيغة مغلقة

# All measured times to fairness are smaller than the theoretical ones, and SIMD’s much smaller.
m-all-measured-times-to-fairness-nelsf6 = كل أزمنة الإنصاف المقيسة أصغر من النظرية، وأزمنة SIMD أصغر بكثير.

# reverse TCP
m-reverse-tcp-kp9dle = ‏TCP عكسي

# Throughput over TCP’s when losses come at irregular times
m-throughput-over-tcp-s-when-bp598p = الإنتاجية على إنتاجية TCP حين يأتي الفقد في أزمنة غير منتظمة

# With non-periodic losses no scheme meets TCP-equivalence; SIMD and TFRCP have a different trend from the others.
m-with-non-periodic-losses-no-7nufbe = في فقد غير دوري لا يحقق أي مخطط التكافؤ مع TCP؛ ولـ SIMD وTFRCP اتجاه يختلف عن الأخرى.

# CV of the time between losses
m-cv-of-the-time-between-gk0nvm = ‏CV للزمن بين أحداث الفقد

# Shares and losses of eight flows of a scheme beside eight TCP flows as round trips spread
m-shares-and-losses-of-eight-4zjs1l = حصص وفقد ثمانية تدفقات من مخطط بجانب ثمانية من TCP مع تباعد أزمنة الذهاب والإياب

# GAIMD and SIMD take 1.5 to 4 times TCP’s bandwidth on average, and more than 10 times where round trips are equal; the rate-based schemes meet equal share above a CV of 0.05.
m-gaimd-and-simd-take-1-xf04d5 = يأخذ GAIMD وSIMD في المتوسط من 1.5 إلى 4 أضعاف عرض نطاق TCP، وأكثر من 10 أضعاف حيث تتساوى أزمنة الذهاب والإياب؛ وتحقق المخططات المبنية على المعدل الحصة المتساوية فوق CV قدره 0.05.

# loss rate over TCP’s, flows of the shortest round trip
m-loss-rate-over-tcp-s-dpwwph = معدل الفقد على معدل فقد TCP، للتدفقات ذات أقصر زمن ذهاب وإياب

# bottlenecks in a row
m-bottlenecks-in-a-row-jmoec1 = أعناق زجاجة متتالية

# Throughput when losses become rare at 100 s and frequent again at 800 s
m-throughput-when-losses-become-rare-7xie95 = الإنتاجية حين يندر الفقد عند 100 s ويكثر من جديد عند 800 s

# IIAD and AIAD/H take 700 s to increase to the new steady throughput; the other six reach it within 100 s.
m-iiad-and-aiad-h-take-rvxd8g = يستغرق IIAD وAIAD/H ‏700 s للصعود إلى الإنتاجية المستقرة الجديدة؛ وتبلغها الستة الأخرى خلال 100 s.

# Throughput beside a source of two rates, and loss events on the way down
m-throughput-beside-a-source-of-ejkfq7 = الإنتاجية بجانب مصدر بمعدلين، وأحداث الفقد أثناء الهبوط

# SIMD uses what is available as quickly as TCP and is smooth afterwards, TFRCP oscillates, and TFRC and TEAR meet fewer losses on the way down than SIMD and GAIMD.
m-simd-uses-what-is-available-38fm2e = يستخدم SIMD المتاح بسرعة TCP ثم يكون أملس، ويتذبذب TFRCP، ويلقى TFRC وTEAR أثناء الهبوط فقدًا أقل مما يلقى SIMD وGAIMD.

# fairness, irregular losses
m-fairness-irregular-losses-me33f8 = الإنصاف، فقد غير منتظم

# fairness, TCP-equivalence, non-periodic losses
m-fairness-tcp-equivalence-non-periodic-c2tyg8 = الإنصاف، التكافؤ مع TCP، فقد غير دوري

# fairness, equal round trips
m-fairness-equal-round-trips-2459ds = الإنصاف، أزمنة ذهاب وإياب متساوية

# fairness, equal share, low multiplexing with equal round trips
m-fairness-equal-share-low-multiplexing-rrjv3z = الإنصاف، حصة متساوية، تدفقات قليلة وأزمنة ذهاب وإياب متساوية

# fairness, different round trips
m-fairness-different-round-trips-nq88rx = الإنصاف، أزمنة ذهاب وإياب مختلفة

# fairness, equal share, low multiplexing with different round trips
m-fairness-equal-share-low-multiplexing-caofz2 = الإنصاف، حصة متساوية، تدفقات قليلة وأزمنة ذهاب وإياب مختلفة

# aggressiveness, two-state losses
m-aggressiveness-two-state-losses-1isi27 = الاندفاع، فقد بحالتين

# aggressiveness, TCP-equivalence, two-state losses
m-aggressiveness-tcp-equivalence-two-state-zttzqh = الاندفاع، التكافؤ مع TCP، فقد بحالتين

# aggressiveness, bursty losses
m-aggressiveness-bursty-losses-j1qdeu = الاندفاع، فقد متجمع

# aggressiveness, equal share, bursty losses
m-aggressiveness-equal-share-bursty-losses-hkf387 = الاندفاع، حصة متساوية، فقد متجمع

# responsiveness, two-state losses
m-responsiveness-two-state-losses-l1teex = الاستجابة، فقد بحالتين

# responsiveness, TCP-equivalence, two-state losses
m-responsiveness-tcp-equivalence-two-state-d6tlv3 = الاستجابة، التكافؤ مع TCP، فقد بحالتين

# responsiveness, bursty losses
m-responsiveness-bursty-losses-u7poks = الاستجابة، فقد متجمع

# responsiveness, equal share, bursty losses
m-responsiveness-equal-share-bursty-losses-ubri1d = الاستجابة، حصة متساوية، فقد متجمع

# Verdicts on eight schemes, cell by cell
m-verdicts-on-eight-schemes-cell-950kv4 = أحكام على ثمانية مخططات، خانة خانة

# TFRC meets both criteria under more testing scenarios than the others.
m-tfrc-meets-both-criteria-under-su07h3 = يحقق TFRC المعيارين في سيناريوهات اختبار أكثر من غيره.

# What three notions of TCP-friendliness ask for
m-what-three-notions-of-tcp-i575sq = ما تطلبه ثلاثة مفاهيم للصداقة مع TCP

# Equal share is more realistic and more challenging than equivalence: to compete for the same bottleneck does not imply identical network conditions.
m-equal-share-is-more-realistic-yxhzvz = الحصة المتساوية أقرب إلى الواقع وأصعب من التكافؤ: فالتنافس على عنق الزجاجة نفسه لا يعني ظروف شبكة متطابقة.

# Constants of the eight schemes
m-constants-of-the-eight-schemes-7k4is3 = ثوابت المخططات الثمانية

# The control parameters used in each scheme.
m-the-control-parameters-used-in-jrft87 = وسطاء التحكم المستخدمة في كل مخطط.

# How the eight schemes seek fairness, climb and remember
m-how-the-eight-schemes-seek-0iwvxr = كيف تطلب المخططات الثمانية الإنصاف وتصعد وتتذكر

# No scheme takes all three recommended policies at once.
m-no-scheme-takes-all-three-j16k0r = لا مخطط يأخذ بالسياسات الثلاث الموصى بها كلها معًا.

# How much the rate varies as random losses become frequent
m-how-much-the-rate-varies-ztb1dm = كم يتغير المعدل حين يكثر الفقد العشوائي

# At 1 % of losses TCP has the largest CoV, GAIMD the second and TFRC and TEAR similar ones; at 20 % TFRC has the highest.
m-at-1-of-losses-tcp-9tgglz = عند فقد 1 % لـ TCP أكبر معامل اختلاف، وGAIMD الثاني، وTFRC وTEAR متقاربان؛ وعند 20 % لـ TFRC الأعلى.

# CoV over time, bins of one round trip
m-cov-over-time-bins-of-aapisu = معامل الاختلاف عبر الزمن، خانات من رحلة واحدة

# round trips after the change
m-round-trips-after-the-change-ty9s7y = رحلات بعد التغيير

# part of the step done
m-part-of-the-step-done-7e41q4 = الجزء المنجز من الخطوة

# The states of a flow that lives on timeouts
m-the-states-of-a-flow-8dg5fh = حالات تدفق يعيش على انقضاء المهل

# Each state is one back-off of the timer: in state 1 a flow sends one packet in t round trips, in state 2 one in 2t, and so on.
m-each-state-is-one-back-4o3ous = كل حالة تراجع واحد للمؤقت: في الحالة 1 يرسل التدفق حزمة في t رحلات، وفي الحالة 2 واحدة في 2t، وهكذا.

# timer, times its first value
m-timer-times-its-first-value-na5kj5 = المؤقت، مضاعفات قيمته الأولى

# chance of the state
m-chance-of-the-state-l5n6v8 = احتمال الحالة

# How much time TFRC spends at each length of a loss interval
m-how-much-time-tfrc-spends-f31z31 = كم من الزمن يقضيه TFRC عند كل طول لفاصل الفقد

# The higher the rate, the faster TFRC leaves the state.
m-the-higher-the-rate-the-0go2dr = كلما ارتفع المعدل أسرع TFRC في مغادرة الحالة.

# loss interval
m-loss-interval-5nsrxn = فاصل الفقد

# part of the time
m-part-of-the-time-7hvbbz = جزء الزمن

# How the rates follow a step of the loss rate from 1 % to 4 %, in theory
m-how-the-rates-follow-a-2cf8w0 = كيف تتبع المعدلات خطوة في معدل الفقد من 1 % إلى 4 %، نظريًا

# TCP is the fastest; the other three look similar, except that GAIMD becomes slower after 10 round trips.
m-tcp-is-the-fastest-the-zd45tc = ‏TCP هو الأسرع؛ والثلاثة الأخرى متشابهة، إلا أن GAIMD يصير أبطأ بعد 10 رحلات.

# How the rates follow a fall of the loss rate, in theory
m-how-the-rates-follow-a-nnxslt = كيف تتبع المعدلات هبوطًا في معدل الفقد، نظريًا

# The analytical responding speed, by the derivations of Section 4.1.
m-the-analytical-responding-speed-by-5cie9h = سرعة الاستجابة التحليلية، باشتقاقات القسم 4.1.

# The network: one bottleneck between ample access links
m-the-network-one-bottleneck-between-hjhf3h = الشبكة: عنق زجاجة واحد بين وصلات وصول واسعة

# Packets are dropped only at the bottleneck of 2.5 Mbit/s and 30 ms, which has a buffer of 50 packets; all access links take 10 ms.
m-packets-are-dropped-only-at-5sdddn = لا تُسقط الحزم إلا عند عنق الزجاجة ذي 2.5 Mbit/s و30 ms، وله مخزن من 50 حزمة؛ وتستغرق كل وصلات الوصول 10 ms.

# access links
m-access-links-rekdr6 = وصلات الوصول

# Two ways to read a table of rates: along a flow, or across flows
m-two-ways-to-read-a-geh2jq = طريقتان لقراءة جدول معدلات: على طول تدفق، أو عبر التدفقات

# The rates of one flow over time measure its smoothness; those of all flows in the same round trip their short-term fairness.
m-the-rates-of-one-flow-ht3mjc = معدلات تدفق واحد عبر الزمن تقيس ملاسته؛ ومعدلات كل التدفقات في الرحلة نفسها تقيس إنصافها القصير المدى.

# Fairness, smoothness, responsiveness and aggressiveness of four schemes
m-fairness-smoothness-responsiveness-and-aggressiveness-mhvi6r = إنصاف أربعة مخططات وملاستها واستجابتها واندفاعها

# At low loss TFRC and TEAR are fairer and smoother; TCP is the most responsive and the fastest to use extra bandwidth.
m-at-low-loss-tfrc-and-s31e05 = عند فقد قليل TFRC وTEAR أكثر إنصافًا وملاسة؛ وTCP الأكثر استجابة والأسرع في استخدام عرض نطاق إضافي.

# Rates when every 20th packet is lost
m-rates-when-every-20th-packet-wmikxz = المعدلات حين تُفقد حزمة من كل 20 بانتظام

# At a low rate of periodic losses TFRC and TEAR are smoother than TCP and GAIMD.
m-at-a-low-rate-of-tk0vga = عند معدل قليل من الفقد الدوري TFRC وTEAR أملس من TCP وGAIMD.

# Rates when each packet is lost with chance 5 %
m-rates-when-each-packet-is-975brh = المعدلات حين تُفقد كل حزمة باحتمال 5 %

# With random losses at the same rate all four fluctuate much more than with periodic ones.
m-with-random-losses-at-the-hhtoec = بالفقد العشوائي وبالمعدل نفسه تتقلب الأربعة كلها أكثر بكثير مما تتقلب بالدوري.

# Rates when each packet is lost with chance 20 %
m-rates-when-each-packet-is-p99pgu = المعدلات حين تُفقد كل حزمة باحتمال 20 %

# At 20 % of losses TFRC’s rate drops to almost 0, and TEAR’s is on average much higher than TCP’s and GAIMD’s.
m-at-20-of-losses-tfrc-24wgwl = عند فقد 20 % يهبط معدل TFRC إلى نحو 0، ومعدل TEAR في المتوسط أعلى بكثير من معدلي TCP وGAIMD.

# Rates beside five ON/OFF sources
m-rates-beside-five-on-off-d5io3v = المعدلات بجانب خمسة مصادر ON/OFF

# With ON/OFF traffic smoothness is slightly worse than with random losses.
m-with-on-off-traffic-smoothness-2vdi85 = مع حركة ON/OFF الملاسة أسوأ قليلًا منها مع الفقد العشوائي.

# The queue beside five ON/OFF sources
m-the-queue-beside-five-on-9n4jgu = الطابور بجانب خمسة مصادر ON/OFF

# ON/OFF traffic causes large fluctuations of the queue.
m-on-off-traffic-causes-large-op0ep8 = تسبب حركة ON/OFF تقلبات كبيرة في الطابور.

# Rates of a lone flow
m-rates-of-a-lone-flow-ji3iqu = معدلات تدفق وحيد

# The rates of TCP and GAIMD are limited by ACK arrivals: stable at the speed of the bottleneck until a loss takes the window below 30 packets.
m-the-rates-of-tcp-and-18g6mj = يحدّ وصولُ إشعارات ACK معدلي TCP وGAIMD: ثابتان بسرعة عنق الزجاجة حتى ينزل فقدٌ بالنافذة دون 30 حزمة.

# Window of a lone flow
m-window-of-a-lone-flow-78z9wh = نافذة تدفق وحيد

# Most of the time the window allows a higher rate than the bottleneck’s; when it exceeds 80 packets, one is dropped.
m-most-of-the-time-the-b01m5z = معظم الوقت تسمح النافذة بمعدل أعلى من معدل عنق الزجاجة؛ وحين تتجاوز 80 حزمة تُسقط واحدة.

# The queue of a lone flow
m-the-queue-of-a-lone-3spjev = طابور تدفق وحيد

# TCP fills the queue and drains it; GAIMD’s and TFRC’s fluctuate less; TEAR’s cycle takes about two times TCP’s.
m-tcp-fills-the-queue-and-yjmo6j = يملأ TCP الطابور ويفرغه؛ ويتقلب طابورا GAIMD وTFRC أقل؛ ودورة TEAR نحو ضعفي دورة TCP.

# Rates among seven TCP flows
m-rates-among-seven-tcp-flows-rmhf2z = المعدلات بين سبعة تدفقات TCP

# Among seven TCP flows TFRC and TEAR keep relatively smooth rates, while those of TCP and GAIMD fluctuate.
m-among-seven-tcp-flows-tfrc-mpp15v = بين سبعة تدفقات TCP يحافظ TFRC وTEAR على معدلات ملساء نسبيًا، بينما تتقلب معدلات TCP وGAIMD.

# Fairness index among seven TCP flows
m-fairness-index-among-seven-tcp-203i5r = مؤشر الإنصاف بين سبعة تدفقات TCP

# The index fluctuates around 0.7, the value that TCP’s CoV predicts.
m-the-index-fluctuates-around-0-t905sa = يتقلب المؤشر حول 0.7، القيمة التي يتنبأ بها معامل اختلاف TCP.

# The queue among seven TCP flows
m-the-queue-among-seven-tcp-fbkyng = الطابور بين سبعة تدفقات TCP

# The queue behaves as that of a single TCP flow, with shorter cycles.
m-the-queue-behaves-as-that-h0lwxz = يسلك الطابور سلوك طابور تدفق TCP وحيد، بدورات أقصر.

# Rates among eight flows of one scheme
m-rates-among-eight-flows-of-dmkuou = المعدلات بين ثمانية تدفقات من مخطط واحد

# Among their own kind GAIMD, TFRC and TEAR are smoother than among TCP flows.
m-among-their-own-kind-gaimd-m1k1qv = بين بني جنسها GAIMD وTFRC وTEAR أملس منها بين تدفقات TCP.

# Fairness index among eight flows of one scheme
m-fairness-index-among-eight-flows-ynlkgi = مؤشر الإنصاف بين ثمانية تدفقات من مخطط واحد

# The index of TFRC and of TEAR is close to 1 and does not vary much: they are fairer in the short term than TCP.
m-the-index-of-tfrc-and-7q6tap = مؤشر TFRC ومؤشر TEAR قريبان من 1 ولا يتغيران كثيرًا: هما أكثر إنصافًا من TCP على المدى القصير.

# The queue among eight flows of one scheme
m-the-queue-among-eight-flows-hkmvvh = الطابور بين ثمانية تدفقات من مخطط واحد

# TFRC or TEAR alone keep the queue high and stable, GAIMD relatively so.
m-tfrc-or-tear-alone-keep-vtmjes = يُبقي TFRC أو TEAR وحده الطابور عاليًا ثابتًا، وGAIMD كذلك نسبيًا.

# Rates when periodic losses rise from 1 % to 4 %
m-rates-when-periodic-losses-rise-af0zg3 = المعدلات حين يرتفع الفقد الدوري من 1 % إلى 4 %

# TCP responds first but over-reacts and drops to almost 0, so that it takes as long as the other three to its new state.
m-tcp-responds-first-but-over-2igilh = يستجيب TCP أولًا لكنه يبالغ ويهبط إلى نحو 0، فيستغرق وصوله إلى حالته الجديدة ما تستغرقه الثلاثة الأخرى.

# Rates when every packet is lost from one moment on
m-rates-when-every-packet-is-8gnewk = المعدلات حين تُفقد كل حزمة من لحظة ما فصاعدًا

# TCP is the first to be down to almost 0 and GAIMD the second; TFRC is the third, with a reasonable speed; TEAR is very slow.
m-tcp-is-the-first-to-hpgrf4 = ‏TCP أول من ينزل إلى نحو 0 وGAIMD الثاني؛ وTFRC الثالث بسرعة معقولة؛ وTEAR بطيء جدًا.

# Rates when random losses rise from 1 % to 4 %
m-rates-when-random-losses-rise-tb1j69 = المعدلات حين يرتفع الفقد العشوائي من 1 % إلى 4 %

# TCP responds first and drops below its new rate; GAIMD, TFRC and TEAR are slower, and none of them over-reacts.
m-tcp-responds-first-and-drops-nswa78 = يستجيب TCP أولًا ويهبط دون معدله الجديد؛ وGAIMD وTFRC وTEAR أبطأ، ولا يبالغ أي منها.

# Rates when eight TCP flows join
m-rates-when-eight-tcp-flows-om1757 = المعدلات حين تنضم ثمانية تدفقات TCP

# No substantial difference from Figure 26, where the eight that join are of the flow’s own protocol.
m-no-substantial-difference-from-figure-es5o9b = لا فرق جوهري عن الشكل 26، حيث الثمانية المنضمة من بروتوكول التدفق نفسه.

# The queue when eight TCP flows join
m-the-queue-when-eight-tcp-bdsyv4 = الطابور حين تنضم ثمانية تدفقات TCP

# At about round trip 1025 the queue shows a large dip for all four protocols, as the old flows back off.
m-at-about-round-trip-1025-y19m7r = نحو الرحلة 1025 يُظهر الطابور انخفاضًا كبيرًا للبروتوكولات الأربعة كلها، حين تتراجع التدفقات القديمة.

# Rates when eight flows of the same scheme join
m-rates-when-eight-flows-of-n0iifz = المعدلات حين تنضم ثمانية تدفقات من المخطط نفسه

# TCP and GAIMD respond very fast but overshoot to 0; TFRC and TEAR are slower and come down gradually.
m-tcp-and-gaimd-respond-very-411ri6 = يستجيب TCP وGAIMD بسرعة كبيرة لكنهما يتجاوزان إلى 0؛ وTFRC وTEAR أبطأ وينزلان تدريجيًا.

# The queue when eight flows of the same scheme join
m-the-queue-when-eight-flows-7odl9a = الطابور حين تنضم ثمانية تدفقات من المخطط نفسه

# Around round trip 1050 TEAR’s queue has a large dip: its flows respond much later.
m-around-round-trip-1050-tear-8ai7ng = نحو الرحلة 1050 في طابور TEAR انخفاض كبير: تستجيب تدفقاته متأخرة كثيرًا.

# Fairness index when eight flows of the same scheme join
m-fairness-index-when-eight-flows-wv7fvf = مؤشر الإنصاف حين تنضم ثمانية تدفقات من المخطط نفسه

# The index of TFRC and TEAR falls from close to 1 to 0.5 and comes back gradually, TEAR’s slowly; TCP’s and GAIMD’s is lower afterwards.
m-the-index-of-tfrc-and-7h9ocg = يهبط مؤشر TFRC وTEAR من قرب 1 إلى 0.5 ثم يعود تدريجيًا، ومؤشر TEAR ببطء؛ ومؤشر TCP وGAIMD بعد ذلك أدنى.

# Rates when periodic losses fall from 4 % to 1 %
m-rates-when-periodic-losses-fall-ta1vc5 = المعدلات حين يهبط الفقد الدوري من 4 % إلى 1 %

# TCP is the fastest to use new bandwidth; GAIMD is slightly faster than TFRC with history discounting; TEAR is the slowest.
m-tcp-is-the-fastest-to-c6tkpq = ‏TCP الأسرع في استخدام عرض النطاق الجديد؛ وGAIMD أسرع قليلًا من TFRC مع خصم التاريخ؛ وTEAR الأبطأ.

# Rates when periodic losses fall from 3 % to 2 %
m-rates-when-periodic-losses-fall-ab09dn = المعدلات حين يهبط الفقد الدوري من 3 % إلى 2 %

# History discounting is not activated, and TEAR and TFRC become similar.
m-history-discounting-is-not-activated-j6j5n5 = لا يُفعَّل خصم التاريخ، ويصير TEAR وTFRC متشابهين.

# Rates when random losses of 10 % end
m-rates-when-random-losses-of-ipc1q2 = المعدلات حين ينتهي فقد عشوائي من 10 %

# Without losses history discounting makes TFRC faster than usual; TCP is the fastest, GAIMD faster than TFRC, TEAR very slow.
m-without-losses-history-discounting-makes-st377g = بلا فقد يجعل خصم التاريخ TFRC أسرع من المعتاد؛ وTCP الأسرع، وGAIMD أسرع من TFRC، وTEAR بطيء جدًا.

# Rates when random losses fall from 4 % to 1 %
m-rates-when-random-losses-fall-qzceqn = المعدلات حين يهبط الفقد العشوائي من 4 % إلى 1 %

# From round trip 1000 to 1050 TCP rises fastest; GAIMD, TFRC and TEAR follow it.
m-from-round-trip-1000-to-h9l9os = من الرحلة 1000 إلى 1050 يصعد TCP الأسرع؛ ويتبعه GAIMD وTFRC وTEAR.

# Rates when 8 of 15 TCP flows stop
m-rates-when-8-of-15-1dbjgh = المعدلات حين تتوقف 8 من 15 تدفق TCP

# The rates should double: TCP and GAIMD respond almost instantaneously, TFRC and TEAR take much longer.
m-the-rates-should-double-tcp-yz4lsm = يجب أن تتضاعف المعدلات: يستجيب TCP وGAIMD فورًا تقريبًا، ويستغرق TFRC وTEAR أطول بكثير.

# Fairness index when 8 of 16 flows stop
m-fairness-index-when-8-of-4hc23n = مؤشر الإنصاف حين تتوقف 8 من 16 تدفقًا

# When half of the flows stop, the index of TFRC and TEAR does not change; that of TCP and GAIMD rises almost instantaneously.
m-when-half-of-the-flows-480vnb = حين يتوقف نصف التدفقات لا يتغير مؤشر TFRC وTEAR؛ ويرتفع مؤشر TCP وGAIMD فورًا تقريبًا.

# The queue when 8 of 16 flows stop
m-the-queue-when-8-of-dkt2sk = الطابور حين تتوقف 8 من 16 تدفقًا

# To fill the queue again takes TCP 20 round trips, GAIMD 42, TFRC 45 and TEAR more than 200.
m-to-fill-the-queue-again-3a1mzx = لملء الطابور من جديد يحتاج TCP ‏20 رحلة، وGAIMD ‏42، وTFRC ‏45، وTEAR أكثر من 200.

# {count} numbers
m-count-numbers-my5yju = { $count ->
    [one] عدد واحد
    [two] عددان
    [few] { $count } أعداد
    [many] { $count } عددًا
   *[other] { $count } عدد
  }

# after the warm-up
m-after-the-warm-up-cunhxf = بعد الإحماء

# Throughput of {source}
m-throughput-of-source-pa8tlf = إنتاجية { $source }

# Loss of {source}
m-loss-of-source-kkkyfq = فقد { $source }

# {measure}: {source}
m-measure-source-xa7wsg = ‏{ $measure }: { $source }

# source {number}
m-source-number-00osej = المصدر { $number }

# {measure} of {group}
m-measure-of-group-2y24b1 = { $measure } لـ { $group }

# {measure}, bottleneck {number}
m-measure-bottleneck-number-y4usmd = { $measure }، عنق الزجاجة { $number }

# in {holds} of 1 seed
m-in-holds-of-1-seed-j785cp = في { $holds } من بذرة واحدة

# in {holds} of {of} seeds
m-in-holds-of-of-seeds-sdkn3g = في { $holds } من { $of } من البذور

# {count}, {wanted} % wanted
m-count-wanted-wanted-h3d7o1 = { $count }، والمطلوب { $wanted } %

# {name} {value}
m-name-value-y6v0tx = ‏{ $name }: { $value }

# {name} {low} to {high}
m-name-low-to-high-c8ai6v = { $name } من { $low } إلى { $high }

# met
m-met-mqdwyx = متحقق

# not met
m-not-met-21qeog = غير متحقق

# cannot be told
m-cannot-be-told-hqqlg8 = لا يمكن القول

# {verdict}: {statement}; at {point}, {seeds} ({beside})
m-verdict-statement-at-point-seeds-n5knie = ‏{ $verdict }: { $statement }؛ عند { $point }، { $seeds } ({ $beside })

# {verdict}: {statement}; at {point}, {seeds}
m-verdict-statement-at-point-seeds-6a7zdp = ‏{ $verdict }: { $statement }؛ عند { $point }، { $seeds }

# The link
m-the-link-366jic = الوصلة

# Every bottleneck
m-every-bottleneck-sj3jg7 = كل عنق زجاجة

# Bottleneck {number}
m-bottleneck-number-51uko5 = عنق الزجاجة { $number }

# Flows: {name}
m-flows-name-kxee7h = التدفقات: { $name }

# The flows
m-the-flows-vz5b9p = التدفقات

# The source
m-the-source-nzlwxd = المصدر

# Transport of {name}
m-transport-of-name-corwic = نقل { $name }

# median {median}
m-median-median-r436ab = الوسيط { $median }

# median {median}, four fifths from {low} to {high}
m-median-median-four-fifths-from-symctm = الوسيط { $median }، وأربعة أخماسها من { $low } إلى { $high }

# too few seeds to compare
m-too-few-seeds-to-compare-3n9gx5 = بذور أقل من أن تُقارن

# the same in every seed
m-the-same-in-every-seed-xudrbf = نفسه في كل بذرة

# these seeds cannot tell them apart
m-these-seeds-cannot-tell-them-qjavps = هذه البذور لا تميز بينهما

# these seeds cannot tell them apart; about {count} seeds probably could
m-these-seeds-cannot-tell-them-m26y25 = هذه البذور لا تميز بينهما؛ ويُحتمل أن تميز نحو { $count ->
    [one] بذرة واحدة
    [two] بذرتين
    [few] { $count } بذور
   *[other] { $count } بذرة
  }

# more by {by}
m-more-by-by-384zgk = أكثر بـ { $by }

# less by {by}
m-less-by-by-tewnks = أقل بـ { $by }

# {measure} has no value in any run: {why}.
m-measure-has-no-value-in-vu4ok7 = لا قيمة لـ { $measure } في أي تشغيل: { $why }.

# One seed: no interval can be given. Where something is left to chance, another seed may come out otherwise.
m-one-seed-no-interval-can-wz9nqe = بذرة واحدة: لا يمكن إعطاء مجال. وحيث يُترك شيء للصدفة قد تعطي بذرة أخرى نتيجة أخرى.

# Only {seeds} seeds: the intervals are wide, and {enough} or more are better.
m-only-seeds-seeds-the-intervals-b8ukym = البذور { $seeds } فقط: المجالات واسعة، و{ $enough } فأكثر أفضل.

# Nothing in these runs is left to chance: every seed gives the same run. Starts with some spread, random losses or a random source make them differ.
m-nothing-in-these-runs-is-0v2nnw = لا شيء في هذه التشغيلات متروك للصدفة: كل بذرة تعطي التشغيل نفسه. بدايات فيها تشتت أو فقد عشوائي أو مصدر عشوائي تجعلها تختلف.

# {name} (set up with seed {seed})
m-name-set-up-with-seed-dznpii = { $name } (أُعد بالبذرة { $seed })

# Paired: {others} runs with seed {from} like the others.
m-paired-others-runs-with-seed-6cp03h = مقترنة: يعمل { $others } بالبذرة { $from } كالأخرى.

# Paired: {others} run with seed {from} like the others.
m-paired-others-run-with-seed-juy9x0 = مقترنة: تعمل { $others } بالبذرة { $from } كالأخرى.

# Paired: {others} runs with seeds {from} to {to} like the others.
m-paired-others-runs-with-seeds-971ahk = مقترنة: يعمل { $others } بالبذور من { $from } إلى { $to } كالأخرى.

# Paired: {others} run with seeds {from} to {to} like the others.
m-paired-others-run-with-seeds-do15br = مقترنة: تعمل { $others } بالبذور من { $from } إلى { $to } كالأخرى.

# as it is
m-as-it-is-ppls6q = كما هو

# Shape
m-shape-iq9t52 = الشكل

# Queue holds
m-queue-holds-naoezm = سعة الطابور

# {whose}: {setting}
m-whose-setting-ms8xsz = ‏{ $whose }: { $setting }

# every bottleneck
m-every-bottleneck-tm78d3 = كل عنق زجاجة

# Back, {setting}
m-back-setting-h55h94 = الرجوع، { $setting }

# 1 packet
m-1-packet-8onkfg = حزمة واحدة

# 1 byte
m-1-byte-3dhbni = بايت واحد

# {count} bytes
m-count-bytes-214ea7 = { $count ->
    [two] بايتان
   *[other] { $count } بايت
  }

# 1 flow
m-1-flow-wypgp8 = تدفق واحد

# {count} flows
m-count-flows-tje15h = { $count ->
    [zero] 0 تدفقات
    [two] تدفقان
    [few] { $count } تدفقات
    [many] { $count } تدفقًا
   *[other] { $count } تدفق
  }

# packets/RTT per RTT
m-packets-rtt-per-rtt-xawmo6 = حزم/RTT لكل RTT

# from the first loss event of every flow on (after the warm-up where there is none), in bins of one RTT
m-from-the-first-loss-event-cidgei = من أول حدث فقد لكل تدفق (وبعد الإحماء حيث لا يوجد)، في خانات من RTT واحد

# the k = 20 base RTTs after the first change after the warm-up; 200 beside it if the run is long enough
m-the-k-20-base-rtts-igowmy = أول ⁦k = 20⁩ من أزمنة RTT الأساسية بعد أول تغيير بعد الإحماء؛ و200 بجانبها إن كان التشغيل طويلًا بما يكفي

# from the first change after the warm-up to the end of the run, the longest queue of each frame
m-from-the-first-change-after-ipq9h7 = من أول تغيير بعد الإحماء إلى نهاية التشغيل، أطول طابور في كل إطار

# after the warm-up, as one bin
m-after-the-warm-up-as-agn0ea = بعد الإحماء، خانة واحدة

# from the first packet of the later flow to the end of the run; the first mean is over the first full second
m-from-the-first-packet-of-edwwrj = من أول حزمة للتدفق اللاحق إلى نهاية التشغيل؛ والمتوسط الأول على أول ثانية كاملة

# from the first change after the warm-up (where nothing changes: from when both flows send) to the first loss
m-from-the-first-change-after-j1trft = من أول تغيير بعد الإحماء (وحيث لا يتغير شيء: من حين يرسل التدفقان) إلى أول فقد

# as T1; the windows at the end of the frame before the loss
m-as-t1-the-windows-at-i7n7bi = مثل T1؛ النافذتان في نهاية الإطار السابق للفقد

# from T1 to the end of the run; ε = 10 packets (Table 3; 1 packet in Fig. 4c)
m-from-t1-to-the-end-yzcc5l = من T1 إلى نهاية التشغيل؛ ⁦ε = 10⁩ حزم (الجدول 3؛ وحزمة واحدة في الشكل 4c)

# after the warm-up; from the first cut in it to the last
m-after-the-warm-up-from-1t9bv7 = بعد الإحماء؛ من أول قطع فيه إلى آخره

# class
m-class-bihq0v = الصنف

# after the warm-up; the longest stretch without a cut in it, its first two frames left to recovery
m-after-the-warm-up-the-oram3k = بعد الإحماء؛ أطول مقطع بلا قطع فيه، وأول إطارين منه متروكان للتعافي

# after the warm-up, in bins of one RTT; the trace and its mean
m-after-the-warm-up-in-2y3cu8 = بعد الإحماء، في خانات من RTT واحد؛ المسار ومتوسطه

# after the warm-up, in bins of one RTT
m-after-the-warm-up-in-qvcnb9 = بعد الإحماء، في خانات من RTT واحد

# after the warm-up, in bins of L = 15 s; yang2000 uses 60 s as well
m-after-the-warm-up-in-ubvs14 = بعد الإحماء، في خانات من ⁦L = 15 s⁩؛ ويستخدم yang2000 ‏60 s أيضًا

# none: a model, exact for the expected signed difference
m-none-a-model-exact-for-u0ihfz = لا شيء: نموذج، دقيق للفرق المتوقع بإشارته

# as stated
m-as-stated-nrsxh0 = كما ذُكر

# none: not measured
m-none-not-measured-9054gm = لا شيء: غير مقيس

# O, D or X
m-o-d-or-x-66zlpn = ‏O أو D أو X

# that of the measurements it is passed on
m-that-of-the-measurements-it-ixx7md = فترة المقاييس التي يُبنى عليها

# from the first loss indication after the disturbance to the end of the run, in bins of one RTT
m-from-the-first-loss-indication-rpsyim = من أول دلالة فقد بعد الاضطراب إلى نهاية التشغيل، في خانات من RTT واحد

# from the first change after the warm-up to the next one; T_0 over the 100 RTTs before it, T_∞ over the last quarter, before which it must have settled
m-from-the-first-change-after-i4avlz = من أول تغيير بعد الإحماء إلى التالي؛ T_0 على 100 RTT قبله، وT_∞ على الربع الأخير، ويجب أن يكون قد استقر قبله

# the 50 RTTs after the first change after the warm-up; T_0 over the 100 RTTs before it, T_∞ over the last quarter until the next
m-the-50-rtts-after-the-10xa6u = الـ 50 RTT بعد أول تغيير بعد الإحماء؛ T_0 على 100 RTT قبله، وT_∞ على الربع الأخير حتى التالي

# the 60 RTTs after the first change after the warm-up; T_∞ over the last quarter until the next
m-the-60-rtts-after-the-w3w50r = الـ 60 RTT بعد أول تغيير بعد الإحماء؛ T_∞ على الربع الأخير حتى التالي

# from the first change after the warm-up to the next one; x_0 over the 100 RTTs before it, x_∞ over the last quarter, before which it must have settled
m-from-the-first-change-after-14xv67 = من أول تغيير بعد الإحماء إلى التالي؛ x_0 على 100 RTT قبله، وx_∞ على الربع الأخير، ويجب أن يكون قد استقر قبله

# from conv-time-s after the change to the next one, in bins of 1 s
m-from-conv-time-s-after-b4kxjt = من conv-time-s بعد التغيير إلى التالي، في خانات من 1 s

# after the warm-up and at least 100 RTTs, in bins of one base RTT; at least 2000 RTTs
m-after-the-warm-up-and-d4lqyt = بعد الإحماء و100 RTT على الأقل، في خانات من RTT أساسي واحد؛ 2000 RTT على الأقل

# from the first change after the warm-up to the next one; the steady loss rate over the last quarter of it
m-from-the-first-change-after-lhzjk9 = من أول تغيير بعد الإحماء إلى التالي؛ ومعدل الفقد المستقر على ربعه الأخير

# the last 60 s, as one bin
m-the-last-60-s-as-hrpu7y = آخر 60 s، خانة واحدة

# packets/RTT
m-packets-rtt-dxljnv = حزم/RTT

# after the warm-up, in bins of one RTT; longer bins are scaled to one RTT
m-after-the-warm-up-in-fcr410 = بعد الإحماء، في خانات من RTT واحد؛ والخانات الأطول تُرد إلى RTT واحد

# after the warm-up, a sample at the end of every RTT
m-after-the-warm-up-a-zc15k9 = بعد الإحماء، عينة في نهاية كل RTT

# after the warm-up, the window at the end of every RTT
m-after-the-warm-up-the-b4cjiv = بعد الإحماء، النافذة في نهاية كل RTT

# more than this: {why}
m-more-than-this-why-5bhyvt = أكثر من هذا: { $why }

# {name}, built in
m-name-built-in-bkr38n = { $name }، جاهز

# The card of {rule}
m-the-card-of-rule-tbixtn = بطاقة { $rule }

# of the capacity
m-of-the-capacity-7cv4sl = من السعة

# more than {value}
m-more-than-value-uzxyjq = أكثر من { $value }

# {name} at {place}
m-name-at-place-77s3fe = { $name } عند { $place }

# <name>it</name> at {place}: <value>it</value> ± {half}
m-name-it-name-at-place-wlsss5 = <name>هو</name> عند { $place }: <value>هو</value> ± { $half }

# <name>it</name> at {place}: <value>it</value>
m-name-it-name-at-place-pta3ul = <name>هو</name> عند { $place }: <value>هو</value>

# {name} at {place}: {value}
m-name-at-place-value-6guw7d = { $name } عند { $place }: { $value }

# seeds: {values}
m-seeds-values-2k11y5 = البذور: { $values }

# {value}: the run with seed {seed}, in the playground
m-value-the-run-with-seed-jrntdn = { $value }: التشغيل بالبذرة { $seed }، في ساحة التجريب

# mean of {count} seeds
m-mean-of-count-seeds-73jvvo = متوسط البذور ({ $count })

# one dot a flow
m-one-dot-a-flow-lxj70x = نقطة لكل تدفق

# bars: 95 % interval of the mean of {count} seeds; dots: each seed
m-bars-95-interval-of-the-rz66yr = الأعمدة: مجال ثقة 95 % لمتوسط البذور ({ $count })؛ والنقاط: كل بذرة

# bars: least to most of {count} seeds
m-bars-least-to-most-of-tkfuma = الأعمدة: من أقل البذور ({ $count }) إلى أكثرها

# {axis} (log scale)
m-axis-log-scale-4cjz3x = { $axis } (مقياس لوغاريتمي)

# map
m-map-q1ubox = خريطة

# chart
m-chart-olm6a3 = رسم

# {name}: {first} at {from}, {last} at {to}
m-name-first-at-from-last-ex1pdh = { $name }: ‏{ $first } عند { $from }، و{ $last } عند { $to }

# {name}: mean {mean}, from {low} to {high}
m-name-mean-mean-from-low-p2hewt = { $name }: المتوسط { $mean }، من { $low } إلى { $high }

# Over {what}.
m-over-what-q7tg03 = على { $what }.

# {count} runs have failed
m-count-runs-have-failed-0mgf35 = فشلت تشغيلات: { $count }

# looking for what has been run before
m-looking-for-what-has-been-6yzkt7 = يُبحث عما شُغّل من قبل

# computed from closed forms: no runs
m-computed-from-closed-forms-no-jzqetm = محسوب من صيغ مغلقة: لا تشغيلات

# One run
m-one-run-65rxia = تشغيل واحد

# All {count} runs
m-all-count-runs-ef26fb = كل التشغيلات ({ $count })

# {count} seeds
m-count-seeds-56iwda = { $count ->
    [two] بذرتان
    [few] { $count } بذور
   *[other] { $count } بذرة
  }

# {runs}, {seeds}, kept from before
m-runs-seeds-kept-from-before-0c289m = ‏{ $runs }، { $seeds }، محفوظة من قبل

# {runs}, {seeds}
m-runs-seeds-jusjd9 = ‏{ $runs }، { $seeds }

# {done} of {all} runs, about {time} left
m-done-of-all-runs-about-jb06eu = { $done } من { $all } من التشغيلات، بقي نحو { $time }

# {done} of {all} runs
m-done-of-all-runs-f41wdd = { $done } من { $all } من التشغيلات

# run
m-run-bvjc22 = تشغيل

# {words}: {label}, in the playground
m-words-label-in-the-playground-pwi72l = { $words }: { $label }، في ساحة التجريب

# and {count} more, in the table
m-and-count-more-in-the-0838by = و{ $count } غيرها، في الجدول

# no two consecutive round trips of the window are free of loss
m-no-two-consecutive-round-trips-ot962s = لا توجد رحلتان متتاليتان في الفترة خاليتان من الفقد

# f(k) = bits sent by the link in the k RTTs after the doubling / (k R C)
m-f-k-bits-sent-by-sd4nzx = ‏f(k) = البتات التي أرسلتها الوصلة في k من RTT بعد التضاعف / ⁦(k R C)⁩

# the queue does not fall below 95 % of its buffer after the departure
m-the-queue-does-not-fall-20c3ci = لا يهبط الطابور دون 95 % من مخزنه بعد الرحيل

# the queue has not been full again
m-the-queue-has-not-been-stwa9l = لم يمتلئ الطابور من جديد

# the rate of the hop has no limit
m-the-rate-of-the-hop-mg9tqx = لا حد لمعدل القفزة

# the trace of the link lets nothing leave in the window
m-the-trace-of-the-link-tv9pmt = أثر الوصلة لا يدع شيئًا يخرج في الفترة

# packets of several sizes cross a reverse hop, and frames count packets
m-packets-of-several-sizes-cross-k2qyco = تعبر قفزة رجوع حزم بأحجام مختلفة، والإطارات تعد الحزم

# the unresponsive sources offer 99 % or more of what the hop can send: nothing is left to share
m-the-unresponsive-sources-offer-99-mg9ph7 = تعرض المصادر غير المستجيبة 99 % أو أكثر مما تستطيع القفزة إرساله: لا يبقى ما يُتقاسم

# what was completed is not recorded
m-what-was-completed-is-not-p006ag = ما أُنجز غير مسجل

# no transfer ended in the window
m-no-transfer-ended-in-the-5lkf7x = لم تنته أي عملية نقل في الفترة

# one of the two flows never sends
m-one-of-the-two-flows-ro0a7x = أحد التدفقين لا يرسل أبدًا

# neither flow has lost a packet
m-neither-flow-has-lost-a-2re2wv = لم يفقد أي من التدفقين حزمة

# the two flows have not come to equal shares
m-the-two-flows-have-not-n59djp = لم يصل التدفقان إلى حصتين متساويتين

# the loss comes in the first frame: no windows were recorded before it
m-the-loss-comes-in-the-x01q06 = يأتي الفقد في الإطار الأول: لم تُسجل نوافذ قبله

# RTTs between two consecutive window decreases
m-rtts-between-two-consecutive-window-xt6ac3 = عدد RTT بين نقصانين متتاليين للنافذة

# no flow cuts its window twice in this stretch
m-no-flow-cuts-its-window-c4fjw3 = لا تدفق يقطع نافذته مرتين في هذا المقطع

# sign of (w(T) − 2 w(T/2) + w(0)) / (w(T) − w(0)) over the longest climb without a cut
m-sign-of-w-t-2-4ttlwf = إشارة ⁦(w(T) − 2 w(T/2) + w(0)) / (w(T) − w(0))⁩ على أطول صعود بلا قطع

# the window does not climb
m-the-window-does-not-climb-hoskh1 = النافذة لا تصعد

# in no bin of the window were two flows there from its beginning to its end, and anything sent
m-in-no-bin-of-the-7yt1ps = لم يكن في أي خانة من الفترة تدفقان من بدايتها إلى نهايتها مع شيء مرسل

# CoV over i of (packets sent in L)/L
m-cov-over-i-of-packets-nu2c61 = معامل الاختلاف على i لـ (الحزم المرسلة في L)/L

# is of flows of one scheme; several are selected
m-is-of-flows-of-one-yp2t2n = هو لتدفقات مخطط واحد؛ والمختار عدة مخططات

# max(x₁/x₂, x₂/x₁)
m-max-x-x-x-x-gf808s = max(x₁/x₂, x₂/x₁)

# one of the two flows sent nothing: the ratio has no bound
m-one-of-the-two-flows-qe1aza = أحد التدفقين لم يرسل شيئًا: لا حد للنسبة

# say which closed form
m-say-which-closed-form-8jt6tr = قل أي صيغة مغلقة

# n = ln(δ) / ln(1 − b p)
m-n-ln-ln-1-b-2vk96a = n = ln(δ) / ln(1 − b p)

# the formula named
m-the-formula-named-egluhr = الصيغة المسماة

# drops / arrivals
m-drops-arrivals-uflxfe = الإسقاطات / الواصلة

# no packet was sent in the window
m-no-packet-was-sent-in-ph1lj3 = لم تُرسل أي حزمة في الفترة

# (ECN marks + drops) / arrivals
m-ecn-marks-drops-arrivals-d7rbea = ‏(علامات ECN + الإسقاطات) / الواصلة

# no packet arrived at the hop in the window
m-no-packet-arrived-at-the-nb3rv4 = لم تصل أي حزمة إلى القفزة في الفترة

# (dropped/sent) of the studied flow / (dropped/sent) of TCP
m-dropped-sent-of-the-studied-xjdc7g = ‏(المُسقط/المرسل) للتدفق المدروس / (المُسقط/المرسل) لـ TCP

# TCP lost nothing in the window
m-tcp-lost-nothing-in-the-gsqspz = لم يفقد TCP شيئًا في الفترة

# no ping runs
m-no-ping-runs-djr7nk = لا يعمل أي ping

# the shortest
m-the-shortest-dwtura = الأقصر

# no probe came back in the window
m-no-probe-came-back-in-e14b6x = لم يعد أي مجس في الفترة

# lost / sent
m-lost-sent-sw0q50 = المفقود / المرسل

# no probe was sent in the window
m-no-probe-was-sent-in-ag8mj5 = لم يُرسل أي مجس في الفترة

# its window does not climb
m-its-window-does-not-climb-ohhazs = نافذتها لا تصعد

# fewer than two climbs of a few round trips between its losses
m-fewer-than-two-climbs-of-7b6aze = أقل من صعودين لبضع رحلات بين أحداث فقدها

# the rate has not come down to half
m-the-rate-has-not-come-y4be3t = لم ينزل المعدل إلى النصف

# the rate has not come to stay at its new value
m-the-rate-has-not-come-4raiot = لم يستقر المعدل عند قيمته الجديدة

# the rate rises at this step: there is nothing to fall below
m-the-rate-rises-at-this-yvht4x = يرتفع المعدل عند هذه الخطوة: لا شيء ينزل دونه

# the new steady rate is 0: there is nothing to fall below
m-the-new-steady-rate-is-spn3v0 = المعدل المستقر الجديد 0: لا شيء ينزل دونه

# value of a control parameter
m-value-of-a-control-parameter-vhc1je = قيمة وسيط تحكم

# entry of a classification table
m-entry-of-a-classification-table-7poczh = خانة من جدول تصنيف

# the flows have packets of several sizes
m-the-flows-have-packets-of-eqicnf = حزم التدفقات بأحجام مختلفة

# the flows have not taken 90 % of what is available
m-the-flows-have-not-taken-u4njcd = لم تأخذ التدفقات 90 % من المتاح

# the throughput has not come to stay near its last quarter
m-the-throughput-has-not-come-exgt0v = لم تستقر الإنتاجية قرب ربعها الأخير

# cov-time of 1 s rates after conv-time-s
m-cov-time-of-1-s-huyc5z = ‏cov-time لمعدلات 1 s بعد conv-time-s

# the throughput has not settled, so nothing comes after
m-the-throughput-has-not-settled-f36czq = لم تستقر الإنتاجية، فلا شيء يأتي بعدها

# less than two bins are left after the throughput has settled
m-less-than-two-bins-are-3y3hhg = بقي أقل من خانتين بعد استقرار الإنتاجية

# nothing was delivered after the throughput had settled
m-nothing-was-delivered-after-the-fxfqqs = لم يُسلَّم شيء بعد استقرار الإنتاجية

# no flow was there for two bins of the window and sent anything
m-no-flow-was-there-for-yjglz1 = لم يكن أي تدفق موجودًا طوال خانتين من الفترة وأرسل شيئًا

# Σ bits delivered / T
m-bits-delivered-t-fqfuhf = ‏Σ البتات المسلَّمة / T

# dropped / sent
m-dropped-sent-zhk9f2 = المُسقط / المرسل

# no source sent anything in the window
m-no-source-sent-anything-in-fidowv = لم يرسل أي مصدر شيئًا في الفترة

# no source runs beside the flows
m-no-source-runs-beside-the-qkcj49 = لا مصدر يعمل بجانب التدفقات

# the loss rate has not come down
m-the-loss-rate-has-not-7kkcaa = لم ينزل معدل الفقد

# nothing changes in this run after its warm-up: say when the disturbance is
m-nothing-changes-in-this-run-f4il3m = لا شيء يتغير في هذا التشغيل بعد إحمائه: قل متى الاضطراب

# no flow is there from before the disturbance to the end: say which flows
m-no-flow-is-there-from-8zk5d8 = لا تدفق موجود من قبل الاضطراب إلى النهاية: قل أي تدفقات

# bits transmitted / (C · duration)
m-bits-transmitted-c-duration-dpdpck = البتات المرسلة / (C · المدة)

# bits delivered in the last 60 s / 60 s
m-bits-delivered-in-the-last-owtgo0 = البتات المسلَّمة في آخر 60 s / ⁦60 s⁩

# mean x of the studied flows / mean x of the TCP flows
m-mean-x-of-the-studied-sw7a35 = متوسط x للتدفقات المدروسة / متوسط x لتدفقات TCP

# TCP delivered nothing in the window
m-tcp-delivered-nothing-in-the-4i2gyt = لم يسلّم TCP شيئًا في الفترة

# no flow was there throughout a bin of the window
m-no-flow-was-there-throughout-8iv748 = لم يكن أي تدفق موجودًا طوال خانة من الفترة

# q(t), sampled every RTT
m-q-t-sampled-every-rtt-n75zim = ‏q(t)، بعينة كل RTT

# needs throughput relative to TCP at CV 1
m-needs-throughput-relative-to-tcp-lm1yr7 = يحتاج الإنتاجية نسبة إلى TCP عند CV 1

# TCP's time to take the freed bandwidth is 0
m-tcp-s-time-to-take-m55bsl = الزمن الذي يحتاجه TCP لأخذ عرض النطاق المتحرر هو 0

# cell of the verdict table
m-cell-of-the-verdict-table-4cua10 = خانة من جدول الأحكام

# The paper makes no claim about it that a run could check.
m-the-paper-makes-no-claim-rrlrcu = لا تدّعي الورقة عن هذا شيئًا يمكن لتشغيل أن يتحقق منه.

# Checking: {done} of {all} runs
m-checking-done-of-all-runs-kx9mj7 = قيد التحقق: { $done } من { $all } من التشغيلات

# {count} holds
m-count-holds-cwzvqe = صحيح: { $count }

# {count} hold
m-count-hold-2umsa9 = صحيح: { $count }

# {count} cannot be told
m-count-cannot-be-told-azderh = لا يمكن الحكم: { $count }

# {count} does not hold
m-count-does-not-hold-85mmsp = غير صحيح: { $count }

# {count} do not hold
m-count-do-not-hold-o2rp65 = غير صحيح: { $count }

# {count} no test
m-count-no-test-34a6h5 = بلا اختبار: { $count }

# {count} in all
m-count-in-all-gyas9s = المجموع: { $count }

# To run the others here takes 1 more run.
m-to-run-the-others-here-967xtw = تشغيل البقية هنا يتطلب تشغيلًا واحدًا آخر.

# To run the others here takes {count} more runs.
m-to-run-the-others-here-s7fhw7 = تشغيل البقية هنا يتطلب تشغيلات أخرى عددها { $count }.

# There is 1 more run.
m-there-is-1-more-run-dcvbam = هناك تشغيل واحد آخر.

# There are {count} more runs.
m-there-are-count-more-runs-x6frwl = هناك تشغيلات أخرى عددها { $count }.

# of {paper}
m-of-paper-chdwg0 = من { $paper }

# with {scheme}
m-with-scheme-7b3gta = مع { $scheme }

# among the tables
m-among-the-tables-2ablph = بين الجداول

# among the figures
m-among-the-figures-64im89 = بين الأشكال

# about {lesson}
m-about-lesson-ujkpfq = عن { $lesson }

# Drop “{word}”: 1 figure
m-drop-word-1-figure-p11ybk = دون «{ $word }»: شكل واحد

# Drop “{word}”: {count} figures
m-drop-word-count-figures-ocshhl = دون «{ $word }»: عدد الأشكال { $count }

# There is no figure {which}.
m-there-is-no-figure-which-nu2kqn = لا يوجد شكل { $which }.

# All {count} figures and tables
m-all-count-figures-and-tables-6f9xjg = كل الأشكال والجداول، وعددها { $count }

# {count} figures and tables
m-count-figures-and-tables-54ccn9 = أشكال وجداول عددها { $count }

# {count} of {all}
m-count-of-all-8vv59i = { $count } من { $all }

# There is no figure called “{id}”
m-there-is-no-figure-called-3finun = لا يوجد شكل باسم «{ $id }»

# The runs differ in {what}.
m-the-runs-differ-in-what-vujnkp = تختلف التشغيلات في { $what }.

# {first}; in {next}
m-first-in-next-rrwdtu = { $first }؛ وفي { $next }

# {value} in the paper’s
m-value-in-the-paper-s-4o34l8 = { $value } في الورقة

# Numbers of {what}
m-numbers-of-what-atr3e4 = أرقام { $what }

# {what}; mean of one seed
m-what-mean-of-one-seed-w33vsr = { $what }؛ متوسط بذرة واحدة

# {what}; mean of {seeds} seeds, with the least and the most
m-what-mean-of-seeds-seeds-laras3 = { $what }؛ متوسط { $seeds } من البذور، مع الأقل والأكثر

# Completion time, mean
m-completion-time-mean-kl1nbd = زمن الإتمام، المتوسط

# From the first packet of a transfer to the ACK of its last one, mean over the transfers that end in the window.
m-from-the-first-packet-of-z6q2w3 = من أول حزمة في نقل إلى ACK آخر حزمة، متوسط عمليات النقل التي تنتهي في النافذة.

# Completion time, 95th percentile
m-completion-time-95th-percentile-32enfl = زمن الإتمام، المئين 95

# The least time that 95 in 100 of the transfers that end in the window do not exceed.
m-the-least-time-that-95-mlyfyf = أقل زمن لا يتجاوزه 95 من كل 100 من عمليات النقل التي تنتهي في النافذة.

# the ⌈0.95 n⌉-th shortest of n
m-the-0-95-n-th-9r4u09 = الـ ⌈0.95 n⌉ من حيث القِصَر من n

# Completion time, 99th percentile
m-completion-time-99th-percentile-77otvx = زمن الإتمام، المئين 99

# The least time that 99 in 100 of the transfers that end in the window do not exceed.
m-the-least-time-that-99-1q751v = أقل زمن لا يتجاوزه 99 من كل 100 من عمليات النقل التي تنتهي في النافذة.

# the ⌈0.99 n⌉-th shortest of n
m-the-0-99-n-th-1t4a1p = الـ ⌈0.99 n⌉ من حيث القِصَر من n

# Checking: {done} of {all} run
m-checking-done-of-all-run-lll5bm = قيد التحقق: { $done } من { $all } من التشغيلات

# One number
m-one-number-p0c794 = عدد واحد

# {done} of {all} run, about {time} left
m-done-of-all-run-about-9ibon9 = { $done } من { $all } من التشغيلات، بقي نحو { $time }

# {done} of {all} run
m-done-of-all-run-ws3kaw = { $done } من { $all } من التشغيلات
