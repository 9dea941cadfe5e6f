### Texts of the lesson “Jouer en premier”.

title = Jouer en premier

step-1 =
    Avant de miser, cherchez le meilleur déplacement du plateau, et le deuxième. La différence, voilà ce que vaut la première place.

    Ici, l’assassin en b2 gagne 26 points en finissant en a1 et en tuant en a3 ; le meilleur déplacement suivant en rapporte 14. La première place vaut donc jusqu’à 12 pièces. Sam a misé 3, Olivier 1. Misez bien.
step-1-hint-1 = Qui joue en premier prend les 26 points. Quelques pièces, c’est peu pour cela.
step-1-hint-2 = La place la moins chère devant Sam suffit.
step-1-answer-1 = En premier, mais 5 suffisait : personne ne mise après vous. Recommencez l’étape.
step-1-answer-2 = Vous économisez 5 pièces, et Sam gagne 26 points. Recommencez l’étape.
step-1-done = 5 pièces pour un déplacement qui rapporte 12 points de plus que le suivant.

step-2 = Vous êtes en premier. Prenez ce que vous avez payé.
step-2-hint-1 = De b2, l’assassin va en a1.
step-2-hint-2 = Tuez le bâtisseur en a3.
step-2-answer-1 = Pas celui-là. Annulez, et menez l’assassin en a1.
step-2-answer-2 = La victime à choisir est le bâtisseur en a3. Annulez.
step-2-done = 26 points pour 5 pièces.

step-3 = Un autre plateau. Quatre oasis sont à prendre, chacune par le sage d’à côté, et chacune pour autant de points. Sam a misé 3, Olivier 1. Misez bien.
step-3-hint-1 = Combien des quatre restent si vous jouez en dernier ?
step-3-answer-1 = Vous payez pour choisir entre des choses égales. Recommencez l’étape.
step-3-done = Il en reste deux, et une vous suffit. Quand tout se vaut, les pièces sont des points.
