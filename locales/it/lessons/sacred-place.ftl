### Testi della lezione «Il luogo sacro».

title = Il luogo sacro

step-1 =
    In un luogo sacro puoi prendere uno dei geni scoperti. Costa 2 saggi, o 1 saggio e 1 fachiro. Vale i suoi punti e ha un potere.

    Finisci in a2, e prendi Sloar. Tieni più saggi che puoi.
step-1-hint-1 = Il visir del villaggio raggiunge quello nel luogo sacro.
step-1-hint-2 = Un saggio vale 2 punti, un fachiro nessuno: paga con entrambi.
step-1-answer-1 = Due saggi pagati: 4 punti. Annulla, e fatti aiutare dal fachiro.
step-1-answer-2 = Un bel genio, ma qui si tratta di Sloar. Annulla.
step-1-answer-3 = Finisci in a2. Annulla.
step-1-answer-4 = Così vai avanti senza genio. Annulla.
step-1-done = 8 punti per un saggio e un fachiro, e in più un potere.
