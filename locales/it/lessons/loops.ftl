### Testi della lezione «Giri».

title = Giri

step-1 =
    Non si torna subito indietro sulla tessera appena lasciata; anche la partenza conta come lasciata.

    Prendi i meeple in a1: un assassino in a2, il costruttore in b2. Poi prova a mettere il secondo assassino in a2.
step-1-hint-1 = a1, poi a2 con un assassino, poi b2 con il costruttore.
step-1-hint-2 = Ora tocca di nuovo a2.
step-1-answer-1 = Hai trovato un arrivo ammesso. Annullalo: questa volta prova a tornare in a2.
step-1-done = Rifiutato: vieni proprio da lì. Più avanti, in un cammino più lungo, puoi tornarci.

step-2 =
    Un cammino di cinque o più può tornare su una tessera, perfino alla partenza. Su quattro tessere, cinque meeple fanno tutto il giro e un passo in più.

    Parti da a1 e riunisci tre mercanti nell’oasi.
step-2-hint-1 = Un mercante è nell’oasi. I due nella tua mano ci vanno per primo e per ultimo.
step-2-hint-2 = Il tragitto: a2, b2, b1, a1, e ancora a2.
step-2-answer-1 = Un arrivo ammesso, ma non tre mercanti nell’oasi. Annulla, e parti da a1: il primo e l’ultimo che lasci sono mercanti, entrambi nell’oasi.
step-2-done = Tre mercanti in mano: uno era lì, due sono arrivati nello stesso movimento. Non è mai servito tornare subito indietro.

step-3 =
    Una coppia può nascere perfino durante il cammino. L’oasi è vuota, ma in a1 ci sono due assassini.

    Prendi i meeple in a1, lascia il primo assassino nell’oasi, fai il giro, e raggiungilo con il secondo.
step-3-hint-1 = Fai il giro delle quattro tessere a ovest.
step-3-hint-2 = Il tragitto: a2, b2, b1, a1, a2, con un assassino per primo e per ultimo.
step-3-answer-1 = Funziona, ma i due assassini devono incontrarsi nell’oasi. Annulla.
step-3-done = Sono entrambi in mano, e l’oasi è tua.

step-4 = Per strada hai lasciato meeple isolati. I tuoi due assassini arrivano a due passi: uccidi un meeple che sta da solo, e anche la sua tessera è tua.
step-4-hint-1 = Tocca una tessera con un solo meeple.
step-4-hint-2 = Il luogo sacro in b2 vale 10.
step-4-answer-1 = Su quella tessera resta qualcuno. Annulla, e scegline uno che sta da solo.
step-4-done = Due tessere in un turno.
