### Названия и короткие пояснения того, что есть в игре.
###
### Имена джиннов склоняются. Формы: `.accusative` (у людей она же родительный падеж), `.instrumental`, `.with` — творительный с предлогом «с» или «со», `.dative`, `.each` — после «по».

tribe = { $meeple ->
    [vizier] { $count ->
        [one] визирь
        [few] визиря
       *[many] визирей
    }
    [elder] { $count ->
        [one] старейшина
        [few] старейшины
       *[many] старейшин
    }
    [merchant] { $count ->
        [one] купец
        [few] купца
       *[many] купцов
    }
    [builder] { $count ->
        [one] строитель
        [few] строителя
       *[many] строителей
    }
    [assassin] { $count ->
        [one] ассасин
        [few] ассасина
       *[many] ассасинов
    }
   *[artisan] { $count ->
        [one] ремесленник
        [few] ремесленника
       *[many] ремесленников
    }
}
    .accusative = { $meeple ->
        [vizier] { $count ->
            [one] визиря
            [few] визирей
           *[many] визирей
        }
        [elder] { $count ->
            [one] старейшину
            [few] старейшин
           *[many] старейшин
        }
        [merchant] { $count ->
            [one] купца
            [few] купцов
           *[many] купцов
        }
        [builder] { $count ->
            [one] строителя
            [few] строителей
           *[many] строителей
        }
        [assassin] { $count ->
            [one] ассасина
            [few] ассасинов
           *[many] ассасинов
        }
       *[artisan] { $count ->
            [one] ремесленника
            [few] ремесленников
           *[many] ремесленников
        }
    }
    .instrumental = { $meeple ->
        [vizier] { $count ->
            [one] визирем
            [few] визирями
           *[many] визирями
        }
        [elder] { $count ->
            [one] старейшиной
            [few] старейшинами
           *[many] старейшинами
        }
        [merchant] { $count ->
            [one] купцом
            [few] купцами
           *[many] купцами
        }
        [builder] { $count ->
            [one] строителем
            [few] строителями
           *[many] строителями
        }
        [assassin] { $count ->
            [one] ассасином
            [few] ассасинами
           *[many] ассасинами
        }
       *[artisan] { $count ->
            [one] ремесленником
            [few] ремесленниками
           *[many] ремесленниками
        }
    }

# Строитель — Т: С занята старейшиной.
tribe-letter = { $meeple ->
    [vizier] В
    [elder] С
    [merchant] К
    [builder] Т
    [assassin] А
   *[artisan] Р
}

tribe-key = { $meeple ->
    [vizier] В
    [elder] С
    [merchant] К
    [builder] Т
    [assassin] А
   *[artisan] Р
}

tribe-action = { $meeple ->
    [vizier] Оставьте их себе: по 1 очку за каждого и по 10 за каждого соперника, у которого их меньше.
    [elder] Оставьте их себе: по 2 очка за каждого; ими же платят за джиннов.
    [merchant] Возьмите столько же карт с начала ряда.
    [builder] Получите монеты: число строителей умножить на число синих плиток вокруг; каждый факир идёт за ещё одного строителя.
    [assassin] Убейте одного мипла в пределах дальности или одного перед соперником.
   *[artisan] Оставьте их себе: по 2 очка, по 3, если ни у кого нет больше. Возьмите по предмету за каждого, один оставьте себе.
}

tile = { $kind ->
    [village] деревня
    [sacred-place] святое место
    [oasis] оазис
    [small-market] малый рынок
    [large-market] большой рынок
    [workshop] мастерская
    [specialised-market] особый рынок
    [chasm] пропасть
    [city] сказочный город
   *[great-lake] великое озеро
}

tile-action = { $kind ->
    [village] Поставьте здесь дворец.
    [sacred-place] Можно взять джинна за 2 старейшин или за 1 старейшину и 1 факира.
    [oasis] Поставьте здесь пальму.
    [small-market] Можно купить одну из первых 3 карт за 3 монеты.
    [large-market] Можно купить две из первых 6 карт за 6 монет.
    [workshop] Можно взять верхний предмет за 1 ремесленника или 2 факиров.
    [specialised-market] Можно купить любую одну карту за 4 монеты.
    [chasm] Здесь не может стоять ничего.
    [city] Прихоть, которая здесь лежит, — ваша.
   *[great-lake] Здесь не может стоять ничего; пальмы и дворцы вокруг считаются вдвойне.
}

value-colour = { $colour ->
    [blue] синий
   *[red] красный
}
    .feminine = { $colour ->
        [blue] синяя
       *[red] красная
    }

building = { $building ->
    [palm] { $count ->
        [one] пальма
        [few] пальмы
       *[many] пальм
    }
   *[palace] { $count ->
        [one] дворец
        [few] дворца
       *[many] дворцов
    }
}

card = { $card ->
    [fakir] факир
    [fish] рыба
    [gold] золото
    [ivory] слоновая кость
    [jewels] самоцветы
    [papyrus] папирус
    [pottery] керамика
    [silk] шёлк
    [spice] пряности
   *[wheat] пшеница
}

djinn = { $djinn ->
    [al-amin] Аль-Амин
    [anun-nak] Анун-Нак
    [baal] Баал
    [boaz] Боаз
    [bouraq] Бурак
    [echidna] Ехидна
    [enki] Энки
    [ganapati] Ганапати
    [geb] Геб
    [hagis] Хагис
    [haurvatat] Хаурватат
    [iblis] Иблис
    [jafaar] Джафар
    [kali] Кали
    [kandicha] Кандиша
    [kumarbi] Кумарби
    [lamia] Ламия
    [leta] Лета
    [marid] Марид
    [monkir] Монкир
    [nekir] Некир
    [ptah] Птах
    [shamhat] Шамхат
    [sibittis] Сибиттис
    [sloar] Слоар
   *[utug] Утуг
}
    .accusative = { $djinn ->
        [al-amin] Аль-Амина
        [anun-nak] Анун-Нака
        [baal] Баала
        [boaz] Боаза
        [bouraq] Бурака
        [echidna] Ехидну
        [enki] Энки
        [ganapati] Ганапати
        [geb] Геба
        [hagis] Хагиса
        [haurvatat] Хаурватат
        [iblis] Иблиса
        [jafaar] Джафара
        [kali] Кали
        [kandicha] Кандишу
        [kumarbi] Кумарби
        [lamia] Ламию
        [leta] Лету
        [marid] Марида
        [monkir] Монкира
        [nekir] Некира
        [ptah] Птаха
        [shamhat] Шамхат
        [sibittis] Сибиттис
        [sloar] Слоара
       *[utug] Утуга
    }
    .genitive = { $djinn ->
        [al-amin] Аль-Амина
        [anun-nak] Анун-Нака
        [baal] Баала
        [boaz] Боаза
        [bouraq] Бурака
        [echidna] Ехидны
        [enki] Энки
        [ganapati] Ганапати
        [geb] Геба
        [hagis] Хагиса
        [haurvatat] Хаурватат
        [iblis] Иблиса
        [jafaar] Джафара
        [kali] Кали
        [kandicha] Кандиши
        [kumarbi] Кумарби
        [lamia] Ламии
        [leta] Леты
        [marid] Марида
        [monkir] Монкира
        [nekir] Некира
        [ptah] Птаха
        [shamhat] Шамхат
        [sibittis] Сибиттис
        [sloar] Слоара
       *[utug] Утуга
    }
    .instrumental = { $djinn ->
        [al-amin] Аль-Амином
        [anun-nak] Анун-Наком
        [baal] Баалом
        [boaz] Боазом
        [bouraq] Бураком
        [echidna] Ехидной
        [enki] Энки
        [ganapati] Ганапати
        [geb] Гебом
        [hagis] Хагисом
        [haurvatat] Хаурватат
        [iblis] Иблисом
        [jafaar] Джафаром
        [kali] Кали
        [kandicha] Кандишей
        [kumarbi] Кумарби
        [lamia] Ламией
        [leta] Летой
        [marid] Маридом
        [monkir] Монкиром
        [nekir] Некиром
        [ptah] Птахом
        [shamhat] Шамхат
        [sibittis] Сибиттис
        [sloar] Слоаром
       *[utug] Утугом
    }

score-line = { $line ->
    [coins] Монеты
    [viziers] Визири
    [elders] Старейшины
    [djinns] Джинны
    [tiles] Плитки
    [palms] Пальмы
    [palaces] Дворцы
    [cities] Города
    [goods] Товары
    [artisans] Ремесленники
    [items] Предметы
   *[tent] Шатёр
}

expansion = { $expansion ->
    [artisans] Ремесленники Накалы
   *[whims] Прихоти Султана
}

piece = { $piece ->
    [camel] верблюд
   *[tent] шатёр
}
    .accusative = { $piece ->
        [camel] верблюда
       *[tent] шатёр
    }

item = { $item ->
    [jewel] драгоценность
    [chest] сундук
    [crown] корона
    [scimitar] пылающий ятаган
    [lamp] волшебная лампа
    [flute] чарующая флейта
    [carpet] ковёр-самолёт
    [ring] кольцо возрождения
    [talisman] талисман бури
   *[horn] рог изобилия
}

the-item = { $item ->
    [jewel] драгоценность
    [chest] сундук
    [crown] корона
    [scimitar] пылающий ятаган
    [lamp] волшебная лампа
    [flute] чарующая флейта
    [carpet] ковёр-самолёт
    [ring] кольцо возрождения
    [talisman] талисман бури
   *[horn] рог изобилия
}
    .accusative = { $item ->
        [jewel] драгоценность
        [chest] сундук
        [crown] корону
        [scimitar] пылающий ятаган
        [lamp] волшебную лампу
        [flute] чарующую флейту
        [carpet] ковёр-самолёт
        [ring] кольцо возрождения
        [talisman] талисман бури
       *[horn] рог изобилия
    }

whim = { $whim ->
    [grove] Роща
    [forest] Лес
    [court] Двор
    [capital] Столица
    [oases] Оазисы
    [villages] Деревни
    [sanctuary] Святилище
    [bazaar] Базар
    [azure] Лазурь
    [crimson] Багрянец
    [guild] Гильдия
    [line] Линия
    [square] Квадрат
    [corners] Углы
    [frontier] Граница
    [heartland] Сердце страны
    [council] Совет
    [elders] Старейшины
    [conclave] Конклав
    [retinue] Свита
    [caravan] Караван
   *[treasury] Сокровищница
}

aim = { $aim ->
    [palms] { $needed ->
        [one] пальма на ваших плитках
        [few] пальмы на ваших плитках
       *[many] пальм на ваших плитках
    }
    [palaces] { $needed ->
        [one] дворец на ваших плитках
        [few] дворца на ваших плитках
       *[many] дворцов на ваших плитках
    }
    [oases] { $needed ->
        [one] ваш оазис
        [few] ваших оазиса
       *[many] ваших оазисов
    }
    [villages] { $needed ->
        [one] ваша деревня
        [few] ваши деревни
       *[many] ваших деревень
    }
    [sacred-places] { $needed ->
        [one] ваше святое место
        [few] ваших святых места
       *[many] ваших святых мест
    }
    [markets] { $needed ->
        [one] ваш рынок любого вида
        [few] ваших рынка любого вида
       *[many] ваших рынков любого вида
    }
    [blue-tiles] { $needed ->
        [one] ваша синяя плитка
        [few] ваши синие плитки
       *[many] ваших синих плиток
    }
    [red-tiles] { $needed ->
        [one] ваша красная плитка
        [few] ваши красные плитки
       *[many] ваших красных плиток
    }
    [tiles-in-line] { $needed ->
        [one] ваша плитка в линию
        [few] ваши плитки в линию
       *[many] ваших плиток в линию
    }
    [tiles-of-square] { $needed ->
        [one] ваша плитка квадратом
        [few] ваши плитки квадратом
       *[many] ваших плиток квадратом
    }
    [corners] { $needed ->
        [one] ваша угловая плитка
        [few] ваши угловые плитки
       *[many] ваших угловых плиток
    }
    [border-tiles] { $needed ->
        [one] ваша плитка у края
        [few] ваши плитки у края
       *[many] ваших плиток у края
    }
    [inner-tiles] { $needed ->
        [one] ваша плитка не у края
        [few] ваши плитки не у края
       *[many] ваших плиток не у края
    }
    [viziers] { $needed ->
        [one] визирь
        [few] визиря
       *[many] визирей
    }
    [elders] { $needed ->
        [one] старейшина
        [few] старейшины
       *[many] старейшин
    }
    [artisans] { $needed ->
        [one] ремесленник
        [few] ремесленника
       *[many] ремесленников
    }
    [djinns] { $needed ->
        [one] джинн
        [few] джинна
       *[many] джиннов
    }
    [fakirs] { $needed ->
        [one] факир
        [few] факира
       *[many] факиров
    }
    [different-goods] { $needed ->
        [one] товар
        [few] разных товара
       *[many] разных товаров
    }
   *[items] { $needed ->
        [one] предмет
        [few] предмета
       *[many] предметов
    }
}

## Как об этом говорится в предложениях.

coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
    .accusative = { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    }

fakirs = { $n ->
    [one] { $n } факир
    [few] { $n } факира
   *[many] { $n } факиров
}
    .accusative = { $n ->
        [one] { $n } факира
        [few] { $n } факиров
       *[many] { $n } факиров
    }

items = { $n ->
    [one] { $n } предмет
    [few] { $n } предмета
   *[many] { $n } предметов
}

cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
    .accusative = { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }

points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
    .genitive = { $n ->
        [one] { $n } очка
        [few] { $n } очков
        [many] { $n } очков
       *[other] { $n } очка
    }
    .each = { $n ->
        [one] { $n } очку
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }

signed-points = { $n ->
    [one] { SIGNED($n) } очко
    [few] { SIGNED($n) } очка
    [many] { SIGNED($n) } очков
   *[other] { SIGNED($n) } очка
}

about-points = { $n ->
    [one] примерно { $n } очко
    [few] примерно { $n } очка
    [many] примерно { $n } очков
   *[other] примерно { $n } очка
}
    .by = { $n ->
        [one] примерно на { $n } очко
        [few] примерно на { $n } очка
        [many] примерно на { $n } очков
       *[other] примерно на { $n } очка
    }

meeple = { $meeple ->
    [vizier] визирь
    [elder] старейшина
    [merchant] купец
    [builder] строитель
    [assassin] ассасин
   *[artisan] ремесленник
}
    .dative = { $meeple ->
        [vizier] визирю
        [elder] старейшине
        [merchant] купцу
        [builder] строителю
        [assassin] ассасину
       *[artisan] ремесленнику
    }

tribes = { $meeple ->
    [vizier] визири
    [elder] старейшины
    [merchant] купцы
    [builder] строители
    [assassin] ассасины
   *[artisan] ремесленники
}
    .accusative = { $meeple ->
        [vizier] визирей
        [elder] старейшин
        [merchant] купцов
        [builder] строителей
        [assassin] ассасинов
       *[artisan] ремесленников
    }
    .dative = { $meeple ->
        [vizier] визирям
        [elder] старейшинам
        [merchant] купцам
        [builder] строителям
        [assassin] ассасинам
       *[artisan] ремесленникам
    }
    .with = { $meeple ->
        [vizier] с визирями
        [elder] со старейшинами
        [merchant] с купцами
        [builder] со строителями
        [assassin] с ассасинами
       *[artisan] с ремесленниками
    }

a-meeple = { $meeple ->
    [vizier] визирь
    [elder] старейшина
    [merchant] купец
    [builder] строитель
    [assassin] ассасин
   *[artisan] ремесленник
}
    .accusative = { $meeple ->
        [vizier] визиря
        [elder] старейшину
        [merchant] купца
        [builder] строителя
        [assassin] ассасина
       *[artisan] ремесленника
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
   *[palace] дворец
}
    .accusative = { $building ->
        [palm] пальму
       *[palace] дворец
    }
    .genitive = { $building ->
        [palm] пальмы
       *[palace] дворца
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

# В винительном падеже.
some-card = { $card ->
    [fakir] факира
    [fish] рыбу
    [gold] золото
    [ivory] слоновую кость
    [jewels] самоцветы
    [papyrus] папирус
    [pottery] керамику
    [silk] шёлк
    [spice] пряности
   *[wheat] пшеницу
}

card-count = { $count ->
    [1] { card }
   *[other] { $card ->
        [fakir] { $count ->
            [one] { $count } факир
            [few] { $count } факира
           *[many] { $count } факиров
        }
       *[other] { card } ×{ $count }
    }
}

some-cards = { $count ->
    [1] { some-card }
   *[other] { $card ->
        [fakir] { $count ->
            [one] { $count } факира
            [few] { $count } факиров
           *[many] { $count } факиров
        }
       *[other] { some-card } ×{ $count }
    }
}

# В винительном падеже: стоит после «за».
payment = { $payment ->
    [e] 1 старейшину
    [f] 1 факира
    [ee] 2 старейшин
    [ef] 1 старейшину и 1 факира
    [ff] 2 факиров
   *[p] 1 ремесленника
}

of-score-line = { SMALL(score-line) }

## Названия как надписи.

meeple-label = { CAPITAL(meeple) }
building-label = { $building ->
    [palm] Пальма
   *[palace] Дворец
}
tile-label = { CAPITAL(tile) }
card-label = { CAPITAL(card) }
item-label = { CAPITAL(item) }
piece-label = { CAPITAL(piece) }

## Что соединяет предложения и факты.

sentences = { $sentences }
sentence = { $what }.
facts = { $facts }
noted = { $what } ({ $note })
group = { $meeples }
