### Names and short explanations of the things of the game.
###
### Forms: `.the` with the article.

tribe = { $meeple ->
    [vizier] visir
    [elder] { $count ->
        [one] saggio
       *[other] saggi
    }
    [merchant] { $count ->
        [one] mercante
       *[other] mercanti
    }
    [builder] { $count ->
        [one] costruttore
       *[other] costruttori
    }
    [assassin] { $count ->
        [one] assassino
       *[other] assassini
    }
   *[artisan] { $count ->
        [one] artigiano
       *[other] artigiani
    }
}

tribe-letter = { $meeple ->
    [vizier] V
    [elder] S
    [merchant] M
    [builder] C
    [assassin] A
   *[artisan] R
}

tribe-key = { $meeple ->
    [vizier] V
    [elder] S
    [merchant] M
    [builder] C
    [assassin] A
   *[artisan] R
}

tribe-action = { $meeple ->
    [vizier] Tienili: 1 punto l’uno, e 10 per ogni avversario che ne ha meno.
    [elder] Tienili: 2 punti l’uno; servono anche a pagare i geni.
    [merchant] Prendi altrettante carte dall’inizio della fila.
    [builder] Guadagna monete: costruttori × tessere blu intorno; ogni fachiro vale un costruttore in più.
    [assassin] Uccidi un meeple a portata, o uno davanti a un avversario.
   *[artisan] Tienili: 2 punti l’uno, 3 se nessuno ne ha di più. Pesca un oggetto per ciascuno, tienine uno.
}

tile = { $kind ->
    [village] villaggio
    [sacred-place] luogo sacro
    [oasis] oasi
    [small-market] mercato piccolo
    [large-market] mercato grande
    [workshop] laboratorio
    [specialised-market] mercato specializzato
    [chasm] precipizio
    [city] città favolosa
   *[great-lake] grande lago
}

tile-action = { $kind ->
    [village] Piazza qui un palazzo.
    [sacred-place] Puoi prendere un genio per 2 saggi, o per 1 saggio e 1 fachiro.
    [oasis] Piazza qui una palma.
    [small-market] Puoi comprare una delle prime 3 carte per 3 monete.
    [large-market] Puoi comprare due delle prime 6 carte per 6 monete.
    [workshop] Puoi prendere il primo oggetto per 1 artigiano o 2 fachiri.
    [specialised-market] Puoi comprare una carta qualsiasi per 4 monete.
    [chasm] Qui non può esserci nulla.
    [city] Il capriccio che si trova qui è tuo.
   *[great-lake] Qui non può esserci nulla; palme e palazzi intorno valgono doppio.
}

value-colour = { $colour ->
    [blue] blu
   *[red] rosso
}
    .feminine = { $colour ->
        [blue] blu
       *[red] rossa
    }

building = { $building ->
    [palm] { $count ->
        [one] palma
       *[other] palme
    }
   *[palace] { $count ->
        [one] palazzo
       *[other] palazzi
    }
}

card = { $card ->
    [fakir] fachiro
    [fish] pesce
    [gold] oro
    [ivory] avorio
    [jewels] gioielli
    [papyrus] papiro
    [pottery] ceramica
    [silk] seta
    [spice] spezie
   *[wheat] grano
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
    [coins] Monete
    [viziers] Visir
    [elders] Saggi
    [djinns] Geni
    [tiles] Tessere
    [palms] Palme
    [palaces] Palazzi
    [cities] Città
    [goods] Merci
    [artisans] Artigiani
    [items] Oggetti
   *[tent] Tenda
}

expansion = { $expansion ->
    [artisans] Gli Artigiani di Naqala
   *[whims] I Capricci del Sultano
}

piece = { $piece ->
    [camel] cammello
   *[tent] tenda
}
    .the = { $piece ->
        [camel] il cammello
       *[tent] la tenda
    }

item = { $item ->
    [jewel] gioiello
    [chest] forziere
    [crown] corona
    [scimitar] scimitarra ardente
    [lamp] lampada favolosa
    [flute] flauto incantato
    [carpet] tappeto volante
    [ring] anello della rinascita
    [talisman] talismano della tempesta
   *[horn] corno dell’abbondanza
}

the-item = { $item ->
    [jewel] il gioiello
    [chest] il forziere
    [crown] la corona
    [scimitar] la scimitarra ardente
    [lamp] la lampada favolosa
    [flute] il flauto incantato
    [carpet] il tappeto volante
    [ring] l’anello della rinascita
    [talisman] il talismano della tempesta
   *[horn] il corno dell’abbondanza
}
    .to = { $item ->
        [jewel] al gioiello
        [chest] al forziere
        [crown] alla corona
        [scimitar] alla scimitarra ardente
        [lamp] alla lampada favolosa
        [flute] al flauto incantato
        [carpet] al tappeto volante
        [ring] all’anello della rinascita
        [talisman] al talismano della tempesta
       *[horn] al corno dell’abbondanza
    }

whim = { $whim ->
    [grove] Boschetto
    [forest] Foresta
    [court] Corte
    [capital] Capitale
    [oases] Oasi
    [villages] Villaggi
    [sanctuary] Santuario
    [bazaar] Bazar
    [azure] Azzurro
    [crimson] Cremisi
    [guild] Gilda
    [line] Linea
    [square] Quadrato
    [corners] Angoli
    [frontier] Frontiera
    [heartland] Entroterra
    [council] Consiglio
    [elders] Saggi
    [conclave] Conclave
    [retinue] Seguito
    [caravan] Carovana
   *[treasury] Tesoro
}

aim = { $aim ->
    [palms] palme sulle tue tessere
    [palaces] palazzi sulle tue tessere
    [oases] oasi tue
    [villages] villaggi tuoi
    [sacred-places] luoghi sacri tuoi
    [markets] mercati tuoi di qualsiasi tipo
    [blue-tiles] tessere blu tue
    [red-tiles] tessere rosse tue
    [tiles-in-line] tessere tue in linea
    [tiles-of-square] tessere tue in quadrato
    [corners] tessere d’angolo tue
    [border-tiles] tessere sul bordo tue
    [inner-tiles] tessere tue lontane dal bordo
    [viziers] visir
    [elders] saggi
    [artisans] artigiani
    [djinns] geni
    [fakirs] fachiri
    [different-goods] merci diverse
   *[items] oggetti
}

## How things are said in sentences.

coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}

fakirs = { $n ->
    [one] { $n } fachiro
   *[other] { $n } fachiri
}

items = { $n ->
    [one] { $n } oggetto
   *[other] { $n } oggetti
}

cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}

points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}

signed-points = { $n ->
    [one] { SIGNED($n) } punto
   *[other] { SIGNED($n) } punti
}

about-points = { $n ->
    [one] circa { $n } punto
   *[other] circa { $n } punti
}

meeple = { $meeple ->
    [vizier] visir
    [elder] saggio
    [merchant] mercante
    [builder] costruttore
    [assassin] assassino
   *[artisan] artigiano
}

tribes = { $meeple ->
    [vizier] visir
    [elder] saggi
    [merchant] mercanti
    [builder] costruttori
    [assassin] assassini
   *[artisan] artigiani
}
    .the = { $meeple ->
        [vizier] i visir
        [elder] i saggi
        [merchant] i mercanti
        [builder] i costruttori
        [assassin] gli assassini
       *[artisan] gli artigiani
    }

a-meeple = { $meeple ->
    [vizier] un visir
    [elder] un saggio
    [merchant] un mercante
    [builder] un costruttore
    [assassin] un assassino
   *[artisan] un artigiano
}

meeples = { $count } { tribe }

victims = { $count ->
    [1] { a-meeple }
   *[other] { meeples }
}

a-building = { $building ->
    [palm] una palma
   *[palace] un palazzo
}

buildings = { $count } { building }

placed = { $count ->
    [1] { a-building }
   *[other] { buildings }
}

some-card = { $card ->
    [fakir] un fachiro
    [fish] pesce
    [gold] oro
    [ivory] avorio
    [jewels] gioielli
    [papyrus] papiro
    [pottery] ceramica
    [silk] seta
    [spice] spezie
   *[wheat] grano
}

card-count = { $count ->
    [1] { card }
   *[other] { $card ->
        [fakir] { $count } fachiri
       *[other] { card } ×{ $count }
    }
}

some-cards = { $count ->
    [1] { some-card }
   *[other] { $card ->
        [fakir] { $count } fachiri
       *[other] { some-card } ×{ $count }
    }
}

payment = { $payment ->
    [e] 1 saggio
    [f] 1 fachiro
    [ee] 2 saggi
    [ef] 1 saggio e 1 fachiro
    [ff] 2 fachiri
   *[p] 1 artigiano
}

of-score-line = { SMALL(score-line) }

## Names as labels.

meeple-label = { CAPITAL(meeple) }
building-label = { $building ->
    [palm] Palma
   *[palace] Palazzo
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
