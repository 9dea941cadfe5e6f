### Texts of puzzles.

##

puzzles = Puzzles
daily = Puzzle of the day
about = Positions from games between computers. In each, one choice is much better than all others.
with-expansions = With expansions
daily-with-expansions = The puzzle of the day with expansions
artisans = Artisans
whims = Whims
# $number (number)
number-move = Puzzle { $number }: a move
# $number (number)
number-bid = Puzzle { $number }: a bid
# Ratings as in chess: of a puzzle, of the player, and of the player with its last change.
# $n (number)
rated = rated { $n }
# $n (number)
your-rating = Your rating: { $n }. Your first answer to each puzzle counts, without a hint.
# $n (number)
# $change (number)
rating-now = Your rating: { $n } ({ SIGNED($change) }).
for-you = Next for you
# $name (text)
lesson-of = Lesson: { $name }
endings = Endings
about-endings = The best choice gains points here, but hardly changes who wins.
gone = This puzzle was taken out: its solution is not the best any more.
solved = solved
# $done (number)
# $all (number)
solved-of = { $done } of { $all } solved
easy = Easy
medium = Medium
hard = Hard
next = Next puzzle
all = All puzzles
end = That was it.
forget = Forget what is solved
forget-really = Really forget it
unknown = There is no such puzzle.
missing = The puzzles could not be fetched. Check the connection, then try again.
broken = This puzzle cannot be read: { $fault }

## What a puzzle is about.

control = A tile to take
assassins = Assassins
builders = Builders
merchants = Merchants
viziers = Viziers
djinns = A djinn
bids = The right price
leaving = Leaving nothing
ending = Ending the game

## The task.

find-move = Find the tile and the tribe to end your move with. You are { $name }; one move is much better than all others.
find-a-move = Find the tile and the tribe to end your move with. You are { $name }; two moves are about equally good, and much better than all others.
find-bid = Find the price to bid. You are { $name }; one price is much better than all others.
find-a-bid = Find the price to bid. You are { $name }; two prices are about equally good, and much better than all others.
# $expansion (Expansion)
with-expansion = { expansion }.

## What the board shows while one drops meeples.

legend = Glow: can drop there. Figure: which tribe. Flag: can end there.

## Hints, the vaguest first.

hint-control = Look for a tile that you can take.
hint-assassins = End with the assassins.
hint-builders = End with the builders.
hint-merchants = End with the merchants.
hint-viziers = End with the viziers.
hint-djinns = Look at what a djinn is worth now.
hint-bids = What would the first turn bring you, and what is left after the others?
hint-leaving = Look at what the next player could do.
hint-ending = Count the camels that are left.
# $price (number)
costs-at-most = The best place costs at most { $price }.
# $price (number)
costs-at-least = The best place costs at least { $price }.
begins = The move begins on { $tile }.

## Answers.

# $points (points)
not-best-move = Another move is better by { $points } or more. Undo, and look again.
# $points (points)
not-best-bid = Another price is better by { $points } or more. Try again.
# $points (points)
wrong-move = At best, this brings { $points } less than the best move.
wrong-move-again = Undo, and look again.
# $points (points)
wrong-bid = This brings { $points } less than the best price.
wrong-bid-again = Try again.
# $name (text)
# $tile (text)
# $points (points)
takes = { $name } can then take { $tile } ({ $points }).
# $name (text)
# $tile (text)
# $tribe (tribes)
ends = { $name } can then end on { $tile } with { $tribe }.
# $name (text)
# $price (number)
rival-bids = { $name } then bids { $price }.
# $points (about-points)
next-best = Anything else is { $points } worse, or more, I think.
# The line to which the solution is compared; its parts follow.
# $what (text)
# $points (about-points)
second = Next best: { $what }, { $points } worse, I think.
