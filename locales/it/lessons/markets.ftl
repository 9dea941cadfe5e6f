### Testi della lezione «I mercati».

title = I mercati

step-1 = Un mercato piccolo ti vende una delle prime tre carte per 3 monete. Finisci nel mercato piccolo in a1, e prova a comprare l’oro.
step-1-hint-1 = Il visir del villaggio raggiunge quello del mercato. Poi tocca l’oro nella fila.
step-1-answer-1 = Già comprato. Annulla, e prova prima con l’oro.
step-1-answer-2 = Finisci in a1, dov’è il mercato. Annulla.
step-1-answer-3 = Così vai avanti senza comprare. Annulla, e prova con l’oro.
step-1-done = L’oro è quarto. Le prime sono quelle più a sinistra, e i vuoti si riempiono solo dopo il round.

step-2 = Hai pesce e grano. Compra la carta che allunga la tua serie.
step-2-hint-1 = Una merce che non hai ancora.
step-2-answer-1 = Non allunga la serie. Annulla.
step-2-answer-2 = Comprare dipende da te, ma qui conviene. Annulla.
step-2-done = Due merci valevano 3, tre valgono 7: 4 punti per 3 monete, e altri verranno.

step-3 = Un mercato grande vende due delle prime sei carte per 6 monete. Prima tre mercanti portano tre carte. Chiudi questo turno con cinque merci diverse.
step-3-hint-1 = Riunisci tre mercanti nel mercato grande.
step-3-hint-2 = Prendi le loro carte, poi compra due merci che non hai.
step-3-answer-1 = Un fachiro non è tra le merci: solo quattro sono diverse. Annulla.
step-3-answer-2 = Servono tre mercanti, nel mercato grande. Annulla.
step-3-answer-3 = Tre merci finora. Annulla, e comprane altre due.
step-3-done = Tre dai mercanti, due dal mercato: cinque merci diverse in un turno, che valgono 21.

step-4 = Verso la fine di un round la fila di carte si svuota. Sei in un mercato grande, e resta una carta. Costa comunque 6. Hai sei merci diverse: conviene?
step-4-hint-1 = Una serie di sei vale 30, una serie di sette 40.
step-4-answer-1 = Tieni 6 monete, e rinunci a 10 punti. Annulla.
step-4-done = 6 monete per 10 punti.
