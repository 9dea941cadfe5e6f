### Texts of the lesson “Ancianos, pronto”.

title = Ancianos, pronto

step-1 = Los ancianos valen más donde llaman a un genio en el acto. El anciano de b2 puede unirse a uno o a dos. Gana 10 puntos.
step-1-hint-1 = Dos ancianos pagan un genio. ¿Cuál da 10?
step-1-answer-1 = Un genio, pero otro da 10. Deshaz.
step-1-answer-2 = Tres ancianos: 6 puntos y ningún genio. Deshaz.
step-1-answer-3 = Has seguido sin genio. Deshaz.
step-1-answer-4 = Empieza con el anciano de b2. Deshaz.
step-1-done = 10 puntos en vez de 6, y un poder para el resto de la partida: cuanto antes, más hace.
