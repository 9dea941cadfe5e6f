### Namen und kurze Erklärungen der Dinge des Spiels.
###
### Forms: `.accusative`, `.dative`, where they differ from the row itself or may be asked for; `.bare`, the accusative without an article, for what is on a button.

tribe = { $meeple ->
    [vizier] { $count ->
        [one] Wesir
       *[other] Wesire
    }
    [elder] { $count ->
        [one] Ältester
       *[other] Älteste
    }
    [merchant] { $count ->
        [one] Kaufmann
       *[other] Kaufleute
    }
    [builder] { $count ->
        [one] Baumeister
       *[other] Baumeister
    }
    [assassin] { $count ->
        [one] Meuchelmörder
       *[other] Meuchelmörder
    }
   *[artisan] { $count ->
        [one] Kunstschmied
       *[other] Kunstschmiede
    }
}
    .accusative = { $meeple ->
        [vizier] { $count ->
            [one] Wesir
           *[other] Wesire
        }
        [elder] { $count ->
            [one] Ältesten
           *[other] Älteste
        }
        [merchant] { $count ->
            [one] Kaufmann
           *[other] Kaufleute
        }
        [builder] { $count ->
            [one] Baumeister
           *[other] Baumeister
        }
        [assassin] { $count ->
            [one] Meuchelmörder
           *[other] Meuchelmörder
        }
       *[artisan] { $count ->
            [one] Kunstschmied
           *[other] Kunstschmiede
        }
    }
    .dative = { $meeple ->
        [vizier] { $count ->
            [one] Wesir
           *[other] Wesiren
        }
        [elder] { $count ->
            [one] Ältesten
           *[other] Ältesten
        }
        [merchant] { $count ->
            [one] Kaufmann
           *[other] Kaufleuten
        }
        [builder] { $count ->
            [one] Baumeister
           *[other] Baumeistern
        }
        [assassin] { $count ->
            [one] Meuchelmörder
           *[other] Meuchelmördern
        }
       *[artisan] { $count ->
            [one] Kunstschmied
           *[other] Kunstschmieden
        }
    }

tribe-letter = { $meeple ->
    [vizier] W
    [elder] Ä
    [merchant] K
    [builder] B
    [assassin] M
   *[artisan] S
}

tribe-key = { $meeple ->
    [vizier] W
    [elder] A
    [merchant] K
    [builder] B
    [assassin] M
   *[artisan] S
}

tribe-action = { $meeple ->
    [vizier] Behalte sie: je 1 Punkt, und 10 für jeden Gegner, der weniger hat.
    [elder] Behalte sie: je 2 Punkte; mit ihnen bezahlst du auch Dschinn.
    [merchant] Nimm ebenso viele Karten vom Anfang der Reihe.
    [builder] Verdiene Münzen: Baumeister mal blaue Plättchen ringsum; jeder Fakir zählt als weiterer Baumeister.
    [assassin] Töte einen Meeple in Reichweite oder einen vor einem Gegner.
   *[artisan] Behalte sie: je 2 Punkte, 3, wenn niemand mehr hat. Ziehe je einen Gegenstand, behalte einen.
}

tile = { $kind ->
    [village] Dorf
    [sacred-place] heiliger Ort
    [oasis] Oase
    [small-market] kleiner Markt
    [large-market] großer Markt
    [workshop] Werkstatt
    [specialised-market] spezialisierter Markt
    [chasm] Abgrund
    [city] wundersame Stadt
   *[great-lake] großer See
}

tile-action = { $kind ->
    [village] Setze hier einen Palast.
    [sacred-place] Du darfst für 2 Älteste oder 1 Ältesten und 1 Fakir einen Dschinn nehmen.
    [oasis] Setze hier eine Palme.
    [small-market] Du darfst eine der ersten 3 Karten für 3 Münzen kaufen.
    [large-market] Du darfst zwei der ersten 6 Karten für 6 Münzen kaufen.
    [workshop] Du darfst für 1 Kunstschmied oder 2 Fakire den obersten Gegenstand nehmen.
    [specialised-market] Du darfst eine beliebige Karte für 4 Münzen kaufen.
    [chasm] Hier kann nichts stehen.
    [city] Die Laune, die hier liegt, gehört dir.
   *[great-lake] Hier kann nichts stehen; Palmen und Paläste ringsum zählen doppelt.
}

value-colour = { $colour ->
    [blue] blau
   *[red] rot
}

building = { $building ->
    [palm] { $count ->
        [one] Palme
       *[other] Palmen
    }
   *[palace] { $count ->
        [one] Palast
       *[other] Paläste
    }
}

card = { $card ->
    [fakir] Fakir
    [fish] Fisch
    [gold] Gold
    [ivory] Elfenbein
    [jewels] Edelsteine
    [papyrus] Papyrus
    [pottery] Töpferwaren
    [silk] Seide
    [spice] Gewürze
   *[wheat] Getreide
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

score-line = { $line ->
    [coins] Münzen
    [viziers] Wesire
    [elders] Älteste
    [djinns] Dschinn
    [tiles] Plättchen
    [palms] Palmen
    [palaces] Paläste
    [cities] Städte
    [goods] Waren
    [artisans] Kunstschmiede
    [items] Gegenstände
   *[tent] Zelt
}

expansion = { $expansion ->
    [artisans] Die Kunstschmiede von Naqala
   *[whims] Die Launen des Sultans
}

piece = { $piece ->
    [camel] Kamel
   *[tent] Zelt
}

item = { $item ->
    [jewel] Juwel
    [chest] Truhe
    [crown] Krone
    [scimitar] Flammensäbel
    [lamp] Wunderlampe
    [flute] Zauberflöte
    [carpet] fliegender Teppich
    [ring] Ring der Wiedergeburt
    [talisman] Sturmtalisman
   *[horn] Füllhorn
}

the-item = { $item ->
    [jewel] das Juwel
    [chest] die Truhe
    [crown] die Krone
    [scimitar] der Flammensäbel
    [lamp] die Wunderlampe
    [flute] die Zauberflöte
    [carpet] der fliegende Teppich
    [ring] der Ring der Wiedergeburt
    [talisman] der Sturmtalisman
   *[horn] das Füllhorn
}
    .accusative = { $item ->
        [jewel] das Juwel
        [chest] die Truhe
        [crown] die Krone
        [scimitar] den Flammensäbel
        [lamp] die Wunderlampe
        [flute] die Zauberflöte
        [carpet] den fliegenden Teppich
        [ring] den Ring der Wiedergeburt
        [talisman] den Sturmtalisman
       *[horn] das Füllhorn
    }

whim = { $whim ->
    [grove] Hain
    [forest] Wald
    [court] Hof
    [capital] Hauptstadt
    [oases] Oasen
    [villages] Dörfer
    [sanctuary] Heiligtum
    [bazaar] Basar
    [azure] Azur
    [crimson] Purpur
    [guild] Gilde
    [line] Linie
    [square] Quadrat
    [corners] Ecken
    [frontier] Grenze
    [heartland] Kernland
    [council] Rat
    [elders] Älteste
    [conclave] Konklave
    [retinue] Gefolge
    [caravan] Karawane
   *[treasury] Schatzkammer
}

aim = { $aim ->
    [palms] Palmen auf deinen Plättchen
    [palaces] Paläste auf deinen Plättchen
    [oases] Oasen, die dir gehören
    [villages] Dörfer, die dir gehören
    [sacred-places] heilige Orte, die dir gehören
    [markets] Märkte jeder Art, die dir gehören
    [blue-tiles] blaue Plättchen, die dir gehören
    [red-tiles] rote Plättchen, die dir gehören
    [tiles-in-line] deiner Plättchen in einer Linie
    [tiles-of-square] deiner Plättchen im Quadrat
    [corners] Eckplättchen, die dir gehören
    [border-tiles] Randplättchen, die dir gehören
    [inner-tiles] deiner Plättchen nicht am Rand
    [viziers] Wesire
    [elders] Älteste
    [artisans] Kunstschmiede
    [djinns] Dschinn
    [fakirs] Fakire
    [different-goods] verschiedene Waren
   *[items] Gegenstände
}
    .dative = { $aim ->
        [palms] Palmen auf deinen Plättchen
        [palaces] Palästen auf deinen Plättchen
        [oases] Oasen, die dir gehören
        [villages] Dörfern, die dir gehören
        [sacred-places] heiligen Orten, die dir gehören
        [markets] Märkten jeder Art, die dir gehören
        [blue-tiles] blauen Plättchen, die dir gehören
        [red-tiles] roten Plättchen, die dir gehören
        [tiles-in-line] deiner Plättchen in einer Linie
        [tiles-of-square] deiner Plättchen im Quadrat
        [corners] Eckplättchen, die dir gehören
        [border-tiles] Randplättchen, die dir gehören
        [inner-tiles] deiner Plättchen nicht am Rand
        [viziers] Wesiren
        [elders] Ältesten
        [artisans] Kunstschmieden
        [djinns] Dschinn
        [fakirs] Fakiren
        [different-goods] verschiedenen Waren
       *[items] Gegenständen
    }

## Wie die Dinge in Sätzen heißen.

coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}

fakirs = { $n ->
    [one] { $n } Fakir
   *[other] { $n } Fakire
}
    .dative = { $n ->
        [one] { $n } Fakir
       *[other] { $n } Fakiren
    }

items = { $n ->
    [one] { $n } Gegenstand
   *[other] { $n } Gegenstände
}

cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}

points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
    .dative = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    }

signed-points = { $n ->
    [one] { SIGNED($n) } Punkt
   *[other] { SIGNED($n) } Punkte
}

about-points = { $n ->
    [one] etwa { $n } Punkt
   *[other] etwa { $n } Punkte
}
    .dative = { $n ->
        [one] etwa { $n } Punkt
       *[other] etwa { $n } Punkten
    }

meeple = { $meeple ->
    [vizier] Wesir
    [elder] Ältester
    [merchant] Kaufmann
    [builder] Baumeister
    [assassin] Meuchelmörder
   *[artisan] Kunstschmied
}

tribes = { $meeple ->
    [vizier] Wesire
    [elder] Älteste
    [merchant] Kaufleute
    [builder] Baumeister
    [assassin] Meuchelmörder
   *[artisan] Kunstschmiede
}
    .dative = { $meeple ->
        [vizier] Wesiren
        [elder] Ältesten
        [merchant] Kaufleuten
        [builder] Baumeistern
        [assassin] Meuchelmördern
       *[artisan] Kunstschmieden
    }

a-meeple = { $meeple ->
    [vizier] ein Wesir
    [elder] ein Ältester
    [merchant] ein Kaufmann
    [builder] ein Baumeister
    [assassin] ein Meuchelmörder
   *[artisan] ein Kunstschmied
}
    .accusative = { $meeple ->
        [vizier] einen Wesir
        [elder] einen Ältesten
        [merchant] einen Kaufmann
        [builder] einen Baumeister
        [assassin] einen Meuchelmörder
       *[artisan] einen Kunstschmied
    }
    .dative = { $meeple ->
        [vizier] einem Wesir
        [elder] einem Ältesten
        [merchant] einem Kaufmann
        [builder] einem Baumeister
        [assassin] einem Meuchelmörder
       *[artisan] einem Kunstschmied
    }
    .bare = { $meeple ->
        [vizier] Wesir
        [elder] Ältesten
        [merchant] Kaufmann
        [builder] Baumeister
        [assassin] Meuchelmörder
       *[artisan] Kunstschmied
    }

meeples = { $count } { tribe }
    .accusative = { $count } { tribe.accusative }
    .dative = { $count } { tribe.dative }

victims = { $count ->
    [1] { a-meeple }
   *[other] { meeples }
}
    .accusative = { $count ->
        [1] { a-meeple.accusative }
       *[other] { meeples.accusative }
    }
    .bare = { $count ->
        [1] { a-meeple.bare }
       *[other] { meeples.accusative }
    }

a-building = { $building ->
    [palm] eine Palme
   *[palace] ein Palast
}
    .accusative = { $building ->
        [palm] eine Palme
       *[palace] einen Palast
    }
    .bare = { building-label }

buildings = { $count } { building }

placed = { $count ->
    [1] { a-building }
   *[other] { buildings }
}
    .accusative = { $count ->
        [1] { a-building.accusative }
       *[other] { buildings }
    }

some-card = { $card ->
    [fakir] einen Fakir
    [fish] Fisch
    [gold] Gold
    [ivory] Elfenbein
    [jewels] Edelsteine
    [papyrus] Papyrus
    [pottery] Töpferwaren
    [silk] Seide
    [spice] Gewürze
   *[wheat] Getreide
}
    .bare = { card }

card-count = { $count ->
    [1] { card }
   *[other] { $card ->
        [fakir] { $count } Fakire
       *[other] { card } ×{ $count }
    }
}

some-cards = { $count ->
    [1] { some-card }
   *[other] { $card ->
        [fakir] { $count } Fakire
       *[other] { some-card } ×{ $count }
    }
}
    .bare = { $count ->
        [1] { some-card.bare }
       *[other] { $card ->
            [fakir] { $count } Fakire
           *[other] { some-card } ×{ $count }
        }
    }

# In the accusative: it follows “für”.
payment = { $payment ->
    [e] 1 Ältesten
    [f] 1 Fakir
    [ee] 2 Älteste
    [ef] 1 Ältesten und 1 Fakir
    [ff] 2 Fakire
   *[p] 1 Kunstschmied
}

of-score-line = { score-line }

## Namen als Beschriftungen.

meeple-label = { meeple }
building-label = { $building ->
    [palm] Palme
   *[palace] Palast
}
tile-label = { CAPITAL(tile) }
card-label = { card }
item-label = { CAPITAL(item) }
piece-label = { piece }

## Was Sätze und Angaben verbindet.

sentences = { $sentences }
sentence = { $what }.
facts = { $facts }
noted = { $what } ({ $note })
group = { $meeples }
