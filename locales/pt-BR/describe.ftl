### Texts about a game: prompts, buttons, tiles, the log.

## Phrases.

reach = alcance { $n }

rank = { $place ->
    [0] em primeiro
    [1] em segundo
    [2] em terceiro
    [3] em quarto
   *[other] em quinto
}

further = { $parts }

## The player who decides, and the part of the round.

bids = Lance de { $name }
turn-of = Turno de { $name }
your-bid = Seu lance, { $name }
your-turn = Sua vez, { $name }
game-over = A partida acabou
step-bid = Lances
step-move = Movimento
step-tribe = Tribo
step-djinn = Gênio
step-tile = Ladrilho
step-control = Controle
step-item = Item
step-end = Venda
step-last = Fim
step-over = Pontos

## Prompts.

ask-bid = Escolha um espaço na trilha de ordem de turno
ask-confirm-bid = Por enquanto você jogaria { rank }
ask-confirm-last-bid = Você vai jogar { rank }
ask-move = Pegue os meeples de um ladrilho aceso
ask-no-move = Nenhum movimento é possível. Pule: a partida acaba depois desta rodada
ask-no-move-ending = Nenhum movimento é possível. Pule
ask-no-move-on-foot = Nenhum movimento é possível a pé: use o tapete voador, ou então pule
ask-drop = Solte um dos { $n } meeples num ladrilho aceso
ask-last-drop = Solte o último, { a-meeple }: ele precisa se juntar a outro { meeple }
ask-choose-victim = { $tile }: escolha a vítima
ask-choose-drop = { $tile }: soltar qual meeple?
ask-choose-payment = { $tile }: como você paga?
ask-trade = { $n ->
    [one] Mercadores: pegue a primeira carta da fileira
   *[other] Mercadores: pegue as { $n } primeiras cartas da fileira
}
ask-trade-none = Mercadores: não resta nenhuma carta na fileira
ask-build = { $blue ->
    [0] Construtores: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } ladrilhos de valor azul = { $coins }
    [one] Construtores: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } ladrilho de valor azul = { $coins }
   *[other] Construtores: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } ladrilhos de valor azul = { $coins }
}
ask-build-doubled = { $blue ->
    [0] Construtores: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } ladrilhos de valor azul × 2 (Echidna) = { $coins }
    [one] Construtores: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } ladrilho de valor azul × 2 (Echidna) = { $coins }
   *[other] Construtores: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } ladrilhos de valor azul × 2 (Echidna) = { $coins }
}
ask-must-kill = Assassinos: você precisa matar; escolha uma vítima
ask-must-kill-two = Assassinos com Iblis: você precisa matar; escolha duas vítimas
ask-may-kill = Assassinos: mate com a ajuda de faquires, ou não mate ninguém
ask-may-kill-two = Assassinos com Iblis: mate dois com a ajuda de faquires, ou ninguém
ask-no-victim = Assassinos: nenhuma vítima ao alcance
ask-control = { $tile } é seu: camelo ou tenda?
ask-craft = { $n ->
    [one] Artesãos: tire um item
   *[other] Artesãos: tire { $n } itens e fique com um
}
ask-craft-none = Artesãos: não resta nenhum item
ask-keep-item = Artesãos: você precisa ficar com um destes itens
ask-workshop = Oficina: você pode pegar o item do topo
ask-no-workshop = Oficina: não há nenhum item que você possa pegar
ask-drop-flying = Solte o último, { a-meeple }: o tapete o leva até qualquer outro { meeple }
ask-use = { $item }: { $power }
ask-talisman-to = { $item }: escolha para onde vai
ask-bring = { $n ->
    [one] Flauta: leve um meeple para { $tile }
   *[other] Flauta: leve até { $n } meeples para { $tile }
}
ask-bring-none = Flauta: nenhum outro pode ir para { $tile }
ask-choose-meeples = { $tile }: quais?
ask-order = Cornucópia: toque nas cartas na ordem que quiser
ask-keep = Sibittis: você precisa ficar com um destes gênios
ask-must-place = Você precisa colocar { $piece } em { $tile }
ask-must-place-or = Você precisa colocar { $piece } em { $tile }, ou num ladrilho vizinho com { $djinn }
ask-buy = { $kind }: você pode comprar { $cards } por { $coins }
ask-cannot-buy = { $kind }: não há nada que você possa comprar
ask-djinn = Local sagrado: você pode pegar um gênio por 2 anciões, ou por 1 ancião e 1 faquir
ask-no-djinn = Local sagrado: não há nenhum gênio que você possa pegar
ask-place-palm = Enki: você precisa colocar uma palmeira num oásis
ask-place-palace = Bouraq: você precisa colocar um palácio numa aldeia
ask-place-palm-or = Enki: você precisa colocar uma palmeira num oásis, ou num ladrilho vizinho com Lamia
ask-place-palace-or = Bouraq: você precisa colocar um palácio numa aldeia, ou num ladrilho vizinho com Hagis
ask-empty-tile = { $djinn }: escolha um ladrilho sem nada
ask-meeple-tile = { $djinn }: escolha um ladrilho que só tenha meeples
ask-confirm-keep = Ficar com { $djinn }?
ask-confirm-take = Pegar { $djinn }?
ask-confirm-use = Usar { $djinn }?
ask-pay-take = Pegar { $djinn }: como você paga?
ask-pay-use = Usar { $djinn }: como você paga?
ask-sell = Venda mercadorias ou encerre seu turno
ask-end = Encerre seu turno
ask-give-up-purchase = Você ainda pode pegar algo aqui. Encerrar o turno mesmo assim?
ask-give-up-power = Você pagou por um poder que não usou. Encerrar o turno mesmo assim?
ask-over = { $name } vence com { $points }
ask-over-shared = { $names } dividem a vitória com { $points }

## Refusals whose reason depends on the game.

why-finish-move = Termine antes seu movimento.
why-several-ways = Vários caminhos terminam aqui: solte um a um. Estes ladrilhos levam até lá.
why-occupied = Já há um camelo ou uma tenda ali.
why-first-cards = { $n ->
    [one] Aqui só a primeira carta está à venda.
   *[other] Aqui só as { $n } primeiras cartas estão à venda.
}

## Buttons.

do-more-fakirs = Mais um faquir
do-fewer-fakirs = Um faquir a menos
do-cancel = Cancelar
do-bid = { $coins ->
    [0] Dar lance de { $price }: pagar { $fakirs }
   *[other] { $fakirs ->
        [0] Dar lance de { $price }: pagar { $coins }
       *[other] Dar lance de { $price }: pagar { $coins } e { $fakirs }
    }
}
do-bid-free = Dar lance de { $price }: não pagar nada
do-take = Pegar { $meeples } em { $tile }
do-drop = Soltar { $meeple } em { $tile }
do-skip-move = Pular o movimento
do-skip-kill = Não matar
do-trade = Pegar { $cards }
do-build = Ganhar { $coins }
do-build-fakirs = Descartar { $fakirs }, ganhar { $coins }
do-kill-on = Matar { $victims } em { $tile }
do-kill-on-fakirs = Matar { $victims } em { $tile } por { $fakirs }
do-kill-of = Matar { $victims } de { $name }
do-keep-item = Ficar com { $item }
do-keep = Ficar com { $djinn }
do-place = Colocar { $piece } em { $tile }
do-place-pay = Colocar { $piece } em { $tile } com { $djinn } por { $payment }
do-buy = Comprar { $cards } por { $coins }
do-take-djinn = Pegar { $djinn } por { $payment }
do-power = Usar { $djinn } por { $payment }
do-power-on = Usar { $djinn } em { $tile } por { $payment }
do-control = { $piece } +{ $points }
do-craft = { $n ->
    [one] Tirar { $n } item
   *[other] Tirar { $n } itens
}
do-take-item = Pegar o item por { $payment }
do-pass-item = Não pegar item
do-use = Usar { $item }
do-scimitar = Remover { $victims } de { $tile }
do-lamp = Pegar { $djinn }
do-lamp-deck = Pegar o do topo do baralho
do-flute = Levar meeples para { $tile }
do-ring = Pegar { $item }
do-talisman = Mover de { $from } para { $tile }
do-bring = Trazer { $meeple } de { $tile }
do-done = Basta
do-order = Manter esta ordem
do-whim = Baixar { $whim } por { $coins }
do-pass-market = Não comprar
do-pass-djinn = Não pegar gênio
do-pass = Seguir
do-sell = Vender { $goods } por { $coins }
do-end = Encerrar turno
choice-reveals = { $action } (sem volta)
reveals-note = sem volta

## Tiles for screen readers.

no-meeples = sem meeples
mountains-north-west = montanhas ao norte e a oeste
mountains-south-east = montanhas ao sul e a leste
value = valor { $value } { $colour }
dropped = { $n ->
    [one] recém-solto: { $meeples }
   *[other] recém-soltos: { $meeples }
}
camel-of = camelo de { $name }
tent-of = tenda de { $name }
whim-here = capricho { $whim } ({ whim-terms })
whim-terms = { $needed } { aim }: { $coins }
whim-aim = { $needed } { aim }
whim-progress = { $have } de { $needed } { aim }
of-colour = { $kind } de valor { $colour }
workshop-north-west = { $kind } { $value }, norte e oeste
workshop-south-east = { $kind } { $value }, sul e leste
of-value = { $value ->
    [0] { $kind }
   *[other] { $kind } { $value }
}
city-value = valor { $colour }
can-scimitar = dá para remover meeples daqui
can-call = meeples podem vir para cá
can-move-piece = sua peça aqui pode ser movida
can-move-here = pode ser movida para cá
can-bring = pode trazer { $meeples }
start-of-path = início do caminho
step-of-path = passo { $step } do caminho
can-take = dá para pegar
can-drop = pode soltar { $meeples }
can-kill = pode matar { $meeples }
can-kill-for = pode matar { $meeples } por { $fakirs }
can-place = pode colocar { $piece }
can-place-for = pode colocar { $piece } por { $payment }
can-use = pode usar { $djinn } aqui por { $payment }
ends = o movimento pode terminar aqui com { $meeples }
counted = conta para os construtores
blocked = aqui não: { $reason }
takes-tile = toma o ladrilho
then-place = depois é preciso colocar { $piece }
then-buy = depois pode comprar { $cards } por { $coins }
then-item = depois pode pegar um item
then-whim = depois pega o capricho { $whim }
then-djinn = depois pode pegar um gênio

## The log.

log-bid = { $name } dá lance de { $price }.
log-bid-pays = { $coins ->
    [0] { $name } dá lance de { $price } e paga { $fakirs }.
   *[other] { $fakirs ->
        [0] { $name } dá lance de { $price } e paga { $coins }.
       *[other] { $name } dá lance de { $price } e paga { $coins } e { $fakirs }.
    }
}
log-bid-free = { $name } dá lance de { $price } e não paga nada.
log-turn = Turno de { $name }.
log-pushed = { $by } vai jogar antes de { $name }.
log-pushed-self = O marcador anterior de { $name } recua.
log-round = Fim da rodada { $round }.
log-wins = A partida acabou: { $name } vence.
log-share = A partida acabou: { $names } dividem a vitória.
log-take = { $name } pega { $meeples } em { $tile }.
log-drop = Solta { $meeple } em { $tile }.
log-collect = Recolhe { $meeples } em { $tile }.
log-control = { $name } toma o controle de { $tile }.
log-tent = { $name } toma o controle de { $tile } com a tenda.
log-moved-camel = O camelo de { $name } vai de { $from } para { $tile }.
log-moved-tent = A tenda de { $name } vai de { $from } para { $tile }.
log-carried = Leva { $meeple } de { $from } para { $tile }.
log-drew-items = { $n ->
    [one] { $name } tira { $n } item.
   *[other] { $name } tira { $n } itens.
}
log-kept-item = { $name } fica com um item.
log-kept-item-for = { $name } fica com ele por { $payment }.
log-used-item = { $name } usa { $item }.
log-used-item-on = { $name } usa { $item } em { $tile }.
log-whim-taken = { $name } pega o capricho em { $tile }.
log-whim = { $name } baixa { $whim }.
log-whims = Novos caprichos: { $whims }.
why-whim = capricho
log-coins = { $n ->
    [0] { $name }: { SIGNED($n) } moedas ({ $why }).
    [one] { $name }: { SIGNED($n) } moeda ({ $why }).
   *[other] { $name }: { SIGNED($n) } moedas ({ $why }).
}
why-builders = construtores
why-market = compra
why-sale = venda
log-cards = { $name } pega { $cards }.
log-no-card = Não resta nenhuma carta para { $name }.
log-draws = { $name } tira { $cards }.
log-sold = Vendido: { $goods }.
log-market = Novidades na fileira de cartas: { $cards }.
log-djinns = Novidades entre os gênios: { $djinns }.
log-djinn = { $name } pega { $djinn }.
log-djinn-for = { $name } pega { $djinn } por { $payment }.
log-keeps = { $name } fica com { $djinn }.
log-power = { $name } usa { $djinn } por { $payment }.
log-kill-on = Os assassinos de { $name } matam { $victims } em { $tile }.
log-kill-on-fakirs = Os assassinos de { $name } matam { $victims } em { $tile } com { $fakirs }.
log-kill-of = Os assassinos de { $name } matam { $victims } de { $other }.
log-place = { $name } coloca { $piece } em { $tile }.
log-seed = Do saco, ao acaso, para { $tile }: { $meeples }.
log-reshuffled-cards = As cartas descartadas formam um novo baralho.
log-reshuffled-djinns = Os gênios descartados formam um novo baralho.
ended-camels = { $n ->
    [one] { $names } não tinha mais camelos.
   *[other] { $names } não tinham mais camelos.
}
ended-no-move = Não restava nenhum movimento.
log-taken-back = A mesa desfaz: a partida segue de um momento anterior.

## Players' colours.

indigo = índigo
orange = laranja
teal = turquesa
pink = rosa
black = preto
