### Texts of the lesson “Iblis”.

title = Iblis

step-1 =
    Iblis, 8 puntos: por un anciano o un faquir tus asesinos matan a dos: en una loseta, o de los que tiene delante un rival.

    Hay dos meeples en el lugar sagrado que vale 10. Haz que sea tuyo.
step-1-hint-1 = Pagas justo antes de matar.
step-1-hint-2 = Toca a Iblis, paga y luego toca b2.
step-1-answer-1 = Uno no basta para esa loseta. Deshaz: Iblis va primero.
step-1-answer-2 = Esos no eran los dos de b2. Deshaz.
step-1-done = Ya no queda ninguno, la loseta es tuya. Si hay dos, tienen que morir los dos.
