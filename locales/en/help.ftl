### Texts of the help: the rules in brief, the gestures and the keys.

parts = Parts of the help

# The title of the help on paper.
in-brief = The rules in brief
aim = The aim
aim-text = Finish with the most points: coins, meeples kept, djinns, tiles, palm trees, palaces and goods all count. When somebody has placed their last camel (and the tent), or cannot move, the round is played to its end and the game is over.

round = A round
bid = Put your marker on a free spot of the turn order track and pay its price at once: who pays most plays first. Three fit on 0, where the last to come plays before the others. With 2 players each has two markers, so two turns.
walk = Pick up all the meeples of one tile and drop them one by one, each on a tile next to the one before: never diagonally, never straight back to the tile just left. The last one must join another of its colour. Whoever can move must.
collect = Collect
collect-text = All meeples of that colour on the last tile come to your hand. If this leaves it with no meeple and no camel, you place one of your camels there: the tile is yours, and only a magic item can move the camel.
tribe = The collected meeples do what their tribe does.
tile = The last tile does what its kind does, whoever owns it. A palace or palm tree must be placed; to buy or to take a djinn is up to you.
sale = Sell sets of different goods for coins, if you like.
end = Then the next marker plays. After the last one the rows of cards and djinns are filled up, and new bids begin.

tribes = Tribes
tribes-text = Viziers, elders and artisans stay in front of you; the others go back to the bag.
fakirs = A fakir is a card that helps: one more builder, one more step for assassins, or the place of an elder when you pay for a djinn. It cannot be sold and scores nothing.

tiles = Tiles
tiles-text = The number is what a tile is worth to the player whose camel stands on it. Builders count the blue, square ones.

expansions = Expansions
expansions-text = Artisans add items and a tent, Whims add cities and whims; with both the board has 42 tiles. With either, five can play: on the track 1, 3 and 5 then hold two markers each.
tent-text = Once in the game it may take a tile instead of a camel. It scores the tile, and 1 point for each red-valued tile among it and the 8 around.
items = Items
items-text = Precious ones score at the end. Magic ones are used once: one in a turn, at the moments of powers, the carpet before or during the move. Tap one to use it. They stay hidden from the others.
whims = Whims
whims-text = Taken where a move ends in a city, hidden in your hand. Once its condition is met, lay it for its coins: on your turn, or before your bid. A whim whose condition is met at the end of the game is laid then.
cities = 5, 20, 45, 80 or 125 for 1 to 5 of them
artisans = 2 each, 3 if nobody has more
items-score = The number on each precious one
tent-score = 1 for each red-valued tile among its own and the 8 around

scoring = Points
points = Points
coins = 1 each
viziers = 1 each, and 10 for every opponent with fewer
elders = 2 each
djinns = The number on the card
owned = The number on each tile with your camel or tent
palms = 3 each, on your tiles; double by the lake
palaces = 5 each, on your tiles; double by the lake
goods = Sets of different goods, split in the best way
sets = What a set is worth, in coins when sold, in points at the end
set-of = Set of
worth = Worth
rules = Rules, one by one
rules-text = The link beside a refusal, and the one on a card, lead here.
rule = { CAPITAL($name) }

tie = Players who tie share the win.

page = On this page
page-bid = Tap a price to see the order it would make; the button makes it your bid.
tap = Tap a tile
tap-text = Tap a lit tile to pick up its meeples, then the tiles to drop them on. One stroke from the tile to the next does both.
several = Several colours
several-text = Figures on the tile show them: tap the one you mean. On a small screen a tap asks which one.
straight = Straight to the end
straight-text = Where a single way leads to an end that is shown, tap it, and the meeples fall along that way.
colour = Colour first
colour-text = Tap a colour in your hand: only its tiles stay lit, and squares show where the move can end with it. Or drag a meeple onto a tile.
why = Why not here?
why-text = Tap a dim tile: it says why, and the bar links to the rule. What would lead into a dead end is never lit.
look = Look first
look-text = Rest the mouse on a lit tile, or hold a finger on it: before anything is picked up, squares show where the move can end, and letters with which tribe.
enlarge = What is this tile?
enlarge-text = Hold a finger on any tile, or click it with the other button of the mouse: it is shown large, with its name and what it does. This plays nothing, and works while others play.
last = The last meeple
last-text = Each lit tile shows what ending there brings: meeples and their gain, a camel, the tile’s own effect.
market-text = Tap a lit card to buy it; at a large market tap two.
djinns-text = Tap one to read it. One of yours that is lit can be used now.
undo-text = One step back. A tap on the board with two fingers does the same.
whole-move = The whole move back
whole-move-text = Tap the tile it started from, as long as it is not lit, or press Escape.
reset-text = Everything back to the start of the turn, or to what was revealed since.
barrier = No way back
barrier-text = A button with a lock reveals something, or ends a bid or a turn: undo stops there.
end-text = A turn never ends by itself: it is yours until you tap this button.
log-text = Tap a line to see its tiles. If the table agrees, the game can go back to any turn in it.

keyboard = Keys
key-head = Key
does = What it does
key-tab = To the next part of the page; the whole board is one
key-arrows = From tile to tile; where meeples can be picked up, the ends are shown
key-row = To the first or last tile of the row
key-corner = To the first or last tile of the board
key-enter = Does what a tap does
key-enlarge = Shows the tile large, with its name and what it does
key-letters = On the board or in the hand: that colour first
key-escape = Gives up what is half chosen, else the whole move; closes a window like this one
key-mac = On a Mac, Cmd does what Ctrl does.

# Further notes on a tribe.
# $meeple (Meeple)
tribe-more = { $meeple ->
    [vizier] A tie brings no bonus.
    [elder] Those you pay with go to the bag and no longer score.
    [merchant] You do not choose: goods and fakirs come as they lie.
    [builder] The last tile counts as well as the 8 around it.
    [assassin] Reach: one step along a row or column for each assassin, and one for each fakir you discard. A tile emptied like this becomes yours if no camel stands on it.
   *[artisan] Items discarded lie face up; they are never reshuffled.
}

# Further notes on a kind of tile.
# $kind (TileKind)
tile-more = { $kind ->
    [village] It brings 5 points to the owner of the tile.
    [sacred-place] A power with a price can be used once a turn, from this turn on.
    [oasis] It brings 3 points to the owner of the tile.
    [small-market] First means leftmost; gaps stay until the round is over.
    [large-market] If only one is left, it costs 6 all the same.
    [workshop] Mountains stand on two of its sides: no move goes through them. Reach and surroundings ignore them.
    [specialised-market] Of all that lie face up.
    [chasm] No move goes there.
    [city] Your cities together score 5, 20, 45, 80 or 125.
   *[great-lake] No move goes there.
}

# Names a key as keyboards label it, from its name in `aria-keyshortcuts`.
key = { $key ->
    [Control] Ctrl
    [Escape] Esc
    [PageUp] Page up
    [PageDown] Page down
   *[other] { $key }
}
