### Texts of the lesson “Jogar primeiro”.

title = Jogar primeiro

step-1 =
    Antes do lance, procure o melhor movimento do tabuleiro, e o segundo melhor. A diferença é o que vale jogar primeiro.

    Aqui o assassino em b2 ganha 26 pontos terminando em a1 e matando em a3; o melhor movimento seguinte rende 14. Então jogar primeiro vale até 12 moedas. Sam deu lance de 3, Olivier de 1. Dê um bom lance.
step-1-hint-1 = Quem joga primeiro leva os 26. Algumas moedas são pouco por isso.
step-1-hint-2 = O espaço mais barato antes de Sam basta.
step-1-answer-1 = Você joga primeiro, mas 5 teria bastado: ninguém dá lance depois de você. Tente de novo.
step-1-answer-2 = Você poupa 5 moedas, e Sam ganha 26 pontos. Tente de novo.
step-1-done = 5 moedas por um movimento que rende 12 pontos a mais que o seguinte.

step-2 = Você joga primeiro. Pegue aquilo pelo que pagou.
step-2-hint-1 = De b2 o assassino vai a a1.
step-2-hint-2 = Mate o construtor em a3.
step-2-answer-1 = Esse não. Desfaça e vá a a1 com o assassino.
step-2-answer-2 = O construtor em a3 é a vítima que você quer. Desfaça.
step-2-done = 26 pontos por 5 moedas.

step-3 = Outro tabuleiro. Quatro oásis podem ser tomados, cada um pelo ancião ao lado, e todos pelos mesmos pontos. Sam deu lance de 3, Olivier de 1. Dê um bom lance.
step-3-hint-1 = Quantos dos quatro sobram se você joga por último?
step-3-answer-1 = Você paga por uma escolha entre iguais. Tente de novo.
step-3-done = Sobram dois, e um é tudo de que você precisa. Quando muito é igual, moedas são pontos.
