### Texts of the lesson “Geb”.

title = Geb

step-1 = Geb, 6 points, with the Artisans: at the end each of your precious items is worth 3 more. Your artisans drew three items. Keep the one that scores most.
step-1-hint-1 = A jewel is worth 5, a chest 7, before Geb. A lamp is magic, and scores nothing.
step-1-answer-1 = It scores less. Try again.
step-1-done = 7 and 3: the chest is worth 10.
