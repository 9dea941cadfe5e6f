### Texts of the lesson “Haurvatat”.

title = Haurvatat

step-1 = Haurvatat, 8 points: at the end your palm trees are worth 5 each, not 3. You stand on a sacred place. Look at what you own, and take the djinn that brings most.
step-1-hint-1 = Count palm trees, elders, viziers.
step-1-answer-1 = It would add little to what you have. Undo.
step-1-answer-2 = There is a djinn for you here. Undo.
step-1-done = Five palm trees: 25 points instead of 15, and 8 for the djinn.
