### Texts of the board and the hand.

board = Tabuleiro
hand = Meeples na mão
collected = Meeples recolhidos
again = { $whose }, de novo
held = { $n ->
    [one] { $n } { $name } na mão
   *[other] { $n } { $name } na mão
}
held-stuck = { $n ->
    [one] { $n } { $name } na mão, não pode ser solto agora
   *[other] { $n } { $name } na mão, não podem ser soltos agora
}
