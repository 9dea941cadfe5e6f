### Testi della lezione «Esamina il tabellone».

title = Esamina il tabellone

step-1 = All’inizio di una partita cerca i gruppi: i costruttori tra le tessere blu valgono più di tutti. Hai Echidna, due saggi e due fachiri. Guadagna 90 monete.
step-1-hint-1 = Dove sono insieme nove tessere blu?
step-1-hint-2 = Tre costruttori e due fachiri, nove tessere, ed Echidna raddoppia: pagala con i saggi.
step-1-answer-1 = Lì tre tessere blu, a ovest nove. Annulla.
step-1-answer-2 = Bene, ma si può arrivare a 90: fachiri per i costruttori, saggi per Echidna. Annulla.
step-1-answer-3 = I costruttori in b2 valgono di più. Annulla.
step-1-done = Cinque per nove, due volte: 90.
