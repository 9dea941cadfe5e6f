### Testi della lezione «Le cinque tribù».

title = Le cinque tribù

step-1 = Visir e saggi restano con te: un visir è 1 punto, un saggio 2. Ogni rivale con meno visir aggiunge 10. Guadagna 4 punti.
step-1-hint-1 = Quali due saggi (bianchi) stanno fianco a fianco?
step-1-answer-1 = Quelli non sono saggi. Annulla tutto, e riunisci due saggi.

step-2 = I mercanti (verdi) portano una carta ciascuno, dall’inizio della fila. Fattene portare due.
step-2-hint-1 = Un mercante in a2 può raggiungere quello accanto.
step-2-hint-2 = Poi chiede la barra: prendi le carte.
step-2-answer-1 = Quelli non sono mercanti. Annulla.
step-2-done = Il grano conta come merce, un fachiro no: spendilo per rafforzare costruttori o assassini.

step-3 = I costruttori guadagnano monete: costruttori × tessere a valore blu, qui e intorno, anche in diagonale. Guadagnane 6.
step-3-hint-1 = A est tutti i valori sono rossi. Guarda a ovest.
step-3-hint-2 = Il costruttore in a2 raggiunge quello accanto; poi prendi le monete.
step-3-answer-1 = Nessun valore blu vicino: nessuna moneta. Annulla.
step-3-answer-2 = Quelli non sono costruttori. Annulla.
step-3-done = Due costruttori, tre tessere: 6. Una moneta è un punto.

step-4 = Gli assassini uccidono un meeple; ognuno di loro arriva un passo più in là. Se la vittima stava da sola, anche la sua tessera è tua. Prendi due tessere.
step-4-hint-1 = Riunisci gli assassini (rossi). Chi è solo, a portata?
step-4-answer-1 = Su quella tessera restano altri. Annulla, e uccidi uno che sta da solo.
step-4-answer-2 = Quelli non sono assassini. Annulla.
