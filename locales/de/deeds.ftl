### Was ein Zug tut: Satzteile mit dem Verb im Präsens, die auf „Das“ oder den Namen eines Spielers folgen.

this = Das { $deeds }.
in-all = Das { $deeds }: sofort { $points }.
does = { $name } { $deeds }.
does-in-all = { $name } { $deeds }: insgesamt { $points }.
leaves-you = Dir bleiben { $tribe } auf { $tile }, { $points }.
wins = verdient { $coins }
wins-by = verdient { $coins } durch { $djinn }
loses = { $name } verliert { $points } ({ $line }).
lose-each = { $names } verlieren je { $points } ({ $line }).
gain-each = { $names } gewinnen je { $points } ({ $line }).
gains = { $name } gewinnt { $points } ({ $line }).
later = Vielleicht später nützlich: { $things }.

takes = nimmt { $tile } ein
takes-cards = nimmt { $cards }
moves = versetzt Kamel oder Zelt von { $from } nach { $tile }
collects = sammelt { FORM($tribe, "accusative") } ein
collects-more = sammelt { FORM($tribe, "accusative") } ein (dann mehr als { $than })
collects-most = { $n ->
    [one] sammelt { FORM($tribe, "accusative") } ein (dann mehr als { $n } Rivale)
   *[other] sammelt { FORM($tribe, "accusative") } ein (dann mehr als { $n } Rivalen)
}
places = setzt { FORM($piece, "accusative") } auf { $tile }
kills = tötet { FORM($dead, "accusative") } auf { $tile }
kills-of = tötet bei { $other } { FORM($dead, "accusative") }
earns = bringt { $coins }
earns-by = bringt { $coins } durch { $djinn }
sells = verkauft { $cards } für { $coins }
buys = kauft { $cards } für { $coins }
draws-cards = zieht { $cards }
draws-items = { $n ->
    [1] zieht einen Gegenstand
   *[other] zieht { $n } Gegenstände
}
draws-item-for = zieht für { $payment } einen Gegenstand
takes-djinn = nimmt den Dschinn { $djinn }
takes-djinn-for = nimmt den Dschinn { $djinn } für { $payment }
draws-djinn = zieht einen Dschinn
uses = benutzt { FORM($item, "accusative") }
uses-djinn = benutzt { $djinn } für { $payment }
keeps = behält { FORM($item, "accusative") }
takes-whim = nimmt die Laune { $whim }
lays = spielt die Laune { $whim } aus und bekommt { $coins }
power = die Kraft von { $djinn }
whim = die Laune

find-tile = Suche ein Plättchen zum Einnehmen: { $points }.
find-tribe = Suche { $tribe }: { $points }.
find-coins = Suche { $tribe }: { $coins }.
find-cards = Suche { $tribe }: { $cards }.
find-tribe-before = Suche { $tribe }: { $points }, und { $lost } weniger für Rivalen.
find = Suche { $tribe }.
find-building = Suche einen Platz für { FORM($piece, "accusative") }: { $points }.
find-kill = Suche Meuchelmörder und jemanden zum Töten.
find-goods = Suche Waren zum Kaufen.
find-djinn = Suche einen Weg zu einem Dschinn.
find-item = Suche einen Gegenstand.
find-whim = Suche eine Stadt mit einer Laune.
find-fulfilled = Suche eine Laune zum Ausspielen: { $coins }.
use-item = Denk an { FORM($item, "accusative") }.
use-djinn = Denk an die Kraft von { $djinn }.
compare-items = Vergleiche deine gezogenen Gegenstände.
compare = Vergleiche, was jeder Weg bringt.
worth = { $deed } ({ $points })
worth-with = { $deed } ({ $points } mit { $djinn })
costs = { $deed } (kostet { $points })
