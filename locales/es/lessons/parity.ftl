### Texts of the lesson “Pares e impares”.

title = Pares e impares

step-1 =
    Imagina el tablero como un damero: cada paso cambia el color de la casilla. Dos meeples acaban en el color del que salieron, siempre a distancia 2: desde c3 son 8 losetas.

    En cada una hay un anciano. Toma los meeples de c3 y acaba en una de ellas.
step-1-hint-1 = Valen dos pasos cualesquiera, pero sin volver atrás.
step-1-answer-1 = Empieza en c3. Deshaz.
step-1-done = Dos pasos: par. Nunca una loseta contigua, nunca la propia loseta.

step-2 = Tres meeples acaban en el otro color: a distancia 1 o 3. Desde c3 son 13 losetas. Lleva un anciano a la loseta contigua d3, en tres pasos.
step-2-hint-1 = Da un rodeo: tres lados de un cuadrado.
step-2-answer-1 = El objetivo es d3, desde c3 en tres pasos. Deshaz.
step-2-done = Tres pasos: impar. El número de meeples en la mano dice enseguida a qué mitad del tablero puedes llegar.

step-3 = Un visir espera en el lugar sagrado que vale 15, en a3. Hay visires entre otros meeples en b4, c3 y c2. ¿Desde cuál de estas losetas se puede acabar en a3?
step-3-hint-1 = Cuenta los pasos hasta a3 y los meeples de cada loseta: par con par, impar con impar.
step-3-hint-2 = b4 está a dos pasos y tiene dos. c3 está a dos y tiene tres. c2 está a tres y tiene dos.
step-3-answer-1 = Eso no acaba en a3. Deshaz y cuenta.
step-3-done = Dos pasos, dos meeples. Las demás se pueden olvidar sin probar un solo camino.
