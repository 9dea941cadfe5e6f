### Texts of games by message, each player at a device of their own.

## The set-up.

own-devices = Each on a device of their own
own-devices-hint = The game goes from one to the other as a link, by any means you like. It rests on trust: the link holds the whole game.
each-sees-own = Coins, items and whims: each device shows them to its own player alone.
own-seat = Who plays here

## The help.

help = Players elsewhere
help-text = On the first page, “With friends elsewhere” sets up a game in which each player has a device of their own. When somebody else is to play, “Send” makes a link: pass it on by any means. Whoever opens it says once who they are, plays and sends a link back. A lost or doubled message does no harm. Where two devices went on differently, both are shown, and you choose. It rests on trust: a link holds the whole game, hidden things included. Nothing goes through a server.

## The bar.

send-to = Send the game to { $name }.
waiting-for = { $name } has the game. Open the link that comes back.
not-here = It is not your turn: { $name } plays at another device.
send = Send
send-again = Send again

## The dialog that sends.

sending = Send the game
sending-hint = To the player whose turn it is, as often as you like.
# $names (text comma)
to = For { $names }
how = Whoever opens the link sees what happened, plays, and sends a link back. It holds the whole game, so the next message makes up for a lost one.
trust = It rests on trust: what is hidden is in the link, too. The page shows it to nobody else.
last-sent = Last sent: { $when }
show-code = Code to scan
too-long = This game is too long for a code: use the link.
computer-first = A computer is still playing. Send the game when it has finished.

## A take-back.

ask-back = Ask to take back my turn
asks-hint = The request goes with the message. Another player agrees, or does not.
you-ask = You ask to take back your turn: send the game.
stop-asking = Stop asking
asks = { $name } asks to take back their last turn.
grant = Agree
refuse = Do not agree
you-refuse = You do not agree to { $name }’s request. The answer goes with the next message.
refused = { $name } does not agree to the take-back.
fine = Understood

## This device checks what computers decided at another one.

suspect = { $name } would decide otherwise at this device. The message says: { $what } Either another version of Naqala played it, or somebody changed it.

## A message that was opened.

opened = The game by message
sent-by = { $name } sent you a game.
who = Who are you?
it-is-me = I am { $name }
me-who-sent = I am { $name }, who sent it
same = You have this already.
# $n (number)
older = { $n ->
    [one] This message is older than your game: it is { $n } step behind.
   *[other] This message is older than your game: it is { $n } steps behind.
}
to-game = To the game
decided-for = In this message somebody else decided for you, { $name }: { $what }
take-it = Go on with it
foreign = It claims to be one of your games, but was dealt otherwise: somebody made it up.
wrong-sender = Its sender has no seat in the game.

## Two sides of a fork.

fork = The game went on in two ways.
# $step (number)
fork-at = They differ from step { $step } on. Agree with the others which one counts.
mine = Here
theirs = In the message
begins-with = Begins with
turn-of = { $name } is to play
keep-mine = Keep mine
take-theirs = Take theirs
keep-both = Keep both
# $names (text comma)
from-message = { $names } (from the message)
over = The game is over

## The list of games.

your-turn = your turn
waits-for = waiting for { $name }
when-sent = sent { $when }
