### Texts about a game: prompts, buttons, tiles, the log.

## Phrases.

reach = alcance { $n }

rank = { $place ->
    [0] en primer lugar
    [1] en segundo lugar
    [2] en tercer lugar
    [3] en cuarto lugar
   *[other] en quinto lugar
}

further = { $parts }

## The player who decides, and the part of the round.

bids = Puja { $name }
turn-of = Turno de { $name }
your-bid = Tu puja, { $name }
your-turn = Tu turno, { $name }
game-over = La partida ha terminado
step-bid = Puja
step-move = Movimiento
step-tribe = Tribu
step-djinn = Genio
step-tile = Loseta
step-control = Control
step-item = Objeto
step-end = Venta
step-last = Fin
step-over = Puntos

## Prompts.

ask-bid = Elige una casilla del carril del orden de turno
ask-confirm-bid = Por ahora jugarías { rank }
ask-confirm-last-bid = Jugarás { rank }
ask-move = Toma los meeples de una loseta iluminada
ask-no-move = No hay movimiento posible. Sáltalo: la partida acaba tras esta ronda
ask-no-move-ending = No hay movimiento posible. Sáltalo
ask-no-move-on-foot = A pie no hay movimiento posible: usa la alfombra voladora o sáltalo
ask-drop = Suelta uno de los { $n } meeples en una loseta iluminada
ask-last-drop = Suelta el último, { a-meeple }: tiene que unirse a otro { meeple }
ask-choose-victim = { $tile }: elige la víctima
ask-choose-drop = { $tile }: ¿qué meeple sueltas?
ask-choose-payment = { $tile }: ¿cómo pagas?
ask-trade = { $n ->
    [one] Mercaderes: toma la primera carta de la fila
   *[other] Mercaderes: toma las { $n } primeras cartas de la fila
}
ask-trade-none = Mercaderes: no quedan cartas en la fila
ask-build = { $blue ->
    [one] Constructores: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } loseta de valor azul = { $coins }
   *[other] Constructores: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } losetas de valor azul = { $coins }
}
ask-build-doubled = { $blue ->
    [one] Constructores: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } loseta de valor azul × 2 (Echidna) = { $coins }
   *[other] Constructores: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } losetas de valor azul × 2 (Echidna) = { $coins }
}
ask-must-kill = Asesinos: tienes que matar; elige una víctima
ask-must-kill-two = Asesinos con Iblis: tienes que matar; elige dos víctimas
ask-may-kill = Asesinos: mata con ayuda de faquires, o no mates a nadie
ask-may-kill-two = Asesinos con Iblis: mata a dos con ayuda de faquires, o a nadie
ask-no-victim = Asesinos: no hay ninguna víctima al alcance
ask-control = { $tile } es tuya: ¿camello o tienda?
ask-craft = { $n ->
    [one] Artesanos: roba un objeto
   *[other] Artesanos: roba { $n } objetos y quédate con uno
}
ask-craft-none = Artesanos: no quedan objetos
ask-keep-item = Artesanos: tienes que quedarte con uno de estos objetos
ask-workshop = Taller: puedes tomar el objeto de arriba
ask-no-workshop = Taller: no hay ningún objeto que puedas tomar
ask-drop-flying = Suelta el último, { a-meeple }: la alfombra lo lleva junto a cualquier otro { meeple }
ask-use = { $item }: { $power }
ask-talisman-to = { $item }: elige adónde va
ask-bring = { $n ->
    [one] Flauta: lleva un meeple a { $tile }
   *[other] Flauta: lleva hasta { $n } meeples a { $tile }
}
ask-bring-none = Flauta: ya no puede ir ninguno más a { $tile }
ask-choose-meeples = { $tile }: ¿cuáles?
ask-order = Cuerno: toca las cartas en el orden que quieras
ask-keep = Sibittis: tienes que quedarte con uno de estos genios
ask-must-place = Tienes que colocar { $piece } en { $tile }
ask-must-place-or = Tienes que colocar { $piece } en { $tile }, o en una loseta vecina con { $djinn }
ask-buy = { $kind }: puedes comprar { $cards } por { $coins }
ask-cannot-buy = { $kind }: no hay nada que puedas comprar
ask-djinn = Lugar sagrado: puedes tomar un genio por 2 ancianos, o por 1 anciano y 1 faquir
ask-no-djinn = Lugar sagrado: no hay ningún genio que puedas tomar
ask-place-palm = Enki: tienes que colocar una palmera en un oasis
ask-place-palace = Bouraq: tienes que colocar un palacio en una aldea
ask-place-palm-or = Enki: tienes que colocar una palmera en un oasis, o en una loseta vecina con Lamia
ask-place-palace-or = Bouraq: tienes que colocar un palacio en una aldea, o en una loseta vecina con Hagis
ask-empty-tile = { $djinn }: elige una loseta sin nada
ask-meeple-tile = { $djinn }: elige una loseta donde solo haya meeples
ask-confirm-keep = ¿Te quedas con { $djinn }?
ask-confirm-take = ¿Tomas a { $djinn }?
ask-confirm-use = ¿Usas a { $djinn }?
ask-pay-take = Tomar a { $djinn }: ¿cómo pagas?
ask-pay-use = Usar a { $djinn }: ¿cómo pagas?
ask-sell = Vende mercancías o acaba tu turno
ask-end = Acaba tu turno
ask-give-up-purchase = Aquí aún puedes tomar algo. ¿Acabas el turno de todos modos?
ask-give-up-power = Has pagado por un poder que no has usado. ¿Acabas el turno de todos modos?
ask-over = Gana { $name } con { $points }
ask-over-shared = { $names } comparten la victoria con { $points }

## Refusals whose reason depends on the game.

why-finish-move = Acaba primero tu movimiento.
why-several-ways = Varios caminos acaban aquí: suelta los meeples uno a uno. Estas losetas llevan allí.
why-occupied = Ahí ya hay un camello o una tienda.
why-first-cards = { $n ->
    [one] Aquí solo se vende la primera carta.
   *[other] Aquí solo se venden las { $n } primeras cartas.
}

## Buttons.

do-more-fakirs = Un faquir más
do-fewer-fakirs = Un faquir menos
do-cancel = Cancelar
do-bid = { $coins ->
    [0] Pujar { $price }: pagar { $fakirs }
   *[other] { $fakirs ->
        [0] Pujar { $price }: pagar { $coins }
       *[other] Pujar { $price }: pagar { $coins } y { $fakirs }
    }
}
do-bid-free = Pujar { $price }: no pagar nada
do-take = Tomar { $meeples } de { $tile }
do-drop = Soltar { $meeple } en { $tile }
do-skip-move = Saltar el movimiento
do-skip-kill = No matar
do-trade = Tomar { $cards }
do-build = Ganar { $coins }
do-build-fakirs = Descartar { $fakirs }, ganar { $coins }
do-kill-on = Matar a { $victims } en { $tile }
do-kill-on-fakirs = Matar a { $victims } en { $tile } por { $fakirs }
do-kill-of = Matar a { $victims } de { $name }
do-keep-item = Quedarse con { $item }
do-keep = Quedarse con { $djinn }
do-place = Colocar { $piece } en { $tile }
do-place-pay = Colocar { $piece } en { $tile } con { $djinn } por { $payment }
do-buy = Comprar { $cards } por { $coins }
do-take-djinn = Tomar a { $djinn } por { $payment }
do-power = Usar a { $djinn } por { $payment }
do-power-on = Usar a { $djinn } en { $tile } por { $payment }
do-control = { $piece } +{ $points }
do-craft = { $n ->
    [one] Robar { $n } objeto
   *[other] Robar { $n } objetos
}
do-take-item = Tomar el objeto por { $payment }
do-pass-item = No tomar objeto
do-use = Usar { $item }
do-scimitar = Quitar { $victims } de { $tile }
do-lamp = Tomar a { $djinn }
do-lamp-deck = Tomar el de arriba del mazo
do-flute = Llevar meeples a { $tile }
do-ring = Tomar { $item }
do-talisman = Mover de { $from } a { $tile }
do-bring = Traer { $meeple } de { $tile }
do-done = Basta
do-order = Dejar este orden
do-whim = Bajar { $whim } por { $coins }
do-pass-market = No comprar
do-pass-djinn = No tomar genio
do-pass = Seguir
do-sell = Vender { $goods } por { $coins }
do-end = Acabar turno
choice-reveals = { $action } (sin vuelta atrás)
reveals-note = sin vuelta atrás

## Tiles for screen readers.

no-meeples = sin meeples
mountains-north-west = montañas al norte y al oeste
mountains-south-east = montañas al sur y al este
value = valor { $value } { $colour }
dropped = { $n ->
    [one] recién soltado: { $meeples }
   *[other] recién soltados: { $meeples }
}
camel-of = camello de { $name }
tent-of = tienda de { $name }
whim-here = capricho { $whim } ({ whim-terms })
whim-terms = { $needed } { aim }: { $coins }
whim-aim = { $needed } { aim }
whim-progress = { $have } de { $needed } { aim }
of-colour = { $kind } de valor { $colour }
workshop-north-west = { $kind } { $value }, norte y oeste
workshop-south-east = { $kind } { $value }, sur y este
of-value = { $value ->
    [0] { $kind }
   *[other] { $kind } { $value }
}
city-value = valor { $colour }
can-scimitar = se pueden quitar meeples de aquí
can-call = pueden venir meeples aquí
can-move-piece = tu pieza de aquí se puede mover
can-move-here = se puede mover aquí
can-bring = puedes traer { $meeples }
start-of-path = inicio del camino
step-of-path = paso { $step } del camino
can-take = se puede tomar
can-drop = puedes soltar { $meeples }
can-kill = puedes matar a { $meeples }
can-kill-for = puedes matar a { $meeples } por { $fakirs }
can-place = puedes colocar { $piece }
can-place-for = puedes colocar { $piece } por { $payment }
can-use = puedes usar a { $djinn } aquí por { $payment }
ends = el movimiento puede acabar aquí con { $meeples }
counted = cuenta para los constructores
blocked = aquí no: { $reason }
takes-tile = te da la loseta
then-place = luego hay que colocar { $piece }
then-buy = luego puedes comprar { $cards } por { $coins }
then-item = luego puedes tomar un objeto
then-whim = luego tomas el capricho { $whim }
then-djinn = luego puedes tomar un genio

## The log.

log-bid = { $name } puja { $price }.
log-bid-pays = { $coins ->
    [0] { $name } puja { $price } y paga { $fakirs }.
   *[other] { $fakirs ->
        [0] { $name } puja { $price } y paga { $coins }.
       *[other] { $name } puja { $price } y paga { $coins } y { $fakirs }.
    }
}
log-bid-free = { $name } puja { $price } y no paga nada.
log-turn = Turno de { $name }.
log-pushed = { $by } jugará antes que { $name }.
log-pushed-self = El marcador anterior de { $name } retrocede.
log-round = Fin de la ronda { $round }.
log-wins = La partida ha terminado: gana { $name }.
log-share = La partida ha terminado: { $names } comparten la victoria.
log-take = { $name } toma { $meeples } de { $tile }.
log-drop = Suelta { $meeple } en { $tile }.
log-collect = Recoge { $meeples } en { $tile }.
log-control = { $name } toma el control de { $tile }.
log-tent = { $name } toma el control de { $tile } con la tienda.
log-moved-camel = El camello de { $name } va de { $from } a { $tile }.
log-moved-tent = La tienda de { $name } va de { $from } a { $tile }.
log-carried = Lleva { $meeple } de { $from } a { $tile }.
log-drew-items = { $n ->
    [one] { $name } roba { $n } objeto.
   *[other] { $name } roba { $n } objetos.
}
log-kept-item = { $name } se queda con un objeto.
log-kept-item-for = { $name } se lo queda por { $payment }.
log-used-item = { $name } usa { $item }.
log-used-item-on = { $name } usa { $item } en { $tile }.
log-whim-taken = { $name } toma el capricho de { $tile }.
log-whim = { $name } baja { $whim }.
log-whims = Caprichos nuevos: { $whims }.
why-whim = capricho
log-coins = { $n ->
    [one] { $name }: { SIGNED($n) } moneda ({ $why }).
   *[other] { $name }: { SIGNED($n) } monedas ({ $why }).
}
why-builders = constructores
why-market = compra
why-sale = venta
log-cards = { $name } toma { $cards }.
log-no-card = No queda ninguna carta para { $name }.
log-draws = { $name } roba { $cards }.
log-sold = Vendido: { $goods }.
log-market = Nuevo en la fila de cartas: { $cards }.
log-djinns = Nuevo entre los genios: { $djinns }.
log-djinn = { $name } toma a { $djinn }.
log-djinn-for = { $name } toma a { $djinn } por { $payment }.
log-keeps = { $name } se queda con { $djinn }.
log-power = { $name } usa a { $djinn } por { $payment }.
log-kill-on = Los asesinos de { $name } matan a { $victims } en { $tile }.
log-kill-on-fakirs = Los asesinos de { $name } matan a { $victims } en { $tile } con { $fakirs }.
log-kill-of = Los asesinos de { $name } matan a { $victims } de { $other }.
log-place = { $name } coloca { $piece } en { $tile }.
log-seed = De la bolsa, al azar, a { $tile }: { $meeples }.
log-reshuffled-cards = Las cartas descartadas forman un mazo nuevo.
log-reshuffled-djinns = Los genios descartados forman un mazo nuevo.
ended-camels = { $n ->
    [one] A { $names } no le quedaban camellos.
   *[other] A { $names } no les quedaban camellos.
}
ended-no-move = No quedaba ningún movimiento.
log-taken-back = La mesa deshace: la partida sigue desde un momento anterior.

## Players' colours.

indigo = índigo
orange = naranja
teal = turquesa
pink = rosa
black = negro
