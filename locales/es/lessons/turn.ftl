### Texts of the lesson “Un turno entero”.

title = Un turno entero

step-1 = Un turno: movimiento, control, tribu, loseta, venta. Únete al mercader de b2, toma las cartas y compra seda.
step-1-hint-1 = Hay un mercader junto a b2, al este.
step-1-hint-2 = Tras el movimiento lo pide la barra: toma las cartas. Luego toca la seda.
step-1-answer-1 = En este turno acaba en b2 con los mercaderes. Deshaz.
step-1-answer-2 = Pescado ya tienes: dos iguales valen poco. Deshaz.
step-1-answer-3 = Un faquir ayuda, pero no es una mercancía. Deshaz y compra seda.
step-1-answer-4 = No has comprado nada. Deshaz: la seda vale sus monedas.
step-1-done = Cuatro mercancías distintas, 13 puntos. En b2 queda un constructor: no hay camello.

step-2 = Ahora puedes vender mercancías por monedas. Guardadas, dan lo mismo y pueden crecer. Guárdalas; acaba el turno.
step-2-hint-1 = Nada te obliga a vender. Busca el botón que acaba el turno.
step-2-answer-1 = Vendido. Puedes hacerlo al final de cualquier turno tuyo, pero una serie más larga vale más. Deshaz y guárdalas.
