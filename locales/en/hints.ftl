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

end = end on { $tile } with { $tribe }
# $price (number)
bid = bid { $price }
end-in-short = { $tile } with { $tribe }
as-good = About as good: { $what }.

## The whole line.

control = put the { $piece } on { $tile }
steps = The whole way: { $steps }.
leaves = The best it leaves for { $name }: { $tribe } on { $tile }, { $points }.
leaves-you = Your own next turn could be { $tribe } on { $tile }, { $points }.
but-leaves = { $second }: { $more } more at once, but that leaves { $name } { $points }.
but-later = { $second }: { $more } more at once, but less later, I think.
ahead = You can then expect to end { $points } ahead.
behind = You can then expect to end { $points } behind.
level = You can then expect to end about level.

## What each spot is worth.

# $price (number)
one-bid = Bid { $price }.
# $most (number)
any-bid = Any bid up to { $most } is fine.
# $price (number)
bid-or = Bid { $price }; { $others } is about as good.
the-best = the best
about-as-good = about as good
worse = { $points } worse
same-turn = Bid { $prices }: the same turn for more coins.
# $price (number)
judged-bid = Bid { $price }, { $label }
less-later = { $round }, and less for later
more-later = { $round }, and more for later
with-turn = { $bid }: { $turn }; { $round }.
# $place (number)
# $of (number)
turn-for = turn { $place } of { $of }, probably { $tile } with { $tribe }
# $place (number)
# $of (number)
turn-for-any = turn { $place } of { $of }, with the best that is there then
round-brings = the round brings about { $own }, and a rival about { $rivals }

## What a tile offers.

ends-from = From { $tile }, the best first: { $ends }.
one-end = { $tile } with { $tribe } ({ $points })
no-end = No move begins on { $tile }.

# $n (number)
points = { $n ->
    [one] about { $n } point
   *[other] about { $n } points
}
