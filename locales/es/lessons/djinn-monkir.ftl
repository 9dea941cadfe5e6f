### Texts of the lesson “Monkir”.

title = Monkir

step-1 =
    Monkir, 6 puntos: por cada palacio colocado recibes 1 moneda si lo colocas tú, 2 si lo coloca un rival.

    Haz que Monkir gane sin darle nada a Sam.
step-1-hint-1 = Un movimiento que acaba en una aldea coloca un palacio.
step-1-hint-2 = La aldea del oeste es de Sam.
step-1-answer-1 = Una moneda para ti, pero 5 puntos para Sam. Deshaz.
step-1-answer-2 = No ha habido palacio. Deshaz.
step-1-done = Una moneda. Cada palacio de Sam te dará dos.
