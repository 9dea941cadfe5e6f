### Names and short explanations of the things of the game.

tribe = { $meeple ->
    [vizier] { $count ->
        [0] vizires
        [one] vizir
       *[other] vizires
    }
    [elder] { $count ->
        [0] anciões
        [one] ancião
       *[other] anciões
    }
    [merchant] { $count ->
        [0] mercadores
        [one] mercador
       *[other] mercadores
    }
    [builder] { $count ->
        [0] construtores
        [one] construtor
       *[other] construtores
    }
    [assassin] { $count ->
        [0] assassinos
        [one] assassino
       *[other] assassinos
    }
   *[artisan] { $count ->
        [0] artesãos
        [one] artesão
       *[other] artesãos
    }
}

# Ancião, aSsassino and aRtesão begin alike: the later two take their second letter.
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
    [vizier] Fique com eles: 1 ponto cada, e 10 por oponente que tenha menos.
    [elder] Fique com eles: 2 pontos cada; também servem para pagar gênios.
    [merchant] Pegue tantas cartas quantos forem os mercadores, do início da fileira.
    [builder] Ganhe moedas: construtores vezes ladrilhos de valor azul em volta; cada faquir conta como mais um construtor.
    [assassin] Mate um meeple ao alcance, ou um que esteja diante de um oponente.
   *[artisan] Fique com eles: 2 pontos cada, 3 se ninguém tiver mais. Tire um item para cada um e fique com um.
}

tile = { $kind ->
    [village] aldeia
    [sacred-place] local sagrado
    [oasis] oásis
    [small-market] mercado pequeno
    [large-market] mercado grande
    [workshop] oficina
    [specialised-market] mercado especializado
    [chasm] abismo
    [city] cidade fabulosa
   *[great-lake] grande lago
}

tile-action = { $kind ->
    [village] Coloque um palácio aqui.
    [sacred-place] Você pode pegar um gênio por 2 anciões, ou por 1 ancião e 1 faquir.
    [oasis] Coloque uma palmeira aqui.
    [small-market] Você pode comprar uma das 3 primeiras cartas por 3 moedas.
    [large-market] Você pode comprar duas das 6 primeiras cartas por 6 moedas.
    [workshop] Você pode pegar o item do topo por 1 artesão ou 2 faquires.
    [specialised-market] Você pode comprar qualquer carta por 4 moedas.
    [chasm] Nada pode ficar aqui.
    [city] O capricho que está aqui é seu.
   *[great-lake] Nada pode ficar aqui; palmeiras e palácios em volta contam em dobro.
}

value-colour = { $colour ->
    [blue] azul
   *[red] vermelho
}

building = { $building ->
    [palm] { $count ->
        [0] palmeiras
        [one] palmeira
       *[other] palmeiras
    }
   *[palace] { $count ->
        [0] palácios
        [one] palácio
       *[other] palácios
    }
}

card = { $card ->
    [fakir] faquir
    [fish] peixe
    [gold] ouro
    [ivory] marfim
    [jewels] joias
    [papyrus] papiro
    [pottery] cerâmica
    [silk] seda
    [spice] especiarias
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
    [coins] Moedas
    [viziers] Vizires
    [elders] Anciões
    [djinns] Gênios
    [tiles] Ladrilhos
    [palms] Palmeiras
    [palaces] Palácios
    [cities] Cidades
    [goods] Mercadorias
    [artisans] Artesãos
    [items] Itens
   *[tent] Tenda
}

expansion = { $expansion ->
    [artisans] Os artesãos de Naqala
   *[whims] Os caprichos do sultão
}

piece = { $piece ->
    [camel] camelo
   *[tent] tenda
}
    .definite = { $piece ->
        [camel] o camelo
       *[tent] a tenda
    }

item = { $item ->
    [jewel] joia
    [chest] baú
    [crown] coroa
    [scimitar] cimitarra flamejante
    [lamp] lâmpada fabulosa
    [flute] flauta encantadora
    [carpet] tapete voador
    [ring] anel do renascimento
    [talisman] talismã da tempestade
   *[horn] cornucópia
}

the-item = { $item ->
    [jewel] a joia
    [chest] o baú
    [crown] a coroa
    [scimitar] a cimitarra flamejante
    [lamp] a lâmpada fabulosa
    [flute] a flauta encantadora
    [carpet] o tapete voador
    [ring] o anel do renascimento
    [talisman] o talismã da tempestade
   *[horn] a cornucópia
}

whim = { $whim ->
    [grove] Bosque
    [forest] Floresta
    [court] Corte
    [capital] Capital
    [oases] Oásis
    [villages] Aldeias
    [sanctuary] Santuário
    [bazaar] Bazar
    [azure] Anil
    [crimson] Carmesim
    [guild] Guilda
    [line] Linha
    [square] Quadrado
    [corners] Cantos
    [frontier] Fronteira
    [heartland] Interior
    [council] Conselho
    [elders] Anciões
    [conclave] Conclave
    [retinue] Comitiva
    [caravan] Caravana
   *[treasury] Tesouro
}

aim = { $aim ->
    [palms] palmeiras nos seus ladrilhos
    [palaces] palácios nos seus ladrilhos
    [oases] oásis seus
    [villages] aldeias suas
    [sacred-places] locais sagrados seus
    [markets] mercados seus de qualquer tipo
    [blue-tiles] ladrilhos seus de valor azul
    [red-tiles] ladrilhos seus de valor vermelho
    [tiles-in-line] ladrilhos seus em linha
    [tiles-of-square] ladrilhos seus em quadrado
    [corners] cantos do tabuleiro seus
    [border-tiles] ladrilhos seus na borda
    [inner-tiles] ladrilhos seus fora da borda
    [viziers] vizires
    [elders] anciões
    [artisans] artesãos
    [djinns] gênios
    [fakirs] faquires
    [different-goods] mercadorias diferentes
   *[items] itens
}

## How things are said in sentences.

coins = { $n ->
    [0] { $n } moedas
    [one] { $n } moeda
   *[other] { $n } moedas
}

fakirs = { $n ->
    [0] { $n } faquires
    [one] { $n } faquir
   *[other] { $n } faquires
}

items = { $n ->
    [0] { $n } itens
    [one] { $n } item
   *[other] { $n } itens
}

cards = { $n ->
    [0] { $n } cartas
    [one] { $n } carta
   *[other] { $n } cartas
}

points = { $n ->
    [0] { $n } pontos
    [one] { $n } ponto
   *[other] { $n } pontos
}

signed-points = { $n ->
    [0] { SIGNED($n) } pontos
    [one] { SIGNED($n) } ponto
   *[other] { SIGNED($n) } pontos
}

about-points = { $n ->
    [0] cerca de { $n } pontos
    [one] cerca de { $n } ponto
   *[other] cerca de { $n } pontos
}

meeple = { $meeple ->
    [vizier] vizir
    [elder] ancião
    [merchant] mercador
    [builder] construtor
    [assassin] assassino
   *[artisan] artesão
}

tribes = { $meeple ->
    [vizier] vizires
    [elder] anciões
    [merchant] mercadores
    [builder] construtores
    [assassin] assassinos
   *[artisan] artesãos
}

a-meeple = { $meeple ->
    [vizier] um vizir
    [elder] um ancião
    [merchant] um mercador
    [builder] um construtor
    [assassin] um assassino
   *[artisan] um artesão
}

meeples = { $count } { tribe }

victims = { $count ->
    [1] { a-meeple }
   *[other] { meeples }
}

a-building = { $building ->
    [palm] uma palmeira
   *[palace] um palácio
}

buildings = { $count } { building }

placed = { $count ->
    [1] { a-building }
   *[other] { buildings }
}

some-card = { $card ->
    [fakir] um faquir
    [fish] peixe
    [gold] ouro
    [ivory] marfim
    [jewels] joias
    [papyrus] papiro
    [pottery] cerâmica
    [silk] seda
    [spice] especiarias
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
    [e] 1 ancião
    [f] 1 faquir
    [ee] 2 anciões
    [ef] 1 ancião e 1 faquir
    [ff] 2 faquires
   *[p] 1 artesão
}

of-score-line = { SMALL(score-line) }

## Names as labels.

meeple-label = { CAPITAL(meeple) }
building-label = { $building ->
    [palm] Palmeira
   *[palace] Palácio
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
