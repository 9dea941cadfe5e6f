### Texts of the lesson “Al-Amin”.

title = Al-Amin

step-1 = Al-Amin, 5 puntos: al final de la partida, cada dos faquires tuyos hacen de una mercancía a tu elección. Tienes tres faquires, pescado y trigo. ¿Qué carta te viene mejor?
step-1-hint-1 = Tres faquires hacen una pareja. ¿Y cuatro?
step-1-answer-1 = Una segunda mercancía igual empieza otra serie. Deshaz.
step-1-answer-2 = Aquí hay algo que ganar. Deshaz.
step-1-done = Cuatro faquires son dos mercancías: con pescado y trigo, una serie de cuatro, que vale 13 en vez de 7. En una venta no funciona.
