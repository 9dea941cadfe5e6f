### Texts of the lesson “Two tiles at once”.

title = Two tiles at once

step-1 =
    If the last assassin joins assassins only, the tile of your move is emptied. If the victim stood alone, a second one is. Each becomes yours if no camel stands there.

    Take two tiles in this turn.
step-1-hint-1 = One assassin stands next to two others.
step-1-hint-2 = Three assassins reach three steps: who is alone there?
step-1-answer-1 = The victim leaves companions behind. Undo, and kill one who is alone.
step-1-answer-2 = Not this way: bring the assassins together on a2. Undo.
step-1-done = Two camels in one turn.

step-2 = The same again, but you have one camel left. Do it, and see which tile it takes.
step-2-hint-1 = The assassins meet on a2 again.
step-2-answer-1 = Bring the assassins together on a2. Undo.
step-2-done = Only the tile of the move: it comes first. And since that was the last camel, this round is the last.
