### Texts of the board and the hand.

board = Tablero
hand = Meeples en la mano
collected = Meeples recogidos
again = { $whose }, otra vez
held = { meeples } en la mano
held-stuck = { $count ->
    [one] { meeples } en la mano, ahora no se puede soltar
   *[other] { meeples } en la mano, ahora no se pueden soltar
}
