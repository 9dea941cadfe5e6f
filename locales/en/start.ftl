### What the page says before the program starts, or where it cannot.

still-loading = Still loading…
no-wasm = This browser cannot run WebAssembly, or has it switched off. Any current browser can play Naqala.
old = This browser is too old. Naqala works from Safari 17.5 (with iOS and iPadOS 17.5), Chrome and Edge 123, Firefox 125.
not-loaded = The game could not be loaded. Check the connection, then load the page again. It must come from a web server: opened from a folder it cannot start.
# The words in quotation marks are what a site's maker has to write.
sandboxed = This board stands in a sandboxed frame, and its host does not send “Access-Control-Allow-Origin: *” with its files. Let the frame have “allow-same-origin”, or the host send that.
load-again = Load again
