### Texts of the lesson “O grande lago”.

title = O grande lago

step-1 =
    No grande lago nunca fica nada, e nenhum movimento o atravessa. Mas nos ladrilhos em volta dele, cantos também, palmeiras e palácios contam em dobro.

    Duas aldeias são suas. Coloque um palácio que valha 10.
step-1-hint-1 = Qual das suas aldeias toca o lago?
step-1-hint-2 = O ancião em b2 pode ir a b1.
step-1-answer-1 = Isso não é um palácio junto ao lago num ladrilho seu. Desfaça.
step-1-answer-2 = Não houve palácio. Desfaça.
step-1-done = 10 pontos em vez de 5. Com o gênio Haurvatat, com quem as palmeiras valem 5, uma palmeira aqui também vale 10.
