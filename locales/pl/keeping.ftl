### Texts of keeping, moving and sharing games.

## The list of games.

more = Więcej
more-of = Więcej: { $names }
duplicate = Powiel
copy-of = Kopia: { $name }
rename = Zmień nazwę
name-of-game = Nazwa tej gry
name-hint = Puste pole: imiona graczy.
keep-name = Zachowaj nazwę
kilobytes = { $n } KB
deleted = Usunięto: { $name }
no-game = To nie jest gra Naqali albo brakuje jej części.
damaged = Zawarta tu gra jest uszkodzona i nie może się toczyć dalej.
details = Szczegóły
won = { $n ->
    [one] Wygrywa { $names }: { $points }
    [few] Wygrywają { $names }: { $points }
   *[many] Wygrywają { $names }: { $points }
}
undo-delete = Cofnij

## Storage that the browser may clear.

copies = Ta przeglądarka może sama usuwać zapisane gry, gdy na urządzeniu zabraknie miejsca. Od czasu do czasu zapisz do pliku to, czego byłoby ci szkoda.

copies-safari = Safari usuwa to, co zapisała strona, po siedmiu dniach bez odwiedzin. Dodaj Naqalę do ekranu początkowego (Udostępnij → Do ekranu początkowego) albo zapisz do pliku to, czego byłoby ci szkoda.

settings-not-kept = Ta przeglądarka nie zapisuje już ustawień ani postępów: jej pamięć jest pełna lub wyłączona. Zmiany trwają, dopóki nie zamkniesz lub nie odświeżysz strony.

## A game that another tab has open.

open-elsewhere = Ta gra jest otwarta w innej karcie.
open-elsewhere-hint = Tutaj tylko patrzysz. Przejmij ją, a tamta karta przestanie grać.
take-over = Przejmij tutaj
continued = Gra toczy się dalej w innej karcie.
continued-hint = Stąd nic już się nie zapisuje. Przejmij ją z powrotem, aby grać dalej od tego, co tam zagrano.
take-back-here = Przejmij z powrotem

## The sheet that shares a link.

share = Udostępnij lub przenieś grę
share-hint = Jako link albo jako kod dla aparatu innego urządzenia. Nic nie jest nikomu wysyłane.
share-truth = Kto to otworzy, widzi wszystko, także ukryte monety. Tam powstaje osobna gra; ta toczy się dalej tutaj.
extent = Co udostępniasz
extent-record = Całą grę
extent-position = Samą pozycję
link = Link
link-size = znaków: { $letters }
copy-link = Kopiuj link
send-link = Wyślij…
code = Kod do zeskanowania
code-of = Kod { $number } z { $count }
code-hint = Skieruj na kod aparat drugiego urządzenia: gra otworzy się tam.
codes-hint = Skanuj kody po kolei, w dowolnym porządku: drugie urządzenie zbiera je, otwiera grę i mówi, czego brakuje.
codes-too-many = Ta gra jest za długa na kody: użyj linku, pliku albo samej pozycji.
code-before = Poprzedni kod
code-next = Następny kod
codes-play = Pokazuj po kolei
codes-pause = Pauza

## The sheet of a game opened from a link.

copy-opens-secrets = Kopia zawiera wszystko, co gracze ukrywają przed sobą, i to, co będzie dobierane. Czy wszyscy się zgadzają?
shared = Ktoś udostępnia ci grę
shared-keeps = Stanie się osobną grą: twoje gry zostają, jak są.
shared-open = Otwórz
shared-not-now = Nie teraz
shared-failed = Nie da się otworzyć tego linku.
shared-nothing = Nic nie zostało zmienione ani zapisane.
part-came = Odebrano część { $number } z { $count }.
parts-missing = Brakuje: { $numbers }. Zeskanuj następny kod.

## Reasons why a game cannot be imported.

empty = Jest pusta.
too-long = Ma { $megabytes } MB; gra ma najwyżej 2.
too-many-entries = Liczba wpisów to { $n }; gra ma ich najwyżej 20000.
twice = Klucz „{ $key }” występuje w jednym miejscu dwa razy: zobacz wiersz { $line }.
bad-name = Imię gracza { $n } jest puste, ma więcej niż 60 znaków albo zawiera znaki niewidoczne.
link-version = Ten link utworzyła nowsza wersja Naqali („{ $version }”): otwórz go w niej albo poproś o plik.
link-letter = Znak { $at } jego danych tam nie pasuje: link zmieniono po drodze.
link-cut = Brakuje końca: niektóre komunikatory ucinają długie linki. Skopiuj ponownie cały link albo poproś o plik.
link-part = To część gry, ale jej numery nie mogą się zgadzać.
link-long = Zawiera więcej niż jakakolwiek gra.
link-damaged = Dane są uszkodzone. Jeśli brakuje końca, uciął go komunikator: skopiuj ponownie cały link albo poproś o plik.
link-rules = Spakowano to z innymi zasadami: otwórz w tej wersji Naqali, w której powstało, albo poproś o plik.
link-mixed = Części do siebie nie pasują: zeskanuj ponownie wszystkie kody.

## A link that opens beside the installed app.

other-storage = Masz Naqalę na ekranie początkowym? Linki otwierają się w Safari, gdzie gry są inne. Skopiuj link i wklej go tam pod „Otwórz zapis gry”.
link-unable = Ta przeglądarka nie potrafi rozpakować linków: poproś o plik.

## What other apps hand to the page.

handed-nothing = To, co udostępniono, nie zawiera linku do gry, zadania, lekcji ani arkusza wyników i nie jest grą. Grę możesz wkleić tutaj; pliki z arkuszami dodaje się w: Notes wyników → Arkusze.
several-files = Przyszło kilka plików. Otwierają się po kolei: dopóki strona jest otwarta, pozostałe czekają pod „Otwórz zapis gry”.

## The offer to install the page.

install-hint = Naqala może być wśród aplikacji tego urządzenia: we własnym oknie, także bez sieci, i do wyboru, gdy otwierasz lub udostępniasz pliki i linki.
install-by-hand = Naqala może być na ekranie początkowym tego urządzenia: Udostępnij → Do ekranu początkowego. Otwiera się wtedy jak aplikacja, także bez sieci.
install = Zainstaluj
install-not = Nie, dziękuję
