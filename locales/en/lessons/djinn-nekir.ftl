### Texts of the lesson “Nekir”.

title = Nekir

step-1 =
    Nekir, 6 points: each time assassins kill you receive 1 coin if they are yours, 2 if an opponent’s.

    Earn that coin, and take the oasis with it.
step-1-hint-1 = The assassin on b2 has companions on a tile beside it.
step-1-hint-2 = The elder on the oasis is alone.
step-1-answer-1 = One coin, but not the oasis. Undo.
step-1-done = A coin, and an oasis.
