### Testi della lezione «Ba’al».

title = Ba’al

step-1 =
    Ba’al, 6 punti: ogni volta che si prende un altro genio ricevi 1 moneta se lo prendi tu, 2 se lo prende un avversario.

    Sei in un luogo sacro. Fai guadagnare Ba’al.
step-1-hint-1 = Prendi un genio qualsiasi: due saggi, o un saggio e un fachiro.
step-1-answer-1 = Niente genio, niente moneta. Annulla.
step-1-done = Un genio per te, e in più una moneta. Quando si prende Ba’al stesso, non paga nulla.
