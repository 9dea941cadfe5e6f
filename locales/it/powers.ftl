### What the djinns and the items do, in words.

djinn-power = { $djinn ->
    [al-amin] Alla fine della partita ogni coppia di tuoi fachiri vale come una merce a tua scelta.
    [anun-nak] Metti 3 meeple a caso dal sacchetto su una tessera dove non c’è nulla.
    [baal] Ogni volta che si prende un altro genio: 1 moneta se lo prendi tu, 2 se lo prende un avversario.
    [boaz] I meeple davanti a te non si possono uccidere.
    [bouraq] Piazza un palazzo su un villaggio qualsiasi.
    [echidna] In questo turno i tuoi costruttori guadagnano il doppio.
    [enki] Piazza una palma su un’oasi qualsiasi.
    [ganapati] Ogni volta che si prende un capriccio: 1 moneta se lo prendi tu, 2 se lo prende un avversario.
    [geb] Alla fine della partita ogni tuo oggetto prezioso vale 3 punti in più.
    [hagis] Un palazzo che piazzi può andare invece su una tessera vicina.
    [haurvatat] Alla fine della partita le tue palme valgono 5 punti invece di 3.
    [iblis] I tuoi assassini uccidono 2 meeple su una tessera, o 2 davanti a un avversario.
    [jafaar] Alla fine della partita i tuoi visir valgono 3 punti invece di 1.
    [kali] 1 moneta per ogni segnalino avversario che spingi sul tracciato dell’ordine di turno, 2 ogni volta che un avversario spinge il tuo.
    [kandicha] Per ciò che uccidono i tuoi assassini: un mercante dà una carta (dal mazzo; con gli Artigiani la prima della fila), un costruttore le monete delle tessere blu intorno; un visir, un saggio o un artigiano passa a te, l’artigiano con un oggetto.
    [kumarbi] Quando fai un’offerta, ogni fachiro che scarti abbassa il prezzo di un gradino.
    [lamia] Una palma che piazzi può andare invece su una tessera vicina.
    [leta] Piazza un cammello su una tessera dove non c’è nulla.
    [marid] Per ogni meeple lasciato su una tua tessera: 1 moneta nel tuo movimento, 2 in quello di un avversario.
    [monkir] Per ogni palazzo piazzato: 1 moneta se lo piazzi tu, 2 se lo piazza un avversario.
    [nekir] Ogni volta che degli assassini uccidono: 1 moneta se sono tuoi, 2 se di un avversario.
    [ptah] Alla fine della partita ogni tuo artigiano vale 2 punti in più.
    [shamhat] Alla fine della partita i tuoi saggi valgono 4 punti invece di 2.
    [sibittis] Pesca 3 geni, tienine uno, scarta gli altri.
    [sloar] Prendi la prima carta del mazzo.
   *[utug] Piazza un cammello su una tessera dove ci sono solo meeple.
}

djinn-effect = { $djinn ->
    [al-amin] Alla fine, 2 fachiri sono 1 merce
    [anun-nak] 3 meeple a caso su una tessera vuota
    [baal] Genio preso: 1 moneta (altri: 2)
    [boaz] Nessuno uccide i meeple davanti a te
    [bouraq] Un palazzo su un villaggio qualsiasi
    [echidna] I tuoi costruttori: il doppio
    [enki] Una palma su un’oasi qualsiasi
    [ganapati] Capriccio preso: 1 moneta (altri: 2)
    [geb] Oggetti preziosi: +3 punti l’uno
    [hagis] Palazzo: anche su una tessera vicina
    [haurvatat] Palme: 5 punti, non 3
    [iblis] Assassini: 2 vittime nello stesso posto
    [jafaar] Visir: 3 punti, non 1
    [kali] Spingi: 1 moneta; ti spingono: 2
    [kandicha] Guadagni dalle vittime degli assassini
    [kumarbi] Offerte: un gradino in meno per fachiro
    [lamia] Palma: anche su una tessera vicina
    [leta] Un cammello su una tessera vuota
    [marid] Meeple su tua tessera: 1 moneta (altri: 2)
    [monkir] Palazzo piazzato: 1 moneta (altri: 2)
    [nekir] Uccisione: 1 moneta (altri: 2)
    [ptah] Artigiani: +2 punti l’uno
    [shamhat] Saggi: 4 punti, non 2
    [sibittis] Pesca 3 geni, tienine 1
    [sloar] Prendi la prima carta del mazzo
   *[utug] Un cammello dove ci sono solo meeple
}

item-power = { $item ->
    [jewel] 5 punti alla fine.
    [chest] 7 punti alla fine.
    [crown] 9 punti alla fine.
    [scimitar] Togli 2 meeple da una tessera.
    [lamp] Prendi gratis un genio scoperto, o il primo del mazzo.
    [flute] Porta fino a 5 meeple dalle tessere adiacenti su una tessera.
    [carpet] L’ultimo meeple di un movimento può volare su qualsiasi altra tessera.
    [ring] Prendi un oggetto dagli scarti.
    [talisman] Sposta un tuo cammello, o la tenda, su una tessera che non ne ha.
   *[horn] Riempi la fila di carte e mettila nell’ordine che vuoi.
}
