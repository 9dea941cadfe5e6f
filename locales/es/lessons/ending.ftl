### Texts of the lesson “El final”.

title = El final

step-1 = Eres Anna. Cuando alguien coloca su último camello, se acaba la ronda y se cuentan los puntos. Coloca el tuyo.
step-1-hint-1 = Una loseta es tuya cuando tu último meeple no deja a nadie en ella.
step-1-hint-2 = Hay dos ancianos en el oasis. Un anciano que se une a ellos se los lleva a todos.
step-1-answer-1 = Este movimiento no toma ninguna loseta: queda alguien en ella, o ya tiene dueño. La partida seguiría. Deshaz y prueba otro.
step-1-done = El último camello está colocado, la ronda ha acabado y la partida también. Los puntos de todos están en los paneles.

step-2 = Hay un segundo final: un jugador que no puede mover. Aquí no se puede tomar ningún meeple del tablero. Toca cualquiera para ver por qué.
step-2-hint-1 = Toca, por ejemplo, el anciano del oasis de la esquina.
step-2-answer-1 = Sí, hay que saltar el movimiento. Pero antes deshaz y toca un meeple para ver por qué.
step-2-done = Ninguno tiene un compañero de su color al alcance. Entonces saltas el movimiento, y esta ronda es la última.
