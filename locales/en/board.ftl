### Texts of the board and the hand.

board = Board
hand = Meeples in hand
collected = Collected meeples
again = { $whose }, again
# $meeple (Meeple)
# $count (number)
held = { meeples } in hand
# $meeple (Meeple)
# $count (number)
held-stuck = { meeples } in hand, cannot be dropped now
