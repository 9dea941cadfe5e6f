### Texts of the lesson “Jafaar”.

title = Jafaar

step-1 =
    Jafaar, 6 puntos: al final tus visires valen 3 cada uno, no 1; los 10 puntos por rival no cambian. Sam tiene cinco visires.

    Toma los meeples del lugar sagrado y gana todo lo que puedas.
step-1-hint-1 = Tres ancianos son 6 puntos. ¿Y tres visires?
step-1-answer-1 = 6 puntos. Con Jafaar se puede ganar más. Deshaz.
step-1-answer-2 = Toma los meeples del lugar sagrado y acaba con un visir. Deshaz.
step-1-done = Tres visires, 9 puntos, incluso sin los 10.
