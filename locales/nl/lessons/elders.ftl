### Teksten van de les “Oudsten”.

title = Oudsten

step-1 = Ook oudsten blijven voor je liggen: elk 2 punten. Verzamel er zoveel je kunt.
step-1-hint-1 = De oudste in het dorp heeft aan beide kanten gezelschap.
step-1-answer-1 = Minder dan drie. Maak het ongedaan, en kijk naar het oosten.
step-1-done = Drie oudsten, 6 punten.

step-2 =
    Oudsten betalen ook: voor djinns op een heilige plaats, en voor de krachten van sommige. Betaalde oudsten gaan in de zak en tellen niet meer.

    Eindig op de heilige plaats met de oudsten, en neem de djinn die het best bij je past.
step-2-hint-1 = De oudste van het dorp stapt naar het zuiden.
step-2-hint-2 = Je krijgt veel oudsten en één vizier. Lees beide djinns.
step-2-answer-1 = Jafaar houdt van viziers, en je hebt er één. Maak het ongedaan.
step-2-answer-2 = Eindig op b1 met de oudsten. Maak het ongedaan.
step-2-answer-3 = Geen djinn genomen. Maak het ongedaan: hij is meer waard dan twee oudsten.
step-2-done = Twee oudsten betaald, zes over, en met Shamhat is elk 4 waard: 24 punten in plaats van 12, en 6 voor de djinn.
