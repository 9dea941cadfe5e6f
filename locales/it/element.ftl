### What the element for boards on other pages says in place of a board (public/naqala.js).

## Names of the board, by what it is for.

view = Una posizione di Five Tribes
explore = Un tabellone di Five Tribes per provare mosse
exercise = Un esercizio su un tabellone di Five Tribes
replay = Una partita di Five Tribes da rivedere
play = Una partita di Five Tribes

## In place of the board.

loading = Il tabellone si sta caricando…
show = Mostra il tabellone
lost = Non è stato possibile caricare il tabellone.
again = Riprova
wrong = In questa pagina c’è un errore, quindi il tabellone non si può mostrare.

## The faults of content that cannot be fetched or read. The board shows them: where, then what.

inside = il JSON dentro l’elemento
gone = non si può caricare
json = non è JSON valido
