### Texts of the lesson “Marid”.

title = Marid

step-1 =
    Marid, 6 points: for every meeple dropped on one of your tiles you receive 1 coin in your own move, 2 in an opponent’s.

    Pick up the meeples on a2 and walk so that Marid earns 2 coins.
step-1-hint-1 = Your camels stand in the north.
step-1-hint-2 = By way of a3 and b3, and on to a companion.
step-1-answer-1 = Fewer than two drops on your tiles. Undo.
step-1-done = Two meeples on your tiles, two coins.
