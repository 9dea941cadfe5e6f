### Texts of the panels beside the board: tracks, rows, players, and the action bar.

## The tracks.

bid-order = Ordem de lances
next-bids = Próximos lances
turn-order = Ordem de turno
order-of = Ordem de turno: { $names }
order-then = Ordem de turno nesse caso: { $names }
plays-then = { $now } joga, depois { $next }
plays-twice = { $now } joga duas vezes
plays-last = { $now } joga por último na rodada
spot = Preço { $price }
spot-of = ocupado por { $name }
spot-room = { $free ->
    [0] { $free } vagas livres
    [one] { $free } vaga livre
   *[other] { $free } vagas livres
}
tap-again = toque de novo para dar o lance
spot-closed = não é para você agora

## The action bar.

action-bar = O que se pede
answers = Respostas
history = Desfazer e refazer
undo = Desfazer
redo = Refazer
reset-turn = Reiniciar o turno
sell = Vender
earn = Ganhar
take-for = Pegar por
use-for = Usar por
pay = Pagar
remove = Remover
bring = Trazer
kill = Matar
fakirs-added = Faquires acrescentados
rule = Regra
rule-named = Regra: { $name }
step-over = Fim da partida

## The rows of cards.

market = Fileira de cartas
deck = { $n ->
    [0] Baralho: { $n } cartas
    [one] Baralho: { $n } carta
   *[other] Baralho: { $n } cartas
}
discard = { $n ->
    [0] Descarte: { $n } cartas
    [one] Descarte: { $n } carta
   *[other] Descarte: { $n } cartas
}
tile-at = { $kind } { $tile }
can-take = dá para pegar
chosen = sua escolha
djinn-chosen = escolhido
djinns = Gênios
drawn-djinns = Fique com um destes
points = { $n ->
    [0] { $n } pontos
    [one] { $n } ponto
   *[other] { $n } pontos
}
usable = dá para usar
close = Fechar
to-use = Para usar
to-take = Para pegar num local sagrado: 2 anciões, ou 1 ancião e 1 faquir
cost-free = Sempre ativo
cost-one = 1 ancião ou 1 faquir
cost-two = 2 anciões, ou 1 ancião e 1 faquir
cost-fakir = 1 faquir
cost-fakirs = 1 faquir ou mais

## The players.

players = Jogadores
plays-now = joga
bids-now = dá o lance
bidder = Lance de { $name }
winner = venceu
coins = { $n ->
    [0] { $n } moedas
    [one] { $n } moeda
   *[other] { $n } moedas
}
coins-hidden = moedas ocultas
camels = { $n ->
    [0] restam { $n } camelos
    [one] resta { $n } camelo
   *[other] restam { $n } camelos
}
fakirs = { $n ->
    [0] { $n } faquires
    [one] { $n } faquir
   *[other] { $n } faquires
}
goods = Mercadorias
score = { $n ->
    [0] { $n } pontos até agora
    [one] { $n } ponto até agora
   *[other] { $n } pontos até agora
}
without-hidden = O que está oculto não é contado.
kills = Matar um meeple deste jogador

tent = resta a tenda
tent-placed = tenda colocada
city-whims = Caprichos nas cidades
items = { $n ->
    [0] { $n } itens
    [one] { $n } item
   *[other] { $n } itens
}
whims = { $n ->
    [0] { $n } caprichos na mão
    [one] { $n } capricho na mão
   *[other] { $n } caprichos na mão
}
own-items = Itens
own-whims = Caprichos
fulfilled = Cumpridos
item-when = No seu turno, menos durante o movimento; um por turno.
carpet-when = Antes ou durante o seu movimento; um item por turno.
item-pile = { $n ->
    [one] Itens: { $n }
   *[other] Itens: { $n }
}
item-discard = descartados: { $names }
place-in-order = posição { $n }

## The sale.

sale = Venda
sale-none = Toque em mercadorias para formar um conjunto, ou guarde-as.
sale-set = { $n ->
    [one] { $n } mercadoria por { $worth }
   *[other] { $n } mercadorias diferentes por { $worth }
}
sale-best = Melhor divisão: { $worth }
