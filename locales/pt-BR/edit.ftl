### Texts of the editor, and of the faults of a position.

##

edit = Montar uma posição

## Short enough for one line beside the other buttons of the first page.

open-editor = Montar uma posição
edit-this = Editar esta posição
edit-this-hint = Uma cópia da mesa para o editor, com tudo o que está oculto. Esta partida fica como está; o que há no editor fica guardado.

## The board and the brushes.

put = Pôr
take-off = Tirar
way = O que um toque faz
brushes = O que pôr no tabuleiro
meeples = Meeples
pieces = Peças
tiles = Ladrilhos
broom = Limpar o ladrilho
left = restam { $n }
camel-of = Camelo: { $name }
tent-of = Tenda: { $name }
keys = As setas percorrem o tabuleiro, Enter põe, Delete tira. Um clique com o botão direito também tira.
letters = Uma letra põe um meeple; com Shift, tira: { $list }.
letter-of = { $letter } { $tribe }
rows-as-text = O tabuleiro em texto
rows-hint = Uma linha para cada fileira, a do norte primeiro, uma palavra para cada ladrilho: { $tile } é um mercado pequeno 6 com um mercador e um construtor. ^1 é uma palmeira, #1 um palácio, @0 um camelo do primeiro jogador.
sweep = Limpar o tabuleiro
empty = Começar vazio
deal = Sortear de novo
before = O que havia aqui antes da cópia
columns = Colunas
rows = Linhas
less = { $what }: menos
more = { $what }: mais

## The table.

the-table = A mesa
player-count = Jogadores
players = Jogadores
begins-with = Começa com
a-bid = Um lance
a-turn = Um turno
as-it-was = Como está: no meio de um turno
has-ended = Como está: a partida acabou
whose = De quem
round = Rodada
last-round = Esta é a última rodada
fills = Todo o resto está no saco, nos baralhos e na reserva
fills-hint = Como numa mesa de verdade. Sem isso, só o que você puser está em jogo: para pequenos exercícios.
empty-stock = Esvaziar saco, baralhos e reserva
markers = Marcadores de turno
markers-hint = O primeiro da ordem de lances dá o lance; num turno, vai para lá quem o começa. Quem paga mais joga primeiro.
put-on = { $track }: pôr o marcador de { $name }
bid-order = Ordem de lances
spot = Ordem de turno, { $price }
name = Nome
coins = Moedas
camels = Camelos restantes
tent = Tenda restante
stock = Saco e reserva

## Cards.

cards = Cartas
market = Fileira de cartas
deck = Baralho de recursos
discard = Descarte de recursos
djinn-row = Gênios abertos
djinn-deck = Baralho de gênios
djinn-discard = Descarte de gênios
djinns = Gênios
item-deck = Pilha de itens
item-discard = Descarte de itens
items = Itens
whim-deck = Baralho de caprichos
city-whims = Caprichos para as cidades
whims = Caprichos na mão
fulfilled = Caprichos cumpridos
goods = Mercadorias e faquires
add = Acrescentar:
add-to = { $zone }: acrescentar
taken-from = de: { $place }
of-player = { $zone }, { $name }
remove = Tirar: { $what }
nothing-there = nada
empty-zone = Tirar tudo

## Faults.

over = Está tudo certo. A partida acabou: para continuar jogando, faça com que comece com um lance ou um turno.
sound = Está tudo certo: dá para jogar.
fault-count = { $n ->
    [one] { $n } coisa a corrigir
   *[other] { $n } coisas a corrigir
}
faults = O que está errado
play = Jogar daqui
play-sure = Corrija antes o que está na lista.
text-and-link = Texto e link
truth = O texto e o link contêm tudo, até o que um jogador não veria.
text-out = Em texto
position = A posição
as-link = Em link
text-in = De um texto
take-text = Pôr isto no tabuleiro
text-hint = Cole uma posição, um registro ou uma partida salva: ocupa o lugar do que está aqui. Dá para desfazer. Uma lição abre com todos os passos, no lugar da que está abaixo.
kept-unread = O que ficou aqui não pode ser lido. Está abaixo, em “De um texto”, e fica guardado até você mudar a posição.
fleeting = Este navegador não deixa a página guardar nada: copie o texto antes de sair.
unread = Isto não pode ser lido
other-text = Chegou um texto quando havia outro aqui. Os dois ficam até você sair desta página.
show-other-text = Mostrar o outro texto

lesson-step = Fazer uma lição
lesson-hint = O que você escreve, a posição e o caminho que você joga viram um arquivo de lição: para seu próprio site ou para o curso.
steps = Passos
step = Passo { $n }
add-step = Acrescentar um passo
add-step-hint = Um passo novo começa onde termina o caminho deste. O tabuleiro mostra a posição do passo em que você está.
remove-step = Remover este passo
hints-in = Dicas ({ $language }), uma por linha
done-in = Objetivo alcançado ({ $language })
mistakes = Erros
mistakes-hint = Jogue o que quem aprende pode fazer em vez disso, e escreva o que a lição diz então.
record-mistake = Jogar um erro
record-mistake-hint = Jogue o que não se deve fazer. Depois diga o que mostra o erro, e volte para escrever o que a lição diz.
what-tells = O que mostra o erro
use-mistake = Usar este erro
say-in = Ao erro { $n } ({ $language })
remove-mistake = Remover o erro { $n }
at-least = Pelo menos
target-coins = { $n ->
    [0] { $name } ganha { $n } moedas ou mais
    [one] { $name } ganha { $n } moeda ou mais
   *[other] { $name } ganha { $n } moedas ou mais
}
target-fakirs = { $n ->
    [0] { $name } ganha { $n } faquires ou mais
    [one] { $name } ganha { $n } faquir ou mais
   *[other] { $name } ganha { $n } faquires ou mais
}
target-kept = { $name } ganha { $kept } ou mais
fault-of-step = Passo { $n }: { $what }
title-in = Título ({ $language })
step-text-in = Texto ({ $language })
one-language = Quem lê em outro idioma vê o texto em inglês ou, se não houver, o primeiro.
add-language = Escrever também em
remove-language = Sem { $language }
record-solution = Jogar o caminho até o objetivo
record-other-solution = Jogar outro caminho
record-solution-hint = Jogue o que quem aprende deve fazer. Depois diga o que conta, e volte.
what-counts = O que deve ser alcançado
nothing-played = Nada foi jogado ainda.
use-way = Usar este caminho e este objetivo
to-editor = Voltar ao editor
no-goal = Sem objetivo, o passo é só para ler.
has-goal = { $n ->
    [0] O objetivo está definido; o caminho tem { $n } ações.
    [one] O objetivo está definido; o caminho tem { $n } ação.
   *[other] O objetivo está definido; o caminho tem { $n } ações.
}
forget-goal = Sem objetivo
stale = O que foi jogado não combina mais com esta posição: jogue de novo.
say-first = Escreva o que a lição diz a cada erro.
lesson-file = O arquivo da lição
write-first = Escreva um título e um texto, e corrija o que está errado na posição.
try-lesson = Testar como quem aprende
preview-place = Onde quem aprende a encontra
preview-here = Aqui
preview-phone = Celular
preview-width = Largura da coluna em pixels
preview-size = { $width } pixels de largura, { $height } de altura: esse espaço fica reservado na página.
preview-frame = A lição em outra página
target-played = { $n ->
    [one] exatamente esta ação
   *[other] exatamente estas { $n } ações
}

target-holds = { $name } tem { $tile }
goal-said = { CAPITAL($what) }
target-gains = { $n ->
    [0] { $name } ganha { $n } pontos ou mais
    [one] { $name } ganha { $n } ponto ou mais
   *[other] { $name } ganha { $n } pontos ou mais
}

all-of = { CAPITAL($what) }: { $found }, e o máximo é { $most }
on-tile = { $tile }: { $what }
wrong-count = { $players } jogadores: podem jogar de 2 a { $most }
five-need = Cinco jogadores precisam de uma expansão
not-kept = { $name }: só vizires, anciões e artesãos ficam diante de um jogador
owner = o camelo não é de nenhum jogador
of-expansion = este ladrilho é de uma expansão que não está em jogo
impassable = nada pode ficar aqui
homeless = caprichos ficam só em cidades
no-value = nenhum ladrilho deste tipo tem esse valor
twice = { $djinn } aparece mais de uma vez
foreign = { $djinn } é de uma expansão que não está em jogo
face-up = Cartas abertas
markers-of = Marcadores de { $name }
stray-marker = Um marcador que não é de nenhum jogador
nobody-bids = Não há marcador na ordem de lances
nobody-there = O turno não é de nenhum jogador
off-board = O movimento sai do tabuleiro
no-choice = Não há escolha entre camelo e tenda
no-item-used = O item em uso não foi usado
empty-hand = Há um movimento em curso sem meeple na mão
dead-end = O movimento em curso não pode mais terminar
nothing-drawn = Não há nada com que ficar
mixed-draw = Gênios e itens nunca são tirados juntos
tile-taken = O ladrilho a tomar não pode ser tomado
bad-target = A flauta chama onde nenhum meeple pode chegar
brought = Meeples chamados pela flauta
no-order = Não há carta para pôr em ordem
no-place = Não há lugar para a peça, ou não há peça
no-end = Não se diz onde o movimento terminou
first-round = As rodadas são contadas a partir de 1
stuck = Ninguém pode fazer nada aqui
