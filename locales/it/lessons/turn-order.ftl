### Testi della lezione «Giocare per primi».

title = Giocare per primi

step-1 =
    Prima di fare un’offerta, cerca la mossa migliore sul tabellone, e la seconda. La differenza è quanto vale giocare per primi.

    Qui l’assassino in b2 vince 26 punti finendo in a1 e uccidendo in a3; la mossa seguente ne porta 14. Giocare per primi vale quindi fino a 12 monete. Sam ha offerto 3, Olivier 1. Fai una buona offerta.
step-1-hint-1 = Chi gioca per primo prende i 26. Poche monete sono poco, per questo.
step-1-hint-2 = Basta la casella meno cara prima di Sam.
step-1-answer-1 = In testa, ma bastava 5: nessuno offre dopo di te. Riprova.
step-1-answer-2 = Risparmi 5 monete, e Sam vince 26 punti. Riprova.
step-1-done = 5 monete per una mossa che porta 12 punti più della seguente.

step-2 = Giochi in testa. Prendi ciò che hai pagato.
step-2-hint-1 = Da b2 l’assassino va in a1.
step-2-hint-2 = Uccidi il costruttore in a3.
step-2-answer-1 = Non quello. Annulla, e vai in a1 con l’assassino.
step-2-answer-2 = La vittima che vuoi è il costruttore in a3. Annulla.
step-2-done = 26 punti per 5 monete.

step-3 = Un altro tabellone. Si possono prendere quattro oasi, ciascuna con il saggio accanto, e ciascuna per gli stessi punti. Sam ha offerto 3, Olivier 1. Fai una buona offerta.
step-3-hint-1 = Quante delle quattro restano se giochi alla fine?
step-3-answer-1 = Paghi per scegliere tra cose uguali. Riprova.
step-3-done = Ne restano due, e te ne serve una. Quando molto è uguale, le monete sono punti.
