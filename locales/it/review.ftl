### Texts of the review of a game.

##

review = Analisi
review-hint = Quanto valeva ogni decisione, e dove la partita è cambiata.
open-shared = Apri e analizza

## The run.

about = Ogni decisione è giudicata in base a ciò che chi giocava poteva sapere. Ci vuole circa un minuto; intanto puoi fare altro.
tells = Questa partita non è finita. Cifre e mosse migliori dicono qualcosa su monete e carte nascoste.
closed = Questa partita non è finita, e non tutti a questo tavolo hanno gli indizi. L’analisi aspetta quindi la fine, o che il tavolo dia gli indizi a tutti.
run = Analizza
go-on = Continua
stop = Ferma
running = { $judged } di { $all } decisioni giudicate…
stopped = { $judged } di { $all } decisioni giudicate: ciò che segue parla solo di queste.
done = { $n ->
    [one] L’unica decisione è giudicata.
   *[other] Tutte le { $n } decisioni sono giudicate.
}
nothing = Nessuno ha ancora deciso nulla.
progress = Analisi in corso
here = La decisione qui
on-board = Sul tabellone
better-line = La migliore
played-line = Quella giocata
not-here = Qui non inizia e non prosegue nessuna decisione giudicata.

## What decided.

decided = { $winner } ha battuto { $other } di { $by }. Il foglio dei punti dice dove: { $lines }.
decisive = { $line } { $own } a { $theirs }
shared = Vittoria a pari merito: { $names }. Il foglio dei punti è in equilibrio.

## The graph.

graph = Andamento della partita
measure = Mostra
chance = Probabilità di vincere
margin = Margine atteso
in-front = In testa
graph-label = { $what } di ogni giocatore lungo la partita. La tabella qui sotto ha le stesse cifre.
graph-hint = Tocca il grafico per vedere quel momento. Linee verticali punteggiate segnano dove una probabilità di vincere è cambiata di più.
turnings = Punti di svolta
turning = { $when }. { $name }: { $before } → { $after }
as-table = Lo stesso in tabella
moment = Prima di
at-end = Alla fine
so-far = Dopo
percent = { $n }%

## The players.

players = Come ci si è arrivati
sums-hint = Punti di vantaggio sul miglior rivale. Ciò che ho visto dopo non è una perdita chiara di nessuno: all’inizio avevo giudicato diversamente, o la perdita era troppo incerta per contare. Precisione e perdite si misurano su ciò che giocherei io: chi la pensa come me sembra perfetto.
start = All’inizio
luck = Fortuna nel pescare
own = Perdite proprie
rivals = Perdite dei rivali
rest = Ciò che ho visto dopo
end = Margine finale
end-so-far = Margine finora
accuracy = Precisione
lost = Punti persi
bids = Offerte
sales = Vendite
gifts = Regali ai rivali
djinns = Geni
ends = Arrivi non visti
points = Punti immediati
later = Troppo poco per dopo
other = Altro
costliest = Le perdite maggiori di { $name }
costliest-so-far = Le perdite maggiori di { $name } finora (giudicate: { $judged } di { $all })
no-cost = { $name }: nessuna perdita chiara
no-cost-so-far = { $name }: nessuna perdita chiara finora (giudicate: { $judged } di { $all })

## The decisions.

decisions = Decisioni
which = Quali
marked = Segnate
with-loss = Con perdita
all = Tutte
none-such = Nessuna.
none-so-far = Nessuna finora.
bid-of = Round { $round }, { $name } offre
turn-of = Round { $round }, { $name } gioca
see = Guarda questo momento: { $when }
bid = offerta { $price }
ended = { $tile } con { FORM($tribe, "the") }
played = Giocato: { $what }.
better = Meglio: { $what }.
as-good = Non trovo nulla di meglio.
forced = Non c’era scelta.
left-instead = Quella giocata lasciava { $points }.
loss = È costata { $points }.
bid-turns = L’offerta { $better } porta probabilmente al turno { $turn }; l’offerta { $played } al turno { $other }.
parts = Subito { SIGNED($once) }, rivali { SIGNED($left) }, tenuto per dopo { SIGNED($kept) }: { SIGNED($loss) } in tutto.
bid-parts = Prezzo { SIGNED($price) }, i tuoi turni { SIGNED($turns) }, rivali { SIGNED($left) }: { SIGNED($loss) } in tutto.
once-part = Subito: { SIGNED($points) }.
price-part = Prezzo: { SIGNED($points) }.
turns-part = I tuoi turni: { SIGNED($points) }.
left-part = Rivali: { SIGNED($points) }.
kept-part = Tenuto per dopo: { SIGNED($points) }.
kept-part-with = Tenuto per dopo: { SIGNED($points) } ({ $things }).
early = I distacchi si riducono fino alla fine: un punto preso adesso allora conterà { $percent }.
kept = Tenuto per dopo: { $things }.
kept-points = { $thing } { SIGNED($points) }
kept-coins = monete
kept-viziers = vantaggio in visir
kept-elders = saggi
kept-djinns = geni
kept-goods = serie di merci
kept-fakirs = fachiri
kept-camels = cammelli da piazzare
kept-items = oggetti
kept-whims = capricci
kept-land = ciò che le tue tessere possono ancora portare
after-rivals = { $thing } dopo i turni dei rivali
next-turn = il tuo prossimo turno
nearer-end = fine della partita più vicina
kept-rest = altro
drew = Fortuna in quel che si è pescato dopo, in punti, non compresa nella perdita: { $points }.
chances = Probabilità di vincere con la migliore: { $before }, con quella giocata: { $after }.
small = piccola perdita
clear = chiara perdita
grave = grave perdita
