### Тексты разбора партии.

##

review = Разбор
review-hint = Чего стоило каждое решение и где партия повернула.
open-shared = Открыть и разобрать

## Как он идёт.

about = Каждое решение оценивается по тому, что мог знать игрок. Это займёт около минуты; можно пока заняться другим.
tells = Эта партия не окончена. Числа и лучшие ходы выдают кое-что о скрытых монетах и картах.
closed = Эта партия не окончена, и подсказки за столом не у всех. Поэтому разбор ждёт конца или того, что стол даст подсказки всем.
run = Разобрать
go-on = Дальше
stop = Стоп
running = Оценено решений: { $judged } из { $all }…
stopped = Оценено решений: { $judged } из { $all }; дальше речь только о них.
done = { $n ->
    [1] Единственное решение оценено.
    [one] Оценено { $n } решение — все.
    [few] Оценено { $n } решения — все.
   *[many] Оценено { $n } решений — все.
}
nothing = Пока никто ничего не решал.
progress = Идёт разбор
here = Решение здесь
on-board = На поле
better-line = Лучшее
played-line = Сыгранное
not-here = Ни одно оценённое решение здесь не начинается и не продолжается.

## Что решило.

decided = { $winner } опережает игрока { $other } на { $by }. Таблица очков показывает, в чём: { $lines }.
decisive = { $line } { $own } : { $theirs }
shared = Общая победа: { $names }. По таблице очков всё поровну.

## График.

graph = Как шла партия
measure = Показать
chance = Шанс на победу
margin = Ожидаемый отрыв
in-front = Впереди
graph-label = { $what } каждого игрока за партию. Те же числа — в таблице ниже.
graph-hint = Нажмите на график, чтобы увидеть этот момент. Пунктирные линии отмечают, где шанс на победу изменился сильнее всего.
turnings = Поворотные моменты
turning = { $when }. { $name }: { $before } → { $after }
as-table = То же таблицей
moment = Перед
at-end = В конце
so-far = После этого
percent = { $n } %

## Игроки.

players = Как это сложилось
sums-hint = Очки отрыва от лучшего соперника. Увиденное позже — не чья-то явная потеря: сначала оценка была иной или потеря была слишком неопределённой, чтобы её считать. Точность и потери измерены тем, что сыграл бы компьютер: кто думает так же, выглядит безупречно.
start = В начале
luck = Удача
own = Свои потери
rivals = Потери соперников
rest = Увиденное позже
end = Отрыв в конце
end-so-far = Отрыв на сейчас
accuracy = Точность
lost = Потеряно очков
bids = Ставки
sales = Продажи
gifts = Подарки соперникам
djinns = Джинны
ends = Незамеченные концы
points = Очки сразу
later = Мало на потом
other = Прочее
costliest = Что стоило дороже всего: { $name }
costliest-so-far = Что пока стоило дороже всего: { $name } (оценено { $judged } из { $all })
no-cost = { $name }: явных потерь нет
no-cost-so-far = { $name }: явных потерь пока нет (оценено { $judged } из { $all })

## Решения.

decisions = Решения
which = Какие
marked = С пометкой
with-loss = С потерей
all = Все
none-such = Нет.
none-so-far = Пока нет.
bid-of = Раунд { $round }, ставка: { $name }
turn-of = Раунд { $round }, ход: { $name }
see = Посмотреть этот момент: { $when }
bid = ставка { $price }
ended = { $tile } { FORM($tribe, "with") }
played = Сыграно: { $what }.
better = Лучше: { $what }.
as-good = Ничего лучше я не вижу.
forced = Выбора не было.
left-instead = Сыгранное оставило { $points }.
loss = Это стоило { $points }.
bid-turns = Ставка { $better }, скорее всего, даёт ход { $turn }; ставка { $played } — ход { $other }.
parts = Сразу { SIGNED($once) }, соперники { SIGNED($left) }, сохранено на потом { SIGNED($kept) }: всего { SIGNED($loss) }.
bid-parts = Цена { SIGNED($price) }, ваши ходы { SIGNED($turns) }, соперники { SIGNED($left) }: всего { SIGNED($loss) }.
once-part = Сразу: { SIGNED($points) }.
price-part = Цена: { SIGNED($points) }.
turns-part = Ваши ходы: { SIGNED($points) }.
left-part = Соперники: { SIGNED($points) }.
kept-part = Сохранено на потом: { SIGNED($points) }.
kept-part-with = Сохранено на потом: { SIGNED($points) } ({ $things }).
early = Отрыв к концу сокращается: очко, взятое сейчас, засчитается тогда за { $percent }.
kept = Сохранено на потом: { $things }.
kept-points = { $thing } { SIGNED($points) }
kept-coins = монеты
kept-viziers = перевес в визирях
kept-elders = старейшины
kept-djinns = джинны
kept-goods = набор товаров
kept-fakirs = факиры
kept-camels = верблюды в запасе
kept-items = предметы
kept-whims = прихоти
kept-land = возможные будущие очки с ваших плиток
after-rivals = { $thing } после ходов соперников
next-turn = ваш следующий ход
nearer-end = приближение конца партии
kept-rest = прочее
drew = Удача в том, что выпало после этого решения, в очках (в потерю не входит): { $points }.
chances = Шанс на победу с лучшим: { $before }, с сыгранным: { $after }.
small = небольшая потеря
clear = явная потеря
grave = тяжёлая потеря
