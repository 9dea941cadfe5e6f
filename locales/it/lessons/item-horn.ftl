### Testi della lezione «Corno dell’abbondanza».

title = Corno dell’abbondanza

step-1 =
    Il corno dell’abbondanza riempie la fila di carte e te la fa mettere in qualsiasi ordine. Due mercanti ti porteranno poi le prime due carte.

    Hai pesce. Fai in modo che portino due merci nuove.
step-1-hint-1 = Prima il corno, poi il movimento.
step-1-hint-2 = Tocca prima oro e avorio; poi porta il mercante in b2 da quello in b1.
step-1-answer-1 = Hanno portato altro. Riprova.
step-1-answer-2 = Niente mercanti. Annulla.
step-1-done = Pesce, oro e avorio: una serie che vale 7 invece di 1.
