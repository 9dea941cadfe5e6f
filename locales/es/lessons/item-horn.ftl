### Texts of the lesson “Cuerno de la abundancia”.

title = Cuerno de la abundancia

step-1 =
    El cuerno de la abundancia rellena la fila de cartas y te deja ponerla en el orden que quieras. Luego dos mercaderes te traerán las dos primeras cartas.

    Tienes pescado. Ordénala para que traigan dos mercancías nuevas.
step-1-hint-1 = Primero el cuerno, luego el movimiento.
step-1-hint-2 = Toca primero oro y marfil; luego lleva el mercader de b2 con el de b1.
step-1-answer-1 = Han traído otra cosa. Prueba otra vez.
step-1-answer-2 = No son mercaderes. Deshaz.
step-1-done = Pescado, oro y marfil: una serie que vale 7 en vez de 1.
