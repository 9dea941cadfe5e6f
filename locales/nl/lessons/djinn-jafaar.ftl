### Teksten van de les “Jafaar”.

title = Jafaar

step-1 =
    Jafaar, 6 punten: aan het eind zijn je viziers elk 3 waard, niet 1; de bonus van 10 blijft zoals hij is. Sam heeft vijf viziers.

    Pak de meeples van de heilige plaats op en win zoveel je kunt.
step-1-hint-1 = Drie oudsten zijn 6 punten. En drie viziers?
step-1-answer-1 = 6 punten. Met Jafaar valt er meer te winnen. Maak het ongedaan.
step-1-answer-2 = Pak de meeples van de heilige plaats op, en eindig met een vizier. Maak het ongedaan.
step-1-done = Drie viziers, 9 punten, ook zonder de bonus.
