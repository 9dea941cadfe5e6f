### Texts of the lesson “Sibittis”.

title = Sibittis

step-1 =
    Sibittis, 4 puntos: por dos ancianos, o un anciano y un faquir, robas los tres primeros genios, te quedas con uno y descartas los demás.

    Roba y quédate con el que más te da.
step-1-hint-1 = Toca a Sibittis y paga.
step-1-hint-2 = Tienes cuatro palmeras.
step-1-answer-1 = Mira otra vez tus palmeras. Prueba otra vez.
step-1-done = 8 puntos, y 2 más por cada una de las cuatro palmeras.
