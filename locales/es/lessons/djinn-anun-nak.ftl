### Texts of the lesson “Anun-Nak”.

title = Anun-Nak

step-1 =
    Anun-Nak, 8 puntos: por un anciano o un faquir, tres meeples de la bolsa van a una loseta sin nada. En esta bolsa solo hay visires.

    Úsalo para poder tomar el lugar sagrado que vale 10.
step-1-hint-1 = Primero el poder, pagado con el faquir: un anciano iría a la bolsa. Luego el movimiento.
step-1-hint-2 = Tres visires en b1, y el visir de a1 se une a ellos.
step-1-answer-1 = Están donde tu visir no puede unirse a ellos en un paso. Prueba otra vez.
step-1-answer-2 = En el lugar sagrado aún no hay camello. Deshaz.
step-1-done = Cuatro visires y una loseta que vale 10. En una partida no sabes qué saldrá de la bolsa, pero puedes leer lo que contiene.
