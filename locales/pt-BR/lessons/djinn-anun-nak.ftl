### Texts of the lesson “Anun-Nak”.

title = Anun-Nak

step-1 =
    Anun-Nak, 8 pontos: por um ancião ou um faquir, três meeples do saco vão para um ladrilho sem nada. Neste saco só há vizires.

    Use-o para poder tomar o local sagrado que vale 10.
step-1-hint-1 = Primeiro o poder, pago com o faquir: um ancião iria para o saco. Depois o movimento.
step-1-hint-2 = Três vizires em b1, e o vizir em a1 se junta a eles.
step-1-answer-1 = Eles estão onde seu vizir não pode se juntar a eles em um passo. Tente de novo.
step-1-answer-2 = O local sagrado ainda está sem camelo. Desfaça.
step-1-done = Quatro vizires e um ladrilho que vale 10. Numa partida você não sabe o que sairá do saco, mas pode ler o que há nele.
