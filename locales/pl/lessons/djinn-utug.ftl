### Teksty lekcji „Utug”.

title = Utug

step-1 = Utug, 4 punkty: za dwóch mędrców albo mędrca i fakira stawiasz wielbłąda na płytce, na której są meeple i nic więcej. Zajmij najlepszą.
step-1-hint-1 = Nie może tam być wielbłąda, palmy ani pałacu, ale musi być choć jeden meeple.
step-1-hint-2 = Miejsce święte na b2 jest warte 15.
step-1-answer-1 = Jest tam wielbłąd, palma lub pałac albo nie ma meepla.
step-1-answer-2 = Płytka jest, ale nie najlepsza. Cofnij.
step-1-done = 15 punktów od razu. Meeple na niej zostają.
