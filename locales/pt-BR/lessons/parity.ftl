### Texts of the lesson “Par e ímpar”.

title = Par e ímpar

step-1 =
    Pense no tabuleiro como um xadrez: cada passo muda a cor da casa. Dois meeples terminam na cor de onde saíram, sempre à distância 2: a partir de c3 são 8 ladrilhos.

    Há um ancião em cada um. Pegue os meeples em c3 e termine num deles.
step-1-hint-1 = Quaisquer dois passos servem, mas sem voltar direto.
step-1-answer-1 = Comece em c3. Desfaça.
step-1-done = Dois passos: par. Nunca um ladrilho ao lado, nunca o próprio ladrilho.

step-2 = Três meeples terminam na outra cor: à distância 1 ou 3. A partir de c3 são 13 ladrilhos. Leve um ancião ao ladrilho vizinho d3, em três passos.
step-2-hint-1 = Dê a volta num canto: três lados de um quadrado.
step-2-answer-1 = O objetivo é d3, a partir de c3 em três passos. Desfaça.
step-2-done = Três passos: ímpar. O número de meeples na mão diz na hora que metade do tabuleiro você alcança.

step-3 = Um vizir espera no local sagrado que vale 15, em a3. Há vizires entre outros em b4, c3 e c2. De qual destes ladrilhos dá para terminar em a3?
step-3-hint-1 = Conte os passos até a3 e os meeples em cada ladrilho: par com par, ímpar com ímpar.
step-3-hint-2 = b4 está a dois passos e tem dois. c3 está a dois e tem três. c2 está a três e tem dois.
step-3-answer-1 = Isso não termina em a3. Desfaça e conte.
step-3-done = Dois passos, dois meeples. Os outros podem ser esquecidos antes de tentar um só caminho.
