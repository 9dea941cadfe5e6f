### Texts of the help: the rules in brief, the gestures and the keys.

parts = Partes de la ayuda

in-brief = Las reglas en breve
aim = El objetivo
aim-text = Acabar con más puntos que nadie: cuentan las monedas, los meeples que guardas, los genios, las losetas, las palmeras, los palacios y las mercancías. Cuando alguien ha colocado su último camello (y la tienda), o no puede mover, se acaba la ronda y con ella la partida.

round = Una ronda
bid = Pon tu marcador en una casilla libre del carril del orden de turno y paga su precio en el acto: quien más paga juega primero. En el 0 caben tres, y allí quien llega el último juega antes que los demás. Con 2 jugadores, cada cual tiene dos marcadores, o sea, dos turnos.
walk = Toma todos los meeples de una loseta y suéltalos uno a uno, cada uno en una loseta contigua a la anterior: nunca en diagonal, nunca de vuelta a la loseta que acabas de dejar. El último tiene que unirse a otro de su color. Quien puede mover tiene que hacerlo.
collect = Recogida
collect-text = Todos los meeples de ese color de la última loseta pasan a tu mano. Si con eso se queda sin meeples y sin camello, colocas en ella un camello tuyo: la loseta es tuya, y solo un objeto mágico puede mover el camello.
tribe = Los meeples recogidos hacen lo propio de su tribu.
tile = La última loseta hace lo propio de su tipo, sea de quien sea. Palacios y palmeras hay que colocarlos; comprar o tomar un genio es cosa tuya.
sale = Si quieres, vende series de mercancías distintas y cobra monedas.
end = Luego juega el siguiente marcador. Tras el último se rellenan las filas de cartas y de genios, y se puja de nuevo.

tribes = Tribus
tribes-text = Los visires, ancianos y artesanos se quedan delante de ti; los demás vuelven a la bolsa.
fakirs = Un faquir es una carta que ayuda: un constructor más, un paso más para los asesinos, o hace de anciano al pagar un genio. No se vende ni da puntos.

tiles = Losetas
tiles-text = El número es lo que vale la loseta para quien tiene su camello en ella. Los constructores cuentan las azules, con el número en un cuadrado.

expansions = Expansiones
expansions-text = Los Artesanos añaden objetos y una tienda; los Caprichos, ciudades y caprichos; con las dos, el tablero tiene 42 losetas. Con cualquiera pueden jugar cinco: en el carril, el 1, el 3 y el 5 admiten entonces dos marcadores.
tent-text = Una vez por partida puede tomar una loseta en lugar de un camello. Puntúa la loseta, y 1 punto por cada loseta de valor rojo entre la suya y las 8 de alrededor.
items = Objetos
items-text = Los preciosos puntúan al final. Los mágicos se usan una vez: uno por turno, en los momentos de los poderes; la alfombra, antes o durante el movimiento. Toca uno para usarlo. Los demás no los ven.
whims = Caprichos
whims-text = Se toman donde un movimiento acaba en una ciudad y se guardan ocultos en la mano. Cuando se cumple su condición, baja el capricho y cobra sus monedas: en tu turno o antes de tu puja. Al final de la partida se bajan los que cumplan su condición.
cities = 5, 20, 45, 80 o 125 por tener de 1 a 5
artisans = 2 cada uno, 3 si nadie tiene más
items-score = El número de cada objeto precioso
tent-score = 1 por cada loseta de valor rojo entre la suya y las 8 de alrededor

scoring = Puntos
points = Puntos
coins = 1 cada una
viziers = 1 cada uno, y 10 por cada rival con menos
elders = 2 cada uno
djinns = El número de la carta
owned = El número de cada loseta con tu camello o tu tienda
palms = 3 cada una, en tus losetas; el doble junto al lago
palaces = 5 cada uno, en tus losetas; el doble junto al lago
goods = Series de mercancías distintas, repartidas de la mejor manera
sets = Lo que vale una serie, en monedas al venderla, en puntos al final
set-of = Serie de
worth = Valor
rule = { CAPITAL($name) }
rules = Las reglas, una a una
rules-text = El enlace junto a un rechazo y el de una carta llevan aquí.

tie = Quienes empatan comparten la victoria.

page = En esta página
page-bid = Toca un precio para ver el orden que daría; el botón lo convierte en tu puja.
tap = Tocar una loseta
tap-text = Toca una loseta iluminada para tomar sus meeples, y luego las losetas donde soltarlos. Un trazo de la loseta a la siguiente hace las dos cosas.
several = Varios colores
several-text = Unas figuras en la loseta los muestran: toca la que quieras. En una pantalla pequeña, un toque pregunta cuál.
straight = Directo al final
straight-text = Si un solo camino lleva a un final señalado, tócalo y los meeples van cayendo por ese camino.
colour = Primero el color
colour-text = Toca un color de tu mano: solo quedan iluminadas sus losetas, y unos cuadrados indican dónde puede acabar con él el movimiento. O arrastra un meeple a una loseta.
why = ¿Por qué aquí no?
why-text = Toca una loseta apagada: te dice por qué, y la barra enlaza con la regla. Lo que llevaría a un camino cerrado nunca se ilumina.
look = Mirar primero
look-text = Deja el puntero sobre una loseta iluminada, o el dedo apoyado en ella: antes de tomar nada, unos cuadrados indican dónde puede acabar el movimiento, y las letras, con qué tribu.
enlarge = ¿Qué es esta loseta?
enlarge-text = Deja el dedo apoyado en cualquier loseta, o haz clic con el otro botón: se ve en grande, con su nombre y lo que hace. No juega nada, y funciona también en el turno de los demás.
last = El último meeple
last-text = Cada loseta iluminada muestra lo que da acabar allí: los meeples y lo que ganan, un camello, el efecto de la loseta.
market-text = Toca una carta iluminada para comprarla; en un mercado grande, toca dos.
djinns-text = Toca uno para leerlo. Si uno tuyo está iluminado, puedes usarlo ahora.
undo-text = Un paso atrás. Tocar el tablero con dos dedos hace lo mismo.
whole-move = Todo el movimiento atrás
whole-move-text = Toca la loseta donde empezó, mientras no esté iluminada, o pulsa Escape.
reset-text = Todo vuelve al principio del turno, o a lo último que se reveló.
barrier = Sin vuelta atrás
barrier-text = Un botón con candado revela algo, o acaba una puja o un turno: ahí deja de poderse deshacer.
end-text = Un turno nunca acaba solo: es tuyo hasta que tocas este botón.
log-text = Toca una línea para ver sus losetas. Si la mesa está de acuerdo, la partida puede volver a cualquier turno.

keyboard = Teclas
key-head = Tecla
does = Qué hace
key-tab = A la siguiente parte de la página; todo el tablero es una
key-arrows = De loseta en loseta; donde se pueden tomar meeples, se ven los finales
key-row = A la primera o última loseta de la fila
key-corner = A la primera o última loseta del tablero
key-enter = Hace lo mismo que un toque
key-enlarge = Muestra la loseta en grande, con su nombre y lo que hace
key-letters = En el tablero o en la mano: primero ese color
key-escape = Renuncia a lo que está a medio elegir, si no, a todo el movimiento; cierra una ventana como esta
key-mac = En un Mac, Cmd hace lo que hace Ctrl.

tribe-more = { $meeple ->
    [vizier] El empate no da nada.
    [elder] Los que pagas van a la bolsa y ya no puntúan.
    [merchant] No eliges: mercancías y faquires llegan como están.
    [builder] Cuenta la última loseta además de las 8 de alrededor.
    [assassin] Alcance: un paso por fila o columna por cada asesino, y otro por cada faquir que descartes. Una loseta que así se queda vacía es tuya si no hay en ella ningún camello.
   *[artisan] Los objetos descartados quedan boca arriba; nunca se vuelven a barajar.
}

tile-more = { $kind ->
    [village] Da 5 puntos a quien controla la loseta.
    [sacred-place] Un poder con precio se puede usar una vez por turno, ya desde este.
    [oasis] Da 3 puntos a quien controla la loseta.
    [small-market] Las primeras son las de la izquierda; los huecos quedan hasta que acaba la ronda.
    [large-market] Si solo queda una, cuesta 6 igualmente.
    [workshop] Hay montañas en dos de sus lados: ningún movimiento las atraviesa. No afectan al alcance ni a las losetas de alrededor.
    [specialised-market] De todas las que están boca arriba.
    [chasm] Ningún movimiento pasa por ahí.
    [city] Tus ciudades juntas puntúan 5, 20, 45, 80 o 125.
   *[great-lake] Ningún movimiento pasa por ahí.
}

key = { $key ->
    [Control] Ctrl
    [Escape] Esc
    [PageUp] Re Pág
    [PageDown] Av Pág
   *[other] { $key }
}
