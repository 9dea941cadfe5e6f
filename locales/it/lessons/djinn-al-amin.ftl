### Testi della lezione «Al-Amin».

title = Al-Amin

step-1 = Al-Amin, 5 punti: alla fine della partita ogni due tuoi fachiri valgono come una merce a tua scelta. Hai tre fachiri, pesce e grano. Quale carta ti serve di più?
step-1-hint-1 = Tre fachiri fanno una coppia. E quattro?
step-1-answer-1 = Una seconda merce uguale inizia un’altra serie. Annulla.
step-1-answer-2 = Qui c’è qualcosa da guadagnare. Annulla.
step-1-done = Quattro fachiri sono due merci: con pesce e grano una serie di quattro, che vale 13 invece di 7. In una vendita non funziona.
