### Texts of the lesson “The last guard”.

title = The last guard

step-1 = Two assassins and an elder stand on the sacred place worth 15. A third assassin can join. Gain 15 points.
step-1-hint-1 = The assassins go to your hand. Who is left on their tile?
step-1-hint-2 = The tile of the assassins is within their reach.
step-1-answer-1 = A cheaper tile. Undo the kill, and look at b2 itself.
step-1-answer-2 = Bring the third assassin to b2. Undo.
step-1-done = Where two assassins stand with one other, a third opens the tile.
