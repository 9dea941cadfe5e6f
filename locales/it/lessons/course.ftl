### Testi del corso: i capitoli e i titoli delle lezioni.

chapter-1 = Un nuovo Sultano
chapter-1-done = Sai abbastanza per una prima partita. Finisce con il round in cui un giocatore piazza l’ultimo cammello. Le monete sono segrete: «≥ 54» vuol dire almeno 54 punti.
lesson-aim = Un nuovo Sultano
lesson-move = Il movimento
lesson-control = Prendere una tessera
lesson-tribes = Le cinque tribù
lesson-tiles = Che cosa fanno le tessere
lesson-turn = Un turno intero
lesson-bidding = Le offerte
lesson-first-game = Si può giocare

chapter-2 = Tutto il movimento
chapter-2-done = Da ricordare: nessuna strada verso un vicolo cieco è mai aperta; un cammino lungo può tornare su una tessera; un cammello non ferma nessuno.
lesson-dead-end = Vicoli ciechi
lesson-loops = Giri
lesson-held = Tessere con un cammello

chapter-3 = Le tribù
chapter-3-done = Da ricordare: i visir gareggiano, i saggi pagano, i mercanti accumulano, i costruttori amano le tessere blu, gli assassini possono aprire una seconda tessera.
lesson-viziers = Visir
lesson-elders = Saggi
lesson-merchants = Mercanti
lesson-builders = Costruttori
lesson-assassins = Assassini
lesson-two-tiles = Due tessere insieme

chapter-4 = Le tessere
chapter-4-done = Da ricordare: villaggi e oasi crescono per chi li possiede, chiunque venga; un fachiro risparmia un saggio quando paghi un genio.
lesson-village-oasis = Villaggi e oasi
lesson-markets = I mercati
lesson-sacred-place = Il luogo sacro
lesson-powers = Poteri dei geni

chapter-5 = Round e punti
chapter-5-done = Da ricordare: l’ultimo che si unisce agli zeri gioca prima di loro; le serie crescono di valore; l’ultimo cammello chiude la partita.
lesson-zeros = Offerte da zero
lesson-selling = Serie e vendite
lesson-score-sheet = Il foglio dei punti
lesson-ending = La fine

chapter-6 = Tattica: il tuo turno
chapter-6-done = Da ricordare: fai lavorare sia la tribù sia la tessera, conta i passi, e guarda ciò che lasci: nessuno da solo, niente mucchi.
lesson-double-effect = Tribù e tessera
lesson-parity = Pari e dispari
lesson-guard = L’ultima guardia
lesson-leave-nothing = Non lasciare nulla
lesson-lone = Nessuno da solo
lesson-piles = Niente mucchi
lesson-own-djinns = I tuoi geni

chapter-7 = Tattica: tutta la partita
chapter-7-done = Da ricordare: offri quanto vale la prima scelta; mercanti, saggi e fachiri presto; uccidere visir tardi; chiudi la partita quando hai più punti. Così pensano i bravi giocatori.
lesson-turn-order = Giocare per primi
lesson-dear-zero = Quando lo zero è caro
lesson-scan = Esamina il tabellone
lesson-merchants-early = Mercanti, presto
lesson-elders-early = Saggi, presto
lesson-fakirs = Raccogli fachiri
lesson-hold-goods = Tenere o vendere
lesson-viziers-by-one = Uno in più
lesson-late-kills = Visir alla fine
lesson-set-up = Pochi meeple rimasti
lesson-rush = Volata

chapter-8 = Gli Artigiani
chapter-8-done = Sai abbastanza per giocare con gli Artigiani: attivali dove si prepara una partita.
lesson-mountains = Montagne e precipizio
lesson-artisans = Artigiani e oggetti
lesson-workshop = Laboratorio e mercato
lesson-tent = La tenda

chapter-9 = I Capricci
chapter-9-done = Sai abbastanza per giocare con i Capricci, da soli o insieme agli Artigiani, e fino a cinque giocatori: in cinque, i prezzi 1, 3 e 5 ospitano due segnalini ciascuno.
lesson-cities = Città favolose
lesson-lake = Il grande lago
lesson-whims = Capricci

chapter-10 = I geni
chapter-10-done = Hai incontrato tutti i geni. In partita un tocco sulla carta ricorda il suo potere.
lesson-djinn-al-amin = Al-Amin
lesson-djinn-anun-nak = Anun-Nak
lesson-djinn-baal = Ba’al
lesson-djinn-boaz = Boaz
lesson-djinn-bouraq = Bouraq
lesson-djinn-echidna = Echidna
lesson-djinn-enki = Enki
lesson-djinn-hagis = Hagis
lesson-djinn-haurvatat = Haurvatat
lesson-djinn-iblis = Iblis
lesson-djinn-jafaar = Jafaar
lesson-djinn-kandicha = Kandicha
lesson-djinn-kumarbi = Kumarbi
lesson-djinn-lamia = Lamia
lesson-djinn-leta = Leta
lesson-djinn-marid = Marid
lesson-djinn-monkir = Monkir
lesson-djinn-nekir = Nekir
lesson-djinn-shamhat = Shamhat
lesson-djinn-sibittis = Sibittis
lesson-djinn-sloar = Sloar
lesson-djinn-utug = Utug
lesson-djinn-geb = Geb
lesson-djinn-ptah = Ptah
lesson-djinn-ganapati = Ganapati
lesson-djinn-kali = Kali

chapter-11 = Oggetti magici
chapter-11-done = Hai incontrato tutti gli oggetti magici. In partita un tocco su un oggetto ricorda a che cosa serve.
lesson-item-scimitar = Scimitarra ardente
lesson-item-lamp = Lampada favolosa
lesson-item-flute = Flauto incantato
lesson-item-carpet = Tappeto volante
lesson-item-ring = Anello della rinascita
lesson-item-talisman = Talismano della tempesta
lesson-item-horn = Corno dell’abbondanza
