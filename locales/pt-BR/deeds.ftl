### Texts for what a line does: parts of a sentence that follow “This”, or the name of a player.

this = Isso { $deeds }.
in-all = Isso { $deeds }: { $points } de uma vez.
does = { $name } { $deeds }.
does-in-all = { $name } { $deeds }: { $points } ao todo.
leaves-you = Deixa para você { $tribe } em { $tile }, { $points }.
wins = ganha { $coins }
wins-by = ganha { $coins } graças a { $djinn }
loses = { $name } perde { $points } ({ $line }).
lose-each = { $names } perdem { $points } por cabeça ({ $line }).
gain-each = { $names } ganham { $points } por cabeça ({ $line }).
gains = { $name } ganha { $points } ({ $line }).
later = Talvez útil mais tarde: { $things }.

takes = toma { $tile }
takes-cards = pega { $cards }
moves = move a peça de { $from } para { $tile }
collects = recolhe { $tribe }
collects-more = recolhe { $tribe } para ter mais que { $than }
collects-most = { $n ->
    [one] recolhe { $tribe } para ter mais que { $n } rival
   *[other] recolhe { $tribe } para ter mais que { $n } rivais
}
places = coloca { $piece } em { $tile }
kills = mata { $dead } em { $tile }
kills-of = mata { $dead } de { $other }
earns = ganha { $coins }
earns-by = ganha { $coins } graças a { $djinn }
sells = vende { $cards } por { $coins }
buys = compra { $cards } por { $coins }
draws-cards = tira { $cards }
draws-items = { $n ->
    [1] tira um item
   *[other] tira { $n } itens
}
draws-item-for = tira um item por { $payment }
takes-djinn = pega o gênio { $djinn }
takes-djinn-for = pega o gênio { $djinn } por { $payment }
draws-djinn = tira um gênio
uses = usa { $item }
uses-djinn = usa { $djinn } por { $payment }
keeps = guarda { $item }
takes-whim = pega o capricho { $whim }
lays = baixa o capricho { $whim } e ganha { $coins }
power = o poder de { $djinn }
whim = o capricho

find-tile = Procure um ladrilho para tomar: { $points }.
find-tribe = Procure { $tribe }: { $points }.
find-coins = Procure { $tribe }: { $coins }.
find-cards = Procure { $tribe }: { $cards }.
find-tribe-before = Procure { $tribe }: { $points }, e { $lost } a menos para os rivais.
find = Procure { $tribe }.
find-building = Procure um lugar para { $piece }: { $points }.
find-kill = Procure assassinos e alguém para matar.
find-goods = Procure mercadorias para comprar.
find-djinn = Procure um caminho até um gênio.
find-item = Procure um item.
find-whim = Procure uma cidade com um capricho.
find-fulfilled = Procure um capricho para baixar: { $coins }.
use-item = Considere { $item }.
use-djinn = Considere o poder de { $djinn }.
compare-items = Compare os itens que você tirou.
compare = Compare o que dá cada opção.
worth = { $deed } ({ $points })
worth-with = { $deed } ({ $points } com { $djinn })
costs = { $deed } (custa { $points })
