### Texts of the lesson “Fabulous lamp”.

title = Fabulous lamp

step-1 = The fabulous lamp gives you a djinn for nothing: one on show, or the top one of the deck, unseen. You have five viziers. Choose well.
step-1-hint-1 = Read what each djinn rewards.
step-1-hint-2 = Jafaar makes a vizier worth 3.
step-1-answer-1 = A djinn for nothing, but not the best for five viziers. Try again.
step-1-done = 6 points, and 10 more for five viziers.
