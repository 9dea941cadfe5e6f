### Texts of live tables: each player at a device of their own, at the same moment.

## The set-up.

now = Giocate adesso
now-hint = Un solo link per tutti: chi lo apre prende un posto o guarda. I turni arrivano da soli, sigillati, attraverso un ripetitore che non può leggere nulla.

## The bar.

title = Tavolo dal vivo
invited = Un invito a un tavolo dal vivo
menu-hint = Chi c’è, il link per gli altri, e il ritorno ai messaggi.
waiting-for = Ora gioca { $name }.
connecting = Nessuna connessione: ciò che giochi si invia più tardi.
too-long = Questa partita è diventata troppo lunga per un tavolo dal vivo. D’ora in poi inviala con messaggi.
rematch = La rivincita è pronta.
rematch-by = { $name } ha preparato una rivincita.
open-rematch = Gioca la rivincita
invite = Invita
here = c’è
away = non c’è
free = posto libero
away-now = Non ci sono: { $names }.
watching = { $n ->
    [one] { $n } guarda
   *[other] { $n } guardano
}
you-watch = Stai guardando.
taken = Ora il tuo posto è giocato su un altro dispositivo.
play-here = Gioca qui
your-turn = Il tuo turno

## A take-back.

asks-hint = La richiesta arriva subito agli altri. Uno di loro accetta, oppure no.
you-ask = Chiedi di annullare il tuo turno. Un altro giocatore accetta, oppure no.
you-refuse = Non accetti la richiesta di { $name }.

## Segnali.

signs = Manda un segnale
sign-hello = Ciao
sign-ready = Tutto pronto
sign-well-played = Ben giocato
sign-oops = Ops
sign-moment = Un momento, per favore
sign-thanks = Grazie
says = { $name }: { $what }
waits-for-you = { $name } ti aspetta.
waits-for = { $name } aspetta { $other }.
nudge = Sollecita { $name }
too-many-signs = Hai mandato molti segnali. Manda il prossimo fra qualche secondo.
shows-signs = Mostra i segnali degli altri
shows-signs-hint = Senza, non si vede e non si sente nulla quando qualcuno manda un segnale o ti sollecita.

clock = Orologio
clock-none = Senza orologio
clock-turn = { $time } per ogni turno
clock-game = { $time } per la partita, { $added } in più dopo ogni turno
clock-binds = Gli altri possono far giocare un computer
clock-binds-hint = Al posto di chi non ha più tempo. Altrimenti l’orologio lo segnala soltanto.
clock-hint = Si sceglie prima della prima offerta. Un’offerta conta come un turno. Il tempo scorre quando tutti i posti sono occupati, e solo finché qualcuno aspetta.
minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
seconds = { $n ->
    [one] { $n } secondo
   *[other] { $n } secondi
}
rest = Ferma l’orologio
rest-asked = { $name } chiede di fermare l’orologio.
rest-asks = Chiedi di fermare l’orologio.
rest-refused = { $name } non vuole fermare l’orologio.
rest-agree = Fermalo
rest-refuse = Continua a giocare
rest-withdraw = Ritira la richiesta
clock-rests = L’orologio è fermo.
clock-on = Fallo ripartire
time-up = { $name } ha esaurito il tempo.
your-time-up = Hai esaurito il tempo.
time-short = Ti restano dieci secondi.
time-short-of = A { $name } restano al massimo dieci secondi.
substitute = Fai giocare un computer al posto di { $name }
plays-for-you = Un computer gioca al posto tuo.
play-myself = Torna a giocare

## What all have to agree to.

ask-all = Chiedi agli altri
no-seat = Può chiederlo solo chi gioca su questo dispositivo.
asks-all = { $name } chiede: { $what } Accetti?
you-ask-all = Chiedi: { $what }
unanswered = Ancora senza risposta: { $names }.
disagrees = { $name } non accetta. Hai chiesto: { $what }
may-show = Gli altri accettano: per una volta puoi aprire o copiare la registrazione.
ask-end = La partita finisce qui, e tutti vedono ciò che gli altri nascondevano.
ask-left = { $name } è via: gli altri decidono, e vedono che cosa nasconde { $name }.
ask-shown = La registrazione viene aperta o copiata, con tutto ciò che è nascosto.
ask-person = Una persona gioca al posto di { $name }, e vede che cosa nasconde { $name }.

## The help.

help-text = Dove un sito ha un ripetitore, ciascuno può giocare sul proprio dispositivo nello stesso momento: sceglilo prima della partita, o sotto «Tavolo dal vivo» nel menu, e manda il link a tutti. Dei segni mostrano chi c’è; un anello vuol dire che non c’è, un anello tratteggiato che il posto è libero. Chi non c’è continua più tardi, o con messaggi. Il ripetitore non può leggere nulla; vede il tuo indirizzo di rete mentre la connessione è attiva.

## The dialog.

invitation = Chi ha questo link può giocare, guardare e invitare. Dallo solo ai tuoi amici.
trust = Si basa sulla fiducia: ogni dispositivo ha l’intera partita. La pagina mostra ciò che è nascosto solo a chi lo possiede.
shows-moves = Mostra la mia mossa mentre la faccio
shows-moves-hint = Gli altri vedono il tragitto che provi. È sigillato, e non resta da nessuna parte.
notifies = Avvisami quando tocca a me
notifies-hint = Finché la pagina è aperta, anche dietro ad altre. Il browser chiede una volta.
start = Gioca dal vivo
start-hint = La pagina si collega al ripetitore di questo sito. Il ripetitore porta turni sigillati e non può leggere nulla; vede quando il tuo dispositivo invia, e da dove.
stop = Continua con messaggi
stop-sure = Lasci il tavolo dal vivo: gli altri vedono che non ci sei, e i turni non arrivano e non partono più da soli.
stop-hint = Questo dispositivo dimentica allora il link. Per tornare più tardi, aprilo di nuovo.

## An invitation that was opened.

join = C’è un invito per te a un tavolo dal vivo.
waiting = Collegamento riuscito. Appena c’è qualcuno degli altri, arriva la partita.
unreachable = Il ripetitore non risponde, o il tavolo è pieno. La pagina riprova da sola; un link per messaggio funziona anche senza.
no-relay = Questo sito non ha un ripetitore, quindi niente tavoli dal vivo. Chiedi un link per messaggio.
it-is-me-elsewhere = Sono { $name }, da un altro dispositivo
watch = Guarda
