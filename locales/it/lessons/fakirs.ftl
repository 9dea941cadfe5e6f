### Testi della lezione «Raccogli fachiri».

title = Raccogli fachiri

step-1 = Hai 3 monete in un mercato piccolo, e il tuo secondo turno viene subito: dei costruttori aspettano in a2 e b2. Compra ciò che li aiuta. Guadagna 20 punti nei due turni.
step-1-hint-1 = Un fachiro vale un costruttore in più.
step-1-hint-2 = Chiudi il turno, poi finisci con i costruttori in b2: sei tessere blu.
step-1-answer-1 = Due tipi: 2 punti in più. Un fachiro rende di più. Annulla.
step-1-answer-2 = La seta ce l’hai già. Annulla.
step-1-answer-3 = I due turni sono finiti. Riprova, e tieni il fachiro per i costruttori.
step-1-answer-4 = Meno monete di quante potresti averne. Annulla: finisci in b2, e aggiungi il fachiro.
step-1-done = 6 monete per un fachiro. Per un genio risparmierebbe un saggio, agli assassini un passo.
