### Texts of the board and the hand.

board = Plateau
hand = Meeples en main
collected = Meeples récoltés
again = { $whose }, encore
held = { $n ->
    [one] { $n } { $name } en main
   *[other] { $n } { $name } en main
}
held-stuck = { $n ->
    [one] { $n } { $name } en main, impossible à poser maintenant
   *[other] { $n } { $name } en main, impossibles à poser maintenant
}
