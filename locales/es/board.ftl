### Texts of the board and the hand.

board = Tablero
hand = Meeples en la mano
collected = Meeples recogidos
again = { $whose }, otra vez
held = { $n ->
    [one] { $n } { $name } en la mano
   *[other] { $n } { $name } en la mano
}
held-stuck = { $n ->
    [one] { $n } { $name } en la mano, ahora no se puede soltar
   *[other] { $n } { $name } en la mano, ahora no se pueden soltar
}
