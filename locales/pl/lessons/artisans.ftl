### Teksty lekcji „Rzemieślnicy i przedmioty”.

title = Rzemieślnicy i przedmioty

step-1 =
    Rzemieślnicy, fioletowy klan, zostają przed tobą: po 2 punkty albo po 3, jeśli nikt nie ma więcej. Za każdego zebranego rzemieślnika dobierasz przedmiot; jeden z nich zatrzymujesz.

    Zbierz trzech rzemieślników i dobierz przedmioty.
step-1-hint-1 = Jeden rzemieślnik stoi na b1, dwóch na c2.
step-1-hint-2 = b1: najpierw wezyr, rzemieślnik na końcu.
step-1-answer-1 = Potrzeba trzech rzemieślników. Cofnij.
step-1-done = Trzech przeciw dwóm u Sama: po 3 punkty.

step-2 = Klejnoty dają 5, skrzynie 7, korony 9. Siedem pozostałych jest magicznych: nie dają punktów, ale każdego można raz użyć. To, czego nie zatrzymasz, trafia odkryte do odrzuconych. Co zatrzymasz dla punktów?
step-2-hint-1 = Najcenniejszy.
step-2-answer-1 = Dobry przedmiot, ale nie najcenniejszy. Spróbuj jeszcze raz.
step-2-done = 9 punktów. Inni nie widzą, co zatrzymujesz.

step-3 = Magicznych przedmiotów używa się w swojej turze, poza ruchem (wyjątkiem jest latający dywan), jednego na turę. Masz lampę i pierścień. Użyj jednego, a potem spróbuj drugiego.
step-3-hint-1 = Stuknij lampę, a potem Boaza.
step-3-hint-2 = Teraz stuknij pierścień.
step-3-answer-1 = To działa przed ruchem i po nim. Teraz użyj jednego przedmiotu, a potem drugiego.
step-3-done = Jeden na turę. Drugi zostaje na później.
