### Testi della lezione «Tenere o vendere».

title = Tenere o vendere

step-1 = Fino alla settima, ogni merce aggiunta a una serie vale più della precedente: la quinta 8 punti, la sesta 9, la settima 10. Ne hai quattro diverse, 9 monete, e la fila ne mostra tre nuove. E adesso?
step-1-hint-1 = Una serie venduta ricomincia da uno.
step-1-answer-1 = 13 monete adesso, ma la prossima merce varrà 1 invece di 8. Annulla.
step-1-done = Tenute. Alla fine della partita le merci valgono quanto in una vendita.

step-2 = Ma le offerte si pagano con monete, non con merci. Non hai più monete, e al prossimo round vuoi offrire 3. Vendi il meno possibile.
step-2-hint-1 = Quali merci non sono comunque in una serie lunga?
step-2-hint-2 = Hai due volte pesce e grano.
step-2-answer-1 = Così spezzi la tua serie di quattro, o ricavi troppo poco. Annulla.
step-2-answer-2 = Senza monete non avrai scelta nelle prossime offerte. Riprova.
step-2-done = 3 monete dai doppioni; la serie di quattro è intera.
