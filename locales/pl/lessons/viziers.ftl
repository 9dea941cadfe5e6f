### Teksty lekcji „Wezyrowie”.

title = Wezyrowie

step-1 =
    Wezyrowie zostają przed tobą: po 1 punkcie i 10 za każdego rywala, który ma ich mniej. Sam ma 3, ty 2, Olivier 1, Zoé 0: premie to 30, 20, 10 i 0.

    Wyprzedź Sama.
step-1-hint-1 = Potrzebujesz jeszcze dwóch wezyrów.
step-1-hint-2 = Jeden jest na a1, jeden na oazie na północy.
step-1-answer-1 = W ręce nie ma wezyrów. Cofnij i zbierz żółtych.
step-1-done = Czterej wezyrowie: 4 punkty i 30 za trzech rywali, którzy mają mniej. Premia Sama spada do 20.

step-2 = Teraz dwoje graczy: Sam ma 3 wezyrów, ty 1. Wezyr pośrodku może dołączyć do jednego wezyra na zachodzie albo do dwóch na wschodzie. Która droga daje premię?
step-2-hint-1 = Ilu będziesz mieć po każdej stronie?
step-2-hint-2 = Tylu co Sam to za mało.
step-2-answer-1 = 3 i 3: nikt nie ma mniej, nikt nie ma premii. Cofnij.
step-2-done = Czterech przeciw trzem: 4 punkty i premia 10. Remis nie daje premii.
