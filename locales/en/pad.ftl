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
# $names (text and)
total-alone = Of { $names } only the total is known. Points in a column count instead of it.
# $name (text)
# $total (number)
drop-total = Forget the total of { $name }, { $total }

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

statistics = Statistics
statistics-of = Player
statistics-hint = The sheets without faults and the finished games on this device. What is in both counts once.
by-opponent = By opponent
by-level = By level of the computers
by-players = By number of players
by-kind = Kinds of points
# $n (number)
kind-hint = { $n ->
    [one] The bar is the average of { $n } game, the stroke that of the others at the table.
   *[other] The bar is the average of { $n } games, the stroke that of the others at the table.
}
lead = Lead
# $n (number)
led-by = { SIGNED($n) }
others-average = Others

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
# $most (number)
import-most = Sheets after the first { $most }. Choose the file again to add them.
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

save-bgstats = Save for BG Stats
save-bgg = Save totals as BGG plays
save-plays-hint = BG Stats imports its file with totals and lines. The XML has the form in which BoardGameGeek gives plays.
import-plays-hint = Also a backup or play file of BG Stats, and plays of BoardGameGeek as XML.
# $lost (text clauses)
ask-lost = Some plays have what a sheet does not keep: { $lost }. Add them without it?
add-without = Add without it
# $n (number)
other-games = { $n ->
    [one] { $n } play of another game left out.
   *[other] { $n } plays of other games left out.
}
# $found (number)
# $all (number)
bgg-page = BoardGameGeek gives plays page by page: this file has { $found } of { $all }.
# $number (number)
# $date (text)
# $what (text)
play-fault = Play { $number }, { $date }: { $what }
play-teams = it was played in teams
play-unfinished = it is marked as not finished
# $n (number)
play-several = it stands for { $n } games
play-no-points = it has no points
lost-duration = how long it took
lost-seats = who began, and who sat where
lost-roles = roles, boards or colours that the game does not have
lost-notes = pictures, ratings, or who was new
lost-uncounted = that it does not count in statistics
lost-winner = another winner than the points say
lost-long-text = the end of long texts
lost-lines = lines of a score sheet that are not known here

share = Share this sheet
share-hint = The link opens the sheet on another device, beside the sheets there. Nothing is sent to anyone by itself.
copy-text = Copy as text
as-picture = Picture
no-picture = This browser cannot draw the picture.
to-bgstats = To BG Stats
to-bgstats-hint = BG Stats opens with this play if the app is on this device.
shared = A score sheet was shared
shared-keeps = It is added to your sheets, and replaces none of them.

to-editor = As a position
editor-has = The editor gets the players with their coins, viziers, elders, artisans, djinns, goods, fakirs and items, and the tiles they control with palm trees and palaces.
editor-lacks = A sheet does not know where tiles lie: their places are made up, so points by the lake and around the tent may differ. The meeples on the board, the cards and djinns on offer and the bids are missing.
# $fields (text clauses)
editor-points = Missing, too, since only the points are known: { $fields }.
open-editor = Open in the editor
not-handed = This browser does not store the position, so the editor cannot open it.
