### Testi della lezione «Un nuovo Sultano».

title = Un nuovo Sultano

step-1 = Il Sultano di Naqala non c’è più; chi ha più punti prende il trono. Le figure si chiamano meeple: toccane uno bianco, un saggio, poi l’altro.
step-1-hint-1 = I saggi stanno in mezzo, uno sopra l’altro. Toccane uno, poi il posto dove deve andare.
step-1-done = Ogni colore è una tribù. Un movimento finisce dove l’ultimo meeple incontra i suoi.
