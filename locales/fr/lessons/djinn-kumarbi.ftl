### Texts of the lesson “Kumarbi”.

title = Kumarbi

step-1 =
    Kumarbi, 6 points : à votre enchère, chaque fakir défaussé baisse le prix d’un cran. Les crans : 18, 12, 8, 5, 3, 1, 0.

    Jouez avant tous, et payez une pièce.
step-1-hint-1 = Sam est sur 3. Il vous faut le prix au-dessus.
step-1-hint-2 = 5, deux crans plus bas : 3, puis 1.
step-1-answer-1 = En premier, mais trop cher. Recommencez l’étape, et ajoutez les deux fakirs.
step-1-answer-2 = Ce n’est pas cette place ou ce prix. Recommencez l’étape.
step-1-done = Une place à 5 pour une pièce et deux fakirs.
