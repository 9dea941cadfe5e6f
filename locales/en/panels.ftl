### Texts of the panels beside the board: tracks, rows, players, and the action bar.

## The tracks.

bid-order = Bid order
next-bids = Next bids
turn-order = Turn order
order-of = Turn order: { $names }
order-then = Turn order then: { $names }
plays-then = { $now } plays, then { $next }
plays-twice = { $now } plays twice
plays-last = { $now } plays, last of the round
# $price (number)
spot = Price { $price }
spot-of = taken by { $name }
# $free (number)
spot-room = { $free ->
    [one] { $free } place free
   *[other] { $free } places free
}
tap-again = tap again to bid
spot-closed = not for you now

## The action bar.

action-bar = What is asked
answers = Answers
history = Undo and redo
undo = Undo
redo = Redo
reset-turn = Reset the turn
sell = Sell
earn = Earn
take-for = Take for
use-for = Use for
pay = Pay
remove = Remove
bring = Bring
kill = Kill
fakirs-added = Fakirs added
rule = Rule
rule-named = Rule: { $name }
step-over = End of the game
# $kind (tile-label)
# $tile (text)
tile-at = { $kind } { $tile }

## The rows of cards.

market = Row of cards
# $n (number)
deck = { $n ->
    [one] Deck: { $n } card
   *[other] Deck: { $n } cards
}
# $n (number)
discard = { $n ->
    [one] Discard: { $n } card
   *[other] Discard: { $n } cards
}
can-take = can be taken
chosen = chosen
djinn-chosen = chosen
djinns = Djinns
drawn-djinns = Keep one of these
# $n (number)
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
usable = can be used
close = Close
to-use = To use
to-take = To take at a sacred place: 2 elders, or 1 elder and 1 fakir
cost-free = Always active
cost-one = 1 elder or 1 fakir
cost-two = 2 elders, or 1 elder and 1 fakir
cost-fakir = 1 fakir
cost-fakirs = 1 fakir or more

## The players.

players = Players
plays-now = plays
bids-now = bids
bidder = { $name } bids
winner = winner
# $n (number)
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
coins-hidden = coins hidden
# $n (number)
camels = { $n ->
    [one] { $n } camel left
   *[other] { $n } camels left
}
# $n (number)
fakirs = { $n ->
    [one] { $n } fakir
   *[other] { $n } fakirs
}
goods = Goods
# $n (number)
score = { $n ->
    [one] { $n } point so far
   *[other] { $n } points so far
}
without-hidden = What is hidden is not counted.
kills = Kill in front of this player

tent = tent left
tent-placed = tent placed
city-whims = Whims in the cities
# $n (number)
items = { $n ->
    [one] { $n } item
   *[other] { $n } items
}
# $n (number)
whims = { $n ->
    [one] { $n } whim in hand
   *[other] { $n } whims in hand
}
own-items = Items
own-whims = Whims
fulfilled = Fulfilled
item-when = On your turn, except during the move; one per turn.
carpet-when = Before or during your move; one item per turn.
# $n (number)
item-pile = { $n ->
    [one] Items: { $n }
   *[other] Items: { $n }
}
# $names (item comma)
item-discard = discarded: { $names }

# $n (number)
place-in-order = place { $n }

## The sale.

sale = Sale
sale-none = Tap goods to make a set, or keep them.
# $n (number)
# $worth (number)
sale-set = { $n ->
    [one] { $n } good for { $worth }
   *[other] { $n } different goods for { $worth }
}
# $worth (number)
sale-best = Best split: { $worth }
