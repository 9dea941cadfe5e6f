### Teksty lekcji „Namiot”.

title = Namiot

step-1 =
    Raz w grze twój namiot może zająć płytkę zamiast wielbłąda. Daje punkty za płytkę i po 1 więcej za każdą czerwoną płytkę, licząc własną i te dookoła.

    Zajmij oazę na b1 za 12 punktów.
step-1-hint-1 = Opróżnij oazę mędrcem z c1.
step-1-hint-2 = Wielbłąd czy namiot? Tu więcej daje namiot.
step-1-answer-1 = Z wielbłądem to 8. Cofnij i wybierz namiot.
step-1-answer-2 = Celem jest oaza na b1. Cofnij.
step-1-done = 8 za oazę; 3 czerwone płytki dookoła i ona sama to 4: 12 punktów.

step-2 = Namiot masz tylko jeden. Tym razem mędrcy czekają w wiosce pośrodku, gdzie czerwonych płytek jest niewiele. Zajmij ją i zachowaj namiot na lepsze miejsce.
step-2-hint-1 = Mędrzec z c2 opróżnia wioskę; potem wybierz wielbłąda.
step-2-answer-1 = Namiot już tam zostaje; przenieść mógłby go tylko talizman. Cofnij i postaw wielbłąda.
step-2-answer-2 = Zakończ w wiosce pośrodku. Cofnij.
step-2-done = Ostatni wielbłąd już nie wystarcza, by zakończyć grę: namiot też musi stanąć.
