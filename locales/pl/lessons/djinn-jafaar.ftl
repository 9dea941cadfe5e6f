### Teksty lekcji „Jafaar”.

title = Jafaar

step-1 =
    Jafaar, 6 punktów: na koniec twoi wezyrowie są warci po 3, a nie 1; premia 10 punktów się nie zmienia. Sam ma pięciu wezyrów.

    Podnieś meeple z miejsca świętego i zyskaj jak najwięcej.
step-1-hint-1 = Trzej mędrcy to 6 punktów. A trzej wezyrowie?
step-1-answer-1 = 6 punktów. Z Jafaarem da się zyskać więcej. Cofnij.
step-1-answer-2 = Podnieś meeple z miejsca świętego i zakończ wezyrem. Cofnij.
step-1-done = Trzej wezyrowie, 9 punktów, nawet bez premii.
