### Texts of the board and the hand.

board = Tabellone
hand = Meeple in mano
collected = Meeple raccolti
again = { $whose }, ancora
held = { $n ->
    [one] { $n } { $name } in mano
   *[other] { $n } { $name } in mano
}
held-stuck = { $n ->
    [one] { $n } { $name } in mano, ora non si può lasciare
   *[other] { $n } { $name } in mano, ora non si possono lasciare
}
