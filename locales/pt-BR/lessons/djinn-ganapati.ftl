### Texts of the lesson “Ganapati”.

title = Ganapati

step-1 =
    Ganapati, 6 pontos, com os Caprichos: sempre que um capricho é pego você recebe 1 moeda se for por você, 2 se for por um oponente.

    Faça Ganapati render.
step-1-hint-1 = Há um capricho na cidade em a1. Termine lá seu movimento.
step-1-answer-1 = Não há capricho ali. Desfaça.
step-1-done = Um capricho na mão e uma moeda.
