### Texts of the lesson “Alfombra voladora”.

title = Alfombra voladora

step-1 =
    La alfombra voladora: el último meeple de tu movimiento puede volar a cualquier loseta menos a aquella en la que estás. Aun así tiene que unirse a su color.

    El lugar sagrado de la esquina más lejana vale 15. Vuela hasta allí desde a1.
step-1-hint-1 = Usa la alfombra, antes del movimiento o durante él.
step-1-hint-2 = Suelta primero el visir. El anciano vuela con los ancianos.
step-1-answer-1 = Ha aterrizado en otro sitio. Deshaz y vuela a d3.
step-1-done = Tres ancianos y 15 puntos desde la otra punta del tablero.
