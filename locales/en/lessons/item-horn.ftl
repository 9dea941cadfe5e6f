### Texts of the lesson “Horn of plenty”.

title = Horn of plenty

step-1 =
    The horn of plenty refills the row of cards and lets you put it in any order. Two merchants will then bring you the first two cards.

    You have fish. Arrange it so that they bring two new goods.
step-1-hint-1 = First the horn, then the move.
step-1-hint-2 = Tap gold and ivory first; then bring the merchant on b2 to the one on b1.
step-1-answer-1 = They brought something else. Try again.
step-1-answer-2 = No merchants. Undo.
step-1-done = Fish, gold and ivory: a set worth 7 instead of 1.
