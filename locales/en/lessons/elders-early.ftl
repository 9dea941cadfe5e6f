### Texts of the lesson “Elders, early”.

title = Elders, early

step-1 = Elders are worth most where they call a djinn at once. The elder on b2 can join one or two. Gain 10 points.
step-1-hint-1 = Two elders pay for a djinn. Which scores 10?
step-1-answer-1 = A djinn, but another scores 10. Undo.
step-1-answer-2 = Three elders: 6 points, and no djinn. Undo.
step-1-answer-3 = You went on without a djinn. Undo.
step-1-answer-4 = Begin with the elder on b2. Undo.
step-1-done = 10 points instead of 6, and a power for the rest of the game: the earlier, the more it does.
