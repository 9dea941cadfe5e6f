### Texts around the table: top bar, hand-over, dialogs, storage, failures.

document-title = Naqala · Pięć Klanów, nieoficjalnie

players = Gracze
player-name = Gracz { $n }
first-names = Ania Kuba Zosia Leon Noor
name-of = Imię gracza { $n }
colour-of = Kolor: { $name }
move-up = W górę: { $name }
move-down = W dół: { $name }
remove = Usuń: { $name }
name-missing = Temu graczowi brakuje imienia.
name-taken = Dwoje graczy ma to samo imię.

coming = Chwileczkę…
part-missing = Nie udało się pobrać tej części strony. Gra toczy się bez niej.
try-again = Spróbuj ponownie
load-newest = Wczytaj najnowszą wersję
load-newest-hint = Możliwe, że jest nowa wersja. Z nią wszystko toczy się dalej od tego miejsca.
no-answer = Strona nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
art-missing = Obrazków planszy nie ma już na stronie. Możliwe, że jest nowa wersja.
file-gone = Tego pliku nie ma już na stronie. Możliwe, że jest nowa wersja.
thinker-missing = Nie udało się pobrać graczy komputerowych. Sprawdź połączenie i spróbuj ponownie.
thinker-stopped = Komputer przestał myśleć. Spróbuj ponownie.

seed = Numer rozdania
seed-hint = Ten sam numer daje to samo rozdanie.
seed-new = Inne rozdanie
seed-wrong = Numer rozdania to liczba całkowita od 0 do 18446744073709551615: same cyfry.

expansions = Dodatki
artisans-hint = Przedmioty, namioty i góry: 36 płytek.
whims-hint = Miasta, kaprysy i jezioro: 36 płytek; z oboma dodatkami 42.
five-need = W pięć osób można grać tylko z dodatkiem.

secrecy = Monety, przedmioty i kaprysy
secrecy-peek = Podgląd
secrecy-peek-hint = Są zasłonięte. Kto przytrzyma swój wiersz, widzi swoje; stuknięcie pokazuje je aż do następnego stuknięcia.
secrecy-cover = Zasłona
secrecy-cover-hint = Między graczami zasłona ukrywa stół, aż następna osoba weźmie urządzenie.
secrecy-open = Jawne
secrecy-open-hint = Wszyscy widzą wszystko.
peek = Przytrzymaj, aby zobaczyć, co ukrywa { $name }

answers = Wykonuj kroki, które mają jedną odpowiedź
answers-hint = Karty kupców, monety budowniczych bez fakirów. Cofnięcie obejmuje je razem z twoim poprzednim krokiem. Jedno stuknięcie prowadzi też do końca, do którego wiedzie jedna droga, i kończy turę mimo niewykorzystanych możliwości.

start = Rozpocznij grę
resume = Wznów
resume-title = Twoje gry
look-again = Obejrzyj
round = Runda { $n }
finished = zakończona
delete = Usuń
unreadable = Nie da się odczytać zapisanej gry.
unreadable-hint = Zostaje bez zmian; możesz zapisać ją do pliku.

open-record = Otwórz zapis gry
open-hint = Wybierz plik albo wklej tekst zapisu (naqala-record/1). Stanie się osobną grą: twoje inne gry zostają.
open-file = Z pliku
open-text = Tekst zapisu
open = Otwórz
open-part = Otwórz do wpisu { $n }
written-by = Zapisała to Naqala w wersji { $core }; ta strona ma wersję { $own }.
open-failed = Nie da się otworzyć tego zapisu.
not-json = Tekst urywa się albo jest uszkodzony w wierszu { $line }, kolumnie { $column }. Czy został skopiowany w całości?
no-entry = Wpis { $n }, „{ $text }”, nie jest akcją.
illegal-entry = Wpis { $n }, „{ $text }”, nie jest tam dozwolony. { $why }
no-back = Wpis { $n } cofa do wpisu { $to }, który nie jest wcześniejszy.
faults = { $n ->
    [one] Zawiera błąd: { $listed }
    [few] Zawiera { $n } błędy: { $listed }
   *[many] Zawiera { $n } błędów: { $listed }
}
unwritten = { $fault }
hidden-view = To widok jednego gracza, a nie cała gra.
unknown-format = Jego format to „{ $found }”; ta strona czyta naqala-record/1 i naqala-game/1, a edytor także pozycje i lekcje.
bad-colours = Potrzeba po jednym kolorze na gracza.
bad-sides = Potrzeba po jednym boku stołu na gracza.
bad-left = Wśród osób, które odeszły, jest ktoś spoza gry.
file-unread = Nie udało się odczytać pliku.
file-letters = Wiersz { $line } ma znaki w kodowaniu innym niż UTF-8. Zapisz plik jako UTF-8 i otwórz go ponownie.

last-round = ostatnia runda
game-over = koniec gry
log = Dziennik
score = Wynik
help = Pomoc
settings = Ustawienia
settings-hint = Język, kolory i inne
menu = Menu
close = Zamknij
dismiss = Ukryj

new-game = Nowa gra
new-game-hint = Ta gra zostaje wśród twoich gier; możesz ją wznowić.
new-game-sure = Zostawić tę grę i przygotować inną?
rematch = Rewanż
rematch-hint = Ci sami gracze, inne rozdanie.
rematch-sure = Zostawić tę grę i rozdać tym samym graczom nową?
embed = Umieść na stronie
embed-hint = Kod planszy na twojego bloga, kurs lub wiki.
embed-code = Kod na stronę
export = Zapisz lub skopiuj zapis gry
export-hint = Cała gra jako tekst: otwórz ją tutaj albo na innym urządzeniu. Zawiera także to, co ukryte.
picture = Obraz
picture-hint = Plansza do wysłania lub zachowania; po zakończeniu gry także z wynikiem. Nie pokazuje niczego ukrytego.
print = Drukuj
print-hint = Plansza i to, co wolno wiedzieć wszystkim przy stole.
print-exercise-hint = Plansza i pytanie, bez rozwiązania.
download = Zapisz do pliku
copy = Kopiuj
copied = Skopiowano.
copy-failed = Przeglądarka na to nie pozwoliła: zaznacz tekst i skopiuj go.
record-text = Zapis gry
table = Stół
table-hint = Imiona, kolory, odejście gracza, wcześniejszy koniec.
has-left = poza grą
has-left-hint = Kogoś nie ma? Może za tę osobę grać komputer. Albo zaznacz „poza grą”: pozostali decydują wspólnie, a ta osoba nie może wygrać.
left-tag = poza grą
left-together = { $name } jest poza grą: zdecydujcie wspólnie.
end-here = Zakończ grę tutaj
end-here-hint = Punkty wszystkich liczą się tak, jak stoją. Możecie zmienić zdanie.
end-here-sure = Gra się kończy i wszyscy widzą, co inni ukrywali. Czy wszyscy się zgadzają?
end-here-yes = Wszyscy się zgadzają: koniec
opens-secrets = To pokaże wszystkim ukryte monety, przedmioty i kaprysy oraz to, co będzie dobierane. Czy wszyscy się zgadzają?
all-agree = Wszyscy się zgadzają
ended-by-table = Stół zakończył grę w tym miejscu.
go-on = Grajcie dalej
go-on-hint = Stół zakończył tę grę wcześniej. Nic z niej nie przepadło.
agreed = Uzgodniono tymczasem
agreed-left = { $name } jest poza grą, decydują pozostali.
agreed-back = { $name } znów gra.
agreed-ended = Gra została zakończona, a wszystko, co ukryte, odsłonięto.
agreed-resumed = Gra toczy się dalej.
agreed-opened = Nic nie jest już ukryte.
agreed-hidden = Znów obowiązuje ukrywanie.
agreed-masked = Zamiast zasłony są maski: widzi ten, kto przytrzyma wiersz.
agreed-shown = Zapis gry został otwarty lub skopiowany razem z tym, co ukryte.
agreed-computer = Za gracza { $name } gra komputer.
agreed-person = Za gracza { $name } gra człowiek.
left-sure = { $name } jest poza grą: decydują pozostali i widzą, co { $name } ukrywa. Czy wszyscy się zgadzają?
seat-sure = Ktoś inny gra za gracza { $name } i widzi, co { $name } ukrywa. Czy wszyscy się zgadzają?
pause = Pauza
pause-hint = Zasłona ukrywa stół, dopóki gracz nie wróci.
leave = Na stronę główną
leave-hint = Gra zostaje, nic nie przepada.
stay = Graj dalej

your-turn = To twoja tura.
to-bid = Twoja kolej na licytację.
pass-device = Urządzenie bierze { $name }
i-am = To ja, { $name }
decide-for = { $name } jest poza grą: zdecydujcie razem
we-decide = Decydujemy
is-back = { $name } znów gra
is-absent = Tej osoby tu nie ma: { $name }
since-last = Od twojej ostatniej tury
so-far = Do tej pory
bids-of = Runda { $round }: oferty
log-empty = Jeszcze nic się nie wydarzyło.
log-hint = Stuknij wiersz z płytką, aby zobaczyć, gdzie to było; oko pokazuje tamtą chwilę.
taken-back = cofnięto
take-back = Cofnij od tego miejsca
take-back-bid-of = Cofnij ofertę: { $name }
take-back-turn-of = Cofnij turę: { $name }
take-back-sure = Wszystko od tego miejsca zostanie cofnięte, dla wszystkich. Dziennik to odnotuje. Czy wszyscy się zgadzają?
take-back-bid-sure = Cofnięte zostaną, dla wszystkich: oferta gracza { $name } i wszystko, co po niej. Dziennik to odnotuje. Czy wszyscy się zgadzają?
take-back-turn-sure = Cofnięte zostaną, dla wszystkich: tura gracza { $name } i wszystko, co po niej. Dziennik to odnotuje. Czy wszyscy się zgadzają?
take-back-title = Cofnij turę
take-back-yes = Wszyscy się zgadzają: cofnij
undo-in-log = Dalej cofa się tylko przez dziennik
cancel = Anuluj
show-tiles = { $text } Pokaż płytki.

whims-paid = Na koniec kaprysy o spełnionym warunku wypłacają się same.
score-caption = Dotychczasowe punkty
see-board = Zobacz planszę
skip-count = Pokaż wynik
share-game = Udostępnij
best = najwięcej
score-final = Wynik końcowy
category = Kategoria
total = Razem
at-least = co najmniej
hidden = ukryte
score-hidden-hint = To, co inni ukrywają, nie jest liczone: mają co najmniej tyle, ile widać.
wins = Wygrywa { $name }!
win-shared = Wspólne zwycięstwo: { $names }!

language = Język
language-missing = Nie udało się pobrać słów tego języka. Sprawdź połączenie i spróbuj ponownie.
theme = Kolory strony
theme-auto = Automatycznie
theme-light = Jasne
theme-dark = Ciemne
contrast = Silny kontrast
contrast-hint = Ciemniejsze linie i gładkie powierzchnie.
palette = Kolory dla daltonistów
palette-hint = Klany, gracze i wartości w kolorach łatwych do odróżnienia.
turn = Obracaj stół do gracza
turn-hint = Dla tabletu na środku stołu: wszystko zwraca się ku osobie, która ma ruch. Boki wybierzesz w menu, pod „Stół”.
side-of = Bok: { $name }
side-bottom = bliższy bok
side-left = lewy bok
side-top = dalszy bok
side-right = prawy bok
sound = Dźwięki
sound-hint = Kilka krótkich.
volume = Głośność
vibration = Wibracje
vibration-hint = Krótkie, gdy meeple staje na płytce.
may-sleep = Podczas gry ekran może zgasnąć: przeglądarka go nie podtrzymuje. Na czas gry ustaw automatyczną blokadę urządzenia na „Nigdy”.
full-screen = Pełny ekran: włącz lub wyłącz
motion = Animacje
motion-hint = Meeple wędrują po planszy. Po wyłączeniu pojawiają się od razu u celu.

storage-missing = Ta przeglądarka nie pozwala stronie niczego przechowywać: po zamknięciu lub odświeżeniu strony gra zniknie. Jeśli chcesz ją zachować, zapisz ją do pliku.
storage-full = Brakuje miejsca na zapis gry: po zamknięciu lub odświeżeniu strony zniknie to, co zagrasz od teraz. Zapisz grę do pliku albo usuń inne gry.
storage-failed = Nie udało się zapisać gry ({ $why }): po zamknięciu lub odświeżeniu strony może zniknąć to, co zagrasz od teraz. Jeśli chcesz ją zachować, zapisz ją do pliku.

update-ready = Nowa wersja jest gotowa
update-use = Użyj teraz
update-hint = Użyj teraz: strona wczyta się ponownie, a gra potoczy się dalej od tego miejsca.

crash-title = Naqala przestała działać
crash-text = W programie coś się nie udało i to nasza wina. Gra jest zapisana do ostatniego kroku: wczytaj stronę ponownie, aby grać dalej.
crash-reload = Wczytaj ponownie
crash-export = Zapisz grę do pliku
crash-record = Gra jako tekst, do skopiowania
crash-detail = Co się nie udało

key-drops = Podświetlenie: zostaw tu. Figurka: jaki klan.
key-ends = Podświetlenie: zostaw tu. Flaga: można skończyć.
