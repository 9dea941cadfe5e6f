### Texts of the lesson “The tent”.

title = The tent

step-1 =
    Once in a game your tent can take a tile in place of a camel. It scores the tile, and 1 more for each red-valued tile among its own and those around.

    Take the oasis on b1 for 12 points.
step-1-hint-1 = Empty the oasis with the elder on c1.
step-1-hint-2 = Camel or tent? The tent scores more here.
step-1-answer-1 = With the camel it is 8. Undo, and choose the tent.
step-1-answer-2 = The oasis on b1 is the aim. Undo.
step-1-done = 8 for the oasis; 3 red-valued tiles around it and itself make 4: 12 points.

step-2 = You have one tent only. This time the elders wait in the village in the middle, with few red-valued tiles around. Take it, and keep the tent for a better place.
step-2-hint-1 = The elder on c2 empties the village; then choose the camel.
step-2-answer-1 = The tent stays there; only the talisman could move it. Undo, and place a camel.
step-2-answer-2 = End in the village in the middle. Undo.
step-2-done = Your last camel alone no longer brings the end: the tent must be placed, too.
