### Texts of the lesson “Nobody alone”.

title = Nobody alone

step-1 = Pick up the meeples on a1 and take the oasis on b2. Two paths lead there, and Sam’s assassins are near: leave no meeple alone on a free tile.
step-1-hint-1 = Two assassins meet on c2. How far do they reach?
step-1-hint-2 = Drop the vizier where it has company: on b1.
step-1-answer-1 = The vizier is alone on a tile worth 15: one kill, and it is Sam’s. Undo.
step-1-answer-2 = Start on a1 and end on b2. Undo.
step-1-done = The same gain for you, and 13 points less for Sam.
