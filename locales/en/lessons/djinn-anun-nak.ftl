### Texts of the lesson “Anun-Nak”.

title = Anun-Nak

step-1 =
    Anun-Nak, 8 points: for an elder or a fakir, three meeples from the bag come to a tile with nothing on it. In this bag there are only viziers.

    Use it so that you can take the sacred place worth 10.
step-1-hint-1 = First the power, paid with the fakir: an elder would go into the bag. Then the move.
step-1-hint-2 = Three viziers on b1, and the vizier on a1 joins them.
step-1-answer-1 = They stand where your vizier cannot join them in one step. Try again.
step-1-answer-2 = The sacred place is still empty of camels. Undo.
step-1-done = Four viziers, and a tile worth 10. In a game you do not know what the bag will give; you can read what it holds, though.
