### Texts of the lesson “Flauta encantadora”.

title = Flauta encantadora

step-1 =
    La flauta encantadora lleva de uno a cinco meeples a una loseta desde las contiguas, uno a uno. Ninguna loseta cambia de dueño por ello.

    Reúne visires en b2. Luego recoge cuatro como mínimo y toma el lugar sagrado.
step-1-hint-1 = Primero la flauta, luego el movimiento. Tiene que quedar un visir que al final se una a los demás.
step-1-hint-2 = Llama a los de a2, b3 y c2. El de b1 da el último paso.
step-1-answer-1 = El de b1 es el que tiene que entrar al final. Deshaz.
step-1-answer-2 = En b2 solo puede haber visires si quieres vaciarla. Deshaz.
step-1-answer-3 = Acaba en b2 con un visir. Deshaz.
step-1-answer-4 = Menos de cuatro. Deshaz y reúne más con la flauta.
step-1-done = Cuatro visires o más, por delante de Sam, y una loseta que vale 12.
