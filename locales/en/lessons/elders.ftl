### Texts of the lesson “Elders”.

title = Elders

step-1 = Elders stay in front of you, too: 2 points each. Collect as many as you can.
step-1-hint-1 = The elder in the village has company on both sides.
step-1-answer-1 = Fewer than three. Undo, and look to the east.
step-1-done = Three elders, 6 points.

step-2 =
    Elders also pay: for djinns at a sacred place, and for the powers of some. Paid elders go to the bag and score no more.

    End on the sacred place with the elders, and take the djinn that suits you best.
step-2-hint-1 = The elder of the village steps south.
step-2-hint-2 = You will have many elders and one vizier. Read both djinns.
step-2-answer-1 = Jafaar loves viziers, and you have one. Undo.
step-2-answer-2 = End on b1 with the elders. Undo.
step-2-answer-3 = No djinn taken. Undo: it is worth more than two elders.
step-2-done = Two elders paid, six left, and with Shamhat each is worth 4: 24 points instead of 12, and 6 for the djinn.
