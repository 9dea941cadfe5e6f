### Texts for what a line does: parts of a sentence that follow “This”, or the name of a player.

this = Esto { $deeds }.
in-all = Esto { $deeds }: { $points } de golpe.
does = { $name } { $deeds }.
does-in-all = { $name } { $deeds }: { $points } en total.
leaves-you = Te deja { $tribe } en { $tile }, { $points }.
wins = gana { $coins }
wins-by = gana { $coins } gracias a { $djinn }
loses = { $name } pierde { $points } ({ $line }).
lose-each = { $names } pierden { $points } por cabeza ({ $line }).
gain-each = { $names } ganan { $points } por cabeza ({ $line }).
gains = { $name } gana { $points } ({ $line }).
later = Quizá útil más tarde: { $things }.

takes = toma { $tile }
takes-cards = toma { $cards }
moves = mueve la pieza de { $from } a { $tile }
collects = recoge { $tribe }
collects-more = recoge { $tribe } para tener más que { $than }
collects-most = { $n ->
    [one] recoge { $tribe } para tener más que { $n } rival
   *[other] recoge { $tribe } para tener más que { $n } rivales
}
places = coloca { $piece } en { $tile }
kills = mata a { $dead } en { $tile }
kills-of = mata a { $dead } de { $other }
earns = gana { $coins }
earns-by = gana { $coins } gracias a { $djinn }
sells = vende { $cards } por { $coins }
buys = compra { $cards } por { $coins }
draws-cards = roba { $cards }
draws-items = { $n ->
    [1] roba un objeto
   *[other] roba { $n } objetos
}
draws-item-for = roba un objeto por { $payment }
takes-djinn = toma el genio { $djinn }
takes-djinn-for = toma el genio { $djinn } por { $payment }
draws-djinn = roba un genio
uses = usa { $item }
uses-djinn = usa a { $djinn } por { $payment }
keeps = conserva { $item }
takes-whim = toma el capricho { $whim }
lays = baja el capricho { $whim } y gana { $coins }
power = el poder de { $djinn }
whim = el capricho

find-tile = Busca una loseta que tomar: { $points }.
find-tribe = Busca { $tribe }: { $points }.
find-coins = Busca { $tribe }: { $coins }.
find-cards = Busca { $tribe }: { $cards }.
find-tribe-before = Busca { $tribe }: { $points }, y { $lost } menos para los rivales.
find = Busca { $tribe }.
find-building = Busca un lugar para { $piece }: { $points }.
find-kill = Busca asesinos y a quién matar.
find-goods = Busca mercancías que comprar.
find-djinn = Busca cómo llegar a un genio.
find-item = Busca un objeto.
find-whim = Busca una ciudad con un capricho.
find-fulfilled = Busca un capricho que bajar: { $coins }.
use-item = Piensa en { $item }.
use-djinn = Piensa en el poder de { $djinn }.
compare-items = Compara los objetos que has robado.
compare = Compara lo que da cada opción.
worth = { $deed } ({ $points })
worth-with = { $deed } ({ $points } con { $djinn })
costs = { $deed } (cuesta { $points })
