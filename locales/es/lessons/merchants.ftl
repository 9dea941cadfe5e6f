### Texts of the lesson “Mercaderes”.

title = Mercaderes

step-1 =
    Los mercaderes vuelven a la bolsa y te traen cartas: una por mercader, del principio de la fila de cartas, tal como están.

    Recoge mercaderes y toma sus cartas.
step-1-hint-1 = Un mercader se une a mercaderes (verdes).
step-1-hint-2 = El mercader de la aldea tiene dos amigos en el oeste.
step-1-answer-1 = Esos no son tres mercaderes. Deshaz.
step-1-done = Papiro, un faquir y trigo: las tres primeras. No había elección. Un faquir no es mercancía: no da puntos, pero ayuda a asesinos y constructores, y paga genios.

step-2 = Sí hay algo que elegir: cuántos recoges. El oro está en cuarto lugar. Consíguelo.
step-2-hint-1 = Cuenta antes de mover: los que hay en la loseta y el que se une a ellos.
step-2-answer-1 = Tres mercaderes se quedan justo antes del oro. Deshaz.
step-2-answer-2 = El oro sigue ahí. Deshaz.
step-2-done = Cuatro cartas, entre ellas el oro. Los huecos de la fila solo se rellenan tras la ronda.
