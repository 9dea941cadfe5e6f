### Texts of branches and trials.

##

branch = Prove
trial = Riprova
not-game = non è la partita
begin = Fai delle prove da qui
begin-short = Prova
again = Riprova: { $when }

## A branch.

about = Prove da «{ $when }» in poi. La partita aspetta, e qui nulla la cambia.
unknown = Le carte nascoste si pescano di nuovo.
who = Chi gioca per gli altri
nobody = Gioco io anche per gli altri
back = Annulla
back-hint = Annulla l’ultimo turno o l’ultima offerta
restart = Ricomincia
to-branch = Torna alle prove

## A decision that is played again.

task = Giochi per { $name }. Gioca questa decisione come faresti ora.
comparing = La confronto con la migliore che conosco…
as-good = Buona come la migliore che conosco.
better = Meglio di ciò che era stato giocato, di { $points }. C’è ancora di meglio.
same = È ciò che era stato giocato.
not-yet = Non ancora: non è di sicuro meglio di ciò che era stato giocato.
gained = Rispetto a ciò che era stato giocato: subito { SIGNED($once) }, rivali { SIGNED($left) }, tenuto per dopo { SIGNED($kept) }: { SIGNED($gain) } in tutto.
gained-by-bid = Rispetto a ciò che era stato giocato: prezzo { SIGNED($price) }, i tuoi turni { SIGNED($turns) }, rivali { SIGNED($left) }: { SIGNED($gain) } in tutto.
still = La migliore porta ancora di più.
retry = Ancora una volta
line = Mostra la linea
