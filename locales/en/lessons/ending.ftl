### Texts of the lesson “The end”.

title = The end

step-1 = You are Anna. When someone places their last camel, the round is finished; then points are counted. Place yours.
step-1-hint-1 = A tile is yours when your last meeple leaves nobody on it.
step-1-hint-2 = Two elders stand on the oasis. An elder who joins them takes them all along.
step-1-answer-1 = This move takes no tile: somebody is left there, or it belongs to someone. The game would go on. Undo, and try another.
step-1-done = The last camel stands, the round is over, and so is the game. Everybody’s points stand in the panels.

step-2 = There is a second end: a player who cannot move. Here no meeple on the board can be picked up. Tap any of them to see why.
step-2-hint-1 = Tap the elder on the oasis in the corner, for example.
step-2-answer-1 = Yes, you have to skip. But first undo, and tap a meeple to see why.
step-2-done = Nobody has a companion of the same colour within reach. Then you skip the move, and this round is the last.
