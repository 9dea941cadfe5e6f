### Teksty lekcji „Haurvatat”.

title = Haurvatat

step-1 = Haurvatat, 8 punktów: na koniec twoje palmy są warte po 5, a nie 3. Stoisz na miejscu świętym. Spójrz, co masz, i weź dżina, który da najwięcej.
step-1-hint-1 = Policz palmy, mędrców, wezyrów.
step-1-answer-1 = Niewiele doda do tego, co masz. Cofnij.
step-1-answer-2 = Jest tu dżin dla ciebie. Cofnij.
step-1-done = Pięć palm: 25 punktów zamiast 15, i 8 za dżina.
