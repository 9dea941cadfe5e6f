### Texts of the guide of a first game: what it asks for, what it says of the things that happen, its suggestions.
###
### A text for the person and one for the computer stand side by side: `own_…` and `their_…`.

##

guide = Guida
suggest = Un consiglio?
suggesting = Cerco un buon turno…
suggested = Consiglio: { $what }.
hide = Nascondi la guida
show = Richiama la guida
show-hint = Spiega ogni passo finché non lo conosci, e propone mosse.

first-game = La tua prima partita
first-game-hint = Giochi un’intera partita contro un novizio, un computer. Una guida dice che cosa fare e che cosa è successo, sempre meno via via che impari, e propone mosse.
play-first-game = Gioca la tua prima partita

## What is asked.

watch-bid = Ora offre { $name }. Chi paga di più gioca prima.
watch = Guarda dove { $name } finisce il turno, e che cosa resta per te.
bid = Fai un’offerta per il tuo primo turno. Il segnalino sulla casella più cara gioca per primo, ma ogni moneta che tieni è un punto.
last-bid = Ora offri per il tuo altro turno di questo round. Ogni moneta che tieni è un punto.
do-move = Prendi tutti i meeple di una tessera illuminata. L’ultimo deve finire dove c’è già il suo colore.
no-move = Non si può più prendere da nessuna tessera. Salta il movimento: la partita finisce dopo questo round.
do-drop = Lasciane uno su ogni tessera, mai subito indietro. Per scegliere tocca un colore nella mano; tieni per ultimo quello giusto.
last-drop = L’ultimo raggiunge { FORM($tribe, "the") }: li raccogli tutti. Se la tessera resta vuota, diventa tua.
trade = I mercanti prendono le prime carte della fila. Merci diverse insieme valgono di più.
build = I costruttori guadagnano monete: il loro numero moltiplicato per le tessere blu qui e intorno. Le monete sono punti.
build-fakirs = I costruttori guadagnano il loro numero moltiplicato per le tessere blu qui e intorno. Ogni fachiro che aggiungi vale un costruttore in più.
must-kill = Gli assassini uccidono un meeple a portata, o uno di { $name }. Una tessera svuotata senza cammello diventa tua.
may-kill = Nessuno è a portata. Ogni fachiro porta i tuoi assassini una tessera più in là; oppure non uccidi nessuno.
no-victim = Nessuno è a portata dei tuoi assassini. Vai avanti.
place-palm = Un’oasi riceve una palma. Vale punti per chi ha la tessera.
place-palace = Un villaggio riceve un palazzo. Vale punti per chi ha la tessera.
place-by-djinn = Scegli dove metterlo. Vale punti per chi ha quella tessera.
buy = Qui puoi comprare. Ogni nuovo tipo di merce fa valere di più la tua serie.
cannot-buy = Un mercato, ma ora non puoi comprare nulla. Vai avanti.
take-djinn = Qui i saggi possono farti avere un genio: i suoi punti, e un potere per il resto della partita.
no-djinn = I geni costano 2 saggi, o 1 saggio e 1 fachiro. Ora non puoi prenderne.
keep = Tieni uno dei geni che hai pescato: i suoi punti e il suo potere sono tuoi.
choose = Scegli una delle risposte nella barra.
sell = Vendi una serie di merci diverse, o tienile: valgono punti anche alla fine.
end = È tutto fatto. Guarda ancora una volta, poi chiudi il turno.

## Bids.

own-bid = Hai offerto { $price }. Chi offre di più gioca prima di te.
own-bid-before = { $yet ->
    [0] Hai offerto { $price } e giochi prima di { $name }.
   *[other] Hai offerto { $price } e per ora giochi prima di { $name }.
}
own-bid-between = Hai offerto { $price }: questo turno viene tra due turni di { $name }.
own-bid-after = { $yet ->
    [0] Hai offerto { $price }: { $name } gioca prima di questo turno.
   *[other] Hai offerto { $price }: per ora { $name } gioca prima di questo turno.
}
their-bid = { $name } ha offerto { $price }. Offri di più, e giochi prima.
their-zero = { $name } ha offerto 0. Offri di più, oppure anche tu 0: chi ci arriva per ultimo gioca prima degli altri.
their-bid-before = { $yet ->
    [0] { $name } ha offerto { $price } e gioca prima di te.
   *[other] { $name } ha offerto { $price } e per ora gioca prima di te.
}
their-bid-between = { $name } ha offerto { $price }: quel turno viene tra i tuoi due.
their-bid-after = { $yet ->
    [0] { $name } ha offerto { $price }: tu giochi prima.
   *[other] { $name } ha offerto { $price }: per ora tu giochi prima.
}
own-begin = Le offerte sono fatte: inizi tu.
their-begin = Le offerte sono fatte: inizia { $name }.

## The person's own turn.

took = Hai preso { $tile }: { $points } e { $tribe }.
ended = Hai finito in { $tile } con { $tribe }.
ended-among = Hai finito in { $tile } con { $tribe }. Lì restano altri meeple, quindi non è tua.
ended-own = Hai finito in { $tile }, una tua tessera, con { $tribe }.
ended-theirs = Hai finito in { $tile } con { $tribe }. La tessera resta di { $name }.
viziers-more = Visir: tu { $own }, { $name } { $theirs }. Averne di più vale 10 punti.
viziers-less = Visir: { $name } { $theirs }, tu { $own }. Averne di più vale 10 punti.
viziers-tie = Tu e { $name } avete lo stesso numero di visir: in caso di parità non c’è premio.
elders = I tuoi saggi valgono { $points }. Possono anche pagare i geni.
cards = Hai preso { $cards }. Merci diverse insieme valgono di più.
cards-fakirs = Hai preso { $cards }. I fachiri aiutano costruttori e assassini, e pagano i geni.
no-cards = Non restavano carte da prendere.
bought = Hai comprato { $cards } per { $coins }.
earned = I tuoi costruttori hanno guadagnato { $coins }, e ogni moneta è un punto.
earned-nothing = I tuoi costruttori non hanno guadagnato nulla: qui e intorno non c’è nessuna tessera blu.
sold = Hai venduto merci per { $coins }, e ogni moneta è un punto.
killed = I tuoi assassini hanno ucciso { $victims } in { $tile }.
killed-of = I tuoi assassini hanno ucciso { $victims } di { $name }.
emptied = In { $tile } non resta nessuno: è tua, per { $points }.
placed-own = { CAPITAL($piece) } in { $tile }: { $points } per te.
placed-theirs = { CAPITAL($piece) } in { $tile }: { $points } per { $name }, che ha la tessera.
placed = { CAPITAL($piece) } in { $tile }: vale punti per chi prende la tessera.
djinn = Hai preso { $djinn }: { $points } e un potere. Tocca la sua carta per leggerlo.

## What a turn leaves.

own-left = Hai lasciato { $tribe } in { $tile }: { $name } può finire lì un turno.
own-left-alone = Hai lasciato soltanto { $tribe } in { $tile }: { $name } può prendere quella tessera.
their-left = { $name } ha lasciato { $tribe } in { $tile }: puoi finire lì un turno.
their-left-alone = { $name } ha lasciato soltanto { $tribe } in { $tile }: puoi prendere quella tessera.
round-ended = Il round { $round } è finito. I segnalini fanno nuove offerte, nell’ordine in cui hanno giocato.
own-camels = { $n ->
    [one] Ti resta { $n } cammello. Il round in cui un giocatore piazza l’ultimo è il round finale.
   *[other] Ti restano { $n } cammelli. Il round in cui un giocatore piazza l’ultimo è il round finale.
}
their-camels = { $n ->
    [one] { $name } ha ancora { $n } cammello. Il round in cui un giocatore piazza l’ultimo è il round finale.
   *[other] { $name } ha ancora { $n } cammelli. Il round in cui un giocatore piazza l’ultimo è il round finale.
}
farewell = D’ora in poi parlo solo di ciò che è nuovo. La lampadina nella barra dà indizi quando vuoi.

## Suggestions.

way = prendi i meeple in { $from } e finisci in { $end } con { FORM($tribe, "the") }
way-by = prendi i meeple in { $from }, passa per { $by } e finisci in { $end } con { FORM($tribe, "the") }
by-with = { $tile } ({ $meeple })
way-on = tocca { $meeple } nella tua mano, poi { $tile }, e finisci in { $end } con { FORM($tribe, "the") }
