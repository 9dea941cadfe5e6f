### Names and short explanations of the things of the game.

tribe = { $meeple ->
    [vizier] { $count ->
        [one] visir
       *[other] visires
    }
    [elder] { $count ->
        [one] anciano
       *[other] ancianos
    }
    [merchant] { $count ->
        [one] mercader
       *[other] mercaderes
    }
    [builder] { $count ->
        [one] constructor
       *[other] constructores
    }
    [assassin] { $count ->
        [one] asesino
       *[other] asesinos
    }
   *[artisan] { $count ->
        [one] artesano
       *[other] artesanos
    }
}

# Anciano, aSesino and aRtesano begin alike: the later two take their second letter.
tribe-letter = { $meeple ->
    [vizier] V
    [elder] A
    [merchant] M
    [builder] C
    [assassin] S
   *[artisan] R
}

tribe-key = { $meeple ->
    [vizier] V
    [elder] A
    [merchant] M
    [builder] C
    [assassin] S
   *[artisan] R
}

tribe-action = { $meeple ->
    [vizier] Guárdalos: 1 punto cada uno, y 10 por cada rival que tenga menos.
    [elder] Guárdalos: 2 puntos cada uno; también sirven para pagar genios.
    [merchant] Toma tantas cartas como mercaderes, del principio de la fila.
    [builder] Gana monedas: constructores por losetas de valor azul alrededor; cada faquir cuenta como un constructor más.
    [assassin] Mata un meeple que esté al alcance, o uno que tenga delante un rival.
   *[artisan] Guárdalos: 2 puntos cada uno, 3 si nadie tiene más. Roba un objeto por cada uno y quédate con uno.
}

tile = { $kind ->
    [village] aldea
    [sacred-place] lugar sagrado
    [oasis] oasis
    [small-market] mercado pequeño
    [large-market] mercado grande
    [workshop] taller
    [specialised-market] mercado especializado
    [chasm] abismo
    [city] ciudad fabulosa
   *[great-lake] gran lago
}

tile-action = { $kind ->
    [village] Coloca aquí un palacio.
    [sacred-place] Puedes tomar un genio por 2 ancianos, o por 1 anciano y 1 faquir.
    [oasis] Coloca aquí una palmera.
    [small-market] Puedes comprar una de las 3 primeras cartas por 3 monedas.
    [large-market] Puedes comprar dos de las 6 primeras cartas por 6 monedas.
    [workshop] Puedes tomar el objeto de arriba por 1 artesano o 2 faquires.
    [specialised-market] Puedes comprar cualquier carta por 4 monedas.
    [chasm] Aquí no puede haber nada.
    [city] El capricho que hay aquí es tuyo.
   *[great-lake] Aquí no puede haber nada; las palmeras y los palacios de alrededor cuentan doble.
}

value-colour = { $colour ->
    [blue] azul
   *[red] rojo
}

building = { $building ->
    [palm] { $count ->
        [one] palmera
       *[other] palmeras
    }
   *[palace] { $count ->
        [one] palacio
       *[other] palacios
    }
}

card = { $card ->
    [fakir] faquir
    [fish] pescado
    [gold] oro
    [ivory] marfil
    [jewels] joyas
    [papyrus] papiro
    [pottery] cerámica
    [silk] seda
    [spice] especias
   *[wheat] trigo
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
    [coins] Monedas
    [viziers] Visires
    [elders] Ancianos
    [djinns] Genios
    [tiles] Losetas
    [palms] Palmeras
    [palaces] Palacios
    [cities] Ciudades
    [goods] Mercancías
    [artisans] Artesanos
    [items] Objetos
   *[tent] Tienda
}

expansion = { $expansion ->
    [artisans] Los artesanos de Naqala
   *[whims] Los caprichos del sultán
}

piece = { $piece ->
    [camel] camello
   *[tent] tienda
}
    .definite = { $piece ->
        [camel] el camello
       *[tent] la tienda
    }

item = { $item ->
    [jewel] joya
    [chest] cofre
    [crown] corona
    [scimitar] cimitarra ardiente
    [lamp] lámpara fabulosa
    [flute] flauta encantadora
    [carpet] alfombra voladora
    [ring] anillo del renacer
    [talisman] talismán de la tempestad
   *[horn] cuerno de la abundancia
}

the-item = { $item ->
    [jewel] la joya
    [chest] el cofre
    [crown] la corona
    [scimitar] la cimitarra ardiente
    [lamp] la lámpara fabulosa
    [flute] la flauta encantadora
    [carpet] la alfombra voladora
    [ring] el anillo del renacer
    [talisman] el talismán de la tempestad
   *[horn] el cuerno de la abundancia
}

whim = { $whim ->
    [grove] Arboleda
    [forest] Bosque
    [court] Corte
    [capital] Capital
    [oases] Oasis
    [villages] Aldeas
    [sanctuary] Santuario
    [bazaar] Bazar
    [azure] Azur
    [crimson] Carmesí
    [guild] Gremio
    [line] Línea
    [square] Cuadrado
    [corners] Esquinas
    [frontier] Frontera
    [heartland] Tierra adentro
    [council] Consejo
    [elders] Ancianos
    [conclave] Cónclave
    [retinue] Séquito
    [caravan] Caravana
   *[treasury] Tesoro
}

aim = { $aim ->
    [palms] palmeras en tus losetas
    [palaces] palacios en tus losetas
    [oases] oasis tuyos
    [villages] aldeas tuyas
    [sacred-places] lugares sagrados tuyos
    [markets] mercados tuyos de cualquier tipo
    [blue-tiles] losetas tuyas de valor azul
    [red-tiles] losetas tuyas de valor rojo
    [tiles-in-line] losetas tuyas en línea
    [tiles-of-square] losetas tuyas en cuadrado
    [corners] esquinas del tablero tuyas
    [border-tiles] losetas tuyas del borde
    [inner-tiles] losetas tuyas fuera del borde
    [viziers] visires
    [elders] ancianos
    [artisans] artesanos
    [djinns] genios
    [fakirs] faquires
    [different-goods] mercancías distintas
   *[items] objetos
}

## How things are said in sentences.

coins = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}

fakirs = { $n ->
    [one] { $n } faquir
   *[other] { $n } faquires
}

items = { $n ->
    [one] { $n } objeto
   *[other] { $n } objetos
}

cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}

points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}

signed-points = { $n ->
    [one] { SIGNED($n) } punto
   *[other] { SIGNED($n) } puntos
}

about-points = { $n ->
    [one] cerca de { $n } punto
   *[other] unos { $n } puntos
}

meeple = { $meeple ->
    [vizier] visir
    [elder] anciano
    [merchant] mercader
    [builder] constructor
    [assassin] asesino
   *[artisan] artesano
}

tribes = { $meeple ->
    [vizier] visires
    [elder] ancianos
    [merchant] mercaderes
    [builder] constructores
    [assassin] asesinos
   *[artisan] artesanos
}

a-meeple = { $meeple ->
    [vizier] un visir
    [elder] un anciano
    [merchant] un mercader
    [builder] un constructor
    [assassin] un asesino
   *[artisan] un artesano
}

meeples = { $count } { tribe }

victims = { $count ->
    [1] { a-meeple }
   *[other] { meeples }
}

a-building = { $building ->
    [palm] una palmera
   *[palace] un palacio
}

buildings = { $count } { building }

placed = { $count ->
    [1] { a-building }
   *[other] { buildings }
}

some-card = { $card ->
    [fakir] un faquir
    [fish] pescado
    [gold] oro
    [ivory] marfil
    [jewels] joyas
    [papyrus] papiro
    [pottery] cerámica
    [silk] seda
    [spice] especias
   *[wheat] trigo
}

card-count = { $count ->
    [1] { card }
   *[other] { $card ->
        [fakir] { $count } faquires
       *[other] { card } ×{ $count }
    }
}

some-cards = { $count ->
    [1] { some-card }
   *[other] { $card ->
        [fakir] { $count } faquires
       *[other] { some-card } ×{ $count }
    }
}

payment = { $payment ->
    [e] 1 anciano
    [f] 1 faquir
    [ee] 2 ancianos
    [ef] 1 anciano y 1 faquir
    [ff] 2 faquires
   *[p] 1 artesano
}

of-score-line = { SMALL(score-line) }

## Names as labels.

meeple-label = { CAPITAL(meeple) }
building-label = { $building ->
    [palm] Palmera
   *[palace] Palacio
}
tile-label = { CAPITAL(tile) }
card-label = { CAPITAL(card) }
item-label = { CAPITAL(item) }
piece-label = { CAPITAL(piece) }

## What joins sentences and facts.

sentence = { $what }.
sentences = { $sentences }
facts = { $facts }
noted = { $what } ({ $note })
group = { $meeples }
