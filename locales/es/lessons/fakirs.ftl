### Texts of the lesson “Reúne faquires”.

title = Reúne faquires

step-1 = Tienes 3 monedas en un mercado pequeño, y tu segundo turno viene enseguida: hay constructores esperando en a2 y b2. Compra lo que les ayuda. Gana 20 puntos en los dos turnos.
step-1-hint-1 = Un faquir cuenta como un constructor más.
step-1-hint-2 = Acaba el turno, y luego acaba con los constructores en b2: seis losetas de valor azul.
step-1-answer-1 = Dos tipos: 2 puntos más. Un faquir rinde más. Deshaz.
step-1-answer-2 = Seda ya tienes. Deshaz.
step-1-answer-3 = Los dos turnos han acabado. Prueba otra vez y guarda el faquir para los constructores.
step-1-answer-4 = Menos monedas de las posibles. Deshaz: acaba en b2 y añade el faquir.
step-1-done = 6 monedas por un faquir. Al pagar un genio ahorraría un anciano; a los asesinos les daría un paso.
