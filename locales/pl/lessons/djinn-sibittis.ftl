### Teksty lekcji „Sibittis”.

title = Sibittis

step-1 =
    Sibittis, 4 punkty: za dwóch mędrców albo mędrca i fakira dobierasz trzy wierzchnie dżiny, zatrzymujesz jednego, a pozostałe odrzucasz.

    Dobierz i zatrzymaj tego, który da ci najwięcej.
step-1-hint-1 = Stuknij Sibittis i zapłać.
step-1-hint-2 = Masz cztery palmy.
step-1-answer-1 = Spójrz jeszcze raz na swoje palmy. Spróbuj ponownie.
step-1-done = 8 punktów i po 2 więcej za każdą z czterech palm.
