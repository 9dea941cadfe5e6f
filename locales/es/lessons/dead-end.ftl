### Texts of the lesson “Caminos cerrados”.

title = Caminos cerrados

step-1 = No todos los meeples se pueden tomar. El programa ilumina las losetas desde las que un movimiento puede acabar. Toca el mercader de la esquina, en a1.
step-1-hint-1 = Su loseta no está iluminada. Tócala de todos modos.
step-1-answer-1 = Los meeples de esta loseta se pueden tomar. Devuélvelos y toca a1.
step-1-done = Un meeple, un paso: no hay ningún mercader en una loseta de al lado. Se queda.

step-2 = Un camino también puede cerrarse a medias. Toma los meeples del centro: un asesino y un constructor. Intenta soltar primero el constructor.
step-2-hint-1 = En tu mano, toca primero el constructor.
step-2-answer-1 = Ese ya es el orden correcto. Deshaz y mira qué pasa con el constructor primero.
step-2-done = El asesino quedaría para el final, y no hay otro asesino. Lo que lleva a un camino cerrado nunca se abre: no puedes quedarte sin salida.

step-3 = Al revés funciona. Lleva el constructor a casa, con el otro constructor.
step-3-hint-1 = Primero el asesino, al final el constructor.
step-3-hint-2 = El otro constructor está en la aldea de a3: dos pasos, pasando por a2 o por b3.
step-3-answer-1 = Un movimiento legal, pero no con los constructores. Deshaz y empieza en el centro.
step-3-done = Dos constructores y una aldea vacía.
