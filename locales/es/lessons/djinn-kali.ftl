### Texts of the lesson “Kali”.

title = Kali

step-1 =
    Kali, 6 puntos, con los Caprichos: 1 moneda por cada marcador rival que empujas hacia atrás en el carril, 2 cada vez que un rival empuja el tuyo.

    Hay dos marcadores en 0. Gana 2 monedas con tu puja.
step-1-hint-1 = Quien se une a los ceros empuja a los que ya están allí.
step-1-answer-1 = No has empujado a nadie. Prueba otra vez.
step-1-done = Dos empujones, dos monedas, y juegas primero.
