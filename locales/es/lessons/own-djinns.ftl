### Texts of the lesson “Tus genios”.

title = Tus genios

step-1 = Un genio cambia el valor de las cosas. Tienes a Jafaar, y Sam ha dejado parejas de visires y de ancianos. Gana 9 puntos.
step-1-hint-1 = Con Jafaar un visir vale 3; un anciano sigue valiendo 2.
step-1-answer-1 = 6 puntos. Deshaz y lee a Jafaar.
step-1-done = Tres visires: 9. Antes de cada movimiento, recuerda lo que tienes y lo que dejan los demás.
