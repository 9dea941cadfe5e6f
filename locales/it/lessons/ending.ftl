### Testi della lezione «La fine».

title = La fine

step-1 = Giochi per Anna. Quando qualcuno piazza l’ultimo cammello, il round si completa; poi si contano i punti. Piazza il tuo.
step-1-hint-1 = Una tessera è tua quando il tuo ultimo meeple non vi lascia nessuno.
step-1-hint-2 = Due saggi sono nell’oasi. Un saggio che li raggiunge li porta via tutti.
step-1-answer-1 = Questa mossa non prende nessuna tessera: lì resta qualcuno, o è già di qualcuno. La partita andrebbe avanti. Annulla, e provane un’altra.
step-1-done = L’ultimo cammello è piazzato, il round è finito, e così la partita. I punti di tutti sono nei pannelli.

step-2 = C’è un secondo modo di finire: un giocatore che non può muovere. Qui nessun meeple del tabellone si può prendere. Toccane uno qualsiasi per vedere perché.
step-2-hint-1 = Tocca per esempio il saggio nell’oasi d’angolo.
step-2-answer-1 = Sì, bisogna saltare. Ma prima annulla, e tocca un meeple per vedere perché.
step-2-done = Nessuno ha un compagno dello stesso colore a distanza giusta. Allora salti il movimento, e questo round è l’ultimo.
