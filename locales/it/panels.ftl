### Texts of the panels beside the board: tracks, rows, players, and the action bar.

## The tracks.

bid-order = Ordine d’asta
next-bids = Prossime offerte
turn-order = Ordine di turno
order-of = Ordine di turno: { $names }
order-then = L’ordine di turno sarebbe: { $names }
plays-then = Gioca { $now }, poi { $next }
plays-twice = { $now } gioca due volte
plays-last = { $now } gioca, e chiude il round
spot = Prezzo { $price }
spot-of = occupata: { $name }
spot-room = { $free ->
    [one] { $free } posto libero
   *[other] { $free } posti liberi
}
tap-again = tocca ancora per offrire
spot-closed = ora non per te

## The action bar.

action-bar = Che cosa fare
answers = Risposte
history = Annulla e ripeti
undo = Annulla
redo = Ripeti
reset-turn = Ricomincia il turno
sell = Vendi
earn = Guadagna
take-for = Prendi per
use-for = Usa per
pay = Paga
remove = Togli
bring = Porta
kill = Uccidi
fakirs-added = Fachiri aggiunti
rule = Regola
rule-named = Regola: { $name }
step-over = Fine della partita
tile-at = { $kind } { $tile }

## The rows of cards.

market = Fila di carte
deck = { $n ->
    [one] Mazzo: { $n } carta
   *[other] Mazzo: { $n } carte
}
discard = { $n ->
    [one] Scarti: { $n } carta
   *[other] Scarti: { $n } carte
}
can-take = si può prendere
chosen = scelta
djinn-chosen = scelto
djinns = Geni
drawn-djinns = Tieni uno di questi
points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
usable = si può usare
close = Chiudi
to-use = Per usarlo
to-take = Per prenderlo in un luogo sacro: 2 saggi, o 1 saggio e 1 fachiro
cost-free = Sempre attivo
cost-one = 1 saggio o 1 fachiro
cost-two = 2 saggi, o 1 saggio e 1 fachiro
cost-fakir = 1 fachiro
cost-fakirs = 1 fachiro o più

## The players.

players = Giocatori
plays-now = gioca
bids-now = offre
bidder = Offre { $name }
winner = vince
coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
coins-hidden = monete nascoste
camels = { $n ->
    [one] resta { $n } cammello
   *[other] restano { $n } cammelli
}
fakirs = { $n ->
    [one] { $n } fachiro
   *[other] { $n } fachiri
}
goods = Merci
score = { $n ->
    [one] { $n } punto finora
   *[other] { $n } punti finora
}
without-hidden = Ciò che è nascosto non è contato.
kills = Uccidi un meeple di questo giocatore

tent = resta la tenda
tent-placed = tenda piazzata
city-whims = Capricci nelle città
items = { $n ->
    [one] { $n } oggetto
   *[other] { $n } oggetti
}
whims = { $n ->
    [one] { $n } capriccio in mano
   *[other] { $n } capricci in mano
}
own-items = Oggetti
own-whims = Capricci
fulfilled = Soddisfatti
item-when = Nel tuo turno, tranne durante il movimento; uno per turno.
carpet-when = Prima del movimento o durante; un oggetto per turno.
item-pile = { $n ->
    [one] Oggetti: { $n }
   *[other] Oggetti: { $n }
}
item-discard = scartati: { $names }

place-in-order = posto { $n }

## The sale.

sale = Vendita
sale-none = Tocca le merci per fare una serie, o tienile.
sale-set = { $n ->
    [one] { $n } merce per { $worth }
   *[other] { $n } merci diverse per { $worth }
}
sale-best = Divisione migliore: { $worth }
