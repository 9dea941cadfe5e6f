### Was die Seite sagt, bevor das Programm startet oder wo es nicht kann.

still-loading = Lädt noch …
no-wasm = Dieser Browser kann WebAssembly nicht ausführen oder hat es ausgeschaltet. Mit jedem aktuellen Browser kannst du Naqala spielen.
old = Dieser Browser ist zu alt. Naqala läuft ab Safari 17.5 (mit iOS und iPadOS 17.5), Chrome und Edge 123, Firefox 125.
not-loaded = Das Spiel ließ sich nicht laden. Prüfe die Verbindung und lade die Seite neu. Sie muss von einem Webserver kommen: aus einem Ordner geöffnet kann sie nicht starten.
sandboxed = Dieses Spielfeld steht in einem abgeschotteten Rahmen, und sein Host sendet mit den Dateien kein „Access-Control-Allow-Origin: *“. Gib dem Rahmen „allow-same-origin“, oder lass den Host das senden.
load-again = Neu laden
