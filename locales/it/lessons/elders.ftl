### Testi della lezione «Saggi».

title = Saggi

step-1 = Anche i saggi restano davanti a te: 2 punti l’uno. Raccogline più che puoi.
step-1-hint-1 = Il saggio nel villaggio ha compagnia da entrambe le parti.
step-1-answer-1 = Meno di tre. Annulla, e guarda a est.
step-1-done = Tre saggi, 6 punti.

step-2 =
    I saggi servono anche a pagare: i geni in un luogo sacro, e i poteri di alcuni. Quelli pagati vanno nel sacchetto e non valgono più punti.

    Finisci nel luogo sacro con i saggi, e prendi il genio che ti conviene di più.
step-2-hint-1 = Il saggio del villaggio fa un passo a sud.
step-2-hint-2 = Avrai molti saggi e un visir. Leggi entrambi i geni.
step-2-answer-1 = Jafaar ama i visir, e tu ne hai uno. Annulla.
step-2-answer-2 = Finisci in b1 con i saggi. Annulla.
step-2-answer-3 = Nessun genio preso. Annulla: vale più di due saggi.
step-2-done = Due saggi pagati, ne restano sei, e con Shamhat ognuno vale 4: 24 punti invece di 12, e 6 per il genio.
