### Texts of the lesson “Loops”.

title = Loops

step-1 =
    No stepping straight back onto the tile you have just left; the start counts as left, too.

    Pick up the meeples on a1: an assassin to a2, the builder to b2. Then try to put the second assassin on a2.
step-1-hint-1 = a1, then a2 with an assassin, then b2 with the builder.
step-1-hint-2 = Now tap a2 again.
step-1-answer-1 = You found a legal ending. Undo it: this time, try to return to a2.
step-1-done = Refused: you have just come from there. Later in a longer walk you may come back.

step-2 =
    A walk of five or more may come back to a tile, even to its start. On four tiles, five meeples go all the way round and one further.

    Start on a1 and bring three merchants together on the oasis.
step-2-hint-1 = One merchant stands on the oasis. The two in your hand go there first and last.
step-2-hint-2 = The path: a2, b2, b1, a1, and a2 again.
step-2-answer-1 = A legal end, but not three merchants on the oasis. Undo, and start on a1: first and last drop are merchants, both on the oasis.
step-2-done = Three merchants in hand: one had stood there, two came in the same move. Stepping back was never needed.

step-3 =
    A match may even be made in the walk itself. The oasis is empty, but two assassins stand on a1.

    Pick up the meeples of a1, drop the first assassin on the oasis, walk round, and join it with the second.
step-3-hint-1 = Go round the four tiles in the west.
step-3-hint-2 = The path: a2, b2, b1, a1, a2, with an assassin first and last.
step-3-answer-1 = This works, but the two assassins should meet on the oasis. Undo.
step-3-done = Both are in hand, and the oasis is yours.

step-4 = Along the way you left single meeples. Your two assassins reach two steps: kill a meeple who stands alone, and its tile is yours, too.
step-4-hint-1 = Tap a tile with one meeple on it.
step-4-hint-2 = The sacred place on b2 is worth 10.
step-4-answer-1 = Somebody is left on that tile. Undo, and choose one who is alone.
step-4-done = Two tiles in one turn.
