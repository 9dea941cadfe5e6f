### Teksten van het bord en de hand.

board = Bord
hand = Meeples in de hand
collected = Verzamelde meeples
again = { $whose }, nog eens
held = { $n ->
    [one] { $n } { $name } in de hand
   *[other] { $n } { $name } in de hand
}
held-stuck = { $n ->
    [one] { $n } { $name } in de hand, kan nu niet worden neergezet
   *[other] { $n } { $name } in de hand, kunnen nu niet worden neergezet
}
