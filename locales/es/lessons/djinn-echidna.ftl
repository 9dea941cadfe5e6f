### Texts of the lesson “Echidna”.

title = Echidna

step-1 =
    Echidna, 4 puntos: por dos ancianos, o un anciano y un faquir, tus constructores ganan el doble de monedas este turno. Pagas justo antes de que construyan.

    Tres constructores, cinco losetas de valor azul: gana 40 monedas como mínimo.
step-1-hint-1 = Primero Echidna, luego los constructores.
step-1-hint-2 = Si tras pagar queda un faquir, cuenta como constructor.
step-1-answer-1 = Una buena suma. Un faquir de sobra gana 10 más. Deshaz.
step-1-answer-2 = Sin Echidna. Deshaz: va antes que los constructores.
step-1-done = 3 constructores y un faquir, por 5, por 2: 40 monedas; con un segundo faquir, 50.
