### Texts of the lesson “No dejes nada”.

title = No dejes nada

step-1 =
    Lo que sueltas por el camino es lo que encuentra el siguiente jugador. Toma los meeples de c2 y llévate el oasis de a3: tres pasos, varios caminos.

    Tres constructores esperan en b1, un mercader en a2. No le dejes a Sam a nadie que pueda unirse a ellos.
step-1-hint-1 = Par e impar: ¿cuántos meeples habrá entonces en la loseta del constructor, y a cuántos pasos está de b1?
step-1-hint-2 = Solos en b2, un constructor puede ir a b1 y un mercader a a2. En c3 y b3 encuentran compañía, pero no salida: rodea por c3.
step-1-answer-1 = El oasis es tuyo, pero este constructor está a un paso de b1: cuatro constructores y 12 puntos para Sam. Deshaz.
step-1-answer-2 = Dos meeples en a2, a dos pasos de b1: par y par. Sam estará encantado. Deshaz.
step-1-answer-3 = El constructor no puede llegar a b1, pero el mercader solo en b2 pasa a a2: la aldea para Sam. Deshaz.
step-1-answer-4 = Este constructor no puede llegar a b1, pero los tres de b1 llegan hasta él: tres pasos. Deshaz.
step-1-answer-5 = Empieza en c2 y acaba en a3. Deshaz.
step-1-done = Ganas lo mismo, y Sam no encuentra nada: ni siquiera puede mover.
