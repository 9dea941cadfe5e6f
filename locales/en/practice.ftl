### Texts of practice: one's own puzzles, and how losses go over games.

##

practice = Your own puzzles
about = The decisions that cost you most, from games that you looked back at. Begin at once; each comes again after 1, 3, 7, 16 and 35 days: a right answer leads a step on, a wrong one back to the first. They stay on this device.
# $n (number)
own-due = { $n ->
    [one] Your own: { $n } due
   *[other] Your own: { $n } due
}
own-next = Your own: next { $when }
# $n (number)
in-days = { $n ->
    [one] tomorrow
   *[other] in { $n } days
}
who = Whose
# $name (text)
# $n (number)
person-due = { $name } ({ $n } due)

## What is due.

none = Nothing is kept yet. When a game is over, look back at it: what cost you most becomes a puzzle here.
# $n (number)
due = { $n ->
    [one] One decision is due.
   *[other] { $n } decisions are due.
}
nothing-due = Nothing is due. The next comes { $when }.
all-learned = Nothing is due: all are learned.
begin = Practise
# $right (number)
# $all (number)
done = That was it: { $right } of { $all } right.
# $n (number)
kept = Kept ({ $n })
of-game = { $game }, { $day }
learned = learned
due-now = due

## A drill.

# $at (number)
# $of (number)
place = { $at } of { $of }
# $points (about-points)
costs = That costs { $points } against the best.
again = You meet it again { $when }.
told = The line was shown, so you meet it again { $when }.
now-learned = You have learned it: it does not come again.
next = Next
stop = Stop here
broken = This puzzle cannot be read.

## Below the moments of an analysis.

# $n (number)
kept-of = { $n ->
    [one] One of these moments is a puzzle of your own now.
   *[other] { $n } of these moments are puzzles of your own now.
}

## The losses.

losses = Points lost per game
# $n (number)
losses-hint = { $n ->
    [one] From one game that you looked back at.
   *[other] From the last { $n } games that you looked back at. Each bar is a game, the latest at the right; all rows have one scale.
}
kind = Kind
course = Over games
mean = Mean
# $n (number)
last = Last { $n }
all-kinds = All
by-game = Game by game
game = Game
# $names (text and)
against = against { $names }
# $own (number)
# $best (number)
won = won, { $own } to { $best }
# $own (number)
# $best (number)
lost = lost, { $own } to { $best }

## The storage.

unread = What is kept here for practice cannot be read. Nothing of it is deleted: save it to a file, or set it aside and begin anew.
set-aside = Set it aside
not-aside = There is no room to set it aside. Save it to a file first.
unsaved = This device stores nothing now: your own puzzles last until the page is closed.
forget = Forget what is kept of { $name }
forget-really = Really forget it
