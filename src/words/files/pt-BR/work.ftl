# There is no score. Every known single number for throughput and delay is won by whoever starves the others: read the plane together with Fairness and with what TCP gets beside it.
m-there-is-no-score-every-crupxb = Não há pontuação. Todo número único conhecido para vazão e atraso é ganho por quem mata os outros de fome: leia o plano junto com Justiça e com o que o TCP obtém ao lado.
