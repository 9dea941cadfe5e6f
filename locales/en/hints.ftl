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
the-best = the best
about-as-good = about as good
# $points (about-points)
worse = { $points } worse
# $prices (text or)
same-turn = Bid { $prices }: the same turn for more coins.
# $price (number)
judged-bid = Bid { $price }, { $label }
# $price (number)
# $label (text)
judged-bid-only = Bid { $price }, { $label }.
less-later = { $round }, and less for later
more-later = { $round }, and more for later
with-turn = { $bid }: { $turn }; { $round }.
# $place (number)
# $of (number)
# $tile (text)
# $tribe (tribes)
turn-for = turn { $place } of { $of }, probably { $tile } with { $tribe }
# $place (number)
# $of (number)
turn-for-any = turn { $place } of { $of }, with the best that is there then
# $own (points)
# $rivals (number)
round-brings = the round brings about { $own }, and a rival about { $rivals }

## What a tile offers.

# $tile (text)
# $ends (text comma)
ends-from = From { $tile }, the best first: { $ends }.
# $tile (text)
# $tribe (tribes)
# $points (signed-points)
one-end = { $tile } with { $tribe } ({ $points })
no-end = No move begins on { $tile }.

