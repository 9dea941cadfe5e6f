### Texts of the lesson “O fim”.

title = O fim

step-1 = Você é Anna. Quando alguém coloca o último camelo, a rodada vai até o fim e os pontos são contados. Coloque o seu.
step-1-hint-1 = Um ladrilho é seu quando seu último meeple não deixa ninguém nele.
step-1-hint-2 = Há dois anciões no oásis. Um ancião que se junta a eles leva todos.
step-1-answer-1 = Este movimento não toma nenhum ladrilho: resta alguém nele, ou ele é de alguém. A partida continuaria. Desfaça e tente outro.
step-1-done = O último camelo está colocado, a rodada acabou, e a partida também. Os pontos de todos estão nos painéis.

step-2 = Há um segundo fim: um jogador que não pode mover. Aqui nenhum meeple do tabuleiro pode ser pego. Toque em qualquer um para ver por quê.
step-2-hint-1 = Toque, por exemplo, no ancião do oásis no canto.
step-2-answer-1 = Sim, é preciso pular. Mas antes desfaça e toque num meeple para ver por quê.
step-2-done = Ninguém tem um companheiro da mesma cor ao alcance. Então você pula o movimento, e esta rodada é a última.
