### The rules that refusals and cards cite: a short name, and the rule in words for the help.

# The name of a rule, in a few words. Empty for one that the page does not cite.
# $id (text)
name = { $id ->
    [1.6] djinns that earn coins
    [R-B1] free spots
    [R-B4] bids with Kumarbi
    [R-B6] pushed markers
    [R-T1] whoever can move must
    [R-T2] when to use powers and items
    [R-T3] when to pay for Echidna, Iblis, Hagis and Lamia
    [R-T4] the tile’s action
    [R-T9] chasm and lake
    [R-M1] one step at a time
    [R-M2] no stepping straight back
    [R-M4] the last meeple
    [R-M5] no dead ends
    [R-A1] victims within reach
    [R-A4] two victims with Iblis
    [R-A6] victims with Kandicha
    [R-W1] taking a whim
    [R-W2] laying a whim
    [R-S2] points for viziers
    [R-S3] points for elders
    [R-S6] points for palm trees and palaces
    [R-S8] points for goods
    [R-S9] points for artisans
    [R-S10] points for items
   *[other] { "" }
}

# The rule in words.
# $id (text)
words = { $id ->
    [1.6] Ba’al, Marid, Monkir, Nekir, Kali and Ganapati bring coins whenever the thing on their card happens: 1 coin if you do it, 2 if an opponent does.
    [R-B1] To bid, put your marker on a free spot of the turn order track and pay its price at once. A price takes one marker; 0 takes three, and with five players 1, 3 and 5 take two each.
    [R-B4] Whoever has Kumarbi may discard fakirs in a bid: each makes the price one step cheaper, down to 0.
    [R-B6] Kali counts each marker that a push moves, once for each push: 1 coin for an opponent’s marker that you push, 2 for yours that an opponent pushes. Your own second marker counts for nothing.
    [R-T1] If you have a legal move you must make one. If you have none, you skip it, and this round is the last.
    [R-T2] On your turn you may use each power that has a cost once, and one magic item. Not while meeples are in hand for the move, and not while another choice waits for you. What would have no effect cannot be used.
    [R-T3] You pay for Echidna or Iblis just before the builders or assassins act, and for Hagis or Lamia while you place the palace or palm tree on a neighbouring tile. Where the piece can go without them, you pay nothing.
    [R-T4] On a village you must place a palace, on an oasis a palm tree, if the supply has one. In a city you take its whim. At markets, sacred places and workshops you choose whether to pay.
    [R-T9] Nothing can be on the chasm or the great lake: no meeple, no camel, no palm tree, no palace.
    [R-M1] Pick up all the meeples of one tile and drop them one by one, each on a tile that shares a side with the one before. Never diagonally, never across a mountain, never onto the chasm or the lake. Empty tiles and tiles with camels may be crossed.
    [R-M2] The next meeple may not be dropped on the tile you have just left; the tile where the move began counts as left. Later in the move you may come back to any tile.
    [R-M4] The last meeple must join another of its colour, which stood on the tile already or was dropped there in the same move.
    [R-M5] You drop the colours in any order, as long as the last meeple can still join another of its colour. A drop after which it no longer can is not allowed.
    [R-A1] Assassins kill one meeple: on a tile no further away than assassins plus fakirs you discard, counted along rows and columns, or a vizier, elder or artisan in front of an opponent without Boaz. You must kill if you can do so without a fakir.
    [R-A4] With Iblis your assassins kill two meeples on one tile, or two in front of one opponent. If only one is there, that one.
    [R-A6] For each meeple you kill: a merchant gives the top card of the deck (with the Artisans the first card of the row), a builder 1 coin for each blue-valued tile among its own and those around it. A vizier, an elder or an artisan comes to you; for an artisan you take the top item, too.
    [R-W1] If your move ends in a city, you take the whim that lies there. Passing through, or taking the city by a kill, does not count.
    [R-W2] You may lay a whim from your hand for its coins once its condition is met: on your turn, except during the move, or just before your bid. At the end of the game this happens automatically.
    [R-S2] Each vizier is 1 point (3 with Jafaar), and you get 10 for every opponent who has fewer viziers. A tie brings no bonus.
    [R-S3] Each elder in front of you is 2 points, 4 with Shamhat.
    [R-S6] Each palm tree on your tiles is 3 points (5 with Haurvatat), each palace 5; twice that on the tiles around the great lake.
    [R-S8] Sets of different goods count as in a sale, split in the best way. With Al-Amin every 2 fakirs stand for one good of your choice.
    [R-S9] Each artisan in front of you is 2 points, 3 if nobody has more artisans than you. With Ptah each is worth 2 more.
    [R-S10] Each precious item is worth its number, 3 more with Geb. Magic items are worth nothing at the end.
   *[other] { "" }
}
