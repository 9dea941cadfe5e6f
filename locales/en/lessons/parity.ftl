### Texts of the lesson “Even and odd”.

title = Even and odd

step-1 =
    Think of the board as a checkerboard: every step changes the colour of the square. Two meeples end on the colour they started from, always at distance 2: from c3 that is 8 tiles.

    An elder stands on each of them. Pick up the meeples on c3 and end on one.
step-1-hint-1 = Any two steps will do, but not straight back.
step-1-answer-1 = Start on c3. Undo.
step-1-done = Two steps: even. Never an adjacent tile, never the tile itself.

step-2 = Three meeples end on the other colour: at distance 1 or 3. From c3 that is 13 tiles. Bring an elder to the adjacent tile d3, in three steps.
step-2-hint-1 = Go round a corner: three sides of a square.
step-2-answer-1 = The aim is d3, from c3 in three steps. Undo.
step-2-done = Three steps: odd. The number in the hand says at once which half of the board you can reach.

step-3 = A vizier waits on the sacred place worth 15, on a3. Viziers stand among others on b4, c3 and c2. Which of these tiles can end on a3?
step-3-hint-1 = Count the steps to a3 and the meeples on each tile: even with even, odd with odd.
step-3-hint-2 = b4 is two steps away and holds two. c3 is two away and holds three. c2 is three away and holds two.
step-3-answer-1 = That does not end on a3. Undo, and count.
step-3-done = Two steps, two meeples. The others can be forgotten before you have tried a single path.
