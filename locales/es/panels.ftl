### Texts of the panels beside the board: tracks, rows, players, and the action bar.

## The tracks.

bid-order = Orden de puja
next-bids = Próximas pujas
turn-order = Orden de turno
order-of = Orden de turno: { $names }
order-then = Orden de turno entonces: { $names }
plays-then = Juega { $now }, luego { $next }
plays-twice = { $now } juega dos veces
plays-last = Juega { $now }, y acaba la ronda
spot = Precio { $price }
spot-of = ocupado por { $name }
spot-room = { $free ->
    [one] { $free } sitio libre
   *[other] { $free } sitios libres
}
tap-again = toca otra vez para pujar
spot-closed = ahora no es para ti

## The action bar.

action-bar = Qué se pide
answers = Respuestas
history = Deshacer y rehacer
undo = Deshacer
redo = Rehacer
reset-turn = Reiniciar el turno
sell = Vender
earn = Ganar
take-for = Tomar por
use-for = Usar por
pay = Pagar
remove = Quitar
bring = Traer
kill = Matar
fakirs-added = Faquires añadidos
rule = Regla
rule-named = Regla: { $name }
step-over = Fin de la partida

## The rows of cards.

market = Fila de cartas
deck = { $n ->
    [one] Mazo: { $n } carta
   *[other] Mazo: { $n } cartas
}
discard = { $n ->
    [one] Descarte: { $n } carta
   *[other] Descarte: { $n } cartas
}
tile-at = { $kind } { $tile }
can-take = se puede tomar
chosen = tu elección
djinn-chosen = elegido
djinns = Genios
drawn-djinns = Quédate con uno de estos
points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
usable = se puede usar
close = Cerrar
to-use = Para usarlo
to-take = Para tomarlo en un lugar sagrado: 2 ancianos, o 1 anciano y 1 faquir
cost-free = Siempre activo
cost-one = 1 anciano o 1 faquir
cost-two = 2 ancianos, o 1 anciano y 1 faquir
cost-fakir = 1 faquir
cost-fakirs = 1 faquir o más

## The players.

players = Jugadores
plays-now = juega
bids-now = puja
bidder = Puja { $name }
winner = gana
coins = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}
coins-hidden = monedas ocultas
camels = { $n ->
    [one] queda { $n } camello
   *[other] quedan { $n } camellos
}
fakirs = { $n ->
    [one] { $n } faquir
   *[other] { $n } faquires
}
goods = Mercancías
score = { $n ->
    [one] { $n } punto hasta ahora
   *[other] { $n } puntos hasta ahora
}
without-hidden = Lo oculto no se cuenta.
kills = Matar a un meeple de este jugador

tent = queda la tienda
tent-placed = tienda colocada
city-whims = Caprichos de las ciudades
items = { $n ->
    [one] { $n } objeto
   *[other] { $n } objetos
}
whims = { $n ->
    [one] { $n } capricho en mano
   *[other] { $n } caprichos en mano
}
own-items = Objetos
own-whims = Caprichos
fulfilled = Cumplidos
item-when = En tu turno, salvo durante el movimiento; uno por turno.
carpet-when = Antes o durante tu movimiento; un objeto por turno.
item-pile = { $n ->
    [one] Objetos: { $n }
   *[other] Objetos: { $n }
}
item-discard = descartados: { $names }
place-in-order = puesto { $n }

## The sale.

sale = Venta
sale-none = Toca mercancías para formar una serie, o guárdalas.
sale-set = { $n ->
    [one] { $n } mercancía por { $worth }
   *[other] { $n } mercancías distintas por { $worth }
}
sale-best = Mejor combinación: { $worth }
