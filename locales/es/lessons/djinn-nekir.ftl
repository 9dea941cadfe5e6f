### Texts of the lesson “Nekir”.

title = Nekir

step-1 =
    Nekir, 6 puntos: cada vez que los asesinos matan recibes 1 moneda si son tuyos, 2 si son de un rival.

    Gana esa moneda y, con ella, el oasis.
step-1-hint-1 = El asesino de b2 tiene compañeros en una loseta de al lado.
step-1-hint-2 = El anciano del oasis está solo.
step-1-answer-1 = Una moneda, pero no el oasis. Deshaz.
step-1-done = Una moneda y un oasis.
