### Texts of the editor, and of the faults of a position.

##

edit = Componer una posición

## Short enough for one line beside the other buttons of the first page.

open-editor = Componer posición
edit-this = Editar esta posición
edit-this-hint = Una copia de la mesa para el editor, con todo lo oculto. Esta partida queda como está; lo que hay en el editor se conserva.

## The board and the brushes.

put = Poner
take-off = Quitar
way = Qué hace un toque
brushes = Qué poner en el tablero
meeples = Meeples
pieces = Piezas
tiles = Losetas
broom = Vaciar la loseta
left = quedan { $n }
camel-of = Camello: { $name }
tent-of = Tienda: { $name }
keys = Las flechas recorren el tablero, Intro pone, Supr quita. El clic derecho también quita.
letters = Una letra pone un meeple; con Mayús lo quita: { $list }.
letter-of = { $letter } { $tribe }
rows-as-text = El tablero como texto
rows-hint = Una línea por fila, primero la del norte, una palabra por loseta: { $tile } es un mercado pequeño 6 con un mercader y un constructor. ^1 es una palmera, #1 un palacio, @0 un camello del primer jugador.
sweep = Vaciar el tablero
empty = Empezar de cero
deal = Otro reparto
before = Lo que había antes de la copia
columns = Columnas
rows = Filas
less = { $what }: menos
more = { $what }: más

## The table.

the-table = La mesa
player-count = Jugadores
players = Jugadores
begins-with = Empieza con
a-bid = Una puja
a-turn = Un turno
as-it-was = Tal cual: en mitad de un turno
has-ended = Tal cual: la partida ha terminado
whose = De quién
round = Ronda
last-round = Esta es la última ronda
fills = Todo lo demás está en la bolsa, los mazos y la reserva
fills-hint = Como en una mesa de verdad. Si no, solo está en juego lo que pongas tú: para pequeños ejercicios.
empty-stock = Vaciar bolsa, mazos y reserva
markers = Marcadores de turno
markers-hint = Puja el primero del orden de puja; en un turno, allí va quien lo empieza. Quien más paga juega primero.
put-on = { $track }: poner el marcador de { $name }
bid-order = Orden de puja
spot = Orden de turno, { $price }
name = Nombre
coins = Monedas
camels = Camellos restantes
tent = Tienda restante
stock = Bolsa y reserva

## Cards.

cards = Cartas
market = Fila de cartas
deck = Mazo de recursos
discard = Descarte de recursos
djinn-row = Genios boca arriba
djinn-deck = Mazo de genios
djinn-discard = Descarte de genios
djinns = Genios
item-deck = Mazo de objetos
item-discard = Descarte de objetos
items = Objetos
whim-deck = Mazo de caprichos
city-whims = Caprichos para las ciudades
whims = Caprichos en mano
fulfilled = Caprichos cumplidos
goods = Mercancías y faquires
add = Añadir:
add-to = { $zone }: añadir
taken-from = de: { $place }
of-player = { $zone }, { $name }
remove = Quitar: { $what }
nothing-there = nada
empty-zone = Quitarlo todo

## Faults.

over = Todo está bien. La partida ha terminado: para seguir jugando, haz que empiece con una puja o un turno.
sound = Todo está bien: se puede jugar.
fault-count = { $n ->
    [one] { $n } cosa por corregir
   *[other] { $n } cosas por corregir
}
faults = Qué está mal
play = Jugar desde aquí
play-sure = Corrige antes lo que se indica.
text-and-link = Texto y enlace
truth = El texto y el enlace lo contienen todo, también lo que un jugador no vería.
text-out = Como texto
position = La posición
as-link = Como enlace
text-in = Desde un texto
take-text = Ponerlo en el tablero
text-hint = Pega una posición, un registro o una partida guardada: ocupa el lugar de lo que hay aquí. Se puede deshacer. Una lección se abre con todos sus pasos, en lugar de la de abajo.
kept-unread = Lo que quedó aquí no se puede leer. Está más abajo, en “Desde un texto”, y se conserva hasta que cambies la posición.
fleeting = Este navegador no deja que la página guarde nada: copia el texto antes de irte.
unread = Esto no se puede leer
other-text = Llegó un texto cuando aquí había otro. Se conservan los dos hasta que salgas de esta página.
show-other-text = Mostrar el otro texto

lesson-step = Crear una lección
lesson-hint = Lo que escribes, la posición y el camino que juegas forman un archivo de lección: para tu propio sitio o para el curso.
steps = Pasos
step = Paso { $n }
add-step = Añadir un paso
add-step-hint = Un paso nuevo empieza donde acaba el camino de este. El tablero muestra la posición del paso en el que estás.
remove-step = Quitar este paso
hints-in = Pistas ({ $language }), una por línea
done-in = Logrado el objetivo ({ $language })
mistakes = Errores
mistakes-hint = Juega lo que podría hacer en su lugar quien aprende, y escribe lo que dice entonces la lección.
record-mistake = Jugar un error
record-mistake-hint = Juega lo que no hay que hacer. Luego di en qué se nota, y vuelve para escribir lo que dice la lección.
what-tells = En qué se nota el error
use-mistake = Usar este error
say-in = Al error { $n } ({ $language })
remove-mistake = Quitar el error { $n }
at-least = Al menos
target-coins = { $n ->
    [one] { $name } gana { $n } moneda o más
   *[other] { $name } gana { $n } monedas o más
}
target-fakirs = { $n ->
    [one] { $name } gana { $n } faquir o más
   *[other] { $name } gana { $n } faquires o más
}
target-kept = { $name } gana { $kept } o más
fault-of-step = Paso { $n }: { $what }
title-in = Título ({ $language })
step-text-in = Texto ({ $language })
one-language = Quien lee en otro idioma ve el texto en inglés o, si no lo hay, el primero.
add-language = Escribir también en
remove-language = Sin { $language }
record-solution = Jugar el camino al objetivo
record-other-solution = Jugar otro camino
record-solution-hint = Juega lo que debe hacer quien aprende. Luego di qué cuenta, y vuelve.
what-counts = Qué hay que lograr
nothing-played = Aún no se ha jugado nada.
use-way = Usar este camino y este objetivo
to-editor = Volver al editor
no-goal = Sin objetivo, el paso solo se lee.
has-goal = { $n ->
    [one] El objetivo está fijado; el camino tiene { $n } acción.
   *[other] El objetivo está fijado; el camino tiene { $n } acciones.
}
forget-goal = Sin objetivo
stale = Lo jugado ya no encaja con esta posición: juégalo otra vez.
say-first = Escribe lo que dice la lección ante cada error.
lesson-file = El archivo de la lección
write-first = Escribe un título y un texto, y corrige lo que está mal en la posición.
try-lesson = Probarla como aprendiz
preview-place = Dónde la encuentra quien aprende
preview-here = Aquí
preview-phone = Teléfono
preview-width = Ancho de la columna en píxeles
preview-size = { $width } píxeles de ancho, { $height } de alto: ese espacio se reserva en la página.
preview-frame = La lección en otra página
target-played = { $n ->
    [one] exactamente esta acción
   *[other] exactamente estas { $n } acciones
}

target-holds = { $name } tiene { $tile }
goal-said = { CAPITAL($what) }
target-gains = { $n ->
    [one] { $name } gana { $n } punto o más
   *[other] { $name } gana { $n } puntos o más
}

all-of = { CAPITAL($what) }: { $found }, y el máximo es { $most }
on-tile = { $tile }: { $what }
wrong-count = { $players } jugadores: pueden jugar de 2 a { $most }
five-need = Cinco jugadores necesitan una expansión
not-kept = { $name }: solo los visires, ancianos y artesanos se quedan delante de un jugador
owner = el camello no es de ningún jugador
of-expansion = esta loseta es de una expansión que no está en juego
impassable = aquí no puede haber nada
homeless = los caprichos solo están en las ciudades
no-value = ninguna loseta de este tipo tiene ese valor
twice = { $djinn } está más de una vez
foreign = { $djinn } es de una expansión que no está en juego
face-up = Cartas boca arriba
markers-of = Marcadores de { $name }
stray-marker = Un marcador que no es de ningún jugador
nobody-bids = No hay ningún marcador en el orden de puja
nobody-there = El turno no es de ningún jugador
off-board = El movimiento se sale del tablero
no-choice = No hay que elegir entre camello y tienda
no-item-used = El objeto en uso no se ha usado
empty-hand = Hay un movimiento en curso sin meeples en la mano
dead-end = El movimiento en curso ya no puede acabar
nothing-drawn = No hay nada con que quedarse
mixed-draw = Genios y objetos nunca se roban juntos
tile-taken = La loseta por tomar no se puede tomar
bad-target = La flauta llama donde no puede ir ningún meeple
brought = Meeples que llama la flauta
no-order = No hay ninguna carta que ordenar
no-place = No hay sitio para la pieza, o no hay pieza
no-end = No se dice dónde acabó el movimiento
first-round = Las rondas se cuentan desde 1
stuck = Aquí nadie puede hacer nada
