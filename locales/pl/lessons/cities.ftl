### Teksty lekcji „Bajeczne miasta”.

title = Bajeczne miasta

step-1 =
    Miasta liczą się razem: zero miast to 0, jedno 5, dwa 20, trzy 45, cztery 80, pięć 125. Każde nowe jest warte więcej niż poprzednie.

    Dwa są twoje. Zajmij trzecie.
step-1-hint-1 = Dwóch mędrców stoi w mieście pośrodku.
step-1-hint-2 = Mędrzec z wioski obok może je opróżnić.
step-1-answer-1 = Trzecie miasto nie jest jeszcze twoje. Cofnij.
step-1-done = Z 20 na 45: 25 punktów. Czwarte dałoby 35 więcej. Niebieskie miasta liczą się budowniczym jak każda niebieska płytka, czerwone liczą się namiotom.
