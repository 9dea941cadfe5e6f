### Тексты панелей рядом с полем: шкалы, ряды, игроки, панель действий.

## Шкалы.

bid-order = Порядок ставок
next-bids = Следующие ставки
turn-order = Очерёдность
order-of = Очерёдность: { $names }
order-then = Очерёдность тогда: { $names }
plays-then = Ходит { $now }, затем { $next }
plays-twice = { $now } ходит дважды
plays-last = { $now } ходит, последний ход раунда
spot = Цена { $price }
spot-of = занято: { $name }
spot-room = { $free ->
    [one] { $free } место свободно
    [few] { $free } места свободны
   *[many] { $free } мест свободно
}
tap-again = ещё раз — и это ставка
spot-closed = сейчас не для вас

## Панель действий.

action-bar = Что нужно сделать
answers = Ответы
history = Отмена и повтор
undo = Отменить
redo = Повторить
reset-turn = Начать ход заново
sell = Продать
earn = Получить
take-for = Взять за
use-for = Применить за
pay = Заплатить
remove = Убрать
bring = Привести
kill = Убить
fakirs-added = Добавлено факиров
rule = Правило
rule-named = Правило: { $name }
step-over = Конец партии
tile-at = { $kind } { $tile }

## Ряды карт.

market = Ряд карт
deck = { $n ->
    [one] Колода: { $n } карта
    [few] Колода: { $n } карты
   *[many] Колода: { $n } карт
}
discard = { $n ->
    [one] Сброс: { $n } карта
    [few] Сброс: { $n } карты
   *[many] Сброс: { $n } карт
}
can-take = можно взять
chosen = выбрано
djinn-chosen = выбран
djinns = Джинны
drawn-djinns = Оставьте одного из них
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
usable = можно использовать
close = Закрыть
to-use = Использование
to-take = Взять на святом месте: 2 старейшины или 1 старейшина и 1 факир
cost-free = Действует всегда
cost-one = 1 старейшина или 1 факир
cost-two = 2 старейшины или 1 старейшина и 1 факир
cost-fakir = 1 факир
cost-fakirs = 1 факир или больше

## Игроки.

players = Игроки
plays-now = ходит
bids-now = ставит
bidder = Ставка: { $name }
winner = победа
coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
coins-hidden = монеты скрыты
camels = { $n ->
    [one] остался { $n } верблюд
    [few] осталось { $n } верблюда
   *[many] осталось { $n } верблюдов
}
fakirs = { $n ->
    [one] { $n } факир
    [few] { $n } факира
   *[many] { $n } факиров
}
goods = Товары
score = { $n ->
    [one] пока { $n } очко
    [few] пока { $n } очка
   *[many] пока { $n } очков
}
without-hidden = Скрытое не учтено.
kills = Убить у этого игрока

tent = шатёр в запасе
tent-placed = шатёр поставлен
city-whims = Прихоти в городах
items = { $n ->
    [one] { $n } предмет
    [few] { $n } предмета
   *[many] { $n } предметов
}
whims = { $n ->
    [one] { $n } прихоть в руке
    [few] { $n } прихоти в руке
   *[many] { $n } прихотей в руке
}
own-items = Предметы
own-whims = Прихоти
fulfilled = Выполнено
item-when = В ваш ход, кроме перемещения; один за ход.
carpet-when = До перемещения или во время него; один предмет за ход.
item-pile = { $n ->
    [one] Предметы: { $n }
    [few] Предметы: { $n }
   *[many] Предметы: { $n }
}
item-discard = в сбросе: { $names }

place-in-order = место { $n }

## Продажа.

sale = Продажа
sale-none = Нажимайте на товары, чтобы собрать набор, или оставьте их себе.
sale-set = { $n ->
    [one] { $n } товар за { $worth }
    [few] { $n } разных товара за { $worth }
   *[many] { $n } разных товаров за { $worth }
}
sale-best = Лучшая разбивка: { $worth }
