### Texts of the lesson “Series y ventas”.

title = Series y ventas

step-1 =
    Una serie son mercancías todas distintas. Dos valen 3, tres 7, cuatro 13, cinco 21, seis 30, siete 40, ocho 50, nueve 60; una sola, 1. Al final de tu turno puedes vender series por monedas.

    Vende todo lo que tienes por todas las monedas que puedas.
step-1-hint-1 = Cuanto más larga es la serie, más vale cada mercancía de ella.
step-1-hint-2 = Primero los seis tipos, luego lo que queda.
step-1-answer-1 = Una serie más corta da menos. Deshaz: haz la primera serie tan larga como puedas.
step-1-answer-2 = No se pierde nada, pero aquí se trata de vender. Prueba otra vez.
step-1-done = 30 por la serie de seis y 7 por la de tres: 37 monedas.

step-2 = Tienes pescado dos veces, trigo y seda. Forma la mejor serie y véndela; mira lo que queda.
step-2-hint-1 = Dos de pescado nunca están en la misma serie.
step-2-answer-1 = Hay una serie más larga. Deshaz.
step-2-answer-2 = No se pierde nada, pero aquí se trata de vender. Prueba otra vez.
step-2-done = 7 monedas. El segundo pescado espera otra compañía.
