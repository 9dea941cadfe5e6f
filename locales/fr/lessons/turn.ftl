### Texts of the lesson “Un tour entier”.

title = Un tour entier

step-1 = Un tour : déplacement, contrôle, tribu, tuile, vente. Rejoignez le marchand en b2, prenez les cartes, puis achetez la soie.
step-1-hint-1 = Un marchand se tient à côté de b2, à l’est.
step-1-hint-2 = Après le déplacement, la barre propose de prendre les cartes. Touchez ensuite la soie.
step-1-answer-1 = Pour ce tour, finissez en b2 avec les marchands. Annulez.
step-1-answer-2 = Du poisson, vous en avez déjà : deux pareils valent peu. Annulez.
step-1-answer-3 = Un fakir aide, mais ce n’est pas une marchandise. Annulez, et achetez la soie.
step-1-answer-4 = Vous n’avez rien acheté. Annulez : la soie vaut ses pièces.
step-1-done = Quatre marchandises différentes, 13 points. Un bâtisseur reste en b2 : pas de chameau.

step-2 = Vous pouvez vendre vos marchandises. Gardées, elles valent autant, et pourront augmenter. Gardez-les ; terminez le tour.
step-2-hint-1 = Rien n’oblige à vendre. Cherchez le bouton qui termine le tour.
step-2-answer-1 = Vendu. C’est permis à la fin de chacun de vos tours, mais une série plus longue vaut davantage. Annulez, et gardez-les.
