### Texts of the lesson “Marchands”.

title = Marchands

step-1 =
    Les marchands retournent dans le sac et vous apportent des cartes : une par marchand, au début de la rangée de cartes, dans l’ordre.

    Récoltez des marchands, et prenez leurs cartes.
step-1-hint-1 = Un marchand rejoint des marchands (verts).
step-1-hint-2 = Le marchand du village a deux amis à l’ouest.
step-1-answer-1 = Ce ne sont pas trois marchands. Annulez.
step-1-done = Du papyrus, un fakir et du blé : les trois premières. Vous n’aviez pas le choix. Un fakir n’est pas une marchandise : il ne rapporte rien, mais il aide assassins et bâtisseurs, et paie les djinns.

step-2 = Il y a tout de même un choix : combien vous en récoltez. L’or est à la quatrième place. Prenez-le.
step-2-hint-1 = Comptez avant de marcher : ceux de la tuile, et celui qui les rejoint.
step-2-answer-1 = Trois marchands s’arrêtent juste avant l’or. Annulez.
step-2-answer-2 = L’or est toujours là. Annulez.
step-2-done = Quatre cartes, dont l’or. Les vides de la rangée ne se comblent qu’après le tour de jeu.
