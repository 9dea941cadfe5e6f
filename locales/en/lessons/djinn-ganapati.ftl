### Texts of the lesson “Ganapati”.

title = Ganapati

step-1 =
    Ganapati, 6 points, with the Whims: each time a whim is taken you receive 1 coin if you take it, 2 if an opponent does.

    Let Ganapati earn.
step-1-hint-1 = A whim lies in the city on a1. End your move there.
step-1-answer-1 = No whim lies there. Undo.
step-1-done = A whim in hand, and a coin.
