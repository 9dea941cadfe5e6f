### The words of the game, the same in all files, with what each means. A language begins with its own: they are terms, so that rows can
### say { -vizier }, but most rows write them out in the form that they need.

# A wooden figure. Six colours, each a tribe.
-meeple = meeple
# All meeples of a colour.
-tribe = tribe
# Yellow: kept, 1 point each, 10 for each opponent with fewer.
-vizier = vizier
# White: kept, 2 points each, pays for djinns.
-elder = elder
# Green: takes cards from the row.
-merchant = merchant
# Blue: earns coins.
-builder = builder
# Red: kills a meeple.
-assassin = assassin
# Purple, of an expansion: draws items.
-artisan = artisan
# A card with points and a power. Their names stay as they are.
-djinn = djinn
# A card that is no good, and helps builders, assassins and payments.
-fakir = fakir
# The ruler whom the winner follows; the strongest computer.
-sultan = Sultan
# Marks a tile as a player’s.
-camel = camel
# Does so, too, and scores red-valued tiles around it.
-tent = tent
# 3 points for the owner of the tile.
-palm = palm tree
# 5 points for the owner of the tile.
-palace = palace
# A tile that gets a palm tree.
-oasis = oasis
# A tile that gets a palace.
-village = village
# Sells one of the first 3 cards.
-small-market = small market
# Sells two of the first 6 cards.
-large-market = large market
# Sells any card.
-specialised-market = specialised market
# Where one takes a djinn.
-sacred-place = sacred place
# Where one takes an item; mountains on two sides.
-workshop = workshop
# Has a whim.
-city = fabulous city
# Nothing can be there.
-chasm = chasm
# Nothing can be there; palm trees and palaces around it count double.
-lake = great lake
# One of 30 or more squares of the board.
-tile = tile
# Its value stands on blue: builders count it.
-blue-value = blue-valued tile
# Its value stands on red: the tent counts it.
-red-value = red-valued tile
# Spots with prices, on which the markers of bids stand.
-turn-order-track = turn order track
# Who bids next.
-bid-order = bid order
# A place of the turn order track, with its price.
-spot = spot
# What one pays for a spot.
-bid = bid
# What stands on the tracks for a player.
-marker = marker
# All bids, then a turn for each marker.
-round = round
# All that a player does until the next one plays.
-turn = turn
# Picking up the meeples of a tile and dropping them on a way.
-move = move
# To take all meeples of a tile in hand.
-pick-up = pick up
# To leave one meeple on a tile of the way.
-drop = drop
# To take all meeples of the last one’s colour at the end of the way.
-collect = collect
# To put a camel or the tent on an emptied tile.
-control = take control
# The nine cards that lie face up.
-row = row of cards
# A good or a fakir.
-card = card
# One of nine kinds of cards, sold in sets.
-good = good
# Different goods that are sold together.
-set = set
# Money and points at once. Secret.
-coin = coin
# What wins the game.
-point = point
# The points of all, by lines.
-score-sheet = score sheet
# A tile that artisans draw.
-item = item
# Scores points.
-precious-item = precious item
# Does something once.
-magic-item = magic item
# A condition with coins for who meets it.
-whim = whim
# To show a whim that is fulfilled and take its coins.
-lay = lay
# What meeples are drawn from.
-bag = bag
# Cards that lie face down.
-deck = deck
# Cards that are used up.
-discard = discard
# How far assassins can kill.
-reach = reach
# Advice, in four stages.
-hint = hint
# What explains a first game.
-guide = guide
# A position with one good choice.
-puzzle = puzzle
# Steps to read and to do.
-lesson = lesson
# All lessons.
-course = course
# A game as a file that can be opened and played back.
-record = record
# To undo a turn that had ended, if the table agrees.
-take-back = take back
# The people and computers of a game, wherever they are.
-table = table
# Of one player at a table.
-seat = seat
