### Texts of the lesson “Construtores”.

title = Construtores

step-1 =
    Construtores ganham moedas: o número deles vezes os ladrilhos de valor azul entre o último ladrilho e os 8 em volta. Cada faquir que você descarta conta como mais um construtor.

    Termine no centro com três construtores e ganhe o máximo que puder.
step-1-hint-1 = O construtor a leste está ao lado dos dois do centro.
step-1-hint-2 = Quatro ladrilhos de valor azul. Quanto somam dois faquires?
step-1-answer-1 = 3 vezes 4 são 12. Você tem dois faquires: desfaça e some os dois.
step-1-answer-2 = 3 construtores e 1 faquir: 16. Você tem mais um faquir. Desfaça.
step-1-answer-3 = Reúna três construtores no centro. Desfaça.
step-1-done = 3 construtores e 2 faquires, vezes 4 ladrilhos de valor azul: 20 moedas.

step-2 = O mesmo, mas no centro há um local sagrado: o número dele é azul e também conta. Quanto é agora?
step-2-hint-1 = O mesmo movimento, os mesmos faquires.
step-2-answer-1 = Faquires contam como construtores: desfaça e some os dois.
step-2-answer-2 = Reúna três construtores no centro. Desfaça.
step-2-done = 5 vezes 5: 25 moedas.

step-3 = Onde os construtores terminam importa tanto quanto quantos são. O construtor em c2 pode se juntar a dois em b2 ou a dois em d2. Ganhe pelo menos 20 moedas.
step-3-hint-1 = Ladrilhos de valor azul são aldeias e locais sagrados: conte-os dos dois lados.
step-3-hint-2 = A leste: cinco. E você tem um faquir.
step-3-answer-1 = Poucos ladrilhos de valor azul a oeste. Desfaça e vá para leste.
step-3-answer-2 = Menos de 20. Desfaça: dá para ganhar mais.
step-3-answer-3 = Comece com o construtor em c2. Desfaça.
step-3-done = 3 construtores e um faquir, vezes 5: 20 moedas. A oeste teriam sido 8.
