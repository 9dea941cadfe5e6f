### Texts of boards on other pages.

##

view = Una posizione di Five Tribes
explore = Un tabellone di Five Tribes per provare mosse
exercise = Un esercizio su un tabellone di Five Tribes
replay = Una partita di Five Tribes da rivedere
play = Una partita di Five Tribes

waiting = Questo tabellone aspetta ciò che la sua pagina vi mostrerà.
faulty = In questa pagina c’è un errore, quindi il tabellone non si può mostrare.
look-back = Riguarda
full-screen = Schermo intero
leave-full-screen = Lascia lo schermo intero
again = Ancora

## The code of a board.

truth = La pagina mostra tutto, anche le monete nascoste.
picture = Salva la posizione come immagine (SVG)
picture-hint = Per chi legge senza script: metti l’immagine dentro l’elemento, al posto del link.
purpose = Che cosa può fare chi legge
to-replay = Rivedere la partita
to-view = Guardare
to-explore = Provare mosse
to-play = Giocare
way = Tipo di codice
element = Elemento
frame = Frame
host = Dove va
site = Il tuo sito
wordpress = WordPress
moodle = Moodle
notion = Notion
markdown = Markdown
in-site = Meglio come elemento: prende colori e larghezza della tua pagina. Un frame è per pagine che tolgono gli script.
in-wordpress = In un blocco «HTML personalizzato». Gli amministratori possono usare l’elemento; gli altri prendano il frame.
in-moodle = Nel sorgente del testo. Se il tuo sito toglie gli script, prendi il frame.
in-notion = Scrivi /embed e incolla l’indirizzo. Poi trascina il blocco alla sua altezza.
in-markdown = Così com’è, dove l’HTML è ammesso: Hugo, Jekyll, Astro. Altrove estrai l’indirizzo dal frame.
frame-size = Un frame ha un’altezza fissa: { $height } pixel, per una colonna di { $width }.
no-frame = Un frame non può contenerlo: prendi l’elemento.
result-code = Gli studenti ricevono un codice del risultato
result-code-hint = Chi ha risolto l’esercizio ti manda il codice; class.html ne fa una tabella, senza account.
to-class = Leggi i codici di una classe
package = Pacchetto
package-kind = Per
package-hint = Un file per Moodle e altre piattaforme didattiche, che così sanno chi ha finito, con quale punteggio e in quanto tempo. Il tabellone stesso viene comunque da questo sito.
package-save = Salva il pacchetto
package-failed = Non è stato possibile creare il pacchetto. Controlla la connessione e riprova.
