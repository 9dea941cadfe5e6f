### Testi della lezione «Non lasciare nulla».

title = Non lasciare nulla

step-1 =
    Ciò che lasci per strada è ciò che trova chi gioca dopo. Prendi i meeple in c2 e prendi l’oasi in a3: tre passi, più tragitti.

    Tre costruttori aspettano in b1, un mercante in a2. Non lasciare a Sam nessuno che possa raggiungerli.
step-1-hint-1 = Pari e dispari: quanti meeple ci sono allora sulla tessera del costruttore, e quanti passi sono fino a b1?
step-1-hint-2 = Da solo in b2, un costruttore può camminare fino a b1 e un mercante fino ad a2. In c3 e b3 trovano compagnia, ma nessuna strada: fai il giro per c3.
step-1-answer-1 = L’oasi è tua, ma questo costruttore è a un passo da b1: quattro costruttori e 12 punti per Sam. Annulla.
step-1-answer-2 = Due meeple in a2, due passi da b1: pari e pari. Che gioia per Sam. Annulla.
step-1-answer-3 = Il costruttore non ha strada per b1, ma il mercante solo in b2 fa un passo in a2: il villaggio va a Sam. Annulla.
step-1-answer-4 = Questo costruttore non può arrivare in b1, ma i tre in b1 arrivano da lui: tre passi. Annulla.
step-1-answer-5 = Parti da c2 e finisci in a3. Annulla.
step-1-done = Lo stesso guadagno per te, e Sam non trova nulla: non può nemmeno muovere.
