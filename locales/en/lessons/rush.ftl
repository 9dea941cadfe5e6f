### Texts of the lesson “A rush”.

title = A rush

step-1 = The round ends with your turn, you have two camels left, and Sam leads by 8. A game that ends now is yours. End it.
step-1-hint-1 = Which tribe can place two camels in one turn?
step-1-hint-2 = Join the assassins on a2, kill somebody who is alone, and end the turn.
step-1-answer-1 = 19 points, but one camel is left: Sam takes the oasis next, and leads. Undo.
step-1-answer-2 = 17 points, but one camel is left: the game goes on. Undo.
step-1-answer-3 = The victim was not alone. Undo.
step-1-answer-4 = That places one camel at most. Undo.
step-1-answer-5 = The game goes on. Try again: two camels at once.
step-1-done = Ahead, and over. Whoever leads with few camels may hurry.
