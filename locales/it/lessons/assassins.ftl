### Testi della lezione «Assassini».

title = Assassini

step-1 =
    Gli assassini tornano nel sacchetto e uccidono un meeple. La loro portata: un passo lungo righe e colonne per ognuno di loro; vi è compresa anche la tessera su cui stanno.

    Prendi l’assassino in a2, raggiungi quello in a3, e prova a uccidere il visir in d1.
step-1-hint-1 = Prima il movimento: da a2 ad a3. Poi tocca d1.
step-1-answer-1 = Quello era a portata. Annulla, e prova con il visir in d1.
step-1-answer-2 = Gli assassini devono incontrarsi in a3. Annulla.
step-1-done = Due assassini arrivano a due passi. Il visir in d1 è a cinque.

step-2 = Una tessera che l’uccisione lascia vuota diventa tua come la tessera del tuo movimento, se non c’è un cammello. Uccidi in modo da guadagnare la tessera che vale di più.
step-2-hint-1 = Cerca meeple che stanno da soli, entro due passi da a3. Conta anche la tessera degli assassini.
step-2-hint-2 = Quando gli assassini sono in mano, il saggio in a3 è solo su un’oasi che vale 8.
step-2-answer-1 = Una tessera, ma un’altra a portata vale 8. Annulla.
step-2-answer-2 = La vittima non era sola, quindi nessuno prende la tessera. Annulla.
step-2-answer-3 = Quelli non sono assassini. Annulla.
step-2-done = L’oasi è tua: 8 punti, e la palma che piazzi ora sta su una tua tessera. Devi uccidere ogni volta che una vittima è a portata senza fachiri.

step-3 = Un fachiro allunga la portata di un passo. Ne hai uno. Prendi di nuovo l’assassino in a2, raggiungi quello in a3, e prendi l’oasi in c2.
step-3-hint-1 = Da a3 a c2: due colonne e una riga.
step-3-hint-2 = Dopo il movimento tocca c2; il fachiro si scarta da solo.
step-3-answer-1 = Un’altra vittima. Annulla: con il fachiro arrivi all’oasi in c2.
step-3-answer-2 = Quelli non sono assassini. Annulla.
step-3-done = Distanza 3: due assassini e un fachiro. Non scarti mai più fachiri di quanti ne chiede la distanza.

step-4 = Per i visir e i saggi davanti a un avversario la distanza non conta. Sam ha tanti visir quanti te. Qual è ora la vittima migliore?
step-4-hint-1 = Ricorda: 10 punti per ogni avversario con meno visir.
step-4-hint-2 = Tocca i visir di Sam.
step-4-answer-1 = Un saggio costa 2 punti a Sam. Un visir ti dà di più. Annulla.
step-4-answer-2 = Una tessera va bene, ma qui ti aspettano 10 punti. Annulla, e guarda Sam.
step-4-answer-3 = Quelli non sono assassini. Annulla.
step-4-done = Due contro uno: il premio di 10 è tuo.

step-5 = Se ogni vittima costasse un fachiro, puoi risparmiarle tutte. Qui quelle a portata non ti danno nulla, e il tuo fachiro può rendere di più un altro giorno. Tienilo.
step-5-hint-1 = Cerca il pulsante che non uccide nessuno.
step-5-answer-1 = Il fachiro non c’è più, e non hai guadagnato nulla. Annulla.
step-5-done = Gli assassini tornano nel sacchetto, il fachiro aspetta i costruttori, o un genio.
