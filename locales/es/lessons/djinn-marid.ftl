### Texts of the lesson “Marid”.

title = Marid

step-1 =
    Marid, 6 puntos: por cada meeple que se suelta en una loseta tuya recibes 1 moneda en tu movimiento, 2 en el de un rival.

    Toma los meeples de a2 y muévelos de modo que Marid gane 2 monedas.
step-1-hint-1 = Tus camellos están en el norte.
step-1-hint-2 = Por a3 y b3, y de ahí con un compañero.
step-1-answer-1 = Has soltado menos de dos en tus losetas. Deshaz.
step-1-done = Dos meeples en tus losetas, dos monedas.
