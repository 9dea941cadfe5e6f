### Texts of the lesson “Taking a tile”.

title = Taking a tile

step-1 = You collect the last meeple and all its tribe there. If nobody is left, the tile is yours. Bring an elder to the oasis, worth 8.
step-1-hint-1 = Two elders stand on the oasis, one beside it.
step-1-hint-2 = Pick up the elder on b2: one step to the west.
step-1-answer-1 = Those stand on the oasis already. Undo, and pick up the elder beside them.
step-1-answer-2 = The oasis is not yours yet. Try again, and pick up the elder beside it.
step-1-done = Your camel stands there: the 8 points are yours.

step-2 = Now a builder (blue) stands among the elders. Make the same move.
step-2-hint-1 = The same move: an elder to the oasis.
step-2-answer-1 = Those stand on the oasis already. Undo, and pick up the elder beside them.
step-2-answer-2 = Not this one: the four elders should meet on the oasis. Try again.
step-2-done = The builder stays, so nobody takes the tile.
