### Testi della lezione «Jafaar».

title = Jafaar

step-1 =
    Jafaar, 6 punti: alla fine i tuoi visir valgono 3 l’uno, non 1; il premio di 10 resta com’è. Sam ha cinque visir.

    Prendi i meeple del luogo sacro e guadagna più che puoi.
step-1-hint-1 = Tre saggi sono 6 punti. E tre visir?
step-1-answer-1 = 6 punti. Con Jafaar si può guadagnare di più. Annulla.
step-1-answer-2 = Prendi i meeple del luogo sacro, e finisci con un visir. Annulla.
step-1-done = Tre visir, 9 punti, anche senza il premio.
