### Testi della lezione «Enki».

title = Enki

step-1 = Enki, 8 punti: per un saggio o un fachiro piazzi una palma su un’oasi qualsiasi. Fallo, senza perdere punti nel pagare.
step-1-hint-1 = Il tuo cammello è nell’oasi a est.
step-1-hint-2 = Un fachiro non vale punti, quindi paga con quello.
step-1-answer-1 = Un saggio pagato sono 2 punti in meno. Annulla.
step-1-answer-2 = La palma non è su una tua tessera. Annulla.
step-1-done = 3 punti per un fachiro.
