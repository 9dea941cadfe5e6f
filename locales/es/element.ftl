### What the element for boards on other pages says in place of a board (public/naqala.js).

view = Una posición de Five Tribes
explore = Un tablero de Five Tribes para probar jugadas
exercise = Un ejercicio en un tablero de Five Tribes
replay = Una partida de Five Tribes para repasar
play = Una partida de Five Tribes
loading = El tablero se está cargando…
show = Mostrar el tablero
lost = No se pudo cargar el tablero.
again = Reintentar
wrong = Hay un error en esta página, así que no se puede mostrar el tablero.
inside = el JSON dentro del elemento
gone = no se puede obtener
json = no es JSON válido
