### Texts of the lesson “Kandicha”.

title = Kandicha

step-1 =
    Kandicha, 6 pontos: as vítimas dos seus assassinos lhe dão algo. Um mercador: a carta do topo do baralho. Um construtor: 1 moeda por ladrilho de valor azul em volta. Um vizir ou ancião vem para você.

    Que vítima rende moedas?
step-1-hint-1 = Procure construtores.
step-1-answer-1 = Deu outra coisa. Tente de novo e mate um construtor.
step-1-done = 1 moeda por ladrilho de valor azul entre o da vítima e os de volta. Com os Artesãos, um mercador dá a primeira carta da fileira, e um artesão vem para você com um item.

step-2 = Agora consiga os 10 pontos por vizires.
step-2-hint-1 = Um vizir morto passa a ficar diante de você.
step-2-hint-2 = Sam tem o único que conta.
step-2-answer-1 = Agora há um para cada: ninguém recebe os 10. Desfaça.
step-2-answer-2 = Nenhum vizir. Tente de novo.
step-2-done = Um para você, nenhum para Sam: 1 ponto e mais 10.
