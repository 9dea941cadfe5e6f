### Texts of the guide of a first game: what it asks for, what it says of the things that happen, its suggestions.
###
### A text for the person and one for the computer stand side by side: `own_…` and `their_…`.

##

guide = Guide
suggest = A tip?
suggesting = Looking for a good turn…
suggested = Tip: { $what }.
hide = Hide the guide
show = Bring the guide back
show-hint = It explains each step until you know it, and suggests moves.

first-game = Your first game
first-game-hint = You play a whole game against a novice, a computer. A guide says what is asked and what happened, less and less as you learn, and suggests moves.
play-first-game = Play your first game

## What is asked.

watch-bid = { $name } bids now. Whoever pays more plays earlier.
watch = Watch where { $name } ends the turn, and what is left for you.
bid = Bid for your first turn. The dearest marker plays first, but every coin you keep is a point.
last-bid = Now bid for your other turn of this round. Each coin that you keep is a point.
do-move = Pick up all meeples of a lit tile. The last one must end where its own colour stands.
no-move = No tile can be picked up any more. Skip the move: the game ends after this round.
do-drop = Drop one on each tile, never straight back. To choose, tap a colour in your hand; keep the one for the end.
# $tribe (tribes)
last-drop = The last one joins { $tribe }: you collect them all. A tile that is empty then becomes yours.
trade = Merchants take the first cards of the row. Different goods are worth most together.
build = Builders earn coins: their number times the blue-valued tiles here and around. Coins are points.
build-fakirs = Builders earn their number times the blue-valued tiles here and around. Each fakir you add counts as one more builder.
must-kill = Assassins kill one meeple in reach, or one in front of { $name }. An emptied tile without a camel becomes yours.
may-kill = Nobody is in reach. Each fakir takes your assassins one tile further, or you kill nobody.
no-victim = Nobody is in reach of your assassins. Go on.
place-palm = An oasis gets a palm tree. It scores for whoever controls the tile.
place-palace = A village gets a palace. It scores for whoever controls the tile.
place-by-djinn = Choose where it stands. It scores for whoever controls that tile.
buy = You may buy here. Each new kind of goods makes your set worth more.
cannot-buy = A market, but there is nothing you can buy now. Go on.
take-djinn = Elders can win you a djinn here: its points, and a power for the rest of the game.
no-djinn = Djinns cost 2 elders, or 1 elder and 1 fakir. You cannot take one now.
keep = Keep one of the djinns you drew: its points and its power are yours.
choose = Choose one of the answers in the bar.
sell = Sell a set of different goods, or keep them: they score at the end, too.
end = All is done. Look once more, then end your turn.

## Bids.

# $price (number)
own-bid = You bid { $price }. Whoever bids more plays before you.
# $price (number)
# $name (text)
# $yet (number)
own-bid-before = { $yet ->
    [0] You bid { $price } and play before { $name }.
   *[other] You bid { $price } and play before { $name } so far.
}
# $price (number)
own-bid-between = You bid { $price }: this turn lies between two of { $name }.
# $price (number)
# $name (text)
# $yet (number)
own-bid-after = { $yet ->
    [0] You bid { $price }: { $name } plays before this turn.
   *[other] You bid { $price }: { $name } plays before this turn so far.
}
# $name (text)
# $price (number)
their-bid = { $name } bid { $price }. Bid more, and you play before that.
their-zero = { $name } bid 0. Bid more, or 0 as well: the last to come there plays before the others.
# $name (text)
# $price (number)
# $yet (number)
their-bid-before = { $yet ->
    [0] { $name } bid { $price } and plays before you.
   *[other] { $name } bid { $price } and plays before you so far.
}
# $name (text)
# $price (number)
their-bid-between = { $name } bid { $price }: that turn lies between your two.
# $name (text)
# $price (number)
# $yet (number)
their-bid-after = { $yet ->
    [0] { $name } bid { $price }: you play before that.
   *[other] { $name } bid { $price }: you play before that so far.
}
own-begin = All bids are made: you begin.
their-begin = All bids are made: { $name } begins.

## The person's own turn.

# $tile (text)
# $points (points)
# $tribe (meeples and)
took = You took { $tile }: { $points } and { $tribe }.
# $tile (text)
# $tribe (meeples and)
ended = You ended on { $tile } with { $tribe }.
# $tile (text)
# $tribe (meeples and)
ended-among = You ended on { $tile } with { $tribe }. Other meeples stay there, so it is not yours.
# $tile (text)
# $tribe (meeples and)
ended-own = You ended on { $tile }, a tile of your own, with { $tribe }.
# $tile (text)
# $tribe (meeples and)
# $name (text)
ended-theirs = You ended on { $tile } with { $tribe }. The tile stays with { $name }.
# $own (number)
# $theirs (number)
viziers-more = You have { $own } viziers, { $name } { $theirs }: having more is worth 10 points.
# $own (number)
# $theirs (number)
viziers-less = { $name } has { $theirs } viziers, you have { $own }: having more is worth 10 points.
viziers-tie = You and { $name } have equally many viziers: a tie brings no bonus.
# $points (points)
elders = Your elders are worth { $points }. They can also pay for djinns.
# $cards (some-cards and)
cards = You took { $cards }. Different goods are worth most together.
# $cards (some-cards and)
cards-fakirs = You took { $cards }. Fakirs help builders and assassins, and pay for djinns.
no-cards = No card was left to take.
# $cards (some-cards and)
# $coins (coins)
bought = You bought { $cards } for { $coins }.
# $coins (coins)
earned = Your builders earned { $coins }, and each coin is a point.
earned-nothing = Your builders earned nothing: there is no blue-valued tile here or around.
# $coins (coins)
sold = You sold goods for { $coins }, and each coin is a point.
# $victims (victims and)
# $tile (text)
killed = Your assassins killed { $victims } on { $tile }.
# $victims (victims and)
# $name (text)
killed-of = Your assassins killed { $victims } of { $name }’s.
# $tile (text)
# $points (points)
emptied = Nobody is left on { $tile }: it is yours, for { $points }.
# $piece (a-building)
# $tile (text)
# $points (points)
placed-own = { CAPITAL($piece) } on { $tile }: { $points } for you.
# $piece (a-building)
# $tile (text)
# $points (points)
# $name (text)
placed-theirs = { CAPITAL($piece) } on { $tile }: { $points } for { $name }, who has the tile.
# $piece (a-building)
# $tile (text)
placed = { CAPITAL($piece) } on { $tile }: it scores for whoever takes the tile.
# $djinn (djinn)
# $points (points)
djinn = You took { $djinn }: { $points } and a power. Tap its card to read it.

## What a turn leaves.

# $tribe (meeples and)
# $tile (text)
# $name (text)
own-left = You left { $tribe } on { $tile }: { $name } can end a turn there.
# $tribe (meeples and)
# $tile (text)
# $name (text)
own-left-alone = You left { $tribe } alone on { $tile }: { $name } can take that tile.
# $name (text)
# $tribe (meeples and)
# $tile (text)
their-left = { $name } left { $tribe } on { $tile }: you can end a turn there.
# $name (text)
# $tribe (meeples and)
# $tile (text)
their-left-alone = { $name } left { $tribe } alone on { $tile }: you can take that tile.
# $round (number)
round-ended = Round { $round } is over. The markers bid again, in the order in which they played.
# $n (number)
own-camels = { $n ->
    [one] You have { $n } camel left. The round in which a player places the last one is the final round.
   *[other] You have { $n } camels left. The round in which a player places the last one is the final round.
}
# $n (number)
their-camels = { $n ->
    [one] { $name } has { $n } camel left. The round in which a player places the last one is the final round.
   *[other] { $name } has { $n } camels left. The round in which a player places the last one is the final round.
}
farewell = From now on I speak only of what is new. The bulb in the bar gives hints whenever you like.

## Suggestions.

# $from (text)
# $end (text)
# $tribe (tribes)
way = take { $from } and end on { $end } with { $tribe }
# $from (text)
# $by (text and)
# $end (text)
# $tribe (tribes)
way-by = take { $from }, go by { $by } and end on { $end } with { $tribe }
# $tile (text)
# $meeple (meeple)
by-with = { $tile } ({ $meeple })
# $meeple (a-meeple)
# $tile (text)
# $end (text)
# $tribe (tribes)
way-on = tap { $meeple } in your hand, then { $tile }, and end on { $end } with { $tribe }
