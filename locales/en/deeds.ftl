### Texts for what a line does: parts of a sentence that follow “This”, or the name of a player.

# $deeds (text deeds)
this = This { $deeds }.
# $deeds (text deeds)
# $points (points)
in-all = This { $deeds }: { $points } at once.
# $name (text)
# $deeds (text deeds)
does = { $name } { $deeds }.
# $name (text)
# $deeds (text deeds)
# $points (points)
does-in-all = { $name } { $deeds }: { $points } in all.
# $tribe (tribes)
# $tile (text)
# $points (about-points)
leaves-you = It leaves you { $tribe } on { $tile }, { $points }.
# $coins (coins)
wins = earns { $coins }
# $coins (coins)
# $djinn (djinn)
wins-by = earns { $coins } through { $djinn }
# $name (text)
# $points (points)
# $line (of-score-line)
loses = { $name } loses { $points } ({ $line }).
# $names (text and)
# $points (points)
# $line (of-score-line)
lose-each = { $names } lose { $points } each ({ $line }).
# $names (text and)
# $points (points)
# $line (of-score-line)
gain-each = { $names } gain { $points } each ({ $line }).
# $name (text)
# $points (points)
# $line (of-score-line)
gains = { $name } gains { $points } ({ $line }).
# $things (text and)
later = Perhaps of use later: { $things }.

# $tile (text)
takes = takes { $tile }
# $cards (some-cards and)
takes-cards = takes { $cards }
moves = moves the piece from { $from } to { $tile }
# $tribe (meeples and)
collects = collects { $tribe }
# $tribe (meeples and)
# $than (text and)
collects-more = collects { $tribe } to have more than { $than }
# $tribe (meeples and)
# $n (number)
collects-most = { $n ->
    [one] collects { $tribe } to have more than { $n } rival
   *[other] collects { $tribe } to have more than { $n } rivals
}
# $piece (a-building)
# $tile (text)
places = places { $piece } on { $tile }
# $dead (victims and)
# $tile (text)
kills = kills { $dead } on { $tile }
# $dead (victims and)
# $other (text)
kills-of = kills { $dead } of { $other }’s
# $coins (coins)
earns = earns { $coins }
# $coins (coins)
# $djinn (djinn)
earns-by = earns { $coins } through { $djinn }
# $cards (some-cards and)
# $coins (coins)
sells = sells { $cards } for { $coins }
# $cards (some-cards and)
# $coins (coins)
buys = buys { $cards } for { $coins }
# $cards (cards)
draws-cards = draws { $cards }
# $n (number)
draws-items = { $n ->
    [1] draws an item
   *[other] draws { $n } items
}
# $payment (payment)
draws-item-for = draws an item for { $payment }
# $djinn (djinn)
takes-djinn = takes the djinn { $djinn }
# $djinn (djinn)
# $payment (payment)
takes-djinn-for = takes the djinn { $djinn } for { $payment }
draws-djinn = draws a djinn
# $item (the-item)
uses = uses { $item }
# $djinn (djinn)
# $payment (payment)
uses-djinn = uses { $djinn } for { $payment }
# $item (the-item)
keeps = keeps { $item }
# $whim (whim)
takes-whim = takes the whim { $whim }
# $whim (whim)
# $coins (coins)
lays = lays the whim { $whim } and gets { $coins }
# $djinn (djinn)
power = the power of { $djinn }
whim = the whim

# $points (points)
find-tile = Look for a tile to take: { $points }.
# $tribe (tribes)
# $points (points)
find-tribe = Look for { $tribe }: { $points }.
# $tribe (tribes)
# $coins (coins)
find-coins = Look for { $tribe }: { $coins }.
# $tribe (tribes)
# $cards (cards)
find-cards = Look for { $tribe }: { $cards }.
# $tribe (tribes)
# $points (points)
# $lost (number)
find-tribe-before = Look for { $tribe }: { $points }, and { $lost } fewer for rivals.
# $tribe (tribes)
find = Look for { $tribe }.
# $piece (a-building)
# $points (points)
find-building = Look for a place for { $piece }: { $points }.
find-kill = Look for assassins and somebody to kill.
find-goods = Look for goods to buy.
find-djinn = Look for a way to a djinn.
find-item = Look for an item.
find-whim = Look for a city with a whim.
# $coins (coins)
find-fulfilled = Look for a whim to lay: { $coins }.
# $item (the-item)
use-item = Think of { $item }.
# $djinn (djinn)
use-djinn = Think of the power of { $djinn }.
compare-items = Compare the items that you drew.
compare = Compare what each way gives.
# $deed (text)
# $points (points)
worth = { $deed } ({ $points })
# $deed (text)
# $points (points)
# $djinn (djinn)
worth-with = { $deed } ({ $points } with { $djinn })
# $deed (text)
# $points (points)
costs = { $deed } (costs { $points })
