### Texts of the lesson “Deux tuiles d’un coup”.

title = Deux tuiles d’un coup

step-1 =
    Si le dernier assassin ne rejoint que des assassins, la tuile de votre déplacement se vide. Si la victime était seule, une seconde aussi. Chacune est à vous si aucun chameau ne s’y trouve.

    Prenez deux tuiles pendant ce tour.
step-1-hint-1 = Un assassin se tient à côté de deux autres.
step-1-hint-2 = Trois assassins ont une portée de 3 : qui y est seul ?
step-1-answer-1 = La victime laisse des compagnons. Annulez, et tuez quelqu’un de seul.
step-1-answer-2 = Pas ainsi : réunissez les assassins en a2. Annulez.
step-1-done = Deux chameaux en un seul tour.

step-2 = La même chose, mais il vous reste un seul chameau. Faites-le, et voyez quelle tuile il prend.
step-2-hint-1 = Les assassins se retrouvent en a2.
step-2-answer-1 = Réunissez les assassins en a2. Annulez.
step-2-done = Seulement la tuile du déplacement : elle passe en premier. Et comme c’était le dernier chameau, ce tour de jeu est le dernier.
