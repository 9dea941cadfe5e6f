### Texts of practice: one's own puzzles, and how losses go over games.

##

practice = I tuoi puzzle
about = Le decisioni che ti sono costate di più, dalle partite che hai analizzato. Comincia subito; ognuna torna dopo 1, 3, 7, 16 e 35 giorni: una risposta giusta la porta un gradino avanti, una sbagliata di nuovo al primo. Restano su questo dispositivo.
own-due = { $n ->
    [one] Tuoi: { $n } da fare
   *[other] Tuoi: { $n } da fare
}
own-next = Tuoi: prossimo { $when }
in-days = { $n ->
    [one] domani
   *[other] tra { $n } giorni
}
who = Di chi
person-due = { $name } ({ $n } da fare)

## What is due.

none = Qui non c’è ancora nulla. Quando una partita è finita, riguardala: ciò che ti è costato di più diventa qui un puzzle.
due = { $n ->
    [one] C’è una decisione da fare.
   *[other] Ci sono { $n } decisioni da fare.
}
nothing-due = Niente da fare. Il prossimo arriva { $when }.
all-learned = Niente da fare: li sai tutti.
begin = Esercitati
done = Tutto qui: { $right } di { $all } giusti.
kept = Conservati ({ $n })
of-game = { $game }, { $day }
learned = imparato
due-now = da fare

## A drill.

place = { $at } di { $of }
costs = Rispetto al meglio costa { $points }.
again = Lo ritrovi { $when }.
told = La linea è stata mostrata, quindi lo ritrovi { $when }.
now-learned = L’hai imparato: non torna più.
next = Avanti
stop = Fermati qui
broken = Questo puzzle non si può leggere.

## Below the moments of an analysis.

kept-of = { $n ->
    [one] Uno di questi momenti ora è un tuo puzzle.
   *[other] { $n } di questi momenti ora sono tuoi puzzle.
}

## The losses.

losses = Punti persi per partita
losses-hint = { $n ->
    [one] Da una partita che hai analizzato.
   *[other] Dalle ultime { $n } partite che hai analizzato. Ogni barra è una partita, l’ultima a destra; tutte le righe hanno la stessa scala.
}
kind = Tipo
course = Nel tempo
mean = Media
last = Ultime { $n }
all-kinds = Tutti
by-game = Partita per partita
game = Partita
against = contro { $names }
won = vinta, { $own } a { $best }
lost = persa, { $own } a { $best }

## The storage.

unread = Ciò che qui è conservato per esercitarti non si può leggere. Non se ne elimina nulla: salvalo in un file, o mettilo da parte e ricomincia.
set-aside = Metti da parte
not-aside = Non c’è spazio per metterlo da parte. Prima salvalo in un file.
unsaved = Questo dispositivo ora non salva nulla: i tuoi puzzle durano finché la pagina è aperta.
forget = Dimentica ciò che è conservato di { $name }
forget-really = Dimentica davvero
