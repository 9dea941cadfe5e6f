### Testi della lezione «Montagne e precipizio».

title = Montagne e precipizio

step-1 =
    Gli Artigiani aggiungono laboratori, con montagne su due lati. Nessun movimento attraversa una montagna. Il laboratorio in mezzo le ha a nord e a ovest.

    Prendi i meeple del villaggio in b3, e prova ad andare a sud.
step-1-hint-1 = Dopo aver preso i meeple in b3, tocca il laboratorio.
step-1-answer-1 = Hai trovato un’altra strada. Annulla, e prova con la montagna.
step-1-done = Rifiutato. Un lato così è chiuso nei due sensi. Assassini e costruttori ignorano le montagne.

step-2 = Da est e da sud il laboratorio è aperto. Finisci lì il tuo movimento.
step-2-hint-1 = A sud c’è un visir, a due passi, passando da est, un mercante.
step-2-hint-2 = c3: prima l’assassino, poi il mercante.
step-2-answer-1 = Non nel laboratorio. Annulla.
step-2-done = Intorno alla montagna, non oltre.

step-3 = C’è anche un precipizio: non ci sta mai nulla. Prendi i meeple in b3, e prova a entrarci.
step-3-hint-1 = Il precipizio è in mezzo.
step-3-answer-1 = Ci hai girato intorno. Annulla, e prova a entrarci.
step-3-done = Ogni cammino ci gira intorno.
