### Texts of the lesson “Geb”.

title = Geb

step-1 = Geb, 6 puntos, con los Artesanos: al final, cada objeto precioso tuyo vale 3 más. Tus artesanos han robado tres objetos. Quédate con el que más puntos da.
step-1-hint-1 = Una joya vale 5, un cofre 7, antes de Geb. Una lámpara es mágica y no da puntos.
step-1-answer-1 = Da menos. Prueba otra vez.
step-1-done = 7 y 3: el cofre vale 10.
