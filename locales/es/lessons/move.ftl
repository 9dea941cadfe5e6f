### Texts of the lesson “El movimiento”.

title = El movimiento

step-1 = Toma todos los meeples de una loseta y suelta uno en cada loseta del camino. El último se une a su tribu. Empieza en el centro, primero el visir (amarillo).
step-1-hint-1 = Dos meeples, dos pasos. ¿Dónde hay ya un anciano, a dos pasos?
step-1-hint-2 = Primero el visir, al final el anciano: a una esquina de la izquierda.
step-1-answer-1 = Si el anciano va primero, el visir queda para el final, y ningún visir espera a dos pasos. Suelta primero el visir.
step-1-answer-2 = También es un movimiento legal. Deshaz y toma los meeples del centro.

step-2 = Ahora intenta hacer trampa: toma otra vez los del centro y toca una esquina derecha. Figura: se puede soltar. Bandera: se puede acabar.
step-2-hint-1 = Después de tomar los meeples del centro, toca la loseta de abajo a la derecha.
step-2-answer-1 = Has acabado como mandan las reglas. Deshaz y prueba una esquina de la derecha.
step-2-done = No se puede: ningún paso va en diagonal ni vuelve a la loseta anterior. Prueba lo que quieras: el programa conoce las reglas.

step-3 = Las letras y los números del borde dan nombre a cada loseta. Toca a1, luego un asesino (rojo) de tu mano, luego a2. Acaba en b3.
step-3-hint-1 = Tu mano está debajo del tablero: toca allí un color y lo recibe la siguiente loseta.
step-3-hint-2 = Por a2 y b2 hasta b3: asesino, constructor (azul), asesino.
step-3-answer-1 = En a2 hay un constructor. Deshaz todo y toca el asesino de tu mano antes que a2.
step-3-answer-2 = Un final legal, pero no en b3. Deshaz.
step-3-done = Así eliges qué suelta un toque. Acabas con dos o más de una misma tribu.
