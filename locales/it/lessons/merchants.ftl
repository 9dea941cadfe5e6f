### Testi della lezione «Mercanti».

title = Mercanti

step-1 =
    I mercanti tornano nel sacchetto e ti portano carte: una per ogni mercante, dall’inizio della fila, così come si trovano.

    Raccogli dei mercanti, e prendi le loro carte.
step-1-hint-1 = Un mercante raggiunge altri mercanti (verdi).
step-1-hint-2 = Il mercante del villaggio ha due amici a ovest.
step-1-answer-1 = Quelli non sono tre mercanti. Annulla.
step-1-done = Papiro, un fachiro e grano: le prime tre. Non c’era scelta. Un fachiro non è una merce: non vale punti, ma aiuta assassini e costruttori, e paga i geni.

step-2 = Una scelta in realtà c’è: quanti ne raccogli. L’oro è quarto. Prendilo.
step-2-hint-1 = Conta prima di camminare: quelli sulla tessera, e quello che li raggiunge.
step-2-answer-1 = Tre mercanti si fermano appena prima dell’oro. Annulla.
step-2-answer-2 = L’oro è ancora lì. Annulla.
step-2-done = Quattro carte, e tra queste l’oro. I vuoti nella fila si riempiono solo dopo il round.
