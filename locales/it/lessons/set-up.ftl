### Testi della lezione «Pochi meeple rimasti».

title = Pochi meeple rimasti

step-1 =
    Con pochi meeple ci sono poche mosse, e puoi prevedere due turni. Giochi due volte di fila, prima di Sam.

    Nessuno ora può arrivare al luogo sacro in a3. Preparalo con il primo turno, prendilo con il secondo.
step-1-hint-1 = Un saggio deve arrivare vicino ad a3, con il giusto numero di compagni.
step-1-hint-2 = Primo turno: da c2 per b2 fino all’assassino in b1. Il saggio resta in b2; uccidi qualcuno altrove.
step-1-hint-3 = Chiudi il turno. Poi b2: prima il visir, il saggio in a3.
step-1-answer-1 = I tuoi due turni sono finiti, e a3 è ancora libera. Riprova, e progettali insieme.
step-1-answer-2 = Il saggio è in c1, troppo lontano da a3. Annulla, e passa per b2.
step-1-done = Una tessera che un momento fa nessuno poteva prendere. I meeple che lasci non sono solo ciò che cedi; sono anche ciò che costruisci.

step-2 = Anche un giocatore che non può muovere porta la fine. Hai più punti, e dopo tocca a Sam. Non lasciargli nessuna mossa, e chiudi il turno.
step-2-hint-1 = Quattro saggi in fila. Quali due devono restare, perché nessuno abbia un vicino?
step-2-hint-2 = Prendi insieme i due in mezzo.
step-2-answer-1 = Restano due saggi fianco a fianco: Sam può muovere. Annulla.
step-2-done = Sam deve saltare, e questo round è l’ultimo. Chi è in testa può affrettarsi.
