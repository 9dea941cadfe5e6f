### Texts of the lesson “Tribe and tile”.

title = Tribe and tile

step-1 =
    A good turn does two things at once: the tribe works, and the tile. The best do three.

    Find the move that brings 26 points at one stroke.
step-1-hint-1 = Which tribe can take a second tile?
step-1-hint-2 = A lone builder guards the sacred place worth 15.
step-1-hint-3 = An assassin stands alone on the oasis on a1; another, with an elder, on b2.
step-1-answer-1 = The right move, but another victim is worth more. Undo the kill.
step-1-answer-2 = It brings something, but not 26. Undo, and think of the assassins.
step-1-done = 8 for the oasis, 15 for the sacred place, 3 for the palm tree: 26.
