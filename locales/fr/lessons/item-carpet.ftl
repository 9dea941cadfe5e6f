### Texts of the lesson “Tapis volant”.

title = Tapis volant

step-1 =
    Le tapis volant : le dernier meeple de votre déplacement peut voler vers n’importe quelle tuile, sauf celle où vous êtes. Il doit toujours rejoindre sa couleur.

    Le lieu sacré, dans le coin opposé, vaut 15. Volez-y depuis a1.
step-1-hint-1 = Utilisez le tapis, avant le déplacement ou pendant.
step-1-hint-2 = Posez d’abord le vizir. Le sage vole chez les sages.
step-1-answer-1 = Arrivé ailleurs. Annulez, et volez jusqu’en d3.
step-1-done = Trois sages et 15 points, depuis l’autre bout du plateau.
