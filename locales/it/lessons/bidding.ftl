### Testi della lezione «Le offerte».

title = Le offerte

step-1 = Ogni round inizia con le offerte: chi paga di più sceglie per primo sul tabellone. Gioca prima di Olivier, spendendo poco.
step-1-hint-1 = I prezzi sono 0, 1, 3, 5, 8, 12 e 18.
step-1-answer-1 = In testa, ma per più del necessario: una moneta è un punto. Riprova.
step-1-answer-2 = Costa poco, ma Olivier gioca prima di te. Riprova.
step-1-done = Si paga subito: 8 monete sono 8 punti.

step-2 = In due, ciascuno ha due segnalini e due turni. Fai offerte per giocare all’inizio e alla fine.
step-2-hint-1 = Sam è su 3 e su 1. Quale casella sta appena sopra, quale sotto?
step-2-hint-2 = Offri 5, poi 0.
step-2-answer-1 = In testa, ma bastava 5. Riprova.
step-2-answer-2 = Non è l’inizio e la fine. Riprova.
