### Texts of the lesson “O movimento”.

title = O movimento

step-1 = Pegue todos os meeples de um ladrilho e solte um em cada ladrilho seguinte. O último se junta à tribo dele. Comece no centro, o vizir (amarelo) primeiro.
step-1-hint-1 = Dois meeples, dois passos. Onde já há um ancião, a dois passos?
step-1-hint-2 = O vizir primeiro, o ancião por último: num canto à esquerda.
step-1-answer-1 = Se o ancião vai primeiro, o vizir fica por último, e nenhum vizir espera a dois passos. Solte antes o vizir.
step-1-answer-2 = Também é um movimento válido. Desfaça e pegue os meeples do centro.

step-2 = Agora tente trapacear: pegue de novo os do centro e toque num canto à direita. Figura: dá para soltar ali. Bandeira: dá para terminar ali.
step-2-hint-1 = Depois de pegar os meeples do centro, toque no ladrilho de baixo, à direita.
step-2-answer-1 = Você terminou como mandam as regras. Desfaça e tente um canto à direita.
step-2-done = Recusado: nenhum passo vai na diagonal, nem volta ao ladrilho anterior. Tente o que quiser: o programa conhece as regras.

step-3 = Letras e números na borda dão nome a cada ladrilho. Toque em a1, depois num assassino (vermelho) da sua mão, depois em a2. Termine em b3.
step-3-hint-1 = Sua mão fica abaixo do tabuleiro: toque ali numa cor, e ela vai para o próximo ladrilho.
step-3-hint-2 = Por a2 e b2 até b3: assassino, construtor (azul), assassino.
step-3-answer-1 = Em a2 ficou um construtor. Desfaça tudo e toque no assassino da sua mão antes de a2.
step-3-answer-2 = Um fim válido, mas não em b3. Desfaça.
step-3-done = Assim você escolhe o que um toque solta. Você termina com pelo menos dois de uma tribo.
