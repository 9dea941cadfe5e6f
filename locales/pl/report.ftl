### Teksty skryptu, który informuje platformy edukacyjne.

result = Twój wynik
score = Punkty
time = Czas
name = Twoje imię
code = Kod dla nauczyciela
copy = Kopiuj
copied = Skopiowano.
select = Nie skopiowano: kod jest zaznaczony, skopiuj go ręcznie.
