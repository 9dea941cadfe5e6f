### Testi della lezione «Lampada favolosa».

title = Lampada favolosa

step-1 = La lampada favolosa ti dà un genio gratis: uno scoperto, o il primo del mazzo, senza vederlo. Hai cinque visir. Scegli bene.
step-1-hint-1 = Leggi che cosa premia ogni genio.
step-1-hint-2 = Con Jafaar un visir vale 3.
step-1-answer-1 = Un genio gratis, ma non il migliore per cinque visir. Riprova.
step-1-done = 6 punti, e altri 10 per cinque visir.
