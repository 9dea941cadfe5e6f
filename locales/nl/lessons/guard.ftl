### Teksten van de les “De laatste wachter”.

title = De laatste wachter

step-1 = Op de heilige plaats van 15 staan twee moordenaars en een oudste. Een derde moordenaar kan erbij komen. Win 15 punten.
step-1-hint-1 = De moordenaars gaan naar je hand. Wie blijft er op hun tegel over?
step-1-hint-2 = De tegel van de moordenaars ligt binnen hun bereik.
step-1-answer-1 = Een goedkopere tegel. Maak de moord ongedaan, en kijk naar b2 zelf.
step-1-answer-2 = Breng de derde moordenaar naar b2. Maak het ongedaan.
step-1-done = Waar twee moordenaars met één ander staan, opent een derde de tegel.
