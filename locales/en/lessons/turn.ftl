### Texts of the lesson “A whole turn”.

title = A whole turn

step-1 = A turn: move, control, tribe, tile, sale. Join the merchant on b2, take the cards, then buy silk.
step-1-hint-1 = A merchant stands beside b2, in the east.
step-1-hint-2 = After the move the bar asks: take the cards. Then tap the silk.
step-1-answer-1 = For this turn end on b2 with the merchants. Undo.
step-1-answer-2 = Fish you have already: two of a kind are worth little. Undo.
step-1-answer-3 = A fakir helps, but it is not one of the goods. Undo, and buy silk.
step-1-answer-4 = You bought nothing. Undo: silk is worth its coins.
step-1-done = Four different goods, 13 points. A builder stayed on b2, so no camel.

step-2 = You may sell goods for coins now. Kept, they score as much, and may grow. Keep them; end the turn.
step-2-hint-1 = Nothing forces you to sell. Look for the button that ends the turn.
step-2-answer-1 = Sold. You may do so at the end of any turn of yours, but a longer set is worth more. Undo, and keep them.
