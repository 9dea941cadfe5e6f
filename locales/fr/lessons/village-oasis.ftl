### Texts of the lesson “Villages et oasis”.

title = Villages et oasis

step-1 =
    Là où finit votre déplacement, la tuile agit. Dans un village, il faut placer un palais : 5 points pour qui tient la tuile.

    Menez le vizir de b1 dans un village, et le palais au bon endroit.
step-1-hint-1 = À qui sont les chameaux des deux villages ?
step-1-answer-1 = Sam vous remercie pour ses 5 points : le village est à lui. Annulez.
step-1-answer-2 = Commencez par le vizir en b1. Annulez.
step-1-done = Votre village vaut maintenant 10.

step-2 = Dans une oasis, il faut placer un palmier : 3 points pour qui la tient. Deux oasis sont proches. Emparez-vous de l’une d’elles, avec son palmier.
step-2-hint-1 = Une tuile est à vous quand il n’y reste personne.
step-2-answer-1 = Un bâtisseur y reste : le palmier n’est à personne, pour l’instant. Annulez.
step-2-answer-2 = Si aucune oasis ne devient ainsi la vôtre, annulez, et commencez par le sage en b2.
step-2-done = 8 et 3, et trois sages en plus. Chaque visite suivante, de qui que ce soit, apporte un palmier de plus au propriétaire.
