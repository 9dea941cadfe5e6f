### Testi della lezione «Il movimento».

title = Il movimento

step-1 = Prendi tutti i meeple di una tessera e lasciane uno su ogni tessera seguente. L’ultimo raggiunge la propria tribù. Parti dal mezzo, prima il visir (giallo).
step-1-hint-1 = Due meeple, due passi. Dov’è già un saggio, a due passi?
step-1-hint-2 = Prima va il visir, per ultimo il saggio: in un angolo a sinistra.
step-1-answer-1 = Se prima va il saggio, per ultimo viene il visir, e a due passi non c’è nessun visir. Lascia prima il visir.
step-1-answer-2 = Anche questa è una mossa ammessa. Annulla, e prendi i meeple in mezzo.

step-2 = Ora prova a violare la regola: prendi di nuovo dal mezzo, e tocca un angolo a destra. Figura: qui si può lasciare. Bandiera: qui si può finire.
step-2-hint-1 = Dopo aver preso i meeple in mezzo, tocca la tessera in basso a destra.
step-2-answer-1 = Hai finito come vogliono le regole. Annulla, e prova un angolo a destra.
step-2-done = Rifiutato: nessun passo è in diagonale, o subito indietro. Prova quello che vuoi: il programma conosce le regole.

step-3 = Lettere e numeri sul bordo danno un nome a ogni tessera. Tocca a1, poi un assassino (rosso) nella tua mano, poi a2. Finisci in b3.
step-3-hint-1 = La tua mano è sotto il tabellone: tocca lì un colore, e la prossima tessera lo riceve.
step-3-hint-2 = Passa per a2 e b2 fino a b3: assassino, costruttore (blu), assassino.
step-3-answer-1 = In a2 c’è un costruttore. Annulla tutto, e tocca l’assassino nella mano prima di a2.
step-3-answer-2 = Un arrivo ammesso, ma non in b3. Annulla.
step-3-done = Così scegli quale meeple lascia un tocco. Si finisce sempre con almeno due di una tribù.
