### Marks, arrows and comments of an author on a board.

##

drawn = Drawn on the board
# The name of a tile, such as “c3”.
# $tile (text)
marked = { $tile } is marked
# $tile (text)
# $letter (text)
lettered = { $tile }: { $letter }
# $from (text)
# $to (text)
arrow = arrow from { $from } to { $to }
# $from (text)
# $over (text and)
# $to (text)
arrow-over = arrow from { $from } over { $over } to { $to }
# What the author finds of a tile or an arrow.
# $what (text)
good = { $what }: good
# $what (text)
bad = { $what }: bad
# $what (text)
question = { $what }: open to doubt

comment = Comment
# $n (number)
# $all (number)
comment-of = Comment { $n } of { $all }
previous = Previous comment
next = Next comment

## The tools of the editor.

drawing = Marks and arrows
mark = Mark
an-arrow = Arrow
letter = Letter
arrow-hint = For an arrow tap the tiles of its way, the last one twice.
clear = Take all marks and arrows away
