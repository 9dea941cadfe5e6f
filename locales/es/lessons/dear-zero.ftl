### Texts of the lesson “Cuando el cero sale caro”.

title = Cuando el cero sale caro

step-1 = Quien siempre puja 0 siempre recibe lo que queda. Cuenta lo que ganas tú y lo que ganaría Sam en tu lugar. Puja con tu segundo marcador y juega: gana 18 puntos en total.
step-1-hint-1 = Dos asesinos, un oasis, un visir solo en una loseta de 12: quien va primero toma 23 puntos.
step-1-hint-2 = Sam está en 3: puja 5. Luego de c2 a b2, y mata en a2.
step-1-answer-1 = Juegas antes, pero bastaba con 5. Prueba otra vez.
step-1-answer-2 = 0 monedas, y 23 puntos para Sam. Prueba otra vez.
step-1-answer-3 = El visir de a2 vale 12. Deshaz.
step-1-answer-4 = Has pagado por jugar primero: toma lo mejor. Deshaz.
step-1-answer-5 = Menos de 18. Prueba otra vez: puja 5 y toma los 23 puntos.
step-1-done = 23 por 5 monedas, y 23 que Sam no se lleva.
