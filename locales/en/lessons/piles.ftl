### Texts of the lesson “No piles”.

title = No piles

step-1 =
    Many of one tribe on one tile wait for somebody to join them. Three builders stand on a2, and Sam can reach them.

    Pick up the meeples on a1 and take the oasis, but feed no pile.
step-1-hint-1 = What would one more builder on a2 bring? Count the blue-valued tiles around it.
step-1-answer-1 = A fourth builder: 5 coins more for Sam. Undo.
step-1-answer-2 = Start on a1 and end on the oasis. Undo.
step-1-done = Five blue-valued tiles: each builder you do not leave there saves 5 coins.
