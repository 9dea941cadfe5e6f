### Testi della lezione «La tenda».

title = La tenda

step-1 =
    Una volta per partita la tua tenda può prendere una tessera al posto di un cammello. Vale la tessera, e 1 in più per ogni tessera rossa tra la sua e quelle intorno.

    Prendi l’oasi in b1 per 12 punti.
step-1-hint-1 = Svuota l’oasi con il saggio in c1.
step-1-hint-2 = Cammello o tenda? Qui la tenda vale di più.
step-1-answer-1 = Con il cammello sono 8. Annulla, e scegli la tenda.
step-1-answer-2 = L’oasi in b1 è la meta. Annulla.
step-1-done = 8 per l’oasi; 3 tessere rosse intorno e lei stessa fanno 4: 12 punti.

step-2 = Hai una sola tenda. Questa volta i saggi aspettano nel villaggio in mezzo, con poche tessere rosse intorno. Prendilo, e tieni la tenda per un posto migliore.
step-2-hint-1 = Il saggio in c2 svuota il villaggio; poi scegli il cammello.
step-2-answer-1 = La tenda resta lì; solo il talismano potrebbe spostarla. Annulla, e piazza un cammello.
step-2-answer-2 = Finisci nel villaggio in mezzo. Annulla.
step-2-done = Il tuo ultimo cammello da solo non porta più la fine: va piazzata anche la tenda.
