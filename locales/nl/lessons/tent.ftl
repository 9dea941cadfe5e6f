### Teksten van de les “De tent”.

title = De tent

step-1 =
    Eén keer in een partij kan je tent een tegel innemen in plaats van een kameel. Die levert de tegel op, en 1 meer voor elke rode tegel eromheen, de eigen tegel meegeteld.

    Neem de oase op b1 in voor 12 punten.
step-1-hint-1 = Maak de oase leeg met de oudste op c1.
step-1-hint-2 = Kameel of tent? De tent levert hier meer op.
step-1-answer-1 = Met de kameel is het 8. Maak het ongedaan, en kies de tent.
step-1-answer-2 = De oase op b1 is het doel. Maak het ongedaan.
step-1-done = 8 voor de oase; 3 rode tegels eromheen en de oase zelf maken 4: 12 punten.

step-2 = Je hebt maar één tent. Deze keer wachten de oudsten in het dorp in het midden, met weinig rode tegels eromheen. Neem het in, en bewaar de tent voor een betere plek.
step-2-hint-1 = De oudste op c2 maakt het dorp leeg; kies dan de kameel.
step-2-answer-1 = De tent blijft daar; alleen de talisman kan hem verplaatsen. Maak het ongedaan, en zet een kameel.
step-2-answer-2 = Eindig in het dorp in het midden. Maak het ongedaan.
step-2-done = Je laatste kameel alleen brengt het einde niet meer: ook de tent moet staan.
