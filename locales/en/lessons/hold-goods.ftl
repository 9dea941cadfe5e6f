### Texts of the lesson “Hold or sell”.

title = Hold or sell

step-1 = Up to the seventh, each good added to a set is worth more than the one before: the fifth 8 points, the sixth 9, the seventh 10. You have four that differ, 9 coins, and the row shows three new ones. What now?
step-1-hint-1 = Sold sets start again from one.
step-1-answer-1 = 13 coins now, but the next good will be worth 1 instead of 8. Undo.
step-1-done = Kept. At the end of the game goods score as much as in a sale.

step-2 = But bids are paid with coins, not with goods. You have no coins left, and want to bid 3 next round. Sell as little as you can.
step-2-hint-1 = Which goods are in no long set anyway?
step-2-hint-2 = You have fish and wheat twice.
step-2-answer-1 = That breaks up your set of four, or brings too little. Undo.
step-2-answer-2 = No coins, no choice in the next bids. Try again.
step-2-done = 3 coins from the doubles; the set of four is whole.
