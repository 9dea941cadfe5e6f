### What the page says before the program starts, or where it cannot.

still-loading = Wciąż się wczytuje…
no-wasm = Ta przeglądarka nie obsługuje WebAssembly albo ma je wyłączone. W Naqalę można grać w każdej aktualnej przeglądarce.
old = Ta przeglądarka jest za stara. Naqala działa od wersji Safari 17.5 (z iOS i iPadOS 17.5), Chrome i Edge 123, Firefox 125.
not-loaded = Nie udało się wczytać gry. Sprawdź połączenie i wczytaj stronę ponownie. Musi pochodzić z serwera WWW: otwarta z folderu nie może się uruchomić.
sandboxed = Ta plansza jest w ramce typu sandbox, a jej serwer nie wysyła z plikami „Access-Control-Allow-Origin: *”. Dodaj ramce „allow-same-origin” albo niech serwer to wysyła.
load-again = Wczytaj ponownie
