### Testi della lezione «Città favolose».

title = Città favolose

step-1 =
    Le città valgono insieme: nessuna 0, una 5, due 20, tre 45, quattro 80, cinque 125. Ognuna vale più della precedente.

    Due sono tue. Prendine una terza.
step-1-hint-1 = Due saggi sono nella città in mezzo.
step-1-hint-2 = Il saggio del villaggio accanto può svuotarla.
step-1-answer-1 = La terza città non è ancora tua. Annulla.
step-1-done = Da 20 a 45: 25 punti. Una quarta ne porterebbe altri 35. Le città blu contano per i costruttori come ogni tessera blu, quelle rosse per le tende.
