### Texts of the lesson “Quand il reste peu de meeples”.

title = Quand il reste peu de meeples

step-1 =
    Avec peu de meeples, il y a peu de déplacements, et l’on voit deux tours à l’avance. Vous jouez deux fois de suite, avant Sam.

    Personne ne peut encore atteindre le lieu sacré en a3. Préparez-le au premier tour, prenez-le au second.
step-1-hint-1 = Un sage doit s’approcher de a3, avec le bon nombre de compagnons.
step-1-hint-2 = Premier tour : c2, par b2, jusqu’à l’assassin en b1. Le sage reste en b2 ; tuez quelqu’un ailleurs.
step-1-hint-3 = Terminez le tour. Ensuite b2 : le vizir d’abord, le sage en a3.
step-1-answer-1 = Vos deux tours sont passés, et a3 est toujours libre. Recommencez l’étape, et prévoyez les deux ensemble.
step-1-answer-2 = Le sage est en c1, trop loin de a3. Annulez, et passez par b2.
step-1-done = Une tuile que personne ne pouvait prendre l’instant d’avant. Ce que vous posez n’est pas seulement ce que vous laissez ; c’est aussi ce que vous bâtissez.

step-2 = Un joueur qui ne peut pas se déplacer amène aussi la fin. Vous menez, et Sam joue ensuite. Ne lui laissez aucun déplacement, et terminez votre tour.
step-2-hint-1 = Quatre sages en ligne. Lesquels doivent rester, pour qu’aucun n’ait de voisin ?
step-2-hint-2 = Prenez ensemble les deux du milieu.
step-2-answer-1 = Il reste deux sages côte à côte : Sam peut bouger. Annulez.
step-2-done = Sam doit passer, et ce tour de jeu est le dernier. Qui mène a le droit de se presser.
