### Texts of the lesson “Bidding”.

title = Bidding

step-1 = Each round begins with bids: who pays most chooses first on the board. Play before Olivier, cheaply.
step-1-hint-1 = The prices are 0, 1, 3, 5, 8, 12 and 18.
step-1-answer-1 = First, but for more than needed: a coin is a point. Try again.
step-1-answer-2 = Cheap, but Olivier plays before you. Try again.
step-1-done = Paid at once: 8 coins are 8 points.

step-2 = With two players, each has two markers and two turns. Bid to play first and last.
step-2-hint-1 = Sam stands on 3 and on 1. Which spot is just above, which below?
step-2-hint-2 = Bid 5, then 0.
step-2-answer-1 = First, but 5 would do. Try again.
step-2-answer-2 = That is not first and last. Try again.
