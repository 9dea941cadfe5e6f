### Testi della lezione «Anun-Nak».

title = Anun-Nak

step-1 =
    Anun-Nak, 8 punti: per un saggio o un fachiro, tre meeple del sacchetto vanno su una tessera dove non c’è nulla. In questo sacchetto ci sono solo visir.

    Usalo in modo da poter prendere il luogo sacro che vale 10.
step-1-hint-1 = Prima il potere, pagato con il fachiro: un saggio finirebbe nel sacchetto. Poi il movimento.
step-1-hint-2 = Tre visir in b1, e il visir in a1 li raggiunge.
step-1-answer-1 = Sono dove il tuo visir non può raggiungerli con un passo. Riprova.
step-1-answer-2 = Nel luogo sacro non c’è ancora un cammello. Annulla.
step-1-done = Quattro visir, e una tessera che vale 10. In partita non sai che cosa darà il sacchetto; puoi però leggere che cosa contiene.
