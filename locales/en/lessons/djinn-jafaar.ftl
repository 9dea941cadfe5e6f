### Texts of the lesson “Jafaar”.

title = Jafaar

step-1 =
    Jafaar, 6 points: at the end your viziers are worth 3 each, not 1; the bonus of 10 stays as it is. Sam has five viziers.

    Pick up the meeples of the sacred place and gain as much as you can.
step-1-hint-1 = Three elders are 6 points. And three viziers?
step-1-answer-1 = 6 points. With Jafaar there is more to gain. Undo.
step-1-answer-2 = Pick up the meeples of the sacred place, and end with a vizier. Undo.
step-1-done = Three viziers, 9 points, even without the bonus.
