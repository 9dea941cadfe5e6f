### Testi della lezione «Uno in più».

title = Uno in più

step-1 = Hai 3 visir, Sam 4. Per il premio di 10 ne serve uno più di Sam, non molti. Guadagna 23 punti in questo turno.
step-1-hint-1 = Bastano due visir. Che altro dà una tessera?
step-1-hint-2 = Finisci nell’oasi a ovest.
step-1-answer-1 = Sette visir: lo stesso premio, e nessuna tessera. Annulla.
step-1-answer-2 = Niente visir, niente premio. Annulla.
step-1-done = 2 per i visir, 10 per il premio, 8 e 3 per l’oasi. Quattro visir ne avrebbero portati 14.
