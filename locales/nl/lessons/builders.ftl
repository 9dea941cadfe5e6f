### Teksten van de les “Bouwmeesters”.

title = Bouwmeesters

step-1 =
    Bouwmeesters verdienen munten: hun aantal keer de blauwe tegels, de laatste tegel en de 8 eromheen meegeteld. Elke fakir die je aflegt, telt als een bouwmeester extra.

    Eindig in het midden met drie bouwmeesters, en verdien zoveel je kunt.
step-1-hint-1 = De bouwmeester in het oosten staat naast de twee in het midden.
step-1-hint-2 = Vier blauwe tegels. Wat voegen twee fakirs toe?
step-1-answer-1 = 3 keer 4 is 12. Je hebt twee fakirs: maak het ongedaan, en leg ze erbij.
step-1-answer-2 = 3 bouwmeesters en 1 fakir: 16. Je hebt nog een fakir. Maak het ongedaan.
step-1-answer-3 = Breng drie bouwmeesters in het midden samen. Maak het ongedaan.
step-1-done = 3 bouwmeesters en 2 fakirs, keer 4 blauwe tegels: 20 munten.

step-2 = Hetzelfde, maar in het midden ligt een heilige plaats: het getal is blauw, en de tegel telt ook mee. Hoeveel is het nu?
step-2-hint-1 = Dezelfde zet, dezelfde fakirs.
step-2-answer-1 = Fakirs tellen als bouwmeesters: maak het ongedaan, en leg ze allebei erbij.
step-2-answer-2 = Breng drie bouwmeesters in het midden samen. Maak het ongedaan.
step-2-done = 5 keer 5: 25 munten.

step-3 = Waar bouwmeesters eindigen is even belangrijk als hun aantal. De bouwmeester op c2 kan bij twee op b2 komen of bij twee op d2. Verdien minstens 20 munten.
step-3-hint-1 = Blauwe tegels zijn dorpen en heilige plaatsen: tel ze aan beide kanten.
step-3-hint-2 = Oost: vijf daarvan. En je hebt een fakir.
step-3-answer-1 = In het westen zijn maar weinig blauwe tegels. Maak het ongedaan, en ga naar het oosten.
step-3-answer-2 = Minder dan 20. Maak het ongedaan: er valt meer te verdienen.
step-3-answer-3 = Begin met de bouwmeester op c2. Maak het ongedaan.
step-3-done = 3 bouwmeesters en een fakir, keer 5: 20 munten. In het westen was het 8 geweest.
