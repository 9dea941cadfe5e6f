### Texts of puzzles.

##

puzzles = Puzzle
daily = Puzzle del giorno
about = Posizioni da partite tra computer. In ognuna una scelta è molto migliore di tutte le altre.
with-expansions = Con espansioni
daily-with-expansions = Il puzzle del giorno con espansioni
artisans = Artigiani
whims = Capricci
number-move = Puzzle { $number }: una mossa
number-bid = Puzzle { $number }: un’offerta
rated = rating { $n }
your-rating = Il tuo rating: { $n }. Conta la tua prima risposta a ogni puzzle, senza indizi.
rating-now = Il tuo rating: { $n } ({ SIGNED($change) }).
for-you = Il prossimo per te
lesson-of = Lezione: { $name }
endings = Finali
about-endings = Qui la scelta migliore fa guadagnare punti, ma cambia poco chi vince.
gone = Questo puzzle è stato tolto: la sua soluzione non è più la migliore.
solved = risolto
solved-of = { $done } di { $all } risolti
easy = Facili
medium = Medi
hard = Difficili
next = Prossimo puzzle
all = Tutti i puzzle
end = Era questa.
forget = Dimentica i risolti
forget-really = Dimentica davvero
unknown = Questo puzzle non esiste.
missing = Non è stato possibile caricare i puzzle. Controlla la connessione e riprova.
broken = Questo puzzle non si può leggere: { $fault }

## What a puzzle is about.

control = Una tessera da prendere
assassins = Assassini
builders = Costruttori
merchants = Mercanti
viziers = Visir
djinns = Un genio
bids = Il prezzo giusto
leaving = Non lasciare nulla
ending = Chiudere la partita

## The task.

find-move = Trova la tessera e la tribù con cui finire la tua mossa. Giochi per { $name }; una mossa è molto migliore di tutte le altre.
find-a-move = Trova la tessera e la tribù con cui finire la tua mossa. Giochi per { $name }; due mosse sono più o meno altrettanto buone, e molto migliori di tutte le altre.
find-bid = Trova il prezzo da offrire. Giochi per { $name }; un prezzo è molto migliore di tutti gli altri.
find-a-bid = Trova il prezzo da offrire. Giochi per { $name }; due prezzi sono più o meno altrettanto buoni, e molto migliori di tutti gli altri.
with-expansion = { expansion }.

## What the board shows while one drops meeples.

legend = Illuminata: qui si può lasciare. Figura: quale tribù. Bandiera: qui si può finire.

## Hints, the vaguest first.

hint-control = Cerca una tessera che puoi prendere.
hint-assassins = Finisci con gli assassini.
hint-builders = Finisci con i costruttori.
hint-merchants = Finisci con i mercanti.
hint-viziers = Finisci con i visir.
hint-djinns = Guarda quanto vale ora un genio.
hint-bids = Che cosa ti porterebbe il primo turno, e che cosa resta dopo gli altri?
hint-leaving = Guarda che cosa potrebbe fare chi gioca dopo.
hint-ending = Conta i cammelli che restano.
costs-at-most = La casella migliore costa al massimo { $price }.
costs-at-least = La casella migliore costa almeno { $price }.
begins = La mossa inizia in { $tile }.

## Answers.

not-best-move = Un’altra mossa vale almeno { $points } in più. Annulla, e guarda di nuovo.
not-best-bid = Un altro prezzo vale almeno { $points } in più. Riprova.
wrong-move = Al massimo porta { $points } in meno della mossa migliore.
wrong-move-again = Annulla, e guarda di nuovo.
wrong-bid = Porta { $points } in meno del prezzo migliore.
wrong-bid-again = Riprova.
takes = { $name } può allora prendere { $tile } ({ $points }).
ends = { $name } può allora finire in { $tile } con { FORM($tribe, "the") }.
rival-bids = { $name } offre allora { $price }.
next-best = Qualsiasi altra cosa è peggiore, credo, di { $points } o più.
second = La scelta migliore dopo: { $what }, peggiore di { $points }, credo.
