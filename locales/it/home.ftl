### Texts of the first page, of the set-up of a game, and of the list of games.

##

tagline = Il gioco da tavolo Five Tribes: impara giocando, poi gioca contro il computer, intorno a uno schermo o a distanza.
disclaimer = Naqala è fatto da giocatori. Non ha alcun legame con l’editore di Five Tribes.
privacy = Gratis, senza account, senza tracciamento: le tue partite restano su questo dispositivo.

## The unfinished game.

go-on = Continua
your-game = La tua partita
all-games = { $n ->
    [one] { $n } partita
   *[other] Tutte e { $n } le partite
}
to-play = di turno
picture-of-game = Il tabellone al round { $round }

## Ways to play and to learn.

play = Gioca
against-computer = Contro il computer
at-this-device = Su questo dispositivo
at-this-device-hint = Da due a cinque intorno a uno schermo; i posti liberi possono andare ai computer.
elsewhere = Con amici lontani
live-hint = Ciascuno sul proprio dispositivo: dal vivo nello stesso momento, o con messaggi quando c’è tempo.
by-message-hint = Ciascuno a casa sua, quando c’è tempo: un link porta la partita a chi gioca dopo.
first-lesson-hint = Pochi minuti di gioco su un vero tabellone, poi una prima partita con una guida.
daily-hint = Una posizione, una mossa migliore.
solve = Risolvilo
picture-of-puzzle = Il tabellone del puzzle
more = Altro

## The list of games.

no-games = Su questo dispositivo non c’è nessuna partita.

## The set-up.

move-player = Sposta { $name }: trascina, o usa le frecce
at-place = { $name }: posto { $place } di { $of }
colour-and-place = { $name }, { $colour }: cambia colore, lingua o posto
language-of = Lingua di { $name }
language-of-device = Lingua di questo dispositivo
reading = Tablet appoggiato sul tavolo
reading-hint = Caratteri più grandi, da leggere a un braccio di distanza.
