### Texts of keeping, moving and sharing games.

## The list of games.

more = Altro
more-of = Altro per { $names }
duplicate = Duplica
copy-of = Copia di { $name }
rename = Rinomina
name-of-game = Nome di questa partita
name-hint = Vuoto: i nomi dei giocatori.
keep-name = Tieni il nome
kilobytes = { $n } KB
deleted = Eliminata: { $name }
no-game = Questa non è una partita di Naqala, o ne manca una parte.
damaged = La partita che contiene è danneggiata e non può continuare.
details = Dettagli
won = { $n ->
    [one] Vince { $names }: { $points }
   *[other] Vincono { $names }: { $points }
}
undo-delete = Annulla

## Storage that the browser may clear.

copies = Questo browser può eliminare da solo le partite salvate quando il dispositivo resta senza spazio. Di tanto in tanto salva in un file ciò che ti mancherebbe.

copies-safari = Safari elimina ciò che una pagina ha salvato dopo sette giorni senza visite. Metti Naqala sulla schermata Home (Condividi → Aggiungi alla schermata Home), o salva in un file ciò che ti mancherebbe.

settings-not-kept = Questo browser non salva più impostazioni né progressi: la sua memoria è piena o disattivata. Ciò che cambia dura finché non chiudi o ricarichi la pagina.

## A game that another tab has open.

open-elsewhere = Questa partita è aperta in un’altra scheda.
open-elsewhere-hint = Qui puoi solo guardare. Se la prendi tu, l’altra scheda si ferma.
take-over = Continua qui
continued = Continua in un’altra scheda.
continued-hint = Da qui non si salva più nulla. Riprendila per continuare con ciò che è stato giocato là.
take-back-here = Riprendila

## The sheet that shares a link.

share = Condividi o sposta la partita
share-hint = Come link o come codice per la fotocamera di un altro dispositivo. Non si invia nulla a nessuno.
share-truth = Chi lo apre vede tutto, anche le monete nascoste. Là diventa una partita a sé; questa continua qui.
extent = Che cosa si condivide
extent-record = L’intera partita
extent-position = Solo la posizione
link = Link
link-size = { $letters } caratteri
copy-link = Copia il link
send-link = Invia…
code = Codice da inquadrare
code-of = Codice { $number } di { $count }
code-hint = Punta sul codice la fotocamera dell’altro dispositivo: la partita si apre là.
codes-hint = Inquadra i codici uno dopo l’altro, in qualsiasi ordine: l’altro dispositivo li raccoglie, apre la partita e dice che cosa manca.
codes-too-many = Questa partita è troppo lunga per i codici: usa il link, un file, o solo la posizione.
code-before = Codice precedente
code-next = Codice seguente
codes-play = Mostra a turno
codes-pause = Pausa

## The sheet of a game opened from a link.

copy-opens-secrets = Una copia contiene tutto ciò che i giocatori si nascondono, e ciò che si pescherà. Tutti d’accordo?
shared = Una partita condivisa con te
shared-keeps = Diventa una partita a sé: le tue restano come sono.
shared-open = Aprila
shared-not-now = Non ora
shared-failed = Questo link non si può aprire.
shared-nothing = Non è stato cambiato né salvato nulla.
part-came = Parte { $number } di { $count } ricevuta.
parts-missing = Mancano: { $numbers }. Inquadra il codice seguente.

## Reasons why a game cannot be imported.

empty = È vuota.
too-long = È lunga { $megabytes } MB; una partita ne ha al massimo 2.
too-many-entries = Ha { $n } voci; una partita ne ha al massimo 20000.
twice = La chiave «{ $key }» compare due volte nello stesso posto: vedi la riga { $line }.
bad-name = Il nome del giocatore { $n } manca, supera i 60 caratteri, o contiene caratteri invisibili.
link-version = Questo link viene da una versione successiva di Naqala («{ $version }»): aprilo con quella, o chiedi un file.
link-letter = Il carattere { $at } dei suoi dati è fuori posto: il link è cambiato per strada.
link-cut = Manca la fine: alcuni programmi di messaggi tagliano i link lunghi. Copia di nuovo tutto il link, o chiedi un file.
link-part = È una parte di una partita, ma i suoi numeri non possono essere giusti.
link-long = Contiene più di qualsiasi partita.
link-damaged = I suoi dati sono danneggiati. Se manca la fine, l’ha tagliata un programma di messaggi: copia di nuovo tutto il link, o chiedi un file.
link-rules = È stato preparato con altre regole: aprilo con la versione di Naqala che l’ha creato, o chiedi un file.
link-mixed = Le parti non vanno insieme: inquadra di nuovo tutti i codici.

## A link that opens beside the installed app.

other-storage = Naqala è sulla tua schermata Home? I link si aprono in Safari, dove le partite sono altre. Copia il link e incollalo là sotto «Apri una registrazione».
link-unable = Questo browser non sa aprire i link: chiedi un file.

## What other apps hand to the page.

handed-nothing = Ciò che è stato condiviso non ha link a una partita, un puzzle, una lezione o un foglio dei punti, e non è una partita. Una partita si può incollare qui; i file con i fogli si aggiungono in Segnapunti → Fogli.
several-files = Sono arrivati più file. Si aprono uno alla volta: finché la pagina resta aperta, gli altri aspettano sotto «Apri una registrazione».

## The offer to install the page.

install-hint = Naqala può stare tra le app di questo dispositivo: in una finestra propria, anche senza rete, e tra le scelte quando apri o condividi file e link.
install-by-hand = Naqala può stare sulla schermata Home di questo dispositivo: Condividi → Aggiungi alla schermata Home. Poi si apre come un’app, anche senza rete.
install = Installa
install-not = No, grazie
