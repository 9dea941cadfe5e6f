### Texts of the lesson “Shamhat”.

title = Shamhat

step-1 =
    Shamhat, 6 pontos: no fim seus anciões valem 4 cada, não 2. Em vizires você já está na frente.

    Pegue os meeples do local sagrado e ganhe o máximo que puder.
step-1-hint-1 = Três vizires são 3 pontos a mais. E três anciões?
step-1-answer-1 = 3 pontos. Com Shamhat há mais. Desfaça.
step-1-answer-2 = Pegue os meeples do local sagrado e termine com um ancião. Desfaça.
step-1-done = Três anciões, 12 pontos.
