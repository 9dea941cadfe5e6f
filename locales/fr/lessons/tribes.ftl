### Texts of the lesson “Les cinq tribus”.

title = Les cinq tribus

step-1 = Vous gardez les vizirs (1 point) et les sages (2). Chaque rival qui a moins de vizirs en ajoute 10. Gagnez 4 points.
step-1-hint-1 = Quels sages (blancs) se trouvent côte à côte ?
step-1-answer-1 = Ce ne sont pas des sages. Annulez tout, et réunissez deux sages.

step-2 = Chaque marchand (vert) apporte une carte, du début de la rangée. Obtenez-en deux.
step-2-hint-1 = Un marchand, en a2, peut rejoindre celui d’à côté.
step-2-hint-2 = Puis la barre le propose : prenez les cartes.
step-2-answer-1 = Ce ne sont pas des marchands. Annulez.
step-2-done = Le blé est une marchandise. Le fakir, non : on le dépense pour renforcer bâtisseurs ou assassins.

step-3 = Les bâtisseurs gagnent des pièces : bâtisseurs fois tuiles à chiffre bleu, ici et autour, en diagonale aussi. Gagnez-en 6.
step-3-hint-1 = À l’est, toutes les valeurs sont rouges. Regardez à l’ouest.
step-3-hint-2 = Le bâtisseur de a2 rejoint celui d’à côté ; puis prenez les pièces.
step-3-answer-1 = Pas de chiffre bleu alentour : pas de pièces. Annulez.
step-3-answer-2 = Ce ne sont pas des bâtisseurs. Annulez.
step-3-done = Deux bâtisseurs, trois tuiles : 6. Une pièce vaut un point.

step-4 = Les assassins tuent un meeple ; chacun porte à un pas. S’il était seul, sa tuile aussi est à vous. Prenez deux tuiles.
step-4-hint-1 = Réunissez les assassins (rouges). Qui est seul, à portée ?
step-4-answer-1 = Il en reste sur cette tuile. Annulez, et tuez un meeple seul.
step-4-answer-2 = Ce ne sont pas des assassins. Annulez.
