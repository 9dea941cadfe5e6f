### Texts of the lesson “Artesanos y objetos”.

title = Artesanos y objetos

step-1 =
    Los artesanos, la tribu morada, se quedan delante de ti: 2 puntos cada uno, o 3 si nadie tiene más. Por cada artesano que recoges robas un objeto; de ellos te quedas con uno.

    Recoge tres artesanos y roba.
step-1-hint-1 = Hay un artesano en b1 y dos en c2.
step-1-hint-2 = b1: primero el visir, al final el artesano.
step-1-answer-1 = Hacen falta tres artesanos. Deshaz.
step-1-done = Tres contra los dos de Sam: 3 puntos cada uno.

step-2 = Las joyas dan 5 puntos, los cofres 7, las coronas 9. Los otros siete son mágicos: no dan puntos, pero se pueden usar una vez. Lo que no te quedas se descarta boca arriba. ¿Con qué te quedas por sus puntos?
step-2-hint-1 = Con el más precioso.
step-2-answer-1 = Un buen objeto, pero no el más precioso. Prueba otra vez.
step-2-done = 9 puntos. Los demás no ven con qué te quedas.

step-3 = Los objetos mágicos se usan en tu turno, fuera del movimiento (salvo la alfombra voladora), uno por turno. Tienes una lámpara y un anillo. Usa uno y luego prueba el otro.
step-3-hint-1 = Toca la lámpara y luego a Boaz.
step-3-hint-2 = Ahora toca el anillo.
step-3-answer-1 = Eso vale antes y después del movimiento. Ahora usa un objeto y luego el otro.
step-3-done = Uno por turno. El otro queda para más tarde.
