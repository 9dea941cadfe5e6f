### Texts of the lesson “Shamhat”.

title = Shamhat

step-1 =
    Shamhat, 6 puntos: al final tus ancianos valen 4 cada uno, no 2. En visires ya vas por delante.

    Toma los meeples del lugar sagrado y gana todo lo que puedas.
step-1-hint-1 = Tres visires son 3 puntos más. ¿Y tres ancianos?
step-1-answer-1 = 3 puntos. Con Shamhat hay más. Deshaz.
step-1-answer-2 = Toma los meeples del lugar sagrado y acaba con un anciano. Deshaz.
step-1-done = Tres ancianos, 12 puntos.
