### Texts of the lesson “Anun-Nak”.

title = Anun-Nak

step-1 =
    Anun-Nak, 8 points : pour un sage ou un fakir, trois meeples du sac viennent sur une tuile où il n’y a rien. Dans ce sac, il n’y a que des vizirs.

    Utilisez-le de façon à prendre le lieu sacré qui vaut 10.
step-1-hint-1 = D’abord le pouvoir, payé d’un fakir : un sage irait dans le sac. Puis le déplacement.
step-1-hint-2 = Trois vizirs en b1, et le vizir en a1 les rejoint.
step-1-answer-1 = Ils sont là où votre vizir ne peut les rejoindre d’un pas. Recommencez l’étape.
step-1-answer-2 = Le lieu sacré attend toujours un chameau. Annulez.
step-1-done = Quatre vizirs, et une tuile qui vaut 10. En partie, on ne sait pas ce que le sac donnera ; on peut toutefois lire ce qu’il contient.
