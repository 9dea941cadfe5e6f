### Тексти підказок: що сторінка радить гравцеві, по щаблях.

##

hint = Підказка
where-to = Де?
how = Як?
whole = Показати все
hide = Сховати підказку
key = Підказка, поки вирішувати вам; ще раз — і вона скаже більше
looking = Шукаю найкращий шлях…

allowed = Підказки на прохання
allowed-hint = Хто ходить, може запитати, що радить сторінка, потроху.
of-player = Підказки

## Що шукати.

close = Кілька варіантів приблизно рівні. { $more }
only = Я бачу лише один варіант.
no-move = Переміщення неможливе.
mind = Не женіться лише за очками цього ходу.
cheap-bid = Тут вистачить дешевої ставки.
dear-bid = Ранній хід тут вартий своєї ціни.
earlier = Кількох монет за раніший хід тут не шкода.
any-place = Тут майже однаково, коли ходити.
area = Переміщення закінчується на одній із позначених плиток, від { $first } до { $last }.
look-at = Подивіться на позначені плитки, від { $first } до { $last }.

## Думка.

end = закінчити на { $tile } { FORM($tribe, "with") }
act = { SMALL($action) }
idea = { CAPITAL($idea) }.
bid = ставка { $price }
end-in-short = { $tile } { FORM($tribe, "with") }
as-good = Приблизно так само добре: { $what }.

## Увесь шлях.

control = поставити { FORM($piece, "accusative") } на { $tile }
steps = Увесь шлях: { $steps }.
leaves = Найкраще, що це лишає гравцеві { $name }: { $tribe } на { $tile }, { $points }.
leaves-you = Вашим наступним ходом можуть бути { $tribe } на { $tile }: { $points }.
but-leaves = { CAPITAL($second) }: одразу на { $more } більше, але { $name } після цього отримує { $points }.
but-later = { CAPITAL($second) }: одразу на { $more } більше, але, думаю, менше потім.
ahead = Тоді наприкінці ви, мабуть, попереду { FORM($points, "by") }.
behind = Тоді наприкінці ви, мабуть, позаду { FORM($points, "by") }.
level = Тоді наприкінці буде, мабуть, приблизно порівну.

## Скільки коштує кожне місце.

one-bid = Ставте { $price }.
any-bid = Годиться будь-яка ставка до { $most }.
bid-or = Ставте { $price }; приблизно так само добре { $others }.
the-best = найкраща
about-as-good = приблизно така сама
worse = гірша { FORM($points, "by") }
same-turn = Ставка { $prices }: той самий хід, але дорожче.
judged-bid = Ставка { $price }, { $label }
judged-bid-only = Ставка { $price }, { $label }.
less-later = { $round } і менше на потім
more-later = { $round } і більше на потім
with-turn = { $bid }: { $turn }; { $round }.
turn-for = хід { $place } з { $of }, мабуть, { $tile } { FORM($tribe, "with") }
turn-for-any = хід { $place } з { $of }, з найкращим, що тоді лишиться
round-brings = раунд дає близько { FORM($own, "genitive") }, а суперникові близько { $rivals }

## Що пропонує плитка.

ends-from = З { $tile }, починаючи з найкращого: { $ends }.
one-end = { $tile } { FORM($tribe, "with") } ({ $points })
no-end = З { $tile } почати не можна.
