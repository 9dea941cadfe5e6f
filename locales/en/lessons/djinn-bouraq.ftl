### Texts of the lesson “Bouraq”.

title = Bouraq

step-1 = Bouraq, 6 points: for an elder or a fakir you place a palace on any village. Do so, where it serves you.
step-1-hint-1 = A palace scores for the owner of its tile.
step-1-hint-2 = Your camel stands in the village on a2.
step-1-answer-1 = 5 points for Sam. Undo.
step-1-answer-2 = Nobody owns this village yet. Undo.
step-1-answer-3 = This palace came with the move. Undo, and let Bouraq place it.
step-1-done = 5 points, wherever you move this turn.
