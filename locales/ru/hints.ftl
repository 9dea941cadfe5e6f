### Тексты подсказок: что страница советует игроку, по ступеням.

##

hint = Подсказка
where-to = Где?
how = Как?
whole = Показать всё
hide = Скрыть подсказку
key = Подсказка, пока решать вам; ещё раз — и она скажет больше
looking = Ищу лучший путь…

allowed = Подсказки по просьбе
allowed-hint = Кто ходит, может спросить, что советует страница, понемногу.
of-player = Подсказки

## Что искать.

close = Несколько вариантов примерно равны. { $more }
only = Я вижу только один вариант.
no-move = Перемещение невозможно.
mind = Не гонитесь только за очками этого хода.
cheap-bid = Здесь хватит дешёвой ставки.
dear-bid = Ранний ход здесь стоит своей цены.
earlier = Несколько монет за более ранний ход здесь не жаль.
any-place = Здесь почти всё равно, когда ходить.
area = Перемещение кончается на одной из отмеченных плиток, от { $first } до { $last }.
look-at = Посмотрите на отмеченные плитки, от { $first } до { $last }.

## Мысль.

end = закончить на { $tile } { FORM($tribe, "with") }
act = { SMALL($action) }
idea = { CAPITAL($idea) }.
bid = ставка { $price }
end-in-short = { $tile } { FORM($tribe, "with") }
as-good = Примерно так же хорошо: { $what }.

## Весь путь.

control = поставить { FORM($piece, "accusative") } на { $tile }
steps = Весь путь: { $steps }.
leaves = Лучшее, что это оставляет игроку { $name }: { $tribe } на { $tile }, { $points }.
leaves-you = Вашим следующим ходом могут быть { $tribe } на { $tile }: { $points }.
but-leaves = { CAPITAL($second) }: сразу на { $more } больше, но { $name } после этого получает { $points }.
but-later = { CAPITAL($second) }: сразу на { $more } больше, но, думаю, меньше потом.
ahead = Тогда в конце вы, вероятно, впереди { FORM($points, "by") }.
behind = Тогда в конце вы, вероятно, позади { FORM($points, "by") }.
level = Тогда в конце, вероятно, будет примерно поровну.

## Сколько стоит каждое место.

one-bid = Ставьте { $price }.
any-bid = Годится любая ставка до { $most }.
bid-or = Ставьте { $price }; примерно так же хорошо { $others }.
the-best = лучшая
about-as-good = примерно такая же
worse = хуже { FORM($points, "by") }
same-turn = Ставка { $prices }: тот же ход, но дороже.
judged-bid = Ставка { $price }, { $label }
judged-bid-only = Ставка { $price }, { $label }.
less-later = { $round } и меньше на потом
more-later = { $round } и больше на потом
with-turn = { $bid }: { $turn }; { $round }.
turn-for = ход { $place } из { $of }, вероятно, { $tile } { FORM($tribe, "with") }
turn-for-any = ход { $place } из { $of }, с лучшим, что тогда останется
round-brings = раунд приносит около { FORM($own, "genitive") }, а сопернику около { $rivals }

## Что предлагает плитка.

ends-from = С { $tile }, начиная с лучшего: { $ends }.
one-end = { $tile } { FORM($tribe, "with") } ({ $points })
no-end = С { $tile } начать нельзя.
