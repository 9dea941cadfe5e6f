### Teksty lekcji „Grać na początku”.

title = Grać na początku

step-1 =
    Zanim złożysz ofertę, poszukaj na planszy najlepszego ruchu i drugiego po nim. Różnica to wartość pierwszeństwa.

    Tu asasyn z b2 zdobywa 26 punktów, kończąc na a1 i zabijając na a3; następny najlepszy ruch daje 14. Pierwszeństwo jest więc warte do 12 monet. Sam licytuje 3, Olivier 1. Licytuj dobrze.
step-1-hint-1 = Kto gra pierwszy, bierze te 26. Kilka monet to niewiele.
step-1-hint-2 = Wystarczy najtańsze pole przed Samem.
step-1-answer-1 = Na początku, ale 5 by wystarczyło: po tobie nikt nie licytuje. Spróbuj jeszcze raz.
step-1-answer-2 = Oszczędzasz 5 monet, a 26 punktów zdobywa Sam. Spróbuj jeszcze raz.
step-1-done = 5 monet za ruch, który daje 12 punktów więcej niż następny.

step-2 = Grasz na początku. Weź to, za co płacisz.
step-2-hint-1 = Asasyn z b2 idzie na a1.
step-2-hint-2 = Zabij budowniczego na a3.
step-2-answer-1 = Nie ten. Cofnij i idź asasynem na a1.
step-2-answer-2 = Ofiarą ma być budowniczy na a3. Cofnij.
step-2-done = 26 punktów za 5 monet.

step-3 = Inna plansza. Do zajęcia są cztery oazy, każdą może zająć mędrzec obok i każda daje tyle samo punktów. Sam licytuje 3, Olivier 1. Licytuj dobrze.
step-3-hint-1 = Ile z tych czterech zostanie, jeśli zagrasz na końcu?
step-3-answer-1 = Płacisz za wybór między równymi. Spróbuj jeszcze raz.
step-3-done = Zostają dwie, a tobie wystarczy jedna. Gdy wiele rzeczy jest równych, monety to punkty.
