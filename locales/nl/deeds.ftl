### Wat een zet doet: delen van een zin die volgen op “Dit” of op de naam van een speler.

this = Dit { $deeds }.
in-all = Dit { $deeds }: meteen { $points }.
does = { $name } { $deeds }.
does-in-all = { $name } { $deeds }: samen { $points }.
leaves-you = Voor jou blijft dan over: { $tribe } op { $tile }, { $points }.
wins = verdient { $coins }
wins-by = verdient { $coins } door { $djinn }
loses = { $name } verliest { $points } ({ $line }).
lose-each = { $names } verliezen elk { $points } ({ $line }).
gain-each = { $names } winnen elk { $points } ({ $line }).
gains = { $name } wint { $points } ({ $line }).
later = Misschien later nuttig: { $things }.

takes = neemt { $tile } in
takes-cards = pakt { $cards }
moves = verplaatst kameel of tent van { $from } naar { $tile }
collects = verzamelt { $tribe }
collects-more = verzamelt { $tribe } om er meer te hebben dan { $than }
collects-most = { $n ->
    [one] verzamelt { $tribe } om er meer te hebben dan { $n } rivaal
   *[other] verzamelt { $tribe } om er meer te hebben dan { $n } rivalen
}
places = zet { $piece } op { $tile }
kills = doodt { $dead } op { $tile }
kills-of = doodt { $dead } van { $other }
earns = levert { $coins } op
earns-by = levert { $coins } op door { $djinn }
sells = verkoopt { $cards } voor { $coins }
buys = koopt { $cards } voor { $coins }
draws-cards = trekt { $cards }
draws-items = { $n ->
    [1] trekt een voorwerp
   *[other] trekt { $n } voorwerpen
}
draws-item-for = trekt een voorwerp voor { $payment }
takes-djinn = neemt de djinn { $djinn }
takes-djinn-for = neemt de djinn { $djinn } voor { $payment }
draws-djinn = trekt een djinn
uses = gebruikt { $item }
uses-djinn = gebruikt { $djinn } voor { $payment }
keeps = houdt { $item }
takes-whim = neemt de gril { $whim }
lays = speelt de gril { $whim } uit en krijgt { $coins }
power = de kracht van { $djinn }
whim = de gril

find-tile = Zoek een tegel om in te nemen: { $points }.
find-tribe = Zoek { $tribe }: { $points }.
find-coins = Zoek { $tribe }: { $coins }.
find-cards = Zoek { $tribe }: { $cards }.
find-tribe-before = Zoek { $tribe }: { $points }, en { $lost } minder voor rivalen.
find = Zoek { $tribe }.
find-building = Zoek een plek voor { $piece }: { $points }.
find-kill = Zoek moordenaars en iemand om te doden.
find-goods = Zoek goederen om te kopen.
find-djinn = Zoek een weg naar een djinn.
find-item = Zoek een voorwerp.
find-whim = Zoek een stad met een gril.
find-fulfilled = Zoek een gril om uit te spelen: { $coins }.
use-item = Denk aan { $item }.
use-djinn = Denk aan de kracht van { $djinn }.
compare-items = Vergelijk de voorwerpen die je hebt getrokken.
compare = Vergelijk wat elke weg oplevert.
worth = { $deed } ({ $points })
worth-with = { $deed } ({ $points } met { $djinn })
costs = { $deed } (kost { $points })
