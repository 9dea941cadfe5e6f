### Teksty lekcji „Warsztat i targ”.

title = Warsztat i targ

step-1 = Kto kończy w warsztacie, może wziąć wierzchni przedmiot za 1 rzemieślnika albo 2 fakirów. Ty i Sam macie po dwóch rzemieślników. Czym płacisz?
step-1-hint-1 = Ile wart jest rzemieślnik, a ile fakir?
step-1-answer-1 = O rzemieślnika mniej: Sam ma teraz więcej, a twój spada z 3 punktów do 2. Spróbuj jeszcze raz.
step-1-answer-2 = Przedmiot za dwóch fakirów to tanio. Cofnij.
step-1-done = Płacą fakirzy, twoi rzemieślnicy zachowują po 3 punkty.

step-2 = Targ specjalny sprzedaje dowolną z odkrytych kart za 4 monety. Masz ryby, pszenicę i jedwab. Wybierz.
step-2-hint-1 = Tu dostępne są wszystkie karty, ostatnia też.
step-2-answer-1 = To nie wydłuża zestawu. Cofnij.
step-2-answer-2 = Czwarty towar jest wart 6 punktów. Cofnij.
step-2-done = Cztery różne towary: 13.
