### Testi della lezione «Serie e vendite».

title = Serie e vendite

step-1 =
    Una serie sono merci tutte diverse. Due valgono 3, tre 7, quattro 13, cinque 21, sei 30, sette 40, otto 50, nove 60; una sola 1. Alla fine del tuo turno puoi vendere serie in cambio di monete.

    Vendi tutto ciò che hai per più monete che puoi.
step-1-hint-1 = Più lunga è la serie, più vale ogni merce che contiene.
step-1-hint-2 = Prima tutti e sei i tipi, poi ciò che resta.
step-1-answer-1 = Una serie più corta rende meno. Annulla: fai la prima serie più lunga che puoi.
step-1-answer-2 = Non si perde nulla, ma qui si tratta di vendere. Riprova.
step-1-done = 30 per la serie di sei e 7 per la serie di tre: 37 monete.

step-2 = Hai due volte pesce, poi grano e seta. Forma la serie migliore e vendila; guarda che cosa resta.
step-2-hint-1 = Due carte di pesce non stanno mai nella stessa serie.
step-2-answer-1 = C’è una serie più lunga. Annulla.
step-2-answer-2 = Non si perde nulla, ma qui si tratta di vendere. Riprova.
step-2-done = 7 monete. Il secondo pesce aspetta altra compagnia.
