### Teksten van de les “Iblis”.

title = Iblis

step-1 =
    Iblis, 8 punten: voor een oudste of een fakir doden je moordenaars er twee: op één tegel, of vóór één tegenstander.

    Op de heilige plaats van 10 staan twee meeples. Neem die in.
step-1-hint-1 = Je betaalt vlak voor de moord.
step-1-hint-2 = Tik op Iblis, betaal, en tik dan op b2.
step-1-answer-1 = Eén is niet genoeg voor die tegel. Maak het ongedaan: eerst Iblis.
step-1-answer-2 = Dat waren niet de twee op b2. Maak het ongedaan.
step-1-done = Allebei weg, de tegel is van jou. Staan er twee, dan moeten ze allebei weg.
