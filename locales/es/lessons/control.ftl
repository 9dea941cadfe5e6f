### Texts of the lesson “Tomar una loseta”.

title = Tomar una loseta

step-1 = Recoges el último meeple y todos los de su tribu que haya allí. Si no queda nadie, la loseta es tuya. Lleva un anciano al oasis, que vale 8.
step-1-hint-1 = Hay dos ancianos en el oasis y uno al lado.
step-1-hint-2 = Toma el anciano de b2: un paso al oeste.
step-1-answer-1 = Esos ya están en el oasis. Deshaz y toma el anciano de al lado.
step-1-answer-2 = El oasis aún no es tuyo. Prueba otra vez y toma el anciano de al lado.
step-1-done = Ahí está tu camello: los 8 puntos son tuyos.

step-2 = Ahora hay un constructor (azul) entre los ancianos. Haz el mismo movimiento.
step-2-hint-1 = El mismo movimiento: un anciano al oasis.
step-2-answer-1 = Esos ya están en el oasis. Deshaz y toma el anciano de al lado.
step-2-answer-2 = Ese no: los cuatro ancianos tienen que reunirse en el oasis. Prueba otra vez.
step-2-done = El constructor se queda, así que nadie toma la loseta.
