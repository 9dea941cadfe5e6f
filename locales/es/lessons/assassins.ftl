### Texts of the lesson “Asesinos”.

title = Asesinos

step-1 =
    Los asesinos vuelven a la bolsa y matan un meeple. Su alcance: un paso por filas y columnas por cada uno de ellos; la loseta en la que están también entra.

    Toma el asesino de a2, únelo al de a3 e intenta matar al visir de d1.
step-1-hint-1 = Primero el movimiento: de a2 a a3. Luego toca d1.
step-1-answer-1 = Ese estaba al alcance. Deshaz y prueba con el visir de d1.
step-1-answer-2 = Los asesinos tienen que reunirse en a3. Deshaz.
step-1-done = Dos asesinos alcanzan dos pasos. El visir de d1 está a cinco.

step-2 = Una loseta que se queda vacía al matar pasa a ser tuya, como la de tu movimiento, si no hay camello en ella. Mata de modo que ganes la loseta que más vale.
step-2-hint-1 = Busca meeples que estén solos, a dos pasos de a3 como mucho. La loseta de los asesinos también cuenta.
step-2-hint-2 = Con los asesinos en la mano, el anciano de a3 está solo en un oasis que vale 8.
step-2-answer-1 = Una loseta, pero otra a tu alcance vale 8. Deshaz.
step-2-answer-2 = La víctima no estaba sola, así que nadie toma la loseta. Deshaz.
step-2-answer-3 = Esos no son asesinos. Deshaz.
step-2-done = El oasis es tuyo: 8 puntos, y la palmera que colocas a continuación va a tu propia loseta. Tienes que matar siempre que haya una víctima al alcance sin faquires.

step-3 = Un faquir alarga el alcance un paso. Tienes uno. Toma otra vez el asesino de a2, únelo al de a3 y toma el oasis de c2.
step-3-hint-1 = De a3 a c2: dos columnas y una fila.
step-3-hint-2 = Tras el movimiento toca c2; el faquir se descarta solo.
step-3-answer-1 = Otra víctima. Deshaz: con el faquir llegas al oasis de c2.
step-3-answer-2 = Esos no son asesinos. Deshaz.
step-3-done = Distancia 3: dos asesinos y un faquir. Nunca descartas más faquires de los que pide el camino.

step-4 = Para los visires y ancianos que tiene delante un rival, la distancia no importa. Sam tiene tantos visires como tú. ¿Cuál es ahora la mejor víctima?
step-4-hint-1 = Recuerda: 10 puntos por cada rival con menos visires.
step-4-hint-2 = Toca los visires de Sam.
step-4-answer-1 = Un anciano le cuesta a Sam 2 puntos. Un visir te da más. Deshaz.
step-4-answer-2 = Una loseta está bien, pero aquí esperan 10 puntos. Deshaz y mira a Sam.
step-4-answer-3 = Esos no son asesinos. Deshaz.
step-4-done = Dos contra uno: los 10 puntos son tuyos.

step-5 = Si toda víctima costara un faquir, puedes perdonarlas a todas. Aquí las que están al alcance no te dan nada, y tu faquir puede ganar más otro día. Guárdalo.
step-5-hint-1 = Busca el botón que no mata a nadie.
step-5-answer-1 = El faquir se ha ido y no se ha ganado nada. Deshaz.
step-5-done = Los asesinos vuelven a la bolsa; el faquir espera a los constructores, o a un genio.
