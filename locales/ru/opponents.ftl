### Тексты о компьютерах за столом: уровни, их ходы в одну строку, подготовка, результаты.

##

person = Человек
novice = Новичок
apprentice = Ученик
scribe = Писарь
courtier = Придворный
counsellor = Советник
sultan = Султан
beginner = для начинающих
easy = легко
medium = средне
advanced = выше среднего
hard = трудно
master = мастер
novice-hint = Видит несколько ходов и берёт лучший из них: для первой партии.
apprentice-hint = Не замечает большинства ходов и думает только о своей выгоде.
scribe-hint = Видит пятую часть возможного и почти не думает о том, что оставляет вам.
courtier-hint = Видит половину возможного и немного думает о том, что оставляет вам.
counsellor-hint = Видит всё, взвешивает, что оставляет вам, и делает ставки с учётом этого.
sultan-hint = Доигрывает лучшие ходы в уме, прежде чем выбрать: самый сильный.
computer-names = Идрис Захра Омар Ясмин Карим

computers = против: { $levels }
who-plays = Кто играет за игрока { $name }
style-of = Что любит { $name }
likes-all = Без предпочтений
likes-palms = Любит пальмы
likes-djinns = Любит джиннов
likes-viziers = Любит визирей
likes-merchants = Любит купцов
palms = пальмы
all-djinns = джиннов
viziers = визирей
merchants = купцов
likes = { $name } любит { $what }.
coins-of = Монеты игрока { $name } в начале
starts = В начале у игрока { $name } { $coins }.
others = Остальные
level = Уровень
play-novice = Сыграть с новичком
play-apprentice = Сыграть с учеником
play-scribe = Сыграть с писарем
play-courtier = Сыграть с придворным
play-counsellor = Сыграть с советником
play-sultan = Сыграть с султаном
strict = Решено — значит решено
strict-hint = Никто не возвращает ход или ставку. Отмена внутри хода остаётся.

teacher = Компьютеры объясняют
teacher-hint = После каждого хода строка: что решило и что остаётся вам.
pace = Темп компьютеров
pace-calm = Спокойно
pace-brisk = Бодро
pace-at-once = Сразу

thinks = { $name } думает…
plays = { $name } ходит.
chooses-spot = { $name } выбирает место.
wait = Сейчас не ваш ход: { $name } думает.
skip = Пропустить показ
show-again = Показать ещё раз
take-back = Вернуть мой ход
take-back-bid = Вернуть мою ставку
stuck = { $name } не может ходить.
no-sense = Найденный ход не по правилам.

## Ход: что сделано, через запятые и «и», затем очки.

took = { $name } занимает { $tile } с { FORM($tribe, "instrumental") }
ended = { $name } заканчивает на { $tile } с { FORM($tribe, "instrumental") }
no-move = { $name } пропускает перемещение
no-move-but = { $name } пропускает перемещение, но { $what }
done = { $deeds }
killed = убивает { FORM($dead, "accusative") }
killed-of = убивает { FORM($dead, "accusative") } у игрока { $other }
took-too = занимает { $tiles }
used = использует { FORM($item, "accusative") }
got = получает { $things }
djinns = { $n ->
    [one] джинна { FORM($names, "accusative") }
    [few] джиннов { FORM($names, "accusative") }
   *[many] джиннов { FORM($names, "accusative") }
}
items = { $n ->
    [1] предмет
    [one] { $n } предмет
    [few] { $n } предмета
   *[many] { $n } предметов
}
whims = { $n ->
    [1] прихоть
    [one] { $n } прихоть
    [few] { $n } прихоти
   *[many] { $n } прихотей
}
placed = ставит { FORM($pieces, "accusative") }
bought = { $n ->
    [1] покупает карту
    [one] покупает { $n } карту
    [few] покупает { $n } карты
   *[many] покупает { $n } карт
}
laid = { $n ->
    [1] разыгрывает прихоть
    [one] разыгрывает { $n } прихоть
    [few] разыгрывает { $n } прихоти
   *[many] разыгрывает { $n } прихотей
}
sold = { $n ->
    [1] продаёт товар
    [one] продаёт { $n } товар
    [few] продаёт { $n } товара
   *[many] продаёт { $n } товаров
}
for-points = { $text }: { $points }.
no-points = { $text }.
with-level = { $text } · { SMALL($level) }
of-level = { $text } · { $level }
within = { SMALL($level) }

results = Результаты против компьютеров
results-hint = Оконченные партии одного человека против компьютеров, только на этом устройстве.
played = Сыграно
won = Побед
best = Лучший счёт
clear = Очистить список
no-results = Ещё ни одна партия против компьютера не окончена.
