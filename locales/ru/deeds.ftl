### Тексты о том, что даёт ход: части предложения после «Этот ход» или после имени игрока.

this = Этот ход { $deeds }.
in-all = Этот ход { $deeds }: сразу { $points }.
does = { $name } { $deeds }.
does-in-all = { $name } { $deeds }: всего { $points }.
leaves-you = Вам остаются { $tribe } на { $tile }: { $points }.
wins = получает { FORM($coins, "accusative") }
wins-by = получает { FORM($coins, "accusative") } (джинн { $djinn })
loses = { $name } теряет { $points } ({ $line }).
lose-each = { $names } теряют по { FORM($points, "each") } ({ $line }).
gain-each = { $names } получают по { FORM($points, "each") } ({ $line }).
gains = { $name } получает { $points } ({ $line }).
later = Может пригодиться позже: { $things }.

takes = занимает { $tile }
takes-cards = берёт { $cards }
moves = переставляет фигуру с { $from } на { $tile }
collects = собирает { FORM($tribe, "accusative") }
collects-more = собирает { FORM($tribe, "accusative") } (обгоняет: { $than })
collects-most = { $n ->
    [one] собирает { FORM($tribe, "accusative") } (больше, чем у { $n } соперника)
    [few] собирает { FORM($tribe, "accusative") } (больше, чем у { $n } соперников)
   *[many] собирает { FORM($tribe, "accusative") } (больше, чем у { $n } соперников)
}
places = ставит { FORM($piece, "accusative") } на { $tile }
kills = убивает { FORM($dead, "accusative") } на { $tile }
kills-of = убивает { FORM($dead, "accusative") } у игрока { $other }
earns = приносит { FORM($coins, "accusative") }
earns-by = приносит { FORM($coins, "accusative") } (джинн { $djinn })
sells = продаёт { $cards } за { FORM($coins, "accusative") }
buys = покупает { $cards } за { FORM($coins, "accusative") }
draws-cards = берёт { FORM($cards, "accusative") }
draws-items = { $n ->
    [1] берёт предмет
    [one] берёт { $n } предмет
    [few] берёт { $n } предмета
   *[many] берёт { $n } предметов
}
draws-item-for = берёт предмет за { $payment }
takes-djinn = берёт джинна { FORM($djinn, "accusative") }
takes-djinn-for = берёт джинна { FORM($djinn, "accusative") } за { $payment }
draws-djinn = берёт джинна из колоды
uses = использует { FORM($item, "accusative") }
uses-djinn = использует силу джинна { FORM($djinn, "genitive") } за { $payment }
keeps = оставляет себе { FORM($item, "accusative") }
takes-whim = берёт прихоть «{ $whim }»
lays = разыгрывает прихоть «{ $whim }» и получает { FORM($coins, "accusative") }
power = сила джинна { FORM($djinn, "genitive") }
whim = прихоть

find-tile = Ищите плитку, которую можно занять: { $points }.
find-tribe = Ищите { FORM($tribe, "accusative") }: { $points }.
find-coins = Ищите { FORM($tribe, "accusative") }: { $coins }.
find-cards = Ищите { FORM($tribe, "accusative") }: { $cards }.
find-tribe-before = Ищите { FORM($tribe, "accusative") }: { $points }, и на { $lost } меньше у соперников.
find = Ищите { FORM($tribe, "accusative") }.
find-building = Ищите место для { FORM($piece, "genitive") }: { $points }.
find-kill = Ищите ассасинов и того, кого убить.
find-goods = Ищите, где купить товары.
find-djinn = Ищите путь к джинну.
find-item = Ищите предмет.
find-whim = Ищите город с прихотью.
find-fulfilled = Посмотрите, какую прихоть можно разыграть: { $coins }.
use-item = Вспомните предмет: { $item }.
use-djinn = Вспомните о силе джинна { FORM($djinn, "genitive") }.
compare-items = Сравните предметы, которые вы взяли.
compare = Сравните, что даёт каждый путь.
worth = { $deed } ({ $points })
worth-with = { $deed } ({ $points } с джинном { FORM($djinn, "instrumental") })
costs = { $deed } (стоит { $points })
