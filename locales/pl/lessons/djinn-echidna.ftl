### Teksty lekcji „Echidna”.

title = Echidna

step-1 =
    Echidna, 4 punkty: za dwóch mędrców albo mędrca i fakira twoi budowniczowie zarabiają w tej turze dwa razy tyle. Płacisz tuż przed ich pracą.

    Trzej budowniczowie, pięć niebieskich płytek: zarób co najmniej 40 monet.
step-1-hint-1 = Najpierw Echidna, potem budowniczowie.
step-1-hint-2 = Jeśli po zapłacie zostaje fakir, liczy się jak budowniczy.
step-1-answer-1 = Ładna suma. Fakir, który został, daje 10 więcej. Cofnij.
step-1-answer-2 = Bez Echidny. Cofnij: ona działa przed budowniczymi.
step-1-done = 3 budowniczych i fakir, razy 5, razy 2: 40 monet; z drugim fakirem 50.
