### Texts of the lesson “Brusquer la fin”.

title = Brusquer la fin

step-1 = Le tour de jeu finit avec vous, il vous reste deux chameaux, et Sam mène de 8 points. Une partie qui finit maintenant est à vous. Finissez-la.
step-1-hint-1 = Quelle tribu peut placer deux chameaux en un tour ?
step-1-hint-2 = Rejoignez les assassins en a2, tuez quelqu’un de seul, et terminez le tour.
step-1-answer-1 = 19 points, mais il reste un chameau : Sam prend ensuite l’oasis, et mène. Annulez.
step-1-answer-2 = 17 points, mais il reste un chameau : la partie continue. Annulez.
step-1-answer-3 = La victime n’était pas seule. Annulez.
step-1-answer-4 = Cela place au plus un chameau. Annulez.
step-1-answer-5 = La partie continue. Recommencez l’étape : deux chameaux à la fois.
step-1-done = En tête, et c’est fini. Qui mène avec peu de chameaux peut se presser.
