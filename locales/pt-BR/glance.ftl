### Short texts for a glance at the table: what each djinn does in a line, what each row of a player counts.

cards-of = Cartas de { $name }
goods = { $n ->
    [0] { $n } mercadorias
    [one] { $n } mercadoria
   *[other] { $n } mercadorias
}
djinns = { $n ->
    [0] { $n } gênios
    [one] { $n } gênio
   *[other] { $n } gênios
}
leads = na frente pelo que todos veem
show-city = Mostrar { $square } no tabuleiro
drawn-items = Fique com um destes itens
look-at-draw = Ver o que você tirou
holds = { $n ->
    [one] Você tem um item mágico: toque nele na sua fileira.
   *[other] Você tem { $n } itens mágicos: toque num deles na sua fileira.
}
whim-met = Um capricho seu está cumprido: toque nele na sua fileira, e ele paga.
holds-masked = { $n ->
    [one] Você tem um item: segure sua fileira para vê-lo.
   *[other] Você tem { $n } itens: segure sua fileira para vê-los.
}
how-many = Quantos jogam
players-of = { $n ->
    [one] { $n } jogador
   *[other] { $n } jogadores
}
more = Mais opções
latest = O que acabou de acontecer
tribes = O que as tribos fazem
