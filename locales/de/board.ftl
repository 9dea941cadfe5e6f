### Texte von Spielfeld und Hand.

board = Spielfeld
hand = Meeples in der Hand
collected = Eingesammelte Meeples
again = { $whose }, noch einmal
held = { $n ->
    [one] { $n } { $name } in der Hand
   *[other] { $n } { $name } in der Hand
}
held-stuck = { $n ->
    [one] { $n } { $name } in der Hand, jetzt nicht absetzbar
   *[other] { $n } { $name } in der Hand, jetzt nicht absetzbar
}
