### Texts of the lesson “Marid”.

title = Marid

step-1 =
    Marid, 6 pontos: por meeple solto num ladrilho seu você recebe 1 moeda no seu movimento, 2 no de um oponente.

    Pegue os meeples em a2 e mova de modo que Marid renda 2 moedas.
step-1-hint-1 = Seus camelos estão no norte.
step-1-hint-2 = Por a3 e b3, e dali até um companheiro.
step-1-answer-1 = Menos de dois soltos nos seus ladrilhos. Desfaça.
step-1-done = Dois meeples nos seus ladrilhos, duas moedas.
