### Teksten van de les “Even en oneven”.

title = Even en oneven

step-1 =
    Zie het bord als een dambord: elke stap wisselt van kleur. Twee meeples eindigen op de kleur waar ze begonnen, altijd op afstand 2: vanaf c3 zijn dat 8 tegels.

    Op elk daarvan staat een oudste. Pak de meeples op c3 op en eindig op een ervan.
step-1-hint-1 = Twee willekeurige stappen, maar niet meteen terug.
step-1-answer-1 = Begin op c3. Maak het ongedaan.
step-1-done = Twee stappen: even. Nooit een aangrenzende tegel, nooit de tegel zelf.

step-2 = Drie meeples eindigen op de andere kleur: op afstand 1 of 3. Vanaf c3 zijn dat 13 tegels. Breng een oudste naar de aangrenzende tegel d3, in drie stappen.
step-2-hint-1 = Ga een hoek om: drie zijden van een vierkant.
step-2-answer-1 = Het doel is d3, vanaf c3 in drie stappen. Maak het ongedaan.
step-2-done = Drie stappen: oneven. Het aantal in de hand zegt meteen welke helft van het bord je kunt bereiken.

step-3 = Op de heilige plaats van 15, op a3, wacht een vizier. Op b4, c3 en c2 staan viziers tussen anderen. Welke van deze tegels kan op a3 eindigen?
step-3-hint-1 = Tel de stappen naar a3 en de meeples op elke tegel: even bij even, oneven bij oneven.
step-3-hint-2 = b4 is twee stappen ver en heeft er twee. c3 is er twee ver en heeft er drie. c2 is er drie ver en heeft er twee.
step-3-answer-1 = Dat eindigt niet op a3. Maak het ongedaan, en tel.
step-3-done = Twee stappen, twee meeples. De andere kun je vergeten voor je ook maar één weg hebt geprobeerd.
