### Texts for what a line does: parts of a sentence that follow “This”, or the name of a player.

this = Cela { $deeds }.
in-all = Cela { $deeds } : { $points } tout de suite.
does = { $name } { $deeds }.
does-in-all = { $name } { $deeds } : { $points } en tout.
leaves-you = Il vous reste des { $tribe } en { $tile }, { $points }.
wins = gagne { $coins }
wins-by = gagne { $coins } grâce à { $djinn }
loses = { $name } perd { $points } ({ $line }).
lose-each = { $names } perdent { $points } chacun ({ $line }).
gain-each = { $names } gagnent { $points } chacun ({ $line }).
gains = { $name } gagne { $points } ({ $line }).
later = Pour plus tard, peut-être : { $things }.

takes = prend { $tile }
takes-cards = prend { $cards }
moves = déplace la pièce de { $from } en { $tile }
collects = récolte { $tribe }
collects-more = récolte { $tribe } pour dépasser { $than }
collects-most = { $n ->
    [one] récolte { $tribe } pour dépasser { $n } adversaire
   *[other] récolte { $tribe } pour dépasser { $n } adversaires
}
places = place { $piece } en { $tile }
kills = tue { $dead } en { $tile }
kills-of = { INITIAL($other) ->
    [vowel] tue { $dead } d’{ $other }
   *[other] tue { $dead } de { $other }
}
earns = rapporte { $coins }
earns-by = rapporte { $coins } grâce à { $djinn }
sells = vend { $cards } pour { $coins }
buys = achète { $cards } pour { $coins }
draws-cards = pioche { $cards }
draws-items = { $n ->
    [1] pioche un objet
   *[other] pioche { $n } objets
}
draws-item-for = pioche un objet pour { $payment }
takes-djinn = prend le djinn { $djinn }
takes-djinn-for = prend le djinn { $djinn } pour { $payment }
draws-djinn = pioche un djinn
uses = utilise { $item }
uses-djinn = utilise { $djinn } pour { $payment }
keeps = garde { $item }
takes-whim = prend le caprice { $whim }
lays = pose le caprice { $whim } et gagne { $coins }
power = { INITIAL($djinn) ->
    [vowel] le pouvoir d’{ $djinn }
   *[other] le pouvoir de { $djinn }
}
whim = le caprice

find-tile = Cherchez une tuile à prendre : { $points }.
find-tribe = Cherchez des { $tribe } : { $points }.
find-coins = Cherchez des { $tribe } : { $coins }.
find-cards = Cherchez des { $tribe } : { $cards }.
find-tribe-before = Cherchez des { $tribe } : { $points }, et { $lost } de moins pour les autres.
find = Cherchez des { $tribe }.
find-building = Cherchez où placer { $piece } : { $points }.
find-kill = Cherchez des assassins et quelqu’un à tuer.
find-goods = Cherchez des marchandises à acheter.
find-djinn = Cherchez comment obtenir un djinn.
find-item = Cherchez un objet.
find-whim = Cherchez une ville avec un caprice.
find-fulfilled = Cherchez un caprice à poser : { $coins }.
use-item = Pensez { FORM($item, "to") }.
use-djinn = { INITIAL($djinn) ->
    [vowel] Pensez au pouvoir d’{ $djinn }.
   *[other] Pensez au pouvoir de { $djinn }.
}
compare-items = Comparez les objets que vous avez piochés.
compare = Comparez ce que donne chaque possibilité.
worth = { $deed } ({ $points })
worth-with = { $deed } ({ $points } avec { $djinn })
costs = { $deed } (coûte { $points })
