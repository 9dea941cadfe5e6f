### Wat de pagina zegt voor het programma begint, of waar het niet kan.

still-loading = Nog aan het laden…
no-wasm = Deze browser kan geen WebAssembly uitvoeren, of heeft het uitgeschakeld. Met elke recente browser kun je Naqala spelen.
old = Deze browser is te oud. Naqala werkt vanaf Safari 17.5 (met iOS en iPadOS 17.5), Chrome en Edge 123, Firefox 125.
not-loaded = Het spel kon niet worden geladen. Controleer de verbinding en laad de pagina opnieuw. Ze moet van een webserver komen: geopend uit een map kan ze niet starten.
sandboxed = Dit bord staat in een afgeschermd kader, en de host stuurt geen “Access-Control-Allow-Origin: *” mee met de bestanden. Geef het kader “allow-same-origin”, of laat de host dat sturen.
load-again = Opnieuw laden
