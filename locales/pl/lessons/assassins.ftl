### Teksty lekcji „Asasyni”.

title = Asasyni

step-1 =
    Asasyni wracają do woreczka i zabijają jednego meepla. Ich zasięg: jeden krok wzdłuż rzędów i kolumn za każdego z nich; płytka, na której stoją, też jest w zasięgu.

    Podnieś asasyna z a2, dołącz do tego na a3 i spróbuj zabić wezyra na d1.
step-1-hint-1 = Najpierw ruch: z a2 na a3. Potem stuknij d1.
step-1-answer-1 = Ta ofiara była w zasięgu. Cofnij i spróbuj z wezyrem na d1.
step-1-answer-2 = Asasyni mają się spotkać na a3. Cofnij.
step-1-done = Dwóch asasynów sięga na dwa kroki. Wezyr na d1 jest pięć kroków dalej.

step-2 = Płytka, którą zabicie zostawia pustą, staje się twoja tak jak płytka twojego ruchu, jeśli nie stoi na niej wielbłąd. Zabij tak, aby zdobyć najcenniejszą płytkę.
step-2-hint-1 = Poszukaj samotnych meepli do dwóch kroków od a3. Płytka asasynów też się liczy.
step-2-hint-2 = Gdy asasyni są już w ręce, mędrzec na a3 zostaje sam na oazie wartej 8.
step-2-answer-1 = Płytka jest, ale inna w zasięgu jest warta 8. Cofnij.
step-2-answer-2 = Ofiara nie stała samotnie, więc nikt nie zajmuje płytki. Cofnij.
step-2-answer-3 = To nie asasyni. Cofnij.
step-2-done = Oaza jest twoja: 8 punktów, a palma, którą zaraz postawisz, stanie na twojej płytce. Musisz zabić zawsze, gdy jakaś ofiara jest w zasięgu bez fakira.

step-3 = Fakir wydłuża zasięg o krok. Masz jednego. Znów podnieś asasyna z a2, dołącz do tego na a3 i zajmij oazę na c2.
step-3-hint-1 = Z a3 na c2: dwie kolumny i jeden rząd.
step-3-hint-2 = Po ruchu stuknij c2; fakir zostanie odrzucony sam.
step-3-answer-1 = Inna ofiara. Cofnij: z fakirem sięgasz do oazy na c2.
step-3-answer-2 = To nie asasyni. Cofnij.
step-3-done = Odległość 3: dwóch asasynów i fakir. Nigdy nie odrzucasz więcej fakirów, niż wymaga droga.

step-4 = Dla wezyrów i mędrców leżących przed rywalem odległość nie ma znaczenia. Sam ma tylu wezyrów co ty. Kto jest teraz najlepszą ofiarą?
step-4-hint-1 = Pamiętaj: 10 punktów za każdego rywala, który ma mniej wezyrów.
step-4-hint-2 = Stuknij wezyrów Sama.
step-4-answer-1 = Mędrzec kosztuje Sama 2 punkty. Wezyr da ci więcej. Cofnij.
step-4-answer-2 = Płytka jest dobra, ale tu czeka 10 punktów. Cofnij i spójrz na Sama.
step-4-answer-3 = To nie asasyni. Cofnij.
step-4-done = Dwóch przeciw jednemu: premia 10 punktów jest twoja.

step-5 = Jeśli każda ofiara kosztowałaby fakira, możesz oszczędzić wszystkich. Tu ofiary w zasięgu nic ci nie dają, a fakir może kiedyś zarobić więcej. Zachowaj go.
step-5-hint-1 = Poszukaj przycisku, który nikogo nie zabija.
step-5-answer-1 = Fakira nie ma, a zysku żadnego. Cofnij.
step-5-done = Asasyni wracają do woreczka, a fakir czeka na budowniczych albo na dżina.
