### What the page says before the program starts, or where it cannot.

still-loading = Chargement en cours…
no-wasm = Ce navigateur ne sait pas exécuter WebAssembly, ou l’a désactivé. Tout navigateur récent permet de jouer à Naqala.
old = Ce navigateur est trop ancien. Naqala fonctionne à partir de Safari 17.5 (avec iOS et iPadOS 17.5), Chrome et Edge 123, Firefox 125.
not-loaded = Le jeu n’a pas pu être chargé. Vérifiez la connexion, puis rechargez la page. Elle doit venir d’un serveur web : ouverte depuis un dossier, elle ne peut pas démarrer.
sandboxed = Ce plateau se trouve dans un cadre isolé, et son hôte n’envoie pas « Access-Control-Allow-Origin : * » avec ses fichiers. Accordez au cadre « allow-same-origin », ou faites envoyer cet en-tête.
load-again = Recharger
