### Texts of the lesson “El lugar sagrado”.

title = El lugar sagrado

step-1 =
    En un lugar sagrado puedes tomar uno de los genios boca arriba. Cuesta 2 ancianos, o 1 anciano y 1 faquir. Da sus puntos y tiene un poder.

    Acaba en a2 y toma a Sloar. Conserva todos los ancianos que puedas.
step-1-hint-1 = El visir de la aldea se une al del lugar sagrado.
step-1-hint-2 = Un anciano da 2 puntos, un faquir ninguno: paga con los dos.
step-1-answer-1 = Dos ancianos pagados: 4 puntos. Deshaz y deja que ayude el faquir.
step-1-answer-2 = Un buen genio, pero aquí se trata de Sloar. Deshaz.
step-1-answer-3 = Acaba en a2. Deshaz.
step-1-answer-4 = Has seguido sin genio. Deshaz.
step-1-done = 8 puntos por un anciano y un faquir, y además un poder.
