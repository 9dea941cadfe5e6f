### Texte der Lektion „Fakire sammeln“.

title = Fakire sammeln

step-1 = Du hast 3 Münzen auf einem kleinen Markt, und dein zweiter Zug kommt gleich: auf a2 und b2 warten Baumeister. Kaufe, was ihnen hilft. Gewinne in beiden Zügen 20 Punkte.
step-1-hint-1 = Ein Fakir zählt als weiterer Baumeister.
step-1-hint-2 = Beende den Zug, dann ende mit den Baumeistern auf b2: sechs blaue Plättchen.
step-1-answer-1 = Zwei Arten: 2 Punkte mehr. Ein Fakir bringt mehr. Nimm das zurück.
step-1-answer-2 = Seide hast du schon. Nimm das zurück.
step-1-answer-3 = Beide Züge sind vorbei. Versuche es noch einmal und behalte den Fakir für die Baumeister.
step-1-answer-4 = Weniger Münzen als möglich. Nimm das zurück: ende auf b2 und leg den Fakir dazu.
step-1-done = 6 Münzen für einen Fakir. Bei einem Dschinn würde er einen Ältesten sparen, bei Meuchelmördern einen Schritt.
