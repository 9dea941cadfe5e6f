### Texts of the first page, of the set-up of a game, and of the list of games.

##

tagline = The board game Five Tribes: learn it by playing, then play against the computer, around one screen, or by message.
disclaimer = Naqala is made by players. It has no tie to the publisher of Five Tribes.
privacy = Free, no account, no tracking: your games stay on this device.

## The unfinished game.

go-on = Continue
your-game = Your game
# $n (number)
all-games = { $n ->
    [one] { $n } game
   *[other] All { $n } games
}
# Beside the name of the player whose turn it is in an unfinished game.
to-play = to play
# $round (number)
picture-of-game = The board in round { $round }

## Ways to play and to learn.

play = Play
against-computer = Against the computer
at-this-device = At this device
at-this-device-hint = Two to five around one screen, with computers in empty seats if you like.
elsewhere = With friends elsewhere
live-hint = Each on a device of their own: live at the same moment, or by message whenever there is time.
by-message-hint = Each at home, whenever there is time: a link carries the game to the next player.
first-lesson-hint = A few minutes of playing on a real board, then a first game with a guide.
daily-hint = One position, one best move.
solve = Solve it
picture-of-puzzle = The board of the puzzle
# What the buttons below the ways to play are, for screen readers.
more = More

## The list of games.

no-games = No game is stored on this device.

## The set-up.

move-player = Move { $name }: drag, or use the arrow keys
# $name (text)
# $place (number)
# $of (number)
at-place = { $name }: place { $place } of { $of }
colour-and-place = { $name }, { $colour }: change colour, language or place
language-of = Language of { $name }
language-of-device = Language of this device
reading = Tablet lying on the table
reading-hint = Larger type, to be read at arm’s length.
