### Texts of the help: the rules in brief, the gestures and the keys.

parts = Partes da ajuda

in-brief = As regras em resumo
aim = O objetivo
aim-text = Terminar com mais pontos: moedas, meeples guardados, gênios, ladrilhos, palmeiras, palácios e mercadorias, tudo conta. Quando alguém coloca o último camelo (e a tenda), ou não pode mover, a rodada vai até o fim e a partida acaba.

round = Uma rodada
bid = Ponha seu marcador num espaço livre da trilha de ordem de turno e pague o preço na hora: quem paga mais joga primeiro. No 0 cabem três, e ali quem chega por último joga antes dos outros. Com 2 jogadores, cada um tem dois marcadores, ou seja, dois turnos.
walk = Pegue todos os meeples de um ladrilho e solte um a um, cada um num ladrilho ao lado do anterior: nunca na diagonal, nunca voltando ao ladrilho que você acabou de deixar. O último precisa se juntar a outro da cor dele. Quem pode mover precisa mover.
collect = Recolher
collect-text = Todos os meeples dessa cor no último ladrilho vêm para a sua mão. Se com isso ele ficar sem meeple e sem camelo, você coloca ali um camelo seu: o ladrilho é seu, e só um item mágico pode mover o camelo.
tribe = Os meeples recolhidos fazem o que a tribo deles faz.
tile = O último ladrilho faz o que o tipo dele faz, seja de quem for. Palácio e palmeira precisam ser colocados; comprar ou pegar um gênio, você decide.
sale = Se quiser, venda conjuntos de mercadorias diferentes e receba moedas.
end = Depois joga o próximo marcador. Após o último, as fileiras de cartas e de gênios são completadas, e começam novos lances.

tribes = Tribos
tribes-text = Vizires, anciões e artesãos ficam diante de você; os outros voltam para o saco.
fakirs = Um faquir é uma carta que ajuda: mais um construtor, mais um passo para os assassinos, ou o lugar de um ancião ao pagar um gênio. Não pode ser vendido e não vale pontos.

tiles = Ladrilhos
tiles-text = O número é quanto vale o ladrilho para quem tem um camelo nele. Os construtores contam os azuis, com o número num quadrado.

expansions = Expansões
expansions-text = Os Artesãos trazem itens e uma tenda; os Caprichos, cidades e caprichos; com as duas, o tabuleiro tem 42 ladrilhos. Com qualquer uma, cinco podem jogar: na trilha, no 1, no 3 e no 5 cabem então dois marcadores.
tent-text = Uma vez na partida, ela pode tomar um ladrilho no lugar de um camelo. Vale o ladrilho, e 1 ponto por ladrilho de valor vermelho entre o dela e os 8 em volta.
items = Itens
items-text = Os preciosos valem pontos no fim. Os mágicos são usados uma vez: um por turno, nos momentos dos poderes; o tapete, antes ou durante o movimento. Toque num para usá-lo. Os outros não os veem.
whims = Caprichos
whims-text = São pegos onde um movimento termina numa cidade e ficam ocultos na mão. Quando a condição se cumpre, baixe o capricho e receba as moedas: no seu turno, ou antes do seu lance. Um capricho com a condição cumprida no fim da partida é baixado então.
cities = 5, 20, 45, 80 ou 125 por ter de 1 a 5
artisans = 2 cada, 3 se ninguém tiver mais
items-score = O número de cada item precioso
tent-score = 1 por ladrilho de valor vermelho entre o dela e os 8 em volta

scoring = Pontos
points = Pontos
coins = 1 cada
viziers = 1 cada, e 10 por oponente com menos
elders = 2 cada
djinns = O número na carta
owned = O número de cada ladrilho com seu camelo ou sua tenda
palms = 3 cada, nos seus ladrilhos; o dobro junto ao lago
palaces = 5 cada, nos seus ladrilhos; o dobro junto ao lago
goods = Conjuntos de mercadorias diferentes, divididos da melhor forma
sets = Quanto vale um conjunto, em moedas na venda, em pontos no fim
set-of = Conjunto de
worth = Valor
rule = { CAPITAL($name) }
rules = As regras, uma a uma
rules-text = O link ao lado de uma recusa, e o de uma carta, trazem até aqui.

tie = Quem empata divide a vitória.

page = Nesta página
page-bid = Toque num preço para ver a ordem que ele daria; o botão faz dele seu lance.
tap = Tocar num ladrilho
tap-text = Toque num ladrilho aceso para pegar os meeples dele, depois nos ladrilhos onde soltá-los. Um traço do ladrilho até o próximo faz as duas coisas.
several = Várias cores
several-text = Figuras no ladrilho as mostram: toque na que você quer. Numa tela pequena, um toque pergunta qual.
straight = Direto ao fim
straight-text = Se um único caminho leva a um fim mostrado, toque nele, e os meeples caem ao longo desse caminho.
colour = Primeiro a cor
colour-text = Toque numa cor da sua mão: só os ladrilhos dela ficam acesos, e quadrados mostram onde o movimento pode terminar com ela. Ou arraste um meeple até um ladrilho.
why = Por que não aqui?
why-text = Toque num ladrilho apagado: ele diz por quê, e a barra leva à regra. O que levaria a um beco sem saída nunca fica aceso.
look = Olhar antes
look-text = Pare o mouse sobre um ladrilho aceso, ou mantenha o dedo nele: antes de pegar qualquer coisa, quadrados mostram onde o movimento pode terminar, e as letras, com qual tribo.
enlarge = Que ladrilho é este?
enlarge-text = Mantenha o dedo em qualquer ladrilho, ou clique nele com o outro botão do mouse: ele aparece grande, com o nome e o que faz. Isso não joga nada, e funciona enquanto outros jogam.
last = O último meeple
last-text = Cada ladrilho aceso mostra o que traz terminar ali: os meeples e o ganho deles, um camelo, o efeito do próprio ladrilho.
market-text = Toque numa carta acesa para comprá-la; num mercado grande, toque em duas.
djinns-text = Toque num para ler. Se um dos seus está aceso, pode ser usado agora.
undo-text = Um passo para trás. Tocar no tabuleiro com dois dedos faz o mesmo.
whole-move = O movimento inteiro de volta
whole-move-text = Toque no ladrilho onde ele começou, enquanto não estiver aceso, ou aperte Escape.
reset-text = Tudo de volta ao começo do turno, ou ao que foi revelado desde então.
barrier = Sem volta
barrier-text = Um botão com cadeado revela algo, ou encerra um lance ou um turno: dali não dá para desfazer.
end-text = Um turno nunca acaba sozinho: é seu até você tocar neste botão.
log-text = Toque numa linha para ver os ladrilhos dela. Se a mesa concordar, a partida pode voltar a qualquer turno.

keyboard = Teclas
key-head = Tecla
does = O que faz
key-tab = Vai à próxima parte da página; o tabuleiro inteiro é uma
key-arrows = De ladrilho em ladrilho; onde dá para pegar meeples, os fins aparecem
key-row = Ao primeiro ou último ladrilho da linha
key-corner = Ao primeiro ou último ladrilho do tabuleiro
key-enter = Faz o mesmo que um toque
key-enlarge = Mostra o ladrilho grande, com o nome e o que faz
key-letters = No tabuleiro ou na mão: essa cor primeiro
key-escape = Abre mão do que está escolhido pela metade, senão do movimento inteiro; fecha uma janela como esta
key-mac = No Mac, Cmd faz o que Ctrl faz.

tribe-more = { $meeple ->
    [vizier] Empate não dá nada.
    [elder] Os que você paga vão para o saco e não valem mais pontos.
    [merchant] Você não escolhe: mercadorias e faquires vêm como estão.
    [builder] O último ladrilho conta, além dos 8 em volta.
    [assassin] Alcance: um passo por linha ou coluna para cada assassino, e mais um por faquir que você descartar. Um ladrilho esvaziado assim é seu se não houver camelo nele.
   *[artisan] Os itens descartados ficam abertos; nunca são embaralhados de novo.
}

tile-more = { $kind ->
    [village] Dá 5 pontos a quem controla o ladrilho.
    [sacred-place] Um poder com preço pode ser usado uma vez por turno, já a partir deste.
    [oasis] Dá 3 pontos a quem controla o ladrilho.
    [small-market] Primeiras são as mais à esquerda; os vãos ficam até o fim da rodada.
    [large-market] Se só restar uma, custa 6 do mesmo jeito.
    [workshop] Há montanhas em dois dos lados: nenhum movimento passa por elas. O alcance e os arredores as ignoram.
    [specialised-market] De todas as que estão abertas.
    [chasm] Nenhum movimento passa ali.
    [city] Suas cidades juntas valem 5, 20, 45, 80 ou 125.
   *[great-lake] Nenhum movimento passa ali.
}

key = { $key ->
    [Control] Ctrl
    [Escape] Esc
    [PageUp] Page Up
    [PageDown] Page Down
   *[other] { $key }
}
