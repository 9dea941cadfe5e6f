### Testi della lezione «Tappeto volante».

title = Tappeto volante

step-1 =
    Il tappeto volante: l’ultimo meeple del tuo movimento può volare su qualsiasi tessera, tranne quella su cui si trova. Deve comunque raggiungere il suo colore.

    Il luogo sacro nell’angolo lontano vale 15. Vola lì da a1.
step-1-hint-1 = Usa il tappeto, prima del movimento o durante.
step-1-hint-2 = Lascia prima il visir. Il saggio vola dai saggi.
step-1-answer-1 = Atterraggio altrove. Annulla, e vola in d3.
step-1-done = Tre saggi e 15 punti dall’altro capo del tabellone.
