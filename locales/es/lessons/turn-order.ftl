### Texts of the lesson “Jugar primero”.

title = Jugar primero

step-1 =
    Antes de pujar, busca el mejor movimiento del tablero y el segundo mejor. La diferencia es lo que vale jugar primero.

    Aquí el asesino de b2 gana 26 puntos acabando en a1 y matando en a3; el siguiente mejor movimiento da 14. Así que jugar primero vale hasta 12 monedas. Sam puja 3, Olivier 1. Puja bien.
step-1-hint-1 = Quien juega primero se lleva los 26. Unas monedas son poco por eso.
step-1-hint-2 = Basta la casilla más barata por delante de Sam.
step-1-answer-1 = Juegas primero, pero con 5 habría bastado: nadie puja después de ti. Prueba otra vez.
step-1-answer-2 = Te ahorras 5 monedas, y Sam gana 26 puntos. Prueba otra vez.
step-1-done = 5 monedas por un movimiento que da 12 puntos más que el siguiente.

step-2 = Juegas primero. Toma aquello por lo que has pagado.
step-2-hint-1 = Desde b2 el asesino va a a1.
step-2-hint-2 = Mata al constructor de a3.
step-2-answer-1 = Ese no. Deshaz y ve a a1 con el asesino.
step-2-answer-2 = La víctima que buscas es el constructor de a3. Deshaz.
step-2-done = 26 puntos por 5 monedas.

step-3 = Otro tablero. Se pueden tomar cuatro oasis, cada uno con el anciano de al lado, y todos por los mismos puntos. Sam puja 3, Olivier 1. Puja bien.
step-3-hint-1 = ¿Cuántos de los cuatro quedan si juegas el último turno?
step-3-answer-1 = Pagas por elegir entre iguales. Prueba otra vez.
step-3-done = Quedan dos, y te basta uno. Cuando hay mucho igual, las monedas son puntos.
