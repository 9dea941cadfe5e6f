### Teksten van de les “Weinig meeples over”.

title = Weinig meeples over

step-1 =
    Met weinig meeples zijn er weinig zetten, en kun je twee beurten vooruitzien. Je speelt twee keer achter elkaar, vóór Sam.

    Niemand kan nu bij de heilige plaats op a3. Bereid dat voor met de eerste beurt, en neem die in met de tweede.
step-1-hint-1 = Er moet een oudste dicht bij a3 komen, met het juiste aantal metgezellen.
step-1-hint-2 = Eerste beurt: van c2 over b2 naar de moordenaar op b1. De oudste blijft op b2; dood iemand ergens anders.
step-1-hint-3 = Beëindig de beurt. Dan b2: de vizier eerst, de oudste naar a3.
step-1-answer-1 = Je twee beurten zijn voorbij, en a3 is nog vrij. Probeer opnieuw, en plan ze samen.
step-1-answer-2 = De oudste staat op c1, te ver van a3. Maak het ongedaan, en ga over b2.
step-1-done = Een tegel die net nog niemand kon innemen. Meeples die je neerzet, zijn niet alleen wat je achterlaat; ze zijn wat je bouwt.

step-2 = Ook een speler die geen zet kan doen, brengt het einde. Jij ligt voor, en Sam komt hierna. Laat Sam geen zet, en beëindig je beurt.
step-2-hint-1 = Vier oudsten op een rij. Welke twee moeten blijven, zodat geen van beide een buur heeft?
step-2-hint-2 = Neem de twee in het midden samen.
step-2-answer-1 = Er blijven twee oudsten naast elkaar: Sam kan een zet doen. Maak het ongedaan.
step-2-done = Sam moet overslaan, en deze ronde is de laatste. Wie voorligt, mag zich haasten.
