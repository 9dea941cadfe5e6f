### Тексти про партію: прохання, кнопки, плитки, журнал.

## Звороти.

reach = дальність { $n }

# У «ваш хід буде …».
rank = { $place ->
    [0] першим
    [1] другим
    [2] третім
    [3] четвертим
   *[other] п’ятим
}

further = { $parts }

## Хто вирішує і частина раунду.

bids = Ставка: { $name }
turn-of = Хід: { $name }
your-bid = Ваша ставка, { $name }
your-turn = Ваш хід, { $name }
game-over = Партію закінчено
step-bid = Ставки
step-move = Переміщення
step-tribe = Плем’я
step-djinn = Джин
step-tile = Плитка
step-control = Захоплення
step-item = Предмет
step-end = Продаж
step-last = Кінець
step-over = Рахунок

## Прохання.

ask-bid = Виберіть місце на шкалі черговості
ask-confirm-bid = Поки що ваш хід був би { rank }
ask-confirm-last-bid = Ваш хід буде { rank }
ask-move = Візьміть міплів з підсвіченої плитки
ask-no-move = Переміщення неможливе. Пропустіть його: партія закінчиться після цього раунду
ask-no-move-ending = Переміщення неможливе. Пропустіть його
ask-no-move-on-foot = Переміщення пішки неможливе: килим-літак або пропуск
ask-drop = Залиште на підсвіченій плитці одного міпла з { $n }
ask-last-drop = Залиште останнього ({ a-meeple }): він має стати до іншого { meeple.genitive }
ask-choose-victim = { $tile }: виберіть жертву
ask-choose-drop = { $tile }: якого міпла залишити?
ask-choose-payment = { $tile }: чим платите?
ask-trade = { $n ->
    [1] Купці: візьміть першу карту ряду
    [one] Купці: візьміть { $n } карту з початку ряду
    [few] Купці: візьміть { $n } карти з початку ряду
   *[many] Купці: візьміть { $n } карт з початку ряду
}
ask-trade-none = Купці: карт у ряду не лишилося
ask-build = { $blue ->
    [one] Будівельники: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } синя плитка = { $coins }
    [few] Будівельники: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } сині плитки = { $coins }
   *[many] Будівельники: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } синіх плиток = { $coins }
}
ask-build-doubled = { $blue ->
    [one] Будівельники: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } синя плитка × 2 (Єхидна) = { $coins }
    [few] Будівельники: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } сині плитки × 2 (Єхидна) = { $coins }
   *[many] Будівельники: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } синіх плиток × 2 (Єхидна) = { $coins }
}
ask-must-kill = Асасини: треба вбити; виберіть жертву
ask-must-kill-two = Асасини з Іблісом: треба вбити; виберіть дві жертви
ask-may-kill = Асасини: убийте з допомогою факірів або не вбивайте нікого
ask-may-kill-two = Асасини з Іблісом: убийте двох з допомогою факірів або нікого
ask-no-victim = Асасини: нікого не дістати
ask-control = { $tile } — ваша плитка: верблюд чи намет?
ask-craft = { $n ->
    [1] Ремісники: візьміть предмет
    [one] Ремісники: візьміть { $n } предмет і залиште один
    [few] Ремісники: візьміть { $n } предмети й залиште один
   *[many] Ремісники: візьміть { $n } предметів і залиште один
}
ask-craft-none = Ремісники: предметів не лишилося
ask-keep-item = Ремісники: треба залишити один із цих предметів
ask-workshop = Майстерня: можна взяти верхній предмет
ask-no-workshop = Майстерня: узяти предмет не можна
ask-drop-flying = Залиште останнього ({ a-meeple }): килим віднесе його до будь-якого іншого { meeple.genitive }
ask-use = { $item }: { $power }
ask-talisman-to = { $item }: виберіть куди
ask-bring = { $n ->
    [1] Флейта: приведіть одного міпла на { $tile }
    [one] Флейта: приведіть до { $n } міпла на { $tile }
    [few] Флейта: приведіть до { $n } міплів на { $tile }
   *[many] Флейта: приведіть до { $n } міплів на { $tile }
}
ask-bring-none = Флейта: більше нікого на { $tile } не привести
ask-choose-meeples = { $tile }: кого?
ask-order = Ріг: натискайте на карти в потрібному порядку
ask-keep = Сібіттіс: треба залишити одного з цих джинів
ask-must-place = Треба поставити { FORM($piece, "accusative") } на { $tile }
ask-must-place-or = Треба поставити { FORM($piece, "accusative") } на { $tile } або, з { FORM($djinn, "instrumental") }, на сусідню плитку
ask-buy = { $kind }: можна купити { FORM($cards, "accusative") } за { FORM($coins, "accusative") }
ask-cannot-buy = { $kind }: купити нічого не можна
ask-djinn = Святе місце: можна взяти джина за 2 старійшин або за 1 старійшину і 1 факіра
ask-no-djinn = Святе місце: узяти джина не можна
ask-place-palm = Енкі: треба поставити пальму в оазу
ask-place-palace = Бурак: треба поставити палац у село
ask-place-palm-or = Енкі: треба поставити пальму в оазу або, з Ламією, на сусідню плитку
ask-place-palace-or = Бурак: треба поставити палац у село або, з Хагісом, на сусідню плитку
ask-empty-tile = { $djinn }: виберіть плитку, де нічого немає
ask-meeple-tile = { $djinn }: виберіть плитку, де стоять лише міпли
ask-confirm-keep = Залишити { FORM($djinn, "accusative") }?
ask-confirm-take = Узяти { FORM($djinn, "accusative") }?
ask-confirm-use = Використати { FORM($djinn, "accusative") }?
ask-pay-take = Узяти { FORM($djinn, "accusative") }: чим платите?
ask-pay-use = Використати { FORM($djinn, "accusative") }: чим платите?
ask-sell = Продайте товари або завершіть хід
ask-end = Завершіть хід
ask-give-up-purchase = Тут ще можна щось узяти. Усе одно завершити хід?
ask-give-up-power = Силу оплачено, але не використано. Усе одно завершити хід?
ask-over = Перемога: { $name } ({ $points })
ask-over-shared = Спільна перемога: { $names } ({ $points })

## Відмови, причина яких залежить від партії.

why-finish-move = Спершу закінчіть переміщення.
why-several-ways = Сюди ведуть кілька шляхів: залишайте по одному. Туди ведуть ці плитки.
why-occupied = Там уже стоїть верблюд або намет.
why-first-cards = { $n ->
    [1] Тут продається лише перша карта.
    [one] Тут продається лише перша { $n } карта.
    [few] Тут продаються лише перші { $n } карти.
   *[many] Тут продаються лише перші { $n } карт.
}

## Кнопки.

do-more-fakirs = Ще один факір
do-fewer-fakirs = На факіра менше
do-cancel = Скасувати
do-bid = { $coins ->
    [0] Ставка { $price }: скинути { FORM($fakirs, "accusative") }
   *[other] { $fakirs ->
        [0] Ставка { $price }: заплатити { FORM($coins, "accusative") }
       *[other] Ставка { $price }: заплатити { FORM($coins, "accusative") } і скинути { FORM($fakirs, "accusative") }
    }
}
do-bid-free = Ставка { $price }: не платити
do-take = Узяти { FORM($meeples, "accusative") } з { $tile }
do-drop = Залишити { FORM($meeple, "accusative") } на { $tile }
do-skip-move = Пропустити переміщення
do-skip-kill = Нікого не вбивати
do-trade = Узяти { FORM($cards, "accusative") }
do-build = Отримати { FORM($coins, "accusative") }
do-build-fakirs = Скинути { FORM($fakirs, "accusative") }, отримати { FORM($coins, "accusative") }
do-kill-on = Убити { FORM($victims, "accusative") } на { $tile }
do-kill-on-fakirs = Убити { FORM($victims, "accusative") } на { $tile } за { FORM($fakirs, "accusative") }
do-kill-of = Убити { FORM($victims, "accusative") } у гравця { $name }
do-keep-item = Залишити { FORM($item, "accusative") }
do-keep = Залишити { FORM($djinn, "accusative") }
do-place = Поставити { FORM($piece, "accusative") } на { $tile }
do-place-pay = Поставити { FORM($piece, "accusative") } на { $tile } ({ $djinn } за { $payment })
do-buy = Купити { $cards } за { FORM($coins, "accusative") }
do-take-djinn = Узяти { FORM($djinn, "accusative") } за { $payment }
do-power = Використати { FORM($djinn, "accusative") } за { $payment }
do-power-on = Використати { FORM($djinn, "accusative") } на { $tile } за { $payment }
do-control = { $piece } +{ $points }
do-craft = { $n ->
    [one] Узяти { $n } предмет
    [few] Узяти { $n } предмети
   *[many] Узяти { $n } предметів
}
do-take-item = Узяти предмет за { $payment }
do-pass-item = Не брати предмета
do-use = Використати { FORM($item, "accusative") }
do-scimitar = Прибрати { FORM($victims, "accusative") } з { $tile }
do-lamp = Узяти { FORM($djinn, "accusative") }
do-lamp-deck = Узяти верхнього з колоди
do-flute = Привести міплів на { $tile }
do-ring = Узяти { FORM($item, "accusative") }
do-talisman = Переставити з { $from } на { $tile }
do-bring = Привести { FORM($meeple, "accusative") } з { $tile }
do-done = Досить
do-order = Залишити цей порядок
do-whim = Розіграти за { FORM($coins, "accusative") }: { $whim }
do-pass-market = Нічого не купувати
do-pass-djinn = Не брати джина
do-pass = Далі
do-sell = Продати { $goods } за { FORM($coins, "accusative") }
do-end = Завершити хід
choice-reveals = { $action } (без скасування)
reveals-note = без скасування

## Плитки для програм читання з екрана.

no-meeples = без міплів
mountains-north-west = гори на півночі й заході
mountains-south-east = гори на півдні й сході
value = цінність { $value }, { FORM($colour, "feminine") }
dropped = { $n ->
    [one] щойно залишено: { $meeples }
    [few] щойно залишено: { $meeples }
   *[many] щойно залишено: { $meeples }
}
camel-of = верблюд гравця { $name }
tent-of = намет гравця { $name }
whim-here = примха { $whim } ({ whim-terms })
whim-terms = { $needed } { aim }: { $coins }
whim-aim = { $needed } { aim }
whim-progress = { $have }/{ $needed } { aim }
of-colour = { FORM($colour, "neuter") } { $kind }
workshop-north-west = { $kind } { $value }, північ і захід
workshop-south-east = { $kind } { $value }, південь і схід
of-value = { $value ->
    [0] { $kind }
   *[other] { $kind } { $value }
}
city-value = { FORM($colour, "neuter") }
can-scimitar = можна прибрати міплів звідси
can-call = сюди можуть прийти міпли
can-move-piece = вашу фігуру можна переставити звідси
can-move-here = можна переставити сюди
can-bring = можна привести { FORM($meeples, "accusative") }
start-of-path = початок шляху
step-of-path = крок { $step } шляху
can-take = можна взяти
can-drop = можна залишити { FORM($meeples, "accusative") }
can-kill = можна вбити { FORM($meeples, "accusative") }
can-kill-for = можна вбити { FORM($meeples, "accusative") } за { FORM($fakirs, "accusative") }
can-place = можна поставити { FORM($piece, "accusative") }
can-place-for = можна поставити { FORM($piece, "accusative") } за { $payment }
can-use = можна використати тут { FORM($djinn, "accusative") } за { $payment }
ends = переміщення може закінчитися тут { FORM($meeples, "with") }
counted = зараховується будівельникам
blocked = не сюди: { $reason }
takes-tile = плитка стає вашою
then-place = потім треба поставити { FORM($piece, "accusative") }
then-buy = потім можна купити { FORM($cards, "accusative") } за { FORM($coins, "accusative") }
then-item = потім можна взяти предмет
then-whim = потім примха { $whim } — ваша
then-djinn = потім можна взяти джина

## Журнал.

log-bid = { $name } ставить { $price }.
log-bid-pays = { $coins ->
    [0] { $name } ставить { $price } і скидає { FORM($fakirs, "accusative") }.
   *[other] { $fakirs ->
        [0] { $name } ставить { $price } і платить { FORM($coins, "accusative") }.
       *[other] { $name } ставить { $price } і платить { FORM($coins, "accusative") } і скидає { FORM($fakirs, "accusative") }.
    }
}
log-bid-free = { $name } ставить { $price } і нічого не платить.
log-turn = Хід: { $name }.
log-pushed = { $by } ходить раніше, ніж { $name }.
log-pushed-self = Попередній маркер гравця { $name } зсувається назад.
log-round = Раунд { $round } закінчено.
log-wins = Партію закінчено, перемога: { $name }.
log-share = Партію закінчено, спільна перемога: { $names }.
log-take = { $name } бере { FORM($meeples, "accusative") } з { $tile }.
log-drop = Залишає { FORM($meeple, "accusative") } на { $tile }.
log-collect = Збирає { FORM($meeples, "accusative") } на { $tile }.
log-control = { $name } займає { $tile }.
log-tent = { $name } займає { $tile } наметом.
log-moved-camel = Верблюд гравця { $name } переходить з { $from } на { $tile }.
log-moved-tent = Намет гравця { $name } переноситься з { $from } на { $tile }.
log-carried = Приводить { FORM($meeple, "accusative") } з { $from } на { $tile }.
log-drew-items = { $n ->
    [one] { $name } бере { $n } предмет.
    [few] { $name } бере { $n } предмети.
   *[many] { $name } бере { $n } предметів.
}
log-kept-item = { $name } залишає собі предмет.
log-kept-item-for = { $name } залишає його собі за { $payment }.
log-used-item = { $name } використовує { FORM($item, "accusative") }.
log-used-item-on = { $name } використовує { FORM($item, "accusative") } на { $tile }.
log-whim-taken = { $name } бере примху з { $tile }.
log-whim = { $name } розігрує примху «{ $whim }».
log-whims = Нові примхи: { $whims }.
why-whim = примха
log-coins = { $n ->
    [one] { $name }: { SIGNED($n) } монета ({ $why }).
    [few] { $name }: { SIGNED($n) } монети ({ $why }).
   *[many] { $name }: { SIGNED($n) } монет ({ $why }).
}
why-builders = будівельники
why-market = купівля
why-sale = продаж
log-cards = { $name } бере { $cards }.
log-no-card = Карт для гравця { $name } не лишилося.
log-draws = { $name } бере з колоди { $cards }.
log-sold = Продано: { $goods }.
log-market = Нове в ряду карт: { $cards }.
log-djinns = Нові джини: { $djinns }.
log-djinn = { $name } бере джина { FORM($djinn, "accusative") }.
log-djinn-for = { $name } бере джина { FORM($djinn, "accusative") } за { $payment }.
log-keeps = { $name } залишає собі джина { FORM($djinn, "accusative") }.
log-power = { $name } використовує силу джина { FORM($djinn, "genitive") } за { $payment }.
log-kill-on = Асасини гравця { $name } вбивають { FORM($victims, "accusative") } на { $tile }.
log-kill-on-fakirs = Асасини гравця { $name } вбивають { FORM($victims, "accusative") } на { $tile } за { FORM($fakirs, "accusative") }.
log-kill-of = Асасини гравця { $name } вбивають { FORM($victims, "accusative") } у гравця { $other }.
log-place = { $name } ставить { FORM($piece, "accusative") } на { $tile }.
log-seed = Наосліп з мішка на { $tile }: { $meeples }.
log-reshuffled-cards = Зі скинутих карт — нова колода.
log-reshuffled-djinns = Зі скинутих джинів — нова колода.
ended-camels = { $n ->
    [one] Верблюди закінчилися: { $names }.
    [few] Верблюди закінчилися: { $names }.
   *[many] Верблюди закінчилися: { $names }.
}
ended-no-move = Переміщень не лишилося.
log-taken-back = Повернення за спільним рішенням: партія триває з ранішого моменту.

## Кольори гравців.

indigo = індиго
orange = помаранчевий
teal = бірюзовий
pink = рожевий
black = чорний
