### Texts of the lesson “La fin”.

title = La fin

step-1 = Vous êtes Anna. Quand quelqu’un place son dernier chameau, on termine le tour de jeu, puis on compte les points. Placez le vôtre.
step-1-hint-1 = Une tuile est à vous quand votre dernier meeple n’y laisse personne.
step-1-hint-2 = Deux sages se tiennent dans l’oasis. Un sage qui les rejoint les emmène tous.
step-1-answer-1 = Ce déplacement ne prend pas de tuile : il y reste quelqu’un, ou elle est à quelqu’un. La partie continuerait. Annulez, et essayez autrement.
step-1-done = Le dernier chameau est placé, le tour de jeu est terminé, et la partie aussi. Les points de chacun sont dans les panneaux.

step-2 = Il y a une autre fin : un joueur qui ne peut pas se déplacer. Ici, on ne peut prendre aucun meeple du plateau. Touchez-en un pour voir pourquoi.
step-2-hint-1 = Touchez par exemple le sage de l’oasis, dans le coin.
step-2-answer-1 = Oui, il faut passer. Mais annulez d’abord, et touchez un meeple pour voir pourquoi.
step-2-done = Personne n’a de compagnon de sa couleur à portée. Alors vous passez le déplacement, et ce tour de jeu est le dernier.
