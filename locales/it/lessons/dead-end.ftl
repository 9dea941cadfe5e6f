### Testi della lezione «Vicoli ciechi».

title = Vicoli ciechi

step-1 = Non tutti i meeple si possono prendere. Il programma illumina le tessere da cui un movimento può finire. Tocca il mercante nell’angolo, in a1.
step-1-hint-1 = La sua tessera non è illuminata. Toccala lo stesso.
step-1-answer-1 = I meeple di questa tessera si possono prendere. Rimettili, e tocca a1.
step-1-done = Un meeple, un passo: su nessuna tessera accanto c’è un mercante. Resta dov’è.

step-2 = Un vicolo cieco può stare anche lungo la strada. Prendi i meeple in mezzo: un assassino e un costruttore. Prova a lasciare prima il costruttore.
step-2-hint-1 = Nella tua mano tocca prima il costruttore.
step-2-answer-1 = Questo è già l’ordine giusto. Annulla, e guarda che cosa succede con il costruttore per primo.
step-2-done = L’assassino verrebbe per ultimo, e un altro assassino non c’è. Ciò che porta in un vicolo cieco non è mai aperto: non puoi restare in trappola.

step-3 = Al contrario funziona. Porta il costruttore dall’altro costruttore.
step-3-hint-1 = Prima l’assassino, il costruttore per ultimo.
step-3-hint-2 = L’altro costruttore è nel villaggio in a3: due passi, per a2 o b3.
step-3-answer-1 = Una mossa ammessa, ma non con i costruttori. Annulla, e comincia dal mezzo.
step-3-done = Due costruttori, e un villaggio vuoto.
