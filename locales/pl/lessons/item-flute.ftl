### Teksty lekcji „Czarodziejski flet”.

title = Czarodziejski flet

step-1 =
    Czarodziejski flet sprowadza na płytkę od jednego do pięciu meepli z płytek obok, jednego po drugim. Żadna płytka nie zmienia przez to właściciela.

    Zbierz wezyrów na b2. Potem zbierz co najmniej czterech i zajmij miejsce święte.
step-1-hint-1 = Najpierw flet, potem ruch. Jeden wezyr musi zostać, aby na końcu dołączyć do pozostałych.
step-1-hint-2 = Wezwij tych z a2, b3 i c2. Ten z b1 zrobi ostatni krok.
step-1-answer-1 = To ten z b1 ma na końcu tam wejść. Cofnij.
step-1-answer-2 = Jeśli chcesz opróżnić b2, mogą tam stać tylko wezyrowie. Cofnij.
step-1-answer-3 = Zakończ wezyrem na b2. Cofnij.
step-1-answer-4 = Mniej niż czterech. Cofnij i niech flet zbierze więcej.
step-1-done = Czterech wezyrów lub więcej, przewaga nad Samem i płytka warta 12.
