### Testi della lezione «Capricci».

title = Capricci

step-1 =
    Su ogni città c’è una carta capriccio finché qualcuno non la prende: un desiderio, e le monete che porta. Una nuova arriva dopo il round. Chi finisce un movimento nella città prende la carta in mano, e da allora gli altri non la vedono.

    Prendi il capriccio.
step-1-hint-1 = È nella città a ovest.
step-1-hint-2 = Da b2: prima il visir, poi il saggio in a1.
step-1-answer-1 = Lì non ci sono capricci. Annulla.
step-1-done = Conta solo finirci, non passarci.

step-2 =
    Hai il capriccio Villaggi: due villaggi tuoi, 10 monete. Ne controlli uno. Nel tuo turno, o appena prima della tua offerta, puoi giocare un capriccio la cui condizione è soddisfatta.

    Prendi un secondo villaggio, e gioca il capriccio.
step-2-hint-1 = Il saggio in c1 può svuotare il villaggio accanto.
step-2-hint-2 = Poi tocca il capriccio.
step-2-answer-1 = Il secondo villaggio non è ancora di nessuno. Annulla.
step-2-done = 10 monete. Un capriccio la cui condizione è soddisfatta alla fine della partita si gioca da solo; gli altri non valgono nulla.
