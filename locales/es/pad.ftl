### Texts of the score pad.

##

open-pad = Hoja de puntuación
title = Hoja de puntuación
caption = Puntos por categoría
field = { $name }, { $line }
said-of = { $field }: { $what }

order = Orden de las casillas
by-line = Por categoría
by-player = Por jugador
way = Cómo rellenarla
by-keys = Puntos
by-things = Lo que hay
next = Siguiente
previous = Casilla anterior
erase = Borrar el último carácter
count-here = Mejor contar lo que hay

about = La partida
again = Hoja nueva
again-undo = Recuperar la hoja anterior
date = Fecha
place = Lugar
remark = Nota
number-of-players = Número de jugadores

not-kept = Este navegador no guarda la hoja: dura hasta que se cierre la página. Guarda una copia.
unread = La hoja guardada no se puede leer. Se conserva tal cual; puedes guardarla en un archivo.
unread-at = El fallo está en “{ $place }”.
unread-json = El texto se corta o está dañado en la línea { $line }, columna { $column }. ¿Se copió entero?
unread-format = Su formato es “{ $found }”; esta página lee naqala-pad/1.

tile-of = Loseta de valor { $value }
lakeside = { $building } junto al lago, cuenta doble
city = Ciudad
round-tent = Loseta de valor rojo en torno a la tienda, incluida la suya
held-by = de { $name }

leads = Más puntos: { $names }
sum = { $text } = { $points }
each = { $count } { $what } × { $points } = { $total }
with-djinn = con { $djinn }
for-fewer = { $n ->
    [one] 10 por { $n } jugador con menos = { $points }
   *[other] 10 por cada uno de { $n } jugadores con menos = { $points }
}
most = nadie tiene más
not-most = otro jugador tiene más
not-compared = { $names }: solo se conocen los puntos, así que no se comparan las cantidades
by-lake = { $n ->
    [one] { $n } junto al lago cuenta doble
   *[other] { $n } junto al lago cuentan doble
}
sets = series de { $text } = { $points }
wild = { $n ->
    [one] { $n } mercancía a elegir por faquires
   *[other] { $n } mercancías a elegir por faquires
}
red-tiles = { $n ->
    [one] { $n } loseta de valor rojo en torno a la tienda
   *[other] { $n } losetas de valor rojo en torno a la tienda
}
cities = { $n ->
    [one] { $n } ciudad: 5 × { $n } × { $n } = { $total }
   *[other] { $n } ciudades: 5 × { $n } × { $n } = { $total }
}

strange = “{ $letter }” en la posición { $at } no es ni una cifra, ni +, ni ×
no-number = falta un número en la posición { $at }
no-sign = falta + o × antes de la posición { $at }
too-large = el número es demasiado grande en la posición { $at }
impossible = nadie puede tener { $points } aquí
together = { $line }: { $found } en total, y hay { NUMBER($most) }
too-many = { CAPITAL($what) }: { $found } en total, y hay { $most }
too-many-of = { $name }, { $what }: { $found }, y { $most } como mucho
none-in-game = { CAPITAL($what) }: fuera de esta partida
twice = { $djinn } está más de una vez
no-tile = { $name }, { $what }: sin loseta donde estar
no-lake = { $name }, { $what }: no hay lago en esta partida
red-around = losetas de valor rojo en torno a la tienda
tiles-held = losetas
players-wrong = Para jugar cinco hace falta una expansión
total-alone = De { $names } solo se conoce el total. Los puntos que anotes en una columna cuentan en su lugar.
drop-total = Olvidar el total de { $name }, { $total }

## The history.

sheets = Hojas
to-sheet = A la hoja abierta
search = Buscar en las hojas
found = { $n ->
    [one] { $n } de { $all } hojas
   *[other] { $n } de { $all } hojas
}
no-sheets = Las hojas aparecen aquí en cuanto se anota algo en ellas.
no-date = Sin fecha
wins = gana
has-faults = Algo en ella no puede ser; no cuenta para las medias.
open-named = Abrir: { $sheet }
delete-named = Borrar: { $sheet }
history-not-kept = Este navegador no guarda las hojas: duran hasta que se cierre la página. Guárdalas en un archivo.

averages = Medias y récords
average = Media
best = Récord
games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
games-won = { $n ->
    [one] { $n } ganada
   *[other] { $n } ganadas
}

statistics = Estadísticas
statistics-of = Jugador
statistics-hint = Las hojas sin errores y las partidas terminadas de este dispositivo. Lo que está en ambas cuenta una sola vez.
by-opponent = Por rival
by-level = Por nivel de la máquina
by-players = Por número de jugadores
by-kind = Clases de puntos
kind-hint = { $n ->
    [one] La barra es la media de { $n } partida; la raya, la de los demás en la mesa.
   *[other] La barra es la media de { $n } partidas; la raya, la de los demás en la mesa.
}
lead = Ventaja
led-by = { SIGNED($n) }
others-average = Otros

files = Archivos
save-json = Guardar todo como JSON
save-csv = Guardar los puntos como CSV
save-hint = JSON lo conserva todo. CSV tiene solo los puntos, para hojas de cálculo.
import = Añadir hojas de un archivo
import-hint = JSON o CSV, tal como se guardó aquí. Lo que ya está no se añade dos veces, y no se sustituye nada.
added = { $n ->
    [one] { $n } hoja añadida.
   *[other] { $n } hojas añadidas.
}
known = { $n ->
    [one] { $n } ya estaba.
   *[other] { $n } ya estaban.
}
left-out = Sin añadir, porque ninguna hoja tiene estas columnas: { $columns }
ask-letters = Desde la línea { $line }, este archivo tiene letras en otra codificación que no es UTF-8. ¿Cuál de estas se lee bien?
ask-date = Las fechas de este archivo se pueden leer de dos maneras. ¿Qué día es { $date }?
add-nothing = Ninguna: no añadir nada
not-added = No se añadió:
import-most = Las hojas después de las primeras { $most }. Elige el archivo otra vez para añadirlas.
sheet-fault = Hoja { $number }: { $what }
csv-line = Línea { $line }: { $what }
csv-quote = hay una comilla donde no puede estar, o sin cerrar
csv-column = la columna “{ $name }” está dos veces
csv-no-column = falta la columna “{ $name }”
csv-cells = { $found } celdas, y hay { $expected } columnas
csv-cell = lo que hay en “{ $column }” no se puede leer
csv-date = la fecha { $date } puede ser dos días
csv-differs = “{ $column }” no coincide con la línea anterior de la misma hoja
csv-players = una hoja con { $found } jugadores; pueden jugar de dos a cinco
csv-total = el total es { $found }, pero los puntos suman { $expected }

save-bgstats = Guardar para BG Stats
save-bgg = Guardar los totales como partidas de BGG
save-plays-hint = BG Stats importa su archivo con totales y categorías. El XML tiene el formato en que BoardGameGeek ofrece las partidas.
import-plays-hint = También una copia de seguridad o un archivo de partidas de BG Stats, y partidas de BoardGameGeek en XML.
ask-lost = Algunas partidas tienen datos que una hoja no guarda: { $lost }. ¿Añadirlas sin esos datos?
add-without = Añadir sin esos datos
other-games = { $n ->
    [one] { $n } partida de otro juego sin añadir.
   *[other] { $n } partidas de otros juegos sin añadir.
}
bgg-page = BoardGameGeek ofrece las partidas página a página: este archivo tiene { $found } de { $all }.
play-fault = Partida { $number }, { $date }: { $what }
play-teams = se jugó por equipos
play-unfinished = está marcada como no terminada
play-several = vale por { $n } partidas
play-no-points = no tiene puntos
lost-duration = cuánto duró
lost-seats = quién empezó y quién se sentó dónde
lost-roles = papeles, tableros o colores que el juego no tiene
lost-notes = imágenes, valoraciones o quién jugaba por primera vez
lost-uncounted = que no cuenta en las estadísticas
lost-winner = un ganador distinto del que dan los puntos
lost-long-text = el final de los textos largos
lost-lines = líneas de una hoja de puntuación que aquí no se conocen

share = Compartir esta hoja
share-hint = El enlace abre la hoja en otro dispositivo, junto a las que haya allí. Nada se envía a nadie por sí solo.
copy-text = Copiar como texto
as-picture = Imagen
no-picture = Este navegador no puede dibujar la imagen.
to-bgstats = A BG Stats
to-bgstats-hint = BG Stats se abre con esta partida si la aplicación está en este dispositivo.
shared = Hoja de puntuación compartida
shared-keeps = Se añade a tus hojas y no sustituye a ninguna.

to-editor = Como posición
editor-has = El editor recibe a los jugadores con sus monedas, visires, ancianos, artesanos, genios, mercancías, faquires y objetos, y las losetas que controlan con palmeras y palacios.
editor-lacks = Una hoja no sabe dónde están las losetas: sus lugares son inventados, así que los puntos junto al lago y en torno a la tienda pueden variar. Faltan los meeples del tablero, las cartas y genios disponibles y las pujas.
editor-points = También faltan, porque solo se conocen los puntos: { $fields }.
open-editor = Abrir en el editor
not-handed = Este navegador no guarda la posición, así que el editor no puede abrirla.
