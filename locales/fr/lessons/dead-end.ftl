### Texts of the lesson “Impasses”.

title = Impasses

step-1 = On ne peut pas prendre les meeples de n’importe quelle tuile. Le programme éclaire celles d’où l’on peut finir. Touchez le marchand du coin, en a1.
step-1-hint-1 = Sa tuile n’est pas éclairée. Touchez-la quand même.
step-1-answer-1 = Les meeples de cette tuile-ci peuvent être pris. Reposez-les, et touchez a1.
step-1-done = Un meeple, un pas : pas de marchand à côté. Il reste là.

step-2 = Une impasse peut aussi se trouver en chemin. Prenez ceux du milieu : un assassin et un bâtisseur. Essayez de poser d’abord le bâtisseur.
step-2-hint-1 = Dans votre main, touchez d’abord le bâtisseur.
step-2-answer-1 = C’est déjà le bon ordre. Annulez, et voyez ce qui arrive si le bâtisseur part d’abord.
step-2-done = L’assassin viendrait en dernier, et il n’y en a pas d’autre. Ce qui mène à une impasse n’est jamais ouvert : vous ne pouvez pas rester coincé.

step-3 = Dans l’autre ordre, cela marche. Menez le bâtisseur chez l’autre bâtisseur.
step-3-hint-1 = L’assassin d’abord, le bâtisseur en dernier.
step-3-hint-2 = L’autre bâtisseur est dans le village, en a3 : deux pas, par a2 ou b3.
step-3-answer-1 = Un déplacement permis, mais sans les bâtisseurs. Annulez, et partez du milieu.
step-3-done = Deux bâtisseurs, et un village vide.
