### Teksty lekcji „Licytacja”.

title = Licytacja

step-1 = Każda runda zaczyna się od licytacji: kto płaci najwięcej, pierwszy wybiera na planszy. Zagraj tanio, ale przed Olivierem.
step-1-hint-1 = Ceny to 0, 1, 3, 5, 8, 12 i 18.
step-1-answer-1 = Na początku, ale za drogo: moneta to punkt. Spróbuj jeszcze raz.
step-1-answer-2 = Tanio, ale Olivier gra przed tobą. Spróbuj jeszcze raz.
step-1-done = Płaci się od razu: 8 monet to 8 punktów.

step-2 = Przy dwóch graczach każdy ma dwa znaczniki i dwie tury. Licytuj tak, aby zagrać na początku i na końcu.
step-2-hint-1 = Sam stoi na 3 i na 1. Które pole jest tuż nad nim, a które pod?
step-2-hint-2 = Licytuj 5, potem 0.
step-2-answer-1 = Na początku, ale 5 by wystarczyło. Spróbuj jeszcze raz.
step-2-answer-2 = To nie początek i koniec. Spróbuj jeszcze raz.
