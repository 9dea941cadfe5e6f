### Texts of the lesson “La tienda”.

title = La tienda

step-1 =
    Una vez por partida tu tienda puede tomar una loseta en lugar de un camello. Puntúa la loseta, y 1 más por cada loseta de valor rojo entre la suya y las de alrededor.

    Toma el oasis de b1 por 12 puntos.
step-1-hint-1 = Vacía el oasis con el anciano de c1.
step-1-hint-2 = ¿Camello o tienda? Aquí la tienda da más.
step-1-answer-1 = Con el camello son 8. Deshaz y elige la tienda.
step-1-answer-2 = El objetivo es el oasis de b1. Deshaz.
step-1-done = 8 por el oasis; 3 losetas de valor rojo alrededor y la suya son 4: 12 puntos.

step-2 = Solo tienes una tienda. Esta vez los ancianos esperan en la aldea del centro, con pocas losetas de valor rojo alrededor. Tómala y guarda la tienda para un sitio mejor.
step-2-hint-1 = El anciano de c2 vacía la aldea; luego elige el camello.
step-2-answer-1 = La tienda se queda ahí; solo el talismán podría moverla. Deshaz y coloca un camello.
step-2-answer-2 = Acaba en la aldea del centro. Deshaz.
step-2-done = Tu último camello ya no basta para traer el final: también hay que colocar la tienda.
