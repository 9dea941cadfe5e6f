### Texts of the board and the hand.

board = Tabuleiro
hand = Meeples na mão
collected = Meeples recolhidos
again = { $whose }, de novo
held = { meeples } na mão
held-stuck = { $count ->
    [one] { meeples } na mão, não pode ser solto agora
   *[other] { meeples } na mão, não podem ser soltos agora
}
