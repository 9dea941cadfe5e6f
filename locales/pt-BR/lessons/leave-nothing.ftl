### Texts of the lesson “Não deixe nada”.

title = Não deixe nada

step-1 =
    O que você solta pelo caminho é o que o próximo jogador encontra. Pegue os meeples em c2 e tome o oásis em a3: três passos, vários caminhos.

    Três construtores esperam em b1, um mercador em a2. Não deixe para Sam ninguém que possa se juntar a eles.
step-1-hint-1 = Par e ímpar: quantos meeples estarão então no ladrilho do construtor, e a quantos passos ele fica de b1?
step-1-hint-2 = Sozinhos em b2, um construtor pode ir a b1 e um mercador a a2. Em c3 e b3 eles têm companhia, mas não têm saída: dê a volta por c3.
step-1-answer-1 = O oásis é seu, mas este construtor está a um passo de b1: quatro construtores e 12 pontos para Sam. Desfaça.
step-1-answer-2 = Dois meeples em a2, a dois passos de b1: par e par. Sam vai adorar. Desfaça.
step-1-answer-3 = O construtor não tem como ir a b1, mas o mercador sozinho em b2 vai a a2: a aldeia para Sam. Desfaça.
step-1-answer-4 = Este construtor não chega a b1, mas os três de b1 chegam até ele: três passos. Desfaça.
step-1-answer-5 = Comece em c2 e termine em a3. Desfaça.
step-1-done = O mesmo ganho para você, e Sam não encontra nada: nem sequer pode mover.
