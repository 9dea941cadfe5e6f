### Texts of the lesson “Aldeas y oasis”.

title = Aldeas y oasis

step-1 =
    Donde acaba tu movimiento, actúa la loseta. En una aldea tienes que colocar un palacio: 5 puntos para quien controla la loseta.

    Lleva el visir de b1 a una aldea, y el palacio a la correcta.
step-1-hint-1 = ¿De quién son los camellos de las dos aldeas?
step-1-answer-1 = Sam te agradece los 5 puntos: la aldea es suya. Deshaz.
step-1-answer-2 = Empieza con el visir de b1. Deshaz.
step-1-done = Ahora tu aldea vale 10.

step-2 = En un oasis tienes que colocar una palmera: 3 puntos para quien lo controla. Hay dos oasis cerca. Haz tuyo uno de ellos, con su palmera.
step-2-hint-1 = Una loseta es tuya cuando no queda nadie en ella.
step-2-answer-1 = Queda un constructor: por ahora, la palmera está en una loseta de nadie. Deshaz.
step-2-answer-2 = Si así ningún oasis pasa a ser tuyo, deshaz y empieza con el anciano de b2.
step-2-done = 8 y 3, y además tres ancianos. Cada visita posterior trae otra palmera a quien lo controla, venga quien venga.
