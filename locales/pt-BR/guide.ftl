### Texts of the guide of a first game: what it asks for, what it says of the things that happen, its suggestions.

##

guide = Guia
suggest = Uma sugestão?
suggesting = Procurando um bom turno…
suggested = Sugestão: { $what }.
hide = Ocultar o guia
show = Trazer o guia de volta
show-hint = Ele explica cada passo até você conhecer, e sugere movimentos.

first-game = Sua primeira partida
first-game-hint = Você joga uma partida inteira contra um novato, um computador. Um guia diz o que se pede e o que aconteceu, cada vez menos à medida que você aprende, e sugere movimentos.
play-first-game = Jogar sua primeira partida

## What is asked.

watch-bid = Agora é o lance de { $name }. Quem paga mais joga antes.
watch = Veja onde { $name } termina o turno e o que sobra para você.
bid = Dê o lance do seu primeiro turno. O marcador mais caro joga primeiro, mas cada moeda guardada é um ponto.
last-bid = Agora dê o lance do seu outro turno desta rodada. Cada moeda guardada é um ponto.
do-move = Pegue todos os meeples de um ladrilho aceso. O último precisa terminar onde já haja outro da mesma cor.
no-move = Não há mais nenhum movimento possível. Pule o movimento: a partida acaba depois desta rodada.
do-drop = Solte um em cada ladrilho, sem voltar ao anterior. Para escolher, toque numa cor da sua mão; guarde a certa para o fim.
last-drop = O último se junta aos { $tribe }: você recolhe todos. O ladrilho que fica vazio é seu.
trade = Mercadores pegam as primeiras cartas da fileira. Mercadorias diferentes valem mais juntas.
build = Construtores ganham moedas: o número deles vezes os ladrilhos de valor azul aqui e em volta. Moedas são pontos.
build-fakirs = Construtores ganham o número deles vezes os ladrilhos de valor azul aqui e em volta. Cada faquir que você acrescenta conta como mais um construtor.
must-kill = Assassinos matam um meeple ao alcance, ou um diante de { $name }. Um ladrilho que fica vazio e sem camelo é seu.
may-kill = Ninguém está ao alcance. Cada faquir leva seus assassinos um ladrilho mais longe; ou você não mata ninguém.
no-victim = Ninguém está ao alcance dos seus assassinos. Siga em frente.
place-palm = Um oásis recebe uma palmeira. Ela dá pontos a quem controla o ladrilho.
place-palace = Uma aldeia recebe um palácio. Ele dá pontos a quem controla o ladrilho.
place-by-djinn = Escolha onde fica. Dá pontos a quem controla esse ladrilho.
buy = Aqui você pode comprar. Cada tipo novo de mercadoria aumenta o valor do seu conjunto.
cannot-buy = Um mercado, mas não há nada que você possa comprar agora. Siga em frente.
take-djinn = Anciões podem lhe dar um gênio aqui: os pontos dele, e um poder para o resto da partida.
no-djinn = Um gênio custa 2 anciões, ou 1 ancião e 1 faquir. Agora você não pode pegar nenhum.
keep = Fique com um dos gênios que tirou: os pontos e o poder dele são seus.
choose = Escolha uma das respostas na barra.
sell = Venda um conjunto de mercadorias diferentes, ou guarde: no fim elas também valem pontos.
end = Tudo pronto. Dê uma última olhada e encerre seu turno.

## Bids.

own-bid = Seu lance é { $price }. Quem der mais joga antes de você.
own-bid-before = { $yet ->
    [0] Seu lance é { $price }: você joga antes de { $name }.
   *[other] Seu lance é { $price }: por enquanto você joga antes de { $name }.
}
own-bid-between = Seu lance é { $price }: este turno fica entre dois de { $name }.
own-bid-after = { $yet ->
    [0] Seu lance é { $price }: { $name } joga antes deste turno.
   *[other] Seu lance é { $price }: por enquanto { $name } joga antes deste turno.
}
their-bid = { $name } dá lance de { $price }. Dê mais, e você joga antes.
their-zero = { $name } dá lance de 0. Dê mais, ou também 0: quem chega ali por último joga antes dos outros.
their-bid-before = { $yet ->
    [0] { $name } dá lance de { $price } e joga antes de você.
   *[other] { $name } dá lance de { $price } e por enquanto joga antes de você.
}
their-bid-between = { $name } dá lance de { $price }: esse turno fica entre os seus dois.
their-bid-after = { $yet ->
    [0] { $name } dá lance de { $price }: você joga antes.
   *[other] { $name } dá lance de { $price }: por enquanto você joga antes.
}
own-begin = Todos os lances estão dados: você começa.
their-begin = Todos os lances estão dados: { $name } começa.

## The person's own turn.

took = { $tile } é seu: { $points } e { $tribe }.
ended = Você termina em { $tile } com { $tribe }.
ended-among = Você termina em { $tile } com { $tribe }. Outros meeples ficam lá, então o ladrilho não é seu.
ended-own = Você termina em { $tile }, um ladrilho seu, com { $tribe }.
ended-theirs = Você termina em { $tile } com { $tribe }. O ladrilho continua de { $name }.
viziers-more = Vizires: você { $own }, { $name } { $theirs }. Ter mais vale 10 pontos.
viziers-less = Vizires: { $name } { $theirs }, você { $own }. Ter mais vale 10 pontos.
viziers-tie = Você tem tantos vizires quanto { $name }: empate não dá nada.
elders = Seus anciões valem { $points }. Também servem para pagar gênios.
cards = Você pega { $cards }. Mercadorias diferentes valem mais juntas.
cards-fakirs = Você pega { $cards }. Faquires ajudam construtores e assassinos, e pagam gênios.
no-cards = Não restava nenhuma carta para pegar.
bought = Você compra { $cards } por { $coins }.
earned = Seus construtores ganham { $coins }, e cada moeda é um ponto.
earned-nothing = Seus construtores não ganham nada: não há ladrilho de valor azul aqui nem em volta.
sold = Você vende mercadorias por { $coins }, e cada moeda é um ponto.
killed = Seus assassinos matam { $victims } em { $tile }.
killed-of = Seus assassinos matam { $victims } de { $name }.
emptied = Não resta ninguém em { $tile }: é seu, por { $points }.
placed-own = { CAPITAL($piece) } em { $tile }: { $points } para você.
placed-theirs = { CAPITAL($piece) } em { $tile }: { $points } para { $name }, que controla o ladrilho.
placed = { CAPITAL($piece) } em { $tile }: dará pontos a quem tomar o ladrilho.
djinn = Você pega { $djinn }: { $points } e um poder. Toque na carta para ler.

## What a turn leaves.

own-left = Você deixa { $tribe } em { $tile }: { $name } pode terminar um turno ali.
own-left-alone = Você deixa { $tribe } sem mais ninguém em { $tile }: { $name } pode tomar esse ladrilho.
their-left = { $name } deixa { $tribe } em { $tile }: você pode terminar um turno ali.
their-left-alone = { $name } deixa { $tribe } sem mais ninguém em { $tile }: você pode tomar esse ladrilho.
round-ended = Fim da rodada { $round }. Os marcadores dão novos lances, na ordem em que jogaram.
own-camels = { $n ->
    [0] Não lhe restam camelos. A rodada em que um jogador colocar seu último camelo será a última.
    [one] Você ainda tem { $n } camelo. A rodada em que um jogador colocar seu último camelo será a última.
   *[other] Você ainda tem { $n } camelos. A rodada em que um jogador colocar seu último camelo será a última.
}
their-camels = { $n ->
    [0] { $name } não tem mais camelos. A rodada em que um jogador colocar seu último camelo será a última.
    [one] { $name } ainda tem { $n } camelo. A rodada em que um jogador colocar seu último camelo será a última.
   *[other] { $name } ainda tem { $n } camelos. A rodada em que um jogador colocar seu último camelo será a última.
}
farewell = De agora em diante só falo do que é novo. A lâmpada da barra dá dicas quando você quiser.

## Suggestions.

way = sair de { $from } e terminar em { $end } com { $tribe }
way-by = sair de { $from }, passar por { $by } e terminar em { $end } com { $tribe }
by-with = { $tile } ({ $meeple })
way-on = tocar em { $meeple } na sua mão, depois em { $tile }, e terminar em { $end } com { $tribe }
