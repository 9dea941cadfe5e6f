### Teksty lekcji „Gdy meepli jest mało”.

title = Gdy meepli jest mało

step-1 =
    Gdy meepli jest mało, mało jest też ruchów i można patrzeć dwie tury naprzód. Grasz dwa razy z rzędu, przed Samem.

    Do miejsca świętego na a3 nikt teraz nie dojdzie. Przygotuj to pierwszą turą, zajmij je drugą.
step-1-hint-1 = Mędrzec musi znaleźć się blisko a3, z odpowiednią liczbą towarzyszy.
step-1-hint-2 = Pierwsza tura: z c2 przez b2 do asasyna na b1. Mędrzec zostaje na b2; zabij kogoś gdzie indziej.
step-1-hint-3 = Zakończ turę. Potem b2: najpierw wezyr, mędrzec na a3.
step-1-answer-1 = Obie twoje tury minęły, a a3 wciąż jest wolne. Spróbuj jeszcze raz i zaplanuj obie naraz.
step-1-answer-2 = Mędrzec stoi na c1, za daleko od a3. Cofnij i idź przez b2.
step-1-done = Płytka, której przed chwilą nikt nie mógł zająć. Meeple, które zostawiasz, to nie tylko to, co oddajesz; to także to, co budujesz.

step-2 = Gracz, który nie może wykonać ruchu, też kończy grę. Prowadzisz, a następny jest Sam. Nie zostaw mu żadnego ruchu i zakończ turę.
step-2-hint-1 = Czterej mędrcy w rzędzie. Którzy dwaj muszą zostać, aby żaden nie miał sąsiada?
step-2-hint-2 = Weź razem tych dwóch pośrodku.
step-2-answer-1 = Dwaj mędrcy zostają obok siebie: Sam ma ruch. Cofnij.
step-2-done = Sam musi pominąć ruch i ta runda jest ostatnia. Kto prowadzi, może się pospieszyć.
