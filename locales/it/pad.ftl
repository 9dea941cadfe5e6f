### Texts of the score pad.

##

open-pad = Segnapunti
title = Segnapunti
caption = Punti per categoria
field = { $name }, { $line }
said-of = { $field }: { $what }

order = Ordine dei campi
by-line = Per categoria
by-player = Per giocatore
way = Come inserire
by-keys = Punti
by-things = Che cosa c’è
next = Avanti
previous = Campo precedente
erase = Cancella l’ultimo carattere
count-here = Conta invece che cosa c’è

about = La partita
again = Nuovo foglio
again-undo = Riprendi l’ultimo foglio
date = Data
place = Luogo
remark = Nota
number-of-players = Numero di giocatori

not-kept = Questo browser non salva il foglio: dura finché la pagina è aperta. Salva una copia.
unread = Il foglio salvato non si può leggere. Resta com’è; puoi salvarlo in un file.
unread-at = L’errore è presso «{ $place }».
unread-json = Il testo si interrompe o è danneggiato alla riga { $line }, colonna { $column }. È stato copiato tutto?
unread-format = Il suo formato è «{ $found }»; questa pagina legge naqala-pad/1.

tile-of = Tessera di valore { $value }
lakeside = { $building } presso il lago, vale doppio
city = Città
round-tent = Tessera rossa intorno alla tenda, compresa la sua
held-by = ce l’ha { $name }

leads = Più punti di tutti: { $names }
sum = { $text } = { $points }
each = { $count } { $what } × { $points } = { $total }
with-djinn = con { $djinn }
for-fewer = { $n ->
    [one] 10 per { $n } giocatore che ne ha meno = { $points }
   *[other] 10 per ciascuno dei { $n } giocatori che ne hanno meno = { $points }
}
most = nessuno ne ha di più
not-most = qualcun altro ne ha di più
not-compared = { $names }: si conoscono solo i punti, quindi le quantità non si confrontano
by-lake = { $n ->
    [one] { $n } presso il lago vale doppio
   *[other] { $n } presso il lago valgono doppio
}
sets = serie di { $text } = { $points }
wild = { $n ->
    [one] { $n } merce a scelta per i fachiri
   *[other] { $n } merci a scelta per i fachiri
}
red-tiles = { $n ->
    [one] { $n } tessera rossa intorno alla tenda
   *[other] { $n } tessere rosse intorno alla tenda
}
cities = { $n ->
    [one] { $n } città: 5 × { $n } × { $n } = { $total }
   *[other] { $n } città: 5 × { $n } × { $n } = { $total }
}

strange = «{ $letter }» al posto { $at } non è una cifra, né + né ×
no-number = manca un numero al posto { $at }
no-sign = manca + o × prima del posto { $at }
too-large = il numero al posto { $at } è troppo grande
impossible = qui nessuno può avere { $points }
together = { $line }: { $found } in tutto, e ce ne sono { NUMBER($most) }
too-many = { CAPITAL($what) }: { $found } in tutto, e ce ne sono { $most }
too-many-of = { $name }, { $what }: { $found }, e ne sono possibili { $most }
none-in-game = { CAPITAL($what) }: non in questa partita
twice = { $djinn } c’è più di una volta
no-tile = { $name }, { $what }: manca la tessera su cui stare
no-lake = { $name }, { $what }: in questa partita non c’è il lago
red-around = tessere rosse intorno alla tenda
tiles-held = tessere
players-wrong = In cinque si gioca solo con un’espansione
total-alone = Di { $names } si conosce solo il totale. I punti inseriti in una colonna contano al suo posto.
drop-total = Dimentica il totale di { $name }, { $total }

## The history.

sheets = Fogli
to-sheet = Al foglio aperto
search = Cerca nei fogli
found = { $n ->
    [one] { $n } di { $all } fogli
   *[other] { $n } di { $all } fogli
}
no-sheets = I fogli compaiono qui appena vi è scritto qualcosa.
no-date = Senza data
wins = vince
has-faults = Qualcosa qui non può essere; non conta per le medie.
open-named = Apri: { $sheet }
delete-named = Elimina: { $sheet }
history-not-kept = Questo browser non salva i fogli: durano finché la pagina è aperta. Salvali in un file.

averages = Medie e record
average = Media
best = Record
games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
games-won = { $n ->
    [one] { $n } vinta
   *[other] { $n } vinte
}

statistics = Statistiche
statistics-of = Giocatore
statistics-hint = I fogli senza errori e le partite finite su questo dispositivo. Ciò che è in entrambi conta una volta sola.
by-opponent = Per avversario
by-level = Per livello dei computer
by-players = Per numero di giocatori
by-kind = Tipi di punti
kind-hint = { $n ->
    [one] La barra è la media di { $n } partita, la tacca quella degli altri al tavolo.
   *[other] La barra è la media di { $n } partite, la tacca quella degli altri al tavolo.
}
lead = Vantaggio
led-by = { SIGNED($n) }
others-average = Altri

files = File
save-json = Salva tutto come JSON
save-csv = Salva i punti come CSV
save-hint = JSON conserva tutto. CSV ha solo i punti, per fogli di calcolo.
import = Aggiungi fogli da un file
import-hint = JSON o CSV, come salvati qui. Ciò che c’è già non si aggiunge due volte, e nulla viene sostituito.
added = { $n ->
    [one] { $n } foglio aggiunto.
   *[other] { $n } fogli aggiunti.
}
known = { $n ->
    [one] { $n } c’era già.
   *[other] { $n } c’erano già.
}
left-out = Tralasciate, perché nessun foglio ha colonne simili: { $columns }
ask-letters = Dalla riga { $line } in poi questo file ha lettere in una codifica diversa da UTF-8. Quale di queste si legge bene?
ask-date = Le date di questo file si possono leggere in due modi. Che giorno è { $date }?
add-nothing = Nessuna: non aggiungere nulla
not-added = Non aggiunti:
import-most = I fogli dopo i primi { $most }. Scegli di nuovo il file per aggiungerli.
sheet-fault = Foglio { $number }: { $what }
csv-line = Riga { $line }: { $what }
csv-quote = c’è una virgoletta dove non può essere, o che non si chiude
csv-column = la colonna «{ $name }» c’è due volte
csv-no-column = manca la colonna «{ $name }»
csv-cells = { $found } celle, e le colonne sono { $expected }
csv-cell = ciò che sta sotto «{ $column }» non si può leggere
csv-date = la data { $date } può essere due giorni
csv-differs = «{ $column }» è diverso dalla riga sopra, dello stesso foglio
csv-players = un foglio con { $found } giocatori; si gioca da due a cinque
csv-total = il totale è { $found }, ma la somma dei punti è { $expected }

save-bgstats = Salva per BG Stats
save-bgg = Salva i totali come partite BGG
save-plays-hint = BG Stats importa il suo file con totali e categorie. L’XML ha il formato in cui BoardGameGeek fornisce le partite.
import-plays-hint = Anche un backup o un file di partite di BG Stats, e partite di BoardGameGeek in XML.
ask-lost = Alcune partite hanno dati che un foglio non conserva: { $lost }. Aggiungerle senza?
add-without = Aggiungi senza
other-games = { $n ->
    [one] { $n } partita di un altro gioco tralasciata.
   *[other] { $n } partite di altri giochi tralasciate.
}
bgg-page = BoardGameGeek fornisce le partite pagina per pagina: questo file ne ha { $found } su { $all }.
play-fault = Partita { $number }, { $date }: { $what }
play-teams = è stata giocata a squadre
play-unfinished = è segnata come non finita
play-several = vale per { $n } partite
play-no-points = non ha punti
lost-duration = quanto è durata
lost-seats = chi ha iniziato e chi sedeva dove
lost-roles = ruoli, tabelloni o colori che il gioco non ha
lost-notes = immagini, voti o chi giocava per la prima volta
lost-uncounted = che non conta nelle statistiche
lost-winner = un vincitore diverso da quello secondo i punti
lost-long-text = la fine dei testi lunghi
lost-lines = righe di un foglio dei punti qui sconosciute

share = Condividi questo foglio
share-hint = Il link apre il foglio su un altro dispositivo, accanto ai fogli che ci sono. Nulla si invia da solo.
copy-text = Copia come testo
as-picture = Immagine
no-picture = Questo browser non sa disegnare l’immagine.
to-bgstats = A BG Stats
to-bgstats-hint = BG Stats si apre con questa partita se l’app è su questo dispositivo.
shared = Un foglio dei punti condiviso con te
shared-keeps = Si aggiunge ai tuoi fogli, e non ne sostituisce nessuno.

to-editor = Come posizione
editor-has = L’editor riceve i giocatori con monete, visir, saggi, artigiani, geni, merci, fachiri e oggetti, e le loro tessere con palme e palazzi.
editor-lacks = Un foglio non sa dove stanno le tessere: i posti sono inventati, quindi i punti presso il lago e intorno alla tenda possono cambiare. Mancano i meeple sul tabellone, le carte e i geni disponibili, e le offerte.
editor-points = Manca anche questo, perché se ne conoscono solo i punti: { $fields }.
open-editor = Apri nell’editor
not-handed = Questo browser non salva la posizione, quindi l’editor non può aprirla.
