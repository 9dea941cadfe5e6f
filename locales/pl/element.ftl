### What the element for boards on other pages says in place of a board (public/naqala.js).

## Names of the board, by what it is for.

view = Pozycja z Pięciu Klanów
explore = Plansza Pięciu Klanów do próbowania ruchów
exercise = Ćwiczenie na planszy Pięciu Klanów
replay = Gra w Pięć Klanów do odtworzenia
play = Gra w Pięć Klanów

## In place of the board.

loading = Plansza się wczytuje…
show = Pokaż planszę
lost = Nie udało się wczytać planszy.
again = Spróbuj ponownie
wrong = Na tej stronie jest błąd, więc planszy nie da się pokazać.

## The faults of content that cannot be fetched or read. The board shows them: where, then what.

inside = JSON wewnątrz elementu
gone = nie da się pobrać
json = to nie jest poprawny JSON
