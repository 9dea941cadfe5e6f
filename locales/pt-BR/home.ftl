### Texts of the first page, of the set-up of a game, and of the list of games.

##

tagline = O jogo de tabuleiro Five Tribes: aprenda jogando e depois jogue contra o computador, em volta de uma tela ou por mensagem.
disclaimer = O Naqala é feito por jogadores, sem vínculo com a editora de Five Tribes.
privacy = Grátis, sem conta, sem rastreamento: suas partidas ficam neste aparelho.

## The unfinished game.

go-on = Continuar
your-game = Sua partida
all-games = { $n ->
    [one] { $n } partida
   *[other] As { $n } partidas
}
to-play = está na vez
picture-of-game = O tabuleiro na rodada { $round }

## Ways to play and to learn.

play = Jogar
against-computer = Contra o computador
at-this-device = Neste aparelho
at-this-device-hint = De dois a cinco em volta de uma tela; o computador pode ocupar os lugares vazios.
elsewhere = Com amigos à distância
live-hint = Cada pessoa no seu aparelho: ao vivo, na mesma hora, ou por mensagem, quando der tempo.
by-message-hint = Cada pessoa na sua casa, quando der tempo: um link leva a partida a quem joga em seguida.
first-lesson-hint = Alguns minutos jogando num tabuleiro de verdade, depois uma primeira partida com guia.
daily-hint = Uma posição e uma jogada: a melhor.
solve = Resolver
picture-of-puzzle = O tabuleiro do desafio
more = Mais

## The list of games.

no-games = Nenhuma partida está salva neste aparelho.

## The set-up.

move-player = Mover { $name }: arraste ou use as setas do teclado
at-place = { $name }: lugar { $place } de { $of }
colour-and-place = { $name }, { $colour }: mudar cor, idioma ou lugar
language-of = Idioma de { $name }
language-of-device = Idioma deste aparelho
reading = Tablet deitado na mesa
reading-hint = Letras maiores, para ler à distância de um braço.
