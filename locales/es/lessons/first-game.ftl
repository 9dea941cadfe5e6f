### Texts of the lesson “A jugar”.

title = A jugar

step-1 = Un tablero de verdad. Has pujado 5 y 0; Sam, 3 y 0: empiezas tú. Juega un turno entero como quieras, hasta el final.
step-1-hint-1 = Busca una loseta cuyos meeples sean todos de una misma tribu. Si tu último meeple también es de esa tribu, la loseta queda vacía.
step-1-hint-2 = Hay tres constructores en f1, que vale 12. A tres pasos, en f4, hay dos más.
