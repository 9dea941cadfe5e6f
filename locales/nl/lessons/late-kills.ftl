### Teksten van de les “Viziers het laatst”.

title = Viziers het laatst

step-1 = Jij en Sam hebben elk 3 viziers. Dood er een van Sam, en 10 punten zijn van jou, heel even: Sam speelt hierna, en in het oosten wachten twee viziers. Kies winst die blijft.
step-1-hint-1 = Wie staat er binnen bereik alleen?
step-1-answer-1 = Na de volgende beurt ligt Sam toch weer voor in viziers. Maak het ongedaan.
step-1-answer-2 = Niets gewonnen. Maak het ongedaan, en kies een ander slachtoffer.
step-1-answer-3 = Breng de moordenaars op a2 en b2 samen. Maak het ongedaan.
step-1-done = 8 punten die niemand je meer afneemt.

step-2 = Hetzelfde bord, maar dit is de laatste beurt van de partij. Win 10 punten.
step-2-hint-1 = Nu kan niemand meer antwoorden.
step-2-hint-2 = Tik op de viziers van Sam.
step-2-answer-1 = 8 punten. De bonus is nu 10 waard. Maak het ongedaan.
step-2-answer-2 = Niets gewonnen. Maak het ongedaan, en kies een ander slachtoffer.
step-2-answer-3 = Breng de moordenaars op a2 en b2 samen. Maak het ongedaan.
step-2-done = 10 punten, en geen beurt meer om ze te verliezen.
