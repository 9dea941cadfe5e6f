### Texts of the lesson “Visires”.

title = Visires

step-1 =
    Los visires se quedan delante de ti: 1 punto cada uno, y 10 por cada rival que tenga menos. Sam tiene 3, tú 2, Olivier 1, Zoé ninguno: eso da 30, 20, 10 y 0 más.

    Adelanta a Sam.
step-1-hint-1 = Necesitas dos visires más.
step-1-hint-2 = Hay uno en a1 y otro en el oasis del norte.
step-1-answer-1 = Ningún visir en la mano. Deshaz y recoge los amarillos.
step-1-done = Cuatro visires: 4 puntos, y 30 por tres rivales con menos. Sam baja de 30 a 20.

step-2 = Ahora dos jugadores: Sam tiene 3 visires, tú 1. El visir del centro puede unirse a un visir en el oeste o a dos en el este. ¿Qué camino da los 10 puntos?
step-2-hint-1 = ¿Cuántos tendrás en cada lado?
step-2-hint-2 = Tantos como Sam no basta.
step-2-answer-1 = 3 y 3: nadie tiene menos, nadie recibe los 10. Deshaz.
step-2-done = Cuatro contra tres: 4 puntos y los 10. El empate no da nada.
