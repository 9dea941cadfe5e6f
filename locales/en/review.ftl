### Texts of the review of a game.

##

review = Analysis
review-hint = What each decision was worth, and where the game turned.
open-shared = Open and analyse

## The run.

about = Each decision is judged from what its player could know. It takes a minute or so; you may go on with other things.
tells = This game is not over. Figures and best moves say something about coins and cards that are hidden.
closed = This game is not over, and not everybody at this table has hints. So the analysis waits for the end, or until the table gives hints to all.
run = Analyse
go-on = Go on
stop = Stop
# $judged (number)
# $all (number)
running = { $judged } of { $all } decisions are judged…
# $judged (number)
# $all (number)
stopped = { $judged } of { $all } decisions are judged: what follows speaks of these alone.
# $n (number)
done = { $n ->
    [one] The only decision is judged.
   *[other] All { $n } decisions are judged.
}
nothing = Nobody has decided anything yet.
progress = Analysis under way
here = The decision here
# Which line the board shows, and the turn that is likely after it.
on-board = On the board
better-line = The better one
played-line = What was played
not-here = No decision that is judged begins or goes on here.

## What decided.

# $winner (text)
# $other (text)
# $by (points)
# $lines (text and)
decided = { $winner } beat { $other } by { $by }. The score sheet says where: { $lines }.
# $line (of-score-line)
# $own (number)
# $theirs (number)
decisive = { $line } { $own } to { $theirs }
# $names (text and)
shared = { $names } share the win: the score sheet is level.

## The graph.

graph = Course of the game
measure = Show
chance = Chance to win
margin = Expected margin
in-front = In front
graph-label = { $what } of each player over the game. The table below has the same figures.
graph-hint = Tap the graph to see that moment. Dotted uprights mark where a chance to win changed most.
turnings = Turning points
turning = { $when }. { $name }: { $before } → { $after }
as-table = The same as a table
moment = Before
at-end = At the end
so-far = After that
# $n (number)
percent = { $n }%

## The players.

players = How it came about
sums-hint = Points ahead of the best rival. What I saw later is nobody’s clear loss: I had judged otherwise at first, or the loss was too unsure to count. Accuracy and losses are measured by what I would play: whoever thinks as I do looks perfect.
start = At the start
luck = Luck of the draw
own = Own losses
rivals = Losses of rivals
rest = What I saw later
end = Final margin
end-so-far = Margin so far
accuracy = Accuracy
lost = Points lost
bids = Bids
sales = Sales
gifts = Gifts to rivals
djinns = Djinns
ends = Ends overlooked
points = Points at once
later = Too little for later
other = Other
costliest = What cost { $name } most
# $name (text)
# $judged (number)
# $all (number)
costliest-so-far = What cost { $name } most so far (judged: { $judged } of { $all })
no-cost = { $name }: no clear loss
# $name (text)
# $judged (number)
# $all (number)
no-cost-so-far = { $name }: no clear loss so far (judged: { $judged } of { $all })

## The decisions.

decisions = Decisions
which = Which
marked = Marked
with-loss = With a loss
all = All
none-such = None.
none-so-far = None so far.
# $round (number)
bid-of = Round { $round }, { $name } bids
# $round (number)
turn-of = Round { $round }, { $name } plays
see = See this moment: { $when }
# $price (number)
bid = bid { $price }
# $tile (text)
# $tribe (tribes)
ended = { $tile } with { $tribe }
played = Played: { $what }.
better = Better: { $what }.
as-good = I find nothing better.
forced = There was no choice.
# $points (about-points)
left-instead = What was played left { $points }.
# $points (about-points)
loss = That cost { $points }.
# Which turns two bids are likely to give, each as in the table of bids: “2 of 3, d4 with viziers”.
# $better (number)
# $turn (text)
# $played (number)
# $other (text)
bid-turns = Bid { $better } is likely to give turn { $turn }; bid { $played } turn { $other }.
# The parts of that loss, which add up to it: each is what the better line has more. What rivals get is negative, as in the table of bids.
# $once (number)
# $left (number)
# $kept (number)
# $loss (number)
parts = At once { SIGNED($once) }, rivals { SIGNED($left) }, kept for later { SIGNED($kept) }: { SIGNED($loss) } in all.
# The same of a bid.
# $price (number)
# $turns (number)
# $left (number)
# $loss (number)
bid-parts = Price { SIGNED($price) }, your turns { SIGNED($turns) }, rivals { SIGNED($left) }: { SIGNED($loss) } in all.
# The same parts, a line each; those that are 0 are left out.
# $points (number)
once-part = At once: { SIGNED($points) }.
# $points (number)
price-part = Price: { SIGNED($points) }.
# $points (number)
turns-part = Your turns: { SIGNED($points) }.
# $points (number)
left-part = Rivals: { SIGNED($points) }.
# $points (number)
kept-part = Kept for later: { SIGNED($points) }.
# $points (number)
# $things (text comma)
kept-part-with = Kept for later: { SIGNED($points) } ({ $things }).
# What a point of this moment counts at the end.
# $percent (text)
early = Leads shrink until the end: a point gained now counts { $percent } then.
# $things (text comma)
kept = Kept for later: { $things }.
# $thing (text)
# $points (number)
kept-points = { $thing } { SIGNED($points) }
# What a turn keeps for later.
kept-coins = coins
kept-viziers = lead in viziers
kept-elders = elders
kept-djinns = djinns
kept-goods = set of goods
kept-fakirs = fakirs
kept-camels = camels in hand
kept-items = items
kept-whims = whims
kept-land = what your tiles may still bring
# The same where only the turns of rivals that follow change it, for example: lead in viziers after rivals’ turns.
# $thing (text)
after-rivals = { $thing } after rivals’ turns
next-turn = your next turn
# The nearer the end is, the more counts what a player is ahead or behind.
nearer-end = a nearer end of the game
kept-rest = other things
drew = Luck in what was drawn after it, in points, and no part of the cost: { $points }.
chances = Chance to win with the better: { $before }, with the played: { $after }.
small = small loss
clear = clear loss
grave = grave loss
