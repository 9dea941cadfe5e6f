### Testi della lezione «Hagis».

title = Hagis

step-1 =
    Hagis, 10 punti: per un saggio o un fachiro, un palazzo che piazzi può andare su una tessera vicina di qualsiasi tipo; contano anche gli angoli.

    Hai finito nel villaggio di Sam. Tieni il palazzo per te.
step-1-hint-1 = Quale tessera vicina è tua?
step-1-hint-2 = Tocca il luogo sacro a nord del villaggio, e paga.
step-1-answer-1 = Non è su una tua tessera. Annulla.
step-1-done = Un palazzo su un luogo sacro: 5 punti per te, nessuno per Sam.
