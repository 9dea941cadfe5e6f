### Texts of the lesson “Lamia”.

title = Lamia

step-1 =
    Lamia, 10 puntos: por un anciano o un faquir, una palmera que vas a colocar puede ir a una loseta vecina de cualquier tipo; las esquinas cuentan.

    Has acabado en el oasis de Sam. Guarda la palmera para ti.
step-1-hint-1 = ¿Qué loseta de alrededor es tuya?
step-1-hint-2 = El mercado de c2 toca el oasis por una esquina.
step-1-answer-1 = No está en una loseta tuya. Deshaz.
step-1-done = Una palmera en un mercado: 3 puntos para ti.
