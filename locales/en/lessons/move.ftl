### Texts of the lesson “The move”.

title = The move

step-1 = Pick up all meeples of a tile and drop one on each next tile. The last joins its own tribe. Start in the middle, the vizier (yellow) first.
step-1-hint-1 = Two meeples, two steps. Where does an elder already stand, two steps away?
step-1-hint-2 = The vizier goes first, the elder last: into a corner on the left.
step-1-answer-1 = If the elder goes first, the vizier comes last, and no vizier waits two steps away. Drop the vizier first.
step-1-answer-2 = A legal move, too. Undo, and pick up the meeples in the middle.

step-2 = Now try to break it: pick up the middle again, and tap a corner on the right. Figure: can drop there. Flag: can end there.
step-2-hint-1 = After you picked up the meeples in the middle, tap the tile at the lower right.
step-2-answer-1 = You ended as the rules want it. Undo, and try a corner on the right.
step-2-done = Refused: no step is diagonal, or goes straight back. Try anything: the program knows the rules.

step-3 = Letters and numbers at the edge name each tile. Tap a1, then an assassin (red) in your hand, then a2. End on b3.
step-3-hint-1 = Your hand lies below the board: tap a colour there, and the next tile gets it.
step-3-hint-2 = By a2 and b2 to b3: assassin, builder (blue), assassin.
step-3-answer-1 = On a2 lies a builder. Undo all, and tap the assassin in your hand before a2.
step-3-answer-2 = A legal end, but not on b3. Undo.
step-3-done = So you choose what a tap drops. You end with at least two of one tribe.
