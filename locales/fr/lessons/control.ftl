### Texts of the lesson “Prendre une tuile”.

title = Prendre une tuile

step-1 = Vous récoltez le dernier meeple et toute sa tribu sur place. S’il ne reste personne, la tuile est à vous. Amenez un sage à l’oasis, qui vaut 8.
step-1-hint-1 = Deux sages se tiennent dans l’oasis, un à côté.
step-1-hint-2 = Prenez le sage de b2 : un pas vers l’ouest.
step-1-answer-1 = Ceux-là sont déjà dans l’oasis. Annulez, et prenez le sage d’à côté.
step-1-answer-2 = L’oasis n’est pas encore à vous. Recommencez, et prenez le sage d’à côté.
step-1-done = Votre chameau s’y installe : les 8 points sont à vous.

step-2 = Un bâtisseur (bleu) est parmi les sages. Faites le même déplacement.
step-2-hint-1 = Le même déplacement : un sage vers l’oasis.
step-2-answer-1 = Ceux-là sont déjà dans l’oasis. Annulez, et prenez le sage d’à côté.
step-2-answer-2 = Pas celui-ci : les quatre sages doivent se retrouver dans l’oasis. Recommencez.
step-2-done = Le bâtisseur reste : personne ne prend la tuile.
