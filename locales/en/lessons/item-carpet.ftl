### Texts of the lesson “Flying carpet”.

title = Flying carpet

step-1 =
    The flying carpet: the last meeple of your move may fly to any tile except the one you stand on. It must still join its colour.

    The sacred place in the far corner is worth 15. Fly there from a1.
step-1-hint-1 = Use the carpet, before the move or during it.
step-1-hint-2 = Drop the vizier first. The elder flies to the elders.
step-1-answer-1 = Landed elsewhere. Undo, and fly to d3.
step-1-done = Three elders and 15 points from the other end of the board.
