### Texts of branches and trials.

##

branch = Trying things out
trial = Try it again
not-game = not the game
begin = Try things out from here
begin-short = Try out
again = Try it again: { $when }

## A branch.

about = Tried out from “{ $when }” on. The game itself waits, and nothing here changes it.
unknown = Hidden cards are drawn anew.
who = Who plays the others
nobody = I play the others, too
back = Take back
back-hint = Take back the last turn or bid
restart = Start over
to-branch = Back to the trial

## A decision that is played again.

task = You are { $name }. Play this decision as you would now.
comparing = I compare it with the best I know…
as-good = As good as the best I know.
# $points (about-points)
better = Better than what was played, by { $points }. There is better still.
same = That is what was played.
not-yet = Not yet: it is not surely better than what was played.
# What a try has more than what was played, in parts that add up; less is negative.
# $once (number)
# $left (number)
# $kept (number)
# $gain (number)
gained = Against what was played: at once { SIGNED($once) }, rivals { SIGNED($left) }, kept for later { SIGNED($kept) }: { SIGNED($gain) } in all.
# The same of a bid.
# $price (number)
# $turns (number)
# $left (number)
# $gain (number)
gained-by-bid = Against what was played: price { SIGNED($price) }, your turns { SIGNED($turns) }, rivals { SIGNED($left) }: { SIGNED($gain) } in all.
# What the best line has more than the try follows.
still = The best has more still.
retry = Once more
line = Show the line
