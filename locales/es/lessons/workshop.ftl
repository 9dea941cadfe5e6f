### Texts of the lesson “Taller y mercado”.

title = Taller y mercado

step-1 = Quien acaba en un taller puede tomar el objeto de arriba por 1 artesano o 2 faquires. Tienes dos artesanos, igual que Sam. ¿Cómo pagas?
step-1-hint-1 = ¿Cuánto vale un artesano, y cuánto un faquir?
step-1-answer-1 = Un artesano menos: Sam tiene ahora más, y el tuyo baja de 3 puntos a 2. Prueba otra vez.
step-1-answer-2 = Un objeto por dos faquires es barato. Deshaz.
step-1-done = Pagan los faquires, y tus artesanos conservan sus 3 puntos cada uno.

step-2 = Un mercado especializado vende cualquiera de las cartas boca arriba por 4 monedas. Tienes pescado, trigo y seda. Elige.
step-2-hint-1 = Aquí llegas a todas las cartas, también a la última.
step-2-answer-1 = No alarga la serie. Deshaz.
step-2-answer-2 = La cuarta mercancía vale 6 puntos. Deshaz.
step-2-done = Cuatro mercancías distintas: 13.
