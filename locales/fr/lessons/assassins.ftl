### Texts of the lesson “Assassins”.

title = Assassins

step-1 =
    Les assassins retournent dans le sac et tuent un meeple. Leur portée : un pas, en ligne ou en colonne, par assassin ; la tuile où ils se trouvent en fait partie.

    Prenez l’assassin de a2, rejoignez celui de a3, et essayez de tuer le vizir en d1.
step-1-hint-1 = D’abord le déplacement : de a2 en a3. Touchez ensuite d1.
step-1-answer-1 = Celui-là était à portée. Annulez, et essayez le vizir en d1.
step-1-answer-2 = Les assassins doivent se retrouver en a3. Annulez.
step-1-done = Deux assassins ont une portée de 2. Le vizir en d1 est à cinq pas.

step-2 = Une tuile que le meurtre laisse vide devient la vôtre, comme celle de votre déplacement, si aucun chameau ne s’y trouve. Tuez de façon à gagner la tuile qui vaut le plus.
step-2-hint-1 = Cherchez des meeples seuls, à deux pas au plus de a3. La tuile des assassins compte aussi.
step-2-hint-2 = Une fois les assassins en main, le sage en a3 est seul dans une oasis qui vaut 8.
step-2-answer-1 = Une tuile, mais une autre à portée vaut 8. Annulez.
step-2-answer-2 = La victime n’était pas seule : personne ne prend la tuile. Annulez.
step-2-answer-3 = Ce ne sont pas des assassins. Annulez.
step-2-done = L’oasis est à vous : 8 points, et le palmier que vous placez ensuite se trouve sur votre propre tuile. Il faut tuer dès qu’une victime est à portée sans fakir.

step-3 = Un fakir allonge la portée d’un pas. Vous en avez un. Reprenez l’assassin de a2, rejoignez celui de a3, et prenez l’oasis en c2.
step-3-hint-1 = De a3 à c2 : deux colonnes et une ligne.
step-3-hint-2 = Après le déplacement, touchez c2 ; le fakir est défaussé automatiquement.
step-3-answer-1 = Une autre victime. Annulez : avec le fakir, vous atteignez l’oasis en c2.
step-3-answer-2 = Ce ne sont pas des assassins. Annulez.
step-3-done = Distance 3 : deux assassins et un fakir. On ne défausse jamais plus de fakirs qu’il n’en faut.

step-4 = Pour les vizirs et les sages devant un adversaire, la distance ne compte pas. Sam a autant de vizirs que vous. Quelle est la meilleure victime ?
step-4-hint-1 = Rappelez-vous : 10 points par adversaire qui a moins de vizirs.
step-4-hint-2 = Touchez les vizirs de Sam.
step-4-answer-1 = Un sage coûte 2 points à Sam. Un vizir vous en donne davantage. Annulez.
step-4-answer-2 = Une tuile, c’est bien, mais 10 points attendent ici. Annulez, et regardez Sam.
step-4-answer-3 = Ce ne sont pas des assassins. Annulez.
step-4-done = Deux contre un : le bonus de 10 est à vous.

step-5 = Si chaque victime coûte un fakir, vous pouvez les épargner toutes. Ici, celles à portée ne vous rapportent rien, et votre fakir peut servir mieux un autre jour. Gardez-le.
step-5-hint-1 = Cherchez le bouton qui ne tue personne.
step-5-answer-1 = Le fakir est parti, et rien n’est gagné. Annulez.
step-5-done = Les assassins retournent dans le sac ; le fakir attend des bâtisseurs, ou un djinn.
