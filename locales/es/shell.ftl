### Texts around the table: top bar, hand-over, dialogs, storage, failures.

document-title = Naqala · Five Tribes, no oficial

players = Jugadores
player-name = Jugador { $n }
first-names = Ana Leo Mara Hugo Noa
name-of = Nombre del jugador { $n }
colour-of = Color de { $name }
move-up = Subir a { $name }
move-down = Bajar a { $name }
remove = Quitar a { $name }
name-missing = Falta el nombre de este jugador.
name-taken = Dos jugadores tienen este nombre.

coming = Un momento…
part-missing = No se pudo cargar esta parte de la página. La partida sigue sin ella.
try-again = Reintentar
load-newest = Cargar la última versión
load-newest-hint = Puede que haya una versión nueva. Con ella, todo sigue donde está.
no-answer = El sitio no responde. Comprueba la conexión y vuelve a intentarlo.
art-missing = Las imágenes del tablero ya no están en el sitio. Puede que haya una versión nueva.
file-gone = Este archivo ya no está en el sitio. Puede que haya una versión nueva.
thinker-missing = No se pudo cargar el programa con el que juega la máquina. Comprueba la conexión y vuelve a intentarlo.
thinker-stopped = La máquina ha dejado de pensar. Vuelve a intentarlo.

seed = Número del reparto
seed-hint = El mismo número reparte la misma partida.
seed-new = Otro reparto
seed-wrong = Un reparto es un número entero de 0 a 18446744073709551615: solo cifras.

expansions = Expansiones
artisans-hint = Objetos, tiendas y montañas: 36 losetas.
whims-hint = Ciudades, caprichos y un lago: 36 losetas; 42 con las dos.
five-need = Con cinco jugadores hace falta una expansión.

secrecy = Monedas, objetos y caprichos
secrecy-peek = Ver al mantener pulsado
secrecy-peek-hint = Están ocultos. Cada cual mantiene pulsada su fila para ver lo suyo; un toque los muestra hasta el siguiente toque.
secrecy-cover = Tapar la mesa
secrecy-cover-hint = Entre un jugador y otro, la mesa se tapa hasta que el dispositivo cambia de manos.
secrecy-open = A la vista
secrecy-open-hint = Todos lo ven todo.
peek = Mantén pulsado para ver lo que oculta { $name }

answers = Resolver los pasos que solo tienen una respuesta
answers-hint = Cartas de mercaderes, monedas de constructores sin faquires. Al deshacer, vuelven atrás junto con tu paso anterior. Además, un toque recorre un camino único hasta su final, y renuncia a lo que quede de un turno.

start = Empezar la partida
resume = Reanudar
resume-title = Tus partidas
look-again = Volver a verla
round = Ronda { $n }
finished = terminada
delete = Borrar
unreadable = Una partida guardada no se puede leer.
unreadable-hint = Se conserva tal cual; puedes guardarla en un archivo.

open-record = Abrir un registro
open-hint = Elige un archivo o pega el texto de un registro (naqala-record/1). Será una partida aparte: las demás se quedan como están.
open-file = Desde un archivo
open-text = Texto del registro
open = Abrir
open-part = Abrirlo hasta la entrada { $n }
written-by = Lo escribió la versión { $core } de Naqala; esta página tiene la { $own }.
open-failed = Este registro no se puede abrir.
not-json = El texto se corta o está dañado en la línea { $line }, columna { $column }. ¿Se copió entero?
no-entry = La entrada { $n }, “{ $text }”, no es una acción.
illegal-entry = La entrada { $n }, “{ $text }”, no es legal ahí. { $why }
no-back = La entrada { $n } vuelve a la entrada { $to }, que no es anterior.
faults = { $n ->
    [one] Tiene un fallo: { $listed }
   *[other] Tiene { $n } fallos: { $listed }
}
unwritten = { $fault }
hidden-view = Esto es lo que ve un jugador, no toda la partida.
unknown-format = Su formato es “{ $found }”; esta página lee naqala-record/1 y naqala-game/1, y el editor, también posiciones y lecciones.
bad-colours = Necesita un color por jugador.
bad-sides = Necesita un lado de la mesa por jugador.
bad-left = Quienes se fueron no son jugadores de esta partida.
file-unread = No se pudo leer el archivo.
file-letters = La línea { $line } tiene letras en una codificación distinta de UTF-8. Guarda el archivo como UTF-8 y ábrelo de nuevo.

last-round = última ronda
game-over = fin de la partida
log = Historial
score = Puntos
help = Ayuda
settings = Ajustes
settings-hint = Idioma, colores y más
menu = Menú
close = Cerrar
dismiss = Ocultar

new-game = Partida nueva
new-game-hint = Esta partida se queda entre las tuyas; puedes reanudarla.
new-game-sure = ¿Dejar esta partida y preparar otra?
rematch = Revancha
rematch-hint = Los mismos jugadores, otro reparto.
rematch-sure = ¿Dejar esta partida y repartir otra a los mismos jugadores?
embed = Ponerla en una página
embed-hint = El código de un tablero para tu blog, curso o wiki.
embed-code = Código para la página
export = Guardar o copiar el registro
export-hint = Toda la partida como texto: ábrelo aquí o en otro dispositivo. Contiene también lo oculto.
download = Guardar en un archivo
copy = Copiar
copied = Copiado.
copy-failed = El navegador no lo ha permitido: selecciona el texto y cópialo.
record-text = El registro
table = La mesa
table-hint = Nombres, colores, alguien que se va, acabar antes.
has-left = se fue
has-left-hint = ¿Falta alguien? La máquina puede jugar en su lugar. O marca “se fue”: deciden los demás entre todos, y quien se fue no gana nada.
left-tag = se fue
left-together = { $name } se fue: se decide entre todos.
end-here = Acabar aquí la partida
end-here-hint = Se cuentan los puntos de todos tal como están. Se puede cambiar de idea.
end-here-sure = La partida acaba y todos ven lo que ocultaban los demás. ¿Todos de acuerdo?
end-here-yes = Todos de acuerdo: acabar aquí
opens-secrets = Esto enseña a todos las monedas, objetos y caprichos ocultos, y lo que está por salir. ¿Todos de acuerdo?
all-agree = Todos de acuerdo
ended-by-table = La mesa la acabó aquí.
go-on = Seguir con la partida
go-on-hint = La mesa acabó esta partida antes de tiempo. No se ha perdido nada.
agreed = Acordado entretanto
agreed-left = { $name } se fue, y deciden los demás.
agreed-back = { $name } ha vuelto.
agreed-ended = La partida se dio por acabada, y todo lo oculto quedó a la vista.
agreed-resumed = La partida sigue de nuevo.
agreed-opened = Ya no hay nada oculto.
agreed-hidden = Vuelve a haber cosas ocultas.
agreed-masked = Ya no se tapa la mesa, solo las filas: quien mantiene pulsada una fila la ve.
agreed-shown = Se abrió o copió el registro con todo lo oculto.
agreed-computer = La máquina juega por { $name }.
agreed-person = Una persona juega por { $name }.
left-sure = { $name } se fue: deciden los demás, y ven lo que oculta { $name }. ¿Todos de acuerdo?
seat-sure = Alguien juega en lugar de { $name } y ve lo que oculta { $name }. ¿Todos de acuerdo?
pause = Pausa
pause-hint = La mesa se tapa hasta que vuelva quien juega.
leave = Volver a la página inicial
leave-hint = La partida se guarda, no se pierde nada.
stay = Seguir jugando

your-turn = Es tu turno.
to-bid = Te toca pujar.
pass-device = Pasa el dispositivo a { $name }
i-am = Soy { $name }
decide-for = Se decide entre todos por { $name } que se fue de la mesa
we-decide = Decidimos
is-back = { $name } ha vuelto
is-absent = { $name } no está
since-last = Desde tu última jugada
so-far = Hasta ahora
bids-of = Ronda { $round }: pujas
log-empty = Aún no ha pasado nada.
log-hint = Toca una línea con loseta para ver dónde fue; el ojo muestra ese momento.
taken-back = deshecho
take-back = Deshacer hasta antes de esto
take-back-bid-of = Deshacer la puja de { $name }
take-back-turn-of = Deshacer el turno de { $name }
take-back-sure = Se deshace todo desde aquí, para todos. El historial lo anota. ¿Todos de acuerdo?
take-back-bid-sure = La puja de { $name } y todo lo que vino después se deshacen, para todos. El historial lo anota. ¿Todos de acuerdo?
take-back-turn-sure = El turno de { $name } y todo lo que vino después se deshacen, para todos. El historial lo anota. ¿Todos de acuerdo?
take-back-title = Deshacer
take-back-yes = Todos de acuerdo: deshacer
undo-in-log = Aquí ya no se puede deshacer. Hazlo desde el historial
cancel = Cancelar
show-tiles = { $text } Mostrar las losetas.

whims-paid = Al final, los caprichos cuya condición se cumple se pagan solos.
score-caption = Puntos hasta ahora
see-board = Ver el tablero
skip-count = Mostrar el resultado
share-game = Compartir
best = el máximo
score-final = Puntuación final
category = Categoría
total = Total
at-least = al menos
hidden = oculto
score-hidden-hint = Lo que ocultan los demás no se cuenta: sus totales son al menos los que se ven.
wins = ¡Gana { $name }!
win-shared = ¡Comparten la victoria { $names }!

language = Idioma
language-missing = No se pudieron cargar los textos de este idioma. Comprueba la conexión y vuelve a intentarlo.
theme = Colores de la página
theme-auto = Auto
theme-light = Claros
theme-dark = Oscuros
contrast = Contraste alto
contrast-hint = Líneas más oscuras y superficies lisas.
palette = Colores para daltonismo
palette-hint = Tribus, jugadores y valores en colores fáciles de distinguir.
turn = Girar la mesa hacia quien juega
turn-hint = Para una tableta en el centro: todo mira hacia quien juega. Elige los lados en Menú, La mesa.
side-of = Lado de { $name }
side-bottom = lado cercano
side-left = lado izquierdo
side-top = lado lejano
side-right = lado derecho
sound = Sonidos
sound-hint = Unos pocos, breves.
may-sleep = La pantalla puede apagarse durante la partida: el navegador no la mantiene encendida. Pon el bloqueo automático del dispositivo en “Nunca” mientras juegas.
full-screen = Pantalla completa, sí o no
motion = Animaciones
motion-hint = Los meeples viajan por el tablero. Sin animaciones, aparecen donde van.

storage-missing = Este navegador no deja que la página guarde nada: la partida se perderá al cerrar o recargar la página. Guarda el registro en un archivo si quieres conservarla.
storage-full = No queda sitio para guardar la partida: lo que juegues desde ahora se perderá al cerrar o recargar la página. Guarda el registro en un archivo o borra otras partidas.
storage-failed = No se pudo guardar la partida ({ $why }): lo que juegues desde ahora puede perderse al cerrar o recargar la página. Guarda el registro en un archivo si quieres conservarla.

update-ready = Hay una versión nueva lista
update-use = Usarla ya
update-hint = Usarla ya: la página se recarga y la partida sigue donde está.

crash-title = Naqala se ha detenido
crash-text = Algo ha fallado en el programa, y la culpa es nuestra. Tu partida está guardada hasta su último paso: vuelve a cargar la página para seguir.
crash-reload = Volver a cargar
crash-export = Guardar la partida en un archivo
crash-record = La partida como texto, para copiar
crash-detail = Qué falló

key-drops = Iluminada: soltar ahí. Disco: qué tribu.
key-ends = Iluminada: soltar ahí. Cuadrado: se puede acabar.
