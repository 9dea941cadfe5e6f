### Texts of the score pad.

##

open-pad = Score pad
title = Score pad
caption = Points by category
field = { $name }, { $line }
# What is to be said of a field or line: the points of each, or what is wrong.
said-of = { $field }: { $what }

order = Order of the fields
by-line = By category
by-player = By player
way = How to enter
by-keys = Points
by-things = What lies there
next = Next
previous = Previous field
erase = Erase the last character
count-here = Count what lies there instead

about = The game
again = New sheet
again-undo = Bring the last sheet back
date = Date
place = Place
remark = Remark
number-of-players = Number of players

not-kept = This browser does not store the sheet: it lasts until the page is closed. Save a copy.
unread = The stored sheet cannot be read. It is kept as it is; you can save it to a file.
unread-at = The fault is at “{ $place }”.
# $line (number)
# $column (number)
unread-json = The text breaks off or is damaged at line { $line }, column { $column }. Was all of it copied?
unread-format = Its format is “{ $found }”; this page reads naqala-pad/1.

# $value (number)
tile-of = Tile of value { $value }
# $building (building-label)
lakeside = { $building } by the lake, counts double
city = City
round-tent = Red-valued tile around the tent, its own included
held-by = { $name } has it

# $names (text and)
leads = Most points: { $names }
# $text (text)
# $points (number)
sum = { $text } = { $points }
# $count (number)
# $what (text)
# $points (number)
# $total (number)
each = { $count } { $what } × { $points } = { $total }
# $djinn (djinn)
with-djinn = with { $djinn }
# $n (number)
# $points (number)
for-fewer = { $n ->
    [one] 10 for { $n } player with fewer = { $points }
   *[other] 10 for each of { $n } players with fewer = { $points }
}
most = nobody has more
not-most = another player has more
# $names (text comma)
not-compared = { $names }: only the points are known, so the numbers are not compared
# $n (number)
by-lake = { $n ->
    [one] { $n } by the lake counts twice
   *[other] { $n } by the lake count twice
}
# $text (text)
# $points (number)
sets = sets of { $text } = { $points }
# $n (number)
wild = { $n ->
    [one] { $n } good of choice for fakirs
   *[other] { $n } goods of choice for fakirs
}
# $n (number)
red-tiles = { $n ->
    [one] { $n } red-valued tile around the tent
   *[other] { $n } red-valued tiles around the tent
}
# $n (number)
# $total (number)
cities = { $n ->
    [one] { $n } city: 5 × { $n } × { $n } = { $total }
   *[other] { $n } cities: 5 × { $n } × { $n } = { $total }
}

# $letter (text)
# $at (number)
strange = “{ $letter }” at place { $at } is neither a digit, + nor ×
# $at (number)
no-number = a number is missing at place { $at }
# $at (number)
no-sign = + or × is missing before place { $at }
# $at (number)
too-large = the number is too large at place { $at }
# $points (points)
impossible = nobody can have { NUMBER($points) } here
# $line (score-line)
# $found (points)
# $most (points)
together = { $line }: { $found } in all, and there are { NUMBER($most) }
# $what (text)
# $found (number)
# $most (number)
too-many = { CAPITAL($what) }: { $found } in all, and there are { $most }
# $name (text)
# $what (text)
# $found (number)
# $most (number)
too-many-of = { $name }, { $what }: { $found }, and { $most } are possible
none-in-game = { CAPITAL($what) }: not in this game
# $djinn (djinn)
twice = { $djinn } is there more than once
no-tile = { $name }, { $what }: no tile to stand on
no-lake = { $name }, { $what }: there is no lake in this game
red-around = red-valued tiles around the tent
tiles-held = tiles
players-wrong = Five can play with an expansion only

## The history.

sheets = Sheets
to-sheet = To the open sheet
search = Search the sheets
# $n (number)
# $all (number)
found = { $n ->
    [one] { $n } of { $all } sheets
   *[other] { $n } of { $all } sheets
}
no-sheets = Sheets stand here once something is entered on them.
no-date = Without date
wins = wins
has-faults = Something on it cannot be; it does not count for the averages.
open-named = Open: { $sheet }
delete-named = Delete: { $sheet }
history-not-kept = This browser does not store the sheets: they last until the page is closed. Save them to a file.

averages = Averages and bests
average = Average
best = Best
# $n (number)
games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
# $n (number)
games-won = { $n ->
    [one] { $n } won
   *[other] { $n } won
}

files = Files
save-json = Save all as JSON
save-csv = Save points as CSV
save-hint = JSON keeps everything. CSV has the points alone, for spreadsheets.
import = Add sheets from a file
import-hint = JSON or CSV, as it was saved here. What is here already is not added twice, and nothing is replaced.
# $n (number)
added = { $n ->
    [one] { $n } sheet added.
   *[other] { $n } sheets added.
}
# $n (number)
known = { $n ->
    [one] { $n } was here already.
   *[other] { $n } were here already.
}
# $columns (text comma)
left-out = Left out, as no sheet has such columns: { $columns }
# $line (number)
ask-letters = From line { $line } on, this file has letters in another encoding than UTF-8. Which of these reads right?
ask-date = The dates of this file can be read in two ways. Which day is { $date }?
add-nothing = None: add nothing
not-added = Not added:
# $number (number)
sheet-fault = Sheet { $number }: { $what }
# $line (number)
csv-line = Line { $line }: { $what }
csv-quote = a quotation mark stands where none can be, or is not closed
csv-column = the column “{ $name }” is there twice
csv-no-column = the column “{ $name }” is missing
# $found (number)
# $expected (number)
csv-cells = { $found } cells, and there are { $expected } columns
csv-cell = what stands under “{ $column }” cannot be read
csv-date = the date { $date } can be two days
csv-differs = “{ $column }” differs from the line above, of the same sheet
# $found (number)
csv-players = a sheet with { $found } players; two to five can play
# $found (number)
# $expected (number)
csv-total = the total is { $found }, but the points come to { $expected }

share = Share this sheet
share-hint = The link opens the sheet on another device, beside the sheets there. Nothing is sent to anyone by itself.
copy-text = Copy as text
as-picture = Picture
no-picture = This browser cannot draw the picture.
shared = A score sheet was shared
shared-keeps = It is added to your sheets, and replaces none of them.

to-editor = As a position
editor-has = The editor gets the players with their coins, viziers, elders, artisans, djinns, goods, fakirs and items, and the tiles they control with palm trees and palaces.
editor-lacks = A sheet does not know where tiles lie: their places are made up, so points by the lake and around the tent may differ. The meeples on the board, the cards and djinns on offer and the bids are missing.
# $fields (text clauses)
editor-points = Missing, too, since only the points are known: { $fields }.
open-editor = Open in the editor
not-handed = This browser does not store the position, so the editor cannot open it.
