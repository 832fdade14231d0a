# There is no score. Every known single number for throughput and delay is won by whoever starves the others: read the plane together with Fairness and with what TCP gets beside it.
m-there-is-no-score-every-crupxb = No hay puntuación. Todo número único conocido para caudal y retardo lo gana quien mata de hambre a los demás: lea el plano junto con Equidad y con lo que TCP obtiene a su lado.
