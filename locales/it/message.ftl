### Texts of games by message, each player at a device of their own.

## The set-up.

own-devices = Ciascuno sul proprio dispositivo
own-devices-hint = La partita passa dall’uno all’altro come link, con il mezzo che preferite. Si basa sulla fiducia: il link contiene l’intera partita.
each-sees-own = Monete, oggetti e capricci: ogni dispositivo mostra solo quelli del proprio giocatore.
own-seat = Chi gioca qui

## The help.

help = Giocatori lontani
help-text = Sulla prima pagina, «Con amici lontani» prepara una partita in cui ciascuno ha il proprio dispositivo. Quando tocca a qualcun altro, «Invia» crea un link: passalo come preferisci. Chi lo apre dice una volta chi è, gioca e rimanda un link. Un messaggio perso o doppio non fa danni. Se due dispositivi sono andati avanti in modo diverso, si mostrano entrambi, e scegli tu. Si basa sulla fiducia: un link contiene l’intera partita, anche ciò che è nascosto. Nulla passa da un server.

## The bar.

send-to = Ora gioca { $name }: invia la partita.
waiting-for = { $name } ha la partita. Apri il link che torna.
not-here = Non è il tuo turno: { $name } gioca su un altro dispositivo.
send = Invia
send-again = Invia di nuovo

## The dialog that sends.

sending = Invia la partita
sending-hint = A chi è di turno, quante volte vuoi.
to = Per { $names }
how = Chi apre il link vede che cosa è successo, gioca e rimanda un link. Contiene l’intera partita, quindi il messaggio seguente rimedia a uno perso.
trust = Si basa sulla fiducia: anche ciò che è nascosto è nel link. La pagina non lo mostra a nessun altro.
last-sent = Ultimo invio: { $when }
show-code = Codice da inquadrare
too-long = Questa partita è troppo lunga per un codice: usa il link.
computer-first = Un computer sta ancora giocando. Invia la partita quando ha finito.

## A take-back.

ask-back = Chiedi di annullare il mio turno
asks-hint = La richiesta parte con il messaggio. Un altro giocatore accetta, oppure no.
you-ask = Chiedi di annullare il tuo turno: invia la partita.
stop-asking = Ritira la richiesta
asks = { $name } chiede di annullare il suo ultimo turno.
grant = Accetta
refuse = Non accettare
you-refuse = Non accetti la richiesta di { $name }. La risposta parte con il prossimo messaggio.
refused = { $name } non accetta di annullare.
fine = Capito

## This device checks what computers decided at another one.

suspect = Su questo dispositivo { $name } deciderebbe altrimenti. Il messaggio dice: { $what } O ha giocato un’altra versione di Naqala, o qualcuno l’ha cambiato.

## A message that was opened.

opened = La partita per messaggio
sent-by = { $name } ti ha inviato una partita.
who = Chi sei?
it-is-me = Sono { $name }
me-who-sent = Sono { $name }, e l’ho inviata io
same = Questa ce l’hai già.
older = { $n ->
    [one] Questo messaggio è più vecchio della tua partita: è indietro di { $n } passo.
   *[other] Questo messaggio è più vecchio della tua partita: è indietro di { $n } passi.
}
to-game = Alla partita
decided-for = { $name }, in questo messaggio qualcun altro ha deciso per te: { $what }
take-it = Continua con questo
foreign = Si presenta come una delle tue partite, ma la preparazione è diversa: qualcuno l’ha inventata.
wrong-sender = Chi l’ha inviata non ha un posto nella partita.

## Two sides of a fork.

fork = La partita è andata avanti in due modi.
fork-at = Differiscono dal passo { $step } in poi. Accordati con gli altri su quale vale.
mine = Qui
theirs = Nel messaggio
begins-with = Inizia con
turn-of = gioca { $name }
keep-mine = Tieni la mia
take-theirs = Prendi l’altra
keep-both = Tieni entrambe
from-message = { $names } (dal messaggio)
over = La partita è finita

## The list of games.

your-turn = il tuo turno
waits-for = in attesa di { $name }
when-sent = inviata { $when }
