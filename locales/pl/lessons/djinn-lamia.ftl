### Teksty lekcji „Lamia”.

title = Lamia

step-1 =
    Lamia, 10 punktów: za mędrca lub fakira stawiana palma może stanąć na dowolnej płytce obok; rogi też się liczą.

    Twój ruch skończył się na oazie Sama. Zachowaj palmę dla siebie.
step-1-hint-1 = Która płytka dookoła jest twoja?
step-1-hint-2 = Targ na c2 styka się z oazą rogiem.
step-1-answer-1 = Nie rośnie na twojej płytce. Cofnij.
step-1-done = Palma na targu: 3 punkty dla ciebie.
