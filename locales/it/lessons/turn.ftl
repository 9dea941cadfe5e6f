### Testi della lezione «Un turno intero».

title = Un turno intero

step-1 = Un turno: movimento, controllo, tribù, tessera, vendita. Raggiungi il mercante in b2, prendi le carte, poi compra seta.
step-1-hint-1 = Un mercante è accanto a b2, a est.
step-1-hint-2 = Dopo il movimento chiede la barra: prendi le carte. Poi tocca la seta.
step-1-answer-1 = In questo turno finisci in b2 con i mercanti. Annulla.
step-1-answer-2 = Il pesce ce l’hai già: due uguali valgono poco. Annulla.
step-1-answer-3 = Un fachiro aiuta, ma non è una delle merci. Annulla, e compra seta.
step-1-answer-4 = Non hai comprato nulla. Annulla: la seta vale le sue monete.
step-1-done = Quattro merci diverse, 13 punti. Un costruttore è rimasto in b2, quindi nessun cammello.

step-2 = Ora puoi vendere merci in cambio di monete. Se le tieni, valgono altrettanto, e possono crescere. Tienile; chiudi il turno.
step-2-hint-1 = Nulla ti obbliga a vendere. Cerca il pulsante che chiude il turno.
step-2-answer-1 = Vendute. Puoi farlo alla fine di ogni tuo turno, ma una serie più lunga vale di più. Annulla, e tienile.
