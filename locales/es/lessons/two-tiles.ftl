### Texts of the lesson “Dos losetas a la vez”.

title = Dos losetas a la vez

step-1 =
    Si el último asesino se une solo a asesinos, la loseta de tu movimiento se vacía. Si la víctima estaba sola, se vacía otra. Cada una pasa a ser tuya si no hay camello en ella.

    Toma dos losetas en este turno.
step-1-hint-1 = Un asesino está junto a otros dos.
step-1-hint-2 = Tres asesinos alcanzan tres pasos: ¿quién está solo ahí?
step-1-answer-1 = La víctima deja compañeros. Deshaz y mata a quien esté solo.
step-1-answer-2 = Así no: junta a los asesinos en a2. Deshaz.
step-1-done = Dos camellos en un turno.

step-2 = Otra vez lo mismo, pero te queda un camello. Hazlo y mira qué loseta toma.
step-2-hint-1 = Los asesinos se reúnen otra vez en a2.
step-2-answer-1 = Junta a los asesinos en a2. Deshaz.
step-2-done = Solo la loseta del movimiento: va primero. Y como era el último camello, esta ronda es la última.
