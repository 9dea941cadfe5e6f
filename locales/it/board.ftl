### Texts of the board and the hand.

board = Tabellone
hand = Meeple in mano
collected = Meeple raccolti
again = { $whose }, ancora
held = { meeples } in mano
held-stuck = { $count ->
    [one] { meeples } in mano, ora non si può lasciare
   *[other] { meeples } in mano, ora non si possono lasciare
}
