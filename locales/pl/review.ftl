### Texts of the review of a game.

##

review = Analiza
review-hint = Ile była warta każda decyzja i gdzie gra się odwróciła.
open-shared = Otwórz i analizuj

## The run.

about = Każda decyzja jest oceniana według tego, co gracz mógł wiedzieć. To trwa około minuty; możesz w tym czasie robić coś innego.
tells = Ta gra nie jest skończona. Liczby i najlepsze ruchy zdradzają coś o ukrytych monetach i kartach.
closed = Ta gra nie jest skończona i nie wszyscy przy tym stole mają podpowiedzi. Dlatego analiza czeka do końca albo do chwili, gdy stół da podpowiedzi wszystkim.
run = Analizuj
go-on = Dalej
stop = Zatrzymaj
running = Ocenione decyzje: { $judged } z { $all }…
stopped = Ocenione decyzje: { $judged } z { $all }; to, co niżej, mówi tylko o nich.
done = { $n ->
    [one] Jedyna decyzja jest oceniona.
    [few] Wszystkie { $n } decyzje są ocenione.
   *[many] Wszystkie { $n } decyzji jest ocenionych.
}
nothing = Nikt jeszcze o niczym nie zdecydował.
progress = Analiza trwa
here = Decyzja w tym miejscu
on-board = Na planszy
better-line = Lepsza
played-line = Zagrana
not-here = W tym miejscu nie zaczyna się ani nie trwa żadna oceniona decyzja.

## What decided.

decided = { $winner } wygrywa, { $other } ma o { $by } mniej. Arkusz wyników mówi, gdzie: { $lines }.
decisive = { $line } { $own } do { $theirs }
shared = Wspólne zwycięstwo: { $names }. Arkusz wyników jest wyrównany.

## The graph.

graph = Przebieg gry
measure = Pokaż
chance = Szansa na wygraną
margin = Oczekiwana przewaga
in-front = Przewaga
graph-label = { $what }: każdy gracz w ciągu gry. Tabela niżej ma te same liczby.
graph-hint = Stuknij wykres, aby zobaczyć tamtą chwilę. Kropkowane pionowe linie pokazują, gdzie szansa na wygraną zmieniła się najbardziej.
turnings = Punkty zwrotne
turning = { $when }. { $name }: { $before } → { $after }
as-table = To samo jako tabela
moment = Przed
at-end = Na koniec
so-far = Potem
percent = { $n }%

## The players.

players = Skąd taki wynik
sums-hint = Punkty przewagi nad najlepszym rywalem. „Dostrzeżone później” nie jest niczyją wyraźną stratą: moja ocena była najpierw inna albo strata była zbyt niepewna, by ją liczyć. Dokładność i straty mierzy to, co wybieram ja: kto myśli tak samo, wydaje się bezbłędny.
start = Na początku
luck = Szczęście w losowaniu
own = Własne straty
rivals = Straty rywali
rest = Dostrzeżone później
end = Końcowa przewaga
end-so-far = Dotychczasowa przewaga
accuracy = Dokładność
lost = Stracone punkty
bids = Oferty
sales = Sprzedaże
gifts = Prezenty dla rywali
djinns = Dżiny
ends = Przeoczone zakończenia
points = Punkty od razu
later = Za mało na później
other = Inne
costliest = Co kosztowało najwięcej: { $name }
costliest-so-far = Co dotąd kosztowało najwięcej: { $name } (oceniono: { $judged } z { $all })
no-cost = { $name }: bez wyraźnej straty
no-cost-so-far = { $name }: dotąd bez wyraźnej straty (oceniono: { $judged } z { $all })

## The decisions.

decisions = Decyzje
which = Które
marked = Oznaczone
with-loss = Ze stratą
all = Wszystkie
none-such = Brak.
none-so-far = Na razie brak.
bid-of = Runda { $round }, { $name } licytuje
turn-of = Runda { $round }, { $name } gra
see = Zobacz tę chwilę: { $when }
bid = oferta { $price }
ended = { $tile } z { FORM($tribe, "instrumental") }
played = Zagrano: { $what }.
better = Lepiej: { $what }.
as-good = Nic lepszego nie znajduję.
forced = Nie było wyboru.
left-instead = To, co zagrano, zostawiło { $points }.
loss = To kosztowało { $points }.
bid-turns = Oferta { $better } daje prawdopodobnie turę { $turn }; oferta { $played } daje turę { $other }.
parts = Od razu { SIGNED($once) }, rywale { SIGNED($left) }, zachowane na później { SIGNED($kept) }: razem { SIGNED($loss) }.
bid-parts = Cena { SIGNED($price) }, twoje tury { SIGNED($turns) }, rywale { SIGNED($left) }: razem { SIGNED($loss) }.
once-part = Od razu: { SIGNED($points) }.
price-part = Cena: { SIGNED($points) }.
turns-part = Twoje tury: { SIGNED($points) }.
left-part = Rywale: { SIGNED($points) }.
kept-part = Zachowane na później: { SIGNED($points) }.
kept-part-with = Zachowane na później: { SIGNED($points) } ({ $things }).
early = Przewagi maleją do końca gry: punkt zdobyty teraz będzie się wtedy liczył za { $percent }.
kept = Zachowane na później: { $things }.
kept-points = { $thing } { SIGNED($points) }
kept-coins = monety
kept-viziers = przewaga w wezyrach
kept-elders = mędrcy
kept-djinns = dżiny
kept-goods = zestaw towarów
kept-fakirs = fakirzy
kept-camels = wielbłądy w zapasie
kept-items = przedmioty
kept-whims = kaprysy
kept-land = możliwe dalsze punkty z twoich płytek
after-rivals = { $thing } po turach rywali
next-turn = twoja następna tura
nearer-end = bliższy koniec gry
kept-rest = pozostałe
drew = Szczęście w losowaniu po tej decyzji, w punktach (nie wlicza się do straty): { $points }.
chances = Szansa na wygraną przy lepszej decyzji: { $before }, przy zagranej: { $after }.
small = mała strata
clear = wyraźna strata
grave = duża strata
