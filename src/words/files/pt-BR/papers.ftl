# Aggressiveness I (per RTT)
m-aggressiveness-i-per-rtt-urt10l = Agressividade I (por RTT)

# The largest rise of the rate from one round trip to the next while no congestion is signalled; slow start is not meant.
m-the-largest-rise-of-the-rvbk1t = A maior subida da taxa de uma ida e volta à seguinte enquanto nada sinaliza congestionamento; não se trata da partida lenta.

# Utilization after doubling f(k)
m-utilization-after-doubling-f-k-zmyzxd = Utilização após dobrar, f(k)

# Mean utilization of the link in the first k round trips after the bandwidth for the remaining flows doubled.
m-mean-utilization-of-the-link-1smkdn = Utilização média do enlace nas primeiras k idas e voltas depois de dobrar a largura de banda dos fluxos que restam.

# without what departed flows still delivered
m-without-what-departed-flows-still-24ttnd = sem o que os fluxos que saíram ainda entregaram

# Queue refill time
m-queue-refill-time-k2xlb9 = Tempo de reenchimento da fila

# Round trips from the departure of flows until the bottleneck queue, having fallen below 95 % of its buffer, reaches that again.
m-round-trips-from-the-departure-b21wp5 = Idas e voltas desde a saída de fluxos até que a fila do gargalo, tendo caído abaixo de 95 % de seu buffer, volte a alcançá-lo.

# full is, packets
m-full-is-packets-0820xt = cheia a partir de, pacotes

# δ-fair convergence time
m-fair-convergence-time-c3zrky = Tempo de convergência δ-justa

# Seconds for two flows of one scheme to come from the most uneven split to one whose difference is the part δ of the whole; δ = 0.1 is 55 to 45.
m-seconds-for-two-flows-of-b5pkp2 = Segundos que dois fluxos de um esquema levam para passar da divisão mais desigual a uma cuja diferença é a parte δ do total; δ = 0,1 é 55 a 45.

# T1, time to the efficiency line
m-t1-time-to-the-efficiency-2jvqae = T1, tempo até a linha de eficiência

# Round trips until two flows that leave capacity unused fill it: until the first loss.
m-round-trips-until-two-flows-00wnxi = Idas e voltas até que dois fluxos que deixam capacidade sem uso a preencham: até a primeira perda.

# Δ, difference at the efficiency line
m-difference-at-the-efficiency-line-hbx1xv = Δ, diferença na linha de eficiência

# Difference of the two windows when the first loss occurs.
m-difference-of-the-two-windows-pboiwi = Diferença das duas janelas quando ocorre a primeira perda.

# T2, time to fairness
m-t2-time-to-fairness-xntdb8 = T2, tempo até a justiça

# Round trips from the first loss until the difference of the two windows stays below ε, taken where congestion epochs end.
m-round-trips-from-the-first-2cr9s8 = Idas e voltas desde a primeira perda até que a diferença das duas janelas fique abaixo de ε, tomada onde terminam as épocas de congestionamento.

# RTTs to the first end that close
m-rtts-to-the-first-end-1wewjs = RTTs até o primeiro fim tão próximo

# epochs until then
m-epochs-until-then-14rzg6 = épocas até então

# epochs that stay
m-epochs-that-stay-2eu21x = épocas até que se mantenha

# Length of a congestion epoch
m-length-of-a-congestion-epoch-43oua5 = Duração de uma época de congestionamento

# Round trips between two consecutive cuts of the window of a flow; the mean over the epochs of the window.
m-round-trips-between-two-consecutive-qkthnu = Idas e voltas entre dois cortes consecutivos da janela de um fluxo; a média das épocas do intervalo medido.

# Shape of the increase curve
m-shape-of-the-increase-curve-ie7f2z = Forma da curva de subida

# Whether the window climbs faster and faster between two cuts (superlinear), evenly (linear), or ever slower (sublinear).
m-whether-the-window-climbs-faster-42fwme = Se entre dois cortes a janela sobe cada vez mais rápido (superlinear), de modo uniforme (linear) ou cada vez mais devagar (sublinear).

# bend, part of the climb
m-bend-part-of-the-climb-y5sjvy = curvatura, parte da subida

# Jain fairness index F
m-jain-fairness-index-f-kcswxq = Índice de justiça de Jain F

# How equal the sending rates of the competing flows are in the same round trip: 1 is equal, 1/K is one flow has everything.
m-how-equal-the-sending-rates-ak72wk = Quão iguais são as taxas de envio dos fluxos que competem na mesma ida e volta: 1 = partes iguais, 1/K = um só fluxo tem tudo.

# Short-term fairness CoV_sf
m-short-term-fairness-cov-sf-qq6tvd = Justiça de curto prazo CoV_sf

# Coefficient of variation of the rates of the competing flows in the same round trip; the trace and its mean.
m-coefficient-of-variation-of-the-8suhhi = Coeficiente de variação das taxas dos fluxos que competem na mesma ida e volta; o traço e sua média.

# Long-term fairness CoV_lf
m-long-term-fairness-cov-lf-7byft4 = Justiça de longo prazo CoV_lf

# Coefficient of variation across flows of one scheme of their average rates over many round trips, averaged over the windows of that length that fit.
m-coefficient-of-variation-across-flows-y71sth = Coeficiente de variação, entre os fluxos de um esquema, de suas taxas médias sobre muitas idas e voltas, em média sobre os trechos desse comprimento que cabem.

# Two-user ratio fairness
m-two-user-ratio-fairness-r2dw09 = Justiça por razão de dois usuários

# The larger rate of two flows over the smaller: 1 is fair, larger is worse.
m-the-larger-rate-of-two-5ogy0i = A maior taxa de dois fluxos sobre a menor: 1 é justo, mais é pior.

# δ-fair convergence in ACKs
m-fair-convergence-in-acks-i0hmdq = Convergência δ-justa em ACKs

# ACKs that two AIMD(a, b) flows receive together until the expected difference of their windows has shrunk by the factor δ, marks coming with probability p.
m-acks-that-two-aimd-a-bjr27p = ACKs que dois fluxos AIMD(a, b) recebem juntos até que a diferença esperada de suas janelas encolha pelo fator δ, com marcas que chegam com probabilidade p.

# Value of a closed form
m-value-of-a-closed-form-vfl4nm = Valor de uma forma fechada

# A closed form of a paper, evaluated.
m-a-closed-form-of-a-fs2ljn = Uma forma fechada de um artigo, calculada.

# TCP-compatibility
m-tcp-compatibility-0u56a5 = Compatibilidade com o TCP

# In the steady state no more bandwidth than a conformant TCP under comparable conditions, and a decrease at least as fast; the increase is free.
m-in-the-steady-state-no-bs40xb = Em regime permanente, não mais largura de banda que um TCP conforme em condições comparáveis, e uma redução ao menos tão rápida; o aumento é livre.

# TCP-equivalence
m-tcp-equivalence-p0c9ch = Equivalência com o TCP

# The same bandwidth as TCP if both see the same pattern of losses and RTTs, in steady and in transient state: rising and falling as fast as TCP.
m-the-same-bandwidth-as-tcp-7kd7h5 = A mesma largura de banda que o TCP se ambos veem o mesmo padrão de perdas e de RTTs, em regime permanente e transitório: sobe e desce tão rápido quanto o TCP.

# TCP-equal share
m-tcp-equal-share-rlg7hq = Parte igual à do TCP

# The same bandwidth as TCP when competing with it on the same bottleneck, even if they see different losses; it implies equivalence, and not the other way round.
m-the-same-bandwidth-as-tcp-0oo97j = A mesma largura de banda que o TCP ao competir com ele no mesmo gargalo, mesmo que vejam perdas diferentes; implica a equivalência, e não o contrário.

# Traces
m-traces-5ukwsn = Traços

# Smoothness
m-smoothness-r03tqo = Suavidade

# Transfers
m-transfers-oowe33 = Transferências

# Settling
m-settling-ge74ql = Estabilização

# Convergence of two flows
m-convergence-of-two-flows-13ty7s = Convergência de dois fluxos

# Congestion epochs
m-congestion-epochs-946hos = Épocas de congestionamento

# Closed forms
m-closed-forms-c38v36 = Formas fechadas

# Facts about schemes
m-facts-about-schemes-fdupkh = Dados dos esquemas

# TCP-friendliness
m-tcp-friendliness-6i9apr = Amigabilidade ao TCP

# Verdicts
m-verdicts-g738m7 = Vereditos

# Packet drop rate
m-packet-drop-rate-j9mia4 = Taxa de descarte de pacotes

# Part of the packets that is dropped: of the adaptive flows, wherever it happens; of all traffic at the bottleneck queue beside it.
m-part-of-the-packets-that-u50oa8 = Parte dos pacotes que é descartada: dos fluxos adaptativos, onde quer que ocorra; ao lado, de todo o tráfego na fila do gargalo.

# Early marking plus overflow drop rate
m-early-marking-plus-overflow-drop-9e4x0k = Taxa de marcação precoce mais descarte por transbordamento

# Part of the packets arriving at the bottleneck that carries a congestion signal: marked, or dropped.
m-part-of-the-packets-arriving-pzcvdx = Parte dos pacotes que chegam ao gargalo com um sinal de congestionamento: marcados ou descartados.

# Normalized packet-loss rate
m-normalized-packet-loss-rate-866qpm = Taxa de perda normalizada

# Loss rate of the studied flow with the shortest RTT over that of the TCP flow with the shortest RTT.
m-loss-rate-of-the-studied-ulwsr8 = Taxa de perda do fluxo estudado com o menor RTT sobre a do fluxo TCP com o menor RTT.

# Probes lost
m-probes-lost-vcwhgg = Sondas perdidas

# Part of the probes that is lost, on the way there or back.
m-part-of-the-probes-that-97jz5b = Parte das sondas que se perde, na ida ou na volta.

# Responsiveness D
m-responsiveness-d-fckywg = Capacidade de resposta D

# Round trips until the rate is half of that before the disturbance when every round trip brings exactly one loss indication; of several flows the mean.
m-round-trips-until-the-rate-cqvi3g = Idas e voltas até a taxa ser metade da de antes da perturbação, quando cada ida e volta traz exatamente uma indicação de perda; de vários fluxos, a média.

# Adaptation time R
m-adaptation-time-r-aqixbz = Tempo de adaptação R

# Round trips after a disturbance until the rate stays within 5 % of the step from its new steady value.
m-round-trips-after-a-disturbance-thc7a1 = Idas e voltas após uma perturbação até a taxa ficar a menos de 5 % do degrau de seu novo valor estável.

# Rate-adaptation fraction
m-rate-adaptation-fraction-4n40fz = Fração de adaptação da taxa

# Part of the step that the rate has done, over the round trips after it: from 0 towards 1; as a number, the part done at the window's end.
m-part-of-the-step-that-msqomv = Parte do degrau que a taxa percorreu, nas idas e voltas seguintes: de 0 para 1; como número, a parte percorrida no fim do intervalo.

# Undershoot depth
m-undershoot-depth-orixkd = Profundidade da queda

# The lowest rate after a step down, over the new steady rate: 0 means that the flow fell silent, 1 that it did not fall below.
m-the-lowest-rate-after-a-zfgner = A menor taxa após um degrau para baixo, sobre a nova taxa estável: 0 significa que o fluxo se calou; 1, que não desceu abaixo dela.

# Scheme parameter
m-scheme-parameter-mye2ip = Parâmetro do esquema

# Value of a control parameter of a scheme: the one chosen, or the default of its card.
m-value-of-a-control-parameter-hqjk3w = Valor de um parâmetro de controle de um esquema: o escolhido, ou o padrão de sua ficha.

# Taxonomy class
m-taxonomy-class-a723gi = Classe na taxonomia

# Row of the scheme in the classification of policies: what fairness goes by, step and curve of the increase, memory of the decrease.
m-row-of-the-scheme-in-2de14a = Linha do esquema na classificação de políticas: pelo que a justiça se guia, passo e curva do aumento, memória da redução.

# available, bit/s
m-available-bit-s-p6xent = disponível, bit/s

# Convergence time
m-convergence-time-rgtvez = Tempo de convergência

# Seconds from a change of conditions until the smoothed throughput is near its new steady mean and stays there.
m-seconds-from-a-change-of-skjv8c = Segundos desde uma mudança de condições até a vazão suavizada ficar perto de sua nova média estável e ali permanecer.

# Oscillation after convergence
m-oscillation-after-convergence-3rjxqv = Oscilação após a convergência

# Coefficient of variation of the throughput in bins of 1 s once the new bandwidth is taken; of several flows the mean.
m-coefficient-of-variation-of-the-rj0pmd = Coeficiente de variação da vazão em trechos de 1 s depois de tomada a nova largura de banda; de vários fluxos, a média.

# Smoothness CoV_time
m-smoothness-cov-time-qiwrds = Suavidade CoV_time

# Coefficient of variation of the rates of one flow in consecutive round trips, where nothing changes; smaller is smoother. Of several flows, the mean.
m-coefficient-of-variation-of-the-jcofa0 = Coeficiente de variação das taxas de um fluxo em idas e voltas consecutivas, onde nada muda; menor é mais suave. De vários fluxos, a média.

# Smoothness ratio
m-smoothness-ratio-mpi3s3 = Razão de suavidade

# The least ratio, smaller over larger, of the rates of a flow in two consecutive round trips: 1 is perfect, TCP(b) has 1 − b.
m-the-least-ratio-smaller-over-5igw00 = A menor razão, menor sobre maior, das taxas de um fluxo em duas idas e voltas consecutivas: 1 é perfeito, TCP(b) tem 1 − b.

# larger over smaller
m-larger-over-smaller-8ysa5k = maior / menor

# Throughput of a source
m-throughput-of-a-source-g13cvo = Vazão de uma fonte

# What arrives of a source that nobody slows down, a constant stream as one; of all of them, if none is named.
m-what-arrives-of-a-source-0v38qf = O que chega de uma fonte que ninguém desacelera, como uma fonte constante; de todas elas, se nenhuma é nomeada.

# Loss of a source
m-loss-of-a-source-vjkind = Perda de uma fonte

# Part of the packets of a source that is dropped; of all of them together, if none is named.
m-part-of-the-packets-of-porhi9 = Parte dos pacotes de uma fonte que é descartada; de todas juntas, se nenhuma é nomeada.

# Stabilization time
m-stabilization-time-w9gy7x = Tempo de estabilização

# Round trips after the available bandwidth has fallen until the loss rate of the bottleneck queue is within 1.5 times its steady value for the new conditions.
m-round-trips-after-the-available-n8nw76 = Idas e voltas desde que a largura de banda disponível cai até a taxa de perda da fila do gargalo ser no máximo 1,5 vez seu valor estável nas novas condições.

# Stabilization cost
m-stabilization-cost-79nf0h = Custo de estabilização

# Stabilization time times the mean loss rate over it: 1 is as much as all packets of one round trip.
m-stabilization-time-times-the-mean-734d27 = Tempo de estabilização vezes a taxa de perda média durante ele: 1 equivale a todos os pacotes de uma ida e volta.

# Normalized per-flow throughput
m-normalized-per-flow-throughput-19g1gs = Vazão normalizada por fluxo

# Throughput of a flow divided by one flow's equal share of the average bandwidth that unresponsive sources leave; the least of all flows as the value, each flow beside it.
m-throughput-of-a-flow-divided-zx0jgz = Vazão de um fluxo dividida pela parte igual de um fluxo na largura de banda média que as fontes que não desaceleram deixam; como valor a menor de todos os fluxos, com cada fluxo ao lado.

# Mean normalized throughput of a scheme
m-mean-normalized-throughput-of-a-9orc5k = Vazão normalizada média de um esquema

# Mean of the normalized throughput over the flows of a scheme: one number per scheme among the parts; the value is the mean over all flows selected.
m-mean-of-the-normalized-throughput-iwvm42 = Média da vazão normalizada dos fluxos de um esquema: um número por esquema entre as partes; o valor é a média de todos os fluxos escolhidos.

# Aggregate normalized throughput
m-aggregate-normalized-throughput-gu7xxp = Vazão normalizada conjunta

# Throughput of all adaptive flows as a part of the average bandwidth available to them.
m-throughput-of-all-adaptive-flows-8irf2m = Vazão de todos os fluxos adaptativos como parte da largura de banda média de que dispõem.

# Link utilization
m-link-utilization-acgykl = Utilização do enlace

# Part of the capacity of the link that is used, all traffic together.
m-part-of-the-capacity-of-rguxyu = Parte da capacidade do enlace que é usada, todo o tráfego junto.

# Throughput of one flow
m-throughput-of-one-flow-c6h2qs = Vazão de um fluxo

# What a flow delivers per second at the end of the run; of several flows the mean, with each beside it.
m-what-a-flow-delivers-per-dsazgq = O que um fluxo entrega por segundo no fim da execução; de vários fluxos a média, com cada um ao lado.

# Bandwidth share relative to TCP
m-bandwidth-share-relative-to-tcp-lu2nb7 = Parte da largura de banda em relação ao TCP

# Mean throughput of the studied flows over that of the TCP flows beside them on the same bottleneck.
m-mean-throughput-of-the-studied-t8a0mx = Vazão média dos fluxos estudados sobre a dos fluxos TCP ao lado deles no mesmo gargalo.

# Sending-rate trace
m-sending-rate-trace-kmh0tj = Traço da taxa de envio

# What each flow sends in each round trip; as a number, the mean.
m-what-each-flow-sends-in-ee2rhb = O que cada fluxo envia em cada ida e volta; como número, a média.

# Bottleneck queue length trace
m-bottleneck-queue-length-trace-l54tau = Traço do comprimento da fila do gargalo

# Packets that wait at the bottleneck, the one in transmission not counted; as a number, the mean of the samples.
m-packets-that-wait-at-the-p48tg6 = Pacotes que esperam no gargalo, sem contar o que está sendo transmitido; como número, a média das amostras.

# Congestion window trace
m-congestion-window-trace-i382jf = Traço da janela de congestionamento

# The sender's window over time, of a rate scheme its rate times the round trip; as a number, the mean.
m-the-sender-s-window-over-o9s1p4 = A janela do emissor no tempo; de um esquema por taxa, sua taxa vezes a ida e volta; como número, a média.

# worst over CV
m-worst-over-cv-9xhtyv = o pior dos CVs

# more than, s
m-more-than-s-uvtzus = mais de, s

# more than, times TCP's
m-more-than-times-tcp-s-qb23oy = mais de, vezes o do TCP

# times TCP's
m-times-tcp-s-97hgmc = vezes o do TCP

# Fairness, TCP-equivalence under non-periodic losses
m-fairness-tcp-equivalence-under-non-5uxnwm = Justiça, equivalência com o TCP com perdas não periódicas

# Whether a scheme gets what TCP gets where losses come at irregular times.
m-whether-a-scheme-gets-what-z89699 = Se um esquema obtém o que o TCP obtém onde as perdas vêm em momentos irregulares.

# TCP-compatibility under non-periodic losses (bracketed verdict)
m-tcp-compatibility-under-non-periodic-xu3ck2 = Compatibilidade com o TCP com perdas não periódicas (veredito entre colchetes)

# Whether a scheme gets no more than TCP at any irregularity of the losses.
m-whether-a-scheme-gets-no-waz3fq = Se um esquema não obtém mais que o TCP com nenhuma irregularidade das perdas.

# Fairness, equal share, equal RTTs
m-fairness-equal-share-equal-rtts-mqrpy4 = Justiça, parte igual, RTTs iguais

# Whether flows of a scheme and as many of TCP with the same RTT share a bottleneck equally.
m-whether-flows-of-a-scheme-cop9id = Se fluxos de um esquema e outros tantos de TCP com o mesmo RTT compartilham igualmente um gargalo.

# Fairness, equal share, different RTTs
m-fairness-equal-share-different-rtts-h6pcfj = Justiça, parte igual, RTTs diferentes

# Whether flows of a scheme and as many of TCP share a bottleneck equally where RTTs differ.
m-whether-flows-of-a-scheme-ajcoii = Se fluxos de um esquema e outros tantos de TCP compartilham igualmente um gargalo onde os RTTs diferem.

# Aggressiveness, TCP-equivalence, two-state losses
m-aggressiveness-tcp-equivalence-two-state-2mxl3d = Agressividade, equivalência com o TCP, perdas de dois estados

# Whether a scheme takes new bandwidth soon after losses have become rare.
m-whether-a-scheme-takes-new-eiv8pm = Se um esquema toma logo a nova largura de banda depois que as perdas se tornam raras.

# Aggressiveness, equal share, bursty losses
m-aggressiveness-equal-share-bursty-losses-mme5vb = Agressividade, parte igual, perdas em rajadas

# Whether a scheme takes the bandwidth that a source has freed as fast as TCP, and is then stable.
m-whether-a-scheme-takes-the-0f0xpp = Se um esquema toma a largura de banda que uma fonte liberou tão rápido quanto o TCP, e depois é estável.

# Responsiveness, TCP-equivalence and compatibility, two-state losses
m-responsiveness-tcp-equivalence-and-compatibility-p3ghmy = Capacidade de resposta, equivalência e compatibilidade com o TCP, perdas de dois estados

# Whether a scheme yields soon after losses have become frequent.
m-whether-a-scheme-yields-soon-ym82xt = Se um esquema cede logo depois que as perdas se tornam frequentes.

# Responsiveness, equal share, bursty losses
m-responsiveness-equal-share-bursty-losses-y570dt = Capacidade de resposta, parte igual, perdas em rajadas

# Whether a scheme yields to a source without many more loss events than TCP.
m-whether-a-scheme-yields-to-myc8vr = Se um esquema cede a uma fonte sem muito mais eventos de perda que o TCP.

# Printed verdict
m-printed-verdict-grp26k = Veredito impresso

# What the paper prints for a scheme and a column of its table of verdicts.
m-what-the-paper-prints-for-vwyhs7 = O que o artigo imprime para um esquema e uma coluna de sua tabela de vereditos.

# paper says
m-paper-says-qd8f8v = diz o artigo

# ns-2.35 gives
m-ns-2-35-gives-0knug7 = ns-2.35 dá

# The reference runs of ns-2.35 do not hold this quantity.
m-the-reference-runs-of-ns-an316m = As execuções de referência do ns-2.35 não contêm esta grandeza.

# we measure
m-we-measure-4uwgap = medimos

# we compute
m-we-compute-bwagw4 = calculamos

# verdict
m-verdict-n8ltue = veredito

# how it is judged
m-how-it-is-judged-hcg7p3 = como se julga

# Take the cause away
m-take-the-cause-away-pmcxsk = Tirar a causa

# What the paper claims
m-what-the-paper-claims-5s18ov = O que o artigo afirma

# The claims could not be fetched. Reload the page to try again.
m-the-claims-could-not-be-nqakv0 = Não foi possível obter as afirmações. Recarregue a página para tentar de novo.

# What can be seen
m-what-can-be-seen-iv7k55 = O que se pode ver

# The claims are about the paper’s set-up; what you have changed does not count for them.
m-the-claims-are-about-the-fomdy3 = As afirmações são sobre a configuração do artigo; o que você mudou não conta para elas.

# Run them
m-run-them-vd8ny0 = Executá-las

# Move a parameter
m-move-a-parameter-s078i8 = Mover um parâmetro

# Open in the playground:
m-open-in-the-playground-w0dz9q = Abrir no laboratório:

# this run
m-this-run-0hejhw = esta execução

# Table
m-table-no2um7 = Tabela

# Claims and set-up
m-claims-and-set-up-o7r95p = Afirmações e configuração

# Make it mine
m-make-it-mine-hdaawj = Torná-la minha

# The same runs as an experiment that you can change
m-the-same-runs-as-an-n2f12a = As mesmas execuções como um experimento que você pode mudar

# Pale: the paper’s set-up, before your change.
m-pale-the-paper-s-set-fpnxu2 = Pálido: a configuração do artigo, antes de sua mudança.

# seeds:
m-seeds-rwyfmd = sementes:

# The papers, live
m-the-papers-live-fhc755 = Os artigos, ao vivo

# Every figure and table of four classic papers on TCP-friendly congestion control. Open one and it is run again, packet by packet, on this machine.
m-every-figure-and-table-of-rmgk49 = Todas as figuras e tabelas de quatro artigos clássicos sobre controle de congestionamento amigável ao TCP. Abra uma e ela é executada de novo, pacote a pacote, nesta máquina.

# Figures
m-figures-rtsmni = Figuras

# Show all
m-show-all-1brnan = Mostrar tudo

# not computed yet
m-not-computed-yet-fy406r = ainda não calculada

# log scale
m-log-scale-08gjzv = escala logarítmica

# Here:
m-here-s5rs3n = Aqui:

# The paper
m-the-paper-s82652 = O artigo

# Find a number
m-find-a-number-gyogjq = Procurar um número

# Find a number: loss, fairness, RTT
m-find-a-number-loss-fairness-wembhg = Procurar um número: perda, justiça, RTT

# Difference
m-difference-zz2naa = Diferença

# All figures and tables
m-all-figures-and-tables-erdp8l = Todas as figuras e tabelas

# chance of a mark
m-chance-of-a-mark-ugpc6m = probabilidade de uma marca

# window at the loss
m-window-at-the-loss-2pcsdk = janela na perda

# part cut
m-part-cut-912rec = parte cortada

# first share of user 1
m-first-share-of-user-1-qphogd = primeira parte do usuário 1

# first share of user 2
m-first-share-of-user-2-pvivdg = primeira parte do usuário 2

# Runs
m-runs-6tz87v = Execuções

# Runs that are over
m-runs-that-are-over-du981w = Execuções terminadas

# one run has failed
m-one-run-has-failed-rf9kg3 = uma execução falhou

# Another seed
m-another-seed-j9ejxl = Outra semente

# Run 10 seeds
m-run-10-seeds-9hffb1 = Executar 10 sementes

# Show 3 seeds
m-show-3-seeds-bghbjn = Mostrar 3 sementes

# Open in the playground
m-open-in-the-playground-fdhw1s = Abrir no laboratório

# Back to the paper’s
m-back-to-the-paper-s-a7454m = Voltar à do artigo

# Change a number: the figure runs again
m-change-a-number-the-figure-30oe5a = Mude um número: a figura é executada de novo

# The paper gives all of it.
m-the-paper-gives-all-of-ucxqsd = O artigo dá tudo.

# Dotted: assumed, because the paper does not say.
m-dotted-assumed-because-the-paper-n3ko17 = Pontilhado: suposto, porque o artigo não diz.

# What the paper gives
m-what-the-paper-gives-4bf5ts = O que o artigo dá

# Each cell: what we get, and below it what the paper prints.
m-each-cell-what-we-get-p541m2 = Cada célula: o que obtemos e, abaixo, o que o artigo imprime.

# (the same)
m-the-same-ifrvyz = (o mesmo)

# Of the whole run
m-of-the-whole-run-ad817p = De toda a execução

# The numbers of this run
m-the-numbers-of-this-run-q36s5g = Os números desta execução

# one high and one low time together
m-one-high-and-one-low-wuiaxf = um tempo alto e um baixo juntos

# time on, and as long off
m-time-on-and-as-long-gnvexp = tempo ligada, e outro tanto desligada

# slowness: 1/b, or loss intervals
m-slowness-1-b-or-loss-bvbs7t = lentidão: 1/b, ou intervalos de perda

# time to 0.1-fairness
m-time-to-0-1-fairness-7wxg1m = tempo até a justiça 0,1

# throughput over the fair share
m-throughput-over-the-fair-share-2p6chp = vazão em relação à parte justa

# throughput of all ten over what is left
m-throughput-of-all-ten-over-kv2tyd = vazão dos dez em relação ao que resta

# throughput over what is left
m-throughput-over-what-is-left-cde4jy = vazão em relação ao que resta

# Drop rate of ten flows of one scheme under the same swings
m-drop-rate-of-ten-flows-03vlod = Taxa de descarte de dez fluxos de um esquema sob as mesmas oscilações

# The packet drop rate in the runs of Figure 14.
m-the-packet-drop-rate-in-vy5e4h = A taxa de descarte de pacotes nas execuções da figura 14.

# drop rate
m-drop-rate-pkmtdi = taxa de descarte

# Time until two TCP(b) flows share fairly
m-time-until-two-tcp-b-krw27x = Tempo até dois fluxos TCP(b) compartilharem com justiça

# The gentler the cut, the longer two unequal flows stay unequal.
m-the-gentler-the-cut-the-olkhj2 = Quanto mais suave o corte, mais tempo dois fluxos desiguais continuam desiguais.

# Time until two TFRC flows share fairly
m-time-until-two-tfrc-flows-nt6b3e = Tempo até dois fluxos TFRC compartilharem com justiça

# The time does not grow with slowness as rapidly as TCP(b)’s, because TFRC relies on a fixed number of loss intervals.
m-the-time-does-not-grow-e3u94l = O tempo não cresce com a lentidão tão depressa quanto o do TCP(b), porque o TFRC se apoia em um número fixo de intervalos de perda.

# loss intervals
m-loss-intervals-f38hqg = intervalos de perda

# ACKs to 0.1-fairness in a model of two AIMD flows
m-acks-to-0-1-fairness-rzximx = ACKs até a justiça 0,1 em um modelo de dois fluxos AIMD

# At a drop rate of 10 % two flows come fairly rapidly to fair shares for b of about 0.2 and more; for smaller b it takes exponentially longer.
m-at-a-drop-rate-of-c931gk = Com uma taxa de descarte de 10 %, dois fluxos chegam bem depressa a partes justas com b de cerca de 0,2 ou mais; com b menores leva exponencialmente mais.

# b, the part cut
m-b-the-part-cut-sn6up1 = b, a parte cortada

# Part of the link that is used in the first 20 and 200 round trips after half of the flows stop
m-part-of-the-link-that-2p73jh = Parte do enlace usada nas primeiras 20 e 200 idas e voltas depois que metade dos fluxos para

# The slower a scheme, the more sluggish it is in taking advantage of a sudden increase of the available bandwidth.
m-the-slower-a-scheme-the-q5c4bw = Quanto mais lento um esquema, mais demora a aproveitar um aumento repentino da largura de banda disponível.

# utilization
m-utilization-09ugcf = utilização

# Rate of TFRC and of TCP(1/8) under a mildly bursty pattern of losses
m-rate-of-tfrc-and-of-q814t0 = Taxa do TFRC e do TCP(1/8) sob um padrão de perdas levemente em rajadas

# TFRC and TCP(1/8) with a mildly bursty loss pattern.
m-tfrc-and-tcp-1-8-8ugyn3 = TFRC e TCP(1/8) com um padrão de perdas levemente em rajadas.

# among TCP
m-among-tcp-t4aqrw = entre TCP

# within a tenth of the number
m-within-a-tenth-of-the-w0awv9 = a menos de um décimo do número

# throughput
m-throughput-fuf8u7 = vazão

# time
m-time-pvbdgk = tempo

# sending rate
m-sending-rate-36lkep = taxa de envio

# chance of a loss
m-chance-of-a-loss-k7w8ws = probabilidade de uma perda

# By which policies it goes
m-by-which-policies-it-goes-6i2z94 = Por quais políticas se guia

# round trips after the loss
m-round-trips-after-the-loss-18hovx = idas e voltas após a perda

# How windows climb after a loss
m-how-windows-climb-after-a-yxe2jb = Como as janelas sobem após uma perda

# SIMD’s window grows super-linearly with the time since the last loss; those of other schemes linearly or sub-linearly.
m-simd-s-window-grows-super-3ogjn1 = A janela do SIMD cresce de modo superlinear com o tempo desde a última perda; as de outros esquemas, linear ou sublinear.

# The window of SIMD over several epochs
m-the-window-of-simd-over-e5y84q = A janela do SIMD ao longo de várias épocas

# In each epoch the window is cut to 1 − β of what it was and increased until the first loss.
m-in-each-epoch-the-window-hevt97 = Em cada época a janela é cortada para 1 − β do que era e aumenta até a primeira perda.

# Throughput over TCP’s on a link that drops at random
m-throughput-over-tcp-s-on-7vqgld = Vazão em relação à do TCP em um enlace que descarta ao acaso

# All curves have a dip at moderate loss rates; in the worst case, around 15 %, SIMD(1/16) has at least 75 % of TCP’s throughput.
m-all-curves-have-a-dip-lmx2gi = Todas as curvas têm uma depressão em taxas de perda moderadas; no pior caso, em torno de 15 %, o SIMD(1/16) tem ao menos 75 % da vazão do TCP.

# loss rate
m-loss-rate-7kt6ks = taxa de perda

# throughput over TCP’s
m-throughput-over-tcp-s-y328iw = vazão em relação à do TCP

# Three links in a row on which two flows converge
m-three-links-in-a-row-xiyhru = Três enlaces seguidos em que dois fluxos convergem

# At 400 s all background flows end; two flows stay and compete for the middle link.
m-at-400-s-all-background-mxxcjs = Aos 400 s terminam todos os fluxos de fundo; ficam dois fluxos que competem pelo enlace do meio.

# b1 to b2
m-b1-to-b2-wcox9z = b1 a b2

# b2 to b3
m-b2-to-b3-ruqsqt = b2 a b3

# b3 to b4
m-b3-to-b4-3npogn = b3 a b4

# Windows of two flows that come to a fair share
m-windows-of-two-flows-that-srm22g = Janelas de dois fluxos que chegam a uma parte justa

# TCP converges fastest; IIAD is the smoothest and least responsive; SIMD converges much faster than AIMD.
m-tcp-converges-fastest-iiad-is-mufnpd = O TCP converge mais rápido; o IIAD é o mais suave e o que menos responde; o SIMD converge muito mais rápido que o AIMD.

# Windows of two flows that come to full use
m-windows-of-two-flows-that-5s747y = Janelas de dois fluxos que chegam ao uso pleno

# With SIMD two flows come smoothly and quickly to the fair state, since the one with the smaller window grows more aggressively.
m-with-simd-two-flows-come-no63vy = Com o SIMD dois fluxos chegam com suavidade e rapidez ao estado justo, pois o de janela menor cresce com mais agressividade.

# Two users on their way to a fair share: AIMD and SIMD
m-two-users-on-their-way-pc5wxb = Dois usuários a caminho de uma parte justa: AIMD e SIMD

# AIMD increases parallel to the fairness line; SIMD’s trajectory has the slope x₁/x₂ and comes nearer to it.
m-aimd-increases-parallel-to-the-oyayp5 = O AIMD aumenta em paralelo à reta de justiça; a trajetória do SIMD tem a inclinação x₁/x₂ e se aproxima dela.

# From where SIMD is sooner fair than AIMD
m-from-where-simd-is-sooner-n4104l = De onde o SIMD é justo antes do AIMD

# In most cases SIMD converges faster than AIMD; IIAD is much slower than both in all cases.
m-in-most-cases-simd-converges-ohh9z4 = Na maioria dos casos o SIMD converge mais rápido que o AIMD; o IIAD é muito mais lento que ambos em todos.

# smaller window
m-smaller-window-t8rirl = janela menor

# time to full use, larger window 50 packets
m-time-to-full-use-larger-bwe4zu = tempo até o uso pleno, janela maior de 50 pacotes

# larger window
m-larger-window-4bgjwq = janela maior

# flows of each kind
m-flows-of-each-kind-l562x6 = fluxos de cada tipo

# marked or dropped
m-marked-or-dropped-zifk54 = marcados ou descartados

# What all simulations have in common
m-what-all-simulations-have-in-8slxj2 = O que todas as simulações têm em comum

# Unless explicitly specified, RED was used as the queue management policy at the bottleneck link.
m-unless-explicitly-specified-red-was-50wxdt = Salvo indicação expressa, usou-se RED como política de gerenciamento de filas no enlace gargalo.

# Closed forms of the time to full use, the difference there, and the time to fairness
m-closed-forms-of-the-time-sqnku5 = Formas fechadas do tempo até o uso pleno, da diferença ali e do tempo até a justiça

# From 10 and 30 packets on a link that holds 110 SIMD is slower than TCP and quicker than AIMD and IIAD.
m-from-10-and-30-packets-px4t0m = A partir de 10 e 30 pacotes, em um enlace que comporta 110, o SIMD é mais lento que o TCP e mais rápido que o AIMD e o IIAD.

# Convergence in runs and in closed form
m-convergence-in-runs-and-in-cry3uh = Convergência em execuções e em forma fechada

# All measured times to fairness are smaller than the theoretical ones, and SIMD’s much smaller.
m-all-measured-times-to-fairness-nelsf6 = Todos os tempos medidos até a justiça são menores que os teóricos, e os do SIMD, muito menores.

# reverse TCP
m-reverse-tcp-kp9dle = TCP inverso

# Throughput over TCP’s when losses come at irregular times
m-throughput-over-tcp-s-when-bp598p = Vazão em relação à do TCP quando as perdas vêm em momentos irregulares

# With non-periodic losses no scheme meets TCP-equivalence; SIMD and TFRCP have a different trend from the others.
m-with-non-periodic-losses-no-7nufbe = Com perdas não periódicas nenhum esquema atende à equivalência com o TCP; SIMD e TFRCP têm uma tendência diferente dos outros.

# CV of the time between losses
m-cv-of-the-time-between-gk0nvm = CV do tempo entre perdas

# CV of the round trips
m-cv-of-the-round-trips-qxvsnq = CV das idas e voltas

# Shares and losses of eight flows of a scheme beside eight TCP flows as round trips spread
m-shares-and-losses-of-eight-4zjs1l = Partes e perdas de oito fluxos de um esquema ao lado de oito fluxos TCP conforme as idas e voltas se dispersam

# GAIMD and SIMD take 1.5 to 4 times TCP’s bandwidth on average, and more than 10 times where round trips are equal; the rate-based schemes meet equal share above a CV of 0.05.
m-gaimd-and-simd-take-1-xf04d5 = GAIMD e SIMD tomam em média de 1,5 a 4 vezes a largura de banda do TCP, e mais de 10 vezes onde as idas e voltas são iguais; os esquemas por taxa atendem à parte igual com um CV acima de 0,05.

# loss rate over TCP’s, flows of the shortest round trip
m-loss-rate-over-tcp-s-dpwwph = taxa de perda em relação à do TCP, fluxos da menor ida e volta

# bottlenecks in a row
m-bottlenecks-in-a-row-jmoec1 = gargalos seguidos

# Throughput when losses become rare at 100 s and frequent again at 800 s
m-throughput-when-losses-become-rare-7xie95 = Vazão quando as perdas se tornam raras aos 100 s e de novo frequentes aos 800 s

# IIAD and AIAD/H take 700 s to increase to the new steady throughput; the other six reach it within 100 s.
m-iiad-and-aiad-h-take-rvxd8g = IIAD e AIAD/H levam 700 s para subir à nova vazão estável; os outros seis a alcançam em 100 s.

# Throughput beside a source of two rates, and loss events on the way down
m-throughput-beside-a-source-of-ejkfq7 = Vazão ao lado de uma fonte de duas taxas, e eventos de perda na descida

# SIMD uses what is available as quickly as TCP and is smooth afterwards, TFRCP oscillates, and TFRC and TEAR meet fewer losses on the way down than SIMD and GAIMD.
m-simd-uses-what-is-available-38fm2e = O SIMD usa o que há disponível tão rápido quanto o TCP e depois é suave, o TFRCP oscila, e TFRC e TEAR encontram menos perdas na descida que SIMD e GAIMD.

# fairness, irregular losses
m-fairness-irregular-losses-me33f8 = justiça, perdas irregulares

# fairness, TCP-equivalence, non-periodic losses
m-fairness-tcp-equivalence-non-periodic-c2tyg8 = justiça, equivalência com o TCP, perdas não periódicas

# fairness, equal round trips
m-fairness-equal-round-trips-2459ds = justiça, idas e voltas iguais

# fairness, equal share, low multiplexing with equal round trips
m-fairness-equal-share-low-multiplexing-rrjv3z = justiça, parte igual, baixa multiplexação com idas e voltas iguais

# fairness, different round trips
m-fairness-different-round-trips-nq88rx = justiça, idas e voltas diferentes

# fairness, equal share, low multiplexing with different round trips
m-fairness-equal-share-low-multiplexing-caofz2 = justiça, parte igual, baixa multiplexação com idas e voltas diferentes

# aggressiveness, two-state losses
m-aggressiveness-two-state-losses-1isi27 = agressividade, perdas de dois estados

# aggressiveness, TCP-equivalence, two-state losses
m-aggressiveness-tcp-equivalence-two-state-zttzqh = agressividade, equivalência com o TCP, perdas de dois estados

# aggressiveness, bursty losses
m-aggressiveness-bursty-losses-j1qdeu = agressividade, perdas em rajadas

# aggressiveness, equal share, bursty losses
m-aggressiveness-equal-share-bursty-losses-hkf387 = agressividade, parte igual, perdas em rajadas

# responsiveness, two-state losses
m-responsiveness-two-state-losses-l1teex = capacidade de resposta, perdas de dois estados

# responsiveness, TCP-equivalence, two-state losses
m-responsiveness-tcp-equivalence-two-state-d6tlv3 = capacidade de resposta, equivalência com o TCP, perdas de dois estados

# responsiveness, bursty losses
m-responsiveness-bursty-losses-u7poks = capacidade de resposta, perdas em rajadas

# responsiveness, equal share, bursty losses
m-responsiveness-equal-share-bursty-losses-ubri1d = capacidade de resposta, parte igual, perdas em rajadas

# Verdicts on eight schemes, cell by cell
m-verdicts-on-eight-schemes-cell-950kv4 = Vereditos sobre oito esquemas, célula a célula

# TFRC meets both criteria under more testing scenarios than the others.
m-tfrc-meets-both-criteria-under-su07h3 = O TFRC atende a ambos os critérios em mais cenários de teste que os outros.

# What three notions of TCP-friendliness ask for
m-what-three-notions-of-tcp-i575sq = O que três noções de amigabilidade ao TCP pedem

# Equal share is more realistic and more challenging than equivalence: to compete for the same bottleneck does not imply identical network conditions.
m-equal-share-is-more-realistic-yxhzvz = A parte igual é mais realista e mais exigente que a equivalência: competir pelo mesmo gargalo não implica condições de rede idênticas.

# Constants of the eight schemes
m-constants-of-the-eight-schemes-7k4is3 = Constantes dos oito esquemas

# The control parameters used in each scheme.
m-the-control-parameters-used-in-jrft87 = Os parâmetros de controle usados em cada esquema.

# How the eight schemes seek fairness, climb and remember
m-how-the-eight-schemes-seek-0iwvxr = Como os oito esquemas buscam a justiça, sobem e lembram

# No scheme takes all three recommended policies at once.
m-no-scheme-takes-all-three-j16k0r = Nenhum esquema adota ao mesmo tempo as três políticas recomendadas.

# How much the rate varies as random losses become frequent
m-how-much-the-rate-varies-ztb1dm = Quanto a taxa varia conforme as perdas aleatórias se tornam frequentes

# At 1 % of losses TCP has the largest CoV, GAIMD the second and TFRC and TEAR similar ones; at 20 % TFRC has the highest.
m-at-1-of-losses-tcp-9tgglz = Com 1 % de perdas o TCP tem o maior CV, o GAIMD o segundo, e TFRC e TEAR parecidos; com 20 % o TFRC tem o maior.

# CoV over time, bins of one round trip
m-cov-over-time-bins-of-aapisu = CV no tempo, trechos de uma ida e volta

# round trips after the change
m-round-trips-after-the-change-ty9s7y = idas e voltas após a mudança

# part of the step done
m-part-of-the-step-done-7e41q4 = parte do degrau percorrida

# The states of a flow that lives on timeouts
m-the-states-of-a-flow-8dg5fh = Os estados de um fluxo que vive de estouros do temporizador

# Each state is one back-off of the timer: in state 1 a flow sends one packet in t round trips, in state 2 one in 2t, and so on.
m-each-state-is-one-back-4o3ous = Cada estado é uma espera dobrada do temporizador: no estado 1 um fluxo envia um pacote em t idas e voltas, no estado 2 um em 2t, e assim por diante.

# timer, times its first value
m-timer-times-its-first-value-na5kj5 = temporizador, em múltiplos de seu primeiro valor

# chance of the state
m-chance-of-the-state-l5n6v8 = probabilidade do estado

# How much time TFRC spends at each length of a loss interval
m-how-much-time-tfrc-spends-f31z31 = Quanto tempo o TFRC passa em cada comprimento de um intervalo de perda

# The higher the rate, the faster TFRC leaves the state.
m-the-higher-the-rate-the-0go2dr = Quanto maior a taxa, mais rápido o TFRC deixa o estado.

# loss interval
m-loss-interval-5nsrxn = intervalo de perda

# part of the time
m-part-of-the-time-7hvbbz = parte do tempo

# How the rates follow a step of the loss rate from 1 % to 4 %, in theory
m-how-the-rates-follow-a-2cf8w0 = Como as taxas seguem um degrau da taxa de perda de 1 % para 4 %, em teoria

# TCP is the fastest; the other three look similar, except that GAIMD becomes slower after 10 round trips.
m-tcp-is-the-fastest-the-zd45tc = O TCP é o mais rápido; os outros três se parecem, exceto que o GAIMD fica mais lento depois de 10 idas e voltas.

# How the rates follow a fall of the loss rate, in theory
m-how-the-rates-follow-a-nnxslt = Como as taxas seguem uma queda da taxa de perda, em teoria

# The analytical responding speed, by the derivations of Section 4.1.
m-the-analytical-responding-speed-by-5cie9h = A velocidade de resposta analítica, pelas derivações da seção 4.1.

# The network: one bottleneck between ample access links
m-the-network-one-bottleneck-between-hjhf3h = A rede: um gargalo entre enlaces de acesso folgados

# Packets are dropped only at the bottleneck of 2.5 Mbit/s and 30 ms, which has a buffer of 50 packets; all access links take 10 ms.
m-packets-are-dropped-only-at-5sdddn = Só se descartam pacotes no gargalo de 2,5 Mbit/s e 30 ms, que tem um buffer de 50 pacotes; todos os enlaces de acesso têm um atraso de 10 ms.

# access links
m-access-links-rekdr6 = enlaces de acesso

# Two ways to read a table of rates: along a flow, or across flows
m-two-ways-to-read-a-geh2jq = Dois modos de ler uma tabela de taxas: ao longo de um fluxo ou entre fluxos

# The rates of one flow over time measure its smoothness; those of all flows in the same round trip their short-term fairness.
m-the-rates-of-one-flow-ht3mjc = As taxas de um fluxo no tempo medem sua suavidade; as de todos os fluxos na mesma ida e volta, sua justiça de curto prazo.

# Fairness, smoothness, responsiveness and aggressiveness of four schemes
m-fairness-smoothness-responsiveness-and-aggressiveness-mhvi6r = Justiça, suavidade, capacidade de resposta e agressividade de quatro esquemas

# At low loss TFRC and TEAR are fairer and smoother; TCP is the most responsive and the fastest to use extra bandwidth.
m-at-low-loss-tfrc-and-s31e05 = Com pouca perda TFRC e TEAR são mais justos e suaves; o TCP é o que mais responde e o mais rápido em usar largura de banda extra.

# Rates when every 20th packet is lost
m-rates-when-every-20th-packet-wmikxz = Taxas quando um pacote em cada 20 se perde

# At a low rate of periodic losses TFRC and TEAR are smoother than TCP and GAIMD.
m-at-a-low-rate-of-tk0vga = Com uma taxa baixa de perdas periódicas TFRC e TEAR são mais suaves que TCP e GAIMD.

# Rates when each packet is lost with chance 5 %
m-rates-when-each-packet-is-975brh = Taxas quando cada pacote se perde com probabilidade 5 %

# With random losses at the same rate all four fluctuate much more than with periodic ones.
m-with-random-losses-at-the-hhtoec = Com perdas aleatórias à mesma taxa os quatro flutuam muito mais do que com periódicas.

# Rates when each packet is lost with chance 20 %
m-rates-when-each-packet-is-p99pgu = Taxas quando cada pacote se perde com probabilidade 20 %

# At 20 % of losses TFRC’s rate drops to almost 0, and TEAR’s is on average much higher than TCP’s and GAIMD’s.
m-at-20-of-losses-tfrc-24wgwl = Com 20 % de perdas a taxa do TFRC cai quase a 0, e a do TEAR é em média muito maior que as do TCP e do GAIMD.

# Rates beside five ON/OFF sources
m-rates-beside-five-on-off-d5io3v = Taxas ao lado de cinco fontes ON/OFF

# With ON/OFF traffic smoothness is slightly worse than with random losses.
m-with-on-off-traffic-smoothness-2vdi85 = Com tráfego ON/OFF a suavidade é um pouco pior do que com perdas aleatórias.

# The queue beside five ON/OFF sources
m-the-queue-beside-five-on-9n4jgu = A fila ao lado de cinco fontes ON/OFF

# ON/OFF traffic causes large fluctuations of the queue.
m-on-off-traffic-causes-large-op0ep8 = O tráfego ON/OFF causa grandes flutuações da fila.

# Rates of a lone flow
m-rates-of-a-lone-flow-ji3iqu = Taxas de um fluxo sozinho

# The rates of TCP and GAIMD are limited by ACK arrivals: stable at the speed of the bottleneck until a loss takes the window below 30 packets.
m-the-rates-of-tcp-and-18g6mj = As taxas do TCP e do GAIMD são limitadas pela chegada dos ACKs: estáveis na velocidade do gargalo até que uma perda leve a janela abaixo de 30 pacotes.

# Window of a lone flow
m-window-of-a-lone-flow-78z9wh = Janela de um fluxo sozinho

# Most of the time the window allows a higher rate than the bottleneck’s; when it exceeds 80 packets, one is dropped.
m-most-of-the-time-the-b01m5z = Quase todo o tempo a janela permite uma taxa maior que a do gargalo; quando passa de 80 pacotes, um é descartado.

# The queue of a lone flow
m-the-queue-of-a-lone-3spjev = A fila de um fluxo sozinho

# TCP fills the queue and drains it; GAIMD’s and TFRC’s fluctuate less; TEAR’s cycle takes about two times TCP’s.
m-tcp-fills-the-queue-and-yjmo6j = O TCP enche a fila e a esvazia; as do GAIMD e do TFRC flutuam menos; o ciclo do TEAR leva cerca de duas vezes o do TCP.

# Rates among seven TCP flows
m-rates-among-seven-tcp-flows-rmhf2z = Taxas entre sete fluxos TCP

# Among seven TCP flows TFRC and TEAR keep relatively smooth rates, while those of TCP and GAIMD fluctuate.
m-among-seven-tcp-flows-tfrc-mpp15v = Entre sete fluxos TCP, TFRC e TEAR mantêm taxas bastante suaves, enquanto as do TCP e do GAIMD flutuam.

# Fairness index among seven TCP flows
m-fairness-index-among-seven-tcp-203i5r = Índice de justiça entre sete fluxos TCP

# The index fluctuates around 0.7, the value that TCP’s CoV predicts.
m-the-index-fluctuates-around-0-t905sa = O índice flutua em torno de 0,7, o valor que o CV do TCP prevê.

# The queue among seven TCP flows
m-the-queue-among-seven-tcp-fbkyng = A fila entre sete fluxos TCP

# The queue behaves as that of a single TCP flow, with shorter cycles.
m-the-queue-behaves-as-that-h0lwxz = A fila se comporta como a de um só fluxo TCP, com ciclos mais curtos.

# Rates among eight flows of one scheme
m-rates-among-eight-flows-of-dmkuou = Taxas entre oito fluxos de um esquema

# Among their own kind GAIMD, TFRC and TEAR are smoother than among TCP flows.
m-among-their-own-kind-gaimd-m1k1qv = Entre os seus, GAIMD, TFRC e TEAR são mais suaves do que entre fluxos TCP.

# Fairness index among eight flows of one scheme
m-fairness-index-among-eight-flows-ynlkgi = Índice de justiça entre oito fluxos de um esquema

# The index of TFRC and of TEAR is close to 1 and does not vary much: they are fairer in the short term than TCP.
m-the-index-of-tfrc-and-7q6tap = O índice do TFRC e o do TEAR fica perto de 1 e não varia muito: são mais justos no curto prazo que o TCP.

# The queue among eight flows of one scheme
m-the-queue-among-eight-flows-hkmvvh = A fila entre oito fluxos de um esquema

# TFRC or TEAR alone keep the queue high and stable, GAIMD relatively so.
m-tfrc-or-tear-alone-keep-vtmjes = TFRC ou TEAR sozinhos mantêm a fila alta e estável; o GAIMD, em boa parte.

# Rates when periodic losses rise from 1 % to 4 %
m-rates-when-periodic-losses-rise-af0zg3 = Taxas quando as perdas periódicas sobem de 1 % para 4 %

# TCP responds first but over-reacts and drops to almost 0, so that it takes as long as the other three to its new state.
m-tcp-responds-first-but-over-2igilh = O TCP responde primeiro, mas em excesso, e cai quase a 0, de modo que leva tanto quanto os outros três até seu novo estado.

# Rates when every packet is lost from one moment on
m-rates-when-every-packet-is-8gnewk = Taxas quando todos os pacotes se perdem a partir de um momento

# TCP is the first to be down to almost 0 and GAIMD the second; TFRC is the third, with a reasonable speed; TEAR is very slow.
m-tcp-is-the-first-to-hpgrf4 = O TCP é o primeiro a cair quase a 0 e o GAIMD o segundo; o TFRC é o terceiro, com uma velocidade razoável; o TEAR é muito lento.

# Rates when random losses rise from 1 % to 4 %
m-rates-when-random-losses-rise-tb1j69 = Taxas quando as perdas aleatórias sobem de 1 % para 4 %

# TCP responds first and drops below its new rate; GAIMD, TFRC and TEAR are slower, and none of them over-reacts.
m-tcp-responds-first-and-drops-nswa78 = O TCP responde primeiro e cai abaixo de sua nova taxa; GAIMD, TFRC e TEAR são mais lentos, e nenhum reage em excesso.

# Rates when eight TCP flows join
m-rates-when-eight-tcp-flows-om1757 = Taxas quando oito fluxos TCP entram

# No substantial difference from Figure 26, where the eight that join are of the flow’s own protocol.
m-no-substantial-difference-from-figure-es5o9b = Nenhuma diferença notável da figura 26, onde os oito que entram são do protocolo do próprio fluxo.

# The queue when eight TCP flows join
m-the-queue-when-eight-tcp-bdsyv4 = A fila quando oito fluxos TCP entram

# At about round trip 1025 the queue shows a large dip for all four protocols, as the old flows back off.
m-at-about-round-trip-1025-y19m7r = Por volta da ida e volta 1025 a fila mostra uma grande queda nos quatro protocolos, quando os fluxos antigos recuam.

# Rates when eight flows of the same scheme join
m-rates-when-eight-flows-of-n0iifz = Taxas quando oito fluxos do mesmo esquema entram

# TCP and GAIMD respond very fast but overshoot to 0; TFRC and TEAR are slower and come down gradually.
m-tcp-and-gaimd-respond-very-411ri6 = TCP e GAIMD respondem muito rápido, mas passam do ponto até 0; TFRC e TEAR são mais lentos e descem aos poucos.

# The queue when eight flows of the same scheme join
m-the-queue-when-eight-flows-7odl9a = A fila quando oito fluxos do mesmo esquema entram

# Around round trip 1050 TEAR’s queue has a large dip: its flows respond much later.
m-around-round-trip-1050-tear-8ai7ng = Por volta da ida e volta 1050 a fila do TEAR tem uma grande queda: seus fluxos respondem muito mais tarde.

# Fairness index when eight flows of the same scheme join
m-fairness-index-when-eight-flows-wv7fvf = Índice de justiça quando oito fluxos do mesmo esquema entram

# The index of TFRC and TEAR falls from close to 1 to 0.5 and comes back gradually, TEAR’s slowly; TCP’s and GAIMD’s is lower afterwards.
m-the-index-of-tfrc-and-7h9ocg = O índice do TFRC e do TEAR cai de perto de 1 para 0,5 e volta aos poucos, o do TEAR devagar; os do TCP e do GAIMD ficam depois mais baixos.

# Rates when periodic losses fall from 4 % to 1 %
m-rates-when-periodic-losses-fall-ta1vc5 = Taxas quando as perdas periódicas caem de 4 % para 1 %

# TCP is the fastest to use new bandwidth; GAIMD is slightly faster than TFRC with history discounting; TEAR is the slowest.
m-tcp-is-the-fastest-to-c6tkpq = O TCP é o mais rápido em usar nova largura de banda; o GAIMD é um pouco mais rápido que o TFRC com desconto do passado; o TEAR é o mais lento.

# Rates when periodic losses fall from 3 % to 2 %
m-rates-when-periodic-losses-fall-ab09dn = Taxas quando as perdas periódicas caem de 3 % para 2 %

# History discounting is not activated, and TEAR and TFRC become similar.
m-history-discounting-is-not-activated-j6j5n5 = O desconto do passado não é ativado, e TEAR e TFRC ficam parecidos.

# Rates when random losses of 10 % end
m-rates-when-random-losses-of-ipc1q2 = Taxas quando terminam perdas aleatórias de 10 %

# Without losses history discounting makes TFRC faster than usual; TCP is the fastest, GAIMD faster than TFRC, TEAR very slow.
m-without-losses-history-discounting-makes-st377g = Sem perdas o desconto do passado torna o TFRC mais rápido que o normal; o TCP é o mais rápido, o GAIMD mais rápido que o TFRC, o TEAR muito lento.

# Rates when random losses fall from 4 % to 1 %
m-rates-when-random-losses-fall-qzceqn = Taxas quando as perdas aleatórias caem de 4 % para 1 %

# From round trip 1000 to 1050 TCP rises fastest; GAIMD, TFRC and TEAR follow it.
m-from-round-trip-1000-to-h9l9os = Da ida e volta 1000 à 1050 o TCP sobe mais rápido; GAIMD, TFRC e TEAR o seguem.

# Rates when 8 of 15 TCP flows stop
m-rates-when-8-of-15-1dbjgh = Taxas quando 8 de 15 fluxos TCP param

# The rates should double: TCP and GAIMD respond almost instantaneously, TFRC and TEAR take much longer.
m-the-rates-should-double-tcp-yz4lsm = As taxas deveriam dobrar: TCP e GAIMD respondem quase instantaneamente, TFRC e TEAR levam muito mais.

# Fairness index when 8 of 16 flows stop
m-fairness-index-when-8-of-4hc23n = Índice de justiça quando 8 de 16 fluxos param

# When half of the flows stop, the index of TFRC and TEAR does not change; that of TCP and GAIMD rises almost instantaneously.
m-when-half-of-the-flows-480vnb = Quando metade dos fluxos para, o índice do TFRC e do TEAR não muda; o do TCP e do GAIMD sobe quase instantaneamente.

# The queue when 8 of 16 flows stop
m-the-queue-when-8-of-dkt2sk = A fila quando 8 de 16 fluxos param

# To fill the queue again takes TCP 20 round trips, GAIMD 42, TFRC 45 and TEAR more than 200.
m-to-fill-the-queue-again-3a1mzx = Encher a fila de novo leva ao TCP 20 idas e voltas, ao GAIMD 42, ao TFRC 45 e ao TEAR mais de 200.

# Paper
m-paper-ynpwih = Artigo

# Kind
m-kind-hqumoz = Tipo

# Lesson
m-lesson-rddd41 = Lição

# round trip in which rates are counted
m-round-trip-in-which-rates-twpgxv = ida e volta em que se contam as taxas

# length of a run
m-length-of-a-run-vijweg = duração de uma execução

# left out at its start
m-left-out-at-its-start-sloqk7 = deixado de fora no início

# CV of the times
m-cv-of-the-times-i20ncc = CV dos tempos

# mean round trip
m-mean-round-trip-sbuscn = ida e volta média

# one high and one low time
m-one-high-and-one-low-gq33hv = um tempo alto e um baixo

# time on
m-time-on-rfh8yd = tempo ligada

# rate over that of TCP beside it (1: TCP-friendly)
m-rate-over-that-of-tcp-v7upaa = taxa em relação à do TCP ao lado (1: amigável ao TCP)

# part of a doubled link used within k round trips, f(k)
m-part-of-a-doubled-link-vq7zqw = parte de um enlace dobrado usada em k idas e voltas, f(k)

# round trips of loss until the rate is half
m-round-trips-of-loss-until-4309s7 = idas e voltas com perda até a taxa ser metade

# time until two flows share 55 to 45, s
m-time-until-two-flows-share-14g9lr = tempo até dois fluxos compartilharem 55 a 45, s

# Pings
m-pings-sj0ab2 = Pings

# {count} numbers
m-count-numbers-my5yju = { $count } números

# after the warm-up
m-after-the-warm-up-cunhxf = depois do aquecimento

# Throughput of {source}
m-throughput-of-source-pa8tlf = Vazão de { $source }

# Loss of {source}
m-loss-of-source-kkkyfq = Perda de { $source }

# {measure}: {source}
m-measure-source-xa7wsg = { $measure }: { $source }

# source {number}
m-source-number-00osej = fonte { $number }

# {measure} of {group}
m-measure-of-group-2y24b1 = { $measure }: { $group }

# {measure}, bottleneck {number}
m-measure-bottleneck-number-y4usmd = { $measure }, gargalo { $number }

# in {holds} of 1 seed
m-in-holds-of-1-seed-j785cp = com { $holds } de 1 semente

# in {holds} of {of} seeds
m-in-holds-of-of-seeds-sdkn3g = com { $holds } de { $of } sementes

# {count}, {wanted} % wanted
m-count-wanted-wanted-h3d7o1 = { $count }, pedem-se { $wanted } %

# {name} {value}
m-name-value-y6v0tx = { $name } { $value }

# {name} {low} to {high}
m-name-low-to-high-c8ai6v = { $name } de { $low } a { $high }

# met
m-met-mqdwyx = vale

# not met
m-not-met-21qeog = não vale

# cannot be told
m-cannot-be-told-hqqlg8 = não se pode dizer

# {verdict}: {statement}; at {point}, {seeds} ({beside})
m-verdict-statement-at-point-seeds-n5knie = { $verdict }: { $statement }; em { $point }, { $seeds } ({ $beside })

# {verdict}: {statement}; at {point}, {seeds}
m-verdict-statement-at-point-seeds-6a7zdp = { $verdict }: { $statement }; em { $point }, { $seeds }

# The link
m-the-link-366jic = O enlace

# Every bottleneck
m-every-bottleneck-sj3jg7 = Todos os gargalos

# Bottleneck {number}
m-bottleneck-number-51uko5 = Gargalo { $number }

# Flows: {name}
m-flows-name-kxee7h = Fluxos: { $name }

# The flows
m-the-flows-vz5b9p = Os fluxos

# The source
m-the-source-nzlwxd = A fonte

# Transport of {name}
m-transport-of-name-corwic = Transporte de { $name }

# median {median}
m-median-median-r436ab = mediana { $median }

# median {median}, four fifths from {low} to {high}
m-median-median-four-fifths-from-symctm = mediana { $median }, quatro quintos entre { $low } e { $high }

# too few seeds to compare
m-too-few-seeds-to-compare-3n9gx5 = sementes de menos para comparar

# the same in every seed
m-the-same-in-every-seed-xudrbf = igual com todas as sementes

# these seeds cannot tell them apart
m-these-seeds-cannot-tell-them-qjavps = estas sementes não permitem distingui-los

# these seeds cannot tell them apart; about {count} seeds probably could
m-these-seeds-cannot-tell-them-m26y25 = estas sementes não permitem distingui-los; cerca de { $count } provavelmente sim

# more by {by}
m-more-by-by-384zgk = { $by } a mais

# less by {by}
m-less-by-by-tewnks = { $by } a menos

# {measure} has no value in any run: {why}.
m-measure-has-no-value-in-vu4ok7 = { $measure } não tem valor em nenhuma execução: { $why }.

# One seed: no interval can be given. Where something is left to chance, another seed may come out otherwise.
m-one-seed-no-interval-can-wz9nqe = Uma semente: não se pode dar nenhum intervalo. Onde algo fica ao acaso, com outra semente pode sair diferente.

# Only {seeds} seeds: the intervals are wide, and {enough} or more are better.
m-only-seeds-seeds-the-intervals-b8ukym = Só { $seeds } sementes: os intervalos são largos, e { $enough } ou mais são melhores.

# Nothing in these runs is left to chance: every seed gives the same run. Starts with some spread, random losses or a random source make them differ.
m-nothing-in-these-runs-is-0v2nnw = Nestas execuções nada fica ao acaso: cada semente dá a mesma execução. Inícios um pouco espalhados, perdas aleatórias ou uma fonte aleatória as fazem diferir.

# {name} (set up with seed {seed})
m-name-set-up-with-seed-dznpii = { $name } (configura-se com a semente { $seed })

# Paired: {others} runs with seed {from} like the others.
m-paired-others-runs-with-seed-6cp03h = Pareado: { $others } é executado com a semente { $from }, como os demais.

# Paired: {others} run with seed {from} like the others.
m-paired-others-run-with-seed-juy9x0 = Pareados: { $others } são executados com a semente { $from }, como os demais.

# Paired: {others} runs with seeds {from} to {to} like the others.
m-paired-others-runs-with-seeds-971ahk = Pareado: { $others } é executado com as sementes { $from } a { $to }, como os demais.

# Paired: {others} run with seeds {from} to {to} like the others.
m-paired-others-run-with-seeds-do15br = Pareados: { $others } são executados com as sementes { $from } a { $to }, como os demais.

# as it is
m-as-it-is-ppls6q = tal como está

# Shape
m-shape-iq9t52 = Forma

# Queue holds
m-queue-holds-naoezm = Capacidade da fila

# {whose}: {setting}
m-whose-setting-ms8xsz = { $whose }: { $setting }

# every bottleneck
m-every-bottleneck-tm78d3 = todos os gargalos

# Back, {setting}
m-back-setting-h55h94 = Volta, { $setting }

# 1 packet
m-1-packet-8onkfg = 1 pacote

# 1 byte
m-1-byte-3dhbni = 1 byte

# {count} bytes
m-count-bytes-214ea7 = { $count } bytes

# 1 flow
m-1-flow-wypgp8 = 1 fluxo

# {count} flows
m-count-flows-tje15h = { $count } fluxos

# packets/RTT per RTT
m-packets-rtt-per-rtt-xawmo6 = pacotes/RTT por RTT

# from the first loss event of every flow on (after the warm-up where there is none), in bins of one RTT
m-from-the-first-loss-event-cidgei = a partir do primeiro evento de perda de cada fluxo (depois do aquecimento onde não há nenhum), em trechos de um RTT

# the k = 20 base RTTs after the first change after the warm-up; 200 beside it if the run is long enough
m-the-k-20-base-rtts-igowmy = os k = 20 RTTs base após a primeira mudança depois do aquecimento; ao lado, 200 se a execução for longa o bastante

# from the first change after the warm-up to the end of the run, the longest queue of each frame
m-from-the-first-change-after-ipq9h7 = da primeira mudança depois do aquecimento até o fim da execução, a fila mais longa de cada trecho

# after the warm-up, as one bin
m-after-the-warm-up-as-agn0ea = depois do aquecimento, como um só trecho

# from the first packet of the later flow to the end of the run; the first mean is over the first full second
m-from-the-first-packet-of-edwwrj = do primeiro pacote do fluxo posterior até o fim da execução; a primeira média é do primeiro segundo completo

# from the first change after the warm-up (where nothing changes: from when both flows send) to the first loss
m-from-the-first-change-after-j1trft = da primeira mudança depois do aquecimento (onde nada muda: desde que os dois fluxos enviam) até a primeira perda

# as T1; the windows at the end of the frame before the loss
m-as-t1-the-windows-at-i7n7bi = como T1; as janelas no fim do trecho anterior à perda

# from T1 to the end of the run; ε = 10 packets (Table 3; 1 packet in Fig. 4c)
m-from-t1-to-the-end-yzcc5l = de T1 até o fim da execução; ε = 10 pacotes (tabela 3; 1 pacote na fig. 4c)

# after the warm-up; from the first cut in it to the last
m-after-the-warm-up-from-1t9bv7 = depois do aquecimento; do primeiro corte ali até o último

# class
m-class-bihq0v = classe

# after the warm-up; the longest stretch without a cut in it, its first two frames left to recovery
m-after-the-warm-up-the-oram3k = depois do aquecimento; o período mais longo sem corte, deixando os dois primeiros trechos à recuperação

# after the warm-up, in bins of one RTT; the trace and its mean
m-after-the-warm-up-in-2y3cu8 = depois do aquecimento, em trechos de um RTT; o traço e sua média

# after the warm-up, in bins of one RTT
m-after-the-warm-up-in-qvcnb9 = depois do aquecimento, em trechos de um RTT

# after the warm-up, in bins of L = 15 s; yang2000 uses 60 s as well
m-after-the-warm-up-in-ubvs14 = depois do aquecimento, em trechos de L = 15 s; yang2000 usa também 60 s

# none: a model, exact for the expected signed difference
m-none-a-model-exact-for-u0ihfz = nenhum: um modelo, exato para a diferença esperada com sinal

# as stated
m-as-stated-nrsxh0 = como indicado

# none: not measured
m-none-not-measured-9054gm = nenhum: não é medido

# O, D or X
m-o-d-or-x-66zlpn = O, D ou X

# that of the measurements it is passed on
m-that-of-the-measurements-it-ixx7md = o das medições pelas quais se julga

# from the first loss indication after the disturbance to the end of the run, in bins of one RTT
m-from-the-first-loss-indication-rpsyim = da primeira indicação de perda após a perturbação até o fim da execução, em trechos de um RTT

# from the first change after the warm-up to the next one; T_0 over the 100 RTTs before it, T_∞ over the last quarter, before which it must have settled
m-from-the-first-change-after-i4avlz = da primeira mudança depois do aquecimento até a próxima; T_0 nos 100 RTTs anteriores, T_∞ no último quarto, antes do qual deve ter se estabilizado

# the 50 RTTs after the first change after the warm-up; T_0 over the 100 RTTs before it, T_∞ over the last quarter until the next
m-the-50-rtts-after-the-10xa6u = os 50 RTTs após a primeira mudança depois do aquecimento; T_0 nos 100 RTTs anteriores, T_∞ no último quarto até a próxima

# the 60 RTTs after the first change after the warm-up; T_∞ over the last quarter until the next
m-the-60-rtts-after-the-w3w50r = os 60 RTTs após a primeira mudança depois do aquecimento; T_∞ no último quarto até a próxima

# from the first change after the warm-up to the next one; x_0 over the 100 RTTs before it, x_∞ over the last quarter, before which it must have settled
m-from-the-first-change-after-14xv67 = da primeira mudança depois do aquecimento até a próxima; x_0 nos 100 RTTs anteriores, x_∞ no último quarto, antes do qual deve ter se estabilizado

# from conv-time-s after the change to the next one, in bins of 1 s
m-from-conv-time-s-after-b4kxjt = de conv-time-s após a mudança até a próxima, em trechos de 1 s

# after the warm-up and at least 100 RTTs, in bins of one base RTT; at least 2000 RTTs
m-after-the-warm-up-and-d4lqyt = depois do aquecimento e ao menos 100 RTTs, em trechos de um RTT base; ao menos 2000 RTTs

# from the first change after the warm-up to the next one; the steady loss rate over the last quarter of it
m-from-the-first-change-after-lhzjk9 = da primeira mudança depois do aquecimento até a próxima; a taxa de perda estável é a de seu último quarto

# the last 60 s, as one bin
m-the-last-60-s-as-hrpu7y = os últimos 60 s, como um só trecho

# packets/RTT
m-packets-rtt-dxljnv = pacotes/RTT

# after the warm-up, in bins of one RTT; longer bins are scaled to one RTT
m-after-the-warm-up-in-fcr410 = depois do aquecimento, em trechos de um RTT; trechos mais longos são reduzidos à escala de um RTT

# after the warm-up, a sample at the end of every RTT
m-after-the-warm-up-a-zc15k9 = depois do aquecimento, uma amostra no fim de cada RTT

# after the warm-up, the window at the end of every RTT
m-after-the-warm-up-the-b4cjiv = depois do aquecimento, a janela no fim de cada RTT

# more than this: {why}
m-more-than-this-why-5bhyvt = mais que isto: { $why }

# {name}, built in
m-name-built-in-bkr38n = { $name }, incluído

# The card of {rule}
m-the-card-of-rule-tbixtn = A ficha de { $rule }

# of the capacity
m-of-the-capacity-7cv4sl = da capacidade

# more than {value}
m-more-than-value-uzxyjq = mais de { $value }

# {name} at {place}
m-name-at-place-77s3fe = { $name } em { $place }

# <name>it</name> at {place}: <value>it</value> ± {half}
m-name-it-name-at-place-wlsss5 = <name>it</name> em { $place }: <value>it</value> ± { $half }

# <name>it</name> at {place}: <value>it</value>
m-name-it-name-at-place-pta3ul = <name>it</name> em { $place }: <value>it</value>

# {name} at {place}: {value}
m-name-at-place-value-6guw7d = { $name } em { $place }: { $value }

# seeds: {values}
m-seeds-values-2k11y5 = sementes: { $values }

# {value}: the run with seed {seed}, in the playground
m-value-the-run-with-seed-jrntdn = { $value }: a execução com a semente { $seed }, no laboratório

# mean of {count} seeds
m-mean-of-count-seeds-73jvvo = média de { $count } sementes

# one dot a flow
m-one-dot-a-flow-lxj70x = um ponto por fluxo

# bars: 95 % interval of the mean of {count} seeds; dots: each seed
m-bars-95-interval-of-the-rz66yr = barras: intervalo de 95 % da média de { $count } sementes; pontos: cada semente

# bars: least to most of {count} seeds
m-bars-least-to-most-of-tkfuma = barras: mínimo a máximo de { $count } sementes

# {axis} (log scale)
m-axis-log-scale-4cjz3x = { $axis } (escala logarítmica)

# map
m-map-q1ubox = mapa

# chart
m-chart-olm6a3 = gráfico

# {name}: {first} at {from}, {last} at {to}
m-name-first-at-from-last-ex1pdh = { $name }: { $first } em { $from }; { $last } em { $to }

# {name}: mean {mean}, from {low} to {high}
m-name-mean-mean-from-low-p2hewt = { $name }: média { $mean }, de { $low } a { $high }

# Over {what}.
m-over-what-q7tg03 = Em função de { $what }.

# {count} runs have failed
m-count-runs-have-failed-0mgf35 = { $count } execuções falharam

# looking for what has been run before
m-looking-for-what-has-been-6yzkt7 = procurando o que já foi executado antes

# computed from closed forms: no runs
m-computed-from-closed-forms-no-jzqetm = calculado com formas fechadas: sem execuções

# One run
m-one-run-65rxia = Uma execução

# All {count} runs
m-all-count-runs-ef26fb = Todas as { $count } execuções

# {count} seeds
m-count-seeds-56iwda = { $count } sementes

# {runs}, {seeds}, kept from before
m-runs-seeds-kept-from-before-0c289m = { $runs }, { $seeds }, guardadas de antes

# {runs}, {seeds}
m-runs-seeds-jusjd9 = { $runs }, { $seeds }

# {done} of {all} runs, about {time} left
m-done-of-all-runs-about-jb06eu = { $done } de { $all } execuções, faltam cerca de { $time }

# {done} of {all} runs
m-done-of-all-runs-f41wdd = { $done } de { $all } execuções

# run
m-run-bvjc22 = execução

# {words}: {label}, in the playground
m-words-label-in-the-playground-pwi72l = { $words }: { $label }, no laboratório

# and {count} more, in the table
m-and-count-more-in-the-0838by = e mais { $count }, na tabela

# no two consecutive round trips of the window are free of loss
m-no-two-consecutive-round-trips-ot962s = não há no intervalo duas idas e voltas consecutivas sem perdas

# f(k) = bits sent by the link in the k RTTs after the doubling / (k R C)
m-f-k-bits-sent-by-sd4nzx = f(k) = bits enviados pelo enlace nos k RTTs após a duplicação / (k R C)

# the queue does not fall below 95 % of its buffer after the departure
m-the-queue-does-not-fall-20c3ci = a fila não cai abaixo de 95 % de seu buffer após a saída

# the queue has not been full again
m-the-queue-has-not-been-stwa9l = a fila não voltou a encher

# the rate of the hop has no limit
m-the-rate-of-the-hop-mg9tqx = a taxa do salto não tem limite

# the trace of the link lets nothing leave in the window
m-the-trace-of-the-link-tv9pmt = o traço do enlace não deixa sair nada no intervalo

# packets of several sizes cross a reverse hop, and frames count packets
m-packets-of-several-sizes-cross-k2qyco = pacotes de vários tamanhos cruzam um salto do caminho de volta, e os trechos contam pacotes

# the unresponsive sources offer 99 % or more of what the hop can send: nothing is left to share
m-the-unresponsive-sources-offer-99-mg9ph7 = as fontes que não desaceleram oferecem 99 % ou mais do que o salto pode enviar: não resta nada a dividir

# what was completed is not recorded
m-what-was-completed-is-not-p006ag = o que foi concluído não está registrado

# no transfer ended in the window
m-no-transfer-ended-in-the-5lkf7x = nenhuma transferência terminou no intervalo

# one of the two flows never sends
m-one-of-the-two-flows-ro0a7x = um dos dois fluxos nunca envia

# neither flow has lost a packet
m-neither-flow-has-lost-a-2re2wv = nenhum dos dois fluxos perdeu um pacote

# the two flows have not come to equal shares
m-the-two-flows-have-not-n59djp = os dois fluxos não chegaram a partes iguais

# the loss comes in the first frame: no windows were recorded before it
m-the-loss-comes-in-the-x01q06 = a perda vem no primeiro trecho: antes dele nenhuma janela foi registrada

# RTTs between two consecutive window decreases
m-rtts-between-two-consecutive-window-xt6ac3 = RTTs entre duas reduções consecutivas da janela

# no flow cuts its window twice in this stretch
m-no-flow-cuts-its-window-c4fjw3 = nenhum fluxo corta sua janela duas vezes neste trecho

# sign of (w(T) − 2 w(T/2) + w(0)) / (w(T) − w(0)) over the longest climb without a cut
m-sign-of-w-t-2-4ttlwf = sinal de (w(T) − 2 w(T/2) + w(0)) / (w(T) − w(0)) na subida mais longa sem corte

# the window does not climb
m-the-window-does-not-climb-hoskh1 = a janela não sobe

# in no bin of the window were two flows there from its beginning to its end, and anything sent
m-in-no-bin-of-the-7yt1ps = em nenhum trecho do intervalo havia dois fluxos do começo ao fim e algo foi enviado

# CoV over i of (packets sent in L)/L
m-cov-over-i-of-packets-nu2c61 = CV sobre i de (pacotes enviados em L)/L

# is of flows of one scheme; several are selected
m-is-of-flows-of-one-yp2t2n = é de fluxos de um esquema; há vários escolhidos

# max(x₁/x₂, x₂/x₁)
m-max-x-x-x-x-gf808s = máx(x₁/x₂, x₂/x₁)

# one of the two flows sent nothing: the ratio has no bound
m-one-of-the-two-flows-qe1aza = um dos dois fluxos não enviou nada: a razão não tem limite

# say which closed form
m-say-which-closed-form-8jt6tr = diga qual forma fechada

# n = ln(δ) / ln(1 − b p)
m-n-ln-ln-1-b-2vk96a = n = ln(δ) / ln(1 − b p)

# the formula named
m-the-formula-named-egluhr = a fórmula nomeada

# drops / arrivals
m-drops-arrivals-uflxfe = descartes / chegadas

# no packet was sent in the window
m-no-packet-was-sent-in-ph1lj3 = nenhum pacote foi enviado no intervalo

# (ECN marks + drops) / arrivals
m-ecn-marks-drops-arrivals-d7rbea = (marcas ECN + descartes) / chegadas

# no packet arrived at the hop in the window
m-no-packet-arrived-at-the-nb3rv4 = nenhum pacote chegou ao salto no intervalo

# (dropped/sent) of the studied flow / (dropped/sent) of TCP
m-dropped-sent-of-the-studied-xjdc7g = (descartados/enviados) do fluxo estudado / (descartados/enviados) do TCP

# TCP lost nothing in the window
m-tcp-lost-nothing-in-the-gsqspz = o TCP não perdeu nada no intervalo

# no ping runs
m-no-ping-runs-djr7nk = não há nenhum ping em execução

# the shortest
m-the-shortest-dwtura = a mais curta

# no probe came back in the window
m-no-probe-came-back-in-e14b6x = nenhuma sonda voltou no intervalo

# lost / sent
m-lost-sent-sw0q50 = perdidas / enviadas

# no probe was sent in the window
m-no-probe-was-sent-in-ag8mj5 = nenhuma sonda foi enviada no intervalo

# its window does not climb
m-its-window-does-not-climb-ohhazs = sua janela não sobe

# fewer than two climbs of a few round trips between its losses
m-fewer-than-two-climbs-of-7b6aze = menos de duas subidas de algumas idas e voltas entre suas perdas

# the rate has not come down to half
m-the-rate-has-not-come-y4be3t = a taxa não caiu pela metade

# the rate has not come to stay at its new value
m-the-rate-has-not-come-4raiot = a taxa não chegou a manter-se em seu novo valor

# the rate rises at this step: there is nothing to fall below
m-the-rate-rises-at-this-yvht4x = a taxa sobe neste degrau: não há nada abaixo de que cair

# the new steady rate is 0: there is nothing to fall below
m-the-new-steady-rate-is-spn3v0 = a nova taxa estável é 0: não há nada abaixo de que cair

# value of a control parameter
m-value-of-a-control-parameter-vhc1je = valor de um parâmetro de controle

# entry of a classification table
m-entry-of-a-classification-table-7poczh = entrada de uma tabela de classificação

# the flows have packets of several sizes
m-the-flows-have-packets-of-eqicnf = os fluxos têm pacotes de vários tamanhos

# the flows have not taken 90 % of what is available
m-the-flows-have-not-taken-u4njcd = os fluxos não tomaram 90 % do disponível

# the throughput has not come to stay near its last quarter
m-the-throughput-has-not-come-exgt0v = a vazão não chegou a manter-se perto de seu último quarto

# cov-time of 1 s rates after conv-time-s
m-cov-time-of-1-s-huyc5z = cov-time de taxas de 1 s depois de conv-time-s

# the throughput has not settled, so nothing comes after
m-the-throughput-has-not-settled-f36czq = a vazão não se estabilizou, então nada vem depois

# less than two bins are left after the throughput has settled
m-less-than-two-bins-are-3y3hhg = restam menos de dois trechos depois de a vazão se estabilizar

# nothing was delivered after the throughput had settled
m-nothing-was-delivered-after-the-fxfqqs = nada foi entregue depois de a vazão se estabilizar

# no flow was there for two bins of the window and sent anything
m-no-flow-was-there-for-yjglz1 = nenhum fluxo esteve durante dois trechos do intervalo e enviou algo

# Σ bits delivered / T
m-bits-delivered-t-fqfuhf = Σ bits entregues / T

# dropped / sent
m-dropped-sent-zhk9f2 = descartados / enviados

# no source sent anything in the window
m-no-source-sent-anything-in-fidowv = nenhuma fonte enviou nada no intervalo

# no source runs beside the flows
m-no-source-runs-beside-the-qkcj49 = não há nenhuma fonte ao lado dos fluxos

# the loss rate has not come down
m-the-loss-rate-has-not-7kkcaa = a taxa de perda não baixou

# nothing changes in this run after its warm-up: say when the disturbance is
m-nothing-changes-in-this-run-f4il3m = nesta execução nada muda depois do aquecimento: diga quando é a perturbação

# no flow is there from before the disturbance to the end: say which flows
m-no-flow-is-there-from-8zk5d8 = nenhum fluxo está presente desde antes da perturbação até o fim: diga quais fluxos

# bits transmitted / (C · duration)
m-bits-transmitted-c-duration-dpdpck = bits transmitidos / (C · duração)

# bits delivered in the last 60 s / 60 s
m-bits-delivered-in-the-last-owtgo0 = bits entregues nos últimos 60 s / 60 s

# mean x of the studied flows / mean x of the TCP flows
m-mean-x-of-the-studied-sw7a35 = x média dos fluxos estudados / x média dos fluxos TCP

# TCP delivered nothing in the window
m-tcp-delivered-nothing-in-the-4i2gyt = o TCP não entregou nada no intervalo

# no flow was there throughout a bin of the window
m-no-flow-was-there-throughout-8iv748 = nenhum fluxo esteve presente durante um trecho inteiro do intervalo

# q(t), sampled every RTT
m-q-t-sampled-every-rtt-n75zim = q(t), amostrada a cada RTT

# needs throughput relative to TCP at CV 1
m-needs-throughput-relative-to-tcp-lm1yr7 = precisa da vazão em relação ao TCP com CV 1

# TCP's time to take the freed bandwidth is 0
m-tcp-s-time-to-take-m55bsl = o tempo do TCP para tomar a largura de banda liberada é 0

# cell of the verdict table
m-cell-of-the-verdict-table-4cua10 = célula da tabela de vereditos

# The paper makes no claim about it that a run could check.
m-the-paper-makes-no-claim-rrlrcu = O artigo não afirma nada sobre ela que uma execução possa verificar.

# Checking: {done} of {all} runs
m-checking-done-of-all-runs-kx9mj7 = Verificando: { $done } de { $all } execuções

# {count} holds
m-count-holds-cwzvqe = { $count } se confirma

# {count} hold
m-count-hold-2umsa9 = { $count } se confirmam

# {count} cannot be told
m-count-cannot-be-told-azderh = { $count } sem poder decidir

# {count} does not hold
m-count-does-not-hold-85mmsp = { $count } não se confirma

# {count} do not hold
m-count-do-not-hold-o2rp65 = { $count } não se confirmam

# {count} no test
m-count-no-test-34a6h5 = { $count } sem teste

# {count} in all
m-count-in-all-gyas9s = { $count } ao todo

# To run the others here takes 1 more run.
m-to-run-the-others-here-967xtw = Para executar aqui as outras falta mais 1 execução.

# To run the others here takes {count} more runs.
m-to-run-the-others-here-s7fhw7 = Para executar aqui as outras faltam mais { $count } execuções.

# There is 1 more run.
m-there-is-1-more-run-dcvbam = Há mais 1 execução.

# There are {count} more runs.
m-there-are-count-more-runs-x6frwl = Há mais { $count } execuções.

# of {paper}
m-of-paper-chdwg0 = de { $paper }

# with {scheme}
m-with-scheme-7b3gta = com { $scheme }

# among the tables
m-among-the-tables-2ablph = entre as tabelas

# among the figures
m-among-the-figures-64im89 = entre as figuras

# about {lesson}
m-about-lesson-ujkpfq = sobre { $lesson }

# Drop “{word}”: 1 figure
m-drop-word-1-figure-p11ybk = Tirar “{ $word }”: 1 figura

# Drop “{word}”: {count} figures
m-drop-word-count-figures-ocshhl = Tirar “{ $word }”: { $count } figuras

# There is no figure {which}.
m-there-is-no-figure-which-nu2kqn = Não há nenhuma figura { $which }.

# All {count} figures and tables
m-all-count-figures-and-tables-6f9xjg = Todas as { $count } figuras e tabelas

# {count} figures and tables
m-count-figures-and-tables-54ccn9 = { $count } figuras e tabelas

# {count} of {all}
m-count-of-all-8vv59i = { $count } de { $all }

# There is no figure called “{id}”
m-there-is-no-figure-called-3finun = Não há nenhuma figura chamada “{ $id }”

# The runs differ in {what}.
m-the-runs-differ-in-what-vujnkp = As execuções diferem em { $what }.

# {first}; in {next}
m-first-in-next-rrwdtu = { $first }; em { $next }

# {value} in the paper’s
m-value-in-the-paper-s-4o34l8 = { $value } no artigo

# Numbers of {what}
m-numbers-of-what-atr3e4 = Números de { $what }

# {what}; mean of one seed
m-what-mean-of-one-seed-w33vsr = { $what }; média de uma semente

# {what}; mean of {seeds} seeds, with the least and the most
m-what-mean-of-seeds-seeds-laras3 = { $what }; média de { $seeds } sementes, com o mínimo e o máximo

# Completion time, mean
m-completion-time-mean-kl1nbd = Tempo de transferência, média

# From the first packet of a transfer to the ACK of its last one, mean over the transfers that end in the window.
m-from-the-first-packet-of-z6q2w3 = Do primeiro pacote de uma transferência até o ACK do último, média das transferências que terminam na janela.

# Completion time, 95th percentile
m-completion-time-95th-percentile-32enfl = Tempo de transferência, percentil 95

# The least time that 95 in 100 of the transfers that end in the window do not exceed.
m-the-least-time-that-95-mlyfyf = O menor tempo que 95 em cada 100 das transferências que terminam na janela não excedem.

# the ⌈0.95 n⌉-th shortest of n
m-the-0-95-n-th-9r4u09 = a ⌈0,95 n⌉-ésima mais curta de n

# Completion time, 99th percentile
m-completion-time-99th-percentile-77otvx = Tempo de transferência, percentil 99

# The least time that 99 in 100 of the transfers that end in the window do not exceed.
m-the-least-time-that-99-1q751v = O menor tempo que 99 em cada 100 das transferências que terminam na janela não excedem.

# the ⌈0.99 n⌉-th shortest of n
m-the-0-99-n-th-1t4a1p = a ⌈0,99 n⌉-ésima mais curta de n

# Checking: {done} of {all} run
m-checking-done-of-all-run-lll5bm = Verificando: { $done } de { $all } execução

# One number
m-one-number-p0c794 = Um número

# {done} of {all} run, about {time} left
m-done-of-all-run-about-9ibon9 = { $done } de { $all } execução, faltam cerca de { $time }

# {done} of {all} run
m-done-of-all-run-ws3kaw = { $done } de { $all } execução
