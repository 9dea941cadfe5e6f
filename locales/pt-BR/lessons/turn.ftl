### Texts of the lesson “Um turno inteiro”.

title = Um turno inteiro

step-1 = Um turno: movimento, controle, tribo, ladrilho, venda. Junte-se ao mercador em b2, pegue as cartas e compre seda.
step-1-hint-1 = Há um mercador ao lado de b2, a leste.
step-1-hint-2 = Depois do movimento a barra pede: pegue as cartas. Depois toque na seda.
step-1-answer-1 = Neste turno, termine em b2 com os mercadores. Desfaça.
step-1-answer-2 = Peixe você já tem: dois iguais valem pouco. Desfaça.
step-1-answer-3 = Um faquir ajuda, mas não é mercadoria. Desfaça e compre seda.
step-1-answer-4 = Você não comprou nada. Desfaça: a seda vale as moedas.
step-1-done = Quatro mercadorias diferentes, 13 pontos. Um construtor ficou em b2: nada de camelo.

step-2 = Agora você pode vender mercadorias por moedas. Guardadas, valem o mesmo e podem crescer. Guarde-as; encerre o turno.
step-2-hint-1 = Nada obriga você a vender. Procure o botão que encerra o turno.
step-2-answer-1 = Vendido. Você pode fazer isso no fim de qualquer turno seu, mas um conjunto maior vale mais. Desfaça e guarde.
