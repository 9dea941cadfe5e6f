### Texts of the lesson “The score sheet”.

title = The score sheet

step-1 =
    The score sheet counts coins, viziers, elders, djinns, goods, tiles, palm trees and palaces. Fakirs count nothing, but they pay.

    Raise the line of palm trees by 3: Enki places one.
step-1-hint-1 = A palm tree scores for whoever controls the tile.
step-1-hint-2 = Tap Enki, pay with a fakir, then tap your oasis on a3.
step-1-answer-1 = An elder is worth 2 points, a fakir none. Undo, and pay with a fakir.
step-1-answer-2 = Bouraq raises another line: palaces. Undo.
step-1-answer-3 = That oasis is not yours: its palm tree counts for its owner. Undo.
step-1-done = 3 points on that line. Your panel and the score sheet show the sum at any moment.

step-2 = Now raise the line of palaces by 5: Bouraq places one.
step-2-hint-1 = Which village is yours?
step-2-hint-2 = Tap Bouraq, pay with a fakir, then tap b3.
step-2-answer-1 = An elder is worth 2 points, a fakir none. Undo, and pay with a fakir.
step-2-answer-2 = That village is not yours. Undo.
step-2-done = Your fakirs are spent, your points are up by 8.

step-3 = One move, and three things that score. Gain at least 15 points with it.
step-3-hint-1 = Elders score 2 each. What does the tile score?
step-3-hint-2 = An oasis emptied is worth 8, and a palm tree is placed on it.
step-3-answer-1 = Less than 15. Try again: which tile can be emptied?
step-3-answer-2 = Fewer points. Undo, and look for a tile that can be emptied.
step-3-done = 6 for the elders, 8 for the oasis, 3 for the palm tree: 17.
