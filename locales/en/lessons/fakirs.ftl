### Texts of the lesson “Gather fakirs”.

title = Gather fakirs

step-1 = You have 3 coins at a small market, and your second turn comes at once: builders wait on a2 and b2. Buy what helps them. Gain 20 points in both turns.
step-1-hint-1 = A fakir counts as one more builder.
step-1-hint-2 = End the turn, then end with the builders on b2: six blue-valued tiles.
step-1-answer-1 = Two kinds: 2 points more. A fakir does better. Undo.
step-1-answer-2 = Silk you have already. Undo.
step-1-answer-3 = Both turns are over. Try again, and keep the fakir for the builders.
step-1-answer-4 = Fewer coins than you could have. Undo: end on b2, and add the fakir.
step-1-done = 6 coins for one fakir. For a djinn it would spare an elder, for assassins a step.
