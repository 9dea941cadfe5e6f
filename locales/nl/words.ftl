### Namen en korte uitleg van de dingen van het spel.

tribe = { $meeple ->
    [vizier] { $count ->
        [one] vizier
       *[other] viziers
    }
    [elder] { $count ->
        [one] oudste
       *[other] oudsten
    }
    [merchant] { $count ->
        [one] handelaar
       *[other] handelaars
    }
    [builder] { $count ->
        [one] bouwmeester
       *[other] bouwmeesters
    }
    [assassin] { $count ->
        [one] moordenaar
       *[other] moordenaars
    }
   *[artisan] { $count ->
        [one] ambachtsman
       *[other] ambachtslieden
    }
}

tribe-letter = { $meeple ->
    [vizier] V
    [elder] O
    [merchant] H
    [builder] B
    [assassin] M
   *[artisan] A
}

tribe-key = { $meeple ->
    [vizier] V
    [elder] O
    [merchant] H
    [builder] B
    [assassin] M
   *[artisan] A
}

tribe-action = { $meeple ->
    [vizier] Houd ze: 1 punt per stuk, en 10 voor elke tegenstander met minder.
    [elder] Houd ze: 2 punten per stuk; je betaalt er ook djinns mee.
    [merchant] Pak evenveel kaarten van het begin van de rij.
    [builder] Verdien munten: bouwmeesters keer blauwe tegels eromheen; elke fakir telt als een bouwmeester extra.
    [assassin] Dood één meeple binnen bereik, of één vóór een tegenstander.
   *[artisan] Houd ze: 2 punten per stuk, 3 als niemand er meer heeft. Trek voor elk een voorwerp, houd er één.
}

tile = { $kind ->
    [village] dorp
    [sacred-place] heilige plaats
    [oasis] oase
    [small-market] kleine markt
    [large-market] grote markt
    [workshop] werkplaats
    [specialised-market] gespecialiseerde markt
    [chasm] kloof
    [city] fabelachtige stad
   *[great-lake] groot meer
}

tile-action = { $kind ->
    [village] Zet hier een paleis.
    [sacred-place] Je mag een djinn nemen voor 2 oudsten, of 1 oudste en 1 fakir.
    [oasis] Zet hier een palmboom.
    [small-market] Je mag een van de eerste 3 kaarten kopen voor 3 munten.
    [large-market] Je mag twee van de eerste 6 kaarten kopen voor 6 munten.
    [workshop] Je mag het bovenste voorwerp nemen voor 1 ambachtsman of 2 fakirs.
    [specialised-market] Je mag een kaart naar keuze kopen voor 4 munten.
    [chasm] Hier kan niets staan.
    [city] De gril die hier ligt is van jou.
   *[great-lake] Hier kan niets staan; palmbomen en paleizen eromheen tellen dubbel.
}

value-colour = { $colour ->
    [blue] blauw
   *[red] rood
}

building = { $building ->
    [palm] { $count ->
        [one] palmboom
       *[other] palmbomen
    }
   *[palace] { $count ->
        [one] paleis
       *[other] paleizen
    }
}

card = { $card ->
    [fakir] fakir
    [fish] vis
    [gold] goud
    [ivory] ivoor
    [jewels] edelstenen
    [papyrus] papyrus
    [pottery] aardewerk
    [silk] zijde
    [spice] specerijen
   *[wheat] graan
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
    [coins] Munten
    [viziers] Viziers
    [elders] Oudsten
    [djinns] Djinns
    [tiles] Tegels
    [palms] Palmbomen
    [palaces] Paleizen
    [cities] Steden
    [goods] Goederen
    [artisans] Ambachtslieden
    [items] Voorwerpen
   *[tent] Tent
}

expansion = { $expansion ->
    [artisans] De ambachtslieden van Naqala
   *[whims] De grillen van de sultan
}

piece = { $piece ->
    [camel] kameel
   *[tent] tent
}

item = { $item ->
    [jewel] juweel
    [chest] kist
    [crown] kroon
    [scimitar] vlammend kromzwaard
    [lamp] wonderlamp
    [flute] toverfluit
    [carpet] vliegend tapijt
    [ring] ring van wedergeboorte
    [talisman] stormtalisman
   *[horn] hoorn des overvloeds
}

the-item = { $item ->
    [jewel] het juweel
    [chest] de kist
    [crown] de kroon
    [scimitar] het vlammende kromzwaard
    [lamp] de wonderlamp
    [flute] de toverfluit
    [carpet] het vliegende tapijt
    [ring] de ring van wedergeboorte
    [talisman] de stormtalisman
   *[horn] de hoorn des overvloeds
}

whim = { $whim ->
    [grove] Bosje
    [forest] Woud
    [court] Hof
    [capital] Hoofdstad
    [oases] Oases
    [villages] Dorpen
    [sanctuary] Heiligdom
    [bazaar] Bazaar
    [azure] Azuur
    [crimson] Karmijn
    [guild] Gilde
    [line] Lijn
    [square] Vierkant
    [corners] Hoeken
    [frontier] Grens
    [heartland] Binnenland
    [council] Raad
    [elders] Oudsten
    [conclave] Conclaaf
    [retinue] Gevolg
    [caravan] Karavaan
   *[treasury] Schatkamer
}

aim = { $aim ->
    [palms] palmbomen op jouw tegels
    [palaces] paleizen op jouw tegels
    [oases] oases van jou
    [villages] dorpen van jou
    [sacred-places] heilige plaatsen van jou
    [markets] markten van jou, van elke soort
    [blue-tiles] blauwe tegels van jou
    [red-tiles] rode tegels van jou
    [tiles-in-line] tegels van jou op een lijn
    [tiles-of-square] tegels van jou in een vierkant
    [corners] hoektegels van jou
    [border-tiles] randtegels van jou
    [inner-tiles] tegels van jou niet aan de rand
    [viziers] viziers
    [elders] oudsten
    [artisans] ambachtslieden
    [djinns] djinns
    [fakirs] fakirs
    [different-goods] verschillende goederen
   *[items] voorwerpen
}

## Hoe de dingen in zinnen heten.

coins = { $n ->
    [one] { $n } munt
   *[other] { $n } munten
}

fakirs = { $n ->
    [one] { $n } fakir
   *[other] { $n } fakirs
}

items = { $n ->
    [one] { $n } voorwerp
   *[other] { $n } voorwerpen
}

cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}

points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}

signed-points = { $n ->
    [one] { SIGNED($n) } punt
   *[other] { SIGNED($n) } punten
}

about-points = { $n ->
    [one] ongeveer { $n } punt
   *[other] ongeveer { $n } punten
}

meeple = { $meeple ->
    [vizier] vizier
    [elder] oudste
    [merchant] handelaar
    [builder] bouwmeester
    [assassin] moordenaar
   *[artisan] ambachtsman
}

tribes = { $meeple ->
    [vizier] viziers
    [elder] oudsten
    [merchant] handelaars
    [builder] bouwmeesters
    [assassin] moordenaars
   *[artisan] ambachtslieden
}

a-meeple = { $meeple ->
    [vizier] een vizier
    [elder] een oudste
    [merchant] een handelaar
    [builder] een bouwmeester
    [assassin] een moordenaar
   *[artisan] een ambachtsman
}

meeples = { $count } { tribe }

victims = { $count ->
    [1] { a-meeple }
   *[other] { meeples }
}

a-building = { $building ->
    [palm] een palmboom
   *[palace] een paleis
}

buildings = { $count } { building }

placed = { $count ->
    [1] { a-building }
   *[other] { buildings }
}

some-card = { $card ->
    [fakir] een fakir
    [fish] vis
    [gold] goud
    [ivory] ivoor
    [jewels] edelstenen
    [papyrus] papyrus
    [pottery] aardewerk
    [silk] zijde
    [spice] specerijen
   *[wheat] graan
}

card-count = { $count ->
    [1] { card }
   *[other] { $card ->
        [fakir] { $count } fakirs
       *[other] { card } ×{ $count }
    }
}

some-cards = { $count ->
    [1] { some-card }
   *[other] { $card ->
        [fakir] { $count } fakirs
       *[other] { some-card } ×{ $count }
    }
}

payment = { $payment ->
    [e] 1 oudste
    [f] 1 fakir
    [ee] 2 oudsten
    [ef] 1 oudste en 1 fakir
    [ff] 2 fakirs
   *[p] 1 ambachtsman
}

of-score-line = { SMALL(score-line) }

## Namen als opschrift.

meeple-label = { CAPITAL(meeple) }
building-label = { $building ->
    [palm] Palmboom
   *[palace] Paleis
}
tile-label = { CAPITAL(tile) }
card-label = { CAPITAL(card) }
item-label = { CAPITAL(item) }
piece-label = { CAPITAL(piece) }

## Wat zinnen en gegevens verbindt.

sentences = { $sentences }
sentence = { $what }.
facts = { $facts }
noted = { $what } ({ $note })
group = { $meeples }
