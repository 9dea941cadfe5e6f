### Texts of the lesson “Jafaar”.

title = Jafaar

step-1 =
    Jafaar, 6 pontos: no fim seus vizires valem 3 cada, não 1; os 10 pontos por oponente não mudam. Sam tem cinco vizires.

    Pegue os meeples do local sagrado e ganhe o máximo que puder.
step-1-hint-1 = Três anciões são 6 pontos. E três vizires?
step-1-answer-1 = 6 pontos. Com Jafaar dá para ganhar mais. Desfaça.
step-1-answer-2 = Pegue os meeples do local sagrado e termine com um vizir. Desfaça.
step-1-done = Três vizires, 9 pontos, mesmo sem os 10.
