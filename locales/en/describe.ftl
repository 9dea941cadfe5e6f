### Texts about a game: prompts, buttons, tiles, the log.
###
### Typography: French has a no-break space before `:`, and a narrow one before `;`, `!`, `?` and inside `« »`.
### A test (`tests/native/wording`) checks it.

## Phrases.

# What a move gains with assassins: how far they reach, in tiles.
# $n (number)
reach = reach { $n }

# A place among those who play: You would play …
# $place (number) 0 for the first.
rank = { $place ->
    [0] first
    [1] second
    [2] third
    [3] fourth
   *[other] fifth
}

# What is said of a tile, one after the other. Only the last part may end with a full stop.
# $parts (text clauses)
further = { $parts }

## The player who decides, and the part of the round.

bids = { $name } bids
turn-of = { $name }’s turn
# To the only person at a device.
your-bid = Your bid, { $name }
your-turn = Your turn, { $name }
game-over = The game is over
step-bid = Bidding
step-move = Move
step-tribe = Tribe
step-djinn = Djinn
step-tile = Tile
step-control = Control
step-item = Item
# The part of a turn in which a player sells goods.
step-end = Sale
step-last = End
step-over = Scores

## Prompts.

ask-bid = Choose a spot on the turn order track
# $place (number)
ask-confirm-bid = You would play { rank } for now
# $place (number)
ask-confirm-last-bid = You will play { rank }
ask-move = Pick up the meeples of a lit tile
ask-no-move = No move is possible. Skip it: the game ends after this round
ask-no-move-ending = No move is possible. Skip it
ask-no-move-on-foot = No move on foot: use the flying carpet, or skip
# $n (number)
ask-drop = Drop one of { $n } meeples on a lit tile
# $meeple (Meeple)
ask-last-drop = Drop the last one, { a-meeple }: it must join another { meeple }
ask-choose-victim = { $tile }: choose the victim
ask-choose-drop = { $tile }: drop which meeple?
ask-choose-payment = { $tile }: how do you pay?
# $n (number)
ask-trade = { $n ->
    [one] Merchants: take the first card of the row
   *[other] Merchants: take the first { $n } cards of the row
}
ask-trade-none = Merchants: no card is left in the row
# $builders (number)
# $fakirs (fakirs)
# $blue (number)
# $coins (coins)
ask-build = { $blue ->
    [one] Builders: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } blue-valued tile = { $coins }
   *[other] Builders: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } blue-valued tiles = { $coins }
}
# $builders (number)
# $fakirs (fakirs)
# $blue (number)
# $coins (coins)
ask-build-doubled = { $blue ->
    [one] Builders: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } blue-valued tile × 2 (Echidna) = { $coins }
   *[other] Builders: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } blue-valued tiles × 2 (Echidna) = { $coins }
}
ask-must-kill = Assassins: you must kill; choose a victim
ask-must-kill-two = Assassins with Iblis: you must kill; choose two victims
ask-may-kill = Assassins: kill with the help of fakirs, or kill nobody
ask-may-kill-two = Assassins with Iblis: kill two with the help of fakirs, or nobody
ask-no-victim = Assassins: no victim is in reach
ask-control = { $tile } is yours: camel or tent?
# $n (number)
ask-craft = { $n ->
    [one] Artisans: draw an item
   *[other] Artisans: draw { $n } items and keep one
}
ask-craft-none = Artisans: no item is left
ask-keep-item = Artisans: you must keep one of these items
ask-workshop = Workshop: you may take the top item
ask-no-workshop = Workshop: there is no item you can take
# $meeple (Meeple)
ask-drop-flying = Drop the last one, { a-meeple }: the carpet carries it to any other { meeple }
# $item (item-label)
# $power (text)
ask-use = { $item }: { $power }
# $item (item-label)
ask-talisman-to = { $item }: choose where it goes
# $n (number)
ask-bring = { $n ->
    [one] Flute: bring one meeple to { $tile }
   *[other] Flute: bring up to { $n } meeples to { $tile }
}
ask-bring-none = Flute: no more can come to { $tile }
ask-choose-meeples = { $tile }: which ones?
ask-order = Horn: tap the cards in the order you want
ask-keep = Sibittis: you must keep one of these djinns
# $piece (a-building)
# $tile (text)
ask-must-place = You must place { $piece } on { $tile }
# $piece (a-building)
# $tile (text)
# $djinn (djinn)
ask-must-place-or = You must place { $piece } on { $tile }, or on a neighbouring tile with { $djinn }
# $kind (tile-label)
# $cards (cards)
# $coins (coins)
ask-buy = { $kind }: you may buy { $cards } for { $coins }
# $kind (tile-label)
ask-cannot-buy = { $kind }: there is nothing you can buy
ask-djinn = Sacred place: you may take a djinn for 2 elders, or 1 elder and 1 fakir
ask-no-djinn = Sacred place: there is no djinn you can take
ask-place-palm = Enki: you must place a palm tree on an oasis
ask-place-palace = Bouraq: you must place a palace on a village
ask-place-palm-or = Enki: you must place a palm tree on an oasis or, with Lamia, beside one
ask-place-palace-or = Bouraq: you must place a palace on a village or, with Hagis, beside one
# $djinn (djinn)
ask-empty-tile = { $djinn }: choose a tile with nothing on it
# $djinn (djinn)
ask-meeple-tile = { $djinn }: choose a tile that holds only meeples
# $djinn (djinn)
ask-confirm-keep = Keep { $djinn }?
# $djinn (djinn)
ask-confirm-take = Take { $djinn }?
# $djinn (djinn)
ask-confirm-use = Use { $djinn }?
# $djinn (djinn)
ask-pay-take = Take { $djinn }: how do you pay?
# $djinn (djinn)
ask-pay-use = Use { $djinn }: how do you pay?
ask-sell = Sell goods, or end your turn
ask-end = End your turn
ask-give-up-purchase = You can still take something here. End the turn all the same?
ask-give-up-power = You paid for a power that you have not used. End the turn all the same?
# $name (text)
# $points (points)
ask-over = { $name } wins with { $points }
# $names (text and)
# $points (points)
ask-over-shared = { $names } share the win with { $points }

## Refusals whose reason depends on the game.

why-finish-move = Finish your move first.
why-several-ways = Several ways end here: drop one by one. These tiles lead there.
why-occupied = A camel or tent stands there already.
# $n (number)
why-first-cards = { $n ->
    [one] Only the first card is for sale here.
   *[other] Only the first { $n } cards are for sale here.
}

## Buttons.

do-more-fakirs = One more fakir
do-fewer-fakirs = One fakir fewer
do-cancel = Cancel
# $price (number)
# $coins (coins)
# $fakirs (fakirs)
do-bid = { $coins ->
    [0] Bid { $price }: pay { $fakirs }
   *[other] { $fakirs ->
        [0] Bid { $price }: pay { $coins }
       *[other] Bid { $price }: pay { $coins } and { $fakirs }
    }
}
# $price (number)
do-bid-free = Bid { $price }: pay nothing
# $meeples (meeples and)
# $tile (text)
do-take = Pick up { $meeples } on { $tile }
# $meeple (a-meeple)
# $tile (text)
do-drop = Drop { $meeple } on { $tile }
do-skip-move = Skip the move
do-skip-kill = Kill nobody
# $cards (cards)
do-trade = Take { $cards }
# $coins (coins)
do-build = Earn { $coins }
# $fakirs (fakirs)
# $coins (coins)
do-build-fakirs = Discard { $fakirs }, earn { $coins }
# $victims (victims and)
# $tile (text)
do-kill-on = Kill { $victims } on { $tile }
# $victims (victims and)
# $tile (text)
# $fakirs (fakirs)
do-kill-on-fakirs = Kill { $victims } on { $tile } for { $fakirs }
# $victims (victims and)
# $name (text)
do-kill-of = Kill { $victims } of { $name }’s
# $item (the-item)
do-keep-item = Keep { $item }
# $djinn (djinn)
do-keep = Keep { $djinn }
# $piece (a-building)
# $tile (text)
do-place = Place { $piece } on { $tile }
# $piece (a-building)
# $tile (text)
# $djinn (djinn)
# $payment (payment)
do-place-pay = Place { $piece } on { $tile } with { $djinn } for { $payment }
# $cards (some-cards and)
# $coins (coins)
do-buy = Buy { $cards } for { $coins }
# $djinn (djinn)
# $payment (payment)
do-take-djinn = Take { $djinn } for { $payment }
# $djinn (djinn)
# $payment (payment)
do-power = Use { $djinn } for { $payment }
# $djinn (djinn)
# $tile (text)
# $payment (payment)
do-power-on = Use { $djinn } on { $tile } for { $payment }
# $piece (piece-label)
# $points (number)
do-control = { $piece } +{ $points }
# $n (number)
do-craft = { $n ->
    [one] Draw { $n } item
   *[other] Draw { $n } items
}
# $payment (payment)
do-take-item = Take the item for { $payment }
do-pass-item = Take no item
# $item (the-item)
do-use = Use { $item }
# $victims (victims and)
# $tile (text)
do-scimitar = Remove { $victims } from { $tile }
# $djinn (djinn)
do-lamp = Take { $djinn }
do-lamp-deck = Take the top of the deck
do-flute = Bring meeples to { $tile }
# $item (the-item)
do-ring = Take { $item }
do-talisman = Move from { $from } to { $tile }
# $meeple (a-meeple)
# $tile (text)
do-bring = Bring { $meeple } from { $tile }
do-done = Enough
do-order = Keep this order
# $whim (whim)
# $coins (coins)
do-whim = Lay { $whim } for { $coins }
do-pass-market = Buy nothing
do-pass-djinn = Take no djinn
do-pass = Go on
# $goods (some-cards and)
# $coins (coins)
do-sell = Sell { $goods } for { $coins }
do-end = End turn
# An action that undo does not cross.
choice-reveals = { $action } (undo stops here)
reveals-note = undo stops here

## Tiles for screen readers. Most rows are said after the name of a tile, one after the other: they begin with a small letter.

no-meeples = no meeples
mountains-north-west = mountains in the north and west
mountains-south-east = mountains in the south and east
# $value (number)
# $colour (value-colour)
value = value { $value } { $colour }
# $n (number)
# $meeples (meeples and)
dropped = { $n ->
    [one] just dropped: { $meeples }
   *[other] just dropped: { $meeples }
}
camel-of = camel of { $name }
tent-of = tent of { $name }
# $whim (whim)
# $needed (number)
# $aim (Aim)
# $coins (coins)
whim-here = whim { $whim } ({ whim-terms })
# $needed (number)
# $aim (Aim)
# $coins (coins)
whim-terms = { $needed } { aim }: { $coins }
# $needed (number)
# $aim (Aim)
whim-aim = { $needed } { aim }
# $have (number)
# $needed (number)
# $aim (Aim)
whim-progress = { $have } of { $needed } { aim }
# $kind (tile)
# $colour (value-colour)
of-colour = { $colour } { $kind }
# The mountains of a workshop lie on these sides.
# $kind (tile)
# $value (number)
workshop-north-west = { $kind } { $value }, north and west
# $kind (tile)
# $value (number)
workshop-south-east = { $kind } { $value }, south and east
# $kind (tile)
# $value (number)
of-value = { $value ->
    [0] { $kind }
   *[other] { $kind } { $value }
}
# $colour (value-colour)
city-value = { $colour }
can-scimitar = can remove meeples here
can-call = meeples can come here
can-move-piece = your piece here can be moved
can-move-here = it can be moved here
# $meeples (a-meeple or)
can-bring = can bring { $meeples }
start-of-path = start of the path
# $step (number)
step-of-path = step { $step } of the path
can-take = can be picked up
# $meeples (a-meeple or)
can-drop = can drop { $meeples }
# $meeples (a-meeple or)
can-kill = can kill { $meeples }
# $meeples (a-meeple or)
# $fakirs (fakirs)
can-kill-for = can kill { $meeples } for { $fakirs }
# $piece (a-building)
can-place = can place { $piece }
# $piece (a-building)
# $payment (payment)
can-place-for = can place { $piece } for { $payment }
# $djinn (djinn)
# $payment (payment)
can-use = can use { $djinn } here for { $payment }
# $meeples (tribes or)
ends = the move can end here with { $meeples }
counted = counts for the builders
blocked = not here: { $reason }
takes-tile = takes the tile
# $piece (a-building)
then-place = then { $piece } must be placed
# $cards (cards)
# $coins (coins)
then-buy = then may buy { $cards } for { $coins }
then-item = then may take an item
# $whim (whim)
then-whim = then takes the whim { $whim }
then-djinn = then may take a djinn

## The log.

# $name (text)
# $price (number)
log-bid = { $name } bids { $price }.
# $name (text)
# $price (number)
# $coins (coins)
# $fakirs (fakirs)
log-bid-pays = { $coins ->
    [0] { $name } bids { $price } and pays { $fakirs }.
   *[other] { $fakirs ->
        [0] { $name } bids { $price } and pays { $coins }.
       *[other] { $name } bids { $price } and pays { $coins } and { $fakirs }.
    }
}
# $name (text)
# $price (number)
log-bid-free = { $name } bids { $price } and pays nothing.
log-turn = { $name }’s turn.
# $name (text)
# $by (text)
log-pushed = { $by } will play before { $name }.
log-pushed-self = { $name }’s earlier marker moves back.
# $round (number)
log-round = Round { $round } is over.
log-wins = The game is over: { $name } wins.
# $names (text and)
log-share = The game is over: { $names } share the win.
# $name (text)
# $meeples (meeples and)
# $tile (text)
log-take = { $name } picks up { $meeples } on { $tile }.
# $meeple (a-meeple)
# $tile (text)
log-drop = Drops { $meeple } on { $tile }.
# $meeples (meeples and)
# $tile (text)
log-collect = Collects { $meeples } on { $tile }.
log-control = { $name } takes control of { $tile }.
log-tent = { $name } takes control of { $tile } with the tent.
log-moved-camel = { $name }’s camel moves from { $from } to { $tile }.
log-moved-tent = { $name }’s tent moves from { $from } to { $tile }.
# $meeple (a-meeple)
# $from (text)
# $tile (text)
log-carried = Brings { $meeple } from { $from } to { $tile }.
# $n (number)
log-drew-items = { $n ->
    [one] { $name } draws { $n } item.
   *[other] { $name } draws { $n } items.
}
log-kept-item = { $name } keeps an item.
# $name (text)
# $payment (payment)
log-kept-item-for = { $name } keeps it for { $payment }.
# $name (text)
# $item (the-item)
log-used-item = { $name } uses { $item }.
# $name (text)
# $item (the-item)
# $tile (text)
log-used-item-on = { $name } uses { $item } on { $tile }.
log-whim-taken = { $name } takes the whim on { $tile }.
# $name (text)
# $whim (whim)
log-whim = { $name } lays { $whim }.
# $whims (whim and)
log-whims = New whims: { $whims }.
# This row and the other ones of why- stand in log-coins: Anna: +3 coins (whim).
why-whim = whim
# $n (number)
# $name (text)
# $why (text)
log-coins = { $n ->
    [one] { $name }: { SIGNED($n) } coin ({ $why }).
   *[other] { $name }: { SIGNED($n) } coins ({ $why }).
}
why-builders = builders
why-market = purchase
why-sale = sale
# $name (text)
# $cards (some-cards and)
log-cards = { $name } takes { $cards }.
log-no-card = No card is left for { $name }.
# $name (text)
# $cards (some-cards and)
log-draws = { $name } draws { $cards }.
# $goods (card-count and)
log-sold = Sold: { $goods }.
# $cards (card-count and)
log-market = New in the row of cards: { $cards }.
# $djinns (djinn and)
log-djinns = New among the djinns: { $djinns }.
# $name (text)
# $djinn (djinn)
log-djinn = { $name } takes { $djinn }.
# $name (text)
# $djinn (djinn)
# $payment (payment)
log-djinn-for = { $name } takes { $djinn } for { $payment }.
# $name (text)
# $djinn (djinn)
log-keeps = { $name } keeps { $djinn }.
# $name (text)
# $djinn (djinn)
# $payment (payment)
log-power = { $name } uses { $djinn } for { $payment }.
# $name (text)
# $victims (victims and)
# $tile (text)
log-kill-on = { $name }’s assassins kill { $victims } on { $tile }.
# $name (text)
# $victims (victims and)
# $tile (text)
# $fakirs (fakirs)
log-kill-on-fakirs = { $name }’s assassins kill { $victims } on { $tile } with { $fakirs }.
# $name (text)
# $victims (victims and)
# $other (text)
log-kill-of = { $name }’s assassins kill { $victims } of { $other }’s.
# $name (text)
# $piece (a-building)
# $tile (text)
log-place = { $name } places { $piece } on { $tile }.
# $meeples (meeples and)
# $tile (text)
log-seed = Drawn blindly from the bag onto { $tile }: { $meeples }.
log-reshuffled-cards = The discarded cards make a new deck.
log-reshuffled-djinns = The discarded djinns make a new deck.
# $names (text and)
# $n (number)
ended-camels = { $n ->
    [one] { $names } had no camel left.
   *[other] { $names } had no camel left.
}
ended-no-move = No move was left.
log-taken-back = The table takes back: the game goes on from an earlier moment.

## Players' colours.

indigo = indigo
orange = orange
teal = teal
pink = pink
black = black
