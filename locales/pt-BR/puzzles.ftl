### Texts of puzzles.

##

puzzles = Desafios
daily = Desafio do dia
about = Posições de partidas entre computadores. Em cada uma, uma escolha é muito melhor que todas as outras.
with-expansions = Com expansões
daily-with-expansions = O desafio do dia com expansões
artisans = Artesãos
whims = Caprichos
number-move = Desafio { $number }: um movimento
number-bid = Desafio { $number }: um lance
rated = rating { $n }
your-rating = Seu rating: { $n }. Conta sua primeira resposta a cada desafio, sem dica.
rating-now = Seu rating: { $n } ({ SIGNED($change) }).
for-you = O próximo para você
lesson-of = Lição: { $name }
endings = Finais
about-endings = Aqui a melhor escolha ganha pontos, mas quase não muda quem vence.
gone = Este desafio foi retirado: a solução dele não é mais a melhor.
solved = resolvido
solved-of = { $done } de { $all } resolvidos
easy = Fácil
medium = Médio
hard = Difícil
next = Próximo desafio
all = Todos os desafios
end = Era isso.
forget = Esquecer o que foi resolvido
forget-really = Esquecer mesmo
unknown = Esse desafio não existe.
missing = Não foi possível carregar os desafios. Verifique a conexão e tente de novo.
broken = Este desafio não pode ser lido: { $fault }

## What a puzzle is about.

control = Um ladrilho para tomar
assassins = Assassinos
builders = Construtores
merchants = Mercadores
viziers = Vizires
djinns = Um gênio
bids = O preço certo
leaving = Não deixar nada
ending = Encerrar a partida

## The task.

find-move = Encontre o ladrilho e a tribo para terminar seu movimento. Você é { $name }; um movimento é muito melhor que todos os outros.
find-a-move = Encontre o ladrilho e a tribo para terminar seu movimento. Você é { $name }; dois movimentos são mais ou menos igualmente bons, e muito melhores que todos os outros.
find-bid = Encontre o preço do seu lance. Você é { $name }; um preço é muito melhor que todos os outros.
find-a-bid = Encontre o preço do seu lance. Você é { $name }; dois preços são mais ou menos igualmente bons, e muito melhores que todos os outros.
with-expansion = { expansion }.

## What the board shows while one drops meeples.

legend = Aceso: pode soltar ali. Figura: qual tribo. Bandeira: pode terminar ali.

## Hints, the vaguest first.

hint-control = Procure um ladrilho que você possa tomar.
hint-assassins = Termine com os assassinos.
hint-builders = Termine com os construtores.
hint-merchants = Termine com os mercadores.
hint-viziers = Termine com os vizires.
hint-djinns = Veja quanto vale um gênio agora.
hint-bids = O que o primeiro turno traria a você, e o que sobra depois dos outros?
hint-leaving = Veja o que o próximo jogador poderia fazer.
hint-ending = Conte os camelos que restam.
costs-at-most = O melhor espaço custa no máximo { $price }.
costs-at-least = O melhor espaço custa no mínimo { $price }.
begins = O movimento começa em { $tile }.

## Answers.

not-best-move = Há um movimento melhor por { $points } ou mais. Desfaça e olhe de novo.
not-best-bid = Há um preço melhor por { $points } ou mais. Tente de novo.
wrong-move = No melhor caso, isto rende { $points } a menos que o melhor movimento.
wrong-move-again = Desfaça e olhe de novo.
wrong-bid = Isto rende { $points } a menos que o melhor preço.
wrong-bid-again = Tente de novo.
takes = { $name } pode então tomar { $tile } ({ $points }).
ends = { $name } pode então terminar em { $tile } com { $tribe }.
rival-bids = { $name } dá então um lance de { $price }.
next-best = Acho que todo o resto é { $points } pior, ou mais.
second = O melhor depois: { $what }, { $points } pior, acho.
