### Texts of the help: the rules in brief, the gestures and the keys.

parts = Części pomocy

in-brief = Zasady w skrócie
aim = Cel gry
aim-text = Zdobądź najwięcej punktów: liczą się monety, zatrzymane meeple, dżiny, płytki, palmy, pałace i towary. Gdy ktoś postawi ostatniego wielbłąda (i namiot) albo nie może wykonać ruchu, runda toczy się do końca i gra się kończy.

round = Runda
bid = Połóż znacznik na wolnym polu toru kolejności i od razu zapłać cenę: kto płaci najwięcej, gra pierwszy. Na 0 mieszczą się trzy znaczniki; ostatni z nich gra przed pozostałymi. Przy 2 graczach każdy ma dwa znaczniki, więc dwie tury.
walk = Podnieś wszystkie meeple z jednej płytki i zostawiaj je po jednym na kolejnych sąsiednich płytkach: nigdy na ukos i nigdy prosto z powrotem na dopiero co opuszczoną. Ostatni musi dołączyć do innego w swoim kolorze. Kto może wykonać ruch, musi to zrobić.
collect = Zbieranie
collect-text = Wszystkie meeple tego koloru z ostatniej płytki trafiają do twojej ręki. Jeśli nie zostaje na niej żaden meeple ani wielbłąd, stawiasz tam swojego wielbłąda: płytka jest twoja i tylko magiczny przedmiot może go stamtąd przenieść.
tribe = Zebrane meeple robią to, co umie ich klan.
tile = Ostatnia płytka działa według swojego rodzaju, bez względu na to, czyja jest. Pałac i palmę trzeba postawić; kupno i wzięcie dżina zależą od ciebie.
sale = Jeśli chcesz, sprzedaj zestawy różnych towarów za monety.
end = Potem gra następny znacznik. Po ostatnim uzupełnia się rzędy kart i dżinów i zaczyna się nowa licytacja.

tribes = Klany
tribes-text = Wezyrowie, mędrcy i rzemieślnicy zostają przed tobą; pozostali wracają do woreczka.
fakirs = Fakir to karta, która pomaga: jeszcze jeden budowniczy, jeszcze jeden krok asasynów albo zastępstwo mędrca, gdy płacisz za dżina. Nie można go sprzedać i nie daje punktów.

tiles = Płytki
tiles-text = Liczba to wartość płytki dla gracza, którego wielbłąd na niej stoi. Budowniczowie liczą te niebieskie, na kwadracie.

expansions = Dodatki
expansions-text = Rzemieślnicy dodają przedmioty i namiot, Kaprysy dodają miasta i kaprysy; z oboma plansza ma 42 płytki. Z każdym z nich można grać w pięć osób: na polach 1, 3 i 5 toru mieszczą się wtedy po dwa znaczniki.
tent-text = Raz w grze może zająć płytkę zamiast wielbłąda. Liczy się ta płytka i po 1 punkcie za każdą czerwoną płytkę wśród niej i 8 dookoła.
items = Przedmioty
items-text = Cenne dają punkty na koniec. Magicznych używa się raz: jednego w turze, wtedy gdy mocy dżinów, a dywanu przed ruchem lub w jego trakcie. Stuknij przedmiot, aby go użyć. Inni ich nie widzą.
whims = Kaprysy
whims-text = Bierzesz je, gdy twój ruch kończy się w mieście, i trzymasz ukryte na ręce. Gdy warunek jest spełniony, zagraj kaprys za jego monety: w swojej turze albo przed swoją ofertą. Kaprys, którego warunek jest spełniony na koniec gry, zagrywa się wtedy sam.
cities = 5, 20, 45, 80 lub 125 za 1 do 5 miast
artisans = po 2, po 3, jeśli nikt nie ma więcej
items-score = Liczba na każdym cennym przedmiocie
tent-score = po 1 za każdą czerwoną płytkę wśród własnej i 8 dookoła

scoring = Punkty
points = Punkty
coins = po 1
viziers = po 1 i 10 za każdego rywala, który ma mniej
elders = po 2
djinns = Liczba na karcie
owned = Liczba na każdej płytce z twoim wielbłądem lub namiotem
palms = po 3 na twoich płytkach; nad jeziorem podwójnie
palaces = po 5 na twoich płytkach; nad jeziorem podwójnie
goods = Zestawy różnych towarów, podzielone najkorzystniej
sets = Ile wart jest zestaw: w monetach przy sprzedaży, w punktach na koniec
set-of = Towary
worth = Wartość
rules = Zasady po kolei
rules-text = Prowadzą tu odnośniki przy odmowie i na kartach.
rule = { CAPITAL($name) }

tie = Przy remisie zwycięstwo jest wspólne.

page = Na tej stronie
page-bid = Stuknij cenę, aby zobaczyć wynikającą z niej kolejność; przycisk zatwierdza ofertę.
tap = Stuknij płytkę
tap-text = Stuknij podświetloną płytkę, aby podnieść jej meeple, a potem płytki, na których mają zostać. Jedno przeciągnięcie z płytki na następną robi to samo.
several = Kilka kolorów
several-text = Pokazują je figurki na płytce: stuknij tę, o którą ci chodzi. Na małym ekranie po stuknięciu padnie pytanie która.
straight = Prosto do końca
straight-text = Jeśli do pokazanego końca wiedzie tylko jedna droga, stuknij go, a meeple rozłożą się po tej drodze.
colour = Najpierw kolor
colour-text = Stuknij kolor w ręce: podświetlone zostaną tylko jego płytki, a kwadraty pokażą, gdzie można nim zakończyć ruch. Albo przeciągnij meepla na płytkę.
why = Dlaczego nie tutaj?
why-text = Stuknij przyciemnioną płytkę: powie dlaczego, a pasek odeśle do zasady. To, co wiodłoby w ślepy zaułek, nigdy nie jest podświetlone.
look = Najpierw popatrz
look-text = Zatrzymaj mysz na podświetlonej płytce albo przytrzymaj na niej palec: jeszcze przed podniesieniem kwadraty pokażą, gdzie ruch może się skończyć, a litery – z jakim klanem.
enlarge = Co to za płytka?
enlarge-text = Przytrzymaj palec na dowolnej płytce albo kliknij ją drugim przyciskiem myszy: zobaczysz ją dużą, z nazwą i działaniem. To nic nie zagrywa i działa też podczas cudzej tury.
last = Ostatni meeple
last-text = Każda podświetlona płytka pokazuje, co daje zakończenie na niej: meeple i ich zysk, wielbłąda, działanie płytki.
market-text = Stuknij podświetloną kartę, aby ją kupić; na dużym targu stuknij dwie.
djinns-text = Stuknij kartę, aby ją przeczytać. Podświetlonego dżina z twoich możesz teraz użyć.
undo-text = Jeden krok wstecz. To samo robi stuknięcie planszy dwoma palcami.
whole-move = Cały ruch wstecz
whole-move-text = Stuknij płytkę, od której się zaczął, jeśli nie jest podświetlona, albo naciśnij Escape.
reset-text = Wszystko wraca do początku tury albo do tego, co odkryto w jej trakcie.
barrier = Bez powrotu
barrier-text = Przycisk z kłódką coś odkrywa albo kończy licytację lub turę: dalej nie da się cofnąć.
end-text = Tura nigdy nie kończy się sama: jest twoja, dopóki nie stukniesz tego przycisku.
log-text = Stuknij wiersz, aby zobaczyć jego płytki. Jeśli stół się zgodzi, gra może wrócić do każdej tury w dzienniku.

keyboard = Klawisze
key-head = Klawisz
does = Działanie
key-tab = Do następnej części strony; cała plansza to jedna część
key-arrows = Z płytki na płytkę; gdzie można podnieść meeple, pokazują się końce ruchu
key-row = Do pierwszej lub ostatniej płytki w rzędzie
key-corner = Do pierwszej lub ostatniej płytki planszy
key-enter = To samo, co stuknięcie
key-enlarge = Pokazuje dużą płytkę z nazwą i działaniem
key-letters = Na planszy lub w ręce: najpierw ten kolor
key-escape = Porzuca niedokończony wybór, a jeśli go nie ma, cały ruch; zamyka okno takie jak to
key-mac = Na Macu zamiast Ctrl działa Cmd.

tribe-more = { $meeple ->
    [vizier] Remis nie daje premii.
    [elder] Mędrcy użyci do zapłaty trafiają do woreczka i nie dają już punktów.
    [merchant] Nie wybierasz: towary i fakirzy przychodzą tak, jak leżą.
    [builder] Ostatnia płytka liczy się tak samo jak 8 dookoła.
    [assassin] Zasięg: jeden krok w rzędzie lub kolumnie za każdego asasyna i jeden za każdego odrzuconego fakira. Opróżniona w ten sposób płytka staje się twoja, jeśli nie stoi na niej wielbłąd.
   *[artisan] Odrzucone przedmioty leżą odkryte; nigdy się ich nie przetasowuje.
}

tile-more = { $kind ->
    [village] Daje właścicielowi płytki 5 punktów.
    [sacred-place] Płatnej mocy można użyć raz w turze, już od tej tury.
    [oasis] Daje właścicielowi płytki 3 punkty.
    [small-market] Pierwsza to ta z lewej; luki zostają do końca rundy.
    [large-market] Jeśli została tylko jedna, i tak kosztuje 6.
    [workshop] Z dwóch stron ma góry: żaden ruch przez nie nie przejdzie. Zasięg i otoczenie ich nie uwzględniają.
    [specialised-market] Spośród wszystkich leżących odkrytych.
    [chasm] Żaden ruch tam nie wchodzi.
    [city] Twoje miasta razem dają 5, 20, 45, 80 lub 125.
   *[great-lake] Żaden ruch tam nie wchodzi.
}

key = { $key ->
    [Control] Ctrl
    [Escape] Esc
    [PageUp] Page up
    [PageDown] Page down
   *[other] { $key }
}
