### Testi della lezione «Monkir».

title = Monkir

step-1 =
    Monkir, 6 punti: per ogni palazzo piazzato ricevi 1 moneta se lo piazzi tu, 2 se lo piazza un avversario.

    Fai guadagnare Monkir senza dare nulla a Sam.
step-1-hint-1 = Un movimento che finisce in un villaggio piazza un palazzo.
step-1-hint-2 = Il villaggio a ovest è di Sam.
step-1-answer-1 = La moneta è tua, ma ci sono 5 punti per Sam. Annulla.
step-1-answer-2 = Non ne è venuto un palazzo. Annulla.
step-1-done = Una moneta. Ogni palazzo di Sam te ne porterà due.
