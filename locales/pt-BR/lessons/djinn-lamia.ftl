### Texts of the lesson “Lamia”.

title = Lamia

step-1 =
    Lamia, 10 pontos: por um ancião ou um faquir, uma palmeira que você vai colocar pode ir para um ladrilho vizinho de qualquer tipo; cantos contam.

    Você terminou no oásis de Sam. Guarde a palmeira para você.
step-1-hint-1 = Que ladrilho em volta é seu?
step-1-hint-2 = O mercado em c2 toca o oásis por um canto.
step-1-answer-1 = Ela não está num ladrilho seu. Desfaça.
step-1-done = Uma palmeira num mercado: 3 pontos para você.
