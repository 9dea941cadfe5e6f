### Texts of the lesson “Dead ends”.

title = Dead ends

step-1 = Not every meeple can be picked up. The program lights the tiles from which a move can end. Tap the merchant in the corner, on a1.
step-1-hint-1 = Its tile is not lit. Tap it all the same.
step-1-answer-1 = The meeples of this tile can be picked up. Put them back, and tap a1.
step-1-done = One meeple, one step: no merchant stands on a tile beside it. It stays.

step-2 = A dead end can also lie on the way. Pick up the meeples in the middle: an assassin and a builder. Try to drop the builder first.
step-2-hint-1 = In your hand, tap the builder first.
step-2-answer-1 = That is the right order already. Undo, and see what happens with the builder first.
step-2-done = The assassin would come last, and there is no other assassin. What leads into a dead end is never open: you cannot get stuck.

step-3 = The other way round it works. Bring the builder home to the other builder.
step-3-hint-1 = Assassin first, builder last.
step-3-hint-2 = The other builder is in the village on a3: two steps by way of a2 or b3.
step-3-answer-1 = A legal move, but not with the builders. Undo, and begin in the middle.
step-3-done = Two builders, and an empty village.
