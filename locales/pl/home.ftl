### Texts of the first page, of the set-up of a game, and of the list of games.

##

tagline = Gra planszowa Pięć Klanów (Five Tribes): ucz się, grając, a potem zagraj z komputerem, przy jednym ekranie albo korespondencyjnie.
disclaimer = Naqalę tworzą gracze. Nie ma ona związku z wydawcą gry Pięć Klanów.
privacy = Bezpłatnie, bez konta, bez śledzenia: twoje gry zostają na tym urządzeniu.

## The unfinished game.

go-on = Graj dalej
your-game = Twoja gra
all-games = { $n ->
    [one] { $n } gra
    [few] Wszystkie { $n } gry
   *[many] Wszystkie { $n } gier
}
to-play = ma ruch
picture-of-game = Plansza w rundzie { $round }

## Ways to play and to learn.

play = Graj
against-computer = Z komputerem
at-this-device = Na tym urządzeniu
at-this-device-hint = Od dwóch do pięciu osób przy jednym ekranie; wolne miejsca mogą zająć komputery.
elsewhere = Ze znajomymi na odległość
live-hint = Każdy na własnym urządzeniu: na żywo albo korespondencyjnie, gdy jest czas.
by-message-hint = Każdy u siebie, gdy ma czas: link przenosi grę do następnej osoby.
first-lesson-hint = Kilka minut gry na prawdziwej planszy, a potem pierwsza partia z przewodnikiem.
daily-hint = Jedna pozycja, jeden najlepszy ruch.
solve = Rozwiąż
picture-of-puzzle = Plansza zadania
more = Więcej

## The list of games.

no-games = Na tym urządzeniu nie ma zapisanych gier.

## The set-up.

move-player = Przesuń: { $name } (przeciągnij albo użyj strzałek)
at-place = { $name }: miejsce { $place } z { $of }
colour-and-place = { $name }, { $colour }: zmień kolor, język lub miejsce
language-of = Język: { $name }
language-of-device = Język tego urządzenia
reading = Tablet leżący na stole
reading-hint = Większe litery, czytelne z odległości ramienia.
