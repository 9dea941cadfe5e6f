### Texts of the lesson “Going first”.

title = Going first

step-1 =
    Before you bid, look for the best move on the board, and for the second best. The difference is what going first is worth.

    Here the assassin on b2 wins 26 points by ending on a1 and killing on a3; the next best move brings 14. So going first is worth up to 12 coins. Sam bid 3, Olivier 1. Bid well.
step-1-hint-1 = Whoever plays first takes the 26. A few coins are little for that.
step-1-hint-2 = The cheapest spot before Sam will do.
step-1-answer-1 = First, but 5 would have been enough: nobody bids after you. Try again.
step-1-answer-2 = You save 5 coins, and Sam wins 26 points. Try again.
step-1-done = 5 coins for a move that brings 12 points more than the next best.

step-2 = You are first. Take what you paid for.
step-2-hint-1 = From b2 the assassin goes to a1.
step-2-hint-2 = Kill the builder on a3.
step-2-answer-1 = Not that one. Undo, and go to a1 with the assassin.
step-2-answer-2 = The builder on a3 is the victim you want. Undo.
step-2-done = 26 points for 5 coins.

step-3 = Another board. Four oases can be taken, each by the elder next to it, and each for the same points. Sam bid 3, Olivier 1. Bid well.
step-3-hint-1 = How many of the four are left when you play last?
step-3-answer-1 = You pay for a choice among equals. Try again.
step-3-done = Two are left, and one is all you need. When much is equal, coins are points.
