### Texts of the lesson “Hagis”.

title = Hagis

step-1 =
    Hagis, 10 puntos: por un anciano o un faquir, un palacio que vas a colocar puede ir a una loseta vecina de cualquier tipo; las esquinas cuentan.

    Has acabado en la aldea de Sam. Guarda el palacio para ti.
step-1-hint-1 = ¿Qué loseta vecina es tuya?
step-1-hint-2 = Toca el lugar sagrado al norte de la aldea y paga.
step-1-answer-1 = No está en una loseta tuya. Deshaz.
step-1-done = Un palacio en un lugar sagrado: 5 puntos para ti, ninguno para Sam.
