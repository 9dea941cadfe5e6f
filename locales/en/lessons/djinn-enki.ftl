### Texts of the lesson “Enki”.

title = Enki

step-1 = Enki, 8 points: for an elder or a fakir you place a palm tree on any oasis. Do so, and lose no points by paying.
step-1-hint-1 = Your camel stands on the oasis in the east.
step-1-hint-2 = A fakir scores nothing, so pay with it.
step-1-answer-1 = An elder paid is 2 points less. Undo.
step-1-answer-2 = The palm tree is not on a tile of yours. Undo.
step-1-done = 3 points for a fakir.
