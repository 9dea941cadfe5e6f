### Texts of the lesson “A folha de pontuação”.

title = A folha de pontuação

step-1 =
    A folha de pontuação conta moedas, vizires, anciões, gênios, mercadorias, ladrilhos, palmeiras e palácios. Faquires não contam nada, mas pagam.

    Aumente em 3 a linha das palmeiras: Enki coloca uma.
step-1-hint-1 = Uma palmeira dá pontos a quem controla o ladrilho.
step-1-hint-2 = Toque em Enki, pague com um faquir e toque no seu oásis em a3.
step-1-answer-1 = Um ancião vale 2 pontos, um faquir nenhum. Desfaça e pague com um faquir.
step-1-answer-2 = Bouraq aumenta outra linha: a dos palácios. Desfaça.
step-1-answer-3 = Esse oásis não é seu: a palmeira conta para quem o controla. Desfaça.
step-1-done = 3 pontos nessa linha. Seu painel e a folha de pontuação mostram a soma a qualquer momento.

step-2 = Agora aumente em 5 a linha dos palácios: Bouraq coloca um.
step-2-hint-1 = Que aldeia é sua?
step-2-hint-2 = Toque em Bouraq, pague com um faquir e toque em b3.
step-2-answer-1 = Um ancião vale 2 pontos, um faquir nenhum. Desfaça e pague com um faquir.
step-2-answer-2 = Essa aldeia não é sua. Desfaça.
step-2-done = Seus faquires estão gastos, e você tem 8 pontos a mais.

step-3 = Um movimento e três coisas que valem pontos. Ganhe com ele pelo menos 15 pontos.
step-3-hint-1 = Anciões valem 2 cada. Quanto vale o ladrilho?
step-3-hint-2 = Um oásis esvaziado vale 8, e nele é colocada uma palmeira.
step-3-answer-1 = Menos de 15. Tente de novo: que ladrilho pode ser esvaziado?
step-3-answer-2 = Menos pontos. Desfaça e procure um ladrilho que possa ser esvaziado.
step-3-done = 6 pelos anciões, 8 pelo oásis, 3 pela palmeira: 17.
