### Texts of the lesson “The markets”.

title = The markets

step-1 = A small market sells you one of the first three cards for 3 coins. End on the small market on a1, and try to buy the gold.
step-1-hint-1 = The vizier of the village joins the one on the market. Then tap the gold in the row.
step-1-answer-1 = Bought already. Undo, and try the gold first.
step-1-answer-2 = End on a1, where the market is. Undo.
step-1-answer-3 = You went on without buying. Undo, and try the gold.
step-1-done = The gold lies fourth. First means leftmost, and gaps are filled only after the round.

step-2 = You have fish and wheat. Buy the card that makes your set longer.
step-2-hint-1 = A good that you do not have yet.
step-2-answer-1 = It does not make the set longer. Undo.
step-2-answer-2 = To buy is up to you, but here it pays. Undo.
step-2-done = Two goods were worth 3, three are worth 7: 4 points for 3 coins, and more to come.

step-3 = A large market sells two of the first six cards for 6 coins. Three merchants first bring three cards. Leave this turn with five different goods.
step-3-hint-1 = Bring three merchants together on the large market.
step-3-hint-2 = Take their cards, then buy two goods you do not have.
step-3-answer-1 = A fakir is not among the goods: only four are different. Undo.
step-3-answer-2 = Three merchants are needed, on the large market. Undo.
step-3-answer-3 = Three goods so far. Undo, and buy two more.
step-3-done = Three from the merchants, two from the market: five different goods in one turn, worth 21.

step-4 = Late in a round the row of cards runs dry. You stand on a large market, and one card is left. It costs 6 all the same. You have six different goods: is it worth it?
step-4-hint-1 = A set of six is worth 30, a set of seven 40.
step-4-answer-1 = You keep 6 coins, and forgo 10 points. Undo.
step-4-done = 6 coins for 10 points.
