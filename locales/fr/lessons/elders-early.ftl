### Texts of the lesson “Les sages, tôt”.

title = Les sages, tôt

step-1 = Les sages valent le plus là où ils appellent aussitôt un djinn. Le sage de b2 peut en rejoindre un ou deux. Gagnez 10 points.
step-1-hint-1 = Deux sages paient un djinn. Lequel vaut 10 ?
step-1-answer-1 = Un djinn, mais un autre vaut 10. Annulez.
step-1-answer-2 = Trois sages : 6 points, et pas de djinn. Annulez.
step-1-answer-3 = Vous avez continué sans djinn. Annulez.
step-1-answer-4 = Commencez par le sage de b2. Annulez.
step-1-done = 10 points au lieu de 6, et un pouvoir pour le reste de la partie : plus tôt il vient, plus il sert.
