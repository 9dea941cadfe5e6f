### Teksty lekcji „Mędrcy”.

title = Mędrcy

step-1 = Mędrcy też zostają przed tobą: po 2 punkty. Zbierz ich jak najwięcej.
step-1-hint-1 = Mędrzec w wiosce ma towarzystwo po obu stronach.
step-1-answer-1 = Mniej niż trzech. Cofnij i spójrz na wschód.
step-1-done = Trzej mędrcy, 6 punktów.

step-2 =
    Mędrcy także płacą: za dżiny w miejscu świętym i za moce niektórych z nich. Oddani mędrcy trafiają do woreczka i nie dają już punktów.

    Zakończ mędrcami na miejscu świętym i weź dżina, który najbardziej ci pasuje.
step-2-hint-1 = Mędrzec z wioski robi krok na południe.
step-2-hint-2 = Będziesz mieć wielu mędrców i jednego wezyra. Przeczytaj oba dżiny.
step-2-answer-1 = Jafaar lubi wezyrów, a ty masz jednego. Cofnij.
step-2-answer-2 = Zakończ mędrcami na b1. Cofnij.
step-2-answer-3 = Żadnego dżina. Cofnij: jest wart więcej niż dwóch mędrców.
step-2-done = Dwóch mędrców oddanych, sześciu zostaje, a z Shamhat każdy jest wart 4: 24 punkty zamiast 12, i 6 za dżina.
