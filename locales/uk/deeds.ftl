### Тексти про те, що дає хід: частини речення після «Цей хід» або після імені гравця.

this = Цей хід { $deeds }.
in-all = Цей хід { $deeds }: одразу { $points }.
does = { $name } { $deeds }.
does-in-all = { $name } { $deeds }: разом { $points }.
leaves-you = Вам лишаються { $tribe } на { $tile }: { $points }.
wins = отримує { FORM($coins, "accusative") }
wins-by = отримує { FORM($coins, "accusative") } (джин { $djinn })
loses = { $name } втрачає { $points } ({ $line }).
lose-each = { $names } втрачають по { FORM($points, "each") } ({ $line }).
gain-each = { $names } отримують по { FORM($points, "each") } ({ $line }).
gains = { $name } отримує { $points } ({ $line }).
later = Може знадобитися пізніше: { $things }.

takes = займає { $tile }
takes-cards = бере { $cards }
moves = переставляє фігуру з { $from } на { $tile }
collects = збирає { FORM($tribe, "accusative") }
collects-more = збирає { FORM($tribe, "accusative") } (випереджає: { $than })
collects-most = { $n ->
    [one] збирає { FORM($tribe, "accusative") } (більше, ніж у { $n } суперника)
    [few] збирає { FORM($tribe, "accusative") } (більше, ніж у { $n } суперників)
   *[many] збирає { FORM($tribe, "accusative") } (більше, ніж у { $n } суперників)
}
places = ставить { FORM($piece, "accusative") } на { $tile }
kills = убиває { FORM($dead, "accusative") } на { $tile }
kills-of = убиває { FORM($dead, "accusative") } у гравця { $other }
earns = дає { FORM($coins, "accusative") }
earns-by = дає { FORM($coins, "accusative") } (джин { $djinn })
sells = продає { $cards } за { FORM($coins, "accusative") }
buys = купує { $cards } за { FORM($coins, "accusative") }
draws-cards = бере { FORM($cards, "accusative") }
draws-items = { $n ->
    [1] бере предмет
    [one] бере { $n } предмет
    [few] бере { $n } предмети
   *[many] бере { $n } предметів
}
draws-item-for = бере предмет за { $payment }
takes-djinn = бере джина { FORM($djinn, "accusative") }
takes-djinn-for = бере джина { FORM($djinn, "accusative") } за { $payment }
draws-djinn = бере джина з колоди
uses = використовує { FORM($item, "accusative") }
uses-djinn = використовує силу джина { FORM($djinn, "genitive") } за { $payment }
keeps = залишає собі { FORM($item, "accusative") }
takes-whim = бере примху «{ $whim }»
lays = розігрує примху «{ $whim }» і отримує { FORM($coins, "accusative") }
power = сила джина { FORM($djinn, "genitive") }
whim = примха

find-tile = Шукайте плитку, яку можна зайняти: { $points }.
find-tribe = Шукайте { FORM($tribe, "accusative") }: { $points }.
find-coins = Шукайте { FORM($tribe, "accusative") }: { $coins }.
find-cards = Шукайте { FORM($tribe, "accusative") }: { $cards }.
find-tribe-before = Шукайте { FORM($tribe, "accusative") }: { $points }, і на { $lost } менше в суперників.
find = Шукайте { FORM($tribe, "accusative") }.
find-building = Шукайте місце для { FORM($piece, "genitive") }: { $points }.
find-kill = Шукайте асасинів і того, кого вбити.
find-goods = Шукайте, де купити товари.
find-djinn = Шукайте шлях до джина.
find-item = Шукайте предмет.
find-whim = Шукайте місто з примхою.
find-fulfilled = Подивіться, яку примху можна розіграти: { $coins }.
use-item = Згадайте предмет: { $item }.
use-djinn = Згадайте про силу джина { FORM($djinn, "genitive") }.
compare-items = Порівняйте предмети, які ви взяли.
compare = Порівняйте, що дає кожен шлях.
worth = { $deed } ({ $points })
worth-with = { $deed } ({ $points } з джином { FORM($djinn, "instrumental") })
costs = { $deed } (коштує { $points })
