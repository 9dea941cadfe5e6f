### Texts of the lesson “Whims”.

title = Whims

step-1 =
    A whim card lies on each city until somebody takes it: a wish, and the coins it brings. A new one comes after the round. Whoever ends a move in the city takes the card in hand, unseen by the others from then on.

    Get the whim.
step-1-hint-1 = It lies in the city in the west.
step-1-hint-2 = From b2: the vizier first, then the elder to a1.
step-1-answer-1 = No whim lies there. Undo.
step-1-done = Only ending there counts, not passing through.

step-2 =
    You hold the whim Villages: two villages you control, 10 coins. You control one. On your turn, or just before your bid, you may lay a whim whose condition is met.

    Take a second village, and lay the whim.
step-2-hint-1 = The elder on c1 can empty the village next to it.
step-2-hint-2 = Then tap the whim.
step-2-answer-1 = The second village is still nobody’s. Undo.
step-2-done = 10 coins. A whim whose condition is met at the end of the game is laid automatically; the others are worth nothing.
