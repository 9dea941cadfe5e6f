### Texts of the lesson “Viziers last”.

title = Viziers last

step-1 = You and Sam have 3 viziers each. Kill one of his, and 10 points are yours, for a moment: he plays next, and two viziers wait for him in the east. Choose a gain that lasts.
step-1-hint-1 = Who stands alone within reach?
step-1-answer-1 = After Sam’s next turn he is ahead in viziers all the same. Undo.
step-1-answer-2 = Nothing gained. Undo, and choose another victim.
step-1-answer-3 = Bring the assassins on a2 and b2 together. Undo.
step-1-done = 8 points that nobody takes back.

step-2 = The same board, but this is the last turn of the game. Gain 10 points.
step-2-hint-1 = Nobody can answer now.
step-2-hint-2 = Tap Sam’s viziers.
step-2-answer-1 = 8 points. The bonus is worth 10 now. Undo.
step-2-answer-2 = Nothing gained. Undo, and choose another victim.
step-2-answer-3 = Bring the assassins on a2 and b2 together. Undo.
step-2-done = 10 points, and no turn to lose them.
