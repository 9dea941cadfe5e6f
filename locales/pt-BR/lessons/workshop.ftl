### Texts of the lesson “Oficina e mercado”.

title = Oficina e mercado

step-1 = Quem termina numa oficina pode pegar o item do topo por 1 artesão ou 2 faquires. Você e Sam têm dois artesãos cada. Como você paga?
step-1-hint-1 = Quanto vale um artesão, e quanto um faquir?
step-1-answer-1 = Um artesão a menos: agora Sam tem mais, e o seu cai de 3 pontos para 2. Tente de novo.
step-1-answer-2 = Um item por dois faquires é barato. Desfaça.
step-1-done = Os faquires pagam, e seus artesãos mantêm os 3 pontos cada.

step-2 = Um mercado especializado vende qualquer uma das cartas abertas por 4 moedas. Você tem peixe, trigo e seda. Escolha.
step-2-hint-1 = Aqui todas as cartas estão ao alcance, a última também.
step-2-answer-1 = Ela não aumenta o conjunto. Desfaça.
step-2-answer-2 = A quarta mercadoria vale 6 pontos. Desfaça.
step-2-done = Quatro mercadorias diferentes: 13.
