### Texts of the lesson “Vizirs”.

title = Vizirs

step-1 =
    Les vizirs restent devant vous : 1 point chacun, et 10 par adversaire qui en a moins. Sam en a 3, vous 2, Olivier 1, Zoé aucun : des bonus de 30, 20, 10 et 0.

    Dépassez Sam.
step-1-hint-1 = Il vous faut deux vizirs de plus.
step-1-hint-2 = L’un est en a1, l’autre dans l’oasis du nord.
step-1-answer-1 = Pas de vizir en main. Annulez, et récoltez les jaunes.
step-1-done = Quatre vizirs : 4 points, et 30 pour trois adversaires qui en ont moins. Le bonus de Sam tombe à 20.

step-2 = À deux maintenant : Sam a 3 vizirs, vous 1. Le vizir du milieu peut en rejoindre un à l’ouest ou deux à l’est. De quel côté est le bonus ?
step-2-hint-1 = Combien en aurez-vous d’un côté et de l’autre ?
step-2-hint-2 = Autant que Sam ne suffit pas.
step-2-answer-1 = 3 et 3 : personne n’en a moins, personne n’a le bonus. Annulez.
step-2-done = Quatre contre trois : 4 points et le bonus de 10. À égalité, pas de bonus.
