### Texts of the lesson “Viziers”.

title = Viziers

step-1 =
    Viziers stay in front of you: 1 point each, and 10 for every opponent who has fewer. Sam has 3, you have 2, Olivier 1, Zoé none: bonuses of 30, 20, 10 and 0.

    Overtake Sam.
step-1-hint-1 = You need two more viziers.
step-1-hint-2 = One is on a1, one on the oasis in the north.
step-1-answer-1 = No viziers in hand. Undo, and collect the yellow ones.
step-1-done = Four viziers: 4 points, and 30 for three opponents with fewer. Sam’s bonus falls to 20.

step-2 = Now two players: Sam has 3 viziers, you have 1. The vizier in the middle can join one vizier in the west or two in the east. Which way gives the bonus?
step-2-hint-1 = How many will you have on either side?
step-2-hint-2 = As many as Sam is not enough.
step-2-answer-1 = 3 and 3: nobody has fewer, nobody has the bonus. Undo.
step-2-done = Four against three: 4 points and the bonus of 10. A tie brings no bonus.
