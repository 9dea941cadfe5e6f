### Texts of the lesson “Con prisa”.

title = Con prisa

step-1 = La ronda acaba con tu turno, te quedan dos camellos y Sam lleva 8 puntos de ventaja. Si la partida acaba ahora, es tuya. Acábala.
step-1-hint-1 = ¿Qué tribu puede colocar dos camellos en un turno?
step-1-hint-2 = Únete a los asesinos de a2, mata a quien esté solo y acaba el turno.
step-1-answer-1 = 19 puntos, pero queda un camello: luego Sam toma el oasis y se pone por delante. Deshaz.
step-1-answer-2 = 17 puntos, pero queda un camello: la partida sigue. Deshaz.
step-1-answer-3 = La víctima no estaba sola. Deshaz.
step-1-answer-4 = Con eso colocas un camello como mucho. Deshaz.
step-1-answer-5 = La partida sigue. Prueba otra vez: dos camellos de golpe.
step-1-done = Por delante, y se acabó. Quien va ganando con pocos camellos puede darse prisa.
