### Texts of the lesson “Losetas con camello”.

title = Losetas con camello

step-1 = Aquí el camello de Sam está en el oasis. Aun así puedes acabar allí tu movimiento. Pruébalo.
step-1-hint-1 = Otra vez el mismo movimiento.
step-1-answer-1 = Acaba en el oasis, donde está el camello de Sam.
step-1-done = Los ancianos son tuyos, la loseta sigue siendo de Sam: en el juego básico un camello nunca se va. Lo que hace la loseta, lo hace para ti.
