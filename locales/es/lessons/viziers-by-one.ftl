### Texts of the lesson “Uno más basta”.

title = Uno más basta

step-1 = Tienes 3 visires; Sam, 4. Los 10 puntos piden uno más que Sam, no muchos más. Gana 23 puntos en este turno.
step-1-hint-1 = Dos visires bastan. ¿Qué más da una loseta?
step-1-hint-2 = Acaba en el oasis del oeste.
step-1-answer-1 = Siete visires: los mismos 10 puntos y ninguna loseta. Deshaz.
step-1-answer-2 = Sin visires no hay 10 puntos. Deshaz.
step-1-done = 2 por visires, 10 por tener más, 8 y 3 por el oasis. Cuatro visires habrían dado 14.
