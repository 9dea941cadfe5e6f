### Texts of branches and trials.

##

branch = Teste
trial = Tentar de novo
not-game = fora da partida
begin = Fazer testes a partir daqui
begin-short = Testar
again = Tentar de novo: { $when }

## A branch.

about = Teste a partir de “{ $when }”. A partida em si espera, e nada aqui a muda.
unknown = As cartas ocultas são tiradas de novo.
who = Quem joga pelos outros
nobody = Eu jogo também pelos outros
back = Voltar
back-hint = Desfazer o último turno ou lance
restart = Recomeçar
to-branch = De volta ao teste

## A decision that is played again.

task = Você é { $name }. Jogue esta decisão como jogaria agora.
comparing = Comparando com o melhor que conheço…
as-good = Tão boa quanto o melhor que conheço.
better = Melhor do que o que foi jogado, por { $points }. Há algo melhor ainda.
same = Foi isso que foi jogado.
not-yet = Ainda não: não é claramente melhor do que o que foi jogado.
gained = Em relação ao que foi jogado: na hora { SIGNED($once) }, rivais { SIGNED($left) }, guardado para depois { SIGNED($kept) }: { SIGNED($gain) } no total.
gained-by-bid = Em relação ao que foi jogado: preço { SIGNED($price) }, seus turnos { SIGNED($turns) }, rivais { SIGNED($left) }: { SIGNED($gain) } no total.
still = O melhor rende ainda mais.
retry = Mais uma vez
line = Mostrar a jogada
