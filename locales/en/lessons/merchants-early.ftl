### Texts of the lesson “Merchants, early”.

title = Merchants, early

step-1 = Goods grow in value: start early, where two merchants stand already. Gain 10 points in this turn.
step-1-hint-1 = Three merchants bring three cards. What does the tile sell then?
step-1-hint-2 = Buy the silk: four kinds are worth 13.
step-1-answer-1 = A fourth kind of goods would be worth 6 now. Undo.
step-1-answer-2 = Two cards only, and the large market asks for 6 coins. Undo.
step-1-answer-3 = The silk would make it 10. Undo, and buy it.
step-1-answer-4 = Bring merchants together. Undo.
step-1-done = Four kinds: 13 points for 3 coins. The next kind is worth 8.
