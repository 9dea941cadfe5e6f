### Texts of the first page, of the set-up of a game, and of the list of games.

##

tagline = El juego de mesa Five Tribes: apréndelo jugando y luego juega contra la máquina, en torno a una pantalla o por mensaje.
disclaimer = Naqala lo hacen jugadores, sin relación con la editorial de Five Tribes.
privacy = Gratis, sin cuenta y sin rastreo: tus partidas se quedan en este dispositivo.

## The unfinished game.

go-on = Continuar
your-game = Tu partida
all-games = { $n ->
    [one] { $n } partida
   *[other] Las { $n } partidas
}
to-play = le toca
picture-of-game = El tablero en la ronda { $round }

## Ways to play and to learn.

play = Jugar
against-computer = Contra la máquina
at-this-device = En este dispositivo
at-this-device-hint = De dos a cinco en torno a una pantalla; la máquina puede ocupar los puestos libres.
elsewhere = Con amigos a distancia
live-hint = Cada cual en su dispositivo: en directo, todos a la vez, o por mensaje cuando haya un rato.
by-message-hint = Cada cual en su casa, cuando tenga un rato: un enlace lleva la partida a quien juega después.
first-lesson-hint = Unos minutos jugando en un tablero de verdad y luego una primera partida con guía.
daily-hint = Una posición y una jugada: la mejor.
solve = Resolverlo
picture-of-puzzle = El tablero del problema
more = Más

## The list of games.

no-games = No hay partidas guardadas en este dispositivo.

## The set-up.

move-player = Mover a { $name }: arrastra o usa las flechas del teclado
at-place = { $name }: puesto { $place } de { $of }
colour-and-place = { $name }, { $colour }: cambiar color, idioma o puesto
language-of = Idioma de { $name }
language-of-device = Idioma del dispositivo
reading = Tableta sobre la mesa
reading-hint = Letra más grande, para leerla a un brazo de distancia.
