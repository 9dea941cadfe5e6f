### Texts of the lesson “A tenda”.

title = A tenda

step-1 =
    Uma vez na partida sua tenda pode tomar um ladrilho no lugar de um camelo. Vale o ladrilho, e mais 1 por ladrilho de valor vermelho entre o dela e os de volta.

    Tome o oásis em b1 por 12 pontos.
step-1-hint-1 = Esvazie o oásis com o ancião em c1.
step-1-hint-2 = Camelo ou tenda? A tenda vale mais aqui.
step-1-answer-1 = Com o camelo são 8. Desfaça e escolha a tenda.
step-1-answer-2 = O objetivo é o oásis em b1. Desfaça.
step-1-done = 8 pelo oásis; 3 ladrilhos de valor vermelho em volta e o próprio são 4: 12 pontos.

step-2 = Você só tem uma tenda. Desta vez os anciões esperam na aldeia do centro, com poucos ladrilhos de valor vermelho em volta. Tome-a e guarde a tenda para um lugar melhor.
step-2-hint-1 = O ancião em c2 esvazia a aldeia; depois escolha o camelo.
step-2-answer-1 = A tenda fica ali; só o talismã poderia movê-la. Desfaça e coloque um camelo.
step-2-answer-2 = Termine na aldeia do centro. Desfaça.
step-2-done = Seu último camelo sozinho já não traz o fim: a tenda também precisa ser colocada.
