### Texts of the lesson “Leta”.

title = Leta

step-1 = Leta, 4 pontos: por dois anciões, ou um ancião e um faquir, você coloca um camelo num ladrilho onde não haja absolutamente nada. Tome o melhor.
step-1-hint-1 = Nem meeple, nem camelo, nem palmeira, nem palácio.
step-1-hint-2 = b2 e c2 estão vazios. Compare.
step-1-answer-1 = 5 pontos. O outro ladrilho vazio vale mais. Desfaça.
step-1-answer-2 = Há algo ali: Leta precisa de um ladrilho vazio.
step-1-done = 12 pontos por um ancião e um faquir, sem ir até lá.
