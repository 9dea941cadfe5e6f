### Texts of the lesson “Examina el tablero”.

title = Examina el tablero

step-1 = Al preparar una partida, busca grupos: lo que más vale son constructores entre losetas de valor azul. Tienes a Echidna, dos ancianos y dos faquires. Gana 90 monedas.
step-1-hint-1 = ¿Dónde hay nueve losetas de valor azul juntas?
step-1-hint-2 = Tres constructores y dos faquires, nueve losetas, y Echidna dobla: págala con los ancianos.
step-1-answer-1 = Ahí hay tres losetas de valor azul; en el oeste, nueve. Deshaz.
step-1-answer-2 = Bien, pero 90 es posible: los faquires para los constructores, los ancianos para Echidna. Deshaz.
step-1-answer-3 = Los constructores de b2 valen más. Deshaz.
step-1-done = Cinco por nueve, dos veces: 90.
