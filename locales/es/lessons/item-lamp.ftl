### Texts of the lesson “Lámpara fabulosa”.

title = Lámpara fabulosa

step-1 = La lámpara fabulosa te da gratis un genio: uno boca arriba, o el primero del mazo, sin verlo. Tienes cinco visires. Elige bien.
step-1-hint-1 = Lee qué premia cada genio.
step-1-hint-2 = Con Jafaar un visir vale 3.
step-1-answer-1 = Un genio gratis, pero no el mejor para cinco visires. Prueba otra vez.
step-1-done = 6 puntos, y 10 más por cinco visires.
