### Texts of the lesson “Os mercados”.

title = Os mercados

step-1 = Um mercado pequeno lhe vende uma das três primeiras cartas por 3 moedas. Termine no mercado pequeno em a1 e tente comprar o ouro.
step-1-hint-1 = O vizir da aldeia se junta ao do mercado. Depois toque no ouro da fileira.
step-1-answer-1 = Já comprou. Desfaça e tente antes o ouro.
step-1-answer-2 = Termine em a1, onde está o mercado. Desfaça.
step-1-answer-3 = Você seguiu sem comprar. Desfaça e tente o ouro.
step-1-done = O ouro está em quarto lugar. Primeiras são as mais à esquerda, e os vãos só são preenchidos depois da rodada.

step-2 = Você tem peixe e trigo. Compre a carta que aumenta seu conjunto.
step-2-hint-1 = Uma mercadoria que você ainda não tem.
step-2-answer-1 = Ela não aumenta o conjunto. Desfaça.
step-2-answer-2 = Comprar é escolha sua, mas aqui vale a pena. Desfaça.
step-2-done = Duas mercadorias valiam 3, três valem 7: 4 pontos por 3 moedas, e mais por vir.

step-3 = Um mercado grande vende duas das seis primeiras cartas por 6 moedas. Antes, três mercadores trazem três cartas. Saia deste turno com cinco mercadorias diferentes.
step-3-hint-1 = Reúna três mercadores no mercado grande.
step-3-hint-2 = Pegue as cartas deles, depois compre duas mercadorias que você não tem.
step-3-answer-1 = Um faquir não é mercadoria: só quatro são diferentes. Desfaça.
step-3-answer-2 = São precisos três mercadores, no mercado grande. Desfaça.
step-3-answer-3 = Três mercadorias até agora. Desfaça e compre mais duas.
step-3-done = Três dos mercadores, duas do mercado: cinco mercadorias diferentes num turno, que valem 21.

step-4 = No fim de uma rodada a fileira de cartas vai se esvaziando. Você está num mercado grande, e resta uma carta. Ela custa 6 do mesmo jeito. Você tem seis mercadorias diferentes: vale a pena?
step-4-hint-1 = Um conjunto de seis vale 30, um de sete 40.
step-4-answer-1 = Você guarda 6 moedas e abre mão de 10 pontos. Desfaça.
step-4-done = 6 moedas por 10 pontos.
