### Texts of the lesson “Assassinos”.

title = Assassinos

step-1 =
    Assassinos voltam para o saco e matam um meeple. O alcance: um passo por linhas e colunas para cada um deles; o ladrilho onde estão também entra.

    Pegue o assassino em a2, junte-o ao que está em a3 e tente matar o vizir em d1.
step-1-hint-1 = Primeiro o movimento: de a2 para a3. Depois toque em d1.
step-1-answer-1 = Esse estava ao alcance. Desfaça e tente o vizir em d1.
step-1-answer-2 = Os assassinos devem se encontrar em a3. Desfaça.
step-1-done = Dois assassinos alcançam dois passos. O vizir em d1 está a cinco.

step-2 = Um ladrilho que a morte deixa vazio passa a ser seu, como o do seu movimento, se não houver camelo nele. Mate de modo a ganhar o ladrilho que mais vale.
step-2-hint-1 = Procure meeples sozinhos, a até dois passos de a3. O ladrilho dos assassinos também conta.
step-2-hint-2 = Com os assassinos na mão, o ancião em a3 está sozinho num oásis que vale 8.
step-2-answer-1 = Um ladrilho, mas outro ao alcance vale 8. Desfaça.
step-2-answer-2 = A vítima não estava sozinha, então ninguém toma o ladrilho. Desfaça.
step-2-answer-3 = Esses não são assassinos. Desfaça.
step-2-done = O oásis é seu: 8 pontos, e a palmeira que você coloca em seguida fica no seu próprio ladrilho. Você precisa matar sempre que houver uma vítima ao alcance sem faquires.

step-3 = Um faquir aumenta o alcance em um passo. Você tem um. Pegue de novo o assassino em a2, junte-o ao que está em a3 e tome o oásis em c2.
step-3-hint-1 = De a3 a c2: duas colunas e uma linha.
step-3-hint-2 = Depois do movimento toque em c2; o faquir é descartado sozinho.
step-3-answer-1 = Outra vítima. Desfaça: com o faquir você alcança o oásis em c2.
step-3-answer-2 = Esses não são assassinos. Desfaça.
step-3-done = Distância 3: dois assassinos e um faquir. Você nunca descarta mais faquires do que o caminho pede.

step-4 = Para os vizires e anciões diante de um oponente, a distância não importa. Sam tem tantos vizires quanto você. Qual é agora a melhor vítima?
step-4-hint-1 = Lembre: 10 pontos por oponente com menos vizires.
step-4-hint-2 = Toque nos vizires de Sam.
step-4-answer-1 = Um ancião custa 2 pontos a Sam. Um vizir dá mais a você. Desfaça.
step-4-answer-2 = Um ladrilho é bom, mas aqui 10 pontos esperam. Desfaça e olhe para Sam.
step-4-answer-3 = Esses não são assassinos. Desfaça.
step-4-done = Dois contra um: os 10 pontos são seus.

step-5 = Se toda vítima custaria um faquir, você pode poupar todas. Aqui as que estão ao alcance não lhe dão nada, e seu faquir pode render mais outro dia. Guarde-o.
step-5-hint-1 = Procure o botão que não mata ninguém.
step-5-answer-1 = O faquir se foi, e nada foi ganho. Desfaça.
step-5-done = Os assassinos voltam para o saco; o faquir espera por construtores, ou por um gênio.
