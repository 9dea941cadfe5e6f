### Texts of the review of a game.

##

review = Análise
review-hint = Quanto valia cada decisão, e onde a partida virou.
open-shared = Abrir e analisar

## The run.

about = Cada decisão é julgada pelo que seu jogador podia saber. Leva mais ou menos um minuto; você pode fazer outra coisa enquanto isso.
tells = Esta partida não acabou. Os números e as melhores jogadas dizem algo sobre moedas e cartas ocultas.
closed = Esta partida não acabou, e nem todos nesta mesa têm dicas. Por isso a análise espera o fim, ou até a mesa dar dicas a todos.
run = Analisar
go-on = Continuar
stop = Parar
running = { $judged } de { $all } decisões julgadas…
stopped = { $judged } de { $all } decisões julgadas: o que segue fala só delas.
done = { $n ->
    [one] A única decisão está julgada.
   *[other] Todas as { $n } decisões estão julgadas.
}
nothing = Ninguém decidiu nada ainda.
progress = Análise em andamento
here = A decisão deste momento
on-board = No tabuleiro
better-line = O melhor
played-line = O que foi jogado
not-here = Nenhuma decisão julgada começa ou continua aqui.

## What decided.

decided = { $winner } vence { $other } por { $by }. A folha de pontuação diz onde: { $lines }.
decisive = { $line } { $own } a { $theirs }
shared = { $names } dividem a vitória: a folha de pontuação está empatada.

## The graph.

graph = Curso da partida
measure = Mostrar
chance = Chance de vencer
margin = Vantagem esperada
in-front = Em destaque
graph-label = { $what } de cada jogador ao longo da partida. A tabela abaixo tem os mesmos números.
graph-hint = Toque no gráfico para ver aquele momento. Linhas verticais pontilhadas marcam onde uma chance de vencer mais mudou.
turnings = Viradas
turning = { $when }. { $name }: { $before } → { $after }
as-table = O mesmo em tabela
moment = Antes
at-end = No fim
so-far = Depois
percent = { $n }%

## The players.

players = Como se chegou a isso
sums-hint = Pontos à frente do melhor rival. O que vi depois não é perda clara de ninguém: no início eu havia julgado diferente, ou a perda era incerta demais para contar. Precisão e perdas são medidas pelo que eu jogaria: quem pensa como eu parece perfeito.
start = No começo
luck = Sorte no que saiu
own = Perdas próprias
rivals = Perdas dos rivais
rest = O que vi depois
end = Vantagem final
end-so-far = Vantagem até agora
accuracy = Precisão
lost = Pontos perdidos
bids = Lances
sales = Vendas
gifts = Presentes a rivais
djinns = Gênios
ends = Finais não vistos
points = Pontos imediatos
later = Pouco para depois
other = Outros
costliest = O que mais custou a { $name }
costliest-so-far = O que mais custou a { $name } até agora (julgadas: { $judged } de { $all })
no-cost = { $name }: nenhuma perda clara
no-cost-so-far = { $name }: nenhuma perda clara até agora (julgadas: { $judged } de { $all })

## The decisions.

decisions = Decisões
which = Quais
marked = Marcadas
with-loss = Com perda
all = Todas
none-such = Nenhuma.
none-so-far = Nenhuma até agora.
bid-of = Rodada { $round }, lance de { $name }
turn-of = Rodada { $round }, { $name } joga
see = Ver este momento: { $when }
bid = lance de { $price }
ended = { $tile } com { $tribe }
played = Jogado: { $what }.
better = Melhor: { $what }.
as-good = Não encontro nada melhor.
forced = Não havia escolha.
left-instead = O que foi jogado deixou { $points }.
loss = Isso custou { $points }.
bid-turns = O lance de { $better } provavelmente dá o turno { $turn }; o de { $played }, o turno { $other }.
parts = Na hora { SIGNED($once) }, rivais { SIGNED($left) }, guardado para depois { SIGNED($kept) }: { SIGNED($loss) } no total.
bid-parts = Preço { SIGNED($price) }, seus turnos { SIGNED($turns) }, rivais { SIGNED($left) }: { SIGNED($loss) } no total.
once-part = Na hora: { SIGNED($points) }.
price-part = Preço: { SIGNED($points) }.
turns-part = Seus turnos: { SIGNED($points) }.
left-part = Rivais: { SIGNED($points) }.
kept-part = Guardado para depois: { SIGNED($points) }.
kept-part-with = Guardado para depois: { SIGNED($points) } ({ $things }).
early = As vantagens diminuem até o fim: um ponto ganho agora contará então { $percent }.
kept = Guardado para depois: { $things }.
kept-points = { $thing } { SIGNED($points) }
kept-coins = moedas
kept-viziers = vantagem em vizires
kept-elders = anciões
kept-djinns = gênios
kept-goods = conjunto de mercadorias
kept-fakirs = faquires
kept-camels = camelos por colocar
kept-items = itens
kept-whims = caprichos
kept-land = o que seus ladrilhos ainda podem render
after-rivals = { $thing } após os turnos dos rivais
next-turn = seu próximo turno
nearer-end = fim da partida mais próximo
kept-rest = outras coisas
drew = Sorte no que saiu depois, em pontos, não incluída na perda: { $points }.
chances = Chance de vencer com o melhor: { $before }; com o que foi jogado: { $after }.
small = perda pequena
clear = perda clara
grave = perda grave
