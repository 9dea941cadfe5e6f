### Texts of the lesson “When zero is dear”.

title = When zero is dear

step-1 = Who always bids 0 always gets what is left. Count your gain, and what Sam would gain in your place. Bid your second marker, then play: gain 18 points in all.
step-1-hint-1 = Two assassins, an oasis, a lone vizier on 12: who goes first takes 23 points.
step-1-hint-2 = Sam stands on 3: bid 5. Then c2 to b2, and kill on a2.
step-1-answer-1 = First, but 5 would do. Try again.
step-1-answer-2 = 0 coins, and 23 points for Sam. Try again.
step-1-answer-3 = The vizier on a2 is worth 12. Undo.
step-1-answer-4 = You paid to go first: take the best. Undo.
step-1-answer-5 = Less than 18. Try again: bid 5, and take the 23 points.
step-1-done = 23 for 5 coins, and 23 that Sam does not get.
