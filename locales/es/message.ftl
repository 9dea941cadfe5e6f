### Texts of games by message, each player at a device of their own.

## The set-up.

own-devices = Cada cual en su dispositivo
own-devices-hint = La partida va de uno a otro como enlace, por el medio que quieras. Se basa en la confianza: el enlace contiene toda la partida.
each-sees-own = Monedas, objetos y caprichos: cada dispositivo muestra solo los de su jugador.
own-seat = Quién juega aquí

## The help.

help = Jugadores a distancia
help-text = En la página inicial, “Con amigos a distancia” prepara una partida en la que cada jugador tiene su dispositivo. Cuando le toca a otra persona, “Enviar” crea un enlace: hazlo llegar como quieras. Quien lo abre dice una vez quién es, juega y devuelve un enlace. No importa si un mensaje se pierde o llega dos veces. Si dos dispositivos siguieron de forma distinta, se muestran las dos, y tú eliges. Se basa en la confianza: un enlace contiene toda la partida, también lo oculto. Nada pasa por un servidor.

## The bar.

send-to = Envía la partida a { $name }.
waiting-for = La partida la tiene { $name }. Abre el enlace que te llegue.
not-here = No es tu turno: { $name } juega en otro dispositivo.
send = Enviar
send-again = Enviar otra vez

## The dialog that sends.

sending = Enviar la partida
sending-hint = A quien tiene el turno, tantas veces como quieras.
to = Para { $names }
how = Quien abre el enlace ve lo que ha pasado, juega y devuelve un enlace. Contiene toda la partida, así que el siguiente mensaje suple uno perdido.
trust = Se basa en la confianza: lo oculto también va en el enlace. La página no se lo muestra a nadie más.
last-sent = Último envío: { $when }
show-code = Código para escanear
too-long = Esta partida es demasiado larga para un código: usa el enlace.
computer-first = Aún juega la máquina. Envía la partida cuando acabe.

## A take-back.

ask-back = Pedir deshacer mi turno
asks-hint = La petición va con el mensaje. Otro jugador acepta o no.
you-ask = Pides deshacer tu turno: envía la partida.
stop-asking = Dejar de pedirlo
asks = { $name } pide deshacer su último turno.
grant = Aceptar
refuse = No aceptar
you-refuse = No aceptas lo que pide { $name }. La respuesta va con el próximo mensaje.
refused = { $name } no acepta deshacerlo.
fine = Entendido

## This device checks what computers decided at another one.

suspect = En este dispositivo, { $name } decidiría otra cosa. El mensaje dice: { $what } O lo jugó otra versión de Naqala, o alguien lo cambió.

## A message that was opened.

opened = La partida por mensaje
sent-by = { $name } te ha enviado una partida.
who = ¿Quién eres?
it-is-me = Soy { $name }
me-who-sent = Soy { $name }, quien la envió
same = Esto ya lo tienes.
older = { $n ->
    [one] Este mensaje es anterior a tu partida: va { $n } paso por detrás.
   *[other] Este mensaje es anterior a tu partida: va { $n } pasos por detrás.
}
to-game = A la partida
decided-for = En este mensaje alguien más decidió por ti, { $name }: { $what }
take-it = Seguir con ello
foreign = Dice ser una de tus partidas, pero el reparto es otro: alguien se la inventó.
wrong-sender = Quien la envía no tiene puesto en la partida.

## Two sides of a fork.

fork = La partida siguió de dos maneras.
fork-at = Se separan desde el paso { $step }. Acuerda con los demás cuál vale.
mine = Aquí
theirs = En el mensaje
begins-with = Empieza con
turn-of = Le toca a { $name }
keep-mine = Conservar la mía
take-theirs = Tomar la suya
keep-both = Conservar las dos
from-message = { $names } (del mensaje)
over = La partida ha terminado

## The list of games.

your-turn = tu turno
waits-for = espera a { $name }
when-sent = enviada { $when }
