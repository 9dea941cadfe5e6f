### Texts of the lesson “Flauta encantadora”.

title = Flauta encantadora

step-1 =
    A flauta encantadora leva de um a cinco meeples para um ladrilho a partir dos ladrilhos vizinhos, um a um. Nenhum ladrilho muda de mãos com isso.

    Reúna vizires em b2. Depois recolha pelo menos quatro e tome o local sagrado.
step-1-hint-1 = Primeiro a flauta, depois o movimento. Precisa sobrar um vizir que no fim se junte aos outros.
step-1-hint-2 = Chame os de a2, b3 e c2. O de b1 dá o último passo.
step-1-answer-1 = O de b1 é o que deve entrar no fim. Desfaça.
step-1-answer-2 = Em b2 só pode haver vizires, se você quer esvaziá-lo. Desfaça.
step-1-answer-3 = Termine em b2 com um vizir. Desfaça.
step-1-answer-4 = Menos de quatro. Desfaça e deixe a flauta reunir mais.
step-1-done = Quatro vizires ou mais, à frente de Sam, e um ladrilho que vale 12.
