### Texts about computers at the table: levels, their turns in one line, set-up, results.

##

person = Persona
novice = Novizio
apprentice = Apprendista
scribe = Scriba
courtier = Cortigiano
counsellor = Consigliere
sultan = Sultano
beginner = principiante
easy = facile
medium = medio
advanced = avanzato
hard = difficile
master = maestro
novice-hint = Vede poche mosse e prende la migliore: per una prima partita.
apprentice-hint = Gli sfugge la maggior parte delle mosse, e vuole solo il proprio guadagno.
scribe-hint = Vede un quinto di ciò che c’è, e quasi non bada a ciò che ti lascia.
courtier-hint = Vede la metà di ciò che c’è, e bada un po’ a ciò che ti lascia.
counsellor-hint = Vede tutto, pesa ciò che ti lascia, e fa offerte di conseguenza.
sultan-hint = Prosegue a mente le sue mosse migliori prima di scegliere: il più forte.
computer-names = Idris Zahra Omar Yasmin Karim

computers = contro { $levels }
who-plays = Chi gioca per { $name }
style-of = Gusti di { $name }
likes-all = Nessuna preferenza
likes-palms = Ama le palme
likes-djinns = Ama i geni
likes-viziers = Ama i visir
likes-merchants = Ama i mercanti
palms = le palme
all-djinns = i geni
viziers = i visir
merchants = i mercanti
likes = { $name } ama { $what }.
coins-of = Monete di { $name } all’inizio
starts = { $name } inizia con { $coins }.
others = Gli altri
level = Livello
play-novice = Gioca contro un novizio
play-apprentice = Gioca contro un apprendista
play-scribe = Gioca contro uno scriba
play-courtier = Gioca contro un cortigiano
play-counsellor = Gioca contro un consigliere
play-sultan = Gioca contro un sultano
strict = Ciò che è deciso resta
strict-hint = Nessuno annulla un turno o un’offerta. Dentro il turno si può annullare.

teacher = I computer dicono perché
teacher-hint = Dopo ogni turno, una riga: che cosa contava, e che cosa ti lascia.
pace = Ritmo dei computer
pace-calm = Calmo
pace-brisk = Svelto
pace-at-once = Subito

thinks = { $name } sta pensando…
plays = { $name } gioca.
chooses-spot = { $name } sceglie una casella.
wait = Non è il tuo turno: { $name } sta pensando.
skip = Salta avanti
show-again = Mostra di nuovo
take-back = Annulla il mio turno
take-back-bid = Annulla la mia offerta
stuck = { $name } non può giocare.
no-sense = La mossa trovata non è ammessa.

## A turn: what was done, joined by commas and "and", then the points.

took = { $name } ha preso { $tile } con { $tribe }
ended = { $name } ha finito in { $tile } con { $tribe }
no-move = { $name } non ha mosso
no-move-but = { $name } non ha mosso, ma { $what }
done = { $deeds }
killed = ha ucciso { $dead }
killed-of = ha ucciso { $dead } di { $other }
took-too = ha preso { $tiles }
used = ha usato { $item }
got = ha ottenuto { $things }
djinns = { $n ->
    [one] il genio { $names }
   *[other] i geni { $names }
}
items = { $n ->
    [one] un oggetto
   *[other] { $n } oggetti
}
whims = { $n ->
    [one] un capriccio
   *[other] { $n } capricci
}
placed = ha piazzato { $pieces }
bought = { $n ->
    [one] ha comprato una carta
   *[other] ha comprato { $n } carte
}
laid = { $n ->
    [one] ha giocato un capriccio
   *[other] ha giocato { $n } capricci
}
sold = { $n ->
    [one] ha venduto una merce
   *[other] ha venduto { $n } merci
}
for-points = { $text }: { $points }.
no-points = { $text }.
with-level = { $text } · { SMALL($level) }
of-level = { $text } · { $level }
within = { SMALL($level) }

results = Risultati contro i computer
results-hint = Partite finite di una persona contro i computer, solo su questo dispositivo.
played = Giocate
won = Vinte
best = Miglior punteggio
clear = Svuota l’elenco
no-results = Ancora nessuna partita finita contro un computer.
