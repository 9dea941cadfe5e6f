### Texts of the editor, and of the faults of a position.

##

edit = Set up a position

## Short enough for one line beside the other buttons of the first page.

open-editor = Set up a position
edit-this = Edit this position
edit-this-hint = A copy of the table for the editor, with all that is hidden. This game stays as it is; what lies in the editor is kept.

## The board and the brushes.

# A choice: a tap puts something on the board.
put = Put
# A choice: a tap takes something off the board.
take-off = Take off
way = What a tap does
brushes = What to put on the board
meeples = Meeples
pieces = Pieces
tiles = Tiles
broom = Clear the tile
# How many pieces of a kind are not on the board yet.
# $n (number)
left = { $n } left
camel-of = Camel: { $name }
tent-of = Tent: { $name }
keys = Arrow keys walk the board, Enter puts, Delete takes off. A right click takes off, too.
# $list (text comma)
letters = A letter puts a meeple, with Shift it takes one off: { $list }.
letter-of = { $letter } { $tribe }
rows-as-text = The board as text
rows-hint = One line for each row, the northern one first, one word for each tile: { $tile } is a small market 6 with a merchant and a builder. ^1 is a palm tree, #1 a palace, @0 a camel of the first player.
sweep = Clear the board
# A button: leaves bare tiles, no cards, and players with nothing.
empty = Start empty
# A button: deals a new game to the same players.
deal = Deal anew
# A button: brings back the position that a copy of a game replaced.
before = What lay here before the copy
columns = Columns
rows = Rows
less = { $what }: less
more = { $what }: more

## The table.

the-table = The table
player-count = Players
players = Players
# Above the choice between a bid and a turn.
begins-with = It begins with
a-bid = A bid
a-turn = A turn
# Neither a bid nor a turn begins: the position is as it was copied.
as-it-was = As it stands: amid a turn
has-ended = As it stands: the game has ended
# Above the names of the players: whose bid or turn it is.
whose = Whose
round = Round
last-round = This is the last round
fills = All the rest is in the bag, the decks and the supply
fills-hint = As at a real table. Without, only what you put there is in the game: for small exercises.
empty-stock = Empty bag, decks and supply
markers = Turn markers
markers-hint = The first of the bid order bids; in a turn, whose turn begins goes there. Who pays most plays first.
# $name (text)
# $track (text)
put-on = { $track }: put { $name }’s marker
bid-order = Bid order
# $price (number)
spot = Turn order, { $price }
name = Name
coins = Coins
camels = Camels left
tent = Tent left
stock = Bag and supply

## Cards.

cards = Cards
market = Row of cards
deck = Resource deck
discard = Resource discards
djinn-row = Djinns face up
djinn-deck = Djinn deck
djinn-discard = Djinn discards
djinns = Djinns
item-deck = Item deck
item-discard = Item discards
items = Items
whim-deck = Whim deck
city-whims = Whims for the cities
whims = Whims in hand
fulfilled = Whims fulfilled
goods = Goods and fakirs
add = Add:
add-to = { $zone }: add
taken-from = from: { $place }
of-player = { $zone }, { $name }
remove = Take away: { $what }
nothing-there = nothing
empty-zone = Take all away

## Faults.

over = Nothing is wrong. The game has ended: to play on, let it begin with a bid or a turn.
# When a position has no fault. It is not about sounds.
sound = Nothing is wrong: this can be played.
# $n (number)
fault-count = { $n ->
    [one] { $n } thing to fix
   *[other] { $n } things to fix
}
faults = What is wrong
play = Play from here
play-sure = First fix what is listed.
text-and-link = Text and link
truth = Text and link hold everything, also what a player would not see.
text-out = As text
position = The position
as-link = As a link
text-in = From text
take-text = Put this on the board
text-hint = Paste a position, a record, or a stored game: it takes the place of what lies here. That can be undone. A lesson opens again with all its steps, in place of the one below.
kept-unread = What was left here cannot be read. It stands below, under “From text”, and is kept until you change the position.
fleeting = This browser does not let the page keep anything: copy the text before you leave.
unread = This cannot be read
other-text = A text came while another stood here. Both are kept until you leave this page.
show-other-text = Show the other text

lesson-step = Make a lesson
lesson-hint = What you write, the position, and the way you play become a lesson file: for your own site, or for the course.
steps = Steps
# $n (number)
step = Step { $n }
add-step = Add a step
add-step-hint = A new step begins where the way of this one ends. The board shows the position of the step you are at.
remove-step = Remove this step
hints-in = Hints ({ $language }), one a line
done-in = Once the goal is met ({ $language })
mistakes = Mistakes
mistakes-hint = Play what learners may do instead, and write what the lesson says then.
record-mistake = Play a mistake
record-mistake-hint = Play what the learner is not to do. Then say what shows it, and go back to write what the lesson says.
what-tells = What shows the mistake
use-mistake = Take this mistake
# $n (number)
# $language (text)
say-in = To mistake { $n } ({ $language })
# $n (number)
remove-mistake = Remove mistake { $n }
at-least = At least
# $n (number)
target-coins = { $n ->
    [one] { $name } gains { $n } coin or more
   *[other] { $name } gains { $n } coins or more
}
# $n (number)
target-fakirs = { $n ->
    [one] { $name } gains { $n } fakir or more
   *[other] { $name } gains { $n } fakirs or more
}
# $name (text)
# $kept (meeples and)
target-kept = { $name } gains { $kept } or more
# $n (number)
fault-of-step = Step { $n }: { $what }
title-in = Title ({ $language })
step-text-in = Text ({ $language })
one-language = Whoever reads another language sees the English text, else the first one.
add-language = Also write in
remove-language = Without { $language }
record-solution = Play the way to the goal
record-other-solution = Play another way
record-solution-hint = Play what the learner is to do. Then say what counts, and go back.
what-counts = What is to be reached
nothing-played = Nothing was played yet.
use-way = Take this way and this goal
to-editor = Back to the editor
no-goal = Without a goal the step is only read.
# $n (number)
has-goal = { $n ->
    [one] The goal is set; the way has { $n } action.
   *[other] The goal is set; the way has { $n } actions.
}
forget-goal = Without a goal
stale = What was played does not fit this position any more: play it again.
say-first = Write what the lesson says to each mistake.
lesson-file = The lesson file
write-first = Write a title and a text, and fix what is wrong with the position.
try-lesson = Try it as a learner
preview-place = Where the learner finds it
preview-here = Here
preview-phone = Phone
preview-width = Width of the column in pixels
# $width (number)
# $height (number)
preview-size = { $width } pixels wide, { $height } high: that much room is kept on the page.
preview-frame = The lesson on another page
# $n (number)
target-played = { $n ->
    [one] exactly this action
   *[other] exactly these { $n } actions
}

target-holds = { $name } holds { $tile }
goal-said = { CAPITAL($what) }
# $n (number)
target-gains = { $n ->
    [one] { $name } gains { $n } point or more
   *[other] { $name } gains { $n } points or more
}

# $what (text)
# $found (number)
# $most (number)
all-of = { CAPITAL($what) }: { $found }, and there are only { $most }
on-tile = { $tile }: { $what }
# $players (number)
# $most (number)
wrong-count = { $players } players: from 2 to { $most } can play
five-need = Five players need an expansion
not-kept = { $name }: only viziers, elders and artisans stay in front of a player
owner = the camel of no player
of-expansion = this tile belongs to an expansion that is not played with
impassable = nothing can be here
homeless = whims lie in cities only
no-value = no tile of its kind has this value
# $djinn (djinn)
twice = { $djinn } is there more than once
# $djinn (djinn)
foreign = { $djinn } belongs to an expansion that is not played with
face-up = Cards face up
markers-of = Markers of { $name }
stray-marker = A marker of no player
nobody-bids = No marker is on the bid order track
nobody-there = It is the turn of no player
off-board = The move leaves the board
no-choice = There is no choice between camel and tent
no-item-used = The item in use was not used
empty-hand = A move goes on, and no meeple is in hand
dead-end = The move in progress cannot end any more
nothing-drawn = There is nothing to keep
mixed-draw = Djinns and items are never drawn together
tile-taken = The tile to take cannot be taken
bad-target = The flute calls where no meeple can come
brought = Meeples called by the flute
no-order = There is no card to put in order
no-place = There is no place for the piece, or no piece
no-end = It is not said where the move ended
first-round = Rounds are counted from 1
stuck = Nobody can do anything here
