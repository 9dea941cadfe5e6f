### Texts of the lesson “Le campement”.

title = Le campement

step-1 =
    Une fois par partie, votre campement peut prendre une tuile à la place d’un chameau. Il rapporte la tuile, et 1 de plus par tuile à chiffre rouge parmi la sienne et celles autour.

    Prenez l’oasis en b1 pour 12 points.
step-1-hint-1 = Videz l’oasis avec le sage en c1.
step-1-hint-2 = Chameau ou campement ? Le campement rapporte plus ici.
step-1-answer-1 = Avec le chameau, cela fait 8. Annulez, et choisissez le campement.
step-1-answer-2 = Le but est l’oasis en b1. Annulez.
step-1-done = 8 pour l’oasis ; 3 tuiles à chiffre rouge autour et elle-même font 4 : 12 points.

step-2 = Vous n’avez qu’un campement. Cette fois, les sages attendent dans le village du milieu, avec peu de tuiles à chiffre rouge autour. Prenez-le, et gardez le campement pour un meilleur endroit.
step-2-hint-1 = Le sage en c2 vide le village ; choisissez ensuite le chameau.
step-2-answer-1 = Le campement y reste ; seul le talisman pourrait le déplacer. Annulez, et placez un chameau.
step-2-answer-2 = Finissez dans le village du milieu. Annulez.
step-2-done = Le dernier chameau ne suffit plus à amener la fin : il faut aussi avoir placé le campement.
