### Texts of the lesson “Powers of djinns”.

title = Powers of djinns

step-1 =
    Some powers simply hold, like Jafaar’s. Others you pay for: with an elder, a fakir, or more; the card says so. You use them in your own turn.

    Enki places a palm tree on any oasis. Pay with a fakir.
step-1-hint-1 = Tap Enki among your djinns.
step-1-hint-2 = Then choose the fakir as payment, and the oasis.
step-1-answer-1 = An elder is worth 2 points, a fakir none. Undo, and pay with the fakir.
step-1-answer-2 = That was Sloar. Enki is still to be used.
step-1-done = A palm tree, before your move. After it would have been possible, too.

step-2 = Each power with a price works once a turn. Try to use Enki again.
step-2-hint-1 = Tap Enki.
step-2-answer-1 = Your move is done. Enki can still be tried: tap him.
step-2-done = Once in a turn. In your next turn it serves you again.

step-3 = During the walk no power can be used: not from the moment you pick up meeples until the last drop. Pick up the meeples on b1, and try Sloar on the way.
step-3-hint-1 = Pick up, then tap Sloar.
step-3-answer-1 = That works, because you have no meeples in hand. Now pick up the meeples on b1, and tap Sloar once more.
step-3-done = First finish the move. Then powers work again, up to the end of your turn.
