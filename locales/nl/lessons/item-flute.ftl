### Teksten van de les “Toverfluit”.

title = Toverfluit

step-1 =
    De toverfluit haalt één tot vijf meeples naar een tegel van de tegels ernaast, een voor een. Geen tegel wisselt daardoor van eigenaar.

    Haal viziers naar b2. Verzamel er dan minstens vier, en neem de heilige plaats in.
step-1-hint-1 = Eerst de fluit, dan de zet. Er moet één vizier overblijven om aan het eind bij de andere te komen.
step-1-hint-2 = Roep die van a2, b3 en c2. Die op b1 doet de laatste stap.
step-1-answer-1 = Die op b1 is de vizier die er aan het eind in moet lopen. Maak het ongedaan.
step-1-answer-2 = Op b2 mogen alleen viziers staan als je de tegel wilt leegmaken. Maak het ongedaan.
step-1-answer-3 = Eindig op b2 met een vizier. Maak het ongedaan.
step-1-answer-4 = Minder dan vier. Maak het ongedaan, en laat de fluit er meer halen.
step-1-done = Vier viziers of meer, vóór Sam, en een tegel van 12.
