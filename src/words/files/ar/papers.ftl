# Aggressiveness I (per RTT)
m-aggressiveness-i-per-rtt-urt10l = الاندفاع I (لكل RTT)

# The largest rise of the rate from one round trip to the next while no congestion is signalled; slow start is not meant.
m-the-largest-rise-of-the-rvbk1t = أكبر زيادة للمعدل من رحلة إلى التالية ولا إشارة ازدحام؛ ولا يُقصد البدء البطيء.

# Utilization after doubling f(k)
m-utilization-after-doubling-f-k-zmyzxd = الاستغلال بعد التضاعف f(k)

# Mean utilization of the link in the first k round trips after the bandwidth for the remaining flows doubled.
m-mean-utilization-of-the-link-1smkdn = متوسط استغلال الوصلة في أول k رحلات بعد تضاعف عرض النطاق للتدفقات الباقية.

# without what departed flows still delivered
m-without-what-departed-flows-still-24ttnd = دون ما ظلت التدفقات الراحلة تسلّمه

# Queue refill time
m-queue-refill-time-k2xlb9 = زمن امتلاء الطابور من جديد

# Round trips from the departure of flows until the bottleneck queue, having fallen below 95 % of its buffer, reaches that again.
m-round-trips-from-the-departure-b21wp5 = عدد الرحلات من رحيل تدفقات حتى يعود طابور الاختناق إلى 95 % من مخزنه بعد أن نزل عنها.

# full is, packets
m-full-is-packets-0820xt = الممتلئ يعني، حزم

# δ-fair convergence time
m-fair-convergence-time-c3zrky = زمن التقارب إلى إنصاف δ

# Seconds for two flows of one scheme to come from the most uneven split to one whose difference is the part δ of the whole; δ = 0.1 is 55 to 45.
m-seconds-for-two-flows-of-b5pkp2 = الثواني التي يحتاجها تدفقان من مخطط واحد ليأتيا من أشد القسمة تفاوتًا إلى قسمة فرقها الجزء δ من الكل؛ δ = 0.1 هي 55 إلى 45.

# T1, time to the efficiency line
m-t1-time-to-the-efficiency-2jvqae = ‏T1، الزمن إلى خط الكفاءة

# Round trips until two flows that leave capacity unused fill it: until the first loss.
m-round-trips-until-two-flows-00wnxi = عدد الرحلات حتى يملأ تدفقان سعة تركاها دون استعمال: حتى أول فقد.

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
m-coefficient-of-variation-of-the-8suhhi = معامل تغير معدلات التدفقات المتنافسة في الرحلة نفسها؛ المسار ومتوسطه.

# Long-term fairness CoV_lf
m-long-term-fairness-cov-lf-7byft4 = الإنصاف طويل المدى CoV_lf

# Coefficient of variation across flows of one scheme of their average rates over many round trips, averaged over the windows of that length that fit.
m-coefficient-of-variation-across-flows-y71sth = معامل تغير متوسط معدلات تدفقات مخطط على رحلات كثيرة، متوسطًا على الفترات بذلك الطول التي تتسع.

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
m-the-same-bandwidth-as-tcp-0oo97j = عرض نطاق TCP نفسه عند التنافس معه على الاختناق نفسه، ولو رأيا فقدًا مختلفًا؛ يلزم منه التكافؤ، لا العكس.

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
m-part-of-the-packets-that-u50oa8 = جزء الحزم الذي يُسقط: من التدفقات المتكيفة أينما حدث؛ وبجانبه من كل الحركة عند طابور الاختناق.

# Early marking plus overflow drop rate
m-early-marking-plus-overflow-drop-9e4x0k = معدل التعليم المبكر مع إسقاط الفيض

# Part of the packets arriving at the bottleneck that carries a congestion signal: marked, or dropped.
m-part-of-the-packets-arriving-pzcvdx = جزء الحزم الواصلة إلى الاختناق الذي يحمل إشارة ازدحام: معلَّم أو مُسقط.

# Normalized packet-loss rate
m-normalized-packet-loss-rate-866qpm = معدل فقد الحزم المعيّر

# Loss rate of the studied flow with the shortest RTT over that of the TCP flow with the shortest RTT.
m-loss-rate-of-the-studied-ulwsr8 = معدل فقد التدفق المدروس ذي أقصر RTT على معدل فقد تدفق TCP ذي أقصر RTT.

# Normalized loss events
m-normalized-loss-events-5xhuac = أحداث الفقد المعيّرة

# Loss events that a studied flow sees, over those that TCP sees in the same interval, from the moment the available bandwidth drops until the flow has settled.
m-loss-events-that-a-studied-bkd7gv = أحداث الفقد التي يراها تدفق مدروس على ما يراه TCP في المدة نفسها، من هبوط عرض النطاق المتاح حتى يستقر التدفق.

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
m-coefficient-of-variation-of-the-rj0pmd = معامل تغير الإنتاجية في خانات من 1 s بعد أخذ عرض النطاق الجديد؛ ولعدة تدفقات المتوسط.

# Smoothness CoV_time
m-smoothness-cov-time-qiwrds = الملاسة CoV_time

# Coefficient of variation of the rates of one flow in consecutive round trips, where nothing changes; smaller is smoother. Of several flows, the mean.
m-coefficient-of-variation-of-the-jcofa0 = معامل تغير معدلات تدفق في رحلات متتالية حيث لا يتغير شيء؛ الأصغر أملس. ولعدة تدفقات المتوسط.

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
m-round-trips-after-the-available-n8nw76 = عدد الرحلات بعد هبوط عرض النطاق المتاح حتى يصير معدل فقد طابور الاختناق ضمن 1.5 ضعف قيمته المستقرة في الظروف الجديدة.

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
m-link-utilization-acgykl = استغلال الوصلة

# Part of the capacity of the link that is used, all traffic together.
m-part-of-the-capacity-of-rguxyu = المستعمل من سعة الوصلة، الحركة كلها معًا.

# Throughput of one flow
m-throughput-of-one-flow-c6h2qs = إنتاجية تدفق واحد

# What a flow delivers per second at the end of the run; of several flows the mean, with each beside it.
m-what-a-flow-delivers-per-dsazgq = ما يسلّمه تدفق في الثانية عند نهاية التشغيل؛ ولعدة تدفقات المتوسط، وكل منها بجانبه.

# Bandwidth share relative to TCP
m-bandwidth-share-relative-to-tcp-lu2nb7 = حصة عرض النطاق نسبة إلى TCP

# Mean throughput of the studied flows over that of the TCP flows beside them on the same bottleneck.
m-mean-throughput-of-the-studied-t8a0mx = متوسط إنتاجية التدفقات المدروسة على متوسط إنتاجية تدفقات TCP بجانبها على الاختناق نفسه.

# Long-term throughput relative to TCP
m-long-term-throughput-relative-to-7j66jk = الإنتاجية البعيدة المدى نسبة إلى TCP

# Mean rate of a scheme over that of TCP in another run with the same process of losses: same seed, same loss models.
m-mean-rate-of-a-scheme-7cu2a7 = متوسط معدل مخطط على متوسط معدل TCP في تشغيل آخر بعملية الفقد نفسها: البذرة نفسها ونماذج الفقد نفسها.

# Sending-rate trace
m-sending-rate-trace-kmh0tj = مسار معدل الإرسال

# What each flow sends in each round trip; as a number, the mean.
m-what-each-flow-sends-in-ee2rhb = ما يرسله كل تدفق في كل رحلة؛ وكعدد المتوسط.

# Bottleneck queue length trace
m-bottleneck-queue-length-trace-l54tau = مسار طول طابور الاختناق

# Packets that wait at the bottleneck, the one in transmission not counted; as a number, the mean of the samples.
m-packets-that-wait-at-the-p48tg6 = الحزم المنتظرة عند الاختناق دون التي تُرسل؛ وكعدد متوسط العينات.

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
m-whether-flows-of-a-scheme-cop9id = هل تتقاسم تدفقات مخطط ومثلها من TCP بالـ RTT نفسه اختناقًا بالتساوي.

# Fairness, equal share, different RTTs
m-fairness-equal-share-different-rtts-h6pcfj = الإنصاف، حصة متساوية، RTT مختلفة

# Whether flows of a scheme and as many of TCP share a bottleneck equally where RTTs differ.
m-whether-flows-of-a-scheme-ajcoii = هل تتقاسم تدفقات مخطط ومثلها من TCP اختناقًا بالتساوي حيث تختلف RTT.

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
