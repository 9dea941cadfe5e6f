### Testi della lezione «Visir alla fine».

title = Visir alla fine

step-1 = Tu e Sam avete 3 visir a testa. Uccidine uno dei suoi, e 10 punti sono tuoi, per un momento: dopo gioca Sam, e a est ci sono due visir che lo aspettano. Scegli un guadagno che duri.
step-1-hint-1 = Chi sta da solo, a portata?
step-1-answer-1 = Dopo il prossimo turno di Sam è comunque in testa per i visir. Annulla.
step-1-answer-2 = Nessun guadagno. Annulla, e scegli un’altra vittima.
step-1-answer-3 = Riunisci gli assassini in a2 e b2. Annulla.
step-1-done = 8 punti che nessuno ti riprende.

step-2 = Lo stesso tabellone, ma questo è l’ultimo turno della partita. Guadagna 10 punti.
step-2-hint-1 = Ora nessuno può rispondere.
step-2-hint-2 = Tocca i visir di Sam.
step-2-answer-1 = 8 punti. Ora il premio vale 10. Annulla.
step-2-answer-2 = Nessun guadagno. Annulla, e scegli un’altra vittima.
step-2-answer-3 = Riunisci gli assassini in a2 e b2. Annulla.
step-2-done = 10 punti, e nessun turno per perderli.
