### Testi della lezione «Due tessere insieme».

title = Due tessere insieme

step-1 =
    Se l’ultimo assassino raggiunge soltanto assassini, la tessera del tuo movimento si svuota. Se la vittima stava da sola, se ne svuota una seconda. Ognuna diventa tua, se non c’è un cammello.

    Prendi due tessere in questo turno.
step-1-hint-1 = Un assassino è accanto ad altri due.
step-1-hint-2 = Tre assassini arrivano a tre passi: chi è solo laggiù?
step-1-answer-1 = La vittima lascia dei compagni. Annulla, e uccidi uno che sta da solo.
step-1-answer-2 = Non così: riunisci gli assassini in a2. Annulla.
step-1-done = Due cammelli in un turno.

step-2 = Di nuovo lo stesso, ma ti resta un cammello. Fallo, e guarda quale tessera prende.
step-2-hint-1 = Gli assassini si incontrano ancora in a2.
step-2-answer-1 = Riunisci gli assassini in a2. Annulla.
step-2-done = Solo la tessera del movimento: viene prima. E poiché era l’ultimo cammello, questo round è l’ultimo.
