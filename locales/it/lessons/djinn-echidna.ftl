### Testi della lezione «Echidna».

title = Echidna

step-1 =
    Echidna, 4 punti: per due saggi, o un saggio e un fachiro, in questo turno i tuoi costruttori guadagnano il doppio delle monete. Paghi appena prima che costruiscano.

    Tre costruttori, cinque tessere blu: guadagna almeno 40 monete.
step-1-hint-1 = Prima Echidna, poi i costruttori.
step-1-hint-2 = Se dopo aver pagato resta un fachiro, conta come costruttore.
step-1-answer-1 = Una bella somma. Un fachiro avanzato ne porta altre 10. Annulla.
step-1-answer-2 = Senza Echidna. Annulla: viene prima dei costruttori.
step-1-done = 3 costruttori e un fachiro, per 5, per 2: 40 monete; con un secondo fachiro 50.
