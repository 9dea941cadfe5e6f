### Texts of the lesson “Kandicha”.

title = Kandicha

step-1 =
    Kandicha, 6 puntos: las víctimas de tus asesinos te dan algo. Un mercader: la carta de arriba del mazo. Un constructor: 1 moneda por cada loseta de valor azul de alrededor. Un visir o un anciano se viene contigo.

    ¿Qué víctima da monedas?
step-1-hint-1 = Busca constructores.
step-1-answer-1 = Has conseguido otra cosa. Prueba otra vez y mata a un constructor.
step-1-done = 1 moneda por cada loseta de valor azul entre la de la víctima y las de alrededor. Con los Artesanos, un mercader da en cambio la primera carta de la fila, y un artesano se viene contigo con un objeto.

step-2 = Ahora consigue los 10 puntos por visires.
step-2-hint-1 = Un visir muerto pasa a estar delante de ti.
step-2-hint-2 = Sam tiene el único que cuenta.
step-2-answer-1 = Ahora hay uno para cada cual: nadie recibe los 10. Deshaz.
step-2-answer-2 = Ningún visir. Prueba otra vez.
step-2-done = Uno para ti, ninguno para Sam: 1 punto y 10 más.
