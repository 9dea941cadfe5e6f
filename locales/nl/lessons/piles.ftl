### Teksten van de les “Geen hopen”.

title = Geen hopen

step-1 =
    Veel van één stam op één tegel wachten tot er iemand bij komt. Op a2 staan drie bouwmeesters, en Sam kan erbij.

    Pak de meeples op a1 op en neem de oase in, maar maak geen hoop groter.
step-1-hint-1 = Wat zou een bouwmeester erbij op a2 opleveren? Tel de blauwe tegels eromheen.
step-1-answer-1 = Een vierde bouwmeester: 5 munten meer voor Sam. Maak het ongedaan.
step-1-answer-2 = Begin op a1 en eindig op de oase. Maak het ongedaan.
step-1-done = Vijf blauwe tegels: elke bouwmeester die je daar niet achterlaat, bespaart 5 munten.
