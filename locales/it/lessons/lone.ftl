### Testi della lezione «Nessuno da solo».

title = Nessuno da solo

step-1 = Prendi i meeple in a1 e prendi l’oasi in b2. Due tragitti ci portano, e gli assassini di Sam sono vicini: non lasciare nessun meeple da solo su una tessera libera.
step-1-hint-1 = Due assassini si incontrano in c2. Fin dove arrivano?
step-1-hint-2 = Lascia il visir dove ha compagnia: in b1.
step-1-answer-1 = Il visir è solo su una tessera che vale 15: un’uccisione, ed è di Sam. Annulla.
step-1-answer-2 = Parti da a1 e finisci in b2. Annulla.
step-1-done = Lo stesso guadagno per te, e 13 punti in meno per Sam.
