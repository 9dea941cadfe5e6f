### Testi della lezione «Mercanti, presto».

title = Mercanti, presto

step-1 = Le merci crescono di valore: comincia presto, dove ci sono già due mercanti. Guadagna 10 punti in questo turno.
step-1-hint-1 = Tre mercanti portano tre carte. Che cosa vende poi la tessera?
step-1-hint-2 = Compra la seta: quattro tipi valgono 13.
step-1-answer-1 = Un quarto tipo di merce ora varrebbe 6. Annulla.
step-1-answer-2 = Solo due carte, e il mercato grande chiede 6 monete. Annulla.
step-1-answer-3 = Con la seta sarebbero 10. Annulla, e comprala.
step-1-answer-4 = Riunisci dei mercanti. Annulla.
step-1-done = Quattro tipi: 13 punti per 3 monete. Il prossimo tipo vale 8.
