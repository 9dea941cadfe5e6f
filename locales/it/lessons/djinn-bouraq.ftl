### Testi della lezione «Bouraq».

title = Bouraq

step-1 = Bouraq, 6 punti: per un saggio o un fachiro piazzi un palazzo su un villaggio qualsiasi. Fallo dove ti serve.
step-1-hint-1 = Un palazzo vale punti per chi possiede la tessera.
step-1-hint-2 = Il tuo cammello è nel villaggio in a2.
step-1-answer-1 = 5 punti per Sam. Annulla.
step-1-answer-2 = Questo villaggio non è ancora di nessuno. Annulla.
step-1-answer-3 = Questo palazzo è venuto con il movimento. Annulla, e fallo piazzare da Bouraq.
step-1-done = 5 punti, ovunque tu vada in questo turno.
