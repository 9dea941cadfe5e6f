### Тексти курсу: розділи й назви уроків.

chapter-1 = Новий Султан
chapter-1-done = Ви знаєте досить для першої партії. Вона закінчується раундом, у якому хтось ставить останнього верблюда. Монети таємні: «≥ 54» означає «щонайменше 54 очки».
lesson-aim = Новий Султан
lesson-move = Переміщення
lesson-control = Як зайняти плитку
lesson-tribes = П’ять племен
lesson-tiles = Що роблять плитки
lesson-turn = Цілий хід
lesson-bidding = Ставки
lesson-first-game = Можна грати

chapter-2 = Усе про переміщення
chapter-2-done = Запам’ятайте: шлях у глухий кут ніколи не відкритий; довгий шлях може повернутися на плитку; верблюд нікому не заважає.
lesson-dead-end = Глухі кути
lesson-loops = Петлі
lesson-held = Плитки з верблюдом

chapter-3 = Племена
chapter-3-done = Запам’ятайте: візири змагаються, старійшини платять, купці збирають, будівельники люблять сині плитки, асасини можуть відкрити другу плитку.
lesson-viziers = Візири
lesson-elders = Старійшини
lesson-merchants = Купці
lesson-builders = Будівельники
lesson-assassins = Асасини
lesson-two-tiles = Дві плитки одразу

chapter-4 = Плитки
chapter-4-done = Запам’ятайте: села й оази ростуть для власника, хоч би хто прийшов; факір береже старійшину в оплаті джина.
lesson-village-oasis = Села й оази
lesson-markets = Ринки
lesson-sacred-place = Святе місце
lesson-powers = Сили джинів

chapter-5 = Раунди й очки
chapter-5-done = Запам’ятайте: хто прийшов на нуль останнім, ходить раніше за інші нулі; набори дорожчають; останній верблюд закінчує партію.
lesson-zeros = Нульові ставки
lesson-selling = Набори й продаж
lesson-score-sheet = Таблиця очок
lesson-ending = Кінець

chapter-6 = Тактика: ваш хід
chapter-6-done = Запам’ятайте: нехай працюють і плем’я, і плитка, рахуйте кроки й дивіться, що лишаєте: ні одинаків, ні скупчень.
lesson-double-effect = Плем’я і плитка
lesson-parity = Парне й непарне
lesson-guard = Останній вартовий
lesson-leave-nothing = Нічого не залишити
lesson-lone = Без одинаків
lesson-piles = Без скупчень
lesson-own-djinns = Ваші джини

chapter-7 = Тактика: уся партія
chapter-7-done = Запам’ятайте: ставте стільки, скільки варте право вибору; купці, старійшини й факіри — рано, вбивства візирів — пізно; коли ви попереду, закінчуйте партію. Так думають добрі гравці.
lesson-turn-order = Ходити першим
lesson-dear-zero = Коли нуль дорогий
lesson-scan = Оглянути поле
lesson-merchants-early = Купці якнайраніше
lesson-elders-early = Старійшини якнайраніше
lesson-fakirs = Збирати факірів
lesson-hold-goods = Тримати чи продати
lesson-viziers-by-one = На одного більше
lesson-late-kills = Візири наостанок
lesson-set-up = Мало міплів
lesson-rush = Ривок

chapter-8 = Ремісники
chapter-8-done = Ви знаєте досить, щоб грати з «Ремісниками»: увімкніть їх, коли готуєте партію.
lesson-mountains = Гори і прірва
lesson-artisans = Ремісники і предмети
lesson-workshop = Майстерня і ринок
lesson-tent = Намет

chapter-9 = Примхи
chapter-9-done = Ви знаєте досить, щоб грати з «Примхами», окремо чи разом із «Ремісниками», і вп’ятьох: тоді на цінах 1, 3 і 5 вміщується по два маркери.
lesson-cities = Казкові міста
lesson-lake = Велике озеро
lesson-whims = Примхи

chapter-10 = Джини
chapter-10-done = Ви познайомилися з усіма джинами. У партії натисніть на карту, щоб згадати її силу.
lesson-djinn-al-amin = Аль-Амін
lesson-djinn-anun-nak = Анун-Нак
lesson-djinn-baal = Баал
lesson-djinn-boaz = Боаз
lesson-djinn-bouraq = Бурак
lesson-djinn-echidna = Єхидна
lesson-djinn-enki = Енкі
lesson-djinn-hagis = Хагіс
lesson-djinn-haurvatat = Хаурватат
lesson-djinn-iblis = Ібліс
lesson-djinn-jafaar = Джафар
lesson-djinn-kandicha = Кандіша
lesson-djinn-kumarbi = Кумарбі
lesson-djinn-lamia = Ламія
lesson-djinn-leta = Лета
lesson-djinn-marid = Марід
lesson-djinn-monkir = Монкір
lesson-djinn-nekir = Некір
lesson-djinn-shamhat = Шамхат
lesson-djinn-sibittis = Сібіттіс
lesson-djinn-sloar = Слоар
lesson-djinn-utug = Утуг
lesson-djinn-geb = Геб
lesson-djinn-ptah = Птах
lesson-djinn-ganapati = Ганапаті
lesson-djinn-kali = Калі

chapter-11 = Чарівні предмети
chapter-11-done = Ви познайомилися з усіма чарівними предметами. У партії натисніть на предмет, щоб згадати, що він робить.
lesson-item-scimitar = Палаючий ятаган
lesson-item-lamp = Чарівна лампа
lesson-item-flute = Чарівлива флейта
lesson-item-carpet = Килим-літак
lesson-item-ring = Перстень відродження
lesson-item-talisman = Талісман бурі
lesson-item-horn = Ріг достатку
