### Names and short explanations of the things of the game.
###
### Names of djinns are declined where they are things, not texts. Forms: `.accusative` (also the genitive of persons), `.instrumental`, `.genitive`, where they are asked for. A number above
### one takes the genitive of persons: 2 mędrców.

tribe = { $meeple ->
    [vizier] { $count ->
        [one] wezyr
        [few] wezyrów
       *[many] wezyrów
    }
    [elder] { $count ->
        [one] mędrzec
        [few] mędrców
       *[many] mędrców
    }
    [merchant] { $count ->
        [one] kupiec
        [few] kupców
       *[many] kupców
    }
    [builder] { $count ->
        [one] budowniczy
        [few] budowniczych
       *[many] budowniczych
    }
    [assassin] { $count ->
        [one] asasyn
        [few] asasynów
       *[many] asasynów
    }
   *[artisan] { $count ->
        [one] rzemieślnik
        [few] rzemieślników
       *[many] rzemieślników
    }
}
    .accusative = { $meeple ->
        [vizier] { $count ->
            [one] wezyra
            [few] wezyrów
           *[many] wezyrów
        }
        [elder] { $count ->
            [one] mędrca
            [few] mędrców
           *[many] mędrców
        }
        [merchant] { $count ->
            [one] kupca
            [few] kupców
           *[many] kupców
        }
        [builder] { $count ->
            [one] budowniczego
            [few] budowniczych
           *[many] budowniczych
        }
        [assassin] { $count ->
            [one] asasyna
            [few] asasynów
           *[many] asasynów
        }
       *[artisan] { $count ->
            [one] rzemieślnika
            [few] rzemieślników
           *[many] rzemieślników
        }
    }
    .instrumental = { $meeple ->
        [vizier] { $count ->
            [one] wezyrem
            [few] wezyrami
           *[many] wezyrami
        }
        [elder] { $count ->
            [one] mędrcem
            [few] mędrcami
           *[many] mędrcami
        }
        [merchant] { $count ->
            [one] kupcem
            [few] kupcami
           *[many] kupcami
        }
        [builder] { $count ->
            [one] budowniczym
            [few] budowniczymi
           *[many] budowniczymi
        }
        [assassin] { $count ->
            [one] asasynem
            [few] asasynami
           *[many] asasynami
        }
       *[artisan] { $count ->
            [one] rzemieślnikiem
            [few] rzemieślnikami
           *[many] rzemieślnikami
        }
    }

tribe-letter = { $meeple ->
    [vizier] W
    [elder] M
    [merchant] K
    [builder] B
    [assassin] A
   *[artisan] R
}

tribe-key = { $meeple ->
    [vizier] W
    [elder] M
    [merchant] K
    [builder] B
    [assassin] A
   *[artisan] R
}

tribe-action = { $meeple ->
    [vizier] Zatrzymaj ich: po 1 punkcie za każdego i 10 za każdego rywala, który ma ich mniej.
    [elder] Zatrzymaj ich: po 2 punkty za każdego; opłacisz nimi także dżiny.
    [merchant] Weź tyle samo kart z początku rzędu.
    [builder] Zarób monety: budowniczowie razy niebieskie płytki wokół; każdy fakir liczy się jak jeszcze jeden budowniczy.
    [assassin] Zabij jednego meepla w zasięgu albo jednego przed rywalem.
   *[artisan] Zatrzymaj ich: po 2 punkty, po 3, jeśli nikt nie ma więcej. Dobierz przedmiot za każdego, zatrzymaj jeden.
}

tile = { $kind ->
    [village] wioska
    [sacred-place] miejsce święte
    [oasis] oaza
    [small-market] mały targ
    [large-market] duży targ
    [workshop] warsztat
    [specialised-market] targ specjalny
    [chasm] przepaść
    [city] bajeczne miasto
   *[great-lake] wielkie jezioro
}

tile-action = { $kind ->
    [village] Postaw tu pałac.
    [sacred-place] Możesz wziąć dżina za 2 mędrców albo za 1 mędrca i 1 fakira.
    [oasis] Postaw tu palmę.
    [small-market] Możesz kupić jedną z 3 pierwszych kart za 3 monety.
    [large-market] Możesz kupić dwie z 6 pierwszych kart za 6 monet.
    [workshop] Możesz wziąć wierzchni przedmiot za 1 rzemieślnika albo 2 fakirów.
    [specialised-market] Możesz kupić jedną dowolną kartę za 4 monety.
    [chasm] Nic nie może tu stać.
    [city] Leżący tu kaprys jest twój.
   *[great-lake] Nic nie może tu stać; palmy i pałace wokół liczą się podwójnie.
}

value-colour = { $colour ->
    [blue] niebieski
   *[red] czerwony
}
    .feminine = { $colour ->
        [blue] niebieska
       *[red] czerwona
    }
    .neuter = { $colour ->
        [blue] niebieskie
       *[red] czerwone
    }

building = { $building ->
    [palm] { $count ->
        [one] palma
        [few] palmy
       *[many] palm
    }
   *[palace] { $count ->
        [one] pałac
        [few] pałace
       *[many] pałaców
    }
}

card = { $card ->
    [fakir] fakir
    [fish] ryby
    [gold] złoto
    [ivory] kość słoniowa
    [jewels] klejnoty
    [papyrus] papirus
    [pottery] ceramika
    [silk] jedwab
    [spice] przyprawy
   *[wheat] pszenica
}

djinn = { $djinn ->
    [al-amin] Al-Amin
    [anun-nak] Anun-Nak
    [baal] Ba’al
    [boaz] Boaz
    [bouraq] Bouraq
    [echidna] Echidna
    [enki] Enki
    [ganapati] Ganapati
    [geb] Geb
    [hagis] Hagis
    [haurvatat] Haurvatat
    [iblis] Iblis
    [jafaar] Jafaar
    [kali] Kali
    [kandicha] Kandicha
    [kumarbi] Kumarbi
    [lamia] Lamia
    [leta] Leta
    [marid] Marid
    [monkir] Monkir
    [nekir] Nekir
    [ptah] Ptah
    [shamhat] Shamhat
    [sibittis] Sibittis
    [sloar] Sloar
   *[utug] Utug
}
    .accusative = { $djinn ->
        [al-amin] Al-Amina
        [anun-nak] Anun-Naka
        [baal] Ba’ala
        [boaz] Boaza
        [bouraq] Bouraqa
        [echidna] Echidnę
        [enki] Enkiego
        [ganapati] Ganapatiego
        [geb] Geba
        [hagis] Hagisa
        [haurvatat] Haurvatat
        [iblis] Iblisa
        [jafaar] Jafaara
        [kali] Kali
        [kandicha] Kandichę
        [kumarbi] Kumarbiego
        [lamia] Lamię
        [leta] Letę
        [marid] Marida
        [monkir] Monkira
        [nekir] Nekira
        [ptah] Ptaha
        [shamhat] Shamhat
        [sibittis] Sibittis
        [sloar] Sloara
       *[utug] Utuga
    }
    .genitive = { $djinn ->
        [al-amin] Al-Amina
        [anun-nak] Anun-Naka
        [baal] Ba’ala
        [boaz] Boaza
        [bouraq] Bouraqa
        [echidna] Echidny
        [enki] Enkiego
        [ganapati] Ganapatiego
        [geb] Geba
        [hagis] Hagisa
        [haurvatat] Haurvatat
        [iblis] Iblisa
        [jafaar] Jafaara
        [kali] Kali
        [kandicha] Kandichy
        [kumarbi] Kumarbiego
        [lamia] Lamii
        [leta] Lety
        [marid] Marida
        [monkir] Monkira
        [nekir] Nekira
        [ptah] Ptaha
        [shamhat] Shamhat
        [sibittis] Sibittis
        [sloar] Sloara
       *[utug] Utuga
    }
    .instrumental = { $djinn ->
        [al-amin] Al-Aminem
        [anun-nak] Anun-Nakiem
        [baal] Ba’alem
        [boaz] Boazem
        [bouraq] Bouraqiem
        [echidna] Echidną
        [enki] Enkim
        [ganapati] Ganapatim
        [geb] Gebem
        [hagis] Hagisem
        [haurvatat] Haurvatat
        [iblis] Iblisem
        [jafaar] Jafaarem
        [kali] Kali
        [kandicha] Kandichą
        [kumarbi] Kumarbim
        [lamia] Lamią
        [leta] Letą
        [marid] Maridem
        [monkir] Monkirem
        [nekir] Nekirem
        [ptah] Ptahem
        [shamhat] Shamhat
        [sibittis] Sibittis
        [sloar] Sloarem
       *[utug] Utugiem
    }

score-line = { $line ->
    [coins] Monety
    [viziers] Wezyrowie
    [elders] Mędrcy
    [djinns] Dżiny
    [tiles] Płytki
    [palms] Palmy
    [palaces] Pałace
    [cities] Miasta
    [goods] Towary
    [artisans] Rzemieślnicy
    [items] Przedmioty
   *[tent] Namiot
}

expansion = { $expansion ->
    [artisans] Rzemieślnicy Naqali
   *[whims] Kaprysy Sułtana
}

piece = { $piece ->
    [camel] wielbłąd
   *[tent] namiot
}
    .accusative = { $piece ->
        [camel] wielbłąda
       *[tent] namiot
    }

item = { $item ->
    [jewel] klejnot
    [chest] skrzynia
    [crown] korona
    [scimitar] płonący bułat
    [lamp] cudowna lampa
    [flute] czarodziejski flet
    [carpet] latający dywan
    [ring] pierścień odrodzenia
    [talisman] talizman burzy
   *[horn] róg obfitości
}

the-item = { $item ->
    [jewel] klejnot
    [chest] skrzynia
    [crown] korona
    [scimitar] płonący bułat
    [lamp] cudowna lampa
    [flute] czarodziejski flet
    [carpet] latający dywan
    [ring] pierścień odrodzenia
    [talisman] talizman burzy
   *[horn] róg obfitości
}
    .accusative = { $item ->
        [jewel] klejnot
        [chest] skrzynię
        [crown] koronę
        [scimitar] płonący bułat
        [lamp] cudowną lampę
        [flute] czarodziejski flet
        [carpet] latający dywan
        [ring] pierścień odrodzenia
        [talisman] talizman burzy
       *[horn] róg obfitości
    }
    .genitive = { $item ->
        [jewel] klejnotu
        [chest] skrzyni
        [crown] korony
        [scimitar] płonącego bułata
        [lamp] cudownej lampy
        [flute] czarodziejskiego fletu
        [carpet] latającego dywanu
        [ring] pierścienia odrodzenia
        [talisman] talizmanu burzy
       *[horn] rogu obfitości
    }

whim = { $whim ->
    [grove] Gaj
    [forest] Las
    [court] Dwór
    [capital] Stolica
    [oases] Oazy
    [villages] Wioski
    [sanctuary] Sanktuarium
    [bazaar] Bazar
    [azure] Lazur
    [crimson] Karmazyn
    [guild] Gildia
    [line] Linia
    [square] Kwadrat
    [corners] Narożniki
    [frontier] Pogranicze
    [heartland] Serce kraju
    [council] Rada
    [elders] Mędrcy
    [conclave] Konklawe
    [retinue] Świta
    [caravan] Karawana
   *[treasury] Skarbiec
}

# After a number: few, then many; a whim asks for at least two of nearly everything.
aim = { $aim ->
    [palms] { $needed ->
        [one] palma na twoich płytkach
        [few] palmy na twoich płytkach
       *[many] palm na twoich płytkach
    }
    [palaces] { $needed ->
        [one] pałac na twoich płytkach
        [few] pałace na twoich płytkach
       *[many] pałaców na twoich płytkach
    }
    [oases] { $needed ->
        [one] twoja oaza
        [few] twoje oazy
       *[many] twoich oaz
    }
    [villages] { $needed ->
        [one] twoja wioska
        [few] twoje wioski
       *[many] twoich wiosek
    }
    [sacred-places] { $needed ->
        [one] twoje miejsce święte
        [few] twoje miejsca święte
       *[many] twoich miejsc świętych
    }
    [markets] { $needed ->
        [one] twój targ dowolnego rodzaju
        [few] twoje targi dowolnego rodzaju
       *[many] twoich targów dowolnego rodzaju
    }
    [blue-tiles] { $needed ->
        [one] twoja niebieska płytka
        [few] twoje niebieskie płytki
       *[many] twoich niebieskich płytek
    }
    [red-tiles] { $needed ->
        [one] twoja czerwona płytka
        [few] twoje czerwone płytki
       *[many] twoich czerwonych płytek
    }
    [tiles-in-line] { $needed ->
        [one] twoja płytka w linii
        [few] twoje płytki w linii
       *[many] twoich płytek w linii
    }
    [tiles-of-square] { $needed ->
        [one] twoja płytka w kwadracie
        [few] twoje płytki w kwadracie
       *[many] twoich płytek w kwadracie
    }
    [corners] { $needed ->
        [one] twoja płytka narożna
        [few] twoje płytki narożne
       *[many] twoich płytek narożnych
    }
    [border-tiles] { $needed ->
        [one] twoja płytka przy brzegu
        [few] twoje płytki przy brzegu
       *[many] twoich płytek przy brzegu
    }
    [inner-tiles] { $needed ->
        [one] twoja płytka nie przy brzegu
        [few] twoje płytki nie przy brzegu
       *[many] twoich płytek nie przy brzegu
    }
    [viziers] wezyrów
    [elders] mędrców
    [artisans] rzemieślników
    [djinns] { $needed ->
        [one] dżin
        [few] dżiny
       *[many] dżinów
    }
    [fakirs] fakirów
    [different-goods] { $needed ->
        [one] towar
        [few] różne towary
       *[many] różnych towarów
    }
   *[items] { $needed ->
        [one] przedmiot
        [few] przedmioty
       *[many] przedmiotów
    }
}

## How things are said in sentences.

coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
    .accusative = { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[many] { $n } monet
    }

fakirs = { $n ->
    [one] { $n } fakir
    [few] { $n } fakirów
   *[many] { $n } fakirów
}
    .accusative = { $n ->
        [one] { $n } fakira
        [few] { $n } fakirów
       *[many] { $n } fakirów
    }

items = { $n ->
    [one] { $n } przedmiot
    [few] { $n } przedmioty
   *[many] { $n } przedmiotów
}

cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
    .accusative = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }

points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
    .genitive = { $n ->
        [one] { $n } punktu
        [few] { $n } punktów
        [many] { $n } punktów
       *[other] { $n } punktu
    }

signed-points = { $n ->
    [one] { SIGNED($n) } punkt
    [few] { SIGNED($n) } punkty
    [many] { SIGNED($n) } punktów
   *[other] { SIGNED($n) } punktu
}

about-points = { $n ->
    [one] mniej więcej { $n } punkt
    [few] mniej więcej { $n } punkty
    [many] mniej więcej { $n } punktów
   *[other] mniej więcej { $n } punktu
}

meeple = { $meeple ->
    [vizier] wezyr
    [elder] mędrzec
    [merchant] kupiec
    [builder] budowniczy
    [assassin] asasyn
   *[artisan] rzemieślnik
}
    .accusative = { $meeple ->
        [vizier] wezyra
        [elder] mędrca
        [merchant] kupca
        [builder] budowniczego
        [assassin] asasyna
       *[artisan] rzemieślnika
    }
    .instrumental = { $meeple ->
        [vizier] wezyrem
        [elder] mędrcem
        [merchant] kupcem
        [builder] budowniczym
        [assassin] asasynem
       *[artisan] rzemieślnikiem
    }

tribes = { $meeple ->
    [vizier] wezyrowie
    [elder] mędrcy
    [merchant] kupcy
    [builder] budowniczowie
    [assassin] asasyni
   *[artisan] rzemieślnicy
}
    .accusative = { $meeple ->
        [vizier] wezyrów
        [elder] mędrców
        [merchant] kupców
        [builder] budowniczych
        [assassin] asasynów
       *[artisan] rzemieślników
    }
    .instrumental = { $meeple ->
        [vizier] wezyrami
        [elder] mędrcami
        [merchant] kupcami
        [builder] budowniczymi
        [assassin] asasynami
       *[artisan] rzemieślnikami
    }

a-meeple = { $meeple ->
    [vizier] wezyr
    [elder] mędrzec
    [merchant] kupiec
    [builder] budowniczy
    [assassin] asasyn
   *[artisan] rzemieślnik
}
    .accusative = { $meeple ->
        [vizier] wezyra
        [elder] mędrca
        [merchant] kupca
        [builder] budowniczego
        [assassin] asasyna
       *[artisan] rzemieślnika
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
    [palm] palma
   *[palace] pałac
}
    .accusative = { $building ->
        [palm] palmę
       *[palace] pałac
    }
    .genitive = { $building ->
        [palm] palmy
       *[palace] pałacu
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

# In the accusative.
some-card = { $card ->
    [fakir] fakira
    [fish] ryby
    [gold] złoto
    [ivory] kość słoniową
    [jewels] klejnoty
    [papyrus] papirus
    [pottery] ceramikę
    [silk] jedwab
    [spice] przyprawy
   *[wheat] pszenicę
}

card-count = { $count ->
    [1] { card }
   *[other] { $card ->
        [fakir] { $count } fakirów
       *[other] { card } ×{ $count }
    }
}

some-cards = { $count ->
    [1] { some-card }
   *[other] { $card ->
        [fakir] { $count } fakirów
       *[other] { some-card } ×{ $count }
    }
}

# In the accusative: it follows “za”.
payment = { $payment ->
    [e] 1 mędrca
    [f] 1 fakira
    [ee] 2 mędrców
    [ef] 1 mędrca i 1 fakira
    [ff] 2 fakirów
   *[p] 1 rzemieślnika
}

of-score-line = { SMALL(score-line) }

## Names as labels.

meeple-label = { CAPITAL(meeple) }
building-label = { $building ->
    [palm] Palma
   *[palace] Pałac
}
tile-label = { CAPITAL(tile) }
card-label = { CAPITAL(card) }
item-label = { CAPITAL(item) }
piece-label = { CAPITAL(piece) }

## What joins sentences and facts.

sentences = { $sentences }
sentence = { $what }.
facts = { $facts }
noted = { $what } ({ $note })
group = { $meeples }
