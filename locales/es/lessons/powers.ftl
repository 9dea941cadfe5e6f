### Texts of the lesson “Poderes de los genios”.

title = Poderes de los genios

step-1 =
    Algunos poderes actúan siempre, como el de Jafaar. Otros se pagan: con un anciano, un faquir o más; lo dice la carta. Se usan en tu propio turno.

    Enki coloca una palmera en cualquier oasis. Paga con un faquir.
step-1-hint-1 = Toca a Enki entre tus genios.
step-1-hint-2 = Luego elige el faquir como pago, y el oasis.
step-1-answer-1 = Un anciano vale 2 puntos, un faquir ninguno. Deshaz y paga con el faquir.
step-1-answer-2 = Ese era Sloar. Aún falta usar a Enki.
step-1-done = Una palmera, antes de tu movimiento. Después también habría sido posible.

step-2 = Cada poder con precio se usa una vez por turno. Intenta usar a Enki otra vez.
step-2-hint-1 = Toca a Enki.
step-2-answer-1 = Tu movimiento está hecho. Aún se puede probar con Enki: tócalo.
step-2-done = Una vez por turno. En tu próximo turno te sirve de nuevo.

step-3 = Durante el recorrido no se puede usar ningún poder: desde que tomas los meeples hasta que sueltas el último. Toma los meeples de b1 y prueba a Sloar por el camino.
step-3-hint-1 = Toma los meeples y luego toca a Sloar.
step-3-answer-1 = Eso vale, porque no tienes meeples en la mano. Ahora toma los meeples de b1 y toca a Sloar otra vez.
step-3-done = Acaba primero el movimiento. Luego los poderes vuelven a valer, hasta el final de tu turno.
