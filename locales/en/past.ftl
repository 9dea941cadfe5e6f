### Texts for looking at the past.

history = Go through the game
history-hint = Step by step, from the start to here. The game itself waits.
bar = The past of the game
steps = Steps
start = The start of the game.
turn-ends = The turn is over.
# $n (number)
# $all (number)
step = Step { $n } of { $all }
first = To the start
back = One step back
play = Play
pause = Pause
forth = One step forth
last = To the last step
in-hand = In hand
leave = Back to the game
to-your-turn = To your turn
to-your-bid = To your bid
show-me = Show me what happened
show-me-what = Show me what happened.
look-at = Look at this moment: { $text }
key-back = One step back through the game so far, and forth
key-steps = In the past: one step back or forth, unless the board or the slider has the focus
key-ends = In the past: to the start, to the last step
key-play = In the past: play or pause
key-leave = In the past: back to the game
help = The game so far
help-text = Go through it step by step from the log or the menu; an eye in the log leads to one moment. The analysis in the menu says what each decision was worth. Nothing of it changes the game.
