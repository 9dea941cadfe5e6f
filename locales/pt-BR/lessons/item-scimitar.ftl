### Texts of the lesson “Cimitarra flamejante”.

title = Cimitarra flamejante

step-1 =
    A cimitarra flamejante remove dois meeples de um ladrilho, ou o único que há. Um ladrilho esvaziado assim passa a ser seu se não houver camelo nele. Ela é usada uma vez, no seu turno, menos durante o movimento.

    Tome o ladrilho que vale mais.
step-1-hint-1 = Dois meeples no máximo: que ladrilhos podem ser esvaziados?
step-1-hint-2 = O local sagrado em c2 vale 12.
step-1-answer-1 = É seu, mas há um melhor. Desfaça.
step-1-answer-2 = Resta alguém ali. Desfaça.
step-1-done = 12 pontos. Não é uma morte por assassinos: Nekir e Kandicha não rendem nada.
