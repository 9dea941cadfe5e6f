### Texts of the lesson “Guardar o vender”.

title = Guardar o vender

step-1 = Hasta la séptima, cada mercancía que añades a una serie vale más que la anterior: la quinta 8 puntos, la sexta 9, la séptima 10. Tienes cuatro distintas, 9 monedas, y la fila muestra tres nuevas. ¿Qué haces?
step-1-hint-1 = Tras una venta, las series vuelven a empezar desde una.
step-1-answer-1 = 13 monedas ahora, pero la próxima mercancía valdrá 1 en vez de 8. Deshaz.
step-1-done = Guardadas. Al final de la partida las mercancías dan tanto como en una venta.

step-2 = Pero las pujas se pagan con monedas, no con mercancías. No te quedan monedas y quieres pujar 3 en la próxima ronda. Vende lo menos que puedas.
step-2-hint-1 = ¿Qué mercancías no están de todos modos en una serie larga?
step-2-hint-2 = Tienes pescado y trigo dos veces.
step-2-answer-1 = Eso rompe tu serie de cuatro, o da demasiado poco. Deshaz.
step-2-answer-2 = Sin monedas no hay elección en las próximas pujas. Prueba otra vez.
step-2-done = 3 monedas por las repetidas; la serie de cuatro sigue entera.
