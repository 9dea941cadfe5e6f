### Тексты курса: главы и названия уроков.

chapter-1 = Новый Султан
chapter-1-done = Вы знаете достаточно для первой партии. Она кончается раундом, в котором кто-то ставит последнего верблюда. Монеты секретны: «≥ 54» значит «не меньше 54 очков».
lesson-aim = Новый Султан
lesson-move = Перемещение
lesson-control = Как занять плитку
lesson-tribes = Пять племён
lesson-tiles = Что делают плитки
lesson-turn = Целый ход
lesson-bidding = Ставки
lesson-first-game = Можно играть

chapter-2 = Всё о перемещении
chapter-2-done = Запомните: путь в тупик никогда не открыт; длинный путь может вернуться на плитку; верблюд никому не мешает.
lesson-dead-end = Тупики
lesson-loops = Петли
lesson-held = Плитки с верблюдом

chapter-3 = Племена
chapter-3-done = Запомните: визири соревнуются, старейшины платят, купцы копят, строители любят синие плитки, ассасины могут открыть вторую плитку.
lesson-viziers = Визири
lesson-elders = Старейшины
lesson-merchants = Купцы
lesson-builders = Строители
lesson-assassins = Ассасины
lesson-two-tiles = Две плитки сразу

chapter-4 = Плитки
chapter-4-done = Запомните: деревни и оазисы растут для владельца, кто бы ни пришёл; факир бережёт старейшину в оплате джинна.
lesson-village-oasis = Деревни и оазисы
lesson-markets = Рынки
lesson-sacred-place = Святое место
lesson-powers = Силы джиннов

chapter-5 = Раунды и очки
chapter-5-done = Запомните: пришедший на ноль последним ходит раньше остальных нулей; наборы растут в цене; последний верблюд кончает партию.
lesson-zeros = Нулевые ставки
lesson-selling = Наборы и продажа
lesson-score-sheet = Таблица очков
lesson-ending = Конец

chapter-6 = Тактика: ваш ход
chapter-6-done = Запомните: пусть работают и племя, и плитка, считайте шаги и смотрите, что оставляете: ни одиночек, ни скоплений.
lesson-double-effect = Племя и плитка
lesson-parity = Чёт и нечет
lesson-guard = Последний страж
lesson-leave-nothing = Ничего не оставить
lesson-lone = Без одиночек
lesson-piles = Без скоплений
lesson-own-djinns = Ваши джинны

chapter-7 = Тактика: вся партия
chapter-7-done = Запомните: ставьте столько, сколько стоит право выбора; купцы, старейшины и факиры — рано, убийства визирей — поздно; когда вы впереди, кончайте партию. Так думают хорошие игроки.
lesson-turn-order = Ходить первым
lesson-dear-zero = Когда ноль дорог
lesson-scan = Осмотреть поле
lesson-merchants-early = Купцы пораньше
lesson-elders-early = Старейшины пораньше
lesson-fakirs = Копить факиров
lesson-hold-goods = Держать или продать
lesson-viziers-by-one = На одного больше
lesson-late-kills = Визири напоследок
lesson-set-up = Мало миплов
lesson-rush = Рывок

chapter-8 = Ремесленники
chapter-8-done = Вы знаете достаточно, чтобы играть с «Ремесленниками»: включите их при подготовке партии.
lesson-mountains = Горы и пропасть
lesson-artisans = Ремесленники и предметы
lesson-workshop = Мастерская и рынок
lesson-tent = Шатёр

chapter-9 = Прихоти
chapter-9-done = Вы знаете достаточно, чтобы играть с «Прихотями», отдельно или вместе с «Ремесленниками», и впятером: тогда на ценах 1, 3 и 5 помещается по два маркера.
lesson-cities = Сказочные города
lesson-lake = Великое озеро
lesson-whims = Прихоти

chapter-10 = Джинны
chapter-10-done = Вы познакомились со всеми джиннами. В партии нажмите на карту, чтобы вспомнить её силу.
lesson-djinn-al-amin = Аль-Амин
lesson-djinn-anun-nak = Анун-Нак
lesson-djinn-baal = Баал
lesson-djinn-boaz = Боаз
lesson-djinn-bouraq = Бурак
lesson-djinn-echidna = Ехидна
lesson-djinn-enki = Энки
lesson-djinn-hagis = Хагис
lesson-djinn-haurvatat = Хаурватат
lesson-djinn-iblis = Иблис
lesson-djinn-jafaar = Джафар
lesson-djinn-kandicha = Кандиша
lesson-djinn-kumarbi = Кумарби
lesson-djinn-lamia = Ламия
lesson-djinn-leta = Лета
lesson-djinn-marid = Марид
lesson-djinn-monkir = Монкир
lesson-djinn-nekir = Некир
lesson-djinn-shamhat = Шамхат
lesson-djinn-sibittis = Сибиттис
lesson-djinn-sloar = Слоар
lesson-djinn-utug = Утуг
lesson-djinn-geb = Геб
lesson-djinn-ptah = Птах
lesson-djinn-ganapati = Ганапати
lesson-djinn-kali = Кали

chapter-11 = Волшебные предметы
chapter-11-done = Вы познакомились со всеми волшебными предметами. В партии нажмите на предмет, чтобы вспомнить, что он делает.
lesson-item-scimitar = Пылающий ятаган
lesson-item-lamp = Волшебная лампа
lesson-item-flute = Чарующая флейта
lesson-item-carpet = Ковёр-самолёт
lesson-item-ring = Кольцо возрождения
lesson-item-talisman = Талисман бури
lesson-item-horn = Рог изобилия
