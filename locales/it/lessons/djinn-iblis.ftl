### Testi della lezione «Iblis».

title = Iblis

step-1 =
    Iblis, 8 punti: per un saggio o un fachiro i tuoi assassini ne uccidono due: su una tessera, o davanti a un avversario.

    Due meeple sono nel luogo sacro che vale 10. Fallo tuo.
step-1-hint-1 = Paghi appena prima di uccidere.
step-1-hint-2 = Tocca Iblis, paga, poi tocca b2.
step-1-answer-1 = Uno non basta per quella tessera. Annulla: prima Iblis.
step-1-answer-2 = Non erano i due in b2. Annulla.
step-1-done = Via entrambi, la tessera è tua. Se ce ne sono due, devono andarsene entrambi.
