### Texts of the lesson “Ganapati”.

title = Ganapati

step-1 =
    Ganapati, 6 points, avec les Caprices : chaque fois qu’un caprice est pris, vous recevez 1 pièce si c’est par vous, 2 si c’est par un adversaire.

    Faites travailler Ganapati.
step-1-hint-1 = Un caprice se trouve dans la cité en a1. Finissez-y votre déplacement.
step-1-answer-1 = Il n’y a pas de caprice là. Annulez.
step-1-done = Un caprice en main, et une pièce.
