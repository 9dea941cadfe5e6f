### Texts about computers at the table: levels, their turns in one line, set-up, results.

##

person = Person
novice = Novice
apprentice = Apprentice
scribe = Scribe
courtier = Courtier
counsellor = Counsellor
sultan = Sultan
beginner = beginner
easy = easy
medium = medium
advanced = advanced
hard = hard
master = master
novice-hint = Sees a few moves and takes the best of them: for a first game.
apprentice-hint = Overlooks most moves and wants only its own gain.
scribe-hint = Sees a fifth of what there is, and hardly minds what it leaves to you.
courtier-hint = Sees half of what there is, and cares a little for what it leaves to you.
counsellor-hint = Sees everything, weighs what it leaves to you, and bids for it.
sultan-hint = Plays its best moves on in its mind before it chooses: the strongest.
computer-names = Idris Zahra Omar Yasmin Karim

# $levels (text comma)
computers = against { $levels }
who-plays = Who plays for { $name }
style-of = What { $name } likes
likes-all = No preference
likes-palms = Likes palm trees
likes-djinns = Likes djinns
likes-viziers = Likes viziers
likes-merchants = Likes merchants
palms = palm trees
all-djinns = djinns
viziers = viziers
merchants = merchants
likes = { $name } likes { $what }.
coins-of = Coins of { $name } at the start
# $name (text)
# $coins (coins)
starts = { $name } starts with { $coins }.
others = The others
level = Level
play-novice = Play a novice
play-apprentice = Play an apprentice
play-scribe = Play a scribe
play-courtier = Play a courtier
play-counsellor = Play a counsellor
play-sultan = Play a sultan
strict = What is decided stands
strict-hint = Nobody takes back a turn or a bid. Undo within a turn stays.

teacher = Computers say why
teacher-hint = After each turn, a line: what counted, and what it leaves you.
pace = Pace of computers
pace-calm = Calm
pace-brisk = Brisk
pace-at-once = At once

thinks = { $name } is thinking…
plays = { $name } plays.
chooses-spot = { $name } chooses a spot.
wait = It is not your turn: { $name } is thinking.
skip = Skip ahead
show-again = Show me again
take-back = Take back my turn
take-back-bid = Take back my bid
stuck = { $name } cannot play.
no-sense = The move that was found is not legal.

## A turn: what was done, joined by commas and "and", then the points.

# $name (text)
# $tile (text)
# $tribe (meeples and)
took = { $name } took { $tile } with { $tribe }
# $name (text)
# $tile (text)
# $tribe (meeples and)
ended = { $name } ended on { $tile } with { $tribe }
no-move = { $name } did not move
# $name (text)
# $what (text deeds)
no-move-but = { $name } did not move but { $what }
# The first one names the player.
# $deeds (text deeds)
done = { $deeds }
# $dead (victims and)
killed = killed { $dead }
# $dead (victims and)
# $other (text)
killed-of = killed { $dead } of { $other }’s
# $tiles (text and)
took-too = took { $tiles }
# $item (the-item)
used = used { $item }
# $things (text and)
got = got { $things }
# $n (number)
# $names (djinn and)
djinns = { $n ->
    [one] the djinn { $names }
   *[other] the djinns { $names }
}
# $n (number)
items = { $n ->
    [one] an item
   *[other] { $n } items
}
# $n (number)
whims = { $n ->
    [one] a whim
   *[other] { $n } whims
}
# $pieces (placed and)
placed = placed { $pieces }
# $n (number)
bought = { $n ->
    [one] bought a card
   *[other] bought { $n } cards
}
# $n (number)
laid = { $n ->
    [one] laid a whim
   *[other] laid { $n } whims
}
# $n (number)
sold = { $n ->
    [one] sold a good
   *[other] sold { $n } goods
}
# $text (text)
# $points (signed-points)
for-points = { $text }: { $points }.
no-points = { $text }.
with-level = { $text } · { SMALL($level) }
of-level = { $text } · { $level }
# A level within a line.
within = { SMALL($level) }

results = Results against computers
results-hint = Finished games of one person against computers, on this device only.
played = Played
won = Won
best = Best score
clear = Clear the list
no-results = No game against a computer is finished yet.
