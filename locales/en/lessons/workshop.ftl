### Texts of the lesson “Workshop and market”.

title = Workshop and market

step-1 = Whoever ends in a workshop may take the top item for 1 artisan or 2 fakirs. You and Sam have two artisans each. How do you pay?
step-1-hint-1 = What is an artisan worth, and what a fakir?
step-1-answer-1 = An artisan less: Sam has more now, and yours falls from 3 points to 2. Try again.
step-1-answer-2 = An item for two fakirs is cheap. Undo.
step-1-done = The fakirs pay, your artisans keep their 3 points each.

step-2 = A specialised market sells any one of the cards face up for 4 coins. You have fish, wheat and silk. Choose.
step-2-hint-1 = All cards are within reach here, the last one, too.
step-2-answer-1 = It does not make the set longer. Undo.
step-2-answer-2 = The fourth good is worth 6 points. Undo.
step-2-done = Four different goods: 13.
