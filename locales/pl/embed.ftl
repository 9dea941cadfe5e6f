### Texts of boards on other pages.

##

view = Pozycja z Pięciu Klanów
explore = Plansza Pięciu Klanów do próbowania ruchów
exercise = Ćwiczenie na planszy Pięciu Klanów
replay = Gra w Pięć Klanów do odtworzenia
play = Gra w Pięć Klanów

waiting = Ta plansza czeka na to, co pokaże na niej strona.
faulty = Na tej stronie jest błąd, więc planszy nie da się pokazać.
look-back = Obejrzyj jeszcze raz
full-screen = Pełny ekran
leave-full-screen = Zamknij pełny ekran
again = Jeszcze raz

## The code of a board.

truth = Strona pokazuje wszystko, także ukryte monety.
picture = Zapisz pozycję jako obraz (SVG)
picture-hint = Dla czytelników bez skryptów: wstaw obraz do elementu zamiast linku.
purpose = Co mogą robić czytelnicy
to-replay = Odtwarzać grę
to-view = Patrzeć
to-explore = Próbować ruchów
to-play = Grać
way = Rodzaj kodu
element = Element
frame = Ramka
host = Dokąd trafi
site = Twoja strona
wordpress = WordPress
moodle = Moodle
notion = Notion
markdown = Markdown
in-site = Najlepiej jako element: przejmuje kolory i szerokość twojej strony. Ramka jest dla stron, które usuwają skrypty.
in-wordpress = W bloku „Własny kod HTML”. Administratorzy mogą użyć elementu; pozostali niech wezmą ramkę.
in-moodle = W kodzie źródłowym tekstu. Jeśli witryna usuwa skrypty, weź ramkę.
in-notion = Wpisz /embed i wklej adres. Potem przeciągnij blok do jego wysokości.
in-markdown = Tak jak jest, tam gdzie HTML jest przepuszczany: Hugo, Jekyll, Astro. Gdzie indziej wyjmij adres z ramki.
frame-size = Ramka ma stałą wysokość: { $height } pikseli dla kolumny o szerokości { $width }.
no-frame = Ramka tego nie pomieści: weź element.
result-code = Uczniowie dostają kod wyniku
result-code-hint = Kto rozwiąże ćwiczenie, wysyła ci kod; class.html robi z kodów tabelę, bez konta.
to-class = Odczytaj kody klasy
package = Pakiet
package-kind = Dla
package-hint = Plik dla Moodle i innych platform edukacyjnych: dowiadują się, kto skończył, ile ma punktów i w jakim czasie. Sama plansza nadal pochodzi z tej strony.
package-save = Zapisz pakiet
package-failed = Nie udało się utworzyć pakietu. Sprawdź połączenie i spróbuj ponownie.
