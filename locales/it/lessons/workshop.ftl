### Testi della lezione «Laboratorio e mercato».

title = Laboratorio e mercato

step-1 = Chi finisce in un laboratorio può prendere il primo oggetto per 1 artigiano o 2 fachiri. Tu e Sam avete due artigiani a testa. Come paghi?
step-1-hint-1 = Quanto vale un artigiano, e quanto un fachiro?
step-1-answer-1 = Un artigiano in meno: ora Sam ne ha di più, e il tuo scende da 3 punti a 2. Riprova.
step-1-answer-2 = Un oggetto per due fachiri costa poco. Annulla.
step-1-done = Pagano i fachiri, i tuoi artigiani tengono i loro 3 punti l’uno.

step-2 = Un mercato specializzato vende una qualsiasi delle carte scoperte per 4 monete. Hai pesce, grano e seta. Scegli.
step-2-hint-1 = Qui tutte le carte sono disponibili, anche l’ultima.
step-2-answer-1 = Non allunga la serie. Annulla.
step-2-answer-2 = La quarta merce vale 6 punti. Annulla.
step-2-done = Quattro merci diverse: 13.
