### Texts about a game: prompts, buttons, tiles, the log.
###
### Typography: French has a no-break space before `:`, and a narrow one before `;`, `!`, `?` and inside `« »`.
### A test (`tests/native/wording`) checks it.

## Phrases.

# $n (number)
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
# $n (number)
fakirs = { $n ->
    [one] { $n } fakir
   *[other] { $n } fakirs
}
# $n (number)
elders = { $n ->
    [one] { $n } elder
   *[other] { $n } elders
}
# $n (number)
artisans = { $n ->
    [one] { $n } artisan
   *[other] { $n } artisans
}
# $n (number)
items = { $n ->
    [one] { $n } item
   *[other] { $n } items
}
# $n (number)
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
# $n (number)
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
# $n (number)
reach = reach { $n }
a-fakir = a fakir

# Names one meeple with its article.
# $meeple (Meeple)
a-meeple = { $meeple ->
    [vizier] a vizier
    [elder] an elder
    [merchant] a merchant
    [builder] a builder
    [assassin] an assassin
   *[artisan] an artisan
}

# Names one building with its article.
# $building (Building)
a-building = { $building ->
    [palm] a palm tree
   *[palace] a palace
}

# Names a card as the object of a verb: draws …
# $card (Card)
some-card = { $card ->
    [fakir] a fakir
    [fish] fish
    [gold] gold
    [ivory] ivory
    [jewels] jewels
    [papyrus] papyrus
    [pottery] pottery
    [silk] silk
    [spice] spice
   *[wheat] wheat
}

# A place among those who play: You would play …
# $place (number) 0 for the first.
rank = { $place ->
    [0] first
    [1] second
    [2] third
    [3] fourth
   *[other] fifth
}

# Two things that are said of a tile.
further = { $said }; { $more }
and = and

## The player who decides, and the part of the round.

bids = { $name } bids
turn-of = { $name }’s turn
game-over = The game is over
step-bid = Bidding
step-move = Move
step-tribe = Tribe
step-djinn = Djinn
step-tile = Tile
step-control = Control
step-item = Item
step-end = Sale
step-last = End
step-over = Scores

## Prompts.

ask-bid = Choose a spot on the turn order track
ask-confirm-bid = You would play { $rank } for now
ask-confirm-last-bid = You will play { $rank }
ask-move = Pick up the meeples of a lit tile
ask-no-move = No move is possible. Skip it: the game ends after this round
ask-no-move-ending = No move is possible. Skip it
ask-no-move-on-foot = No move is possible on foot: use the flying carpet, or skip
# $n (number)
ask-drop = Drop one of { $n } meeples on a lit tile
ask-last-drop = Drop the last one, { $one }: it must join another { $meeple }
ask-choose-victim = { $tile }: choose the victim
ask-choose-drop = { $tile }: drop which meeple?
ask-choose-payment = { $tile }: how do you pay?
# $n (number)
ask-trade = { $n ->
    [one] Merchants: take the first card of the row
   *[other] Merchants: take the first { $n } cards of the row
}
ask-trade-none = Merchants: no card is left in the row
ask-build = Builders: { $builders } × { $blue } = { $coins }
# $n (number)
blue-tiles = { $n ->
    [one] { $n } blue-valued tile
   *[other] { $n } blue-valued tiles
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
ask-drop-flying = Drop the last one, { $one }: the carpet carries it to any other { $meeple }
ask-use = { $item }: { $power }
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
ask-must-place = You must place { $piece } on { $tile }
ask-must-place-or = You must place { $piece } on { $tile }, or on a neighbouring tile with { $djinn }
ask-buy = { $kind }: you may buy { $cards } for { $coins }
ask-cannot-buy = { $kind }: there is nothing you can buy
ask-djinn = Sacred place: you may take a djinn for 2 elders, or 1 elder and 1 fakir
ask-no-djinn = Sacred place: there is no djinn you can take
ask-place-palm = Enki: you must place a palm tree on an oasis
ask-place-palace = Bouraq: you must place a palace on a village
ask-place-palm-or = Enki: you must place a palm tree on an oasis, or on a neighbouring tile with Lamia
ask-place-palace-or = Bouraq: you must place a palace on a village, or on a neighbouring tile with Hagis
ask-empty-tile = { $djinn }: choose a tile with nothing on it
ask-meeple-tile = { $djinn }: choose a tile that holds only meeples
ask-confirm-keep = Keep { $djinn }?
ask-confirm-take = Take { $djinn }?
ask-confirm-use = Use { $djinn }?
ask-pay-take = Take { $djinn }: how do you pay?
ask-pay-use = Use { $djinn }: how do you pay?
ask-sell = Sell goods, or end your turn
ask-end = End your turn
ask-give-up-purchase = You can still take something here. End the turn all the same?
ask-give-up-power = You paid for a power that you have not used. End the turn all the same?
ask-over = { $name } wins with { $points }
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
do-bid = Bid { $price }: pay { $paid }
# $price (number)
do-bid-free = Bid { $price }: pay nothing
# $tile (text)
# $meeples (text)
do-take = Pick up { $meeples } on { $tile }
# $tile (text)
# $one (text)
do-drop = Drop { $one } on { $tile }
do-skip-move = Skip the move
do-skip-kill = Kill nobody
do-trade = Take { $cards }
do-build = Earn { $coins }
do-build-fakirs = Discard { $fakirs }, earn { $coins }
do-kill-on = Kill { $victims } on { $tile }
do-kill-of = Kill { $victims } of { $name }’s
do-keep-item = Keep { $item }
do-keep = Keep { $djinn }
do-place = Place { $piece } on { $tile }
do-place-pay = Place { $piece } on { $tile } with { $djinn } for { $payment }
do-buy = Buy { $cards } for { $coins }
do-take-djinn = Take { $djinn } for { $payment }
do-power = Use { $djinn } for { $payment }
# $djinn (text)
# $payment (text)
# $tile (text)
do-power-on = Use { $djinn } on { $tile } for { $payment }
# $piece (text)
# $points (number)
do-control = { $piece } +{ $points }
# $n (number)
do-craft = { $n ->
    [one] Draw { $n } item
   *[other] Draw { $n } items
}
do-take-item = Take the item for { $payment }
do-pass-item = Take no item
do-use = Use { $item }
do-scimitar = Remove { $meeples } from { $tile }
do-lamp = Take { $djinn }
do-lamp-deck = Take the top of the deck
do-flute = Bring meeples to { $tile }
do-ring = Take { $item }
do-talisman = Move from { $from } to { $tile }
do-bring = Bring { $one } from { $tile }
do-done = Enough
do-order = Keep this order
do-whim = Lay { $whim } for { $coins }
do-pass-market = Buy nothing
do-pass-djinn = Take no djinn
do-pass = Go on
do-sell = Sell { $goods } for { $coins }
do-end = End turn
reveals-note = undo stops here

## Tiles for screen readers.

no-meeples = no meeples
# $value (number)
value = value { $value } { $colour }
# $n (number)
dropped = { $n ->
    [one] just dropped: { $meeples }
   *[other] just dropped: { $meeples }
}
camel-of = camel of { $name }
tent-of = tent of { $name }
whim-here = whim { $whim } ({ $terms })
whim-terms = { $aim }: { $coins }
# $have (number)
# $needed (number)
whim-progress = { $have } of { $needed } { $aim }
# $what (text)
# $colour (text)
of-colour = { $colour } { $what }
mountains = mountains in the { $sides }
north-west = north and west
south-east = south and east
city-value = { $colour }
can-scimitar = can remove meeples here
can-call = meeples can come here
can-move-piece = your piece here can be moved
can-move-here = it can be moved here
can-bring = can bring { $meeples }
start-of-path = start of the path
# $step (number)
step-of-path = step { $step } of the path
can-take = can be picked up
can-drop = can drop { $meeples }
can-kill = can kill { $meeples }
can-place = can place { $piece }
can-use = can use { $djinn } here
for-payment = { $text } for { $payment }
or = or
ends = the move can end here with { $meeples }
counted = counts for the builders
blocked = not here ({ $reason })
takes-tile = takes the tile
then-place = then { $piece } must be placed
then-buy = then may buy { $cards } for { $coins }
then-item = then may take an item
then-whim = then takes the whim { $whim }
then-djinn = then may take a djinn

## The log.

# $name (text)
# $price (number)
log-bid = { $name } bids { $price }.
# $name (text)
# $price (number)
# $paid (text)
log-bid-pays = { $name } bids { $price } and pays { $paid }.
# $name (text)
# $price (number)
log-bid-free = { $name } bids { $price } and pays nothing.
# $name (text)
# $by (text)
log-pushed = { $by } will play before { $name }.
log-pushed-self = { $name }’s earlier marker moves back.
# $round (number)
log-round = Round { $round } is over.
log-wins = The game is over: { $name } wins.
log-share = The game is over: { $names } share the win.
log-take = { $name } picks up { $meeples } on { $tile }.
log-drop = Drops { $one } on { $tile }.
log-collect = Collects { $meeples } on { $tile }.
log-control = { $name } takes control of { $tile }.
log-tent = { $name } takes control of { $tile } with the tent.
log-moved-camel = { $name }’s camel moves from { $from } to { $tile }.
log-moved-tent = { $name }’s tent moves from { $from } to { $tile }.
log-carried = Brings { $one } from { $from } to { $tile }.
# $n (number)
log-drew-items = { $n ->
    [one] { $name } draws { $n } item.
   *[other] { $name } draws { $n } items.
}
log-kept-item = { $name } keeps an item.
log-kept-item-for = { $name } keeps it for { $payment }.
log-used-item = { $name } uses { $item }.
log-used-item-on = { $name } uses { $item } on { $tile }.
log-whim-taken = { $name } takes the whim on { $tile }.
log-whim = { $name } lays { $whim }.
log-whims = New whims: { $whims }.
why-whim = whim
# $n (number)
log-coins = { $n ->
    [one] { $name }: { $sign }{ $n } coin ({ $why }).
   *[other] { $name }: { $sign }{ $n } coins ({ $why }).
}
why-builders = builders
why-market = purchase
why-sale = sale
log-cards = { $name } takes { $cards }.
log-no-card = No card is left for { $name }.
log-draws = { $name } draws { $cards }.
log-sold = Sold: { $goods }.
log-market = New in the row of cards: { $cards }.
log-djinns = New among the djinns: { $djinns }.
log-djinn = { $name } takes { $djinn }.
log-djinn-for = { $name } takes { $djinn } for { $payment }.
log-keeps = { $name } keeps { $djinn }.
log-power = { $name } uses { $djinn } for { $payment }.
log-kill-on = { $name }’s assassins kill { $victims } on { $tile }.
log-kill-on-fakirs = { $name }’s assassins kill { $victims } on { $tile } with { $fakirs }.
log-kill-of = { $name }’s assassins kill { $victims } of { $other }’s.
log-place = { $name } places { $piece } on { $tile }.
# $meeples (text)
# $tile (text)
log-seed = Drawn blindly from the bag onto { $tile }: { $meeples }.
log-reshuffled-cards = The discarded cards make a new deck.
log-reshuffled-djinns = The discarded djinns make a new deck.
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
