### Testi della lezione «Leta».

title = Leta

step-1 = Leta, 4 punti: per due saggi, o un saggio e un fachiro, piazzi un cammello su una tessera dove non c’è proprio nulla. Prendi la migliore.
step-1-hint-1 = Niente meeple, niente cammello, niente palma, niente palazzo.
step-1-hint-2 = b2 e c2 sono spoglie. Confrontale.
step-1-answer-1 = 5 punti. L’altra tessera spoglia vale di più. Annulla.
step-1-answer-2 = Lì c’è o cresce qualcosa: Leta vuole una tessera spoglia.
step-1-done = 12 punti per un saggio e un fachiro, senza camminare fin là.
