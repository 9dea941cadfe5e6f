### Teksten van het bord en de hand.

board = Bord
hand = Meeples in de hand
collected = Verzamelde meeples
again = { $whose }, nog eens
held = { meeples } in de hand
held-stuck = { $count ->
    [one] { meeples } in de hand, kan nu niet worden neergezet
   *[other] { meeples } in de hand, kunnen nu niet worden neergezet
}
