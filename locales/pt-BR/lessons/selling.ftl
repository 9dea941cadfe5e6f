### Texts of the lesson “Conjuntos e vendas”.

title = Conjuntos e vendas

step-1 =
    Um conjunto são mercadorias todas diferentes. Duas valem 3, três 7, quatro 13, cinco 21, seis 30, sete 40, oito 50, nove 60; uma só, 1. No fim do seu turno você pode vender conjuntos por moedas.

    Venda tudo o que tem pelo máximo de moedas que puder.
step-1-hint-1 = Quanto mais longo o conjunto, mais vale cada mercadoria nele.
step-1-hint-2 = Primeiro os seis tipos, depois o que sobra.
step-1-answer-1 = Um conjunto mais curto rende menos. Desfaça: faça o primeiro conjunto o mais longo que puder.
step-1-answer-2 = Nada se perdeu, mas aqui se trata de vender. Tente de novo.
step-1-done = 30 pelo conjunto de seis e 7 pelo de três: 37 moedas.

step-2 = Você tem peixe duas vezes, trigo e seda. Forme o melhor conjunto e venda; veja o que fica.
step-2-hint-1 = Dois peixes nunca estão no mesmo conjunto.
step-2-answer-1 = Há um conjunto mais longo. Desfaça.
step-2-answer-2 = Nada se perdeu, mas aqui se trata de vender. Tente de novo.
step-2-done = 7 moedas. O segundo peixe espera outra companhia.
