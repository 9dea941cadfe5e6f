### Texts of the lesson “Boucles”.

title = Boucles

step-1 =
    On ne revient pas tout de suite sur la tuile que l’on vient de quitter ; le départ compte aussi.

    Prenez les meeples de a1 : un assassin en a2, le bâtisseur en b2. Essayez ensuite de remettre le second assassin en a2.
step-1-hint-1 = a1, puis a2 avec un assassin, puis b2 avec le bâtisseur.
step-1-hint-2 = Touchez maintenant de nouveau a2.
step-1-answer-1 = Vous avez trouvé une fin permise. Annulez-la : cette fois, essayez de revenir en a2.
step-1-done = Refusé : vous en venez à l’instant. Plus tard, dans une promenade plus longue, vous pourrez y revenir.

step-2 =
    Une promenade de cinq ou plus peut revenir sur une tuile, même sur son départ. Sur quatre tuiles, cinq meeples font le tour complet et un pas de plus.

    Partez de a1 et réunissez trois marchands dans l’oasis.
step-2-hint-1 = Un marchand se tient dans l’oasis. Les deux de votre main y vont, le premier et le dernier.
step-2-hint-2 = Le chemin : a2, b2, b1, a1, et a2 de nouveau.
step-2-answer-1 = Une fin permise, mais pas trois marchands dans l’oasis. Annulez, et partez de a1 : le premier et le dernier posés sont des marchands, tous deux dans l’oasis.
step-2-done = Trois marchands en main : un se trouvait dans l’oasis, deux sont venus dans le même déplacement. Sans jamais revenir sur ses pas.

step-3 =
    Vous pouvez même préparer la rencontre en marchant. L’oasis est vide, mais deux assassins se tiennent en a1.

    Prenez les meeples de a1, posez le premier assassin dans l’oasis, faites le tour, et rejoignez-le avec le second.
step-3-hint-1 = Faites le tour des quatre tuiles de l’ouest.
step-3-hint-2 = Le chemin : a2, b2, b1, a1, a2, un assassin au début et à la fin.
step-3-answer-1 = Cela marche, mais les deux assassins doivent se retrouver dans l’oasis. Annulez.
step-3-done = Les deux sont en main, et l’oasis est à vous.

step-4 = En chemin, vous avez laissé des meeples seuls. Vos deux assassins ont une portée de 2 : tuez un meeple qui est seul, et sa tuile est aussi à vous.
step-4-hint-1 = Touchez une tuile où il n’y a qu’un meeple.
step-4-hint-2 = Le lieu sacré en b2 vaut 10.
step-4-answer-1 = Il reste quelqu’un sur cette tuile. Annulez, et choisissez quelqu’un de seul.
step-4-done = Deux tuiles en un seul tour.
