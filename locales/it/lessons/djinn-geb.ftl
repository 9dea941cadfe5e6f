### Testi della lezione «Geb».

title = Geb

step-1 = Geb, 6 punti, con gli Artigiani: alla fine ogni tuo oggetto prezioso vale 3 in più. I tuoi artigiani hanno pescato tre oggetti. Tieni quello che vale più punti.
step-1-hint-1 = Un gioiello vale 5, un forziere 7, prima di Geb. Una lampada è magica, e non vale nulla.
step-1-answer-1 = Vale meno. Riprova.
step-1-done = 7 e 3: il forziere vale 10.
