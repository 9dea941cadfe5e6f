### Testi della lezione «Costruttori».

title = Costruttori

step-1 =
    I costruttori guadagnano monete: il loro numero per le tessere blu, contando l’ultima tessera e le 8 intorno. Ogni fachiro che scarti vale un costruttore in più.

    Finisci in mezzo con tre costruttori, e guadagna più che puoi.
step-1-hint-1 = Il costruttore a est è accanto ai due in mezzo.
step-1-hint-2 = Quattro tessere blu. Quanto aggiungono due fachiri?
step-1-answer-1 = 3 per 4 fa 12. Hai due fachiri: annulla, e aggiungili.
step-1-answer-2 = 3 costruttori e 1 fachiro: 16. Hai un altro fachiro. Annulla.
step-1-answer-3 = Riunisci tre costruttori in mezzo. Annulla.
step-1-done = 3 costruttori e 2 fachiri, per 4 tessere blu: 20 monete.

step-2 = Lo stesso, ma in mezzo c’è un luogo sacro: il suo numero è blu, e conta anche lui. Quanto fa adesso?
step-2-hint-1 = Lo stesso movimento, gli stessi fachiri.
step-2-answer-1 = I fachiri contano come costruttori: annulla, e aggiungili entrambi.
step-2-answer-2 = Riunisci tre costruttori in mezzo. Annulla.
step-2-done = 5 per 5: 25 monete.

step-3 = Dove finiscono i costruttori conta quanto il loro numero. Il costruttore in c2 può raggiungerne due in b2 o due in d2. Guadagna almeno 20 monete.
step-3-hint-1 = Le tessere blu sono villaggi e luoghi sacri: contale dalle due parti.
step-3-hint-2 = A est ce ne sono cinque. E hai un fachiro.
step-3-answer-1 = A ovest poche tessere blu. Annulla, e vai a est.
step-3-answer-2 = Meno di 20. Annulla: si può guadagnare di più.
step-3-answer-3 = Comincia dal costruttore in c2. Annulla.
step-3-done = 3 costruttori e un fachiro, per 5: 20 monete. A ovest sarebbero state 8.
