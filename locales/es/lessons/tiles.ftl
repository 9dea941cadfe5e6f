### Texts of the lesson “Lo que hacen las losetas”.

title = Lo que hacen las losetas

step-1 = La última loseta actúa. Un oasis recibe una palmera, 3 puntos; una aldea un palacio, 5. Acaba en una de las dos y tócala otra vez.
step-1-hint-1 = El anciano del centro puede ir a los dos lados.
step-1-hint-2 = Da un paso a la aldea y vuelve a tocarla.
step-1-answer-1 = Eso es un mercado. Deshaz y empieza desde él.
step-1-done = La loseta que has vaciado es tuya, con lo que hay en ella.

step-2 = 1, 2, 3, 4, 5 mercancías distintas dan 1, 3, 7, 13, 21. Un mercado pequeño vende una carta por 3 monedas; uno grande, dos por 6. Compra.
step-2-hint-1 = Hay un mercado a cada lado.
step-2-hint-2 = En el pequeño, toca una carta iluminada.
step-2-answer-1 = Eso es un lugar sagrado. Deshaz y empieza desde él.
step-2-done = Tres tipos daban 7; un cuarto da 13, un quinto 21.

step-3 = En un lugar sagrado, paga dos ancianos, o un anciano y un faquir, por un genio: sus puntos y su poder son tuyos. Toma uno.
step-3-hint-1 = El lugar sagrado está en el oeste.
step-3-hint-2 = Acaba allí con los ancianos y toca un genio.
step-3-answer-1 = Aquí no hay lugar sagrado. Deshaz y ve a a1.
step-3-done = Toca su carta para leer su poder.
