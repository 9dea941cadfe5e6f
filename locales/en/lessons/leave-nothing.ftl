### Texts of the lesson “Leave nothing behind”.

title = Leave nothing behind

step-1 =
    What you drop on the way is what the next player finds. Pick up the meeples on c2 and take the oasis on a3: three steps, several paths.

    Three builders wait on b1, a merchant on a2. Leave Sam nobody who can join them.
step-1-hint-1 = Even and odd: how many meeples stand on the builder’s tile then, and how many steps is it from b1?
step-1-hint-2 = Alone on b2, a builder can walk to b1 and a merchant to a2. On c3 and b3 they find company, but no way on: go round by c3.
step-1-answer-1 = The oasis is yours, but this builder is one step from b1: four builders and 12 points for Sam. Undo.
step-1-answer-2 = Two meeples on a2, two steps from b1: even and even. Sam will be delighted. Undo.
step-1-answer-3 = The builder has no way to b1, but the merchant alone on b2 steps to a2: the village for Sam. Undo.
step-1-answer-4 = This builder cannot reach b1, but the three on b1 reach him: three steps. Undo.
step-1-answer-5 = Start on c2 and end on a3. Undo.
step-1-done = The same gain for you, and Sam finds nothing: he cannot even move.
