### Texts of the lesson “Corne d’abondance”.

title = Corne d’abondance

step-1 =
    La corne d’abondance complète la rangée de cartes, et vous la mettez dans l’ordre de votre choix. Deux marchands vous apporteront ensuite les deux premières cartes.

    Vous avez du poisson. Faites qu’ils apportent deux marchandises nouvelles.
step-1-hint-1 = D’abord la corne, puis le déplacement.
step-1-hint-2 = Touchez d’abord l’or et l’ivoire ; menez ensuite le marchand de b2 chez celui de b1.
step-1-answer-1 = Ils ont apporté autre chose. Recommencez l’étape.
step-1-answer-2 = Pas de marchands. Annulez.
step-1-done = Poisson, or et ivoire : une série qui vaut 7 au lieu de 1.
