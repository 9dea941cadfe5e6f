### Texts of the lesson “Sets and sales”.

title = Sets and sales

step-1 =
    A set is goods that are all different. Two are worth 3, three 7, four 13, five 21, six 30, seven 40, eight 50, nine 60; a single one 1. At the end of your turn you may sell sets for coins.

    Sell everything you have for as many coins as you can.
step-1-hint-1 = The longer the set, the more each good in it is worth.
step-1-hint-2 = First all six kinds, then what is left.
step-1-answer-1 = A shorter set fetches less. Undo: make the first set as long as you can.
step-1-answer-2 = Nothing is lost, but here it is about selling. Try again.
step-1-done = 30 for the set of six and 7 for the set of three: 37 coins.

step-2 = You have fish twice, wheat and silk. Form the best set and sell it; see what stays.
step-2-hint-1 = Two fish are never in the same set.
step-2-answer-1 = There is a longer set. Undo.
step-2-answer-2 = Nothing is lost, but here it is about selling. Try again.
step-2-done = 7 coins. The second fish waits for other company.
