### Texts of the lesson “Hagis”.

title = Hagis

step-1 =
    Hagis, 10 pontos: por um ancião ou um faquir, um palácio que você vai colocar pode ir para um ladrilho vizinho de qualquer tipo; cantos contam.

    Você terminou na aldeia de Sam. Guarde o palácio para você.
step-1-hint-1 = Que ladrilho vizinho é seu?
step-1-hint-2 = Toque no local sagrado ao norte da aldeia e pague.
step-1-answer-1 = Ele não está num ladrilho seu. Desfaça.
step-1-done = Um palácio num local sagrado: 5 pontos para você, nenhum para Sam.
