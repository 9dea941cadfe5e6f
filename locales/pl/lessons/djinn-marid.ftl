### Teksty lekcji „Marid”.

title = Marid

step-1 =
    Marid, 6 punktów: za każdego meepla zostawionego na twojej płytce dostajesz 1 monetę w swoim ruchu, 2 w ruchu rywala.

    Podnieś meeple z a2 i idź tak, aby Marid zarobił 2 monety.
step-1-hint-1 = Twoje wielbłądy stoją na północy.
step-1-hint-2 = Przez a3 i b3, i dalej do kogoś w tym samym kolorze.
step-1-answer-1 = Na twoich płytkach zostały mniej niż dwa. Cofnij.
step-1-done = Dwa meeple na twoich płytkach, dwie monety.
