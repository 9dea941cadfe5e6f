### Testi della lezione «Si può giocare».

title = Si può giocare

step-1 = Un vero tabellone. Hai offerto 5 e 0, Sam 3 e 0: inizi tu. Gioca un turno intero come vuoi, fino in fondo.
step-1-hint-1 = Cerca una tessera i cui meeple siano tutti di una tribù. Se anche il tuo ultimo meeple è di quella tribù, la tessera si svuota.
step-1-hint-2 = Tre costruttori sono in f1, che vale 12. A tre passi, in f4, ce ne sono altri due.
