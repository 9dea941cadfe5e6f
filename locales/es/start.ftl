### What the page says before the program starts, or where it cannot.

still-loading = Sigue cargando…
no-wasm = Este navegador no puede ejecutar WebAssembly, o lo tiene desactivado. Con cualquier navegador actual se puede jugar a Naqala.
old = Este navegador es demasiado antiguo. Naqala funciona desde Safari 17.5 (con iOS y iPadOS 17.5), Chrome y Edge 123, Firefox 125.
not-loaded = No se pudo cargar el juego. Comprueba la conexión y vuelve a cargar la página. Tiene que venir de un servidor web: abierta desde una carpeta no puede empezar.
sandboxed = Este tablero está en un marco aislado, y su servidor no envía “Access-Control-Allow-Origin: *” con sus archivos. Dale al marco “allow-same-origin”, o haz que el servidor lo envíe.
load-again = Volver a cargar
