### Testi della lezione «Visir».

title = Visir

step-1 =
    I visir restano davanti a te: 1 punto l’uno, e 10 per ogni avversario che ne ha meno. Sam ne ha 3, tu 2, Olivier 1, Zoé nessuno: premi di 30, 20, 10 e 0.

    Supera Sam.
step-1-hint-1 = Ti servono altri due visir.
step-1-hint-2 = Uno è in a1, uno nell’oasi a nord.
step-1-answer-1 = Nessun visir in mano. Annulla, e raccogli quelli gialli.
step-1-done = Quattro visir: 4 punti, e 30 per tre avversari che ne hanno meno. Il premio di Sam scende a 20.

step-2 = Ora due giocatori: Sam ha 3 visir, tu 1. Il visir in mezzo può raggiungerne uno a ovest o due a est. Da quale parte c’è il premio?
step-2-hint-1 = Quanti ne avrai da una parte e dall’altra?
step-2-hint-2 = Tanti quanti Sam non bastano.
step-2-answer-1 = 3 e 3: nessuno ne ha meno, nessuno ha il premio. Annulla.
step-2-done = Quattro contro tre: 4 punti e il premio di 10. In parità non c’è premio.
