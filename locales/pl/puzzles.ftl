### Texts of puzzles.

##

puzzles = Zadania
daily = Zadanie dnia
about = Pozycje z gier między komputerami. W każdej jeden wybór jest znacznie lepszy od wszystkich innych.
with-expansions = Z dodatkami
daily-with-expansions = Zadanie dnia z dodatkami
artisans = Rzemieślnicy
whims = Kaprysy
number-move = Zadanie { $number }: ruch
number-bid = Zadanie { $number }: oferta
rated = ranking { $n }
your-rating = Twój ranking: { $n }. Liczy się pierwsza odpowiedź w każdym zadaniu, bez podpowiedzi.
rating-now = Twój ranking: { $n } ({ SIGNED($change) }).
for-you = Następne dla ciebie
lesson-of = Lekcja: { $name }
endings = Końcówki
about-endings = Najlepszy wybór daje tu punkty, ale prawie nie zmienia tego, kto wygra.
gone = Tego zadania już nie ma: jego rozwiązanie nie jest już najlepsze.
solved = rozwiązane
solved-of = rozwiązane: { $done } z { $all }
easy = Łatwe
medium = Średnie
hard = Trudne
next = Następne zadanie
all = Wszystkie zadania
end = To jest to.
forget = Zapomnij rozwiązane
forget-really = Na pewno zapomnij
unknown = Nie ma takiego zadania.
missing = Nie udało się pobrać zadań. Sprawdź połączenie i spróbuj ponownie.
broken = Tego zadania nie da się odczytać: { $fault }

## What a puzzle is about.

control = Płytka do zajęcia
assassins = Asasyni
builders = Budowniczowie
merchants = Kupcy
viziers = Wezyrowie
djinns = Dżin
bids = Właściwa cena
leaving = Nic nie zostawić
ending = Zakończyć grę

## The task.

find-move = Znajdź płytkę i klan, którymi zakończysz swój ruch. Grasz jako { $name }; jeden ruch jest znacznie lepszy od wszystkich innych.
find-a-move = Znajdź płytkę i klan, którymi zakończysz swój ruch. Grasz jako { $name }; dwa ruchy są mniej więcej równie dobre i znacznie lepsze od wszystkich innych.
find-bid = Znajdź cenę swojej oferty. Grasz jako { $name }; jedna cena jest znacznie lepsza od wszystkich innych.
find-a-bid = Znajdź cenę swojej oferty. Grasz jako { $name }; dwie ceny są mniej więcej równie dobre i znacznie lepsze od wszystkich innych.
with-expansion = { expansion }.

## What the board shows while one drops meeples.

legend = Podświetlenie: można tu zostawić. Figurka: jaki klan. Flaga: można tu skończyć.

## Hints, the vaguest first.

hint-control = Poszukaj płytki, którą możesz zająć.
hint-assassins = Zakończ asasynami.
hint-builders = Zakończ budowniczymi.
hint-merchants = Zakończ kupcami.
hint-viziers = Zakończ wezyrami.
hint-djinns = Sprawdź, ile wart jest teraz dżin.
hint-bids = Co da ci pierwsza tura, a co zostanie po innych?
hint-leaving = Sprawdź, co może zrobić następny gracz.
hint-ending = Policz, ile wielbłądów zostało.
costs-at-most = Najlepsze pole kosztuje najwyżej { $price }.
costs-at-least = Najlepsze pole kosztuje co najmniej { $price }.
begins = Ruch zaczyna się na { $tile }.

## Answers.

not-best-move = Inny ruch jest lepszy o { $points } lub więcej. Cofnij i poszukaj jeszcze raz.
not-best-bid = Inna cena jest lepsza o { $points } lub więcej. Spróbuj jeszcze raz.
wrong-move = To da najwyżej o { $points } mniej niż najlepszy ruch.
wrong-move-again = Cofnij i poszukaj jeszcze raz.
wrong-bid = To da o { $points } mniej niż najlepsza cena.
wrong-bid-again = Spróbuj jeszcze raz.
takes = { $name } może wtedy zająć { $tile } ({ $points }).
ends = { $name } może wtedy skończyć na { $tile } z { FORM($tribe, "instrumental") }.
rival-bids = { $name } oferuje wtedy { $price }.
next-best = Wszystko inne jest chyba gorsze o { $points } lub więcej.
second = Najlepsze z pozostałych: { $what }, chyba gorsze o { $points }.
