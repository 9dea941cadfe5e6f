### Teksty lekcji „Geb”.

title = Geb

step-1 = Geb, 6 punktów, z Rzemieślnikami: na koniec każdy twój cenny przedmiot jest wart o 3 więcej. Rzemieślnicy przynoszą ci trzy przedmioty. Zatrzymaj ten, który da najwięcej punktów.
step-1-hint-1 = Klejnot jest wart 5, skrzynia 7, jeszcze bez Geba. Lampa jest magiczna i nie daje punktów.
step-1-answer-1 = Daje mniej punktów. Spróbuj jeszcze raz.
step-1-done = 7 i 3: skrzynia jest warta 10.
