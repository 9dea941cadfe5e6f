### Texts of keeping, moving and sharing games.

## The list of games.

more = Más
more-of = Más para { $names }
duplicate = Duplicar
copy-of = Copia de { $name }
rename = Renombrar
name-of-game = Nombre de esta partida
name-hint = Vacío: los nombres de los jugadores.
keep-name = Guardar el nombre
kilobytes = { $n } KB
deleted = Borrada: { $name }
no-game = Esto no es una partida de Naqala, o le falta una parte.
damaged = La partida que contiene está dañada y no puede seguir.
details = Detalles
won = { $n ->
    [one] Gana { $names }: { $points }
   *[other] Ganan { $names }: { $points }
}
undo-delete = Deshacer

## Storage that the browser may clear.

copies = Este navegador puede borrar partidas guardadas por su cuenta cuando falta espacio en el dispositivo. Guarda de vez en cuando en un archivo lo que no quieras perder.

copies-safari = Safari borra lo que una página ha guardado tras siete días sin visitarla. Pon Naqala en la pantalla de inicio (Compartir → Añadir a pantalla de inicio) o guarda en un archivo lo que no quieras perder.

settings-not-kept = Este navegador ya no guarda ajustes ni progreso: su almacenamiento está lleno o desactivado. Lo que cambie dura hasta que cierres o recargues la página.

## A game that another tab has open.

open-elsewhere = Esta partida está abierta en otra pestaña.
open-elsewhere-hint = Aquí solo miras. Si la traes aquí, la otra pestaña se detiene.
take-over = Traerla aquí
continued = Sigue en otra pestaña.
continued-hint = Desde aquí ya no se guarda nada. Recupérala para seguir con lo que se jugó allí.
take-back-here = Recuperarla

## The sheet that shares a link.

share = Compartir o mover la partida
share-hint = Como enlace o como código para la cámara de otro dispositivo. No se envía nada a nadie.
share-truth = Quien la abre lo ve todo, también las monedas ocultas. Allí será una partida aparte; esta sigue aquí.
extent = Qué se comparte
extent-record = Toda la partida
extent-position = Solo la posición
link = Enlace
link-size = { $letters } caracteres
copy-link = Copiar el enlace
send-link = Enviar…
code = Código para escanear
code-of = Código { $number } de { $count }
code-hint = Apunta al código con la cámara del otro dispositivo: allí se abre la partida.
codes-hint = Escanea los códigos uno tras otro, en cualquier orden: el otro dispositivo los reúne, abre la partida y dice qué falta.
codes-too-many = Esta partida es demasiado larga para códigos: usa el enlace, un archivo o solo la posición.
code-before = Código anterior
code-next = Código siguiente
codes-play = Mostrar por turnos
codes-pause = Pausa

## The sheet of a game opened from a link.

copy-opens-secrets = Una copia contiene todo lo que los jugadores se ocultan y lo que se va a robar. ¿Todos de acuerdo?
shared = Partida compartida
shared-keeps = Será una partida aparte: las tuyas se quedan como están.
shared-open = Abrirla
shared-not-now = Ahora no
shared-failed = Este enlace no se puede abrir.
shared-nothing = No se ha cambiado ni guardado nada.
part-came = Parte { $number } de { $count } recibida.
parts-missing = Faltan: { $numbers }. Escanea el siguiente código.

## Reasons why a game cannot be imported.

empty = Está vacío.
too-long = Ocupa { $megabytes } MB; una partida ocupa 2 como mucho.
too-many-entries = Tiene { $n } entradas; una partida tiene 20000 como mucho.
twice = La clave “{ $key }” aparece dos veces en un mismo sitio: mira la línea { $line }.
bad-name = El nombre del jugador { $n } falta, pasa de 60 caracteres o tiene caracteres que no se ven.
link-version = Este enlace lo hizo una versión posterior de Naqala (“{ $version }”): ábrelo allí o pide un archivo.
link-letter = El carácter { $at } de sus datos no debería estar ahí: el enlace cambió por el camino.
link-cut = Le falta el final: algunos servicios de mensajería cortan los enlaces largos. Copia de nuevo el enlace entero o pide un archivo.
link-part = Es una parte de una partida, pero sus números no pueden ser.
link-long = Contiene más que cualquier partida.
link-damaged = Sus datos están dañados. Si falta el final, lo cortó un servicio de mensajería: copia de nuevo el enlace entero o pide un archivo.
link-rules = Se empaquetó con otras reglas: ábrelo con la versión de Naqala que lo hizo o pide un archivo.
link-mixed = Las partes no encajan: escanea otra vez todos los códigos.

## A link that opens beside the installed app.

other-storage = ¿Tienes Naqala en la pantalla de inicio? Los enlaces se abren en Safari, donde las partidas son otras. Copia el enlace y pégalo allí, en “Abrir un registro”.
link-unable = Este navegador no sabe desempaquetar enlaces: pide un archivo.

## What other apps hand to the page.

handed-nothing = Lo compartido no tiene ningún enlace a una partida, un problema, una lección o una hoja de puntuación, y no es una partida. Aquí puedes pegar una partida; los archivos con hojas se añaden en Hoja de puntuación → Hojas.
several-files = Han llegado varios archivos. Se abren de uno en uno: hasta que se cierre la página, los demás esperan en “Abrir un registro”.

## The offer to install the page.

install-hint = Naqala puede estar entre las aplicaciones de este dispositivo: en su propia ventana, también sin red, y como opción al abrir o compartir archivos y enlaces.
install-by-hand = Naqala puede estar en la pantalla de inicio de este dispositivo: Compartir → Añadir a pantalla de inicio. Así se abre como una aplicación, también sin red.
install = Instalar
install-not = No, gracias
