### Texts of the lesson “Mountains and chasm”.

title = Mountains and chasm

step-1 =
    The Artisans add workshops, with mountains on two of their sides. No move crosses a mountain. The workshop in the middle has them in the north and the west.

    Pick up the meeples of the village on b3, and try to go south.
step-1-hint-1 = After you picked up the meeples on b3, tap the workshop.
step-1-answer-1 = You found another way. Undo, and try the mountain.
step-1-done = Refused. Such a side is closed both ways. Assassins and builders ignore mountains.

step-2 = From the east and the south the workshop is open. End your move there.
step-2-hint-1 = A vizier stands south of it, a merchant two steps away by way of the east.
step-2-hint-2 = c3: the assassin first, then the merchant.
step-2-answer-1 = Not in the workshop. Undo.
step-2-done = Around the mountain, not over it.

step-3 = There is a chasm, too: nothing ever stands in it. Pick up the meeples on b3, and try to step into it.
step-3-hint-1 = The chasm is in the middle.
step-3-answer-1 = You went round it. Undo, and try to step in.
step-3-done = Every walk goes round it.
