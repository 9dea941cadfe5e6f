### Тексти про комп’ютери за столом: рівні, їхні ходи в один рядок, підготовка, результати.

##

person = Людина
novice = Новачок
apprentice = Учень
scribe = Писар
courtier = Придворний
counsellor = Радник
sultan = Султан
beginner = для початківців
easy = легко
medium = середньо
advanced = вище середнього
hard = важко
master = майстер
novice-hint = Бачить кілька ходів і бере найкращий із них: для першої партії.
apprentice-hint = Не помічає більшості ходів і думає лише про свою вигоду.
scribe-hint = Бачить п’яту частину можливого і майже не думає про те, що лишає вам.
courtier-hint = Бачить половину можливого і трохи думає про те, що лишає вам.
counsellor-hint = Бачить усе, зважує, що лишає вам, і робить ставки з огляду на це.
sultan-hint = Дограє найкращі ходи подумки, перш ніж вибрати: найсильніший.
computer-names = Ідріс Захра Омар Ясмін Карім

computers = проти: { $levels }
who-plays = Хто грає за гравця { $name }
style-of = Що любить { $name }
likes-all = Без уподобань
likes-palms = Любить пальми
likes-djinns = Любить джинів
likes-viziers = Любить візирів
likes-merchants = Любить купців
palms = пальми
all-djinns = джинів
viziers = візирів
merchants = купців
likes = { $name } любить { $what }.
coins-of = Монети гравця { $name } на початку
starts = На початку в гравця { $name } { $coins }.
others = Решта
level = Рівень
play-novice = Зіграти з новачком
play-apprentice = Зіграти з учнем
play-scribe = Зіграти з писарем
play-courtier = Зіграти з придворним
play-counsellor = Зіграти з радником
play-sultan = Зіграти із султаном
strict = Вирішено — отже, вирішено
strict-hint = Ніхто не повертає хід чи ставку. Скасування всередині ходу лишається.

teacher = Комп’ютери пояснюють
teacher-hint = Після кожного ходу рядок: що вирішило і що лишається вам.
pace = Темп комп’ютерів
pace-calm = Спокійно
pace-brisk = Жваво
pace-at-once = Одразу

thinks = { $name } думає…
plays = { $name } ходить.
chooses-spot = { $name } вибирає місце.
wait = Зараз не ваш хід: { $name } думає.
skip = Пропустити показ
show-again = Показати ще раз
take-back = Повернути мій хід
take-back-bid = Повернути мою ставку
stuck = { $name } не може ходити.
no-sense = Знайдений хід не за правилами.

## Хід: що зроблено, через коми та «і», потім очки.

took = { $name } займає { $tile } з { FORM($tribe, "instrumental") }
ended = { $name } закінчує на { $tile } з { FORM($tribe, "instrumental") }
no-move = { $name } пропускає переміщення
no-move-but = { $name } пропускає переміщення, але { $what }
done = { $deeds }
killed = убиває { FORM($dead, "accusative") }
killed-of = убиває { FORM($dead, "accusative") } у гравця { $other }
took-too = займає { $tiles }
used = використовує { FORM($item, "accusative") }
got = отримує { $things }
djinns = { $n ->
    [one] джина { FORM($names, "accusative") }
    [few] джинів { FORM($names, "accusative") }
   *[many] джинів { FORM($names, "accusative") }
}
items = { $n ->
    [1] предмет
    [one] { $n } предмет
    [few] { $n } предмети
   *[many] { $n } предметів
}
whims = { $n ->
    [1] примху
    [one] { $n } примху
    [few] { $n } примхи
   *[many] { $n } примх
}
placed = ставить { FORM($pieces, "accusative") }
bought = { $n ->
    [1] купує карту
    [one] купує { $n } карту
    [few] купує { $n } карти
   *[many] купує { $n } карт
}
laid = { $n ->
    [1] розігрує примху
    [one] розігрує { $n } примху
    [few] розігрує { $n } примхи
   *[many] розігрує { $n } примх
}
sold = { $n ->
    [1] продає товар
    [one] продає { $n } товар
    [few] продає { $n } товари
   *[many] продає { $n } товарів
}
for-points = { $text }: { $points }.
no-points = { $text }.
with-level = { $text } · { SMALL($level) }
of-level = { $text } · { $level }
within = { SMALL($level) }

results = Результати проти комп’ютерів
results-hint = Закінчені партії однієї людини проти комп’ютерів, лише на цьому пристрої.
played = Зіграно
won = Перемог
best = Найкращий рахунок
clear = Очистити список
no-results = Ще жодної партії проти комп’ютера не закінчено.
