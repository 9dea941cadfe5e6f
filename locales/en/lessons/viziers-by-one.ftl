### Texts of the lesson “Ahead by one”.

title = Ahead by one

step-1 = You have 3 viziers, Sam 4. The bonus of 10 asks for one more than he has, not for many more. Gain 23 points in this turn.
step-1-hint-1 = Two viziers are enough. What else does a tile give?
step-1-hint-2 = End on the oasis in the west.
step-1-answer-1 = Seven viziers: the same bonus, and no tile. Undo.
step-1-answer-2 = No viziers, no bonus. Undo.
step-1-done = 2 for viziers, 10 for the bonus, 8 and 3 for the oasis. Four viziers would have brought 14.
