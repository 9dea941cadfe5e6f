### Teksty lekcji „Shamhat”.

title = Shamhat

step-1 =
    Shamhat, 6 punktów: na koniec twoi mędrcy są warci po 4, a nie 2. W wezyrach już prowadzisz.

    Podnieś meeple z miejsca świętego i zyskaj jak najwięcej.
step-1-hint-1 = Trzej wezyrowie to 3 punkty więcej. A trzej mędrcy?
step-1-answer-1 = 3 punkty. Z Shamhat jest więcej. Cofnij.
step-1-answer-2 = Podnieś meeple z miejsca świętego i zakończ mędrcem. Cofnij.
step-1-done = Trzej mędrcy, 12 punktów.
