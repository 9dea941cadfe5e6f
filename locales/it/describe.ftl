### Texts about a game: prompts, buttons, tiles, the log.

## Phrases.

reach = portata { $n }

# In “in … posizione”.
rank = { $place ->
    [0] prima
    [1] seconda
    [2] terza
    [3] quarta
   *[other] quinta
}

further = { $parts }

## The player who decides, and the part of the round.

bids = Offre { $name }
turn-of = Turno di { $name }
your-bid = La tua offerta, { $name }
your-turn = Il tuo turno, { $name }
game-over = La partita è finita
step-bid = Offerte
step-move = Movimento
step-tribe = Tribù
step-djinn = Genio
step-tile = Tessera
step-control = Controllo
step-item = Oggetto
step-end = Vendita
step-last = Fine
step-over = Punti

## Prompts.

ask-bid = Scegli una casella del tracciato dell’ordine di turno
ask-confirm-bid = Per ora giocheresti in { rank } posizione
ask-confirm-last-bid = Giocherai in { rank } posizione
ask-move = Prendi i meeple di una tessera illuminata
ask-no-move = Nessun movimento possibile. Saltalo: la partita finisce dopo questo round
ask-no-move-ending = Nessun movimento possibile. Saltalo
ask-no-move-on-foot = Nessun movimento possibile a piedi: usa il tappeto volante, o salta
ask-drop = Lascia uno dei { $n } meeple su una tessera illuminata
ask-last-drop = Lascia l’ultimo, { a-meeple }: deve raggiungere un altro { meeple }
ask-choose-victim = { $tile }: scegli la vittima
ask-choose-drop = { $tile }: quale meeple lasci?
ask-choose-payment = { $tile }: come paghi?
ask-trade = { $n ->
    [one] Mercanti: prendi la prima carta della fila
   *[other] Mercanti: prendi le prime { $n } carte della fila
}
ask-trade-none = Mercanti: nella fila non restano carte
ask-build = { $blue ->
    [one] Costruttori: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } tessera blu = { $coins }
   *[other] Costruttori: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } tessere blu = { $coins }
}
ask-build-doubled = { $blue ->
    [one] Costruttori: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } tessera blu × 2 (Echidna) = { $coins }
   *[other] Costruttori: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } tessere blu × 2 (Echidna) = { $coins }
}
ask-must-kill = Assassini: devi uccidere; scegli una vittima
ask-must-kill-two = Assassini con Iblis: devi uccidere; scegli due vittime
ask-may-kill = Assassini: uccidi con l’aiuto di fachiri, o non uccidere nessuno
ask-may-kill-two = Assassini con Iblis: uccidine due con l’aiuto di fachiri, o nessuno
ask-no-victim = Assassini: nessuna vittima a portata
ask-control = { $tile } è tua: cammello o tenda?
ask-craft = { $n ->
    [one] Artigiani: pesca un oggetto
   *[other] Artigiani: pesca { $n } oggetti e tienine uno
}
ask-craft-none = Artigiani: non restano oggetti
ask-keep-item = Artigiani: devi tenere uno di questi oggetti
ask-workshop = Laboratorio: puoi prendere il primo oggetto
ask-no-workshop = Laboratorio: non c’è nessun oggetto che tu possa prendere
ask-drop-flying = Lascia l’ultimo, { a-meeple }: il tappeto lo porta ovunque ci sia un altro { meeple }
ask-use = { $item }: { $power }
ask-talisman-to = { $item }: scegli dove va
ask-bring = { $n ->
    [one] Flauto: porta un meeple in { $tile }
   *[other] Flauto: porta fino a { $n } meeple in { $tile }
}
ask-bring-none = Flauto: nessun altro può venire in { $tile }
ask-choose-meeples = { $tile }: quali?
ask-order = Corno: tocca le carte nell’ordine che vuoi
ask-keep = Sibittis: devi tenere uno di questi geni
ask-must-place = Devi piazzare { $piece } in { $tile }
ask-must-place-or = Devi piazzare { $piece } in { $tile }, o su una tessera vicina con { $djinn }
ask-buy = { $kind }: puoi comprare { $cards } per { $coins }
ask-cannot-buy = { $kind }: non puoi comprare nulla
ask-djinn = Luogo sacro: puoi prendere un genio per 2 saggi, o per 1 saggio e 1 fachiro
ask-no-djinn = Luogo sacro: non c’è nessun genio che tu possa prendere
ask-place-palm = Enki: devi piazzare una palma su un’oasi
ask-place-palace = Bouraq: devi piazzare un palazzo su un villaggio
ask-place-palm-or = Enki: devi piazzare una palma su un’oasi, o su una tessera vicina con Lamia
ask-place-palace-or = Bouraq: devi piazzare un palazzo su un villaggio, o su una tessera vicina con Hagis
ask-empty-tile = { $djinn }: scegli una tessera dove non c’è nulla
ask-meeple-tile = { $djinn }: scegli una tessera dove ci sono solo meeple
ask-confirm-keep = Tenere { $djinn }?
ask-confirm-take = Prendere { $djinn }?
ask-confirm-use = Usare { $djinn }?
ask-pay-take = Prendere { $djinn }: come paghi?
ask-pay-use = Usare { $djinn }: come paghi?
ask-sell = Vendi merci, o chiudi il turno
ask-end = Chiudi il turno
ask-give-up-purchase = Qui puoi ancora prendere qualcosa. Chiudere comunque il turno?
ask-give-up-power = Hai pagato un potere che non hai usato. Chiudere comunque il turno?
ask-over = { $name } vince con { $points }
ask-over-shared = Vittoria a pari merito con { $points }: { $names }

## Refusals whose reason depends on the game.

why-finish-move = Prima finisci il movimento.
why-several-ways = Qui finiscono più tragitti: lascia i meeple uno a uno. Queste tessere ci portano.
why-occupied = C’è già un cammello o una tenda.
why-first-cards = { $n ->
    [one] Qui è in vendita solo la prima carta.
   *[other] Qui sono in vendita solo le prime { $n } carte.
}

## Buttons.

do-more-fakirs = Un fachiro in più
do-fewer-fakirs = Un fachiro in meno
do-cancel = Cambia scelta
do-bid = { $coins ->
    [0] Offri { $price }: paga { $fakirs }
   *[other] { $fakirs ->
        [0] Offri { $price }: paga { $coins }
       *[other] Offri { $price }: paga { $coins } e { $fakirs }
    }
}
do-bid-free = Offri { $price }: non paghi nulla
do-take = Prendi { $meeples } in { $tile }
do-drop = Lascia { $meeple } in { $tile }
do-skip-move = Salta il movimento
do-skip-kill = Non uccidere
do-trade = Prendi { $cards }
do-build = Guadagna { $coins }
do-build-fakirs = Scarta { $fakirs }, guadagna { $coins }
do-kill-on = Uccidi { $victims } in { $tile }
do-kill-on-fakirs = Uccidi { $victims } in { $tile } per { $fakirs }
do-kill-of = Uccidi { $victims } di { $name }
do-keep-item = Tieni { $item }
do-keep = Tieni { $djinn }
do-place = Piazza { $piece } in { $tile }
do-place-pay = Piazza { $piece } in { $tile } con { $djinn } per { $payment }
do-buy = Compra { $cards } per { $coins }
do-take-djinn = Prendi { $djinn } per { $payment }
do-power = Usa { $djinn } per { $payment }
do-power-on = Usa { $djinn } in { $tile } per { $payment }
do-control = { $piece } +{ $points }
do-craft = { $n ->
    [one] Pesca { $n } oggetto
   *[other] Pesca { $n } oggetti
}
do-take-item = Prendi l’oggetto per { $payment }
do-pass-item = Nessun oggetto
do-use = Usa { $item }
do-scimitar = Togli { $victims } da { $tile }
do-lamp = Prendi { $djinn }
do-lamp-deck = Prendi il primo del mazzo
do-flute = Porta meeple in { $tile }
do-ring = Prendi { $item }
do-talisman = Sposta da { $from } a { $tile }
do-bring = Porta { $meeple } da { $tile }
do-done = Basta così
do-order = Tieni quest’ordine
do-whim = Gioca { $whim } per { $coins }
do-pass-market = Non comprare
do-pass-djinn = Nessun genio
do-pass = Avanti
do-sell = Vendi { $goods } per { $coins }
do-end = Chiudi il turno
choice-reveals = { $action } (poi non si annulla)
reveals-note = poi non si annulla

## Tiles for screen readers.

no-meeples = nessun meeple
mountains-north-west = montagne a nord e a ovest
mountains-south-east = montagne a sud e a est
value = valore { $value } { $colour }
dropped = { $n ->
    [one] appena lasciato: { $meeples }
   *[other] appena lasciati: { $meeples }
}
camel-of = cammello di { $name }
tent-of = tenda di { $name }
whim-here = capriccio { $whim } ({ whim-terms })
whim-terms = { $needed } { aim }: { $coins }
whim-aim = { $needed } { aim }
whim-progress = { $have } di { $needed } { aim }
of-colour = { $kind } { FORM($colour, "feminine") }
workshop-north-west = { $kind } { $value }, nord e ovest
workshop-south-east = { $kind } { $value }, sud e est
of-value = { $value ->
    [0] { $kind }
   *[other] { $kind } { $value }
}
city-value = { FORM($colour, "feminine") }
can-scimitar = si possono togliere meeple qui
can-call = qui possono venire meeple
can-move-piece = il tuo pezzo qui si può spostare
can-move-here = si può spostare qui
can-bring = puoi portare qui { $meeples }
start-of-path = inizio del tragitto
step-of-path = passo { $step } del tragitto
can-take = si può prendere
can-drop = puoi lasciare { $meeples }
can-kill = puoi uccidere { $meeples }
can-kill-for = puoi uccidere { $meeples } per { $fakirs }
can-place = puoi piazzare { $piece }
can-place-for = puoi piazzare { $piece } per { $payment }
can-use = puoi usare qui { $djinn } per { $payment }
ends = il movimento può finire qui con { FORM($meeples, "the") }
counted = conta per i costruttori
blocked = non qui: { $reason }
takes-tile = prende la tessera
then-place = poi bisogna piazzare { $piece }
then-buy = poi si può comprare { $cards } per { $coins }
then-item = poi si può prendere un oggetto
then-whim = poi prende il capriccio { $whim }
then-djinn = poi si può prendere un genio

## The log.

log-bid = { $name } offre { $price }.
log-bid-pays = { $coins ->
    [0] { $name } offre { $price } e paga { $fakirs }.
   *[other] { $fakirs ->
        [0] { $name } offre { $price } e paga { $coins }.
       *[other] { $name } offre { $price } e paga { $coins } e { $fakirs }.
    }
}
log-bid-free = { $name } offre { $price } e non paga nulla.
log-turn = Turno di { $name }.
log-pushed = { $by } giocherà prima di { $name }.
log-pushed-self = Il segnalino precedente di { $name } arretra.
log-round = Il round { $round } è finito.
log-wins = La partita è finita: vince { $name }.
log-share = La partita è finita, vittoria a pari merito: { $names }.
log-take = { $name } prende { $meeples } in { $tile }.
log-drop = Lascia { $meeple } in { $tile }.
log-collect = Raccoglie { $meeples } in { $tile }.
log-control = { $name } prende { $tile }.
log-tent = { $name } prende { $tile } con la tenda.
log-moved-camel = Il cammello di { $name } passa da { $from } a { $tile }.
log-moved-tent = La tenda di { $name } passa da { $from } a { $tile }.
log-carried = Porta { $meeple } da { $from } a { $tile }.
log-drew-items = { $n ->
    [one] { $name } pesca { $n } oggetto.
   *[other] { $name } pesca { $n } oggetti.
}
log-kept-item = { $name } tiene un oggetto.
log-kept-item-for = { $name } lo tiene per { $payment }.
log-used-item = { $name } usa { $item }.
log-used-item-on = { $name } usa { $item } in { $tile }.
log-whim-taken = { $name } prende il capriccio in { $tile }.
log-whim = { $name } gioca { $whim }.
log-whims = Nuovi capricci: { $whims }.
why-whim = capriccio
log-coins = { $n ->
    [one] { $name }: { SIGNED($n) } moneta ({ $why }).
   *[other] { $name }: { SIGNED($n) } monete ({ $why }).
}
why-builders = costruttori
why-market = acquisto
why-sale = vendita
log-cards = { $name } prende { $cards }.
log-no-card = Non restano carte per { $name }.
log-draws = { $name } pesca { $cards }.
log-sold = Venduto: { $goods }.
log-market = Novità nella fila di carte: { $cards }.
log-djinns = Novità tra i geni: { $djinns }.
log-djinn = { $name } prende { $djinn }.
log-djinn-for = { $name } prende { $djinn } per { $payment }.
log-keeps = { $name } tiene { $djinn }.
log-power = { $name } usa { $djinn } per { $payment }.
log-kill-on = Gli assassini di { $name } uccidono { $victims } in { $tile }.
log-kill-on-fakirs = Gli assassini di { $name } uccidono { $victims } in { $tile } con { $fakirs }.
log-kill-of = Gli assassini di { $name } uccidono { $victims } di { $other }.
log-place = { $name } piazza { $piece } in { $tile }.
log-seed = Pescati alla cieca dal sacchetto in { $tile }: { $meeples }.
log-reshuffled-cards = Le carte scartate formano un nuovo mazzo.
log-reshuffled-djinns = I geni scartati formano un nuovo mazzo.
ended-camels = { $n ->
    [one] { $names } non aveva più cammelli.
   *[other] { $names } non avevano più cammelli.
}
ended-no-move = Non restava nessuna mossa.
log-taken-back = Il tavolo annulla: la partita riprende da un momento precedente.

## Players' colours.

indigo = indaco
orange = arancione
teal = ottanio
pink = rosa
black = nero
