### Teksty lekcji „Klan i płytka”.

title = Klan i płytka

step-1 =
    Dobra tura robi dwie rzeczy naraz: działa klan i działa płytka. Najlepsze robią trzy.

    Znajdź ruch, który daje za jednym zamachem 26 punktów.
step-1-hint-1 = Który klan może zająć drugą płytkę?
step-1-hint-2 = Samotny budowniczy pilnuje miejsca świętego wartego 15.
step-1-hint-3 = Asasyn stoi samotnie na oazie na a1; drugi, z mędrcem, na b2.
step-1-answer-1 = Dobry ruch, ale inna ofiara jest warta więcej. Cofnij zabicie.
step-1-answer-2 = Coś daje, ale nie 26. Cofnij i pomyśl o asasynach.
step-1-done = 8 za oazę, 15 za miejsce święte, 3 za palmę: 26.
