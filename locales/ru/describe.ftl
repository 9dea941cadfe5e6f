### Тексты о партии: просьбы, кнопки, плитки, журнал.

## Обороты.

reach = дальность { $n }

# В «ваш ход будет …».
rank = { $place ->
    [0] первым
    [1] вторым
    [2] третьим
    [3] четвёртым
   *[other] пятым
}

further = { $parts }

## Кто решает и часть раунда.

bids = Ставка: { $name }
turn-of = Ход: { $name }
your-bid = Ваша ставка, { $name }
your-turn = Ваш ход, { $name }
game-over = Партия окончена
step-bid = Ставки
step-move = Перемещение
step-tribe = Племя
step-djinn = Джинн
step-tile = Плитка
step-control = Захват
step-item = Предмет
step-end = Продажа
step-last = Конец
step-over = Счёт

## Просьбы.

ask-bid = Выберите место на шкале очерёдности
ask-confirm-bid = Пока что ваш ход был бы { rank }
ask-confirm-last-bid = Ваш ход будет { rank }
ask-move = Возьмите миплов с подсвеченной плитки
ask-no-move = Перемещение невозможно. Пропустите его: партия кончится после этого раунда
ask-no-move-ending = Перемещение невозможно. Пропустите его
ask-no-move-on-foot = Пешком нельзя: ковёр или пропуск
ask-drop = Оставьте одного из { $n } на подсвеченной плитке
ask-last-drop = Оставьте последнего ({ a-meeple }): он должен встать к другому { meeple.dative }
ask-choose-victim = { $tile }: выберите жертву
ask-choose-drop = { $tile }: какого мипла оставить?
ask-choose-payment = { $tile }: чем платите?
ask-trade = { $n ->
    [1] Купцы: возьмите первую карту ряда
    [one] Купцы: возьмите { $n } карту с начала ряда
    [few] Купцы: возьмите { $n } карты с начала ряда
   *[many] Купцы: возьмите { $n } карт с начала ряда
}
ask-trade-none = Купцы: карт в ряду не осталось
ask-build = { $blue ->
    [one] Строители: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } синяя плитка = { $coins }
    [few] Строители: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } синие плитки = { $coins }
   *[many] Строители: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } синих плиток = { $coins }
}
ask-build-doubled = { $blue ->
    [one] Строители: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } синяя плитка × 2 (Ехидна) = { $coins }
    [few] Строители: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } синие плитки × 2 (Ехидна) = { $coins }
   *[many] Строители: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } синих плиток × 2 (Ехидна) = { $coins }
}
ask-must-kill = Ассасины: нужно убить; выберите жертву
ask-must-kill-two = Ассасины с Иблисом: нужно убить; выберите две жертвы
ask-may-kill = Ассасины: убейте с помощью факиров или не убивайте никого
ask-may-kill-two = Ассасины с Иблисом: убейте двоих с помощью факиров или никого
ask-no-victim = Ассасины: никого не достать
ask-control = { $tile } — ваша плитка: верблюд или шатёр?
ask-craft = { $n ->
    [1] Ремесленники: возьмите предмет
    [one] Ремесленники: возьмите { $n } предмет и оставьте один
    [few] Ремесленники: возьмите { $n } предмета и оставьте один
   *[many] Ремесленники: возьмите { $n } предметов и оставьте один
}
ask-craft-none = Ремесленники: предметов не осталось
ask-keep-item = Ремесленники: нужно оставить один из этих предметов
ask-workshop = Мастерская: можно взять верхний предмет
ask-no-workshop = Мастерская: взять предмет нельзя
ask-drop-flying = Оставьте последнего ({ a-meeple }): ковёр отнесёт его к любому другому { meeple.dative }
ask-use = { $item }: { $power }
ask-talisman-to = { $item }: выберите куда
ask-bring = { $n ->
    [1] Флейта: приведите одного мипла на { $tile }
    [one] Флейта: приведите до { $n } мипла на { $tile }
    [few] Флейта: приведите до { $n } миплов на { $tile }
   *[many] Флейта: приведите до { $n } миплов на { $tile }
}
ask-bring-none = Флейта: больше никого на { $tile } не привести
ask-choose-meeples = { $tile }: кого?
ask-order = Рог: нажимайте на карты в нужном порядке
ask-keep = Сибиттис: нужно оставить одного из этих джиннов
ask-must-place = Нужно поставить { FORM($piece, "accusative") } на { $tile }
ask-must-place-or = Нужно поставить { FORM($piece, "accusative") } на { $tile } или, с { FORM($djinn, "instrumental") }, на соседнюю плитку
ask-buy = { $kind }: можно купить { FORM($cards, "accusative") } за { FORM($coins, "accusative") }
ask-cannot-buy = { $kind }: купить ничего нельзя
ask-djinn = Святое место: можно взять джинна за 2 старейшин или за 1 старейшину и 1 факира
ask-no-djinn = Святое место: взять джинна нельзя
ask-place-palm = Энки: нужно поставить пальму в оазис
ask-place-palace = Бурак: нужно поставить дворец в деревню
ask-place-palm-or = Энки: нужно поставить пальму в оазис или, с Ламией, на соседнюю плитку
ask-place-palace-or = Бурак: нужно поставить дворец в деревню или, с Хагисом, на соседнюю плитку
ask-empty-tile = { $djinn }: выберите плитку, где ничего нет
ask-meeple-tile = { $djinn }: выберите плитку, где стоят только миплы
ask-confirm-keep = Оставить { FORM($djinn, "accusative") }?
ask-confirm-take = Взять { FORM($djinn, "accusative") }?
ask-confirm-use = Использовать { FORM($djinn, "accusative") }?
ask-pay-take = Взять { FORM($djinn, "accusative") }: чем платите?
ask-pay-use = Использовать { FORM($djinn, "accusative") }: чем платите?
ask-sell = Продайте товары или завершите ход
ask-end = Завершите ход
ask-give-up-purchase = Здесь ещё можно что-то взять. Всё равно завершить ход?
ask-give-up-power = Сила оплачена, но не использована. Всё равно завершить ход?
ask-over = Победа: { $name } ({ $points })
ask-over-shared = Общая победа: { $names } ({ $points })

## Отказы, причина которых зависит от партии.

why-finish-move = Сначала закончите перемещение.
why-several-ways = Сюда ведут несколько путей: оставляйте по одному. Туда ведут эти плитки.
why-occupied = Там уже стоит верблюд или шатёр.
why-first-cards = { $n ->
    [1] Здесь продаётся только первая карта.
    [one] Здесь продаётся только первая { $n } карта.
    [few] Здесь продаются только первые { $n } карты.
   *[many] Здесь продаются только первые { $n } карт.
}

## Кнопки.

do-more-fakirs = Ещё один факир
do-fewer-fakirs = На факира меньше
do-cancel = Отмена
do-bid = { $coins ->
    [0] Ставка { $price }: сбросить { FORM($fakirs, "accusative") }
   *[other] { $fakirs ->
        [0] Ставка { $price }: заплатить { FORM($coins, "accusative") }
       *[other] Ставка { $price }: заплатить { FORM($coins, "accusative") } и сбросить { FORM($fakirs, "accusative") }
    }
}
do-bid-free = Ставка { $price }: не платить
do-take = Взять { FORM($meeples, "accusative") } с { $tile }
do-drop = Оставить { FORM($meeple, "accusative") } на { $tile }
do-skip-move = Пропустить перемещение
do-skip-kill = Никого не убивать
do-trade = Взять { FORM($cards, "accusative") }
do-build = Получить { FORM($coins, "accusative") }
do-build-fakirs = Сбросить { FORM($fakirs, "accusative") }, получить { FORM($coins, "accusative") }
do-kill-on = Убить { FORM($victims, "accusative") } на { $tile }
do-kill-on-fakirs = Убить { FORM($victims, "accusative") } на { $tile } за { FORM($fakirs, "accusative") }
do-kill-of = Убить { FORM($victims, "accusative") } у игрока { $name }
do-keep-item = Оставить { FORM($item, "accusative") }
do-keep = Оставить { FORM($djinn, "accusative") }
do-place = Поставить { FORM($piece, "accusative") } на { $tile }
do-place-pay = Поставить { FORM($piece, "accusative") } на { $tile } ({ $djinn } за { $payment })
do-buy = Купить { $cards } за { FORM($coins, "accusative") }
do-take-djinn = Взять { FORM($djinn, "accusative") } за { $payment }
do-power = Использовать { FORM($djinn, "accusative") } за { $payment }
do-power-on = Использовать { FORM($djinn, "accusative") } на { $tile } за { $payment }
do-control = { $piece } +{ $points }
do-craft = { $n ->
    [one] Взять { $n } предмет
    [few] Взять { $n } предмета
   *[many] Взять { $n } предметов
}
do-take-item = Взять предмет за { $payment }
do-pass-item = Не брать предмет
do-use = Использовать { FORM($item, "accusative") }
do-scimitar = Убрать { FORM($victims, "accusative") } с { $tile }
do-lamp = Взять { FORM($djinn, "accusative") }
do-lamp-deck = Взять верхнего из колоды
do-flute = Привести миплов на { $tile }
do-ring = Взять { FORM($item, "accusative") }
do-talisman = Переставить с { $from } на { $tile }
do-bring = Привести { FORM($meeple, "accusative") } с { $tile }
do-done = Достаточно
do-order = Оставить этот порядок
do-whim = Разыграть за { FORM($coins, "accusative") }: { $whim }
do-pass-market = Ничего не покупать
do-pass-djinn = Не брать джинна
do-pass = Дальше
do-sell = Продать { $goods } за { FORM($coins, "accusative") }
do-end = Завершить ход
choice-reveals = { $action } (без отмены)
reveals-note = без отмены

## Плитки для программ чтения с экрана.

no-meeples = без миплов
mountains-north-west = горы на севере и западе
mountains-south-east = горы на юге и востоке
value = ценность { $value }, { FORM($colour, "feminine") }
dropped = { $n ->
    [one] только что оставлен { $meeples }
    [few] только что оставлены { $meeples }
   *[many] только что оставлены { $meeples }
}
camel-of = верблюд игрока { $name }
tent-of = шатёр игрока { $name }
whim-here = прихоть { $whim } ({ whim-terms })
whim-terms = { $needed } { aim }: { $coins }
whim-aim = { $needed } { aim }
whim-progress = { $have }/{ $needed } { aim }
of-colour = { $colour } { $kind }
workshop-north-west = { $kind } { $value }, север и запад
workshop-south-east = { $kind } { $value }, юг и восток
of-value = { $value ->
    [0] { $kind }
   *[other] { $kind } { $value }
}
city-value = { $colour }
can-scimitar = можно убрать миплов отсюда
can-call = сюда могут прийти миплы
can-move-piece = вашу фигуру можно переставить отсюда
can-move-here = можно переставить сюда
can-bring = можно привести { FORM($meeples, "accusative") }
start-of-path = начало пути
step-of-path = шаг { $step } пути
can-take = можно взять
can-drop = можно оставить { FORM($meeples, "accusative") }
can-kill = можно убить { FORM($meeples, "accusative") }
can-kill-for = можно убить { FORM($meeples, "accusative") } за { FORM($fakirs, "accusative") }
can-place = можно поставить { FORM($piece, "accusative") }
can-place-for = можно поставить { FORM($piece, "accusative") } за { $payment }
can-use = можно использовать здесь { FORM($djinn, "accusative") } за { $payment }
ends = перемещение может кончиться здесь { FORM($meeples, "with") }
counted = засчитывается строителям
blocked = не сюда: { $reason }
takes-tile = плитка становится вашей
then-place = затем нужно поставить { FORM($piece, "accusative") }
then-buy = затем можно купить { FORM($cards, "accusative") } за { FORM($coins, "accusative") }
then-item = затем можно взять предмет
then-whim = затем прихоть { $whim } — ваша
then-djinn = затем можно взять джинна

## Журнал.

log-bid = { $name } ставит { $price }.
log-bid-pays = { $coins ->
    [0] { $name } ставит { $price } и сбрасывает { FORM($fakirs, "accusative") }.
   *[other] { $fakirs ->
        [0] { $name } ставит { $price } и платит { FORM($coins, "accusative") }.
       *[other] { $name } ставит { $price } и платит { FORM($coins, "accusative") } и сбрасывает { FORM($fakirs, "accusative") }.
    }
}
log-bid-free = { $name } ставит { $price } и ничего не платит.
log-turn = Ход: { $name }.
log-pushed = { $by } ходит раньше, чем { $name }.
log-pushed-self = Прежний маркер игрока { $name } сдвигается назад.
log-round = Раунд { $round } окончен.
log-wins = Партия окончена, победа: { $name }.
log-share = Партия окончена, общая победа: { $names }.
log-take = { $name } берёт { FORM($meeples, "accusative") } с { $tile }.
log-drop = Оставляет { FORM($meeple, "accusative") } на { $tile }.
log-collect = Собирает { FORM($meeples, "accusative") } на { $tile }.
log-control = { $name } занимает { $tile }.
log-tent = { $name } занимает { $tile } шатром.
log-moved-camel = Верблюд игрока { $name } переходит с { $from } на { $tile }.
log-moved-tent = Шатёр игрока { $name } переносится с { $from } на { $tile }.
log-carried = Приводит { FORM($meeple, "accusative") } с { $from } на { $tile }.
log-drew-items = { $n ->
    [one] { $name } берёт { $n } предмет.
    [few] { $name } берёт { $n } предмета.
   *[many] { $name } берёт { $n } предметов.
}
log-kept-item = { $name } оставляет себе предмет.
log-kept-item-for = { $name } оставляет его себе за { $payment }.
log-used-item = { $name } использует { FORM($item, "accusative") }.
log-used-item-on = { $name } использует { FORM($item, "accusative") } на { $tile }.
log-whim-taken = { $name } берёт прихоть с { $tile }.
log-whim = { $name } разыгрывает прихоть «{ $whim }».
log-whims = Новые прихоти: { $whims }.
why-whim = прихоть
log-coins = { $n ->
    [one] { $name }: { SIGNED($n) } монета ({ $why }).
    [few] { $name }: { SIGNED($n) } монеты ({ $why }).
   *[many] { $name }: { SIGNED($n) } монет ({ $why }).
}
why-builders = строители
why-market = покупка
why-sale = продажа
log-cards = { $name } берёт { $cards }.
log-no-card = Карт для игрока { $name } не осталось.
log-draws = { $name } берёт из колоды { $cards }.
log-sold = Продано: { $goods }.
log-market = Новое в ряду карт: { $cards }.
log-djinns = Новые джинны: { $djinns }.
log-djinn = { $name } берёт джинна { FORM($djinn, "accusative") }.
log-djinn-for = { $name } берёт джинна { FORM($djinn, "accusative") } за { $payment }.
log-keeps = { $name } оставляет себе джинна { FORM($djinn, "accusative") }.
log-power = { $name } использует силу джинна { FORM($djinn, "genitive") } за { $payment }.
log-kill-on = Ассасины игрока { $name } убивают { FORM($victims, "accusative") } на { $tile }.
log-kill-on-fakirs = Ассасины игрока { $name } убивают { FORM($victims, "accusative") } на { $tile } за { FORM($fakirs, "accusative") }.
log-kill-of = Ассасины игрока { $name } убивают { FORM($victims, "accusative") } у игрока { $other }.
log-place = { $name } ставит { FORM($piece, "accusative") } на { $tile }.
log-seed = Вслепую из мешка на { $tile }: { $meeples }.
log-reshuffled-cards = Из сброшенных карт — новая колода.
log-reshuffled-djinns = Из сброшенных джиннов — новая колода.
ended-camels = { $n ->
    [one] Верблюды кончились: { $names }.
    [few] Верблюды кончились: { $names }.
   *[many] Верблюды кончились: { $names }.
}
ended-no-move = Перемещений не осталось.
log-taken-back = Возврат по общему решению: партия продолжается с более раннего момента.

## Цвета игроков.

indigo = индиго
orange = оранжевый
teal = бирюзовый
pink = розовый
black = чёрный
