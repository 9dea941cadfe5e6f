### Texts of the lesson “Los mercados”.

title = Los mercados

step-1 = Un mercado pequeño te vende una de las tres primeras cartas por 3 monedas. Acaba en el mercado pequeño de a1 e intenta comprar el oro.
step-1-hint-1 = El visir de la aldea se une al del mercado. Luego toca el oro de la fila.
step-1-answer-1 = Ya has comprado. Deshaz y prueba antes con el oro.
step-1-answer-2 = Acaba en a1, donde está el mercado. Deshaz.
step-1-answer-3 = Has seguido sin comprar. Deshaz y prueba con el oro.
step-1-done = El oro está en cuarto lugar. Las primeras son las de la izquierda, y los huecos solo se rellenan tras la ronda.

step-2 = Tienes pescado y trigo. Compra la carta que alarga tu serie.
step-2-hint-1 = Una mercancía que aún no tienes.
step-2-answer-1 = No alarga la serie. Deshaz.
step-2-answer-2 = Comprar es cosa tuya, pero aquí compensa. Deshaz.
step-2-done = Dos mercancías valían 3, tres valen 7: 4 puntos por 3 monedas, y lo que venga.

step-3 = Un mercado grande vende dos de las seis primeras cartas por 6 monedas. Antes, tres mercaderes traen tres cartas. Acaba este turno con cinco mercancías distintas.
step-3-hint-1 = Reúne tres mercaderes en el mercado grande.
step-3-hint-2 = Toma sus cartas y compra dos mercancías que no tengas.
step-3-answer-1 = Un faquir no es una mercancía: solo hay cuatro distintas. Deshaz.
step-3-answer-2 = Hacen falta tres mercaderes, en el mercado grande. Deshaz.
step-3-answer-3 = Tres mercancías hasta ahora. Deshaz y compra dos más.
step-3-done = Tres de los mercaderes, dos del mercado: cinco mercancías distintas en un turno, que valen 21.

step-4 = Hacia el final de una ronda la fila de cartas se agota. Estás en un mercado grande y queda una carta. Cuesta 6 de todos modos. Tienes seis mercancías distintas: ¿vale la pena?
step-4-hint-1 = Una serie de seis vale 30, una de siete 40.
step-4-answer-1 = Guardas 6 monedas y renuncias a 10 puntos. Deshaz.
step-4-done = 6 monedas por 10 puntos.
