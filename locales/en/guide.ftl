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

so-far = {" "}so far
# $price (number)
own-bid = You bid { $price }. Whoever bids more plays before you.
# $price (number)
own-bid-before = You bid { $price } and play before { $name }{ $yet }.
# $price (number)
own-bid-between = You bid { $price }: this turn lies between two of { $name }.
# $price (number)
own-bid-after = You bid { $price }: { $name } plays before this turn{ $yet }.
# $name (text)
# $price (number)
their-bid = { $name } bid { $price }. Bid more, and you play before that.
their-zero = { $name } bid 0. Bid more, or 0 as well: the last to come there plays before the others.
# $name (text)
# $price (number)
# $yet (text)
their-bid-before = { $name } bid { $price } and plays before you{ $yet }.
# $name (text)
# $price (number)
their-bid-between = { $name } bid { $price }: that turn lies between your two.
# $name (text)
# $price (number)
# $yet (text)
their-bid-after = { $name } bid { $price }: you play before that{ $yet }.
own-begin = All bids are made: you begin.
their-begin = All bids are made: { $name } begins.

## The person's own turn.

took = You took { $tile }: { $points } and { $tribe }.
ended = You ended on { $tile } with { $tribe }.
ended-among = You ended on { $tile } with { $tribe }. Other meeples stay there, so it is not yours.
ended-own = You ended on { $tile }, a tile of your own, with { $tribe }.
ended-theirs = You ended on { $tile } with { $tribe }. The tile stays with { $name }.
# $own (number)
# $theirs (number)
viziers-more = You have { $own } viziers, { $name } { $theirs }: having more is worth 10 points.
# $own (number)
# $theirs (number)
viziers-less = { $name } has { $theirs } viziers, you have { $own }: having more is worth 10 points.
viziers-tie = You and { $name } have equally many viziers: a tie brings no bonus.
elders = Your elders are worth { $points }. They can also pay for djinns.
cards = You took { $cards }. Different goods are worth most together.
cards-fakirs = You took { $cards }. Fakirs help builders and assassins, and pay for djinns.
no-cards = No card was left to take.
bought = You bought { $cards } for { $coins }.
earned = Your builders earned { $coins }, and each coin is a point.
earned-nothing = Your builders earned nothing: there is no blue-valued tile here or around.
sold = You sold goods for { $coins }, and each coin is a point.
killed = Your assassins killed { $victims } on { $tile }.
killed-of = Your assassins killed { $victims } of { $name }’s.
emptied = Nobody is left on { $tile }: it is yours, for { $points }.
placed-own = { $piece } on { $tile }: { $points } for you.
placed-theirs = { $piece } on { $tile }: { $points } for { $name }, who has the tile.
placed = { $piece } on { $tile }: it scores for whoever takes the tile.
djinn = You took { $name }: { $points } and a power. Tap its card to read it.

## What a turn leaves.

own-left = You left { $tribe } on { $tile }: { $name } can end a turn there.
own-left-alone = You left { $tribe } alone on { $tile }: { $name } can take that tile.
their-left = { $name } left { $tribe } on { $tile }: you can end a turn there.
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

way = take { $from } and end on { $end } with { $tribe }
way-by = take { $from }, go by { $by } and end on { $end } with { $tribe }
by-with = { $tile } ({ $one })
way-on = tap { $one } in your hand, then { $tile }, and end on { $end } with { $tribe }
