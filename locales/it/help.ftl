### Texts of the help: the rules in brief, the gestures and the keys.

parts = Parti dell’aiuto

in-brief = Le regole in breve
aim = Lo scopo
aim-text = Finisci con più punti di tutti: contano monete, meeple tenuti, geni, tessere, palme, palazzi e merci. Quando qualcuno ha piazzato l’ultimo cammello (e la tenda), o non può muovere, il round si gioca fino in fondo e la partita finisce.

round = Un round
bid = Metti il tuo segnalino su una casella libera del tracciato dell’ordine di turno e paga subito il prezzo: chi paga di più gioca per primo. Sullo 0 stanno in tre; lì l’ultimo arrivato gioca prima degli altri. In 2 ciascuno ha due segnalini, e quindi due turni.
walk = Prendi tutti i meeple di una tessera e lasciali uno a uno, ciascuno su una tessera accanto alla precedente: mai in diagonale, mai subito indietro sulla tessera appena lasciata. L’ultimo deve raggiungerne un altro del suo colore. Chi può muovere deve farlo.
collect = Raccogliere
collect-text = Tutti i meeple di quel colore sull’ultima tessera passano nella tua mano. Se così non vi resta nessun meeple e nessun cammello, piazzi lì un tuo cammello: la tessera è tua, e solo un oggetto magico può spostarlo.
tribe = I meeple raccolti fanno ciò che fa la loro tribù.
tile = L’ultima tessera fa ciò che fa il suo tipo, di chiunque sia. Un palazzo o una palma vanno piazzati per forza; comprare o prendere un genio dipende da te.
sale = Se vuoi, vendi serie di merci diverse in cambio di monete.
end = Poi gioca il segnalino successivo. Dopo l’ultimo si riempiono le file di carte e di geni, e si fanno nuove offerte.

tribes = Tribù
tribes-text = Visir, saggi e artigiani restano davanti a te; gli altri tornano nel sacchetto.
fakirs = Un fachiro è una carta che aiuta: un costruttore in più, un passo in più per gli assassini, o al posto di un saggio quando paghi un genio. Non si può vendere e non vale punti.

tiles = Tessere
tiles-text = Il numero è quanto vale la tessera per chi ci ha sopra un cammello. I costruttori contano quelle blu, con il quadrato.

expansions = Espansioni
expansions-text = Gli Artigiani aggiungono oggetti e una tenda, i Capricci aggiungono città e capricci; con entrambi il tabellone ha 42 tessere. Con l’una o l’altra si può giocare in cinque: sul tracciato 1, 3 e 5 hanno allora posto per due segnalini.
tent-text = Una volta per partita può prendere una tessera al posto di un cammello. Vale la tessera, e 1 punto per ogni tessera rossa tra la sua e le 8 intorno.
items = Oggetti
items-text = I preziosi valgono punti alla fine. I magici si usano una volta: uno per turno, nei momenti dei poteri, il tappeto prima del movimento o durante. Toccane uno per usarlo. Gli altri non li vedono.
whims = Capricci
whims-text = Si prendono dove un movimento finisce in una città, e restano nascosti in mano. Quando la condizione è soddisfatta, gioca il capriccio per le sue monete: nel tuo turno, o prima della tua offerta. Un capriccio soddisfatto alla fine della partita si gioca allora da solo.
cities = 5, 20, 45, 80 o 125 per 1–5 città
artisans = 2 l’uno, 3 se nessuno ne ha di più
items-score = Il numero su ogni oggetto prezioso
tent-score = 1 per ogni tessera rossa tra la sua e le 8 intorno

scoring = Punti
points = Punti
coins = 1 l’una
viziers = 1 l’uno, e 10 per ogni avversario che ne ha meno
elders = 2 l’uno
djinns = Il numero sulla carta
owned = Il numero su ogni tessera con il tuo cammello o la tua tenda
palms = 3 l’una, sulle tue tessere; doppio presso il lago
palaces = 5 l’uno, sulle tue tessere; doppio presso il lago
goods = Serie di merci diverse, divise nel modo migliore
sets = Quanto vale una serie, in monete se venduta, in punti alla fine
set-of = Serie di
worth = Valore
rules = Le regole, una per una
rules-text = Qui portano il link accanto a un rifiuto e quello su una carta.
rule = { CAPITAL($name) }

tie = Chi è in parità condivide la vittoria.

page = Su questa pagina
page-bid = Tocca un prezzo per vedere l’ordine che ne verrebbe; il pulsante ne fa la tua offerta.
tap = Tocca una tessera
tap-text = Tocca una tessera illuminata per prendere i suoi meeple, poi le tessere dove lasciarli. Un solo gesto da una tessera all’altra fa entrambe le cose.
several = Più colori
several-text = Delle figure sulla tessera li mostrano: tocca quella che intendi. Su uno schermo piccolo il tocco chiede quale.
straight = Dritto alla fine
straight-text = Se un solo tragitto porta a un arrivo mostrato, toccalo, e i meeple si dispongono lungo quel tragitto.
colour = Prima il colore
colour-text = Tocca un colore nella tua mano: restano illuminate solo le sue tessere, e dei quadrati mostrano dove il movimento può finire con quel colore. Oppure trascina un meeple su una tessera.
why = Perché non qui?
why-text = Tocca una tessera spenta: dice perché, e la barra rimanda alla regola. Ciò che porterebbe in un vicolo cieco non è mai illuminato.
look = Prima guarda
look-text = Ferma il mouse su una tessera illuminata, o tienici sopra il dito: prima ancora di prendere qualcosa, dei quadrati mostrano dove può finire il movimento, e delle lettere con quale tribù.
enlarge = Che tessera è?
enlarge-text = Tieni il dito su una tessera qualsiasi, o cliccala con l’altro tasto del mouse: appare grande, con il nome e ciò che fa. Non gioca nulla, e funziona anche mentre giocano gli altri.
last = L’ultimo meeple
last-text = Ogni tessera illuminata mostra che cosa porta finire lì: i meeple e il loro guadagno, un cammello, l’effetto della tessera.
market-text = Tocca una carta illuminata per comprarla; in un mercato grande toccane due.
djinns-text = Toccane uno per leggerlo. Se uno dei tuoi è illuminato, ora puoi usarlo.
undo-text = Un passo indietro. Lo stesso fa un tocco con due dita sul tabellone.
whole-move = Tutto il movimento indietro
whole-move-text = Tocca la tessera da cui è partito, se non è illuminata, o premi Esc.
reset-text = Tutto torna all’inizio del turno, o a ciò che nel frattempo è stato rivelato.
barrier = Senza ritorno
barrier-text = Un pulsante con il lucchetto rivela qualcosa, o chiude un’offerta o un turno: lì ci si ferma con l’annullare.
end-text = Un turno non finisce mai da solo: è tuo finché non tocchi questo pulsante.
log-text = Tocca una riga per vedere le sue tessere. Se il tavolo è d’accordo, la partita può tornare a qualsiasi suo turno.

keyboard = Tasti
key-head = Tasto
does = Che cosa fa
key-tab = Alla parte successiva della pagina; l’intero tabellone è una parte
key-arrows = Di tessera in tessera; dove si possono prendere meeple, si vedono gli arrivi
key-row = Alla prima o all’ultima tessera della riga
key-corner = Alla prima o all’ultima tessera del tabellone
key-enter = Fa ciò che fa un tocco
key-enlarge = Mostra la tessera in grande, con il nome e ciò che fa
key-letters = Sul tabellone o nella mano: prima quel colore
key-escape = Lascia ciò che è scelto a metà, altrimenti tutto il movimento; chiude una finestra come questa
key-mac = Su un Mac, Cmd fa ciò che fa Ctrl.

tribe-more = { $meeple ->
    [vizier] In parità non c’è premio.
    [elder] Quelli con cui paghi vanno nel sacchetto e non valgono più punti.
    [merchant] Non scegli: merci e fachiri arrivano come si trovano.
    [builder] L’ultima tessera conta come le 8 intorno.
    [assassin] Portata: un passo lungo una riga o una colonna per ogni assassino, e uno per ogni fachiro che scarti. Una tessera svuotata così diventa tua, se non c’è un cammello.
   *[artisan] Gli oggetti scartati restano scoperti; non si rimescolano mai.
}

tile-more = { $kind ->
    [village] Porta 5 punti al proprietario della tessera.
    [sacred-place] Un potere che costa si può usare una volta per turno, già da questo turno.
    [oasis] Porta 3 punti al proprietario della tessera.
    [small-market] Le prime sono quelle più a sinistra; i vuoti restano fino alla fine del round.
    [large-market] Se ne resta una sola, costa comunque 6.
    [workshop] Ha montagne su due lati: nessun movimento le attraversa. Portata e dintorni le ignorano.
    [specialised-market] Tra tutte quelle scoperte.
    [chasm] Nessun movimento ci passa.
    [city] Le tue città insieme valgono 5, 20, 45, 80 o 125.
   *[great-lake] Nessun movimento ci passa.
}

key = { $key ->
    [Control] Ctrl
    [Escape] Esc
    [PageUp] Pag su
    [PageDown] Pag giù
   *[other] { $key }
}
