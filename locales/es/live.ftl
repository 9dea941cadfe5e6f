### Texts of live tables: each player at a device of their own, at the same moment.

## The set-up.

now = Jugar ahora
now-hint = Un enlace para todos: quien lo abre toma un puesto o mira. Los turnos llegan solos, sellados, por un repetidor que no puede leer nada.

## The bar.

title = Mesa en directo
invited = Una invitación a una mesa en directo
menu-hint = Quién está, el enlace para los demás y la vuelta a los mensajes.
waiting-for = Le toca a { $name }.
connecting = Sin conexión: lo que juegues se enviará después.
too-long = Esta partida es ya demasiado larga para una mesa en directo. Desde ahora, envíala por mensaje.
rematch = Hay una revancha repartida.
rematch-by = { $name } ha repartido una revancha.
open-rematch = Jugar la revancha
invite = Invitar
here = está
away = no está
free = puesto libre
away-now = No están: { $names }.
watching = { $n ->
    [one] { $n } mira
   *[other] { $n } miran
}
you-watch = Estás mirando.
taken = Tu puesto se juega ahora en otro dispositivo.
play-here = Jugar aquí
your-turn = Tu turno

## A take-back.

asks-hint = Se pregunta a los demás al momento. Uno de ellos acepta o no.
you-ask = Pides deshacer tu turno. Otro jugador acepta o no.
you-refuse = No aceptas lo que pide { $name }.

## Señales.

signs = Hacer una señal
sign-hello = Hola
sign-ready = Todo listo
sign-well-played = Bien jugado
sign-oops = ¡Ups!
sign-moment = Un momento, por favor
sign-thanks = Gracias
says = { $name }: { $what }
waits-for-you = { $name } te está esperando.
waits-for = { $name } está esperando a { $other }.
nudge = Avisar a { $name }
too-many-signs = Han sido muchas señales. Haz la siguiente dentro de unos segundos.
shows-signs = Mostrar las señales de los demás
shows-signs-hint = Sin ellas, no se ve ni suena nada cuando alguien hace una señal o te avisa.

clock = Reloj
clock-none = Sin reloj
clock-turn = { $time } por turno
clock-game = { $time } para la partida, { $added } más tras cada turno
clock-binds = Los demás pueden dejar que juegue la máquina
clock-binds-hint = Por quien se quede sin tiempo. Si no, el reloj solo lo indica.
clock-hint = Se elige antes de la primera puja. Una puja cuenta como un turno. El tiempo corre una vez ocupados todos los puestos, y solo mientras alguien espera.
minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
rest = Pausar el reloj
rest-asked = { $name } pide pausar el reloj.
rest-asks = Pides pausar el reloj.
rest-refused = { $name } no quiere pausar el reloj.
rest-agree = Pausarlo
rest-refuse = Seguir jugando
rest-withdraw = Dejar de pedirlo
clock-rests = El reloj está en pausa.
clock-on = Reanudarlo
time-up = A { $name } se le acabó el tiempo.
your-time-up = Se te acabó el tiempo.
time-short = Te quedan diez segundos.
time-short-of = A { $name } le quedan diez segundos como mucho.
substitute = Que la máquina juegue por { $name }
plays-for-you = La máquina juega por ti.
play-myself = Seguir jugando yo

## What all have to agree to.

ask-all = Preguntar a los demás
no-seat = Solo puede pedirlo alguien que juegue en este dispositivo.
asks-all = { $name } pide: { $what } ¿Estás de acuerdo?
you-ask-all = Pides: { $what }
unanswered = Aún sin respuesta: { $names }.
disagrees = { $name } no está de acuerdo. Pedías: { $what }
may-show = Los demás aceptan: puedes abrir o copiar el registro una vez.
ask-end = La partida acaba aquí, y todos ven lo que ocultaban los demás.
ask-left = { $name } se fue: deciden los demás, y ven lo que oculta { $name }.
ask-shown = El registro se abre o se copia, con todo lo oculto.
ask-person = Una persona juega por { $name } y ve lo que oculta { $name }.

## The help.

help-text = Si el sitio tiene un repetidor, cada cual puede jugar en su dispositivo al mismo tiempo: elígelo antes de la partida, o en “Mesa en directo” del menú, y envía el enlace a todos. Unas marcas indican quién está; un anillo significa ausente, y un anillo discontinuo, puesto libre. Quien no está sigue más tarde, o por mensaje. El repetidor no puede leer nada; ve tu dirección de red mientras estás en línea.

## The dialog.

invitation = Quien tiene este enlace puede jugar, mirar e invitar. Dáselo solo a tus amigos.
trust = Se basa en la confianza: cada dispositivo guarda toda la partida. La página muestra lo oculto solo a su dueño.
shows-moves = Mostrar mi jugada mientras la hago
shows-moves-hint = Los demás ven el camino que pruebas. Va sellado y no se guarda en ningún sitio.
notifies = Avisarme cuando sea mi turno
notifies-hint = Mientras la página esté abierta, aunque sea detrás de otras. El navegador pregunta una vez.
start = Jugar en directo
start-hint = La página se conecta al repetidor de este sitio. El repetidor lleva turnos sellados y no puede leer nada; ve cuándo envía tu dispositivo, y desde dónde.
stop = Seguir por mensaje
stop-sure = Dejas la mesa en directo: los demás te ven ausente, y los turnos ya no van y vienen solos.
stop-hint = Este dispositivo olvida entonces el enlace. Para volver más tarde, ábrelo otra vez.

## An invitation that was opened.

join = Te invitan a una mesa en directo.
waiting = Conexión lista. En cuanto esté alguien más, llega la partida.
unreachable = El repetidor no responde, o la mesa está llena. La página lo reintenta sola; un enlace por mensaje funciona sin él.
no-relay = Este sitio no tiene repetidor, así que no hay mesas en directo. Pide un enlace por mensaje.
it-is-me-elsewhere = Soy { $name }, desde otro dispositivo
watch = Mirar
