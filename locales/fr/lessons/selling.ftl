### Texts of the lesson “Séries et ventes”.

title = Séries et ventes

step-1 =
    Une série, ce sont des marchandises toutes différentes. Deux valent 3, trois 7, quatre 13, cinq 21, six 30, sept 40, huit 50, neuf 60 ; une seule 1. À la fin de votre tour, vous pouvez vendre des séries contre des pièces.

    Vendez tout ce que vous avez contre le plus de pièces possible.
step-1-hint-1 = Plus la série est longue, plus chaque marchandise y rapporte.
step-1-hint-2 = D’abord les six sortes, puis le reste.
step-1-answer-1 = Une série plus courte rapporte moins. Annulez : faites la première aussi longue que possible.
step-1-answer-2 = Rien n’est perdu, mais il s’agit ici de vendre. Recommencez l’étape.
step-1-done = 30 pour la série de six et 7 pour celle de trois : 37 pièces.

step-2 = Vous avez du poisson en double, du blé et de la soie. Formez la meilleure série et vendez-la ; voyez ce qui reste.
step-2-hint-1 = Deux poissons ne sont jamais dans la même série.
step-2-answer-1 = Il y a une série plus longue. Annulez.
step-2-answer-2 = Rien n’est perdu, mais il s’agit ici de vendre. Recommencez l’étape.
step-2-done = 7 pièces. Le second poisson attend une autre compagnie.
