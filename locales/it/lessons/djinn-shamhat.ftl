### Testi della lezione «Shamhat».

title = Shamhat

step-1 =
    Shamhat, 6 punti: alla fine i tuoi saggi valgono 4 l’uno, non 2. Per i visir sei già in testa.

    Prendi i meeple del luogo sacro e guadagna più che puoi.
step-1-hint-1 = Tre visir sono 3 punti in più. E tre saggi?
step-1-answer-1 = 3 punti. Con Shamhat c’è di più. Annulla.
step-1-answer-2 = Prendi i meeple del luogo sacro, e finisci con un saggio. Annulla.
step-1-done = Tre saggi, 12 punti.
