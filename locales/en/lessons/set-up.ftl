### Texts of the lesson “Few meeples left”.

title = Few meeples left

step-1 =
    With few meeples there are few moves, and you can see two turns ahead. You play twice in a row, before Sam.

    Nobody can reach the sacred place on a3 now. Arrange it with the first turn, take it with the second.
step-1-hint-1 = An elder must come near a3, with the right number of companions.
step-1-hint-2 = First turn: c2 by way of b2 to the assassin on b1. The elder stays on b2; kill somebody elsewhere.
step-1-hint-3 = End the turn. Then b2: the vizier first, the elder to a3.
step-1-answer-1 = Both your turns are over, and a3 is still free. Try again, and plan both at once.
step-1-answer-2 = The elder stands on c1, too far from a3. Undo, and go by b2.
step-1-done = A tile that nobody could take a moment ago. Meeples you drop are not only what you leave; they are what you build.

step-2 = A player who cannot move brings the end, too. You are ahead, and Sam comes next. Leave him no move, and end your turn.
step-2-hint-1 = Four elders in a row. Which two must stay, so that neither has a neighbour?
step-2-hint-2 = Take the two in the middle together.
step-2-answer-1 = Two elders are left side by side: Sam can move. Undo.
step-2-done = Sam has to skip, and this round is the last. Whoever is ahead may hurry.
