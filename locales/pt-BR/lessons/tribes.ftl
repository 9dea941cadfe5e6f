### Texts of the lesson “As cinco tribos”.

title = As cinco tribos

step-1 = Vizires e anciões ficam com você: um vizir é 1 ponto, um ancião 2. Cada oponente com menos vizires soma 10. Ganhe 4 pontos.
step-1-hint-1 = Que dois anciões (brancos) estão lado a lado?
step-1-answer-1 = Esses não são anciões. Desfaça tudo e junte dois anciões.

step-2 = Mercadores (verdes) trazem cartas, uma cada, do início da fileira. Consiga duas.
step-2-hint-1 = Um mercador em a2 pode se juntar ao que está ao lado.
step-2-hint-2 = Depois a barra pede: pegue as cartas.
step-2-answer-1 = Esses não são mercadores. Desfaça.
step-2-done = Trigo é mercadoria, faquir não: gaste-o para reforçar construtores ou assassinos.

step-3 = Construtores ganham moedas: construtores vezes ladrilhos de valor azul, aqui e em volta, também na diagonal. Ganhe 6.
step-3-hint-1 = No leste todos os valores são vermelhos. Olhe para oeste.
step-3-hint-2 = O construtor em a2 se junta ao que está ao lado; depois pegue as moedas.
step-3-answer-1 = Nenhum valor azul por perto: nenhuma moeda. Desfaça.
step-3-answer-2 = Esses não são construtores. Desfaça.
step-3-done = Dois construtores, três ladrilhos: 6. Uma moeda é um ponto.

step-4 = Assassinos matam um meeple; cada um alcança um passo. Se ele estava sozinho, o ladrilho dele também é seu. Tome dois ladrilhos.
step-4-hint-1 = Junte os assassinos (vermelhos). Quem está sozinho ao alcance?
step-4-answer-1 = Restam outros nesse ladrilho. Desfaça e mate alguém que esteja sozinho.
step-4-answer-2 = Esses não são assassinos. Desfaça.
