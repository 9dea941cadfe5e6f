### Texte von Spielfeld und Hand.

board = Spielfeld
hand = Meeples in der Hand
collected = Eingesammelte Meeples
again = { $whose }, noch einmal
held = { meeples } in der Hand
held-stuck = { meeples } in der Hand, jetzt nicht absetzbar
