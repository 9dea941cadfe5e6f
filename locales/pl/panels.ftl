### Texts of the panels beside the board: tracks, rows, players, and the action bar.

## The tracks.

bid-order = Kolejność licytacji
next-bids = Następna licytacja
turn-order = Kolejność tur
order-of = Kolejność tur: { $names }
order-then = Kolejność tur byłaby taka: { $names }
plays-then = Gra { $now }, potem { $next }
plays-twice = { $now } gra dwa razy
plays-last = { $now } gra na końcu rundy
spot = Cena { $price }
spot-of = zajmuje je { $name }
spot-room = { $free ->
    [one] { $free } miejsce wolne
    [few] { $free } miejsca wolne
   *[many] { $free } miejsc wolnych
}
tap-again = stuknij znów, by licytować
spot-closed = teraz nie dla ciebie

## The action bar.

action-bar = Co zrobić
answers = Odpowiedzi
history = Cofnij i ponów
undo = Cofnij
redo = Ponów
reset-turn = Od początku tury
sell = Sprzedaj
earn = Zarób
take-for = Weź za
use-for = Użyj za
pay = Zapłać
remove = Usuń
bring = Sprowadź
kill = Zabij
fakirs-added = Dodani fakirzy
rule = Zasada
rule-named = Zasada: { $name }
step-over = Koniec gry
tile-at = { $kind } { $tile }

## The rows of cards.

market = Rząd kart
deck = { $n ->
    [one] Talia: { $n } karta
    [few] Talia: { $n } karty
   *[many] Talia: { $n } kart
}
discard = { $n ->
    [one] Odrzucone: { $n } karta
    [few] Odrzucone: { $n } karty
   *[many] Odrzucone: { $n } kart
}
can-take = można wziąć
chosen = wybrano
djinn-chosen = wybrano
djinns = Dżiny
drawn-djinns = Zatrzymaj jednego z nich
points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
usable = można użyć
close = Zamknij
to-use = Użycie
to-take = Aby wziąć w miejscu świętym: 2 mędrców albo 1 mędrzec i 1 fakir
cost-free = Działa zawsze
cost-one = 1 mędrzec lub 1 fakir
cost-two = 2 mędrców albo 1 mędrzec i 1 fakir
cost-fakir = 1 fakir
cost-fakirs = 1 fakir lub więcej

## The players.

players = Gracze
plays-now = gra
bids-now = licytuje
bidder = Licytuje { $name }
winner = zwycięstwo
coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
coins-hidden = monety ukryte
camels = { $n ->
    [one] { $n } wielbłąd w zapasie
    [few] { $n } wielbłądy w zapasie
   *[many] { $n } wielbłądów w zapasie
}
fakirs = { $n ->
    [one] { $n } fakir
    [few] { $n } fakirów
   *[many] { $n } fakirów
}
goods = Towary
score = { $n ->
    [one] na razie { $n } punkt
    [few] na razie { $n } punkty
   *[many] na razie { $n } punktów
}
without-hidden = Bez tego, co ukryte.
kills = Zabij u tego gracza

tent = namiot w zapasie
tent-placed = namiot stoi
city-whims = Kaprysy w miastach
items = { $n ->
    [one] { $n } przedmiot
    [few] { $n } przedmioty
   *[many] { $n } przedmiotów
}
whims = { $n ->
    [one] { $n } kaprys na ręce
    [few] { $n } kaprysy na ręce
   *[many] { $n } kaprysów na ręce
}
own-items = Przedmioty
own-whims = Kaprysy
fulfilled = Spełnione
item-when = W twojej turze, nie w trakcie ruchu; jeden na turę.
carpet-when = Przed twoim ruchem lub w jego trakcie; jeden przedmiot na turę.
item-pile = { $n ->
    [one] Przedmioty: { $n }
    [few] Przedmioty: { $n }
   *[many] Przedmioty: { $n }
}
item-discard = odrzucone: { $names }

place-in-order = miejsce { $n }

## The sale.

sale = Sprzedaż
sale-none = Stuknij towary, aby złożyć zestaw, albo je zatrzymaj.
sale-set = { $n ->
    [one] { $n } towar za { $worth }
    [few] { $n } różne towary za { $worth }
   *[many] { $n } różnych towarów za { $worth }
}
sale-best = Najlepszy podział: { $worth }
