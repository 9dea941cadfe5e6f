### Texts of hints: what the page advises a player, in stages.

##

hint = Hint
where-to = Where?
how = How?
whole = Show all
hide = Hide the hint
key = A hint while you are to play; again, and it says more
looking = Looking for the best way…

allowed = Hints when asked for
allowed-hint = Whoever is to play can ask what the page advises, a little at a time.
of-player = Hints

## What to look for.

close = Several ways are about as good. { $more }
only = I see only one way to go on.
no-move = No move is possible.
mind = Do not just take the most points now.
cheap-bid = A cheap bid will do here.
dear-bid = An early turn is worth its price here.
earlier = A few coins for an earlier turn are well spent here.
any-place = It matters little here when you play.
area = The move ends on a marked tile, { $first } to { $last }.
look-at = Look at the marked tiles, { $first } to { $last }.

## The idea of a line.

# $tile (text)
# $tribe (tribes)
end = end on { $tile } with { $tribe }
# An action on its button, as the idea of a line.
act = { SMALL($action) }
idea = { CAPITAL($idea) }.
# $price (number)
bid = bid { $price }
# $tile (text)
# $tribe (tribes)
end-in-short = { $tile } with { $tribe }
# $what (text or)
as-good = About as good: { $what }.

## The whole line.

# $piece (piece)
# $tile (text)
control = put the { $piece } on { $tile }
steps = The whole way: { $steps }.
# $name (text)
# $tribe (tribes)
# $tile (text)
# $points (about-points)
leaves = The best it leaves for { $name }: { $tribe } on { $tile }, { $points }.
# $tribe (tribes)
# $tile (text)
# $points (about-points)
leaves-you = Your own next turn could be { $tribe } on { $tile }, { $points }.
# $second (text)
# $more (points)
# $name (text)
# $points (about-points)
but-leaves = { CAPITAL($second) }: { $more } more at once, but that leaves { $name } { $points }.
# $second (text)
# $more (points)
but-later = { CAPITAL($second) }: { $more } more at once, but less later, I think.
# $points (about-points)
ahead = You can then expect to end { $points } ahead.
# $points (about-points)
behind = You can then expect to end { $points } behind.
level = You can then expect to end about level.

## What each spot is worth.

# $price (number)
one-bid = Bid { $price }.
# $most (number)
any-bid = Any bid up to { $most } is fine.
# $price (number)
# $others (text or)
bid-or = Bid { $price }; { $others } is about as good.
# The same where the figures of the others may be better, which cannot be told.
# $price (number)
# $others (text or)
bid-or-unsure = Bid { $price }; { $others } may be better, I cannot tell.
# $prices (text or)
same-turn = Bid { $prices }: no earlier turn than a cheaper bid.

# The heads of the table of spots, each a word or two: its price, the turn it leads to, what that brings the player, what a rival
# gets, what counts later, and the sum of all.
spot-price = Bid
spot-turn = Turn
spot-own = You
spot-rivals = Rivals
# The same with one rival.
spot-rival = Rival
spot-later = Later
spot-net = In all
# The turn of a spot in the table.
# $place (number)
# $of (number)
spot-place = { $place } of { $of }
# The same with the likely end of its move.
# $turn (text)
# $end (text)
spot-turn-with = { $turn }, { $end }
# The turn of a spot, where the bids of rivals decide it.
spot-open = unsure
# Below the table.
spots-key = In all: you − bid + rival + later. You: what your turns of this round bring. Rival: what the rival gets, negative. Later: what you keep for the rounds to come, less what the rival keeps.
# The same with several rivals.
spots-key-rivals = In all: you − bid + rivals + later. You: what your turns of this round bring. Rivals: what they get on average, negative; the one in front counts most. Later: what you keep for the rounds to come, less what they keep.
# $points (about-points)
spots-alike = Which of the marked spots is best, I cannot tell: the figures may be off by { $points }. Take the cheapest.
spots-guess = What rivals bid and play is a guess.
# Why a bid is better than another, which is named. Here the other one comes later.
# $price (number)
# $tile (text)
# $tribe (tribes)
# $points (points)
why-gone = With bid { $price } you come later, and { $tile } with { $tribe } may be gone: your turns bring { $points } less.
# $what (text)
# $price (number)
# $points (points)
why-comes-later = { $what ->
    [own] With bid { $price } you come later, and your turns bring { $points } less.
    [rival] With bid { $price } you come later, and the rival gets { $points } more.
    [rivals] With bid { $price } you come later, and rivals get { $points } more.
   *[later] With bid { $price } you come later, and are { $points } worse off in later rounds.
}
# Here the other one comes earlier.
# $price (number)
# $tile (text)
# $tribe (tribes)
# $points (points)
why-wait = With bid { $price } you come earlier, when { $tile } with { $tribe } may not be there yet: your turns bring { $points } less.
# $what (text)
# $price (number)
# $points (points)
why-comes-earlier = { $what ->
    [own] With bid { $price } you come earlier, but your turns bring { $points } less: what others do opens better moves.
    [rival] With bid { $price } you come earlier, but what you leave brings the rival { $points } more.
    [rivals] With bid { $price } you come earlier, but what you leave brings rivals { $points } more.
   *[later] With bid { $price } you come earlier, but are { $points } worse off in later rounds.
}
# Here the other one costs less and is likely to give the same turn.
# $what (text)
# $price (number)
# $points (points)
why-unsure = { $what ->
    [own] With bid { $price } a rival may come before you: your turns bring { $points } less.
    [rival] With bid { $price } the rival may come before you, and get { $points } more.
    [rivals] With bid { $price } a rival may come before you: rivals get { $points } more.
   *[later] With bid { $price } a rival may come before you: you are { $points } worse off in later rounds.
}
# Here nobody knows which turn one of the two gives.
# $what (text)
# $price (number)
# $points (points)
why-open = { $what ->
    [own] With bid { $price } your turns bring { $points } less.
    [rival] With bid { $price } the rival gets { $points } more.
    [rivals] With bid { $price } rivals get { $points } more.
   *[later] With bid { $price } you are { $points } worse off in later rounds.
}
# Each of the following stands after one of those about later rounds, and says what makes most of it.
# $thing (text)
why-most = Most of that: { $thing }.
why-most-rivals = That is mostly because rivals keep more.
# The same with one rival.
why-most-rival = That is mostly because the rival keeps more.
# $price (number)
# $coins (coins)
why-price = Bid { $price } costs { $coins } more, and does not bring that much more.
why-no-earlier = A dearer bid brings no earlier turn.

## What a tile offers.

# $tile (text)
# $ends (text comma)
ends-from = From { $tile }, the best first: { $ends }.
# $tile (text)
# $tribe (tribes)
# $points (signed-points)
one-end = { $tile } with { $tribe } ({ $points })
no-end = No move begins on { $tile }.

