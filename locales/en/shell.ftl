### Texts around the table: top bar, hand-over, dialogs, storage, failures.

document-title = Naqala · Five Tribes, unofficially

players = Players
# $n (number)
player-name = Player { $n }
# Five names for players who give none, parted by spaces: each is one word.
first-names = Anna Sam Maya Leo Noor
# $n (number)
name-of = Name of player { $n }
colour-of = Colour of { $name }
move-up = Move { $name } up
move-down = Move { $name } down
remove = Remove { $name }
name-missing = This player needs a name.
name-taken = Two players have this name.

# While something is fetched or a connection begins.
coming = One moment…
part-missing = This part of the page could not be fetched. The game goes on without it.
try-again = Try again
load-newest = Load the newest version
load-newest-hint = There may be a new version. With it, everything goes on from where it is.
no-answer = The site does not answer. Check the connection, then try again.
art-missing = Pictures of the board are no longer on the site. There may be a new version.
file-gone = This file is no longer on the site. There may be a new version.
thinker-missing = The computer players could not be fetched. Check the connection, then try again.
thinker-stopped = The computer stopped thinking. Try again.

seed = Deal number
seed-hint = The same number deals the same game.
seed-new = Another deal
seed-wrong = A deal is a whole number from 0 to 18446744073709551615: digits only.

expansions = Expansions
artisans-hint = Items, tents and mountains: 36 tiles.
whims-hint = Cities, whims and a lake: 36 tiles; 42 with both.
five-need = Five can play with an expansion only.

secrecy = Coins, items and whims
secrecy-peek = Hold to see
secrecy-peek-hint = They are masked. Players hold their own row to see theirs; a tap shows them until the next tap.
# A choice: a cover hides the table between two players.
secrecy-cover = Cover
secrecy-cover-hint = Between two players, a cover hides the table until the next one has the device.
# A choice: nothing is hidden. An adjective.
secrecy-open = Open
secrecy-open-hint = Everyone sees everything.
peek = Hold to see what { $name } hides

answers = Answer steps that have one answer
answers-hint = Cards of merchants, coins of builders without fakirs. Undo takes them back together with your step before. One tap also walks to an end with a single way, and gives up what is left of a turn.

start = Start the game
# A button: goes on with a stored game.
resume = Resume
resume-title = Your games
# A button: shows a stored game that has ended.
look-again = Look again
# $n (number)
round = Round { $n }
# What a game in a list is, in place of its round.
finished = finished
delete = Delete
unreadable = A stored game cannot be read.
unreadable-hint = It is kept as it is; you can save it to a file.

open-record = Open a record
open-hint = Choose a file, or paste the text of a record (naqala-record/1). It becomes a game of its own: your other games stay.
open-file = From a file
open-text = Text of the record
# A button: opens what was chosen. A verb.
open = Open
# $n (number)
open-part = Open it up to entry { $n }
written-by = Version { $core } of Naqala wrote it; this page has version { $own }.
open-failed = This record cannot be opened.
# $line (number)
# $column (number)
not-json = The text breaks off or is damaged at line { $line }, column { $column }. Was all of it copied?
# $n (number)
no-entry = Entry { $n }, “{ $text }”, is not an action.
# $n (number)
illegal-entry = Entry { $n }, “{ $text }”, is not legal there. { $why }
# $n (number)
# $to (number)
no-back = Entry { $n } goes back to entry { $to }, which is not before it.
# $n (number)
# $listed (text clauses)
faults = { $n ->
    [one] It has a fault: { $listed }
   *[other] It has { $n } faults: { $listed }
}
# A fault of a file that the page has no words for: where it is, and the notation’s own English words for programmers.
# $place (text)
# $fault (text)
unwritten = { $fault }
hidden-view = This is what one player sees, not the whole game.
unknown-format = Its format is “{ $found }”; this page reads naqala-record/1 and naqala-game/1, and the editor positions and lessons, too.
bad-colours = It needs one colour per player.
bad-sides = It needs one side of the table per player.
bad-left = Those who left are not players of it.
file-unread = The file could not be read.
# $line (number)
file-letters = Line { $line } has letters in another encoding than UTF-8. Save the file as UTF-8, and open it again.

last-round = last round
game-over = game over
log = Log
score = Score
help = Help
settings = Settings
settings-hint = Language, colours and more
menu = Menu
close = Close
# A button: puts a notice away.
dismiss = Dismiss

new-game = New game
new-game-hint = This game stays among your games; you can resume it.
new-game-sure = Leave this game and set up another?
rematch = Rematch
rematch-hint = The same players, another deal.
rematch-sure = Leave this game and deal another to the same players?
embed = Put it on a page
embed-hint = The code of a board for your blog, course or wiki.
embed-code = Code for the page
export = Save or copy the record
export-hint = The whole game as text: open it here or on another device. It holds what is hidden, too.
picture = Picture
picture-hint = The board to send or to keep, with the score once the game has ended. It shows nothing that is hidden.
# A button and an entry of menus: a verb, the page goes to the printer.
print = Print
# What is printed of a game.
print-hint = The board and what everyone at the table may know.
# What is printed of a lesson or a puzzle.
print-exercise-hint = The board and the question, without the solution.
download = Save to a file
copy = Copy
copied = Copied.
copy-failed = The browser did not allow it: select the text and copy it.
record-text = The record
table = The table
table-hint = Names, colours, someone who leaves, ending early.
# A box to tick beside a player’s name.
has-left = has left
has-left-hint = Somebody is not here? A computer can play for them. Or tick “has left”: the others decide together, and they win nothing.
# Beside the name of a player who has left the game.
left-tag = left
left-together = { $name } has left: decide together.
end-here = End the game here
end-here-hint = Everyone’s points are counted as they stand. You can change your mind.
end-here-sure = The game ends, and everyone sees what the others hid. Do all agree?
end-here-yes = All agree: end it here
opens-secrets = This shows everyone all hidden coins, items and whims, and what will be drawn. Do all agree?
all-agree = All agree
ended-by-table = The table ended it here.
go-on = Go on with the game
go-on-hint = The table ended this game early. Nothing of it is lost.
# Above a list of what the table agreed on since a player last had the device.
agreed = Agreed meanwhile
agreed-left = { $name } has left, and the others decide.
agreed-back = { $name } is back.
agreed-ended = The game was ended, and all that was hidden was open.
agreed-resumed = The game goes on again.
agreed-opened = Nothing is hidden any more.
agreed-hidden = Things are hidden again.
agreed-masked = Masks take the place of covers: who holds a row sees it.
agreed-shown = The record was opened or copied with all that is hidden.
agreed-computer = A computer plays for { $name }.
agreed-person = A person plays for { $name }.
left-sure = { $name } has left: the others decide, and see what { $name } hides. Do all agree?
seat-sure = Another plays for { $name }, and sees what { $name } hides. Do all agree?
pause = Pause
pause-hint = A cover hides the table until the player is back.
leave = Back to the first page
leave-hint = The game is kept, nothing is lost.
stay = Go on playing

your-turn = It is your turn.
# To the player who gets the device.
to-bid = It is your bid.
# The name stands on a line of its own: no sign next to it.
pass-device = Give the device to { $name }
# A button: the player whose name it says has the device.
i-am = I am { $name }
# The name stands on a line of its own: no sign next to it.
decide-for = Decide together for { $name } who has left the table
we-decide = We decide
is-back = { $name } is back
is-absent = { $name } is not here
# Above what happened since this player last had the device.
since-last = Since you last played
# Above what happened, if the player has not played before.
so-far = So far
# $round (number)
bids-of = Round { $round }: bids
log-empty = Nothing has happened yet.
log-hint = Tap a line with a tile to see where it was; the eye shows that moment.
taken-back = taken back
take-back = Take back to before this
take-back-bid-of = Take back { $name }’s bid
take-back-turn-of = Take back { $name }’s turn
take-back-sure = Everything from here on is taken back, for everyone. The log keeps a note of it. Do all agree?
take-back-bid-sure = { $name }’s bid and all that came after it are taken back, for everyone. The log keeps a note of it. Do all agree?
take-back-turn-sure = { $name }’s turn and all that came after it are taken back, for everyone. The log keeps a note of it. Do all agree?
take-back-title = Take back
take-back-yes = All agree: take back
undo-in-log = Undo stops here. Take back by the log
cancel = Cancel
show-tiles = { $text } Show the tiles.

whims-paid = At the end, whims whose condition is met pay by themselves.
score-caption = Points so far
see-board = See the board
# A button: ends the counting of points line by line.
skip-count = Show the result
share-game = Share
# Of a number in the table of points, for screen readers: nobody has more.
best = the most
score-final = Final score
category = Category
total = Total
# Before a total of points of which some are hidden, for screen readers: at least 40.
at-least = at least
# In place of a number in the table of points, for screen readers.
hidden = hidden
score-hidden-hint = What the others hide is not counted: their totals are at least what is shown.
wins = { $name } wins!
# $names (text and)
win-shared = { $names } share the victory!

language = Language
language-missing = The words of this language could not be fetched. Check the connection, then try again.
theme = Colours of the page
theme-auto = Auto
theme-light = Light
theme-dark = Dark
contrast = Strong contrast
contrast-hint = Darker lines and plain surfaces.
palette = Colours for colour-blind eyes
palette-hint = Tribes, players and values in colours that are easy to tell apart.
turn = Turn the table to the player
turn-hint = For a tablet in the middle: everything faces whoever is to move. Choose the sides under Menu, The table.
side-of = Side of { $name }
side-bottom = near side
side-left = left side
side-top = far side
side-right = right side
sound = Sounds
sound-hint = A few short ones.
volume = Volume
vibration = Vibration
vibration-hint = A short one when a meeple lands.
may-sleep = The screen may go dark during a game: the browser does not keep it on. Set the auto-lock of the device to “Never” while you play.
full-screen = Full screen, on or off
motion = Movement
motion-hint = Meeples travel over the board. Off, they appear where they go.

storage-missing = This browser does not let the page keep anything: the game will be gone when you close or reload the page. Save the record to a file if you want to keep it.
storage-full = There is no room left to store the game: what you play from now on will be gone when you close or reload the page. Save the record to a file, or delete other games.
storage-failed = The game could not be stored ({ $why }): what you play from now on may be gone when you close or reload the page. Save the record to a file if you want to keep it.

update-ready = A new version is ready
update-use = Use it now
update-hint = Use it now: the page is loaded again, and the game goes on from where it is.

crash-title = Naqala has stopped
crash-text = Something went wrong in the program, and it is our fault. Your game is stored up to its last step: load the page again to go on.
crash-reload = Load again
crash-export = Save the game to a file
crash-record = The game as text, to copy
crash-detail = What went wrong

## The key to the marks of a move, below the prompt: a glow, a figure and a flag on a tile.

key-drops = Glow: drop there. Figure: which tribe.
key-ends = Glow: drop there. Flag: the move can end there.
