### What the page says before the program starts, or where it cannot.

still-loading = Caricamento in corso…
no-wasm = Questo browser non può eseguire WebAssembly, o l’ha disattivato. Naqala si gioca con qualsiasi browser attuale.
old = Questo browser è troppo vecchio. Naqala funziona da Safari 17.5 (con iOS e iPadOS 17.5), Chrome e Edge 123, Firefox 125.
not-loaded = Non è stato possibile caricare il gioco. Controlla la connessione, poi ricarica la pagina. Deve venire da un server web: aperta da una cartella non può partire.
sandboxed = Questo tabellone è in un frame sandbox, e il suo server non invia con i file «Access-Control-Allow-Origin: *». Dai al frame «allow-same-origin», o fallo inviare al server.
load-again = Ricarica
