### Texts of the score pad.

##

open-pad = Folha de pontuação
title = Folha de pontuação
caption = Pontos por categoria
field = { $name }, { $line }
said-of = { $field }: { $what }

order = Ordem dos campos
by-line = Por categoria
by-player = Por jogador
way = Como preencher
by-keys = Pontos
by-things = O que há
next = Próximo
previous = Campo anterior
erase = Apagar o último caractere
count-here = Contar o que há, em vez disso

about = A partida
again = Nova folha
again-undo = Recuperar a folha anterior
date = Data
place = Local
remark = Nota
number-of-players = Número de jogadores

not-kept = Este navegador não guarda a folha: ela dura até a página ser fechada. Salve uma cópia.
unread = A folha guardada não pode ser lida. Ela fica como está; você pode salvá-la num arquivo.
unread-at = A falha está em “{ $place }”.
unread-json = O texto para no meio ou está danificado na linha { $line }, coluna { $column }. Foi copiado inteiro?
unread-format = O formato é “{ $found }”; esta página lê naqala-pad/1.

tile-of = Ladrilho de valor { $value }
lakeside = { $building } junto ao lago, conta em dobro
city = Cidade
round-tent = Ladrilho de valor vermelho em volta da tenda, incluindo o dela
held-by = está com { $name }

leads = Mais pontos: { $names }
sum = { $text } = { $points }
each = { $count } { $what } × { $points } = { $total }
with-djinn = com { $djinn }
for-fewer = { $n ->
    [one] 10 por { $n } jogador com menos = { $points }
   *[other] 10 por cada um de { $n } jogadores com menos = { $points }
}
most = ninguém tem mais
not-most = outro jogador tem mais
not-compared = { $names }: só se conhecem os pontos, então as quantidades não são comparadas
by-lake = { $n ->
    [one] { $n } junto ao lago conta em dobro
   *[other] { $n } junto ao lago contam em dobro
}
sets = conjuntos de { $text } = { $points }
wild = { $n ->
    [one] { $n } mercadoria à escolha por faquires
   *[other] { $n } mercadorias à escolha por faquires
}
red-tiles = { $n ->
    [0] { $n } ladrilhos de valor vermelho em volta da tenda
    [one] { $n } ladrilho de valor vermelho em volta da tenda
   *[other] { $n } ladrilhos de valor vermelho em volta da tenda
}
cities = { $n ->
    [one] { $n } cidade: 5 × { $n } × { $n } = { $total }
   *[other] { $n } cidades: 5 × { $n } × { $n } = { $total }
}

strange = “{ $letter }” na posição { $at } não é algarismo, nem +, nem ×
no-number = falta um número na posição { $at }
no-sign = falta + ou × antes da posição { $at }
too-large = o número é grande demais na posição { $at }
impossible = ninguém pode ter { $points } aqui
together = { $line }: { $found } ao todo, e existem { NUMBER($most) }
too-many = { CAPITAL($what) }: { $found } ao todo, e existem { $most }
too-many-of = { $name }, { $what }: { $found }, e { $most } no máximo
none-in-game = { CAPITAL($what) }: fora desta partida
twice = { $djinn } aparece mais de uma vez
no-tile = { $name }, { $what }: nenhum ladrilho onde ficar
no-lake = { $name }, { $what }: não há lago nesta partida
red-around = ladrilhos de valor vermelho em volta da tenda
tiles-held = ladrilhos
players-wrong = Cinco só podem jogar com uma expansão
total-alone = De { $names } só se conhece o total. Pontos anotados numa coluna contam no lugar dele.
drop-total = Esquecer o total de { $name }, { $total }

## The history.

sheets = Folhas
to-sheet = Para a folha aberta
search = Procurar nas folhas
found = { $n ->
    [one] { $n } de { $all } folhas
   *[other] { $n } de { $all } folhas
}
no-sheets = As folhas aparecem aqui assim que algo é anotado nelas.
no-date = Sem data
wins = vence
has-faults = Algo nela é impossível; ela não conta nas médias.
open-named = Abrir: { $sheet }
delete-named = Apagar: { $sheet }
history-not-kept = Este navegador não guarda as folhas: elas duram até a página ser fechada. Salve-as num arquivo.

averages = Médias e recordes
average = Média
best = Recorde
games = { $n ->
    [0] { $n } partidas
    [one] { $n } partida
   *[other] { $n } partidas
}
games-won = { $n ->
    [0] { $n } vencidas
    [one] { $n } vencida
   *[other] { $n } vencidas
}

statistics = Estatísticas
statistics-of = Jogador
statistics-hint = As folhas sem erros e as partidas terminadas neste aparelho. O que está nas duas conta uma vez só.
by-opponent = Por oponente
by-level = Por nível do computador
by-players = Por número de jogadores
by-kind = Tipos de pontos
kind-hint = { $n ->
    [one] A barra é a média de { $n } partida; o traço, a dos outros na mesa.
    [many] A barra é a média de { $n } de partidas; o traço, a dos outros na mesa.
   *[other] A barra é a média de { $n } partidas; o traço, a dos outros na mesa.
}
lead = Vantagem
led-by = { SIGNED($n) }
others-average = Outros

files = Arquivos
save-json = Salvar tudo como JSON
save-csv = Salvar os pontos como CSV
save-hint = O JSON guarda tudo. O CSV tem só os pontos, para planilhas.
import = Acrescentar folhas de um arquivo
import-hint = JSON ou CSV, como salvos aqui. O que já está aqui não é acrescentado duas vezes, e nada é substituído.
added = { $n ->
    [0] { $n } folhas acrescentadas.
    [one] { $n } folha acrescentada.
   *[other] { $n } folhas acrescentadas.
}
known = { $n ->
    [0] { $n } já estavam aqui.
    [one] { $n } já estava aqui.
   *[other] { $n } já estavam aqui.
}
left-out = Deixadas de fora, porque nenhuma folha tem estas colunas: { $columns }
ask-letters = A partir da linha { $line }, este arquivo tem letras em outra codificação que não UTF-8. Qual destas está certa?
ask-date = As datas deste arquivo podem ser lidas de dois jeitos. Que dia é { $date }?
add-nothing = Nenhuma: não acrescentar nada
not-added = Não acrescentado:
import-most = As folhas depois das primeiras { $most }. Escolha o arquivo de novo para acrescentá-las.
sheet-fault = Folha { $number }: { $what }
csv-line = Linha { $line }: { $what }
csv-quote = há aspas onde não pode haver, ou que não fecham
csv-column = a coluna “{ $name }” aparece duas vezes
csv-no-column = falta a coluna “{ $name }”
csv-cells = { $found } células, e há { $expected } colunas
csv-cell = o que está em “{ $column }” não pode ser lido
csv-date = a data { $date } pode ser dois dias
csv-differs = “{ $column }” difere da linha acima, da mesma folha
csv-players = uma folha com { $found } jogadores; podem jogar de dois a cinco
csv-total = o total é { $found }, mas os pontos somam { $expected }

save-bgstats = Salvar para o BG Stats
save-bgg = Salvar os totais como partidas do BGG
save-plays-hint = O BG Stats importa o arquivo dele com totais e categorias. O XML tem o formato em que o BoardGameGeek fornece as partidas.
import-plays-hint = Também um backup ou arquivo de partidas do BG Stats, e partidas do BoardGameGeek em XML.
ask-lost = Algumas partidas têm dados que uma folha não guarda: { $lost }. Acrescentar sem esses dados?
add-without = Acrescentar sem esses dados
other-games = { $n ->
    [one] { $n } partida de outro jogo deixada de fora.
    [many] { $n } de partidas de outros jogos deixadas de fora.
   *[other] { $n } partidas de outros jogos deixadas de fora.
}
bgg-page = O BoardGameGeek fornece as partidas página por página: este arquivo tem { $found } de { $all }.
play-fault = Partida { $number }, { $date }: { $what }
play-teams = foi jogada em equipes
play-unfinished = está marcada como não terminada
play-several = vale por { $n } partidas
play-no-points = não tem pontos
lost-duration = quanto durou
lost-seats = quem começou e quem se sentou onde
lost-roles = papéis, tabuleiros ou cores que o jogo não tem
lost-notes = imagens, notas ou quem jogava pela primeira vez
lost-uncounted = que não conta nas estatísticas
lost-winner = um vencedor diferente do que dizem os pontos
lost-long-text = o fim dos textos longos
lost-lines = linhas de uma folha de pontuação desconhecidas aqui

share = Compartilhar esta folha
share-hint = O link abre a folha em outro aparelho, ao lado das que estão lá. Nada é enviado a ninguém sozinho.
copy-text = Copiar em texto
as-picture = Imagem
no-picture = Este navegador não consegue desenhar a imagem.
to-bgstats = Para o BG Stats
to-bgstats-hint = O BG Stats abre com esta partida se o aplicativo estiver neste aparelho.
shared = Folha de pontuação compartilhada
shared-keeps = Ela é acrescentada às suas folhas e não substitui nenhuma.

to-editor = Como posição
editor-has = O editor recebe os jogadores com suas moedas, vizires, anciões, artesãos, gênios, mercadorias, faquires e itens, e os ladrilhos que controlam com palmeiras e palácios.
editor-lacks = Uma folha não sabe onde ficam os ladrilhos: os lugares são inventados, então os pontos junto ao lago e em volta da tenda podem mudar. Faltam os meeples do tabuleiro, as cartas e os gênios à disposição e os lances.
editor-points = Também faltam, porque só se conhecem os pontos: { $fields }.
open-editor = Abrir no editor
not-handed = Este navegador não guarda a posição, então o editor não pode abri-la.
