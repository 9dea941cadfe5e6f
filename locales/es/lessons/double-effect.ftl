### Texts of the lesson “Tribu y loseta”.

title = Tribu y loseta

step-1 =
    Un buen turno hace dos cosas a la vez: trabaja la tribu y trabaja la loseta. Los mejores hacen tres.

    Encuentra el movimiento que da 26 puntos de golpe.
step-1-hint-1 = ¿Qué tribu puede tomar una segunda loseta?
step-1-hint-2 = Un constructor solo guarda el lugar sagrado que vale 15.
step-1-hint-3 = Hay un asesino solo en el oasis de a1; otro, con un anciano, en b2.
step-1-answer-1 = El movimiento correcto, pero otra víctima vale más. Deshaz la muerte.
step-1-answer-2 = Da algo, pero no 26. Deshaz y piensa en los asesinos.
step-1-done = 8 por el oasis, 15 por el lugar sagrado, 3 por la palmera: 26.
