### Teksty lekcji „Pierścień odrodzenia”.

title = Pierścień odrodzenia

step-1 = Pierścień odrodzenia przywraca przedmiot spośród odrzuconych, obojętnie przez kogo. Weź to, co daje najwięcej punktów.
step-1-hint-1 = Klejnoty są warte 5, skrzynie 7, korony 9.
step-1-answer-1 = Da się wziąć coś lepszego. Cofnij.
step-1-done = 9 punktów z odrzuconych. Przedmioty, których po dobraniu nie zatrzymano, mogą tak wrócić.
