### Testi della lezione «Quando lo zero è caro».

title = Quando lo zero è caro

step-1 = Chi offre sempre 0 prende sempre ciò che resta. Conta il tuo guadagno, e quello che avrebbe Sam al tuo posto. Fai l’offerta con il tuo secondo segnalino, poi gioca: guadagna 18 punti in tutto.
step-1-hint-1 = Due assassini, un’oasi, un visir solo su un 12: chi va per primo prende 23 punti.
step-1-hint-2 = Sam è su 3: offri 5. Poi da c2 a b2, e uccidi in a2.
step-1-answer-1 = In testa, ma bastava 5. Riprova.
step-1-answer-2 = 0 monete, e 23 punti per Sam. Riprova.
step-1-answer-3 = Il visir in a2 vale 12. Annulla.
step-1-answer-4 = Hai pagato per giocare in testa: prendi il meglio. Annulla.
step-1-answer-5 = Meno di 18. Riprova: offri 5, e prendi i 23 punti.
step-1-done = 23 per 5 monete, e 23 che Sam non prende.
