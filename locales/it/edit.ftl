### Texts of the editor, and of the faults of a position.

##

edit = Prepara una posizione

## Short enough for one line beside the other buttons of the first page.

open-editor = Prepara una posizione
edit-this = Modifica questa posizione
edit-this-hint = Una copia del tavolo per l’editor, con tutto ciò che è nascosto. Questa partita resta com’è; si conserva anche ciò che è nell’editor.

## The board and the brushes.

put = Metti
take-off = Togli
way = Che cosa fa un tocco
brushes = Che cosa mettere sul tabellone
meeples = Meeple
pieces = Pezzi
tiles = Tessere
broom = Svuota la tessera
left = ne restano { $n }
camel-of = Cammello: { $name }
tent-of = Tenda: { $name }
keys = Le frecce percorrono il tabellone, Invio mette, Canc toglie. Anche il tasto destro del mouse toglie.
letters = Una lettera mette un meeple, con Maiusc lo toglie: { $list }.
letter-of = { $letter } { $tribe }
rows-as-text = Il tabellone come testo
rows-hint = Una riga per ogni fila, prima quella a nord, una parola per ogni tessera: { $tile } è un mercato piccolo 6 con un mercante e un costruttore. ^1 è una palma, #1 un palazzo, @0 un cammello del primo giocatore.
sweep = Svuota il tabellone
empty = Inizia dal vuoto
deal = Distribuisci di nuovo
before = Che cosa c’era prima della copia
columns = Colonne
rows = Righe
less = { $what }: meno
more = { $what }: più

## The table.

the-table = Il tavolo
player-count = Giocatori
players = Giocatori
begins-with = Inizia con
a-bid = Un’offerta
a-turn = Un turno
as-it-was = Così com’è: a metà turno
has-ended = Così com’è: partita finita
whose = Di chi
round = Round
last-round = Questo è l’ultimo round
fills = Tutto il resto è nel sacchetto, nei mazzi e nella riserva
fills-hint = Come a un vero tavolo. Altrimenti in gioco c’è solo ciò che ci metti: per piccoli esercizi.
empty-stock = Svuota sacchetto, mazzi e riserva
markers = Segnalini
markers-hint = Il primo dell’ordine d’asta fa l’offerta; in un turno, chi inizia il turno ci va. Chi paga di più gioca per primo.
put-on = { $track }: metti il segnalino di { $name }
bid-order = Ordine d’asta
spot = Ordine di turno, { $price }
name = Nome
coins = Monete
camels = Cammelli rimasti
tent = Tenda rimasta
stock = Sacchetto e riserva

## Cards.

cards = Carte
market = Fila di carte
deck = Mazzo delle carte
discard = Carte scartate
djinn-row = Geni scoperti
djinn-deck = Mazzo dei geni
djinn-discard = Geni scartati
djinns = Geni
item-deck = Pila degli oggetti
item-discard = Oggetti scartati
items = Oggetti
whim-deck = Mazzo dei capricci
city-whims = Capricci per le città
whims = Capricci in mano
fulfilled = Capricci soddisfatti
goods = Merci e fachiri
add = Aggiungi:
add-to = { $zone }: aggiungi
taken-from = da: { $place }
of-player = { $zone }, { $name }
remove = Togli: { $what }
nothing-there = niente
empty-zone = Togli tutto

## Faults.

over = È tutto a posto. La partita è finita: per giocare ancora, falla iniziare con un’offerta o un turno.
sound = È tutto a posto: così si può giocare.
fault-count = { $n ->
    [one] { $n } cosa da sistemare
   *[other] { $n } cose da sistemare
}
faults = Che cosa non va
play = Gioca da qui
play-sure = Prima sistema ciò che è elencato.
text-and-link = Testo e link
truth = Testo e link contengono tutto, anche ciò che un giocatore non vedrebbe.
text-out = Come testo
position = La posizione
as-link = Come link
text-in = Da testo
take-text = Metti questo sul tabellone
text-hint = Incolla una posizione, una registrazione o una partita salvata: prende il posto di ciò che c’è qui. Si può annullare. Una lezione si apre con tutti i suoi passi, al posto di quella qui sotto.
kept-unread = Ciò che era rimasto qui non si può leggere. È qui sotto, in «Da testo», e resta finché non cambi la posizione.
fleeting = Questo browser non lascia conservare nulla alla pagina: copia il testo prima di uscire.
unread = Questo non si può leggere
other-text = È arrivato un testo mentre qui ce n’era un altro. Restano entrambi finché non lasci questa pagina.
show-other-text = Mostra l’altro testo

lesson-step = Crea una lezione
lesson-hint = Ciò che scrivi, la posizione e il modo in cui giochi diventano un file di lezione: per il tuo sito, o per il corso.
steps = Passi
step = Passo { $n }
add-step = Aggiungi un passo
add-step-hint = Un nuovo passo inizia dove finisce il percorso di questo. Il tabellone mostra la posizione del passo a cui sei.
remove-step = Togli questo passo
hints-in = Indizi ({ $language }), uno per riga
done-in = Quando l’obiettivo è raggiunto ({ $language })
mistakes = Errori
mistakes-hint = Gioca ciò che chi impara potrebbe fare invece, e scrivi che cosa dice allora la lezione.
record-mistake = Gioca un errore
record-mistake-hint = Gioca ciò che chi impara non deve fare. Poi indica da che cosa si riconosce, e torna a scrivere che cosa dice la lezione.
what-tells = Da che cosa si riconosce l’errore
use-mistake = Usa questo errore
say-in = All’errore { $n } ({ $language })
remove-mistake = Togli l’errore { $n }
at-least = Almeno
target-coins = { $n ->
    [one] { $name } guadagna almeno { $n } moneta
   *[other] { $name } guadagna almeno { $n } monete
}
target-fakirs = { $n ->
    [one] { $name } guadagna almeno { $n } fachiro
   *[other] { $name } guadagna almeno { $n } fachiri
}
target-kept = { $name } guadagna almeno { $kept }
fault-of-step = Passo { $n }: { $what }
title-in = Titolo ({ $language })
step-text-in = Testo ({ $language })
one-language = Chi legge in un’altra lingua vede il testo inglese, altrimenti il primo.
add-language = Scrivi anche in
remove-language = Senza { $language }
record-solution = Gioca il percorso verso l’obiettivo
record-other-solution = Gioca un altro percorso
record-solution-hint = Gioca ciò che deve fare chi impara. Poi indica che cosa conta, e torna indietro.
what-counts = Che cosa va raggiunto
nothing-played = Non è ancora stato giocato nulla.
use-way = Usa questo percorso e questo obiettivo
to-editor = Torna all’editor
no-goal = Senza obiettivo il passo si legge soltanto.
has-goal = { $n ->
    [one] L’obiettivo c’è; il percorso ha { $n } azione.
   *[other] L’obiettivo c’è; il percorso ha { $n } azioni.
}
forget-goal = Senza obiettivo
stale = Ciò che era stato giocato non si adatta più a questa posizione: giocalo di nuovo.
say-first = Scrivi che cosa dice la lezione a ogni errore.
lesson-file = Il file della lezione
write-first = Scrivi un titolo e un testo, e sistema ciò che non va nella posizione.
try-lesson = Provala come chi impara
preview-place = Dove la trova chi impara
preview-here = Qui
preview-phone = Telefono
preview-width = Larghezza della colonna in pixel
preview-size = Larga { $width } pixel, alta { $height }: tanto spazio è riservato sulla pagina.
preview-frame = La lezione su un’altra pagina
target-played = { $n ->
    [one] esattamente questa azione
   *[other] esattamente queste { $n } azioni
}

target-holds = { $name } ha { $tile }
goal-said = { CAPITAL($what) }
target-gains = { $n ->
    [one] { $name } guadagna almeno { $n } punto
   *[other] { $name } guadagna almeno { $n } punti
}

all-of = { CAPITAL($what) }: { $found }, e ce ne sono solo { $most }
on-tile = { $tile }: { $what }
wrong-count = { $players } giocatori: si gioca da 2 a { $most }
five-need = In cinque serve un’espansione
not-kept = { $name }: davanti a un giocatore restano solo visir, saggi e artigiani
owner = il cammello di nessun giocatore
of-expansion = questa tessera è di un’espansione che non è in gioco
impassable = qui non può esserci nulla
homeless = i capricci stanno solo nelle città
no-value = nessuna tessera di questo tipo ha questo valore
twice = { $djinn } c’è più di una volta
foreign = { $djinn } è di un’espansione che non è in gioco
face-up = Carte scoperte
markers-of = Segnalini di { $name }
stray-marker = Un segnalino di nessun giocatore
nobody-bids = Nessun segnalino sul tracciato dell’ordine d’asta
nobody-there = Non è il turno di nessun giocatore
off-board = Il movimento esce dal tabellone
no-choice = Non c’è scelta tra cammello e tenda
no-item-used = L’oggetto in uso non è stato usato
empty-hand = Un movimento è in corso, e in mano non c’è nessun meeple
dead-end = Il movimento in corso non può più finire
nothing-drawn = Non c’è nulla da tenere
mixed-draw = Geni e oggetti non si pescano mai insieme
tile-taken = La tessera da prendere non si può prendere
bad-target = Il flauto chiama dove nessun meeple può venire
brought = Meeple chiamati dal flauto
no-order = Non c’è nessuna carta da mettere in ordine
no-place = Non c’è posto per il pezzo, o non c’è il pezzo
no-end = Non è detto dove è finito il movimento
first-round = I round si contano da 1
stuck = Qui nessuno può fare nulla
