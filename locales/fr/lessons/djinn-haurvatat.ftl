### Texts of the lesson “Haurvatat”.

title = Haurvatat

step-1 = Haurvatat, 8 points : à la fin, vos palmiers valent 5 chacun au lieu de 3. Vous êtes sur un lieu sacré. Regardez ce que vous possédez, et prenez le djinn qui rapporte le plus.
step-1-hint-1 = Comptez palmiers, sages, vizirs.
step-1-answer-1 = Il ajouterait peu à ce que vous avez. Annulez.
step-1-answer-2 = Il y a ici un djinn pour vous. Annulez.
step-1-done = Cinq palmiers : 25 points au lieu de 15, et 8 pour le djinn.
