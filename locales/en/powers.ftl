### What the djinns and the items do, in words.

# What a djinn does, in one or two sentences.
# $djinn (Djinn)
djinn-power = { $djinn ->
    [al-amin] At the end of the game each pair of your fakirs counts as one good of your choice.
    [anun-nak] Put 3 random meeples from the bag on a tile with nothing on it.
    [baal] Whenever another djinn is taken: 1 coin if you took it, 2 if an opponent did.
    [boaz] The meeples in front of you cannot be killed.
    [bouraq] Place a palace on any village.
    [echidna] Your builders earn double this turn.
    [enki] Place a palm tree on any oasis.
    [ganapati] Whenever a whim is taken: 1 coin if by you, 2 if by an opponent.
    [geb] At the end of the game each of your precious items is worth 3 points more.
    [hagis] A palace you are placing may go on a neighbouring tile instead.
    [haurvatat] At the end of the game your palm trees are worth 5 points instead of 3.
    [iblis] Your assassins kill 2 meeples on one tile, or 2 in front of one opponent.
    [jafaar] At the end of the game your viziers are worth 3 points instead of 1.
    [kali] 1 coin for each opponent’s marker you push on the turn order track, 2 each time an opponent pushes yours.
    [kandicha] For what your assassins kill: a merchant gives a card (from the deck; with the Artisans the first of the row), a builder the coins of the blue-valued tiles around; a vizier, elder or artisan comes to you, an artisan with an item.
    [kumarbi] When you bid, each fakir you discard lowers the price by one step.
    [lamia] A palm tree you are placing may go on a neighbouring tile instead.
    [leta] Place a camel on a tile with nothing on it.
    [marid] For each meeple dropped on a tile of yours: 1 coin in your move, 2 in an opponent’s.
    [monkir] For each palace placed: 1 coin if by you, 2 if by an opponent.
    [nekir] Each time assassins kill: 1 coin if they are yours, 2 if an opponent’s.
    [ptah] At the end of the game each of your artisans is worth 2 points more.
    [shamhat] At the end of the game your elders are worth 4 points instead of 2.
    [sibittis] Draw 3 djinns, keep one, discard the others.
    [sloar] Take the top card of the deck.
   *[utug] Place a camel on a tile that holds only meeples.
}

# The power of a djinn in a line that fits its card.
# $djinn (Djinn)
djinn-effect = { $djinn ->
    [al-amin] At the end, 2 fakirs are 1 good
    [anun-nak] 3 random meeples onto an empty tile
    [baal] Djinn taken: 1 coin (by others: 2)
    [boaz] Nobody kills meeples in front of you
    [bouraq] A palace on any village
    [echidna] Your builders earn double
    [enki] A palm tree on any oasis
    [ganapati] Whim taken: 1 coin (by others: 2)
    [geb] Precious items: 3 points more each
    [hagis] Palace: a neighbouring tile, too
    [haurvatat] Palm trees: 5 points, not 3
    [iblis] Assassins kill 2 in one place
    [jafaar] Viziers: 3 points, not 1
    [kali] You push: 1 coin; they push you: 2
    [kandicha] Gain from those your assassins kill
    [kumarbi] Bids: one step less per fakir
    [lamia] Palm tree: a neighbouring tile, too
    [leta] A camel on an empty tile
    [marid] Drop on your tile: 1 coin (by others: 2)
    [monkir] Palace placed: 1 coin (by others: 2)
    [nekir] Assassins kill: 1 coin (others’: 2)
    [ptah] Artisans: 2 points more each
    [shamhat] Elders: 4 points, not 2
    [sibittis] Draw 3 djinns, keep 1
    [sloar] Take the top card of the deck
   *[utug] A camel on a tile with only meeples
}

# What an item does, in one sentence.
# $item (Item)
item-power = { $item ->
    [jewel] 5 points at the end.
    [chest] 7 points at the end.
    [crown] 9 points at the end.
    [scimitar] Remove 2 meeples from one tile.
    [lamp] Take a djinn, face up or from the deck, for nothing.
    [flute] Bring up to 5 meeples from the adjacent tiles onto one tile.
    [carpet] The last meeple of a move may fly to any other tile.
    [ring] Take an item from the discard.
    [talisman] Move one of your camels, or the tent, to a tile without one.
   *[horn] Refill the row of cards and put it in the order you like.
}
