### Texts of the board and the hand.

board = Board
hand = Meeples in hand
collected = Collected meeples
again = { $whose }, again
# $n (number)
held = { $n ->
    [one] { $n } { $name } in hand
   *[other] { $n } { $name } in hand
}
# $n (number)
held-stuck = { $n ->
    [one] { $n } { $name } in hand, cannot be dropped now
   *[other] { $n } { $name } in hand, cannot be dropped now
}
