### Testi della lezione «Volata».

title = Volata

step-1 = Il round finisce con il tuo turno, ti restano due cammelli, e Sam ha 8 punti di vantaggio. Se la partita finisce adesso, è tua. Chiudila.
step-1-hint-1 = Quale tribù può piazzare due cammelli in un turno?
step-1-hint-2 = Raggiungi gli assassini in a2, uccidi qualcuno che sta da solo, e chiudi il turno.
step-1-answer-1 = 19 punti, ma resta un cammello: poi Sam prende l’oasi, e passa in testa. Annulla.
step-1-answer-2 = 17 punti, ma resta un cammello: la partita va avanti. Annulla.
step-1-answer-3 = La vittima non era sola. Annulla.
step-1-answer-4 = Così piazzi al massimo un cammello. Annulla.
step-1-answer-5 = La partita va avanti. Riprova: due cammelli insieme.
step-1-done = In testa, e finita. Chi è in testa con pochi cammelli può affrettarsi.
