### Texts of the lesson “La hoja de puntuación”.

title = La hoja de puntuación

step-1 =
    La hoja de puntuación cuenta monedas, visires, ancianos, genios, mercancías, losetas, palmeras y palacios. Los faquires no cuentan, pero pagan.

    Sube en 3 la línea de las palmeras: Enki coloca una.
step-1-hint-1 = Una palmera da puntos a quien controla la loseta.
step-1-hint-2 = Toca a Enki, paga con un faquir y toca tu oasis de a3.
step-1-answer-1 = Un anciano vale 2 puntos, un faquir ninguno. Deshaz y paga con un faquir.
step-1-answer-2 = Bouraq sube otra línea: los palacios. Deshaz.
step-1-answer-3 = Ese oasis no es tuyo: su palmera cuenta para quien lo controla. Deshaz.
step-1-done = 3 puntos en esa línea. Tu panel y la hoja de puntuación muestran la suma en todo momento.

step-2 = Ahora sube en 5 la línea de los palacios: Bouraq coloca uno.
step-2-hint-1 = ¿Qué aldea es tuya?
step-2-hint-2 = Toca a Bouraq, paga con un faquir y toca b3.
step-2-answer-1 = Un anciano vale 2 puntos, un faquir ninguno. Deshaz y paga con un faquir.
step-2-answer-2 = Esa aldea no es tuya. Deshaz.
step-2-done = Has gastado tus faquires y tienes 8 puntos más.

step-3 = Un movimiento y tres cosas que puntúan. Gana con él 15 puntos como mínimo.
step-3-hint-1 = Los ancianos dan 2 cada uno. ¿Qué da la loseta?
step-3-hint-2 = Un oasis vaciado vale 8, y se coloca en él una palmera.
step-3-answer-1 = Menos de 15. Prueba otra vez: ¿qué loseta se puede vaciar?
step-3-answer-2 = Menos puntos. Deshaz y busca una loseta que se pueda vaciar.
step-3-done = 6 por los ancianos, 8 por el oasis, 3 por la palmera: 17.
