### Тексти аналізу партії.

##

review = Аналіз
review-hint = Чого було варте кожне рішення і де партія повернула.
open-shared = Відкрити й розібрати

## Як він іде.

about = Кожне рішення оцінюють за тим, що міг знати гравець. Це забере близько хвилини; можна поки зайнятися іншим.
tells = Цю партію не закінчено. Числа й найкращі ходи дещо виказують про приховані монети й карти.
closed = Цю партію не закінчено, і підказки за столом не в усіх. Тому аналіз чекає кінця або того, що стіл дасть підказки всім.
run = Розібрати
go-on = Далі
stop = Стоп
running = Оцінено рішень: { $judged } з { $all }…
stopped = Оцінено рішень: { $judged } з { $all }; далі мова лише про них.
done = { $n ->
    [1] Єдине рішення оцінено.
    [one] Оцінено { $n } рішення — усі.
    [few] Оцінено { $n } рішення — усі.
   *[many] Оцінено { $n } рішень — усі.
}
nothing = Поки ніхто нічого не вирішував.
progress = Триває аналіз
here = Рішення тут
on-board = На полі
better-line = Краще
played-line = Зігране
not-here = Жодне оцінене рішення тут не починається і не триває.

## Що вирішило.

decided = { $winner } випереджає гравця { $other } на { $by }. Таблиця очок показує, у чому: { $lines }.
decisive = { $line } { $own } : { $theirs }
shared = Спільна перемога: { $names }. За таблицею очок усе порівну.

## Графік.

graph = Як ішла партія
measure = Показати
chance = Шанс на перемогу
margin = Очікуваний відрив
in-front = Попереду
graph-label = { $what } кожного гравця за партію. Ті самі числа — у таблиці нижче.
graph-hint = Натисніть на графік, щоб побачити цей момент. Пунктирні лінії позначають, де шанс на перемогу змінився найбільше.
turnings = Поворотні моменти
turning = { $when }. { $name }: { $before } → { $after }
as-table = Те саме таблицею
moment = Перед
at-end = Наприкінці
so-far = Після цього
percent = { $n } %

## Гравці.

players = Як це склалося
sums-hint = Очки відриву від найкращого суперника. Побачене пізніше — не чиясь явна втрата: спершу оцінка була іншою або втрата була надто непевною, щоб її рахувати. Точність і втрати виміряно тим, що зіграв би комп’ютер: хто думає так само, має бездоганний вигляд.
start = На початку
luck = Удача
own = Свої втрати
rivals = Втрати суперників
rest = Побачене пізніше
end = Відрив у кінці
end-so-far = Відрив досі
accuracy = Точність
lost = Втрачено очок
bids = Ставки
sales = Продажі
gifts = Подарунки суперникам
djinns = Джини
ends = Непомічені кінці
points = Очки одразу
later = Замало на потім
other = Інше
costliest = Що коштувало найдорожче: { $name }
costliest-so-far = Що поки коштувало найдорожче: { $name } (оцінено { $judged } з { $all })
no-cost = { $name }: явних втрат немає
no-cost-so-far = { $name }: явних втрат поки немає (оцінено { $judged } з { $all })

## Рішення.

decisions = Рішення
which = Які
marked = З позначкою
with-loss = Зі втратою
all = Усі
none-such = Немає.
none-so-far = Поки немає.
bid-of = Раунд { $round }, ставка: { $name }
turn-of = Раунд { $round }, хід: { $name }
see = Подивитися цей момент: { $when }
bid = ставка { $price }
ended = { $tile } { FORM($tribe, "with") }
played = Зіграно: { $what }.
better = Краще: { $what }.
as-good = Нічого кращого я не бачу.
forced = Вибору не було.
left-instead = Зігране залишило { $points }.
loss = Це коштувало { $points }.
bid-turns = Ставка { $better }, мабуть, дає хід { $turn }; ставка { $played } — хід { $other }.
parts = Одразу { SIGNED($once) }, суперники { SIGNED($left) }, збережено на потім { SIGNED($kept) }: разом { SIGNED($loss) }.
bid-parts = Ціна { SIGNED($price) }, ваші ходи { SIGNED($turns) }, суперники { SIGNED($left) }: разом { SIGNED($loss) }.
once-part = Одразу: { SIGNED($points) }.
price-part = Ціна: { SIGNED($points) }.
turns-part = Ваші ходи: { SIGNED($points) }.
left-part = Суперники: { SIGNED($points) }.
kept-part = Збережено на потім: { SIGNED($points) }.
kept-part-with = Збережено на потім: { SIGNED($points) } ({ $things }).
early = Відрив до кінця скорочується: очко, взяте зараз, зарахується тоді за { $percent }.
kept = Збережено на потім: { $things }.
kept-points = { $thing } { SIGNED($points) }
kept-coins = монети
kept-viziers = перевага у візирах
kept-elders = старійшини
kept-djinns = джини
kept-goods = набір товарів
kept-fakirs = факіри
kept-camels = верблюди в запасі
kept-items = предмети
kept-whims = примхи
kept-land = майбутні очки з ваших плиток
after-rivals = { $thing } після ходів суперників
next-turn = ваш наступний хід
nearer-end = наближення кінця партії
kept-rest = інше
drew = Удача в тому, що випало після цього рішення, в очках (до втрати не входить): { $points }.
chances = Шанс на перемогу з кращим: { $before }, із зіграним: { $after }.
small = невелика втрата
clear = явна втрата
grave = тяжка втрата
