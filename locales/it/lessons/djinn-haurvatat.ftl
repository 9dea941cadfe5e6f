### Testi della lezione «Haurvatat».

title = Haurvatat

step-1 = Haurvatat, 8 punti: alla fine le tue palme valgono 5 l’una, non 3. Sei in un luogo sacro. Guarda che cosa possiedi, e prendi il genio che porta di più.
step-1-hint-1 = Conta palme, saggi, visir.
step-1-answer-1 = Aggiungerebbe poco a ciò che hai. Annulla.
step-1-answer-2 = Qui c’è un genio per te. Annulla.
step-1-done = Cinque palme: 25 punti invece di 15, e 8 per il genio.
