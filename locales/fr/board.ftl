### Texts of the board and the hand.

board = Plateau
hand = Meeples en main
collected = Meeples récoltés
again = { $whose }, encore
held = { meeples } en main
held-stuck = { $count ->
    [one] { meeples } en main, impossible à poser maintenant
   *[other] { meeples } en main, impossibles à poser maintenant
}
