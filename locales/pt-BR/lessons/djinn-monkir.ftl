### Texts of the lesson “Monkir”.

title = Monkir

step-1 =
    Monkir, 6 pontos: por palácio colocado você recebe 1 moeda se for por você, 2 se for por um oponente.

    Faça Monkir render sem dar nada a Sam.
step-1-hint-1 = Um movimento que termina numa aldeia coloca um palácio.
step-1-hint-2 = A aldeia a oeste é de Sam.
step-1-answer-1 = Uma moeda para você, mas 5 pontos para Sam. Desfaça.
step-1-answer-2 = Não houve palácio. Desfaça.
step-1-done = Uma moeda. Cada palácio de Sam lhe dará duas.
