### Teksty lekcji „Trzymać czy sprzedać”.

title = Trzymać czy sprzedać

step-1 = Aż do siódmego każdy towar dodany do zestawu jest wart więcej niż poprzedni: piąty 8 punktów, szósty 9, siódmy 10. Masz cztery różne, 9 monet, a w rzędzie leżą trzy nowe. Co teraz?
step-1-hint-1 = Po sprzedaży zestaw zaczyna się znów od jednego.
step-1-answer-1 = Teraz 13 monet, ale następny towar będzie wart 1 zamiast 8. Cofnij.
step-1-done = Zostają. Na koniec gry towary dają tyle samo co przy sprzedaży.

step-2 = Ale oferty płaci się monetami, a nie towarami. Nie masz już monet, a w następnej rundzie chcesz licytować 3. Sprzedaj jak najmniej.
step-2-hint-1 = Które towary i tak nie należą do długiego zestawu?
step-2-hint-2 = Ryby i pszenicę masz podwójnie.
step-2-answer-1 = To rozbija twój zestaw czterech albo daje za mało. Cofnij.
step-2-answer-2 = Bez monet nie ma wyboru w następnej licytacji. Spróbuj jeszcze raz.
step-2-done = 3 monety za podwójne; zestaw czterech jest cały.
