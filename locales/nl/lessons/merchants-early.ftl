### Teksten van de les “Handelaars, vroeg”.

title = Handelaars, vroeg

step-1 = Goederen worden steeds meer waard: begin vroeg, waar al twee handelaars staan. Win 10 punten in deze beurt.
step-1-hint-1 = Drie handelaars brengen drie kaarten. Wat verkoopt de tegel daarna?
step-1-hint-2 = Koop de zijde: vier soorten zijn 13 waard.
step-1-answer-1 = Een vierde soort zou nu 6 waard zijn. Maak het ongedaan.
step-1-answer-2 = Maar twee kaarten, en de grote markt vraagt 6 munten. Maak het ongedaan.
step-1-answer-3 = Met de zijde zou het 10 zijn. Maak het ongedaan, en koop die.
step-1-answer-4 = Breng handelaars samen. Maak het ongedaan.
step-1-done = Vier soorten: 13 punten voor 3 munten. De volgende soort is 8 waard.
