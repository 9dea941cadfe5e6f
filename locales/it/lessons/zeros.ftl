### Testi della lezione «Offerte da zero».

title = Offerte da zero

step-1 = Olivier ha offerto 3, Sam 1. Giochi per Anna. Non pagare nulla: offri 0.
step-1-hint-1 = Tocca il prezzo 0 sul tracciato, poi il pulsante.
step-1-answer-1 = Forse una buona offerta. Per l’esempio ricomincia il passo e offri 0.
step-1-done = Non paghi nulla e giochi alla fine, per ora.

step-2 =
    Ora giochi per Pierre, che offre per ultimo. Gli zeri sono un gruppo: chi vi si unisce spinge indietro gli altri e gioca prima di loro.

    Fai giocare Pierre appena prima di Anna senza pagare.
step-2-hint-1 = Il gruppo degli zeri ha posto per tre.
step-2-answer-1 = Prima di Anna, sì, ma costa monete. Pierre può averlo gratis. Riprova.
step-2-done = Giocano in quest’ordine: Olivier, Sam, Pierre, Anna.

step-3 = Su 0 ci sono già tre segnalini. Anna offre per ultima. Prova a unirti a loro.
step-3-hint-1 = Tocca il prezzo 0.
step-3-answer-1 = È ciò che dovrai fare. Riprova, e prova prima con 0.
step-3-done = Pieno: ce ne stanno solo tre. Il quarto offre 1 o più. Il primo ad arrivare su 0 gioca per ultimo, l’ultimo gioca prima degli altri, e gratis.
