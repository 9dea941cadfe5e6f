### Texts of the lesson “Utug”.

title = Utug

step-1 = Utug, 4 pontos: por dois anciões, ou um ancião e um faquir, você coloca um camelo num ladrilho que tenha meeples e nada mais. Tome o melhor.
step-1-hint-1 = Nem camelo, nem palmeira, nem palácio, mas pelo menos um meeple.
step-1-hint-2 = O local sagrado em b2 vale 15.
step-1-answer-1 = Há um camelo, uma palmeira ou um palácio, ou nenhum meeple.
step-1-answer-2 = Um ladrilho, mas não o melhor. Desfaça.
step-1-done = 15 pontos de uma vez. Os meeples nele ficam.
