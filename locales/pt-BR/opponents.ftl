### Texts about computers at the table: levels, their turns in one line, set-up, results.

##

person = Pessoa
novice = Novato
apprentice = Aprendiz
scribe = Escriba
courtier = Cortesão
counsellor = Conselheiro
sultan = Sultão
beginner = iniciante
easy = fácil
medium = médio
advanced = avançado
hard = difícil
master = mestre
novice-hint = Vê algumas jogadas e fica com a melhor delas: para uma primeira partida.
apprentice-hint = Deixa passar a maioria das jogadas e só quer o próprio ganho.
scribe-hint = Vê um quinto do que há e quase não se preocupa com o que deixa para você.
courtier-hint = Vê metade do que há e se preocupa um pouco com o que deixa para você.
counsellor-hint = Vê tudo, pesa o que deixa para você e dá seus lances de acordo.
sultan-hint = Joga de cabeça suas melhores jogadas antes de escolher: o mais forte.
computer-names = Idris Zahra Omar Yasmin Karim

computers = contra { $levels }
who-plays = Quem joga por { $name }
style-of = O que { $name } busca
likes-all = Sem preferência
likes-palms = Busca palmeiras
likes-djinns = Busca gênios
likes-viziers = Busca vizires
likes-merchants = Busca mercadores
palms = palmeiras
all-djinns = gênios
viziers = vizires
merchants = mercadores
likes = { $name } busca { $what }.
coins-of = Moedas iniciais de { $name }
starts = { $name } começa com { $coins }.
others = Os outros
level = Nível
play-novice = Contra um novato
play-apprentice = Contra um aprendiz
play-scribe = Contra um escriba
play-courtier = Contra um cortesão
play-counsellor = Contra um conselheiro
play-sultan = Contra um sultão
strict = Jogou, está jogado
strict-hint = Ninguém desfaz um turno ou lance já feito. Dentro de um turno ainda dá para desfazer.

teacher = O computador diz por quê
teacher-hint = Depois de cada turno, uma linha: o que pesou e o que fica para você.
pace = Ritmo dos computadores
pace-calm = Calmo
pace-brisk = Ágil
pace-at-once = De uma vez

thinks = { $name } está pensando…
plays = { $name } joga.
chooses-spot = { $name } escolhe um espaço.
wait = Não é a sua vez: { $name } está pensando.
skip = Acelerar
show-again = Mostrar de novo
take-back = Desfazer meu turno
take-back-bid = Desfazer meu lance
stuck = { $name } não pode jogar.
no-sense = A jogada encontrada não é permitida.

## A turn: what was done, joined by commas and "and", then the points.

took = { $name } toma { $tile } com { $tribe }
ended = { $name } termina em { $tile } com { $tribe }
no-move = { $name } não move
no-move-but = { $name } não move, mas { $what }
done = { $deeds }
killed = mata { $dead }
killed-of = mata { $dead } de { $other }
took-too = toma { $tiles }
used = usa { $item }
got = consegue { $things }
djinns = { $n ->
    [one] o gênio { $names }
   *[other] os gênios { $names }
}
items = { $n ->
    [one] um item
   *[other] { $n } itens
}
whims = { $n ->
    [one] um capricho
   *[other] { $n } caprichos
}
placed = coloca { $pieces }
bought = { $n ->
    [one] compra uma carta
   *[other] compra { $n } cartas
}
laid = { $n ->
    [one] baixa um capricho
   *[other] baixa { $n } caprichos
}
sold = { $n ->
    [one] vende uma mercadoria
   *[other] vende { $n } mercadorias
}
for-points = { $text }: { $points }.
no-points = { $text }.
with-level = { $text } · { SMALL($level) }
of-level = { $text } · { $level }
within = { SMALL($level) }

results = Resultados contra computadores
results-hint = Partidas terminadas de uma pessoa contra computadores, só neste aparelho.
played = Jogadas
won = Vencidas
best = Melhor pontuação
clear = Limpar a lista
no-results = Nenhuma partida contra o computador terminou ainda.
