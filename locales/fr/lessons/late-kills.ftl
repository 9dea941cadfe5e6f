### Texts of the lesson “Les vizirs à la fin”.

title = Les vizirs à la fin

step-1 = Sam et vous avez 3 vizirs chacun. Tuez-en un des siens, et 10 points sont à vous, un instant : il joue ensuite, et deux vizirs l’attendent à l’est. Choisissez un gain qui dure.
step-1-hint-1 = Qui est seul, à portée ?
step-1-answer-1 = Après son tour, Sam mène tout de même aux vizirs. Annulez.
step-1-answer-2 = Rien de gagné. Annulez, et choisissez une autre victime.
step-1-answer-3 = Réunissez les assassins de a2 et b2. Annulez.
step-1-done = 8 points que personne ne reprend.

step-2 = Le même plateau, mais c’est le dernier tour de la partie. Gagnez 10 points.
step-2-hint-1 = Plus personne ne peut répondre.
step-2-hint-2 = Touchez les vizirs de Sam.
step-2-answer-1 = 8 points. Le bonus en vaut 10 maintenant. Annulez.
step-2-answer-2 = Rien de gagné. Annulez, et choisissez une autre victime.
step-2-answer-3 = Réunissez les assassins de a2 et b2. Annulez.
step-2-done = 10 points, et plus aucun tour pour les perdre.
