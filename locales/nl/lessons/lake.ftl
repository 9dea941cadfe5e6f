### Teksten van de les “Het grote meer”.

title = Het grote meer

step-1 =
    Op het grote meer staat nooit iets, en geen zet gaat eroverheen. Maar op de tegels eromheen, ook in de hoeken, tellen palmbomen en paleizen dubbel.

    Twee dorpen zijn van jou. Zet een paleis dat 10 waard is.
step-1-hint-1 = Welk dorp van jou raakt het meer?
step-1-hint-2 = De oudste op b2 kan naar b1.
step-1-answer-1 = Dat is geen paleis aan het meer op een tegel van jou. Maak het ongedaan.
step-1-answer-2 = Er kwam geen paleis van. Maak het ongedaan.
step-1-done = 10 punten in plaats van 5. Met de djinn Haurvatat, die palmbomen 5 waard maakt, is ook een palmboom hier 10 waard.
