### Texts of the lesson “The five tribes”.

title = The five tribes

step-1 = Viziers and elders stay with you: a vizier is 1 point, an elder 2. Each rival with fewer viziers adds 10. Gain 4 points.
step-1-hint-1 = Which two elders (white) stand side by side?
step-1-answer-1 = Those are no elders. Undo all, and bring two elders together.

step-2 = Merchants (green) bring cards, one each, from the front of the row. Fetch two.
step-2-hint-1 = A merchant on a2 can join the one beside it.
step-2-hint-2 = Then the bar asks: take the cards.
step-2-answer-1 = Those are no merchants. Undo.
step-2-done = Wheat counts as goods, a fakir does not: spend it to strengthen builders or assassins.

step-3 = Builders earn coins: builders times tiles with a blue value, here and around, diagonals too. Earn 6.
step-3-hint-1 = In the east all values are red. Look west.
step-3-hint-2 = The builder on a2 joins the one beside him; then take the coins.
step-3-answer-1 = No blue value near: no coins. Undo.
step-3-answer-2 = Those are no builders. Undo.
step-3-done = Two builders, three tiles: 6. A coin is a point.

step-4 = Assassins kill one meeple; each of them reaches one step. If it stood alone, its tile is yours as well. Take two tiles.
step-4-hint-1 = Bring the assassins (red) together. Who is alone within reach?
step-4-answer-1 = Others are left on that tile. Undo, and kill one who is alone.
step-4-answer-2 = Those are no assassins. Undo.
