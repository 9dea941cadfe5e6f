### Teksty lekcji „Leta”.

title = Leta

step-1 = Leta, 4 punkty: za dwóch mędrców albo mędrca i fakira stawiasz wielbłąda na płytce, na której zupełnie nic nie ma. Zajmij najlepszą.
step-1-hint-1 = Żadnego meepla, wielbłąda, palmy ani pałacu.
step-1-hint-2 = b2 i c2 są puste. Porównaj.
step-1-answer-1 = 5 punktów. Druga pusta płytka jest warta więcej. Cofnij.
step-1-answer-2 = Coś tam stoi albo rośnie: Leta potrzebuje pustej płytki.
step-1-done = 12 punktów za mędrca i fakira, i to bez ruchu.
