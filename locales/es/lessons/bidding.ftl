### Texts of the lesson “La puja”.

title = La puja

step-1 = Cada ronda empieza con las pujas: quien más paga elige primero en el tablero. Juega antes que Olivier pagando poco.
step-1-hint-1 = Los precios son 0, 1, 3, 5, 8, 12 y 18.
step-1-answer-1 = Juegas antes, pero pagas de más: una moneda es un punto. Prueba otra vez.
step-1-answer-2 = Barato, pero Olivier juega antes que tú. Prueba otra vez.
step-1-done = Se paga en el acto: 8 monedas son 8 puntos.

step-2 = Con dos jugadores, cada cual tiene dos marcadores y dos turnos. Puja para jugar el primero y el último.
step-2-hint-1 = Sam está en 3 y en 1. ¿Qué casilla está justo por encima, y cuál por debajo?
step-2-hint-2 = Puja 5 y luego 0.
step-2-answer-1 = Juegas antes, pero bastaba con 5. Prueba otra vez.
step-2-answer-2 = Así no juegas el primero y el último. Prueba otra vez.
