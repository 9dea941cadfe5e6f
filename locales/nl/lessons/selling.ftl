### Teksten van de les “Sets en verkopen”.

title = Sets en verkopen

step-1 =
    Een set is goederen die allemaal verschillen. Twee zijn er 3 waard, drie 7, vier 13, vijf 21, zes 30, zeven 40, acht 50, negen 60; één los 1. Aan het eind van je beurt mag je sets verkopen voor munten.

    Verkoop alles wat je hebt voor zoveel munten als je kunt.
step-1-hint-1 = Hoe langer de set, hoe meer elk goed erin waard is.
step-1-hint-2 = Eerst alle zes soorten, dan wat over is.
step-1-answer-1 = Een kortere set brengt minder op. Maak het ongedaan: maak de eerste set zo lang als je kunt.
step-1-answer-2 = Er is niets verloren, maar hier gaat het om verkopen. Probeer opnieuw.
step-1-done = 30 voor de set van zes en 7 voor de set van drie: 37 munten.

step-2 = Je hebt twee keer vis, graan en zijde. Maak de beste set en verkoop die; kijk wat blijft.
step-2-hint-1 = Twee keer vis zit nooit in dezelfde set.
step-2-answer-1 = Er is een langere set. Maak het ongedaan.
step-2-answer-2 = Er is niets verloren, maar hier gaat het om verkopen. Probeer opnieuw.
step-2-done = 7 munten. De tweede vis wacht op ander gezelschap.
