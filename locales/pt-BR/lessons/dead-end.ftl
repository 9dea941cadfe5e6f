### Texts of the lesson “Becos sem saída”.

title = Becos sem saída

step-1 = Nem todo meeple pode ser pego. O programa acende os ladrilhos a partir dos quais um movimento pode terminar. Toque no mercador do canto, em a1.
step-1-hint-1 = O ladrilho dele não está aceso. Toque nele mesmo assim.
step-1-answer-1 = Os meeples deste ladrilho podem ser pegos. Devolva-os e toque em a1.
step-1-done = Um meeple, um passo: não há mercador num ladrilho ao lado. Ele fica.

step-2 = Um beco sem saída também pode estar no meio do caminho. Pegue os meeples do centro: um assassino e um construtor. Tente soltar primeiro o construtor.
step-2-hint-1 = Na sua mão, toque primeiro no construtor.
step-2-answer-1 = Essa já é a ordem certa. Desfaça e veja o que acontece com o construtor primeiro.
step-2-done = O assassino ficaria por último, e não há outro assassino. O que leva a um beco sem saída nunca se abre: você não fica sem saída.

step-3 = Ao contrário, funciona. Leve o construtor para casa, até o outro construtor.
step-3-hint-1 = O assassino primeiro, o construtor por último.
step-3-hint-2 = O outro construtor está na aldeia em a3: dois passos, passando por a2 ou b3.
step-3-answer-1 = Um movimento válido, mas não com os construtores. Desfaça e comece no centro.
step-3-done = Dois construtores e uma aldeia vazia.
