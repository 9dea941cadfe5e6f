### Testi della lezione «Ptah».

title = Ptah

step-1 =
    Ptah, 6 punti, con gli Artigiani: alla fine ogni tuo artigiano vale 2 in più.

    Prendi i meeple del luogo sacro. Saggi o artigiani?
step-1-hint-1 = Un artigiano vale 3 se nessuno ne ha di più. E ora altri 2.
step-1-answer-1 = 6 punti per i saggi. Ptah offre di più. Annulla.
step-1-answer-2 = Prendi i meeple del luogo sacro, e finisci con un artigiano. Annulla.
step-1-done = Tre artigiani da 5: 15 punti. Degli oggetti pescati ne tieni uno.
