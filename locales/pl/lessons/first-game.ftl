### Teksty lekcji „Można grać”.

title = Można grać

step-1 = Prawdziwa plansza. Twoje oferty to 5 i 0, Sama 3 i 0: zaczynasz. Zagraj całą turę, jak chcesz, aż do końca.
step-1-hint-1 = Poszukaj płytki, na której wszystkie meeple są z jednego klanu. Jeśli twój ostatni meeple też jest z tego klanu, płytka zostanie pusta.
step-1-hint-2 = Trzej budowniczowie stoją na f1, płytce wartej 12. Trzy kroki dalej, na f4, jest jeszcze dwóch.
