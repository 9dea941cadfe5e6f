### Texts of the lesson “Talisman des tempêtes”.

title = Talisman des tempêtes

step-1 =
    Le talisman des tempêtes déplace un de vos chameaux, ou votre campement, sur une tuile qui n’en a pas ; les meeples n’y font rien. La tuile quittée redevient libre.

    Gagnez le plus de points possible.
step-1-hint-1 = Quittez la tuile qui vaut le moins.
step-1-hint-2 = Du village qui vaut 5 au lieu sacré qui vaut 10.
step-1-answer-1 = Il y a un meilleur échange. Annulez.
step-1-done = 10 au lieu de 5. Quitter l’oasis serait une mauvaise affaire : ses palmiers comptent pour vous.
