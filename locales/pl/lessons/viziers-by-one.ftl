### Teksty lekcji „O jednego więcej”.

title = O jednego więcej

step-1 = Ty masz 3 wezyrów, Sam 4. Do premii 10 punktów potrzeba jednego więcej niż rywal, nie wielu więcej. Zyskaj w tej turze 23 punkty.
step-1-hint-1 = Dwóch wezyrów wystarczy. Co jeszcze daje płytka?
step-1-hint-2 = Zakończ na oazie na zachodzie.
step-1-answer-1 = Siedmiu wezyrów: ta sama premia i żadnej płytki. Cofnij.
step-1-answer-2 = Bez wezyrów nie ma premii. Cofnij.
step-1-done = 2 za wezyrów, 10 premii, 8 i 3 za oazę. Czterech wezyrów dałoby 14.
