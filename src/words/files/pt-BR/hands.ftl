# Sawtooth: your own hands
m-sawtooth-your-own-hands-0o5a3j = Sawtooth: suas próprias mãos

# A table of games
m-a-table-of-games-u9mby6 = Uma tabela de jogos

# Each link is computed anew, beside the same run with TCP in that seat. What a link says of itself counts for nothing.
m-each-link-is-computed-anew-fuhmwh = Cada link é calculado de novo, ao lado da mesma execução com o TCP nesse assento. O que um link diz de si mesmo não conta.

# The games
m-the-games-kdlclz = Os jogos

# This game cannot be opened
m-this-game-cannot-be-opened-94snsu = Este jogo não pode ser aberto

# Be the congestion control of one flow for a minute, with nothing to go by but what comes back to you; or be the network, and see what five lost packets do.
m-be-the-congestion-control-of-nudgg2 = Seja por um minuto o controle de congestionamento de um fluxo, sem outra guia além do que volta até você; ou seja a rede, e veja o que fazem cinco pacotes perdidos.

# Take the wheel
m-take-the-wheel-f8z21e = Assumir o volante

# The run in the playground
m-the-run-in-the-playground-ck9fa0 = A execução do laboratório

# One flow of this run is yours.
m-one-flow-of-this-run-4d79x9 = Um fluxo desta execução é seu.

# Alone
m-alone-6yiww4 = Sozinho

# Nobody else is there. Find how much fits, and do not fill the queue.
m-nobody-else-is-there-find-tdkzmd = Não há mais ninguém. Ache quanto cabe, e não encha a fila.

# Beside one TCP
m-beside-one-tcp-lcj2zg = Ao lado de um TCP

# Another flow shares the link, and it gives way when it loses packets. Do you?
m-another-flow-shares-the-link-2sf0bp = Outro fluxo compartilha o enlace, e cede quando perde pacotes. E você?

# In a crowd
m-in-a-crowd-gv7428 = Na multidão

# Several others share the link. What you take they lack.
m-several-others-share-the-link-abhcy3 = Vários outros compartilham o enlace. O que você toma falta a eles.

# Over the air
m-over-the-air-fn96zs = Pelo ar

# Some packets are lost that no queue dropped. Which losses say “slow down”?
m-some-packets-are-lost-that-xju7zr = Perdem-se alguns pacotes que nenhuma fila descartou. Quais perdas dizem “mais devagar”?

# On a rate
m-on-a-rate-q5gjgr = Com uma taxa

# No window holds you back: you say how many packets leave in a second, and nothing is sent again.
m-no-window-holds-you-back-cgl6pf = Nenhuma janela segura você: você diz quantos pacotes saem por segundo, e nada é reenviado.

# Rush hour
m-rush-hour-ynixbn = Hora do rush

# The room on the link changes while you drive.
m-the-room-on-the-link-yh0ixk = O espaço no enlace muda enquanto você dirige.

# Bring TCP down
m-bring-tcp-down-ix7e34 = Derrube o TCP

# One TCP flow, five packets to lose. How little can you leave it?
m-one-tcp-flow-five-packets-6zcwob = Um fluxo TCP, cinco pacotes para perder. Com quão pouco você consegue deixá-lo?

# Make them unequal
m-make-them-unequal-3rgjq2 = Torne-os desiguais

# Two equal TCP flows, five packets to lose. How far apart can you drive them?
m-two-equal-tcp-flows-five-vlwb7x = Dois fluxos TCP iguais, cinco pacotes para perder. Quanto você consegue separá-los?

# Outcome
m-outcome-0spdxv = Resultado

# Both runs are computed…
m-both-runs-are-computed-y11s7p = As duas execuções são calculadas…

# Without
m-without-16sgw3 = Sem eles

# Each of them
m-each-of-them-s917y1 = Cada um deles

# Both runs side by side in the playground
m-both-runs-side-by-side-d2krwy = As duas execuções lado a lado no laboratório

# Play it again
m-play-it-again-vy1lnc = Jogar de novo

# Other games
m-other-games-o83w1u = Outros jogos

# The game
m-the-game-aomyse = O jogo

# Go on
m-go-on-engc7w = Continuar

# Ready? Press Space, or tap
m-ready-press-space-or-tap-zz3yqk = Pronto? Pressione Espaço ou toque

# Time of the game
m-time-of-the-game-lm69ng = Tempo do jogo

# Sound on
m-sound-on-98kayt = Som ligado

# what you got
m-what-you-got-cg8nt6 = o que você obteve

# what you got over TCP
m-what-you-got-over-tcp-3flqwj = o que você obteve em relação ao TCP

# what the others got
m-what-the-others-got-ivssvh = o que os outros obtiveram

# the shortest queue
m-the-shortest-queue-42cipx = a fila mais curta

# the fewest packets lost
m-the-fewest-packets-lost-1d2u6b = menos pacotes perdidos

# Over the whole run
m-over-the-whole-run-np0hnm = Em toda a execução

# You
m-you-efd4xo = Você

# TCP in your seat
m-tcp-in-your-seat-nxvc2j = TCP em seu assento

# Paste a link first, one in a line.
m-paste-a-link-first-one-ginor7 = Cole primeiro um link, um por linha.

# Compute them
m-compute-them-lb7i08 = Calculá-los

# Rank by
m-rank-by-8tzv90 = Ordenar por

# Waiting
m-waiting-jufdxk = Espera

# This game was played
m-this-game-was-played-ghvtbj = Assim se jogou

# The fog lifts
m-the-fog-lifts-7a1b7y = A névoa se dissipa

# Window in this seat
m-window-in-this-seat-boy5kh = Janela neste assento

# Queue that everybody waits in
m-queue-that-everybody-waits-in-3jnjjz = Fila em que todos esperam

# Your rate
m-your-rate-t6ko0s = Sua taxa

# Your window
m-your-window-muadpe = Sua janela

# found missing
m-found-missing-cinpi7 = dados como perdidos

# Round trip of the last ACK
m-round-trip-of-the-last-fs8btd = Ida e volta do último ACK

# Acknowledged
m-acknowledged-6pjkut = Confirmados

# Found missing
m-found-missing-iiecfz = Dados como perdidos

# Sent again
m-sent-again-idlzmv = Reenviados

# Hold to grow, let go to halve
m-hold-to-grow-let-go-fixh12 = Segure para crescer, solte para cair pela metade

# Start
m-start-30xvgf = Começar

# Half a minute of it, with five packets to lose or to mark.
m-half-a-minute-of-it-p8vp91 = Meio minuto dela, com cinco pacotes para perder ou marcar.

# Five packets to lose or to mark.
m-five-packets-to-lose-or-vmxogx = Cinco pacotes para perder ou marcar.

# What {done} did
m-what-done-did-e2rxdg = Efeito de { $done }

# With your presses
m-with-your-presses-hm72g7 = Com seus toques

# {lost} and {marked}
m-lost-and-marked-neucdq = { $lost } e { $marked }

# packet {packet}: nothing fell for it.
m-packet-packet-nothing-fell-for-8bzu4p = pacote { $packet }: nada baixou por ele.

# Lose
m-lose-n9lztk = Perder

# Mark
m-mark-cv0f5s = Marcar

# You have five packets to lose in {seconds} s. Space loses the next one of the first flow; a number that of another.
m-you-have-five-packets-to-jpmx0i = Você tem cinco pacotes para perder em { $seconds } s. Espaço perde o próximo do primeiro fluxo; um número, o de outro.

# M has a press mark a packet in place of losing it: nothing is missing then, and a sender that understands marks (ECN) slows down as for a loss.
m-m-has-a-press-mark-4cgrk9 = M faz um toque marcar um pacote em vez de perdê-lo: então nada falta, e um emissor que entende marcas (ECN) desacelera como por uma perda.

# left
m-left-52pxm8 = restam

# A press
m-a-press-t26c7v = Um toque

# The next packet of
m-the-next-packet-of-19rjrg = O próximo pacote de

# Lose the next of {name}
m-lose-the-next-of-name-e9k5za = Perder o próximo de { $name }

# Mark the next of {name}
m-mark-the-next-of-name-qj22hq = Marcar o próximo de { $name }

# {names}: no marks. ECN is off there, so no packet of it can carry one.
m-names-no-marks-ecn-is-ov6315 = { $names }: sem marcas. O ECN está desligado ali, então nenhum pacote dele pode levar uma.

# A packet of {name} lost at {at} s; {left} left.
m-a-packet-of-name-lost-ycv6l0 = Um pacote de { $name } perdido aos { $at } s; { $left ->
    [one] resta { $left }
   *[other] restam { $left }
  }.

# A packet of {name} marked at {at} s; {left} left.
m-a-packet-of-name-marked-vczbu2 = Um pacote de { $name } marcado aos { $at } s; { $left ->
    [one] resta { $left }
   *[other] restam { $left }
  }.

# A link to this game, {n} characters
m-a-link-to-this-game-lat9y7 = Um link para este jogo, { $n } caracteres

# Play it yourself
m-play-it-yourself-t0logh = Jogue você mesmo

# Computed from the presses in the link; digest of all samples {digest}.
m-computed-from-the-presses-in-53p4ds = Calculado a partir dos toques do link; resumo de todas as amostras { $digest }.

# Computed again from your presses, to the same bits: digest {digest}.
m-computed-again-from-your-presses-juhp36 = Calculado de novo a partir de seus toques, com os mesmos bits: resumo { $digest }.

# Computed again from your presses, and it is not what you played: {digest} in place of {played}. That is a mistake of this page.
m-computed-again-from-your-presses-j7qcu3 = Calculado de novo a partir de seus toques, e não é o que você jogou: { $digest } em vez de { $played }. Isso é um erro desta página.

# packet {packet}, marked: nothing fell for it; one cut answers for all that is missing or marked of a window.
m-packet-packet-marked-nothing-fell-mw4t63 = pacote { $packet }, marcado: nada baixou por ele; um corte responde por tudo o que falta ou está marcado de uma janela.

# Full
m-full-zf1lr0 = Inteira

# Half
m-half-o47ah0 = Metade

# Quarter
m-quarter-2en6h3 = Um quarto

# You choose whose seat you take, and whether you set its window or its rate.
m-you-choose-whose-seat-you-ve9wnu = Você escolhe de quem é o assento que ocupa e se ajusta sua janela ou sua taxa.

# A window
m-a-window-coe83c = Uma janela

# A rate
m-a-rate-c8tdrq = Uma taxa

# Your seat
m-your-seat-2grggj = Seu assento

# You set
m-you-set-msz330 = Você ajusta

# packets under way at most
m-packets-under-way-at-most-2wtf8r = pacotes a caminho no máximo

# packets waiting
m-packets-waiting-648ttd = pacotes em espera

# packets per second
m-packets-per-second-j67r7v = pacotes por segundo

# Your own hands · Sawtooth
m-your-own-hands-sawtooth-ujtuhm = Suas próprias mãos · Sawtooth

# <table>A table of games</table>: paste the links of a class; all are computed anew and ranked by what you choose.
m-table-a-table-of-games-f1br6b = <table>Uma tabela de jogos</table>: cole os links de uma turma; todos são calculados de novo e ordenados pelo que você escolher.

# There is no game called “{name}”.
m-there-is-no-game-called-3y5o6f = Não há nenhum jogo chamado “{ $name }”.

# This run lasts {duration} s, and a game at most {most} s.
m-this-run-lasts-duration-s-855kh8 = Esta execução dura { $duration } s, e um jogo, no máximo { $most } s.

# 1 lost packet
m-1-lost-packet-aoew9a = 1 pacote perdido

# {count} lost packets
m-count-lost-packets-ryumkv = { $count } pacotes perdidos

# 1 marked packet
m-1-marked-packet-lhtolg = 1 pacote marcado

# {count} marked packets
m-count-marked-packets-a7ldjx = { $count } pacotes marcados

# no packet of it came by any more.
m-no-packet-of-it-came-qgwbpo = nenhum pacote dele passou mais.

# no packet of it that can carry a mark came by any more.
m-no-packet-of-it-that-q1c188 = nenhum pacote dele que possa levar uma marca passou mais.

# packet {packet}, marked
m-packet-packet-marked-ryy6fb = pacote { $packet }, marcado

# {name}: its window fell for it, from {from} to {to} packets at {time} s.
m-name-its-window-fell-for-1xx41l = { $name }: sua janela caiu por ele, de { $from } para { $to } pacotes aos { $time } s.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, not yours; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-4ydtx7 = { $name }: sua janela caiu de { $from } para { $to } pacotes aos { $time } s, pelo pacote { $other }, que não é seu; um corte responde por tudo o que falta ou está marcado de uma janela.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, which you lost too; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-iyozkk = { $name }: sua janela caiu de { $from } para { $to } pacotes aos { $time } s, pelo pacote { $other }, que você também perdeu; um corte responde por tudo o que falta ou está marcado de uma janela.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, which you marked; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-u63718 = { $name }: sua janela caiu de { $from } para { $to } pacotes aos { $time } s, pelo pacote { $other }, que você marcou; um corte responde por tudo o que falta ou está marcado de uma janela.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, lost on the way, not by you; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-hvos0g = { $name }: sua janela caiu de { $from } para { $to } pacotes aos { $time } s, pelo pacote { $other }, perdido no caminho, não por você; um corte responde por tudo o que falta ou está marcado de uma janela.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, marked by the queue, not by you; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-ki43uq = { $name }: sua janela caiu de { $from } para { $to } pacotes aos { $time } s, pelo pacote { $other }, marcado pela fila, não por você; um corte responde por tudo o que falta ou está marcado de uma janela.

# {name}: its window fell from {from} to {to} packets at {time} s, for packet {other}, dropped by the queue, not by you; one cut answers for all that is missing or marked of a window.
m-name-its-window-fell-from-cgnx08 = { $name }: sua janela caiu de { $from } para { $to } pacotes aos { $time } s, pelo pacote { $other }, descartado pela fila, não por você; um corte responde por tudo o que falta ou está marcado de uma janela.

# {done} in {duration} s: {mine} came through in place of {without}, {share} % less.
m-done-in-duration-s-mine-whj0df = { $done } em { $duration } s: passaram { $mine } em vez de { $without }, { $share } % a menos.

# {done} in {duration} s: {mine} came through in place of {without}, {share} % more.
m-done-in-duration-s-mine-8st4vf = { $done } em { $duration } s: passaram { $mine } em vez de { $without }, { $share } % a mais.

# Jain’s index of fairness, 1 where all get the same, is {mine} in place of {without}.
m-jain-s-index-of-fairness-uq2m0v = O índice de justiça de Jain, 1 onde todos recebem o mesmo, é { $mine } em vez de { $without }.

# <b>{packets}</b> left
m-b-packets-b-left-jvox8u = <b>{ $packets }</b> por usar

# A press marks now.
m-a-press-marks-now-abouqt = Agora um toque marca.

# <b>{now}</b> of {duration} s
m-b-now-b-of-duration-l7kvfw = <b>{ $now }</b> de { $duration } s

# Line {number}
m-line-number-com8jy = Linha { $number }

# The first {count} lines are read; at most {most} are. The rest is left out.
m-the-first-count-lines-are-z8mhsy = As primeiras { $count } linhas são lidas; no máximo { $most } o são. O resto fica de fora.

# it is {length} characters long; a game’s link has at most {most}
m-it-is-length-characters-long-9xtbf3 = tem { $length } caracteres; o link de um jogo tem no máximo { $most }

# there is no link in this line
m-there-is-no-link-in-8up1ff = não há nenhum link nesta linha

# it cannot be opened
m-it-cannot-be-opened-kq97mp = não pode ser aberto

# Through this seat
m-through-this-seat-i90d47 = Entregue neste assento

# Through all other flows
m-through-all-other-flows-2dir2m = Entregue por todos os outros fluxos

# Round trip in this seat
m-round-trip-in-this-seat-5kzrls = Ida e volta neste assento

# –
m--667c9u = –

# Packets waiting, on average
m-packets-waiting-on-average-msnref = Pacotes em espera, em média

# Packets of this seat lost
m-packets-of-this-seat-lost-3uusns = Pacotes perdidos deste assento

# Timeouts in this seat
m-timeouts-in-this-seat-7sqtsd = Estouros do temporizador neste assento

# You got {mine} through: as much as TCP in your seat.
m-you-got-mine-through-as-8k6opr = Você entregou { $mine }: tanto quanto o TCP em seu assento.

# You got {mine} through: {apart} more than TCP in your seat, which got {tcp}.
m-you-got-mine-through-apart-b3t01g = Você entregou { $mine }: { $apart } a mais que o TCP em seu assento, que entregou { $tcp }.

# You got {mine} through: {apart} less than TCP in your seat, which got {tcp}.
m-you-got-mine-through-apart-5fmnlw = Você entregou { $mine }: { $apart } a menos que o TCP em seu assento, que entregou { $tcp }.

# On average {queue} packets waited in the queue, and {queueTcp} with TCP; {lost} of your packets were lost, and {lostTcp} of TCP’s.
m-on-average-queue-packets-waited-dbp1j9 = Em média { $queue } pacotes esperaram na fila, e { $queueTcp } com o TCP; perderam-se { $lost } de seus pacotes, e { $lostTcp } dos do TCP.

# Your round trip was {mine} ms on average, and TCP’s {tcp} ms.
m-your-round-trip-was-mine-dolbnq = Sua ida e volta foi em média de { $mine } ms; a do TCP, de { $tcp } ms.

# The other flow got as much beside you as beside TCP, {others}.
m-the-other-flow-got-as-r7bvvw = O outro fluxo recebeu ao seu lado o mesmo que ao lado do TCP, { $others }.

# The other {count} flows together got as much beside you as beside TCP, {others}.
m-the-other-count-flows-together-gc224o = Os outros { $count } fluxos juntos receberam ao seu lado o mesmo que ao lado do TCP, { $others }.

# The other flow got {others} beside you and {besideTcp} beside TCP: {apart} lost to you.
m-the-other-flow-got-others-3pu53n = O outro fluxo recebeu { $others } ao seu lado e { $besideTcp } ao lado do TCP: { $apart } que perdeu para você.

# The other {count} flows together got {others} beside you and {besideTcp} beside TCP: {apart} lost to you.
m-the-other-count-flows-together-ccw8xr = Os outros { $count } fluxos juntos receberam { $others } ao seu lado e { $besideTcp } ao lado do TCP: { $apart } que perderam para você.

# The other flow got {others} beside you and {besideTcp} beside TCP: {apart} gained by your restraint.
m-the-other-flow-got-others-wvtzgj = O outro fluxo recebeu { $others } ao seu lado e { $besideTcp } ao lado do TCP: { $apart } que ganhou por sua moderação.

# The other {count} flows together got {others} beside you and {besideTcp} beside TCP: {apart} gained by your restraint.
m-the-other-count-flows-together-pfgfvz = Os outros { $count } fluxos juntos receberam { $others } ao seu lado e { $besideTcp } ao lado do TCP: { $apart } que ganharam por sua moderação.

# Place
m-place-6ygujg = Posição

# Got
m-got-fse37x = Recebeu

# TCP in that seat
m-tcp-in-that-seat-mijj8t = TCP nesse assento

# Others, beside it
m-others-beside-it-g8tvmd = Os outros, ao lado dele

# Others, beside TCP
m-others-beside-tcp-tg8nbj = Os outros, ao lado do TCP

# Computing {index} of {count}…
m-computing-index-of-count-714sn7 = Calculando { $index } de { $count }…

# {count} computed.
m-count-computed-02nlqf = Calculados: { $count }.

# Links, one in a line, at most {most}; a name may stand before each
m-links-one-in-a-line-f08k9l = Links, um por linha, no máximo { $most }; antes de cada um pode vir um nome

# Not computed: {why}
m-not-computed-why-n3h09l = Não calculado: { $why }

# Hold Space, or the large button, and your rate grows by ten packets/s every tenth of a second. Let go, and it halves. That is enough to play; the other steps are for a finer hand.
m-hold-space-or-the-large-1yp2bm = Segure Espaço, ou o botão grande, e sua taxa cresce dez pacotes/s a cada décimo de segundo. Solte, e ela cai pela metade. Isso basta para jogar; os outros passos são para uma mão mais fina.

# Hold Space, or the large button, and your window grows by a packet every tenth of a second. Let go, and it halves. That is enough to play; the other steps are for a finer hand.
m-hold-space-or-the-large-j21231 = Segure Espaço, ou o botão grande, e sua janela cresce um pacote a cada décimo de segundo. Solte, e ela cai pela metade. Isso basta para jogar; os outros passos são para uma mão mais fina.

# Fog hides the queue and everybody else: you see what comes back to you. It lifts after {duration} s.
m-fog-hides-the-queue-and-1rbo85 = A névoa esconde a fila e todos os outros: você vê o que volta até você. Ela se dissipa após { $duration } s.

# {at} s: rate {window}, round trip {trip} ms, {again} found missing.
m-at-s-rate-window-round-kqm411 = { $at } s: taxa { $window }, ida e volta { $trip } ms, dados como perdidos: { $again }.

# {at} s: rate {window}, no answer yet, {again} found missing.
m-at-s-rate-window-no-5tqc6i = { $at } s: taxa { $window }, ainda sem resposta, dados como perdidos: { $again }.

# {at} s: window {window}, round trip {trip} ms, {again} sent again.
m-at-s-window-window-round-libkej = { $at } s: janela { $window }, ida e volta { $trip } ms, reenviados: { $again }.

# {at} s: window {window}, no answer yet, {again} sent again.
m-at-s-window-window-no-fx79h2 = { $at } s: janela { $window }, ainda sem resposta, reenviados: { $again }.

# nobody’s hands are in it
m-nobody-s-hands-are-in-tg06em = não há nela as mãos de ninguém

# more than one hand is in it
m-more-than-one-hand-is-w3qi50 = há nela mais de uma mão

# it lasts {duration} s, and a game at most {most} s
m-it-lasts-duration-s-and-burefq = dura { $duration } s, e um jogo, no máximo { $most } s

# it has not been played yet
m-it-has-not-been-played-63f6pu = ainda não foi jogada

# The first line is read; at most {most} are. The rest is left out.
m-the-first-line-is-read-lhieia = A primeira linha é lida; no máximo { $most } o são. O resto fica de fora.

# On average {queue} packets waited in the queue, and {queueTcp} with TCP; {lost} of your packets was lost, and {lostTcp} of TCP’s.
m-on-average-queue-packets-waited-ge6bql = Em média { $queue } pacotes esperaram na fila, e { $queueTcp } com o TCP; perdeu-se { $lost } de seus pacotes, e { $lostTcp } dos do TCP.
