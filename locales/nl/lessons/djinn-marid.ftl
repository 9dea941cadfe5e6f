### Teksten van de les “Marid”.

title = Marid

step-1 =
    Marid, 6 punten: voor elke meeple die op een tegel van jou wordt neergezet, krijg je 1 munt bij je eigen zet, 2 bij die van een tegenstander.

    Pak de meeples op a2 op en loop zo dat Marid 2 munten verdient.
step-1-hint-1 = Jouw kamelen staan in het noorden.
step-1-hint-2 = Over a3 en b3, en door naar een metgezel.
step-1-answer-1 = Er kwamen er minder dan twee op jouw tegels. Maak het ongedaan.
step-1-done = Twee meeples op jouw tegels, twee munten.
