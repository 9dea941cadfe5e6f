### Texts of the score pad.

##

open-pad = Notes wyników
title = Notes wyników
caption = Punkty według kategorii
field = { $name }, { $line }
said-of = { $field }: { $what }

order = Kolejność pól
by-line = Kategoriami
by-player = Graczami
way = Sposób wpisywania
by-keys = Punkty
by-things = Co leży na stole
next = Dalej
previous = Poprzednie pole
erase = Usuń ostatni znak
count-here = Policz zamiast tego, co leży na stole

about = O grze
again = Nowy arkusz
again-undo = Przywróć ostatni arkusz
date = Data
place = Miejsce
remark = Uwagi
number-of-players = Liczba graczy

not-kept = Ta przeglądarka nie zapisuje arkusza: istnieje, dopóki nie zamkniesz strony. Zapisz kopię.
unread = Zapisanego arkusza nie da się odczytać. Zostaje bez zmian; możesz zapisać go do pliku.
unread-at = Błąd jest przy „{ $place }”.
unread-json = Tekst urywa się albo jest uszkodzony w wierszu { $line }, kolumnie { $column }. Czy został skopiowany w całości?
unread-format = Jego format to „{ $found }”; ta strona czyta naqala-pad/1.

tile-of = Płytka o wartości { $value }
lakeside = { $building } nad jeziorem, podwójnie
city = Miasto
round-tent = Czerwona płytka wokół namiotu, wliczając jego własną
held-by = ma { $name }

leads = Najwięcej punktów: { $names }
sum = { $text } = { $points }
each = { $count } { $what } × { $points } = { $total }
with-djinn = z { FORM($djinn, "instrumental") }
for-fewer = { $n ->
    [one] 10 za { $n } gracza z mniejszą liczbą = { $points }
    [few] po 10 za { $n } graczy z mniejszą liczbą = { $points }
   *[many] po 10 za { $n } graczy z mniejszą liczbą = { $points }
}
most = nikt nie ma więcej
not-most = ktoś inny ma więcej
not-compared = { $names }: znane są tylko punkty, więc liczb nie porównano
by-lake = { $n ->
    [one] { $n } nad jeziorem liczy się podwójnie
    [few] { $n } nad jeziorem liczą się podwójnie
   *[many] { $n } nad jeziorem liczy się podwójnie
}
sets = zestawy { $text } = { $points }
wild = { $n ->
    [one] { $n } dowolny towar za fakirów
    [few] { $n } dowolne towary za fakirów
   *[many] { $n } dowolnych towarów za fakirów
}
red-tiles = { $n ->
    [one] { $n } czerwona płytka wokół namiotu
    [few] { $n } czerwone płytki wokół namiotu
   *[many] { $n } czerwonych płytek wokół namiotu
}
cities = { $n ->
    [one] { $n } miasto: 5 × { $n } × { $n } = { $total }
    [few] { $n } miasta: 5 × { $n } × { $n } = { $total }
   *[many] { $n } miast: 5 × { $n } × { $n } = { $total }
}

strange = „{ $letter }” na miejscu { $at } to nie cyfra, + ani ×
no-number = na miejscu { $at } brakuje liczby
no-sign = przed miejscem { $at } brakuje + lub ×
too-large = liczba na miejscu { $at } jest za duża
impossible = nikt nie może mieć tu { FORM($points, "genitive") }
together = { $line }: w sumie { $found }, a jest ich { NUMBER($most) }
too-many = { CAPITAL($what) }: w sumie { $found }, a jest ich { $most }
too-many-of = { $name }, { $what }: { $found }, a możliwych jest { $most }
none-in-game = { CAPITAL($what) }: nie w tej grze
twice = { $djinn } występuje więcej niż raz
no-tile = { $name }, { $what }: brak płytki, na której to stoi
no-lake = { $name }, { $what }: w tej grze nie ma jeziora
red-around = czerwone płytki wokół namiotu
tiles-held = płytki
players-wrong = W pięć osób można grać tylko z dodatkiem
total-alone = { $names }: znana jest tylko suma. Punkty wpisane w kolumnie liczą się zamiast niej.
drop-total = Usuń sumę: { $name }, { $total }

## The history.

sheets = Arkusze
to-sheet = Do otwartego arkusza
search = Szukaj w arkuszach
found = { $n ->
    [one] { $n } z { $all } arkuszy
    [few] { $n } z { $all } arkuszy
   *[many] { $n } z { $all } arkuszy
}
no-sheets = Arkusze pojawią się tutaj, gdy coś na nich wpiszesz.
no-date = Bez daty
wins = zwycięstwo
has-faults = Coś na nim nie może się zgadzać; nie liczy się do średnich.
open-named = Otwórz: { $sheet }
delete-named = Usuń: { $sheet }
history-not-kept = Ta przeglądarka nie zapisuje arkuszy: istnieją, dopóki nie zamkniesz strony. Zapisz je do pliku.

averages = Średnie i rekordy
average = Średnia
best = Rekord
games = { $n ->
    [one] { $n } gra
    [few] { $n } gry
   *[many] { $n } gier
}
games-won = { $n ->
    [one] { $n } wygrana
    [few] { $n } wygrane
   *[many] { $n } wygranych
}

statistics = Statystyki
statistics-of = Gracz
statistics-hint = Arkusze bez błędów i gry ukończone na tym urządzeniu. To, co jest i tu, i tu, liczy się raz.
by-opponent = Według przeciwnika
by-level = Według poziomu komputerów
by-players = Według liczby graczy
by-kind = Rodzaje punktów
kind-hint = { $n ->
    [one] Pasek to średnia z { $n } gry, kreska to średnia pozostałych przy stole.
    [few] Pasek to średnia z { $n } gier, kreska to średnia pozostałych przy stole.
   *[many] Pasek to średnia z { $n } gier, kreska to średnia pozostałych przy stole.
}
lead = Przewaga
led-by = { SIGNED($n) }
others-average = Pozostali

files = Pliki
save-json = Zapisz wszystko jako JSON
save-csv = Zapisz punkty jako CSV
save-hint = JSON zachowuje wszystko. CSV ma same punkty, dla arkuszy kalkulacyjnych.
import = Dodaj arkusze z pliku
import-hint = JSON lub CSV, tak jak zapisano je tutaj. To, co już tu jest, nie zostanie dodane drugi raz, i nic nie zostanie zastąpione.
added = { $n ->
    [one] Dodano { $n } arkusz.
    [few] Dodano { $n } arkusze.
   *[many] Dodano { $n } arkuszy.
}
known = { $n ->
    [one] { $n } już tu był.
    [few] { $n } już tu były.
   *[many] { $n } już tu było.
}
left-out = Pominięto, bo żaden arkusz nie ma takich kolumn: { $columns }
ask-letters = Od wiersza { $line } ten plik ma znaki w kodowaniu innym niż UTF-8. Co z tego czyta się dobrze?
ask-date = Daty w tym pliku można odczytać na dwa sposoby. Który to dzień: { $date }?
add-nothing = Żadne: nic nie dodawaj
not-added = Nie dodano:
import-most = Arkusze po pierwszych { $most }. Wybierz plik jeszcze raz, aby je dodać.
sheet-fault = Arkusz { $number }: { $what }
csv-line = Wiersz { $line }: { $what }
csv-quote = cudzysłów stoi tam, gdzie nie może, albo nie jest zamknięty
csv-column = kolumna „{ $name }” występuje dwa razy
csv-no-column = brakuje kolumny „{ $name }”
csv-cells = komórek jest { $found }, a kolumn { $expected }
csv-cell = tego, co jest pod „{ $column }”, nie da się odczytać
csv-date = data { $date } może oznaczać dwa dni
csv-differs = „{ $column }” różni się od wiersza wyżej, z tego samego arkusza
csv-players = liczba graczy na arkuszu to { $found }; grać może od dwóch do pięciu osób
csv-total = suma to { $found }, ale punkty dają razem { $expected }

save-bgstats = Zapisz dla BG Stats
save-bgg = Zapisz sumy jako rozgrywki BGG
save-plays-hint = BG Stats wczytuje swój plik z sumami i punktami według kategorii. XML ma format, w jakim BoardGameGeek udostępnia rozgrywki.
import-plays-hint = Także kopia zapasowa lub plik rozgrywek z BG Stats oraz rozgrywki z BoardGameGeek jako XML.
ask-lost = Niektóre rozgrywki zawierają coś, czego arkusz nie przechowuje: { $lost }. Dodać je bez tego?
add-without = Dodaj bez tego
other-games = { $n ->
    [one] Pominięto { $n } rozgrywkę innej gry.
    [few] Pominięto { $n } rozgrywki innych gier.
   *[many] Pominięto { $n } rozgrywek innych gier.
}
bgg-page = BoardGameGeek udostępnia rozgrywki strona po stronie: w tym pliku jest { $found } z { $all }.
play-fault = Rozgrywka { $number }, { $date }: { $what }
play-teams = grano w drużynach
play-unfinished = oznaczono ją jako niedokończoną
play-several = obejmuje kilka gier: { $n }
play-no-points = brak punktów
lost-duration = czas trwania
lost-seats = kto zaczynał i kto gdzie siedział
lost-roles = role, plansze lub kolory, których w tej grze nie ma
lost-notes = zdjęcia, oceny lub kto grał pierwszy raz
lost-uncounted = to, że rozgrywka nie liczy się do statystyk
lost-winner = inny zwycięzca, niż wynika z punktów
lost-long-text = końcówki długich tekstów
lost-lines = kategorie z arkusza wyników, które nie są tu znane

share = Udostępnij ten arkusz
share-hint = Link otwiera arkusz na innym urządzeniu, obok tamtejszych. Nic samo nie jest nikomu wysyłane.
copy-text = Kopiuj jako tekst
as-picture = Obraz
no-picture = Ta przeglądarka nie potrafi narysować obrazu.
to-bgstats = Do BG Stats
to-bgstats-hint = BG Stats otworzy się z tą rozgrywką, jeśli aplikacja jest na tym urządzeniu.
shared = Ktoś udostępnia ci arkusz wyników
shared-keeps = Trafi do twoich arkuszy i żadnego z nich nie zastąpi.

to-editor = Jako pozycja
editor-has = Edytor dostaje graczy z ich monetami, wezyrami, mędrcami, rzemieślnikami, dżinami, towarami, fakirami i przedmiotami oraz płytki, które mają, z palmami i pałacami.
editor-lacks = Arkusz nie wie, gdzie leżą płytki: ich miejsca są zmyślone, więc punkty nad jeziorem i wokół namiotu mogą się różnić. Brakuje meepli na planszy, kart i dżinów do wzięcia oraz ofert.
editor-points = Brakuje też tego, z czego znane są tylko punkty: { $fields }.
open-editor = Otwórz w edytorze
not-handed = Ta przeglądarka nie zapisuje pozycji, więc edytor nie może jej otworzyć.
