### Testi della lezione «Marid».

title = Marid

step-1 =
    Marid, 6 punti: per ogni meeple lasciato su una tua tessera ricevi 1 moneta nel tuo movimento, 2 in quello di un avversario.

    Prendi i meeple in a2 e cammina in modo che Marid guadagni 2 monete.
step-1-hint-1 = I tuoi cammelli sono a nord.
step-1-hint-2 = Per a3 e b3, e avanti fino a un compagno.
step-1-answer-1 = Meno di due meeple sulle tue tessere. Annulla.
step-1-done = Due meeple sulle tue tessere, due monete.
