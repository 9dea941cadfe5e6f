### Texts of the lesson “Ganapati”.

title = Ganapati

step-1 =
    Ganapati, 6 puntos, con los Caprichos: cada vez que se toma un capricho recibes 1 moneda si lo tomas tú, 2 si lo toma un rival.

    Haz que Ganapati gane.
step-1-hint-1 = Hay un capricho en la ciudad de a1. Acaba allí tu movimiento.
step-1-answer-1 = Ahí no hay ningún capricho. Deshaz.
step-1-done = Un capricho en la mano y una moneda.
