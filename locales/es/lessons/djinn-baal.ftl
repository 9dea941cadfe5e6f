### Texts of the lesson “Ba’al”.

title = Ba’al

step-1 =
    Ba’al, 6 puntos: cada vez que se toma otro genio recibes 1 moneda si lo tomas tú, 2 si lo toma un rival.

    Estás en un lugar sagrado. Haz que Ba’al gane.
step-1-hint-1 = Toma cualquier genio: dos ancianos, o un anciano y un faquir.
step-1-answer-1 = Sin genio no hay moneda. Deshaz.
step-1-done = Un genio para ti, y además una moneda. Cuando se toma a Ba’al mismo, no da nada.
