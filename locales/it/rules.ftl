### The rules that refusals and cards cite: a short name, and the rule in words for the help.

name = { $id ->
    [1.6] geni che fruttano monete
    [R-B1] caselle libere
    [R-B4] offerte con Kumarbi
    [R-B6] segnalini spinti
    [R-T1] chi può muovere deve farlo
    [R-T2] quando usare poteri e oggetti
    [R-T3] quando pagare Echidna, Iblis, Hagis e Lamia
    [R-T4] l’azione della tessera
    [R-T9] precipizio e lago
    [R-M1] un passo alla volta
    [R-M2] mai subito indietro
    [R-M4] l’ultimo meeple
    [R-M5] niente vicoli ciechi
    [R-A1] vittime a portata
    [R-A4] due vittime con Iblis
    [R-A6] vittime con Kandicha
    [R-W1] prendere un capriccio
    [R-W2] giocare un capriccio
    [R-S2] punti dei visir
    [R-S3] punti dei saggi
    [R-S6] punti di palme e palazzi
    [R-S8] punti delle merci
    [R-S9] punti degli artigiani
    [R-S10] punti degli oggetti
   *[other] { "" }
}

words = { $id ->
    [1.6] Ba’al, Marid, Monkir, Nekir, Kali e Ganapati portano monete ogni volta che accade ciò che dice la loro carta: 1 moneta se lo fai tu, 2 se lo fa un avversario.
    [R-B1] Per fare un’offerta metti il tuo segnalino su una casella libera del tracciato dell’ordine di turno e paga subito il prezzo. Un prezzo ospita un segnalino; lo 0 ne ospita tre, e in cinque giocatori 1, 3 e 5 ne ospitano due.
    [R-B4] Chi ha Kumarbi può scartare fachiri in un’offerta: ognuno abbassa il prezzo di un gradino, fino a 0.
    [R-B6] Kali conta ogni segnalino che una spinta sposta, una volta per spinta: 1 moneta per un segnalino avversario che spingi tu, 2 per un tuo segnalino spinto da un avversario. Il tuo secondo segnalino non conta.
    [R-T1] Se hai una mossa ammessa devi farne una. Se non ne hai, la salti, e questo round è l’ultimo.
    [R-T2] Nel tuo turno puoi usare una volta ogni potere che costa, e un oggetto magico. Non mentre hai in mano dei meeple per il movimento, e non mentre ti aspetta un’altra scelta. Ciò che non avrebbe effetto non si può usare.
    [R-T3] Paghi Echidna o Iblis appena prima che agiscano costruttori o assassini, e Hagis o Lamia mentre piazzi il palazzo o la palma su una tessera vicina. Dove il pezzo può andare anche senza di loro, non paghi nulla.
    [R-T4] Su un villaggio devi piazzare un palazzo, su un’oasi una palma, se ce ne sono nella riserva. In una città prendi il suo capriccio. Ai mercati, nei luoghi sacri e nei laboratori scegli se pagare.
    [R-T9] Sul precipizio e sul grande lago non può esserci nulla: né meeple, né cammelli, né palme, né palazzi.
    [R-M1] Prendi tutti i meeple di una tessera e lasciali uno a uno, ciascuno su una tessera che ha un lato in comune con la precedente. Mai in diagonale, mai oltre una montagna, mai sul precipizio o sul lago. Tessere vuote e tessere con cammelli si possono attraversare.
    [R-M2] Il meeple successivo non può essere lasciato sulla tessera da cui vieni; anche la tessera di partenza conta come lasciata. Più avanti nel movimento puoi tornare su qualsiasi tessera.
    [R-M4] L’ultimo meeple deve raggiungerne un altro del suo colore, che era già sulla tessera o vi è stato lasciato nello stesso movimento.
    [R-M5] Lasci i colori nell’ordine che vuoi, purché l’ultimo meeple possa ancora raggiungerne un altro del suo colore. Un passo dopo il quale non può più non è ammesso.
    [R-A1] Gli assassini uccidono un meeple: su una tessera lontana al massimo quanti sono gli assassini più i fachiri che scarti, contando lungo righe e colonne, oppure un visir, un saggio o un artigiano davanti a un avversario senza Boaz. Se puoi uccidere senza fachiri, devi.
    [R-A4] Con Iblis i tuoi assassini uccidono due meeple su una tessera, o due davanti a un avversario. Se ce n’è uno solo, quello.
    [R-A6] Per ogni meeple che uccidi: un mercante dà la prima carta del mazzo (con gli Artigiani la prima carta della fila), un costruttore 1 moneta per ogni tessera blu tra la sua e quelle intorno. Un visir, un saggio o un artigiano passa a te; per un artigiano prendi anche il primo oggetto.
    [R-W1] Se il tuo movimento finisce in una città, prendi il capriccio che vi si trova. Passarci soltanto, o prendere la città con un’uccisione, non conta.
    [R-W2] Puoi giocare un capriccio dalla mano, per le sue monete, quando la sua condizione è soddisfatta: nel tuo turno, tranne durante il movimento, o appena prima della tua offerta. Alla fine della partita avviene da sé.
    [R-S2] Ogni visir vale 1 punto (3 con Jafaar), e ricevi 10 per ogni avversario che ha meno visir. In parità non c’è premio.
    [R-S3] Ogni saggio davanti a te vale 2 punti, 4 con Shamhat.
    [R-S6] Ogni palma sulle tue tessere vale 3 punti (5 con Haurvatat), ogni palazzo 5; il doppio sulle tessere intorno al grande lago.
    [R-S8] Le serie di merci diverse valgono come in una vendita, divise nel modo migliore. Con Al-Amin ogni 2 fachiri valgono come una merce a tua scelta.
    [R-S9] Ogni artigiano davanti a te vale 2 punti, 3 se nessuno ha più artigiani di te. Con Ptah ognuno vale 2 in più.
    [R-S10] Ogni oggetto prezioso vale il suo numero, 3 in più con Geb. Gli oggetti magici alla fine non valgono nulla.
   *[other] { "" }
}
