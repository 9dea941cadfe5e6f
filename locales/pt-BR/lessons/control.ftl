### Texts of the lesson “Tomar um ladrilho”.

title = Tomar um ladrilho

step-1 = Você recolhe o último meeple e todos da tribo dele que estiverem ali. Se não restar ninguém, o ladrilho é seu. Leve um ancião ao oásis, que vale 8.
step-1-hint-1 = Há dois anciões no oásis e um ao lado.
step-1-hint-2 = Pegue o ancião em b2: um passo para oeste.
step-1-answer-1 = Esses já estão no oásis. Desfaça e pegue o ancião ao lado deles.
step-1-answer-2 = O oásis ainda não é seu. Tente de novo e pegue o ancião ao lado dele.
step-1-done = Seu camelo está lá: os 8 pontos são seus.

step-2 = Agora há um construtor (azul) entre os anciões. Faça o mesmo movimento.
step-2-hint-1 = O mesmo movimento: um ancião para o oásis.
step-2-answer-1 = Esses já estão no oásis. Desfaça e pegue o ancião ao lado deles.
step-2-answer-2 = Esse não: os quatro anciões devem se reunir no oásis. Tente de novo.
step-2-done = O construtor fica, então ninguém toma o ladrilho.
