### Names and short explanations of the things of the game.

tribe = { $meeple ->
    [vizier] { $count ->
        [one] vizir
       *[other] vizirs
    }
    [elder] { $count ->
        [one] sage
       *[other] sages
    }
    [merchant] { $count ->
        [one] marchand
       *[other] marchands
    }
    [builder] { $count ->
        [one] bâtisseur
       *[other] bâtisseurs
    }
    [assassin] { $count ->
        [one] assassin
       *[other] assassins
    }
   *[artisan] { $count ->
        [one] artisan
       *[other] artisans
    }
}

tribe-letter = { $meeple ->
    [vizier] V
    [elder] S
    [merchant] M
    [builder] B
    [assassin] A
   *[artisan] P
}

tribe-key = { $meeple ->
    [vizier] V
    [elder] S
    [merchant] M
    [builder] B
    [assassin] A
   *[artisan] P
}

tribe-action = { $meeple ->
    [vizier] Gardez-les : 1 point chacun, et 10 par adversaire qui en a moins.
    [elder] Gardez-les : 2 points chacun ; ils servent aussi à payer les djinns.
    [merchant] Prenez autant de cartes au début de la rangée.
    [builder] Gagnez des pièces : bâtisseurs fois tuiles à chiffre bleu autour ; chaque fakir compte comme un bâtisseur.
    [assassin] Tuez un meeple à portée, ou un meeple devant un adversaire.
   *[artisan] Gardez-les : 2 points chacun, 3 si personne n’en a plus. Piochez un objet pour chacun, gardez-en un.
}

tile = { $kind ->
    [village] village
    [sacred-place] lieu sacré
    [oasis] oasis
    [small-market] petit marché
    [large-market] grand marché
    [workshop] atelier
    [specialised-market] marché spécialisé
    [chasm] crevasse
    [city] cité fabuleuse
   *[great-lake] grand lac
}

tile-action = { $kind ->
    [village] Placez ici un palais.
    [sacred-place] Vous pouvez prendre un djinn pour 2 sages, ou 1 sage et 1 fakir.
    [oasis] Placez ici un palmier.
    [small-market] Vous pouvez acheter une des 3 premières cartes pour 3 pièces.
    [large-market] Vous pouvez acheter deux des 6 premières cartes pour 6 pièces.
    [workshop] Vous pouvez prendre le premier objet pour 1 artisan ou 2 fakirs.
    [specialised-market] Vous pouvez acheter n’importe quelle carte pour 4 pièces.
    [chasm] Rien ne peut s’y trouver.
    [city] Le caprice qui s’y trouve est à vous.
   *[great-lake] Rien ne peut s’y trouver ; palmiers et palais autour comptent double.
}

value-colour = { $colour ->
    [blue] bleu
   *[red] rouge
}

building = { $building ->
    [palm] { $count ->
        [one] palmier
       *[other] palmiers
    }
   *[palace] palais
}

card = { $card ->
    [fakir] fakir
    [fish] poisson
    [gold] or
    [ivory] ivoire
    [jewels] joyaux
    [papyrus] papyrus
    [pottery] poterie
    [silk] soie
    [spice] épices
   *[wheat] blé
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
    [coins] Pièces d’or
    [viziers] Vizirs
    [elders] Sages
    [djinns] Djinns
    [tiles] Tuiles
    [palms] Palmiers
    [palaces] Palais
    [cities] Cités
    [goods] Marchandises
    [artisans] Artisans
    [items] Objets
   *[tent] Campement
}

expansion = { $expansion ->
    [artisans] Les Artisans de Naqala
   *[whims] Les Caprices du Sultan
}

piece = { $piece ->
    [camel] chameau
   *[tent] campement
}

item = { $item ->
    [jewel] bijou
    [chest] coffre
    [crown] couronne
    [scimitar] cimeterre ardent
    [lamp] lampe merveilleuse
    [flute] flûte enchantée
    [carpet] tapis volant
    [ring] anneau du renouveau
    [talisman] talisman des tempêtes
   *[horn] corne d’abondance
}

the-item = { $item ->
    [jewel] le bijou
    [chest] le coffre
    [crown] la couronne
    [scimitar] le cimeterre ardent
    [lamp] la lampe merveilleuse
    [flute] la flûte enchantée
    [carpet] le tapis volant
    [ring] l’anneau du renouveau
    [talisman] le talisman des tempêtes
   *[horn] la corne d’abondance
}
    .to = { $item ->
        [jewel] au bijou
        [chest] au coffre
        [crown] à la couronne
        [scimitar] au cimeterre ardent
        [lamp] à la lampe merveilleuse
        [flute] à la flûte enchantée
        [carpet] au tapis volant
        [ring] à l’anneau du renouveau
        [talisman] au talisman des tempêtes
       *[horn] à la corne d’abondance
    }

whim = { $whim ->
    [grove] Bosquet
    [forest] Forêt
    [court] Cour
    [capital] Capitale
    [oases] Oasis
    [villages] Villages
    [sanctuary] Sanctuaire
    [bazaar] Bazar
    [azure] Azur
    [crimson] Cramoisi
    [guild] Guilde
    [line] Ligne
    [square] Carré
    [corners] Coins
    [frontier] Frontière
    [heartland] Cœur du pays
    [council] Conseil
    [elders] Sages
    [conclave] Conclave
    [retinue] Escorte
    [caravan] Caravane
   *[treasury] Trésor
}

aim = { $aim ->
    [palms] palmiers sur vos tuiles
    [palaces] palais sur vos tuiles
    [oases] oasis à vous
    [villages] villages à vous
    [sacred-places] lieux sacrés à vous
    [markets] marchés de toute sorte à vous
    [blue-tiles] tuiles à chiffre bleu à vous
    [red-tiles] tuiles à chiffre rouge à vous
    [tiles-in-line] tuiles à vous en ligne
    [tiles-of-square] tuiles à vous en carré
    [corners] coins du plateau à vous
    [border-tiles] tuiles à vous au bord
    [inner-tiles] tuiles à vous hors du bord
    [viziers] vizirs
    [elders] sages
    [artisans] artisans
    [djinns] djinns
    [fakirs] fakirs
    [different-goods] marchandises différentes
   *[items] objets
}

## How things are said in sentences.

coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}

fakirs = { $n ->
    [one] { $n } fakir
   *[other] { $n } fakirs
}

items = { $n ->
    [one] { $n } objet
   *[other] { $n } objets
}

cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

signed-points = { $n ->
    [one] { SIGNED($n) } point
   *[other] { SIGNED($n) } points
}

about-points = { $n ->
    [one] environ { $n } point
   *[other] environ { $n } points
}

meeple = { $meeple ->
    [vizier] vizir
    [elder] sage
    [merchant] marchand
    [builder] bâtisseur
    [assassin] assassin
   *[artisan] artisan
}

tribes = { $meeple ->
    [vizier] vizirs
    [elder] sages
    [merchant] marchands
    [builder] bâtisseurs
    [assassin] assassins
   *[artisan] artisans
}

a-meeple = { $meeple ->
    [vizier] un vizir
    [elder] un sage
    [merchant] un marchand
    [builder] un bâtisseur
    [assassin] un assassin
   *[artisan] un artisan
}

meeples = { $count } { tribe }

victims = { $count ->
    [1] { a-meeple }
   *[other] { meeples }
}

a-building = { $building ->
    [palm] un palmier
   *[palace] un palais
}

buildings = { $count } { building }

placed = { $count ->
    [1] { a-building }
   *[other] { buildings }
}

some-card = { $card ->
    [fakir] un fakir
    [fish] du poisson
    [gold] de l’or
    [ivory] de l’ivoire
    [jewels] des joyaux
    [papyrus] du papyrus
    [pottery] de la poterie
    [silk] de la soie
    [spice] des épices
   *[wheat] du blé
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
    [e] 1 sage
    [f] 1 fakir
    [ee] 2 sages
    [ef] 1 sage et 1 fakir
    [ff] 2 fakirs
   *[p] 1 artisan
}

of-score-line = { SMALL(score-line) }

## Names as labels.

meeple-label = { CAPITAL(meeple) }
building-label = { $building ->
    [palm] Palmier
   *[palace] Palais
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
