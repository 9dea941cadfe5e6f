### Teksty lekcji „Kumarbi”.

title = Kumarbi

step-1 =
    Kumarbi, 6 punktów: w licytacji każdy odrzucony fakir obniża cenę o stopień. Stopnie to 18, 12, 8, 5, 3, 1, 0.

    Zagraj przed wszystkimi i zapłać jedną monetę.
step-1-hint-1 = Sam stoi na 3. Potrzebujesz następnej wyższej ceny.
step-1-hint-2 = 5, dwa stopnie w dół: 3, potem 1.
step-1-answer-1 = Na początku, ale za drogo. Spróbuj jeszcze raz i dodaj obu fakirów.
step-1-answer-2 = Pole albo cena się nie zgadza. Spróbuj jeszcze raz.
step-1-done = Pole warte 5 za jedną monetę i dwóch fakirów.
