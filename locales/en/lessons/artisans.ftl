### Texts of the lesson “Artisans and items”.

title = Artisans and items

step-1 =
    Artisans, the purple tribe, stay in front of you: 2 points each, or 3 if nobody has more. For each artisan you collect you draw an item; of these you keep one.

    Collect three artisans, and draw.
step-1-hint-1 = An artisan stands on b1, two on c2.
step-1-hint-2 = b1: the vizier first, the artisan last.
step-1-answer-1 = Three artisans are needed. Undo.
step-1-done = Three against Sam’s two: 3 points each.

step-2 = Jewels score 5, chests 7, crowns 9. The seven others are magic: they score nothing, but can be used once. What you do not keep is discarded face up. What do you keep for its points?
step-2-hint-1 = The most precious one.
step-2-answer-1 = A fine item, but not the most precious. Try again.
step-2-done = 9 points. The others do not see what you keep.

step-3 = Magic items are used in your turn, outside the move (the flying carpet apart), one in a turn. You have a lamp and a ring. Use one, then try the other.
step-3-hint-1 = Tap the lamp, then Boaz.
step-3-hint-2 = Now tap the ring.
step-3-answer-1 = That works before and after the move. Now use an item, then the other.
step-3-done = One in a turn. The other one stays for later.
