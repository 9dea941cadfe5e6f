### Texts for what a line does: verbs that follow "This" or "Cela", or the name of a player.

this = This { $deeds }.
in-all = This { $deeds }: { $points } at once.
does = { $name } { $deeds }.
does-in-all = { $name } { $deeds }: { $points } in all.
leaves-you = It leaves you { $tribe } on { $tile }, { $points }.
wins = earns { $coins }
wins-by = earns { $coins } through { $djinn }
loses = { $name } loses { $points } ({ $line }).
lose-each = { $names } lose { $points } each ({ $line }).
gain-each = { $names } gain { $points } each ({ $line }).
gains = { $name } gains { $points } ({ $line }).
later = Perhaps of use later: { $things }.

takes = takes { $what }
moves = moves the piece from { $from } to { $tile }
collects = collects { $tribe }
collects-more = collects { $tribe } to have more than { $than }
# $n (number)
rivals = { $n ->
    [one] { $n } rival
   *[other] { $n } rivals
}
places = places { $piece } on { $tile }
kills = kills { $dead } on { $tile }
kills-of = kills { $dead } of { $other }’s
earns = earns { $coins }
earns-by = earns { $coins } through { $djinn }
sells = sells { $cards } for { $coins }
buys = buys { $cards } for { $coins }
draws = draws { $what }
takes-djinn = takes the djinn { $djinn }
draws-djinn = draws a djinn
uses = uses { $what }
keeps = keeps { $item }
takes-whim = takes the whim { $whim }
lays = lays the whim { $whim } for { $coins }
power = the power of { $djinn }
whim = the whim

find-tile = Look for a tile to take: { $points }.
find-tribe = Look for { $tribe }: { $what }.
find-tribe-before = Look for { $tribe }: { $what }, and { $lost } fewer for rivals.
find = Look for { $tribe }.
find-building = Look for a place for { $piece }: { $points }.
find-kill = Look for assassins and somebody to kill.
find-goods = Look for goods to buy.
find-djinn = Look for a way to a djinn.
find-item = Look for an item.
find-whim = Look for a city with a whim.
find-fulfilled = Look for a whim to lay: { $coins }.
use-item = Think of { $item }.
use-djinn = Think of the power of { $djinn }.
compare-items = Compare the items that you drew.
compare = Compare what each way gives.
with-djinn = { $points } with { $djinn }
costs = costs { $points }
