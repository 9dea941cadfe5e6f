### Texts of the lesson “Villages and oases”.

title = Villages and oases

step-1 =
    Where your move ends, the tile acts. In a village you must place a palace: 5 points for whoever owns the tile.

    Bring the vizier on b1 to a village, and the palace to the right one.
step-1-hint-1 = Whose camels stand in the two villages?
step-1-answer-1 = Sam thanks you for 5 points: the village is his. Undo.
step-1-answer-2 = Begin with the vizier on b1. Undo.
step-1-done = Your village is worth 10 now.

step-2 = In an oasis you must place a palm tree: 3 points for its owner. Two oases are near. Make one of them yours, with its palm tree.
step-2-hint-1 = A tile is yours when nobody is left on it.
step-2-answer-1 = A builder is left there: the palm tree stands on nobody’s tile, for now. Undo.
step-2-answer-2 = If no oasis becomes yours like this, undo, and begin with the elder on b2.
step-2-done = 8 and 3, and three elders besides. Later visits bring the owner more palm trees, whoever comes.
