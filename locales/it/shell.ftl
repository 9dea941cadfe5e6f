### Texts around the table: top bar, hand-over, dialogs, storage, failures.

document-title = Naqala · Five Tribes, non ufficiale

players = Giocatori
player-name = Giocatore { $n }
first-names = Anna Leo Giulia Marco Noor
name-of = Nome del giocatore { $n }
colour-of = Colore di { $name }
move-up = Sposta su { $name }
move-down = Sposta giù { $name }
remove = Togli { $name }
name-missing = A questo giocatore manca il nome.
name-taken = Due giocatori hanno questo nome.

coming = Un momento…
part-missing = Non è stato possibile caricare questa parte della pagina. La partita continua senza.
try-again = Riprova
load-newest = Carica la versione più recente
load-newest-hint = Forse c’è una nuova versione. Con quella tutto continua da dove si trova.
no-answer = Il sito non risponde. Controlla la connessione e riprova.
art-missing = Le immagini del tabellone non sono più sul sito. Forse c’è una nuova versione.
file-gone = Questo file non è più sul sito. Forse c’è una nuova versione.
thinker-missing = Non è stato possibile caricare i giocatori computer. Controlla la connessione e riprova.
thinker-stopped = Il computer ha smesso di pensare. Riprova.

seed = Numero di preparazione
seed-hint = Lo stesso numero dà la stessa preparazione.
seed-new = Un’altra preparazione
seed-wrong = Il numero è un intero da 0 a 18446744073709551615: solo cifre.

expansions = Espansioni
artisans-hint = Oggetti, tende e montagne: 36 tessere.
whims-hint = Città, capricci e un lago: 36 tessere; 42 con entrambe.
five-need = In cinque si gioca solo con un’espansione.

secrecy = Monete, oggetti e capricci
secrecy-peek = Premi per vedere
secrecy-peek-hint = Sono mascherati. Ognuno tiene premuta la propria riga per vedere i suoi; un tocco li mostra fino al tocco successivo.
secrecy-cover = Copri
secrecy-cover-hint = Tra un giocatore e l’altro una copertura nasconde il tavolo, finché chi segue non ha il dispositivo.
secrecy-open = Scoperti
secrecy-open-hint = Tutti vedono tutto.
peek = Tieni premuto per vedere che cosa nasconde { $name }

answers = Esegui i passi con una sola risposta
answers-hint = Le carte dei mercanti, le monete dei costruttori senza fachiri. Annullando si torna indietro anche al tuo passo precedente. Un tocco percorre anche un tragitto unico fino alla fine, e rinuncia a ciò che resta di un turno.

start = Inizia la partita
resume = Riprendi
resume-title = Le tue partite
look-again = Riguarda
round = Round { $n }
finished = finita
delete = Elimina
unreadable = Una partita salvata non si può leggere.
unreadable-hint = Resta com’è; puoi salvarla in un file.

open-record = Apri una registrazione
open-hint = Scegli un file, o incolla il testo di una registrazione (naqala-record/1). Diventa una partita a sé: le altre tue partite restano.
open-file = Da un file
open-text = Testo della registrazione
open = Apri
open-part = Aprila fino alla voce { $n }
written-by = L’ha scritta Naqala nella versione { $core }; questa pagina ha la versione { $own }.
open-failed = Questa registrazione non si può aprire.
not-json = Il testo si interrompe o è danneggiato alla riga { $line }, colonna { $column }. È stato copiato tutto?
no-entry = La voce { $n }, «{ $text }», non è un’azione.
illegal-entry = La voce { $n }, «{ $text }», lì non è ammessa. { $why }
no-back = La voce { $n } torna alla voce { $to }, che non viene prima.
faults = { $n ->
    [one] C’è un errore: { $listed }
   *[other] Ci sono { $n } errori: { $listed }
}
unwritten = { $fault }
hidden-view = Questo è ciò che vede un giocatore, non l’intera partita.
unknown-format = Il suo formato è «{ $found }»; questa pagina legge naqala-record/1 e naqala-game/1, e l’editor anche posizioni e lezioni.
bad-colours = Serve un colore per giocatore.
bad-sides = Serve un lato del tavolo per giocatore.
bad-left = Chi è andato via non è tra i suoi giocatori.
file-unread = Non è stato possibile leggere il file.
file-letters = La riga { $line } ha lettere in una codifica diversa da UTF-8. Salva il file in UTF-8 e aprilo di nuovo.

last-round = ultimo round
game-over = partita finita
log = Cronaca
score = Punti
help = Aiuto
settings = Impostazioni
settings-hint = Lingua, colori e altro
menu = Menu
close = Chiudi
dismiss = Nascondi

new-game = Nuova partita
new-game-hint = Questa partita resta tra le tue; puoi riprenderla.
new-game-sure = Lasciare questa partita e prepararne un’altra?
rematch = Rivincita
rematch-hint = Gli stessi giocatori, un’altra preparazione.
rematch-sure = Lasciare questa partita e prepararne un’altra con gli stessi giocatori?
embed = Metti su una pagina
embed-hint = Il codice di un tabellone per il tuo blog, corso o wiki.
embed-code = Codice per la pagina
export = Salva o copia la registrazione
export-hint = L’intera partita come testo: aprila qui o su un altro dispositivo. Contiene anche ciò che è nascosto.
download = Salva in un file
copy = Copia
copied = Copiato.
copy-failed = Il browser non l’ha permesso: seleziona il testo e copialo.
record-text = La registrazione
table = Il tavolo
table-hint = Nomi, colori, chi va via, fine anticipata.
has-left = è via
has-left-hint = Qualcuno non c’è? Può giocare un computer al suo posto. Oppure segna «è via»: gli altri decidono insieme, e chi è via non vince nulla.
left-tag = è via
left-together = { $name } è via: decidete insieme.
end-here = Finisci qui la partita
end-here-hint = I punti di tutti si contano così come sono. Potete cambiare idea.
end-here-sure = La partita finisce, e tutti vedono ciò che gli altri nascondevano. Tutti d’accordo?
end-here-yes = Tutti d’accordo: finisci qui
opens-secrets = Questo mostra a tutti monete, oggetti e capricci nascosti, e ciò che si pescherà. Tutti d’accordo?
all-agree = Tutti d’accordo
ended-by-table = Il tavolo ha chiuso qui la partita.
go-on = Continua la partita
go-on-hint = Il tavolo ha chiuso in anticipo questa partita. Non si è perso nulla.
agreed = Deciso nel frattempo
agreed-left = { $name } è via, e decidono gli altri.
agreed-back = { $name } è di nuovo qui.
agreed-ended = La partita è stata chiusa, e tutto ciò che era nascosto è stato scoperto.
agreed-resumed = La partita continua.
agreed-opened = Non c’è più nulla di nascosto.
agreed-hidden = Si nasconde di nuovo.
agreed-masked = Le maschere sostituiscono le coperture: chi tiene premuta una riga la vede.
agreed-shown = La registrazione è stata aperta o copiata con tutto ciò che è nascosto.
agreed-computer = Un computer gioca al posto di { $name }.
agreed-person = Una persona gioca al posto di { $name }.
left-sure = { $name } è via: gli altri decidono, e vedono che cosa nasconde { $name }. Tutti d’accordo?
seat-sure = Gioca qualcun altro al posto di { $name }, e vede che cosa nasconde { $name }. Tutti d’accordo?
pause = Pausa
pause-hint = Una copertura nasconde il tavolo finché chi gioca non torna.
leave = Torna alla prima pagina
leave-hint = La partita resta, non si perde nulla.
stay = Continua a giocare

your-turn = È il tuo turno.
to-bid = Tocca a te fare un’offerta.
pass-device = Passa il dispositivo a { $name }
i-am = Sono { $name }
decide-for = Decidete insieme per { $name } che è via dal tavolo
we-decide = Decidiamo
is-back = { $name } è di nuovo qui
is-absent = { $name } non c’è
since-last = Dal tuo ultimo turno
so-far = Finora
bids-of = Round { $round }: offerte
log-empty = Non è ancora successo nulla.
log-hint = Tocca una riga con una tessera per vedere dov’era; l’occhio mostra quel momento.
taken-back = annullato
take-back = Annulla da qui in poi
take-back-bid-of = Annulla l’offerta di { $name }
take-back-turn-of = Annulla il turno di { $name }
take-back-sure = Tutto, da qui in poi, viene annullato per tutti. La cronaca ne conserva traccia. Tutti d’accordo?
take-back-bid-sure = L’offerta di { $name } e tutto ciò che è seguito vengono annullati per tutti. La cronaca ne conserva traccia. Tutti d’accordo?
take-back-turn-sure = Il turno di { $name } e tutto ciò che è seguito vengono annullati per tutti. La cronaca ne conserva traccia. Tutti d’accordo?
take-back-title = Annulla il turno
take-back-yes = Tutti d’accordo: annulla
undo-in-log = Più indietro si va dalla cronaca
cancel = Lascia stare
show-tiles = { $text } Mostra le tessere.

whims-paid = Alla fine i capricci la cui condizione è soddisfatta pagano da soli.
score-caption = Punti finora
see-board = Guarda il tabellone
skip-count = Mostra il risultato
share-game = Condividi
best = il massimo
score-final = Punteggio finale
category = Categoria
total = Totale
at-least = almeno
hidden = nascosto
score-hidden-hint = Ciò che gli altri nascondono non è contato: i loro totali sono almeno quelli mostrati.
wins = Vince { $name }!
win-shared = Vittoria a pari merito: { $names }!

language = Lingua
language-missing = Non è stato possibile caricare i testi di questa lingua. Controlla la connessione e riprova.
theme = Colori della pagina
theme-auto = Auto
theme-light = Chiaro
theme-dark = Scuro
contrast = Contrasto forte
contrast-hint = Linee più scure e superfici uniformi.
palette = Colori per daltonici
palette-hint = Tribù, giocatori e valori in colori facili da distinguere.
turn = Gira il tavolo verso chi gioca
turn-hint = Per un tablet in mezzo: tutto è rivolto verso chi è di turno. I lati si scelgono nel menu, sotto «Il tavolo».
side-of = Lato di { $name }
side-bottom = lato vicino
side-left = lato sinistro
side-top = lato lontano
side-right = lato destro
sound = Suoni
sound-hint = Pochi e brevi.
may-sleep = Durante la partita lo schermo può spegnersi: il browser non lo tiene acceso. Mentre giochi imposta il blocco automatico del dispositivo su «Mai».
full-screen = Schermo intero, sì o no
motion = Animazioni
motion-hint = I meeple viaggiano sul tabellone. Senza, compaiono dove vanno.

storage-missing = Questo browser non lascia conservare nulla alla pagina: la partita sparirà quando chiudi o ricarichi la pagina. Salva la registrazione in un file se vuoi tenerla.
storage-full = Non c’è più spazio per salvare la partita: ciò che giochi da adesso sparirà quando chiudi o ricarichi la pagina. Salva la registrazione in un file, o elimina altre partite.
storage-failed = Non è stato possibile salvare la partita ({ $why }): ciò che giochi da adesso potrebbe sparire quando chiudi o ricarichi la pagina. Salva la registrazione in un file se vuoi tenerla.

update-ready = È pronta una nuova versione
update-use = Usala adesso
update-hint = Usala adesso: la pagina si ricarica, e la partita continua da dove si trova.

crash-title = Naqala si è fermato
crash-text = Qualcosa è andato storto nel programma, ed è colpa nostra. La tua partita è salvata fino all’ultimo passo: ricarica la pagina per continuare.
crash-reload = Ricarica
crash-export = Salva la partita in un file
crash-record = La partita come testo, da copiare
crash-detail = Che cosa è andato storto

key-drops = Illuminata: lascia qui. Cerchio: quale tribù.
key-ends = Illuminata: lascia qui. Quadrato: qui si può finire.
