### Texts of the lesson “Enchanting flute”.

title = Enchanting flute

step-1 =
    The enchanting flute brings one to five meeples onto a tile from the tiles next to it, one by one. No tile changes hands by it.

    Gather viziers on b2. Then collect at least four, and take the sacred place.
step-1-hint-1 = First the flute, then the move. One vizier must be left to join the others at the end.
step-1-hint-2 = Call those from a2, b3 and c2. The one on b1 does the last step.
step-1-answer-1 = The one on b1 is the one who should walk in at the end. Undo.
step-1-answer-2 = Only viziers may stand on b2 if you want to empty it. Undo.
step-1-answer-3 = End on b2 with a vizier. Undo.
step-1-answer-4 = Fewer than four. Undo, and let the flute gather more.
step-1-done = Four viziers or more, ahead of Sam, and a tile worth 12.
