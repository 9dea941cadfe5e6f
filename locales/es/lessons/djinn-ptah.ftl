### Texts of the lesson “Ptah”.

title = Ptah

step-1 =
    Ptah, 6 puntos, con los Artesanos: al final, cada artesano tuyo vale 2 más.

    Toma los meeples del lugar sagrado. ¿Ancianos o artesanos?
step-1-hint-1 = Un artesano vale 3 si nadie tiene más. Y ahora 2 más.
step-1-answer-1 = 6 puntos por los ancianos. Ptah ofrece más. Deshaz.
step-1-answer-2 = Toma los meeples del lugar sagrado y acaba con un artesano. Deshaz.
step-1-done = Tres artesanos a 5 cada uno: 15 puntos. De los objetos robados te quedas con uno.
