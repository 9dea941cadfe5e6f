### Texts of the lesson “What tiles do”.

title = What tiles do

step-1 = The end tile acts. An oasis grows a palm tree, 3 points; a village a palace, 5. End on one, then tap it again.
step-1-hint-1 = The elder in the middle can go either way.
step-1-hint-2 = Step to the village, then tap it again.
step-1-answer-1 = That is a market. Undo, and start from it.
step-1-done = The emptied tile is yours, and what stands on it.

step-2 = 1, 2, 3, 4, 5 different goods score 1, 3, 7, 13, 21. A small market sells one card for 3 coins, a large two for 6. Buy.
step-2-hint-1 = A market lies at either end.
step-2-hint-2 = On the small one, tap a lit card.
step-2-answer-1 = That is a sacred place. Undo, and start from it.
step-2-done = Three kinds scored 7; a fourth makes 13, a fifth 21.

step-3 = At a sacred place, pay two elders, or an elder and a fakir, for a djinn: its points and power are yours. Take one.
step-3-hint-1 = The sacred place lies in the west.
step-3-hint-2 = End there with the elders, then tap a djinn.
step-3-answer-1 = No sacred place here. Undo, and go to a1.
step-3-done = Tap its card to read its power.
