### Texts of live tables: each player at a device of their own, at the same moment.

## The set-up.

now = Play now
now-hint = One link for all: whoever opens it takes a seat or watches. Turns arrive by themselves, sealed, through a relay that can read nothing.

## The bar.

title = Live table
invited = An invitation to a live table
menu-hint = Who is here, the link for the others, and back to messages.
waiting-for = { $name } is to play.
connecting = No connection: what you play is sent later.
too-long = This game has become too long for a live table. Send it by message from now on.
rematch = A rematch is dealt.
rematch-by = { $name } has dealt a rematch.
open-rematch = Play the rematch
invite = Invite
here = is here
away = is away
free = seat is free
# $names (text comma)
away-now = Away: { $names }.
# $n (number)
watching = { $n ->
    [one] { $n } watches
   *[other] { $n } watch
}
you-watch = You watch.
taken = Your seat is played at another device now.
play-here = Play here
your-turn = Your turn

## A take-back.

asks-hint = The others are asked at once. One of them agrees, or does not.
you-ask = You ask to take back your turn. Another player agrees, or does not.
you-refuse = You do not agree to { $name }’s request.

## Signs.

signs = Give a sign
sign-hello = Hello
sign-ready = Ready
sign-well-played = Well played
sign-oops = Oops
sign-moment = One moment, please
sign-thanks = Thank you
says = { $name }: { $what }
waits-for-you = { $name } is waiting for you.
waits-for = { $name } is waiting for { $other }.
nudge = Nudge { $name }
too-many-signs = That was a lot of signs. Give the next one in a few seconds.
shows-signs = Show signs of the others
shows-signs-hint = Without them nothing shows and nothing sounds when somebody gives a sign or nudges you.

## The clock.

clock = Clock
clock-none = No clock
# $time (text): like “2 minutes”.
clock-turn = { $time } for each turn
# $time (text): like “20 minutes”. $added (text): like “20 seconds”.
clock-game = { $time } for the game, { $added } more after each turn
clock-binds = The others may let a computer play
clock-binds-hint = For somebody who has no time left. Otherwise the clock only shows it.
clock-hint = Chosen before the first bid. A bid counts as a turn. Time passes once all seats are taken, and only while somebody waits.
# $n (number)
minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
# $n (number)
seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
# A button: the clock stands still until somebody lets it go on.
rest = Pause the clock
rest-asked = { $name } asks to pause the clock.
rest-asks = You ask to pause the clock.
rest-refused = { $name } does not want to pause the clock.
rest-agree = Pause it
rest-refuse = Play on
rest-withdraw = Do not ask
clock-rests = The clock is paused.
clock-on = Let it run
time-up = { $name } has no time left.
your-time-up = You have no time left.
time-short = You have ten seconds left.
time-short-of = { $name } has at most ten seconds left.
# A button, once somebody's time is up and the table agreed on it.
substitute = Let a computer play for { $name }
# For whoever comes back after the others let a computer play; the next is the button.
plays-for-you = A computer plays for you.
play-myself = Play on myself

## What all have to agree to.

ask-all = Ask the others
no-seat = Only somebody who plays at this device can ask for that.
asks-all = { $name } asks: { $what } Do you agree?
you-ask-all = You ask: { $what }
# $names (text comma)
unanswered = No answer yet: { $names }.
disagrees = { $name } does not agree. You asked: { $what }
may-show = The others agree: once, you can open or copy the record.
ask-end = The game ends here, and everyone sees what the others hid.
ask-left = { $name } has left: the others decide, and see what { $name } hides.
ask-shown = The record is opened or copied, with all that is hidden.
ask-person = A person plays for { $name }, and sees what { $name } hides.

## The help.

help-text = Where a site has a relay, each can play on a device of their own at the same moment: choose it before the game, or under “Live table” in the menu, and send the link to all. Marks show who is here; a ring means away, a dashed ring a free seat. Whoever is away goes on later, or by message. The relay can read nothing; it sees your network address while you are connected.

## The dialog.

invitation = Whoever has this link can play, watch and invite. Give it to your friends alone.
trust = It rests on trust: each device holds the whole game. The page shows what is hidden to its owner alone.
shows-moves = Show my move while I make it
shows-moves-hint = The others see the path that you try. It is sealed, and kept nowhere.
notifies = Notify me when it is my turn
notifies-hint = While the page is open, also behind others. The browser asks once.
start = Play live
start-hint = The page connects to the relay of this site. The relay carries sealed turns and can read nothing; it sees when your device sends, and from where.
stop = Go on by message
stop-sure = You leave the live table: the others see you as away, and turns no longer come and go by themselves.
stop-hint = This device then forgets the link. To come back later, open it again.

## An invitation that was opened.

join = You are invited to a live table.
waiting = Connected. As soon as one of the others is here, the game comes.
unreachable = The relay does not answer, or the table is full. The page tries again by itself; a link by message works without it.
no-relay = This site has no relay, so it has no live tables. Ask for a link by message.
it-is-me-elsewhere = I am { $name }, from another device
watch = Watch
