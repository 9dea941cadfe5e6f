### Texts of the lesson “Visires, al final”.

title = Visires, al final

step-1 = Tienes 3 visires, igual que Sam. Mata uno de los suyos y 10 puntos son tuyos, por un momento: después juega Sam, y dos visires le esperan en el este. Elige una ganancia que dure.
step-1-hint-1 = ¿Quién está solo a tu alcance?
step-1-answer-1 = Tras el próximo turno de Sam, irá por delante en visires de todos modos. Deshaz.
step-1-answer-2 = No has ganado nada. Deshaz y elige otra víctima.
step-1-answer-3 = Junta a los asesinos de a2 y b2. Deshaz.
step-1-done = 8 puntos que nadie te quita.

step-2 = El mismo tablero, pero este es el último turno de la partida. Gana 10 puntos.
step-2-hint-1 = Ahora nadie puede responder.
step-2-hint-2 = Toca los visires de Sam.
step-2-answer-1 = 8 puntos. Ahora los visires dan 10. Deshaz.
step-2-answer-2 = No has ganado nada. Deshaz y elige otra víctima.
step-2-answer-3 = Junta a los asesinos de a2 y b2. Deshaz.
step-2-done = 10 puntos, y ningún turno para perderlos.
