### Testi della lezione «Ganapati».

title = Ganapati

step-1 =
    Ganapati, 6 punti, con i Capricci: ogni volta che si prende un capriccio ricevi 1 moneta se lo prendi tu, 2 se lo prende un avversario.

    Fai guadagnare Ganapati.
step-1-hint-1 = Un capriccio è nella città in a1. Finisci lì il tuo movimento.
step-1-answer-1 = Lì non ci sono capricci. Annulla.
step-1-done = Un capriccio in mano, e una moneta.
