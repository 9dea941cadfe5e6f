### Texts of the editor, and of the faults of a position.

##

edit = Układanie pozycji

## Short enough for one line beside the other buttons of the first page.

open-editor = Ułóż pozycję
edit-this = Edytuj tę pozycję
edit-this-hint = Kopia stołu dla edytora, razem z tym, co ukryte. Ta gra zostaje bez zmian; to, co jest w edytorze, też zostaje.

## The board and the brushes.

put = Połóż
take-off = Zdejmij
way = Co robi stuknięcie
brushes = Co położyć na planszy
meeples = Meeple
pieces = Elementy
tiles = Płytki
broom = Opróżnij płytkę
left = zostało: { $n }
camel-of = Wielbłąd: { $name }
tent-of = Namiot: { $name }
keys = Strzałki chodzą po planszy, Enter kładzie, Delete zdejmuje. Prawy przycisk myszy też zdejmuje.
letters = Litera kładzie meepla, z Shiftem go zdejmuje: { $list }.
letter-of = { $letter } { $tribe }
rows-as-text = Plansza jako tekst
rows-hint = Jeden wiersz na każdy rząd, najpierw północny, jedno słowo na każdą płytkę: { $tile } to mały targ 6 z kupcem i budowniczym. ^1 to palma, #1 pałac, @0 wielbłąd pierwszego gracza.
sweep = Opróżnij planszę
empty = Zacznij od pustej
deal = Rozdaj na nowo
before = Co leżało tu przed kopią
columns = Kolumny
rows = Rzędy
less = { $what }: mniej
more = { $what }: więcej

## The table.

the-table = Stół
player-count = Gracze
players = Gracze
begins-with = Początek
a-bid = Licytacja
a-turn = Tura
as-it-was = Tak jak jest: w trakcie tury
has-ended = Tak jak jest: gra skończona
whose = Czyja
round = Runda
last-round = To ostatnia runda
fills = Cała reszta jest w woreczku, taliach i zasobach
fills-hint = Jak przy prawdziwym stole. Bez tego w grze jest tylko to, co tam położysz: do małych ćwiczeń.
empty-stock = Opróżnij woreczek, talie i zasoby
markers = Znaczniki tur
markers-hint = Pierwszy w kolejności licytacji licytuje; znacznik gracza, który zaczyna turę, wraca tam. Kto płaci najwięcej, gra pierwszy.
put-on = { $track }: połóż znacznik gracza { $name }
bid-order = Kolejność licytacji
spot = Kolejność tur, { $price }
name = Imię
coins = Monety
camels = Wielbłądy w zapasie
tent = Namiot w zapasie
stock = Woreczek i zasoby

## Cards.

cards = Karty
market = Rząd kart
deck = Talia kart
discard = Odrzucone karty
djinn-row = Odkryte dżiny
djinn-deck = Talia dżinów
djinn-discard = Odrzucone dżiny
djinns = Dżiny
item-deck = Stos przedmiotów
item-discard = Odrzucone przedmioty
items = Przedmioty
whim-deck = Talia kaprysów
city-whims = Kaprysy dla miast
whims = Kaprysy na ręce
fulfilled = Spełnione kaprysy
goods = Towary i fakirzy
add = Dodaj:
add-to = { $zone }: dodaj
taken-from = skąd: { $place }
of-player = { $zone }, { $name }
remove = Zabierz: { $what }
nothing-there = nic
empty-zone = Zabierz wszystko

## Faults.

over = Wszystko w porządku. Gra jest skończona: aby grać dalej, zacznij ją od licytacji albo tury.
sound = Wszystko w porządku: można tak grać.
fault-count = { $n ->
    [one] { $n } rzecz do poprawy
    [few] { $n } rzeczy do poprawy
   *[many] { $n } rzeczy do poprawy
}
faults = Co jest nie tak
play = Graj od tego miejsca
play-sure = Najpierw popraw to, co na liście.
text-and-link = Tekst i link
truth = Tekst i link zawierają wszystko, także to, czego gracz by nie widział.
text-out = Jako tekst
position = Pozycja
as-link = Jako link
text-in = Z tekstu
take-text = Połóż to na planszy
text-hint = Wklej pozycję, zapis gry albo zachowaną grę: zastąpi to, co tu leży. Można to cofnąć. Lekcja otwiera się ze wszystkimi krokami w miejsce tej poniżej.
kept-unread = Tego, co tu zostało, nie da się odczytać. Jest poniżej, pod „Z tekstu”, dopóki nie zmienisz pozycji.
fleeting = Ta przeglądarka nie pozwala stronie niczego przechowywać: przed wyjściem skopiuj tekst.
unread = Tego nie da się odczytać
other-text = Przyszedł tekst, gdy stał tu inny. Oba zostają, dopóki nie opuścisz tej strony.
show-other-text = Pokaż drugi tekst

lesson-step = Ułóż lekcję
lesson-hint = To, co napiszesz, pozycja i sposób gry stają się plikiem lekcji: na twoją stronę albo do kursu.
steps = Kroki
step = Krok { $n }
add-step = Dodaj krok
add-step-hint = Nowy krok zaczyna się tam, gdzie kończy się droga tego. Plansza pokazuje pozycję kroku, przy którym jesteś.
remove-step = Usuń ten krok
hints-in = Podpowiedzi ({ $language }), po jednej w wierszu
done-in = Po osiągnięciu celu ({ $language })
mistakes = Błędy
mistakes-hint = Zagraj to, co uczący się może zrobić zamiast tego, i napisz, co lekcja wtedy mówi.
record-mistake = Zagraj błąd
record-mistake-hint = Zagraj to, czego uczący się ma nie robić. Potem wskaż, po czym to poznać, i wróć, aby napisać, co mówi lekcja.
what-tells = Po czym poznać błąd
use-mistake = Przyjmij ten błąd
say-in = Do błędu { $n } ({ $language })
remove-mistake = Usuń błąd { $n }
at-least = Co najmniej
target-coins = { $n ->
    [one] { $name } zyskuje co najmniej { $n } monetę
    [few] { $name } zyskuje co najmniej { $n } monety
   *[many] { $name } zyskuje co najmniej { $n } monet
}
target-fakirs = { $n ->
    [one] { $name } zyskuje co najmniej { $n } fakira
    [few] { $name } zyskuje co najmniej { $n } fakirów
   *[many] { $name } zyskuje co najmniej { $n } fakirów
}
target-kept = { $name } zyskuje co najmniej { FORM($kept, "accusative") }
fault-of-step = Krok { $n }: { $what }
title-in = Tytuł ({ $language })
step-text-in = Tekst ({ $language })
one-language = Kto czyta w innym języku, widzi tekst angielski, a jeśli go nie ma, pierwszy.
add-language = Napisz też w języku
remove-language = Bez języka: { $language }
record-solution = Zagraj drogę do celu
record-other-solution = Zagraj inną drogę
record-solution-hint = Zagraj to, co ma zrobić uczący się. Potem wskaż, co się liczy, i wróć.
what-counts = Co ma być osiągnięte
nothing-played = Jeszcze nic nie zagrano.
use-way = Przyjmij tę drogę i ten cel
to-editor = Z powrotem do edytora
no-goal = Bez celu krok się tylko czyta.
has-goal = { $n ->
    [one] Cel jest ustalony; droga ma { $n } akcję.
    [few] Cel jest ustalony; droga ma { $n } akcje.
   *[many] Cel jest ustalony; droga ma { $n } akcji.
}
forget-goal = Bez celu
stale = To, co zagrano, nie pasuje już do tej pozycji: zagraj to jeszcze raz.
say-first = Napisz, co lekcja mówi przy każdym błędzie.
lesson-file = Plik lekcji
write-first = Napisz tytuł i tekst oraz popraw błędy pozycji.
try-lesson = Wypróbuj ją jak uczący się
preview-place = Gdzie trafi na nią uczący się
preview-here = Tutaj
preview-phone = Telefon
preview-width = Szerokość kolumny w pikselach
preview-size = Szerokość w pikselach: { $width }, wysokość: { $height }; tyle miejsca zostaje na stronie.
preview-frame = Lekcja na innej stronie
target-played = { $n ->
    [one] dokładnie ta akcja
    [few] dokładnie te { $n } akcje
   *[many] dokładnie te { $n } akcji
}

target-holds = { $name } ma { $tile }
goal-said = { CAPITAL($what) }
target-gains = { $n ->
    [one] { $name } zyskuje co najmniej { $n } punkt
    [few] { $name } zyskuje co najmniej { $n } punkty
   *[many] { $name } zyskuje co najmniej { $n } punktów
}

all-of = { CAPITAL($what) }: { $found }, a jest ich tylko { $most }
on-tile = { $tile }: { $what }
wrong-count = graczy: { $players }; grać może od 2 do { $most }
five-need = W pięć osób można grać tylko z dodatkiem
not-kept = { $name }: przed graczem zostają tylko wezyrowie, mędrcy i rzemieślnicy
owner = wielbłąd nie należy do żadnego gracza
of-expansion = ta płytka należy do dodatku, którego nie ma w grze
impassable = nic nie może tu stać
homeless = kaprysy leżą tylko w miastach
no-value = żadna płytka tego rodzaju nie ma tej wartości
twice = { $djinn } występuje więcej niż raz
foreign = { $djinn } należy do dodatku, którego nie ma w grze
face-up = Odkryte karty
markers-of = Znaczniki: { $name }
stray-marker = Znacznik nie należy do żadnego gracza
nobody-bids = Na torze licytacji nie ma znacznika
nobody-there = To tura nikogo z graczy
off-board = Ruch wychodzi poza planszę
no-choice = Nie ma wyboru między wielbłądem a namiotem
no-item-used = Używany przedmiot nie został użyty
empty-hand = Ruch trwa, a w ręce nie ma meepli
dead-end = Rozpoczętego ruchu nie da się już zakończyć
nothing-drawn = Nie ma czego zatrzymać
mixed-draw = Dżinów i przedmiotów nigdy nie dobiera się razem
tile-taken = Nie da się zająć płytki, która ma być zajęta
bad-target = Flet wzywa tam, gdzie żaden meeple nie może przyjść
brought = Meeple wezwane fletem
no-order = Nie ma kart do ułożenia
no-place = Nie ma miejsca na ten element albo nie ma elementu
no-end = Nie podano, gdzie skończył się ruch
first-round = Rundy liczy się od 1
stuck = Nikt nie może tu nic zrobić
