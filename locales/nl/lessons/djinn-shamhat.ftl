### Teksten van de les “Shamhat”.

title = Shamhat

step-1 =
    Shamhat, 6 punten: aan het eind zijn je oudsten elk 4 waard, niet 2. In viziers lig je al voor.

    Pak de meeples van de heilige plaats op en win zoveel je kunt.
step-1-hint-1 = Drie viziers zijn 3 punten meer. En drie oudsten?
step-1-answer-1 = 3 punten. Met Shamhat zit er meer in. Maak het ongedaan.
step-1-answer-2 = Pak de meeples van de heilige plaats op, en eindig met een oudste. Maak het ongedaan.
step-1-done = Drie oudsten, 12 punten.
