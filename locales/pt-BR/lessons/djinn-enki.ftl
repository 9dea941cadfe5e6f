### Texts of the lesson “Enki”.

title = Enki

step-1 = Enki, 8 pontos: por um ancião ou um faquir você coloca uma palmeira em qualquer oásis. Faça isso, sem perder pontos ao pagar.
step-1-hint-1 = Seu camelo está no oásis a leste.
step-1-hint-2 = Um faquir não vale pontos, então pague com ele.
step-1-answer-1 = Um ancião pago são 2 pontos a menos. Desfaça.
step-1-answer-2 = A palmeira não está num ladrilho seu. Desfaça.
step-1-done = 3 pontos por um faquir.
