### Texts of the lesson “Tuiles qui ont un chameau”.

title = Tuiles qui ont un chameau

step-1 = Ici, le chameau de Sam se tient dans l’oasis. Vous pouvez tout de même y finir. Essayez.
step-1-hint-1 = Encore le même déplacement.
step-1-answer-1 = Finissez dans l’oasis, là où se tient le chameau de Sam.
step-1-done = Les sages sont à vous, la tuile reste à Sam : dans le jeu de base, un chameau ne part jamais. Mais ce que fait la tuile, elle le fait pour vous.
