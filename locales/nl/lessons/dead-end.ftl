### Teksten van de les “Doodlopende wegen”.

title = Doodlopende wegen

step-1 = Niet elke meeple kan worden opgepakt. Het programma verlicht de tegels van waar een zet kan eindigen. Tik op de handelaar in de hoek, op a1.
step-1-hint-1 = Zijn tegel is niet verlicht. Tik er toch op.
step-1-answer-1 = De meeples van deze tegel kunnen worden opgepakt. Zet ze terug, en tik op a1.
step-1-done = Eén meeple, één stap: er staat geen handelaar op een tegel ernaast. Hij blijft.

step-2 = Een weg kan ook onderweg doodlopen. Pak de meeples in het midden op: een moordenaar en een bouwmeester. Probeer de bouwmeester eerst neer te zetten.
step-2-hint-1 = Tik in je hand eerst op de bouwmeester.
step-2-answer-1 = Dat is al de juiste volgorde. Maak het ongedaan, en kijk wat er met de bouwmeester eerst gebeurt.
step-2-done = De moordenaar zou het laatst komen, en er is geen andere moordenaar. Wat doodloopt, is nooit open: je kunt niet vastlopen.

step-3 = Andersom lukt het. Breng de bouwmeester thuis bij de andere bouwmeester.
step-3-hint-1 = Moordenaar eerst, bouwmeester het laatst.
step-3-hint-2 = De andere bouwmeester staat in het dorp op a3: twee stappen over a2 of b3.
step-3-answer-1 = Een geldige zet, maar niet met de bouwmeesters. Maak hem ongedaan, en begin in het midden.
step-3-done = Twee bouwmeesters, en een leeg dorp.
