### Texts of the lesson “Monkir”.

title = Monkir

step-1 =
    Monkir, 6 points: for every palace placed you receive 1 coin if you place it, 2 if an opponent does.

    Make Monkir earn without giving Sam anything.
step-1-hint-1 = A move that ends in a village places a palace.
step-1-hint-2 = The village in the west is Sam’s.
step-1-answer-1 = Your coin, but 5 points for Sam. Undo.
step-1-answer-2 = No palace came of it. Undo.
step-1-done = One coin. Each palace of Sam’s will bring you two.
