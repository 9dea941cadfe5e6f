### Texts of the lesson “Nadie a solas”.

title = Nadie a solas

step-1 = Toma los meeples de a1 y llévate el oasis de b2. Dos caminos llevan hasta allí, y los asesinos de Sam están cerca: no dejes ningún meeple solo en una loseta libre.
step-1-hint-1 = Dos asesinos se reúnen en c2. ¿Hasta dónde alcanzan?
step-1-hint-2 = Suelta el visir donde tenga compañía: en b1.
step-1-answer-1 = El visir está solo en una loseta que vale 15: una muerte, y es de Sam. Deshaz.
step-1-answer-2 = Empieza en a1 y acaba en b2. Deshaz.
step-1-done = Ganas lo mismo, y 13 puntos menos para Sam.
