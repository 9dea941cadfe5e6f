### Texts of lessons: the course, the panel of a lesson step, the overlays.

learn = Aprender a jogar
learn-hint = Você joga desde o primeiro passo. Em menos de dez minutos já dá para a primeira partida; o resto pode esperar.
never-played = Nunca jogou? Aprenda jogando
to-course = Todas as lições
begun = começada
learned = feita
go-on-with = Continuar: { $title }
begin-with = Começar: { $title }
steps-to-game = { $done } de { $all } até sua primeira partida
chapters-done = Capítulos feitos: { $done } de { $all }
done-of = { $done } de { $all }
minutes = { $minutes } min
reference = Consulta com exercícios
reference-hint = Procure aqui quando encontrar um na partida.
missing = Não foi possível carregar as lições. Verifique a conexão e tente de novo.
unknown = Essa lição não existe.
broken = Esta lição não pode ser lida: { $fault }

aids = Ajudas para aprender
aids-hint = Sobre o tabuleiro, em qualquer partida.
aid-parity = Passos pares e ímpares
aid-range = Até onde os assassinos alcançam
aid-blue = Ladrilhos de valor azul que contam para os construtores
aid-control = Ladrilhos livres que valeriam mais que o número
aid-score = Os pontos de todos, sem o que está oculto
light = ladrilho claro do xadrez
dark = ladrilho escuro do xadrez
even = pelos passos, o movimento pode terminar aqui
odd = o movimento só pode passar aqui
in-reach = ao alcance dos assassinos
in-reach-for = { $n ->
    [one] ao alcance por { $n } faquir
   *[other] ao alcance por { $n } faquires
}
blue = conta para construtores por perto
worth = tomá-lo vale { $points }
points-seen = { $points } sem o que está oculto

way-refused = Toque nisto e leia por que não pode ser: { $what }.
price = o preço { $price }
step-of = Passo { $step } de { $steps }
hint = Dica
hints = Dicas
show-me = Mostrar
do-it = Fazer por mim
retry = Tentar de novo
previous = Passo anterior
next = Próximo
finish = Pronto
to-next = Próxima lição
next-lesson = Próxima lição: { $title }
to-game = Preparar uma partida
well-done = Muito bem.
lesson-done = Essa foi a lição inteira.
stuck = Não há mais nada a fazer aqui, e o objetivo não foi alcançado. Tente de novo ou peça uma dica.
not-open = As regras permitem, mas este passo trata de outra coisa.
only-read = Não há nada para jogar neste passo: siga em frente.
way-on = Faça isto agora: { $action }.
way-by-hand = Faça isto agora: toque em { $meeple } na sua mão e depois em { $tile }.
way-back = { $n ->
    [one] Isso leva a outro lugar: desfaça antes { $n } passo.
   *[other] Isso leva a outro lugar: desfaça antes { $n } passos.
}
way-again = Isso leva a outro lugar e não pode ser desfeito: recomece este passo.
