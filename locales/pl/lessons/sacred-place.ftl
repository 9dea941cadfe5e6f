### Teksty lekcji „Miejsce święte”.

title = Miejsce święte

step-1 =
    Na miejscu świętym możesz wziąć jednego z odkrytych dżinów. Kosztuje to 2 mędrców albo 1 mędrca i 1 fakira. Daje swoje punkty i ma moc.

    Zakończ na a2 i weź Sloara. Zachowaj jak najwięcej mędrców.
step-1-hint-1 = Wezyr z wioski dołącza do tego na miejscu świętym.
step-1-hint-2 = Mędrzec daje 2 punkty, fakir nic: zapłać obydwoma.
step-1-answer-1 = Dwóch oddanych mędrców: 4 punkty. Cofnij i niech pomoże fakir.
step-1-answer-2 = Dobry dżin, ale tu chodzi o Sloara. Cofnij.
step-1-answer-3 = Zakończ na a2. Cofnij.
step-1-answer-4 = To dalsza gra bez dżina. Cofnij.
step-1-done = 8 punktów za mędrca i fakira, a do tego moc.
