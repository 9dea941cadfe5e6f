### Names and short explanations of the things of the game.

# Names a tribe in the form for a number of meeples.
# $meeple (Meeple)
# $count (number)
tribe = { $meeple ->
    [vizier] { $count ->
        [one] vizier
       *[other] viziers
    }
    [elder] { $count ->
        [one] elder
       *[other] elders
    }
    [merchant] { $count ->
        [one] merchant
       *[other] merchants
    }
    [builder] { $count ->
        [one] builder
       *[other] builders
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

# The letter shown on a meeple, so that its colour is never the only signal: six different ones.
# $meeple (Meeple)
tribe-letter = { $meeple ->
    [vizier] V
    [elder] E
    [merchant] M
    [builder] B
    [assassin] A
   *[artisan] P
}

# The key that means a tribe where colours are chosen: the letter on its meeple, if keyboards have it. Six different ones.
# $meeple (Meeple)
tribe-key = { $meeple ->
    [vizier] V
    [elder] E
    [merchant] M
    [builder] B
    [assassin] A
   *[artisan] P
}

# What a collected tribe does, in one sentence.
# $meeple (Meeple)
tribe-action = { $meeple ->
    [vizier] Keep them: 1 point each, and 10 for every opponent with fewer.
    [elder] Keep them: 2 points each; they also pay for djinns.
    [merchant] Take as many cards from the front of the row.
    [builder] Earn coins: builders times blue-valued tiles around; each fakir counts as one more builder.
    [assassin] Kill one meeple within reach, or one in front of an opponent.
   *[artisan] Keep them: 2 points each, 3 if nobody has more. Draw an item for each, keep one.
}

# Names a kind of tile.
# $kind (TileKind)
tile = { $kind ->
    [village] village
    [sacred-place] sacred place
    [oasis] oasis
    [small-market] small market
    [large-market] large market
    [workshop] workshop
    [specialised-market] specialised market
    [chasm] chasm
    [city] fabulous city
   *[great-lake] great lake
}

# What a tile gives where a move ends.
# $kind (TileKind)
tile-action = { $kind ->
    [village] Place a palace here.
    [sacred-place] You may take a djinn for 2 elders, or 1 elder and 1 fakir.
    [oasis] Place a palm tree here.
    [small-market] You may buy one of the first 3 cards for 3 coins.
    [large-market] You may buy two of the first 6 cards for 6 coins.
    [workshop] You may take the top item for 1 artisan or 2 fakirs.
    [specialised-market] You may buy any one card for 4 coins.
    [chasm] Nothing can be here.
    [city] The whim that lies here is yours.
   *[great-lake] Nothing can be here; palm trees and palaces around it count double.
}

# The colour behind the value of a tile.
# $colour (ValueColour)
value-colour = { $colour ->
    [blue] blue
   *[red] red
}

# Names a building in the form for a number of them.
# $building (Building)
# $count (number)
building = { $building ->
    [palm] { $count ->
        [one] palm tree
       *[other] palm trees
    }
   *[palace] { $count ->
        [one] palace
       *[other] palaces
    }
}

# Names a resource card.
# $card (Card)
card = { $card ->
    [fakir] fakir
    [fish] fish
    [gold] gold
    [ivory] ivory
    [jewels] jewels
    [papyrus] papyrus
    [pottery] pottery
    [silk] silk
    [spice] spice
   *[wheat] wheat
}

# The name of a djinn.
# $djinn (Djinn)
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

# Names a line of the score sheet.
# $line (ScoreLine)
score-line = { $line ->
    [coins] Coins
    [viziers] Viziers
    [elders] Elders
    [djinns] Djinns
    [tiles] Tiles
    [palms] Palm trees
    [palaces] Palaces
    [cities] Cities
    [goods] Goods
    [artisans] Artisans
    [items] Items
   *[tent] Tent
}

# The name of an expansion.
# $expansion (Expansion)
expansion = { $expansion ->
    [artisans] The Artisans of Naqala
   *[whims] The Whims of the Sultan
}

# The piece with which a player controls a tile.
# $piece (Piece)
piece = { $piece ->
    [camel] camel
   *[tent] tent
}

# Names an item.
# $item (Item)
item = { $item ->
    [jewel] jewel
    [chest] chest
    [crown] crown
    [scimitar] burning scimitar
    [lamp] fabulous lamp
    [flute] enchanting flute
    [carpet] flying carpet
    [ring] rebirth ring
    [talisman] tempest talisman
   *[horn] horn of plenty
}

# Names an item with its article.
# $item (Item)
the-item = { $item ->
    [jewel] the jewel
    [chest] the chest
    [crown] the crown
    [scimitar] the burning scimitar
    [lamp] the fabulous lamp
    [flute] the enchanting flute
    [carpet] the flying carpet
    [ring] the rebirth ring
    [talisman] the tempest talisman
   *[horn] the horn of plenty
}

# The name of a whim.
# $whim (Whim)
whim = { $whim ->
    [grove] Grove
    [forest] Forest
    [court] Court
    [capital] Capital
    [oases] Oases
    [villages] Villages
    [sanctuary] Sanctuary
    [bazaar] Bazaar
    [azure] Azure
    [crimson] Crimson
    [guild] Guild
    [line] Line
    [square] Square
    [corners] Corners
    [frontier] Frontier
    [heartland] Heartland
    [council] Council
    [elders] Elders
    [conclave] Conclave
    [retinue] Retinue
    [caravan] Caravan
   *[treasury] Treasury
}

# What a whim counts, in the plural form that follows a number.
# $aim (Aim)
# $needed (number)
aim = { $aim ->
    [palms] palm trees on your tiles
    [palaces] palaces on your tiles
    [oases] oases you control
    [villages] villages you control
    [sacred-places] sacred places you control
    [markets] markets of any kind you control
    [blue-tiles] blue-valued tiles you control
    [red-tiles] red-valued tiles you control
    [tiles-in-line] tiles you control in a line
    [tiles-of-square] tiles you control in a square
    [corners] corner tiles you control
    [border-tiles] border tiles you control
    [inner-tiles] tiles you control off the border
    [viziers] viziers
    [elders] elders
    [artisans] artisans
    [djinns] djinns
    [fakirs] fakirs
    [different-goods] different goods
   *[items] items
}

## How things are said in sentences.
##
## A row whose argument is of such a kind, `$coins (coins)`, says it as the row here does. What needs another form there, such as a
## case, gets it as an attribute here: `.genitive = …`, and is said with `{ FORM($coins, "genitive") }`.

# $n (number)
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}

# $n (number)
fakirs = { $n ->
    [one] { $n } fakir
   *[other] { $n } fakirs
}

# $n (number)
items = { $n ->
    [one] { $n } item
   *[other] { $n } items
}

# $n (number)
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

# $n (number)
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

# $n (number) Points with their sign: +3.
signed-points = { $n ->
    [one] { SIGNED($n) } point
   *[other] { SIGNED($n) } points
}

# $n (number)
about-points = { $n ->
    [one] about { $n } point
   *[other] about { $n } points
}

# One tribe as a word in a sentence: must join another …
# $meeple (Meeple)
meeple = { $meeple ->
    [vizier] vizier
    [elder] elder
    [merchant] merchant
    [builder] builder
    [assassin] assassin
   *[artisan] artisan
}

# Many of a tribe, without a number: end on c3 with …
# $meeple (Meeple)
tribes = { $meeple ->
    [vizier] viziers
    [elder] elders
    [merchant] merchants
    [builder] builders
    [assassin] assassins
   *[artisan] artisans
}

# Names one meeple with its article.
# $meeple (Meeple)
a-meeple = { $meeple ->
    [vizier] a vizier
    [elder] an elder
    [merchant] a merchant
    [builder] a builder
    [assassin] an assassin
   *[artisan] an artisan
}

# $meeple (Meeple)
# $count (number)
meeples = { $count } { tribe }

# Who is killed or removed: one with its article, several with their number.
# $meeple (Meeple)
# $count (number)
victims = { $count ->
    [1] { a-meeple }
   *[other] { meeples }
}

# Names one building with its article.
# $building (Building)
a-building = { $building ->
    [palm] a palm tree
   *[palace] a palace
}

# $building (Building)
# $count (number)
buildings = { $count } { building }

# What was placed: one with its article, several with their number.
# $building (Building)
# $count (number)
placed = { $count ->
    [1] { a-building }
   *[other] { buildings }
}

# Names a card as the object of a verb: draws …
# $card (Card)
some-card = { $card ->
    [fakir] a fakir
    [fish] fish
    [gold] gold
    [ivory] ivory
    [jewels] jewels
    [papyrus] papyrus
    [pottery] pottery
    [silk] silk
    [spice] spice
   *[wheat] wheat
}

# A kind of card and how many of it there are, in a list.
# $card (Card)
# $count (number)
card-count = { $count ->
    [1] { card }
   *[other] { $card ->
        [fakir] { $count } fakirs
       *[other] { card } ×{ $count }
    }
}

# The same as the object of a verb: draws …
# $card (Card)
# $count (number)
some-cards = { $count ->
    [1] { some-card }
   *[other] { $card ->
        [fakir] { $count } fakirs
       *[other] { some-card } ×{ $count }
    }
}

# What is paid for a djinn, a power or an item.
# $payment (Payment)
payment = { $payment ->
    [e] 1 elder
    [f] 1 fakir
    [ee] 2 elders
    [ef] 1 elder and 1 fakir
    [ff] 2 fakirs
   *[p] 1 artisan
}

# A line of the score sheet within a sentence.
# $line (ScoreLine)
of-score-line = { SMALL(score-line) }

## Names as labels.

# $meeple (Meeple)
meeple-label = { CAPITAL(meeple) }
# $building (Building)
building-label = { $building ->
    [palm] Palm tree
   *[palace] Palace
}
# $kind (TileKind)
tile-label = { CAPITAL(tile) }
# $card (Card)
card-label = { CAPITAL(card) }
# $item (Item)
item-label = { CAPITAL(item) }
# $piece (Piece)
piece-label = { CAPITAL(piece) }

## What joins sentences and facts.

# $sentences (text sentences)
sentences = { $sentences }
# What stands by itself as a sentence.
sentence = { $what }.
# $facts (text comma)
facts = { $facts }
# What is said of something in brief: its key, its number, its loss.
noted = { $what } ({ $note })
# $meeples (meeples and)
group = { $meeples }
