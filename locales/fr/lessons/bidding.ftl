### Texts of the lesson “Les enchères”.

title = Les enchères

step-1 = Chaque tour de jeu commence par des enchères : qui paie le plus joue en premier. Jouez avant Olivier, à bas prix.
step-1-hint-1 = Les prix sont 0, 1, 3, 5, 8, 12 et 18.
step-1-answer-1 = En premier, mais trop cher : une pièce est un point. Recommencez l’étape.
step-1-answer-2 = Bon marché, mais Olivier joue avant vous. Recommencez l’étape.
step-1-done = Payé aussitôt : 8 pièces valent 8 points.

step-2 = À deux, chacun a deux pions et deux tours. Misez pour jouer en premier et en dernier.
step-2-hint-1 = Sam est sur 3 et sur 1. Quelle place est juste au-dessus, laquelle au-dessous ?
step-2-hint-2 = Misez 5, puis 0.
step-2-answer-1 = En premier, mais 5 suffit. Recommencez l’étape.
step-2-answer-2 = Ce n’est pas premier et dernier. Recommencez l’étape.
