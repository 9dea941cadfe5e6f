### Teksty lekcji „Kiedy zero jest drogie”.

title = Kiedy zero jest drogie

step-1 = Kto zawsze licytuje 0, zawsze dostaje to, co zostało. Policz swój zysk i to, co na twoim miejscu zyskałby Sam. Licytuj drugim znacznikiem, a potem graj: zyskaj łącznie 18 punktów.
step-1-hint-1 = Dwóch asasynów, oaza, samotny wezyr na 12: kto gra pierwszy, bierze 23 punkty.
step-1-hint-2 = Sam stoi na 3: licytuj 5. Potem z c2 na b2 i zabij na a2.
step-1-answer-1 = Na początku, ale 5 by wystarczyło. Spróbuj jeszcze raz.
step-1-answer-2 = 0 monet, a 23 punkty bierze Sam. Spróbuj jeszcze raz.
step-1-answer-3 = Wezyr na a2 jest wart 12. Cofnij.
step-1-answer-4 = Pierwszeństwo kosztowało: weź to, co najlepsze. Cofnij.
step-1-answer-5 = Mniej niż 18. Spróbuj jeszcze raz: licytuj 5 i weź 23 punkty.
step-1-done = 23 za 5 monet, i 23, których Sam nie dostanie.
