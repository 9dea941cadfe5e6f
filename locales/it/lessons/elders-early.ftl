### Testi della lezione «Saggi, presto».

title = Saggi, presto

step-1 = I saggi valgono di più dove chiamano subito un genio. Il saggio in b2 può raggiungerne uno o due. Guadagna 10 punti.
step-1-hint-1 = Due saggi pagano un genio. Quale vale 10?
step-1-answer-1 = Un genio, ma un altro vale 10. Annulla.
step-1-answer-2 = Tre saggi: 6 punti, e nessun genio. Annulla.
step-1-answer-3 = Così vai avanti senza genio. Annulla.
step-1-answer-4 = Comincia dal saggio in b2. Annulla.
step-1-done = 10 punti invece di 6, e un potere per il resto della partita: prima è, più rende.
