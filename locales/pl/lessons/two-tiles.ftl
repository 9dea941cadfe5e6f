### Teksty lekcji „Dwie płytki naraz”.

title = Dwie płytki naraz

step-1 =
    Jeśli ostatni asasyn dołącza do samych asasynów, płytka twojego ruchu zostaje pusta. Jeśli ofiara stała samotnie, pusta jest też druga. Każda staje się twoja, jeśli nie stoi na niej wielbłąd.

    Zajmij w tej turze dwie płytki.
step-1-hint-1 = Jeden asasyn stoi obok dwóch innych.
step-1-hint-2 = Trzej asasyni sięgają na trzy kroki: kto tam jest sam?
step-1-answer-1 = Ofiara zostawia towarzyszy. Cofnij i zabij kogoś, kto jest sam.
step-1-answer-2 = Nie tędy: połącz asasynów na a2. Cofnij.
step-1-done = Dwa wielbłądy w jednej turze.

step-2 = To samo jeszcze raz, ale został ci jeden wielbłąd. Zrób to i zobacz, którą płytkę zajmie.
step-2-hint-1 = Asasyni znów spotykają się na a2.
step-2-answer-1 = Połącz asasynów na a2. Cofnij.
step-2-done = Tylko płytkę ruchu: ona jest pierwsza. A że był to ostatni wielbłąd, ta runda jest ostatnia.
