# There is no score. Every known single number for throughput and delay is won by whoever starves the others: read the plane together with Fairness and with what TCP gets beside it.
m-there-is-no-score-every-crupxb = 这里没有总分。任何已知的吞吐量与时延的单一数值，都会由让别人挨饿者胜出：请把平面图与公平以及旁边的 TCP 所得一起阅读。
