### Тексти панелей поруч із полем: шкали, ряди, гравці, панель дій.

## Шкали.

bid-order = Порядок ставок
next-bids = Наступні ставки
turn-order = Черговість
order-of = Черговість: { $names }
order-then = Черговість тоді: { $names }
plays-then = Ходить { $now }, потім { $next }
plays-twice = { $now } ходить двічі
plays-last = { $now } ходить, останній хід раунду
spot = Ціна { $price }
spot-of = зайнято: { $name }
spot-room = { $free ->
    [one] { $free } місце вільне
    [few] { $free } місця вільні
   *[many] { $free } місць вільно
}
tap-again = ще раз — і це ставка
spot-closed = зараз не для вас

## Панель дій.

action-bar = Що треба зробити
answers = Відповіді
history = Скасування і повтор
undo = Скасувати
redo = Повторити
reset-turn = Почати хід знову
sell = Продати
earn = Отримати
take-for = Узяти за
use-for = Використати за
pay = Заплатити
remove = Прибрати
bring = Привести
kill = Убити
fakirs-added = Додано факірів
rule = Правило
rule-named = Правило: { $name }
step-over = Кінець партії
tile-at = { $kind } { $tile }

## Ряди карт.

market = Ряд карт
deck = { $n ->
    [one] Колода: { $n } карта
    [few] Колода: { $n } карти
   *[many] Колода: { $n } карт
}
discard = { $n ->
    [one] Скид: { $n } карта
    [few] Скид: { $n } карти
   *[many] Скид: { $n } карт
}
can-take = можна взяти
chosen = вибрано
djinn-chosen = вибрано
djinns = Джини
drawn-djinns = Залиште одного з них
points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
usable = можна використати
close = Закрити
to-use = Використання
to-take = Узяти на святому місці: 2 старійшини або 1 старійшина і 1 факір
cost-free = Діє завжди
cost-one = 1 старійшина або 1 факір
cost-two = 2 старійшини або 1 старійшина і 1 факір
cost-fakir = 1 факір
cost-fakirs = 1 факір або більше

## Гравці.

players = Гравці
plays-now = ходить
bids-now = ставить
bidder = Ставка: { $name }
winner = перемога
coins = { $n ->
    [one] { $n } монета
    [few] { $n } монети
   *[many] { $n } монет
}
coins-hidden = монети приховано
camels = { $n ->
    [one] лишився { $n } верблюд
    [few] лишилося { $n } верблюди
   *[many] лишилося { $n } верблюдів
}
fakirs = { $n ->
    [one] { $n } факір
    [few] { $n } факіри
   *[many] { $n } факірів
}
goods = Товари
score = { $n ->
    [one] поки що { $n } очко
    [few] поки що { $n } очки
   *[many] поки що { $n } очок
}
without-hidden = Приховане не враховано.
kills = Убити в цього гравця

tent = намет у запасі
tent-placed = намет поставлено
city-whims = Примхи в містах
items = { $n ->
    [one] { $n } предмет
    [few] { $n } предмети
   *[many] { $n } предметів
}
whims = { $n ->
    [one] { $n } примха в руці
    [few] { $n } примхи в руці
   *[many] { $n } примх у руці
}
own-items = Предмети
own-whims = Примхи
fulfilled = Виконано
item-when = У ваш хід, крім переміщення; один за хід.
carpet-when = До переміщення або під час нього; один предмет за хід.
item-pile = { $n ->
    [one] Предмети: { $n }
    [few] Предмети: { $n }
   *[many] Предмети: { $n }
}
item-discard = у скиді: { $names }

place-in-order = місце { $n }

## Продаж.

sale = Продаж
sale-none = Натискайте на товари, щоб зібрати набір, або залиште їх собі.
sale-set = { $n ->
    [one] { $n } товар за { $worth }
    [few] { $n } різні товари за { $worth }
   *[many] { $n } різних товарів за { $worth }
}
sale-best = Найкращий поділ: { $worth }
