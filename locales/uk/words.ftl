### Назви й короткі пояснення того, що є у грі.
###
### Імена джинів відмінюються. Форми: `.accusative` (у людей вона ж родовий відмінок), `.instrumental`, `.with` — орудний із прийменником «з» або «зі», `.genitive`, `.each` — після «по».

tribe = { $meeple ->
    [vizier] { $count ->
        [one] візир
        [few] візири
       *[many] візирів
    }
    [elder] { $count ->
        [one] старійшина
        [few] старійшини
       *[many] старійшин
    }
    [merchant] { $count ->
        [one] купець
        [few] купці
       *[many] купців
    }
    [builder] { $count ->
        [one] будівельник
        [few] будівельники
       *[many] будівельників
    }
    [assassin] { $count ->
        [one] асасин
        [few] асасини
       *[many] асасинів
    }
   *[artisan] { $count ->
        [one] ремісник
        [few] ремісники
       *[many] ремісників
    }
}
    .accusative = { $meeple ->
        [vizier] { $count ->
            [one] візира
            [few] візирів
           *[many] візирів
        }
        [elder] { $count ->
            [one] старійшину
            [few] старійшин
           *[many] старійшин
        }
        [merchant] { $count ->
            [one] купця
            [few] купців
           *[many] купців
        }
        [builder] { $count ->
            [one] будівельника
            [few] будівельників
           *[many] будівельників
        }
        [assassin] { $count ->
            [one] асасина
            [few] асасинів
           *[many] асасинів
        }
       *[artisan] { $count ->
            [one] ремісника
            [few] ремісників
           *[many] ремісників
        }
    }
    .instrumental = { $meeple ->
        [vizier] { $count ->
            [one] візиром
            [few] візирами
           *[many] візирами
        }
        [elder] { $count ->
            [one] старійшиною
            [few] старійшинами
           *[many] старійшинами
        }
        [merchant] { $count ->
            [one] купцем
            [few] купцями
           *[many] купцями
        }
        [builder] { $count ->
            [one] будівельником
            [few] будівельниками
           *[many] будівельниками
        }
        [assassin] { $count ->
            [one] асасином
            [few] асасинами
           *[many] асасинами
        }
       *[artisan] { $count ->
            [one] ремісником
            [few] ремісниками
           *[many] ремісниками
        }
    }

tribe-letter = { $meeple ->
    [vizier] В
    [elder] С
    [merchant] К
    [builder] Б
    [assassin] А
   *[artisan] Р
}

tribe-key = { $meeple ->
    [vizier] В
    [elder] С
    [merchant] К
    [builder] Б
    [assassin] А
   *[artisan] Р
}

tribe-action = { $meeple ->
    [vizier] Залиште їх собі: по 1 очку за кожного і по 10 за кожного суперника, у якого їх менше.
    [elder] Залиште їх собі: по 2 очки за кожного; ними ж платять за джинів.
    [merchant] Візьміть стільки ж карт з початку ряду.
    [builder] Отримайте монети: кількість будівельників помножити на кількість синіх плиток довкола; кожен факір рахується як ще один будівельник.
    [assassin] Убийте одного міпла в межах дальності або одного перед суперником.
   *[artisan] Залиште їх собі: по 2 очки, по 3, якщо ні в кого немає більше. Візьміть по предмету за кожного, один залиште собі.
}

tile = { $kind ->
    [village] село
    [sacred-place] святе місце
    [oasis] оаза
    [small-market] малий ринок
    [large-market] великий ринок
    [workshop] майстерня
    [specialised-market] особливий ринок
    [chasm] прірва
    [city] казкове місто
   *[great-lake] велике озеро
}

tile-action = { $kind ->
    [village] Поставте тут палац.
    [sacred-place] Можна взяти джина за 2 старійшин або за 1 старійшину і 1 факіра.
    [oasis] Поставте тут пальму.
    [small-market] Можна купити одну з перших 3 карт за 3 монети.
    [large-market] Можна купити дві з перших 6 карт за 6 монет.
    [workshop] Можна взяти верхній предмет за 1 ремісника або 2 факірів.
    [specialised-market] Можна купити будь-яку одну карту за 4 монети.
    [chasm] Тут нічого не може бути.
    [city] Примха, що тут лежить, — ваша.
   *[great-lake] Тут нічого не може бути; пальми й палаци довкола рахуються вдвічі.
}

value-colour = { $colour ->
    [blue] синій
   *[red] червоний
}
    .feminine = { $colour ->
        [blue] синя
       *[red] червона
    }
    .neuter = { $colour ->
        [blue] синє
       *[red] червоне
    }

building = { $building ->
    [palm] { $count ->
        [one] пальма
        [few] пальми
       *[many] пальм
    }
   *[palace] { $count ->
        [one] палац
        [few] палаци
       *[many] палаців
    }
}

card = { $card ->
    [fakir] факір
    [fish] риба
    [gold] золото
    [ivory] слонова кістка
    [jewels] самоцвіти
    [papyrus] папірус
    [pottery] кераміка
    [silk] шовк
    [spice] прянощі
   *[wheat] пшениця
}

djinn = { $djinn ->
    [al-amin] Аль-Амін
    [anun-nak] Анун-Нак
    [baal] Баал
    [boaz] Боаз
    [bouraq] Бурак
    [echidna] Єхидна
    [enki] Енкі
    [ganapati] Ганапаті
    [geb] Геб
    [hagis] Хагіс
    [haurvatat] Хаурватат
    [iblis] Ібліс
    [jafaar] Джафар
    [kali] Калі
    [kandicha] Кандіша
    [kumarbi] Кумарбі
    [lamia] Ламія
    [leta] Лета
    [marid] Марід
    [monkir] Монкір
    [nekir] Некір
    [ptah] Птах
    [shamhat] Шамхат
    [sibittis] Сібіттіс
    [sloar] Слоар
   *[utug] Утуг
}
    .accusative = { $djinn ->
        [al-amin] Аль-Аміна
        [anun-nak] Анун-Нака
        [baal] Баала
        [boaz] Боаза
        [bouraq] Бурака
        [echidna] Єхидну
        [enki] Енкі
        [ganapati] Ганапаті
        [geb] Геба
        [hagis] Хагіса
        [haurvatat] Хаурватат
        [iblis] Ібліса
        [jafaar] Джафара
        [kali] Калі
        [kandicha] Кандішу
        [kumarbi] Кумарбі
        [lamia] Ламію
        [leta] Лету
        [marid] Маріда
        [monkir] Монкіра
        [nekir] Некіра
        [ptah] Птаха
        [shamhat] Шамхат
        [sibittis] Сібіттіс
        [sloar] Слоара
       *[utug] Утуга
    }
    .genitive = { $djinn ->
        [al-amin] Аль-Аміна
        [anun-nak] Анун-Нака
        [baal] Баала
        [boaz] Боаза
        [bouraq] Бурака
        [echidna] Єхидни
        [enki] Енкі
        [ganapati] Ганапаті
        [geb] Геба
        [hagis] Хагіса
        [haurvatat] Хаурватат
        [iblis] Ібліса
        [jafaar] Джафара
        [kali] Калі
        [kandicha] Кандіші
        [kumarbi] Кумарбі
        [lamia] Ламії
        [leta] Лети
        [marid] Маріда
        [monkir] Монкіра
        [nekir] Некіра
        [ptah] Птаха
        [shamhat] Шамхат
        [sibittis] Сібіттіс
        [sloar] Слоара
       *[utug] Утуга
    }
    .instrumental = { $djinn ->
        [al-amin] Аль-Аміном
        [anun-nak] Анун-Наком
        [baal] Баалом
        [boaz] Боазом
        [bouraq] Бураком
        [echidna] Єхидною
        [enki] Енкі
        [ganapati] Ганапаті
        [geb] Гебом
        [hagis] Хагісом
        [haurvatat] Хаурватат
        [iblis] Іблісом
        [jafaar] Джафаром
        [kali] Калі
        [kandicha] Кандішею
        [kumarbi] Кумарбі
        [lamia] Ламією
        [leta] Летою
        [marid] Марідом
        [monkir] Монкіром
        [nekir] Некіром
        [ptah] Птахом
        [shamhat] Шамхат
        [sibittis] Сібіттіс
        [sloar] Слоаром
       *[utug] Утугом
    }

score-line = { $line ->
    [coins] Монети
    [viziers] Візири
    [elders] Старійшини
    [djinns] Джини
    [tiles] Плитки
    [palms] Пальми
    [palaces] Палаци
    [cities] Міста
    [goods] Товари
    [artisans] Ремісники
    [items] Предмети
   *[tent] Намет
}

expansion = { $expansion ->
    [artisans] Ремісники Накали
   *[whims] Примхи Султана
}

piece = { $piece ->
    [camel] верблюд
   *[tent] намет
}
    .accusative = { $piece ->
        [camel] верблюда
       *[tent] намет
    }

item = { $item ->
    [jewel] коштовність
    [chest] скриня
    [crown] корона
    [scimitar] палаючий ятаган
    [lamp] чарівна лампа
    [flute] чарівлива флейта
    [carpet] килим-літак
    [ring] перстень відродження
    [talisman] талісман бурі
   *[horn] ріг достатку
}

the-item = { $item ->
    [jewel] коштовність
    [chest] скриня
    [crown] корона
    [scimitar] палаючий ятаган
    [lamp] чарівна лампа
    [flute] чарівлива флейта
    [carpet] килим-літак
    [ring] перстень відродження
    [talisman] талісман бурі
   *[horn] ріг достатку
}
    .accusative = { $item ->
        [jewel] коштовність
        [chest] скриню
        [crown] корону
        [scimitar] палаючий ятаган
        [lamp] чарівну лампу
        [flute] чарівливу флейту
        [carpet] килим-літак
        [ring] перстень відродження
        [talisman] талісман бурі
       *[horn] ріг достатку
    }

whim = { $whim ->
    [grove] Гай
    [forest] Ліс
    [court] Двір
    [capital] Столиця
    [oases] Оази
    [villages] Села
    [sanctuary] Святилище
    [bazaar] Базар
    [azure] Блакить
    [crimson] Багрянець
    [guild] Гільдія
    [line] Лінія
    [square] Квадрат
    [corners] Кути
    [frontier] Кордон
    [heartland] Серце країни
    [council] Рада
    [elders] Старійшини
    [conclave] Конклав
    [retinue] Почет
    [caravan] Караван
   *[treasury] Скарбниця
}

aim = { $aim ->
    [palms] { $needed ->
        [one] пальма на ваших плитках
        [few] пальми на ваших плитках
       *[many] пальм на ваших плитках
    }
    [palaces] { $needed ->
        [one] палац на ваших плитках
        [few] палаци на ваших плитках
       *[many] палаців на ваших плитках
    }
    [oases] { $needed ->
        [one] ваша оаза
        [few] ваші оази
       *[many] ваших оаз
    }
    [villages] { $needed ->
        [one] ваше село
        [few] ваші села
       *[many] ваших сіл
    }
    [sacred-places] { $needed ->
        [one] ваше святе місце
        [few] ваші святі місця
       *[many] ваших святих місць
    }
    [markets] { $needed ->
        [one] ваш ринок будь-якого виду
        [few] ваші ринки будь-якого виду
       *[many] ваших ринків будь-якого виду
    }
    [blue-tiles] { $needed ->
        [one] ваша синя плитка
        [few] ваші сині плитки
       *[many] ваших синіх плиток
    }
    [red-tiles] { $needed ->
        [one] ваша червона плитка
        [few] ваші червоні плитки
       *[many] ваших червоних плиток
    }
    [tiles-in-line] { $needed ->
        [one] ваша плитка в лінію
        [few] ваші плитки в лінію
       *[many] ваших плиток у лінію
    }
    [tiles-of-square] { $needed ->
        [one] ваша плитка квадратом
        [few] ваші плитки квадратом
       *[many] ваших плиток квадратом
    }
    [corners] { $needed ->
        [one] ваша кутова плитка
        [few] ваші кутові плитки
       *[many] ваших кутових плиток
    }
    [border-tiles] { $needed ->
        [one] ваша плитка край поля
        [few] ваші плитки край поля
       *[many] ваших плиток край поля
    }
    [inner-tiles] { $needed ->
        [one] ваша плитка не край поля
        [few] ваші плитки не край поля
       *[many] ваших плиток не край поля
    }
    [viziers] { $needed ->
        [one] візир
        [few] візири
       *[many] візирів
    }
    [elders] { $needed ->
        [one] старійшина
        [few] старійшини
       *[many] старійшин
    }
    [artisans] { $needed ->
        [one] ремісник
        [few] ремісники
       *[many] ремісників
    }
    [djinns] { $needed ->
        [one] джин
        [few] джини
       *[many] джинів
    }
    [fakirs] { $needed ->
        [one] факір
        [few] факіри
       *[many] факірів
    }
    [different-goods] { $needed ->
        [one] товар
        [few] різні товари
       *[many] різних товарів
    }
   *[items] { $needed ->
        [one] предмет
        [few] предмети
       *[many] предметів
    }
}

## Як про це кажуть у реченнях.

coins = { $n ->
    [one] { $n } монета
    [few] { $n } монети
   *[many] { $n } монет
}
    .accusative = { $n ->
        [one] { $n } монету
        [few] { $n } монети
       *[many] { $n } монет
    }

fakirs = { $n ->
    [one] { $n } факір
    [few] { $n } факіри
   *[many] { $n } факірів
}
    .accusative = { $n ->
        [one] { $n } факіра
        [few] { $n } факірів
       *[many] { $n } факірів
    }

items = { $n ->
    [one] { $n } предмет
    [few] { $n } предмети
   *[many] { $n } предметів
}

cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
    .accusative = { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
    }

points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
    [many] { $n } очок
   *[other] { $n } очка
}
    .genitive = { $n ->
        [one] { $n } очка
        [few] { $n } очок
        [many] { $n } очок
       *[other] { $n } очка
    }
    .each = { $n ->
        [one] { $n } очку
        [few] { $n } очки
        [many] { $n } очок
       *[other] { $n } очка
    }

signed-points = { $n ->
    [one] { SIGNED($n) } очко
    [few] { SIGNED($n) } очки
    [many] { SIGNED($n) } очок
   *[other] { SIGNED($n) } очка
}

about-points = { $n ->
    [one] приблизно { $n } очко
    [few] приблизно { $n } очки
    [many] приблизно { $n } очок
   *[other] приблизно { $n } очка
}
    .by = { $n ->
        [one] приблизно на { $n } очко
        [few] приблизно на { $n } очки
        [many] приблизно на { $n } очок
       *[other] приблизно на { $n } очка
    }

meeple = { $meeple ->
    [vizier] візир
    [elder] старійшина
    [merchant] купець
    [builder] будівельник
    [assassin] асасин
   *[artisan] ремісник
}
    .genitive = { $meeple ->
        [vizier] візира
        [elder] старійшини
        [merchant] купця
        [builder] будівельника
        [assassin] асасина
       *[artisan] ремісника
    }

tribes = { $meeple ->
    [vizier] візири
    [elder] старійшини
    [merchant] купці
    [builder] будівельники
    [assassin] асасини
   *[artisan] ремісники
}
    .accusative = { $meeple ->
        [vizier] візирів
        [elder] старійшин
        [merchant] купців
        [builder] будівельників
        [assassin] асасинів
       *[artisan] ремісників
    }
    .with = { $meeple ->
        [vizier] з візирами
        [elder] зі старійшинами
        [merchant] з купцями
        [builder] з будівельниками
        [assassin] з асасинами
       *[artisan] з ремісниками
    }

a-meeple = { $meeple ->
    [vizier] візир
    [elder] старійшина
    [merchant] купець
    [builder] будівельник
    [assassin] асасин
   *[artisan] ремісник
}
    .accusative = { $meeple ->
        [vizier] візира
        [elder] старійшину
        [merchant] купця
        [builder] будівельника
        [assassin] асасина
       *[artisan] ремісника
    }

meeples = { $count } { tribe }
    .accusative = { $count } { tribe.accusative }
    .instrumental = { $count } { tribe.instrumental }

victims = { $count ->
    [1] { a-meeple }
   *[other] { meeples }
}
    .accusative = { $count ->
        [1] { a-meeple.accusative }
       *[other] { meeples.accusative }
    }

a-building = { $building ->
    [palm] пальма
   *[palace] палац
}
    .accusative = { $building ->
        [palm] пальму
       *[palace] палац
    }
    .genitive = { $building ->
        [palm] пальми
       *[palace] палацу
    }

buildings = { $count } { building }

placed = { $count ->
    [1] { a-building }
   *[other] { buildings }
}
    .accusative = { $count ->
        [1] { a-building.accusative }
       *[other] { buildings }
    }

# У знахідному відмінку.
some-card = { $card ->
    [fakir] факіра
    [fish] рибу
    [gold] золото
    [ivory] слонову кістку
    [jewels] самоцвіти
    [papyrus] папірус
    [pottery] кераміку
    [silk] шовк
    [spice] прянощі
   *[wheat] пшеницю
}

card-count = { $count ->
    [1] { card }
   *[other] { $card ->
        [fakir] { $count ->
            [one] { $count } факір
            [few] { $count } факіри
           *[many] { $count } факірів
        }
       *[other] { card } ×{ $count }
    }
}

some-cards = { $count ->
    [1] { some-card }
   *[other] { $card ->
        [fakir] { $count ->
            [one] { $count } факіра
            [few] { $count } факірів
           *[many] { $count } факірів
        }
       *[other] { some-card } ×{ $count }
    }
}

# У знахідному відмінку: стоїть після «за».
payment = { $payment ->
    [e] 1 старійшину
    [f] 1 факіра
    [ee] 2 старійшин
    [ef] 1 старійшину і 1 факіра
    [ff] 2 факірів
   *[p] 1 ремісника
}

of-score-line = { SMALL(score-line) }

## Назви як написи.

meeple-label = { CAPITAL(meeple) }
building-label = { $building ->
    [palm] Пальма
   *[palace] Палац
}
tile-label = { CAPITAL(tile) }
card-label = { CAPITAL(card) }
item-label = { CAPITAL(item) }
piece-label = { CAPITAL(piece) }

## Що з’єднує речення та факти.

sentences = { $sentences }
sentence = { $what }.
facts = { $facts }
noted = { $what } ({ $note })
group = { $meeples }
