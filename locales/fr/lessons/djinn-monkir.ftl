### Texts of the lesson “Monkir”.

title = Monkir

step-1 =
    Monkir, 6 points : pour chaque palais placé, vous recevez 1 pièce si c’est par vous, 2 si c’est par un adversaire.

    Faites travailler Monkir sans rien donner à Sam.
step-1-hint-1 = Un déplacement qui finit dans un village y place un palais.
step-1-hint-2 = Le village de l’ouest est à Sam.
step-1-answer-1 = La pièce est à vous, mais Sam gagne 5 points. Annulez.
step-1-answer-2 = Cela ne donne pas de palais. Annulez.
step-1-done = Une pièce. Chaque palais placé par Sam vous en rapportera deux.
