### Texts of the lesson “Ancianos”.

title = Ancianos

step-1 = Los ancianos también se quedan delante de ti: 2 puntos cada uno. Recoge todos los que puedas.
step-1-hint-1 = El anciano de la aldea tiene compañía a ambos lados.
step-1-answer-1 = Menos de tres. Deshaz y mira al este.
step-1-done = Tres ancianos, 6 puntos.

step-2 =
    Los ancianos también pagan: genios en un lugar sagrado, y los poderes de algunos. Los que pagas van a la bolsa y ya no puntúan.

    Acaba en el lugar sagrado con los ancianos y toma el genio que mejor te viene.
step-2-hint-1 = El anciano de la aldea da un paso al sur.
step-2-hint-2 = Tendrás muchos ancianos y un visir. Lee los dos genios.
step-2-answer-1 = A Jafaar le gustan los visires, y tienes uno. Deshaz.
step-2-answer-2 = Acaba en b1 con los ancianos. Deshaz.
step-2-answer-3 = No has tomado genio. Deshaz: vale más que dos ancianos.
step-2-done = Dos ancianos pagados, quedan seis, y con Shamhat cada uno vale 4: 24 puntos en vez de 12, y 6 por el genio.
