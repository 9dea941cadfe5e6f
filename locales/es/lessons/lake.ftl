### Texts of the lesson “El gran lago”.

title = El gran lago

step-1 =
    En el gran lago nunca hay nada, y ningún movimiento lo cruza. Pero en las losetas que lo rodean, también en las esquinas, palmeras y palacios cuentan doble.

    Dos aldeas son tuyas. Coloca un palacio que valga 10.
step-1-hint-1 = ¿Cuál de tus aldeas toca el lago?
step-1-hint-2 = El anciano de b2 puede ir a b1.
step-1-answer-1 = Eso no es un palacio junto al lago en una loseta tuya. Deshaz.
step-1-answer-2 = No ha habido palacio. Deshaz.
step-1-done = 10 puntos en vez de 5. Con el genio Haurvatat, con quien las palmeras valen 5, una palmera aquí también vale 10.
