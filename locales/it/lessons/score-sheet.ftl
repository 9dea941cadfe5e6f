### Testi della lezione «Il foglio dei punti».

title = Il foglio dei punti

step-1 =
    Il foglio dei punti conta monete, visir, saggi, geni, merci, tessere, palme e palazzi. I fachiri non contano nulla, ma servono a pagare.

    Alza di 3 la riga delle palme: una la piazza Enki.
step-1-hint-1 = Una palma vale punti per chi controlla la tessera.
step-1-hint-2 = Tocca Enki, paga con un fachiro, poi tocca la tua oasi in a3.
step-1-answer-1 = Un saggio vale 2 punti, un fachiro nessuno. Annulla, e paga con un fachiro.
step-1-answer-2 = Bouraq alza un’altra riga: i palazzi. Annulla.
step-1-answer-3 = Quell’oasi non è tua: la sua palma conta per chi la possiede. Annulla.
step-1-done = 3 punti in quella riga. Il tuo pannello e il foglio dei punti mostrano la somma in ogni momento.

step-2 = Ora alza di 5 la riga dei palazzi: uno lo piazza Bouraq.
step-2-hint-1 = Quale villaggio è tuo?
step-2-hint-2 = Tocca Bouraq, paga con un fachiro, poi tocca b3.
step-2-answer-1 = Un saggio vale 2 punti, un fachiro nessuno. Annulla, e paga con un fachiro.
step-2-answer-2 = Quel villaggio non è tuo. Annulla.
step-2-done = I tuoi fachiri sono spesi, i tuoi punti sono saliti di 8.

step-3 = Un movimento, e tre cose che valgono punti. Guadagnane almeno 15.
step-3-hint-1 = I saggi valgono 2 l’uno. E la tessera?
step-3-hint-2 = Un’oasi svuotata vale 8, e vi si piazza una palma.
step-3-answer-1 = Meno di 15. Riprova: quale tessera si può svuotare?
step-3-answer-2 = Meno punti. Annulla, e cerca una tessera che si possa svuotare.
step-3-done = 6 per i saggi, 8 per l’oasi, 3 per la palma: 17.
