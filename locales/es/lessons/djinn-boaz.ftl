### Texts of the lesson “Boaz”.

title = Boaz

step-1 = Boaz, 6 puntos: no pueden matar lo que tienes delante. Llevas un visir de ventaja, y Sam está a punto de enviar asesinos. ¿Qué genio te ayuda?
step-1-hint-1 = Un visir menos, y pierdes tus 10 puntos.
step-1-answer-1 = No protege a tus visires. Deshaz.
step-1-answer-2 = Vienen los asesinos de Sam. Deshaz.
step-1-done = Ahora están a salvo.

step-2 = Míralo desde el otro lado: eres Sam y tienes dos asesinos. Los visires de Anna quedan descartados. Mata de modo que una loseta sea tuya.
step-2-hint-1 = Hay alguien solo.
step-2-answer-1 = Queda alguien allí. Deshaz.
step-2-done = Solo quedaban víctimas en el tablero.
