### Teksten van de les “Bieden”.

title = Bieden

step-1 = Elke ronde begint met bieden: wie het meest betaalt, kiest als eerste op het bord. Speel vóór Olivier, zo goedkoop mogelijk.
step-1-hint-1 = De prijzen zijn 0, 1, 3, 5, 8, 12 en 18.
step-1-answer-1 = Eerst, maar voor meer dan nodig: een munt is een punt. Probeer opnieuw.
step-1-answer-2 = Goedkoop, maar Olivier speelt vóór jou. Probeer opnieuw.
step-1-done = Meteen betaald: 8 munten zijn 8 punten.

step-2 = Met twee spelers heeft ieder twee pionnen en twee beurten. Bied zo dat je eerst en laatst speelt.
step-2-hint-1 = Sam staat op 3 en op 1. Welke plek ligt er net boven, welke eronder?
step-2-hint-2 = Bied 5, dan 0.
step-2-answer-1 = Eerst, maar 5 volstaat. Probeer opnieuw.
step-2-answer-2 = Dat is niet eerst en laatst. Probeer opnieuw.
