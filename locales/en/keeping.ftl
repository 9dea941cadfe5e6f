### Texts of keeping, moving and sharing games.

## The list of games.

more = More
more-of = More for { $names }
duplicate = Duplicate
copy-of = Copy of { $name }
rename = Rename
name-of-game = Name of this game
name-hint = Empty: the players’ names.
keep-name = Keep the name
# $n (number)
kilobytes = { $n } KB
deleted = Deleted: { $name }
no-game = This is no game of Naqala, or a part of it is missing.
damaged = The game in it is damaged and cannot go on.
details = Details
# $n (number)
# $names (text comma)
# $points (text comma)
won = { $n ->
    [one] { $names } won: { $points }
   *[other] { $names } won: { $points }
}
undo-delete = Undo

## Storage that the browser may clear.

copies = This browser may delete stored games by itself when the device runs out of room. Save to a file, now and then, what you would miss.

copies-safari = Safari deletes what a page stored after seven days without a visit. Put Naqala on the home screen (Share → Add to Home Screen), or save to a file what you would miss.

settings-not-kept = This browser stores no more settings and no progress: its storage is full or switched off. What changes lasts until you close or reload the page.

## A game that another tab has open.

open-elsewhere = This game is open in another tab.
open-elsewhere-hint = Here you only look. Take it over, and the other tab stops.
take-over = Take over here
continued = Continued in another tab.
continued-hint = Nothing more is stored from here. Take it back to go on with what was played there.
take-back-here = Take it back

## The sheet that shares a link.

share = Share or move the game
share-hint = As a link or as a code for another device’s camera. Nothing is sent to anyone.
share-truth = Whoever opens it sees everything, hidden coins included. It becomes a game of its own there; this one goes on here.
extent = What is shared
extent-record = The whole game
extent-position = The position alone
link = Link
link-size = { $letters } characters
copy-link = Copy the link
send-link = Send…
code = Code to scan
# $number (number)
# $count (number)
code-of = Code { $number } of { $count }
code-hint = Point the other device’s camera at the code: it opens the game there.
codes-hint = Scan the codes one after the other, in any order: the other device collects them, opens the game, and says what is missing.
codes-too-many = This game is too long for codes: use the link, a file, or the position alone.
code-before = Code before
code-next = Next code
codes-play = Show in turn
codes-pause = Pause

## The sheet of a game opened from a link.

copy-opens-secrets = A copy holds all that the players hide from each other, and what will be drawn. Do all agree?
shared = A game was shared
shared-keeps = It becomes a game of its own: your games stay as they are.
shared-open = Open it
shared-not-now = Not now
shared-failed = This link cannot be opened.
shared-nothing = Nothing was changed or stored.
# $number (number)
# $count (number)
part-came = Part { $number } of { $count } received.
# $numbers (text comma)
parts-missing = Missing: { $numbers }. Scan the next code.

## Reasons why a game cannot be imported.

empty = It is empty.
too-long = It is { $megabytes } MB long; a game has at most 2.
# $n (number)
too-many-entries = It has { $n } entries; a game has at most 20000.
# $key (text)
# $line (number)
twice = The key “{ $key }” stands twice in one place: see line { $line }.
# $n (number)
bad-name = The name of player { $n } is missing, longer than 60 characters, or holds characters that cannot be seen.
link-version = A later version of Naqala made this link (“{ $version }”): open it there, or ask for a file.
# $at (number)
link-letter = Character { $at } of its data does not belong there: the link was changed on its way.
link-cut = Its end is missing: some messengers cut long links. Copy the whole link again, or ask for a file.
link-part = It is a part of a game, but its numbers cannot be right.
link-long = It holds more than any game does.
link-damaged = Its data are damaged. If its end is missing, a messenger has cut it: copy the whole link again, or ask for a file.
link-rules = It was packed with other rules: open it with the version of Naqala that made it, or ask for a file.
link-mixed = The parts do not fit together: scan all the codes again.

## A link that opens beside the installed app.

other-storage = Is Naqala on your home screen? Links open in Safari, where the games are others. Copy the link, and paste it there under “Open a record”.
link-unable = This browser cannot unpack links: ask for a file.

## What other apps hand to the page.

handed-nothing = What was shared has no link to a game, puzzle, lesson or score sheet, and is no game. A game can be pasted here; files with score sheets are added under Score pad → Sheets.
several-files = Several files have come. They are opened one by one: until the page is closed, the others wait under “Open a record”.

## The offer to install the page.

install-hint = Naqala can be among the apps of this device: in a window of its own, without a network, too, and a choice where you open or share files and links.
install-by-hand = Naqala can be on the home screen of this device: Share → Add to Home Screen. It then opens like an app, without a network, too.
install = Install
install-not = No, thanks
